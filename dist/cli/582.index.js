export const id = 582;
export const ids = [582];
export const modules = {

/***/ 582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   callOnce: () => (/* binding */ callOnce)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5666);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2554);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6288);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3278);
/* harmony import */ var _modern_headers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1456);
/* harmony import */ var _recording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7012);
/* harmony import */ var _starter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6113);
/* harmony import */ var _trail_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6188);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4883);










async function call(session, request) {
    const { tool, args, timeoutMs } = request;
    const params = (0,_recording_js__WEBPACK_IMPORTED_MODULE_5__/* .callParams */ .XA)({ tool, arguments: args });
    const exchange = await session.request("tools/call", params, { purpose: "case", timeoutMs });
    if (exchange.end !== "answered")
        return exchange;
    await session.settle(_trail_js__WEBPACK_IMPORTED_MODULE_6__/* .LATE_MS */ .g);
    const exit = session.exit();
    if (exit === null || request.signal.aborted)
        return exchange;
    return { ...exchange, diedAfter: (0,_exit_js__WEBPACK_IMPORTED_MODULE_7__/* .exitOf */ .sX)(exit) };
}
/** Whether the answer is an error, by JSON-RPC or by the tool's own word. */
function isRefused({ end, response, diedAfter }) {
    const frame = end === "answered" && diedAfter === null ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_8__/* .objectOf */ .Xy)(response?.raw) : null;
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__/* .isObject */ .Gv)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__/* .member */ .Dc)(frame, "error")) || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__/* .member */ .Dc)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_9__/* .member */ .Dc)(frame, "result"), "isError") === true;
}
/** The server's tools, where a call was refused for none of them; null where that cannot be told. */
async function othersOf(session, exchange, request) {
    if (!isRefused(exchange) || request.signal.aborted)
        return null;
    const { tools, failure, incomplete } = await (0,_listing_js__WEBPACK_IMPORTED_MODULE_0__/* .listTools */ .q)(session, "list", request.timeoutMs);
    const names = tools.map(({ name }) => name);
    return failure !== null || incomplete !== null || names.includes(request.tool) ? null : names;
}
/** Starts the server, makes one call, ends the server. Never throws for what the server does. */
async function callOnce(target, request) {
    const { protocol, signal } = request;
    const first = await callIn(protocol === "modern" ? "modern" : "legacy", target, request);
    if (protocol !== "auto" || first.failure?.stage !== "initialize" || signal.aborted)
        return first;
    const second = await callIn("modern", target, request);
    return second.failure === null ? second : first;
}
async function callIn(era, target, request) {
    const { env, headers, startupTimeoutMs, signal } = request;
    const words = target.transport === "stdio" ? target.args : [];
    const workspace = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .usesWorkspace */ .S)([words, Object.values(env), request.args]) ? (0,_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .createWorkspace */ .s)() : null;
    const log = (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .createLog */ .h)((text) => workspace?.hide(request.mask(text)) ?? request.mask(text));
    const starter = (0,_starter_js__WEBPACK_IMPORTED_MODULE_3__/* .createStarter */ .A)(target, log, {
        env,
        headers,
        base: process.env,
        startupTimeoutMs,
        workspace,
        era,
    });
    const stop = () => void starter.stop();
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted)
        stop();
    try {
        const { session, failure } = await starter.start("audit");
        if (failure !== null)
            return { exchange: null, failure, stderrTail: failure.stderrTail, others: null };
        if (era === "modern" && starter.reach !== null) {
            const { tools } = await (0,_listing_js__WEBPACK_IMPORTED_MODULE_0__/* .listTools */ .q)(session, "list", startupTimeoutMs);
            starter.reach.mirrors = (0,_modern_headers_js__WEBPACK_IMPORTED_MODULE_2__/* .mirrorsOf */ .t)(tools);
        }
        const exchange = await call(session, request);
        const others = await othersOf(session, exchange, request);
        await session.kill();
        return { exchange, failure: null, stderrTail: session.connection.stderr.tail, others };
    }
    finally {
        signal.removeEventListener("abort", stop);
        await starter.stop();
        workspace?.remove();
    }
}


/***/ })

};
