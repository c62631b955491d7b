import type { Evidence } from "../model/evidence.ts";
import type { CallFacts, EraFacts } from "../model/facts.ts";
import { itemsOf, member, stringMember } from "../model/json.ts";
import { FAILING, OUTCOMES, type Outcome } from "../model/outcome.ts";
import { readCalls } from "./calls.ts";
import { isConfirmed } from "./confirmed.ts";
import { listedTools } from "./listing.ts";
import { readServer } from "./server.ts";

/** Calls whose outcome says something of the server: no failing one that a fresh process did not repeat, none that is masked. */
function settledCalls(calls: readonly CallFacts[]): CallFacts[] {
  return calls.filter((call) => {
    if (call.dependsOnState || call.masked) return false;
    return !FAILING.has(call.outcome) || isConfirmed(call);
  });
}

/** Tool, case and outcome of each call that can be held against another recording of the same server. */
export function comparableOutcomes(calls: readonly CallFacts[]): EraFacts["outcomes"] {
  return settledCalls(calls).map(({ tool, caseId, outcome }) => ({ tool, caseId, outcome }));
}

/** What one recording leaves to be compared with that of the other era. */
export function summariseEra(evidence: Evidence): EraFacts {
  const tools = listedTools(evidence);
  const { era, protocolVersion } = readServer(evidence);
  return {
    era,
    protocolVersion,
    failure: evidence.failure?.message ?? null,
    tools: tools.map(({ raw }) => raw),
    outcomes: evidence.failure === null ? comparableOutcomes(readCalls(evidence, tools)) : [],
  };
}

const isOutcome = (text: string | null): text is Outcome => OUTCOMES.some((one) => one === text);

/** The other era of the same server, from `evidence.extra`; null when only one was recorded. */
export function readOtherEra(evidence: Evidence): EraFacts | null {
  const other = evidence.extra["era-parity"];
  const era = stringMember(other, "era");
  if (era !== "legacy" && era !== "modern") return null;
  const outcomes = itemsOf(member(other, "outcomes")).flatMap((one) => {
    const outcome = stringMember(one, "outcome");
    if (!isOutcome(outcome)) return [];
    return [{ tool: stringMember(one, "tool") ?? "", caseId: stringMember(one, "caseId") ?? "", outcome }];
  });
  return {
    era,
    protocolVersion: stringMember(other, "protocolVersion") ?? "",
    failure: stringMember(other, "failure"),
    tools: itemsOf(member(other, "tools")),
    outcomes,
  };
}
