import { cut } from "../text/cut.ts";
import { codeSpan, escapeProse } from "../text/escape.ts";
import { place, whom } from "./comment-tables.ts";
import type { Problem } from "./problems.ts";
import { MARK_OF_SEVERITY } from "./words.ts";

const FIX_CHARS = 300;

/**
 * The one line that says what to do first: the fix of the worst problem, of the worst new one where the run was compared.
 * "" when there is no problem.
 */
export function firstStep(problems: readonly Problem[]): string {
  const fresh = problems.find((problem) => problem.findings.some((one) => one.baseline === "new"));
  const problem = fresh ?? problems[0];
  const finding = problem?.findings.find((one) => fresh === undefined || one.baseline === "new");
  if (problem === undefined || finding === undefined) return "";
  const who = whom(problem, (tool) => codeSpan(cut(tool, 64)));
  const where = problem.tools.length > 1 ? "" : place(finding);
  return `**First** ${MARK_OF_SEVERITY[finding.severity]} ${who}${where}: ${escapeProse(cut(finding.fix, FIX_CHARS))}`;
}
