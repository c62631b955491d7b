import type { HttpProbe } from "../../model/facts.ts";
import { member, numberMember } from "../../model/json.ts";
import { objectOf } from "../../text/json.ts";
import { MAX_SHORT_BODY, readBody } from "./body.ts";
import type { HttpClient, HttpRequest } from "./client.ts";
import { EITHER } from "./media.ts";
import { type Reach, send } from "./reach.ts";
import { saidIn, troubleOf } from "./words.ts";

/** What probing needs. */
export interface HttpProbing {
  reach: Reach;
  /** The negotiated revision. */
  version: string;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  pace(): Promise<void>;
  mask(text: string): string;
}

/** Probing under way. */
export interface Probing extends HttpProbing {
  client: HttpClient;
  /** Sent with every probe unless it says otherwise; null leaves a header out. */
  headers: Record<string, string | null>;
  /** The body of a probe that names none: a request that must be served. */
  body: string;
  probes: HttpProbe[];
}

/** One probe: what differs from an ordinary request. */
export interface Ask {
  method?: HttpRequest["method"];
  headers?: Record<string, string | null>;
  body?: string;
  /** Sent without, or with other, headers of the user's. */
  reach?: Reach;
}

type Spoken = Pick<HttpProbe, "spoke" | "code">;

/** What a body says in JSON-RPC, in a stream of events too. */
function spoken(text: string): Spoken {
  const lines = text.split(/\r?\n/).flatMap((line) => (line.startsWith("data:") ? [line.slice(5)] : []));
  for (const candidate of [text, ...lines]) {
    const value = objectOf(candidate);
    if (member(value, "jsonrpc") === undefined) continue;
    if (member(value, "result") !== undefined) return { spoke: "result", code: null };
    const error = member(value, "error");
    if (error !== undefined) return { spoke: "error", code: numberMember(error, "code") };
  }
  return { spoke: null, code: null };
}

function headersOf(probing: Probing, given: Ask["headers"] = {}): Record<string, string> {
  const all = {
    "content-type": "application/json",
    accept: EITHER,
    ...probing.headers,
    ...given,
  };
  return Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null));
}

/** Sends one probe and writes down what came back. Never rejects. `session`: the id that the answer gave. */
export async function ask(
  probing: Probing,
  name: string,
  { method = "POST", headers, body = probing.body, reach }: Ask,
): Promise<{ probe: HttpProbe; session: string | null }> {
  await probing.pace();
  const limit = AbortSignal.timeout(probing.timeoutMs);
  const signal = probing.signal === undefined ? limit : AbortSignal.any([limit, probing.signal]);
  const to = reach ?? probing.reach;
  const request = { method, url: to.url, headers: headersOf(probing, headers), signal };
  const probe: HttpProbe = {
    name,
    status: null,
    contentType: null,
    spoke: null,
    code: null,
    challenge: null,
    trouble: null,
  };
  let session: string | null = null;
  try {
    const reply = await send(probing.client, to, method === "POST" ? { ...request, body } : request);
    const { "content-type": type, "www-authenticate": challenge, "mcp-session-id": given } = reply.headers;
    probe.status = reply.status;
    probe.contentType = type === undefined ? null : probing.mask(saidIn(type));
    probe.challenge = challenge === undefined ? null : probing.mask(saidIn(challenge));
    session = typeof given === "string" && given !== "" ? given : null;
    Object.assign(probe, spoken((await readBody(reply.body, MAX_SHORT_BODY)).text));
  } catch (error) {
    probe.trouble = probing.mask(limit.aborted ? "it was not answered in time" : troubleOf(error));
  }
  if (!probing.signal?.aborted) probing.probes.push(probe);
  return { probe, session };
}
