import { validator } from "../facts/schema.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { generateArguments, type Manner } from "./generate.ts";
import { type GivenPlaces, type Hints, NO_HINTS } from "./places.ts";

/** Tried in this order; the first whose arguments validate is taken. */
const MANNERS: readonly Omit<Manner, "described">[] = [
  { choice: 0, optional: true, given: true },
  { choice: 0, optional: false, given: true },
  { choice: 0, optional: false, given: false },
  { choice: 1, optional: false, given: true },
  { choice: 2, optional: false, given: true },
  { choice: 3, optional: false, given: false },
];

function proven(schema: Json | undefined, hints: Hints, described: boolean): JsonObject | null {
  const { check } = validator(schema ?? {});
  for (const manner of MANNERS) {
    const made = generateArguments(schema, { ...manner, described }, hints);
    if (check(made) === "valid") return made;
  }
  return null;
}

/** Arguments that Ajv proved valid under the tool's own schema, or null when none could be made. */
export function validArguments(schema: Json | undefined, hints: Hints = NO_HINTS): JsonObject | null {
  return proven(schema, hints, false) ?? proven(schema, hints, true);
}

/**
 * Arguments other than `valid`, proven too, with the examples that the descriptions of properties give. Null when they give none. They
 * are a second try and no base of malformed calls: the published crash-resilience figures of real servers (accepted ones
 * among them) belong to calls that are made from the schema alone.
 */
export function describedArguments(
  schema: Json | undefined,
  hints: Hints,
  valid: JsonObject,
): JsonObject | null {
  const made = proven(schema, hints, true);
  return JSON.stringify(made) === JSON.stringify(valid) ? null : made;
}

/** What is known of a tool beside its schema. Only a read-only tool is sent to a place of the user's own. */
export function hintsOf(tool: ToolFacts, given: GivenPlaces | null): Hints {
  return {
    tool: tool.name,
    siblings: tool.parameters.map((parameter) => parameter.name),
    given: tool.readOnly ? given : null,
  };
}
