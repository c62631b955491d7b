import { groupBy } from "../../facts/group.ts";
import type { CallFacts, Facts, ToolFacts } from "../../model/facts.ts";
import type { Verdict } from "../../model/finding.ts";
import { defineCheck, type NotVerified, type RawFinding, type Row } from "../define.ts";
import { accusationOf, leavesOutDefaults } from "./accusation.ts";
import { REASONS } from "./reasons.ts";

/** A malformed call that teaches nothing: answered like the valid one, helped by defaults, or not confirmed. */
function unclear(call: CallFacts, tool: ToolFacts | undefined): string | null {
  if (call.proof === "valid") return null;
  if (leavesOutDefaults(call, tool)) return "the schema requires only what it has a default for";
  if (call.masked) return REASONS.masked;
  if (call.dependsOnState) return REASONS.state;
  return call.confirmed === "not-tried" ? REASONS.untried : null;
}

function judgeTool(
  tool: number,
  calls: readonly CallFacts[],
  tools: readonly ToolFacts[],
): { findings: RawFinding[]; row: Row | null } {
  const clear = calls.filter((call) => unclear(call, tools[tool]) === null);
  if (clear.length === 0) return { findings: [], row: null };
  const found = clear.flatMap((call) => {
    const what = accusationOf(call);
    return what === null ? [] : [{ call, ...what }];
  });
  const verdict: Verdict = found.some((one) => one.fails) ? "fail" : found.length > 0 ? "part" : "pass";
  const findings = [...groupBy(found, (one) => one.message).values()].flatMap((group): RawFinding[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { call, message, fails } = first;
    const data = { case: call.caseId, count: group.length, total: clear.length, detail: call.detail };
    return [{ message, data, tool, call: call.key, property: "", severity: fails ? "error" : "warning" }];
  });
  return { findings, row: { tool, verdict } };
}

function silentAfter(facts: Pick<Facts, "exchanges" | "calls">): RawFinding[] {
  const calls = new Map(facts.calls.map((call) => [call.key, call]));
  return facts.exchanges.flatMap((exchange) => {
    const call = calls.get(exchange.caseKey ?? "");
    if (exchange.purpose !== "liveness" || exchange.end === "answered" || call === undefined) return [];
    return [{ message: "silent", tool: call.toolIndex, call: call.key, severity: "error" as const }];
  });
}

export default defineCheck({
  id: "robust-input",
  title: "Calls that the schema forbids are refused, and the server stays alive",
  category: "robustness",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["calls", "exchanges", "tools"],
  options: {
    max_tools: { type: "integer", minimum: 0, default: 25, description: "Tools that get `robust/*` calls." },
    hang_ms: {
      type: ["integer", "null"],
      minimum: 1,
      default: null,
      description:
        "Milliseconds after which a `robust/*` call hangs; null: max(2000, timeout_probe_sec * 1000).",
    },
  },
  source: "sealmark `robust-input`; MCP specification, Tools: servers MUST validate all tool inputs",
  why: "What the schema forbids and the tool accepts, it will do with wrong data: on a model's mistake, or on purpose.",
  fix: "Validate the arguments against the advertised schema (a parser of your SDK does it) and refuse the call with `isError: true` and the parameter's name.",
  messages: {
    gone: "The process is gone after a call that the schema forbids (`{case}`): {detail}.",
    hangs: "A call that the schema forbids (`{case}`) hangs: {detail}.",
    violation:
      "A call that the schema forbids (`{case}`) gets an answer that the protocol does not allow: {detail}.",
    internal:
      "{count} of {total} calls that the schema forbids reach the code, first in case `{case}`: {detail}",
    downstream:
      "{count} of {total} calls that the schema forbids are passed on, first in case `{case}`: {detail}",
    accepted: "{count} of {total} calls that the schema forbids are accepted, first in case `{case}`.",
    untold:
      "{count} of {total} calls that the schema forbids are answered with an error as the text of a success, without `isError`, first in case `{case}`: {detail}",
    leak: "{count} of {total} refusals carry a stack trace or an internal path, first in case `{case}`.",
    "valid-gone": "The process is gone after the valid call `{}`: {detail}.",
    "valid-hangs": "The valid call `{}` hangs: {detail}.",
    "valid-leak": "The answer to the valid call `{}` carries a stack trace or an internal path.",
    silent: "After calls that the schema forbids the server no longer lists its tools.",
  },
  evaluate(facts) {
    const malformed = facts.calls.filter((call) => call.kind === "robust");
    const findings: RawFinding[] = [];
    const rows = new Map<number, Verdict>();
    for (const [tool, calls] of groupBy(malformed, (call) => call.toolIndex)) {
      const judged = judgeTool(tool, calls, facts.tools);
      findings.push(...judged.findings);
      if (judged.row !== null) rows.set(tool, judged.row.verdict);
    }
    for (const finding of silentAfter(facts)) {
      findings.push(finding);
      if (finding.tool !== null) rows.set(finding.tool, "fail");
    }
    const why = (call: CallFacts) => unclear(call, facts.tools[call.toolIndex]);
    const unclearCalls = malformed.filter((call) => why(call) !== null);
    const notVerified: NotVerified[] = [
      ...groupBy(unclearCalls, (call) => `${call.toolIndex} ${why(call)}`),
    ].map(([, group]) => ({
      tool: group[0]?.toolIndex ?? null,
      reason: why(group[0] as CallFacts) ?? "",
      calls: group.length,
    }));
    return { findings, rows: [...rows].map(([tool, verdict]) => ({ tool, verdict })), notVerified };
  },
});
