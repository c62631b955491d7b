import { planCases } from "../cases/plan.ts";
import { classify } from "../facts/outcome.ts";
import type { Plan } from "../model/case.ts";
import type { Evidence } from "../model/evidence.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { Settings, Target } from "../model/settings.ts";
import { buildEvidence } from "./build.ts";
import { createLog } from "./log.ts";
import { runPhases } from "./phases.ts";
import type { Progress } from "./progress.ts";
import type { Classify } from "./recording.ts";
import { createStarter } from "./starter.ts";

/** What surrounds a recording. */
export interface RecordOptions {
  /** Given to the server on top of the safe part of `environment`. */
  env: Record<string, string>;
  headers?: Record<string, string>;
  /** Applied to every text before it is kept. */
  mask(text: string): string;
  /** Stops the run at once: the server is ended, and what was collected is given. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** The environment to take the safe part of; this process's own by default. */
  environment?: NodeJS.ProcessEnv;
  /** Decides the calls; `planCases` by default. */
  plan?: (tools: readonly ToolFacts[], settings: Settings["record"]) => Plan;
  /** Decides what became of a call; facts/outcome.ts by default. */
  classify?: Classify;
}

/**
 * Starts the server, lists its tools, makes every planned call and writes down what is seen. Never throws for what the
 * server does; ends everything it started, also when it is stopped.
 */
export async function record(target: Target, settings: Settings, options: RecordOptions): Promise<Evidence> {
  const { mask, signal, env, headers } = options;
  const startedAt = new Date().toISOString();
  const log = createLog(mask);
  const { startupTimeoutMs, maxCallsPerSecond } = settings.record;
  const base = options.environment ?? process.env;
  const starter = createStarter(target, log, { env, base, startupTimeoutMs, headers, maxCallsPerSecond });
  const stop = () => {
    log.seal();
    void starter.stop();
  };
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const outcome = await runPhases({
      log,
      starter,
      settings: settings.record,
      signal,
      plan: options.plan ?? planCases,
      classify: options.classify ?? classify,
      progress: options.onProgress ?? (() => {}),
    });
    const interrupted = signal?.aborted === true;
    return buildEvidence({ target, settings, startedAt, log, mask, interrupted, ...outcome });
  } finally {
    signal?.removeEventListener("abort", stop);
    await starter.stop();
  }
}
