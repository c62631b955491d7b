import type { ToolFacts } from "../../model/facts.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";

/** First words of names that say plainly what a tool does. */
const READS = /^(?:get|list|read|search|find|fetch|show|describe|count)(?:[_\-.]|(?=[A-Z])|$)/;
const DELETES = /^(?:delete|remove|destroy|drop|purge|erase|wipe)(?:[_\-.]|(?=[A-Z])|$)/i;
/** Tools from which on identical annotations can no longer be chance. */
const STAMPED = 5;

function contradictions(tool: ToolFacts): RawFinding[] {
  const { readOnlyHint, destructiveHint } = tool.annotations;
  const findings: RawFinding[] = [];
  if (readOnlyHint === true && destructiveHint === true) findings.push({ message: "both", tool: tool.index });
  if (readOnlyHint === true && DELETES.test(tool.name)) {
    findings.push({ message: "deletes", data: { name: tool.name }, tool: tool.index });
  }
  return findings;
}

/** One object stamped on every tool, the reading ones included. */
function stamped(tools: readonly ToolFacts[]): RawFinding[] {
  const present = tools.filter((tool) => tool.annotations.present);
  if (present.length < STAMPED || present.length !== tools.length) return [];
  const [first] = present;
  const key = (tool: ToolFacts) => JSON.stringify({ ...tool.annotations, title: null });
  if (first === undefined || present.some((tool) => key(tool) !== key(first))) return [];
  const reads = present.filter((tool) => READS.test(tool.name));
  if (first.annotations.readOnlyHint === true || reads.length === 0) return [];
  return [{ message: "stamped", data: { count: tools.length, reads: reads.length }, tool: null }];
}

export default defineCheck({
  id: "annotations",
  title: "Tools say whether they read, write or destroy, without contradiction",
  category: "contract",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["tools"],
  options: {},
  source: "MCP specification, ToolAnnotations: without hints a client must assume that a tool is destructive",
  why: "Clients ask the user before destructive calls and let read-only ones pass. Without hints every call needs a confirmation, and this audit may not call the tool.",
  fix: "Set `readOnlyHint: true` on tools that only read; on the others say `destructiveHint` and `idempotentHint`.",
  messages: {
    none: "The tool has no annotations: clients must assume that it is destructive.",
    both: "The tool is marked both read-only and destructive.",
    deletes: "The tool is marked read-only, but its name `{name}` says that it deletes.",
    stamped:
      "All {count} tools carry one and the same annotations, {reads} reading ones among them: nothing can be told from them, and no tool may be called as read-only.",
  },
  evaluate({ tools }) {
    const findings = tools.flatMap((tool): RawFinding[] =>
      tool.annotations.present ? contradictions(tool) : [{ message: "none", tool: tool.index }],
    );
    return withRows([...findings, ...stamped(tools)], tools, "warning");
  },
});
