import { resolveLocal } from "../../facts/refs.ts";
import type { Parameter, ToolFacts } from "../../model/facts.ts";
import { isObject, type Json, member, stringMember } from "../../model/json.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";

/** A part of the message and not one of its own: the finding stays the same when another tool gets a description. */
const LOST = ", and none of any tool: descriptions may have got lost when the schemas were converted";
/** Structures that are looked into for descriptions of their own. */
const MAX_DEPTH = 5;

/** Whether a structure says all by its parts: each declared property, its own or its items', is described. */
function describedWithin(schema: Json, root: Json, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const ref = stringMember(schema, "$ref");
  const inner = ref === null ? member(schema, "items") : resolveLocal(root, ref);
  const properties = member(schema, "properties");
  if (!isObject(properties)) return inner !== undefined && describedWithin(inner, root, depth + 1);
  const parts = Object.values(properties);
  const told = (part: Json) =>
    isTold(stringMember(part, "description")) || describedWithin(part, root, depth + 1);
  return parts.length > 0 && parts.every(told);
}

const isTold = (text: string | null) => (text ?? "").trim() !== "";

const bareOf = ({ parameters, inputSchema }: ToolFacts): Parameter[] =>
  parameters.filter(
    ({ description, schema }) => !isTold(description) && !describedWithin(schema, inputSchema ?? null),
  );

function judgeTool(tool: ToolFacts, lost: boolean): RawFinding[] {
  const bare = bareOf(tool);
  const total = tool.parameters.length;
  const [first] = bare;
  if (first === undefined) return [];
  if (bare.length === 1)
    return [{ message: "one", data: { name: first.name }, tool: tool.index, property: first.name }];
  if (bare.length === total)
    return [{ message: "all", data: { total, hint: lost ? LOST : "" }, tool: tool.index }];
  const names = bare.map((parameter) => `\`${parameter.name}\``).join(", ");
  return [{ message: "some", data: { count: bare.length, total, names }, tool: tool.index }];
}

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
  fix: "Describe the parameter: meaning, format, unit, an example. A structure whose parts are all described needs none of its own.",
  messages: {
    one: "The parameter `{name}` has no description.",
    some: "{count} of {total} parameters have no description: {names}.",
    all: "0 of {total} parameters are described{hint}.",
  },
  evaluate({ tools }) {
    const lost = tools.every((tool) => bareOf(tool).length === tool.parameters.length);
    const findings = tools.flatMap((tool) => judgeTool(tool, lost));
    return withRows(findings, tools, "warning");
  },
});
