import type { Exchange, Failure } from "../model/evidence.ts";
import { isObject, type JsonObject, member } from "../model/json.ts";
import type { Era } from "../model/revision.ts";
import type { Protocol, Target } from "../model/settings.ts";
import { objectOf } from "../text/json.ts";
import { exitOf } from "./exit.ts";
import { listTools } from "./listing.ts";
import { createLog } from "./log.ts";
import { mirrorsOf } from "./modern/headers.ts";
import { callParams } from "./recording.ts";
import type { Session } from "./session.ts";
import { createStarter } from "./starter.ts";
import { LATE_MS } from "./trail.ts";
import { createWorkspace, usesWorkspace } from "./workspace.ts";

/** One call of one tool. */
export interface CallRequest {
  tool: string;
  /** null: the call has no `arguments` member. */
  args: JsonObject | null;
  /** `auto` tries the handshake first. */
  protocol: Protocol;
  timeoutMs: number;
  startupTimeoutMs: number;
  env: Record<string, string>;
  headers: Record<string, string>;
  mask(text: string): string;
  signal: AbortSignal;
}

/** What became of it. */
export interface CallAnswer {
  /** The call itself; null when the server never got that far. */
  exchange: Exchange | null;
  failure: Failure | null;
  stderrTail: string;
  /** Names of the server's tools, when it refused the call and lists none of that name; else null. */
  others: string[] | null;
}

async function call(session: Session, request: CallRequest): Promise<Exchange> {
  const { tool, args, timeoutMs } = request;
  const params = callParams({ tool, arguments: args });
  const exchange = await session.request("tools/call", params, { purpose: "case", timeoutMs });
  if (exchange.end !== "answered") return exchange;
  await session.settle(LATE_MS);
  const exit = session.exit();
  if (exit === null || request.signal.aborted) return exchange;
  return { ...exchange, diedAfter: exitOf(exit) };
}

/** Whether the answer is an error, by JSON-RPC or by the tool's own word. */
function isRefused({ end, response, diedAfter }: Exchange): boolean {
  const frame = end === "answered" && diedAfter === null ? objectOf(response?.raw) : null;
  return isObject(member(frame, "error")) || member(member(frame, "result"), "isError") === true;
}

/** The server's tools, where a call was refused for none of them; null where that cannot be told. */
async function othersOf(
  session: Session,
  exchange: Exchange,
  request: CallRequest,
): Promise<string[] | null> {
  if (!isRefused(exchange) || request.signal.aborted) return null;
  const { tools, failure, incomplete } = await listTools(session, "list", request.timeoutMs);
  const names = tools.map(({ name }) => name);
  return failure !== null || incomplete !== null || names.includes(request.tool) ? null : names;
}

/** Starts the server, makes one call, ends the server. Never throws for what the server does. */
export async function callOnce(target: Target, request: CallRequest): Promise<CallAnswer> {
  const { protocol, signal } = request;
  const first = await callIn(protocol === "modern" ? "modern" : "legacy", target, request);
  if (protocol !== "auto" || first.failure?.stage !== "initialize" || signal.aborted) return first;
  const second = await callIn("modern", target, request);
  return second.failure === null ? second : first;
}

async function callIn(era: Era, target: Target, request: CallRequest): Promise<CallAnswer> {
  const { env, headers, startupTimeoutMs, signal } = request;
  const words = target.transport === "stdio" ? target.args : [];
  const workspace = usesWorkspace([words, Object.values(env), request.args]) ? createWorkspace() : null;
  const log = createLog((text) => workspace?.hide(request.mask(text)) ?? request.mask(text));
  const starter = createStarter(target, log, {
    env,
    headers,
    base: process.env,
    startupTimeoutMs,
    workspace,
    era,
  });
  const stop = () => void starter.stop();
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    const { session, failure } = await starter.start("audit");
    if (failure !== null) return { exchange: null, failure, stderrTail: failure.stderrTail, others: null };
    if (era === "modern" && starter.reach !== null) {
      const { tools } = await listTools(session, "list", startupTimeoutMs);
      starter.reach.mirrors = mirrorsOf(tools);
    }
    const exchange = await call(session, request);
    const others = await othersOf(session, exchange, request);
    await session.kill();
    return { exchange, failure: null, stderrTail: session.connection.stderr.tail, others };
  } finally {
    signal.removeEventListener("abort", stop);
    await starter.stop();
    workspace?.remove();
  }
}
