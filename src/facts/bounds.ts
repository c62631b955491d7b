import type { Parameter } from "../model/facts.ts";
import { isObject, type Json, member } from "../model/json.ts";

const SHAPES = [
  ...["type", "enum", "const", "$ref", "$dynamicRef", "anyOf", "oneOf", "allOf", "not", "if"],
  ...["properties", "patternProperties", "items", "prefixItems"],
];
/** Any of these bounds a value of the type, or says which values there are. */
const BOUNDS: Readonly<Record<string, readonly string[]>> = {
  string: ["maxLength", "pattern", "format", "contentEncoding", "contentMediaType"],
  array: ["maxItems"],
  number: ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"],
  integer: ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"],
};
const OTHERWISE = ["enum", "const", "$ref", "anyOf", "oneOf", "allOf", "not", "if"];

const has = (schema: Json, keywords: readonly string[]) =>
  keywords.some((keyword) => member(schema, keyword) !== undefined);

/** Says nothing at all about the value: `{}`, `true`, or words only. */
export function isUntyped(schema: Json | undefined): boolean {
  return schema === true || (isObject(schema) && !has(schema, SHAPES));
}

/** Whether an object is declared to take properties that nothing describes: `additionalProperties: true` or `{}`. */
export function isOpen(schema: Json): boolean {
  return isUntyped(member(schema, "additionalProperties"));
}

/** An object of which no property is declared, and none limited either. */
export function isCatchAll({ schema, type }: Parameter): boolean {
  if (type !== "object") return false;
  const properties = member(schema, "properties");
  const declares = isObject(properties) && Object.keys(properties).length > 0;
  const names = member(schema, "propertyNames");
  const others = ["patternProperties", "$ref", "anyOf", "oneOf", "allOf"];
  const limited = isObject(names) && has(names, ["enum", "pattern", "const"]);
  if (declares || limited || has(schema, others)) return false;
  return member(schema, "additionalProperties") === undefined || isOpen(schema);
}

/** A string, array or number of any length or size whatever. */
export function isUnbounded({ schema, type }: Parameter): boolean {
  const bounds = type === null ? undefined : BOUNDS[type];
  return bounds !== undefined && !has(schema, bounds) && !has(schema, OTHERWISE);
}
