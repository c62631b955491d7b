import type { Connection, Exchange, Frame } from "../model/evidence.ts";
import { cut } from "../text/cut.ts";
import { cutFrame, type Keep } from "./frames.ts";
import { maskFrame } from "./masking.ts";

/** Everything that is written down while recording. */
export interface Log {
  connections: Connection[];
  exchanges: Exchange[];
  mask(text: string): string;
  /** Milliseconds since the start of the run. */
  now(): number;
  /** A frame as it is kept. Masked before it is cut, so that no half of a secret escapes the mask. */
  frame(raw: string, keep: Keep): Frame;
  /** The same for text of `max` characters at most. */
  text(raw: string, max: number): string;
  /** Number for the next exchange. */
  nextId(): number;
  /** Writes down that a request is about to be sent; `settle` that its end is known. */
  begin(exchange: Exchange): void;
  settle(exchange: Exchange): void;
  /** Takes an exchange out: it tells nothing of the server. */
  drop(exchange: Exchange): void;
  /** The run is stopped: what is under way tells nothing of the server and is taken out, and nothing more goes in. */
  seal(): void;
}

/** To a tenth of a millisecond. */
export const round = (ms: number) => Math.round(ms * 10) / 10;

/** An empty log. `mask` is applied to every text before it is kept. `from`: the clock's reading when the run started. */
export function createLog(mask: (text: string) => string, from: number = performance.now()): Log {
  const now = () => round(performance.now() - from);
  const pending = new Set<Exchange>();
  let sealed = false;
  let ids = 0;
  const log: Log = {
    connections: [],
    exchanges: [],
    mask,
    now,
    frame(raw, keep) {
      const atMs = now();
      const short = cutFrame(maskFrame(raw, mask), keep);
      return { raw: short.raw, chars: raw.length, cut: short.cut, atMs };
    },
    text: (raw, max) => cut(mask(raw), max),
    nextId() {
      ids += 1;
      return ids - 1;
    },
    begin(exchange) {
      if (sealed) return;
      pending.add(exchange);
      log.exchanges.push(exchange);
    },
    settle: (exchange) => void pending.delete(exchange),
    drop(exchange) {
      log.exchanges = log.exchanges.filter((one) => one !== exchange);
    },
    seal() {
      sealed = true;
      log.exchanges = log.exchanges.filter((exchange) => !pending.has(exchange));
    },
  };
  return log;
}
