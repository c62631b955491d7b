import type { Exchange, Failure } from "../model/evidence.ts";
import type { JsonObject } from "../model/json.ts";
import type { Target } from "../model/settings.ts";
import { createLog } from "./log.ts";
import type { Session } from "./session.ts";
import { createStarter } from "./starter.ts";
import { createWorkspace, usesWorkspace } from "./workspace.ts";

/** One call of one tool. */
export interface CallRequest {
  tool: string;
  /** null: the call has no `arguments` member. */
  args: JsonObject | null;
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
}

/** Milliseconds that a process may take to die of a call it has answered. */
const SETTLE_MS = 500;

async function call(session: Session, request: CallRequest): Promise<Exchange> {
  const params: JsonObject = { name: request.tool };
  if (request.args !== null) params.arguments = request.args;
  const { timeoutMs } = request;
  const exchange = await session.request("tools/call", params, { purpose: "case", timeoutMs });
  if (exchange.end !== "answered") return exchange;
  await session.settle(SETTLE_MS);
  const exit = session.exit();
  if (exit === null || request.signal.aborted) return exchange;
  return { ...exchange, diedAfter: { code: exit.code, signal: exit.signal, atMs: exit.atMs } };
}

/** Starts the server, makes one call, ends the server. Never throws for what the server does. */
export async function callOnce(target: Target, request: CallRequest): Promise<CallAnswer> {
  const { env, startupTimeoutMs, signal } = request;
  const words = target.transport === "stdio" ? target.args : [];
  const workspace = usesWorkspace([words, Object.values(env), request.args]) ? createWorkspace() : null;
  const log = createLog((text) => workspace?.hide(request.mask(text)) ?? request.mask(text));
  const starter = createStarter(target, log, { env, base: process.env, startupTimeoutMs, workspace });
  const stop = () => void starter.stop();
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    const { session, failure } = await starter.start("audit");
    if (failure !== null) return { exchange: null, failure, stderrTail: failure.stderrTail };
    const exchange = await call(session, request);
    await session.kill();
    return { exchange, failure: null, stderrTail: session.connection.stderr.tail };
  } finally {
    signal.removeEventListener("abort", stop);
    await starter.stop();
    workspace?.remove();
  }
}
