import type { Annotations, Parameter, ToolFacts } from "../model/facts.ts";
import { isObject, itemsOf, type Json, member, stringMember, textsIn } from "../model/json.ts";
import { distinctPages } from "./pages.ts";

function hint(annotations: Json | undefined, name: string): boolean | null {
  const value = member(annotations, name);
  return typeof value === "boolean" ? value : null;
}

function readAnnotations(entry: Json): Annotations {
  const annotations = member(entry, "annotations");
  return {
    present: isObject(annotations) && Object.keys(annotations).length > 0,
    title: stringMember(annotations, "title"),
    readOnlyHint: hint(annotations, "readOnlyHint"),
    destructiveHint: hint(annotations, "destructiveHint"),
    idempotentHint: hint(annotations, "idempotentHint"),
    openWorldHint: hint(annotations, "openWorldHint"),
  };
}

/** Top-level properties of an input schema; none when it is not an object with an object of properties. */
function readParameters(schema: Json | undefined, required: ReadonlySet<string>): Parameter[] {
  const properties = member(schema, "properties");
  if (!isObject(properties)) return [];
  return Object.entries(properties).map(([name, value]) => ({
    name,
    schema: value,
    type: stringMember(value, "type"),
    description: stringMember(value, "description"),
    required: required.has(name),
  }));
}

function readTool(entry: Json, index: number): ToolFacts {
  const inputSchema = member(entry, "inputSchema");
  const required = textsIn(member(inputSchema, "required"));
  const annotations = readAnnotations(entry);
  return {
    index,
    name: stringMember(entry, "name") ?? "",
    title: stringMember(entry, "title"),
    description: stringMember(entry, "description"),
    inputSchema,
    outputSchema: member(entry, "outputSchema"),
    annotations,
    parameters: readParameters(inputSchema, new Set(required)),
    required,
    readOnly: annotations.readOnlyHint === true,
    raw: entry,
    location: null,
  };
}

/** The tools of all pages, in the server's order, from the raw `result` of each `tools/list`. Never throws, whatever the server sent. */
export function readTools(listResults: readonly Json[]): ToolFacts[] {
  const entries = distinctPages(listResults).kept.flatMap((result) => itemsOf(member(result, "tools")));
  return entries.map(readTool);
}

/** Index of each tool by its name; of several with one name that of the first, since clients keep one. */
export const indexByName = (tools: readonly ToolFacts[]): ReadonlyMap<string, number> =>
  new Map(tools.map(({ name, index }) => [name, index] as const).reverse());
