import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Evidence } from "../src/model/evidence.ts";
import { type BenchServer, benchServers } from "./servers.ts";
import { type Spread, secondsOf, spread } from "./timing.ts";

/**
 * Prints ratios of whole processes, paired in time: an audit against a bare client that makes the same calls, and the
 * start of each bundle against an empty program. `node bench/run.ts [server...] [--runs N] [--save]`
 */
const CLI = "dist/cli/index.js";
const ACTION = "dist/index.js";

/** Servers that are timed with workers too. */
const WITH_WORKERS: ReadonlySet<string> = new Set(["antv-chart", "everything", "n8n", "waiting"]);
const WORKERS = 4;

interface Ratio {
  what: string;
  ours: Spread;
  bare: Spread;
  ratio: Spread;
  calls: number;
  restarts: number;
}

function auditArgs(server: BenchServer, evidence: string, workers: number): string[] {
  const env = Object.entries(server.env).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  return [
    CLI,
    "run",
    "--json",
    "--scope",
    server.scope,
    "--workers",
    String(workers),
    // The sources of this repository are none of the server's: they are not looked through.
    "--working-directory",
    server.folder,
    "--evidence",
    evidence,
    ...env,
    "--",
    ...server.command,
  ];
}

/** The calls of a recorded run, as a bare client makes them: each once. */
function callsOf(evidence: Evidence): { name: string; arguments?: unknown }[] {
  return evidence.exchanges
    .filter((one) => one.method === "tools/call" && one.purpose !== "confirm")
    .map((one) => JSON.parse(one.request.raw).params);
}

function pair(server: BenchServer, runs: number, folder: string, workers: number): Ratio {
  const file = join(folder, "evidence.json");
  const calls = join(folder, "calls.json");
  const ours: number[] = [];
  const bare: number[] = [];
  let evidence = {} as Evidence;
  for (let run = 0; run < runs; run += 1) {
    ours.push(secondsOf(auditArgs(server, file, workers), [0, 1]));
    evidence = JSON.parse(readFileSync(file, "utf8"));
    const { timeoutMs } = evidence.settings.record;
    writeFileSync(calls, JSON.stringify({ calls: callsOf(evidence), env: server.env, timeoutMs }));
    bare.push(secondsOf(["bench/bare.mjs", calls, "--", ...server.command]));
  }
  const ratio = spread(ours.map((seconds, index) => seconds / (bare[index] ?? 1)));
  const restarts = evidence.connections.length - 1;
  return {
    what: workers > 1 ? `${server.name}, ${workers} workers` : server.name,
    ours: spread(ours),
    bare: spread(bare),
    ratio,
    calls: callsOf(evidence).length,
    restarts,
  };
}

function coldStart(
  script: string,
  runs: number,
): { what: string; ours: Spread; empty: Spread; overSeconds: Spread; bytes: number } {
  const ours: number[] = [];
  const empty: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(secondsOf(script === ACTION ? [ACTION] : [CLI, "--version"], [0, 1, 2]));
    empty.push(secondsOf(["-e", "0"]));
  }
  const overSeconds = spread(ours.map((seconds, index) => seconds - (empty[index] ?? 0)));
  return {
    what: `cold start of ${script}`,
    ours: spread(ours),
    empty: spread(empty),
    overSeconds,
    bytes: statSync(script).size,
  };
}

function show(figures: Spread, unit = ""): string {
  return `${figures.median}${unit} (${figures.min} .. ${figures.max})`;
}

const argv = process.argv.slice(2);
const flag = (name: string) => argv.indexOf(name);
const runs = flag("--runs") < 0 ? 5 : Number(argv[flag("--runs") + 1]);
const named = argv.filter((word, index) => !word.startsWith("--") && index !== flag("--runs") + 1);
const folder = mkdtempSync(join(tmpdir(), "mcp-audit-bench-"));
try {
  const starts = [coldStart(ACTION, runs), coldStart(CLI, runs)];
  for (const start of starts)
    console.log(
      `${start.what}: ${show(start.overSeconds, " s")} over an empty program, ${start.bytes} bytes`,
    );
  const names = ["clean", "everything", "n8n", "antv-chart", "waiting"];
  const servers = benchServers(named.length > 0 ? named : names);
  const ratios = servers.flatMap((server) => {
    const counts = WITH_WORKERS.has(server.name) ? [1, WORKERS] : [1];
    const results = counts.map((workers) => pair(server, runs, folder, workers));
    for (const result of results)
      console.log(
        `${result.what}: ${show(result.ratio)} times a bare client; ${show(result.ours, " s")} against ${show(result.bare, " s")}, ` +
          `${result.calls} calls, ${result.restarts} further starts`,
      );
    server.remove();
    return results;
  });
  if (argv.includes("--save")) {
    const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
    const date = new Date().toISOString().slice(0, 10);
    mkdirSync("bench/results", { recursive: true });
    writeFileSync(
      `bench/results/${date}-${commit}.json`,
      `${JSON.stringify({ date, commit, starts, ratios }, null, 2)}\n`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
