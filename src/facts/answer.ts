import type { ParsedResponse } from "../model/facts.ts";
import { isObject, type Json } from "../model/json.ts";
import { validator } from "./schema.ts";

const nothing = (value: Json | undefined) =>
  value === undefined || value === null || (isObject(value) && Object.keys(value).length === 0);

/** Whether an answer says nothing. Images, audio and resources are content whatever their text. */
export function isEmptyAnswer(response: ParsedResponse): boolean {
  if (!nothing(response.structuredContent)) return false;
  return response.contentTypes.every((type) => type === "text") && response.text.trim() === "";
}

/** How a structured result stands to the declared output schema; `unknown` where the schema does not tell. */
export interface Conformance {
  kind: "conforms" | "missing" | "unknown" | "invalid";
  /** What does not fit, one sentence; "" unless `invalid`. */
  error: string;
}

const told = (kind: Conformance["kind"], error = ""): Conformance => ({ kind, error });

/** Compares a successful answer with the output schema of its tool. Never throws. */
export function conformance(response: ParsedResponse | null, outputSchema: Json | undefined): Conformance {
  const content = response?.structuredContent;
  if (content === undefined) return told("missing");
  const { check, errors } = validator(outputSchema);
  const verdict = check(content);
  if (verdict === "unknown") return told("unknown");
  return verdict === "valid" ? told("conforms") : told("invalid", errors(content)[0] ?? "");
}
