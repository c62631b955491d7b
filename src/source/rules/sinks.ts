import type { Node } from "@babel/types";
import { boundAt } from "../bindings.ts";
import { keyText, type Module, memberOf } from "../module.ts";
import { follow, type Modules } from "../resolve.ts";

type Call = Extract<Node, { type: "CallExpression" | "NewExpression" }>;

/** Functions of known modules that change something outside of the process, or run a text as a program. */
const EFFECTS: readonly [module: RegExp, names: RegExp][] = [
  [/^(?:node:)?child_process$/, /^(?:exec|execSync|execFile|execFileSync|spawn|spawnSync|fork)$/],
  [
    /^(?:(?:node:)?fs(?:\/promises)?|fs-extra|graceful-fs)$/,
    /^(?:writeFile|appendFile|unlink|rm|rmdir|mkdir|rename|copyFile|cp|chmod|symlink|link|truncate|outputFile|remove|move)(?:Sync)?$/,
  ],
  [/^(?:node:)?vm$/, /^(?:runInNewContext|runInThisContext|runInContext)$/],
  [/^(?:execa|cross-spawn|shelljs)$/, /^(?:execa|execaSync|execaCommand|exec|default)$/],
  [/^(?:axios|got|ky|superagent)$/, /^(?:post|put|patch|delete)$/],
];
/** Clients of databases, and the methods by which they carry out a statement. */
const DATABASES =
  /^(?:pg|mysql2?(?:\/promise)?|better-sqlite3|sqlite3?|node:sqlite|postgres|@libsql\/client|@neondatabase\/serverless|mssql)$/;
const STATEMENTS = /^(?:query|execute|exec|run|prepare|unsafe|raw)$/;
const CHANGES = /^(?:POST|PUT|PATCH|DELETE)$/i;

/** The module that a free name is imported from, and the name it has there. */
function originOf(module: Module, node: Node): { from: string; name: string } | null {
  if (node.type !== "Identifier") return null;
  const bound = boundAt(module.bindings, node.name, node.start ?? null);
  return bound === undefined ? (module.imports.get(node.name) ?? null) : null;
}

function isEffect(from: string, name: string): boolean {
  return EFFECTS.some(([module, names]) => module.test(from) && names.test(name));
}

/** `globalThis.fetch || require("node-fetch")` */
function isGlobalFetch(node: Node | null): boolean {
  if (node?.type === "LogicalExpression") return isGlobalFetch(node.left);
  if (node?.type !== "MemberExpression") return false;
  return (
    /^(?:globalThis|global|window|self)$/.test(keyText(node.object) ?? "") &&
    keyText(node.property) === "fetch"
  );
}

/** `fetch(url, { method: "POST" })` */
function isChangingFetch(modules: Modules, module: Module, node: Call): boolean {
  if (node.callee.type !== "Identifier" || node.callee.name !== "fetch") return false;
  const bound = boundAt(module.bindings, "fetch", node.start ?? null);
  if (bound !== undefined && !isGlobalFetch(bound)) return false;
  const [, second] = node.arguments;
  const options = second === undefined ? null : follow(modules, { node: second, module });
  const method = options?.node.type === "ObjectExpression" ? memberOf(options.node, "method") : null;
  return method?.type === "StringLiteral" && CHANGES.test(method.value);
}

/** What a client was made by: `new Pool()`, `postgres(url)`, `new Database(path)`, `await pool.connect()`. */
function isDatabase(modules: Modules, module: Module, node: Node, depth = 0): boolean {
  if (depth > 4) return false;
  const bound = node.type === "Identifier" ? boundAt(module.bindings, node.name, node.start ?? null) : node;
  const made = bound?.type === "AwaitExpression" ? bound.argument : bound;
  if (made?.type !== "NewExpression" && made?.type !== "CallExpression") return false;
  const { callee } = made;
  if (callee.type === "MemberExpression") {
    const owner = originOf(module, callee.object);
    if (owner !== null) return DATABASES.test(owner.from);
    return (
      /^(?:connect|getConnection|createPool)$/.test(keyText(callee.property) ?? "") &&
      isDatabase(modules, module, callee.object, depth + 1)
    );
  }
  return DATABASES.test(originOf(module, callee)?.from ?? "");
}

function memberEffect(modules: Modules, module: Module, node: Call): string | null {
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.computed) return null;
  const name = keyText(callee.property) ?? "";
  const { object } = callee;
  const inner =
    object.type === "MemberExpression" && keyText(object.property) === "promises" ? object.object : object;
  const origin = originOf(module, inner);
  if (origin !== null && isEffect(origin.from, name)) return `${keyText(inner) ?? ""}.${name}`;
  if (STATEMENTS.test(name) && isDatabase(modules, module, object))
    return `${keyText(object) ?? "database"}.${name}`;
  return null;
}

/** How a call that changes something outside of the process is written; null for any other call. */
export function effectOf(modules: Modules, module: Module, node: Call): string | null {
  const { callee } = node;
  if (isChangingFetch(modules, module, node)) return "fetch";
  if (callee.type !== "Identifier") return memberEffect(modules, module, node);
  const free = boundAt(module.bindings, callee.name, node.start ?? null) === undefined;
  if (free && callee.name === "eval") return "eval";
  if (free && callee.name === "Function" && node.type === "NewExpression") return "new Function";
  const origin = originOf(module, callee);
  return origin !== null && isEffect(origin.from, origin.name) ? callee.name : null;
}
