import { estimateTokens } from "../../facts/tokens.ts";
import type { ToolFacts } from "../../model/facts.ts";
import { defineCheck, type RawFinding } from "../define.ts";

function tokensOf(tool: ToolFacts): number {
  const schema = tool.inputSchema === undefined ? "" : JSON.stringify(tool.inputSchema);
  return estimateTokens(`${tool.name}${tool.description ?? ""}${schema}`);
}

export default defineCheck({
  id: "context-cost",
  title: "The tool list is not more than a model should carry",
  category: "contract",
  severity: "warning",
  kind: "risk",
  scored: false,
  needs: ["tools"],
  options: {
    max_tokens_total: {
      type: "integer",
      minimum: 1,
      default: 20_000,
      description: "Estimated tokens of all tools together, over which it is a warning.",
    },
    max_tokens_per_tool: {
      type: "integer",
      minimum: 1,
      default: 3_000,
      description: "Estimated tokens of one tool, over which it is told.",
    },
  },
  source:
    "mcp-trust-check survey; a token is estimated as four characters of name, description and input schema",
  why: "Every conversation pays for the whole tool list before the first word, and a model chooses worse among more text.",
  fix: "Shorten descriptions and schemas, drop what a model does not need, or split the server.",
  messages: {
    total: "The tool list costs about {tokens} tokens in every conversation, over {max}.",
    tool: "The tool costs about {tokens} tokens in every conversation, over {max}.",
  },
  evaluate({ tools }, options) {
    const maxTotal = Number(options.max_tokens_total);
    const maxTool = Number(options.max_tokens_per_tool);
    const perTool = tools.map((tool) => ({ tool: tool.name, tokens: tokensOf(tool) }));
    const tokens = perTool.reduce((sum, one) => sum + one.tokens, 0);
    const findings: RawFinding[] = perTool.flatMap((one, index) =>
      one.tokens > maxTool
        ? [
            {
              message: "tool",
              data: { tokens: one.tokens, max: maxTool },
              tool: index,
              severity: "notice" as const,
            },
          ]
        : [],
    );
    if (tokens > maxTotal) findings.push({ message: "total", data: { tokens, max: maxTotal }, tool: null });
    return { findings, rows: [], metrics: { tokens, perTool } };
  },
});
