import { groupBy } from "../../facts/group.ts";
import type { LifecycleRun } from "../../model/facts.ts";
import type { NotVerified } from "../define.ts";

/** Runs of one kind: those that tell something, one for each thing, and why the others do not. */
export interface SettledRuns {
  judged: LifecycleRun[];
  notVerified: NotVerified[];
}

const accuses = (run: LifecycleRun) => run.result === "stale" || run.result === "undeletable";

/** What accuses the server must come again on a fresh process; what does not depends on state. */
function settle(runs: readonly LifecycleRun[]): LifecycleRun | string {
  const [first] = runs;
  if (first === undefined) return "it was not tried";
  if (first.result === "untold") return first.detail;
  if (!accuses(first)) return first;
  const again = runs.find((run) => run.pass === 2);
  if (again === undefined) return "it could not be tried again on a fresh process";
  if (again.result === first.result) return again;
  return `a fresh process does not do it again, so that it depends on state: ${again.detail}`;
}

/** Settles the runs of a kind, in the order in which they were made. */
export function settleRuns(runs: readonly LifecycleRun[], kind: LifecycleRun["kind"]): SettledRuns {
  const settled: SettledRuns = { judged: [], notVerified: [] };
  const own = runs.filter((run) => run.kind === kind);
  for (const same of groupBy(own, (run) => `${run.parent ?? ""}/${run.resource}`).values()) {
    const result = settle(same);
    const tool = same[0]?.tools.read ?? null;
    if (typeof result === "string") settled.notVerified.push({ tool, reason: result, calls: same.length });
    else settled.judged.push(result);
  }
  return settled;
}
