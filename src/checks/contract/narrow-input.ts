import type { Parameter, ToolFacts } from "../../model/facts.ts";
import { isObject, member } from "../../model/json.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";

/** Names of parameters whose text is run as a program or a query. */
const PROGRAM = /^(?:sql|code|script|command|cmd|shell|expression|eval)$/i;
const SHAPES = [
  "type",
  "enum",
  "const",
  "$ref",
  "anyOf",
  "oneOf",
  "allOf",
  "not",
  "if",
  "properties",
  "items",
];

/** Says nothing at all about the value: `{}`, `true`, or words only. */
function isUntyped({ schema }: Parameter): boolean {
  if (schema === true) return true;
  return isObject(schema) && SHAPES.every((keyword) => member(schema, keyword) === undefined);
}

/** An object that takes whatever it is given. */
function isCatchAll({ schema, type }: Parameter): boolean {
  if (type !== "object") return false;
  const described = [
    "properties",
    "patternProperties",
    "additionalProperties",
    "propertyNames",
    "$ref",
    "anyOf",
    "oneOf",
    "allOf",
  ];
  return (
    described.every((keyword) => member(schema, keyword) === undefined) ||
    member(schema, "additionalProperties") === true
  );
}

function isProgram({ name, schema, type }: Parameter): boolean {
  return (
    type === "string" &&
    PROGRAM.test(name) &&
    member(schema, "enum") === undefined &&
    member(schema, "pattern") === undefined
  );
}

function judgeTool(tool: ToolFacts): RawFinding[] {
  const at = (message: string, parameter: Parameter, severity: "warning" | "notice"): RawFinding => ({
    message,
    data: { name: parameter.name },
    tool: tool.index,
    property: parameter.name,
    severity,
  });
  return tool.parameters.flatMap((parameter) => {
    if (isUntyped(parameter)) return [at("untyped", parameter, "warning")];
    if (isCatchAll(parameter)) return [at("catch-all", parameter, "notice")];
    return isProgram(parameter) ? [at("program", parameter, tool.readOnly ? "notice" : "warning")] : [];
  });
}

export default defineCheck({
  id: "narrow-input",
  title: "Parameters say what they take",
  category: "contract",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["tools"],
  options: {},
  source: "R-TOOL-1: narrow inputs",
  why: "What a parameter does not rule out a model will send some day, and nothing can be validated.",
  fix: "Give the parameter a type and bounds (`enum`, `pattern`, `properties`), or split the tool into ones with fixed parameters.",
  messages: {
    untyped: "The parameter `{name}` has no type: it takes anything.",
    "catch-all": "The parameter `{name}` is an object without declared properties.",
    program: "The parameter `{name}` takes free text that is run: nothing limits what a call can do.",
  },
  evaluate({ tools }) {
    return withRows(tools.flatMap(judgeTool), tools, "warning");
  },
});
