import { type Json, member } from "../../model/json.ts";
import { mirrorHeaders } from "../modern/headers.ts";
import type { OpenTransport } from "../transport.ts";
import { type OlderSession, olderSession } from "./older.ts";
import type { Reach } from "./reach.ts";
import { type Outgoing, StreamableSession } from "./streamable.ts";

/** Reads a message of ours: answers to the server's requests have an id too, but wait for nothing. */
function outgoing(text: string, reach: Reach): Outgoing {
  const value = JSON.parse(text) as Json;
  const method = member(value, "method");
  const id = member(value, "id");
  const headers = mirrorHeaders(value, reach.mirrors);
  if (typeof method !== "string") return { text, id: null, method: null, headers };
  return { text, id: typeof id === "number" ? id : null, method, headers };
}

/**
 * Opens a session with a server at a URL: Streamable HTTP, or HTTP+SSE where that is all it speaks. What was found is kept in
 * `reach`, so that later sessions need not ask again.
 */
export function httpTransport(reach: Reach): OpenTransport {
  return (events) => {
    let older: OlderSession | null = null;
    const tryOlder = async (message: Outgoing): Promise<boolean> => {
      const session = olderSession(reach, events);
      if (!(await session.open())) return false;
      older = session;
      reach.kind = "sse";
      void session.post(message);
      return true;
    };
    const streamable = new StreamableSession(reach, events, tryOlder);
    /** What must have been taken before anything else is sent. */
    let before: Promise<unknown> = Promise.resolve();
    const first = async (message: Outgoing) => {
      if (reach.kind !== "sse" || !(await tryOlder(message))) await streamable.post(message);
    };
    const notify = (message: Outgoing) => (older === null ? streamable.notify(message) : older.post(message));
    let finish = () => {};
    const ended = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let ending: Promise<null> | null = null;
    const end = async () => {
      older?.end();
      await streamable.end();
      finish();
      return null;
    };
    return {
      ended,
      send(text) {
        const message = outgoing(text, reach);
        if (message.method === "initialize") void first(message);
        else if (message.id === null) before = before.then(() => notify(message));
        else void before.then(() => (older === null ? streamable.post(message) : older.post(message)));
      },
      end() {
        ending ??= end();
        return ending;
      },
    };
  };
}
