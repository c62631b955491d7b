import type { Node } from "@babel/types";
import { keyText } from "../module.ts";
import { bare, isWhole, plainRaw, type Raw, rawIn } from "./raw.ts";

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

const isList = (node: Node) =>
  node.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  keyText(node.callee.object) === "Array";

/** What a node may check. A whole request is checked only by what it is given to: to look for its parts is no check. */
function checkedBy(node: Node, raw: Raw, passes: (call: Call) => boolean): string[] {
  // What reads an argument, as `searchParams.get("x")` does, does not look at it.
  if (node.type === "CallExpression" || node.type === "NewExpression")
    if (plainRaw(node, raw) !== null) return [];
  const again = (one: string) =>
    node.type === "AssignmentExpression" && node.operator === "=" && plainRaw(node.right, raw) === one;
  const gives = /^(?:New|Call|OptionalCall)Expression$/.test(node.type) && !isList(node);
  const found = lookedAt(node, passes).map((one) => plainRaw(bare(one), raw) ?? rawIn(bare(one), raw));
  return found.filter((one) => one !== null).filter((one) => !again(one) && (gives || !isWhole(one)));
}

/**
 * The arguments that something among `nodes` may check: they are compared, or go to a call that is not known. Where is
 * not asked, so that a check too late counts as one. `passes`: calls that check nothing, or are looked into.
 */
export function guarded(nodes: readonly Node[], raw: Raw, passes: (call: Call) => boolean): Set<string> {
  return new Set(nodes.flatMap((node) => checkedBy(node, raw, passes)));
}

const HOLDERS = ["request", "message", "params"];

/** Whether an argument, or what it is a member of, is among those that may be checked. */
export function isGuarded(argument: string, guards: ReadonlySet<string>): boolean {
  const parts = argument.split(".");
  const holders = parts[0] === "arguments" ? HOLDERS : ["url"];
  if (holders.some((one) => guards.has(one))) return true;
  return parts.some((_, at) => guards.has(parts.slice(0, at + 1).join(".")));
}
