import { posix } from "node:path";
import type { Node } from "@babel/types";
import { boundAt } from "./bindings.ts";
import { keyText, type Module, memberOf } from "./module.ts";

/** A node and the module it stands in. */
export interface Place {
  node: Node;
  module: Module;
}

/** The modules of a workspace. */
export interface Modules {
  /** Of all, in a fixed order. */
  paths: readonly string[];
  get(path: string): Module | undefined;
  /** Those that may import the one at `path`: all others surely do not. */
  importers(path: string): readonly string[];
}

/** Steps through names, members and files; a longer chain is given up. */
const DEEPEST = 12;
const ENDINGS = ["", ".ts", ".tsx", ".mts", ".js", ".mjs", ".cjs", ".jsx", "/index.ts", "/index.js"];

/** Paths of the files that a relative specifier in the file `from` may stand for; the first that is a module is meant. */
export function placesOfSpecifier(from: string, specifier: string): string[] {
  if (!specifier.startsWith(".")) return [];
  const exact = posix.join(posix.dirname(from), specifier);
  const bare = exact.replace(/\.[cm]?jsx?$/, "");
  return [...new Set([exact, bare])].flatMap((base) => ENDINGS.map((ending) => base + ending));
}

/** The module that a relative specifier in the file `from` stands for. */
export function target(modules: Modules, from: string, specifier: string): Module | null {
  for (const path of placesOfSpecifier(from, specifier)) {
    const module = modules.get(path);
    if (module !== undefined) return module;
  }
  return null;
}

function exported(modules: Modules, module: Module, name: string, depth: number): Place | null {
  if (depth > DEEPEST) return null;
  const local = module.exports.get(name);
  if (typeof local === "string") return named(modules, module, local, null, depth + 1);
  if (local !== undefined) {
    const next = target(modules, module.path, local.from);
    return next === null ? null : exported(modules, next, local.name, depth + 1);
  }
  for (const star of module.stars.slice(0, 50)) {
    const next = target(modules, module.path, star);
    const found = next === null ? null : exported(modules, next, name, depth + 4);
    if (found !== null) return found;
  }
  return null;
}

/** `at`: where the name is used; null: by another file. */
function named(
  modules: Modules,
  module: Module,
  name: string,
  at: number | null,
  depth: number,
): Place | null {
  const own = boundAt(module.bindings, name, at);
  if (own) return follow(modules, { node: own, module }, depth + 1);
  const origin = own === null ? undefined : module.imports.get(name);
  if (origin === undefined || origin.name === "*") return null;
  const next = target(modules, module.path, origin.from);
  return next === null ? null : exported(modules, next, origin.name, depth + 1);
}

function memberName(node: Extract<Node, { type: "MemberExpression" }>): string | null {
  return node.computed && node.property.type !== "StringLiteral" ? null : keyText(node.property);
}

function member(modules: Modules, place: Place, depth: number): Place | null {
  if (place.node.type !== "MemberExpression") return null;
  const key = memberName(place.node);
  if (key === null) return null;
  const { object } = place.node;
  const free =
    object.type === "Identifier" &&
    boundAt(place.module.bindings, object.name, object.start ?? null) === undefined;
  const origin = free ? place.module.imports.get(object.name) : undefined;
  if (origin?.name === "*") {
    const next = target(modules, place.module.path, origin.from);
    return next === null ? null : exported(modules, next, key, depth + 1);
  }
  const owner = follow(modules, { node: object, module: place.module }, depth + 1);
  if (owner === null) return null;
  const value = valueIn(owner.node, key);
  return value === null ? null : follow(modules, { node: value, module: owner.module }, depth + 1);
}

function valueIn(owner: Node, key: string): Node | null {
  if (owner.type === "ObjectExpression") return memberOf(owner, key);
  if (owner.type === "ClassDeclaration" || owner.type === "ClassExpression") {
    const own = owner.body.body.find(
      (one) => one.type === "ClassProperty" && one.static && keyText(one.key) === key,
    );
    return own?.type === "ClassProperty" ? (own.value ?? null) : null;
  }
  if (owner.type !== "TSEnumDeclaration") return null;
  const members = owner.body?.members ?? owner.members;
  return members.find((one) => keyText(one.id) === key)?.initializer ?? null;
}

/** What an expression stands for: through casts, names, members and files, down to something written out. */
export function follow(modules: Modules, place: Place, depth = 0): Place | null {
  if (depth > DEEPEST) return null;
  const { node, module } = place;
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "TSTypeAssertion":
    case "ParenthesizedExpression":
      return follow(modules, { node: node.expression, module }, depth + 1);
    case "Identifier":
      return named(modules, module, node.name, node.start ?? null, depth + 1);
    case "MemberExpression":
      return member(modules, place, depth + 1);
    case "CallExpression": {
      const { callee } = node;
      const [first] = node.arguments;
      const freezes = callee.type === "MemberExpression" && keyText(callee.property) === "freeze";
      return freezes && first ? follow(modules, { node: first, module }, depth + 1) : place;
    }
    default:
      return place;
  }
}

/** The text an expression stands for; null when it is not certain. */
export function textOf(modules: Modules, place: Place, depth = 0): string | null {
  if (depth > DEEPEST) return null;
  const found = follow(modules, place, depth);
  if (found === null) return null;
  const { node, module } = found;
  if (node.type === "StringLiteral") return node.value;
  if (node.type === "BinaryExpression" && node.operator === "+") {
    const left = textOf(modules, { node: node.left, module }, depth + 1);
    const right = left === null ? null : textOf(modules, { node: node.right, module }, depth + 1);
    return right === null ? null : `${left}${right}`;
  }
  if (node.type !== "TemplateLiteral") return null;
  let text = "";
  for (const [at, quasi] of node.quasis.entries()) {
    text += quasi.value.cooked ?? "";
    const hole = node.expressions[at];
    if (hole === undefined) continue;
    const filled = textOf(modules, { node: hole, module }, depth + 4);
    if (filled === null) return null;
    text += filled;
  }
  return text;
}
