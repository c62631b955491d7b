import { createFacts } from "../facts/facts.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Report } from "../model/report.ts";
import { visibleJson } from "../text/json.ts";

/** JSON Lines: one line for each call, in the order they were made, and one for each skipped tool. Times are milliseconds since the start. */
export function renderTrace(report: Report, evidence: Evidence): string {
  const calls = createFacts(evidence).calls.map((call) => ({
    tool: call.tool,
    case: call.caseId,
    property: call.property,
    outcome: call.outcome,
    detail: call.detail,
    arguments: call.arguments,
    startedAt: call.startedAtMs,
    durationMs: call.durationMs,
  }));
  const skipped = report.skipped.map(({ tool, reason }) => ({ tool, skipped: reason }));
  return [...calls, ...skipped].map((line) => `${visibleJson(JSON.stringify(line))}\n`).join("");
}
