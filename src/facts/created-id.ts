import type { ParsedResponse } from "../model/facts.ts";
import { isObject, type Json, member } from "../model/json.ts";
import type { Id } from "../model/state.ts";
import { parseJson } from "../text/json.ts";

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
/** A secret that was taken out: it names nothing. */
const MASKED = /^\*\*\*.*\*\*\*$/s;
const MAX_ID_CHARS = 500;
/** How deep an answer is looked into: `{data: {note: {id}}}` is usual, more is not. */
const MAX_DEPTH = 3;
/** Objects of one level that are looked at. */
const MAX_OBJECTS = 50;

function asId(value: Json | undefined): Id | null {
  if (typeof value === "number") return Number.isSafeInteger(value) ? value : null;
  if (typeof value !== "string" || value === "" || value.length > MAX_ID_CHARS) return null;
  return MASKED.test(value) ? null : value;
}

const NOTHING_SENT: ReadonlySet<string> = new Set();

/** `note_id` is also written `noteId`. */
const camel = (resource: string) => resource.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Names that wrap what was created, whatever it is. What stands under another name is another thing. */
const WRAPPERS = new Set([
  "data",
  "result",
  "response",
  "item",
  "items",
  "record",
  "records",
  "object",
  "entity",
  "created",
  "value",
]);

/** The objects right below some others; of a list only a single item, since of several none is the one. */
function below(objects: readonly Json[], resource: string): Json[] {
  const own = new Set([resource, camel(resource), `${resource}s`, `${camel(resource)}s`]);
  return objects
    .flatMap((one) => (isObject(one) ? Object.entries(one) : []))
    .filter(([name]) => own.has(name) || WRAPPERS.has(name.toLowerCase()))
    .flatMap(([, one]) => (Array.isArray(one) ? (one.length === 1 ? one : []) : [one]))
    .filter(isObject)
    .slice(0, MAX_OBJECTS);
}

/** The one value under a name within the objects of a level; null when there is none, or more than one. */
function oneUnder(objects: readonly Json[], name: string, sent: ReadonlySet<string>): Id | null {
  const ids = objects.flatMap((one) => asId(member(one, name)) ?? []);
  const found = new Set(ids.filter((id) => !sent.has(String(id))));
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

function idIn(value: Json, resource: string, sent: ReadonlySet<string>): Id | null {
  const own = [`${resource}_id`, `${camel(resource)}Id`];
  let level: Json[] = Array.isArray(value) ? (value.length === 1 ? value : []) : [value];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const named = level
      .flatMap((one) => [member(one, resource), member(one, camel(resource))])
      .filter(isObject);
    for (const objects of [named, level]) {
      for (const name of [...own, "id", "uuid", "key"]) {
        const id = oneUnder(objects, name, own.includes(name) ? NOTHING_SENT : sent);
        if (id !== null) return id;
      }
    }
    level = below(level, resource);
  }
  return null;
}

/**
 * The id of what a call has created, from its structured content, its text read as JSON, or the only UUID in its text.
 * Null when the answer names none, or cannot be told to mean one. `sent`: values of the call; one of them under a plain
 * `id` is that of something else, such as what the new thing belongs to.
 */
export function createdId(
  response: ParsedResponse | null,
  resource: string,
  sent: ReadonlySet<string> = NOTHING_SENT,
): Id | null {
  if (response === null) return null;
  const blocks = response.content.flatMap((block) => {
    const text = member(block, "text");
    return typeof text === "string" ? (parseJson(text) ?? []) : [];
  });
  const { structuredContent } = response;
  for (const value of structuredContent === undefined ? blocks : [structuredContent, ...blocks]) {
    const id = idIn(value, resource, sent);
    if (id !== null) return id;
  }
  const uuids = new Set((response.text.match(UUID) ?? []).filter((uuid) => !sent.has(uuid)));
  const [only] = uuids;
  return uuids.size === 1 ? (only ?? null) : null;
}
