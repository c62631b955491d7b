import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/model/json.ts";
import { type Call, tool } from "../evidence-builder.ts";
import { findingsOf, judgedBy } from "./run-check.ts";

describe("probes", () => {
  const judgeProbe = (expectation: JsonObject, reply: Call) =>
    findingsOf("probes", {
      calls: [{ id: "probe/finds Paris", kind: "probe", args: { city: "Paris" }, ...reply }],
      record: {
        probes: [
          {
            name: "finds Paris",
            tool: "get_weather",
            arguments: { city: "Paris" },
            expect: expectation,
            retries: 0,
          },
        ],
      },
    }).length;
  const paris = { text: '{"cities":[{"name":"Paris","n":1}]}', durationMs: 20 };

  test.each([
    [{ error: false }, 0],
    [{ error: true }, 1],
    [{ contains: "Paris" }, 0],
    [{ contains: "Rome" }, 1],
    [{ regex: "Par.s" }, 0],
    [{ regex: "^Rome$" }, 1],
    [{ equals: { cities: [{ n: 1, name: "Paris" }] } }, 0],
    [{ equals: { cities: [] } }, 1],
    [{ jsonpath: { "$.cities[0].name": { equals: "Paris" } } }, 0],
    [{ jsonpath: { "$.cities[0].name": "Rome" } }, 1],
    [{ jsonpath: { "$.cities[4].name": "Rome" } }, 1],
    [{ schema: { type: "object", required: ["cities"] } }, 0],
    [{ schema: { type: "array" } }, 1],
    [{ schema: true }, 0],
    [{ schema: false }, 1],
    [{ error: false, contains: "Rome", max_ms: 10 }, 2],
    [{ max_ms: 100 }, 0],
    [{ max_ms: 10 }, 1],
  ] as [JsonObject, number][])("%j", (expectation, count) =>
    expect(judgeProbe(expectation, paris)).toBe(count),
  );
});

describe("valid-calls", () => {
  const verdictOf = (reply: Call) => {
    const report = judgedBy("valid-calls", { calls: [{ id: "valid", ...reply }] });
    const [check] = report.checks;
    return {
      findings: report.findings.map((one) => [one.severity, one.message]),
      notVerified: check?.notVerified.map((one) => one.reason) ?? [],
      figures: report.metrics.validCalls,
    };
  };

  test.each([
    ["Invalid API key", "blocked: needs a key or a login", "authentication"],
    ["DATABASE_URL is not configured", "blocked: needs configuration", "configuration"],
    ["getaddrinfo ENOTFOUND api.example.com", "blocked: needs the network", "network"],
    [
      "Tool x requires task augmentation (taskSupport: 'required')",
      "blocked: needs a feature of the client",
      "client",
    ],
  ])("%s: %s", (refusal, reason, why) => {
    const { findings, notVerified, figures } = verdictOf({ refusal });
    expect(findings).toEqual([]);
    expect(notVerified).toEqual([expect.stringContaining(reason)]);
    expect(figures).toMatchObject({ made: 1, answered: 0, errored: 0, blocked: { [why]: 1 } });
  });

  test("what is left may be the fault of the made-up value: a notice", () => {
    const { findings, notVerified, figures } = verdictOf({ refusal: "No such station" });
    expect(findings).toEqual([["notice", expect.stringContaining("perhaps for its made-up values")]]);
    expect(notVerified).toEqual([]);
    expect(figures).toMatchObject({ made: 1, answered: 0, errored: 1 });
  });

  const NOTHING: JsonObject = { type: "object", properties: {} };
  const WITH = (name: string): JsonObject => ({
    type: "object",
    properties: { [name]: { type: "integer" } },
  });
  test.each<[string, string, JsonObject, JsonObject, Call, string]>([
    ["a death", "fill", WITH("days"), { days: 1 }, { crash: { code: 1 } }, "error"],
    ["silence without made-up values", "status", NOTHING, {}, { timeout: true }, "error"],
    ["silence", "fill", WITH("days"), { days: 1 }, { timeout: true }, "notice"],
    ["silence of what waits by its name", "wait_for", NOTHING, {}, { timeout: true }, "notice"],
    [
      "silence of what waits by a parameter",
      "fill",
      WITH("timeoutMs"),
      { days: 1 },
      { timeout: true },
      "notice",
    ],
  ])("%s is told as %6$s", (_, name, inputSchema, args, reply, severity) => {
    const calls: Call[] = [{ id: "valid", args, ...reply, confirm: reply }];
    const found = judgedBy("valid-calls", { tools: [tool({ name, inputSchema })], calls }).findings;
    expect(found.map((one) => one.severity)).toEqual([severity]);
  });

  test("a failed fetch in the text of a success is not verified", () => {
    const { findings, notVerified } = verdictOf({ text: '{"error":"fetch failed"}' });
    expect(findings).toEqual([]);
    expect(notVerified).toEqual([expect.stringContaining("needs the network")]);
  });

  test("an answer that the protocol does not allow is no fault of the value, once a fresh process gave it again", () => {
    const result = { toolResult: { content: [] } };
    const words = expect.stringContaining("does not allow: the result has no `content` array");
    expect(verdictOf({ result }).findings).toEqual([["notice", words]]);
    expect(verdictOf({ result, confirm: { result } }).findings).toEqual([["error", words]]);
  });

  test("a result that asks the client for more is none", () => {
    const result = { resultType: "input_required", inputRequests: {} };
    expect(verdictOf({ result, confirm: { result } }).findings.map(([severity]) => severity)).toEqual([
      "notice",
    ]);
  });

  test("a second try that is answered makes the first one forgotten", () => {
    const calls: Call[] = [
      { id: "valid", refusal: "No such station" },
      { id: "valid/described", text: "Sunny." },
    ];
    const report = judgedBy("valid-calls", { calls });
    expect(report.findings).toEqual([]);
    expect(report.metrics.validCalls).toMatchObject({ made: 1, answered: 1 });
  });
});
