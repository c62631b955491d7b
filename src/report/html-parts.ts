import { groupBy } from "../facts/group.ts";
import type { CallFacts } from "../model/facts.ts";
import { CATEGORIES, type Finding } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { cut } from "../text/cut.ts";
import { escapeHtml, proseHtml } from "../text/escape.ts";
import { categoryVerdict, MARK, MARK_OF_SEVERITY, shownPercent, TITLES } from "./words.ts";

const RANK: Record<Finding["severity"], string> = { error: "0", warning: "1", notice: "2" };
/** Calls and characters of an answer that a page of a large server keeps. */
const MAX_CALLS = 20_000;
const ANSWER_CHARS = 4_000;
const BARS = 60;

const heads = (names: readonly string[]) =>
  names.map((name) => `<th scope="col"><button type="button">${name}</button></th>`).join("");

/** The categories, their scores and what is wrong. */
export function categoriesHtml(report: Report): string {
  const rows = CATEGORIES.map((category) => {
    const { percent, weight, notRun } = report.score.categories[category];
    const shown = percent === null ? `<span class="muted">not run</span>` : shownPercent(percent);
    const note = proseHtml(notRun ?? "");
    return `<tr><td>${MARK[categoryVerdict(report, category)]}</td><td>${TITLES[category]}</td><td class="n">${shown}</td><td class="n">${weight}</td><td class="muted">${note}</td></tr>`;
  });
  return `<table><thead><tr><th></th><th scope="col">Category</th><th scope="col" class="n">Score</th><th scope="col" class="n">Weight</th><th></th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function findingRow(finding: Finding): string {
  const place = finding.location === null ? "" : `${finding.location.path}:${finding.location.line}`;
  const again =
    finding.reproduce === null
      ? ""
      : `<details><summary>fix and reproduce</summary><p>${proseHtml(finding.fix)}</p><pre>${escapeHtml(finding.reproduce)}</pre></details>`;
  return `<tr data-row><td data-key="${RANK[finding.severity]}" class="${finding.severity}">${MARK_OF_SEVERITY[finding.severity]} ${finding.severity}</td><td><code>${escapeHtml(finding.tool ?? "(server)")}</code></td><td><code>${finding.check}</code></td><td>${proseHtml(finding.message)}${again}</td><td class="place">${escapeHtml(place)}</td></tr>`;
}

/** Every finding, in a table that sorts and filters. */
export function findingsHtml(report: Report): string {
  if (report.findings.length === 0) return `<p class="pass">No findings.</p>`;
  const rows = report.findings.map(findingRow).join("\n");
  return `<label class="muted" for="f1">Filter</label> <input id="f1" type="search" data-filter="findings"> <span class="muted" role="status">${report.findings.length}</span><table id="findings" data-sort><thead><tr>${heads(["Severity", "Tool", "Check", "Problem", "Place"])}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** A bar for each tool's valid call; the slowest or largest first. */
export function plotHtml(
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
    return `<text x="205" y="${y + 13}" text-anchor="end">${escapeHtml(cut(one.name, 32))}</text><rect class="bar${one.flagged ? " bad" : ""}" x="212" y="${y + 3}" width="${width}" height="12"/><text x="${218 + width}" y="${y + 13}">${one.value} ${unit}</text>`;
  });
  if (top.length === 0) return "";
  return `<h2>${title}</h2><svg role="img" aria-label="${title}" width="100%" viewBox="0 0 760 ${height}" style="max-width:760px">${bars.join("")}</svg>`;
}

function callHtml(call: CallFacts): string {
  const answer = call.exchange.response?.raw ?? call.detail;
  return `<details><summary>${escapeHtml(call.caseId)} <span class="muted">${call.outcome} · ${call.durationMs} ms</span></summary><pre>${escapeHtml(cut(call.exchange.request.raw, ANSWER_CHARS))}</pre><pre>${escapeHtml(cut(answer, ANSWER_CHARS))}</pre></details>`;
}

/** Each tool with its calls: what was sent and what came back, folded. */
export function callsHtml(calls: readonly CallFacts[]): string {
  const kept = calls.slice(0, MAX_CALLS);
  const tools = [...groupBy(kept, (call) => call.toolIndex).values()].map((own) => {
    const name = escapeHtml(own[0]?.tool ?? "");
    const total = Math.round(own.reduce((sum, call) => sum + call.durationMs, 0));
    return `<details data-row><summary><code>${name}</code> <span class="muted">${own.length} calls · ${total} ms</span></summary>${own.map(callHtml).join("\n")}</details>`;
  });
  const cutNote =
    calls.length > kept.length
      ? `<p class="muted">${calls.length - kept.length} more calls are in the evidence file.</p>`
      : "";
  return `<label class="muted" for="f2">Filter</label> <input id="f2" type="search" data-filter="calls"> <span class="muted" role="status">${tools.length}</span><div id="calls">${tools.join("\n")}</div>${cutNote}`;
}
