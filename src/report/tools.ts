import { verdictOf } from "../checks/verdict.ts";
import { groupBy } from "../facts/group.ts";
import type { Judgement } from "../judge/judge.ts";
import type { Facts } from "../model/facts.ts";
import type { Verdict } from "../model/finding.ts";
import type { ReportTool } from "../model/report.ts";

/** One line for each listed tool. A tool without findings passes where a scored check looked at it, else it is `n/a`. */
export function buildTools(judgement: Judgement, facts: Facts): ReportTool[] {
  const calls = groupBy(facts.calls, (call) => call.toolIndex);
  const skipped = new Map(facts.skipped.map((one) => [one.toolIndex, one.reason]));
  const findings = groupBy(judgement.findings, (finding) => finding.toolIndex);
  const judged = new Set(judgement.scored.flatMap((check) => check.rows.map((row) => row.row)));
  return facts.tools.map((tool) => {
    const own = findings.get(tool.index) ?? [];
    const sent = calls.get(tool.index) ?? [];
    const clean: Verdict = judged.has(`tool ${tool.index}`) ? "pass" : "n/a";
    return {
      name: tool.name,
      listed: true,
      called: sent.length > 0,
      skipReason: skipped.get(tool.index) ?? null,
      cases: sent.length,
      verdict: own.length === 0 ? clean : verdictOf(own),
      location: tool.location,
    };
  });
}
