import { validator } from "../facts/schema.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { generateArguments, type Manner } from "./generate.ts";
import { type GivenPlaces, type Hints, NO_HINTS } from "./places.ts";

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
export function validArguments(schema: Json | undefined, hints: Hints = NO_HINTS): JsonObject | null {
  const { check } = validator(schema ?? {});
  for (const manner of MANNERS) {
    const made = generateArguments(schema, manner, hints);
    if (check(made) === "valid") return made;
  }
  return null;
}

/** What is known of a tool beside its schema. Only a read-only tool is sent to a place of the user's own. */
export function hintsOf(tool: ToolFacts, given: GivenPlaces | null): Hints {
  return {
    tool: tool.name,
    siblings: tool.parameters.map((parameter) => parameter.name),
    given: tool.readOnly ? given : null,
  };
}
