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


/***/ })

};
