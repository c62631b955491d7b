export const id = 798;
export const ids = [798];
export const modules = {

/***/ 8798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderTrace: () => (/* binding */ renderTrace)
/* harmony export */ });
/* harmony import */ var _facts_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7364);

/** JSON Lines: one line for each call, in the order they were made, and one for each skipped tool. Times are milliseconds since the start. */
function renderTrace(report, evidence) {
    const calls = (0,_facts_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .createFacts */ .u)(evidence).calls.map((call) => ({
        tool: call.tool,
        case: call.caseId,
        property: call.property,
        outcome: call.outcome,
        detail: call.detail,
        arguments: call.arguments,
        startedAt: call.startedAtMs,
        durationMs: call.durationMs,
    }));
    const skipped = report.skipped.map(({ tool, reason }) => ({ tool, skipped: reason }));
    return [...calls, ...skipped].map((line) => `${JSON.stringify(line)}\n`).join("");
}


/***/ })

};
