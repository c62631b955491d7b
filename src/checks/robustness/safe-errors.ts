import { groupBy } from "../../facts/group.ts";
import { findLeak } from "../../facts/leaks.ts";
import { carriesPayload, echoesSecret, isAboutElse, namesField } from "../../facts/rejection.ts";
import type { CallFacts, ToolFacts } from "../../model/facts.ts";
import { REFUSED } from "../../model/outcome.ts";
import { INVALID_PARAMS } from "../../model/rpc.ts";
import { defineCheck, type RawFinding, type Row } from "../define.ts";

/** Calls that checks of their own judge. */
const OTHERS: ReadonlySet<string> = new Set(["bounds", "fuzz"]);

/** First revision that asks for validation errors as results (specification, Tools, error handling). */
const AS_RESULTS = "2025-11-25";

/** Ids of the messages that a rejection earns. */
function flaws(call: CallFacts, tool: ToolFacts, asResults: boolean): string[] {
  const text = call.response?.text ?? "";
  const found: Record<string, boolean> = {
    secret: echoesSecret(call),
    trace: findLeak(text, () => call.exchange.request.raw) !== null,
    code: call.outcome === "rejected-wrong-code",
    payload: carriesPayload(call),
    unnamed: !namesField(call, tool) && !isAboutElse(call),
    preferred: asResults && call.response?.error?.code === INVALID_PARAMS,
  };
  return Object.keys(found).filter((message) => found[message]);
}

function judgeTool(
  tool: ToolFacts,
  calls: readonly CallFacts[],
  asResults: boolean,
): { findings: RawFinding[]; row: Row } {
  const all = calls.flatMap((call) => flaws(call, tool, asResults).map((message) => ({ call, message })));
  const findings = [...groupBy(all, (one) => one.message)].flatMap(([message, group]): RawFinding[] => {
    const [first] = group;
    if (first === undefined) return [];
    const data = { case: first.call.caseId, count: group.length, total: calls.length };
    const finding: RawFinding = { message, data, tool: tool.index, call: first.call.key, property: "" };
    return [message === "preferred" ? { ...finding, severity: "notice" } : finding];
  });
  const flawed = all.some(({ message }) => message !== "preferred");
  return { findings, row: { tool: tool.index, verdict: flawed ? "part" : "pass" } };
}

export default defineCheck({
  id: "safe-errors",
  title: "Rejections name the parameter and give nothing else away",
  category: "robustness",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["calls", "tools", "server"],
  options: {},
  source: "R-VAL-2; MCP specification, Tools, error handling",
  why: "A model mends its call when the error names the parameter. A stack trace or an echoed secret helps only an attacker.",
  fix: "Answer validation failures with `isError: true` and one sentence: which parameter, what is expected. Log the rest.",
  messages: {
    secret:
      "{count} of {total} rejections repeat the value of a secret-looking parameter, first in case `{case}`.",
    trace: "{count} of {total} rejections carry a stack trace or an internal path, first in case `{case}`.",
    code: "{count} of {total} rejections come as a JSON-RPC error other than -32602 instead of `isError: true`, first in case `{case}`.",
    payload:
      "{count} of {total} rejections repeat the arguments as a whole, or are a dump of over 4,000 characters, first in case `{case}`.",
    unnamed: "{count} of {total} rejections do not name the parameter that is wrong, first in case `{case}`.",
    preferred:
      "{count} of {total} rejections come as JSON-RPC error -32602, first in case `{case}`: since revision 2025-11-25 a result with `isError: true` is preferred, which the model gets to see.",
  },
  evaluate({ calls, tools, server }) {
    const rejections = calls.filter(
      (call) =>
        call.proof === "invalid" && !OTHERS.has(call.kind) && REFUSED.has(call.outcome) && !call.masked,
    );
    const asResults = server.protocolVersion >= AS_RESULTS;
    const judged = [...groupBy(rejections, (call) => call.toolIndex)].flatMap(([index, own]) => {
      const tool = tools[index];
      return tool === undefined ? [] : [judgeTool(tool, own, asResults)];
    });
    return { findings: judged.flatMap((one) => one.findings), rows: judged.map((one) => one.row) };
  },
});
