import type { Case } from "../model/case.ts";
import type { Exchange, ProcessExit } from "../model/evidence.ts";
import { freshSession, type Recording, sendCase } from "./recording.ts";

/** Milliseconds that a process may take to die of a call it has answered. */
const SETTLE_MS = 500;
/** Fresh starts that the search may take in one run. */
const MAX_STARTS = 60;

interface Search {
  recording: Recording;
  starts: number;
}

interface Replay {
  /** How the process ended by itself; null when it lived. */
  exit: ProcessExit | null;
  last: Exchange;
}

/** Makes calls on a fresh process and waits for it to die of them. Null when that could not be tried. */
async function replay(search: Search, cases: readonly Case[]): Promise<Replay | null> {
  const { recording } = search;
  if (search.starts >= MAX_STARTS || recording.signal?.aborted) return null;
  search.starts += 1;
  const session = await freshSession(recording, "confirm");
  if (session === null) return null;
  let last: Exchange | null = null;
  for (const item of cases) {
    if (!session.alive()) break;
    last = await sendCase(session, item, "confirm", cases.length === 1 ? item.key : null);
  }
  if (last?.end === "answered") await session.settle(SETTLE_MS);
  const exit = session.exit();
  await session.kill();
  return last === null ? null : { exit: exit === null || exit.requested ? null : exit, last };
}

/** Writes at a call, and at its repetition, that the process died of it. */
function blame(recording: Recording, item: Case, exit: ProcessExit, last: Exchange): void {
  const first = recording.log.exchanges.find((one) => one.purpose === "case" && one.caseKey === item.key);
  for (const exchange of [first, last]) {
    if (exchange !== undefined)
      exchange.diedAfter = { code: exit.code, signal: exit.signal, atMs: exit.atMs };
  }
}

/** The one of these calls that a process dies of, by trying halves; null when a fresh one lives through them. */
async function culpritOf(search: Search, cases: readonly Case[]): Promise<Case | null> {
  const [item] = cases;
  if (item === undefined) return null;
  const tried = await replay(search, cases);
  if (tried === null || tried.exit === null) return null;
  if (cases.length === 1) {
    blame(search.recording, item, tried.exit, tried.last);
    return item;
  }
  const middle = Math.ceil(cases.length / 2);
  return (await culpritOf(search, cases.slice(0, middle))) ?? culpritOf(search, cases.slice(middle));
}

/**
 * For each process that ended by itself: finds the call that it died of, by trying the calls of its last moments again.
 * A process that died under a call which a fresh process answers (`survived`) died of an earlier one too.
 */
export async function blameLateDeaths(recording: Recording, survived: ReadonlySet<string>): Promise<void> {
  const search: Search = { recording, starts: 0 };
  const blamed = new Set<number>();
  for (const { candidates, victim } of recording.deaths) {
    const newest = candidates.at(-1);
    if (recording.signal?.aborted || recording.stopped !== null) return;
    if (newest === undefined || blamed.has(newest.toolIndex)) continue;
    if (victim !== null && !survived.has(victim.key)) continue;
    // The newest call is the likeliest, and takes one start to try.
    const culprit = (await culpritOf(search, [newest])) ?? (await culpritOf(search, candidates.slice(0, -1)));
    if (culprit !== null) blamed.add(culprit.toolIndex);
  }
}
