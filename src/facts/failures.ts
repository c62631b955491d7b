import type { Proof } from "../model/case.ts";
import type { Exchange } from "../model/evidence.ts";
import type { ParsedResponse, ToolFacts } from "../model/facts.ts";
import type { JsonObject } from "../model/json.ts";
import type { Outcome } from "../model/outcome.ts";
import { leakInAnswer } from "./leaks.ts";
import { normalise } from "./normalise.ts";
import { ENOUGH, FACTOR, median } from "./outliers.ts";
import { validator } from "./schema.ts";
import { sentValues } from "./sent.ts";
import { RUNTIME_CLASS, RUNTIME_ERROR, says } from "./vocabulary.ts";

/** In which way an answer is wrong. */
export type FailureKind =
  | "crash"
  | "hang"
  | "violation"
  | "internal"
  | "leak"
  | "accepted"
  | "output"
  | "slow";

/** What one answer shows to be wrong with its tool. */
export interface Failure {
  kind: FailureKind;
  /** The same for answers of one tool that show the same failure: kind and normalised message. Holds no noise. */
  key: string;
  /** What is wrong, one phrase; may quote the server. */
  what: string;
}

/** An answer with what is known of its call. */
export interface Answer {
  outcome: Outcome;
  detail: string;
  response: ParsedResponse | null;
  blocked: string | null;
  proof: Proof;
  arguments: JsonObject | null;
  exchange: Exchange;
}

/** Kinds that count only once they were seen again on a fresh process. */
export const NEEDS_REPEATING: ReadonlySet<FailureKind> = new Set([
  "crash",
  "hang",
  "violation",
  "internal",
  "slow",
]);

/** A call is never slow beside its tool's other calls under this, in ms. */
const SLOW_FLOOR_MS = 1_000;

/** Servers of the official SDK strip what is undeclared on purpose: that is no acceptance of a wrong value. */
const UNDECLARED = /additional|unevaluated/;
const OF_TYPE = /^must be (?:string|number|integer|boolean|array|object|null)(?:,|$)/;

const fail = (kind: FailureKind, message: string, what: string): Failure => ({
  kind,
  key: `${kind} ${message}`,
  what,
});

/** An error about made-up but allowed values may well be the right answer: only a runtime error's own words accuse, and a text that does not parse is none. */
function isInternal(text: string, proof: Proof): boolean {
  const rest = text.replace(/\bSyntaxError: /g, "");
  return proof === "invalid" || says(RUNTIME_ERROR, rest) || says(RUNTIME_CLASS, rest);
}

function failing(answer: Answer): Failure[] {
  const { outcome, detail, response, proof } = answer;
  switch (outcome) {
    case "crashed":
      return [fail("crash", normalise(detail), detail)];
    case "timed-out":
      return [fail("hang", "", detail)];
    case "protocol-violation":
      return [fail("violation", normalise(detail), detail)];
    case "internal-error": {
      const text = response?.text ?? "";
      if (answer.blocked !== null || !isInternal(text, proof)) return [];
      return [fail("internal", normalise(text, sentValues(answer.exchange)), detail)];
    }
    default:
      return [];
  }
}

/** The JSON Schema keyword that a wrong call breaks, in Ajv's words without place, name and number. */
function brokenRule(error: string): string {
  const message = error.slice(error.indexOf("must"));
  if (OF_TYPE.test(message)) return "must be of the declared type";
  return message.replace(/'[^']*'|"[^"]*"/g, "<v>").replace(/-?\d+(?:\.\d+)?/g, "<v>");
}

function accepted({ arguments: args }: Answer, tool: ToolFacts): Failure[] {
  const [error] = validator(tool.inputSchema ?? {}).errors(args ?? {});
  if (error === undefined || UNDECLARED.test(error)) return [];
  return [fail("accepted", brokenRule(error), error)];
}

function wrongOutput({ response, exchange }: Answer, tool: ToolFacts): Failure[] {
  if (tool.outputSchema === undefined || response === null || exchange.response?.cut === true) return [];
  const content = response.structuredContent;
  const { check, errors } = validator(tool.outputSchema);
  if (content === undefined) {
    return check({}) === "unknown" ? [] : [fail("output", "missing", "there is no `structuredContent`")];
  }
  if (check(content) !== "invalid") return [];
  const error = errors(content)[0] ?? "";
  return [fail("output", error.replace(/\d+/g, "<v>"), error)];
}

function leaking({ response, exchange }: Answer): Failure[] {
  const what = response === null ? null : leakInAnswer(response, exchange);
  return what === null ? [] : [fail("leak", what, what)];
}

/** Everything that one answer shows to be wrong; empty when it is as it should be. Pure, and the same while recording and judging. */
export function failuresOf(answer: Answer, tool: ToolFacts): Failure[] {
  const found = [...failing(answer), ...leaking(answer)];
  if (answer.outcome !== "ok") return found;
  return [...found, ...(answer.proof === "invalid" ? accepted(answer, tool) : wrongOutput(answer, tool))];
}

/** Milliseconds over which a call is slow beside these of the same tool; null when they are too few to tell. */
export function slowLimit(durations: readonly number[]): number | null {
  const middle = durations.length < ENOUGH ? null : median(durations);
  return middle === null ? null : Math.max(SLOW_FLOOR_MS, FACTOR * middle);
}
