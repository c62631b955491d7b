import { groupBy } from "../../facts/group.ts";
import type { NoiseLine } from "../../model/evidence.ts";
import type { CallFacts, Facts } from "../../model/facts.ts";
import { cut, oneLine } from "../../text/cut.ts";
import { plain } from "../../text/plain.ts";
import { listed } from "../../text/words.ts";
import { defineCheck, type RawFinding } from "../define.ts";

/** Lines quoted in one finding, and characters of each. */
const QUOTED = 3;
const LINE_CHARS = 120;

/** The first different lines, in the order of their first coming, and how many lines there are besides. */
function quote(lines: readonly NoiseLine[], count: number): string {
  const different = groupBy(lines, (line) => `"${cut(oneLine(plain(line.text)), LINE_CHARS)}"`);
  const shown = [...different].slice(0, QUOTED);
  const told = shown.map(([text, alike]) => (alike.length > 1 ? `${text} (${alike.length} times)` : text));
  const rest = count - shown.reduce((sum, [, alike]) => sum + alike.length, 0);
  return listed(told, QUOTED, told.length + rest);
}

/** The call that was under way when a line was printed, if one was. */
function callsByExchange(facts: Pick<Facts, "calls" | "exchanges">): (line: NoiseLine) => CallFacts | null {
  const keys = new Map(facts.exchanges.map((one) => [one.id, one.caseKey]));
  const calls = new Map(facts.calls.map((call) => [call.key, call]));
  return (line) => calls.get(keys.get(line.exchange ?? -1) ?? "") ?? null;
}

export default defineCheck({
  id: "stdio-hygiene",
  title: "Nothing but JSON-RPC is written to stdout",
  category: "protocol",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["connections", "calls", "exchanges", "server"],
  options: {},
  source:
    "MCP specification, Transports, stdio: the server MUST NOT write anything to its stdout that is not a valid MCP message",
  why: "Clients read stdout line by line as JSON: a line of text breaks the connection in some, and an answer in others.",
  fix: "Write logs to stderr (`console.error`, `logging` to stderr, `>&2` in a start script), and silence libraries that print a banner.",
  messages: {
    server: "What the server writes to stdout is not all JSON-RPC: {lines}",
    tool: "While it is called, the tool writes to stdout what is not JSON-RPC: {lines}",
  },
  evaluate(facts) {
    const audits = facts.connections.filter((one) => one.purpose === "audit");
    const spoke = audits.some((one) => one.startupMs !== null || one.noiseCount > 0);
    if (facts.server.transport === "http" || !spoke) return { findings: [], rows: [] };
    const callOf = callsByExchange(facts);
    const lines = audits.flatMap((one) => one.noise).map((line) => ({ line, call: callOf(line) }));
    const unkept = audits.reduce((sum, one) => sum + one.noiseCount, 0) - lines.length;
    const findings = [...groupBy(lines, ({ call }) => call?.toolIndex ?? null)].map(
      ([tool, group]): RawFinding => {
        const noise = group.map(({ line }) => line);
        const count = noise.length + (tool === null ? unkept : 0);
        const call = group[0]?.call?.key;
        const about = { data: { lines: quote(noise, count) }, tool, property: "" };
        return tool === null ? { message: "server", ...about } : { message: "tool", ...about, call };
      },
    );
    return { findings, rows: [{ tool: null, verdict: findings.length > 0 ? "fail" : "pass" }] };
  },
});
