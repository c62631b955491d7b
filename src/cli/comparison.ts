import type { Change, Comparison } from "../core/compare.ts";
import type { Finding } from "../model/finding.ts";
import type { TerminalOptions } from "../report/terminal.ts";
import { findingLines } from "../report/terminal-findings.ts";
import { createStyle, type Style } from "../report/terminal-style.ts";
import { wrap } from "../report/terminal-width.ts";
import { countText, percentText } from "../report/terminal-words.ts";
import { cut, oneLine } from "../text/cut.ts";
import { plain } from "../text/plain.ts";
import { counted, listed } from "../text/words.ts";

const NAMES = 20;

const signed = (change: number) =>
  `${change > 0 ? "+" : change === 0 ? "±" : ""}${change.toLocaleString("en-US")}`;

function changeText({ before, after, change }: Change, show: (value: number | null) => string): string {
  const tail = change === null ? "" : ` (${signed(change)})`;
  return `${show(before)} → ${show(after)}${tail}`;
}

function scoreLine({ score }: Comparison, style: Style): string {
  const show = (value: number | null) => (value === null ? "no score" : percentText(value));
  const grades =
    score.gradeBefore === score.gradeAfter
      ? ""
      : ` · ${score.gradeBefore ?? "–"} → ${score.gradeAfter ?? "–"}`;
  const text = `Score ${changeText(score, show)}${grades}`;
  if (score.change === null || score.change === 0) return style.bold(text);
  return style.bold(score.change < 0 ? style.red(text) : style.green(text));
}

function toolLines({ tools }: Comparison, width: number): string[] {
  const line = (what: string, names: readonly string[]) => {
    const shown = names.map((name) => cut(plain(oneLine(name)), 60));
    return names.length === 0
      ? []
      : wrap(`${counted(names.length, "tool")} ${what}: ${listed(shown, NAMES)}`, width);
  };
  return [...line("added", tools.added), ...line("removed", tools.removed)];
}

function block(title: string, findings: readonly Finding[], width: number, style: Style): string[] {
  if (findings.length === 0) return [];
  return [style.bold(`${title}: ${countText(findings)}`), ...findingLines(findings, width, style)];
}

/** What changed between two reports, as text for a terminal: the change first, then what is new, then what is gone. */
export function renderComparison(comparison: Comparison, options: TerminalOptions): string {
  const style = createStyle(options.color);
  const { width } = options;
  const { findings, tokens } = comparison;
  const head = [
    scoreLine(comparison, style),
    `Tool list ${changeText(tokens, (value) => (value === null ? "unknown" : value.toLocaleString("en-US")))} tokens`,
    ...toolLines(comparison, width),
  ];
  const gone = findings.fixed.map((finding) => ({
    ...finding,
    reproduce: null,
    location: null,
    baseline: null,
  }));
  const blocks = [
    head,
    block("New", findings.new, width, style),
    block("Fixed", gone, width, style),
    [`${findings.new.length} new, ${findings.fixed.length} fixed, ${findings.known.length} as before`],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}
