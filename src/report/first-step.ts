import type { Finding } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { type Problem, problemsOf } from "./problems.ts";
import { comparedWith } from "./words.ts";

/** What to do first: the worst finding, the worst new one where the run was compared. */
export interface FirstStep {
  problem: Problem;
  finding: Finding;
}

/** null where there is no problem, and where the change passed and brought none: what was there is not its author's task. */
export function firstStepOf(report: Report): FirstStep | null {
  const [problem] = problemsOf(report);
  const finding = problem?.findings[0];
  if (problem === undefined || finding === undefined) return null;
  const brought = comparedWith(report) === null || finding.baseline === "new";
  return brought || report.conclusion.result === "failure" ? { problem, finding } : null;
}
