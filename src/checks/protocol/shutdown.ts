import { defineCheck, type RawFinding } from "../define.ts";

export default defineCheck({
  id: "shutdown",
  title: "The server ends when its stdin is closed, and leaves nothing behind",
  category: "protocol",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["connections"],
  options: {},
  source:
    "MCP specification, Lifecycle, shutdown: the client closes stdin and waits for the server to exit, before it sends SIGTERM",
  why: "A server that does not end stays behind on the user's machine, once for every session.",
  fix: "End the process when stdin ends (`process.stdin.on('end', ...)`), and end child processes with it.",
  messages: {
    runs: "The server still runs 2 seconds after its stdin was closed; it took {how} to end it.",
    leftovers: "Processes that the server started are left behind when it ends: {count}.",
  },
  evaluate({ connections }) {
    const ended = connections.flatMap(({ shutdown }) =>
      shutdown === null || shutdown.how === "already-exited" ? [] : [shutdown],
    );
    const findings: RawFinding[] = [];
    const killed = ended.some(({ how }) => how === "kill");
    if (killed || ended.some(({ how }) => how === "term")) {
      findings.push({ message: "runs", data: { how: killed ? "SIGKILL" : "SIGTERM" }, tool: null });
    }
    const count = Math.max(0, ...ended.map(({ leftovers }) => leftovers));
    if (count > 0) findings.push({ message: "leftovers", data: { count }, tool: null });
    const verdict = findings.length > 0 ? "part" : "pass";
    return { findings, rows: ended.length === 0 ? [] : [{ tool: null, verdict }] };
  },
});
