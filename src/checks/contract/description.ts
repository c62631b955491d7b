import { defineCheck } from "../define.ts";
import { withRows } from "../rows.ts";

export default defineCheck({
  id: "description",
  title: "Every tool has a description",
  category: "contract",
  severity: "error",
  kind: "risk",
  scored: true,
  needs: ["tools"],
  options: {},
  source:
    "toolproof static checks; MCP specification, Tools: `description` is what a model reads to choose a tool",
  why: "A model chooses a tool by its description. Without one it guesses from the name.",
  fix: "Add a description that says what the tool does, when to use it and what it returns.",
  messages: { missing: "The tool has no description." },
  evaluate({ tools }) {
    const findings = tools
      .filter((tool) => (tool.description ?? "").trim() === "")
      .map((tool) => ({ message: "missing", tool: tool.index }));
    return withRows(findings, tools, "error");
  },
});
