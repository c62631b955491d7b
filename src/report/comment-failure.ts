import type { Report } from "../model/report.ts";
import { cut } from "../text/cut.ts";
import { codeBlock, codeSpan, escapeProse } from "../text/escape.ts";

const LINES = 15;
const LINE_CHARS = 500;
const MESSAGE_CHARS = 1_000;
const TARGET_CHARS = 300;

const HINTS: Record<string, string> = {
  spawn: "Check `command` and `working-directory`; build the server first with `setup`.",
  startup:
    "Give the server what it needs through `env` (it gets nothing of the job's environment), build it first with `setup`, check `working-directory`, or raise `startup-timeout-ms`.",
  initialize:
    "Check that the command starts an MCP server on stdio, and that it speaks a revision of the protocol.",
  list: "A server may list its tools only with a key or a flag: check `env` and the arguments of `command`.",
};

/** Why there is nothing to judge, the last lines of stderr, and what to try. */
export function failureText(report: Report): string {
  const { failure } = report;
  if (failure === null) return "";
  const tail = failure.stderrTail.trimEnd().split("\n").slice(-LINES);
  const shown = tail.map((line) => cut(line, LINE_CHARS)).join("\n");
  return [
    escapeProse(cut(failure.message, MESSAGE_CHARS)),
    `Command: ${codeSpan(cut(report.server.target, TARGET_CHARS))}`,
    ...(shown === "" ? ["It wrote nothing to stderr."] : ["The last lines of its stderr:", codeBlock(shown)]),
    `**What to try** ${HINTS[failure.stage] ?? ""}`,
  ].join("\n\n");
}
