import type { CallFacts } from "../../model/facts.ts";

const accepted = (call: CallFacts) =>
  call.graceful && call.response !== null && !call.response.isError && call.response.error === null;

/** What became of the malformed calls that the published percent counts, as numbers of calls. */
export function crashMetrics(calls: readonly CallFacts[]) {
  const timedOut = calls.filter((call) => call.exchange.end === "timed-out").length;
  const crashed = calls.filter(
    (call) => call.exchange.end === "closed" || call.exchange.diedAfter !== null,
  ).length;
  const ungraceful = calls.filter((call) => !call.graceful).length;
  return {
    cases: calls.length,
    graceful: calls.length - ungraceful,
    accepted: calls.filter(accepted).length,
    crashed,
    timedOut,
    internalErrors: ungraceful - crashed - timedOut,
    masked: calls.filter((call) => call.masked).length,
  };
}
