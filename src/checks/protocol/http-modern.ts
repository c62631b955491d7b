import { HEADER_MISMATCH, UNSUPPORTED_VERSION } from "../../model/revision.ts";
import { METHOD_NOT_FOUND } from "../../model/rpc.ts";
import { finding, got, type HttpRule, type HttpSeen, isMute, named, SHARED_RULES } from "./http-rules.ts";

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** Whether a probe got the status and the error code that it must get; unsure counts as so. */
function isRight(seen: HttpSeen, name: string, status: number, code: number): boolean {
  const probe = named(seen, name);
  return isMute(probe) || (probe.status === status && probe.code === code);
}

/** How it was answered instead. */
function instead(seen: HttpSeen, name: string): string {
  const probe = named(seen, name);
  if (probe === undefined) return "";
  return probe.code === null ? got(probe) : `${got(probe)} with the error ${probe.code}`;
}

const mirrored: HttpRule = (seen) => {
  const wrong = ["version-mismatch", "method-mismatch", "method-missing"].find(
    (name) => !isRight(seen, name, BAD_REQUEST, HEADER_MISMATCH),
  );
  return wrong === undefined ? [] : finding(wrong, { got: instead(seen, wrong) });
};

const version: HttpRule = (seen) =>
  isRight(seen, "unknown-version", BAD_REQUEST, UNSUPPORTED_VERSION)
    ? []
    : finding("unknown-version", { got: instead(seen, "unknown-version") });

const method: HttpRule = (seen) =>
  isRight(seen, "unknown-method", NOT_FOUND, METHOD_NOT_FOUND)
    ? []
    : finding("unknown-method", { got: instead(seen, "unknown-method") });

/** A server of both eras may keep the stream of the older one. */
const get: HttpRule = (seen) => {
  const probe = named(seen, "get");
  if (isMute(probe) || probe.status === null || probe.status < 300) return [];
  if (probe.status === 405 || probe.status === BAD_REQUEST) return [];
  return finding("get", { got: got(probe) }, "warning");
};

/** The rules of revision 2026-07-28: no sessions, headers that repeat the body. */
export const MODERN_RULES: readonly HttpRule[] = [...SHARED_RULES, mirrored, version, method, get];

/** Their texts. */
export const MODERN_HTTP_MESSAGES = {
  "version-mismatch":
    "A request whose `MCP-Protocol-Version` differs from its body must get HTTP 400 with the error -32020, but {got}.",
  "method-mismatch":
    "A request whose `Mcp-Method` differs from its body must get HTTP 400 with the error -32020, but {got}: a gateway that trusts the header is deceived.",
  "method-missing": "A request without `Mcp-Method` must get HTTP 400 with the error -32020, but {got}.",
  "unknown-version":
    "A request in a protocol version that does not exist must get HTTP 400 with the error -32022, but {got}.",
  "unknown-method": "A request with an unknown method must get HTTP 404 with the error -32601, but {got}.",
  get: "A GET should get HTTP 405, since the revision has no stream of the server's own, but {got}.",
};
