import { groupBy } from "../facts/group.ts";
import type { Report } from "../model/report.ts";
import { DOCS_BASE } from "../model/version.ts";
import { cut } from "../text/cut.ts";
import { codeSpan, escapeProse } from "../text/escape.ts";
import { comparisonNote } from "./contract-line.ts";
import { figureLines } from "./figures.ts";
import { counted } from "./words.ts";

const README = DOCS_BASE.replace(/docs$/, "README.md");
const NAMES = 20;
const REASON_CHARS = 300;

function names(all: readonly string[], limit = NAMES): string {
  const shown = all.slice(0, limit).map((name) => codeSpan(cut(name, 64)));
  return all.length > limit ? `${shown.join(", ")} and ${all.length - limit} more` : shown.join(", ");
}

function skipped(report: Report): string[] {
  if (report.skipped.length === 0) return [];
  const groups = groupBy(report.skipped, (one) => one.reason);
  return [...groups]
    .slice(0, 10)
    .map(
      ([reason, tools]) =>
        `- not called (${escapeProse(cut(reason, REASON_CHARS))}): ${names(tools.map((one) => one.tool))}`,
    );
}

function notVerified(report: Report): string[] {
  return report.checks.flatMap((check) => {
    const groups = groupBy(check.notVerified, (one) => one.reason.replace(/:.*$/s, ""));
    return [...groups].slice(0, 5).map(([reason, entries]) => {
      const calls = entries.reduce((sum, one) => sum + one.calls, 0);
      const tools = [...new Set(entries.flatMap((one) => one.tool ?? []))];
      const of = tools.length === 0 ? "" : ` of ${names(tools, 5)}`;
      const what = calls === 0 ? of.replace(/^ of /, ": ") : `: ${counted(calls, "call")}${of}`;
      return `- \`${check.id}\` not verified (${escapeProse(cut(reason, REASON_CHARS))})${what}`;
    });
  });
}

function notices(report: Report): string[] {
  const groups = groupBy(
    report.findings.filter((finding) => finding.severity === "notice"),
    (finding) => finding.check,
  );
  return [...groups].map(([check, found]) => {
    const tools = [...new Set(found.flatMap((one) => one.tool ?? []))];
    return `- notice \`${check}\`: ${counted(found.length, "time")}${tools.length === 0 ? "" : `, ${names(tools, 5)}`}`;
  });
}

function fixed(report: Report): string[] {
  const gone = (report.baseline?.fixed ?? []).filter((one) => one.severity !== "notice");
  const lines = gone.slice(0, NAMES).map(({ check, tool, message }) => {
    const where = tool === null ? "" : ` ${codeSpan(cut(tool, 64))}`;
    return `- fixed \`${check}\`${where}: ${escapeProse(cut(message, 160))}`;
  });
  return gone.length > NAMES ? [...lines, `- fixed: ${gone.length - NAMES} more`] : lines;
}

/** Everything that is said once and folded: what was not called, not verified, noticed, suppressed, and how the score is computed. */
export function restDetails(report: Report, brief: boolean): string {
  const { crashResilience } = report.metrics;
  const percent = crashResilience.percent === null ? "not measured" : `${crashResilience.percent} %`;
  const masked = crashResilience.masked > 0 ? `, ${crashResilience.masked} of them masked` : "";
  const lines = [
    `- crash resilience ${percent}: ${crashResilience.graceful} of ${crashResilience.cases} malformed calls answered gracefully${masked}`,
    ...(brief ? [] : fixed(report)),
    ...figureLines(report)
      .slice(0, 20)
      .map((line) => `- ${escapeProse(cut(line, 300))}`),
    ...(brief ? [] : skipped(report)),
    ...(brief ? [] : notVerified(report)),
    ...(brief ? [] : notices(report)),
    ...report.suppressed
      .slice(0, 20)
      .map(
        (one) =>
          `- suppressed \`${one.check}\` ${one.tool === null ? "" : codeSpan(cut(one.tool, 64))}: ${escapeProse(cut(one.reason, REASON_CHARS))}`,
      ),
    ...report.warnings
      .filter((warning) => comparisonNote(report) === "" || warning !== report.baseline?.note)
      .slice(0, 10)
      .map((warning) => `- ${escapeProse(cut(warning, REASON_CHARS))}`),
    `- [what each check means](${DOCS_BASE}/checks/README.md) · [how the score is computed](${README}#the-score)`,
  ];
  const skippedCount = report.skipped.length;
  const summary = skippedCount === 0 ? "details" : `${counted(skippedCount, "tool")} not called · details`;
  return `<details><summary>${summary}</summary>\n\n${lines.join("\n")}\n\n</details>`;
}
