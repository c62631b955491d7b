/** Description that is read; the rest is prose. */
const READ_CHARS = 2_000;

const INTRODUCED = String.raw`(?:\be\.?g\.?|\bfor example|\bfor instance|\bexamples?|\bsuch as)[,:]?\s{0,3}`;
const IN_QUOTES = ['"([^"\\n]{1,200})"', "'([^'\\n]{1,200})'", "`([^`\\n]{1,200})`"].join("|");

/** The ways to give an example, the plainest first. */
const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`${INTRODUCED}[[({]?\s?(?:${IN_QUOTES})`, "i"),
  // A value in quotes after a colon: `Full type: "base.request" or "chain.agent"`.
  new RegExp(String.raw`:\s(?:${IN_QUOTES})(?=\s?[,;.)|]|\s(?:or|and)\b|\s*$)`),
  // A word without quotes is an example only where nothing but an end follows it.
  new RegExp(String.raw`${INTRODUCED}([\w@#][\w./:@+#-]{0,80}[\w/])(?=\s?[,;)\]]|\.?\s*$)`, "i"),
];

/** The first example that a description gives (`e.g. "Paris"`, `such as 'en'`, `for example: USD)`); null when it gives none. */
export function describedExample(description: string | null): string | null {
  if (description === null) return null;
  const text = description.slice(0, READ_CHARS);
  for (const form of FORMS) {
    const found = form
      .exec(text)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (found !== undefined) return found;
  }
  return null;
}
