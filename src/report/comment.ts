import type { Report } from "../model/report.ts";
import { cut } from "../text/cut.ts";
import { escapeProse } from "../text/escape.ts";
import { counted } from "../text/words.ts";
import { type DetailSizes, problemDetails } from "./comment-details.ts";
import { failureText } from "./comment-failure.ts";
import { firstStep } from "./comment-first.ts";
import { restDetails } from "./comment-rest.ts";
import { categoryTable, problemTable } from "./comment-tables.ts";
import { comparisonNote, contractLine } from "./contract-line.ts";
import { contractUpdateText } from "./contract-update.ts";
import { auditName, headline, subtitle } from "./headline-markdown.ts";
import { problemsOf, toolsIn } from "./problems.ts";

/** GitHub refuses longer bodies, in UTF-16 code units (create and update alike). */
export const COMMENT_LIMIT = 65_536;

/** What a comment needs beside the report. */
export interface CommentOptions {
  /** Tells several audits of one pull request apart. */
  key: string;
  /** Commit that was audited; "" when there is none. */
  sha: string;
  /** Where the whole report is; null when nowhere. */
  reportUrl: string | null;
  /** The report is what a run without rights left, published by another. */
  claimed?: boolean;
  /** Longest body, in UTF-16 code units. */
  limit?: number;
}

/** The hidden line a comment is found by. The key is encoded, so that no text can pose as the marker of another. */
export function commentMarker(key: string): string {
  return `<!-- mcp-audit-action:comment:${Buffer.from(key).toString("base64url")} -->`;
}

interface Amount {
  rows: number;
  details: number;
  findings: number;
  sizes: DetailSizes;
  brief: boolean;
}

/** Tried in this order until one fits. The last always does. */
const AMOUNTS: readonly Amount[] = [
  { rows: 100, details: 50, findings: 8, sizes: { args: 400, response: 600 }, brief: false },
  { rows: 60, details: 30, findings: 4, sizes: { args: 200, response: 300 }, brief: false },
  { rows: 40, details: 15, findings: 2, sizes: { args: 150, response: 200 }, brief: false },
  { rows: 25, details: 5, findings: 1, sizes: { args: 100, response: 100 }, brief: true },
  { rows: 10, details: 0, findings: 0, sizes: { args: 0, response: 0 }, brief: true },
];

/** Changes of the contract told where the server could not be started. */
const FAILURE_ROWS = 25;

const NOTHING_CALLED =
  "Mark the tools that only read with `readOnlyHint: true`, or set `scope: malformed` in a throwaway environment, to have them tested.";

const CLAIMED = "From the report of the pull request's own run, which its author can change.";

function link(options: CommentOptions): string {
  return options.reportUrl === null ? "the report files" : `the [full report](${options.reportUrl})`;
}

function problemParts(report: Report, amount: Amount, options: CommentOptions): string[] {
  const problems = problemsOf(report);
  if (problems.length === 0) return [];
  const folded = toolsIn(problems.slice(amount.rows));
  const untold = toolsIn(problems.slice(amount.details));
  return [
    ...firstStep(report),
    categoryTable(report),
    problemTable(report, problems.slice(0, amount.rows)),
    ...(folded > 0 ? [`${counted(folded, "more tool")} with problems: see ${link(options)}.`] : []),
    ...problems.slice(0, amount.details).map((one) => problemDetails(one, amount.sizes, amount.findings)),
    ...(untold > 0 && folded === 0
      ? [`Details of ${counted(untold, "more tool")}: see ${link(options)}.`]
      : []),
  ];
}

const contractPart = ({ contractUpdate }: Report, rows: number) =>
  contractUpdate === undefined ? [] : [contractUpdateText(contractUpdate, rows)];

function render(report: Report, options: CommentOptions, amount: Amount): string {
  const parts = [
    `${commentMarker(options.key)}\n${headline(report, options.key)}`,
    subtitle(report, options.sha),
    ...(options.claimed ? [CLAIMED] : []),
    ...[contractLine(report), comparisonNote(report)].filter((line) => line !== ""),
    ...(report.headline === null ? [] : [NOTHING_CALLED]),
    ...contractPart(report, amount.rows),
    ...problemParts(report, amount, options),
    restDetails(report, amount.brief),
  ];
  return `${parts.join("\n\n")}\n`;
}

function renderFailure(report: Report, options: CommentOptions): string {
  const claimed = options.claimed ? [CLAIMED] : [];
  const parts = [
    headline(report, options.key),
    ...claimed,
    failureText(report),
    ...contractPart(report, FAILURE_ROWS),
  ];
  return `${commentMarker(options.key)}\n${parts.join("\n\n")}\n`;
}

/** The comment of a run that came to no report: what an older one said of the pull request no longer holds. */
export function renderAborted(
  message: string,
  options: Pick<CommentOptions, "key" | "sha" | "reportUrl">,
): string {
  const { key, sha, reportUrl } = options;
  const log = reportUrl === null ? "" : `: see [the log](${reportUrl})`;
  const commit = sha === "" ? "" : `\n\n\`${sha.slice(0, 7)}\` was not audited${log}.`;
  return `${commentMarker(key)}\n### ❌ ${auditName(key)}: could not run\n\n${escapeProse(cut(message, 2_000))}${commit}\n`;
}

/**
 * The comment: grade, change and what to do first, then a table of categories and one of failing tools, worst first, then folded
 * details. A comment that is too long is rendered again with less detail; what is left out is counted and linked.
 */
export function renderComment(report: Report, options: CommentOptions): string {
  const limit = options.limit ?? COMMENT_LIMIT;
  if (report.failure !== null) return renderFailure(report, options).slice(0, limit);
  let body = "";
  for (const amount of AMOUNTS) {
    body = render(report, options, amount);
    if (body.length <= limit) return body;
  }
  return body.slice(0, limit);
}
