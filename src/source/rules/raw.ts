import type { Node } from "@babel/types";
import { boundNames } from "../bindings.ts";
import { keyText } from "../module.ts";

/**
 * What names of a function hold: a request of the SDK, a `message` that was read by hand, its `params`, `method` and tool
 * `name`, the `url` of a request and its `searchParams`, or arguments as they came (`arguments`, `arguments.path`,
 * `searchParams.path`).
 */
export type Raw = Map<string, string>;

const CASTS =
  /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|TSTypeAssertion|ParenthesizedExpression)$/;
const REQUEST = /^_?req(?:uest)?$/i;
const WHOLE = ["request", "message", "params", "method", "name", "url", "searchParams"];

/** The expression without casts, `?? {}` and `|| {}`. */
export function bare(node: Node): Node {
  if (CASTS.test(node.type) && "expression" in node) return bare(node.expression as Node);
  if (node.type === "LogicalExpression" && node.operator !== "&&") return bare(node.left);
  return node;
}

const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  request: ["params", "method"],
  message: ["params", "method"],
  params: ["arguments", "name"],
  url: ["searchParams"],
  searchParams: [],
  method: [],
  name: [],
};

function memberOfRaw(owner: string, key: string): string | null {
  const members = MEMBERS[owner];
  if (members === undefined) return `${owner}.${key}`;
  return members.includes(key) ? key : null;
}

const isRequest = (node: Node): boolean =>
  node.type === "Identifier"
    ? REQUEST.test(node.name)
    : node.type === "MemberExpression" && REQUEST.test(keyText(node.property) ?? "");

/** A call of a method: what it is called on, and the method's name. */
function methodCall(node: Node): { object: Node; name: string; args: readonly Node[] } | null {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return null;
  const name = keyText(node.callee.property);
  return name === null ? null : { object: node.callee.object, name, args: node.arguments };
}

/** `request.json()`, with or without `.catch(...)` */
function readsJson(node: Node): boolean {
  const call = methodCall(node);
  if (call?.name === "catch") return readsJson(call.object);
  return call?.name === "json" && call.args.length === 0 && isRequest(call.object);
}

function isUrlOf(node: Node | undefined): boolean {
  return node?.type === "MemberExpression" && keyText(node.property) === "url" && isRequest(node.object);
}

function made(node: Extract<Node, { type: "NewExpression" }>, raw: Raw): string | null {
  const [first] = node.arguments;
  const name = keyText(node.callee);
  if (name === "URL") return isUrlOf(first && bare(first)) ? "url" : null;
  if (name !== "URLSearchParams" || first?.type !== "MemberExpression") return null;
  return keyText(first.property) === "search" && plainRaw(first.object, raw) === "url"
    ? "searchParams"
    : null;
}

/** What an expression reads from outside, other than through the SDK; null when it reads nothing, or it is not known. */
function readBy(node: Node, raw: Raw): string | null {
  if (node.type === "AwaitExpression") return readsJson(node.argument) ? "message" : null;
  if (node.type === "NewExpression") return made(node, raw);
  if (node.type === "MemberExpression" && isRequest(node.object)) {
    if (keyText(node.property) === "nextUrl") return "url";
    return keyText(node.property) === "body" ? "message" : null;
  }
  const call = methodCall(node);
  const [first] = call?.args ?? [];
  if (call === null || first === undefined) return null;
  if (call.name === "parse" && keyText(call.object) === "JSON")
    return rawIn(first, raw) === null && plainRaw(first, raw) === null ? "message" : null;
  const key = call.name === "get" && first.type === "StringLiteral" ? first.value : null;
  return key !== null && plainRaw(call.object, raw) === "searchParams" ? `searchParams.${key}` : null;
}

/** What of the request an expression is, unchanged: a name, or a member of one. */
export function plainRaw(node: Node, raw: Raw): string | null {
  const inner = bare(node);
  if (inner.type === "Identifier") return raw.get(inner.name) ?? null;
  if (inner.type !== "MemberExpression" && inner.type !== "OptionalMemberExpression")
    return readBy(inner, raw);
  const owner = plainRaw(inner.object, raw);
  if (owner === null) return readBy(inner, raw);
  const key = inner.computed && inner.property.type !== "StringLiteral" ? null : keyText(inner.property);
  return key === null ? null : memberOfRaw(owner, key);
}

/** Whether what is held is more than arguments: a request, a part of it that holds them, or that holds none. */
export const isWhole = (held: string): boolean => WHOLE.includes(held);

const isArgument = (found: string | null) => (found === null || isWhole(found) ? null : found);

/** The arguments that go into an expression as they came: itself, within a text, an object, a list, or JSON. */
export function rawIn(node: Node, raw: Raw): string | null {
  const inner = bare(node);
  const plain = isArgument(plainRaw(inner, raw));
  if (plain !== null) return plain;
  const first = (nodes: readonly (Node | null | undefined)[]) =>
    nodes.map((one) => (one ? rawIn(one, raw) : null)).find((one) => one !== null) ?? null;
  switch (inner.type) {
    case "TemplateLiteral":
      return first(inner.expressions);
    case "BinaryExpression":
      return inner.operator === "+" ? first([inner.left, inner.right]) : null;
    case "ArrayExpression":
      return first(inner.elements);
    case "SpreadElement":
      return rawIn(inner.argument, raw);
    case "ObjectExpression":
      return first(inner.properties.map((one) => (one.type === "ObjectProperty" ? one.value : one)));
    case "CallExpression": {
      const isJson = inner.callee.type === "MemberExpression" && keyText(inner.callee.object) === "JSON";
      return isJson ? first(inner.arguments) : null;
    }
    default:
      return null;
  }
}

/** Adds what a pattern binds when it is given `value`. */
export function bindRaw(pattern: Node, value: string, raw: Raw): void {
  if (pattern.type === "Identifier") raw.set(pattern.name, value);
  if (pattern.type === "AssignmentPattern") bindRaw(pattern.left, value, raw);
  if (pattern.type !== "ObjectPattern") return;
  for (const one of pattern.properties) {
    if (one.type !== "ObjectProperty" || one.computed) continue;
    const key = keyText(one.key);
    const inner = key === null ? null : memberOfRaw(value, key);
    if (inner !== null) bindRaw(one.value, inner, raw);
  }
}

type Assignment = Extract<Node, { type: "AssignmentExpression" }>;

/** By name, what is assigned to it. */
function assignedAmong(nodes: readonly Node[]): Map<string, Assignment[]> {
  const found = new Map<string, Assignment[]>();
  for (const node of nodes) {
    if (node.type !== "AssignmentExpression" || node.left.type !== "Identifier") continue;
    found.set(node.left.name, [...(found.get(node.left.name) ?? []), node]);
  }
  return found;
}

/** What a variable is given: where it is declared, or, without that, by the only assignment to it. */
function givenTo(
  node: Extract<Node, { type: "VariableDeclarator" }>,
  assigned: ReadonlyMap<string, readonly Assignment[]>,
): Node | null {
  if (node.init) return node.init;
  const [only, ...others] = (node.id.type === "Identifier" && assigned.get(node.id.name)) || [];
  return only?.operator === "=" && others.length === 0 ? only.right : null;
}

/** The names among `nodes` that a function within, or a declaration, gives to something else than an argument. */
function reused(
  nodes: readonly Node[],
  raw: Raw,
  assigned: ReadonlyMap<string, readonly Assignment[]>,
): string[] {
  return nodes.flatMap((node) => {
    if ("params" in node && Array.isArray(node.params)) return (node.params as Node[]).flatMap(boundNames);
    if (node.type === "CatchClause") return boundNames(node.param);
    if (node.type !== "VariableDeclarator") return [];
    const given = givenTo(node, assigned);
    return given !== null && plainRaw(given, raw) !== null ? [] : boundNames(node.id);
  });
}

/** Adds the constants among `nodes` that hold arguments as they came; a name that also stands for something else is left out. */
export function bindConstants(nodes: readonly Node[], raw: Raw): void {
  const assigned = assignedAmong(nodes);
  for (const node of nodes) {
    if (node.type !== "VariableDeclarator") continue;
    const given = givenTo(node, assigned);
    const value = given === null ? null : plainRaw(given, raw);
    if (value !== null) bindRaw(node.id, value, raw);
  }
  for (const name of reused(nodes, raw, assigned)) raw.delete(name);
}

/** Whether an expression reads a message or an address from outside, other than through the SDK. */
export function isReading(node: Node): boolean {
  const read = readBy(node, new Map());
  return read === "message" || read === "url";
}
