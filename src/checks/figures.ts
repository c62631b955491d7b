import { isMeasured, median, outliers } from "../facts/outliers.ts";
import { validCalls } from "../facts/valid-calls.ts";
import type { CallFacts } from "../model/facts.ts";
import type { CheckResult, RawFinding } from "./define.ts";

/** Where the rule of such checks comes from. */
export const FIGURES_SOURCE =
  "mcp-fuzz: over the threshold, or over three times the server's median with at least three tools; crashed and timed-out calls excluded; the relative flag counts in the percent and is told as a notice";

/**
 * How the tools' figures compare: those that stand out, the share that does not, and their median
 * under its public name.
 */
export function judgeFigures(
  calls: readonly CallFacts[],
  figureOf: (call: CallFacts) => number,
  limits: { threshold: number; floor: number },
  medianName: string,
): CheckResult {
  const figures = validCalls(calls)
    .filter(isMeasured)
    .map((call) => ({ key: call.key, tool: call.toolIndex, name: call.tool, value: figureOf(call) }));
  const { threshold, floor } = limits;
  const flagged = outliers(figures, threshold, floor);
  const middle = median(figures.map((figure) => figure.value));
  const rounded = middle === null ? null : Math.round(middle);
  const findings = flagged.map(
    (one): RawFinding => ({
      message: one.why,
      data: { value: one.value, threshold, times: one.times ?? "", median: rounded ?? 0 },
      tool: one.tool,
      call: one.key,
      // To be slower or longer than its siblings is a hint: a search beside a switch is meant to be.
      ...(one.why === "relative" ? { severity: "notice" as const } : {}),
    }),
  );
  const names = new Map(figures.map((figure) => [figure.key, figure.name]));
  const told = flagged.map(({ key, value, times }) => ({ tool: names.get(key) ?? "", value, times }));
  const percent = figures.length === 0 ? null : (100 * (figures.length - flagged.length)) / figures.length;
  const metrics = { checked: figures.length, [medianName]: rounded, flagged: told };
  return { findings, rows: [], percent, metrics };
}
