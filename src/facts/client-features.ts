import type { Evidence } from "../model/evidence.ts";
import type { Outcome } from "../model/outcome.ts";

/** What a server may ask its client for, and an audit has not got: a model, a user, folders. */
const FEATURES: ReadonlySet<string> = new Set(["sampling/createMessage", "elicitation/create", "roots/list"]);
/** Outcomes that the want of a feature explains: it was answered, and the server lived on. */
const EXPLAINED: ReadonlySet<Outcome> = new Set([
  "rejected",
  "rejected-wrong-code",
  "refused-in-text",
  "internal-error",
]);

/** The exchanges in which the server asked for one. */
export function featuresAsked(evidence: Evidence): ReadonlySet<number> {
  const messages = evidence.connections.flatMap((connection) => connection.messages);
  return new Set(
    messages.flatMap(({ kind, method, exchange }) =>
      kind === "request" && exchange !== null && FEATURES.has(method ?? "") ? [exchange] : [],
    ),
  );
}

/** Whether a call of this outcome may have failed for want of what the server had asked for. */
export function explains(asked: boolean, outcome: Outcome): boolean {
  return asked && EXPLAINED.has(outcome);
}
