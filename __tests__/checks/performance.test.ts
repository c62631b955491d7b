import { describe, expect, test } from "vitest";
import { type Call, type EvidenceInput, tool } from "../evidence-builder.ts";
import { findingsOf, judgedBy } from "./run-check.ts";

/** How a figure of a valid call is brought about, and the option that switches the floor off. */
const FIGURES = {
  latency: {
    metric: "latency",
    floor: "latency_floor_ms",
    middle: "medianMs",
    reply: (value: number): Call => ({ text: "ok", durationMs: value }),
  },
  "response-size": {
    metric: "responseSize",
    floor: "size_floor_chars",
    middle: "medianChars",
    reply: (value: number): Call => ({ text: "x".repeat(value) }),
  },
} as const;

describe.each(Object.entries(FIGURES))("%s, by the published rule (floor 0)", (id, figure) => {
  /** As many tools; the first answer with these figures, the others with the median. */
  const server = (count: number, first: readonly number[] = [], more: Call[] = []): EvidenceInput => ({
    tools: Array.from({ length: count + more.length }, (_, index) => tool({ name: `t${index}` })),
    calls: [
      ...Array.from({ length: count }, (_, index) => ({
        tool: `t${index}`,
        id: "valid",
        ...figure.reply(first[index] ?? 102),
      })),
      ...more.map((call, index) => ({ tool: `t${count + index}`, id: "valid", ...call })),
    ],
    judge: { checks: { [id]: { enabled: true, severity: null, options: { [figure.floor]: 0 } } } },
  });
  const metrics = (input: EvidenceInput) => judgedBy(id, input).metrics[figure.metric];

  test("966 at a median of 102 is 9.4 times and flagged", () => {
    const [finding] = findingsOf(id, server(5, [966]));
    expect(finding?.message).toContain("9.4 times the server's median of 102");
    expect(finding?.severity).toBe("notice");
    expect(metrics(server(5, [966]))).toMatchObject({
      [figure.middle]: 102,
      flagged: [{ tool: "t0", value: 966, times: 9.4 }],
    });
  });
  test("28 tools with 2 flagged are 92.9 %, B", () =>
    expect(metrics(server(28, [966, 900]))).toMatchObject({ checked: 28, percent: 92.9, grade: "B" }));
  test("28 tools with 4 flagged are 85.7 %, C", () =>
    expect(metrics(server(28, [966, 900, 900, 900]))).toMatchObject({ percent: 85.7, grade: "C" }));
  test("fewer than three tools: no relative flag", () => {
    expect(findingsOf(id, server(2, [966]))).toEqual([]);
    expect(metrics(server(2, [966]))).toMatchObject({ checked: 2, percent: 100, grade: "A" });
  });
  test("three times the median is not over it", () => {
    expect(findingsOf(id, server(3, [306]))).toEqual([]);
    expect(findingsOf(id, server(3, [307]))).toHaveLength(1);
  });
  test.each<[string, Call]>([
    ["crashed", { crash: { code: 1 }, durationMs: 15_000 }],
    ["timed-out", { timeout: true, durationMs: 15_000 }],
  ])("%s calls are left out of figures and median", (_, call) =>
    expect(metrics(server(3, [], [call]))).toMatchObject({
      checked: 3,
      percent: 100,
      [figure.middle]: 102,
    }),
  );
  test("what lacks a network sets no median", () => {
    const blocked: Call = { refusal: "fetch failed: getaddrinfo ENOTFOUND api.example.com", durationMs: 1 };
    const input = server(1, [966], [blocked, blocked, blocked]);
    expect(findingsOf(id, input)).toEqual([]);
    expect(metrics(input)).toMatchObject({ checked: 1 });
  });
  test("without a measured call there is no percent", () =>
    expect(metrics(server(0, [], [{ timeout: true }]))).toMatchObject({
      checked: 0,
      percent: null,
      grade: null,
      [figure.middle]: null,
    }));
  test("a tool is measured once, at the try that was answered", () => {
    const input = server(3);
    const calls: Call[] = [
      { tool: "t0", id: "valid", refusal: "no such node", durationMs: 102 },
      { tool: "t0", id: "valid/described", ...figure.reply(966) },
      ...(input.calls ?? []).slice(1),
    ];
    expect(metrics({ ...input, calls })).toMatchObject({ checked: 3, flagged: [{ value: 966 }] });
  });
});

describe("context-cost", () => {
  const tools = [
    tool({ name: "small", description: "Says it.", inputSchema: { type: "object" } }),
    tool({ name: "large", description: "x".repeat(40_000) }),
  ];

  test("stands under metrics, for each tool and in total", () => {
    const { contextCost } = judgedBy("context-cost", { tools }).metrics;
    const chars = "small".length + "Says it.".length + '{"type":"object"}'.length;
    const [small, large] = contextCost.perTool;
    expect(small).toEqual({ tool: "small", tokens: Math.ceil(chars / 4) });
    expect(large?.tokens).toBeGreaterThan(10_000);
    expect(contextCost.tokens).toBe((small?.tokens ?? 0) + (large?.tokens ?? 0));
  });
  test("over budget: a notice for the tool, a warning for all together", () => {
    const options = { max_tokens_total: 5_000 };
    const judge = { checks: { "context-cost": { enabled: true, severity: null, options } } };
    const found = findingsOf("context-cost", { tools, judge });
    expect(found.map((one) => [one.tool, one.severity])).toEqual([
      [null, "warning"],
      ["large", "notice"],
    ]);
  });
});
