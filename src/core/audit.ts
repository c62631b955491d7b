import { relative, sep } from "node:path";
import { freezeEvidence } from "../evidence/freeze.ts";
import { createFacts } from "../facts/facts.ts";
import type { Baseline } from "../judge/baseline.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Json } from "../model/json.ts";
import type { Report } from "../model/report.ts";
import type { Settings, Target } from "../model/settings.ts";
import { maskTexts } from "../record/masking.ts";
import type { Progress } from "../record/progress.ts";
import { record } from "../record/record.ts";
import { buildReport } from "../report/build.ts";
import { indexSources } from "../source/index.ts";
import { createMasker } from "../text/mask.ts";

/** One audit: what to start, how to judge it, and what surrounds it. */
export interface AuditOptions {
  target: Target;
  settings: Settings;
  /** Given to the server on top of a minimal safe environment. */
  env: Record<string, string>;
  /** Sent with every request to a `url`. */
  headers?: Record<string, string>;
  /** Values that no text of the run may show. */
  secrets: readonly { name: string; value: string }[];
  /** Root of the checked-out repository (absolute), where tools are located; null: nowhere to look. */
  workspace: string | null;
  /** The committed tool contract to compare with. */
  snapshot?: { path: string; tools: Json[] } | null;
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
  const directory = workspace === null ? "" : relative(workspace, target.cwd).split(sep).join("/");
  return { ...target, repeat: { names: Object.keys(options.env), directory } };
}

async function withSources(evidence: Evidence, options: AuditOptions): Promise<Evidence> {
  const { workspace, target } = options;
  if (workspace === null || evidence.failure !== null) return evidence;
  const folder = target.transport === "stdio" ? target.cwd : workspace;
  const names = createFacts(evidence).tools.map((tool) => tool.name);
  const { locations, facts, filesRead } = await indexSources({ root: workspace, folder }, names);
  const sources = maskTexts({ facts, filesRead } as unknown as Json, createMasker(options.secrets));
  return { ...evidence, locations, extra: { ...evidence.extra, sources } };
}

/**
 * Starts the server, records what it does, locates its tools in the workspace and judges all of it. Never throws for
 * what the server does: a server that cannot be started or listed is a report with a `failure`.
 */
export async function audit(options: AuditOptions): Promise<AuditResult> {
  const mask = createMasker(options.secrets);
  const recorded = await record(repeatable(options), options.settings, {
    env: options.env,
    headers: options.headers ?? {},
    mask,
    signal: options.signal,
    onProgress: options.onProgress,
  });
  const located = await withSources(recorded, options);
  const { snapshot = null } = options;
  const extra =
    snapshot === null ? located.extra : { ...located.extra, snapshot: snapshot as unknown as Json };
  const evidence = freezeEvidence({ ...located, extra });
  const { baseline = null, baselineNote = null } = options;
  return { report: buildReport(evidence, { baseline, baselineNote }), evidence };
}
