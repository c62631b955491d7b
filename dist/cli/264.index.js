export const id = 264;
export const ids = [264];
export const modules = {

/***/ 7264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ snapshotText),
/* harmony export */   parseSnapshot: () => (/* binding */ parseSnapshot)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2011);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5666);
/* harmony import */ var _text_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4158);




const DEEPEST = 50;
/** The value with the keys of every object in order, so that the same contract is always the same text. */
function sorted(value, depth = 0) {
    if (depth > DEEPEST)
        return value;
    if (Array.isArray(value))
        return value.map((item) => sorted(item, depth + 1));
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return value;
    const result = Object.create(null);
    for (const key of Object.keys(value).sort())
        result[key] = sorted(value[key], depth + 1);
    return result;
}
/** What a client may not rely on is no part of the contract. */
function contractOf(tool) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(tool))
        return tool;
    return Object.fromEntries(Object.entries(tool).filter(([key]) => key !== "_meta" && key !== "icons"));
}
const nameOf = (tool) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(tool, "name") ?? "";
/** The text of a snapshot file: tools by name, keys sorted, one value a line, so that a change reads well in review. */
function snapshotText(tools) {
    const contract = tools.map(contractOf).map((tool) => sorted(tool));
    contract.sort((a, b) => (0,_text_order_js__WEBPACK_IMPORTED_MODULE_1__/* .byText */ .z)(nameOf(a), nameOf(b)) || (0,_text_order_js__WEBPACK_IMPORTED_MODULE_1__/* .byText */ .z)(JSON.stringify(a), JSON.stringify(b)));
    return `${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleJson */ .$m)(JSON.stringify({ schemaVersion: 1, tools: contract }, null, 2))}\n`;
}
/** Reads a snapshot file. `path` is how it is called in reports. Throws UsageError when it is none. */
function parseSnapshot(text, path) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} is not JSON. \`mcp-audit snapshot --update\` writes it anew.`);
    }
    const tools = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, "tools");
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, "schemaVersion") !== 1 || !Array.isArray(tools) || !tools.every(_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} is not a snapshot of this version. \`mcp-audit snapshot --update\` writes it anew.`);
    }
    return { path, tools };
}


/***/ })

};
