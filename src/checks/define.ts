import type { Location } from "../model/evidence.ts";
import type { Facts } from "../model/facts.ts";
import type { Category, Kind, Severity, Verdict } from "../model/finding.ts";
import type { Json, JsonObject } from "../model/json.ts";

/** Values that fill the `{placeholders}` of a message. Server text is allowed: sinks escape it. */
export type MessageData = Record<string, string | number>;

/** A finding as a check states it; judge/ adds fingerprint, location, reproduction and texts. */
export interface RawFinding {
  /** Key of `messages`. */
  message: string;
  data?: MessageData;
  /** Index of the tool, or null for the server as a whole. */
  tool: number | null;
  /** Replaces the check's severity. */
  severity?: Severity;
  /** Replaces the check's kind. */
  kind?: Kind;
  property?: string;
  /** Key of the call that shows it. */
  call?: string;
  /** Where it stands in the sources, when the check knows better than the tool's registration. */
  location?: Location;
  /** Tells findings of one message and one tool apart in the fingerprint. Must hold no noise (order, time, port, path). */
  distinct?: string;
}

/** One row of the score: a tool (or null, the server) to which the check applied. */
export interface Row {
  tool: number | null;
  verdict: Verdict;
}

/** Could not be told, and why. Reported, never scored. */
export interface NotVerified {
  tool: number | null;
  reason: string;
  /** Number of calls this stands for; 0 when it is not about calls. */
  calls: number;
}

/** What one run of a check comes to. */
export interface CheckResult {
  findings: RawFinding[];
  /** Every tool (or null) the check applied to. Rows that are not listed are n/a. Unscored checks return none. */
  rows: Row[];
  notVerified?: NotVerified[];
  /** Plain sentences that the reader must know beside the findings: the report has them among its warnings. */
  notes?: string[];
  /** Set by the checks whose category takes a percent of its own (crash-resilience, latency, response-size, concurrency). 0..100, or null when nothing was measured. */
  percent?: number | null;
  /** Figures for `metrics` in the report. */
  metrics?: JsonObject;
}

/** A member of the facts that a check reads. */
export type Need = keyof Facts;

/** Everything there is to know of one check. Docs, `explain`, SARIF rules and the config schema are generated from it. */
export interface CheckDefinition {
  /** Kebab-case; equals the file name. Public and permanent. */
  id: string;
  title: string;
  category: Category;
  severity: Severity;
  kind: Kind;
  /** False: findings are told but never enter the score. */
  scored: boolean;
  /** Off unless the user asks for it. */
  optIn?: boolean;
  /** First MCP revision the rule holds for; checks of older servers skip it. */
  since?: string;
  needs: readonly Need[];
  /** JSON Schema of each option; every one has a `default` and a `description`. */
  options: Record<string, JsonObject>;
  /** Where the rule comes from: a clause, a keyword, a published tool. With a URL where there is one. */
  source: string;
  /** Why it matters to a user of the server. One or two sentences. */
  why: string;
  /** What to do about it. One or two sentences. */
  fix: string;
  /** Message templates by id: plain text with `{placeholders}`. */
  messages: Record<string, string>;
  /** Answers of `fix` for single messages, where the general one does not fit. */
  fixes?: Record<string, string>;
  evaluate(facts: Facts, options: Record<string, Json>): CheckResult;
}

/** Gives a definition its type. What it must hold beside that, a test of the house looks at. */
export function defineCheck(definition: CheckDefinition): CheckDefinition {
  return definition;
}
