import { namesAny, namesParameter } from "../../facts/parameters.ts";
import { RUNTIME_ERROR, says } from "../../facts/vocabulary.ts";
import type { CallFacts, Parameter, ToolFacts } from "../../model/facts.ts";
import { REFUSED } from "../../model/outcome.ts";

/** What a valid call that is refused tells about the schema. */
export type Loss =
  | { kind: "lost"; name: string }
  | { kind: "under-declared"; name: string }
  | { kind: "other-type"; name: string; declared: string; wanted: string };

/** Longer texts are documents; a refusal says its point within these. */
const MAX_CHARS = 2_000;
const REQUIRED =
  /\b(?:is|are) (?:a )?required\b|\bmissing required\b|\brequired (?:parameter|argument|field|property)\b|\bField required\b|\bmust have required property\b|\breceived undefined\b/i;
/** One of several is wanted: more than a schema that clients take can say. */
const ALTERNATIVE = /\b(?:either|one of|at least|or|unless|when|if)\b/i;
/** What follows may be the condition under which it is required. */
const REQUIRED_FOR = /\brequired (?:for|with|in|to|by|as)\b(.*)/i;
/** What is missing is a setting of the server, not an argument. */
const SETTING =
  /key|token|auth|login|log in|config|environment|env\b|session|credential|licen[cs]e|browser|install/i;
const NAMED =
  /["'`]?([A-Za-z_][\w-]{0,60})["'`]? (?:is|are) (?:a )?required\b|\bmissing required (?:parameter|argument|field|property)s?:? ["'`]?([A-Za-z_][\w-]{0,60})/i;
const WORDS: ReadonlySet<string> = new Set(
  "it this that which what value values input argument arguments parameter parameters field fields property properties name id one".split(
    " ",
  ),
);

/** The text in pieces that each say one thing; the line of a field goes with the line of its message. */
function pieces(text: string): string[] {
  const lines = text.slice(0, MAX_CHARS).split(/\n|[;,](?= )|\. (?=[A-Z])/);
  const pairs = lines
    .slice(0, -1)
    .map((line, at) => (/^\S{1,60}$/.test(line.trim()) ? `${line} ${lines[at + 1]}` : line));
  return [...pairs, ...lines.slice(-1)];
}

/** Types that a refusal asks for, in the words of validators. */
const WANTED =
  /\b(?:must be|should be|expected|is not) (?:a |an |of type )?(?:valid )?["'`]?(integer|int|number|float|boolean|bool|array|list|object|dict|string|str)\b/i;
const TYPES: Readonly<Record<string, string>> = {
  int: "integer",
  float: "number",
  bool: "boolean",
  list: "array",
  dict: "object",
  str: "string",
};

/** Required only beside a parameter, or for a value that was sent (`date2 is required for diff`): true of this call, not of every one. */
function isConditional(piece: string, call: CallFacts, tool: ToolFacts): boolean {
  const condition = REQUIRED_FOR.exec(piece)?.[1];
  if (condition === undefined) return false;
  const values = Object.values(call.arguments ?? {}).filter((value) => typeof value === "string");
  return namesParameter(condition, tool) || namesAny(condition, values);
}

function underDeclared(piece: string, call: CallFacts, tool: ToolFacts): Loss[] {
  if (!REQUIRED.test(piece) || ALTERNATIVE.test(piece) || SETTING.test(piece)) return [];
  if (isConditional(piece, call, tool)) return [];
  const args = call.arguments ?? {};
  const optional = tool.parameters.filter(({ name, required }) => !required && !Object.hasOwn(args, name));
  const named = optional.find(({ name }) => namesAny(piece, [name]));
  if (named !== undefined) return [{ kind: "under-declared", name: named.name }];
  if (tool.parameters.length > 0) return [];
  const found = NAMED.exec(piece);
  const name = found?.[1] ?? found?.[2] ?? "";
  return name === "" || WORDS.has(name.toLowerCase()) ? [] : [{ kind: "lost", name }];
}

const fits = (declared: string, wanted: string) =>
  declared === wanted ||
  (declared === "integer" && wanted === "number") ||
  (declared === "number" && wanted === "integer");

function otherType(piece: string, call: CallFacts, parameters: readonly Parameter[]): Loss[] {
  const word = WANTED.exec(piece)?.[1]?.toLowerCase();
  if (word === undefined) return [];
  const wanted = TYPES[word] ?? word;
  const args = call.arguments ?? {};
  const sent = parameters.filter(({ name, type }) => type !== null && Object.hasOwn(args, name));
  const named = sent.find(({ name }) => namesAny(piece, [name]));
  if (named === undefined || named.type === null || fits(named.type, wanted)) return [];
  return [{ kind: "other-type", name: named.name, declared: named.type, wanted }];
}

/** What the refusal of a call that the schema allows shows to be missing in the schema; empty when it shows nothing for sure. */
export function lossesOf(call: CallFacts, tool: ToolFacts): Loss[] {
  const { response } = call;
  if (
    call.kind === "fuzz" ||
    call.proof !== "valid" ||
    !REFUSED.has(call.outcome) ||
    call.blocked !== null ||
    response === null
  )
    return [];
  const { text } = response;
  if (text.length > MAX_CHARS || says(RUNTIME_ERROR, text)) return [];
  return pieces(text).flatMap((piece) => {
    const missing = underDeclared(piece, call, tool);
    return missing.length > 0 ? missing : otherType(piece, call, tool.parameters);
  });
}
