import { type Failure, slowLimit } from "../facts/failures.ts";
import { groupBy } from "../facts/group.ts";
import type { Case, Plan } from "../model/case.ts";
import type { RecordSettings } from "../model/settings.ts";
import { confirmSlow, shrink } from "./fuzz-shrink.ts";
import { type Found, type Tried, tryFuzz } from "./fuzz-try.ts";
import { createLiveness, type Liveness } from "./liveness.ts";
import type { Recording } from "./recording.ts";

/** Hangs, and ends of the process, after which a tool gets no more fuzz calls: each costs a time limit or a start. */
const MAX_HANGS = 3;
const MAX_CRASHES = 10;
/** Distinct failures of one tool that are followed up. */
const MAX_FAILURES = 10;

/** The calls of one tool, as far as its hangs and crashes allow. */
async function tryTool(recording: Recording, plan: Plan, cases: readonly Case[], liveness: Liveness) {
  const tried: Tried[] = [];
  const ends = { answered: 0, "timed-out": 0, closed: 0 };
  for (const [at, item] of cases.entries()) {
    if (ends["timed-out"] >= MAX_HANGS || ends.closed >= MAX_CRASHES) {
      const reason = "too many calls of `fuzz/*` hung or ended the process before";
      plan.dropped.push({ toolIndex: item.toolIndex, id: item.id, reason });
      continue;
    }
    const { tool, id } = item;
    recording.progress({ stage: "fuzz", tool, case: id, done: at, total: cases.length });
    const one = await tryFuzz(recording, plan, item);
    if (one === null) break;
    tried.push(one);
    ends[one.exchange.end] += 1;
    await liveness.check(item, cases[at + 1], null);
  }
  return tried;
}

/** Adds what is slow beside the tool's other calls. */
function withSlow(tried: readonly Tried[]): Tried[] {
  const isTimed = (one: Tried) => one.item.proof === "valid" && one.exchange.end === "answered";
  const limit = slowLimit(tried.filter(isTimed).map((one) => one.exchange.durationMs));
  if (limit === null) return [...tried];
  const slow: Failure = { kind: "slow", key: "slow", what: String(limit) };
  return tried.map((one) =>
    isTimed(one) && one.exchange.durationMs > limit ? { ...one, failures: [...one.failures, slow] } : one,
  );
}

function distinct(tried: readonly Tried[]): Found[] {
  const found = new Map<string, Found>();
  for (const one of tried) {
    for (const failure of one.failures) {
      const known = found.get(failure.key);
      if (known === undefined) found.set(failure.key, { failure, shown: [one] });
      else known.shown.push(one);
    }
  }
  return [...found.values()].slice(0, MAX_FAILURES);
}

async function followUp(recording: Recording, plan: Plan, found: Found): Promise<void> {
  const smallest = await shrink(recording, plan, found);
  const { kind } = found.failure;
  if (kind === "slow") return confirmSlow(recording, smallest);
  const [first] = found.shown;
  for (const one of smallest === first || first === undefined ? [smallest] : [smallest, first]) {
    recording.suspects.push({ item: one.item, exchange: one.exchange, signature: one.signature });
  }
}

/**
 * Makes the `fuzz/*` calls on a process of their own, so that they can disturb nothing else, and looks for the smallest
 * arguments of each distinct failure by calling again. What accuses is left to be confirmed on fresh processes.
 */
export async function recordFuzz(recording: Recording, plan: Plan, settings: RecordSettings): Promise<void> {
  if (settings.fuzz.calls === 0) return;
  const { fuzzCases } = await import("../cases/fuzz.ts");
  const { cases, dropped } = fuzzCases(recording.tools, settings);
  plan.dropped.push(...dropped);
  const liveness = createLiveness(recording);
  for (const own of groupBy(cases, (item) => item.toolIndex).values()) {
    const tried = withSlow(await tryTool(recording, plan, own, liveness));
    for (const found of distinct(tried)) await followUp(recording, plan, found);
  }
  await recording.session.kill();
}
