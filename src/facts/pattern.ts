import { RE2JS } from "re2js";

/** Raised where a linear-time engine cannot tell whether a text matches; callers take it for "unknown". */
export class Undecidable extends Error {
  override name = "Undecidable";
}

/** A pattern of the server, ready to be tried. */
export interface Pattern {
  /** Throws Undecidable when the pattern needs what a linear-time engine lacks (look-around, back references). */
  test(text: string): boolean;
  /** Tells patterns apart: Ajv keeps one compiled pattern for each text. */
  toString(): string;
}

/** Longest text that a pattern is tried on, in UTF-16 code units. */
const MAX_TEXT = 20_000;
/** Longest pattern that is compiled. */
const MAX_PATTERN = 2_000;

/** Compiles a pattern for an engine that takes linear time, so that no pattern of a server can hang the audit. */
export function compilePattern(pattern: string): Pattern {
  let compiled: ReturnType<typeof RE2JS.compile> | null = null;
  try {
    if (pattern.length <= MAX_PATTERN) compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch {
    compiled = null;
  }
  return {
    test(text) {
      if (compiled === null || text.length > MAX_TEXT) throw new Undecidable(pattern);
      return compiled.matcher(text).find();
    },
    toString: () => `/${pattern}/`,
  };
}

/** Whether a pattern is surely found in a text: where that cannot be told it is not. */
export function matches(pattern: string, text: string): boolean {
  try {
    return compilePattern(pattern).test(text);
  } catch {
    return false;
  }
}
