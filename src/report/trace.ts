import { createFacts } from "../facts/facts.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Report } from "../model/report.ts";
import { visibleJson } from "../text/json.ts";

/** The trace line by line. */
export function* traceLines(report: Report, evidence: Evidence): Generator<string> {
  const line = (value: object) => `${visibleJson(JSON.stringify(value))}\n`;
  for (const call of createFacts(evidence).calls) {
    yield line({
      tool: call.tool,
      case: call.caseId,
      property: call.property,
      outcome: call.outcome,
      detail: call.detail,
      arguments: call.arguments,
      startedAt: call.startedAtMs,
      durationMs: call.durationMs,
    });
  }
  for (const { tool, reason } of report.skipped) yield line({ tool, skipped: reason });
}

/** JSON Lines: one line for each call, in the order they were made, and one for each skipped tool. Times are milliseconds since the start. */
export function renderTrace(report: Report, evidence: Evidence): string {
  return [...traceLines(report, evidence)].join("");
}
