import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const PROGRAM = resolve("dist/cli/index.js");
const PEAK = pathToFileURL(join(import.meta.dirname, "peak.mjs")).href;
/** Arguments of every run: short limits, so that a hang is a hang soon. */
const LIMITS = "--timeout-ms 1500 --timeout-probe 2 --startup-timeout-ms 5000 --scope all --json".split(" ");

/** How an audit of a hostile server ended. */
export interface Ended {
  code: number | null;
  signal: string | null;
  seconds: number;
  /** Highest resident size of the auditor in megabytes; null when it was killed before it could tell. */
  peakMb: number | null;
  /** Processes that carry the run's mark after it. */
  left: number[];
  stdout: string;
  stderr: string;
  /** Files of the report folder, by name. */
  files: Record<string, string>;
}

/** What a run may differ in. */
export interface HostileRun {
  args: readonly string[];
  env?: Record<string, string>;
  /** Called once the auditor runs, with a function that sends it a signal. */
  during?(kill: (signal: NodeJS.Signals) => void, mark: string): void;
  more?: readonly string[];
}

/** Ids of living processes whose command line or environment carries the mark. */
export function processesWith(mark: string): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
    .filter((pid) => {
      try {
        const state = readFileSync(`/proc/${pid}/stat`, "latin1").replace(/^.*\) /s, "")[0];
        const words = readFileSync(`/proc/${pid}/cmdline`, "latin1");
        return state !== "Z" && (words + readFileSync(`/proc/${pid}/environ`, "latin1")).includes(mark);
      } catch {
        return false;
      }
    });
}

function filesOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
}

/** Audits `node <args>` with the bundled program in a folder of its own, and says how that ended. */
export async function auditHostile(run: HostileRun): Promise<Ended> {
  const folder = mkdtempSync(join(tmpdir(), "mcp-audit-hostile-"));
  const mark = `mark-${randomUUID()}`;
  const peakFile = join(folder, "peak");
  const given = Object.entries({ TEST_MARK: mark, ...run.env }).flatMap(([name, value]) => [
    "--env",
    `${name}=${value}`,
  ]);
  const server = ["--", process.execPath, ...run.args];
  const args = ["run", ...LIMITS, "--report-dir", "report", ...(run.more ?? []), ...given, ...server];
  const begun = performance.now();
  const child = spawn(process.execPath, ["--import", PEAK, PROGRAM, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, PEAK_FILE: peakFile, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  run.during?.((signal) => child.kill(signal), mark);
  const [code, signal] = await new Promise<[number | null, string | null]>((done) =>
    child.on("close", (...how) => done(how)),
  );
  const seconds = (performance.now() - begun) / 1000;
  const peakMb = existsSync(peakFile) ? Number(readFileSync(peakFile, "utf8")) / 1024 : null;
  const files = filesOf(join(folder, "report"));
  rmSync(folder, { recursive: true, force: true });
  return { code, signal, seconds, peakMb, left: processesWith(mark), stdout, stderr, files };
}

/** A line of a stack trace of the auditor itself, which nobody should ever see; null when there is none. */
export function traceOfOurs({ stdout, stderr }: Ended): string | null {
  return /\bat [^\n]*\bdist\/|\bdist\/[^\n ]*\.js:\d+/.exec(stdout + stderr)?.[0] ?? null;
}
