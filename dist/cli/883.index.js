export const id = 883;
export const ids = [883];
export const modules = {

/***/ 6433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ boundsDrafts)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5697);
/* harmony import */ var _keywords_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8860);
/* harmony import */ var _malformed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2035);




/** Longest text made to be just too long. */
const MAX_TEXT = 20_000;
/** Values of the right type, each just outside of one thing that the schema allows; the first matters most. */
function outside(schema, type) {
    const values = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, "enum");
    if (Array.isArray(values) && type === "string")
        return ["not-one-of-the-allowed-values"];
    if (type === "number" || type === "integer") {
        const maximum = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "maximum") ?? (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "exclusiveMaximum");
        const minimum = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "minimum") ?? (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "exclusiveMinimum");
        return [maximum === null ? [] : maximum + 1, minimum === null ? [] : minimum - 1].flat();
    }
    if (type !== "string")
        return [];
    const least = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "minLength");
    const most = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "maxLength");
    const lengths = [
        least !== null && least > 0 ? Math.min(least, MAX_TEXT) - 1 : [],
        most !== null && most < MAX_TEXT ? Math.floor(most) + 1 : [],
    ].flat();
    if (lengths.length > 0)
        return lengths.map((length) => "x".repeat(length));
    if (typeof (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, "pattern") === "string")
        return ["\u00a7 does not match \u00a7"];
    return typeof (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, "format") === "string" ? ["\u00a7 not of this format \u00a7"] : [];
}
/** `bounds/<p>`: the valid call with one value just out of bounds; where there are two, the other one is `bounds/<p>/other`. */
function boundsDrafts(tool, valid) {
    const names = new Set(tool.parameters.map(({ name }) => name));
    return tool.parameters.flatMap(({ name, schema, type }) => {
        const [first, second] = type === null ? [] : outside(schema, type);
        const other = `${name}/other`;
        return [
            first === undefined ? [] : (0,_draft_js__WEBPACK_IMPORTED_MODULE_3__/* .malformed */ .Q)(`bounds/${name}`, "bounds", (0,_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .withMember */ .RV)(valid, name, first), name),
            second === undefined || names.has(other)
                ? []
                : (0,_draft_js__WEBPACK_IMPORTED_MODULE_3__/* .malformed */ .Q)(`bounds/${other}`, "bounds", (0,_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .withMember */ .RV)(valid, name, second), name),
        ].flat();
    });
}


/***/ }),

/***/ 5697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ malformed)
/* harmony export */ });
/** A malformed draft. */
function malformed(id, kind, args, property = null) {
    return { id, kind, property, arguments: args, wanted: "invalid" };
}


/***/ }),

/***/ 1078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ toolFilter),
/* harmony export */   O: () => (/* binding */ isInShard)
/* harmony export */ });
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1310);

/** Whether the tool of this index is of the share of the tools that this run is about. */
const isInShard = (index, shard) => shard === null || index % shard.count === shard.index - 1;
/** Tells which tools the run is about: name patterns first, then the shard. */
function toolFilter(settings) {
    const wanted = settings.tools.map(_text_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .f);
    const excluded = settings.excludeTools.map(_text_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .f);
    return (tool) => {
        if (wanted.length > 0 && !wanted.some((matches) => matches(tool.name)))
            return "filter";
        if (excluded.some((matches) => matches(tool.name)))
            return "filter";
        return isInShard(tool.index, settings.shard) ? "wanted" : "shard";
    };
}


/***/ }),

/***/ 8860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pl: () => (/* binding */ typesOf),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** The number that a keyword gives; null where it gives none. JSON can write numbers that are not finite. */
function numberOf(schema, keyword) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(schema, keyword);
    return typeof value === "number" && Number.isFinite(value) ? value : null;
}
/** The count that a keyword such as `minItems` gives, as a whole number; `otherwise` where it gives none. */
function countOf(schema, keyword, otherwise) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(schema, keyword);
    return typeof value === "number" && value >= 0 ? Math.floor(value) : otherwise;
}
/** The types that `type` names: one, several, or none. */
function typesOf(schema) {
    const type = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(schema, "type");
    return typeof type === "string" ? [type] : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textsIn */ .Ej)(type);
}


/***/ }),

/***/ 2035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ withMember),
/* harmony export */   SC: () => (/* binding */ wrongValues),
/* harmony export */   _Q: () => (/* binding */ simpleMalformed),
/* harmony export */   t4: () => (/* binding */ withoutMember)
/* harmony export */ });
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5697);
/* harmony import */ var _merge_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4524);


/**
 * Values of another JSON type, by the declared one, the plainest first. None that a lenient parser turns into the declared
 * type: `"5"` for a number or `1` for a boolean is taken by servers that coerce on purpose.
 */
const WRONG = {
    string: [12345, { x: 1 }, ["x"], true],
    number: ["not-a-number", { x: 1 }, ["x", "y"]],
    integer: ["not-a-number", 1.5, { x: 1 }, ["x", "y"]],
    boolean: ["not-a-boolean", { x: 1 }, 7],
    array: ["not-an-array", { x: 1 }, 12345],
    object: ["not-an-object", ["x"], 12345],
};
/** Values that a property of this declared type does not allow, the plainest first; none where no type is declared. */
function wrongValues(type) {
    return type !== null && Object.hasOwn(WRONG, type) ? (WRONG[type] ?? []) : [];
}
/** A copy of `args` with one member set. */
function withMember(args, name, value) {
    const copy = { ...args };
    (0,_merge_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .define */ .E)(copy, name, value);
    return copy;
}
/** A copy of `args` without one member. */
function withoutMember(args, name) {
    const copy = { ...args };
    delete copy[name];
    return copy;
}
/** `missing-required/*` and `wrong-type/*`: the valid call with one thing wrong. The published crash-resilience rule counts exactly these. */
function simpleMalformed(tool, valid) {
    const missing = [...new Set(tool.required)].map((name) => (0,_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .malformed */ .Q)(`missing-required/${name}`, "missing-required", withoutMember(valid, name), name));
    const wrong = tool.parameters.flatMap(({ name, type }) => {
        const [value] = wrongValues(type);
        if (value === undefined)
            return [];
        const args = withMember(valid, name, value);
        return [(0,_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .malformed */ .Q)(`wrong-type/${name}`, "wrong-type", args, name)];
    });
    return [...missing, ...wrong];
}


/***/ }),

/***/ 4524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ flatten),
/* harmony export */   E: () => (/* binding */ define)
/* harmony export */ });
/* harmony import */ var _facts_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9428);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);


/** References followed in a row, and branches of `allOf` merged; cycles end here. */
const MAX_STEPS = 50;
function join(into, from) {
    const properties = { ...((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(into.properties) ? into.properties : {}) };
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(from.properties)) {
        for (const [name, schema] of Object.entries(from.properties))
            define(properties, name, schema);
    }
    const required = [
        ...(Array.isArray(into.required) ? into.required : []),
        ...(Array.isArray(from.required) ? from.required : []),
    ];
    const joined = { ...into, ...from };
    if (Object.keys(properties).length > 0)
        joined.properties = properties;
    if (required.length > 0)
        joined.required = [...new Set(required)];
    return joined;
}
/** Sets a member whatever its name: `__proto__` is a property like any other. */
function define(object, name, value) {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}
/** A schema with its local references followed, `allOf` merged and branch `choice` of `anyOf`/`oneOf` taken. */
function flatten(schema, root, choice, steps = 0) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema) || steps > MAX_STEPS)
        return {};
    const { $ref, allOf, anyOf, oneOf, ...own } = schema;
    let flat = own;
    if (typeof $ref === "string") {
        flat = join(flatten((0,_facts_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveLocal */ .iT)(root, $ref), root, choice, steps + 1), flat);
    }
    if (Array.isArray(allOf)) {
        for (const part of allOf.slice(0, MAX_STEPS))
            flat = join(flat, flatten(part, root, choice, steps + 1));
    }
    for (const branches of [anyOf, oneOf]) {
        if (!Array.isArray(branches))
            continue;
        const usable = branches.filter((branch) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(branch) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(branch, "type") !== "null");
        const branch = usable[Math.min(choice, usable.length - 1)];
        if (branch !== undefined)
            flat = join(flat, flatten(branch, root, choice, steps + 1));
    }
    return flat;
}


/***/ }),

/***/ 4328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ makeNumber)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9598);
/* harmony import */ var _text_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3527);
/* harmony import */ var _keywords_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8860);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7978);




function byName(name) {
    const word = (0,_text_name_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z)(name).at(-1) ?? "";
    return Object.hasOwn(_values_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER_BY_NAME */ ["if"], word) ? (_values_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER_BY_NAME */ ["if"][word] ?? 1) : 1;
}
/** A number within `minimum`, `maximum`, their exclusive kin (numbers, or draft-04 booleans) and `multipleOf`: what the name tells, else 1, where that fits. */
function makeNumber(schema, integer, name = "") {
    const step = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "multipleOf") ?? (integer ? 1 : null);
    const gap = step ?? 0.5;
    const lowExclusive = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "exclusiveMinimum");
    const highExclusive = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "exclusiveMaximum");
    const minimum = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "minimum");
    const maximum = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "maximum");
    const lowGap = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(schema, "exclusiveMinimum") === true ? gap : 0;
    const highGap = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(schema, "exclusiveMaximum") === true ? gap : 0;
    const low = Math.max(minimum === null ? -Infinity : minimum + lowGap, lowExclusive === null ? -Infinity : lowExclusive + gap);
    const high = Math.min(maximum === null ? Infinity : maximum - highGap, highExclusive === null ? Infinity : highExclusive - gap);
    const wanted = Math.min(Math.max(byName(name), low), high);
    if (step === null || step <= 0)
        return wanted;
    const up = Math.ceil(wanted / step) * step;
    const value = up <= high ? up : Math.floor(wanted / step) * step;
    return Number(value.toPrecision(12));
}


/***/ }),

/***/ 2297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ hangLimit),
  f: () => (/* binding */ planCases)
});

// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var schema = __webpack_require__(4663);
// EXTERNAL MODULE: ./build/model/case.js
var model_case = __webpack_require__(5344);
// EXTERNAL MODULE: ./build/cases/bounds.js
var bounds = __webpack_require__(6433);
// EXTERNAL MODULE: ./build/cases/filter.js
var cases_filter = __webpack_require__(1078);
// EXTERNAL MODULE: ./build/cases/malformed.js
var malformed = __webpack_require__(2035);
;// CONCATENATED MODULE: ./build/cases/probes.js


/** The user's own calls of one tool. They are consent for exactly these calls, whatever the scope. */
function probeCases(tool, settings) {
    const probes = settings.probes.filter((probe) => probe.tool === tool.name);
    if (probes.length === 0)
        return [];
    const { check } = (0,schema/* validator */.N)(tool.inputSchema ?? {});
    return probes.map((probe) => {
        const proof = check(probe.arguments);
        const id = (0,model_case/* probeId */.sp)(probe.name);
        return {
            key: (0,model_case/* caseKeyOf */.tm)(tool.index, id),
            id,
            kind: "probe",
            toolIndex: tool.index,
            tool: tool.name,
            property: null,
            arguments: probe.arguments,
            proof: proof === "unknown" ? "unproven" : proof,
            timeoutMs: settings.timeoutMs,
        };
    });
}

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/cases/draft.js
var draft = __webpack_require__(5697);
// EXTERNAL MODULE: ./build/cases/keywords.js
var keywords = __webpack_require__(8860);
// EXTERNAL MODULE: ./build/cases/merge-schema.js
var merge_schema = __webpack_require__(4524);
;// CONCATENATED MODULE: ./build/cases/robust.js





/** Tried in this order: the first that violates the type and is not in the `enum`. */
const WRONG_VALUES = [
    ["number", 12345],
    ["string", "not-a-valid-value"],
    ["boolean", true],
    ["array", ["x"]],
    ["object", { x: 1 }],
];
const EXTRA = "unexpected_argument_xyz";
function wrongValue(parameter) {
    const types = (0,keywords/* typesOf */.pl)(parameter.schema);
    const values = (0,json/* member */.Dc)(parameter.schema, "enum");
    const allowed = Array.isArray(values) ? JSON.stringify(values) : "";
    const accepts = (type) => types.includes(type) || (type === "number" && types.includes("integer"));
    return WRONG_VALUES.find(([type, value]) => !accepts(type) && !allowed.includes(JSON.stringify(value)))?.[1];
}
function robust_assign(parameters, wanted) {
    const args = {};
    for (const parameter of parameters) {
        const value = wanted(parameter);
        if (value !== undefined)
            (0,merge_schema/* define */.E)(args, parameter.name, value);
    }
    return args;
}
/** Required arrays of objects: where nested mistakes can be made. */
function arraysOfObjects(tool) {
    return tool.parameters.flatMap(({ name, schema, required }) => {
        const flat = (0,merge_schema/* flatten */.B)(schema, tool.inputSchema ?? {}, 0);
        const items = (0,merge_schema/* flatten */.B)((0,json/* member */.Dc)(flat, "items"), tool.inputSchema ?? {}, 0);
        if (!required || (0,json/* member */.Dc)(flat, "type") !== "array" || (0,json/* member */.Dc)(items, "type") !== "object")
            return [];
        return [{ name, required: (0,json/* textsIn */.Ej)(items.required) }];
    });
}
function nested(tool, valid) {
    const [array] = arraysOfObjects(tool);
    if (array === undefined)
        return [];
    const drafts = [
        (0,draft/* malformed */.Q)("robust/nested-string", "robust", (0,malformed/* withMember */.RV)(valid, array.name, "not-an-array"), array.name),
    ];
    const value = (0,json/* member */.Dc)(valid, array.name);
    const item = Array.isArray(value) ? value[0] : undefined;
    const [missing] = array.required;
    if (missing === undefined || !(0,json/* isObject */.Gv)(item))
        return drafts;
    return [
        ...drafts,
        (0,draft/* malformed */.Q)("robust/nested-item", "robust", (0,malformed/* withMember */.RV)(valid, array.name, [(0,malformed/* withoutMember */.t4)(item, missing)]), array.name),
    ];
}
/** The `robust/*` calls of one tool, malformed ones only. `valid`: the tool's valid call, null when none could be made. */
function robustDrafts(tool, valid) {
    const typed = tool.parameters.filter((parameter) => (0,keywords/* typesOf */.pl)(parameter.schema).length > 0);
    const strings = typed.filter((parameter) => parameter.type === "string");
    const wrongTypes = robust_assign(typed, wrongValue);
    const nulls = robust_assign(typed, (one) => ((0,keywords/* typesOf */.pl)(one.schema).includes("null") ? undefined : null));
    const drafts = [];
    const add = (id, args) => drafts.push((0,draft/* malformed */.Q)(`robust/${id}`, "robust", args));
    if (tool.required.length > 0)
        add("missing-required", {});
    if (typed.length > 0) {
        add("wrong-types", wrongTypes);
        add("nulls", nulls);
        add("extra-argument", (0,malformed/* withMember */.RV)(wrongTypes, EXTRA, "x"));
    }
    if (strings.length > 0)
        add("string-as-object", { ...valid, ...robust_assign(strings, () => ({ x: 1 })) });
    return valid === null ? drafts : [...drafts, ...nested(tool, valid)];
}
/** `{}` to a read-only tool without properties: a valid call, for coverage. */
function noArguments(tool) {
    if (!tool.readOnly || tool.parameters.length > 0 || tool.required.length > 0)
        return [];
    return [{ id: "robust/read-only-no-args", kind: "robust", property: null, arguments: {}, wanted: "valid" }];
}

// EXTERNAL MODULE: ./build/cases/scope.js
var scope = __webpack_require__(4722);
// EXTERNAL MODULE: ./build/cases/valid.js + 1 modules
var cases_valid = __webpack_require__(6207);
;// CONCATENATED MODULE: ./build/cases/plan.js









/** Lowest hang limit of `robust/*`, in milliseconds. */
const LEAST_HANG_MS = 2_000;
/** Milliseconds that a `robust/*` call may take. */
function hangLimit(settings) {
    return settings.robustInput.hangMs ?? Math.max(LEAST_HANG_MS, settings.timeoutProbeSec * 1000);
}
/** The calls one tool may get, in order: the valid one first. */
function draftsOf(tool, allowed, robust, given) {
    const hints = (0,cases_valid/* hintsOf */.iw)(tool, given);
    const valid = (0,cases_valid/* validArguments */.r0)(tool.inputSchema, hints);
    const drafts = [];
    if (allowed.valid && valid !== null) {
        const draft = { kind: "valid", property: null, wanted: "valid" };
        drafts.push({ ...draft, id: "valid", arguments: valid });
        const described = (0,cases_valid/* describedArguments */.mU)(tool.inputSchema, hints, valid);
        if (described !== null) {
            drafts.push({ ...draft, id: "valid/described", arguments: described, unless: "valid" });
        }
    }
    if (allowed.malformed) {
        if (valid !== null)
            drafts.push(...(0,malformed/* simpleMalformed */._Q)(tool, valid));
        if (robust)
            drafts.push(...robustDrafts(tool, valid));
        if (valid !== null)
            drafts.push(...(0,bounds/* boundsDrafts */.u)(tool, valid));
    }
    if (robust && allowed.valid)
        drafts.push(...noArguments(tool));
    return allowed.valid && valid === null && drafts.length === 0 ? null : drafts;
}
function prove(tool, drafts, settings) {
    const { check } = (0,schema/* validator */.N)(tool.inputSchema ?? {});
    const cases = [];
    const dropped = [];
    for (const draft of drafts) {
        const proof = check(draft.arguments);
        const { wanted, unless, ...rest } = draft;
        if (proof !== wanted) {
            const reason = proof === "unknown" ? "the schema does not tell" : `the schema finds it ${proof}`;
            dropped.push({ toolIndex: tool.index, id: draft.id, reason });
            continue;
        }
        const timeoutMs = draft.kind === "robust" ? hangLimit(settings) : settings.timeoutMs;
        const key = (0,model_case/* caseKeyOf */.tm)(tool.index, draft.id);
        cases.push({
            key,
            toolIndex: tool.index,
            tool: tool.name,
            proof,
            timeoutMs,
            ...rest,
            ...(unless === undefined ? {} : { unless: (0,model_case/* caseKeyOf */.tm)(tool.index, unless) }),
        });
    }
    return { cases, dropped };
}
function skip(tool, cause, reason) {
    return { cases: [], dropped: [], skipped: { toolIndex: tool.index, tool: tool.name, cause, reason } };
}
function planTool(tool, settings, robust, given) {
    const allowed = (0,scope/* consent */.v)(tool, settings);
    if (!allowed.valid && !allowed.malformed)
        return skip(tool, "consent", allowed.reason ?? "");
    const drafts = draftsOf(tool, allowed, robust, given);
    if (drafts === null)
        return skip(tool, "not-synthesizable", "no arguments could be made that its schema allows");
    const planned = prove(tool, drafts, settings);
    if (allowed.reason !== null)
        return { ...planned, skipped: skip(tool, "consent", allowed.reason).skipped };
    return { ...planned, skipped: null };
}
/**
 * Decides every call of a run, from the listed tools and the settings alone. Linear in the number of tools. `given`: where
 * the user's own command line points, for read-only tools that ask for a path.
 */
function planCases(tools, settings, given = null) {
    const filter = (0,cases_filter/* toolFilter */.J)(settings);
    const plan = { cases: [], dropped: [], skipped: [] };
    let robustTools = 0;
    for (const tool of tools) {
        const wanted = filter(tool);
        let planned;
        if (wanted === "filter")
            planned = skip(tool, "filter", "left out by `tools` or `exclude-tools`");
        else if (wanted === "shard")
            planned = skip(tool, "shard", "belongs to another shard");
        else {
            const robust = settings.robustInput.enabled && robustTools < settings.robustInput.maxTools;
            planned = planTool(tool, settings, robust, given);
            if (planned.cases.length > 0)
                robustTools += 1;
        }
        plan.cases.push(...planned.cases, ...(wanted === "shard" ? [] : probeCases(tool, settings)));
        plan.dropped.push(...planned.dropped);
        if (planned.skipped !== null)
            plan.skipped.push(planned.skipped);
    }
    return plan;
}


/***/ }),

/***/ 4722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ consent)
/* harmony export */ });
const NOT_READ_ONLY = "not marked read-only (`readOnlyHint: true`)";
/** The one place that decides which calls a tool may get. */
function consent(tool, settings) {
    switch (settings.scope) {
        case "all":
            return { valid: true, malformed: true, reason: null };
        case "static":
            return { valid: false, malformed: false, reason: "scope is `static`" };
        case "malformed":
            return tool.readOnly
                ? { valid: true, malformed: true, reason: null }
                : { valid: false, malformed: true, reason: `malformed calls only: ${NOT_READ_ONLY}` };
        case "read-only":
            return tool.readOnly
                ? { valid: true, malformed: true, reason: null }
                : { valid: false, malformed: false, reason: NOT_READ_ONLY };
    }
}


/***/ }),

/***/ 8475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ makeString)
});

// EXTERNAL MODULE: ./build/facts/pattern.js
var facts_pattern = __webpack_require__(9086);
// EXTERNAL MODULE: ./build/model/case.js
var model_case = __webpack_require__(5344);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/text/name.js
var text_name = __webpack_require__(3527);
;// CONCATENATED MODULE: ./build/cases/described.js
/** Description that is read; the rest is prose. */
const READ_CHARS = 2_000;
const INTRODUCED = String.raw `(?:\be\.?g\.?|\bfor example|\bfor instance|\bexamples?|\bsuch as)[,:]?\s{0,3}`;
const IN_QUOTES = ['"([^"\\n]{1,200})"', "'([^'\\n]{1,200})'", "`([^`\\n]{1,200})`"].join("|");
/** The ways to give an example, the plainest first. */
const FORMS = [
    new RegExp(String.raw `${INTRODUCED}[[({]?\s?(?:${IN_QUOTES})`, "i"),
    // A value in quotes after a colon: `Full type: "base.request" or "chain.agent"`.
    new RegExp(String.raw `:\s(?:${IN_QUOTES})(?=\s?[,;.)|]|\s(?:or|and)\b|\s*$)`),
    // A word without quotes is an example only where nothing but an end follows it.
    new RegExp(String.raw `${INTRODUCED}([\w@#][\w./:@+#-]{0,80}[\w/])(?=\s?[,;)\]]|\.?\s*$)`, "i"),
];
/** The first example that a description gives (`e.g. "Paris"`, `such as 'en'`, `for example: USD)`); null when it gives none. */
function describedExample(description) {
    if (description === null)
        return null;
    const text = description.slice(0, READ_CHARS);
    for (const form of FORMS) {
        const found = form
            .exec(text)
            ?.slice(1)
            .find((group) => group !== undefined);
        if (found !== undefined)
            return found;
    }
    return null;
}

// EXTERNAL MODULE: ./build/cases/keywords.js
var keywords = __webpack_require__(8860);
// EXTERNAL MODULE: ./build/model/workspace.js
var workspace = __webpack_require__(9259);
// EXTERNAL MODULE: ./build/cases/places.js
var places = __webpack_require__(5032);
;// CONCATENATED MODULE: ./build/cases/paths.js



const words = (text) => new Set(text.split(" "));
const FILE_WORDS = words("file filename filepath files filenames");
const FOLDER_WORDS = words("dir dirs directory directories folder folders cwd workdir rootdir");
const PATH_WORDS = words("path paths filepath pathname");
/** Names that may stand for a path where the talk is of files. */
const PLACE_WORDS = words("source src destination dest target output input root location");
const GIT_WORDS = words("git repo repository");
const FOLDER_TOOLS = words("directory directories dir folder folders tree ls glob");
const LISTING_TOOLS = words("list find search scan walk watch grep");
const CONTENT_TOOLS = words("read write edit info content contents");
const NEW_WORDS = words("output out destination dest target new save");
const ABOUT_FILES = /\b(?:files?|filenames?|director(?:y|ies)|folders?|file ?system|on disk)\b/i;
const NOT_LOCAL = /\b(?:json ?path|xpath|url path|api path|endpoint|route|dot[- ]notation|query path|object path|selector|remote|bucket|repository's)\b/i;
/** With one of these beside it, a path lies in a remote repository or store. */
const REMOTE_SIBLINGS = words("owner repo repository org bucket branch ref");
const README = "README.md";
const MOVES = words("move rename");
const DELETES = words("delete remove unlink trash erase rmdir rm");
const CHANGES = words("write edit update append insert replace modify patch overwrite");
const CREATES = words("create new make mkdir save export generate download init touch");
const EXTENSION_WORDS = {
    markdown: "md",
    image: "png",
    picture: "png",
    photo: "png",
    screenshot: "png",
    media: "png",
    sqlite: "db",
    database: "db",
    yml: "yaml",
    python: "py",
    javascript: "js",
    typescript: "ts",
    word: "docx",
    docx: "docx",
    excel: "xlsx",
    xlsx: "xlsx",
    spreadsheet: "xlsx",
    powerpoint: "pptx",
    pptx: "pptx",
    presentation: "pptx",
    audio: "mp3",
    video: "mp4",
};
const some = (list, set) => list.some((word) => set.has(word));
/** A path without more words: the tool's name tells what lies there. */
function unnamed({ description, tool }) {
    const folder = /\b(?:directory|folder)\b/i.test(description);
    const file = /\bfiles?\b/i.test(description);
    if (folder !== file)
        return folder ? "folder" : "file";
    if (some(tool, FOLDER_TOOLS))
        return "folder";
    return some(tool, LISTING_TOOLS) && !some(tool, CONTENT_TOOLS) ? "folder" : "file";
}
function kindOf(asked) {
    const { name, description, tool } = asked;
    const last = name.slice(-1);
    const isPath = some(last, PATH_WORDS);
    const isFolder = some(last, FOLDER_WORDS) || (isPath && some(name, FOLDER_WORDS));
    const isFile = some(last, FILE_WORDS) || (some(name, FILE_WORDS) && (isPath || last.includes("name")));
    const aboutFiles = ABOUT_FILES.test(description) || some(tool, FILE_WORDS) || some(tool, FOLDER_WORDS);
    const isPlace = some(last, PLACE_WORDS) && aboutFiles && !/\burls?\b/i.test(description);
    if (NOT_LOCAL.test(description) || !(isFolder || isFile || isPath || isPlace))
        return null;
    const git = tool.includes("git") || some(name, GIT_WORDS);
    if (git && !isFile && (isFolder || isPath))
        return "repository";
    if (isFolder)
        return "folder";
    return isFile ? "file" : unnamed(asked);
}
function extensionOf({ name, description, tool }) {
    const known = (word) => EXTENSION_WORDS[word] ?? places/* EXTENSIONS */.Z1.find((one) => one === word);
    for (const word of [...name, ...tool, ...(0,text_name/* wordsOf */.Z)(description.slice(0, 200))]) {
        const extension = Object.hasOwn(EXTENSION_WORDS, word) || word.length > 2 ? known(word) : undefined;
        if (extension !== undefined)
            return extension;
    }
    return "txt";
}
function inWorkspace(kind, asked) {
    const { name, tool } = asked;
    const isNew = some(name, NEW_WORDS) || (some(tool, CREATES) && !some(name, words("source src input")));
    const at = (path) => `${workspace/* WORKSPACE */.u}/${path}`;
    if (kind === "repository")
        return at(places/* LAYOUT */.rs.repository);
    if (kind === "folder") {
        if (isNew)
            return at(places/* LAYOUT */.rs.newFolder);
        return at(some(tool, DELETES) ? places/* LAYOUT */.rs.folderToDelete : places/* LAYOUT */.rs.folder);
    }
    const extension = extensionOf(asked);
    if (isNew)
        return at(`${places/* LAYOUT */.rs.newFile}.${extension}`);
    if (some(tool, MOVES))
        return at(places/* LAYOUT */.rs.toMove);
    if (some(tool, DELETES))
        return at(places/* LAYOUT */.rs.toDelete);
    return at(some(tool, CHANGES) && extension === "txt" ? places/* LAYOUT */.rs.toChange : `${places/* LAYOUT */.rs.file}.${extension}`);
}
/** A path for a property that asks for one: in the throwaway workspace, or where the user's own command line points; null for any other property. */
function pathFor(name, description, hints) {
    const asked = {
        name: (0,text_name/* wordsOf */.Z)(name),
        description: description ?? "",
        tool: (0,text_name/* wordsOf */.Z)(hints.tool),
    };
    const kind = kindOf(asked);
    if (kind === null)
        return null;
    const remote = hints.siblings.some((sibling) => REMOTE_SIBLINGS.has(sibling.toLowerCase()));
    if (remote && kind !== "repository")
        return kind === "file" ? README : "docs";
    const { given } = hints;
    if (given === null || kind === "repository")
        return inWorkspace(kind, asked);
    return kind === "folder" ? given.directory : (given.file ?? inWorkspace(kind, asked));
}

// EXTERNAL MODULE: ./build/cases/values.js
var values = __webpack_require__(7978);
;// CONCATENATED MODULE: ./build/cases/strings.js









/** Texts longer than this are not made up, whatever `minLength` asks for. */
const MAX_LENGTH = 10_000;
/** The last word of a longer name counts when the whole is unknown. */
function byName(name) {
    const all = (0,text_name/* wordsOf */.Z)(name);
    for (const word of [all.join("_"), all.at(-1) ?? ""]) {
        const found = values/* BY_NAME */.Oj.find(([pattern]) => pattern.test(word));
        if (found !== undefined)
            return found[1];
    }
    return null;
}
function fitLength(text, min, max) {
    if (min > MAX_LENGTH)
        return text;
    const long = text.length < min ? text.padEnd(min, "x") : text;
    return long.length > max ? long.slice(0, max) : long;
}
const UNKNOWN = { hints: places/* NO_HINTS */.fi, description: null, described: false };
/** Texts that fit a property, the most telling first. */
function preferred(schema, name, context) {
    const format = (0,json/* stringMember */.sk)(schema, "format");
    const { hints, description, described } = context;
    const texts = [
        format !== null && Object.hasOwn(values/* BY_FORMAT */.E6, format) ? values/* BY_FORMAT */.E6[format] : null,
        pathFor(name, description, hints),
        described ? describedExample(description) : null,
        byName(name),
        model_case/* NEUTRAL */.qm,
    ];
    return texts.filter((text) => typeof text === "string");
}
/** A realistic text for a property. It may still not validate: the whole is proven afterwards. */
function makeString(schema, name, context = UNKNOWN) {
    const min = (0,keywords/* countOf */.pq)(schema, "minLength", 0);
    const max = (0,keywords/* countOf */.pq)(schema, "maxLength", MAX_LENGTH);
    const pattern = (0,json/* stringMember */.sk)(schema, "pattern");
    const texts = preferred(schema, name, context);
    const fits = (text) => text.length >= min && text.length <= max && (pattern === null || (0,facts_pattern/* matches */.cK)(pattern, text));
    const whole = texts.find(fits);
    if (whole !== undefined)
        return whole;
    const stretched = fitLength(texts[0] ?? model_case/* NEUTRAL */.qm, min, max);
    return fits(stretched) ? stretched : (values/* FOR_PATTERN */.rl.find(fits) ?? stretched);
}


/***/ }),

/***/ 6207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mU: () => (/* binding */ describedArguments),
  iw: () => (/* binding */ hintsOf),
  r0: () => (/* binding */ validArguments)
});

// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var facts_schema = __webpack_require__(4663);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/cases/keywords.js
var keywords = __webpack_require__(8860);
// EXTERNAL MODULE: ./build/cases/merge-schema.js
var merge_schema = __webpack_require__(4524);
// EXTERNAL MODULE: ./build/cases/numbers.js
var numbers = __webpack_require__(4328);
// EXTERNAL MODULE: ./build/cases/places.js
var places = __webpack_require__(5032);
// EXTERNAL MODULE: ./build/cases/strings.js + 2 modules
var strings = __webpack_require__(8475);
;// CONCATENATED MODULE: ./build/cases/generate.js






/** Deepest nesting of generated values. */
const MAX_DEPTH = 50;
/** Items made for one array at most. */
const MAX_ITEMS = 100;
/** The value that a schema itself offers, in the order const, default, enum, examples; undefined when it offers none. */
function offered(schema, manner) {
    if (Object.hasOwn(schema, "const"))
        return schema.const;
    if (manner.given && Object.hasOwn(schema, "default") && schema.default !== null)
        return schema.default;
    const values = (0,json/* member */.Dc)(schema, "enum");
    if (Array.isArray(values) && values.length > 0)
        return values[0];
    const examples = (0,json/* member */.Dc)(schema, "examples");
    if (manner.given && Array.isArray(examples) && examples.length > 0)
        return examples[0];
    return undefined;
}
function typeOf(schema) {
    const named = (0,keywords/* typesOf */.pl)(schema);
    if (named.length > 0)
        return named.find((one) => one !== "null") ?? "null";
    if ((0,json/* isObject */.Gv)(schema.properties))
        return "object";
    return Object.hasOwn(schema, "items") || Object.hasOwn(schema, "prefixItems") ? "array" : null;
}
function different(item, index) {
    if (typeof item === "number")
        return item + index;
    return typeof item === "string" ? `${item}${index + 1}` : item;
}
function makeArray(schema, place, context, depth) {
    const { items, prefixItems } = schema;
    const tuple = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
    const least = Math.max((0,keywords/* countOf */.pq)(schema, "minItems", 0), tuple.length, 1);
    const size = Math.min(least, (0,keywords/* countOf */.pq)(schema, "maxItems", MAX_ITEMS), MAX_ITEMS);
    const singular = { ...place, name: place.name.replace(/(?<=\w)s$/, "") };
    const rest = Array.isArray(items) ? {} : (items ?? {});
    const unique = (0,json/* member */.Dc)(schema, "uniqueItems") === true;
    return Array.from({ length: size }, (_, index) => {
        const item = makeValue(tuple[index] ?? rest, singular, context, depth + 1);
        return unique && index > 0 ? different(item, index) : item;
    });
}
const named = (name) => ({ name, description: null });
function makeObject(schema, context, depth) {
    const properties = (0,json/* isObject */.Gv)(schema.properties) ? schema.properties : {};
    const result = {};
    for (const name of (0,json/* textsIn */.Ej)(schema.required)) {
        (0,merge_schema/* define */.E)(result, name, makeValue((0,json/* member */.Dc)(properties, name) ?? {}, named(name), context, depth + 1));
    }
    for (const [name, property] of Object.entries(properties)) {
        if (Object.hasOwn(result, name))
            continue;
        const missing = Object.keys(result).length < (0,keywords/* countOf */.pq)(schema, "minProperties", 0);
        if (missing || (context.manner.optional && hasKnownValue(property, context))) {
            (0,merge_schema/* define */.E)(result, name, makeValue(property, named(name), context, depth + 1));
        }
    }
    return result;
}
/** Optional properties are given only where the schema says what to give. */
function hasKnownValue(property, context) {
    const flat = (0,merge_schema/* flatten */.B)(property, context.root, context.manner.choice);
    return (Object.hasOwn(flat, "const") ||
        (Object.hasOwn(flat, "default") && flat.default !== null && context.manner.given) ||
        (Array.isArray(flat.enum) && flat.enum.length > 0));
}
function makeValue(schema, given, context, depth) {
    if (depth > MAX_DEPTH)
        return null;
    const flat = (0,merge_schema/* flatten */.B)(schema, context.root, context.manner.choice);
    const known = offered(flat, context.manner);
    if (known !== undefined)
        return known;
    const description = (0,json/* stringMember */.sk)(flat, "description") ?? given.description;
    const place = { name: given.name, description };
    switch (typeOf(flat)) {
        case "object":
            return makeObject(flat, context, depth);
        case "array":
            return makeArray(flat, place, context, depth);
        case "integer":
            return (0,numbers/* makeNumber */.O)(flat, true, place.name);
        case "number":
            return (0,numbers/* makeNumber */.O)(flat, false, place.name);
        case "boolean":
            return false;
        case "null":
            return null;
        default:
            return (0,strings/* makeString */.y)(flat, place.name, {
                hints: context.hints,
                description,
                described: context.manner.described,
            });
    }
}
/**
 * Arguments for an input schema: every required property, and optional ones whose value the schema tells. Not yet proven.
 * `hints`: what else is known of the tool.
 */
function generateArguments(schema, manner, hints = places/* NO_HINTS */.fi) {
    if (!(0,json/* isObject */.Gv)(schema))
        return {};
    const context = { root: schema, manner, hints };
    return makeObject((0,merge_schema/* flatten */.B)(schema, schema, manner.choice), context, 0);
}

;// CONCATENATED MODULE: ./build/cases/valid.js



/** Tried in this order; the first whose arguments validate is taken. */
const MANNERS = [
    { choice: 0, optional: true, given: true },
    { choice: 0, optional: false, given: true },
    { choice: 0, optional: false, given: false },
    { choice: 1, optional: false, given: true },
    { choice: 2, optional: false, given: true },
    { choice: 3, optional: false, given: false },
];
function proven(schema, hints, described) {
    const { check } = (0,facts_schema/* validator */.N)(schema ?? {});
    for (const manner of MANNERS) {
        const made = generateArguments(schema, { ...manner, described }, hints);
        if (check(made) === "valid")
            return made;
    }
    return null;
}
/** Arguments that Ajv proved valid under the tool's own schema, or null when none could be made. */
function validArguments(schema, hints = places/* NO_HINTS */.fi) {
    return proven(schema, hints, false) ?? proven(schema, hints, true);
}
/**
 * Arguments other than `valid`, proven too, with the examples that the descriptions of properties give. Null when they give none. They
 * are a second try and no base of malformed calls: the published crash-resilience figures of real servers (accepted ones
 * among them) belong to calls that are made from the schema alone.
 */
function describedArguments(schema, hints, valid) {
    const made = proven(schema, hints, true);
    return JSON.stringify(made) === JSON.stringify(valid) ? null : made;
}
/** What is known of a tool beside its schema. Only a read-only tool is sent to a place of the user's own. */
function hintsOf(tool, given) {
    return {
        tool: tool.name,
        siblings: tool.parameters.map((parameter) => parameter.name),
        given: tool.readOnly ? given : null,
    };
}


/***/ }),

/***/ 7978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ BY_FORMAT),
/* harmony export */   Oj: () => (/* binding */ BY_NAME),
/* harmony export */   "if": () => (/* binding */ NUMBER_BY_NAME),
/* harmony export */   rl: () => (/* binding */ FOR_PATTERN)
/* harmony export */ });
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5032);

/** Realistic values by the name of a property, most telling first. A name matches as a whole or as its last word. */
const BY_NAME = [
    [/^(?:city|town|place|location|destination|origin)$/, "Paris"],
    [/^country(?:_?code)?$/, "FR"],
    [/^(?:state|region|province)$/, "Bavaria"],
    [/^(?:time_?zone|tz)$/, "Europe/Paris"],
    [/^(?:e?mail|recipient|to|from)$/, "ada@example.com"],
    [/^(?:url|uri|link|href|endpoint|website|site)$/, "https://example.com/"],
    [/^(?:domain|host|hostname)$/, "example.com"],
    [/^(?:ip|ip_?address)$/, "192.0.2.1"],
    [/^(?:date|day|start_?date|end_?date|since|until|before|after)$/, "2024-01-15"],
    [/^(?:datetime|timestamp|start|end|start_?time|end_?time)$/, "2024-01-15T10:30:00Z"],
    [/^time$/, "10:30"],
    [/^(?:lang|language|locale)$/, "en"],
    [/^currency$/, "EUR"],
    [/^(?:symbol|ticker)$/, "ACME"],
    [/^(?:query|q|search|keyword|keywords|term|text_?query)$/, "example"],
    [/^(?:expression|formula)$/, "1 + 1"],
    [/^(?:path|file|file_?path|filename)$/, "example.txt"],
    [/^(?:dir|directory|folder|root|cwd)$/, "."],
    [/^(?:old_?(?:text|str|string)|search_?(?:text|string)|find_?text)$/, _places_js__WEBPACK_IMPORTED_MODULE_0__/* .EXAMPLE_LINE */ .Ck],
    [/^(?:new_?(?:text|str|string)|replacement|replace_?(?:text|string|with))$/, "Another text."],
    [/^(?:pattern|glob)$/, "*.txt"],
    [/^(?:uuid|guid)$/, "123e4567-e89b-42d3-a456-426614174000"],
    [/^(?:owner|org|organization|user|username|author|login)$/, "octocat"],
    [/^(?:repo|repository|project)$/, "hello-world"],
    [/^(?:branch|ref)$/, "main"],
    [/^(?:sha|commit|hash)$/, _places_js__WEBPACK_IMPORTED_MODULE_0__/* .HEAD_COMMIT */ .LT],
    [/^(?:phone|phone_?number|tel)$/, "+33123456789"],
    [/^(?:zip|zip_?code|postal_?code|postcode)$/, "75001"],
    [/^(?:color|colour)$/, "#336699"],
    [/^(?:title|subject|headline)$/, "An example"],
    [/^(?:name|label|first_?name|last_?name)$/, "Ada"],
    [/^(?:message|text|content|body|comment|description|summary|note|prompt|input)$/, _places_js__WEBPACK_IMPORTED_MODULE_0__/* .EXAMPLE_LINE */ .Ck],
    [/^(?:id|key|slug)$/, "example-1"],
];
/** Numbers by the last word of a name; any other is 1. */
const NUMBER_BY_NAME = {
    latitude: 48.8566,
    lat: 48.8566,
    longitude: 2.3522,
    lon: 2.3522,
    lng: 2.3522,
    year: 2024,
    port: 8080,
    timestamp: 1_705_314_600,
};
/** Values by JSON Schema `format`. */
const BY_FORMAT = {
    email: "ada@example.com",
    "idn-email": "ada@example.com",
    uri: "https://example.com/",
    "uri-reference": "https://example.com/",
    iri: "https://example.com/",
    url: "https://example.com/",
    hostname: "example.com",
    ipv4: "192.0.2.1",
    ipv6: "2001:db8::1",
    date: "2024-01-15",
    "date-time": "2024-01-15T10:30:00Z",
    time: "10:30:00Z",
    duration: "PT1H",
    uuid: "123e4567-e89b-42d3-a456-426614174000",
    regex: "a+",
    "json-pointer": "/a",
    byte: "ZXhhbXBsZQ==",
};
/** Texts that satisfy patterns people write: the first that matches is taken. */
const FOR_PATTERN = [
    "example",
    "Example",
    "EXAMPLE",
    "a",
    "A",
    "1",
    "12",
    "123",
    "1234",
    "12345",
    "123456",
    "en",
    "EN",
    "USD",
    "en-US",
    "2024-01-15",
    "2024-01",
    "2024",
    "10:30",
    "10:30:00",
    "2024-01-15T10:30:00Z",
    "2024-01-15T10:30:00.000Z",
    "123e4567-e89b-42d3-a456-426614174000",
    "1.0.0",
    "v1.0.0",
    "ada@example.com",
    "https://example.com/",
    "http://example.com/",
    "/example",
    "/example/item",
    "example/item",
    "example-1",
    "example_1",
    "EX-1",
    "#336699",
    "192.0.2.1",
    "+33123456789",
    "0x1234567890abcdef1234567890abcdef12345678",
    "6dcb09b5b57875f334f61aebed695e2e4193db5e",
    "0123456789abcdef01234567",
    "0123456789abcdef0123456789abcdef",
    "*",
    "",
];


/***/ }),

/***/ 5883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  audit: () => (/* binding */ audit)
});

// EXTERNAL MODULE: ./build/evidence/freeze.js
var freeze = __webpack_require__(41);
// EXTERNAL MODULE: ./build/facts/eras.js
var eras = __webpack_require__(4001);
// EXTERNAL MODULE: ./build/facts/facts.js + 2 modules
var facts_facts = __webpack_require__(203);
// EXTERNAL MODULE: ./build/record/masking.js
var masking = __webpack_require__(6616);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/cases/plan.js + 2 modules
var plan = __webpack_require__(2297);
// EXTERNAL MODULE: ./build/facts/outcome.js
var facts_outcome = __webpack_require__(4452);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
;// CONCATENATED MODULE: ./build/record/build.js


/** Settings may hold secrets in what the user's own calls send and expect. */
function maskedSettings(settings, mask) {
    const { record, judge } = structuredClone(settings);
    return { record: { ...record, probes: (0,masking/* maskData */.l)(record.probes, mask) }, judge: (0,masking/* maskTexts */.X)(judge, mask) };
}
/** A run that was stopped before there was anything to see: the server is not to blame. */
const STOPPED_EARLY = "The run was stopped before the server could be listed.";
/** The evidence of a run. What the log holds is masked already; the rest is masked here. */
function buildEvidence(recorded) {
    const { target, settings, plan, failure, interrupted, log, mask, remarks, state } = recorded;
    // Evidence is frozen through and through: what is the caller's goes in as a copy.
    const masked = (value) => (0,masking/* maskTexts */.X)(structuredClone(value), mask);
    return {
        schemaVersion: 1,
        auditor: { ...version/* AUDITOR */.b },
        startedAt: recorded.startedAt,
        durationMs: Math.round(log.now()),
        target: masked(target),
        settings: maskedSettings(settings, mask),
        failure: masked(interrupted && failure !== null ? { ...failure, message: STOPPED_EARLY } : failure),
        stopped: interrupted
            ? { reason: "interrupted", detail: "stopped by the user or the runner" }
            : masked(recorded.stopped),
        connections: log.connections,
        exchanges: log.exchanges.map((one) => ({ ...one, caseKey: (0,masking/* maskTexts */.X)(one.caseKey, mask) })),
        cases: plan.cases.map((item) => ({
            ...(0,masking/* maskTexts */.X)({ ...item, arguments: null }, mask),
            arguments: (0,masking/* maskData */.l)(item.arguments, mask),
        })),
        dropped: masked(plan.dropped),
        skipped: masked(plan.skipped),
        locations: {},
        extra: {
            ...(Object.keys(remarks).length === 0 ? {} : { protocol: masked(remarks) }),
            ...(recorded.http === null ? {} : { http: { probes: recorded.http } }),
            ...(recorded.alone ? { workers: { alone: true } } : {}),
            ...(state === null ? {} : { lifecycle: masked(state) }),
        },
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/model/workspace.js
var workspace = __webpack_require__(9259);
;// CONCATENATED MODULE: ./build/record/given-places.js



/** A folder with more entries than this is not looked into: listing it would be a load test of its own. */
const MAX_ENTRIES = 500;
/** Files that are written to be read, the most telling first. Others may hold what no report should quote. */
const READABLE = [/^readme\b/i, /^(?:license|changelog|contributing)\b/i, /\.(?:md|txt)$/i];
const PRIVATE = /secret|token|password|credential|private|key/i;
/** Names of the entries of a folder, its own first; null when there are too many, or it cannot be read. */
function entriesOf(folder) {
    try {
        let count = 0;
        const open = [folder];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            for (const entry of (0,external_node_fs_.readdirSync)(next, { withFileTypes: true })) {
                count += 1;
                if (count > MAX_ENTRIES)
                    return null;
                if (entry.isDirectory())
                    open.push((0,external_node_path_.join)(next, entry.name));
            }
        }
        const own = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
        return own.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
    }
    catch {
        return null;
    }
}
/** False for words that are no path at all, too: a program or a document given as an argument is longer than any name may be. */
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
/**
 * Where the words that start a server point: the first small folder among them, and a file in it that is meant to be read.
 * Null when there is none, or when the server is given the throwaway workspace.
 */
function givenPlaces(target) {
    if (target.transport !== "stdio" || target.args.some((word) => word.includes(workspace/* WORKSPACE */.u)))
        return null;
    for (const word of target.args) {
        const path = (0,external_node_path_.resolve)(target.cwd, word);
        if (word.startsWith("-") || word === "" || !isFolder(path))
            continue;
        const files = entriesOf(path);
        if (files === null)
            continue;
        const readable = files.filter((name) => !PRIVATE.test(name));
        const file = READABLE.map((pattern) => readable.find((name) => pattern.test(name))).find((name) => name !== undefined);
        return { directory: word, file: file === undefined ? null : `${word.replace(/[\\/]+$/, "")}/${file}` };
    }
    return null;
}

// EXTERNAL MODULE: ./build/record/log.js
var record_log = __webpack_require__(3278);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/facts/frames.js
var facts_frames = __webpack_require__(3480);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/model/revision.js
var revision = __webpack_require__(5817);
// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/record/greeting.js
var greeting = __webpack_require__(2149);
;// CONCATENATED MODULE: ./build/record/adopt.js
/** Writes a connection of another log into this one, which must have the same clock and mask. Gives its number there. */
function adoptConnection(log, connection) {
    const id = log.connections.length;
    const apart = (one) => ({ ...one, exchange: null });
    const [messages, noise] = [connection.messages.map(apart), connection.noise.map(apart)];
    log.connections.push({ ...connection, id, messages, noise });
    return id;
}
/** The same for an exchange that has come to its end. `connection`: the number that `adoptConnection` gave. */
function adoptExchange(log, exchange, connection) {
    const copy = { ...exchange, id: log.nextId(), connection };
    log.begin(copy);
    log.settle(copy);
    return copy;
}

;// CONCATENATED MODULE: ./build/record/initialize.js

/** What the client says of itself. No capability is declared: the audit has no user, no files and no model to offer. */
function initializeParams(protocolVersion) {
    return { protocolVersion, capabilities: {}, clientInfo: { ...version/* AUDITOR */.b } };
}

// EXTERNAL MODULE: ./build/record/results.js
var results = __webpack_require__(781);
;// CONCATENATED MODULE: ./build/record/newer-version.js






const about = (name, timeoutMs) => ({ purpose: "protocol", caseKey: `protocol/${name}`, timeoutMs });
/** Offers a version nobody speaks to a server of the era with a handshake. */
const offerTo = (session, timeoutMs) => session.request("initialize", initializeParams(revision/* FUTURE_VERSION */.xK), about("newer-version", timeoutMs));
/** Whether an answer to that is the one that the specification asks for, and the server did nothing beside it. */
function isSound({ session, exchange }) {
    const { noiseCount, messageCount, exit } = session.connection;
    const named = (0,json/* stringMember */.sk)((0,results/* resultOf */.Bg)(exchange), "protocolVersion") ?? "";
    return (exchange.end === "answered" &&
        (0,facts_frames/* frameFaults */.X)([exchange]).length === 0 &&
        (0,revision/* isRevision */.oN)(named) &&
        named !== revision/* FUTURE_VERSION */.xK &&
        noiseCount + messageCount === 0 &&
        exit?.requested !== false);
}
/**
 * A version nobody speaks is offered, on a process of its own. `foretold`: an answer that needs no further process; it goes
 * into the record as if it had been asked for now.
 */
async function offerFutureVersion(recording, foretold) {
    if (recording.signal?.aborted)
        return;
    const { starter, log } = recording;
    if (foretold !== null) {
        adoptExchange(log, foretold.exchange, adoptConnection(log, foretold.session.connection));
        return;
    }
    const session = starter.open("confirm");
    const timeoutMs = starter.startupTimeoutMs();
    if (starter.era === "legacy")
        await offerTo(session, timeoutMs);
    else {
        const params = { _meta: { [revision/* META */.Ge.version]: revision/* FUTURE_VERSION */.xK } };
        await session.request("tools/list", params, about("unknown-version", timeoutMs));
    }
    await session.kill();
}

// EXTERNAL MODULE: ./build/record/reference-client.js
var reference_client = __webpack_require__(9917);
// EXTERNAL MODULE: ./build/record/starter.js + 15 modules
var record_starter = __webpack_require__(6113);
// EXTERNAL MODULE: ./build/record/modern/session.js
var modern_session = __webpack_require__(3926);
;// CONCATENATED MODULE: ./build/record/modern/offer.js











/** What differs from one start to the next: times, ports, numbers of processes. */
const withoutNumbers = (text) => text.replace(/\d+/g, "0");
const errorIn = (exchange) => (0,json/* member */.Dc)((0,text_json/* objectOf */.Xy)(exchange.response?.raw), "error");
/**
 * Asks as the reference client does, without loading it, which is heavy: most servers refuse. One that knows the versions
 * of that era is left to the client, which may ask again.
 */
async function discover(session, timeoutMs) {
    const first = await session.request("server/discover", {}, { purpose: "initialize", timeoutMs });
    if ((0,json/* member */.Dc)(errorIn(first), "code") !== revision/* UNSUPPORTED_VERSION */.xH)
        return first;
    return (await (0,reference_client/* greet */.K)(session, timeoutMs, "modern")).exchange ?? first;
}
/** The server refused `server/discover` in good order, and is there for the next question. */
const isRefused = (session, exchange) => exchange.end === "answered" &&
    (0,json/* isObject */.Gv)(errorIn(exchange)) &&
    (0,facts_frames/* frameFaults */.X)([exchange]).length === 0 &&
    session.alive();
/**
 * Asks whether a server speaks the modern era: a process of its own is asked, and ended. The server that is audited never
 * sees the question, so that one which falls silent or ends at it is not harmed. A process that refuses it is offered a
 * version nobody speaks, which saves a start. Only the sound answer counts, of a process that wrote nothing to stderr but
 * what the audited one did at its start; whatever else it does may be due to the first question.
 */
async function askEra(target, { log, newerVersion, stderr, ...options }, signal) {
    const said = [];
    const starter = (0,record_starter/* createStarter */.A)(target, log, { ...options, onStderr: (chunk) => said.push(chunk) });
    const stop = () => void starter.stop();
    const saidMore = () => {
        const own = log.mask(Buffer.concat(said).toString("utf8"));
        return !withoutNumbers(stderr()).startsWith(withoutNumbers(own));
    };
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted)
        stop();
    try {
        const session = starter.open("confirm");
        const timeoutMs = starter.startupTimeoutMs();
        const first = await discover((0,modern_session/* modernSession */.S)(session), timeoutMs);
        if ((0,greeting/* greetingOf */.j)("modern", (0,results/* resultOf */.Bg)(first)) !== null)
            return { modern: true, foretold: null };
        if (!newerVersion || !isRefused(session, first))
            return { modern: false, foretold: null };
        const foretold = { session, exchange: await offerTo(session, timeoutMs) };
        // What was written to stderr before the answer has arrived by then.
        await (0,promises_.setImmediate)();
        const odd = saidMore();
        await session.kill();
        return { modern: false, foretold: !odd && isSound(foretold) ? foretold : null };
    }
    finally {
        signal?.removeEventListener("abort", stop);
        await starter.stop();
    }
}

// EXTERNAL MODULE: ./build/facts/series.js
var series = __webpack_require__(7547);
// EXTERNAL MODULE: ./build/model/case.js
var model_case = __webpack_require__(5344);
// EXTERNAL MODULE: ./build/record/recording.js
var record_recording = __webpack_require__(7012);
;// CONCATENATED MODULE: ./build/record/bench.js



/** Calls of one series without an answer after which it ends: each costs a time limit or a start. */
const MAX_UNANSWERED = 5;
/** Calls a probe `calls` times, `concurrency` of them in flight at once on one connection. */
async function recordSeries(recording, item, bench, index) {
    let sent = 0;
    let unanswered = 0;
    const over = () => recording.signal?.aborted || unanswered >= MAX_UNANSWERED || sent >= bench.calls;
    const options = { purpose: "bench", caseKey: (0,series/* seriesKey */.Xk)(index, bench), timeoutMs: item.timeoutMs };
    const lane = async () => {
        const { session } = recording;
        while (!over() && session.alive()) {
            sent += 1;
            const exchange = await session.request("tools/call", (0,record_recording/* callParams */.XA)(item), options);
            if (exchange.end !== "answered")
                unanswered += 1;
            if (exchange.end === "timed-out")
                await session.kill();
        }
    };
    while (!over() && (await (0,record_recording/* ensureSession */.TX)(recording))) {
        const { tool, id } = item;
        recording.progress({ stage: "bench", tool, case: id, done: sent, total: bench.calls });
        await Promise.all(Array.from({ length: bench.concurrency }, lane));
    }
}
/** The timed series of the config, one after another, on a process of their own. */
async function recordBench(recording, plan, settings) {
    for (const [index, bench] of settings.bench.entries()) {
        const item = plan.cases.find((one) => one.kind === "probe" && one.id === (0,model_case/* probeId */.sp)(bench.probe));
        if (item === undefined || recording.signal?.aborted || recording.stopped !== null)
            continue;
        await recordSeries(recording, item, bench, index);
    }
    if (settings.bench.length > 0)
        await recording.session.kill();
}

// EXTERNAL MODULE: ./build/model/outcome.js
var model_outcome = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/cases/aside.js
/** Valid calls are timed, and probes are the user's own: they stay where nothing runs beside them. */
const mayGo = (item) => item.kind !== "valid" && item.kind !== "probe";
/**
 * What of a plan may be recorded aside: the malformed and odd calls of tools that declare to change nothing, in the order
 * of the plan. Tools with a probe stay whole.
 */
function piecesOf(tools, cases) {
    const probed = new Set(cases.filter((item) => item.kind === "probe").map((item) => item.toolIndex));
    const pieces = [];
    for (const [index, item] of cases.entries()) {
        const { toolIndex } = item;
        if (!mayGo(item) || tools[toolIndex]?.readOnly !== true || probed.has(toolIndex))
            continue;
        const next = cases[index + 1];
        const last = pieces.at(-1);
        if (last?.next === item && last.toolIndex === toolIndex) {
            last.cases.push(item);
            last.next = next;
        }
        else
            pieces.push({ toolIndex, cases: [item], from: index, next });
    }
    return pieces;
}

// EXTERNAL MODULE: ./build/facts/calls.js + 2 modules
var calls = __webpack_require__(7722);
// EXTERNAL MODULE: ./build/record/trail.js
var trail = __webpack_require__(6188);
// EXTERNAL MODULE: ./build/record/exit.js
var record_exit = __webpack_require__(2554);
;// CONCATENATED MODULE: ./build/record/liveness.js
/**
 * Characters of tool lists that may be read only to see that the server is alive. Beyond that the next tool's calls tell,
 * so that a run stays linear in the number of tools.
 */
const BUDGET_CHARS = 50_000_000;
/**
 * After the last malformed case of a tool, and after an answer that breaks the protocol, the server must still list its
 * tools. `left`: characters that may be read for it.
 */
function createLiveness(recording, left = BUDGET_CHARS) {
    const spend = (chars) => {
        left -= chars;
    };
    return {
        spend,
        left: () => left,
        async check(item, next, outcome) {
            if (!recording.session.alive())
                return null;
            const lastOfTool = item.proof === "invalid" && next?.toolIndex !== item.toolIndex;
            const due = lastOfTool && (left > 0 || next === undefined);
            if (!due && outcome !== "protocol-violation")
                return null;
            const { session, timeoutMs } = recording;
            const options = { purpose: "liveness", caseKey: item.key, timeoutMs };
            const exchange = await session.request("tools/list", {}, options);
            spend(exchange.response?.chars ?? 0);
            if (exchange.end === "timed-out")
                await session.kill();
            return exchange;
        },
    };
}

;// CONCATENATED MODULE: ./build/record/worker.js






/** Makes one call. Null when the server said or did anything but answer it. */
async function see({ recording, place }, session, item, check) {
    const { connection } = session;
    const { log } = place;
    const from = log.exchanges.length;
    const beside = connection.noiseCount + connection.messageCount;
    const exchange = await (0,record_recording/* sendCase */.bK)(session, item, "case");
    const tool = recording.tools[item.toolIndex];
    if (tool === undefined)
        return null;
    const { outcome } = recording.classify(exchange, tool);
    if (outcome === "protocol-violation" || outcome === "crashed" || outcome === "timed-out")
        return null;
    await check(outcome);
    const exchanges = log.exchanges.slice(from);
    if (exchanges.some((one) => one.end !== "answered") || (0,facts_frames/* frameFaults */.X)(exchanges).length > 0)
        return null;
    // What was written before the answer has arrived by then.
    await (0,promises_.setImmediate)();
    if (!session.alive() || connection.noiseCount + connection.messageCount > beside)
        return null;
    return { connection, exchange, exchanges, stderr: place.takeStderr() };
}
async function carryOut(task, session, piece, left) {
    const liveness = createLiveness({ session, timeoutMs: task.recording.timeoutMs }, left);
    const all = [];
    for (const [index, item] of piece.cases.entries()) {
        const next = piece.cases[index + 1] ?? piece.next;
        const seen = await see(task, session, item, (outcome) => liveness.check(item, next, outcome));
        if (seen === null || task.recording.signal?.aborted)
            return null;
        all.push(seen);
    }
    return all;
}
/** Hands over what a process has done, but for what it did in the last moments before it ended by itself. */
function handOver(task, session, done) {
    const diedAt = (0,record_exit/* ownExit */.Rl)(session)?.atMs ?? Number.POSITIVE_INFINITY;
    for (const { seen, atMs } of done)
        task.done(diedAt - atMs <= trail/* LATE_MS */.g ? null : seen);
}
/** Carries out pieces on one process, until there are no more or the process is of no more use. */
async function useUp(task, session) {
    const done = [];
    task.place.takeStderr();
    let fine = true;
    for (let one = task.next(); one !== null; one = fine ? task.next() : null) {
        const seen = await carryOut(task, session, one.piece, one.left);
        done.push({ seen, atMs: task.place.log.now() });
        fine = seen !== null;
        task.tell(fine);
    }
    if (fine)
        await session.settle(trail/* LATE_MS */.g);
    await session.kill();
    handOver(task, session, done);
}
/** Carries out pieces on processes of its own. False when the server cannot be started beside the one that runs. */
async function work(task) {
    while (!task.isOver()) {
        const { session, failure } = await task.place.starter.start("worker");
        if (failure !== null) {
            await session.kill();
            return task.isOver();
        }
        task.busy(1);
        await useUp(task, session);
        task.busy(-1);
    }
    return true;
}

;// CONCATENATED MODULE: ./build/record/workers.js


/** Starts at once hinder each other: what they save must be worth this many, and more where cores are few. */
const WORTH_STARTS = 2;
/**
 * Whether workers pay, going by the cases so far, once these took as long as a start: on a server that answers at once, and
 * is slow to start, they do not.
 */
function pays({ workers, cores, spentMs, done, left, startupMs }) {
    if (done === 0 || spentMs < startupMs)
        return false;
    const saved = (spentMs / done) * left * (1 - 1 / workers);
    return saved > WORTH_STARTS * startupMs * Math.max(1, workers / cores) + trail/* LATE_MS */.g;
}
/** Lets workers take the pieces in the order of the plan. `found`: what they saw, by the key of the case. True when all could be started. */
async function gather(recording, workers, shares, found) {
    const places = [];
    let [taken, clean, odd, busy] = [0, 0, 0, 0];
    // A server that is odd with most tools is quicker recorded once.
    const isOver = () => taken >= shares.length || odd > clean + workers.count || recording.signal?.aborted === true;
    const task = {
        recording,
        isOver,
        next() {
            const share = isOver() ? undefined : shares[taken];
            if (share === undefined)
                return null;
            taken += 1;
            const [{ tool, id } = { tool: null, id: null }] = share.piece.cases;
            recording.progress({ stage: "call", tool, case: id, done: clean + odd, total: shares.length });
            return share;
        },
        busy(change) {
            busy += change;
            // Whoever still waits for its server to start comes too late.
            if (busy === 0 && isOver())
                for (const place of places)
                    void place.end();
        },
        tell(fine) {
            if (fine)
                clean += 1;
            else
                odd += 1;
        },
        done(seen) {
            for (const one of seen ?? [])
                found.set(one.exchange.caseKey ?? "", one);
        },
    };
    const one = async () => {
        const place = workers.open(recording.starter.startupTimeoutMs());
        places.push(place);
        const started = await work({ ...task, place });
        await place.end();
        return started;
    };
    const started = await Promise.all(Array.from({ length: Math.min(workers.count, shares.length) }, one));
    return started.every(Boolean);
}
/** Characters of a reading of the list, as far as it is read to see whether the server lives. */
const listChars = ({ log }) => log.exchanges.find((one) => one.purpose === "list")?.response?.chars ?? 0;
/** Pieces with what a run in order would have left for each of the characters for tool lists, `left` at the case `from`. */
function sharesOf(recording, cases, pieces, from, left) {
    const chars = listChars(recording);
    const before = new Map();
    let due = 0;
    for (const [index, { toolIndex, proof }] of cases.entries()) {
        if (index < from)
            continue;
        if (!before.has(toolIndex))
            before.set(toolIndex, due);
        if (proof === "invalid" && cases[index + 1]?.toolIndex !== toolIndex)
            due += 1;
    }
    return pieces
        .filter((piece) => piece.from >= from)
        .map((piece) => ({ piece, left: left - (before.get(piece.toolIndex) ?? 0) * chars }));
}

;// CONCATENATED MODULE: ./build/record/aside.js






/** Writes what workers saw into the evidence, as if the main connection had seen it. Gives the exchange of the case. */
function createAdoption(recording, liveness) {
    const { log } = recording;
    const ids = new Map();
    const idOf = (connection) => {
        const known = ids.get(connection);
        if (known !== undefined)
            return known;
        const id = adoptConnection(log, connection);
        ids.set(connection, id);
        return id;
    };
    return ({ connection, exchange, exchanges, stderr }) => {
        let adopted = exchange;
        for (const one of exchanges) {
            const copy = adoptExchange(log, one, idOf(connection));
            if (one === exchange)
                adopted = copy;
            if (one.purpose === "liveness")
                liveness.spend(one.response?.chars ?? 0);
        }
        recording.session.count(exchanges.length, stderr);
        return adopted;
    };
}
/** What workers found, and which of their accusations the main connection has shown too. */
function createFindings({ tools, classify }) {
    const found = new Map();
    const shown = new Set();
    const read = (item, exchange) => {
        const tool = tools[item.toolIndex];
        const { outcome, signature } = tool === undefined ? { outcome: "ok", signature: "" } : classify(exchange, tool);
        return { accuses: model_outcome/* FAILING */.tz.has(outcome), group: (0,calls/* answerGroup */.U)(item, signature) };
    };
    return {
        found,
        /** What a worker saw that may be taken as it is. */
        of(item) {
            const seen = found.get(item.key);
            if (seen === undefined)
                return null;
            const { accuses, group } = read(item, seen.exchange);
            return accuses && !shown.has(group) ? null : seen;
        },
        /** Holds what a worker saw against the main connection: where they differ, nothing of that tool is taken any more. */
        compare(item, own, cases) {
            const seen = found.get(item.key);
            if (seen === undefined)
                return;
            const [theirs, ours] = [read(item, seen.exchange), read(item, own)];
            if (ours.accuses && ours.group === theirs.group)
                shown.add(ours.group);
            else
                for (const { key, toolIndex } of cases)
                    if (toolIndex === item.toolIndex)
                        found.delete(key);
        },
    };
}
/** Nothing is recorded aside. */
const NO_WORKERS = {
    before: () => Promise.resolve(),
    async answer(_, ask) {
        const exchange = await ask();
        return exchange === null ? null : { exchange, aside: false };
    },
};
/** Has workers record what may be recorded aside of a plan, once, at the first tool where that pays. */
function createAside(recording, cases, liveness) {
    const { workers, log, session } = recording;
    if (workers === null)
        return NO_WORKERS;
    const pieces = piecesOf(recording.tools, cases);
    const findings = createFindings(recording);
    const adopt = createAdoption(recording, liveness);
    const from = log.now();
    const startupMs = session.connection.startupMs ?? 0;
    let left = pieces.reduce((sum, piece) => sum + piece.cases.length, 0);
    let [passed, open] = [0, true];
    const isDue = (index) => {
        if (!open || cases[index]?.toolIndex === cases[index - 1]?.toolIndex)
            return false;
        for (; (pieces[passed]?.from ?? index) < index; passed += 1)
            left -= pieces[passed]?.cases.length ?? 0;
        const spentMs = log.now() - from;
        return (pieces.length - passed > 1 &&
            workers.pays({ workers: workers.count, cores: workers.cores, spentMs, done: index, left, startupMs }));
    };
    return {
        async before(index) {
            if (!isDue(index))
                return;
            open = false;
            const shares = sharesOf(recording, cases, pieces, index, liveness.left());
            if (!(await gather(recording, workers, shares, findings.found)))
                recording.alone = true;
        },
        async answer(item, ask) {
            const seen = findings.of(item);
            if (seen !== null)
                return (await (0,record_recording/* ensureSession */.TX)(recording)) ? { exchange: adopt(seen), aside: true } : null;
            const exchange = await ask();
            if (exchange === null)
                return null;
            findings.compare(item, exchange, cases);
            return { exchange, aside: false };
        },
    };
}

// EXTERNAL MODULE: ./build/facts/expectations.js
var expectations = __webpack_require__(3489);
;// CONCATENATED MODULE: ./build/record/retries.js




/** Whether one of the user's own calls is to be tried again: it has tries left, and the answer is not what its user expects. */
function wantsRetry(recording, item, exchange, tries) {
    const probe = recording.probes.find((one) => item.kind === "probe" && item.id === (0,model_case/* probeId */.sp)(one.name));
    const tool = recording.tools[item.toolIndex];
    if (probe === undefined || tool === undefined || tries > probe.retries)
        return false;
    const { response, detail } = (0,facts_outcome/* classify */.L)(exchange, tool);
    const { durationMs } = exchange;
    // Answers are kept masked: what is expected must be masked the same way to be found in them.
    const expected = (0,masking/* maskData */.l)(probe.expect, recording.log.mask);
    return (0,expectations/* unmetByAnswer */.$)({ response, detail, durationMs }, expected).length > 0;
}

;// CONCATENATED MODULE: ./build/record/cases.js





/** Hangs of `robust/*` after which no more of them are sent. */
const MAX_HANGS = 3;
/** Whether a case is left out since too many calls of its kind hung; said with its reason. */
function isDropped(recording, item, hangs) {
    if (item.kind !== "robust" || hangs < MAX_HANGS)
        return false;
    const reason = `${MAX_HANGS} calls of \`robust/*\` hung before`;
    recording.dropped.push({ toolIndex: item.toolIndex, id: item.id, reason });
    return true;
}
function judge(recording, item, exchange) {
    const tool = recording.tools[item.toolIndex];
    if (tool === undefined)
        return null;
    const { outcome, signature } = recording.classify(exchange, tool);
    if (model_outcome/* FAILING */.tz.has(outcome))
        recording.suspects.push({ item, exchange, signature });
    return outcome;
}
/** Sends a case over the connection in use, and keeps what must be known of it should the process die. Null once the run was stopped. */
async function sendNext(recording, item, purpose = "case") {
    const { session, trail } = recording;
    const exchange = await (0,record_recording/* sendCase */.bK)(session, item, purpose);
    if (recording.signal?.aborted)
        return null;
    if (exchange.end === "answered")
        trail.answered.push({ item, atMs: recording.log.now() });
    if (exchange.end === "closed")
        (0,record_recording/* noteDeath */.HL)(recording, item);
    if (exchange.end === "timed-out")
        await session.kill();
    return exchange;
}
/** Sends one case, a probe as often as its user allows until it is met; the last try counts. Null when the run cannot go on. */
async function cases_carryOut(recording, item) {
    let exchange = null;
    for (let tries = 0; exchange === null || wantsRetry(recording, item, exchange, tries); tries += 1) {
        if (!(await (0,record_recording/* ensureSession */.TX)(recording)))
            return null;
        exchange = await sendNext(recording, item, tries === 0 ? "case" : "retry");
        if (exchange === null)
            return null;
    }
    return exchange;
}
/** Sends every case in the order of the plan. Restarts only what is dead or silent; stops when the server cannot be started again. */
async function recordCases(recording, cases) {
    const liveness = createLiveness(recording);
    const aside = createAside(recording, cases, liveness);
    const answered = new Set();
    let hangs = 0;
    for (const [index, item] of cases.entries()) {
        if (recording.signal?.aborted)
            return;
        await aside.before(index);
        if (recording.signal?.aborted)
            return;
        const needless = item.unless !== undefined && answered.has(item.unless);
        if (needless || isDropped(recording, item, hangs))
            continue;
        recording.progress({ stage: "call", tool: item.tool, case: item.id, done: index, total: cases.length });
        const answer = await aside.answer(item, () => cases_carryOut(recording, item));
        if (answer === null)
            return;
        const { exchange } = answer;
        const outcome = judge(recording, item, exchange);
        if (outcome === "ok")
            answered.add(item.key);
        if (exchange.end === "timed-out" && item.kind === "robust")
            hangs += 1;
        if (!answer.aside)
            await liveness.check(item, cases[index + 1], outcome);
    }
}

// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
;// CONCATENATED MODULE: ./build/record/confirm.js




/** Fresh starts that confirmation may take; what is left over stays unconfirmed, and accuses nobody. */
const MAX_STARTS = 200;
/** Tries a case alone on a fresh process. Null when there is no process to be had. */
async function tryAlone(recording, { item }) {
    const session = await (0,record_recording/* freshSession */.JS)(recording, "confirm");
    if (session === null)
        return null;
    const exchange = await (0,record_recording/* sendCase */.bK)(session, item, "confirm");
    await session.kill();
    const tool = recording.tools[item.toolIndex];
    if (tool === undefined || recording.signal?.aborted)
        return null;
    return recording.classify(exchange, tool).outcome;
}
/**
 * Tries failing cases again on fresh processes: one of each group, and its siblings only where that one did better. What a
 * fresh process does not repeat depends on state, and accuses nobody. Gives the keys of the cases that do not, alone, end
 * the process.
 */
async function confirmFailures(recording) {
    const innocent = new Set();
    const groups = (0,group/* groupBy */.$)(recording.suspects, ({ item, signature }) => (0,calls/* answerGroup */.U)(item, signature));
    let starts = 0;
    for (const [index, group] of [...groups.values()].entries()) {
        for (const suspect of group) {
            if (recording.signal?.aborted || recording.stopped !== null || starts >= MAX_STARTS)
                return innocent;
            const { item } = suspect;
            const { tool, id } = item;
            recording.progress({ stage: "confirm", tool, case: id, done: index, total: groups.size });
            starts += 1;
            const again = await tryAlone(recording, suspect);
            if (again === null)
                return innocent;
            if (again !== "crashed")
                innocent.add(item.key);
            if (model_outcome/* FAILING */.tz.has(again))
                break;
        }
    }
    return innocent;
}

// EXTERNAL MODULE: ./build/facts/failures.js
var failures = __webpack_require__(1197);
// EXTERNAL MODULE: ./build/facts/size.js
var size = __webpack_require__(7855);
// EXTERNAL MODULE: ./build/cases/merge-schema.js
var merge_schema = __webpack_require__(4524);
;// CONCATENATED MODULE: ./build/cases/smaller.js


/** Single characters, items and members that are tried one by one. */
const ONE_BY_ONE = 40;
/** Deepest value that is made smaller. */
const MAX_DEPTH = 20;
/** The simplest value of each type: what fails as a list may fail as a number too. */
const SIMPLE = [0, "", [], {}];
/** Candidates looked at from one start. */
const MAX_CANDIDATES = 2_000;
function* shorterTexts(text) {
    const chars = [...text];
    const half = Math.ceil(chars.length / 2);
    yield "";
    if (chars.length > 1)
        yield chars.slice(0, half).join("");
    if (chars.length > 1)
        yield chars.slice(half).join("");
    for (let at = 0; at < Math.min(chars.length, ONE_BY_ONE); at += 1)
        yield chars.toSpliced(at, 1).join("");
    for (let at = 0; at < Math.min(chars.length, ONE_BY_ONE); at += 1)
        yield chars.with(at, "a").join("");
}
/** Towards zero: by the whole, by half, by a quarter ... by one. */
function* smallerNumbers(value) {
    const whole = Math.trunc(value);
    if (whole !== value)
        yield whole;
    for (let step = whole; Math.abs(step) >= 1; step = Math.trunc(step / 2))
        yield whole - step;
}
function* smallerArrays(items, depth) {
    const half = Math.ceil(items.length / 2);
    if (items.length > 0)
        yield [];
    if (items.length > 1)
        yield items.slice(0, half);
    if (items.length > 1)
        yield items.slice(half);
    const some = Math.min(items.length, ONE_BY_ONE);
    for (let at = 0; at < some; at += 1)
        yield items.toSpliced(at, 1);
    for (let at = 0; at < some; at += 1) {
        for (const item of smallerValues(items[at] ?? null, depth + 1))
            yield items.with(at, item);
    }
}
/** Copies that lack or change one member; `define` since a member may be called `__proto__`. */
function changed(object, name, value) {
    const copy = {};
    for (const [key, own] of Object.entries(object)) {
        const next = key === name ? value : own;
        if (next !== undefined)
            (0,merge_schema/* define */.E)(copy, key, next);
    }
    return copy;
}
function* smallerObjects(object, depth) {
    const names = Object.keys(object).slice(0, ONE_BY_ONE);
    if (names.length > 1)
        yield {};
    for (const name of names)
        yield changed(object, name);
    for (const name of names) {
        for (const value of smallerValues(object[name] ?? null, depth + 1))
            yield changed(object, name, value);
    }
}
function* smallerValues(value, depth) {
    if (depth > MAX_DEPTH)
        return;
    yield* SIMPLE;
    if (typeof value === "string")
        yield* shorterTexts(value);
    else if (typeof value === "number")
        yield* smallerNumbers(value);
    else if (Array.isArray(value))
        yield* smallerArrays(value, depth);
    else if (typeof value === "object" && value !== null)
        yield* smallerObjects(value, depth);
}
/**
 * Arguments that differ in one thing and are lighter, the boldest first. Following any of them again and again ends, and
 * there are no more than a bounded number of them.
 */
function* smallerArguments(args) {
    const text = (0,size/* jsonText */.s$)(args);
    let left = MAX_CANDIDATES;
    for (const candidate of smallerObjects(args, 0)) {
        if (left <= 0)
            return;
        left -= 1;
        if ((0,size/* lighterText */.vM)((0,size/* jsonText */.s$)(candidate), text) < 0)
            yield candidate;
    }
}

// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var schema = __webpack_require__(4663);
;// CONCATENATED MODULE: ./build/record/fuzz-try.js



/** Sends one fuzz call on a connection that lives; the call becomes part of the plan, so that all that is called is told. Null when the run is over. */
async function tryFuzz(recording, plan, item) {
    const tool = recording.tools[item.toolIndex];
    if (tool === undefined || recording.signal?.aborted || recording.stopped !== null)
        return null;
    if (!(await (0,record_recording/* ensureSession */.TX)(recording)))
        return null;
    plan.cases.push(item);
    const exchange = await sendNext(recording, item);
    if (exchange === null)
        return null;
    const classified = recording.classify(exchange, tool);
    const answer = { ...classified, proof: item.proof, arguments: item.arguments, exchange };
    return { item, exchange, signature: classified.signature, failures: (0,failures/* failuresOf */.dJ)(answer, tool) };
}

;// CONCATENATED MODULE: ./build/record/fuzz-shrink.js






/** Calls that one failure may take to be made smaller: a crash costs a start each time, a hang its time limit. */
const MAX_TRIES = {
    crash: 40,
    hang: 8,
    slow: 25,
    violation: 100,
    internal: 100,
    leak: 100,
    accepted: 100,
    output: 100,
};
const argumentsOf = (one) => one.item.arguments ?? {};
function isSame(one, { failure }) {
    if (failure.kind !== "slow")
        return one.failures.some((other) => other.key === failure.key);
    return one.exchange.end === "answered" && one.exchange.durationMs > Number(failure.what);
}
/** The case that a smaller one is tried as: `fuzz/3` gives `fuzz/3.1`, `fuzz/3.2` ... */
function next(search, from, args) {
    search.tries += 1;
    const stem = from.id.replace(/\..*$/, "");
    const siblings = (0,model_case/* caseKeyOf */.tm)(from.toolIndex, `${stem}.`);
    const used = search.plan.cases.filter((one) => one.key.startsWith(siblings)).length;
    const id = `${stem}.${used + 1}`;
    return { ...from, key: (0,model_case/* caseKeyOf */.tm)(from.toolIndex, id), id, arguments: args };
}
/** The first lighter arguments, proven as the failing ones are, that fail in the same way. Null when there are none, or no tries left. */
async function step(search, from) {
    const { recording, plan, found, seen } = search;
    const { check } = (0,schema/* validator */.N)(recording.tools[from.item.toolIndex]?.inputSchema ?? {});
    for (const args of smallerArguments(argumentsOf(from))) {
        const text = (0,size/* jsonText */.s$)(args);
        if (seen.has(text))
            continue;
        seen.add(text);
        if (check(args) !== from.item.proof)
            continue;
        if (search.tries >= MAX_TRIES[found.failure.kind])
            return null;
        const one = await tryFuzz(recording, plan, next(search, from.item, args));
        if (one === null)
            return null;
        if (isSame(one, found)) {
            found.shown.push(one);
            return one;
        }
    }
    return null;
}
/** The smallest call that shows a failure: the lightest that was seen, made lighter by calling again as long as that goes. */
async function shrink(recording, plan, found) {
    const sorted = [...found.shown].sort((a, b) => (0,size/* lighter */.a6)(argumentsOf(a), argumentsOf(b)));
    let smallest = sorted[0];
    const seen = new Set(found.shown.map((one) => (0,size/* jsonText */.s$)(argumentsOf(one))));
    // Half of a secret is one that no mask knows.
    const text = (0,size/* jsonText */.s$)(argumentsOf(smallest));
    if (recording.log.mask(text) !== text)
        return smallest;
    const search = { recording, plan, found, seen, tries: 0 };
    for (;;) {
        const { tool, id } = smallest.item;
        const total = MAX_TRIES[found.failure.kind];
        recording.progress({ stage: "shrink", tool, case: id, done: search.tries, total });
        const lighterOne = await step(search, smallest);
        if (lighterOne === null)
            return smallest;
        smallest = lighterOne;
    }
}
/** Makes a slow call once more on a fresh process, after a quick one: the first call of a process may have to prepare something. */
async function confirmSlow(recording, slow, quick) {
    const session = await (0,record_recording/* freshSession */.JS)(recording, "confirm");
    if (session === null)
        return;
    if (quick !== undefined)
        await (0,record_recording/* sendCase */.bK)(session, quick.item, "confirm", null);
    await (0,record_recording/* sendCase */.bK)(session, slow.item, "confirm");
    await session.kill();
}

;// CONCATENATED MODULE: ./build/record/fuzz.js





/** Hangs, and ends of the process, after which a tool gets no more fuzz calls: each costs a time limit or a start. */
const fuzz_MAX_HANGS = 3;
const MAX_CRASHES = 10;
/** Distinct failures of one tool that are followed up. */
const MAX_FAILURES = 10;
/** The calls of one tool, as far as its hangs and crashes allow. */
async function tryTool(recording, plan, cases, liveness) {
    const tried = [];
    const ends = { answered: 0, "timed-out": 0, closed: 0 };
    for (const [at, item] of cases.entries()) {
        if (ends["timed-out"] >= fuzz_MAX_HANGS || ends.closed >= MAX_CRASHES) {
            const reason = "too many calls of `fuzz/*` hung or ended the process before";
            plan.dropped.push({ toolIndex: item.toolIndex, id: item.id, reason });
            continue;
        }
        const { tool, id } = item;
        recording.progress({ stage: "fuzz", tool, case: id, done: at, total: cases.length });
        const one = await tryFuzz(recording, plan, item);
        if (one === null)
            break;
        tried.push(one);
        ends[one.exchange.end] += 1;
        await liveness.check(item, cases[at + 1], null);
    }
    return tried;
}
/** Adds what is slow beside the tool's other calls. */
function withSlow(tried) {
    const isTimed = (one) => one.item.proof === "valid" && one.exchange.end === "answered";
    const limit = (0,failures/* slowLimit */.h3)(tried.filter(isTimed).map((one) => one.exchange.durationMs));
    if (limit === null)
        return [...tried];
    const slow = { kind: "slow", key: "slow", what: String(limit) };
    return tried.map((one) => isTimed(one) && one.exchange.durationMs > limit ? { ...one, failures: [...one.failures, slow] } : one);
}
function distinct(tried) {
    const found = new Map();
    for (const one of tried) {
        for (const failure of one.failures) {
            const known = found.get(failure.key);
            if (known === undefined)
                found.set(failure.key, { failure, shown: [one] });
            else
                known.shown.push(one);
        }
    }
    return [...found.values()].slice(0, MAX_FAILURES);
}
async function followUp(recording, plan, found, tried) {
    const smallest = await shrink(recording, plan, found);
    const { kind } = found.failure;
    if (kind === "slow") {
        const quick = tried.find((one) => one.item.proof === "valid" && one.failures.length === 0);
        return confirmSlow(recording, smallest, quick);
    }
    const [first] = found.shown;
    for (const one of smallest === first || first === undefined ? [smallest] : [smallest, first]) {
        recording.suspects.push({ item: one.item, exchange: one.exchange, signature: one.signature });
    }
}
/**
 * Makes the `fuzz/*` calls on a process of their own, so that they can disturb nothing else, and looks for the smallest
 * arguments of each distinct failure by calling again. What accuses is left to be confirmed on fresh processes.
 */
async function recordFuzz(recording, plan, settings) {
    if (settings.fuzz.calls === 0)
        return;
    const { fuzzCases } = await Promise.all(/* import() */[__webpack_require__.e(608), __webpack_require__.e(709)]).then(__webpack_require__.bind(__webpack_require__, 4709));
    const { cases, dropped } = fuzzCases(recording.tools, settings);
    plan.dropped.push(...dropped);
    const liveness = createLiveness(recording);
    for (const own of (0,group/* groupBy */.$)(cases, (item) => item.toolIndex).values()) {
        const tried = withSlow(await tryTool(recording, plan, own, liveness));
        for (const found of distinct(tried))
            await followUp(recording, plan, found, tried);
    }
    await recording.session.kill();
}

// EXTERNAL MODULE: ./build/record/http/body.js
var http_body = __webpack_require__(9049);
// EXTERNAL MODULE: ./build/record/http/media.js
var media = __webpack_require__(557);
// EXTERNAL MODULE: ./build/record/http/reach.js
var http_reach = __webpack_require__(4010);
// EXTERNAL MODULE: ./build/record/http/words.js
var words = __webpack_require__(9556);
;// CONCATENATED MODULE: ./build/record/http/ask.js






/** What a body says in JSON-RPC, in a stream of events too. */
function spoken(text) {
    const lines = text.split(/\r?\n/).flatMap((line) => (line.startsWith("data:") ? [line.slice(5)] : []));
    for (const candidate of [text, ...lines]) {
        const value = (0,text_json/* objectOf */.Xy)(candidate);
        if ((0,json/* member */.Dc)(value, "jsonrpc") === undefined)
            continue;
        if ((0,json/* member */.Dc)(value, "result") !== undefined)
            return { spoke: "result", code: null };
        const error = (0,json/* member */.Dc)(value, "error");
        if (error !== undefined)
            return { spoke: "error", code: (0,json/* numberMember */.eJ)(error, "code") };
    }
    return { spoke: null, code: null };
}
function headersOf(probing, given = {}) {
    const all = {
        "content-type": "application/json",
        accept: media/* EITHER */.iw,
        ...probing.headers,
        ...given,
    };
    return Object.fromEntries(Object.entries(all).filter((pair) => pair[1] !== null));
}
/** Sends one probe and writes down what came back. Never rejects. `session`: the id that the answer gave. */
async function ask(probing, name, { method = "POST", headers, body = probing.body, reach }) {
    await probing.pace();
    const limit = AbortSignal.timeout(probing.timeoutMs);
    const signal = probing.signal === undefined ? limit : AbortSignal.any([limit, probing.signal]);
    const to = reach ?? probing.reach;
    const request = { method, url: to.url, headers: headersOf(probing, headers), signal };
    const probe = {
        name,
        status: null,
        contentType: null,
        spoke: null,
        code: null,
        challenge: null,
        trouble: null,
    };
    let session = null;
    try {
        const reply = await (0,http_reach/* send */.tN)(probing.client, to, method === "POST" ? { ...request, body } : request);
        const { "content-type": type, "www-authenticate": challenge, "mcp-session-id": given } = reply.headers;
        probe.status = reply.status;
        probe.contentType = type === undefined ? null : probing.mask((0,words/* saidIn */.$)(type));
        probe.challenge = challenge === undefined ? null : probing.mask((0,words/* saidIn */.$)(challenge));
        session = typeof given === "string" && given !== "" ? given : null;
        Object.assign(probe, spoken((await (0,http_body/* readBody */.x)(reply.body, http_body/* MAX_SHORT_BODY */.z)).text));
    }
    catch (error) {
        probe.trouble = probing.mask(limit.aborted ? "it was not answered in time" : (0,words/* troubleOf */.L)(error));
    }
    if (!probing.signal?.aborted)
        probing.probes.push(probe);
    return { probe, session };
}

// EXTERNAL MODULE: ./build/record/http/client.js
var http_client = __webpack_require__(258);
;// CONCATENATED MODULE: ./build/record/http/beside.js



/** The name that the SDKs give the endpoint of Streamable HTTP in their examples, where HTTP+SSE is at `sse`. */
const USUAL = "mcp";
/** The last revision with a handshake: a server that knows it not answers with one of its own. */
const OFFERED = "2025-11-25";
/**
 * Where a server that speaks HTTP+SSE at `url` may serve Streamable HTTP, the likeliest first: the same address, `mcp` in its
 * folder (`/v1/sse`: `/v1/mcp`), the folder (`/mcp/sse`: `/mcp`), `mcp` at the root. Never another origin.
 */
function streamableAddresses(url) {
    const folder = url.pathname.replace(/\/[^/]*\/?$/, "");
    const paths = new Set([url.pathname, `${folder}/${USUAL}`, folder === "" ? "/" : folder, `/${USUAL}`]);
    return [...paths].map((path) => Object.assign(new URL(url), { pathname: path }));
}
/**
 * Asks a server that was reached over HTTP+SSE whether it serves Streamable HTTP too: `initialize`, which calls no tool, at
 * each likely address until one serves it. A session that this opens is ended again. Never rejects.
 */
async function probeBeside(options) {
    const client = (0,http_client/* createHttpClient */.u)();
    const body = JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "initialize",
        params: initializeParams(OFFERED),
    });
    const probing = { ...options, client, headers: {}, body, probes: [] };
    try {
        for (const url of streamableAddresses(options.reach.url)) {
            const reach = { ...options.reach, url };
            const { probe, session } = await ask(probing, `streamable ${options.mask(url.pathname)}`, { reach });
            if (session !== null) {
                const headers = { "content-type": null, "mcp-session-id": session };
                await ask({ ...probing, probes: [] }, "end", { method: "DELETE", headers, reach });
            }
            if (probe.spoke === "result")
                break;
        }
        return probing.probes;
    }
    finally {
        client.close();
    }
}

// EXTERNAL MODULE: ./build/record/modern/envelope.js
var envelope = __webpack_require__(6300);
;// CONCATENATED MODULE: ./build/record/http/probes.js





/** A page that has no business with the server (RFC 6761, section 6.4: no such host exists). */
const FOREIGN_ORIGIN = "http://mcp-audit.invalid";
/** A session that no server gave, a revision that never was, a method and a token that nobody knows. */
const NO_SESSION = "00000000-0000-4000-8000-000000000000";
const NO_VERSION = "1900-01-01";
const NO_METHOD = "mcp-audit/no-such-method";
const NO_TOKEN = "Bearer mcp-audit-not-a-token";
const message = (method, params) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
const WELL_KNOWN = "/.well-known/oauth-protected-resource";
/** Whether the server says who gives tokens, at the addresses of RFC 9728, section 3.1. */
async function askMetadata(probing) {
    const { url } = probing.reach;
    const paths = [...new Set([`${WELL_KNOWN}${url.pathname.replace(/\/$/, "")}`, WELL_KNOWN])];
    const bare = Object.fromEntries(Object.keys(probing.headers).map((name) => [name, null]));
    for (const path of paths) {
        const reach = { ...probing.reach, url: new URL(path, url), headers: {} };
        const headers = { ...bare, "content-type": null, accept: "*/*" };
        const { probe } = await ask(probing, "metadata", { method: "GET", headers, reach });
        if (probe.status === 200)
            return;
    }
}
/** Without, and with a wrong token: only where the user gave one, since else there is nothing to refuse. */
async function askCredentials(probing) {
    const { headers } = probing.reach;
    const name = Object.keys(headers).find((one) => one.toLowerCase() === "authorization");
    if (name === undefined)
        return;
    const { [name]: given, ...others } = headers;
    const reach = { ...probing.reach, headers: others };
    const { probe } = await ask(probing, "no-token", { reach });
    if (probe.status !== 401)
        return;
    if (/^bearer /i.test(given ?? "")) {
        await ask(probing, "bad-token", { reach, headers: { authorization: NO_TOKEN } });
    }
    await askMetadata(probing);
}
/** What holds in both eras. */
async function askAlways(probing) {
    await ask(probing, "origin", { headers: { origin: FOREIGN_ORIGIN } });
    await ask(probing, "not-json", { body: '{"jsonrpc":' });
    await askCredentials(probing);
}
async function askSession(probing, session) {
    if (session === null)
        return;
    await ask(probing, "missing-session", { headers: { "mcp-session-id": null } });
    await ask(probing, "unknown-session", { headers: { "mcp-session-id": NO_SESSION } });
    const { probe } = await ask(probing, "delete", { method: "DELETE", headers: { "content-type": null } });
    if (probe.status !== null && probe.status < 300)
        await ask(probing, "ended-session", {});
}
async function probeLegacy(probing) {
    const hello = message("initialize", initializeParams(probing.version));
    const { probe, session } = await ask(probing, "greeting", { body: hello });
    if (probe.spoke !== "result")
        return;
    probing.headers = { "mcp-protocol-version": probing.version, "mcp-session-id": session };
    await ask(probing, "notification", {
        body: JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
    });
    const control = await ask(probing, "control", {});
    if (control.probe.spoke !== "result")
        return;
    await ask(probing, "version", { headers: { "mcp-protocol-version": NO_VERSION } });
    await askAlways(probing);
    await askSession(probing, session);
}
async function probeModern(probing) {
    probing.body = message("tools/list", (0,envelope/* enveloped */.p)({}));
    probing.headers = { "mcp-protocol-version": revision/* FIRST_MODERN */.TZ, "mcp-method": "tools/list" };
    const { probe } = await ask(probing, "control", {});
    if (probe.spoke !== "result")
        return;
    const future = message("tools/list", (0,envelope/* enveloped */.p)({ _meta: { [revision/* META */.Ge.version]: NO_VERSION } }));
    const asks = {
        "unknown-version": { body: future, headers: { "mcp-protocol-version": NO_VERSION } },
        "version-mismatch": { headers: { "mcp-protocol-version": "2025-11-25" } },
        "method-mismatch": { headers: { "mcp-method": "tools/call" } },
        "method-missing": { headers: { "mcp-method": null } },
        "unknown-method": { body: message(NO_METHOD, (0,envelope/* enveloped */.p)({})), headers: { "mcp-method": NO_METHOD } },
        get: { method: "GET", headers: { "content-type": null, "mcp-method": null } },
    };
    for (const [name, one] of Object.entries(asks))
        await ask(probing, name, one);
    await askAlways(probing);
}
/**
 * Asks what a server must answer over Streamable HTTP whatever its tools are. The probe `control` is a request that it must
 * serve: where it does not, nothing is to be learnt from the others, and they are left out. Never rejects.
 */
async function probeHttp(options) {
    const client = (0,http_client/* createHttpClient */.u)();
    const probing = { ...options, client, headers: {}, body: message("tools/list", {}), probes: [] };
    try {
        await (options.version >= revision/* FIRST_MODERN */.TZ ? probeModern : probeLegacy)(probing);
        return probing.probes;
    }
    finally {
        client.close();
    }
}

;// CONCATENATED MODULE: ./build/record/late-death.js



/** Fresh starts that the search may take in one run. */
const late_death_MAX_STARTS = 60;
/** Makes calls on a fresh process and waits for it to die of them. Null when that could not be tried. */
async function replay(search, cases) {
    const { recording } = search;
    if (search.starts >= late_death_MAX_STARTS || recording.signal?.aborted)
        return null;
    search.starts += 1;
    const session = await (0,record_recording/* freshSession */.JS)(recording, "confirm");
    if (session === null)
        return null;
    let last = null;
    for (const item of cases) {
        if (!session.alive())
            break;
        last = await (0,record_recording/* sendCase */.bK)(session, item, "confirm", cases.length === 1 ? item.key : null);
    }
    if (last?.end === "answered")
        await session.settle(trail/* LATE_MS */.g);
    const exit = (0,record_exit/* ownExit */.Rl)(session);
    await session.kill();
    return last === null ? null : { exit, last };
}
/** Writes at a call, and at its repetition, that the process died of it. */
function blame(recording, item, exit, last) {
    const first = recording.log.exchanges.find((one) => one.purpose === "case" && one.caseKey === item.key);
    for (const exchange of [first, last]) {
        if (exchange !== undefined)
            exchange.diedAfter = (0,record_exit/* exitOf */.sX)(exit);
    }
}
/** Tries one call alone. True when the process died of it. */
async function isCulprit(search, item) {
    const tried = await replay(search, [item]);
    if (tried === null || tried.exit === null)
        return false;
    blame(search.recording, item, tried.exit, tried.last);
    return true;
}
/** Whether a process dies of some of these calls. */
async function dies(search, cases) {
    const tried = await replay(search, cases);
    return tried !== null && tried.exit !== null;
}
/** The call that a process died of: the newest is the likeliest, else halves are tried until one is left. Null when none kills a fresh process. */
async function culpritOf(search, candidates) {
    const newest = candidates.at(-1);
    if (newest === undefined)
        return null;
    if (await isCulprit(search, newest))
        return newest;
    let rest = candidates.slice(0, -1);
    if (rest.length > 1 && !(await dies(search, rest)))
        return null;
    while (rest.length > 1) {
        const middle = Math.ceil(rest.length / 2);
        const older = rest.slice(0, middle);
        rest = (await dies(search, older)) ? older : rest.slice(middle);
    }
    const [last] = rest;
    return last !== undefined && (await isCulprit(search, last)) ? last : null;
}
/**
 * For each process that ended where it should not: finds the call that it died of, by trying the calls of its last moments
 * again. `innocent` holds the calls that, alone, do not end a process: one that got no answer all the same was the victim
 * of an earlier one.
 */
async function blameLateDeaths(recording, innocent) {
    const search = { recording, starts: 0 };
    const blamed = new Set();
    for (const { candidates, victim } of recording.deaths) {
        const newest = candidates.at(-1);
        if (recording.signal?.aborted || recording.stopped !== null)
            return;
        if (newest === undefined || blamed.has(newest.toolIndex))
            continue;
        if (victim !== null && !innocent.has(victim.key))
            continue;
        const culprit = await culpritOf(search, candidates);
        if (culprit !== null)
            blamed.add(culprit.toolIndex);
    }
}

// EXTERNAL MODULE: ./build/record/listing.js
var listing = __webpack_require__(6288);
// EXTERNAL MODULE: ./build/record/modern/headers.js
var headers = __webpack_require__(1456);
// EXTERNAL MODULE: ./build/cases/scope.js
var scope = __webpack_require__(4722);
;// CONCATENATED MODULE: ./build/record/protocol-probes.js



const NO_TOOL = "mcp-audit-no-such-tool";
const protocol_probes_NO_METHOD = "mcp-audit/no-such-method";
/** Calls that are in flight together on one connection. */
const IN_FLIGHT = 4;
/** Slowest call that is repeated for that, in milliseconds. */
const QUICK_MS = 1_000;
async function protocol_probes_ask(recording, name, method, params) {
    if (recording.signal?.aborted || !(await (0,record_recording/* ensureSession */.TX)(recording)))
        return;
    const { session, timeoutMs } = recording;
    const options = { purpose: "protocol", caseKey: `protocol/${name}`, timeoutMs };
    const exchange = await session.request(method, params, options);
    if (exchange.end === "timed-out")
        await session.kill();
}
/** Valid calls of read-only tools that were answered well and fast: they may be made again without harm. */
function quickCalls(recording, cases) {
    const valid = new Map(cases.filter((item) => item.kind === "valid").map((item) => [item.key, item]));
    return recording.log.exchanges.flatMap((exchange) => {
        const item = exchange.purpose === "case" ? valid.get(exchange.caseKey ?? "") : undefined;
        const tool = item === undefined ? undefined : recording.tools[item.toolIndex];
        if (item === undefined || !tool?.readOnly || exchange.durationMs > QUICK_MS)
            return [];
        return recording.classify(exchange, tool).outcome === "ok" ? [item] : [];
    });
}
/** A read-only tool that was called with `{}` is called without `arguments` at all. */
async function omitArguments(recording, quick) {
    const item = quick.find((one) => Object.keys(one.arguments ?? {}).length === 0);
    if (item !== undefined)
        await protocol_probes_ask(recording, "omitted-arguments", "tools/call", { name: item.tool });
}
/** Several calls, and a reading of the list between them, are sent before the first answer is awaited. */
async function multiplex(recording, quick) {
    if (quick.length === 0 || recording.signal?.aborted || !(await (0,record_recording/* ensureSession */.TX)(recording)))
        return;
    const { session, timeoutMs } = recording;
    const calls = Array.from({ length: IN_FLIGHT }, (_, index) => quick[index % quick.length]);
    const options = (key) => ({ purpose: "multiplexing", caseKey: key, timeoutMs });
    const ends = await Promise.all([
        ...calls.map((item, index) => session.request("tools/call", (0,record_recording/* callParams */.XA)(item), options(`multiplexing/${index + 1} ${item.key}`))),
        session.request("tools/list", {}, options(`multiplexing/${IN_FLIGHT + 1}`)),
    ]);
    if (ends.some((exchange) => exchange.end === "timed-out"))
        await session.kill();
}
/** Asks what every server must answer, after the cases so that nothing of it can disturb them. */
async function probeProtocol(recording, cases, settings) {
    if (recording.signal?.aborted || !(await (0,record_recording/* ensureSession */.TX)(recording)))
        return;
    await (0,listing/* listTools */.q)(recording.session, "list-again", recording.timeoutMs);
    await protocol_probes_ask(recording, "unknown-method", protocol_probes_NO_METHOD, {});
    if (!recording.tools.some((tool) => (0,scope/* consent */.v)(tool, settings).malformed))
        return;
    await protocol_probes_ask(recording, "unknown-tool", "tools/call", { name: NO_TOOL, arguments: {} });
    const quick = quickCalls(recording, cases);
    await omitArguments(recording, quick);
    await multiplex(recording, quick);
}

// EXTERNAL MODULE: ./build/cases/filter.js
var filter = __webpack_require__(1078);
// EXTERNAL MODULE: ./build/text/name.js
var text_name = __webpack_require__(3527);
;// CONCATENATED MODULE: ./build/cases/resource-name.js

/** The verbs that tell what a tool does to a thing, as mcp-fuzz reads them. */
const VERBS = {
    create: ["create", "add", "insert", "new"],
    read: ["get", "read", "fetch", "retrieve", "describe", "show"],
    remove: ["delete", "remove", "destroy"],
};
/** `createNote`, `create-note` and `notes.create` in one spelling: words in lower case, joined by `_`. */
const spelled = (name) => (0,text_name/* wordsOf */.Z)(name).join("_");
const verbOf = (word) => {
    for (const [verb, words] of Object.entries(VERBS)) {
        if (word !== undefined && words.includes(word))
            return verb;
    }
    return null;
};
/** What a tool does to which thing, by its name: the verb stands first, or else last. Null when it has none. */
function readName(name) {
    const words = (0,text_name/* wordsOf */.Z)(name);
    const first = verbOf(words[0]);
    const verb = first ?? verbOf(words.at(-1));
    const resource = (first === null ? words.slice(0, -1) : words.slice(1)).join("_");
    return verb === null || resource === "" ? null : { verb, resource };
}

;// CONCATENATED MODULE: ./build/cases/state-plan.js



/** Names that a parameter for the id of a thing has, the surest first. */
const ID_NAMES = (resource) => [
    `${resource}_id`,
    "id",
    "uuid",
    "key",
    `${resource}_uuid`,
    `${resource}_key`,
];
const LOOKS_LIKE_ID = /(?:^|_)(?:id|uuid|key)$/;
/** The parameter that takes the id: by its name, or the only required one where that is named as an id of something. */
function takerOf(tool, resource) {
    if (tool === undefined)
        return null;
    for (const name of ID_NAMES(resource)) {
        const found = tool.parameters.find((parameter) => spelled(parameter.name) === name);
        if (found !== undefined)
            return { tool: tool.index, param: found.name };
    }
    const [only, more] = tool.required;
    const named = only !== undefined && more === undefined && LOOKS_LIKE_ID.test(spelled(only));
    return named ? { tool: tool.index, param: only } : null;
}
const names = (found) => found.map(({ tool }) => `\`${tool.name}\``).join(", ");
/** The group of one resource; none where it cannot be told which tool is meant. Said in a note where all three verbs are there. */
function groupOf(resource, found) {
    const by = (verb) => found.filter((one) => one.verb === verb);
    const [creates, reads, removes] = [by("create"), by("read"), by("remove")];
    const [create] = creates;
    if (create === undefined || reads.length + removes.length === 0)
        return { group: null, notes: [] };
    const whole = reads.length > 0 && removes.length > 0;
    const twice = [creates, reads, removes].find((some) => some.length > 1);
    if (twice !== undefined) {
        const note = `\`${resource}\` was not created and deleted: ${names(twice)} are ambiguous. Leave all but one out with \`exclude-tools\`.`;
        return { group: null, notes: whole ? [note] : [] };
    }
    const read = takerOf(reads[0]?.tool, resource);
    const remove = takerOf(removes[0]?.tool, resource);
    const dumb = [read === null ? reads : [], remove === null ? removes : []].flat();
    const notes = dumb.map(({ tool }) => `\`${tool.name}\` has no parameter that is known to take an id.`);
    return { group: { resource, create: create.tool.index, read, remove }, notes: whole ? notes : [] };
}
/** Children by a parameter of the create tool that is named exactly as the parent's id. */
function pairsOf(groups, tools) {
    const parents = new Map(groups.filter(({ remove }) => remove !== null).map((one) => [`${one.resource}_id`, one]));
    return groups.flatMap((child) => {
        const parameters = child.read === null ? [] : (tools[child.create]?.parameters ?? []);
        return parameters.flatMap(({ name }) => {
            const parent = parents.get(spelled(name));
            return parent === undefined || parent === child
                ? []
                : [{ parent: parent.resource, child: child.resource, param: name }];
        });
    });
}
const NOTHING = { groups: [], lifecycles: [], pairs: [], notes: [] };
/**
 * Which things may be created, read and deleted: groups of tools by their names, of those that have a valid call in
 * `cases`, and so are within the consent. Nothing unless the scope is `all`.
 */
function planState(tools, cases, settings) {
    if (settings.scope !== "all")
        return NOTHING;
    const callable = new Set(cases.filter((item) => item.kind === "valid").map((item) => item.toolIndex));
    const found = tools.flatMap((tool) => {
        const read = callable.has(tool.index) ? readName(tool.name) : null;
        return read === null ? [] : [{ tool, ...read }];
    });
    const all = [...(0,group/* groupBy */.$)(found, (one) => one.resource)].map(([resource, some]) => groupOf(resource, some));
    const groups = all.flatMap(({ group }) => (group === null ? [] : [group]));
    const creates = new Map(groups.map((group) => [group.resource, group.create]));
    const mine = (resource) => (0,filter/* isInShard */.O)(creates.get(resource) ?? 0, settings.shard);
    const whole = groups.filter((group) => group.read !== null && group.remove !== null);
    return {
        groups,
        lifecycles: whole.map((group) => group.resource).filter(mine),
        pairs: pairsOf(groups, tools).filter((pair) => mine(pair.child)),
        notes: all.flatMap(({ notes }) => notes),
    };
}

// EXTERNAL MODULE: ./build/facts/concurrency.js
var concurrency = __webpack_require__(1299);
;// CONCATENATED MODULE: ./build/record/concurrency.js


/** Fills up the sessions to `wanted`. False when the server can not be started so often. */
async function startUp({ recording, sessions }, wanted) {
    for (let index = 0; index < wanted; index += 1) {
        if (recording.signal?.aborted)
            return false;
        const known = sessions[index];
        if (known?.alive())
            continue;
        await known?.kill();
        const { session, failure } = await recording.starter.start("concurrency");
        if (failure !== null) {
            await session.kill();
            return false;
        }
        sessions[index] = session;
    }
    return true;
}
async function send(phase, index, round, item) {
    const session = phase.sessions[index];
    if (session === undefined)
        return null;
    const caseKey = (0,concurrency/* roundKey */.sg)(round, index + 1, item.key);
    const options = { purpose: "concurrency", caseKey, timeoutMs: item.timeoutMs };
    const exchange = await session.request("tools/call", (0,record_recording/* callParams */.XA)(item), options);
    if (exchange.end === "timed-out")
        await session.kill();
    return exchange;
}
function isFailure(recording, item, exchange) {
    const tool = recording.tools[item.toolIndex];
    return exchange === null || tool === undefined || (0,concurrency/* readConcurrentCall */.y_)(exchange, tool).failed;
}
/** Takes back what a round created; only after all of it, so that equal names collide within the round. */
async function clear(phase, item, sent) {
    for (const [index, exchange] of sent.entries()) {
        const session = phase.sessions[index];
        if (exchange !== null && session?.alive())
            await phase.cleanUp(session, item, exchange);
    }
}
/** One call on each connection, one after another. False as soon as one fails. */
async function oneByOne(phase, round, item) {
    const sent = [];
    let fine = true;
    for (let index = 0; index < phase.sessions.length && fine; index += 1) {
        if (phase.recording.signal?.aborted)
            return false;
        const exchange = await send(phase, index, round, item);
        sent.push(exchange);
        fine = !isFailure(phase.recording, item, exchange);
    }
    await clear(phase, item, sent);
    return fine;
}
async function tryCase(phase, item) {
    const { recording, sessions } = phase;
    const count = sessions.length;
    if (!(await startUp(phase, count)) || !(await oneByOne(phase, "before", item)))
        return;
    const sent = await Promise.all(sessions.map((_, index) => send(phase, index, "together", item)));
    const failed = sent.some((exchange) => isFailure(recording, item, exchange));
    await clear(phase, item, sent);
    if (failed && (await startUp(phase, count)))
        await oneByOne(phase, "after", item);
}
/** Valid cases that were answered well when they were sent alone. */
function answeredWell(recording, cases) {
    const first = new Map();
    for (const exchange of recording.log.exchanges) {
        const { purpose, caseKey } = exchange;
        if (purpose === "case" && caseKey !== null && !first.has(caseKey))
            first.set(caseKey, exchange);
    }
    return cases.filter((item) => {
        const exchange = first.get(item.key) ?? null;
        return item.kind === "valid" && item.proof === "valid" && !isFailure(recording, item, exchange);
    });
}
/**
 * Makes each valid call that succeeded again, over `wanted` connections with a process of their own: first one after
 * another, then all at once, and where some of those failed one after another again.
 */
async function recordConcurrency(recording, cases, wanted, cleanUp) {
    const items = wanted > 1 ? answeredWell(recording, cases) : [];
    if (items.length === 0)
        return;
    const phase = { recording, sessions: [], cleanUp };
    await startUp(phase, wanted);
    if (phase.sessions.length > 1) {
        for (const [done, item] of items.entries()) {
            if (recording.signal?.aborted)
                break;
            const { tool, id } = item;
            recording.progress({ stage: "concurrency", tool, case: id, done, total: items.length });
            await tryCase(phase, item);
        }
    }
    await Promise.all(phase.sessions.map((session) => session.kill()));
}

;// CONCATENATED MODULE: ./build/cases/state-arguments.js


/** Distance to a number that no server of a test has counted up to. */
const FAR = 1_000_003;
/** From this length on an identifier is taken for random: changing its end gives one that nothing has. */
const RANDOM_CHARS = 8;
const proven = (tool, args) => (0,schema/* validator */.N)(tool.inputSchema ?? {}).check(args) === "valid" ? args : null;
/**
 * The arguments that ask `tool` about the thing `id`, proven valid; null when its schema does not allow them. `base`: a
 * valid call; `known`: values given at the creation, which win where the tool has a parameter of that name.
 */
function withId(tool, param, id, base, known) {
    const declared = new Set(tool.parameters.map((parameter) => parameter.name));
    const shared = Object.entries(known).filter(([name]) => declared.has(name) && Object.hasOwn(base, name));
    const args = { ...base, ...Object.fromEntries(shared) };
    const asNumber = typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : id;
    for (const value of [id, String(id), asNumber]) {
        const made = proven(tool, { ...args, [param]: value });
        if (made !== null)
            return made;
    }
    return null;
}
/** Another letter or digit of the same kind. */
function turned(char) {
    const turn = (first, count) => String.fromCharCode(first.charCodeAt(0) + ((char.charCodeAt(0) - first.charCodeAt(0) + 3) % count));
    if (/[0-9]/.test(char))
        return turn("0", 10);
    if (/[a-f]/.test(char))
        return turn("a", 6);
    if (/[A-F]/.test(char))
        return turn("A", 6);
    if (/[g-z]/.test(char))
        return turn("g", 20);
    return /[G-Z]/.test(char) ? turn("G", 20) : char;
}
/** Identifiers of the same make that nothing has, the likeliest first. */
function unknownIds(id) {
    if (typeof id === "number")
        return [id + FAR];
    if (/^\d{1,12}$/.test(id))
        return [String(Number(id) + FAR)];
    const end = id.slice(-6).replace(/[0-9a-z]/gi, turned);
    const random = [`${id.slice(0, -6)}${end}`].filter((other) => other !== id);
    return id.length >= RANDOM_CHARS ? random : [`${id}-none`, ...random];
}
/** The same call with other words: free texts get a number, for servers that take each name once. Null when there are none. */
function otherWords(tool, args, number, keep) {
    const changed = Object.entries(args).map(([name, value]) => {
        const schema = tool.parameters.find((parameter) => parameter.name === name)?.schema;
        const free = (0,json/* isObject */.Gv)(schema) && ["enum", "const", "format"].every((key) => (0,json/* member */.Dc)(schema, key) === undefined);
        return [name, typeof value === "string" && free && !keep.has(name) ? `${value} ${number}` : value];
    });
    const made = Object.fromEntries(changed);
    return JSON.stringify(made) === JSON.stringify(args) ? null : proven(tool, made);
}

;// CONCATENATED MODULE: ./build/facts/created-id.js


const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
/** A secret that was taken out: it names nothing. */
const MASKED = /^\*\*\*.*\*\*\*$/s;
const MAX_ID_CHARS = 500;
/** How deep an answer is looked into: `{data: {note: {id}}}` is usual, more is not. */
const created_id_MAX_DEPTH = 3;
/** Objects of one level that are looked at. */
const MAX_OBJECTS = 50;
function asId(value) {
    if (typeof value === "number")
        return Number.isSafeInteger(value) ? value : null;
    if (typeof value !== "string" || value === "" || value.length > MAX_ID_CHARS)
        return null;
    return MASKED.test(value) ? null : value;
}
const NOTHING_SENT = new Set();
/** `note_id` is also written `noteId`. */
const camel = (resource) => resource.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
/** Names that wrap what was created, whatever it is. What stands under another name is another thing. */
const WRAPPERS = new Set([
    "data",
    "result",
    "response",
    "item",
    "items",
    "record",
    "records",
    "object",
    "entity",
    "created",
    "value",
]);
/** The objects right below some others; of a list only a single item, since of several none is the one. */
function below(objects, resource) {
    const own = new Set([resource, camel(resource), `${resource}s`, `${camel(resource)}s`]);
    return objects
        .flatMap((one) => ((0,json/* isObject */.Gv)(one) ? Object.entries(one) : []))
        .filter(([name]) => own.has(name) || WRAPPERS.has(name.toLowerCase()))
        .flatMap(([, one]) => (Array.isArray(one) ? (one.length === 1 ? one : []) : [one]))
        .filter(json/* isObject */.Gv)
        .slice(0, MAX_OBJECTS);
}
/** The one value under a name within the objects of a level; null when there is none, or more than one. */
function oneUnder(objects, name, sent) {
    const ids = objects.flatMap((one) => asId((0,json/* member */.Dc)(one, name)) ?? []);
    const found = new Set(ids.filter((id) => !sent.has(String(id))));
    const [only] = found;
    return found.size === 1 ? (only ?? null) : null;
}
function idIn(value, resource, sent) {
    const own = [`${resource}_id`, `${camel(resource)}Id`];
    let level = Array.isArray(value) ? (value.length === 1 ? value : []) : [value];
    for (let depth = 0; depth < created_id_MAX_DEPTH && level.length > 0; depth += 1) {
        const named = level
            .flatMap((one) => [(0,json/* member */.Dc)(one, resource), (0,json/* member */.Dc)(one, camel(resource))])
            .filter(json/* isObject */.Gv);
        for (const objects of [named, level]) {
            for (const name of [...own, "id", "uuid", "key"]) {
                const id = oneUnder(objects, name, own.includes(name) ? NOTHING_SENT : sent);
                if (id !== null)
                    return id;
            }
        }
        level = below(level, resource);
    }
    return null;
}
/**
 * The id of what a call has created, from its structured content, its text read as JSON, or the only UUID in its text.
 * Null when the answer names none, or cannot be told to mean one. `sent`: values of the call; one of them under a plain
 * `id` is that of something else, such as what the new thing belongs to.
 */
function createdId(response, resource, sent = NOTHING_SENT) {
    if (response === null)
        return null;
    const blocks = response.content.flatMap((block) => {
        const text = (0,json/* member */.Dc)(block, "text");
        return typeof text === "string" ? ((0,text_json/* parseJson */.qF)(text) ?? []) : [];
    });
    const { structuredContent } = response;
    for (const value of structuredContent === undefined ? blocks : [structuredContent, ...blocks]) {
        const id = idIn(value, resource, sent);
        if (id !== null)
            return id;
    }
    const uuids = new Set((response.text.match(UUID) ?? []).filter((uuid) => !sent.has(uuid)));
    const [only] = uuids;
    return uuids.size === 1 ? (only ?? null) : null;
}

// EXTERNAL MODULE: ./build/facts/sent.js
var facts_sent = __webpack_require__(3064);
;// CONCATENATED MODULE: ./build/record/keeper.js




/** How far up the things that a thing belongs to are made as well. */
const MAX_PARENTS = 3;
const toolAt = (work, index) => work.recording.tools[index];
const baseOf = (work, index) => work.valid.get(index) ?? {};
async function keeper_send(work, index, args, key) {
    const { session, recording } = work;
    const tool = toolAt(work, index);
    if (tool === undefined || recording.signal?.aborted || !session.alive())
        return null;
    const options = { purpose: "state", caseKey: key, timeoutMs: recording.timeoutMs };
    const exchange = await session.request("tools/call", { name: tool.name, arguments: args }, options);
    if (exchange.end === "timed-out")
        await session.kill();
    return exchange;
}
function outcomeOf(work, exchange, index) {
    const tool = toolAt(work, index);
    return tool === undefined ? "crashed" : work.recording.classify(exchange, tool).outcome;
}
/** Ids of what a thing must belong to, made for it where it is not given. */
async function parentsOf(work, group, given, key, depth) {
    const made = { ...given };
    for (const name of toolAt(work, group.create)?.required ?? []) {
        const parent = work.plan.groups.find(({ resource }) => `${resource}_id` === spelled(name));
        if (Object.hasOwn(made, name) || parent === undefined || parent === group || depth >= MAX_PARENTS)
            continue;
        const thing = await make(work, parent, {}, `${key} (${parent.resource})`, depth + 1);
        if (thing !== null && thing.id !== null)
            made[name] = thing.id;
    }
    return made;
}
/** The id that a creation was answered with. */
function idFrom(work, exchange, group) {
    const sent = new Set((0,facts_sent/* sentValues */.V)(exchange));
    const tool = toolAt(work, group.create);
    if (tool === undefined)
        return null;
    return createdId(work.recording.classify(exchange, tool).response, group.resource, sent);
}
function adopt(work, group, args, exchange) {
    const created = outcomeOf(work, exchange, group.create) === "ok";
    const id = created ? idFrom(work, exchange, group) : null;
    const thing = { group, args, exchange, created, id, known: false, settled: false };
    work.things.push(thing);
    return thing;
}
async function make(work, group, given, key, depth) {
    const own = await parentsOf(work, group, given, key, depth);
    const tool = toolAt(work, group.create);
    if (tool === undefined)
        return null;
    let args = { ...baseOf(work, group.create), ...own };
    let exchange = await keeper_send(work, group.create, args, key);
    work.tries += 1;
    const other = otherWords(tool, args, work.tries + 1, new Set(Object.keys(own)));
    if (exchange !== null && other !== null && outcomeOf(work, exchange, group.create) !== "ok") {
        args = other;
        exchange = (await keeper_send(work, group.create, args, `${key}, other words`)) ?? exchange;
    }
    if (exchange === null)
        return null;
    return adopt(work, group, args, exchange);
}
async function keeper_ask(work, taker, thing, id, key) {
    const tool = toolAt(work, taker.tool);
    const args = tool && withId(tool, taker.param, id, baseOf(work, taker.tool), thing.args);
    return args ? keeper_send(work, taker.tool, args, key) : null;
}
async function isOwn(work, thing) {
    const { read, resource } = thing.group;
    if (thing.id === null)
        return false;
    if (thing.known || read === null)
        return true;
    const exchange = await keeper_ask(work, read, thing, thing.id, `check ${resource}`);
    thing.known = exchange !== null && outcomeOf(work, exchange, read.tool) === "ok";
    return thing.known;
}
/** Why a thing stays, after a last try to delete it; null when it does not. */
async function clearOne(work, thing) {
    const { remove, create, resource } = thing.group;
    if (!thing.created || thing.settled)
        return null;
    const by = `What \`${toolAt(work, create)?.name}\` created`;
    if (remove === null)
        return `${by} stays: no tool is known that deletes \`${resource}\`.`;
    if (thing.id === null)
        return `${by} stays: its answer names no id that can be told.`;
    if (!(await isOwn(work, thing)))
        return `${by} stays: it is not read under the id that the answer names.`;
    const exchange = await keeper_ask(work, remove, thing, thing.id, `cleanup ${resource}`);
    if (exchange !== null && outcomeOf(work, exchange, remove.tool) === "ok")
        return null;
    return `${by} stays: \`${toolAt(work, remove.tool)?.name}\` did not delete it.`;
}
/** A keeper over a session. */
function createKeeper(basis) {
    const work = { ...basis, things: [], tries: 0 };
    return {
        group: (resource) => work.plan.groups.find((group) => group.resource === resource),
        create: (group, given, key) => make(work, group, given, key, 0),
        adopt: (group, args, exchange) => void adopt(work, group, args, exchange),
        ask: (taker, thing, id, key) => keeper_ask(work, taker, thing, id, key),
        isOwn: (thing) => isOwn(work, thing),
        outcome: (exchange, tool) => outcomeOf(work, exchange, tool),
        async clear() {
            const notes = [];
            for (const thing of work.things.reverse()) {
                const note = await clearOne(work, thing);
                if (note !== null)
                    notes.push(note);
            }
            work.things = [];
            return notes;
        },
    };
}

// EXTERNAL MODULE: ./build/facts/lifecycle.js + 1 modules
var lifecycle = __webpack_require__(2142);
;// CONCATENATED MODULE: ./build/record/lifecycle.js



/** Milliseconds that a deletion may take to be carried out after it was answered. */
const GRACE_MS = 1_000;
function newRun({ group, pair }, pass) {
    const remove = (pair?.group ?? group).remove;
    if (group.read === null || remove === null)
        return null;
    return {
        kind: pair === null ? "lifecycle" : "cross-resource",
        resource: group.resource,
        parent: pair?.parent ?? null,
        pass,
        tools: { create: group.create, read: group.read.tool, remove: remove.tool },
        id: null,
        control: null,
        steps: {},
    };
}
/** Writes down the exchange of a step. True when there is one, and it was answered well. */
function keep(attempt, step, exchange, tool) {
    if (exchange === null)
        return false;
    attempt.run.steps[step] = exchange.id;
    attempt.seen.set(exchange.id, exchange);
    return attempt.keeper.outcome(exchange, tool) === "ok";
}
async function read(attempt, step, thing) {
    const taker = attempt.subject.group.read;
    if (taker === null || thing.id === null)
        return false;
    return keep(attempt, step, await attempt.keeper.ask(taker, thing, thing.id, attempt.key(step)), taker.tool);
}
/** Reads an id that nothing has, to see whether the read tool tells things apart at all. */
async function control(attempt, thing) {
    const taker = attempt.subject.group.read;
    for (const id of thing.id === null ? [] : unknownIds(thing.id)) {
        if (taker === null)
            return false;
        const exchange = await attempt.keeper.ask(taker, thing, id, attempt.key("control"));
        if (exchange === null)
            continue;
        attempt.run.control = id;
        keep(attempt, "control", exchange, taker.tool);
        return exchange.end === "answered";
    }
    return false;
}
/** The thing to read, and the one to delete: the same, or what it belongs to. */
async function create(attempt) {
    const { keeper, run, subject } = attempt;
    const { group, pair } = subject;
    let owner = null;
    if (pair !== null) {
        owner = await keeper.create(pair.group, {}, attempt.key("create-parent"));
        if (owner === null || owner.id === null || !(await keeper.isOwn(owner)))
            return null;
    }
    const given = pair === null || owner === null || owner.id === null ? {} : { [pair.param]: owner.id };
    const thing = await keeper.create(group, given, attempt.key("create"));
    if (thing === null)
        return null;
    run.id = thing.id;
    return keep(attempt, "create", thing.exchange, group.create) ? { thing, owner: owner ?? thing } : null;
}
/** Creates, reads, deletes and reads again; what is still there gets a moment, and is read once more. */
async function lifecycle_carryOut(attempt) {
    const { keeper, session } = attempt;
    const made = await create(attempt);
    if (made === null)
        return;
    const { thing, owner } = made;
    thing.known = await read(attempt, "read", thing);
    if (!thing.known || !(await control(attempt, thing)))
        return;
    const { remove } = owner.group;
    if (remove === null || owner.id === null)
        return;
    const removed = await keeper.ask(remove, owner, owner.id, attempt.key("remove"));
    const deleted = keep(attempt, "remove", removed, remove.tool);
    if (removed !== null && deleted)
        owner.settled = true;
    if (!(await read(attempt, "read-again", thing))) {
        if (deleted)
            thing.settled = true;
        return;
    }
    if (!deleted)
        return;
    await session.settle(GRACE_MS);
    if (!(await read(attempt, "read-later", thing)))
        thing.settled = true;
}
/** Carries out one run. True when it shows something: then it is tried again on a fresh process before it counts. */
async function tryOn(phase, session, subject, pass) {
    const { recording, plan, valid, record } = phase;
    const run = newRun(subject, pass);
    if (run === null)
        return false;
    const keeper = createKeeper({ recording, session, plan, valid });
    const path = [run.kind, run.parent, run.resource].filter((part) => part !== null).join("/");
    const seen = new Map();
    await lifecycle_carryOut({ subject, run, keeper, session, seen, key: (step) => `${path}/${step}` });
    record.runs.push(run);
    if (recording.signal?.aborted)
        return false;
    record.notes.push(...(await keeper.clear()));
    const { result } = (0,lifecycle/* judgeRun */.Z)(run, seen, recording.tools);
    return result === "stale" || result === "undeletable";
}
function subjectsOf(plan) {
    const groupOf = (resource) => plan.groups.filter((group) => group.resource === resource);
    const alone = plan.lifecycles.flatMap(groupOf).map((group) => ({ group, pair: null }));
    const pairs = plan.pairs.flatMap((pair) => groupOf(pair.child).flatMap((child) => groupOf(pair.parent).map((group) => ({ group: child, pair: { ...pair, group } }))));
    return [...alone, ...pairs];
}
/** A fresh process for the phase; null when there is none to be had, which is no reason to end the audit. */
async function lifecycle_open({ recording }) {
    if (recording.signal?.aborted)
        return null;
    const { session, failure } = await recording.starter.start("state");
    if (failure === null)
        return session;
    await session.kill();
    return null;
}
/** Carries out a plan of things to create, read and delete, on processes of its own. */
async function recordLifecycle(recording, plan, valid) {
    const phase = { recording, plan, valid, record: { notes: [...plan.notes], runs: [] } };
    const subjects = subjectsOf(plan);
    let session = null;
    for (const [done, subject] of subjects.entries()) {
        const { resource } = subject.group;
        recording.progress({ stage: "lifecycle", tool: null, case: resource, done, total: subjects.length });
        if (!session?.alive()) {
            await session?.kill();
            session = await lifecycle_open(phase);
        }
        if (session === null)
            break;
        if (!(await tryOn(phase, session, subject, 1)))
            continue;
        await session.kill();
        session = await lifecycle_open(phase);
        if (session !== null)
            await tryOn(phase, session, subject, 2);
    }
    await session?.kill();
    const notes = [...new Set(phase.record.notes)];
    return { ...phase.record, notes };
}

;// CONCATENATED MODULE: ./build/record/state-phase.js




/** Takes back what a valid call has created, where a delete tool is within the consent. */
function cleanUpBy(recording, plan, valid) {
    return async (session, item, exchange) => {
        const group = plan.groups.find(({ create, remove }) => create === item.toolIndex && remove !== null);
        if (group === undefined || recording.signal?.aborted)
            return;
        const keeper = createKeeper({ recording, session, plan, valid });
        keeper.adopt(group, item.arguments ?? {}, exchange);
        await keeper.clear();
    };
}
/**
 * What the user must ask for: creating and deleting in sequence, and the same calls over several connections. On
 * processes of its own, after everything else, so that nothing of it can disturb another verdict. Null when nothing was
 * created and deleted in sequence.
 */
async function recordState(recording, cases, settings, replan) {
    const { concurrency, sequential, shard } = settings;
    if (recording.signal?.aborted || (concurrency < 2 && !sequential))
        return null;
    // The tools of one kind of thing may fall into several shards.
    const whole = shard === null ? cases : replan(recording.tools, { ...settings, shard: null }).cases;
    const plan = planState(recording.tools, whole, settings);
    const calls = whole.filter((item) => item.kind === "valid");
    const valid = new Map(calls.map((item) => [item.toolIndex, item.arguments ?? {}]));
    const record = sequential && settings.scope === "all" ? await recordLifecycle(recording, plan, valid) : null;
    await recordConcurrency(recording, cases, concurrency, cleanUpBy(recording, plan, valid));
    return record;
}

;// CONCATENATED MODULE: ./build/record/phases.js














const EMPTY_PLAN = { cases: [], dropped: [], skipped: [] };
/** Makes the calls on one connection, and ends it in order. */
async function firstPhase(recording, plan, settings) {
    await recordCases(recording, plan.cases);
    if (recording.stopped === null)
        await probeProtocol(recording, plan.cases, settings);
    recording.progress({ stage: "stop", tool: null, case: null, done: 0, total: 0 });
    const { session } = recording;
    if (session.alive() && !recording.signal?.aborted)
        await session.close();
    else
        await session.kill();
    (0,record_recording/* noteDeath */.HL)(recording);
}
/** Holds what accuses the server against fresh processes. */
async function secondPhase(recording, settings, foretold) {
    const innocent = await confirmFailures(recording);
    await blameLateDeaths(recording, innocent);
    if (settings.scope !== "static")
        await offerFutureVersion(recording, foretold);
}
/** Holds a server at a `url` to the rules of its transport; one of the older transport is asked for the newer. */
async function thirdPhase(recording, settings) {
    const { starter, log, signal, timeoutMs, stopped } = recording;
    const { reach, pace } = starter;
    const first = log.connections.find((one) => one.initialize !== null);
    const version = (0,json/* stringMember */.sk)(first?.initialize, "protocolVersion");
    const kind = first?.http?.kind;
    if (reach === null || version === null || kind === undefined)
        return null;
    if (stopped !== null || signal?.aborted || settings.scope === "static")
        return null;
    const probe = kind === "sse" ? probeBeside : probeHttp;
    return probe({ reach, version, timeoutMs, signal, pace, mask: log.mask });
}
/** What a redirect to another origin took from the requests, as a sentence. */
function redirectWords({ reach }) {
    if (reach === null || reach.redirectedTo === null)
        return "";
    return ` It redirects to ${reach.redirectedTo}, which was not sent the headers: give that address as \`url\` if you trust it.`;
}
/** Asks what the server makes of the modern era, where that is wanted and there is one to ask. */
function offerOf({ askEra, signal }, { connection }, failure) {
    const unasked = askEra === null || failure?.stage === "spawn" || signal?.aborted;
    return unasked ? Promise.resolve({ modern: false, foretold: null }) : askEra(connection.startupMs);
}
/**
 * Carries one run through: start, list, calls in order, confirmation on fresh processes. Null when the server speaks the
 * modern era and that was asked for.
 */
async function runPhases(run) {
    const { log, starter, settings, signal, progress } = run;
    const remarks = {};
    const failed = (failure) => ({
        plan: EMPTY_PLAN,
        failure: { ...failure, message: `${failure.message}${redirectWords(starter)}` },
        stopped: null,
        remarks,
        http: null,
        state: null,
        alone: false,
    });
    const step = (stage) => progress({ stage, tool: null, case: null, done: 0, total: 0 });
    step("start");
    const { session, failure } = await starter.start("audit");
    const { modern, foretold } = await offerOf(run, session, failure);
    if (modern) {
        await session.kill();
        return null;
    }
    const refusal = starter.refusal();
    if (refusal !== null)
        remarks.refusedByClient = refusal;
    if (failure !== null)
        return failed(failure);
    step("list");
    const listed = await (0,listing/* listTools */.q)(session, "list", settings.startupTimeoutMs);
    if (listed.incomplete !== null)
        remarks.listIncomplete = listed.incomplete;
    if (listed.failure !== null) {
        await session.kill();
        return failed({ ...listed.failure, stderrTail: session.connection.stderr.tail });
    }
    const plan = run.plan(listed.tools, settings);
    if (starter.reach !== null)
        starter.reach.mirrors = (0,headers/* mirrorsOf */.t)(listed.tools);
    const recording = {
        log,
        starter,
        classify: run.classify,
        tools: listed.tools,
        probes: settings.probes,
        session,
        timeoutMs: settings.timeoutMs,
        signal,
        stopped: null,
        dropped: plan.dropped,
        suspects: [],
        deaths: [],
        trail: { session, answered: [] },
        workers: run.workers,
        alone: false,
        progress,
    };
    await firstPhase(recording, plan, settings);
    if (recording.stopped === null)
        await recordFuzz(recording, plan, settings);
    if (recording.stopped === null)
        await recordBench(recording, plan, settings);
    if (recording.stopped === null)
        await secondPhase(recording, settings, foretold);
    if (starter.reach?.redirectedTo)
        remarks.redirectedTo = starter.reach.redirectedTo;
    const http = await thirdPhase(recording, settings);
    const state = recording.stopped === null ? await recordState(recording, plan.cases, settings, run.plan) : null;
    return { plan, failure: null, stopped: recording.stopped, remarks, http, state, alone: recording.alone };
}

// EXTERNAL MODULE: ./build/record/processes.js
var processes = __webpack_require__(4017);
// EXTERNAL MODULE: ./build/record/workspace.js + 2 modules
var record_workspace = __webpack_require__(4883);
;// CONCATENATED MODULE: ./build/record/place.js




/** Kept of what servers write to stderr until it is asked for, in bytes. */
const STDERR_BYTES = 64 * 1024;
/** Nothing is called in scope `static`, so that only the server's own words and variables can ask for a workspace then. */
function needsWorkspace({ target, settings: { record }, env }) {
    const words = target.transport === "stdio" ? target.args : [];
    return record.scope !== "static" || (0,record_workspace/* usesWorkspace */.S)([words, Object.values(env), record.probes]);
}
function masker(options, workspace) {
    return (text) => {
        const masked = (0,processes/* withoutMark */.E_)(options.mask(text));
        return workspace?.hide(masked) ?? masked;
    };
}
/** A place to start the server in, with a workspace of its own. Texts of two places are equal. */
function createPlace(options) {
    const workspace = needsWorkspace(options) ? (0,record_workspace/* createWorkspace */.s)() : null;
    const log = (0,record_log/* createLog */.h)(masker(options, workspace), options.from);
    let said = Buffer.alloc(0);
    const onStderr = (chunk) => {
        said = Buffer.concat([said, chunk.subarray(-STDERR_BYTES)]).subarray(-STDERR_BYTES);
    };
    const starter = (0,record_starter/* createStarter */.A)(options.target, log, { ...options, workspace, onStderr });
    return {
        workspace,
        starter,
        log,
        takeStderr() {
            const text = said.toString("utf8");
            said = Buffer.alloc(0);
            return text === "" ? "" : log.mask(text);
        },
        async end() {
            await starter.stop();
            workspace?.remove();
        },
    };
}
/** The place for the run itself, and as many more as are asked for. */
function createPlaces(options) {
    const main = createPlace(options);
    const all = [main];
    return {
        main,
        open(startupTimeoutMs) {
            const place = createPlace({ ...options, startupTimeoutMs });
            all.push(place);
            return place;
        },
        stop() {
            for (const { starter } of all)
                void starter.stop();
        },
        async end() {
            await Promise.all(all.map((place) => place.end()));
        },
    };
}

;// CONCATENATED MODULE: ./build/record/record.js












/** A server at a `url` is one for all who call it: what one connection does to it, the others would be blamed for. */
function workersOf({ transport }, { workers: count }, { open }, pays) {
    const cores = (0,external_node_os_.availableParallelism)();
    return count > 1 && transport === "stdio" ? { count, cores, open, pays } : null;
}
/** Milliseconds that the question for the modern era may take: a few starts of that server, or this much. */
const LEAST_OFFER_MS = 2_000;
const MOST_OFFER_MS = 10_000;
const OFFER_STARTS = 4;
/** Records one era. Null when `auto` finds that the server speaks the modern one too. */
async function recordEra(target, settings, options, era, auto) {
    const { signal, env, headers } = options;
    const startedAt = new Date().toISOString();
    const { startupTimeoutMs, maxCallsPerSecond } = settings.record;
    const base = options.environment ?? process.env;
    const how = { env, base, startupTimeoutMs, headers, maxCallsPerSecond, era };
    const from = performance.now();
    const places = createPlaces({ ...how, target, settings, mask: options.mask, from });
    const { log, starter, workspace } = places.main;
    const { mask } = log;
    const ask = (startupMs) => {
        const ms = startupMs === null ? MOST_OFFER_MS : Math.max(LEAST_OFFER_MS, OFFER_STARTS * startupMs);
        return askEra(target, {
            ...how,
            workspace,
            startupTimeoutMs: Math.min(ms, MOST_OFFER_MS, startupTimeoutMs),
            log: (0,record_log/* createLog */.h)(mask, from),
            newerVersion: startupMs !== null && target.transport === "stdio" && settings.record.scope !== "static",
            stderr: places.main.takeStderr,
        }, signal);
    };
    const stop = () => {
        log.seal();
        places.stop();
    };
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted)
        stop();
    try {
        const outcome = await runPhases({
            log,
            starter,
            settings: settings.record,
            signal,
            plan: (tools, of) => (options.plan ?? plan/* planCases */.f)(tools, of, givenPlaces(target)),
            classify: options.classify ?? facts_outcome/* classify */.L,
            workers: workersOf(target, settings.record, places, options.pays ?? pays),
            progress: (now) => options.onProgress?.({ ...now, ...(0,masking/* maskTexts */.X)({ tool: now.tool, case: now.case }, mask) }),
            askEra: auto ? ask : null,
        });
        if (outcome === null)
            return null;
        const interrupted = signal?.aborted === true;
        return buildEvidence({ target, settings, startedAt, log, mask, interrupted, ...outcome });
    }
    finally {
        signal?.removeEventListener("abort", stop);
        await places.end();
    }
}
/**
 * Starts the server, lists its tools, makes every planned call and writes down what is seen. Never throws for what the
 * server does; ends everything it started, also when it is stopped. `auto` speaks the modern era with a server that offers
 * it, as the reference client does; every other server sees a legacy client and nothing else.
 */
async function record(target, settings, options) {
    const { protocol } = settings.record;
    const era = options.era ?? (protocol === "modern" ? "modern" : "legacy");
    const auto = options.era === undefined && protocol === "auto";
    const evidence = await recordEra(target, settings, options, era, auto);
    if (evidence !== null)
        return evidence;
    const modern = await recordEra(target, settings, options, "modern", false);
    if (modern === null)
        throw new errors/* BugError */.f9("A recording of the modern era gave way to itself.");
    return modern;
}

// EXTERNAL MODULE: ./build/report/build.js + 16 modules
var build = __webpack_require__(8164);
// EXTERNAL MODULE: ./node_modules/@babel/parser/lib/index.js
var lib = __webpack_require__(5429);
;// CONCATENATED MODULE: ./build/source/bindings.js
/** The names that a pattern binds: `a`, `{ a, b: c }`, `[a]`, `a = 1`, `...a`. */
function boundNames(pattern) {
    switch (pattern?.type) {
        case "Identifier":
            return [pattern.name];
        case "ObjectPattern":
            return pattern.properties.flatMap((one) => boundNames(one.type === "RestElement" ? one.argument : one.value));
        case "ArrayPattern":
            return pattern.elements.flatMap(boundNames);
        case "AssignmentPattern":
            return boundNames(pattern.left);
        case "RestElement":
            return boundNames(pattern.argument);
        case "TSParameterProperty":
            return boundNames(pattern.parameter);
        default:
            return [];
    }
}
/** The module of `require("./x")`; null for anything else. */
function required(node) {
    if (node?.type !== "CallExpression" || node.callee.type !== "Identifier")
        return null;
    const [path] = node.arguments;
    return node.callee.name === "require" && path?.type === "StringLiteral" ? path.value : null;
}
const SCOPES = /^(?:BlockStatement|StaticBlock|For(?:In|Of)?Statement|SwitchStatement|CatchClause|TSModuleBlock)$/;
const FILE = { from: -1, to: Number.POSITIVE_INFINITY, isFunction: true };
const isFunction = (node) => "params" in node && Array.isArray(node.params) && "body" in node;
/** Adds a binding; of two in one scope neither is certain. */
function bind(bindings, name, value, scope = FILE) {
    const all = bindings.get(name) ?? [];
    const same = all.find((one) => one.from === scope.from && one.to === scope.to);
    if (same !== undefined)
        same.value = null;
    else
        all.push({ value, from: scope.from, to: scope.to });
    bindings.set(name, all);
}
function bindVariables(bindings, node, scope) {
    for (const one of node.declarations) {
        // What a module requires is imported, not bound.
        if (required(one.init) !== null)
            continue;
        const value = node.kind === "const" && one.id.type === "Identifier" ? (one.init ?? null) : null;
        for (const name of boundNames(one.id))
            bind(bindings, name, value, scope);
    }
}
function bindNode(bindings, node, scopes) {
    const scope = scopes.at(-1) ?? FILE;
    if (node.type === "VariableDeclaration")
        bindVariables(bindings, node, node.kind === "var" ? (scopes.findLast((one) => one.isFunction) ?? FILE) : scope);
    if (node.type === "FunctionDeclaration" ||
        node.type === "ClassDeclaration" ||
        node.type === "TSEnumDeclaration")
        if (node.id)
            bind(bindings, node.id.name, node, scope);
}
/** What every name of a file stands for, and where. `nodes`: parents before their children. */
function bindingsOf(nodes) {
    const bindings = new Map();
    const scopes = [FILE];
    for (const node of nodes) {
        const from = node.start ?? 0;
        const to = node.end ?? 0;
        while (scopes.length > 1 && (scopes.at(-1) ?? FILE).to <= from)
            scopes.pop();
        bindNode(bindings, node, scopes);
        const own = isFunction(node);
        if (!own && !SCOPES.test(node.type))
            continue;
        scopes.push({ from, to, isFunction: own });
        const params = own && "params" in node ? node.params : [];
        const caught = node.type === "CatchClause" ? [node.param] : [];
        for (const name of [...params, ...caught].flatMap(boundNames))
            bind(bindings, name, null, { from, to });
    }
    return bindings;
}
/** What `name` stands for at `at` (null: for other files); null when that is not known, undefined when the file does not say. */
function boundAt(bindings, name, at) {
    let best;
    for (const one of bindings.get(name) ?? []) {
        const holds = at === null ? one.from < 0 : one.from <= at && at < one.to;
        if (holds && (best === undefined || one.to - one.from < best.to - best.from))
            best = one;
    }
    return best?.value;
}

;// CONCATENATED MODULE: ./build/source/module.js


/** A file with more nodes than this is generated. */
const MOST_NODES = 400_000;
function isNode(value) {
    return typeof value === "object" && value !== null && typeof value.type === "string";
}
function childrenOf(node) {
    const children = [];
    for (const [key, value] of Object.entries(node)) {
        if (key === "loc" || key.endsWith("Comments") || key === "extra")
            continue;
        if (isNode(value))
            children.push(value);
        else if (Array.isArray(value))
            for (const one of value)
                if (isNode(one))
                    children.push(one);
    }
    return children;
}
/** A node and all below it, parents first. */
function flatten(root) {
    const nodes = [];
    const open = [root];
    for (let next = open.pop(); next !== undefined && nodes.length < MOST_NODES; next = open.pop()) {
        nodes.push(next);
        for (const child of childrenOf(next).reverse())
            open.push(child);
    }
    return nodes;
}
/** A name as text, of an identifier or a string. */
function keyText(node) {
    if (node.type === "Identifier")
        return node.name;
    return node.type === "StringLiteral" ? node.value : null;
}
function readImport(module, node) {
    for (const one of node.specifiers) {
        let name = "*";
        if (one.type === "ImportDefaultSpecifier")
            name = "default";
        if (one.type === "ImportSpecifier")
            name = keyText(one.imported);
        if (name !== null)
            module.imports.set(one.local.name, { from: node.source.value, name });
    }
}
function readExport(module, node) {
    const declared = node.declaration;
    if (declared?.type === "VariableDeclaration")
        for (const one of declared.declarations)
            if (one.id.type === "Identifier")
                module.exports.set(one.id.name, one.id.name);
    if (declared?.type === "TSEnumDeclaration")
        module.exports.set(declared.id.name, declared.id.name);
    if (declared?.type === "FunctionDeclaration" && declared.id)
        module.exports.set(declared.id.name, declared.id.name);
    for (const one of node.specifiers) {
        const exported = keyText(one.exported);
        if (exported === null || one.type !== "ExportSpecifier")
            continue;
        const local = one.local.name;
        module.exports.set(exported, node.source ? { from: node.source.value, name: local } : local);
    }
}
/** `const x = require("./x")`, `const { a, b: c } = require("./x")` */
function readRequire(module, node) {
    const from = required(node.init);
    if (from === null)
        return;
    if (node.id.type === "Identifier")
        module.imports.set(node.id.name, { from, name: "*" });
    if (node.id.type !== "ObjectPattern")
        return;
    for (const one of node.id.properties) {
        if (one.type !== "ObjectProperty" || one.value.type !== "Identifier")
            continue;
        const name = keyText(one.key);
        if (name !== null)
            module.imports.set(one.value.name, { from, name });
    }
}
/** `exports.a = value`, `module.exports.a = value`, `module.exports = { a, b: value }` */
function readCommonExport(module, node) {
    const { left, right } = node;
    if (left.type !== "MemberExpression" || left.computed)
        return;
    const isExports = (one) => (one.type === "Identifier" && one.name === "exports") ||
        (one.type === "MemberExpression" &&
            keyText(one.object) === "module" &&
            keyText(one.property) === "exports");
    const key = keyText(left.property);
    if (isExports(left) && right.type === "ObjectExpression")
        for (const one of right.properties) {
            if (one.type !== "ObjectProperty" || one.computed)
                continue;
            const name = keyText(one.key);
            if (name !== null)
                exportValue(module, name, one.value);
        }
    else if (isExports(left.object) && key !== null)
        exportValue(module, key, right);
}
function exportValue(module, name, value) {
    // Compiled modules first set each export to nothing.
    if (value.type === "UnaryExpression" || value.type === "AssignmentExpression")
        return;
    if (value.type === "Identifier")
        module.exports.set(name, value.name);
    else {
        bind(module.bindings, `exports.${name}`, value);
        module.exports.set(name, `exports.${name}`);
    }
}
function module_read(module, node) {
    if (node.type === "ImportDeclaration")
        readImport(module, node);
    else if (node.type === "ExportNamedDeclaration")
        readExport(module, node);
    else if (node.type === "ExportAllDeclaration")
        module.stars.push(node.source.value);
    else if (node.type === "ExportDefaultDeclaration") {
        bind(module.bindings, "default", node.declaration);
        module.exports.set("default", "default");
    }
    else if (node.type === "AssignmentExpression")
        readCommonExport(module, node);
    else if (node.type === "VariableDeclarator")
        readRequire(module, node);
}
/** Parses one file; null when it cannot be read as JavaScript or TypeScript. */
function readModule(file) {
    const typed = /\.[cm]?tsx?$/.test(file.path);
    const markup = !/\.[cm]?ts$/.test(file.path);
    try {
        const tree = (0,lib/* parse */.qg)(file.text, {
            sourceType: "unambiguous",
            errorRecovery: true,
            allowReturnOutsideFunction: true,
            plugins: [
                ...(typed ? ["typescript"] : []),
                ...(markup ? ["jsx"] : []),
                "decorators",
            ],
        });
        const nodes = flatten(tree.program);
        const module = {
            path: file.path,
            text: file.text,
            nodes,
            bindings: bindingsOf(nodes),
            imports: new Map(),
            exports: new Map(),
            stars: [],
        };
        for (const node of module.nodes)
            module_read(module, node);
        return module;
    }
    catch {
        return null;
    }
}
/** The value of a member that is written out in an object; null when there is none. */
function memberOf(object, key) {
    for (const one of object.properties) {
        if (one.type !== "ObjectProperty" || one.computed || keyText(one.key) !== key)
            continue;
        return one.value;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/source/registration.js
/** The place of a parsed node, whose columns count from 0. */
function spanOf(path, { start, end }) {
    return {
        path,
        line: start.line,
        column: start.column + 1,
        endLine: end.line,
        endColumn: end.column + 1,
    };
}
/** The surest place; none when several are equally sure: a wrong place is worse than none. */
function surest(found) {
    const top = found.reduce((most, one) => Math.max(most, one.rank), 0);
    const [first, ...others] = found.filter((one) => one.rank === top);
    if (first === undefined)
        return null;
    const elsewhere = (one) => one.path !== first.path || one.line !== first.line || one.column !== first.column;
    if (others.some(elsewhere))
        return null;
    const { path, line, column, endLine, endColumn } = first;
    return { path, line, column, endLine, endColumn };
}
/** The one place of each of `names` among everything that was found. */
function placesOf(names, found) {
    const byName = new Map(names.map((name) => [name, []]));
    for (const one of found)
        byName.get(one.name)?.push(one);
    const places = [...byName].map(([name, all]) => [name, surest(all)]);
    return Object.fromEntries(places.filter((pair) => pair[1] !== null));
}

;// CONCATENATED MODULE: ./build/source/resolve.js



/** Steps through names, members and files; a longer chain is given up. */
const DEEPEST = 12;
const ENDINGS = ["", ".ts", ".tsx", ".mts", ".js", ".mjs", ".cjs", ".jsx", "/index.ts", "/index.js"];
/** Paths of the files that a relative specifier in the file `from` may stand for; the first that is a module is meant. */
function placesOfSpecifier(from, specifier) {
    if (!specifier.startsWith("."))
        return [];
    const exact = external_node_path_.posix.join(external_node_path_.posix.dirname(from), specifier);
    const bare = exact.replace(/\.[cm]?jsx?$/, "");
    return [...new Set([exact, bare])].flatMap((base) => ENDINGS.map((ending) => base + ending));
}
/** The module that a relative specifier in the file `from` stands for. */
function target(modules, from, specifier) {
    for (const path of placesOfSpecifier(from, specifier)) {
        const module = modules.get(path);
        if (module !== undefined)
            return module;
    }
    return null;
}
function exported(modules, module, name, depth) {
    if (depth > DEEPEST)
        return null;
    const local = module.exports.get(name);
    if (typeof local === "string")
        return named(modules, module, local, null, depth + 1);
    if (local !== undefined) {
        const next = target(modules, module.path, local.from);
        return next === null ? null : exported(modules, next, local.name, depth + 1);
    }
    for (const star of module.stars.slice(0, 50)) {
        const next = target(modules, module.path, star);
        const found = next === null ? null : exported(modules, next, name, depth + 4);
        if (found !== null)
            return found;
    }
    return null;
}
/** `at`: where the name is used; null: by another file. */
function named(modules, module, name, at, depth) {
    const own = boundAt(module.bindings, name, at);
    if (own)
        return follow(modules, { node: own, module }, depth + 1);
    const origin = own === null ? undefined : module.imports.get(name);
    if (origin === undefined || origin.name === "*")
        return null;
    const next = target(modules, module.path, origin.from);
    return next === null ? null : exported(modules, next, origin.name, depth + 1);
}
function memberName(node) {
    return node.computed && node.property.type !== "StringLiteral" ? null : keyText(node.property);
}
function member(modules, place, depth) {
    if (place.node.type !== "MemberExpression")
        return null;
    const key = memberName(place.node);
    if (key === null)
        return null;
    const { object } = place.node;
    const free = object.type === "Identifier" &&
        boundAt(place.module.bindings, object.name, object.start ?? null) === undefined;
    const origin = free ? place.module.imports.get(object.name) : undefined;
    if (origin?.name === "*") {
        const next = target(modules, place.module.path, origin.from);
        return next === null ? null : exported(modules, next, key, depth + 1);
    }
    const owner = follow(modules, { node: object, module: place.module }, depth + 1);
    if (owner === null)
        return null;
    const value = valueIn(owner.node, key);
    return value === null ? null : follow(modules, { node: value, module: owner.module }, depth + 1);
}
function valueIn(owner, key) {
    if (owner.type === "ObjectExpression")
        return memberOf(owner, key);
    if (owner.type === "ClassDeclaration" || owner.type === "ClassExpression") {
        const own = owner.body.body.find((one) => one.type === "ClassProperty" && one.static && keyText(one.key) === key);
        return own?.type === "ClassProperty" ? (own.value ?? null) : null;
    }
    if (owner.type !== "TSEnumDeclaration")
        return null;
    const members = owner.body?.members ?? owner.members;
    return members.find((one) => keyText(one.id) === key)?.initializer ?? null;
}
/** What an expression stands for: through casts, names, members and files, down to something written out. */
function follow(modules, place, depth = 0) {
    if (depth > DEEPEST)
        return null;
    const { node, module } = place;
    switch (node.type) {
        case "TSAsExpression":
        case "TSSatisfiesExpression":
        case "TSNonNullExpression":
        case "TSTypeAssertion":
        case "ParenthesizedExpression":
            return follow(modules, { node: node.expression, module }, depth + 1);
        case "Identifier":
            return named(modules, module, node.name, node.start ?? null, depth + 1);
        case "MemberExpression":
            return member(modules, place, depth + 1);
        case "CallExpression": {
            const { callee } = node;
            const [first] = node.arguments;
            const freezes = callee.type === "MemberExpression" && keyText(callee.property) === "freeze";
            return freezes && first ? follow(modules, { node: first, module }, depth + 1) : place;
        }
        default:
            return place;
    }
}
/** The text an expression stands for; null when it is not certain. */
function textOf(modules, place, depth = 0) {
    if (depth > DEEPEST)
        return null;
    const found = follow(modules, place, depth);
    if (found === null)
        return null;
    const { node, module } = found;
    if (node.type === "StringLiteral")
        return node.value;
    if (node.type === "BinaryExpression" && node.operator === "+") {
        const left = textOf(modules, { node: node.left, module }, depth + 1);
        const right = left === null ? null : textOf(modules, { node: node.right, module }, depth + 1);
        return right === null ? null : `${left}${right}`;
    }
    if (node.type !== "TemplateLiteral")
        return null;
    let text = "";
    for (const [at, quasi] of node.quasis.entries()) {
        text += quasi.value.cooked ?? "";
        const hole = node.expressions[at];
        if (hole === undefined)
            continue;
        const filled = textOf(modules, { node: hole, module }, depth + 4);
        if (filled === null)
            return null;
        text += filled;
    }
    return text;
}

;// CONCATENATED MODULE: ./build/source/javascript.js



/** `registerTool`, `server.tool`, `addTool`, `defineTool`, `registerAppTool`, `registerToolTask`, `create_tool`. */
const REGISTERS = /^(?:(?:register|add|define|create|make|declare)_?(?:\w{0,20})?tool(?:Task)?|tool)$/i;
const SCHEMA_MEMBERS = ["inputSchema", "parameters", "input_schema", "paramsSchema"];
/** Members that, beside a description, say that the object is a tool. */
const TOOL_MEMBERS = [
    "handler",
    "execute",
    "handle",
    "run",
    "callback",
    "schema",
    "annotations",
    "argsSchema",
];
/** Members by whose name a list holds tools. */
const LISTS = /tools$/i;
function calleeName(node) {
    if (node.type === "Identifier")
        return node.name;
    return node.type === "MemberExpression" && !node.computed ? keyText(node.property) : null;
}
function has(object, keys) {
    return object.properties.some((one) => {
        if (one.type === "SpreadElement" || one.computed)
            return false;
        return keys.includes(keyText(one.key) ?? "");
    });
}
function ofCall(node) {
    const callee = calleeName(node.callee);
    if (callee === null || !REGISTERS.test(callee))
        return [];
    return node.arguments.slice(0, 2).flatMap((argument) => {
        if (argument.type !== "ObjectExpression")
            return [{ node: argument, rank: 3 }];
        const name = memberOf(argument, "name");
        return name === null ? [] : [{ node: name, rank: 3 }];
    });
}
function ofObject(node) {
    const name = memberOf(node, "name");
    const described = has(node, ["description"]);
    if (name !== null && (has(node, SCHEMA_MEMBERS) || (described && has(node, TOOL_MEMBERS))))
        return [{ node: name, rank: 2 }];
    return [];
}
/** `{ my_tool: { description, inputSchema } }` */
function ofEntry(node) {
    const { value } = node;
    if (value.type !== "ObjectExpression" || node.computed || memberOf(value, "name") !== null)
        return [];
    const tool = has(value, ["description"]) && has(value, [...SCHEMA_MEMBERS, ...TOOL_MEMBERS]);
    const text = keyText(node.key);
    return tool && text !== null ? [{ node: node.key, rank: 1, key: text }] : [];
}
/** What a getter gives back when that is all it does. */
function returned(method) {
    const [only, ...others] = method.body.body;
    return only?.type === "ReturnStatement" && others.length === 0 ? (only.argument ?? null) : null;
}
/** `super("x", ...)` of a constructor */
function given(method) {
    for (const statement of method.body.body) {
        if (statement.type !== "ExpressionStatement" || statement.expression.type !== "CallExpression")
            continue;
        const { callee, arguments: values } = statement.expression;
        if (callee.type !== "Super")
            continue;
        const [first] = values;
        return first?.type === "ObjectExpression" ? memberOf(first, "name") : (first ?? null);
    }
    return null;
}
function classMembers(node) {
    const members = new Map();
    for (const one of node.body) {
        if (one.type === "ClassProperty" && !one.computed && one.value)
            members.set(keyText(one.key) ?? "", one.value);
        if (one.type !== "ClassMethod")
            continue;
        const key = one.kind === "constructor" ? "super" : (keyText(one.key) ?? "");
        const value = one.kind === "constructor" ? given(one) : returned(one);
        if (value !== null)
            members.set(key, value);
    }
    return members;
}
function ofClass(node) {
    const members = classMembers(node.body);
    const names = [node.id ?? null, node.superClass ?? null].map((one) => one === null ? "" : (calleeName(one) ?? ""));
    const isTool = names.some((name) => /tool/i.test(name));
    if (!isTool && !members.has("description"))
        return [];
    const found = ["name", "toolName", "getName", ...(isTool ? ["super"] : [])].map((key) => members.get(key));
    return found.filter((value) => value !== undefined).map((value) => ({ node: value, rank: 1 }));
}
/** `tools: [{ name: "x", ... }]`, `const TOOLS = [...]` */
function ofList(key, value) {
    const bare = value?.type === "TSAsExpression" || value?.type === "TSSatisfiesExpression" ? value.expression : value;
    if (bare?.type !== "ArrayExpression" || !LISTS.test(keyText(key) ?? ""))
        return [];
    return bare.elements.flatMap((one) => {
        const name = one?.type === "ObjectExpression" && has(one, ["description"]) ? memberOf(one, "name") : null;
        return name === null ? [] : [{ node: name, rank: 1 }];
    });
}
function candidates(node) {
    if (node.type === "CallExpression")
        return ofCall(node);
    if (node.type === "ObjectExpression")
        return ofObject(node);
    if (node.type === "ObjectProperty")
        return [...ofEntry(node), ...ofList(node.key, node.value)];
    if (node.type === "VariableDeclarator")
        return ofList(node.id, node.init);
    return node.type === "ClassDeclaration" || node.type === "ClassExpression" ? ofClass(node) : [];
}
function nameOf(modules, module, candidate) {
    // The key of a table entry is its own name, never a constant's.
    return candidate.key ?? textOf(modules, { node: candidate.node, module });
}
function registrations(modules, module) {
    const found = [];
    for (const node of module.nodes)
        for (const candidate of candidates(node)) {
            const name = nameOf(modules, module, candidate);
            const { loc } = candidate.node;
            if (name === null || !loc)
                continue;
            const { rank } = candidate;
            found.push({ name, rank, ...spanOf(module.path, loc) });
            // What follows the name of a call is its description.
            if (node.type === "CallExpression")
                break;
        }
    return found;
}
/** Every tool that the scripts register under a name that is certain; `names`: only these need to be found. */
function toolsInModules(modules, names = null) {
    const paths = names === null ? modules.paths : modules.registering(names);
    return paths.flatMap((path) => {
        const module = modules.get(path);
        return module === undefined ? [] : registrations(modules, module);
    });
}

// EXTERNAL MODULE: ./build/facts/once.js
var once = __webpack_require__(2948);
;// CONCATENATED MODULE: ./build/source/pieces.js
const BETWEEN = /["'`}]|\$\{/;
const KEY = /[\w$\u0080-\uffff]+(?=\s*[:/])/g;
/** Longest text that is kept: no name of a tool is longer. */
const LONGEST = 256;
/** Reads the pieces of a script. */
function pieces_piecesOf(text) {
    const texts = new Set();
    for (const one of text.split(BETWEEN))
        if (one.length > 0 && one.length <= LONGEST)
            texts.add(one);
    const keys = new Set(text.match(KEY));
    return { texts, keys, specifiers: [...texts].filter((one) => one.startsWith(".")) };
}
const PLAIN = /^[ -[\]-~]+$/;
/** A name that pieces cannot tell of: it holds what they end at, or what is written with an escape sequence. */
const isOdd = (name) => name.length > LONGEST || BETWEEN.test(name) || !PLAIN.test(name);
/** Whether `name` is one of the texts, or can be put together from them. */
function canSay(name, texts) {
    // `made[at]`: what stands before `at` is made of texts.
    const made = [true];
    for (let to = 1; to <= name.length; to += 1)
        for (let at = 0; at < to && made[to] !== true; at += 1)
            if (made[at] === true)
                made[to] = texts.has(name.slice(at, to));
    return made[name.length] === true;
}
/** Names with more characters than this together are not looked for in pieces: it costs their square. */
const MOST = 20_000;
function partsOf(names) {
    const parts = new Set();
    for (const name of names)
        for (let at = 0; at < name.length; at += 1)
            for (let to = at + 1; to <= name.length; to += 1)
                parts.add(name.slice(at, to));
    return parts;
}
/** Null when that cannot be told of these names. */
function sayers(files, names) {
    const chars = names.reduce((sum, name) => sum + name.length, 0);
    if (chars > MOST || names.some(isOdd))
        return null;
    const parts = partsOf(names);
    const said = new Map([...files].map(([path, { texts }]) => [path, [...texts].filter((one) => parts.has(one))]));
    return (path, within) => {
        const keys = files.get(path)?.keys;
        if (names.some((name) => keys?.has(name)))
            return true;
        const texts = new Set([...within].flatMap((one) => said.get(one) ?? []));
        return texts.size > 0 && names.some((name) => canSay(name, texts));
    };
}

// EXTERNAL MODULE: ./build/text/order.js
var order = __webpack_require__(4158);
// EXTERNAL MODULE: ./build/text/path.js
var text_path = __webpack_require__(8379);
;// CONCATENATED MODULE: ./build/source/walk.js




/** The limits of an audit. */
const DEFAULT_LIMITS = { files: 20_000, bytes: 200_000_000, fileBytes: 1_000_000, ms: 10_000 };
/** Files that name no tool are read when they are small: they may hold the constants that do. */
const SMALL = 8_000;
const MAY_REGISTER = /tool|name/i;
/** Whether a file may register a tool, or hold what its name is made of. */
const mayRegister = ({ text }) => text.length < SMALL || MAY_REGISTER.test(text);
const SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|kts|cs|rb|php|swift)$/;
const BUILT = new Set(["dist", "build", "out", "bin"]);
const IGNORED = new Set([
    "node_modules",
    "dist",
    "build",
    "out",
    "target",
    "vendor",
    "coverage",
    "bin",
    "obj",
    "venv",
    "__pycache__",
    "__tests__",
    "__mocks__",
    "test",
    "tests",
    "spec",
    "e2e",
    "testdata",
    "site-packages",
]);
const TEST_FILE = /(?:[._-](?:test|spec)\.[cm]?[jt]sx?|_(?:test|spec)\.(?:go|py|rb)|^test_.*\.py|^conftest\.py|Tests?\.(?:java|kt|cs|swift|php)|\.min\.js|\.d\.ts)$/;
function walk_entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).sort((a, b) => (0,order/* byText */.z)(a.name, b.name));
    }
    catch {
        return [];
    }
}
/** Neither a link nor a pipe that took a file's place since the folder was read is opened. */
const AS_LISTED = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/** The file's text; null when it is larger than `most` bytes or cannot be read. */
function textWithin(path, most) {
    let file = null;
    try {
        file = (0,external_node_fs_.openSync)(path, AS_LISTED);
        const { size } = (0,external_node_fs_.fstatSync)(file);
        return size > most ? null : (0,external_node_fs_.readFileSync)(file, "utf8");
    }
    catch {
        return null;
    }
    finally {
        if (file !== null)
            (0,external_node_fs_.closeSync)(file);
    }
}
/** Both folders behind their links; null when one is missing or `folder` is not in `root`. */
function realFolders(root, folder) {
    try {
        const [base, start] = [(0,external_node_fs_.realpathSync)(root), (0,external_node_fs_.realpathSync)(folder)];
        return (0,text_path/* leadsOut */.q)((0,text_path/* pathFrom */.I)(base, start)) ? null : { base, start };
    }
    catch {
        return null;
    }
}
function isRead(folder, limits) {
    if (folder.startsWith("."))
        return false;
    return !IGNORED.has(folder) || (limits.built === true && BUILT.has(folder));
}
/**
 * The source files under `folder`, in a fixed order, within the limits. Build output, dependencies, tests and hidden
 * folders are left out; symbolic links are never followed.
 */
function* walkSources(root, folder, limits) {
    const real = realFolders(root, folder);
    if (real === null)
        return;
    const until = performance.now() + limits.ms;
    const open = [real.start];
    let files = 0;
    let bytes = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const folders = [];
        for (const entry of walk_entriesOf(next)) {
            const path = (0,external_node_path_.join)(next, entry.name);
            if (entry.isDirectory()) {
                if (isRead(entry.name, limits))
                    folders.push(path);
                continue;
            }
            if (!entry.isFile() || !SOURCE.test(entry.name) || TEST_FILE.test(entry.name))
                continue;
            if (files >= limits.files || bytes >= limits.bytes || performance.now() > until)
                return;
            const text = textWithin(path, limits.fileBytes);
            if (text === null)
                continue;
            files += 1;
            bytes += text.length;
            yield { path: (0,text_path/* pathFrom */.I)(real.base, path), text };
        }
        open.push(...folders.reverse());
    }
}

;// CONCATENATED MODULE: ./build/source/modules.js





const SCRIPT = /\.[cm]?[jt]sx?$/;
/** Every way to register a tool that javascript.ts knows holds one of these words. */
const modules_REGISTERS = /tool|description|inputSchema|parameters|input_schema|paramsSchema/i;
/** By path: the files that it may import, in the order of their specifiers. */
function importsIn(files) {
    const places = (from, specifiers) => specifiers.flatMap((one) => placesOfSpecifier(from, one)).filter((path) => files.has(path));
    return new Map([...files].map(([from, { specifiers }]) => [from, [...new Set(places(from, specifiers))]]));
}
/** The same the other way round. */
function reversed(links) {
    const back = new Map();
    for (const [from, paths] of links)
        for (const path of paths) {
            const known = back.get(path);
            if (known === undefined)
                back.set(path, [from]);
            else
                known.push(from);
        }
    return back;
}
/** A file and all that it may import, near or far. */
function reach(path, links) {
    const reached = new Set([path]);
    for (const one of reached)
        for (const next of links.get(one) ?? [])
            reached.add(next);
    return reached;
}
/** The scripts among `files`; none is parsed any more once `expired` says that time is up. */
function readModules(files, expired) {
    const scripts = new Map(files.filter((file) => SCRIPT.test(file.path) && mayRegister(file)).map((file) => [file.path, file]));
    const pieces = (0,once/* once */.O)(() => new Map([...scripts].map(([path, { text }]) => [path, pieces_piecesOf(text)])));
    const imports = (0,once/* once */.O)(() => importsIn(pieces()));
    const importers = (0,once/* once */.O)(() => reversed(imports()));
    const parsed = new Map();
    const paths = [...scripts.keys()];
    return {
        paths,
        get(path) {
            const file = scripts.get(path);
            if (file === undefined)
                return undefined;
            if (!parsed.has(path))
                parsed.set(path, expired() ? undefined : (readModule(file) ?? undefined));
            return parsed.get(path);
        },
        importers: (path) => importers().get(path) ?? [],
        registering(names) {
            const maySay = sayers(pieces(), names);
            const registers = paths.filter((path) => modules_REGISTERS.test(scripts.get(path)?.text ?? ""));
            if (maySay === null)
                return registers;
            // A large workspace takes long to look at; what is left over is parsed, as far as there is time.
            return registers.filter((path) => expired() || maySay(path, reach(path, imports())));
        },
    };
}

;// CONCATENATED MODULE: ./build/source/rules/own-modules.js

function imports(modules, module, path) {
    const specifiers = [...[...module.imports.values()].map((origin) => origin.from), ...module.stars];
    return specifiers.some((specifier) => target(modules, module.path, specifier)?.path === path);
}
/** The modules that import the one at `path`. */
function importersOf(modules, path) {
    return modules.importers(path).filter((one) => {
        const module = modules.get(one);
        return module !== undefined && imports(modules, module, path);
    });
}
/**
 * The modules that belong to the server under test: those that register a located tool, and those that import one. A
 * repository may hold other servers, examples and fixtures, whose handlers are not on trial.
 */
function ownModules(modules, locations) {
    const own = new Set();
    const open = Object.values(locations).map((location) => location.path);
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
        if (own.has(path))
            continue;
        own.add(path);
        open.push(...importersOf(modules, path));
    }
    return own;
}
/** The modules at some paths, in the fixed order of all. */
function modulesAt(modules, paths) {
    return modules.paths.filter((path) => paths.has(path)).flatMap((path) => modules.get(path) ?? []);
}

;// CONCATENATED MODULE: ./build/source/rules/tool-code.js



const SCHEMAS = ["inputSchema", "parameters", "paramsSchema", "schema", "argsSchema"];
const HANDLERS = ["execute", "handler", "handle", "run", "callback"];
/** Whether a node is a function with a body. */
function asFunction(node) {
    switch (node?.type) {
        case "ArrowFunctionExpression":
        case "FunctionExpression":
        case "FunctionDeclaration":
        case "ObjectMethod":
        case "ClassMethod":
            return node;
        default:
            return null;
    }
}
/** The calls and objects that stand around the places where the tools were located. */
function toolCodes(modules, locations) {
    const found = [];
    for (const [tool, at] of Object.entries(locations)) {
        const module = modules.get(at.path);
        if (module === undefined)
            continue;
        const holds = (node) => node?.loc?.start.line === at.line && node.loc.start.column + 1 === at.column;
        for (const node of module.nodes) {
            const call = node.type === "CallExpression" && node.arguments.slice(0, 2).some(holds);
            const object = node.type === "ObjectExpression" && holds(memberOf(node, "name"));
            const entry = node.type === "ObjectProperty" && holds(node.key) ? node.value : null;
            if (node.type === "CallExpression" && call)
                found.push({ tool, module, node });
            else if (node.type === "ObjectExpression" && object)
                found.push({ tool, module, node });
            else if (entry?.type === "ObjectExpression")
                found.push({ tool, module, node: entry });
        }
    }
    return found;
}
function objectsOf(modules, { module, node }) {
    if (node.type === "ObjectExpression")
        return [{ node, module }];
    return node.arguments
        .map((one) => follow(modules, { node: one, module }))
        .filter((place) => place?.node.type === "ObjectExpression");
}
/** Expressions that give the tool's input schema. */
function schemasOf(modules, code) {
    const objects = objectsOf(modules, code);
    const members = objects.flatMap(({ node, module }) => {
        const given = node.type === "ObjectExpression" ? SCHEMAS.map((key) => memberOf(node, key)) : [];
        return given.filter((one) => one !== null).map((one) => ({ node: one, module }));
    });
    const bare = code.node.type === "CallExpression" && members.length === 0 ? objects : [];
    return [...members, ...bare];
}
function memberFunction(object, key) {
    const method = object.properties.find((one) => one.type === "ObjectMethod" && keyText(one.key) === key);
    return method ?? memberOf(object, key);
}
/** Functions that answer the tool's calls. */
function handlersOf(modules, code) {
    const { tool, module, node } = code;
    const direct = node.type === "CallExpression" ? node.arguments.map((one) => ({ node: one, module })) : [];
    const members = objectsOf(modules, code).flatMap((place) => {
        const { node: object } = place;
        if (object.type !== "ObjectExpression")
            return [];
        const given = HANDLERS.map((key) => memberFunction(object, key)).filter((one) => one !== null);
        return given.map((one) => ({ node: one, module: place.module }));
    });
    return [...direct, ...members].flatMap((place) => {
        const found = follow(modules, place);
        const fn = asFunction(found?.node);
        return found === null || fn === null ? [] : [{ tool, module: found.module, fn }];
    });
}
/** Whether the input schema is written as JSON Schema, which the SDK does not check for the tool. */
function isJsonSchema({ node }) {
    if (node.type === "ObjectExpression")
        return memberOf(node, "type")?.type === "StringLiteral";
    if (node.type !== "CallExpression")
        return false;
    const { callee } = node;
    const name = keyText(callee.type === "MemberExpression" ? callee.property : callee);
    return /tojsonschema$/i.test(name ?? "");
}
/** Functions that answer the calls of tools written out with a JSON Schema: nothing has checked their arguments. */
function uncheckedHandlers(modules, codes) {
    const open = codes.filter((code) => {
        const schemas = schemasOf(modules, code).map((place) => follow(modules, place));
        return code.node.type === "ObjectExpression" && schemas.some((one) => one !== null && isJsonSchema(one));
    });
    return open.flatMap((code) => handlersOf(modules, code));
}
/** Functions given to `setRequestHandler(CallToolRequestSchema, ...)`: the SDK checks no tool's arguments for them. */
function lowLevelHandlers(modules, own) {
    const found = [];
    for (const module of modulesAt(modules, own))
        for (const node of module.nodes) {
            if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression")
                continue;
            if (keyText(node.callee.property) !== "setRequestHandler")
                continue;
            const [request, given] = node.arguments;
            const named = request?.type === "MemberExpression" ? request.property : request;
            const isCall = named?.type === "Identifier" && named.name === "CallToolRequestSchema";
            if (given === undefined ||
                !(isCall || (request && textOf(modules, { node: request, module }) === "tools/call")))
                continue;
            const place = follow(modules, { node: given, module });
            const fn = asFunction(place?.node);
            if (place !== null && fn !== null)
                found.push({ tool: null, module: place.module, fn });
        }
    return found;
}

;// CONCATENATED MODULE: ./build/source/rules/calls.js



/** The class around a place, for `this.method()`. */
function methodAround(module, at, name) {
    const bodies = module.nodes.filter((node) => node.type === "ClassBody" && (node.start ?? 0) <= at && at < (node.end ?? 0));
    const inner = bodies.at(-1);
    if (inner?.type !== "ClassBody")
        return null;
    return asFunction(inner.body.find((one) => one.type === "ClassMethod" && keyText(one.key) === name));
}
/** The function of the workspace that a call surely goes to. */
function calleeOf(modules, module, call) {
    const { callee } = call;
    if (callee.type === "Identifier") {
        const found = follow(modules, { node: callee, module });
        const fn = asFunction(found?.node);
        return fn === null || found === null ? null : { fn, module: found.module };
    }
    if (callee.type !== "MemberExpression" || callee.computed)
        return null;
    const name = keyText(callee.property) ?? "";
    const direct = follow(modules, { node: callee, module });
    const given = asFunction(direct?.node);
    if (direct !== null && given !== null)
        return { fn: given, module: direct.module };
    if (callee.object.type === "ThisExpression") {
        const fn = methodAround(module, call.start ?? 0, name);
        return fn === null ? null : { fn, module };
    }
    const owner = follow(modules, { node: callee.object, module });
    if (owner?.node.type !== "NewExpression")
        return null;
    const made = follow(modules, { node: owner.node.callee, module: owner.module });
    if (made?.node.type !== "ClassDeclaration" && made?.node.type !== "ClassExpression")
        return null;
    const fn = asFunction(made.node.body.body.find((one) => one.type === "ClassMethod" && keyText(one.key) === name));
    return fn === null ? null : { fn, module: made.module };
}
const exits = (node) => {
    if (node.type === "BlockStatement")
        return node.body.length > 0 && exits(node.body.at(-1));
    return node.type === "ReturnStatement" || node.type === "ThrowStatement";
};
/** By statement, where the block that it stands in ends. */
function blockEnds(nodes) {
    const blocks = nodes.flatMap((node) => (node.type === "BlockStatement" ? [node] : []));
    return new Map(blocks.flatMap(({ body, end }) => body.map((one) => [one, end ?? 0])));
}
/** What `if (name === "x") ...` and `if (name !== "x") return; ...` are for. */
function partOfIf(node, ends) {
    const { test, consequent } = node;
    if (test.type !== "BinaryExpression")
        return [];
    const about = { test: test.right, on: test.left };
    if (test.operator === "===")
        return [{ from: consequent.start ?? 0, to: consequent.end ?? 0, ...about }];
    if (test.operator !== "!==" || node.alternate || !exits(consequent))
        return [];
    const to = ends.get(node);
    return to === undefined ? [] : [{ from: node.end ?? 0, to, ...about }];
}
function calls_partsOf(node, ends) {
    if (node.type === "IfStatement")
        return partOfIf(node, ends);
    if (node.type !== "SwitchStatement")
        return [];
    return node.cases.flatMap((one) => one.test ? [{ from: one.start ?? 0, to: one.end ?? 0, test: one.test, on: node.discriminant }] : []);
}
/** Ranges of a handler that are for one tool: `case "x":`, `if (name === "x")`, and behind `if (name !== "x") return`. */
function branchesOf(modules, module, nodes, tools) {
    const ends = blockEnds(nodes);
    return nodes
        .flatMap((node) => calls_partsOf(node, ends))
        .flatMap(({ test, ...part }) => {
        const tool = textOf(modules, { node: test, module });
        return tool === null || !tools.has(tool) ? [] : [{ ...part, tool }];
    });
}
/** Whether a node is within one of the ranges. */
const isWithin = (node, ranges) => ranges.some(({ from, to }) => from <= (node.start ?? 0) && (node.end ?? 0) <= to);

;// CONCATENATED MODULE: ./build/source/rules/raw.js


const CASTS = /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|TSTypeAssertion|ParenthesizedExpression)$/;
const REQUEST = /^_?req(?:uest)?$/i;
const WHOLE = ["request", "message", "params", "method", "name", "url", "searchParams"];
/** The expression without casts, `?? {}` and `|| {}`. */
function bare(node) {
    if (CASTS.test(node.type) && "expression" in node)
        return bare(node.expression);
    if (node.type === "LogicalExpression" && node.operator !== "&&")
        return bare(node.left);
    return node;
}
const MEMBERS = {
    request: ["params", "method"],
    message: ["params", "method"],
    params: ["arguments", "name"],
    url: ["searchParams"],
    searchParams: [],
    method: [],
    name: [],
};
function memberOfRaw(owner, key) {
    const members = MEMBERS[owner];
    if (members === undefined)
        return `${owner}.${key}`;
    return members.includes(key) ? key : null;
}
const isRequest = (node) => node.type === "Identifier"
    ? REQUEST.test(node.name)
    : node.type === "MemberExpression" && REQUEST.test(keyText(node.property) ?? "");
/** A call of a method: what it is called on, and the method's name. */
function methodCall(node) {
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression")
        return null;
    const name = keyText(node.callee.property);
    return name === null ? null : { object: node.callee.object, name, args: node.arguments };
}
/** `request.json()`, with or without `.catch(...)` */
function readsJson(node) {
    const call = methodCall(node);
    if (call?.name === "catch")
        return readsJson(call.object);
    return call?.name === "json" && call.args.length === 0 && isRequest(call.object);
}
function isUrlOf(node) {
    return node?.type === "MemberExpression" && keyText(node.property) === "url" && isRequest(node.object);
}
function made(node, raw) {
    const [first] = node.arguments;
    const name = keyText(node.callee);
    if (name === "URL")
        return isUrlOf(first && bare(first)) ? "url" : null;
    if (name !== "URLSearchParams" || first?.type !== "MemberExpression")
        return null;
    return keyText(first.property) === "search" && plainRaw(first.object, raw) === "url"
        ? "searchParams"
        : null;
}
/** What an expression reads from outside, other than through the SDK; null when it reads nothing, or it is not known. */
function readBy(node, raw) {
    if (node.type === "AwaitExpression")
        return readsJson(node.argument) ? "message" : null;
    if (node.type === "NewExpression")
        return made(node, raw);
    if (node.type === "MemberExpression" && isRequest(node.object)) {
        if (keyText(node.property) === "nextUrl")
            return "url";
        return keyText(node.property) === "body" ? "message" : null;
    }
    const call = methodCall(node);
    const [first] = call?.args ?? [];
    if (call === null || first === undefined)
        return null;
    if (call.name === "parse" && keyText(call.object) === "JSON")
        return rawIn(first, raw) === null && plainRaw(first, raw) === null ? "message" : null;
    const key = call.name === "get" && first.type === "StringLiteral" ? first.value : null;
    return key !== null && plainRaw(call.object, raw) === "searchParams" ? `searchParams.${key}` : null;
}
/** What of the request an expression is, unchanged: a name, or a member of one. */
function plainRaw(node, raw) {
    const inner = bare(node);
    if (inner.type === "Identifier")
        return raw.get(inner.name) ?? null;
    if (inner.type !== "MemberExpression" && inner.type !== "OptionalMemberExpression")
        return readBy(inner, raw);
    const owner = plainRaw(inner.object, raw);
    if (owner === null)
        return readBy(inner, raw);
    const key = inner.computed && inner.property.type !== "StringLiteral" ? null : keyText(inner.property);
    return key === null ? null : memberOfRaw(owner, key);
}
/** Whether what is held is more than arguments: a request, a part of it that holds them, or that holds none. */
const isWhole = (held) => WHOLE.includes(held);
const isArgument = (found) => (found === null || isWhole(found) ? null : found);
/** The arguments that go into an expression as they came: itself, within a text, an object, a list, or JSON. */
function rawIn(node, raw) {
    const inner = bare(node);
    const plain = isArgument(plainRaw(inner, raw));
    if (plain !== null)
        return plain;
    const first = (nodes) => nodes.map((one) => (one ? rawIn(one, raw) : null)).find((one) => one !== null) ?? null;
    switch (inner.type) {
        case "TemplateLiteral":
            return first(inner.expressions);
        case "BinaryExpression":
            return inner.operator === "+" ? first([inner.left, inner.right]) : null;
        case "ArrayExpression":
            return first(inner.elements);
        case "SpreadElement":
            return rawIn(inner.argument, raw);
        case "ObjectExpression":
            return first(inner.properties.map((one) => (one.type === "ObjectProperty" ? one.value : one)));
        case "CallExpression": {
            const isJson = inner.callee.type === "MemberExpression" && keyText(inner.callee.object) === "JSON";
            return isJson ? first(inner.arguments) : null;
        }
        default:
            return null;
    }
}
/** Adds what a pattern binds when it is given `value`. */
function bindRaw(pattern, value, raw) {
    if (pattern.type === "Identifier")
        raw.set(pattern.name, value);
    if (pattern.type === "AssignmentPattern")
        bindRaw(pattern.left, value, raw);
    if (pattern.type !== "ObjectPattern")
        return;
    for (const one of pattern.properties) {
        if (one.type !== "ObjectProperty" || one.computed)
            continue;
        const key = keyText(one.key);
        const inner = key === null ? null : memberOfRaw(value, key);
        if (inner !== null)
            bindRaw(one.value, inner, raw);
    }
}
/** By name, what is assigned to it. */
function assignedAmong(nodes) {
    const found = new Map();
    for (const node of nodes) {
        if (node.type !== "AssignmentExpression" || node.left.type !== "Identifier")
            continue;
        found.set(node.left.name, [...(found.get(node.left.name) ?? []), node]);
    }
    return found;
}
/** What a variable is given: where it is declared, or, without that, by the only assignment to it. */
function givenTo(node, assigned) {
    if (node.init)
        return node.init;
    const [only, ...others] = (node.id.type === "Identifier" && assigned.get(node.id.name)) || [];
    return only?.operator === "=" && others.length === 0 ? only.right : null;
}
/** The names among `nodes` that a function within, or a declaration, gives to something else than an argument. */
function reused(nodes, raw, assigned) {
    return nodes.flatMap((node) => {
        if ("params" in node && Array.isArray(node.params))
            return node.params.flatMap(boundNames);
        if (node.type === "CatchClause")
            return boundNames(node.param);
        if (node.type !== "VariableDeclarator")
            return [];
        const given = givenTo(node, assigned);
        return given !== null && plainRaw(given, raw) !== null ? [] : boundNames(node.id);
    });
}
/** Adds the constants among `nodes` that hold arguments as they came; a name that also stands for something else is left out. */
function bindConstants(nodes, raw) {
    const assigned = assignedAmong(nodes);
    for (const node of nodes) {
        if (node.type !== "VariableDeclarator")
            continue;
        const given = givenTo(node, assigned);
        const value = given === null ? null : plainRaw(given, raw);
        if (value !== null)
            bindRaw(node.id, value, raw);
    }
    for (const name of reused(nodes, raw, assigned))
        raw.delete(name);
}
/** Whether an expression reads a message or an address from outside, other than through the SDK. */
function isReading(node) {
    const read = readBy(node, new Map());
    return read === "message" || read === "url";
}

;// CONCATENATED MODULE: ./build/source/rules/dumped.js


/** Whether what is called is `JSON.stringify`. */
const isStringify = (callee) => callee.type === "MemberExpression" &&
    keyText(callee.object) === "JSON" &&
    keyText(callee.property) === "stringify";
/** The values within what is made to JSON: `JSON.stringify({ error: value })`. */
function valuesOf(node) {
    if (node === undefined)
        return [];
    if (node.type !== "ObjectExpression")
        return [node];
    return node.properties.flatMap((one) => (one.type === "ObjectProperty" ? valuesOf(one.value) : []));
}
/** The error within an expression that turns it into text without choosing from it. `is`: whether a node is the error. */
function dumped(node, is) {
    const first = (nodes) => nodes.map((one) => dumped(one, is)).find((one) => one !== null) ?? null;
    const inner = bare(node);
    if (is(inner))
        return inner;
    if (inner.type === "TemplateLiteral")
        return first(inner.expressions);
    if (inner.type === "BinaryExpression" && inner.operator === "+")
        return first([inner.left, inner.right]);
    if (inner.type === "ConditionalExpression")
        return first([inner.consequent, inner.alternate]);
    if (inner.type !== "CallExpression")
        return null;
    const { callee } = inner;
    if (callee.type === "Identifier" && callee.name === "String")
        return first(inner.arguments.slice(0, 1));
    if (callee.type !== "MemberExpression")
        return null;
    if (keyText(callee.property) === "toString")
        return dumped(callee.object, is);
    return isStringify(callee) ? first(valuesOf(inner.arguments[0])) : null;
}

// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
;// CONCATENATED MODULE: ./build/source/rules/fact.js


/** Far more than is quoted: secrets are masked before the code is cut to what is shown. */
const EXCERPT = 4_000;
const FIRST = { line: 1, column: 0 };
/** The code of a node in one line. */
function excerptOf(module, node) {
    return (0,cut/* cut */.J)((0,cut/* oneLine */.T)(module.text.slice(node.start ?? 0, node.end ?? 0)), EXCERPT);
}
/** A fact about the code of `node`. */
function factAt(place, fact) {
    const { module, node } = place;
    const location = spanOf(module.path, node.loc ?? { start: FIRST, end: FIRST });
    return { ...fact, location, excerpt: excerptOf(module, node) };
}

;// CONCATENATED MODULE: ./build/source/rules/told-apart.js


/** Errors that are certainly no `ZodError`. */
const OTHERS = /^(?:McpError|AxiosError|GaxiosError|TypeError|SyntaxError|RangeError|ReferenceError|DOMException)$/;
/** Members by which a `ZodError` is known, or said in other words. */
const TELLS = /^(?:issues|errors|name|constructor|format|flatten|formErrors)$/;
/** Members that a `ZodError` does not have. */
const FOREIGN = /^(?:code|response|status|statusCode|errno)$/;
const LOGS = /^(?:console|logger|log)$/;
const isName = (node, name) => {
    const inner = bare(node);
    return inner.type === "Identifier" && inner.name === name;
};
const isMember = (node) => node.type === "MemberExpression" || node.type === "OptionalMemberExpression";
/** Whether `inner` is `outer` or below it. */
const isPart = (outer, inner) => (outer.start ?? 0) <= (inner.start ?? 0) && (inner.end ?? 0) <= (outer.end ?? 0);
const told_apart_calleeName = (node) => keyText(isMember(node) && "property" in node ? node.property : node);
/** What the outcome of a test is for a `ZodError`. */
function outcome(test, name) {
    if (test.type === "BinaryExpression" && test.operator === "instanceof" && isName(test.left, name)) {
        const type = told_apart_calleeName(test.right) ?? "";
        if (type === "Error")
            return "always";
        return OTHERS.test(type) ? "never" : "unknown";
    }
    const asks = test.type === "CallExpression" && told_apart_calleeName(test.callee) === "isAxiosError";
    return asks ? "never" : "unknown";
}
/** Calls that an error may be given to without being told apart. */
function isHarmless(callee) {
    if (callee.type === "MemberExpression" && LOGS.test(told_apart_calleeName(callee.object) ?? ""))
        return true;
    const name = told_apart_calleeName(callee) ?? "";
    return (/^(?:String|isAxiosError|captureException)$/.test(name) ||
        keyText(callee.type === "MemberExpression" ? callee.object : callee) === "JSON");
}
function tells(node, name, follows) {
    const is = (one) => !!one && isName(one, name);
    switch (node.type) {
        case "BinaryExpression":
            if (node.operator === "in")
                return is(node.right);
            return node.operator === "instanceof" && is(node.left) && outcome(node, name) === "unknown";
        case "MemberExpression":
        case "OptionalMemberExpression":
            return is(node.object) && (node.computed || TELLS.test(keyText(node.property) ?? ""));
        case "VariableDeclarator":
            return is(node.init);
        case "AssignmentExpression":
            return is(node.left) || is(node.right);
        case "CallExpression":
        case "OptionalCallExpression":
        case "NewExpression":
            return node.arguments.some(is) && !isHarmless(node.callee) && !follows(node);
        default:
            return false;
    }
}
/** Whether code may know a `ZodError` from other errors, or put it in other words. `follows`: calls that are looked into. */
function toldApart({ nodes, name }, follows) {
    return nodes.some((node) => tells(node, name, follows));
}
const told_apart_exits = (node) => {
    if (node.type === "BlockStatement")
        return node.body.some(told_apart_exits);
    return node.type === "ReturnStatement" || node.type === "ThrowStatement";
};
/** Whether a `ZodError` comes past an `if` that leaves the code for other errors. */
function passes(test, { nodes, name }) {
    if (outcome(test, name) === "never")
        return true;
    const uses = nodes.filter((node) => isPart(test, node) && isName(node, name));
    const foreign = nodes.filter((node) => isPart(test, node) &&
        (node.type === "MemberExpression" || node.type === "OptionalMemberExpression") &&
        isName(node.object, name) &&
        FOREIGN.test(keyText(node.property) ?? ""));
    return uses.every((use) => foreign.some((one) => isPart(one, use)));
}
/** Whether a `ZodError` surely gets to a place in the code. */
function reaches(place, receiver) {
    return receiver.nodes.every((node) => {
        if (node.type === "SwitchStatement")
            return !isPart(node, place);
        if (node.type !== "IfStatement" && node.type !== "ConditionalExpression")
            return true;
        const result = outcome(node.test, receiver.name);
        if (isPart(node.consequent, place))
            return result === "always";
        if (node.alternate && isPart(node.alternate, place))
            return result === "never";
        const before = (node.end ?? 0) <= (place.start ?? 0);
        return !(before && node.type === "IfStatement" && told_apart_exits(node.consequent)) || passes(node.test, receiver);
    });
}
/** Whether a node is the error, or all of its message. */
function isMessage(node, name) {
    if (isName(node, name))
        return true;
    if (node.type !== "MemberExpression" && node.type !== "OptionalMemberExpression")
        return false;
    return isName(node.object, name) && keyText(node.property) === "message";
}

;// CONCATENATED MODULE: ./build/source/rules/visits.js



const visits_DEEPEST = 5;
/** A handler, whose first parameter is the request of the SDK when it is for all tools, and the arguments of its own tool else. */
function startOf({ tool, module, fn }) {
    const raw = new Map();
    const [first] = fn.params;
    if (first !== undefined)
        bindRaw(first, tool === null ? "request" : "arguments", raw);
    return { tool, module, fn, raw };
}
/** What the parameters of a function hold when it is called so; null when an argument goes in that cannot be followed. */
function parametersOf(callee, call, raw) {
    const given = new Map();
    for (const [at, argument] of call.arguments.entries()) {
        if (rawIn(argument, raw) === null && plainRaw(argument, raw) === null)
            continue;
        const value = plainRaw(argument, raw);
        const parameter = callee.fn.params[at];
        if (value === null || parameter === undefined || parameter.type === "RestElement")
            return null;
        bindRaw(parameter, value, given);
    }
    return given;
}
/** What a call takes arguments into, and under which names; null when that is not known. */
function entered(outer, call, purpose) {
    if (call.type !== "CallExpression" || outer.depth >= visits_DEEPEST || purpose.budget.nodes <= 0)
        return null;
    const takes = (one) => plainRaw(one, outer.raw) !== null || rawIn(one, outer.raw) !== null;
    if (!call.arguments.some(takes))
        return null;
    const callee = calleeOf(outer.modules, outer.module, call);
    const raw = callee === null ? null : parametersOf(callee, call, outer.raw);
    if (callee === null || raw === null)
        return null;
    const around = outer.branches.filter((one) => isWithin(call, [one]));
    return { ...callee, raw, tool: outer.tool ?? around.at(-1)?.tool ?? null };
}
/** Looks through a function and what it takes its arguments into. */
function visit(start, purpose, depth = 0) {
    const { modules, tools, only, budget } = purpose;
    const all = flatten(start.fn.body);
    budget.nodes -= all.length;
    const parts = branchesOf(modules, start.module, all, tools);
    const others = only === null ? [] : parts.filter(({ tool }) => tool !== only);
    const nodes = all.filter((node) => !isWithin(node, others));
    const raw = new Map(start.raw);
    bindConstants(nodes, raw);
    const branches = parts.filter((one) => !others.includes(one));
    const own = { ...start, modules, raw, nodes, branches, depth };
    const inner = new Map();
    for (const node of nodes) {
        const next = entered(own, node, purpose);
        if (next !== null)
            inner.set(node, visit(next, purpose, depth + 1));
    }
    return { ...own, inner };
}
/** A visit and all within it. */
function allVisits(outer) {
    return [outer, ...[...outer.inner.values()].flatMap(allVisits)];
}
/** The tool that a node of a visit is carried out for; null when it is for all, or that is not known. */
function visits_toolAt({ tool, branches }, node) {
    return tool ?? branches.filter((one) => isWithin(node, [one])).at(-1)?.tool ?? null;
}

;// CONCATENATED MODULE: ./build/source/rules/zod.js



/** Whether a name is zod itself: imported from it and not bound to something else there. */
function isZod(module, node) {
    if (node.type === "MemberExpression")
        return keyText(node.property) === "z" && isImportOfZod(module, node.object, "*");
    return isImportOfZod(module, node, "z");
}
function isImportOfZod(module, node, name) {
    if (node.type !== "Identifier" || boundAt(module.bindings, node.name, node.start ?? null) !== undefined)
        return false;
    const origin = module.imports.get(node.name);
    if (origin === undefined || !/^zod(?:\/|$)/.test(origin.from))
        return false;
    return [name, "*", "default", "z"].includes(origin.name);
}
/** The zod schema that an expression stands for; null when it is none for certain. */
function zodOf(modules, place) {
    const found = follow(modules, place);
    if (found === null)
        return null;
    const methods = [];
    let { node } = found;
    for (let depth = 0; depth < 40; depth += 1) {
        if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression")
            return null;
        const name = keyText(node.callee.property);
        if (name === null || node.callee.computed)
            return null;
        const { object } = node.callee;
        if (isZod(found.module, object))
            return { base: name, args: node.arguments, methods, place: found };
        methods.unshift({ name, args: node.arguments });
        const inner = object.type === "CallExpression"
            ? object
            : follow(modules, { node: object, module: found.module })?.node;
        if (inner === undefined)
            return null;
        node = inner;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/source/rules/caught.js









const caught_MOST_NODES = 2_000_000;
/** A handler of errors with more nodes than this is not looked at. */
const LARGEST = 1_000;
const caught_DEEPEST = 2;
/** What is below a node without what is carried out later or has its own `catch`. */
function direct(root) {
    let hidden = null;
    return flatten(root).filter((node) => {
        if (hidden !== null && isPart(hidden, node))
            return false;
        if (asFunction(node) !== null && node !== root)
            hidden = node;
        if (node.type === "TryStatement" && node.handler)
            hidden = node.block;
        return true;
    });
}
/** Schemas that take everything, or hold what to give instead of refusing. */
const NEVER_REFUSES = /^(?:any|unknown|catch)$/;
/** `schema.parse(arguments)` of a schema that is zod's and may refuse */
function isParse({ modules, module, raw }, node, awaited) {
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression")
        return false;
    const name = keyText(node.callee.property);
    const [given] = node.arguments;
    if (given === undefined || !(name === "parse" || (name === "parseAsync" && awaited)))
        return false;
    const held = plainRaw(given, raw);
    if (held === null || isWhole(held))
        return false;
    const schema = zodOf(modules, { node: node.callee.object, module });
    return (schema !== null &&
        ![schema.base, ...schema.methods.map((one) => one.name)].some((one) => NEVER_REFUSES.test(one)));
}
/** Whether arguments that do not fit surely make code throw a `ZodError`: it parses them, and nothing between catches it. */
function throwsZod(one, root) {
    const nodes = direct(root);
    const awaited = new Set(nodes.flatMap((node) => (node.type === "AwaitExpression" ? [node.argument] : [])));
    return nodes.some((node) => {
        if (isParse(one, node, awaited.has(node)))
            return true;
        const inner = one.inner.get(node);
        if (inner === undefined || (inner.fn.async && !awaited.has(node)) || inner.fn.generator)
            return false;
        return throwsZod(inner, inner.fn.body);
    });
}
/** Expressions that become the text of an answer: `{ type: "text", text: ... }`. */
function texts(node) {
    if (node.type !== "ObjectExpression")
        return [];
    const type = memberOf(node, "type");
    const text = memberOf(node, "text");
    const kind = type === null ? null : bare(type);
    return text !== null && kind?.type === "StringLiteral" && kind.value === "text" ? [text] : [];
}
/** The constants of the code that hold the error or its message. */
function constants({ nodes }, is) {
    const declared = nodes.flatMap((node) => node.type === "VariableDeclaration" && node.kind === "const" ? node.declarations : []);
    const found = declared.flatMap(({ id, init }) => id.type === "Identifier" && init && dumped(init, is) !== null ? [id.name] : []);
    return new Set(found);
}
/** What is called with the error or its message, under the name that it has there. */
function followed(code, call, is) {
    if (call.type !== "CallExpression" || code.depth >= caught_DEEPEST)
        return null;
    const at = call.arguments.findIndex((one) => dumped(one, is) !== null);
    const callee = at < 0 ? null : calleeOf(code.modules, code.module, call);
    const parameter = callee?.fn.params[at];
    if (callee === null || parameter?.type !== "Identifier")
        return null;
    const nodes = direct(callee.fn.body);
    return { ...code, module: callee.module, nodes, name: parameter.name, depth: code.depth + 1 };
}
/** Where all of a `ZodError` surely goes into the text of an answer. `thrown`: errors thrown here are answers. */
function dumpsIn(code, thrown) {
    if (code.nodes.length > LARGEST)
        return [];
    const isError = (node) => isMessage(node, code.name) && reaches(node, code);
    const held = constants(code, isError);
    const is = (node) => isError(node) || (node.type === "Identifier" && held.has(node.name) && reaches(node, code));
    const inner = (call) => followed(code, call, is);
    if (toldApart(code, (call) => inner(call) !== null))
        return [];
    return code.nodes.flatMap((node) => {
        const next = inner(node);
        if (next !== null)
            return dumpsIn(next, false).length > 0 ? [node] : [];
        const isThrown = thrown && node.type === "ThrowStatement" && node.argument.type === "NewExpression";
        const said = isThrown && "arguments" in node.argument ? node.argument.arguments : texts(node);
        return said.filter((one) => dumped(one, is) !== null);
    });
}
/** R-VAL-2 for one `try`: where its general `catch` hands out all of what `parse` threw. */
function factsOf(one, node, outermost) {
    const { handler } = node;
    if (handler?.param?.type !== "Identifier" || !throwsZod(one, node.block))
        return [];
    const thrown = one.depth === 0 && outermost.has(node);
    const { modules, module } = one;
    const code = { modules, module, nodes: direct(handler.body), name: handler.param.name, depth: 0 };
    const tool = visits_toolAt(one, node);
    return dumpsIn(code, thrown).map((each) => factAt({ module, node: each }, { rule: "raw-validation-error", tool, data: {} }));
}
/**
 * R-VAL-2 in the sources: all of a `ZodError` in the text of an answer, by way of a `catch` that does not know it from
 * other errors. `starts`: functions that get arguments which nothing has checked for them.
 */
function caughtErrors(modules, starts, tools) {
    const purpose = { modules, tools, only: null, budget: { nodes: caught_MOST_NODES } };
    const visits = starts.flatMap((start) => purpose.budget.nodes > 0 ? allVisits(visit(start, purpose)) : []);
    return visits.flatMap((one) => {
        const outermost = new Set(direct(one.fn.body));
        return one.nodes.flatMap((node) => (node.type === "TryStatement" ? factsOf(one, node, outermost) : []));
    });
}

;// CONCATENATED MODULE: ./build/source/rules/messages.js





/** How much code may be looked at in search of messages that are read by hand. */
const messages_MOST_NODES = 2_000_000;
const CALL = "tools/call";
/** Whether a node asks the method of a message whether a tool is called. */
function asksForCall({ modules, module, raw }, node) {
    const isCall = (one) => !!one && textOf(modules, { node: one, module }) === CALL;
    if (node.type === "SwitchStatement")
        return plainRaw(node.discriminant, raw) === "method" && node.cases.some(({ test }) => isCall(test));
    if (node.type !== "BinaryExpression" || !/^[!=]==?$/.test(node.operator))
        return false;
    return plainRaw(node.left, raw) === "method" && isCall(node.right);
}
/** Whether code surely answers calls of tools: it asks for `tools/call`, or for the name of a tool that is called. */
function isDispatch(one) {
    const named = ({ on }) => {
        const held = plainRaw(on, one.raw);
        return held === "name" || held?.startsWith("searchParams.") === true;
    };
    return one.branches.some(named) || one.nodes.some((node) => asksForCall(one, node));
}
/** The innermost functions of a module that read a message or an address from outside. */
function readers(module) {
    const found = new Set();
    const open = [];
    for (const node of module.nodes) {
        while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= (node.start ?? 0))
            open.pop();
        const around = open.at(-1);
        if (around !== undefined && isReading(node))
            found.add(around);
        const fn = asFunction(node);
        if (fn !== null)
            open.push(fn);
    }
    return [...found].map((fn) => ({ module, fn, raw: new Map(), tool: null }));
}
/**
 * Functions that read JSON-RPC messages without the SDK (`await request.json()`, `req.body`, `JSON.parse(line)`), or tell
 * tools apart by the parameters of an address, and surely answer calls of tools.
 */
function messageReaders(modules, own, tools) {
    const purpose = { modules, tools, only: null, budget: { nodes: messages_MOST_NODES } };
    return modulesAt(modules, own)
        .flatMap(readers)
        .filter((start) => purpose.budget.nodes > 0 && allVisits(visit(start, purpose)).some(isDispatch));
}

;// CONCATENATED MODULE: ./build/source/rules/open-schema.js





/** Methods that check further what the base lets through, or make something else of it. */
const REFINES = /^(?:refine|superRefine|transform|pipe|check|overwrite|preprocess|and|brand)$/;
const WRAPS = /^(?:array|optional|nullable|nullish|readonly|set|lazy|promise)$/;
const TAKES_ALL = /^(?:any|unknown)$/;
const open_schema_DEEPEST = 12;
function inside(walk, place, key) {
    const property = key === null ? walk.property : walk.property === "" ? key : `${walk.property}.${key}`;
    return openingsIn({ ...walk, property, depth: walk.depth + 1 }, place);
}
function takesAll(walk, node, place) {
    if (node === undefined)
        return false;
    const schema = zodOf(walk.modules, { node, module: place.module });
    return (schema !== null && TAKES_ALL.test(schema.base) && !schema.methods.some(({ name }) => REFINES.test(name)));
}
function ofShape(walk, place) {
    const shape = follow(walk.modules, place);
    if (shape?.node.type !== "ObjectExpression")
        return [];
    return shape.node.properties.flatMap((one) => {
        if (one.type !== "ObjectProperty" || one.computed)
            return [];
        const key = keyText(one.key);
        return key === null ? [] : inside(walk, { node: one.value, module: shape.module }, key);
    });
}
function isPassed(schema, walk) {
    if (schema.base === "looseObject")
        return true;
    return schema.methods.some(({ name, args }) => name === "passthrough" ||
        name === "loose" ||
        (name === "catchall" && takesAll(walk, args[0], schema.place)));
}
function ofZod(walk, schema) {
    const { base, args, methods, place } = schema;
    const here = (kind) => [{ place, property: walk.property, kind }];
    if (methods.some(({ name }) => REFINES.test(name)))
        return [];
    if (TAKES_ALL.test(base))
        return here("any");
    if (base === "record")
        return takesAll(walk, args.at(-1), place) ? here("record") : [];
    const [first] = args;
    if (first === undefined)
        return [];
    const inner = { node: first, module: place.module };
    if (/^(?:object|looseObject|strictObject)$/.test(base)) {
        const strips = methods.findLast(({ name }) => /^(?:strict|strip)$/.test(name)) !== undefined;
        return [...(isPassed(schema, walk) && !strips ? here("passthrough") : []), ...ofShape(walk, inner)];
    }
    if (base === "union" && first.type === "ArrayExpression")
        return first.elements.flatMap((one) => one ? inside(walk, { node: one, module: place.module }, null) : []);
    return WRAPS.test(base) ? inside(walk, inner, null) : [];
}
function openingsIn(walk, place) {
    if (walk.depth > open_schema_DEEPEST)
        return [];
    const found = follow(walk.modules, place);
    if (found?.node.type === "ObjectExpression" && walk.depth === 0)
        return ofShape(walk, found);
    if (found?.node.type === "CallExpression" && found.node.callee.type === "Identifier") {
        const [first] = found.node.arguments;
        const toJson = /^(?:zodToJsonSchema|toJsonSchema|toJSONSchema)$/.test(found.node.callee.name);
        return toJson && first ? inside(walk, { node: first, module: found.module }, null) : [];
    }
    const schema = zodOf(walk.modules, place);
    return schema === null ? [] : ofZod(walk, schema);
}
/** R-TOOL-1 in the sources: parts of a tool's input schema that take anything. */
function openSchemas(modules, codes) {
    return codes.flatMap((code) => schemasOf(modules, code)
        .flatMap((place) => openingsIn({ modules, property: "", depth: 0 }, place))
        .map(({ place, property, kind }) => factAt(place, { rule: "open-schema-source", tool: code.tool, data: { property, kind } })));
}

;// CONCATENATED MODULE: ./build/source/rules/guards.js


const guards_LOGS = /^(?:console|logger|log)$/;
const COMPARES = /^(?:===|!==|==|!=|<|>|<=|>=|in|instanceof)$/;
const isNothing = (node) => node.type === "NullLiteral" || (node.type === "Identifier" && node.name === "undefined");
function isLog(node) {
    return node.callee.type === "MemberExpression" && guards_LOGS.test(keyText(node.callee.object) ?? "");
}
/** Expressions whose value a node looks at, so that it may refuse some. */
function lookedAt(node, passes) {
    if (node.type === "UnaryExpression" && node.operator === "typeof")
        return [node.argument];
    if (node.type === "SwitchStatement")
        return [node.discriminant];
    if (node.type === "AssignmentExpression")
        return [node.left];
    if (node.type === "BinaryExpression" && COMPARES.test(node.operator)) {
        const sides = [node.left, node.right];
        return sides.some(isNothing) ? [] : sides;
    }
    if (node.type !== "CallExpression" &&
        node.type !== "NewExpression" &&
        node.type !== "OptionalCallExpression")
        return [];
    if (isLog(node) || passes(node))
        return [];
    const own = "object" in node.callee ? [node.callee.object] : [];
    return [...own, ...node.arguments];
}
const isList = (node) => node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    keyText(node.callee.object) === "Array";
/** What a node may check. A whole request is checked only by what it is given to: to look for its parts is no check. */
function checkedBy(node, raw, passes) {
    // What reads an argument, as `searchParams.get("x")` does, does not look at it.
    if (node.type === "CallExpression" || node.type === "NewExpression")
        if (plainRaw(node, raw) !== null)
            return [];
    const again = (one) => node.type === "AssignmentExpression" && node.operator === "=" && plainRaw(node.right, raw) === one;
    const gives = /^(?:New|Call|OptionalCall)Expression$/.test(node.type) && !isList(node);
    const found = lookedAt(node, passes).map((one) => plainRaw(bare(one), raw) ?? rawIn(bare(one), raw));
    return found.filter((one) => one !== null).filter((one) => !again(one) && (gives || !isWhole(one)));
}
/**
 * The arguments that something among `nodes` may check: they are compared, or go to a call that is not known. Where is
 * not asked, so that a check too late counts as one. `passes`: calls that check nothing, or are looked into.
 */
function guarded(nodes, raw, passes) {
    return new Set(nodes.flatMap((node) => checkedBy(node, raw, passes)));
}
const HOLDERS = ["request", "message", "params"];
/** Whether an argument, or what it is a member of, is among those that may be checked. */
function isGuarded(argument, guards) {
    const parts = argument.split(".");
    const holders = parts[0] === "arguments" ? HOLDERS : ["url"];
    if (holders.some((one) => guards.has(one)))
        return true;
    return parts.some((_, at) => guards.has(parts.slice(0, at + 1).join(".")));
}

;// CONCATENATED MODULE: ./build/source/rules/sinks.js



/** Functions of known modules that change something outside of the process, or run a text as a program. */
const EFFECTS = [
    [/^(?:node:)?child_process$/, /^(?:exec|execSync|execFile|execFileSync|spawn|spawnSync|fork)$/],
    [
        /^(?:(?:node:)?fs(?:\/promises)?|fs-extra|graceful-fs)$/,
        /^(?:writeFile|appendFile|unlink|rm|rmdir|mkdir|rename|copyFile|cp|chmod|symlink|link|truncate|outputFile|remove|move)(?:Sync)?$/,
    ],
    [/^(?:node:)?vm$/, /^(?:runInNewContext|runInThisContext|runInContext)$/],
    [/^(?:execa|cross-spawn|shelljs)$/, /^(?:execa|execaSync|execaCommand|exec|default)$/],
    [/^(?:axios|got|ky|superagent)$/, /^(?:post|put|patch|delete)$/],
];
/** Clients of databases, and the methods by which they carry out a statement. */
const DATABASES = /^(?:pg|mysql2?(?:\/promise)?|better-sqlite3|sqlite3?|node:sqlite|postgres|@libsql\/client|@neondatabase\/serverless|mssql)$/;
const STATEMENTS = /^(?:query|execute|exec|run|prepare|unsafe|raw)$/;
const CHANGES = /^(?:POST|PUT|PATCH|DELETE)$/i;
/** The module that a free name is imported from, and the name it has there. */
function originOf(module, node) {
    if (node.type !== "Identifier")
        return null;
    const bound = boundAt(module.bindings, node.name, node.start ?? null);
    return bound === undefined ? (module.imports.get(node.name) ?? null) : null;
}
function isEffect(from, name) {
    return EFFECTS.some(([module, names]) => module.test(from) && names.test(name));
}
/** `globalThis.fetch || require("node-fetch")` */
function isGlobalFetch(node) {
    if (node?.type === "LogicalExpression")
        return isGlobalFetch(node.left);
    if (node?.type !== "MemberExpression")
        return false;
    return (/^(?:globalThis|global|window|self)$/.test(keyText(node.object) ?? "") &&
        keyText(node.property) === "fetch");
}
/** `fetch(url, { method: "POST" })` */
function isChangingFetch(modules, module, node) {
    if (node.callee.type !== "Identifier" || node.callee.name !== "fetch")
        return false;
    const bound = boundAt(module.bindings, "fetch", node.start ?? null);
    if (bound !== undefined && !isGlobalFetch(bound))
        return false;
    const [, second] = node.arguments;
    const options = second === undefined ? null : follow(modules, { node: second, module });
    const method = options?.node.type === "ObjectExpression" ? memberOf(options.node, "method") : null;
    return method?.type === "StringLiteral" && CHANGES.test(method.value);
}
/** What a client was made by: `new Pool()`, `postgres(url)`, `new Database(path)`, `await pool.connect()`. */
function isDatabase(modules, module, node, depth = 0) {
    if (depth > 4)
        return false;
    const bound = node.type === "Identifier" ? boundAt(module.bindings, node.name, node.start ?? null) : node;
    const made = bound?.type === "AwaitExpression" ? bound.argument : bound;
    if (made?.type !== "NewExpression" && made?.type !== "CallExpression")
        return false;
    const { callee } = made;
    if (callee.type === "MemberExpression") {
        const owner = originOf(module, callee.object);
        if (owner !== null)
            return DATABASES.test(owner.from);
        return (/^(?:connect|getConnection|createPool)$/.test(keyText(callee.property) ?? "") &&
            isDatabase(modules, module, callee.object, depth + 1));
    }
    return DATABASES.test(originOf(module, callee)?.from ?? "");
}
function memberEffect(modules, module, node) {
    const { callee } = node;
    if (callee.type !== "MemberExpression" || callee.computed)
        return null;
    const name = keyText(callee.property) ?? "";
    const { object } = callee;
    const inner = object.type === "MemberExpression" && keyText(object.property) === "promises" ? object.object : object;
    const origin = originOf(module, inner);
    if (origin !== null && isEffect(origin.from, name))
        return `${keyText(inner) ?? ""}.${name}`;
    if (STATEMENTS.test(name) && isDatabase(modules, module, object))
        return `${keyText(object) ?? "database"}.${name}`;
    return null;
}
/** How a call that changes something outside of the process is written; null for any other call. */
function effectOf(modules, module, node) {
    const { callee } = node;
    if (isChangingFetch(modules, module, node))
        return "fetch";
    if (callee.type !== "Identifier")
        return memberEffect(modules, module, node);
    const free = boundAt(module.bindings, callee.name, node.start ?? null) === undefined;
    if (free && callee.name === "eval")
        return "eval";
    if (free && callee.name === "Function" && node.type === "NewExpression")
        return "new Function";
    const origin = originOf(module, callee);
    return origin !== null && isEffect(origin.from, origin.name) ? callee.name : null;
}

;// CONCATENATED MODULE: ./build/source/rules/raw-arguments.js






const raw_arguments_MOST_NODES = 200_000;
/** How much code may be looked at for all tools together. */
const MOST_IN_ALL = 20_000_000;
/** Arguments that may be checked in the code of a visit. */
function guardsIn({ modules, module, nodes, raw, inner }) {
    const passes = (call) => {
        if (call.type !== "CallExpression" && call.type !== "NewExpression")
            return false;
        if (inner.has(call) || effectOf(modules, module, call) !== null)
            return true;
        return call.type === "CallExpression" && isStringify(call.callee);
    };
    return guarded(nodes, raw, passes);
}
/** Whether a tool is told apart by the parameters of an address: only then they are its arguments. */
const byAddress = (one) => one.branches.some(({ on }) => plainRaw(on, one.raw)?.startsWith("searchParams.") === true);
function factsIn(one, guards, tool, address) {
    const { modules, module, nodes, raw } = one;
    const isArgument = (held) => address || !held.startsWith("searchParams.");
    return nodes.flatMap((node) => {
        if (node.type !== "CallExpression" && node.type !== "NewExpression")
            return [];
        const effect = effectOf(modules, module, node);
        if (effect === null || visits_toolAt(one, node) !== tool)
            return [];
        const given = node.arguments.map((each) => rawIn(each, raw)).filter((each) => each !== null);
        const open = given.find((each) => isArgument(each) && !isGuarded(each, guards));
        if (open === undefined)
            return [];
        return [factAt({ module, node }, { rule: "raw-arguments", tool, data: { argument: open, effect } })];
    });
}
/** Looks through a function for one tool, or for what it is for; null when too much was looked at already. */
function look(start, about, total) {
    const budget = { nodes: Math.min(raw_arguments_MOST_NODES, total.nodes) };
    if (budget.nodes <= 0)
        return null;
    total.nodes -= budget.nodes;
    const visits = allVisits(visit(start, { ...about, budget }));
    total.nodes += budget.nodes;
    return visits;
}
function factsFor(visits, tool) {
    const guards = new Set(visits.flatMap((one) => [...guardsIn(one)]));
    const address = visits.some(byAddress);
    return visits.flatMap((one) => factsIn(one, guards, tool, address));
}
/**
 * R-VAL-1 in the sources: arguments that reach an effect and that nothing looks at before. `starts`: functions that get
 * calls of tools, whose arguments nothing has checked for them.
 */
function rawArguments(modules, starts, tools) {
    const total = { nodes: MOST_IN_ALL };
    return starts.flatMap((start) => {
        const all = look(start, { modules, tools, only: null }, total) ?? [];
        const told = new Set(all.flatMap(({ branches }) => branches.map((one) => one.tool)));
        return [...told].flatMap((tool) => factsFor(look(start, { modules, tools, only: tool }, total) ?? [], tool));
    });
}

;// CONCATENATED MODULE: ./build/source/rules/raw-error.js






/** Members of a validator's error that hold all of it. */
const ALL = /^(?:message|issues|errors)$/;
const raw_error_DEEPEST = 3;
/** Names that hold what `safeParse` of a zod schema gave. */
function parsedNames({ modules, module, nodes }) {
    const names = nodes.flatMap((node) => {
        if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier" || !node.init)
            return [];
        const call = node.init.type === "AwaitExpression" ? node.init.argument : node.init;
        if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression")
            return [];
        if (!/^safeParse(?:Async)?$/.test(keyText(call.callee.property) ?? ""))
            return [];
        return zodOf(modules, { node: call.callee.object, module }) === null ? [] : [node.id.name];
    });
    return new Set(names);
}
/** Where a name is known to hold a `ZodError`: behind `name instanceof ZodError`. */
function knownErrors({ nodes }) {
    return nodes.flatMap((node) => {
        if (node.type !== "IfStatement" && node.type !== "ConditionalExpression")
            return [];
        const { test } = node;
        if (test.type !== "BinaryExpression" || test.operator !== "instanceof" || test.left.type !== "Identifier")
            return [];
        const { right } = test;
        const type = right.type === "MemberExpression" ? keyText(right.property) : keyText(right);
        return type === "ZodError" ? [{ name: test.left.name, where: node.consequent }] : [];
    });
}
/** Whether an expression is a validator's error, or a member that holds all of it. */
function isError(node, code, parsed, known) {
    const inner = node.type === "TSNonNullExpression" ? node.expression : node;
    if (inner.type === "Identifier")
        return known.some(({ name, where }) => name === inner.name && isPart(where, inner));
    if (inner.type !== "MemberExpression" && inner.type !== "OptionalMemberExpression")
        return false;
    const key = keyText(inner.property) ?? "";
    if (key === "error" && inner.object.type === "Identifier")
        return parsed.has(inner.object.name);
    return ALL.test(key) && isError(inner.object, code, parsed, known);
}
/** Expressions that become the text of an answer: of an error that is thrown, or of a content block. */
function answers(node) {
    if (node.type === "ThrowStatement" && node.argument.type === "NewExpression")
        return node.argument.arguments;
    return node.type === "ObjectProperty" && !node.computed && keyText(node.key) === "text" ? [node.value] : [];
}
function callees({ modules, module, nodes }) {
    const found = nodes.map((node) => node.type === "CallExpression" ? calleeOf(modules, module, node) : null);
    return found.filter((one) => one !== null);
}
function factsAmong(code, tool, search, depth) {
    const parsed = parsedNames(code);
    const known = knownErrors(code);
    const own = code.nodes.flatMap(answers).flatMap((node) => {
        const error = dumped(node, (one) => isError(one, code, parsed, known));
        if (error === null)
            return [];
        return [factAt({ module: code.module, node }, { rule: "raw-validation-error", tool, data: {} })];
    });
    const inner = callees(code).flatMap((next) => raw_error_factsIn(code.modules, { ...next, tool }, search, depth + 1));
    return [...own, ...inner];
}
/** What a handler does for one tool is that tool's; what it does for all of them is the server's. */
function raw_error_factsIn(modules, { tool, module, fn }, search, depth) {
    if (search.seen.has(fn) || depth > raw_error_DEEPEST)
        return [];
    search.seen.add(fn);
    const nodes = flatten(fn.body);
    const branches = tool === null ? branchesOf(modules, module, nodes, search.tools) : [];
    const rest = nodes.filter((node) => !isWithin(node, branches));
    const ofAll = factsAmong({ modules, module, nodes: rest }, tool, search, depth);
    const ofOne = branches.flatMap((branch) => {
        const code = { modules, module, nodes: nodes.filter((node) => isWithin(node, [branch])) };
        return factsAmong(code, branch.tool, search, depth);
    });
    return [...ofAll, ...ofOne];
}
/** R-VAL-2 in the sources: all of a `ZodError` in the text of an answer. */
function rawErrors(modules, handlers, tools) {
    const search = { seen: new Set(), tools };
    return handlers.flatMap((handler) => raw_error_factsIn(modules, handler, search, 0));
}

;// CONCATENATED MODULE: ./build/source/rules/index.js








/** More findings of one rule help nobody. */
const rules_MOST = 200;
const key = ({ rule, location }) => `${rule} ${location.path}:${location.line}:${location.column}`;
/** Applies the source rules to the scripts that register the located tools. Whatever is unsure is not told. */
function applyRules(modules, locations) {
    const names = new Set(Object.keys(locations));
    const own = ownModules(modules, locations);
    const codes = toolCodes(modules, locations);
    const lowLevel = lowLevelHandlers(modules, own);
    const handlers = [...codes.flatMap((code) => handlersOf(modules, code)), ...lowLevel];
    const unchecked = [...lowLevel.map(startOf), ...messageReaders(modules, own, names)];
    const found = [
        ...rawArguments(modules, unchecked, names),
        ...openSchemas(modules, codes),
        ...rawErrors(modules, handlers, names),
        ...caughtErrors(modules, [...unchecked, ...uncheckedHandlers(modules, codes).map(startOf)], names),
    ];
    const distinct = [...new Map(found.map((fact) => [`${key(fact)} ${fact.tool}`, fact])).values()];
    return { facts: distinct.slice(0, rules_MOST), looked: [...new Set(codes.map(({ tool }) => tool))] };
}

;// CONCATENATED MODULE: ./build/source/tokens/dialects.js
const LINE = /\/\/[^\n]*/y;
const BLOCK = /\/\*[\s\S]*?(?:\*\/|$)/y;
const HASH = /#[^\n]*/y;
const OPEN_BLOCK = /\/\*/y;
const quotes = (opened) => opened.replace(/^[^"'`]*/, "");
const braceIf = (pattern) => (opened) => (pattern.test(opened) ? "brace" : null);
const DOUBLE = { open: /"/y, escapes: true, lines: false };
const TRIPLE = { open: /"""/y, escapes: true, lines: true };
const SINGLE = { open: /'/y, escapes: true, lines: false };
/** A character, never the lifetime of Rust. */
const CHARACTER = {
    open: /b?'(?=(?:\\[^\n]{1,12}?|[^'\\\n]{1,2})')/y,
    close: () => "'",
    escapes: true,
    lines: false,
};
const PYTHON = {
    id: "python",
    comments: [HASH],
    nested: false,
    texts: [
        {
            open: /[a-zA-Z]{0,2}(?:"""|''')/y,
            close: quotes,
            escapes: true,
            lines: true,
            holes: braceIf(/^\w*[fFtT]/),
        },
        { open: /[a-zA-Z]{0,2}["']/y, close: quotes, escapes: true, lines: false, holes: braceIf(/^\w*[fFtT]/) },
    ],
};
const GO = {
    id: "go",
    comments: [LINE, BLOCK],
    nested: false,
    texts: [DOUBLE, { open: /`/y, escapes: false, lines: true }, CHARACTER],
};
const RUST = {
    id: "rust",
    comments: [LINE, OPEN_BLOCK],
    nested: true,
    texts: [
        {
            open: /[bc]?r#*"/y,
            close: (opened) => `"${"#".repeat(opened.split("#").length - 1)}`,
            escapes: false,
            lines: true,
        },
        { open: /[bc]?"/y, close: () => '"', escapes: true, lines: true },
        CHARACTER,
    ],
};
const JAVA = {
    id: "java",
    comments: [LINE, BLOCK],
    nested: false,
    texts: [TRIPLE, DOUBLE, CHARACTER],
};
const KOTLIN = {
    id: "kotlin",
    comments: [LINE, OPEN_BLOCK],
    nested: true,
    texts: [
        { ...TRIPLE, escapes: false, holes: () => "dollar" },
        { ...DOUBLE, holes: () => "dollar" },
        CHARACTER,
    ],
};
const CSHARP = {
    id: "csharp",
    comments: [LINE, BLOCK, /#[a-z][^\n]*/y],
    nested: false,
    texts: [
        { open: /\$*"{3,}/y, close: quotes, escapes: false, lines: true, holes: braceIf(/^\$/) },
        { open: /(?:\$@|@\$|@)"/y, close: () => '"', escapes: false, lines: true, holes: braceIf(/\$/) },
        { open: /\$?"/y, close: () => '"', escapes: true, lines: false, holes: braceIf(/^\$/) },
        CHARACTER,
    ],
};
const PHP = {
    id: "php",
    comments: [LINE, BLOCK, /#(?!\[)[^\n]*/y],
    nested: false,
    texts: [
        { ...DOUBLE, lines: true, holes: () => "dollar" },
        { ...SINGLE, lines: true },
    ],
};
const RUBY = {
    id: "ruby",
    comments: [HASH, /(?<=^|\n)=begin\b[\s\S]*?(?:\n=end|$)/y],
    nested: false,
    texts: [
        { ...DOUBLE, lines: true },
        { ...SINGLE, lines: true },
    ],
};
const SWIFT = {
    id: "swift",
    comments: [LINE, OPEN_BLOCK],
    nested: true,
    texts: [
        { ...TRIPLE, holes: () => "swift" },
        { ...DOUBLE, holes: () => "swift" },
    ],
};
const BY_ENDING = {
    py: PYTHON,
    go: GO,
    rs: RUST,
    java: JAVA,
    kt: KOTLIN,
    kts: KOTLIN,
    cs: CSHARP,
    php: PHP,
    rb: RUBY,
    swift: SWIFT,
};
/** The dialect of a file by its ending; null for one that is not read this way. */
function dialectOf(path) {
    return BY_ENDING[path.slice(path.lastIndexOf(".") + 1)] ?? null;
}

;// CONCATENATED MODULE: ./build/source/tokens/lex.js
const OPENS_HOLE = { brace: "{", dollar: "$", swift: "\\(" };
const SPACE = /\s+/y;
const WORD = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/y;
const NUMBER = /\d[\w.]*/y;
const MARK = /::|:=|==|!=|=>|->|[\s\S]/y;
/** A file with more tokens than this is generated. */
const MOST_TOKENS = 1_000_000;
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? null;
}
/** Where a nested block comment that opens at `at` ends. */
function endOfNested(text, at) {
    const edge = /\/\*|\*\//g;
    edge.lastIndex = at;
    let depth = 0;
    for (let found = edge.exec(text); found !== null; found = edge.exec(text)) {
        depth += found[0] === "/*" ? 1 : -1;
        if (depth === 0)
            return edge.lastIndex;
    }
    return text.length;
}
function endOfComment(text, at, dialect) {
    for (const pattern of dialect.comments) {
        const found = matchAt(pattern, text, at);
        if (found === null)
            continue;
        return dialect.nested && found === "/*" ? endOfNested(text, at) : at + found.length;
    }
    return null;
}
/** Where the text that begins at `from` ends: before its closing quote, or at the end of the line when it has none. */
function endOfText(text, from, close, rule) {
    for (let at = from; at < text.length; at += 1) {
        if (text.startsWith(close, at))
            return at;
        const one = text[at];
        if (one === "\\" && rule.escapes)
            at += 1;
        else if (one === "\n" && !rule.lines)
            return at;
    }
    return text.length;
}
function literalAt(text, at, dialect) {
    for (const rule of dialect.texts) {
        const opened = matchAt(rule.open, text, at);
        if (opened === null)
            continue;
        const close = rule.close?.(opened) ?? opened;
        const end = endOfText(text, at + opened.length, close, rule);
        const closed = text.startsWith(close, end) ? end + close.length : end;
        const inner = text.slice(at + opened.length, end);
        const holes = rule.holes?.(opened) ?? null;
        const filled = holes !== null && inner.includes(OPENS_HOLE[holes]);
        return { kind: "text", text: inner, end: closed, holes: filled ? holes : null };
    }
    return null;
}
function spanAt(text, at, dialect) {
    const literal = literalAt(text, at, dialect);
    if (literal !== null)
        return literal;
    const word = matchAt(WORD, text, at);
    if (word !== null)
        return { kind: "word", text: word, end: at + word.length, holes: null };
    const mark = matchAt(NUMBER, text, at) ?? matchAt(MARK, text, at) ?? text[at] ?? "";
    return { kind: "mark", text: mark, end: at + Math.max(1, mark.length), holes: null };
}
/** Counts lines and columns of places that only ever go forward. */
class Position {
    line = 1;
    lineStart = 0;
    nextBreak;
    text;
    constructor(text) {
        this.text = text;
        this.nextBreak = text.indexOf("\n");
    }
    /** The column of `at`, which is not before any earlier one. */
    columnOf(at) {
        while (this.nextBreak >= 0 && this.nextBreak < at) {
            this.line += 1;
            this.lineStart = this.nextBreak + 1;
            this.nextBreak = this.text.indexOf("\n", this.lineStart);
        }
        return at - this.lineStart + 1;
    }
}
/** Takes a file's text apart. Linear in its length; what is not well-formed gives some tokens, never an error. */
function lex(text, dialect) {
    const tokens = [];
    const position = new Position(text);
    let at = 0;
    while (at < text.length && tokens.length < MOST_TOKENS) {
        const skipped = matchAt(SPACE, text, at)?.length ?? 0;
        const after = skipped > 0 ? at + skipped : endOfComment(text, at, dialect);
        if (after !== null) {
            at = after;
            continue;
        }
        const span = spanAt(text, at, dialect);
        const column = position.columnOf(at);
        const { line } = position;
        const endColumn = position.columnOf(span.end);
        const { kind, holes } = span;
        tokens.push({ kind, text: span.text, line, column, endLine: position.line, endColumn, holes });
        at = span.end;
    }
    return tokens;
}

;// CONCATENATED MODULE: ./build/source/tokens/code.js


const CLOSES = { "(": ")", "[": "]", "{": "}" };
/** Parts of one bracket; more are a table of data. */
const MOST_PARTS = 2_000;
function partners(tokens) {
    const partner = new Int32Array(tokens.length).fill(-1);
    const open = [];
    for (const [at, { kind, text }] of tokens.entries()) {
        if (kind !== "mark")
            continue;
        if (CLOSES[text] !== undefined)
            open.push(at);
        else if (text === ")" || text === "]" || text === "}") {
            const from = open.pop();
            if (from === undefined || CLOSES[tokens[from]?.text ?? ""] !== text)
                continue;
            partner[from] = at;
            partner[at] = from;
        }
    }
    return partner;
}
/** The file as tokens; null for a language that is not read this way. */
function readCode(file) {
    const dialect = dialectOf(file.path);
    if (dialect === null)
        return null;
    const tokens = lex(file.text, dialect);
    return { path: file.path, dialect, tokens, partner: partners(tokens) };
}
/** Whether the token at `at` is this mark. */
function isMark(code, at, ...texts) {
    const token = code.tokens[at];
    return token?.kind === "mark" && texts.includes(token.text);
}
/** The word at `at`, or null. */
function wordAt(code, at) {
    const token = code.tokens[at];
    return token?.kind === "word" ? token.text : null;
}
/** The index behind what opens at `at`, or behind the token when it opens nothing. */
function behind(code, at) {
    const partner = code.partner[at] ?? -1;
    return partner > at ? partner + 1 : at + 1;
}
function partOf(code, from, to) {
    const token = code.tokens[from];
    const keyed = token !== undefined && token.kind !== "mark" && isMark(code, from + 1, ":", "=", "=>");
    if (!keyed || from + 2 > to)
        return { key: null, from, to };
    return { key: token.text, from: from + 2, to };
}
/** What stands between the bracket at `open` and its partner, split at the commas of its own level. */
function code_partsOf(code, open) {
    const close = code.partner[open] ?? -1;
    const parts = [];
    let from = open + 1;
    for (let at = from; at < close && parts.length < MOST_PARTS; at = behind(code, at)) {
        if (!isMark(code, at, ","))
            continue;
        if (at > from)
            parts.push(partOf(code, from, at));
        from = at + 1;
    }
    if (from < close)
        parts.push(partOf(code, from, close));
    return parts;
}
/** The name that begins at `at`; null when no word stands there. */
function chainFrom(code, at) {
    const first = wordAt(code, at);
    if (first === null)
        return null;
    const words = [first];
    let to = at + 1;
    for (; isMark(code, to, ".", "::"); to += 2) {
        const next = wordAt(code, to + 1);
        if (next === null)
            break;
        words.push(next);
    }
    return { words, from: at, to };
}
/** Behind the arguments of type that end before `at`: the index of the token in front of them. */
function beforeTypes(code, at) {
    if (isMark(code, at, "]"))
        return (code.partner[at] ?? 0) - 1;
    if (!isMark(code, at, ">"))
        return at;
    for (let back = at - 1; back > Math.max(0, at - 30); back -= 1) {
        if (isMark(code, back, "(", ")", ";", "{", "}"))
            return at;
        if (isMark(code, back, "<"))
            return isMark(code, back - 1, "::") ? back - 2 : back - 1;
    }
    return at;
}
/** The name that stands right before the bracket at `open`, arguments of type left out. */
function chainBefore(code, open) {
    const last = beforeTypes(code, open - 1);
    const words = [];
    let from = last;
    for (let at = last; wordAt(code, at) !== null; at -= 2) {
        words.unshift(wordAt(code, at) ?? "");
        from = at;
        if (!isMark(code, at - 1, ".", "::"))
            break;
    }
    return words.length === 0 ? null : { words, from, to: last + 1 };
}

;// CONCATENATED MODULE: ./build/source/tokens/value.js

/** Calls that give back the text they are given. */
const value_WRAPS = /^(?:from|Borrowed|Some|String|str|string|TEXT|Owned)$/;
/** Members that give the text of what they are asked of. */
const GIVES = /^(?:value|into|to_string|to_owned|as_str|toString|ToString|String|rawValue|freeze)$/;
function constant({ own, all }, words) {
    const name = words.at(-1) ?? "";
    const owner = words.at(-2);
    const keys = owner === undefined ? [name] : [`${owner}.${name}`, name];
    for (const key of keys)
        for (const known of [own, all]) {
            const value = known.get(key);
            if (value !== undefined)
                return value;
        }
    return null;
}
const HOLE = {
    brace: /\{([^{}]*)\}/g,
    dollar: /\$\{([^{}]*)\}|\$(\w+)/g,
    swift: /\\\(([^()]*)\)/g,
};
/** The text of a literal, its holes filled with constants; null when one cannot be. */
function literal(scope, token) {
    if (token.holes === null)
        return token.text.includes("\\") ? null : token.text;
    if (/\{\{|\}\}/.test(token.text))
        return null;
    let known = true;
    const filled = token.text.replace(HOLE[token.holes] ?? /$^/g, (_, long, short) => {
        const inner = (long ?? short ?? "").trim();
        const value = /^[\w.]+$/.test(inner) ? constant(scope, inner.split(".")) : null;
        known &&= value !== null;
        return value ?? "";
    });
    return known && !filled.includes("\\") ? filled : null;
}
function nameTerm(scope, at, to) {
    const { code } = scope;
    const chain = chainFrom(code, at);
    if (chain === null)
        return null;
    if (isMark(code, chain.to, "(") && value_WRAPS.test(chain.words.at(-1) ?? "")) {
        const end = behind(code, chain.to);
        return { text: value_textOf(scope, { from: chain.to + 1, to: end - 1 }), next: end };
    }
    const words = [...chain.words];
    const gives = words.length > 1 && GIVES.test(words.at(-1) ?? "");
    if (gives)
        words.pop();
    const called = isMark(code, chain.to, "(");
    if (called && !gives)
        return { text: null, next: to };
    return { text: constant(scope, words), next: called ? behind(code, chain.to) : chain.to };
}
function literalTerm(scope, at, to) {
    const { code } = scope;
    const token = code.tokens[at];
    if (token?.kind !== "text")
        return null;
    let next = at + 1;
    while (next < to && isMark(code, next, ".")) {
        const member = chainFrom(code, next + 1);
        if (member === null || !member.words.every((word) => GIVES.test(word)))
            return { text: null, next: to };
        next = isMark(code, member.to, "(") ? behind(code, member.to) : member.to;
    }
    return { text: literal(scope, token), next };
}
/** The text that an expression stands for; null when it is not certain. */
function value_textOf(scope, range) {
    const { code } = scope;
    let text = "";
    let at = range.from;
    while (at < range.to) {
        if (isMark(code, at, "&"))
            at += 1;
        const term = literalTerm(scope, at, range.to) ?? nameTerm(scope, at, range.to);
        if (term === null || term.text === null)
            return null;
        text += term.text;
        at = term.next;
        if (at >= range.to)
            return text;
        if (isMark(code, at, "+"))
            at += 1;
        else if (code.dialect.id !== "python" || code.tokens[at]?.kind !== "text")
            return null;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/source/tokens/marked.js


/** Decorators of Python that make a tool of a function: `tool`, `register_tool`, `mcp_tool`. */
const DECORATES = /^(?!(?:call|list|get|function|remove|delete|run|test|use|is|has)_)(?:[a-z]\w{0,20}_)?tool$/;
/** Frameworks whose `@tool` makes a tool for a model of their own, not for MCP. */
const OTHER_KIT = /^(?:langchain\w*|langgraph|crewai\w*|smolagents|agents|strands|autogen\w*|llama_index|haystack)$/;
const ATTRIBUTES = {
    rust: /^(?:tool|mcp_tool)$/,
    csharp: /^McpServerTool(?:Attribute)?$/,
    java: /^(?:Tool|McpTool|MCPTool)$/,
    kotlin: /^(?:Tool|McpTool|MCPTool)$/,
    php: /^McpTool$/,
};
/** Words that may stand between an attribute and the name of its function. */
const MOST_BETWEEN = 60;
/** Attributes of one function that are looked past. */
const MOST_MARKS = 20;
function markAt(code, at) {
    const chain = chainFrom(code, at);
    if (chain === null)
        return null;
    const same = code.tokens[chain.to]?.line === code.tokens[chain.to - 1]?.endLine;
    return { chain, open: isMark(code, chain.to, "(") && same ? chain.to : -1 };
}
/** The marks that open at `at`, in `@name(...)`, `#[name(...)]` or `[Name(...), Other]`; `next` is behind them. */
function marksAt(code, at) {
    const { id } = code.dialect;
    if (id === "python" || id === "java" || id === "kotlin") {
        const mark = isMark(code, at, "@") ? markAt(code, at + 1) : null;
        if (mark === null)
            return null;
        return { marks: [mark], next: mark.open < 0 ? mark.chain.to : behind(code, mark.open) };
    }
    const open = id === "csharp" ? at : at + 1;
    if ((id !== "csharp" && !isMark(code, at, "#")) || !isMark(code, open, "["))
        return null;
    const parts = code_partsOf(code, open).map((part) => markAt(code, part.from));
    return { marks: parts.filter((mark) => mark !== null), next: behind(code, open) };
}
/** Behind the further marks that stand at `at`. */
function pastMarks(code, at) {
    let next = at;
    for (let nth = 0; nth < MOST_MARKS; nth += 1) {
        const one = marksAt(code, next);
        if (one === null || one.next <= next)
            break;
        next = one.next;
    }
    return next;
}
/** The index of the name of the function that is declared at `at`; -1 when something else is. */
function functionName(code, at) {
    const { id } = code.dialect;
    const named = id === "python"
        ? "def"
        : id === "rust"
            ? "fn"
            : id === "kotlin"
                ? "fun"
                : id === "php"
                    ? "function"
                    : null;
    for (let next = at; next < Math.min(code.tokens.length, at + MOST_BETWEEN); next += 1) {
        const word = wordAt(code, next);
        if (named !== null && word === named)
            return wordAt(code, next + 1) === null ? -1 : next + 1;
        if (word !== null && /^(?:class|interface|enum|record|struct|impl|mod|trait|object)$/.test(word))
            return -1;
        if (isMark(code, next, ";", "{", "}", "=", "@", "#"))
            return -1;
        if (named === null && isMark(code, next, "("))
            return wordAt(code, next - 1) === null ? -1 : next - 1;
        if (named !== null && isMark(code, next, "("))
            next = behind(code, next) - 1;
    }
    return -1;
}
/** How the C# SDK names the tool of a method: in snake case, without `Async`; older ones as it is. */
function namesOf(code, method) {
    if (code.dialect.id !== "csharp")
        return [method];
    const bare = method.replace(/Async$/, "");
    const snake = bare.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1_$2");
    return [...new Set([method, bare, snake.toLowerCase()])];
}
/** Whether `tool` of this file is that of another kit. */
function isOfOtherKit(code) {
    return code.tokens.some((token, at) => {
        if (token.kind !== "word" || token.text !== "from")
            return false;
        const chain = chainFrom(code, at + 1);
        if (chain === null || !OTHER_KIT.test(chain.words[0] ?? "") || wordAt(code, chain.to) !== "import")
            return false;
        for (let next = chain.to + 1; next < chain.to + 40; next += 1) {
            if (wordAt(code, next) === "tool")
                return true;
            if (wordAt(code, next) === "import" || wordAt(code, next) === "from")
                return false;
        }
        return false;
    });
}
/** The argument that names the tool: null when there is none. */
function nameArgument(code, mark) {
    if (mark.open < 0)
        return null;
    const parts = code_partsOf(code, mark.open);
    const named = parts.find((part) => /^[nN]ame$/.test(part.key ?? ""));
    if (named !== undefined)
        return named;
    const [first] = parts;
    const positional = code.dialect.id === "python" && first !== undefined && first.key === null;
    return positional ? first : null;
}
/** A registration that stands at these tokens. */
function place(code, name, { from, to }, rank) {
    const first = code.tokens[from];
    const last = code.tokens[to - 1];
    const start = { line: first?.line ?? 1, column: first?.column ?? 1 };
    return {
        name,
        rank,
        path: code.path,
        ...start,
        endLine: last?.endLine ?? 1,
        endColumn: last?.endColumn ?? 1,
    };
}
function registered(scope, mark, next) {
    const { code } = scope;
    const argument = nameArgument(code, mark);
    if (argument !== null) {
        const name = value_textOf(scope, argument);
        return name === null ? [] : [place(code, name, argument, 3)];
    }
    const at = functionName(code, next);
    if (at < 0)
        return [];
    const range = { from: at, to: at + 1 };
    return namesOf(code, wordAt(code, at) ?? "").map((name) => place(code, name, range, 3));
}
/** The tools that decorators, attributes and annotations make of functions. */
function markedTools(scope) {
    const { code } = scope;
    const pattern = code.dialect.id === "python" ? DECORATES : ATTRIBUTES[code.dialect.id];
    if (pattern === undefined)
        return [];
    const found = [];
    let other = null;
    for (let at = 0; at < code.tokens.length; at += 1) {
        if (!isMark(code, at, "@", "#", "["))
            continue;
        const opened = marksAt(code, at);
        const mark = opened?.marks.find((one) => pattern.test(one.chain.words.at(-1) ?? ""));
        if (opened === null || mark === undefined)
            continue;
        if (mark.chain.words.length === 1 && code.dialect.id === "python") {
            other ??= isOfOtherKit(code);
            if (other)
                continue;
        }
        found.push(...registered(scope, mark, pastMarks(code, opened.next)));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/source/tokens/classes.js



/** What may stand between the `name` of a class and its text: types, `get`, `return`. */
const classes_BETWEEN = /^(?:[()&:;={}[\]'.]|=>|->|self|this|str|String|string|static|get|return|ClassVar|Final|Optional|Self)$/;
const NAME = /^(?:tool_?name|get_?(?:tool_?)?name|name)$/i;
const OPENS_CLASS = /^(?:class|object|struct|impl|extension|record)$/;
const classes_MOST_BETWEEN = 14;
const MOST_HEADER = 60;
function isOfTool(code, from, to) {
    for (let at = from; at < to; at += 1)
        if (/tool/i.test(wordAt(code, at) ?? ""))
            return true;
    return false;
}
const startsLine = (code, at) => code.tokens[at]?.line !== code.tokens[at - 1]?.endLine;
/** In Python the body is what stands further right than its `class`. */
function pythonBody(code, at) {
    const column = code.tokens[at]?.column ?? 1;
    let header = at + 1;
    while (header < at + MOST_HEADER && !isMark(code, header, ":"))
        header = behind(code, header);
    if (!isOfTool(code, at + 1, header))
        return null;
    let to = header + 1;
    let inner = 0;
    for (; to < code.tokens.length; to += 1) {
        if (!startsLine(code, to))
            continue;
        const own = code.tokens[to]?.column ?? 1;
        if (own <= column)
            break;
        if (inner === 0)
            inner = own;
    }
    return {
        from: header + 1,
        to,
        isMember: (one) => startsLine(code, one) && code.tokens[one]?.column === inner,
    };
}
/** With braces the body is between them; the header is what stands before. */
function bracedBody(code, at) {
    let open = at + 1;
    while (open < at + MOST_HEADER && !isMark(code, open, "{", ";"))
        open = behind(code, open);
    const to = code.partner[open] ?? -1;
    if (!isMark(code, open, "{") || to < open || !isOfTool(code, at + 1, open))
        return null;
    return { from: open + 1, to, isMember: () => true };
}
function rubyBody(code, at) {
    if (!isOfTool(code, at + 1, at + 8))
        return null;
    const column = code.tokens[at]?.column ?? 1;
    let to = at + 1;
    while (to < code.tokens.length && !(wordAt(code, to) === "end" && (code.tokens[to]?.column ?? 0) <= column))
        to += 1;
    return { from: at + 1, to, isMember: () => true };
}
function bodyAt(code, at) {
    const word = wordAt(code, at);
    if (word === null || !OPENS_CLASS.test(word) || isMark(code, at - 1, ".", "::"))
        return null;
    if (code.dialect.id === "python")
        return word === "class" && startsLine(code, at) ? pythonBody(code, at) : null;
    return code.dialect.id === "ruby" ? rubyBody(code, at) : bracedBody(code, at);
}
/** The text that the member at `at`, a `name`, has or gives. */
function nameMember(scope, at, end) {
    const { code } = scope;
    const ruby = code.dialect.id === "ruby" && wordAt(code, at) === "tool_name";
    if (!ruby && !isMark(code, at + 1, "=", ":", "(", "{", "=>"))
        return [];
    for (let next = at + 1; next < Math.min(end, at + classes_MOST_BETWEEN); next += 1) {
        const token = code.tokens[next];
        if (token === undefined)
            return [];
        if (token.kind !== "text" && classes_BETWEEN.test(token.text))
            continue;
        const constant = token.kind === "word" && /^[A-Z]/.test(token.text);
        if (token.kind !== "text" && !constant)
            return [];
        let to = next + 1;
        while (constant && isMark(code, to, ".", "::") && wordAt(code, to + 1) !== null)
            to += 2;
        const after = code.tokens[to];
        const joined = after !== undefined &&
            after.line === code.tokens[to - 1]?.endLine &&
            !isMark(code, to, ";", "}", ",", ")");
        const name = joined ? null : value_textOf(scope, { from: next, to });
        return name === null ? [] : [place(code, name, { from: next, to }, 1)];
    }
    return [];
}
/** `super().__init__("x")`, `super("x")`, `base("x")` */
function parentCall(scope, at) {
    const { code } = scope;
    const word = wordAt(code, at);
    if (word !== "__init__" && word !== "super" && word !== "base")
        return [];
    if (!isMark(code, at + 1, "(") || (word === "__init__" && wordAt(code, at - 4) !== "super"))
        return [];
    const parts = code_partsOf(code, at + 1);
    const part = parts.find(({ key }) => key === "name") ?? (parts[0]?.key === null ? parts[0] : undefined);
    const name = part === undefined ? null : value_textOf(scope, part);
    return part === undefined || name === null ? [] : [place(code, name, part, 1)];
}
function inBody(scope, body) {
    const { code } = scope;
    const found = [];
    for (let at = body.from; at < body.to; at += 1) {
        found.push(...parentCall(scope, at));
        const member = wordAt(code, at) === "def" ? at + 1 : at;
        if (NAME.test(wordAt(code, member) ?? "") && body.isMember(at))
            found.push(...nameMember(scope, member, body.to));
        if (code.dialect.id !== "python" && isMark(code, at, "(", "["))
            at = behind(code, at) - 1;
    }
    return found;
}
/** `func (t *ReadTool) Name() string { return "x" }` */
function goMethod(scope, at) {
    const { code } = scope;
    if (wordAt(code, at) !== "func" || !isMark(code, at + 1, "("))
        return [];
    const name = behind(code, at + 1);
    if (!isOfTool(code, at + 2, name) || wordAt(code, name) !== "Name")
        return [];
    return nameMember(scope, name, code.tokens.length);
}
/** The tools that classes, and types with methods, describe. */
function describedTools(scope) {
    const { code } = scope;
    const found = [];
    for (let at = 0; at < code.tokens.length; at += 1) {
        if (code.dialect.id === "go")
            found.push(...goMethod(scope, at));
        const body = bodyAt(code, at);
        if (body === null)
            continue;
        found.push(...inBody(scope, body));
        at = body.to - 1;
    }
    return found;
}

;// CONCATENATED MODULE: ./build/source/tokens/constants.js

const UPPER = /^[A-Z][A-Z0-9_]*$/;
/** The word, in each language, that says of a name that it keeps its value, and whether the name comes right behind it. */
const KEEPS = {
    go: { word: /^const$/, behind: true },
    rust: { word: /^(?:const|static)$/, behind: true },
    java: { word: /^final$/, behind: false },
    kotlin: { word: /^val$/, behind: true },
    csharp: { word: /^(?:const|readonly)$/, behind: false },
    php: { word: /^const$/, behind: false },
    swift: { word: /^let$/, behind: true },
};
/** Names of members and parameters, of which every tool has its own. */
const COMMON = /^(?:name|tool_?name|id|title|description)$/i;
function add(found, key, value) {
    found.set(key, found.has(key) && found.get(key) !== value ? null : value);
}
/** Whether the text at `at` is the whole value: nothing is joined to it. */
function ends(code, at) {
    const token = code.tokens[at];
    const next = code.tokens[at + 1];
    if (token === undefined || token.holes !== null || token.text.includes("\\"))
        return false;
    if (next === undefined || isMark(code, at + 1, ";", ",", ")", "}"))
        return true;
    return next.line > token.endLine && next.kind !== "text" && !isMark(code, at + 1, "+", ".", "%");
}
/** In Python and Ruby capitals make the constant; those of a class go by its name as well. */
function readByCapitals(code, found) {
    let owner = null;
    let first = 0;
    for (const [at, token] of code.tokens.entries()) {
        if (token.line !== code.tokens[at - 1]?.endLine) {
            first = at;
            if (owner !== null && token.column <= owner.column)
                owner = null;
        }
        if (token.kind === "word" && token.text === "class" && at === first) {
            owner = { name: wordAt(code, at + 1) ?? "", column: token.column };
            continue;
        }
        if (token.kind !== "text" || !isMark(code, at - 1, "=") || !ends(code, at))
            continue;
        const name = wordAt(code, first);
        if (name === null || !UPPER.test(name) || !isMark(code, first + 1, "=", ":"))
            continue;
        add(found, owner === null ? name : `${owner.name}.${name}`, token.text);
    }
}
/** The name that the `=` at `equals` gives a value for good; null when it may get another. */
function keptName(code, equals) {
    const keeps = KEEPS[code.dialect.id];
    const line = code.tokens[equals]?.line;
    for (let at = equals - 1; at >= Math.max(0, equals - 12); at -= 1) {
        if (isMark(code, at, ";", "{", "}", "=") || code.tokens[at]?.line !== line)
            return null;
        // The lifetime of Rust, `'static`, is none of these words.
        if (keeps === undefined || !keeps.word.test(wordAt(code, at) ?? "") || isMark(code, at - 1, "'"))
            continue;
        const name = wordAt(code, keeps.behind ? at + 1 : equals - 1);
        const local = code.dialect.id === "kotlin" || code.dialect.id === "swift";
        const shared = /^(?:const|static)$/.test(wordAt(code, at - 1) ?? "");
        return local && !shared && !UPPER.test(name ?? "") ? null : name;
    }
    return null;
}
/** The first word of a line within `const ( ... )` of Go, which ends at `end`. */
function nameInBlock(code, equals, end) {
    if (equals > end)
        return null;
    let at = equals;
    while (at > 0 && code.tokens[at - 1]?.line === code.tokens[equals]?.line)
        at -= 1;
    return wordAt(code, at);
}
function readByKeyword(code, found) {
    let blockEnd = -1;
    for (const [at, token] of code.tokens.entries()) {
        if (token.text === "const" && isMark(code, at + 1, "("))
            blockEnd = code.partner[at + 1] ?? -1;
        if (token.kind !== "text" || !isMark(code, at - 1, "=") || !ends(code, at))
            continue;
        const name = nameInBlock(code, at - 1, blockEnd) ?? keptName(code, at - 1);
        if (name !== null && !COMMON.test(name))
            add(found, name, token.text);
    }
}
/** The constants that one file declares. */
function constantsOf(code) {
    const found = new Map();
    const { id } = code.dialect;
    if (id === "python" || id === "ruby")
        readByCapitals(code, found);
    else
        readByKeyword(code, found);
    return found;
}
/** The constants of all files of one language; a name with two values has none. */
function joinConstants(all) {
    const joined = new Map();
    for (const one of all)
        for (const [key, value] of one) {
            if (value === null)
                joined.set(key, null);
            else
                add(joined, key, value);
        }
    return joined;
}

;// CONCATENATED MODULE: ./build/source/tokens/written.js



/** Words before a name that use a tool instead of making one. */
const USES = /^_?(?:call|get|find|has|remove|delete|run|execute|invoke|test|is|use|disable|enable|lookup|resolve|handle|list|update|function)/i;
/** `NewTool`, `addTool`, `register_tool`, `MustTool`, `create_mcp_tool`. */
const MAKES = /^_?(?:(?:new|must|register|add|define|create|make|declare|with)_?)+\w{0,20}?tool(?:with\w{1,20})?$/i;
/** `Tool`, `ServerTool`, `tool`. */
const IS_TOOL = /^(?:[A-Z]\w{0,40})?Tool(?:CreateOptions|Options|Definition|Def|Spec|Info|Metadata)?$|^tool$/;
/** The static members of a tool class that make one. */
const FACTORY = /^(?:new|define|create|of|from_function|fromFunction|make|New|Create)$/;
/** Before these a name is declared, not used. */
const DECLARES = /^(?:class|struct|interface|object|impl|for|fun|func|fn|def|enum|record|trait|extends|implements|function|protocol|extension|type)$/;
const SCHEMA_KEY = /^(?:inputSchema|input_schema|InputSchema|RawInputSchema)$/;
/** How sure a name before a bracket makes a tool of what is in it; 0: it does not. */
function rankOf(code, chain) {
    const word = chain.words.at(-1) ?? "";
    const before = wordAt(code, chain.from - 1);
    if (USES.test(word) ||
        (before !== null && DECLARES.test(before)) ||
        isMark(code, chain.from - 1, "@", "->"))
        return 0;
    if (MAKES.test(word))
        return 3;
    if (IS_TOOL.test(word))
        return 2;
    const owner = chain.words.at(-2) ?? "";
    return FACTORY.test(word) && IS_TOOL.test(owner) && owner !== "tool" ? 2 : 0;
}
const written_isName = (part) => /^[nN]ame$/.test(part.key ?? "");
function written_named(scope, part, rank) {
    if (part === undefined)
        return [];
    const name = value_textOf(scope, part);
    return name === null ? [] : [place(scope.code, name, part, rank)];
}
/** Whether a name of this file is given its value by `=`, and so may be no function. */
const isAssigned = (code, name) => code.tokens.some((token, at) => token.text === name && token.kind === "word" && isMark(code, at + 1, "=", ":"));
/** A function of Python that is handed over as a tool goes by its own name. */
function handedOver(scope, part, rank) {
    const { code } = scope;
    if (part === undefined || code.dialect.id !== "python" || part.key !== null)
        return [];
    const given = chainFrom(code, part.from);
    const name = given?.words.at(-1) ?? "";
    if (given === null || given.to !== part.to || isAssigned(code, name))
        return [];
    return [place(code, name, { from: part.to - 1, to: part.to }, rank)];
}
/** `mcp.tool()(function)` */
function calledAgain(scope, open) {
    const { code } = scope;
    const inner = isMark(code, open - 1, ")") ? (code.partner[open - 1] ?? -1) : -1;
    if (inner < 0 || code.dialect.id !== "python" || !isMark(code, open, "("))
        return [];
    const chain = chainBefore(code, inner);
    if (chain === null || rankOf(code, chain) === 0)
        return [];
    const given = code_partsOf(code, inner).some((part) => part.key === null || written_isName(part));
    return given ? [] : handedOver(scope, code_partsOf(code, open)[0], 3);
}
function inBracket(scope, open) {
    const { code } = scope;
    const chain = chainBefore(code, open);
    const rank = chain === null ? 0 : rankOf(code, chain);
    if (chain === null || rank === 0)
        return calledAgain(scope, open);
    const parts = code_partsOf(code, open);
    const byKey = parts.find(written_isName);
    if (byKey !== undefined)
        return written_named(scope, byKey, rank);
    if (isMark(code, open, "{"))
        return [];
    const places = parts.slice(0, rank === 3 ? 2 : 1).filter((part) => part.key === null);
    const found = places.flatMap((part) => written_named(scope, part, rank)).slice(0, 1);
    const hands = /^(?:add_tool|from_function)$/.test(chain.words.at(-1) ?? "");
    return found.length > 0 || !hands ? found : handedOver(scope, parts[0], 3);
}
/** `{"name": "x", "inputSchema": ...}` in whatever brackets the language has for it. */
function table(scope, open) {
    const parts = code_partsOf(scope.code, open);
    if (!parts.some((part) => SCHEMA_KEY.test(part.key ?? "")))
        return [];
    return written_named(scope, parts.find(written_isName), 2);
}
/** `Tool.builder().name("x")` */
function built(scope, at) {
    const { code } = scope;
    const chain = chainBefore(code, at + 1);
    if (!isMark(code, at + 1, "(") || !chain?.words.some((word) => IS_TOOL.test(word)))
        return [];
    let next = behind(code, at + 1);
    for (let steps = 0; steps < 30 && isMark(code, next, "."); steps += 1) {
        const member = wordAt(code, next + 1);
        if (member === "name" && isMark(code, next + 2, "("))
            return written_named(scope, code_partsOf(code, next + 2)[0], 2);
        next = isMark(code, next + 2, "(") ? behind(code, next + 2) : next + 2;
    }
    return [];
}
/** The tools that calls, constructors, builders and tables make. */
function writtenTools(scope) {
    const { code } = scope;
    const found = [];
    for (const [at, token] of code.tokens.entries()) {
        if (token.kind === "word" && token.text === "builder")
            found.push(...built(scope, at));
        if (!isMark(code, at, "(", "{", "["))
            continue;
        const first = isMark(code, at, "[") ? [] : inBracket(scope, at);
        found.push(...(first.length > 0 || isMark(code, at, "(") ? first : table(scope, at)));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/source/tokens/locate.js






/** Where the tests within a Rust file stand: what `#[cfg(test)]`, `#[test]` and the like belong to. */
function testsIn(code) {
    if (code.dialect.id !== "rust")
        return [];
    const found = [];
    for (let at = 0; at < code.tokens.length; at += 1) {
        if (!isMark(code, at, "#") || !isMark(code, at + 1, "["))
            continue;
        let end = behind(code, at + 1);
        const words = Array.from({ length: end - at }, (_, nth) => wordAt(code, at + nth));
        if (!words.includes("test") || words.includes("not"))
            continue;
        while (end < code.tokens.length && !isMark(code, end, "{", ";"))
            end = behind(code, end);
        end = behind(code, end);
        const first = code.tokens[at];
        const last = code.tokens[end - 1];
        if (first !== undefined && last !== undefined)
            found.push([first.line, last.endLine]);
        at = end - 1;
    }
    return found;
}
function toolsIn(scope) {
    const tests = testsIn(scope.code);
    const found = [...markedTools(scope), ...writtenTools(scope), ...describedTools(scope)];
    return found.filter((one) => !tests.some(([from, to]) => from <= one.line && one.line <= to));
}
/** Reads the files of all languages but the scripts until `expired` says that time is up. */
function readCodes(files, expired) {
    const codes = [];
    for (const file of files) {
        if (expired())
            break;
        const code = mayRegister(file) ? readCode(file) : null;
        if (code !== null)
            codes.push(code);
    }
    return codes;
}
/** Every tool that these files register under a name that is certain. Constants count within their language only. */
function toolsInCodes(codes, expired) {
    const scopes = codes.map((code) => ({ code, own: constantsOf(code) }));
    const found = [];
    for (const id of new Set(codes.map((code) => code.dialect.id))) {
        const same = scopes.filter(({ code }) => code.dialect.id === id);
        const all = joinConstants(same.map(({ own }) => own));
        for (const { code, own } of same)
            if (!expired())
                found.push(...toolsIn({ code, own, all }));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/source/index.js






const source_NOTHING = { facts: [], looked: [] };
/**
 * Looks where the live tools are registered. The live list is the truth: a tool is never missed, at worst unlocated.
 * JavaScript and TypeScript are parsed, other languages read as tokens; a name with several places has none.
 * `root`: the repository's; `folder`: where the server's sources are.
 */
async function indexSources(workspace, names, limits = DEFAULT_LIMITS) {
    const until = performance.now() + limits.ms;
    const expired = () => performance.now() > until;
    const files = [...walkSources(workspace.root, workspace.folder, limits)];
    const modules = readModules(files, expired);
    const found = [...toolsInModules(modules, names), ...toolsInCodes(readCodes(files, expired), expired)];
    const locations = placesOf(names, found);
    const { facts, looked } = expired() ? source_NOTHING : applyRules(modules, locations);
    return { locations, facts, looked, filesRead: files.length };
}

// EXTERNAL MODULE: ./build/text/mask.js + 1 modules
var text_mask = __webpack_require__(1368);
;// CONCATENATED MODULE: ./build/core/audit.js










/** The target, with what a reproduction line must repeat. */
function repeatable(options) {
    const { target, workspace } = options;
    if (target.transport === "http") {
        return { ...target, repeat: { names: Object.keys(options.headers ?? {}), directory: "" } };
    }
    const directory = workspace === null ? "" : (0,text_path/* pathFrom */.I)(workspace, target.cwd);
    return { ...target, repeat: { names: Object.keys(options.env), directory } };
}
/**
 * Records the server: in both eras where that was asked for. The evidence is that of the stateless era, if the server speaks
 * it; of the other era it carries what is to be compared.
 */
async function recorded(options, mask) {
    const { settings, signal } = options;
    const target = repeatable(options);
    const how = {
        env: options.env,
        headers: options.headers ?? {},
        mask,
        signal,
        onProgress: options.onProgress,
    };
    if (settings.record.protocol !== "both")
        return record(target, settings, how);
    const modern = await record(target, settings, { ...how, era: "modern" });
    if (signal?.aborted)
        return modern;
    const legacy = await record(target, settings, { ...how, era: "legacy" });
    const [main, other] = modern.failure === null ? [modern, legacy] : [legacy, modern];
    const era = other === modern ? "modern" : "legacy";
    const summary = { ...(0,eras/* summariseEra */.TO)(other), era };
    return { ...main, extra: { ...main.extra, "era-parity": summary } };
}
/** Longest piece of code that a finding quotes. */
const audit_EXCERPT = 120;
async function withSources(evidence, options, mask) {
    const { workspace, target } = options;
    if (workspace === null || evidence.failure !== null)
        return evidence;
    const folder = target.transport === "stdio" ? target.cwd : workspace;
    const names = (0,facts_facts.createFacts)(evidence).tools.map((tool) => tool.name);
    const { locations, facts, looked, filesRead } = await indexSources({ root: workspace, folder }, names);
    // Masked before it is cut: half a secret would not be known for one.
    const shown = facts.map((fact) => ({ ...fact, excerpt: (0,cut/* cut */.J)(mask(fact.excerpt), audit_EXCERPT) }));
    const sources = (0,masking/* maskTexts */.X)({ facts: shown, looked, filesRead }, mask);
    return { ...evidence, locations, extra: { ...evidence.extra, sources } };
}
/**
 * Starts the server, records what it does, locates its tools in the workspace and judges all of it. Never throws for
 * what the server does: a server that cannot be started or listed is a report with a `failure`.
 */
async function audit(options) {
    const mask = (0,text_mask/* createMasker */.aD)(options.secrets);
    const located = await withSources(await recorded(options, mask), options, mask);
    const { snapshot = null, configChange = null } = options;
    const given = Object.entries({ snapshot, configChange }).filter(([, one]) => one !== null);
    const extra = { ...located.extra, ...Object.fromEntries(given) };
    const evidence = (0,freeze/* freezeEvidence */.$)({ ...located, extra });
    const { baseline = null, baselineNote = null } = options;
    return { report: (0,build/* buildReport */.F)(evidence, { baseline, baselineNote }), evidence };
}


/***/ }),

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


/***/ })

};
