import type { Connection, Exchange, Frame } from "../model/evidence.ts";
import { cutFrame } from "./frames.ts";

/** Everything that is written down while recording. */
export interface Log {
  connections: Connection[];
  exchanges: Exchange[];
  mask(text: string): string;
  /** Milliseconds since the start of the run. */
  now(): number;
  frame(raw: string, isList?: boolean): Frame;
}

const round = (ms: number) => Math.round(ms * 10) / 10;

/** An empty log. `mask` is applied to every text before it is kept. */
export function createLog(mask: (text: string) => string): Log {
  const from = performance.now();
  const now = () => round(performance.now() - from);
  return {
    connections: [],
    exchanges: [],
    mask,
    now,
    frame(raw, isList = false) {
      const short = cutFrame(raw, isList);
      return { raw: mask(short.raw), chars: raw.length, cut: short.cut, atMs: now() };
    },
  };
}
