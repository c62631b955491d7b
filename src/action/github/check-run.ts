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

/** How a check run ends. */
export interface CheckResult {
  conclusion: "success" | "failure" | "cancelled" | "neutral";
  title: string;
  summary: string;
  annotations: readonly Annotation[];
}

/** Opens the check run as in progress. Its details lead to this run of the workflow, also when the commit had one before. */
export async function openCheckRun(client: Client, context: EventContext, name: string): Promise<CheckRun> {
  const { owner, repo, sha, runUrl } = context;
  const { data } = await client.rest.checks.create({
    owner,
    repo,
    name,
    head_sha: sha,
    details_url: runUrl,
    status: "in_progress",
    started_at: new Date().toISOString(),
  });
  if (typeof data?.id !== "number") throw new Error("the answer holds no check run");
  return { id: data.id, url: data.html_url ?? "" };
}

const shown = (one: Annotation) => ({
  path: one.path,
  start_line: one.startLine,
  end_line: one.endLine,
  annotation_level: one.level,
  title: one.title,
  message: one.message,
});

const isRefused = (error: unknown) => (error as { status?: number }).status === 422;

/** Adds annotations; gives those of the requests that GitHub refused. One bad annotation refuses its whole request. */
async function annotate(
  client: Client,
  where: { owner: string; repo: string; check_run_id: number },
  { title, summary, annotations }: CheckResult,
): Promise<Annotation[]> {
  const refused: Annotation[] = [];
  for (let from = 0; from < annotations.length; from += PER_REQUEST) {
    const batch = annotations.slice(from, from + PER_REQUEST);
    try {
      const output = { title, summary, annotations: batch.map(shown) };
      await client.rest.checks.update({ ...where, output });
    } catch (error) {
      if (!isRefused(error)) throw error;
      refused.push(...batch);
    }
  }
  return refused;
}

/**
 * Concludes the check run, with as many requests as its annotations need. It is concluded whatever becomes of these: one
 * left open blocks the merge. Gives the annotations that are not shown. Throws when it could not be concluded.
 */
export async function concludeCheckRun(
  client: Client,
  context: EventContext,
  run: CheckRun,
  result: CheckResult,
): Promise<Annotation[]> {
  const { owner, repo } = context;
  const where = { owner, repo, check_run_id: run.id };
  const { title, summary, conclusion } = result;
  const end = { status: "completed" as const, conclusion, completed_at: new Date().toISOString() };
  const [last, earlier] = [result.annotations.slice(-PER_REQUEST), result.annotations.slice(0, -PER_REQUEST)];
  const output = { title, summary };
  let missing: Annotation[] = [...result.annotations];
  try {
    missing = [...(await annotate(client, where, { ...result, annotations: earlier })), ...last];
    await client.rest.checks.update({
      ...where,
      ...end,
      output: { ...output, annotations: last.map(shown) },
    });
    return missing.slice(0, -last.length || undefined);
  } catch (error) {
    // Refused for an annotation, or a fault in between: the conclusion is what the merge waits for.
    await client.rest.checks.update({ ...where, ...end, ...(isRefused(error) ? { output } : {}) });
    return missing;
  }
}
