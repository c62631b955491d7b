export const id = 951;
export const ids = [951];
export const modules = {

/***/ 7332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rescore: () => (/* binding */ rescore)
/* harmony export */ });
/* harmony import */ var _report_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6692);

/** The report of recorded evidence, without a server. The same evidence gives the same report. */
function rescore(evidence, options = {}) {
    return (0,_report_build_js__WEBPACK_IMPORTED_MODULE_0__/* .buildReport */ .F)(evidence, options);
}


/***/ })

};
