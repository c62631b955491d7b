import type { Node } from "@babel/types";
import { boundNames } from "../bindings.ts";
import { keyText } from "../module.ts";

/** What names of a function hold: a request, its `params`, or arguments as they came (`arguments`, `arguments.path`). */
export type Raw = Map<string, string>;

const CASTS =
  /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|TSTypeAssertion|ParenthesizedExpression)$/;
const WHOLE = ["request", "params"];

/** The expression without casts, `?? {}` and `|| {}`. */
export function bare(node: Node): Node {
  if (CASTS.test(node.type) && "expression" in node) return bare(node.expression as Node);
  if (node.type === "LogicalExpression" && node.operator !== "&&") return bare(node.left);
  return node;
}

function memberOfRaw(owner: string, key: string): string | null {
  if (owner === "request") return key === "params" ? "params" : null;
  if (owner === "params") return key === "arguments" ? "arguments" : null;
  return `${owner}.${key}`;
}

/** What of the request an expression is, unchanged: a name, or a member of one. */
export function plainRaw(node: Node, raw: Raw): string | null {
  const inner = bare(node);
  if (inner.type === "Identifier") return raw.get(inner.name) ?? null;
  if (inner.type !== "MemberExpression" && inner.type !== "OptionalMemberExpression") return null;
  const owner = plainRaw(inner.object, raw);
  const key = inner.computed && inner.property.type !== "StringLiteral" ? null : keyText(inner.property);
  return owner === null || key === null ? null : memberOfRaw(owner, key);
}

const isArgument = (found: string | null) => (found === null || WHOLE.includes(found) ? null : found);

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

/** The names among `nodes` that a function within, or a declaration, gives to something else than an argument. */
function reused(nodes: readonly Node[], raw: Raw): string[] {
  return nodes.flatMap((node) => {
    if ("params" in node && Array.isArray(node.params)) return (node.params as Node[]).flatMap(boundNames);
    if (node.type === "CatchClause") return boundNames(node.param);
    if (node.type !== "VariableDeclarator") return [];
    return node.init && plainRaw(node.init, raw) !== null ? [] : boundNames(node.id);
  });
}

/** Adds the constants among `nodes` that hold arguments as they came; a name that also stands for something else is left out. */
export function bindConstants(nodes: readonly Node[], raw: Raw): void {
  for (const node of nodes) {
    if (node.type !== "VariableDeclarator" || !node.init) continue;
    const value = plainRaw(node.init, raw);
    if (value !== null) bindRaw(node.id, value, raw);
  }
  for (const name of reused(nodes, raw)) raw.delete(name);
}
