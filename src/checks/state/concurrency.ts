import type { ConcurrentCall, ConcurrentTool } from "../../model/facts.ts";
import { defineCheck, type NotVerified, type RawFinding } from "../define.ts";

const failures = (calls: readonly ConcurrentCall[]) => calls.filter((call) => call.failed);

/** Why the calls of a tool tell nothing; null when they do. */
function untold(tool: ConcurrentTool): string | null {
  const [alone] = failures(tool.before);
  if (alone !== undefined) return `fails one after another as well: ${alone.detail}`;
  const failed = failures(tool.together);
  const keptOut = failed.find((call) => call.keptOut);
  if (keptOut !== undefined) return `kept out by what is no state of its own: ${keptOut.detail}`;
  const slowest = Math.max(0, ...tool.before.map((call) => call.durationMs));
  const silent = failed.some((call) => call.outcome === "timed-out");
  if (silent && slowest * tool.together.length >= tool.timeoutMs) {
    return `too slow to be told: ${Math.round(slowest)} ms alone, with a time limit of ${tool.timeoutMs} ms`;
  }
  if (failed.length === 0) return null;
  const [since] = failures(tool.after);
  if (since !== undefined) return `fails one after another since then as well: ${since.detail}`;
  return tool.after.length < tool.together.length ? "could not be tried one after another again" : null;
}

function accuse(tool: ConcurrentTool): RawFinding[] {
  const failed = failures(tool.together);
  const [first] = failed;
  if (first === undefined) return [];
  const data = { failed: failed.length, total: tool.together.length, detail: first.detail };
  return [{ message: "raced", data, tool: tool.toolIndex, call: tool.key, property: "" }];
}

export default defineCheck({
  id: "concurrency",
  title: "The same call from several connections at once succeeds as it does alone",
  category: "state",
  severity: "error",
  kind: "violation",
  scored: true,
  optIn: true,
  needs: ["concurrency", "tools"],
  options: {},
  source:
    "mcp-fuzz: flagged when some of the equal calls succeed and some do not, or when one after another works and at once fails; not when both fail. Here it must work one after another before and after.",
  why: "Every client starts a server of its own. When two of them share a file, a lock or a port, one user's call breaks another's.",
  fix: "Wait for the lock instead of failing, write to a temporary file and rename it, or let the database serialise the writes.",
  messages: {
    raced:
      "{failed} of {total} equal calls made at once over connections of their own fail, though one after another all succeed: {detail}",
  },
  evaluate({ concurrency, tools }) {
    const { wanted, started } = concurrency;
    const tried = concurrency.tools.filter((tool) => tool.together.length > 1);
    const notVerified = concurrency.tools.flatMap((tool): NotVerified[] => {
      const reason = untold(tool);
      return reason === null ? [] : [{ tool: tool.toolIndex, reason, calls: tool.together.length }];
    });
    if (wanted > 0 && started > 0 && started < wanted) {
      const reason = `only ${started} of ${wanted} processes of the server could be started side by side`;
      notVerified.push({ tool: null, reason, calls: 0 });
    }
    const measured = tried.filter((tool) => untold(tool) === null);
    const findings = measured.flatMap(accuse);
    const flagged = findings.map((one) => ({
      tool: tools[one.tool ?? -1]?.name ?? "",
      failed: Number(one.data?.failed),
      of: Number(one.data?.total),
    }));
    return {
      findings,
      rows: [],
      notVerified,
      percent: measured.length === 0 ? null : (100 * (measured.length - findings.length)) / measured.length,
      metrics: { n: wanted, measured: measured.length, flagged },
    };
  },
});
