import { parse } from "@babel/parser";
import type { Expression, Node, ObjectExpression } from "@babel/types";
import type { SourceFile } from "./walk.ts";

/** Where an imported or exported name comes from: `name` of the module `from`; `*` is the whole module. */
export interface Origin {
  from: string;
  name: string;
}

/** One JavaScript or TypeScript file, as far as constants have to be followed through it. */
export interface Module {
  path: string;
  /** Parents come before their children. */
  nodes: Node[];
  /** Values of `const`s and enums by name; null where one name stands for several. */
  constants: Map<string, Node | null>;
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

function flatten(root: Node): Node[] {
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
  for (const one of node.specifiers) {
    const exported = keyText(one.exported);
    if (exported === null || one.type !== "ExportSpecifier") continue;
    const local = one.local.name;
    module.exports.set(exported, node.source ? { from: node.source.value, name: local } : local);
  }
}

function addConstant(module: Module, name: string, value: Node): void {
  module.constants.set(name, module.constants.has(name) ? null : value);
}

function read(module: Module, node: Node): void {
  if (node.type === "ImportDeclaration") readImport(module, node);
  else if (node.type === "ExportNamedDeclaration") readExport(module, node);
  else if (node.type === "ExportAllDeclaration") module.stars.push(node.source.value);
  else if (node.type === "ExportDefaultDeclaration") {
    addConstant(module, "default", node.declaration);
    module.exports.set("default", "default");
  } else if (node.type === "TSEnumDeclaration") addConstant(module, node.id.name, node);
  else if (node.type === "VariableDeclaration" && node.kind === "const")
    for (const one of node.declarations)
      if (one.id.type === "Identifier" && one.init) addConstant(module, one.id.name, one.init);
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
    const module: Module = {
      path: file.path,
      nodes: flatten(tree.program),
      constants: new Map(),
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
