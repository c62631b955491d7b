import { findCredential } from "../../facts/credentials.ts";
import { groupBy } from "../../facts/group.ts";
import type { Facts } from "../../model/facts.ts";
import { defineCheck, type RawFinding, type Row } from "../define.ts";

function inAnswers(calls: Facts["calls"]): { findings: RawFinding[]; rows: Row[] } {
  const answered = calls.filter((call) => call.response !== null);
  const judged = [...groupBy(answered, (call) => call.toolIndex)].map(([tool, own]) => {
    for (const call of own) {
      const raw = call.exchange.response?.raw ?? "";
      const what = findCredential(raw, call.exchange.request.raw);
      if (what === null) continue;
      const finding: RawFinding = {
        message: "answer",
        data: { what, case: call.caseId },
        tool,
        call: call.key,
        property: "",
      };
      return { findings: [finding], row: { tool, verdict: "fail" as const } };
    }
    return { findings: [], row: { tool, verdict: "pass" as const } };
  });
  return { findings: judged.flatMap((one) => one.findings), rows: judged.map((one) => one.row) };
}

/** What the server says beside its answers. */
function inLogs(connections: Facts["connections"]): RawFinding[] {
  const places = [
    { message: "stderr", texts: connections.map((one) => one.stderr.tail) },
    { message: "stdout", texts: connections.flatMap((one) => one.noise.map((line) => line.text)) },
    {
      message: "notification",
      texts: connections.flatMap((one) => one.messages.map((message) => message.frame.raw)),
    },
  ];
  return places.flatMap(({ message, texts }) => {
    const what = texts.map((text) => findCredential(text)).find((found) => found !== null);
    return what === undefined || what === null ? [] : [{ message, data: { what }, tool: null }];
  });
}

export default defineCheck({
  id: "secret-echo",
  title: "No secret comes back in an answer, a notification or the log",
  category: "safety",
  severity: "error",
  kind: "risk",
  scored: true,
  needs: ["calls", "connections"],
  options: {},
  source:
    "CWE-532 and CWE-209: sensitive information in logs and error messages (https://cwe.mitre.org/data/definitions/532.html)",
  why: "Answers go to a model and its provider, logs to whoever may read them. A key that was there once must be replaced.",
  fix: "Never print configuration or request headers; redact keys before logging or answering. Replace the key.",
  messages: {
    answer: "An answer (`{case}`) holds {what}.",
    stderr: "The server's stderr holds {what}.",
    stdout: "The server's stdout holds {what}.",
    notification: "A message of the server holds {what}.",
  },
  evaluate({ calls, connections }) {
    const answers = inAnswers(calls);
    const logs = inLogs(connections);
    const server: Row = { tool: null, verdict: logs.length > 0 ? "fail" : "pass" };
    return { findings: [...answers.findings, ...logs], rows: [...answers.rows, server] };
  },
});
