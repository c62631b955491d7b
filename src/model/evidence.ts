import type { Case, DroppedCase, SkippedTool } from "./case.ts";
import type { Json, JsonObject } from "./json.ts";
import type { Settings, Target } from "./settings.ts";

/** One line of the wire, secrets already masked. Times are milliseconds since the start of the run. */
export interface Frame {
  raw: string;
  /** Length before any cut, in UTF-16 code units. */
  chars: number;
  /** True when `raw` was shortened (still valid JSON where the original was). */
  cut: boolean;
  atMs: number;
}

/** `case`, `retry` (a probe that was not met is tried again) and `confirm` carry a case key; `protocol` a probe's name such as `protocol/unknown-tool`; `concurrency` the round, the number in it and the case's key; `state` a group's step; `bench` a series' place in the config and its probe's name. */
export type Purpose =
  | "initialize"
  | "list"
  | "list-again"
  | "liveness"
  | "case"
  | "retry"
  | "confirm"
  | "protocol"
  | "multiplexing"
  | "concurrency"
  | "state"
  | "bench";

/** How HTTP carried one request. */
export interface HttpNote {
  /** Status of the answer; null when there was none. */
  status: number | null;
  /** Media type of the answer without its parameters, in lower case; null when it named none. */
  contentType: string | null;
  /** What went wrong between the two, for a person; null when nothing did. */
  trouble: string | null;
}

/** What a session over HTTP showed beside its answers. */
export interface HttpSession {
  /** `sse` is the older HTTP+SSE transport (2024-11-05). */
  kind: "streamable-http" | "sse";
  /** The id that the server gave, never its text: it is a credential. null: it gave none. */
  sessionId: { chars: number; visibleAscii: boolean; givenBefore: boolean } | null;
  /** Answer to `notifications/initialized`: status, and whether it had a body; null when there was none. */
  notified: { status: number; body: boolean } | null;
  /** Answer to the GET that asks for the server's own stream; null when there was none. */
  stream: HttpNote | null;
  /** Status of the DELETE at the end; null when none was sent or answered. */
  deleted: number | null;
}

/** One request to the server and what became of it. */
export interface Exchange {
  id: number;
  connection: number;
  purpose: Purpose;
  /** Key of the case that was sent (`case`, `confirm`), or what the purpose says it carries; null for the others. */
  caseKey: string | null;
  method: string;
  request: Frame;
  response: Frame | null;
  /** `timed-out`: no answer within the limit; `closed`: the process or connection ended first. */
  end: "answered" | "timed-out" | "closed";
  /** Milliseconds from sending to the end. */
  durationMs: number;
  /** How the process ended: before the answer (`closed`), or after it and, tried again alone, because of it. Else null. */
  diedAfter: ProcessExit | null;
  /** For `url` targets. */
  http?: HttpNote;
}

/** How a process ended: one of `code` and `signal` is null. */
export interface ProcessExit {
  code: number | null;
  signal: string | null;
  atMs: number;
}

/** A line on stdout that is not JSON-RPC. */
export interface NoiseLine {
  text: string;
  chars: number;
  atMs: number;
  /** The exchange that was under way, or null. */
  exchange: number | null;
}

/** A message of the server that answers none of our requests. */
export interface ServerMessage {
  kind: "request" | "notification" | "unmatched-response" | "invalid";
  method: string | null;
  frame: Frame;
  exchange: number | null;
}

/** One start of the server (stdio) or one session (http). `worker`: it stood in for the one of the audit, see record/aside.ts; no check reads it. */
export interface Connection {
  id: number;
  purpose: "audit" | "confirm" | "concurrency" | "state" | "worker";
  startedAtMs: number;
  /** Milliseconds from start to the answer of the handshake; null when it never came. */
  startupMs: number | null;
  /** The result of `initialize`, null when it failed. */
  initialize: JsonObject | null;
  exit: (ProcessExit & { /** False when the process ended by itself. */ requested: boolean }) | null;
  shutdown: { how: "stdin-close" | "term" | "kill" | "already-exited"; ms: number; leftovers: number } | null;
  stderr: { tail: string; bytes: number };
  noise: NoiseLine[];
  /** All noise lines, kept or not. */
  noiseCount: number;
  messages: ServerMessage[];
  messageCount: number;
  /** For `url` targets. */
  http?: HttpSession;
}

/** Why a run has no tools to judge. */
export interface Failure {
  stage: "spawn" | "startup" | "initialize" | "list";
  message: string;
  exit: ProcessExit | null;
  stderrTail: string;
}

/** Where a tool is registered in the checked-out workspace. */
export interface Location {
  /** Relative to the repository root, forward slashes, no leading `./`. */
  path: string;
  line: number;
  endLine: number;
  /** From 1, in UTF-16 code units; `endColumn` is the first one behind. Absent where only the line is known. */
  column?: number;
  endColumn?: number;
}

/** Everything that was seen. Frozen once recorded; enough to build the report again without a server. */
export interface Evidence {
  schemaVersion: 1;
  auditor: { name: string; version: string };
  /** ISO 8601, UTC. */
  startedAt: string;
  durationMs: number;
  target: Target;
  settings: Settings;
  failure: Failure | null;
  /** Set when the run ended before its plan did. `barred`: the server would not have us go on; `shard`: not every shard is there. */
  stopped: {
    reason: "interrupted" | "cannot-restart" | "barred" | "budget" | "shard";
    detail: string;
  } | null;
  connections: Connection[];
  exchanges: Exchange[];
  cases: Case[];
  dropped: DroppedCase[];
  skipped: SkippedTool[];
  /** By tool name. */
  locations: Record<string, Location>;
  /** Room for what single checks need beyond this (issues name it there); by check id. */
  extra: Record<string, Json>;
}
