import type { CallFacts, ToolFacts } from "../model/facts.ts";
import { isObject, type Json } from "../model/json.ts";
import { namesAny } from "./parameters.ts";
import { jsonText } from "./size.ts";
import { BLOCKED, DOWNSTREAM, says } from "./vocabulary.ts";

/** A rejection longer than this is a dump, not a message. */
const DUMP_CHARS = 4_000;
/** Words of JSON Schema that stand in an error as words of the language. */
const KEYWORDS: ReadonlySet<string> = new Set(
  "type properties required items enum const default description title format minimum maximum pattern additionalProperties anyOf oneOf allOf not".split(
    " ",
  ),
);
/** Shorter arguments than this, as JSON, turn up in ordinary text. */
const SHORTEST_PAYLOAD = 20;
/** Shorter values than this are words that any text may hold. */
const SHORTEST_SECRET = 8;

const SECRET_NAME = /pass(?:word|phrase|wd)|secret|token|(?:api|access|private)[_-]?key|credential|bearer/i;
/** A token that only marks a place in a list, or a number of tokens. */
const NO_SECRET_NAME = /page|next|continu|cursor|sync|max|limit|count/i;

/** Values looked at for names of fields. */
const MAX_VALUES = 10_000;

/** Names that a schema and the arguments give to fields, at any depth: an error may name an inner field, or an extra one. */
function fieldNames(values: readonly (Json | undefined)[]): string[] {
  const names = new Set<string>();
  const open = [...values];
  for (let seen = 0; open.length > 0 && seen < MAX_VALUES; seen += 1) {
    const value = open.pop();
    if (typeof value !== "object" || value === null) continue;
    if (isObject(value)) for (const name of Object.keys(value)) names.add(name);
    open.push(...Object.values(value));
  }
  return [...names].filter((name) => !KEYWORDS.has(name));
}

/** How a description begins: what people call the parameter, up to where it goes on to explain. */
const CALLED =
  /^(?:the |an? |optional )?(\p{L}{2,}(?: \p{L}{2,}){1,3}?)(?= (?:for|of|to|in|on|from|that|which|as|by|with|used)\b|[.,:;(]| \(|$)/iu;

/** Whether a text calls a parameter what its description calls it: "Language code must be a string" for `lang`. */
function callsByDescription(text: string, tool: ToolFacts): boolean {
  const said = text.toLowerCase();
  return tool.parameters.some(({ description }) => {
    const called = CALLED.exec(description ?? "")?.[1]?.toLowerCase();
    return called !== undefined && said.includes(called);
  });
}

/** Whether a rejection tells which field is wrong. A call without any has none to tell. */
export function namesField(call: CallFacts, tool: ToolFacts): boolean {
  const text = call.response?.text ?? "";
  const declared = [...tool.parameters.map((one) => one.name), ...tool.required];
  const names = [...declared, ...fieldNames([call.arguments, tool.inputSchema])];
  return declared.length === 0 || namesAny(text, names) || callsByDescription(text, tool);
}

/** Whether an error is about something else than the arguments: a login, a setting, a network that is missing. */
export function isAboutElse(call: CallFacts): boolean {
  const text = call.response?.text ?? "";
  return says(BLOCKED.authentication, text) || says(BLOCKED.configuration, text) || says(DOWNSTREAM, text);
}

function secretValues(value: Json, depth = 0): string[] {
  if (!isObject(value) || depth > 50) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    if (isObject(item)) return secretValues(item, depth + 1);
    const secret = SECRET_NAME.test(name) && !NO_SECRET_NAME.test(name);
    return secret && typeof item === "string" && item.length >= SHORTEST_SECRET ? [item] : [];
  });
}

/** Whether a value that was sent for a secret-looking parameter comes back. */
export function echoesSecret(call: CallFacts): boolean {
  const text = call.response?.text ?? "";
  return secretValues(call.arguments).some((value) => text.includes(value));
}

/** Whether the arguments come back as a whole, or the text is longer than any message. */
export function carriesPayload(call: CallFacts): boolean {
  const text = call.response?.text ?? "";
  if (text.length > DUMP_CHARS) return true;
  const payload = jsonText(call.arguments);
  if (payload.length < SHORTEST_PAYLOAD) return false;
  return text.replace(/\s+/g, "").replaceAll("'", '"').includes(payload.replace(/\s+/g, ""));
}
