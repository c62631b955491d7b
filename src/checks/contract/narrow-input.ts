import { isCatchAll, isOpen, isUnbounded, isUntyped } from "../../facts/bounds.ts";
import { deedOf, namesInWords } from "../../facts/verbs.ts";
import type { Parameter, ToolFacts } from "../../model/facts.ts";
import { member } from "../../model/json.ts";
import { listed } from "../../text/words.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";

/** Names of parameters whose text is run as a program or a query. */
const PROGRAM = /^(?:sql|code|script|command|cmd|eval)$/i;
/** An expression may be a sum, a cron schedule or a regular expression: it is a program where the texts name its language. */
const LANGUAGE =
  /\b(?:javascript|typescript|js|python|ruby|lua|shell|bash|powershell|groovy|code|scripts?)\b/i;
/** Names told in one finding. */
const MAX_NAMES = 5;

function isProgram({ name, schema, type, description }: Parameter, tool: ToolFacts): boolean {
  const bounded = member(schema, "enum") !== undefined || member(schema, "pattern") !== undefined;
  if (type !== "string" || bounded) return false;
  if (/^expression$/i.test(name)) return LANGUAGE.test(`${description ?? ""}\n${tool.description ?? ""}`);
  return PROGRAM.test(name);
}

function judgeParameter(tool: ToolFacts, parameter: Parameter): RawFinding[] {
  const at = (message: string, severity: "warning" | "notice"): RawFinding[] => [
    { message, data: { name: parameter.name }, tool: tool.index, property: parameter.name, severity },
  ];
  if (isUntyped(parameter.schema)) return at("untyped", "warning");
  if (isCatchAll(parameter)) return at("catch-all", "notice");
  if (parameter.type === "object" && isOpen(parameter.schema) && !tool.readOnly) return at("open", "notice");
  return isProgram(parameter, tool) ? at("program", tool.readOnly ? "notice" : "warning") : [];
}

/** Tools that change something by their hints, or by their names where there are no hints. */
function changing(tools: readonly ToolFacts[]): ToolFacts[] {
  const words = namesInWords(tools);
  return tools.filter((tool, at) => {
    const { readOnlyHint, destructiveHint } = tool.annotations;
    if (readOnlyHint !== null || destructiveHint !== null)
      return readOnlyHint === false || (readOnlyHint === null && destructiveHint === true);
    const deed = deedOf(words[at] ?? []);
    return deed === "writes" || deed === "destroys";
  });
}

const quoted = (names: readonly string[]) =>
  listed(
    names.map((name) => `\`${name}\``),
    MAX_NAMES,
  );

/** Hardly any schema says bounds: of several tools it is told once. */
function unbounded(tools: readonly ToolFacts[]): RawFinding[] {
  const found = changing(tools).flatMap((tool) => {
    const names = tool.parameters.filter(isUnbounded).map(({ name }) => name);
    return names.length === 0 ? [] : [{ tool, names }];
  });
  const [first, ...rest] = found;
  if (first === undefined) return [];
  const count = found.reduce((sum, one) => sum + one.names.length, 0);
  const severity = "notice" as const;
  if (rest.length === 0)
    return [{ message: "unbounded", data: { names: quoted(first.names) }, tool: first.tool.index, severity }];
  const data = { count, tools: found.length, names: quoted(found.map((one) => one.tool.name)) };
  return [{ message: "unbounded-many", data, tool: null, severity }];
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
    open: "The parameter `{name}` takes any property beside those that are declared.",
    program: "The parameter `{name}` takes free text that is run: nothing limits what a call can do.",
    unbounded: "The tool changes something and takes parameters of any length or size: {names}.",
    "unbounded-many":
      "{tools} tools that change something take {count} parameters of any length or size: {names}.",
  },
  fixes: {
    unbounded: "Say `maxLength`, `maxItems`, `minimum` and `maximum` where the server has such limits.",
    "unbounded-many":
      "Say `maxLength`, `maxItems`, `minimum` and `maximum` where the server has such limits.",
  },
  evaluate({ tools }) {
    const findings = tools.flatMap((tool) =>
      tool.parameters.flatMap((parameter) => judgeParameter(tool, parameter)),
    );
    return withRows([...findings, ...unbounded(tools)], tools, "warning");
  },
});
