import { createHash } from "node:crypto";
import { createFacts } from "../facts/facts.ts";
import { validCalls } from "../facts/valid-calls.ts";
import type { Evidence } from "../model/evidence.ts";
import type { CallFacts } from "../model/facts.ts";
import type { Report } from "../model/report.ts";
import { escapeHtml, proseHtml } from "../text/escape.ts";
import { counted } from "../text/words.ts";
import { namedReason } from "./failure-clues.ts";
import { figureLines } from "./figures.ts";
import { callsHtml, categoriesHtml, findingsHtml, plotHtml } from "./html-parts.ts";
import { SCRIPT, STYLE } from "./html-style.ts";
import { gradeText, verdictText } from "./words.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Nothing may be fetched, and no script but ours may run, whatever slips through. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src ${hash(SCRIPT)}; base-uri 'none'; form-action 'none'`;

function figures(
  calls: readonly CallFacts[],
  flagged: ReadonlySet<string>,
  value: (call: CallFacts) => number,
) {
  return validCalls(calls)
    .filter((call) => call.exchange.end === "answered")
    .map((call) => ({ name: call.tool, value: value(call), flagged: flagged.has(call.tool) }));
}

function flaggedBy(report: Report, check: string): ReadonlySet<string> {
  return new Set(report.findings.filter((one) => one.check === check).map((one) => one.tool ?? ""));
}

function failureHtml(report: Report): string {
  const { failure } = report;
  if (failure === null) return "";
  const reason = namedReason(failure.stderrTail);
  const named =
    reason === null ? "" : `<p>Its stderr names the reason: <code>${escapeHtml(reason)}</code></p>`;
  return `<p class="error">${escapeHtml(failure.message)}</p>${named}<pre>${escapeHtml(failure.stderrTail)}</pre>`;
}

function skippedHtml(report: Report): string {
  if (report.skipped.length === 0) return "";
  const rows = report.skipped.map(
    (one) => `<tr><td><code>${escapeHtml(one.tool)}</code></td><td>${proseHtml(one.reason)}</td></tr>`,
  );
  return `<h2>Not called</h2><table><thead><tr><th scope="col">Tool</th><th scope="col">Why</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function measuredHtml(report: Report): string {
  const items = figureLines(report).map((line) => `<li>${proseHtml(line)}</li>`);
  return items.length === 0 ? "" : `<h2>Measured</h2><ul>${items.join("")}</ul>`;
}

/** The page of `renderHtml`, piece by piece. */
export function* htmlPieces(report: Report, evidence: Evidence): Generator<string> {
  const { calls } = createFacts(evidence);
  const { server, score, metrics } = report;
  const grade = report.failure === null ? gradeText(score.grade, score.percent) : "could not start";
  const only = report.headline === null ? "" : `, ${escapeHtml(report.headline)}`;
  const passed = report.failure === null ? verdictText(report) : "";
  const verdict = passed === "" ? "" : ` · ${escapeHtml(passed)}`;
  const { tools, called } = metrics.coverage;
  const about = `${escapeHtml(server.name || server.target)} ${escapeHtml(server.version)} · ${server.transport} · ${counted(tools, "tool")}, ${called.toLocaleString("en-US")} called · ${escapeHtml(report.startedAt)} · ${(report.durationMs / 1000).toFixed(1)} s`;
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><title>MCP audit: ${grade}</title><style>${STYLE}</style></head>
<body><main><h1>MCP audit: ${grade}${only}${verdict}</h1><p class="sub">${about}</p>
${failureHtml(report)}
${categoriesHtml(report)}
<h2 id="problems">Findings</h2>
${findingsHtml(report)}
${plotHtml(
  "time",
  "Time of the valid calls",
  "ms",
  figures(calls, flaggedBy(report, "latency"), (call) => Math.round(call.durationMs)),
)}
${plotHtml(
  "size",
  "Size of the answers",
  "characters",
  figures(calls, flaggedBy(report, "response-size"), (call) => call.response?.chars ?? 0),
)}
${measuredHtml(report)}<h2 id="timeline">Calls</h2>
`;
  yield* callsHtml(calls);
  yield `
${skippedHtml(report)}
</main><script>${SCRIPT}</script></body></html>
`;
}

/** The report as one HTML page: no network, sorts and filters by keyboard, light and dark. */
export function renderHtml(report: Report, evidence: Evidence): string {
  return [...htmlPieces(report, evidence)].join("");
}
