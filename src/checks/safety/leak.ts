import { groupBy } from "../../facts/group.ts";
import { findLeak } from "../../facts/leaks.ts";
import { defineCheck, type RawFinding } from "../define.ts";

export default defineCheck({
  id: "leak",
  title: "No answer carries stack traces or internal paths",
  category: "safety",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["calls"],
  options: {},
  source:
    "sealmark `leak`; CWE-209, information exposure through an error message (https://cwe.mitre.org/data/definitions/209.html)",
  why: "Paths, versions and code positions of the server reach every client and every model's context.",
  fix: "Catch errors at the edge of each tool, log them to stderr, and answer with a sentence of your own.",
  messages: { found: "{count} of {total} answers carry {what}, first `{case}`." },
  evaluate({ calls }) {
    const answered = calls.filter((call) => call.response !== null);
    const judged = [...groupBy(answered, (call) => call.toolIndex)].map(([tool, own]) => {
      const leaking = own.flatMap((call) => {
        const what = findLeak(call.response?.text ?? "");
        return what === null ? [] : [{ call, what }];
      });
      const [first] = leaking;
      if (first === undefined) return { row: { tool, verdict: "pass" as const }, findings: [] };
      const data = { count: leaking.length, total: own.length, what: first.what, case: first.call.caseId };
      const finding: RawFinding = { message: "found", data, tool, call: first.call.key, property: "" };
      return { row: { tool, verdict: "part" as const }, findings: [finding] };
    });
    return { findings: judged.flatMap((one) => one.findings), rows: judged.map((one) => one.row) };
  },
});
