import type { CallFacts } from "../model/facts.ts";
import { ANSWERED } from "../model/outcome.ts";

/** The generated valid call that speaks for each tool, in the order of the plan: the first that was answered without error, else the first. */
export function validCalls(calls: readonly CallFacts[]): CallFacts[] {
  const byTool = new Map<number, CallFacts>();
  for (const call of calls) {
    if (call.kind !== "valid") continue;
    const known = byTool.get(call.toolIndex);
    if (known === undefined || (!ANSWERED.has(known.outcome) && ANSWERED.has(call.outcome))) {
      byTool.set(call.toolIndex, call);
    }
  }
  return [...byTool.values()];
}
