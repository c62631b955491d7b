import type { CheckDefinition } from "../checks/define.ts";
import { verdictOf, worst } from "../checks/verdict.ts";
import { groupBy } from "../facts/group.ts";
import type { Facts } from "../model/facts.ts";
import type { Finding, Verdict } from "../model/finding.ts";
import type { ReportCheck, Suppressed } from "../model/report.ts";
import type { ScoredCheck } from "../score/score.ts";
import { type Baseline, markFindings } from "./baseline.ts";
import { completeFinding } from "./finding.ts";
import { distinctFindings, orderFindings } from "./order.ts";
import { type CheckRun, runChecks } from "./run.ts";
import { suppress } from "./suppress.ts";
import { settleRow } from "./verdict.ts";

/** Everything that was decided about the evidence, before it is counted and laid out. */
export interface Judgement {
  runs: CheckRun[];
  checks: ReportCheck[];
  findings: Finding[];
  suppressed: Suppressed[];
  scored: ScoredCheck[];
  warnings: string[];
}

const rowKey = (tool: number | null) => (tool === null ? "server" : `tool ${tool}`);

interface Settled {
  report: ReportCheck;
  scored: ScoredCheck | null;
}

/** One check's rows and verdict once severities and suppressions are applied. */
function settle(run: CheckRun, kept: readonly Finding[], taken: ReadonlySet<string>, facts: Facts): Settled {
  const { check, setting, result } = run;
  const severityChanged = (setting?.severity ?? null) !== null;
  const byRow = groupBy(kept, (finding) => rowKey(finding.toolIndex));
  const rows = result.rows.flatMap((row) => {
    const key = rowKey(row.tool);
    const verdict = settleRow(row, byRow.get(key) ?? [], severityChanged || taken.has(key));
    if (verdict === "n/a") return [];
    const name = row.tool === null ? "(server)" : (facts.tools[row.tool]?.name ?? "");
    return [{ row: key, name, verdict }];
  });
  const percent = result.percent ?? null;
  const fromRows: Verdict = worst(rows.map((row) => row.verdict));
  const judged = fromRows === "n/a" && (percent !== null || kept.length > 0) ? "pass" : fromRows;
  const report: ReportCheck = {
    id: check.id,
    title: check.title,
    category: check.category,
    verdict: run.error === null ? worst([judged, verdictOf(kept)]) : "n/a",
    severity: setting?.severity ?? check.severity,
    findings: kept.length,
    notVerified: (result.notVerified ?? []).map((entry) => ({
      tool: entry.tool === null ? null : (facts.tools[entry.tool]?.name ?? ""),
      reason: entry.reason,
      calls: entry.calls,
    })),
    error: run.error,
  };
  const counts = check.scored && run.error === null && (rows.length > 0 || percent !== null);
  return { report, scored: counts ? { id: check.id, category: check.category, rows, percent } : null };
}

function completeAll(
  run: CheckRun,
  facts: Facts,
  calls: ReadonlyMap<string, Facts["calls"][number]>,
): Finding[] {
  try {
    return run.result.findings.map((raw) => completeFinding(run, raw, facts, calls));
  } catch (error) {
    run.error = error instanceof Error ? error.message : String(error);
    return [];
  }
}

/** Runs the checks over the facts and settles what they say: severities, suppressions, baseline, order. Pure. */
export function judge(
  facts: Facts,
  checks: readonly CheckDefinition[],
  baseline: Baseline | null,
): Judgement {
  const settings = facts.evidence.settings.judge;
  const calls = new Map(facts.calls.map((call) => [call.key, call]));
  const runs = runChecks(checks, facts, settings);
  const all = distinctFindings(runs.flatMap((run) => completeAll(run, facts, calls)));
  const today = facts.evidence.startedAt.slice(0, 10);
  const { kept, taken, suppressed, warnings } = suppress(orderFindings(all), settings.suppressions, today);
  const keptBy = groupBy(kept, (finding) => finding.check);
  const takenBy = groupBy(taken, (finding) => finding.check);
  const settled = runs.map((run) => {
    const rows = new Set((takenBy.get(run.check.id) ?? []).map((finding) => rowKey(finding.toolIndex)));
    return settle(run, keptBy.get(run.check.id) ?? [], rows, facts);
  });
  const threw = runs.filter((run) => run.error !== null);
  return {
    runs,
    checks: settled.map((one) => one.report),
    findings: markFindings(kept, baseline),
    suppressed,
    scored: settled.flatMap((one) => (one.scored === null ? [] : [one.scored])),
    warnings: [
      ...warnings,
      ...new Set(runs.flatMap((run) => run.result.notes ?? [])),
      ...threw.map((run) => `Check \`${run.check.id}\` could not be carried out: ${run.error}`),
    ],
  };
}
