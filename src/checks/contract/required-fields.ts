import type { ToolFacts } from "../../model/facts.ts";
import { isObject, member } from "../../model/json.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";

/** A schema that takes its parameters from elsewhere does not say here what is required. */
function composed(tool: ToolFacts): boolean {
  return ["anyOf", "oneOf", "allOf", "$ref", "dependentRequired", "if"].some(
    (keyword) => member(tool.inputSchema, keyword) !== undefined,
  );
}

function ghosts(tool: ToolFacts): RawFinding[] {
  if (composed(tool)) return [];
  const known = new Set(tool.parameters.map((parameter) => parameter.name));
  return tool.required
    .filter((name) => !known.has(name))
    .map((name) => ({ message: "ghost", data: { name }, tool: tool.index, property: name }));
}

export default defineCheck({
  id: "required-fields",
  title: "`required` names parameters that exist, and the ones that are needed",
  category: "contract",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["tools"],
  options: {},
  source: "toolproof static checks; JSON Schema keyword `required`",
  why: "A required parameter that is not declared cannot be filled in by a model; a tool that requires nothing is called with nothing.",
  fix: "Let `required` list exactly the declared parameters that a call cannot do without.",
  messages: {
    ghost: "`required` names `{name}`, which is not among the properties.",
    none: "None of the tool's parameters ({count}) is required.",
  },
  fixes: {
    none: "If a call without arguments is useful, give a parameter a default that says so; else list what a call needs in `required`.",
  },
  evaluate({ tools }) {
    const findings = tools.flatMap((tool): RawFinding[] => {
      if (!isObject(tool.inputSchema)) return [];
      const found = ghosts(tool);
      // A default says that the tool was made to be called with less.
      const documented = tool.parameters.some(
        (parameter) => member(parameter.schema, "default") !== undefined,
      );
      if (tool.parameters.length === 0 || tool.required.length > 0 || documented || composed(tool))
        return found;
      const data = { count: tool.parameters.length };
      return [
        ...found,
        { message: "none", data, tool: tool.index, severity: "notice" as const, kind: "risk" as const },
      ];
    });
    return withRows(findings, tools, "error");
  },
});
