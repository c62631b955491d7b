import type { Client } from "./client.ts";
import type { EventContext, WorkflowRun } from "./context.ts";

/** A pull request whose head is the commit that was audited. */
export interface FoundPull {
  number: number;
}

interface Listed {
  number: number;
  state: string;
  head: { sha: string };
  base: { repo: { full_name: string } };
}

async function byBranch(client: Client, context: EventContext, run: WorkflowRun): Promise<Listed[]> {
  if (run.headOwner === "" || run.headBranch === "") return [];
  const { owner, repo } = context;
  const head = `${run.headOwner}:${run.headBranch}`;
  const { data } = await client.rest.pulls.list({ owner, repo, state: "open", head, per_page: 100 });
  return data;
}

async function byCommit(client: Client, context: EventContext): Promise<Listed[]> {
  const { owner, repo, sha } = context;
  const { data } = await client.rest.repos.listPullRequestsAssociatedWithCommit({
    owner,
    repo,
    commit_sha: sha,
    per_page: 100,
  });
  return data;
}

/**
 * The open pull requests of this repository whose head is the event's commit, the oldest first. `workflow_run.pull_requests`
 * is empty for forks, and no number is ever taken from an artifact: the event names branch and commit, GitHub the rest.
 */
export async function findPulls(
  client: Client,
  context: EventContext,
  run: WorkflowRun,
): Promise<FoundPull[]> {
  const here = `${context.owner}/${context.repo}`.toLowerCase();
  const fits = (one: Listed) =>
    one.state === "open" && one.head.sha === context.sha && one.base.repo.full_name.toLowerCase() === here;
  const found = (await byBranch(client, context, run)).filter(fits);
  const all = found.length > 0 ? found : (await byCommit(client, context)).filter(fits);
  return all.map(({ number }) => ({ number })).sort((a, b) => a.number - b.number);
}
