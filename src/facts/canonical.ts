import { isObject, type Json, member } from "../model/json.ts";

/** Deeper than this, values count as the same: no client reads them either. */
const MAX_DEPTH = 200;

/** The value as text, keys in order: equal values give equal texts. */
export function canonical(value: Json | undefined, depth = 0): string {
  if (depth > MAX_DEPTH) return '"too deep"';
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, depth + 1)).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "undefined";
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(member(value, key), depth + 1)}`).join(",")}}`;
}

/** Whether two values are equal, whatever the order of their keys. */
export const same = (a: Json | undefined, b: Json | undefined) => canonical(a) === canonical(b);

/** The names of the members of some values, each once; none of what is no object. */
export const keysOf = (...values: readonly (Json | undefined)[]): ReadonlySet<string> =>
  new Set(values.flatMap((value) => (isObject(value) ? Object.keys(value) : [])));
