import { planCases } from "../cases/plan.ts";
import { classify } from "../facts/outcome.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Settings, Target } from "../model/settings.ts";
import { buildEvidence } from "./build.ts";
import { givenPlaces } from "./given-places.ts";
import { createLog } from "./log.ts";
import { maskTexts } from "./masking.ts";
import { runPhases } from "./phases.ts";
import type { Progress } from "./progress.ts";
import type { Classify } from "./recording.ts";
import { createStarter } from "./starter.ts";
import { createWorkspace, usesWorkspace } from "./workspace.ts";

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
  plan?: typeof planCases;
  /** Decides what became of a call; facts/outcome.ts by default. */
  classify?: Classify;
}

/** Nothing is called in scope `static`, so that only the server's own words and variables can ask for a workspace then. */
function needsWorkspace(target: Target, { record }: Settings, env: Record<string, string>): boolean {
  const words = target.transport === "stdio" ? target.args : [];
  return record.scope !== "static" || usesWorkspace([words, Object.values(env), record.probes]);
}

/**
 * Starts the server, lists its tools, makes every planned call and writes down what is seen. Never throws for what the
 * server does; ends everything it started, also when it is stopped. Throws UsageError for a target it cannot reach.
 */
export async function record(target: Target, settings: Settings, options: RecordOptions): Promise<Evidence> {
  const { signal, env } = options;
  const startedAt = new Date().toISOString();
  const workspace = needsWorkspace(target, settings, env) ? createWorkspace() : null;
  const mask = (text: string) => workspace?.hide(options.mask(text)) ?? options.mask(text);
  const log = createLog(mask);
  const { startupTimeoutMs } = settings.record;
  const base = options.environment ?? process.env;
  const starter = createStarter(target, log, { env, base, startupTimeoutMs, workspace });
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
      plan: (tools, of) => (options.plan ?? planCases)(tools, of, givenPlaces(target)),
      classify: options.classify ?? classify,
      progress: (now) =>
        options.onProgress?.({ ...now, ...maskTexts({ tool: now.tool, case: now.case }, mask) }),
    });
    const interrupted = signal?.aborted === true;
    return buildEvidence({ target, settings, startedAt, log, mask, interrupted, ...outcome });
  } finally {
    signal?.removeEventListener("abort", stop);
    await starter.stop();
    workspace?.remove();
  }
}
