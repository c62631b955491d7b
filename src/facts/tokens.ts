/** Characters of English text and JSON that make one token on average, across common tokenizers. */
const CHARS_PER_TOKEN = 4;

/** Estimated tokens of a text: a quarter of its UTF-16 code units, rounded up. The same for every model, so that runs compare. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARS_PER_TOKEN);
}
