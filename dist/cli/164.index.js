export const id = 164;
export const ids = [164,203];
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

/***/ 8164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./build/checks/registry.gen.js + 75 modules
var registry_gen = __webpack_require__(7029);
// EXTERNAL MODULE: ./build/facts/extra.js
var extra = __webpack_require__(9742);
// EXTERNAL MODULE: ./build/facts/facts.js + 2 modules
var facts_facts = __webpack_require__(203);
// EXTERNAL MODULE: ./build/judge/baseline.js
var judge_baseline = __webpack_require__(321);
;// CONCATENATED MODULE: ./build/judge/conclude.js
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const count = (findings, severity) => findings.filter((finding) => finding.severity === severity).length;
/** Findings that the settings let fail the run. */
function failing(basis) {
    const { settings, compared } = basis;
    if (settings.failOn === "never")
        return [];
    const regression = settings.failOn === "regression";
    if (regression && !compared)
        return [];
    const findings = regression ? basis.findings.filter((f) => f.baseline === "new") : basis.findings;
    const what = regression ? "new " : "";
    const errors = count(findings, "error");
    const warnings = count(findings, "warning");
    const warningsFail = settings.strict || settings.failOn === "warning";
    return [
        ...(errors > 0 ? [plural(errors, `${what}error`)] : []),
        ...(warningsFail && warnings > 0 ? [plural(warnings, `${what}warning`)] : []),
    ];
}
function measured(name, basis) {
    const { score, metrics } = basis;
    if (name === "overall")
        return score.percent;
    if (name === "robustness")
        return score.categories.robustness.percent;
    const metric = metrics[name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())];
    const percent = metric === undefined ? null : metric.percent;
    return typeof percent === "number" ? percent : null;
}
function underThreshold(basis) {
    return Object.entries(basis.settings.failUnder).flatMap(([name, limit]) => {
        if (limit <= 0)
            return [];
        const label = name === "overall" ? "score" : name;
        const percent = measured(name, basis);
        if (percent === null)
            return name === "overall" ? [`no score, and at least ${limit} was asked for`] : [];
        return percent < limit ? [`${label} ${percent} is under ${limit}`] : [];
    });
}
/** Success or failure, the exit code (0, 1 or 3) and the reasons, most important first. */
function conclude(basis) {
    if (basis.failure !== null)
        return { result: "failure", exitCode: 3, reasons: [basis.failure] };
    const partial = basis.stopped === null || basis.settings.failOn === "never" ? [] : [basis.stopped];
    const reasons = [...partial, ...failing(basis), ...underThreshold(basis)];
    return reasons.length === 0
        ? { result: "success", exitCode: 0, reasons: [] }
        : { result: "failure", exitCode: 1, reasons };
}

// EXTERNAL MODULE: ./build/checks/verdict.js
var verdict = __webpack_require__(2517);
// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/naming-line.js
var naming_line = __webpack_require__(7463);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/judge/fingerprint.js

/** 16 hex digits that stay the same as long as the problem does, so that baselines and suppressions hold. */
function fingerprint(identity) {
    const { check, tool, message, property, distinct } = identity;
    const about = property ?? identity.case ?? "";
    return (0,external_node_crypto_.createHash)("sha256")
        .update(JSON.stringify([check, tool, message, about, distinct]))
        .digest("hex")
        .slice(0, 16);
}

// EXTERNAL MODULE: ./build/text/shell.js
var shell = __webpack_require__(9372);
;// CONCATENATED MODULE: ./build/judge/reproduce.js

const PROGRAM = "npx mcp-audit-action";
const SHELL_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** A shell variable that stands for a value we must not show. */
const variable = (name) => `"$${name.toUpperCase().replace(/[^A-Z0-9_]/g, "_")}"`;
function server(target) {
    if (target.transport === "http")
        return "";
    return ` -- ${(0,shell/* shellJoin */.n)([target.command, ...target.args])}`;
}
function repeated(target) {
    const { names, directory } = target.repeat ?? { names: [], directory: "" };
    const where = directory === "" ? "" : ` --working-directory ${(0,shell/* shellQuote */.Z)(directory)}`;
    if (target.transport === "http") {
        const headers = names.map((name) => ` --headers ${(0,shell/* shellQuote */.Z)(`${name}: `)}${variable(name)}`);
        return ` --url ${(0,shell/* shellQuote */.Z)(target.url)}${headers.join("")}`;
    }
    const env = names.filter((name) => SHELL_NAME.test(name)).map((name) => ` --env ${name}=${variable(name)}`);
    return where + env.join("");
}
/** The command line that makes one call again. Values of variables and headers are read from the reader's own shell. */
function reproduceCall(target, call, era) {
    const args = call.arguments === null ? "" : ` --args ${(0,shell/* shellQuote */.Z)(JSON.stringify(call.arguments))}`;
    const spoken = era === "modern" ? " --protocol modern" : "";
    return `${PROGRAM} call --tool ${(0,shell/* shellQuote */.Z)(call.tool)}${args}${spoken}${repeated(target)}${server(target)}`;
}
/** The command line that lists the tools and shows the static findings again. */
function reproduceInspect(target) {
    return `${PROGRAM} inspect${repeated(target)}${server(target)}`;
}

;// CONCATENATED MODULE: ./build/judge/finding.js





/** Longest message and quoted answer of a finding, in characters; the evidence keeps the rest. */
const MESSAGE_CHARS = 600;
const RESPONSE_CHARS = 2_000;
/** Lines of stderr, from its end, in which the error that ended a process is looked for. */
const LAST_LINES = 40;
/** Fills `{placeholders}`. A placeholder without a value is a mistake in the check and stays visible. */
function fillMessage(template, data = {}) {
    return template.replace(/\{(\w+)\}/g, (whole, name) => Object.hasOwn(data, name) ? (0,cut/* oneLine */.T)(String(data[name])) : whole);
}
function template(check, id) {
    const found = check.messages[id];
    if (found === undefined)
        throw new Error(`Check ${check.id} has no message "${id}".`);
    return found;
}
/** What a process that a call ended wrote at last, where a line of it names the error; "" otherwise. */
function lastWords({ outcome, exchange }, { connections }) {
    if (outcome !== "crashed")
        return "";
    const tail = connections.find(({ id }) => id === exchange.connection)?.stderr.tail ?? "";
    const line = (0,naming_line/* namingLine */.F)(tail.split("\n").slice(-LAST_LINES).join("\n"));
    return line === null ? "" : `; its stderr ends with: ${line}`;
}
function answerOf(call, facts) {
    if (call === undefined)
        return null;
    const said = call.response?.text ?? "";
    return (0,cut/* cut */.J)(said === "" ? call.detail + lastWords(call, facts) : said, RESPONSE_CHARS);
}
/** A finding with everything a reader needs: identity, place, words, and the line that shows it again. */
function completeFinding(run, raw, facts, calls) {
    const { check, setting } = run;
    const call = raw.call === undefined ? undefined : calls.get(raw.call);
    const tool = raw.tool === null ? undefined : facts.tools[raw.tool];
    const property = raw.property ?? call?.property ?? null;
    const name = tool?.name ?? null;
    const identity = {
        check: check.id,
        tool: name,
        message: raw.message,
        property,
        case: call?.caseId ?? null,
    };
    const { target } = facts.evidence;
    return {
        fingerprint: fingerprint({ ...identity, distinct: raw.distinct ?? "" }),
        check: check.id,
        category: check.category,
        kind: raw.kind ?? check.kind,
        tool: name,
        toolIndex: raw.tool,
        severity: setting?.severity ?? raw.severity ?? check.severity,
        message: (0,cut/* cut */.J)(fillMessage(template(check, raw.message), raw.data), MESSAGE_CHARS),
        case: call?.caseId ?? null,
        property,
        arguments: call?.arguments ?? null,
        outcome: call?.outcome ?? null,
        response: answerOf(call, facts),
        location: raw.location ?? tool?.location ?? null,
        reproduce: call === undefined ? reproduceInspect(target) : reproduceCall(target, call, facts.server.era),
        why: check.why,
        fix: check.fixes?.[raw.message] ?? check.fix,
        docs: `${version/* DOCS_BASE */.M}/checks/${check.id}.md`,
        baseline: null,
    };
}

// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/text/order.js
var order = __webpack_require__(4158);
;// CONCATENATED MODULE: ./build/judge/order.js


/** Worst first, then tool by tool in the server's own order, then by check and case: the same whatever order checks ran in. */
function orderFindings(findings) {
    return [...findings].sort((a, b) => (0,finding/* severityRank */.qs)(a.severity) - (0,finding/* severityRank */.qs)(b.severity) ||
        (a.toolIndex ?? -1) - (b.toolIndex ?? -1) ||
        (0,order/* byText */.z)(a.check, b.check) ||
        (0,order/* byText */.z)(a.case ?? "", b.case ?? "") ||
        (0,order/* byText */.z)(a.fingerprint, b.fingerprint));
}
/** One finding for each fingerprint: a second one tells the reader nothing new. */
function distinctFindings(findings) {
    const seen = new Set();
    return findings.filter((finding) => {
        const key = `${finding.toolIndex} ${finding.fingerprint}`;
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}

;// CONCATENATED MODULE: ./build/judge/options.js
/** The options a check runs with: its defaults, and what the config set over them. */
function optionsOf(check, setting) {
    const options = {};
    for (const [name, schema] of Object.entries(check.options)) {
        options[name] = setting?.options[name] ?? schema.default ?? null;
    }
    return options;
}
/** Whether a check takes part: opt-in checks only when asked for, no check of a later revision than the server speaks. */
function takesPart(check, setting, protocolVersion) {
    if (!(setting?.enabled ?? check.optIn !== true))
        return false;
    return check.since === undefined || protocolVersion === "" || protocolVersion >= check.since;
}

;// CONCATENATED MODULE: ./build/judge/run.js

const NOTHING = { findings: [], rows: [] };
function runOne(check, facts, setting) {
    try {
        return { check, setting, result: check.evaluate(facts, optionsOf(check, setting)), error: null };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { check, setting, result: NOTHING, error: reason };
    }
}
/** Runs every check that takes part. A check that throws is told of and scores nothing; it never ends the run. */
function runChecks(checks, facts, settings) {
    return checks
        .filter((check) => takesPart(check, settings.checks[check.id], facts.server.protocolVersion))
        .map((check) => runOne(check, facts, settings.checks[check.id]));
}

// EXTERNAL MODULE: ./build/text/glob.js
var glob = __webpack_require__(1310);
;// CONCATENATED MODULE: ./build/judge/suppress.js

function suppress_name(suppression) {
    const { check, tool } = suppression;
    return `Suppression of \`${check}\`${tool === null ? "" : ` for \`${tool}\``}`;
}
/** Holds through the whole day that it names, UTC. */
const expired = (suppression, today) => suppression.expires !== null && today > suppression.expires.slice(0, 10);
function matcher(suppression) {
    const matches = suppression.tool === null ? () => true : (0,glob/* globMatcher */.f)(suppression.tool);
    return (finding) => finding.check === suppression.check && (suppression.tool === null || matches(finding.tool ?? ""));
}
/** Takes out what the config suppresses. `today`: ISO date of the run, so that old evidence is judged as it was. */
function suppress(findings, suppressions, today) {
    const rules = suppressions.map((suppression) => ({
        suppression,
        matches: matcher(suppression),
        used: false,
    }));
    const result = { kept: [], taken: [], suppressed: [], warnings: [] };
    for (const finding of findings) {
        const rule = rules.find((one) => !expired(one.suppression, today) && one.matches(finding));
        if (rule === undefined) {
            result.kept.push(finding);
            continue;
        }
        rule.used = true;
        const { fingerprint, check, tool, message } = finding;
        result.taken.push(finding);
        result.suppressed.push({ fingerprint, check, tool, message, reason: rule.suppression.reason });
    }
    for (const { suppression, used } of rules) {
        if (expired(suppression, today)) {
            result.warnings.push(`${suppress_name(suppression)} expired on ${suppression.expires} and no longer holds.`);
        }
        else if (!used) {
            result.warnings.push(`${suppress_name(suppression)} matches no finding: it can be removed.`);
        }
    }
    return result;
}

;// CONCATENATED MODULE: ./build/judge/verdict.js

/**
 * A row as the settings leave it. The check's own verdict holds unless a severity was changed or a finding suppressed;
 * then what is left of the findings decides.
 */
function settleRow(row, kept, changed) {
    if (!changed || row.verdict === "n/a")
        return row.verdict;
    return kept.length === 0 ? "pass" : (0,verdict/* verdictOf */.V)(kept);
}

;// CONCATENATED MODULE: ./build/judge/judge.js








const rowKey = (tool) => (tool === null ? "server" : `tool ${tool}`);
/** One check's rows and verdict once severities and suppressions are applied. */
function settle(run, kept, taken, facts) {
    const { check, setting, result } = run;
    const severityChanged = (setting?.severity ?? null) !== null;
    const byRow = (0,group/* groupBy */.$)(kept, (finding) => rowKey(finding.toolIndex));
    const rows = result.rows.flatMap((row) => {
        const key = rowKey(row.tool);
        const verdict = settleRow(row, byRow.get(key) ?? [], severityChanged || taken.has(key));
        if (verdict === "n/a")
            return [];
        const name = row.tool === null ? "(server)" : (facts.tools[row.tool]?.name ?? "");
        return [{ row: key, name, verdict }];
    });
    const percent = result.percent ?? null;
    const fromRows = (0,verdict/* worst */.Q)(rows.map((row) => row.verdict));
    const judged = fromRows === "n/a" && (percent !== null || kept.length > 0) ? "pass" : fromRows;
    const report = {
        id: check.id,
        title: check.title,
        category: check.category,
        verdict: run.error === null ? (0,verdict/* worst */.Q)([judged, (0,verdict/* verdictOf */.V)(kept)]) : "n/a",
        severity: setting?.severity ?? check.severity,
        findings: kept.length,
        notVerified: (result.notVerified ?? []).map((entry) => ({
            tool: entry.tool === null ? null : (facts.tools[entry.tool]?.name ?? ""),
            reason: entry.reason,
            calls: entry.calls,
        })),
        error: run.error,
    };
    const counts = check.scored && run.error === null && (rows.length > 0 || percent !== null);
    return { report, scored: counts ? { id: check.id, category: check.category, rows, percent } : null };
}
function completeAll(run, facts, calls) {
    try {
        return run.result.findings.map((raw) => completeFinding(run, raw, facts, calls));
    }
    catch (error) {
        run.error = error instanceof Error ? error.message : String(error);
        return [];
    }
}
/** Runs the checks over the facts and settles what they say: severities, suppressions, baseline, order. Pure. */
function judge(facts, checks, baseline) {
    const settings = facts.evidence.settings.judge;
    const calls = new Map(facts.calls.map((call) => [call.key, call]));
    const runs = runChecks(checks, facts, settings);
    const all = distinctFindings(runs.flatMap((run) => completeAll(run, facts, calls)));
    const today = facts.evidence.startedAt.slice(0, 10);
    const { kept, taken, suppressed, warnings } = suppress(orderFindings(all), settings.suppressions, today);
    const keptBy = (0,group/* groupBy */.$)(kept, (finding) => finding.check);
    const takenBy = (0,group/* groupBy */.$)(taken, (finding) => finding.check);
    const settled = runs.map((run) => {
        const rows = new Set((takenBy.get(run.check.id) ?? []).map((finding) => rowKey(finding.toolIndex)));
        return settle(run, keptBy.get(run.check.id) ?? [], rows, facts);
    });
    const threw = runs.filter((run) => run.error !== null);
    return {
        runs,
        checks: settled.map((one) => one.report),
        findings: (0,judge_baseline/* markFindings */.sQ)(kept, baseline),
        suppressed,
        scored: settled.flatMap((one) => (one.scored === null ? [] : [one.scored])),
        warnings: [
            ...warnings,
            ...new Set(runs.flatMap((run) => run.result.notes ?? [])),
            ...threw.map((run) => `Check \`${run.check.id}\` could not be carried out: ${run.error}`),
        ],
    };
}

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/score/weights.js
/** How much each category counts in the overall score. The config's `weights` replace single ones. */
const WEIGHTS = {
    robustness: 30,
    contract: 25,
    fidelity: 15,
    safety: 15,
    protocol: 10,
    performance: 5,
    state: 10,
};
/** Lowest percent of each grade, best first. They reproduce the published grades: 100 A, 92.9 B, 85.7 C, 60 D, 37.85 F. */
const BANDS = [
    { grade: "A", from: 97 },
    { grade: "B", from: 90 },
    { grade: "C", from: 75 },
    { grade: "D", from: 50 },
    { grade: "F", from: 0 },
];
/** Worth of a row's verdict, 0..1. */
const VERDICT_VALUE = { pass: 1, part: 0.5, fail: 0 };
/** That of `part` in `contract`, where a warning costs less: most are a matter of wording. */
const CONTRACT_PART = 0.8;
/** Categories whose percent is the mean of named parts, not of rows; the parts are check ids. */
const PARTS = {
    robustness: ["crash-resilience", "robust-input", "safe-errors"],
    performance: ["latency", "response-size"],
};

;// CONCATENATED MODULE: ./build/score/grade.js

/** Rounded to one decimal, as every percent is shown. Grades are given on the rounded figure, so that a reader can check them. */
function roundPercent(percent) {
    return Math.round(percent * 10 + 1e-7) / 10;
}
/** The grade of a percent (0..100); null stays null: nothing was measured. */
function gradeOf(percent) {
    if (percent === null)
        return null;
    const shown = roundPercent(percent);
    return BANDS.find((band) => shown >= band.from)?.grade ?? "F";
}

;// CONCATENATED MODULE: ./build/score/score.js



function worth(category, verdict) {
    return category === "contract" && verdict === "part" ? CONTRACT_PART : VERDICT_VALUE[verdict];
}
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
function rowsOf(category, checks) {
    const rows = new Map();
    for (const check of checks) {
        for (const { row, name, verdict } of check.rows) {
            const value = worth(category, verdict);
            const known = rows.get(row) ?? { name, value: 1, checks: [] };
            known.value = Math.min(known.value, value);
            known.checks.push({ check: check.id, verdict });
            rows.set(row, known);
        }
    }
    return [...rows.values()];
}
/** Percent of one check: its own where it has one, else the mean of its rows; null when it has neither. */
function partOf(check) {
    if (check.percent !== null)
        return check.percent;
    if (check.rows.length === 0)
        return null;
    return 100 * mean(check.rows.map((row) => worth(check.category, row.verdict)));
}
function partsOf(category, checks) {
    const named = PARTS[category];
    const members = named === undefined ? checks.filter((c) => c.percent !== null) : checks;
    return members.flatMap((check) => {
        if (named !== undefined && !named.includes(check.id))
            return [];
        const percent = partOf(check);
        return percent === null ? [] : [{ name: check.id, percent }];
    });
}
/** Why a category that was asked for has no percent, where nothing better is known. */
const UNVERIFIED = "nothing of it could be verified";
/** One category: the mean of its rows, or of its parts where weights.ts names some, or of both where a check has a percent of its own. */
function scoreCategory(category, checks, weight, off, empty = UNVERIFIED) {
    const rows = rowsOf(category, checks);
    const parts = partsOf(category, checks);
    const figures = parts.map((part) => part.percent);
    if (PARTS[category] === undefined && rows.length > 0)
        figures.push(100 * mean(rows.map((row) => row.value)));
    const ran = off === null && figures.length > 0;
    const percent = ran ? roundPercent(mean(figures)) : null;
    return {
        percent,
        grade: gradeOf(percent),
        weight,
        rows,
        parts,
        notRun: ran ? null : (off ?? empty),
    };
}
/**
 * The whole score. `off` names categories that were not asked for, with the reason; `empty` is the reason of those that had nothing to judge. The overall percent is the weighted
 * mean of the categories that ran, and null when none did.
 */
function score(checks, weights, off, empty = UNVERIFIED) {
    const categories = {};
    let sum = 0;
    let total = 0;
    for (const category of finding/* CATEGORIES */.R6) {
        const own = checks.filter((check) => check.category === category);
        const weight = weights[category] ?? WEIGHTS[category];
        const result = scoreCategory(category, own, weight, off[category] ?? null, empty);
        categories[category] = result;
        if (result.percent !== null) {
            sum += result.percent * weight;
            total += weight;
        }
    }
    const percent = total === 0 ? null : roundPercent(sum / total);
    return { percent, grade: gradeOf(percent), categories };
}

// EXTERNAL MODULE: ./build/report/contract-update.js
var contract_update = __webpack_require__(6287);
;// CONCATENATED MODULE: ./build/report/headline.js
/** What stands beside the grade when no tool was called, so that nobody takes it for a tested server; else null. */
function headlineOf(facts) {
    const { coverage, evidence } = facts;
    if (evidence.failure !== null || coverage.called > 0 || coverage.tools === 0)
        return null;
    return `static only: 0 of ${coverage.tools} tools called, ${reason(facts)}`;
}
function reason(facts) {
    const { scope } = facts.evidence.settings.record;
    if (scope === "static")
        return "scope is static";
    if (facts.evidence.stopped !== null)
        return "the run was stopped before";
    if (facts.tools.every((tool) => !tool.readOnly))
        return "none is marked read-only";
    return "see the list of skipped tools";
}

;// CONCATENATED MODULE: ./build/report/metrics.js

const NO_RESILIENCE = {
    percent: null,
    grade: null,
    cases: 0,
    graceful: 0,
    accepted: 0,
    crashed: 0,
    timedOut: 0,
    internalErrors: 0,
    masked: 0,
};
/** `crash-resilience` → `crashResilience`: check ids are the public names of their figures. */
const camelCase = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
function figures(percent, metrics) {
    if (percent === undefined && metrics === undefined)
        return null;
    if (percent === undefined)
        return metrics ?? {};
    const shown = percent === null ? null : roundPercent(percent);
    return { percent: shown, grade: gradeOf(shown), ...metrics };
}
/** The figures of every check that measured something, and the coverage. */
function buildMetrics(judgement, facts) {
    const { tools, called, calledValidly, level } = facts.coverage;
    const metrics = {
        crashResilience: NO_RESILIENCE,
        contextCost: { tokens: 0, perTool: [] },
        coverage: { tools, called, calledValidly, level },
    };
    for (const { check, result } of judgement.runs) {
        const own = figures(result.percent, result.metrics);
        if (own !== null)
            metrics[camelCase(check.id)] = own;
    }
    return metrics;
}

;// CONCATENATED MODULE: ./build/report/tools.js


/** One line for each listed tool. A tool without findings passes where a scored check looked at it, else it is `n/a`. */
function buildTools(judgement, facts) {
    const calls = (0,group/* groupBy */.$)(facts.calls, (call) => call.toolIndex);
    const skipped = new Map(facts.skipped.map((one) => [one.toolIndex, one.reason]));
    const findings = (0,group/* groupBy */.$)(judgement.findings, (finding) => finding.toolIndex);
    const judged = new Set(judgement.scored.flatMap((check) => check.rows.map((row) => row.row)));
    return facts.tools.map((tool) => {
        const own = findings.get(tool.index) ?? [];
        const sent = calls.get(tool.index) ?? [];
        const clean = judged.has(`tool ${tool.index}`) ? "pass" : "n/a";
        return {
            name: tool.name,
            listed: true,
            called: sent.length > 0,
            skipReason: skipped.get(tool.index) ?? null,
            cases: sent.length,
            verdict: own.length === 0 ? clean : (0,verdict/* verdictOf */.V)(own),
            location: tool.location,
        };
    });
}

;// CONCATENATED MODULE: ./build/report/build.js













/** Noise lines that a report quotes; the evidence keeps more. */
const NOISE_LINES = 20;
const NOISE_CHARS = 300;
function categoriesOff(facts) {
    const { concurrency, sequential } = facts.evidence.settings.record;
    return concurrency > 0 || sequential ? {} : { state: "`concurrency` and `sequential` are off" };
}
/** Why a category has nothing to judge, where it is plain: `inspect` calls nothing. undefined where it is not. */
const emptyBecause = ({ coverage }) => (coverage.called === 0 ? "no tool was called" : undefined);
function serverOf(facts) {
    const { name, version, protocolVersion, era, startupMs, instructions } = facts.server;
    const { transport, display: target } = facts.evidence.target;
    return {
        name,
        version,
        protocolVersion,
        era,
        transport,
        target,
        startupMs,
        instructionsChars: instructions?.length ?? 0,
    };
}
function eventsOf(facts) {
    const audits = facts.connections.filter(({ purpose }) => purpose === "audit" || purpose === "confirm");
    const noise = facts.connections.flatMap((connection) => connection.noise);
    const exits = facts.connections.flatMap(({ exit }) => (exit === null ? [] : [exit]));
    const tails = facts.connections.map((connection) => connection.stderr.tail).filter((tail) => tail !== "");
    return {
        starts: audits.length,
        restarts: Math.max(0, audits.length - 1),
        exits: exits.map(({ code, signal, requested }) => ({ code, signal, requested })),
        stdoutNoise: noise.slice(0, NOISE_LINES).map((line) => (0,cut/* cut */.J)(line.text, NOISE_CHARS)),
        stderrTail: tails.at(-1) ?? "",
    };
}
function baselineOf(judgement, facts, options) {
    const { baseline = null, baselineNote = null } = options;
    if (baseline === null) {
        if (baselineNote === null)
            return undefined;
        return {
            score: null,
            grade: null,
            tokens: null,
            fixed: [],
            contract: null,
            label: "",
            note: baselineNote,
        };
    }
    const { report, label } = baseline;
    const fixed = (0,judge_baseline/* fixedFindings */.DU)(judgement.findings, judgement.suppressed, report);
    return {
        score: report.score.percent,
        grade: report.score.grade,
        tokens: report.metrics.contextCost.tokens,
        fixed: fixed.map(({ check, tool, message, severity }) => ({ check, tool, message, severity })),
        contract: (0,judge_baseline/* contractChange */.f4)(baseline, facts.tools),
        label,
        note: baselineNote,
    };
}
/** A server that sends its callers to another origin was asked there, but without what the user gave for it. */
function redirected({ evidence }) {
    const origin = (0,json/* stringMember */.sk)(evidence.extra.protocol, "redirectedTo");
    return origin === null ? [] : [`The server redirects to ${origin}, which was not sent the headers.`];
}
/** A pull request may change how it is judged itself; that must not pass unseen. */
function judgedOtherwise({ evidence }) {
    const change = (0,extra/* readConfigChange */.J5)(evidence);
    if (change === null)
        return [];
    const { path, base } = change;
    return [
        `\`${path}\` is not as in the base \`${base}\`: what is checked and what counts may differ from it.`,
    ];
}
/** Said where `workers` was asked for in vain: the run is as good, but slower than its user expects. */
function alone({ evidence }) {
    if ((0,json/* member */.Dc)(evidence.extra.workers, "alone") !== true)
        return [];
    return [
        "The server could not be started as often as `workers` asks; the rest was recorded on one connection.",
    ];
}
function warningsOf(judgement, facts, options) {
    const { stopped } = facts.evidence;
    return [
        ...judgedOtherwise(facts),
        ...redirected(facts),
        ...alone(facts),
        ...(stopped === null ? [] : [`The run ended early: ${stopped.detail}`]),
        ...(options.baselineNote == null ? [] : [options.baselineNote]),
        ...judgement.warnings,
    ];
}
/** Ends that nobody asked for: what was not tried must not pass for tried. */
const UNASKED = new Set(["cannot-restart", "barred", "shard"]);
function emptyJudgement() {
    return { runs: [], checks: [], findings: [], suppressed: [], scored: [], warnings: [] };
}
/** Builds the report from evidence alone: the same evidence and options always give the same report. */
function buildReport(evidence, options = {}) {
    const facts = (0,facts_facts.createFacts)(evidence);
    const { failure, settings } = evidence;
    const judgement = failure === null ? judge(facts, options.checks ?? registry_gen.CHECKS, options.baseline ?? null) : emptyJudgement();
    const metrics = buildMetrics(judgement, facts);
    const scored = score(judgement.scored, settings.judge.weights, categoriesOff(facts), emptyBecause(facts));
    const baseline = baselineOf(judgement, facts, options);
    const contractUpdate = (0,contract_update/* contractUpdateOf */.b)(facts.snapshot);
    return {
        schemaVersion: 1,
        tool: { ...evidence.auditor },
        startedAt: evidence.startedAt,
        durationMs: evidence.durationMs,
        server: serverOf(facts),
        score: scored,
        headline: headlineOf(facts),
        conclusion: conclude({
            settings: settings.judge,
            findings: judgement.findings,
            score: scored,
            metrics,
            failure: failure?.message ?? null,
            stopped: evidence.stopped !== null && UNASKED.has(evidence.stopped.reason)
                ? `not all was tried: ${evidence.stopped.detail}`
                : null,
            compared: options.baseline != null,
        }),
        metrics,
        tools: buildTools(judgement, facts),
        checks: judgement.checks,
        findings: judgement.findings,
        skipped: facts.skipped.map(({ tool, reason }) => ({ tool, reason })),
        suppressed: judgement.suppressed,
        warnings: warningsOf(judgement, facts, options),
        failure,
        stopped: evidence.stopped,
        ...(settings.record.shard === null ? {} : { shard: { ...settings.record.shard } }),
        events: eventsOf(facts),
        ...(baseline === undefined ? {} : { baseline }),
        ...(contractUpdate === null ? {} : { contractUpdate }),
    };
}


/***/ }),

/***/ 6287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ contractUpdateText),
/* harmony export */   b: () => (/* binding */ contractUpdateOf)
/* harmony export */ });
/* harmony import */ var markdown_table__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(735);
/* harmony import */ var _facts_drift_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9137);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7850);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3699);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6883);





/** Changes that a report holds; more are counted. */
const MAX_CHANGES = 500;
const MAX_CHARS = 300;
const IMPACTS = ["breaking", "additive", "wording"];
const MARKS = {
    breaking: "❌ breaking",
    additive: "➕ additive",
    wording: "✏️ wording",
};
function changeOf(drift) {
    const { impact, tool, what } = drift;
    const where = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)((0,_facts_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$)(drift), MAX_CHARS);
    return { impact, tool: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)(tool, MAX_CHARS), where, what: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)(what, MAX_CHARS) };
}
/** What the committed contract says now that the base's does not, or the other way round; null when nothing is to be told. */
function contractUpdateOf(snapshot) {
    if (snapshot?.base === undefined)
        return null;
    const drifts = (0,_facts_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .diffTools */ .j)(snapshot.base.tools, snapshot.tools);
    if (drifts.length === 0)
        return null;
    const of = (impact) => drifts.filter((drift) => drift.impact === impact);
    const counts = {
        breaking: of("breaking").length,
        additive: of("additive").length,
        wording: of("wording").length,
    };
    const changes = IMPACTS.flatMap(of).slice(0, MAX_CHANGES).map(changeOf);
    return { path: snapshot.path, label: snapshot.base.label, counts, changes };
}
/** The update in a sentence and a folded table of `rows` changes, the breaking ones first. */
function contractUpdateText(update, rows) {
    const { breaking, additive, wording } = update.counts;
    const total = breaking + additive + wording;
    const parts = [
        ...(breaking > 0 ? [`**${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(breaking, "breaking change")}**`] : []),
        ...(additive > 0 ? [`${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(additive, "additive change")}`] : []),
        ...(wording > 0 ? [`${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(wording, "change")} of wording`] : []),
    ];
    const head = `This pull request updates the tool contract ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(update.path)}: ${parts.join(", ")} since ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(update.label)}.`;
    const shown = update.changes.slice(0, rows);
    if (shown.length === 0)
        return head;
    const cells = shown.map(({ impact, tool, where, what }) => [
        MARKS[impact],
        (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)(tool, 64)),
        `${where === "tool" ? "the tool" : (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)(where, 100))} ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeProse */ .fd)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)(what, 160))}`,
    ]);
    const table = (0,markdown_table__WEBPACK_IMPORTED_MODULE_4__/* .markdownTable */ .Q)([["", "Tool", "Change"], ...cells], { alignDelimiters: false });
    const more = total > shown.length
        ? `\n\n${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(total - shown.length, "more change")}: see the diff of the file.`
        : "";
    return `${head}\n\n<details><summary>contract changes</summary>\n\n${table}${more}\n\n</details>`;
}


/***/ }),

/***/ 1310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ globMatcher)
/* harmony export */ });
/** A test of whole names against a pattern in which `*` stands for any characters. Linear time; everything else is literal. */
function globMatcher(pattern) {
    const parts = pattern.split("*");
    const [first = ""] = parts;
    if (parts.length === 1)
        return (text) => text === pattern;
    const last = parts[parts.length - 1] ?? "";
    const middle = parts.slice(1, -1);
    return (text) => {
        if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
            return false;
        let from = first.length;
        const end = text.length - last.length;
        for (const part of middle) {
            const at = text.indexOf(part, from);
            if (at < 0 || at + part.length > end)
                return false;
            from = at + part.length;
        }
        return true;
    };
}


/***/ })

};
