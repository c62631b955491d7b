import type { Case } from "../model/case.ts";
import type { Exchange } from "../model/evidence.ts";
import { isRefusedByHttp } from "./http.ts";
import { normalise } from "./normalise.ts";
import type { Classification } from "./outcome.ts";
import { errorInText } from "./refusal.ts";
import { sentValues } from "./sent.ts";

/** One case and its first answer. */
export interface Answered {
  item: Case;
  exchange: Exchange;
  first: Classification;
}

/** The error of an answer without what belongs to this call alone; null when it is none. Silence is one: who waits for what is not there waits in both. */
function errorOf({ exchange, first: { response, outcome } }: Answered): string | null {
  if (outcome === "timed-out") return outcome;
  if (response === null) return null;
  if (response.error === null && !response.isError) {
    const said = errorInText(response);
    return said === null ? null : `success ${normalise(said, sentValues(exchange))}`;
  }
  return `${response.error?.code ?? "result"} ${normalise(response.text, sentValues(exchange))}`;
}

/** The error of each tool's own generated valid call, by tool index: the one that the malformed calls are made from. */
export function validErrors(answers: readonly Answered[]): Map<number, string> {
  const errors = new Map<number, string>();
  for (const answered of answers) {
    const { item } = answered;
    if (item.kind !== "valid" || item.unless !== undefined || errors.has(item.toolIndex)) continue;
    const error = errorOf(answered);
    if (error !== null) errors.set(item.toolIndex, error);
  }
  return errors;
}

/** Whether a malformed call got the error that the tool's valid call gets: nothing was learnt about validation. */
export function isMasked(answered: Answered, errors: ReadonlyMap<number, string>): boolean {
  if (answered.item.proof !== "invalid") return false;
  if (isRefusedByHttp(answered.exchange)) return true;
  const error = errorOf(answered);
  return error !== null && errors.get(answered.item.toolIndex) === error;
}
