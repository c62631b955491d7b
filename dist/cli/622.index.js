export const id = 622;
export const ids = [622];
export const modules = {

/***/ 8622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evidencePieces: () => (/* binding */ evidencePieces),
/* harmony export */   serializeEvidence: () => (/* binding */ serializeEvidence)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5666);

/** The members of an object or the items of a list, one by one, as JSON text. */
function* parts(value) {
    const list = Array.isArray(value);
    let between = "";
    for (const [key, item] of Object.entries(value)) {
        if (item === undefined && !list)
            continue;
        yield list ? between : `${between}${JSON.stringify(key)}:`;
        between = ",";
        if (!list && Array.isArray(item)) {
            yield "[";
            yield* parts(item);
            yield "]";
        }
        else
            yield (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleJson */ .$m)(JSON.stringify(item) ?? "null");
    }
}
/** Evidence as JSON text in pieces, so that it never stands in memory as a whole. */
function* evidencePieces(evidence) {
    yield "{";
    yield* parts(evidence);
    yield "}\n";
}
/** Evidence as JSON text, the same for the same evidence. `parseEvidence` reads it back equal. */
function serializeEvidence(evidence) {
    return [...evidencePieces(evidence)].join("");
}


/***/ })

};
