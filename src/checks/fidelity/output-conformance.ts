import { conformance } from "../../facts/answer.ts";
import { groupBy } from "../../facts/group.ts";
import type { CallFacts, ToolFacts } from "../../model/facts.ts";
import { isObject } from "../../model/json.ts";
import { defineCheck, type RawFinding, type Row } from "../define.ts";

type Judged = RawFinding | "conforms" | "unknown";

function judgeSuccess(call: CallFacts, tool: ToolFacts): Judged {
  if (call.outcome !== "ok" || call.proof === "invalid") return "unknown";
  const at = { tool: tool.index, call: call.key, property: "" };
  const { kind, error } = conformance(call.response, tool.outputSchema);
  if (kind === "missing") return { message: "missing", ...at };
  if (kind === "unknown" || call.exchange.response?.cut === true) return "unknown";
  return kind === "conforms" ? kind : { message: "invalid", data: { error }, ...at };
}

/** An error need not be structured; version 1 of the TypeScript client validates it all the same (typescript-sdk, `callTool`), version 2 no longer. */
function judgeError(call: CallFacts, tool: ToolFacts): Judged {
  const { response } = call;
  if (response?.isError !== true || !isObject(response.structuredContent)) return "unknown";
  const { kind, error } = conformance(response, tool.outputSchema);
  if (kind !== "invalid" || call.exchange.response?.cut === true) return "unknown";
  const at = { tool: tool.index, call: call.key, property: "" };
  return { message: "invalid-error", data: { error }, severity: "notice", kind: "risk", ...at };
}

const first = (judged: readonly Judged[]) => judged.find((one) => typeof one !== "string");

function judgeTool(tool: ToolFacts, calls: readonly CallFacts[]): { findings: RawFinding[]; rows: Row[] } {
  const successes = calls.map((call) => judgeSuccess(call, tool));
  const bad = first(successes);
  const odd = first(calls.map((call) => judgeError(call, tool)));
  const judged = bad !== undefined || successes.includes("conforms");
  return {
    findings: [bad ?? [], odd ?? []].flat(),
    rows: judged ? [{ tool: tool.index, verdict: bad ? "fail" : "pass" }] : [],
  };
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
    "invalid-error":
      "The `structuredContent` of an error does not fit the declared output schema: clients built on version 1 of the TypeScript SDK then hide the error behind their own ({error}).",
  },
  evaluate({ calls, tools }) {
    const byTool = groupBy(
      calls.filter((one) => one.kind !== "fuzz"),
      (call) => call.toolIndex,
    );
    const declared = tools.filter((tool) => isObject(tool.outputSchema));
    const judged = declared.map((tool) => judgeTool(tool, byTool.get(tool.index) ?? []));
    return { findings: judged.flatMap((one) => one.findings), rows: judged.flatMap((one) => one.rows) };
  },
});
