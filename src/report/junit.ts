import { groupBy } from "../facts/group.ts";
import { CATEGORIES, type Finding } from "../model/finding.ts";
import type { Report, ReportCheck, ReportTool } from "../model/report.ts";
import { escapeXml, escapeXmlAttribute } from "../text/escape.ts";

const attribute = (name: string, value: string | number) => ` ${name}="${escapeXmlAttribute(String(value))}"`;

interface TestCase {
  name: string;
  classname: string;
  findings: readonly Finding[];
  skipped: string | null;
}

function caseXml(one: TestCase): string {
  const head = `    <testcase${attribute("name", one.name)}${attribute("classname", one.classname)} time="0"`;
  const failing = one.findings.filter((finding) => finding.severity === "error");
  const body = failing.map((finding) => {
    const text = [finding.message, `Fix: ${finding.fix}`, finding.reproduce ?? ""]
      .filter((line) => line !== "")
      .join("\n");
    const at = attribute("message", finding.message) + attribute("type", finding.check);
    return `      <failure${at}>${escapeXml(text)}</failure>`;
  });
  const warnings = one.findings.filter((finding) => finding.severity === "warning");
  if (warnings.length > 0) {
    const text = warnings.map((finding) => `${finding.check}: ${finding.message}`).join("\n");
    body.push(`      <system-out>${escapeXml(text)}</system-out>`);
  }
  if (one.skipped !== null && failing.length === 0)
    body.push(`      <skipped${attribute("message", one.skipped)}/>`);
  return body.length === 0 ? `${head}/>` : `${head}>\n${body.join("\n")}\n    </testcase>`;
}

function suiteXml(name: string, cases: readonly TestCase[]): string {
  const failures = cases.filter((one) => one.findings.some((finding) => finding.severity === "error")).length;
  const skipped = cases.filter((one) => one.skipped !== null && one.findings.length === 0).length;
  const head = `  <testsuite${attribute("name", name)} tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}" time="0">`;
  return [head, ...cases.map(caseXml), "  </testsuite>"].join("\n");
}

function staticCase(tool: ReportTool, index: number, findings: readonly Finding[]): TestCase {
  return { name: tool.name || `tool ${index + 1}`, classname: "static checks", findings, skipped: null };
}

function checkCase(check: ReportCheck, findings: readonly Finding[]): TestCase {
  const skipped = check.verdict === "n/a" ? (check.error ?? "nothing of it could be verified") : null;
  return { name: check.id, classname: check.category, findings, skipped };
}

/** JUnit XML: the suite `static checks` with one case for each tool, and one suite for each category with one case for each check. */
export function renderJunit(report: Report): string {
  const byCheck = groupBy(report.findings, (finding) => finding.check);
  const contract = groupBy(
    report.findings.filter((finding) => finding.category === "contract"),
    (finding) => finding.toolIndex,
  );
  const statics = report.tools.map((tool, index) => staticCase(tool, index, contract.get(index) ?? []));
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
      : [{ name: "start", classname: "server", findings: [], skipped: report.failure.message }];
  const all = [
    suiteXml("static checks", statics),
    ...suites,
    ...(started.length === 0 ? [] : [suiteXml("server", started)]),
  ];
  const time = (report.durationMs / 1000).toFixed(3);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attribute("name", "MCP audit")} time="${time}">\n${all.join("\n")}\n</testsuites>\n`;
}
