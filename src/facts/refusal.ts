import type { ParsedResponse, ToolFacts } from "../model/facts.ts";
import { isObject, type Json, member, stringMember } from "../model/json.ts";
import { namesParameter } from "./parameters.ts";
import { BLOCKED, ERROR_PREFIX, REFUSAL_START, REFUSES, says } from "./vocabulary.ts";

/** A refusal is short; a longer text that starts like one is a document. */
const REFUSAL_CHARS = 600;
/** A refusal that does not call itself an error is one sentence or two. */
const PLAIN_CHARS = 300;

const firstSentence = (text: string) =>
  /^[^\n]{0,200}?(?=[.!;]\s|\n|$)/.exec(text)?.[0] ?? text.slice(0, 200);

/** Whether a text, as a whole, refuses the arguments: it opens with a refusal, or its first sentence refuses a declared parameter. */
function refuses(text: string, tool: ToolFacts, isError: boolean): boolean {
  const prefix = ERROR_PREFIX.exec(text)?.[0] ?? "";
  const rest = text.slice(prefix.length);
  const first = firstSentence(rest);
  if (says(BLOCKED.authentication, first) || says(BLOCKED.configuration, first)) return false;
  if (says(REFUSAL_START, rest)) return true;
  if (!says(REFUSES, first) || !namesParameter(first, tool)) return false;
  return prefix !== "" || isError || text.length <= PLAIN_CHARS;
}

/** What an answer in the shape `{"error": "..."}` or `{"success": false, "message": "..."}` says; null for any other. */
function errorMember(value: Json): string | null {
  if (!isObject(value)) return null;
  const error = member(value, "error");
  const text = typeof error === "string" ? error : stringMember(error, "message");
  if (text !== null) return text;
  const failed = member(value, "success") === false || member(value, "ok") === false;
  return failed || member(value, "status") === "error" ? stringMember(value, "message") : null;
}

function parsed(text: string): Json {
  try {
    return text.startsWith("{") ? (JSON.parse(text) as Json) : null;
  } catch {
    return null;
  }
}

/** What a result without `isError` reports as its error, when it is nothing but an object that does; else null. */
export function errorInText(response: ParsedResponse): string | null {
  const text = response.text.trim();
  if (text.length > REFUSAL_CHARS) return null;
  return errorMember(text === "" ? (response.structuredContent ?? null) : parsed(text));
}

/** Whether a result without `isError` is nothing but a validation refusal. */
export function isRefusal(response: ParsedResponse, tool: ToolFacts): boolean {
  const text = response.text.trim();
  if (text.length > REFUSAL_CHARS) return false;
  const data = text === "" ? (response.structuredContent ?? null) : parsed(text);
  const said = errorMember(data);
  if (said !== null) return refuses(said.trim(), tool, true);
  return text !== "" && data === null && refuses(text, tool, false);
}
