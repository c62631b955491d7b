export const id = 860;
export const ids = [860,598];
export const modules = {

/***/ 1735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ explainCheck),
/* harmony export */   explain: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _registry_gen_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4880);

function optionLines(check) {
    const options = Object.entries(check.options);
    if (options.length === 0)
        return [];
    const lines = options.map(([name, schema]) => `- \`${name}\` (default ${JSON.stringify(schema.default)}): ${schema.description}`);
    return ["## Options", "", ...lines, ""];
}
function counted(check) {
    if (!check.scored)
        return "told, never scored";
    return `scored in \`${check.category}\``;
}
/** What a check does, where its rule comes from and how to mend what it finds, as markdown. */
function explainCheck(check) {
    const { id, title, severity, kind, source, why, fix, since, optIn } = check;
    const findings = Object.entries(check.messages).map(([message, text]) => {
        const own = check.fixes?.[message];
        return own === undefined ? `- ${text}` : `- ${text}\n  Fix: ${own}`;
    });
    const facts = [
        `category \`${check.category}\``,
        `severity ${severity} unless a finding says otherwise`,
        `a ${kind}`,
        counted(check),
        ...(since === undefined ? [] : [`for servers of revision ${since} and later`]),
        ...(optIn === true ? ["off unless asked for"] : []),
    ];
    return [
        `# ${id}`,
        "",
        `${title}.`,
        "",
        `${facts.join("; ").replace(/^c/, "C")}.`,
        "",
        "## Why it matters",
        "",
        why,
        "",
        "## How to fix it",
        "",
        fix,
        "",
        "## What it says",
        "",
        ...findings,
        "",
        ...optionLines(check),
        "## Where the rule comes from",
        "",
        source,
        "",
    ].join("\n");
}
/** The page of a check by its id; "" for an id that is none. */
function explain(id) {
    const check = _registry_gen_js__WEBPACK_IMPORTED_MODULE_0__.CHECKS.find((one) => one.id === id);
    return check === undefined ? "" : explainCheck(check);
}


/***/ }),

/***/ 9598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Gv: () => (/* binding */ isObject),
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


/***/ })

};
