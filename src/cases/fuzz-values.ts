import fc from "fast-check";
import { isObject, itemsOf, type Json, type JsonObject, member, textsIn } from "../model/json.ts";
import { edgeStrings, stringArbitrary } from "./fuzz-strings.ts";
import { numberOf, typesOf } from "./keywords.ts";
import { define, flatten } from "./merge-schema.ts";
import { makeNumber } from "./numbers.ts";

/** Below this depth only what is required is made; below the second nothing fits and the whole is dropped. */
const OPTIONAL_DEPTH = 3;
const MAX_DEPTH = 12;
/** Branches of `anyOf`/`oneOf`, properties of one object and items of one array that are made. */
const MAX_BRANCHES = 4;
const MAX_PROPERTIES = 100;
const MAX_ITEMS = 4;
/** Numbers that no schema bounds stay small: what a tool does with them may be work. */
const FREE_RANGE = 100;
/** A number under such a name is a time to wait: a large one would hang any server. */
const WAITS = /dur|delay|wait|sleep|time|interval|second|minute|hour|steps?$|^ms$|_ms$/i;
const ABSENT = Symbol("absent");
/** Arbitraries made for one tool: schemas that branch at every level would make them without end. */
const MAX_ARBITRARIES = 1_000;

/** What is shared while the arbitraries of one tool are made. */
export interface Making {
  /** Where local references lead. */
  root: Json;
  /** Arbitraries that may still be made. */
  left: number;
}

/** A start for the input schema of one tool. */
export const making = (root: Json): Making => ({ root, left: MAX_ARBITRARIES });

/** The types that values are made of; guessed where none is named. */
function madeTypes(schema: JsonObject): string[] {
  const named = typesOf(schema);
  if (named.length > 0) return named;
  if (isObject(schema.properties)) return ["object"];
  return Object.hasOwn(schema, "items") ? ["array"] : ["string"];
}

function limits(schema: JsonObject): { min: number; max: number } {
  const low = numberOf(schema, "minimum") ?? numberOf(schema, "exclusiveMinimum");
  const high = numberOf(schema, "maximum") ?? numberOf(schema, "exclusiveMaximum");
  const min = low ?? Math.min(-FREE_RANGE, (high ?? 0) - FREE_RANGE);
  return { min, max: Math.max(min, high ?? Math.max(FREE_RANGE, min + FREE_RANGE)) };
}

function edgeNumbers(schema: JsonObject, name: string): number[] {
  if (WAITS.test(name)) return [makeNumber(schema, true)];
  const { min, max } = limits(schema);
  const step = numberOf(schema, "multipleOf") ?? 1;
  const values = [min, max, 0, 1, -1, min + step, max - step].filter((one) => one >= min && one <= max);
  return [...new Set(values)];
}

function numberArbitrary(schema: JsonObject, name: string, integer: boolean): fc.Arbitrary<Json> {
  const edges = edgeNumbers(schema, name);
  if (WAITS.test(name)) return fc.constantFrom(...edges);
  const { min, max } = limits(schema);
  const step = numberOf(schema, "multipleOf") ?? (integer ? 1 : 0.25);
  const usable = step > 0 && (max - min) / step < 2 ** 31;
  const [from, to] = usable ? [Math.ceil(min / step), Math.floor(max / step)] : [0, 0];
  if (!usable || from > to || Math.abs(from) > 2 ** 31 || Math.abs(to) > 2 ** 31)
    return fc.constantFrom(...edges);
  const inside = fc.integer({ min: from, max: to }).map((n) => Number((n * step).toPrecision(12)));
  return fc.oneof(inside, fc.constantFrom(...edges));
}

function arrayArbitrary(schema: JsonObject, making: Making, name: string, depth: number): fc.Arbitrary<Json> {
  const { items, prefixItems } = schema;
  const tuple = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : null;
  if (tuple !== null) {
    const all = tuple.slice(0, MAX_PROPERTIES).map((item) => valueArbitrary(item, making, name, depth + 1));
    return fc.tuple(...all).map((values): Json => values);
  }
  const minLength = Math.min(numberOf(schema, "minItems") ?? 0, MAX_PROPERTIES);
  const maxLength = Math.max(minLength, Math.min(numberOf(schema, "maxItems") ?? MAX_ITEMS, MAX_ITEMS));
  const item = valueArbitrary(items ?? {}, making, name.replace(/(?<=\w)s$/, ""), depth + 1);
  return fc.array(item, { minLength, maxLength: depth >= OPTIONAL_DEPTH ? minLength : maxLength });
}

/** Objects with every required property, and some of the others. */
export function objectArbitrary(schema: JsonObject, making: Making, depth: number): fc.Arbitrary<JsonObject> {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = new Set(textsIn(schema.required));
  const names = [...new Set([...required, ...Object.keys(properties)])];
  const wanted = names
    .filter((name) => required.has(name) || depth < OPTIONAL_DEPTH)
    .slice(0, MAX_PROPERTIES);
  const members = wanted.map((name) => {
    const value = valueArbitrary(member(properties, name) ?? {}, making, name, depth + 1);
    return required.has(name) ? value : fc.option(value, { nil: ABSENT, freq: 1 });
  });
  return fc.tuple(...members).map((values) => {
    const made: JsonObject = {};
    for (const [at, value] of values.entries()) {
      if (value !== ABSENT) define(made, wanted[at] ?? "", value as Json);
    }
    return made;
  });
}

function typedArbitrary(
  flat: JsonObject,
  type: string,
  making: Making,
  name: string,
  depth: number,
): fc.Arbitrary<Json> {
  switch (type) {
    case "object":
      return objectArbitrary(flat, making, depth);
    case "array":
      return arrayArbitrary(flat, making, name, depth);
    case "integer":
      return numberArbitrary(flat, name, true);
    case "number":
      return numberArbitrary(flat, name, false);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return stringArbitrary(flat, name);
  }
}

/** Values that a schema itself names: its only one, or its `enum`, or `examples` and `default` to go before invented ones. */
function named(flat: JsonObject): { values: Json[]; only: boolean } {
  if (flat.const !== undefined) return { values: [flat.const], only: true };
  if (Array.isArray(flat.enum) && flat.enum.length > 0) return { values: flat.enum, only: true };
  const examples = itemsOf(flat.examples);
  return { values: [...examples, ...(flat.default == null ? [] : [flat.default])], only: false };
}

function branchArbitrary(flat: JsonObject, making: Making, name: string, depth: number): fc.Arbitrary<Json> {
  const { values, only } = named(flat);
  if (only) return fc.constantFrom(...values);
  const invented = fc.oneof(
    ...madeTypes(flat).map((type) => typedArbitrary(flat, type, making, name, depth)),
  );
  return values.length === 0 ? invented : fc.oneof(fc.constantFrom(...values), invented);
}

function branches(schema: Json): number {
  const count = (key: string) => {
    const list = member(schema, key);
    return Array.isArray(list) ? list.length : 1;
  };
  return Math.min(MAX_BRANCHES, Math.max(1, count("anyOf"), count("oneOf")));
}

/** Values for a schema: mostly valid, never proven here. */
function valueArbitrary(schema: Json, making: Making, name: string, depth: number): fc.Arbitrary<Json> {
  making.left -= 1;
  if (depth > MAX_DEPTH || making.left < 0) return fc.constant(null);
  const choices = Array.from({ length: branches(schema) }, (_, choice) =>
    flatten(schema, making.root, choice),
  );
  return fc.oneof(...choices.map((flat) => branchArbitrary(flat, making, name, depth)));
}

/** Values at the edge of what a property allows, the most telling first. Not proven. */
export function edgesOf(schema: Json, root: Json, name: string): Json[] {
  const flat = flatten(schema, root, 0);
  const { values, only } = named(flat);
  if (only) return values.slice(0, MAX_PROPERTIES);
  const edges = madeTypes(flat).flatMap((type): Json[] => {
    if (type === "string") return edgeStrings(flat, name);
    if (type === "integer" || type === "number") return edgeNumbers(flat, name);
    if (type === "boolean") return [true, false];
    if (type === "array") return [[]];
    return type === "object" ? [{}] : [null];
  });
  return [...values, ...edges];
}
