import type { Case } from "../model/case.ts";
import type { Exchange, ProcessExit } from "../model/evidence.ts";
import { exitOf, ownExit } from "./exit.ts";
import { freshSession, type Recording, sendCase } from "./recording.ts";
import { LATE_MS } from "./trail.ts";

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
  if (last?.end === "answered") await session.settle(LATE_MS);
  const exit = ownExit(session);
  await session.kill();
  return last === null ? null : { exit, last };
}

/** Writes at a call, and at its repetition, that the process died of it. */
function blame(recording: Recording, item: Case, exit: ProcessExit, last: Exchange): void {
  const first = recording.log.exchanges.find((one) => one.purpose === "case" && one.caseKey === item.key);
  for (const exchange of [first, last]) {
    if (exchange !== undefined) exchange.diedAfter = exitOf(exit);
  }
}

/** Tries one call alone. True when the process died of it. */
async function isCulprit(search: Search, item: Case): Promise<boolean> {
  const tried = await replay(search, [item]);
  if (tried === null || tried.exit === null) return false;
  blame(search.recording, item, tried.exit, tried.last);
  return true;
}

/** Whether a process dies of some of these calls. */
async function dies(search: Search, cases: readonly Case[]): Promise<boolean> {
  const tried = await replay(search, cases);
  return tried !== null && tried.exit !== null;
}

/** The call that a process died of: the newest is the likeliest, else halves are tried until one is left. Null when none kills a fresh process. */
async function culpritOf(search: Search, candidates: readonly Case[]): Promise<Case | null> {
  const newest = candidates.at(-1);
  if (newest === undefined) return null;
  if (await isCulprit(search, newest)) return newest;
  let rest = candidates.slice(0, -1);
  if (rest.length > 1 && !(await dies(search, rest))) return null;
  while (rest.length > 1) {
    const middle = Math.ceil(rest.length / 2);
    const older = rest.slice(0, middle);
    rest = (await dies(search, older)) ? older : rest.slice(middle);
  }
  const [last] = rest;
  return last !== undefined && (await isCulprit(search, last)) ? last : null;
}

/**
 * For each process that ended where it should not: finds the call that it died of, by trying the calls of its last moments
 * again. `innocent` holds the calls that, alone, do not end a process: one that got no answer all the same was the victim
 * of an earlier one.
 */
export async function blameLateDeaths(recording: Recording, innocent: ReadonlySet<string>): Promise<void> {
  const search: Search = { recording, starts: 0 };
  const blamed = new Set<number>();
  for (const { candidates, victim } of recording.deaths) {
    const newest = candidates.at(-1);
    if (recording.signal?.aborted || recording.stopped !== null) return;
    if (newest === undefined || blamed.has(newest.toolIndex)) continue;
    if (victim !== null && !innocent.has(victim.key)) continue;
    const culprit = await culpritOf(search, candidates);
    if (culprit !== null) blamed.add(culprit.toolIndex);
  }
}
