import { availableParallelism } from "node:os";
import { planCases } from "../cases/plan.ts";
import { classify } from "../facts/outcome.ts";
import { BugError } from "../model/errors.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Era } from "../model/revision.ts";
import type { RecordSettings, Settings, Target } from "../model/settings.ts";
import { buildEvidence } from "./build.ts";
import { givenPlaces } from "./given-places.ts";
import { createLog } from "./log.ts";
import { maskTexts } from "./masking.ts";
import { askEra } from "./modern/offer.ts";
import { runPhases } from "./phases.ts";
import { createPlaces, type Places } from "./place.ts";
import type { Progress } from "./progress.ts";
import type { Classify } from "./recording.ts";
import { pays, type Workers } from "./workers.ts";

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
  /** Which era is spoken, whatever the settings say. */
  era?: Era;
  /** Decides the calls; `planCases` by default. */
  plan?: typeof planCases;
  /** Decides what became of a call; facts/outcome.ts by default. */
  classify?: Classify;
  /** Decides whether the start of workers is worth it; record/workers.ts by default. */
  pays?: Workers["pays"];
}

/** A server at a `url` is one for all who call it: what one connection does to it, the others would be blamed for. */
function workersOf(
  { transport }: Target,
  { workers: count }: RecordSettings,
  { open }: Places,
  pays: Workers["pays"],
): Workers | null {
  const cores = availableParallelism();
  return count > 1 && transport === "stdio" ? { count, cores, open, pays } : null;
}

/** Milliseconds that the question for the modern era may take: a few starts of that server, or this much. */
const LEAST_OFFER_MS = 2_000;
const MOST_OFFER_MS = 10_000;
const OFFER_STARTS = 4;

/** Records one era. Null when `auto` finds that the server speaks the modern one too. */
async function recordEra(
  target: Target,
  settings: Settings,
  options: RecordOptions,
  era: Era,
  auto: boolean,
): Promise<Evidence | null> {
  const { signal, env, headers } = options;
  const startedAt = new Date().toISOString();
  const { startupTimeoutMs, maxCallsPerSecond } = settings.record;
  const base = options.environment ?? process.env;
  const how = { env, base, startupTimeoutMs, headers, maxCallsPerSecond, era };
  const from = performance.now();
  const places = createPlaces({ ...how, target, settings, mask: options.mask, from });
  const { log, starter, workspace } = places.main;
  const { mask } = log;
  const ask = (startupMs: number | null) => {
    const ms = startupMs === null ? MOST_OFFER_MS : Math.max(LEAST_OFFER_MS, OFFER_STARTS * startupMs);
    return askEra(
      target,
      {
        ...how,
        workspace,
        startupTimeoutMs: Math.min(ms, MOST_OFFER_MS, startupTimeoutMs),
        log: createLog(mask, from),
        newerVersion:
          startupMs !== null && target.transport === "stdio" && settings.record.scope !== "static",
        stderr: places.main.takeStderr,
      },
      signal,
    );
  };
  const stop = () => {
    log.seal();
    places.stop();
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
      workers: workersOf(target, settings.record, places, options.pays ?? pays),
      progress: (now) =>
        options.onProgress?.({ ...now, ...maskTexts({ tool: now.tool, case: now.case }, mask) }),
      askEra: auto ? ask : null,
    });
    if (outcome === null) return null;
    const interrupted = signal?.aborted === true;
    return buildEvidence({ target, settings, startedAt, log, mask, interrupted, ...outcome });
  } finally {
    signal?.removeEventListener("abort", stop);
    await places.end();
  }
}

/**
 * Starts the server, lists its tools, makes every planned call and writes down what is seen. Never throws for what the
 * server does; ends everything it started, also when it is stopped. `auto` speaks the modern era with a server that offers
 * it, as the reference client does; every other server sees a legacy client and nothing else.
 */
export async function record(target: Target, settings: Settings, options: RecordOptions): Promise<Evidence> {
  const { protocol } = settings.record;
  const era = options.era ?? (protocol === "modern" ? "modern" : "legacy");
  const auto = options.era === undefined && protocol === "auto";
  const evidence = await recordEra(target, settings, options, era, auto);
  if (evidence !== null) return evidence;
  const modern = await recordEra(target, settings, options, "modern", false);
  if (modern === null) throw new BugError("A recording of the modern era gave way to itself.");
  return modern;
}
