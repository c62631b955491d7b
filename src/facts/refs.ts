import { isObject, type Json, member } from "../model/json.ts";
import { dialectNamed } from "./dialect.ts";

/** Deepest nesting that is looked into. Deeper schemas are not judged: no client reads them either. */
export const MAX_DEPTH = 200;
/** Values visited in one schema at most. */
const MAX_VALUES = 50_000;

/** Keywords whose value is data, not a schema: what looks like a reference in there is none. */
const DATA: ReadonlySet<string> = new Set(["const", "enum", "default", "example", "examples"]);
/** Keywords whose value maps names to schemas: a property may well be called `$ref`. */
const MAPS: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "definitions",
  "dependentSchemas",
  "dependencies",
]);

/** What a walk through a schema found. */
export interface Walk {
  /** Every `$ref` and `$dynamicRef`, in order, once. */
  refs: string[];
  /** `$id` (draft-04: `id`) of every schema, without a trailing `#`. */
  ids: ReadonlySet<string>;
  anchors: ReadonlySet<string>;
  /** The schema itself and every subschema with an `$id`: what local references may start from. */
  resources: Json[];
  /** True when `uniqueItems` is used: its cost grows with the square of the items. */
  comparesItems: boolean;
  /** True when some `$id`, wherever it stands, holds what no URI may hold. */
  oddId: boolean;
  /** True when the schema is deeper or larger than is looked into. */
  tooLarge: boolean;
}

type Position = "schema" | "map" | "data";

const below = (position: Position, key: string): Position => {
  if (position === "data" || (position === "schema" && DATA.has(key))) return "data";
  return position === "schema" && MAPS.has(key) ? "map" : "schema";
};

interface Found extends Walk {
  ids: Set<string>;
  anchors: Set<string>;
}

/** What one string member of an object says. */
function readKeyword(found: Found, refs: Set<string>, owner: Json, key: string, text: string, data: boolean) {
  const isId = key === "$id" || key === "id";
  if (isId && !/^[\w\-.~:/?#[\]@!$&'()+,;=%]*$/.test(text))
    found.oddId ||= key === "$id" || text.includes("*/");
  if (data) return;
  if (key === "$ref" || key === "$dynamicRef") refs.add(text);
  if (isId) {
    found.ids.add(text.replace(/#$/, ""));
    if (found.resources[0] !== owner) found.resources.push(owner);
  }
  if (key === "$anchor" || key === "$dynamicAnchor") found.anchors.add(text);
}

/** Walks a schema without recursion; hostile depth and size end it early. */
export function walkSchema(schema: Json): Walk {
  const refs = new Set<string>();
  const found: Found = {
    refs: [],
    ids: new Set(),
    anchors: new Set(),
    resources: [schema],
    comparesItems: false,
    oddId: false,
    tooLarge: false,
  };
  const open: { value: Json; depth: number; position: Position }[] = [
    { value: schema, depth: 0, position: "schema" },
  ];
  let seen = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth, position } = next;
    seen += 1;
    if (depth > MAX_DEPTH || seen > MAX_VALUES) return { ...found, refs: [...refs], tooLarge: true };
    if (Array.isArray(value))
      for (const item of value) open.push({ value: item, depth: depth + 1, position });
    if (!isObject(value)) continue;
    for (const [key, item] of Object.entries(value)) {
      if (position !== "map" && key === "uniqueItems") found.comparesItems = true;
      if (typeof item === "object" && item !== null) {
        open.push({ value: item, depth: depth + 1, position: below(position, key) });
      } else if (typeof item === "string" && position !== "map") {
        readKeyword(found, refs, value, key, item, position === "data");
      }
    }
  }
  return { ...found, refs: [...refs] };
}

function decode(part: string): string {
  let text = part;
  try {
    text = decodeURIComponent(part);
  } catch {
    // A percent sign that encodes nothing stands for itself.
  }
  return text.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The value that a local reference (`#`, `#/a/b`) points to; undefined when there is none. */
export function resolveLocal(schema: Json, ref: string): Json | undefined {
  if (ref === "#") return schema;
  if (!ref.startsWith("#/")) return undefined;
  let value: Json | undefined = schema;
  for (const part of ref.slice(2).split("/").map(decode)) {
    if (Array.isArray(value)) value = value[Number(part)];
    else value = member(value, part);
    if (value === undefined) return undefined;
  }
  return value;
}

const lastSegment = (uri: string) => uri.slice(uri.lastIndexOf("/") + 1);

/** References that point nowhere, or out of the document. They are never fetched. */
export function unresolvedRefs(walk: Walk): string[] {
  const tails = new Set([...walk.ids].map(lastSegment));
  const resources = walk.resources.slice(0, 100);
  return walk.refs.filter((ref) => {
    if (ref === "#" || ref.startsWith("#/")) {
      return resources.every((resource) => resolveLocal(resource, ref) === undefined);
    }
    if (ref.startsWith("#")) return !walk.anchors.has(ref.slice(1)) && !walk.ids.has(ref);
    const document = ref.replace(/#.*$/s, "");
    if (walk.ids.has(document) || dialectNamed(document) !== null) return false;
    return !tails.has(lastSegment(document));
  });
}
