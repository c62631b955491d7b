import type { Node } from "@babel/types";
import { keyText } from "../module.ts";
import { bare, plainRaw, type Raw, rawIn } from "./raw.ts";

type Call = Extract<Node, { type: "CallExpression" | "NewExpression" | "OptionalCallExpression" }>;

const LOGS = /^(?:console|logger|log)$/;
const COMPARES = /^(?:===|!==|==|!=|<|>|<=|>=|in|instanceof)$/;

const isNothing = (node: Node) =>
  node.type === "NullLiteral" || (node.type === "Identifier" && node.name === "undefined");

function isLog(node: Call): boolean {
  return node.callee.type === "MemberExpression" && LOGS.test(keyText(node.callee.object) ?? "");
}

/** Expressions whose value a node looks at, so that it may refuse some. */
function lookedAt(node: Node, passes: (call: Call) => boolean): Node[] {
  if (node.type === "UnaryExpression" && node.operator === "typeof") return [node.argument];
  if (node.type === "SwitchStatement") return [node.discriminant];
  if (node.type === "AssignmentExpression") return [node.left];
  if (node.type === "BinaryExpression" && COMPARES.test(node.operator)) {
    const sides = [node.left, node.right];
    return sides.some(isNothing) ? [] : sides;
  }
  if (
    node.type !== "CallExpression" &&
    node.type !== "NewExpression" &&
    node.type !== "OptionalCallExpression"
  )
    return [];
  if (isLog(node) || passes(node)) return [];
  const own = "object" in node.callee ? [node.callee.object] : [];
  return [...own, ...node.arguments];
}

/**
 * The arguments that something among `nodes` may check: they are compared, or go to a call that is not known. Where is
 * not asked, so that a check too late counts as one. `passes`: calls that check nothing, or are looked into.
 */
export function guarded(nodes: readonly Node[], raw: Raw, passes: (call: Call) => boolean): Set<string> {
  const looked = nodes.flatMap((node) => lookedAt(node, passes));
  const found = looked.map((node) => plainRaw(bare(node), raw) ?? rawIn(bare(node), raw));
  return new Set(found.filter((one) => one !== null));
}

/** Whether an argument, or what it is a member of, is among those that may be checked. */
export function isGuarded(argument: string, guards: ReadonlySet<string>): boolean {
  const parts = argument.split(".");
  return parts.some((_, at) => guards.has(parts.slice(0, at + 1).join(".")));
}
