import type { Node } from "@babel/types";
import type { SourceFact } from "../../model/facts.ts";
import type { Modules } from "../resolve.ts";
import { isStringify } from "./dumped.ts";
import { factAt } from "./fact.ts";
import { guarded, isGuarded } from "./guards.ts";
import { plainRaw, rawIn } from "./raw.ts";
import { effectOf } from "./sinks.ts";
import { allVisits, type Purpose, type Start, toolAt, type Visit, visit } from "./visits.ts";

const MOST_NODES = 200_000;
/** How much code may be looked at for all tools together. */
const MOST_IN_ALL = 20_000_000;

/** Arguments that may be checked in the code of a visit. */
function guardsIn({ modules, module, nodes, raw, inner }: Visit): Set<string> {
  const passes = (call: Node) => {
    if (call.type !== "CallExpression" && call.type !== "NewExpression") return false;
    if (inner.has(call) || effectOf(modules, module, call) !== null) return true;
    return call.type === "CallExpression" && isStringify(call.callee);
  };
  return guarded(nodes, raw, passes);
}

/** Whether a tool is told apart by the parameters of an address: only then they are its arguments. */
const byAddress = (one: Visit) =>
  one.branches.some(({ on }) => plainRaw(on, one.raw)?.startsWith("searchParams.") === true);

function factsIn(one: Visit, guards: ReadonlySet<string>, tool: string, address: boolean): SourceFact[] {
  const { modules, module, nodes, raw } = one;
  const isArgument = (held: string) => address || !held.startsWith("searchParams.");
  return nodes.flatMap((node) => {
    if (node.type !== "CallExpression" && node.type !== "NewExpression") return [];
    const effect = effectOf(modules, module, node);
    if (effect === null || toolAt(one, node) !== tool) return [];
    const given = node.arguments.map((each) => rawIn(each, raw)).filter((each) => each !== null);
    const open = given.find((each) => isArgument(each) && !isGuarded(each, guards));
    if (open === undefined) return [];
    return [factAt({ module, node }, { rule: "raw-arguments", tool, data: { argument: open, effect } })];
  });
}

/** Looks through a function for one tool, or for what it is for; null when too much was looked at already. */
function look(start: Start, about: Omit<Purpose, "budget">, total: { nodes: number }): Visit[] | null {
  const budget = { nodes: Math.min(MOST_NODES, total.nodes) };
  if (budget.nodes <= 0) return null;
  total.nodes -= budget.nodes;
  const visits = allVisits(visit(start, { ...about, budget }));
  total.nodes += budget.nodes;
  return visits;
}

function factsFor(visits: readonly Visit[], tool: string): SourceFact[] {
  const guards = new Set(visits.flatMap((one) => [...guardsIn(one)]));
  const address = visits.some(byAddress);
  return visits.flatMap((one) => factsIn(one, guards, tool, address));
}

/**
 * R-VAL-1 in the sources: arguments that reach an effect and that nothing looks at before. `starts`: functions that get
 * calls of tools, whose arguments nothing has checked for them.
 */
export function rawArguments(
  modules: Modules,
  starts: readonly Start[],
  tools: ReadonlySet<string>,
): SourceFact[] {
  const total = { nodes: MOST_IN_ALL };
  return starts.flatMap((start) => {
    const all = look(start, { modules, tools, only: null }, total) ?? [];
    const told = new Set(all.flatMap(({ branches }) => branches.map((one) => one.tool)));
    return [...told].flatMap((tool) =>
      factsFor(look(start, { modules, tools, only: tool }, total) ?? [], tool),
    );
  });
}
