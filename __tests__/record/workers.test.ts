import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Evidence } from "../../src/model/evidence.ts";
import type { Target } from "../../src/model/settings.ts";
import { pays } from "../../src/record/workers.ts";
import { buildReport } from "../../src/report/build.ts";
import { renderComment } from "../../src/report/comment.ts";
import { type RunOptions, run, sent } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "mcp-audit-workers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function server(name: string): Target {
  const args = [resolve(`fixtures/servers/${name}.mjs`)];
  return { transport: "stdio", command: process.execPath, args, cwd: process.cwd(), display: name };
}

/** The server is recorded by so many workers, from its first call on. */
const recorded = (workers: number, { record, ...options }: RunOptions) =>
  run({ ...options, pays: () => true, record: { ...record, workers } });

/** What people read of a run, without its times. The check of times is left out: the machine may be busy. */
function shown(evidence: Evidence): { report: string; comment: string } {
  const settings = { ...evidence.settings };
  settings.judge = {
    ...settings.judge,
    checks: { latency: { enabled: false, severity: null, options: {} } },
  };
  const report = buildReport({ ...evidence, settings, startedAt: "", durationMs: 0 });
  report.server.startupMs = 0;
  const comment = renderComment(report, { key: "", sha: "a1b2c3d4", reportUrl: null });
  return { report: JSON.stringify(report, null, 1), comment };
}

/** What was sent, and came back, in the order of the evidence; without numbers and times. */
const wire = (evidence: Evidence) =>
  evidence.exchanges.map(({ purpose, caseKey, method, request, response, end }) => {
    const plain = (raw: string) => raw.replace(/"id":\d+,?/, "");
    return [purpose, caseKey, method, plain(request.raw), plain(response?.raw ?? ""), end].join(" | ");
  });

const aside = (evidence: Evidence) => {
  const workers = evidence.connections.filter((one) => one.purpose === "worker").map((one) => one.id);
  return evidence.exchanges.filter((one) => workers.includes(one.connection));
};

/** Holds runs with more workers to that with one; gives them. */
async function same(options: RunOptions): Promise<Evidence[]> {
  const one = await recorded(1, options);
  expect(aside(one)).toEqual([]);
  const runs: Evidence[] = [];
  for (const count of [2, 4]) {
    const many = await recorded(count, options);
    expect(wire(many)).toEqual(wire(one));
    expect(shown(many)).toEqual(shown(one));
    expect(many.exchanges.map(({ id }) => id)).toEqual(many.exchanges.map((_, index) => index));
    expect(many.connections.map(({ id }) => id)).toEqual(many.connections.map((_, index) => index));
    runs.push(many);
  }
  return runs;
}

describe("whatever the number of workers, the evidence and the report are the same", () => {
  test("of a server without faults", async () => {
    for (const evidence of await same({ target: server("clean") })) {
      expect(aside(evidence).length).toBeGreaterThan(10);
    }
  }, 60_000);

  test("of one that crashes, leaks and has tools that are not read-only", async () => {
    for (const evidence of await same({ target: server("faulty"), record: { scope: "all" } })) {
      expect(aside(evidence).length).toBeGreaterThan(5);
    }
  }, 120_000);

  test("of one with internal errors, noise, broken answers and questions", async () => {
    const tools = ["ok", "internal", "noise", "internal-2", "twice", "no-content", "asks", "die", "echo"];
    for (const evidence of await same({ tools })) {
      const [, ...rest] = aside(evidence).filter(({ response }) => response?.raw.includes("-32603"));
      expect(rest.length).toBeGreaterThan(0);
    }
  }, 240_000);

  test("of one that hangs: what is not sent after three hangs is the same", async () => {
    const calls = ["ok", "robust:ok", "hang", "hang!", "robust:hang", "robust:hang", "robust:hang"];
    calls.push("ok-2", "ok-2!", "robust:ok-2", "ok-3", "robust:ok-3");
    const runs = await same({ tools: ["ok", "hang", "ok-2", "ok-3"], calls, timeoutMs: 1_500 });
    for (const { dropped } of runs) {
      expect(dropped.map(({ toolIndex }) => toolIndex)).toEqual([2, 3]);
    }
  }, 120_000);

  test("of one that logs to stderr", async () => {
    const tools = ["ok", "secret-on-stderr", "ok-2"];
    const mask = (text: string) => text.replaceAll("SECRET-VALUE-1", "***");
    const one = await recorded(1, { tools, mask });
    const four = await recorded(4, { tools, mask });
    expect(aside(four).length).toBeGreaterThan(5);
    expect(four.connections[0]?.stderr.tail).toBe(one.connections[0]?.stderr.tail);
    expect(JSON.stringify(four)).not.toContain("SECRET-VALUE-1");
  }, 60_000);

  test("of one that uses the workspace", async () => {
    const target = server("files");
    for (const evidence of await same({ target, env: { ROOT: "$WORKSPACE" } })) {
      expect(JSON.stringify(evidence)).not.toContain("mcp-audit-workspace-");
    }
  }, 60_000);
});

describe("workers", () => {
  test("take no valid call, no probe and nothing of tools that may change things", async () => {
    const probe = { name: "p", tool: "forecast", arguments: { city: "Rome" }, expect: {}, retries: 0 };
    const evidence = await recorded(3, {
      target: server("faulty"),
      record: { scope: "all", probes: [probe] },
    });
    const cases = new Map(evidence.cases.map((item) => [item.key, item]));
    const taken = aside(evidence).map(({ caseKey }) => cases.get(caseKey ?? ""));
    expect(taken.length).toBeGreaterThan(0);
    for (const item of taken) {
      expect(["valid", "probe"]).not.toContain(item?.kind);
      expect(["forecast", "delete_station"]).not.toContain(item?.tool);
    }
  }, 60_000);

  test("are not started where the server runs once at a time: one connection records all", async () => {
    const target = server("single");
    const one = await recorded(1, { target, env: { LOCK: join(folder, "one") } });
    const four = await recorded(4, { target, env: { LOCK: join(folder, "four") } });
    expect(wire(four)).toEqual(wire(one));
    expect(aside(four)).toEqual([]);
    const { warnings, ...report } = JSON.parse(shown(four).report);
    expect(warnings).toEqual([
      "The server could not be started as often as `workers` asks; the rest was recorded on one connection.",
    ]);
    expect({ ...report, warnings: [] }).toEqual({ ...JSON.parse(shown(one).report), warnings: [] });
  }, 60_000);

  test("end with the run, and leave no workspace", async () => {
    const control = new AbortController();
    const own = mkdtempSync(join(folder, "tmp-"));
    const usual = process.env.TMPDIR;
    process.env.TMPDIR = own;
    const evidence = await recorded(4, {
      tools: ["ok", "hang", "hang-2", "ok-2", "ok-3", "ok-4"],
      calls: ["robust:hang", "ok-2!", "robust:hang", "robust:ok-3", "robust:hang", "robust:ok-4"],
      timeoutMs: 30_000,
      signal: control.signal,
      onProgress: ({ tool }) => {
        if (tool === "hang") setTimeout(() => control.abort(), 1_000);
      },
    });
    expect(evidence.stopped?.reason).toBe("interrupted");
    expect(sent(evidence, "case")).toEqual([]);
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
    expect(readdirSync(own)).toEqual([]);
  }, 60_000);

  test("pay where what they save is worth their start", () => {
    const slow = { workers: 4, cores: 4, spentMs: 2_000, done: 40, left: 400, startupMs: 500 };
    expect(pays(slow)).toBe(true);
    expect(pays({ ...slow, left: 20 })).toBe(false);
    expect(pays({ ...slow, startupMs: 10_000 })).toBe(false);
    expect(pays({ ...slow, spentMs: 40 })).toBe(false);
    expect(pays({ ...slow, done: 0 })).toBe(false);
    expect(pays({ ...slow, spentMs: 400 })).toBe(false);
    expect(pays({ ...slow, left: 50 })).toBe(true);
    expect(pays({ ...slow, left: 50, cores: 2 })).toBe(false);
  });
});
