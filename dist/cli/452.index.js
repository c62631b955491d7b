export const id = 452;
export const ids = [452];
export const modules = {

/***/ 2517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ worst),
/* harmony export */   V: () => (/* binding */ verdictOf)
/* harmony export */ });
const BY_SEVERITY = { error: "fail", warning: "part", notice: "pass" };
const RANK = { fail: 3, part: 2, pass: 1, "n/a": 0 };
/** The worst of some verdicts; `n/a` when there is none. */
function worst(verdicts) {
    let result = "n/a";
    for (const verdict of verdicts)
        if (RANK[verdict] > RANK[result])
            result = verdict;
    return result;
}
/**
 * The verdict that findings alone give: an error fails, a warning is part, a notice passes; `n/a` without findings.
 * `severity`: of findings that name none.
 */
function verdictOf(findings, severity = "error") {
    return worst(findings.map((finding) => BY_SEVERITY[finding.severity ?? severity]));
}


/***/ }),

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
/* harmony export */   $h: () => (/* binding */ newFirst),
/* harmony export */   Fp: () => (/* binding */ gradeText),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   Uy: () => (/* binding */ MARK_OF_SEVERITY),
/* harmony export */   Xj: () => (/* binding */ serious),
/* harmony export */   _: () => (/* binding */ coverageText),
/* harmony export */   eX: () => (/* binding */ TITLES),
/* harmony export */   gK: () => (/* binding */ categoryVerdict),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   o3: () => (/* binding */ comparedWith),
/* harmony export */   si: () => (/* binding */ tokenChange),
/* harmony export */   t3: () => (/* binding */ shownPercent)
/* harmony export */ });
/* harmony import */ var _checks_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2517);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6883);


/** The three states, and the one for what did not run. */
const MARK = {
    fail: "❌",
    part: "⚠️",
    pass: "✅",
    "n/a": "–",
};
/** The mark of a finding in markdown. */
const MARK_OF_SEVERITY = {
    error: "❌",
    warning: "⚠️",
    notice: "ℹ️",
};
/** How a category is called. */
const TITLES = {
    robustness: "Robustness",
    contract: "Contract",
    fidelity: "Fidelity",
    safety: "Safety",
    protocol: "Protocol",
    performance: "Performance",
    state: "State",
};
/** How many tools were called, and whether it was all in vain: then the score speaks of refusals only. */
function coverageText({ tools, called, calledValidly }) {
    const calls = called === tools ? "all called" : `${called} called, ${tools - called} not`;
    return calledValidly === 0 && called > 0 ? `${calls}, no valid call served` : calls;
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
/** The earlier run that a report was compared with; null where it was not asked for or could not be had. */
const comparedWith = ({ baseline }) => baseline === undefined || baseline.label === "" ? null : baseline;
/** What the change brought comes before what was there; the order is otherwise kept. */
const newFirst = (findings) => [
    ...findings.filter((finding) => finding.baseline === "new"),
    ...findings.filter((finding) => finding.baseline !== "new"),
];
/** The findings that are shown one by one: notices are counted only. */
const serious = (report) => report.findings.filter((finding) => finding.severity !== "notice");
/** The verdict of a category as the table shows it. */
function categoryVerdict(report, category) {
    const own = serious(report).filter((finding) => finding.category === category);
    return (0,_checks_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .worst */ .Q)([(0,_checks_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .V)(own), report.score.categories[category].percent === null ? "n/a" : "pass"]);
}
/** ` (was B · 90) · 2 new problems · 1 fixed`, or "" where nothing was compared. Notices are no problems. */
function changeText(report) {
    const baseline = comparedWith(report);
    if (baseline === null)
        return "";
    const fresh = serious(report).filter((one) => one.baseline === "new").length;
    const gone = baseline.fixed.filter((one) => one.severity !== "notice").length;
    const fixed = gone > 0 ? ` · ${gone} fixed` : "";
    const before = ` (was ${gradeText(baseline.grade, baseline.score)})`;
    return `${before} · ${fresh === 0 ? "nothing new" : (0,_text_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(fresh, "new problem")}${fixed}`;
}
/** Whether the audit lets the change through, which no grade tells; "" of a clean run, which needs no word. */
function verdictText(report) {
    const { result, reasons } = report.conclusion;
    if (result === "failure")
        return `failed: ${reasons.join("; ")}`;
    const found = serious(report);
    const errors = found.filter((one) => one.severity === "error").length;
    const parts = [(0,_text_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(errors, "error"), (0,_text_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(found.length - errors, "warning")];
    const some = parts.filter((part) => !part.startsWith("0 "));
    return some.length === 0 ? "" : `passed with ${some.join(", ")}`;
}


/***/ }),

/***/ 6883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed),
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun: `1 tool`, `2,000 tools`. */
function counted(count, noun) {
    return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
/** The first names and how many more there are: `a, b, c and 9 more`. `total` where `names` are only some of them. */
function listed(names, most, total = names.length) {
    const shown = names.slice(0, most);
    const more = total - shown.length;
    return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}


/***/ })

};
