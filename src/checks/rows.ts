import type { Severity, Verdict } from "../model/finding.ts";
import type { CheckResult, RawFinding } from "./define.ts";
import { verdictOf, worst } from "./verdict.ts";

/**
 * A row for each tool that was looked at: fail for an error, part for a warning, pass otherwise. `severity`: of findings
 * that name none. The server as a whole gets a row by an error or a warning only: a notice about it must not lift the score.
 */
export function withRows(
  findings: RawFinding[],
  tools: Iterable<{ index: number }>,
  severity: Severity,
): CheckResult {
  const rows = new Map<number | null, Verdict>();
  for (const { index } of tools) rows.set(index, "pass");
  for (const finding of findings) {
    const verdict = verdictOf([finding], severity);
    if (verdict !== "pass") rows.set(finding.tool, worst([verdict, rows.get(finding.tool) ?? "pass"]));
  }
  return { findings, rows: [...rows].map(([tool, verdict]) => ({ tool, verdict })) };
}
