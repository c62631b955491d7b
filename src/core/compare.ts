import { fixedFindings } from "../judge/baseline.ts";
import type { Finding } from "../model/finding.ts";
import type { Grade, Report } from "../model/report.ts";

/** One figure in both reports. `change` is after minus before, null where one side has none. */
export interface Change {
  before: number | null;
  after: number | null;
  change: number | null;
}

/** What differs between two reports of one server. */
export interface Comparison {
  score: Change & { gradeBefore: Grade | null; gradeAfter: Grade | null };
  /** Estimated tokens of the tool list. */
  tokens: Change;
  findings: {
    /** In the later report only. */
    new: Finding[];
    /** In both, as the later report tells them. */
    known: Finding[];
    /** In the earlier report only, and not merely suppressed since. */
    fixed: Finding[];
  };
  tools: { added: string[]; removed: string[] };
}

function changeOf(before: number | null, after: number | null): Change {
  const change = before === null || after === null ? null : Math.round((after - before) * 10) / 10;
  return { before, after, change };
}

/** Names in `these` that are not among `those`, each once. */
function missingFrom(these: Report["tools"], those: Report["tools"]): string[] {
  const known = new Set(those.map((tool) => tool.name));
  return [...new Set(these.map((tool) => tool.name).filter((name) => !known.has(name)))];
}

/** Compares two reports by fingerprint and tool name. The same reports always give the same answer; a report with itself, nothing. */
export function compare(before: Report, after: Report): Comparison {
  const earlier = new Set(before.findings.map((finding) => finding.fingerprint));
  return {
    score: {
      ...changeOf(before.score.percent, after.score.percent),
      gradeBefore: before.score.grade,
      gradeAfter: after.score.grade,
    },
    tokens: changeOf(before.metrics.contextCost.tokens, after.metrics.contextCost.tokens),
    findings: {
      new: after.findings.filter((finding) => !earlier.has(finding.fingerprint)),
      known: after.findings.filter((finding) => earlier.has(finding.fingerprint)),
      fixed: fixedFindings(after.findings, after.suppressed, before),
    },
    tools: {
      added: missingFrom(after.tools, before.tools),
      removed: missingFrom(before.tools, after.tools),
    },
  };
}
