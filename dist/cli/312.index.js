export const id = 312;
export const ids = [312,598];
export const modules = {

/***/ 6669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareCommand: () => (/* binding */ compareCommand)
});

// EXTERNAL MODULE: ./build/judge/baseline.js
var baseline = __webpack_require__(321);
;// CONCATENATED MODULE: ./build/core/compare.js

function changeOf(before, after) {
    const change = before === null || after === null ? null : Math.round((after - before) * 10) / 10;
    return { before, after, change };
}
/** Names in `these` that are not among `those`, each once. */
function missingFrom(these, those) {
    const known = new Set(those.map((tool) => tool.name));
    return [...new Set(these.map((tool) => tool.name).filter((name) => !known.has(name)))];
}
/** Compares two reports by fingerprint and tool name. The same reports always give the same answer; a report with itself, nothing. */
function compare(before, after) {
    const earlier = new Set(before.findings.map((finding) => finding.fingerprint));
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
            fixed: (0,baseline/* fixedFindings */.DU)(after.findings, after.suppressed, before),
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
// EXTERNAL MODULE: ./build/text/plain.js
var plain = __webpack_require__(4854);
// EXTERNAL MODULE: ./build/text/words.js
var words = __webpack_require__(6883);
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
        const shown = names.map((name) => (0,cut/* cut */.J)((0,plain/* plain */.p)((0,cut/* oneLine */.T)(name)), 60));
        return names.length === 0
            ? []
            : (0,terminal_width.wrap)(`${(0,words/* counted */.h)(names.length, "tool")} ${what}: ${(0,words/* listed */.K)(shown, NAMES)}`, width);
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
// EXTERNAL MODULE: ./build/cli/read.js
var read = __webpack_require__(8669);
;// CONCATENATED MODULE: ./build/cli/commands/compare.js










const STRICT = (0,option_table/* ownOption */.C7)("strict", "New warnings give exit code 1 too.");
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
    const parsed = (0,help/* parseOrHelp */.Q)(args, HELP, io);
    if (parsed === null)
        return exit/* EXIT */.d.clean;
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

/***/ 1730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ dialectOf),
/* harmony export */   Gl: () => (/* binding */ dialectNamed),
/* harmony export */   rS: () => (/* binding */ DEFAULT_DIALECT)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** What MCP means where a schema declares nothing (specification, "JSON Schema usage"). */
const DEFAULT_DIALECT = "2020-12";
const BY_URI = [
    [/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, "2020-12"],
    [/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, "2019-09"],
    [/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/, "draft-07"],
    [/^https?:\/\/json-schema\.org\/draft-06\/schema#?$/, "draft-06"],
    [/^https?:\/\/json-schema\.org\/draft-04\/schema#?$/, "draft-04"],
];
/** The dialect whose meta-schema has this URI, null when it is none that is known. */
function dialectNamed(uri) {
    return BY_URI.find(([pattern]) => pattern.test(uri))?.[1] ?? null;
}
/** The dialect that `$schema` names, the default where there is none, null where it names one that is not known. */
function dialectOf(schema) {
    const uri = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(schema, "$schema");
    return uri === null ? DEFAULT_DIALECT : dialectNamed(uri);
}


/***/ }),

/***/ 9428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iT: () => (/* binding */ resolveLocal),
/* harmony export */   ry: () => (/* binding */ walkSchema),
/* harmony export */   sv: () => (/* binding */ unresolvedRefs)
/* harmony export */ });
/* unused harmony export MAX_DEPTH */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1730);


/** Deepest nesting that is looked into. Deeper schemas are not judged: no client reads them either. */
const MAX_DEPTH = 200;
/** Values visited in one schema at most. */
const MAX_VALUES = 50_000;
/** Keywords whose value is data, not a schema: what looks like a reference in there is none. */
const DATA = new Set(["const", "enum", "default", "example", "examples"]);
/** Keywords whose value maps names to schemas: a property may well be called `$ref`. */
const MAPS = new Set([
    "properties",
    "patternProperties",
    "$defs",
    "definitions",
    "dependentSchemas",
    "dependencies",
]);
const below = (position, key) => {
    if (position === "data" || (position === "schema" && DATA.has(key)))
        return "data";
    return position === "schema" && MAPS.has(key) ? "map" : "schema";
};
/** What one string member of an object says. */
function readKeyword(found, refs, owner, key, text, data) {
    const isId = key === "$id" || key === "id";
    if (isId && !/^[\w\-.~:/?#[\]@!$&'()+,;=%]*$/.test(text))
        found.oddId ||= key === "$id" || text.includes("*/");
    if (data)
        return;
    if (key === "$ref" || key === "$dynamicRef")
        refs.add(text);
    if (isId) {
        found.ids.add(text.replace(/#$/, ""));
        if (found.resources[0] !== owner)
            found.resources.push(owner);
    }
    if (key === "$anchor" || key === "$dynamicAnchor")
        found.anchors.add(text);
}
/** Walks a schema without recursion; hostile depth and size end it early. */
function walkSchema(schema) {
    const refs = new Set();
    const found = {
        refs: [],
        ids: new Set(),
        anchors: new Set(),
        resources: [schema],
        comparesItems: false,
        oddId: false,
        tooLarge: false,
    };
    const open = [
        { value: schema, depth: 0, position: "schema" },
    ];
    let seen = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { value, depth, position } = next;
        seen += 1;
        if (depth > MAX_DEPTH || seen > MAX_VALUES)
            return { ...found, refs: [...refs], tooLarge: true };
        if (Array.isArray(value))
            for (const item of value)
                open.push({ value: item, depth: depth + 1, position });
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            continue;
        for (const [key, item] of Object.entries(value)) {
            if (position !== "map" && key === "uniqueItems")
                found.comparesItems = true;
            if (typeof item === "object" && item !== null) {
                open.push({ value: item, depth: depth + 1, position: below(position, key) });
            }
            else if (typeof item === "string" && position !== "map") {
                readKeyword(found, refs, value, key, item, position === "data");
            }
        }
    }
    return { ...found, refs: [...refs] };
}
function decode(part) {
    let text = part;
    try {
        text = decodeURIComponent(part);
    }
    catch {
        // A percent sign that encodes nothing stands for itself.
    }
    return text.replaceAll("~1", "/").replaceAll("~0", "~");
}
/** The value that a local reference (`#`, `#/a/b`) points to; undefined when there is none. */
function resolveLocal(schema, ref) {
    if (ref === "#")
        return schema;
    if (!ref.startsWith("#/"))
        return undefined;
    let value = schema;
    for (const part of ref.slice(2).split("/").map(decode)) {
        if (Array.isArray(value))
            value = value[Number(part)];
        else
            value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, part);
        if (value === undefined)
            return undefined;
    }
    return value;
}
const lastSegment = (uri) => uri.slice(uri.lastIndexOf("/") + 1);
/** References that point nowhere, or out of the document. They are never fetched. */
function unresolvedRefs(walk) {
    const tails = new Set([...walk.ids].map(lastSegment));
    const resources = walk.resources.slice(0, 100);
    return walk.refs.filter((ref) => {
        if (ref === "#" || ref.startsWith("#/")) {
            return resources.every((resource) => resolveLocal(resource, ref) === undefined);
        }
        if (ref.startsWith("#"))
            return !walk.anchors.has(ref.slice(1)) && !walk.ids.has(ref);
        const document = ref.replace(/#.*$/s, "");
        if (walk.ids.has(document) || (0,_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .dialectNamed */ .Gl)(document) !== null)
            return false;
        return !tails.has(lastSegment(document));
    });
}


/***/ }),

/***/ 321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ fixedFindings),
/* harmony export */   f4: () => (/* binding */ contractChange),
/* harmony export */   sQ: () => (/* binding */ markFindings)
/* harmony export */ });
/* harmony import */ var _facts_drift_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9137);

/** Changes of a contract that are told one by one. */
const CHANGES = 100;
const namesOf = (tools) => new Set(tools.map((tool) => tool.name));
/** What the tools were then and are now. Of a mere report only the names are known. */
function contractChange(baseline, tools) {
    const now = namesOf(tools);
    const before = namesOf(baseline.report.tools.filter((tool) => tool.listed));
    const names = {
        added: [...now].filter((name) => !before.has(name)).sort(),
        removed: [...before].filter((name) => !now.has(name)).sort(),
    };
    if (baseline.tools == null)
        return { ...names, changed: null };
    const drifts = (0,_facts_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .diffTools */ .j)(baseline.tools, tools.map((tool) => tool.raw)).filter((drift) => drift.member !== "tool" && drift.impact !== "wording");
    const order = [...drifts].sort((a, b) => Number(b.impact === "breaking") - Number(a.impact === "breaking"));
    const changed = order.slice(0, CHANGES).map((drift) => ({
        tool: drift.tool,
        where: (0,_facts_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$)(drift),
        what: drift.what,
        breaking: drift.impact === "breaking",
    }));
    return { ...names, changed };
}
/** Findings marked new or known. Known means: the earlier run had one with the same fingerprint. */
function markFindings(findings, baseline) {
    if (baseline === null)
        return [...findings];
    const before = new Set(baseline.report.findings.map((finding) => finding.fingerprint));
    return findings.map((finding) => ({
        ...finding,
        baseline: before.has(finding.fingerprint) ? "known" : "new",
    }));
}
/** Findings of the earlier run that are gone now, suppressed ones not counted as gone. */
function fixedFindings(findings, suppressed, earlier) {
    const now = new Set([...findings, ...suppressed].map((finding) => finding.fingerprint));
    return earlier.findings.filter((finding) => !now.has(finding.fingerprint));
}


/***/ }),

/***/ 6939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   qs: () => (/* binding */ severityRank)
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
/** 0 for the worst severity: what lists are sorted by. */
const severityRank = (severity) => SEVERITIES.indexOf(severity);


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


/***/ }),

/***/ 8158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ ANSWERED),
/* harmony export */   im: () => (/* binding */ OUTCOMES),
/* harmony export */   tz: () => (/* binding */ FAILING)
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
/** Outcomes of a call that was answered as a success, whatever its text says. */
const ANSWERED = new Set(["ok", "refused-in-text"]);
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
const SEVERITY = oneOf(finding/* SEVERITIES */.oC);
const CATEGORY = oneOf(finding/* CATEGORIES */.R6);
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
    outcome: oneOf([...outcome/* OUTCOMES */.im, null]),
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
            categories: object(Object.fromEntries(finding/* CATEGORIES */.R6.map((name) => [name, { $ref: "#/$defs/categoryScore" }]))),
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
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   lT: () => (/* binding */ countText),
/* harmony export */   oZ: () => (/* binding */ lineText)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7850);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4854);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6883);




/** `81.4`, `88.0`, `100`, or `not run`. */
const percentText = (percent) => percent === null ? "not run" : percent === 100 ? "100" : percent.toFixed(1);
/** Text of the server on one line of at most `max` characters, harmless to a terminal. */
const lineText = (value, max) => (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_text_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(value)), max);
/** `340 ms`, `1.2 s`, `2 min 5 s`. */
function durationText(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** `2 errors, 1 warning`; "" when there is none. */
function countText(findings) {
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.flatMap((severity) => {
        const { length } = findings.filter((finding) => finding.severity === severity);
        return length === 0 ? [] : [(0,_text_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(length, severity)];
    }).join(", ");
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

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ visibleJson),
/* harmony export */   d: () => (/* binding */ depthOf)
/* harmony export */ });
/** What steers a terminal, turns the direction of a text or is not seen, and is not escaped by `JSON.stringify`. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
/** JSON text with such characters as escape sequences: the same value, harmless where it is printed. */
function visibleJson(text) {
    return text.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
/** How deep brackets nest outside of strings, in a text of JSON that is still to be parsed. */
function depthOf(text) {
    let [depth, deepest, inString] = [0, 0, false];
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        if (inString) {
            if (char === "\\")
                at += 1;
            else if (char === '"')
                inString = false;
        }
        else if (char === '"')
            inString = true;
        else if (char === "{" || char === "[")
            deepest = Math.max(deepest, ++depth);
        else if (char === "}" || char === "]")
            depth -= 1;
    }
    return deepest;
}


/***/ })

};
