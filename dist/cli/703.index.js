export const id = 703;
export const ids = [703];
export const modules = {

/***/ 41:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ freezeEvidence)
/* harmony export */ });
/** Freezes evidence through and through, without recursion: nothing that was recorded may change afterwards. */
function freezeEvidence(evidence) {
    const seen = new WeakSet([evidence]);
    const open = [evidence];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        Object.freeze(next);
        for (const value of Object.values(next)) {
            if (typeof value !== "object" || value === null || seen.has(value))
                continue;
            seen.add(value);
            open.push(value);
        }
    }
    return evidence;
}


/***/ }),

/***/ 2703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseEvidence: () => (/* binding */ parseEvidence)
});

// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(2210);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/text/json-scan.js
var json_scan = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/evidence/freeze.js
var freeze = __webpack_require__(41);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/evidence/schema-parts.js
var schema_parts = __webpack_require__(4558);
;// CONCATENATED MODULE: ./build/evidence/schema.js


const NUMBER = { type: "number" };
const anyObject = { type: "object" };
const schema_closed = (properties, optional = []) => ({
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
});
const schema_frame = schema_closed({ raw: schema_parts/* TEXT */.a$, chars: NUMBER, cut: schema_parts/* FLAG */.lx, atMs: NUMBER });
const exit = schema_closed({ code: (0,schema_parts/* orNull */.Xd)(NUMBER), signal: (0,schema_parts/* orNull */.Xd)(schema_parts/* TEXT */.a$), atMs: NUMBER });
const httpNote = schema_closed({
    status: (0,schema_parts/* orNull */.Xd)(NUMBER),
    contentType: (0,schema_parts/* orNull */.Xd)(schema_parts/* TEXT */.a$),
    trouble: (0,schema_parts/* orNull */.Xd)(schema_parts/* TEXT */.a$),
});
const httpSession = schema_closed({
    kind: { enum: ["streamable-http", "sse"] },
    sessionId: (0,schema_parts/* orNull */.Xd)(schema_closed({ chars: NUMBER, visibleAscii: schema_parts/* FLAG */.lx, givenBefore: schema_parts/* FLAG */.lx })),
    notified: (0,schema_parts/* orNull */.Xd)(schema_closed({ status: NUMBER, body: schema_parts/* FLAG */.lx })),
    stream: (0,schema_parts/* orNull */.Xd)(httpNote),
    deleted: (0,schema_parts/* orNull */.Xd)(NUMBER),
});
const exchange = schema_closed({
    id: schema_parts/* COUNT */.i2,
    connection: schema_parts/* COUNT */.i2,
    purpose: {
        enum: [
            "initialize",
            "list",
            "list-again",
            "liveness",
            "case",
            "retry",
            "confirm",
            "protocol",
            "multiplexing",
            "concurrency",
            "state",
            "bench",
        ],
    },
    caseKey: (0,schema_parts/* orNull */.Xd)(schema_parts/* TEXT */.a$),
    method: schema_parts/* TEXT */.a$,
    request: schema_frame,
    response: (0,schema_parts/* orNull */.Xd)(schema_frame),
    end: { enum: ["answered", "timed-out", "closed"] },
    durationMs: NUMBER,
    diedAfter: (0,schema_parts/* orNull */.Xd)(exit),
    http: httpNote,
}, ["http"]);
const message = schema_closed({
    kind: { enum: ["request", "notification", "unmatched-response", "invalid"] },
    method: (0,schema_parts/* orNull */.Xd)(schema_parts/* TEXT */.a$),
    frame: schema_frame,
    exchange: (0,schema_parts/* orNull */.Xd)(NUMBER),
});
const connection = schema_closed({
    id: schema_parts/* COUNT */.i2,
    purpose: { enum: ["audit", "confirm", "concurrency", "state", "worker"] },
    startedAtMs: NUMBER,
    startupMs: (0,schema_parts/* orNull */.Xd)(NUMBER),
    initialize: (0,schema_parts/* orNull */.Xd)(anyObject),
    exit: (0,schema_parts/* orNull */.Xd)(schema_closed({ code: (0,schema_parts/* orNull */.Xd)(NUMBER), signal: (0,schema_parts/* orNull */.Xd)(schema_parts/* TEXT */.a$), atMs: NUMBER, requested: schema_parts/* FLAG */.lx })),
    shutdown: (0,schema_parts/* orNull */.Xd)(schema_closed({
        how: { enum: ["stdin-close", "term", "kill", "already-exited"] },
        ms: NUMBER,
        leftovers: NUMBER,
    })),
    stderr: schema_closed({ tail: schema_parts/* TEXT */.a$, bytes: NUMBER }),
    noise: (0,schema_parts/* list */.p_)(schema_closed({ text: schema_parts/* TEXT */.a$, chars: NUMBER, atMs: NUMBER, exchange: (0,schema_parts/* orNull */.Xd)(NUMBER) })),
    noiseCount: NUMBER,
    messages: (0,schema_parts/* list */.p_)(message),
    messageCount: NUMBER,
    http: httpSession,
}, ["http"]);
const oneCase = schema_closed({
    key: schema_parts/* TEXT */.a$,
    id: schema_parts/* TEXT */.a$,
    kind: { enum: ["valid", "missing-required", "wrong-type", "robust", "bounds", "fuzz", "probe"] },
    toolIndex: schema_parts/* COUNT */.i2,
    tool: schema_parts/* TEXT */.a$,
    property: (0,schema_parts/* orNull */.Xd)(schema_parts/* TEXT */.a$),
    arguments: (0,schema_parts/* orNull */.Xd)(anyObject),
    proof: { enum: ["valid", "invalid", "unproven"] },
    timeoutMs: NUMBER,
    unless: schema_parts/* TEXT */.a$,
}, ["unless"]);
const repeat = schema_closed({ names: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$), directory: schema_parts/* TEXT */.a$ });
const target = {
    oneOf: [
        schema_closed({
            transport: { const: "stdio" },
            command: schema_parts/* TEXT */.a$,
            args: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
            cwd: schema_parts/* TEXT */.a$,
            display: schema_parts/* TEXT */.a$,
            repeat,
        }, ["repeat"]),
        schema_closed({ transport: { const: "http" }, url: schema_parts/* TEXT */.a$, display: schema_parts/* TEXT */.a$, repeat }, ["repeat"]),
    ],
};
/** Members that judging relies on; others may stand beside them. */
const schema_open = (properties) => ({ ...schema_closed(properties), additionalProperties: true });
const recordSettings = schema_open({
    scope: { enum: ["static", "read-only", "malformed", "all"] },
    protocol: { enum: ["auto", "legacy", "modern", "both"] },
    tools: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
    excludeTools: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
    timeoutMs: NUMBER,
    startupTimeoutMs: NUMBER,
    timeoutProbeSec: NUMBER,
    robustInput: schema_open({ enabled: schema_parts/* FLAG */.lx, maxTools: NUMBER, hangMs: (0,schema_parts/* orNull */.Xd)(NUMBER) }),
    concurrency: NUMBER,
    sequential: schema_parts/* FLAG */.lx,
    fuzz: schema_open({ calls: NUMBER, seed: (0,schema_parts/* orNull */.Xd)(NUMBER) }),
    probes: (0,schema_parts/* list */.p_)(schema_open({ name: schema_parts/* TEXT */.a$, tool: schema_parts/* TEXT */.a$, arguments: anyObject, expect: anyObject, retries: NUMBER })),
    bench: (0,schema_parts/* list */.p_)(schema_open({ probe: schema_parts/* TEXT */.a$, calls: NUMBER, concurrency: NUMBER })),
    workers: NUMBER,
    maxCallsPerSecond: NUMBER,
    shard: (0,schema_parts/* orNull */.Xd)(schema_open({ index: schema_parts/* SHARD_NUMBER */.xy, count: schema_parts/* SHARD_NUMBER */.xy })),
});
const severity = { enum: [...finding/* SEVERITIES */.oC] };
const judgeSettings = schema_open({
    checks: {
        type: "object",
        additionalProperties: schema_open({ enabled: schema_parts/* FLAG */.lx, severity: (0,schema_parts/* orNull */.Xd)(severity), options: anyObject }),
    },
    strict: schema_parts/* FLAG */.lx,
    suppressions: (0,schema_parts/* list */.p_)(schema_open({ check: schema_parts/* TEXT */.a$, tool: (0,schema_parts/* orNull */.Xd)(schema_parts/* TEXT */.a$), reason: schema_parts/* TEXT */.a$, expires: (0,schema_parts/* orNull */.Xd)(schema_parts/* TEXT */.a$) })),
    weights: { type: "object", additionalProperties: NUMBER },
    failOn: { enum: ["error", "warning", "regression", "never"] },
    failUnder: { type: "object", additionalProperties: NUMBER },
});
const failure = schema_closed({
    stage: { enum: ["spawn", "startup", "initialize", "list"] },
    message: schema_parts/* TEXT */.a$,
    exit: (0,schema_parts/* orNull */.Xd)(exit),
    stderrTail: schema_parts/* TEXT */.a$,
});
/** JSON Schema of an evidence file. Strict about what we wrote ourselves, open where the server's own data stands. */
const EVIDENCE_SCHEMA = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "mcp-audit-action evidence",
    description: "Everything that was recorded of one audit; enough to build its report again without the server.",
    ...schema_closed({
        schemaVersion: { const: 1 },
        auditor: schema_closed({ name: schema_parts/* TEXT */.a$, version: schema_parts/* TEXT */.a$ }),
        startedAt: schema_parts/* TEXT */.a$,
        durationMs: NUMBER,
        target,
        settings: schema_closed({ record: recordSettings, judge: judgeSettings }),
        failure: (0,schema_parts/* orNull */.Xd)(failure),
        stopped: (0,schema_parts/* orNull */.Xd)(schema_closed({
            reason: { enum: ["interrupted", "cannot-restart", "barred", "budget", "shard"] },
            detail: schema_parts/* TEXT */.a$,
        })),
        connections: (0,schema_parts/* list */.p_)(connection),
        exchanges: (0,schema_parts/* list */.p_)(exchange),
        cases: (0,schema_parts/* list */.p_)(oneCase),
        dropped: (0,schema_parts/* list */.p_)(schema_closed({ toolIndex: schema_parts/* COUNT */.i2, id: schema_parts/* TEXT */.a$, reason: schema_parts/* TEXT */.a$ })),
        skipped: (0,schema_parts/* list */.p_)(schema_closed({
            toolIndex: schema_parts/* COUNT */.i2,
            tool: schema_parts/* TEXT */.a$,
            cause: { enum: ["consent", "filter", "not-synthesizable", "shard"] },
            reason: schema_parts/* TEXT */.a$,
        })),
        locations: {
            type: "object",
            additionalProperties: schema_closed({ path: schema_parts/* TEXT */.a$, line: NUMBER, endLine: NUMBER, column: NUMBER, endColumn: NUMBER }, ["column", "endColumn"]),
        },
        extra: anyObject,
    }),
};

;// CONCATENATED MODULE: ./build/evidence/parse.js






const HINT = "Give the `evidence.json` that a run of this version wrote.";
let compiled = null;
/** Compiled at the first file that is read: most runs read none. */
function validator() {
    compiled ??= new _2020.Ajv2020({ strict: false }).compile(EVIDENCE_SCHEMA);
    return compiled;
}
/** Deeper than any recorded value; parsing millions of levels takes minutes. */
const DEEPEST = 100_000;
function readJson(text) {
    if ((0,json_scan/* nesting */.tU)(text) > DEEPEST)
        throw new errors/* UsageError */.eb(`The evidence file nests too deep. ${HINT}`);
    try {
        return JSON.parse(text);
    }
    catch {
        throw new errors/* UsageError */.eb(`The evidence file is not JSON. ${HINT}`);
    }
}
function sentence(error) {
    const place = error === undefined || error.instancePath === "" ? "the whole" : `\`${error.instancePath}\``;
    const allowed = Array.isArray(error?.params.allowedValues)
        ? `: ${error.params.allowedValues.join(", ")}`
        : "";
    return `${place} ${error?.message ?? "is wrong"}${allowed}`;
}
/** Reads an evidence file. Throws UsageError that names the first thing wrong. */
function parseEvidence(text) {
    const value = readJson(text);
    if ((0,json/* isObject */.Gv)(value) && value.schemaVersion !== undefined && value.schemaVersion !== 1) {
        throw new errors/* UsageError */.eb(`This evidence file has the schema version ${JSON.stringify(value.schemaVersion).slice(0, 40)}; this program reads 1. ${HINT}`);
    }
    const validate = validator();
    if (validate(value))
        return (0,freeze/* freezeEvidence */.$)(value);
    throw new errors/* UsageError */.eb(`This is not an evidence file: ${sentence(validate.errors?.[0])}. ${HINT}`);
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

/***/ 8697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ skipSpace),
/* harmony export */   UI: () => (/* binding */ opens),
/* harmony export */   VS: () => (/* binding */ stringEnd),
/* harmony export */   Yi: () => (/* binding */ closerOf),
/* harmony export */   dJ: () => (/* binding */ valueEnd),
/* harmony export */   tU: () => (/* binding */ nesting)
/* harmony export */ });
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LITERAL = /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Whether a character opens an object or an array. */
const opens = (code) => code === 0x7b || code === 0x5b;
const closes = (code) => code === 0x7d || code === 0x5d;
/** Position of the first character from `from` on that is no white space. */
function skipSpace(text, from) {
    let at = from;
    for (let code = text.charCodeAt(at); code === 0x20 || (code >= 9 && code <= 13);) {
        at += 1;
        code = text.charCodeAt(at);
    }
    return at;
}
/** Position after the string that starts at `from`, -1 when it never ends. */
function stringEnd(text, from) {
    for (let quote = text.indexOf('"', from + 1); quote > 0; quote = text.indexOf('"', quote + 1)) {
        let before = quote - 1;
        while (text.charCodeAt(before) === BACKSLASH)
            before -= 1;
        if ((quote - before) % 2 === 1)
            return quote + 1;
    }
    return -1;
}
/** Deepest nesting of brackets in a JSON text; brackets in its strings do not count. */
function nesting(text) {
    let depth = 0;
    let deepest = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === QUOTE) {
            const end = stringEnd(text, at);
            if (end < 0)
                break;
            at = end - 1;
        }
        else if (opens(code)) {
            depth += 1;
            if (depth > deepest)
                deepest = depth;
        }
        else if (closes(code))
            depth -= 1;
    }
    return deepest;
}
/** Position of the bracket that closes what `from` lies in, -1 when there is none. */
function closerOf(text, from) {
    let depth = 0;
    for (let at = from; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === QUOTE) {
            at = stringEnd(text, at) - 1;
            if (at < 0)
                return -1;
        }
        else if (opens(code))
            depth += 1;
        else if (closes(code)) {
            if (depth === 0)
                return at;
            depth -= 1;
        }
    }
    return -1;
}
/** Position after the value that starts at `from`, -1 when it never ends. */
function valueEnd(text, from) {
    const code = text.charCodeAt(from);
    if (code === QUOTE)
        return stringEnd(text, from);
    if (opens(code))
        return closerOf(text, from + 1) + 1 || -1;
    LITERAL.lastIndex = from;
    return LITERAL.test(text) ? LITERAL.lastIndex : -1;
}


/***/ })

};
