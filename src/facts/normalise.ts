const READ_CHARS = 2_000;

/**
 * A text without what changes from run to run or from argument to argument: numbers, identifiers, times, paths,
 * addresses and quoted values. Two errors that are the same problem read the same.
 */
export function normalise(text: string): string {
  return text
    .slice(0, READ_CHARS)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, "<id>")
    .replace(/\b(?:https?|wss?|file):\/\/[^\s"'`)>\]]+/gi, "<url>")
    .replace(/(?:[A-Za-z]:)?(?:[\\/][\w.@+-]+){2,}/g, "<path>")
    .replace(/\b[0-9a-f]{12,}\b/gi, "<id>")
    .replace(/\d+(?:[.:]\d+)*/g, "<n>")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
