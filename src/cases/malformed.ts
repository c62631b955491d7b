import type { ToolFacts } from "../model/facts.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { type Draft, malformed } from "./draft.ts";
import { define } from "./merge-schema.ts";

/**
 * Values of another JSON type, by the declared one, the plainest first. None that a lenient parser turns into the declared
 * type: `"5"` for a number or `1` for a boolean is taken by servers that coerce on purpose.
 */
const WRONG: Readonly<Record<string, readonly Json[]>> = {
  string: [12345, { x: 1 }, ["x"], true],
  number: ["not-a-number", { x: 1 }, ["x", "y"]],
  integer: ["not-a-number", 1.5, { x: 1 }, ["x", "y"]],
  boolean: ["not-a-boolean", { x: 1 }, 7],
  array: ["not-an-array", { x: 1 }, 12345],
  object: ["not-an-object", ["x"], 12345],
};

/** Values that a property of this declared type does not allow, the plainest first; none where no type is declared. */
export function wrongValues(type: string | null): readonly Json[] {
  return type !== null && Object.hasOwn(WRONG, type) ? (WRONG[type] ?? []) : [];
}

/** A copy of `args` with one member set. */
export function withMember(args: JsonObject, name: string, value: Json): JsonObject {
  const copy = { ...args };
  define(copy, name, value);
  return copy;
}

/** A copy of `args` without one member. */
export function withoutMember(args: JsonObject, name: string): JsonObject {
  const copy = { ...args };
  delete copy[name];
  return copy;
}

/** `missing-required/*` and `wrong-type/*`: the valid call with one thing wrong. The published crash-resilience rule counts exactly these. */
export function simpleMalformed(tool: ToolFacts, valid: JsonObject): Draft[] {
  const missing = [...new Set(tool.required)].map((name) =>
    malformed(`missing-required/${name}`, "missing-required", withoutMember(valid, name), name),
  );
  const wrong = tool.parameters.flatMap(({ name, type }) => {
    const [value] = wrongValues(type);
    if (value === undefined) return [];
    const args = withMember(valid, name, value);
    return [malformed(`wrong-type/${name}`, "wrong-type", args, name)];
  });
  return [...missing, ...wrong];
}
