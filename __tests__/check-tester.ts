import { describe, expect, test } from "vitest";
import type { CheckDefinition } from "../src/checks/define.ts";
import { freezeEvidence } from "../src/evidence/freeze.ts";
import { createFacts } from "../src/facts/facts.ts";
import { optionsOf } from "../src/judge/options.ts";
import type { Facts } from "../src/model/facts.ts";
import { type EvidenceInput, evidence } from "./evidence-builder.ts";
import { HOSTILE } from "./report/hostile.ts";

/** Cases of a check. Each kind must be there. */
export interface CheckCases {
  pass: EvidenceInput[];
  fail: EvidenceInput[];
  notApplicable: EvidenceInput[];
}

/** Facts that hold only what the check says it needs; reading anything else throws. */
function narrowed(check: CheckDefinition, facts: Facts): Facts {
  const needs: readonly string[] = check.needs;
  return new Proxy(facts, {
    get(target, name) {
      if (typeof name === "string" && !needs.includes(name)) {
        throw new Error(`${check.id} reads \`${name}\`, which its \`needs\` do not name.`);
      }
      return Reflect.get(target, name);
    },
  });
}

function evaluate(check: CheckDefinition, input: EvidenceInput) {
  const facts = createFacts(freezeEvidence(evidence(input)));
  return check.evaluate(narrowed(check, facts), optionsOf(check, undefined));
}

const scores = (check: CheckDefinition, input: EvidenceInput) => {
  const { rows, percent = null, findings } = evaluate(check, input);
  return { rows: rows.length, measured: percent !== null, findings: findings.length };
};

/** Shuffled the same way each time: the last first. */
const reversed = (input: EvidenceInput): EvidenceInput => ({
  ...input,
  tools: [...(input.tools ?? [])].reverse(),
});

/**
 * Tests of one check: what passes, what fails and what it does not apply to, over frozen evidence, with nothing read that
 * is not declared, twice with the same result, whatever the order of the tools, and with hostile text in every place.
 */
export function checkTester(check: CheckDefinition, cases: CheckCases): void {
  describe(check.id, () => {
    test("has cases of all three kinds, none twice", () => {
      for (const kind of [cases.pass, cases.fail, cases.notApplicable])
        expect(kind.length).toBeGreaterThan(0);
      const texts = Object.values(cases)
        .flat()
        .map((input) => JSON.stringify(input));
      expect(new Set(texts).size).toBe(texts.length);
    });
    test("passes what is right", () => {
      for (const input of cases.pass)
        expect(evaluate(check, input).findings, JSON.stringify(input)).toEqual([]);
    });
    test("finds what is wrong, with every placeholder filled", () => {
      for (const input of cases.fail) {
        const { findings } = evaluate(check, input);
        expect(findings.length, JSON.stringify(input)).toBeGreaterThan(0);
        for (const { message, data = {} } of findings) {
          const holes = [...(check.messages[message] ?? "{missing}").matchAll(/\{(\w+)\}/g)].map(
            (match) => match[1] ?? "",
          );
          for (const hole of holes) expect(Object.keys(data)).toContain(hole);
        }
      }
    });
    test("does not apply where there is nothing to judge", () => {
      for (const input of cases.notApplicable) {
        expect(scores(check, input)).toEqual({ rows: 0, measured: false, findings: 0 });
      }
    });
    test("says the same twice, and whatever the order of the tools", () => {
      for (const input of [...cases.pass, ...cases.fail]) {
        expect(evaluate(check, input)).toEqual(evaluate(check, input));
        if ((input.calls ?? []).length === 0)
          expect(scores(check, reversed(input))).toEqual(scores(check, input));
      }
    });
    test("survives hostile text", () => {
      for (const text of HOSTILE) {
        const tools = [
          {
            name: text,
            description: text,
            inputSchema: { type: "object", properties: { [text]: { description: text } } },
          },
        ];
        expect(() => evaluate(check, { tools, instructions: text, stderr: text })).not.toThrow();
      }
    });
  });
}
