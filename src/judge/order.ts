import { type Finding, severityRank } from "../model/finding.ts";
import { byText } from "../text/order.ts";

/** Worst first, then tool by tool in the server's own order, then by check and case: the same whatever order checks ran in. */
export function orderFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      severityRank(a.severity) - severityRank(b.severity) ||
      (a.toolIndex ?? -1) - (b.toolIndex ?? -1) ||
      byText(a.check, b.check) ||
      byText(a.case ?? "", b.case ?? "") ||
      byText(a.fingerprint, b.fingerprint),
  );
}

/** One finding for each fingerprint: a second one tells the reader nothing new. */
export function distinctFindings(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const key = `${finding.toolIndex} ${finding.fingerprint}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
