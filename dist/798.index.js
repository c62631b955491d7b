export const id = 798;
export const ids = [798];
export const modules = {

/***/ 1299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WC: () => (/* binding */ readConcurrency),
/* harmony export */   sg: () => (/* binding */ roundKey),
/* harmony export */   y_: () => (/* binding */ readConcurrentCall)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4452);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4126);


/** The rounds of a tool, in their order: one after another, all at once, and where that failed one after another again. */
const ROUNDS = ["before", "together", "after"];
/** What an exchange of the concurrency phase carries: round, number, key of the case. */
const roundKey = (round, number, caseKey) => `${round}/${number} ${caseKey}`;
/** Whether the answer keeps a caller out for what lies beyond the server, so that it says nothing of the server's own state. */
function isKeptOut(exchange, tool) {
    const { blocked, response } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L)(exchange, tool);
    if (response === null || (response.error === null && !response.isError))
        return false;
    return blocked !== null || (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_MANY */ .LJ, response.text);
}
/** What became of one call of a round. A refusal told in the text of a success counts as a success. */
function readConcurrentCall(exchange, tool) {
    const { outcome, detail } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L)(exchange, tool);
    const keptOut = isKeptOut(exchange, tool);
    const failed = outcome !== "ok" && outcome !== "refused-in-text";
    return { outcome, detail, failed, keptOut, durationMs: exchange.durationMs };
}
/** The calls that were made of the same tool over several connections, from the exchanges of that phase. */
function readConcurrency(facts) {
    const { evidence, tools } = facts;
    const cases = new Map(evidence.cases.map((item) => [item.key, item]));
    const read = new Map();
    for (const exchange of evidence.exchanges) {
        if (exchange.purpose !== "concurrency")
            continue;
        const [, round, key = ""] = /^(\w+)\/\d+ (.*)$/s.exec(exchange.caseKey ?? "") ?? [];
        const item = cases.get(key);
        const tool = item === undefined ? undefined : tools[item.toolIndex];
        if (tool === undefined || !ROUNDS.includes(round))
            continue;
        const { timeoutMs = 0 } = item ?? {};
        const one = read.get(key) ?? {
            key,
            toolIndex: tool.index,
            timeoutMs,
            before: [],
            together: [],
            after: [],
        };
        one[round].push(readConcurrentCall(exchange, tool));
        read.set(key, one);
    }
    const started = evidence.connections.filter((one) => one.purpose === "concurrency" && one.initialize !== null).length;
    return { wanted: evidence.settings.record.concurrency, started, tools: [...read.values()] };
}


/***/ }),

/***/ 9742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ readConfigChange),
/* harmony export */   RA: () => (/* binding */ readSnapshot),
/* harmony export */   tW: () => (/* binding */ readSources)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

function readLocation(value) {
    const path = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(value, "path");
    const line = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .numberMember */ .eJ)(value, "line");
    if (path === null || line === null)
        return null;
    const place = { path, line, endLine: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .numberMember */ .eJ)(value, "endLine") ?? line };
    const [column, endColumn] = [(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .numberMember */ .eJ)(value, "column"), (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .numberMember */ .eJ)(value, "endColumn")];
    return column === null || endColumn === null ? place : { ...place, column, endColumn };
}
function readSource(value) {
    const rule = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(value, "rule");
    const location = readLocation((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, "location"));
    if (rule === null || location === null)
        return [];
    const data = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, "data");
    const texts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(data) ? Object.entries(data).filter((pair) => typeof pair[1] === "string") : [];
    return [
        {
            rule,
            tool: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(value, "tool"),
            location,
            excerpt: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(value, "excerpt") ?? "",
            data: Object.fromEntries(texts),
        },
    ];
}
/** What the source index found, null when there was no workspace to look at. */
function readSources(evidence) {
    const sources = evidence.extra.sources;
    const facts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(sources, "facts");
    if (!Array.isArray(facts))
        return null;
    return {
        facts: facts.flatMap(readSource),
        looked: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textsIn */ .Ej)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(sources, "looked")),
        filesRead: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .numberMember */ .eJ)(sources, "filesRead") ?? 0,
    };
}
/** The committed tool contract, null when there is none. */
function readSnapshot(evidence) {
    const { snapshot } = evidence.extra;
    const path = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(snapshot, "path");
    const tools = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(snapshot, "tools");
    if (path === null || !Array.isArray(tools))
        return null;
    const base = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(snapshot, "base");
    const [label, before] = [(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(base, "label"), (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(base, "tools")];
    if (label === null || !Array.isArray(before))
        return { path, tools };
    return { path, tools, base: { label, tools: before } };
}
/** The config, where the base of a pull request has another; null where it is the same or that is not known. */
function readConfigChange({ extra }) {
    const [path, base] = [(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(extra.configChange, "path"), (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(extra.configChange, "base")];
    return path === null || base === null ? null : { path, base };
}


/***/ }),

/***/ 203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createFacts)
});

// EXTERNAL MODULE: ./build/facts/calls.js + 2 modules
var calls = __webpack_require__(7722);
// EXTERNAL MODULE: ./build/facts/concurrency.js
var concurrency = __webpack_require__(1299);
;// CONCATENATED MODULE: ./build/facts/coverage.js
/** How much of the server was called. A tool counts as called validly when its valid call, or a probe, was answered without error. */
function readCoverage(tools, calls) {
    const called = new Set(calls.map((call) => call.toolIndex));
    const answered = calls.filter((call) => (call.proof === "valid" || call.kind === "probe" || call.kind === "valid") &&
        call.outcome === "ok" &&
        call.blocked === null &&
        call.kind !== "fuzz");
    const validly = new Set(answered.map((call) => call.toolIndex));
    const level = validly.size === 0 ? "hygiene only" : validly.size === tools.length ? "full" : "partial";
    return { tools: tools.length, called: called.size, calledValidly: validly.size, level };
}

// EXTERNAL MODULE: ./build/facts/eras.js
var eras = __webpack_require__(4001);
// EXTERNAL MODULE: ./build/facts/extra.js
var extra = __webpack_require__(9742);
// EXTERNAL MODULE: ./build/facts/http.js
var http = __webpack_require__(4306);
// EXTERNAL MODULE: ./build/facts/lifecycle.js + 1 modules
var lifecycle = __webpack_require__(2142);
// EXTERNAL MODULE: ./build/facts/listing.js
var listing = __webpack_require__(4920);
// EXTERNAL MODULE: ./build/facts/once.js
var once = __webpack_require__(2948);
// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var schema = __webpack_require__(4663);
// EXTERNAL MODULE: ./build/text/mask.js + 1 modules
var mask = __webpack_require__(1368);
// EXTERNAL MODULE: ./build/facts/size.js
var size = __webpack_require__(7855);
;// CONCATENATED MODULE: ./build/facts/secret-names.js


/** Last words of names that tell where a service is or how it is used: an error that quotes such a setting gives nothing away. */
const PLAIN = /(?:^|[_.-])(?:site|host(?:name)?|domain|region|zone|port|path|dir|directory|folder|home|lang|locale|timezone|mode|level|env|environment|format|version|timeout|(?:api|base|root|server|site|host|instance)[_-]?(?:ur[il]|endpoint))$/i;
const SECRET = /pass|secret|token|key|cred|auth|webhook|dsn|private/i;
/** Whether a setting of this name is no secret by what it is called. */
const isPlain = (name) => PLAIN.test(name) && !SECRET.test(name);
/**
 * Names that masked values go by: variables and headers of the server, and what the command line or the settings show
 * masked. Names that are plainly no secret's are left out. Markdown has `***words***` of its own, so that a name must be known to count.
 */
function readSecretNames(evidence) {
    const { target, settings } = evidence;
    const shown = (0,size/* jsonText */.s$)([target, settings]);
    const masked = [...shown.matchAll(mask/* MASKED */.uA)].map((match) => match[1] ?? "");
    return new Set([...(target.repeat?.names ?? []), ...masked].filter((name) => !isPlain(name)));
}

// EXTERNAL MODULE: ./build/facts/server.js
var server = __webpack_require__(1233);
;// CONCATENATED MODULE: ./build/facts/facts.js












/** An object whose members are each made at the first reading. */
function lazily(makers) {
    const made = {};
    for (const name of Object.keys(makers)) {
        Object.defineProperty(made, name, { get: (0,once/* once */.O)(makers[name]), enumerable: true, configurable: true });
    }
    return made;
}
function deriveFacts(evidence) {
    const facts = lazily({
        evidence: () => evidence,
        server: () => (0,server/* readServer */.W)(evidence),
        tools: () => (0,listing/* listedTools */.$)(evidence),
        schemas: () => facts.tools.map(({ inputSchema, outputSchema }) => ({
            input: (0,schema/* schemaFacts */.h)(inputSchema),
            output: outputSchema === undefined ? null : (0,schema/* schemaFacts */.h)(outputSchema),
        })),
        calls: () => (0,calls/* readCalls */.s)(evidence, facts.tools),
        coverage: () => readCoverage(facts.tools, facts.calls),
        listing: () => (0,listing/* readListing */.v)(evidence),
        sources: () => (0,extra/* readSources */.tW)(evidence),
        secretNames: () => readSecretNames(evidence),
        http: () => (0,http/* readHttp */.fp)(evidence),
        otherEra: () => (0,eras/* readOtherEra */.V)(evidence),
        concurrency: () => (0,concurrency/* readConcurrency */.WC)(facts),
        lifecycle: () => (0,lifecycle/* readLifecycle */.D)(evidence, facts.tools),
        snapshot: () => (0,extra/* readSnapshot */.RA)(evidence),
        connections: () => evidence.connections.filter(({ purpose }) => purpose !== "worker"),
        exchanges: () => evidence.exchanges,
        skipped: () => evidence.skipped,
    });
    return facts;
}
const derived = new WeakMap();
/**
 * What checks may read of the evidence; each part is derived at its first use and kept. The same for the same frozen
 * evidence: the report and each of its formats read what was derived once.
 */
function createFacts(evidence) {
    if (!Object.isFrozen(evidence))
        return deriveFacts(evidence);
    const known = derived.get(evidence);
    if (known !== undefined)
        return known;
    const facts = deriveFacts(evidence);
    derived.set(evidence, facts);
    return facts;
}


/***/ }),

/***/ 2142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ judgeRun),
  D: () => (/* binding */ readLifecycle)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/model/state.js
/** Steps of a run, in their order. `control` reads an id that nothing has. */
const STATE_STEPS = ["create", "read", "control", "remove", "read-again", "read-later"];

// EXTERNAL MODULE: ./build/facts/outcome.js
var outcome = __webpack_require__(4452);
// EXTERNAL MODULE: ./build/facts/size.js
var size = __webpack_require__(7855);
// EXTERNAL MODULE: ./build/facts/vocabulary.js
var vocabulary = __webpack_require__(4126);
;// CONCATENATED MODULE: ./build/facts/lifecycle.js





const TIME = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g;
/** What an answer says, without the times in it. */
function said({ response }) {
    const { text = "", structuredContent = null } = response ?? {};
    return `${text}\n${(0,size/* jsonText */.s$)(structuredContent)}`.replace(TIME, "<time>");
}
const isSame = (one, other) => one.outcome === "ok" && other.outcome === "ok" && said(one) === said(other);
/** Whether a read tool answers the same for an id that nothing has: then its answers tell nothing. */
function tellsNothing(read, control, run) {
    if (control.outcome !== "ok")
        return false;
    const theirs = said(control).replaceAll(String(run.control), String(run.id));
    return theirs === said(read);
}
const untold = (detail) => ({ result: "untold", detail });
/** Why a run got no further than its reading; null when it did. */
function obstacle(run, read, name) {
    const { create, read: reader } = run.tools;
    const [created, first, control] = [read("create"), read("read"), read("control")];
    if (created === null)
        return untold("it was not tried");
    if (created.outcome !== "ok")
        return untold(`\`${name(create)}\` gives ${created.detail}`);
    if (run.id === null)
        return untold(`the answer of \`${name(create)}\` names no id that can be told`);
    if (first === null)
        return untold(`\`${name(reader)}\` does not take the id`);
    if (first.outcome !== "ok")
        return untold(`\`${name(reader)}\` does not read what was created: ${first.detail}`);
    if (control === null)
        return untold(`no id is known that \`${name(reader)}\` must not find`);
    if (tellsNothing(first, control, run))
        return untold(`\`${name(reader)}\` answers the same for an id that nothing has`);
    return null;
}
/** What a run shows: whether the thing is still read as it was once it, or what it belongs to, is deleted. */
function judgeSteps(run, read, name) {
    const stop = obstacle(run, read, name);
    if (stop !== null)
        return stop;
    const [first, removed] = [read("read"), read("remove")];
    const last = read("read-later") ?? read("read-again");
    const remover = name(run.tools.remove);
    if (first === null || removed === null || last === null)
        return untold(`\`${remover}\` was not tried`);
    const refused = removed.outcome !== "ok";
    const text = removed.response?.text ?? "";
    if (refused && (removed.blocked !== null || !(0,vocabulary/* says */.FA)(vocabulary/* NOT_THERE */.ro, text)))
        return untold(`\`${remover}\` gives ${removed.detail}`);
    if (!isSame(first, last))
        return { result: "gone", detail: last.detail };
    return { result: refused ? "undeletable" : "stale", detail: refused ? removed.detail : last.detail };
}
/** Judges one run from its exchanges. */
function judgeRun(run, exchanges, tools) {
    const own = (step) => step === "create" ? run.tools.create : step === "remove" ? run.tools.remove : run.tools.read;
    const read = (step) => {
        const exchange = exchanges.get(run.steps[step] ?? -1);
        const tool = tools[own(step)];
        return exchange === undefined || tool === undefined ? null : (0,outcome/* classify */.L)(exchange, tool);
    };
    return judgeSteps(run, read, (index) => tools[index]?.name ?? "");
}
const idOf = (value) => typeof value === "string" || typeof value === "number" ? value : null;
const indexOf = (value, key) => (0,json/* numberMember */.eJ)(value, key) ?? -1;
/** A run as the evidence carries it; null when it is none. */
function readRun(value) {
    const kind = (0,json/* stringMember */.sk)(value, "kind");
    const resource = (0,json/* stringMember */.sk)(value, "resource");
    const tools = (0,json/* member */.Dc)(value, "tools");
    const steps = (0,json/* member */.Dc)(value, "steps");
    if ((kind !== "lifecycle" && kind !== "cross-resource") || resource === null || !(0,json/* isObject */.Gv)(steps))
        return null;
    const known = STATE_STEPS.filter((step) => typeof steps[step] === "number");
    return {
        kind,
        resource,
        parent: (0,json/* stringMember */.sk)(value, "parent"),
        pass: (0,json/* member */.Dc)(value, "pass") === 2 ? 2 : 1,
        tools: {
            create: indexOf(tools, "create"),
            read: indexOf(tools, "read"),
            remove: indexOf(tools, "remove"),
        },
        id: idOf((0,json/* member */.Dc)(value, "id")),
        control: idOf((0,json/* member */.Dc)(value, "control")),
        steps: Object.fromEntries(known.map((step) => [step, steps[step]])),
    };
}
/** What the runs of `extra.lifecycle` show, and the notes about what was not, or could not be, deleted. */
function readLifecycle(evidence, tools) {
    const kept = evidence.extra.lifecycle;
    const exchanges = new Map(evidence.exchanges.filter((one) => one.purpose === "state").map((one) => [one.id, one]));
    const read = (0,json/* itemsOf */.S3)((0,json/* member */.Dc)(kept, "runs")).flatMap((value) => readRun(value) ?? []);
    return {
        tried: (0,json/* isObject */.Gv)(kept),
        notes: (0,json/* textsIn */.Ej)((0,json/* member */.Dc)(kept, "notes")),
        runs: read.map((run) => {
            const { kind, resource, parent, pass } = run;
            return { kind, resource, parent, pass, tools: run.tools, ...judgeRun(run, exchanges, tools) };
        }),
    };
}


/***/ }),

/***/ 2948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/** What `make` gives, made at the first question and kept. */
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 8798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderTrace: () => (/* binding */ renderTrace),
/* harmony export */   traceLines: () => (/* binding */ traceLines)
/* harmony export */ });
/* harmony import */ var _facts_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(203);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5666);


/** The trace line by line. */
function* traceLines(report, evidence) {
    const line = (value) => `${(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleJson */ .$m)(JSON.stringify(value))}\n`;
    for (const call of (0,_facts_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .createFacts */ .u)(evidence).calls) {
        yield line({
            tool: call.tool,
            case: call.caseId,
            property: call.property,
            outcome: call.outcome,
            detail: call.detail,
            arguments: call.arguments,
            startedAt: call.startedAtMs,
            durationMs: call.durationMs,
        });
    }
    for (const { tool, reason } of report.skipped)
        yield line({ tool, skipped: reason });
}
/** JSON Lines: one line for each call, in the order they were made, and one for each skipped tool. Times are milliseconds since the start. */
function renderTrace(report, evidence) {
    return [...traceLines(report, evidence)].join("");
}


/***/ })

};
