import type { Evidence } from "../model/evidence.ts";
import type { Json } from "../model/json.ts";
import type { Settings, Target } from "../model/settings.ts";
import { AUDITOR } from "../model/version.ts";
import type { Log } from "./log.ts";
import { maskData, maskTexts } from "./masking.ts";
import type { RunOutcome } from "./phases.ts";

/** All that evidence is made of. */
export interface Recorded extends RunOutcome {
  target: Target;
  settings: Settings;
  /** ISO 8601, UTC. */
  startedAt: string;
  log: Log;
  mask(text: string): string;
  /** The run was stopped from outside. */
  interrupted: boolean;
}

/** Settings may hold secrets in what the user's own calls send and expect. */
function maskedSettings(settings: Settings, mask: (text: string) => string): Settings {
  const { record, judge } = structuredClone(settings);
  return { record: { ...record, probes: maskData(record.probes, mask) }, judge: maskTexts(judge, mask) };
}

/** A run that was stopped before there was anything to see: the server is not to blame. */
const STOPPED_EARLY = "The run was stopped before the server could be listed.";

/** The evidence of a run. What the log holds is masked already; the rest is masked here. */
export function buildEvidence(recorded: Recorded): Evidence {
  const { target, settings, plan, failure, interrupted, log, mask, remarks, state } = recorded;
  // Evidence is frozen through and through: what is the caller's goes in as a copy.
  const masked = <T>(value: T) => maskTexts(structuredClone(value), mask);
  return {
    schemaVersion: 1,
    auditor: { ...AUDITOR },
    startedAt: recorded.startedAt,
    durationMs: Math.round(log.now()),
    target: masked(target),
    settings: maskedSettings(settings, mask),
    failure: masked(interrupted && failure !== null ? { ...failure, message: STOPPED_EARLY } : failure),
    stopped: interrupted
      ? { reason: "interrupted", detail: "stopped by the user or the runner" }
      : masked(recorded.stopped),
    connections: log.connections,
    exchanges: log.exchanges.map((one) => ({ ...one, caseKey: maskTexts(one.caseKey, mask) })),
    cases: plan.cases.map((item) => ({
      ...maskTexts({ ...item, arguments: null }, mask),
      arguments: maskData(item.arguments, mask),
    })),
    dropped: masked(plan.dropped),
    skipped: masked(plan.skipped),
    locations: {},
    extra: {
      ...(Object.keys(remarks).length === 0 ? {} : { protocol: masked(remarks) }),
      ...(recorded.http === null ? {} : { http: { probes: recorded.http as unknown as Json } }),
      ...(recorded.alone ? { workers: { alone: true } } : {}),
      ...(state === null ? {} : { lifecycle: masked(state as unknown as Json) }),
    },
  };
}
