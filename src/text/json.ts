import { isObject, type Json, type JsonObject } from "../model/json.ts";

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** The object that a JSON text is, such as a line of the wire; null when it is none. */
export function objectOf(text: string | undefined): JsonObject | null {
  const value = text === undefined ? undefined : parseJson(text);
  return isObject(value) ? value : null;
}

/** What steers a terminal, turns the direction of a text or is not seen, and is not escaped by `JSON.stringify`. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** JSON text with such characters as escape sequences: the same value, harmless where it is printed. */
export function visibleJson(text: string): string {
  return text.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
