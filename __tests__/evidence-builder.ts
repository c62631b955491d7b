import type { Case, CaseKind, Proof, SkippedTool } from "../src/model/case.ts";
import type {
  Connection,
  Evidence,
  Exchange,
  Frame,
  ProcessExit,
  Purpose,
  ServerMessage,
} from "../src/model/evidence.ts";
import { type Json, type JsonObject, stringMember } from "../src/model/json.ts";
import type { JudgeSettings, RecordSettings, Target } from "../src/model/settings.ts";
import { AUDITOR } from "../src/model/version.ts";

/** What the server says to one request. Give one member; none is a short text result. */
export interface Reply {
  /** Text of a plain result. */
  text?: string;
  /** Text of an `isError: true` result. */
  refusal?: string;
  /** A whole `result`. */
  result?: Json;
  /** A JSON-RPC error; `message` and `data` as given. */
  error?: { code?: Json; message?: Json; data?: Json };
  /** The line as it came, whatever it is. */
  raw?: string;
  /** The process ended before the answer. */
  crash?: { code?: number; signal?: string };
  /** No answer within the limit. */
  timeout?: true;
  /** The process ended after this answer, because of it. */
  diedAfter?: { code?: number; signal?: string };
  /** The frame was shortened while recording. */
  cut?: true;
  durationMs?: number;
}

/** One case that was sent. */
export interface Call extends Reply {
  /** Name (the first tool of that name) or index. Default: the first tool. */
  tool?: string | number;
  /** Case id such as `valid` or `wrong-type/city`; kind and property follow from it. Default `valid`. */
  id?: string;
  kind?: CaseKind;
  property?: string | null;
  /** null: sent without `arguments`. Default `{}`. */
  args?: JsonObject | null;
  proof?: Proof;
  timeoutMs?: number;
  /** The answer of a fresh process, when the case was tried again. */
  confirm?: Reply;
  /** Connection it goes to; each connection that is named exists. Default 0. */
  connection?: number;
}

/** A request beside the cases. */
export interface Probe extends Reply {
  purpose: Purpose;
  caseKey?: string | null;
  method?: string;
  params?: JsonObject;
}

/** A line beside the protocol, or a message of the server; `during` is the position in `calls`. */
export interface Noise {
  text: string;
  during?: number;
}

export interface Message {
  kind: ServerMessage["kind"];
  method?: string;
  raw: string;
  during?: number;
}

/** What differs from an ordinary run of a small stdio server. */
export interface EvidenceInput {
  /** Entries of `tools/list`, on one page. Default: one read-only weather tool. */
  tools?: Json[];
  /** Whole results of `tools/list`, one a page, instead of `tools`. */
  pages?: Json[];
  /** Results of the second reading. Default: none was made. */
  pagesAgain?: Json[];
  calls?: Call[];
  /** Protocol probes, multiplexed calls, liveness: in order, after the cases. */
  probes?: Probe[];
  instructions?: string;
  protocolVersion?: string;
  /** The whole result of `initialize`, instead of the one made of the two above. */
  initialize?: JsonObject | null;
  noise?: Noise[];
  messages?: Message[];
  stderr?: string;
  startupMs?: number | null;
  shutdown?: Connection["shutdown"];
  /** Changes to the first connection. */
  connection?: Partial<Connection>;
  skipped?: SkippedTool[];
  target?: Target;
  record?: Partial<RecordSettings>;
  judge?: Partial<JudgeSettings>;
  /** Any other member of the evidence. */
  more?: Partial<Evidence>;
}

/** A weather tool with one required city: read-only, described, closed. The usual start of a test. */
export const WEATHER: JsonObject = {
  name: "get_weather",
  description: "Gets the current weather of a city.",
  inputSchema: {
    type: "object",
    properties: { city: { type: "string", description: "Name of the city." } },
    required: ["city"],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true },
};

/** A tool entry: the weather tool with other members. */
export function tool(members: JsonObject = {}): JsonObject {
  return { ...WEATHER, ...members };
}

const RECORD: RecordSettings = {
  scope: "all",
  protocol: "auto",
  tools: [],
  excludeTools: [],
  timeoutMs: 15_000,
  startupTimeoutMs: 30_000,
  timeoutProbeSec: 10,
  robustInput: { enabled: true, maxTools: 25, hangMs: null },
  concurrency: 0,
  sequential: false,
  fuzz: { calls: 0, seed: null },
  probes: [],
  bench: [],
  workers: 1,
  maxCallsPerSecond: 0,
  shard: null,
};

const JUDGE: JudgeSettings = {
  checks: {},
  strict: false,
  suppressions: [],
  weights: {},
  failOn: "error",
  failUnder: {},
};

const KINDS: readonly CaseKind[] = ["valid", "missing-required", "wrong-type", "robust", "bounds", "fuzz"];

function kindOf(id: string): CaseKind {
  return KINDS.find((kind) => id === kind || id.startsWith(`${kind}/`)) ?? "probe";
}

/** A case the planner might have made. */
export function toCase(call: Call, names: readonly string[]): Case {
  const { tool: wanted = 0, id = "valid", args = {} } = call;
  const toolIndex = typeof wanted === "number" ? wanted : names.indexOf(wanted);
  if (toolIndex < 0) throw new Error(`There is no tool "${wanted}" in the evidence.`);
  const kind = call.kind ?? kindOf(id);
  const mutated = kind === "missing-required" || kind === "wrong-type" || kind === "bounds";
  const property = call.property === undefined && mutated ? id.slice(id.indexOf("/") + 1) : call.property;
  const valid = kind === "valid" || kind === "probe" || id === "robust/read-only-no-args";
  return {
    key: `${toolIndex}/${id}`,
    id,
    kind,
    toolIndex,
    tool: names[toolIndex] ?? "",
    property: property ?? null,
    arguments: args,
    proof: call.proof ?? (valid ? "valid" : "invalid"),
    timeoutMs: call.timeoutMs ?? 15_000,
  };
}

function frame(raw: string, atMs: number, cut = false): Frame {
  return { raw, chars: raw.length, cut, atMs };
}

function answerOf(reply: Reply, id: number): string {
  if (reply.raw !== undefined) return reply.raw;
  const head = { jsonrpc: "2.0", id };
  if (reply.error !== undefined) return JSON.stringify({ ...head, error: reply.error });
  if (reply.result !== undefined) return JSON.stringify({ ...head, result: reply.result });
  const text = reply.refusal ?? reply.text ?? "It is sunny.";
  const content = [{ type: "text", text }];
  return JSON.stringify({
    ...head,
    result: reply.refusal === undefined ? { content } : { content, isError: true },
  });
}

const exitOf = (exit: { code?: number; signal?: string }, atMs: number): ProcessExit => ({
  code: exit.signal === undefined ? (exit.code ?? 1) : null,
  signal: exit.signal ?? null,
  atMs,
});

interface Sending extends Probe {
  connection: number;
}

function exchangeOf(sending: Sending, id: number): Exchange {
  const { purpose, caseKey = null, method = "tools/call", params = {}, durationMs = 5 } = sending;
  const at = 100 + id * 10;
  const silent = sending.crash !== undefined || sending.timeout === true;
  const died = sending.crash ?? sending.diedAfter;
  return {
    id,
    connection: sending.connection,
    purpose,
    caseKey,
    method,
    request: frame(JSON.stringify({ jsonrpc: "2.0", id, method, params }), at),
    response: silent ? null : frame(answerOf(sending, id), at + durationMs, sending.cut === true),
    end: sending.timeout ? "timed-out" : sending.crash ? "closed" : "answered",
    durationMs,
    diedAfter: died === undefined ? null : exitOf(died, at + durationMs),
  };
}

/** One start of the server that went as it should. */
export function connection(members: Partial<Connection> = {}): Connection {
  return {
    id: 0,
    purpose: "audit",
    startedAtMs: 0,
    startupMs: 50,
    initialize: null,
    exit: { code: 0, signal: null, atMs: 900, requested: true },
    shutdown: { how: "stdin-close", ms: 20, leftovers: 0 },
    stderr: { tail: "", bytes: 0 },
    noise: [],
    noiseCount: 0,
    messages: [],
    messageCount: 0,
    ...members,
  };
}

function namesOf(pages: readonly Json[]): string[] {
  const entries = pages.flatMap((page) => {
    const tools = (page as { tools?: Json })?.tools;
    return Array.isArray(tools) ? tools : [];
  });
  return entries.map((entry) => stringMember(entry, "name") ?? "");
}

function listing(pages: readonly Json[], purpose: Purpose): Sending[] {
  return pages.map((result) => ({ purpose, method: "tools/list", result, connection: 0 }));
}

/** Evidence of a run, as the recorder would have written it down: handshake, listing, cases in order, then the probes and fresh processes. */
export function evidence(input: EvidenceInput = {}): Evidence {
  const pages = input.pages ?? [{ tools: input.tools ?? [WEATHER] }];
  const names = namesOf(pages);
  const calls = input.calls ?? [];
  const cases = calls.map((call) => toCase(call, names));
  const initialize = input.initialize ?? {
    protocolVersion: input.protocolVersion ?? "2025-11-25",
    capabilities: { tools: {} },
    serverInfo: { name: "weather", version: "1.0.0" },
    ...(input.instructions === undefined ? {} : { instructions: input.instructions }),
  };
  const lastConnection = Math.max(0, ...calls.map((call) => call.connection ?? 0));
  const params = (index: number): JsonObject => {
    const item = cases[index];
    const args = item?.arguments ?? null;
    return args === null ? { name: item?.tool ?? "" } : { name: item?.tool ?? "", arguments: args };
  };
  const before: Sending[] = [
    { purpose: "initialize", method: "initialize", result: initialize, connection: 0 },
    ...listing(pages, "list"),
  ];
  const confirmed = calls.flatMap((call, index) =>
    call.confirm === undefined ? [] : [{ reply: call.confirm, index }],
  );
  const sendings: Sending[] = [
    ...before,
    ...calls.map((call, index) => ({
      ...call,
      purpose: "case" as const,
      caseKey: cases[index]?.key ?? null,
      params: params(index),
      connection: call.connection ?? 0,
    })),
    ...listing(input.pagesAgain ?? [], "list-again"),
    ...(input.probes ?? []).map((probe) => ({ ...probe, connection: lastConnection })),
    ...confirmed.map(({ reply, index }, nth) => ({
      ...reply,
      purpose: "confirm" as const,
      caseKey: cases[index]?.key ?? null,
      params: params(index),
      connection: lastConnection + 1 + nth,
    })),
  ];
  const exchanges = sendings.map(exchangeOf);
  const exchangeAt = (during: number | undefined) => (during === undefined ? null : before.length + during);
  const noise = (input.noise ?? []).map(({ text, during }) => ({
    text,
    chars: text.length,
    atMs: 100,
    exchange: exchangeAt(during),
  }));
  const messages = (input.messages ?? []).map(({ kind, method, raw, during }) => ({
    kind,
    method: method ?? null,
    frame: frame(raw, 100),
    exchange: exchangeAt(during),
  }));
  const stderr = input.stderr ?? "";
  const started = {
    initialize: input.initialize === null ? null : initialize,
    startupMs: input.startupMs === undefined ? 50 : input.startupMs,
  };
  const first = connection({
    ...started,
    shutdown: input.shutdown === undefined ? { how: "stdin-close", ms: 20, leftovers: 0 } : input.shutdown,
    stderr: { tail: stderr, bytes: stderr.length },
    noise,
    noiseCount: noise.length,
    messages,
    messageCount: messages.length,
    ...input.connection,
  });
  const others = Array.from({ length: lastConnection }, (_, index) =>
    connection({ ...started, id: index + 1 }),
  );
  const fresh = confirmed.map((_, nth) =>
    connection({ ...started, id: lastConnection + 1 + nth, purpose: "confirm", shutdown: null }),
  );
  return {
    schemaVersion: 1,
    auditor: { ...AUDITOR },
    startedAt: "2030-01-02T03:04:05.000Z",
    durationMs: 1_000,
    target: input.target ?? {
      transport: "stdio",
      command: "node",
      args: ["server.js"],
      cwd: "/srv/app",
      display: "node server.js",
    },
    settings: { record: { ...RECORD, ...input.record }, judge: { ...JUDGE, ...input.judge } },
    failure: null,
    stopped: null,
    connections: [first, ...others, ...fresh],
    exchanges,
    cases,
    dropped: [],
    skipped: input.skipped ?? [],
    locations: {},
    extra: {},
    ...input.more,
  };
}
