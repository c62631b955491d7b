export const id = 209;
export const ids = [209];
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

/***/ 4354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   FB: () => (/* binding */ same),
/* harmony export */   YD: () => (/* binding */ keysOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** Deeper than this, values count as the same: no client reads them either. */
const MAX_DEPTH = 200;
/** The value as text, keys in order: equal values give equal texts. */
function canonical(value, depth = 0) {
    if (depth > MAX_DEPTH)
        return '"too deep"';
    if (Array.isArray(value))
        return `[${value.map((item) => canonical(item, depth + 1)).join(",")}]`;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return JSON.stringify(value) ?? "undefined";
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${JSON.stringify(key)}:${canonical((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, key), depth + 1)}`).join(",")}}`;
}
/** Whether two values are equal, whatever the order of their keys. */
const same = (a, b) => canonical(a) === canonical(b);
/** The names of the members of some values, each once; none of what is no object. */
const keysOf = (...values) => new Set(values.flatMap((value) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? Object.keys(value) : [])));


/***/ }),

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

/***/ 9137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ diffTools),
  $: () => (/* binding */ placeOf)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/text/order.js
var order = __webpack_require__(4158);
// EXTERNAL MODULE: ./build/facts/canonical.js
var canonical = __webpack_require__(4354);
// EXTERNAL MODULE: ./build/facts/refs.js
var refs = __webpack_require__(9428);
;// CONCATENATED MODULE: ./build/facts/schema-keywords.js


const WORDS = ["description", "title", "examples", "$comment", "default", "deprecated", "$schema", "$id"];
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"];
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"];
const LIMITS = ["pattern", "format", "multipleOf"];
function typesOf(schema) {
    const type = (0,json/* member */.Dc)(schema, "type");
    const names = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === "string");
    if (names.length === 0)
        return null;
    return new Set(names.flatMap((name) => (name === "number" ? ["number", "integer"] : [name])));
}
function valuesOf(schema) {
    const fixed = (0,json/* member */.Dc)(schema, "const");
    if (fixed !== undefined)
        return [fixed];
    const values = (0,json/* member */.Dc)(schema, "enum");
    return Array.isArray(values) ? values : null;
}
/** A set of what is allowed; null stands for everything. */
function compareSets(before, after, what) {
    const gone = [...(before ?? [])].filter((item) => after !== null && !after.has(item));
    const fresh = [...(after ?? [])].filter((item) => before !== null && !before.has(item));
    const list = (items) => items.slice(0, 5).join(", ");
    if (before === null && after !== null)
        return [{ effect: "narrower", what: `${what} is now limited to ${list([...after])}` }];
    if (before !== null && after === null)
        return [{ effect: "wider", what: `${what} is no longer limited` }];
    return [
        ...(gone.length > 0
            ? [{ effect: "narrower", what: `${what} no longer takes ${list(gone)}` }]
            : []),
        ...(fresh.length > 0 ? [{ effect: "wider", what: `${what} takes ${list(fresh)} too` }] : []),
    ];
}
function kindOf(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "array";
    return Number.isInteger(value) ? "integer" : typeof value;
}
/** Whether the values that one schema lists are all of the other's types: its `type` then says nothing new. */
function implied(types, listing) {
    return types === null || valuesOf(listing)?.every((value) => types.has(kindOf(value))) === true;
}
function compareTypes(before, after) {
    const [old, now] = [typesOf(before), typesOf(after)];
    const silent = new Set();
    if (implied(now, before))
        silent.add("narrower");
    if (implied(old, after))
        silent.add("wider");
    return compareSets(old, now, "the type").filter(({ effect }) => !silent.has(effect));
}
function compareValues(before, after) {
    const both = [before, after].some((schema) => (0,json/* member */.Dc)(schema, "const") !== undefined && (0,json/* member */.Dc)(schema, "enum") !== undefined);
    if (both)
        return (0,canonical/* same */.FB)(before.enum, after.enum) && (0,canonical/* same */.FB)(before.const, after.const)
            ? []
            : [{ effect: "both", what: "the values changed" }];
    const texts = (schema) => {
        const values = valuesOf(schema);
        return values === null ? null : new Set(values.map((value) => (0,canonical/* canonical */.$N)(value)));
    };
    return compareSets(texts(before), texts(after), "the list of values");
}
function compareBound(before, after, keyword, sign) {
    const [old, now] = [(0,json/* member */.Dc)(before, keyword), (0,json/* member */.Dc)(after, keyword)];
    if ((0,canonical/* same */.FB)(old, now))
        return [];
    const what = `\`${keyword}\` went from ${(0,canonical/* canonical */.$N)(old)} to ${(0,canonical/* canonical */.$N)(now)}`.replaceAll("undefined", "none");
    if (old === undefined)
        return [{ effect: "narrower", what }];
    if (now === undefined)
        return [{ effect: "wider", what }];
    if (typeof old !== "number" || typeof now !== "number")
        return [{ effect: "both", what }];
    return [{ effect: sign * (now - old) > 0 ? "narrower" : "wider", what }];
}
function compareLimit(before, after, keyword) {
    const [old, now] = [(0,json/* member */.Dc)(before, keyword), (0,json/* member */.Dc)(after, keyword)];
    if ((0,canonical/* same */.FB)(old, now))
        return [];
    if (old === undefined)
        return [{ effect: "narrower", what: `\`${keyword}\` is new` }];
    if (now === undefined)
        return [{ effect: "wider", what: `\`${keyword}\` is gone` }];
    return [{ effect: "both", what: `\`${keyword}\` changed` }];
}
/** `uniqueItems: false` is the same as none. */
function compareUnique(before, after) {
    const [old, now] = [(0,json/* member */.Dc)(before, "uniqueItems") === true, (0,json/* member */.Dc)(after, "uniqueItems") === true];
    if (old === now)
        return [];
    return [{ effect: now ? "narrower" : "wider", what: now ? "items must be unique" : "items may repeat" }];
}
function compareWords(before, after) {
    const other = WORDS.filter((key) => !(0,canonical/* same */.FB)((0,json/* member */.Dc)(before, key), (0,json/* member */.Dc)(after, key)));
    return other.map((key) => ({ effect: "wording", what: `\`${key}\` changed` }));
}
/** Keywords that are compared here. */
const KEYWORDS = [
    ...WORDS,
    ...LOWER,
    ...UPPER,
    ...LIMITS,
    "type",
    "enum",
    "const",
    "uniqueItems",
];
/** What the keywords of one schema say now that they did not say before; schemas within it are left to the caller. */
function compareKeywords(before, after) {
    return [
        ...compareTypes(before, after),
        ...compareValues(before, after),
        ...LOWER.flatMap((keyword) => compareBound(before, after, keyword, 1)),
        ...UPPER.flatMap((keyword) => compareBound(before, after, keyword, -1)),
        ...LIMITS.flatMap((keyword) => compareLimit(before, after, keyword)),
        ...compareUnique(before, after),
        ...compareWords(before, after),
    ];
}

;// CONCATENATED MODULE: ./build/facts/schema-drift.js




/** Deeper than this, what differs counts as changed whole. */
const MAX_DEPTH = 50;
/** Differences told of one schema; more are told as one. */
const MAX_CHANGES = 200;
/** Places compared at most; what is left then counts as changed. */
const MAX_WORK = 20_000;
const READ = new Set([
    ...KEYWORDS,
    ...[
        "properties",
        "required",
        "additionalProperties",
        "items",
        "anyOf",
        "allOf",
        "$defs",
        "definitions",
        "$ref",
    ],
]);
const definitions = (root) => (0,canonical/* canonical */.$N)((0,json/* member */.Dc)(root, "$defs")) + (0,canonical/* canonical */.$N)((0,json/* member */.Dc)(root, "definitions"));
/** The schema a local reference stands for, with what stands beside it. */
function resolved({ root, schema }) {
    let current = schema;
    for (let steps = 0; steps < 20; steps += 1) {
        const ref = (0,json/* stringMember */.sk)(current, "$ref");
        const target = ref === null ? undefined : (0,refs/* resolveLocal */.iT)(root, ref);
        if (target === undefined)
            return current;
        if (!(0,json/* isObject */.Gv)(target) || !(0,json/* isObject */.Gv)(current))
            return target;
        const { $ref: _ref, ...beside } = current;
        current = { ...target, ...beside };
    }
    return current;
}
function compareRequired(before, after, path) {
    const names = (schema) => new Set((0,json/* textsIn */.Ej)((0,json/* member */.Dc)(schema, "required")));
    const [old, now] = [names(before), names(after)];
    const at = (name) => (path === "" ? name : `${path}.${name}`);
    return [
        ...[...now]
            .filter((name) => !old.has(name))
            .map((name) => ({ effect: "narrower", path: at(name), what: "is now required" })),
        ...[...old]
            .filter((name) => !now.has(name))
            .map((name) => ({ effect: "wider", path: at(name), what: "is no longer required" })),
    ];
}
const inside = (pair, before, after, path) => ({
    before: { root: pair.before.root, schema: before },
    after: { root: pair.after.root, schema: after },
    path,
    depth: pair.depth + 1,
    work: pair.work,
});
function compareProperties(pair, before, after) {
    const [old, now] = [(0,json/* member */.Dc)(before, "properties"), (0,json/* member */.Dc)(after, "properties")];
    return [...(0,canonical/* keysOf */.YD)(old, now)].flatMap((name) => {
        const path = pair.path === "" ? name : `${pair.path}.${name}`;
        const [was, is] = [(0,json/* member */.Dc)(old, name), (0,json/* member */.Dc)(now, name)];
        if (was === undefined)
            return [{ effect: "added", path, what: "is new" }];
        if (is === undefined)
            return [{ effect: "lost", path, what: "is gone" }];
        return compare(inside(pair, was, is, path));
    });
}
/** A schema that stands for itself when absent: what it does not name, it takes. */
function compareOpen(pair, before, after, keyword) {
    const [old, now] = [(0,json/* member */.Dc)(before, keyword) ?? true, (0,json/* member */.Dc)(after, keyword) ?? true];
    if (Array.isArray(old) || Array.isArray(now)) {
        const changed = { effect: "both", path: pair.path, what: "the items changed" };
        return (0,canonical/* same */.FB)(old, now) && !pair.work.moved ? [] : [changed];
    }
    const name = keyword === "items" ? "[]" : ".*";
    return compare(inside(pair, old, now, `${pair.path}${name}`));
}
/** Branches are compared one by one where there are as many: what narrows one, narrows the whole. */
function compareBranches(pair, before, after, keyword) {
    const [old, now] = [(0,json/* member */.Dc)(before, keyword), (0,json/* member */.Dc)(after, keyword)];
    if (old === undefined && now === undefined)
        return [];
    if (Array.isArray(old) && Array.isArray(now) && old.length === now.length) {
        return old.flatMap((branch, at) => compare(inside(pair, branch, now[at] ?? true, pair.path)));
    }
    return [{ effect: "both", path: pair.path, what: `\`${keyword}\` changed` }];
}
/** Keywords that are not looked into: any difference may refuse or allow. */
function compareRest(pair, before, after) {
    const keys = [...(0,canonical/* keysOf */.YD)(before, after)].filter((key) => !READ.has(key));
    return keys.flatMap((key) => {
        const [old, now] = [(0,canonical/* canonical */.$N)((0,json/* member */.Dc)(before, key)), (0,canonical/* canonical */.$N)((0,json/* member */.Dc)(after, key))];
        const refers = pair.work.moved && (old.includes('"$ref"') || now.includes('"$ref"'));
        return old === now && !refers ? [] : [{ effect: "both", path: pair.path, what: `\`${key}\` changed` }];
    });
}
function compareObjects(pair, before, after) {
    return [
        ...compareKeywords(before, after).map((told) => ({ ...told, path: pair.path })),
        ...compareRequired(before, after, pair.path),
        ...compareProperties(pair, before, after),
        ...compareOpen(pair, before, after, "additionalProperties"),
        ...compareOpen(pair, before, after, "items"),
        ...compareBranches(pair, before, after, "anyOf"),
        ...compareBranches(pair, before, after, "allOf"),
        ...compareRest(pair, before, after),
    ];
}
function compare(pair) {
    const { path, work } = pair;
    const [was, is] = [(0,canonical/* canonical */.$N)(pair.before.schema), (0,canonical/* canonical */.$N)(pair.after.schema)];
    if (was === is && !(work.moved && was.includes('"$ref"')))
        return [];
    work.left -= 1;
    if (pair.depth > MAX_DEPTH || work.left < 0)
        return [{ effect: "both", path, what: "changed far within" }];
    const [before, after] = [resolved(pair.before), resolved(pair.after)];
    if (before === false || after === false) {
        if (before === after)
            return [];
        return [
            {
                effect: after === false ? "narrower" : "wider",
                path,
                what: after === false ? "takes nothing now" : "is allowed now",
            },
        ];
    }
    const [old, now] = [before === true ? {} : before, after === true ? {} : after];
    if (!(0,json/* isObject */.Gv)(old) || !(0,json/* isObject */.Gv)(now))
        return (0,canonical/* same */.FB)(old, now) ? [] : [{ effect: "both", path, what: "changed" }];
    return compareObjects(pair, old, now);
}
/** Every difference between two schemas, in the order of the schema. Pure and bounded; local references are followed. */
function compareSchemas(before, after) {
    const work = { moved: definitions(before) !== definitions(after), left: MAX_WORK };
    const side = (schema) => ({ root: schema, schema });
    const changes = compare({ before: side(before), after: side(after), path: "", depth: 0, work });
    if (changes.length <= MAX_CHANGES)
        return changes;
    return [...changes.slice(0, MAX_CHANGES), { effect: "both", path: "", what: "differs in more places" }];
}

;// CONCATENATED MODULE: ./build/facts/drift.js




/** Where in a tool a difference is: `inputSchema/city`, or the member alone. */
const placeOf = ({ member, path }) => (path === "" ? member : `${member}/${path}`);
/** No part of the contract: what a client shows or keeps for itself. */
const IGNORED = new Set(["name", "_meta", "icons"]);
const drift_WORDS = new Set(["title", "description"]);
function impactOf({ effect }, output) {
    if (effect === "wording")
        return "wording";
    if (effect === "added")
        return "additive";
    if (effect === "both" || effect === "lost")
        return "breaking";
    return (effect === "narrower") === output ? "additive" : "breaking";
}
/** A caller fills the input in and reads the output: what is wider for the one is narrower for the other. */
function schemaDrift(tool, name, before, after) {
    const output = name === "outputSchema";
    const at = { tool, member: name };
    if (before === undefined && after === undefined)
        return [];
    if (before === undefined)
        return [{ ...at, impact: output ? "additive" : "breaking", path: "", what: "is new" }];
    if (after === undefined)
        return [{ ...at, impact: "breaking", path: "", what: "is gone" }];
    return compareSchemas(before, after).map((change) => ({
        ...at,
        impact: impactOf(change, output),
        path: change.path,
        what: change.what,
    }));
}
/** What a hint means when it is not given, as the specification has it. */
const ABSENT = {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
};
/** The value whose loss takes from a client what it relied on. */
const SAFE = {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
};
function hintDrift(tool, before, after) {
    const names = (0,canonical/* keysOf */.YD)(before, after);
    return [...names].flatMap((name) => {
        const [old, now] = [(0,json/* member */.Dc)(before, name) ?? ABSENT[name], (0,json/* member */.Dc)(after, name) ?? ABSENT[name]];
        if ((0,canonical/* same */.FB)(old, now))
            return [];
        const at = { tool, member: "annotations", path: name };
        if (name === "title")
            return [{ ...at, impact: "wording", what: "changed" }];
        const lost = Object.hasOwn(SAFE, name) && old === SAFE[name];
        const text = (value) => (value === undefined ? "none" : JSON.stringify(value));
        return [
            { ...at, impact: lost ? "breaking" : "additive", what: `went from ${text(old)} to ${text(now)}` },
        ];
    });
}
function toolDrift(tool, before, after) {
    const names = (0,canonical/* keysOf */.YD)(before, after);
    const handled = new Set(["inputSchema", "outputSchema", "annotations"]);
    const others = [...names].filter((name) => !IGNORED.has(name) && !handled.has(name));
    const changed = others.filter((name) => !(0,canonical/* same */.FB)((0,json/* member */.Dc)(before, name), (0,json/* member */.Dc)(after, name)));
    return [
        ...schemaDrift(tool, "inputSchema", (0,json/* member */.Dc)(before, "inputSchema"), (0,json/* member */.Dc)(after, "inputSchema")),
        ...schemaDrift(tool, "outputSchema", (0,json/* member */.Dc)(before, "outputSchema"), (0,json/* member */.Dc)(after, "outputSchema")),
        ...hintDrift(tool, (0,json/* member */.Dc)(before, "annotations"), (0,json/* member */.Dc)(after, "annotations")),
        ...changed.map((name) => ({
            tool,
            member: name,
            path: "",
            impact: drift_WORDS.has(name) ? "wording" : "additive",
            what: "changed",
        })),
    ];
}
/** By name; the first of several with one name, since clients keep one. */
function byName(tools) {
    const found = new Map();
    for (const tool of tools) {
        const name = (0,json/* stringMember */.sk)(tool, "name") ?? "";
        if (!found.has(name))
            found.set(name, tool);
    }
    return found;
}
/** Every difference between two lists of tools, by tool name. Empty when the contract is the same. */
function diffTools(before, after) {
    const [old, now] = [byName(before), byName(after)];
    const names = [...new Set([...old.keys(), ...now.keys()])].sort(order/* byText */.z);
    return names.flatMap((tool) => {
        const [was, is] = [old.get(tool), now.get(tool)];
        if (was === undefined)
            return [{ impact: "additive", tool, member: "tool", path: "", what: "is new" }];
        if (is === undefined)
            return [{ impact: "breaking", tool, member: "tool", path: "", what: "is gone" }];
        return toolDrift(tool, was, is);
    });
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

/***/ 6050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  COMMENT_LIMIT: () => (/* binding */ COMMENT_LIMIT),
  commentMarker: () => (/* binding */ commentMarker),
  renderAborted: () => (/* binding */ renderAborted),
  renderComment: () => (/* binding */ renderComment)
});

// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/text/words.js
var words = __webpack_require__(6883);
;// CONCATENATED MODULE: ./build/report/case-words.js
const PLAIN = new Map(Object.entries({
    valid: "a call that the schema allows",
    "valid/described": "a call that the schema allows, with values from the descriptions",
    "missing-required": "a required parameter left out",
    "wrong-type": "a parameter of another type",
    bounds: "a value that is out of bounds",
    "robust/missing-required": "no arguments, though some are required",
    "robust/wrong-types": "every parameter of another type",
    "robust/nulls": "every parameter null",
    "robust/extra-argument": "every parameter of another type, and one that is not declared",
    "robust/string-as-object": "an object where a text is due",
    "robust/nested-string": "a text where a list of objects is due",
    "robust/nested-item": "an object of a list without what it requires",
    "robust/read-only-no-args": "no arguments, as the schema allows",
}));
/** What a case tries, by its public identifier; "" for one whose identifier says it, such as a probe's. */
function caseWords(id) {
    return PLAIN.get(id) ?? PLAIN.get(id.slice(0, id.indexOf("/"))) ?? "";
}

// EXTERNAL MODULE: ./build/report/comment-tables.js
var comment_tables = __webpack_require__(8154);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/comment-details.js





const CASE_CHARS = 100;
const MESSAGE_CHARS = 1_000;
const COMMAND_CHARS = 4_000;
function sent(finding, sizes) {
    if (finding.case === null)
        return [];
    const args = finding.arguments === null ? "no arguments" : JSON.stringify(finding.arguments);
    const words = caseWords(finding.case);
    const id = (0,text_escape/* escapeMarkdown */.FV)((0,cut/* cut */.J)(finding.case, CASE_CHARS));
    const tried = words === "" ? id : `${words}: ${id}`;
    const lines = [`**Sent** ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(args, sizes.args))} (${tried})`];
    if (finding.response !== null && finding.response !== "") {
        lines.push(`**Got** ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(finding.response), sizes.response))}`);
    }
    return lines;
}
/** One finding in full: what was sent, what came back, why it matters, how to fix it, how to see it again. */
function findingDetails(finding, sizes) {
    const lines = [
        `${report_words/* MARK_OF_SEVERITY */.Uy[finding.severity]} **${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(finding.message, MESSAGE_CHARS))}**`,
        ...sent(finding, sizes),
        `**Why it matters** ${(0,text_escape/* escapeProse */.fd)(finding.why)}`,
        `**Fix** ${(0,text_escape/* escapeProse */.fd)(finding.fix)} [\`${finding.check}\`](${finding.docs})`,
    ];
    const command = finding.case === null ? "" : (finding.reproduce ?? "");
    // A command that is cut would do something else.
    const shown = command.length > COMMAND_CHARS ? `# too long for here: see the report files` : command;
    const reproduce = shown === "" ? "" : `\n\n${(0,text_escape/* codeBlock */.DV)(shown, "sh")}`;
    return `${lines.join("<br>\n")}${reproduce}`;
}
/** Names of a group that are told in full. */
const NAMES = 50;
function everyName({ tools }) {
    if (tools.length === 1)
        return [];
    const [first = null, ...others] = tools.map((tool) => (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(tool ?? "the server", 64)));
    const more = others.length > NAMES ? ` and ${(others.length - NAMES).toLocaleString("en-US")} more` : "";
    return [`Shown for ${first}; alike: ${others.slice(0, NAMES).join(", ")}${more}`];
}
/** A tool's findings, folded. `limit`: findings shown in full; the rest are named. */
function problemDetails(problem, sizes, limit) {
    const shown = problem.findings.slice(0, limit).map((finding) => findingDetails(finding, sizes));
    const rest = problem.findings.slice(limit);
    const name = (0,comment_tables/* whom */.Gd)(problem, (tool) => (0,text_escape/* codeElement */.Gg)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(tool), 64)));
    const more = rest.length === 0
        ? []
        : [`And ${rest.length} more: ${rest.map((one) => `\`${one.check}\``).join(", ")}.`];
    const first = problem.findings[0];
    const title = first === undefined ? "" : `: ${(0,text_escape/* proseSummary */.En)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(first.message), 100))}`;
    return `<details><summary>${name}${title}</summary>\n\n${[...everyName(problem), ...shown, ...more].join("\n\n")}\n\n</details>`;
}

// EXTERNAL MODULE: ./build/report/failure-clues.js
var failure_clues = __webpack_require__(9646);
;// CONCATENATED MODULE: ./build/report/comment-failure.js



const LINES = 15;
const LINE_CHARS = 500;
const comment_failure_MESSAGE_CHARS = 1_000;
const TARGET_CHARS = 300;
const HINTS = {
    spawn: "Check `command` and `working-directory`; install in a step before what it needs, build the server with `setup`.",
    startup: "Give the server what it needs through `env` (it gets nothing of the job's environment), build it first with `setup`, check `working-directory`, or raise `startup-timeout-ms`.",
    initialize: "Check that the command starts an MCP server on stdio, and that it speaks a revision of the protocol.",
    list: "A server may list its tools only with a key or a flag: check `env` and the arguments of `command`.",
};
const URL_HINTS = {
    spawn: "Check `url`, and that the server runs before the audit starts (`setup` may start it). A proxy is taken from `HTTPS_PROXY` and `NO_PROXY`, a private certificate authority from `NODE_EXTRA_CA_CERTS`.",
    startup: "Raise `startup-timeout-ms`, or give `max-calls-per-second` where the server limits calls.",
    initialize: "Check the path of `url` (often `/mcp` or `/sse`), and give the token that the server asks for through `headers`.",
    list: "A server may list its tools only to those it knows: check `headers`.",
};
const NO_SECRETS = "GitHub gives no secrets to pull requests from forks and of Dependabot: there it is empty.";
const BUFFERS = "A program that keeps its output in a buffer seems silent: flush stdout after each message, in Python with `PYTHONUNBUFFERED=1` in `env`.";
/** What to try: what this start gives away, else what helps most starts. */
function tries(report, usual) {
    const { variables, silent } = (0,failure_clues/* failureClues */.h)(report);
    if (variables.length === 0)
        return [...(silent ? [BUFFERS] : []), usual].join(" ");
    const names = variables.map((name) => (0,text_escape/* codeSpan */.SS)(name)).join(", ");
    const [first] = variables;
    return `The server asks for ${names}: give it \`env: ${first}=\${{ secrets.${first} }}\`. ${NO_SECRETS}`;
}
/** What it printed where the protocol is spoken: a message that was meant for a person, or a server of another transport. */
function printedText(report) {
    const { printed } = (0,failure_clues/* failureClues */.h)(report);
    return printed === "" ? [] : [`It wrote to stdout what is not JSON-RPC: ${(0,text_escape/* codeSpan */.SS)(printed)}`];
}
/** Why there is nothing to judge, the line of stderr that says it, the last lines of it, and what to try. */
function failureText(report) {
    const { failure } = report;
    if (failure === null)
        return "";
    const tail = failure.stderrTail.trimEnd().split("\n").slice(-LINES);
    const shown = tail.map((line) => (0,cut/* cut */.J)(line, LINE_CHARS)).join("\n");
    const remote = report.server.transport === "http";
    const silent = remote || failure.stage === "spawn" ? [] : ["It wrote nothing to stderr."];
    const reason = (0,failure_clues/* namedReason */.m)(failure.stderrTail);
    const hints = remote ? URL_HINTS : HINTS;
    return [
        (0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(failure.message, comment_failure_MESSAGE_CHARS)),
        ...(reason === null ? [] : [`Its stderr names the reason: ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(reason, LINE_CHARS))}`]),
        `${remote ? "Address" : "Command"}: ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(report.server.target, TARGET_CHARS))}`,
        ...(shown === "" ? silent : ["The last lines of its stderr:", (0,text_escape/* codeBlock */.DV)(shown)]),
        ...printedText(report),
        `**What to try** ${tries(report, hints[failure.stage] ?? "")}`,
    ].join("\n\n");
}

// EXTERNAL MODULE: ./build/report/first-step.js
var first_step = __webpack_require__(5524);
;// CONCATENATED MODULE: ./build/report/comment-first.js





const comment_first_MESSAGE_CHARS = 160;
const FIX_CHARS = 300;
/** The one line that says what to do first: the problem and its fix. Empty when there is nothing to do. */
function firstStep(report) {
    const step = (0,first_step/* firstStepOf */.I)(report);
    if (step === null)
        return [];
    const { problem, finding } = step;
    const who = (0,comment_tables/* whom */.Gd)(problem, (tool) => (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(tool, 64)));
    const where = problem.tools.length > 1 ? "" : (0,comment_tables/* place */.ik)(finding);
    const what = (0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(finding.message, comment_first_MESSAGE_CHARS));
    return [
        `**First** ${report_words/* MARK_OF_SEVERITY */.Uy[finding.severity]} ${who}${where}: ${what}<br>\n**Fix** ${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(finding.fix, FIX_CHARS))}`,
    ];
}

// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
;// CONCATENATED MODULE: ./build/report/contract-line.js



/** Changes told one by one; the rest are counted. */
const TOLD = 3;
function named(names, verb) {
    if (names.length === 0)
        return [];
    const shown = names.slice(0, TOLD).map((name) => (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(name, 64)));
    const more = names.length > TOLD ? " ..." : "";
    return [`${(0,words/* counted */.h)(names.length, "tool")} ${verb} (${shown.join(", ")}${more})`];
}
/** What the comparison says of the tools themselves: breaking changes first. "" when nothing changed. */
function contractLine(report) {
    const contract = report.baseline?.contract ?? null;
    if (contract === null)
        return "";
    const changed = contract.changed ?? [];
    const breaking = changed.filter((one) => one.breaking);
    const told = breaking
        .slice(0, TOLD)
        .map(({ tool, where, what }) => `${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(tool, 64))} ${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(`${where} ${what}`, 120))}`);
    const more = breaking.length > TOLD ? [`${breaking.length - TOLD} more`] : [];
    const others = changed.length - breaking.length;
    const parts = [
        ...named(contract.removed, "gone"),
        ...(breaking.length === 0
            ? []
            : [`${(0,words/* counted */.h)(breaking.length, "breaking change")}: ${[...told, ...more].join("; ")}`]),
        ...named(contract.added, "added"),
        ...(others === 0 ? [] : [(0,words/* counted */.h)(others, "compatible change")]),
    ];
    return parts.length === 0 ? "" : `**Contract** ${parts.join(" · ")}`;
}
/** Why there was nothing to compare with, where a comparison was asked for; "" otherwise. */
function comparisonNote(report) {
    const { baseline } = report;
    if (baseline === undefined || baseline.label !== "" || baseline.note === null)
        return "";
    return `⚠️ ${(0,text_escape/* escapeProse */.fd)(baseline.note)}`;
}

// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(1822);
;// CONCATENATED MODULE: ./build/report/comment-rest.js







const README = version/* DOCS_BASE */.M.replace(/docs$/, "README.md");
const comment_rest_NAMES = 20;
const REASON_CHARS = 300;
function names(all, most = comment_rest_NAMES) {
    const shown = all.slice(0, most).map((name) => (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(name, 64)));
    return (0,words/* listed */.K)(shown, most, all.length);
}
function skipped(report) {
    if (report.skipped.length === 0)
        return [];
    const groups = (0,group/* groupBy */.$)(report.skipped, (one) => one.reason);
    return [...groups]
        .slice(0, 10)
        .map(([reason, tools]) => `- not called (${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(reason, REASON_CHARS))}): ${names(tools.map((one) => one.tool))}`);
}
function notVerified(report) {
    return report.checks.flatMap((check) => {
        const groups = (0,group/* groupBy */.$)(check.notVerified, (one) => one.reason.replace(/:.*$/s, ""));
        return [...groups].slice(0, 5).map(([reason, entries]) => {
            const calls = entries.reduce((sum, one) => sum + one.calls, 0);
            const tools = [...new Set(entries.flatMap((one) => one.tool ?? []))];
            const of = tools.length === 0 ? "" : ` of ${names(tools, 5)}`;
            const what = calls === 0 ? of.replace(/^ of /, ": ") : `: ${(0,words/* counted */.h)(calls, "call")}${of}`;
            return `- \`${check.id}\` not verified (${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(reason, REASON_CHARS))})${what}`;
        });
    });
}
function notices(report) {
    const groups = (0,group/* groupBy */.$)(report.findings.filter((finding) => finding.severity === "notice"), (finding) => finding.check);
    return [...groups].map(([check, found]) => {
        const tools = [...new Set(found.flatMap((one) => one.tool ?? []))];
        return `- notice \`${check}\`: ${(0,words/* counted */.h)(found.length, "time")}${tools.length === 0 ? "" : `, ${names(tools, 5)}`}`;
    });
}
function fixed(report) {
    const gone = (report.baseline?.fixed ?? []).filter((one) => one.severity !== "notice");
    const lines = gone.slice(0, comment_rest_NAMES).map(({ check, tool, message }) => {
        const where = tool === null ? "" : ` ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(tool, 64))}`;
        return `- fixed \`${check}\`${where}: ${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(message, 160))}`;
    });
    return gone.length > comment_rest_NAMES ? [...lines, `- fixed: ${gone.length - comment_rest_NAMES} more`] : lines;
}
/** Everything that is said once and folded: what was not called, not verified, noticed, suppressed, and how the score is computed. */
function restDetails(report, brief) {
    const { crashResilience } = report.metrics;
    const percent = crashResilience.percent === null ? "not measured" : `${crashResilience.percent} %`;
    const masked = crashResilience.masked > 0 ? `, ${crashResilience.masked} of them masked` : "";
    const lines = [
        `- crash resilience ${percent}: ${crashResilience.graceful} of ${crashResilience.cases} malformed calls answered gracefully${masked}`,
        ...(brief ? [] : fixed(report)),
        ...(0,figures/* figureLines */.u)(report)
            .slice(0, 20)
            .map((line) => `- ${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(line, 300))}`),
        ...(brief ? [] : skipped(report)),
        ...(brief ? [] : notVerified(report)),
        ...(brief ? [] : notices(report)),
        ...report.suppressed
            .slice(0, 20)
            .map((one) => `- suppressed \`${one.check}\` ${one.tool === null ? "" : (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(one.tool, 64))}: ${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(one.reason, REASON_CHARS))}`),
        ...report.warnings
            .filter((warning) => comparisonNote(report) === "" || warning !== report.baseline?.note)
            .slice(0, 10)
            .map((warning) => `- ${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(warning, REASON_CHARS))}`),
        `- [what each check means](${version/* DOCS_BASE */.M}/checks/README.md) · [how the score is computed](${README}#the-score)`,
    ];
    const skippedCount = report.skipped.length;
    const summary = skippedCount === 0 ? "details" : `${(0,words/* counted */.h)(skippedCount, "tool")} not called · details`;
    return `<details><summary>${summary}</summary>\n\n${lines.join("\n")}\n\n</details>`;
}

// EXTERNAL MODULE: ./build/report/contract-update.js
var contract_update = __webpack_require__(6287);
;// CONCATENATED MODULE: ./build/report/headline-markdown.js




const NAME_CHARS = 100;
const VERSION_CHARS = 40;
const headline_markdown_TARGET_CHARS = 300;
const VERDICT_CHARS = 200;
/** What the first line calls the audit: with its key, where several of one pull request are told apart. */
function auditName(key) {
    const shown = (0,cut/* oneLine */.T)(key).trim();
    return shown === "" ? "MCP audit" : `MCP audit (${(0,text_escape/* escapeMarkdown */.FV)((0,cut/* cut */.J)(shown, NAME_CHARS))})`;
}
/** The first line: grade, score, the change against the baseline, and whether the audit passed. */
function headline(report, key) {
    if (report.failure !== null)
        return `### ❌ ${auditName(key)}: could not start the server`;
    const grade = (0,report_words/* gradeText */.Fp)(report.score.grade, report.score.percent);
    const only = report.headline === null ? "" : `, ${(0,text_escape/* escapeMarkdown */.FV)(report.headline)}`;
    const stopped = report.stopped === null ? "" : " · ended early";
    const passed = (0,report_words/* verdictText */.nt)(report);
    const verdict = passed === "" ? "" : ` · ${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(passed), VERDICT_CHARS))}`;
    return `### ${auditName(key)}: ${grade}${(0,report_words/* changeText */.k0)(report)}${only}${stopped}${verdict}`;
}
function coverage(report) {
    const { tools, called } = report.metrics.coverage;
    if (tools === 0)
        return "no tools";
    return `${(0,words/* counted */.h)(tools, "tool")}${called === tools ? "," : ":"} ${(0,report_words/* coverageText */._)(report.metrics.coverage)}`;
}
/** The second line: what was audited, how much of it, what its list costs, at which commit. */
function subtitle(report, sha) {
    const { name, version, transport, target } = report.server;
    const named = `${(0,cut/* cut */.J)((0,cut/* oneLine */.T)(name), NAME_CHARS)} ${(0,cut/* cut */.J)((0,cut/* oneLine */.T)(version), VERSION_CHARS)}`;
    const who = (0,text_escape/* escapeMarkdown */.FV)((0,cut/* oneLine */.T)(name) === "" ? (0,cut/* cut */.J)(target, headline_markdown_TARGET_CHARS) : named) || "server";
    const { tokens } = report.metrics.contextCost;
    const { baseline } = report;
    const by = baseline === undefined || baseline.tokens === null
        ? ""
        : ` (${(0,report_words/* tokenChange */.si)(tokens, baseline.tokens)} against ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(baseline.label, 40))})`;
    const cost = `tool list ${tokens.toLocaleString("en-US")} tokens${by}`;
    const commit = sha === "" ? [] : [`\`${sha.slice(0, 7)}\``];
    const share = report.shard === undefined ? [] : [`shard ${report.shard.index} of ${report.shard.count}`];
    return [`**${who}**`, transport, ...share, coverage(report), cost, ...commit].join(" · ");
}

// EXTERNAL MODULE: ./build/report/problems.js
var report_problems = __webpack_require__(5567);
;// CONCATENATED MODULE: ./build/report/comment.js












/** GitHub refuses longer bodies, in UTF-16 code units (create and update alike). */
const COMMENT_LIMIT = 65_536;
/** The hidden line a comment is found by. The key is encoded, so that no text can pose as the marker of another. */
function commentMarker(key) {
    return `<!-- mcp-audit-action:comment:${Buffer.from(key).toString("base64url")} -->`;
}
/** Tried in this order until one fits. The last always does. */
const AMOUNTS = [
    { rows: 100, details: 50, findings: 8, sizes: { args: 400, response: 600 }, brief: false },
    { rows: 60, details: 30, findings: 4, sizes: { args: 200, response: 300 }, brief: false },
    { rows: 40, details: 15, findings: 2, sizes: { args: 150, response: 200 }, brief: false },
    { rows: 25, details: 5, findings: 1, sizes: { args: 100, response: 100 }, brief: true },
    { rows: 10, details: 0, findings: 0, sizes: { args: 0, response: 0 }, brief: true },
];
/** Changes of the contract told where the server could not be started. */
const FAILURE_ROWS = 25;
const NOTHING_CALLED = "Mark the tools that only read with `readOnlyHint: true`, or set `scope: malformed` in a throwaway environment, to have them tested.";
const CLAIMED = "From the report of the pull request's own run, which its author can change.";
function comment_link(options) {
    return options.reportUrl === null ? "the report files" : `the [full report](${options.reportUrl})`;
}
function problemParts(report, amount, options) {
    const problems = (0,report_problems/* problemsOf */.G)(report);
    if (problems.length === 0)
        return [];
    const folded = (0,report_problems/* toolsIn */.j)(problems.slice(amount.rows));
    const untold = (0,report_problems/* toolsIn */.j)(problems.slice(amount.details));
    return [
        ...firstStep(report),
        (0,comment_tables/* categoryTable */.dn)(report),
        (0,comment_tables/* problemTable */.iK)(report, problems.slice(0, amount.rows)),
        ...(folded > 0 ? [`${(0,words/* counted */.h)(folded, "more tool")} with problems: see ${comment_link(options)}.`] : []),
        ...problems.slice(0, amount.details).map((one) => problemDetails(one, amount.sizes, amount.findings)),
        ...(untold > 0 && folded === 0
            ? [`Details of ${(0,words/* counted */.h)(untold, "more tool")}: see ${comment_link(options)}.`]
            : []),
    ];
}
const contractPart = ({ contractUpdate }, rows) => contractUpdate === undefined ? [] : [(0,contract_update/* contractUpdateText */.J)(contractUpdate, rows)];
function render(report, options, amount) {
    const parts = [
        `${commentMarker(options.key)}\n${headline(report, options.key)}`,
        subtitle(report, options.sha),
        ...(options.claimed ? [CLAIMED] : []),
        ...[contractLine(report), comparisonNote(report)].filter((line) => line !== ""),
        ...(report.headline === null ? [] : [NOTHING_CALLED]),
        ...contractPart(report, amount.rows),
        ...problemParts(report, amount, options),
        restDetails(report, amount.brief),
    ];
    return `${parts.join("\n\n")}\n`;
}
function renderFailure(report, options) {
    const claimed = options.claimed ? [CLAIMED] : [];
    const parts = [
        headline(report, options.key),
        ...claimed,
        failureText(report),
        ...contractPart(report, FAILURE_ROWS),
    ];
    return `${commentMarker(options.key)}\n${parts.join("\n\n")}\n`;
}
/** The comment of a run that came to no report: what an older one said of the pull request no longer holds. */
function renderAborted(message, options) {
    const { key, sha, reportUrl } = options;
    const log = reportUrl === null ? "" : `: see [the log](${reportUrl})`;
    const commit = sha === "" ? "" : `\n\n\`${sha.slice(0, 7)}\` was not audited${log}.`;
    return `${commentMarker(key)}\n### ❌ ${auditName(key)}: could not run\n\n${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(message, 2_000))}${commit}\n`;
}
/**
 * The comment: grade, change and what to do first, then a table of categories and one of failing tools, worst first, then folded
 * details. A comment that is too long is rendered again with less detail; what is left out is counted and linked.
 */
function renderComment(report, options) {
    const limit = options.limit ?? COMMENT_LIMIT;
    if (report.failure !== null)
        return renderFailure(report, options).slice(0, limit);
    let body = "";
    for (const amount of AMOUNTS) {
        body = render(report, options, amount);
        if (body.length <= limit)
            return body;
    }
    return body.slice(0, limit);
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
/* harmony export */   En: () => (/* binding */ proseSummary),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Gg: () => (/* binding */ codeElement),
/* harmony export */   Nt: () => (/* binding */ escapeRegExp),
/* harmony export */   R0: () => (/* binding */ escapeXmlAttribute),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   fd: () => (/* binding */ escapeProse),
/* harmony export */   hP: () => (/* binding */ escapeSarif),
/* harmony export */   pA: () => (/* binding */ proseHtml)
/* harmony export */ });
/* unused harmony exports escapeAnnotation, escapeCommand */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7850);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4854);


/**
 * GitHub links mentions, references, addresses and commits after the markdown is rendered, so that neither backslashes
 * nor entities stop it. A word joiner, which takes no room and allows no line break, does. A repository may have links
 * of its own for `PREFIX-12`, and addresses are linked behind an underscore or a digit too.
 */
const JOINER = "\u2060";
const AUTOLINKS = [
    [/@(?=[\w-])/g, `@${JOINER}`],
    [/#(?=\d)/g, `#${JOINER}`],
    [/(?<=[a-z]\w*)-(?=\d)/gi, `-${JOINER}`],
    [/(https?|ftp|mailto|xmpp|irc)(?=:)/gi, `$1${JOINER}`],
    [/(www)(?=\.)/gi, `$1${JOINER}`],
    [/(?<![0-9a-z])[0-9a-f]{7,64}(?![0-9a-z])/gi, (sha) => sha.replace(/.{6}(?=.)/g, `$&${JOINER}`)],
    [/:(?=[\w+-]+:)/g, `:${JOINER}`],
];
/** Breaks what GitHub would turn into links, pings and pictures. */
function unlink(text) {
    let result = text;
    for (const [pattern, by] of AUTOLINKS) {
        result = typeof by === "string" ? result.replace(pattern, by) : result.replace(pattern, by);
    }
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
/**
 * Text within a line of markdown: shown as it is, whatever it holds. Newlines become spaces. Also safe in a table cell.
 * A backslash does not keep GitHub from reading a dollar sign as mathematics.
 */
function escapeMarkdown(text) {
    return unlink((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)))
        .replace(/[\\`*_[\]~#^]|!(?=\[)/g, "\\$&")
        .replace(/[&<>|$]/g, entity)
        .replace(/^[+-]/, "\\$&")
        .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}
/**
 * Text as code within a line or a table cell. Backticks cannot carry a pipe or a backtick safely in a table, so that such
 * text goes into an element with every punctuation character as an entity.
 */
function codeSpan(text) {
    const line = (0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text));
    if (line === "")
        return "<code> </code>";
    if (!/[`|\\]/.test(line))
        return `\`${line}\``;
    return `<code>${unlink(line).replace(/[!-/:-@[-`{-~]/g, (one) => `&#${one.charCodeAt(0)};`)}</code>`;
}
/** Text as a code block of its own: lines kept, the fence longer than any in the text. */
function codeBlock(text, info = "") {
    const body = (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text);
    const longest = body.match(/`{3,}/g)?.reduce((max, run) => Math.max(max, run.length), 0) ?? 0;
    const fence = "`".repeat(Math.max(3, longest + 1));
    return `${fence}${info}\n${body}\n${fence}`;
}
/** Text within HTML, in an element or a quoted attribute. */
function escapeHtml(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text).replace(/[&<>"']/g, entity);
}
/** Text within XML 1.0, in an element or a quoted attribute. Characters that XML forbids are told by their number. */
function escapeXml(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)
        .replace(/[\ufffe\uffff]/g, "\ufffd")
        .replace(/[&<>"']/g, entity);
}
/** Text within a quoted attribute of XML: a parser reads line breaks and tabs back as they were. */
function escapeXmlAttribute(text) {
    return escapeXml(text).replace(/[\n\t]/g, entity);
}
/** Text of a SARIF message, in which `[text](address)` would be a link and `{0}` an argument. */
function escapeSarif(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)
        .replace(/\](?=\()/g, `]${JOINER}`)
        .replace(/\{(?=\d+\})/g, `{${JOINER}`);
}
/** Text of an annotation, where GitHub makes links of addresses and reads no markdown. */
function escapeAnnotation(text) {
    return plain(text).replace(/\b(https?|ftp|mailto)(?=:)/gi, `$1${JOINER}`);
}
/** Text for a line of the job's log: workflow commands in it are disarmed. */
function escapeCommand(text) {
    return plain(text)
        .replace(/:(?=:)/g, `:${JOINER}`)
        .replace(/##(?=\[)/g, `#${JOINER}#`);
}
/** Text within the source of a regular expression: it matches itself, in a character class too. */
function escapeRegExp(text) {
    return text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
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
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 && part !== "" ? codeSpan(part) : escapeWithin(part)))
        .join("");
}
/** Escaped text that keeps the spaces at its ends. */
function escapeWithin(part) {
    const [, before = "", inner = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
    return `${before}${inner === "" ? "" : escapeMarkdown(inner)}${after}`;
}
/** The same for a page of HTML. */
function proseHtml(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
        .join("");
}
/** Code as an element within the HTML of a comment. */
function codeElement(text) {
    return `<code>${(0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)).replace(/[&<>"'$]/g, entity) || " "}</code>`;
}
/** A sentence within the HTML of a comment, such as the summary of a folded block: GitHub links what stands there too. */
function proseSummary(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 ? codeElement(part) : unlink(part).replace(/[&<>"'$]/g, entity)))
        .join("");
}


/***/ }),

/***/ 7463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ namingLine),
/* harmony export */   x: () => (/* binding */ withoutStack)
/* harmony export */ });
/** A line longer than this is read no further. */
const READ_CHARS = 2_000;
const TRACEBACK = /^\s*Traceback \(most recent call last\):/;
/** The last line of a traceback of Python: at the margin, the class with its module, and often a text. */
const RAISED = /^[A-Za-z_][\w.]*(?:Error|Exception|Exit|Interrupt|Warning|NotFound)\b(?::|$)|^[a-z_]\w*(?:\.\w+)+: \S/;
/** Rust, since 1.73: the text is on the next line; before that it stood in the line itself. */
const PANICKED = /^thread '[^']{0,100}' (?:\(\d+\) )?panicked at /;
const PANICKED_WITH = /panicked at '.{1,1000}', [^\s']+:\d+:\d+/;
/** Lines that name an error by themselves. */
const NAMES = [
    /^(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception)(?: \[\w+\])?: \S/,
    /^(?:Uncaught )?[A-Z]\w*Error(?: \[\w+\])?$/,
    /^(?:panic|fatal error): \S/,
    /^\[?(?:error|fatal)\]?:? \S/i,
    /^[^\s:]{1,100}: (?:(?:line )?\d+: )?[^\s:]{1,100}: (?:command )?not found$/,
];
/** Index of the line that ends a traceback which starts before `from`; -1 when there is none. */
function endOfTraceback(lines) {
    const start = lines.findLastIndex((line) => TRACEBACK.test(line));
    if (start < 0)
        return -1;
    const after = lines.slice(start + 1).findIndex((line) => RAISED.test(line));
    return after < 0 ? -1 : start + 1 + after;
}
/** Where a panic of Rust says what happened; -1 when nothing panicked. */
function panicOf(lines) {
    const at = lines.findIndex((line) => PANICKED.test(line));
    if (at < 0 || PANICKED_WITH.test(lines[at] ?? ""))
        return at;
    return (lines[at + 1] ?? "").trim() === "" ? at : at + 1;
}
/** Go writes the panic first and where it happened below; of several it is the first that the others follow from. */
function firstPanic(lines) {
    return lines.findIndex((line) => /^(?:panic|fatal error): \S/.test(line));
}
/**
 * The line of a program's stderr that names what ended it, in the shapes of Node, Python, Go and Rust; null when none does.
 * The last lines are often a stack, a list of paths that were tried, or the version of the runtime.
 */
function namingLine(stderr) {
    const lines = stderr.split(/\r?\n/).map((line) => line.slice(0, READ_CHARS).trimEnd());
    const certain = [endOfTraceback(lines), panicOf(lines), firstPanic(lines)].find((at) => at >= 0);
    const at = certain ?? lines.findLastIndex((line) => NAMES.some((shape) => shape.test(line)));
    return lines[at]?.trim() || null;
}
/** Where the frames of Node, Java and C# begin. */
const FRAMES = /\r?\n\s+at \S/;
/** What a text says of an error, without the stack that follows or precedes it. */
function withoutStack(text) {
    const frames = text.search(FRAMES);
    if (frames > 0)
        return text.slice(0, frames);
    return text.split("\n").some((line) => TRACEBACK.test(line)) ? (namingLine(text) ?? text) : text;
}


/***/ }),

/***/ 4158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ byText)
/* harmony export */ });
/** Orders texts by their UTF-16 code units: the same on every machine, whatever its language. */
const byText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


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
