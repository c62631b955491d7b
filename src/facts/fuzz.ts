import type { CallFacts, Facts, ToolFacts } from "../model/facts.ts";
import { isConfirmed } from "./confirmed.ts";
import { type Failure, failuresOf, NEEDS_REPEATING, slowLimit } from "./failures.ts";
import { groupBy } from "./group.ts";

/** Whether a `fuzz/*` case was planned; `fuzz/3.2` is the second try to make `fuzz/3` smaller. */
export const isPlanned = (caseId: string) => !caseId.includes(".");

/** One fuzz call that shows a failure. */
export interface Shown extends Failure {
  call: CallFacts;
  /** Whether a fresh process showed it too, where that is needed. */
  sure: boolean;
}

/** Calls that are slow beside the tool's other calls; sure once the same call was slow on a fresh process. `again`: milliseconds there, by case. */
function slowOnes(calls: readonly CallFacts[], again: ReadonlyMap<string | null, number>): Shown[] {
  const timed = calls.filter((call) => call.proof === "valid" && call.exchange.end === "answered");
  const planned = timed.filter((call) => isPlanned(call.caseId));
  const limit = slowLimit(planned.map((call) => call.durationMs)) ?? Number.POSITIVE_INFINITY;
  return timed
    .filter((call) => call.durationMs > limit)
    .map((call) => {
      const what = `${(call.durationMs / 1000).toFixed(1)} s`;
      return { kind: "slow", key: "slow", what, call, sure: (again.get(call.key) ?? 0) > limit };
    });
}

/** What breaks the tool's own valid call too is told by the checks of that call. */
function broken(tool: ToolFacts, calls: readonly CallFacts[], own: readonly CallFacts[]): Shown[] {
  const usual = own.flatMap((call) => failuresOf(call, tool));
  const known = new Set(usual.filter((one) => NEEDS_REPEATING.has(one.kind)).map((one) => one.key));
  return calls.flatMap((call) => {
    const confirmed = isConfirmed(call);
    return failuresOf(call, tool)
      .filter((one) => !known.has(one.key))
      .map((one) => ({ ...one, call, sure: confirmed || !NEEDS_REPEATING.has(one.kind) }));
  });
}

/** The fuzz calls of one tool that show a failure, one group for each distinct failure (kind and normalised message). */
export function distinctFailures(
  facts: Pick<Facts, "tools" | "calls" | "exchanges">,
  index: number,
  calls: readonly CallFacts[],
): Shown[][] {
  const tool = facts.tools[index];
  if (tool === undefined) return [];
  const own = facts.calls.filter((call) => call.toolIndex === index && call.kind === "valid");
  const confirms = facts.exchanges.filter((one) => one.purpose === "confirm" && one.end === "answered");
  const again = new Map(confirms.map((one) => [one.caseKey, one.durationMs]));
  const shown = [...broken(tool, calls, own), ...slowOnes(calls, again)];
  return [...groupBy(shown, (one) => one.key).values()];
}
