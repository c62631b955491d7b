import { groupBy } from "../facts/group.ts";
import type { Finding } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { newFirst, serious } from "./words.ts";

/** Tools that fail alike are told together from this number on. */
const ALIKE = 4;

/** What is wrong with one tool, or with several in the same way; new findings first, then the worst. */
export interface Problem {
  /** Names in the server's order; null for the server as a whole. */
  tools: (string | null)[];
  /** Those of the first tool. */
  findings: Finding[];
  /** Whether the other tools' first message differs in a name or a number. */
  varies: boolean;
}

/** The sentence of a finding without what belongs to one tool alone: names, numbers, and what the server said. */
function shapeOf(finding: Finding): string {
  const sentence = finding.message.replace(/`[^`]*`/g, "`").replace(/\d+/g, "0");
  const end = sentence.search(/[:.]\s/);
  return `${finding.severity} ${finding.check} ${finding.baseline} ${end < 0 ? sentence : sentence.slice(0, end)}`;
}

const shapesOf = (findings: readonly Finding[]) => findings.map(shapeOf).sort().join("\n");

function together(groups: readonly Finding[][]): Problem {
  const [findings = []] = groups;
  const messages = new Set(groups.map((group) => group[0]?.message));
  return { tools: groups.map((group) => group[0]?.tool ?? null), findings, varies: messages.size > 1 };
}

/**
 * The tools with errors or warnings: those with new ones first, then the worst; the server as a whole is one of them. Tools that
 * fail alike are one problem.
 */
export function problemsOf(report: Report): Problem[] {
  const byTool = [...groupBy(newFirst(serious(report)), (finding) => finding.toolIndex).values()];
  return [...groupBy(byTool, shapesOf).values()].flatMap((groups) =>
    groups.length < ALIKE ? groups.map((group) => together([group])) : [together(groups)],
  );
}

/** How many tools some problems are about. */
export const toolsIn = (problems: readonly Problem[]) =>
  problems.reduce((sum, problem) => sum + problem.tools.length, 0);
