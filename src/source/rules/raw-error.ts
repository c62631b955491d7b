import type { Node } from "@babel/types";
import type { SourceFact } from "../../model/facts.ts";
import { flatten, keyText, type Module } from "../module.ts";
import type { Modules } from "../resolve.ts";
import { branchesOf, type Callee, calleeOf, isWithin } from "./calls.ts";
import { dumped } from "./dumped.ts";
import { factAt } from "./fact.ts";
import { isPart } from "./told-apart.ts";
import type { Handler } from "./tool-code.ts";
import { zodOf } from "./zod.ts";

interface Code {
  modules: Modules;
  module: Module;
  nodes: readonly Node[];
}

/** Members of a validator's error that hold all of it. */
const ALL = /^(?:message|issues|errors)$/;
const DEEPEST = 3;

/** Names that hold what `safeParse` of a zod schema gave. */
function parsedNames({ modules, module, nodes }: Code): Set<string> {
  const names = nodes.flatMap((node) => {
    if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier" || !node.init) return [];
    const call = node.init.type === "AwaitExpression" ? node.init.argument : node.init;
    if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression") return [];
    if (!/^safeParse(?:Async)?$/.test(keyText(call.callee.property) ?? "")) return [];
    return zodOf(modules, { node: call.callee.object, module }) === null ? [] : [node.id.name];
  });
  return new Set(names);
}

/** Where a name is known to hold a `ZodError`: behind `name instanceof ZodError`. */
function knownErrors({ nodes }: Code): { name: string; where: Node }[] {
  return nodes.flatMap((node) => {
    if (node.type !== "IfStatement" && node.type !== "ConditionalExpression") return [];
    const { test } = node;
    if (test.type !== "BinaryExpression" || test.operator !== "instanceof" || test.left.type !== "Identifier")
      return [];
    const { right } = test;
    const type = right.type === "MemberExpression" ? keyText(right.property) : keyText(right);
    return type === "ZodError" ? [{ name: test.left.name, where: node.consequent }] : [];
  });
}

/** Whether an expression is a validator's error, or a member that holds all of it. */
function isError(
  node: Node,
  code: Code,
  parsed: ReadonlySet<string>,
  known: ReturnType<typeof knownErrors>,
): boolean {
  const inner = node.type === "TSNonNullExpression" ? node.expression : node;
  if (inner.type === "Identifier")
    return known.some(({ name, where }) => name === inner.name && isPart(where, inner));
  if (inner.type !== "MemberExpression" && inner.type !== "OptionalMemberExpression") return false;
  const key = keyText(inner.property) ?? "";
  if (key === "error" && inner.object.type === "Identifier") return parsed.has(inner.object.name);
  return ALL.test(key) && isError(inner.object, code, parsed, known);
}

/** Expressions that become the text of an answer: of an error that is thrown, or of a content block. */
function answers(node: Node): Node[] {
  if (node.type === "ThrowStatement" && node.argument.type === "NewExpression")
    return node.argument.arguments;
  return node.type === "ObjectProperty" && !node.computed && keyText(node.key) === "text" ? [node.value] : [];
}

function callees({ modules, module, nodes }: Code): Callee[] {
  const found = nodes.map((node) =>
    node.type === "CallExpression" ? calleeOf(modules, module, node) : null,
  );
  return found.filter((one) => one !== null);
}

interface Search {
  seen: Set<Node>;
  tools: ReadonlySet<string>;
}

function factsAmong(code: Code, tool: string | null, search: Search, depth: number): SourceFact[] {
  const parsed = parsedNames(code);
  const known = knownErrors(code);
  const own = code.nodes.flatMap(answers).flatMap((node) => {
    const error = dumped(node, (one) => isError(one, code, parsed, known));
    if (error === null) return [];
    return [factAt({ module: code.module, node }, { rule: "raw-validation-error", tool, data: {} })];
  });
  const inner = callees(code).flatMap((next) => factsIn(code.modules, { ...next, tool }, search, depth + 1));
  return [...own, ...inner];
}

/** What a handler does for one tool is that tool's; what it does for all of them is the server's. */
function factsIn(
  modules: Modules,
  { tool, module, fn }: Handler,
  search: Search,
  depth: number,
): SourceFact[] {
  if (search.seen.has(fn) || depth > DEEPEST) return [];
  search.seen.add(fn);
  const nodes = flatten(fn.body);
  const branches = tool === null ? branchesOf(modules, module, nodes, search.tools) : [];
  const rest = nodes.filter((node) => !isWithin(node, branches));
  const ofAll = factsAmong({ modules, module, nodes: rest }, tool, search, depth);
  const ofOne = branches.flatMap((branch) => {
    const code = { modules, module, nodes: nodes.filter((node) => isWithin(node, [branch])) };
    return factsAmong(code, branch.tool, search, depth);
  });
  return [...ofAll, ...ofOne];
}

/** R-VAL-2 in the sources: all of a `ZodError` in the text of an answer. */
export function rawErrors(
  modules: Modules,
  handlers: readonly Handler[],
  tools: ReadonlySet<string>,
): SourceFact[] {
  const search = { seen: new Set<Node>(), tools };
  return handlers.flatMap((handler) => factsIn(modules, handler, search, 0));
}
