import { CATEGORIES } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { counted } from "../text/words.ts";
import { findingLines } from "./terminal-findings.ts";
import {
  failureLines,
  measuredLines,
  notVerifiedLines,
  type Reader,
  skippedLines,
  toolLines,
  warningLines,
} from "./terminal-rest.ts";
import { createStyle, type Style, verdictSign } from "./terminal-style.ts";
import { pad, wrap } from "./terminal-width.ts";
import { countText, durationText, lineText, percentText } from "./terminal-words.ts";
import { categoryVerdict, coverageText, TITLES } from "./words.ts";

/** How a report is laid out for a terminal. */
export interface TerminalOptions {
  /** Columns. */
  width: number;
  /** Whether escape sequences for colour may be used. */
  color: boolean;
  /** Lists the tools too. */
  tools?: boolean;
  /** Default: somebody at a command line. */
  reader?: Reader;
}

const NARROWEST = 40;
const TEXT_CHARS = 200;

function gradeText(score: { percent: number | null; grade: string | null }): string {
  return score.percent === null ? "no score" : `${score.grade} · ${percentText(score.percent)}`;
}

function headline(report: Report): string {
  const { baseline, findings, failure, headline: addition } = report;
  if (failure !== null) {
    const started = report.server.transport === "http" ? "could not be audited" : "could not be started";
    const what = failure.stage === "list" ? "does not list its tools" : started;
    return `MCP audit: the server ${what}`;
  }
  const was =
    baseline && baseline.score !== null
      ? ` (was ${gradeText({ percent: baseline.score, grade: baseline.grade })})`
      : "";
  const fresh = findings.filter((finding) => finding.baseline === "new").length;
  const change = baseline && baseline.label !== "" ? ` · ${counted(fresh, "new problem")}` : "";
  return `MCP audit: ${gradeText(report.score)}${was}${change}${addition === null ? "" : `, ${lineText(addition, TEXT_CHARS)}`}`;
}

function paintHeadline(report: Report, line: string, style: Style): string {
  if (report.conclusion.result === "failure") return style.bold(style.red(line));
  return style.bold(report.score.percent === null ? line : style.green(line));
}

function serverLine(report: Report): string {
  const { server, metrics } = report;
  const { tools } = metrics.coverage;
  const name = [lineText(server.name, TEXT_CHARS), lineText(server.version, 40)]
    .filter((part) => part !== "")
    .join(" ");
  return [
    name || lineText(server.target, TEXT_CHARS),
    server.transport,
    lineText(server.protocolVersion, 40),
    ...(report.failure === null ? [`${counted(tools, "tool")}: ${coverageText(metrics.coverage)}`] : []),
    ...(metrics.contextCost.tokens > 0 ? [`tool list ${counted(metrics.contextCost.tokens, "token")}`] : []),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

function categoryLines(report: Report, width: number, style: Style): string[] {
  return CATEGORIES.flatMap((category) => {
    const { percent, grade, notRun } = report.score.categories[category];
    const own = report.findings.filter((finding) => finding.category === category);
    const sign = verdictSign(categoryVerdict(report, category), style);
    const why = countText(own) || (percent === null ? lineText(notRun ?? "", TEXT_CHARS) : "");
    const start = `${pad(TITLES[category], 12)} ${pad(percentText(percent), 7, "start")}  ${grade ?? " "}`;
    const [first = "", ...rest] = wrap(why, width - 28);
    const lines = [`${sign} ${start}   ${style.dim(first)}`.trimEnd()];
    return [...lines, ...rest.map((line) => `${" ".repeat(28)}${style.dim(line)}`)];
  });
}

function footer(report: Report, style: Style): string[] {
  const { conclusion, findings, suppressed, durationMs, failure } = report;
  if (failure !== null) return [style.dim(`after ${durationText(durationMs)}`)];
  const found = countText(findings) || "no findings";
  const accepted = suppressed.length > 0 ? `, ${suppressed.length} accepted` : "";
  const line = `${found}${accepted} in ${durationText(durationMs)}`;
  const why = conclusion.reasons.map((reason) => lineText(reason, TEXT_CHARS)).join("; ");
  return [line, ...(why === "" ? [] : [style.red(`Failed: ${why}`)])];
}

/** The report as text for a terminal: worst first, wrapped to the width, text of the server made harmless. Ends in a newline. */
export function renderTerminal(report: Report, options: TerminalOptions): string {
  const width = Math.max(NARROWEST, options.width);
  const style = createStyle(options.color);
  const head = wrap(headline(report), width).map((line) => paintHeadline(report, line, style));
  const failed = report.failure !== null;
  const blocks = [
    [...head, ...wrap(serverLine(report), width).map(style.dim)],
    failed
      ? failureLines(report, width, style, options.reader ?? "command line")
      : categoryLines(report, width, style),
    options.tools && !failed ? toolLines(report, width, style) : [],
    findingLines(report.findings, width, style),
    failed ? [] : skippedLines(report, width, style),
    notVerifiedLines(report, width, style),
    measuredLines(report, width, style),
    warningLines(report, width, style),
    footer(report, style),
  ];
  const filled = blocks.filter((block) => block.length > 0);
  return `${filled.map((block) => block.join("\n")).join("\n\n")}\n`;
}
