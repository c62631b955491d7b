import { COUNT, FLAG, list, orNull, SHARD_NUMBER, TEXT } from "../evidence/schema-parts.ts";
import { CATEGORIES, SEVERITIES } from "../model/finding.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { OUTCOMES } from "../model/outcome.ts";

/** An object with exactly these members; those named in `optional` may be absent. */
const object = (properties: Record<string, Json>, optional: readonly string[] = []): JsonObject => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const oneOf = (values: readonly Json[]): JsonObject => ({ enum: [...values] });

const TEXT_OR_NULL: JsonObject = { type: ["string", "null"] };
const MILLISECONDS: JsonObject = { type: "number", minimum: 0 };
const PERCENT: JsonObject = { type: ["number", "null"], minimum: 0, maximum: 100 };
const GRADE = oneOf(["A", "B", "C", "D", "F", null]);
const VERDICT = oneOf(["pass", "part", "fail", "n/a"]);
const SEVERITY = oneOf(SEVERITIES);
const CATEGORY = oneOf(CATEGORIES);
const EXIT_CODE: JsonObject = { type: ["integer", "null"] };
const FINGERPRINT: JsonObject = { type: "string", pattern: "^[0-9a-f]{16}$" };

const FROM_1: JsonObject = { type: "integer", minimum: 1 };
const LOCATION = object(
  {
    path: { ...TEXT, description: "Relative to the root of the repository, with forward slashes." },
    line: FROM_1,
    endLine: FROM_1,
    column: { ...FROM_1, description: "In UTF-16 code units." },
    endColumn: { ...FROM_1, description: "The first column behind." },
  },
  ["column", "endColumn"],
);
const LOCATION_OR_NULL = orNull({ $ref: "#/$defs/location" });

const CATEGORY_SCORE = object({
  percent: { ...PERCENT, description: "null: did not run, or nothing of it could be verified." },
  grade: GRADE,
  weight: { type: "number", minimum: 0 },
  rows: list(
    object({
      name: TEXT,
      value: { type: "number", minimum: 0, maximum: 1 },
      checks: list(object({ check: TEXT, verdict: VERDICT })),
    }),
  ),
  parts: list(object({ name: TEXT, percent: { type: "number", minimum: 0, maximum: 100 } })),
  notRun: { ...TEXT_OR_NULL, description: "Why `percent` is null." },
});

/** Figures that checks may add to. */
const figures = (properties: Record<string, Json>, optional: readonly string[] = []): JsonObject => ({
  ...object(properties, optional),
  additionalProperties: true,
});

/** Figures of a check whose answers are held against a threshold and their median. */
const outliers = (median: string): JsonObject =>
  figures(
    {
      percent: PERCENT,
      grade: GRADE,
      checked: COUNT,
      [median]: { type: ["number", "null"], minimum: 0 },
      flagged: list(figures({ tool: TEXT, value: COUNT, times: { type: ["number", "null"] } })),
    },
    ["checked", median],
  );

/** Figures that are there when their check ran. */
const OF_CHECKS: Record<string, JsonObject> = {
  latency: outliers("medianMs"),
  responseSize: outliers("medianChars"),
  validCalls: figures({ made: COUNT, answered: COUNT, errored: COUNT, blocked: figures({}) }),
  probes: figures({
    checked: COUNT,
    met: COUNT,
    perProbe: list(figures({ name: TEXT, tool: TEXT, met: FLAG })),
  }),
};

const METRICS: JsonObject = {
  ...object(
    {
      ...OF_CHECKS,
      crashResilience: figures({
        percent: PERCENT,
        grade: GRADE,
        cases: COUNT,
        graceful: COUNT,
        accepted: COUNT,
        crashed: COUNT,
        timedOut: COUNT,
        internalErrors: COUNT,
        masked: COUNT,
      }),
      contextCost: figures({ tokens: COUNT, perTool: list(figures({ tool: TEXT, tokens: COUNT })) }),
      coverage: figures({ tools: COUNT, called: COUNT, calledValidly: COUNT, level: TEXT }),
    },
    Object.keys(OF_CHECKS),
  ),
  additionalProperties: { type: "object" },
  description: "Figures of the checks that ran: latency, responseSize, concurrency, lifecycle and others.",
};

const TOOL = object({
  name: TEXT,
  listed: FLAG,
  called: FLAG,
  skipReason: TEXT_OR_NULL,
  cases: COUNT,
  verdict: VERDICT,
  location: LOCATION_OR_NULL,
});

const CHECK = object({
  id: TEXT,
  title: TEXT,
  category: CATEGORY,
  verdict: VERDICT,
  severity: SEVERITY,
  findings: COUNT,
  notVerified: list(object({ tool: TEXT_OR_NULL, reason: TEXT, calls: COUNT })),
  error: { ...TEXT_OR_NULL, description: "The check itself failed: its verdict is n/a." },
});

const FINDING = object({
  fingerprint: { ...FINGERPRINT, description: "Stays the same as long as the problem does." },
  check: TEXT,
  category: CATEGORY,
  kind: oneOf(["violation", "risk"]),
  tool: TEXT_OR_NULL,
  toolIndex: { type: ["integer", "null"], minimum: 0 },
  severity: SEVERITY,
  message: TEXT,
  case: TEXT_OR_NULL,
  property: TEXT_OR_NULL,
  arguments: { type: ["object", "null"] },
  outcome: oneOf([...OUTCOMES, null]),
  response: TEXT_OR_NULL,
  location: LOCATION_OR_NULL,
  reproduce: { ...TEXT_OR_NULL, description: "A command line for a POSIX shell." },
  why: TEXT,
  fix: TEXT,
  docs: TEXT,
  baseline: oneOf(["new", "known", null]),
});

const FAILURE = object({
  stage: oneOf(["spawn", "startup", "initialize", "list"]),
  message: TEXT,
  exit: orNull(object({ code: EXIT_CODE, signal: TEXT_OR_NULL, atMs: { type: "number" } })),
  stderrTail: TEXT,
});

const SERVER = object({
  name: TEXT,
  version: TEXT,
  protocolVersion: TEXT,
  era: oneOf(["legacy", "modern"]),
  transport: oneOf(["stdio", "http"]),
  target: TEXT,
  startupMs: { type: ["number", "null"], minimum: 0 },
  instructionsChars: COUNT,
});

const BASELINE = object({
  score: PERCENT,
  grade: GRADE,
  tokens: { type: ["integer", "null"], minimum: 0 },
  fixed: list(object({ check: TEXT, tool: TEXT_OR_NULL, message: TEXT, severity: SEVERITY })),
  contract: orNull(
    object({
      added: list(TEXT),
      removed: list(TEXT),
      changed: {
        ...orNull(list(object({ tool: TEXT, where: TEXT, what: TEXT, breaking: FLAG }))),
        description: "null: the earlier schemas are not known.",
      },
    }),
  ),
  label: TEXT,
  note: TEXT_OR_NULL,
});

const IMPACTS = ["breaking", "additive", "wording"];
const CONTRACT_UPDATE: JsonObject = {
  ...object({
    path: TEXT,
    label: TEXT,
    counts: object(Object.fromEntries(IMPACTS.map((impact) => [impact, COUNT]))),
    changes: list(object({ impact: oneOf(IMPACTS), tool: TEXT, where: TEXT, what: TEXT })),
  }),
  description: "What a pull request changes in the committed tool contract, breaking changes first.",
};

/** JSON Schema (2020-12) of the report. Closed but for `metrics`. Ships as `schemas/report.schema.json`. */
export const REPORT_SCHEMA: JsonObject = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "MCP audit report",
  ...object(
    {
      schemaVersion: { const: 1 },
      tool: object({ name: TEXT, version: TEXT }),
      startedAt: { ...TEXT, description: "ISO 8601, UTC." },
      durationMs: MILLISECONDS,
      server: SERVER,
      score: object({
        percent: PERCENT,
        grade: GRADE,
        categories: object(
          Object.fromEntries(CATEGORIES.map((name) => [name, { $ref: "#/$defs/categoryScore" }])),
        ),
      }),
      headline: TEXT_OR_NULL,
      conclusion: object({
        result: oneOf(["success", "failure"]),
        exitCode: { type: "integer", minimum: 0, maximum: 255 },
        reasons: list(TEXT),
      }),
      metrics: METRICS,
      tools: list(TOOL),
      checks: list(CHECK),
      findings: list(FINDING),
      skipped: list(object({ tool: TEXT, reason: TEXT })),
      suppressed: list(
        object({ fingerprint: FINGERPRINT, check: TEXT, tool: TEXT_OR_NULL, message: TEXT, reason: TEXT }),
      ),
      warnings: list(TEXT),
      failure: orNull(FAILURE),
      stopped: orNull(object({ reason: TEXT, detail: TEXT })),
      shard: object({ index: SHARD_NUMBER, count: SHARD_NUMBER }),
      baseline: BASELINE,
      contractUpdate: CONTRACT_UPDATE,
      events: object({
        starts: COUNT,
        restarts: COUNT,
        exits: list(object({ code: EXIT_CODE, signal: TEXT_OR_NULL, requested: FLAG })),
        stdoutNoise: list(TEXT),
        stderrTail: TEXT,
      }),
    },
    ["baseline", "contractUpdate", "shard"],
  ),
  $defs: { location: LOCATION, categoryScore: CATEGORY_SCORE },
};
