import { subschemas } from "../../facts/subschemas.ts";
import type { ToolFacts } from "../../model/facts.ts";
import { type Json, member, stringMember } from "../../model/json.ts";
import type { RawFinding } from "../define.ts";

/** A longer list is not compared branch by branch. */
const MAX_BRANCHES = 50;

const properties = (schema: Json) => Object.entries(member(schema, "properties") ?? {});

/** Whether some property tells the branches apart: a constant, or a single value of an enum, in each. */
function discriminated(branches: readonly Json[]): boolean {
  const constants = branches.map((branch) => {
    const fixed = properties(branch).filter(([, value]) => {
      const values = member(value, "enum");
      return member(value, "const") !== undefined || (Array.isArray(values) && values.length > 0);
    });
    return new Set(fixed.map(([name]) => name));
  });
  const [first, ...rest] = constants;
  return first !== undefined && [...first].some((name) => rest.every((names) => names.has(name)));
}

/** Whether each branch requires a property that no other has: its presence tells which it is. */
function distinct(branches: readonly Json[]): boolean {
  const names = branches.map((branch) => new Set(properties(branch).map(([name]) => name)));
  return branches.every((branch, at) => {
    const required = member(branch, "required");
    const others = names.filter((_, other) => other !== at);
    return (
      Array.isArray(required) &&
      required.some((name) => typeof name === "string" && others.every((set) => !set.has(name)))
    );
  });
}

/** Places of a parameter where several kinds of object may stand and no property tells which it is. */
export function ambiguousUnions(tool: ToolFacts): RawFinding[] {
  return subschemas(tool.inputSchema).flatMap(({ schema, pointer, parameter }): RawFinding[] => {
    if (pointer === "" || parameter === null) return [];
    const branches = member(schema, "anyOf") ?? member(schema, "oneOf");
    if (!Array.isArray(branches)) return [];
    const objects = branches.filter(
      (branch) => stringMember(branch, "type") === "object" && properties(branch).length > 0,
    );
    if (objects.length < 2 || objects.length > MAX_BRANCHES || discriminated(objects) || distinct(objects))
      return [];
    const data = { where: pointer, count: objects.length };
    return [
      {
        message: "ambiguous",
        data,
        tool: tool.index,
        property: parameter,
        severity: "notice",
        distinct: pointer,
      },
    ];
  });
}
