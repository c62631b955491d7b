import { conformance } from "../../facts/answer.ts";
import type { CallFacts, ToolFacts } from "../../model/facts.ts";
import { defineCheck, type RawFinding, type Row } from "../define.ts";

function judgeCall(call: CallFacts, tool: ToolFacts): RawFinding | "conforms" | "unknown" {
  const at = { tool: tool.index, call: call.key, property: "" };
  const judged = conformance(call.response, tool.outputSchema);
  if (judged.kind === "missing") return { message: "missing", ...at };
  if (judged.kind === "unknown" || call.exchange.response?.cut === true) return "unknown";
  return judged.kind === "conforms"
    ? "conforms"
    : { message: "invalid", data: { error: judged.error }, ...at };
}

export default defineCheck({
  id: "output-conformance",
  title: "Structured results fit the declared output schema",
  category: "fidelity",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["calls", "tools"],
  options: {},
  source:
    "R-TOOL-3; MCP specification, Tools: servers MUST provide structured results that conform to the output schema",
  why: "Clients validate results against the schema and throw the whole answer away when it does not fit.",
  fix: "Return `structuredContent` that fits the schema with every result that is no error, or mend the schema.",
  messages: {
    missing: "The tool declares an output schema, but its answer has no `structuredContent`.",
    invalid: "`structuredContent` does not fit the declared output schema: {error}.",
  },
  evaluate({ calls, tools }) {
    const findings: RawFinding[] = [];
    const rows = new Map<number, Row>();
    for (const call of calls.filter((one) => one.kind !== "fuzz")) {
      const tool = tools[call.toolIndex];
      if (tool?.outputSchema === undefined || call.outcome !== "ok" || call.proof === "invalid") continue;
      const judged = judgeCall(call, tool);
      if (judged === "unknown") continue;
      const known = rows.get(tool.index);
      if (judged === "conforms") {
        if (known === undefined) rows.set(tool.index, { tool: tool.index, verdict: "pass" });
        continue;
      }
      if (known?.verdict !== "fail") findings.push(judged);
      rows.set(tool.index, { tool: tool.index, verdict: "fail" });
    }
    return { findings, rows: [...rows.values()] };
  },
});
