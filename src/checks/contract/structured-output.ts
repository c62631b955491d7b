import { groupBy } from "../../facts/group.ts";
import type { CallFacts } from "../../model/facts.ts";
import { parseJson } from "../../text/json.ts";
import { defineCheck } from "../define.ts";

/** Whether the whole answer is one text that is a JSON object, or a list of objects. */
function answersJson({ outcome, response, exchange }: CallFacts): boolean {
  if (outcome !== "ok" || response === null || exchange.response?.cut === true) return false;
  if (response.contentTypes.length !== 1 || response.contentTypes[0] !== "text") return false;
  const text = response.text.trim();
  if (!text.startsWith("{") && !text.startsWith("[")) return false;
  const value = parseJson(text);
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === "object" && first !== null && Object.keys(first).length > 0;
}

export default defineCheck({
  id: "structured-output",
  title: "Answers in JSON are declared with an output schema",
  category: "contract",
  severity: "notice",
  kind: "risk",
  scored: false,
  since: "2025-06-18",
  needs: ["tools", "calls"],
  options: {},
  source: "R-TOOL-3; MCP specification 2025-06-18, Tools, structured content",
  why: "Without a schema every client parses the text by guessing, and a change of its shape breaks them unseen.",
  fix: "Declare `outputSchema` and return the same value as `structuredContent`.",
  messages: { undeclared: "The answer is JSON in a text, and no `outputSchema` says what it holds." },
  evaluate({ tools, calls }) {
    const byTool = groupBy(calls, (call) => call.toolIndex);
    const findings = tools.flatMap((tool) => {
      if (tool.outputSchema !== undefined) return [];
      const call = byTool.get(tool.index)?.find(answersJson);
      return call === undefined ? [] : [{ message: "undeclared", tool: tool.index, call: call.key }];
    });
    return { findings, rows: [] };
  },
});
