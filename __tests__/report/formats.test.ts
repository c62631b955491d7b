import { describe, expect, test } from "vitest";
import { parseEvidence } from "../../src/evidence/parse.ts";
import { serializeEvidence } from "../../src/evidence/serialize.ts";
import { renderBadge } from "../../src/report/badge.ts";
import { buildReport } from "../../src/report/build.ts";
import { renderHtml } from "../../src/report/html.ts";
import { renderJunit } from "../../src/report/junit.ts";
import { readReport } from "../../src/report/parse.ts";
import { renderSarif } from "../../src/report/sarif.ts";
import { renderTrace } from "../../src/report/trace.ts";
import { type EvidenceInput, evidence, tool } from "../evidence-builder.ts";
import { HOSTILE } from "./hostile.ts";

const input: EvidenceInput = {
  tools: [tool(), tool({ name: "bare", description: "" })],
  calls: [
    { id: "valid", text: "Sunny." },
    { id: "missing-required/city", crash: { code: 1 }, confirm: { crash: { code: 1 } } },
  ],
  judge: { suppressions: [{ check: "description", tool: "bare", reason: "on purpose", expires: null }] },
};
const recorded = evidence(input);
const report = buildReport(recorded);

test("evidence read back gives the same report", () => {
  const again = parseEvidence(serializeEvidence(recorded));
  expect(buildReport(again)).toEqual(report);
});

test("the report fits its published schema", () => {
  expect(readReport(JSON.stringify(report))).toEqual(JSON.parse(JSON.stringify(report)));
});

test("the trace has a line for each call", () => {
  const lines = renderTrace(report, recorded)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map((line) => [line.case, line.outcome])).toEqual([
    ["valid", "ok"],
    ["missing-required/city", "crashed"],
  ]);
  expect(lines[0]).toEqual({
    tool: "get_weather",
    case: "valid",
    property: null,
    outcome: "ok",
    detail: "a result: Sunny.",
    arguments: {},
    startedAt: expect.any(Number),
    durationMs: expect.any(Number),
  });
  expect(lines[1]).toMatchObject({ property: "city" });
});

test("the trace has a line for each skipped tool, with the reason", () => {
  const skipped = { toolIndex: 1, tool: "bare", cause: "consent" as const, reason: "not marked read-only" };
  const one = evidence({ ...input, skipped: [skipped] });
  const lines = renderTrace(buildReport(one), one).trim().split("\n");
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines[2] ?? "")).toEqual({ tool: "bare", skipped: "not marked read-only" });
});

test("the figures of every check that ran stand under metrics, by the report's schema", () => {
  const probe = { name: "p", tool: "get_weather", arguments: {}, expect: {}, retries: 0 };
  const one = evidence({
    ...input,
    calls: [...(input.calls ?? []), { id: "probe/p", kind: "probe" }],
    record: { probes: [probe] },
    judge: { checks: { probes: { enabled: true, severity: null, options: {} } } },
  });
  const { metrics } = readReport(JSON.stringify(buildReport(one)));
  expect(metrics).toMatchObject({
    crashResilience: { percent: 0, grade: "F", cases: 1, graceful: 0, crashed: 1 },
    latency: { percent: 100, grade: "A", checked: 1, medianMs: 5, flagged: [] },
    responseSize: { percent: 100, grade: "A", checked: 1, medianChars: 6, flagged: [] },
    contextCost: { tokens: expect.any(Number), perTool: [{ tool: "get_weather" }, { tool: "bare" }] },
    coverage: { tools: 2, called: 1, calledValidly: 1, level: "partial" },
    validCalls: { made: 1, answered: 1, errored: 0 },
    probes: { checked: 1, met: 1, perProbe: [{ name: "p", met: true, tries: 1, ms: 5 }] },
  });
});

describe("SARIF", () => {
  const sarif = JSON.parse(renderSarif(report));
  const [run] = sarif.runs;
  test("has rules with help, results with fingerprints and places, and suppressions", () => {
    expect(sarif.version).toBe("2.1.0");
    for (const result of run.results) {
      expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
      expect(result.partialFingerprints["mcpAudit/v1"]).toMatch(/^[0-9a-f]{16}$/);
    }
    expect(run.results.filter((result: { suppressions?: unknown }) => result.suppressions)).toHaveLength(1);
    expect(
      run.tool.driver.rules.every((rule: { help: { markdown: string } }) => rule.help.markdown.length > 50),
    ).toBe(true);
  });
});

describe("JUnit", () => {
  test("has the suite `static checks` with one case for each tool, and the crash as a failure", () => {
    const xml = renderJunit(report);
    expect(xml).toMatch(/<testsuite name="static checks" tests="2" failures="0"/);
    expect(xml).toMatch(
      /<testcase name="crash-resilience" classname="robustness" time="0.000">\s*<failure message="The process ends/,
    );
  });
});

test("the badge shows the grade", () => {
  expect(renderBadge(report)).toContain(`${report.score.grade} · `);
});

test.each(HOSTILE)("hostile text breaks neither XML nor HTML: %j", (text) => {
  const hostile = evidence({
    tools: [tool({ name: text, description: "" })],
    calls: [{ tool: 0, id: "valid", refusal: text }],
  });
  const judged = buildReport(hostile);
  const xml = renderJunit(judged);
  expect(xml).not.toMatch(
    /<(?!\/?(?:testsuites?|testcase|properties|property|failure|error|skipped|system-out)\b|\?xml)/,
  );
  expect(xml).not.toMatch(/[\u0000-\u0008\ufffe\uffff]/);
  const page = renderHtml(judged, hostile);
  expect(page.match(/<script>/g)).toHaveLength(1);
  expect(page).not.toMatch(/<img|onerror=alert\(1\)>/);
});
