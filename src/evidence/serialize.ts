import type { Evidence } from "../model/evidence.ts";
import { visibleJson } from "../text/json.ts";

/** The members of an object or the items of a list, one by one, as JSON text. */
function* parts(value: Evidence | readonly unknown[]): Generator<string> {
  const list = Array.isArray(value);
  let between = "";
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined && !list) continue;
    yield list ? between : `${between}${JSON.stringify(key)}:`;
    between = ",";
    if (!list && Array.isArray(item)) {
      yield "[";
      yield* parts(item);
      yield "]";
    } else yield visibleJson(JSON.stringify(item) ?? "null");
  }
}

/** Evidence as JSON text in pieces, so that it never stands in memory as a whole. */
export function* evidencePieces(evidence: Evidence): Generator<string> {
  yield "{";
  yield* parts(evidence);
  yield "}\n";
}

/** Evidence as JSON text, the same for the same evidence. `parseEvidence` reads it back equal. */
export function serializeEvidence(evidence: Evidence): string {
  return [...evidencePieces(evidence)].join("");
}
