import { incompleteResults, probeAnswer } from "../../facts/protocol.ts";
import type { Facts } from "../../model/facts.ts";
import { FIRST_MODERN, UNSUPPORTED_VERSION } from "../../model/revision.ts";
import type { RawFinding } from "../define.ts";

type Seen = Pick<Facts, "exchanges" | "connections" | "server">;

/** What `protocol` finds in a server of the modern era beside what holds in both. */
export function modernFindings({ exchanges, connections, server }: Seen): RawFinding[] {
  if (server.era !== "modern") return [];
  const said = probeAnswer(exchanges, "unknown-version");
  const findings: RawFinding[] = incompleteResults(exchanges).map(({ member, method, count }) => ({
    message: member === "cache" ? "cache-hints" : "result-type",
    data: { method, count },
    tool: null,
  }));
  if (said?.kind === "silent") {
    findings.push({ message: "version-silent", tool: null });
  } else if (said?.kind === "error" && said.code !== UNSUPPORTED_VERSION) {
    findings.push({ message: "version-code", data: { code: said.code ?? "none" }, tool: null });
  } else if (said !== null && said.kind !== "error") findings.push({ message: "version-served", tool: null });
  const asked = connections.flatMap(({ messages }) => messages.filter(({ kind }) => kind === "request"));
  if (asked.length > 0) {
    const method = asked[0]?.method ?? "";
    findings.push({ message: "server-request", data: { method, count: asked.length }, tool: null });
  }
  return findings;
}

/** Their texts. */
export const MODERN_MESSAGES = {
  "result-type": `Results lack \`resultType\`, which revision ${FIRST_MODERN} requires: {count}, first to \`{method}\`.`,
  "cache-hints": `Tool lists lack \`ttlMs\` or \`cacheScope\`, which revision ${FIRST_MODERN} requires: {count}.`,
  "version-silent":
    "A request in a protocol version that does not exist is never answered; it must get the error -32022.",
  "version-code":
    "A request in a protocol version that does not exist gets the error {code}; it must be -32022 with the versions that are spoken.",
  "version-served":
    "A request in a protocol version that does not exist is served; it must get the error -32022.",
  "server-request": `The server sends requests of its own, which revision ${FIRST_MODERN} does not have: {count}, first \`{method}\`.`,
};
