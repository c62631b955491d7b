import { expect, test } from "vitest";
import { openSession } from "../../src/record/connection.ts";
import { createLog } from "../../src/record/log.ts";
import type { OpenTransport, TransportEvents } from "../../src/record/transport.ts";

/** A session whose transport keeps what is sent, and the events by which the server speaks. */
function opened() {
  const sent: string[] = [];
  let events: TransportEvents | null = null;
  const transport: OpenTransport = (given) => {
    events = given;
    return {
      send: (message) => void sent.push(message),
      ended: Promise.resolve(),
      end: () => Promise.resolve(null),
    };
  };
  const { session } = openSession(
    transport,
    createLog((text) => text),
    "audit",
  );
  return {
    session,
    sent,
    ask: (id: string | number) => events?.line(JSON.stringify({ jsonrpc: "2.0", id, method: "ping" })),
  };
}

test("every request of a server is answered", () => {
  const { sent, ask } = opened();
  for (let id = 0; id < 5_000; id += 1) ask(id);
  expect(sent.map((text) => JSON.parse(text).id)).toEqual(Array.from({ length: 5_000 }, (_, id) => id));
});

test("one that asks without end and reads nothing does not fill our memory, and can still be asked", () => {
  const { session, sent, ask } = opened();
  const long = "p".repeat(50_000);
  for (let count = 0; count < 1_000; count += 1) ask(long + count);
  const waiting = sent.reduce((sum, text) => sum + text.length, 0);
  expect(waiting).toBeGreaterThan(1_000_000);
  expect(waiting).toBeLessThan(10_000_000);
  expect(session.connection.messageCount).toBe(1_000);
  void session.request("tools/list", {}, { purpose: "list", timeoutMs: 10 });
  expect(JSON.parse(sent.at(-1) ?? "").method).toBe("tools/list");
});
