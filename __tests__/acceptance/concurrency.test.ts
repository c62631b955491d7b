import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parseEvidence } from "../../src/evidence/parse.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import type { Report } from "../../src/model/report.ts";
import { installServers, throwaway } from "./install.ts";
import { EXPECTED, launchOf } from "./targets.ts";

const CLI = resolve("dist/cli/index.js");
const CONNECTIONS = 5;

beforeAll(installServers);

/** The official memory server, whose processes share one file, audited with everything that may be asked of its state. */
function audit(): { report: Report; evidence: Evidence } {
  const { folder, remove } = throwaway();
  try {
    const server = EXPECTED.memory;
    if (server === undefined) throw new Error("expected.json names no memory server.");
    const { command, env } = launchOf(server, folder);
    const file = join(folder, "evidence.json");
    const given = Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
    const state = ["--concurrency", String(CONNECTIONS), "--sequential"];
    const options = ["--json", "--scope", "all", ...state, "--evidence", file, ...given];
    const run = spawnSync(process.execPath, [CLI, "run", ...options, "--", ...command], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    if (run.status !== 0 && run.status !== 1) throw new Error(`exit ${run.status}: ${run.stderr}`);
    return { report: JSON.parse(run.stdout), evidence: parseEvidence(readFileSync(file, "utf8")) };
  } finally {
    remove();
  }
}

describe("the memory server over five connections", () => {
  let result: ReturnType<typeof audit>;
  beforeAll(() => {
    result = audit();
  });

  test("is flagged for nothing, as published", () => {
    const { findings, metrics } = result.report;
    expect(findings.filter((finding) => finding.category === "state")).toEqual([]);
    expect(metrics.concurrency).toEqual({
      percent: 100,
      grade: "A",
      n: CONNECTIONS,
      measured: 9,
      flagged: [],
    });
    expect(result.report.checks.find((check) => check.id === "concurrency")?.notVerified).toEqual([]);
  });

  test("was called by five processes at once, each tool once by each", () => {
    const { connections, exchanges } = result.evidence;
    expect(connections.filter((one) => one.purpose === "concurrency")).toHaveLength(CONNECTIONS);
    const together = exchanges.filter((one) => one.caseKey?.startsWith("together/"));
    expect(together).toHaveLength(9 * CONNECTIONS);
    for (let index = 0; index < together.length; index += CONNECTIONS) {
      const five = together.slice(index, index + CONNECTIONS);
      expect(new Set(five.map((one) => one.connection)).size).toBe(CONNECTIONS);
      const lastSent = Math.max(...five.map((one) => one.request.atMs));
      expect(lastSent).toBeLessThanOrEqual(Math.min(...five.map((one) => one.response?.atMs ?? 0)));
    }
  });

  test("has no tools that create, read and delete one thing by their names: said, not passed over", () => {
    const lifecycle = result.report.checks.find((check) => check.id === "lifecycle");
    expect(lifecycle).toMatchObject({ verdict: "n/a", notVerified: [{ tool: null }] });
  });
});
