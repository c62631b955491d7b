import { type Deed, deedOf, namesInWords } from "../../facts/verbs.ts";
import type { ToolFacts } from "../../model/facts.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";

/** Tools from which on identical annotations can no longer be chance. */
const STAMPED = 5;

interface Named {
  tool: ToolFacts;
  deed: Deed | null;
  /** The name is more than a verb: it says what that is done to. */
  hasObject: boolean;
}

function contradictions({ tool, deed }: Named): RawFinding[] {
  const { readOnlyHint, destructiveHint } = tool.annotations;
  const at = { tool: tool.index, data: { name: tool.name } };
  const findings: RawFinding[] = [];
  if (readOnlyHint === true && destructiveHint === true) findings.push({ message: "both", tool: tool.index });
  if (readOnlyHint === true && deed === "destroys") findings.push({ ...at, message: "deletes" });
  if (readOnlyHint === true && deed === "writes")
    findings.push({ ...at, message: "writes", severity: "notice" });
  if (readOnlyHint !== true && destructiveHint === false && deed === "destroys")
    findings.push({ ...at, message: "additive" });
  return findings;
}

/** A tool that reads by its name, of which nobody said whether it does. An explicit `false` is its author's word. */
function unmarked({ tool, deed, hasObject }: Named): RawFinding[] {
  if (deed !== "reads" || !hasObject || tool.annotations.readOnlyHint !== null) return [];
  return [{ message: "unmarked", data: { name: tool.name }, tool: tool.index, severity: "notice" }];
}

/** One object stamped on every tool, the reading ones included. */
function stamped(named: readonly Named[]): RawFinding[] {
  const [first] = named;
  if (first === undefined || named.length < STAMPED) return [];
  const key = ({ tool }: Named) => JSON.stringify({ ...tool.annotations, title: null });
  const { present, readOnlyHint } = first.tool.annotations;
  if (!present || readOnlyHint === true || named.some((one) => key(one) !== key(first))) return [];
  const reads = named.filter(({ deed }) => deed === "reads").length;
  return reads === 0 ? [] : [{ message: "stamped", data: { count: named.length, reads }, tool: null }];
}

function judgeTools(tools: readonly ToolFacts[]): RawFinding[] {
  const words = namesInWords(tools);
  const named = tools.map((tool, at): Named => {
    const own = words[at] ?? [];
    return { tool, deed: deedOf(own), hasObject: own.length > 1 };
  });
  const whole = stamped(named);
  const single = named.flatMap((one): RawFinding[] => {
    if (!one.tool.annotations.present) return [{ message: "none", tool: one.tool.index }];
    return [...contradictions(one), ...(whole.length > 0 ? [] : unmarked(one))];
  });
  return [...single, ...whole];
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
    writes: "The tool is marked read-only, but its name `{name}` says that it writes.",
    additive:
      "The tool is marked `destructiveHint: false`, which says that it only adds, but its name `{name}` says that it deletes.",
    unmarked:
      "The name `{name}` says that the tool only reads, but it has no `readOnlyHint`: clients must assume that it does not, and it may not be called as read-only.",
    stamped:
      "All {count} tools carry one and the same annotations, {reads} reading ones among them: nothing can be told from them, and no tool may be called as read-only.",
  },
  evaluate({ tools }) {
    return withRows(judgeTools(tools), tools, "warning");
  },
});
