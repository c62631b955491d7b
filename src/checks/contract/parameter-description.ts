import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";

export default defineCheck({
  id: "parameter-description",
  title: "Every parameter has a description",
  category: "contract",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["tools"],
  options: {},
  source: "mcp-doctor; MCP specification, Tools: the input schema is what a model fills in",
  why: "A model fills parameters in by their descriptions; without one it guesses format and meaning from the name.",
  fix: "Describe the parameter: meaning, format, unit, an example.",
  messages: {
    one: "The parameter `{name}` has no description.",
    some: "{count} of {total} parameters have no description: {names}.",
    all: "0 of {total} parameters are described: descriptions may have got lost when the schema was converted.",
  },
  evaluate({ tools }) {
    const findings = tools.flatMap((tool): RawFinding[] => {
      const bare = tool.parameters.filter((parameter) => (parameter.description ?? "").trim() === "");
      const total = tool.parameters.length;
      const [first] = bare;
      if (first === undefined) return [];
      if (bare.length === 1) {
        return [{ message: "one", data: { name: first.name }, tool: tool.index, property: first.name }];
      }
      if (bare.length === total) return [{ message: "all", data: { total }, tool: tool.index }];
      const names = bare.map((parameter) => `\`${parameter.name}\``).join(", ");
      return [{ message: "some", data: { count: bare.length, total, names }, tool: tool.index }];
    });
    return withRows(findings, tools, "warning");
  },
});
