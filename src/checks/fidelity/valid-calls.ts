import { isConfirmed } from "../../facts/confirmed.ts";
import { objectOf } from "../../facts/frames.ts";
import { validCalls } from "../../facts/valid-calls.ts";
import type { CallFacts } from "../../model/facts.ts";
import { member, stringMember } from "../../model/json.ts";
import { ANSWERED } from "../../model/outcome.ts";
import { defineCheck, type RawFinding } from "../define.ts";

/** What the user must give before such a call can be served. */
const NEEDS: Readonly<Record<string, string>> = {
  authentication: "a key or a login",
  configuration: "configuration",
  client: "a feature of the client",
  network: "the network",
};

/** Outcomes that are the server's fault whatever the values were. */
const AT_FAULT: Readonly<Record<string, string>> = {
  crashed: "unanswered",
  "timed-out": "unanswered",
  "protocol-violation": "malformed",
};

/** Asking the client for more is the right of a server of the modern era (MCP 2026-07-28, Multi round-trip requests). */
function asksForInput({ exchange }: CallFacts): boolean {
  const result = member(objectOf(exchange.response?.raw), "result");
  return stringMember(result, "resultType") === "input_required";
}

function finding(call: CallFacts): RawFinding {
  const fault = asksForInput(call) ? undefined : AT_FAULT[call.outcome];
  return {
    message: fault ?? "errored",
    data: { detail: call.detail },
    tool: call.toolIndex,
    call: call.key,
    ...(fault !== undefined && isConfirmed(call) ? { severity: "error" as const } : {}),
  };
}

export default defineCheck({
  id: "valid-calls",
  title: "Calls that the schema allows are answered without error",
  category: "fidelity",
  severity: "notice",
  kind: "risk",
  scored: false,
  needs: ["calls"],
  options: {},
  source:
    "mcp-fuzz: valid calls that errored are listed as possible false positives of synthetic input, never scored",
  why: "A call that the schema allows and the tool refuses shows what the schema does not say. The value was made up, so it proves nothing.",
  fix: "If the refusal is right, say it in the schema (`enum`, `pattern`, `examples`), or give a real call as a probe in the config. A server that works on files can be started on `$WORKSPACE`, a folder that is made for the run.",
  messages: {
    errored: "The generated valid call is answered with an error, perhaps for its made-up values: {detail}",
    unanswered: "The generated valid call gets no answer: {detail}.",
    malformed: "The generated valid call gets an answer that the protocol does not allow: {detail}.",
  },
  evaluate({ calls }) {
    const made = validCalls(calls);
    const failed = made.filter((call) => !ANSWERED.has(call.outcome));
    const blocked = failed.filter((call) => call.blocked !== null);
    const errored = failed.filter((call) => call.blocked === null);
    const count = (why: string) => blocked.filter((call) => call.blocked === why).length;
    return {
      findings: errored.map(finding),
      rows: [],
      notVerified: blocked.map((call) => ({
        tool: call.toolIndex,
        reason: `blocked: needs ${NEEDS[call.blocked ?? ""] ?? call.blocked}: ${call.detail}`,
        calls: 1,
      })),
      metrics: {
        made: made.length,
        answered: made.length - failed.length,
        errored: errored.length,
        blocked: Object.fromEntries(Object.keys(NEEDS).map((why) => [why, count(why)])),
      },
    };
  },
});
