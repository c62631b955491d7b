import { UsageError } from "../model/errors.ts";
import type { Connection, Failure } from "../model/evidence.ts";
import type { Target } from "../model/settings.ts";
import { openSession } from "./connection.ts";
import { serverEnvironment } from "./environment.ts";
import { handshake } from "./handshake.ts";
import type { Log } from "./log.ts";
import type { Session } from "./session.ts";
import { stdioTransport } from "./stdio.ts";
import type { OpenTransport } from "./transport.ts";
import type { Workspace } from "./workspace.ts";

/** Starts again are given this much time at least, and this many times what the first start took. */
const LEAST_RESTART_MS = 10_000;
const RESTART_FACTOR = 10;

/** Starts the server under test, as often as it is asked to. */
export interface Starter {
  /** A fresh process that has been greeted, or why there is none. */
  start(purpose: Connection["purpose"]): Promise<{ session: Session; failure: Failure | null }>;
  /** A fresh process that has not been greeted. */
  open(purpose: Connection["purpose"]): Session;
  /** Milliseconds that a start may take. */
  startupTimeoutMs(): number;
  /** Why the reference client would not go on with the server; null when it would. */
  refusal(): string | null;
  /** Ends everything that still runs, at once. Nothing can be started any more. */
  stop(): Promise<void>;
}

/** What a starter needs to know. */
export interface StarterOptions {
  /** Given to the server on top of the safe part of `base`. */
  env: Record<string, string>;
  base: Readonly<Record<string, string | undefined>>;
  /** Milliseconds from the start to the answer of the handshake. */
  startupTimeoutMs: number;
  /** The throwaway workspace that `$WORKSPACE` stands for; null leaves the word as it is. */
  workspace?: Workspace | null;
}

/** The words and variables of a server with the throwaway workspace in them. */
function inWorkspace(target: Target, options: StarterOptions): OpenTransport {
  const { workspace = null, env } = options;
  if (workspace === null) return transportOf(target, options);
  const filled = Object.entries(env).map(([name, value]) => [name, workspace.fill(value)]);
  const words = target.transport === "stdio" ? { args: target.args.map(workspace.fill) } : {};
  const open = transportOf({ ...target, ...words } as Target, {
    ...options,
    env: Object.fromEntries(filled),
  });
  return workspace.carry(open);
}

function transportOf(target: Target, options: StarterOptions): OpenTransport {
  if (target.transport !== "stdio") {
    throw new UsageError(
      "`url` is not supported by this version yet: give a `command` that starts the server.",
    );
  }
  const { command, args, cwd } = target;
  return stdioTransport({ command, args, cwd, env: serverEnvironment(options.base, options.env) });
}

const STOPPED: OpenTransport = (events) => {
  queueMicrotask(() => {
    events.failed("the run was stopped");
    events.gone();
  });
  return {
    send() {},
    ended: Promise.resolve(),
    end: () => Promise.resolve({ how: "already-exited", ms: 0, leftovers: 0 }),
  };
};

/** A starter for a target. Throws UsageError for a target that cannot be started. */
export function createStarter(target: Target, log: Log, options: StarterOptions): Starter {
  const transport = inWorkspace(target, options);
  const running = new Set<Session>();
  let stopped = false;
  let startedInMs: number | null = null;
  let refusal: string | null = null;

  const opened = (purpose: Connection["purpose"]) => {
    const result = openSession(stopped ? STOPPED : transport, log, purpose);
    running.add(result.session);
    return result;
  };
  const startupTimeoutMs = () =>
    startedInMs === null
      ? options.startupTimeoutMs
      : Math.min(options.startupTimeoutMs, Math.max(LEAST_RESTART_MS, RESTART_FACTOR * startedInMs));

  return {
    startupTimeoutMs,
    refusal: () => refusal,
    open: (purpose) => opened(purpose).session,
    async start(purpose) {
      const { session, failed } = opened(purpose);
      let reason: string | null = null;
      void failed.then((why) => {
        reason = log.mask(why);
      });
      const failure = await handshake(session, log, startupTimeoutMs(), (why) => {
        refusal ??= why;
      });
      if (reason !== null) {
        const message = `The server could not be started: ${reason}.`;
        return { session, failure: { stage: "spawn", message, exit: null, stderrTail: "" } };
      }
      startedInMs ??= session.connection.startupMs;
      return { session, failure };
    },
    async stop() {
      stopped = true;
      await Promise.all([...running].map((session) => session.kill()));
    },
  };
}
