import { isNothingLeft, readArtifact } from "../core/artifact.ts";
import { reportJson } from "../core/files.ts";
import { readShards, type ShardTexts } from "../core/shard-files.ts";
import { UsageError } from "../model/errors.ts";
import type { Report } from "../model/report.ts";
import { untrustedReport } from "../report/untrusted.ts";
import { escapeCommand } from "../text/escape.ts";
import { info, notice } from "./core.ts";
import { createClient, reasonOf } from "./github/client.ts";
import type { EventContext, WorkflowRun } from "./github/context.ts";
import { type FoundPull, findPulls } from "./github/find-pull.ts";
import type { Posted } from "./github/outputs.ts";
import { createPoster, type Poster } from "./github/post.ts";
import { judgedTogether } from "./join.ts";
import { logReport } from "./log.ts";
import type { ActionRun } from "./resolve.ts";

/** What was published; `report` is null where there was nobody to tell. */
export interface Published {
  report: Report | null;
  posted: Posted;
}

/** Milliseconds that finding the pull request may take. */
const BUDGET = 60_000;
/** Pull requests of one branch that are answered. */
const PULLS = 5;
const NOTHING: Published = { report: null, posted: { commentUrl: "", checkRunUrl: "" } };

async function pullsOf(token: string, context: EventContext, run: WorkflowRun): Promise<FoundPull[]> {
  try {
    const pulls = await findPulls(await createClient(token, BUDGET), context, run);
    if (pulls.length === 0) info("Nothing to publish: no open pull request has this commit as its head.");
    return pulls;
  } catch (error) {
    const { words } = reasonOf(error);
    notice(escapeCommand(`Nothing was published: the pull request could not be looked up (${words}).`));
    return [];
  }
}

/** A forged report must not turn a run that failed into a check that passed. */
function agreeing(report: Report, run: WorkflowRun): Report {
  if (run.conclusion === "success" || report.conclusion.result === "failure") return report;
  const reasons = [`the run itself ended with ${run.conclusion === "" ? "no conclusion" : run.conclusion}`];
  return { ...report, conclusion: { result: "failure", exitCode: 1, reasons } };
}

/** What was left as shards is joined first; what that gives is no more trusted than a report that was left. */
async function joined(shards: readonly ShardTexts[], run: ActionRun, context: EventContext): Promise<Report> {
  let text: string;
  try {
    text = reportJson(judgedTogether(shards, run, context).report);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // Forged evidence may break what recorded one cannot.
    throw new UsageError(`The artifacts hold no evidence of this tool: ${(error as Error).message}`);
  }
  return untrustedReport(text);
}

async function readLeft(run: ActionRun, context: EventContext): Promise<Report> {
  const shards = await readShards(run.reportDir, false);
  if (shards.length > 0) return joined(shards, run, context);
  const report = untrustedReport(await readArtifact(run.reportDir));
  if (report.shard === undefined) return report;
  // Of a single artifact the download leaves the files where those of a whole run would be.
  const alone = await readShards(run.reportDir, true);
  if (alone.length > 0) return joined(alone, run, context);
  throw new UsageError("The report is one shard's, and the evidence that shards are joined by is not there.");
}

/** Does the same for each pull request, with what it is answered by. One branch may be offered to several branches. */
async function forEachPull(
  { token, github }: ActionRun,
  context: EventContext,
  pulls: readonly FoundPull[],
  act: (poster: Poster, index: number) => Promise<void>,
): Promise<void> {
  for (const [index, { number }] of pulls.slice(0, PULLS).entries()) {
    // The check run belongs to the commit, so there is one of it.
    const settings = { ...github, checkRun: github.checkRun && index === 0 };
    const poster = await createPoster(token, { ...context, pullRequest: number, claimed: true }, settings);
    await poster.begin();
    await act(poster, index);
  }
}

/** A run that ended before there was a report is told too: a check that is required would be waited for without end. */
async function tellNothingLeft(run: ActionRun, context: EventContext, workflowRun: WorkflowRun) {
  const { conclusion } = workflowRun;
  const text = `The run of the pull request ended with ${conclusion || "no conclusion"} and left no report.`;
  notice(escapeCommand(text));
  await forEachPull(run, context, await pullsOf(run.token, context, workflowRun), (poster) =>
    poster.abandon("failure", "MCP audit could not run", text),
  );
  return NOTHING;
}

/**
 * Posts what an unprivileged run left as an artifact, which is untrusted: it is read as data, checked, and rendered anew.
 * Whom to answer follows from the event alone. Throws UsageError for wrong use and for an artifact that is no report.
 */
export async function publish(run: ActionRun, context: EventContext): Promise<Published> {
  const { workflowRun } = context;
  if (workflowRun === null) throw new UsageError("The event of this `workflow_run` tells of no run.");
  if (workflowRun.event !== "pull_request") {
    info(`Nothing to publish: the run was started by ${workflowRun.event}, not by a pull request.`);
    return NOTHING;
  }
  if (await isNothingLeft(run.reportDir)) return tellNothingLeft(run, context, workflowRun);
  const report = agreeing(await readLeft(run, context), workflowRun);
  const pulls = await pullsOf(run.token, context, workflowRun);
  if (pulls.length === 0) return NOTHING;
  logReport(report);
  let posted = NOTHING.posted;
  await forEachPull(run, context, pulls, async (poster, index) => {
    const done = await poster.finish(report, run.fallbackPath);
    if (index === 0) posted = done;
  });
  return { report, posted };
}
