import { findCredential, type Known, mayHoldCredential } from "../../facts/credentials.ts";
import { groupBy } from "../../facts/group.ts";
import { textsOfFrame } from "../../facts/texts.ts";
import type { CallFacts, Facts } from "../../model/facts.ts";
import { defineCheck, type RawFinding, type Row } from "../define.ts";

interface Answered {
  tool: number | null;
  finding: RawFinding | null;
}

function answersOf(facts: Pick<Facts, "calls" | "exchanges">, known: Known): Answered[] {
  const calls = new Map(facts.calls.map((call) => [call.key, call]));
  return facts.exchanges.flatMap((exchange): Answered[] => {
    if (exchange.response === null) return [];
    const call: CallFacts | undefined = calls.get(exchange.caseKey ?? "");
    const tool = call?.toolIndex ?? null;
    const { raw } = exchange.response;
    const what = mayHoldCredential(raw) ? findCredential(textsOfFrame(raw), known) : null;
    if (what === null) return [{ tool, finding: null }];
    const data = { what, case: call?.caseId ?? exchange.caseKey ?? exchange.method };
    return [{ tool, finding: { message: "answer", data, tool, call: call?.key, property: "" } }];
  });
}

/** What the server says beside its answers. */
function inLogs(connections: Facts["connections"], known: Known): RawFinding[] {
  const messages = connections.flatMap((one) => one.messages.map(({ frame }) => textsOfFrame(frame.raw)));
  const places = {
    stderr: connections.map((one) => one.stderr.tail),
    stdout: connections.flatMap((one) => one.noise.map((line) => line.text)),
    notification: messages,
  };
  return Object.entries(places).flatMap(([message, texts]) => {
    const [what] = texts.flatMap((text) => findCredential(text, known) ?? []);
    return what === undefined ? [] : [{ message, data: { what }, tool: null }];
  });
}

export default defineCheck({
  id: "secret-echo",
  title: "No secret comes back in an answer, a notification or the log",
  category: "safety",
  severity: "error",
  kind: "risk",
  scored: true,
  needs: ["calls", "connections", "exchanges", "secretNames"],
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
  evaluate({ calls, connections, exchanges, secretNames }) {
    let own: string | null = null;
    const sent = () => {
      own ??= exchanges.map((one) => textsOfFrame(one.request.raw)).join("\n");
      return own;
    };
    const known: Known = { own: sent, names: secretNames ?? new Set() };
    const answers = answersOf({ calls, exchanges }, known);
    const logs = inLogs(connections, known);
    const byTool = groupBy(
      [...answers, ...logs.map((finding) => ({ tool: null, finding }))],
      (one) => one.tool,
    );
    const rows = [...byTool].map(([tool, group]): Row => {
      return { tool, verdict: group.some(({ finding }) => finding !== null) ? "fail" : "pass" };
    });
    const first = [...groupBy(answers, ({ tool }) => tool).values()].flatMap(
      (group) => group.find(({ finding }) => finding !== null)?.finding ?? [],
    );
    return { findings: [...first, ...logs], rows };
  },
});
