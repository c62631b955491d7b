import type { Exchange, Failure } from "../model/evidence.ts";
import type { JsonObject } from "../model/json.ts";
import type { Target } from "../model/settings.ts";
import { createLog } from "./log.ts";
import { createStarter } from "./starter.ts";

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

/** Milliseconds that a process may take to die of a call it has answered. */
const SETTLE_MS = 500;

/** Starts the server, makes one call, ends the server. Never throws for what the server does. */
export async function callOnce(
  target: Target,
  request: CallRequest,
): Promise<{ exchange: Exchange | null; failure: Failure | null; stderrTail: string }> {
  const log = createLog(request.mask);
  const { env, startupTimeoutMs, timeoutMs } = request;
  const starter = createStarter(target, log, { env, base: process.env, startupTimeoutMs });
  const onAbort = () => void starter.killAll();
  request.signal.addEventListener("abort", onAbort, { once: true });
  try {
    const { session, failure } = await starter.start("audit");
    if (failure !== null) return { exchange: null, failure, stderrTail: failure.stderrTail };
    const params: JsonObject = { name: request.tool };
    if (request.args !== null) params.arguments = request.args;
    const exchange = await session.request({
      purpose: "case",
      caseKey: null,
      method: "tools/call",
      params,
      timeoutMs,
    });
    if (exchange.end === "answered" && session.usable()) await lateDeath(session, exchange);
    await session.kill();
    return { exchange, failure: null, stderrTail: session.connection.stderr.tail };
  } finally {
    request.signal.removeEventListener("abort", onAbort);
    await starter.killAll();
  }
}

async function lateDeath(
  session: { settle(ms: number): Promise<void>; exit(): Exchange["diedAfter"] },
  exchange: Exchange,
) {
  await session.settle(SETTLE_MS);
  const exit = session.exit();
  if (exit !== null) exchange.diedAfter = { code: exit.code, signal: exit.signal, atMs: exit.atMs };
}
