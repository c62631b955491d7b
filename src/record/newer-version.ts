import { frameFaults } from "../facts/frames.ts";
import type { Exchange } from "../model/evidence.ts";
import { stringMember } from "../model/json.ts";
import { FUTURE_VERSION, isRevision, META } from "../model/revision.ts";
import { adoptConnection, adoptExchange } from "./adopt.ts";
import { initializeParams } from "./initialize.ts";
import type { Recording } from "./recording.ts";
import { resultOf } from "./results.ts";
import type { Session } from "./session.ts";

/** The sound answer of a process that was asked while another one is audited. */
export interface Foretold {
  session: Session;
  exchange: Exchange;
}

const about = (name: string, timeoutMs: number) =>
  ({ purpose: "protocol", caseKey: `protocol/${name}`, timeoutMs }) as const;

/** Offers a version nobody speaks to a server of the era with a handshake. */
export const offerTo = (session: Session, timeoutMs: number): Promise<Exchange> =>
  session.request("initialize", initializeParams(FUTURE_VERSION), about("newer-version", timeoutMs));

/** Whether an answer to that is the one that the specification asks for, and the server did nothing beside it. */
export function isSound({ session, exchange }: Foretold): boolean {
  const { noiseCount, messageCount, exit } = session.connection;
  const named = stringMember(resultOf(exchange), "protocolVersion") ?? "";
  return (
    exchange.end === "answered" &&
    frameFaults([exchange]).length === 0 &&
    isRevision(named) &&
    named !== FUTURE_VERSION &&
    noiseCount + messageCount === 0 &&
    exit?.requested !== false
  );
}

/**
 * A version nobody speaks is offered, on a process of its own. `foretold`: an answer that needs no further process; it goes
 * into the record as if it had been asked for now.
 */
export async function offerFutureVersion(recording: Recording, foretold: Foretold | null): Promise<void> {
  if (recording.signal?.aborted) return;
  const { starter, log } = recording;
  if (foretold !== null) {
    adoptExchange(log, foretold.exchange, adoptConnection(log, foretold.session.connection));
    return;
  }
  const session = starter.open("confirm");
  const timeoutMs = starter.startupTimeoutMs();
  if (starter.era === "legacy") await offerTo(session, timeoutMs);
  else {
    const params = { _meta: { [META.version]: FUTURE_VERSION } };
    await session.request("tools/list", params, about("unknown-version", timeoutMs));
  }
  await session.kill();
}
