import type { RawInputs } from "../config/inputs.ts";
import { resolveRun } from "../config/resolve.ts";
import { audit as auditTarget } from "../core/audit.ts";
import { readBaseline, readSnapshot } from "../core/committed.ts";
import { readOrNull } from "../core/read-file.ts";
import { UsageError } from "../model/errors.ts";
import type { Report } from "../model/report.ts";
import type { Scope } from "../model/settings.ts";
import type { Progress } from "../record/progress.ts";

/** The server to audit: how to start it over stdio, or where it runs. */
export type AuditTarget =
  | {
      /** Words, or one text that is split like a POSIX shell does. Never given to a shell. */
      command: string | readonly string[];
    }
  | { url: string };

/** How to audit. Everything has the default of the action's input of that name. */
export interface LibraryOptions {
  scope?: Scope;
  /** Environment of the server, on top of a minimal safe set. Values are masked in the report. */
  env?: Record<string, string>;
  /** Headers of every request to a `url`. Values are masked in the report. */
  headers?: Record<string, string>;
  /** Folder that relative paths, the config file and the tools' sources are looked for in. Default: the current one. */
  directory?: string;
  /** Any other input of the action, by its name and as text: `{"timeout-ms": "5000", strict: "true"}`. */
  inputs?: RawInputs;
  /** Ends the run early; what was collected is reported. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

const lines = (pairs: Record<string, string> | undefined, between: string) =>
  Object.entries(pairs ?? {}).map(([name, value]) => `${name}${between}${value}`);

/** The inputs of the action that say the same. */
function inputsOf(target: AuditTarget, options: LibraryOptions): RawInputs {
  const inputs: RawInputs = { ...options.inputs };
  if ("url" in target) inputs.url = target.url;
  else inputs.command = target.command;
  if (options.scope !== undefined) inputs.scope = options.scope;
  if (options.env !== undefined) inputs.env = lines(options.env, "=");
  if (options.headers !== undefined) inputs.headers = lines(options.headers, ": ");
  return inputs;
}

/**
 * Audits a server and gives the report. A server that cannot be started or lists nothing is a report with a `failure` and
 * no score. The committed tool contract and a `baseline` are compared with as in the action. Throws UsageError for wrong
 * options or a wrong config file.
 */
export async function audit(target: AuditTarget, options: LibraryOptions = {}): Promise<Report> {
  const cwd = options.directory ?? process.cwd();
  const run = resolveRun(inputsOf(target, options), { cwd, environment: process.env, readFile: readOrNull });
  if (run.baselineRef !== null)
    throw new UsageError("`baseline-ref` is of the action only: give a report of the base as `baseline`.");
  const { report } = await auditTarget({
    target: run.target,
    settings: run.settings,
    env: run.env,
    headers: run.headers,
    secrets: run.secrets,
    workspace: cwd,
    snapshot: readSnapshot(run.snapshot, cwd),
    baseline: readBaseline(run.baseline),
    signal: options.signal,
    onProgress: options.onProgress,
  });
  return report;
}
