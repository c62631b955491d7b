import type { Annotation } from "../../report/annotations.ts";
import type { Client } from "./client.ts";
import type { EventContext } from "./context.ts";

/** Annotations that one request takes; further updates append. */
const PER_REQUEST = 50;

/** A check run that was opened. */
export interface CheckRun {
  id: number;
  url: string;
}

/** Opens the check run as in progress. */
export async function openCheckRun(client: Client, context: EventContext, name: string): Promise<CheckRun> {
  const { owner, repo, sha } = context;
  const { data } = await client.rest.checks.create({
    owner,
    repo,
    name,
    head_sha: sha,
    status: "in_progress",
    started_at: new Date().toISOString(),
  });
  return { id: data.id, url: data.html_url ?? "" };
}

/** Concludes the check run, with as many requests as its annotations need. The last one concludes it. */
export async function concludeCheckRun(
  client: Client,
  context: EventContext,
  run: CheckRun,
  result: {
    conclusion: "success" | "failure" | "cancelled" | "neutral";
    title: string;
    summary: string;
    annotations: readonly Annotation[];
  },
): Promise<void> {
  const { owner, repo } = context;
  const annotations = result.annotations.map((one) => ({
    path: one.path,
    start_line: one.startLine,
    end_line: one.endLine,
    ...(one.columns === null ? {} : { start_column: one.columns.start, end_column: one.columns.end }),
    annotation_level: one.level,
    title: one.title,
    message: one.message,
  }));
  const { title, summary } = result;
  for (let from = 0; from === 0 || from < annotations.length; from += PER_REQUEST) {
    const last = from + PER_REQUEST >= annotations.length;
    await client.rest.checks.update({
      owner,
      repo,
      check_run_id: run.id,
      output: { title, summary, annotations: annotations.slice(from, from + PER_REQUEST) },
      ...(last
        ? {
            status: "completed" as const,
            conclusion: result.conclusion,
            completed_at: new Date().toISOString(),
          }
        : {}),
    });
  }
}
