export const id = 798;
export const ids = [798];
export const modules = {

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

/***/ 9086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compilePattern),
/* harmony export */   F: () => (/* binding */ Undecidable)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);

/** Raised where a linear-time engine cannot tell whether a text matches; callers take it for "unknown". */
class Undecidable extends Error {
    name = "Undecidable";
}
/** Longest text that a pattern is tried on, in UTF-16 code units. */
const MAX_TEXT = 20_000;
/** Longest pattern that is compiled. */
const MAX_PATTERN = 2_000;
/** Compiles a pattern for an engine that takes linear time, so that no pattern of a server can hang the audit. */
function compilePattern(pattern) {
    let compiled = null;
    try {
        if (pattern.length <= MAX_PATTERN)
            compiled = re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.translateRegExp(pattern));
    }
    catch {
        compiled = null;
    }
    return {
        test(text) {
            if (compiled === null || text.length > MAX_TEXT)
                throw new Undecidable(pattern);
            return compiled.matcher(text).find();
        },
        toString: () => `/${pattern}/`,
    };
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

/***/ 4663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ schemaFacts),
  N: () => (/* binding */ validator)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/facts/dialect.js
var facts_dialect = __webpack_require__(1730);
// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var ajv = __webpack_require__(2463);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2019.js
var _2019 = __webpack_require__(878);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(2210);
// EXTERNAL MODULE: ./node_modules/ajv-draft-04/dist/index.js
var dist = __webpack_require__(905);
// EXTERNAL MODULE: ./node_modules/ajv-formats/dist/index.js
var ajv_formats_dist = __webpack_require__(2815);
// EXTERNAL MODULE: ./build/facts/pattern.js
var facts_pattern = __webpack_require__(9086);
;// CONCATENATED MODULE: ./build/facts/engines.js






/** Schemas entered during one check at most: references can make a small schema take exponential time. */
const MAX_STEPS = 500_000;
const regExp = Object.assign((pattern) => (0,facts_pattern/* compilePattern */.E)(pattern), { code: "compilePattern" });
/** Where every generated function begins; what is put there counts its calls. */
const FUNCTION_START = "let vErrors = null;";
const OPTIONS = {
    strict: false,
    logger: false,
    validateSchema: false,
    addUsedSchema: false,
    // `__proto__` and `constructor` are properties like any other.
    ownProperties: true,
    code: { regExp, process: (code) => code.replace(FUNCTION_START, `self.step();${FUNCTION_START}`) },
};
const Ajv04 = (dist["default"] ?? dist);
const formats = ajv_formats_dist["default"] ?? ajv_formats_dist;
/** draft-06 lacks only keywords that draft-07 added, so that the same class serves both. */
const CLASSES = {
    "2020-12": _2020.Ajv2020,
    "2019-09": _2019.Ajv2019,
    "draft-07": ajv.Ajv,
    "draft-06": ajv.Ajv,
    "draft-04": Ajv04,
};
let steps = 0;
function step() {
    steps += 1;
    if (steps > MAX_STEPS)
        throw new facts_pattern/* Undecidable */.F("the schema takes too long");
}
/** Gives the next check its own budget of steps; it throws Undecidable when that is used up. */
function allowSteps() {
    steps = 0;
}
/** A validator of a dialect that knows no schema yet. For schemas with an `$id`, which one validator would share. */
function newEngine(dialect) {
    const ajv = Object.assign(new CLASSES[dialect](OPTIONS), { step });
    formats(ajv, { mode: "fast" });
    // Ajv refuses any schema with a member `id`, though later drafts gave the word no meaning.
    if (dialect !== "draft-04")
        ajv.removeKeyword("id");
    return ajv;
}
const made = new Map();
/** The validator of a dialect, made at its first use. */
function engineOf(dialect) {
    const known = made.get(dialect);
    if (known !== undefined)
        return known;
    const engine = newEngine(dialect);
    made.set(dialect, engine);
    return engine;
}

// EXTERNAL MODULE: ./build/facts/refs.js
var refs = __webpack_require__(9428);
// EXTERNAL MODULE: ./build/facts/size.js
var size = __webpack_require__(7855);
;// CONCATENATED MODULE: ./build/facts/schema.js





const UNKNOWN = { check: () => "unknown", errors: () => [] };
const ALWAYS = { check: () => "valid", errors: () => [] };
const NEVER = { check: () => "invalid", errors: () => ["no value is allowed"] };
/** Most items that `uniqueItems` is tried on. */
const MAX_COMPARED = 2_000;
/**
 * `$schema` is left to us: the engine is chosen by it, and would look an unknown one up. `$async` and a `nullable`
 * without a type mean something to Ajv only.
 */
function withoutOurs(schema) {
    const { $schema: _dialect, $async: _async, ...rest } = schema;
    if (Object.hasOwn(rest, "nullable") && !Object.hasOwn(rest, "type"))
        delete rest.nullable;
    return rest;
}
function reason(engine) {
    const first = engine.errors?.[0];
    if (first === undefined || first === null)
        return "it is not a valid schema";
    const place = first.instancePath === "" ? "the root" : first.instancePath;
    return `${place} ${first.message ?? "is wrong"}`;
}
function judge(schema, dialect) {
    const engine = engineOf(dialect);
    const own = (0,json/* isObject */.Gv)(schema) ? withoutOurs(schema) : schema;
    try {
        allowSteps();
        return engine.validateSchema(own) === true ? null : reason(engine);
    }
    catch {
        // Too much work to tell; what is not known to be wrong is not accused.
        return null;
    }
}
function readFacts(schema) {
    const declared = (0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, "$schema");
    const dialect = (0,facts_dialect/* dialectOf */.E3)(schema);
    const facts = { dialect, declared, unresolved: [] };
    if (schema === undefined)
        return { ...facts, valid: false, error: "there is no schema" };
    if (!(0,json/* isObject */.Gv)(schema) && typeof schema !== "boolean") {
        return { ...facts, valid: false, error: "a schema must be an object" };
    }
    const walk = walkOf(schema);
    if (walk.tooLarge)
        return { ...facts, valid: true, error: null };
    const error = judge(schema, dialect ?? facts_dialect/* DEFAULT_DIALECT */.rS);
    return { ...facts, valid: error === null, error, unresolved: (0,refs/* unresolvedRefs */.sv)(walk) };
}
/** A schema may be undecidable only for some values, and a hostile one may overflow the stack. */
function attempt(act, otherwise) {
    try {
        allowSteps();
        return act();
    }
    catch {
        return otherwise;
    }
}
function compileWith(schema, walk) {
    const dialect = (0,facts_dialect/* dialectOf */.E3)(schema) ?? facts_dialect/* DEFAULT_DIALECT */.rS;
    const engine = walk.ids.size > 0 ? newEngine(dialect) : engineOf(dialect);
    const own = withoutOurs(schema);
    const validate = engine.compile(own);
    engine.removeSchema(own);
    const tooMuch = (value) => walk.comparesItems && (0,size/* longestArray */.o)(value) > MAX_COMPARED;
    const tell = (value) => {
        if (tooMuch(value) || validate(value))
            return [];
        return (validate.errors ?? []).map((one) => `${one.instancePath || "the value"} ${one.message ?? "is wrong"}`);
    };
    return {
        check: (value) => attempt(() => (tooMuch(value) ? "unknown" : validate(value) ? "valid" : "invalid"), "unknown"),
        errors: (value) => attempt(() => tell(value), []),
    };
}
/** `$id`s stand in comments of the code that Ajv generates: one that is no URI must not get there. */
function compile(schema) {
    if (typeof schema === "boolean")
        return schema ? ALWAYS : NEVER;
    if (!(0,json/* isObject */.Gv)(schema))
        return UNKNOWN;
    const walk = walkOf(schema);
    const facts = schemaFacts(schema);
    if (walk.tooLarge || walk.oddId || !facts.valid || facts.unresolved.length > 0)
        return UNKNOWN;
    return attempt(() => compileWith(schema, walk), UNKNOWN);
}
/** Compiles at the first question: most schemas are never asked. */
function lazily(schema) {
    let made = null;
    const get = () => {
        made ??= compile(schema);
        return made;
    };
    return { check: (value) => get().check(value), errors: (value) => get().errors(value) };
}
function memoised(make) {
    const known = new WeakMap();
    return (schema) => {
        if (typeof schema !== "object" || schema === null)
            return make(schema);
        const found = known.get(schema);
        if (found !== undefined)
            return found;
        const made = make(schema);
        known.set(schema, made);
        return made;
    };
}
const walkOf = memoised((schema) => (0,refs/* walkSchema */.ry)(schema));
/** Whether a schema is valid JSON Schema in its own dialect, and which references lead nowhere. Never throws, never fetches. */
const schemaFacts = memoised(readFacts);
/** The validator of a schema in its own dialect. Never throws. */
const validator = memoised(lazily);


/***/ }),

/***/ 7855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ longestArray),
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/** Number of items of the longest array within a value. Without recursion: the value may be nested without end. */
function longestArray(value) {
    let longest = 0;
    const open = [value];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next !== "object" || next === null)
            continue;
        const items = Array.isArray(next) ? next : Object.values(next);
        if (Array.isArray(next))
            longest = Math.max(longest, next.length);
        for (const item of items)
            if (typeof item === "object" && item !== null)
                open.push(item);
    }
    return longest;
}
/** A value as JSON text; "" where it is nested too deep to be written. */
function jsonText(value) {
    try {
        return JSON.stringify(value);
    }
    catch {
        return "";
    }
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

/***/ 5503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/facts/facts.js + 7 modules
var facts = __webpack_require__(7364);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/html-parts.js





const RANK = { error: "0", warning: "1", notice: "2" };
/** Calls and characters of an answer that a page of a large server keeps. */
const MAX_CALLS = 20_000;
const ANSWER_CHARS = 4_000;
const BARS = 60;
const heads = (names) => names.map((name) => `<th scope="col"><button type="button">${name}</button></th>`).join("");
/** The categories, their scores and what is wrong. */
function categoriesHtml(report) {
    const rows = finding/* CATEGORIES */.R.map((category) => {
        const { percent, weight, notRun } = report.score.categories[category];
        const shown = percent === null ? `<span class="muted">not run</span>` : (0,words/* shownPercent */.t3)(percent);
        const note = (0,text_escape/* escapeHtml */.ZD)(notRun ?? "");
        return `<tr><td>${words/* MARK */.M$[(0,words/* categoryVerdict */.gK)(report, category)]}</td><td>${words/* TITLES */.eX[category]}</td><td class="n">${shown}</td><td class="n">${weight}</td><td class="muted">${note}</td></tr>`;
    });
    return `<table><thead><tr><th></th><th scope="col">Category</th><th scope="col">Score</th><th scope="col">Weight</th><th></th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
function findingRow(finding) {
    const place = finding.location === null ? "" : `${finding.location.path}:${finding.location.line}`;
    const again = finding.reproduce === null
        ? ""
        : `<details><summary>fix and reproduce</summary><p>${(0,text_escape/* escapeHtml */.ZD)(finding.fix)}</p><pre>${(0,text_escape/* escapeHtml */.ZD)(finding.reproduce)}</pre></details>`;
    return `<tr data-row><td data-key="${RANK[finding.severity]}" class="${finding.severity}">${words/* MARK_OF_SEVERITY */.Uy[finding.severity]} ${finding.severity}</td><td><code>${(0,text_escape/* escapeHtml */.ZD)(finding.tool ?? "(server)")}</code></td><td><code>${finding.check}</code></td><td>${(0,text_escape/* escapeHtml */.ZD)(finding.message)}${again}</td><td>${(0,text_escape/* escapeHtml */.ZD)(place)}</td></tr>`;
}
/** Every finding, in a table that sorts and filters. */
function findingsHtml(report) {
    if (report.findings.length === 0)
        return `<p class="pass">No findings.</p>`;
    const rows = report.findings.map(findingRow).join("\n");
    return `<label class="muted" for="f1">Filter</label> <input id="f1" type="search" data-filter="findings"> <span class="muted" role="status">${report.findings.length}</span><table id="findings" data-sort><thead><tr>${heads(["Severity", "Tool", "Check", "Problem", "Place"])}</tr></thead><tbody>${rows}</tbody></table>`;
}
/** A bar for each tool's valid call; the slowest or largest first. */
function plotHtml(title, unit, figures) {
    const top = [...figures].sort((a, b) => b.value - a.value).slice(0, BARS);
    const max = Math.max(1, ...top.map((one) => one.value));
    const height = top.length * 18 + 4;
    const bars = top.map((one, index) => {
        const width = Math.max(1, Math.round((one.value / max) * 420));
        const y = index * 18;
        return `<text x="205" y="${y + 13}" text-anchor="end">${(0,text_escape/* escapeHtml */.ZD)((0,cut/* cut */.J)(one.name, 32))}</text><rect class="bar${one.flagged ? " bad" : ""}" x="212" y="${y + 3}" width="${width}" height="12"/><text x="${218 + width}" y="${y + 13}">${one.value} ${unit}</text>`;
    });
    if (top.length === 0)
        return "";
    return `<h2>${title}</h2><svg role="img" aria-label="${title}" width="100%" viewBox="0 0 760 ${height}" style="max-width:760px">${bars.join("")}</svg>`;
}
function callHtml(call) {
    const answer = call.exchange.response?.raw ?? call.detail;
    return `<details><summary>${(0,text_escape/* escapeHtml */.ZD)(call.caseId)} <span class="muted">${call.outcome} · ${call.durationMs} ms</span></summary><pre>${(0,text_escape/* escapeHtml */.ZD)((0,cut/* cut */.J)(call.exchange.request.raw, ANSWER_CHARS))}</pre><pre>${(0,text_escape/* escapeHtml */.ZD)((0,cut/* cut */.J)(answer, ANSWER_CHARS))}</pre></details>`;
}
/** Each tool with its calls: what was sent and what came back, folded. */
function callsHtml(calls) {
    const kept = calls.slice(0, MAX_CALLS);
    const tools = [...(0,group/* groupBy */.$)(kept, (call) => call.toolIndex).values()].map((own) => {
        const name = (0,text_escape/* escapeHtml */.ZD)(own[0]?.tool ?? "");
        const total = Math.round(own.reduce((sum, call) => sum + call.durationMs, 0));
        return `<details data-row><summary><code>${name}</code> <span class="muted">${own.length} calls · ${total} ms</span></summary>${own.map(callHtml).join("\n")}</details>`;
    });
    const cutNote = calls.length > kept.length
        ? `<p class="muted">${calls.length - kept.length} more calls are in the evidence file.</p>`
        : "";
    return `<label class="muted" for="f2">Filter</label> <input id="f2" type="search" data-filter="calls"> <span class="muted" role="status">${tools.length}</span><div id="calls">${tools.join("\n")}</div>${cutNote}`;
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
th{background:var(--soft);position:sticky;top:0;white-space:nowrap}
th button{all:unset;cursor:pointer;font-weight:600}th button:focus-visible,summary:focus-visible,input:focus-visible{outline:2px solid var(--link);outline-offset:2px}
td.n{text-align:right;font-variant-numeric:tabular-nums}
.error{color:var(--bad)}.warning{color:var(--warn)}.pass{color:var(--good)}.notice,.muted{color:var(--muted)}
code,pre{font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{background:var(--soft);padding:.7rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;border-radius:6px;max-height:24rem}
input[type=search]{font:inherit;padding:.35rem .6rem;width:min(24rem,100%);border:1px solid var(--line);border-radius:6px;background:var(--bg);color:var(--fg);margin-bottom:.6rem}
details{border:1px solid var(--line);border-radius:6px;margin:.4rem 0;padding:0 .8rem}
summary{cursor:pointer;padding:.5rem 0}
svg text{fill:var(--muted);font:11px system-ui,sans-serif}
.bar{fill:var(--link)}.bar.bad{fill:var(--bad)}
`;
/** Sorting and filtering of tables, by mouse and keyboard. */
const SCRIPT = `
for (const table of document.querySelectorAll("table[data-sort]")) {
  const body = table.tBodies[0];
  table.querySelectorAll("th button").forEach((button, column) => button.addEventListener("click", () => {
    const th = button.parentElement, up = th.getAttribute("aria-sort") !== "ascending";
    table.querySelectorAll("th").forEach((one) => one.removeAttribute("aria-sort"));
    th.setAttribute("aria-sort", up ? "ascending" : "descending");
    const key = (row) => row.cells[column].dataset.key ?? row.cells[column].textContent;
    const order = (a, b) => key(a).localeCompare(key(b), "en", { numeric: true });
    body.append(...[...body.rows].sort((a, b) => up ? order(a, b) : order(b, a)));
  }));
}
for (const input of document.querySelectorAll("input[data-filter]")) {
  const rows = [...document.getElementById(input.dataset.filter).querySelectorAll("[data-row]")];
  const texts = rows.map((row) => row.textContent.toLowerCase());
  const status = input.nextElementSibling;
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase();
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
function figures(calls, flagged, value) {
    return calls
        .filter((call) => call.kind === "valid" && call.exchange.end === "answered")
        .map((call) => ({ name: call.tool, value: value(call), flagged: flagged.has(call.tool) }));
}
function flaggedBy(report, check) {
    return new Set(report.findings.filter((one) => one.check === check).map((one) => one.tool ?? ""));
}
function failureHtml(report) {
    if (report.failure === null)
        return "";
    return `<p class="error">${(0,text_escape/* escapeHtml */.ZD)(report.failure.message)}</p><pre>${(0,text_escape/* escapeHtml */.ZD)(report.failure.stderrTail)}</pre>`;
}
function skippedHtml(report) {
    if (report.skipped.length === 0)
        return "";
    const rows = report.skipped.map((one) => `<tr><td><code>${(0,text_escape/* escapeHtml */.ZD)(one.tool)}</code></td><td>${(0,text_escape/* escapeHtml */.ZD)(one.reason)}</td></tr>`);
    return `<h2>Not called</h2><table><thead><tr><th scope="col">Tool</th><th scope="col">Why</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
/** The report as one HTML page: no network, sorts and filters by keyboard, light and dark. */
function renderHtml(report, evidence) {
    const { calls } = (0,facts.createFacts)(evidence);
    const { server, score, metrics } = report;
    const grade = report.failure === null ? (0,words/* gradeText */.Fp)(score.grade, score.percent) : "could not start";
    const only = report.headline === null ? "" : `, ${(0,text_escape/* escapeHtml */.ZD)(report.headline)}`;
    const { tools, called } = metrics.coverage;
    const about = `${(0,text_escape/* escapeHtml */.ZD)(server.name || server.target)} ${(0,text_escape/* escapeHtml */.ZD)(server.version)} · ${server.transport} · ${(0,words/* counted */.hS)(tools, "tool")}, ${called} called · ${(0,text_escape/* escapeHtml */.ZD)(report.startedAt)} · ${(report.durationMs / 1000).toFixed(1)} s`;
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><title>MCP audit: ${grade}</title><style>${STYLE}</style></head>
<body><main><h1>MCP audit: ${grade}${only}</h1><p class="sub">${about}</p>
${failureHtml(report)}
${categoriesHtml(report)}
<h2>Findings</h2>
${findingsHtml(report)}
${plotHtml("Time of the valid calls", "ms", figures(calls, flaggedBy(report, "latency"), (call) => Math.round(call.durationMs)))}
${plotHtml("Size of the answers", "characters", figures(calls, flaggedBy(report, "response-size"), (call) => call.response?.chars ?? 0))}
<h2>Calls</h2>
${callsHtml(calls)}
${skippedHtml(report)}
</main><script>${SCRIPT}</script></body></html>
`;
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ gradeText),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   Uy: () => (/* binding */ MARK_OF_SEVERITY),
/* harmony export */   Xj: () => (/* binding */ serious),
/* harmony export */   eX: () => (/* binding */ TITLES),
/* harmony export */   gK: () => (/* binding */ categoryVerdict),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   si: () => (/* binding */ tokenChange),
/* harmony export */   t3: () => (/* binding */ shownPercent)
/* harmony export */ });
/** The three states, and the one for what did not run. */
const MARK = {
    fail: "❌",
    part: "⚠️",
    pass: "✅",
    "n/a": "–",
};
const MARK_OF_SEVERITY = {
    error: "❌",
    warning: "⚠️",
    notice: "ℹ️",
};
const TITLES = {
    robustness: "Robustness",
    contract: "Contract",
    fidelity: "Fidelity",
    safety: "Safety",
    protocol: "Protocol",
    performance: "Performance",
    state: "State",
};
/** `1 tool`, `2 tools`. */
function counted(count, noun) {
    return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
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
/** The findings that are shown one by one: notices are counted only. */
const serious = (report) => report.findings.filter((finding) => finding.severity !== "notice");
/** The verdict of a category as the table shows it. */
function categoryVerdict(report, category) {
    const own = report.findings.filter((finding) => finding.category === category);
    if (own.some((finding) => finding.severity === "error"))
        return "fail";
    if (own.some((finding) => finding.severity === "warning"))
        return "part";
    const score = report.score.categories[category];
    return score?.percent === null || score === undefined ? "n/a" : "pass";
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
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   fd: () => (/* binding */ escapeProse),
/* harmony export */   kq: () => (/* binding */ escapeCell),
/* harmony export */   pA: () => (/* binding */ proseHtml),
/* harmony export */   pj: () => (/* reexport safe */ _plain_js__WEBPACK_IMPORTED_MODULE_0__.p)
/* harmony export */ });
/* unused harmony export escapeCommand */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7850);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4854);



/**
 * GitHub links mentions, references, addresses and commits after the markdown is rendered, so that neither backslashes
 * nor entities stop it. A word joiner, which takes no room and allows no line break, does.
 */
const JOINER = "\u2060";
const AUTOLINKS = [
    [/@(?=[\w-])/g, `@${JOINER}`],
    [/#(?=\d)/g, `#${JOINER}`],
    [/\b(gh)-(?=\d)/gi, `$1-${JOINER}`],
    [/\b(https?|ftp|mailto|xmpp|irc)(?=:)/gi, `$1${JOINER}`],
    [/\bwww(?=\.)/gi, `www${JOINER}`],
    [/\b([0-9a-f]{6})(?=[0-9a-f]{1,58}\b)/gi, `$1${JOINER}`],
    [/:(?=[\w+-]+:)/g, `:${JOINER}`],
];
/** Breaks what GitHub would turn into links, pings and pictures. */
function unlink(text) {
    let result = text;
    for (const [pattern, replacement] of AUTOLINKS)
        result = result.replace(pattern, replacement);
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
/** Text within a line of markdown: shown as it is, whatever it holds. Newlines become spaces. Also safe in a table cell. */
function escapeMarkdown(text) {
    return unlink((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .replace(/[\\`*_[\]~$#^]|!(?=\[)/g, "\\$&")
        .replace(/[&<>|]/g, entity)
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
/** The same for HTML, such as the summary of a folded block. */
function proseHtml(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
        .join("");
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
