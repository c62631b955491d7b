import type { Facts } from "../model/facts.ts";

/** What stands beside the grade when no tool was called, so that nobody takes it for a tested server; else null. */
export function headlineOf(facts: Facts): string | null {
  const { coverage, evidence } = facts;
  if (evidence.failure !== null || coverage.called > 0 || coverage.tools === 0) return null;
  return `static only: 0 of ${coverage.tools} tools called, ${reason(facts)}`;
}

function reason(facts: Facts): string {
  const { scope } = facts.evidence.settings.record;
  if (scope === "static") return "scope is static";
  if (facts.evidence.stopped !== null) return "the run was stopped before";
  if (facts.tools.every((tool) => !tool.readOnly)) return "none is marked read-only";
  return "see the list of skipped tools";
}
