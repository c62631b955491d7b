import type { RawInputs } from "../config/inputs.ts";
import { type ResolvedRun, resolveRun } from "../config/resolve.ts";
import type { AuditOptions, AuditResult } from "../core/audit.ts";
import type { RecordSettings } from "../model/settings.ts";
import { pathFrom } from "../text/path.ts";
import type { Io } from "./io.ts";
import { createProgress } from "./progress.ts";
import { readIfThere } from "./read.ts";

/** What starts a server; tests give one that starts none. */
export interface AuditServices {
  audit(options: AuditOptions): Promise<AuditResult>;
}

/** The real ones, loaded when they are needed. */
export async function auditServices(): Promise<AuditServices> {
  const { audit } = await import("../core/audit.ts");
  return { audit };
}

/** Says warnings of the inputs and the config, on stderr. */
function tellWarnings(run: ResolvedRun, io: Io): void {
  const setup =
    run.setup.length > 0
      ? ["`setup` is run by the action only: on the command line, run it yourself before."]
      : [];
  for (const warning of [...run.warnings, ...setup]) io.stderr.write(`mcp-audit: ${warning}\n`);
}

/** Decides a run from what the command line was given. Throws UsageError. */
export function resolveFor(inputs: RawInputs, io: Io, newSnapshot = false): ResolvedRun {
  const run = resolveRun(inputs, {
    cwd: io.cwd,
    environment: io.environment,
    readFile: readIfThere,
    newSnapshot,
  });
  tellWarnings(run, io);
  return run;
}

/** How a file of the user's is called in reports: relative to where the command was given, with forward slashes. */
export const shownPath = (path: string, io: Io): string => pathFrom(io.cwd, path);

async function snapshotOf(run: ResolvedRun, io: Io): Promise<AuditOptions["snapshot"]> {
  const text = run.snapshot === null ? null : readIfThere(run.snapshot);
  if (run.snapshot === null || text === null) return null;
  const { parseSnapshot } = await import("../core/snapshot.ts");
  return parseSnapshot(text, shownPath(run.snapshot, io));
}

async function baselineOf(run: ResolvedRun, io: Io): Promise<AuditOptions["baseline"]> {
  const text = run.baseline === null ? null : readIfThere(run.baseline);
  if (run.baseline === null || text === null) return null;
  const { baselineFromText } = await import("../core/baseline-file.ts");
  return baselineFromText(shownPath(run.baseline, io), text);
}

/** Audits the server of a run, with progress on the terminal. */
export async function auditRun(run: ResolvedRun, io: Io, services: AuditServices): Promise<AuditResult> {
  const { target, settings, env, headers, secrets } = run;
  const snapshot = await snapshotOf(run, io);
  const baseline = await baselineOf(run, io);
  const progress = createProgress(io);
  try {
    return await services.audit({
      target,
      settings,
      env: { ...env },
      headers: { ...headers },
      secrets,
      workspace: io.cwd,
      snapshot,
      baseline,
      signal: io.signal,
      onProgress: progress.update,
    });
  } finally {
    progress.end();
  }
}

/** The run with nothing in it that calls a tool. */
export function withoutCalls(run: ResolvedRun): ResolvedRun {
  const record: RecordSettings = {
    ...run.settings.record,
    scope: "static",
    concurrency: 0,
    sequential: false,
    fuzz: { calls: 0, seed: null },
    probes: [],
    bench: [],
  };
  return { ...run, settings: { ...run.settings, record } };
}

/** Inputs that would ask for calls, replaced by those that ask for none. */
export function staticInputs(inputs: RawInputs): RawInputs {
  const { "include-destructive": _, ...rest } = inputs;
  return { ...rest, scope: "static", sequential: "false", concurrency: "0" };
}
