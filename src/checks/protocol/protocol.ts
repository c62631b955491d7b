import type { Exchange } from "../../model/evidence.ts";
import type { Facts } from "../../model/facts.ts";
import { isObject, type Json, member, stringMember } from "../../model/json.ts";
import { defineCheck, type RawFinding } from "../define.ts";

const FUTURE = "2099-01-01";

function answer(
  exchange: Exchange | undefined,
): { error: boolean; isError: boolean; result: Json | undefined } | null {
  if (exchange?.response === null || exchange?.response === undefined) return null;
  try {
    const frame = JSON.parse(exchange.response.raw) as Json;
    const result = member(frame, "result");
    const error = member(frame, "error");
    return {
      error: error !== undefined && error !== null,
      isError: member(result, "isError") === true,
      result,
    };
  } catch {
    return null;
  }
}

const probe = (facts: Pick<Facts, "exchanges">, name: string) =>
  facts.exchanges.find((one) => one.purpose === "protocol" && one.caseKey === `protocol/${name}`);

function unknownThings(facts: Pick<Facts, "exchanges">): RawFinding[] {
  const findings: RawFinding[] = [];
  for (const name of ["unknown-method", "unknown-tool"]) {
    const exchange = probe(facts, name);
    if (exchange === undefined) continue;
    const said = answer(exchange);
    if (said === null) {
      const silent = exchange.end === "closed" ? "ends the server" : "is never answered";
      findings.push({ message: `${name}-silent`, data: { silent }, tool: null });
    } else if (!said.error && !said.isError) findings.push({ message: `${name}-accepted`, tool: null });
  }
  return findings;
}

function omitted(facts: Pick<Facts, "exchanges">): RawFinding[] {
  const said = answer(probe(facts, "omitted-arguments"));
  return said !== null && (said.error || said.isError)
    ? [{ message: "omitted", tool: null, severity: "notice" }]
    : [];
}

function version(facts: Pick<Facts, "exchanges" | "server">): RawFinding[] {
  const exchange = probe(facts, "newer-version");
  if (exchange === undefined) return [];
  const said = answer(exchange);
  const offered = stringMember(said?.result, "protocolVersion");
  if (said === null || said.error) return [{ message: "version-refused", tool: null, severity: "warning" }];
  return offered === FUTURE ? [{ message: "version-echoed", tool: null }] : [];
}

function listing(facts: Pick<Facts, "listing">): RawFinding[] {
  const { repeatedCursor, oddCursor, unstable } = facts.listing;
  const findings: RawFinding[] = [];
  if (repeatedCursor) findings.push({ message: "cursor", tool: null });
  if (oddCursor) findings.push({ message: "null-cursor", tool: null });
  if (unstable === true) findings.push({ message: "unstable", tool: null, severity: "warning" });
  return findings;
}

function frames(facts: Pick<Facts, "connections" | "server">): RawFinding[] {
  const audits = facts.connections.filter((one) => one.purpose === "audit");
  const messages = audits.flatMap((one) => one.messages);
  const batches = facts.server.protocolVersion === "2025-03-26";
  const invalid = messages.find(
    (one) => one.kind === "invalid" && !(batches && one.frame.raw.startsWith("[")),
  );
  const initialized = audits.find((one) => isObject(one.initialize))?.initialize;
  const findings: RawFinding[] = [];
  if (invalid !== undefined)
    findings.push({ message: "invalid", data: { frame: invalid.frame.raw.slice(0, 200) }, tool: null });
  if (initialized !== undefined && stringMember(initialized, "protocolVersion") === null) {
    findings.push({ message: "no-version", tool: null });
  }
  return findings;
}

export default defineCheck({
  id: "protocol",
  title: "The server keeps to the protocol around its tools",
  category: "protocol",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["exchanges", "connections", "listing", "server"],
  options: {},
  source: "MCP specification: Base protocol, Lifecycle (version negotiation), Pagination; JSON-RPC 2.0",
  why: "Clients of every make rely on these answers: what works with one of them breaks with the next.",
  fix: "Let the SDK of your language answer protocol messages, and keep its version current.",
  messages: {
    "unknown-method-silent": "A request with an unknown method {silent}; it must get the error -32601.",
    "unknown-method-accepted":
      "A request with an unknown method is answered with a result; it must get the error -32601.",
    "unknown-tool-silent": "A call of a tool that does not exist {silent}; it must get an error.",
    "unknown-tool-accepted":
      "A call of a tool that does not exist is answered as a success; it must get an error.",
    omitted:
      "A tool without parameters accepts `{}`, but refuses a call whose `arguments` are left out, as some clients send it.",
    "version-refused":
      "A client that offers a newer protocol version is refused; the server must answer with a version it speaks.",
    "version-echoed":
      "The server agrees to a protocol version that does not exist, instead of naming one it speaks.",
    cursor: "`tools/list` gives the same `nextCursor` again: clients that follow it never end.",
    "null-cursor":
      "`nextCursor` is null or no string: an optional member must be left out where there is none.",
    unstable: "Two readings of `tools/list` gave different tools.",
    invalid: "The server sent a message that is no valid JSON-RPC: {frame}",
    "no-version": "The answer to `initialize` names no `protocolVersion`.",
  },
  evaluate(facts) {
    const findings = [
      ...unknownThings(facts),
      ...omitted(facts),
      ...version(facts),
      ...listing(facts),
      ...frames(facts),
    ];
    const errors = findings.some((one) => one.severity === undefined || one.severity === "error");
    const warnings = findings.some((one) => one.severity === "warning");
    return { findings, rows: [{ tool: null, verdict: errors ? "fail" : warnings ? "part" : "pass" }] };
  },
});
