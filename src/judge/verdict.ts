import type { Row } from "../checks/define.ts";
import { verdictOf } from "../checks/verdict.ts";
import type { Finding, Verdict } from "../model/finding.ts";

/**
 * A row as the settings leave it. The check's own verdict holds unless a severity was changed or a finding suppressed;
 * then what is left of the findings decides.
 */
export function settleRow(row: Row, kept: readonly Finding[], changed: boolean): Verdict {
  if (!changed || row.verdict === "n/a") return row.verdict;
  return kept.length === 0 ? "pass" : verdictOf(kept);
}
