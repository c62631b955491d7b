import { describe, expect, it } from "vitest";
import type { CheckDefinition, CheckResult, RawFinding } from "../../src/checks/define.ts";
import { freezeEvidence } from "../../src/evidence/freeze.ts";
import { createFacts } from "../../src/facts/facts.ts";
import { optionsOf } from "../../src/judge/options.ts";
import type { Facts } from "../../src/model/facts.ts";
import { checkTester } from "../check-tester.ts";
import { type EvidenceInput, evidence } from "../evidence-builder.ts";
import { HOSTILE_CALLS, HOSTILE_TOOLS } from "../hostile-tools.ts";

/** One run a check is shown. */
export interface Shown {
  name: string;
  evidence: EvidenceInput;
}

export interface ShownFault extends Shown {
  /** Ids of the messages that must come, in any order; a message that comes twice stands twice. */
  finds: string[];
}

export interface Examples {
  pass: Shown[];
  fail: ShownFault[];
  notApplicable: Shown[];
}

interface Outcome {
  result: CheckResult;
  facts: Facts;
}

function run(check: CheckDefinition, input: EvidenceInput): Outcome {
  const facts = createFacts(freezeEvidence(evidence(input)));
  return { result: check.evaluate(facts, optionsOf(check, undefined)), facts };
}

/** What a result says, with names in the place of positions. */
function told({ result, facts }: Outcome): string[] {
  const name = (tool: number | null) => (tool === null ? "(server)" : (facts.tools[tool]?.name ?? "?"));
  const finding = (one: RawFinding) => [
    one.message,
    name(one.tool),
    one.severity,
    one.property,
    one.distinct,
  ];
  return [
    ...result.findings.map((one) => JSON.stringify(["finding", ...finding(one)])),
    ...result.rows.map((row) => JSON.stringify(["row", name(row.tool), row.verdict])),
  ].sort();
}

/** The same run with its tools listed the other way round. */
function turned(input: EvidenceInput): EvidenceInput {
  const { tools = [], calls = [] } = input;
  const moved = calls.map((call) => {
    const { tool = 0 } = call;
    return typeof tool === "number" ? { ...call, tool: tools.length - 1 - tool } : call;
  });
  return { ...input, tools: [...tools].reverse(), calls: moved };
}

/** Entries that no honest server lists must neither throw nor give findings that cannot be told. */
function expectCalm(check: CheckDefinition, input: EvidenceInput): void {
  const own = input.tools ?? [];
  const calls = HOSTILE_CALLS.map((call) => ({ ...call, tool: call.tool + own.length }));
  const hostile = { ...input, tools: [...own, ...HOSTILE_TOOLS], calls: [...(input.calls ?? []), ...calls] };
  for (const finding of run(check, hostile).result.findings) {
    const template = check.messages[finding.message] ?? "{no such message}";
    const holes = [...template.matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
    expect(Object.keys(finding.data ?? {})).toEqual(expect.arrayContaining(holes));
  }
}

/** The tester of checks on named runs: also which messages come, each message of the check at least once, and hostile entries beside. Each run lists its tools. */
export function showCheck(check: CheckDefinition, examples: Examples): void {
  const inputs = (shown: readonly Shown[]) => shown.map((one) => one.evidence);
  checkTester(check, {
    pass: inputs(examples.pass),
    fail: inputs(examples.fail),
    notApplicable: inputs(examples.notApplicable),
  });

  describe(`${check.id}, run by run`, () => {
    it("shows each of its messages", () => {
      const shown = new Set(examples.fail.flatMap((one) => one.finds));
      expect(Object.keys(check.messages).filter((id) => !shown.has(id))).toEqual([]);
    });

    const all = [...examples.pass.map((one) => ({ ...one, finds: [] as string[] })), ...examples.fail];
    it.each(all.map((one) => [one.name, one] as const))("%s", (_name, shown) => {
      const outcome = run(check, shown.evidence);
      expect(outcome.result.findings.map((finding) => finding.message).sort()).toEqual(
        [...shown.finds].sort(),
      );
      if (check.scored) expect(outcome.result.rows).not.toEqual([]);
      expect(told(run(check, turned(shown.evidence)))).toEqual(told(outcome));
      expectCalm(check, shown.evidence);
    });
  });
}
