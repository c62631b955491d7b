import type { FailureKind } from "../../facts/failures.ts";
import { distinctFailures, isPlanned, type Shown } from "../../facts/fuzz.ts";
import { groupBy } from "../../facts/group.ts";
import { jsonText, lighter } from "../../facts/size.ts";
import type { Severity } from "../../model/finding.ts";
import { cut } from "../../text/cut.ts";
import { defineCheck, type NotVerified, type RawFinding } from "../define.ts";
import { REASONS } from "./reasons.ts";

const SEVERITY: Readonly<Record<FailureKind, Severity>> = {
  crash: "error",
  hang: "error",
  violation: "error",
  internal: "error",
  output: "error",
  leak: "warning",
  accepted: "warning",
  slow: "warning",
};
const RISKS: ReadonlySet<FailureKind> = new Set(["leak", "slow"]);
const INPUT_CHARS = 160;

/** One finding for each distinct failure, shown by its smallest input. */
function findingOf(shown: readonly Shown[], total: number): RawFinding | null {
  const byInput = (a: Shown, b: Shown) => lighter(a.call.arguments ?? {}, b.call.arguments ?? {});
  const [smallest] = shown.filter((one) => one.sure).sort(byInput);
  if (smallest === undefined) return null;
  const { kind, what, key, call } = smallest;
  const input = cut(jsonText(call.arguments ?? {}), INPUT_CHARS);
  return {
    message: kind,
    data: { what, input, count: shown.length, total },
    tool: call.toolIndex,
    severity: SEVERITY[kind],
    kind: RISKS.has(kind) ? "risk" : "violation",
    property: "",
    call: call.key,
    distinct: key,
  };
}

export default defineCheck({
  id: "fuzz",
  title: "Made-up calls, allowed and forbidden, find no failure",
  category: "robustness",
  severity: "error",
  kind: "violation",
  scored: false,
  optIn: true,
  needs: ["calls", "exchanges", "tools", "evidence"],
  options: {},
  source:
    "property-based testing with fast-check: arguments from the tool's own schema, each proven by Ajv; MCP specification, Tools: servers MUST validate all tool inputs",
  why: "A model sends what nobody thought of: the empty text, the largest number, a missing field. One such call must not take the server down.",
  fix: "Run the command below, which makes the smallest failing call, and handle that input: serve it, or refuse it with `isError: true` and the parameter's name.",
  messages: {
    crash: "The process ends on {input}: {what}. {count} of {total} made-up calls show it.",
    hang: "The call {input} is never answered: {what}. {count} of {total} made-up calls show it.",
    violation:
      "The answer to {input} is none that the protocol allows: {what}. {count} of {total} made-up calls show it.",
    internal:
      "The call {input} runs into an unhandled error: {what}. {count} of {total} made-up calls show it.",
    leak: "The answer to {input} carries {what}. {count} of {total} made-up calls show it.",
    accepted:
      "The call {input} is accepted, though the schema forbids it: {what}. {count} of {total} made-up calls show it.",
    output:
      "The result of {input} does not fit the declared output schema: {what}. {count} of {total} made-up calls show it.",
    slow: "The call {input} takes {what}, far longer than other calls of the tool. {count} of {total} made-up calls show it.",
  },
  evaluate(facts) {
    const fuzz = facts.calls.filter((call) => call.kind === "fuzz");
    const masked = groupBy(
      fuzz.filter((call) => call.masked),
      (call) => call.toolIndex,
    );
    const judged = [...groupBy(fuzz, (call) => call.toolIndex)].flatMap(([tool, calls]) => {
      const clear = calls.filter((call) => !call.masked);
      return distinctFailures(facts, tool, clear).map((group) => ({
        group,
        found: findingOf(group, calls.length),
      }));
    });
    const findings = judged.flatMap(({ found }) => found ?? []);
    const unsure = judged.flatMap(({ group, found }) => (found === null ? [group] : []));
    const notVerified: NotVerified[] = [
      ...unsure.map(([first, ...rest]) => {
        const reason = `${first?.kind}: not repeated by a fresh process`;
        return { tool: first?.call.toolIndex ?? null, reason, calls: rest.length + 1 };
      }),
      ...[...masked].map(([tool, calls]) => ({ tool, reason: REASONS.masked, calls: calls.length })),
    ];
    const planned = fuzz.filter((call) => isPlanned(call.caseId)).length;
    const { seed } = facts.evidence.settings.record.fuzz;
    const metrics = { seed, calls: planned, shrinkCalls: fuzz.length - planned, failures: findings.length };
    return { findings, rows: [], notVerified, ...(fuzz.length === 0 ? {} : { metrics }) };
  },
});
