import type { Finding, Severity } from "../model/finding.ts";

/** `1 error`, `2 errors`. */
export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

/** `81.4`, `88.0`, `100`, or `not run`. */
export const percentText = (percent: number | null): string =>
  percent === null ? "not run" : percent === 100 ? "100" : percent.toFixed(1);

/** `340 ms`, `1.2 s`, `2 min 5 s`. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const NOUNS: readonly [Severity, string][] = [
  ["error", "error"],
  ["warning", "warning"],
  ["notice", "notice"],
];

/** `2 errors, 1 warning`; "" when there is none. */
export function countText(findings: readonly Pick<Finding, "severity">[]): string {
  const counts = NOUNS.map(([severity, noun]) => ({
    noun,
    count: findings.filter((finding) => finding.severity === severity).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ count, noun }) => plural(count, noun))
    .join(", ");
}

/** First names and how many more: `a, b, c and 9 more`. */
export function namesText(names: readonly string[], shown: number): string {
  const more = names.length - shown;
  return more > 0 ? `${names.slice(0, shown).join(", ")} and ${more} more` : names.join(", ");
}
