import { isMeasured, median, outliers } from "../../facts/outliers.ts";
import { validCalls } from "../../facts/valid-calls.ts";
import { defineCheck, type RawFinding } from "../define.ts";

export default defineCheck({
  id: "latency",
  title: "Valid calls are answered in time",
  category: "performance",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["calls"],
  options: {
    slow_threshold_ms: {
      type: "integer",
      minimum: 1,
      default: 5000,
      description: "Over this it is flagged, in ms.",
    },
    latency_floor_ms: {
      type: "integer",
      minimum: 0,
      default: 250,
      description:
        "Under this nothing is flagged for being over three times the median, in ms; 0 gives the published rule.",
    },
  },
  source:
    "mcp-fuzz: over the threshold, or over three times the server's median with at least three tools; crashed and timed-out calls excluded",
  why: "A model and its user wait for every call; one slow tool stalls the whole conversation.",
  fix: "Cache, page or stream the work, or return at once and offer a tool that tells the state.",
  messages: {
    absolute: "A valid call is answered after {value} ms, over {threshold}.",
    relative: "A valid call is answered after {value} ms, {times} times the server's median of {median}.",
  },
  evaluate({ calls }, options) {
    const threshold = Number(options.slow_threshold_ms);
    const figures = validCalls(calls)
      .filter(isMeasured)
      .map((call) => ({
        key: call.key,
        tool: call.toolIndex,
        name: call.tool,
        value: Math.round(call.durationMs),
      }));
    const flagged = outliers(figures, threshold, Number(options.latency_floor_ms));
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
        medianMs: middle === null ? null : Math.round(middle),
        flagged: flagged.map((one) => ({
          tool: names.get(one.key) ?? "",
          value: one.value,
          times: one.times,
        })),
      },
    };
  },
});
