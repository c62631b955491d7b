export const id = 990;
export const ids = [990];
export const modules = {

/***/ 3649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ logReport)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(3360);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
;// CONCATENATED MODULE: ./build/report/terminal-style.js
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
function severitySign(severity, style) {
    if (severity === "error")
        return style.red(SIGNS.fail);
    return severity === "warning" ? style.yellow(SIGNS.part) : style.blue(SIGNS.notice);
}
function verdictSign(verdict, style) {
    if (verdict === "fail")
        return style.red(SIGNS.fail);
    if (verdict === "part")
        return style.yellow(SIGNS.part);
    return verdict === "pass" ? style.green(SIGNS.pass) : style.dim(SIGNS.none);
}

;// CONCATENATED MODULE: ./build/report/terminal-width.js
const SEGMENTER = new Intl.Segmenter("en", { granularity: "grapheme" });
const ASCII = /^[\x20-\x7e]*$/;
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;
/** First and last code points of blocks whose characters take two columns (Unicode TR11: W and F). */
const WIDE = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0x33ff],
    [0x3400, 0x4dbf],
    [0x4e00, 0x9fff],
    [0xa000, 0xa4cf],
    [0xa960, 0xa97f],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe6f],
    [0xff00, 0xff60],
    [0xffe0, 0xffe6],
    [0x1f300, 0x1f64f],
    [0x1f900, 0x1f9ff],
    [0x20000, 0x3fffd],
];
function graphemeWidth(grapheme) {
    if (NO_WIDTH.test(grapheme))
        return 0;
    const code = grapheme.codePointAt(0) ?? 0;
    if (WIDE.some(([first, last]) => code >= first && code <= last))
        return 2;
    return EMOJI.test(grapheme) ? 2 : 1;
}
/** Columns that a text without control characters takes on a terminal. */
function widthOf(text) {
    if (ASCII.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of SEGMENTER.segment(text))
        width += graphemeWidth(segment);
    return width;
}
/** The text filled up with blanks to `width` columns, at its end or (for numbers) at its start. */
function pad(text, width, side = "end") {
    const blanks = " ".repeat(Math.max(0, width - widthOf(text)));
    return side === "end" ? text + blanks : blanks + text;
}
/** Where a word that is too long is best broken: after the last separator of its second half, else at its end. */
function breakAt(piece) {
    const found = /[-_./:][^-_./:]*$/.exec(piece);
    return found !== null && found.index + 1 > piece.length / 2 ? found.index + 1 : piece.length;
}
/** Pieces of at most `width` columns of a word that fits no line. */
function pieces(word, width) {
    const found = [];
    let piece = "";
    let used = 0;
    for (const { segment } of SEGMENTER.segment(word)) {
        const next = graphemeWidth(segment);
        if (used + next > width && piece !== "") {
            const at = breakAt(piece);
            found.push(piece.slice(0, at));
            piece = piece.slice(at);
            used = widthOf(piece);
        }
        piece += segment;
        used += next;
    }
    return piece === "" ? found : [...found, piece];
}
/** Lines of at most `width` columns, broken at blanks, and within a word only where it fits no line. Never empty. */
function wrap(text, width) {
    const room = Math.max(1, width);
    const lines = [];
    let line = "";
    let used = 0;
    for (const word of text.split(/\s+/).filter((part) => part !== "")) {
        for (const part of widthOf(word) <= room ? [word] : pieces(word, room)) {
            const needed = widthOf(part);
            if (line !== "" && used + 1 + needed > room) {
                lines.push(line);
                line = "";
                used = 0;
            }
            line = line === "" ? part : `${line} ${part}`;
            used = used === 0 ? needed : used + 1 + needed;
        }
    }
    return line === "" && lines.length > 0 ? lines : [...lines, line];
}
/** The text, ended with `…` where it would take more than `width` columns. */
function cutToWidth(text, width) {
    if (widthOf(text) <= width)
        return text;
    let kept = "";
    let used = 0;
    for (const { segment } of SEGMENTER.segment(text)) {
        used += graphemeWidth(segment);
        if (used > width - 1)
            break;
        kept += segment;
    }
    return `${kept}…`;
}

;// CONCATENATED MODULE: ./build/report/terminal-words.js
/** `1 error`, `2 errors`. */
const plural = (count, noun) => `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
/** `81.4`, `88.0`, `100`, or `not run`. */
const percentText = (percent) => percent === null ? "not run" : percent === 100 ? "100" : percent.toFixed(1);
/** `340 ms`, `1.2 s`, `2 min 5 s`. */
function durationText(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
const NOUNS = [
    ["error", "error"],
    ["warning", "warning"],
    ["notice", "notice"],
];
/** `2 errors, 1 warning`; "" when there is none. */
function countText(findings) {
    const counts = NOUNS.map(([severity, noun]) => ({
        noun,
        count: findings.filter((finding) => finding.severity === severity).length,
    }));
    return counts
        .filter(({ count }) => count > 0)
        .map(({ count, noun }) => plural(count, noun))
        .join(", ");
}
/** First names and how many more: `a, b, c and 9 more`. */
function namesText(names, shown) {
    const more = names.length - shown;
    return more > 0 ? `${names.slice(0, shown).join(", ")} and ${more} more` : names.join(", ");
}

;// CONCATENATED MODULE: ./build/report/terminal-findings.js





/** Findings of one check on one tool that are told one by one; the rest is counted. */
const ALIKE = 3;
/** Tools with findings that are told one by one. */
const GROUPS = 100;
const NAME_CHARS = 120;
const MESSAGE_CHARS = 600;
const COMMAND_CHARS = 4000;
const GAP = 2;
const SIGN = 2;
const terminal_findings_text = (value, max) => (0,cut/* cut */.J)((0,text_escape/* plain */.pj)((0,cut/* oneLine */.T)(value)), max);
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
        rows.push({ sign: severitySign(severity, style), check, problem: fresh + terminal_findings_text(message, MESSAGE_CHARS) });
    }
    for (const [key, count] of told) {
        const [, check = ""] = key.split(" ");
        if (count > ALIKE)
            rows.push({ sign: " ", check, problem: `and ${count - ALIKE} more like these` });
    }
    return rows;
}
function groupsOf(findings, style) {
    const byTool = new Map();
    for (const finding of findings) {
        const own = byTool.get(finding.toolIndex);
        if (own === undefined)
            byTool.set(finding.toolIndex, [finding]);
        else
            own.push(finding);
    }
    const shown = new Set();
    return [...byTool.values()].map((own) => {
        const [first] = own;
        const { location, tool } = first;
        const reproduce = own.find((finding) => finding.reproduce !== null)?.reproduce ?? "";
        const again = reproduce === "" || shown.has(reproduce);
        shown.add(reproduce);
        return {
            tool: tool === null ? "(server)" : terminal_findings_text(tool, NAME_CHARS) || '""',
            rows: rowsOf(own, style),
            location: location === null ? null : `${terminal_findings_text(location.path, 300)}:${location.line}`,
            reproduce: again ? null : reproduce,
        };
    });
}
/** Names keep their length as far as the width allows; the problem gets what is left. */
function columnsOf(groups, width) {
    const longest = (texts, most) => Math.min(most, Math.max(5, ...texts.map(widthOf)));
    const tool = longest(groups.map((group) => group.tool), Math.max(10, Math.floor(width * 0.25)));
    const check = longest(groups.flatMap((group) => group.rows.map((row) => row.check)), Math.max(10, Math.floor(width * 0.28)));
    return { tool, check, problem: Math.max(10, width - SIGN - tool - check - 2 * GAP) };
}
function lay(cells, columns, style) {
    const [sign, tool, check, problem] = cells;
    const height = Math.max(tool.length, check.length, problem.length);
    return Array.from({ length: height }, (_, i) => {
        const name = style.bold(pad(tool[i] ?? "", columns.tool));
        const id = pad(check[i] ?? "", columns.check);
        const line = `${i === 0 ? sign : " "} ${name}  ${id}  ${problem[i] ?? ""}`;
        return line.trimEnd();
    });
}
function groupLines(group, columns, style) {
    const lines = group.rows.flatMap((row, index) => lay([
        row.sign,
        index === 0 ? wrap(group.tool, columns.tool) : [],
        wrap(row.check, columns.check),
        wrap(row.problem, columns.problem),
    ], columns, style));
    if (group.location !== null)
        lines.push(style.dim(`  at ${group.location}`));
    // Never broken into lines: it must still work when it is pasted.
    if (group.reproduce !== null)
        lines.push(`  ${style.dim("$")} ${(0,cut/* cut */.J)((0,text_escape/* plain */.pj)(group.reproduce), COMMAND_CHARS)}`);
    return lines;
}
/** The findings as a table (state, tool, check, problem), one block for each tool, worst first. */
function findingLines(findings, width, style) {
    const all = groupsOf(findings, style);
    if (all.length === 0)
        return [];
    const groups = all.slice(0, GROUPS);
    const columns = columnsOf(groups, width);
    const head = `  ${pad("Tool", columns.tool)}  ${pad("Check", columns.check)}  Problem`;
    const blocks = groups.map((group) => groupLines(group, columns, style));
    const left = all.length - groups.length;
    const more = left > 0 ? ["", `  and ${plural(left, "tool")} more with findings: see the report files`] : [];
    return [style.dim(head), ...blocks.flatMap((block, i) => (i === 0 ? block : ["", ...block])), ...more];
}

// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(1822);
;// CONCATENATED MODULE: ./build/report/terminal-rest.js






const NAMES = 8;
const terminal_rest_NAME_CHARS = 60;
const REASONS = 12;
const STDERR_LINES = 10;
const TOOLS = 500;
const terminal_rest_text = (value, max = 300) => (0,cut/* cut */.J)((0,text_escape/* plain */.pj)((0,cut/* oneLine */.T)(value)), max);
/** `• text`, wrapped, with the further lines set in. */
function entry(value, width) {
    return wrap(value, width - 4).map((line, i) => (i === 0 ? `  - ${line}` : `    ${line}`));
}
function section(title, entries, width, style) {
    if (entries.length === 0)
        return [];
    const shown = entries.slice(0, REASONS);
    const left = entries.length - shown.length;
    const more = left > 0 ? [`    and ${plural(left, "more entry").replace("entrys", "entries")}`] : [];
    return [style.bold(title), ...shown.flatMap((value) => entry(value, width)), ...more];
}
/** Tools that were not called, grouped by the reason. */
function skippedLines(report, width, style) {
    const byReason = new Map();
    for (const { tool, reason } of report.skipped) {
        const names = byReason.get(reason);
        if (names === undefined)
            byReason.set(reason, [terminal_rest_text(tool, terminal_rest_NAME_CHARS)]);
        else
            names.push(terminal_rest_text(tool, terminal_rest_NAME_CHARS));
    }
    const entries = [...byReason].map(([reason, names]) => `${plural(names.length, "tool")}, ${terminal_rest_text(reason)}: ${namesText(names, NAMES)}`);
    return section("Not called", entries, width, style);
}
/** What could not be told, by check and reason. */
function notVerifiedLines(report, width, style) {
    const counts = new Map();
    for (const check of report.checks) {
        for (const { tool, reason, calls } of check.notVerified) {
            const key = `${check.id}: ${terminal_rest_text(reason)}`;
            const now = counts.get(key) ?? { tools: new Set(), calls: 0 };
            now.calls += calls;
            if (tool !== null)
                now.tools.add(terminal_rest_text(tool, terminal_rest_NAME_CHARS));
            counts.set(key, now);
        }
    }
    const entries = [...counts].map(([key, { tools, calls }]) => {
        const amount = calls > 0 ? ` (${plural(calls, "call")})` : "";
        const names = tools.size > 0 ? `: ${namesText([...tools], 4)}` : "";
        return `${key}${amount}${names}`;
    });
    return section("Not verified", entries, width, style);
}
/** What was measured: fuzz calls with their seed, timed series. */
function measuredLines(report, width, style) {
    const lines = (0,figures/* figureLines */.u)(report).map((line) => terminal_rest_text(line, 400));
    return section("Measured", lines, width, style);
}
function warningLines(report, width, style) {
    return section("Notes", report.warnings.map((warning) => terminal_rest_text(warning, 600)), width, style);
}
const COMMAND_HELP = "--env KEY=VALUE for what the server reads from its environment, --working-directory, a build that has to run first, or " +
    "a longer --startup-timeout-ms.";
const SPAWN_HELP = "how the command is written, --working-directory, or a build that has to run first.";
const URL_HELP = "the path of the address (often /mcp or /sse), --headers 'Authorization: Bearer TOKEN' for what the server asks for, or " +
    "a longer --startup-timeout-ms.";
/** Why there is nothing to judge, the end of stderr, and what to try. */
function failureLines(report, width, style) {
    const { failure } = report;
    if (failure === null)
        return [];
    const tail = failure.stderrTail
        .split(/\r?\n/)
        .filter((line) => line.trim() !== "")
        .slice(-STDERR_LINES);
    const stderr = tail.flatMap((line) => wrap(terminal_rest_text(line, 500), width - 4).map((part) => `  ${style.dim("|")} ${part}`));
    const byCommand = failure.stage === "spawn" ? SPAWN_HELP : COMMAND_HELP;
    return [
        ...wrap(terminal_rest_text(failure.message, 1000), width),
        ...(stderr.length > 0 ? ["", style.dim("Last lines of stderr:"), ...stderr] : []),
        "",
        ...wrap(`What may help: ${report.server.transport === "http" ? URL_HELP : byCommand}`, width),
    ];
}
/** The tools that were listed, with their size in the context of a model. */
function toolLines(report, width, style) {
    const tokens = new Map(report.metrics.contextCost.perTool.map((one) => [one.tool, one.tokens]));
    const tools = report.tools.slice(0, TOOLS);
    const room = Math.max(10, width - 24);
    const names = tools.map((tool) => terminal_rest_text(tool.name, room) || '""');
    const column = Math.min(room, Math.max(4, ...names.map(widthOf)));
    const rows = tools.map((tool, i) => {
        const size = tokens.get(tool.name)?.toLocaleString("en-US") ?? "";
        return `${verdictSign(tool.verdict, style)} ${pad(names[i] ?? "", column)}  ${pad(size, 9, "start")}`.trimEnd();
    });
    const left = report.tools.length - tools.length;
    const head = style.dim(`  ${pad("Tool", column)}  ${pad("Tokens", 9, "start")}`);
    return [head, ...rows, ...(left > 0 ? [`  and ${plural(left, "tool")} more`] : [])];
}

// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/terminal.js









const NARROWEST = 40;
const terminal_text = (value, max = 200) => (0,cut/* cut */.J)((0,text_escape/* plain */.pj)((0,cut/* oneLine */.T)(value)), max);
function gradeText(score) {
    return score.percent === null ? "no score" : `${score.grade} · ${percentText(score.percent)}`;
}
function headline(report) {
    const { baseline, findings, failure, headline: addition } = report;
    if (failure !== null) {
        const started = report.server.transport === "http" ? "could not be audited" : "could not be started";
        const what = failure.stage === "list" ? "does not list its tools" : started;
        return `MCP audit: the server ${what}`;
    }
    const was = baseline && baseline.score !== null
        ? ` (was ${gradeText({ percent: baseline.score, grade: baseline.grade })})`
        : "";
    const fresh = findings.filter((finding) => finding.baseline === "new").length;
    const change = baseline && baseline.label !== "" ? ` · ${plural(fresh, "new problem")}` : "";
    return `MCP audit: ${gradeText(report.score)}${was}${change}${addition === null ? "" : `, ${terminal_text(addition)}`}`;
}
function paintHeadline(report, line, style) {
    if (report.conclusion.result === "failure")
        return style.bold(style.red(line));
    return style.bold(report.score.percent === null ? line : style.green(line));
}
function serverLine(report) {
    const { server, metrics } = report;
    const { tools, called } = metrics.coverage;
    const name = [terminal_text(server.name), terminal_text(server.version, 40)].filter((part) => part !== "").join(" ");
    const calls = called === tools ? "all called" : `${called} called, ${tools - called} not`;
    return [
        name || terminal_text(server.target),
        server.transport,
        terminal_text(server.protocolVersion, 40),
        ...(report.failure === null ? [`${plural(tools, "tool")}: ${calls}`] : []),
        ...(metrics.contextCost.tokens > 0 ? [`tool list ${plural(metrics.contextCost.tokens, "token")}`] : []),
    ]
        .filter((part) => part !== "")
        .join(" · ");
}
function categoryVerdict(percent, own) {
    if (own.some((finding) => finding.severity === "error"))
        return "fail";
    if (own.some((finding) => finding.severity === "warning"))
        return "part";
    return percent === null ? "n/a" : "pass";
}
function categoryLines(report, width, style) {
    return finding/* CATEGORIES */.R.flatMap((category) => {
        const { percent, grade, notRun } = report.score.categories[category];
        const own = report.findings.filter((finding) => finding.category === category);
        const sign = verdictSign(categoryVerdict(percent, own), style);
        const why = countText(own) || (percent === null ? terminal_text(notRun ?? "") : "");
        const start = `${pad(words/* TITLES */.eX[category], 12)} ${pad(percentText(percent), 7, "start")}  ${grade ?? " "}`;
        const [first = "", ...rest] = wrap(why, width - 28);
        const lines = [`${sign} ${start}   ${style.dim(first)}`.trimEnd()];
        return [...lines, ...rest.map((line) => `${" ".repeat(28)}${style.dim(line)}`)];
    });
}
function footer(report, style) {
    const { conclusion, findings, suppressed, durationMs, failure } = report;
    if (failure !== null)
        return [style.dim(`after ${durationText(durationMs)}`)];
    const counted = countText(findings) || "no findings";
    const accepted = suppressed.length > 0 ? `, ${suppressed.length} accepted` : "";
    const line = `${counted}${accepted} in ${durationText(durationMs)}`;
    const why = conclusion.reasons.map((reason) => terminal_text(reason)).join("; ");
    return [line, ...(why === "" ? [] : [style.red(`Failed: ${why}`)])];
}
/** The report as text for a terminal: worst first, wrapped to the width, text of the server made harmless. Ends in a newline. */
function renderTerminal(report, options) {
    const width = Math.max(NARROWEST, options.width);
    const style = createStyle(options.color);
    const head = wrap(headline(report), width).map((line) => paintHeadline(report, line, style));
    const failed = report.failure !== null;
    const blocks = [
        [...head, ...wrap(serverLine(report), width).map(style.dim)],
        failed ? failureLines(report, width, style) : categoryLines(report, width, style),
        options.tools && !failed ? toolLines(report, width, style) : [],
        findingLines(report.findings, width, style),
        failed ? [] : skippedLines(report, width, style),
        notVerifiedLines(report, width, style),
        measuredLines(report, width, style),
        warningLines(report, width, style),
        footer(report, style),
    ];
    const filled = blocks.filter((block) => block.length > 0);
    return `${filled.map((block) => block.join("\n")).join("\n\n")}\n`;
}

;// CONCATENATED MODULE: ./build/action/log.js



/** Width of the log as GitHub shows it without wrapping. */
const WIDTH = 120;
/** Prints the report to the job's log, with every workflow command of the server's making disarmed. */
function logReport(report) {
    (0,core/* startGroup */.Oh)("MCP audit report");
    for (const line of renderTerminal(report, { width: WIDTH, color: false }).split("\n"))
        (0,core/* info */.pq)((0,text_escape/* escapeCommand */.Nf)(line));
    (0,core/* endGroup */.N4)();
}


/***/ }),

/***/ 1645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ FILE_NAMES),
/* harmony export */   Li: () => (/* binding */ writeReports)
/* harmony export */ });
/* unused harmony exports renderFormat, reportJson, writeWhole */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9190);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2011);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5666);






/** Names of the files in the report directory. */
const FILE_NAMES = {
    json: "report.json",
    sarif: "report.sarif",
    junit: "junit.xml",
    html: "report.html",
    trace: "trace.jsonl",
    badge: "badge.svg",
    comment: "comment.md",
    evidence: "evidence.json",
};
/** Formats that tell of single calls, and so need the evidence. */
const NEEDS_EVIDENCE = new Set(["html", "trace", "evidence"]);
/** One format as text. Renderers are loaded only when they are used: most runs want few of them. */
async function renderFormat(format, report, evidence) {
    switch (format) {
        case "json":
            return reportJson(report);
        case "sarif":
            return (await __webpack_require__.e(/* import() */ 520).then(__webpack_require__.bind(__webpack_require__, 520))).renderSarif(report);
        case "junit":
            return (await __webpack_require__.e(/* import() */ 227).then(__webpack_require__.bind(__webpack_require__, 4227))).renderJunit(report, evidence);
        case "html":
            return (await __webpack_require__.e(/* import() */ 490).then(__webpack_require__.bind(__webpack_require__, 9490))).renderHtml(report, evidence);
        case "trace":
            return (await __webpack_require__.e(/* import() */ 798).then(__webpack_require__.bind(__webpack_require__, 8798))).renderTrace(report, evidence);
        case "badge":
            return (await __webpack_require__.e(/* import() */ 452).then(__webpack_require__.bind(__webpack_require__, 1452))).renderBadge(report);
        case "comment":
            return (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9681))).renderComment(report, {
                key: "",
                sha: "",
                reportUrl: null,
            });
        case "evidence":
            return (await __webpack_require__.e(/* import() */ 622).then(__webpack_require__.bind(__webpack_require__, 8622))).serializeEvidence(evidence);
    }
}
/** The JSON report as it is written and printed. */
function reportJson(report) {
    return `${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleJson */ .$)(JSON.stringify(report, null, 2))}\n`;
}
function explain(error, path) {
    const code = error.code;
    if (code === undefined)
        throw error;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${path} cannot be written (${code}).`);
}
/**
 * Writes a file whole or not at all: a reader never sees half of it, and a link of the same name is replaced, not
 * followed. Makes the directory. Throws UsageError when the place cannot be written.
 */
async function writeWhole(path, text) {
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, { flag: "wx" });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => { });
        explain(error, path);
    }
}
/**
 * Writes the report files of the wanted formats into `dir` and gives their paths. Without evidence (a merged report)
 * the formats that need it are left out. `more` holds further texts by file name; they win over a format's.
 */
async function writeReports(report, evidence, dir, formats, more = {}) {
    const written = {};
    for (const format of _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .FORMATS */ .hR.filter((name) => formats.includes(name))) {
        if (evidence === null && NEEDS_EVIDENCE.has(format))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, FILE_NAMES[format]);
        await writeWhole(path, await renderFormat(format, report, evidence));
        written[format] = path;
    }
    for (const [name, text] of Object.entries(more))
        await writeWhole((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), text);
    return written;
}


/***/ }),

/***/ 9986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ readReport)
});

// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(2210);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/model/outcome.js
var outcome = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/report/schema.js


/** An object with exactly these members; those named in `optional` may be absent. */
const object = (properties, optional = []) => ({
    type: "object",
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
});
const list = (items) => ({ type: "array", items });
const oneOf = (values) => ({ enum: [...values] });
const orNull = (schema) => ({ anyOf: [schema, { type: "null" }] });
const TEXT = { type: "string" };
const TEXT_OR_NULL = { type: ["string", "null"] };
const FLAG = { type: "boolean" };
const COUNT = { type: "integer", minimum: 0 };
const MILLISECONDS = { type: "number", minimum: 0 };
const PERCENT = { type: ["number", "null"], minimum: 0, maximum: 100 };
const GRADE = oneOf(["A", "B", "C", "D", "F", null]);
const VERDICT = oneOf(["pass", "part", "fail", "n/a"]);
const SEVERITY = oneOf(finding/* SEVERITIES */.o);
const CATEGORY = oneOf(finding/* CATEGORIES */.R);
const EXIT_CODE = { type: ["integer", "null"] };
const FINGERPRINT = { type: "string", pattern: "^[0-9a-f]{16}$" };
const FROM_1 = { type: "integer", minimum: 1 };
const LOCATION = object({
    path: { ...TEXT, description: "Relative to the root of the repository, with forward slashes." },
    line: FROM_1,
    endLine: FROM_1,
    column: { ...FROM_1, description: "In UTF-16 code units." },
    endColumn: { ...FROM_1, description: "The first column behind." },
}, ["column", "endColumn"]);
const LOCATION_OR_NULL = orNull({ $ref: "#/$defs/location" });
const CATEGORY_SCORE = object({
    percent: { ...PERCENT, description: "null: did not run, or nothing of it could be verified." },
    grade: GRADE,
    weight: { type: "number", minimum: 0 },
    rows: list(object({
        name: TEXT,
        value: { type: "number", minimum: 0, maximum: 1 },
        checks: list(object({ check: TEXT, verdict: VERDICT })),
    })),
    parts: list(object({ name: TEXT, percent: { type: "number", minimum: 0, maximum: 100 } })),
    notRun: { ...TEXT_OR_NULL, description: "Why `percent` is null." },
});
/** Figures that checks may add to. */
const figures = (properties, optional = []) => ({
    ...object(properties, optional),
    additionalProperties: true,
});
/** Figures of a check whose answers are held against a threshold and their median. */
const outliers = (median) => figures({
    percent: PERCENT,
    grade: GRADE,
    checked: COUNT,
    [median]: { type: ["number", "null"], minimum: 0 },
    flagged: list(figures({ tool: TEXT, value: COUNT, times: { type: ["number", "null"] } })),
}, ["checked", median]);
/** Figures that are there when their check ran. */
const OF_CHECKS = {
    latency: outliers("medianMs"),
    responseSize: outliers("medianChars"),
    validCalls: figures({ made: COUNT, answered: COUNT, errored: COUNT, blocked: figures({}) }),
    probes: figures({
        checked: COUNT,
        met: COUNT,
        perProbe: list(figures({ name: TEXT, tool: TEXT, met: FLAG })),
    }),
};
const METRICS = {
    ...object({
        ...OF_CHECKS,
        crashResilience: figures({
            percent: PERCENT,
            grade: GRADE,
            cases: COUNT,
            graceful: COUNT,
            accepted: COUNT,
            crashed: COUNT,
            timedOut: COUNT,
            internalErrors: COUNT,
            masked: COUNT,
        }),
        contextCost: figures({ tokens: COUNT, perTool: list(figures({ tool: TEXT, tokens: COUNT })) }),
        coverage: figures({ tools: COUNT, called: COUNT, calledValidly: COUNT, level: TEXT }),
    }, Object.keys(OF_CHECKS)),
    additionalProperties: { type: "object" },
    description: "Figures of the checks that ran: latency, responseSize, concurrency, lifecycle and others.",
};
const TOOL = object({
    name: TEXT,
    listed: FLAG,
    called: FLAG,
    skipReason: TEXT_OR_NULL,
    cases: COUNT,
    verdict: VERDICT,
    location: LOCATION_OR_NULL,
});
const CHECK = object({
    id: TEXT,
    title: TEXT,
    category: CATEGORY,
    verdict: VERDICT,
    severity: SEVERITY,
    findings: COUNT,
    notVerified: list(object({ tool: TEXT_OR_NULL, reason: TEXT, calls: COUNT })),
    error: { ...TEXT_OR_NULL, description: "The check itself failed: its verdict is n/a." },
});
const FINDING = object({
    fingerprint: { ...FINGERPRINT, description: "Stays the same as long as the problem does." },
    check: TEXT,
    category: CATEGORY,
    kind: oneOf(["violation", "risk"]),
    tool: TEXT_OR_NULL,
    toolIndex: { type: ["integer", "null"], minimum: 0 },
    severity: SEVERITY,
    message: TEXT,
    case: TEXT_OR_NULL,
    property: TEXT_OR_NULL,
    arguments: { type: ["object", "null"] },
    outcome: oneOf([...outcome/* OUTCOMES */.i, null]),
    response: TEXT_OR_NULL,
    location: LOCATION_OR_NULL,
    reproduce: { ...TEXT_OR_NULL, description: "A command line for a POSIX shell." },
    why: TEXT,
    fix: TEXT,
    docs: TEXT,
    baseline: oneOf(["new", "known", null]),
});
const FAILURE = object({
    stage: oneOf(["spawn", "startup", "initialize", "list"]),
    message: TEXT,
    exit: orNull(object({ code: EXIT_CODE, signal: TEXT_OR_NULL, atMs: { type: "number" } })),
    stderrTail: TEXT,
});
const SERVER = object({
    name: TEXT,
    version: TEXT,
    protocolVersion: TEXT,
    era: oneOf(["legacy", "modern"]),
    transport: oneOf(["stdio", "http"]),
    target: TEXT,
    startupMs: { type: ["number", "null"], minimum: 0 },
    instructionsChars: COUNT,
});
const BASELINE = object({
    score: PERCENT,
    grade: GRADE,
    tokens: { type: ["integer", "null"], minimum: 0 },
    fixed: list(object({ check: TEXT, tool: TEXT_OR_NULL, message: TEXT, severity: SEVERITY })),
    contract: orNull(object({
        added: list(TEXT),
        removed: list(TEXT),
        changed: {
            ...orNull(list(object({ tool: TEXT, where: TEXT, what: TEXT, breaking: FLAG }))),
            description: "null: the earlier schemas are not known.",
        },
    })),
    label: TEXT,
    note: TEXT_OR_NULL,
});
const IMPACTS = ["breaking", "additive", "wording"];
const CONTRACT_UPDATE = {
    ...object({
        path: TEXT,
        label: TEXT,
        counts: object(Object.fromEntries(IMPACTS.map((impact) => [impact, COUNT]))),
        changes: list(object({ impact: oneOf(IMPACTS), tool: TEXT, where: TEXT, what: TEXT })),
    }),
    description: "What a pull request changes in the committed tool contract, breaking changes first.",
};
/** JSON Schema (2020-12) of the report. Closed but for `metrics`. Ships as `schemas/report.schema.json`. */
const REPORT_SCHEMA = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "MCP audit report",
    ...object({
        schemaVersion: { const: 1 },
        tool: object({ name: TEXT, version: TEXT }),
        startedAt: { ...TEXT, description: "ISO 8601, UTC." },
        durationMs: MILLISECONDS,
        server: SERVER,
        score: object({
            percent: PERCENT,
            grade: GRADE,
            categories: object(Object.fromEntries(finding/* CATEGORIES */.R.map((name) => [name, { $ref: "#/$defs/categoryScore" }]))),
        }),
        headline: TEXT_OR_NULL,
        conclusion: object({
            result: oneOf(["success", "failure"]),
            exitCode: { type: "integer", minimum: 0, maximum: 255 },
            reasons: list(TEXT),
        }),
        metrics: METRICS,
        tools: list(TOOL),
        checks: list(CHECK),
        findings: list(FINDING),
        skipped: list(object({ tool: TEXT, reason: TEXT })),
        suppressed: list(object({ fingerprint: FINGERPRINT, check: TEXT, tool: TEXT_OR_NULL, message: TEXT, reason: TEXT })),
        warnings: list(TEXT),
        failure: orNull(FAILURE),
        stopped: orNull(object({ reason: TEXT, detail: TEXT })),
        baseline: BASELINE,
        contractUpdate: CONTRACT_UPDATE,
        events: object({
            starts: COUNT,
            restarts: COUNT,
            exits: list(object({ code: EXIT_CODE, signal: TEXT_OR_NULL, requested: FLAG })),
            stdoutNoise: list(TEXT),
            stderrTail: TEXT,
        }),
    }, ["baseline", "contractUpdate"]),
    $defs: { location: LOCATION, categoryScore: CATEGORY_SCORE },
};

;// CONCATENATED MODULE: ./build/report/parse.js



/** Reads a JSON report and checks it against the published schema. Throws UsageError that names the first thing wrong. */
function readReport(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new errors/* UsageError */.eb("it is not JSON");
    }
    const validate = new _2020.Ajv2020({ strict: false, validateFormats: false }).compile(REPORT_SCHEMA);
    if (validate(value))
        return value;
    const first = validate.errors?.[0];
    throw new errors/* UsageError */.eb(`${first?.instancePath || "the whole"} ${first?.message ?? "is wrong"}`);
}


/***/ }),

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ visibleJson)
/* harmony export */ });
/** What steers a terminal, turns the direction of a text or is not seen, and is not escaped by `JSON.stringify`. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
/** JSON text with such characters as escape sequences: the same value, harmless where it is printed. */
function visibleJson(text) {
    return text.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}


/***/ })

};
