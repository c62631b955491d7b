import type { Connection, ServerMessage } from "../model/evidence.ts";
import type { Json } from "../model/json.ts";
import { cut } from "../text/cut.ts";
import { answerRequest } from "./answers.ts";
import { parseLine, readMessage } from "./frames.ts";
import { createLineSplitter } from "./lines.ts";
import type { Log } from "./log.ts";
import { type Started, startProcess } from "./processes.ts";
import { createRequests } from "./requests.ts";
import type { Session } from "./session.ts";
import { endProcess } from "./shutdown.ts";
import { settled } from "./wait.ts";

/** Kept of what a server says beside its answers; all of it is counted. */
const NOISE_LINES = 100;
const NOISE_CHARS = 2_000;
const MESSAGES = 200;
const MESSAGE_CHARS = 8_000;
const STDERR_BYTES = 8 * 1024;
/** Milliseconds that output may still arrive after the process is gone. */
const DRAIN_MS = 200;

/** How a server is started over stdio. */
export interface Launch {
  command: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string>;
}

/** A session over stdio, or why the program could not be started. */
export interface Opened {
  session: Session;
  /** Resolves with the reason when the program cannot be started at all. */
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

/** Keeps the end of stderr, and never more than twice that in memory. */
function tailOf(onBytes: (count: number) => void): { push(chunk: Buffer): void; text(): string } {
  let tail = Buffer.alloc(0);
  return {
    push(chunk) {
      onBytes(chunk.length);
      tail = Buffer.concat([tail, chunk.subarray(-STDERR_BYTES)]).subarray(-STDERR_BYTES);
    },
    text: () => tail.toString("utf8"),
  };
}

/** Starts a server and speaks JSON-RPC with it, writing down every frame, every other line, and its end. */
export function openStdio(launch: Launch, log: Log, purpose: Connection["purpose"]): Opened {
  const connection = newConnection(log.connections.length, purpose, log.now());
  log.connections.push(connection);
  const started: Started = startProcess(launch.command, launch.args, launch.cwd, launch.env);
  const { child } = started;
  let requested = false;
  let gone = false;
  const write = (value: Json) => {
    if (!gone && child.stdin.writable) child.stdin.write(`${JSON.stringify(value)}\n`);
  };
  const requests = createRequests(log, connection, write);
  const exitOf = () => connection.exit;
  const stderr = tailOf((count) => {
    connection.stderr.bytes += count;
  });

  const lose = () => {
    if (gone) return;
    gone = true;
    connection.stderr.tail = log.mask(stderr.text());
    requests.abandon(exitOf());
  };
  const noise = (line: string) => {
    if (line.trim() === "") return;
    connection.noiseCount += 1;
    if (connection.noise.length >= NOISE_LINES) return;
    const exchange = requests.current();
    const text = log.mask(cut(line, NOISE_CHARS));
    connection.noise.push({ text, chars: line.length, atMs: log.now(), exchange });
  };
  const keep = (kind: ServerMessage["kind"], method: string | null, line: string) => {
    connection.messageCount += 1;
    if (connection.messages.length >= MESSAGES) return;
    const frame = log.frame(line.length > MESSAGE_CHARS ? cut(line, MESSAGE_CHARS) : line);
    connection.messages.push({ kind, method, frame, exchange: requests.current() });
  };
  const take = (value: Json, line: string): void => {
    const message = readMessage(value);
    switch (message.kind) {
      case "noise":
        noise(line);
        break;
      case "invalid":
        keep("invalid", null, line);
        break;
      case "notification":
        keep("notification", message.method, line);
        break;
      case "request":
        keep("request", message.method, line);
        write(answerRequest(message.id, message.method));
        break;
      case "response":
        if (!requests.answer(message.id, line)) keep("unmatched-response", null, line);
    }
  };
  const lines = createLineSplitter(
    (line) => {
      const value = parseLine(line);
      if (value === undefined) noise(line);
      else if (Array.isArray(value)) {
        keep("invalid", null, line);
        for (const item of value.slice(0, MESSAGES)) take(item, JSON.stringify(item));
      } else take(value, line);
    },
    () => {
      noise("a line of more than 128 MB without an end");
      void session.kill();
    },
  );

  const failed = new Promise<string>((resolve) => {
    child.on("error", (error) => {
      lose();
      resolve(error.message);
    });
  });
  child.stdout.on("data", (chunk: Buffer) => lines.push(chunk));
  child.stdout.on("end", () => lines.end());
  child.stdout.on("close", () => setImmediate(lose));
  child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on("error", () => {});
  const ended = new Promise<void>((resolve) => {
    child.on("exit", (code, signal) => {
      connection.exit = { code, signal, atMs: log.now(), requested };
      setTimeout(lose, DRAIN_MS).unref();
      resolve();
    });
    child.on("error", () => resolve());
  });

  const end = async (kind: "close" | "kill") => {
    const already = connection.exit !== null;
    requested = true;
    const shutdown = await endProcess(started, ended, kind, already);
    if (kind === "close") connection.shutdown = shutdown;
    lose();
    for (const stream of [child.stdout, child.stderr]) stream.destroy();
    connection.stderr.tail = log.mask(stderr.text());
  };
  let ending: Promise<void> | null = null;
  const endOnce = (kind: "close" | "kill") => {
    ending ??= end(kind);
    return ending;
  };
  const session: Session = {
    connection,
    request: (request) => requests.send(request, gone),
    notify: (method, params) => write({ jsonrpc: "2.0", method, params }),
    usable: () => !gone && connection.exit === null,
    exit: exitOf,
    settle: (ms) => settled(ended, ms),
    close: () => endOnce("close"),
    kill: () => endOnce("kill"),
  };
  return { session, failed };
}
