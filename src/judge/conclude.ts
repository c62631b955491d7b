import type { Finding, Severity } from "../model/finding.ts";
import type { Metrics, Report } from "../model/report.ts";
import type { JudgeSettings } from "../model/settings.ts";

/** What the conclusion is drawn from. */
export interface Basis {
  settings: JudgeSettings;
  findings: readonly Finding[];
  score: Report["score"];
  metrics: Metrics;
  /** Why the server could not be started or listed, else null. */
  failure: string | null;
  /** Why the audit ended before all was tried, though nobody asked for that; else null. */
  stopped: string | null;
  /** Whether the findings were compared with a baseline. */
  compared: boolean;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

const count = (findings: readonly Finding[], severity: Severity) =>
  findings.filter((finding) => finding.severity === severity).length;

/** Findings that the settings let fail the run. */
function failing(basis: Basis): string[] {
  const { settings, compared } = basis;
  if (settings.failOn === "never") return [];
  const regression = settings.failOn === "regression";
  if (regression && !compared) return [];
  const findings = regression ? basis.findings.filter((f) => f.baseline === "new") : basis.findings;
  const what = regression ? "new " : "";
  const errors = count(findings, "error");
  const warnings = count(findings, "warning");
  const warningsFail = settings.strict || settings.failOn === "warning";
  return [
    ...(errors > 0 ? [plural(errors, `${what}error`)] : []),
    ...(warningsFail && warnings > 0 ? [plural(warnings, `${what}warning`)] : []),
  ];
}

function measured(name: string, basis: Basis): number | null {
  const { score, metrics } = basis;
  if (name === "overall") return score.percent;
  if (name === "robustness") return score.categories.robustness.percent;
  const metric = metrics[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
  const percent = metric === undefined ? null : (metric as { percent?: unknown }).percent;
  return typeof percent === "number" ? percent : null;
}

function underThreshold(basis: Basis): string[] {
  return Object.entries(basis.settings.failUnder).flatMap(([name, limit]) => {
    if (limit <= 0) return [];
    const label = name === "overall" ? "score" : name;
    const percent = measured(name, basis);
    if (percent === null) return name === "overall" ? [`no score, and at least ${limit} was asked for`] : [];
    return percent < limit ? [`${label} ${percent} is under ${limit}`] : [];
  });
}

/** Success or failure, the exit code (0, 1 or 3) and the reasons, most important first. */
export function conclude(basis: Basis): Report["conclusion"] {
  if (basis.failure !== null) return { result: "failure", exitCode: 3, reasons: [basis.failure] };
  const partial = basis.stopped === null || basis.settings.failOn === "never" ? [] : [basis.stopped];
  const reasons = [...partial, ...failing(basis), ...underThreshold(basis)];
  return reasons.length === 0
    ? { result: "success", exitCode: 0, reasons: [] }
    : { result: "failure", exitCode: 1, reasons };
}
