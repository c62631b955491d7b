import fc from "fast-check";
import { type JsonObject, stringMember } from "../model/json.ts";
import { countOf } from "./keywords.ts";
import { makeString } from "./strings.ts";
import { BY_FORMAT } from "./values.ts";

/** Texts that handlers stumble over. No lone surrogates: they cannot be sent as UTF-8. */
const TRICKY: readonly string[] = [
  "",
  " ",
  "0",
  "-1",
  "null",
  'O\'Brien "x" \\',
  "<b>&amp;",
  "%s %d {0}",
  "日本語",
  "e\u0301 \u{1F642}",
  "line\nbreak\ttab",
  "\u0000",
  "__proto__",
  "x".repeat(1_000),
];
/** Names of what reaches beyond the server: nothing is invented for them, so that no stranger is written to and no odd file is left. */
const OUTWARD =
  /ur[il]|link|href|endpoint|host|domain|site|path|file|dir|folder|root|cwd|command|cmd|mail|recipient|^to$|repo|branch/i;
/** Longest text, and longest pattern, that is invented. */
const MAX_LENGTH = 2_000;
const MAX_PATTERN = 100;
/** A pattern that asks for many repetitions would make a text without end. */
const LARGE_PATTERN = /\{\d{3,}|\{\d*,\d{3,}|(?:\{[^}]*\}.*){3}/s;

const length = (schema: JsonObject, keyword: "minLength" | "maxLength", otherwise: number) =>
  Math.min(countOf(schema, keyword, otherwise), MAX_LENGTH);

function matching(pattern: string, otherwise: fc.Arbitrary<string>): fc.Arbitrary<string> {
  if (pattern.length > MAX_PATTERN || LARGE_PATTERN.test(pattern)) return otherwise;
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: MAX_LENGTH });
  } catch {
    return otherwise;
  }
}

/** Texts at the edge of what a property of type `string` allows, the most telling first. Not proven. */
export function edgeStrings(schema: JsonObject, name: string): string[] {
  if (OUTWARD.test(name)) return ["", " "];
  const [min, max] = [length(schema, "minLength", 0), length(schema, "maxLength", 200)];
  return [...new Set(["x".repeat(min), " ", "x".repeat(max), ...TRICKY])];
}

/** Texts for a property of type `string`: realistic ones, tricky ones, arbitrary ones. Most are valid; the whole is proven afterwards. */
export function stringArbitrary(schema: JsonObject, name: string): fc.Arbitrary<string> {
  const realistic = fc.constant(makeString(schema, name));
  const format = stringMember(schema, "format");
  if (format !== null && Object.hasOwn(BY_FORMAT, format)) return realistic;
  const pattern = stringMember(schema, "pattern");
  if (pattern !== null) return fc.oneof(realistic, matching(pattern, realistic));
  if (OUTWARD.test(name)) return fc.oneof({ weight: 3, arbitrary: realistic }, fc.constantFrom("", " "));
  const minLength = length(schema, "minLength", 0);
  const maxLength = Math.max(minLength, length(schema, "maxLength", 60));
  const tricky = TRICKY.filter((text) => text.length >= minLength && text.length <= maxLength);
  const free = fc.string({ minLength, maxLength, unit: "grapheme" });
  return fc.oneof(realistic, free, tricky.length > 0 ? fc.constantFrom(...tricky) : realistic);
}
