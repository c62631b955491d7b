import { readTools } from "../facts/catalogue.ts";
import type { Failure, Purpose } from "../model/evidence.ts";
import type { ToolFacts } from "../model/facts.ts";
import { type Json, type JsonObject, member } from "../model/json.ts";
import { exitWords } from "./exit.ts";
import { failureOf } from "./handshake.ts";
import { httpFailure } from "./http/failure.ts";
import { errorOf, resultOf } from "./results.ts";
import type { Session } from "./session.ts";

/** What is read at most: pages, tools, characters of all pages together, and the milliseconds that takes. */
const MAX_PAGES = 20_000;
const MAX_TOOLS = 20_000;
const MAX_CHARS = 64_000_000;
const MAX_MS = 120_000;

/** The tools of a server, or why there are none. */
export interface Listed {
  tools: ToolFacts[];
  failure: Failure | null;
  /** Why not all pages were read; null when they were. */
  incomplete: string | null;
}

function tooMuch(pages: number, tools: number, chars: number, ms: number): string | null {
  if (pages >= MAX_PAGES) return `the tool list was read up to page ${MAX_PAGES}`;
  if (tools >= MAX_TOOLS) return `the tool list was read up to ${MAX_TOOLS} tools`;
  if (chars >= MAX_CHARS) return `the tool list was read up to ${MAX_CHARS} characters`;
  return ms >= MAX_MS ? `the tool list was read for ${MAX_MS} ms` : null;
}

/**
 * Reads all pages of `tools/list`, within bounds. A page whose cursor was there before ends the list and does not count:
 * it is an earlier page once more.
 */
export async function listTools(session: Session, purpose: Purpose, timeoutMs: number): Promise<Listed> {
  const from = performance.now();
  const results: JsonObject[] = [];
  const seen = new Set<string>();
  let tools = 0;
  let chars = 0;
  let incomplete: string | null = null;
  const fail = (message: string): Listed => ({
    tools: [],
    failure: failureOf(session, "list", message),
    incomplete,
  });
  for (let params: JsonObject | null = {}; params !== null && incomplete === null; ) {
    const exchange = await session.request("tools/list", params, { purpose, timeoutMs });
    const overHttp = httpFailure(exchange, session.barred());
    if (overHttp !== null) return fail(overHttp.message);
    if (exchange.end === "timed-out") return fail(`\`tools/list\` was not answered within ${timeoutMs} ms.`);
    if (exchange.end === "closed") {
      return fail(`The server ${exitWords(exchange.diedAfter)} before it answered \`tools/list\`.`);
    }
    const result = resultOf(exchange);
    if (result === null) return fail(`\`tools/list\` was answered with ${errorOf(exchange)}.`);
    const page = member(result, "tools");
    if (!Array.isArray(page)) {
      return fail("`tools/list` was answered without a list: `tools` is not an array.");
    }
    const cursor: Json | undefined = member(result, "nextCursor");
    if (typeof cursor === "string" && seen.has(cursor)) break;
    results.push(result);
    tools += page.length;
    chars += exchange.response?.chars ?? 0;
    params = typeof cursor === "string" ? { cursor } : null;
    if (typeof cursor === "string") {
      seen.add(cursor);
      incomplete = tooMuch(results.length, tools, chars, performance.now() - from);
    }
  }
  return tools === 0
    ? fail("The server lists no tools.")
    : { tools: readTools(results), failure: null, incomplete };
}
