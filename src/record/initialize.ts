import type { JsonObject } from "../model/json.ts";
import { AUDITOR } from "../model/version.ts";

/** What the client says of itself. No capability is declared: the audit has no user, no files and no model to offer. */
export function initializeParams(protocolVersion: string): JsonObject {
  return { protocolVersion, capabilities: {}, clientInfo: { ...AUDITOR } };
}
