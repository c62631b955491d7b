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
// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/evidence/freeze.js
var freeze = __webpack_require__(41);
;// CONCATENATED MODULE: ./build/evidence/schema.js
const nullable = (schema) => ({ anyOf: [schema, { type: "null" }] });
const string = { type: "string" };
const number = { type: "number" };
const schema_boolean = { type: "boolean" };
const index = { type: "integer", minimum: 0 };
const shardNumber = { type: "integer", minimum: 1, maximum: 99_999 };
const anyObject = { type: "object" };
const schema_closed = (properties, optional = []) => ({
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
});
const list = (items) => ({ type: "array", items });
const schema_frame = schema_closed({ raw: string, chars: number, cut: schema_boolean, atMs: number });
const exit = schema_closed({ code: nullable(number), signal: nullable(string), atMs: number });
const httpNote = schema_closed({
    status: nullable(number),
    contentType: nullable(string),
    trouble: nullable(string),
});
const httpSession = schema_closed({
    kind: { enum: ["streamable-http", "sse"] },
    sessionId: nullable(schema_closed({ chars: number, visibleAscii: schema_boolean, givenBefore: schema_boolean })),
    notified: nullable(schema_closed({ status: number, body: schema_boolean })),
    stream: nullable(httpNote),
    deleted: nullable(number),
});
const exchange = schema_closed({
    id: index,
    connection: index,
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
    caseKey: nullable(string),
    method: string,
    request: schema_frame,
    response: nullable(schema_frame),
    end: { enum: ["answered", "timed-out", "closed"] },
    durationMs: number,
    diedAfter: nullable(exit),
    http: httpNote,
}, ["http"]);
const message = schema_closed({
    kind: { enum: ["request", "notification", "unmatched-response", "invalid"] },
    method: nullable(string),
    frame: schema_frame,
    exchange: nullable(number),
});
const connection = schema_closed({
    id: index,
    purpose: { enum: ["audit", "confirm", "concurrency", "state", "worker"] },
    startedAtMs: number,
    startupMs: nullable(number),
    initialize: nullable(anyObject),
    exit: nullable(schema_closed({ code: nullable(number), signal: nullable(string), atMs: number, requested: schema_boolean })),
    shutdown: nullable(schema_closed({
        how: { enum: ["stdin-close", "term", "kill", "already-exited"] },
        ms: number,
        leftovers: number,
    })),
    stderr: schema_closed({ tail: string, bytes: number }),
    noise: list(schema_closed({ text: string, chars: number, atMs: number, exchange: nullable(number) })),
    noiseCount: number,
    messages: list(message),
    messageCount: number,
    http: httpSession,
}, ["http"]);
const oneCase = schema_closed({
    key: string,
    id: string,
    kind: { enum: ["valid", "missing-required", "wrong-type", "robust", "bounds", "fuzz", "probe"] },
    toolIndex: index,
    tool: string,
    property: nullable(string),
    arguments: nullable(anyObject),
    proof: { enum: ["valid", "invalid", "unproven"] },
    timeoutMs: number,
    unless: string,
}, ["unless"]);
const repeat = schema_closed({ names: list(string), directory: string });
const target = {
    oneOf: [
        schema_closed({
            transport: { const: "stdio" },
            command: string,
            args: list(string),
            cwd: string,
            display: string,
            repeat,
        }, ["repeat"]),
        schema_closed({ transport: { const: "http" }, url: string, display: string, repeat }, ["repeat"]),
    ],
};
/** Members that judging relies on; others may stand beside them. */
const schema_open = (properties) => ({ ...schema_closed(properties), additionalProperties: true });
const recordSettings = schema_open({
    scope: { enum: ["static", "read-only", "malformed", "all"] },
    protocol: { enum: ["auto", "legacy", "modern", "both"] },
    tools: list(string),
    excludeTools: list(string),
    timeoutMs: number,
    startupTimeoutMs: number,
    timeoutProbeSec: number,
    robustInput: schema_open({ enabled: schema_boolean, maxTools: number, hangMs: nullable(number) }),
    concurrency: number,
    sequential: schema_boolean,
    fuzz: schema_open({ calls: number, seed: nullable(number) }),
    probes: list(schema_open({ name: string, tool: string, arguments: anyObject, expect: anyObject, retries: number })),
    bench: list(schema_open({ probe: string, calls: number, concurrency: number })),
    workers: number,
    maxCallsPerSecond: number,
    shard: nullable(schema_open({ index: shardNumber, count: shardNumber })),
});
const severity = { enum: ["error", "warning", "notice"] };
const judgeSettings = schema_open({
    checks: {
        type: "object",
        additionalProperties: schema_open({ enabled: schema_boolean, severity: nullable(severity), options: anyObject }),
    },
    strict: schema_boolean,
    suppressions: list(schema_open({ check: string, tool: nullable(string), reason: string, expires: nullable(string) })),
    weights: { type: "object", additionalProperties: number },
    failOn: { enum: ["error", "warning", "regression", "never"] },
    failUnder: { type: "object", additionalProperties: number },
});
const failure = schema_closed({
    stage: { enum: ["spawn", "startup", "initialize", "list"] },
    message: string,
    exit: nullable(exit),
    stderrTail: string,
});
/** JSON Schema of an evidence file. Strict about what we wrote ourselves, open where the server's own data stands. */
const EVIDENCE_SCHEMA = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "mcp-audit-action evidence",
    description: "Everything that was recorded of one audit; enough to build its report again without the server.",
    ...schema_closed({
        schemaVersion: { const: 1 },
        auditor: schema_closed({ name: string, version: string }),
        startedAt: string,
        durationMs: number,
        target,
        settings: schema_closed({ record: recordSettings, judge: judgeSettings }),
        failure: nullable(failure),
        stopped: nullable(schema_closed({
            reason: { enum: ["interrupted", "cannot-restart", "barred", "budget", "shard"] },
            detail: string,
        })),
        connections: list(connection),
        exchanges: list(exchange),
        cases: list(oneCase),
        dropped: list(schema_closed({ toolIndex: index, id: string, reason: string })),
        skipped: list(schema_closed({
            toolIndex: index,
            tool: string,
            cause: { enum: ["consent", "filter", "not-synthesizable", "shard"] },
            reason: string,
        })),
        locations: {
            type: "object",
            additionalProperties: schema_closed({ path: string, line: number, endLine: number, column: number, endColumn: number }, ["column", "endColumn"]),
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
    if ((0,text_json/* depthOf */.d)(text) > DEEPEST)
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
