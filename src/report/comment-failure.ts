import type { Report } from "../model/report.ts";
import { cut } from "../text/cut.ts";
import { codeBlock, codeSpan, escapeProse } from "../text/escape.ts";
import { failureClues, namedReason } from "./failure-clues.ts";

const LINES = 15;
const LINE_CHARS = 500;
const MESSAGE_CHARS = 1_000;
const TARGET_CHARS = 300;

const HINTS: Record<string, string> = {
  spawn:
    "Check `command` and `working-directory`; install in a step before what it needs, build the server with `setup`.",
  startup:
    "Give the server what it needs through `env` (it gets nothing of the job's environment), build it first with `setup`, check `working-directory`, or raise `startup-timeout-ms`.",
  initialize:
    "Check that the command starts an MCP server on stdio, and that it speaks a revision of the protocol.",
  list: "A server may list its tools only with a key or a flag: check `env` and the arguments of `command`.",
};

const URL_HINTS: Record<string, string> = {
  spawn:
    "Check `url`, and that the server runs before the audit starts (`setup` may start it). A proxy is taken from `HTTPS_PROXY` and `NO_PROXY`, a private certificate authority from `NODE_EXTRA_CA_CERTS`.",
  startup: "Raise `startup-timeout-ms`, or give `max-calls-per-second` where the server limits calls.",
  initialize:
    "Check the path of `url` (often `/mcp` or `/sse`), and give the token that the server asks for through `headers`.",
  list: "A server may list its tools only to those it knows: check `headers`.",
};

const NO_SECRETS =
  "GitHub gives no secrets to pull requests from forks and of Dependabot: there it is empty.";
const BUFFERS =
  "A program that keeps its output in a buffer seems silent: flush stdout after each message, in Python with `PYTHONUNBUFFERED=1` in `env`.";

/** What to try: what this start gives away, else what helps most starts. */
function tries(report: Report, usual: string): string {
  const { variables, silent } = failureClues(report);
  if (variables.length === 0) return [...(silent ? [BUFFERS] : []), usual].join(" ");
  const names = variables.map((name) => codeSpan(name)).join(", ");
  const [first] = variables;
  return `The server asks for ${names}: give it \`env: ${first}=\${{ secrets.${first} }}\`. ${NO_SECRETS}`;
}

/** What it printed where the protocol is spoken: a message that was meant for a person, or a server of another transport. */
function printedText(report: Report): string[] {
  const { printed } = failureClues(report);
  return printed === "" ? [] : [`It wrote to stdout what is not JSON-RPC: ${codeSpan(printed)}`];
}

/** Why there is nothing to judge, the line of stderr that says it, the last lines of it, and what to try. */
export function failureText(report: Report): string {
  const { failure } = report;
  if (failure === null) return "";
  const tail = failure.stderrTail.trimEnd().split("\n").slice(-LINES);
  const shown = tail.map((line) => cut(line, LINE_CHARS)).join("\n");
  const remote = report.server.transport === "http";
  const silent = remote || failure.stage === "spawn" ? [] : ["It wrote nothing to stderr."];
  const reason = namedReason(failure.stderrTail);
  const hints = remote ? URL_HINTS : HINTS;
  return [
    escapeProse(cut(failure.message, MESSAGE_CHARS)),
    ...(reason === null ? [] : [`Its stderr names the reason: ${codeSpan(cut(reason, LINE_CHARS))}`]),
    `${remote ? "Address" : "Command"}: ${codeSpan(cut(report.server.target, TARGET_CHARS))}`,
    ...(shown === "" ? silent : ["The last lines of its stderr:", codeBlock(shown)]),
    ...printedText(report),
    `**What to try** ${tries(report, hints[failure.stage] ?? "")}`,
  ].join("\n\n");
}
