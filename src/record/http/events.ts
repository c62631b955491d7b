import type { Readable } from "node:stream";
import { createLineSplitter, MAX_LINE } from "../lines.ts";

/** One event of a stream (WHATWG HTML, Server-sent events). */
export interface ServerEvent {
  /** "message" unless the server names it. */
  type: string;
  data: string;
}

/** What is known of a stream once it has ended. */
export interface StreamEnd {
  /** Where to go on: the id of the last event; null when it gave none. */
  lastEventId: string | null;
  /** Milliseconds that the server asks to wait before; null when it does not. */
  retryMs: number | null;
  /** Why it ended otherwise than in order; null when it did. */
  broken: string | null;
}

interface Reading {
  type: string;
  data: string[];
  size: number;
  end: StreamEnd;
}

/** What keeping a line takes beside its characters: a line may have none, and a list holds only so many. */
const LINE_COST = 64;

const RETRY = /^\d{1,7}$/;

function takeField(reading: Reading, line: string): void {
  const colon = line.indexOf(":");
  const name = colon < 0 ? line : line.slice(0, colon);
  const rest = colon < 0 ? "" : line.slice(colon + 1);
  const value = rest.startsWith(" ") ? rest.slice(1) : rest;
  if (name === "data") {
    reading.data.push(value);
    reading.size += value.length + LINE_COST;
  } else if (name === "event") reading.type = value;
  else if (name === "id" && !value.includes("\0")) reading.end.lastEventId = value === "" ? null : value;
  else if (name === "retry" && RETRY.test(value)) reading.end.retryMs = Number(value);
}

/**
 * Reads a stream of events to its end and hands out each. `onEvent` gives false to stop. Never rejects: a stream that
 * breaks off, or an event beyond what is read, is an end with its reason.
 */
export function readEvents(stream: Readable, onEvent: (event: ServerEvent) => boolean): Promise<StreamEnd> {
  const end: StreamEnd = { lastEventId: null, retryMs: null, broken: null };
  const reading: Reading = { type: "", data: [], size: 0, end };
  return new Promise((resolve) => {
    const stop = (broken: string | null) => {
      end.broken ??= broken;
      stream.destroy();
      resolve(end);
    };
    const take = (line: string) => {
      if (line !== "") takeField(reading, line);
      else if (reading.data.length > 0) {
        const event = { type: reading.type || "message", data: reading.data.join("\n") };
        Object.assign(reading, { type: "", data: [], size: 0 });
        if (!onEvent(event)) stop(null);
      } else reading.type = "";
      if (reading.size > MAX_LINE) stop(`an event is longer than ${MAX_LINE} bytes`);
    };
    const lines = createLineSplitter(take, () => stop(`a line is longer than ${MAX_LINE} bytes`));
    stream.on("data", (chunk: Buffer) => lines.push(chunk));
    stream.on("end", () => stop(null));
    stream.on("error", (error) => stop(`the stream broke off (${error.message})`));
    stream.on("close", () => stop("the stream broke off"));
  });
}
