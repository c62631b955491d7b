import { isObject, type Json, type JsonObject, member, stringMember, textsIn } from "../model/json.ts";
import { countOf, typesOf } from "./keywords.ts";
import { define, flatten } from "./merge-schema.ts";
import { makeNumber } from "./numbers.ts";
import { type Hints, NO_HINTS } from "./places.ts";
import { makeString } from "./strings.ts";

/** Deepest nesting of generated values. */
const MAX_DEPTH = 50;
/** Items made for one array at most. */
const MAX_ITEMS = 100;

/** How a value is made: which branch of alternatives, and whether optional properties with a known value are given. */
export interface Manner {
  choice: number;
  optional: boolean;
  /** False: `default` and `examples` are passed over, since they did not validate. */
  given: boolean;
  /** True: an example that a description gives goes before what the name tells. */
  described: boolean;
}

interface Context {
  root: Json;
  manner: Manner;
  hints: Hints;
}

/** A property's name, and what it says of itself; items of a list take both from the list. */
interface Place {
  name: string;
  description: string | null;
}

/** The value that a schema itself offers, in the order const, default, enum, examples; undefined when it offers none. */
function offered(schema: JsonObject, manner: Manner): Json | undefined {
  if (Object.hasOwn(schema, "const")) return schema.const;
  if (manner.given && Object.hasOwn(schema, "default") && schema.default !== null) return schema.default;
  const values = member(schema, "enum");
  if (Array.isArray(values) && values.length > 0) return values[0];
  const examples = member(schema, "examples");
  if (manner.given && Array.isArray(examples) && examples.length > 0) return examples[0];
  return undefined;
}

function typeOf(schema: JsonObject): string | null {
  const named = typesOf(schema);
  if (named.length > 0) return named.find((one) => one !== "null") ?? "null";
  if (isObject(schema.properties)) return "object";
  return Object.hasOwn(schema, "items") || Object.hasOwn(schema, "prefixItems") ? "array" : null;
}

function different(item: Json, index: number): Json {
  if (typeof item === "number") return item + index;
  return typeof item === "string" ? `${item}${index + 1}` : item;
}

function makeArray(schema: JsonObject, place: Place, context: Context, depth: number): Json[] {
  const { items, prefixItems } = schema;
  const tuple = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
  const least = Math.max(countOf(schema, "minItems", 0), tuple.length, 1);
  const size = Math.min(least, countOf(schema, "maxItems", MAX_ITEMS), MAX_ITEMS);
  const singular: Place = { ...place, name: place.name.replace(/(?<=\w)s$/, "") };
  const rest = Array.isArray(items) ? {} : (items ?? {});
  const unique = member(schema, "uniqueItems") === true;
  return Array.from({ length: size }, (_, index) => {
    const item = makeValue(tuple[index] ?? rest, singular, context, depth + 1);
    return unique && index > 0 ? different(item, index) : item;
  });
}

const named = (name: string): Place => ({ name, description: null });

function makeObject(schema: JsonObject, context: Context, depth: number): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const result: JsonObject = {};
  for (const name of textsIn(schema.required)) {
    define(result, name, makeValue(member(properties, name) ?? {}, named(name), context, depth + 1));
  }
  for (const [name, property] of Object.entries(properties)) {
    if (Object.hasOwn(result, name)) continue;
    const missing = Object.keys(result).length < countOf(schema, "minProperties", 0);
    if (missing || (context.manner.optional && hasKnownValue(property, context))) {
      define(result, name, makeValue(property, named(name), context, depth + 1));
    }
  }
  return result;
}

/** Optional properties are given only where the schema says what to give. */
function hasKnownValue(property: Json, context: Context): boolean {
  const flat = flatten(property, context.root, context.manner.choice);
  return (
    Object.hasOwn(flat, "const") ||
    (Object.hasOwn(flat, "default") && flat.default !== null && context.manner.given) ||
    (Array.isArray(flat.enum) && flat.enum.length > 0)
  );
}

function makeValue(schema: Json, given: Place, context: Context, depth: number): Json {
  if (depth > MAX_DEPTH) return null;
  const flat = flatten(schema, context.root, context.manner.choice);
  const known = offered(flat, context.manner);
  if (known !== undefined) return known;
  const description = stringMember(flat, "description") ?? given.description;
  const place: Place = { name: given.name, description };
  switch (typeOf(flat)) {
    case "object":
      return makeObject(flat, context, depth);
    case "array":
      return makeArray(flat, place, context, depth);
    case "integer":
      return makeNumber(flat, true, place.name);
    case "number":
      return makeNumber(flat, false, place.name);
    case "boolean":
      return false;
    case "null":
      return null;
    default:
      return makeString(flat, place.name, {
        hints: context.hints,
        description,
        described: context.manner.described,
      });
  }
}

/**
 * Arguments for an input schema: every required property, and optional ones whose value the schema tells. Not yet proven.
 * `hints`: what else is known of the tool.
 */
export function generateArguments(
  schema: Json | undefined,
  manner: Manner,
  hints: Hints = NO_HINTS,
): JsonObject {
  if (!isObject(schema)) return {};
  const context = { root: schema, manner, hints };
  return makeObject(flatten(schema, schema, manner.choice), context, 0);
}
