export const id = 690;
export const ids = [690];
export const modules = {

/***/ 4690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   callCommand: () => (/* binding */ callCommand)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2011);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9598);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3699);
/* harmony import */ var _text_mask_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3716);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9654);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2549);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2315);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7626);









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
    { name: "tool", flag: false, value: "NAME", description: "The tool to call.", input: null },
    {
        name: "args",
        flag: false,
        value: "JSON",
        description: "Its arguments, a JSON object. Without it the call has no `arguments` member.",
        input: null,
    },
];
const help = () => ({
    usage: "mcp-audit call --tool NAME [--args JSON] [options] -- <command> [args...]",
    about: "Starts the server, makes one call and shows the raw frames. This is your own call: no scope stands in its way. Exit " +
        "code 1 when no answer came.",
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
const shown = (raw, io) => (io.stdout.isTTY === true ? (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(raw) : raw);
function tell(answer, io) {
    const { exchange, failure, stderrTail } = answer;
    if (exchange !== null) {
        io.stdout.write(`--> ${shown(exchange.request.raw, io)}\n`);
        if (exchange.response !== null)
            io.stdout.write(`<-- ${shown(exchange.response.raw, io)}\n`);
    }
    if (stderrTail.trim() !== "")
        io.stderr.write(`stderr of the server:\n${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(stderrTail).trimEnd()}\n`);
    if (failure !== null) {
        io.stderr.write(`mcp-audit: ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(failure.message)}\n`);
        return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.target;
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
    const text = help();
    const parsed = (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .parseOptions */ .A)(args, text.options);
    if (parsed.own.has("help")) {
        (0,_help_js__WEBPACK_IMPORTED_MODULE_2__/* .printHelp */ .F)(text, io);
        return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.clean;
    }
    (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .refusePositionals */ .Q)(parsed, "call");
    const tool = parsed.own.get("tool");
    if (typeof tool !== "string") {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb("`call` needs a tool: `mcp-audit call --tool NAME --args JSON -- <command>`.");
    }
    const request = readArguments(parsed.own.get("args"));
    const run = (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveFor */ .EM)((0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .staticInputs */ .Gx)(parsed.inputs), io);
    const { timeoutMs, startupTimeoutMs } = run.settings.record;
    const { callOnce } = services ?? (await Promise.all(/* import() */[__webpack_require__.e(46), __webpack_require__.e(582)]).then(__webpack_require__.bind(__webpack_require__, 582)));
    const answer = await callOnce(run.target, {
        tool,
        args: request,
        timeoutMs,
        startupTimeoutMs,
        env: { ...run.env },
        headers: { ...run.headers },
        mask: (0,_text_mask_js__WEBPACK_IMPORTED_MODULE_8__/* .createMasker */ .a)(run.secrets),
        signal: io.signal,
    });
    return (0,_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptedCode */ .S)(io.signal) ?? tell(answer, io);
}


/***/ }),

/***/ 3716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createMasker)
/* harmony export */ });
/** Encoded forms shorter than this are left alone: they turn up in ordinary text by chance. */
const SHORTEST_ENCODED = 8;
const LITERAL = /[.*+?^${}()|[\]\\]/g;
/** The base64 characters that a value surely gives when it stands `offset` bytes into the encoded text. */
function base64At(value, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    const whole = bytes.toString("base64").replace(/=+$/, "");
    const from = offset === 0 ? 0 : offset + 1;
    const bits = bytes.length * 8;
    return whole.slice(from, Math.floor(bits / 6));
}
/** The forms in which a value leaves programs: as it is, URL-encoded, in JSON (once and twice), base64, hexadecimal. */
function formsOf(value) {
    const json = JSON.stringify(value).slice(1, -1);
    const uri = encodeURIComponent(Buffer.from(value).toString("utf8"));
    const base64 = [0, 1, 2].map((offset) => base64At(value, offset));
    const encoded = [
        uri,
        uri.replaceAll("%20", "+"),
        json,
        JSON.stringify(json).slice(1, -1),
        ...base64,
        ...base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")),
        Buffer.from(value).toString("hex"),
    ];
    return [value, ...encoded.filter((text) => text.length >= SHORTEST_ENCODED)];
}
/** A function that puts `***NAME***` in the place of every form of every value. Linear in the text. */
function createMasker(secrets) {
    const names = new Map();
    for (const { name, value } of secrets) {
        if (value === "")
            continue;
        for (const form of formsOf(value))
            if (!names.has(form))
                names.set(form, name);
    }
    if (names.size === 0)
        return (text) => text;
    const forms = [...names.keys()].sort((a, b) => b.length - a.length);
    const pattern = new RegExp(forms.map((form) => form.replace(LITERAL, "\\$&")).join("|"), "g");
    return (text) => text.replace(pattern, (form) => `***${names.get(form)}***`);
}


/***/ })

};
