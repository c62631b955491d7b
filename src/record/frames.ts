import { isObject, type Json, type JsonObject, member } from "../model/json.ts";
import { parseJson } from "../text/json.ts";
import { nesting } from "../text/json-scan.ts";
import { type Limits, shorten } from "./shorten.ts";

/** Longest frame kept as it is, in UTF-16 code units; tool lists may be larger, since every tool is judged. */
const MAX_FRAME = 1_000_000;
const MAX_LIST = 32_000_000;
const MAX_LIVENESS = 2_000;
/** Longest line that is read as a whole to tell what it is; of a longer one the outline is. */
const MAX_WHOLE = 64_000;
/** Deepest JSON that is kept: well within what recursive code can walk. */
const MAX_DEPTH = 500;
/** Kept of a frame that is too long and cannot be shortened, since it is not JSON. */
const MAX_TEXT = 10_000;
/** Messages of one batch that are read. */
const MAX_BATCH = 200;

const OUTLINE: Limits = { total: 8_000, string: 500, items: MAX_BATCH, depth: 4 };
const SHORT: Limits = { total: 500_000, string: 20_000, items: 1_000, depth: MAX_DEPTH };
const TINY: Limits = { total: 1_000, string: 200, items: 5, depth: 4 };
const FLAT: Limits = { total: Infinity, string: Infinity, items: Infinity, depth: MAX_DEPTH };

/** What a frame is kept for: a list whole, the answer to a liveness check only in outline. */
export type Keep = "list" | "liveness" | "other";

/** One message of the server. `text` is its frame. */
export type Message =
  | { kind: "response"; id: Json; value: JsonObject; text: string }
  | { kind: "request"; id: string | number; method: string; text: string }
  | { kind: "notification"; method: string; text: string }
  | { kind: "invalid"; text: string }
  | { kind: "batch"; items: Message[]; text: string };

function readObject(value: JsonObject, text: string): Message | null {
  const method = member(value, "method");
  const id = member(value, "id");
  const speaks = Object.hasOwn(value, "jsonrpc");
  if (typeof method === "string") {
    if (typeof id === "string" || typeof id === "number") return { kind: "request", id, method, text };
    if (id !== undefined) return { kind: "invalid", text };
    return speaks ? { kind: "notification", method, text } : null;
  }
  const answers = Object.hasOwn(value, "result") || Object.hasOwn(value, "error");
  if (answers && id !== undefined) return { kind: "response", id, value, text };
  return speaks ? { kind: "invalid", text } : null;
}

function readBatch(items: readonly Json[], text: string): Message | null {
  const messages = items.slice(0, MAX_BATCH).flatMap((item) => {
    const one = isObject(item) ? readObject(item, JSON.stringify(item)) : null;
    return one ?? [];
  });
  return messages.length === 0 ? null : { kind: "batch", items: messages, text };
}

/** What a line on stdout is in JSON-RPC; null for noise, which is everything that is not JSON-RPC. */
export function readLine(line: string): Message | null {
  const first = line.trimStart()[0];
  if (first !== "{" && first !== "[") return null;
  const whole = line.length <= MAX_WHOLE && nesting(line) <= MAX_DEPTH;
  const value = parseJson(whole ? line : (shorten(line, OUTLINE) ?? ""));
  if (Array.isArray(value)) return readBatch(value, line);
  return isObject(value) ? readObject(value, line) : null;
}

function limitsOf(raw: string, keep: Keep): Limits | null {
  if (keep === "liveness") return raw.length > MAX_LIVENESS ? TINY : null;
  if (raw.length > (keep === "list" ? MAX_LIST : MAX_FRAME)) return SHORT;
  return nesting(raw) > MAX_DEPTH ? FLAT : null;
}

/** A frame short and flat enough to be kept, still valid JSON where it was. */
export function cutFrame(raw: string, keep: Keep): { raw: string; cut: boolean } {
  const limits = limitsOf(raw, keep);
  if (limits === null) return { raw, cut: false };
  const short = shorten(raw, limits);
  if (short !== null) return { raw: short, cut: short !== raw };
  return { raw: raw.slice(0, MAX_TEXT), cut: raw.length > MAX_TEXT };
}
