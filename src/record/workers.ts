import type { Piece } from "../cases/aside.ts";
import type { Case } from "../model/case.ts";
import type { Place } from "./place.ts";
import type { Recording } from "./recording.ts";
import { LATE_MS } from "./trail.ts";
import { type Seen, type Task, work } from "./worker.ts";

/** Workers of a run, and when they pay. */
export interface Workers {
  count: number;
  /** Processes that this machine can run at once. */
  cores: number;
  open(startupTimeoutMs: number): Place;
  /** Whether the start of the workers costs less than what they save. */
  pays(progress: Pays): boolean;
}

/** What is known when workers might be started. Times in milliseconds. */
export interface Pays {
  workers: number;
  cores: number;
  /** Spent on `done` cases so far. */
  spentMs: number;
  done: number;
  /** Cases that workers may take. */
  left: number;
  startupMs: number;
}

/** Starts at once hinder each other: what they save must be worth this many, and more where cores are few. */
const WORTH_STARTS = 2;

/**
 * Whether workers pay, going by the cases so far, once these took as long as a start: on a server that answers at once, and
 * is slow to start, they do not.
 */
export function pays({ workers, cores, spentMs, done, left, startupMs }: Pays): boolean {
  if (done === 0 || spentMs < startupMs) return false;
  const saved = (spentMs / done) * left * (1 - 1 / workers);
  return saved > WORTH_STARTS * startupMs * Math.max(1, workers / cores) + LATE_MS;
}

/** A piece, and the characters of tool lists that may be read for it. */
export interface Share {
  piece: Piece;
  left: number;
}

/** Lets workers take the pieces in the order of the plan. `found`: what they saw, by the key of the case. True when all could be started. */
export async function gather(
  recording: Recording,
  workers: Workers,
  shares: readonly Share[],
  found: Map<string, Seen>,
): Promise<boolean> {
  const places: Place[] = [];
  let [taken, clean, odd, busy] = [0, 0, 0, 0];
  // A server that is odd with most tools is quicker recorded once.
  const isOver = () =>
    taken >= shares.length || odd > clean + workers.count || recording.signal?.aborted === true;
  const task: Omit<Task, "place"> = {
    recording,
    isOver,
    next() {
      const share = isOver() ? undefined : shares[taken];
      if (share === undefined) return null;
      taken += 1;
      const [{ tool, id } = { tool: null, id: null }] = share.piece.cases;
      recording.progress({ stage: "call", tool, case: id, done: clean + odd, total: shares.length });
      return share;
    },
    busy(change) {
      busy += change;
      // Whoever still waits for its server to start comes too late.
      if (busy === 0 && isOver()) for (const place of places) void place.end();
    },
    tell(fine) {
      if (fine) clean += 1;
      else odd += 1;
    },
    done(seen) {
      for (const one of seen ?? []) found.set(one.exchange.caseKey ?? "", one);
    },
  };
  const one = async () => {
    const place = workers.open(recording.starter.startupTimeoutMs());
    places.push(place);
    const started = await work({ ...task, place });
    await place.end();
    return started;
  };
  const started = await Promise.all(Array.from({ length: Math.min(workers.count, shares.length) }, one));
  return started.every(Boolean);
}

/** Characters of a reading of the list, as far as it is read to see whether the server lives. */
const listChars = ({ log }: Recording) =>
  log.exchanges.find((one) => one.purpose === "list")?.response?.chars ?? 0;

/** Pieces with what a run in order would have left for each of the characters for tool lists, `left` at the case `from`. */
export function sharesOf(
  recording: Recording,
  cases: readonly Case[],
  pieces: readonly Piece[],
  from: number,
  left: number,
): Share[] {
  const chars = listChars(recording);
  const before = new Map<number, number>();
  let due = 0;
  for (const [index, { toolIndex, proof }] of cases.entries()) {
    if (index < from) continue;
    if (!before.has(toolIndex)) before.set(toolIndex, due);
    if (proof === "invalid" && cases[index + 1]?.toolIndex !== toolIndex) due += 1;
  }
  return pieces
    .filter((piece) => piece.from >= from)
    .map((piece) => ({ piece, left: left - (before.get(piece.toolIndex) ?? 0) * chars }));
}
