import { markdownTable } from "markdown-table";
import { groupBy } from "../facts/group.ts";
import { CATEGORIES, type Finding } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { cut } from "../text/cut.ts";
import { codeSpan, escapeCell, escapeProse } from "../text/escape.ts";
import { categoryVerdict, counted, MARK, MARK_OF_SEVERITY, serious, shownPercent, TITLES } from "./words.ts";

const MESSAGE_CHARS = 160;

function categoryNote(report: Report, category: (typeof CATEGORIES)[number]): string {
  const score = report.score.categories[category];
  const own = serious(report).filter((finding) => finding.category === category);
  if (own.length > 0) {
    const tools = new Set(own.map((finding) => finding.toolIndex)).size;
    return `${counted(own.length, "problem")}${tools > 1 ? ` in ${tools} places` : ""}`;
  }
  return score.percent === null ? escapeProse(cut(score.notRun ?? "", MESSAGE_CHARS)) : "";
}

/** One row for each category: state, score, and what is wrong in a few words. */
export function categoryTable(report: Report): string {
  const rows = CATEGORIES.map((category) => {
    const { percent } = report.score.categories[category];
    const shown = percent === null ? "not run" : shownPercent(percent);
    return [
      MARK[categoryVerdict(report, category)],
      TITLES[category] ?? category,
      shown,
      categoryNote(report, category),
    ];
  });
  return markdownTable([["", "Category", "Score", ""], ...rows], { align: ["", "", "r", ""] });
}

/** Findings of one tool together, the worst first. */
export interface Problem {
  tool: string | null;
  findings: Finding[];
}

/** The tools with errors or warnings, worst first; the server as a whole is one of them. */
export function problemsOf(report: Report): Problem[] {
  const groups = groupBy(serious(report), (finding) => finding.toolIndex);
  return [...groups.values()].map((findings) => ({ tool: findings[0]?.tool ?? null, findings }));
}

const place = (finding: Finding) => {
  const { location } = finding;
  return location === null ? "" : ` ${escapeCell(`${location.path}:${location.line}`)}`;
};

function stateOf(problem: Problem, compared: boolean): string {
  if (!compared) return "";
  return problem.findings.some((finding) => finding.baseline === "new") ? "new" : "known";
}

/** One row for each failing tool: state, tool, its worst problem and how many more, new or known. */
export function problemTable(report: Report, problems: readonly Problem[]): string {
  const compared = report.baseline !== undefined && report.baseline.label !== "";
  const rows = problems.flatMap((problem) => {
    const [first, ...more] = problem.findings;
    if (first === undefined) return [];
    const name = problem.tool === null ? "the server" : codeSpan(cut(problem.tool, 64));
    const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
    const cells = [
      `${MARK_OF_SEVERITY[first.severity]} ${name}${place(first)}`,
      `${escapeProse(cut(first.message, MESSAGE_CHARS))}${others}`,
    ];
    return [compared ? [...cells, stateOf(problem, compared)] : cells];
  });
  const head = compared ? ["Tool", "Problem", ""] : ["Tool", "Problem"];
  return markdownTable([head, ...rows], { alignDelimiters: false });
}
