export const id = 622;
export const ids = [622];
export const modules = {

/***/ 8622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serializeEvidence: () => (/* binding */ serializeEvidence)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5666);

/** Evidence as JSON text, the same for the same evidence. `parseEvidence` reads it back equal. */
function serializeEvidence(evidence) {
    return `${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleJson */ .$)(JSON.stringify(evidence))}\n`;
}


/***/ })

};
