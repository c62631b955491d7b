import { info, notice, summary } from "@actions/core";
import type { GithubSettings } from "../../config/resolve.ts";
import type { Report } from "../../model/report.ts";
import { annotationsOf } from "../../report/annotations.ts";
import { renderComment } from "../../report/comment.ts";
import { CHECK_SUMMARY_LIMIT, renderSummary } from "../../report/summary.ts";
import { gradeText } from "../../report/words.ts";
import { escapeProse, plain } from "../../text/escape.ts";
import { type CheckRun, concludeCheckRun, openCheckRun } from "./check-run.ts";
import { type Client, createClient, reasonOf } from "./client.ts";
import { upsertComment } from "./comment.ts";
import type { EventContext } from "./context.ts";
import { logAnnotations } from "./log-annotations.ts";
import type { Posted } from "./outputs.ts";

/** The answers of one run on GitHub. Nothing here ever throws: without the right to write, the job summary has it all. */
export interface Poster {
  /** Opens the check run. */
  begin(): Promise<void>;
  /** Posts everything there is to say, and concludes the check run. */
  finish(report: Report, fallbackPath: string): Promise<Posted>;
  /** Concludes the check run without a report, if it is still open. */
  abandon(conclusion: "failure" | "cancelled", title: string, text: string): Promise<void>;
}

const WHY: Record<NonNullable<EventContext["readOnlyWhy"]>, string> = {
  fork: "a pull request from a fork has a read-only token",
  dependabot: "Dependabot's token is read-only",
};

/** A poster for an event. `token` empty: nothing is posted but the summary. */
export function createPoster(token: string, context: EventContext, settings: GithubSettings): Poster {
  const client: Client | null = token === "" || context.owner === "" ? null : createClient(token);
  let run: CheckRun | null = null;
  const lacking = new Map<string, string>();
  const attempt = async <T>(permission: string, act: () => Promise<T>): Promise<T | null> => {
    try {
      return await act();
    } catch (error) {
      lacking.set(permission, reasonOf(error).words);
      return null;
    }
  };

  const wantsComment = (report: Report) =>
    context.pullRequest !== null &&
    (settings.comment === "auto" ||
      (settings.comment === "on-problem" && report.conclusion.result === "failure"));

  const postComment = async (report: Report): Promise<string> => {
    if (client === null || context.pullRequest === null || settings.comment === "never") return "";
    const options = { key: settings.commentKey, sha: context.sha, reportUrl: context.runUrl };
    const body = renderComment(report, options);
    const url = await attempt("pull-requests: write", () =>
      upsertComment(client, context, settings.commentKey, body, wantsComment(report)),
    );
    return url ?? "";
  };

  const writeSummary = async (report: Report) => {
    if ((process.env.GITHUB_STEP_SUMMARY ?? "") === "") return;
    const text = renderSummary(report, { sha: context.sha, reportUrl: context.runUrl });
    await attempt("the job summary", () => summary.addRaw(text, true).write({ overwrite: true }));
  };

  const conclude = async (report: Report, fallbackPath: string) => {
    const annotations = annotationsOf(report, { mode: settings.annotations, fallbackPath });
    const open = run;
    if (client === null || open === null) return logAnnotations(annotations);
    run = null;
    const title = plain(
      report.failure === null
        ? gradeText(report.score.grade, report.score.percent)
        : "could not start the server",
    );
    const limitBytes = CHECK_SUMMARY_LIMIT;
    const text = renderSummary(report, { sha: context.sha, reportUrl: context.runUrl, limitBytes });
    const result = { conclusion: report.conclusion.result, title, summary: text, annotations };
    const done = await attempt("checks: write", async () => {
      await concludeCheckRun(client, context, open, result);
      return true;
    });
    if (done !== true) logAnnotations(annotations);
  };

  return {
    async begin() {
      if (client === null || !settings.checkRun || context.sha === "") return;
      run = await attempt("checks: write", () => openCheckRun(client, context, settings.checkName));
    },
    async finish(report, fallbackPath) {
      const checkRunUrl = run?.url ?? "";
      const commentUrl = await postComment(report);
      await conclude(report, fallbackPath);
      await writeSummary(report);
      if (lacking.size > 0) {
        const names = [...lacking].map(([name, words]) => `\`${name}\` (${words})`).join(", ");
        const why = context.readOnlyWhy === null ? "" : ` This is normal here: ${WHY[context.readOnlyWhy]}.`;
        notice(`The report is in the job summary. To have all of it, the workflow lacks ${names}.${why}`);
      }
      if (context.pullRequest === null && settings.comment !== "never") {
        info("No comment: this event has no pull request.");
      }
      return { commentUrl, checkRunUrl };
    },
    async abandon(conclusion, title, text) {
      const open = run;
      if (client === null || open === null) return;
      run = null;
      await attempt("checks: write", () =>
        concludeCheckRun(client, context, open, {
          conclusion,
          title,
          summary: escapeProse(text),
          annotations: [],
        }),
      );
    },
  };
}
