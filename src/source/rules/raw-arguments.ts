import type { Node } from "@babel/types";
import type { SourceFact } from "../../model/facts.ts";
import { flatten, keyText, type Module } from "../module.ts";
import type { Modules } from "../resolve.ts";
import { branchesOf, type Call, type Callee, calleeOf, isWithin } from "./calls.ts";
import { factAt } from "./fact.ts";
import { guarded, isGuarded } from "./guards.ts";
import { bindConstants, bindRaw, plainRaw, type Raw, rawIn } from "./raw.ts";
import { effectOf } from "./sinks.ts";
import { lowLevelHandlers } from "./tool-code.ts";

interface Visit {
  modules: Modules;
  module: Module;
  /** The code that is carried out. */
  nodes: readonly Node[];
  raw: Raw;
  depth: number;
  /** Nodes that may still be looked at; calls that would need more count as unknown. */
  budget: { nodes: number };
}

const DEEPEST = 4;
const MOST_NODES = 200_000;

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

const isJson = ({ callee }: Call) =>
  callee.type === "MemberExpression" &&
  keyText(callee.object) === "JSON" &&
  keyText(callee.property) === "stringify";

/** The code that a call takes arguments into, and under which names; null when that is not known. */
function entered(visit: Visit, call: Node): Visit | null {
  if (call.type !== "CallExpression" || visit.depth >= DEEPEST || visit.budget.nodes <= 0) return null;
  const takes = (one: Node) => plainRaw(one, visit.raw) !== null || rawIn(one, visit.raw) !== null;
  if (!call.arguments.some(takes)) return null;
  const callee = calleeOf(visit.modules, visit.module, call);
  const raw = callee === null ? null : parametersOf(callee, call, visit.raw);
  if (callee === null || raw === null) return null;
  const nodes = flatten(callee.fn.body);
  visit.budget.nodes -= nodes.length;
  bindConstants(nodes, raw);
  return { ...visit, module: callee.module, nodes, raw, depth: visit.depth + 1 };
}

/** Arguments that may be checked here or in what is called from here. */
function guardsIn(visit: Visit): Set<string> {
  const { modules, module, nodes, raw } = visit;
  const inner = new Map(
    nodes.map((node) => [node, entered(visit, node)] as const).filter((pair) => pair[1] !== null),
  );
  const passes = (call: Node) => {
    if (call.type !== "CallExpression" && call.type !== "NewExpression") return false;
    if (inner.has(call) || effectOf(modules, module, call) !== null) return true;
    return call.type === "CallExpression" && isJson(call);
  };
  const found = guarded(nodes, raw, passes);
  for (const next of inner.values()) if (next !== null) for (const one of guardsIn(next)) found.add(one);
  return found;
}

function factsIn(visit: Visit, guards: ReadonlySet<string>, tool: string): SourceFact[] {
  const { modules, module, nodes, raw } = visit;
  return nodes.flatMap((node) => {
    if (node.type !== "CallExpression" && node.type !== "NewExpression") return [];
    const effect = effectOf(modules, module, node);
    if (effect === null) {
      const next = entered(visit, node);
      return next === null ? [] : factsIn(next, guards, tool);
    }
    const given = node.arguments.map((one) => rawIn(one, raw)).filter((one) => one !== null);
    const open = given.find((one) => !isGuarded(one, guards));
    if (open === undefined) return [];
    return [factAt({ module, node }, { rule: "raw-arguments", tool, data: { argument: open, effect } })];
  });
}

/** R-VAL-1 in the sources: arguments of a low-level handler that reach an effect and that nothing looks at before. */
export function rawArguments(
  modules: Modules,
  tools: ReadonlySet<string>,
  own: ReadonlySet<string>,
): SourceFact[] {
  return lowLevelHandlers(modules, own).flatMap(({ module, fn }) => {
    const [first] = fn.params;
    const all = flatten(fn.body);
    const branches = branchesOf(modules, module, all, tools);
    return [...new Set(branches.map(({ tool }) => tool))].flatMap((tool) => {
      const own = branches.filter((one) => one.tool === tool);
      const others = branches.filter((one) => one.tool !== tool);
      const nodes = all.filter((node) => !isWithin(node, others));
      const raw: Raw = new Map();
      if (first !== undefined) bindRaw(first, "request", raw);
      bindConstants(nodes, raw);
      const visit: Visit = { modules, module, nodes, raw, depth: 0, budget: { nodes: MOST_NODES } };
      const guards = guardsIn(visit);
      return factsIn({ ...visit, nodes: nodes.filter((node) => isWithin(node, own)) }, guards, tool);
    });
  });
}
