import type { Exchange } from "../model/evidence.ts";
import { isObject, type Json, type JsonObject, member } from "../model/json.ts";
import { type Era, FIRST_MODERN } from "../model/revision.ts";
import { AUDITOR } from "../model/version.ts";
import { objectOf } from "../text/json.ts";
import type { Session } from "./session.ts";

/** What the reference client of an era made of the greeting. */
export interface Greeting {
  /** The exchange of `initialize`, or of `server/discover`. */
  exchange: Exchange | null;
  /** Why that client would not go on with this server; null when it would. */
  refusal: string | null;
}

/** Milliseconds that the client itself waits, for a time-out of the session: that one comes first, and this one ends a client that passes over an answer. */
const patience = (timeoutMs: number) => 2 * timeoutMs + 1_000;

/** The client's own word for why it would not go on; null when it would. */
type Connect = (wire: Wire, timeoutMs: number) => Promise<string | null>;

/** What the two clients have in common of a transport. */
interface Wire {
  start(): Promise<void>;
  close(): Promise<void>;
  send(message: unknown): Promise<void>;
  onmessage?: (message: never) => void;
  onclose?: () => void;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Loaded while the server starts, so that they cost no time of their own. */
const CONNECT: Record<Era, Connect> = {
  async legacy(wire, timeoutMs) {
    const { Client } = await import("@modelcontextprotocol/sdk/client/index.js");
    const client = new Client({ ...AUDITOR }, { capabilities: {} });
    client.onerror = () => wire.onclose?.();
    return client.connect(wire as never, { timeout: patience(timeoutMs) }).then(() => null, reasonOf);
  },
  async modern(wire, timeoutMs) {
    const { Client } = await import("@modelcontextprotocol/client");
    const versionNegotiation = { mode: { pin: FIRST_MODERN } };
    const client = new Client({ ...AUDITOR }, { capabilities: {}, versionNegotiation });
    client.onerror = () => wire.onclose?.();
    return client.connect(wire as never, { timeout: patience(timeoutMs) }).then(() => null, reasonOf);
  },
};

/** An answer for the client, under the id that the client gave. Null when it is no answer: a client may wait for one for ever then. */
function answerFor(id: Json | undefined, exchange: Exchange): JsonObject | null {
  const value = objectOf(exchange.response?.raw);
  if (value === null) return null;
  const answers = isObject(member(value, "error")) || member(value, "result") !== undefined;
  return answers ? { ...value, id: id ?? null } : null;
}

/**
 * Greets a server as the reference client of its era does: its first request, its reading of the answer. Only these pass
 * through it; what a server does is read from the record, not from the client's exceptions.
 */
export async function greet(session: Session, timeoutMs: number, era: Era): Promise<Greeting> {
  let exchange: Exchange | null = null;
  const wire: Wire = {
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
      if (answer === null) wire.onclose?.();
      else wire.onmessage?.(answer as never);
    },
  };
  const refusal = await CONNECT[era](wire, timeoutMs);
  return { exchange, refusal };
}
