import type { Finding } from "../model/finding.ts";
import { cut, oneLine } from "../text/cut.ts";
import {
  codeBlock,
  codeElement,
  codeSpan,
  escapeMarkdown,
  escapeProse,
  proseSummary,
} from "../text/escape.ts";
import { caseWords } from "./case-words.ts";
import { whom } from "./comment-tables.ts";
import type { Problem } from "./problems.ts";
import { MARK_OF_SEVERITY } from "./words.ts";

const CASE_CHARS = 100;
const MESSAGE_CHARS = 1_000;
const COMMAND_CHARS = 4_000;

/** How much of a call is shown; a comment that does not fit is rendered again with less. */
export interface DetailSizes {
  args: number;
  response: number;
}

function sent(finding: Finding, sizes: DetailSizes): string[] {
  if (finding.case === null) return [];
  const args = finding.arguments === null ? "no arguments" : JSON.stringify(finding.arguments);
  const words = caseWords(finding.case);
  const id = escapeMarkdown(cut(finding.case, CASE_CHARS));
  const tried = words === "" ? id : `${words}: ${id}`;
  const lines = [`**Sent** ${codeSpan(cut(args, sizes.args))} (${tried})`];
  if (finding.response !== null && finding.response !== "") {
    lines.push(`**Got** ${codeSpan(cut(oneLine(finding.response), sizes.response))}`);
  }
  return lines;
}

/** One finding in full: what was sent, what came back, why it matters, how to fix it, how to see it again. */
function findingDetails(finding: Finding, sizes: DetailSizes): string {
  const lines = [
    `${MARK_OF_SEVERITY[finding.severity]} **${escapeProse(cut(finding.message, MESSAGE_CHARS))}**`,
    ...sent(finding, sizes),
    `**Why it matters** ${escapeProse(finding.why)}`,
    `**Fix** ${escapeProse(finding.fix)} [\`${finding.check}\`](${finding.docs})`,
  ];
  const command = finding.case === null ? "" : (finding.reproduce ?? "");
  // A command that is cut would do something else.
  const shown = command.length > COMMAND_CHARS ? `# too long for here: see the report files` : command;
  const reproduce = shown === "" ? "" : `\n\n${codeBlock(shown, "sh")}`;
  return `${lines.join("<br>\n")}${reproduce}`;
}

/** Names of a group that are told in full. */
const NAMES = 50;

function everyName({ tools }: Problem): string[] {
  if (tools.length === 1) return [];
  const [first = null, ...others] = tools.map((tool) => codeSpan(cut(tool ?? "the server", 64)));
  const more = others.length > NAMES ? ` and ${(others.length - NAMES).toLocaleString("en-US")} more` : "";
  return [`Shown for ${first}; alike: ${others.slice(0, NAMES).join(", ")}${more}`];
}

/** A tool's findings, folded. `limit`: findings shown in full; the rest are named. */
export function problemDetails(problem: Problem, sizes: DetailSizes, limit: number): string {
  const shown = problem.findings.slice(0, limit).map((finding) => findingDetails(finding, sizes));
  const rest = problem.findings.slice(limit);
  const name = whom(problem, (tool) => codeElement(cut(oneLine(tool), 64)));
  const more =
    rest.length === 0
      ? []
      : [`And ${rest.length} more: ${rest.map((one) => `\`${one.check}\``).join(", ")}.`];
  const first = problem.findings[0];
  const title = first === undefined ? "" : `: ${proseSummary(cut(oneLine(first.message), 100))}`;
  return `<details><summary>${name}${title}</summary>\n\n${[...everyName(problem), ...shown, ...more].join("\n\n")}\n\n</details>`;
}
