import type { Failure } from "../model/evidence.ts";
import { isObject, type Json, type JsonObject, member, stringMember } from "../model/json.ts";
import { AUDITOR } from "../model/version.ts";
import type { Session } from "./session.ts";

/** Newest revision of the legacy era, which the handshake offers. A test holds it to the reference client's own. */
export const LEGACY_VERSION = "2025-11-25";

/** The result of an answered request, null for an error or anything that is no result. */
export function resultOf(raw: string | undefined): JsonObject | null {
  if (raw === undefined) return null;
  try {
    const result = member(JSON.parse(raw) as Json, "result");
    return isObject(result) ? result : null;
  } catch {
    return null;
  }
}

/** What an error answer says, for a person. */
export function errorOf(raw: string | undefined): string {
  if (raw === undefined) return "no answer";
  try {
    const error = member(JSON.parse(raw) as Json, "error");
    const code = member(error, "code");
    return `error ${typeof code === "number" ? code : ""}: ${stringMember(error, "message") ?? "without a message"}`;
  } catch {
    return "an answer that is not JSON";
  }
}

/** What the client says of itself. No capability is declared: the audit has no user, no files and no model to offer. */
export function initializeParams(protocolVersion: string): JsonObject {
  return { protocolVersion, capabilities: {}, clientInfo: { name: AUDITOR.name, version: AUDITOR.version } };
}

function failure(session: Session, stage: Failure["stage"], message: string): Failure {
  return { stage, message, exit: session.exit(), stderrTail: session.connection.stderr.tail };
}

/** Greets the server. Null when it went well, else why there is nothing to audit. */
export async function handshake(session: Session, timeoutMs: number): Promise<Failure | null> {
  const exchange = await session.request({
    purpose: "initialize",
    caseKey: null,
    method: "initialize",
    params: initializeParams(LEGACY_VERSION),
    timeoutMs,
  });
  if (exchange.end === "timed-out") {
    await session.kill();
    return failure(session, "startup", `The server did not answer within ${timeoutMs} ms of its start.`);
  }
  if (exchange.end === "closed") {
    const exit = session.exit();
    await session.kill();
    const how = exit?.signal ? `died of ${exit.signal}` : `exited with code ${exit?.code ?? "unknown"}`;
    const said = exit === null ? "The server closed its output" : `The server ${how}`;
    return failure(session, "startup", `${said} before it answered.`);
  }
  const result = resultOf(exchange.response?.raw);
  if (result === null) {
    const said = errorOf(exchange.response?.raw);
    await session.kill();
    return failure(session, "initialize", `The server refused to be initialized (${said}).`);
  }
  session.connection.initialize = result;
  session.connection.startupMs = exchange.durationMs;
  session.notify("notifications/initialized", {});
  return null;
}
