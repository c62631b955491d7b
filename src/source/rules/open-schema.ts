import type { Node } from "@babel/types";
import type { SourceFact } from "../../model/facts.ts";
import { keyText } from "../module.ts";
import { follow, type Modules, type Place } from "../resolve.ts";
import { factAt } from "./fact.ts";
import { schemasOf, type ToolCode } from "./tool-code.ts";
import { type ZodSchema, zodOf } from "./zod.ts";

/** Methods that check further what the base lets through, or make something else of it. */
const REFINES = /^(?:refine|superRefine|transform|pipe|check|overwrite|preprocess|and|brand)$/;
const WRAPS = /^(?:array|optional|nullable|nullish|readonly|set|lazy|promise)$/;
const TAKES_ALL = /^(?:any|unknown)$/;
const DEEPEST = 12;

/** A schema that takes anything: where, under which property, and what kind of opening it is. */
interface Opening {
  place: Place;
  property: string;
  kind: "any" | "record" | "passthrough";
}

interface Walk {
  modules: Modules;
  property: string;
  depth: number;
}

function inside(walk: Walk, place: Place, key: string | null): Opening[] {
  const property = key === null ? walk.property : walk.property === "" ? key : `${walk.property}.${key}`;
  return openingsIn({ ...walk, property, depth: walk.depth + 1 }, place);
}

function takesAll(walk: Walk, node: Node | undefined, place: Place): boolean {
  if (node === undefined) return false;
  const schema = zodOf(walk.modules, { node, module: place.module });
  return (
    schema !== null && TAKES_ALL.test(schema.base) && !schema.methods.some(({ name }) => REFINES.test(name))
  );
}

function ofShape(walk: Walk, place: Place): Opening[] {
  const shape = follow(walk.modules, place);
  if (shape?.node.type !== "ObjectExpression") return [];
  return shape.node.properties.flatMap((one) => {
    if (one.type !== "ObjectProperty" || one.computed) return [];
    const key = keyText(one.key);
    return key === null ? [] : inside(walk, { node: one.value, module: shape.module }, key);
  });
}

function isPassed(schema: ZodSchema, walk: Walk): boolean {
  if (schema.base === "looseObject") return true;
  return schema.methods.some(
    ({ name, args }) =>
      name === "passthrough" ||
      name === "loose" ||
      (name === "catchall" && takesAll(walk, args[0], schema.place)),
  );
}

function ofZod(walk: Walk, schema: ZodSchema): Opening[] {
  const { base, args, methods, place } = schema;
  const here = (kind: Opening["kind"]): Opening[] => [{ place, property: walk.property, kind }];
  if (methods.some(({ name }) => REFINES.test(name))) return [];
  if (TAKES_ALL.test(base)) return here("any");
  if (base === "record") return takesAll(walk, args.at(-1), place) ? here("record") : [];
  const [first] = args;
  if (first === undefined) return [];
  const inner = { node: first, module: place.module };
  if (/^(?:object|looseObject|strictObject)$/.test(base)) {
    const strips = methods.findLast(({ name }) => /^(?:strict|strip)$/.test(name)) !== undefined;
    return [...(isPassed(schema, walk) && !strips ? here("passthrough") : []), ...ofShape(walk, inner)];
  }
  if (base === "union" && first.type === "ArrayExpression")
    return first.elements.flatMap((one) =>
      one ? inside(walk, { node: one, module: place.module }, null) : [],
    );
  return WRAPS.test(base) ? inside(walk, inner, null) : [];
}

function openingsIn(walk: Walk, place: Place): Opening[] {
  if (walk.depth > DEEPEST) return [];
  const found = follow(walk.modules, place);
  if (found?.node.type === "ObjectExpression" && walk.depth === 0) return ofShape(walk, found);
  if (found?.node.type === "CallExpression" && found.node.callee.type === "Identifier") {
    const [first] = found.node.arguments;
    const toJson = /^(?:zodToJsonSchema|toJsonSchema|toJSONSchema)$/.test(found.node.callee.name);
    return toJson && first ? inside(walk, { node: first, module: found.module }, null) : [];
  }
  const schema = zodOf(walk.modules, place);
  return schema === null ? [] : ofZod(walk, schema);
}

/** R-TOOL-1 in the sources: parts of a tool's input schema that take anything. */
export function openSchemas(modules: Modules, codes: readonly ToolCode[]): SourceFact[] {
  return codes.flatMap((code) =>
    schemasOf(modules, code)
      .flatMap((place) => openingsIn({ modules, property: "", depth: 0 }, place))
      .map(({ place, property, kind }) =>
        factAt(place, { rule: "open-schema-source", tool: code.tool, data: { property, kind } }),
      ),
  );
}
