import { groupBy } from "../../facts/group.ts";
import { findLeak, leakInAnswer } from "../../facts/leaks.ts";
import { textsOfFrame } from "../../facts/texts.ts";
import type { CallFacts, Facts } from "../../model/facts.ts";
import { defineCheck, type RawFinding } from "../define.ts";

/** One answer that was looked at, and what it gives away. */
interface Seen {
  tool: number | null;
  /** Key of the call, undefined for a request beside the cases. */
  call: string | undefined;
  name: string;
  what: string | null;
}

function seenCall(call: CallFacts): Seen[] {
  if (call.response === null) return [];
  const what = leakInAnswer(call.response, call.exchange);
  return [{ tool: call.toolIndex, call: call.key, name: call.caseId, what }];
}

/** What the protocol probes were answered: unknown tools and methods take paths of their own through the code. */
function seenProbes(exchanges: Facts["exchanges"]): Seen[] {
  return exchanges.flatMap((one): Seen[] => {
    if (one.purpose !== "protocol" || one.response === null) return [];
    const what = findLeak(textsOfFrame(one.response.raw), () => textsOfFrame(one.request.raw));
    return [{ tool: null, call: undefined, name: one.caseKey ?? one.method, what }];
  });
}

export default defineCheck({
  id: "leak",
  title: "No answer carries stack traces or internal paths",
  category: "safety",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["calls", "exchanges"],
  options: {},
  source:
    "sealmark `leak`; CWE-209, information exposure through an error message (https://cwe.mitre.org/data/definitions/209.html)",
  why: "Paths, versions and code positions of the server reach every client and every model's context.",
  fix: "Catch errors at the edge of each tool, log them to stderr, and answer with a sentence of your own.",
  messages: { found: "{count} of {total} answers carry {what}, first in case `{case}`." },
  evaluate({ calls, exchanges }) {
    const seen = [
      ...calls.filter((call) => call.kind !== "fuzz").flatMap(seenCall),
      ...seenProbes(exchanges),
    ];
    const groups = [...groupBy(seen, ({ tool }) => tool)];
    const findings = groups.flatMap(([tool, own]): RawFinding[] => {
      const leaking = own.filter(({ what }) => what !== null);
      const [first] = leaking;
      if (first === undefined) return [];
      const data = { count: leaking.length, total: own.length, what: first.what ?? "", case: first.name };
      return [{ message: "found", data, tool, call: first.call, property: "" }];
    });
    const accused = new Set(findings.map(({ tool }) => tool));
    const rows = groups.map(([tool]) => ({ tool, verdict: accused.has(tool) ? "part" : "pass" }) as const);
    return { findings, rows };
  },
});
