import type { Severity } from "../model/finding.ts";
import type { CheckResult, MessageData, RawFinding } from "./define.ts";

/** A finding about the server as a whole. `severity`: in the place of the check's own. */
export const aboutServer = (message: string, data?: MessageData, severity?: Severity): RawFinding => ({
  message,
  data,
  severity,
  tool: null,
});

/** Of the server as a whole nothing can be told, and why. */
export const untold = (reason: string): CheckResult => ({
  findings: [],
  rows: [],
  notVerified: [{ tool: null, reason, calls: 0 }],
});
