import type { Row } from "../checks/define.ts";
import type { Finding, Severity, Verdict } from "../model/finding.ts";

const BY_SEVERITY: Record<Severity, "fail" | "part" | "pass"> = {
  error: "fail",
  warning: "part",
  notice: "pass",
};
const RANK: Record<Verdict, number> = { fail: 3, part: 2, pass: 1, "n/a": 0 };

/** The worst of some verdicts; `n/a` when there is none. */
export function worst(verdicts: Iterable<Verdict>): Verdict {
  let result: Verdict = "n/a";
  for (const verdict of verdicts) if (RANK[verdict] > RANK[result]) result = verdict;
  return result;
}

/** The verdict that findings alone give: an error fails, a warning is part, a notice passes. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  return worst(findings.map((finding) => BY_SEVERITY[finding.severity]));
}

/**
 * A row as the settings leave it. The check's own verdict holds unless a severity was changed or a finding suppressed;
 * then what is left of the findings decides.
 */
export function settleRow(row: Row, kept: readonly Finding[], changed: boolean): Verdict {
  if (!changed || row.verdict === "n/a") return row.verdict;
  return kept.length === 0 ? "pass" : verdictOf(kept);
}
