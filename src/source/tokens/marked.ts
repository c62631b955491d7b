import type { Registration } from "../registration.ts";
import {
  behind,
  type Chain,
  type Code,
  chainFrom,
  isMark,
  type Part,
  partsOf,
  type Range,
  wordAt,
} from "./code.ts";
import { type Scope, textOf } from "./value.ts";

/** A decorator, attribute or annotation: its name, and the bracket with its arguments (-1: none). */
interface Mark {
  chain: Chain;
  open: number;
}

/** Decorators of Python that make a tool of a function: `tool`, `register_tool`, `mcp_tool`. */
const DECORATES =
  /^(?!(?:call|list|get|function|remove|delete|run|test|use|is|has)_)(?:[a-z]\w{0,20}_)?tool$/;
/** Frameworks whose `@tool` makes a tool for a model of their own, not for MCP. */
const OTHER_KIT =
  /^(?:langchain\w*|langgraph|crewai\w*|smolagents|agents|strands|autogen\w*|llama_index|haystack)$/;
const ATTRIBUTES: Record<string, RegExp> = {
  rust: /^(?:tool|mcp_tool)$/,
  csharp: /^McpServerTool(?:Attribute)?$/,
  java: /^(?:Tool|McpTool|MCPTool)$/,
  kotlin: /^(?:Tool|McpTool|MCPTool)$/,
  php: /^McpTool$/,
};
/** Words that may stand between an attribute and the name of its function. */
const MOST_BETWEEN = 60;
/** Attributes of one function that are looked past. */
const MOST_MARKS = 20;

function markAt(code: Code, at: number): Mark | null {
  const chain = chainFrom(code, at);
  if (chain === null) return null;
  const same = code.tokens[chain.to]?.line === code.tokens[chain.to - 1]?.endLine;
  return { chain, open: isMark(code, chain.to, "(") && same ? chain.to : -1 };
}

/** The marks that open at `at`, in `@name(...)`, `#[name(...)]` or `[Name(...), Other]`; `next` is behind them. */
function marksAt(code: Code, at: number): { marks: Mark[]; next: number } | null {
  const { id } = code.dialect;
  if (id === "python" || id === "java" || id === "kotlin") {
    const mark = isMark(code, at, "@") ? markAt(code, at + 1) : null;
    if (mark === null) return null;
    return { marks: [mark], next: mark.open < 0 ? mark.chain.to : behind(code, mark.open) };
  }
  const open = id === "csharp" ? at : at + 1;
  if ((id !== "csharp" && !isMark(code, at, "#")) || !isMark(code, open, "[")) return null;
  const parts = partsOf(code, open).map((part) => markAt(code, part.from));
  return { marks: parts.filter((mark) => mark !== null), next: behind(code, open) };
}

/** Behind the further marks that stand at `at`. */
function pastMarks(code: Code, at: number): number {
  let next = at;
  for (let nth = 0; nth < MOST_MARKS; nth += 1) {
    const one = marksAt(code, next);
    if (one === null || one.next <= next) break;
    next = one.next;
  }
  return next;
}

/** The index of the name of the function that is declared at `at`; -1 when something else is. */
function functionName(code: Code, at: number): number {
  const { id } = code.dialect;
  const named =
    id === "python"
      ? "def"
      : id === "rust"
        ? "fn"
        : id === "kotlin"
          ? "fun"
          : id === "php"
            ? "function"
            : null;
  for (let next = at; next < Math.min(code.tokens.length, at + MOST_BETWEEN); next += 1) {
    const word = wordAt(code, next);
    if (named !== null && word === named) return wordAt(code, next + 1) === null ? -1 : next + 1;
    if (word !== null && /^(?:class|interface|enum|record|struct|impl|mod|trait|object)$/.test(word))
      return -1;
    if (isMark(code, next, ";", "{", "}", "=", "@", "#")) return -1;
    if (named === null && isMark(code, next, "(")) return wordAt(code, next - 1) === null ? -1 : next - 1;
    if (named !== null && isMark(code, next, "(")) next = behind(code, next) - 1;
  }
  return -1;
}

/** How the C# SDK names the tool of a method: in snake case, without `Async`; older ones as it is. */
function namesOf(code: Code, method: string): string[] {
  if (code.dialect.id !== "csharp") return [method];
  const bare = method.replace(/Async$/, "");
  const snake = bare.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1_$2");
  return [...new Set([method, bare, snake.toLowerCase()])];
}

/** Whether `tool` of this file is that of another kit. */
function isOfOtherKit(code: Code): boolean {
  return code.tokens.some((token, at) => {
    if (token.kind !== "word" || token.text !== "from") return false;
    const chain = chainFrom(code, at + 1);
    if (chain === null || !OTHER_KIT.test(chain.words[0] ?? "") || wordAt(code, chain.to) !== "import")
      return false;
    for (let next = chain.to + 1; next < chain.to + 40; next += 1) {
      if (wordAt(code, next) === "tool") return true;
      if (wordAt(code, next) === "import" || wordAt(code, next) === "from") return false;
    }
    return false;
  });
}

/** The argument that names the tool: null when there is none. */
function nameArgument(code: Code, mark: Mark): Part | null {
  if (mark.open < 0) return null;
  const parts = partsOf(code, mark.open);
  const named = parts.find((part) => /^[nN]ame$/.test(part.key ?? ""));
  if (named !== undefined) return named;
  const [first] = parts;
  const positional = code.dialect.id === "python" && first !== undefined && first.key === null;
  return positional ? first : null;
}

/** A registration that stands at these tokens. */
export function place(code: Code, name: string, { from, to }: Range, rank: number): Registration {
  const first = code.tokens[from];
  const last = code.tokens[to - 1];
  const start = { line: first?.line ?? 1, column: first?.column ?? 1 };
  return {
    name,
    rank,
    path: code.path,
    ...start,
    endLine: last?.endLine ?? 1,
    endColumn: last?.endColumn ?? 1,
  };
}

function registered(scope: Scope, mark: Mark, next: number): Registration[] {
  const { code } = scope;
  const argument = nameArgument(code, mark);
  if (argument !== null) {
    const name = textOf(scope, argument);
    return name === null ? [] : [place(code, name, argument, 3)];
  }
  const at = functionName(code, next);
  if (at < 0) return [];
  const range = { from: at, to: at + 1 };
  return namesOf(code, wordAt(code, at) ?? "").map((name) => place(code, name, range, 3));
}

/** The tools that decorators, attributes and annotations make of functions. */
export function markedTools(scope: Scope): Registration[] {
  const { code } = scope;
  const pattern = code.dialect.id === "python" ? DECORATES : ATTRIBUTES[code.dialect.id];
  if (pattern === undefined) return [];
  const found: Registration[] = [];
  let other: boolean | null = null;
  for (let at = 0; at < code.tokens.length; at += 1) {
    if (!isMark(code, at, "@", "#", "[")) continue;
    const opened = marksAt(code, at);
    const mark = opened?.marks.find((one) => pattern.test(one.chain.words.at(-1) ?? ""));
    if (opened === null || mark === undefined) continue;
    if (mark.chain.words.length === 1 && code.dialect.id === "python") {
      other ??= isOfOtherKit(code);
      if (other) continue;
    }
    found.push(...registered(scope, mark, pastMarks(code, opened.next)));
  }
  return found;
}
