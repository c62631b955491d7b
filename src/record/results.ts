import type { Exchange } from "../model/evidence.ts";
import { isObject, type JsonObject, member, numberMember, stringMember } from "../model/json.ts";
import { cut, oneLine } from "../text/cut.ts";
import { objectOf } from "../text/json.ts";

/** Kept of what an error says, in a sentence about it. */
export const SAID_CHARS = 300;

/** The result of an answered request, null for an error or anything that is no result. */
export function resultOf(exchange: Exchange): JsonObject | null {
  const result = member(objectOf(exchange.response?.raw), "result");
  return isObject(result) ? result : null;
}

/** What an answer without a usable result says, for a person. */
export function errorOf(exchange: Exchange): string {
  const error = member(objectOf(exchange.response?.raw), "error");
  if (!isObject(error)) return "no result";
  const code = numberMember(error, "code");
  const said = cut(oneLine(stringMember(error, "message") ?? "without a message"), SAID_CHARS);
  return code === null ? `an error: ${said}` : `error ${code}: ${said}`;
}
