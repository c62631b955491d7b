import { isMeasured, median, outliers } from "../../facts/outliers.ts";
import { validCalls } from "../../facts/valid-calls.ts";
import { defineCheck, type RawFinding } from "../define.ts";

export default defineCheck({
  id: "response-size",
  title: "Answers are not larger than a model can use",
  category: "performance",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["calls"],
  options: {
    bloat_threshold_chars: {
      type: "integer",
      minimum: 1,
      default: 20000,
      description: "Over this it is flagged, in characters.",
    },
    size_floor_chars: {
      type: "integer",
      minimum: 0,
      default: 1000,
      description:
        "Under this nothing is flagged for being over three times the median, in characters; 0 gives the published rule.",
    },
  },
  source:
    "mcp-fuzz: over the threshold, or over three times the server's median with at least three tools; crashed and timed-out calls excluded",
  why: "The whole answer goes into the model's context: it costs tokens and pushes out what matters.",
  fix: "Page the result, return the fields that matter, or return a resource link.",
  messages: {
    absolute: "A valid call is answered with {value} characters, over {threshold}.",
    relative:
      "A valid call is answered with {value} characters, {times} times the server's median of {median}.",
  },
  evaluate({ calls }, options) {
    const threshold = Number(options.bloat_threshold_chars);
    const figures = validCalls(calls)
      .filter(isMeasured)
      .map((call) => ({
        key: call.key,
        tool: call.toolIndex,
        name: call.tool,
        value: call.response?.chars ?? 0,
      }));
    const flagged = outliers(figures, threshold, Number(options.size_floor_chars));
    const middle = median(figures.map((figure) => figure.value));
    const findings = flagged.map(
      (one): RawFinding => ({
        message: one.why,
        data: { value: one.value, threshold, times: one.times ?? "", median: Math.round(middle ?? 0) },
        tool: one.tool,
        call: one.key,
      }),
    );
    const names = new Map(figures.map((figure) => [figure.key, figure.name]));
    return {
      findings,
      rows: [],
      percent: figures.length === 0 ? null : (100 * (figures.length - flagged.length)) / figures.length,
      metrics: {
        checked: figures.length,
        medianChars: middle === null ? null : Math.round(middle),
        flagged: flagged.map((one) => ({
          tool: names.get(one.key) ?? "",
          value: one.value,
          times: one.times,
        })),
      },
    };
  },
});
