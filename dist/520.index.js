export const id = 520;
export const ids = [520];
export const modules = {

/***/ 178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ DOCS_BASE),
/* harmony export */   b: () => (/* binding */ AUDITOR)
/* harmony export */ });
/** Name and version as reports carry them; a test keeps them equal to package.json. */
const AUDITOR = { name: "mcp-audit-action", version: "1.0.0" };
/** Where the generated pages of docs/ can be read. */
const DOCS_BASE = "https://github.com/org/mcp-audit-action/blob/v1/docs";


/***/ }),

/***/ 520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

;// CONCATENATED MODULE: ./build/checks/explain.js
function optionLines(check) {
    const options = Object.entries(check.options);
    if (options.length === 0)
        return [];
    const lines = options.map(([name, schema]) => `- \`${name}\` (default ${JSON.stringify(schema.default)}): ${schema.description}`);
    return ["## Options", "", ...lines, ""];
}
/** What a check does, where its rule comes from and how to mend what it finds, as markdown. */
function explainCheck(check) {
    const { id, title, severity, kind, source, why, fix, since, optIn } = check;
    const findings = Object.entries(check.messages).map(([message, text]) => {
        const own = check.fixes?.[message];
        return own === undefined ? `- ${text}` : `- ${text}\n  Fix: ${own}`;
    });
    const facts = [
        `Category \`${check.category}\``,
        `severity ${severity} unless a finding says otherwise`,
        `a ${kind}`,
        check.scored ? `scored in \`${check.category}\`` : "told, never scored",
        ...(since === undefined ? [] : [`for servers of revision ${since} and later`]),
        ...(optIn === true ? ["off unless asked for"] : []),
    ];
    return [
        `# ${id}`,
        "",
        `${title}.`,
        "",
        `${facts.join("; ")}.`,
        "",
        "## Why it matters",
        "",
        why,
        "",
        "## How to fix it",
        "",
        fix,
        "",
        "## What it says",
        "",
        ...findings,
        "",
        ...optionLines(check),
        "## Where the rule comes from",
        "",
        source,
        "",
    ].join("\n");
}

// EXTERNAL MODULE: ./build/checks/registry.gen.js + 75 modules
var registry_gen = __webpack_require__(7029);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/text/plain.js
var plain = __webpack_require__(4854);
;// CONCATENATED MODULE: ./build/report/sarif.js






/** GitHub keeps 5,000 results of a run. */
const MAX_RESULTS = 5_000;
const LEVEL = { error: "error", warning: "warning", notice: "note" };
function rule(check) {
    return {
        id: check.id,
        name: check.id,
        shortDescription: { text: check.title },
        fullDescription: { text: check.why },
        help: { text: `${check.why} ${check.fix}`, markdown: explainCheck(check) },
        helpUri: `${version/* DOCS_BASE */.M}/checks/${check.id}.md`,
        defaultConfiguration: { level: LEVEL[check.severity] },
        properties: { category: check.category, kind: check.kind },
    };
}
/** Code scanning needs a place: what has none stands at the first line of the README. */
function locationOf(finding) {
    const place = finding.location ?? { path: "README.md", line: 1, endLine: 1 };
    const { path, line, endLine, column, endColumn } = place;
    const columns = column === undefined || endColumn === undefined ? {} : { startColumn: column, endColumn };
    return {
        physicalLocation: {
            artifactLocation: { uri: path.split("/").map(encodeURIComponent).join("/"), uriBaseId: "%SRCROOT%" },
            region: { startLine: line, endLine: Math.max(line, endLine), ...columns },
        },
        ...(finding.tool === null ? {} : { logicalLocations: [{ name: (0,plain/* plain */.p)(finding.tool), kind: "function" }] }),
    };
}
function result(finding) {
    const tool = finding.tool === null ? "" : `${finding.tool}: `;
    return {
        ruleId: finding.check,
        ruleIndex: registry_gen/* CHECKS */.u.findIndex((check) => check.id === finding.check),
        level: LEVEL[finding.severity],
        message: { text: (0,text_escape/* escapeSarif */.hP)(`${tool}${finding.message}`) },
        locations: [locationOf(finding)],
        partialFingerprints: { "mcpAudit/v1": finding.fingerprint },
        ...(finding.baseline === null ? {} : { baselineState: finding.baseline === "new" ? "new" : "unchanged" }),
        properties: { category: finding.category, case: finding.case, reproduce: finding.reproduce },
    };
}
function suppressedResult(one) {
    return {
        ruleId: one.check,
        ruleIndex: registry_gen/* CHECKS */.u.findIndex((check) => check.id === one.check),
        level: "none",
        message: { text: (0,text_escape/* escapeSarif */.hP)(one.message) },
        partialFingerprints: { "mcpAudit/v1": one.fingerprint },
        suppressions: [{ kind: "external", justification: (0,plain/* plain */.p)(one.reason) }],
    };
}
/** SARIF 2.1.0, for code scanning: rules with help, results with places and fingerprints, suppressions. */
function renderSarif(report) {
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
                        informationUri: version/* DOCS_BASE */.M,
                        rules: registry_gen/* CHECKS */.u.map(rule),
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
                                    { level: "error", message: { text: (0,text_escape/* escapeSarif */.hP)(report.failure.message) } },
                                ],
                            }),
                    },
                ],
                results: results.slice(0, MAX_RESULTS),
                columnKind: "utf16CodeUnits",
            },
        ],
    };
    return `${(0,json/* visibleJson */.$m)(JSON.stringify(sarif, null, 2))}\n`;
}


/***/ })

};
