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

/***/ 4558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   a$: () => (/* binding */ TEXT),
/* harmony export */   i2: () => (/* binding */ COUNT),
/* harmony export */   lx: () => (/* binding */ FLAG),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   xy: () => (/* binding */ SHARD_NUMBER)
/* harmony export */ });
// The published schemas, of evidence and of reports, are put together from these.
/** Any text. */
const TEXT = { type: "string" };
/** True or false. */
const FLAG = { type: "boolean" };
/** How many: 0, 1, 2 and so on. */
const COUNT = { type: "integer", minimum: 0 };
/** Both numbers of `shard: i/n`. */
const SHARD_NUMBER = { type: "integer", minimum: 1, maximum: 99_999 };
/** A list of such items. */
const list = (items) => ({ type: "array", items });
/** The same, or null. */
const orNull = (schema) => ({ anyOf: [schema, { type: "null" }] });


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
// EXTERNAL MODULE: ./build/evidence/schema-parts.js
var schema_parts = __webpack_require__(4558);
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
const oneOf = (values) => ({ enum: [...values] });
const TEXT_OR_NULL = { type: ["string", "null"] };
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
    path: { ...schema_parts/* TEXT */.a$, description: "Relative to the root of the repository, with forward slashes." },
    line: FROM_1,
    endLine: FROM_1,
    column: { ...FROM_1, description: "In UTF-16 code units." },
    endColumn: { ...FROM_1, description: "The first column behind." },
}, ["column", "endColumn"]);
const LOCATION_OR_NULL = (0,schema_parts/* orNull */.Xd)({ $ref: "#/$defs/location" });
const CATEGORY_SCORE = object({
    percent: { ...PERCENT, description: "null: did not run, or nothing of it could be verified." },
    grade: GRADE,
    weight: { type: "number", minimum: 0 },
    rows: (0,schema_parts/* list */.p_)(object({
        name: schema_parts/* TEXT */.a$,
        value: { type: "number", minimum: 0, maximum: 1 },
        checks: (0,schema_parts/* list */.p_)(object({ check: schema_parts/* TEXT */.a$, verdict: VERDICT })),
    })),
    parts: (0,schema_parts/* list */.p_)(object({ name: schema_parts/* TEXT */.a$, percent: { type: "number", minimum: 0, maximum: 100 } })),
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
    checked: schema_parts/* COUNT */.i2,
    [median]: { type: ["number", "null"], minimum: 0 },
    flagged: (0,schema_parts/* list */.p_)(figures({ tool: schema_parts/* TEXT */.a$, value: schema_parts/* COUNT */.i2, times: { type: ["number", "null"] } })),
}, ["checked", median]);
/** Figures that are there when their check ran. */
const OF_CHECKS = {
    latency: outliers("medianMs"),
    responseSize: outliers("medianChars"),
    validCalls: figures({ made: schema_parts/* COUNT */.i2, answered: schema_parts/* COUNT */.i2, errored: schema_parts/* COUNT */.i2, blocked: figures({}) }),
    probes: figures({
        checked: schema_parts/* COUNT */.i2,
        met: schema_parts/* COUNT */.i2,
        perProbe: (0,schema_parts/* list */.p_)(figures({ name: schema_parts/* TEXT */.a$, tool: schema_parts/* TEXT */.a$, met: schema_parts/* FLAG */.lx })),
    }),
};
const METRICS = {
    ...object({
        ...OF_CHECKS,
        crashResilience: figures({
            percent: PERCENT,
            grade: GRADE,
            cases: schema_parts/* COUNT */.i2,
            graceful: schema_parts/* COUNT */.i2,
            accepted: schema_parts/* COUNT */.i2,
            crashed: schema_parts/* COUNT */.i2,
            timedOut: schema_parts/* COUNT */.i2,
            internalErrors: schema_parts/* COUNT */.i2,
            masked: schema_parts/* COUNT */.i2,
        }),
        contextCost: figures({ tokens: schema_parts/* COUNT */.i2, perTool: (0,schema_parts/* list */.p_)(figures({ tool: schema_parts/* TEXT */.a$, tokens: schema_parts/* COUNT */.i2 })) }),
        coverage: figures({ tools: schema_parts/* COUNT */.i2, called: schema_parts/* COUNT */.i2, calledValidly: schema_parts/* COUNT */.i2, level: schema_parts/* TEXT */.a$ }),
    }, Object.keys(OF_CHECKS)),
    additionalProperties: { type: "object" },
    description: "Figures of the checks that ran: latency, responseSize, concurrency, lifecycle and others.",
};
const TOOL = object({
    name: schema_parts/* TEXT */.a$,
    listed: schema_parts/* FLAG */.lx,
    called: schema_parts/* FLAG */.lx,
    skipReason: TEXT_OR_NULL,
    cases: schema_parts/* COUNT */.i2,
    verdict: VERDICT,
    location: LOCATION_OR_NULL,
});
const CHECK = object({
    id: schema_parts/* TEXT */.a$,
    title: schema_parts/* TEXT */.a$,
    category: CATEGORY,
    verdict: VERDICT,
    severity: SEVERITY,
    findings: schema_parts/* COUNT */.i2,
    notVerified: (0,schema_parts/* list */.p_)(object({ tool: TEXT_OR_NULL, reason: schema_parts/* TEXT */.a$, calls: schema_parts/* COUNT */.i2 })),
    error: { ...TEXT_OR_NULL, description: "The check itself failed: its verdict is n/a." },
});
const FINDING = object({
    fingerprint: { ...FINGERPRINT, description: "Stays the same as long as the problem does." },
    check: schema_parts/* TEXT */.a$,
    category: CATEGORY,
    kind: oneOf(["violation", "risk"]),
    tool: TEXT_OR_NULL,
    toolIndex: { type: ["integer", "null"], minimum: 0 },
    severity: SEVERITY,
    message: schema_parts/* TEXT */.a$,
    case: TEXT_OR_NULL,
    property: TEXT_OR_NULL,
    arguments: { type: ["object", "null"] },
    outcome: oneOf([...outcome/* OUTCOMES */.im, null]),
    response: TEXT_OR_NULL,
    location: LOCATION_OR_NULL,
    reproduce: { ...TEXT_OR_NULL, description: "A command line for a POSIX shell." },
    why: schema_parts/* TEXT */.a$,
    fix: schema_parts/* TEXT */.a$,
    docs: schema_parts/* TEXT */.a$,
    baseline: oneOf(["new", "known", null]),
});
const FAILURE = object({
    stage: oneOf(["spawn", "startup", "initialize", "list"]),
    message: schema_parts/* TEXT */.a$,
    exit: (0,schema_parts/* orNull */.Xd)(object({ code: EXIT_CODE, signal: TEXT_OR_NULL, atMs: { type: "number" } })),
    stderrTail: schema_parts/* TEXT */.a$,
});
const SERVER = object({
    name: schema_parts/* TEXT */.a$,
    version: schema_parts/* TEXT */.a$,
    protocolVersion: schema_parts/* TEXT */.a$,
    era: oneOf(["legacy", "modern"]),
    transport: oneOf(["stdio", "http"]),
    target: schema_parts/* TEXT */.a$,
    startupMs: { type: ["number", "null"], minimum: 0 },
    instructionsChars: schema_parts/* COUNT */.i2,
});
const BASELINE = object({
    score: PERCENT,
    grade: GRADE,
    tokens: { type: ["integer", "null"], minimum: 0 },
    fixed: (0,schema_parts/* list */.p_)(object({ check: schema_parts/* TEXT */.a$, tool: TEXT_OR_NULL, message: schema_parts/* TEXT */.a$, severity: SEVERITY })),
    contract: (0,schema_parts/* orNull */.Xd)(object({
        added: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
        removed: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
        changed: {
            ...(0,schema_parts/* orNull */.Xd)((0,schema_parts/* list */.p_)(object({ tool: schema_parts/* TEXT */.a$, where: schema_parts/* TEXT */.a$, what: schema_parts/* TEXT */.a$, breaking: schema_parts/* FLAG */.lx }))),
            description: "null: the earlier schemas are not known.",
        },
    })),
    label: schema_parts/* TEXT */.a$,
    note: TEXT_OR_NULL,
});
const IMPACTS = ["breaking", "additive", "wording"];
const CONTRACT_UPDATE = {
    ...object({
        path: schema_parts/* TEXT */.a$,
        label: schema_parts/* TEXT */.a$,
        counts: object(Object.fromEntries(IMPACTS.map((impact) => [impact, schema_parts/* COUNT */.i2]))),
        changes: (0,schema_parts/* list */.p_)(object({ impact: oneOf(IMPACTS), tool: schema_parts/* TEXT */.a$, where: schema_parts/* TEXT */.a$, what: schema_parts/* TEXT */.a$ })),
    }),
    description: "What a pull request changes in the committed tool contract, breaking changes first.",
};
/** JSON Schema (2020-12) of the report. Closed but for `metrics`. Ships as `schemas/report.schema.json`. */
const REPORT_SCHEMA = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "MCP audit report",
    ...object({
        schemaVersion: { const: 1 },
        tool: object({ name: schema_parts/* TEXT */.a$, version: schema_parts/* TEXT */.a$ }),
        startedAt: { ...schema_parts/* TEXT */.a$, description: "ISO 8601, UTC." },
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
            reasons: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
        }),
        metrics: METRICS,
        tools: (0,schema_parts/* list */.p_)(TOOL),
        checks: (0,schema_parts/* list */.p_)(CHECK),
        findings: (0,schema_parts/* list */.p_)(FINDING),
        skipped: (0,schema_parts/* list */.p_)(object({ tool: schema_parts/* TEXT */.a$, reason: schema_parts/* TEXT */.a$ })),
        suppressed: (0,schema_parts/* list */.p_)(object({ fingerprint: FINGERPRINT, check: schema_parts/* TEXT */.a$, tool: TEXT_OR_NULL, message: schema_parts/* TEXT */.a$, reason: schema_parts/* TEXT */.a$ })),
        warnings: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
        failure: (0,schema_parts/* orNull */.Xd)(FAILURE),
        stopped: (0,schema_parts/* orNull */.Xd)(object({ reason: schema_parts/* TEXT */.a$, detail: schema_parts/* TEXT */.a$ })),
        shard: object({ index: schema_parts/* SHARD_NUMBER */.xy, count: schema_parts/* SHARD_NUMBER */.xy }),
        baseline: BASELINE,
        contractUpdate: CONTRACT_UPDATE,
        events: object({
            starts: schema_parts/* COUNT */.i2,
            restarts: schema_parts/* COUNT */.i2,
            exits: (0,schema_parts/* list */.p_)(object({ code: EXIT_CODE, signal: TEXT_OR_NULL, requested: schema_parts/* FLAG */.lx })),
            stdoutNoise: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
            stderrTail: schema_parts/* TEXT */.a$,
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
