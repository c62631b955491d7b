import type { CheckDefinition } from "../../src/checks/define.ts";
import { freezeEvidence } from "../../src/evidence/freeze.ts";
import { createFacts } from "../../src/facts/facts.ts";
import { judge } from "../../src/judge/judge.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import type { Finding, Verdict } from "../../src/model/finding.ts";

/** What one check says of evidence, as it gets into the report. */
export interface Judged {
  findings: Finding[];
  messages: string[];
  /** `n/a` when the check did not apply. */
  verdict: Verdict;
  /** Names of the tools (or "(server)") that it applied to, with their verdicts. */
  rows: Record<string, Verdict>;
  /** Readings of facts that the check does not declare. */
  undeclared: string[];
}

/** Runs one check over frozen evidence, the way the judge does, asked for or not. Throws when the check throws. */
export function judged(check: CheckDefinition, evidence: Evidence): Judged {
  const facts = createFacts(freezeEvidence(evidence));
  const undeclared = new Set<string>();
  const watched = new Proxy(facts, {
    get(target, key) {
      if (typeof key === "string" && !(check.needs as readonly string[]).includes(key)) undeclared.add(key);
      return Reflect.get(target, key);
    },
  });
  check.evaluate(watched, {});
  const { findings, checks, scored } = judge(facts, [{ ...check, optIn: false }], null);
  const [report] = checks;
  if (report === undefined || report.error !== null)
    throw new Error(report?.error ?? "the check did not run");
  return {
    findings,
    messages: findings.map((finding) => finding.message),
    verdict: report.verdict,
    rows: Object.fromEntries((scored[0]?.rows ?? []).map(({ name, verdict }) => [name, verdict])),
    undeclared: [...undeclared],
  };
}
