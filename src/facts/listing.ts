import type { Evidence, Exchange, Purpose } from "../model/evidence.ts";
import type { ListingFacts, ToolFacts } from "../model/facts.ts";
import { isObject, type Json, member } from "../model/json.ts";
import { readTools } from "./catalogue.ts";

function resultOf(exchange: Exchange): Json | null {
  if (exchange.response === null) return null;
  try {
    const frame = JSON.parse(exchange.response.raw) as Json;
    return member(frame, "result") ?? null;
  } catch {
    return null;
  }
}

function pages(evidence: Evidence, purpose: Purpose): Json[] {
  const results = evidence.exchanges.filter((one) => one.purpose === purpose).map(resultOf);
  return results.filter((result) => result !== null);
}

/** Pages until a cursor comes back: what follows a repeated cursor is the same page again. */
function distinctPages(results: readonly Json[]): { kept: Json[]; repeated: boolean } {
  const cursors = new Set<string>();
  const kept: Json[] = [];
  for (const result of results) {
    kept.push(result);
    const cursor = member(result, "nextCursor");
    if (typeof cursor !== "string") continue;
    if (cursors.has(cursor)) return { kept: kept.slice(0, -1), repeated: true };
    cursors.add(cursor);
  }
  return { kept, repeated: false };
}

const oddCursor = (result: Json) => {
  const cursor = member(result, "nextCursor");
  return isObject(result) && cursor !== undefined && typeof cursor !== "string";
};

/** The tools as listed, with the place each was located at. */
export function listedTools(evidence: Evidence): ToolFacts[] {
  const { kept } = distinctPages(pages(evidence, "list"));
  return readTools(kept).map((tool) => ({
    ...tool,
    location: Object.hasOwn(evidence.locations, tool.name) ? (evidence.locations[tool.name] ?? null) : null,
  }));
}

const names = (results: readonly Json[]) =>
  JSON.stringify(
    readTools(results)
      .map((tool) => tool.name)
      .sort(),
  );

/** How the listing went: pages, cursors, and whether a second reading gave the same tools. */
export function readListing(evidence: Evidence): ListingFacts {
  const first = pages(evidence, "list");
  const again = pages(evidence, "list-again");
  const { kept, repeated } = distinctPages(first);
  return {
    pages: kept.length,
    repeatedCursor: repeated,
    oddCursor: first.some(oddCursor),
    unstable: again.length === 0 ? null : names(distinctPages(again).kept) !== names(kept),
  };
}
