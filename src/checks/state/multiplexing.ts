import { groupBy } from "../../facts/group.ts";
import { readResponse } from "../../facts/response.ts";
import { says, TOO_MANY } from "../../facts/vocabulary.ts";
import type { Exchange } from "../../model/evidence.ts";
import type { CallFacts, Facts } from "../../model/facts.ts";
import { defineCheck, type RawFinding } from "../define.ts";

/** What became of one of the calls in flight; `swapped`: it got what another call is answered with. */
type Fate = "fine" | "lost" | "swapped" | "failed";

/** The case that an exchange repeats: its key follows the number of the exchange. "" for a reading of the list. */
const caseOf = (exchange: Exchange) => exchange.caseKey?.split(" ").slice(1).join(" ") ?? "";

function fateOf(exchange: Exchange, own: CallFacts | undefined, others: readonly CallFacts[]): Fate {
  if (exchange.end !== "answered") return "lost";
  if (own === undefined) return "fine";
  const { response } = readResponse(exchange);
  if (response === null) return "failed";
  if (response.error !== null || response.isError) return says(TOO_MANY, response.text) ? "fine" : "failed";
  const { text } = response;
  if (text === own.response?.text || text === "") return "fine";
  return others.some((call) => call.response?.text === text) ? "swapped" : "fine";
}

function judgeAll(facts: Pick<Facts, "exchanges" | "calls">): { call: CallFacts | undefined; fate: Fate }[] {
  const together = facts.exchanges.filter((one) => one.purpose === "multiplexing");
  const calls = new Map(facts.calls.map((call) => [call.key, call]));
  const asked = new Set(together.map(caseOf));
  return together.map((exchange) => {
    const call = calls.get(caseOf(exchange));
    const others = facts.calls.filter((one) => one !== call && asked.has(one.key));
    return { call, fate: fateOf(exchange, call, others) };
  });
}

export default defineCheck({
  id: "multiplexing",
  title: "Several calls in flight on one connection each get their own answer",
  category: "state",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["exchanges", "calls"],
  options: {},
  source: "JSON-RPC 2.0 and MCP specification, Base protocol: every request is answered, with its own id",
  why: "Clients send calls in parallel. An answer that never comes hangs the conversation; a mixed-up one misleads it.",
  fix: "Handle requests independently of each other, and never keep one call's state in a shared variable.",
  messages: {
    lost: "{count} of {total} requests in flight together on one connection were not answered, though each alone was.",
    swapped:
      "{count} of {total} calls in flight together on one connection got the answer of another call that was in flight.",
    failed:
      "{count} of {total} calls in flight together on one connection were answered with an error, though each alone was not.",
  },
  evaluate(facts) {
    const judged = judgeAll(facts);
    const findings = [...groupBy(judged, (one) => one.fate)].flatMap(([message, group]): RawFinding[] => {
      const [first] = group;
      if (message === "fine" || first === undefined) return [];
      const data = { count: group.length, total: judged.length };
      const { call } = first;
      return [{ message, data, tool: call?.toolIndex ?? null, call: call?.key, property: "" }];
    });
    const rows = [{ tool: null, verdict: findings.length > 0 ? "fail" : "pass" } as const];
    return { findings, rows: judged.length === 0 ? [] : rows };
  },
});
