import type { Finding } from "../model/finding.ts";
import type { Report } from "../model/report.ts";

/** An earlier report to compare with, and how to speak of it. */
export interface Baseline {
  report: Report;
  /** Such as a short commit or a file's name. */
  label: string;
}

/** Findings marked new or known. Known means: the earlier run had one with the same fingerprint. */
export function markFindings(findings: readonly Finding[], baseline: Baseline | null): Finding[] {
  if (baseline === null) return [...findings];
  const before = new Set(baseline.report.findings.map((finding) => finding.fingerprint));
  return findings.map((finding) => ({
    ...finding,
    baseline: before.has(finding.fingerprint) ? "known" : "new",
  }));
}

/** Findings of the earlier run that are gone now, suppressed ones not counted as gone. */
export function fixedFindings(
  findings: readonly Finding[],
  suppressed: readonly { fingerprint: string }[],
  baseline: Baseline,
): Finding[] {
  const now = new Set([...findings, ...suppressed].map((finding) => finding.fingerprint));
  return baseline.report.findings.filter((finding) => !now.has(finding.fingerprint));
}
