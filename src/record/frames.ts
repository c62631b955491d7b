import { isObject, type Json, type JsonObject, member } from "../model/json.ts";

/** Longest frame kept as it is, in UTF-16 code units; tool lists may be larger, since every tool is judged. */
const MAX_FRAME = 1_000_000;
const MAX_LIST = 64_000_000;
/** Lengths that strings of a longer frame are cut to, until it fits. */
const STRING_LIMITS = [20_000, 2_000, 200];
const MAX_ITEMS = 1_000;

/** One line of the server, understood. */
export type Message =
  | { kind: "response"; id: Json; value: JsonObject }
  | { kind: "request"; id: Json; method: string; value: JsonObject }
  | { kind: "notification"; method: string; value: JsonObject }
  | { kind: "invalid" }
  | { kind: "noise" };

/** What a JSON value is in JSON-RPC. Text that is no JSON object or array is noise. */
export function readMessage(value: Json): Message {
  if (!isObject(value)) return { kind: "noise" };
  const method = member(value, "method");
  const id = member(value, "id");
  if (typeof method === "string") {
    return id === undefined
      ? { kind: "notification", method, value }
      : { kind: "request", id, method, value };
  }
  const answers = Object.hasOwn(value, "result") || Object.hasOwn(value, "error");
  if (answers && id !== undefined) return { kind: "response", id, value };
  return Object.hasOwn(value, "jsonrpc") || answers ? { kind: "invalid" } : { kind: "noise" };
}

/** A line as JSON; undefined when it is none. */
export function parseLine(line: string): Json | undefined {
  const first = line.trimStart()[0];
  if (first !== "{" && first !== "[") return undefined;
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}

function shorten(value: Json, limit: number): string {
  return JSON.stringify(value, (_, item: Json) => {
    if (typeof item === "string" && item.length > limit) return `${item.slice(0, limit)}… [cut]`;
    return Array.isArray(item) && item.length > MAX_ITEMS ? item.slice(0, MAX_ITEMS) : item;
  });
}

/** A frame short enough to be kept, still valid JSON where it was. */
export function cutFrame(raw: string, isList: boolean): { raw: string; cut: boolean } {
  const max = isList ? MAX_LIST : MAX_FRAME;
  if (raw.length <= max) return { raw, cut: false };
  try {
    const value = JSON.parse(raw) as Json;
    for (const limit of STRING_LIMITS) {
      const short = shorten(value, limit);
      if (short.length <= max) return { raw: short, cut: true };
    }
  } catch {
    // Not JSON, or too deep to be written again: what follows keeps its start.
  }
  return { raw: raw.slice(0, 10_000), cut: true };
}
