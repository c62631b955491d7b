import type { Evidence } from "../model/evidence.ts";
import type { ServerFacts } from "../model/facts.ts";
import { isObject, member, stringMember } from "../model/json.ts";
import { FIRST_MODERN, isRevision } from "../model/revision.ts";

/** What the first handshake that got through said of the server. */
export function readServer(evidence: Evidence): ServerFacts {
  const connection = evidence.connections.find((one) => one.initialize !== null);
  const answer = connection?.initialize ?? null;
  const info = member(answer, "serverInfo");
  const capabilities = member(answer, "capabilities");
  const protocolVersion = stringMember(answer, "protocolVersion") ?? "";
  return {
    name: stringMember(info, "name") ?? "",
    version: stringMember(info, "version") ?? "",
    protocolVersion,
    transport: evidence.target.transport,
    era: isRevision(protocolVersion) && protocolVersion >= FIRST_MODERN ? "modern" : "legacy",
    instructions: stringMember(answer, "instructions"),
    capabilities: isObject(capabilities) ? capabilities : {},
    startupMs: connection?.startupMs ?? null,
    refusedByClient: stringMember(evidence.extra.protocol, "refusedByClient"),
  };
}
