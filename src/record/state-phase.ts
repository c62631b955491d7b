import { planState } from "../cases/state-plan.ts";
import type { Case, Plan } from "../model/case.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { JsonObject } from "../model/json.ts";
import type { RecordSettings } from "../model/settings.ts";
import type { StatePlan, StateRecord } from "../model/state.ts";
import { type CleanUp, recordConcurrency } from "./concurrency.ts";
import { createKeeper } from "./keeper.ts";
import { recordLifecycle } from "./lifecycle.ts";
import type { Recording } from "./recording.ts";

/** Takes back what a valid call has created, where a delete tool is within the consent. */
function cleanUpBy(recording: Recording, plan: StatePlan, valid: ReadonlyMap<number, JsonObject>): CleanUp {
  return async (session, item, exchange) => {
    const group = plan.groups.find(({ create, remove }) => create === item.toolIndex && remove !== null);
    if (group === undefined || recording.signal?.aborted) return;
    const keeper = createKeeper({ recording, session, plan, valid });
    keeper.adopt(group, item.arguments ?? {}, exchange);
    await keeper.clear();
  };
}

/**
 * What the user must ask for: creating and deleting in sequence, and the same calls over several connections. On
 * processes of its own, after everything else, so that nothing of it can disturb another verdict. Null when nothing was
 * created and deleted in sequence.
 */
export async function recordState(
  recording: Recording,
  cases: readonly Case[],
  settings: RecordSettings,
  replan: (tools: readonly ToolFacts[], settings: RecordSettings) => Plan,
): Promise<StateRecord | null> {
  const { concurrency, sequential, shard } = settings;
  if (recording.signal?.aborted || (concurrency < 2 && !sequential)) return null;
  // The tools of one kind of thing may fall into several shards.
  const whole = shard === null ? cases : replan(recording.tools, { ...settings, shard: null }).cases;
  const plan = planState(recording.tools, whole, settings);
  const calls = whole.filter((item) => item.kind === "valid");
  const valid = new Map(calls.map((item) => [item.toolIndex, item.arguments ?? {}]));
  const record =
    sequential && settings.scope === "all" ? await recordLifecycle(recording, plan, valid) : null;
  await recordConcurrency(recording, cases, concurrency, cleanUpBy(recording, plan, valid));
  return record;
}
