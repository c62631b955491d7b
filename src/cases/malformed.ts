import type { ToolFacts } from "../model/facts.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { type Draft, malformed } from "./draft.ts";
import { define } from "./merge-schema.ts";

/** A value of another JSON type, by the declared one. */
const WRONG: Readonly<Record<string, Json>> = {
  string: 12345,
  number: "not-a-number",
  integer: "not-a-number",
  boolean: "not-a-boolean",
  array: "not-an-array",
  object: "not-an-object",
};

/** A copy of `args` with one member set. */
export function withMember(args: JsonObject, name: string, value: Json): JsonObject {
  const copy = { ...args };
  define(copy, name, value);
  return copy;
}

function withoutMember(args: JsonObject, name: string): JsonObject {
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
    if (type === null || !Object.hasOwn(WRONG, type)) return [];
    const args = withMember(valid, name, WRONG[type] ?? null);
    return [malformed(`wrong-type/${name}`, "wrong-type", args, name)];
  });
  return [...missing, ...wrong];
}
