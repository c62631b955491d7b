import type { Evidence, Exchange, HttpNote } from "../model/evidence.ts";
import type { Facts, HttpProbe } from "../model/facts.ts";
import { member, numberMember, stringMember } from "../model/json.ts";
import { objectOf } from "../text/json.ts";

/** Statuses by which a server asks who we are, or says that we may not (RFC 9110, sections 15.5.2 and 15.5.4). */
export const REFUSES_US: ReadonlySet<number> = new Set([401, 403]);

/** Answers to a first POST that a server without Streamable HTTP gives (MCP specification, Transports, Backwards compatibility). */
export const MAY_BE_OLDER: ReadonlySet<number> = new Set([400, 404, 405]);

/** How an exchange over HTTP went, as the end of a sentence. */
export function carriedWords(note: HttpNote): string {
  const type = note.contentType === null ? "" : `, ${note.contentType}`;
  const status = note.status === null ? "" : `HTTP ${note.status}${type}`;
  return [status, note.trouble ?? ""].filter((part) => part !== "").join(": ");
}

/** Whether HTTP refused us before any tool was asked: nothing was learnt about it. */
export function isRefusedByHttp({ http, response, end }: Exchange): boolean {
  if (!REFUSES_US.has(http?.status ?? 0) || end !== "answered") return false;
  return objectOf(response?.raw)?.jsonrpc === undefined;
}

/** The probes of the transport, null when none were made. */
export function readHttp(evidence: Evidence): Facts["http"] {
  const probes = member(evidence.extra.http, "probes");
  if (!Array.isArray(probes)) return null;
  const read = probes.map((probe): HttpProbe => {
    const spoke = stringMember(probe, "spoke");
    return {
      name: stringMember(probe, "name") ?? "",
      status: numberMember(probe, "status"),
      contentType: stringMember(probe, "contentType"),
      spoke: spoke === "result" || spoke === "error" ? spoke : null,
      code: numberMember(probe, "code"),
      challenge: stringMember(probe, "challenge"),
      trouble: stringMember(probe, "trouble"),
    };
  });
  return { probes: read };
}
