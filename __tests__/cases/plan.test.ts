import { describe, expect, test } from "vitest";
import { planCases } from "../../src/cases/plan.ts";
import { validArguments } from "../../src/cases/valid.ts";
import { readTools } from "../../src/facts/catalogue.ts";
import { validator } from "../../src/facts/schema.ts";
import type { Json, JsonObject } from "../../src/model/json.ts";
import type { RecordSettings, Scope } from "../../src/model/settings.ts";
import { evidence, tool } from "../evidence-builder.ts";

const settings = (more: Partial<RecordSettings> = {}): RecordSettings => ({
  ...evidence().settings.record,
  scope: "all",
  ...more,
});
const plan = (tools: Json[], more: Partial<RecordSettings> = {}) =>
  planCases(readTools([{ tools }]), settings(more));
const ids = (tools: Json[], more: Partial<RecordSettings> = {}) =>
  plan(tools, more).cases.map((one) => one.id);
const object = (properties: JsonObject, required: string[] = Object.keys(properties)): JsonObject => ({
  type: "object",
  properties,
  required,
});

test("both ends of what is allowed are tried, by ids of their own", () => {
  const properties = {
    limit: { type: "integer", minimum: 1, maximum: 100 },
    name: { type: "string", minLength: 2, maxLength: 4 },
    most: { type: "number", minimum: 0, maximum: 7 },
    "most/other": { type: "integer", minimum: 0, maximum: 9 },
  };
  const { cases } = plan([tool({ inputSchema: object(properties) })]);
  const tried = cases.filter((one) => one.kind === "bounds");
  expect(tried.map((one) => [one.id, one.property, one.arguments?.[one.property ?? ""]])).toEqual([
    ["bounds/limit", "limit", 101],
    ["bounds/limit/other", "limit", 0],
    ["bounds/name", "name", "x"],
    ["bounds/name/other", "name", "xxxxx"],
    ["bounds/most", "most", 8],
    ["bounds/most/other", "most/other", 10],
    ["bounds/most/other/other", "most/other", -1],
  ]);
});

describe("valid arguments", () => {
  const CASES: [string, JsonObject][] = [
    ["a city", object({ city: { type: "string" } })],
    ["bounds of a text", object({ code: { type: "string", minLength: 12, maxLength: 14 } })],
    ["a pattern", object({ day: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" } })],
    [
      "a format",
      object({ at: { type: "string", format: "date-time" }, mail: { type: "string", format: "email" } }),
    ],
    [
      "numbers",
      object({
        n: { type: "integer", minimum: 10, multipleOf: 7 },
        x: { type: "number", exclusiveMinimum: 3, exclusiveMaximum: 4 },
      }),
    ],
    [
      "enum, const, default",
      object({ a: { enum: [3, 4] }, b: { const: "x" }, c: { type: "string", default: "d" } }),
    ],
    ["alternatives", object({ v: { anyOf: [{ type: "null" }, { type: "string", minLength: 3 }] } })],
    [
      "allOf",
      { type: "object", allOf: [object({ a: { type: "string" } }), object({ b: { type: "integer" } })] },
    ],
    [
      "a local reference",
      { ...object({ n: { $ref: "#/$defs/N" } }), $defs: { N: object({ v: { type: "string" } }) } },
    ],
    [
      "a recursive reference",
      {
        ...object({ root: { $ref: "#/$defs/N" } }),
        $defs: {
          N: {
            type: "object",
            properties: { v: { type: "string" }, kids: { type: "array", items: { $ref: "#/$defs/N" } } },
            required: ["v"],
          },
        },
      },
    ],
    [
      "a tuple of draft-07",
      {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...object({ r: { type: "array", items: [{ type: "number" }, { type: "number" }], minItems: 2 } }),
      },
    ],
    [
      "unique items",
      object({ tags: { type: "array", items: { type: "string" }, minItems: 3, uniqueItems: true } }),
    ],
    [
      "a root of alternatives",
      {
        type: "object",
        anyOf: [object({ page_id: { type: "string" } }), object({ block_id: { type: "string" } })],
      },
    ],
    [
      "names such as __proto__",
      JSON.parse(
        '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}},"required":["__proto__","constructor"]}',
      ),
    ],
  ];
  test.each(CASES)("%s", (_, schema) => {
    const args = validArguments(schema);
    expect(args).not.toBeNull();
    expect(validator(schema).check(args as JsonObject)).toBe("valid");
  });

  test("two numbers for a tuple of two", () => {
    const args = validArguments(CASES[10]?.[1]);
    expect(args?.r).toEqual([expect.any(Number), expect.any(Number)]);
  });

  test("none where the schema cannot be satisfied or told", () => {
    expect(validArguments(object({ x: { $ref: "#/$defs/Nope" } }))).toBeNull();
    expect(validArguments(object({ x: { type: "string", pattern: "(?=a)b" } }))).toBeNull();
    expect(
      validArguments(object({ x: { allOf: [{ type: "string" }, { type: "integer" }], type: "null" } })),
    ).toBeNull();
  });
});

describe("an example that a description gives", () => {
  const schema = object({
    node: { type: "string", description: 'Type of the node, e.g. "base.request"' },
    limit: { type: "integer" },
  });
  const cases = (inputSchema: JsonObject) => plan([tool({ inputSchema })]).cases;

  test("is a second try, needless once the first is answered", () => {
    const [valid, described] = cases(schema);
    expect(valid).toMatchObject({ id: "valid", arguments: { node: "example", limit: 1 } });
    expect(described).toMatchObject({
      id: "valid/described",
      kind: "valid",
      proof: "valid",
      arguments: { node: "base.request", limit: 1 },
      unless: valid?.key,
    });
  });
  test("is no base of malformed calls", () =>
    expect(cases(schema).find((one) => one.id === "wrong-type/limit")?.arguments).toEqual({
      node: "example",
      limit: "not-a-number",
    }));
  test("is the first try where nothing else validates", () => {
    const strict = object({
      node: { type: "string", pattern: "^base\\.[a-z]+$", description: "Such as `base.request`" },
    });
    expect(cases(strict)[0]).toMatchObject({ id: "valid", arguments: { node: "base.request" } });
    expect(cases(strict).filter((one) => one.kind === "valid")).toHaveLength(1);
  });
  test("does not repeat what was tried", () =>
    expect(
      cases(object({ city: { type: "string", description: 'e.g. "Paris"' } })).filter(
        (one) => one.kind === "valid",
      ),
    ).toHaveLength(1));
});

describe("the published cases", () => {
  test("one missing case a required property, one wrong-type case a property of a single type", () => {
    const schema = object(
      { a: { type: "string" }, b: { type: "integer" }, c: { type: ["string", "null"] }, d: {} },
      ["a", "c"],
    );
    const planned = ids([tool({ inputSchema: schema })]).filter((id) => /^(?:missing|wrong)/.test(id));
    expect(planned).toEqual(["missing-required/a", "missing-required/c", "wrong-type/a", "wrong-type/b"]);
  });

  test("what the schema allows is dropped, and counted", () => {
    const schema = { type: "object", properties: { a: { type: "string" } }, required: ["ghost"] };
    const planned = plan([tool({ inputSchema: schema })]);
    expect(planned.cases.every((one) => one.proof !== "unproven")).toBe(true);
    for (const one of planned.cases)
      expect(validator(schema).check(one.arguments as JsonObject)).toBe(one.proof);
  });

  test("every malformed case is proven invalid", () => {
    const schema = object({
      a: { type: "string", maxLength: 3 },
      list: { type: "array", items: object({ x: { type: "string" } }) },
    });
    const planned = plan([tool({ inputSchema: schema })]).cases;
    const robust = planned.filter((one) => one.kind === "robust").map((one) => one.id);
    expect(robust).toEqual([
      "robust/missing-required",
      "robust/wrong-types",
      "robust/nulls",
      "robust/extra-argument",
      "robust/string-as-object",
      "robust/nested-string",
      "robust/nested-item",
    ]);
    for (const one of planned.filter((item) => item.kind !== "valid")) expect(one.proof).toBe("invalid");
  });

  test("robust calls go to the first max_tools tools", () => {
    const tools = [tool({ name: "a" }), tool({ name: "b" })];
    const robust = plan(tools, { robustInput: { enabled: true, maxTools: 1, hangMs: null } }).cases.filter(
      (one) => one.kind === "robust",
    );
    expect(new Set(robust.map((one) => one.tool))).toEqual(new Set(["a"]));
    expect(robust[0]?.timeoutMs).toBe(10_000);
  });
});

describe("consent", () => {
  const read = tool({ name: "read", annotations: { readOnlyHint: true } });
  const wipe = tool({ name: "delete_all", annotations: { destructiveHint: true } });
  const called = (scope: Scope, valid: boolean) => [
    ...new Set(
      plan([read, wipe], { scope })
        .cases.filter((one) => (one.proof === "valid") === valid)
        .map((one) => one.tool),
    ),
  ];

  test.each([
    ["static", [], []],
    ["read-only", ["read"], ["read"]],
    ["malformed", ["read"], ["read", "delete_all"]],
    ["all", ["read", "delete_all"], ["read", "delete_all"]],
  ] as [Scope, string[], string[]][])("%s", (scope, valid, malformed) => {
    expect(called(scope, true)).toEqual(valid);
    expect(called(scope, false)).toEqual(malformed);
  });

  test("only a hint that is true counts", () => {
    for (const readOnlyHint of ["true", 1, null, false]) {
      expect(plan([tool({ annotations: { readOnlyHint } })], { scope: "read-only" }).cases).toEqual([]);
    }
  });

  test("tools that are not called are listed with the reason", () => {
    expect(plan([wipe], { scope: "read-only" }).skipped).toMatchObject([
      { tool: "delete_all", cause: "consent" },
    ]);
    expect(plan([read], { tools: ["write_*"] }).skipped).toMatchObject([{ cause: "filter" }]);
  });

  test("a probe is consent for exactly its call", () => {
    const probe = { name: "p", tool: "delete_all", arguments: { city: "x" }, expect: {}, retries: 0 };
    expect(ids([read, wipe], { scope: "static", probes: [probe] })).toEqual(["probe/p"]);
  });

  test("shards divide the tools among them", () => {
    const tools = Array.from({ length: 5 }, (_, index) => tool({ name: `t${index}` }));
    const own = (index: number) =>
      new Set(plan(tools, { shard: { index, count: 2 } }).cases.map((one) => one.tool));
    expect([...own(1), ...own(2)].sort()).toEqual(["t0", "t1", "t2", "t3", "t4"]);
  });
});

describe("hostile catalogues", () => {
  const deep = (levels: number): JsonObject => {
    let schema: JsonObject = { type: "string" };
    for (let level = 0; level < levels; level += 1)
      schema = { type: "object", properties: { x: schema }, required: ["x"] };
    return schema;
  };
  test.each([
    ["properties is a list", { type: "object", properties: [] }],
    ["required is a text", { type: "object", properties: { a: { type: "string" } }, required: "a" }],
    ["the schema is null", null],
    ["the schema is a text", "object"],
    ["5,000 levels", deep(5000)],
    ["a cycle", { type: "object", properties: { a: { $ref: "#/properties/a" } }, required: ["a"] }],
    ["a pattern that hangs backtracking engines", object({ a: { type: "string", pattern: "^(a+)+$" } })],
    ["a remote reference", object({ a: { $ref: "https://example.com/a.json" } })],
  ] as [string, Json][])("%s", (_, inputSchema) => {
    const from = performance.now();
    plan([tool({ inputSchema })]);
    expect(performance.now() - from).toBeLessThan(2_000);
  });

  test("10,000 tools in a few seconds", () => {
    const tools = Array.from({ length: 10_000 }, (_, index) => ({
      name: `t${index}`,
      inputSchema: { type: "object" },
    }));
    const from = performance.now();
    plan(tools);
    expect(performance.now() - from).toBeLessThan(20_000);
  });
});
