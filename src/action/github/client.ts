import { getOctokit } from "@actions/github";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";

export type Client = ReturnType<typeof getOctokit>;

/** Tries of one request after the first, and the longest wait for a rate limit, in seconds. */
const RETRIES = 2;
const MAX_WAIT = 60;
/** Milliseconds that posting may take as a whole: the report must never be lost to a slow API. */
const BUDGET_MS = 240_000;

const REQUEST_MS = 30_000;

/** A client that waits out rate limits and failures of GitHub, within bounds. */
export function createClient(token: string): Client {
  const until = Date.now() + BUDGET_MS;
  const again = (wait: number, _options: object, _octokit: unknown, count: number) =>
    count < RETRIES && wait <= MAX_WAIT && Date.now() + wait * 1000 < until;
  const client = getOctokit(
    token,
    {
      request: { retries: RETRIES },
      retry: { doNotRetry: [400, 401, 403, 404, 410, 422] },
      throttle: { onRateLimit: again, onSecondaryRateLimit: again, fallbackSecondaryRateRetryAfter: 5 },
    },
    retry as never,
    throttling as never,
  );
  client.hook.before("request", (options) => {
    const left = Math.max(1_000, until - Date.now());
    options.request.signal = AbortSignal.timeout(Math.min(REQUEST_MS, left));
  });
  return client;
}

/** What went wrong with a request, in a few words; `permission` where the token may not do it. */
export function reasonOf(error: unknown): { permission: boolean; words: string } {
  const { status, message } = error as { status?: number; message?: string };
  const permission = status === 401 || status === 403 || status === 404;
  return { permission, words: `${status ?? "no answer"}: ${(message ?? "").split("\n")[0]?.slice(0, 200)}` };
}
