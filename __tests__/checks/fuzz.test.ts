import { describe, expect, test } from "vitest";
import check from "../../src/checks/robustness/fuzz.ts";
import { checkTester } from "../check-tester.ts";
import { type Call, type EvidenceInput, tool } from "../evidence-builder.ts";
import { findingsOf, judgedBy } from "./run-check.ts";

const crash = { crash: { code: 1 } };
const internal = { refusal: "Cannot read properties of undefined (reading 'x')" };
const allowed = (id: number | string, city: string, reply: Call = {}): Call => ({
  id: `fuzz/${id}`,
  args: { city },
  proof: "valid",
  ...reply,
});
const forbidden = (id: number, city: string, reply: Call): Call => ({
  id: `fuzz/${id}`,
  args: { city: [city] },
  proof: "invalid",
  ...reply,
});
const output = tool({
  outputSchema: { type: "object", properties: { c: { type: "number" } }, required: ["c"] },
});
const structured = (content: object) => ({ result: { content: [], structuredContent: content } as never });
const kinds = (calls: Call[], more: EvidenceInput = {}) =>
  findingsOf("fuzz", { calls, ...more }).map((one) => one.message.split(" ").slice(0, 3).join(" "));

checkTester(check, {
  pass: [
    { calls: [allowed(1, "Paris"), forbidden(2, "x", { refusal: "city must be a string" })] },
    { tools: [output], calls: [allowed(1, "", structured({ c: 18 }))] },
    { calls: [forbidden(1, "x", { text: "Invalid input: city must be a string" })] },
  ],
  fail: [
    { calls: [allowed(1, "", { ...crash, confirm: crash })] },
    { calls: [allowed(1, "", { timeout: true, confirm: { timeout: true } })] },
    { calls: [allowed(1, "", { result: {}, confirm: { result: {} } })] },
    { calls: [allowed(1, "", { ...internal, confirm: internal })] },
    { calls: [forbidden(1, "x", { text: "It is sunny." })] },
    { calls: [forbidden(1, "x", { refusal: "city is wrong\n    at f (/srv/app/x.js:1:2)" })] },
    { tools: [output], calls: [allowed(1, "", structured({ c: "18" }))] },
    { tools: [output], calls: [allowed(1, "")] },
  ],
  notApplicable: [{ calls: [] }, { calls: [{ id: "valid", args: { city: "Paris" } }] }],
});

describe("fuzz", () => {
  test("tells one failure once, with its smallest input", () => {
    const calls = [
      allowed(1, "London", { ...crash, confirm: crash }),
      allowed(2, "Rome", crash),
      allowed("1.1", "x", { ...crash, confirm: crash }),
    ];
    const [finding, ...others] = findingsOf("fuzz", { calls });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ arguments: { city: "x" }, case: "fuzz/1.1", severity: "error" });
    expect(finding?.message).toContain("2 of 2 made-up calls");
    expect(finding?.reproduce).toContain(`--args '{"city":"x"}'`);
  });

  test("tells different failures of one tool apart, and keeps their fingerprints whatever the input", () => {
    const second = { refusal: "foo is not a function" };
    const run = (text: string) =>
      findingsOf("fuzz", {
        calls: [
          allowed(1, `${text}1`, { ...internal, confirm: internal }),
          allowed(2, `${text}2`, { ...second, confirm: second }),
          allowed(3, `${text}3`, internal),
        ],
      });
    expect(run("a")).toHaveLength(2);
    expect(run("a").map((one) => one.fingerprint)).toEqual(run("zz").map((one) => one.fingerprint));
  });

  test("accuses of nothing that a fresh process does not repeat", () => {
    const { findings, checks } = judgedBy("fuzz", { calls: [allowed(1, "", { ...crash, confirm: {} })] });
    expect(findings).toEqual([]);
    const untried = judgedBy("fuzz", { calls: [allowed(1, "", crash)] });
    expect(untried.findings).toEqual([]);
    expect(untried.checks[0]?.notVerified[0]?.reason).toBe("crash: not repeated by a fresh process");
    expect(checks[0]?.error).toBeNull();
  });

  test("leaves alone what is about a key, a network, or no runtime error at all", () => {
    const answers = [
      { error: { code: -32603, message: "Unauthorized: API key is missing" } },
      { error: { code: -32603, message: "No such station" } },
      { refusal: "SyntaxError: Unexpected token 'x' in JSON" },
    ];
    for (const answer of answers)
      expect(kinds([allowed(1, "x", { ...answer, confirm: answer })])).toEqual([]);
  });

  test("leaves what breaks the plain valid call to the checks of that call", () => {
    const valid: Call = { id: "valid", args: { city: "Paris" }, ...internal };
    expect(kinds([valid, allowed(1, "Rome", { ...internal, confirm: internal })])).toEqual([]);
  });

  test("does not mind that undeclared properties are dropped without a word", () => {
    const args = { city: "Paris", more: 1 };
    expect(kinds([{ id: "fuzz/1", args, proof: "invalid", text: "It is sunny." }])).toEqual([]);
  });

  test("tells rules that are not enforced apart by keyword", () => {
    const bounded = tool({
      inputSchema: {
        type: "object",
        properties: { city: { type: "string", maxLength: 3 }, days: { type: "integer", maximum: 7 } },
      },
    });
    const call = (id: number, args: object): Call => ({
      id: `fuzz/${id}`,
      args: args as never,
      proof: "invalid",
    });
    const calls = [
      call(1, { days: 8 }),
      call(2, { days: 900 }),
      call(3, { city: "long" }),
      call(4, { city: 1 }),
    ];
    const found = findingsOf("fuzz", { tools: [bounded], calls });
    expect(found.map((one) => one.arguments)).toEqual(
      expect.arrayContaining([{ days: 8 }, { city: "long" }, { city: 1 }]),
    );
    expect(found).toHaveLength(3);
    expect(found.every((one) => one.severity === "warning")).toBe(true);
  });

  test("finds what is slow beside the tool's other calls, once a fresh process is slow too", () => {
    const quick = [1, 2, 3].map((id) => allowed(id, `c${id}`));
    const slow = (again: number) => allowed(4, "x", { durationMs: 1_600, confirm: { durationMs: again } });
    const [finding] = findingsOf("fuzz", { calls: [...quick, slow(1_500)] });
    expect(finding).toMatchObject({ severity: "warning", arguments: { city: "x" } });
    expect(finding?.message).toContain("1.6 s");
    expect(findingsOf("fuzz", { calls: [...quick, slow(20)] })).toEqual([]);
    expect(findingsOf("fuzz", { calls: [allowed(1, "y"), slow(1_500)] })).toEqual([]);
  });

  test("gives its seed and its counts", () => {
    const calls = [
      allowed(1, "ab", { ...crash, confirm: crash }),
      allowed("1.1", "b", crash),
      allowed(2, "c"),
    ];
    const { metrics } = judgedBy("fuzz", { calls, record: { fuzz: { calls: 2, seed: 7 } } });
    expect(metrics.fuzz).toEqual({ seed: 7, calls: 2, shrinkCalls: 1, failures: 1 });
  });

  test("changes nothing of what the other checks say", () => {
    const usual: Call[] = [{ id: "valid", args: { city: "Paris" } }];
    const noisy = forbidden(1, "x", { refusal: "bad\n    at f (/srv/app/x.js:1:2)" });
    const settings = { judge: { checks: { fuzz: { enabled: false, severity: null, options: {} } } } };
    const before = judgedBy(null, { calls: usual, ...settings });
    const after = judgedBy(null, { calls: [...usual, noisy, allowed(2, "", { text: "" })], ...settings });
    expect(after.findings).toEqual(before.findings);
    expect(after.score).toEqual(before.score);
  });
});
