import { BASE_EVIDENCE, FILE_NAMES, type WrittenFiles, writeReports } from "../core/files.ts";
import { keepPlaces } from "../core/place.ts";
import { serializeEvidence } from "../evidence/serialize.ts";
import type { Report } from "../model/report.ts";
import { escapeCommand } from "../text/escape.ts";
import type { Outcome } from "./audit.ts";
import { info, error as logError } from "./core.ts";
import { exitCodeOf } from "./exit.ts";
import type { EventContext } from "./github/context.ts";
import type { Posted } from "./github/outputs.ts";
import type { Poster } from "./github/post.ts";
import type { ActionRun } from "./resolve.ts";
import type { onSignals } from "./signals.ts";

/** What a run has to show so far; the outputs are made of it, however the run ends. */
export interface Results {
  report: Report | null;
  files: WrittenFiles;
  posted: Posted;
  /** Markdown of the comment; "" before there is any. */
  comment: string;
}

/** Files that cannot be written fail the step, but do not keep the report from the pull request. Gives the exit code. */
async function writeFiles(run: ActionRun, outcome: Outcome, results: Results, checkPlaces: () => void) {
  const { report, evidence, comment, base } = outcome;
  const texts = {
    ...(run.formats.includes("comment") ? { [FILE_NAMES.comment]: comment } : {}),
    ...(base === null ? {} : { [BASE_EVIDENCE]: serializeEvidence(base) }),
  };
  try {
    checkPlaces();
    results.files = await writeReports(report, evidence, run.reportDir, run.formats, texts);
    return 0;
  } catch (thrown) {
    const { code, message } = exitCodeOf(thrown);
    logError(escapeCommand(message));
    return code;
  }
}

/** What the run found: audited here, or joined from what the shards of this run left. */
async function outcomeOf(run: ActionRun, context: EventContext, signal: AbortSignal): Promise<Outcome> {
  if (run.mode === "publish") return (await import("./join.ts")).joinOutcome(run, context);
  return (await import("./audit.ts")).runAudit(run, context, signal);
}

/** The exit code of a report. A shard fails for nothing but a server that cannot be started: the whole is judged later. */
function told({ report }: Outcome): number {
  const { exitCode, reasons } = report.conclusion;
  const words = reasons.join(", ");
  if (report.shard !== undefined && report.failure === null) {
    const found = words === "" ? "" : ` What would fail it: ${words}.`;
    info(escapeCommand(`The job that joins the shards decides; this one does not fail.${found}`));
    return 0;
  }
  if (exitCode !== 0) logError(escapeCommand(`MCP audit failed: ${words}`));
  return exitCode;
}

/** Finds out, writes the files, posts, and only then says how the step ends. */
export async function deliver(
  run: ActionRun,
  context: EventContext,
  signals: ReturnType<typeof onSignals>,
  poster: Poster,
  results: Results,
): Promise<void> {
  const checkPlaces = keepPlaces([run.reportDir]);
  const outcome = await outcomeOf(run, context, signals.signal);
  const { report } = outcome;
  Object.assign(results, { report, comment: outcome.comment });
  const written = await writeFiles(run, outcome, results, checkPlaces);
  if (signals.code() === null) results.posted = await poster.finish(report, run.fallbackPath);
  const exitCode = told(outcome);
  process.exitCode = signals.code() ?? (exitCode || written);
}
