import type { Registration } from "../registration.ts";
import {
  behind,
  type Chain,
  type Code,
  chainBefore,
  chainFrom,
  isMark,
  type Part,
  partsOf,
  wordAt,
} from "./code.ts";
import { place } from "./marked.ts";
import { type Scope, textOf } from "./value.ts";

/** Words before a name that use a tool instead of making one. */
const USES =
  /^_?(?:call|get|find|has|remove|delete|run|execute|invoke|test|is|use|disable|enable|lookup|resolve|handle|list|update|function)/i;
/** `NewTool`, `addTool`, `register_tool`, `MustTool`, `create_mcp_tool`. */
const MAKES =
  /^_?(?:(?:new|must|register|add|define|create|make|declare|with)_?)+\w{0,20}?tool(?:with\w{1,20})?$/i;
/** `Tool`, `ServerTool`, `tool`. */
const IS_TOOL = /^(?:[A-Z]\w{0,40})?Tool(?:CreateOptions|Options|Definition|Def|Spec|Info|Metadata)?$|^tool$/;
/** The static members of a tool class that make one. */
const FACTORY = /^(?:new|define|create|of|from_function|fromFunction|make|New|Create)$/;
/** Before these a name is declared, not used. */
const DECLARES =
  /^(?:class|struct|interface|object|impl|for|fun|func|fn|def|enum|record|trait|extends|implements|function|protocol|extension|type)$/;
const SCHEMA_KEY = /^(?:inputSchema|input_schema|InputSchema|RawInputSchema)$/;

/** How sure a name before a bracket makes a tool of what is in it; 0: it does not. */
function rankOf(code: Code, chain: Chain): number {
  const word = chain.words.at(-1) ?? "";
  const before = wordAt(code, chain.from - 1);
  if (
    USES.test(word) ||
    (before !== null && DECLARES.test(before)) ||
    isMark(code, chain.from - 1, "@", "->")
  )
    return 0;
  if (MAKES.test(word)) return 3;
  if (IS_TOOL.test(word)) return 2;
  const owner = chain.words.at(-2) ?? "";
  return FACTORY.test(word) && IS_TOOL.test(owner) && owner !== "tool" ? 2 : 0;
}

const isName = (part: Part) => /^[nN]ame$/.test(part.key ?? "");

function named(scope: Scope, part: Part | undefined, rank: number): Registration[] {
  if (part === undefined) return [];
  const name = textOf(scope, part);
  return name === null ? [] : [place(scope.code, name, part, rank)];
}

/** Whether a name of this file is given its value by `=`, and so may be no function. */
const isAssigned = (code: Code, name: string) =>
  code.tokens.some(
    (token, at) => token.text === name && token.kind === "word" && isMark(code, at + 1, "=", ":"),
  );

/** A function of Python that is handed over as a tool goes by its own name. */
function handedOver(scope: Scope, part: Part | undefined, rank: number): Registration[] {
  const { code } = scope;
  if (part === undefined || code.dialect.id !== "python" || part.key !== null) return [];
  const given = chainFrom(code, part.from);
  const name = given?.words.at(-1) ?? "";
  if (given === null || given.to !== part.to || isAssigned(code, name)) return [];
  return [place(code, name, { from: part.to - 1, to: part.to }, rank)];
}

/** `mcp.tool()(function)` */
function calledAgain(scope: Scope, open: number): Registration[] {
  const { code } = scope;
  const inner = isMark(code, open - 1, ")") ? (code.partner[open - 1] ?? -1) : -1;
  if (inner < 0 || code.dialect.id !== "python" || !isMark(code, open, "(")) return [];
  const chain = chainBefore(code, inner);
  if (chain === null || rankOf(code, chain) === 0) return [];
  const given = partsOf(code, inner).some((part) => part.key === null || isName(part));
  return given ? [] : handedOver(scope, partsOf(code, open)[0], 3);
}

function inBracket(scope: Scope, open: number): Registration[] {
  const { code } = scope;
  const chain = chainBefore(code, open);
  const rank = chain === null ? 0 : rankOf(code, chain);
  if (chain === null || rank === 0) return calledAgain(scope, open);
  const parts = partsOf(code, open);
  const byKey = parts.find(isName);
  if (byKey !== undefined) return named(scope, byKey, rank);
  if (isMark(code, open, "{")) return [];
  const places = parts.slice(0, rank === 3 ? 2 : 1).filter((part) => part.key === null);
  const found = places.flatMap((part) => named(scope, part, rank)).slice(0, 1);
  const hands = /^(?:add_tool|from_function)$/.test(chain.words.at(-1) ?? "");
  return found.length > 0 || !hands ? found : handedOver(scope, parts[0], 3);
}

/** `{"name": "x", "inputSchema": ...}` in whatever brackets the language has for it. */
function table(scope: Scope, open: number): Registration[] {
  const parts = partsOf(scope.code, open);
  if (!parts.some((part) => SCHEMA_KEY.test(part.key ?? ""))) return [];
  return named(scope, parts.find(isName), 2);
}

/** `Tool.builder().name("x")` */
function built(scope: Scope, at: number): Registration[] {
  const { code } = scope;
  const chain = chainBefore(code, at + 1);
  if (!isMark(code, at + 1, "(") || !chain?.words.some((word) => IS_TOOL.test(word))) return [];
  let next = behind(code, at + 1);
  for (let steps = 0; steps < 30 && isMark(code, next, "."); steps += 1) {
    const member = wordAt(code, next + 1);
    if (member === "name" && isMark(code, next + 2, "(")) return named(scope, partsOf(code, next + 2)[0], 2);
    next = isMark(code, next + 2, "(") ? behind(code, next + 2) : next + 2;
  }
  return [];
}

/** The tools that calls, constructors, builders and tables make. */
export function writtenTools(scope: Scope): Registration[] {
  const { code } = scope;
  const found: Registration[] = [];
  for (const [at, token] of code.tokens.entries()) {
    if (token.kind === "word" && token.text === "builder") found.push(...built(scope, at));
    if (!isMark(code, at, "(", "{", "[")) continue;
    const first = isMark(code, at, "[") ? [] : inBracket(scope, at);
    found.push(...(first.length > 0 || isMark(code, at, "(") ? first : table(scope, at)));
  }
  return found;
}
