import { conformance, isEmptyAnswer } from "../facts/answer.ts";
import { readTools } from "../facts/catalogue.ts";
import { outcomeOfAnswer } from "../facts/outcome.ts";
import { readResult } from "../facts/response.ts";
import { validator } from "../facts/schema.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { Json } from "../model/json.ts";

/** One fault of one answer. */
export interface GuardFinding {
  /** The check that the audit would tell it by. */
  check: "latency" | "response-size" | "disguised-refusal" | "empty-content" | "output-conformance";
  /** One plain sentence; may quote the server. */
  reason: string;
}

const [UNLISTED] = readTools([{ tools: [{ name: "", inputSchema: {} }] }]) as [ToolFacts];

/** What the checks on single answers say of a result, by the same functions as the audit. */
export function answerFindings(result: Json, args: Json, tool: ToolFacts = UNLISTED): GuardFinding[] {
  const { response, violation } = readResult(result);
  if (response === null) return [{ check: "output-conformance", reason: violation }];
  const outcome = outcomeOfAnswer(response, tool);
  if (outcome === "refused-in-text") {
    return [{ check: "disguised-refusal", reason: "refused in the text of a success" }];
  }
  const proof = validator(tool.inputSchema ?? {}).check(args);
  if (outcome !== "ok" || proof !== "valid") return [];
  const findings: GuardFinding[] = [];
  if (isEmptyAnswer(response))
    findings.push({ check: "empty-content", reason: "answered with an empty success" });
  if (tool.outputSchema === undefined) return findings;
  const judged = conformance(response, tool.outputSchema);
  const check = "output-conformance";
  if (judged.kind === "missing")
    findings.push({ check, reason: "no `structuredContent`, though an output schema is declared" });
  if (judged.kind === "invalid") {
    findings.push({ check, reason: `\`structuredContent\` does not fit the output schema: ${judged.error}` });
  }
  return findings;
}
