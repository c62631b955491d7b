import type { Severity, Verdict } from "../model/finding.ts";

const BY_SEVERITY: Record<Severity, Verdict> = { error: "fail", warning: "part", notice: "pass" };
const RANK: Record<Verdict, number> = { fail: 3, part: 2, pass: 1, "n/a": 0 };

/** The worst of some verdicts; `n/a` when there is none. */
export function worst(verdicts: Iterable<Verdict>): Verdict {
  let result: Verdict = "n/a";
  for (const verdict of verdicts) if (RANK[verdict] > RANK[result]) result = verdict;
  return result;
}

/**
 * The verdict that findings alone give: an error fails, a warning is part, a notice passes; `n/a` without findings.
 * `severity`: of findings that name none.
 */
export function verdictOf(
  findings: readonly { severity?: Severity }[],
  severity: Severity = "error",
): Verdict {
  return worst(findings.map((finding) => BY_SEVERITY[finding.severity ?? severity]));
}
