export const id = 42;
export const ids = [42];
export const modules = {

/***/ 1042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  audit: () => (/* binding */ audit)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/evidence/freeze.js
var freeze = __webpack_require__(41);
// EXTERNAL MODULE: ./build/facts/facts.js + 5 modules
var facts_facts = __webpack_require__(8761);
// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var facts_schema = __webpack_require__(4663);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/cases/draft.js
/** A malformed draft. */
function malformed(id, kind, args, property = null) {
    return { id, kind, property, arguments: args, wanted: "invalid" };
}

// EXTERNAL MODULE: ./build/facts/refs.js
var refs = __webpack_require__(9428);
;// CONCATENATED MODULE: ./build/cases/merge-schema.js


/** References followed in a row, and branches of `allOf` merged; cycles end here. */
const MAX_STEPS = 50;
function join(into, from) {
    const properties = { ...((0,json/* isObject */.Gv)(into.properties) ? into.properties : {}) };
    if ((0,json/* isObject */.Gv)(from.properties)) {
        for (const [name, schema] of Object.entries(from.properties))
            merge_schema_define(properties, name, schema);
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
function merge_schema_define(object, name, value) {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}
/** A schema with its local references followed, `allOf` merged and branch `choice` of `anyOf`/`oneOf` taken. */
function flatten(schema, root, choice, steps = 0) {
    if (!(0,json/* isObject */.Gv)(schema) || steps > MAX_STEPS)
        return {};
    const { $ref, allOf, anyOf, oneOf, ...own } = schema;
    let flat = own;
    if (typeof $ref === "string") {
        flat = join(flatten((0,refs/* resolveLocal */.iT)(root, $ref), root, choice, steps + 1), flat);
    }
    if (Array.isArray(allOf)) {
        for (const part of allOf.slice(0, MAX_STEPS))
            flat = join(flat, flatten(part, root, choice, steps + 1));
    }
    for (const branches of [anyOf, oneOf]) {
        if (!Array.isArray(branches))
            continue;
        const usable = branches.filter((branch) => (0,json/* isObject */.Gv)(branch) && (0,json/* member */.Dc)(branch, "type") !== "null");
        const branch = usable[Math.min(choice, usable.length - 1)];
        if (branch !== undefined)
            flat = join(flat, flatten(branch, root, choice, steps + 1));
    }
    return flat;
}

;// CONCATENATED MODULE: ./build/cases/malformed.js


/** A value of another JSON type, by the declared one. */
const WRONG = {
    string: 12345,
    number: "not-a-number",
    integer: "not-a-number",
    boolean: "not-a-boolean",
    array: "not-an-array",
    object: "not-an-object",
};
/** A copy of `args` with one member set. */
function withMember(args, name, value) {
    const copy = { ...args };
    merge_schema_define(copy, name, value);
    return copy;
}
function withoutMember(args, name) {
    const copy = { ...args };
    delete copy[name];
    return copy;
}
/** `missing-required/*` and `wrong-type/*`: the valid call with one thing wrong. The published crash-resilience rule counts exactly these. */
function simpleMalformed(tool, valid) {
    const missing = [...new Set(tool.required)].map((name) => malformed(`missing-required/${name}`, "missing-required", withoutMember(valid, name), name));
    const wrong = tool.parameters.flatMap(({ name, type }) => {
        if (type === null || !Object.hasOwn(WRONG, type))
            return [];
        const args = withMember(valid, name, WRONG[type] ?? null);
        return [malformed(`wrong-type/${name}`, "wrong-type", args, name)];
    });
    return [...missing, ...wrong];
}

;// CONCATENATED MODULE: ./build/cases/bounds.js



/** Longest text made to be just too long. */
const MAX_TEXT = 20_000;
function number(schema, key) {
    const value = (0,json/* member */.Dc)(schema, key);
    return typeof value === "number" && Number.isFinite(value) ? value : null;
}
/** One value just outside of what the schema allows, of the right type; undefined when it sets no bound. */
function outside(schema, type) {
    const values = (0,json/* member */.Dc)(schema, "enum");
    if (Array.isArray(values) && type === "string")
        return "not-one-of-the-allowed-values";
    if (type === "number" || type === "integer") {
        const maximum = number(schema, "maximum") ?? number(schema, "exclusiveMaximum");
        if (maximum !== null)
            return maximum + 1;
        const minimum = number(schema, "minimum") ?? number(schema, "exclusiveMinimum");
        return minimum === null ? undefined : minimum - 1;
    }
    if (type !== "string")
        return undefined;
    const least = number(schema, "minLength");
    if (least !== null && least > 0)
        return "x".repeat(Math.min(least, MAX_TEXT) - 1);
    const most = number(schema, "maxLength");
    if (most !== null && most < MAX_TEXT)
        return "x".repeat(Math.floor(most) + 1);
    if (typeof (0,json/* member */.Dc)(schema, "pattern") === "string")
        return "\u00a7 does not match \u00a7";
    return typeof (0,json/* member */.Dc)(schema, "format") === "string" ? "\u00a7 not of this format \u00a7" : undefined;
}
/** `bounds/<p>`: the valid call with one value just out of bounds. */
function boundsDrafts(tool, valid) {
    return tool.parameters.flatMap(({ name, schema, type }) => {
        const value = type === null ? undefined : outside(schema, type);
        return value === undefined
            ? []
            : [malformed(`bounds/${name}`, "bounds", withMember(valid, name, value), name)];
    });
}

// EXTERNAL MODULE: ./build/text/glob.js
var glob = __webpack_require__(1310);
;// CONCATENATED MODULE: ./build/cases/filter.js

/** Tells which tools the run is about: name patterns first, then the shard. */
function toolFilter(settings) {
    const wanted = settings.tools.map(glob/* globMatcher */.f);
    const excluded = settings.excludeTools.map(glob/* globMatcher */.f);
    const { shard } = settings;
    return (tool) => {
        if (wanted.length > 0 && !wanted.some((matches) => matches(tool.name)))
            return "filter";
        if (excluded.some((matches) => matches(tool.name)))
            return "filter";
        return shard !== null && tool.index % shard.count !== shard.index - 1 ? "shard" : "wanted";
    };
}

;// CONCATENATED MODULE: ./build/cases/probes.js

/** The user's own calls of one tool. They are consent for exactly these calls, whatever the scope. */
function probeCases(tool, settings) {
    const probes = settings.probes.filter((probe) => probe.tool === tool.name);
    if (probes.length === 0)
        return [];
    const { check } = (0,facts_schema/* validator */.N)(tool.inputSchema ?? {});
    return probes.map((probe) => {
        const proof = check(probe.arguments);
        const id = `probe/${probe.name}`;
        return {
            key: `${tool.index}/${id}`,
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
function typesOf(parameter) {
    const type = (0,json/* member */.Dc)(parameter.schema, "type");
    if (typeof type === "string")
        return [type];
    return Array.isArray(type) ? type.filter((one) => typeof one === "string") : [];
}
function wrongValue(parameter) {
    const types = typesOf(parameter);
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
            merge_schema_define(args, parameter.name, value);
    }
    return args;
}
/** Required arrays of objects: where nested mistakes can be made. */
function arraysOfObjects(tool) {
    return tool.parameters.flatMap(({ name, schema, required }) => {
        const flat = flatten(schema, tool.inputSchema ?? {}, 0);
        const items = flatten((0,json/* member */.Dc)(flat, "items"), tool.inputSchema ?? {}, 0);
        if (!required || (0,json/* member */.Dc)(flat, "type") !== "array" || (0,json/* member */.Dc)(items, "type") !== "object")
            return [];
        const names = Array.isArray(items.required)
            ? items.required.filter((one) => typeof one === "string")
            : [];
        return [{ name, required: names }];
    });
}
function nested(tool, valid) {
    const [array] = arraysOfObjects(tool);
    if (array === undefined)
        return [];
    const drafts = [
        malformed("robust/nested-string", "robust", withMember(valid, array.name, "not-an-array"), array.name),
    ];
    const value = (0,json/* member */.Dc)(valid, array.name);
    const item = Array.isArray(value) ? value[0] : undefined;
    const [missing] = array.required;
    if (missing === undefined || !(0,json/* isObject */.Gv)(item))
        return drafts;
    const { [missing]: _, ...rest } = item;
    return [
        ...drafts,
        malformed("robust/nested-item", "robust", withMember(valid, array.name, [rest]), array.name),
    ];
}
/** The `robust/*` calls of one tool, malformed ones only. `valid`: the tool's valid call, null when none could be made. */
function robustDrafts(tool, valid) {
    const typed = tool.parameters.filter((parameter) => typesOf(parameter).length > 0);
    const strings = typed.filter((parameter) => parameter.type === "string");
    const wrongTypes = robust_assign(typed, wrongValue);
    const nulls = robust_assign(typed, (one) => (typesOf(one).includes("null") ? undefined : null));
    const drafts = [];
    const add = (id, args) => drafts.push(malformed(`robust/${id}`, "robust", args));
    if (tool.required.length > 0)
        add("missing-required", {});
    if (typed.length > 0) {
        add("wrong-types", wrongTypes);
        add("nulls", nulls);
        add("extra-argument", withMember(wrongTypes, EXTRA, "x"));
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

;// CONCATENATED MODULE: ./build/cases/scope.js
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

;// CONCATENATED MODULE: ./build/cases/numbers.js

function bound(schema, key) {
    const value = (0,json/* member */.Dc)(schema, key);
    return typeof value === "number" && Number.isFinite(value) ? value : null;
}
/** A number within `minimum`, `maximum`, their exclusive kin (numbers, or draft-04 booleans) and `multipleOf`: 1 where that fits. */
function makeNumber(schema, integer) {
    const step = bound(schema, "multipleOf") ?? (integer ? 1 : null);
    const gap = step ?? 0.5;
    const lowExclusive = bound(schema, "exclusiveMinimum");
    const highExclusive = bound(schema, "exclusiveMaximum");
    const minimum = bound(schema, "minimum");
    const maximum = bound(schema, "maximum");
    const lowGap = (0,json/* member */.Dc)(schema, "exclusiveMinimum") === true ? gap : 0;
    const highGap = (0,json/* member */.Dc)(schema, "exclusiveMaximum") === true ? gap : 0;
    const low = Math.max(minimum === null ? -Infinity : minimum + lowGap, lowExclusive === null ? -Infinity : lowExclusive + gap);
    const high = Math.min(maximum === null ? Infinity : maximum - highGap, highExclusive === null ? Infinity : highExclusive - gap);
    const wanted = Math.min(Math.max(1, low), high);
    if (step === null || step <= 0)
        return wanted;
    const up = Math.ceil(wanted / step) * step;
    const value = up <= high ? up : Math.floor(wanted / step) * step;
    return Number(value.toPrecision(12));
}

// EXTERNAL MODULE: ./build/facts/pattern.js
var facts_pattern = __webpack_require__(9086);
;// CONCATENATED MODULE: ./build/cases/values.js
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
    [/^(?:path|file|file_?path|filename|source|src)$/, "example.txt"],
    [/^(?:dir|directory|folder|root|cwd)$/, "."],
    [/^(?:pattern|glob)$/, "*.txt"],
    [/^(?:uuid|guid)$/, "123e4567-e89b-42d3-a456-426614174000"],
    [/^(?:owner|org|organization|user|username|author|login)$/, "octocat"],
    [/^(?:repo|repository|project)$/, "hello-world"],
    [/^(?:branch|ref)$/, "main"],
    [/^(?:sha|commit|hash)$/, "6dcb09b5b57875f334f61aebed695e2e4193db5e"],
    [/^(?:phone|phone_?number|tel)$/, "+33123456789"],
    [/^(?:zip|zip_?code|postal_?code|postcode)$/, "75001"],
    [/^(?:color|colour)$/, "#336699"],
    [/^(?:title|subject|headline)$/, "An example"],
    [/^(?:name|label|first_?name|last_?name)$/, "Ada"],
    [/^(?:message|text|content|body|comment|description|summary|note|prompt|input)$/, "An example text."],
    [/^(?:id|key|slug)$/, "example-1"],
];
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

;// CONCATENATED MODULE: ./build/cases/strings.js



const NEUTRAL = "example";
/** Texts longer than this are not made up, whatever `minLength` asks for. */
const MAX_LENGTH = 10_000;
/** `fileName` and `file-name` read like `file_name`; the last word of a longer name counts when the whole is unknown. */
function byName(name) {
    const snake = name
        .replace(/([a-z\d])([A-Z])/g, "$1_$2")
        .replace(/[\s.-]+/g, "_")
        .toLowerCase();
    const lastWord = snake.slice(snake.lastIndexOf("_") + 1);
    for (const word of [snake, lastWord]) {
        const found = BY_NAME.find(([pattern]) => pattern.test(word));
        if (found !== undefined)
            return found[1];
    }
    return null;
}
function strings_length(schema, key, otherwise) {
    const value = (0,json/* member */.Dc)(schema, key);
    return typeof value === "number" && value >= 0 ? Math.floor(value) : otherwise;
}
function fitLength(text, min, max) {
    if (min > MAX_LENGTH)
        return text;
    const long = text.length < min ? text.padEnd(min, "x") : text;
    return long.length > max ? long.slice(0, max) : long;
}
function matches(pattern, text) {
    try {
        return (0,facts_pattern/* compilePattern */.E)(pattern).test(text);
    }
    catch {
        return false;
    }
}
/** A realistic text for a property. It may still not validate: the whole is proven afterwards. */
function makeString(schema, name) {
    const min = strings_length(schema, "minLength", 0);
    const max = strings_length(schema, "maxLength", MAX_LENGTH);
    const pattern = (0,json/* stringMember */.sk)(schema, "pattern");
    const format = (0,json/* stringMember */.sk)(schema, "format");
    const preferred = format !== null && Object.hasOwn(BY_FORMAT, format) ? (BY_FORMAT[format] ?? null) : byName(name);
    const first = fitLength(preferred ?? NEUTRAL, min, max);
    if (pattern === null || matches(pattern, first))
        return first;
    const found = FOR_PATTERN.find((text) => text.length >= min && text.length <= max && matches(pattern, text));
    return found ?? first;
}

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
    const type = (0,json/* member */.Dc)(schema, "type");
    if (typeof type === "string")
        return type;
    if (Array.isArray(type)) {
        const named = type.filter((one) => typeof one === "string");
        return named.find((one) => one !== "null") ?? named[0] ?? null;
    }
    if ((0,json/* isObject */.Gv)(schema.properties))
        return "object";
    return Object.hasOwn(schema, "items") || Object.hasOwn(schema, "prefixItems") ? "array" : null;
}
function count(schema, key, otherwise) {
    const value = (0,json/* member */.Dc)(schema, key);
    return typeof value === "number" && value >= 0 ? Math.floor(value) : otherwise;
}
function different(item, index) {
    if (typeof item === "number")
        return item + index;
    return typeof item === "string" ? `${item}${index + 1}` : item;
}
function makeArray(schema, name, context, depth) {
    const { items, prefixItems } = schema;
    const tuple = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
    const least = Math.max(count(schema, "minItems", 0), tuple.length, 1);
    const size = Math.min(least, count(schema, "maxItems", MAX_ITEMS), MAX_ITEMS);
    const singular = name.replace(/(?<=\w)s$/, "");
    const rest = Array.isArray(items) ? {} : (items ?? {});
    const unique = (0,json/* member */.Dc)(schema, "uniqueItems") === true;
    return Array.from({ length: size }, (_, index) => {
        const item = makeValue(tuple[index] ?? rest, singular, context, depth + 1);
        return unique && index > 0 ? different(item, index) : item;
    });
}
function makeObject(schema, context, depth) {
    const properties = (0,json/* isObject */.Gv)(schema.properties) ? schema.properties : {};
    const required = Array.isArray(schema.required)
        ? schema.required.filter((name) => typeof name === "string")
        : [];
    const result = {};
    for (const name of required) {
        merge_schema_define(result, name, makeValue((0,json/* member */.Dc)(properties, name) ?? {}, name, context, depth + 1));
    }
    for (const [name, property] of Object.entries(properties)) {
        if (Object.hasOwn(result, name))
            continue;
        const missing = Object.keys(result).length < count(schema, "minProperties", 0);
        if (missing || (context.manner.optional && hasKnownValue(property, context))) {
            merge_schema_define(result, name, makeValue(property, name, context, depth + 1));
        }
    }
    return result;
}
/** Optional properties are given only where the schema says what to give. */
function hasKnownValue(property, context) {
    const flat = flatten(property, context.root, context.manner.choice);
    return (Object.hasOwn(flat, "const") ||
        (Object.hasOwn(flat, "default") && flat.default !== null && context.manner.given) ||
        (Array.isArray(flat.enum) && flat.enum.length > 0));
}
function makeValue(schema, name, context, depth) {
    if (depth > MAX_DEPTH)
        return null;
    const flat = flatten(schema, context.root, context.manner.choice);
    const known = offered(flat, context.manner);
    if (known !== undefined)
        return known;
    switch (typeOf(flat)) {
        case "object":
            return makeObject(flat, context, depth);
        case "array":
            return makeArray(flat, name, context, depth);
        case "integer":
            return makeNumber(flat, true);
        case "number":
            return makeNumber(flat, false);
        case "boolean":
            return false;
        case "null":
            return null;
        default:
            return makeString(flat, name);
    }
}
/** Arguments for an input schema: every required property, and optional ones whose value the schema tells. Not yet proven. */
function generateArguments(schema, manner) {
    if (!(0,json/* isObject */.Gv)(schema))
        return {};
    const context = { root: schema, manner };
    return makeObject(flatten(schema, schema, manner.choice), context, 0);
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
/** Arguments that Ajv proved valid under the tool's own schema, or null when none could be made. */
function validArguments(schema) {
    const { check } = (0,facts_schema/* validator */.N)(schema ?? {});
    for (const manner of MANNERS) {
        const made = generateArguments(schema, manner);
        if (check(made) === "valid")
            return made;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/cases/plan.js








/** Lowest hang limit of `robust/*`, in milliseconds. */
const LEAST_HANG_MS = 2_000;
/** Milliseconds that a `robust/*` call may take. */
function hangLimit(settings) {
    return settings.robustInput.hangMs ?? Math.max(LEAST_HANG_MS, settings.timeoutProbeSec * 1000);
}
/** The calls one tool may get, in order: the valid one first. */
function draftsOf(tool, allowed, robust) {
    const valid = validArguments(tool.inputSchema);
    const drafts = [];
    if (allowed.valid && valid !== null) {
        drafts.push({ id: "valid", kind: "valid", property: null, arguments: valid, wanted: "valid" });
    }
    if (allowed.malformed) {
        if (valid !== null)
            drafts.push(...simpleMalformed(tool, valid));
        if (robust)
            drafts.push(...robustDrafts(tool, valid));
        if (valid !== null)
            drafts.push(...boundsDrafts(tool, valid));
    }
    if (robust && allowed.valid)
        drafts.push(...noArguments(tool));
    return allowed.valid && valid === null && drafts.length === 0 ? null : drafts;
}
function prove(tool, drafts, settings) {
    const { check } = (0,facts_schema/* validator */.N)(tool.inputSchema ?? {});
    const cases = [];
    const dropped = [];
    for (const draft of drafts) {
        const proof = check(draft.arguments);
        const { wanted, ...rest } = draft;
        if (proof !== wanted) {
            const reason = proof === "unknown" ? "the schema does not tell" : `the schema finds it ${proof}`;
            dropped.push({ toolIndex: tool.index, id: draft.id, reason });
            continue;
        }
        const timeoutMs = draft.kind === "robust" ? hangLimit(settings) : settings.timeoutMs;
        const key = `${tool.index}/${draft.id}`;
        cases.push({ key, toolIndex: tool.index, tool: tool.name, proof, timeoutMs, ...rest });
    }
    return { cases, dropped };
}
function skip(tool, cause, reason) {
    return { cases: [], dropped: [], skipped: { toolIndex: tool.index, tool: tool.name, cause, reason } };
}
function planTool(tool, settings, robust) {
    const allowed = consent(tool, settings);
    if (!allowed.valid && !allowed.malformed)
        return skip(tool, "consent", allowed.reason ?? "");
    const drafts = draftsOf(tool, allowed, robust);
    if (drafts === null)
        return skip(tool, "not-synthesizable", "no arguments could be made that its schema allows");
    const planned = prove(tool, drafts, settings);
    if (allowed.reason !== null)
        return { ...planned, skipped: skip(tool, "consent", allowed.reason).skipped };
    return { ...planned, skipped: null };
}
/** Decides every call of a run, from the listed tools and the settings alone. Linear in the number of tools. */
function planCases(tools, settings) {
    const filter = toolFilter(settings);
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
            planned = planTool(tool, settings, robust);
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

// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
// EXTERNAL MODULE: ./build/facts/outcome.js + 2 modules
var facts_outcome = __webpack_require__(1216);
// EXTERNAL MODULE: ./build/model/outcome.js
var model_outcome = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/record/recorder.js

/** Hangs of `robust/*` after which no more of them are sent. */
const MAX_HANGS = 3;
/** Starts in a row that may fail before the server counts as one that cannot be started again. */
const MAX_FAILED_STARTS = 2;
/** The parameters of a case's `tools/call`. */
function callParams(item) {
    const params = { name: item.tool };
    if (item.arguments !== null)
        params.arguments = item.arguments;
    return params;
}
/** Sends one case over a session. */
function sendCase(session, item, purpose) {
    return session.request({
        purpose,
        caseKey: item.key,
        method: "tools/call",
        params: callParams(item),
        timeoutMs: item.timeoutMs,
    });
}
/** Makes sure that the connection can be used, by a fresh process if need be. False when the server can no longer be started. */
async function ensureSession(recording) {
    if (recording.session.usable())
        return true;
    await recording.session.kill();
    for (let attempt = 0; attempt < MAX_FAILED_STARTS; attempt += 1) {
        if (recording.signal?.aborted)
            return false;
        const { session, failure } = await recording.starter.start("audit");
        if (failure === null) {
            recording.session = session;
            return true;
        }
        await session.kill();
        recording.stopped = { reason: "cannot-restart", detail: failure.message };
    }
    return false;
}
/** After the last malformed case of a tool, and after an answer that breaks the protocol, the server must still list its tools. */
async function checkAlive(recording, item) {
    if (!recording.session.usable())
        return;
    const exchange = await recording.session.request({
        purpose: "liveness",
        caseKey: item.key,
        method: "tools/list",
        params: {},
        timeoutMs: recording.timeoutMs,
    });
    if (exchange.end !== "answered")
        await recording.session.kill();
}
function needsLiveness(item, next, exchange, tool) {
    const lastOfTool = next === undefined || next.toolIndex !== item.toolIndex;
    if (lastOfTool && item.proof === "invalid")
        return true;
    return exchange.end === "answered" && (0,facts_outcome/* classify */.L)(exchange, tool).outcome === "protocol-violation";
}
/** Sends every case in the order of the plan. Restarts only what is dead or silent; stops when the server cannot be started again. */
async function recordCases(recording, cases) {
    let hangs = 0;
    let previous = null;
    for (const [index, item] of cases.entries()) {
        if (recording.signal?.aborted)
            return;
        if (item.kind === "robust" && hangs >= MAX_HANGS) {
            recording.dropped.push({
                toolIndex: item.toolIndex,
                id: item.id,
                reason: "three calls of `robust/*` hung",
            });
            continue;
        }
        recording.progress({ stage: "call", tool: item.tool, case: item.id, done: index, total: cases.length });
        if (previous !== null && previous.session === recording.session && !recording.session.usable()) {
            recording.suspects.add(previous.item.key);
        }
        if (!(await ensureSession(recording)))
            return;
        const { session } = recording;
        const exchange = await sendCase(session, item, "case");
        const fresh = previous?.session !== session;
        if (exchange.end === "closed" && !fresh && previous !== null) {
            recording.before.set(item.key, previous.item.key);
        }
        previous = exchange.end === "answered" ? { item, session } : null;
        if (exchange.end === "timed-out") {
            if (item.kind === "robust")
                hangs += 1;
            await session.kill();
        }
        const tool = recording.tools[item.toolIndex];
        if (tool !== undefined && needsLiveness(item, cases[index + 1], exchange, tool)) {
            await checkAlive(recording, item);
        }
    }
    if (previous !== null && !recording.session.usable())
        recording.suspects.add(previous.item.key);
}

;// CONCATENATED MODULE: ./build/record/confirm.js



/** Milliseconds that a process may take to die of a call it has answered. */
const SETTLE_MS = 500;
/** Fresh starts that confirmation may take; what is left over stays unconfirmed, and accuses nobody. */
const MAX_STARTS = 200;
/** Cases whose first answer accuses the server, by tool and kind of answer. */
function failingGroups(recording, log, cases) {
    const byKey = new Map(cases.map((item) => [item.key, item]));
    const groups = new Map();
    for (const exchange of log.exchanges) {
        const item = exchange.purpose === "case" ? byKey.get(exchange.caseKey ?? "") : undefined;
        const tool = item === undefined ? undefined : recording.tools[item.toolIndex];
        if (item === undefined || tool === undefined)
            continue;
        const { outcome, signature } = (0,facts_outcome/* classify */.L)(exchange, tool);
        if (!model_outcome/* FAILING */.t.has(outcome))
            continue;
        const key = `${item.toolIndex} ${signature}`;
        groups.set(key, [...(groups.get(key) ?? []), { item, exchange, signature }]);
    }
    return [...groups.values()];
}
/** One case alone on a fresh process. Null when the server could not be started. */
async function tryAlone(recording, item) {
    const { session, failure } = await recording.starter.start("confirm");
    const exchange = failure === null ? await sendCase(session, item, "confirm") : null;
    await session.kill();
    return exchange;
}
/** Whether a call that was answered kills the process a moment later. It is then written at the call itself. */
async function diesAfter(recording, log, item) {
    const { session, failure } = await recording.starter.start("confirm");
    if (failure !== null)
        return false;
    const again = await sendCase(session, item, "confirm");
    if (again.end === "answered")
        await session.settle(SETTLE_MS);
    const exit = session.exit();
    await session.kill();
    if (exit === null || again.end !== "answered")
        return false;
    const first = log.exchanges.find((one) => one.purpose === "case" && one.caseKey === item.key);
    for (const exchange of [first, again]) {
        if (exchange !== undefined)
            exchange.diedAfter = { code: exit.code, signal: exit.signal, atMs: exit.atMs };
    }
    return true;
}
/** Answered cases after which the process was found dead: tried again, alone, with time to die. */
async function confirmLateDeaths(recording, log, cases) {
    for (const item of cases) {
        if (recording.signal?.aborted)
            return;
        if (recording.suspects.has(item.key))
            await diesAfter(recording, log, item);
    }
}
/**
 * Tries failing cases again on fresh processes: one of each group, and its siblings only where that one did better.
 * What a fresh process does not repeat depends on state, and accuses nobody.
 */
async function confirmFailures(recording, log, cases) {
    const groups = failingGroups(recording, log, cases);
    const byKey = new Map(cases.map((item) => [item.key, item]));
    let starts = 0;
    for (const [index, group] of groups.entries()) {
        for (const { item } of group) {
            if (recording.signal?.aborted || starts >= MAX_STARTS)
                return;
            if (log.exchanges.some((one) => one.purpose === "confirm" && one.caseKey === item.key))
                break;
            recording.progress({
                stage: "confirm",
                tool: item.tool,
                case: item.id,
                done: index,
                total: groups.length,
            });
            starts += 1;
            const again = await tryAlone(recording, item);
            const tool = recording.tools[item.toolIndex];
            if (again === null || tool === undefined)
                return;
            if (model_outcome/* FAILING */.t.has((0,facts_outcome/* classify */.L)(again, tool).outcome))
                break;
            const before = byKey.get(recording.before.get(item.key) ?? "");
            if (before !== undefined)
                await diesAfter(recording, log, before);
        }
    }
}

// EXTERNAL MODULE: ./build/facts/catalogue.js
var catalogue = __webpack_require__(5581);
// EXTERNAL MODULE: ./build/record/handshake.js
var handshake = __webpack_require__(6277);
;// CONCATENATED MODULE: ./build/record/listing.js



/** Pages that are read at most. */
const MAX_PAGES = 1_000;
/** Reads all pages of `tools/list`. Stops at a cursor that was there before. */
async function listTools(session, purpose, timeoutMs) {
    const results = [];
    const cursors = new Set();
    let params = {};
    const fail = (message) => ({
        tools: [],
        failure: { stage: "list", message, exit: session.exit(), stderrTail: session.connection.stderr.tail },
    });
    for (let page = 0; page < MAX_PAGES; page += 1) {
        const exchange = await session.request({
            purpose,
            caseKey: null,
            method: "tools/list",
            params,
            timeoutMs,
        });
        if (exchange.end === "timed-out")
            return fail(`\`tools/list\` was not answered within ${timeoutMs} ms.`);
        if (exchange.end === "closed")
            return fail("The server ended while it listed its tools.");
        const result = (0,handshake/* resultOf */.Bg)(exchange.response?.raw);
        if (result === null)
            return fail(`\`tools/list\` was answered with ${(0,handshake/* errorOf */.Mz)(exchange.response?.raw)}.`);
        if (!Array.isArray((0,json/* member */.Dc)(result, "tools"))) {
            return fail("`tools/list` was answered without a list: `tools` is not an array.");
        }
        results.push(result);
        const cursor = (0,json/* member */.Dc)(result, "nextCursor");
        if (typeof cursor !== "string" || cursors.has(cursor))
            break;
        cursors.add(cursor);
        params = { cursor };
    }
    const tools = (0,catalogue/* readTools */.s)(results);
    return tools.length === 0 ? fail("The server lists no tools.") : { tools, failure: null };
}

// EXTERNAL MODULE: ./build/record/log.js
var record_log = __webpack_require__(3278);
;// CONCATENATED MODULE: ./build/record/protocol-probes.js





const NO_TOOL = "mcp-audit-no-such-tool";
const NO_METHOD = "mcp-audit/no-such-method";
/** A revision that does not exist: the server must answer with one it speaks. */
const FUTURE_VERSION = "2099-01-01";
/** Calls that are in flight together on one connection. */
const IN_FLIGHT = 4;
/** Slowest call that is repeated for that, in milliseconds. */
const QUICK_MS = 1_000;
async function ask(recording, name, method, params) {
    if (recording.signal?.aborted || !(await ensureSession(recording)))
        return;
    const { session, timeoutMs } = recording;
    const exchange = await session.request({
        purpose: "protocol",
        caseKey: `protocol/${name}`,
        method,
        params,
        timeoutMs,
    });
    if (exchange.end === "timed-out")
        await session.kill();
}
/** Valid calls that were answered well and fast: they may be made again without harm where they were allowed once. */
function quickCalls(recording, log, cases) {
    const valid = new Map(cases.filter((item) => item.kind === "valid").map((item) => [item.key, item]));
    return log.exchanges.flatMap((exchange) => {
        const item = exchange.purpose === "case" ? valid.get(exchange.caseKey ?? "") : undefined;
        const tool = item === undefined ? undefined : recording.tools[item.toolIndex];
        if (item === undefined || tool === undefined || !tool.readOnly || exchange.durationMs > QUICK_MS)
            return [];
        return exchange.end === "answered" && (0,facts_outcome/* classify */.L)(exchange, tool).outcome === "ok" ? [item] : [];
    });
}
/** A read-only tool that was called with `{}` is called without `arguments` at all. */
async function omitArguments(recording, quick) {
    const item = quick.find((one) => Object.keys(one.arguments ?? {}).length === 0);
    if (item !== undefined)
        await ask(recording, "omitted-arguments", "tools/call", { name: item.tool });
}
async function multiplex(recording, quick) {
    if (quick.length === 0 || recording.signal?.aborted || !(await ensureSession(recording)))
        return;
    const calls = Array.from({ length: IN_FLIGHT }, (_, index) => quick[index % quick.length]);
    await Promise.all(calls.map((item, index) => item === undefined
        ? null
        : recording.session.request({
            purpose: "multiplexing",
            caseKey: `multiplexing/${index + 1} ${item.key}`,
            method: "tools/call",
            params: callParams(item),
            timeoutMs: recording.timeoutMs,
        })));
}
/** On a process of its own: a version nobody speaks is offered. */
async function offerFutureVersion(recording, startupTimeoutMs) {
    if (recording.signal?.aborted)
        return;
    const session = recording.starter.open("confirm");
    await session.request({
        purpose: "protocol",
        caseKey: "protocol/newer-version",
        method: "initialize",
        params: (0,handshake/* initializeParams */.PN)(FUTURE_VERSION),
        timeoutMs: startupTimeoutMs,
    });
    await session.kill();
}
/** Asks what every server must answer, after the cases so that nothing of it can disturb them. */
async function probeProtocol(recording, log, cases, settings) {
    if (recording.signal?.aborted || !(await ensureSession(recording)))
        return;
    await listTools(recording.session, "list-again", recording.timeoutMs);
    await ask(recording, "unknown-method", NO_METHOD, {});
    const mayCall = recording.tools.some((tool) => consent(tool, settings).malformed);
    if (!mayCall)
        return;
    await ask(recording, "unknown-tool", "tools/call", { name: NO_TOOL, arguments: {} });
    const quick = quickCalls(recording, log, cases);
    await omitArguments(recording, quick);
    await multiplex(recording, quick);
}

// EXTERNAL MODULE: ./build/record/starter.js + 8 modules
var record_starter = __webpack_require__(9668);
;// CONCATENATED MODULE: ./build/record/record.js








const EMPTY_PLAN = { cases: [], dropped: [], skipped: [] };
/** Masks every text within a value. */
function masked(value, mask) {
    return JSON.parse(mask(JSON.stringify(value)));
}
async function runPhases(starter, log, settings, options) {
    const { record } = settings;
    const progress = options.onProgress ?? (() => { });
    const step = (stage) => progress({ stage, tool: null, case: null, done: 0, total: 0 });
    step("start");
    const { session, failure } = await starter.start("audit");
    if (failure !== null)
        return { plan: EMPTY_PLAN, failure, stopped: null };
    step("list");
    const listed = await listTools(session, "list", record.startupTimeoutMs);
    if (listed.failure !== null) {
        await session.kill();
        const { tail } = session.connection.stderr;
        const seen = { ...listed.failure, exit: session.exit(), stderrTail: tail };
        return { plan: EMPTY_PLAN, failure: seen, stopped: null };
    }
    const plan = planCases(listed.tools, record);
    const recording = {
        starter,
        tools: listed.tools,
        session,
        timeoutMs: record.timeoutMs,
        signal: options.signal,
        stopped: null,
        dropped: plan.dropped,
        suspects: new Set(),
        before: new Map(),
        progress,
    };
    await recordCases(recording, plan.cases);
    if (recording.stopped === null)
        await probeProtocol(recording, log, plan.cases, record);
    step("stop");
    if (recording.session.usable() && !options.signal?.aborted)
        await recording.session.close();
    else
        await recording.session.kill();
    if (recording.stopped === null) {
        await confirmLateDeaths(recording, log, plan.cases);
        await confirmFailures(recording, log, plan.cases);
        if (record.scope !== "static")
            await offerFutureVersion(recording, record.startupTimeoutMs);
    }
    return { plan, failure: null, stopped: recording.stopped };
}
/** The call that was under way when the user stopped the run tells nothing of the server. */
function withoutInterrupted(log) {
    return log.exchanges.filter((one) => one.end !== "closed" || one.diedAfter !== null);
}
/**
 * Starts the server, lists its tools, makes every planned call and writes down what is seen. Never throws for what the
 * server does; ends everything it started, also when it is stopped.
 */
async function record(target, settings, options) {
    const startedAt = new Date().toISOString();
    const log = (0,record_log/* createLog */.h)(options.mask);
    const starter = (0,record_starter/* createStarter */.A)(target, log, {
        env: options.env,
        base: options.environment ?? process.env,
        startupTimeoutMs: settings.record.startupTimeoutMs,
    });
    const onAbort = () => void starter.killAll();
    options.signal?.addEventListener("abort", onAbort, { once: true });
    let outcome;
    try {
        outcome = await runPhases(starter, log, settings, options);
    }
    finally {
        options.signal?.removeEventListener("abort", onAbort);
        await starter.killAll();
    }
    const interrupted = options.signal?.aborted === true;
    const stopped = interrupted
        ? { reason: "interrupted", detail: "stopped by the user or the runner" }
        : outcome.stopped;
    const failure = interrupted && outcome.failure !== null
        ? { ...outcome.failure, message: "The run was stopped before the server answered." }
        : outcome.failure;
    const { mask } = options;
    return {
        schemaVersion: 1,
        auditor: { ...version/* AUDITOR */.b },
        startedAt,
        durationMs: Math.round(log.now()),
        target: masked(target, mask),
        settings: masked(settings, mask),
        failure: masked(failure, mask),
        stopped,
        connections: masked(log.connections, mask),
        exchanges: interrupted ? withoutInterrupted(log) : log.exchanges,
        cases: masked(outcome.plan.cases, mask),
        dropped: outcome.plan.dropped,
        skipped: masked(outcome.plan.skipped, mask),
        locations: {},
        extra: {},
    };
}

// EXTERNAL MODULE: ./build/report/build.js + 17 modules
var build = __webpack_require__(6692);
;// CONCATENATED MODULE: ./build/source/literal.js
/** Names shorter than this are too common to be looked for. */
const SHORTEST = 2;
const LITERAL = /(["'`])([A-Za-z0-9_.\-/]{2,128})\1/g;
const REGISTERS = /\b(?:registerTool|addTool|add_tool|tool|NewTool|defineTool|createTool|register_tool|Tool)\s*(?:<[^>]{0,80}>)?\(\s*$/;
const NAME_MEMBER = /\b(?:name|Name)\s*[:=]\s*$/;
/** 3: the first argument of a registering call; 2: the value of a `name`; 1: any other mention. */
function rank(before) {
    if (REGISTERS.test(before))
        return 3;
    return NAME_MEMBER.test(before) ? 2 : 1;
}
function lineStarts(text) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
        starts.push(at + 1);
    return starts;
}
function lineOf(starts, index) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if ((starts[middle] ?? 0) <= index)
            low = middle;
        else
            high = middle - 1;
    }
    return low + 1;
}
/** Python, Rust and others name a tool by the function that a decorator or attribute stands on. */
const DECORATED = /(?:@[\w.]*\btool\b[^\n]*|#\[\s*tool\b[^\n]*)\n(?:[ \t]*(?:@|#\[)[^\n]*\n){0,5}[ \t]*(?:pub\s+)?(?:async\s+)?(?:def|fn)\s+([A-Za-z_]\w*)/g;
function mentionsIn(file, wanted, add) {
    const starts = lineStarts(file.text);
    for (const match of file.text.matchAll(LITERAL)) {
        const name = match[2] ?? "";
        if (!wanted.has(name))
            continue;
        const before = file.text.slice(Math.max(0, match.index - 120), match.index);
        add(name, { path: file.path, line: lineOf(starts, match.index), rank: rank(before) });
    }
    for (const match of file.text.matchAll(DECORATED)) {
        const name = match[1] ?? "";
        if (!wanted.has(name))
            continue;
        const at = match.index + match[0].lastIndexOf(name);
        add(name, { path: file.path, line: lineOf(starts, at), rank: 3 });
    }
}
/** The one best mention; null when two are equally good, since a wrong place is worse than none. */
function best(mentions) {
    const top = Math.max(0, ...mentions.map((one) => one.rank));
    const [first, ...others] = mentions.filter((one) => one.rank === top);
    if (first === undefined || others.some((one) => one.path !== first.path || one.line !== first.line))
        return null;
    return { path: first.path, line: first.line, endLine: first.line };
}
/** Where each tool is registered, as far as its name stands in the sources as a literal. */
function locateByLiteral(files, names) {
    const wanted = new Set(names.filter((name) => name.length >= SHORTEST));
    const mentions = new Map();
    let filesRead = 0;
    for (const file of files) {
        filesRead += 1;
        mentionsIn(file, wanted, (name, mention) => mentions.set(name, [...(mentions.get(name) ?? []), mention]));
    }
    const locations = Object.create(null);
    for (const [name, found] of mentions) {
        const location = best(found);
        if (location !== null)
            locations[name] = location;
    }
    return { locations: { ...locations }, filesRead };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/source/walk.js


const DEFAULT_LIMITS = { files: 20_000, bytes: 200_000_000, fileBytes: 1_000_000, ms: 10_000 };
const SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|kts|cs|rb|php|swift)$/;
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
    "test",
    "tests",
    "spec",
]);
const TEST_FILE = /(?:[._-](?:test|spec)\.[cm]?[jt]sx?|_test\.(?:go|py)|^test_.*\.py|\.min\.js|\.d\.ts)$/;
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch {
        return [];
    }
}
/**
 * The source files under `folder`, in a fixed order, within the limits. Build output, dependencies, tests and hidden
 * folders are left out; symbolic links are never followed.
 */
function* walkSources(root, folder, limits) {
    const until = performance.now() + limits.ms;
    const open = [folder];
    let files = 0;
    let bytes = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const folders = [];
        for (const entry of entriesOf(next)) {
            const path = (0,external_node_path_.join)(next, entry.name);
            if (entry.isDirectory()) {
                if (!entry.name.startsWith(".") && !IGNORED.has(entry.name))
                    folders.push(path);
                continue;
            }
            if (!entry.isFile() || !SOURCE.test(entry.name) || TEST_FILE.test(entry.name))
                continue;
            if (files >= limits.files || bytes >= limits.bytes || performance.now() > until)
                return;
            const size = (0,external_node_fs_.statSync)(path).size;
            if (size > limits.fileBytes)
                continue;
            files += 1;
            bytes += size;
            yield { path: (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/"), text: (0,external_node_fs_.readFileSync)(path, "utf8") };
        }
        open.push(...folders.reverse());
    }
}

;// CONCATENATED MODULE: ./build/source/index.js


/**
 * Looks where the live tools are registered. The live list is the truth: a tool is never missed, at worst unlocated.
 * `root`: the repository's; `folder`: where the server's sources are.
 */
async function indexSources(workspace, names, limits = DEFAULT_LIMITS) {
    const files = walkSources(workspace.root, workspace.folder, limits);
    const { locations, filesRead } = locateByLiteral(files, names);
    return { locations, facts: [], filesRead };
}

// EXTERNAL MODULE: ./build/text/mask.js
var text_mask = __webpack_require__(3716);
;// CONCATENATED MODULE: ./build/core/audit.js







/** The target, with what a reproduction line must repeat. */
function repeatable(options) {
    const { target, workspace } = options;
    if (target.transport === "http") {
        return { ...target, repeat: { names: Object.keys(options.headers ?? {}), directory: "" } };
    }
    const directory = workspace === null ? "" : (0,external_node_path_.relative)(workspace, target.cwd).split(external_node_path_.sep).join("/");
    return { ...target, repeat: { names: Object.keys(options.env), directory } };
}
async function withSources(evidence, options) {
    const { workspace, target } = options;
    if (workspace === null || evidence.failure !== null)
        return evidence;
    const folder = target.transport === "stdio" ? target.cwd : workspace;
    const names = (0,facts_facts.createFacts)(evidence).tools.map((tool) => tool.name);
    const { locations, facts, filesRead } = await indexSources({ root: workspace, folder }, names);
    const sources = { facts, filesRead };
    return { ...evidence, locations, extra: { ...evidence.extra, sources } };
}
/**
 * Starts the server, records what it does, locates its tools in the workspace and judges all of it. Never throws for
 * what the server does: a server that cannot be started or listed is a report with a `failure`.
 */
async function audit(options) {
    const mask = (0,text_mask/* createMasker */.a)(options.secrets);
    const recorded = await record(repeatable(options), options.settings, {
        env: options.env,
        headers: options.headers ?? {},
        mask,
        signal: options.signal,
        onProgress: options.onProgress,
    });
    const located = await withSources(recorded, options);
    const { snapshot = null } = options;
    const extra = snapshot === null ? located.extra : { ...located.extra, snapshot: snapshot };
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
    const open = [evidence];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        Object.freeze(next);
        for (const value of Object.values(next)) {
            if (typeof value === "object" && value !== null && !Object.isFrozen(value))
                open.push(value);
        }
    }
    return evidence;
}


/***/ }),

/***/ 3716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createMasker)
/* harmony export */ });
/** Encoded forms shorter than this are left alone: they turn up in ordinary text by chance. */
const SHORTEST_ENCODED = 8;
const LITERAL = /[.*+?^${}()|[\]\\]/g;
/** The base64 characters that a value surely gives when it stands `offset` bytes into the encoded text. */
function base64At(value, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    const whole = bytes.toString("base64").replace(/=+$/, "");
    const from = offset === 0 ? 0 : offset + 1;
    const bits = bytes.length * 8;
    return whole.slice(from, Math.floor(bits / 6));
}
/** The forms in which a value leaves programs: as it is, URL-encoded, in JSON (once and twice), base64, hexadecimal. */
function formsOf(value) {
    const json = JSON.stringify(value).slice(1, -1);
    const uri = encodeURIComponent(Buffer.from(value).toString("utf8"));
    const base64 = [0, 1, 2].map((offset) => base64At(value, offset));
    const encoded = [
        uri,
        uri.replaceAll("%20", "+"),
        json,
        JSON.stringify(json).slice(1, -1),
        ...base64,
        ...base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")),
        Buffer.from(value).toString("hex"),
    ];
    return [value, ...encoded.filter((text) => text.length >= SHORTEST_ENCODED)];
}
/** A function that puts `***NAME***` in the place of every form of every value. Linear in the text. */
function createMasker(secrets) {
    const names = new Map();
    for (const { name, value } of secrets) {
        if (value === "")
            continue;
        for (const form of formsOf(value))
            if (!names.has(form))
                names.set(form, name);
    }
    if (names.size === 0)
        return (text) => text;
    const forms = [...names.keys()].sort((a, b) => b.length - a.length);
    const pattern = new RegExp(forms.map((form) => form.replace(LITERAL, "\\$&")).join("|"), "g");
    return (text) => text.replace(pattern, (form) => `***${names.get(form)}***`);
}


/***/ })

};
