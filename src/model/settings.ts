import type { Category, Severity } from "./finding.ts";
import type { Json, JsonObject } from "./json.ts";

/** Which calls the user agrees to; cases/scope.ts decides by it. */
export type Scope = "static" | "read-only" | "malformed" | "all";
/** Which era is spoken; `auto`: the modern one where the server offers it. */
export type Protocol = "auto" | "legacy" | "modern" | "both";
/** What makes the run fail; `regression`: a new error or warning. */
export type FailOn = "error" | "warning" | "regression" | "never";

/** What a reproduction line must repeat: names (never values) of variables or headers, and the directory relative to the workspace. */
export interface Repeat {
  names: string[];
  /** "" when the server starts in the workspace itself. */
  directory: string;
}

/** How the server under test is reached. `display` is what people read; it holds no secret. */
export type Target =
  | { transport: "stdio"; command: string; args: string[]; cwd: string; display: string; repeat?: Repeat }
  | { transport: "http"; url: string; display: string; repeat?: Repeat };

/** What the user's own call must give. Absent members are not asked. */
export interface Expectation {
  /** Whether the call must end in an error (`isError: true` or a JSON-RPC error). */
  error?: boolean;
  equals?: Json;
  contains?: string;
  /** Linear-time regular expression, searched in the text. */
  regex?: string;
  /** By JSONPath: the expectation the value found there must meet. */
  jsonpath?: Record<string, Expectation | Json>;
  /** JSON Schema of the structured content, else of the text read as JSON. */
  schema?: JsonObject;
  max_ms?: number;
}

/** One of the user's own calls: `probes:` of the config file. Consent for exactly this call. */
export interface Probe {
  name: string;
  tool: string;
  /** `$NAME` is already replaced; evidence carries it masked. */
  arguments: JsonObject;
  expect: Expectation;
  /** Further tries when the expectation fails, 0 by default. */
  retries: number;
}

/** One timed series of a probe: `bench:` of the config file. Absent thresholds are not asked. */
export interface Bench {
  /** Name of the probe. */
  probe: string;
  calls: number;
  concurrency: number;
  p50_ms?: number;
  p95_ms?: number;
  p99_ms?: number;
  /** Calls a second, at least. */
  throughput?: number;
  /** Share of failed calls, at most; 0..1. */
  error_rate?: number;
}

/** What decides which calls are made and how: part of the evidence, since it shaped it. */
export interface RecordSettings {
  scope: Scope;
  protocol: Protocol;
  /** Glob patterns (`*` only) of tool names; empty means all. */
  tools: string[];
  excludeTools: string[];
  /** Milliseconds a call may take, but for `robust/*` and forbidden `fuzz/*` ones. */
  timeoutMs: number;
  /** Milliseconds from start to the answer of the handshake. */
  startupTimeoutMs: number;
  /** Seconds; the hang limit of those is max(2000, 1000 * this), unless `robustInput.hangMs` says another. */
  timeoutProbeSec: number;
  robustInput: { enabled: boolean; maxTools: number; hangMs: number | null };
  /** Number of independent connections for the `concurrency` check; 0 is off. */
  concurrency: number;
  /** Whether the `lifecycle` and `cross-resource` checks may create and delete (needs scope `all`). */
  sequential: boolean;
  fuzz: { calls: number; seed: number | null };
  probes: Probe[];
  bench: Bench[];
  /** Processes that record calls side by side where that cannot change a result; 1 is one after another. */
  workers: number;
  /** For `url` targets; 0 is no limit. */
  maxCallsPerSecond: number;
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

/** All that evidence and report were made with. */
export interface Settings {
  record: RecordSettings;
  judge: JudgeSettings;
}
