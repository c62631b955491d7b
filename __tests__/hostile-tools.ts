import type { Json, JsonObject } from "../src/model/json.ts";
import type { Call } from "./evidence-builder.ts";

/** Text that tries to leave each sink a report has. */
export const HOSTILE_TEXT =
  "{name} `@everyone` <!-- --> </td><script>x</script> | \u202e\u200b\u0000\u001b[31m ::error::x ```\n# x\n" +
  "%0A [a](http://x.test) \ud800";

function nested(depth: number): JsonObject {
  let schema: JsonObject = { type: "string" };
  for (let level = 0; level < depth; level += 1) schema = { type: "object", properties: { a: schema } };
  return schema;
}

const named = (name: string, inputSchema: Json, more: JsonObject = {}): JsonObject => ({
  name,
  description: HOSTILE_TEXT,
  inputSchema,
  ...more,
});

const own = (text: string): JsonObject => JSON.parse(text) as JsonObject;

/** Entries of a tool list as no honest server writes them. */
export const HOSTILE_TOOLS: Json[] = [
  named(HOSTILE_TEXT, {
    type: "object",
    properties: { [HOSTILE_TEXT]: { type: "string", description: HOSTILE_TEXT } },
  }),
  named(
    "hostile-proto",
    own(
      '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{}},"required":["__proto__"]}',
    ),
  ),
  named("hostile-properties", { type: "object", properties: ["a"], required: "a" }),
  named("hostile-schema", "no object", { outputSchema: 7, annotations: ["readOnlyHint"], title: {} }),
  named("hostile-pattern", {
    type: "object",
    properties: { a: { type: "string", pattern: "(a+)+$", enum: {} } },
  }),
  named("hostile-refs", {
    type: "object",
    properties: { a: { $ref: "#/properties/a" } },
    $defs: null,
    anyOf: "x",
  }),
  named("hostile-depth", nested(300)),
  { description: 5 } as JsonObject,
];

/** What the server answers to calls of these tools, by position. */
export const HOSTILE_CALLS: (Call & { tool: number })[] = [
  { tool: 0, text: HOSTILE_TEXT },
  { tool: 1, refusal: HOSTILE_TEXT, args: own('{"__proto__":"x"}') },
  { tool: 2, raw: "[]" },
  { tool: 3, result: { content: "x", structuredContent: [] } },
  { tool: 4, error: { code: "x", message: {} } },
  { tool: 5, id: "wrong-type/a", error: { code: -32603, message: HOSTILE_TEXT } },
];
