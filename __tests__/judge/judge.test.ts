import { describe, expect, test } from "vitest";
import { defineCheck } from "../../src/checks/define.ts";
import { CHECKS } from "../../src/checks/registry.gen.ts";
import type { JudgeSettings } from "../../src/model/settings.ts";
import { buildReport } from "../../src/report/build.ts";
import { type EvidenceInput, evidence, tool } from "../evidence-builder.ts";

const bare: EvidenceInput = {
  tools: [tool({ name: "bare", description: "" })],
  calls: [{ id: "valid", text: "fine" }],
};
const judged = (judge: Partial<JudgeSettings> = {}, input = bare) =>
  buildReport(evidence({ ...input, judge }));
const today = () => evidence().startedAt.slice(0, 10);

describe("the conclusion", () => {
  test("an error fails, with exit code 1 and the reason", () =>
    expect(judged().conclusion).toEqual({ result: "failure", exitCode: 1, reasons: ["1 error"] }));
  test("fail-on: never", () => expect(judged({ failOn: "never" }).conclusion.exitCode).toBe(0));
  test("warnings fail when strict", () => {
    const input = { ...bare, tools: [tool({ annotations: {} })] };
    expect(judged({}, input).conclusion.exitCode).toBe(0);
    expect(judged({ strict: true }, input).conclusion.exitCode).toBe(1);
    expect(judged({ failOn: "warning" }, input).conclusion.exitCode).toBe(1);
  });
  test("a threshold fails, and says by how much", () =>
    expect(judged({ failOn: "never", failUnder: { overall: 99.9 } }).conclusion.reasons[0]).toMatch(
      /score [\d.]+ is under 99.9/,
    ));
  test("a server that could not start is exit code 3 without a score", () => {
    const failure = { stage: "startup" as const, message: "It exited.", exit: null, stderrTail: "" };
    const report = judged({}, { ...bare, more: { failure } });
    expect(report.conclusion.exitCode).toBe(3);
    expect(report.score).toMatchObject({ percent: null, grade: null });
  });
  test("regression: only what is new fails", () => {
    const before = judged();
    const settings = { ...bare, judge: { failOn: "regression" as const } };
    const same = buildReport(evidence(settings), { baseline: { report: before, label: "base" } });
    expect(same.conclusion.exitCode).toBe(0);
    expect(same.findings[0]?.baseline).toBe("known");
    const worse = { ...settings, tools: [...(bare.tools ?? []), tool({ name: "second", description: "" })] };
    expect(
      buildReport(evidence(worse), { baseline: { report: before, label: "base" } }).conclusion.reasons,
    ).toEqual(["1 new error"]);
  });
});

describe("suppressions", () => {
  const rule = { check: "description", tool: "bare", reason: "generated elsewhere", expires: null };
  test("take a finding out of the score and the conclusion, and are told", () => {
    const report = judged({ suppressions: [rule] });
    expect(report.findings.filter((one) => one.check === "description")).toEqual([]);
    expect(report.suppressed).toMatchObject([{ check: "description", reason: "generated elsewhere" }]);
    expect(report.score.categories.contract.percent).toBe(100);
    expect(report.conclusion.exitCode).toBe(0);
  });
  test("one that matches nothing is a warning", () =>
    expect(judged({ suppressions: [{ ...rule, tool: "other" }] }).warnings[0]).toContain(
      "matches no finding",
    ));
  test("an expired one no longer holds; the day itself still counts", () => {
    expect(judged({ suppressions: [{ ...rule, expires: "2000-01-01" }] }).conclusion.exitCode).toBe(1);
    expect(judged({ suppressions: [{ ...rule, expires: today() }] }).conclusion.exitCode).toBe(0);
  });
  test("of single tools by pattern", () =>
    expect(judged({ suppressions: [{ ...rule, tool: "b*e" }] }).conclusion.exitCode).toBe(0));
});

describe("settings of a check", () => {
  const only = (setting: object) =>
    judged({ checks: { description: { enabled: true, severity: null, options: {}, ...setting } } });
  test("a severity changes finding, row and conclusion", () => {
    const report = only({ severity: "notice" });
    expect(report.conclusion.exitCode).toBe(0);
    expect(report.score.categories.contract.percent).toBe(100);
  });
  test("switched off it is not there", () => {
    expect(only({ enabled: false }).checks.some((check) => check.id === "description")).toBe(false);
  });
});

test("a check that throws is told, never green, never scored, and ends nothing", () => {
  const broken = defineCheck({
    ...(CHECKS[0] as (typeof CHECKS)[number]),
    id: "broken",
    evaluate() {
      throw new Error("planted");
    },
  });
  const report = buildReport(evidence(bare), { checks: [...CHECKS, broken] });
  expect(report.checks.find((check) => check.id === "broken")).toMatchObject({
    verdict: "n/a",
    error: "planted",
  });
  expect(report.warnings.join()).toContain("planted");
  expect(report.score).toEqual(judged().score);
});

test("reproduction lines are ready to paste, and hold no value of a variable", () => {
  const target = {
    transport: "stdio" as const,
    command: "node",
    args: ["a b.js"],
    cwd: "/x",
    display: "node 'a b.js'",
    repeat: { names: ["API_KEY"], directory: "packages/one" },
  };
  const crash = { crash: { code: 1 } };
  const calls = [{ id: "missing-required/city", args: { it: "isn't" }, ...crash, confirm: crash }];
  const finding = judged({}, { calls, target }).findings.find((one) => one.check === "crash-resilience");
  expect(finding?.reproduce).toBe(
    `npx mcp-audit-action call --tool get_weather --args '{"it":"isn'\\''t"}' --working-directory packages/one --env API_KEY="$API_KEY" -- node 'a b.js'`,
  );
});

describe("what a finding quotes of a call that ended the process", () => {
  const dead = (stderr: string) =>
    judged(
      {},
      {
        stderr,
        calls: [{ id: "missing-required/city", crash: { code: 1 }, confirm: { crash: { code: 1 } } }],
      },
    ).findings.find(({ check }) => check === "crash-resilience")?.response;
  test("is the line of stderr that names the error", () =>
    expect(dead("started\nTypeError: no city\n    at f (file:///srv/a.mjs:1:2)\n\nNode.js v24.0.0\n")).toBe(
      "the process exited with code 1; its stderr ends with: TypeError: no city",
    ));
  test("is the exit alone where no line names one", () =>
    expect(dead("listening\n")).toBe("the process exited with code 1"));
});
