import type { HttpNote } from "../../model/evidence.ts";
import type { TransportEvents } from "../transport.ts";

/**
 * Tells that a request was not answered, as happens when a server goes away. Nothing is told of a notification (`id` null), of
 * a request that has its answer, or once `ended`: then it is we who went.
 */
export function cutOff(events: TransportEvents, ended: AbortSignal, id: number | null, note: HttpNote): void {
  if (id === null || ended.aborted || !events.requests.waits(id)) return;
  events.requests.carried(id, note);
  events.broken();
  events.requests.lost(id);
}

/** While a busy server is waited for no time passes for a request. Told before and after each wait. */
export const holding =
  ({ requests }: TransportEvents, id: number | null) =>
  (waiting: boolean): void => {
    if (id !== null) requests[waiting ? "hold" : "resume"](id);
  };
