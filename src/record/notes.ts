import type { Connection, ServerMessage } from "../model/evidence.ts";
import { cut } from "../text/cut.ts";
import { maskHead, maskTail } from "../text/mask.ts";
import type { Log } from "./log.ts";

/** Kept of what a server says beside its answers; all of it is counted. */
const NOISE_LINES = 100;
const NOISE_CHARS = 2_000;
const MESSAGES = 200;
const MESSAGE_CHARS = 8_000;
const STDERR_CHARS = 8 * 1024;
/** Characters of stderr that the tail is taken from once they are masked, which may shorten them; bytes held to do that. */
const STDERR_MASKED = 4 * STDERR_CHARS;
const STDERR_HELD = 2 * STDERR_MASKED;
/** Longest line of which more than the start is looked at for secrets. */
const MASKED_CHARS = 4 * MESSAGE_CHARS;

/** Writes down what a server says beside its answers. */
export interface Notes {
  noise(line: string): void;
  message(kind: ServerMessage["kind"], method: string | null, line: string): void;
  stderr(chunk: Buffer): void;
  /** Writes down the end of stderr as it is now. */
  keepStderr(): void;
}

/** `current` tells which exchange is under way. */
export function createNotes(log: Log, connection: Connection, current: () => number | null): Notes {
  let held = Buffer.alloc(0);
  const start = (line: string, max: number) => cut(maskHead(line, MASKED_CHARS, log.mask), max);
  return {
    noise(line) {
      if (line.trim() === "") return;
      connection.noiseCount += 1;
      if (connection.noise.length >= NOISE_LINES) return;
      const text = start(line, NOISE_CHARS);
      connection.noise.push({ text, chars: line.length, atMs: log.now(), exchange: current() });
    },
    message(kind, method, line) {
      connection.messageCount += 1;
      if (connection.messages.length >= MESSAGES) return;
      const raw = start(line, MESSAGE_CHARS);
      const frame = { raw, chars: line.length, cut: line.length > MESSAGE_CHARS, atMs: log.now() };
      const name = method === null ? null : log.text(method, NOISE_CHARS);
      connection.messages.push({ kind, method: name, frame, exchange: current() });
    },
    stderr(chunk) {
      connection.stderr.bytes += chunk.length;
      held = Buffer.concat([held, chunk.subarray(-STDERR_HELD)]).subarray(-STDERR_HELD);
    },
    keepStderr() {
      connection.stderr.tail = maskTail(held.toString("utf8"), STDERR_MASKED, log.mask).slice(-STDERR_CHARS);
    },
  };
}
