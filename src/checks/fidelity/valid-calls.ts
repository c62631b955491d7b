import { isConfirmed } from "../../facts/confirmed.ts";
import { validCalls } from "../../facts/valid-calls.ts";
import type { CallFacts, ToolFacts } from "../../model/facts.ts";
import { member, stringMember } from "../../model/json.ts";
import { ANSWERED } from "../../model/outcome.ts";
import { objectOf } from "../../text/json.ts";
import { wordsOf } from "../../text/name.ts";
import { defineCheck, type RawFinding } from "../define.ts";

/** What the user must give before such a call can be served. */
const NEEDS: Readonly<Record<string, string>> = {
  authentication: "a key or a login",
  configuration: "configuration",
  client: "a feature of the client",
  network: "the network",
};

/** Outcomes that may be the server's fault whatever the values were. */
const AT_FAULT: Readonly<Record<string, string>> = {
  crashed: "gone",
  "timed-out": "silent",
  "protocol-violation": "malformed",
};

/** Asking the client for more is the right of a server of the modern era (MCP 2026-07-28, Multi round-trip requests). */
function asksForInput({ exchange }: CallFacts): boolean {
  const result = member(objectOf(exchange.response?.raw), "result");
  return stringMember(result, "resultType") === "input_required";
}

/** Tools that wait for something, by their names or parameters: a made-up thing may never come. */
const WAITS: ReadonlySet<string> = new Set(
  "wait waits watch poll listen subscribe sleep timeout timeoutms".split(" "),
);

const waits = (tool: ToolFacts | undefined) =>
  [tool?.name ?? "", ...(tool?.parameters ?? []).map(({ name }) => name)].some((name) =>
    wordsOf(name).some((word) => WAITS.has(word)),
  );

/** Whether silence may be a wait for what the made-up values name. */
const mayWait = (call: CallFacts, tool: ToolFacts | undefined) =>
  call.outcome === "timed-out" && (Object.keys(call.arguments ?? {}).length > 0 || waits(tool));

function finding(call: CallFacts, tool: ToolFacts | undefined): RawFinding {
  const fault = asksForInput(call) ? undefined : AT_FAULT[call.outcome];
  return {
    message: fault ?? "errored",
    data: { detail: call.detail },
    tool: call.toolIndex,
    call: call.key,
    ...(fault !== undefined && isConfirmed(call) && !mayWait(call, tool)
      ? { severity: "error" as const }
      : {}),
  };
}

export default defineCheck({
  id: "valid-calls",
  title: "Calls that the schema allows are answered without error",
  category: "fidelity",
  severity: "notice",
  kind: "risk",
  scored: false,
  needs: ["calls", "tools"],
  options: {},
  source:
    "mcp-fuzz: valid calls that errored are listed as possible false positives of synthetic input, never scored",
  why: "A call that the schema allows and the tool refuses shows what the schema does not say. The value was made up, so it proves nothing.",
  fix: "If the refusal is right, say it in the schema (`enum`, `pattern`, `examples`), or give a real call as a probe in the config. A server that works on files can be started on `$WORKSPACE`, a folder that is made for the run.",
  messages: {
    errored: "The generated valid call is answered with an error, perhaps for its made-up values: {detail}",
    gone: "The server ends on the generated valid call: {detail}.",
    silent: "The generated valid call gets {detail}; perhaps it waits for what its made-up values name.",
    malformed: "The generated valid call gets an answer that the protocol does not allow: {detail}.",
  },
  evaluate({ calls, tools }) {
    const made = validCalls(calls);
    const failed = made.filter((call) => !ANSWERED.has(call.outcome) || call.blocked !== null);
    const blocked = failed.filter((call) => call.blocked !== null);
    const errored = failed.filter((call) => call.blocked === null);
    const count = (why: string) => blocked.filter((call) => call.blocked === why).length;
    return {
      findings: errored.map((call) => finding(call, tools[call.toolIndex])),
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
