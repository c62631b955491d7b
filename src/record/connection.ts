import type { Connection } from "../model/evidence.ts";
import { answerRequest } from "./answers.ts";
import { type Message, readLine } from "./frames.ts";
import type { Log } from "./log.ts";
import { createNotes, type Notes } from "./notes.ts";
import { createRequests, type Requests } from "./requests.ts";
import type { Session } from "./session.ts";
import type { OpenTransport, Transport } from "./transport.ts";
import { settled } from "./wait.ts";

/** A session, or why its server could not be started. */
export interface Opened {
  session: Session;
  /** Resolves with the reason when the server cannot be started at all; else never. */
  failed: Promise<string>;
}

function newConnection(id: number, purpose: Connection["purpose"], atMs: number): Connection {
  return {
    id,
    purpose,
    startedAtMs: atMs,
    startupMs: null,
    initialize: null,
    exit: null,
    shutdown: null,
    stderr: { tail: "", bytes: 0 },
    noise: [],
    noiseCount: 0,
    messages: [],
    messageCount: 0,
  };
}

/**
 * Characters of answers to the server's own requests, over one connection. A server that asks without end, and reads none
 * of it, would fill our memory with what waits to be sent.
 */
const ANSWERED_CHARS = 8 * 1024 * 1024;

/** What one line of the server leads to. */
function createReceiver(requests: Requests, notes: Notes, send: (message: string) => void) {
  let left = ANSWERED_CHARS;
  const answer = (message: Message & { kind: "request" }) => {
    if (left <= 0) return;
    const text = JSON.stringify(answerRequest(message.id, message.method));
    left -= text.length;
    if (left > 0) send(text);
  };
  const take = (message: Message, about?: number): void => {
    switch (message.kind) {
      case "batch":
        notes.message("invalid", null, message.text);
        for (const item of message.items) take(item);
        break;
      case "response":
        if (requests.answer(message.value, message.text, about)) break;
        notes.message("unmatched-response", null, message.text);
        break;
      case "request":
        notes.message("request", message.method, message.text);
        answer(message);
        break;
      case "notification":
        notes.message("notification", message.method, message.text);
        break;
      case "invalid":
        notes.message("invalid", null, message.text);
    }
  };
  return (line: string, about?: number) => {
    const message = readLine(line);
    if (message === null) notes.noise(line);
    else take(message, about);
  };
}

const AT_ONCE = () => Promise.resolve();

/**
 * Opens a transport and speaks JSON-RPC over it, writing down every frame, every other line, and its end. `pace` is awaited
 * before each request is sent; the wait is no part of its time.
 */
export function openSession(
  open: OpenTransport,
  log: Log,
  purpose: Connection["purpose"],
  pace: () => Promise<void> = AT_ONCE,
): Opened {
  const connection = newConnection(log.connections.length, purpose, log.now());
  log.connections.push(connection);
  const send = (message: string) => transport.send(message);
  const requests = createRequests(log, connection.id, send);
  const notes = createNotes(log, connection, requests.current);
  let gone = false;
  let broken = false;
  let barred: string | null = null;
  let ending: Promise<void> | null = null;
  let fail: (reason: string) => void = () => {};
  const failed = new Promise<string>((resolve) => {
    fail = resolve;
  });
  const lose = () => {
    if (gone) return;
    gone = true;
    notes.keepStderr();
    requests.abandon(connection.exit);
  };
  const end = async (kind: "close" | "kill") => {
    const shutdown = await transport.end(kind);
    if (kind === "close") connection.shutdown = shutdown;
    lose();
    notes.keepStderr();
  };
  const endOnce = (kind: "close" | "kill") => {
    if (ending !== null && kind === "kill") void transport.end("kill");
    ending ??= end(kind);
    return ending;
  };
  const transport: Transport = open({
    line: createReceiver(requests, notes, send),
    endless() {
      notes.noise("(a line that does not end)");
      lose();
    },
    stderr: notes.stderr,
    exit(code, signal) {
      connection.exit = { code, signal, atMs: log.now(), requested: ending !== null };
    },
    gone: lose,
    failed: fail,
    requests: requests.events((reason) => {
      barred ??= log.mask(reason);
      broken = true;
    }),
    broken() {
      broken = true;
    },
    session(seen) {
      connection.http = seen;
    },
  });
  const session: Session = {
    connection,
    async request(method, params, options) {
      if (pace !== AT_ONCE) await pace();
      return requests.send(method, params, options, gone || broken);
    },
    notify: (method, params) => send(JSON.stringify({ jsonrpc: "2.0", method, params })),
    count(count, stderr) {
      requests.skip(count);
      notes.stderr(Buffer.from(stderr));
      if (gone) notes.keepStderr();
    },
    barred: () => barred,
    alive: () => !gone && !broken && ending === null && connection.exit === null,
    exit: () => connection.exit,
    settle: (ms) => settled(transport.ended, ms),
    close: () => endOnce("close"),
    kill: () => endOnce("kill"),
  };
  return { session, failed };
}
