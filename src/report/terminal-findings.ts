import { groupBy } from "../facts/group.ts";
import type { Finding } from "../model/finding.ts";
import { cut } from "../text/cut.ts";
import { plain } from "../text/plain.ts";
import { counted } from "../text/words.ts";
import { type Style, severitySign } from "./terminal-style.ts";
import { pad, widthOf, wrap } from "./terminal-width.ts";
import { lineText } from "./terminal-words.ts";

/** Findings of one check on one tool that are told one by one; the rest is counted. */
const ALIKE = 3;
/** Tools with findings that are told one by one. */
const GROUPS = 100;
const NAME_CHARS = 120;
const MESSAGE_CHARS = 600;
const COMMAND_CHARS = 4000;
const GAP = 2;
const SIGN = 2;

interface Row {
  sign: string;
  check: string;
  problem: string;
}

interface Group {
  tool: string;
  rows: Row[];
  location: string | null;
  /** null too when an earlier group has the same: listing the tools shows the static findings of all. */
  reproduce: string | null;
}

interface Columns {
  tool: number;
  check: number;
  problem: number;
}

function rowsOf(findings: readonly Finding[], style: Style): Row[] {
  const told = new Map<string, number>();
  const rows: Row[] = [];
  for (const { severity, check, message, baseline } of findings) {
    const key = `${severity} ${check}`;
    const count = (told.get(key) ?? 0) + 1;
    told.set(key, count);
    if (count > ALIKE) continue;
    const fresh = baseline === "new" ? "new: " : "";
    rows.push({
      sign: severitySign(severity, style),
      check,
      problem: fresh + lineText(message, MESSAGE_CHARS),
    });
  }
  for (const [key, count] of told) {
    const [, check = ""] = key.split(" ");
    if (count > ALIKE) rows.push({ sign: " ", check, problem: `and ${count - ALIKE} more like these` });
  }
  return rows;
}

function groupsOf(findings: readonly Finding[], style: Style): Group[] {
  const byTool = groupBy(findings, (finding) => finding.toolIndex);
  const shown = new Set<string>();
  return [...byTool.values()].map((own) => {
    const [first] = own;
    const { location, tool } = first!;
    const reproduce = own.find((finding) => finding.reproduce !== null)?.reproduce ?? "";
    const again = reproduce === "" || shown.has(reproduce);
    shown.add(reproduce);
    return {
      tool: tool === null ? "(server)" : lineText(tool, NAME_CHARS) || '""',
      rows: rowsOf(own, style),
      location: location === null ? null : `${lineText(location.path, 300)}:${location.line}`,
      reproduce: again ? null : reproduce,
    };
  });
}

/** Names keep their length as far as the width allows; the problem gets what is left. */
function columnsOf(groups: readonly Group[], width: number): Columns {
  const longest = (texts: string[], most: number) => Math.min(most, Math.max(5, ...texts.map(widthOf)));
  const tool = longest(
    groups.map((group) => group.tool),
    Math.max(10, Math.floor(width * 0.25)),
  );
  const check = longest(
    groups.flatMap((group) => group.rows.map((row) => row.check)),
    Math.max(10, Math.floor(width * 0.28)),
  );
  return { tool, check, problem: Math.max(10, width - SIGN - tool - check - 2 * GAP) };
}

function lay(
  cells: readonly [string, string[], string[], string[]],
  columns: Columns,
  style: Style,
): string[] {
  const [sign, tool, check, problem] = cells;
  const height = Math.max(tool.length, check.length, problem.length);
  return Array.from({ length: height }, (_, i) => {
    const name = style.bold(pad(tool[i] ?? "", columns.tool));
    const id = pad(check[i] ?? "", columns.check);
    const line = `${i === 0 ? sign : " "} ${name}  ${id}  ${problem[i] ?? ""}`;
    return line.trimEnd();
  });
}

function groupLines(group: Group, columns: Columns, style: Style): string[] {
  const lines = group.rows.flatMap((row, index) =>
    lay(
      [
        row.sign,
        index === 0 ? wrap(group.tool, columns.tool) : [],
        wrap(row.check, columns.check),
        wrap(row.problem, columns.problem),
      ],
      columns,
      style,
    ),
  );
  if (group.location !== null) lines.push(style.dim(`  at ${group.location}`));
  // Never broken into lines: it must still work when it is pasted.
  if (group.reproduce !== null)
    lines.push(`  ${style.dim("$")} ${cut(plain(group.reproduce), COMMAND_CHARS)}`);
  return lines;
}

/** The findings as a table (state, tool, check, problem), one block for each tool, worst first. */
export function findingLines(findings: readonly Finding[], width: number, style: Style): string[] {
  const all = groupsOf(findings, style);
  if (all.length === 0) return [];
  const groups = all.slice(0, GROUPS);
  const columns = columnsOf(groups, width);
  const head = `  ${pad("Tool", columns.tool)}  ${pad("Check", columns.check)}  Problem`;
  const blocks = groups.map((group) => groupLines(group, columns, style));
  const left = all.length - groups.length;
  const more =
    left > 0 ? ["", `  and ${counted(left, "tool")} more with findings: see the report files`] : [];
  return [style.dim(head), ...blocks.flatMap((block, i) => (i === 0 ? block : ["", ...block])), ...more];
}
