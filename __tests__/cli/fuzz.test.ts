import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Evidence } from "../../src/model/evidence.ts";
import type { Report } from "../../src/model/report.ts";

const ENTRY = resolve("src/cli/index.ts");
const SERVER = resolve("fixtures/servers/weather-faults.mjs");
const CLEAN = resolve("fixtures/servers/clean.mjs");
/** Whole audits as processes of their own: how long they take is up to the machine. */
const PATIENCE_MS = 600_000;

interface Ended {
  code: number;
  out: string;
}

const folder = mkdtempSync(join(tmpdir(), "mcp-audit-fuzz-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program; its working directory holds the servers' packages. */
function start(...args: string[]): Promise<Ended> {
  return new Promise((done) => {
    const options = { maxBuffer: 1e9 };
    const child = execFile(process.execPath, [ENTRY, ...args], options, (_, out) =>
      done({ code: child.exitCode ?? -1, out }),
    );
  });
}

interface Run extends Ended {
  report: Report;
  evidence: Evidence;
  /** Path of the evidence. */
  file: string;
}

async function audit(name: string, ...args: string[]): Promise<Run> {
  const file = join(folder, `${name}.json`);
  const ended = await start("run", "--json", "--evidence", file, ...args);
  const evidence = JSON.parse(readFileSync(file, "utf8")) as Evidence;
  return { ...ended, report: JSON.parse(ended.out) as Report, evidence, file };
}

/** What was found, without what differs from run to run. */
const found = ({ report }: Run) =>
  report.findings.map(({ check, tool, arguments: args, fingerprint }) => ({
    check,
    tool,
    args,
    fingerprint,
  }));
const fuzzed = ({ report }: Run) => report.findings.filter((one) => one.check === "fuzz");

describe("run --fuzz 50 on a weather server", () => {
  let faulty: Run;
  let again: Run;
  let clean: Run;
  beforeAll(async () => {
    const fuzz = ["--fuzz", "50", "--fuzz-seed", "7"];
    faulty = await audit("faulty", ...fuzz, "--", "node", SERVER);
    again = await audit("again", ...fuzz, "--", "node", SERVER);
    clean = await audit("clean", ...fuzz, "--env", "WEATHER_FAULTS=none", "--", "node", SERVER);
  }, PATIENCE_MS);

  test("finds every planted fault with its smallest input, one finding each", () => {
    const inputs = fuzzed(faulty).map((one) => [one.tool, one.severity, one.arguments]);
    expect(inputs).toEqual([
      ["get_weather", "error", { city: "" }],
      ["read_station", "error", { station: 100 }],
      ["monthly_report", "warning", { city: "", days: 28 }],
      ["list_alerts", "warning", { city: "" }],
    ]);
    const said = (tool: string) => fuzzed(faulty).find((one) => one.tool === tool)?.message;
    expect(said("get_weather")).toContain("the process exited with code 1");
    expect(said("read_station")).toContain(
      "does not fit the declared output schema: /celsius must be number",
    );
    expect(said("monthly_report")).toContain("far longer than other calls");
    expect(said("list_alerts")).toContain("must have required property 'country'");
    const checks = faulty.report.findings.map((one) => `${one.tool} ${one.check}`);
    expect(checks).toContain("air_quality input-schema");
    expect(checks).toContain("list_alerts required-fields");
    expect(faulty.code).toBe(1);
  });

  test("finds the same with the same seed", () => {
    expect(found(again)).toEqual(found(faulty));
    const sent = ({ evidence }: Run) => evidence.cases.map((one) => [one.key, one.arguments]);
    const planned = (run: Run) => sent(run).filter(([key]) => !/fuzz\/\d+\./.test(String(key)));
    expect(planned(again)).toEqual(planned(faulty));
  });

  test("finds nothing on the clean twin", () => {
    expect(fuzzed(clean)).toEqual([]);
    expect(clean.report.findings.filter((one) => one.severity !== "notice")).toEqual([]);
    expect(clean.report.checks.find((one) => one.id === "fuzz")?.notVerified).toEqual([]);
    expect(clean.report.metrics.fuzz).toMatchObject({ seed: 7, shrinkCalls: 0, failures: 0 });
    expect(clean.code).toBe(0);
  });

  test("calls nothing but what was proven, and follows up within bounds", () => {
    for (const { evidence } of [faulty, clean]) {
      const fuzz = evidence.cases.filter((one) => one.kind === "fuzz");
      expect(fuzz.length).toBeGreaterThan(100);
      expect(fuzz.every((one) => one.proof !== "unproven")).toBe(true);
    }
    expect((faulty.report.metrics.fuzz as { shrinkCalls: number }).shrinkCalls).toBeLessThan(400);
    expect(faulty.report.events.starts).toBeLessThan(60);
  });

  test("the evidence alone gives the same report, byte for byte", async () => {
    const { out } = await start("rescore", "--json", faulty.file);
    expect(out).toBe(faulty.out);
  }, 120_000);

  test("prints the seed", async () => {
    const { out } = await start("rescore", faulty.file);
    expect(out.replace(/\s+/g, " ")).toContain("seed 7 (`--fuzz-seed 7` makes them again)");
  }, 120_000);
});

describe("bench of the config", () => {
  const config = (thresholds: string) => `probes:
  - { name: open ones, tool: count_tickets, arguments: { status: open }, expect: { error: false } }
bench: [{ probe: open ones, calls: 40, concurrency: 4, ${thresholds} }]
`;
  const bench = (name: string, thresholds: string) => {
    const file = join(folder, `${name}.yml`);
    writeFileSync(file, config(thresholds));
    return audit(name, "--config", file, "--", "node", CLEAN);
  };

  test(
    "is told, and fails the run only when a threshold is missed",
    async () => {
      const met = await bench("met", "p99_ms: 60000, throughput: 0.01, error_rate: 0");
      const { series } = met.report.metrics.bench as { series: Record<string, number>[] };
      expect(series).toHaveLength(1);
      expect(series[0]).toMatchObject({ calls: 40, concurrency: 4, errorRate: 0, tool: "count_tickets" });
      expect(series[0]?.p50Ms).toBeLessThanOrEqual(series[0]?.p99Ms ?? 0);
      expect(met.report.findings.filter((one) => one.check === "bench")).toEqual([]);
      expect(met.code).toBe(0);
      const made = met.evidence.exchanges.filter((one) => one.purpose === "bench");
      expect(new Set(made.map((one) => one.connection)).size).toBe(1);
      const missed = await bench("missed", "throughput: 100000000");
      const [finding] = missed.report.findings.filter((one) => one.check === "bench");
      expect(finding).toMatchObject({ severity: "error", tool: "count_tickets" });
      expect(missed.code).toBe(1);
      expect((await start("rescore", missed.file)).out).toContain('bench "open ones": p50');
    },
    PATIENCE_MS,
  );
});
