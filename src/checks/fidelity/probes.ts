import { unmetByCall } from "../../facts/expectations.ts";
import { defineCheck, type RawFinding, type Row } from "../define.ts";

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
    unmet: 'The probe "{name}" is not met: {failure}.',
    missing: 'The probe "{name}" calls `{tool}`, which the server does not list.',
  },
  evaluate({ calls, evidence }) {
    const findings: RawFinding[] = [];
    const rows: Row[] = [];
    for (const probe of evidence.settings.record.probes) {
      const call = calls.find((one) => one.kind === "probe" && one.caseId === `probe/${probe.name}`);
      if (call === undefined) {
        const listed = evidence.cases.some((one) => one.id === `probe/${probe.name}`);
        if (listed) continue;
        findings.push({
          message: "missing",
          data: { name: probe.name, tool: probe.tool },
          tool: null,
          distinct: probe.name,
        });
        rows.push({ tool: null, verdict: "fail" });
        continue;
      }
      const failures = unmetByCall(call, probe.expect);
      rows.push({ tool: call.toolIndex, verdict: failures.length === 0 ? "pass" : "fail" });
      for (const failure of failures) {
        findings.push({
          message: "unmet",
          data: { name: probe.name, failure },
          tool: call.toolIndex,
          call: call.key,
          property: "",
          distinct: `${probe.name} ${failure.replace(/\d+/g, "")}`,
        });
      }
    }
    return { findings, rows };
  },
});
