import { type Json, member } from "../model/json.ts";
import { jsonText } from "./size.ts";

/** Pages of a listing without those that say again what an earlier one said. */
export interface Pages {
  kept: Json[];
  /** A cursor came back: a client that follows it never ends. */
  repeated: boolean;
}

/** Takes out the page that a cursor leads to once more. Tools that only such a page has are kept. */
export function distinctPages(results: readonly Json[]): Pages {
  const cursors = new Set<string>();
  const kept: Json[] = [];
  let repeated = false;
  for (const result of results) {
    const cursor = member(result, "nextCursor");
    const again = typeof cursor === "string" && cursors.has(cursor);
    if (typeof cursor === "string") cursors.add(cursor);
    repeated ||= again;
    const tools = jsonText(member(result, "tools") ?? null);
    if (!again || kept.every((page) => jsonText(member(page, "tools") ?? null) !== tools)) kept.push(result);
  }
  return { kept, repeated };
}
