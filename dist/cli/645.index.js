export const id = 645;
export const ids = [645];
export const modules = {

/***/ 1645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportJson: () => (/* binding */ reportJson),
/* harmony export */   writeFormat: () => (/* binding */ writeFormat),
/* harmony export */   writeReports: () => (/* binding */ writeReports),
/* harmony export */   writeWhole: () => (/* binding */ writeWhole)
/* harmony export */ });
/* unused harmony exports FILE_NAMES, BASE_EVIDENCE, renderFormat */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9190);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2011);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5666);






/** Names of the files in the report directory. */
const FILE_NAMES = {
    json: "report.json",
    sarif: "report.sarif",
    junit: "junit.xml",
    html: "report.html",
    trace: "trace.jsonl",
    badge: "badge.svg",
    comment: "comment.md",
    evidence: "evidence.json",
};
/** What a shard saw of its share of the base, beside its own evidence. */
const BASE_EVIDENCE = "base-evidence.json";
/** Formats that tell of single calls, and so need the evidence. */
const NEEDS_EVIDENCE = new Set(["html", "trace", "evidence"]);
/**
 * One format as text; what grows with the calls comes in pieces. Renderers are loaded only when they are used: most runs
 * want few of them.
 */
async function piecesOf(format, report, evidence) {
    switch (format) {
        case "json":
            return reportJson(report);
        case "sarif":
            return (await Promise.all(/* import() */[__webpack_require__.e(210), __webpack_require__.e(417), __webpack_require__.e(393), __webpack_require__.e(382), __webpack_require__.e(29), __webpack_require__.e(150)]).then(__webpack_require__.bind(__webpack_require__, 5150))).renderSarif(report);
        case "junit":
            return (await Promise.all(/* import() */[__webpack_require__.e(210), __webpack_require__.e(417), __webpack_require__.e(382), __webpack_require__.e(227)]).then(__webpack_require__.bind(__webpack_require__, 4227))).renderJunit(report, evidence);
        case "html":
            return (await Promise.all(/* import() */[__webpack_require__.e(210), __webpack_require__.e(417), __webpack_require__.e(382), __webpack_require__.e(490)]).then(__webpack_require__.bind(__webpack_require__, 9490))).htmlPieces(report, evidence);
        case "trace":
            return (await Promise.all(/* import() */[__webpack_require__.e(210), __webpack_require__.e(417), __webpack_require__.e(382), __webpack_require__.e(798)]).then(__webpack_require__.bind(__webpack_require__, 8798))).traceLines(report, evidence);
        case "badge":
            return (await __webpack_require__.e(/* import() */ 452).then(__webpack_require__.bind(__webpack_require__, 1452))).renderBadge(report);
        case "comment":
            return (await Promise.all(/* import() */[__webpack_require__.e(873), __webpack_require__.e(209)]).then(__webpack_require__.bind(__webpack_require__, 6050))).renderComment(report, {
                key: "",
                sha: "",
                reportUrl: null,
            });
        case "evidence":
            return (await __webpack_require__.e(/* import() */ 622).then(__webpack_require__.bind(__webpack_require__, 8622))).evidencePieces(evidence);
    }
}
/** One format as one text. */
async function renderFormat(format, report, evidence) {
    const pieces = await piecesOf(format, report, evidence);
    return typeof pieces === "string" ? pieces : [...pieces].join("");
}
/** Writes one format of a run as `writeWhole` does. */
async function writeFormat(path, format, report, evidence) {
    await writeWhole(path, await piecesOf(format, report, evidence));
}
/** The JSON report as it is written and printed. */
function reportJson(report) {
    return `${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleJson */ .$m)(JSON.stringify(report, null, 2))}\n`;
}
/** Characters that are written at once. */
const WRITTEN = 128 * 1024;
/** Small pieces together: each one that is written is waited for. */
function* buffered(pieces) {
    let held = [];
    let chars = 0;
    for (const piece of pieces) {
        held.push(piece);
        chars += piece.length;
        if (chars < WRITTEN)
            continue;
        yield held.join("");
        held = [];
        chars = 0;
    }
    yield held.join("");
}
function explain(error, path) {
    const code = error.code;
    if (code === undefined)
        throw error;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${path} cannot be written (${code}).`);
}
/**
 * Writes a file whole or not at all: a reader never sees half of it, and a link of the same name is replaced, not
 * followed. Makes the directory. Throws UsageError when the place cannot be written.
 */
async function writeWhole(path, text) {
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, typeof text === "string" ? text : buffered(text), { flag: "wx" });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => { });
        explain(error, path);
    }
}
/**
 * Writes the report files of the wanted formats into `dir` and gives their paths. Without evidence (a merged report)
 * the formats that need it are left out. `more` holds further texts by file name; they win over a format's.
 */
async function writeReports(report, evidence, dir, formats, more = {}) {
    const written = {};
    for (const format of _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .FORMATS */ .hR.filter((name) => formats.includes(name))) {
        if (evidence === null && NEEDS_EVIDENCE.has(format))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, FILE_NAMES[format]);
        await writeFormat(path, format, report, evidence);
        written[format] = path;
    }
    for (const [name, text] of Object.entries(more))
        await writeWhole((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), text);
    return written;
}


/***/ })

};
