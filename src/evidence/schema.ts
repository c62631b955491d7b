import { SEVERITIES } from "../model/finding.ts";
import type { JsonObject } from "../model/json.ts";
import { COUNT, FLAG, list, orNull, SHARD_NUMBER, TEXT } from "./schema-parts.ts";

const NUMBER: JsonObject = { type: "number" };
const anyObject: JsonObject = { type: "object" };

const closed = (properties: JsonObject, optional: readonly string[] = []): JsonObject => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const frame = closed({ raw: TEXT, chars: NUMBER, cut: FLAG, atMs: NUMBER });
const exit = closed({ code: orNull(NUMBER), signal: orNull(TEXT), atMs: NUMBER });

const httpNote = closed({
  status: orNull(NUMBER),
  contentType: orNull(TEXT),
  trouble: orNull(TEXT),
});
const httpSession = closed({
  kind: { enum: ["streamable-http", "sse"] },
  sessionId: orNull(closed({ chars: NUMBER, visibleAscii: FLAG, givenBefore: FLAG })),
  notified: orNull(closed({ status: NUMBER, body: FLAG })),
  stream: orNull(httpNote),
  deleted: orNull(NUMBER),
});

const exchange = closed(
  {
    id: COUNT,
    connection: COUNT,
    purpose: {
      enum: [
        "initialize",
        "list",
        "list-again",
        "liveness",
        "case",
        "retry",
        "confirm",
        "protocol",
        "multiplexing",
        "concurrency",
        "state",
        "bench",
      ],
    },
    caseKey: orNull(TEXT),
    method: TEXT,
    request: frame,
    response: orNull(frame),
    end: { enum: ["answered", "timed-out", "closed"] },
    durationMs: NUMBER,
    diedAfter: orNull(exit),
    http: httpNote,
  },
  ["http"],
);

const message = closed({
  kind: { enum: ["request", "notification", "unmatched-response", "invalid"] },
  method: orNull(TEXT),
  frame,
  exchange: orNull(NUMBER),
});

const connection = closed(
  {
    id: COUNT,
    purpose: { enum: ["audit", "confirm", "concurrency", "state", "worker"] },
    startedAtMs: NUMBER,
    startupMs: orNull(NUMBER),
    initialize: orNull(anyObject),
    exit: orNull(closed({ code: orNull(NUMBER), signal: orNull(TEXT), atMs: NUMBER, requested: FLAG })),
    shutdown: orNull(
      closed({
        how: { enum: ["stdin-close", "term", "kill", "already-exited"] },
        ms: NUMBER,
        leftovers: NUMBER,
      }),
    ),
    stderr: closed({ tail: TEXT, bytes: NUMBER }),
    noise: list(closed({ text: TEXT, chars: NUMBER, atMs: NUMBER, exchange: orNull(NUMBER) })),
    noiseCount: NUMBER,
    messages: list(message),
    messageCount: NUMBER,
    http: httpSession,
  },
  ["http"],
);

const oneCase = closed(
  {
    key: TEXT,
    id: TEXT,
    kind: { enum: ["valid", "missing-required", "wrong-type", "robust", "bounds", "fuzz", "probe"] },
    toolIndex: COUNT,
    tool: TEXT,
    property: orNull(TEXT),
    arguments: orNull(anyObject),
    proof: { enum: ["valid", "invalid", "unproven"] },
    timeoutMs: NUMBER,
    unless: TEXT,
  },
  ["unless"],
);

const repeat = closed({ names: list(TEXT), directory: TEXT });
const target: JsonObject = {
  oneOf: [
    closed(
      {
        transport: { const: "stdio" },
        command: TEXT,
        args: list(TEXT),
        cwd: TEXT,
        display: TEXT,
        repeat,
      },
      ["repeat"],
    ),
    closed({ transport: { const: "http" }, url: TEXT, display: TEXT, repeat }, ["repeat"]),
  ],
};

/** Members that judging relies on; others may stand beside them. */
const open = (properties: JsonObject): JsonObject => ({ ...closed(properties), additionalProperties: true });

const recordSettings = open({
  scope: { enum: ["static", "read-only", "malformed", "all"] },
  protocol: { enum: ["auto", "legacy", "modern", "both"] },
  tools: list(TEXT),
  excludeTools: list(TEXT),
  timeoutMs: NUMBER,
  startupTimeoutMs: NUMBER,
  timeoutProbeSec: NUMBER,
  robustInput: open({ enabled: FLAG, maxTools: NUMBER, hangMs: orNull(NUMBER) }),
  concurrency: NUMBER,
  sequential: FLAG,
  fuzz: open({ calls: NUMBER, seed: orNull(NUMBER) }),
  probes: list(open({ name: TEXT, tool: TEXT, arguments: anyObject, expect: anyObject, retries: NUMBER })),
  bench: list(open({ probe: TEXT, calls: NUMBER, concurrency: NUMBER })),
  workers: NUMBER,
  maxCallsPerSecond: NUMBER,
  shard: orNull(open({ index: SHARD_NUMBER, count: SHARD_NUMBER })),
});

const severity: JsonObject = { enum: [...SEVERITIES] };

const judgeSettings = open({
  checks: {
    type: "object",
    additionalProperties: open({ enabled: FLAG, severity: orNull(severity), options: anyObject }),
  },
  strict: FLAG,
  suppressions: list(open({ check: TEXT, tool: orNull(TEXT), reason: TEXT, expires: orNull(TEXT) })),
  weights: { type: "object", additionalProperties: NUMBER },
  failOn: { enum: ["error", "warning", "regression", "never"] },
  failUnder: { type: "object", additionalProperties: NUMBER },
});

const failure = closed({
  stage: { enum: ["spawn", "startup", "initialize", "list"] },
  message: TEXT,
  exit: orNull(exit),
  stderrTail: TEXT,
});

/** JSON Schema of an evidence file. Strict about what we wrote ourselves, open where the server's own data stands. */
export const EVIDENCE_SCHEMA: JsonObject = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "mcp-audit-action evidence",
  description:
    "Everything that was recorded of one audit; enough to build its report again without the server.",
  ...closed({
    schemaVersion: { const: 1 },
    auditor: closed({ name: TEXT, version: TEXT }),
    startedAt: TEXT,
    durationMs: NUMBER,
    target,
    settings: closed({ record: recordSettings, judge: judgeSettings }),
    failure: orNull(failure),
    stopped: orNull(
      closed({
        reason: { enum: ["interrupted", "cannot-restart", "barred", "budget", "shard"] },
        detail: TEXT,
      }),
    ),
    connections: list(connection),
    exchanges: list(exchange),
    cases: list(oneCase),
    dropped: list(closed({ toolIndex: COUNT, id: TEXT, reason: TEXT })),
    skipped: list(
      closed({
        toolIndex: COUNT,
        tool: TEXT,
        cause: { enum: ["consent", "filter", "not-synthesizable", "shard"] },
        reason: TEXT,
      }),
    ),
    locations: {
      type: "object",
      additionalProperties: closed(
        { path: TEXT, line: NUMBER, endLine: NUMBER, column: NUMBER, endColumn: NUMBER },
        ["column", "endColumn"],
      ),
    },
    extra: anyObject,
  }),
};
