import { verdictOf, worst } from "../checks/verdict.ts";
import type { Category, Finding, Verdict } from "../model/finding.ts";
import type { Grade, Report, ReportBaseline } from "../model/report.ts";
import { counted } from "../text/words.ts";

/** The three states, and the one for what did not run. */
export const MARK: Record<"fail" | "part" | "pass" | "n/a", string> = {
  fail: "❌",
  part: "⚠️",
  pass: "✅",
  "n/a": "–",
};

/** The mark of a finding in markdown. */
export const MARK_OF_SEVERITY: Record<Finding["severity"], string> = {
  error: "❌",
  warning: "⚠️",
  notice: "ℹ️",
};

/** How a category is called. */
export const TITLES: Record<Category, string> = {
  robustness: "Robustness",
  contract: "Contract",
  fidelity: "Fidelity",
  safety: "Safety",
  protocol: "Protocol",
  performance: "Performance",
  state: "State",
};

/** How many tools were called, and whether it was all in vain: then the score speaks of refusals only. */
export function coverageText({ tools, called, calledValidly }: Report["metrics"]["coverage"]): string {
  const calls = called === tools ? "all called" : `${called} called, ${tools - called} not`;
  return calledValidly === 0 && called > 0 ? `${calls}, no valid call served` : calls;
}

/** A percent as it is shown: 100, 92.9. */
export const shownPercent = (percent: number) =>
  Number.isInteger(percent) ? String(percent) : percent.toFixed(1);

/** `C · 81.4`, or why there is no grade. */
export function gradeText(grade: Grade | null, percent: number | null): string {
  return grade === null || percent === null ? "no score" : `${grade} · ${shownPercent(percent)}`;
}

/** What a change in tokens reads like: `+310`, `-20`, `±0`. */
export function tokenChange(now: number, before: number): string {
  const change = now - before;
  if (change === 0) return "±0";
  return `${change > 0 ? "+" : "−"}${Math.abs(change).toLocaleString("en-US")}`;
}

/** The earlier run that a report was compared with; null where it was not asked for or could not be had. */
export const comparedWith = ({ baseline }: Report): ReportBaseline | null =>
  baseline === undefined || baseline.label === "" ? null : baseline;

/** What the change brought comes before what was there; the order is otherwise kept. */
export const newFirst = (findings: readonly Finding[]) => [
  ...findings.filter((finding) => finding.baseline === "new"),
  ...findings.filter((finding) => finding.baseline !== "new"),
];

/** The findings that are shown one by one: notices are counted only. */
export const serious = (report: Report) => report.findings.filter((finding) => finding.severity !== "notice");

/** The verdict of a category as the table shows it. */
export function categoryVerdict(report: Report, category: Category): Verdict {
  const own = serious(report).filter((finding) => finding.category === category);
  return worst([verdictOf(own), report.score.categories[category].percent === null ? "n/a" : "pass"]);
}

/** ` (was B · 90) · 2 new problems · 1 fixed`, or "" where nothing was compared. Notices are no problems. */
export function changeText(report: Report): string {
  const baseline = comparedWith(report);
  if (baseline === null) return "";
  const fresh = serious(report).filter((one) => one.baseline === "new").length;
  const gone = baseline.fixed.filter((one) => one.severity !== "notice").length;
  const fixed = gone > 0 ? ` · ${gone} fixed` : "";
  const before = ` (was ${gradeText(baseline.grade, baseline.score)})`;
  return `${before} · ${fresh === 0 ? "nothing new" : counted(fresh, "new problem")}${fixed}`;
}

/** Whether the audit lets the change through, which no grade tells; "" of a clean run, which needs no word. */
export function verdictText(report: Report): string {
  const { result, reasons } = report.conclusion;
  if (result === "failure") return `failed: ${reasons.join("; ")}`;
  const found = serious(report);
  const errors = found.filter((one) => one.severity === "error").length;
  const parts = [counted(errors, "error"), counted(found.length - errors, "warning")];
  const some = parts.filter((part) => !part.startsWith("0 "));
  return some.length === 0 ? "" : `passed with ${some.join(", ")}`;
}
