import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

/** Minimum, median and maximum of some figures. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** Rounded to three digits after the point. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.round(share * (sorted.length - 1))] ?? 0).toFixed(3));
  return { min: at(0), median: at(0.5), max: at(1) };
}

/** Seconds that a whole process takes in the folder `cwd`. Throws when it ends with a code that is not expected. */
export function secondsOf(
  args: readonly string[],
  expected: readonly number[] = [0],
  cwd: string = process.cwd(),
): number {
  const from = performance.now();
  const run = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e9, cwd });
  const seconds = (performance.now() - from) / 1000;
  if (!expected.includes(run.status ?? -1)) {
    throw new Error(`exit ${run.status} of node ${args.join(" ")}\n${run.stderr.slice(-2000)}`);
  }
  return seconds;
}

/** Writes figures to bench/results/, with their date, the commit, the version of Node and how busy the machine was. */
export function save(name: string, figures: object): void {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const machine = { node: process.version, cores: availableParallelism(), load: loadavg() };
  mkdirSync("bench/results", { recursive: true });
  const text = JSON.stringify({ date, commit, machine, ...figures }, null, 2);
  writeFileSync(`bench/results/${date}-${commit}-${name}.json`, `${text}\n`);
}
