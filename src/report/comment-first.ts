import type { Report } from "../model/report.ts";
import { cut } from "../text/cut.ts";
import { codeSpan, escapeProse } from "../text/escape.ts";
import { place, whom } from "./comment-tables.ts";
import { firstStepOf } from "./first-step.ts";
import { MARK_OF_SEVERITY } from "./words.ts";

const MESSAGE_CHARS = 160;
const FIX_CHARS = 300;

/** The one line that says what to do first: the problem and its fix. Empty when there is nothing to do. */
export function firstStep(report: Report): string[] {
  const step = firstStepOf(report);
  if (step === null) return [];
  const { problem, finding } = step;
  const who = whom(problem, (tool) => codeSpan(cut(tool, 64)));
  const where = problem.tools.length > 1 ? "" : place(finding);
  const what = escapeProse(cut(finding.message, MESSAGE_CHARS));
  return [
    `**First** ${MARK_OF_SEVERITY[finding.severity]} ${who}${where}: ${what}<br>\n**Fix** ${escapeProse(cut(finding.fix, FIX_CHARS))}`,
  ];
}
