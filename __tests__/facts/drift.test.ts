import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Drift, diffTools } from "../../src/facts/drift.ts";
import { validator } from "../../src/facts/schema.ts";
import type { Json, JsonObject } from "../../src/model/json.ts";
import { tool } from "../evidence-builder.ts";

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  ...more,
});
const input = (schema: Json): JsonObject => tool({ inputSchema: schema });
const output = (schema: Json): JsonObject => tool({ outputSchema: schema });
const impacts = (drifts: Drift[]) => [...new Set(drifts.map((drift) => drift.impact))].sort();

/** Edits of one schema: before, after, and the impact on an input, on an output, and of the way back on an input. */
type Edit = [name: string, before: Json, after: Json, onInput: string, onOutput: string, back: string];
const p = (schema: Json, more: JsonObject = {}) => object({ a: schema }, more);

const EDITS: Edit[] = [
  ["a property added or gone", object({}), p({ type: "string" }), "additive", "additive", "breaking"],
  ["a required one", p({}), p({}, { required: ["a"] }), "breaking", "additive", "additive"],
  ["a narrower type", p({}), p({ type: "string" }), "breaking", "additive", "additive"],
  ["number to integer", p({ type: "number" }), p({ type: "integer" }), "breaking", "additive", "additive"],
  [
    "null no longer allowed",
    p({ type: ["string", "null"] }),
    p({ type: "string" }),
    "breaking",
    "additive",
    "additive",
  ],
  ["an enum value gone", p({ enum: ["x", "y"] }), p({ enum: ["x"] }), "breaking", "additive", "additive"],
  [
    "an enum at all",
    p({ type: "string" }),
    p({ type: "string", enum: ["x"] }),
    "breaking",
    "additive",
    "additive",
  ],
  ["enum to const", p({ enum: ["x", "y"] }), p({ const: "x" }), "breaking", "additive", "additive"],
  ["minimum", p({ minimum: 1 }), p({ minimum: 2 }), "breaking", "additive", "additive"],
  ["exclusiveMinimum", p({}), p({ exclusiveMinimum: 0 }), "breaking", "additive", "additive"],
  ["maximum", p({ maximum: 9 }), p({ maximum: 8 }), "breaking", "additive", "additive"],
  ["exclusiveMaximum", p({}), p({ exclusiveMaximum: 9 }), "breaking", "additive", "additive"],
  ["minLength", p({ minLength: 1 }), p({ minLength: 2 }), "breaking", "additive", "additive"],
  ["maxLength", p({}), p({ maxLength: 5 }), "breaking", "additive", "additive"],
  ["minItems", p({}), p({ minItems: 1 }), "breaking", "additive", "additive"],
  ["maxItems", p({ maxItems: 5 }), p({ maxItems: 4 }), "breaking", "additive", "additive"],
  ["minProperties", p({}), p({ minProperties: 1 }), "breaking", "additive", "additive"],
  ["pattern", p({}), p({ pattern: "^a" }), "breaking", "additive", "additive"],
  ["format", p({}), p({ format: "date" }), "breaking", "additive", "additive"],
  ["multipleOf", p({}), p({ multipleOf: 2 }), "breaking", "additive", "additive"],
  ["uniqueItems", p({}), p({ uniqueItems: true }), "breaking", "additive", "additive"],
  ["closed", p({}), p({}, { additionalProperties: false }), "breaking", "additive", "additive"],
  [
    "typed extras",
    object({}),
    object({}, { additionalProperties: { type: "string" } }),
    "breaking",
    "additive",
    "additive",
  ],
  [
    "items",
    p({ type: "array" }),
    p({ type: "array", items: { type: "string" } }),
    "breaking",
    "additive",
    "additive",
  ],
  [
    "within items",
    p({ items: object({ b: {} }) }),
    p({ items: object({ b: {} }, { required: ["b"] }) }),
    "breaking",
    "additive",
    "additive",
  ],
  [
    "a branch of anyOf",
    p({ anyOf: [{ type: "null" }, {}] }),
    p({ anyOf: [{ type: "null" }, { maxLength: 3 }] }),
    "breaking",
    "additive",
    "additive",
  ],
  ["a pattern that changed", p({ pattern: "^a" }), p({ pattern: "^b" }), "breaking", "breaking", "breaking"],
  ["one anyOf more", p({ anyOf: [{}] }), p({ anyOf: [{}, {}] }), "breaking", "breaking", "breaking"],
  [
    "oneOf",
    p({ oneOf: [{ type: "string" }] }),
    p({ oneOf: [{ type: "number" }] }),
    "breaking",
    "breaking",
    "breaking",
  ],
  ["not", p({}), p({ not: { const: 1 } }), "breaking", "breaking", "breaking"],
  [
    "a type for another",
    p({ type: "string" }),
    p({ type: "integer" }),
    "additive,breaking",
    "additive,breaking",
    "additive,breaking",
  ],
  ["a description", p({ description: "A." }), p({ description: "B." }), "wording", "wording", "wording"],
  ["a default", p({ default: 1 }), p({ default: 2 }), "wording", "wording", "wording"],
  ["the order of keys", object({ a: {}, b: {} }), object({ b: {}, a: {} }), "", "", ""],
  ["the order of required", p({}, { required: ["a", "b"] }), p({}, { required: ["b", "a"] }), "", "", ""],
  ["number to number and integer", p({ type: "number" }), p({ type: ["number", "integer"] }), "", "", ""],
  [
    "a type that the enum implied",
    p({ enum: ["x"] }),
    p({ enum: ["x"], type: "string" }),
    "",
    "",
    "additive",
  ],
  ["true to {}", p(true), p({}), "", "", ""],
  ["true to false", p(true), p(false), "breaking", "additive", "additive"],
  [
    "a reference for its target",
    p({ $ref: "#/$defs/N" }, { $defs: { N: { type: "string" } } }),
    p({ type: "string" }),
    "",
    "",
    "",
  ],
  [
    "behind a reference",
    p({ $ref: "#/$defs/N" }, { $defs: { N: {} } }),
    p({ $ref: "#/$defs/N" }, { $defs: { N: { maxLength: 1 } } }),
    "breaking",
    "additive",
    "additive",
  ],
  [
    "behind a reference in oneOf",
    p({ oneOf: [{ $ref: "#/$defs/N" }] }, { $defs: { N: {} } }),
    p({ oneOf: [{ $ref: "#/$defs/N" }] }, { $defs: { N: false } }),
    "breaking",
    "breaking",
    "breaking",
  ],
];

describe("drift of schemas", () => {
  it.each(EDITS)("%s", (_name, before, after, onInput, onOutput, back) => {
    expect(impacts(diffTools([input(before)], [input(after)])).join()).toBe(onInput);
    expect(impacts(diffTools([output(before)], [output(after)])).join()).toBe(onOutput);
    expect(impacts(diffTools([input(after)], [input(before)])).join()).toBe(back);
  });

  it("names the place", () => {
    const before = p({ items: object({ b: {} }) });
    const after = p({ items: object({ b: {} }, { required: ["b"] }) });
    expect(diffTools([input(before)], [input(after)])).toEqual([
      {
        impact: "breaking",
        tool: "get_weather",
        member: "inputSchema",
        path: "a[].b",
        what: "is now required",
      },
    ]);
  });

  it("ends on schemas that refer to themselves, and on ones that grow without end", () => {
    const tree = (leaf: Json) =>
      p(
        { $ref: "#/$defs/N" },
        { $defs: { N: object({ l: { $ref: "#/$defs/N" }, r: { $ref: "#/$defs/N" }, v: leaf }) } },
      );
    const drifts = diffTools([input(tree({}))], [input(tree({ type: "string" }))]);
    expect(impacts(drifts)).toContain("breaking");
    expect(impacts(diffTools([input(p({ $ref: "#/$defs/N" }))], [input(p({ $ref: "#" }))]))).toContain(
      "breaking",
    );
  });
});

it("tells a schema that is another one in a bounded number of differences, breaking ones among them", () => {
  const many = (prefix: string) =>
    object(Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`${prefix}${at}`, {}])));
  const drifts = diffTools([input(many("a"))], [input(many("b"))]);
  expect(drifts.length).toBeLessThanOrEqual(201);
  expect(impacts(drifts)).toContain("breaking");
});

describe("drift of tools", () => {
  const hints = (annotations: JsonObject) => tool({ annotations });

  it.each<[string, Json[], Json[], string]>([
    ["a tool gone", [tool()], [], "breaking"],
    ["a tool more", [], [tool()], "additive"],
    ["read-only lost", [hints({ readOnlyHint: true })], [hints({})], "breaking"],
    ["read-only won", [hints({})], [hints({ readOnlyHint: true })], "additive"],
    ["destructive now", [hints({ destructiveHint: false })], [hints({})], "breaking"],
    ["a hint that says the default", [hints({})], [hints({ destructiveHint: true })], ""],
    ["a title of the hints", [hints({ title: "A" })], [hints({ title: "B" })], "wording"],
    ["the description", [tool({ description: "A." })], [tool({ description: "B." })], "wording"],
    ["an output schema gone", [output({ type: "object" })], [tool()], "breaking"],
    ["an output schema more", [tool()], [output({ type: "object" })], "additive"],
    ["icons and _meta", [tool({ icons: [], _meta: {} })], [tool()], ""],
    [
      "another order of tools",
      [tool({ name: "a" }), tool({ name: "b" })],
      [tool({ name: "b" }), tool({ name: "a" })],
      "",
    ],
    ["no objects at all", [null, 1, "x"], [null], ""],
  ])("%s", (_name, before, after, impact) => {
    expect(impacts(diffTools(before, after)).join()).toBe(impact);
  });
});

/** Small schemas of one property, over the keywords that are compared. */
const scalar = fc.oneof(
  fc.record(
    {
      type: fc.constantFrom("string", "integer", "number", "boolean", "null"),
      minimum: fc.integer({ min: -2, max: 2 }),
      maximum: fc.integer({ min: -2, max: 2 }),
      minLength: fc.integer({ min: 0, max: 2 }),
      maxLength: fc.integer({ min: 0, max: 2 }),
      enum: fc.uniqueArray(fc.constantFrom("", "a", "aaa", 0, 1, null, true), { minLength: 1 }),
      multipleOf: fc.constantFrom(1, 2),
    },
    { requiredKeys: [] },
  ),
  fc.boolean(),
);
const member = fc.oneof(
  scalar,
  fc.record(
    { type: fc.constant("array"), items: scalar, minItems: fc.integer({ min: 0, max: 1 }) },
    { requiredKeys: [] },
  ),
  fc.record({ anyOf: fc.array(scalar, { minLength: 1, maxLength: 2 }) }),
  fc.record({ oneOf: fc.array(scalar, { minLength: 1, maxLength: 2 }) }),
);
const schemas = fc.record(
  {
    type: fc.constant("object"),
    properties: fc.record({ a: member, b: member }, { requiredKeys: ["a"] }),
    required: fc.uniqueArray(fc.constantFrom("a", "b")),
    additionalProperties: fc.boolean(),
  },
  { requiredKeys: ["type", "properties"] },
);
const VALUES: Json[] = ["", "a", "aaa", 0, 1, 2, -2, 0.5, true, null, [], [0], ["aaa"], {}];
const ARGUMENTS: JsonObject[] = [
  {},
  ...VALUES.map((a): JsonObject => ({ a })),
  ...VALUES.flatMap((b): JsonObject[] => [{ b }, { a: "a", b }, { a: 0, b }]),
];

describe("drift, on arbitrary schemas", () => {
  it("finds nothing between a schema and itself", () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        const entry = input(schema as unknown as Json);
        expect(diffTools([entry], [structuredClone(entry)])).toEqual([]);
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it("calls it breaking whenever arguments that were valid are refused", () => {
    fc.assert(
      fc.property(schemas, schemas, (one, other) => {
        const [before, after] = [one as unknown as JsonObject, other as unknown as JsonObject];
        const [old, now] = [validator(before), validator(after)];
        // An undeclared argument is no part of the contract.
        const declared = before.properties as JsonObject;
        const known = ARGUMENTS.filter((args) =>
          Object.keys(args).every((name) => Object.hasOwn(declared, name)),
        );
        const refused = known.some((args) => old.check(args) === "valid" && now.check(args) === "invalid");
        const drifts = diffTools([input(before)], [input(after)]);
        if (refused) expect(impacts(drifts)).toContain("breaking");
      }),
      { seed: 11, numRuns: 1_500 },
    );
  });
});
