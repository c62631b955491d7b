import { compilePattern } from "../facts/pattern.ts";
import { type JsonObject, member, stringMember } from "../model/json.ts";
import { BY_FORMAT, BY_NAME, FOR_PATTERN } from "./values.ts";

const NEUTRAL = "example";
/** Texts longer than this are not made up, whatever `minLength` asks for. */
const MAX_LENGTH = 10_000;

/** `fileName` and `file-name` read like `file_name`; the last word of a longer name counts when the whole is unknown. */
function byName(name: string): string | null {
  const snake = name
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/[\s.-]+/g, "_")
    .toLowerCase();
  const lastWord = snake.slice(snake.lastIndexOf("_") + 1);
  for (const word of [snake, lastWord]) {
    const found = BY_NAME.find(([pattern]) => pattern.test(word));
    if (found !== undefined) return found[1];
  }
  return null;
}

function length(schema: JsonObject, key: "minLength" | "maxLength", otherwise: number): number {
  const value = member(schema, key);
  return typeof value === "number" && value >= 0 ? Math.floor(value) : otherwise;
}

function fitLength(text: string, min: number, max: number): string {
  if (min > MAX_LENGTH) return text;
  const long = text.length < min ? text.padEnd(min, "x") : text;
  return long.length > max ? long.slice(0, max) : long;
}

function matches(pattern: string, text: string): boolean {
  try {
    return compilePattern(pattern).test(text);
  } catch {
    return false;
  }
}

/** A realistic text for a property. It may still not validate: the whole is proven afterwards. */
export function makeString(schema: JsonObject, name: string): string {
  const min = length(schema, "minLength", 0);
  const max = length(schema, "maxLength", MAX_LENGTH);
  const pattern = stringMember(schema, "pattern");
  const format = stringMember(schema, "format");
  const preferred =
    format !== null && Object.hasOwn(BY_FORMAT, format) ? (BY_FORMAT[format] ?? null) : byName(name);
  const first = fitLength(preferred ?? NEUTRAL, min, max);
  if (pattern === null || matches(pattern, first)) return first;
  const found = FOR_PATTERN.find(
    (text) => text.length >= min && text.length <= max && matches(pattern, text),
  );
  return found ?? first;
}
