import { createFacts } from "../facts/facts.ts";
import { groupBy } from "../facts/group.ts";
import type { Evidence } from "../model/evidence.ts";
import { CATEGORIES, type Finding } from "../model/finding.ts";
import type { Report, ReportCheck, ReportTool } from "../model/report.ts";
import { escapeXml, escapeXmlAttribute } from "../text/escape.ts";

const attribute = (name: string, value: string | number) => ` ${name}="${escapeXmlAttribute(String(value))}"`;

interface TestCase {
  name: string;
  classname: string;
  findings: readonly Finding[];
  skipped: string | null;
  /** Why it could not be tried at all. */
  error: string | null;
  /** Milliseconds of all calls of the tool; null where it is not known. */
  ms: number | null;
}

const seconds = (ms: number) => (ms / 1000).toFixed(3);

function caseXml(one: TestCase): string {
  const head = `    <testcase${attribute("name", one.name)}${attribute("classname", one.classname)} time="${seconds(one.ms ?? 0)}"`;
  const failing = one.findings.filter((finding) => finding.severity === "error");
  const body = failing.map((finding) => {
    const text = [finding.message, `Fix: ${finding.fix}`, finding.reproduce ?? ""]
      .filter((line) => line !== "")
      .join("\n");
    const at = attribute("message", finding.message) + attribute("type", finding.check);
    return `      <failure${at}>${escapeXml(text)}</failure>`;
  });
  if (one.error !== null) {
    body.push(`      <error${attribute("message", one.error)}>${escapeXml(one.error)}</error>`);
  }
  const warnings = one.findings.filter((finding) => finding.severity === "warning");
  if (warnings.length > 0) {
    const text = warnings.map((finding) => `${finding.check}: ${finding.message}`).join("\n");
    body.push(`      <system-out>${escapeXml(text)}</system-out>`);
  }
  if (one.skipped !== null && failing.length === 0)
    body.push(`      <skipped${attribute("message", one.skipped)}/>`);
  return body.length === 0 ? `${head}/>` : `${head}>\n${body.join("\n")}\n    </testcase>`;
}

function propertiesXml(properties: readonly (readonly [string, string])[]): string[] {
  if (properties.length === 0) return [];
  const lines = properties.map(
    ([name, value]) => `      <property${attribute("name", name)}${attribute("value", value)}/>`,
  );
  return ["    <properties>", ...lines, "    </properties>"];
}

function suiteXml(
  name: string,
  cases: readonly TestCase[],
  properties: readonly (readonly [string, string])[] = [],
): string {
  const failures = cases.filter((one) => one.findings.some((finding) => finding.severity === "error")).length;
  const skipped = cases.filter((one) => one.skipped !== null && one.findings.length === 0).length;
  const errors = cases.filter((one) => one.error !== null).length;
  const time = seconds(cases.reduce((sum, one) => sum + (one.ms ?? 0), 0));
  const counts = `tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;
  const head = `  <testsuite${attribute("name", name)} ${counts} time="${time}">`;
  return [head, ...propertiesXml(properties), ...cases.map(caseXml), "  </testsuite>"].join("\n");
}

function staticCase(
  tool: ReportTool,
  index: number,
  findings: readonly Finding[],
  ms: number | null,
): TestCase {
  const name = tool.name || `tool ${index + 1}`;
  return { name, classname: "static checks", findings, skipped: null, error: null, ms };
}

function checkCase(check: ReportCheck, findings: readonly Finding[]): TestCase {
  const skipped = check.verdict === "n/a" ? (check.error ?? "nothing of it could be verified") : null;
  return { name: check.id, classname: check.category, findings, skipped, error: null, ms: null };
}

/** Milliseconds of all calls of each tool, by its place in the list. */
function timesOf(evidence: Evidence | null): Map<number, number> {
  const times = new Map<number, number>();
  if (evidence === null) return times;
  for (const call of createFacts(evidence).calls) {
    times.set(call.toolIndex, (times.get(call.toolIndex) ?? 0) + call.durationMs);
  }
  return times;
}

/** What the run was, and what came of it. */
function propertiesOf({ tool, server, score, conclusion, metrics }: Report): [string, string][] {
  return [
    ["auditor", `${tool.name} ${tool.version}`],
    ["server", server.name === "" ? server.target : `${server.name} ${server.version}`],
    ["protocol", server.protocolVersion],
    ["score", score.percent === null ? "" : String(score.percent)],
    ["grade", score.grade ?? ""],
    ["conclusion", conclusion.result],
    ["context-tokens", String(metrics.contextCost.tokens)],
  ];
}

/**
 * JUnit XML: the suite `static checks` with one case for each tool, and one suite for each category with one case for each
 * check. Times are known where the evidence is given. A server that could not be started is an error.
 */
export function renderJunit(report: Report, evidence: Evidence | null = null): string {
  const times = timesOf(evidence);
  const byCheck = groupBy(report.findings, (finding) => finding.check);
  const contract = groupBy(
    report.findings.filter((finding) => finding.category === "contract"),
    (finding) => finding.toolIndex,
  );
  const statics = report.tools.map((tool, index) =>
    staticCase(tool, index, contract.get(index) ?? [], times.get(index) ?? null),
  );
  const suites = CATEGORIES.flatMap((category) => {
    const checks = report.checks.filter((check) => check.category === category);
    if (checks.length === 0) return [];
    return [
      suiteXml(
        category,
        checks.map((check) => checkCase(check, byCheck.get(check.id) ?? [])),
      ),
    ];
  });
  const started: TestCase[] =
    report.failure === null
      ? []
      : [
          {
            name: "start",
            classname: "server",
            findings: [],
            skipped: null,
            error: report.failure.message,
            ms: null,
          },
        ];
  const all = [
    suiteXml("static checks", statics, propertiesOf(report)),
    ...suites,
    ...(started.length === 0 ? [] : [suiteXml("server", started)]),
  ];
  const time = seconds(report.durationMs);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attribute("name", "MCP audit")} time="${time}">\n${all.join("\n")}\n</testsuites>\n`;
}
