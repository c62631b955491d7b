import type { Node } from "@babel/types";
import { boundAt } from "../bindings.ts";
import { keyText, type Module } from "../module.ts";
import { follow, type Modules, type Place } from "../resolve.ts";

/** A schema built with zod: `z.base(args).method().method()`; `methods` from the base outwards. */
export interface ZodSchema {
  base: string;
  args: Node[];
  methods: { name: string; args: Node[] }[];
  place: Place;
}

/** Whether a name is zod itself: imported from it and not bound to something else there. */
function isZod(module: Module, node: Node): boolean {
  if (node.type === "MemberExpression")
    return keyText(node.property) === "z" && isImportOfZod(module, node.object, "*");
  return isImportOfZod(module, node, "z");
}

function isImportOfZod(module: Module, node: Node, name: string): boolean {
  if (node.type !== "Identifier" || boundAt(module.bindings, node.name, node.start ?? null) !== undefined)
    return false;
  const origin = module.imports.get(node.name);
  if (origin === undefined || !/^zod(?:\/|$)/.test(origin.from)) return false;
  return [name, "*", "default", "z"].includes(origin.name);
}

/** The zod schema that an expression stands for; null when it is none for certain. */
export function zodOf(modules: Modules, place: Place): ZodSchema | null {
  const found = follow(modules, place);
  if (found === null) return null;
  const methods: ZodSchema["methods"] = [];
  let { node } = found;
  for (let depth = 0; depth < 40; depth += 1) {
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return null;
    const name = keyText(node.callee.property);
    if (name === null || node.callee.computed) return null;
    const { object } = node.callee;
    if (isZod(found.module, object)) return { base: name, args: node.arguments, methods, place: found };
    methods.unshift({ name, args: node.arguments });
    const inner =
      object.type === "CallExpression"
        ? object
        : follow(modules, { node: object, module: found.module })?.node;
    if (inner === undefined) return null;
    node = inner;
  }
  return null;
}
