import type { Node } from "@babel/types";
import { flatten, type Module } from "../module.ts";
import type { Modules } from "../resolve.ts";
import { type Branch, branchesOf, type Call, type Callee, calleeOf, isWithin } from "./calls.ts";
import { bindConstants, bindRaw, plainRaw, type Raw, rawIn } from "./raw.ts";
import type { FunctionNode, Handler } from "./tool-code.ts";

/** A function that gets arguments, and what its parameters hold. */
export interface Start {
  module: Module;
  fn: FunctionNode;
  raw: Raw;
  /** The tool that it is carried out for; null: for all. */
  tool: string | null;
}

/** A function that is carried out with arguments as they came, and the functions that it takes them into. */
export interface Visit extends Start {
  modules: Modules;
  /** The code that is carried out: without what is for other tools, when the visit is made for one. */
  nodes: readonly Node[];
  /** The parts that are for one tool. */
  branches: readonly Branch[];
  /** By call, what is called; only calls that take arguments. */
  inner: ReadonlyMap<Node, Visit>;
  depth: number;
}

/** What a look at the code is for, and may cost. */
export interface Purpose {
  modules: Modules;
  tools: ReadonlySet<string>;
  /** Leaves out what is for other tools. */
  only: string | null;
  /** Nodes that may still be looked at; calls that would need more count as unknown. */
  budget: { nodes: number };
}

const DEEPEST = 5;

/** A handler, whose first parameter is the request of the SDK when it is for all tools, and the arguments of its own tool else. */
export function startOf({ tool, module, fn }: Handler): Start {
  const raw: Raw = new Map();
  const [first] = fn.params;
  if (first !== undefined) bindRaw(first, tool === null ? "request" : "arguments", raw);
  return { tool, module, fn, raw };
}

/** What the parameters of a function hold when it is called so; null when an argument goes in that cannot be followed. */
function parametersOf(callee: Callee, call: Call, raw: Raw): Raw | null {
  const given: Raw = new Map();
  for (const [at, argument] of call.arguments.entries()) {
    if (rawIn(argument, raw) === null && plainRaw(argument, raw) === null) continue;
    const value = plainRaw(argument, raw);
    const parameter = callee.fn.params[at];
    if (value === null || parameter === undefined || parameter.type === "RestElement") return null;
    bindRaw(parameter, value, given);
  }
  return given;
}

/** What a call takes arguments into, and under which names; null when that is not known. */
function entered(outer: Omit<Visit, "inner">, call: Node, purpose: Purpose): Start | null {
  if (call.type !== "CallExpression" || outer.depth >= DEEPEST || purpose.budget.nodes <= 0) return null;
  const takes = (one: Node) => plainRaw(one, outer.raw) !== null || rawIn(one, outer.raw) !== null;
  if (!call.arguments.some(takes)) return null;
  const callee = calleeOf(outer.modules, outer.module, call);
  const raw = callee === null ? null : parametersOf(callee, call, outer.raw);
  if (callee === null || raw === null) return null;
  const around = outer.branches.filter((one) => isWithin(call, [one]));
  return { ...callee, raw, tool: outer.tool ?? around.at(-1)?.tool ?? null };
}

/** Looks through a function and what it takes its arguments into. */
export function visit(start: Start, purpose: Purpose, depth = 0): Visit {
  const { modules, tools, only, budget } = purpose;
  const all = flatten(start.fn.body);
  budget.nodes -= all.length;
  const parts = branchesOf(modules, start.module, all, tools);
  const others = only === null ? [] : parts.filter(({ tool }) => tool !== only);
  const nodes = all.filter((node) => !isWithin(node, others));
  const raw: Raw = new Map(start.raw);
  bindConstants(nodes, raw);
  const branches = parts.filter((one) => !others.includes(one));
  const own = { ...start, modules, raw, nodes, branches, depth };
  const inner = new Map<Node, Visit>();
  for (const node of nodes) {
    const next = entered(own, node, purpose);
    if (next !== null) inner.set(node, visit(next, purpose, depth + 1));
  }
  return { ...own, inner };
}

/** A visit and all within it. */
export function allVisits(outer: Visit): Visit[] {
  return [outer, ...[...outer.inner.values()].flatMap(allVisits)];
}

/** The tool that a node of a visit is carried out for; null when it is for all, or that is not known. */
export function toolAt({ tool, branches }: Visit, node: Node): string | null {
  return tool ?? branches.filter((one) => isWithin(node, [one])).at(-1)?.tool ?? null;
}
