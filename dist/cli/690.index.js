export const id = 690;
export const ids = [690];
export const modules = {

/***/ 4690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   callCommand: () => (/* binding */ callCommand)
/* harmony export */ });
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9445);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2011);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9598);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7850);
/* harmony import */ var _text_mask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1368);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4854);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6883);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9654);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2549);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2315);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2909);












const NAMES = new Set([
    "url",
    "headers",
    "env",
    "working-directory",
    "protocol",
    "config",
    "timeout-ms",
    "startup-timeout-ms",
]);
const OWN = [
    (0,_option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ownOption */ .C7)("tool", "The tool to call.", "NAME"),
    (0,_option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ownOption */ .C7)("args", "Its arguments, a JSON object. Without it the call has no `arguments` member.", "JSON"),
];
const help = () => ({
    usage: "mcp-audit call --tool NAME [--args JSON] [options] -- <command> [args...]",
    about: "Starts the server, makes one call and shows the raw frames. This is your own call: no scope stands in its way. Exit " +
        "code 1 when no answer came, 2 when the server refuses it and lists no such tool.",
    options: [...OWN, ...(0,_option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOptions */ .NH)().filter((option) => NAMES.has(option.name))],
    examples: [`mcp-audit call --tool search --args '{"query":"Paris"}' -- node build/index.js`],
});
function readArguments(text) {
    if (typeof text !== "string")
        return null;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb(`\`--args\` is not JSON: ${error.message}.`);
    }
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb('`--args` must be a JSON object, such as `{"query":"Paris"}`.');
    return value;
}
/** On a terminal nothing of the server may steer it; a pipe gets the frame as it was. */
const shown = (raw, io) => (io.stdout.isTTY === true ? (0,_text_plain_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .p)(raw) : raw);
const NAMED = 10;
const NAME_CHARS = 80;
/** That the server has no such tool, and which may have been meant. */
function unknownTool(tool, others) {
    const meant = (0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_9__.didYouMean)(tool, others);
    const names = others.slice(0, NAMED).map((name) => (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_10__/* .cut */ .J)(name, NAME_CHARS));
    const list = names.length === 0 ? " It lists none." : ` It lists: ${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_11__/* .listed */ .K)(names, NAMED, others.length)}.`;
    return `the server lists no tool "${tool}".${meant || list}`;
}
function tell(answer, tool, io) {
    const { exchange, failure, stderrTail, others } = answer;
    if (exchange !== null) {
        io.stdout.write(`--> ${shown(exchange.request.raw, io)}\n`);
        if (exchange.response !== null)
            io.stdout.write(`<-- ${shown(exchange.response.raw, io)}\n`);
    }
    if (stderrTail.trim() !== "")
        io.stderr.write(`stderr of the server:\n${(0,_text_plain_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .p)(stderrTail).trimEnd()}\n`);
    if (failure !== null) {
        io.stderr.write(`mcp-audit: ${(0,_text_plain_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .p)(failure.message)}\n`);
        return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.target;
    }
    if (others !== null) {
        io.stderr.write(`mcp-audit: ${(0,_text_plain_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .p)(unknownTool(tool, others))}\n`);
        return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.usage;
    }
    if (exchange === null || exchange.end === "answered")
        return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.clean;
    const ms = Math.round(exchange.durationMs);
    const what = exchange.end === "timed-out" ? `no answer within ${ms} ms` : "the server ended before it answered";
    io.stderr.write(`mcp-audit: ${what}.\n`);
    return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.findings;
}
/** `mcp-audit call`. */
async function callCommand(args, io, services) {
    const parsed = (0,_help_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOrHelp */ .Q)(args, help(), io);
    if (parsed === null)
        return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.clean;
    (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .refusePositionals */ .Q)(parsed, "call");
    const tool = parsed.own.get("tool");
    if (typeof tool !== "string") {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb("`call` needs a tool: `mcp-audit call --tool NAME --args JSON -- <command>`.");
    }
    const request = readArguments(parsed.own.get("args"));
    const run = (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveFor */ .EM)((0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .staticInputs */ .Gx)(parsed.inputs), io);
    const { protocol, timeoutMs, startupTimeoutMs } = run.settings.record;
    const { callOnce } = services ?? (await Promise.all(/* import() */[__webpack_require__.e(359), __webpack_require__.e(582)]).then(__webpack_require__.bind(__webpack_require__, 582)));
    const answer = await callOnce(run.target, {
        tool,
        args: request,
        protocol,
        timeoutMs,
        startupTimeoutMs,
        env: { ...run.env },
        headers: { ...run.headers },
        mask: (0,_text_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .createMasker */ .aD)(run.secrets),
        signal: io.signal,
    });
    return (0,_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptedCode */ .S)(io.signal) ?? tell(answer, tool, io);
}


/***/ })

};
