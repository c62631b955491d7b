import type { GithubSettings } from "../../config/resolve.ts";
import type { Report } from "../../model/report.ts";
import { annotationsOf } from "../../report/annotations.ts";
import { renderAborted, renderComment } from "../../report/comment.ts";
import { CHECK_SUMMARY_LIMIT, renderSummary } from "../../report/summary.ts";
import { gradeText } from "../../report/words.ts";
import { cut } from "../../text/cut.ts";
import { escapeProse } from "../../text/escape.ts";
import { plain } from "../../text/plain.ts";
import { info, summary } from "../core.ts";
import { type CheckResult, type CheckRun, concludeCheckRun, openCheckRun } from "./check-run.ts";
import { type Client, createClient } from "./client.ts";
import { upsertComment } from "./comment.ts";
import type { EventContext } from "./context.ts";
import { logAnnotations } from "./log-annotations.ts";
import type { Posted } from "./outputs.ts";
import { createTroubles, type Troubles } from "./trouble.ts";

/** The answers of one run on GitHub. Nothing here ever throws: without the right to write, the job summary has it all. */
export interface Poster {
  /** Opens the check run. */
  begin(): Promise<void>;
  /** Posts everything there is to say, and concludes the check run. */
  finish(report: Report, fallbackPath: string): Promise<Posted>;
  /** Concludes the check run without a report, if it is still open; a failure is told in comment and summary too. */
  abandon(conclusion: "failure" | "cancelled", title: string, text: string): Promise<void>;
}

/** Milliseconds for all requests of a step together. A cancelled job is killed some seconds after its signal. */
const BUDGET = { begin: 60_000, finish: 240_000, cancelled: 5_000 };

const COMMENT = "pull-requests: write";
const CHECK = "checks: write";

interface Surroundings {
  client: Client | null;
  context: EventContext;
  settings: GithubSettings;
  troubles: Troubles;
}

/** What the texts say of the event. */
const told = ({ sha, runUrl, claimed }: EventContext) => ({ sha, reportUrl: runUrl, claimed });

function wantsComment({ comment }: GithubSettings, report: Report): boolean {
  return comment === "auto" || (comment === "on-problem" && report.conclusion.result === "failure");
}

async function postComment(around: Surroundings, body: string, wanted: boolean): Promise<string> {
  const { client, context, settings, troubles } = around;
  if (client === null || context.pullRequest === null || settings.comment === "never") return "";
  const { commentKey: key } = settings;
  const done = await troubles.attempt(COMMENT, () => upsertComment(client, context, key, body, wanted));
  if (done?.skipped === "head-moved") {
    info("No comment: the pull request has a newer commit, whose own run answers.");
  }
  return done?.url ?? "";
}

async function writeSummary({ troubles }: Surroundings, text: string): Promise<void> {
  if ((process.env.GITHUB_STEP_SUMMARY ?? "") === "") return;
  await troubles.attempt("the job summary", () => summary.addRaw(text, true).write({ overwrite: true }));
}

/** One line beside the check's name: the grade, and what fails it. */
function titleOf({ failure, score, conclusion }: Report): string {
  if (failure !== null) return "could not start the server";
  return cut(plain([gradeText(score.grade, score.percent), ...conclusion.reasons].join(" · ")), 200);
}

/** A run that came to no report: an older comment must not pass for its answer. */
async function tellAborted(around: Surroundings, text: string): Promise<void> {
  const body = renderAborted(text, { key: around.settings.commentKey, ...told(around.context) });
  await writeSummary(around, body.slice(body.indexOf("\n") + 1));
  await postComment(around, body, true);
  around.troubles.tell();
}

function checkResult({ context, settings }: Surroundings, report: Report, fallbackPath: string): CheckResult {
  const limits = { ...told(context), limitBytes: CHECK_SUMMARY_LIMIT };
  return {
    conclusion: report.conclusion.result,
    title: titleOf(report),
    summary: renderSummary(report, limits),
    annotations: annotationsOf(report, { mode: settings.annotations, fallbackPath }),
  };
}

async function conclude(around: Surroundings, run: CheckRun | null, result: CheckResult): Promise<void> {
  const { client, context, troubles } = around;
  const shown =
    client === null || run === null
      ? null
      : await troubles.attempt(CHECK, () => concludeCheckRun(client, context, run, result));
  logAnnotations(shown ?? result.annotations);
}

/** A poster for an event. `token` empty: nothing is posted but the summary. */
export async function createPoster(
  token: string,
  context: EventContext,
  settings: GithubSettings,
): Promise<Poster> {
  const client = token === "" || context.owner === "" ? null : await createClient(token, BUDGET.begin);
  const troubles = createTroubles(context);
  const around: Surroundings = { client, context, settings, troubles };
  let run: CheckRun | null = null;
  return {
    async begin() {
      if (client === null || !settings.checkRun || context.sha === "") return;
      run = await troubles.attempt(CHECK, () => openCheckRun(client, context, settings.checkName));
    },
    async finish(report, fallbackPath) {
      // What needs no network comes first: nothing that happens to the rest can lose it.
      await writeSummary(around, renderSummary(report, told(context)));
      client?.allow(BUDGET.finish);
      const open = run;
      const body = renderComment(report, { key: settings.commentKey, ...told(context) });
      const commentUrl = await postComment(around, body, wantsComment(settings, report));
      run = null;
      await conclude(around, open, checkResult(around, report, fallbackPath));
      troubles.tell();
      if (commentUrl !== "") info(`Comment: ${commentUrl}`);
      if (context.pullRequest === null && settings.comment !== "never") {
        info("No comment: this event has no pull request.");
      }
      return { commentUrl, checkRunUrl: open?.url ?? "" };
    },
    async abandon(conclusion, title, text) {
      const open = run;
      run = null;
      client?.allow(conclusion === "failure" ? BUDGET.begin : BUDGET.cancelled);
      if (conclusion === "failure") await tellAborted(around, text);
      if (client === null || open === null) return;
      const result: CheckResult = { conclusion, title, summary: escapeProse(text), annotations: [] };
      await troubles.attempt(CHECK, () => concludeCheckRun(client, context, open, result));
    },
  };
}
