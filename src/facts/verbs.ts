import type { ToolFacts } from "../model/facts.ts";
import { wordsOf } from "../text/name.ts";

/** What a name says that is done: `get_user` reads, `update_user` writes, `delete_user` destroys. */
export type Deed = "reads" | "writes" | "destroys";

const VERBS: Readonly<Record<Deed, string>> = {
  reads: "get list read search find fetch show describe count",
  writes:
    "create add insert update edit set write put patch rename move send upload append replace merge modify overwrite",
  destroys: "delete remove destroy purge erase wipe truncate uninstall",
};
const DEEDS = new Map(
  Object.entries(VERBS).flatMap(([deed, verbs]) => verbs.split(" ").map((verb) => [verb, deed as Deed])),
);
/** A name may put these behind what they are done to: `web_search`, `item_delete`. Others are nouns there as well. */
const LAST: ReadonlySet<string> = new Set(["search", "delete", "remove", "update", "create"]);
/** Lists from which on a first word that all names share is taken for the server's own. */
const SHARED = 3;

/** What a name says, from its first word, or a last one that is hardly ever a noun; null when it does not say. */
export function deedOf(words: readonly string[]): Deed | null {
  const [first = "", ...rest] = words;
  const last = rest.at(-1) ?? "";
  return DEEDS.get(first) ?? (LAST.has(last) ? (DEEDS.get(last) ?? null) : null);
}

/** The words of each tool's name, in order, without a first one that all of them share (`brave_`, `API-`). */
export function namesInWords(tools: readonly ToolFacts[]): string[][] {
  const words = tools.map((tool) => wordsOf(tool.name));
  const [head] = words;
  const shared =
    words.length >= SHARED &&
    words.every((one) => one.length > 1 && one[0] === head?.[0] && !DEEDS.has(one[0] ?? ""));
  return shared ? words.map((one) => one.slice(1)) : words;
}
