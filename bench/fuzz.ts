import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Evidence, Exchange } from "../src/model/evidence.ts";
import { type BenchServer, benchServers } from "./servers.ts";
import { secondsOf, spread } from "./timing.ts";

/**
 * Prints wall time and calls a second of fuzz against a bare loop of the same calls with the reference client, paired in
 * time. Both start one process; the fuzz run also proves, records, judges and, where something fails, calls on.
 * `node bench/fuzz.ts [server...] [--calls N] [--runs N]`
 */
const ENTRY = "src/cli/index.ts";
const SEED = "7";

const isFuzz = (one: Exchange) => one.purpose === "case" && one.caseKey?.split("/")[1] === "fuzz";

/** The time between the first fuzz call and the end of the last, in seconds: start-up, listing and judging left out. */
function spanOf(exchanges: readonly Exchange[]): number {
  const [first] = exchanges;
  const last = exchanges.at(-1);
  if (first === undefined || last === undefined) throw new Error("No fuzz call was made.");
  return (last.request.atMs + last.durationMs - first.request.atMs) / 1000;
}

function auditArgs(server: BenchServer, calls: string, file: string): string[] {
  const env = Object.entries(server.env).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  const fuzz = ["--fuzz", calls, "--fuzz-seed", SEED, "--checks", "-robust-input"];
  const scope = ["--scope", server.scope];
  return [ENTRY, "run", "--json", ...scope, ...fuzz, "--evidence", file, ...env, "--", ...server.command];
}

/** Seconds of the calls alone, as the bare client timed them. */
function bareSeconds(args: readonly string[]): number {
  const run = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e9 });
  if (run.status !== 0) throw new Error(`exit ${run.status} of the bare client\n${run.stderr.slice(-2000)}`);
  return JSON.parse(run.stdout).loopMs / 1000;
}

function measure(server: BenchServer, calls: string, runs: number, folder: string): void {
  const file = join(folder, "evidence.json");
  const list = join(folder, "calls.json");
  const whole: number[] = [];
  const ours: number[] = [];
  const bare: number[] = [];
  let made = 0;
  let starts = 0;
  for (let run = 0; run < runs; run += 1) {
    whole.push(secondsOf(auditArgs(server, calls, file), [0, 1]));
    const evidence = JSON.parse(readFileSync(file, "utf8")) as Evidence;
    const fuzz = evidence.exchanges.filter(isFuzz);
    const params = fuzz.map((one) => JSON.parse(one.request.raw).params);
    const { timeoutMs } = evidence.settings.record;
    writeFileSync(list, JSON.stringify({ calls: params, env: server.env, timeoutMs }));
    ours.push(spanOf(fuzz));
    bare.push(bareSeconds(["bench/bare.mjs", list, "--", ...server.command]));
    made = fuzz.length;
    starts = evidence.connections.length;
  }
  const rate = (seconds: readonly number[]) => Math.round(made / spread(seconds).median);
  const ratio = spread(ours.map((seconds, at) => seconds / (bare[at] ?? 1)));
  console.log(
    `${server.name}: ${made} fuzz calls, ${starts} starts; whole run ${spread(whole).median} s; ` +
      `fuzz ${spread(ours).median} s, ${rate(ours)} calls a second; ` +
      `bare loop ${spread(bare).median} s, ${rate(bare)} calls a second; ` +
      `ratio ${ratio.median} (${ratio.min} .. ${ratio.max})`,
  );
}

const argv = process.argv.slice(2);
const optionOf = (name: string, otherwise: string) =>
  argv.includes(name) ? (argv[argv.indexOf(name) + 1] ?? otherwise) : otherwise;
const isValue = (at: number) => argv[at - 1]?.startsWith("--") === true;
const named = argv.filter((word, at) => !word.startsWith("--") && !isValue(at));
const folder = mkdtempSync(join(tmpdir(), "mcp-audit-bench-fuzz-"));
try {
  for (const server of benchServers(named.length > 0 ? named : ["clean"])) {
    measure(server, optionOf("--calls", "200"), Number(optionOf("--runs", "3")), folder);
    server.remove();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
