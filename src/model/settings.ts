import type { Category, Severity } from "./finding.ts";
import type { JsonObject } from "./json.ts";

export type Scope = "static" | "read-only" | "malformed" | "all";
export type Protocol = "auto" | "legacy" | "modern" | "both";
export type FailOn = "error" | "warning" | "regression" | "never";

/** How the server under test is reached. `display` is what people read; it holds no secret. */
export type Target =
  | { transport: "stdio"; command: string; args: string[]; cwd: string; display: string }
  | { transport: "http"; url: string; display: string };

/** What decides which calls are made and how: part of the evidence, since it shaped it. */
export interface RecordSettings {
  scope: Scope;
  protocol: Protocol;
  /** Glob patterns (`*` only) of tool names; empty means all. */
  tools: string[];
  excludeTools: string[];
  /** Milliseconds a `valid`, `missing-required` or `wrong-type` call may take. */
  timeoutMs: number;
  /** Milliseconds from start to the answer of the handshake. */
  startupTimeoutMs: number;
  /** Seconds; the hang limit of `robust/*` is max(2000, 1000 * this). */
  timeoutProbeSec: number;
  robustInput: { enabled: boolean; maxTools: number; hangMs: number | null };
  /** Number of independent connections for the `concurrency` check; 0 is off. */
  concurrency: number;
  /** Whether the `lifecycle` and `cross-resource` checks may create and delete (needs scope `all`). */
  sequential: boolean;
  fuzz: { calls: number; seed: number | null };
  /** `i/n`, or null. */
  shard: { index: number; count: number } | null;
}

/** One suppression of the config file. */
export interface Suppression {
  check: string;
  /** Tool name pattern; null matches every tool and the server itself. */
  tool: string | null;
  reason: string;
  /** ISO date (UTC) after which it no longer holds, or null. */
  expires: string | null;
}

/** How one check is set up. Keys of `options` are those the check declares. */
export interface CheckSetting {
  enabled: boolean;
  /** Replaces the default severity of every finding of the check; null keeps it. */
  severity: Severity | null;
  options: JsonObject;
}

/** What decides how evidence is judged. Kept with the evidence, so that it can be judged again the same way. */
export interface JudgeSettings {
  /** By check id; a check that is absent has its defaults. */
  checks: Record<string, CheckSetting>;
  strict: boolean;
  suppressions: Suppression[];
  weights: Partial<Record<Category, number>>;
  failOn: FailOn;
  /** Thresholds in percent, by category or metric: `overall`, `robustness`, `latency`, `response-size`, `concurrency`. 0 is off. */
  failUnder: Record<string, number>;
}

export interface Settings {
  record: RecordSettings;
  judge: JudgeSettings;
}
