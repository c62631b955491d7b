import { resolve } from "node:path";
import { HOSTILE_CASES } from "../__tests__/hostile/hostile-cases.ts";
import { interrupted } from "../__tests__/hostile/interrupt.ts";
import { auditHostile } from "../__tests__/hostile/run-hostile.ts";

/** Prints what each hostile server costs and how the audit ends. `node bench/hostile.ts [part of a name]`, or `--interrupt [runs]` */

async function table(part: string): Promise<void> {
  console.log(
    "| hostile case | exit code | time | peak memory | processes left |\n| --- | --- | --- | --- | --- |",
  );
  for (const one of HOSTILE_CASES.filter(({ name }) => name.includes(part))) {
    const [file = "", ...rest] = one.args;
    const { code, seconds, peakMb, left } = await auditHostile({
      args: [resolve(file), ...rest],
      env: one.env,
      more: one.more,
    });
    console.log(
      `| ${one.name} | ${code} | ${seconds.toFixed(1)} s | ${peakMb?.toFixed(0)} MB | ${left.length} |`,
    );
  }
}

/** Moments that look random and are the same in each run: multiples of the golden ratio, within four seconds. */
async function interrupts(runs: number): Promise<void> {
  const tally = new Map<string, number>();
  for (let run = 1; run <= runs; run += 1) {
    const afterMs = Math.floor(((run * 0.618034) % 1) * 4_000);
    const ended = await interrupted({ afterMs, signal: run % 2 === 0 ? "SIGINT" : "SIGTERM", times: 1 });
    const how = `exit ${ended.code}, report ${ended.partial}, ${ended.left.length} processes left`;
    tally.set(how, (tally.get(how) ?? 0) + 1);
  }
  for (const [how, count] of tally) console.log(`${count} x ${how}`);
}

const [first = "", second = "50"] = process.argv.slice(2);
if (first === "--interrupt") await interrupts(Number(second));
else await table(first);
