import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { planCases } from "../../src/cases/plan.ts";
import { freezeEvidence } from "../../src/evidence/freeze.ts";
import { parseEvidence } from "../../src/evidence/parse.ts";
import { serializeEvidence } from "../../src/evidence/serialize.ts";
import type { Plan } from "../../src/model/case.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import type { ToolFacts } from "../../src/model/facts.ts";
import type { Report } from "../../src/model/report.ts";
import type { RecordSettings, Target } from "../../src/model/settings.ts";
import { buildReport } from "../../src/report/build.ts";
import { type RunOptions, run, sent } from "./run.ts";

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mcp-audit-state-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Files of the notes that a server keeps. */
const notes = () => readdirSync(folder).filter((name) => name.startsWith("note-"));

const ON = { enabled: true, severity: null, options: {} };

function serverOf(name: string, trait: string): Target {
  const args = [resolve(`fixtures/servers/${name}.mjs`), trait];
  return { transport: "stdio", command: process.execPath, args, cwd: folder, display: name };
}

/** The planner's valid calls alone: malformed ones have tests of their own. */
function planValid(tools: readonly ToolFacts[], settings: RecordSettings): Plan {
  const plan = planCases(tools, settings);
  return { ...plan, cases: plan.cases.filter((item) => item.kind === "valid") };
}

/** The evidence of a run that makes valid calls alone, judged with all opt-in checks of `state`. */
async function audit(
  name: string,
  trait: string,
  record: Partial<RecordSettings>,
  options: Partial<RunOptions> = {},
) {
  const evidence = await run({
    ...options,
    plan: planValid,
    target: serverOf(name, trait),
    env: { STATE_DIR: folder },
    record: {
      scope: "all",
      timeoutMs: 15_000,
      ...record,
    },
  });
  const checks = { concurrency: ON, lifecycle: ON, "cross-resource": ON };
  const settings = { ...evidence.settings, judge: { ...evidence.settings.judge, checks } };
  const whole = freezeEvidence({ ...evidence, settings });
  return { evidence: whole, report: buildReport(whole) };
}

const findings = (report: Report, check: string) =>
  report.findings
    .filter((one) => one.check === check)
    .map(({ tool, severity, message }) => ({ tool, severity, message }));
const metrics = (report: Report, name: string) => report.metrics[name] as Record<string, unknown>;
const steps = (evidence: Evidence) => sent(evidence, "state").map((one) => one.caseKey);
const notVerified = (report: Report, id: string) =>
  report.checks.find((check) => check.id === id)?.notVerified.map(({ reason }) => reason);

describe("equal calls over connections of their own", () => {
  test("are flagged where a lock on a file turns one away", async () => {
    const { evidence, report } = await audit("state-race", "race", { concurrency: 3 });
    const [finding, ...others] = findings(report, "concurrency");
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ tool: "write_entry", severity: "error" });
    expect(finding?.message).toMatch(/^[12] of 3 equal calls .*The journal is locked/);
    expect(metrics(report, "concurrency")).toMatchObject({ n: 3, measured: 2, percent: 50, grade: "D" });
    expect(report.score.categories.state.parts).toContainEqual({ name: "concurrency", percent: 50 });
    const own = evidence.connections.filter((one) => one.purpose === "concurrency");
    expect(own).toHaveLength(3);
    expect(report.events.starts).toBe(evidence.connections.length - 3);
    const rounds = sent(evidence, "concurrency").map((one) => one.caseKey?.replace(/\/\d+ .*/, ""));
    expect(rounds.filter((round) => round === "after")).toHaveLength(3);
  });

  test("are not where the server waits for the lock", async () => {
    const { evidence, report } = await audit("state-race", "clean", { concurrency: 3 });
    expect(findings(report, "concurrency")).toEqual([]);
    expect(metrics(report, "concurrency")).toMatchObject({ measured: 2, percent: 100, flagged: [] });
    const together = sent(evidence, "concurrency").filter((one) => one.caseKey?.startsWith("together/"));
    expect(new Set(together.map((one) => one.connection)).size).toBe(3);
    const written = readFileSync(join(folder, "journal.txt"), "utf8").trim().split("\n");
    expect(written.length).toBeGreaterThanOrEqual(7);
  });

  test("take back what they create, where the consent covers the delete tool", async () => {
    const { evidence, report } = await audit("state-stale", "clean", { concurrency: 2 });
    expect(findings(report, "concurrency")).toEqual([]);
    const ordinary = sent(evidence, "case").filter((one) => one.caseKey === "0/valid");
    expect(notes()).toHaveLength(ordinary.length);
    expect(metrics(report, "concurrency")).toMatchObject({ percent: 100, measured: 1 });
  });

  test("are made of nothing beyond the consent, and of nothing unless asked for", async () => {
    const reading = await audit("state-race", "race", { concurrency: 2, scope: "read-only" });
    const tools = sent(reading.evidence, "concurrency").map((one) => JSON.parse(one.request.raw).params.name);
    expect(new Set(tools)).toEqual(new Set(["search_entries"]));
    const silent = await audit("state-race", "race", {});
    expect(sent(silent.evidence, "concurrency")).toEqual([]);
    expect(silent.report.score.categories.state.notRun).toContain("are off");
  });
});

describe("what is created, read and deleted", () => {
  test("is a finding where it is still read afterwards, on a fresh process too", async () => {
    const { evidence, report } = await audit("state-stale", "stale", { sequential: true });
    expect(findings(report, "lifecycle")).toMatchObject([
      { tool: "get_note", severity: "error", message: expect.stringContaining("`delete_note` has deleted") },
    ]);
    expect(metrics(report, "lifecycle")).toEqual({
      groups: [{ resource: "note", result: "stale" }],
      staleReads: 1,
    });
    const once = ["create", "read", "control", "remove", "read-again", "read-later"].map(
      (step) => `lifecycle/note/${step}`,
    );
    expect(steps(evidence)).toEqual([...once, ...once]);
    expect(report.score.categories.state.percent).toBe(0);
  });

  test("is none where the cache is dropped, and nothing of it stays", async () => {
    const { evidence, report } = await audit("state-stale", "clean", { sequential: true });
    expect(findings(report, "lifecycle")).toEqual([]);
    expect(metrics(report, "lifecycle")).toMatchObject({ groups: [{ resource: "note", result: "gone" }] });
    expect(steps(evidence).at(-1)).toBe("lifecycle/note/read-again");
    const ordinary = sent(evidence, "case").filter((one) => one.caseKey === "0/valid");
    expect(notes()).toHaveLength(ordinary.length);
    expect(report.score.categories.state.percent).toBe(100);
  });

  test("delete-says-404: create and get work with the real id, delete answers not found", async () => {
    const { report } = await audit("state-stale", "404", { sequential: true });
    expect(findings(report, "lifecycle")).toMatchObject([{ tool: "delete_note", severity: "error" }]);
    expect(report.warnings).toContain("What `create_note` created stays: `delete_note` did not delete it.");
  });

  test("is not tried without being asked for, nor in part", async () => {
    const { evidence } = await audit("state-stale", "stale", {});
    expect(sent(evidence, "state")).toEqual([]);
    const partly = await audit("state-stale", "stale", { sequential: true, excludeTools: ["delete_*"] });
    expect(sent(partly.evidence, "state")).toEqual([]);
    expect(notVerified(partly.report, "lifecycle")).toEqual([expect.stringMatching(/^no tools create/)]);
  });
});

describe("a child of what is deleted", () => {
  test("is told of where it stays, and scores nothing; both are deleted again", async () => {
    const { evidence, report } = await audit("state-orphan", "orphan", { sequential: true });
    expect(findings(report, "cross-resource")).toMatchObject([
      { tool: "get_task", severity: "notice", message: expect.stringContaining("`delete_project`") },
    ]);
    expect(findings(report, "lifecycle")).toEqual([]);
    expect(metrics(report, "lifecycle").groups).toEqual([
      { resource: "project", result: "gone" },
      { resource: "task", result: "gone" },
    ]);
    expect(report.score.categories.state.percent).toBe(100);
    expect(report.warnings).toEqual([]);
    const cleaned = sent(evidence, "state").filter((one) => one.caseKey?.startsWith("cleanup "));
    expect(cleaned.map((one) => one.caseKey)).toEqual(["cleanup project", "cleanup task", "cleanup task"]);
    for (const one of cleaned) expect(one.response?.raw).not.toContain("isError");
  });

  test("is not where it goes with its parent", async () => {
    const { report } = await audit("state-orphan", "clean", { sequential: true });
    expect(findings(report, "cross-resource")).toEqual([]);
    expect(metrics(report, "crossResource")).toEqual({
      pairs: [{ parent: "project", child: "task", childIs: "gone or changed" }],
    });
  });
});

describe("a run that is stopped", () => {
  test.each(["concurrency", "lifecycle"] as const)(
    "while it is at %s leaves no process and blames nobody",
    async (stage) => {
      const controller = new AbortController();
      const { evidence, report } = await audit(
        "state-stale",
        "stale",
        { sequential: true, concurrency: 2 },
        {
          signal: controller.signal,
          onProgress: (progress) => {
            if (progress.stage === stage) controller.abort();
          },
        },
      );
      expect(evidence.stopped?.reason).toBe("interrupted");
      expect(findings(report, "concurrency")).toEqual([]);
      expect(report.checks.every((check) => check.error === null)).toBe(true);
      expect(sent(evidence, "concurrency").filter((one) => one.caseKey?.startsWith("together/"))).toEqual([]);
    },
  );
});

test("the report is the same when the evidence is read again", async () => {
  const { evidence, report } = await audit("state-orphan", "orphan", { sequential: true, concurrency: 2 });
  expect(buildReport(parseEvidence(serializeEvidence(evidence)))).toEqual(report);
});
