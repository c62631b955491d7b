import { defineCheck } from "../define.ts";
import { withRows } from "../rows.ts";

export default defineCheck({
  id: "duplicate-name",
  title: "No two tools share a name",
  category: "contract",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["tools"],
  options: {},
  source: "MCP specification, Tools: `name` is a unique identifier",
  why: "Clients keep one tool for each name: the other can never be called.",
  fix: "Rename one of the tools, or register it once.",
  messages: { duplicate: "The name `{name}` is given to {count} tools." },
  evaluate({ tools }) {
    const counts = new Map<string, number>();
    for (const { name } of tools) counts.set(name, (counts.get(name) ?? 0) + 1);
    const seen = new Set<string>();
    const findings = tools.flatMap((tool) => {
      const count = counts.get(tool.name) ?? 0;
      const again = seen.has(tool.name);
      seen.add(tool.name);
      if (!again || tool.name === "") return [];
      return [{ message: "duplicate", data: { name: tool.name, count }, tool: tool.index }];
    });
    return withRows(findings, tools, "error");
  },
});
