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

/** The first such request of each exchange, by the exchange's id. */
export function featuresAsked(evidence: Evidence): ReadonlyMap<number, string> {
  const asked = new Map<number, string>();
  for (const { kind, method, exchange } of evidence.connections.flatMap(
    (connection) => connection.messages,
  )) {
    if (kind !== "request" || method === null || exchange === null || !FEATURES.has(method)) continue;
    if (!asked.has(exchange)) asked.set(exchange, method);
  }
  return asked;
}

/** What a call of this outcome lacked, after the server had asked for it; null when it asked for nothing or needed it not. */
export function lackedFeature(outcome: Outcome, method: string | undefined): string | null {
  return method === undefined || !EXPLAINED.has(outcome) ? null : `a client feature (\`${method}\`)`;
}
