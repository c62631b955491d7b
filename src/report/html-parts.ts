import { groupBy } from "../facts/group.ts";
import type { CallFacts } from "../model/facts.ts";
import { CATEGORIES, type Finding, severityRank } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { cut } from "../text/cut.ts";
import { escapeHtml, proseHtml } from "../text/escape.ts";
import { counted } from "../text/words.ts";
import { type Span, spanOf, stripHtml } from "./html-timeline.ts";
import { categoryVerdict, shownPercent, TITLES } from "./words.ts";

/** Signs that every font has, as in the terminal. */
const SIGN = { fail: "✗", part: "!", pass: "✓", "n/a": "–" } as const;
const SIGN_OF_SEVERITY = { error: "✗", warning: "!", notice: "·" } as const;
const CLASS = { fail: "error", part: "warning", pass: "pass", "n/a": "muted" } as const;
const SAID = { fail: "errors", part: "warnings", pass: "passed", "n/a": "not run" } as const;

/** Calls and characters of an answer that a page of a large server keeps. */
const MAX_CALLS = 20_000;
const ANSWER_CHARS = 4_000;
const BARS = 30;

const heads = (names: readonly string[]) =>
  names.map((name) => `<th scope="col"><button type="button">${name}</button></th>`).join("");

/** The categories, their scores and what is wrong. */
export function categoriesHtml(report: Report): string {
  const rows = CATEGORIES.map((category) => {
    const { percent, weight, notRun } = report.score.categories[category];
    const shown = percent === null ? `<span class="muted">not run</span>` : shownPercent(percent);
    const note = proseHtml(notRun ?? "");
    const verdict = categoryVerdict(report, category);
    const sign = `<span role="img" aria-label="${SAID[verdict]}" class="${CLASS[verdict]}">${SIGN[verdict]}</span>`;
    return `<tr><td class="sign">${sign}</td><td>${TITLES[category]}</td><td class="n">${shown}</td><td class="n">${weight}</td><td class="muted">${note}</td></tr>`;
  });
  return `<table class="scores"><thead><tr><td></td><th scope="col">Category</th><th scope="col" class="n">Score</th><th scope="col" class="n">Weight</th><td></td></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function findingRow(finding: Finding): string {
  const place = finding.location === null ? "" : `${finding.location.path}:${finding.location.line}`;
  const again =
    finding.reproduce === null
      ? ""
      : `<details><summary>fix and reproduce</summary><p>${proseHtml(finding.fix)}</p><pre>${escapeHtml(finding.reproduce)}</pre></details>`;
  return `<tr data-row><td data-key="${severityRank(finding.severity)}" class="${finding.severity}">${SIGN_OF_SEVERITY[finding.severity]} ${finding.severity}</td><td><code>${escapeHtml(finding.tool ?? "(server)")}</code></td><td><code>${finding.check}</code></td><td>${proseHtml(finding.message)}${again}</td><td class="place">${escapeHtml(place).replaceAll("/", "/<wbr>")}</td></tr>`;
}

/** Every finding, in a table that sorts and filters. */
export function findingsHtml(report: Report): string {
  if (report.findings.length === 0) return `<p class="pass">No findings.</p>`;
  const rows = report.findings.map(findingRow).join("\n");
  return `<label class="muted" for="f1">Filter findings</label> <input id="f1" type="search" data-filter="findings"> <span class="muted" role="status">${report.findings.length.toLocaleString("en-US")}</span><table id="findings" data-sort><thead><tr>${heads(["Severity", "Tool", "Check", "Problem", "Place"])}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** A bar for each tool's valid call; the slowest or largest first. */
export function plotHtml(
  id: string,
  title: string,
  unit: string,
  figures: readonly { name: string; value: number; flagged: boolean }[],
): string {
  const top = [...figures].sort((a, b) => b.value - a.value).slice(0, BARS);
  const max = Math.max(1, ...top.map((one) => one.value));
  const height = top.length * 18 + 4;
  const bars = top.map((one, index) => {
    const width = Math.max(1, Math.round((one.value / max) * 420));
    const y = index * 18;
    return `<text x="205" y="${y + 13}" text-anchor="end">${escapeHtml(cut(one.name, 32))}</text><rect class="bar${one.flagged ? " bad" : ""}" x="212" y="${y + 3}" width="${width}" height="12"/><text x="${218 + width}" y="${y + 13}">${one.value.toLocaleString("en-US")} ${unit}</text>`;
  });
  if (top.length === 0) return "";
  const note =
    figures.length > top.length
      ? `<p class="muted">The ${top.length} highest of ${figures.length.toLocaleString("en-US")}.</p>`
      : "";
  return `<h2 id="${id}">${title}</h2>${note}<svg role="group" aria-label="${title}" width="100%" viewBox="0 0 760 ${height}" style="max-width:760px">${bars.join("")}</svg>`;
}

function callHtml(call: CallFacts, span: Span): string {
  const answer = call.exchange.response?.raw ?? call.detail;
  const said = `${call.outcome} · ${call.durationMs} ms, at ${Math.round(call.startedAtMs).toLocaleString("en-US")} ms`;
  return `<details><summary>${stripHtml([call], span)}${escapeHtml(call.caseId)} <span class="muted">${said}</span></summary><pre>${escapeHtml(cut(call.exchange.request.raw, ANSWER_CHARS))}</pre><pre>${escapeHtml(cut(answer, ANSWER_CHARS))}</pre></details>`;
}

/** A tool with its calls; its strip spans the whole run, those of its calls span the tool's own time. */
function toolHtml(own: readonly CallFacts[], run: Span): string {
  const name = escapeHtml(own[0]?.tool ?? "");
  const total = Math.round(own.reduce((sum, call) => sum + call.durationMs, 0));
  const span = spanOf(own);
  const said = `${counted(own.length, "call")} · ${total.toLocaleString("en-US")} ms`;
  return `<details data-row><summary>${stripHtml(own, run)}<code>${name}</code> <span class="muted">${said}</span></summary>${own.map((call) => callHtml(call, span)).join("\n")}</details>`;
}

const AXIS = `<p class="muted">The strip of a tool shows when it was called during the run; that of a call, when it was made and how long it took within the tool's own time. Red: crashed, timed out or broke the protocol.</p>`;

/** Each tool with its calls: when they were made, what was sent and what came back, folded. In pieces: most of a large page. */
export function* callsHtml(calls: readonly CallFacts[]): Generator<string> {
  const kept = calls.slice(0, MAX_CALLS);
  const run = spanOf(kept);
  const cutNote =
    calls.length > kept.length
      ? `<p class="muted">${calls.length - kept.length} more calls are in the evidence file.</p>`
      : "";
  const groups = [...groupBy(kept, (call) => call.toolIndex).values()];
  yield `${kept.length > 0 ? AXIS : ""}<label class="muted" for="f2">Filter tools</label> <input id="f2" type="search" data-filter="calls"> <span class="muted" role="status">${groups.length.toLocaleString("en-US")}</span><div id="calls">`;
  for (const [at, own] of groups.entries()) yield `${at > 0 ? "\n" : ""}${toolHtml(own, run)}`;
  yield `</div>${cutNote}`;
}
