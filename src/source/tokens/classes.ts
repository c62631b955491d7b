import type { Registration } from "../registration.ts";
import { behind, type Code, isMark, partsOf, wordAt } from "./code.ts";
import { place } from "./marked.ts";
import { type Scope, textOf } from "./value.ts";

/** What may stand between the `name` of a class and its text: types, `get`, `return`. */
const BETWEEN =
  /^(?:[()&:;={}[\]'.]|=>|->|self|this|str|String|string|static|get|return|ClassVar|Final|Optional|Self)$/;
const NAME = /^(?:tool_?name|get_?(?:tool_?)?name|name)$/i;
const OPENS_CLASS = /^(?:class|object|struct|impl|extension|record)$/;
const MOST_BETWEEN = 14;
const MOST_HEADER = 60;

/** Body of a class: tokens `from` to `to`; only those for which `isMember` holds begin a member of its own. */
interface Body {
  from: number;
  to: number;
  isMember: (at: number) => boolean;
}

function isOfTool(code: Code, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (/tool/i.test(wordAt(code, at) ?? "")) return true;
  return false;
}

const startsLine = (code: Code, at: number) => code.tokens[at]?.line !== code.tokens[at - 1]?.endLine;

/** In Python the body is what stands further right than its `class`. */
function pythonBody(code: Code, at: number): Body | null {
  const column = code.tokens[at]?.column ?? 1;
  let header = at + 1;
  while (header < at + MOST_HEADER && !isMark(code, header, ":")) header = behind(code, header);
  if (!isOfTool(code, at + 1, header)) return null;
  let to = header + 1;
  let inner = 0;
  for (; to < code.tokens.length; to += 1) {
    if (!startsLine(code, to)) continue;
    const own = code.tokens[to]?.column ?? 1;
    if (own <= column) break;
    if (inner === 0) inner = own;
  }
  return {
    from: header + 1,
    to,
    isMember: (one) => startsLine(code, one) && code.tokens[one]?.column === inner,
  };
}

/** With braces the body is between them; the header is what stands before. */
function bracedBody(code: Code, at: number): Body | null {
  let open = at + 1;
  while (open < at + MOST_HEADER && !isMark(code, open, "{", ";")) open = behind(code, open);
  const to = code.partner[open] ?? -1;
  if (!isMark(code, open, "{") || to < open || !isOfTool(code, at + 1, open)) return null;
  return { from: open + 1, to, isMember: () => true };
}

function rubyBody(code: Code, at: number): Body | null {
  if (!isOfTool(code, at + 1, at + 8)) return null;
  const column = code.tokens[at]?.column ?? 1;
  let to = at + 1;
  while (to < code.tokens.length && !(wordAt(code, to) === "end" && (code.tokens[to]?.column ?? 0) <= column))
    to += 1;
  return { from: at + 1, to, isMember: () => true };
}

function bodyAt(code: Code, at: number): Body | null {
  const word = wordAt(code, at);
  if (word === null || !OPENS_CLASS.test(word) || isMark(code, at - 1, ".", "::")) return null;
  if (code.dialect.id === "python")
    return word === "class" && startsLine(code, at) ? pythonBody(code, at) : null;
  return code.dialect.id === "ruby" ? rubyBody(code, at) : bracedBody(code, at);
}

/** The text that the member at `at`, a `name`, has or gives. */
function nameMember(scope: Scope, at: number, end: number): Registration[] {
  const { code } = scope;
  const ruby = code.dialect.id === "ruby" && wordAt(code, at) === "tool_name";
  if (!ruby && !isMark(code, at + 1, "=", ":", "(", "{", "=>")) return [];
  for (let next = at + 1; next < Math.min(end, at + MOST_BETWEEN); next += 1) {
    const token = code.tokens[next];
    if (token === undefined) return [];
    if (token.kind !== "text" && BETWEEN.test(token.text)) continue;
    const constant = token.kind === "word" && /^[A-Z]/.test(token.text);
    if (token.kind !== "text" && !constant) return [];
    let to = next + 1;
    while (constant && isMark(code, to, ".", "::") && wordAt(code, to + 1) !== null) to += 2;
    const after = code.tokens[to];
    const joined =
      after !== undefined &&
      after.line === code.tokens[to - 1]?.endLine &&
      !isMark(code, to, ";", "}", ",", ")");
    const name = joined ? null : textOf(scope, { from: next, to });
    return name === null ? [] : [place(code, name, { from: next, to }, 1)];
  }
  return [];
}

/** `super().__init__("x")`, `super("x")`, `base("x")` */
function parentCall(scope: Scope, at: number): Registration[] {
  const { code } = scope;
  const word = wordAt(code, at);
  if (word !== "__init__" && word !== "super" && word !== "base") return [];
  if (!isMark(code, at + 1, "(") || (word === "__init__" && wordAt(code, at - 4) !== "super")) return [];
  const parts = partsOf(code, at + 1);
  const part = parts.find(({ key }) => key === "name") ?? (parts[0]?.key === null ? parts[0] : undefined);
  const name = part === undefined ? null : textOf(scope, part);
  return part === undefined || name === null ? [] : [place(code, name, part, 1)];
}

function inBody(scope: Scope, body: Body): Registration[] {
  const { code } = scope;
  const found: Registration[] = [];
  for (let at = body.from; at < body.to; at += 1) {
    found.push(...parentCall(scope, at));
    const member = wordAt(code, at) === "def" ? at + 1 : at;
    if (NAME.test(wordAt(code, member) ?? "") && body.isMember(at))
      found.push(...nameMember(scope, member, body.to));
    if (code.dialect.id !== "python" && isMark(code, at, "(", "[")) at = behind(code, at) - 1;
  }
  return found;
}

/** `func (t *ReadTool) Name() string { return "x" }` */
function goMethod(scope: Scope, at: number): Registration[] {
  const { code } = scope;
  if (wordAt(code, at) !== "func" || !isMark(code, at + 1, "(")) return [];
  const name = behind(code, at + 1);
  if (!isOfTool(code, at + 2, name) || wordAt(code, name) !== "Name") return [];
  return nameMember(scope, name, code.tokens.length);
}

/** The tools that classes, and types with methods, describe. */
export function describedTools(scope: Scope): Registration[] {
  const { code } = scope;
  const found: Registration[] = [];
  for (let at = 0; at < code.tokens.length; at += 1) {
    if (code.dialect.id === "go") found.push(...goMethod(scope, at));
    const body = bodyAt(code, at);
    if (body === null) continue;
    found.push(...inBody(scope, body));
    at = body.to - 1;
  }
  return found;
}
