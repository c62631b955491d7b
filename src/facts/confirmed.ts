import type { CallFacts } from "../model/facts.ts";

/** Whether a failing outcome came again on a fresh process, for this call or for one with the same answer: only then it accuses. */
export const isConfirmed = ({ confirmed }: CallFacts): boolean =>
  confirmed === "yes" || confirmed === "sibling";
