import { describe, expect, it } from "vitest";
import { createFacts } from "../../src/facts/facts.ts";
import { estimateTokens } from "../../src/facts/tokens.ts";
import type { Facts } from "../../src/model/facts.ts";
import type { Json } from "../../src/model/json.ts";
import { type Call, evidence, tool } from "../evidence-builder.ts";

const TWO = [tool(), tool({ name: "b" })];
const coverage = (calls: Call[], tools = TWO) => createFacts(evidence({ tools, calls })).coverage;

describe("createFacts", () => {
  it("derives nothing before it is asked, and everything once", () => {
    const source = evidence({ calls: [{}] });
    const trap = new Proxy(source, {
      get(target, key) {
        if (key === "cases") throw new Error("read too early");
        return Reflect.get(target, key);
      },
    });
    const facts = createFacts(trap);
    expect(facts.tools).toBe(facts.tools);
    expect(facts.schemas).toBe(facts.schemas);
    expect(() => facts.calls).toThrow("read too early");
    const keys: (keyof Facts)[] = ["server", "tools", "calls", "coverage", "listing", "schemas"];
    const whole = createFacts(source);
    for (const key of keys) expect(whole[key]).toBe(whole[key]);
  });

  it("has input and output schema of each tool", () => {
    const facts = createFacts(
      evidence({ tools: [tool(), { name: "x" }, tool({ outputSchema: { type: "any" } })] }),
    );
    expect(facts.schemas.map(({ input, output }) => [input.valid, output?.valid ?? null])).toEqual([
      [true, null],
      [false, null],
      [true, false],
    ]);
  });
});

describe("coverage", () => {
  it.each<[string, Call[], object]>([
    ["nothing called", [], { called: 0, calledValidly: 0, level: "hygiene only" }],
    [
      "malformed calls only",
      [{ id: "wrong-type/city" }],
      { called: 1, calledValidly: 0, level: "hygiene only" },
    ],
    ["a valid call that errs", [{ refusal: "no" }], { called: 1, calledValidly: 0, level: "hygiene only" }],
    ["one of two", [{ text: "x" }], { called: 1, calledValidly: 1, level: "partial" }],
    ["both", [{}, { tool: "b" }], { called: 2, calledValidly: 2, level: "full" }],
    ["a probe", [{ id: "probe/mine" }], { called: 1, calledValidly: 1, level: "partial" }],
    ["a call without arguments", [{ id: "robust/read-only-no-args" }], { calledValidly: 1 }],
    [
      "a failed fetch in the text of a success",
      [{ text: '{"error":"fetch failed"}' }],
      { calledValidly: 0, level: "hygiene only" },
    ],
    ["a refusal in the text", [{ text: "Error: city is required" }], { calledValidly: 0 }],
  ])("of %s", (_, calls, expected) => {
    expect(coverage(calls)).toMatchObject({ tools: 2, ...expected });
  });
});

describe("the server", () => {
  const server = (input: Parameters<typeof evidence>[0]) => createFacts(evidence(input)).server;

  it("is what the first handshake said", () => {
    expect(server({ instructions: "Ask kindly.", protocolVersion: "2025-06-18" })).toMatchObject({
      name: "weather",
      version: "1.0.0",
      protocolVersion: "2025-06-18",
      era: "legacy",
      transport: "stdio",
      instructions: "Ask kindly.",
      startupMs: 50,
    });
  });

  it.each([
    ["2026-07-28", "modern"],
    ["2025-11-25", "legacy"],
    ["latest", "legacy"],
  ])("that speaks %s is %s", (protocolVersion, era) => {
    expect(server({ protocolVersion }).era).toBe(era);
  });

  it("may say anything", () => {
    const initialize = { protocolVersion: 7, serverInfo: "x", capabilities: [], instructions: {} };
    expect(server({ initialize })).toMatchObject({
      name: "",
      version: "",
      protocolVersion: "",
      instructions: null,
      capabilities: {},
    });
  });
});

describe("names of secrets", () => {
  it("are those given to the server, and those that its command line shows masked", () => {
    const facts = createFacts(
      evidence({
        target: {
          transport: "stdio",
          command: "node",
          args: ["--api-key", "***api-key***"],
          cwd: "/srv",
          display: "node",
          repeat: { names: ["TOKEN"], directory: "" },
        },
      }),
    );
    expect([...(facts.secretNames ?? [])].sort()).toEqual(["TOKEN", "api-key"]);
  });
});

describe("names of plain settings", () => {
  const named = (name: string) => {
    const repeat = { names: [name], directory: "" };
    const target = {
      transport: "stdio" as const,
      command: "node",
      args: [],
      cwd: "/srv",
      display: "node",
      repeat,
    };
    return createFacts(evidence({ target })).secretNames?.has(name);
  };

  it.each(["DATADOG_SITE", "MYSQL_HOST", "API_BASE_URL", "AWS_REGION", "LOG_LEVEL", "PORT"])(
    "%s is no secret",
    (name) => expect(named(name)).toBe(false),
  );

  it.each(["API_KEY", "DATABASE_URL", "SLACK_WEBHOOK_URL", "SECRET_PATH", "AUTH_HOST", "MONKEY", "PASSPORT"])(
    "%s may be one",
    (name) => expect(named(name)).toBe(true),
  );
});

describe("estimateTokens", () => {
  it.each([
    ["", 0],
    ["a", 1],
    ["abcd", 1],
    ["abcde", 2],
  ])("of %j is %i", (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });
});

describe("what stands in extra", () => {
  it("is read where it is what it should be", () => {
    const location = { path: "src/a.ts", line: 3 };
    const facts: Json[] = [
      { rule: "raw-arguments", tool: "a", location, excerpt: "x", data: { name: "n", odd: 7 } },
      { rule: 7 },
      null,
    ];
    const { sources, snapshot } = createFacts(
      evidence({
        more: {
          extra: {
            sources: { facts, looked: ["a", 7], filesRead: 2 },
            snapshot: { path: "mcp.json", tools: [] },
          },
        },
      }),
    );
    expect(sources).toEqual({
      facts: [
        {
          rule: "raw-arguments",
          tool: "a",
          location: { path: "src/a.ts", line: 3, endLine: 3 },
          excerpt: "x",
          data: { name: "n" },
        },
      ],
      looked: ["a"],
      filesRead: 2,
    });
    expect(snapshot).toEqual({ path: "mcp.json", tools: [] });
  });

  it("is null where it is missing", () => {
    const { sources, snapshot } = createFacts(evidence());
    expect([sources, snapshot]).toEqual([null, null]);
  });
});
