import { CHECKS } from "../../src/checks/registry.gen.ts";
import type { Finding } from "../../src/model/finding.ts";
import type { Report } from "../../src/model/report.ts";
import { buildReport } from "../../src/report/build.ts";
import { type EvidenceInput, evidence } from "../evidence-builder.ts";

/** The report of some evidence, judged by one check alone, or by all of them. */
export function judgedBy(id: string | null, input: EvidenceInput): Report {
  const checks = id === null ? CHECKS : CHECKS.filter((check) => check.id === id);
  if (checks.length === 0) throw new Error(`There is no check ${id}.`);
  const settings = {
    ...input.judge?.checks,
    ...(id === null
      ? {}
      : { [id]: { enabled: true, severity: null, options: {}, ...input.judge?.checks?.[id] } }),
  };
  return buildReport(evidence({ ...input, judge: { ...input.judge, checks: settings } }), { checks });
}

/** The findings of one check. */
export function findingsOf(id: string, input: EvidenceInput): Finding[] {
  return judgedBy(id, input).findings;
}
