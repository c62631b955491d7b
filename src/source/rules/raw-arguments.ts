import type { Node } from "@babel/types";
import type { SourceFact } from "../../model/facts.ts";
import { flatten, keyText, type Module } from "../module.ts";
import { follow, type Modules, textOf } from "../resolve.ts";
import { factAt } from "./fact.ts";
import { guarded, isGuarded } from "./guards.ts";
import { bindConstants, bindRaw, plainRaw, type Raw, rawIn } from "./raw.ts";
import { effectOf } from "./sinks.ts";
import { asFunction, type FunctionNode, lowLevelHandlers } from "./tool-code.ts";

type Call = Extract<Node, { type: "CallExpression" }>;

interface Callee {
  fn: FunctionNode;
  module: Module;
}

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

/** The class around a place, for `this.method()`. */
function methodAround(module: Module, at: number, name: string): FunctionNode | null {
  const bodies = module.nodes.filter(
    (node) => node.type === "ClassBody" && (node.start ?? 0) <= at && at < (node.end ?? 0),
  );
  const inner = bodies.at(-1);
  if (inner?.type !== "ClassBody") return null;
  return asFunction(inner.body.find((one) => one.type === "ClassMethod" && keyText(one.key) === name));
}

/** The function of the workspace that a call surely goes to. */
function calleeOf(modules: Modules, module: Module, call: Call): Callee | null {
  const { callee } = call;
  if (callee.type === "Identifier") {
    const found = follow(modules, { node: callee, module });
    const fn = asFunction(found?.node);
    return fn === null || found === null ? null : { fn, module: found.module };
  }
  if (callee.type !== "MemberExpression" || callee.computed) return null;
  const name = keyText(callee.property) ?? "";
  if (callee.object.type === "ThisExpression") {
    const fn = methodAround(module, call.start ?? 0, name);
    return fn === null ? null : { fn, module };
  }
  const owner = follow(modules, { node: callee.object, module });
  if (owner?.node.type !== "NewExpression") return null;
  const made = follow(modules, { node: owner.node.callee, module: owner.module });
  if (made?.node.type !== "ClassDeclaration" && made?.node.type !== "ClassExpression") return null;
  const fn = asFunction(
    made.node.body.body.find((one) => one.type === "ClassMethod" && keyText(one.key) === name),
  );
  return fn === null ? null : { fn, module: made.module };
}

interface Branch {
  from: number;
  to: number;
  tool: string;
}

/** Ranges of a handler that are for one tool: `case "x":` and `if (name === "x")`. */
function branchesOf(
  modules: Modules,
  module: Module,
  nodes: readonly Node[],
  tools: ReadonlySet<string>,
): Branch[] {
  return nodes.flatMap((node) => {
    const isIf =
      node.type === "IfStatement" && node.test.type === "BinaryExpression" && node.test.operator === "===";
    const test =
      node.type === "SwitchCase" ? node.test : isIf && "right" in node.test ? node.test.right : null;
    const range = node.type === "IfStatement" ? node.consequent : node;
    const tool = test ? textOf(modules, { node: test, module }) : null;
    if (tool === null || !tools.has(tool)) return [];
    return [{ from: range.start ?? 0, to: range.end ?? 0, tool }];
  });
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
export function rawArguments(modules: Modules, tools: ReadonlySet<string>): SourceFact[] {
  return lowLevelHandlers(modules).flatMap(({ module, fn }) => {
    const [first] = fn.params;
    const all = flatten(fn.body);
    const branches = branchesOf(modules, module, all, tools);
    return [...new Set(branches.map(({ tool }) => tool))].flatMap((tool) => {
      const others = branches.filter((one) => one.tool !== tool);
      const nodes = all.filter(
        (node) => !others.some(({ from, to }) => from <= (node.start ?? 0) && (node.end ?? 0) <= to),
      );
      const raw: Raw = new Map();
      if (first !== undefined) bindRaw(first, "request", raw);
      bindConstants(nodes, raw);
      const visit: Visit = { modules, module, nodes, raw, depth: 0, budget: { nodes: MOST_NODES } };
      const own = branches.filter((one) => one.tool === tool);
      const inOwn = (node: Node) =>
        own.some(({ from, to }) => from <= (node.start ?? 0) && (node.end ?? 0) <= to);
      const guards = guardsIn(visit);
      return factsIn({ ...visit, nodes: nodes.filter(inOwn) }, guards, tool);
    });
  });
}
