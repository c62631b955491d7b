import type { Facts, HttpProbe } from "../../model/facts.ts";
import { type JsonObject, member } from "../../model/json.ts";
import { objectOf } from "../../text/json.ts";
import type { RawFinding } from "../define.ts";
import { aboutServer } from "../server.ts";

/** What the rules are held against. */
export interface HttpSeen {
  connections: Facts["connections"];
  exchanges: Facts["exchanges"];
  probes: readonly HttpProbe[];
  /** The negotiated revision. */
  revision: string;
  /** The server is on this machine, where a page of any origin can reach it through the user's browser. */
  near: boolean;
}

/** One rule: what it finds wrong, nothing where it is unsure. */
export type HttpRule = (seen: HttpSeen) => RawFinding[];

/** A finding about the server, in the list that a rule gives. */
export const finding = (...about: Parameters<typeof aboutServer>): RawFinding[] => [aboutServer(...about)];

/** The probe of this name; undefined when it was not made. */
export const named = ({ probes }: HttpSeen, name: string) => probes.find((probe) => probe.name === name);

/** Answers that tell nothing of the rule: none at all, or that of a server that is busy or refuses us. */
export const isMute = (probe: HttpProbe | undefined): probe is undefined =>
  probe === undefined || probe.status === null || probe.status === 429 || probe.status === 503;

/** How a probe was answered, as the end of a sentence. */
export const got = ({ status, spoke }: HttpProbe) =>
  spoke === "result" ? `it is served (HTTP ${status})` : `the answer is HTTP ${status}`;

/** Since 2025-11-25 the answer must be 403; before, the specification only asks for validation. */
const ORIGIN_STATUS_SINCE = "2025-11-25";
const VERSION_HEADER_SINCE = "2025-06-18";
const METADATA_SINCE = "2025-06-18";

const origin: HttpRule = (seen) => {
  const probe = named(seen, "origin");
  if (isMute(probe) || probe.status === 403) return [];
  const served = probe.spoke === "result";
  if (served) return finding(seen.near ? "origin" : "origin-far", {}, seen.near ? undefined : "notice");
  return seen.revision >= ORIGIN_STATUS_SINCE ? finding("origin-status", { got: got(probe) }) : [];
};

const version: HttpRule = (seen) => {
  const probe = named(seen, "version");
  if (seen.revision < VERSION_HEADER_SINCE || isMute(probe) || probe.status === 400) return [];
  return finding("version", { got: got(probe) });
};

/** A session that has ended must be gone; where none can be ended, one that never was should be. */
const sessions: HttpRule = (seen) => {
  const ended = named(seen, "ended-session");
  if (!isMute(ended) && ended.status !== 404) return finding("ended-session", { got: got(ended) });
  const unknown = named(seen, "unknown-session");
  if (isMute(unknown) || unknown.status === 404) return [];
  return finding("unknown-session", { got: got(unknown) }, "warning");
};

/** A server that serves requests without a session does not require one. */
const missingSession: HttpRule = (seen) => {
  const probe = named(seen, "missing-session");
  if (isMute(probe) || probe.status === 400 || probe.spoke === "result") return [];
  return finding("missing-session", { got: got(probe) }, "warning");
};

const sessionIds: HttpRule = ({ connections }) => {
  const ids = connections.flatMap(({ http }) => http?.sessionId ?? []);
  return [
    ...(ids.some((id) => !id.visibleAscii) ? finding("session-chars") : []),
    ...(ids.some((id) => id.givenBefore) ? finding("session-repeated", {}, "warning") : []),
  ];
};

const ending: HttpRule = (seen) => {
  const probe = named(seen, "delete");
  return probe?.status != null && probe.status >= 500 && probe.status !== 503
    ? finding("delete", { got: got(probe) }, "warning")
    : [];
};

const notifications: HttpRule = ({ connections }) => {
  const [first] = connections.flatMap(({ http }) => http?.notified ?? []);
  if (first === undefined || first.status === 429 || first.status === 503) return [];
  if (first.status !== 202) return finding("notified", { status: first.status });
  return first.body ? finding("notified-body", {}, "warning") : [];
};

const EVENTS = "text/event-stream";
const JSON_TYPE = "application/json";

const stream: HttpRule = ({ connections }) => {
  const [first] = connections.flatMap(({ http }) =>
    http?.kind === "streamable-http" ? (http.stream ?? []) : [],
  );
  if (first === undefined || first.status === 405 || first.status === 429 || first.status === 503) return [];
  if (first.status === 200 && first.contentType === EVENTS) return [];
  return finding("stream", { status: first.status ?? 0, type: first.contentType ?? "no type" });
};

/** The answer where it is JSON-RPC; null where it is not. */
function spoken(raw: string | undefined): JsonObject | null {
  const value = objectOf(raw);
  return value?.jsonrpc === undefined ? null : value;
}

const contentTypes: HttpRule = ({ exchanges }) => {
  const odd = exchanges.flatMap(({ http, response, method }) => {
    if (http === undefined || (http.status ?? 500) >= 300 || spoken(response?.raw) === null) return [];
    const type = http.contentType ?? "no content type";
    return type === JSON_TYPE || type === EVENTS ? [] : [{ type, method }];
  });
  const [first] = odd;
  return first === undefined ? [] : finding("content-type", { ...first, count: odd.length });
};

const statuses: HttpRule = ({ exchanges }) => {
  const odd = exchanges.flatMap(({ http, response, method }) => {
    const status = http?.status ?? 200;
    if (status < 300 || member(spoken(response?.raw), "result") === undefined) return [];
    return [{ status, method }];
  });
  const [first] = odd;
  return first === undefined ? [] : finding("result-status", { ...first, count: odd.length });
};

const events: HttpRule = ({ connections }) => {
  const count = connections.reduce((sum, one) => sum + (one.http === undefined ? 0 : one.noiseCount), 0);
  return count === 0 ? [] : finding("events", { count });
};

const malformed: HttpRule = (seen) => {
  const probe = named(seen, "not-json");
  if (probe === undefined || probe.status === 503) return [];
  if (probe.status === null)
    return finding("not-json", { got: probe.trouble ?? "there is no answer" }, "warning");
  if (probe.status >= 500 || probe.spoke === "result")
    return finding("not-json", { got: got(probe) }, "warning");
  return [];
};

const CHALLENGE_OF_METADATA = /\bresource_metadata\s*=/i;

const tokens: HttpRule = (seen) => {
  const none = named(seen, "no-token");
  if (none?.status !== 401) return [];
  const bad = named(seen, "bad-token");
  const found: RawFinding[] = [];
  if (none.challenge === null) found.push(...finding("challenge"));
  const served = seen.probes.some(({ name, status }) => name === "metadata" && status === 200);
  const pointed = CHALLENGE_OF_METADATA.test(none.challenge ?? "");
  if (seen.revision >= METADATA_SINCE && none.challenge !== null && !pointed && !served) {
    found.push(...finding("metadata", {}, "warning"));
  }
  if (bad?.spoke === "result") found.push(...finding("bad-token"));
  else if (!isMute(bad) && bad.status !== 401) found.push(...finding("bad-token-status", { got: got(bad) }));
  return found;
};

/** Rules that hold in both eras. */
export const SHARED_RULES: readonly HttpRule[] = [origin, contentTypes, statuses, events, malformed, tokens];

/** The rules of the revisions with a handshake, 2025-03-26 to 2025-11-25. */
export const LEGACY_RULES: readonly HttpRule[] = [
  ...SHARED_RULES,
  version,
  sessions,
  missingSession,
  sessionIds,
  ending,
  notifications,
  stream,
];
