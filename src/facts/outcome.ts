import type { Exchange } from "../model/evidence.ts";
import type { ParsedResponse, ToolFacts } from "../model/facts.ts";
import type { Outcome } from "../model/outcome.ts";
import { cut, oneLine } from "../text/cut.ts";
import { normalise } from "./normalise.ts";
import { readResponse } from "./response.ts";
import {
  ABOUT_PARAMETER,
  BLOCKED,
  DOWNSTREAM,
  REFUSAL_START,
  RUNTIME_ERROR,
  says,
  VALIDATOR_DUMP,
} from "./vocabulary.ts";

/** JSON-RPC "Invalid params": the one code that a validation error may carry. */
const INVALID_PARAMS = -32602;
/** Text that is read for its words; the rest of a long answer is data. */
const READ_CHARS = 4_000;
/** A refusal is short; a longer text that starts like one is a document. */
const REFUSAL_CHARS = 600;
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
  /** `authentication`, `configuration`, `network`, or null: why a valid call could not be served. */
  blocked: string | null;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a text speaks of a parameter by its name, as a word of its own. Short names must be quoted: "a" and "q" are words. */
function namesParameter(text: string, tool: ToolFacts): boolean {
  const names = [...tool.parameters.map((parameter) => parameter.name), ...tool.required];
  return names.some((name) => {
    if (name === "" || name.length > 200) return false;
    const quoted = `["'\`\\[.<]${escaped(name)}["'\`\\].>:]`;
    const bare = `(?<![\\w-])${escaped(name)}(?![\\w-])`;
    return new RegExp(name.length < 3 ? quoted : `${quoted}|${bare}`, "i").test(text);
  });
}

/** A decision about the arguments: a validator's dump, or a sentence about a named parameter. */
function isValidation(text: string, tool: ToolFacts): boolean {
  if (says(RUNTIME_ERROR, text)) return false;
  return says(VALIDATOR_DUMP, text) || (namesParameter(text, tool) && says(ABOUT_PARAMETER, text));
}

function outcomeOfError(response: ParsedResponse, tool: ToolFacts): Outcome {
  const text = response.text.slice(0, READ_CHARS);
  const code = response.error?.code ?? null;
  if (response.error !== null && code === INVALID_PARAMS) return "rejected";
  if (says(RUNTIME_ERROR, text)) return "internal-error";
  if (isValidation(text, tool)) return response.error === null ? "rejected" : "rejected-wrong-code";
  if (says(DOWNSTREAM, text) && !namesParameter(text, tool)) return "lenient-downstream";
  return response.error === null ? "rejected" : "internal-error";
}

function isRefusal(response: ParsedResponse): boolean {
  const text = response.text.trim();
  if (text === "" || text.length > REFUSAL_CHARS || response.structuredContent !== undefined) return false;
  return says(REFUSAL_START, text);
}

function outcomeOfAnswer(response: ParsedResponse, tool: ToolFacts): Outcome {
  if (response.error !== null || response.isError) return outcomeOfError(response, tool);
  return isRefusal(response) ? "refused-in-text" : "ok";
}

function blockedBy(response: ParsedResponse | null): string | null {
  if (response === null || (response.error === null && !response.isError)) return null;
  const text = response.text.slice(0, READ_CHARS);
  if (says(BLOCKED.authentication, text)) return "authentication";
  if (says(BLOCKED.configuration, text)) return "configuration";
  return says(DOWNSTREAM, text) ? "network" : null;
}

function describe(response: ParsedResponse): string {
  const text = cut(oneLine(response.text), DETAIL_CHARS);
  if (response.error !== null) return `JSON-RPC error ${response.error.code ?? "without code"}: ${text}`;
  if (response.isError) return `an error result: ${text}`;
  return text === "" ? "a result without text" : `a result: ${text}`;
}

function exitDetail(exit: { code: number | null; signal: string | null } | null): string {
  if (exit === null) return "the connection closed before the answer";
  return exit.signal === null
    ? `the process exited with code ${exit.code}`
    : `the process died of ${exit.signal}`;
}

function silent(outcome: Outcome, detail: string): Classification {
  return { outcome, graceful: false, detail, response: null, signature: outcome, blocked: null };
}

/**
 * What became of a call of `tool`: the one place that decides it, from the raw frame and the process, never from a
 * client's exception. The rules are those of docs/outcomes.md.
 */
export function classify(exchange: Exchange, tool: ToolFacts): Classification {
  if (exchange.end === "timed-out") return silent("timed-out", "no answer within the time limit");
  if (exchange.end === "closed") return silent("crashed", exitDetail(exchange.diedAfter));
  const { response, violation } = readResponse(exchange);
  if (exchange.diedAfter !== null) {
    return { ...silent("crashed", `after its answer ${exitDetail(exchange.diedAfter)}`), response };
  }
  if (response === null) {
    return { ...silent("protocol-violation", violation), signature: `protocol-violation ${violation}` };
  }
  const outcome = outcomeOfAnswer(response, tool);
  const failed = response.error !== null || response.isError;
  return {
    outcome,
    graceful: response.error === null || response.error.code === INVALID_PARAMS,
    detail: describe(response),
    response,
    signature: failed ? `${outcome} ${response.error?.code ?? ""} ${normalise(response.text)}` : outcome,
    blocked: blockedBy(response),
  };
}
