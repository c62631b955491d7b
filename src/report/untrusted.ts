import { CHECKS } from "../checks/registry.gen.ts";
import { UsageError } from "../model/errors.ts";
import type { Location } from "../model/evidence.ts";
import type { Finding } from "../model/finding.ts";
import { isObject, type Json } from "../model/json.ts";
import type { Report } from "../model/report.ts";
import { DOCS_BASE } from "../model/version.ts";
import { cut } from "../text/cut.ts";
import { nesting } from "../text/json-scan.ts";
import { readReport } from "./parse.ts";

const DEEPEST = 100;
const LONGEST = 20_000;

/** The value with every text cut to a length that no report of this tool has. */
function withShortTexts(value: Json): Json {
  if (typeof value === "string") return cut(value, LONGEST);
  if (Array.isArray(value)) return value.map(withShortTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withShortTexts(item)]));
}

const BY_ID = new Map(CHECKS.map((check) => [check.id, check]));
const isKnown = ({ check }: { check: string }) => BY_ID.has(check);

/** A place in the repository, or none: annotations are written there. */
function placeOf(location: Location | null): Location | null {
  if (location === null) return null;
  const { path, line, endLine } = location;
  const parts = path.split("/");
  const outside = parts.some((part) => part === ".." || part === "." || part === "");
  if (outside || path.includes("\\") || path.length > 500) return null;
  return { path, line, endLine: Math.max(line, endLine) };
}

/** What is ours to say is said by us; a command to paste into a shell is not taken from others. */
function ownWords(finding: Finding): Finding {
  const check = BY_ID.get(finding.check);
  if (check === undefined) return finding;
  return {
    ...finding,
    category: check.category,
    kind: check.kind,
    why: check.why,
    docs: `${DOCS_BASE}/checks/${check.id}.md`,
    reproduce: null,
    location: placeOf(finding.location),
  };
}

/**
 * The report in an artifact that anybody may have written: of the published schema, with checks of ours only, our own
 * words and links for them, and no commands. Texts that quote the server stay, since every sink escapes them. Throws
 * UsageError for anything else.
 */
export function untrustedReport(text: string): Report {
  if (nesting(text) > DEEPEST)
    throw new UsageError("The artifact is no report of this tool: it nests too deep.");
  let report: Report;
  try {
    report = withShortTexts(readReport(text) as unknown as Json) as unknown as Report;
  } catch (error) {
    throw new UsageError(`The artifact is no report of this tool: ${(error as Error).message}`);
  }
  const foreign = report.findings.filter((finding) => !isKnown(finding)).length;
  const told = foreign === 0 ? [] : [`${foreign} findings are of checks that this version does not have.`];
  return {
    ...report,
    findings: report.findings.filter(isKnown).map(ownWords),
    suppressed: report.suppressed.filter(isKnown),
    checks: report.checks.filter(({ id }) => BY_ID.has(id)),
    tools: report.tools.map((tool) => ({ ...tool, location: placeOf(tool.location) })),
    warnings: [...told, ...report.warnings],
    ...(report.baseline === undefined
      ? {}
      : { baseline: { ...report.baseline, fixed: report.baseline.fixed.filter(isKnown) } }),
  };
}
