import { smallerArguments } from "../cases/smaller.ts";
import type { FailureKind } from "../facts/failures.ts";
import { validator } from "../facts/schema.ts";
import { jsonText, lighter } from "../facts/size.ts";
import { type Case, caseKeyOf, type Plan } from "../model/case.ts";
import type { JsonObject } from "../model/json.ts";
import { type Found, type Tried, tryFuzz } from "./fuzz-try.ts";
import { freshSession, type Recording, sendCase } from "./recording.ts";

/** Calls that one failure may take to be made smaller: a crash costs a start each time, a hang its time limit. */
const MAX_TRIES: Readonly<Record<FailureKind, number>> = {
  crash: 40,
  hang: 8,
  slow: 25,
  violation: 100,
  internal: 100,
  leak: 100,
  accepted: 100,
  output: 100,
};

interface Search {
  recording: Recording;
  plan: Plan;
  found: Found;
  seen: Set<string>;
  tries: number;
}

const argumentsOf = (one: Tried): JsonObject => one.item.arguments ?? {};

function isSame(one: Tried, { failure }: Found): boolean {
  if (failure.kind !== "slow") return one.failures.some((other) => other.key === failure.key);
  return one.exchange.end === "answered" && one.exchange.durationMs > Number(failure.what);
}

/** The case that a smaller one is tried as: `fuzz/3` gives `fuzz/3.1`, `fuzz/3.2` ... */
function next(search: Search, from: Case, args: JsonObject): Case {
  search.tries += 1;
  const stem = from.id.replace(/\..*$/, "");
  const siblings = caseKeyOf(from.toolIndex, `${stem}.`);
  const used = search.plan.cases.filter((one) => one.key.startsWith(siblings)).length;
  const id = `${stem}.${used + 1}`;
  return { ...from, key: caseKeyOf(from.toolIndex, id), id, arguments: args };
}

/** The first lighter arguments, proven as the failing ones are, that fail in the same way. Null when there are none, or no tries left. */
async function step(search: Search, from: Tried): Promise<Tried | null> {
  const { recording, plan, found, seen } = search;
  const { check } = validator(recording.tools[from.item.toolIndex]?.inputSchema ?? {});
  for (const args of smallerArguments(argumentsOf(from))) {
    const text = jsonText(args);
    if (seen.has(text)) continue;
    seen.add(text);
    if (check(args) !== from.item.proof) continue;
    if (search.tries >= MAX_TRIES[found.failure.kind]) return null;
    const one = await tryFuzz(recording, plan, next(search, from.item, args));
    if (one === null) return null;
    if (isSame(one, found)) {
      found.shown.push(one);
      return one;
    }
  }
  return null;
}

/** The smallest call that shows a failure: the lightest that was seen, made lighter by calling again as long as that goes. */
export async function shrink(recording: Recording, plan: Plan, found: Found): Promise<Tried> {
  const sorted = [...found.shown].sort((a, b) => lighter(argumentsOf(a), argumentsOf(b)));
  let smallest = sorted[0] as Tried;
  const seen = new Set(found.shown.map((one) => jsonText(argumentsOf(one))));
  // Half of a secret is one that no mask knows.
  const text = jsonText(argumentsOf(smallest));
  if (recording.log.mask(text) !== text) return smallest;
  const search: Search = { recording, plan, found, seen, tries: 0 };
  for (;;) {
    const { tool, id } = smallest.item;
    const total = MAX_TRIES[found.failure.kind];
    recording.progress({ stage: "shrink", tool, case: id, done: search.tries, total });
    const lighterOne = await step(search, smallest);
    if (lighterOne === null) return smallest;
    smallest = lighterOne;
  }
}

/** Makes a slow call once more on a fresh process, after a quick one: the first call of a process may have to prepare something. */
export async function confirmSlow(
  recording: Recording,
  slow: Tried,
  quick: Tried | undefined,
): Promise<void> {
  const session = await freshSession(recording, "confirm");
  if (session === null) return;
  if (quick !== undefined) await sendCase(session, quick.item, "confirm", null);
  await sendCase(session, slow.item, "confirm");
  await session.kill();
}
