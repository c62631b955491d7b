import type { HttpProbe } from "../../model/facts.ts";
import type { JsonObject } from "../../model/json.ts";
import { FIRST_MODERN, META } from "../../model/revision.ts";
import { initializeParams } from "../initialize.ts";
import { enveloped } from "../modern/envelope.ts";
import { type Ask, ask, type HttpProbing, type Probing } from "./ask.ts";
import { createHttpClient } from "./client.ts";

/** A page that has no business with the server (RFC 6761, section 6.4: no such host exists). */
const FOREIGN_ORIGIN = "http://mcp-audit.invalid";
/** A session that no server gave, a revision that never was, a method and a token that nobody knows. */
const NO_SESSION = "00000000-0000-4000-8000-000000000000";
const NO_VERSION = "1900-01-01";
const NO_METHOD = "mcp-audit/no-such-method";
const NO_TOKEN = "Bearer mcp-audit-not-a-token";

const message = (method: string, params: JsonObject) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

const WELL_KNOWN = "/.well-known/oauth-protected-resource";

/** Whether the server says who gives tokens, at the addresses of RFC 9728, section 3.1. */
async function askMetadata(probing: Probing): Promise<void> {
  const { url } = probing.reach;
  const paths = [...new Set([`${WELL_KNOWN}${url.pathname.replace(/\/$/, "")}`, WELL_KNOWN])];
  const bare = Object.fromEntries(Object.keys(probing.headers).map((name) => [name, null]));
  for (const path of paths) {
    const reach = { ...probing.reach, url: new URL(path, url), headers: {} };
    const headers = { ...bare, "content-type": null, accept: "*/*" };
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
  if (/^bearer /i.test(given ?? "")) {
    await ask(probing, "bad-token", { reach, headers: { authorization: NO_TOKEN } });
  }
  await askMetadata(probing);
}

/** What holds in both eras. */
async function askAlways(probing: Probing): Promise<void> {
  await ask(probing, "origin", { headers: { origin: FOREIGN_ORIGIN } });
  await ask(probing, "not-json", { body: '{"jsonrpc":' });
  await askCredentials(probing);
}

async function askSession(probing: Probing, session: string | null): Promise<void> {
  if (session === null) return;
  await ask(probing, "missing-session", { headers: { "mcp-session-id": null } });
  await ask(probing, "unknown-session", { headers: { "mcp-session-id": NO_SESSION } });
  const { probe } = await ask(probing, "delete", { method: "DELETE", headers: { "content-type": null } });
  if (probe.status !== null && probe.status < 300) await ask(probing, "ended-session", {});
}

async function probeLegacy(probing: Probing): Promise<void> {
  const hello = message("initialize", initializeParams(probing.version));
  const { probe, session } = await ask(probing, "greeting", { body: hello });
  if (probe.spoke !== "result") return;
  probing.headers = { "mcp-protocol-version": probing.version, "mcp-session-id": session };
  await ask(probing, "notification", {
    body: JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
  });
  const control = await ask(probing, "control", {});
  if (control.probe.spoke !== "result") return;
  await ask(probing, "version", { headers: { "mcp-protocol-version": NO_VERSION } });
  await askAlways(probing);
  await askSession(probing, session);
}

async function probeModern(probing: Probing): Promise<void> {
  probing.body = message("tools/list", enveloped({}));
  probing.headers = { "mcp-protocol-version": FIRST_MODERN, "mcp-method": "tools/list" };
  const { probe } = await ask(probing, "control", {});
  if (probe.spoke !== "result") return;
  const future = message("tools/list", enveloped({ _meta: { [META.version]: NO_VERSION } }));
  const asks: Record<string, Ask> = {
    "unknown-version": { body: future, headers: { "mcp-protocol-version": NO_VERSION } },
    "version-mismatch": { headers: { "mcp-protocol-version": "2025-11-25" } },
    "method-mismatch": { headers: { "mcp-method": "tools/call" } },
    "method-missing": { headers: { "mcp-method": null } },
    "unknown-method": { body: message(NO_METHOD, enveloped({})), headers: { "mcp-method": NO_METHOD } },
    get: { method: "GET", headers: { "content-type": null, "mcp-method": null } },
  };
  for (const [name, one] of Object.entries(asks)) await ask(probing, name, one);
  await askAlways(probing);
}

/**
 * Asks what a server must answer over Streamable HTTP whatever its tools are. The probe `control` is a request that it must
 * serve: where it does not, nothing is to be learnt from the others, and they are left out. Never rejects.
 */
export async function probeHttp(options: HttpProbing): Promise<HttpProbe[]> {
  const client = createHttpClient();
  const probing: Probing = { ...options, client, headers: {}, body: message("tools/list", {}), probes: [] };
  try {
    await (options.version >= FIRST_MODERN ? probeModern : probeLegacy)(probing);
    return probing.probes;
  } finally {
    client.close();
  }
}
