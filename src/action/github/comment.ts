import { commentMarker } from "../../report/comment.ts";
import { type Client, isGone } from "./client.ts";
import type { EventContext } from "./context.ts";

interface Found {
  id: number;
  body: string;
  url: string;
}

interface Viewer {
  viewer: { login: string };
}

/** What became of a comment. `skipped`: none was wanted and there is none, or the head has moved on. */
export interface CommentResult {
  url: string;
  skipped: "head-moved" | "not-wanted" | null;
}

/** Who the job's own token speaks as. */
const JOB_LOGIN = "github-actions";

const bare = (login: string) => login.replace(/\[bot\]$/, "").toLowerCase();

/** Who the token speaks as. An app's token cannot ask REST for it; a server without this query has the job's token. */
async function ownLogin(client: Client): Promise<string> {
  try {
    const { viewer } = await client.graphql<Viewer>("query { viewer { login } }");
    return bare(viewer.login);
  } catch {
    return JOB_LOGIN;
  }
}

/** One key's comment on one pull request. */
interface Place {
  client: Client;
  owner: string;
  repo: string;
  number: number;
  marker: string;
  login: string;
}

/** Our comments with this marker, the oldest first. A comment of anybody else is none of ours, whatever it holds. */
async function ownComments({ client, owner, repo, number, marker, login }: Place): Promise<Found[]> {
  const where = { owner, repo, issue_number: number, per_page: 100 };
  const comments = await client.paginate(client.rest.issues.listComments, where);
  return comments
    .filter((one) => bare(one.user?.login ?? "") === login && (one.body ?? "").startsWith(marker))
    .map((one) => ({ id: one.id, body: one.body ?? "", url: one.html_url }))
    .sort((a, b) => a.id - b.id);
}

/** A run on an older commit must not overwrite what a newer one said. */
async function headMoved(client: Client, context: EventContext): Promise<boolean> {
  const { owner, repo, pullRequest } = context;
  const { data } = await client.rest.pulls.get({ owner, repo, pull_number: pullRequest ?? 0 });
  return data.head.sha !== context.sha;
}

/** Edits a comment unless it says so already. Null when somebody deleted it meanwhile. */
async function edit({ client, owner, repo }: Place, comment: Found, body: string): Promise<string | null> {
  if (comment.body === body) return comment.url;
  try {
    const { data } = await client.rest.issues.updateComment({ owner, repo, comment_id: comment.id, body });
    return data.html_url;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

async function remove({ client, owner, repo }: Place, id: number): Promise<void> {
  try {
    await client.rest.issues.deleteComment({ owner, repo, comment_id: id });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Creates the comment, and removes it again where a run at the same moment was first: that one is edited. */
async function create(place: Place, body: string): Promise<string> {
  const { client, owner, repo, number } = place;
  const { data } = await client.rest.issues.createComment({ owner, repo, issue_number: number, body });
  const [first] = await ownComments(place);
  if (first === undefined || first.id === data.id) return data.html_url;
  const url = await edit(place, first, body);
  if (url === null) return data.html_url;
  await remove(place, data.id);
  return url;
}

/**
 * Writes the one comment of a key: edits ours where there is one, else creates it where `wanted`. Nothing is written where
 * the head has moved on. Throws what GitHub refuses.
 */
export async function upsertComment(
  client: Client,
  context: EventContext,
  key: string,
  body: string,
  wanted: boolean,
): Promise<CommentResult> {
  if (await headMoved(client, context)) return { url: "", skipped: "head-moved" };
  const { owner, repo, pullRequest } = context;
  const login = await ownLogin(client);
  const place = { client, owner, repo, number: pullRequest ?? 0, marker: commentMarker(key), login };
  const [known] = await ownComments(place);
  const edited = known === undefined ? null : await edit(place, known, body);
  if (edited !== null) return { url: edited, skipped: null };
  if (!wanted) return { url: "", skipped: "not-wanted" };
  return { url: await create(place, body), skipped: null };
}
