import { type Code, isMark, wordAt } from "./code.ts";

/** Texts by the name that stands for them; null where one name stands for several. */
export type Constants = ReadonlyMap<string, string | null>;

const UPPER = /^[A-Z][A-Z0-9_]*$/;
/** The word, in each language, that says of a name that it keeps its value, and whether the name comes right behind it. */
const KEEPS: Record<string, { word: RegExp; behind: boolean }> = {
  go: { word: /^const$/, behind: true },
  rust: { word: /^(?:const|static)$/, behind: true },
  java: { word: /^final$/, behind: false },
  kotlin: { word: /^val$/, behind: true },
  csharp: { word: /^(?:const|readonly)$/, behind: false },
  php: { word: /^const$/, behind: false },
  swift: { word: /^let$/, behind: true },
};
/** Names of members and parameters, of which every tool has its own. */
const COMMON = /^(?:name|tool_?name|id|title|description)$/i;

function add(found: Map<string, string | null>, key: string, value: string): void {
  found.set(key, found.has(key) && found.get(key) !== value ? null : value);
}

/** Whether the text at `at` is the whole value: nothing is joined to it. */
function ends(code: Code, at: number): boolean {
  const token = code.tokens[at];
  const next = code.tokens[at + 1];
  if (token === undefined || token.holes !== null || token.text.includes("\\")) return false;
  if (next === undefined || isMark(code, at + 1, ";", ",", ")", "}")) return true;
  return next.line > token.endLine && next.kind !== "text" && !isMark(code, at + 1, "+", ".", "%");
}

/** In Python and Ruby capitals make the constant; those of a class go by its name as well. */
function readByCapitals(code: Code, found: Map<string, string | null>): void {
  let owner: { name: string; column: number } | null = null;
  let first = 0;
  for (const [at, token] of code.tokens.entries()) {
    if (token.line !== code.tokens[at - 1]?.endLine) {
      first = at;
      if (owner !== null && token.column <= owner.column) owner = null;
    }
    if (token.kind === "word" && token.text === "class" && at === first) {
      owner = { name: wordAt(code, at + 1) ?? "", column: token.column };
      continue;
    }
    if (token.kind !== "text" || !isMark(code, at - 1, "=") || !ends(code, at)) continue;
    const name = wordAt(code, first);
    if (name === null || !UPPER.test(name) || !isMark(code, first + 1, "=", ":")) continue;
    add(found, owner === null ? name : `${owner.name}.${name}`, token.text);
  }
}

/** The name that the `=` at `equals` gives a value for good; null when it may get another. */
function keptName(code: Code, equals: number): string | null {
  const keeps = KEEPS[code.dialect.id];
  const line = code.tokens[equals]?.line;
  for (let at = equals - 1; at >= Math.max(0, equals - 12); at -= 1) {
    if (isMark(code, at, ";", "{", "}", "=") || code.tokens[at]?.line !== line) return null;
    // The lifetime of Rust, `'static`, is none of these words.
    if (keeps === undefined || !keeps.word.test(wordAt(code, at) ?? "") || isMark(code, at - 1, "'"))
      continue;
    const name = wordAt(code, keeps.behind ? at + 1 : equals - 1);
    const local = code.dialect.id === "kotlin" || code.dialect.id === "swift";
    const shared = /^(?:const|static)$/.test(wordAt(code, at - 1) ?? "");
    return local && !shared && !UPPER.test(name ?? "") ? null : name;
  }
  return null;
}

/** The first word of a line within `const ( ... )` of Go, which ends at `end`. */
function nameInBlock(code: Code, equals: number, end: number): string | null {
  if (equals > end) return null;
  let at = equals;
  while (at > 0 && code.tokens[at - 1]?.line === code.tokens[equals]?.line) at -= 1;
  return wordAt(code, at);
}

function readByKeyword(code: Code, found: Map<string, string | null>): void {
  let blockEnd = -1;
  for (const [at, token] of code.tokens.entries()) {
    if (token.text === "const" && isMark(code, at + 1, "(")) blockEnd = code.partner[at + 1] ?? -1;
    if (token.kind !== "text" || !isMark(code, at - 1, "=") || !ends(code, at)) continue;
    const name = nameInBlock(code, at - 1, blockEnd) ?? keptName(code, at - 1);
    if (name !== null && !COMMON.test(name)) add(found, name, token.text);
  }
}

/** The constants that one file declares. */
export function constantsOf(code: Code): Map<string, string | null> {
  const found = new Map<string, string | null>();
  const { id } = code.dialect;
  if (id === "python" || id === "ruby") readByCapitals(code, found);
  else readByKeyword(code, found);
  return found;
}

/** The constants of all files of one language; a name with two values has none. */
export function joinConstants(all: Iterable<Constants>): Map<string, string | null> {
  const joined = new Map<string, string | null>();
  for (const one of all)
    for (const [key, value] of one) {
      if (value === null) joined.set(key, null);
      else add(joined, key, value);
    }
  return joined;
}
