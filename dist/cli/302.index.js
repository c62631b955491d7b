export const id = 302;
export const ids = [302];
export const modules = {

/***/ 302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  audit: () => (/* binding */ audit)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/evidence/freeze.js
var freeze = __webpack_require__(41);
// EXTERNAL MODULE: ./build/facts/facts.js + 7 modules
var facts_facts = __webpack_require__(7364);
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

// EXTERNAL MODULE: ./build/cases/places.js
var places = __webpack_require__(5032);
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
    [/^(?:path|file|file_?path|filename)$/, "example.txt"],
    [/^(?:dir|directory|folder|root|cwd)$/, "."],
    [/^(?:old_?(?:text|str|string)|search_?(?:text|string)|find_?text)$/, places/* EXAMPLE_LINE */.Ck],
    [/^(?:new_?(?:text|str|string)|replacement|replace_?(?:text|string|with))$/, "Another text."],
    [/^(?:pattern|glob)$/, "*.txt"],
    [/^(?:uuid|guid)$/, "123e4567-e89b-42d3-a456-426614174000"],
    [/^(?:owner|org|organization|user|username|author|login)$/, "octocat"],
    [/^(?:repo|repository|project)$/, "hello-world"],
    [/^(?:branch|ref)$/, "main"],
    [/^(?:sha|commit|hash)$/, places/* HEAD_COMMIT */.LT],
    [/^(?:phone|phone_?number|tel)$/, "+33123456789"],
    [/^(?:zip|zip_?code|postal_?code|postcode)$/, "75001"],
    [/^(?:color|colour)$/, "#336699"],
    [/^(?:title|subject|headline)$/, "An example"],
    [/^(?:name|label|first_?name|last_?name)$/, "Ada"],
    [/^(?:message|text|content|body|comment|description|summary|note|prompt|input)$/, places/* EXAMPLE_LINE */.Ck],
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

;// CONCATENATED MODULE: ./build/cases/words.js
/** The words of a name: `fileName`, `file-name` and `File name` read like `file_name`. Lower case. */
function wordsOf(name) {
    return name
        .replace(/([a-z\d])([A-Z])/g, "$1 $2")
        .toLowerCase()
        .split(/[^a-z\d]+/)
        .filter((word) => word !== "");
}

;// CONCATENATED MODULE: ./build/cases/numbers.js



function bound(schema, key) {
    const value = (0,json/* member */.Dc)(schema, key);
    return typeof value === "number" && Number.isFinite(value) ? value : null;
}
function byName(name) {
    const word = wordsOf(name).at(-1) ?? "";
    return Object.hasOwn(NUMBER_BY_NAME, word) ? (NUMBER_BY_NAME[word] ?? 1) : 1;
}
/** A number within `minimum`, `maximum`, their exclusive kin (numbers, or draft-04 booleans) and `multipleOf`: what the name tells, else 1, where that fits. */
function makeNumber(schema, integer, name = "") {
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
    const wanted = Math.min(Math.max(byName(name), low), high);
    if (step === null || step <= 0)
        return wanted;
    const up = Math.ceil(wanted / step) * step;
    const value = up <= high ? up : Math.floor(wanted / step) * step;
    return Number(value.toPrecision(12));
}

// EXTERNAL MODULE: ./build/facts/pattern.js
var facts_pattern = __webpack_require__(9086);
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

// EXTERNAL MODULE: ./build/model/workspace.js
var workspace = __webpack_require__(9259);
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
    for (const word of [...name, ...tool, ...wordsOf(description.slice(0, 200))]) {
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
        name: wordsOf(name),
        description: description ?? "",
        tool: wordsOf(hints.tool),
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

;// CONCATENATED MODULE: ./build/cases/strings.js







const NEUTRAL = "example";
/** Texts longer than this are not made up, whatever `minLength` asks for. */
const MAX_LENGTH = 10_000;
/** The last word of a longer name counts when the whole is unknown. */
function strings_byName(name) {
    const all = wordsOf(name);
    for (const word of [all.join("_"), all.at(-1) ?? ""]) {
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
const UNKNOWN = { hints: places/* NO_HINTS */.fi, description: null, described: true };
/** Texts that fit a property, the most telling first. */
function preferred(schema, name, context) {
    const format = (0,json/* stringMember */.sk)(schema, "format");
    const { hints, description, described } = context;
    const texts = [
        format !== null && Object.hasOwn(BY_FORMAT, format) ? BY_FORMAT[format] : null,
        pathFor(name, description, hints),
        described ? describedExample(description) : null,
        strings_byName(name),
        NEUTRAL,
    ];
    return texts.filter((text) => typeof text === "string");
}
/** A realistic text for a property. It may still not validate: the whole is proven afterwards. */
function makeString(schema, name, context = UNKNOWN) {
    const min = strings_length(schema, "minLength", 0);
    const max = strings_length(schema, "maxLength", MAX_LENGTH);
    const pattern = (0,json/* stringMember */.sk)(schema, "pattern");
    const texts = preferred(schema, name, context);
    const fits = (text) => text.length >= min && text.length <= max && (pattern === null || matches(pattern, text));
    const whole = texts.find(fits);
    if (whole !== undefined)
        return whole;
    const stretched = fitLength(texts[0] ?? NEUTRAL, min, max);
    return fits(stretched) ? stretched : (FOR_PATTERN.find(fits) ?? stretched);
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
function makeArray(schema, place, context, depth) {
    const { items, prefixItems } = schema;
    const tuple = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
    const least = Math.max(count(schema, "minItems", 0), tuple.length, 1);
    const size = Math.min(least, count(schema, "maxItems", MAX_ITEMS), MAX_ITEMS);
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
    const required = Array.isArray(schema.required)
        ? schema.required.filter((name) => typeof name === "string")
        : [];
    const result = {};
    for (const name of required) {
        merge_schema_define(result, name, makeValue((0,json/* member */.Dc)(properties, name) ?? {}, named(name), context, depth + 1));
    }
    for (const [name, property] of Object.entries(properties)) {
        if (Object.hasOwn(result, name))
            continue;
        const missing = Object.keys(result).length < count(schema, "minProperties", 0);
        if (missing || (context.manner.optional && hasKnownValue(property, context))) {
            merge_schema_define(result, name, makeValue(property, named(name), context, depth + 1));
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
function makeValue(schema, given, context, depth) {
    if (depth > MAX_DEPTH)
        return null;
    const flat = flatten(schema, context.root, context.manner.choice);
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
            return makeNumber(flat, true, place.name);
        case "number":
            return makeNumber(flat, false, place.name);
        case "boolean":
            return false;
        case "null":
            return null;
        default:
            return makeString(flat, place.name, {
                hints: context.hints,
                description,
                described: context.manner.given,
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
function validArguments(schema, hints = places/* NO_HINTS */.fi) {
    const { check } = (0,facts_schema/* validator */.N)(schema ?? {});
    for (const manner of MANNERS) {
        const made = generateArguments(schema, manner, hints);
        if (check(made) === "valid")
            return made;
    }
    return null;
}
/** What is known of a tool beside its schema. Only a read-only tool is sent to a place of the user's own. */
function hintsOf(tool, given) {
    return {
        tool: tool.name,
        siblings: tool.parameters.map((parameter) => parameter.name),
        given: tool.readOnly ? given : null,
    };
}

;// CONCATENATED MODULE: ./build/cases/plan.js








/** Lowest hang limit of `robust/*`, in milliseconds. */
const LEAST_HANG_MS = 2_000;
/** Milliseconds that a `robust/*` call may take. */
function hangLimit(settings) {
    return settings.robustInput.hangMs ?? Math.max(LEAST_HANG_MS, settings.timeoutProbeSec * 1000);
}
/** The calls one tool may get, in order: the valid one first. */
function draftsOf(tool, allowed, robust, given) {
    const valid = validArguments(tool.inputSchema, hintsOf(tool, given));
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
function planTool(tool, settings, robust, given) {
    const allowed = consent(tool, settings);
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

// EXTERNAL MODULE: ./build/facts/outcome.js + 1 modules
var facts_outcome = __webpack_require__(709);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
// EXTERNAL MODULE: ./build/record/masking.js
var masking = __webpack_require__(6616);
;// CONCATENATED MODULE: ./build/record/build.js


/** Settings may hold secrets in what the user's own calls send and expect. */
function maskedSettings({ record, judge }, mask) {
    return { record: { ...record, probes: (0,masking/* maskData */.l)(record.probes, mask) }, judge: (0,masking/* maskTexts */.X)(judge, mask) };
}
/** A run that was stopped before there was anything to see: the server is not to blame. */
const STOPPED_EARLY = "The run was stopped before the server could be listed.";
/** The evidence of a run. What the log holds is masked already; the rest is masked here. */
function buildEvidence(recorded) {
    const { target, settings, plan, failure, interrupted, log, mask, remarks } = recorded;
    const masked = (value) => (0,masking/* maskTexts */.X)(value, mask);
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
        exchanges: log.exchanges,
        cases: plan.cases.map((item) => ({
            ...masked({ ...item, arguments: null }),
            arguments: (0,masking/* maskData */.l)(item.arguments, mask),
        })),
        dropped: masked(plan.dropped),
        skipped: masked(plan.skipped),
        locations: {},
        extra: Object.keys(remarks).length === 0 ? {} : { protocol: remarks },
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
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
const isFolder = (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
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
// EXTERNAL MODULE: ./build/model/outcome.js
var model_outcome = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/record/trail.js
/** Milliseconds before its end in which a call that was answered may have killed a process. */
const LATE_MS = 500;
/** Calls of those moments that are looked at. */
const MAX_CANDIDATES = 2_000;
/** The exit of a process that nobody asked to end, or that ended with an error when it was asked in order. */
function badExit(session) {
    const exit = session.exit();
    if (exit === null || !exit.requested)
        return exit;
    const inOrder = session.connection.shutdown?.how === "stdin-close";
    return inOrder && exit.code !== 0 ? exit : null;
}
/** Takes the death of a trail's process, once; null when it lives, ended well, or has answered no case lately. */
function takeDeath(trail, victim) {
    const exit = badExit(trail.session);
    if (exit === null)
        return null;
    const late = trail.answered.slice(-MAX_CANDIDATES).filter((one) => exit.atMs - one.atMs <= LATE_MS);
    trail.answered = [];
    return late.length === 0 ? null : { candidates: late.map((one) => one.item), victim };
}

;// CONCATENATED MODULE: ./build/record/recording.js

/** Starts in a row that may fail before the server counts as one that cannot be started again. */
const MAX_FAILED_STARTS = 2;
/** The parameters of a case's `tools/call`. */
function callParams(item) {
    const params = { name: item.tool };
    if (item.arguments !== null)
        params.arguments = item.arguments;
    return params;
}
/** Sends one case over a session. `caseKey` null: the exchange does not speak for the case. */
function sendCase(session, item, purpose, caseKey = item.key) {
    return session.request("tools/call", callParams(item), { purpose, caseKey, timeoutMs: item.timeoutMs });
}
/** A fresh process that has been greeted. Null when the run was stopped, or when the server can no longer be started. */
async function freshSession(recording, purpose) {
    let detail = "";
    for (let attempt = 0; attempt < MAX_FAILED_STARTS; attempt += 1) {
        if (recording.signal?.aborted)
            return null;
        const { session, failure } = await recording.starter.start(purpose);
        if (failure === null)
            return session;
        await session.kill();
        detail = failure.message;
    }
    if (!recording.signal?.aborted)
        recording.stopped = { reason: "cannot-restart", detail };
    return null;
}
/** Makes sure that the connection can be used, by a fresh process if need be. False when there is none to be had. */
async function ensureSession(recording) {
    if (recording.session.alive())
        return true;
    noteDeath(recording);
    await recording.session.kill();
    const session = await freshSession(recording, "audit");
    if (session === null)
        return false;
    recording.session = session;
    recording.trail = { session, answered: [] };
    return true;
}
/** Writes down that the process in use has ended where it should not, when it has. `victim` was under way then. */
function noteDeath(recording, victim = null) {
    const death = recording.signal?.aborted ? null : takeDeath(recording.trail, victim);
    if (death !== null)
        recording.deaths.push(death);
}

;// CONCATENATED MODULE: ./build/record/confirm.js


/** Fresh starts that confirmation may take; what is left over stays unconfirmed, and accuses nobody. */
const MAX_STARTS = 200;
/** Suspects by tool and kind of answer, in the order they came. */
function groupsOf(suspects) {
    const groups = new Map();
    for (const suspect of suspects) {
        const key = `${suspect.item.toolIndex} ${suspect.signature}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [suspect]);
        else
            group.push(suspect);
    }
    return [...groups.values()];
}
/** Tries a case alone on a fresh process. Null when there is no process to be had. */
async function tryAlone(recording, { item }) {
    const session = await freshSession(recording, "confirm");
    if (session === null)
        return null;
    const exchange = await sendCase(session, item, "confirm");
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
    const groups = groupsOf(recording.suspects);
    let starts = 0;
    for (const [index, group] of groups.entries()) {
        for (const suspect of group) {
            if (recording.signal?.aborted || recording.stopped !== null || starts >= MAX_STARTS)
                return innocent;
            const { item } = suspect;
            const { tool, id } = item;
            recording.progress({ stage: "confirm", tool, case: id, done: index, total: groups.length });
            starts += 1;
            const again = await tryAlone(recording, suspect);
            if (again === null)
                return innocent;
            if (again !== "crashed")
                innocent.add(item.key);
            if (model_outcome/* FAILING */.t.has(again))
                break;
        }
    }
    return innocent;
}

;// CONCATENATED MODULE: ./build/record/late-death.js

/** Milliseconds that a process may take to die of a call it has answered. */
const SETTLE_MS = 500;
/** Fresh starts that the search may take in one run. */
const late_death_MAX_STARTS = 60;
/** Makes calls on a fresh process and waits for it to die of them. Null when that could not be tried. */
async function replay(search, cases) {
    const { recording } = search;
    if (search.starts >= late_death_MAX_STARTS || recording.signal?.aborted)
        return null;
    search.starts += 1;
    const session = await freshSession(recording, "confirm");
    if (session === null)
        return null;
    let last = null;
    for (const item of cases) {
        if (!session.alive())
            break;
        last = await sendCase(session, item, "confirm", cases.length === 1 ? item.key : null);
    }
    if (last?.end === "answered")
        await session.settle(SETTLE_MS);
    const exit = session.exit();
    await session.kill();
    return last === null ? null : { exit: exit === null || exit.requested ? null : exit, last };
}
/** Writes at a call, and at its repetition, that the process died of it. */
function blame(recording, item, exit, last) {
    const first = recording.log.exchanges.find((one) => one.purpose === "case" && one.caseKey === item.key);
    for (const exchange of [first, last]) {
        if (exchange !== undefined)
            exchange.diedAfter = { code: exit.code, signal: exit.signal, atMs: exit.atMs };
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

// EXTERNAL MODULE: ./build/facts/catalogue.js
var catalogue = __webpack_require__(5581);
// EXTERNAL MODULE: ./build/record/handshake.js + 1 modules
var handshake = __webpack_require__(7148);
;// CONCATENATED MODULE: ./build/record/listing.js



/** What is read at most: pages, tools, characters of all pages together, and the milliseconds that takes. */
const MAX_PAGES = 20_000;
const MAX_TOOLS = 20_000;
const MAX_CHARS = 64_000_000;
const MAX_MS = 120_000;
function tooMuch(pages, tools, chars, ms) {
    if (pages >= MAX_PAGES)
        return `the tool list was read up to page ${MAX_PAGES}`;
    if (tools >= MAX_TOOLS)
        return `the tool list was read up to ${MAX_TOOLS} tools`;
    if (chars >= MAX_CHARS)
        return `the tool list was read up to ${MAX_CHARS} characters`;
    return ms >= MAX_MS ? `the tool list was read for ${MAX_MS} ms` : null;
}
/**
 * Reads all pages of `tools/list`, within bounds. A page whose cursor was there before ends the list and does not count:
 * it is an earlier page once more.
 */
async function listTools(session, purpose, timeoutMs) {
    const from = performance.now();
    const results = [];
    const seen = new Set();
    let tools = 0;
    let chars = 0;
    let incomplete = null;
    const fail = (message) => ({
        tools: [],
        failure: (0,handshake/* failureOf */.g5)(session, "list", message),
        incomplete,
    });
    for (let params = {}; params !== null && incomplete === null;) {
        const exchange = await session.request("tools/list", params, { purpose, timeoutMs });
        if (exchange.end === "timed-out")
            return fail(`\`tools/list\` was not answered within ${timeoutMs} ms.`);
        if (exchange.end === "closed") {
            return fail(`The server ${(0,handshake/* exitWords */.Ey)(exchange.diedAfter)} before it answered \`tools/list\`.`);
        }
        const result = (0,handshake/* resultOf */.Bg)(exchange);
        if (result === null)
            return fail(`\`tools/list\` was answered with ${(0,handshake/* errorOf */.Mz)(exchange)}.`);
        const page = (0,json/* member */.Dc)(result, "tools");
        if (!Array.isArray(page)) {
            return fail("`tools/list` was answered without a list: `tools` is not an array.");
        }
        const cursor = (0,json/* member */.Dc)(result, "nextCursor");
        if (typeof cursor === "string" && seen.has(cursor))
            break;
        results.push(result);
        tools += page.length;
        chars += exchange.response?.chars ?? 0;
        params = typeof cursor === "string" ? { cursor } : null;
        if (typeof cursor === "string") {
            seen.add(cursor);
            incomplete = tooMuch(results.length, tools, chars, performance.now() - from);
        }
    }
    return tools === 0
        ? fail("The server lists no tools.")
        : { tools: (0,catalogue/* readTools */.s)(results), failure: null, incomplete };
}

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
        await ask(recording, "omitted-arguments", "tools/call", { name: item.tool });
}
/** Several calls, and a reading of the list between them, are sent before the first answer is awaited. */
async function multiplex(recording, quick) {
    if (quick.length === 0 || recording.signal?.aborted || !(await ensureSession(recording)))
        return;
    const { session, timeoutMs } = recording;
    const calls = Array.from({ length: IN_FLIGHT }, (_, index) => quick[index % quick.length]);
    const options = (key) => ({ purpose: "multiplexing", caseKey: key, timeoutMs });
    const ends = await Promise.all([
        ...calls.map((item, index) => session.request("tools/call", callParams(item), options(`multiplexing/${index + 1} ${item.key}`))),
        session.request("tools/list", {}, options(`multiplexing/${IN_FLIGHT + 1}`)),
    ]);
    if (ends.some((exchange) => exchange.end === "timed-out"))
        await session.kill();
}
/** On a process of its own: a version nobody speaks is offered. */
async function offerFutureVersion(recording) {
    if (recording.signal?.aborted)
        return;
    const { starter } = recording;
    const session = starter.open("confirm");
    const params = (0,handshake/* initializeParams */.PN)(FUTURE_VERSION);
    const timeoutMs = starter.startupTimeoutMs();
    const options = { purpose: "protocol", caseKey: "protocol/newer-version", timeoutMs };
    await session.request("initialize", params, options);
    await session.kill();
}
/** Asks what every server must answer, after the cases so that nothing of it can disturb them. */
async function probeProtocol(recording, cases, settings) {
    if (recording.signal?.aborted || !(await ensureSession(recording)))
        return;
    await listTools(recording.session, "list-again", recording.timeoutMs);
    await ask(recording, "unknown-method", NO_METHOD, {});
    if (!recording.tools.some((tool) => consent(tool, settings).malformed))
        return;
    await ask(recording, "unknown-tool", "tools/call", { name: NO_TOOL, arguments: {} });
    const quick = quickCalls(recording, cases);
    await omitArguments(recording, quick);
    await multiplex(recording, quick);
}

;// CONCATENATED MODULE: ./build/record/liveness.js
/**
 * Characters of tool lists that may be read only to see that the server is alive. Beyond that the next tool's calls tell,
 * so that a run stays linear in the number of tools.
 */
const BUDGET_CHARS = 50_000_000;
/** After the last malformed case of a tool, and after an answer that breaks the protocol, the server must still list its tools. */
function createLiveness(recording) {
    let left = BUDGET_CHARS;
    return {
        async check(item, next, outcome) {
            if (!recording.session.alive())
                return;
            const lastOfTool = item.proof === "invalid" && next?.toolIndex !== item.toolIndex;
            const due = lastOfTool && (left > 0 || next === undefined);
            if (!due && outcome !== "protocol-violation")
                return;
            const { session, timeoutMs } = recording;
            const options = { purpose: "liveness", caseKey: item.key, timeoutMs };
            const exchange = await session.request("tools/list", {}, options);
            left -= exchange.response?.chars ?? 0;
            if (exchange.end === "timed-out")
                await session.kill();
        },
    };
}

;// CONCATENATED MODULE: ./build/record/recorder.js



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
    if (model_outcome/* FAILING */.t.has(outcome))
        recording.suspects.push({ item, exchange, signature });
    return outcome;
}
/** Sends every case in the order of the plan. Restarts only what is dead or silent; stops when the server cannot be started again. */
async function recordCases(recording, cases) {
    const liveness = createLiveness(recording);
    let hangs = 0;
    for (const [index, item] of cases.entries()) {
        if (recording.signal?.aborted)
            return;
        if (isDropped(recording, item, hangs))
            continue;
        recording.progress({ stage: "call", tool: item.tool, case: item.id, done: index, total: cases.length });
        if (!(await ensureSession(recording)))
            return;
        const { session, trail } = recording;
        const exchange = await sendCase(session, item, "case");
        if (recording.signal?.aborted)
            return;
        const outcome = judge(recording, item, exchange);
        if (exchange.end === "answered")
            trail.answered.push({ item, atMs: recording.log.now() });
        if (exchange.end === "closed")
            noteDeath(recording, item);
        if (exchange.end === "timed-out") {
            if (item.kind === "robust")
                hangs += 1;
            await session.kill();
        }
        await liveness.check(item, cases[index + 1], outcome);
    }
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
    noteDeath(recording);
}
/** Holds what accuses the server against fresh processes. */
async function secondPhase(recording, settings) {
    const innocent = await confirmFailures(recording);
    await blameLateDeaths(recording, innocent);
    if (settings.scope !== "static")
        await offerFutureVersion(recording);
}
/** Carries one run through: start, list, calls in order, confirmation on fresh processes. */
async function runPhases(run) {
    const { log, starter, settings, signal, progress } = run;
    const remarks = {};
    const failed = (failure) => ({ plan: EMPTY_PLAN, failure, stopped: null, remarks });
    const step = (stage) => progress({ stage, tool: null, case: null, done: 0, total: 0 });
    step("start");
    const { session, failure } = await starter.start("audit");
    const refusal = starter.refusal();
    if (refusal !== null)
        remarks.refusedByClient = refusal;
    if (failure !== null)
        return failed(failure);
    step("list");
    const listed = await listTools(session, "list", settings.startupTimeoutMs);
    if (listed.incomplete !== null)
        remarks.listIncomplete = listed.incomplete;
    if (listed.failure !== null) {
        await session.kill();
        return failed({ ...listed.failure, stderrTail: session.connection.stderr.tail });
    }
    const plan = run.plan(listed.tools, settings);
    const recording = {
        log,
        starter,
        classify: run.classify,
        tools: listed.tools,
        session,
        timeoutMs: settings.timeoutMs,
        signal,
        stopped: null,
        dropped: plan.dropped,
        suspects: [],
        deaths: [],
        trail: { session, answered: [] },
        progress,
    };
    await firstPhase(recording, plan, settings);
    if (recording.stopped === null)
        await secondPhase(recording, settings);
    return { plan, failure: null, stopped: recording.stopped, remarks };
}

// EXTERNAL MODULE: ./build/record/starter.js + 10 modules
var record_starter = __webpack_require__(5046);
// EXTERNAL MODULE: ./build/record/workspace.js + 2 modules
var record_workspace = __webpack_require__(4883);
;// CONCATENATED MODULE: ./build/record/record.js








/** Nothing is called in scope `static`, so that only the server's own words and variables can ask for a workspace then. */
function needsWorkspace(target, { record }, env) {
    const words = target.transport === "stdio" ? target.args : [];
    return record.scope !== "static" || (0,record_workspace/* usesWorkspace */.S)([words, Object.values(env), record.probes]);
}
/**
 * Starts the server, lists its tools, makes every planned call and writes down what is seen. Never throws for what the
 * server does; ends everything it started, also when it is stopped. Throws UsageError for a target it cannot reach.
 */
async function record(target, settings, options) {
    const { signal, env } = options;
    const startedAt = new Date().toISOString();
    const workspace = needsWorkspace(target, settings, env) ? (0,record_workspace/* createWorkspace */.s)() : null;
    const mask = (text) => workspace?.hide(options.mask(text)) ?? options.mask(text);
    const log = (0,record_log/* createLog */.h)(mask);
    const { startupTimeoutMs } = settings.record;
    const base = options.environment ?? process.env;
    const starter = (0,record_starter/* createStarter */.A)(target, log, { env, base, startupTimeoutMs, workspace });
    const stop = () => {
        log.seal();
        void starter.stop();
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
            plan: (tools, of) => (options.plan ?? planCases)(tools, of, givenPlaces(target)),
            classify: options.classify ?? facts_outcome/* classify */.L,
            progress: options.onProgress ?? (() => { }),
        });
        const interrupted = signal?.aborted === true;
        return buildEvidence({ target, settings, startedAt, log, mask, interrupted, ...outcome });
    }
    finally {
        signal?.removeEventListener("abort", stop);
        await starter.stop();
        workspace?.remove();
    }
}

// EXTERNAL MODULE: ./build/report/build.js + 17 modules
var build = __webpack_require__(6692);
// EXTERNAL MODULE: ./node_modules/@babel/parser/lib/index.js
var lib = __webpack_require__(5429);
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
function module_flatten(root) {
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
    for (const one of node.specifiers) {
        const exported = keyText(one.exported);
        if (exported === null || one.type !== "ExportSpecifier")
            continue;
        const local = one.local.name;
        module.exports.set(exported, node.source ? { from: node.source.value, name: local } : local);
    }
}
function addConstant(module, name, value) {
    module.constants.set(name, module.constants.has(name) ? null : value);
}
function read(module, node) {
    if (node.type === "ImportDeclaration")
        readImport(module, node);
    else if (node.type === "ExportNamedDeclaration")
        readExport(module, node);
    else if (node.type === "ExportAllDeclaration")
        module.stars.push(node.source.value);
    else if (node.type === "ExportDefaultDeclaration") {
        addConstant(module, "default", node.declaration);
        module.exports.set("default", "default");
    }
    else if (node.type === "TSEnumDeclaration")
        addConstant(module, node.id.name, node);
    else if (node.type === "VariableDeclaration" && node.kind === "const")
        for (const one of node.declarations)
            if (one.id.type === "Identifier" && one.init)
                addConstant(module, one.id.name, one.init);
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
        const module = {
            path: file.path,
            nodes: module_flatten(tree.program),
            constants: new Map(),
            imports: new Map(),
            exports: new Map(),
            stars: [],
        };
        for (const node of module.nodes)
            read(module, node);
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

;// CONCATENATED MODULE: ./build/source/resolve.js


/** Steps through names, members and files; a longer chain is given up. */
const DEEPEST = 12;
const ENDINGS = ["", ".ts", ".tsx", ".mts", ".js", ".mjs", ".cjs", ".jsx", "/index.ts", "/index.js"];
function target(modules, from, specifier) {
    if (!specifier.startsWith("."))
        return null;
    const exact = external_node_path_.posix.join(external_node_path_.posix.dirname(from), specifier);
    const bare = exact.replace(/\.[cm]?jsx?$/, "");
    for (const base of new Set([exact, bare]))
        for (const ending of ENDINGS) {
            const module = modules.get(base + ending);
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
        return resolve_named(modules, module, local, depth + 1);
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
function resolve_named(modules, module, name, depth) {
    const own = module.constants.get(name);
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
    const origin = object.type === "Identifier" ? place.module.imports.get(object.name) : undefined;
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
            return resolve_named(modules, module, node.name, depth + 1);
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


const SCRIPT = /\.[cm]?[jt]sx?$/;
/** Files that name no tool and hold no constant of one need not be parsed. */
const MAY_REGISTER = /tool|name/i;
/** `registerTool`, `server.tool`, `addTool`, `defineTool`, `registerAppTool`, `registerToolTask`, `create_tool`. */
const REGISTERS = /^(?:(?:register|add|define|create|make|declare)_?(?:\w{0,20})?tool(?:Task)?|tool)$/i;
const SCHEMA_MEMBERS = ["inputSchema", "parameters", "input_schema", "paramsSchema"];
const HANDLER_MEMBERS = ["handler", "execute", "handle", "run", "callback"];
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
    if (name !== null && (has(node, SCHEMA_MEMBERS) || (described && has(node, HANDLER_MEMBERS))))
        return [{ node: name, rank: 2 }];
    return [];
}
/** `{ my_tool: { description, inputSchema } }` */
function ofEntry(node) {
    const { value } = node;
    if (value.type !== "ObjectExpression" || node.computed || memberOf(value, "name") !== null)
        return [];
    const tool = has(value, ["description"]) && has(value, [...SCHEMA_MEMBERS, ...HANDLER_MEMBERS]);
    const text = keyText(node.key);
    return tool && text !== null ? [{ node: node.key, rank: 1 }] : [];
}
function ofClass(node) {
    const keys = new Map();
    for (const one of node.body)
        if (one.type === "ClassProperty" && !one.computed && one.value)
            keys.set(keyText(one.key) ?? "", one.value);
    const name = keys.get("name") ?? keys.get("toolName");
    return name !== undefined && keys.has("description") ? [{ node: name, rank: 1 }] : [];
}
function candidates(node) {
    if (node.type === "CallExpression")
        return ofCall(node);
    if (node.type === "ObjectExpression")
        return ofObject(node);
    if (node.type === "ObjectProperty")
        return ofEntry(node);
    return node.type === "ClassBody" ? ofClass(node) : [];
}
function nameOf(modules, module, candidate) {
    const { node, rank } = candidate;
    // The key of a table entry is its own name, never a constant's.
    if (rank === 1 && node.type === "Identifier" && !module.constants.has(node.name))
        return node.name;
    return textOf(modules, { node, module });
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
            found.push({ name, rank, path: module.path, line: loc.start.line, endLine: loc.end.line });
        }
    return found;
}
/** The surest place; of several in one file the first, of several files none: a wrong place is worse than none. */
function best(found) {
    const top = Math.max(0, ...found.map((one) => one.rank));
    const [first, ...others] = found.filter((one) => one.rank === top);
    if (first === undefined || others.some((one) => one.path !== first.path))
        return null;
    return { path: first.path, line: first.line, endLine: first.endLine };
}
/** Parses the scripts among `files` until `expired` says that time is up. */
function readModules(files, expired) {
    const modules = new Map();
    for (const file of files) {
        if (expired())
            break;
        if (!SCRIPT.test(file.path) || !MAY_REGISTER.test(file.text))
            continue;
        const module = readModule(file);
        if (module !== null)
            modules.set(file.path, module);
    }
    return modules;
}
/** Where the scripts register the tools of these names. A name with registrations in several files has no place. */
function locateInModules(modules, names) {
    const found = new Map(names.map((name) => [name, []]));
    for (const module of modules.values())
        for (const one of registrations(modules, module))
            found.get(one.name)?.push(one);
    const locations = new Map();
    const ambiguous = new Set();
    for (const [name, all] of found) {
        const location = best(all);
        if (location !== null)
            locations.set(name, location);
        else if (all.length > 0)
            ambiguous.add(name);
    }
    return { locations, ambiguous };
}

;// CONCATENATED MODULE: ./build/source/literal.js
/** Names shorter than this are too common to be looked for. */
const SHORTEST = 2;
const LITERAL = /(["'`])([A-Za-z0-9_.\-/]{2,128})\1/g;
const literal_REGISTERS = /\b(?:registerTool|addTool|add_tool|tool|NewTool|defineTool|createTool|register_tool|Tool)\s*(?:<[^>]{0,80}>)?\(\s*$/;
const NAME_MEMBER = /\b(?:name|Name)\s*[:=]\s*$/;
/** 3: the first argument of a registering call; 2: the value of a `name`; 1: any other mention. */
function rank(before) {
    if (literal_REGISTERS.test(before))
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
/** C# names a tool by the method, in snake case and without `Async`, when the attribute gives no name. */
const ATTRIBUTED = /\[McpServerTool\b[^\n]{0,400}\][ \t]*\r?\n(?:[ \t]*\[[^\n]{0,400}\][ \t]*\r?\n){0,5}[ \t]*public\s[^\n(;={]{1,200}?\s(\w{1,128})\(/g;
function snakeCase(method) {
    return method
        .replace(/Async$/, "")
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .toLowerCase();
}
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
    if (!file.path.endsWith(".cs"))
        return;
    for (const match of file.text.matchAll(ATTRIBUTED)) {
        const method = match[1] ?? "";
        const at = match.index + match[0].lastIndexOf(method);
        const mention = { path: file.path, line: lineOf(starts, at), rank: 3 };
        for (const name of new Set([method, snakeCase(method)]))
            if (wanted.has(name))
                add(name, mention);
    }
}
/** The one best mention; null when two are equally good, since a wrong place is worse than none. */
function literal_best(mentions) {
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
        const location = literal_best(found);
        if (location !== null)
            locations[name] = location;
    }
    return { locations: { ...locations }, filesRead };
}

;// CONCATENATED MODULE: ./build/source/walk.js


const DEFAULT_LIMITS = { files: 20_000, bytes: 200_000_000, fileBytes: 1_000_000, ms: 10_000 };
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
    "test",
    "tests",
    "spec",
]);
const TEST_FILE = /(?:[._-](?:test|spec)\.[cm]?[jt]sx?|_test\.(?:go|py)|^test_.*\.py|\.min\.js|\.d\.ts)$/;
function walk_entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch {
        return [];
    }
}
/** The file's text; null when it is larger than `most` bytes or cannot be read. */
function textWithin(path, most) {
    try {
        return (0,external_node_fs_.statSync)(path).size > most ? null : (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch {
        return null;
    }
}
/** Both folders behind their links; null when one is missing or `folder` is not in `root`. */
function realFolders(root, folder) {
    try {
        const [base, start] = [(0,external_node_fs_.realpathSync)(root), (0,external_node_fs_.realpathSync)(folder)];
        const way = (0,external_node_path_.relative)(base, start);
        return way === ".." || way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(way) ? null : { base, start };
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
            yield { path: (0,external_node_path_.relative)(real.base, path).split(external_node_path_.sep).join("/"), text };
        }
        open.push(...folders.reverse());
    }
}

;// CONCATENATED MODULE: ./build/source/index.js



/**
 * Looks where the live tools are registered. The live list is the truth: a tool is never missed, at worst unlocated.
 * Registrations found by parsing JavaScript and TypeScript come first; what they leave open is looked for as text.
 * `root`: the repository's; `folder`: where the server's sources are.
 */
async function indexSources(workspace, names, limits = DEFAULT_LIMITS) {
    const until = performance.now() + limits.ms;
    const files = [...walkSources(workspace.root, workspace.folder, limits)];
    const modules = readModules(files, () => performance.now() > until);
    const parsed = locateInModules(modules, names);
    const open = names.filter((name) => !parsed.locations.has(name) && !parsed.ambiguous.has(name));
    const literal = locateByLiteral(files, open);
    const locations = { ...literal.locations, ...Object.fromEntries(parsed.locations) };
    return { locations, facts: [], filesRead: files.length };
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
