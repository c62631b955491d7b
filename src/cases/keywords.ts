import { type Json, member, textsIn } from "../model/json.ts";

/** The number that a keyword gives; null where it gives none. JSON can write numbers that are not finite. */
export function numberOf(schema: Json, keyword: string): number | null {
  const value = member(schema, keyword);
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** The count that a keyword such as `minItems` gives, as a whole number; `otherwise` where it gives none. */
export function countOf(schema: Json, keyword: string, otherwise: number): number {
  const value = member(schema, keyword);
  return typeof value === "number" && value >= 0 ? Math.floor(value) : otherwise;
}

/** The types that `type` names: one, several, or none. */
export function typesOf(schema: Json): string[] {
  const type = member(schema, "type");
  return typeof type === "string" ? [type] : textsIn(type);
}
