import { resolve as resolvePath } from "node:path";
import { type AuditOptions, type AuditResult, audit } from "../core/audit.ts";
import type { BaseResult } from "../core/base.ts";
import { changedConfig, readSnapshot, withBase } from "../core/committed.ts";
import { rescore } from "../core/rescore.ts";
import { withShardNote } from "../core/shard-note.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Report } from "../model/report.ts";
import type { FailOn } from "../model/settings.ts";
import { renderComment } from "../report/comment.ts";
import { cut, oneLine } from "../text/cut.ts";
import { escapeCommand } from "../text/escape.ts";
import { createMasker } from "../text/mask.ts";
import { findBaseline, namesOf } from "./base.ts";
import { endGroup, info, startGroup, warning } from "./core.ts";
import type { EventContext } from "./github/context.ts";
import { logReport } from "./log.ts";
import type { ActionRun } from "./resolve.ts";
import { runSetup } from "./setup.ts";

/** What the run found, and the comment it is told in. */
export interface Outcome extends AuditResult {
  comment: string;
  /** What a shard saw of its share of the base; null when it was not asked to look. */
  base: Evidence | null;
}

/** Characters of a tool's name in a line of the log. */
const TOOL_CHARS = 200;

function progressLog(): AuditOptions["onProgress"] {
  let last = "";
  return ({ stage, tool }) => {
    const line = tool === null ? stage : `${stage} ${cut(oneLine(tool), TOOL_CHARS)}`;
    if (line !== last) info(escapeCommand(line));
    last = line;
  };
}

/** A gate that stands open is said: without a baseline no finding is new. */
export function saidOpen(found: BaseResult, failOn: FailOn): BaseResult {
  if (found.note === null || failOn !== "regression") return found;
  return { ...found, note: `${found.note} \`fail-on: regression\` had nothing to gate on.` };
}

async function baselineOf(run: ActionRun, head: AuditOptions, context: EventContext): Promise<BaseResult> {
  const { record, judge } = run.settings;
  const base = await findBaseline(run, head, context);
  // A shard's note is told, and the gate held, where the shards are joined.
  const found = record.shard === null ? saidOpen(base, judge.failOn) : base;
  return found.note === null ? found : { ...found, note: createMasker(run.secrets)(found.note) };
}

/** A report as it is told, in the log and as the comment. */
export function toldAs(report: Report, run: ActionRun, context: EventContext): string {
  logReport(report);
  return renderComment(report, { key: run.github.commentKey, sha: context.sha, reportUrl: context.runUrl });
}

/**
 * The share of the base that belongs to a shard. It is compared where the shards are joined: a new tool moves others to
 * another shard, so that one share says nothing of the other.
 */
async function shardOutcome(run: ActionRun, head: AuditResult, base: BaseResult, context: EventContext) {
  if (run.baseline !== null) {
    warning("`baseline` has no effect on a shard: give it to the job that joins the shards.");
  }
  const asked = run.baselineRef !== null;
  const note = { label: base.baseline?.label ?? "", note: base.note };
  const evidence = withShardNote(head.evidence, { commit: context.sha, base: asked ? note : null });
  return {
    report: head.report,
    evidence,
    comment: toldAs(head.report, run, context),
    base: base.evidence ?? null,
  };
}

/** What the head is audited with, as it was checked out: nothing of the pull request has run that could change it. */
async function headOptions(
  run: ActionRun,
  context: EventContext,
  signal: AbortSignal,
): Promise<AuditOptions> {
  const { workspace, configPath } = run;
  const names = namesOf("auto", context);
  const committed = readSnapshot(run.snapshot, workspace);
  const config = configPath === null ? null : resolvePath(workspace, configPath);
  return {
    target: run.target,
    settings: run.settings,
    env: run.env,
    headers: run.headers,
    secrets: run.secrets,
    workspace,
    snapshot: await withBase(committed, run.snapshot, workspace, names),
    configChange: context.pullRequest === null ? null : await changedConfig(config, workspace, names),
    signal,
  };
}

/**
 * The base, where one is asked for, then setup and audit of the head, and the log of it all. In this order: the code of
 * the pull request could else change what it is compared with.
 */
export async function runAudit(run: ActionRun, context: EventContext, signal: AbortSignal): Promise<Outcome> {
  const options = await headOptions(run, context, signal);
  const found = await baselineOf(run, options, context);
  const { baseline, note } = found;
  if (note !== null) warning(escapeCommand(note));
  await runSetup(run.setup, run.workingDirectory);
  startGroup("MCP audit");
  const head = await audit({ ...options, onProgress: progressLog() });
  endGroup();
  if (run.settings.record.shard !== null) return shardOutcome(run, head, found, context);
  const compared = baseline !== null || note !== null;
  const report = compared ? rescore(head.evidence, { baseline, baselineNote: note }) : head.report;
  return { report, evidence: head.evidence, comment: toldAs(report, run, context), base: null };
}
