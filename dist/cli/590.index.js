export const id = 590;
export const ids = [590,264];
export const modules = {

/***/ 5590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   snapshotCommand: () => (/* binding */ snapshotCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1493);
/* harmony import */ var _core_snapshot_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7264);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2011);
/* harmony import */ var _report_terminal_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3986);
/* harmony import */ var _report_terminal_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8283);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6883);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9654);
/* harmony import */ var _io_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1973);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2549);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2315);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8669);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2909);














const NAMES = new Set([
    "url",
    "headers",
    "env",
    "working-directory",
    "protocol",
    "config",
    "startup-timeout-ms",
    "snapshot",
]);
const UPDATE = (0,_option_table_js__WEBPACK_IMPORTED_MODULE_6__/* .ownOption */ .C7)("update", "Writes the file anew.");
const help = () => ({
    usage: "mcp-audit snapshot [--update] [options] -- <command> [args...]",
    about: "Compares the tools of a server with the committed contract, and with --update writes it. Exit code 1 when they " +
        "differ.",
    options: [UPDATE, ...(0,_option_table_js__WEBPACK_IMPORTED_MODULE_6__/* .inputOptions */ .NH)().filter((option) => NAMES.has(option.name))],
    examples: ["mcp-audit snapshot --update -- node build/index.js"],
});
/** Tools as the server listed them, in a form that reviews well. */
async function contractOf({ evidence, report }) {
    if (report.failure !== null)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .TargetError */ .I0(report.failure.message);
    const { createFacts } = await __webpack_require__.e(/* import() */ 203).then(__webpack_require__.bind(__webpack_require__, 203));
    const tools = createFacts(evidence).tools.map((tool) => tool.raw);
    return { text: (0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_11__/* .snapshotText */ .M)(tools), tools: tools.length };
}
/** What the check of the contract says, laid out. */
function driftText({ report }, io) {
    const drift = report.findings.filter((finding) => finding.check === "contract-drift");
    const style = (0,_report_terminal_style_js__WEBPACK_IMPORTED_MODULE_3__/* .createStyle */ ._r)((0,_io_js__WEBPACK_IMPORTED_MODULE_12__/* .mayColor */ .du)(io.stdout, io.environment));
    const lines = (0,_report_terminal_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .findingLines */ .h)(drift, (0,_io_js__WEBPACK_IMPORTED_MODULE_12__/* .widthOfTerminal */ .gu)(io.stdout, io.environment), style);
    return lines.length === 0 ? "" : `${lines.join("\n")}\n\n`;
}
function committedOf({ snapshot }) {
    if (snapshot === null)
        return { text: null, checkPlace() { } };
    return { text: (0,_read_js__WEBPACK_IMPORTED_MODULE_8__/* .readIfThere */ .q)(snapshot), checkPlace: (0,_core_place_js__WEBPACK_IMPORTED_MODULE_1__/* .keepPlaces */ ._)([(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(snapshot)]) };
}
async function settle(run, result, { text: before, checkPlace }, update, io) {
    const { text, tools } = await contractOf(result);
    if (run.snapshot === null)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .UsageError */ .eb("There is no place for the snapshot.");
    const path = (0,_session_js__WEBPACK_IMPORTED_MODULE_9__/* .shownPath */ .pS)(run.snapshot, io);
    if (before === text) {
        io.stdout.write(`${path} is up to date: ${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_13__/* .counted */ .h)(tools, "tool")}.\n`);
        return _exit_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.clean;
    }
    if (before !== null)
        io.stdout.write(driftText(result, io));
    if (!update) {
        const what = before === null ? "is not there" : "differs from what the server lists";
        io.stdout.write(`${path} ${what}. \`mcp-audit snapshot --update\` writes it.\n`);
        return _exit_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.findings;
    }
    checkPlace();
    const { writeWhole } = await __webpack_require__.e(/* import() */ 645).then(__webpack_require__.bind(__webpack_require__, 1645));
    await writeWhole(run.snapshot, text);
    io.stdout.write(`${path} written: ${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_13__/* .counted */ .h)(tools, "tool")}.\n`);
    return _exit_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.clean;
}
/** `mcp-audit snapshot`. */
async function snapshotCommand(args, io, services) {
    const parsed = (0,_help_js__WEBPACK_IMPORTED_MODULE_5__/* .parseOrHelp */ .Q)(args, help(), io);
    if (parsed === null)
        return _exit_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.clean;
    (0,_options_js__WEBPACK_IMPORTED_MODULE_7__/* .refusePositionals */ .Q)(parsed, "snapshot");
    const run = (0,_session_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutCalls */ .eI)((0,_session_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveFor */ .EM)((0,_session_js__WEBPACK_IMPORTED_MODULE_9__/* .staticInputs */ .Gx)(parsed.inputs), io, true));
    const committed = committedOf(run);
    const result = await (0,_session_js__WEBPACK_IMPORTED_MODULE_9__/* .auditRun */ .Xj)(run, io, services ?? (await (0,_session_js__WEBPACK_IMPORTED_MODULE_9__/* .auditServices */ .Wm)()));
    return (0,_exit_js__WEBPACK_IMPORTED_MODULE_4__/* .interruptedCode */ .S)(io.signal) ?? settle(run, result, committed, parsed.own.has("update"), io);
}


/***/ }),

/***/ 1493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ keepPlaces)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2011);



/** Where a path leads, links followed as far as it is there. */
function placeOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        return above === path ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(placeOf(above), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    }
}
/**
 * Remembers where folders (absolute paths, there or not) lead before code of others runs, and gives what checks it
 * afterwards. That throws UsageError where one leads elsewhere since: something put a link in its place, or above it.
 */
function keepPlaces(folders) {
    const before = folders.map((folder) => [folder, placeOf(folder)]);
    return () => {
        const moved = before.find(([folder, place]) => placeOf(folder) !== place);
        if (moved === undefined)
            return;
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${moved[0]} leads elsewhere than before the run. Nothing was written there.`);
    };
}


/***/ }),

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


/***/ }),

/***/ 3986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findingLines)
/* harmony export */ });
/* harmony import */ var _facts_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8335);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7850);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4854);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6883);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8283);
/* harmony import */ var _terminal_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
/* harmony import */ var _terminal_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6107);







/** Findings of one check on one tool that are told one by one; the rest is counted. */
const ALIKE = 3;
/** Tools with findings that are told one by one. */
const GROUPS = 100;
const NAME_CHARS = 120;
const MESSAGE_CHARS = 600;
const COMMAND_CHARS = 4000;
const GAP = 2;
const SIGN = 2;
function rowsOf(findings, style) {
    const told = new Map();
    const rows = [];
    for (const { severity, check, message, baseline } of findings) {
        const key = `${severity} ${check}`;
        const count = (told.get(key) ?? 0) + 1;
        told.set(key, count);
        if (count > ALIKE)
            continue;
        const fresh = baseline === "new" ? "new: " : "";
        rows.push({
            sign: (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_0__/* .severitySign */ .ZF)(severity, style),
            check,
            problem: fresh + (0,_terminal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .lineText */ .oZ)(message, MESSAGE_CHARS),
        });
    }
    for (const [key, count] of told) {
        const [, check = ""] = key.split(" ");
        if (count > ALIKE)
            rows.push({ sign: " ", check, problem: `and ${count - ALIKE} more like these` });
    }
    return rows;
}
function groupsOf(findings, style) {
    const byTool = (0,_facts_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(findings, (finding) => finding.toolIndex);
    const shown = new Set();
    return [...byTool.values()].map((own) => {
        const [first] = own;
        const { location, tool } = first;
        const reproduce = own.find((finding) => finding.reproduce !== null)?.reproduce ?? "";
        const again = reproduce === "" || shown.has(reproduce);
        shown.add(reproduce);
        return {
            tool: tool === null ? "(server)" : (0,_terminal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .lineText */ .oZ)(tool, NAME_CHARS) || '""',
            rows: rowsOf(own, style),
            location: location === null ? null : `${(0,_terminal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .lineText */ .oZ)(location.path, 300)}:${location.line}`,
            reproduce: again ? null : reproduce,
        };
    });
}
/** Names keep their length as far as the width allows; the problem gets what is left. */
function columnsOf(groups, width) {
    const longest = (texts, most) => Math.min(most, Math.max(5, ...texts.map(_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)));
    const tool = longest(groups.map((group) => group.tool), Math.max(10, Math.floor(width * 0.25)));
    const check = longest(groups.flatMap((group) => group.rows.map((row) => row.check)), Math.max(10, Math.floor(width * 0.28)));
    return { tool, check, problem: Math.max(10, width - SIGN - tool - check - 2 * GAP) };
}
function lay(cells, columns, style) {
    const [sign, tool, check, problem] = cells;
    const height = Math.max(tool.length, check.length, problem.length);
    return Array.from({ length: height }, (_, i) => {
        const name = style.bold((0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)(tool[i] ?? "", columns.tool));
        const id = (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)(check[i] ?? "", columns.check);
        const line = `${i === 0 ? sign : " "} ${name}  ${id}  ${problem[i] ?? ""}`;
        return line.trimEnd();
    });
}
function groupLines(group, columns, style) {
    const lines = group.rows.flatMap((row, index) => lay([
        row.sign,
        index === 0 ? (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__.wrap)(group.tool, columns.tool) : [],
        (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__.wrap)(row.check, columns.check),
        (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__.wrap)(row.problem, columns.problem),
    ], columns, style));
    if (group.location !== null)
        lines.push(style.dim(`  at ${group.location}`));
    // Never broken into lines: it must still work when it is pasted.
    if (group.reproduce !== null)
        lines.push(`  ${style.dim("$")} ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .J)((0,_text_plain_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .p)(group.reproduce), COMMAND_CHARS)}`);
    return lines;
}
/** The findings as a table (state, tool, check, problem), one block for each tool, worst first. */
function findingLines(findings, width, style) {
    const all = groupsOf(findings, style);
    if (all.length === 0)
        return [];
    const groups = all.slice(0, GROUPS);
    const columns = columnsOf(groups, width);
    const head = `  ${(0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)("Tool", columns.tool)}  ${(0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)("Check", columns.check)}  Problem`;
    const blocks = groups.map((group) => groupLines(group, columns, style));
    const left = all.length - groups.length;
    const more = left > 0 ? ["", `  and ${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(left, "tool")} more with findings: see the report files`] : [];
    return [style.dim(head), ...blocks.flatMap((block, i) => (i === 0 ? block : ["", ...block])), ...more];
}


/***/ }),

/***/ 8283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZF: () => (/* binding */ severitySign),
/* harmony export */   _r: () => (/* binding */ createStyle),
/* harmony export */   r0: () => (/* binding */ verdictSign)
/* harmony export */ });
/* unused harmony export SIGNS */
/** Paints with the colours of a terminal, or not at all. */
function createStyle(color) {
    const paint = (on, off) => color ? (text) => (text === "" ? "" : `\u001b[${on}m${text}\u001b[${off}m`) : (text) => text;
    return {
        bold: paint(1, 22),
        dim: paint(2, 22),
        red: paint(31, 39),
        yellow: paint(33, 39),
        green: paint(32, 39),
        blue: paint(34, 39),
    };
}
/** One sign for each state, so that the table reads without colour too. */
const SIGNS = { fail: "✗", part: "!", notice: "·", pass: "✓", none: "–" };
/** The sign of a finding. */
function severitySign(severity, style) {
    if (severity === "error")
        return style.red(SIGNS.fail);
    return severity === "warning" ? style.yellow(SIGNS.part) : style.blue(SIGNS.notice);
}
/** The sign of a verdict. */
function verdictSign(verdict, style) {
    if (verdict === "fail")
        return style.red(SIGNS.fail);
    if (verdict === "part")
        return style.yellow(SIGNS.part);
    return verdict === "pass" ? style.green(SIGNS.pass) : style.dim(SIGNS.none);
}


/***/ })

};
