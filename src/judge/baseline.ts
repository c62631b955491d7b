import { diffTools, placeOf } from "../facts/drift.ts";
import type { Finding } from "../model/finding.ts";
import type { Json } from "../model/json.ts";
import type { ContractChange, Report } from "../model/report.ts";

/** An earlier report to compare with, and how to speak of it. */
export interface Baseline {
  report: Report;
  /** Such as a short commit or a file's name. */
  label: string;
  /** The tools as its server listed them; null where only the report is known. */
  tools?: Json[] | null;
}

/** Changes of a contract that are told one by one. */
const CHANGES = 100;

const namesOf = (tools: readonly { name: string }[]) => new Set(tools.map((tool) => tool.name));

/** What the tools were then and are now. Of a mere report only the names are known. */
export function contractChange(
  baseline: Baseline,
  tools: readonly { name: string; raw: Json }[],
): ContractChange {
  const now = namesOf(tools);
  const before = namesOf(baseline.report.tools.filter((tool) => tool.listed));
  const names = {
    added: [...now].filter((name) => !before.has(name)).sort(),
    removed: [...before].filter((name) => !now.has(name)).sort(),
  };
  if (baseline.tools == null) return { ...names, changed: null };
  const drifts = diffTools(
    baseline.tools,
    tools.map((tool) => tool.raw),
  ).filter((drift) => drift.member !== "tool" && drift.impact !== "wording");
  const order = [...drifts].sort((a, b) => Number(b.impact === "breaking") - Number(a.impact === "breaking"));
  const changed = order.slice(0, CHANGES).map((drift) => ({
    tool: drift.tool,
    where: placeOf(drift),
    what: drift.what,
    breaking: drift.impact === "breaking",
  }));
  return { ...names, changed };
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
  earlier: Report,
): Finding[] {
  const now = new Set([...findings, ...suppressed].map((finding) => finding.fingerprint));
  return earlier.findings.filter((finding) => !now.has(finding.fingerprint));
}
