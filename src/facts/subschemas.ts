import { isObject, type Json, member } from "../model/json.ts";

/** Deepest nesting that is looked into, and subschemas at most. */
const MAX_DEPTH = 50;
const MAX_SUBSCHEMAS = 5_000;

const ONE = [
  "items",
  "additionalProperties",
  "not",
  "if",
  "then",
  "else",
  "contains",
  "propertyNames",
] as const;
const LISTS = ["anyOf", "oneOf", "allOf", "prefixItems", "items"] as const;
const MAPS = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"] as const;

/** A schema within a schema. */
export interface Subschema {
  schema: Json;
  /** JSON Pointer from the root; "" for the root itself. */
  pointer: string;
  /** The parameter (property of the root) it stands in; null outside of `properties`. */
  parameter: string | null;
  /** The keyword that holds it: `properties`, `items`, `anyOf` ...; "" for the root. */
  keyword: string;
}

interface Open extends Subschema {
  depth: number;
}

const escaped = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");

function below(parent: Open): Open[] {
  const { schema, pointer, depth } = parent;
  const make = (keyword: string, path: string, value: Json, parameter = parent.parameter): Open => ({
    schema: value,
    pointer: `${pointer}/${keyword}${path}`,
    parameter,
    keyword,
    depth: depth + 1,
  });
  const found: Open[] = [];
  for (const keyword of MAPS) {
    const map = member(schema, keyword);
    for (const [name, value] of isObject(map) ? Object.entries(map) : []) {
      const root = depth === 0 && keyword === "properties";
      found.push(make(keyword, `/${escaped(name)}`, value, root ? name : parent.parameter));
    }
  }
  for (const keyword of LISTS) {
    const list = member(schema, keyword);
    for (const [at, value] of Array.isArray(list) ? list.entries() : [])
      found.push(make(keyword, `/${at}`, value));
  }
  for (const keyword of ONE) {
    const value = member(schema, keyword);
    if (isObject(value) || typeof value === "boolean") found.push(make(keyword, "", value));
  }
  return found;
}

function walked(schema: Json): Subschema[] {
  const found: Open[] = [{ schema, pointer: "", parameter: null, keyword: "", depth: 0 }];
  for (let at = 0; at < found.length && found.length < MAX_SUBSCHEMAS; at += 1) {
    const next = found[at];
    if (next !== undefined && next.depth < MAX_DEPTH) found.push(...below(next));
  }
  return found.slice(0, MAX_SUBSCHEMAS);
}

const known = new WeakMap<object, readonly Subschema[]>();

/** The schema and every schema within it, in order of depth. What is deeper or more than a client reads is left out. References are not followed. */
export function subschemas(schema: Json | undefined): readonly Subschema[] {
  if (schema === undefined) return [];
  if (typeof schema !== "object" || schema === null) return walked(schema);
  const found = known.get(schema) ?? walked(schema);
  known.set(schema, found);
  return found;
}
