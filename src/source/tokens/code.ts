import type { SourceFile } from "../walk.ts";
import { type Dialect, dialectOf } from "./dialects.ts";
import { lex, type Token } from "./lex.ts";

/** Tokens `from` to (not including) `to`. */
export interface Range {
  from: number;
  to: number;
}

/** One member of a bracket: `name: value`, `name = value`, or a value alone. */
export interface Part extends Range {
  key: string | null;
}

/** A file as tokens. `partner`: of each bracket the index of the other one; -1 for everything else. */
export interface Code {
  path: string;
  dialect: Dialect;
  tokens: readonly Token[];
  partner: Int32Array;
}

const CLOSES: Record<string, string> = { "(": ")", "[": "]", "{": "}" };
/** Parts of one bracket; more are a table of data. */
const MOST_PARTS = 2_000;

function partners(tokens: readonly Token[]): Int32Array {
  const partner = new Int32Array(tokens.length).fill(-1);
  const open: number[] = [];
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== "mark") continue;
    if (CLOSES[text] !== undefined) open.push(at);
    else if (text === ")" || text === "]" || text === "}") {
      const from = open.pop();
      if (from === undefined || CLOSES[tokens[from]?.text ?? ""] !== text) continue;
      partner[from] = at;
      partner[at] = from;
    }
  }
  return partner;
}

/** The file as tokens; null for a language that is not read this way. */
export function readCode(file: SourceFile): Code | null {
  const dialect = dialectOf(file.path);
  if (dialect === null) return null;
  const tokens = lex(file.text, dialect);
  return { path: file.path, dialect, tokens, partner: partners(tokens) };
}

/** Whether the token at `at` is this mark. */
export function isMark(code: Code, at: number, ...texts: string[]): boolean {
  const token = code.tokens[at];
  return token?.kind === "mark" && texts.includes(token.text);
}

/** The word at `at`, or null. */
export function wordAt(code: Code, at: number): string | null {
  const token = code.tokens[at];
  return token?.kind === "word" ? token.text : null;
}

/** The index behind what opens at `at`, or behind the token when it opens nothing. */
export function behind(code: Code, at: number): number {
  const partner = code.partner[at] ?? -1;
  return partner > at ? partner + 1 : at + 1;
}

function partOf(code: Code, from: number, to: number): Part {
  const token = code.tokens[from];
  const keyed = token !== undefined && token.kind !== "mark" && isMark(code, from + 1, ":", "=", "=>");
  if (!keyed || from + 2 > to) return { key: null, from, to };
  return { key: token.text, from: from + 2, to };
}

/** What stands between the bracket at `open` and its partner, split at the commas of its own level. */
export function partsOf(code: Code, open: number): Part[] {
  const close = code.partner[open] ?? -1;
  const parts: Part[] = [];
  let from = open + 1;
  for (let at = from; at < close && parts.length < MOST_PARTS; at = behind(code, at)) {
    if (!isMark(code, at, ",")) continue;
    if (at > from) parts.push(partOf(code, from, at));
    from = at + 1;
  }
  if (from < close) parts.push(partOf(code, from, close));
  return parts;
}

/** A name with what qualifies it, such as `mcp.Tool`: its words, and where it ends. */
export interface Chain {
  words: string[];
  from: number;
  to: number;
}

/** The name that begins at `at`; null when no word stands there. */
export function chainFrom(code: Code, at: number): Chain | null {
  const first = wordAt(code, at);
  if (first === null) return null;
  const words = [first];
  let to = at + 1;
  for (; isMark(code, to, ".", "::"); to += 2) {
    const next = wordAt(code, to + 1);
    if (next === null) break;
    words.push(next);
  }
  return { words, from: at, to };
}

/** Behind the arguments of type that end before `at`: the index of the token in front of them. */
function beforeTypes(code: Code, at: number): number {
  if (isMark(code, at, "]")) return (code.partner[at] ?? 0) - 1;
  if (!isMark(code, at, ">")) return at;
  for (let back = at - 1; back > Math.max(0, at - 30); back -= 1) {
    if (isMark(code, back, "(", ")", ";", "{", "}")) return at;
    if (isMark(code, back, "<")) return isMark(code, back - 1, "::") ? back - 2 : back - 1;
  }
  return at;
}

/** The name that stands right before the bracket at `open`, arguments of type left out. */
export function chainBefore(code: Code, open: number): Chain | null {
  const last = beforeTypes(code, open - 1);
  const words: string[] = [];
  let from = last;
  for (let at = last; wordAt(code, at) !== null; at -= 2) {
    words.unshift(wordAt(code, at) ?? "");
    from = at;
    if (!isMark(code, at - 1, ".", "::")) break;
  }
  return words.length === 0 ? null : { words, from, to: last + 1 };
}
