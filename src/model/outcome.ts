/** What became of one call. The one place that decides it is `facts/outcome.ts`; the rules are in docs/outcomes.md. */
export const OUTCOMES = [
  "ok",
  "refused-in-text",
  "rejected",
  "lenient-downstream",
  "rejected-wrong-code",
  "internal-error",
  "crashed",
  "timed-out",
  "protocol-violation",
] as const;
/** One of them. */
export type Outcome = (typeof OUTCOMES)[number];

/** Outcomes of a call that was answered as a success, whatever its text says. */
export const ANSWERED: ReadonlySet<Outcome> = new Set(["ok", "refused-in-text"]);

/** Outcomes that accuse the server, and so count only once seen again on a fresh process. */
export const FAILING: ReadonlySet<Outcome> = new Set([
  "crashed",
  "timed-out",
  "internal-error",
  "protocol-violation",
]);

/** Outcomes of a call whose arguments were refused, whatever form that took. */
export const REFUSED: ReadonlySet<Outcome> = new Set(["rejected", "rejected-wrong-code", "refused-in-text"]);
