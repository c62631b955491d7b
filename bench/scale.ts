import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Evidence } from "../src/model/evidence.ts";
import { save, secondsOf, spread } from "./timing.ts";

/**
 * How an audit grows with the number of tools: seconds, own milliseconds a call over a bare client that makes the same
 * calls, and the peak of memory. `node bench/scale.ts [tools...] [--runs N] [--save] [--workers N]`
 */
const PEAK = pathToFileURL(resolve("__tests__/hostile/peak.mjs")).href;
const SERVER = resolve("fixtures/servers/scale.mjs");
const CLI = resolve("dist/cli/index.js");
const BARE = resolve("bench/bare.mjs");

interface Scale {
  tools: number;
  calls: number;
  seconds: number;
  bareSeconds: number;
  ownMsPerCall: number;
  peakMb: number;
}

function audited(tools: number, folder: string, more: string[]): { seconds: number; peakMb: number } {
  const peak = join(folder, "peak");
  const options = ["--scope", "all", "--report-dir", join(folder, "report"), ...more];
  const args = ["--import", PEAK, CLI, "run", ...options, "--", "node", SERVER, String(tools)];
  const from = performance.now();
  const run = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, PEAK_FILE: peak },
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  if (run.status !== 0 && run.status !== 1) throw new Error(`exit ${run.status}: ${run.stderr.slice(-1000)}`);
  return {
    seconds: (performance.now() - from) / 1000,
    peakMb: Number(readFileSync(peak, "utf8")) / 1000,
  };
}

/** The calls of one recorded run, as a file for the bare client. */
function recordCalls(tools: number, folder: string): { file: string; calls: number } {
  const evidenceFile = join(folder, "evidence.json");
  const options = ["--scope", "all", "--json", "--evidence", evidenceFile];
  secondsOf([CLI, "run", ...options, "--", "node", SERVER, String(tools)], [0, 1], folder);
  const evidence = JSON.parse(readFileSync(evidenceFile, "utf8")) as Evidence;
  const calls = evidence.exchanges
    .filter((one) => one.method === "tools/call" && one.purpose !== "confirm")
    .map((one) => JSON.parse(one.request.raw).params);
  const file = join(folder, "calls.json");
  writeFileSync(file, JSON.stringify({ calls, env: {}, timeoutMs: 15_000 }));
  return { file, calls: calls.length };
}

function measure(tools: number, runs: number, more: string[]): Scale {
  const folder = mkdtempSync(join(tmpdir(), "mcp-audit-scale-"));
  try {
    const { file, calls } = recordCalls(tools, folder);
    const ours: number[] = [];
    const bare: number[] = [];
    let peakMb = 0;
    for (let run = 0; run < runs; run += 1) {
      const one = audited(tools, folder, more);
      ours.push(one.seconds);
      peakMb = Math.max(peakMb, Math.round(one.peakMb));
      bare.push(secondsOf([BARE, file, "--", "node", SERVER, String(tools)], [0], folder));
    }
    const seconds = spread(ours).median;
    const bareSeconds = spread(bare).median;
    const ownMsPerCall = Number((((seconds - bareSeconds) * 1000) / calls).toFixed(3));
    return { tools, calls, seconds, bareSeconds, ownMsPerCall, peakMb };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const argv = process.argv.slice(2);
const given = (name: string) => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined);
const workers = given("--workers");
const sizes = argv.filter((word, at) => /^\d+$/.test(word) && !argv[at - 1]?.startsWith("--")).map(Number);
const rows: Scale[] = [];
for (const tools of sizes.length > 0 ? sizes : [100, 1000]) {
  const row = measure(tools, Number(given("--runs") ?? 3), workers ? ["--workers", workers] : []);
  rows.push(row);
  console.log(
    `${row.tools} tools, ${row.calls} calls: ${row.seconds} s against ${row.bareSeconds} s of a bare client, ` +
      `${row.ownMsPerCall} ms of own time a call, peak ${row.peakMb} MB`,
  );
}
const [first, last] = [rows[0], rows.at(-1)];
if (first !== undefined && last !== undefined && first !== last) {
  console.log(
    `${first.tools} -> ${last.tools} tools: ${(last.seconds / first.seconds).toFixed(1)} times the seconds`,
  );
}
if (argv.includes("--save")) save("scale", { rows });
