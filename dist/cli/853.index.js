export const id = 853;
export const ids = [853];
export const modules = {

/***/ 2853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1493);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9654);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2549);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8366);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2909);









const help = () => ({
    usage: "mcp-audit run [options] -- <command> [args...]",
    about: "Starts the server, checks its tool list and the answers to calls made from its schemas, and scores it.",
    options: [...(0,_option_table_js__WEBPACK_IMPORTED_MODULE_5__/* .inputOptions */ .NH)(), _option_table_js__WEBPACK_IMPORTED_MODULE_5__/* .JSON_OPTION */ .rj],
    examples: [
        "mcp-audit run -- node build/index.js",
        "mcp-audit run --scope all --env API_KEY=dummy -- uv run server.py",
        "mcp-audit run --url http://127.0.0.1:3000/mcp --json",
    ],
});
/** Writes the report directory and the files that were asked for one by one; gives their paths. */
async function writeFiles(run, { report, evidence }, checkPlaces) {
    checkPlaces();
    const { writeFormat, writeReports } = await __webpack_require__.e(/* import() */ 645).then(__webpack_require__.bind(__webpack_require__, 1645));
    const written = await writeReports(report, evidence, run.reportDir, run.formats);
    const single = [
        ["trace", run.fullTrace],
        ["evidence", run.evidenceFile],
        ["junit", run.junitFile],
    ];
    const paths = _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR.flatMap((format) => written[format] ?? []);
    for (const [format, path] of single) {
        if (path === null)
            continue;
        await writeFormat(path, format, report, evidence);
        paths.push(path);
    }
    return paths;
}
/** `mcp-audit run`. Services are those of the program unless a test gives others. */
async function runCommand(args, io, services) {
    const parsed = (0,_help_js__WEBPACK_IMPORTED_MODULE_4__/* .parseOrHelp */ .Q)(args, help(), io);
    if (parsed === null)
        return _exit_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.clean;
    (0,_options_js__WEBPACK_IMPORTED_MODULE_6__/* .refusePositionals */ .Q)(parsed, "run");
    const json = parsed.own.has("json");
    const run = (0,_session_js__WEBPACK_IMPORTED_MODULE_8__/* .resolveFor */ .EM)(parsed.inputs, io);
    const single = [run.fullTrace, run.evidenceFile, run.junitFile].flatMap((path) => path ?? []);
    const checkPlaces = (0,_core_place_js__WEBPACK_IMPORTED_MODULE_2__/* .keepPlaces */ ._)([run.reportDir, ...single.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))]);
    const result = await (0,_session_js__WEBPACK_IMPORTED_MODULE_8__/* .auditRun */ .Xj)(run, io, services ?? (await (0,_session_js__WEBPACK_IMPORTED_MODULE_8__/* .auditServices */ .Wm)()));
    await (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .printReport */ .Y_)(result.report, io, { json });
    const paths = await writeFiles(run, result, checkPlaces);
    await (0,_print_js__WEBPACK_IMPORTED_MODULE_7__/* .sayWritten */ .ll)(paths.map((path) => (0,_session_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .pS)(path, io)), io, json);
    return (0,_exit_js__WEBPACK_IMPORTED_MODULE_3__/* .interruptedCode */ .S)(io.signal) ?? result.report.conclusion.exitCode;
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


/***/ }),

/***/ 1493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ keepPlaces)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2011);



/** Where a path leads, links followed as far as it is there. */
function placeOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        return above === path ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(placeOf(above), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
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
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${moved[0]} leads elsewhere than before the run. Nothing was written there.`);
    };
}


/***/ })

};
