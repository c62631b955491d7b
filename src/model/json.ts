/** Any value that JSON can carry. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object. Keys come from the server under test: read them with `Object.hasOwn`, never with `in`. */
export interface JsonObject {
  [key: string]: Json;
}

/** True for a JSON object, false for arrays, null and scalars. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The member `key` of `value` when `value` is an object that owns it, else undefined. Safe for `__proto__`. */
export function member(value: unknown, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The member `key` when it is a string, else null. */
export function stringMember(value: unknown, key: string): string | null {
  const found = member(value, key);
  return typeof found === "string" ? found : null;
}

/** The member `key` when it is a number, else null. */
export function numberMember(value: unknown, key: string): number | null {
  const found = member(value, key);
  return typeof found === "number" ? found : null;
}

/** The items of an array; none of anything else. */
export function itemsOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The texts among the items of an array; none of anything else. */
export function textsIn(value: Json | undefined): string[] {
  return itemsOf(value).filter((item) => typeof item === "string");
}
