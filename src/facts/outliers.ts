import type { CallFacts } from "../model/facts.ts";

/** One measured figure of a tool's valid call. */
export interface Measured {
  key: string;
  tool: number;
  value: number;
}

/** A figure that is too large, and why. */
export interface Outlier extends Measured {
  /** `absolute`: over the threshold; `relative`: over the factor times the median. */
  why: "absolute" | "relative";
  /** The figure divided by the median, rounded to one digit; null without a median. */
  times: number | null;
}

/** Fewest figures for which a relative comparison says anything. */
export const ENOUGH = 3;
/** How many times the median a figure may be (mcp-fuzz's published rule). */
export const FACTOR = 3;
/** Over `threshold` a figure is too large whatever the others are, under `floor` never by the relative rule; where the user says nothing else. */
export const LATENCY_MS = { threshold: 5_000, floor: 250 } as const;
/** The same for the characters of an answer. */
export const ANSWER_CHARS = { threshold: 20_000, floor: 1_000 } as const;

/** A valid call whose work was done: one that lacks a key or a network fails at once, and would make the others look slow. */
export function isMeasured(call: CallFacts): boolean {
  return (
    call.kind === "valid" &&
    call.exchange.end === "answered" &&
    call.response?.error === null &&
    call.blocked === null
  );
}

/** The median of figures in ascending order; null when there is no figure. */
export function medianOfSorted(sorted: readonly number[]): number | null {
  const middle = sorted.length >>> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The median; null when there is no figure. */
export const median = (values: readonly number[]): number | null =>
  medianOfSorted([...values].sort((a, b) => a - b));

/** Figures over the threshold, or (with at least three) over three times their median. `floor`: no relative flag under it. */
export function outliers(figures: readonly Measured[], threshold: number, floor: number): Outlier[] {
  const middle = median(figures.map((figure) => figure.value));
  return figures.flatMap((figure): Outlier[] => {
    const ratio = middle === null || middle <= 0 ? null : figure.value / middle;
    const times = ratio === null ? null : Math.floor(ratio * 10) / 10;
    if (figure.value > threshold) return [{ ...figure, why: "absolute", times }];
    const relative = figures.length >= ENOUGH && ratio !== null && ratio > FACTOR && figure.value >= floor;
    return relative ? [{ ...figure, why: "relative", times }] : [];
  });
}
