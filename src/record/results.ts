import type { Exchange } from "../model/evidence.ts";
import { isObject, type Json, type JsonObject, member, stringMember } from "../model/json.ts";
import { cut, oneLine } from "../text/cut.ts";

/** Kept of what an error says, in a sentence about it. */
export const SAID_CHARS = 300;

function parse(raw: string | undefined): Json | undefined {
  try {
    return raw === undefined ? undefined : (JSON.parse(raw) as Json);
  } catch {
    return undefined;
  }
}

/** The result of an answered request, null for an error or anything that is no result. */
export function resultOf(exchange: Exchange): JsonObject | null {
  const result = member(parse(exchange.response?.raw), "result");
  return isObject(result) ? result : null;
}

/** What an answer without a usable result says, for a person. */
export function errorOf(exchange: Exchange): string {
  const error = member(parse(exchange.response?.raw), "error");
  if (!isObject(error)) return "no result";
  const code = member(error, "code");
  const said = cut(oneLine(stringMember(error, "message") ?? "without a message"), SAID_CHARS);
  return typeof code === "number" ? `error ${code}: ${said}` : `an error: ${said}`;
}
