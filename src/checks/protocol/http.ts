import { isLoopbackUrl } from "../../text/host.ts";
import { defineCheck } from "../define.ts";
import { MODERN_HTTP_MESSAGES, MODERN_RULES } from "./http-modern.ts";
import { type HttpSeen, LEGACY_RULES } from "./http-rules.ts";

/** First revision with the transport that the rules are about. */
const STREAMABLE_SINCE = "2025-03-26";

export default defineCheck({
  id: "http",
  title: "A server at a URL keeps to the rules of its transport",
  category: "protocol",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["connections", "exchanges", "server", "http", "evidence"],
  options: {},
  source:
    "MCP specification, Transports: Streamable HTTP (security warning, sending messages, session management, protocol version header), Authorization; RFC 9110",
  why: "Clients, gateways and browsers act on status codes and headers: a wrong one loses sessions, hides errors, or lets any web page call the tools.",
  fix: "Let the SDK's Streamable HTTP transport answer (switch its Origin and Host validation on), and do not catch requests before it.",
  messages: {
    origin:
      "A request with the `Origin` of a foreign web page is served: any page that the user opens can call the tools (DNS rebinding). It must get HTTP 403.",
    "origin-far":
      "A request with the `Origin` of a foreign web page is served; the specification asks servers to validate it.",
    "origin-status": "A request with the `Origin` of a foreign web page must get HTTP 403, but {got}.",
    version: "A request with an `MCP-Protocol-Version` that does not exist must get HTTP 400, but {got}.",
    "ended-session":
      "A request of a session that was ended must get HTTP 404, so that clients start anew, but {got}.",
    "unknown-session": "A request of a session that the server never gave should get HTTP 404, but {got}.",
    "missing-session":
      "A request without the session id that the server requires should get HTTP 400, but {got}.",
    "session-chars": "The session id holds characters other than visible ASCII (0x21 to 0x7E).",
    "session-repeated": "Two sessions were given the same id; it should be unique.",
    delete: "The DELETE that ends a session should be carried out, or refused with HTTP 405, but {got}.",
    notified: "`notifications/initialized` must be answered with HTTP 202, but the answer is HTTP {status}.",
    "notified-body": "`notifications/initialized` is answered with HTTP 202 and a body; there must be none.",
    stream:
      "A GET for the server's own stream must open one (`text/event-stream`) or get HTTP 405, but the answer is HTTP {status} with {type}.",
    "content-type":
      "Answers must be `application/json` or `text/event-stream`, but {count} are not: the first, to `{method}`, is {type}.",
    "result-status":
      "Results come with an HTTP status that tells of an error: {count}, first HTTP {status} to `{method}`. Clients drop them.",
    events: "Streams carry events whose data is no JSON-RPC: {count}.",
    "not-json": "A body that is not JSON should be refused with HTTP 400, but {got}.",
    challenge: "HTTP 401 comes without `WWW-Authenticate`, which says how to authenticate; it is required.",
    metadata:
      "HTTP 401 does not say where tokens come from: neither `resource_metadata` in `WWW-Authenticate`, nor metadata at `/.well-known/oauth-protected-resource`.",
    "bad-token": "A token that does not exist is accepted where none is refused: tokens are not validated.",
    "bad-token-status": "A token that does not exist must get HTTP 401, but {got}.",
    ...MODERN_HTTP_MESSAGES,
  },
  evaluate(facts) {
    const { connections, exchanges, server, evidence } = facts;
    const [kind] = connections.flatMap(({ http }) => http?.kind ?? []);
    const { target } = evidence;
    if (target.transport !== "http" || kind === undefined) return { findings: [], rows: [] };
    // HTTP+SSE has rules of its own: `deprecated-sse` tells of it.
    if (kind === "sse" || server.protocolVersion < STREAMABLE_SINCE) return { findings: [], rows: [] };
    const seen: HttpSeen = {
      connections,
      exchanges,
      probes: facts.http?.probes ?? [],
      revision: server.protocolVersion,
      near: isLoopbackUrl(target.url),
    };
    const findings = (server.era === "modern" ? MODERN_RULES : LEGACY_RULES).flatMap((rule) => rule(seen));
    const error = findings.some(({ severity }) => severity === undefined);
    const warning = findings.some(({ severity }) => severity === "warning");
    return { findings, rows: [{ tool: null, verdict: error ? "fail" : warning ? "part" : "pass" }] };
  },
});
