export const id = 39;
export const ids = [39];
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

/***/ 8798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderTrace: () => (/* binding */ renderTrace)
/* harmony export */ });
/* harmony import */ var _facts_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7364);

/** JSON Lines: one line for each call, in the order they were made, and one for each skipped tool. Times are milliseconds since the start. */
function renderTrace(report, evidence) {
    const calls = (0,_facts_facts_js__WEBPACK_IMPORTED_MODULE_0__.createFacts)(evidence).calls.map((call) => ({
        tool: call.tool,
        case: call.caseId,
        property: call.property,
        outcome: call.outcome,
        detail: call.detail,
        arguments: call.arguments,
        startedAt: call.startedAtMs,
        durationMs: call.durationMs,
    }));
    const skipped = report.skipped.map(({ tool, reason }) => ({ tool, skipped: reason }));
    return [...calls, ...skipped].map((line) => `${JSON.stringify(line)}\n`).join("");
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


/***/ })

};
