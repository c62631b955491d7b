import type { Exchange, Failure } from "../model/evidence.ts";
import { isObject, type Json, type JsonObject, member, stringMember } from "../model/json.ts";
import { AUDITOR } from "../model/version.ts";
import { cut, oneLine } from "../text/cut.ts";
import { type Log, round } from "./log.ts";
import { maskData } from "./masking.ts";
import { greet } from "./reference-client.ts";
import type { Session } from "./session.ts";

/** Kept of what an error says, in a sentence about it. */
const SAID_CHARS = 300;

function parse(raw: string | undefined): Json | undefined {
  try {
    return raw === undefined ? undefined : (JSON.parse(raw) as Json);
  } catch {
    return undefined;
  }
}

/** The result of an answered request, null for an error or anything that is no result. */
export function resultOf(exchange: Exchange): JsonObject | null {
  const result = member(parse(exchange.response?.raw), "result");
  return isObject(result) ? result : null;
}

/** What an answer without a usable result says, for a person. */
export function errorOf(exchange: Exchange): string {
  const error = member(parse(exchange.response?.raw), "error");
  if (!isObject(error)) return "no result";
  const code = member(error, "code");
  const said = cut(oneLine(stringMember(error, "message") ?? "without a message"), SAID_CHARS);
  return typeof code === "number" ? `error ${code}: ${said}` : `an error: ${said}`;
}

/** What the client says of itself. No capability is declared: the audit has no user, no files and no model to offer. */
export function initializeParams(protocolVersion: string): JsonObject {
  return { protocolVersion, capabilities: {}, clientInfo: { ...AUDITOR } };
}

/** How a process ended, as the end of a sentence. */
export function exitWords(exit: Failure["exit"]): string {
  if (exit === null) return "closed its output";
  return exit.signal === null ? `exited with code ${exit.code ?? "unknown"}` : `died of ${exit.signal}`;
}

/** A failure of this stage, with how the process stands now. */
export function failureOf(session: Session, stage: Failure["stage"], message: string): Failure {
  const exit = session.exit();
  const own =
    exit === null || exit.requested ? null : { code: exit.code, signal: exit.signal, atMs: exit.atMs };
  return { stage, message, exit: own, stderrTail: session.connection.stderr.tail };
}

/**
 * Greets the server. Null when it went well, else why there is nothing to audit; the process is ended then. A server that
 * the reference client refuses although it gave a result is audited all the same, and the refusal noted.
 */
export async function handshake(
  session: Session,
  log: Log,
  timeoutMs: number,
  onRefusal: (reason: string) => void,
): Promise<Failure | null> {
  const { exchange, refusal } = await greet(session, timeoutMs);
  const result = exchange === null ? null : resultOf(exchange);
  if (exchange !== null && result !== null) {
    session.connection.initialize = maskData(result, log.mask);
    session.connection.startupMs = round(log.now() - session.connection.startedAtMs);
    if (refusal === null) return null;
    onRefusal(cut(oneLine(log.mask(refusal)), SAID_CHARS));
    session.notify("notifications/initialized", {});
    return null;
  }
  await session.kill();
  if (exchange === null || exchange.end === "timed-out") {
    return failureOf(session, "startup", `The server did not answer within ${timeoutMs} ms of its start.`);
  }
  if (exchange.end === "closed") {
    return failureOf(session, "startup", `The server ${exitWords(exchange.diedAfter)} before it answered.`);
  }
  return failureOf(session, "initialize", `The server refused to be initialized (${errorOf(exchange)}).`);
}
