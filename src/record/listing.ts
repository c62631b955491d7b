import { readTools } from "../facts/catalogue.ts";
import type { Failure, Purpose } from "../model/evidence.ts";
import type { ToolFacts } from "../model/facts.ts";
import { type JsonObject, member } from "../model/json.ts";
import { errorOf, resultOf } from "./handshake.ts";
import type { Session } from "./session.ts";

/** Pages that are read at most. */
const MAX_PAGES = 1_000;

/** The tools of a server, or why there are none. */
export interface Listed {
  tools: ToolFacts[];
  failure: Failure | null;
}

/** Reads all pages of `tools/list`. Stops at a cursor that was there before. */
export async function listTools(session: Session, purpose: Purpose, timeoutMs: number): Promise<Listed> {
  const results: JsonObject[] = [];
  const cursors = new Set<string>();
  let params: JsonObject = {};
  const fail = (message: string): Listed => ({
    tools: [],
    failure: { stage: "list", message, exit: session.exit(), stderrTail: session.connection.stderr.tail },
  });
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const exchange = await session.request({
      purpose,
      caseKey: null,
      method: "tools/list",
      params,
      timeoutMs,
    });
    if (exchange.end === "timed-out") return fail(`\`tools/list\` was not answered within ${timeoutMs} ms.`);
    if (exchange.end === "closed") return fail("The server ended while it listed its tools.");
    const result = resultOf(exchange.response?.raw);
    if (result === null) return fail(`\`tools/list\` was answered with ${errorOf(exchange.response?.raw)}.`);
    if (!Array.isArray(member(result, "tools"))) {
      return fail("`tools/list` was answered without a list: `tools` is not an array.");
    }
    results.push(result);
    const cursor = member(result, "nextCursor");
    if (typeof cursor !== "string" || cursors.has(cursor)) break;
    cursors.add(cursor);
    params = { cursor };
  }
  const tools = readTools(results);
  return tools.length === 0 ? fail("The server lists no tools.") : { tools, failure: null };
}
