import { ANSWER_CHARS } from "../../facts/outliers.ts";
import { defineCheck } from "../define.ts";
import { FIGURES_SOURCE, judgeFigures } from "../figures.ts";

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
      default: ANSWER_CHARS.threshold,
      description: "Over this it is flagged, in characters.",
    },
    size_floor_chars: {
      type: "integer",
      minimum: 0,
      default: ANSWER_CHARS.floor,
      description:
        "Under this nothing is flagged for being over three times the median, in characters; 0 gives the published rule.",
    },
  },
  source: FIGURES_SOURCE,
  why: "The whole answer goes into the model's context: it costs tokens and pushes out what matters.",
  fix: "Page the result, return the fields that matter, or return a resource link.",
  messages: {
    absolute: "A valid call is answered with {value} characters, over {threshold}.",
    relative:
      "A valid call is answered with {value} characters, {times} times the server's median of {median}.",
  },
  evaluate({ calls }, options) {
    const limits = {
      threshold: Number(options.bloat_threshold_chars),
      floor: Number(options.size_floor_chars),
    };
    return judgeFigures(calls, (call) => call.response?.chars ?? 0, limits, "medianChars");
  },
});
