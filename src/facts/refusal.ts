import type { ParsedResponse, ToolFacts } from "../model/facts.ts";
import { isObject, type Json, member, stringMember } from "../model/json.ts";
import { parseJson } from "../text/json.ts";
import { namesParameter } from "./parameters.ts";
import { BLOCKED, ERROR_PREFIX, REFUSAL_START, REFUSES, says, VALIDATOR_DUMP } from "./vocabulary.ts";

/** A refusal is short; a longer text that starts like one is a document. */
const REFUSAL_CHARS = 600;
/** One that holds a validator's dump, or is an object with an error, is proven by it and may be longer. */
const PROVEN_CHARS = 4_000;
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

/** Words of `status` that say that a call failed. */
const FAILED: ReadonlySet<unknown> = new Set(["error", "failed", "failure"]);

/** What an answer in the shape `{"error": "..."}`, `{"error": "a_code", "message": "..."}`, `{"success": false, "message": "..."}` or `{"status": "error", "content": "..."}` says. */
function errorMembers(value: Json): string[] {
  if (!isObject(value)) return [];
  const error = member(value, "error");
  const text = typeof error === "string" ? error : stringMember(error, "message");
  const failed =
    member(value, "success") === false ||
    member(value, "ok") === false ||
    FAILED.has(member(value, "status"));
  const message = text !== null || failed ? stringMember(value, "message") : null;
  const content = failed ? stringMember(value, "content") : null;
  return [text, message, content].filter((said) => said !== null);
}

const objectIn = (text: string): Json => (text.startsWith("{") ? (parseJson(text) ?? null) : null);

/** What a result without `isError` reports as its error, when it is nothing but an object that does; else null. */
export function errorInText(response: ParsedResponse): string | null {
  const text = response.text.trim();
  if (text.length > REFUSAL_CHARS) return null;
  return errorMembers(text === "" ? (response.structuredContent ?? null) : objectIn(text))[0] ?? null;
}

/** Whether a result without `isError` is nothing but a validation refusal. */
export function isRefusal(response: ParsedResponse, tool: ToolFacts): boolean {
  const text = response.text.trim();
  if (text.length > PROVEN_CHARS) return false;
  const data = text === "" ? (response.structuredContent ?? null) : objectIn(text);
  const said = errorMembers(data);
  if (said.length > 0) return said.some((one) => refuses(one.trim(), tool, true));
  if (text.length > REFUSAL_CHARS && !says(VALIDATOR_DUMP, text)) return false;
  return text !== "" && data === null && refuses(text, tool, false);
}
