import type { Report } from "../model/report.ts";
import { cut, oneLine } from "../text/cut.ts";
import { codeSpan, escapeMarkdown, escapeProse } from "../text/escape.ts";
import { counted } from "../text/words.ts";
import { changeText, coverageText, gradeText, tokenChange, verdictText } from "./words.ts";

const NAME_CHARS = 100;
const VERSION_CHARS = 40;
const TARGET_CHARS = 300;
const VERDICT_CHARS = 200;

/** What the first line calls the audit: with its key, where several of one pull request are told apart. */
export function auditName(key: string): string {
  const shown = oneLine(key).trim();
  return shown === "" ? "MCP audit" : `MCP audit (${escapeMarkdown(cut(shown, NAME_CHARS))})`;
}

/** The first line: grade, score, the change against the baseline, and whether the audit passed. */
export function headline(report: Report, key: string): string {
  if (report.failure !== null) return `### ❌ ${auditName(key)}: could not start the server`;
  const grade = gradeText(report.score.grade, report.score.percent);
  const only = report.headline === null ? "" : `, ${escapeMarkdown(report.headline)}`;
  const stopped = report.stopped === null ? "" : " · ended early";
  const passed = verdictText(report);
  const verdict = passed === "" ? "" : ` · ${escapeProse(cut(oneLine(passed), VERDICT_CHARS))}`;
  return `### ${auditName(key)}: ${grade}${changeText(report)}${only}${stopped}${verdict}`;
}

function coverage(report: Report): string {
  const { tools, called } = report.metrics.coverage;
  if (tools === 0) return "no tools";
  return `${counted(tools, "tool")}${called === tools ? "," : ":"} ${coverageText(report.metrics.coverage)}`;
}

/** The second line: what was audited, how much of it, what its list costs, at which commit. */
export function subtitle(report: Report, sha: string): string {
  const { name, version, transport, target } = report.server;
  const named = `${cut(oneLine(name), NAME_CHARS)} ${cut(oneLine(version), VERSION_CHARS)}`;
  const who = escapeMarkdown(oneLine(name) === "" ? cut(target, TARGET_CHARS) : named) || "server";
  const { tokens } = report.metrics.contextCost;
  const { baseline } = report;
  const by =
    baseline === undefined || baseline.tokens === null
      ? ""
      : ` (${tokenChange(tokens, baseline.tokens)} against ${codeSpan(cut(baseline.label, 40))})`;
  const cost = `tool list ${tokens.toLocaleString("en-US")} tokens${by}`;
  const commit = sha === "" ? [] : [`\`${sha.slice(0, 7)}\``];
  const share = report.shard === undefined ? [] : [`shard ${report.shard.index} of ${report.shard.count}`];
  return [`**${who}**`, transport, ...share, coverage(report), cost, ...commit].join(" · ");
}
