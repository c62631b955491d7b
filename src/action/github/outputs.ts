import type { WrittenFiles } from "../../core/files.ts";
import type { Report } from "../../model/report.ts";
import { comparedWith } from "../../report/words.ts";
import { setOutput } from "../core.ts";
import { OUTPUTS, type OutputName } from "../output-names.ts";

/** Where the answers on GitHub are. */
export interface Posted {
  commentUrl: string;
  checkRunUrl: string;
}

const text = (value: number | string | null | undefined) =>
  value === null || value === undefined ? "" : String(value);

function count(report: Report, severity: string): string {
  return String(report.findings.filter((finding) => finding.severity === severity).length);
}

function ofReport(report: Report): Partial<Record<OutputName, string>> {
  const { score, metrics } = report;
  const compared = comparedWith(report) !== null;
  const fresh = report.findings.filter((finding) => finding.baseline === "new").length;
  const categories = Object.entries(score.categories).map(([name, one]) => [name, text(one.percent)]);
  return {
    ...(Object.fromEntries(categories) as Partial<Record<OutputName, string>>),
    score: text(score.percent),
    grade: text(score.grade),
    conclusion: report.conclusion.result,
    "crash-resilience": text(metrics.crashResilience.percent),
    "tools-listed": String(metrics.coverage.tools),
    "tools-called": String(metrics.coverage.called),
    "tools-skipped": String(report.skipped.length),
    errors: count(report, "error"),
    warnings: count(report, "warning"),
    "new-findings": compared ? String(fresh) : "",
    "context-tokens": String(metrics.contextCost.tokens),
  };
}

/** What the outputs are made of. */
export interface OutputSources {
  report: Report | null;
  files: WrittenFiles;
  posted: Posted;
  comment: string;
}

/** Sets every output, whatever the outcome; what there is nothing to say of is empty. */
export function setOutputs({ report, files, posted, comment }: OutputSources): void {
  const values: Partial<Record<OutputName, string>> = {
    conclusion: "failure",
    ...(report === null ? {} : ofReport(report)),
    "report-json": text(files.json),
    "report-sarif": text(files.sarif),
    "report-junit": text(files.junit),
    "report-html": text(files.html),
    trace: text(files.trace),
    "comment-markdown": comment,
    "comment-url": posted.commentUrl,
    "check-run-url": posted.checkRunUrl,
  };
  for (const { name } of OUTPUTS) setOutput(name, values[name] ?? "");
}
