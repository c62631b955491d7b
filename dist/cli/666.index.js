export const id = 666;
export const ids = [666];
export const modules = {

/***/ 9598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   eJ: () => (/* binding */ numberMember),
/* harmony export */   sk: () => (/* binding */ stringMember)
/* harmony export */ });
/** True for a JSON object, false for arrays, null and scalars. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The member `key` of `value` when `value` is an object that owns it, else undefined. Safe for `__proto__`. */
function member(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
/** The member `key` when it is a string, else null. */
function stringMember(value, key) {
    const found = member(value, key);
    return typeof found === "string" ? found : null;
}
/** The member `key` when it is a number, else null. */
function numberMember(value, key) {
    const found = member(value, key);
    return typeof found === "number" ? found : null;
}
/** The items of an array; none of anything else. */
function itemsOf(value) {
    return Array.isArray(value) ? value : [];
}
/** The texts among the items of an array; none of anything else. */
function textsIn(value) {
    return itemsOf(value).filter((item) => typeof item === "string");
}


/***/ }),

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** The value of a JSON text; undefined when it is none. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** The object that a JSON text is, such as a line of the wire; null when it is none. */
function objectOf(text) {
    const value = text === undefined ? undefined : parseJson(text);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : null;
}
/** What steers a terminal, turns the direction of a text or is not seen, and is not escaped by `JSON.stringify`. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
/** JSON text with such characters as escape sequences: the same value, harmless where it is printed. */
function visibleJson(text) {
    return text.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}


/***/ })

};
