import type { Location } from "./evidence.ts";
import type { JsonObject } from "./json.ts";
import type { Outcome } from "./outcome.ts";

/** What checks are grouped and scored by, in the order of the report. */
export const CATEGORIES = [
  "robustness",
  "contract",
  "fidelity",
  "safety",
  "protocol",
  "performance",
  "state",
] as const;
/** One of them. */
export type Category = (typeof CATEGORIES)[number];

/** How much a finding weighs, the worst first. */
export const SEVERITIES = ["error", "warning", "notice"] as const;
/** One of them. */
export type Severity = (typeof SEVERITIES)[number];

/** 0 for the worst severity: what lists are sorted by. */
export const severityRank = (severity: Severity): number => SEVERITIES.indexOf(severity);

/** `violation`: of the MCP specification, JSON Schema or the server's own word; `risk`: valid, but refused by a named client or against a design rule. */
export type Kind = "violation" | "risk";

/** What a check says of a tool or of the server: `fail` by an error, `part` by a warning, `n/a` where it does not apply or nothing could be told. */
export type Verdict = "pass" | "part" | "fail" | "n/a";

/** A finding as the report carries it. */
export interface Finding {
  /** Stable across runs: no order, time, port, path or value noise goes in. 16 hex digits. */
  fingerprint: string;
  check: string;
  category: Category;
  kind: Kind;
  tool: string | null;
  toolIndex: number | null;
  severity: Severity;
  /** One sentence of plain text (not markdown). It may quote the server: every sink escapes it. */
  message: string;
  /** Public case id such as `wrong-type/city`, when the finding comes from a call. */
  case: string | null;
  property: string | null;
  arguments: JsonObject | null;
  outcome: Outcome | null;
  /** What came back, cut; text of the server. */
  response: string | null;
  location: Location | null;
  /** Command line for a POSIX shell that makes the call again, or lists the tools where no call shows it; null in a report that another run left. */
  reproduce: string | null;
  why: string;
  fix: string;
  /** URL of the check's page. */
  docs: string;
  baseline: "new" | "known" | null;
}
