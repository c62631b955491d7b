import { type Finding, SEVERITIES } from "../model/finding.ts";
import { cut, oneLine } from "../text/cut.ts";
import { plain } from "../text/plain.ts";
import { counted } from "../text/words.ts";

/** `81.4`, `88.0`, `100`, or `not run`. */
export const percentText = (percent: number | null): string =>
  percent === null ? "not run" : percent === 100 ? "100" : percent.toFixed(1);

/** Text of the server on one line of at most `max` characters, harmless to a terminal. */
export const lineText = (value: string, max: number): string => cut(plain(oneLine(value)), max);

/** `340 ms`, `1.2 s`, `2 min 5 s`. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** `2 errors, 1 warning`; "" when there is none. */
export function countText(findings: readonly Pick<Finding, "severity">[]): string {
  return SEVERITIES.flatMap((severity) => {
    const { length } = findings.filter((finding) => finding.severity === severity);
    return length === 0 ? [] : [counted(length, severity)];
  }).join(", ");
}
