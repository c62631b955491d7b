import type { Parameter, ToolFacts } from "../model/facts.ts";
import { isObject, type Json, type JsonObject, member, textsIn } from "../model/json.ts";
import { type Draft, malformed } from "./draft.ts";
import { typesOf } from "./keywords.ts";
import { withMember, withoutMember } from "./malformed.ts";
import { define, flatten } from "./merge-schema.ts";

/** Tried in this order: the first that violates the type and is not in the `enum`. */
const WRONG_VALUES: readonly [string, Json][] = [
  ["number", 12345],
  ["string", "not-a-valid-value"],
  ["boolean", true],
  ["array", ["x"]],
  ["object", { x: 1 }],
];

const EXTRA = "unexpected_argument_xyz";

function wrongValue(parameter: Parameter): Json | undefined {
  const types = typesOf(parameter.schema);
  const values = member(parameter.schema, "enum");
  const allowed = Array.isArray(values) ? JSON.stringify(values) : "";
  const accepts = (type: string) => types.includes(type) || (type === "number" && types.includes("integer"));
  return WRONG_VALUES.find(
    ([type, value]) => !accepts(type) && !allowed.includes(JSON.stringify(value)),
  )?.[1];
}

function assign(
  parameters: readonly Parameter[],
  wanted: (parameter: Parameter) => Json | undefined,
): JsonObject {
  const args: JsonObject = {};
  for (const parameter of parameters) {
    const value = wanted(parameter);
    if (value !== undefined) define(args, parameter.name, value);
  }
  return args;
}

/** Required arrays of objects: where nested mistakes can be made. */
function arraysOfObjects(tool: ToolFacts): { name: string; required: string[] }[] {
  return tool.parameters.flatMap(({ name, schema, required }) => {
    const flat = flatten(schema, tool.inputSchema ?? {}, 0);
    const items = flatten(member(flat, "items"), tool.inputSchema ?? {}, 0);
    if (!required || member(flat, "type") !== "array" || member(items, "type") !== "object") return [];
    return [{ name, required: textsIn(items.required) }];
  });
}

function nested(tool: ToolFacts, valid: JsonObject): Draft[] {
  const [array] = arraysOfObjects(tool);
  if (array === undefined) return [];
  const drafts = [
    malformed("robust/nested-string", "robust", withMember(valid, array.name, "not-an-array"), array.name),
  ];
  const value = member(valid, array.name);
  const item = Array.isArray(value) ? value[0] : undefined;
  const [missing] = array.required;
  if (missing === undefined || !isObject(item)) return drafts;
  return [
    ...drafts,
    malformed(
      "robust/nested-item",
      "robust",
      withMember(valid, array.name, [withoutMember(item, missing)]),
      array.name,
    ),
  ];
}

/** The `robust/*` calls of one tool, malformed ones only. `valid`: the tool's valid call, null when none could be made. */
export function robustDrafts(tool: ToolFacts, valid: JsonObject | null): Draft[] {
  const typed = tool.parameters.filter((parameter) => typesOf(parameter.schema).length > 0);
  const strings = typed.filter((parameter) => parameter.type === "string");
  const wrongTypes = assign(typed, wrongValue);
  const nulls = assign(typed, (one) => (typesOf(one.schema).includes("null") ? undefined : null));
  const drafts: Draft[] = [];
  const add = (id: string, args: JsonObject) => drafts.push(malformed(`robust/${id}`, "robust", args));
  if (tool.required.length > 0) add("missing-required", {});
  if (typed.length > 0) {
    add("wrong-types", wrongTypes);
    add("nulls", nulls);
    add("extra-argument", withMember(wrongTypes, EXTRA, "x"));
  }
  if (strings.length > 0) add("string-as-object", { ...valid, ...assign(strings, () => ({ x: 1 })) });
  return valid === null ? drafts : [...drafts, ...nested(tool, valid)];
}

/** `{}` to a read-only tool without properties: a valid call, for coverage. */
export function noArguments(tool: ToolFacts): Draft[] {
  if (!tool.readOnly || tool.parameters.length > 0 || tool.required.length > 0) return [];
  return [{ id: "robust/read-only-no-args", kind: "robust", property: null, arguments: {}, wanted: "valid" }];
}
