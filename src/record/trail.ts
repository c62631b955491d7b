import type { Case } from "../model/case.ts";
import type { ProcessExit } from "../model/evidence.ts";
import type { Session } from "./session.ts";

/** Milliseconds that a process may take to die of a call that it has answered. */
export const LATE_MS = 500;
/** Calls of those moments that are looked at. */
const MAX_CANDIDATES = 2_000;

/** A process that ended between two answers, or instead of one, and not in good order. */
export interface Death {
  /** Answered cases that may be to blame, oldest first: those of the last moments of that process. */
  candidates: Case[];
  /** The case that got no answer because of it, or null. */
  victim: Case | null;
}

/** The answered cases of the process in use; whom to ask when it is found dead. */
export interface Trail {
  session: Session;
  /** Oldest first; `atMs` is when the answer came, in milliseconds of the run. */
  answered: { item: Case; atMs: number }[];
}

/** The exit of a process that nobody asked to end, or that ended with an error when it was asked in order. */
function badExit(session: Session): ProcessExit | null {
  const exit = session.exit();
  if (exit === null || !exit.requested) return exit;
  const inOrder = session.connection.shutdown?.how === "stdin-close";
  return inOrder && exit.code !== 0 ? exit : null;
}

/** Takes the death of a trail's process, once; null when it lives, ended well, or has answered no case lately. */
export function takeDeath(trail: Trail, victim: Case | null): Death | null {
  const exit = badExit(trail.session);
  if (exit === null) return null;
  const late = trail.answered.slice(-MAX_CANDIDATES).filter((one) => exit.atMs - one.atMs <= LATE_MS);
  trail.answered = [];
  return late.length === 0 ? null : { candidates: late.map((one) => one.item), victim };
}
