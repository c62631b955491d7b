export const id = 582;
export const ids = [582];
export const modules = {

/***/ 582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   callOnce: () => (/* binding */ callOnce)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3278);
/* harmony import */ var _starter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9668);


/** Milliseconds that a process may take to die of a call it has answered. */
const SETTLE_MS = 500;
/** Starts the server, makes one call, ends the server. Never throws for what the server does. */
async function callOnce(target, request) {
    const log = (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .createLog */ .h)(request.mask);
    const { env, startupTimeoutMs, timeoutMs } = request;
    const starter = (0,_starter_js__WEBPACK_IMPORTED_MODULE_0__/* .createStarter */ .A)(target, log, { env, base: process.env, startupTimeoutMs });
    const onAbort = () => void starter.killAll();
    request.signal.addEventListener("abort", onAbort, { once: true });
    try {
        const { session, failure } = await starter.start("audit");
        if (failure !== null)
            return { exchange: null, failure, stderrTail: failure.stderrTail };
        const params = { name: request.tool };
        if (request.args !== null)
            params.arguments = request.args;
        const exchange = await session.request({
            purpose: "case",
            caseKey: null,
            method: "tools/call",
            params,
            timeoutMs,
        });
        if (exchange.end === "answered" && session.usable())
            await lateDeath(session, exchange);
        await session.kill();
        return { exchange, failure: null, stderrTail: session.connection.stderr.tail };
    }
    finally {
        request.signal.removeEventListener("abort", onAbort);
        await starter.killAll();
    }
}
async function lateDeath(session, exchange) {
    await session.settle(SETTLE_MS);
    const exit = session.exit();
    if (exit !== null)
        exchange.diedAfter = { code: exit.code, signal: exit.signal, atMs: exit.atMs };
}


/***/ })

};
