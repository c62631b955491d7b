export const id = 873;
export const ids = [873];
export const modules = {

/***/ 8154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gd: () => (/* binding */ whom),
/* harmony export */   dn: () => (/* binding */ categoryTable),
/* harmony export */   iK: () => (/* binding */ problemTable),
/* harmony export */   ik: () => (/* binding */ place)
/* harmony export */ });
/* harmony import */ var markdown_table__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(735);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6939);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7850);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3699);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6883);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4702);






const MESSAGE_CHARS = 160;
function categoryNote(report, category) {
    const score = report.score.categories[category];
    const own = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .serious */ .Xj)(report).filter((finding) => finding.category === category);
    if (own.length > 0) {
        const tools = new Set(own.map((finding) => finding.toolIndex)).size;
        return `${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(own.length, "problem")}${tools > 1 ? ` in ${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(tools, "place")}` : ""}`;
    }
    return score.percent === null ? (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeProse */ .fd)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(score.notRun ?? "", MESSAGE_CHARS)) : "";
}
/** One row for each category: state, score, and what is wrong in a few words. */
function categoryTable(report) {
    const rows = _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .CATEGORIES */ .R6.map((category) => {
        const { percent } = report.score.categories[category];
        const shown = percent === null ? "not run" : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPercent */ .t3)(percent);
        return [
            _words_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK */ .M$[(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .categoryVerdict */ .gK)(report, category)],
            _words_js__WEBPACK_IMPORTED_MODULE_1__/* .TITLES */ .eX[category] ?? category,
            shown,
            categoryNote(report, category),
        ];
    });
    return (0,markdown_table__WEBPACK_IMPORTED_MODULE_5__/* .markdownTable */ .Q)([["", "Category", "Score", ""], ...rows], { align: ["", "", "r", ""] });
}
/** Names of a group that a row or a heading shows. */
const NAMES = 3;
/** Whom a problem is about, each name as `show` shows it. */
function whom({ tools }, show) {
    const names = tools.map((tool) => (tool === null ? "the server" : show(tool)));
    if (names.length <= 1)
        return names[0] ?? "";
    const more = names.length > NAMES ? ` and ${(names.length - NAMES).toLocaleString("en-US")} more` : "";
    return `${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(names.length, "tool")}: ${names.slice(0, NAMES).join(", ")}${more}`;
}
/** Characters of a path in a cell: a comment of ten rows must fit whatever they hold. */
const PATH_CHARS = 300;
/** Where a finding stands, as a cell shows it, with a space before; "" when that is not known. */
const place = (finding) => {
    const { location } = finding;
    return location === null ? "" : ` ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(`${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(location.path, PATH_CHARS)}:${location.line}`)}`;
};
const stateOf = ({ findings }) => findings.some((finding) => finding.baseline === "new") ? "new" : "known";
/** One row for each failing tool: state, tool, its worst problem and how many more, new or known. */
function problemTable(report, problems) {
    const compared = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedWith */ .o3)(report) !== null;
    const rows = problems.flatMap((problem) => {
        const [first, ...more] = problem.findings;
        if (first === undefined)
            return [];
        const name = whom(problem, (tool) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(tool, 64)));
        const where = problem.tools.length > 1 ? "" : place(first);
        const such = problem.varies ? "such as: " : "";
        const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
        const cells = [
            `${_words_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK_OF_SEVERITY */ .Uy[first.severity]} ${name}${where}`,
            `${such}${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeProse */ .fd)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(first.message, MESSAGE_CHARS))}${others}`,
        ];
        return [compared ? [...cells, stateOf(problem)] : cells];
    });
    const head = compared ? ["Tool", "Problem", ""] : ["Tool", "Problem"];
    return (0,markdown_table__WEBPACK_IMPORTED_MODULE_5__/* .markdownTable */ .Q)([head, ...rows], { alignDelimiters: false });
}


/***/ }),

/***/ 9646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ failureClues),
/* harmony export */   m: () => (/* binding */ namedReason)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7850);
/* harmony import */ var _text_naming_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7463);


const NAMES = 3;
const LINE_CHARS = 120;
/** Long lines are no message to a person, and would only cost time. */
const SCANNED_CHARS = 1_000;
/** Words with which programs ask for a setting. */
const ASKS = /KeyError|environ|variable|missing|required|not set|must be set|not defined|undefined|provide/i;
const NAME = /(?<![\w.])[A-Z][A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){1,6}(?!\w)/g;
/** Error codes of Node.js, npm and their kin are written like variables. */
const CODES = /^(?:ERR|UND_ERR|MODULE|EAI|UNABLE|CERT|DEPTH|SELF)_/;
function variablesIn(stderr) {
    const lines = stderr
        .split("\n")
        .map((line) => line.slice(0, SCANNED_CHARS))
        .filter((line) => ASKS.test(line));
    const names = lines.flatMap((line) => line.match(NAME) ?? []).filter((name) => !CODES.test(name));
    return [...new Set(names)].slice(0, NAMES);
}
/** What the end of a failed start gives away. */
function failureClues({ failure, server, events }) {
    if (failure === null || failure.stage !== "startup" || server.transport === "http") {
        return { variables: [], silent: false, printed: "" };
    }
    const [line = ""] = events.stdoutNoise;
    const silent = failure.exit === null && failure.message.includes("did not answer");
    return { variables: variablesIn(failure.stderrTail), silent, printed: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(line), LINE_CHARS) };
}
/** The line of stderr that names the error, not escaped; null when none does, or when it is all that stderr says. */
function namedReason(stderr) {
    const line = (0,_text_naming_line_js__WEBPACK_IMPORTED_MODULE_1__/* .namingLine */ .F)(stderr);
    return line === stderr.trim() ? null : line;
}


/***/ }),

/***/ 1822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ figureLines)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

const number = (value) => (typeof value === "number" ? value.toLocaleString("en-US") : "–");
const ms = (value) => (typeof value === "number" ? `${number(value)} ms` : "–");
function fuzzLine(fuzz) {
    const seed = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(fuzz, "seed");
    const made = `${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(fuzz, "calls"))} made-up calls, ${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(fuzz, "shrinkCalls"))} more to find the smallest inputs`;
    return `fuzz: ${made}; distinct failures: ${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(fuzz, "failures"))}; seed ${String(seed)} (\`--fuzz-seed ${String(seed)}\` makes them again)`;
}
function benchLine(series) {
    const times = ["p50", "p95", "p99"].map((name) => `${name} ${ms((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, `${name}Ms`))}`);
    const rate = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "errorRate");
    const errors = typeof rate === "number" ? `${number(Math.round(rate * 1000) / 10)} % failed` : "–";
    const many = `${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "calls"))} calls, ${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "concurrency"))} at once`;
    return `bench "${String((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "probe"))}": ${times.join(", ")}, ${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "perSecond"))} a second, ${errors} (${many})`;
}
/** What fuzz and bench measured, one plain sentence each; empty when neither ran. They hold no text of the server: names of probes are the user's own. Sinks escape them all the same. */
function figureLines({ metrics }) {
    const fuzz = metrics.fuzz;
    const series = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(metrics.bench, "series");
    return [
        ...((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(fuzz) ? [fuzzLine(fuzz)] : []),
        ...(Array.isArray(series) ? series.map(benchLine) : []),
    ];
}


/***/ }),

/***/ 5524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ firstStepOf)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5567);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4702);


/** null where there is no problem, and where the change passed and brought none: what was there is not its author's task. */
function firstStepOf(report) {
    const [problem] = (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsOf */ .G)(report);
    const finding = problem?.findings[0];
    if (problem === undefined || finding === undefined)
        return null;
    const brought = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedWith */ .o3)(report) === null || finding.baseline === "new";
    return brought || report.conclusion.result === "failure" ? { problem, finding } : null;
}


/***/ }),

/***/ 5567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ problemsOf),
/* harmony export */   j: () => (/* binding */ toolsIn)
/* harmony export */ });
/* harmony import */ var _facts_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8335);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4702);


/** Tools that fail alike are told together from this number on. */
const ALIKE = 4;
/** The sentence of a finding without what belongs to one tool alone: names, numbers, and what the server said. */
function shapeOf(finding) {
    const sentence = finding.message.replace(/`[^`]*`/g, "`").replace(/\d+/g, "0");
    const end = sentence.search(/[:.]\s/);
    return `${finding.severity} ${finding.check} ${finding.baseline} ${end < 0 ? sentence : sentence.slice(0, end)}`;
}
const shapesOf = (findings) => findings.map(shapeOf).sort().join("\n");
function together(groups) {
    const [findings = []] = groups;
    const messages = new Set(groups.map((group) => group[0]?.message));
    return { tools: groups.map((group) => group[0]?.tool ?? null), findings, varies: messages.size > 1 };
}
/**
 * The tools with errors or warnings: those with new ones first, then the worst; the server as a whole is one of them. Tools that
 * fail alike are one problem.
 */
function problemsOf(report) {
    const byTool = [...(0,_facts_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .newFirst */ .$h)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .serious */ .Xj)(report)), (finding) => finding.toolIndex).values()];
    return [...(0,_facts_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(byTool, shapesOf).values()].flatMap((groups) => groups.length < ALIKE ? groups.map((group) => together([group])) : [together(groups)]);
}
/** How many tools some problems are about. */
const toolsIn = (problems) => problems.reduce((sum, problem) => sum + problem.tools.length, 0);


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

/***/ 735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable)
/* harmony export */ });
// To do: next major: remove.
/**
 * @typedef {Options} MarkdownTableOptions
 *   Configuration.
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [alignDelimiters=true]
 *   Whether to align the delimiters (default: `true`);
 *   they are aligned by default:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   Pass `false` to make them staggered:
 *
 *   ```markdown
 *   | Alpha | B |
 *   | - | - |
 *   | C | Delta |
 *   ```
 * @property {ReadonlyArray<string | null | undefined> | string | null | undefined} [align]
 *   How to align columns (default: `''`);
 *   one style for all columns or styles for their respective columns;
 *   each style is either `'l'` (left), `'r'` (right), or `'c'` (center);
 *   other values are treated as `''`, which doesn’t place the colon in the
 *   alignment row but does align left;
 *   *only the lowercased first character is used, so `Right` is fine.*
 * @property {boolean | null | undefined} [delimiterEnd=true]
 *   Whether to end each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B
 *   | ----- | -----
 *   | C     | Delta
 *   ```
 * @property {boolean | null | undefined} [fillRows=true]
 *   Whether to fill rows with empty cells up to the most cells in a row
 *   (default: `true`).
 *
 *   When `true`, all rows have as many cells as the longest row:
 *
 *   ```markdown
 *   | Alpha | B    |   |
 *   | ----- | ---- | - |
 *   | C     |      |   |
 *   | D     | Echo | F |
 *   ```
 *
 *   When `false`, rows keep their cells,
 *   and the delimiter row has as many cells as the header row:
 *
 *   ```markdown
 *   | Alpha | B    |
 *   | ----- | ---- |
 *   | C     |
 *   | D     | Echo | F |
 *   ```
 * @property {boolean | null | undefined} [delimiterStart=true]
 *   Whether to begin each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are starting delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no starting delimiters:
 *
 *   ```markdown
 *   Alpha | B     |
 *   ----- | ----- |
 *   C     | Delta |
 *   ```
 * @property {boolean | null | undefined} [padding=true]
 *   Whether to add a space of padding between delimiters and cells
 *   (default: `true`).
 *
 *   When `true`, there is padding:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there is no padding:
 *
 *   ```markdown
 *   |Alpha|B    |
 *   |-----|-----|
 *   |C    |Delta|
 *   ```
 * @property {((value: string) => number) | null | undefined} [stringLength]
 *   Function to detect the length of table cell content (optional);
 *   this is used when aligning the delimiters (`|`) between table cells;
 *   full-width characters and emoji mess up delimiter alignment when viewing
 *   the markdown source;
 *   to fix this, you can pass this function,
 *   which receives the cell content and returns its “visible” size;
 *   note that what is and isn’t visible depends on where the text is displayed.
 *
 *   Without such a function, the following:
 *
 *   ```js
 *   markdownTable([
 *     ['Alpha', 'Bravo'],
 *     ['中文', 'Charlie'],
 *     ['👩‍❤️‍👩', 'Delta']
 *   ])
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo |
 *   | - | - |
 *   | 中文 | Charlie |
 *   | 👩‍❤️‍👩 | Delta |
 *   ```
 *
 *   With [`string-width`](https://github.com/sindresorhus/string-width):
 *
 *   ```js
 *   import stringWidth from 'string-width'
 *
 *   markdownTable(
 *     [
 *       ['Alpha', 'Bravo'],
 *       ['中文', 'Charlie'],
 *       ['👩‍❤️‍👩', 'Delta']
 *     ],
 *     {stringLength: stringWidth}
 *   )
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo   |
 *   | ----- | ------- |
 *   | 中文  | Charlie |
 *   | 👩‍❤️‍👩    | Delta   |
 *   ```
 */

/**
 * Get the length of a cell.
 *
 * @param {string} value
 *   Cell value.
 * @returns {number}
 *   Cell size.
 */
function defaultStringLength(value) {
  return value.length
}

/**
 * Generate a markdown
 * ([GFM](https://docs.github.com/en/github/writing-on-github/working-with-advanced-formatting/organizing-information-with-tables))
 * table.
 *
 * @param {ReadonlyArray<ReadonlyArray<string | null | undefined>>} table
 *   Table data (matrix of strings).
 * @param {Readonly<Options> | null | undefined} [options]
 *   Configuration (optional).
 * @returns {string}
 *   Result.
 */
function markdownTable(table, options) {
  const settings = options || {}
  // To do: next major: change to spread.
  // eslint-disable-next-line unicorn/prefer-spread -- `align` can be a string.
  const align = (settings.align || []).concat()
  const stringLength = settings.stringLength || defaultStringLength
  /** @type {Array<number>} Character codes as symbols for alignment per column. */
  const alignments = []
  /** @type {Array<Array<string>>} Cells per row. */
  const cellMatrix = []
  /** @type {Array<Array<number>>} Sizes of each cell per row. */
  const sizeMatrix = []
  /** @type {Array<number>} */
  const longestCellByColumn = []
  let mostCellsPerRow = 0
  let rowIndex = -1

  // This is a superfluous loop if we don’t align delimiters, but otherwise we’d
  // do superfluous work when aligning, so optimize for aligning.
  while (++rowIndex < table.length) {
    /** @type {Array<string>} */
    const row = []
    /** @type {Array<number>} */
    const sizes = []
    let columnIndex = -1

    if (table[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table[rowIndex].length
    }

    while (++columnIndex < table[rowIndex].length) {
      const cell = serialize(table[rowIndex][columnIndex])

      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell)
        sizes[columnIndex] = size

        if (
          longestCellByColumn[columnIndex] === undefined ||
          size > longestCellByColumn[columnIndex]
        ) {
          longestCellByColumn[columnIndex] = size
        }
      }

      row.push(cell)
    }

    cellMatrix[rowIndex] = row
    sizeMatrix[rowIndex] = sizes
  }

  // Figure out which alignments to use.
  let columnIndex = -1

  if (typeof align === 'object' && 'length' in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex])
    }
  } else {
    const code = toAlignment(align)

    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code
    }
  }

  // Inject the alignment row.
  columnIndex = -1
  /** @type {Array<string>} */
  const row = []
  /** @type {Array<number>} */
  const sizes = []

  while (++columnIndex < mostCellsPerRow) {
    const code = alignments[columnIndex]
    let before = ''
    let after = ''

    if (code === 99 /* `c` */) {
      before = ':'
      after = ':'
    } else if (code === 108 /* `l` */) {
      before = ':'
    } else if (code === 114 /* `r` */) {
      after = ':'
    }

    // There *must* be at least one hyphen-minus in each alignment cell.
    let size =
      settings.alignDelimiters === false
        ? 1
        : Math.max(
            1,
            longestCellByColumn[columnIndex] - before.length - after.length
          )

    const cell = before + '-'.repeat(size) + after

    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length

      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size
      }

      sizes[columnIndex] = size
    }

    row[columnIndex] = cell
  }

  // Inject the alignment row.
  cellMatrix.splice(1, 0, row)
  sizeMatrix.splice(1, 0, sizes)

  rowIndex = -1
  /** @type {Array<string>} */
  const lines = []

  while (++rowIndex < cellMatrix.length) {
    const row = cellMatrix[rowIndex]
    const sizes = sizeMatrix[rowIndex]
    const cellsInRow =
      settings.fillRows === false
        ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length)
        : mostCellsPerRow
    columnIndex = -1
    /** @type {Array<string>} */
    const line = []

    while (++columnIndex < cellsInRow) {
      const cell = row[columnIndex] || ''
      let before = ''
      let after = ''

      if (settings.alignDelimiters !== false) {
        const size =
          longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0)
        const code = alignments[columnIndex]

        if (code === 114 /* `r` */) {
          before = ' '.repeat(size)
        } else if (code === 99 /* `c` */) {
          const half = size / 2

          if (size % 2) {
            before = ' '.repeat(half + 0.5)
            after = ' '.repeat(half - 0.5)
          } else {
            before = ' '.repeat(half)
            after = before
          }
        } else {
          after = ' '.repeat(size)
        }
      }

      if (settings.delimiterStart !== false && !columnIndex) {
        line.push('|')
      }

      if (
        settings.padding !== false &&
        // Don’t add the opening space if we’re not aligning and the cell is
        // empty: there will be a closing space.
        !(settings.alignDelimiters === false && cell === '') &&
        (settings.delimiterStart !== false || columnIndex)
      ) {
        line.push(' ')
      }

      if (settings.alignDelimiters !== false) {
        line.push(before)
      }

      line.push(cell)

      if (settings.alignDelimiters !== false) {
        line.push(after)
      }

      if (settings.padding !== false) {
        line.push(' ')
      }

      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line.push('|')
      }
    }

    lines.push(
      settings.delimiterEnd === false
        ? line.join('').replace(/ +$/, '')
        : line.join('')
    )
  }

  return lines.join('\n')
}

/**
 * Serialize a cell value.
 *
 * @param {string | null | undefined} [value]
 *   Value to serialize.
 * @returns {string}
 *   Result.
 */
function serialize(value) {
  return value === null || value === undefined ? '' : String(value)
}

/**
 * Get the alignment character code from a value.
 *
 * @param {string | null | undefined} value
 *   Value.
 * @returns {number}
 *   Alignment.
 */
function toAlignment(value) {
  const code = typeof value === 'string' ? value.codePointAt(0) : 0

  return code === 67 /* `C` */ || code === 99 /* `c` */
    ? 99 /* `c` */
    : code === 76 /* `L` */ || code === 108 /* `l` */
      ? 108 /* `l` */
      : code === 82 /* `R` */ || code === 114 /* `r` */
        ? 114 /* `r` */
        : 0
}


/***/ })

};
