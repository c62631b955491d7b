export const id = 454;
export const ids = [454];
export const modules = {

/***/ 3454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   baselineFromText: () => (/* binding */ baselineFromText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2011);
/* harmony import */ var _report_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9986);



/** The baseline that a JSON report of an earlier run gives. Throws UsageError for anything else. */
function baselineFromText(path, text) {
    let report;
    try {
        report = (0,_report_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .readReport */ .t)(text);
    }
    catch (error) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`\`baseline\` ${path} is not a report of this tool: ${error.message}`);
    }
    return { report, label: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), tools: null };
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


/***/ })

};
