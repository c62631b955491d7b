const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/;

/** Controls, line breaks and characters that are not seen: shown as they are, they would be lost or steer a terminal. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

/** The escape sequence of one such character within `$'...'`. */
function unseen(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return `\\${code.toString(8).padStart(3, "0")}`;
  const hex = code.toString(16).toUpperCase();
  return code > 0xffff ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}

/**
 * A word as a shell reads it back, single-quoted where needed. Never evaluated, whatever it holds. Characters that are
 * not seen are escaped, which takes a shell that knows `$'...'` (POSIX 2024; bash, zsh, ksh).
 */
export function shellQuote(word: string): string {
  if (SAFE.test(word)) return word;
  if (UNSEEN.test(word)) {
    const quoted = word.replace(/[\\']/g, "\\$&").replace(new RegExp(UNSEEN, "gu"), unseen);
    return `$'${quoted}'`;
  }
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Words as one command line for a POSIX shell. */
export function shellJoin(words: readonly string[]): string {
  return words.map(shellQuote).join(" ");
}
