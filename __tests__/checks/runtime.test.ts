import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/model/json.ts";
import { type Call, type EvidenceInput, tool } from "../evidence-builder.ts";
import { findingsOf, judgedBy } from "./run-check.ts";

const refused = "Invalid arguments: city is required";
const missing = (reply: Call): Call => ({ id: "missing-required/city", ...reply });
const robust = (reply: Call, id = "wrong-types"): Call => ({
  id: `robust/${id}`,
  args: { city: 12345 },
  ...reply,
});

describe("crash-resilience", () => {
  const calls: Call[] = [
    missing({ refusal: refused }),
    missing({ id: "wrong-type/city", error: { code: -32602, message: refused } }),
    {
      id: "wrong-type/units",
      property: "units",
      error: { code: -32603, message: "Cannot read properties of null" },
      confirm: { error: { code: -32603, message: "Cannot read properties of null" } },
    },
    { id: "wrong-type/days", property: "days", text: "fine" },
  ];

  test("only results and -32602 are graceful", () => {
    const { metrics } = judgedBy("crash-resilience", { calls });
    expect(metrics.crashResilience).toMatchObject({
      percent: 75,
      cases: 4,
      graceful: 3,
      accepted: 1,
      internalErrors: 1,
    });
  });

  test("a crash accuses once a fresh process repeats it", () => {
    const crash = { crash: { code: 1 } };
    const [finding] = findingsOf("crash-resilience", { calls: [missing({ ...crash, confirm: crash })] });
    expect(finding).toMatchObject({ severity: "error", outcome: "crashed", case: "missing-required/city" });
    expect(finding?.reproduce).toContain("mcp-audit-action call --tool");
  });

  test("what a fresh process does not repeat is told, and accuses nobody", () => {
    const report = judgedBy("crash-resilience", {
      calls: [missing({ crash: { code: 1 }, confirm: { refusal: refused } })],
    });
    expect(report.findings).toEqual([]);
    expect(report.checks[0]?.notVerified[0]?.reason).toContain("depends on state");
  });

  test("a validator's dump under -32603 is a warning, in other words than a crash", () => {
    const dump = '[{"code":"invalid_type","expected":"string","path":["city"],"message":"Required"}]';
    const [finding] = findingsOf("crash-resilience", {
      calls: [missing({ error: { code: -32603, message: dump } })],
    });
    expect(finding).toMatchObject({ severity: "warning", outcome: "rejected-wrong-code" });
    expect(finding?.message).toContain("cannot tell it from a crash");
  });

  test("points that the error of every call costs are told, once a tool, as a warning", () => {
    const error = { code: -32603, message: "no such table" };
    const masked = [{ id: "valid", error }, missing({ error }), missing({ id: "wrong-type/city", error })];
    const { findings, metrics } = judgedBy("crash-resilience", { calls: masked });
    expect(metrics.crashResilience).toMatchObject({ percent: 0, masked: 2 });
    expect(findings).toMatchObject([{ severity: "warning", case: "missing-required/city" }]);
    expect(findings[0]?.message).toMatch(
      /^2 of 2 malformed calls get the error of the valid call.*no such table/,
    );
  });

  test.each(["fetch failed", "Unauthorized: invalid API key"])(
    "they are a notice where the valid call lacks what this run does not have: %s",
    (message) => {
      const error = { code: -32603, message };
      const calls = [{ id: "valid", error }, missing({ error })];
      expect(findingsOf("crash-resilience", { calls })).toMatchObject([{ severity: "notice" }]);
    },
  );

  test.each([
    [-32603, /as an internal error/],
    [-32001, /as an internal error/],
    [-32600, /under a JSON-RPC code that is not for arguments/],
  ])("a rejection under %i is told in the words of that code", (code, message) => {
    const error = { code, message: "Invalid arguments: city must be a string" };
    expect(findingsOf("crash-resilience", { calls: [missing({ error })] })).toMatchObject([
      { severity: "warning", message: expect.stringMatching(message) },
    ]);
  });

  test("silence that the valid call meets too is no accusation: a warning that says so", () => {
    const silence: Call = { timeout: true, confirm: { timeout: true } };
    const calls = [{ id: "valid", args: { city: "Paris" }, ...silence }, missing(silence)];
    const { findings, metrics } = judgedBy("crash-resilience", { calls });
    expect(metrics.crashResilience).toMatchObject({ percent: 0, timedOut: 1, masked: 1 });
    expect(findings).toMatchObject([
      { severity: "warning", message: expect.stringMatching(/^1 of 1 .*like the valid call/) },
    ]);
    const alone = findingsOf("crash-resilience", { calls: [{ id: "valid" }, missing(silence)] });
    expect(alone).toMatchObject([{ severity: "error", outcome: "timed-out" }]);
  });

  test("the error of the valid call accuses no malformed argument, even where a fresh process repeats it", () => {
    const error = { code: -32603, message: "open /srv/none.xlsx: no such file or directory" };
    const calls = [{ id: "valid", error }, missing({ error, confirm: { error } })];
    expect(findingsOf("crash-resilience", { calls })).toMatchObject([{ severity: "warning" }]);
  });

  test("the error of every call, as `isError: true`, costs nothing and is not told", () => {
    const masked = [{ id: "valid", refusal: "fetch failed" }, missing({ refusal: "fetch failed" })];
    expect(judgedBy("crash-resilience", { calls: masked })).toMatchObject({
      findings: [],
      metrics: { crashResilience: { percent: 100, masked: 1 } },
    });
  });
});

describe("robust-input", () => {
  const verdict = (calls: Call[]) => judgedBy("robust-input", { calls }).checks[0]?.verdict;

  test("all rejected: pass", () => expect(verdict([robust({ refusal: refused })])).toBe("pass"));
  test("gone: fail", () =>
    expect(verdict([robust({ crash: { code: 1 }, confirm: { crash: { code: 1 } } })])).toBe("fail"));
  test("hangs: fail", () =>
    expect(verdict([robust({ timeout: true, confirm: { timeout: true } })])).toBe("fail"));
  test("accepted: part", () => expect(verdict([robust({ text: "Sunny." })])).toBe("part"));
  test.each([
    ["all", { city: { type: "string", default: "Paris" } }, "n/a"],
    ["one of two", { city: { type: "string", default: "Paris" }, day: { type: "string" } }, "part"],
  ])("nothing given to a tool with a default for what it requires (%s)", (_, properties, expected) => {
    const tools = [tool({ inputSchema: { type: "object", properties, required: Object.keys(properties) } })];
    const calls: Call[] = [{ id: "robust/missing-required", args: {}, text: "Sunny." }];
    expect(judgedBy("robust-input", { tools, calls }).checks[0]?.verdict).toBe(expected);
  });
  test.each([
    ['{"error":"projects.includes is not a function"}', /reach the code/],
    ['{"status":"error","content":"request failed: getaddrinfo EAI_AGAIN x.test"}', /are passed on/],
    ['{"status":"failed","error":"helm command failed: spawnSync helm ENOENT"}', /are passed on/],
    ['{"success":false,"message":"Could not scale"}', /without `isError`/],
    ['{"status":"failed","runs":3}', /are accepted/],
    ['{"content":"fetch failed is a common error"}', /are accepted/],
  ])("an error object in a success is not called accepted: %s", (text, message) => {
    expect(findingsOf("robust-input", { calls: [robust({ text })] })).toMatchObject([
      { severity: "warning", message: expect.stringMatching(message) },
    ]);
  });
  test("passed on to a fetch: part", () =>
    expect(verdict([robust({ refusal: "fetch failed: ECONNREFUSED" })])).toBe("part"));
  test("a stack trace in the refusal: part", () =>
    expect(verdict([robust({ refusal: `${refused}\n    at run (/srv/app/index.js:10:5)` })])).toBe("part"));
  const valid = (reply: Call): Call => ({ id: "robust/read-only-no-args", args: {}, ...reply });
  test.each<[string, Call, string]>([
    ["answered", { text: "Sunny." }, "pass"],
    ["answered with an error", { refusal: "no API key configured" }, "pass"],
    ["gone", { crash: { code: 1 }, confirm: { crash: { code: 1 } } }, "fail"],
    ["hangs", { timeout: true, confirm: { timeout: true } }, "fail"],
    ["a stack trace", { refusal: "boom\n    at run (/srv/app/index.js:10:5)" }, "part"],
  ])("the valid call of a tool without parameters, %s", (_, reply, expected) => {
    expect(verdict([valid(reply)])).toBe(expected);
  });
  test("nothing malformed and no valid call: n/a", () => expect(verdict([])).toBe("n/a"));

  test("answered like the valid call: not verified", () => {
    const error = "fetch failed: ECONNREFUSED 127.0.0.1:9";
    const report = judgedBy("robust-input", {
      calls: [{ id: "valid", refusal: error }, robust({ refusal: error })],
    });
    expect(report.findings).toEqual([]);
    expect(report.checks[0]).toMatchObject({ verdict: "n/a", notVerified: [{ calls: 1 }] });
  });
});

const WITH_KEY = {
  transport: "stdio" as const,
  command: "node",
  args: [],
  cwd: "/",
  display: "node",
  repeat: { names: ["API_KEY"], directory: "" },
};

/** Check, an input it passes, an input it finds something in, the words. */
const output = { outputSchema: { type: "object", properties: { n: { type: "number" } }, required: ["n"] } };
const structured = (n: JsonObject[string]): JsonObject => ({
  content: [{ type: "text", text: "n" }],
  structuredContent: { n },
});
const PAIRS: [string, EvidenceInput, EvidenceInput, RegExp][] = [
  [
    "output-conformance",
    { tools: [tool(output)], calls: [{ id: "valid", result: structured(1) }] },
    { tools: [tool(output)], calls: [{ id: "valid", result: structured("1") }] },
    /does not fit/,
  ],
  [
    "output-conformance",
    { tools: [tool(output)], calls: [{ id: "valid", refusal: "no" }] },
    { tools: [tool(output)], calls: [{ id: "valid", text: "n" }] },
    /no `structuredContent`/,
  ],
  [
    "output-conformance",
    { tools: [tool({ outputSchema: null })], calls: [{ id: "valid", text: "n" }] },
    { tools: [tool(output)], calls: [missing({ result: { ...structured("1"), isError: true } })] },
    /of an error does not fit .* version 1/,
  ],
  [
    "disguised-refusal",
    { calls: [missing({ refusal: refused })] },
    { calls: [missing({ text: "missing required parameter: city" })] },
    /text of a success/,
  ],
  [
    "empty-content",
    { calls: [{ id: "valid", text: "Sunny." }] },
    { calls: [{ id: "valid", result: { content: [] } }] },
    /empty success/,
  ],
  [
    "leak",
    { calls: [missing({ refusal: "No such file: /home/ada/notes.txt" })] },
    { calls: [missing({ refusal: 'Traceback (most recent call last):\n  File "/srv/a.py", line 3' })] },
    /Python traceback/,
  ],
  [
    "secret-echo",
    { calls: [{ id: "valid", text: "AKIAIOSFODNN7EXAMPLE" }] },
    { calls: [{ id: "valid", text: "key ***API_KEY***" }], target: WITH_KEY },
    /the value given as API_KEY/,
  ],
  [
    "secret-echo",
    { calls: [{ id: "valid", text: "fine" }] },
    { calls: [{ id: "valid", text: "fine" }], stderr: `token ghp_${"a1B2".repeat(9)}` },
    /GitHub token/,
  ],
  [
    "stdio-hygiene",
    { calls: [{ id: "valid", text: "x" }] },
    { calls: [{ id: "valid", text: "x" }], noise: [{ text: "Server running on stdio" }] },
    /Server running on stdio/,
  ],
  [
    "shutdown",
    { shutdown: { how: "stdin-close", ms: 10, leftovers: 0 } },
    { shutdown: { how: "term", ms: 2100, leftovers: 0 } },
    /SIGTERM/,
  ],
  [
    "shutdown",
    { shutdown: { how: "stdin-close", ms: 10, leftovers: 0 } },
    { shutdown: { how: "stdin-close", ms: 10, leftovers: 2 } },
    /left behind when it ends: 2/,
  ],
  [
    "response-size",
    { calls: [{ id: "valid", text: "x" }] },
    { calls: [{ id: "valid", text: "x".repeat(300_000) }] },
    /300000 characters/,
  ],
  [
    "valid-calls",
    { calls: [{ id: "valid", text: "x" }] },
    { calls: [{ id: "valid", refusal: "No such city" }] },
    /No such city/,
  ],
  [
    "bounds",
    { calls: [{ id: "bounds/city", args: { city: "" }, refusal: refused }] },
    {
      calls: [
        { id: "bounds/city", args: { city: "" }, text: "ok" },
        { id: "bounds/city/other", property: "city", args: { city: "x".repeat(9) }, text: "ok" },
      ],
    },
    /2 of 2 .*: `city`\.$/,
  ],
  [
    "safe-errors",
    { calls: [missing({ refusal: refused })] },
    { calls: [missing({ refusal: `${refused}\n    at run (/srv/app/index.js:10:5)` })] },
    /stack trace/,
  ],
  [
    "protocol",
    { probes: [{ purpose: "protocol", caseKey: "protocol/unknown-tool", refusal: "Unknown tool" }] },
    { probes: [{ purpose: "protocol", caseKey: "protocol/unknown-tool", text: "done" }] },
    /answered as a success/,
  ],
  [
    "protocol",
    { pages: [{ tools: [tool()] }] },
    { pages: [{ tools: [tool()], nextCursor: null }] },
    /`nextCursor` is null/,
  ],
];

describe.each(PAIRS)("%s", (id, good, bad, words) => {
  test("passes what is right", () => {
    const report = judgedBy(id, good);
    expect(report.checks[0]?.error ?? null).toBeNull();
    expect(report.findings).toEqual([]);
  });
  test("finds what is wrong", () => {
    const messages = findingsOf(id, bad).map((finding) => finding.message);
    expect(messages.join("\n")).toMatch(words);
    expect(messages.every((message) => !/\{\w+\}/.test(message))).toBe(true);
  });
});
