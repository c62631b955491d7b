import type { Exchange } from "../model/evidence.ts";
import { isObject, type Json, type JsonObject, member } from "../model/json.ts";
import { AUDITOR } from "../model/version.ts";
import type { Session } from "./session.ts";

/** What the reference client of the legacy era made of the handshake. */
export interface Greeting {
  /** The `initialize` exchange. */
  exchange: Exchange | null;
  /** Why that client would not go on with this server; null when it would. */
  refusal: string | null;
}

/** Milliseconds that the client itself waits at most: the session's own time-out comes first. */
const NEVER_MS = 2_000_000_000;

/** Loads the client; called while the server starts, so that it costs no time of its own. */
export const loadClient = () => import("@modelcontextprotocol/sdk/client/index.js");

/** An answer for the client, under the id that the client gave. Null when it is no JSON object. */
function answerFor(id: Json | undefined, exchange: Exchange): JsonObject | null {
  try {
    const value = JSON.parse(exchange.response?.raw ?? "") as Json;
    return isObject(value) ? { ...value, id: id ?? null } : null;
  } catch {
    return null;
  }
}

/**
 * Greets a server as the SDK's own client does: its `initialize`, its reading of the answer, its `initialized`. Only these
 * pass through it; what a server does is read from the record, not from the client's exceptions.
 */
export async function greet(session: Session, timeoutMs: number): Promise<Greeting> {
  const { Client } = await loadClient();
  let exchange: Exchange | null = null;
  const client = new Client({ ...AUDITOR }, { capabilities: {} });
  const transport: Parameters<typeof client.connect>[0] = {
    start: () => Promise.resolve(),
    close: () => Promise.resolve(),
    async send(message) {
      const method = member(message, "method");
      const params = member(message, "params");
      if (typeof method !== "string") return;
      const given = isObject(params) ? params : {};
      if (member(message, "id") === undefined) return session.notify(method, given);
      exchange = await session.request(method, given, { purpose: "initialize", timeoutMs });
      const answer = answerFor(member(message, "id"), exchange);
      if (answer === null) transport.onclose?.();
      else transport.onmessage?.(answer as never);
    },
  };
  client.onerror = () => transport.onclose?.();
  const refusal = await client.connect(transport, { timeout: NEVER_MS }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { exchange, refusal };
}
