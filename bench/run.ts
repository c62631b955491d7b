import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Evidence } from "../src/model/evidence.ts";
import { type BenchServer, benchServers } from "./servers.ts";
import { restartsOf } from "./starts.ts";
import { type Spread, save, secondsOf, spread } from "./timing.ts";

/**
 * Prints ratios of whole processes, paired in time: an audit against a bare client that makes the same calls on one
 * process, against one that also starts the server as often as the audit does, and the start of each bundle against an
 * empty program. Servers are started in a folder outside of this repository. `node bench/run.ts [server...] [--runs N] [--save]`
 */
const CLI = resolve("dist/cli/index.js");
const ACTION = resolve("dist/index.js");
const BARE = resolve("bench/bare.mjs");

/** Servers that are timed with workers too. */
const WITH_WORKERS: ReadonlySet<string> = new Set(["antv-chart", "everything", "n8n", "waiting"]);
const WORKERS = 4;

interface Ratio {
  what: string;
  ours: Spread;
  bare: Spread;
  ratio: Spread;
  /** The same against a bare client with as many starts. */
  ratioOfSameStarts: Spread;
  calls: number;
  /** Starts after the first: the question for the stateless era, confirmations, the offer of an unknown version. */
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
  const list = join(folder, "calls.json");
  const ours: number[] = [];
  const bare: number[] = [];
  const same: number[] = [];
  let evidence = {} as Evidence;
  const bareClient = (starts: number) => {
    const { timeoutMs } = evidence.settings.record;
    const given = { calls: callsOf(evidence), env: server.env, timeoutMs, starts };
    writeFileSync(list, JSON.stringify(given));
    return secondsOf([BARE, list, "--", ...server.command], [0], server.folder);
  };
  for (let run = 0; run < runs; run += 1) {
    ours.push(secondsOf(auditArgs(server, file, workers), [0, 1], server.folder));
    evidence = JSON.parse(readFileSync(file, "utf8"));
    bare.push(bareClient(1));
    same.push(bareClient(1 + restartsOf(evidence)));
  }
  const against = (others: readonly number[]) =>
    spread(ours.map((seconds, index) => seconds / (others[index] ?? 1)));
  return {
    what: workers > 1 ? `${server.name}, ${workers} workers` : server.name,
    ours: spread(ours),
    bare: spread(bare),
    ratio: against(bare),
    ratioOfSameStarts: against(same),
    calls: callsOf(evidence).length,
    restarts: restartsOf(evidence),
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
    what: `cold start of ${script === ACTION ? "dist/index.js" : "dist/cli/index.js"}`,
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
          `${result.calls} calls; ${show(result.ratioOfSameStarts)} times one that starts the server ${result.restarts} times more, as the audit does`,
      );
    server.remove();
    return results;
  });
  if (argv.includes("--save")) save("run", { starts, ratios });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
