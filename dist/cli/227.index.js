export const id = 227;
export const ids = [227];
export const modules = {

/***/ 8335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Items by key, in their order. (`Map.groupBy` needs Node 21; the bundle runs on 20.) */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 6939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ CATEGORIES),
/* harmony export */   o: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const CATEGORIES = [
    "robustness",
    "contract",
    "fidelity",
    "safety",
    "protocol",
    "performance",
    "state",
];
const SEVERITIES = ["error", "warning", "notice"];


/***/ }),

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


/***/ }),

/***/ 7850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cut),
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/** The first `max` UTF-16 code units of a text, the last of them an ellipsis when something was left out. Never splits a surrogate pair. */
function cut(text, max) {
    if (text.length <= max)
        return text;
    const end = Math.max(0, max - 1);
    const last = text.charCodeAt(end - 1);
    const splits = last >= 0xd800 && last <= 0xdbff;
    return `${text.slice(0, splits ? end - 1 : end)}…`;
}
/** A text on one line: every run of white space is one space. */
function oneLine(text) {
    return text.replace(/\s+/gu, " ").trim();
}


/***/ }),

/***/ 3699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   fd: () => (/* binding */ escapeProse),
/* harmony export */   kq: () => (/* binding */ escapeCell),
/* harmony export */   pA: () => (/* binding */ proseHtml),
/* harmony export */   pj: () => (/* reexport safe */ _plain_js__WEBPACK_IMPORTED_MODULE_0__.p)
/* harmony export */ });
/* unused harmony export escapeCommand */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7850);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4854);



/**
 * GitHub links mentions, references, addresses and commits after the markdown is rendered, so that neither backslashes
 * nor entities stop it. A word joiner, which takes no room and allows no line break, does.
 */
const JOINER = "\u2060";
const AUTOLINKS = [
    [/@(?=[\w-])/g, `@${JOINER}`],
    [/#(?=\d)/g, `#${JOINER}`],
    [/\b(gh)-(?=\d)/gi, `$1-${JOINER}`],
    [/\b(https?|ftp|mailto|xmpp|irc)(?=:)/gi, `$1${JOINER}`],
    [/\bwww(?=\.)/gi, `www${JOINER}`],
    [/\b([0-9a-f]{6})(?=[0-9a-f]{1,58}\b)/gi, `$1${JOINER}`],
    [/:(?=[\w+-]+:)/g, `:${JOINER}`],
];
/** Breaks what GitHub would turn into links, pings and pictures. */
function unlink(text) {
    let result = text;
    for (const [pattern, replacement] of AUTOLINKS)
        result = result.replace(pattern, replacement);
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
/** Text within a line of markdown: shown as it is, whatever it holds. Newlines become spaces. Also safe in a table cell. */
function escapeMarkdown(text) {
    return unlink((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .replace(/[\\`*_[\]~$#^]|!(?=\[)/g, "\\$&")
        .replace(/[&<>|]/g, entity)
        .replace(/^[+-]/, "\\$&")
        .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}
/** Text in a cell of a markdown table. */
const escapeCell = escapeMarkdown;
/**
 * Text as code within a line or a table cell. Backticks cannot carry a pipe or a backtick safely in a table, so that such
 * text goes into an element with every punctuation character as an entity.
 */
function codeSpan(text) {
    const line = (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text));
    if (line === "")
        return "<code> </code>";
    if (!/[`|\\]/.test(line))
        return `\`${line}\``;
    return `<code>${unlink(line).replace(/[!-/:-@[-`{-~]/g, (one) => `&#${one.charCodeAt(0)};`)}</code>`;
}
/** Text as a code block of its own: lines kept, the fence longer than any in the text. */
function codeBlock(text, info = "") {
    const body = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text);
    const longest = body.match(/`{3,}/g)?.reduce((max, run) => Math.max(max, run.length), 0) ?? 0;
    const fence = "`".repeat(Math.max(3, longest + 1));
    return `${fence}${info}\n${body}\n${fence}`;
}
/** Text within HTML, in an element or a quoted attribute. */
function escapeHtml(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(/[&<>"']/g, entity);
}
/** Text within XML 1.0, in an element or a quoted attribute. Characters that XML forbids are told by their number. */
function escapeXml(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)
        .replace(/[\ufffe\uffff]/g, "\ufffd")
        .replace(/[&<>"']/g, entity);
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
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 && part !== "" ? codeSpan(part) : escapeWithin(part)))
        .join("");
}
/** Escaped text that keeps the spaces at its ends. */
function escapeWithin(part) {
    const [, before = "", inner = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
    return `${before}${inner === "" ? "" : escapeMarkdown(inner)}${after}`;
}
/** The same for HTML, such as the summary of a folded block. */
function proseHtml(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
        .join("");
}


/***/ }),

/***/ 4854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ plain)
/* harmony export */ });
/** ANSI escape sequences: CSI, OSC (to BEL or ST) and two-character ones. */
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,2048}(?:\u0007|\u001b\\)?|[@-Z\\^_=>78])/g;
/** Controls but tab and newline, soft hyphen, zero-width and bidirectional marks, tags, and other invisible characters. */
const HIDDEN = /\u034f|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|\udb40[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Joiners that belong to emoji and to several scripts when they stand between two letters or pictographs. */
const JOINED = /(?<=[\p{L}\p{M}\p{Extended_Pictographic}]|\ufe0f)[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const KEEP_ZWNJ = "\ue000";
const KEEP_ZWJ = "\ue001";
const shown = (character) => `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`;
/**
 * A text as a person may read it: escape sequences gone, every invisible or direction-changing character told by its
 * number, lines kept. Joiners within emoji and words stay.
 */
function plain(text) {
    return text
        .replace(/[\ue000\ue001]/g, shown)
        .replace(/\r\n?/g, "\n")
        .replace(ANSI, "")
        .replace(JOINED, (joiner) => (joiner === "\u200d" ? KEEP_ZWJ : KEEP_ZWNJ))
        .replace(HIDDEN, shown)
        .replaceAll(KEEP_ZWJ, "\u200d")
        .replaceAll(KEEP_ZWNJ, "\u200c");
}


/***/ })

};
