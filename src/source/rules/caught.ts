import type { Node } from "@babel/types";
import type { SourceFact } from "../../model/facts.ts";
import { flatten, keyText, type Module, memberOf } from "../module.ts";
import type { Modules } from "../resolve.ts";
import { calleeOf } from "./calls.ts";
import { dumped } from "./dumped.ts";
import { factAt } from "./fact.ts";
import { bare, isWhole, plainRaw } from "./raw.ts";
import { isMessage, isPart, type Receiver, reaches, toldApart } from "./told-apart.ts";
import { asFunction } from "./tool-code.ts";
import { allVisits, type Purpose, type Start, toolAt, type Visit, visit } from "./visits.ts";
import { zodOf } from "./zod.ts";

const MOST_NODES = 2_000_000;
/** A handler of errors with more nodes than this is not looked at. */
const LARGEST = 1_000;
const DEEPEST = 2;

/** What is below a node without what is carried out later or has its own `catch`. */
function direct(root: Node): Node[] {
  let hidden: Node | null = null;
  return flatten(root).filter((node) => {
    if (hidden !== null && isPart(hidden, node)) return false;
    if (asFunction(node) !== null && node !== root) hidden = node;
    if (node.type === "TryStatement" && node.handler) hidden = node.block;
    return true;
  });
}

/** Schemas that take everything, or hold what to give instead of refusing. */
const NEVER_REFUSES = /^(?:any|unknown|catch)$/;

/** `schema.parse(arguments)` of a schema that is zod's and may refuse */
function isParse({ modules, module, raw }: Visit, node: Node, awaited: boolean): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const name = keyText(node.callee.property);
  const [given] = node.arguments;
  if (given === undefined || !(name === "parse" || (name === "parseAsync" && awaited))) return false;
  const held = plainRaw(given, raw);
  if (held === null || isWhole(held)) return false;
  const schema = zodOf(modules, { node: node.callee.object, module });
  return (
    schema !== null &&
    ![schema.base, ...schema.methods.map((one) => one.name)].some((one) => NEVER_REFUSES.test(one))
  );
}

/** Whether arguments that do not fit surely make code throw a `ZodError`: it parses them, and nothing between catches it. */
function throwsZod(one: Visit, root: Node): boolean {
  const nodes = direct(root);
  const awaited = new Set<Node>(
    nodes.flatMap((node) => (node.type === "AwaitExpression" ? [node.argument] : [])),
  );
  return nodes.some((node) => {
    if (isParse(one, node, awaited.has(node))) return true;
    const inner = one.inner.get(node);
    if (inner === undefined || (inner.fn.async && !awaited.has(node)) || inner.fn.generator) return false;
    return throwsZod(inner, inner.fn.body);
  });
}

/** Expressions that become the text of an answer: `{ type: "text", text: ... }`. */
function texts(node: Node): Node[] {
  if (node.type !== "ObjectExpression") return [];
  const type = memberOf(node, "type");
  const text = memberOf(node, "text");
  const kind = type === null ? null : bare(type);
  return text !== null && kind?.type === "StringLiteral" && kind.value === "text" ? [text] : [];
}

/** The constants of the code that hold the error or its message. */
function constants({ nodes }: Receiver, is: (node: Node) => boolean): Set<string> {
  const declared = nodes.flatMap((node) =>
    node.type === "VariableDeclaration" && node.kind === "const" ? node.declarations : [],
  );
  const found = declared.flatMap(({ id, init }) =>
    id.type === "Identifier" && init && dumped(init, is) !== null ? [id.name] : [],
  );
  return new Set(found);
}

interface Code extends Receiver {
  modules: Modules;
  module: Module;
  depth: number;
}

/** What is called with the error or its message, under the name that it has there. */
function followed(code: Code, call: Node, is: (node: Node) => boolean): Code | null {
  if (call.type !== "CallExpression" || code.depth >= DEEPEST) return null;
  const at = call.arguments.findIndex((one) => dumped(one, is) !== null);
  const callee = at < 0 ? null : calleeOf(code.modules, code.module, call);
  const parameter = callee?.fn.params[at];
  if (callee === null || parameter?.type !== "Identifier") return null;
  const nodes = direct(callee.fn.body);
  return { ...code, module: callee.module, nodes, name: parameter.name, depth: code.depth + 1 };
}

/** Where all of a `ZodError` surely goes into the text of an answer. `thrown`: errors thrown here are answers. */
function dumpsIn(code: Code, thrown: boolean): Node[] {
  if (code.nodes.length > LARGEST) return [];
  const isError = (node: Node) => isMessage(node, code.name) && reaches(node, code);
  const held = constants(code, isError);
  const is = (node: Node) =>
    isError(node) || (node.type === "Identifier" && held.has(node.name) && reaches(node, code));
  const inner = (call: Node) => followed(code, call, is);
  if (toldApart(code, (call) => inner(call) !== null)) return [];
  return code.nodes.flatMap((node): Node[] => {
    const next = inner(node);
    if (next !== null) return dumpsIn(next, false).length > 0 ? [node] : [];
    const isThrown = thrown && node.type === "ThrowStatement" && node.argument.type === "NewExpression";
    const said = isThrown && "arguments" in node.argument ? node.argument.arguments : texts(node);
    return said.filter((one) => dumped(one, is) !== null);
  });
}

/** R-VAL-2 for one `try`: where its general `catch` hands out all of what `parse` threw. */
function factsOf(
  one: Visit,
  node: Extract<Node, { type: "TryStatement" }>,
  outermost: ReadonlySet<Node>,
): SourceFact[] {
  const { handler } = node;
  if (handler?.param?.type !== "Identifier" || !throwsZod(one, node.block)) return [];
  const thrown = one.depth === 0 && outermost.has(node);
  const { modules, module } = one;
  const code: Code = { modules, module, nodes: direct(handler.body), name: handler.param.name, depth: 0 };
  const tool = toolAt(one, node);
  return dumpsIn(code, thrown).map((each) =>
    factAt({ module, node: each }, { rule: "raw-validation-error", tool, data: {} }),
  );
}

/**
 * R-VAL-2 in the sources: all of a `ZodError` in the text of an answer, by way of a `catch` that does not know it from
 * other errors. `starts`: functions that get arguments which nothing has checked for them.
 */
export function caughtErrors(
  modules: Modules,
  starts: readonly Start[],
  tools: ReadonlySet<string>,
): SourceFact[] {
  const purpose: Purpose = { modules, tools, only: null, budget: { nodes: MOST_NODES } };
  const visits = starts.flatMap((start) =>
    purpose.budget.nodes > 0 ? allVisits(visit(start, purpose)) : [],
  );
  return visits.flatMap((one) => {
    const outermost = new Set(direct(one.fn.body));
    return one.nodes.flatMap((node) => (node.type === "TryStatement" ? factsOf(one, node, outermost) : []));
  });
}
