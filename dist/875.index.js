export const id = 875;
export const ids = [875,749];
export const modules = {

/***/ 7749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  joinOutcome: () => (/* binding */ joinOutcome),
  judgedTogether: () => (/* binding */ judgedTogether)
});

// EXTERNAL MODULE: ./build/core/committed.js + 2 modules
var committed = __webpack_require__(7118);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(2210);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/text/json-scan.js
var json_scan = __webpack_require__(1078);
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

// EXTERNAL MODULE: ./build/core/base.js + 1 modules
var base = __webpack_require__(5000);
// EXTERNAL MODULE: ./build/facts/listing.js
var listing = __webpack_require__(4920);
// EXTERNAL MODULE: ./build/core/shard-note.js
var shard_note = __webpack_require__(8467);
;// CONCATENATED MODULE: ./build/core/one-run.js



/** The tools in the order that their numbers come from: another order would give the calls of one tool to another. */
const one_run_listing = (evidence) => JSON.stringify((0,listing/* listedTools */.$)(evidence).map(({ name }) => name));
/** What shards of one run have in common, by what to call it. */
const SAME = [
    ["commit", (one) => (0,shard_note/* readShardNote */.T)(one)?.commit ?? ""],
    ["number of shards", (one) => one.settings.record.shard?.count ?? 1],
    ["version of this tool", (one) => one.auditor],
    ["settings", ({ settings }) => [{ ...settings.record, shard: null }, settings.judge]],
];
const nameOf = ({ settings }) => `shard ${settings.record.shard?.index ?? "without a number"}`;
/**
 * Throws UsageError unless these can be shards of one run: each there once, of one commit, with the same settings, and of
 * the same tools in the same order. Those whose server did not start have no tools to compare.
 */
function mustBeOneRun(sorted) {
    const [first, ...rest] = sorted;
    if (first === undefined)
        throw new errors/* UsageError */.eb("There is nothing to merge.");
    for (const [index, one] of rest.entries()) {
        const other = SAME.find(([, of]) => JSON.stringify(of(one)) !== JSON.stringify(of(first)));
        if (other !== undefined) {
            throw new errors/* UsageError */.eb(`The shards are not of one run: ${nameOf(first)} and ${nameOf(one)} differ in the ${other[0]}.`);
        }
        if (nameOf(one) === nameOf(sorted[index]))
            throw new errors/* UsageError */.eb(`The same shard is given twice: ${nameOf(one)}.`);
    }
    const { index, count } = sorted.at(-1)?.settings.record.shard ?? { index: 1, count: 1 };
    if (index > count)
        throw new errors/* UsageError */.eb(`There is no shard ${index} of ${count}.`);
    const [started, ...others] = sorted.filter((one) => one.failure === null);
    if (started === undefined)
        return;
    const tools = one_run_listing(started);
    if (others.some((one) => one_run_listing(one) !== tools)) {
        throw new errors/* UsageError */.eb("The shards did not list the same tools in the same order: they are not of one run.");
    }
}

;// CONCATENATED MODULE: ./build/core/merge.js


/** What is asked of the server as a whole: the first shard's answers stand for all. */
const WHOLE = new Set(["list", "list-again", "protocol", "multiplexing"]);
/** Missing shards that are told by their number. */
const TOLD = 20;
/** Moves the numbers of one shard's connections and exchanges past those before it. */
function renumber(evidence, first, connections, exchanges) {
    const exchangeId = (id) => (id === null ? null : id + exchanges);
    const message = (one) => ({ ...one, exchange: exchangeId(one.exchange) });
    return {
        ...evidence,
        connections: evidence.connections.map((one) => ({
            ...one,
            id: one.id + connections,
            noise: one.noise.map((line) => ({ ...line, exchange: exchangeId(line.exchange) })),
            messages: one.messages.map(message),
        })),
        exchanges: evidence.exchanges
            .filter((one) => first || !WHOLE.has(one.purpose))
            .map((one) => ({ ...one, id: one.id + exchanges, connection: one.connection + connections })),
        extra: { ...evidence.extra, ...movedLifecycle(evidence.extra.lifecycle, exchanges) },
    };
}
const above = (ids) => ids.reduce((max, one) => Math.max(max, one.id), -1) + 1;
const listIn = (value, key) => {
    const found = (0,json/* member */.Dc)(value, key);
    return Array.isArray(found) ? found : [];
};
/** What was created and deleted in sequence names exchanges by number. */
function movedLifecycle(lifecycle, exchanges) {
    if (!(0,json/* isObject */.Gv)(lifecycle))
        return {};
    const move = (id) => (typeof id === "number" ? id + exchanges : id);
    const runs = listIn(lifecycle, "runs").map((run) => {
        const steps = (0,json/* member */.Dc)(run, "steps");
        if (!(0,json/* isObject */.Gv)(run) || !(0,json/* isObject */.Gv)(steps))
            return run;
        return { ...run, steps: Object.fromEntries(Object.entries(steps).map(([key, id]) => [key, move(id)])) };
    });
    return { lifecycle: { ...lifecycle, runs } };
}
/** One member of `extra` whose lists are shared out among the shards; the rest of it is the first shard's. */
function joinedExtra(shards, name, lists) {
    const [first, ...rest] = shards.flatMap(({ extra }) => ((0,json/* isObject */.Gv)(extra[name]) ? [extra[name]] : []));
    if (first === undefined)
        return {};
    const joined = lists.map((key) => [key, [first, ...rest].flatMap((one) => listIn(one, key))]);
    return { [name]: { ...first, ...Object.fromEntries(joined) } };
}
/** Numbers of the shards whose tools nobody called. */
function absentOf(shards) {
    const count = shards[0]?.settings.record.shard?.count ?? 0;
    const there = new Set(shards.map((one) => one.settings.record.shard?.index));
    const all = Array.from({ length: count }, (_, index) => index + 1);
    return { missing: all.filter((index) => !there.has(index)), count };
}
/** Reasons of the tools that no shard called. "Another shard's" is none, unless that shard is not there. */
function mergeSkipped(shards) {
    const { missing, count } = absentOf(shards);
    const absent = new Set(missing);
    const byTool = new Map();
    for (const skipped of shards.flatMap((one) => one.skipped)) {
        const share = (skipped.toolIndex % (count || 1)) + 1;
        const reason = `belongs to shard ${share}, which called nothing`;
        if (skipped.cause !== "shard")
            byTool.set(skipped.toolIndex, skipped);
        else if (absent.has(share))
            byTool.set(skipped.toolIndex, { ...skipped, reason });
    }
    return [...byTool.values()].sort((a, b) => a.toolIndex - b.toolIndex);
}
function missingWords({ missing, count }) {
    const shown = missing.slice(0, TOLD).join(", ");
    const more = missing.length > TOLD ? ` and ${missing.length - TOLD} more` : "";
    if (missing.length === 0)
        return [];
    return missing.length === 1
        ? [`shard ${shown} of ${count} is missing, its tools were not called`]
        : [`shards ${shown}${more} of ${count} are missing, their tools were not called`];
}
/** Why the whole was not tried, if it was not: shards that are missing, whose server did not start, or that ended early. */
function stoppedOf(shards) {
    const name = ({ settings }) => {
        const { shard } = settings.record;
        return shard === null ? "the run" : `shard ${shard.index} of ${shard.count}`;
    };
    const missing = missingWords(absentOf(shards));
    const failed = shards.filter((one) => one.failure !== null);
    const early = shards.filter((one) => one.failure === null && one.stopped !== null);
    const words = [
        ...missing,
        ...failed.map((one) => `${name(one)} called nothing: ${one.failure?.message}`),
        ...early.map((one) => `${name(one)} ended early: ${one.stopped?.detail}`),
    ];
    if (words.length === 0)
        return null;
    const reasons = early.flatMap(({ stopped }) => (stopped === null ? [] : [stopped.reason]));
    const asked = reasons.find((reason) => reason === "barred" || reason === "cannot-restart") ?? reasons[0];
    const partial = missing.length > 0 || failed.length > 0 || reasons.includes("interrupted");
    return { reason: partial ? "shard" : (asked ?? "shard"), detail: words.join("; ") };
}
/** The shards one after another, each with numbers past those before it. */
function renumbered(shards) {
    let [connections, exchanges] = [0, 0];
    return shards.map((shard, index) => {
        const moved = renumber(shard, index === 0, connections, exchanges);
        connections = Math.max(connections, above(moved.connections));
        exchanges = Math.max(exchanges, above(moved.exchanges));
        return moved;
    });
}
const shardIndex = ({ settings }) => settings.record.shard?.index ?? 0;
/**
 * Joins the evidence of the shards of one run into that of the whole, from which the report is built as ever. What is
 * missing, or could not start its server, is said in `stopped`; only when no shard could start it, the whole could not.
 * Throws UsageError when there is none, a shard is there twice, or they are not of one run.
 */
function mergeEvidence(shards) {
    const sorted = [...shards].sort((a, b) => shardIndex(a) - shardIndex(b));
    mustBeOneRun(sorted);
    const started = sorted.filter((one) => one.failure === null);
    const moved = renumbered(started.length === 0 ? sorted.slice(0, 1) : started);
    const first = moved[0];
    const { shard: _, ...extra } = first.extra;
    return {
        ...first,
        startedAt: sorted.map((one) => one.startedAt).sort()[0] ?? first.startedAt,
        durationMs: Math.max(...sorted.map((one) => one.durationMs)),
        settings: { ...first.settings, record: { ...first.settings.record, shard: null } },
        stopped: stoppedOf(sorted),
        connections: moved.flatMap((one) => one.connections),
        exchanges: moved.flatMap((one) => one.exchanges),
        cases: moved.flatMap((one) => one.cases).sort((a, b) => a.toolIndex - b.toolIndex),
        dropped: moved.flatMap((one) => one.dropped),
        skipped: mergeSkipped(started),
        extra: {
            ...extra,
            ...joinedExtra(moved, "lifecycle", ["notes", "runs"]),
            ...joinedExtra(moved, "era-parity", ["outcomes"]),
        },
    };
}

// EXTERNAL MODULE: ./build/core/rescore.js
var rescore = __webpack_require__(7332);
;// CONCATENATED MODULE: ./build/core/join.js






function parsed(name, text) {
    try {
        const evidence = parseEvidence(text);
        if (evidence.settings.record.shard !== null)
            return evidence;
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            throw new errors/* UsageError */.eb(`${name}: ${error.message}`);
        throw error;
    }
    throw new errors/* UsageError */.eb(`${name} is no shard: its audit had no \`shard\` input.`);
}
function shardOf({ name, evidence: text, base }, commit) {
    const evidence = parsed(name, text);
    const own = (0,shard_note/* readShardNote */.T)(evidence)?.commit ?? "";
    if (own !== "" && commit !== "" && own !== commit) {
        const [theirs, ours] = [own.slice(0, 7), commit.slice(0, 7)];
        throw new errors/* UsageError */.eb(`${name} is of the commit ${theirs}, and this run is about ${ours}.`);
    }
    return { evidence, base: base === null ? null : parsed(`${name}, base`, base) };
}
function joinedBase(shards) {
    const notes = shards.flatMap(({ evidence }) => (0,shard_note/* readShardNote */.T)(evidence)?.base ?? []);
    if (notes.length === 0)
        return { baseline: null, note: null };
    const why = notes.find(({ note }) => note !== null)?.note ?? null;
    if (why !== null)
        return { baseline: null, note: why };
    const known = shards.flatMap(({ base }) => base ?? []);
    if (known.length === 0)
        return (0,base/* noBase */.pr)("No shard left its share of the base");
    try {
        const evidence = mergeEvidence(known);
        return (0,base/* baseOf */.bx)({ report: (0,rescore/* rescore */.W)(evidence), evidence }, notes[0]?.label ?? "");
    }
    catch (error) {
        if (!(error instanceof errors/* UsageError */.eb))
            throw error;
        return (0,base/* noBase */.pr)(`The shares of the base do not fit together. ${error.message}`);
    }
}
/**
 * Joins what the shards of one run left. `commit` is the one this run is about, "" when that is not known. Throws
 * UsageError that names the shard for what is no evidence of a shard or of another commit, and for shards that are not of
 * one run.
 */
function joinShards(texts, commit) {
    const shards = texts.map((one) => shardOf(one, commit));
    return { evidence: mergeEvidence(shards.map((one) => one.evidence)), base: joinedBase(shards) };
}

// EXTERNAL MODULE: ./build/core/shard-files.js
var shard_files = __webpack_require__(156);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/action/audit.js + 116 modules
var audit = __webpack_require__(1846);
// EXTERNAL MODULE: ./build/action/core.js + 1 modules
var core = __webpack_require__(3960);
;// CONCATENATED MODULE: ./build/action/join.js









/** Characters of the shards' names in a line of the log. */
const NAMES_CHARS = 2_000;
/** The report of the whole, judged as the shards were told to judge, and compared as an ordinary run's is. */
function judgedTogether(shards, run, context) {
    const names = (0,cut/* cut */.J)((0,cut/* oneLine */.T)(shards.map(({ name }) => name).join(", ")), NAMES_CHARS);
    (0,core/* info */.pq)((0,text_escape/* escapeCommand */.Nf)(`Joining ${shards.length} shards: ${names}`));
    const { evidence, base } = joinShards(shards, context.sha);
    const found = run.baseline === null ? base : { baseline: (0,committed/* readBaseline */.mF)(run.baseline), note: null };
    const { baseline, note } = (0,audit.saidOpen)(found, evidence.settings.judge.failOn);
    if (note !== null)
        (0,core/* warning */.$e)((0,text_escape/* escapeCommand */.Nf)(note));
    return { report: (0,rescore/* rescore */.W)(evidence, { baseline, baselineNote: note }), evidence };
}
/** What the shards of this run saw together. Throws UsageError when there is none to join. */
async function joinOutcome(run, context) {
    const shards = await (0,shard_files/* readShards */.O)(run.reportDir, true);
    if (shards.length === 0) {
        throw new errors/* UsageError */.eb(`There is no shard to join at ${run.reportDir}: no folder in it holds an evidence.json. Either no shard left its report, or this is no job of a matrix of \`shard\`s. To publish what another workflow left, \`mode: publish\` needs the event \`workflow_run\`.`);
    }
    if (run.baselineRef !== null) {
        (0,core/* warning */.$e)("`baseline-ref` has no effect where shards are joined: give it to the shards.");
    }
    const { report, evidence } = judgedTogether(shards, run, context);
    return { report, evidence, comment: (0,audit.toldAs)(report, run, context), base: null };
}


/***/ }),

/***/ 875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./build/core/artifact.js
var artifact = __webpack_require__(198);
// EXTERNAL MODULE: ./build/core/files.js
var files = __webpack_require__(1645);
// EXTERNAL MODULE: ./build/core/shard-files.js
var shard_files = __webpack_require__(156);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/checks/registry.gen.js + 75 modules
var registry_gen = __webpack_require__(7029);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/json-scan.js
var json_scan = __webpack_require__(1078);
// EXTERNAL MODULE: ./build/report/parse.js + 1 modules
var parse = __webpack_require__(9986);
;// CONCATENATED MODULE: ./build/report/untrusted.js







const DEEPEST = 100;
const LONGEST = 20_000;
/** The value with every text cut to a length that no report of this tool has. */
function withShortTexts(value) {
    if (typeof value === "string")
        return (0,cut/* cut */.J)(value, LONGEST);
    if (Array.isArray(value))
        return value.map(withShortTexts);
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withShortTexts(item)]));
}
const BY_ID = new Map(registry_gen/* CHECKS */.u.map((check) => [check.id, check]));
const isKnown = ({ check }) => BY_ID.has(check);
/** A place in the repository, or none: annotations are written there. */
function placeOf(location) {
    if (location === null)
        return null;
    const { path, line, endLine } = location;
    const parts = path.split("/");
    const outside = parts.some((part) => part === ".." || part === "." || part === "");
    if (outside || path.includes("\\") || path.length > 500)
        return null;
    return { path, line, endLine: Math.max(line, endLine) };
}
/** What is ours to say is said by us; a command to paste into a shell is not taken from others. */
function ownWords(finding) {
    const check = BY_ID.get(finding.check);
    if (check === undefined)
        return finding;
    return {
        ...finding,
        category: check.category,
        kind: check.kind,
        why: check.why,
        docs: `${version/* DOCS_BASE */.M}/checks/${check.id}.md`,
        reproduce: null,
        location: placeOf(finding.location),
    };
}
/**
 * The report in an artifact that anybody may have written: of the published schema, with checks of ours only, our own
 * words and links for them, and no commands. Texts that quote the server stay, since every sink escapes them. Throws
 * UsageError for anything else.
 */
function untrustedReport(text) {
    if ((0,json_scan/* nesting */.tU)(text) > DEEPEST)
        throw new errors/* UsageError */.eb("The artifact is no report of this tool: it nests too deep.");
    let report;
    try {
        report = withShortTexts((0,parse/* readReport */.t)(text));
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`The artifact is no report of this tool: ${error.message}`);
    }
    const foreign = report.findings.filter((finding) => !isKnown(finding)).length;
    const told = foreign === 0 ? [] : [`${foreign} findings are of checks that this version does not have.`];
    return {
        ...report,
        findings: report.findings.filter(isKnown).map(ownWords),
        suppressed: report.suppressed.filter(isKnown),
        checks: report.checks.filter(({ id }) => BY_ID.has(id)),
        tools: report.tools.map((tool) => ({ ...tool, location: placeOf(tool.location) })),
        warnings: [...told, ...report.warnings],
        ...(report.baseline === undefined
            ? {}
            : { baseline: { ...report.baseline, fixed: report.baseline.fixed.filter(isKnown) } }),
    };
}

// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/action/core.js + 1 modules
var core = __webpack_require__(3960);
// EXTERNAL MODULE: ./build/action/github/client.js
var client = __webpack_require__(3388);
;// CONCATENATED MODULE: ./build/action/github/find-pull.js
async function byBranch(client, context, run) {
    if (run.headOwner === "" || run.headBranch === "")
        return [];
    const { owner, repo } = context;
    const head = `${run.headOwner}:${run.headBranch}`;
    const { data } = await client.rest.pulls.list({ owner, repo, state: "open", head, per_page: 100 });
    return data;
}
async function byCommit(client, context) {
    const { owner, repo, sha } = context;
    const { data } = await client.rest.repos.listPullRequestsAssociatedWithCommit({
        owner,
        repo,
        commit_sha: sha,
        per_page: 100,
    });
    return data;
}
/**
 * The open pull requests of this repository whose head is the event's commit, the oldest first. `workflow_run.pull_requests`
 * is empty for forks, and no number is ever taken from an artifact: the event names branch and commit, GitHub the rest.
 */
async function findPulls(client, context, run) {
    const here = `${context.owner}/${context.repo}`.toLowerCase();
    const fits = (one) => one.state === "open" && one.head.sha === context.sha && one.base.repo.full_name.toLowerCase() === here;
    const found = (await byBranch(client, context, run)).filter(fits);
    const all = found.length > 0 ? found : (await byCommit(client, context)).filter(fits);
    return all.map(({ number }) => ({ number })).sort((a, b) => a.number - b.number);
}

// EXTERNAL MODULE: ./build/action/github/post.js + 6 modules
var post = __webpack_require__(4375);
// EXTERNAL MODULE: ./build/action/join.js + 5 modules
var join = __webpack_require__(7749);
// EXTERNAL MODULE: ./build/action/log.js + 7 modules
var log = __webpack_require__(7988);
;// CONCATENATED MODULE: ./build/action/publish.js












/** Milliseconds that finding the pull request may take. */
const BUDGET = 60_000;
/** Pull requests of one branch that are answered. */
const PULLS = 5;
const NOTHING = { report: null, posted: { commentUrl: "", checkRunUrl: "" } };
async function pullsOf(token, context, run) {
    try {
        const pulls = await findPulls(await (0,client/* createClient */.UU)(token, BUDGET), context, run);
        if (pulls.length === 0)
            (0,core/* info */.pq)("Nothing to publish: no open pull request has this commit as its head.");
        return pulls;
    }
    catch (error) {
        const { words } = (0,client/* reasonOf */.A3)(error);
        (0,core/* notice */.lm)((0,text_escape/* escapeCommand */.Nf)(`Nothing was published: the pull request could not be looked up (${words}).`));
        return [];
    }
}
/** A forged report must not turn a run that failed into a check that passed. */
function agreeing(report, run) {
    if (run.conclusion === "success" || report.conclusion.result === "failure")
        return report;
    const reasons = [`the run itself ended with ${run.conclusion === "" ? "no conclusion" : run.conclusion}`];
    return { ...report, conclusion: { result: "failure", exitCode: 1, reasons } };
}
/** What was left as shards is joined first; what that gives is no more trusted than a report that was left. */
async function joined(shards, run, context) {
    let text;
    try {
        text = (0,files/* reportJson */.l4)((0,join.judgedTogether)(shards, run, context).report);
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            throw error;
        // Forged evidence may break what recorded one cannot.
        throw new errors/* UsageError */.eb(`The artifacts hold no evidence of this tool: ${error.message}`);
    }
    return untrustedReport(text);
}
async function readLeft(run, context) {
    const shards = await (0,shard_files/* readShards */.O)(run.reportDir, false);
    if (shards.length > 0)
        return joined(shards, run, context);
    const report = untrustedReport(await (0,artifact/* readArtifact */.R9)(run.reportDir));
    if (report.shard === undefined)
        return report;
    // Of a single artifact the download leaves the files where those of a whole run would be.
    const alone = await (0,shard_files/* readShards */.O)(run.reportDir, true);
    if (alone.length > 0)
        return joined(alone, run, context);
    throw new errors/* UsageError */.eb("The report is one shard's, and the evidence that shards are joined by is not there.");
}
/** Does the same for each pull request, with what it is answered by. One branch may be offered to several branches. */
async function forEachPull({ token, github }, context, pulls, act) {
    for (const [index, { number }] of pulls.slice(0, PULLS).entries()) {
        // The check run belongs to the commit, so there is one of it.
        const settings = { ...github, checkRun: github.checkRun && index === 0 };
        const poster = await (0,post.createPoster)(token, { ...context, pullRequest: number, claimed: true }, settings);
        await poster.begin();
        await act(poster, index);
    }
}
/** A run that ended before there was a report is told too: a check that is required would be waited for without end. */
async function tellNothingLeft(run, context, workflowRun) {
    const { conclusion } = workflowRun;
    const text = `The run of the pull request ended with ${conclusion || "no conclusion"} and left no report.`;
    (0,core/* notice */.lm)((0,text_escape/* escapeCommand */.Nf)(text));
    await forEachPull(run, context, await pullsOf(run.token, context, workflowRun), (poster) => poster.abandon("failure", "MCP audit could not run", text));
    return NOTHING;
}
/**
 * Posts what an unprivileged run left as an artifact, which is untrusted: it is read as data, checked, and rendered anew.
 * Whom to answer follows from the event alone. Throws UsageError for wrong use and for an artifact that is no report.
 */
async function publish(run, context) {
    const { workflowRun } = context;
    if (workflowRun === null)
        throw new errors/* UsageError */.eb("The event of this `workflow_run` tells of no run.");
    if (workflowRun.event !== "pull_request") {
        (0,core/* info */.pq)(`Nothing to publish: the run was started by ${workflowRun.event}, not by a pull request.`);
        return NOTHING;
    }
    if (await (0,artifact/* isNothingLeft */.D8)(run.reportDir))
        return tellNothingLeft(run, context, workflowRun);
    const report = agreeing(await readLeft(run, context), workflowRun);
    const pulls = await pullsOf(run.token, context, workflowRun);
    if (pulls.length === 0)
        return NOTHING;
    (0,log/* logReport */.T)(report);
    let posted = NOTHING.posted;
    await forEachPull(run, context, pulls, async (poster, index) => {
        const done = await poster.finish(report, run.fallbackPath);
        if (index === 0)
            posted = done;
    });
    return { report, posted };
}


/***/ }),

/***/ 198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ isNothingLeft),
/* harmony export */   R9: () => (/* binding */ readArtifact),
/* harmony export */   rM: () => (/* binding */ readPlain)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2011);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1645);
/* harmony import */ var _zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3389);






/** Bytes. A report of 1,000 tools with thousands of findings is a fraction of it. */
const ARTIFACT_LIMIT = 32 * 1024 * 1024;
/** A link or a device may not stand where a file is expected: it would be read from somewhere else. */
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
async function readBounded(path, limit) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, FLAGS);
    try {
        const stat = await file.stat();
        if (!stat.isFile())
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${path} is no plain file.`);
        if (stat.size > limit)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${path} is larger than ${limit} bytes.`);
        return await file.readFile();
    }
    finally {
        await file.close();
    }
}
/** A plain file of at most `limit` bytes; no link is followed. Throws UsageError for anything else. */
async function readPlain(path, limit) {
    try {
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path)).isFile())
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${path} is no plain file.`);
        return await readBounded(path, limit);
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb)
            throw error;
        const { code } = error;
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${path} cannot be read (${code ?? error.message}).`);
    }
}
/** Whether there is no artifact at all: the run that should have left it ended before. */
const isNothingLeft = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).then(() => false, (error) => error.code === "ENOENT");
/**
 * The JSON report that another run left, as text, from the folder of its artifact or from the zip file itself. Nothing
 * else of it is read, no link is followed and nothing is unpacked to the disk. Throws UsageError when there is none, or
 * when it is larger than any report.
 */
async function readArtifact(path) {
    const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => null);
    if (stat === null)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`There is no artifact at ${path}.`);
    if (stat.isSymbolicLink())
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${path} is a link.`);
    if (stat.isDirectory())
        return (await readPlain((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, _files_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY.json), ARTIFACT_LIMIT)).toString("utf8");
    const entry = (0,_zip_js__WEBPACK_IMPORTED_MODULE_4__/* .readZipEntry */ .g)(await readPlain(path, ARTIFACT_LIMIT), _files_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY.json, ARTIFACT_LIMIT);
    if (entry === null)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`The artifact at ${path} holds no ${_files_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY.json}.`);
    return entry.toString("utf8");
}


/***/ }),

/***/ 1645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GY: () => (/* binding */ FILE_NAMES),
/* harmony export */   Li: () => (/* binding */ writeReports),
/* harmony export */   Sy: () => (/* binding */ BASE_EVIDENCE),
/* harmony export */   l4: () => (/* binding */ reportJson)
/* harmony export */ });
/* unused harmony exports renderFormat, writeFormat, writeWhole */
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
/** What a shard saw of its share of the base, beside its own evidence. */
const BASE_EVIDENCE = "base-evidence.json";
/** Formats that tell of single calls, and so need the evidence. */
const NEEDS_EVIDENCE = new Set(["html", "trace", "evidence"]);
/**
 * One format as text; what grows with the calls comes in pieces. Renderers are loaded only when they are used: most runs
 * want few of them.
 */
async function piecesOf(format, report, evidence) {
    switch (format) {
        case "json":
            return reportJson(report);
        case "sarif":
            return (await __webpack_require__.e(/* import() */ 520).then(__webpack_require__.bind(__webpack_require__, 520))).renderSarif(report);
        case "junit":
            return (await __webpack_require__.e(/* import() */ 227).then(__webpack_require__.bind(__webpack_require__, 4227))).renderJunit(report, evidence);
        case "html":
            return (await __webpack_require__.e(/* import() */ 490).then(__webpack_require__.bind(__webpack_require__, 9490))).htmlPieces(report, evidence);
        case "trace":
            return (await __webpack_require__.e(/* import() */ 798).then(__webpack_require__.bind(__webpack_require__, 8798))).traceLines(report, evidence);
        case "badge":
            return (await __webpack_require__.e(/* import() */ 452).then(__webpack_require__.bind(__webpack_require__, 1452))).renderBadge(report);
        case "comment":
            return (await Promise.all(/* import() */[__webpack_require__.e(50), __webpack_require__.e(116)]).then(__webpack_require__.bind(__webpack_require__, 6050))).renderComment(report, {
                key: "",
                sha: "",
                reportUrl: null,
            });
        case "evidence":
            return (await __webpack_require__.e(/* import() */ 622).then(__webpack_require__.bind(__webpack_require__, 8622))).evidencePieces(evidence);
    }
}
/** One format as one text. */
async function renderFormat(format, report, evidence) {
    const pieces = await piecesOf(format, report, evidence);
    return typeof pieces === "string" ? pieces : [...pieces].join("");
}
/** Writes one format of a run as `writeWhole` does. */
async function writeFormat(path, format, report, evidence) {
    await writeWhole(path, await piecesOf(format, report, evidence));
}
/** The JSON report as it is written and printed. */
function reportJson(report) {
    return `${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleJson */ .$m)(JSON.stringify(report, null, 2))}\n`;
}
/** Characters that are written at once. */
const WRITTEN = 128 * 1024;
/** Small pieces together: each one that is written is waited for. */
function* buffered(pieces) {
    let held = [];
    let chars = 0;
    for (const piece of pieces) {
        held.push(piece);
        chars += piece.length;
        if (chars < WRITTEN)
            continue;
        yield held.join("");
        held = [];
        chars = 0;
    }
    yield held.join("");
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
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, typeof text === "string" ? text : buffered(text), { flag: "wx" });
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
        await writeFormat(path, format, report, evidence);
        written[format] = path;
    }
    for (const [name, text] of Object.entries(more))
        await writeWhole((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, name), text);
    return written;
}


/***/ }),

/***/ 156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ readShards)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2011);
/* harmony import */ var _artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(198);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1645);
/* harmony import */ var _zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3389);






/** Bytes of one file of evidence: about 70,000 calls. */
const SHARD_LIMIT = 64 * 1024 * 1024;
/** Bytes of all that is read: what is parsed of it has to fit into the memory of a runner. */
const SHARDS_LIMIT = 256 * 1024 * 1024;
/** Entries of a folder that are looked at; a matrix of GitHub has at most 256 jobs. */
const MOST_ENTRIES = 1_000;
const isThere = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).then(() => true, () => false);
/** Reads files of one artifact, by exact name: from its folder, or from the zip file itself. */
async function readerOf(path) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isDirectory()) {
        return async (name) => {
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
            return (await isThere(file)) ? (0,_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlain */ .rM)(file, SHARD_LIMIT) : null;
        };
    }
    const zip = await (0,_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlain */ .rM)(path, SHARD_LIMIT);
    return async (name) => (0,_zip_js__WEBPACK_IMPORTED_MODULE_4__/* .readZipEntry */ .g)(zip, name, SHARD_LIMIT);
}
/** Folders and zip files inside of a folder. A link is neither. */
async function placesIn(folder) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
    if (entries.length > MOST_ENTRIES)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${folder} holds more than ${MOST_ENTRIES} entries.`);
    return entries
        .filter((one) => one.isDirectory() || (one.isFile() && one.name.endsWith(".zip")))
        .map((one) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, one.name))
        .sort();
}
async function readAll(places) {
    const shards = [];
    let bytes = 0;
    for (const place of places) {
        const read = await readerOf(place);
        const evidence = await read(_files_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY.evidence);
        if (evidence === null)
            continue;
        const base = await read(_files_js__WEBPACK_IMPORTED_MODULE_3__/* .BASE_EVIDENCE */ .Sy);
        bytes += evidence.length + (base?.length ?? 0);
        if (bytes > SHARDS_LIMIT)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`The shards are larger than ${SHARDS_LIMIT} bytes together.`);
        shards.push({
            name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(place),
            evidence: evidence.toString("utf8"),
            base: base?.toString("utf8") ?? null,
        });
    }
    return shards;
}
/**
 * What the shards left in a folder, one folder or zip file inside of it for each. Of a single artifact the download puts
 * the files into the folder itself; `alone` takes them from there (or from the one zip file) when there are no others.
 * Empty when there is none. Nothing else is read and no link is followed. Throws UsageError for links in the place of
 * files and for what is too large.
 */
async function readShards(path, alone) {
    const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(() => null);
    if (stat?.isSymbolicLink())
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${path} is a link.`);
    const shards = stat?.isDirectory() ? await readAll(await placesIn(path)) : [];
    return stat !== null && shards.length === 0 && alone ? readAll([path]) : shards;
}


/***/ }),

/***/ 3389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readZipEntry)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2011);


/** Signatures and fixed lengths of the records, as PKWARE's APPNOTE 6.3.10 has them (4.3.7, 4.3.12, 4.3.16). */
const END = { signature: 0x06054b50, length: 22, comment: 0xffff };
const CENTRAL = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
const MAX_ENTRIES = 1_000;
const SYMLINK = 0o120000;
const TYPE = 0o170000;
const broken = (why) => new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`The artifact is no zip file that can be read: ${why}.`);
function endOf(zip) {
    const earliest = Math.max(0, zip.length - END.length - END.comment);
    for (let at = zip.length - END.length; at >= earliest; at -= 1) {
        if (zip.readUInt32LE(at) === END.signature)
            return at;
    }
    throw broken("it has no directory");
}
function entryAt(zip, at) {
    if (zip.readUInt32LE(at) !== CENTRAL.signature)
        throw broken("its directory is damaged");
    const nameLength = zip.readUInt16LE(at + 28);
    const next = at + CENTRAL.length + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const entry = {
        name: zip.toString("utf8", at + CENTRAL.length, at + CENTRAL.length + nameLength),
        encrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
        method: zip.readUInt16LE(at + 10),
        packed: zip.readUInt32LE(at + 20),
        size: zip.readUInt32LE(at + 24),
        link: ((zip.readUInt32LE(at + 38) >>> 16) & TYPE) === SYMLINK,
        offset: zip.readUInt32LE(at + 42),
    };
    return { entry, next };
}
function entriesOf(zip) {
    const end = endOf(zip);
    const count = zip.readUInt16LE(end + 10);
    if (count > MAX_ENTRIES)
        throw broken(`it holds more than ${MAX_ENTRIES} files`);
    const entries = [];
    let at = zip.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
        const { entry, next } = entryAt(zip, at);
        entries.push(entry);
        at = next;
    }
    return entries;
}
function unpack(zip, entry, limit) {
    const { offset, packed, method } = entry;
    if (zip.readUInt32LE(offset) !== LOCAL.signature)
        throw broken("a file in it is damaged");
    const start = offset + LOCAL.length + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const data = zip.subarray(start, start + packed);
    if (method === 0)
        return data.subarray(0, limit + 1);
    if (method !== 8)
        throw broken("it is packed in an unknown way");
    // What the file claims of its size is only a claim: the bound holds while unpacking.
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(data, { maxOutputLength: limit + 1 });
}
/**
 * One file of a zip archive, by its exact name, or null when it holds none. Nothing is written to the disk, so names that
 * climb out of a folder mean nothing. Throws UsageError for archives that are damaged, for links and for what unpacks to
 * more than `limit` bytes.
 */
function readZipEntry(zip, name, limit) {
    try {
        const [entry, ...others] = entriesOf(zip).filter((one) => one.name === name);
        if (entry === undefined)
            return null;
        if (others.length > 0)
            throw broken(`it holds ${name} more than once`);
        if (entry.link || entry.encrypted)
            throw broken(`${name} in it is no plain file`);
        const text = unpack(zip, entry, limit);
        if (text.length > limit)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name} in the artifact is larger than ${limit} bytes.`);
        return text;
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb)
            throw error;
        if (error.code === "ERR_BUFFER_TOO_LARGE") {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name} in the artifact is larger than ${limit} bytes.`);
        }
        throw broken("its records do not fit");
    }
}


/***/ })

};
