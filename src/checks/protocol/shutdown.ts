import { defineCheck, type RawFinding } from "../define.ts";

export default defineCheck({
  id: "shutdown",
  title: "The server ends when its stdin is closed, and leaves nothing behind",
  category: "protocol",
  severity: "warning",
  kind: "violation",
  scored: true,
  needs: ["connections"],
  options: {},
  source: "MCP specification, Lifecycle, shutdown: the client closes stdin and waits for the server to exit",
  why: "A server that does not end stays behind on the user's machine, once for every session.",
  fix: "End the process when stdin ends (`process.stdin.on('end', ...)`), and end child processes with it.",
  messages: {
    runs: "The server still runs 2 seconds after its stdin was closed; it took {how} to end it.",
    leftovers: "{count} processes that the server started are left behind.",
  },
  evaluate({ connections }) {
    const ended = connections.filter((one) => one.shutdown !== null && one.shutdown.how !== "already-exited");
    const findings: RawFinding[] = [];
    const stubborn = ended.find((one) => one.shutdown?.how === "term" || one.shutdown?.how === "kill");
    if (stubborn !== undefined) {
      const how = stubborn.shutdown?.how === "kill" ? "SIGKILL" : "SIGTERM";
      findings.push({ message: "runs", data: { how }, tool: null });
    }
    const left = Math.max(0, ...ended.map((one) => one.shutdown?.leftovers ?? 0));
    if (left > 0) findings.push({ message: "leftovers", data: { count: left }, tool: null });
    return {
      findings,
      rows: ended.length === 0 ? [] : [{ tool: null, verdict: findings.length > 0 ? "part" : "pass" }],
    };
  },
});
