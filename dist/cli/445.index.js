export const id = 445;
export const ids = [445];
export const modules = {

/***/ 3445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rescoreCommand: () => (/* binding */ rescoreCommand)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2011);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9654);
/* harmony import */ var _judged_again_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6789);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8669);





const help = () => ({
    usage: "mcp-audit rescore [options] evidence.json",
    about: "Builds the report again from the evidence of an earlier run: the same evidence gives the same report. No server " +
        "is started.",
    options: (0,_judged_again_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeOptions */ .SR)(),
    examples: ["mcp-audit rescore mcp-audit-report/evidence.json"],
});
/** `mcp-audit rescore`. */
async function rescoreCommand(args, io, services) {
    const parsed = (0,_help_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOrHelp */ .Q)(args, help(), io);
    if (parsed === null)
        return _exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.clean;
    const [path, ...more] = parsed.positionals;
    if (path === undefined || more.length > 0) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb("`rescore` takes one evidence file: `mcp-audit rescore evidence.json`.");
    }
    const judge = services ?? (await (0,_judged_again_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeServices */ .ey)());
    return (0,_judged_again_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeAgain */ ._w)(judge.parseEvidence((0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readNamed */ .M)(path, io)), parsed, io, judge);
}


/***/ }),

/***/ 6789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SR: () => (/* binding */ judgeOptions),
/* harmony export */   _w: () => (/* binding */ judgeAgain),
/* harmony export */   ey: () => (/* binding */ judgeServices)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);
/* harmony import */ var _config_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3017);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2549);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8366);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8669);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2909);







/** The real ones, loaded when they are needed. */
async function judgeServices() {
    const { parseEvidence } = await __webpack_require__.e(/* import() */ 703).then(__webpack_require__.bind(__webpack_require__, 2703));
    const { rescore } = await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(177)]).then(__webpack_require__.bind(__webpack_require__, 7332));
    return { parseEvidence, rescore };
}
const NAMES = new Set(["baseline", "report-dir", "formats"]);
/** Options of the commands that build a report without a server. */
const judgeOptions = () => [
    ...(0,_option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOptions */ .NH)()
        .filter((option) => NAMES.has(option.name))
        .map((option) => option.name === "report-dir"
        ? { ...option, description: "Directory for report files; none are written without it." }
        : option),
    _option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_OPTION */ .rj,
];
/** Builds the report of some evidence, prints it and writes what was asked for. Gives the exit code. */
async function judgeAgain(evidence, parsed, io, services) {
    const given = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(parsed.inputs);
    const json = parsed.own.has("json");
    const options = {};
    if (given.baseline !== undefined) {
        const { baselineFromText } = await __webpack_require__.e(/* import() */ 454).then(__webpack_require__.bind(__webpack_require__, 3454));
        options.baseline = baselineFromText(given.baseline, (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readNamed */ .M)(given.baseline, io));
    }
    const report = services.rescore(evidence, options);
    await (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printReport */ .Y_)(report, io, { json });
    if (given["report-dir"] !== undefined) {
        const { writeReports } = await __webpack_require__.e(/* import() */ 645).then(__webpack_require__.bind(__webpack_require__, 1645));
        const formats = given.formats ?? _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR;
        const written = await writeReports(report, evidence, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(io.cwd, given["report-dir"]), formats);
        const paths = _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR.flatMap((format) => written[format] ?? []).map((path) => (0,_session_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .pS)(path, io));
        await (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .sayWritten */ .ll)(paths, io, json);
    }
    return report.conclusion.exitCode;
}


/***/ }),

/***/ 8366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y_: () => (/* binding */ printReport),
/* harmony export */   ll: () => (/* binding */ sayWritten)
/* harmony export */ });
/* unused harmony export say */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _facts_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8335);
/* harmony import */ var _io_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1973);



/** Prints a report on stdout: as JSON and nothing else, or laid out for the terminal. */
async function printReport(report, io, options) {
    if (options.json) {
        const { reportJson } = await __webpack_require__.e(/* import() */ 645).then(__webpack_require__.bind(__webpack_require__, 1645));
        io.stdout.write(reportJson(report));
        return;
    }
    const { renderTerminal } = await Promise.all(/* import() */[__webpack_require__.e(873), __webpack_require__.e(694)]).then(__webpack_require__.bind(__webpack_require__, 6694));
    const text = renderTerminal(report, {
        width: (0,_io_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOfTerminal */ .gu)(io.stdout, io.environment),
        color: (0,_io_js__WEBPACK_IMPORTED_MODULE_1__/* .mayColor */ .du)(io.stdout, io.environment),
        tools: options.tools ?? false,
    });
    io.stdout.write(text);
}
/** A line for people: on stdout, or on stderr when stdout belongs to JSON. */
function say(text, io, json) {
    (json ? io.stderr : io.stdout).write(`${text}\n`);
}
/** What was written, each folder once with the names of its files, wrapped to the terminal. Nothing where nothing was. */
async function sayWritten(paths, io, json) {
    if (paths.length === 0)
        return;
    const folders = (0,_facts_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(paths, (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
    const parts = [...folders].map(([folder, [first = "", ...rest]]) => {
        if (rest.length === 0)
            return first;
        const names = [first, ...rest].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path));
        return `${folder === "." ? "here" : `${folder}/`} (${names.join(", ")})`;
    });
    const { wrap } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1814));
    const width = (0,_io_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOfTerminal */ .gu)(json ? io.stderr : io.stdout, io.environment);
    const [head = "", ...more] = wrap(`Written: ${parts.join(", ")}`, width - 2);
    say(["", head, ...more.map((line) => `  ${line}`)].join("\n"), io, json);
}


/***/ })

};
