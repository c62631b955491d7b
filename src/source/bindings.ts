import type { Node } from "@babel/types";

/** The names that a pattern binds: `a`, `{ a, b: c }`, `[a]`, `a = 1`, `...a`. */
export function boundNames(pattern: Node | null | undefined): string[] {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((one) =>
        boundNames(one.type === "RestElement" ? one.argument : one.value),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap(boundNames);
    case "AssignmentPattern":
      return boundNames(pattern.left);
    case "RestElement":
      return boundNames(pattern.argument);
    case "TSParameterProperty":
      return boundNames(pattern.parameter);
    default:
      return [];
  }
}

/** The module of `require("./x")`; null for anything else. */
export function required(node: Node | null | undefined): string | null {
  if (node?.type !== "CallExpression" || node.callee.type !== "Identifier") return null;
  const [path] = node.arguments;
  return node.callee.name === "require" && path?.type === "StringLiteral" ? path.value : null;
}

/** What a name stands for between two places of a file; `value` null: not known. */
export interface Binding {
  value: Node | null;
  from: number;
  to: number;
}

/** By name; the scope of the whole file reaches from -1 to infinity. */
export type Bindings = Map<string, Binding[]>;

const SCOPES =
  /^(?:BlockStatement|StaticBlock|For(?:In|Of)?Statement|SwitchStatement|CatchClause|TSModuleBlock)$/;
const FILE = { from: -1, to: Number.POSITIVE_INFINITY, isFunction: true };

interface Scope {
  from: number;
  to: number;
  isFunction: boolean;
}

const isFunction = (node: Node) => "params" in node && Array.isArray(node.params) && "body" in node;

/** Adds a binding; of two in one scope neither is certain. */
export function bind(
  bindings: Bindings,
  name: string,
  value: Node | null,
  scope: { from: number; to: number } = FILE,
): void {
  const all = bindings.get(name) ?? [];
  const same = all.find((one) => one.from === scope.from && one.to === scope.to);
  if (same !== undefined) same.value = null;
  else all.push({ value, from: scope.from, to: scope.to });
  bindings.set(name, all);
}

function bindVariables(
  bindings: Bindings,
  node: Extract<Node, { type: "VariableDeclaration" }>,
  scope: Scope,
): void {
  for (const one of node.declarations) {
    // What a module requires is imported, not bound.
    if (required(one.init) !== null) continue;
    const value = node.kind === "const" && one.id.type === "Identifier" ? (one.init ?? null) : null;
    for (const name of boundNames(one.id)) bind(bindings, name, value, scope);
  }
}

function bindNode(bindings: Bindings, node: Node, scopes: readonly Scope[]): void {
  const scope = scopes.at(-1) ?? FILE;
  if (node.type === "VariableDeclaration")
    bindVariables(
      bindings,
      node,
      node.kind === "var" ? (scopes.findLast((one) => one.isFunction) ?? FILE) : scope,
    );
  if (
    node.type === "FunctionDeclaration" ||
    node.type === "ClassDeclaration" ||
    node.type === "TSEnumDeclaration"
  )
    if (node.id) bind(bindings, node.id.name, node, scope);
}

/** What every name of a file stands for, and where. `nodes`: parents before their children. */
export function bindingsOf(nodes: readonly Node[]): Bindings {
  const bindings: Bindings = new Map();
  const scopes: Scope[] = [FILE];
  for (const node of nodes) {
    const from = node.start ?? 0;
    const to = node.end ?? 0;
    while (scopes.length > 1 && (scopes.at(-1) ?? FILE).to <= from) scopes.pop();
    bindNode(bindings, node, scopes);
    const own = isFunction(node);
    if (!own && !SCOPES.test(node.type)) continue;
    scopes.push({ from, to, isFunction: own });
    const params = own && "params" in node ? (node.params as Node[]) : [];
    const caught = node.type === "CatchClause" ? [node.param] : [];
    for (const name of [...params, ...caught].flatMap(boundNames)) bind(bindings, name, null, { from, to });
  }
  return bindings;
}

/** What `name` stands for at `at` (null: for other files); null when that is not known, undefined when the file does not say. */
export function boundAt(bindings: Bindings, name: string, at: number | null): Node | null | undefined {
  let best: Binding | undefined;
  for (const one of bindings.get(name) ?? []) {
    const holds = at === null ? one.from < 0 : one.from <= at && at < one.to;
    if (holds && (best === undefined || one.to - one.from < best.to - best.from)) best = one;
  }
  return best?.value;
}
