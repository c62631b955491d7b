import { MAY_BE_OLDER } from "../../facts/http.ts";
import type { HttpProbe } from "../../model/facts.ts";
import { type CheckResult, defineCheck } from "../define.ts";
import { untold } from "../server.ts";

/** How the recorder names its tries of Streamable HTTP, each with its path. */
const TRY = /^streamable (.*)$/s;

interface Try extends HttpProbe {
  path: string;
}

const triesOf = (probes: readonly HttpProbe[]): Try[] =>
  probes.flatMap((probe) => {
    const path = TRY.exec(probe.name)?.[1];
    return path === undefined ? [] : [{ ...probe, path }];
  });

/** Whoever answers in JSON-RPC may speak the transport, and dislike something else. */
const isRefused = ({ status, spoke }: Try) => spoke === null && MAY_BE_OLDER.has(status ?? 0);

const wordsOf = ({ path, status, trouble }: Try) =>
  `\`${path}\` ${status === null ? (trouble ?? "gave no answer") : `HTTP ${status}`}`;

function judgedTries(tries: readonly Try[]): CheckResult {
  const served = tries.find(({ spoke }) => spoke === "result");
  if (served !== undefined) {
    const note = `The server was audited over HTTP+SSE, and serves Streamable HTTP too: give its address, with the path \`${served.path}\`, as \`url\`.`;
    return { findings: [], rows: [{ tool: null, verdict: "pass" }], notes: [note] };
  }
  if (tries.length === 0) return untold("Streamable HTTP was not tried beside HTTP+SSE");
  const unsure = tries.filter((one) => !isRefused(one));
  if (unsure.length > 0)
    return untold(`whether Streamable HTTP is served cannot be told: ${unsure.map(wordsOf).join(", ")}`);
  const data = { tries: tries.map(wordsOf).join(", ") };
  return {
    findings: [{ message: "only", data, tool: null }],
    rows: [{ tool: null, verdict: "part" }],
  };
}

export default defineCheck({
  id: "deprecated-sse",
  title: "A server at a URL serves Streamable HTTP, not HTTP+SSE alone",
  category: "protocol",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["connections", "http"],
  options: {},
  source:
    "MCP specification 2026-07-28, Key Changes, Deprecated, 2 (SEP-2596): HTTP+SSE is deprecated since 2025-03-26, migrate to Streamable HTTP (https://modelcontextprotocol.io/specification/2026-07-28/changelog#deprecated)",
  why: "HTTP+SSE is scheduled for removal, and clients drop it: those without it cannot connect at all.",
  fix: "Serve Streamable HTTP, with the transport of that name in your SDK and usually at `/mcp`; keep HTTP+SSE beside it for older clients only. If it is served already, give its address as `url`.",
  messages: {
    only: "The server was reached over HTTP+SSE, which is deprecated since revision 2025-03-26, and refuses Streamable HTTP wherever it was tried: {tries}.",
  },
  evaluate({ connections, http }) {
    const kinds = new Set(connections.flatMap((one) => one.http?.kind ?? []));
    if (kinds.size === 0) return { findings: [], rows: [] };
    if (kinds.has("streamable-http")) return { findings: [], rows: [{ tool: null, verdict: "pass" }] };
    return judgedTries(triesOf(http?.probes ?? []));
  },
});
