import { groupBy } from "../../facts/group.ts";
import type { NoiseLine } from "../../model/evidence.ts";
import { defineCheck, type RawFinding } from "../define.ts";

export default defineCheck({
  id: "stdio-hygiene",
  title: "Nothing but JSON-RPC is written to stdout",
  category: "protocol",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["connections", "calls"],
  options: {},
  source:
    "MCP specification, Transports, stdio: the server MUST NOT write anything to its stdout that is not a valid MCP message",
  why: "Clients read stdout line by line as JSON: a line of text breaks the connection in some, and an answer in others.",
  fix: "Write logs to stderr (`console.error`, `logging` to stderr), and silence libraries that print a banner.",
  messages: {
    line: "A line on stdout is not JSON-RPC: {line}",
    lines: "{count} lines on stdout are not JSON-RPC, the first: {line}",
    tool: "While it is called, the tool prints to stdout: {line}",
  },
  evaluate({ connections, calls }) {
    const audits = connections.filter((one) => one.purpose === "audit");
    if (audits.every((one) => one.startupMs === null && one.noiseCount === 0))
      return { findings: [], rows: [] };
    const tools = new Map(calls.map((call) => [call.exchange.id, call]));
    const noise = audits.flatMap((one) => one.noise);
    const during = noise.flatMap((line) => {
      const call = line.exchange === null ? undefined : tools.get(line.exchange);
      return call === undefined ? [] : [{ line, call }];
    });
    const findings: RawFinding[] = [...groupBy(during, (one) => one.call.toolIndex)].flatMap(
      ([tool, [first]]) =>
        first === undefined
          ? []
          : [{ message: "tool", data: { line: first.line.text }, tool, call: first.call.key, property: "" }],
    );
    const other: NoiseLine[] = noise.filter((line) => !during.some((one) => one.line === line));
    const [first] = other;
    if (first !== undefined) {
      const message = other.length === 1 ? "line" : "lines";
      findings.push({
        message,
        data: { line: first.text, count: other.length },
        tool: null,
        distinct: "server",
      });
    }
    return { findings, rows: [{ tool: null, verdict: findings.length > 0 ? "fail" : "pass" }] };
  },
});
