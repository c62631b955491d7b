export const id = 23;
export const ids = [23,622];
export const modules = {

/***/ 8023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliver: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./build/core/files.js
var files = __webpack_require__(1645);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
;// CONCATENATED MODULE: ./build/core/place.js



/** Where a path leads, links followed as far as it is there. */
function placeOf(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        const above = (0,external_node_path_.dirname)(path);
        return above === path ? path : (0,external_node_path_.join)(placeOf(above), (0,external_node_path_.basename)(path));
    }
}
/**
 * Remembers where folders (absolute paths, there or not) lead before code of others runs, and gives what checks it
 * afterwards. That throws UsageError where one leads elsewhere since: something put a link in its place, or above it.
 */
function keepPlaces(folders) {
    const before = folders.map((folder) => [folder, placeOf(folder)]);
    return () => {
        const moved = before.find(([folder, place]) => placeOf(folder) !== place);
        if (moved === undefined)
            return;
        throw new errors/* UsageError */.eb(`${moved[0]} leads elsewhere than before the run. Nothing was written there.`);
    };
}

// EXTERNAL MODULE: ./build/evidence/serialize.js
var serialize = __webpack_require__(8622);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/action/core.js + 1 modules
var core = __webpack_require__(3960);
// EXTERNAL MODULE: ./build/action/exit.js
var exit = __webpack_require__(1399);
;// CONCATENATED MODULE: ./build/action/deliver.js






/** Files that cannot be written fail the step, but do not keep the report from the pull request. Gives the exit code. */
async function writeFiles(run, outcome, results, checkPlaces) {
    const { report, evidence, comment, base } = outcome;
    const texts = {
        ...(run.formats.includes("comment") ? { [files/* FILE_NAMES */.GY.comment]: comment } : {}),
        ...(base === null ? {} : { [files/* BASE_EVIDENCE */.Sy]: (0,serialize.serializeEvidence)(base) }),
    };
    try {
        checkPlaces();
        results.files = await (0,files/* writeReports */.Li)(report, evidence, run.reportDir, run.formats, texts);
        return 0;
    }
    catch (thrown) {
        const { code, message } = (0,exit/* exitCodeOf */.F)(thrown);
        (0,core/* error */.z3)((0,text_escape/* escapeCommand */.Nf)(message));
        return code;
    }
}
/** What the run found: audited here, or joined from what the shards of this run left. */
async function outcomeOf(run, context, signal) {
    if (run.mode === "publish")
        return (await Promise.all(/* import() */[__webpack_require__.e(276), __webpack_require__.e(50), __webpack_require__.e(846), __webpack_require__.e(749)]).then(__webpack_require__.bind(__webpack_require__, 7749))).joinOutcome(run, context);
    return (await Promise.all(/* import() */[__webpack_require__.e(276), __webpack_require__.e(50), __webpack_require__.e(846)]).then(__webpack_require__.bind(__webpack_require__, 1846))).runAudit(run, context, signal);
}
/** The exit code of a report. A shard fails for nothing but a server that cannot be started: the whole is judged later. */
function told({ report }) {
    const { exitCode, reasons } = report.conclusion;
    const words = reasons.join(", ");
    if (report.shard !== undefined && report.failure === null) {
        const found = words === "" ? "" : ` What would fail it: ${words}.`;
        (0,core/* info */.pq)((0,text_escape/* escapeCommand */.Nf)(`The job that joins the shards decides; this one does not fail.${found}`));
        return 0;
    }
    if (exitCode !== 0)
        (0,core/* error */.z3)((0,text_escape/* escapeCommand */.Nf)(`MCP audit failed: ${words}`));
    return exitCode;
}
/** Finds out, writes the files, posts, and only then says how the step ends. */
async function deliver(run, context, signals, poster, results) {
    const checkPlaces = keepPlaces([run.reportDir]);
    const outcome = await outcomeOf(run, context, signals.signal);
    const { report } = outcome;
    Object.assign(results, { report, comment: outcome.comment });
    const written = await writeFiles(run, outcome, results, checkPlaces);
    if (signals.code() === null)
        results.posted = await poster.finish(report, run.fallbackPath);
    const exitCode = told(outcome);
    process.exitCode = signals.code() ?? (exitCode || written);
}


/***/ }),

/***/ 1645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ FILE_NAMES),
/* harmony export */   Li: () => (/* binding */ writeReports),
/* harmony export */   Sy: () => (/* binding */ BASE_EVIDENCE),
/* harmony export */   l4: () => (/* binding */ reportJson)
/* harmony export */ });
/* unused harmony exports renderFormat, writeFormat, writeWhole */
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
            return (await __webpack_require__.e(/* import() */ 520).then(__webpack_require__.bind(__webpack_require__, 520))).renderSarif(report);
        case "junit":
            return (await __webpack_require__.e(/* import() */ 227).then(__webpack_require__.bind(__webpack_require__, 4227))).renderJunit(report, evidence);
        case "html":
            return (await __webpack_require__.e(/* import() */ 490).then(__webpack_require__.bind(__webpack_require__, 9490))).htmlPieces(report, evidence);
        case "trace":
            return (await __webpack_require__.e(/* import() */ 798).then(__webpack_require__.bind(__webpack_require__, 8798))).traceLines(report, evidence);
        case "badge":
            return (await __webpack_require__.e(/* import() */ 452).then(__webpack_require__.bind(__webpack_require__, 1452))).renderBadge(report);
        case "comment":
            return (await Promise.all(/* import() */[__webpack_require__.e(50), __webpack_require__.e(116)]).then(__webpack_require__.bind(__webpack_require__, 6050))).renderComment(report, {
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


/***/ }),

/***/ 8622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evidencePieces: () => (/* binding */ evidencePieces),
/* harmony export */   serializeEvidence: () => (/* binding */ serializeEvidence)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5666);

/** The members of an object or the items of a list, one by one, as JSON text. */
function* parts(value) {
    const list = Array.isArray(value);
    let between = "";
    for (const [key, item] of Object.entries(value)) {
        if (item === undefined && !list)
            continue;
        yield list ? between : `${between}${JSON.stringify(key)}:`;
        between = ",";
        if (!list && Array.isArray(item)) {
            yield "[";
            yield* parts(item);
            yield "]";
        }
        else
            yield (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleJson */ .$m)(JSON.stringify(item) ?? "null");
    }
}
/** Evidence as JSON text in pieces, so that it never stands in memory as a whole. */
function* evidencePieces(evidence) {
    yield "{";
    yield* parts(evidence);
    yield "}\n";
}
/** Evidence as JSON text, the same for the same evidence. `parseEvidence` reads it back equal. */
function serializeEvidence(evidence) {
    return [...evidencePieces(evidence)].join("");
}


/***/ })

};
