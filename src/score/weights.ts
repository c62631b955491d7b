import type { Category } from "../model/finding.ts";
import type { Grade } from "../model/report.ts";

/** How much each category counts in the overall score. The config's `weights` replace single ones. */
export const WEIGHTS: Record<Category, number> = {
  robustness: 30,
  contract: 25,
  fidelity: 15,
  safety: 15,
  protocol: 10,
  performance: 5,
  state: 10,
};

/** Lowest percent of each grade, best first. They reproduce the published grades: 100 A, 92.9 B, 85.7 C, 60 D, 37.85 F. */
export const BANDS: readonly { grade: Grade; from: number }[] = [
  { grade: "A", from: 97 },
  { grade: "B", from: 90 },
  { grade: "C", from: 75 },
  { grade: "D", from: 50 },
  { grade: "F", from: 0 },
];

/** Worth of a row's verdict, 0..1. */
export const VERDICT_VALUE = { pass: 1, part: 0.5, fail: 0 } as const;
/** That of `part` in `contract`, where a warning costs less: most are a matter of wording. */
export const CONTRACT_PART = 0.8;

/** Categories whose percent is the mean of named parts, not of rows; the parts are check ids. */
export const PARTS: Partial<Record<Category, readonly string[]>> = {
  robustness: ["crash-resilience", "robust-input", "safe-errors"],
  performance: ["latency", "response-size"],
};
