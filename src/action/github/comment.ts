import { commentMarker } from "../../report/comment.ts";
import type { Client } from "./client.ts";
import type { EventContext } from "./context.ts";

interface Found {
  id: number;
  body: string;
  url: string;
}

interface Viewer {
  viewer: { login: string };
}

/** Who the token speaks as. An app's token cannot ask REST for it. */
async function ownLogin(client: Client): Promise<string> {
  const { viewer } = await client.graphql<Viewer>("query { viewer { login } }");
  return bare(viewer.login);
}

const bare = (login: string) => login.replace(/\[bot\]$/, "").toLowerCase();

/** Our comments with this marker, the oldest first. A comment of anybody else is none of ours, whatever it holds. */
async function ownComments(
  client: Client,
  context: EventContext,
  marker: string,
  login: string,
): Promise<Found[]> {
  const { owner, repo, pullRequest } = context;
  const comments = await client.paginate(client.rest.issues.listComments, {
    owner,
    repo,
    issue_number: pullRequest ?? 0,
    per_page: 100,
  });
  return comments
    .filter((one) => bare(one.user?.login ?? "") === login && (one.body ?? "").startsWith(marker))
    .map((one) => ({ id: one.id, body: one.body ?? "", url: one.html_url }))
    .sort((a, b) => a.id - b.id);
}

/** A run on an older commit must not overwrite what a newer one said. */
export async function headMoved(client: Client, context: EventContext): Promise<boolean> {
  const { owner, repo, pullRequest } = context;
  const { data } = await client.rest.pulls.get({ owner, repo, pull_number: pullRequest ?? 0 });
  return data.head.sha !== context.sha;
}

async function edit(client: Client, context: EventContext, comment: Found, body: string): Promise<string> {
  if (comment.body === body) return comment.url;
  const { owner, repo } = context;
  const { data } = await client.rest.issues.updateComment({ owner, repo, comment_id: comment.id, body });
  return data.html_url;
}

/**
 * Writes the one comment of a key: edits ours where there is one, else creates it, and removes the duplicate that a run at
 * the same moment may have left. Gives its address, or null where the head has moved on.
 */
export async function upsertComment(
  client: Client,
  context: EventContext,
  key: string,
  body: string,
  create: boolean,
): Promise<string | null> {
  if (await headMoved(client, context)) return null;
  const { owner, repo, pullRequest } = context;
  const marker = commentMarker(key);
  const login = await ownLogin(client);
  const [known] = await ownComments(client, context, marker, login);
  if (known !== undefined) return edit(client, context, known, body);
  if (!create) return null;
  const { data } = await client.rest.issues.createComment({
    owner,
    repo,
    issue_number: pullRequest ?? 0,
    body,
  });
  const [first, ...others] = await ownComments(client, context, marker, login);
  if (first === undefined || others.length === 0) return data.html_url;
  for (const other of others.filter((one) => one.id === data.id)) {
    await client.rest.issues.deleteComment({ owner, repo, comment_id: other.id });
  }
  return edit(client, context, first, body);
}
