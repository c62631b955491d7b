import type { Readable } from "node:stream";
import { MAX_LINE } from "../lines.ts";

/** Longest body that is read where the answer to a call is not looked for in it, in bytes: one of those may be as long as a line over stdio. */
export const MAX_SHORT_BODY = 1_000_000;

/** A body as text: none where it is too long, what arrived where it broke off. */
export interface Body {
  text: string;
  /** Why not all of it was read; null when it was. */
  broken: string | null;
}

/** Reads a body to its end, `max` bytes at most. Never rejects. */
export async function readBody(stream: Readable, max = MAX_LINE): Promise<Body> {
  const parts: Buffer[] = [];
  let size = 0;
  const text = () => Buffer.concat(parts).toString("utf8");
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      parts.push(chunk);
      size += chunk.length;
      if (size > max) return { text: "", broken: `its body is longer than ${max} bytes` };
    }
    return { text: text(), broken: null };
  } catch (error) {
    return { text: text(), broken: `its body broke off (${(error as Error).message})` };
  } finally {
    stream.destroy();
  }
}
