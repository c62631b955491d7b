export const id = 264;
export const ids = [264];
export const modules = {

/***/ 7264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ snapshotText),
/* harmony export */   parseSnapshot: () => (/* binding */ parseSnapshot)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2011);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5666);



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
const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** The text of a snapshot file: tools by name, keys sorted, one value a line, so that a change reads well in review. */
function snapshotText(tools) {
    const contract = tools.map(contractOf).map((tool) => sorted(tool));
    contract.sort((a, b) => order(nameOf(a), nameOf(b)) || order(JSON.stringify(a), JSON.stringify(b)));
    return `${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleJson */ .$)(JSON.stringify({ schemaVersion: 1, tools: contract }, null, 2))}\n`;
}
/** Reads a snapshot file. `path` is how it is called in reports. Throws UsageError when it is none. */
function parseSnapshot(text, path) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${path} is not JSON. \`mcp-audit snapshot --update\` writes it anew.`);
    }
    const tools = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, "tools");
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, "schemaVersion") !== 1 || !Array.isArray(tools) || !tools.every(_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${path} is not a snapshot of this version. \`mcp-audit snapshot --update\` writes it anew.`);
    }
    return { path, tools };
}


/***/ }),

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ visibleJson),
/* harmony export */   d: () => (/* binding */ depthOf)
/* harmony export */ });
/** What steers a terminal, turns the direction of a text or is not seen, and is not escaped by `JSON.stringify`. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
/** JSON text with such characters as escape sequences: the same value, harmless where it is printed. */
function visibleJson(text) {
    return text.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
/** How deep brackets nest outside of strings, in a text of JSON that is still to be parsed. */
function depthOf(text) {
    let [depth, deepest, inString] = [0, 0, false];
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        if (inString) {
            if (char === "\\")
                at += 1;
            else if (char === '"')
                inString = false;
        }
        else if (char === '"')
            inString = true;
        else if (char === "{" || char === "[")
            deepest = Math.max(deepest, ++depth);
        else if (char === "}" || char === "]")
            depth -= 1;
    }
    return deepest;
}


/***/ })

};
