import type { ToolFacts } from "../model/facts.ts";
import { type Json, type JsonObject, member } from "../model/json.ts";
import { type Draft, malformed } from "./draft.ts";
import { withMember } from "./malformed.ts";

/** Longest text made to be just too long. */
const MAX_TEXT = 20_000;

function number(schema: Json, key: string): number | null {
  const value = member(schema, key);
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** One value just outside of what the schema allows, of the right type; undefined when it sets no bound. */
function outside(schema: Json, type: string): Json | undefined {
  const values = member(schema, "enum");
  if (Array.isArray(values) && type === "string") return "not-one-of-the-allowed-values";
  if (type === "number" || type === "integer") {
    const maximum = number(schema, "maximum") ?? number(schema, "exclusiveMaximum");
    if (maximum !== null) return maximum + 1;
    const minimum = number(schema, "minimum") ?? number(schema, "exclusiveMinimum");
    return minimum === null ? undefined : minimum - 1;
  }
  if (type !== "string") return undefined;
  const least = number(schema, "minLength");
  if (least !== null && least > 0) return "x".repeat(Math.min(least, MAX_TEXT) - 1);
  const most = number(schema, "maxLength");
  if (most !== null && most < MAX_TEXT) return "x".repeat(Math.floor(most) + 1);
  if (typeof member(schema, "pattern") === "string") return "\u00a7 does not match \u00a7";
  return typeof member(schema, "format") === "string" ? "\u00a7 not of this format \u00a7" : undefined;
}

/** `bounds/<p>`: the valid call with one value just out of bounds. */
export function boundsDrafts(tool: ToolFacts, valid: JsonObject): Draft[] {
  return tool.parameters.flatMap(({ name, schema, type }) => {
    const value = type === null ? undefined : outside(schema, type);
    return value === undefined
      ? []
      : [malformed(`bounds/${name}`, "bounds", withMember(valid, name, value), name)];
  });
}
