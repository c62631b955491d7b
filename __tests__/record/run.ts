import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "vitest";
import { createFacts } from "../../src/facts/facts.ts";
import type { Case, Plan } from "../../src/model/case.ts";
import type { Evidence, Exchange } from "../../src/model/evidence.ts";
import type { CallFacts } from "../../src/model/facts.ts";
import type { RecordSettings, Settings, Target } from "../../src/model/settings.ts";
import { type RecordOptions, record } from "../../src/record/record.ts";

const SERVER = resolve("fixtures/servers/record-hostile.mjs");

/** Settings of a default run, but for short time limits. */
export function settings(changes: Partial<RecordSettings> = {}): Settings {
  return {
    record: {
      scope: "read-only",
      protocol: "legacy",
      tools: [],
      excludeTools: [],
      timeoutMs: 5_000,
      startupTimeoutMs: 10_000,
      timeoutProbeSec: 2,
      robustInput: { enabled: true, maxTools: 25, hangMs: null },
      concurrency: 0,
      sequential: false,
      fuzz: { calls: 0, seed: null },
      probes: [],
      bench: [],
      workers: 1,
      maxCallsPerSecond: 0,
      shard: null,
      ...changes,
    },
    judge: {
      checks: {},
      strict: false,
      suppressions: [],
      weights: {},
      failOn: "error",
      failUnder: {},
    },
  };
}

/** The hostile server with these traits. */
export function hostile(...traits: string[]): Target {
  const args = [SERVER, ...traits];
  return { transport: "stdio", command: process.execPath, args, cwd: process.cwd(), display: "hostile" };
}

/** One call of each tool, in this order; `name!` is a malformed one, `robust:name` of the kind `robust`. */
export function planOf(tools: readonly string[], calls: readonly string[], timeoutMs = 5_000): Plan {
  const cases = calls.map((call, index): Case => {
    const tool = call.replace(/^robust:/, "").replace(/!$/, "");
    const kind = call.startsWith("robust:") ? "robust" : call.endsWith("!") ? "wrong-type" : "valid";
    const id = `${kind}/${index}`;
    const toolIndex = tools.indexOf(tool);
    const proof = kind === "valid" ? "valid" : "invalid";
    return {
      key: `${toolIndex}/${id}`,
      id,
      kind,
      toolIndex,
      tool,
      property: null,
      arguments: { q: "x" },
      proof,
      timeoutMs,
    };
  });
  return { cases, dropped: [], skipped: [] };
}

/** Ids of processes whose command line or environment carries a mark. */
function processesWith(mark: string): number[] {
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

/** What a test may change of a run. */
export interface RunOptions extends Partial<RecordOptions> {
  traits?: string[];
  target?: Target;
  /** Tools that the server lists. */
  tools?: string[];
  /** Calls to make, see `planOf`; without them the real planner decides. */
  calls?: string[];
  /** Time limit of each of them, in milliseconds. */
  timeoutMs?: number;
  record?: Partial<RecordSettings>;
}

/** Records a run of the hostile server, and holds it to the one rule for all of them: no process is left behind. */
export async function run(options: RunOptions = {}): Promise<Evidence> {
  const { traits = [], tools = ["ok"], calls, timeoutMs, record: changes, target, env, ...rest } = options;
  const mark = randomUUID();
  const plan = calls === undefined ? {} : { plan: () => planOf(tools, calls, timeoutMs) };
  try {
    return await record(target ?? hostile(...traits), settings(changes), {
      env: { TOOLS: tools.join(","), TEST_MARK: mark, ...env },
      mask: (text) => text,
      ...plan,
      ...rest,
    });
  } finally {
    expect(processesWith(mark)).toEqual([]);
  }
}

/** Exchanges of one purpose. */
export const sent = (evidence: Evidence, purpose: Exchange["purpose"]) =>
  evidence.exchanges.filter((one) => one.purpose === purpose);

/** The calls as the checks will see them. */
export const callsOf = (evidence: Evidence): CallFacts[] => createFacts(evidence).calls;

/** Tool, outcome and how far it is confirmed, of each call. */
export const outcomes = (evidence: Evidence): string[] =>
  callsOf(evidence).map((call) => `${call.tool}: ${call.outcome} ${call.confirmed}`);
