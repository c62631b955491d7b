import type { Failure } from "../model/evidence.ts";
import type { Era } from "../model/revision.ts";
import { cut, oneLine } from "../text/cut.ts";
import { exitWords, ownExit } from "./exit.ts";
import { greetingOf } from "./greeting.ts";
import { httpFailure } from "./http/failure.ts";
import { type Log, round } from "./log.ts";
import { maskData } from "./masking.ts";
import { greet } from "./reference-client.ts";
import { errorOf, resultOf, SAID_CHARS } from "./results.ts";
import type { Session } from "./session.ts";

/** A failure of this stage, with how the process stands now. */
export function failureOf(session: Session, stage: Failure["stage"], message: string): Failure {
  return { stage, message, exit: ownExit(session), stderrTail: session.connection.stderr.tail };
}

/** What a server said that waits for nobody, as a sentence: an answer with another id is none to any client. */
function strayWords({ connection }: Session): string {
  const stray = connection.messages.find(({ kind }) => kind === "unmatched-response");
  if (stray === undefined) return "";
  return ` It sent a response whose \`id\` is of no request: ${cut(oneLine(stray.frame.raw), SAID_CHARS)}`;
}

/**
 * Greets the server. Null when it went well, else why there is nothing to audit; the process is ended then. A server that
 * the reference client refuses although it gave a result is audited all the same, and the refusal noted.
 */
export async function handshake(
  session: Session,
  log: Log,
  timeoutMs: number,
  era: Era,
  onRefusal: (reason: string) => void,
): Promise<Failure | null> {
  const { exchange, refusal } = await greet(session, timeoutMs, era);
  const greeting = exchange === null ? null : greetingOf(era, resultOf(exchange));
  if (exchange !== null && greeting !== null) {
    session.connection.initialize = maskData(greeting, log.mask);
    session.connection.startupMs = round(log.now() - session.connection.startedAtMs);
    if (refusal === null) return null;
    onRefusal(cut(oneLine(log.mask(refusal)), SAID_CHARS));
    if (era === "legacy") session.notify("notifications/initialized", {});
    return null;
  }
  const barred = session.barred();
  await session.kill();
  const overHttp = httpFailure(exchange, barred);
  if (overHttp !== null) return failureOf(session, overHttp.stage, overHttp.message);
  if (exchange === null || exchange.end === "timed-out") {
    const silent = `The server did not answer within ${timeoutMs} ms of its start.`;
    return failureOf(session, "startup", `${silent}${strayWords(session)}`);
  }
  if (exchange.end === "closed") {
    return failureOf(session, "startup", `The server ${exitWords(exchange.diedAfter)} before it answered.`);
  }
  const refused =
    era === "legacy"
      ? "The server refused to be initialized"
      : "The server does not speak the stateless protocol";
  return failureOf(session, "initialize", `${refused} (${errorOf(exchange)}).`);
}
