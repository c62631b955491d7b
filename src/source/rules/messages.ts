import type { Node } from "@babel/types";
import type { Module } from "../module.ts";
import { type Modules, textOf } from "../resolve.ts";
import { modulesAt } from "./own-modules.ts";
import { isReading, plainRaw } from "./raw.ts";
import { asFunction, type FunctionNode } from "./tool-code.ts";
import { allVisits, type Purpose, type Start, type Visit, visit } from "./visits.ts";

/** How much code may be looked at in search of messages that are read by hand. */
const MOST_NODES = 2_000_000;
const CALL = "tools/call";

/** Whether a node asks the method of a message whether a tool is called. */
function asksForCall({ modules, module, raw }: Visit, node: Node): boolean {
  const isCall = (one: Node | null | undefined) => !!one && textOf(modules, { node: one, module }) === CALL;
  if (node.type === "SwitchStatement")
    return plainRaw(node.discriminant, raw) === "method" && node.cases.some(({ test }) => isCall(test));
  if (node.type !== "BinaryExpression" || !/^[!=]==?$/.test(node.operator)) return false;
  return plainRaw(node.left, raw) === "method" && isCall(node.right);
}

/** Whether code surely answers calls of tools: it asks for `tools/call`, or for the name of a tool that is called. */
function isDispatch(one: Visit): boolean {
  const named = ({ on }: Visit["branches"][number]) => {
    const held = plainRaw(on, one.raw);
    return held === "name" || held?.startsWith("searchParams.") === true;
  };
  return one.branches.some(named) || one.nodes.some((node) => asksForCall(one, node));
}

/** The innermost functions of a module that read a message or an address from outside. */
function readers(module: Module): Start[] {
  const found = new Set<FunctionNode>();
  const open: FunctionNode[] = [];
  for (const node of module.nodes) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= (node.start ?? 0)) open.pop();
    const around = open.at(-1);
    if (around !== undefined && isReading(node)) found.add(around);
    const fn = asFunction(node);
    if (fn !== null) open.push(fn);
  }
  return [...found].map((fn) => ({ module, fn, raw: new Map(), tool: null }));
}

/**
 * Functions that read JSON-RPC messages without the SDK (`await request.json()`, `req.body`, `JSON.parse(line)`), or tell
 * tools apart by the parameters of an address, and surely answer calls of tools.
 */
export function messageReaders(
  modules: Modules,
  own: ReadonlySet<string>,
  tools: ReadonlySet<string>,
): Start[] {
  const purpose: Purpose = { modules, tools, only: null, budget: { nodes: MOST_NODES } };
  return modulesAt(modules, own)
    .flatMap(readers)
    .filter((start) => purpose.budget.nodes > 0 && allVisits(visit(start, purpose)).some(isDispatch));
}
