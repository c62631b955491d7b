export const id = 130;
export const ids = [130];
export const modules = {

/***/ 9086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compilePattern)
/* harmony export */ });
/* unused harmony export Undecidable */
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);

/** Raised where a linear-time engine cannot tell whether a text matches; callers take it for "unknown". */
class Undecidable extends Error {
    name = "Undecidable";
}
/** Longest text that a pattern is tried on, in UTF-16 code units. */
const MAX_TEXT = 100_000;
/** Compiles a pattern for an engine that takes linear time, so that no pattern of a server can hang the audit. */
function compilePattern(pattern) {
    let compiled = null;
    try {
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

/** Deepest nesting that is looked into. Deeper schemas are not judged: no client reads them either. */
const MAX_DEPTH = 200;
/** Values visited in one schema at most. */
const MAX_VALUES = 200_000;
/** Walks a schema without recursion; hostile depth and size end it early. */
function walkSchema(schema) {
    const refs = new Set();
    const ids = new Set();
    const anchors = new Set();
    const open = [{ value: schema, depth: 0 }];
    let seen = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        seen += 1;
        if (next.depth > MAX_DEPTH || seen > MAX_VALUES)
            return { refs: [...refs], ids, anchors, tooLarge: true };
        const { value, depth } = next;
        if (Array.isArray(value))
            for (const item of value)
                open.push({ value: item, depth: depth + 1 });
        if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            continue;
        for (const [key, item] of Object.entries(value)) {
            if (typeof item === "string") {
                if (key === "$ref" || key === "$dynamicRef")
                    refs.add(item);
                if (key === "$id" || key === "id")
                    ids.add(item.replace(/#$/, ""));
                if (key === "$anchor" || key === "$dynamicAnchor")
                    anchors.add(item);
            }
            else if (typeof item === "object" && item !== null)
                open.push({ value: item, depth: depth + 1 });
        }
    }
    return { refs: [...refs], ids, anchors, tooLarge: false };
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
/** References that point nowhere, or out of the document. They are never fetched. */
function unresolvedRefs(schema, walk) {
    return walk.refs.filter((ref) => {
        if (ref === "#" || ref.startsWith("#/"))
            return resolveLocal(schema, ref) === undefined;
        if (ref.startsWith("#"))
            return !walk.anchors.has(ref.slice(1)) && !walk.ids.has(ref);
        return ![...walk.ids].some((id) => id === ref.replace(/#.*$/, "") || id.endsWith(`/${ref}`));
    });
}


/***/ }),

/***/ 7498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ schemaFacts),
  N: () => (/* binding */ validator)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/facts/dialect.js

/** What MCP means where a schema declares nothing (specification, "JSON Schema usage"). */
const DEFAULT_DIALECT = "2020-12";
const BY_URI = [
    [/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, "2020-12"],
    [/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, "2019-09"],
    [/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/, "draft-07"],
    [/^https?:\/\/json-schema\.org\/draft-06\/schema#?$/, "draft-06"],
    [/^https?:\/\/json-schema\.org\/draft-04\/schema#?$/, "draft-04"],
];
/** The dialect that `$schema` names, the default where there is none, null where it names one that is not known. */
function dialectOf(schema) {
    const uri = (0,json/* stringMember */.sk)(schema, "$schema");
    if (uri === null)
        return DEFAULT_DIALECT;
    return BY_URI.find(([pattern]) => pattern.test(uri))?.[1] ?? null;
}

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






const regExp = Object.assign((pattern) => (0,facts_pattern/* compilePattern */.E)(pattern), { code: "compilePattern" });
const OPTIONS = {
    strict: false,
    logger: false,
    validateSchema: false,
    addUsedSchema: false,
    // `__proto__` and `constructor` are properties like any other.
    ownProperties: true,
    code: { regExp },
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
const made = new Map();
/** The validator of a dialect, made at its first use. */
function engineOf(dialect) {
    const known = made.get(dialect);
    if (known !== undefined)
        return known;
    const ajv = new CLASSES[dialect](OPTIONS);
    formats(ajv, { mode: "fast" });
    made.set(dialect, ajv);
    return ajv;
}

// EXTERNAL MODULE: ./build/facts/refs.js
var refs = __webpack_require__(9428);
;// CONCATENATED MODULE: ./build/facts/schema.js




const UNKNOWN = { check: () => "unknown", errors: () => [] };
const ALWAYS = { check: () => "valid", errors: () => [] };
/** `$schema` is left to us: the engine is chosen by it, and would look an unknown one up. */
function withoutDialect(schema) {
    const { $schema: _, ...rest } = schema;
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
    const own = (0,json/* isObject */.Gv)(schema) ? withoutDialect(schema) : schema;
    try {
        return engine.validateSchema(own) === true ? null : reason(engine);
    }
    catch (error) {
        return error.message;
    }
}
function readFacts(schema) {
    const declared = (0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, "$schema");
    const dialect = dialectOf(schema);
    const facts = { dialect, declared, unresolved: [] };
    if (schema === undefined)
        return { ...facts, valid: false, error: "there is no schema" };
    if (!(0,json/* isObject */.Gv)(schema) && typeof schema !== "boolean") {
        return { ...facts, valid: false, error: "a schema must be an object" };
    }
    const walk = (0,refs/* walkSchema */.ry)(schema);
    if (walk.tooLarge)
        return { ...facts, valid: true, error: null };
    const error = judge(schema, dialect ?? DEFAULT_DIALECT);
    return { ...facts, valid: error === null, error, unresolved: (0,refs/* unresolvedRefs */.sv)(schema, walk) };
}
function compile(schema) {
    if (schema === true)
        return ALWAYS;
    if (!(0,json/* isObject */.Gv)(schema))
        return UNKNOWN;
    const facts = schemaFacts(schema);
    if (!facts.valid || facts.unresolved.length > 0 || (0,refs/* walkSchema */.ry)(schema).tooLarge)
        return UNKNOWN;
    const engine = engineOf(dialectOf(schema) ?? DEFAULT_DIALECT);
    const own = withoutDialect(schema);
    try {
        const validate = engine.compile(own);
        engine.removeSchema(own);
        const tell = (value) => {
            validate(value);
            return (validate.errors ?? []).map((one) => `${one.instancePath || "the value"} ${one.message ?? "is wrong"}`);
        };
        return {
            check: (value) => attempt(() => (validate(value) ? "valid" : "invalid"), "unknown"),
            errors: (value) => attempt(() => tell(value), []),
        };
    }
    catch {
        return UNKNOWN;
    }
}
/** A schema may be undecidable only for some values, and a hostile one may overflow the stack. */
function attempt(act, otherwise) {
    try {
        return act();
    }
    catch {
        return otherwise;
    }
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
/** Whether a schema is valid JSON Schema in its own dialect, and which references lead nowhere. Never throws, never fetches. */
const schemaFacts = memoised(readFacts);
/** The validator of a schema in its own dialect. Never throws. */
const validator = memoised(compile);


/***/ }),

/***/ 8798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderTrace: () => (/* binding */ renderTrace)
/* harmony export */ });
/* harmony import */ var _facts_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8761);

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
