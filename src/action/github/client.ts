type Octokit = ReturnType<typeof import("@actions/github")["getOctokit"]>;

/** A client with one budget of time for everything that is posted. */
export type Client = Octokit & {
  /** From now on, all requests together have this many milliseconds. */
  allow(ms: number): void;
};

/** Tries of one request after the first, and the longest wait for a rate limit, in seconds. */
const RETRIES = 2;
const MAX_WAIT = 60;

/** Milliseconds: of one try, of what the plugins call a second, and between two writes, as GitHub asks for. */
export const PACE = { tryMs: 30_000, secondMs: 1_000, gapMs: 1_000 };

/** Writes in turn, with a gap between them. The plugin's own gap before a comment is three seconds of every job. */
function inTurn(): unknown {
  let last: Promise<void> = Promise.resolve();
  let nextAt = 0;
  const schedule = (_options: unknown, job: () => Promise<unknown>) => {
    last = last.then(async () => {
      const wait = nextAt - Date.now();
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      await job();
      nextAt = Date.now() + PACE.gapMs;
    });
    return last;
  };
  return { key: () => ({ schedule }) };
}

const atOnce = {
  key: () => ({
    schedule: (_options: unknown, job: (...args: unknown[]) => unknown, ...args: unknown[]) => job(...args),
  }),
};

/** Bounds each try, the ones after a wait too, and gives up once the budget is used. */
function bounded(left: () => number) {
  return (octokit: Octokit) => {
    octokit.hook.wrap("request", (request, options) => {
      if (left() <= 0) throw new Error("the time for posting is used up");
      options.request.signal = AbortSignal.timeout(Math.min(PACE.tryMs, left()));
      return request(options);
    });
    return {};
  };
}

/** Loaded when there is somebody to post for: they are most of what the action would load at its start. */
async function library() {
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import("@actions/github"),
    import("@octokit/plugin-retry"),
    import("@octokit/plugin-throttling"),
  ]);
  return { getOctokit, retry, throttling };
}

/** A client that waits out rate limits and failures of GitHub, within bounds. */
export async function createClient(token: string, budgetMs: number): Promise<Client> {
  const { getOctokit, retry, throttling } = await library();
  let until = Date.now() + budgetMs;
  const left = () => until - Date.now();
  const again = (wait: number, _options: object, _octokit: unknown, count: number) =>
    count < RETRIES && wait <= MAX_WAIT && wait * PACE.secondMs < left();
  const throttle = {
    onRateLimit: again,
    onSecondaryRateLimit: again,
    fallbackSecondaryRateRetryAfter: 5,
    retryAfterBaseValue: PACE.secondMs,
    write: inTurn(),
    notifications: atOnce,
  };
  const doNotRetry = [400, 401, 403, 404, 410, 422, 451];
  const client = getOctokit(
    token,
    {
      // Not as `request.retries`: that would try again what the list says not to.
      retry: { retries: RETRIES, doNotRetry, retryAfterBaseValue: PACE.secondMs },
      throttle: throttle as never,
    },
    // The first is the innermost: it sees every try.
    bounded(left) as never,
    retry as never,
    throttling as never,
  );
  // The plugins count tries in an object that all requests of a client share: each gets its own, or waits would add up.
  client.hook.wrap("request", (request, options) => {
    options.request = { ...options.request };
    return request(options);
  });
  return Object.assign(client, {
    allow(ms: number) {
      until = Date.now() + ms;
    },
  });
}

/** Why a request came to nothing: the token may not, the place is closed to it, or GitHub did not answer as it should. */
export type Trouble = "permission" | "locked" | "fault";

const kindOf = (status: number | undefined, message: string): Trouble => {
  if (status === 403 && /locked/i.test(message)) return "locked";
  if (/rate limit/i.test(message)) return "fault";
  return status === 401 || status === 403 || status === 404 ? "permission" : "fault";
};

/** What went wrong with a request, in a few words. */
export function reasonOf(error: unknown): { kind: Trouble; words: string } {
  const { status, message = "" } = error as { status?: number; message?: string };
  const first = message.split("\n")[0]?.slice(0, 200) ?? "";
  return { kind: kindOf(status, message), words: status === undefined ? first : `${status}: ${first}` };
}

/** Whether the thing asked for is not there (any more). */
export function isGone(error: unknown): boolean {
  const { status } = error as { status?: number };
  return status === 404 || status === 410;
}
