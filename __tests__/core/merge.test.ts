import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resolveRun } from "../../src/config/resolve.ts";
import { audit } from "../../src/core/audit.ts";
import { joinShards } from "../../src/core/join.ts";
import { mergeEvidence } from "../../src/core/merge.ts";
import { rescore } from "../../src/core/rescore.ts";
import { withShardNote } from "../../src/core/shard-note.ts";
import { parseEvidence } from "../../src/evidence/parse.ts";
import { serializeEvidence } from "../../src/evidence/serialize.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import type { Report } from "../../src/model/report.ts";
import { evidence, tool } from "../evidence-builder.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mcp-audit-merge-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Evidence of a server's run, read back as another job reads it. */
async function recorded(inputs: Record<string, string>): Promise<Evidence> {
  const run = resolveRun(inputs, { cwd: folder, environment: {}, readFile: () => null });
  const { target, settings, env, headers, secrets } = run;
  const { evidence: seen } = await audit({ target, settings, env, headers, secrets, workspace: null });
  return parseEvidence(serializeEvidence(seen));
}

const inShards = (count: number, inputs: (shard: string) => Record<string, string>) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => `${index + 1}/${count}`).map((shard) =>
      recorded({ ...inputs(shard.replace("/", "-")), shard }),
    ),
  );

/** All of a report but times, and what follows from how often the server was started. */
function saying({
  score,
  findings,
  tools,
  checks,
  skipped,
  metrics,
  conclusion,
  warnings,
  stopped,
  shard,
}: Report) {
  const { crashResilience, coverage, contextCost, lifecycle } = metrics;
  return {
    score,
    conclusion,
    findings: findings.map(({ response: _, ...rest }) => rest),
    tools,
    checks,
    skipped,
    warnings,
    stopped,
    shard,
    metrics: { crashResilience, coverage, contextCost, lifecycle },
  };
}

describe("three shards together say what one run says", () => {
  test("of a server with faults that only some inputs show", async () => {
    const command = `node ${resolve("fixtures/servers/weather-faults.mjs")}`;
    const whole = await recorded({ command });
    const shards = await inShards(3, () => ({ command }));
    const [report, joined] = [rescore(whole), rescore(mergeEvidence(shards))];
    expect(report.findings.length).toBeGreaterThan(0);
    expect(saying(joined)).toEqual(saying(report));
    expect(shards.map((one) => rescore(one).shard)).toEqual([1, 2, 3].map((index) => ({ index, count: 3 })));
  });

  test("of what is created and deleted in sequence, which names exchanges by number", async () => {
    const command = `node ${resolve("fixtures/servers/state-stale.mjs")}`;
    const inputs = (name: string) => {
      mkdirSync(join(folder, name));
      return { command, scope: "all", sequential: "true", env: `STATE_DIR=${join(folder, name)}` };
    };
    const whole = await recorded(inputs("whole"));
    const shards = await inShards(2, inputs);
    const stale = (one: Evidence) =>
      rescore(one)
        .findings.filter(({ category }) => category === "state")
        .map(({ fingerprint }) => fingerprint);
    expect(stale(whole).length).toBeGreaterThan(0);
    expect(stale(mergeEvidence(shards))).toEqual(stale(whole));
    // The tool that creates is the first shard's, whose numbers stay: those of a later one move with its exchanges.
    const lifecycle = { notes: ["seen"], runs: [{ steps: { create: 1 } }] };
    const second = { ...(shards[1] as Evidence), extra: { lifecycle } };
    const merged = mergeEvidence([{ ...(shards[0] as Evidence), extra: {} }, second]);
    const offset = Math.max(...(shards[0] as Evidence).exchanges.map(({ id }) => id)) + 1;
    expect(merged.extra.lifecycle).toEqual({ notes: ["seen"], runs: [{ steps: { create: 1 + offset } }] });
  });
});

const TOOLS = ["a", "b", "c"].map((name) => tool({ name }));
function shard(index: number, count = 3, more: Partial<Evidence> = {}): Evidence {
  return evidence({
    tools: TOOLS,
    calls: [{ tool: index - 1 }],
    record: { shard: { index, count } },
    more: {
      skipped: [0, 1, 2]
        .filter((one) => one !== index - 1)
        .map((toolIndex) => ({
          toolIndex,
          tool: "abc".charAt(toolIndex),
          cause: "shard" as const,
          reason: "belongs to another shard",
        })),
      ...more,
    },
  });
}
const failure = (message: string) => ({ stage: "startup" as const, message, exit: null, stderrTail: "" });

describe("what is not there is said, and does not pass", () => {
  test("a missing shard, with the tools that nobody called", () => {
    const report = rescore(mergeEvidence([shard(3), shard(1)]));
    expect(report.warnings).toContain(
      "The run ended early: shard 2 of 3 is missing, its tools were not called",
    );
    expect(report.skipped).toEqual([{ tool: "b", reason: "belongs to shard 2, which called nothing" }]);
    expect(report.conclusion).toMatchObject({ result: "failure", exitCode: 1 });
    expect(report.conclusion.reasons[0]).toMatch(/^not all was tried: shard 2 of 3 is missing/);
  });

  test("of 99,999 missing ones the first twenty", () => {
    const detail = mergeEvidence([shard(1, 99_999)]).stopped?.detail ?? "";
    expect(detail).toMatch(/^shards 2, 3, .* 21 and 99978 more of 99999 are missing/);
  });

  test("a shard whose server did not start, beside others whose did", () => {
    const failed = shard(2, 3, {
      failure: failure("no answer in 60 s"),
      exchanges: [],
      cases: [],
      skipped: [],
    });
    const report = rescore(mergeEvidence([shard(1), failed, shard(3)]));
    expect(report.failure).toBeNull();
    expect(report.stopped?.detail).toBe("shard 2 of 3 called nothing: no answer in 60 s");
    expect(report.metrics.coverage).toMatchObject({ tools: 3, called: 2 });
    expect(report.conclusion.result).toBe("failure");
  });

  test("no shard whose server started: the server could not be started", () => {
    const all = [1, 2, 3].map((index) =>
      shard(index, 3, { failure: failure("no answer"), exchanges: [], cases: [], skipped: [] }),
    );
    expect(rescore(mergeEvidence(all)).conclusion).toMatchObject({ exitCode: 3, reasons: ["no answer"] });
  });

  test("a shard that ended early", () => {
    const early = shard(2, 3, { stopped: { reason: "cannot-restart", detail: "it does not come back" } });
    const report = rescore(mergeEvidence([shard(1), early, shard(3)]));
    expect(report.stopped).toEqual({
      reason: "cannot-restart",
      detail: "shard 2 of 3 ended early: it does not come back",
    });
  });
});

const noted = (one: Evidence, commit: string) => withShardNote(one, { commit, base: null });

describe("what is not of one run is refused", () => {
  test.each([
    ["a doubled shard", [shard(1), shard(1)], "The same shard is given twice: shard 1."],
    [
      "another number of shards",
      [shard(1), shard(2, 2)],
      "shard 1 and shard 2 differ in the number of shards",
    ],
    ["a shard beyond the last", [shard(4)], "There is no shard 4 of 3."],
    [
      "other settings",
      [
        shard(1),
        {
          ...shard(2),
          settings: { ...shard(2).settings, judge: { ...shard(2).settings.judge, strict: true } },
        },
      ],
      "differ in the settings",
    ],
    ["another commit", [noted(shard(1), "abc"), noted(shard(2), "def")], "differ in the commit"],
    [
      "tools in another order: their numbers would be those of others",
      [shard(1), evidence({ tools: [...TOOLS].reverse(), record: { shard: { index: 2, count: 3 } } })],
      "same tools in the same order",
    ],
    ["nothing", [], "nothing to merge"],
  ])("%s", (_, shards, words) => {
    expect(() => mergeEvidence(shards as Evidence[])).toThrow(words);
  });

  const texts = (one: Evidence) => [{ name: "shard-1", evidence: serializeEvidence(one), base: null }];
  test("a shard of a commit that this run is not about", () => {
    const old = texts(noted(shard(1), "f".repeat(40)));
    expect(() => joinShards(old, "a".repeat(40))).toThrow(
      "shard-1 is of the commit fffffff, and this run is about aaaaaaa.",
    );
    expect(joinShards(old, "f".repeat(40)).base).toEqual({ baseline: null, note: null });
  });

  test("evidence of a run without shards, and what is no evidence", () => {
    expect(() => joinShards(texts(evidence({ tools: TOOLS })), "")).toThrow("shard-1 is no shard");
    expect(() => joinShards([{ name: "shard-1", evidence: "{}", base: null }], "")).toThrow(
      "shard-1: This is not an evidence file",
    );
  });
});
