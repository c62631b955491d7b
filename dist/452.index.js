export const id = 452;
export const ids = [452];
export const modules = {

/***/ 1452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderBadge: () => (/* binding */ renderBadge)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4702);

const COLOURS = {
    A: "#2da44e",
    B: "#7aa116",
    C: "#bf8700",
    D: "#d4661f",
    F: "#cf222e",
};
const LABEL = "MCP audit";
/** Width of a character of 11 px Verdana on average, in px. */
const CHAR = 6.6;
const width = (text) => Math.round(text.length * CHAR + 12);
/** The grade as an SVG badge. No part of it comes from the server. */
function renderBadge(report) {
    const { grade, percent } = report.score;
    const value = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .gradeText */ .Fp)(grade, percent);
    const left = width(LABEL);
    const right = width(value);
    const colour = grade === null ? "#6e7781" : COLOURS[grade];
    const text = (x, content) => `<text x="${x}" y="14" fill="#fff" text-anchor="middle">${content}</text>`;
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${LABEL}: ${value}">`,
        `<title>${LABEL}: ${value}</title>`,
        `<clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath>`,
        `<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#444d56"/><rect x="${left}" width="${right}" height="20" fill="${colour}"/></g>`,
        `<g font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">${text(left / 2, LABEL)}${text(left + right / 2, value)}</g>`,
        "</svg>",
        "",
    ].join("\n");
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ gradeText),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   Uy: () => (/* binding */ MARK_OF_SEVERITY),
/* harmony export */   Xj: () => (/* binding */ serious),
/* harmony export */   eX: () => (/* binding */ TITLES),
/* harmony export */   gK: () => (/* binding */ categoryVerdict),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   si: () => (/* binding */ tokenChange),
/* harmony export */   t3: () => (/* binding */ shownPercent)
/* harmony export */ });
/** The three states, and the one for what did not run. */
const MARK = {
    fail: "❌",
    part: "⚠️",
    pass: "✅",
    "n/a": "–",
};
const MARK_OF_SEVERITY = {
    error: "❌",
    warning: "⚠️",
    notice: "ℹ️",
};
const TITLES = {
    robustness: "Robustness",
    contract: "Contract",
    fidelity: "Fidelity",
    safety: "Safety",
    protocol: "Protocol",
    performance: "Performance",
    state: "State",
};
/** `1 tool`, `2 tools`. */
function counted(count, noun) {
    return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
/** A percent as it is shown: 100, 92.9. */
const shownPercent = (percent) => Number.isInteger(percent) ? String(percent) : percent.toFixed(1);
/** `C · 81.4`, or why there is no grade. */
function gradeText(grade, percent) {
    return grade === null || percent === null ? "no score" : `${grade} · ${shownPercent(percent)}`;
}
/** What a change in tokens reads like: `+310`, `-20`, `±0`. */
function tokenChange(now, before) {
    const change = now - before;
    if (change === 0)
        return "±0";
    return `${change > 0 ? "+" : "−"}${Math.abs(change).toLocaleString("en-US")}`;
}
/** The findings that are shown one by one: notices are counted only. */
const serious = (report) => report.findings.filter((finding) => finding.severity !== "notice");
/** The verdict of a category as the table shows it. */
function categoryVerdict(report, category) {
    const own = report.findings.filter((finding) => finding.category === category);
    if (own.some((finding) => finding.severity === "error"))
        return "fail";
    if (own.some((finding) => finding.severity === "warning"))
        return "part";
    const score = report.score.categories[category];
    return score?.percent === null || score === undefined ? "n/a" : "pass";
}


/***/ })

};
