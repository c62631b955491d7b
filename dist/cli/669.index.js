export const id = 669;
export const ids = [669];
export const modules = {

/***/ 6669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareCommand: () => (/* binding */ compareCommand)
});

;// CONCATENATED MODULE: ./build/core/compare.js
function changeOf(before, after) {
    const change = before === null || after === null ? null : Math.round((after - before) * 10) / 10;
    return { before, after, change };
}
const prints = (findings) => new Set(findings.map((finding) => finding.fingerprint));
/** Names in `these` that are not among `those`, each once. */
function missingFrom(these, those) {
    const known = new Set(those.map((tool) => tool.name));
    return [...new Set(these.map((tool) => tool.name).filter((name) => !known.has(name)))];
}
/** Compares two reports by fingerprint and tool name. The same reports always give the same answer; a report with itself, nothing. */
function compare(before, after) {
    const earlier = prints(before.findings);
    const later = prints([...after.findings, ...after.suppressed]);
    return {
        score: {
            ...changeOf(before.score.percent, after.score.percent),
            gradeBefore: before.score.grade,
            gradeAfter: after.score.grade,
        },
        tokens: changeOf(before.metrics.contextCost.tokens, after.metrics.contextCost.tokens),
        findings: {
            new: after.findings.filter((finding) => !earlier.has(finding.fingerprint)),
            known: after.findings.filter((finding) => earlier.has(finding.fingerprint)),
            fixed: before.findings.filter((finding) => !later.has(finding.fingerprint)),
        },
        tools: {
            added: missingFrom(after.tools, before.tools),
            removed: missingFrom(before.tools, after.tools),
        },
    };
}

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/report/parse.js + 1 modules
var parse = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/report/terminal-findings.js
var terminal_findings = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/report/terminal-style.js
var terminal_style = __webpack_require__(8283);
// EXTERNAL MODULE: ./build/report/terminal-width.js
var terminal_width = __webpack_require__(1814);
// EXTERNAL MODULE: ./build/report/terminal-words.js
var terminal_words = __webpack_require__(6107);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
;// CONCATENATED MODULE: ./build/cli/comparison.js






const NAMES = 20;
const signed = (change) => `${change > 0 ? "+" : change === 0 ? "±" : ""}${change.toLocaleString("en-US")}`;
function changeText({ before, after, change }, show) {
    const tail = change === null ? "" : ` (${signed(change)})`;
    return `${show(before)} → ${show(after)}${tail}`;
}
function scoreLine({ score }, style) {
    const show = (value) => (value === null ? "no score" : (0,terminal_words/* percentText */.fL)(value));
    const grades = score.gradeBefore === score.gradeAfter
        ? ""
        : ` · ${score.gradeBefore ?? "–"} → ${score.gradeAfter ?? "–"}`;
    const text = `Score ${changeText(score, show)}${grades}`;
    if (score.change === null || score.change === 0)
        return style.bold(text);
    return style.bold(score.change < 0 ? style.red(text) : style.green(text));
}
function toolLines({ tools }, width) {
    const line = (what, names) => {
        const shown = names.map((name) => (0,cut/* cut */.J)((0,text_escape/* plain */.pj)((0,cut/* oneLine */.T)(name)), 60));
        return names.length === 0
            ? []
            : (0,terminal_width.wrap)(`${(0,terminal_words/* plural */.LS)(names.length, "tool")} ${what}: ${(0,terminal_words/* namesText */.cb)(shown, NAMES)}`, width);
    };
    return [...line("added", tools.added), ...line("removed", tools.removed)];
}
function block(title, findings, width, style) {
    if (findings.length === 0)
        return [];
    return [style.bold(`${title}: ${(0,terminal_words/* countText */.lT)(findings)}`), ...(0,terminal_findings/* findingLines */.h)(findings, width, style)];
}
/** What changed between two reports, as text for a terminal: the change first, then what is new, then what is gone. */
function renderComparison(comparison, options) {
    const style = (0,terminal_style/* createStyle */._r)(options.color);
    const { width } = options;
    const { findings, tokens } = comparison;
    const head = [
        scoreLine(comparison, style),
        `Tool list ${changeText(tokens, (value) => (value === null ? "unknown" : value.toLocaleString("en-US")))} tokens`,
        ...toolLines(comparison, width),
    ];
    const gone = findings.fixed.map((finding) => ({
        ...finding,
        reproduce: null,
        location: null,
        baseline: null,
    }));
    const blocks = [
        head,
        block("New", findings.new, width, style),
        block("Fixed", gone, width, style),
        [`${findings.new.length} new, ${findings.fixed.length} fixed, ${findings.known.length} as before`],
    ];
    return `${blocks
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join("\n"))
        .join("\n\n")}\n`;
}

// EXTERNAL MODULE: ./build/cli/exit.js
var exit = __webpack_require__(29);
// EXTERNAL MODULE: ./build/cli/help.js
var help = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/cli/io.js
var cli_io = __webpack_require__(1973);
// EXTERNAL MODULE: ./build/cli/option-table.js
var option_table = __webpack_require__(2549);
// EXTERNAL MODULE: ./build/cli/options.js
var options = __webpack_require__(2315);
// EXTERNAL MODULE: ./build/cli/read.js
var read = __webpack_require__(8669);
;// CONCATENATED MODULE: ./build/cli/commands/compare.js











const STRICT = {
    name: "strict",
    flag: true,
    value: "",
    description: "New warnings give exit code 1 too.",
    input: null,
};
const HELP = {
    usage: "mcp-audit compare [options] before.json after.json",
    about: "Shows what changed between two reports of one server. Exit code 1 when there are new errors.",
    options: [STRICT, option_table/* JSON_OPTION */.rj],
    examples: ["mcp-audit compare main/report.json mcp-audit-report/report.json"],
};
function reportAt(path, io) {
    const text = (0,read/* readNamed */.M)(path, io);
    try {
        return (0,parse/* readReport */.t)(text);
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`${path} is not a report of this program: ${error.message}.`);
    }
}
/** `mcp-audit compare`. */
async function compareCommand(args, io) {
    const parsed = (0,options/* parseOptions */.A)(args, HELP.options);
    if (parsed.own.has("help")) {
        (0,help/* printHelp */.F)(HELP, io);
        return exit/* EXIT */.d.clean;
    }
    const [before, after, ...more] = parsed.positionals;
    if (before === undefined || after === undefined || more.length > 0) {
        throw new errors/* UsageError */.eb("`compare` takes two reports: `mcp-audit compare before.json after.json`.");
    }
    const comparison = compare(reportAt(before, io), reportAt(after, io));
    const layout = {
        width: (0,cli_io/* widthOfTerminal */.gu)(io.stdout, io.environment),
        color: (0,cli_io/* mayColor */.du)(io.stdout, io.environment),
    };
    io.stdout.write(parsed.own.has("json")
        ? `${(0,json/* visibleJson */.$)(JSON.stringify(comparison, null, 2))}\n`
        : renderComparison(comparison, layout));
    const counts = parsed.own.has("strict") ? ["error", "warning"] : ["error"];
    return comparison.findings.new.some((one) => counts.includes(one.severity)) ? exit/* EXIT */.d.findings : exit/* EXIT */.d.clean;
}


/***/ }),

/***/ 8669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readNamed),
/* harmony export */   q: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2011);



/** Text of a file, null when there is none (or it is a directory). */
function readIfThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch (error) {
        const code = error.code;
        if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR")
            return null;
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${path} cannot be read (${code ?? String(error)}).`);
    }
}
/** Text of a file that the user named. Throws UsageError when it is not there. */
function readNamed(path, io) {
    const text = readIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.cwd, path));
    if (text === null)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`There is no file ${path}.`);
    return text;
}


/***/ }),

/***/ 6939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ CATEGORIES),
/* harmony export */   o: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const CATEGORIES = [
    "robustness",
    "contract",
    "fidelity",
    "safety",
    "protocol",
    "performance",
    "state",
];
const SEVERITIES = ["error", "warning", "notice"];


/***/ }),

/***/ 8158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ OUTCOMES),
/* harmony export */   t: () => (/* binding */ FAILING)
/* harmony export */ });
/** What became of one call. The one place that decides it is `facts/outcome.ts`; the rules are in docs/outcomes.md. */
const OUTCOMES = [
    "ok",
    "refused-in-text",
    "rejected",
    "lenient-downstream",
    "rejected-wrong-code",
    "internal-error",
    "crashed",
    "timed-out",
    "protocol-violation",
];
/** Outcomes that accuse the server, and so count only once seen again on a fresh process. */
const FAILING = new Set([
    "crashed",
    "timed-out",
    "internal-error",
    "protocol-violation",
]);


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
const SHARD_NUMBER = { type: "integer", minimum: 1, maximum: 99_999 };
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
        shard: object({ index: SHARD_NUMBER, count: SHARD_NUMBER }),
        baseline: BASELINE,
        contractUpdate: CONTRACT_UPDATE,
        events: object({
            starts: COUNT,
            restarts: COUNT,
            exits: list(object({ code: EXIT_CODE, signal: TEXT_OR_NULL, requested: FLAG })),
            stdoutNoise: list(TEXT),
            stderrTail: TEXT,
        }),
    }, ["baseline", "contractUpdate", "shard"]),
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

/***/ 3986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findingLines)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7850);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3699);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8283);
/* harmony import */ var _terminal_width_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1814);
/* harmony import */ var _terminal_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6107);





/** Findings of one check on one tool that are told one by one; the rest is counted. */
const ALIKE = 3;
/** Tools with findings that are told one by one. */
const GROUPS = 100;
const NAME_CHARS = 120;
const MESSAGE_CHARS = 600;
const COMMAND_CHARS = 4000;
const GAP = 2;
const SIGN = 2;
const text = (value, max) => (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(value)), max);
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
        rows.push({ sign: (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_1__/* .severitySign */ .ZF)(severity, style), check, problem: fresh + text(message, MESSAGE_CHARS) });
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
            tool: tool === null ? "(server)" : text(tool, NAME_CHARS) || '""',
            rows: rowsOf(own, style),
            location: location === null ? null : `${text(location.path, 300)}:${location.line}`,
            reproduce: again ? null : reproduce,
        };
    });
}
/** Names keep their length as far as the width allows; the problem gets what is left. */
function columnsOf(groups, width) {
    const longest = (texts, most) => Math.min(most, Math.max(5, ...texts.map(_terminal_width_js__WEBPACK_IMPORTED_MODULE_2__/* .widthOf */ .qz)));
    const tool = longest(groups.map((group) => group.tool), Math.max(10, Math.floor(width * 0.25)));
    const check = longest(groups.flatMap((group) => group.rows.map((row) => row.check)), Math.max(10, Math.floor(width * 0.28)));
    return { tool, check, problem: Math.max(10, width - SIGN - tool - check - 2 * GAP) };
}
function lay(cells, columns, style) {
    const [sign, tool, check, problem] = cells;
    const height = Math.max(tool.length, check.length, problem.length);
    return Array.from({ length: height }, (_, i) => {
        const name = style.bold((0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_2__/* .pad */ .eV)(tool[i] ?? "", columns.tool));
        const id = (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_2__/* .pad */ .eV)(check[i] ?? "", columns.check);
        const line = `${i === 0 ? sign : " "} ${name}  ${id}  ${problem[i] ?? ""}`;
        return line.trimEnd();
    });
}
function groupLines(group, columns, style) {
    const lines = group.rows.flatMap((row, index) => lay([
        row.sign,
        index === 0 ? (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_2__.wrap)(group.tool, columns.tool) : [],
        (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_2__.wrap)(row.check, columns.check),
        (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_2__.wrap)(row.problem, columns.problem),
    ], columns, style));
    if (group.location !== null)
        lines.push(style.dim(`  at ${group.location}`));
    // Never broken into lines: it must still work when it is pasted.
    if (group.reproduce !== null)
        lines.push(`  ${style.dim("$")} ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(group.reproduce), COMMAND_CHARS)}`);
    return lines;
}
/** The findings as a table (state, tool, check, problem), one block for each tool, worst first. */
function findingLines(findings, width, style) {
    const all = groupsOf(findings, style);
    if (all.length === 0)
        return [];
    const groups = all.slice(0, GROUPS);
    const columns = columnsOf(groups, width);
    const head = `  ${(0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_2__/* .pad */ .eV)("Tool", columns.tool)}  ${(0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_2__/* .pad */ .eV)("Check", columns.check)}  Problem`;
    const blocks = groups.map((group) => groupLines(group, columns, style));
    const left = all.length - groups.length;
    const more = left > 0 ? ["", `  and ${(0,_terminal_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(left, "tool")} more with findings: see the report files`] : [];
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


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   cb: () => (/* binding */ namesText),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   lT: () => (/* binding */ countText)
/* harmony export */ });
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


/***/ }),

/***/ 7850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cut),
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/** The first `max` UTF-16 code units of a text, the last of them an ellipsis when something was left out. Never splits a surrogate pair. */
function cut(text, max) {
    if (text.length <= max)
        return text;
    const end = Math.max(0, max - 1);
    const last = text.charCodeAt(end - 1);
    const splits = last >= 0xd800 && last <= 0xdbff;
    return `${text.slice(0, splits ? end - 1 : end)}…`;
}
/** A text on one line: every run of white space is one space. */
function oneLine(text) {
    return text.replace(/\s+/gu, " ").trim();
}


/***/ }),

/***/ 3699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   En: () => (/* binding */ proseSummary),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Gg: () => (/* binding */ codeElement),
/* harmony export */   R0: () => (/* binding */ escapeXmlAttribute),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   fd: () => (/* binding */ escapeProse),
/* harmony export */   hP: () => (/* binding */ escapeSarif),
/* harmony export */   kq: () => (/* binding */ escapeCell),
/* harmony export */   pA: () => (/* binding */ proseHtml),
/* harmony export */   pj: () => (/* reexport safe */ _plain_js__WEBPACK_IMPORTED_MODULE_0__.p)
/* harmony export */ });
/* unused harmony export escapeCommand */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7850);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4854);



/**
 * GitHub links mentions, references, addresses and commits after the markdown is rendered, so that neither backslashes
 * nor entities stop it. A word joiner, which takes no room and allows no line break, does. A repository may have links
 * of its own for `PREFIX-12`, and addresses are linked behind an underscore or a digit too.
 */
const JOINER = "\u2060";
const AUTOLINKS = [
    [/@(?=[\w-])/g, `@${JOINER}`],
    [/#(?=\d)/g, `#${JOINER}`],
    [/(?<=[a-z]\w*)-(?=\d)/gi, `-${JOINER}`],
    [/(https?|ftp|mailto|xmpp|irc)(?=:)/gi, `$1${JOINER}`],
    [/(www)(?=\.)/gi, `$1${JOINER}`],
    [/(?<![0-9a-z])[0-9a-f]{7,64}(?![0-9a-z])/gi, (sha) => sha.replace(/.{6}(?=.)/g, `$&${JOINER}`)],
    [/:(?=[\w+-]+:)/g, `:${JOINER}`],
];
/** Breaks what GitHub would turn into links, pings and pictures. */
function unlink(text) {
    let result = text;
    for (const [pattern, by] of AUTOLINKS) {
        result = typeof by === "string" ? result.replace(pattern, by) : result.replace(pattern, by);
    }
    return result;
}
const ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
};
const entity = (character) => ENTITIES[character] ?? `&#${character.charCodeAt(0)};`;
/**
 * Text within a line of markdown: shown as it is, whatever it holds. Newlines become spaces. Also safe in a table cell.
 * A backslash does not keep GitHub from reading a dollar sign as mathematics.
 */
function escapeMarkdown(text) {
    return unlink((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .replace(/[\\`*_[\]~#^]|!(?=\[)/g, "\\$&")
        .replace(/[&<>|$]/g, entity)
        .replace(/^[+-]/, "\\$&")
        .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}
/** Text in a cell of a markdown table. */
const escapeCell = escapeMarkdown;
/**
 * Text as code within a line or a table cell. Backticks cannot carry a pipe or a backtick safely in a table, so that such
 * text goes into an element with every punctuation character as an entity.
 */
function codeSpan(text) {
    const line = (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text));
    if (line === "")
        return "<code> </code>";
    if (!/[`|\\]/.test(line))
        return `\`${line}\``;
    return `<code>${unlink(line).replace(/[!-/:-@[-`{-~]/g, (one) => `&#${one.charCodeAt(0)};`)}</code>`;
}
/** Text as a code block of its own: lines kept, the fence longer than any in the text. */
function codeBlock(text, info = "") {
    const body = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text);
    const longest = body.match(/`{3,}/g)?.reduce((max, run) => Math.max(max, run.length), 0) ?? 0;
    const fence = "`".repeat(Math.max(3, longest + 1));
    return `${fence}${info}\n${body}\n${fence}`;
}
/** Text within HTML, in an element or a quoted attribute. */
function escapeHtml(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(/[&<>"']/g, entity);
}
/** Text within XML 1.0, in an element or a quoted attribute. Characters that XML forbids are told by their number. */
function escapeXml(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)
        .replace(/[\ufffe\uffff]/g, "\ufffd")
        .replace(/[&<>"']/g, entity);
}
/** Text within a quoted attribute of XML: a parser reads line breaks and tabs back as they were. */
function escapeXmlAttribute(text) {
    return escapeXml(text).replace(/[\n\t]/g, entity);
}
/** Text of a SARIF message, in which `[text](address)` would be a link and `{0}` an argument. */
function escapeSarif(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)
        .replace(/\](?=\()/g, `]${JOINER}`)
        .replace(/\{(?=\d+\})/g, `{${JOINER}`);
}
/** Text for a line of the job's log: workflow commands in it are disarmed. */
function escapeCommand(text) {
    return plain(text)
        .replace(/:(?=:)/g, `:${JOINER}`)
        .replace(/##(?=\[)/g, `#${JOINER}#`);
}
/** Splits a sentence at its backticks: every second part is code. An open backtick stands for itself. */
function partsOf(text) {
    const parts = text.split("`");
    if (parts.length % 2 === 1)
        return parts;
    const last = parts.pop() ?? "";
    return [...parts.slice(0, -1), `${parts.at(-1)}\`${last}`];
}
/** A sentence of ours that may quote the server: what stands in backticks becomes code, everything else is escaped. */
function escapeProse(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 && part !== "" ? codeSpan(part) : escapeWithin(part)))
        .join("");
}
/** Escaped text that keeps the spaces at its ends. */
function escapeWithin(part) {
    const [, before = "", inner = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
    return `${before}${inner === "" ? "" : escapeMarkdown(inner)}${after}`;
}
/** The same for a page of HTML. */
function proseHtml(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
        .join("");
}
/** Code as an element within the HTML of a comment. */
function codeElement(text) {
    return `<code>${(0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)).replace(/[&<>"'$]/g, entity) || " "}</code>`;
}
/** A sentence within the HTML of a comment, such as the summary of a folded block: GitHub links what stands there too. */
function proseSummary(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 ? codeElement(part) : unlink(part).replace(/[&<>"'$]/g, entity)))
        .join("");
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


/***/ }),

/***/ 4854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ plain)
/* harmony export */ });
/** ANSI escape sequences: CSI, OSC (to BEL or ST) and two-character ones. */
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,2048}(?:\u0007|\u001b\\)?|[@-Z\\^_=>78])/g;
/** Controls but tab and newline, soft hyphen, zero-width and bidirectional marks, tags, and other invisible characters. */
const HIDDEN = /\u034f|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|\udb40[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Joiners that belong to emoji and to several scripts when they stand between two letters or pictographs. */
const JOINED = /(?<=[\p{L}\p{M}\p{Extended_Pictographic}]|\ufe0f)[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const KEEP_ZWNJ = "\ue000";
const KEEP_ZWJ = "\ue001";
const shown = (character) => `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`;
/**
 * A text as a person may read it: escape sequences gone, every invisible or direction-changing character told by its
 * number, lines kept. Joiners within emoji and words stay.
 */
function plain(text) {
    return text
        .replace(/[\ue000\ue001]/g, shown)
        .replace(/\r\n?/g, "\n")
        .replace(ANSI, "")
        .replace(JOINED, (joiner) => (joiner === "\u200d" ? KEEP_ZWJ : KEEP_ZWNJ))
        .replace(HIDDEN, shown)
        .replaceAll(KEEP_ZWJ, "\u200d")
        .replaceAll(KEEP_ZWNJ, "\u200c");
}


/***/ })

};
