import { type Json, member } from "../model/json.ts";

/** Pages of a listing up to the first cursor that comes back. */
export interface Pages {
  kept: Json[];
  /** A cursor came back: a client that follows it never ends. */
  repeated: boolean;
}

/** A page whose cursor was there before is an earlier page once more: it ends the list and does not count. */
export function distinctPages(results: readonly Json[]): Pages {
  const cursors = new Set<string>();
  for (const [index, result] of results.entries()) {
    const cursor = member(result, "nextCursor");
    if (typeof cursor !== "string") continue;
    if (cursors.has(cursor)) return { kept: results.slice(0, index), repeated: true };
    cursors.add(cursor);
  }
  return { kept: [...results], repeated: false };
}
