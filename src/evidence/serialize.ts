import type { Evidence } from "../model/evidence.ts";
import { visibleJson } from "../text/json.ts";

/** Evidence as JSON text, the same for the same evidence. `parseEvidence` reads it back equal. */
export function serializeEvidence(evidence: Evidence): string {
  return `${visibleJson(JSON.stringify(evidence))}\n`;
}
