import { LATENCY_MS } from "../../facts/outliers.ts";
import { defineCheck } from "../define.ts";
import { FIGURES_SOURCE, judgeFigures } from "../figures.ts";

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
      default: LATENCY_MS.threshold,
      description: "Over this it is flagged, in ms.",
    },
    latency_floor_ms: {
      type: "integer",
      minimum: 0,
      default: LATENCY_MS.floor,
      description:
        "Under this nothing is flagged for being over three times the median, in ms; 0 gives the published rule.",
    },
  },
  source: FIGURES_SOURCE,
  why: "A model and its user wait for every call; one slow tool stalls the whole conversation.",
  fix: "Cache, page or stream the work, or return at once and offer a tool that tells the state.",
  messages: {
    absolute: "A valid call is answered after {value} ms, over {threshold}.",
    relative: "A valid call is answered after {value} ms, {times} times the server's median of {median}.",
  },
  evaluate({ calls }, options) {
    const limits = { threshold: Number(options.slow_threshold_ms), floor: Number(options.latency_floor_ms) };
    return judgeFigures(calls, (call) => Math.round(call.durationMs), limits, "medianMs");
  },
});
