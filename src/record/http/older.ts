import type { HttpSession } from "../../model/evidence.ts";
import type { TransportEvents } from "../transport.ts";
import { settled } from "../wait.ts";
import { MAX_SHORT_BODY, readBody } from "./body.ts";
import { createHttpClient } from "./client.ts";
import { cutOff, holding } from "./cut-off.ts";
import { readEvents } from "./events.ts";
import { mediaType, noteOf, STREAM } from "./media.ts";
import { type Reach, send } from "./reach.ts";
import type { Outgoing } from "./streamable.ts";
import { saidIn, troubleOf } from "./words.ts";

/** Milliseconds until the stream must have named the address for messages. */
const ENDPOINT_MS = 5_000;

/** One session over HTTP+SSE, the transport of revision 2024-11-05. */
export interface OlderSession {
  /** Opens the stream. False when the server does not speak this transport. */
  open(): Promise<boolean>;
  post(message: Outgoing): Promise<void>;
  end(): void;
}

/** Where messages go, when the server may say so: the specification's clients stay with the origin they were given. */
function endpointOf(data: string, base: URL): URL | null {
  if (!URL.canParse(data, base.href)) return null;
  const url = new URL(data, base);
  return url.origin === base.origin ? url : null;
}

/** A session over HTTP+SSE that has not been opened. */
export function olderSession(reach: Reach, events: TransportEvents): OlderSession {
  const client = createHttpClient();
  const stop = new AbortController();
  const seen: HttpSession = { kind: "sse", sessionId: null, notified: null, stream: null, deleted: null };
  let endpoint: URL | null = null;

  const cut = (id: number | null, status: number | null, trouble: string) =>
    cutOff(events, stop.signal, id, { status, contentType: null, trouble });
  const listen = (body: Parameters<typeof readEvents>[0], onEndpoint: () => void) =>
    readEvents(body, ({ type, data }) => {
      if (type === "endpoint" && endpoint === null) {
        endpoint = endpointOf(data, reach.url);
        onEndpoint();
        return endpoint !== null;
      }
      if (type === "message") events.line(data);
      return true;
    });

  return {
    async open() {
      const request = {
        method: "GET",
        url: reach.url,
        headers: { accept: STREAM },
        signal: stop.signal,
      } as const;
      const found = new Promise<void>((resolve) => {
        const look = async () => {
          const reply = await send(client, reach, request);
          if (reply.status !== 200 || mediaType(reply) !== STREAM) {
            reply.body.destroy();
            return;
          }
          seen.stream = noteOf(reply);
          await listen(reply.body, resolve);
          if (endpoint !== null) events.gone();
        };
        look()
          .catch(() => {})
          .finally(resolve);
      });
      await settled(found, ENDPOINT_MS, stop.signal);
      if (endpoint === null) stop.abort();
      else events.session(seen);
      return endpoint !== null;
    },
    async post({ id, text }) {
      if (endpoint === null) return;
      const headers = { "content-type": "application/json" };
      const request = { method: "POST", url: endpoint, headers, body: text, signal: stop.signal } as const;
      try {
        const reply = await send(client, reach, request, holding(events, id));
        const body = await readBody(reply.body, MAX_SHORT_BODY);
        if (id === null || reply.status < 300) return;
        if (reply.status >= 500) cut(id, reply.status, saidIn(body.text));
        else if (events.requests.waits(id)) {
          events.requests.carried(id, noteOf(reply, saidIn(body.text)));
          events.requests.refused(id, body.text);
        }
      } catch (error) {
        cut(id, null, troubleOf(error));
      }
    },
    end() {
      stop.abort();
      client.close();
    },
  };
}
