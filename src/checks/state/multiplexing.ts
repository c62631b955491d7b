import type { Exchange } from "../../model/evidence.ts";
import { defineCheck, type RawFinding } from "../define.ts";

const lost = (exchange: Exchange) => exchange.end !== "answered";

export default defineCheck({
  id: "multiplexing",
  title: "Several calls in flight on one connection are all answered",
  category: "state",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["exchanges", "calls"],
  options: {},
  source: "JSON-RPC 2.0 and MCP specification, Base protocol: every request is answered, with its own id",
  why: "Clients send calls in parallel. An answer that never comes hangs the conversation.",
  fix: "Handle requests independently of each other, and never keep one call's state in a shared variable.",
  messages: {
    lost: "{count} of {total} calls in flight together on one connection were not answered, though each alone was.",
  },
  evaluate({ exchanges, calls }) {
    const together = exchanges.filter((one) => one.purpose === "multiplexing");
    if (together.length === 0) return { findings: [], rows: [] };
    const missing = together.filter(lost);
    const [first] = missing;
    if (first === undefined) return { findings: [], rows: [{ tool: null, verdict: "pass" }] };
    const key = first.caseKey?.split(" ").slice(1).join(" ") ?? "";
    const call = calls.find((one) => one.key === key);
    const data = { count: missing.length, total: together.length };
    const findings: RawFinding[] = [{ message: "lost", data, tool: call?.toolIndex ?? null, property: "" }];
    return { findings, rows: [{ tool: null, verdict: "fail" }] };
  },
});
