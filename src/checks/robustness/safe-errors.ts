import { groupBy } from "../../facts/group.ts";
import { findLeak } from "../../facts/leaks.ts";
import type { CallFacts, ToolFacts } from "../../model/facts.ts";
import type { Verdict } from "../../model/finding.ts";
import { defineCheck, type RawFinding, type Row } from "../define.ts";

const REJECTIONS: ReadonlySet<string> = new Set([
  "rejected",
  "rejected-wrong-code",
  "refused-in-text",
  "internal-error",
]);
/** A rejection longer than this is a dump, not a message. */
const DUMP_CHARS = 4_000;
const SECRET_NAME = /pass(?:word|phrase)?|secret|token|api[_-]?key|credential/i;

function namesField(call: CallFacts, tool: ToolFacts): boolean {
  const text = (call.response?.text ?? "").toLowerCase();
  return [...tool.parameters.map((one) => one.name), ...tool.required].some((name) =>
    text.includes(name.toLowerCase()),
  );
}

/** A value that was sent for a secret-looking parameter and came back. */
function echoesSecret(call: CallFacts): boolean {
  const text = call.response?.text ?? "";
  return Object.entries(call.arguments ?? {}).some(
    ([name, value]) =>
      SECRET_NAME.test(name) && typeof value === "string" && value.length >= 6 && text.includes(value),
  );
}

function flaws(call: CallFacts, tool: ToolFacts): { message: string; warning: boolean }[] {
  const text = call.response?.text ?? "";
  const found: { message: string; warning: boolean }[] = [];
  if (echoesSecret(call)) found.push({ message: "secret", warning: true });
  if (findLeak(text) !== null) found.push({ message: "trace", warning: true });
  if (call.response?.error?.code === -32603 && call.outcome === "rejected-wrong-code") {
    found.push({ message: "code", warning: true });
  }
  if (text.length > DUMP_CHARS) found.push({ message: "dump", warning: false });
  const nameable = call.property !== null || tool.required.length > 0;
  if (nameable && call.outcome === "rejected" && !namesField(call, tool))
    found.push({ message: "unnamed", warning: false });
  return found;
}

function judgeTool(tool: ToolFacts, calls: readonly CallFacts[]): { findings: RawFinding[]; row: Row } {
  const all = calls.flatMap((call) => flaws(call, tool).map((flaw) => ({ call, ...flaw })));
  const findings = [...groupBy(all, (one) => one.message).values()].flatMap((group): RawFinding[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { call, message, warning } = first;
    const data = { case: call.caseId, count: group.length, total: calls.length };
    const severity = warning ? "warning" : "notice";
    return [{ message, data, tool: tool.index, call: call.key, property: "", severity }];
  });
  const verdict: Verdict = all.some((one) => one.warning) ? "part" : "pass";
  return { findings, row: { tool: tool.index, verdict } };
}

export default defineCheck({
  id: "safe-errors",
  title: "Rejections name the parameter and give nothing else away",
  category: "robustness",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["calls", "tools"],
  options: {},
  source: "R-VAL-2; MCP specification, Tools, error handling",
  why: "A model mends its call when the error names the parameter. A stack trace or an echoed secret helps only an attacker.",
  fix: "Answer validation failures with `isError: true` and one sentence: which parameter, what is expected. Log the rest.",
  messages: {
    secret: "A rejection repeats the value of a secret-looking parameter (`{case}`).",
    trace: "{count} of {total} rejections carry a stack trace or an internal path, first `{case}`.",
    code: "{count} of {total} rejections come as JSON-RPC error -32603 instead of `isError: true` or -32602, first `{case}`.",
    dump: "{count} of {total} rejections are a dump of over 4,000 characters, first `{case}`.",
    unnamed: "{count} of {total} rejections do not name the parameter that is wrong, first `{case}`.",
  },
  evaluate({ calls, tools }) {
    const rejections = calls.filter(
      (call) =>
        call.proof === "invalid" && call.kind !== "bounds" && REJECTIONS.has(call.outcome) && !call.masked,
    );
    const judged = [...groupBy(rejections, (call) => call.toolIndex)].flatMap(([index, own]) => {
      const tool = tools[index];
      return tool === undefined ? [] : [judgeTool(tool, own)];
    });
    return { findings: judged.flatMap((one) => one.findings), rows: judged.map((one) => one.row) };
  },
});
