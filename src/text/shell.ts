const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/;

/** A word as a POSIX shell reads it back, single-quoted where needed. Never evaluated, whatever it holds. */
export function shellQuote(word: string): string {
  if (SAFE.test(word)) return word;
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Words as one command line for a POSIX shell. */
export function shellJoin(words: readonly string[]): string {
  return words.map(shellQuote).join(" ");
}
