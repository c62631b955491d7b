import { markdownTable } from "markdown-table";
import { CATEGORIES, type Finding } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { cut } from "../text/cut.ts";
import { codeSpan, escapeMarkdown, escapeProse } from "../text/escape.ts";
import { counted } from "../text/words.ts";
import type { Problem } from "./problems.ts";
import {
  categoryVerdict,
  comparedWith,
  MARK,
  MARK_OF_SEVERITY,
  serious,
  shownPercent,
  TITLES,
} from "./words.ts";

const MESSAGE_CHARS = 160;

function categoryNote(report: Report, category: (typeof CATEGORIES)[number]): string {
  const score = report.score.categories[category];
  const own = serious(report).filter((finding) => finding.category === category);
  if (own.length > 0) {
    const tools = new Set(own.map((finding) => finding.toolIndex)).size;
    return `${counted(own.length, "problem")}${tools > 1 ? ` in ${counted(tools, "place")}` : ""}`;
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

/** Names of a group that a row or a heading shows. */
const NAMES = 3;

/** Whom a problem is about, each name as `show` shows it. */
export function whom({ tools }: Problem, show: (name: string) => string): string {
  const names = tools.map((tool) => (tool === null ? "the server" : show(tool)));
  if (names.length <= 1) return names[0] ?? "";
  const more = names.length > NAMES ? ` and ${(names.length - NAMES).toLocaleString("en-US")} more` : "";
  return `${counted(names.length, "tool")}: ${names.slice(0, NAMES).join(", ")}${more}`;
}

/** Characters of a path in a cell: a comment of ten rows must fit whatever they hold. */
const PATH_CHARS = 300;

/** Where a finding stands, as a cell shows it, with a space before; "" when that is not known. */
export const place = (finding: Finding) => {
  const { location } = finding;
  return location === null ? "" : ` ${escapeMarkdown(`${cut(location.path, PATH_CHARS)}:${location.line}`)}`;
};

const stateOf = ({ findings }: Problem) =>
  findings.some((finding) => finding.baseline === "new") ? "new" : "known";

/** One row for each failing tool: state, tool, its worst problem and how many more, new or known. */
export function problemTable(report: Report, problems: readonly Problem[]): string {
  const compared = comparedWith(report) !== null;
  const rows = problems.flatMap((problem) => {
    const [first, ...more] = problem.findings;
    if (first === undefined) return [];
    const name = whom(problem, (tool) => codeSpan(cut(tool, 64)));
    const where = problem.tools.length > 1 ? "" : place(first);
    const such = problem.varies ? "such as: " : "";
    const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
    const cells = [
      `${MARK_OF_SEVERITY[first.severity]} ${name}${where}`,
      `${such}${escapeProse(cut(first.message, MESSAGE_CHARS))}${others}`,
    ];
    return [compared ? [...cells, stateOf(problem)] : cells];
  });
  const head = compared ? ["Tool", "Problem", ""] : ["Tool", "Problem"];
  return markdownTable([head, ...rows], { alignDelimiters: false });
}
