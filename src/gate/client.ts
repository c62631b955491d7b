import { readResult } from "../facts/response.ts";
import type { Json } from "../model/json.ts";
import { cut, oneLine } from "../text/cut.ts";
import { plain } from "../text/plain.ts";

/** The part of a client that the gate needs. The clients of both SDK packages have it. */
export interface ToolClient {
  callTool(params: { name: string; arguments?: Record<string, unknown> }): Promise<unknown>;
}

/** The result of one call, as far as the gate reads it. */
export interface ToolResult {
  content?: unknown;
  structuredContent?: unknown;
  isError?: unknown;
}

/** How a call ended; `crash`: without a result, for whatever reason. */
export type CallOutcome = "ok" | "crash" | "timeout";

/** One call, measured. */
export interface MeasuredCall {
  /** What the client gave; null when it threw. */
  result: ToolResult | null;
  outcome: CallOutcome;
  /** What the client threw, null when it gave a result. */
  error: unknown;
  /** Why there is no result, one phrase; "" when there is one. */
  reason: string;
  /** Milliseconds. */
  durationMs: number;
  /** Length of the text (blocks joined by newlines) and of the serialised structured content, in UTF-16 code units. */
  responseChars: number;
}

/** A member of what was thrown, which may be anything; undefined where even looking at it throws. */
function memberOf(thrown: unknown, name: string): unknown {
  try {
    return (thrown as Record<string, unknown> | null | undefined)?.[name];
  } catch {
    return undefined;
  }
}

/** Local time-out codes of the clients of both packages: -32001 of 1.x, the name of 2.x. */
function isTimeout(error: unknown): boolean {
  const [code, name] = [memberOf(error, "code"), memberOf(error, "name")];
  return code === -32001 || code === "REQUEST_TIMEOUT" || name === "TimeoutError" || name === "AbortError";
}

/** Longest part of an error's text that is quoted, in UTF-16 code units. */
const QUOTED_CHARS = 200;

function reasonOf(error: unknown, outcome: CallOutcome): string {
  if (outcome === "timeout") return "timed out";
  const message = memberOf(error, "message");
  if (typeof message !== "string" || message === "") return "ended without a result";
  return `ended without a result: ${cut(oneLine(plain(message.slice(0, 4 * QUOTED_CHARS))), QUOTED_CHARS)}`;
}

/** Characters that a model is given, counted as the audit counts them; 0 for a result that the protocol does not allow. */
export function responseChars(result: ToolResult | null): number {
  return readResult(result as Json).response?.chars ?? 0;
}

/** Milliseconds since `from`; 0 where the clock was set back, or is none. */
function since(from: number, now: () => number): number {
  const spent = now() - from;
  return Number.isNaN(spent) ? 0 : Math.max(0, spent);
}

/** Makes a call exactly once and measures it. Never throws for what the call does. */
export async function measure(
  client: ToolClient,
  name: string,
  args: Record<string, unknown>,
  now: () => number,
): Promise<MeasuredCall> {
  const from = now();
  try {
    const result = ((await client.callTool({ name, arguments: args })) ?? {}) as ToolResult;
    return {
      result,
      outcome: "ok",
      error: null,
      reason: "",
      durationMs: since(from, now),
      responseChars: responseChars(result),
    };
  } catch (error) {
    const outcome = isTimeout(error) ? "timeout" : "crash";
    return {
      result: null,
      outcome,
      error,
      reason: reasonOf(error, outcome),
      durationMs: since(from, now),
      responseChars: 0,
    };
  }
}
