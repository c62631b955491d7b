import { isInside } from "../../text/host.ts";
import type { Mirror } from "../modern/headers.ts";
import type { HttpClient, HttpReply, HttpRequest } from "./client.ts";

/** What a run over HTTP shares between its sessions. */
export interface Reach {
  url: URL;
  /** The user's headers: sent to the origin of `url` and to no other. */
  headers: Readonly<Record<string, string>>;
  /** Which transport the server was found to speak; null until it is known. */
  kind: "streamable-http" | "sse" | null;
  /** Session ids that were given before, so that one given twice is seen. */
  sessionIds: Set<string>;
  /** Origin that a redirect led to, so that the headers were dropped; null while none did. */
  redirectedTo: string | null;
  /** Parameters that the modern era repeats in headers, by tool name; filled once the tools are known. */
  mirrors: ReadonlyMap<string, readonly Mirror[]>;
  /** Milliseconds that a server which refuses connections is given to come up. */
  patienceMs: number;
}

const MAX_REDIRECTS = 5;
/** Status codes that keep method and body (RFC 9110, section 15.4). */
const KEEPS_METHOD = new Set([307, 308]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Tries again after 429 and 503 (RFC 6585 section 4, RFC 9110 section 15.6.4). */
const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 500;
/** A server that asks for more than this is not waited for. */
const MAX_WAIT_MS = 30_000;
/** How often a server that refuses connections is looked for. */
const LOOK_MS = 200;

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/** Waits, and no longer than until the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
}

/** Milliseconds that `Retry-After` asks for (seconds, or a date); null when it says nothing. */
function retryAfterMs(value: string | undefined, nowMs: number): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

/**
 * Where a redirect leads, when it may be followed. A server elsewhere must not send us to what only we can reach: the
 * runner's own ports, its cloud's metadata, its network.
 */
export function redirectOf(request: HttpRequest, reply: Pick<HttpReply, "status" | "headers">): URL | null {
  const { location } = reply.headers;
  if (location === undefined || !REDIRECTS.has(reply.status)) return null;
  if (request.method !== "GET" && !KEEPS_METHOD.has(reply.status)) return null;
  if (!URL.canParse(location, request.url.href)) return null;
  const url = new URL(location, request.url);
  if (isInside(url.hostname) && !isInside(request.url.hostname)) return null;
  return /^https?:$/.test(url.protocol) ? url : null;
}

/** Sends one request with the user's headers, and follows redirects: to another origin without these headers, and without a session. */
async function follow(client: HttpClient, reach: Reach, request: HttpRequest): Promise<HttpReply> {
  let { url } = request;
  for (let left = MAX_REDIRECTS; ; left -= 1) {
    const own = url.origin === reach.url.origin;
    const { "mcp-session-id": _, ...anonymous } = request.headers;
    const headers = own ? { ...reach.headers, ...request.headers } : anonymous;
    const reply = await client.send({ ...request, url, headers });
    const target = left === 0 ? null : redirectOf({ ...request, url }, reply);
    if (target === null) return reply;
    reply.body.destroy();
    if (target.origin !== reach.url.origin) reach.redirectedTo = target.origin;
    url = target;
  }
}

const isBusy = ({ status, headers }: HttpReply) =>
  status === 429 || (status === 503 && !JSON_TYPE.test(headers["content-type"] ?? ""));

/** Sends one request; a server that is busy is asked again after a while. `onWait` is told before and after each wait. */
export async function send(
  client: HttpClient,
  reach: Reach,
  request: HttpRequest,
  onWait: (waiting: boolean) => void = () => {},
): Promise<HttpReply> {
  for (let tries = 0; ; tries += 1) {
    const reply = await follow(client, reach, request);
    if (!isBusy(reply) || tries === MAX_RETRIES) return reply;
    const asked = retryAfterMs(reply.headers["retry-after"], Date.now());
    const wait = asked ?? FIRST_WAIT_MS * 2 ** tries;
    if (wait > MAX_WAIT_MS) return reply;
    reply.body.destroy();
    onWait(true);
    await pause(wait, request.signal);
    onWait(false);
  }
}

/** The same for the first request of a session: a server that refuses connections may be about to start. */
export async function sendFirst(
  client: HttpClient,
  reach: Reach,
  request: HttpRequest,
  onWait: (waiting: boolean) => void,
): Promise<HttpReply> {
  const until = performance.now() + reach.patienceMs;
  for (;;) {
    try {
      return await send(client, reach, request, onWait);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ECONNREFUSED" || request.signal.aborted || performance.now() >= until) throw error;
      await pause(LOOK_MS, request.signal);
    }
  }
}
