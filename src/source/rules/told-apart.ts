import type { Node } from "@babel/types";
import { keyText } from "../module.ts";
import { bare } from "./raw.ts";

/** Code that an error gets into, and under which name. */
export interface Receiver {
  nodes: readonly Node[];
  name: string;
}

type Test = "always" | "never" | "unknown";

/** Errors that are certainly no `ZodError`. */
const OTHERS =
  /^(?:McpError|AxiosError|GaxiosError|TypeError|SyntaxError|RangeError|ReferenceError|DOMException)$/;
/** Members by which a `ZodError` is known, or said in other words. */
const TELLS = /^(?:issues|errors|name|constructor|format|flatten|formErrors)$/;
/** Members that a `ZodError` does not have. */
const FOREIGN = /^(?:code|response|status|statusCode|errno)$/;
const LOGS = /^(?:console|logger|log)$/;

const isName = (node: Node, name: string) => {
  const inner = bare(node);
  return inner.type === "Identifier" && inner.name === name;
};

const isMember = (node: Node) => node.type === "MemberExpression" || node.type === "OptionalMemberExpression";

/** Whether `inner` is `outer` or below it. */
export const isPart = (outer: Node, inner: Node): boolean =>
  (outer.start ?? 0) <= (inner.start ?? 0) && (inner.end ?? 0) <= (outer.end ?? 0);

const calleeName = (node: Node) =>
  keyText(isMember(node) && "property" in node ? (node.property as Node) : node);

/** What the outcome of a test is for a `ZodError`. */
function outcome(test: Node, name: string): Test {
  if (test.type === "BinaryExpression" && test.operator === "instanceof" && isName(test.left, name)) {
    const type = calleeName(test.right) ?? "";
    if (type === "Error") return "always";
    return OTHERS.test(type) ? "never" : "unknown";
  }
  const asks = test.type === "CallExpression" && calleeName(test.callee) === "isAxiosError";
  return asks ? "never" : "unknown";
}

/** Calls that an error may be given to without being told apart. */
function isHarmless(callee: Node): boolean {
  if (callee.type === "MemberExpression" && LOGS.test(calleeName(callee.object) ?? "")) return true;
  const name = calleeName(callee) ?? "";
  return (
    /^(?:String|isAxiosError|captureException)$/.test(name) ||
    keyText(callee.type === "MemberExpression" ? callee.object : callee) === "JSON"
  );
}

function tells(node: Node, name: string, follows: (call: Node) => boolean): boolean {
  const is = (one: Node | null | undefined) => !!one && isName(one, name);
  switch (node.type) {
    case "BinaryExpression":
      if (node.operator === "in") return is(node.right);
      return node.operator === "instanceof" && is(node.left) && outcome(node, name) === "unknown";
    case "MemberExpression":
    case "OptionalMemberExpression":
      return is(node.object) && (node.computed || TELLS.test(keyText(node.property) ?? ""));
    case "VariableDeclarator":
      return is(node.init);
    case "AssignmentExpression":
      return is(node.left) || is(node.right);
    case "CallExpression":
    case "OptionalCallExpression":
    case "NewExpression":
      return node.arguments.some(is) && !isHarmless(node.callee) && !follows(node);
    default:
      return false;
  }
}

/** Whether code may know a `ZodError` from other errors, or put it in other words. `follows`: calls that are looked into. */
export function toldApart({ nodes, name }: Receiver, follows: (call: Node) => boolean): boolean {
  return nodes.some((node) => tells(node, name, follows));
}

const exits = (node: Node): boolean => {
  if (node.type === "BlockStatement") return node.body.some(exits);
  return node.type === "ReturnStatement" || node.type === "ThrowStatement";
};

/** Whether a `ZodError` comes past an `if` that leaves the code for other errors. */
function passes(test: Node, { nodes, name }: Receiver): boolean {
  if (outcome(test, name) === "never") return true;
  const uses = nodes.filter((node) => isPart(test, node) && isName(node, name));
  const foreign = nodes.filter(
    (node) =>
      isPart(test, node) &&
      (node.type === "MemberExpression" || node.type === "OptionalMemberExpression") &&
      isName(node.object, name) &&
      FOREIGN.test(keyText(node.property) ?? ""),
  );
  return uses.every((use) => foreign.some((one) => isPart(one, use)));
}

/** Whether a `ZodError` surely gets to a place in the code. */
export function reaches(place: Node, receiver: Receiver): boolean {
  return receiver.nodes.every((node) => {
    if (node.type === "SwitchStatement") return !isPart(node, place);
    if (node.type !== "IfStatement" && node.type !== "ConditionalExpression") return true;
    const result = outcome(node.test, receiver.name);
    if (isPart(node.consequent, place)) return result === "always";
    if (node.alternate && isPart(node.alternate, place)) return result === "never";
    const before = (node.end ?? 0) <= (place.start ?? 0);
    return !(before && node.type === "IfStatement" && exits(node.consequent)) || passes(node.test, receiver);
  });
}

/** Whether a node is the error, or all of its message. */
export function isMessage(node: Node, name: string): boolean {
  if (isName(node, name)) return true;
  if (node.type !== "MemberExpression" && node.type !== "OptionalMemberExpression") return false;
  return isName(node.object, name) && keyText(node.property) === "message";
}
