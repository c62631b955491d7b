export const id = 579;
export const ids = [579];
export const modules = {

/***/ 4579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainCommand: () => (/* binding */ explainCommand)
/* harmony export */ });
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9445);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2011);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6939);
/* harmony import */ var _report_terminal_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9654);
/* harmony import */ var _io_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1973);







const HELP = {
    usage: "mcp-audit explain [check]",
    about: "Tells what a check does, where its rule comes from and how to mend what it finds. Without a name, lists the checks.",
    options: [],
    examples: ["mcp-audit explain crash-resilience"],
};
/** Lines as they are where they fit, wrapped where they do not; code and lists keep their indent. */
function fitted(text, width) {
    return text
        .split("\n")
        .flatMap((line) => {
        if (line.length <= width)
            return [line];
        const indent = /^\s*(?:[-*] )?/.exec(line)?.[0] ?? "";
        const hanging = " ".repeat(indent.length);
        return (0,_report_terminal_width_js__WEBPACK_IMPORTED_MODULE_0__.wrap)(line.slice(indent.length), width - indent.length).map((part, i) => (i === 0 ? indent : hanging) + part);
    })
        .join("\n");
}
async function listOfChecks(width) {
    const { CHECKS } = await Promise.all(/* import() */[__webpack_require__.e(210), __webpack_require__.e(417), __webpack_require__.e(393), __webpack_require__.e(382), __webpack_require__.e(29), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 7029));
    const column = Math.max(...CHECKS.map((check) => check.id.length));
    const blocks = _model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .CATEGORIES */ .R6.flatMap((category) => {
        const own = CHECKS.filter((check) => check.category === category);
        if (own.length === 0)
            return [];
        const lines = own.flatMap((check) => {
            const title = `${check.title}${check.optIn ? " (opt-in)" : ""}`;
            return (0,_report_terminal_width_js__WEBPACK_IMPORTED_MODULE_0__.wrap)(title, width - column - 4).map((part, i) => `  ${(i === 0 ? check.id : "").padEnd(column)}  ${part}`);
        });
        return [[category, ...lines].join("\n")];
    });
    return `${blocks.join("\n\n")}\n`;
}
/** `mcp-audit explain`. */
async function explainCommand(args, io) {
    const parsed = (0,_help_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOrHelp */ .Q)(args, HELP, io);
    if (parsed === null)
        return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.clean;
    const width = (0,_io_js__WEBPACK_IMPORTED_MODULE_4__/* .widthOfTerminal */ .gu)(io.stdout, io.environment);
    const [id, ...more] = parsed.positionals;
    if (more.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb("`explain` takes one check: `mcp-audit explain crash-resilience`.");
    if (id === undefined) {
        io.stdout.write(await listOfChecks(width));
        return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.clean;
    }
    const { CHECKS } = await Promise.all(/* import() */[__webpack_require__.e(210), __webpack_require__.e(417), __webpack_require__.e(393), __webpack_require__.e(382), __webpack_require__.e(29), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 7029));
    const check = CHECKS.find((one) => one.id === id);
    if (check === undefined) {
        const ids = CHECKS.map((one) => one.id);
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`There is no check "${id}".${(0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_6__.didYouMean)(id, ids)} \`mcp-audit explain\` lists them.`);
    }
    const { explainCheck } = await __webpack_require__.e(/* import() */ 735).then(__webpack_require__.bind(__webpack_require__, 1735));
    io.stdout.write(`${fitted(explainCheck(check), width).trimEnd()}\n`);
    return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.clean;
}


/***/ }),

/***/ 6939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   qs: () => (/* binding */ severityRank)
/* harmony export */ });
/** What checks are grouped and scored by, in the order of the report. */
const CATEGORIES = [
    "robustness",
    "contract",
    "fidelity",
    "safety",
    "protocol",
    "performance",
    "state",
];
/** How much a finding weighs, the worst first. */
const SEVERITIES = ["error", "warning", "notice"];
/** 0 for the worst severity: what lists are sorted by. */
const severityRank = (severity) => SEVERITIES.indexOf(severity);


/***/ })

};
