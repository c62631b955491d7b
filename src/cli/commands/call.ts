import { didYouMean } from "../../config/nearest.ts";
import { UsageError } from "../../model/errors.ts";
import { isObject, type Json, type JsonObject } from "../../model/json.ts";
import type { Target } from "../../model/settings.ts";
import type { CallAnswer, CallRequest } from "../../record/call.ts";
import { cut } from "../../text/cut.ts";
import { createMasker } from "../../text/mask.ts";
import { plain } from "../../text/plain.ts";
import { listed } from "../../text/words.ts";
import { EXIT, interruptedCode } from "../exit.ts";
import { type HelpText, parseOrHelp } from "../help.ts";
import type { Io } from "../io.ts";
import { inputOptions, ownOption } from "../option-table.ts";
import { refusePositionals } from "../options.ts";
import { resolveFor, staticInputs } from "../session.ts";

const NAMES = new Set([
  "url",
  "headers",
  "env",
  "working-directory",
  "protocol",
  "config",
  "timeout-ms",
  "startup-timeout-ms",
]);

const OWN = [
  ownOption("tool", "The tool to call.", "NAME"),
  ownOption("args", "Its arguments, a JSON object. Without it the call has no `arguments` member.", "JSON"),
];

const help = (): HelpText => ({
  usage: "mcp-audit call --tool NAME [--args JSON] [options] -- <command> [args...]",
  about:
    "Starts the server, makes one call and shows the raw frames. This is your own call: no scope stands in its way. Exit " +
    "code 1 when no answer came, 2 when the server refuses it and lists no such tool.",
  options: [...OWN, ...inputOptions().filter((option) => NAMES.has(option.name))],
  examples: [`mcp-audit call --tool search --args '{"query":"Paris"}' -- node build/index.js`],
});

/** What the command needs done; given to it so that tests can give something else. */
export interface CallServices {
  callOnce(target: Target, request: CallRequest): Promise<CallAnswer>;
}

function readArguments(text: string | true | undefined): JsonObject | null {
  if (typeof text !== "string") return null;
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    throw new UsageError(`\`--args\` is not JSON: ${(error as Error).message}.`);
  }
  if (!isObject(value)) throw new UsageError('`--args` must be a JSON object, such as `{"query":"Paris"}`.');
  return value;
}

/** On a terminal nothing of the server may steer it; a pipe gets the frame as it was. */
const shown = (raw: string, io: Io) => (io.stdout.isTTY === true ? plain(raw) : raw);

const NAMED = 10;
const NAME_CHARS = 80;

/** That the server has no such tool, and which may have been meant. */
function unknownTool(tool: string, others: readonly string[]): string {
  const meant = didYouMean(tool, others);
  const names = others.slice(0, NAMED).map((name) => cut(name, NAME_CHARS));
  const list = names.length === 0 ? " It lists none." : ` It lists: ${listed(names, NAMED, others.length)}.`;
  return `the server lists no tool "${tool}".${meant || list}`;
}

function tell(answer: CallAnswer, tool: string, io: Io): number {
  const { exchange, failure, stderrTail, others } = answer;
  if (exchange !== null) {
    io.stdout.write(`--> ${shown(exchange.request.raw, io)}\n`);
    if (exchange.response !== null) io.stdout.write(`<-- ${shown(exchange.response.raw, io)}\n`);
  }
  if (stderrTail.trim() !== "") io.stderr.write(`stderr of the server:\n${plain(stderrTail).trimEnd()}\n`);
  if (failure !== null) {
    io.stderr.write(`mcp-audit: ${plain(failure.message)}\n`);
    return EXIT.target;
  }
  if (others !== null) {
    io.stderr.write(`mcp-audit: ${plain(unknownTool(tool, others))}\n`);
    return EXIT.usage;
  }
  if (exchange === null || exchange.end === "answered") return EXIT.clean;
  const ms = Math.round(exchange.durationMs);
  const what =
    exchange.end === "timed-out" ? `no answer within ${ms} ms` : "the server ended before it answered";
  io.stderr.write(`mcp-audit: ${what}.\n`);
  return EXIT.findings;
}

/** `mcp-audit call`. */
export async function callCommand(args: string[], io: Io, services?: CallServices): Promise<number> {
  const parsed = parseOrHelp(args, help(), io);
  if (parsed === null) return EXIT.clean;
  refusePositionals(parsed, "call");
  const tool = parsed.own.get("tool");
  if (typeof tool !== "string") {
    throw new UsageError("`call` needs a tool: `mcp-audit call --tool NAME --args JSON -- <command>`.");
  }
  const request = readArguments(parsed.own.get("args"));
  const run = resolveFor(staticInputs(parsed.inputs), io);
  const { protocol, timeoutMs, startupTimeoutMs } = run.settings.record;
  const { callOnce } = services ?? (await import("../../record/call.ts"));
  const answer = await callOnce(run.target, {
    tool,
    args: request,
    protocol,
    timeoutMs,
    startupTimeoutMs,
    env: { ...run.env },
    headers: { ...run.headers },
    mask: createMasker(run.secrets),
    signal: io.signal,
  });
  return interruptedCode(io.signal) ?? tell(answer, tool, io);
}
