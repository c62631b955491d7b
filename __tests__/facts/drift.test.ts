import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Drift, diffTools } from "../../src/facts/drift.ts";
import { validator } from "../../src/facts/schema.ts";
import { isObject, type Json, type JsonObject } from "../../src/model/json.ts";
import { tool } from "../evidence-builder.ts";

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  ...more,
});
const input = (schema: Json): JsonObject => tool({ inputSchema: schema });
const output = (schema: Json): JsonObject => tool({ outputSchema: schema });
const impacts = (drifts: Drift[]) => [...new Set(drifts.map((drift) => drift.impact))].sort();

/** What an edit does to the values that a schema takes. */
type Effect = "narrower" | "added" | "either" | "both" | "wording" | "same";

/** Classification of an edit: on an input, on an output, and of the way back on an input, on an output. */
const TURNS: Record<Effect, [string, string, string, string]> = {
  // Fewer values: callers are refused, readers are not surprised. The way back it is the other way round.
  narrower: ["breaking", "additive", "additive", "breaking"],
  // A property more or less: nobody needs a new one, and everybody a lost one.
  added: ["additive", "additive", "breaking", "breaking"],
  // What cannot be told to be one of the two is taken for the worse.
  either: ["breaking", "breaking", "breaking", "breaking"],
  // Some values less and others more.
  both: ["additive,breaking", "additive,breaking", "additive,breaking", "additive,breaking"],
  wording: ["wording", "wording", "wording", "wording"],
  same: ["", "", "", ""],
};

const p = (schema: Json, more: JsonObject = {}) => object({ a: schema }, more);
const refers = (target: Json) => p({ $ref: "#/$defs/N" }, { $defs: { N: target } });

const EDITS: [name: string, before: Json, after: Json, effect: Effect][] = [
  ["a property", object({}), p({ type: "string" }), "added"],
  ["required", p({}), p({}, { required: ["a"] }), "narrower"],
  ["type, where there was none", p({}), p({ type: "string" }), "narrower"],
  ["type, number to integer", p({ type: "number" }), p({ type: "integer" }), "narrower"],
  ["type, without null", p({ type: ["string", "null"] }), p({ type: "string" }), "narrower"],
  ["type, another", p({ type: "string" }), p({ type: "integer" }), "both"],
  ["type, number and integer", p({ type: "number" }), p({ type: ["number", "integer"] }), "same"],
  ["type, that the enum implies", p({ enum: ["x"] }), p({ enum: ["x"], type: "string" }), "same"],
  ["enum, at all", p({ type: "string" }), p({ type: "string", enum: ["x"] }), "narrower"],
  ["enum, a value less", p({ enum: ["x", "y"] }), p({ enum: ["x"] }), "narrower"],
  ["enum, another value", p({ enum: ["x", "y"] }), p({ enum: ["x", "z"] }), "both"],
  ["enum, another order", p({ enum: ["x", "y"] }), p({ enum: ["y", "x"] }), "same"],
  ["const of an enum", p({ enum: ["x", "y"] }), p({ const: "x" }), "narrower"],
  ["const, another", p({ const: "x" }), p({ const: "y" }), "both"],
  ["minimum", p({ minimum: 1 }), p({ minimum: 2 }), "narrower"],
  ["exclusiveMinimum", p({}), p({ exclusiveMinimum: 0 }), "narrower"],
  ["maximum", p({ maximum: 9 }), p({ maximum: 8 }), "narrower"],
  ["exclusiveMaximum", p({ exclusiveMaximum: 9 }), p({ exclusiveMaximum: 8 }), "narrower"],
  ["multipleOf", p({}), p({ multipleOf: 2 }), "narrower"],
  ["multipleOf, another", p({ multipleOf: 2 }), p({ multipleOf: 3 }), "either"],
  ["minLength", p({ minLength: 1 }), p({ minLength: 2 }), "narrower"],
  ["maxLength", p({}), p({ maxLength: 5 }), "narrower"],
  ["pattern", p({}), p({ pattern: "^a" }), "narrower"],
  ["pattern, another", p({ pattern: "^a" }), p({ pattern: "^b" }), "either"],
  ["format", p({}), p({ format: "date" }), "narrower"],
  ["format, another", p({ format: "date" }), p({ format: "time" }), "either"],
  ["minItems", p({}), p({ minItems: 1 }), "narrower"],
  ["maxItems", p({ maxItems: 5 }), p({ maxItems: 4 }), "narrower"],
  ["uniqueItems", p({}), p({ uniqueItems: true }), "narrower"],
  ["uniqueItems, said to be what it is", p({}), p({ uniqueItems: false }), "same"],
  ["items", p({ type: "array" }), p({ type: "array", items: { type: "string" } }), "narrower"],
  [
    "items, within",
    p({ items: object({ b: {} }) }),
    p({ items: object({ b: {} }, { required: ["b"] }) }),
    "narrower",
  ],
  ["items, as a list", p({ items: {} }), p({ items: [{}] }), "either"],
  ["prefixItems", p({}), p({ prefixItems: [{ type: "string" }] }), "either"],
  ["contains", p({}), p({ contains: { const: 1 } }), "either"],
  ["minContains", p({ contains: {}, minContains: 1 }), p({ contains: {}, minContains: 2 }), "narrower"],
  ["maxContains", p({ contains: {} }), p({ contains: {}, maxContains: 2 }), "narrower"],
  ["minProperties", p({}), p({ minProperties: 1 }), "narrower"],
  ["maxProperties", p({ maxProperties: 3 }), p({ maxProperties: 2 }), "narrower"],
  ["additionalProperties: false", p({}), p({}, { additionalProperties: false }), "narrower"],
  ["additionalProperties, typed", p({}), p({}, { additionalProperties: { type: "string" } }), "narrower"],
  ["additionalProperties: true", p({}), p({}, { additionalProperties: true }), "same"],
  ["patternProperties", p({}), p({}, { patternProperties: { "^x": { type: "string" } } }), "either"],
  ["propertyNames", p({}), p({}, { propertyNames: { maxLength: 3 } }), "either"],
  ["unevaluatedProperties", p({}), p({}, { unevaluatedProperties: false }), "either"],
  ["dependentRequired", p({}), p({}, { dependentRequired: { a: ["b"] } }), "either"],
  ["dependentSchemas", p({}), p({}, { dependentSchemas: { a: { required: ["b"] } } }), "either"],
  ["if and else", p({}), p({}, { if: { required: ["a"] }, else: { required: ["b"] } }), "either"],
  [
    "anyOf, within a branch",
    p({ anyOf: [{ type: "null" }, {}] }),
    p({ anyOf: [{ type: "null" }, { maxLength: 3 }] }),
    "narrower",
  ],
  ["anyOf, a branch more", p({ anyOf: [{}] }), p({ anyOf: [{}, {}] }), "either"],
  ["allOf, within a branch", p({ allOf: [{}] }), p({ allOf: [{ minLength: 1 }] }), "narrower"],
  ["allOf, a branch more", p({}), p({ allOf: [{ minLength: 1 }] }), "either"],
  ["oneOf", p({ oneOf: [{ type: "string" }] }), p({ oneOf: [{ type: "number" }] }), "either"],
  ["not", p({}), p({ not: { const: 1 } }), "either"],
  ["$ref for its target", refers({ type: "string" }), p({ type: "string" }), "same"],
  ["behind a $ref", refers({}), refers({ maxLength: 1 }), "narrower"],
  [
    "behind a $ref in oneOf",
    p({ oneOf: [{ $ref: "#/$defs/N" }] }, { $defs: { N: {} } }),
    p({ oneOf: [{ $ref: "#/$defs/N" }] }, { $defs: { N: false } }),
    "either",
  ],
  ["true to {}", p(true), p({}), "same"],
  ["true to false", p(true), p(false), "narrower"],
  ["description", p({ description: "A." }), p({ description: "B." }), "wording"],
  ["title", p({}), p({ title: "A" }), "wording"],
  ["default", p({ default: 1 }), p({ default: 2 }), "wording"],
  ["examples", p({}), p({ examples: [1] }), "wording"],
  ["deprecated", p({}), p({ deprecated: true }), "wording"],
  ["$comment", p({ $comment: "a" }), p({ $comment: "b" }), "wording"],
  ["the order of keys", object({ a: {}, b: {} }), object({ b: {}, a: {} }), "same"],
  ["the order of required", p({}, { required: ["a", "b"] }), p({}, { required: ["b", "a"] }), "same"],
];

describe("drift of schemas", () => {
  it.each(EDITS)("%s", (_name, before, after, effect) => {
    const told = [
      diffTools([input(before)], [input(after)]),
      diffTools([output(before)], [output(after)]),
      diffTools([input(after)], [input(before)]),
      diffTools([output(after)], [output(before)]),
    ];
    expect(told.map((drifts) => impacts(drifts).join())).toEqual(TURNS[effect]);
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

/** Small schemas of one value, over the keywords that are compared. */
const scalar = fc.oneof(
  fc.record(
    {
      type: fc.constantFrom(
        "string",
        "integer",
        "number",
        "boolean",
        "null",
        ["string", "null"],
        ["integer", "string"],
      ),
      minimum: fc.integer({ min: -2, max: 2 }),
      exclusiveMaximum: fc.integer({ min: -2, max: 2 }),
      minLength: fc.integer({ min: 0, max: 2 }),
      maxLength: fc.integer({ min: 0, max: 2 }),
      pattern: fc.constantFrom("^a", "a$"),
      enum: fc.uniqueArray(fc.constantFrom("", "a", "aaa", 0, 1, null, true), { minLength: 1 }),
      const: fc.constantFrom("a", 1),
      multipleOf: fc.constantFrom(1, 2),
    },
    { requiredKeys: [] },
  ),
  fc.boolean(),
);
const branches = fc.array(scalar, { minLength: 1, maxLength: 2 });
const member = fc.oneof(
  scalar,
  fc.record(
    {
      type: fc.constant("array"),
      items: scalar,
      prefixItems: fc.array(scalar, { minLength: 1, maxLength: 1 }),
      contains: scalar,
      minItems: fc.integer({ min: 0, max: 2 }),
      maxItems: fc.integer({ min: 0, max: 2 }),
      uniqueItems: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  fc.record(
    {
      type: fc.constant("object"),
      properties: fc.record({ c: scalar, d: scalar }, { requiredKeys: [] }),
      required: fc.uniqueArray(fc.constantFrom("c", "d")),
      additionalProperties: fc.oneof(fc.boolean(), scalar),
      maxProperties: fc.integer({ min: 0, max: 2 }),
    },
    { requiredKeys: [] },
  ),
  fc.record({ anyOf: branches }),
  fc.record({ oneOf: branches }),
  fc.record({ allOf: branches }, { requiredKeys: [] }),
  fc.record({ not: scalar }),
  fc.record({ if: scalar, else: scalar }, { requiredKeys: ["if"] }),
  fc.record({ $ref: fc.constantFrom("#/$defs/N", "#/$defs/M") }),
);
const schemas = fc.record(
  {
    type: fc.constant("object"),
    properties: fc.record({ a: member, b: member }, { requiredKeys: ["a"] }),
    required: fc.uniqueArray(fc.constantFrom("a", "b")),
    additionalProperties: fc.boolean(),
    propertyNames: fc.record({ maxLength: fc.integer({ min: 0, max: 2 }) }),
    dependentRequired: fc.constant({ a: ["b"] }),
    minProperties: fc.integer({ min: 0, max: 2 }),
    $defs: fc.record({ N: scalar, M: scalar }),
  },
  { requiredKeys: ["type", "properties", "$defs"] },
) as unknown as fc.Arbitrary<JsonObject>;
/** A schema and the same one with a part of another: most edits change little. */
const edits = fc
  .tuple(schemas, schemas, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }))
  .map(([one, other, kept]): [JsonObject, JsonObject] => {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    const mixed = names.flatMap((name, at) => {
      const from = kept[at] === true ? one : other;
      return Object.hasOwn(from, name) ? [[name, from[name] as Json] as const] : [];
    });
    return [one, Object.fromEntries(mixed)];
  });

const VALUES: Json[] = [
  ...["", "a", "aaa", "ba", 0, 1, 2, -2, 0.5, true, null],
  ...[[], [0], ["aaa"], ["a", "a"], [0, "a", 1]],
  ...[{}, { c: "a" }, { c: 0, d: "aaa" }, { d: null, e: 1 }],
];
const ARGUMENTS: JsonObject[] = [
  {},
  ...VALUES.map((a): JsonObject => ({ a })),
  ...VALUES.flatMap((b): JsonObject[] => [{ b }, { a: "a", b }, { a: 0, b }]),
];

/** Values that one schema takes and the other does not. What neither declares is no part of the contract. */
function refused(before: JsonObject, after: JsonObject): JsonObject | undefined {
  const [old, now] = [validator(before), validator(after)];
  const declared = isObject(before.properties) ? before.properties : {};
  const known = ARGUMENTS.filter((args) => Object.keys(args).every((name) => Object.hasOwn(declared, name)));
  return known.find((args) => old.check(args) === "valid" && now.check(args) === "invalid");
}

describe("drift, on arbitrary schemas", { timeout: 120_000 }, () => {
  it("finds nothing between a tool and itself", () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        const entry = tool({ inputSchema: schema, outputSchema: schema });
        expect(diffTools([entry], [structuredClone(entry)])).toEqual([]);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it("calls it breaking whenever arguments that were valid are refused", () => {
    let seen = 0;
    fc.assert(
      fc.property(edits, ([before, after]) => {
        const args = refused(before, after);
        if (args === undefined) return;
        seen += 1;
        const drifts = diffTools([input(before)], [input(after)]);
        expect(impacts(drifts), JSON.stringify(args)).toContain("breaking");
      }),
      { seed: 11, numRuns: 800 },
    );
    expect(seen).toBeGreaterThan(50);
  });

  it("calls it breaking whenever an output comes that was not to be expected", () => {
    let seen = 0;
    fc.assert(
      fc.property(edits, ([before, after]) => {
        const value = refused(after, before);
        // A property that the reader does not know of is left unread.
        if (value === undefined || Object.keys(value).some((name) => !knows(before, name))) return;
        seen += 1;
        const drifts = diffTools([output(before)], [output(after)]);
        expect(impacts(drifts), JSON.stringify(value)).toContain("breaking");
      }),
      { seed: 13, numRuns: 800 },
    );
    expect(seen).toBeGreaterThan(50);
  });
});

const knows = (schema: JsonObject, name: string) =>
  isObject(schema.properties) && Object.hasOwn(schema.properties, name);
