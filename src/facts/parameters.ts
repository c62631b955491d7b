import type { ToolFacts } from "../model/facts.ts";

/** Names looked for at most; a tool with more parameters is not read to the end. */
const MAX_NAMES = 1_000;
const MAX_NAME_CHARS = 200;
/** A shorter name is a word of its own in any text, so that it must be quoted or introduced. */
const SHORTEST_BARE = 3;

const WORD = /[\p{L}\p{N}_-]/u;
const OPENS = new Set(["'", '"', "`", "[", "<", ".", "“", "‘"]);
const CLOSES = new Set(["'", '"', "`", "]", ">", ".", ":", "”", "’"]);
const INTRODUCES = /\b(?:parameter|argument|field|property|param|arg|key|option)s?:? $/i;
/** Where a validator tells the place at the end of a line: `received undefined at a`. */
const AT = /\bat $/;
/** Where a validator tells the field first: `id: Invalid input`, `failed: id: ...`. */
const STARTS = /(?:^|[\n:;,(]) *(?:- )?$/;
/** Go's JSON decoder: `json: cannot unmarshal number into Go struct field TaskParams.id of type string`. */
const GO_FIELD = /\bGo struct field [\w.]{0,80}\.$/;
/** An option of a command line that is called as the parameter: `invalid argument "x" for "--tail" flag`. */
const OPTION = /(?:^|[\s"'`([])--$/;
const ENDS_LINE = /^[.,;[\n]|^$/;
const FOLLOWS = /^ (?:is|are|was|must|should|cannot|field|parameter|argument)\b/i;

/** `quoted`: in quotes or brackets, or in the shape of no English word (`user_id`, `userId`). */
type How = "quoted" | "bare";

/** How a name stands at a place of a text; null when it is only a part of another word. */
function standing(text: string, at: number, name: string): How | null {
  const before = text[at - 1] ?? " ";
  const after = text[at + name.length] ?? " ";
  const option = before === "-" && OPTION.test(text.slice(Math.max(0, at - 3), at));
  if ((WORD.test(before) && !option) || WORD.test(after)) return null;
  if (option) return "bare";
  if (OPENS.has(before) && CLOSES.has(after)) return "quoted";
  if (/_|[\p{Ll}][\p{Lu}]/u.test(name)) return "quoted";
  if (name.length >= SHORTEST_BARE) return "bare";
  if (before === "." && GO_FIELD.test(text.slice(Math.max(0, at - 100), at))) return "quoted";
  const left = text.slice(Math.max(0, at - 20), at);
  const right = text.slice(at + name.length, at + name.length + 20);
  const placed = AT.test(left) && ENDS_LINE.test(right);
  const labels = after === ":" && STARTS.test(left);
  return placed || labels || INTRODUCES.test(left) || FOLLOWS.test(right) ? "bare" : null;
}

function names(text: string, name: string, quotedOnly: boolean): boolean {
  const lower = text.toLowerCase();
  const wanted = name.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
    const how = standing(text, at, text.slice(at, at + name.length));
    if (how === "quoted" || (how === "bare" && !quotedOnly)) return true;
  }
  return false;
}

/** Whether a text speaks of something by one of these names, as a word of its own. */
export function namesAny(text: string, some: readonly string[], quotedOnly = false): boolean {
  return some
    .slice(0, MAX_NAMES)
    .some((name) => name !== "" && name.length <= MAX_NAME_CHARS && names(text, name, quotedOnly));
}

/** Whether a text speaks of one of the tool's parameters by its name. */
export function namesParameter(text: string, tool: ToolFacts, quotedOnly = false): boolean {
  const declared = tool.parameters.map((parameter) => parameter.name);
  return namesAny(text, [...declared, ...tool.required], quotedOnly);
}
