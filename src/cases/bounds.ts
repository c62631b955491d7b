import type { ToolFacts } from "../model/facts.ts";
import { type Json, type JsonObject, member } from "../model/json.ts";
import { type Draft, malformed } from "./draft.ts";
import { numberOf } from "./keywords.ts";
import { withMember } from "./malformed.ts";

/** Longest text made to be just too long. */
const MAX_TEXT = 20_000;

/** Values of the right type, each just outside of one thing that the schema allows; the first matters most. */
function outside(schema: Json, type: string): Json[] {
  const values = member(schema, "enum");
  if (Array.isArray(values) && type === "string") return ["not-one-of-the-allowed-values"];
  if (type === "number" || type === "integer") {
    const maximum = numberOf(schema, "maximum") ?? numberOf(schema, "exclusiveMaximum");
    const minimum = numberOf(schema, "minimum") ?? numberOf(schema, "exclusiveMinimum");
    return [maximum === null ? [] : maximum + 1, minimum === null ? [] : minimum - 1].flat();
  }
  if (type !== "string") return [];
  const least = numberOf(schema, "minLength");
  const most = numberOf(schema, "maxLength");
  const lengths = [
    least !== null && least > 0 ? Math.min(least, MAX_TEXT) - 1 : [],
    most !== null && most < MAX_TEXT ? Math.floor(most) + 1 : [],
  ].flat();
  if (lengths.length > 0) return lengths.map((length) => "x".repeat(length));
  if (typeof member(schema, "pattern") === "string") return ["\u00a7 does not match \u00a7"];
  return typeof member(schema, "format") === "string" ? ["\u00a7 not of this format \u00a7"] : [];
}

/** `bounds/<p>`: the valid call with one value just out of bounds; where there are two, the other one is `bounds/<p>/other`. */
export function boundsDrafts(tool: ToolFacts, valid: JsonObject): Draft[] {
  const names = new Set(tool.parameters.map(({ name }) => name));
  return tool.parameters.flatMap(({ name, schema, type }) => {
    const [first, second] = type === null ? [] : outside(schema, type);
    const other = `${name}/other`;
    return [
      first === undefined ? [] : malformed(`bounds/${name}`, "bounds", withMember(valid, name, first), name),
      second === undefined || names.has(other)
        ? []
        : malformed(`bounds/${other}`, "bounds", withMember(valid, name, second), name),
    ].flat();
  });
}
