import { wordsOf } from "../text/name.ts";

/** The verbs that tell what a tool does to a thing, as mcp-fuzz reads them. */
const VERBS: Readonly<Record<"create" | "read" | "remove", readonly string[]>> = {
  create: ["create", "add", "insert", "new"],
  read: ["get", "read", "fetch", "retrieve", "describe", "show"],
  remove: ["delete", "remove", "destroy"],
};

/** What a tool does to a thing. */
export type StateVerb = keyof typeof VERBS;

/** `createNote`, `create-note` and `notes.create` in one spelling: words in lower case, joined by `_`. */
export const spelled = (name: string) => wordsOf(name).join("_");

const verbOf = (word: string | undefined): StateVerb | null => {
  for (const [verb, words] of Object.entries(VERBS)) {
    if (word !== undefined && words.includes(word)) return verb as StateVerb;
  }
  return null;
};

/** What a tool does to which thing, by its name: the verb stands first, or else last. Null when it has none. */
export function readName(name: string): { verb: StateVerb; resource: string } | null {
  const words = wordsOf(name);
  const first = verbOf(words[0]);
  const verb = first ?? verbOf(words.at(-1));
  const resource = (first === null ? words.slice(0, -1) : words.slice(1)).join("_");
  return verb === null || resource === "" ? null : { verb, resource };
}
