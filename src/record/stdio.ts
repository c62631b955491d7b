import { existsSync } from "node:fs";
import { createLineSplitter } from "./lines.ts";
import { notFoundHint } from "./not-found.ts";
import { type Started, startProcess } from "./processes.ts";
import { endProcess } from "./shutdown.ts";
import { type OpenTransport, type Transport, type TransportEvents, unopened } from "./transport.ts";
import { settled } from "./wait.ts";

/** Milliseconds that output may still arrive after the process is gone, where something else holds its stdout open. */
const DRAIN_MS = 200;
/** Milliseconds in which a process whose stdout is closed is expected to end, so that its exit is known before the loss is told. */
const EXIT_MS = 1_000;

/** How a server is started over stdio. */
export interface Launch {
  command: string;
  args: readonly string[];
  cwd: string;
  env: Record<string, string>;
}

/** Why a program could not be started, for a person. */
function reasonOf(error: NodeJS.ErrnoException, launch: Launch): string {
  if (!existsSync(launch.cwd)) return `the directory \`${launch.cwd}\` does not exist`;
  if (error.code === "ENOENT")
    return `the command \`${launch.command}\` was not found${notFoundHint(launch)}`;
  if (error.code === "EACCES") {
    return `\`${launch.command}\` is not an executable file (\`chmod +x\`, or start it with its interpreter, such as \`sh\`)`;
  }
  return error.message;
}

function connect(started: Started, launch: Launch, events: TransportEvents): Transport {
  const { child } = started;
  const lines = createLineSplitter(events.line, () => {
    // Nothing more of it is read: what a server pours out would only fill the memory.
    child.stdout.pause();
    events.endless();
  });
  child.stdout.on("data", (chunk: Buffer) => lines.push(chunk));
  child.stdout.on("end", () => lines.end());
  child.stderr.on("data", events.stderr);
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on("error", () => {});
  const ended = new Promise<void>((resolve) => {
    child.on("exit", (code, signal) => {
      events.exit(code, signal);
      setTimeout(events.gone, DRAIN_MS).unref();
      resolve();
    });
    child.on("error", (error) => {
      if (child.pid === undefined) {
        events.failed(reasonOf(error, launch));
        events.gone();
        resolve();
      }
    });
  });
  child.stdout.on("close", () => void settled(ended, EXIT_MS).then(events.gone));
  const hurry = new AbortController();
  const end = async () => {
    const shutdown = await endProcess(started, ended, hurry.signal);
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
    return shutdown;
  };
  let ending: ReturnType<typeof end> | null = null;
  return {
    ended,
    send(message) {
      if (child.stdin.writable) child.stdin.write(`${message}\n`);
    },
    end(kind) {
      if (kind === "kill") hurry.abort();
      ending ??= end();
      return ending;
    },
  };
}

/** Opens a server over its stdin and stdout, as a process of its own. */
export function stdioTransport(launch: Launch): OpenTransport {
  return (events) => {
    try {
      return connect(startProcess(launch.command, launch.args, launch.cwd, launch.env), launch, events);
    } catch (error) {
      return unopened(reasonOf(error as NodeJS.ErrnoException, launch))(events);
    }
  };
}
