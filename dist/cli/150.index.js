export const id = 150;
export const ids = [150,735];
export const modules = {

/***/ 1735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainCheck: () => (/* binding */ explainCheck)
/* harmony export */ });
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


/***/ }),

/***/ 5150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSarif: () => (/* binding */ renderSarif)
/* harmony export */ });
/* harmony import */ var _checks_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1735);
/* harmony import */ var _checks_registry_gen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7029);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(178);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3699);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5666);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4854);






/** GitHub keeps 5,000 results of a run. */
const MAX_RESULTS = 5_000;
const LEVEL = { error: "error", warning: "warning", notice: "note" };
function rule(check) {
    return {
        id: check.id,
        name: check.id,
        shortDescription: { text: check.title },
        fullDescription: { text: check.why },
        help: { text: `${check.why} ${check.fix}`, markdown: (0,_checks_explain_js__WEBPACK_IMPORTED_MODULE_3__.explainCheck)(check) },
        helpUri: `${_model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .DOCS_BASE */ .M}/checks/${check.id}.md`,
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
        ...(finding.tool === null ? {} : { logicalLocations: [{ name: (0,_text_plain_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .p)(finding.tool), kind: "function" }] }),
    };
}
function result(finding) {
    const tool = finding.tool === null ? "" : `${finding.tool}: `;
    return {
        ruleId: finding.check,
        ruleIndex: _checks_registry_gen_js__WEBPACK_IMPORTED_MODULE_0__.CHECKS.findIndex((check) => check.id === finding.check),
        level: LEVEL[finding.severity],
        message: { text: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeSarif */ .hP)(`${tool}${finding.message}`) },
        locations: [locationOf(finding)],
        partialFingerprints: { "mcpAudit/v1": finding.fingerprint },
        ...(finding.baseline === null ? {} : { baselineState: finding.baseline === "new" ? "new" : "unchanged" }),
        properties: { category: finding.category, case: finding.case, reproduce: finding.reproduce },
    };
}
function suppressedResult(one) {
    return {
        ruleId: one.check,
        ruleIndex: _checks_registry_gen_js__WEBPACK_IMPORTED_MODULE_0__.CHECKS.findIndex((check) => check.id === one.check),
        level: "none",
        message: { text: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeSarif */ .hP)(one.message) },
        partialFingerprints: { "mcpAudit/v1": one.fingerprint },
        suppressions: [{ kind: "external", justification: (0,_text_plain_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .p)(one.reason) }],
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
                        informationUri: _model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .DOCS_BASE */ .M,
                        rules: _checks_registry_gen_js__WEBPACK_IMPORTED_MODULE_0__.CHECKS.map(rule),
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
                                    { level: "error", message: { text: (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeSarif */ .hP)(report.failure.message) } },
                                ],
                            }),
                    },
                ],
                results: results.slice(0, MAX_RESULTS),
                columnKind: "utf16CodeUnits",
            },
        ],
    };
    return `${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleJson */ .$m)(JSON.stringify(sarif, null, 2))}\n`;
}


/***/ })

};
