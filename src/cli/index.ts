#!/usr/bin/env node
import { keepHeapSmall } from "../core/memory.ts";
import { interruptedCode } from "./exit.ts";
import type { Io } from "./io.ts";
import { main } from "./main.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** A reader that goes away (`| head`) must not end the run: reports are still to be written. */
function surviveClosedPipe(stream: NodeJS.WriteStream): void {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

/** Resolves once everything that was written is out, or the reader is gone. */
function drained(stream: NodeJS.WriteStream): Promise<void> {
  if (stream.destroyed || stream.writableLength === 0) return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of ["drain", "close", "error"]) stream.once(event, () => resolve());
  });
}

/** The first signal ends the run in order; the second one ends it at once. */
function onSignals(controller: AbortController): void {
  for (const name of SIGNALS) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(interruptedCode(controller.signal) ?? 1);
      controller.abort(name);
    });
  }
}

keepHeapSmall();
const controller = new AbortController();
onSignals(controller);
surviveClosedPipe(process.stdout);
surviveClosedPipe(process.stderr);

const io: Io = {
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
  environment: process.env,
  signal: controller.signal,
  now: () => performance.now(),
};
const code = await main(process.argv.slice(2), io);
await Promise.all([drained(process.stdout), drained(process.stderr)]);
process.exit(code);
