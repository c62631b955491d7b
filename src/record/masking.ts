import type { Json } from "../model/json.ts";
import { parseJson } from "../text/json.ts";

type Mask = (text: string) => string;

/** Deepest value that is walked; recorded values are cut well above that. */
const MAX_DEPTH = 1_000;

/** Masks every text within a value, names of members too. What holds nothing to mask is given back as it is. */
export function maskTexts<T>(value: T, mask: Mask): T {
  return walk(value as Json, mask, (number) => number, 0) as T;
}

/** The same for data that a secret may have gone into as a number, which becomes a text then. */
export function maskData<T>(value: T, mask: Mask): T {
  const ofNumber = (number: number) => {
    const text = mask(String(number));
    return text === String(number) ? number : text;
  };
  return walk(value as Json, mask, ofNumber, 0) as T;
}

function walk(value: Json, mask: Mask, ofNumber: (number: number) => Json, depth: number): Json {
  if (typeof value === "string") return mask(value);
  if (typeof value === "number") return ofNumber(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  const inner = (item: Json) => walk(item, mask, ofNumber, depth + 1);
  if (Array.isArray(value)) {
    const items = value.map(inner);
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  const before = Object.entries(value);
  const after = before.map(([key, item]): [string, Json] => [mask(key), inner(item)]);
  const same = after.every(([key, item], at) => key === before[at]?.[0] && item === before[at]?.[1]);
  return same ? value : Object.fromEntries(after);
}

/**
 * Masks a frame. Where that would break its JSON (a secret that stands there as a number, or that crosses a quote) its
 * values are masked one by one.
 */
export function maskFrame(raw: string, mask: Mask): string {
  const masked = mask(raw);
  if (masked === raw || parseJson(masked) !== undefined) return masked;
  const value = parseJson(raw);
  if (value === undefined) return masked;
  try {
    return JSON.stringify(maskData(value, mask));
  } catch {
    return masked;
  }
}
