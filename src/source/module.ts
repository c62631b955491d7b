import { parse } from "@babel/parser";
import type { Expression, Node, ObjectExpression } from "@babel/types";
import { type Bindings, bind, bindingsOf, required } from "./bindings.ts";
import type { SourceFile } from "./walk.ts";

/** Where an imported or exported name comes from: `name` of the module `from`; `*` is the whole module. */
export interface Origin {
  from: string;
  name: string;
}

/** One JavaScript or TypeScript file, as far as constants have to be followed through it. */
export interface Module {
  path: string;
  text: string;
  /** Parents come before their children. */
  nodes: Node[];
  bindings: Bindings;
  imports: Map<string, Origin>;
  /** Exported name to the local one, or to that of another module. */
  exports: Map<string, string | Origin>;
  /** `export * from` these. */
  stars: string[];
}

/** A file with more nodes than this is generated. */
const MOST_NODES = 400_000;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === "loc" || key.endsWith("Comments") || key === "extra") continue;
    if (isNode(value)) children.push(value);
    else if (Array.isArray(value)) for (const one of value) if (isNode(one)) children.push(one);
  }
  return children;
}

/** A node and all below it, parents first. */
export function flatten(root: Node): Node[] {
  const nodes: Node[] = [];
  const open = [root];
  for (let next = open.pop(); next !== undefined && nodes.length < MOST_NODES; next = open.pop()) {
    nodes.push(next);
    for (const child of childrenOf(next).reverse()) open.push(child);
  }
  return nodes;
}

/** A name as text, of an identifier or a string. */
export function keyText(node: Node): string | null {
  if (node.type === "Identifier") return node.name;
  return node.type === "StringLiteral" ? node.value : null;
}

function readImport(module: Module, node: Extract<Node, { type: "ImportDeclaration" }>): void {
  for (const one of node.specifiers) {
    let name: string | null = "*";
    if (one.type === "ImportDefaultSpecifier") name = "default";
    if (one.type === "ImportSpecifier") name = keyText(one.imported);
    if (name !== null) module.imports.set(one.local.name, { from: node.source.value, name });
  }
}

function readExport(module: Module, node: Extract<Node, { type: "ExportNamedDeclaration" }>): void {
  const declared = node.declaration;
  if (declared?.type === "VariableDeclaration")
    for (const one of declared.declarations)
      if (one.id.type === "Identifier") module.exports.set(one.id.name, one.id.name);
  if (declared?.type === "TSEnumDeclaration") module.exports.set(declared.id.name, declared.id.name);
  if (declared?.type === "FunctionDeclaration" && declared.id)
    module.exports.set(declared.id.name, declared.id.name);
  for (const one of node.specifiers) {
    const exported = keyText(one.exported);
    if (exported === null || one.type !== "ExportSpecifier") continue;
    const local = one.local.name;
    module.exports.set(exported, node.source ? { from: node.source.value, name: local } : local);
  }
}

/** `const x = require("./x")`, `const { a, b: c } = require("./x")` */
function readRequire(module: Module, node: Extract<Node, { type: "VariableDeclarator" }>): void {
  const from = required(node.init);
  if (from === null) return;
  if (node.id.type === "Identifier") module.imports.set(node.id.name, { from, name: "*" });
  if (node.id.type !== "ObjectPattern") return;
  for (const one of node.id.properties) {
    if (one.type !== "ObjectProperty" || one.value.type !== "Identifier") continue;
    const name = keyText(one.key);
    if (name !== null) module.imports.set(one.value.name, { from, name });
  }
}

/** `exports.a = value`, `module.exports.a = value`, `module.exports = { a, b: value }` */
function readCommonExport(module: Module, node: Extract<Node, { type: "AssignmentExpression" }>): void {
  const { left, right } = node;
  if (left.type !== "MemberExpression" || left.computed) return;
  const isExports = (one: Node) =>
    (one.type === "Identifier" && one.name === "exports") ||
    (one.type === "MemberExpression" &&
      keyText(one.object) === "module" &&
      keyText(one.property) === "exports");
  const key = keyText(left.property);
  if (isExports(left) && right.type === "ObjectExpression")
    for (const one of right.properties) {
      if (one.type !== "ObjectProperty" || one.computed) continue;
      const name = keyText(one.key);
      if (name !== null) exportValue(module, name, one.value);
    }
  else if (isExports(left.object) && key !== null) exportValue(module, key, right);
}

function exportValue(module: Module, name: string, value: Node): void {
  // Compiled modules first set each export to nothing.
  if (value.type === "UnaryExpression" || value.type === "AssignmentExpression") return;
  if (value.type === "Identifier") module.exports.set(name, value.name);
  else {
    bind(module.bindings, `exports.${name}`, value);
    module.exports.set(name, `exports.${name}`);
  }
}

function read(module: Module, node: Node): void {
  if (node.type === "ImportDeclaration") readImport(module, node);
  else if (node.type === "ExportNamedDeclaration") readExport(module, node);
  else if (node.type === "ExportAllDeclaration") module.stars.push(node.source.value);
  else if (node.type === "ExportDefaultDeclaration") {
    bind(module.bindings, "default", node.declaration);
    module.exports.set("default", "default");
  } else if (node.type === "AssignmentExpression") readCommonExport(module, node);
  else if (node.type === "VariableDeclarator") readRequire(module, node);
}

/** Parses one file; null when it cannot be read as JavaScript or TypeScript. */
export function readModule(file: SourceFile): Module | null {
  const typed = /\.[cm]?tsx?$/.test(file.path);
  const markup = !/\.[cm]?ts$/.test(file.path);
  try {
    const tree = parse(file.text, {
      sourceType: "unambiguous",
      errorRecovery: true,
      allowReturnOutsideFunction: true,
      plugins: [
        ...(typed ? (["typescript"] as const) : []),
        ...(markup ? (["jsx"] as const) : []),
        "decorators",
      ],
    });
    const nodes = flatten(tree.program);
    const module: Module = {
      path: file.path,
      text: file.text,
      nodes,
      bindings: bindingsOf(nodes),
      imports: new Map(),
      exports: new Map(),
      stars: [],
    };
    for (const node of module.nodes) read(module, node);
    return module;
  } catch {
    return null;
  }
}

/** The value of a member that is written out in an object; null when there is none. */
export function memberOf(object: ObjectExpression, key: string): Expression | null {
  for (const one of object.properties) {
    if (one.type !== "ObjectProperty" || one.computed || keyText(one.key) !== key) continue;
    return one.value as Expression;
  }
  return null;
}
