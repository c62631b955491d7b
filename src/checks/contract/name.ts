import { defineCheck } from "../define.ts";
import { withRows } from "../rows.ts";

export default defineCheck({
  id: "name",
  title: "Every tool has a name",
  category: "contract",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["tools"],
  options: {},
  source:
    "MCP specification, Tools: `name` is required (https://modelcontextprotocol.io/specification/2025-11-25/server/tools)",
  why: "A tool without a name cannot be called by anybody.",
  fix: "Give the tool a unique name.",
  messages: { empty: "Tool number {number} of the list has no name." },
  evaluate({ tools }) {
    const nameless = tools.filter((tool) => tool.name.trim() === "");
    const findings = nameless.map((tool) => ({
      message: "empty",
      data: { number: tool.index + 1 },
      tool: tool.index,
    }));
    return withRows(findings, tools, "error");
  },
});
