import type { Exchange } from "../model/evidence.ts";
import type { ConcurrencyFacts, ConcurrentCall, ConcurrentTool, Facts, ToolFacts } from "../model/facts.ts";
import { classify } from "./outcome.ts";
import { says, TOO_MANY } from "./vocabulary.ts";

/** The rounds of a tool, in their order: one after another, all at once, and where that failed one after another again. */
const ROUNDS = ["before", "together", "after"] as const;
type Round = (typeof ROUNDS)[number];

/** What an exchange of the concurrency phase carries: round, number, key of the case. */
export const roundKey = (round: Round, number: number, caseKey: string) => `${round}/${number} ${caseKey}`;

/** Whether the answer keeps a caller out for what lies beyond the server, so that it says nothing of the server's own state. */
function isKeptOut(exchange: Exchange, tool: ToolFacts): boolean {
  const { blocked, response } = classify(exchange, tool);
  if (response === null || (response.error === null && !response.isError)) return false;
  return blocked !== null || says(TOO_MANY, response.text);
}

/** What became of one call of a round. A refusal told in the text of a success counts as a success. */
export function readConcurrentCall(exchange: Exchange, tool: ToolFacts): ConcurrentCall {
  const { outcome, detail } = classify(exchange, tool);
  const keptOut = isKeptOut(exchange, tool);
  const failed = outcome !== "ok" && outcome !== "refused-in-text";
  return { outcome, detail, failed, keptOut, durationMs: exchange.durationMs };
}

/** The calls that were made of the same tool over several connections, from the exchanges of that phase. */
export function readConcurrency(facts: Pick<Facts, "evidence" | "tools">): ConcurrencyFacts {
  const { evidence, tools } = facts;
  const cases = new Map(evidence.cases.map((item) => [item.key, item]));
  const read = new Map<string, ConcurrentTool>();
  for (const exchange of evidence.exchanges) {
    if (exchange.purpose !== "concurrency") continue;
    const [, round, key = ""] = /^(\w+)\/\d+ (.*)$/s.exec(exchange.caseKey ?? "") ?? [];
    const item = cases.get(key);
    const tool = item === undefined ? undefined : tools[item.toolIndex];
    if (tool === undefined || !ROUNDS.includes(round as Round)) continue;
    const { timeoutMs = 0 } = item ?? {};
    const one = read.get(key) ?? {
      key,
      toolIndex: tool.index,
      timeoutMs,
      before: [],
      together: [],
      after: [],
    };
    one[round as Round].push(readConcurrentCall(exchange, tool));
    read.set(key, one);
  }
  const started = evidence.connections.filter(
    (one) => one.purpose === "concurrency" && one.initialize !== null,
  ).length;
  return { wanted: evidence.settings.record.concurrency, started, tools: [...read.values()] };
}
