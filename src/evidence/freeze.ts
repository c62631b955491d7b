import type { Evidence } from "../model/evidence.ts";

/** Freezes evidence through and through, without recursion: nothing that was recorded may change afterwards. */
export function freezeEvidence(evidence: Evidence): Evidence {
  const seen = new WeakSet<object>([evidence]);
  const open: object[] = [evidence];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    Object.freeze(next);
    for (const value of Object.values(next)) {
      if (typeof value !== "object" || value === null || seen.has(value)) continue;
      seen.add(value);
      open.push(value);
    }
  }
  return evidence;
}
