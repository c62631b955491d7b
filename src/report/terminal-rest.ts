import { groupBy } from "../facts/group.ts";
import type { Report } from "../model/report.ts";
import { namingLine } from "../text/naming-line.ts";
import { counted, listed } from "../text/words.ts";
import { figureLines } from "./figures.ts";
import { type Style, verdictSign } from "./terminal-style.ts";
import { pad, widthOf, wrap } from "./terminal-width.ts";
import { lineText } from "./terminal-words.ts";

const NAMES = 8;
const NAME_CHARS = 60;
const REASON_CHARS = 300;
const REASONS = 12;
const STDERR_LINES = 10;
const TOOLS = 500;

/** `• text`, wrapped, with the further lines set in. */
function entry(value: string, width: number): string[] {
  return wrap(value, width - 4).map((line, i) => (i === 0 ? `  - ${line}` : `    ${line}`));
}

function section(title: string, entries: readonly string[], width: number, style: Style): string[] {
  if (entries.length === 0) return [];
  const shown = entries.slice(0, REASONS);
  const left = entries.length - shown.length;
  const more =
    left > 0 ? [`    and ${left.toLocaleString("en-US")} more ${left === 1 ? "entry" : "entries"}`] : [];
  return [style.bold(title), ...shown.flatMap((value) => entry(value, width)), ...more];
}

/** Tools that were not called, grouped by the reason. */
export function skippedLines(report: Report, width: number, style: Style): string[] {
  const entries = [...groupBy(report.skipped, ({ reason }) => reason)].map(([reason, tools]) => {
    const names = tools.map(({ tool }) => lineText(tool, NAME_CHARS));
    return `${counted(names.length, "tool")}, ${lineText(reason, REASON_CHARS)}: ${listed(names, NAMES)}`;
  });
  return section("Not called", entries, width, style);
}

/** What could not be told, by check and reason. */
export function notVerifiedLines(report: Report, width: number, style: Style): string[] {
  const counts = new Map<string, { tools: Set<string>; calls: number }>();
  for (const check of report.checks) {
    for (const { tool, reason, calls } of check.notVerified) {
      const key = `${check.id}: ${lineText(reason, REASON_CHARS)}`;
      const now = counts.get(key) ?? { tools: new Set<string>(), calls: 0 };
      now.calls += calls;
      if (tool !== null) now.tools.add(lineText(tool, NAME_CHARS));
      counts.set(key, now);
    }
  }
  const entries = [...counts].map(([key, { tools, calls }]) => {
    const amount = calls > 0 ? ` (${counted(calls, "call")})` : "";
    const names = tools.size > 0 ? `: ${listed([...tools], 4)}` : "";
    return `${key}${amount}${names}`;
  });
  return section("Not verified", entries, width, style);
}

/** What was measured: fuzz calls with their seed, timed series. */
export function measuredLines(report: Report, width: number, style: Style): string[] {
  const lines = figureLines(report).map((line) => lineText(line, 400));
  return section("Measured", lines, width, style);
}

export function warningLines(report: Report, width: number, style: Style): string[] {
  return section(
    "Notes",
    report.warnings.map((warning) => lineText(warning, 600)),
    width,
    style,
  );
}

/** What may help, where it is said: options of the command line, or inputs of the action. */
const HELP = {
  "command line": {
    command:
      "--env KEY=VALUE for what the server reads from its environment, --working-directory, a build that has to run first, or " +
      "a longer --startup-timeout-ms.",
    spawn: "how the command is written, --working-directory, or a build that has to run first.",
    url:
      "the path of the address (often /mcp or /sse), --headers 'Authorization: Bearer TOKEN' for what the server asks for, or " +
      "a longer --startup-timeout-ms.",
  },
  action: {
    command:
      "the input `env` for what the server reads from its environment, `working-directory`, a build in `setup`, or a longer " +
      "`startup-timeout-ms`.",
    spawn: "how `command` is written, the input `working-directory`, or a build in `setup`.",
    url:
      "the path of `url` (often /mcp or /sse), the input `headers` for what the server asks for, or a longer " +
      "`startup-timeout-ms`.",
  },
} as const;

/** Who reads: somebody at a command line, or in the log of a job. */
export type Reader = keyof typeof HELP;

/** Why there is nothing to judge, the end of stderr, and what to try. */
export function failureLines(report: Report, width: number, style: Style, reader: Reader): string[] {
  const { failure } = report;
  if (failure === null) return [];
  const tail = failure.stderrTail
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .slice(-STDERR_LINES);
  const stderr = tail.flatMap((line) =>
    wrap(lineText(line, 500), width - 4).map((part) => `  ${style.dim("|")} ${part}`),
  );
  const named = namingLine(failure.stderrTail);
  const reason = named === null ? [] : ["", ...wrap(lineText(`Its stderr says: ${named}`, 1000), width)];
  const remote = report.server.transport === "http";
  const topic = remote ? "url" : failure.stage === "spawn" ? "spawn" : "command";
  return [
    ...wrap(lineText(failure.message, 1000), width),
    ...reason,
    ...(stderr.length > 0 ? ["", style.dim("Last lines of stderr:"), ...stderr] : []),
    "",
    ...wrap(`What may help: ${HELP[reader][topic]}`, width),
  ];
}

/** The tools that were listed, with their size in the context of a model. */
export function toolLines(report: Report, width: number, style: Style): string[] {
  const tokens = new Map(report.metrics.contextCost.perTool.map((one) => [one.tool, one.tokens]));
  const tools = report.tools.slice(0, TOOLS);
  const room = Math.max(10, width - 24);
  const names = tools.map((tool) => lineText(tool.name, room) || '""');
  const column = Math.min(room, Math.max(4, ...names.map(widthOf)));
  const rows = tools.map((tool, i) => {
    const size = tokens.get(tool.name)?.toLocaleString("en-US") ?? "";
    return `${verdictSign(tool.verdict, style)} ${pad(names[i] ?? "", column)}  ${pad(size, 9, "start")}`.trimEnd();
  });
  const left = report.tools.length - tools.length;
  const head = style.dim(`  ${pad("Tool", column)}  ${pad("Tokens", 9, "start")}`);
  return [head, ...rows, ...(left > 0 ? [`  and ${counted(left, "tool")} more`] : [])];
}
