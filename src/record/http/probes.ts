import type { HttpProbe } from "../../model/facts.ts";
import { isObject, type Json, type JsonObject, member } from "../../model/json.ts";
import { initializeParams } from "../initialize.ts";
import { readBody } from "./body.ts";
import { createHttpClient, type HttpClient, type HttpRequest } from "./client.ts";
import { type Reach, send } from "./reach.ts";
import { saidIn, troubleOf } from "./words.ts";

/** A page that has no business with the server (RFC 6761, section 6.4: no such host exists). */
const FOREIGN_ORIGIN = "http://mcp-audit.invalid";
/** A session that no server gave, and a revision that never was. */
const NO_SESSION = "00000000-0000-4000-8000-000000000000";
const NO_VERSION = "1900-01-01";
const NO_TOKEN = "Bearer mcp-audit-not-a-token";
const MAX_BODY = 1_000_000;

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

interface Probing extends HttpProbing {
  client: HttpClient;
  session: string | null;
  probes: HttpProbe[];
}

interface Ask {
  method?: HttpRequest["method"];
  headers?: Record<string, string | null>;
  body?: string;
  /** Sent without, or with other, headers of the user's. */
  reach?: Reach;
}

const message = (method: string, params: JsonObject) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
const LIST = message("tools/list", {});

/** What a body says in JSON-RPC, in a stream of events too. */
function spoken(text: string): HttpProbe["spoke"] {
  const lines = text.split(/\r?\n/).flatMap((line) => (line.startsWith("data:") ? [line.slice(5)] : []));
  for (const candidate of [text, ...lines]) {
    try {
      const value = JSON.parse(candidate) as Json;
      if (!isObject(value) || member(value, "jsonrpc") === undefined) continue;
      if (member(value, "result") !== undefined) return "result";
      if (member(value, "error") !== undefined) return "error";
    } catch {}
  }
  return null;
}

function headersOf({ session, version }: Probing, given: Ask["headers"] = {}): Record<string, string> {
  const all: Record<string, string | null> = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": version,
    "mcp-session-id": session,
    ...given,
  };
  return Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null));
}

/** Sends one probe and writes down what came back. */
async function ask(probing: Probing, name: string, { method = "POST", headers, body = LIST, reach }: Ask) {
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
    probe.spoke = spoken((await readBody(reply.body, MAX_BODY)).text);
  } catch (error) {
    probe.trouble = probing.mask(limit.aborted ? "it was not answered in time" : troubleOf(error));
  }
  if (!probing.signal?.aborted) probing.probes.push(probe);
  return { probe, session };
}

const WELL_KNOWN = "/.well-known/oauth-protected-resource";

/** Whether the server says who gives tokens, at the addresses of RFC 9728, section 3.1. */
async function askMetadata(probing: Probing): Promise<void> {
  const { url } = probing.reach;
  const paths = [...new Set([`${WELL_KNOWN}${url.pathname.replace(/\/$/, "")}`, WELL_KNOWN])];
  for (const path of paths) {
    const reach = { ...probing.reach, url: new URL(path, url), headers: {} };
    const headers = {
      "content-type": null,
      "mcp-protocol-version": null,
      "mcp-session-id": null,
      accept: "*/*",
    };
    const { probe } = await ask(probing, "metadata", { method: "GET", headers, reach });
    if (probe.status === 200) return;
  }
}

/** Without, and with a wrong token: only where the user gave one, since else there is nothing to refuse. */
async function askCredentials(probing: Probing): Promise<void> {
  const { headers } = probing.reach;
  const name = Object.keys(headers).find((one) => one.toLowerCase() === "authorization");
  if (name === undefined) return;
  const { [name]: given, ...others } = headers;
  const reach = { ...probing.reach, headers: others };
  const { probe } = await ask(probing, "no-token", { reach });
  if (probe.status !== 401) return;
  if (/^bearer /i.test(given ?? ""))
    await ask(probing, "bad-token", { reach, headers: { authorization: NO_TOKEN } });
  await askMetadata(probing);
}

async function askSession(probing: Probing): Promise<void> {
  if (probing.session === null) return;
  await ask(probing, "missing-session", { headers: { "mcp-session-id": null } });
  await ask(probing, "unknown-session", { headers: { "mcp-session-id": NO_SESSION } });
  const { probe } = await ask(probing, "delete", { method: "DELETE", headers: { "content-type": null } });
  if (probe.status !== null && probe.status < 300) await ask(probing, "ended-session", {});
}

/**
 * Asks what a server must answer over Streamable HTTP whatever its tools are, in a session of its own. The first probe,
 * `control`, is a request that it must serve: where it does not, nothing is to be learnt from the others, and they are left
 * out. Never rejects.
 */
export async function probeHttp(options: HttpProbing): Promise<HttpProbe[]> {
  const probing: Probing = { ...options, client: createHttpClient(), session: null, probes: [] };
  try {
    const hello = message("initialize", initializeParams(options.version));
    const greeted = await ask(probing, "greeting", {
      body: hello,
      headers: { "mcp-protocol-version": null },
    });
    if (greeted.probe.spoke !== "result") return probing.probes;
    probing.session = greeted.session;
    const note = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
    await ask(probing, "notification", { body: note });
    const { probe } = await ask(probing, "control", {});
    if (probe.spoke !== "result") return probing.probes;
    await ask(probing, "origin", { headers: { origin: FOREIGN_ORIGIN } });
    await ask(probing, "version", { headers: { "mcp-protocol-version": NO_VERSION } });
    await ask(probing, "not-json", { body: '{"jsonrpc":' });
    await askCredentials(probing);
    await askSession(probing);
    return probing.probes;
  } finally {
    probing.client.close();
  }
}
