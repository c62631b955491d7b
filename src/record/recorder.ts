import { classify } from "../facts/outcome.ts";
import type { Case, DroppedCase } from "../model/case.ts";
import type { Evidence, Exchange } from "../model/evidence.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { JsonObject } from "../model/json.ts";
import type { Progress } from "./progress.ts";
import type { Session } from "./session.ts";
import type { Starter } from "./starter.ts";

/** Hangs of `robust/*` after which no more of them are sent. */
const MAX_HANGS = 3;
/** Starts in a row that may fail before the server counts as one that cannot be started again. */
const MAX_FAILED_STARTS = 2;

/** What the phases of a recording share. */
export interface Recording {
  starter: Starter;
  tools: readonly ToolFacts[];
  /** The connection that the cases go to. */
  session: Session;
  timeoutMs: number;
  signal: AbortSignal | undefined;
  stopped: Evidence["stopped"];
  dropped: DroppedCase[];
  /** Answered cases after which the process was found dead. */
  suspects: Set<string>;
  /** For a case that got no answer: the one before it on the same process, which may be to blame. */
  before: Map<string, string>;
  progress(progress: Progress): void;
}

/** The parameters of a case's `tools/call`. */
export function callParams(item: Case): JsonObject {
  const params: JsonObject = { name: item.tool };
  if (item.arguments !== null) params.arguments = item.arguments;
  return params;
}

/** Sends one case over a session. */
export function sendCase(session: Session, item: Case, purpose: "case" | "confirm"): Promise<Exchange> {
  return session.request({
    purpose,
    caseKey: item.key,
    method: "tools/call",
    params: callParams(item),
    timeoutMs: item.timeoutMs,
  });
}

/** Makes sure that the connection can be used, by a fresh process if need be. False when the server can no longer be started. */
export async function ensureSession(recording: Recording): Promise<boolean> {
  if (recording.session.usable()) return true;
  await recording.session.kill();
  for (let attempt = 0; attempt < MAX_FAILED_STARTS; attempt += 1) {
    if (recording.signal?.aborted) return false;
    const { session, failure } = await recording.starter.start("audit");
    if (failure === null) {
      recording.session = session;
      return true;
    }
    await session.kill();
    recording.stopped = { reason: "cannot-restart", detail: failure.message };
  }
  return false;
}

/** After the last malformed case of a tool, and after an answer that breaks the protocol, the server must still list its tools. */
async function checkAlive(recording: Recording, item: Case): Promise<void> {
  if (!recording.session.usable()) return;
  const exchange = await recording.session.request({
    purpose: "liveness",
    caseKey: item.key,
    method: "tools/list",
    params: {},
    timeoutMs: recording.timeoutMs,
  });
  if (exchange.end !== "answered") await recording.session.kill();
}

function needsLiveness(item: Case, next: Case | undefined, exchange: Exchange, tool: ToolFacts): boolean {
  const lastOfTool = next === undefined || next.toolIndex !== item.toolIndex;
  if (lastOfTool && item.proof === "invalid") return true;
  return exchange.end === "answered" && classify(exchange, tool).outcome === "protocol-violation";
}

/** Sends every case in the order of the plan. Restarts only what is dead or silent; stops when the server cannot be started again. */
export async function recordCases(recording: Recording, cases: readonly Case[]): Promise<void> {
  let hangs = 0;
  let previous = null as { item: Case; session: Session } | null;
  for (const [index, item] of cases.entries()) {
    if (recording.signal?.aborted) return;
    if (item.kind === "robust" && hangs >= MAX_HANGS) {
      recording.dropped.push({
        toolIndex: item.toolIndex,
        id: item.id,
        reason: "three calls of `robust/*` hung",
      });
      continue;
    }
    recording.progress({ stage: "call", tool: item.tool, case: item.id, done: index, total: cases.length });
    if (previous !== null && previous.session === recording.session && !recording.session.usable()) {
      recording.suspects.add(previous.item.key);
    }
    if (!(await ensureSession(recording))) return;
    const { session } = recording;
    const exchange = await sendCase(session, item, "case");
    const fresh = previous?.session !== session;
    if (exchange.end === "closed" && !fresh && previous !== null) {
      recording.before.set(item.key, previous.item.key);
    }
    previous = exchange.end === "answered" ? { item, session } : null;
    if (exchange.end === "timed-out") {
      if (item.kind === "robust") hangs += 1;
      await session.kill();
    }
    const tool = recording.tools[item.toolIndex];
    if (tool !== undefined && needsLiveness(item, cases[index + 1], exchange, tool)) {
      await checkAlive(recording, item);
    }
  }
  if (previous !== null && !recording.session.usable()) recording.suspects.add(previous.item.key);
}
