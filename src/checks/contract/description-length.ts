import { defineCheck } from "../define.ts";
import { withRows } from "../rows.ts";

export default defineCheck({
  id: "description-length",
  title: "Descriptions are not longer than models and back ends take",
  category: "contract",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["tools"],
  options: {
    max_description_length: {
      type: "integer",
      minimum: 1,
      default: 1024,
      description: "Longest description of a tool, in characters.",
    },
  },
  source:
    "toolproof static checks; model back ends cut or refuse function descriptions over 1,024 characters",
  why: "Every conversation pays for the description in tokens, and some back ends cut or refuse longer ones.",
  fix: "Shorten the description; move examples and reference material to a resource or a prompt.",
  messages: { long: "The description is {length} characters long, over {max}." },
  evaluate({ tools }, options) {
    const max = Number(options.max_description_length);
    const findings = tools
      .filter((tool) => (tool.description ?? "").length > max)
      .map((tool) => ({
        message: "long",
        data: { length: (tool.description ?? "").length, max },
        tool: tool.index,
      }));
    return withRows(findings, tools, "warning");
  },
});
