import type { JsonObject } from "../model/json.ts";

const nullable = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: "null" }] });
const string: JsonObject = { type: "string" };
const number: JsonObject = { type: "number" };
const boolean: JsonObject = { type: "boolean" };
const index: JsonObject = { type: "integer", minimum: 0 };
const shardNumber: JsonObject = { type: "integer", minimum: 1, maximum: 99_999 };
const anyObject: JsonObject = { type: "object" };

const closed = (properties: JsonObject, optional: readonly string[] = []): JsonObject => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const list = (items: JsonObject): JsonObject => ({ type: "array", items });
const frame = closed({ raw: string, chars: number, cut: boolean, atMs: number });
const exit = closed({ code: nullable(number), signal: nullable(string), atMs: number });

const httpNote = closed({
  status: nullable(number),
  contentType: nullable(string),
  trouble: nullable(string),
});
const httpSession = closed({
  kind: { enum: ["streamable-http", "sse"] },
  sessionId: nullable(closed({ chars: number, visibleAscii: boolean, givenBefore: boolean })),
  notified: nullable(closed({ status: number, body: boolean })),
  stream: nullable(httpNote),
  deleted: nullable(number),
});

const exchange = closed(
  {
    id: index,
    connection: index,
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
    caseKey: nullable(string),
    method: string,
    request: frame,
    response: nullable(frame),
    end: { enum: ["answered", "timed-out", "closed"] },
    durationMs: number,
    diedAfter: nullable(exit),
    http: httpNote,
  },
  ["http"],
);

const message = closed({
  kind: { enum: ["request", "notification", "unmatched-response", "invalid"] },
  method: nullable(string),
  frame,
  exchange: nullable(number),
});

const connection = closed(
  {
    id: index,
    purpose: { enum: ["audit", "confirm", "concurrency", "state", "worker"] },
    startedAtMs: number,
    startupMs: nullable(number),
    initialize: nullable(anyObject),
    exit: nullable(
      closed({ code: nullable(number), signal: nullable(string), atMs: number, requested: boolean }),
    ),
    shutdown: nullable(
      closed({
        how: { enum: ["stdin-close", "term", "kill", "already-exited"] },
        ms: number,
        leftovers: number,
      }),
    ),
    stderr: closed({ tail: string, bytes: number }),
    noise: list(closed({ text: string, chars: number, atMs: number, exchange: nullable(number) })),
    noiseCount: number,
    messages: list(message),
    messageCount: number,
    http: httpSession,
  },
  ["http"],
);

const oneCase = closed(
  {
    key: string,
    id: string,
    kind: { enum: ["valid", "missing-required", "wrong-type", "robust", "bounds", "fuzz", "probe"] },
    toolIndex: index,
    tool: string,
    property: nullable(string),
    arguments: nullable(anyObject),
    proof: { enum: ["valid", "invalid", "unproven"] },
    timeoutMs: number,
    unless: string,
  },
  ["unless"],
);

const repeat = closed({ names: list(string), directory: string });
const target: JsonObject = {
  oneOf: [
    closed(
      {
        transport: { const: "stdio" },
        command: string,
        args: list(string),
        cwd: string,
        display: string,
        repeat,
      },
      ["repeat"],
    ),
    closed({ transport: { const: "http" }, url: string, display: string, repeat }, ["repeat"]),
  ],
};

/** Members that judging relies on; others may stand beside them. */
const open = (properties: JsonObject): JsonObject => ({ ...closed(properties), additionalProperties: true });

const recordSettings = open({
  scope: { enum: ["static", "read-only", "malformed", "all"] },
  protocol: { enum: ["auto", "legacy", "modern", "both"] },
  tools: list(string),
  excludeTools: list(string),
  timeoutMs: number,
  startupTimeoutMs: number,
  timeoutProbeSec: number,
  robustInput: open({ enabled: boolean, maxTools: number, hangMs: nullable(number) }),
  concurrency: number,
  sequential: boolean,
  fuzz: open({ calls: number, seed: nullable(number) }),
  probes: list(
    open({ name: string, tool: string, arguments: anyObject, expect: anyObject, retries: number }),
  ),
  bench: list(open({ probe: string, calls: number, concurrency: number })),
  workers: number,
  maxCallsPerSecond: number,
  shard: nullable(open({ index: shardNumber, count: shardNumber })),
});

const severity: JsonObject = { enum: ["error", "warning", "notice"] };

const judgeSettings = open({
  checks: {
    type: "object",
    additionalProperties: open({ enabled: boolean, severity: nullable(severity), options: anyObject }),
  },
  strict: boolean,
  suppressions: list(
    open({ check: string, tool: nullable(string), reason: string, expires: nullable(string) }),
  ),
  weights: { type: "object", additionalProperties: number },
  failOn: { enum: ["error", "warning", "regression", "never"] },
  failUnder: { type: "object", additionalProperties: number },
});

const failure = closed({
  stage: { enum: ["spawn", "startup", "initialize", "list"] },
  message: string,
  exit: nullable(exit),
  stderrTail: string,
});

/** JSON Schema of an evidence file. Strict about what we wrote ourselves, open where the server's own data stands. */
export const EVIDENCE_SCHEMA: JsonObject = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "mcp-audit-action evidence",
  description:
    "Everything that was recorded of one audit; enough to build its report again without the server.",
  ...closed({
    schemaVersion: { const: 1 },
    auditor: closed({ name: string, version: string }),
    startedAt: string,
    durationMs: number,
    target,
    settings: closed({ record: recordSettings, judge: judgeSettings }),
    failure: nullable(failure),
    stopped: nullable(
      closed({
        reason: { enum: ["interrupted", "cannot-restart", "barred", "budget", "shard"] },
        detail: string,
      }),
    ),
    connections: list(connection),
    exchanges: list(exchange),
    cases: list(oneCase),
    dropped: list(closed({ toolIndex: index, id: string, reason: string })),
    skipped: list(
      closed({
        toolIndex: index,
        tool: string,
        cause: { enum: ["consent", "filter", "not-synthesizable", "shard"] },
        reason: string,
      }),
    ),
    locations: {
      type: "object",
      additionalProperties: closed(
        { path: string, line: number, endLine: number, column: number, endColumn: number },
        ["column", "endColumn"],
      ),
    },
    extra: anyObject,
  }),
};
