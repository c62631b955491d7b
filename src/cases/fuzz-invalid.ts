import type { Parameter, ToolFacts } from "../model/facts.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { boundsDrafts } from "./bounds.ts";
import { withMember } from "./malformed.ts";
import { flatten } from "./merge-schema.ts";

/** One way to make allowed arguments forbidden. */
export type Break = (args: JsonObject) => JsonObject;

/**
 * Values of another JSON type, by the declared one. None that a lenient parser turns into the declared type: `"5"` for a
 * number or `1` for a boolean is taken by servers that coerce on purpose.
 */
const WRONG: Readonly<Record<string, readonly Json[]>> = {
  string: [12345, { x: 1 }, ["x"], true],
  number: ["not-a-number", { x: 1 }, ["x", "y"]],
  integer: ["not-a-number", 1.5, { x: 1 }, ["x", "y"]],
  boolean: ["not-a-boolean", { x: 1 }, 7],
  array: ["not-an-array", { x: 1 }, 12345],
  object: ["not-an-object", ["x"], 12345],
};

function without(name: string): Break {
  return (args) => {
    const { [name]: _, ...rest } = args;
    return rest;
  };
}

const withValue =
  (name: string, value: Json): Break =>
  (args) =>
    withMember(args, name, value);

function breaksOf(parameter: Parameter, tool: ToolFacts): Break[] {
  const { name, schema, type, required } = parameter;
  const wrong = type !== null && Object.hasOwn(WRONG, type) ? (WRONG[type] ?? []) : [];
  const bounds = boundsDrafts({ ...tool, parameters: [parameter] }, {});
  const flat = flatten(schema, tool.inputSchema ?? {}, 0);
  const none = required && flat.default === undefined ? [withValue(name, null)] : [];
  return [
    ...(required ? [without(name)] : []),
    ...wrong.slice(0, 1).map((value) => withValue(name, value)),
    ...bounds.map((draft) => withValue(name, draft.arguments[name] ?? null)),
    ...wrong.slice(1).map((value) => withValue(name, value)),
    ...none,
  ];
}

/** Ways to make allowed arguments forbidden: the first of each parameter, then the second of each, and so on. */
export function breaksFor(tool: ToolFacts): Break[] {
  const declared = new Set(tool.parameters.map((one) => one.name));
  const ghosts = tool.required.filter((name) => !declared.has(name)).map(without);
  const lists = [...tool.parameters.map((parameter) => breaksOf(parameter, tool)), ghosts];
  const longest = lists.reduce((most, list) => Math.max(most, list.length), 0);
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat();
}
