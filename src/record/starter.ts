import { UsageError } from "../model/errors.ts";
import type { Connection, Failure } from "../model/evidence.ts";
import type { Target } from "../model/settings.ts";
import { serverEnvironment } from "./environment.ts";
import { handshake } from "./handshake.ts";
import type { Log } from "./log.ts";
import type { Session } from "./session.ts";
import { type Launch, openStdio } from "./stdio.ts";

/** Starts the server under test, as often as it is asked to. */
export interface Starter {
  /** A fresh process that has been greeted, or why there is none. */
  start(purpose: Connection["purpose"]): Promise<{ session: Session; failure: Failure | null }>;
  /** A fresh process that has not been greeted. */
  open(purpose: Connection["purpose"]): Session;
  /** Ends everything that still runs, at once. */
  killAll(): Promise<void>;
}

function launchOf(target: Target, env: Record<string, string>, base: NodeJS.ProcessEnv): Launch {
  if (target.transport !== "stdio") {
    throw new UsageError(
      "`url` is not supported by this version yet: give a `command` that starts the server.",
    );
  }
  const { command, args, cwd } = target;
  const environment = serverEnvironment(base, env);
  return { command, args, cwd, env: environment };
}

/** A starter for a stdio target. `startupTimeoutMs`: from the start to the answer of the handshake. */
export function createStarter(
  target: Target,
  log: Log,
  options: { env: Record<string, string>; base: NodeJS.ProcessEnv; startupTimeoutMs: number },
): Starter {
  const launch = launchOf(target, options.env, options.base);
  const running = new Set<Session>();
  const opened = (purpose: Connection["purpose"]) => {
    const result = openStdio(launch, log, purpose);
    running.add(result.session);
    return result;
  };
  return {
    open: (purpose) => opened(purpose).session,
    async start(purpose) {
      const { session, failed } = opened(purpose);
      const spawnFailure = failed.then(
        (reason): Failure => ({
          stage: "spawn",
          message: `The command could not be started: ${log.mask(reason)}.`,
          exit: null,
          stderrTail: "",
        }),
      );
      const failure = await Promise.race([spawnFailure, handshake(session, options.startupTimeoutMs)]);
      const later = failure?.stage === "startup" ? await Promise.race([spawnFailure, tick()]) : null;
      return { session, failure: later ?? failure };
    },
    async killAll() {
      await Promise.all([...running].map((session) => session.kill()));
    },
  };
}

const tick = () => new Promise<null>((resolve) => setImmediate(() => resolve(null)));
