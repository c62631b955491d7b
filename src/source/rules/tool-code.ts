import type { Node, ObjectExpression } from "@babel/types";
import type { Location } from "../../model/evidence.ts";
import { keyText, type Module, memberOf } from "../module.ts";
import { follow, type Modules, type Place, textOf } from "../resolve.ts";
import { modulesAt } from "./own-modules.ts";

/** A function with a body, however it is written. */
export type FunctionNode = Extract<
  Node,
  {
    type:
      | "ArrowFunctionExpression"
      | "FunctionExpression"
      | "FunctionDeclaration"
      | "ObjectMethod"
      | "ClassMethod";
  }
>;

/** A function that answers calls of a tool, or of all tools (`tool` null, with the low-level `tools/call`). */
export interface Handler {
  tool: string | null;
  module: Module;
  fn: FunctionNode;
}

/** What registers one tool: the call or object, and everything written in it or named by it. */
export interface ToolCode {
  tool: string;
  module: Module;
  node: Extract<Node, { type: "CallExpression" }> | ObjectExpression;
}

const SCHEMAS = ["inputSchema", "parameters", "paramsSchema", "schema", "argsSchema"];
const HANDLERS = ["execute", "handler", "handle", "run", "callback"];

/** Whether a node is a function with a body. */
export function asFunction(node: Node | null | undefined): FunctionNode | null {
  switch (node?.type) {
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration":
    case "ObjectMethod":
    case "ClassMethod":
      return node;
    default:
      return null;
  }
}

/** The calls and objects that stand around the places where the tools were located. */
export function toolCodes(modules: Modules, locations: Readonly<Record<string, Location>>): ToolCode[] {
  const found: ToolCode[] = [];
  for (const [tool, at] of Object.entries(locations)) {
    const module = modules.get(at.path);
    if (module === undefined) continue;
    const holds = (node: Node | null | undefined) =>
      node?.loc?.start.line === at.line && node.loc.start.column + 1 === at.column;
    for (const node of module.nodes) {
      const call = node.type === "CallExpression" && node.arguments.slice(0, 2).some(holds);
      const object = node.type === "ObjectExpression" && holds(memberOf(node, "name"));
      const entry = node.type === "ObjectProperty" && holds(node.key) ? node.value : null;
      if (node.type === "CallExpression" && call) found.push({ tool, module, node });
      else if (node.type === "ObjectExpression" && object) found.push({ tool, module, node });
      else if (entry?.type === "ObjectExpression") found.push({ tool, module, node: entry });
    }
  }
  return found;
}

function objectsOf(modules: Modules, { module, node }: ToolCode): Place[] {
  if (node.type === "ObjectExpression") return [{ node, module }];
  return node.arguments
    .map((one) => follow(modules, { node: one, module }))
    .filter((place) => place?.node.type === "ObjectExpression") as Place[];
}

/** Expressions that give the tool's input schema. */
export function schemasOf(modules: Modules, code: ToolCode): Place[] {
  const objects = objectsOf(modules, code);
  const members = objects.flatMap(({ node, module }) => {
    const given = node.type === "ObjectExpression" ? SCHEMAS.map((key) => memberOf(node, key)) : [];
    return given.filter((one) => one !== null).map((one) => ({ node: one as Node, module }));
  });
  const bare = code.node.type === "CallExpression" && members.length === 0 ? objects : [];
  return [...members, ...bare];
}

function memberFunction(object: ObjectExpression, key: string): Node | null {
  const method = object.properties.find((one) => one.type === "ObjectMethod" && keyText(one.key) === key);
  return method ?? memberOf(object, key);
}

/** Functions that answer the tool's calls. */
export function handlersOf(modules: Modules, code: ToolCode): Handler[] {
  const { tool, module, node } = code;
  const direct =
    node.type === "CallExpression" ? node.arguments.map((one) => ({ node: one as Node, module })) : [];
  const members = objectsOf(modules, code).flatMap((place) => {
    const { node: object } = place;
    if (object.type !== "ObjectExpression") return [];
    const given = HANDLERS.map((key) => memberFunction(object, key)).filter((one) => one !== null);
    return given.map((one) => ({ node: one as Node, module: place.module }));
  });
  return [...direct, ...members].flatMap((place) => {
    const found = follow(modules, place);
    const fn = asFunction(found?.node);
    return found === null || fn === null ? [] : [{ tool, module: found.module, fn }];
  });
}

/** Whether the input schema is written as JSON Schema, which the SDK does not check for the tool. */
function isJsonSchema({ node }: Place): boolean {
  if (node.type === "ObjectExpression") return memberOf(node, "type")?.type === "StringLiteral";
  if (node.type !== "CallExpression") return false;
  const { callee } = node;
  const name = keyText(callee.type === "MemberExpression" ? callee.property : callee);
  return /tojsonschema$/i.test(name ?? "");
}

/** Functions that answer the calls of tools written out with a JSON Schema: nothing has checked their arguments. */
export function uncheckedHandlers(modules: Modules, codes: readonly ToolCode[]): Handler[] {
  const open = codes.filter((code) => {
    const schemas = schemasOf(modules, code).map((place) => follow(modules, place));
    return code.node.type === "ObjectExpression" && schemas.some((one) => one !== null && isJsonSchema(one));
  });
  return open.flatMap((code) => handlersOf(modules, code));
}

/** Functions given to `setRequestHandler(CallToolRequestSchema, ...)`: the SDK checks no tool's arguments for them. */
export function lowLevelHandlers(modules: Modules, own: ReadonlySet<string>): Handler[] {
  const found: Handler[] = [];
  for (const module of modulesAt(modules, own))
    for (const node of module.nodes) {
      if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") continue;
      if (keyText(node.callee.property) !== "setRequestHandler") continue;
      const [request, given] = node.arguments;
      const named = request?.type === "MemberExpression" ? request.property : request;
      const isCall = named?.type === "Identifier" && named.name === "CallToolRequestSchema";
      if (
        given === undefined ||
        !(isCall || (request && textOf(modules, { node: request, module }) === "tools/call"))
      )
        continue;
      const place = follow(modules, { node: given, module });
      const fn = asFunction(place?.node);
      if (place !== null && fn !== null) found.push({ tool: null, module: place.module, fn });
    }
  return found;
}
