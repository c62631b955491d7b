export const id = 227;
export const ids = [227];
export const modules = {

/***/ 4227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* harmony import */ var _facts_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8335);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3699);



const attribute = (name, value) => ` ${name}="${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXml */ .X)(String(value))}"`;
function caseXml(one) {
    const head = `    <testcase${attribute("name", one.name)}${attribute("classname", one.classname)} time="0"`;
    const failing = one.findings.filter((finding) => finding.severity === "error");
    const body = failing.map((finding) => {
        const text = [finding.message, `Fix: ${finding.fix}`, finding.reproduce ?? ""]
            .filter((line) => line !== "")
            .join("\n");
        const at = attribute("message", finding.message) + attribute("type", finding.check);
        return `      <failure${at}>${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXml */ .X)(text)}</failure>`;
    });
    const warnings = one.findings.filter((finding) => finding.severity === "warning");
    if (warnings.length > 0) {
        const text = warnings.map((finding) => `${finding.check}: ${finding.message}`).join("\n");
        body.push(`      <system-out>${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXml */ .X)(text)}</system-out>`);
    }
    if (one.skipped !== null && failing.length === 0)
        body.push(`      <skipped${attribute("message", one.skipped)}/>`);
    return body.length === 0 ? `${head}/>` : `${head}>\n${body.join("\n")}\n    </testcase>`;
}
function suiteXml(name, cases) {
    const failures = cases.filter((one) => one.findings.some((finding) => finding.severity === "error")).length;
    const skipped = cases.filter((one) => one.skipped !== null && one.findings.length === 0).length;
    const head = `  <testsuite${attribute("name", name)} tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}" time="0">`;
    return [head, ...cases.map(caseXml), "  </testsuite>"].join("\n");
}
function staticCase(tool, index, findings) {
    return { name: tool.name || `tool ${index + 1}`, classname: "static checks", findings, skipped: null };
}
function checkCase(check, findings) {
    const skipped = check.verdict === "n/a" ? (check.error ?? "nothing of it could be verified") : null;
    return { name: check.id, classname: check.category, findings, skipped };
}
/** JUnit XML: the suite `static checks` with one case for each tool, and one suite for each category with one case for each check. */
function renderJunit(report) {
    const byCheck = (0,_facts_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(report.findings, (finding) => finding.check);
    const contract = (0,_facts_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(report.findings.filter((finding) => finding.category === "contract"), (finding) => finding.toolIndex);
    const statics = report.tools.map((tool, index) => staticCase(tool, index, contract.get(index) ?? []));
    const suites = _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .CATEGORIES */ .R.flatMap((category) => {
        const checks = report.checks.filter((check) => check.category === category);
        if (checks.length === 0)
            return [];
        return [
            suiteXml(category, checks.map((check) => checkCase(check, byCheck.get(check.id) ?? []))),
        ];
    });
    const started = report.failure === null
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


/***/ })

};
