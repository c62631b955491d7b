import { type Json, type JsonObject, member } from "../model/json.ts";
import { canonical, same } from "./canonical.ts";

/**
 * What a change does to the values that a schema takes. `narrower`: some are refused now; `wider`: more are taken;
 * `both`: may do either; `lost` and `added`: a property is gone or new; `wording`: the same values, other words.
 */
export type Effect = "narrower" | "wider" | "both" | "lost" | "added" | "wording";

/** A change at one place, without the place. */
export interface Told {
  effect: Effect;
  /** What changed, as the end of a sentence. */
  what: string;
}

const WORDS = ["description", "title", "examples", "$comment", "default", "deprecated", "$schema", "$id"];
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"];
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"];
const LIMITS = ["pattern", "format", "multipleOf"];

function typesOf(schema: JsonObject): Set<string> | null {
  const type = member(schema, "type");
  const names = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === "string");
  if (names.length === 0) return null;
  return new Set(names.flatMap((name) => (name === "number" ? ["number", "integer"] : [name])));
}

function valuesOf(schema: JsonObject): Json[] | null {
  const fixed = member(schema, "const");
  if (fixed !== undefined) return [fixed];
  const values = member(schema, "enum");
  return Array.isArray(values) ? values : null;
}

/** A set of what is allowed; null stands for everything. */
function compareSets(before: Set<string> | null, after: Set<string> | null, what: string): Told[] {
  const gone = [...(before ?? [])].filter((item) => after !== null && !after.has(item));
  const fresh = [...(after ?? [])].filter((item) => before !== null && !before.has(item));
  const list = (items: string[]) => items.slice(0, 5).join(", ");
  if (before === null && after !== null)
    return [{ effect: "narrower", what: `${what} is now limited to ${list([...after])}` }];
  if (before !== null && after === null) return [{ effect: "wider", what: `${what} is no longer limited` }];
  return [
    ...(gone.length > 0
      ? [{ effect: "narrower" as const, what: `${what} no longer takes ${list(gone)}` }]
      : []),
    ...(fresh.length > 0 ? [{ effect: "wider" as const, what: `${what} takes ${list(fresh)} too` }] : []),
  ];
}

function kindOf(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** Whether the values that one schema lists are all of the other's types: its `type` then says nothing new. */
function implied(types: Set<string> | null, listing: JsonObject): boolean {
  return types === null || valuesOf(listing)?.every((value) => types.has(kindOf(value))) === true;
}

function compareTypes(before: JsonObject, after: JsonObject): Told[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  const silent = new Set<Effect>();
  if (implied(now, before)) silent.add("narrower");
  if (implied(old, after)) silent.add("wider");
  return compareSets(old, now, "the type").filter(({ effect }) => !silent.has(effect));
}

function compareValues(before: JsonObject, after: JsonObject): Told[] {
  const both = [before, after].some(
    (schema) => member(schema, "const") !== undefined && member(schema, "enum") !== undefined,
  );
  if (both)
    return same(before.enum, after.enum) && same(before.const, after.const)
      ? []
      : [{ effect: "both", what: "the values changed" }];
  const texts = (schema: JsonObject) => {
    const values = valuesOf(schema);
    return values === null ? null : new Set(values.map((value) => canonical(value)));
  };
  return compareSets(texts(before), texts(after), "the list of values");
}

function compareBound(before: JsonObject, after: JsonObject, keyword: string, sign: 1 | -1): Told[] {
  const [old, now] = [member(before, keyword), member(after, keyword)];
  if (same(old, now)) return [];
  const what = `\`${keyword}\` went from ${canonical(old)} to ${canonical(now)}`.replaceAll(
    "undefined",
    "none",
  );
  if (old === undefined) return [{ effect: "narrower", what }];
  if (now === undefined) return [{ effect: "wider", what }];
  if (typeof old !== "number" || typeof now !== "number") return [{ effect: "both", what }];
  return [{ effect: sign * (now - old) > 0 ? "narrower" : "wider", what }];
}

function compareLimit(before: JsonObject, after: JsonObject, keyword: string): Told[] {
  const [old, now] = [member(before, keyword), member(after, keyword)];
  if (same(old, now)) return [];
  if (old === undefined) return [{ effect: "narrower", what: `\`${keyword}\` is new` }];
  if (now === undefined) return [{ effect: "wider", what: `\`${keyword}\` is gone` }];
  return [{ effect: "both", what: `\`${keyword}\` changed` }];
}

/** `uniqueItems: false` is the same as none. */
function compareUnique(before: JsonObject, after: JsonObject): Told[] {
  const [old, now] = [member(before, "uniqueItems") === true, member(after, "uniqueItems") === true];
  if (old === now) return [];
  return [{ effect: now ? "narrower" : "wider", what: now ? "items must be unique" : "items may repeat" }];
}

function compareWords(before: JsonObject, after: JsonObject): Told[] {
  const other = WORDS.filter((key) => !same(member(before, key), member(after, key)));
  return other.map((key) => ({ effect: "wording", what: `\`${key}\` changed` }));
}

/** Keywords that are compared here. */
export const KEYWORDS: readonly string[] = [
  ...WORDS,
  ...LOWER,
  ...UPPER,
  ...LIMITS,
  "type",
  "enum",
  "const",
  "uniqueItems",
];

/** What the keywords of one schema say now that they did not say before; schemas within it are left to the caller. */
export function compareKeywords(before: JsonObject, after: JsonObject): Told[] {
  return [
    ...compareTypes(before, after),
    ...compareValues(before, after),
    ...LOWER.flatMap((keyword) => compareBound(before, after, keyword, 1)),
    ...UPPER.flatMap((keyword) => compareBound(before, after, keyword, -1)),
    ...LIMITS.flatMap((keyword) => compareLimit(before, after, keyword)),
    ...compareUnique(before, after),
    ...compareWords(before, after),
  ];
}
