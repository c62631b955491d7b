export const id = 28;
export const ids = [28];
export const modules = {

/***/ 3028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inspectCommand: () => (/* binding */ inspectCommand)
/* harmony export */ });
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9654);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2549);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2315);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8366);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2909);






/** Inputs that only make sense where tools are called. */
const CALLING = new Set([
    "scope",
    "include-destructive",
    "timeout-ms",
    "timeout-probe",
    "slow-threshold-ms",
    "bloat-threshold-chars",
    "concurrency",
    "sequential",
    "fuzz",
    "fuzz-seed",
    "workers",
    "shard",
    "fail-under-robustness",
    "fail-under-latency",
    "fail-under-response-size",
    "fail-under-concurrency",
    "full-trace",
    "evidence",
    "junit",
]);
const options = () => [
    ...(0,_option_table_js__WEBPACK_IMPORTED_MODULE_2__/* .inputOptions */ .NH)().filter((option) => !CALLING.has(option.name)),
    _option_table_js__WEBPACK_IMPORTED_MODULE_2__/* .JSON_OPTION */ .rj,
];
const help = () => ({
    usage: "mcp-audit inspect [options] -- <command> [args...]",
    about: "Lists the tools of a server and makes the checks that need no call. Nothing is called.",
    options: options(),
    examples: ["mcp-audit inspect -- node build/index.js"],
});
/** `mcp-audit inspect`. Report files are written only where `--report-dir` says. */
async function inspectCommand(args, io, services) {
    const parsed = (0,_help_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOrHelp */ .Q)(args, help(), io);
    if (parsed === null)
        return _exit_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.clean;
    (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .refusePositionals */ .Q)(parsed, "inspect");
    const run = (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutCalls */ .eI)((0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveFor */ .EM)((0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .staticInputs */ .Gx)(parsed.inputs), io));
    const { report, evidence } = await (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .auditRun */ .Xj)(run, io, services ?? (await (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .auditServices */ .Wm)()));
    await (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printReport */ .Y_)(report, io, { json: parsed.own.has("json"), tools: true });
    if (parsed.inputs["report-dir"] !== undefined) {
        const { writeReports } = await __webpack_require__.e(/* import() */ 645).then(__webpack_require__.bind(__webpack_require__, 1645));
        await writeReports(report, evidence, run.reportDir, run.formats);
    }
    return (0,_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptedCode */ .S)(io.signal) ?? report.conclusion.exitCode;
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
