import type { Node, ObjectExpression } from "@babel/types";
import { keyText, type Module, memberOf } from "./module.ts";
import type { Scripts } from "./modules.ts";
import { type Registration, spanOf } from "./registration.ts";
import { type Modules, textOf } from "./resolve.ts";

/** `registerTool`, `server.tool`, `addTool`, `defineTool`, `registerAppTool`, `registerToolTask`, `create_tool`. */
const REGISTERS = /^(?:(?:register|add|define|create|make|declare)_?(?:\w{0,20})?tool(?:Task)?|tool)$/i;
const SCHEMA_MEMBERS = ["inputSchema", "parameters", "input_schema", "paramsSchema"];
/** Members that, beside a description, say that the object is a tool. */
const TOOL_MEMBERS = [
  "handler",
  "execute",
  "handle",
  "run",
  "callback",
  "schema",
  "annotations",
  "argsSchema",
];
/** Members by whose name a list holds tools. */
const LISTS = /tools$/i;

/** A node that may hold a tool's name, and how surely. */
interface Candidate {
  node: Node;
  rank: number;
  key?: string;
}

function calleeName(node: Node): string | null {
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" && !node.computed ? keyText(node.property) : null;
}

function has(object: ObjectExpression, keys: readonly string[]): boolean {
  return object.properties.some((one) => {
    if (one.type === "SpreadElement" || one.computed) return false;
    return keys.includes(keyText(one.key) ?? "");
  });
}

function ofCall(node: Extract<Node, { type: "CallExpression" }>): Candidate[] {
  const callee = calleeName(node.callee);
  if (callee === null || !REGISTERS.test(callee)) return [];
  return node.arguments.slice(0, 2).flatMap((argument): Candidate[] => {
    if (argument.type !== "ObjectExpression") return [{ node: argument, rank: 3 }];
    const name = memberOf(argument, "name");
    return name === null ? [] : [{ node: name, rank: 3 }];
  });
}

function ofObject(node: ObjectExpression): Candidate[] {
  const name = memberOf(node, "name");
  const described = has(node, ["description"]);
  if (name !== null && (has(node, SCHEMA_MEMBERS) || (described && has(node, TOOL_MEMBERS))))
    return [{ node: name, rank: 2 }];
  return [];
}

/** `{ my_tool: { description, inputSchema } }` */
function ofEntry(node: Extract<Node, { type: "ObjectProperty" }>): Candidate[] {
  const { value } = node;
  if (value.type !== "ObjectExpression" || node.computed || memberOf(value, "name") !== null) return [];
  const tool = has(value, ["description"]) && has(value, [...SCHEMA_MEMBERS, ...TOOL_MEMBERS]);
  const text = keyText(node.key);
  return tool && text !== null ? [{ node: node.key, rank: 1, key: text }] : [];
}

/** What a getter gives back when that is all it does. */
function returned(method: Extract<Node, { type: "ClassMethod" }>): Node | null {
  const [only, ...others] = method.body.body;
  return only?.type === "ReturnStatement" && others.length === 0 ? (only.argument ?? null) : null;
}

/** `super("x", ...)` of a constructor */
function given(method: Extract<Node, { type: "ClassMethod" }>): Node | null {
  for (const statement of method.body.body) {
    if (statement.type !== "ExpressionStatement" || statement.expression.type !== "CallExpression") continue;
    const { callee, arguments: values } = statement.expression;
    if (callee.type !== "Super") continue;
    const [first] = values;
    return first?.type === "ObjectExpression" ? memberOf(first, "name") : (first ?? null);
  }
  return null;
}

function classMembers(node: Extract<Node, { type: "ClassBody" }>): Map<string, Node> {
  const members = new Map<string, Node>();
  for (const one of node.body) {
    if (one.type === "ClassProperty" && !one.computed && one.value)
      members.set(keyText(one.key) ?? "", one.value);
    if (one.type !== "ClassMethod") continue;
    const key = one.kind === "constructor" ? "super" : (keyText(one.key) ?? "");
    const value = one.kind === "constructor" ? given(one) : returned(one);
    if (value !== null) members.set(key, value);
  }
  return members;
}

function ofClass(node: Extract<Node, { type: "ClassDeclaration" | "ClassExpression" }>): Candidate[] {
  const members = classMembers(node.body);
  const names = [node.id ?? null, node.superClass ?? null].map((one) =>
    one === null ? "" : (calleeName(one) ?? ""),
  );
  const isTool = names.some((name) => /tool/i.test(name));
  if (!isTool && !members.has("description")) return [];
  const found = ["name", "toolName", "getName", ...(isTool ? ["super"] : [])].map((key) => members.get(key));
  return found.filter((value) => value !== undefined).map((value) => ({ node: value, rank: 1 }));
}

/** `tools: [{ name: "x", ... }]`, `const TOOLS = [...]` */
function ofList(key: Node, value: Node | null | undefined): Candidate[] {
  const bare =
    value?.type === "TSAsExpression" || value?.type === "TSSatisfiesExpression" ? value.expression : value;
  if (bare?.type !== "ArrayExpression" || !LISTS.test(keyText(key) ?? "")) return [];
  return bare.elements.flatMap((one): Candidate[] => {
    const name = one?.type === "ObjectExpression" && has(one, ["description"]) ? memberOf(one, "name") : null;
    return name === null ? [] : [{ node: name, rank: 1 }];
  });
}

function candidates(node: Node): Candidate[] {
  if (node.type === "CallExpression") return ofCall(node);
  if (node.type === "ObjectExpression") return ofObject(node);
  if (node.type === "ObjectProperty") return [...ofEntry(node), ...ofList(node.key, node.value)];
  if (node.type === "VariableDeclarator") return ofList(node.id, node.init);
  return node.type === "ClassDeclaration" || node.type === "ClassExpression" ? ofClass(node) : [];
}

function nameOf(modules: Modules, module: Module, candidate: Candidate): string | null {
  // The key of a table entry is its own name, never a constant's.
  return candidate.key ?? textOf(modules, { node: candidate.node, module });
}

function registrations(modules: Modules, module: Module): Registration[] {
  const found: Registration[] = [];
  for (const node of module.nodes)
    for (const candidate of candidates(node)) {
      const name = nameOf(modules, module, candidate);
      const { loc } = candidate.node;
      if (name === null || !loc) continue;
      const { rank } = candidate;
      found.push({ name, rank, ...spanOf(module.path, loc) });
      // What follows the name of a call is its description.
      if (node.type === "CallExpression") break;
    }
  return found;
}

/** Every tool that the scripts register under a name that is certain; `names`: only these need to be found. */
export function toolsInModules(modules: Scripts, names: readonly string[] | null = null): Registration[] {
  const paths = names === null ? modules.paths : modules.registering(names);
  return paths.flatMap((path) => {
    const module = modules.get(path);
    return module === undefined ? [] : registrations(modules, module);
  });
}
