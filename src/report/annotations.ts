import { groupBy } from "../facts/group.ts";
import type { Location } from "../model/evidence.ts";
import { type Finding, severityRank } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { cut, oneLine } from "../text/cut.ts";
import { escapeAnnotation } from "../text/escape.ts";
import { plain } from "../text/plain.ts";

/** Limits of GitHub's check-run annotations: characters of a title, bytes of a message. */
const TITLE = 255;
const MESSAGE = 16_000;

/** A note on a line of the sources. */
export interface Annotation {
  path: string;
  startLine: number;
  endLine: number;
  /** Only on a single line; the end is the first column behind. */
  columns: { start: number; end: number } | null;
  level: "failure" | "warning" | "notice";
  title: string;
  message: string;
}

const LEVEL: Record<Finding["severity"], Annotation["level"]> = {
  error: "failure",
  warning: "warning",
  notice: "notice",
};

/** Where a finding stands, when that is not where the annotation does. */
function elsewhere({ location }: Finding, place: Location): string {
  if (location === null || (location.path === place.path && location.line === place.line)) return "";
  return ` at ${location.path}:${location.line}`;
}

function sentence(finding: Finding, place: Location): string {
  const { reproduce } = finding;
  // A command is to be copied as it is: one with an address in it stands in the report only.
  const copies = finding.case !== null && reproduce !== null && !/:\/\//.test(reproduce);
  const again = copies ? [`Reproduce: ${plain(reproduce)}`] : [];
  const said = `${escapeAnnotation(finding.message)} (${finding.check}${elsewhere(finding, place)})`;
  return [said, `Fix: ${escapeAnnotation(finding.fix)}`, ...again].join("\n");
}

function columnsOf({ line, endLine, column, endColumn }: Location): Annotation["columns"] {
  if (line !== endLine || column === undefined || endColumn === undefined) return null;
  return { start: column, end: endColumn };
}

function annotate(group: readonly Finding[], place: Location): Annotation[] {
  const findings = [...group].sort((a, b) => severityRank(a.severity) - severityRank(b.severity));
  const [first] = findings;
  if (first === undefined) return [];
  const name = first.tool === null ? "MCP server" : oneLine(plain(first.tool));
  const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : "";
  const link = `\nDocs: ${first.docs}`;
  const body = findings.map((finding) => sentence(finding, place)).join("\n\n");
  return [
    {
      path: place.path,
      startLine: place.line,
      endLine: place.endLine,
      columns: columnsOf(place),
      level: LEVEL[first.severity],
      title: cut(`${name}: ${oneLine(escapeAnnotation(first.message))}${more}`, TITLE),
      message: `${cut(body, MESSAGE - link.length)}${link}`,
    },
  ];
}

const placeKey = ({ location }: Finding) => (location === null ? "" : `${location.path}:${location.line}`);

/**
 * One annotation for each failing tool, where it is registered, with all of its findings, or one for each finding, worst
 * first. Findings of the server stand where the sources show them. What has no place stands at line 1 of `fallbackPath`,
 * the config or the workflow.
 */
export function annotationsOf(
  report: Report,
  options: { mode: "per-tool" | "per-finding" | "off"; fallbackPath: string },
): Annotation[] {
  if (options.mode === "off") return [];
  const fallback: Location = { path: options.fallbackPath, line: 1, endLine: 1 };
  const findings = report.findings.filter((finding) => finding.severity !== "notice");
  const placed = (group: readonly Finding[]) => group.find(({ location }) => location !== null)?.location;
  if (options.mode === "per-finding") {
    return findings.flatMap((finding) => annotate([finding], finding.location ?? fallback));
  }
  return [...groupBy(findings, (finding) => finding.toolIndex)].flatMap(([index, group]) => {
    if (index !== null) return annotate(group, report.tools[index]?.location ?? placed(group) ?? fallback);
    return [...groupBy(group, placeKey).values()].flatMap((one) => annotate(one, placed(one) ?? fallback));
  });
}
