import type { Failure, Location } from "./evidence.ts";
import type { Category, Finding, Severity, Verdict } from "./finding.ts";
import type { JsonObject } from "./json.ts";
import type { Era } from "./revision.ts";

/** Of a percent; the bands are in score/weights.ts. */
export type Grade = "A" | "B" | "C" | "D" | "F";

/** The percent of one category, with all that it is made of. */
export interface CategoryScore {
  /** null: did not run, or nothing of it could be verified. */
  percent: number | null;
  grade: Grade | null;
  weight: number;
  /** Inputs of the sum, so that the number can be recomputed by hand. */
  rows: { name: string; value: number; checks: { check: string; verdict: Verdict }[] }[];
  /** Percentages that enter beside the rows (crash-resilience, latency ...). */
  parts: { name: string; percent: number }[];
  /** Why `percent` is null. */
  notRun: string | null;
}

/** Figures beside the score. */
export interface Metrics {
  crashResilience: {
    percent: number | null;
    grade: Grade | null;
    cases: number;
    graceful: number;
    accepted: number;
    crashed: number;
    timedOut: number;
    internalErrors: number;
    masked: number;
  };
  contextCost: { tokens: number; perTool: { tool: string; tokens: number }[] };
  coverage: { tools: number; called: number; calledValidly: number; level: string };
  /** latency, responseSize, concurrency, lifecycle ... when their checks ran. */
  [name: string]: JsonObject | object;
}

/** One tool of the list, and what became of it. */
export interface ReportTool {
  name: string;
  listed: boolean;
  called: boolean;
  skipReason: string | null;
  cases: number;
  verdict: Verdict;
  location: Location | null;
}

/** One check that ran, and what it came to. */
export interface ReportCheck {
  id: string;
  title: string;
  category: Category;
  verdict: Verdict;
  severity: Severity;
  findings: number;
  notVerified: { tool: string | null; reason: string; calls: number }[];
  /** The check threw; its verdict is n/a and the run says so. */
  error: string | null;
}

/** A finding that the config takes out, with the reason that it gives. */
export interface Suppressed {
  fingerprint: string;
  check: string;
  tool: string | null;
  message: string;
  reason: string;
}

/** How the tool list changed since an earlier run. */
export interface ContractChange {
  added: string[];
  removed: string[];
  /** Breaking ones first; null where the earlier schemas are not known. */
  changed: { tool: string; where: string; what: string; breaking: boolean }[] | null;
}

/** What an earlier run said, when this one was compared with it. */
export interface ReportBaseline {
  score: number | null;
  grade: Grade | null;
  /** Estimated tokens of its tool list. */
  tokens: number | null;
  /** Its findings that are gone now. */
  fixed: { check: string; tool: string | null; message: string; severity: Severity }[];
  /** null when there was nothing to compare with. */
  contract: ContractChange | null;
  /** Short commit or file name; "" when there was nothing to compare with. */
  label: string;
  /** Why there was nothing to compare with, or what to know about the comparison. */
  note: string | null;
}

/** What a pull request changes in the committed tool contract. */
export interface ContractUpdate {
  /** The snapshot file. */
  path: string;
  /** Short commit of the base. */
  label: string;
  /** All of them, those left out below included. */
  counts: { breaking: number; additive: number; wording: number };
  /** Breaking ones first. */
  changes: ToolChange[];
}

/** One change of the contract. `breaking`: what worked before may fail now; `additive`: it still works; `wording`: the same contract in other words. */
export interface ToolChange {
  impact: "breaking" | "additive" | "wording";
  tool: string;
  /** Member of the tool and the place in it: `inputSchema/city`; `tool` for the whole of it. */
  where: string;
  /** What changed, as the end of a sentence. */
  what: string;
}

/** The result of an audit; `schemas/report.schema.json` is its published schema. */
export interface Report {
  schemaVersion: 1;
  tool: { name: string; version: string };
  startedAt: string;
  durationMs: number;
  server: {
    name: string;
    version: string;
    protocolVersion: string;
    era: Era;
    transport: "stdio" | "http";
    target: string;
    startupMs: number | null;
    instructionsChars: number;
  };
  /** `percent` is null when nothing could be scored. */
  score: { percent: number | null; grade: Grade | null; categories: Record<Category, CategoryScore> };
  /** What the headline adds when no tool was called; null otherwise. */
  headline: string | null;
  conclusion: { result: "success" | "failure"; exitCode: number; reasons: string[] };
  metrics: Metrics;
  tools: ReportTool[];
  checks: ReportCheck[];
  findings: Finding[];
  skipped: { tool: string; reason: string }[];
  suppressed: Suppressed[];
  /** Plain sentences: unused or expired suppressions, unstable evidence, checks that threw. */
  warnings: string[];
  failure: Failure | null;
  stopped: { reason: string; detail: string } | null;
  /** Which share of the tools this report is of; absent when it is of all. */
  shard?: { index: number; count: number };
  baseline?: ReportBaseline;
  /** Absent when there is no snapshot, no base at hand, or nothing changed. */
  contractUpdate?: ContractUpdate;
  events: {
    starts: number;
    restarts: number;
    exits: { code: number | null; signal: string | null; requested: boolean }[];
    stdoutNoise: string[];
    stderrTail: string;
  };
}
