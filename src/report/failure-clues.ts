import type { Report } from "../model/report.ts";
import { cut, oneLine } from "../text/cut.ts";
import { namingLine } from "../text/naming-line.ts";

/** What the end of a failed start gives away, as data; nothing of it is escaped. */
export interface FailureClues {
  /** Names of environment variables that stderr misses; at most three. */
  variables: string[];
  /** The server runs and says nothing: what is not flushed looks like that. */
  silent: boolean;
  /** The first line on stdout that is not JSON-RPC; "" when there is none. */
  printed: string;
}

const NAMES = 3;
const LINE_CHARS = 120;
/** Long lines are no message to a person, and would only cost time. */
const SCANNED_CHARS = 1_000;

/** Words with which programs ask for a setting. */
const ASKS = /KeyError|environ|variable|missing|required|not set|must be set|not defined|undefined|provide/i;
const NAME = /(?<![\w.])[A-Z][A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){1,6}(?!\w)/g;
/** Error codes of Node.js, npm and their kin are written like variables. */
const CODES = /^(?:ERR|UND_ERR|MODULE|EAI|UNABLE|CERT|DEPTH|SELF)_/;

function variablesIn(stderr: string): string[] {
  const lines = stderr
    .split("\n")
    .map((line) => line.slice(0, SCANNED_CHARS))
    .filter((line) => ASKS.test(line));
  const names = lines.flatMap((line) => line.match(NAME) ?? []).filter((name) => !CODES.test(name));
  return [...new Set(names)].slice(0, NAMES);
}

/** What the end of a failed start gives away. */
export function failureClues({ failure, server, events }: Report): FailureClues {
  if (failure === null || failure.stage !== "startup" || server.transport === "http") {
    return { variables: [], silent: false, printed: "" };
  }
  const [line = ""] = events.stdoutNoise;
  const silent = failure.exit === null && failure.message.includes("did not answer");
  return { variables: variablesIn(failure.stderrTail), silent, printed: cut(oneLine(line), LINE_CHARS) };
}

/** The line of stderr that names the error, not escaped; null when none does, or when it is all that stderr says. */
export function namedReason(stderr: string): string | null {
  const line = namingLine(stderr);
  return line === stderr.trim() ? null : line;
}
