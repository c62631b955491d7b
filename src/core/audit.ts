import { freezeEvidence } from "../evidence/freeze.ts";
import { summariseEra } from "../facts/eras.ts";
import { createFacts } from "../facts/facts.ts";
import type { Baseline } from "../judge/baseline.ts";
import type { Evidence } from "../model/evidence.ts";
import type { ConfigChange } from "../model/facts.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { Report } from "../model/report.ts";
import type { Settings, Target } from "../model/settings.ts";
import { maskTexts } from "../record/masking.ts";
import type { Progress } from "../record/progress.ts";
import { record } from "../record/record.ts";
import { buildReport } from "../report/build.ts";
import { indexSources } from "../source/index.ts";
import { cut } from "../text/cut.ts";
import { createMasker, type Secret } from "../text/mask.ts";
import { pathFrom } from "../text/path.ts";
import type { Snapshot } from "./snapshot.ts";

/** One audit: what to start, how to judge it, and what surrounds it. */
export interface AuditOptions {
  target: Target;
  settings: Settings;
  /** Given to the server on top of a minimal safe environment. */
  env: Record<string, string>;
  /** Sent with every request to a `url`. */
  headers?: Record<string, string>;
  /** Values that no text of the run may show. */
  secrets: readonly Secret[];
  /** Root of the checked-out repository (absolute), where tools are located; null: nowhere to look. */
  workspace: string | null;
  /** The committed tool contract to compare with. */
  snapshot?: Snapshot | null;
  /** The config, where the base of a pull request has another. */
  configChange?: ConfigChange | null;
  baseline?: Baseline | null;
  baselineNote?: string | null;
  /** Ends the run early; what was collected is reported. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** A report and the evidence it was judged from. */
export interface AuditResult {
  report: Report;
  evidence: Evidence;
}

/** The target, with what a reproduction line must repeat. */
function repeatable(options: AuditOptions): Target {
  const { target, workspace } = options;
  if (target.transport === "http") {
    return { ...target, repeat: { names: Object.keys(options.headers ?? {}), directory: "" } };
  }
  const directory = workspace === null ? "" : pathFrom(workspace, target.cwd);
  return { ...target, repeat: { names: Object.keys(options.env), directory } };
}

/**
 * Records the server: in both eras where that was asked for. The evidence is that of the stateless era, if the server speaks
 * it; of the other era it carries what is to be compared.
 */
async function recorded(options: AuditOptions, mask: (text: string) => string): Promise<Evidence> {
  const { settings, signal } = options;
  const target = repeatable(options);
  const how = {
    env: options.env,
    headers: options.headers ?? {},
    mask,
    signal,
    onProgress: options.onProgress,
  };
  if (settings.record.protocol !== "both") return record(target, settings, how);
  const modern = await record(target, settings, { ...how, era: "modern" });
  if (signal?.aborted) return modern;
  const legacy = await record(target, settings, { ...how, era: "legacy" });
  const [main, other] = modern.failure === null ? [modern, legacy] : [legacy, modern];
  const era = other === modern ? "modern" : "legacy";
  const summary = { ...summariseEra(other), era } as unknown as Json;
  return { ...main, extra: { ...main.extra, "era-parity": summary } };
}

/** Longest piece of code that a finding quotes. */
const EXCERPT = 120;

async function withSources(
  evidence: Evidence,
  options: AuditOptions,
  mask: (text: string) => string,
): Promise<Evidence> {
  const { workspace, target } = options;
  if (workspace === null || evidence.failure !== null) return evidence;
  const folder = target.transport === "stdio" ? target.cwd : workspace;
  const names = createFacts(evidence).tools.map((tool) => tool.name);
  const { locations, facts, looked, filesRead } = await indexSources({ root: workspace, folder }, names);
  // Masked before it is cut: half a secret would not be known for one.
  const shown = facts.map((fact) => ({ ...fact, excerpt: cut(mask(fact.excerpt), EXCERPT) }));
  const sources = maskTexts({ facts: shown, looked, filesRead } as unknown as Json, mask);
  return { ...evidence, locations, extra: { ...evidence.extra, sources } };
}

/**
 * Starts the server, records what it does, locates its tools in the workspace and judges all of it. Never throws for
 * what the server does: a server that cannot be started or listed is a report with a `failure`.
 */
export async function audit(options: AuditOptions): Promise<AuditResult> {
  const mask = createMasker(options.secrets);
  const located = await withSources(await recorded(options, mask), options, mask);
  const { snapshot = null, configChange = null } = options;
  const given = Object.entries({ snapshot, configChange }).filter(([, one]) => one !== null);
  const extra = { ...located.extra, ...(Object.fromEntries(given) as unknown as JsonObject) };
  const evidence = freezeEvidence({ ...located, extra });
  const { baseline = null, baselineNote = null } = options;
  return { report: buildReport(evidence, { baseline, baselineNote }), evidence };
}
