export const id = 490;
export const ids = [490,203];
export const modules = {

/***/ 2517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ worst),
/* harmony export */   V: () => (/* binding */ verdictOf)
/* harmony export */ });
const BY_SEVERITY = { error: "fail", warning: "part", notice: "pass" };
const RANK = { fail: 3, part: 2, pass: 1, "n/a": 0 };
/** The worst of some verdicts; `n/a` when there is none. */
function worst(verdicts) {
    let result = "n/a";
    for (const verdict of verdicts)
        if (RANK[verdict] > RANK[result])
            result = verdict;
    return result;
}
/**
 * The verdict that findings alone give: an error fails, a warning is part, a notice passes; `n/a` without findings.
 * `severity`: of findings that name none.
 */
function verdictOf(findings, severity = "error") {
    return worst(findings.map((finding) => BY_SEVERITY[finding.severity ?? severity]));
}


/***/ }),

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
  createFacts: () => (/* binding */ createFacts)
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

/***/ 8335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Items by key, in their order. (`Map.groupBy` needs Node 21; the bundle runs on 20.) */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
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

/***/ 914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ validCalls)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8158);

/** The generated valid call that speaks for each tool, in the order of the plan: the first that was answered without error, else the first. */
function validCalls(calls) {
    const byTool = new Map();
    for (const call of calls) {
        if (call.kind !== "valid")
            continue;
        const known = byTool.get(call.toolIndex);
        if (known === undefined || (!_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ANSWERED */ .OZ.has(known.outcome) && _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ANSWERED */ .OZ.has(call.outcome))) {
            byTool.set(call.toolIndex, call);
        }
    }
    return [...byTool.values()];
}


/***/ }),

/***/ 6939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   qs: () => (/* binding */ severityRank)
/* harmony export */ });
/** What checks are grouped and scored by, in the order of the report. */
const CATEGORIES = [
    "robustness",
    "contract",
    "fidelity",
    "safety",
    "protocol",
    "performance",
    "state",
];
/** How much a finding weighs, the worst first. */
const SEVERITIES = ["error", "warning", "notice"];
/** 0 for the worst severity: what lists are sorted by. */
const severityRank = (severity) => SEVERITIES.indexOf(severity);


/***/ }),

/***/ 9646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ failureClues),
/* harmony export */   m: () => (/* binding */ namedReason)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7850);
/* harmony import */ var _text_naming_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7463);


const NAMES = 3;
const LINE_CHARS = 120;
/** Long lines are no message to a person, and would only cost time. */
const SCANNED_CHARS = 1_000;
/** Words with which programs ask for a setting. */
const ASKS = /KeyError|environ|variable|missing|required|not set|must be set|not defined|undefined|provide/i;
const NAME = /(?<![\w.])[A-Z][A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){1,6}(?!\w)/g;
/** Error codes of Node.js, npm and their kin are written like variables. */
const CODES = /^(?:ERR|UND_ERR|MODULE|EAI|UNABLE|CERT|DEPTH|SELF)_/;
function variablesIn(stderr) {
    const lines = stderr
        .split("\n")
        .map((line) => line.slice(0, SCANNED_CHARS))
        .filter((line) => ASKS.test(line));
    const names = lines.flatMap((line) => line.match(NAME) ?? []).filter((name) => !CODES.test(name));
    return [...new Set(names)].slice(0, NAMES);
}
/** What the end of a failed start gives away. */
function failureClues({ failure, server, events }) {
    if (failure === null || failure.stage !== "startup" || server.transport === "http") {
        return { variables: [], silent: false, printed: "" };
    }
    const [line = ""] = events.stdoutNoise;
    const silent = failure.exit === null && failure.message.includes("did not answer");
    return { variables: variablesIn(failure.stderrTail), silent, printed: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(line), LINE_CHARS) };
}
/** The line of stderr that names the error, not escaped; null when none does, or when it is all that stderr says. */
function namedReason(stderr) {
    const line = (0,_text_naming_line_js__WEBPACK_IMPORTED_MODULE_1__/* .namingLine */ .F)(stderr);
    return line === stderr.trim() ? null : line;
}


/***/ }),

/***/ 1822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ figureLines)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

const number = (value) => (typeof value === "number" ? value.toLocaleString("en-US") : "–");
const ms = (value) => (typeof value === "number" ? `${number(value)} ms` : "–");
function fuzzLine(fuzz) {
    const seed = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(fuzz, "seed");
    const made = `${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(fuzz, "calls"))} made-up calls, ${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(fuzz, "shrinkCalls"))} more to find the smallest inputs`;
    return `fuzz: ${made}; distinct failures: ${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(fuzz, "failures"))}; seed ${String(seed)} (\`--fuzz-seed ${String(seed)}\` makes them again)`;
}
function benchLine(series) {
    const times = ["p50", "p95", "p99"].map((name) => `${name} ${ms((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, `${name}Ms`))}`);
    const rate = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "errorRate");
    const errors = typeof rate === "number" ? `${number(Math.round(rate * 1000) / 10)} % failed` : "–";
    const many = `${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "calls"))} calls, ${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "concurrency"))} at once`;
    return `bench "${String((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "probe"))}": ${times.join(", ")}, ${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "perSecond"))} a second, ${errors} (${many})`;
}
/** What fuzz and bench measured, one plain sentence each; empty when neither ran. They hold no text of the server: names of probes are the user's own. Sinks escape them all the same. */
function figureLines({ metrics }) {
    const fuzz = metrics.fuzz;
    const series = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(metrics.bench, "series");
    return [
        ...((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(fuzz) ? [fuzzLine(fuzz)] : []),
        ...(Array.isArray(series) ? series.map(benchLine) : []),
    ];
}


/***/ }),

/***/ 9490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  htmlPieces: () => (/* binding */ htmlPieces),
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/facts/facts.js + 2 modules
var facts = __webpack_require__(203);
// EXTERNAL MODULE: ./build/facts/valid-calls.js
var valid_calls = __webpack_require__(914);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/text/words.js
var words = __webpack_require__(6883);
// EXTERNAL MODULE: ./build/report/failure-clues.js
var failure_clues = __webpack_require__(9646);
// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/model/finding.js
var model_finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/model/outcome.js
var outcome = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/report/html-timeline.js

/** Width of a strip in its own units; its height is 10. */
const WIDTH = 1_000;
const isBroken = (call) => outcome/* FAILING */.tz.has(call.outcome);
/** From the first call to the end of the last; none of the time where there are no calls. */
function spanOf(calls) {
    let span = { from: Number.POSITIVE_INFINITY, to: 0 };
    for (const { startedAtMs, durationMs } of calls)
        span = { from: Math.min(span.from, startedAtMs), to: Math.max(span.to, startedAtMs + durationMs) };
    return span;
}
/** Where a call stands in a span: its beginning and its length, both of `WIDTH`, never too short to be seen. */
function placed(call, span) {
    const scale = WIDTH / Math.max(1, span.to - span.from);
    const width = Math.min(WIDTH, Math.max(6, Math.round(call.durationMs * scale)));
    const x = Math.round((call.startedAtMs - span.from) * scale);
    return { x: Math.max(0, Math.min(WIDTH - width, x)), width };
}
function pathHtml(calls, span, name) {
    if (calls.length === 0)
        return "";
    const steps = calls.map((call) => {
        const { x, width } = placed(call, span);
        return `M${x} 0h${width}v10h-${width}z`;
    });
    return `<path class="${name}" d="${steps.join("")}"/>`;
}
/** When calls were made, on a strip as long as the span. The words beside it say the same to a screen reader. */
function stripHtml(calls, span) {
    const well = calls.filter((call) => !isBroken(call));
    const broken = calls.filter(isBroken);
    return `<svg class="strip" aria-hidden="true" viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none">${pathHtml(well, span, "bar")}${pathHtml(broken, span, "bar bad")}</svg>`;
}

// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/html-parts.js







/** Signs that every font has, as in the terminal. */
const SIGN = { fail: "✗", part: "!", pass: "✓", "n/a": "–" };
const SIGN_OF_SEVERITY = { error: "✗", warning: "!", notice: "·" };
const CLASS = { fail: "error", part: "warning", pass: "pass", "n/a": "muted" };
const SAID = { fail: "errors", part: "warnings", pass: "passed", "n/a": "not run" };
/** Calls and characters of an answer that a page of a large server keeps. */
const MAX_CALLS = 20_000;
const ANSWER_CHARS = 4_000;
const BARS = 30;
const heads = (names) => names.map((name) => `<th scope="col"><button type="button">${name}</button></th>`).join("");
/** The categories, their scores and what is wrong. */
function categoriesHtml(report) {
    const rows = model_finding/* CATEGORIES */.R6.map((category) => {
        const { percent, weight, notRun } = report.score.categories[category];
        const shown = percent === null ? `<span class="muted">not run</span>` : (0,report_words/* shownPercent */.t3)(percent);
        const note = (0,text_escape/* proseHtml */.pA)(notRun ?? "");
        const verdict = (0,report_words/* categoryVerdict */.gK)(report, category);
        const sign = `<span role="img" aria-label="${SAID[verdict]}" class="${CLASS[verdict]}">${SIGN[verdict]}</span>`;
        return `<tr><td class="sign">${sign}</td><td>${report_words/* TITLES */.eX[category]}</td><td class="n">${shown}</td><td class="n">${weight}</td><td class="muted">${note}</td></tr>`;
    });
    return `<table class="scores"><thead><tr><td></td><th scope="col">Category</th><th scope="col" class="n">Score</th><th scope="col" class="n">Weight</th><td></td></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
function findingRow(finding) {
    const place = finding.location === null ? "" : `${finding.location.path}:${finding.location.line}`;
    const again = finding.reproduce === null
        ? ""
        : `<details><summary>fix and reproduce</summary><p>${(0,text_escape/* proseHtml */.pA)(finding.fix)}</p><pre>${(0,text_escape/* escapeHtml */.ZD)(finding.reproduce)}</pre></details>`;
    return `<tr data-row><td data-key="${(0,model_finding/* severityRank */.qs)(finding.severity)}" class="${finding.severity}">${SIGN_OF_SEVERITY[finding.severity]} ${finding.severity}</td><td><code>${(0,text_escape/* escapeHtml */.ZD)(finding.tool ?? "(server)")}</code></td><td><code>${finding.check}</code></td><td>${(0,text_escape/* proseHtml */.pA)(finding.message)}${again}</td><td class="place">${(0,text_escape/* escapeHtml */.ZD)(place).replaceAll("/", "/<wbr>")}</td></tr>`;
}
/** Every finding, in a table that sorts and filters. */
function findingsHtml(report) {
    if (report.findings.length === 0)
        return `<p class="pass">No findings.</p>`;
    const rows = report.findings.map(findingRow).join("\n");
    return `<label class="muted" for="f1">Filter findings</label> <input id="f1" type="search" data-filter="findings"> <span class="muted" role="status">${report.findings.length.toLocaleString("en-US")}</span><table id="findings" data-sort><thead><tr>${heads(["Severity", "Tool", "Check", "Problem", "Place"])}</tr></thead><tbody>${rows}</tbody></table>`;
}
/** A bar for each tool's valid call; the slowest or largest first. */
function plotHtml(id, title, unit, figures) {
    const top = [...figures].sort((a, b) => b.value - a.value).slice(0, BARS);
    const max = Math.max(1, ...top.map((one) => one.value));
    const height = top.length * 18 + 4;
    const bars = top.map((one, index) => {
        const width = Math.max(1, Math.round((one.value / max) * 420));
        const y = index * 18;
        return `<text x="205" y="${y + 13}" text-anchor="end">${(0,text_escape/* escapeHtml */.ZD)((0,cut/* cut */.J)(one.name, 32))}</text><rect class="bar${one.flagged ? " bad" : ""}" x="212" y="${y + 3}" width="${width}" height="12"/><text x="${218 + width}" y="${y + 13}">${one.value.toLocaleString("en-US")} ${unit}</text>`;
    });
    if (top.length === 0)
        return "";
    const note = figures.length > top.length
        ? `<p class="muted">The ${top.length} highest of ${figures.length.toLocaleString("en-US")}.</p>`
        : "";
    return `<h2 id="${id}">${title}</h2>${note}<svg role="group" aria-label="${title}" width="100%" viewBox="0 0 760 ${height}" style="max-width:760px">${bars.join("")}</svg>`;
}
function callHtml(call, span) {
    const answer = call.exchange.response?.raw ?? call.detail;
    const said = `${call.outcome} · ${call.durationMs} ms, at ${Math.round(call.startedAtMs).toLocaleString("en-US")} ms`;
    return `<details><summary>${stripHtml([call], span)}${(0,text_escape/* escapeHtml */.ZD)(call.caseId)} <span class="muted">${said}</span></summary><pre>${(0,text_escape/* escapeHtml */.ZD)((0,cut/* cut */.J)(call.exchange.request.raw, ANSWER_CHARS))}</pre><pre>${(0,text_escape/* escapeHtml */.ZD)((0,cut/* cut */.J)(answer, ANSWER_CHARS))}</pre></details>`;
}
/** A tool with its calls; its strip spans the whole run, those of its calls span the tool's own time. */
function toolHtml(own, run) {
    const name = (0,text_escape/* escapeHtml */.ZD)(own[0]?.tool ?? "");
    const total = Math.round(own.reduce((sum, call) => sum + call.durationMs, 0));
    const span = spanOf(own);
    const said = `${(0,words/* counted */.h)(own.length, "call")} · ${total.toLocaleString("en-US")} ms`;
    return `<details data-row><summary>${stripHtml(own, run)}<code>${name}</code> <span class="muted">${said}</span></summary>${own.map((call) => callHtml(call, span)).join("\n")}</details>`;
}
const AXIS = `<p class="muted">The strip of a tool shows when it was called during the run; that of a call, when it was made and how long it took within the tool's own time. Red: crashed, timed out or broke the protocol.</p>`;
/** Each tool with its calls: when they were made, what was sent and what came back, folded. In pieces: most of a large page. */
function* callsHtml(calls) {
    const kept = calls.slice(0, MAX_CALLS);
    const run = spanOf(kept);
    const cutNote = calls.length > kept.length
        ? `<p class="muted">${calls.length - kept.length} more calls are in the evidence file.</p>`
        : "";
    const groups = [...(0,group/* groupBy */.$)(kept, (call) => call.toolIndex).values()];
    yield `${kept.length > 0 ? AXIS : ""}<label class="muted" for="f2">Filter tools</label> <input id="f2" type="search" data-filter="calls"> <span class="muted" role="status">${groups.length.toLocaleString("en-US")}</span><div id="calls">`;
    for (const [at, own] of groups.entries())
        yield `${at > 0 ? "\n" : ""}${toolHtml(own, run)}`;
    yield `</div>${cutNote}`;
}

;// CONCATENATED MODULE: ./build/report/html-style.js
/** Style of the page: system fonts, light and dark, nothing fetched. */
const STYLE = `
:root{color-scheme:light dark;--fg:#1f2328;--bg:#fff;--soft:#f6f8fa;--line:#d1d9e0;--muted:#59636e;--bad:#cf222e;--warn:#9a6700;--good:#1a7f37;--link:#0969da}
@media(prefers-color-scheme:dark){:root{--fg:#f0f6fc;--bg:#0d1117;--soft:#151b23;--line:#3d444d;--muted:#9198a1;--bad:#ff7b72;--warn:#d29922;--good:#3fb950;--link:#4493f8}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:75rem;padding:2rem 1.25rem 4rem;font:15px/1.5 system-ui,sans-serif;color:var(--fg);background:var(--bg)}
h1{font-size:1.6rem;margin:0}h2{font-size:1.15rem;margin:2.2rem 0 .6rem}
p.sub{color:var(--muted);margin:.25rem 0 1rem}
a{color:var(--link)}
table{border-collapse:collapse;width:100%;font-size:.93rem}
th,td{text-align:left;padding:.4rem .7rem;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
td.place{min-width:11rem}
th{background:var(--soft);position:sticky;top:0;white-space:nowrap}
th button{all:unset;cursor:pointer;font-weight:600}th button:focus-visible,summary:focus-visible,input:focus-visible{outline:2px solid var(--link);outline-offset:2px}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
.error{color:var(--bad)}.warning{color:var(--warn)}.pass{color:var(--good)}.notice,.muted{color:var(--muted)}
code,pre{font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{background:var(--soft);padding:.7rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;border-radius:6px;max-height:24rem}
input[type=search]{font:inherit;padding:.35rem .6rem;width:min(24rem,100%);border:1px solid var(--line);border-radius:6px;background:var(--bg);color:var(--fg);margin-bottom:.6rem}
details{border:1px solid var(--line);border-radius:6px;margin:.4rem 0;padding:0 .8rem}
summary{cursor:pointer;padding:.5rem 0}
td details{border:0;margin:.2rem 0 0;padding:0}td summary{padding:0;color:var(--muted)}
.scores{max-width:46rem}.scores thead td{background:var(--soft)}.sign{width:2.2rem;font-weight:700}
th[aria-sort=ascending] button::after{content:" ▲"}th[aria-sort=descending] button::after{content:" ▼"}
#calls>details{content-visibility:auto;contain-intrinsic-size:auto 2.5rem}
.strip{float:right;width:38%;height:.8rem;margin:.35rem 0 0 1rem;background:var(--soft);border-radius:2px}
svg text{fill:var(--muted);font:11px system-ui,sans-serif}
#findings{table-layout:fixed}#findings th:nth-child(1){width:6.6rem}#findings th:nth-child(2){width:18%}#findings th:nth-child(3){width:15%}#findings th:nth-child(5){width:17%}
@media(max-width:700px){#findings{table-layout:auto}.strip{display:none}}
.bar{fill:var(--link)}.bar.bad{fill:var(--bad)}
`;
/** Sorting and filtering of tables, by mouse and keyboard. */
const SCRIPT = `
const { compare } = new Intl.Collator("en", { numeric: true });
for (const table of document.querySelectorAll("table[data-sort]")) {
  const body = table.tBodies[0];
  table.querySelectorAll("th button").forEach((button, column) => button.addEventListener("click", () => {
    const th = button.parentElement, up = th.getAttribute("aria-sort") !== "ascending";
    table.querySelectorAll("th").forEach((one) => one.removeAttribute("aria-sort"));
    th.setAttribute("aria-sort", up ? "ascending" : "descending");
    const keyed = [...body.rows].map((row) => ({ row, key: row.cells[column].dataset.key ?? row.cells[column].textContent }));
    keyed.sort((a, b) => up ? compare(a.key, b.key) : compare(b.key, a.key));
    body.append(...keyed.map((one) => one.row));
  }));
}
for (const input of document.querySelectorAll("input[data-filter]")) {
  const rows = [...document.getElementById(input.dataset.filter).querySelectorAll("[data-row]")];
  let texts;
  const status = input.nextElementSibling;
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase();
    texts ??= rows.map((row) => row.textContent.toLowerCase());
    let shown = 0;
    rows.forEach((row, i) => { row.hidden = !texts[i].includes(words); if (!row.hidden) shown += 1; });
    status.textContent = shown + " of " + rows.length;
  });
}
`;

;// CONCATENATED MODULE: ./build/report/html.js










const hash = (text) => `'sha256-${(0,external_node_crypto_.createHash)("sha256").update(text).digest("base64")}'`;
/** Nothing may be fetched, and no script but ours may run, whatever slips through. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src ${hash(SCRIPT)}; base-uri 'none'; form-action 'none'`;
function html_figures(calls, flagged, value) {
    return (0,valid_calls/* validCalls */.s)(calls)
        .filter((call) => call.exchange.end === "answered")
        .map((call) => ({ name: call.tool, value: value(call), flagged: flagged.has(call.tool) }));
}
function flaggedBy(report, check) {
    return new Set(report.findings.filter((one) => one.check === check).map((one) => one.tool ?? ""));
}
function failureHtml(report) {
    const { failure } = report;
    if (failure === null)
        return "";
    const reason = (0,failure_clues/* namedReason */.m)(failure.stderrTail);
    const named = reason === null ? "" : `<p>Its stderr names the reason: <code>${(0,text_escape/* escapeHtml */.ZD)(reason)}</code></p>`;
    return `<p class="error">${(0,text_escape/* escapeHtml */.ZD)(failure.message)}</p>${named}<pre>${(0,text_escape/* escapeHtml */.ZD)(failure.stderrTail)}</pre>`;
}
function skippedHtml(report) {
    if (report.skipped.length === 0)
        return "";
    const rows = report.skipped.map((one) => `<tr><td><code>${(0,text_escape/* escapeHtml */.ZD)(one.tool)}</code></td><td>${(0,text_escape/* proseHtml */.pA)(one.reason)}</td></tr>`);
    return `<h2>Not called</h2><table><thead><tr><th scope="col">Tool</th><th scope="col">Why</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
function measuredHtml(report) {
    const items = (0,figures/* figureLines */.u)(report).map((line) => `<li>${(0,text_escape/* proseHtml */.pA)(line)}</li>`);
    return items.length === 0 ? "" : `<h2>Measured</h2><ul>${items.join("")}</ul>`;
}
/** The page of `renderHtml`, piece by piece. */
function* htmlPieces(report, evidence) {
    const { calls } = (0,facts.createFacts)(evidence);
    const { server, score, metrics } = report;
    const grade = report.failure === null ? (0,report_words/* gradeText */.Fp)(score.grade, score.percent) : "could not start";
    const only = report.headline === null ? "" : `, ${(0,text_escape/* escapeHtml */.ZD)(report.headline)}`;
    const passed = report.failure === null ? (0,report_words/* verdictText */.nt)(report) : "";
    const verdict = passed === "" ? "" : ` · ${(0,text_escape/* escapeHtml */.ZD)(passed)}`;
    const { tools, called } = metrics.coverage;
    const about = `${(0,text_escape/* escapeHtml */.ZD)(server.name || server.target)} ${(0,text_escape/* escapeHtml */.ZD)(server.version)} · ${server.transport} · ${(0,words/* counted */.h)(tools, "tool")}, ${called.toLocaleString("en-US")} called · ${(0,text_escape/* escapeHtml */.ZD)(report.startedAt)} · ${(report.durationMs / 1000).toFixed(1)} s`;
    yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><title>MCP audit: ${grade}</title><style>${STYLE}</style></head>
<body><main><h1>MCP audit: ${grade}${only}${verdict}</h1><p class="sub">${about}</p>
${failureHtml(report)}
${categoriesHtml(report)}
<h2 id="problems">Findings</h2>
${findingsHtml(report)}
${plotHtml("time", "Time of the valid calls", "ms", html_figures(calls, flaggedBy(report, "latency"), (call) => Math.round(call.durationMs)))}
${plotHtml("size", "Size of the answers", "characters", html_figures(calls, flaggedBy(report, "response-size"), (call) => call.response?.chars ?? 0))}
${measuredHtml(report)}<h2 id="timeline">Calls</h2>
`;
    yield* callsHtml(calls);
    yield `
${skippedHtml(report)}
</main><script>${SCRIPT}</script></body></html>
`;
}
/** The report as one HTML page: no network, sorts and filters by keyboard, light and dark. */
function renderHtml(report, evidence) {
    return [...htmlPieces(report, evidence)].join("");
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ newFirst),
/* harmony export */   Fp: () => (/* binding */ gradeText),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   Uy: () => (/* binding */ MARK_OF_SEVERITY),
/* harmony export */   Xj: () => (/* binding */ serious),
/* harmony export */   _: () => (/* binding */ coverageText),
/* harmony export */   eX: () => (/* binding */ TITLES),
/* harmony export */   gK: () => (/* binding */ categoryVerdict),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   o3: () => (/* binding */ comparedWith),
/* harmony export */   si: () => (/* binding */ tokenChange),
/* harmony export */   t3: () => (/* binding */ shownPercent)
/* harmony export */ });
/* harmony import */ var _checks_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2517);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6883);


/** The three states, and the one for what did not run. */
const MARK = {
    fail: "❌",
    part: "⚠️",
    pass: "✅",
    "n/a": "–",
};
/** The mark of a finding in markdown. */
const MARK_OF_SEVERITY = {
    error: "❌",
    warning: "⚠️",
    notice: "ℹ️",
};
/** How a category is called. */
const TITLES = {
    robustness: "Robustness",
    contract: "Contract",
    fidelity: "Fidelity",
    safety: "Safety",
    protocol: "Protocol",
    performance: "Performance",
    state: "State",
};
/** How many tools were called, and whether it was all in vain: then the score speaks of refusals only. */
function coverageText({ tools, called, calledValidly }) {
    const calls = called === tools ? "all called" : `${called} called, ${tools - called} not`;
    return calledValidly === 0 && called > 0 ? `${calls}, no valid call served` : calls;
}
/** A percent as it is shown: 100, 92.9. */
const shownPercent = (percent) => Number.isInteger(percent) ? String(percent) : percent.toFixed(1);
/** `C · 81.4`, or why there is no grade. */
function gradeText(grade, percent) {
    return grade === null || percent === null ? "no score" : `${grade} · ${shownPercent(percent)}`;
}
/** What a change in tokens reads like: `+310`, `-20`, `±0`. */
function tokenChange(now, before) {
    const change = now - before;
    if (change === 0)
        return "±0";
    return `${change > 0 ? "+" : "−"}${Math.abs(change).toLocaleString("en-US")}`;
}
/** The earlier run that a report was compared with; null where it was not asked for or could not be had. */
const comparedWith = ({ baseline }) => baseline === undefined || baseline.label === "" ? null : baseline;
/** What the change brought comes before what was there; the order is otherwise kept. */
const newFirst = (findings) => [
    ...findings.filter((finding) => finding.baseline === "new"),
    ...findings.filter((finding) => finding.baseline !== "new"),
];
/** The findings that are shown one by one: notices are counted only. */
const serious = (report) => report.findings.filter((finding) => finding.severity !== "notice");
/** The verdict of a category as the table shows it. */
function categoryVerdict(report, category) {
    const own = serious(report).filter((finding) => finding.category === category);
    return (0,_checks_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .worst */ .Q)([(0,_checks_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .V)(own), report.score.categories[category].percent === null ? "n/a" : "pass"]);
}
/** ` (was B · 90) · 2 new problems · 1 fixed`, or "" where nothing was compared. Notices are no problems. */
function changeText(report) {
    const baseline = comparedWith(report);
    if (baseline === null)
        return "";
    const fresh = serious(report).filter((one) => one.baseline === "new").length;
    const gone = baseline.fixed.filter((one) => one.severity !== "notice").length;
    const fixed = gone > 0 ? ` · ${gone} fixed` : "";
    const before = ` (was ${gradeText(baseline.grade, baseline.score)})`;
    return `${before} · ${fresh === 0 ? "nothing new" : (0,_text_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(fresh, "new problem")}${fixed}`;
}
/** Whether the audit lets the change through, which no grade tells; "" of a clean run, which needs no word. */
function verdictText(report) {
    const { result, reasons } = report.conclusion;
    if (result === "failure")
        return `failed: ${reasons.join("; ")}`;
    const found = serious(report);
    const errors = found.filter((one) => one.severity === "error").length;
    const parts = [(0,_text_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(errors, "error"), (0,_text_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(found.length - errors, "warning")];
    const some = parts.filter((part) => !part.startsWith("0 "));
    return some.length === 0 ? "" : `passed with ${some.join(", ")}`;
}


/***/ }),

/***/ 6883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed),
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun: `1 tool`, `2,000 tools`. */
function counted(count, noun) {
    return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
/** The first names and how many more there are: `a, b, c and 9 more`. `total` where `names` are only some of them. */
function listed(names, most, total = names.length) {
    const shown = names.slice(0, most);
    const more = total - shown.length;
    return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}


/***/ })

};
