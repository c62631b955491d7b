import { validator } from "../facts/schema.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { generateArguments, type Manner } from "./generate.ts";

/** Tried in this order; the first whose arguments validate is taken. */
const MANNERS: readonly Manner[] = [
  { choice: 0, optional: true, given: true },
  { choice: 0, optional: false, given: true },
  { choice: 0, optional: false, given: false },
  { choice: 1, optional: false, given: true },
  { choice: 2, optional: false, given: true },
  { choice: 3, optional: false, given: false },
];

/** Arguments that Ajv proved valid under the tool's own schema, or null when none could be made. */
export function validArguments(schema: Json | undefined): JsonObject | null {
  const { check } = validator(schema ?? {});
  for (const manner of MANNERS) {
    const made = generateArguments(schema, manner);
    if (check(made) === "valid") return made;
  }
  return null;
}
