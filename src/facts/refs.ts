import { isObject, type Json, member } from "../model/json.ts";

/** Deepest nesting that is looked into. Deeper schemas are not judged: no client reads them either. */
export const MAX_DEPTH = 200;
/** Values visited in one schema at most. */
const MAX_VALUES = 200_000;

/** What a walk through a schema found. */
export interface Walk {
  /** Every `$ref` and `$dynamicRef`, in order, once. */
  refs: string[];
  ids: ReadonlySet<string>;
  anchors: ReadonlySet<string>;
  /** True when the schema is deeper or larger than is looked into. */
  tooLarge: boolean;
}

/** Walks a schema without recursion; hostile depth and size end it early. */
export function walkSchema(schema: Json): Walk {
  const refs = new Set<string>();
  const ids = new Set<string>();
  const anchors = new Set<string>();
  const open: { value: Json; depth: number }[] = [{ value: schema, depth: 0 }];
  let seen = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    seen += 1;
    if (next.depth > MAX_DEPTH || seen > MAX_VALUES) return { refs: [...refs], ids, anchors, tooLarge: true };
    const { value, depth } = next;
    if (Array.isArray(value)) for (const item of value) open.push({ value: item, depth: depth + 1 });
    if (!isObject(value)) continue;
    for (const [key, item] of Object.entries(value)) {
      if (typeof item === "string") {
        if (key === "$ref" || key === "$dynamicRef") refs.add(item);
        if (key === "$id" || key === "id") ids.add(item.replace(/#$/, ""));
        if (key === "$anchor" || key === "$dynamicAnchor") anchors.add(item);
      } else if (typeof item === "object" && item !== null) open.push({ value: item, depth: depth + 1 });
    }
  }
  return { refs: [...refs], ids, anchors, tooLarge: false };
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

/** References that point nowhere, or out of the document. They are never fetched. */
export function unresolvedRefs(schema: Json, walk: Walk): string[] {
  return walk.refs.filter((ref) => {
    if (ref === "#" || ref.startsWith("#/")) return resolveLocal(schema, ref) === undefined;
    if (ref.startsWith("#")) return !walk.anchors.has(ref.slice(1)) && !walk.ids.has(ref);
    return ![...walk.ids].some((id) => id === ref.replace(/#.*$/, "") || id.endsWith(`/${ref}`));
  });
}
