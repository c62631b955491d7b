import type { Node } from "@babel/types";
import { keyText } from "../module.ts";
import { bare } from "./raw.ts";

/** Whether what is called is `JSON.stringify`. */
export const isStringify = (callee: Node): boolean =>
  callee.type === "MemberExpression" &&
  keyText(callee.object) === "JSON" &&
  keyText(callee.property) === "stringify";

/** The values within what is made to JSON: `JSON.stringify({ error: value })`. */
function valuesOf(node: Node | undefined): Node[] {
  if (node === undefined) return [];
  if (node.type !== "ObjectExpression") return [node];
  return node.properties.flatMap((one) => (one.type === "ObjectProperty" ? valuesOf(one.value) : []));
}

/** The error within an expression that turns it into text without choosing from it. `is`: whether a node is the error. */
export function dumped(node: Node, is: (one: Node) => boolean): Node | null {
  const first = (nodes: readonly Node[]) =>
    nodes.map((one) => dumped(one, is)).find((one) => one !== null) ?? null;
  const inner = bare(node);
  if (is(inner)) return inner;
  if (inner.type === "TemplateLiteral") return first(inner.expressions);
  if (inner.type === "BinaryExpression" && inner.operator === "+") return first([inner.left, inner.right]);
  if (inner.type === "ConditionalExpression") return first([inner.consequent, inner.alternate]);
  if (inner.type !== "CallExpression") return null;
  const { callee } = inner;
  if (callee.type === "Identifier" && callee.name === "String") return first(inner.arguments.slice(0, 1));
  if (callee.type !== "MemberExpression") return null;
  if (keyText(callee.property) === "toString") return dumped(callee.object, is);
  return isStringify(callee) ? first(valuesOf(inner.arguments[0])) : null;
}
