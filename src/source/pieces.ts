/** What can be told of a script without parsing it. */
export interface Pieces {
  /** What stands between two quotes, or between one and the hole of a template: every string of the file, and more. */
  texts: ReadonlySet<string>;
  /** Names before a colon: every member of an object that is named by an identifier, and more. */
  keys: ReadonlySet<string>;
  /** Every relative specifier, and more. */
  specifiers: readonly string[];
}

const BETWEEN = /["'`}]|\$\{/;
const KEY = /[\w$\u0080-\uffff]+(?=\s*[:/])/g;
/** Longest text that is kept: no name of a tool is longer. */
const LONGEST = 256;

/** Reads the pieces of a script. */
export function piecesOf(text: string): Pieces {
  const texts = new Set<string>();
  for (const one of text.split(BETWEEN)) if (one.length > 0 && one.length <= LONGEST) texts.add(one);
  const keys = new Set(text.match(KEY));
  return { texts, keys, specifiers: [...texts].filter((one) => one.startsWith(".")) };
}

const PLAIN = /^[ -[\]-~]+$/;
/** A name that pieces cannot tell of: it holds what they end at, or what is written with an escape sequence. */
const isOdd = (name: string) => name.length > LONGEST || BETWEEN.test(name) || !PLAIN.test(name);

/** Whether `name` is one of the texts, or can be put together from them. */
function canSay(name: string, texts: ReadonlySet<string>): boolean {
  // `made[at]`: what stands before `at` is made of texts.
  const made: boolean[] = [true];
  for (let to = 1; to <= name.length; to += 1)
    for (let at = 0; at < to && made[to] !== true; at += 1)
      if (made[at] === true) made[to] = texts.has(name.slice(at, to));
  return made[name.length] === true;
}

/** Names with more characters than this together are not looked for in pieces: it costs their square. */
const MOST = 20_000;

function partsOf(names: readonly string[]): Set<string> {
  const parts = new Set<string>();
  for (const name of names)
    for (let at = 0; at < name.length; at += 1)
      for (let to = at + 1; to <= name.length; to += 1) parts.add(name.slice(at, to));
  return parts;
}

/** Tells whether a file, given with what it imports, near or far, may give something one of the names. */
export type MaySay = (path: string, within: Iterable<string>) => boolean;

/** Null when that cannot be told of these names. */
export function sayers(files: ReadonlyMap<string, Pieces>, names: readonly string[]): MaySay | null {
  const chars = names.reduce((sum, name) => sum + name.length, 0);
  if (chars > MOST || names.some(isOdd)) return null;
  const parts = partsOf(names);
  const said = new Map(
    [...files].map(([path, { texts }]) => [path, [...texts].filter((one) => parts.has(one))]),
  );
  return (path, within) => {
    const keys = files.get(path)?.keys;
    if (names.some((name) => keys?.has(name))) return true;
    const texts = new Set([...within].flatMap((one) => said.get(one) ?? []));
    return texts.size > 0 && names.some((name) => canSay(name, texts));
  };
}
