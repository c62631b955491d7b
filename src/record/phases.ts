import type { Plan } from "../model/case.ts";
import type { Evidence, Failure } from "../model/evidence.ts";
import type { HttpProbe, ToolFacts } from "../model/facts.ts";
import { type JsonObject, stringMember } from "../model/json.ts";
import type { RecordSettings } from "../model/settings.ts";
import type { StateRecord } from "../model/state.ts";
import { recordBench } from "./bench.ts";
import { recordCases } from "./cases.ts";
import { confirmFailures } from "./confirm.ts";
import { recordFuzz } from "./fuzz.ts";
import { probeBeside } from "./http/beside.ts";
import { probeHttp } from "./http/probes.ts";
import { blameLateDeaths } from "./late-death.ts";
import { listTools } from "./listing.ts";
import type { Log } from "./log.ts";
import { mirrorsOf } from "./modern/headers.ts";
import type { Offer } from "./modern/offer.ts";
import { type Foretold, offerFutureVersion } from "./newer-version.ts";
import type { Progress } from "./progress.ts";
import { probeProtocol } from "./protocol-probes.ts";
import { type Classify, noteDeath, type Recording } from "./recording.ts";
import type { Session } from "./session.ts";
import type { Starter } from "./starter.ts";
import { recordState } from "./state-phase.ts";
import type { Workers } from "./workers.ts";

/** What the phases of a run need. */
export interface Run {
  log: Log;
  starter: Starter;
  settings: RecordSettings;
  signal: AbortSignal | undefined;
  plan(tools: readonly ToolFacts[], settings: RecordSettings): Plan;
  classify: Classify;
  progress(progress: Progress): void;
  workers: Workers | null;
  /** Asks for the modern era, given the milliseconds of the server's start, null when it failed; null where that is not asked. */
  askEra: ((startupMs: number | null) => Promise<Offer>) | null;
}

/** How a run went, beside what its log says. */
export interface RunOutcome {
  plan: Plan;
  failure: Failure | null;
  stopped: Evidence["stopped"];
  /** What was seen of the handshake and the list that no exchange shows; by name. */
  remarks: JsonObject;
  /** Probes of the transport; null when none were made. */
  http: HttpProbe[] | null;
  /** What was created, read and deleted in sequence; null when that was not asked for. */
  state: StateRecord | null;
  /** The server could not be started as often as `workers` asks. */
  alone: boolean;
}

const EMPTY_PLAN: Plan = { cases: [], dropped: [], skipped: [] };

/** Makes the calls on one connection, and ends it in order. */
async function firstPhase(recording: Recording, plan: Plan, settings: RecordSettings): Promise<void> {
  await recordCases(recording, plan.cases);
  if (recording.stopped === null) await probeProtocol(recording, plan.cases, settings);
  recording.progress({ stage: "stop", tool: null, case: null, done: 0, total: 0 });
  const { session } = recording;
  if (session.alive() && !recording.signal?.aborted) await session.close();
  else await session.kill();
  noteDeath(recording);
}

/** Holds what accuses the server against fresh processes. */
async function secondPhase(
  recording: Recording,
  settings: RecordSettings,
  foretold: Foretold | null,
): Promise<void> {
  const innocent = await confirmFailures(recording);
  await blameLateDeaths(recording, innocent);
  if (settings.scope !== "static") await offerFutureVersion(recording, foretold);
}

/** Holds a server at a `url` to the rules of its transport; one of the older transport is asked for the newer. */
async function thirdPhase(recording: Recording, settings: RecordSettings): Promise<HttpProbe[] | null> {
  const { starter, log, signal, timeoutMs, stopped } = recording;
  const { reach, pace } = starter;
  const first = log.connections.find((one) => one.initialize !== null);
  const version = stringMember(first?.initialize, "protocolVersion");
  const kind = first?.http?.kind;
  if (reach === null || version === null || kind === undefined) return null;
  if (stopped !== null || signal?.aborted || settings.scope === "static") return null;
  const probe = kind === "sse" ? probeBeside : probeHttp;
  return probe({ reach, version, timeoutMs, signal, pace, mask: log.mask });
}

/** What a redirect to another origin took from the requests, as a sentence. */
function redirectWords({ reach }: Starter): string {
  if (reach === null || reach.redirectedTo === null) return "";
  return ` It redirects to ${reach.redirectedTo}, which was not sent the headers: give that address as \`url\` if you trust it.`;
}

/** Asks what the server makes of the modern era, where that is wanted and there is one to ask. */
function offerOf({ askEra, signal }: Run, { connection }: Session, failure: Failure | null): Promise<Offer> {
  const unasked = askEra === null || failure?.stage === "spawn" || signal?.aborted;
  return unasked ? Promise.resolve({ modern: false, foretold: null }) : askEra(connection.startupMs);
}

/**
 * Carries one run through: start, list, calls in order, confirmation on fresh processes. Null when the server speaks the
 * modern era and that was asked for.
 */
export async function runPhases(run: Run): Promise<RunOutcome | null> {
  const { log, starter, settings, signal, progress } = run;
  const remarks: JsonObject = {};
  const failed = (failure: Failure): RunOutcome => ({
    plan: EMPTY_PLAN,
    failure: { ...failure, message: `${failure.message}${redirectWords(starter)}` },
    stopped: null,
    remarks,
    http: null,
    state: null,
    alone: false,
  });
  const step = (stage: Progress["stage"]) => progress({ stage, tool: null, case: null, done: 0, total: 0 });
  step("start");
  const { session, failure } = await starter.start("audit");
  const { modern, foretold } = await offerOf(run, session, failure);
  if (modern) {
    await session.kill();
    return null;
  }
  const refusal = starter.refusal();
  if (refusal !== null) remarks.refusedByClient = refusal;
  if (failure !== null) return failed(failure);
  step("list");
  const listed = await listTools(session, "list", settings.startupTimeoutMs);
  if (listed.incomplete !== null) remarks.listIncomplete = listed.incomplete;
  if (listed.failure !== null) {
    await session.kill();
    return failed({ ...listed.failure, stderrTail: session.connection.stderr.tail });
  }
  const plan = run.plan(listed.tools, settings);
  if (starter.reach !== null) starter.reach.mirrors = mirrorsOf(listed.tools);
  const recording: Recording = {
    log,
    starter,
    classify: run.classify,
    tools: listed.tools,
    probes: settings.probes,
    session,
    timeoutMs: settings.timeoutMs,
    signal,
    stopped: null,
    dropped: plan.dropped,
    suspects: [],
    deaths: [],
    trail: { session, answered: [] },
    workers: run.workers,
    alone: false,
    progress,
  };
  await firstPhase(recording, plan, settings);
  if (recording.stopped === null) await recordFuzz(recording, plan, settings);
  if (recording.stopped === null) await recordBench(recording, plan, settings);
  if (recording.stopped === null) await secondPhase(recording, settings, foretold);
  if (starter.reach?.redirectedTo) remarks.redirectedTo = starter.reach.redirectedTo;
  const http = await thirdPhase(recording, settings);
  const state =
    recording.stopped === null ? await recordState(recording, plan.cases, settings, run.plan) : null;
  return { plan, failure: null, stopped: recording.stopped, remarks, http, state, alone: recording.alone };
}
