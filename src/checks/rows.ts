import type { Severity, Verdict } from "../model/finding.ts";
import type { CheckResult, RawFinding } from "./define.ts";

const BY_SEVERITY: Record<Severity, Verdict> = { error: "fail", warning: "part", notice: "pass" };
const RANK: Record<Verdict, number> = { fail: 2, part: 1, pass: 0, "n/a": -1 };

/**
 * A row for each tool that was looked at: fail for an error, part for a warning, pass otherwise. `severity`: of findings
 * that name none. The server as a whole gets a row by an error or a warning only: a notice about it must not lift the score.
 */
export function withRows(
  findings: RawFinding[],
  tools: Iterable<{ index: number }>,
  severity: Severity,
): CheckResult {
  const worst = new Map<number | null, Verdict>();
  for (const { index } of tools) worst.set(index, "pass");
  for (const finding of findings) {
    const verdict = BY_SEVERITY[finding.severity ?? severity];
    if (verdict === "pass") continue;
    const known = worst.get(finding.tool) ?? "pass";
    worst.set(finding.tool, RANK[verdict] > RANK[known] ? verdict : known);
  }
  return { findings, rows: [...worst].map(([tool, verdict]) => ({ tool, verdict })) };
}
