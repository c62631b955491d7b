export type { Baseline } from "./judge/baseline.ts";
export { type AuditOptions, type AuditResult, audit as auditTarget } from "./core/audit.ts";
