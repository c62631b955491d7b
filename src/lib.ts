export { rescore } from "./core/rescore.ts";
export { parseEvidence } from "./evidence/parse.ts";
export type { AuditTarget, LibraryOptions } from "./library/audit.ts";
export { audit } from "./library/audit.ts";
export { TargetError, UsageError } from "./model/errors.ts";
export type { Evidence } from "./model/evidence.ts";
export type { Category, Finding, Kind, Severity, Verdict } from "./model/finding.ts";
export type { Outcome } from "./model/outcome.ts";
export type {
  CategoryScore,
  Grade,
  Metrics,
  Report,
  ReportCheck,
  ReportTool,
  Suppressed,
} from "./model/report.ts";
