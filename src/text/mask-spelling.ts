import { escapeRegExp } from "./escape.ts";

/** Backslashes before an escape sequence: one in JSON, three and seven in JSON within JSON within JSON, and one more such level. */
const SLASHES = "\\\\{1,15}";
const SHORT: Record<string, string> = { "\b": "b", "\t": "t", "\n": "n", "\f": "f", "\r": "r" };
const NAMED: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };
/** Letters and digits: encoders of URLs and HTML leave them as they are. */
const PLAIN = /^[A-Za-z0-9]$/;

/** Hexadecimal digits in either case. */
const hexDigits = (text: string) => text.replace(/[a-f]/g, (one) => `[${one}${one.toUpperCase()}]`);

/** `\u00e9` and its kin; a surrogate pair as two of them. */
function unicodeEscape(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) =>
    character.charCodeAt(at).toString(16).padStart(4, "0"),
  );
  return units.map((unit) => `${SLASHES}u${hexDigits(unit)}`).join("");
}

/** `%2F`, also where the percent sign was encoded again. */
function percentEscape(character: string): string {
  const bytes = Buffer.from(character).toString("hex").match(/../g) ?? [];
  return bytes.map((byte) => `%(?:25){0,2}${hexDigits(byte)}`).join("");
}

function htmlEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const name = NAMED[character];
  const numbers = `#0{0,4}${code}|#[xX]0{0,4}${hexDigits(code.toString(16))}`;
  return `&(?:amp;){0,2}(?:${name === undefined ? numbers : `${name}|${numbers}`});`;
}

/** White space of any kind and length, however it is written: texts are put on one line before they are shown. */
const SPACE = `(?:\\s|${SLASHES}(?:[fnrt]|u00(?:20|0[9a-dA-D]|[aA]0))|%(?:25){0,2}(?:20|09|0[aAdD])|\\+|&(?:nbsp|#32|#1[03]|#9);){1,40}`;

/** One character in every way it is written, escape sequences first. */
function spelled(character: string): string {
  if (PLAIN.test(character)) return `(?:${character}|${unicodeEscape(character)})`;
  const short = SHORT[character] ?? (/["'/]/.test(character) ? escapeRegExp(character) : null);
  const ways = [
    ...(short === null ? [] : [`${SLASHES}${short}`]),
    ...(character === "'" ? [`'${SLASHES}''`] : []),
    unicodeEscape(character),
    percentEscape(character),
    htmlEscape(character),
    escapeRegExp(character),
  ];
  return `(?:${ways.join("|")})`;
}

/** A run of backslashes: doubled by each JSON around it. As one, since they stand beside escape sequences. */
const backslashes = (count: number) =>
  `(?:\\\\{${count},${count * 16}}|(?:${SLASHES}u005[cC]|%(?:25){0,2}5[cC]|&(?:amp;){0,2}#92;){${count}})`;

/** A pattern of a text as it is and, with `escapes`, with any of its characters escaped for JSON, URLs or HTML. */
export function anySpelling(text: string, escapes: boolean): string {
  const runs = text.match(/\s+|\\+|[\s\S]/gu) ?? [];
  return runs
    .map((run) => {
      if (/^\s/.test(run)) return escapes ? SPACE : "\\s{1,40}";
      if (!escapes) return escapeRegExp(run);
      return run.startsWith("\\") ? backslashes(run.length) : spelled(run);
    })
    .join("");
}

/** The same for a base64 text, in the alphabet for URLs too. */
export function base64Spelling(text: string, escapes: boolean): string {
  const other = (character: string) => (character === "+" ? "-" : "_");
  return text.replace(/[+/]/g, (one) =>
    escapes ? `(?:${other(one)}|${spelled(one)})` : `(?:${other(one)}|${escapeRegExp(one)})`,
  );
}
