import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Runner, startRunner } from "./in-process.ts";
import { type ActionResult, pullRequest } from "./run-action.ts";

/** Seven tools, each with a fault. */
export const SHARD_COMMAND = `node ${resolve("fixtures/servers/many.mjs")} 7 read`;

/** The jobs of a matrix of shards, and what three of them left. */
export interface Matrix {
  runner: Runner;
  /** Folder with one folder for each of three shards, audited once for all tests that only read it. */
  left: string;
  /** One job of the matrix; its artifact is where the last job's download puts it. */
  shard(
    index: number,
    count?: number,
    inputs?: Record<string, string>,
    payload?: unknown,
  ): Promise<ActionResult>;
  /** The job that joins. */
  lastJob(inputs?: Record<string, string>, payload?: unknown): Promise<ActionResult>;
  /** Puts artifacts of `left` where the last job finds them. */
  download(...indices: number[]): void;
  close(): Promise<void>;
}

/** Starts a runner and audits three shards. */
export async function startMatrix(): Promise<Matrix> {
  const runner = await startRunner();
  const left = mkdtempSync(join(tmpdir(), "mcp-audit-shards-"));
  const shard: Matrix["shard"] = (index, count = 3, inputs = {}, payload = pullRequest()) =>
    runner.run({
      payload,
      inputs: {
        command: SHARD_COMMAND,
        shard: `${index}/${count}`,
        "report-dir": `got/shard-${index}`,
        ...inputs,
      },
    });
  for (const index of [1, 2, 3]) await shard(index);
  cpSync(join(runner.workspace, "got"), left, { recursive: true });
  runner.reset();
  return {
    runner,
    left,
    shard,
    lastJob: (inputs = {}, payload = pullRequest()) =>
      runner.run({ payload, inputs: { mode: "publish", "report-dir": "got", ...inputs } }),
    download(...indices) {
      for (const index of indices) {
        const place = join(runner.workspace, `got/shard-${index}`);
        cpSync(join(left, `shard-${index}`), place, { recursive: true });
      }
    },
    async close() {
      rmSync(left, { recursive: true, force: true });
      await runner.close();
    },
  };
}
