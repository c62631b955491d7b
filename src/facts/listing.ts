import type { Evidence, Purpose } from "../model/evidence.ts";
import type { ListingFacts, ToolFacts } from "../model/facts.ts";
import { isObject, type Json, member, stringMember } from "../model/json.ts";
import { objectOf } from "../text/json.ts";
import { readTools } from "./catalogue.ts";
import { distinctPages } from "./pages.ts";
import { jsonText } from "./size.ts";

/** Results of one reading of the list: all its pages came over one connection. */
function pages(evidence: Evidence, purpose: Purpose): Json[] {
  const exchanges = evidence.exchanges.filter((one) => one.purpose === purpose);
  const connection = exchanges[0]?.connection;
  const results = exchanges
    .filter((one) => one.connection === connection)
    .map(({ response }) => member(objectOf(response?.raw), "result") ?? null);
  return results.filter((result) => result !== null);
}

const oddCursor = (result: Json) => {
  const cursor = member(result, "nextCursor");
  return isObject(result) && cursor !== undefined && typeof cursor !== "string";
};

/** The tools as listed, with the place each was located at. */
export function listedTools(evidence: Evidence): ToolFacts[] {
  return readTools(pages(evidence, "list")).map((tool) => ({
    ...tool,
    location: Object.hasOwn(evidence.locations, tool.name) ? (evidence.locations[tool.name] ?? null) : null,
  }));
}

/** The entries whatever their order: none is promised. */
const entries = (results: readonly Json[]) =>
  readTools(results)
    .map((tool) => jsonText(tool.raw))
    .sort()
    .join("\n");

/** How the listing went: pages, cursors, and whether a second reading gave the same tools. */
export function readListing(evidence: Evidence): ListingFacts {
  const first = pages(evidence, "list");
  const again = pages(evidence, "list-again");
  const { kept, repeated } = distinctPages(first);
  return {
    pages: kept.length,
    repeatedCursor: repeated,
    oddCursor: first.some(oddCursor),
    unstable: again.length === 0 ? null : entries(again) !== entries(first),
    incomplete: stringMember(evidence.extra.protocol, "listIncomplete"),
  };
}
