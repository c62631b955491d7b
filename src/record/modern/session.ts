import type { Exchange } from "../../model/evidence.ts";
import { isObject, type JsonObject, member, stringMember } from "../../model/json.ts";
import { answerRequest } from "../answers.ts";
import { resultOf } from "../results.ts";
import type { RequestOptions, Session } from "../session.ts";
import { enveloped } from "./envelope.ts";

/** Rounds of questions that are answered for one request. */
const MAX_ROUNDS = 3;

/** Answers to what a result asks for; null when one of the questions has no answer here. */
function answersTo(result: JsonObject): JsonObject | null {
  const asked = member(result, "inputRequests");
  const entries = Object.entries(isObject(asked) ? asked : {}).map(([key, request]) => {
    const answer = member(answerRequest(0, stringMember(request, "method") ?? ""), "result");
    return [key, answer] as const;
  });
  if (entries.some(([, answer]) => answer === undefined)) return null;
  return Object.fromEntries(entries) as JsonObject;
}

/** The parameters of the next round; null when the exchange asks for nothing, or for what the audit has not. */
function nextRound(params: JsonObject, exchange: Exchange): JsonObject | null {
  const result = exchange.end === "answered" ? resultOf(exchange) : null;
  if (result === null || member(result, "resultType") !== "input_required") return null;
  const inputResponses = answersTo(result);
  if (inputResponses === null) return null;
  const requestState = member(result, "requestState");
  return { ...params, inputResponses, ...(requestState === undefined ? {} : { requestState }) };
}

/**
 * A session of the modern era over any transport: each request stands for itself, and what a server asks for in a result
 * (MCP 2026-07-28, Multi round-trip requests) is answered as in the legacy era: nothing is granted. Only the last round
 * speaks for a case.
 */
export function modernSession(session: Session): Session {
  const request = async (method: string, params: JsonObject, options: RequestOptions): Promise<Exchange> => {
    let round: JsonObject | null = enveloped(params);
    for (let left = MAX_ROUNDS; ; left -= 1) {
      const exchange = await session.request(method, round, options);
      round = left === 0 ? null : nextRound(round, exchange);
      if (round === null) return exchange;
      exchange.caseKey = null;
    }
  };
  return { ...session, request };
}
