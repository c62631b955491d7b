import { escapeRegExp } from "../text/escape.ts";

const READ_CHARS = 2_000;
/** Values sent that are looked for at most, and the shortest that is taken out where it is not quoted. */
const MAX_VALUES = 50;
const MAX_VALUE_CHARS = 200;
const SHORTEST_BARE = 4;

function formOf(value: string): RegExp {
  const literal = escapeRegExp(value);
  const quoted = `(["'\`])${literal}\\1`;
  const bare = `(?<![\\w-])${literal}(?![\\w-])`;
  return new RegExp(value.length < SHORTEST_BARE ? quoted : `${quoted}|${bare}`, "g");
}

/** A text without the values that were sent: in quotes always, bare only when they are no short word. */
function withoutValues(text: string, values: readonly string[]): string {
  return [...new Set(values)]
    .filter((value) => value !== "" && value.length <= MAX_VALUE_CHARS)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_VALUES)
    .reduce((rest, value) => rest.replace(formOf(value), "<v>"), text);
}

/**
 * A text without what changes from run to run or from argument to argument: the values that were sent, numbers,
 * identifiers, times, paths and addresses. Two errors that are the same problem read the same.
 */
export function normalise(text: string, sent: readonly string[] = []): string {
  return withoutValues(text.slice(0, READ_CHARS), sent)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, "<v>")
    .replace(/\b(?:https?|wss?|file):\/\/[^\s"'`)>\]]+/gi, "<url>")
    .replace(/(?:[A-Za-z]:)?(?:[\\/][\w.@+-]+){2,}/g, "<path>")
    .replace(/\b[0-9a-f]{12,}\b/gi, "<v>")
    .replace(/\d+(?:[.:]\d+)*/g, "<v>")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
