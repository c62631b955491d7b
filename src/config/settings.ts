import { randomInt } from "node:crypto";
import { UsageError } from "../model/errors.ts";
import type { Category } from "../model/finding.ts";
import type {
  JudgeSettings,
  Probe,
  RecordSettings,
  Scope,
  Settings,
  Suppression,
} from "../model/settings.ts";
import type { CheckSettings } from "./check-settings.ts";
import type { ConfigFile } from "./file-types.ts";
import { benchOf } from "./probes.ts";
import { readShard } from "./shard.ts";
import type { Given } from "./values.ts";

/** Connections of the `concurrency` check when it is switched on without a number. */
const DEFAULT_CONCURRENCY = 5;
/** Calls a tool gets of `fuzz` when it is switched on without a number. */
const DEFAULT_FUZZ = 50;
/** Seeds are drawn below this: short enough to be typed. */
const SEEDS = 1_000_000;

function scopeOf(given: Given): Scope {
  if (given["include-destructive"] !== true) return given.scope ?? "read-only";
  if (given.scope !== undefined && given.scope !== "all") {
    throw new UsageError(
      `\`include-destructive\` means scope \`all\`, but \`scope\` is \`${given.scope}\`: keep one of them.`,
    );
  }
  return "all";
}

/** Whether an opt-in check was switched on by name in the config file or the short form. */
const switchedOn = (checks: CheckSettings, id: string) => checks[id]?.enabled === true;
const switchedOff = (checks: CheckSettings, id: string) => checks[id]?.enabled === false;

function concurrencyOf(given: Given, checks: CheckSettings): number {
  const asked = given.concurrency;
  if (asked === 1) {
    throw new UsageError("`concurrency` must be 0 (off) or at least 2: one connection alone shows nothing.");
  }
  if (switchedOff(checks, "concurrency")) return 0;
  return asked ?? (switchedOn(checks, "concurrency") ? DEFAULT_CONCURRENCY : 0);
}

function sequentialOf(given: Given, checks: CheckSettings, scope: Scope): boolean {
  const byName = switchedOn(checks, "lifecycle") || switchedOn(checks, "cross-resource");
  if (switchedOff(checks, "lifecycle") && switchedOff(checks, "cross-resource")) return false;
  const sequential = given.sequential ?? byName;
  if (sequential && scope !== "all") {
    throw new UsageError(
      `\`sequential\` creates and deletes what the server keeps: it needs \`scope: all\`, but the scope is \`${scope}\`.`,
    );
  }
  return sequential;
}

/** What settings are decided from. */
export interface SettingsBasis {
  /** Inputs, already laid over those of the file. */
  given: Given;
  file: ConfigFile;
  checks: CheckSettings;
  /** Ids of the checks that exist. */
  known: ReadonlySet<string>;
  probes: Probe[];
}

/** A seed is drawn here, once, so that a base that is audited beside gets the same calls. Shards must agree without a word: theirs is 0. */
function fuzzOf({ given, file, checks }: SettingsBasis): RecordSettings["fuzz"] {
  const asked = given.fuzz ?? file.fuzz?.calls ?? (switchedOn(checks, "fuzz") ? DEFAULT_FUZZ : 0);
  const calls = switchedOff(checks, "fuzz") ? 0 : asked;
  const seed = given["fuzz-seed"] ?? file.fuzz?.seed ?? null;
  if (calls === 0 || seed !== null) return { calls, seed };
  return { calls, seed: given.shard === undefined ? randomInt(SEEDS) : 0 };
}

function recordSettings(basis: SettingsBasis): RecordSettings {
  const { given, file, checks, known, probes } = basis;
  const scope = scopeOf(given);
  const robust = checks["robust-input"];
  const { max_tools: maxTools, hang_ms: hangMs } = robust?.options ?? {};
  return {
    scope,
    protocol: given.protocol ?? "auto",
    tools: given.tools ?? [],
    excludeTools: given["exclude-tools"] ?? [],
    timeoutMs: given["timeout-ms"] ?? 15_000,
    startupTimeoutMs: given["startup-timeout-ms"] ?? 60_000,
    timeoutProbeSec: given["timeout-probe"] ?? 10,
    robustInput: {
      enabled: known.has("robust-input") && (robust?.enabled ?? true),
      maxTools: typeof maxTools === "number" ? maxTools : 25,
      hangMs: typeof hangMs === "number" ? hangMs : null,
    },
    concurrency: concurrencyOf(given, checks),
    sequential: sequentialOf(given, checks, scope),
    fuzz: fuzzOf(basis),
    probes,
    bench: switchedOff(checks, "bench") ? [] : benchOf(file),
    workers: given.workers ?? 1,
    maxCallsPerSecond: given["max-calls-per-second"] ?? 0,
    shard: given.shard === undefined ? null : readShard(given.shard),
  };
}

function suppressionsOf(file: ConfigFile): Suppression[] {
  return (file.suppress ?? []).map(({ check, tool, reason, expires }) => ({
    check,
    tool: tool ?? null,
    reason,
    expires: expires ?? null,
  }));
}

function judgeSettings(given: Given, file: ConfigFile, checks: CheckSettings): JudgeSettings {
  return {
    checks,
    strict: given.strict ?? false,
    suppressions: suppressionsOf(file),
    weights: (file.weights ?? {}) as Partial<Record<Category, number>>,
    failOn: given["fail-on"] ?? "error",
    failUnder: {
      overall: given["fail-under"] ?? 0,
      robustness: given["fail-under-robustness"] ?? 0,
      latency: given["fail-under-latency"] ?? 0,
      "response-size": given["fail-under-response-size"] ?? 0,
      concurrency: given["fail-under-concurrency"] ?? 0,
    },
  };
}

/** The settings that shape the evidence and those that judge it. Throws UsageError. */
export function settingsOf(basis: SettingsBasis): Settings {
  return {
    record: recordSettings(basis),
    judge: judgeSettings(basis.given, basis.file, basis.checks),
  };
}
