import { describe, expect, it } from "vitest";
import { schemaFacts, validator } from "../../src/facts/schema.ts";
import type { Json, JsonObject } from "../../src/model/json.ts";

const DRAFT = (name: string) => `http://json-schema.org/${name}/schema#`;

describe("dialects", () => {
  it.each([
    [undefined, "2020-12"],
    ["https://json-schema.org/draft/2020-12/schema", "2020-12"],
    ["https://json-schema.org/draft/2019-09/schema", "2019-09"],
    [DRAFT("draft-07"), "draft-07"],
    [DRAFT("draft-06"), "draft-06"],
    [DRAFT("draft-04"), "draft-04"],
    ["https://example.com/my-own", null],
  ])("%s is %s", (uri, dialect) => {
    const schema: JsonObject = uri === undefined ? { type: "object" } : { $schema: uri, type: "object" };
    expect(schemaFacts(schema)).toMatchObject({ dialect, declared: uri !== undefined, valid: true });
    expect(validator(schema).check({})).toBe("valid");
    expect(validator(schema).check([])).toBe("invalid");
  });

  it("reads tuples as draft-07 does where draft-07 is declared, and finds them wrong in 2020-12", () => {
    const schema = { type: "array", items: [{ type: "number" }, { type: "string" }] };
    const old = { $schema: DRAFT("draft-07"), ...schema };
    expect(schemaFacts(old).valid).toBe(true);
    expect(validator(old).check([1, "a"])).toBe("valid");
    expect(validator(old).check(["a", 1])).toBe("invalid");
    expect(schemaFacts(schema)).toMatchObject({ valid: false });
    expect(schemaFacts(schema).error).toContain("/items");
    expect(validator(schema).check([1, "a"])).toBe("unknown");
  });

  it("reads the boolean exclusiveMinimum of draft-04", () => {
    const schema = { $schema: DRAFT("draft-04"), type: "number", minimum: 1, exclusiveMinimum: true };
    expect(validator(schema).check(1)).toBe("invalid");
    expect(validator(schema).check(2)).toBe("valid");
    expect(schemaFacts({ type: "number", minimum: 1, exclusiveMinimum: true }).valid).toBe(false);
  });
});

describe("what is not a schema", () => {
  it.each<[string, Json | undefined]>([
    ["nothing", undefined],
    ["null", null],
    ["text", "object"],
    ["a list", []],
    ["an unknown type", { type: "any" }],
    ["required as text", { type: "object", required: "city" }],
    ["properties as a list", { type: "object", properties: [] }],
  ])("%s is invalid, says why, and proves nothing", (_, schema) => {
    const facts = schemaFacts(schema);
    expect(facts.valid).toBe(false);
    expect(facts.error).toMatch(/\w/);
    expect(validator(schema).check({})).toBe("unknown");
    expect(validator(schema).errors({})).toEqual([]);
  });

  it("takes boolean schemas", () => {
    expect(schemaFacts(true).valid).toBe(true);
    expect(validator(true).check(1)).toBe("valid");
    expect(validator(false).check(1)).toBe("invalid");
  });
});

describe("references", () => {
  it("follows a cycle", () => {
    const schema: JsonObject = {
      type: "object",
      $defs: { N: { type: "object", properties: { kids: { type: "array", items: { $ref: "#/$defs/N" } } } } },
      properties: { root: { $ref: "#/$defs/N" } },
    };
    expect(schemaFacts(schema)).toMatchObject({ valid: true, unresolved: [] });
    expect(validator(schema).check({ root: { kids: [{ kids: [] }] } })).toBe("valid");
    expect(validator(schema).check({ root: { kids: [{ kids: 1 }] } })).toBe("invalid");
  });

  it.each([
    ["dangling", "#/$defs/Nope"],
    ["remote", "https://example.com/a.json"],
    ["an unknown anchor", "#nope"],
    ["a neighbour that is not there", "other.json"],
  ])("names one that leads nowhere: %s", (_, ref) => {
    const schema = { type: "object", properties: { x: { $ref: ref } } };
    expect(schemaFacts(schema)).toMatchObject({ valid: true, unresolved: [ref] });
    expect(validator(schema).check({ x: 1 })).toBe("unknown");
  });

  it.each<[string, JsonObject]>([
    ["the root", { properties: { x: { $ref: "#" } } }],
    ["an anchor", { properties: { x: { $ref: "#a" } }, $defs: { a: { $anchor: "a" } } }],
    [
      "an embedded resource",
      { $defs: { a: { $id: "https://x.test/a", type: "string" } }, $ref: "https://x.test/a" },
    ],
    [
      "a pointer within an embedded resource",
      {
        $defs: {
          a: { $id: "https://x.test/a", $defs: { b: true }, properties: { c: { $ref: "#/$defs/b" } } },
        },
      },
    ],
    ["a meta-schema", { $schema: DRAFT("draft-07"), properties: { x: { $ref: DRAFT("draft-07") } } }],
    ["a property that is called $ref", { properties: { $ref: { type: "string" } } }],
    ["data that looks like one", { properties: { x: { const: { $ref: "#/nope" } } } }],
    ["an example that looks like one", { examples: [{ $ref: "#/nope" }] }],
    ["an escaped pointer", { properties: { x: { $ref: "#/$defs/a~1b%20c" } }, $defs: { "a/b c": true } }],
  ])("does not accuse %s", (_, schema) => {
    expect(schemaFacts(schema).unresolved).toEqual([]);
  });

  it("answers a reference to itself with unknown, not with a full stack", () => {
    expect(validator({ $ref: "#" }).check(1)).toBe("unknown");
  });
});

describe("schemas that share an $id", () => {
  const schema = (type: string): JsonObject => ({
    $id: "https://x.test/tool",
    properties: { v: { $ref: "https://x.test/v" } },
    $defs: { v: { $id: "https://x.test/v", type } },
  });

  it("are told apart", () => {
    const [text, number] = [validator(schema("string")), validator(schema("number"))];
    expect(text.check({ v: "a" })).toBe("valid");
    expect(number.check({ v: 1 })).toBe("valid");
    expect(text.check({ v: 1 })).toBe("invalid");
    expect(number.check({ v: "a" })).toBe("invalid");
  });
});

describe("hostile schemas", () => {
  it.each([1_000, 20_000])("nested %i deep is not judged", (depth) => {
    let schema: JsonObject = { type: "object" };
    for (let i = 0; i < depth; i += 1) schema = { type: "object", properties: { a: schema } };
    expect(schemaFacts(schema)).toMatchObject({ valid: true, error: null });
    expect(validator(schema).check({ a: 1 })).toBe("unknown");
  });

  it("gives up on references that take exponential time", () => {
    const $defs: JsonObject = { a0: { type: "number" } };
    for (let i = 1; i <= 40; i += 1) {
      const ref = { $ref: `#/$defs/a${i - 1}` };
      $defs[`a${i}`] = { allOf: [ref, { not: { not: ref } }] };
    }
    expect(validator({ $defs, $ref: "#/$defs/a40" }).check(1)).toBe("unknown");
  });

  it("gives up on uniqueItems of very long lists", () => {
    const { check } = validator({ type: "array", uniqueItems: true });
    const items = Array.from({ length: 20_000 }, (_, i) => ({ i }));
    expect(check(items)).toBe("unknown");
    expect(check([1, 1])).toBe("invalid");
  });

  it("runs a pattern that backtracks for ever in linear time", () => {
    const { check } = validator({ type: "string", pattern: "^(a+)+$" });
    expect(check(`${"a".repeat(5_000)}!`)).toBe("invalid");
    expect(check("aaa")).toBe("valid");
  });

  it("cannot tell where a pattern looks around, nor for very long texts", () => {
    const { check } = validator({
      type: "object",
      properties: { a: { type: "string", pattern: "^(?=x)x$" } },
    });
    expect(check({ a: "x" })).toBe("unknown");
    expect(check({ a: 1 })).toBe("invalid");
    expect(validator({ pattern: "a" }).check("b".repeat(100_000))).toBe("unknown");
  });

  it("cannot tell where a pattern is none of ECMA-262 nor RE2, and does not call the schema invalid for it", () => {
    expect(schemaFacts({ pattern: "[" })).toMatchObject({ valid: true });
    expect(validator({ pattern: "[" }).check("a")).toBe("unknown");
  });

  it("reads __proto__ and constructor as names like any other", () => {
    const schema = JSON.parse(
      '{"type":"object","properties":{"constructor":{"type":"string"}},"required":["__proto__"]}',
    ) as JsonObject;
    const { check } = validator(schema);
    expect(check({})).toBe("invalid");
    expect(check(JSON.parse('{"__proto__":1}') as Json)).toBe("valid");
    expect(check(JSON.parse('{"__proto__":1,"constructor":2}') as Json)).toBe("invalid");
  });

  it("never lets an $id into the code that is generated", () => {
    const name = "mcpAuditInjected";
    const $id = `x*/globalThis.${name}=1;/*`;
    const schemas: JsonObject[] = [
      { $id, type: "string" },
      { $ref: "#/const/a", const: { a: { $id, type: "string" } } },
      { $schema: DRAFT("draft-04"), id: $id, type: "string" },
    ];
    for (const schema of schemas) expect(validator(schema).check("a")).toBe("unknown");
    expect(Object.hasOwn(globalThis, name)).toBe(false);
  });

  it("is not fooled by $async", () => {
    expect(validator({ $async: true, type: "string" }).check(1)).toBe("invalid");
  });
});

describe("words that other tools put into schemas", () => {
  it.each<[string, JsonObject]>([
    ["an unknown format", { type: "string", format: "my-own-format" }],
    ["a member id", { type: "string", id: "tool" }],
    ["nullable without a type", { nullable: true, minLength: 1 }],
    ["x- keywords", { type: "string", "x-order": 1 }],
    ["discriminator", { type: "string", discriminator: { propertyName: "kind" } }],
  ])("%s does not stand in the way", (_, schema) => {
    expect(schemaFacts(schema).valid).toBe(true);
    expect(validator(schema).check("a")).toBe("valid");
  });

  it("checks known formats", () => {
    const { check } = validator({ type: "string", format: "email" });
    expect(check("ada@example.com")).toBe("valid");
    expect(check("no")).toBe("invalid");
  });
});

describe("validator", () => {
  it("says what is wrong, and where", () => {
    const { errors } = validator({ type: "object", properties: { n: { type: "number" } } });
    expect(errors({ n: "x" })).toEqual(["/n must be number"]);
    expect(errors({ n: 1 })).toEqual([]);
  });

  it("is made once for one schema object", () => {
    const schema = { type: "object" };
    expect(validator(schema)).toBe(validator(schema));
    expect(schemaFacts(schema)).toBe(schemaFacts(schema));
  });

  it("works on frozen schemas", () => {
    const schema = Object.freeze({ type: "object", required: Object.freeze(["a"]) }) as unknown as JsonObject;
    expect(validator(schema).check({})).toBe("invalid");
  });
});

describe("schemas of public bug reports that are valid", () => {
  it.each<[string, JsonObject]>([
    [
      "a root anyOf without properties",
      {
        type: "object",
        anyOf: [{ properties: { a: { type: "string" } }, required: ["a"] }, { required: ["b"] }],
      },
    ],
    ["a root anyOf without a type", { anyOf: [{ type: "object" }] }],
    ["nothing at all", {}],
    [
      "type arrays and boolean schemas",
      { type: "object", properties: { a: { type: ["array", "null"] }, b: true } },
    ],
    ["an array without items", { type: "object", properties: { tags: { type: "array" } } }],
    [
      "a nullable anyOf with a default",
      { properties: { a: { anyOf: [{ type: "string" }, { type: "null" }], default: null } } },
    ],
  ])("%s", (_, schema) => {
    expect(schemaFacts(schema)).toMatchObject({ valid: true, error: null, unresolved: [] });
    expect(validator(schema).check({ a: "x" })).not.toBe("unknown");
  });
});
