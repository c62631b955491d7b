import { BugError } from "../model/errors.ts";
import type { Connection, Failure } from "../model/evidence.ts";
import type { Era } from "../model/revision.ts";
import type { Target } from "../model/settings.ts";
import { openSession } from "./connection.ts";
import { serverEnvironment } from "./environment.ts";
import { handshake } from "./handshake.ts";
import type { Reach } from "./http/reach.ts";
import { httpTransport } from "./http/transport.ts";
import type { Log } from "./log.ts";
import { modernSession } from "./modern/session.ts";
import { createPace } from "./pace.ts";
import type { Session } from "./session.ts";
import { stdioTransport } from "./stdio.ts";
import { type OpenTransport, unopened } from "./transport.ts";
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
  era: Era;
  /** How a `url` is reached; null for a server that is started. */
  reach: Reach | null;
  /** Waits until the next request may be made. */
  pace(): Promise<void>;
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
  /** Which age of the protocol is spoken; legacy by default. */
  era?: Era;
  /** For a `url`: headers of every request, and requests a second at most (0: no limit). */
  headers?: Readonly<Record<string, string>>;
  maxCallsPerSecond?: number;
  /** Told what the server writes to stderr, beside the evidence. */
  onStderr?: (chunk: Buffer) => void;
  /** The throwaway workspace that `$WORKSPACE` stands for; null leaves the word as it is. */
  workspace?: Workspace | null;
}

/** The words and variables of a server with the throwaway workspace in them. */
function inWorkspace(target: Target, reach: Reach | null, options: StarterOptions): OpenTransport {
  const { workspace = null, env } = options;
  if (workspace === null) return transportOf(target, reach, options);
  const filled = Object.entries(env).map(([name, value]) => [name, workspace.fill(value)]);
  const words = target.transport === "stdio" ? { args: target.args.map(workspace.fill) } : {};
  const open = transportOf({ ...target, ...words } as Target, reach, {
    ...options,
    env: Object.fromEntries(filled),
  });
  return workspace.carry(open);
}

/** Milliseconds that a server at a `url` may still refuse connections: it may have been started a moment ago. */
const PATIENCE_MS = 5_000;

function reachOf(target: Target, options: StarterOptions): Reach | null {
  if (target.transport !== "http") return null;
  return {
    url: new URL(target.url),
    headers: options.headers ?? {},
    kind: null,
    sessionIds: new Set(),
    mirrors: new Map(),
    redirectedTo: null,
    patienceMs: Math.min(PATIENCE_MS, options.startupTimeoutMs / 2),
  };
}

function transportOf(target: Target, reach: Reach | null, options: StarterOptions): OpenTransport {
  if (reach !== null) return httpTransport(reach);
  if (target.transport !== "stdio") throw new BugError("A target has neither a command nor a url.");
  const { command, args, cwd } = target;
  const open = stdioTransport({ command, args, cwd, env: serverEnvironment(options.base, options.env) });
  return options.onStderr === undefined ? open : overheard(open, options.onStderr);
}

/** A transport whose stderr is told to another one too. */
function overheard(open: OpenTransport, hear: (chunk: Buffer) => void): OpenTransport {
  return (events) =>
    open({
      ...events,
      stderr(chunk) {
        hear(chunk);
        events.stderr(chunk);
      },
    });
}

const STOPPED = unopened("the run was stopped");

/** A starter for a target. */
export function createStarter(target: Target, log: Log, options: StarterOptions): Starter {
  const reach = reachOf(target, options);
  const transport = inWorkspace(target, reach, options);
  const pace = reach === null ? undefined : createPace(options.maxCallsPerSecond ?? 0);
  const { era = "legacy" } = options;
  const running = new Set<Session>();
  let stopped = false;
  let startedInMs: number | null = null;
  let refusal: string | null = null;

  const opened = (purpose: Connection["purpose"]) => {
    const { session: plain, failed } = openSession(stopped ? STOPPED : transport, log, purpose, pace);
    const session = era === "modern" ? modernSession(plain) : plain;
    running.add(session);
    return { session, failed };
  };
  const startupTimeoutMs = () =>
    startedInMs === null
      ? options.startupTimeoutMs
      : Math.min(options.startupTimeoutMs, Math.max(LEAST_RESTART_MS, RESTART_FACTOR * startedInMs));

  return {
    era,
    reach,
    pace: pace ?? (() => Promise.resolve()),
    startupTimeoutMs,
    refusal: () => refusal,
    open: (purpose) => opened(purpose).session,
    async start(purpose) {
      const { session, failed } = opened(purpose);
      let reason: string | null = null;
      void failed.then((why) => {
        reason = log.mask(why);
      });
      const failure = await handshake(session, log, startupTimeoutMs(), era, (why) => {
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
