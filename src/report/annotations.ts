import { groupBy } from "../facts/group.ts";
import type { Location } from "../model/evidence.ts";
import type { Finding } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { cut, oneLine } from "../text/cut.ts";
import { plain } from "../text/escape.ts";

/** Limits of GitHub's check-run annotations: characters of a title, bytes of a message. */
const TITLE = 255;
const MESSAGE = 16_000;

/** A note on a line of the sources. */
export interface Annotation {
  path: string;
  startLine: number;
  endLine: number;
  level: "failure" | "warning" | "notice";
  title: string;
  message: string;
}

const LEVEL: Record<Finding["severity"], Annotation["level"]> = {
  error: "failure",
  warning: "warning",
  notice: "notice",
};

function sentence(finding: Finding): string {
  const fix = `Fix: ${plain(finding.fix)}`;
  const again =
    finding.case === null || finding.reproduce === null ? [] : [`Reproduce: ${finding.reproduce}`];
  return [`${plain(finding.message)} (${finding.check})`, fix, ...again.map(plain)].join("\n");
}

function annotate(findings: readonly Finding[], place: Location): Annotation[] {
  const [first] = findings;
  if (first === undefined) return [];
  const name = first.tool === null ? "MCP server" : oneLine(plain(first.tool));
  const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : "";
  return [
    {
      path: place.path,
      startLine: place.line,
      endLine: place.endLine,
      level: LEVEL[first.severity],
      title: cut(`${name}: ${oneLine(plain(first.message))}${more}`, TITLE),
      message: cut(`${findings.map(sentence).join("\n\n")}\nDocs: ${first.docs}`, MESSAGE),
    },
  ];
}

/**
 * One annotation for each failing tool with all of its findings, or one for each finding, worst first. What has no place
 * in the sources stands at line 1 of `fallbackPath`, the config or the workflow.
 */
export function annotationsOf(
  report: Report,
  options: { mode: "per-tool" | "per-finding" | "off"; fallbackPath: string },
): Annotation[] {
  if (options.mode === "off") return [];
  const fallback: Location = { path: options.fallbackPath, line: 1, endLine: 1 };
  const findings = report.findings.filter((finding) => finding.severity !== "notice");
  if (options.mode === "per-finding") {
    return findings.flatMap((finding) => annotate([finding], finding.location ?? fallback));
  }
  return [...groupBy(findings, (finding) => finding.toolIndex).values()].flatMap((group) =>
    annotate(group, group.find((finding) => finding.location !== null)?.location ?? fallback),
  );
}
