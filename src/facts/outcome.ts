import type { Exchange } from "../model/evidence.ts";
import type { ParsedResponse, ToolFacts } from "../model/facts.ts";
import type { Outcome } from "../model/outcome.ts";
import { INVALID_PARAMS } from "../model/rpc.ts";
import { cut, oneLine } from "../text/cut.ts";
import { withoutStack } from "../text/naming-line.ts";
import { carriedWords, isRefusedByHttp } from "./http.ts";
import { normalise } from "./normalise.ts";
import { namesParameter } from "./parameters.ts";
import { errorInText, isRefusal } from "./refusal.ts";
import { errorResponse, readResponse } from "./response.ts";
import { sentValues } from "./sent.ts";
import {
  ABOUT_PARAMETER,
  ARGUMENTS_INVALID,
  BLOCKED,
  DOWNSTREAM,
  RUNTIME_CLASS,
  RUNTIME_ERROR,
  says,
  VALIDATOR_DUMP,
} from "./vocabulary.ts";

/** Text that is read for its words; the rest of a long answer is data. */
const READ_CHARS = 4_000;
const DETAIL_CHARS = 240;

/** What became of one call. */
export interface Classification {
  outcome: Outcome;
  /** By the published crash-resilience rule: a result (isError or not), or JSON-RPC -32602. */
  graceful: boolean;
  /** One phrase of plain text; may quote the server. */
  detail: string;
  response: ParsedResponse | null;
  /** The same for answers that mean the same: numbers, paths and quoted values are taken out. */
  signature: string;
  /** `authentication`, `configuration`, `client`, `network`, or null: why a valid call could not be served. */
  blocked: string | null;
}

/** A sentence that decides about a parameter that it names. */
function judgesParameter(text: string, tool: ToolFacts): boolean {
  const sentences = text.split(/[\n;]|\. /);
  return sentences.some((sentence) => says(ABOUT_PARAMETER, sentence) && namesParameter(sentence, tool));
}

/** Whether a text is a decision about the arguments; `named`: only a validator's dump or a parameter's name proves it. */
function isValidation(text: string, tool: ToolFacts, named: boolean): boolean {
  if (says(VALIDATOR_DUMP, text) || judgesParameter(text, tool)) return true;
  return says(ARGUMENTS_INVALID, text) && (!named || namesParameter(text, tool));
}

function outcomeOfError(response: ParsedResponse, tool: ToolFacts): Outcome {
  const text = response.text.slice(0, READ_CHARS);
  const coded = response.error !== null && response.error.code !== INVALID_PARAMS;
  if (says(RUNTIME_ERROR, text)) return "internal-error";
  if (isValidation(text, tool, coded)) return coded ? "rejected-wrong-code" : "rejected";
  if (says(DOWNSTREAM, text) && !namesParameter(text, tool, true)) return "lenient-downstream";
  return coded || says(RUNTIME_CLASS, text) ? "internal-error" : "rejected";
}

/** What an answer that the protocol allows says. */
export function outcomeOfAnswer(response: ParsedResponse, tool: ToolFacts): Outcome {
  if (response.error !== null || response.isError) return outcomeOfError(response, tool);
  return isRefusal(response, tool) ? "refused-in-text" : "ok";
}

function blockedBy(response: ParsedResponse | null): string | null {
  if (response === null) return null;
  const failed = response.error !== null || response.isError;
  const text = (failed ? response.text : (errorInText(response) ?? "")).slice(0, READ_CHARS);
  if (says(BLOCKED.authentication, text)) return "authentication";
  if (says(BLOCKED.configuration, text)) return "configuration";
  if (says(BLOCKED.client, text)) return "client";
  return says(DOWNSTREAM, text) ? "network" : null;
}

function describe(response: ParsedResponse): string {
  const text = cut(oneLine(withoutStack(response.text.slice(0, READ_CHARS))), DETAIL_CHARS);
  if (response.error !== null) return `JSON-RPC error ${response.error.code ?? "without code"}: ${text}`;
  if (response.isError) return `an error result: ${text}`;
  return text === "" ? "a result without text" : `a result: ${text}`;
}

function exitDetail({ diedAfter: exit, http }: Exchange): string {
  if (exit === null && http !== undefined) return `the connection gave no answer (${carriedWords(http)})`;
  if (exit === null) return "the connection closed before the answer";
  return exit.signal === null
    ? `the process exited with code ${exit.code}`
    : `the process died of ${exit.signal}`;
}

function silent(outcome: Outcome, detail: string): Classification {
  return {
    outcome,
    graceful: false,
    detail,
    response: null,
    signature: `${outcome} ${detail}`,
    blocked: null,
  };
}

/** Refused before the tool was asked: our leave is at fault, not the arguments. */
function refusedByHttp(exchange: Exchange): Classification {
  const text = cut(exchange.response?.raw ?? "", READ_CHARS);
  const detail = exchange.http === undefined ? "refused" : carriedWords(exchange.http);
  const response = errorResponse({ code: null, message: text, data: undefined }, text);
  const signature = `refused ${exchange.http?.status}`;
  return { outcome: "rejected", graceful: true, detail, response, signature, blocked: "authentication" };
}

/** Why an answer is no valid one; over HTTP its status says more. */
function violationOf({ http }: Exchange, violation: string): string {
  return http === undefined || http.status === 200 ? violation : `${violation} (${carriedWords(http)})`;
}

/**
 * What became of a call of `tool`: the one place that decides it, from the raw frame and the process, never from a
 * client's exception. The rules are those of docs/outcomes.md.
 */
export function classify(exchange: Exchange, tool: ToolFacts): Classification {
  if (exchange.end === "timed-out") return silent("timed-out", "no answer within the time limit");
  if (exchange.end === "closed") return silent("crashed", exitDetail(exchange));
  if (isRefusedByHttp(exchange)) return refusedByHttp(exchange);
  const { response, violation } = readResponse(exchange);
  if (exchange.diedAfter !== null) {
    return { ...silent("crashed", `after its answer ${exitDetail(exchange)}`), response };
  }
  if (response === null) return silent("protocol-violation", violationOf(exchange, violation));
  const outcome = outcomeOfAnswer(response, tool);
  const failed = response.error !== null || response.isError;
  const said = failed ? normalise(response.text, sentValues(exchange)) : "";
  return {
    outcome,
    graceful: response.error === null || response.error.code === INVALID_PARAMS,
    detail: describe(response),
    response,
    signature: failed ? `${outcome} ${response.error?.code ?? ""} ${said}` : outcome,
    blocked: blockedBy(response),
  };
}
