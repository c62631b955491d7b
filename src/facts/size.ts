import type { Json } from "../model/json.ts";
import { byText } from "../text/order.ts";

/** Number of items of the longest array within a value. Without recursion: the value may be nested without end. */
export function longestArray(value: Json): number {
  let longest = 0;
  const open: Json[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const items = Array.isArray(next) ? next : Object.values(next);
    if (Array.isArray(next)) longest = Math.max(longest, next.length);
    for (const item of items) if (typeof item === "object" && item !== null) open.push(item);
  }
  return longest;
}

/** A value as JSON text; "" where it is nested too deep to be written. */
export function jsonText(value: Json): string {
  try {
    return JSON.stringify(value);
  } catch {
    return "";
  }
}

/** Orders JSON texts by what a reader has to look at: the shorter first, equals by their text. */
export function lighterText(a: string, b: string): number {
  return a.length - b.length || byText(a, b);
}

/** The same for values. */
export const lighter = (a: Json, b: Json): number => lighterText(jsonText(a), jsonText(b));
