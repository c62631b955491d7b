export const id = 694;
export const ids = [694];
export const modules = {

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


/***/ }),

/***/ 6694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderTerminal: () => (/* binding */ renderTerminal)
});

// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/text/words.js
var words = __webpack_require__(6883);
// EXTERNAL MODULE: ./build/report/comment-tables.js
var comment_tables = __webpack_require__(8154);
// EXTERNAL MODULE: ./build/report/first-step.js
var first_step = __webpack_require__(5524);
// EXTERNAL MODULE: ./build/report/failure-clues.js
var failure_clues = __webpack_require__(9646);
// EXTERNAL MODULE: ./build/report/terminal-width.js
var terminal_width = __webpack_require__(1814);
// EXTERNAL MODULE: ./build/report/terminal-words.js
var terminal_words = __webpack_require__(6107);
;// CONCATENATED MODULE: ./build/report/terminal-failure.js



const STDERR_LINES = 10;
const STDERR_CHARS = 500;
const INDENT = 12;
/** What may help, where it is said: options of the command line, or inputs of the action. */
const HELP = {
    "command line": {
        command: "--env KEY=VALUE for what the server reads from its environment, --working-directory, a build that has to run first, or " +
            "a longer --startup-timeout-ms.",
        spawn: "how the command is written, --working-directory, or a build that has to run first.",
        url: "the path of the address (often /mcp or /sse), --headers 'Authorization: Bearer TOKEN' for what the server asks for, or " +
            "a longer --startup-timeout-ms.",
    },
    action: {
        command: "the input `env` for what the server reads from its environment, `working-directory`, a build in `setup`, or a longer " +
            "`startup-timeout-ms`.",
        spawn: "how `command` is written, the input `working-directory`, or a build in `setup`.",
        url: "the path of `url` (often /mcp or /sse), the input `headers` for what the server asks for, or a longer " +
            "`startup-timeout-ms`.",
    },
};
/** What this start gives away, a sentence each. */
function clueLines(report, width, reader) {
    const { variables, silent, printed } = (0,failure_clues/* failureClues */.h)(report);
    const given = reader === "action" ? "in `env`" : `with --env ${variables[0]}=VALUE`;
    const unbuffered = reader === "action" ? "`PYTHONUNBUFFERED=1` in `env`" : "--env PYTHONUNBUFFERED=1";
    const clues = [
        ...(printed === "" ? [] : [`On stdout, but not JSON-RPC: "${(0,terminal_words/* lineText */.oZ)(printed, STDERR_CHARS)}"`]),
        ...(variables.length === 0 ? [] : [`It asks for ${variables.join(", ")}: give it ${given}.`]),
        ...(silent ? [`What is not flushed seems silent: in Python, ${unbuffered}.`] : []),
    ];
    return clues.flatMap((clue) => ["", ...(0,terminal_width.wrap)(clue, width)]);
}
/** A line of stderr, wrapped; its indentation is kept, by which a trace is read. */
function stderrLines(line, width) {
    const indent = " ".repeat(Math.min(INDENT, /^[ \t]*/.exec(line)?.[0].replaceAll("\t", "  ").length ?? 0));
    return (0,terminal_width.wrap)((0,terminal_words/* lineText */.oZ)(line, STDERR_CHARS), width - indent.length).map((part) => indent + part);
}
/** The line of stderr that names the error. */
function reasonLines(stderr, width) {
    const reason = (0,failure_clues/* namedReason */.m)(stderr);
    return reason === null ? [] : ["", ...(0,terminal_width.wrap)((0,terminal_words/* lineText */.oZ)(`Its stderr says: ${reason}`, 1000), width)];
}
/** Why there is nothing to judge, the end of stderr, and what to try. */
function failureLines(report, width, style, reader) {
    const { failure } = report;
    if (failure === null)
        return [];
    const tail = failure.stderrTail
        .split(/\r?\n/)
        .filter((line) => line.trim() !== "")
        .slice(-STDERR_LINES);
    const stderr = tail.flatMap((line) => stderrLines(line, width - 4).map((part) => `  ${style.dim("|")} ${part}`));
    const remote = report.server.transport === "http";
    const topic = remote ? "url" : failure.stage === "spawn" ? "spawn" : "command";
    return [
        ...(0,terminal_width.wrap)((0,terminal_words/* lineText */.oZ)(failure.message, 1000), width),
        ...reasonLines(failure.stderrTail, width),
        ...(stderr.length > 0 ? ["", style.dim("Last lines of stderr:"), ...stderr] : []),
        ...clueLines(report, width, reader),
        "",
        ...(0,terminal_width.wrap)(`What may help: ${HELP[reader][topic]}`, width),
    ];
}

// EXTERNAL MODULE: ./build/report/terminal-findings.js
var terminal_findings = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/report/terminal-style.js
var terminal_style = __webpack_require__(8283);
;// CONCATENATED MODULE: ./build/report/terminal-rest.js






const NAMES = 8;
const NAME_CHARS = 60;
const REASON_CHARS = 300;
const REASONS = 12;
const TOOLS = 500;
/** `• text`, wrapped, with the further lines set in. */
function entry(value, width) {
    return (0,terminal_width.wrap)(value, width - 4).map((line, i) => (i === 0 ? `  - ${line}` : `    ${line}`));
}
function section(title, entries, width, style) {
    if (entries.length === 0)
        return [];
    const shown = entries.slice(0, REASONS);
    const left = entries.length - shown.length;
    const more = left > 0 ? [`    and ${left.toLocaleString("en-US")} more ${left === 1 ? "entry" : "entries"}`] : [];
    return [style.bold(title), ...shown.flatMap((value) => entry(value, width)), ...more];
}
/** Tools that were not called, grouped by the reason. */
function skippedLines(report, width, style) {
    const entries = [...(0,group/* groupBy */.$)(report.skipped, ({ reason }) => reason)].map(([reason, tools]) => {
        const names = tools.map(({ tool }) => (0,terminal_words/* lineText */.oZ)(tool, NAME_CHARS));
        return `${(0,words/* counted */.h)(names.length, "tool")}, ${(0,terminal_words/* lineText */.oZ)(reason, REASON_CHARS)}: ${(0,words/* listed */.K)(names, NAMES)}`;
    });
    return section("Not called", entries, width, style);
}
/** What could not be told, by check and reason. */
function notVerifiedLines(report, width, style) {
    const counts = new Map();
    for (const check of report.checks) {
        for (const { tool, reason, calls } of check.notVerified) {
            const key = `${check.id}: ${(0,terminal_words/* lineText */.oZ)(reason, REASON_CHARS)}`;
            const now = counts.get(key) ?? { tools: new Set(), calls: 0 };
            now.calls += calls;
            if (tool !== null)
                now.tools.add((0,terminal_words/* lineText */.oZ)(tool, NAME_CHARS));
            counts.set(key, now);
        }
    }
    const entries = [...counts].map(([key, { tools, calls }]) => {
        const amount = calls > 0 ? ` (${(0,words/* counted */.h)(calls, "call")})` : "";
        const names = tools.size > 0 ? `: ${(0,words/* listed */.K)([...tools], 4)}` : "";
        return `${key}${amount}${names}`;
    });
    return section("Not verified", entries, width, style);
}
/** What was measured: fuzz calls with their seed, timed series. */
function measuredLines(report, width, style) {
    const lines = (0,figures/* figureLines */.u)(report).map((line) => (0,terminal_words/* lineText */.oZ)(line, 400));
    return section("Measured", lines, width, style);
}
/** What the reader must know beside the findings. */
function warningLines(report, width, style) {
    return section("Notes", report.warnings.map((warning) => (0,terminal_words/* lineText */.oZ)(warning, 600)), width, style);
}
/** The tools that were listed, with their size in the context of a model. */
function toolLines(report, width, style) {
    const tokens = new Map(report.metrics.contextCost.perTool.map((one) => [one.tool, one.tokens]));
    const tools = report.tools.slice(0, TOOLS);
    const room = Math.max(10, width - 24);
    const names = tools.map((tool) => (0,terminal_words/* lineText */.oZ)(tool.name, room) || '""');
    const column = Math.min(room, Math.max(4, ...names.map(terminal_width/* widthOf */.qz)));
    const rows = tools.map((tool, i) => {
        const size = tokens.get(tool.name)?.toLocaleString("en-US") ?? "";
        return `${(0,terminal_style/* verdictSign */.r0)(tool.verdict, style)} ${(0,terminal_width/* pad */.eV)(names[i] ?? "", column)}  ${(0,terminal_width/* pad */.eV)(size, 9, "start")}`.trimEnd();
    });
    const left = report.tools.length - tools.length;
    const head = style.dim(`  ${(0,terminal_width/* pad */.eV)("Tool", column)}  ${(0,terminal_width/* pad */.eV)("Tokens", 9, "start")}`);
    return [head, ...rows, ...(left > 0 ? [`  and ${(0,words/* counted */.h)(left, "tool")} more`] : [])];
}

// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/terminal.js











const NARROWEST = 40;
const TEXT_CHARS = 200;
const terminal_NAME_CHARS = 64;
const FIX_CHARS = 300;
function headline(report) {
    const { failure, headline: addition } = report;
    if (failure !== null) {
        const started = report.server.transport === "http" ? "could not be audited" : "could not be started";
        const what = failure.stage === "list" ? "does not list its tools" : started;
        return `MCP audit: the server ${what}`;
    }
    return `MCP audit: ${(0,report_words/* gradeText */.Fp)(report.score.grade, report.score.percent)}${(0,report_words/* changeText */.k0)(report)}${addition === null ? "" : `, ${(0,terminal_words/* lineText */.oZ)(addition, TEXT_CHARS)}`}`;
}
function paintHeadline(report, line, style) {
    if (report.conclusion.result === "failure")
        return style.bold(style.red(line));
    return style.bold(report.score.percent === null ? line : style.green(line));
}
function serverLine(report) {
    const { server, metrics } = report;
    const { tools } = metrics.coverage;
    const name = [(0,terminal_words/* lineText */.oZ)(server.name, TEXT_CHARS), (0,terminal_words/* lineText */.oZ)(server.version, 40)]
        .filter((part) => part !== "")
        .join(" ");
    return [
        name || (0,terminal_words/* lineText */.oZ)(server.target, TEXT_CHARS),
        server.transport,
        (0,terminal_words/* lineText */.oZ)(server.protocolVersion, 40),
        ...(report.failure === null ? [`${(0,words/* counted */.h)(tools, "tool")}: ${(0,report_words/* coverageText */._)(metrics.coverage)}`] : []),
        ...(metrics.contextCost.tokens > 0 ? [`tool list ${(0,words/* counted */.h)(metrics.contextCost.tokens, "token")}`] : []),
    ]
        .filter((part) => part !== "")
        .join(" · ");
}
function categoryLines(report, width, style) {
    return finding/* CATEGORIES */.R6.flatMap((category) => {
        const { percent, grade, notRun } = report.score.categories[category];
        const own = report.findings.filter((finding) => finding.category === category);
        const sign = (0,terminal_style/* verdictSign */.r0)((0,report_words/* categoryVerdict */.gK)(report, category), style);
        const why = (0,terminal_words/* countText */.lT)(own) || (percent === null ? (0,terminal_words/* lineText */.oZ)(notRun ?? "", TEXT_CHARS) : "");
        const start = `${(0,terminal_width/* pad */.eV)(report_words/* TITLES */.eX[category], 12)} ${(0,terminal_width/* pad */.eV)((0,terminal_words/* percentText */.fL)(percent), 7, "start")}  ${grade ?? " "}`;
        const [first = "", ...rest] = (0,terminal_width.wrap)(why, width - 28);
        const lines = [`${sign} ${start}   ${style.dim(first)}`.trimEnd()];
        return [...lines, ...rest.map((line) => `${" ".repeat(28)}${style.dim(line)}`)];
    });
}
/** The end is what stays on the screen: it says what to do first. */
function firstLines(report, width) {
    const step = (0,first_step/* firstStepOf */.I)(report);
    if (step === null)
        return [];
    const { problem, finding } = step;
    const who = (0,comment_tables/* whom */.Gd)(problem, (tool) => (0,terminal_words/* lineText */.oZ)(tool, terminal_NAME_CHARS));
    return (0,terminal_width.wrap)(`First: ${who}: ${(0,terminal_words/* lineText */.oZ)(finding.fix, FIX_CHARS)}`, width);
}
function footer(report, width, style) {
    const { conclusion, findings, suppressed, durationMs, failure } = report;
    if (failure !== null)
        return [style.dim(`after ${(0,terminal_words/* durationText */.S5)(durationMs)}`)];
    const found = (0,terminal_words/* countText */.lT)(findings) || "no findings";
    const accepted = suppressed.length > 0 ? `, ${suppressed.length} accepted` : "";
    const line = `${found}${accepted} in ${(0,terminal_words/* durationText */.S5)(durationMs)}`;
    const why = conclusion.reasons.map((reason) => (0,terminal_words/* lineText */.oZ)(reason, TEXT_CHARS)).join("; ");
    return [line, ...(why === "" ? [] : [style.red(`Failed: ${why}`)]), ...firstLines(report, width)];
}
/** The report as text for a terminal: worst first, wrapped to the width, text of the server made harmless. Ends in a newline. */
function renderTerminal(report, options) {
    const width = Math.max(NARROWEST, options.width);
    const style = (0,terminal_style/* createStyle */._r)(options.color);
    const head = (0,terminal_width.wrap)(headline(report), width).map((line) => paintHeadline(report, line, style));
    const failed = report.failure !== null;
    const blocks = [
        [...head, ...(0,terminal_width.wrap)(serverLine(report), width).map(style.dim)],
        failed
            ? failureLines(report, width, style, options.reader ?? "command line")
            : categoryLines(report, width, style),
        options.tools && !failed ? toolLines(report, width, style) : [],
        (0,terminal_findings/* findingLines */.h)((0,report_words/* newFirst */.$h)(report.findings), width, style),
        failed ? [] : skippedLines(report, width, style),
        notVerifiedLines(report, width, style),
        measuredLines(report, width, style),
        warningLines(report, width, style),
        footer(report, width, style),
    ];
    const filled = blocks.filter((block) => block.length > 0);
    return `${filled.map((block) => block.join("\n")).join("\n\n")}\n`;
}


/***/ })

};
