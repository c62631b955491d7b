import { planCases } from "../cases/plan.ts";
import type { Plan } from "../model/case.ts";
import type { Evidence, Failure } from "../model/evidence.ts";
import type { Settings, Target } from "../model/settings.ts";
import { AUDITOR } from "../model/version.ts";
import { confirmFailures, confirmLateDeaths } from "./confirm.ts";
import { listTools } from "./listing.ts";
import { createLog, type Log } from "./log.ts";
import type { Progress } from "./progress.ts";
import { offerFutureVersion, probeProtocol } from "./protocol-probes.ts";
import { type Recording, recordCases } from "./recorder.ts";
import { createStarter, type Starter } from "./starter.ts";

/** What surrounds a recording. */
export interface RecordOptions {
  /** Given to the server on top of the safe part of `environment`. */
  env: Record<string, string>;
  headers?: Record<string, string>;
  /** Applied to every text before it is kept. */
  mask(text: string): string;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** The environment to take the safe part of; this process's own by default. */
  environment?: NodeJS.ProcessEnv;
}

const EMPTY_PLAN: Plan = { cases: [], dropped: [], skipped: [] };

/** Masks every text within a value. */
function masked<T>(value: T, mask: (text: string) => string): T {
  return JSON.parse(mask(JSON.stringify(value))) as T;
}

interface Outcome {
  plan: Plan;
  failure: Failure | null;
  stopped: Evidence["stopped"];
}

async function runPhases(
  starter: Starter,
  log: Log,
  settings: Settings,
  options: RecordOptions,
): Promise<Outcome> {
  const { record } = settings;
  const progress = options.onProgress ?? (() => {});
  const step = (stage: Progress["stage"]) => progress({ stage, tool: null, case: null, done: 0, total: 0 });
  step("start");
  const { session, failure } = await starter.start("audit");
  if (failure !== null) return { plan: EMPTY_PLAN, failure, stopped: null };
  step("list");
  const listed = await listTools(session, "list", record.startupTimeoutMs);
  if (listed.failure !== null) {
    await session.kill();
    const { tail } = session.connection.stderr;
    const seen = { ...listed.failure, exit: session.exit(), stderrTail: tail };
    return { plan: EMPTY_PLAN, failure: seen, stopped: null };
  }
  const plan = planCases(listed.tools, record);
  const recording: Recording = {
    starter,
    tools: listed.tools,
    session,
    timeoutMs: record.timeoutMs,
    signal: options.signal,
    stopped: null,
    dropped: plan.dropped,
    suspects: new Set(),
    before: new Map(),
    progress,
  };
  await recordCases(recording, plan.cases);
  if (recording.stopped === null) await probeProtocol(recording, log, plan.cases, record);
  step("stop");
  if (recording.session.usable() && !options.signal?.aborted) await recording.session.close();
  else await recording.session.kill();
  if (recording.stopped === null) {
    await confirmLateDeaths(recording, log, plan.cases);
    await confirmFailures(recording, log, plan.cases);
    if (record.scope !== "static") await offerFutureVersion(recording, record.startupTimeoutMs);
  }
  return { plan, failure: null, stopped: recording.stopped };
}

/** The call that was under way when the user stopped the run tells nothing of the server. */
function withoutInterrupted(log: Log): Evidence["exchanges"] {
  return log.exchanges.filter((one) => one.end !== "closed" || one.diedAfter !== null);
}

/**
 * Starts the server, lists its tools, makes every planned call and writes down what is seen. Never throws for what the
 * server does; ends everything it started, also when it is stopped.
 */
export async function record(target: Target, settings: Settings, options: RecordOptions): Promise<Evidence> {
  const startedAt = new Date().toISOString();
  const log = createLog(options.mask);
  const starter = createStarter(target, log, {
    env: options.env,
    base: options.environment ?? process.env,
    startupTimeoutMs: settings.record.startupTimeoutMs,
  });
  const onAbort = () => void starter.killAll();
  options.signal?.addEventListener("abort", onAbort, { once: true });
  let outcome: Outcome;
  try {
    outcome = await runPhases(starter, log, settings, options);
  } finally {
    options.signal?.removeEventListener("abort", onAbort);
    await starter.killAll();
  }
  const interrupted = options.signal?.aborted === true;
  const stopped: Evidence["stopped"] = interrupted
    ? { reason: "interrupted", detail: "stopped by the user or the runner" }
    : outcome.stopped;
  const failure =
    interrupted && outcome.failure !== null
      ? { ...outcome.failure, message: "The run was stopped before the server answered." }
      : outcome.failure;
  const { mask } = options;
  return {
    schemaVersion: 1,
    auditor: { ...AUDITOR },
    startedAt,
    durationMs: Math.round(log.now()),
    target: masked(target, mask),
    settings: masked(settings, mask),
    failure: masked(failure, mask),
    stopped,
    connections: masked(log.connections, mask),
    exchanges: interrupted ? withoutInterrupted(log) : log.exchanges,
    cases: masked(outcome.plan.cases, mask),
    dropped: outcome.plan.dropped,
    skipped: masked(outcome.plan.skipped, mask),
    locations: {},
    extra: {},
  };
}
