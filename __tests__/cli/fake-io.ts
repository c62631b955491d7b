import type { Io } from "../../src/cli/io.ts";

/** What was written, as one text each. */
export interface FakeIo extends Io {
  out(): string;
  err(): string;
}

export interface FakeOptions {
  cwd?: string;
  tty?: boolean;
  columns?: number;
  environment?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  now?: () => number;
}

/** A world without a terminal, a clock that stands still and nothing in the environment, unless told otherwise. */
export function fakeIo(options: FakeOptions = {}): FakeIo {
  const out: string[] = [];
  const err: string[] = [];
  const stream = (texts: string[]) => ({
    write: (text: string) => texts.push(text),
    isTTY: options.tty ?? false,
    columns: options.columns ?? 80,
  });
  return {
    stdout: stream(out),
    stderr: stream(err),
    cwd: options.cwd ?? process.cwd(),
    environment: options.environment ?? {},
    signal: options.signal ?? new AbortController().signal,
    now: options.now ?? (() => 0),
    out: () => out.join(""),
    err: () => err.join(""),
  };
}
