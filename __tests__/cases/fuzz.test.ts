import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fuzzCases } from "../../src/cases/fuzz.ts";
import { smallerArguments } from "../../src/cases/smaller.ts";
import { readTools } from "../../src/facts/catalogue.ts";
import { validator } from "../../src/facts/schema.ts";
import { lighter } from "../../src/facts/size.ts";
import type { Case } from "../../src/model/case.ts";
import type { Json, JsonObject } from "../../src/model/json.ts";
import type { RecordSettings } from "../../src/model/settings.ts";
import { json } from "../arbitrary-json.ts";
import { evidence, tool } from "../evidence-builder.ts";
import { HOSTILE_TOOLS } from "../hostile-tools.ts";

const settings = (more: Partial<RecordSettings> = {}): RecordSettings => ({
  ...evidence().settings.record,
  fuzz: { calls: 40, seed: 7 },
  ...more,
});
const made = (tools: Json[], more: Partial<RecordSettings> = {}) =>
  fuzzCases(readTools([{ tools }]), settings(more));
const proofs = (cases: readonly Case[]) => ({
  valid: cases.filter((one) => one.proof === "valid").length,
  invalid: cases.filter((one) => one.proof === "invalid").length,
});
const texts = (cases: readonly Case[]) => cases.map((one) => JSON.stringify(one.arguments));

const RICH: JsonObject = {
  type: "object",
  properties: {
    city: { type: "string", maxLength: 40 },
    days: { type: "integer", minimum: 1, maximum: 14 },
    units: { enum: ["metric", "imperial"] },
    at: { type: "string", format: "date" },
    code: { type: "string", pattern: "^[A-Z]{3}-\\d{2}$" },
    tags: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 3, uniqueItems: true },
    place: {
      anyOf: [
        { type: "object", properties: { lat: { type: "number" } }, required: ["lat"] },
        { $ref: "#/$defs/name" },
      ],
    },
  },
  required: ["city", "days", "tags"],
  additionalProperties: false,
  $defs: { name: { type: "string", minLength: 1 } },
};
const rich = tool({ name: "rich", inputSchema: RICH });

describe("fuzz calls", () => {
  test("are proven, each different, half of them allowed", () => {
    const { cases } = made([rich]);
    const { check } = validator(RICH);
    for (const one of cases) expect(check(one.arguments), JSON.stringify(one.arguments)).toBe(one.proof);
    expect(new Set(texts(cases)).size).toBe(cases.length);
    expect(proofs(cases)).toEqual({ valid: 20, invalid: 20 });
    expect(new Set(cases.map((one) => one.key)).size).toBe(cases.length);
  });

  test("are the same for the same seed, and others for another", () => {
    expect(made([rich])).toEqual(made([rich]));
    const other = made([rich], { fuzz: { calls: 40, seed: 8 } });
    expect(texts(other.cases)).not.toEqual(texts(made([rich]).cases));
  });

  test("of a tool stay as they are when another tool comes before it", () => {
    const alone = texts(made([rich]).cases);
    const both = made([tool(), rich]).cases.filter((one) => one.tool === "rich");
    expect(texts(both)).toEqual(alone);
  });

  test("hold the empty text, the bounds and every enum value, whatever the seed", () => {
    for (const seed of [1, 2, 3, 999_999]) {
      const valid = made([rich], { fuzz: { calls: 60, seed } }).cases.filter((one) => one.proof === "valid");
      const values = (name: string) => valid.map((one) => one.arguments?.[name]);
      expect(values("city")).toContain("");
      expect(values("days")).toEqual(expect.arrayContaining([1, 14]));
      expect(values("units")).toEqual(expect.arrayContaining(["metric", "imperial"]));
    }
  });

  test("begin with the user's own arguments", () => {
    const probe = { name: "p", tool: "rich", expect: {}, retries: 0 };
    const args = { city: "Oslo", days: 5, tags: ["own"] };
    const { cases } = made([rich], { probes: [{ ...probe, arguments: args }] });
    expect(cases[0]?.arguments).toEqual(args);
  });

  test("keep to the consent of each tool", () => {
    const writes = tool({ name: "writes", annotations: {} });
    const of = (scope: RecordSettings["scope"]) => made([writes], { scope }).cases.map((one) => one.proof);
    expect(of("read-only")).toEqual([]);
    expect(of("static")).toEqual([]);
    expect(new Set(of("malformed"))).toEqual(new Set(["invalid"]));
    expect(new Set(of("all"))).toEqual(new Set(["valid", "invalid"]));
    expect(made([tool()], { excludeTools: ["get_*"] }).cases).toEqual([]);
  });

  test("ask no number under the name of a time for more than a moment, and write to no stranger", () => {
    const inputSchema: JsonObject = {
      type: "object",
      properties: { delay_ms: { type: "number" }, url: { type: "string" }, email: { type: "string" } },
      required: ["delay_ms", "url", "email"],
    };
    const { cases } = made([tool({ inputSchema })]);
    const valid = cases.filter((one) => one.proof === "valid");
    expect(valid.length).toBeGreaterThan(0);
    for (const { arguments: args } of valid) {
      expect(Number(args?.delay_ms)).toBeLessThanOrEqual(1);
      expect(["https://example.com/", "", " "]).toContain(args?.url);
      expect(["ada@example.com", "", " "]).toContain(args?.email);
    }
  });

  test("forbidden ones hold nothing that a lenient parser would take", () => {
    const inputSchema: JsonObject = {
      type: "object",
      properties: { n: { type: "integer" }, on: { type: "boolean" } },
      required: ["n", "on"],
    };
    const values = made([tool({ inputSchema })]).cases.filter((one) => one.proof === "invalid");
    const numeric = values.flatMap(({ arguments: args }) =>
      typeof args?.n === "string" ? [Number(args.n)] : [],
    );
    expect(numeric.length).toBeGreaterThan(0);
    expect(numeric.every(Number.isNaN)).toBe(true);
    expect(values.map((one) => one.arguments?.on)).not.toContain("true");
  });

  test("are said to be missing where the schema proves nothing", () => {
    const broken = tool({ inputSchema: { type: "object", properties: { a: { type: "text" } } } });
    const { cases, dropped } = made([broken]);
    expect(cases).toEqual([]);
    expect(dropped).toEqual([{ toolIndex: 0, id: "fuzz", reason: "no arguments could be proven" }]);
  });

  test("survive hostile tools and schemas that branch without end", () => {
    const branching = (depth: number): Json =>
      depth === 0
        ? { type: "string" }
        : {
            type: "object",
            properties: Object.fromEntries(
              Array.from({ length: 12 }, (_, at) => [`p${at}`, branching(depth - 1)]),
            ),
          };
    const tools = [...HOSTILE_TOOLS, tool({ inputSchema: branching(3) })];
    const { cases } = made(tools);
    for (const one of cases) expect(["valid", "invalid"]).toContain(one.proof);
    expect(cases.some((one) => one.tool === "hostile-proto")).toBe(true);
  });

  test("never throw, whatever the schema, and are always proven", () => {
    fc.assert(
      fc.property(json, (inputSchema) => {
        const { cases } = made([tool({ inputSchema })], { fuzz: { calls: 6, seed: 1 } });
        const { check } = validator(inputSchema ?? {});
        return cases.every((one) => check(one.arguments ?? {}) === one.proof);
      }),
      { numRuns: 200, seed: 20261202 },
    );
  });
});

describe("smaller arguments", () => {
  const object = fc.dictionary(fc.string(), json, { maxKeys: 4 }) as fc.Arbitrary<JsonObject>;

  test("are lighter, so that following them ends", () => {
    fc.assert(
      fc.property(object, (args) => {
        for (const candidate of smallerArguments(args)) if (lighter(candidate, args) >= 0) return false;
        return true;
      }),
      { numRuns: 50, seed: 20261202 },
    );
  });

  /** The smallest arguments for which `fails` holds, found as the recorder finds them. */
  function smallest(args: JsonObject, fails: (args: JsonObject) => boolean): JsonObject {
    for (const candidate of smallerArguments(args)) if (fails(candidate)) return smallest(candidate, fails);
    return args;
  }

  test("lead to the one that matters", () => {
    const args: JsonObject = {
      city: "Reykjav\u00edk",
      days: 31,
      list: [{ a: 1 }, { b: "x;y" }],
      deep: { on: true },
    };
    expect(smallest(args, (one) => Number(one.days) >= 28)).toEqual({ days: 28 });
    expect(smallest(args, (one) => JSON.stringify(one).includes(";"))).toEqual({ list: [{ b: ";" }] });
    expect(smallest(args, (one) => typeof one.city === "string")).toEqual({ city: "" });
    expect(smallest(args, () => true)).toEqual({});
    expect(smallest({ n: -17.5 }, (one) => Number(one.n) < -3)).toEqual({ n: -4 });
  });
});
