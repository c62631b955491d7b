import { resolveLocal } from "../facts/refs.ts";
import { isObject, type Json, type JsonObject, member } from "../model/json.ts";

/** References followed in a row, and branches of `allOf` merged; cycles end here. */
const MAX_STEPS = 50;

function join(into: JsonObject, from: JsonObject): JsonObject {
  const properties = { ...(isObject(into.properties) ? into.properties : {}) };
  if (isObject(from.properties)) {
    for (const [name, schema] of Object.entries(from.properties)) define(properties, name, schema);
  }
  const required = [
    ...(Array.isArray(into.required) ? into.required : []),
    ...(Array.isArray(from.required) ? from.required : []),
  ];
  const joined: JsonObject = { ...into, ...from };
  if (Object.keys(properties).length > 0) joined.properties = properties;
  if (required.length > 0) joined.required = [...new Set(required)];
  return joined;
}

/** Sets a member whatever its name: `__proto__` is a property like any other. */
export function define(object: JsonObject, name: string, value: Json): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

/** A schema with its local references followed, `allOf` merged and branch `choice` of `anyOf`/`oneOf` taken. */
export function flatten(schema: Json | undefined, root: Json, choice: number, steps = 0): JsonObject {
  if (!isObject(schema) || steps > MAX_STEPS) return {};
  const { $ref, allOf, anyOf, oneOf, ...own } = schema;
  let flat: JsonObject = own;
  if (typeof $ref === "string") {
    flat = join(flatten(resolveLocal(root, $ref), root, choice, steps + 1), flat);
  }
  if (Array.isArray(allOf)) {
    for (const part of allOf.slice(0, MAX_STEPS)) flat = join(flat, flatten(part, root, choice, steps + 1));
  }
  for (const branches of [anyOf, oneOf]) {
    if (!Array.isArray(branches)) continue;
    const usable = branches.filter((branch) => isObject(branch) && member(branch, "type") !== "null");
    const branch = usable[Math.min(choice, usable.length - 1)];
    if (branch !== undefined) flat = join(flat, flatten(branch, root, choice, steps + 1));
  }
  return flat;
}
