import { CATEGORIES } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { counted } from "../text/words.ts";
import { whom } from "./comment-tables.ts";
import { firstStepOf } from "./first-step.ts";
import { failureLines, type Reader } from "./terminal-failure.ts";
import { findingLines } from "./terminal-findings.ts";
import { measuredLines, notVerifiedLines, skippedLines, toolLines, warningLines } from "./terminal-rest.ts";
import { createStyle, type Style, verdictSign } from "./terminal-style.ts";
import { pad, wrap } from "./terminal-width.ts";
import { countText, durationText, lineText, percentText } from "./terminal-words.ts";
import { categoryVerdict, changeText, coverageText, gradeText, newFirst, TITLES } from "./words.ts";

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
const NAME_CHARS = 64;
const FIX_CHARS = 300;

function headline(report: Report): string {
  const { failure, headline: addition } = report;
  if (failure !== null) {
    const started = report.server.transport === "http" ? "could not be audited" : "could not be started";
    const what = failure.stage === "list" ? "does not list its tools" : started;
    return `MCP audit: the server ${what}`;
  }
  return `MCP audit: ${gradeText(report.score.grade, report.score.percent)}${changeText(report)}${addition === null ? "" : `, ${lineText(addition, TEXT_CHARS)}`}`;
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

/** The end is what stays on the screen: it says what to do first. */
function firstLines(report: Report, width: number): string[] {
  const step = firstStepOf(report);
  if (step === null) return [];
  const { problem, finding } = step;
  const who = whom(problem, (tool) => lineText(tool, NAME_CHARS));
  return wrap(`First: ${who}: ${lineText(finding.fix, FIX_CHARS)}`, width);
}

function footer(report: Report, width: number, style: Style): string[] {
  const { conclusion, findings, suppressed, durationMs, failure } = report;
  if (failure !== null) return [style.dim(`after ${durationText(durationMs)}`)];
  const found = countText(findings) || "no findings";
  const accepted = suppressed.length > 0 ? `, ${suppressed.length} accepted` : "";
  const line = `${found}${accepted} in ${durationText(durationMs)}`;
  const why = conclusion.reasons.map((reason) => lineText(reason, TEXT_CHARS)).join("; ");
  return [line, ...(why === "" ? [] : [style.red(`Failed: ${why}`)]), ...firstLines(report, width)];
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
    findingLines(newFirst(report.findings), width, style),
    failed ? [] : skippedLines(report, width, style),
    notVerifiedLines(report, width, style),
    measuredLines(report, width, style),
    warningLines(report, width, style),
    footer(report, width, style),
  ];
  const filled = blocks.filter((block) => block.length > 0);
  return `${filled.map((block) => block.join("\n")).join("\n\n")}\n`;
}
