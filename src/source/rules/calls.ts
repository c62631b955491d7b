import type { Node } from "@babel/types";
import { keyText, type Module } from "../module.ts";
import { follow, type Modules, textOf } from "../resolve.ts";
import { asFunction, type FunctionNode } from "./tool-code.ts";

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

/** A part of a handler that is carried out for one tool. */
export interface Branch {
  from: number;
  to: number;
  tool: string;
}

/** Ranges of a handler that are for one tool: `case "x":` and `if (name === "x")`. */
export function branchesOf(
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

/** Whether a node is within one of the branches. */
export const isWithin = (node: Node, branches: readonly Branch[]): boolean =>
  branches.some(({ from, to }) => from <= (node.start ?? 0) && (node.end ?? 0) <= to);
