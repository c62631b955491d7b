import type { Report } from "../model/report.ts";
import { failureClues, namedReason } from "./failure-clues.ts";
import type { Style } from "./terminal-style.ts";
import { wrap } from "./terminal-width.ts";
import { lineText } from "./terminal-words.ts";

const STDERR_LINES = 10;
const STDERR_CHARS = 500;
const INDENT = 12;

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

/** What this start gives away, a sentence each. */
function clueLines(report: Report, width: number, reader: Reader): string[] {
  const { variables, silent, printed } = failureClues(report);
  const given = reader === "action" ? "in `env`" : `with --env ${variables[0]}=VALUE`;
  const unbuffered = reader === "action" ? "`PYTHONUNBUFFERED=1` in `env`" : "--env PYTHONUNBUFFERED=1";
  const clues = [
    ...(printed === "" ? [] : [`On stdout, but not JSON-RPC: "${lineText(printed, STDERR_CHARS)}"`]),
    ...(variables.length === 0 ? [] : [`It asks for ${variables.join(", ")}: give it ${given}.`]),
    ...(silent ? [`What is not flushed seems silent: in Python, ${unbuffered}.`] : []),
  ];
  return clues.flatMap((clue) => ["", ...wrap(clue, width)]);
}

/** A line of stderr, wrapped; its indentation is kept, by which a trace is read. */
function stderrLines(line: string, width: number): string[] {
  const indent = " ".repeat(Math.min(INDENT, /^[ \t]*/.exec(line)?.[0].replaceAll("\t", "  ").length ?? 0));
  return wrap(lineText(line, STDERR_CHARS), width - indent.length).map((part) => indent + part);
}

/** The line of stderr that names the error. */
function reasonLines(stderr: string, width: number): string[] {
  const reason = namedReason(stderr);
  return reason === null ? [] : ["", ...wrap(lineText(`Its stderr says: ${reason}`, 1000), width)];
}

/** Why there is nothing to judge, the end of stderr, and what to try. */
export function failureLines(report: Report, width: number, style: Style, reader: Reader): string[] {
  const { failure } = report;
  if (failure === null) return [];
  const tail = failure.stderrTail
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .slice(-STDERR_LINES);
  const stderr = tail.flatMap((line) =>
    stderrLines(line, width - 4).map((part) => `  ${style.dim("|")} ${part}`),
  );
  const remote = report.server.transport === "http";
  const topic = remote ? "url" : failure.stage === "spawn" ? "spawn" : "command";
  return [
    ...wrap(lineText(failure.message, 1000), width),
    ...reasonLines(failure.stderrTail, width),
    ...(stderr.length > 0 ? ["", style.dim("Last lines of stderr:"), ...stderr] : []),
    ...clueLines(report, width, reader),
    "",
    ...wrap(`What may help: ${HELP[reader][topic]}`, width),
  ];
}
