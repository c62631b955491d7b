import { spawnSync } from "node:child_process";

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

/** Seconds that a whole process takes. Throws when it ends with a code that is not expected. */
export function secondsOf(args: readonly string[], expected: readonly number[] = [0]): number {
  const from = performance.now();
  const run = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e9 });
  const seconds = (performance.now() - from) / 1000;
  if (!expected.includes(run.status ?? -1)) {
    throw new Error(`exit ${run.status} of node ${args.join(" ")}\n${run.stderr.slice(-2000)}`);
  }
  return seconds;
}
