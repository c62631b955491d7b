import { anySpelling, base64Spelling } from "./mask-spelling.ts";

/** A value that no output may show, and the name that stands in its place. */
export interface Secret {
  name: string;
  value: string;
}

/** What stands in the place of a masked value, or looks like it: markdown has `***words***` of its own. Its group is the name. */
export const MASKED = /\*\*\*([A-Za-z0-9_.-]{1,80})\*\*\*/g;

/** Encoded forms shorter than this are left alone: they turn up in ordinary text by chance. */
const SHORTEST_ENCODED = 6;

/** Characters that begin an escape sequence of JSON, URLs or HTML. */
const ESCAPED = /[\\%&+]/;

/** The base64 characters that a value surely gives when it stands `offset` bytes into the encoded text. */
function base64At(value: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
  const whole = bytes.toString("base64").replace(/=+$/, "");
  const from = offset === 0 ? 0 : offset + 1;
  const bits = bytes.length * 8;
  return whole.slice(from, Math.floor(bits / 6));
}

function encodedForms(value: string): { base64: string[]; hex: string[] } {
  const long = (text: string) => text.length >= SHORTEST_ENCODED;
  const hex = Buffer.from(value).toString("hex");
  return {
    base64: [0, 1, 2].map((offset) => base64At(value, offset)).filter(long),
    hex: [hex, hex.toUpperCase()].filter(long),
  };
}

/**
 * The texts a value may leave programs as: as it is, URL-encoded, in JSON (once and twice), in HTML, base64 (wherever it
 * stands in a longer text) and hexadecimal. For those who mask by comparing.
 */
export function formsOf(value: string): string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const uri = encodeURIComponent(Buffer.from(value).toString("utf8"));
  const html = value.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
  const { base64, hex } = encodedForms(value);
  const encoded = [
    uri,
    uri.replaceAll("%20", "+"),
    json,
    JSON.stringify(json).slice(1, -1),
    html,
    ...base64,
    ...base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")),
    ...hex,
  ];
  return [...new Set([value, ...encoded.filter((text) => text.length >= SHORTEST_ENCODED)])];
}

/** A pattern of every form of a value: with `escapes` those with escape sequences in them too. */
function patternOf(value: string, escapes: boolean): string {
  const { base64, hex } = encodedForms(value);
  return [anySpelling(value, escapes), ...base64.map((text) => base64Spelling(text, escapes)), ...hex].join(
    "|",
  );
}

interface Found {
  from: number;
  to: number;
  name: string;
}

/** Every place of every value, those that overlap as one: what is left of the one must not show the other. */
function placesOf(text: string, patterns: readonly { name: string; pattern: RegExp }[]): Found[] {
  const all = patterns.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map((one) => ({ from: one.index, to: one.index + one[0].length, name })),
  );
  const merged: Found[] = [];
  for (const one of all.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.at(-1);
    if (last !== undefined && one.from < last.to) last.to = Math.max(last.to, one.to);
    else merged.push({ ...one });
  }
  return merged;
}

/** Masking by one set of patterns. */
function masking(secrets: readonly Secret[], escapes: boolean): (text: string) => string {
  const sources = secrets.map(({ name, value }) => ({ name, source: patternOf(value, escapes) }));
  const any = new RegExp(sources.map(({ source }) => source).join("|"));
  const patterns = sources.map(({ name, source }) => ({ name, pattern: new RegExp(source, "g") }));
  return (text) => {
    if (!any.test(text)) return text;
    let result = "";
    let at = 0;
    for (const { from, to, name } of placesOf(text, patterns)) {
      result += `${text.slice(at, from)}***${name}***`;
      at = to;
    }
    return result + text.slice(at);
  };
}

/** A function that puts `***NAME***` in the place of every form of every value. Linear in the text. */
export function createMasker(secrets: readonly Secret[]): (text: string) => string {
  const used = secrets.filter(({ value }) => value !== "");
  if (used.length === 0) return (text) => text;
  const unescaped = masking(used, false);
  const escaped = masking(used, true);
  return (text) => (ESCAPED.test(text) ? escaped(text) : unescaped(text));
}

/**
 * The masked start of a text of which only about `chars` characters are looked at. What the edge may have cut in two is
 * left out: it is where looking twice as far gives something else.
 */
export function maskHead(text: string, chars: number, mask: (text: string) => string): string {
  if (text.length <= chars) return mask(text);
  const near = mask(text.slice(0, chars));
  const far = mask(text.slice(0, 2 * chars));
  let same = 0;
  while (same < near.length && near[same] === far[same]) same += 1;
  return near.slice(0, same);
}

/** The same for the end of a text. */
export function maskTail(text: string, chars: number, mask: (text: string) => string): string {
  if (text.length <= chars) return mask(text);
  const near = mask(text.slice(-chars));
  const far = mask(text.slice(-2 * chars));
  let same = 0;
  while (same < near.length && near.at(-1 - same) === far.at(-1 - same)) same += 1;
  return same === 0 ? "" : near.slice(-same);
}
