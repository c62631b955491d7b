import type { Judgement } from "../judge/judge.ts";
import type { Facts } from "../model/facts.ts";
import type { JsonObject } from "../model/json.ts";
import type { Metrics } from "../model/report.ts";
import { gradeOf, roundPercent } from "../score/grade.ts";

const NO_RESILIENCE: Metrics["crashResilience"] = {
  percent: null,
  grade: null,
  cases: 0,
  graceful: 0,
  accepted: 0,
  crashed: 0,
  timedOut: 0,
  internalErrors: 0,
  masked: 0,
};

/** `crash-resilience` → `crashResilience`: check ids are the public names of their figures. */
const camelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function figures(percent: number | null | undefined, metrics: JsonObject | undefined): JsonObject | null {
  if (percent === undefined && metrics === undefined) return null;
  if (percent === undefined) return metrics ?? {};
  const shown = percent === null ? null : roundPercent(percent);
  return { percent: shown, grade: gradeOf(shown), ...metrics };
}

/** The figures of every check that measured something, and the coverage. */
export function buildMetrics(judgement: Judgement, facts: Facts): Metrics {
  const { tools, called, calledValidly, level } = facts.coverage;
  const metrics: Metrics = {
    crashResilience: NO_RESILIENCE,
    contextCost: { tokens: 0, perTool: [] },
    coverage: { tools, called, calledValidly, level },
  };
  for (const { check, result } of judgement.runs) {
    const own = figures(result.percent, result.metrics);
    if (own !== null) metrics[camelCase(check.id)] = own;
  }
  return metrics;
}
