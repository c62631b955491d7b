import type { Parameter, ToolFacts } from "../model/facts.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { boundsDrafts } from "./bounds.ts";
import { withMember, withoutMember, wrongValues } from "./malformed.ts";
import { flatten } from "./merge-schema.ts";

/** One way to make allowed arguments forbidden. */
export type Break = (args: JsonObject) => JsonObject;

const without =
  (name: string): Break =>
  (args) =>
    withoutMember(args, name);

const withValue =
  (name: string, value: Json): Break =>
  (args) =>
    withMember(args, name, value);

function breaksOf(parameter: Parameter, tool: ToolFacts): Break[] {
  const { name, schema, type, required } = parameter;
  const [wrong, ...others] = wrongValues(type);
  const bounds = boundsDrafts({ ...tool, parameters: [parameter] }, {});
  const flat = flatten(schema, tool.inputSchema ?? {}, 0);
  const none = required && flat.default === undefined ? [withValue(name, null)] : [];
  return [
    ...(required ? [without(name)] : []),
    ...(wrong === undefined ? [] : [withValue(name, wrong)]),
    ...bounds.map((draft) => withValue(name, draft.arguments[name] ?? null)),
    ...others.map((value) => withValue(name, value)),
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
