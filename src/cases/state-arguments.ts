import { validator } from "../facts/schema.ts";
import type { ToolFacts } from "../model/facts.ts";
import { isObject, type JsonObject, member } from "../model/json.ts";
import type { Id } from "../model/state.ts";

/** Distance to a number that no server of a test has counted up to. */
const FAR = 1_000_003;
/** From this length on an identifier is taken for random: changing its end gives one that nothing has. */
const RANDOM_CHARS = 8;

const proven = (tool: ToolFacts, args: JsonObject) =>
  validator(tool.inputSchema ?? {}).check(args) === "valid" ? args : null;

/**
 * The arguments that ask `tool` about the thing `id`, proven valid; null when its schema does not allow them. `base`: a
 * valid call; `known`: values given at the creation, which win where the tool has a parameter of that name.
 */
export function withId(
  tool: ToolFacts,
  param: string,
  id: Id,
  base: JsonObject,
  known: JsonObject,
): JsonObject | null {
  const declared = new Set(tool.parameters.map((parameter) => parameter.name));
  const shared = Object.entries(known).filter(([name]) => declared.has(name) && Object.hasOwn(base, name));
  const args = { ...base, ...Object.fromEntries(shared) };
  const asNumber = typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : id;
  for (const value of [id, String(id), asNumber]) {
    const made = proven(tool, { ...args, [param]: value });
    if (made !== null) return made;
  }
  return null;
}

/** Another letter or digit of the same kind. */
function turned(char: string): string {
  const turn = (first: string, count: number) =>
    String.fromCharCode(first.charCodeAt(0) + ((char.charCodeAt(0) - first.charCodeAt(0) + 3) % count));
  if (/[0-9]/.test(char)) return turn("0", 10);
  if (/[a-f]/.test(char)) return turn("a", 6);
  if (/[A-F]/.test(char)) return turn("A", 6);
  if (/[g-z]/.test(char)) return turn("g", 20);
  return /[G-Z]/.test(char) ? turn("G", 20) : char;
}

/** Identifiers of the same make that nothing has, the likeliest first. */
export function unknownIds(id: Id): Id[] {
  if (typeof id === "number") return [id + FAR];
  if (/^\d{1,12}$/.test(id)) return [String(Number(id) + FAR)];
  const end = id.slice(-6).replace(/[0-9a-z]/gi, turned);
  const random = [`${id.slice(0, -6)}${end}`].filter((other) => other !== id);
  return id.length >= RANDOM_CHARS ? random : [`${id}-none`, ...random];
}

/** The same call with other words: free texts get a number, for servers that take each name once. Null when there are none. */
export function otherWords(
  tool: ToolFacts,
  args: JsonObject,
  number: number,
  keep: ReadonlySet<string>,
): JsonObject | null {
  const changed = Object.entries(args).map(([name, value]) => {
    const schema = tool.parameters.find((parameter) => parameter.name === name)?.schema;
    const free =
      isObject(schema) && ["enum", "const", "format"].every((key) => member(schema, key) === undefined);
    return [name, typeof value === "string" && free && !keep.has(name) ? `${value} ${number}` : value];
  });
  const made: JsonObject = Object.fromEntries(changed);
  return JSON.stringify(made) === JSON.stringify(args) ? null : proven(tool, made);
}
