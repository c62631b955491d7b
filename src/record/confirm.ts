import { classify } from "../facts/outcome.ts";
import type { Case } from "../model/case.ts";
import type { Exchange } from "../model/evidence.ts";
import { FAILING } from "../model/outcome.ts";
import type { Log } from "./log.ts";
import { type Recording, sendCase } from "./recorder.ts";

/** Milliseconds that a process may take to die of a call it has answered. */
const SETTLE_MS = 500;
/** Fresh starts that confirmation may take; what is left over stays unconfirmed, and accuses nobody. */
const MAX_STARTS = 200;

interface Suspect {
  item: Case;
  exchange: Exchange;
  signature: string;
}

/** Cases whose first answer accuses the server, by tool and kind of answer. */
function failingGroups(recording: Recording, log: Log, cases: readonly Case[]): Suspect[][] {
  const byKey = new Map(cases.map((item) => [item.key, item]));
  const groups = new Map<string, Suspect[]>();
  for (const exchange of log.exchanges) {
    const item = exchange.purpose === "case" ? byKey.get(exchange.caseKey ?? "") : undefined;
    const tool = item === undefined ? undefined : recording.tools[item.toolIndex];
    if (item === undefined || tool === undefined) continue;
    const { outcome, signature } = classify(exchange, tool);
    if (!FAILING.has(outcome)) continue;
    const key = `${item.toolIndex} ${signature}`;
    groups.set(key, [...(groups.get(key) ?? []), { item, exchange, signature }]);
  }
  return [...groups.values()];
}

/** One case alone on a fresh process. Null when the server could not be started. */
async function tryAlone(recording: Recording, item: Case): Promise<Exchange | null> {
  const { session, failure } = await recording.starter.start("confirm");
  const exchange = failure === null ? await sendCase(session, item, "confirm") : null;
  await session.kill();
  return exchange;
}

/** Whether a call that was answered kills the process a moment later. It is then written at the call itself. */
async function diesAfter(recording: Recording, log: Log, item: Case): Promise<boolean> {
  const { session, failure } = await recording.starter.start("confirm");
  if (failure !== null) return false;
  const again = await sendCase(session, item, "confirm");
  if (again.end === "answered") await session.settle(SETTLE_MS);
  const exit = session.exit();
  await session.kill();
  if (exit === null || again.end !== "answered") return false;
  const first = log.exchanges.find((one) => one.purpose === "case" && one.caseKey === item.key);
  for (const exchange of [first, again]) {
    if (exchange !== undefined)
      exchange.diedAfter = { code: exit.code, signal: exit.signal, atMs: exit.atMs };
  }
  return true;
}

/** Answered cases after which the process was found dead: tried again, alone, with time to die. */
export async function confirmLateDeaths(
  recording: Recording,
  log: Log,
  cases: readonly Case[],
): Promise<void> {
  for (const item of cases) {
    if (recording.signal?.aborted) return;
    if (recording.suspects.has(item.key)) await diesAfter(recording, log, item);
  }
}

/**
 * Tries failing cases again on fresh processes: one of each group, and its siblings only where that one did better.
 * What a fresh process does not repeat depends on state, and accuses nobody.
 */
export async function confirmFailures(recording: Recording, log: Log, cases: readonly Case[]): Promise<void> {
  const groups = failingGroups(recording, log, cases);
  const byKey = new Map(cases.map((item) => [item.key, item]));
  let starts = 0;
  for (const [index, group] of groups.entries()) {
    for (const { item } of group) {
      if (recording.signal?.aborted || starts >= MAX_STARTS) return;
      if (log.exchanges.some((one) => one.purpose === "confirm" && one.caseKey === item.key)) break;
      recording.progress({
        stage: "confirm",
        tool: item.tool,
        case: item.id,
        done: index,
        total: groups.length,
      });
      starts += 1;
      const again = await tryAlone(recording, item);
      const tool = recording.tools[item.toolIndex];
      if (again === null || tool === undefined) return;
      if (FAILING.has(classify(again, tool).outcome)) break;
      const before = byKey.get(recording.before.get(item.key) ?? "");
      if (before !== undefined) await diesAfter(recording, log, before);
    }
  }
}
