import type { Node } from "@babel/types";
import { keyText, type Module } from "../module.ts";
import { follow, type Modules, textOf } from "../resolve.ts";
import { asFunction, type FunctionNode } from "./tool-code.ts";

/** A call in the code. */
export type Call = Extract<Node, { type: "CallExpression" }>;

/** A function, and the module it is written in. */
export interface Callee {
  fn: FunctionNode;
  module: Module;
}

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
export function calleeOf(modules: Modules, module: Module, call: Call): Callee | null {
  const { callee } = call;
  if (callee.type === "Identifier") {
    const found = follow(modules, { node: callee, module });
    const fn = asFunction(found?.node);
    return fn === null || found === null ? null : { fn, module: found.module };
  }
  if (callee.type !== "MemberExpression" || callee.computed) return null;
  const name = keyText(callee.property) ?? "";
  const direct = follow(modules, { node: callee, module });
  const given = asFunction(direct?.node);
  if (direct !== null && given !== null) return { fn: given, module: direct.module };
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

/** A part of a handler that is carried out for one tool. `on`: what told the tool apart. */
export interface Branch {
  from: number;
  to: number;
  tool: string;
  on: Node;
}

type Part = Omit<Branch, "tool"> & { test: Node };

const exits = (node: Node): boolean => {
  if (node.type === "BlockStatement") return node.body.length > 0 && exits(node.body.at(-1) as Node);
  return node.type === "ReturnStatement" || node.type === "ThrowStatement";
};

/** By statement, where the block that it stands in ends. */
function blockEnds(nodes: readonly Node[]): Map<Node, number> {
  const blocks = nodes.flatMap((node) => (node.type === "BlockStatement" ? [node] : []));
  return new Map(blocks.flatMap(({ body, end }) => body.map((one) => [one, end ?? 0] as const)));
}

/** What `if (name === "x") ...` and `if (name !== "x") return; ...` are for. */
function partOfIf(node: Extract<Node, { type: "IfStatement" }>, ends: ReadonlyMap<Node, number>): Part[] {
  const { test, consequent } = node;
  if (test.type !== "BinaryExpression") return [];
  const about = { test: test.right, on: test.left };
  if (test.operator === "===") return [{ from: consequent.start ?? 0, to: consequent.end ?? 0, ...about }];
  if (test.operator !== "!==" || node.alternate || !exits(consequent)) return [];
  const to = ends.get(node);
  return to === undefined ? [] : [{ from: node.end ?? 0, to, ...about }];
}

function partsOf(node: Node, ends: ReadonlyMap<Node, number>): Part[] {
  if (node.type === "IfStatement") return partOfIf(node, ends);
  if (node.type !== "SwitchStatement") return [];
  return node.cases.flatMap((one) =>
    one.test ? [{ from: one.start ?? 0, to: one.end ?? 0, test: one.test, on: node.discriminant }] : [],
  );
}

/** Ranges of a handler that are for one tool: `case "x":`, `if (name === "x")`, and behind `if (name !== "x") return`. */
export function branchesOf(
  modules: Modules,
  module: Module,
  nodes: readonly Node[],
  tools: ReadonlySet<string>,
): Branch[] {
  const ends = blockEnds(nodes);
  return nodes
    .flatMap((node) => partsOf(node, ends))
    .flatMap(({ test, ...part }) => {
      const tool = textOf(modules, { node: test, module });
      return tool === null || !tools.has(tool) ? [] : [{ ...part, tool }];
    });
}

/** Whether a node is within one of the ranges. */
export const isWithin = (node: Node, ranges: readonly Pick<Branch, "from" | "to">[]): boolean =>
  ranges.some(({ from, to }) => from <= (node.start ?? 0) && (node.end ?? 0) <= to);
