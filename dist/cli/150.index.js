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
/* harmony import */ var _checks_registry_gen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1652);
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
    return `${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleJson */ .$)(JSON.stringify(sarif, null, 2))}\n`;
}


/***/ }),

/***/ 3699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   En: () => (/* binding */ proseSummary),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Gg: () => (/* binding */ codeElement),
/* harmony export */   R0: () => (/* binding */ escapeXmlAttribute),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   fd: () => (/* binding */ escapeProse),
/* harmony export */   hP: () => (/* binding */ escapeSarif),
/* harmony export */   pA: () => (/* binding */ proseHtml)
/* harmony export */ });
/* unused harmony exports escapeAnnotation, escapeCommand */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7850);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4854);


/**
 * GitHub links mentions, references, addresses and commits after the markdown is rendered, so that neither backslashes
 * nor entities stop it. A word joiner, which takes no room and allows no line break, does. A repository may have links
 * of its own for `PREFIX-12`, and addresses are linked behind an underscore or a digit too.
 */
const JOINER = "\u2060";
const AUTOLINKS = [
    [/@(?=[\w-])/g, `@${JOINER}`],
    [/#(?=\d)/g, `#${JOINER}`],
    [/(?<=[a-z]\w*)-(?=\d)/gi, `-${JOINER}`],
    [/(https?|ftp|mailto|xmpp|irc)(?=:)/gi, `$1${JOINER}`],
    [/(www)(?=\.)/gi, `$1${JOINER}`],
    [/(?<![0-9a-z])[0-9a-f]{7,64}(?![0-9a-z])/gi, (sha) => sha.replace(/.{6}(?=.)/g, `$&${JOINER}`)],
    [/:(?=[\w+-]+:)/g, `:${JOINER}`],
];
/** Breaks what GitHub would turn into links, pings and pictures. */
function unlink(text) {
    let result = text;
    for (const [pattern, by] of AUTOLINKS) {
        result = typeof by === "string" ? result.replace(pattern, by) : result.replace(pattern, by);
    }
    return result;
}
const ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
};
const entity = (character) => ENTITIES[character] ?? `&#${character.charCodeAt(0)};`;
/**
 * Text within a line of markdown: shown as it is, whatever it holds. Newlines become spaces. Also safe in a table cell.
 * A backslash does not keep GitHub from reading a dollar sign as mathematics.
 */
function escapeMarkdown(text) {
    return unlink((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)))
        .replace(/[\\`*_[\]~#^]|!(?=\[)/g, "\\$&")
        .replace(/[&<>|$]/g, entity)
        .replace(/^[+-]/, "\\$&")
        .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}
/**
 * Text as code within a line or a table cell. Backticks cannot carry a pipe or a backtick safely in a table, so that such
 * text goes into an element with every punctuation character as an entity.
 */
function codeSpan(text) {
    const line = (0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text));
    if (line === "")
        return "<code> </code>";
    if (!/[`|\\]/.test(line))
        return `\`${line}\``;
    return `<code>${unlink(line).replace(/[!-/:-@[-`{-~]/g, (one) => `&#${one.charCodeAt(0)};`)}</code>`;
}
/** Text as a code block of its own: lines kept, the fence longer than any in the text. */
function codeBlock(text, info = "") {
    const body = (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text);
    const longest = body.match(/`{3,}/g)?.reduce((max, run) => Math.max(max, run.length), 0) ?? 0;
    const fence = "`".repeat(Math.max(3, longest + 1));
    return `${fence}${info}\n${body}\n${fence}`;
}
/** Text within HTML, in an element or a quoted attribute. */
function escapeHtml(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text).replace(/[&<>"']/g, entity);
}
/** Text within XML 1.0, in an element or a quoted attribute. Characters that XML forbids are told by their number. */
function escapeXml(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)
        .replace(/[\ufffe\uffff]/g, "\ufffd")
        .replace(/[&<>"']/g, entity);
}
/** Text within a quoted attribute of XML: a parser reads line breaks and tabs back as they were. */
function escapeXmlAttribute(text) {
    return escapeXml(text).replace(/[\n\t]/g, entity);
}
/** Text of a SARIF message, in which `[text](address)` would be a link and `{0}` an argument. */
function escapeSarif(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)
        .replace(/\](?=\()/g, `]${JOINER}`)
        .replace(/\{(?=\d+\})/g, `{${JOINER}`);
}
/** Text of an annotation, where GitHub makes links of addresses and reads no markdown. */
function escapeAnnotation(text) {
    return plain(text).replace(/\b(https?|ftp|mailto)(?=:)/gi, `$1${JOINER}`);
}
/** Text for a line of the job's log: workflow commands in it are disarmed. */
function escapeCommand(text) {
    return plain(text)
        .replace(/:(?=:)/g, `:${JOINER}`)
        .replace(/##(?=\[)/g, `#${JOINER}#`);
}
/** Splits a sentence at its backticks: every second part is code. An open backtick stands for itself. */
function partsOf(text) {
    const parts = text.split("`");
    if (parts.length % 2 === 1)
        return parts;
    const last = parts.pop() ?? "";
    return [...parts.slice(0, -1), `${parts.at(-1)}\`${last}`];
}
/** A sentence of ours that may quote the server: what stands in backticks becomes code, everything else is escaped. */
function escapeProse(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 && part !== "" ? codeSpan(part) : escapeWithin(part)))
        .join("");
}
/** Escaped text that keeps the spaces at its ends. */
function escapeWithin(part) {
    const [, before = "", inner = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
    return `${before}${inner === "" ? "" : escapeMarkdown(inner)}${after}`;
}
/** The same for a page of HTML. */
function proseHtml(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
        .join("");
}
/** Code as an element within the HTML of a comment. */
function codeElement(text) {
    return `<code>${(0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)).replace(/[&<>"'$]/g, entity) || " "}</code>`;
}
/** A sentence within the HTML of a comment, such as the summary of a folded block: GitHub links what stands there too. */
function proseSummary(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 ? codeElement(part) : unlink(part).replace(/[&<>"'$]/g, entity)))
        .join("");
}


/***/ })

};
