import { ANSWERED } from "../../model/outcome.ts";
import { defineCheck, type RawFinding } from "../define.ts";

export default defineCheck({
  id: "disguised-refusal",
  title: "A refusal does not pose as a success",
  category: "fidelity",
  severity: "warning",
  kind: "violation",
  scored: true,
  needs: ["calls"],
  options: {},
  source: "mcp-reality-check; MCP specification, Tools, error handling: tool errors carry `isError: true`",
  why: "A client and a model take the text for the result: the refusal is used as if it were data.",
  fix: "Set `isError: true` on the answer, and leave its text as it is.",
  messages: { refusal: "`{case}` is refused in the text of a success: {detail}" },
  evaluate({ calls }) {
    const answered = calls.filter((call) => ANSWERED.has(call.outcome) && call.kind !== "fuzz");
    const refused = answered.filter((call) => call.outcome === "refused-in-text");
    const first = new Map([...refused].reverse().map((call) => [call.toolIndex, call]));
    const findings = [...first.values()].map(
      (call): RawFinding => ({
        message: "refusal",
        data: { case: call.caseId, detail: call.detail },
        tool: call.toolIndex,
        call: call.key,
        property: "",
      }),
    );
    const tools = [...new Set(answered.map((call) => call.toolIndex))];
    return { findings, rows: tools.map((tool) => ({ tool, verdict: first.has(tool) ? "part" : "pass" })) };
  },
});
