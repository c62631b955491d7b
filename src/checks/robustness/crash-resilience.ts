import { isConfirmed } from "../../facts/confirmed.ts";
import { groupBy } from "../../facts/group.ts";
import type { CallFacts } from "../../model/facts.ts";
import { defineCheck, type NotVerified, type RawFinding } from "../define.ts";
import { crashMetrics } from "./crash-metrics.ts";
import { REASONS } from "./reasons.ts";

const COUNTED: ReadonlySet<string> = new Set(["missing-required", "wrong-type"]);
const MESSAGES: Readonly<Record<string, string>> = {
  crashed: "crashed",
  "timed-out": "hung",
  "internal-error": "internal",
  "protocol-violation": "violation",
  "rejected-wrong-code": "code",
};

/** Codes of JSON-RPC that speak of the request itself: the wrong ones, but no client takes them for a crash. */
const ABOUT_REQUEST: ReadonlySet<number | null> = new Set([-32700, -32600, -32601]);

type Told = Pick<RawFinding, "message" | "severity">;

const isSilent = (call: CallFacts) => call.outcome === "timed-out";

/** The valid call gets the same error or silence: `masked` tells it, and the malformed arguments are not to blame. */
const isMasked = (call: CallFacts) =>
  call.masked &&
  (isSilent(call) || call.outcome === "internal-error" || call.outcome === "rejected-wrong-code");

/** One finding for each tool and kind of answer: the first case stands for its siblings. */
function grouped(
  bad: readonly CallFacts[],
  all: readonly CallFacts[],
  say: (first: CallFacts) => Told,
): RawFinding[] {
  const totals = groupBy(all, (call) => call.toolIndex);
  return [...groupBy(bad, (call) => `${call.toolIndex} ${say(call).message}`).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { caseId, detail, toolIndex, key } = first;
    const total = totals.get(toolIndex)?.length ?? 0;
    const data = { case: caseId, count: group.length, total, detail };
    return [{ ...say(first), data, tool: toolIndex, call: key, distinct: "" }];
  });
}

function findingsOf(calls: readonly CallFacts[]): RawFinding[] {
  const bad = calls.filter((call) => {
    if (isMasked(call)) return false;
    if (call.outcome === "rejected-wrong-code") return true;
    return MESSAGES[call.outcome] !== undefined && isConfirmed(call);
  });
  return grouped(bad, calls, ({ outcome, response }) => {
    if (outcome !== "rejected-wrong-code") return { message: MESSAGES[outcome] ?? "internal" };
    const message = ABOUT_REQUEST.has(response?.error?.code ?? null) ? "code-of-request" : "code";
    return { message, severity: "warning" };
  });
}

/**
 * What every call of the tool gets, error or silence: nothing is learnt about validation, but the percent counts it, so it
 * is said why. Where the valid call lacks a network or a key, it says more of this run than of the tool.
 */
function maskedFindings(counted: readonly CallFacts[], all: readonly CallFacts[]): RawFinding[] {
  const lacking = new Set(all.filter(({ blocked }) => blocked !== null).map(({ toolIndex }) => toolIndex));
  const masked = counted.filter((call) => call.masked && !call.graceful);
  return grouped(masked, counted, (call) => ({
    message: isSilent(call) ? "masked-silence" : "masked",
    severity: lacking.has(call.toolIndex) ? "notice" : "warning",
  }));
}

function notVerified(calls: readonly CallFacts[]): NotVerified[] {
  const unstable = calls.filter((call) => call.dependsOnState);
  const untried = calls.filter((call) => call.confirmed === "not-tried");
  const entries = [
    { reason: REASONS.state, calls: unstable },
    { reason: REASONS.untried, calls: untried },
  ];
  return entries.flatMap(({ reason, calls: some }) =>
    [...groupBy(some, (call) => call.toolIndex)].map(([tool, own]) => ({ tool, reason, calls: own.length })),
  );
}

export default defineCheck({
  id: "crash-resilience",
  title: "Malformed arguments never end the server or its answers",
  category: "robustness",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["calls"],
  options: {},
  source:
    "mcp-fuzz's published metric: 100 * (1 - (crashed + timed out + JSON-RPC errors of any code but -32602) / malformed cases); MCP specification, Tools, error handling",
  why: "One wrong call by a model ends the server, or hangs it, for every client that uses it.",
  fix: "Validate the arguments against the input schema before using them, and answer with `isError: true` and a text that names the parameter.",
  messages: {
    crashed: "The process ends on malformed arguments (`{case}`): {detail}.",
    hung: "Malformed arguments (`{case}`) are never answered: {detail}.",
    internal: "Malformed arguments (`{case}`) reach the code: {detail}",
    violation: "Malformed arguments (`{case}`) get an answer that the protocol does not allow: {detail}.",
    code: "{count} of {total} malformed calls are rejected, but as an internal error: clients cannot tell it from a crash. {detail}",
    "code-of-request":
      "{count} of {total} malformed calls are rejected, but under a JSON-RPC code that is not for arguments. {detail}",
    masked:
      "{count} of {total} malformed calls get the error of the valid call, as a JSON-RPC error: clients cannot tell it from a crash. {detail}",
    "masked-silence":
      "{count} of {total} malformed calls get no answer within the time limit, like the valid call: nothing is learnt about validation.",
  },
  fixes: {
    code: "Answer with `isError: true`, or with the code -32602, and keep the text that names the parameter.",
    masked:
      "Answer what fails while a tool runs with `isError: true` and a text, or give the audit what the call needs (a key, a network).",
    "masked-silence":
      "Give up waiting in time, with `isError: true` and a text, or give a call that is answered as a probe in the config.",
  },
  evaluate({ calls }) {
    const counted = calls.filter((call) => COUNTED.has(call.kind));
    const metrics = crashMetrics(counted);
    const percent = counted.length === 0 ? null : (100 * metrics.graceful) / counted.length;
    const findings = [...findingsOf(counted), ...maskedFindings(counted, calls)];
    return { findings, rows: [], percent, metrics, notVerified: notVerified(counted) };
  },
});
