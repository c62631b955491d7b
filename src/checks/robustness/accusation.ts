import { isConfirmed } from "../../facts/confirmed.ts";
import { findLeak } from "../../facts/leaks.ts";
import { errorInText } from "../../facts/refusal.ts";
import { DOWNSTREAM, RUNTIME_ERROR, says } from "../../facts/vocabulary.ts";
import type { CallFacts, ToolFacts } from "../../model/facts.ts";
import { isObject } from "../../model/json.ts";

/** What a `robust/*` call says against its tool. */
export interface Accusation {
  /** Id of a message of `robust-input`. */
  message: string;
  /** Whether the tool fails; else it is a part. */
  fails: boolean;
}

/** Whether `{}` was accepted by a tool that has a default for all it requires: a converter's slip, the intent is plain. */
export function leavesOutDefaults({ caseId, outcome }: CallFacts, tool: ToolFacts | undefined): boolean {
  if (caseId !== "robust/missing-required" || outcome !== "ok" || tool === undefined) return false;
  return tool.required.every((name) => {
    const schema = tool.parameters.find((one) => one.name === name)?.schema;
    return isObject(schema) && Object.hasOwn(schema, "default");
  });
}

/** A success may be nothing but an object that reports an error: not accepted then, but not refused for its arguments either. */
function ofSuccess({ response }: CallFacts): string {
  const said = response === null ? null : errorInText(response);
  if (said === null) return "accepted";
  if (says(RUNTIME_ERROR, said)) return "internal";
  return says(DOWNSTREAM, said) ? "downstream" : "untold";
}

/** What a malformed call says against its tool. */
function ofMalformed(call: CallFacts): Accusation | null {
  const confirmed = isConfirmed(call);
  switch (call.outcome) {
    case "crashed":
      return confirmed ? { message: "gone", fails: true } : null;
    case "timed-out":
      return confirmed ? { message: "hangs", fails: true } : null;
    case "protocol-violation":
      return confirmed ? { message: "violation", fails: true } : null;
    case "internal-error":
      return confirmed ? { message: "internal", fails: false } : null;
    case "lenient-downstream":
      return { message: "downstream", fails: false };
    case "ok":
      return { message: ofSuccess(call), fails: false };
    case "rejected":
    case "rejected-wrong-code":
      return findLeak(call.response?.text ?? "") === null ? null : { message: "leak", fails: false };
    default:
      return null;
  }
}

/** The valid call of a tool without parameters shows only whether the server survives it, and keeps its insides to itself. */
function ofValid(call: CallFacts): Accusation | null {
  const leaks = findLeak(call.response?.text ?? "") !== null;
  if (!isConfirmed(call)) return leaks ? { message: "valid-leak", fails: false } : null;
  if (call.outcome === "crashed") return { message: "valid-gone", fails: true };
  if (call.outcome === "timed-out") return { message: "valid-hangs", fails: true };
  return leaks ? { message: "valid-leak", fails: false } : null;
}

/** What one `robust/*` call says against its tool; null when nothing. */
export function accusationOf(call: CallFacts): Accusation | null {
  return call.proof === "valid" ? ofValid(call) : ofMalformed(call);
}
