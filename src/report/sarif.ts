import type { CheckDefinition } from "../checks/define.ts";
import { explainCheck } from "../checks/explain.ts";
import { CHECKS } from "../checks/registry.gen.ts";
import type { Location } from "../model/evidence.ts";
import type { Finding } from "../model/finding.ts";
import type { Report, Suppressed } from "../model/report.ts";
import { DOCS_BASE } from "../model/version.ts";
import { escapeSarif } from "../text/escape.ts";
import { visibleJson } from "../text/json.ts";
import { plain } from "../text/plain.ts";

/** GitHub keeps 5,000 results of a run. */
const MAX_RESULTS = 5_000;
const LEVEL: Record<Finding["severity"], string> = { error: "error", warning: "warning", notice: "note" };

function rule(check: CheckDefinition) {
  return {
    id: check.id,
    name: check.id,
    shortDescription: { text: check.title },
    fullDescription: { text: check.why },
    help: { text: `${check.why} ${check.fix}`, markdown: explainCheck(check) },
    helpUri: `${DOCS_BASE}/checks/${check.id}.md`,
    defaultConfiguration: { level: LEVEL[check.severity] },
    properties: { category: check.category, kind: check.kind },
  };
}

/** Code scanning needs a place: what has none stands at the first line of the README. */
function locationOf(finding: Finding) {
  const place: Location = finding.location ?? { path: "README.md", line: 1, endLine: 1 };
  const { path, line, endLine, column, endColumn } = place;
  const columns = column === undefined || endColumn === undefined ? {} : { startColumn: column, endColumn };
  return {
    physicalLocation: {
      artifactLocation: { uri: path.split("/").map(encodeURIComponent).join("/"), uriBaseId: "%SRCROOT%" },
      region: { startLine: line, endLine: Math.max(line, endLine), ...columns },
    },
    ...(finding.tool === null ? {} : { logicalLocations: [{ name: plain(finding.tool), kind: "function" }] }),
  };
}

function result(finding: Finding) {
  const tool = finding.tool === null ? "" : `${finding.tool}: `;
  return {
    ruleId: finding.check,
    ruleIndex: CHECKS.findIndex((check) => check.id === finding.check),
    level: LEVEL[finding.severity],
    message: { text: escapeSarif(`${tool}${finding.message}`) },
    locations: [locationOf(finding)],
    partialFingerprints: { "mcpAudit/v1": finding.fingerprint },
    ...(finding.baseline === null ? {} : { baselineState: finding.baseline === "new" ? "new" : "unchanged" }),
    properties: { category: finding.category, case: finding.case, reproduce: finding.reproduce },
  };
}

function suppressedResult(one: Suppressed) {
  return {
    ruleId: one.check,
    ruleIndex: CHECKS.findIndex((check) => check.id === one.check),
    level: "none",
    message: { text: escapeSarif(one.message) },
    partialFingerprints: { "mcpAudit/v1": one.fingerprint },
    suppressions: [{ kind: "external", justification: plain(one.reason) }],
  };
}

/** SARIF 2.1.0, for code scanning: rules with help, results with places and fingerprints, suppressions. */
export function renderSarif(report: Report): string {
  const results = [...report.findings.map(result), ...report.suppressed.map(suppressedResult)];
  const sarif = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: report.tool.name,
            version: report.tool.version,
            semanticVersion: report.tool.version,
            informationUri: DOCS_BASE,
            rules: CHECKS.map(rule),
          },
        },
        automationDetails: { id: "mcp-audit/" },
        originalUriBaseIds: { "%SRCROOT%": { description: { text: "Root of the repository." } } },
        invocations: [
          {
            executionSuccessful: report.failure === null,
            startTimeUtc: report.startedAt,
            ...(report.failure === null
              ? {}
              : {
                  toolExecutionNotifications: [
                    { level: "error", message: { text: escapeSarif(report.failure.message) } },
                  ],
                }),
          },
        ],
        results: results.slice(0, MAX_RESULTS),
        columnKind: "utf16CodeUnits",
      },
    ],
  };
  return `${visibleJson(JSON.stringify(sarif, null, 2))}\n`;
}
