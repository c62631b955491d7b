import { createFacts } from "../src/facts/facts.ts";
import type { Evidence } from "../src/model/evidence.ts";

/**
 * Starts of the server after the first, over stdio. `protocol: auto` starts it for the stateless era's question, which no
 * record tells of, unless that process also answered the offer of an unknown version: then that was not its first request.
 * A server that speaks the stateless era was started for a legacy greeting too, before the record began.
 */
export function restartsOf(evidence: Evidence): number {
  const own = evidence.connections.length - 1;
  if (evidence.settings.record.protocol !== "auto") return own;
  if (createFacts(evidence).server.era === "modern") return own + 2;
  const offer = evidence.exchanges.find(({ caseKey }) => caseKey === "protocol/newer-version");
  const isFirst = offer === undefined || JSON.parse(offer.request.raw).id === 1;
  return isFirst ? own + 1 : own;
}
