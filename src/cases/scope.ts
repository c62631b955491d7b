import type { ToolFacts } from "../model/facts.ts";
import type { RecordSettings } from "../model/settings.ts";

/** What the user agreed to for one tool. */
export interface Consent {
  valid: boolean;
  malformed: boolean;
  /** Why there are no valid calls; null when there may be. */
  reason: string | null;
}

const NOT_READ_ONLY = "not marked read-only (`readOnlyHint: true`)";

/** The one place that decides which calls a tool may get. */
export function consent(tool: ToolFacts, settings: Pick<RecordSettings, "scope">): Consent {
  switch (settings.scope) {
    case "all":
      return { valid: true, malformed: true, reason: null };
    case "static":
      return { valid: false, malformed: false, reason: "scope is `static`" };
    case "malformed":
      return tool.readOnly
        ? { valid: true, malformed: true, reason: null }
        : { valid: false, malformed: true, reason: `malformed calls only: ${NOT_READ_ONLY}` };
    case "read-only":
      return tool.readOnly
        ? { valid: true, malformed: true, reason: null }
        : { valid: false, malformed: false, reason: NOT_READ_ONLY };
  }
}
