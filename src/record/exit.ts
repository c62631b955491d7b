import type { ProcessExit } from "../model/evidence.ts";
import type { Session } from "./session.ts";

/** An exit as exchanges and failures tell it: whether we asked for it is for the connection to say. */
export const exitOf = ({ code, signal, atMs }: ProcessExit): ProcessExit => ({ code, signal, atMs });

/** How the process of a session ended by itself; null while it lives, or when it was asked to end. */
export function ownExit(session: Session): ProcessExit | null {
  const exit = session.exit();
  return exit === null || exit.requested ? null : exitOf(exit);
}

/** How a process ended, as the end of a sentence. */
export function exitWords(exit: ProcessExit | null): string {
  if (exit === null) return "closed its output";
  return exit.signal === null ? `exited with code ${exit.code ?? "unknown"}` : `died of ${exit.signal}`;
}
