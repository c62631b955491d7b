import { type ProbeAnswer, probeAnswer } from "../../facts/protocol.ts";
import type { Facts } from "../../model/facts.ts";
import { stringMember } from "../../model/json.ts";
import { FUTURE_VERSION, isRevision } from "../../model/revision.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { aboutServer } from "../server.ts";
import { verdictOf, worst } from "../verdict.ts";
import { FRAME_MESSAGES, frameFindings } from "./frame-rules.ts";
import { MODERN_MESSAGES, modernFindings } from "./modern-rules.ts";
import { RESULT_MESSAGES, resultFindings } from "./result-rules.ts";

type Seen = Pick<Facts, "exchanges" | "connections" | "listing" | "server">;

const silence = ({ closed }: ProbeAnswer) => ({ silent: closed ? "ends the server" : "is never answered" });

function unknownThings({ exchanges }: Seen): RawFinding[] {
  return ["unknown-method", "unknown-tool"].flatMap((name) => {
    const said = probeAnswer(exchanges, name);
    if (said?.kind === "silent") return [aboutServer(`${name}-silent`, silence(said))];
    return said?.kind === "result" ? [aboutServer(`${name}-accepted`)] : [];
  });
}

function omitted({ exchanges }: Seen): RawFinding[] {
  const said = probeAnswer(exchanges, "omitted-arguments");
  if (said === null || said.kind === "result") return [];
  if (said.kind === "silent") return [aboutServer("omitted-silent", silence(said))];
  return [aboutServer("omitted", {}, "notice")];
}

/** A version that is none is told by itself: the client refuses for the same reason. */
function refused({ refusedByClient }: Facts["server"], known: readonly RawFinding[]): RawFinding[] {
  if (refusedByClient === null || known.some((one) => one.message === "no-version")) return [];
  return [aboutServer("refused-by-client", { why: refusedByClient })];
}

function version({ exchanges, connections }: Seen): RawFinding[] {
  const agreed = connections.find((one) => one.initialize !== null)?.initialize;
  const named = stringMember(agreed, "protocolVersion") ?? "";
  const odd = agreed === undefined || isRevision(named) ? [] : [aboutServer("no-version")];
  const said = probeAnswer(exchanges, "newer-version");
  if (said === null) return odd;
  if (said.kind !== "result") return [...odd, aboutServer("version-refused", {}, "warning")];
  const echoed = stringMember(said.result, "protocolVersion") === FUTURE_VERSION;
  return echoed ? [...odd, aboutServer("version-echoed")] : odd;
}

function listing({ repeatedCursor, oddCursor, unstable, incomplete }: Facts["listing"]): RawFinding[] {
  return [
    ...(repeatedCursor ? [aboutServer("cursor")] : []),
    ...(oddCursor ? [aboutServer("null-cursor")] : []),
    ...(incomplete === null ? [] : [aboutServer("endless", { why: incomplete })]),
    ...(unstable === true ? [aboutServer("unstable", {}, "warning")] : []),
  ];
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
  fix: "Answer as the specification says; the SDK of your language does, where it is current and its messages are not handled by hand.",
  messages: {
    "unknown-method-silent": "A request with an unknown method {silent}; it must get the error -32601.",
    "unknown-method-accepted":
      "A request with an unknown method is answered with a result; it must get the error -32601.",
    "unknown-tool-silent": "A call of a tool that does not exist {silent}; it must get an error.",
    "unknown-tool-accepted":
      "A call of a tool that does not exist is answered as a success; it must get an error.",
    omitted:
      "A tool without required parameters accepts `{}`, but refuses a call whose `arguments` are left out, as some clients send it.",
    "omitted-silent": "A call whose `arguments` are left out {silent}; they are optional.",
    "version-refused":
      "A client that offers a newer protocol version is refused; the server must answer with a version it speaks.",
    "version-echoed": `A client that offers the protocol version ${FUTURE_VERSION}, which does not exist, is told that the server speaks it; it must name one it speaks.`,
    "no-version": "The answer to `initialize` names no `protocolVersion` that is a revision of the protocol.",
    "refused-by-client": "The official client gives up after the server's first answer: {why}",
    endless: "`tools/list` comes to no end: {why}.",
    cursor: "`tools/list` gives the same `nextCursor` again: clients that follow it never end.",
    "null-cursor":
      "`nextCursor` is null or no string: an optional member must be left out where there is none.",
    unstable: "Two readings of `tools/list` gave different tools.",
    ...FRAME_MESSAGES,
    ...MODERN_MESSAGES,
    ...RESULT_MESSAGES,
  },
  evaluate(facts) {
    const agreed = version(facts);
    const found = [...unknownThings(facts), ...omitted(facts), ...agreed, ...refused(facts.server, agreed)];
    const around = [...listing(facts.listing), ...frameFindings(facts), ...resultFindings(facts)];
    const findings = [...found, ...around, ...modernFindings(facts)];
    const verdict = worst(["pass", verdictOf(findings)]);
    const answered = facts.exchanges.some((one) => one.response !== null);
    return { findings, rows: answered || findings.length > 0 ? [{ tool: null, verdict }] : [] };
  },
});
