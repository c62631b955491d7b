import { behind, type Code, chainFrom, isMark, type Range } from "./code.ts";
import type { Constants } from "./constants.ts";
import type { Token } from "./lex.ts";

/** A file, and the constants that its names may stand for. */
export interface Scope {
  code: Code;
  own: Constants;
  /** Of all files of the language. */
  all: Constants;
}

/** Calls that give back the text they are given. */
const WRAPS = /^(?:from|Borrowed|Some|String|str|string|TEXT|Owned)$/;
/** Members that give the text of what they are asked of. */
const GIVES = /^(?:value|into|to_string|to_owned|as_str|toString|ToString|String|rawValue|freeze)$/;

function constant({ own, all }: Scope, words: readonly string[]): string | null {
  const name = words.at(-1) ?? "";
  const owner = words.at(-2);
  const keys = owner === undefined ? [name] : [`${owner}.${name}`, name];
  for (const key of keys)
    for (const known of [own, all]) {
      const value = known.get(key);
      if (value !== undefined) return value;
    }
  return null;
}

const HOLE: Record<string, RegExp> = {
  brace: /\{([^{}]*)\}/g,
  dollar: /\$\{([^{}]*)\}|\$(\w+)/g,
  swift: /\\\(([^()]*)\)/g,
};

/** The text of a literal, its holes filled with constants; null when one cannot be. */
function literal(scope: Scope, token: Token): string | null {
  if (token.holes === null) return token.text.includes("\\") ? null : token.text;
  if (/\{\{|\}\}/.test(token.text)) return null;
  let known = true;
  const filled = token.text.replace(
    HOLE[token.holes] ?? /$^/g,
    (_, long: string | undefined, short?: string) => {
      const inner = (long ?? short ?? "").trim();
      const value = /^[\w.]+$/.test(inner) ? constant(scope, inner.split(".")) : null;
      known &&= value !== null;
      return value ?? "";
    },
  );
  return known && !filled.includes("\\") ? filled : null;
}

interface Term {
  text: string | null;
  next: number;
}

function nameTerm(scope: Scope, at: number, to: number): Term | null {
  const { code } = scope;
  const chain = chainFrom(code, at);
  if (chain === null) return null;
  if (isMark(code, chain.to, "(") && WRAPS.test(chain.words.at(-1) ?? "")) {
    const end = behind(code, chain.to);
    return { text: textOf(scope, { from: chain.to + 1, to: end - 1 }), next: end };
  }
  const words = [...chain.words];
  const gives = words.length > 1 && GIVES.test(words.at(-1) ?? "");
  if (gives) words.pop();
  const called = isMark(code, chain.to, "(");
  if (called && !gives) return { text: null, next: to };
  return { text: constant(scope, words), next: called ? behind(code, chain.to) : chain.to };
}

function literalTerm(scope: Scope, at: number, to: number): Term | null {
  const { code } = scope;
  const token = code.tokens[at];
  if (token?.kind !== "text") return null;
  let next = at + 1;
  while (next < to && isMark(code, next, ".")) {
    const member = chainFrom(code, next + 1);
    if (member === null || !member.words.every((word) => GIVES.test(word))) return { text: null, next: to };
    next = isMark(code, member.to, "(") ? behind(code, member.to) : member.to;
  }
  return { text: literal(scope, token), next };
}

/** The text that an expression stands for; null when it is not certain. */
export function textOf(scope: Scope, range: Range): string | null {
  const { code } = scope;
  let text = "";
  let at = range.from;
  while (at < range.to) {
    if (isMark(code, at, "&")) at += 1;
    const term = literalTerm(scope, at, range.to) ?? nameTerm(scope, at, range.to);
    if (term === null || term.text === null) return null;
    text += term.text;
    at = term.next;
    if (at >= range.to) return text;
    if (isMark(code, at, "+")) at += 1;
    else if (code.dialect.id !== "python" || code.tokens[at]?.kind !== "text") return null;
  }
  return null;
}
