import { endGroup, info, startGroup, warning } from "@actions/core";
import { type AuditOptions, type AuditResult, audit } from "../core/audit.ts";
import type { BaseResult } from "../core/base.ts";
import { readSnapshot, withBase } from "../core/committed.ts";
import { rescore } from "../core/rescore.ts";
import { renderComment } from "../report/comment.ts";
import { cut, oneLine } from "../text/cut.ts";
import { escapeCommand } from "../text/escape.ts";
import { createMasker } from "../text/mask.ts";
import { findBaseline, namesOf } from "./base.ts";
import type { EventContext } from "./github/context.ts";
import { logReport } from "./log.ts";
import type { ActionRun } from "./resolve.ts";
import { runSetup } from "./setup.ts";

/** What the run found, and the comment it is told in. */
export interface Outcome extends AuditResult {
  comment: string;
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
async function baselineOf(run: ActionRun, head: AuditOptions, context: EventContext): Promise<BaseResult> {
  const found = await findBaseline(run, head, context);
  if (found.note === null) return found;
  const open = run.settings.judge.failOn === "regression";
  const gate = open ? " `fail-on: regression` had nothing to gate on." : "";
  return { ...found, note: createMasker(run.secrets)(`${found.note}${gate}`) };
}

/** Setup, the audit of the head, that of the base where one is asked for, and the log of it all. */
export async function runAudit(run: ActionRun, context: EventContext, signal: AbortSignal): Promise<Outcome> {
  await runSetup(run.setup, run.workingDirectory);
  const committed = readSnapshot(run.snapshot, run.workspace);
  const options: AuditOptions = {
    target: run.target,
    settings: run.settings,
    env: run.env,
    headers: run.headers,
    secrets: run.secrets,
    workspace: run.workspace,
    snapshot: await withBase(committed, run.snapshot, run.workspace, namesOf("auto", context)),
    signal,
  };
  startGroup("MCP audit");
  const head = await audit({ ...options, onProgress: progressLog() });
  endGroup();
  const { baseline, note } = signal.aborted
    ? { baseline: null, note: null }
    : await baselineOf(run, options, context);
  if (note !== null) warning(escapeCommand(note));
  const compared = baseline !== null || note !== null;
  const report = compared ? rescore(head.evidence, { baseline, baselineNote: note }) : head.report;
  logReport(report);
  const comment = renderComment(report, {
    key: run.github.commentKey,
    sha: context.sha,
    reportUrl: context.runUrl,
  });
  return { report, evidence: head.evidence, comment };
}
