import { unmetByAnswer } from "../../facts/expectations.ts";
import { type Case, probeId } from "../../model/case.ts";
import type { CallFacts } from "../../model/facts.ts";
import type { JsonObject } from "../../model/json.ts";
import type { Probe } from "../../model/settings.ts";
import { defineCheck, type RawFinding, type Row } from "../define.ts";

interface Judged {
  findings: RawFinding[];
  row: Row;
  figures: JsonObject;
}

function missing({ name, tool }: Probe): Judged {
  return {
    findings: [{ message: "missing", data: { name, tool }, tool: null, distinct: name }],
    row: { tool: null, verdict: "fail" },
    figures: { name, tool, met: false, tries: 0, ms: null },
  };
}

/** Null for a probe that was planned and not sent: the run ended before it. */
function judgeProbe(probe: Probe, calls: readonly CallFacts[], cases: readonly Case[]): Judged | null {
  const { name, tool } = probe;
  const id = probeId(name);
  const call = calls.find((one) => one.kind === "probe" && one.caseId === id);
  if (call === undefined) return cases.some((one) => one.id === id) ? null : missing(probe);
  const failures = unmetByAnswer(call, probe.expect);
  const { tries } = call;
  const findings = failures.map(
    (failure): RawFinding => ({
      message: "unmet",
      data: { name, failure, again: tries > 1 ? `, tried ${tries} times` : "" },
      tool: call.toolIndex,
      call: call.key,
      property: "",
      distinct: `${name} ${failure.replace(/\d+/g, "")}`,
    }),
  );
  return {
    findings,
    row: { tool: call.toolIndex, verdict: failures.length === 0 ? "pass" : "fail" },
    figures: { name, tool, met: failures.length === 0, tries, ms: Math.round(call.durationMs) },
  };
}

export default defineCheck({
  id: "probes",
  title: "The user's own calls are answered as expected",
  category: "fidelity",
  severity: "error",
  kind: "violation",
  scored: true,
  optIn: true,
  needs: ["calls", "evidence"],
  options: {},
  source: "toolproof tests; the expectations are the user's own, in `probes:` of the config",
  why: "The expectation is your own word of what the tool does: something has changed.",
  fix: "Mend the tool, or the expectation if the new answer is right.",
  messages: {
    unmet: 'The probe "{name}" is not met{again}: {failure}.',
    missing: 'The probe "{name}" calls `{tool}`, which the server does not list.',
  },
  evaluate({ calls, evidence }) {
    const judged = evidence.settings.record.probes.map((probe) => judgeProbe(probe, calls, evidence.cases));
    const sent = judged.filter((one) => one !== null);
    return {
      findings: sent.flatMap((one) => one.findings),
      rows: sent.map((one) => one.row),
      metrics: {
        checked: sent.length,
        met: sent.filter((one) => one.findings.length === 0).length,
        perProbe: sent.map((one) => one.figures),
      },
    };
  },
});
