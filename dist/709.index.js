export const id = 709;
export const ids = [709];
export const modules = {

/***/ 4709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fuzzCases: () => (/* binding */ fuzzCases)
});

// EXTERNAL MODULE: ./node_modules/fast-check/lib/fast-check.js + 8 modules
var fast_check = __webpack_require__(8608);
// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var schema = __webpack_require__(4663);
// EXTERNAL MODULE: ./build/facts/size.js
var size = __webpack_require__(7855);
// EXTERNAL MODULE: ./build/model/case.js
var model_case = __webpack_require__(5344);
// EXTERNAL MODULE: ./build/cases/filter.js
var cases_filter = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/cases/bounds.js
var cases_bounds = __webpack_require__(6433);
// EXTERNAL MODULE: ./build/cases/malformed.js
var malformed = __webpack_require__(2035);
// EXTERNAL MODULE: ./build/cases/merge-schema.js
var merge_schema = __webpack_require__(4524);
;// CONCATENATED MODULE: ./build/cases/fuzz-invalid.js



const without = (name) => (args) => (0,malformed/* withoutMember */.t4)(args, name);
const withValue = (name, value) => (args) => (0,malformed/* withMember */.RV)(args, name, value);
function breaksOf(parameter, tool) {
    const { name, schema, type, required } = parameter;
    const [wrong, ...others] = (0,malformed/* wrongValues */.SC)(type);
    const bounds = (0,cases_bounds/* boundsDrafts */.u)({ ...tool, parameters: [parameter] }, {});
    const flat = (0,merge_schema/* flatten */.B)(schema, tool.inputSchema ?? {}, 0);
    const none = required && flat.default === undefined ? [withValue(name, null)] : [];
    return [
        ...(required ? [without(name)] : []),
        ...(wrong === undefined ? [] : [withValue(name, wrong)]),
        ...bounds.map((draft) => withValue(name, draft.arguments[name] ?? null)),
        ...others.map((value) => withValue(name, value)),
        ...none,
    ];
}
/** Ways to make allowed arguments forbidden: the first of each parameter, then the second of each, and so on. */
function breaksFor(tool) {
    const declared = new Set(tool.parameters.map((one) => one.name));
    const ghosts = tool.required.filter((name) => !declared.has(name)).map(without);
    const lists = [...tool.parameters.map((parameter) => breaksOf(parameter, tool)), ghosts];
    const longest = lists.reduce((most, list) => Math.max(most, list.length), 0);
    return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat();
}

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/cases/keywords.js
var keywords = __webpack_require__(8860);
// EXTERNAL MODULE: ./build/cases/strings.js + 2 modules
var strings = __webpack_require__(8475);
// EXTERNAL MODULE: ./build/cases/values.js
var values = __webpack_require__(7978);
;// CONCATENATED MODULE: ./build/cases/fuzz-strings.js





/** Texts that handlers stumble over. No lone surrogates: they cannot be sent as UTF-8. */
const TRICKY = [
    "",
    " ",
    "0",
    "-1",
    "null",
    'O\'Brien "x" \\',
    "<b>&amp;",
    "%s %d {0}",
    "日本語",
    "e\u0301 \u{1F642}",
    "line\nbreak\ttab",
    "\u0000",
    "__proto__",
    "x".repeat(1_000),
];
/** Names of what reaches beyond the server: nothing is invented for them, so that no stranger is written to and no odd file is left. */
const OUTWARD = /ur[il]|link|href|endpoint|host|domain|site|path|file|dir|folder|root|cwd|command|cmd|mail|recipient|^to$|repo|branch/i;
/** Longest text, and longest pattern, that is invented. */
const MAX_LENGTH = 2_000;
const MAX_PATTERN = 100;
/** A pattern that asks for many repetitions would make a text without end. */
const LARGE_PATTERN = /\{\d{3,}|\{\d*,\d{3,}|(?:\{[^}]*\}.*){3}/s;
const fuzz_strings_length = (schema, keyword, otherwise) => Math.min((0,keywords/* countOf */.pq)(schema, keyword, otherwise), MAX_LENGTH);
function matching(pattern, otherwise) {
    if (pattern.length > MAX_PATTERN || LARGE_PATTERN.test(pattern))
        return otherwise;
    try {
        return fast_check/* default.stringMatching */.Ay.stringMatching(new RegExp(pattern, "u"), { maxLength: MAX_LENGTH });
    }
    catch {
        return otherwise;
    }
}
/** Texts at the edge of what a property of type `string` allows, the most telling first. Not proven. */
function edgeStrings(schema, name) {
    if (OUTWARD.test(name))
        return ["", " "];
    const [min, max] = [fuzz_strings_length(schema, "minLength", 0), fuzz_strings_length(schema, "maxLength", 200)];
    return [...new Set(["x".repeat(min), " ", "x".repeat(max), ...TRICKY])];
}
/** Texts for a property of type `string`: realistic ones, tricky ones, arbitrary ones. Most are valid; the whole is proven afterwards. */
function stringArbitrary(schema, name) {
    const realistic = fast_check/* default.constant */.Ay.constant((0,strings/* makeString */.y)(schema, name));
    const format = (0,json/* stringMember */.sk)(schema, "format");
    if (format !== null && Object.hasOwn(values/* BY_FORMAT */.E6, format))
        return realistic;
    const pattern = (0,json/* stringMember */.sk)(schema, "pattern");
    if (pattern !== null)
        return fast_check/* default.oneof */.Ay.oneof(realistic, matching(pattern, realistic));
    if (OUTWARD.test(name))
        return fast_check/* default.oneof */.Ay.oneof({ weight: 3, arbitrary: realistic }, fast_check/* default.constantFrom */.Ay.constantFrom("", " "));
    const minLength = fuzz_strings_length(schema, "minLength", 0);
    const maxLength = Math.max(minLength, fuzz_strings_length(schema, "maxLength", 60));
    const tricky = TRICKY.filter((text) => text.length >= minLength && text.length <= maxLength);
    const free = fast_check/* default.string */.Ay.string({ minLength, maxLength, unit: "grapheme" });
    return fast_check/* default.oneof */.Ay.oneof(realistic, free, tricky.length > 0 ? fast_check/* default.constantFrom */.Ay.constantFrom(...tricky) : realistic);
}

// EXTERNAL MODULE: ./build/cases/numbers.js
var numbers = __webpack_require__(4328);
;// CONCATENATED MODULE: ./build/cases/fuzz-values.js






/** Below this depth only what is required is made; below the second nothing fits and the whole is dropped. */
const OPTIONAL_DEPTH = 3;
const MAX_DEPTH = 12;
/** Branches of `anyOf`/`oneOf`, properties of one object and items of one array that are made. */
const MAX_BRANCHES = 4;
const MAX_PROPERTIES = 100;
const MAX_ITEMS = 4;
/** Numbers that no schema bounds stay small: what a tool does with them may be work. */
const FREE_RANGE = 100;
/** A number under such a name is a time to wait: a large one would hang any server. */
const WAITS = /dur|delay|wait|sleep|time|interval|second|minute|hour|steps?$|^ms$|_ms$/i;
const ABSENT = Symbol("absent");
/** Arbitraries made for one tool: schemas that branch at every level would make them without end. */
const MAX_ARBITRARIES = 1_000;
/** A start for the input schema of one tool. */
const making = (root) => ({ root, left: MAX_ARBITRARIES });
/** The types that values are made of; guessed where none is named. */
function madeTypes(schema) {
    const named = (0,keywords/* typesOf */.pl)(schema);
    if (named.length > 0)
        return named;
    if ((0,json/* isObject */.Gv)(schema.properties))
        return ["object"];
    return Object.hasOwn(schema, "items") ? ["array"] : ["string"];
}
function limits(schema) {
    const low = (0,keywords/* numberOf */.rl)(schema, "minimum") ?? (0,keywords/* numberOf */.rl)(schema, "exclusiveMinimum");
    const high = (0,keywords/* numberOf */.rl)(schema, "maximum") ?? (0,keywords/* numberOf */.rl)(schema, "exclusiveMaximum");
    const min = low ?? Math.min(-FREE_RANGE, (high ?? 0) - FREE_RANGE);
    return { min, max: Math.max(min, high ?? Math.max(FREE_RANGE, min + FREE_RANGE)) };
}
function edgeNumbers(schema, name) {
    if (WAITS.test(name))
        return [(0,numbers/* makeNumber */.O)(schema, true)];
    const { min, max } = limits(schema);
    const step = (0,keywords/* numberOf */.rl)(schema, "multipleOf") ?? 1;
    const values = [min, max, 0, 1, -1, min + step, max - step].filter((one) => one >= min && one <= max);
    return [...new Set(values)];
}
function numberArbitrary(schema, name, integer) {
    const edges = edgeNumbers(schema, name);
    if (WAITS.test(name))
        return fast_check/* default.constantFrom */.Ay.constantFrom(...edges);
    const { min, max } = limits(schema);
    const step = (0,keywords/* numberOf */.rl)(schema, "multipleOf") ?? (integer ? 1 : 0.25);
    const usable = step > 0 && (max - min) / step < 2 ** 31;
    const [from, to] = usable ? [Math.ceil(min / step), Math.floor(max / step)] : [0, 0];
    if (!usable || from > to || Math.abs(from) > 2 ** 31 || Math.abs(to) > 2 ** 31)
        return fast_check/* default.constantFrom */.Ay.constantFrom(...edges);
    const inside = fast_check/* default.integer */.Ay.integer({ min: from, max: to }).map((n) => Number((n * step).toPrecision(12)));
    return fast_check/* default.oneof */.Ay.oneof(inside, fast_check/* default.constantFrom */.Ay.constantFrom(...edges));
}
function arrayArbitrary(schema, making, name, depth) {
    const { items, prefixItems } = schema;
    const tuple = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : null;
    if (tuple !== null) {
        const all = tuple.slice(0, MAX_PROPERTIES).map((item) => valueArbitrary(item, making, name, depth + 1));
        return fast_check/* default.tuple */.Ay.tuple(...all).map((values) => values);
    }
    const minLength = Math.min((0,keywords/* numberOf */.rl)(schema, "minItems") ?? 0, MAX_PROPERTIES);
    const maxLength = Math.max(minLength, Math.min((0,keywords/* numberOf */.rl)(schema, "maxItems") ?? MAX_ITEMS, MAX_ITEMS));
    const item = valueArbitrary(items ?? {}, making, name.replace(/(?<=\w)s$/, ""), depth + 1);
    return fast_check/* default.array */.Ay.array(item, { minLength, maxLength: depth >= OPTIONAL_DEPTH ? minLength : maxLength });
}
/** Objects with every required property, and some of the others. */
function objectArbitrary(schema, making, depth) {
    const properties = (0,json/* isObject */.Gv)(schema.properties) ? schema.properties : {};
    const required = new Set((0,json/* textsIn */.Ej)(schema.required));
    const names = [...new Set([...required, ...Object.keys(properties)])];
    const wanted = names
        .filter((name) => required.has(name) || depth < OPTIONAL_DEPTH)
        .slice(0, MAX_PROPERTIES);
    const members = wanted.map((name) => {
        const value = valueArbitrary((0,json/* member */.Dc)(properties, name) ?? {}, making, name, depth + 1);
        return required.has(name) ? value : fast_check/* default.option */.Ay.option(value, { nil: ABSENT, freq: 1 });
    });
    return fast_check/* default.tuple */.Ay.tuple(...members).map((values) => {
        const made = {};
        for (const [at, value] of values.entries()) {
            if (value !== ABSENT)
                (0,merge_schema/* define */.E)(made, wanted[at] ?? "", value);
        }
        return made;
    });
}
function typedArbitrary(flat, type, making, name, depth) {
    switch (type) {
        case "object":
            return objectArbitrary(flat, making, depth);
        case "array":
            return arrayArbitrary(flat, making, name, depth);
        case "integer":
            return numberArbitrary(flat, name, true);
        case "number":
            return numberArbitrary(flat, name, false);
        case "boolean":
            return fast_check/* default.boolean */.Ay.boolean();
        case "null":
            return fast_check/* default.constant */.Ay.constant(null);
        default:
            return stringArbitrary(flat, name);
    }
}
/** Values that a schema itself names: its only one, or its `enum`, or `examples` and `default` to go before invented ones. */
function named(flat) {
    if (flat.const !== undefined)
        return { values: [flat.const], only: true };
    if (Array.isArray(flat.enum) && flat.enum.length > 0)
        return { values: flat.enum, only: true };
    const examples = (0,json/* itemsOf */.S3)(flat.examples);
    return { values: [...examples, ...(flat.default == null ? [] : [flat.default])], only: false };
}
function branchArbitrary(flat, making, name, depth) {
    const { values, only } = named(flat);
    if (only)
        return fast_check/* default.constantFrom */.Ay.constantFrom(...values);
    const invented = fast_check/* default.oneof */.Ay.oneof(...madeTypes(flat).map((type) => typedArbitrary(flat, type, making, name, depth)));
    return values.length === 0 ? invented : fast_check/* default.oneof */.Ay.oneof(fast_check/* default.constantFrom */.Ay.constantFrom(...values), invented);
}
function branches(schema) {
    const count = (key) => {
        const list = (0,json/* member */.Dc)(schema, key);
        return Array.isArray(list) ? list.length : 1;
    };
    return Math.min(MAX_BRANCHES, Math.max(1, count("anyOf"), count("oneOf")));
}
/** Values for a schema: mostly valid, never proven here. */
function valueArbitrary(schema, making, name, depth) {
    making.left -= 1;
    if (depth > MAX_DEPTH || making.left < 0)
        return fast_check/* default.constant */.Ay.constant(null);
    const choices = Array.from({ length: branches(schema) }, (_, choice) => (0,merge_schema/* flatten */.B)(schema, making.root, choice));
    return fast_check/* default.oneof */.Ay.oneof(...choices.map((flat) => branchArbitrary(flat, making, name, depth)));
}
/** Values at the edge of what a property allows, the most telling first. Not proven. */
function edgesOf(schema, root, name) {
    const flat = (0,merge_schema/* flatten */.B)(schema, root, 0);
    const { values, only } = named(flat);
    if (only)
        return values.slice(0, MAX_PROPERTIES);
    const edges = madeTypes(flat).flatMap((type) => {
        if (type === "string")
            return edgeStrings(flat, name);
        if (type === "integer" || type === "number")
            return edgeNumbers(flat, name);
        if (type === "boolean")
            return [true, false];
        if (type === "array")
            return [[]];
        return type === "object" ? [{}] : [null];
    });
    return [...values, ...edges];
}

// EXTERNAL MODULE: ./build/cases/plan.js + 2 modules
var plan = __webpack_require__(2297);
// EXTERNAL MODULE: ./build/cases/scope.js
var scope = __webpack_require__(4722);
// EXTERNAL MODULE: ./build/cases/valid.js + 1 modules
var valid = __webpack_require__(6207);
;// CONCATENATED MODULE: ./build/cases/fuzz.js












/** Values made for each one that is wanted: some do not validate, some come twice. */
const TRIES = 4;
/** Fewest values made: a few wanted ones should not fail for bad luck. */
const LEAST_TRIES = 40;
function collector(tool, wanted) {
    const { check } = (0,schema/* validator */.N)(tool.inputSchema ?? {});
    const seen = new Set();
    const made = [];
    return {
        made,
        offer(candidates, limit) {
            for (const args of candidates) {
                if (made.length >= limit)
                    return;
                const text = (0,size/* jsonText */.s$)(args);
                if (seen.has(text))
                    continue;
                seen.add(text);
                if (check(args) === wanted)
                    made.push(args);
            }
        },
    };
}
/** The same for the same tool whatever the others are: a new tool leaves the calls of the old ones as they were. */
function seedOf(tool, seed) {
    let hash = 0x811c9dc5 ^ seed;
    for (let at = 0; at < tool.name.length; at += 1) {
        hash = Math.imul(hash ^ tool.name.charCodeAt(at), 0x01000193);
    }
    return hash | 0;
}
/** The base with one parameter at an edge: the first edge of each parameter, then the second of each, and so on. */
function* atEdges(tool, base) {
    const root = tool.inputSchema ?? {};
    const lists = tool.parameters.map(({ name, schema }) => ({ name, edges: edgesOf(schema, root, name) }));
    const longest = lists.reduce((most, { edges }) => Math.max(most, edges.length), 0);
    for (let round = 0; round < longest; round += 1) {
        for (const { name, edges } of lists) {
            const value = edges[round];
            if (value !== undefined)
                yield (0,malformed/* withMember */.RV)(base, name, value);
        }
    }
}
/** Arbitrary arguments, most of them valid. None for a schema that contradicts itself: fast-check refuses to invent for it. */
function sampled(tool, seed, wanted) {
    const root = tool.inputSchema ?? {};
    try {
        const arbitrary = objectArbitrary((0,merge_schema/* flatten */.B)(root, root, 0), making(root), 0);
        return fast_check/* default.sample */.Ay.sample(arbitrary, { seed, numRuns: Math.max(LEAST_TRIES, TRIES * wanted) });
    }
    catch {
        return [];
    }
}
/** Valid arguments: the user's own, those at the edges, then arbitrary ones. */
function validOnes(tool, settings, count, random) {
    const { made, offer } = collector(tool, "valid");
    const base = (0,valid/* validArguments */.r0)(tool.inputSchema);
    const own = settings.probes.filter((probe) => probe.tool === tool.name);
    offer(own.map((probe) => probe.arguments), count);
    if (base !== null)
        offer(atEdges(tool, base), Math.max(made.length, Math.ceil(count / 2)));
    offer(random, count);
    if (base !== null)
        offer(atEdges(tool, base), count);
    return made;
}
function* broken(breaks, from) {
    let at = 0;
    for (const args of from) {
        const one = breaks[at % breaks.length];
        at += 1;
        if (one !== undefined)
            yield one(args);
    }
}
/** Forbidden arguments: the base broken in each way, then arbitrary ones broken. */
function invalidOnes(tool, count, random) {
    const { made, offer } = collector(tool, "invalid");
    const base = (0,valid/* validArguments */.r0)(tool.inputSchema) ?? {};
    const breaks = breaksFor(tool);
    const ofBase = () => broken(breaks, Array.from(breaks, () => base));
    offer(ofBase(), Math.ceil(count / 2));
    offer(broken(breaks, random), count);
    offer(ofBase(), count);
    return made;
}
/** Half of the calls are valid where both are allowed; where one half cannot be filled the other takes its place. */
function madeFor(tool, allowed, settings) {
    const { calls, seed } = settings.fuzz;
    const random = sampled(tool, seedOf(tool, seed ?? 0), calls);
    const half = allowed.valid ? Math.floor(calls / 2) : calls;
    const invalid = allowed.malformed ? invalidOnes(tool, half, random) : [];
    const valid = allowed.valid ? validOnes(tool, settings, calls - invalid.length, random) : [];
    const left = calls - valid.length;
    return { valid, invalid: allowed.malformed && left > half ? invalidOnes(tool, left, random) : invalid };
}
function fuzzTool(tool, allowed, settings) {
    const { valid, invalid } = madeFor(tool, allowed, settings);
    const all = [
        ...valid.map((args) => ({ args, proof: "valid", timeoutMs: settings.timeoutMs })),
        ...invalid.map((args) => ({ args, proof: "invalid", timeoutMs: (0,plan/* hangLimit */.M)(settings) })),
    ];
    return all.map((one, at) => fuzzCase(tool, `fuzz/${at + 1}`, one));
}
function fuzzCase(tool, id, made) {
    const { args, proof, timeoutMs } = made;
    return {
        key: (0,model_case/* caseKeyOf */.tm)(tool.index, id),
        id,
        kind: "fuzz",
        toolIndex: tool.index,
        tool: tool.name,
        property: null,
        arguments: args,
        proof,
        timeoutMs,
    };
}
/**
 * The `fuzz/*` calls of a run, within the consent of each tool, each proven valid or invalid by the tool's own schema. The
 * same tools and settings always give the same calls. `dropped` tells of tools whose schema proves nothing.
 */
function fuzzCases(tools, settings) {
    const filter = (0,cases_filter/* toolFilter */.J)(settings);
    const cases = [];
    const dropped = [];
    for (const tool of tools) {
        const allowed = (0,scope/* consent */.v)(tool, settings);
        if (filter(tool) !== "wanted" || (!allowed.valid && !allowed.malformed))
            continue;
        const own = fuzzTool(tool, allowed, settings);
        cases.push(...own);
        if (own.length === 0) {
            dropped.push({ toolIndex: tool.index, id: "fuzz", reason: "no arguments could be proven" });
        }
    }
    return { cases, dropped };
}


/***/ })

};
