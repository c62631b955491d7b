export const id = 570;
export const ids = [570];
export const modules = {

/***/ 1570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAudit: () => (/* binding */ runAudit)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(3360);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/evidence/freeze.js
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

;// CONCATENATED MODULE: ./build/text/glob.js
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

;// CONCATENATED MODULE: ./build/cases/filter.js

/** Tells which tools the run is about: name patterns first, then the shard. */
function toolFilter(settings) {
    const wanted = settings.tools.map(globMatcher);
    const excluded = settings.excludeTools.map(globMatcher);
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

;// CONCATENATED MODULE: ./build/cases/places.js
/** Commit that the `main` branch of the workspace's repository is at. */
const HEAD_COMMIT = "391d6674e04d1c11b6275d4b82eb343f3a904b41";
/** First line of every text file of the workspace, so that a tool that looks for a text finds it. */
const EXAMPLE_LINE = "An example text.";
/** Names within the workspace, by what a property can ask for. */
const LAYOUT = {
    /** Followed by an extension. */
    file: "example",
    folder: "folder",
    repository: "repository",
    /** One file for each thing that a call may do to it, so that no call takes away what another needs. */
    toMove: "to-move.txt",
    toDelete: "to-delete.txt",
    toChange: "to-change.txt",
    folderToDelete: "folder-to-delete",
    /** Not there: for what a call creates. */
    newFile: "new-example",
    newFolder: "new-folder",
};
/** Extensions of the files named `example`. */
const EXTENSIONS = [
    "txt",
    "md",
    "json",
    "csv",
    "html",
    "xml",
    "yaml",
    "js",
    "ts",
    "py",
    "log",
    "png",
    "pdf",
    "db",
];
const NO_HINTS = { tool: "", siblings: [], given: null };

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
    [/^(?:old_?(?:text|str|string)|search_?(?:text|string)|find_?text)$/, EXAMPLE_LINE],
    [/^(?:new_?(?:text|str|string)|replacement|replace_?(?:text|string|with))$/, "Another text."],
    [/^(?:pattern|glob)$/, "*.txt"],
    [/^(?:uuid|guid)$/, "123e4567-e89b-42d3-a456-426614174000"],
    [/^(?:owner|org|organization|user|username|author|login)$/, "octocat"],
    [/^(?:repo|repository|project)$/, "hello-world"],
    [/^(?:branch|ref)$/, "main"],
    [/^(?:sha|commit|hash)$/, HEAD_COMMIT],
    [/^(?:phone|phone_?number|tel)$/, "+33123456789"],
    [/^(?:zip|zip_?code|postal_?code|postcode)$/, "75001"],
    [/^(?:color|colour)$/, "#336699"],
    [/^(?:title|subject|headline)$/, "An example"],
    [/^(?:name|label|first_?name|last_?name)$/, "Ada"],
    [/^(?:message|text|content|body|comment|description|summary|note|prompt|input)$/, EXAMPLE_LINE],
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
    const known = (word) => EXTENSION_WORDS[word] ?? EXTENSIONS.find((one) => one === word);
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
        return at(LAYOUT.repository);
    if (kind === "folder") {
        if (isNew)
            return at(LAYOUT.newFolder);
        return at(some(tool, DELETES) ? LAYOUT.folderToDelete : LAYOUT.folder);
    }
    const extension = extensionOf(asked);
    if (isNew)
        return at(`${LAYOUT.newFile}.${extension}`);
    if (some(tool, MOVES))
        return at(LAYOUT.toMove);
    if (some(tool, DELETES))
        return at(LAYOUT.toDelete);
    return at(some(tool, CHANGES) && extension === "txt" ? LAYOUT.toChange : `${LAYOUT.file}.${extension}`);
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
const UNKNOWN = { hints: NO_HINTS, description: null, described: true };
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
function generateArguments(schema, manner, hints = NO_HINTS) {
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
function validArguments(schema, hints = NO_HINTS) {
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
;// CONCATENATED MODULE: ./build/record/masking.js
/** Deepest value that is walked; recorded values are cut well above that. */
const masking_MAX_DEPTH = 1_000;
/** Masks every text within a value, names of members too. */
function maskTexts(value, mask) {
    return walk(value, mask, (number) => number, 0);
}
/** The same for data that a secret may have gone into as a number, which becomes a text then. */
function maskData(value, mask) {
    const ofNumber = (number) => {
        const text = mask(String(number));
        return text === String(number) ? number : text;
    };
    return walk(value, mask, ofNumber, 0);
}
function walk(value, mask, ofNumber, depth) {
    if (typeof value === "string")
        return mask(value);
    if (typeof value === "number")
        return ofNumber(value);
    if (typeof value !== "object" || value === null)
        return value;
    if (depth >= masking_MAX_DEPTH)
        return null;
    const inner = (item) => walk(item, mask, ofNumber, depth + 1);
    if (Array.isArray(value))
        return value.map(inner);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [mask(key), inner(item)]));
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/**
 * Masks a frame. Where that would break its JSON (a secret that stands there as a number, or that crosses a quote) its
 * values are masked one by one.
 */
function maskFrame(raw, mask) {
    const masked = mask(raw);
    if (masked === raw || parse(masked) !== undefined)
        return masked;
    const value = parse(raw);
    if (value === undefined)
        return masked;
    try {
        return JSON.stringify(maskData(value, mask));
    }
    catch {
        return masked;
    }
}

;// CONCATENATED MODULE: ./build/record/build.js


/** Settings may hold secrets in what the user's own calls send and expect. */
function maskedSettings({ record, judge }, mask) {
    return { record: { ...record, probes: maskData(record.probes, mask) }, judge: maskTexts(judge, mask) };
}
/** A run that was stopped before there was anything to see: the server is not to blame. */
const STOPPED_EARLY = "The run was stopped before the server could be listed.";
/** The evidence of a run. What the log holds is masked already; the rest is masked here. */
function buildEvidence(recorded) {
    const { target, settings, plan, failure, interrupted, log, mask, remarks } = recorded;
    const masked = (value) => maskTexts(value, mask);
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
            arguments: maskData(item.arguments, mask),
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

// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
;// CONCATENATED MODULE: ./build/record/json-scan.js
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LITERAL = /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Whether a character opens an object or an array. */
const opens = (code) => code === 0x7b || code === 0x5b;
const closes = (code) => code === 0x7d || code === 0x5d;
/** Position of the first character from `from` on that is no white space. */
function skipSpace(text, from) {
    let at = from;
    for (let code = text.charCodeAt(at); code === 0x20 || (code >= 9 && code <= 13);) {
        at += 1;
        code = text.charCodeAt(at);
    }
    return at;
}
/** Position after the string that starts at `from`, -1 when it never ends. */
function stringEnd(text, from) {
    for (let quote = text.indexOf('"', from + 1); quote > 0; quote = text.indexOf('"', quote + 1)) {
        let before = quote - 1;
        while (text.charCodeAt(before) === BACKSLASH)
            before -= 1;
        if ((quote - before) % 2 === 1)
            return quote + 1;
    }
    return -1;
}
/** Deepest nesting of brackets in a JSON text; brackets in its strings do not count. */
function nesting(text) {
    let depth = 0;
    let deepest = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === QUOTE) {
            const end = stringEnd(text, at);
            if (end < 0)
                break;
            at = end - 1;
        }
        else if (opens(code)) {
            depth += 1;
            if (depth > deepest)
                deepest = depth;
        }
        else if (closes(code))
            depth -= 1;
    }
    return deepest;
}
/** Position of the bracket that closes what `from` lies in, -1 when there is none. */
function closerOf(text, from) {
    let depth = 0;
    for (let at = from; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === QUOTE) {
            at = stringEnd(text, at) - 1;
            if (at < 0)
                return -1;
        }
        else if (opens(code))
            depth += 1;
        else if (closes(code)) {
            if (depth === 0)
                return at;
            depth -= 1;
        }
    }
    return -1;
}
/** Position after the value that starts at `from`, -1 when it never ends. */
function valueEnd(text, from) {
    const code = text.charCodeAt(from);
    if (code === QUOTE)
        return stringEnd(text, from);
    if (opens(code))
        return closerOf(text, from + 1) + 1 || -1;
    LITERAL.lastIndex = from;
    return LITERAL.test(text) ? LITERAL.lastIndex : -1;
}

;// CONCATENATED MODULE: ./build/record/shorten.js

const MARK = "… (cut)";
const shorten_QUOTE = 0x22;
const shorten_BACKSLASH = 0x5c;
const LONGEST_LITERAL = 400;
/** A string token of at most `max` characters between its quotes; no escape sequence is split. */
function cutToken(token, max) {
    if (token.length <= max + 2)
        return token;
    let end = max + 1;
    const last = token.lastIndexOf("\\", end - 1);
    if (last > 0 && end - last <= 6) {
        let first = last;
        while (token.charCodeAt(first - 1) === shorten_BACKSLASH)
            first -= 1;
        const starts = (last - first) % 2 === 0;
        const length = token[last + 1] === "u" ? 6 : 2;
        if (starts && last + length > end)
            end = last;
    }
    return `${token.slice(0, end)}${MARK}"`;
}
function emit(work, part) {
    work.out.push(part);
    work.size += part.length;
}
/** Takes the next value; enters it when it is a container. False when there is no value. */
function takeValue(work) {
    const { text, at, open, limits } = work;
    const code = text.charCodeAt(at);
    if (opens(code) && open.length < limits.depth) {
        emit(work, text.charAt(at));
        open.push({ closer: code === 0x7b ? "}" : "]", items: 0 });
        work.at = at + 1;
        return true;
    }
    const end = valueEnd(text, at);
    if (end < 0)
        return false;
    if (code === shorten_QUOTE)
        emit(work, cutToken(text.slice(at, end), limits.string));
    else
        emit(work, opens(code) || end - at > LONGEST_LITERAL ? `"${MARK}"` : text.slice(at, end));
    work.at = end;
    return true;
}
/** Takes the name of a member with its colon; null when there is none. */
function takeName(work) {
    const { text, at, limits } = work;
    const end = text.charCodeAt(at) === shorten_QUOTE ? stringEnd(text, at) : -1;
    const colon = end < 0 ? -1 : skipSpace(text, end);
    if (text[colon] !== ":")
        return null;
    work.at = skipSpace(text, colon + 1);
    return `${cutToken(text.slice(at, end), limits.string)}:`;
}
/** Takes one item of `inside`, or leaves it out where the limits say so. False when it is malformed. */
function takeItem(work, inside) {
    const { text, limits } = work;
    const full = work.size > limits.total || inside.items >= limits.items;
    if (full && work.open.length > 1) {
        work.at = closerOf(text, work.at);
        return work.at >= 0;
    }
    const name = inside.closer === "}" ? takeName(work) : "";
    if (name === null)
        return false;
    if (full && (opens(text.charCodeAt(work.at)) || inside.closer === "]")) {
        work.at = valueEnd(text, work.at);
        return work.at >= 0;
    }
    emit(work, inside.items === 0 ? name : `,${name}`);
    inside.items += 1;
    return takeValue(work);
}
/**
 * A shorter JSON text with the same outline, in one pass and without building the value, so that neither size nor depth
 * of what a server sends can exhaust memory or stack. Null when the text is seen not to be JSON.
 */
function shorten(text, limits) {
    const work = { text, limits, at: skipSpace(text, 0), out: [], size: 0, open: [] };
    if (!takeValue(work))
        return null;
    for (let first = true;;) {
        work.at = skipSpace(text, work.at);
        const depth = work.open.length;
        const inside = work.open[depth - 1];
        if (inside === undefined)
            return work.at >= text.length ? work.out.join("") : null;
        if (text[work.at] === inside.closer) {
            emit(work, inside.closer);
            work.open.pop();
            work.at += 1;
            first = false;
            continue;
        }
        if (!first && text[work.at] !== ",")
            return null;
        if (!first)
            work.at = skipSpace(text, work.at + 1);
        if (!takeItem(work, inside))
            return null;
        first = work.open.length > depth;
    }
}

;// CONCATENATED MODULE: ./build/record/frames.js



/** Longest frame kept as it is, in UTF-16 code units; tool lists may be larger, since every tool is judged. */
const MAX_FRAME = 1_000_000;
const MAX_LIST = 32_000_000;
const MAX_LIVENESS = 2_000;
/** Longest line that is read as a whole to tell what it is; of a longer one the outline is. */
const MAX_WHOLE = 64_000;
/** Deepest JSON that is kept: well within what recursive code can walk. */
const frames_MAX_DEPTH = 500;
/** Kept of a frame that is too long and cannot be shortened, since it is not JSON. */
const frames_MAX_TEXT = 10_000;
/** Messages of one batch that are read. */
const MAX_BATCH = 200;
const OUTLINE = { total: 8_000, string: 500, items: MAX_BATCH, depth: 4 };
const SHORT = { total: 500_000, string: 20_000, items: 1_000, depth: frames_MAX_DEPTH };
const TINY = { total: 1_000, string: 200, items: 5, depth: 4 };
const FLAT = { total: Infinity, string: Infinity, items: Infinity, depth: frames_MAX_DEPTH };
function readObject(value, text) {
    const method = (0,json/* member */.Dc)(value, "method");
    const id = (0,json/* member */.Dc)(value, "id");
    const speaks = Object.hasOwn(value, "jsonrpc");
    if (typeof method === "string") {
        if (typeof id === "string" || typeof id === "number")
            return { kind: "request", id, method, text };
        if (id !== undefined)
            return { kind: "invalid", text };
        return speaks ? { kind: "notification", method, text } : null;
    }
    const answers = Object.hasOwn(value, "result") || Object.hasOwn(value, "error");
    if (answers && id !== undefined)
        return { kind: "response", id, value, text };
    return speaks ? { kind: "invalid", text } : null;
}
function readBatch(items, text) {
    const messages = items.slice(0, MAX_BATCH).flatMap((item) => {
        const one = (0,json/* isObject */.Gv)(item) ? readObject(item, JSON.stringify(item)) : null;
        return one ?? [];
    });
    return messages.length === 0 ? null : { kind: "batch", items: messages, text };
}
function frames_parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** What a line on stdout is in JSON-RPC; null for noise, which is everything that is not JSON-RPC. */
function readLine(line) {
    const first = line.trimStart()[0];
    if (first !== "{" && first !== "[")
        return null;
    const whole = line.length <= MAX_WHOLE && nesting(line) <= frames_MAX_DEPTH;
    const value = frames_parse(whole ? line : (shorten(line, OUTLINE) ?? ""));
    if (Array.isArray(value))
        return readBatch(value, line);
    return (0,json/* isObject */.Gv)(value) ? readObject(value, line) : null;
}
function limitsOf(raw, keep) {
    if (keep === "liveness")
        return raw.length > MAX_LIVENESS ? TINY : null;
    if (raw.length > (keep === "list" ? MAX_LIST : MAX_FRAME))
        return SHORT;
    return nesting(raw) > frames_MAX_DEPTH ? FLAT : null;
}
/** A frame short and flat enough to be kept, still valid JSON where it was. */
function cutFrame(raw, keep) {
    const limits = limitsOf(raw, keep);
    if (limits === null)
        return { raw, cut: false };
    const short = shorten(raw, limits);
    if (short !== null)
        return { raw: short, cut: short !== raw };
    return { raw: raw.slice(0, frames_MAX_TEXT), cut: raw.length > frames_MAX_TEXT };
}

;// CONCATENATED MODULE: ./build/record/log.js



/** To a tenth of a millisecond. */
const round = (ms) => Math.round(ms * 10) / 10;
/** An empty log. `mask` is applied to every text before it is kept. */
function createLog(mask) {
    const from = performance.now();
    const now = () => round(performance.now() - from);
    const pending = new Set();
    let sealed = false;
    let ids = 0;
    const log = {
        connections: [],
        exchanges: [],
        mask,
        now,
        frame(raw, keep) {
            const atMs = now();
            const short = cutFrame(maskFrame(raw, mask), keep);
            return { raw: short.raw, chars: raw.length, cut: short.cut, atMs };
        },
        text: (raw, max) => (0,cut/* cut */.J)(mask(raw), max),
        nextId() {
            ids += 1;
            return ids - 1;
        },
        begin(exchange) {
            if (sealed)
                return;
            pending.add(exchange);
            log.exchanges.push(exchange);
        },
        settle: (exchange) => void pending.delete(exchange),
        seal() {
            sealed = true;
            log.exchanges = log.exchanges.filter((exchange) => !pending.has(exchange));
        },
    };
    return log;
}

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
;// CONCATENATED MODULE: ./build/record/reference-client.js


/** Milliseconds that the client itself waits at most: the session's own time-out comes first. */
const NEVER_MS = 2_000_000_000;
/** Loads the client; called while the server starts, so that it costs no time of its own. */
const loadClient = () => __webpack_require__.e(/* import() */ 66).then(__webpack_require__.bind(__webpack_require__, 66));
/** An answer for the client, under the id that the client gave. Null when it is no JSON object. */
function answerFor(id, exchange) {
    try {
        const value = JSON.parse(exchange.response?.raw ?? "");
        return (0,json/* isObject */.Gv)(value) ? { ...value, id: id ?? null } : null;
    }
    catch {
        return null;
    }
}
/**
 * Greets a server as the SDK's own client does: its `initialize`, its reading of the answer, its `initialized`. Only these
 * pass through it; what a server does is read from the record, not from the client's exceptions.
 */
async function greet(session, timeoutMs) {
    const { Client } = await loadClient();
    let exchange = null;
    const client = new Client({ ...version/* AUDITOR */.b }, { capabilities: {} });
    const transport = {
        start: () => Promise.resolve(),
        close: () => Promise.resolve(),
        async send(message) {
            const method = (0,json/* member */.Dc)(message, "method");
            const params = (0,json/* member */.Dc)(message, "params");
            if (typeof method !== "string")
                return;
            const given = (0,json/* isObject */.Gv)(params) ? params : {};
            if ((0,json/* member */.Dc)(message, "id") === undefined)
                return session.notify(method, given);
            exchange = await session.request(method, given, { purpose: "initialize", timeoutMs });
            const answer = answerFor((0,json/* member */.Dc)(message, "id"), exchange);
            if (answer === null)
                transport.onclose?.();
            else
                transport.onmessage?.(answer);
        },
    };
    client.onerror = () => transport.onclose?.();
    const refusal = await client.connect(transport, { timeout: NEVER_MS }).then(() => null, (error) => (error instanceof Error ? error.message : String(error)));
    return { exchange, refusal };
}

;// CONCATENATED MODULE: ./build/record/handshake.js






/** Kept of what an error says, in a sentence about it. */
const SAID_CHARS = 300;
function handshake_parse(raw) {
    try {
        return raw === undefined ? undefined : JSON.parse(raw);
    }
    catch {
        return undefined;
    }
}
/** The result of an answered request, null for an error or anything that is no result. */
function resultOf(exchange) {
    const result = (0,json/* member */.Dc)(handshake_parse(exchange.response?.raw), "result");
    return (0,json/* isObject */.Gv)(result) ? result : null;
}
/** What an answer without a usable result says, for a person. */
function errorOf(exchange) {
    const error = (0,json/* member */.Dc)(handshake_parse(exchange.response?.raw), "error");
    if (!(0,json/* isObject */.Gv)(error))
        return "no result";
    const code = (0,json/* member */.Dc)(error, "code");
    const said = (0,cut/* cut */.J)((0,cut/* oneLine */.T)((0,json/* stringMember */.sk)(error, "message") ?? "without a message"), SAID_CHARS);
    return typeof code === "number" ? `error ${code}: ${said}` : `an error: ${said}`;
}
/** What the client says of itself. No capability is declared: the audit has no user, no files and no model to offer. */
function initializeParams(protocolVersion) {
    return { protocolVersion, capabilities: {}, clientInfo: { ...version/* AUDITOR */.b } };
}
/** How a process ended, as the end of a sentence. */
function exitWords(exit) {
    if (exit === null)
        return "closed its output";
    return exit.signal === null ? `exited with code ${exit.code ?? "unknown"}` : `died of ${exit.signal}`;
}
/** A failure of this stage, with how the process stands now. */
function failureOf(session, stage, message) {
    const exit = session.exit();
    const own = exit === null || exit.requested ? null : { code: exit.code, signal: exit.signal, atMs: exit.atMs };
    return { stage, message, exit: own, stderrTail: session.connection.stderr.tail };
}
/**
 * Greets the server. Null when it went well, else why there is nothing to audit; the process is ended then. A server that
 * the reference client refuses although it gave a result is audited all the same, and the refusal noted.
 */
async function handshake(session, log, timeoutMs, onRefusal) {
    const { exchange, refusal } = await greet(session, timeoutMs);
    const result = exchange === null ? null : resultOf(exchange);
    if (exchange !== null && result !== null) {
        session.connection.initialize = maskData(result, log.mask);
        session.connection.startupMs = round(log.now() - session.connection.startedAtMs);
        if (refusal === null)
            return null;
        onRefusal(log.mask((0,cut/* cut */.J)((0,cut/* oneLine */.T)(refusal), SAID_CHARS)));
        session.notify("notifications/initialized", {});
        return null;
    }
    await session.kill();
    if (exchange === null || exchange.end === "timed-out") {
        return failureOf(session, "startup", `The server did not answer within ${timeoutMs} ms of its start.`);
    }
    if (exchange.end === "closed") {
        return failureOf(session, "startup", `The server ${exitWords(exchange.diedAfter)} before it answered.`);
    }
    return failureOf(session, "initialize", `The server refused to be initialized (${errorOf(exchange)}).`);
}

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
        failure: failureOf(session, "list", message),
        incomplete,
    });
    for (let params = {}; params !== null && incomplete === null;) {
        const exchange = await session.request("tools/list", params, { purpose, timeoutMs });
        if (exchange.end === "timed-out")
            return fail(`\`tools/list\` was not answered within ${timeoutMs} ms.`);
        if (exchange.end === "closed") {
            return fail(`The server ${exitWords(exchange.diedAfter)} before it answered \`tools/list\`.`);
        }
        const result = resultOf(exchange);
        if (result === null)
            return fail(`\`tools/list\` was answered with ${errorOf(exchange)}.`);
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
    const params = initializeParams(FUTURE_VERSION);
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

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
;// CONCATENATED MODULE: ./build/record/answers.js
/** Results for what a server may ask its client. Nothing is granted, everything is answered, so that no tool hangs. */
const RESULTS = {
    ping: {},
    "roots/list": { roots: [] },
    "elicitation/create": { action: "decline" },
};
const DECLINED = {
    "sampling/createMessage": "The audit has no model to sample from.",
};
/** JSON-RPC "Method not found". */
const NOT_FOUND = -32601;
/** What the specification gives as the code of a sampling request that the user rejected. */
const REJECTED = -1;
/** The answer to a request of the server, as a JSON-RPC message. */
function answerRequest(id, method) {
    const head = { jsonrpc: "2.0", id };
    const result = Object.hasOwn(RESULTS, method) ? RESULTS[method] : undefined;
    if (result !== undefined)
        return { ...head, result };
    const declined = Object.hasOwn(DECLINED, method) ? DECLINED[method] : undefined;
    return declined === undefined
        ? { ...head, error: { code: NOT_FOUND, message: "Method not found" } }
        : { ...head, error: { code: REJECTED, message: declined } };
}

;// CONCATENATED MODULE: ./build/record/notes.js
/** Kept of what a server says beside its answers; all of it is counted. */
const NOISE_LINES = 100;
const NOISE_CHARS = 2_000;
const MESSAGES = 200;
const MESSAGE_CHARS = 8_000;
const STDERR_CHARS = 8 * 1024;
/** Bytes of stderr held, so that a secret at the edge of the tail is still seen whole and masked. */
const STDERR_HELD = 4 * STDERR_CHARS;
/** Longest line of which more than the start is looked at for secrets. */
const MASKED_CHARS = 4 * MESSAGE_CHARS;
/** `current` tells which exchange is under way. */
function createNotes(log, connection, current) {
    let held = Buffer.alloc(0);
    const start = (line, max) => log.text(line.slice(0, MASKED_CHARS), max);
    return {
        noise(line) {
            if (line.trim() === "")
                return;
            connection.noiseCount += 1;
            if (connection.noise.length >= NOISE_LINES)
                return;
            const text = start(line, NOISE_CHARS);
            connection.noise.push({ text, chars: line.length, atMs: log.now(), exchange: current() });
        },
        message(kind, method, line) {
            connection.messageCount += 1;
            if (connection.messages.length >= MESSAGES)
                return;
            const raw = start(line, MESSAGE_CHARS);
            const frame = { raw, chars: line.length, cut: line.length > MESSAGE_CHARS, atMs: log.now() };
            const name = method === null ? null : log.text(method, NOISE_CHARS);
            connection.messages.push({ kind, method: name, frame, exchange: current() });
        },
        stderr(chunk) {
            connection.stderr.bytes += chunk.length;
            held = Buffer.concat([held, chunk.subarray(-STDERR_HELD)]).subarray(-STDERR_HELD);
        },
        keepStderr() {
            connection.stderr.tail = log.mask(held.toString("utf8")).slice(-STDERR_CHARS);
        },
    };
}

;// CONCATENATED MODULE: ./build/record/requests.js


function keepOf(exchange) {
    if (exchange.method !== "tools/list")
        return "other";
    return exchange.purpose === "list" || exchange.purpose === "list-again" ? "list" : "liveness";
}
/** An error that names no request is meant for the one that is under way (JSON-RPC 2.0: id is null where it was not detected). */
const isNameless = (response) => (0,json/* member */.Dc)(response, "id") === null && (0,json/* isObject */.Gv)((0,json/* member */.Dc)(response, "error"));
/** Requests get ids of their own, counted through the connection; answers are matched by them. */
function createRequests(log, connection, send) {
    const waiting = new Map();
    let nextId = 1;
    const finish = (id, end) => {
        const one = waiting.get(id);
        if (one === undefined)
            return;
        waiting.delete(id);
        clearTimeout(one.timer);
        one.exchange.end = end;
        one.exchange.durationMs = round(performance.now() - one.startedAt);
        log.settle(one.exchange);
        one.resolve(one.exchange);
    };
    /** The request that a response is for. A number sent back as a text, or no id at all, still tells when one waits. */
    const idOf = (response) => {
        const id = (0,json/* member */.Dc)(response, "id");
        if (typeof id === "number" && waiting.has(id))
            return id;
        const [only] = waiting.size === 1 ? waiting.keys() : [];
        return only !== undefined && (id === String(only) || isNameless(response)) ? only : undefined;
    };
    return {
        send(method, params, { purpose, caseKey = null, timeoutMs }, gone) {
            const id = nextId;
            nextId += 1;
            const message = JSON.stringify({ jsonrpc: "2.0", id, method, params });
            const exchange = {
                id: log.nextId(),
                connection,
                purpose,
                caseKey,
                method,
                request: log.frame(message, "other"),
                response: null,
                end: "closed",
                durationMs: 0,
                diedAfter: null,
            };
            log.begin(exchange);
            if (gone) {
                log.settle(exchange);
                return Promise.resolve(exchange);
            }
            return new Promise((resolve) => {
                const timer = setTimeout(() => finish(id, "timed-out"), timeoutMs);
                waiting.set(id, { exchange, startedAt: performance.now(), timer, resolve });
                send(message);
            });
        },
        answer(response, frame) {
            const id = idOf(response);
            const one = id === undefined ? undefined : waiting.get(id);
            if (id === undefined || one === undefined)
                return false;
            finish(id, "answered");
            one.exchange.response = log.frame(frame, keepOf(one.exchange));
            return true;
        },
        abandon(exit) {
            for (const [id, one] of waiting) {
                if (exit !== null)
                    one.exchange.diedAfter = { code: exit.code, signal: exit.signal, atMs: exit.atMs };
                finish(id, "closed");
            }
        },
        current: () => [...waiting.values()].at(-1)?.exchange.id ?? null,
    };
}

;// CONCATENATED MODULE: ./build/record/wait.js
/** Waits for an end that may never come, `ms` at most, and no longer than until `hurry` is aborted. */
async function settled(ended, ms, hurry) {
    if (hurry?.aborted)
        return;
    let stop = () => { };
    const late = new Promise((resolve) => {
        stop = resolve;
    });
    const timer = setTimeout(stop, ms);
    hurry?.addEventListener("abort", stop, { once: true });
    await Promise.race([ended, late]);
    clearTimeout(timer);
    hurry?.removeEventListener("abort", stop);
}

;// CONCATENATED MODULE: ./build/record/connection.js





function newConnection(id, purpose, atMs) {
    return {
        id,
        purpose,
        startedAtMs: atMs,
        startupMs: null,
        initialize: null,
        exit: null,
        shutdown: null,
        stderr: { tail: "", bytes: 0 },
        noise: [],
        noiseCount: 0,
        messages: [],
        messageCount: 0,
    };
}
/** What one line of the server leads to. */
function createReceiver(requests, notes, send) {
    const take = (message) => {
        switch (message.kind) {
            case "batch":
                notes.message("invalid", null, message.text);
                for (const item of message.items)
                    take(item);
                break;
            case "response":
                if (requests.answer(message.value, message.text))
                    break;
                notes.message("unmatched-response", null, message.text);
                break;
            case "request":
                notes.message("request", message.method, message.text);
                send(JSON.stringify(answerRequest(message.id, message.method)));
                break;
            case "notification":
                notes.message("notification", message.method, message.text);
                break;
            case "invalid":
                notes.message("invalid", null, message.text);
        }
    };
    return (line) => {
        const message = readLine(line);
        if (message === null)
            notes.noise(line);
        else
            take(message);
    };
}
/** Opens a transport and speaks JSON-RPC over it, writing down every frame, every other line, and its end. */
function openSession(open, log, purpose) {
    const connection = newConnection(log.connections.length, purpose, log.now());
    log.connections.push(connection);
    const send = (message) => transport.send(message);
    const requests = createRequests(log, connection.id, send);
    const notes = createNotes(log, connection, requests.current);
    let gone = false;
    let ending = null;
    let fail = () => { };
    const failed = new Promise((resolve) => {
        fail = resolve;
    });
    const lose = () => {
        if (gone)
            return;
        gone = true;
        notes.keepStderr();
        requests.abandon(connection.exit);
    };
    const end = async (kind) => {
        const shutdown = await transport.end(kind);
        if (kind === "close")
            connection.shutdown = shutdown;
        lose();
        notes.keepStderr();
    };
    const endOnce = (kind) => {
        if (ending !== null && kind === "kill")
            void transport.end("kill");
        ending ??= end(kind);
        return ending;
    };
    const transport = open({
        line: createReceiver(requests, notes, send),
        endless() {
            notes.noise("(a line that does not end)");
            lose();
        },
        stderr: notes.stderr,
        exit(code, signal) {
            connection.exit = { code, signal, atMs: log.now(), requested: ending !== null };
        },
        gone: lose,
        failed: fail,
    });
    const session = {
        connection,
        request: (method, params, options) => requests.send(method, params, options, gone),
        notify: (method, params) => send(JSON.stringify({ jsonrpc: "2.0", method, params })),
        alive: () => !gone && ending === null && connection.exit === null,
        exit: () => connection.exit,
        settle: (ms) => settled(transport.ended, ms),
        close: () => endOnce("close"),
        kill: () => endOnce("kill"),
    };
    return { session, failed };
}

;// CONCATENATED MODULE: ./build/record/environment.js
/** What a program needs to run at all, on POSIX and on Windows. Nothing of the job's own: no tokens, no inputs. */
const SAFE = new Set([
    "PATH",
    "HOME",
    "USER",
    "LOGNAME",
    "SHELL",
    "LANG",
    "LANGUAGE",
    "TZ",
    "TMPDIR",
    "TMP",
    "TEMP",
    "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "SYSTEMROOT",
    "SYSTEMDRIVE",
    "WINDIR",
    "COMSPEC",
    "PATHEXT",
    "APPDATA",
    "LOCALAPPDATA",
    "USERPROFILE",
    "HOMEDRIVE",
    "HOMEPATH",
    "PROGRAMFILES",
    "PROGRAMDATA",
    "NUMBER_OF_PROCESSORS",
    "PROCESSOR_ARCHITECTURE",
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
]);
const isSafe = (name) => SAFE.has(name.toUpperCase()) || name.toUpperCase().startsWith("LC_");
/**
 * The environment of the server under test: the safe part of ours, and what the user gave for it. A name the user gives
 * replaces ours in any case: on Windows `Path` and `PATH` are one variable.
 */
function serverEnvironment(base, extra) {
    const given = new Set(Object.keys(extra).map((name) => name.toUpperCase()));
    const safe = Object.entries(base).flatMap(([name, value]) => value === undefined || !isSafe(name) || given.has(name.toUpperCase()) ? [] : [[name, value]]);
    return Object.fromEntries([...safe, ...Object.entries(extra)]);
}

;// CONCATENATED MODULE: ./build/record/lines.js
/** Longest line that is read, in bytes: an answer may be 100 MB. */
const MAX_LINE = 128 * 1024 * 1024;
const NEWLINE = 0x0a;
/** `onLine` gets each line without its end; `onTooLong` is told once when a line never ends. */
function createLineSplitter(onLine, onTooLong) {
    let parts = [];
    let size = 0;
    let stopped = false;
    const emit = () => {
        const line = (parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts)).toString("utf8");
        parts = [];
        size = 0;
        onLine(line.endsWith("\r") ? line.slice(0, -1) : line);
    };
    const keep = (part) => {
        parts.push(part);
        size += part.length;
        if (size <= MAX_LINE)
            return;
        stopped = true;
        parts = [];
        onTooLong();
    };
    return {
        push(chunk) {
            let from = 0;
            while (!stopped) {
                const at = chunk.indexOf(NEWLINE, from);
                if (at < 0)
                    break;
                keep(chunk.subarray(from, at));
                if (!stopped)
                    emit();
                from = at + 1;
            }
            if (!stopped && from < chunk.length)
                keep(chunk.subarray(from));
        },
        end() {
            if (!stopped && size > 0)
                emit();
        },
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/record/processes.js



/** Variable that every process of one start inherits, so that those that left their group are found. */
const MARKER = "MCP_AUDIT_RUN";
const WINDOWS = process.platform === "win32";
const LINUX = process.platform === "linux";
/** Starts whose processes may live. */
const running = new Set();
/** What ends this process without waiting, as a second Ctrl-C does, must not leave servers behind. */
function killAll() {
    for (const started of running)
        signalTree(started, "SIGKILL");
}
/** Says that nothing of a start lives any more. */
function forget(started) {
    running.delete(started);
}
/**
 * Starts a program without a shell, in a process group of its own. Most errors of the start arrive as `error` events of
 * the child; throws for words that no program can be given.
 */
function startProcess(command, args, cwd, env) {
    const mark = (0,external_node_crypto_.randomUUID)();
    const child = (0,external_node_child_process_.spawn)(command, args, {
        cwd,
        env: { ...env, [MARKER]: mark },
        stdio: ["pipe", "pipe", "pipe"],
        detached: !WINDOWS,
        windowsHide: true,
        shell: false,
    });
    const birth = child.pid === undefined ? 0 : (statOf(child.pid)?.birth ?? 0);
    const started = { child, mark, birth, known: new Map() };
    if (running.size === 0 && !process.listeners("exit").includes(killAll))
        process.on("exit", killAll);
    running.add(started);
    return started;
}
/** States of a process that is no more than an entry in the list. */
const DEAD = new Set(["Z", "X", "x"]);
/** What the kernel tells of a process; null when it is gone. Linux only. */
function statOf(pid) {
    if (!LINUX)
        return null;
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "latin1");
        const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        const [state = "", parent, group] = words;
        return { pid, state, parent: Number(parent), group: Number(group), birth: Number(words[19]) };
    }
    catch {
        return null;
    }
}
function hasMark(pid, mark) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`, "latin1").includes(`${MARKER}=${mark}`);
    }
    catch {
        return false;
    }
}
/**
 * Ids of the living processes of a start: of its group, with its mark, or started by one of those. Linux only: elsewhere
 * the list is empty, and the group alone is ended.
 */
function livingProcesses(started) {
    const leader = started.child.pid;
    if (!LINUX || leader === undefined)
        return [];
    const young = (0,external_node_fs_.readdirSync)("/proc")
        .map(Number)
        .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
        .flatMap((pid) => statOf(pid) ?? [])
        .filter((one) => one.birth >= started.birth)
        .sort((a, b) => a.birth - b.birth || a.pid - b.pid);
    const own = new Set([leader]);
    for (const { pid, parent, group, birth } of young) {
        const kin = group === leader || own.has(parent) || started.known.get(pid) === birth;
        if (!kin && !hasMark(pid, started.mark))
            continue;
        own.add(pid);
        started.known.set(pid, birth);
    }
    return young.filter((one) => own.has(one.pid) && !DEAD.has(one.state)).map((one) => one.pid);
}
/** Sends a signal to the whole tree of a start. */
function signalTree(started, signal) {
    const { pid } = started.child;
    if (pid === undefined)
        return;
    if (WINDOWS) {
        const force = signal === "SIGKILL" ? ["/F"] : [];
        (0,external_node_child_process_.execFile)("taskkill", ["/pid", String(pid), "/T", ...force], () => { });
        return;
    }
    const strays = livingProcesses(started);
    if (!LINUX || strays.includes(pid))
        send(-pid, signal);
    for (const stray of strays)
        send(stray, signal);
}
function send(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
        // Gone already.
    }
}

;// CONCATENATED MODULE: ./build/record/shutdown.js


/** Milliseconds a server has after its stdin closed (MCP specification, "Lifecycle: shutdown"), and after SIGTERM. */
const GRACE_MS = 2_000;
/** After SIGTERM in a hurry: these processes were started only to be asked once. */
const HURRY_MS = 500;
/** How often the process list is looked at where grandchildren outlive the server: nothing tells of their end. */
const LOOK_MS = 20;
/** Waits until no process of a start lives, `ms` at most, and tells how many do then. */
async function leftovers(started, ms, hurry) {
    const until = performance.now() + ms;
    let living = livingProcesses(started).length;
    while (living > 0 && performance.now() < until && !hurry?.aborted) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        living = livingProcesses(started).length;
    }
    return living;
}
/**
 * Ends a server and everything it started: its stdin is closed and the exit timed, then SIGTERM, then SIGKILL. Once `hurry`
 * is aborted nothing of this is waited for but a moment after SIGTERM. `leftovers` counts what outlived the server itself
 * when its stdin was closed.
 */
async function endProcess(started, ended, hurry) {
    const from = performance.now();
    const spent = () => Math.round(performance.now() - from);
    const { child } = started;
    const alive = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
    let how = alive() ? "stdin-close" : "already-exited";
    if (!hurry.aborted && alive()) {
        livingProcesses(started);
        child.stdin.end();
        await settled(ended, GRACE_MS, hurry);
    }
    const exitMs = spent();
    const left = hurry.aborted || alive() ? 0 : await leftovers(started, GRACE_MS - exitMs, hurry);
    if (alive()) {
        how = "term";
        signalTree(started, "SIGTERM");
        if (!hurry.aborted)
            await settled(ended, GRACE_MS, hurry);
        if (hurry.aborted)
            await settled(ended, HURRY_MS);
    }
    if (alive()) {
        how = "kill";
        signalTree(started, "SIGKILL");
        await settled(ended, GRACE_MS);
    }
    const ms = how === "stdin-close" ? exitMs : spent();
    if (livingProcesses(started).length > 0) {
        signalTree(started, "SIGKILL");
        await leftovers(started, GRACE_MS);
    }
    forget(started);
    return { how, ms, leftovers: left };
}

;// CONCATENATED MODULE: ./build/record/stdio.js





/** Milliseconds that output may still arrive after the process is gone, where something else holds its stdout open. */
const DRAIN_MS = 200;
/** Milliseconds in which a process whose stdout is closed is expected to end, so that its exit is known before the loss is told. */
const EXIT_MS = 1_000;
/** Why a program could not be started, for a person. */
function reasonOf(error, launch) {
    if (!(0,external_node_fs_.existsSync)(launch.cwd))
        return `the directory \`${launch.cwd}\` does not exist`;
    if (error.code === "ENOENT")
        return `the command \`${launch.command}\` was not found`;
    if (error.code === "EACCES")
        return `\`${launch.command}\` is not an executable file`;
    return error.message;
}
function neverStarted(events, reason) {
    queueMicrotask(() => {
        events.failed(reason);
        events.gone();
    });
    return {
        send() { },
        ended: Promise.resolve(),
        end: () => Promise.resolve({ how: "already-exited", ms: 0, leftovers: 0 }),
    };
}
function connect(started, launch, events) {
    const { child } = started;
    const lines = createLineSplitter(events.line, events.endless);
    child.stdout.on("data", (chunk) => lines.push(chunk));
    child.stdout.on("end", () => lines.end());
    child.stderr.on("data", events.stderr);
    for (const stream of [child.stdin, child.stdout, child.stderr])
        stream.on("error", () => { });
    const ended = new Promise((resolve) => {
        child.on("exit", (code, signal) => {
            events.exit(code, signal);
            setTimeout(events.gone, DRAIN_MS).unref();
            resolve();
        });
        child.on("error", (error) => {
            if (child.pid === undefined) {
                events.failed(reasonOf(error, launch));
                events.gone();
                resolve();
            }
        });
    });
    child.stdout.on("close", () => void settled(ended, EXIT_MS).then(events.gone));
    const hurry = new AbortController();
    const end = async () => {
        const shutdown = await endProcess(started, ended, hurry.signal);
        for (const stream of [child.stdin, child.stdout, child.stderr])
            stream.destroy();
        return shutdown;
    };
    let ending = null;
    return {
        ended,
        send(message) {
            if (child.stdin.writable)
                child.stdin.write(`${message}\n`);
        },
        end(kind) {
            if (kind === "kill")
                hurry.abort();
            ending ??= end();
            return ending;
        },
    };
}
/** Opens a server over its stdin and stdout, as a process of its own. */
function stdioTransport(launch) {
    return (events) => {
        try {
            return connect(startProcess(launch.command, launch.args, launch.cwd, launch.env), launch, events);
        }
        catch (error) {
            return neverStarted(events, reasonOf(error, launch));
        }
    };
}

;// CONCATENATED MODULE: ./build/record/starter.js





/** Starts again are given this much time at least, and this many times what the first start took. */
const LEAST_RESTART_MS = 10_000;
const RESTART_FACTOR = 10;
/** The words and variables of a server with the throwaway workspace in them. */
function starter_inWorkspace(target, options) {
    const { workspace = null, env } = options;
    if (workspace === null)
        return transportOf(target, options);
    const filled = Object.entries(env).map(([name, value]) => [name, workspace.fill(value)]);
    const words = target.transport === "stdio" ? { args: target.args.map(workspace.fill) } : {};
    const open = transportOf({ ...target, ...words }, {
        ...options,
        env: Object.fromEntries(filled),
    });
    return workspace.carry(open);
}
function transportOf(target, options) {
    if (target.transport !== "stdio") {
        throw new errors/* UsageError */.eb("`url` is not supported by this version yet: give a `command` that starts the server.");
    }
    const { command, args, cwd } = target;
    return stdioTransport({ command, args, cwd, env: serverEnvironment(options.base, options.env) });
}
const STOPPED = (events) => {
    queueMicrotask(() => {
        events.failed("the run was stopped");
        events.gone();
    });
    return {
        send() { },
        ended: Promise.resolve(),
        end: () => Promise.resolve({ how: "already-exited", ms: 0, leftovers: 0 }),
    };
};
/** A starter for a target. Throws UsageError for a target that cannot be started. */
function createStarter(target, log, options) {
    const transport = starter_inWorkspace(target, options);
    const running = new Set();
    let stopped = false;
    let startedInMs = null;
    let refusal = null;
    const opened = (purpose) => {
        const result = openSession(stopped ? STOPPED : transport, log, purpose);
        running.add(result.session);
        return result;
    };
    const startupTimeoutMs = () => startedInMs === null
        ? options.startupTimeoutMs
        : Math.min(options.startupTimeoutMs, Math.max(LEAST_RESTART_MS, RESTART_FACTOR * startedInMs));
    return {
        startupTimeoutMs,
        refusal: () => refusal,
        open: (purpose) => opened(purpose).session,
        async start(purpose) {
            const { session, failed } = opened(purpose);
            let reason = null;
            void failed.then((why) => {
                reason = log.mask(why);
            });
            const failure = await handshake(session, log, startupTimeoutMs(), (why) => {
                refusal ??= why;
            });
            if (reason !== null) {
                const message = `The server could not be started: ${reason}.`;
                return { session, failure: { stage: "spawn", message, exit: null, stderrTail: "" } };
            }
            startedInMs ??= session.connection.startupMs;
            return { session, failure };
        },
        async stop() {
            stopped = true;
            await Promise.all([...running].map((session) => session.kill()));
        },
    };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./build/record/workspace-files.js

/** The smallest PNG: one transparent pixel. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
/** One empty page. Readers rebuild the table of offsets, which is left out. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R/Size 4>>
%%EOF
`;
/** What the files named `example` hold, by extension. An empty file is a database of SQLite without tables. */
const EXAMPLES = {
    txt: `${EXAMPLE_LINE}\nIts second line speaks of Paris.\n`,
    md: `# An example\n\n${EXAMPLE_LINE}\n\n- one\n- two\n`,
    json: `{\n  "name": "example",\n  "items": [1, 2, 3]\n}\n`,
    csv: "city,country,population\nParis,FR,2100000\nOslo,NO,700000\n",
    html: `<!doctype html>\n<html lang="en"><head><title>An example</title></head><body><p>${EXAMPLE_LINE}</p></body></html>\n`,
    xml: `<?xml version="1.0" encoding="UTF-8"?>\n<example><text>${EXAMPLE_LINE}</text></example>\n`,
    yaml: "name: example\nitems: [1, 2, 3]\n",
    js: "export function add(a, b) {\n  return a + b;\n}\n",
    ts: "export function add(a: number, b: number): number {\n  return a + b;\n}\n",
    py: "def add(a, b):\n    return a + b\n",
    log: "2024-01-15T10:30:00Z INFO started\n2024-01-15T10:30:01Z ERROR an example\n",
    png: Buffer.from(PNG, "base64"),
    pdf: PDF,
    db: "",
};

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/record/workspace-git.js




/** Author and committer of every commit: the same in every run, so that commits have the same names. */
const WHO = "Ada Example <ada@example.com> 1705314600 +0000";
const CONFIG = `[core]
\trepositoryformatversion = 0
\tfilemode = true
\tbare = false
[user]
\tname = Ada Example
\temail = ada@example.com
`;
const sha1 = (data) => (0,external_node_crypto_.createHash)("sha1").update(data).digest();
function write(path, data) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    (0,external_node_fs_.writeFileSync)(path, data);
}
/** Stores an object as git does (gitformat-pack, loose objects) and gives its name. */
function store(git, type, content) {
    const data = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
    const name = sha1(data);
    const hex = name.toString("hex");
    write((0,external_node_path_.join)(git, "objects", hex.slice(0, 2), hex.slice(2)), (0,external_node_zlib_.deflateSync)(data));
    return name;
}
const sorted = (files) => Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
function storeTree(git, files) {
    const entries = sorted(files).map(([name, text]) => Buffer.concat([Buffer.from(`100644 ${name}\0`), store(git, "blob", Buffer.from(text))]));
    return store(git, "tree", Buffer.concat(entries));
}
/** The index that belongs to a checkout of these files (gitformat-index, version 2). Times are left open: git reads the files once. */
function indexOf(git, files) {
    const header = Buffer.alloc(12);
    header.write("DIRC");
    header.writeUInt32BE(2, 4);
    header.writeUInt32BE(Object.keys(files).length, 8);
    const entries = sorted(files).map(([name, text]) => {
        const length = 62 + Buffer.byteLength(name);
        const entry = Buffer.alloc(length + (8 - (length % 8)));
        entry.writeUInt32BE(0o100644, 24);
        entry.writeUInt32BE(Buffer.byteLength(text), 36);
        store(git, "blob", Buffer.from(text)).copy(entry, 40);
        entry.writeUInt16BE(Buffer.byteLength(name), 60);
        entry.write(name, 62);
        return entry;
    });
    const data = Buffer.concat([header, ...entries]);
    return Buffer.concat([data, sha1(data)]);
}
/**
 * Makes a git repository with these commits on `main` and the last one checked out, without git itself: the same bytes on
 * every machine, whatever is installed or configured there. Gives the name of the last commit.
 */
function makeRepository(folder, commits) {
    const git = (0,external_node_path_.join)(folder, ".git");
    let head = "";
    for (const { message, files } of commits) {
        const tree = storeTree(git, files).toString("hex");
        const parent = head === "" ? "" : `parent ${head}\n`;
        const text = `tree ${tree}\n${parent}author ${WHO}\ncommitter ${WHO}\n\n${message}\n`;
        head = store(git, "commit", Buffer.from(text)).toString("hex");
    }
    const files = commits.at(-1)?.files ?? {};
    write((0,external_node_path_.join)(git, "HEAD"), "ref: refs/heads/main\n");
    write((0,external_node_path_.join)(git, "config"), CONFIG);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(git, "refs", "tags"), { recursive: true });
    if (head !== "")
        write((0,external_node_path_.join)(git, "refs", "heads", "main"), `${head}\n`);
    write((0,external_node_path_.join)(git, "index"), indexOf(git, files));
    for (const [name, text] of Object.entries(files))
        write((0,external_node_path_.join)(folder, name), text);
    return head;
}

;// CONCATENATED MODULE: ./build/record/workspace.js







/** Time of every file, so that a tool that tells it says the same in every run. */
const WRITTEN = new Date("2024-01-15T10:30:00Z");
const workspace_README = "# Hello\n\nAn example repository.\n";
function writeFiles(path) {
    const text = `${EXAMPLE_LINE}\n`;
    const files = [
        ...EXTENSIONS.map((extension) => [
            `${LAYOUT.file}.${extension}`,
            EXAMPLES[extension],
        ]),
        [(0,external_node_path_.join)(LAYOUT.folder, "notes.txt"), text],
        [LAYOUT.toMove, text],
        [LAYOUT.toDelete, text],
        [LAYOUT.toChange, text],
    ];
    for (const folder of [LAYOUT.folder, LAYOUT.folderToDelete])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(path, folder));
    for (const [name, content] of files) {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(path, name), content);
        (0,external_node_fs_.utimesSync)((0,external_node_path_.join)(path, name), WRITTEN, WRITTEN);
    }
}
/** What the workspace's repository went through. Its last commit is `HEAD_COMMIT`. */
function writeRepository(path) {
    makeRepository((0,external_node_path_.join)(path, LAYOUT.repository), [
        { message: "Begin", files: { "README.md": "# Hello\n" } },
        { message: "Say what it is", files: { "README.md": workspace_README, "example.txt": `${EXAMPLE_LINE}\n` } },
    ]);
}
const escaped = (path) => JSON.stringify(path).slice(1, -1);
/** Whether a text within a value names the workspace. */
const usesWorkspace = (value) => JSON.stringify(value).includes(workspace/* WORKSPACE */.u);
/** The spellings of a path that a server may use: as it is, within JSON, and with the slashes of an address. */
const spellings = (path) => [...new Set([escaped(path), path, path.replaceAll("\\", "/")])];
/** Deletes a folder; what the server made undeletable stays. Links are deleted, not followed. */
function removeFolder(path) {
    try {
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true, maxRetries: 3 });
    }
    catch { }
}
/**
 * Makes the workspace of a run: the same files in every run, in a new folder of the system's own for temporary files. It
 * goes with this process at the latest.
 */
function createWorkspace() {
    const path = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "mcp-audit-workspace-")));
    const remove = () => removeFolder(path);
    process.once("exit", remove);
    writeFiles(path);
    writeRepository(path);
    const put = (text, value) => text.replaceAll(workspace/* WORKSPACE */.u, () => value);
    return {
        path,
        fill: (text) => put(text, path),
        hide: (text) => spellings(path).reduce((rest, spelling) => rest.replaceAll(spelling, () => workspace/* WORKSPACE */.u), text),
        carry: (open) => (events) => {
            const transport = open(events);
            return { ...transport, send: (message) => transport.send(put(message, escaped(path))) };
        },
        remove() {
            process.off("exit", remove);
            remove();
        },
    };
}

;// CONCATENATED MODULE: ./build/record/record.js








/** Nothing is called in scope `static`, so that only the server's own words and variables can ask for a workspace then. */
function needsWorkspace(target, { record }, env) {
    const words = target.transport === "stdio" ? target.args : [];
    return record.scope !== "static" || usesWorkspace([words, Object.values(env), record.probes]);
}
/**
 * Starts the server, lists its tools, makes every planned call and writes down what is seen. Never throws for what the
 * server does; ends everything it started, also when it is stopped. Throws UsageError for a target it cannot reach.
 */
async function record(target, settings, options) {
    const { signal, env } = options;
    const startedAt = new Date().toISOString();
    const workspace = needsWorkspace(target, settings, env) ? createWorkspace() : null;
    const mask = (text) => workspace?.hide(options.mask(text)) ?? options.mask(text);
    const log = createLog(mask);
    const { startupTimeoutMs } = settings.record;
    const base = options.environment ?? process.env;
    const starter = createStarter(target, log, { env, base, startupTimeoutMs, workspace });
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

// EXTERNAL MODULE: ./build/checks/registry.gen.js + 55 modules
var registry_gen = __webpack_require__(4377);
;// CONCATENATED MODULE: ./build/judge/baseline.js
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
function fixedFindings(findings, suppressed, baseline) {
    const now = new Set([...findings, ...suppressed].map((finding) => finding.fingerprint));
    return baseline.report.findings.filter((finding) => !now.has(finding.fingerprint));
}

;// CONCATENATED MODULE: ./build/judge/conclude.js
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const conclude_count = (findings, severity) => findings.filter((finding) => finding.severity === severity).length;
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
    const errors = conclude_count(findings, "error");
    const warnings = conclude_count(findings, "warning");
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

// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
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
function reproduceCall(target, call) {
    const args = call.arguments === null ? "" : ` --args ${(0,shell/* shellQuote */.Z)(JSON.stringify(call.arguments))}`;
    return `${PROGRAM} call --tool ${(0,shell/* shellQuote */.Z)(call.tool)}${args}${repeated(target)}${server(target)}`;
}
/** The command line that lists the tools and shows the static findings again. */
function reproduceInspect(target) {
    return `${PROGRAM} inspect${repeated(target)}${server(target)}`;
}

;// CONCATENATED MODULE: ./build/judge/finding.js




/** Longest message and quoted answer of a finding, in characters; the evidence keeps the rest. */
const finding_MESSAGE_CHARS = 600;
const RESPONSE_CHARS = 2_000;
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
function answerOf(call) {
    if (call === undefined)
        return null;
    return (0,cut/* cut */.J)(call.response === null || call.response.text === "" ? call.detail : call.response.text, RESPONSE_CHARS);
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
        message: (0,cut/* cut */.J)(fillMessage(template(check, raw.message), raw.data), finding_MESSAGE_CHARS),
        case: call?.caseId ?? null,
        property,
        arguments: call?.arguments ?? null,
        outcome: call?.outcome ?? null,
        response: answerOf(call),
        location: raw.location ?? tool?.location ?? null,
        reproduce: call === undefined ? reproduceInspect(target) : reproduceCall(target, call),
        why: check.why,
        fix: check.fixes?.[raw.message] ?? check.fix,
        docs: `${version/* DOCS_BASE */.M}/checks/${check.id}.md`,
        baseline: null,
    };
}

;// CONCATENATED MODULE: ./build/judge/order.js
const RANK = { error: 0, warning: 1, notice: 2 };
/** Worst first, then tool by tool in the server's own order, then by check and case: the same whatever order checks ran in. */
function orderFindings(findings) {
    return [...findings].sort((a, b) => RANK[a.severity] - RANK[b.severity] ||
        (a.toolIndex ?? -1) - (b.toolIndex ?? -1) ||
        compare(a.check, b.check) ||
        compare(a.case ?? "", b.case ?? "") ||
        compare(a.fingerprint, b.fingerprint));
}
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
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

;// CONCATENATED MODULE: ./build/judge/suppress.js

function suppress_name(suppression) {
    const { check, tool } = suppression;
    return `Suppression of \`${check}\`${tool === null ? "" : ` for \`${tool}\``}`;
}
/** Holds through the whole day that it names, UTC. */
const expired = (suppression, today) => suppression.expires !== null && today > suppression.expires.slice(0, 10);
function matcher(suppression) {
    const matches = suppression.tool === null ? () => true : globMatcher(suppression.tool);
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
const BY_SEVERITY = {
    error: "fail",
    warning: "part",
    notice: "pass",
};
const verdict_RANK = { fail: 3, part: 2, pass: 1, "n/a": 0 };
/** The worst of some verdicts; `n/a` when there is none. */
function worst(verdicts) {
    let result = "n/a";
    for (const verdict of verdicts)
        if (verdict_RANK[verdict] > verdict_RANK[result])
            result = verdict;
    return result;
}
/** The verdict that findings alone give: an error fails, a warning is part, a notice passes. */
function verdictOf(findings) {
    return worst(findings.map((finding) => BY_SEVERITY[finding.severity]));
}
/**
 * A row as the settings leave it. The check's own verdict holds unless a severity was changed or a finding suppressed;
 * then what is left of the findings decides.
 */
function settleRow(row, kept, changed) {
    if (!changed || row.verdict === "n/a")
        return row.verdict;
    return kept.length === 0 ? "pass" : verdictOf(kept);
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
    const fromRows = worst(rows.map((row) => row.verdict));
    const judged = fromRows === "n/a" && (percent !== null || kept.length > 0) ? "pass" : fromRows;
    const report = {
        id: check.id,
        title: check.title,
        category: check.category,
        verdict: run.error === null ? worst([judged, verdictOf(kept)]) : "n/a",
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
function judge_judge(facts, checks, baseline) {
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
        findings: markFindings(kept, baseline),
        suppressed,
        scored: settled.flatMap((one) => (one.scored === null ? [] : [one.scored])),
        warnings: [
            ...warnings,
            ...threw.map((run) => `Check \`${run.check.id}\` could not be carried out: ${run.error}`),
        ],
    };
}

// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
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
/** Worth of a row's verdict, 0..1. In `contract` a warning costs less: most are a matter of wording. */
const VERDICT_VALUE = { pass: 1, part: 0.5, fail: 0 };
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
/** One category: the mean of its rows, or of its parts where weights.ts names some, or of both where a check has a percent of its own. */
function scoreCategory(category, checks, weight, off) {
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
        notRun: ran ? null : (off ?? "nothing of it could be verified"),
    };
}
/**
 * The whole score. `off` names categories that were not asked for, with the reason. The overall percent is the weighted
 * mean of the categories that ran, and null when none did.
 */
function score(checks, weights, off) {
    const categories = {};
    let sum = 0;
    let total = 0;
    for (const category of finding/* CATEGORIES */.R) {
        const own = checks.filter((check) => check.category === category);
        const weight = weights[category] ?? WEIGHTS[category];
        const result = scoreCategory(category, own, weight, off[category] ?? null);
        categories[category] = result;
        if (result.percent !== null) {
            sum += result.percent * weight;
            total += weight;
        }
    }
    const percent = total === 0 ? null : roundPercent(sum / total);
    return { percent, grade: gradeOf(percent), categories };
}

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
            verdict: own.length === 0 ? clean : verdictOf(own),
            location: tool.location,
        };
    });
}

;// CONCATENATED MODULE: ./build/report/build.js










/** Noise lines that a report quotes; the evidence keeps more. */
const build_NOISE_LINES = 20;
const build_NOISE_CHARS = 300;
function categoriesOff(facts) {
    const { concurrency, sequential } = facts.evidence.settings.record;
    return concurrency > 0 || sequential ? {} : { state: "`concurrency` and `sequential` are off" };
}
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
    const audits = facts.connections.filter((connection) => connection.purpose !== "concurrency");
    const noise = facts.connections.flatMap((connection) => connection.noise);
    const exits = facts.connections.flatMap(({ exit }) => (exit === null ? [] : [exit]));
    const tails = facts.connections.map((connection) => connection.stderr.tail).filter((tail) => tail !== "");
    return {
        starts: audits.length,
        restarts: Math.max(0, audits.length - 1),
        exits: exits.map(({ code, signal, requested }) => ({ code, signal, requested })),
        stdoutNoise: noise.slice(0, build_NOISE_LINES).map((line) => (0,cut/* cut */.J)(line.text, build_NOISE_CHARS)),
        stderrTail: tails.at(-1) ?? "",
    };
}
function baselineOf(judgement, options) {
    const { baseline = null, baselineNote = null } = options;
    if (baseline === null) {
        if (baselineNote === null)
            return undefined;
        return { score: null, grade: null, tokens: null, fixed: [], label: "", note: baselineNote };
    }
    const { report, label } = baseline;
    const fixed = fixedFindings(judgement.findings, judgement.suppressed, baseline);
    return {
        score: report.score.percent,
        grade: report.score.grade,
        tokens: report.metrics.contextCost.tokens,
        fixed: fixed.map(({ check, tool, message }) => ({ check, tool, message })),
        label,
        note: baselineNote,
    };
}
function warningsOf(judgement, facts, options) {
    const { stopped } = facts.evidence;
    return [
        ...(stopped === null ? [] : [`The run ended early: ${stopped.detail}`]),
        ...(options.baselineNote == null ? [] : [options.baselineNote]),
        ...judgement.warnings,
    ];
}
function emptyJudgement() {
    return { runs: [], checks: [], findings: [], suppressed: [], scored: [], warnings: [] };
}
/** Builds the report from evidence alone: the same evidence and options always give the same report. */
function buildReport(evidence, options = {}) {
    const facts = (0,facts_facts/* createFacts */.u)(evidence);
    const { failure, settings } = evidence;
    const judgement = failure === null ? judge_judge(facts, options.checks ?? registry_gen/* CHECKS */.u, options.baseline ?? null) : emptyJudgement();
    const metrics = buildMetrics(judgement, facts);
    const scored = score(judgement.scored, settings.judge.weights, categoriesOff(facts));
    const baseline = baselineOf(judgement, options);
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
            stopped: evidence.stopped?.reason === "cannot-restart"
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
        events: eventsOf(facts),
        ...(baseline === undefined ? {} : { baseline }),
    };
}

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
const literal_LITERAL = /(["'`])([A-Za-z0-9_.\-/]{2,128})\1/g;
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
    for (const match of file.text.matchAll(literal_LITERAL)) {
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

;// CONCATENATED MODULE: ./build/text/mask.js
/** Encoded forms shorter than this are left alone: they turn up in ordinary text by chance. */
const SHORTEST_ENCODED = 8;
const mask_LITERAL = /[.*+?^${}()|[\]\\]/g;
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
    const pattern = new RegExp(forms.map((form) => form.replace(mask_LITERAL, "\\$&")).join("|"), "g");
    return (text) => text.replace(pattern, (form) => `***${names.get(form)}***`);
}

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
    const names = (0,facts_facts/* createFacts */.u)(evidence).tools.map((tool) => tool.name);
    const { locations, facts, filesRead } = await indexSources({ root: workspace, folder }, names);
    const sources = { facts, filesRead };
    return { ...evidence, locations, extra: { ...evidence.extra, sources } };
}
/**
 * Starts the server, records what it does, locates its tools in the workspace and judges all of it. Never throws for
 * what the server does: a server that cannot be started or listed is a report with a `failure`.
 */
async function audit(options) {
    const mask = createMasker(options.secrets);
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
    const evidence = freezeEvidence({ ...located, extra });
    const { baseline = null, baselineNote = null } = options;
    return { report: buildReport(evidence, { baseline, baselineNote }), evidence };
}

;// CONCATENATED MODULE: ./build/core/rescore.js

/** The report of recorded evidence, without a server. The same evidence gives the same report. */
function rescore(evidence, options = {}) {
    return buildReport(evidence, options);
}

// EXTERNAL MODULE: ./build/report/comment.js + 5 modules
var report_comment = __webpack_require__(5189);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/core/git.js


const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
/** Output of a git command in `cwd`, trimmed; null when it fails or there is no git. Never asks for anything on the terminal. */
async function git(cwd, ...args) {
    try {
        const { stdout } = await run("git", args, {
            cwd,
            env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
            maxBuffer: 16 * 1024 * 1024,
        });
        return stdout.trim();
    }
    catch {
        return null;
    }
}
/** Root of the checkout that holds `cwd`, null outside of one. */
function checkoutRoot(cwd) {
    return git(cwd, "rev-parse", "--show-toplevel");
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/core/worktree.js




/** The commit a name stands for, if this clone holds it. Names that look like options are none. */
async function commitOf(root, ref) {
    if (ref.startsWith("-"))
        return null;
    for (const name of [ref, `origin/${ref}`]) {
        const commit = await git(root, "rev-parse", "--verify", "--quiet", `${name}^{commit}`);
        if (commit !== null && commit !== "")
            return commit;
    }
    return null;
}
/**
 * Checks the first of `refs` that this clone holds out into a throwaway folder. Uses no network. Null when it holds none
 * of them (a shallow clone), or when git refuses.
 */
async function addWorktree(root, refs) {
    let commit = null;
    for (const ref of refs)
        commit ??= await commitOf(root, ref);
    if (commit === null)
        return null;
    const parent = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "mcp-audit-base-"));
    const folder = (0,external_node_path_.join)(parent, "base");
    const remove = async () => {
        await git(root, "worktree", "remove", "--force", folder);
        await (0,promises_.rm)(parent, { recursive: true, force: true });
        await git(root, "worktree", "prune");
    };
    if ((await git(root, "worktree", "add", "--detach", folder, commit)) === null) {
        await remove();
        return null;
    }
    return { folder, commit, remove };
}

;// CONCATENATED MODULE: ./build/core/base.js



const none = (note) => ({ baseline: null, note });
function moved(target, from, to) {
    if (target.transport === "http")
        return target;
    return { ...target, cwd: (0,external_node_path_.join)(to, (0,external_node_path_.relative)(from, target.cwd)) };
}
async function auditIn(folder, root, commit, options) {
    const label = commit.slice(0, 7);
    try {
        await options.setup((0,external_node_path_.join)(folder, (0,external_node_path_.relative)(root, options.directory)));
    }
    catch (error) {
        return none(`The base ${label} could not be set up (${error.message}): nothing to compare with.`);
    }
    const { report } = await options.audit({
        ...options.head,
        target: moved(options.head.target, root, folder),
        workspace: null,
        baseline: null,
        baselineNote: null,
    });
    if (report.failure !== null) {
        return none(`The base ${label} could not be started (${report.failure.message}): nothing to compare with.`);
    }
    return { baseline: { report, label }, note: null };
}
/**
 * Audits the base of a pull request beside the head, from what this clone holds. Whatever goes wrong with the base is a
 * note, never a failure of the head.
 */
async function auditBase(options) {
    if (options.head.target.transport === "http") {
        return none("`baseline-ref` needs a server that is started from the checkout; use `baseline` with a `url`.");
    }
    const root = await checkoutRoot(options.directory);
    if (root === null)
        return none("There is no git checkout here: nothing to compare with.");
    const tree = await addWorktree(root, options.refs);
    if (tree === null) {
        return none("This clone does not hold the base commit: nothing to compare with. Give actions/checkout `fetch-depth: 0`.");
    }
    try {
        return await auditIn(tree.folder, root, tree.commit, options);
    }
    finally {
        await tree.remove();
    }
}

// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(2210);
;// CONCATENATED MODULE: ./build/report/schema.js


/** An object with exactly these members; those named in `optional` may be absent. */
const object = (properties, optional = []) => ({
    type: "object",
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
});
const list = (items) => ({ type: "array", items });
const oneOf = (values) => ({ enum: [...values] });
const orNull = (schema) => ({ anyOf: [schema, { type: "null" }] });
const TEXT = { type: "string" };
const TEXT_OR_NULL = { type: ["string", "null"] };
const FLAG = { type: "boolean" };
const COUNT = { type: "integer", minimum: 0 };
const MILLISECONDS = { type: "number", minimum: 0 };
const PERCENT = { type: ["number", "null"], minimum: 0, maximum: 100 };
const GRADE = oneOf(["A", "B", "C", "D", "F", null]);
const VERDICT = oneOf(["pass", "part", "fail", "n/a"]);
const SEVERITY = oneOf(finding/* SEVERITIES */.o);
const CATEGORY = oneOf(finding/* CATEGORIES */.R);
const EXIT_CODE = { type: ["integer", "null"] };
const FINGERPRINT = { type: "string", pattern: "^[0-9a-f]{16}$" };
const LOCATION = object({
    path: { ...TEXT, description: "Relative to the root of the repository, with forward slashes." },
    line: { type: "integer", minimum: 1 },
    endLine: { type: "integer", minimum: 1 },
});
const LOCATION_OR_NULL = orNull({ $ref: "#/$defs/location" });
const CATEGORY_SCORE = object({
    percent: { ...PERCENT, description: "null: did not run, or nothing of it could be verified." },
    grade: GRADE,
    weight: { type: "number", minimum: 0 },
    rows: list(object({
        name: TEXT,
        value: { type: "number", minimum: 0, maximum: 1 },
        checks: list(object({ check: TEXT, verdict: VERDICT })),
    })),
    parts: list(object({ name: TEXT, percent: { type: "number", minimum: 0, maximum: 100 } })),
    notRun: { ...TEXT_OR_NULL, description: "Why `percent` is null." },
});
/** Figures that checks may add to. */
const schema_figures = (properties) => ({
    ...object(properties),
    additionalProperties: true,
});
const METRICS = {
    ...object({
        crashResilience: schema_figures({
            percent: PERCENT,
            grade: GRADE,
            cases: COUNT,
            graceful: COUNT,
            accepted: COUNT,
            crashed: COUNT,
            timedOut: COUNT,
            internalErrors: COUNT,
            masked: COUNT,
        }),
        contextCost: schema_figures({ tokens: COUNT, perTool: list(schema_figures({ tool: TEXT, tokens: COUNT })) }),
        coverage: schema_figures({ tools: COUNT, called: COUNT, calledValidly: COUNT, level: TEXT }),
    }),
    additionalProperties: { type: "object" },
    description: "Figures of the checks that ran: latency, responseSize, concurrency, lifecycle and others.",
};
const TOOL = object({
    name: TEXT,
    listed: FLAG,
    called: FLAG,
    skipReason: TEXT_OR_NULL,
    cases: COUNT,
    verdict: VERDICT,
    location: LOCATION_OR_NULL,
});
const CHECK = object({
    id: TEXT,
    title: TEXT,
    category: CATEGORY,
    verdict: VERDICT,
    severity: SEVERITY,
    findings: COUNT,
    notVerified: list(object({ tool: TEXT_OR_NULL, reason: TEXT, calls: COUNT })),
    error: { ...TEXT_OR_NULL, description: "The check itself failed: its verdict is n/a." },
});
const FINDING = object({
    fingerprint: { ...FINGERPRINT, description: "Stays the same as long as the problem does." },
    check: TEXT,
    category: CATEGORY,
    kind: oneOf(["violation", "risk"]),
    tool: TEXT_OR_NULL,
    toolIndex: { type: ["integer", "null"], minimum: 0 },
    severity: SEVERITY,
    message: TEXT,
    case: TEXT_OR_NULL,
    property: TEXT_OR_NULL,
    arguments: { type: ["object", "null"] },
    outcome: oneOf([...model_outcome/* OUTCOMES */.i, null]),
    response: TEXT_OR_NULL,
    location: LOCATION_OR_NULL,
    reproduce: { ...TEXT_OR_NULL, description: "A command line for a POSIX shell." },
    why: TEXT,
    fix: TEXT,
    docs: TEXT,
    baseline: oneOf(["new", "known", null]),
});
const FAILURE = object({
    stage: oneOf(["spawn", "startup", "initialize", "list"]),
    message: TEXT,
    exit: orNull(object({ code: EXIT_CODE, signal: TEXT_OR_NULL, atMs: { type: "number" } })),
    stderrTail: TEXT,
});
const SERVER = object({
    name: TEXT,
    version: TEXT,
    protocolVersion: TEXT,
    era: oneOf(["legacy", "modern"]),
    transport: oneOf(["stdio", "http"]),
    target: TEXT,
    startupMs: { type: ["number", "null"], minimum: 0 },
    instructionsChars: COUNT,
});
const BASELINE = object({
    score: PERCENT,
    grade: GRADE,
    tokens: { type: ["integer", "null"], minimum: 0 },
    fixed: list(object({ check: TEXT, tool: TEXT_OR_NULL, message: TEXT })),
    label: TEXT,
    note: TEXT_OR_NULL,
});
/** JSON Schema (2020-12) of the report. Closed but for `metrics`. Ships as `schemas/report.schema.json`. */
const REPORT_SCHEMA = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "MCP audit report",
    ...object({
        schemaVersion: { const: 1 },
        tool: object({ name: TEXT, version: TEXT }),
        startedAt: { ...TEXT, description: "ISO 8601, UTC." },
        durationMs: MILLISECONDS,
        server: SERVER,
        score: object({
            percent: PERCENT,
            grade: GRADE,
            categories: object(Object.fromEntries(finding/* CATEGORIES */.R.map((name) => [name, { $ref: "#/$defs/categoryScore" }]))),
        }),
        headline: TEXT_OR_NULL,
        conclusion: object({
            result: oneOf(["success", "failure"]),
            exitCode: { type: "integer", minimum: 0, maximum: 255 },
            reasons: list(TEXT),
        }),
        metrics: METRICS,
        tools: list(TOOL),
        checks: list(CHECK),
        findings: list(FINDING),
        skipped: list(object({ tool: TEXT, reason: TEXT })),
        suppressed: list(object({ fingerprint: FINGERPRINT, check: TEXT, tool: TEXT_OR_NULL, message: TEXT, reason: TEXT })),
        warnings: list(TEXT),
        failure: orNull(FAILURE),
        stopped: orNull(object({ reason: TEXT, detail: TEXT })),
        baseline: BASELINE,
        events: object({
            starts: COUNT,
            restarts: COUNT,
            exits: list(object({ code: EXIT_CODE, signal: TEXT_OR_NULL, requested: FLAG })),
            stdoutNoise: list(TEXT),
            stderrTail: TEXT,
        }),
    }, ["baseline"]),
    $defs: { location: LOCATION, categoryScore: CATEGORY_SCORE },
};

;// CONCATENATED MODULE: ./build/report/parse.js



/** Reads a JSON report and checks it against the published schema. Throws UsageError that names the first thing wrong. */
function readReport(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new errors/* UsageError */.eb("it is not JSON");
    }
    const validate = new _2020.Ajv2020({ strict: false, validateFormats: false }).compile(REPORT_SCHEMA);
    if (validate(value))
        return value;
    const first = validate.errors?.[0];
    throw new errors/* UsageError */.eb(`${first?.instancePath || "the whole"} ${first?.message ?? "is wrong"}`);
}

;// CONCATENATED MODULE: ./build/core/baseline-file.js



/** The baseline that a JSON report of an earlier run gives. Throws UsageError for anything else. */
function baselineFromText(path, text) {
    let report;
    try {
        report = readReport(text);
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`\`baseline\` ${path} is not a report of this tool: ${error.message}`);
    }
    return { report, label: (0,external_node_path_.basename)(path) };
}

// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 5 modules
var exec = __webpack_require__(2876);
;// CONCATENATED MODULE: ./build/action/setup.js




/** What the runner gives to actions and nobody else: it is not for commands of a pull request. */
const OURS = /^(?:INPUT_|ACTIONS_RUNTIME_|ACTIONS_ID_TOKEN_|ACTIONS_CACHE_|ACTIONS_RESULTS_|GITHUB_TOKEN$|STATE_)/i;
function environment() {
    const pairs = Object.entries(process.env).filter(([name, value]) => value !== undefined && !OURS.test(name));
    return Object.fromEntries(pairs);
}
/** Runs the setup commands one after the other, each in a group of the log. Throws UsageError when one fails. */
async function runSetup(commands, cwd) {
    for (const command of commands) {
        (0,core/* startGroup */.Oh)(`setup: ${(0,cut/* cut */.J)(command, 200)}`);
        let code;
        try {
            code = await (0,exec/* exec */.m)(command, [], { cwd, env: environment(), ignoreReturnCode: true });
        }
        catch (error) {
            throw new errors/* UsageError */.eb(`The setup command \`${command}\` could not be started: ${error.message}`);
        }
        finally {
            (0,core/* endGroup */.N4)();
        }
        if (code !== 0)
            throw new errors/* UsageError */.eb(`The setup command \`${command}\` ended with exit code ${code}.`);
    }
}

;// CONCATENATED MODULE: ./build/action/base.js






function refsOf(ref, context) {
    return ref === "auto" ? context.bases : [ref];
}
function fromFile(path) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch {
        throw new errors/* UsageError */.eb(`There is no baseline at ${path}.`);
    }
    return { baseline: baselineFromText(path, text), note: null };
}
/** What to compare with: a report file, or an audit of the base commit; nothing when neither was asked for. */
async function findBaseline(run, head, context) {
    if (run.baseline !== null)
        return fromFile(run.baseline);
    if (run.baselineRef === null)
        return { baseline: null, note: null };
    const refs = refsOf(run.baselineRef, context);
    if (refs.length === 0)
        return { baseline: null, note: "This event has no base commit: nothing to compare with." };
    return auditBase({
        refs,
        head,
        directory: run.workingDirectory,
        audit: audit,
        setup: (folder) => runSetup(run.setup, folder),
    });
}

;// CONCATENATED MODULE: ./build/report/terminal-style.js
function createStyle(color) {
    const paint = (on, off) => color ? (text) => (text === "" ? "" : `\u001b[${on}m${text}\u001b[${off}m`) : (text) => text;
    return {
        bold: paint(1, 22),
        dim: paint(2, 22),
        red: paint(31, 39),
        yellow: paint(33, 39),
        green: paint(32, 39),
        blue: paint(34, 39),
    };
}
/** One sign for each state, so that the table reads without colour too. */
const SIGNS = { fail: "✗", part: "!", notice: "·", pass: "✓", none: "–" };
function severitySign(severity, style) {
    if (severity === "error")
        return style.red(SIGNS.fail);
    return severity === "warning" ? style.yellow(SIGNS.part) : style.blue(SIGNS.notice);
}
function verdictSign(verdict, style) {
    if (verdict === "fail")
        return style.red(SIGNS.fail);
    if (verdict === "part")
        return style.yellow(SIGNS.part);
    return verdict === "pass" ? style.green(SIGNS.pass) : style.dim(SIGNS.none);
}

;// CONCATENATED MODULE: ./build/report/terminal-width.js
const SEGMENTER = new Intl.Segmenter("en", { granularity: "grapheme" });
const ASCII = /^[\x20-\x7e]*$/;
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;
/** First and last code points of blocks whose characters take two columns (Unicode TR11: W and F). */
const WIDE = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0x33ff],
    [0x3400, 0x4dbf],
    [0x4e00, 0x9fff],
    [0xa000, 0xa4cf],
    [0xa960, 0xa97f],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe6f],
    [0xff00, 0xff60],
    [0xffe0, 0xffe6],
    [0x1f300, 0x1f64f],
    [0x1f900, 0x1f9ff],
    [0x20000, 0x3fffd],
];
function graphemeWidth(grapheme) {
    if (NO_WIDTH.test(grapheme))
        return 0;
    const code = grapheme.codePointAt(0) ?? 0;
    if (WIDE.some(([first, last]) => code >= first && code <= last))
        return 2;
    return EMOJI.test(grapheme) ? 2 : 1;
}
/** Columns that a text without control characters takes on a terminal. */
function widthOf(text) {
    if (ASCII.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of SEGMENTER.segment(text))
        width += graphemeWidth(segment);
    return width;
}
/** The text filled up with blanks to `width` columns, at its end or (for numbers) at its start. */
function pad(text, width, side = "end") {
    const blanks = " ".repeat(Math.max(0, width - widthOf(text)));
    return side === "end" ? text + blanks : blanks + text;
}
/** Where a word that is too long is best broken: after the last separator of its second half, else at its end. */
function breakAt(piece) {
    const found = /[-_./:][^-_./:]*$/.exec(piece);
    return found !== null && found.index + 1 > piece.length / 2 ? found.index + 1 : piece.length;
}
/** Pieces of at most `width` columns of a word that fits no line. */
function pieces(word, width) {
    const found = [];
    let piece = "";
    let used = 0;
    for (const { segment } of SEGMENTER.segment(word)) {
        const next = graphemeWidth(segment);
        if (used + next > width && piece !== "") {
            const at = breakAt(piece);
            found.push(piece.slice(0, at));
            piece = piece.slice(at);
            used = widthOf(piece);
        }
        piece += segment;
        used += next;
    }
    return piece === "" ? found : [...found, piece];
}
/** Lines of at most `width` columns, broken at blanks, and within a word only where it fits no line. Never empty. */
function wrap(text, width) {
    const room = Math.max(1, width);
    const lines = [];
    let line = "";
    let used = 0;
    for (const word of text.split(/\s+/).filter((part) => part !== "")) {
        for (const part of widthOf(word) <= room ? [word] : pieces(word, room)) {
            const needed = widthOf(part);
            if (line !== "" && used + 1 + needed > room) {
                lines.push(line);
                line = "";
                used = 0;
            }
            line = line === "" ? part : `${line} ${part}`;
            used = used === 0 ? needed : used + 1 + needed;
        }
    }
    return line === "" && lines.length > 0 ? lines : [...lines, line];
}
/** The text, ended with `…` where it would take more than `width` columns. */
function cutToWidth(text, width) {
    if (widthOf(text) <= width)
        return text;
    let kept = "";
    let used = 0;
    for (const { segment } of SEGMENTER.segment(text)) {
        used += graphemeWidth(segment);
        if (used > width - 1)
            break;
        kept += segment;
    }
    return `${kept}…`;
}

;// CONCATENATED MODULE: ./build/report/terminal-words.js
/** `1 error`, `2 errors`. */
const terminal_words_plural = (count, noun) => `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
/** `81.4`, `88.0`, `100`, or `not run`. */
const percentText = (percent) => percent === null ? "not run" : percent === 100 ? "100" : percent.toFixed(1);
/** `340 ms`, `1.2 s`, `2 min 5 s`. */
function durationText(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
const NOUNS = [
    ["error", "error"],
    ["warning", "warning"],
    ["notice", "notice"],
];
/** `2 errors, 1 warning`; "" when there is none. */
function countText(findings) {
    const counts = NOUNS.map(([severity, noun]) => ({
        noun,
        count: findings.filter((finding) => finding.severity === severity).length,
    }));
    return counts
        .filter(({ count }) => count > 0)
        .map(({ count, noun }) => terminal_words_plural(count, noun))
        .join(", ");
}
/** First names and how many more: `a, b, c and 9 more`. */
function namesText(names, shown) {
    const more = names.length - shown;
    return more > 0 ? `${names.slice(0, shown).join(", ")} and ${more} more` : names.join(", ");
}

;// CONCATENATED MODULE: ./build/report/terminal-findings.js





/** Findings of one check on one tool that are told one by one; the rest is counted. */
const ALIKE = 3;
/** Tools with findings that are told one by one. */
const GROUPS = 100;
const NAME_CHARS = 120;
const terminal_findings_MESSAGE_CHARS = 600;
const COMMAND_CHARS = 4000;
const GAP = 2;
const SIGN = 2;
const terminal_findings_text = (value, max) => (0,cut/* cut */.J)((0,text_escape/* plain */.pj)((0,cut/* oneLine */.T)(value)), max);
function terminal_findings_rowsOf(findings, style) {
    const told = new Map();
    const rows = [];
    for (const { severity, check, message, baseline } of findings) {
        const key = `${severity} ${check}`;
        const count = (told.get(key) ?? 0) + 1;
        told.set(key, count);
        if (count > ALIKE)
            continue;
        const fresh = baseline === "new" ? "new: " : "";
        rows.push({ sign: severitySign(severity, style), check, problem: fresh + terminal_findings_text(message, terminal_findings_MESSAGE_CHARS) });
    }
    for (const [key, count] of told) {
        const [, check = ""] = key.split(" ");
        if (count > ALIKE)
            rows.push({ sign: " ", check, problem: `and ${count - ALIKE} more like these` });
    }
    return rows;
}
function terminal_findings_groupsOf(findings, style) {
    const byTool = new Map();
    for (const finding of findings) {
        const own = byTool.get(finding.toolIndex);
        if (own === undefined)
            byTool.set(finding.toolIndex, [finding]);
        else
            own.push(finding);
    }
    const shown = new Set();
    return [...byTool.values()].map((own) => {
        const [first] = own;
        const { location, tool } = first;
        const reproduce = own.find((finding) => finding.reproduce !== null)?.reproduce ?? "";
        const again = reproduce === "" || shown.has(reproduce);
        shown.add(reproduce);
        return {
            tool: tool === null ? "(server)" : terminal_findings_text(tool, NAME_CHARS) || '""',
            rows: terminal_findings_rowsOf(own, style),
            location: location === null ? null : `${terminal_findings_text(location.path, 300)}:${location.line}`,
            reproduce: again ? null : reproduce,
        };
    });
}
/** Names keep their length as far as the width allows; the problem gets what is left. */
function columnsOf(groups, width) {
    const longest = (texts, most) => Math.min(most, Math.max(5, ...texts.map(widthOf)));
    const tool = longest(groups.map((group) => group.tool), Math.max(10, Math.floor(width * 0.25)));
    const check = longest(groups.flatMap((group) => group.rows.map((row) => row.check)), Math.max(10, Math.floor(width * 0.28)));
    return { tool, check, problem: Math.max(10, width - SIGN - tool - check - 2 * GAP) };
}
function lay(cells, columns, style) {
    const [sign, tool, check, problem] = cells;
    const height = Math.max(tool.length, check.length, problem.length);
    return Array.from({ length: height }, (_, i) => {
        const name = style.bold(pad(tool[i] ?? "", columns.tool));
        const id = pad(check[i] ?? "", columns.check);
        const line = `${i === 0 ? sign : " "} ${name}  ${id}  ${problem[i] ?? ""}`;
        return line.trimEnd();
    });
}
function groupLines(group, columns, style) {
    const lines = group.rows.flatMap((row, index) => lay([
        row.sign,
        index === 0 ? wrap(group.tool, columns.tool) : [],
        wrap(row.check, columns.check),
        wrap(row.problem, columns.problem),
    ], columns, style));
    if (group.location !== null)
        lines.push(style.dim(`  at ${group.location}`));
    // Never broken into lines: it must still work when it is pasted.
    if (group.reproduce !== null)
        lines.push(`  ${style.dim("$")} ${(0,cut/* cut */.J)((0,text_escape/* plain */.pj)(group.reproduce), COMMAND_CHARS)}`);
    return lines;
}
/** The findings as a table (state, tool, check, problem), one block for each tool, worst first. */
function findingLines(findings, width, style) {
    const all = terminal_findings_groupsOf(findings, style);
    if (all.length === 0)
        return [];
    const groups = all.slice(0, GROUPS);
    const columns = columnsOf(groups, width);
    const head = `  ${pad("Tool", columns.tool)}  ${pad("Check", columns.check)}  Problem`;
    const blocks = groups.map((group) => groupLines(group, columns, style));
    const left = all.length - groups.length;
    const more = left > 0 ? ["", `  and ${terminal_words_plural(left, "tool")} more with findings: see the report files`] : [];
    return [style.dim(head), ...blocks.flatMap((block, i) => (i === 0 ? block : ["", ...block])), ...more];
}

;// CONCATENATED MODULE: ./build/report/terminal-rest.js





const NAMES = 8;
const terminal_rest_NAME_CHARS = 60;
const REASONS = 12;
const STDERR_LINES = 10;
const TOOLS = 500;
const terminal_rest_text = (value, max = 300) => (0,cut/* cut */.J)((0,text_escape/* plain */.pj)((0,cut/* oneLine */.T)(value)), max);
/** `• text`, wrapped, with the further lines set in. */
function entry(value, width) {
    return wrap(value, width - 4).map((line, i) => (i === 0 ? `  - ${line}` : `    ${line}`));
}
function section(title, entries, width, style) {
    if (entries.length === 0)
        return [];
    const shown = entries.slice(0, REASONS);
    const left = entries.length - shown.length;
    const more = left > 0 ? [`    and ${terminal_words_plural(left, "more entry").replace("entrys", "entries")}`] : [];
    return [style.bold(title), ...shown.flatMap((value) => entry(value, width)), ...more];
}
/** Tools that were not called, grouped by the reason. */
function skippedLines(report, width, style) {
    const byReason = new Map();
    for (const { tool, reason } of report.skipped) {
        const names = byReason.get(reason);
        if (names === undefined)
            byReason.set(reason, [terminal_rest_text(tool, terminal_rest_NAME_CHARS)]);
        else
            names.push(terminal_rest_text(tool, terminal_rest_NAME_CHARS));
    }
    const entries = [...byReason].map(([reason, names]) => `${terminal_words_plural(names.length, "tool")}, ${terminal_rest_text(reason)}: ${namesText(names, NAMES)}`);
    return section("Not called", entries, width, style);
}
/** What could not be told, by check and reason. */
function notVerifiedLines(report, width, style) {
    const counts = new Map();
    for (const check of report.checks) {
        for (const { tool, reason, calls } of check.notVerified) {
            const key = `${check.id}: ${terminal_rest_text(reason)}`;
            const now = counts.get(key) ?? { tools: new Set(), calls: 0 };
            now.calls += calls;
            if (tool !== null)
                now.tools.add(terminal_rest_text(tool, terminal_rest_NAME_CHARS));
            counts.set(key, now);
        }
    }
    const entries = [...counts].map(([key, { tools, calls }]) => {
        const amount = calls > 0 ? ` (${terminal_words_plural(calls, "call")})` : "";
        const names = tools.size > 0 ? `: ${namesText([...tools], 4)}` : "";
        return `${key}${amount}${names}`;
    });
    return section("Not verified", entries, width, style);
}
function warningLines(report, width, style) {
    return section("Notes", report.warnings.map((warning) => terminal_rest_text(warning, 600)), width, style);
}
/** Why there is nothing to judge, the end of stderr, and what to try. */
function failureLines(report, width, style) {
    const { failure } = report;
    if (failure === null)
        return [];
    const tail = failure.stderrTail
        .split(/\r?\n/)
        .filter((line) => line.trim() !== "")
        .slice(-STDERR_LINES);
    const stderr = tail.flatMap((line) => wrap(terminal_rest_text(line, 500), width - 4).map((part) => `  ${style.dim("|")} ${part}`));
    return [
        ...wrap(terminal_rest_text(failure.message, 1000), width),
        ...(stderr.length > 0 ? ["", style.dim("Last lines of stderr:"), ...stderr] : []),
        "",
        ...wrap("What may help: --env KEY=VALUE for what the server reads from its environment, --working-directory, " +
            "a build that has to run first, or a longer --startup-timeout-ms.", width),
    ];
}
/** The tools that were listed, with their size in the context of a model. */
function toolLines(report, width, style) {
    const tokens = new Map(report.metrics.contextCost.perTool.map((one) => [one.tool, one.tokens]));
    const tools = report.tools.slice(0, TOOLS);
    const room = Math.max(10, width - 24);
    const names = tools.map((tool) => terminal_rest_text(tool.name, room) || '""');
    const column = Math.min(room, Math.max(4, ...names.map(widthOf)));
    const rows = tools.map((tool, i) => {
        const size = tokens.get(tool.name)?.toLocaleString("en-US") ?? "";
        return `${verdictSign(tool.verdict, style)} ${pad(names[i] ?? "", column)}  ${pad(size, 9, "start")}`.trimEnd();
    });
    const left = report.tools.length - tools.length;
    const head = style.dim(`  ${pad("Tool", column)}  ${pad("Tokens", 9, "start")}`);
    return [head, ...rows, ...(left > 0 ? [`  and ${terminal_words_plural(left, "tool")} more`] : [])];
}

;// CONCATENATED MODULE: ./build/report/terminal.js








const NARROWEST = 40;
const TITLES = {
    robustness: "Robustness",
    contract: "Contract",
    fidelity: "Fidelity",
    safety: "Safety",
    protocol: "Protocol",
    performance: "Performance",
    state: "State",
};
const terminal_text = (value, max = 200) => (0,cut/* cut */.J)((0,text_escape/* plain */.pj)((0,cut/* oneLine */.T)(value)), max);
function gradeText(score) {
    return score.percent === null ? "no score" : `${score.grade} · ${percentText(score.percent)}`;
}
function headline(report) {
    const { baseline, findings, failure, headline: addition } = report;
    if (failure !== null) {
        const what = failure.stage === "list" ? "does not list its tools" : "could not be started";
        return `MCP audit: the server ${what}`;
    }
    const was = baseline && baseline.score !== null
        ? ` (was ${gradeText({ percent: baseline.score, grade: baseline.grade })})`
        : "";
    const fresh = findings.filter((finding) => finding.baseline === "new").length;
    const change = baseline && baseline.label !== "" ? ` · ${terminal_words_plural(fresh, "new problem")}` : "";
    return `MCP audit: ${gradeText(report.score)}${was}${change}${addition === null ? "" : `, ${terminal_text(addition)}`}`;
}
function paintHeadline(report, line, style) {
    if (report.conclusion.result === "failure")
        return style.bold(style.red(line));
    return style.bold(report.score.percent === null ? line : style.green(line));
}
function serverLine(report) {
    const { server, metrics } = report;
    const { tools, called } = metrics.coverage;
    const name = [terminal_text(server.name), terminal_text(server.version, 40)].filter((part) => part !== "").join(" ");
    const calls = called === tools ? "all called" : `${called} called, ${tools - called} not`;
    return [
        name || terminal_text(server.target),
        server.transport,
        terminal_text(server.protocolVersion, 40),
        ...(report.failure === null ? [`${terminal_words_plural(tools, "tool")}: ${calls}`] : []),
        ...(metrics.contextCost.tokens > 0 ? [`tool list ${terminal_words_plural(metrics.contextCost.tokens, "token")}`] : []),
    ]
        .filter((part) => part !== "")
        .join(" · ");
}
function categoryVerdict(percent, own) {
    if (own.some((finding) => finding.severity === "error"))
        return "fail";
    if (own.some((finding) => finding.severity === "warning"))
        return "part";
    return percent === null ? "n/a" : "pass";
}
function categoryLines(report, width, style) {
    return finding/* CATEGORIES */.R.flatMap((category) => {
        const { percent, grade, notRun } = report.score.categories[category];
        const own = report.findings.filter((finding) => finding.category === category);
        const sign = verdictSign(categoryVerdict(percent, own), style);
        const why = countText(own) || (percent === null ? terminal_text(notRun ?? "") : "");
        const start = `${pad(TITLES[category], 12)} ${pad(percentText(percent), 7, "start")}  ${grade ?? " "}`;
        const [first = "", ...rest] = wrap(why, width - 28);
        const lines = [`${sign} ${start}   ${style.dim(first)}`.trimEnd()];
        return [...lines, ...rest.map((line) => `${" ".repeat(28)}${style.dim(line)}`)];
    });
}
function footer(report, style) {
    const { conclusion, findings, suppressed, durationMs, failure } = report;
    if (failure !== null)
        return [style.dim(`after ${durationText(durationMs)}`)];
    const counted = countText(findings) || "no findings";
    const accepted = suppressed.length > 0 ? `, ${suppressed.length} accepted` : "";
    const line = `${counted}${accepted} in ${durationText(durationMs)}`;
    const why = conclusion.reasons.map((reason) => terminal_text(reason)).join("; ");
    return [line, ...(why === "" ? [] : [style.red(`Failed: ${why}`)])];
}
/** The report as text for a terminal: worst first, wrapped to the width, text of the server made harmless. Ends in a newline. */
function renderTerminal(report, options) {
    const width = Math.max(NARROWEST, options.width);
    const style = createStyle(options.color);
    const head = wrap(headline(report), width).map((line) => paintHeadline(report, line, style));
    const failed = report.failure !== null;
    const blocks = [
        [...head, ...wrap(serverLine(report), width).map(style.dim)],
        failed ? failureLines(report, width, style) : categoryLines(report, width, style),
        options.tools && !failed ? toolLines(report, width, style) : [],
        findingLines(report.findings, width, style),
        failed ? [] : skippedLines(report, width, style),
        notVerifiedLines(report, width, style),
        warningLines(report, width, style),
        footer(report, style),
    ];
    const filled = blocks.filter((block) => block.length > 0);
    return `${filled.map((block) => block.join("\n")).join("\n\n")}\n`;
}

;// CONCATENATED MODULE: ./build/action/log.js



/** Width of the log as GitHub shows it without wrapping. */
const WIDTH = 120;
/** Prints the report to the job's log, with every workflow command of the server's making disarmed. */
function logReport(report) {
    (0,core/* startGroup */.Oh)("MCP audit report");
    for (const line of renderTerminal(report, { width: WIDTH, color: false }).split("\n"))
        (0,core/* info */.pq)((0,text_escape/* escapeCommand */.Nf)(line));
    (0,core/* endGroup */.N4)();
}

;// CONCATENATED MODULE: ./build/core/snapshot.js


const snapshot_DEEPEST = 50;
/** The value with the keys of every object in order, so that the same contract is always the same text. */
function snapshot_sorted(value, depth = 0) {
    if (depth > snapshot_DEEPEST)
        return value;
    if (Array.isArray(value))
        return value.map((item) => snapshot_sorted(item, depth + 1));
    if (!isObject(value))
        return value;
    const result = Object.create(null);
    for (const key of Object.keys(value).sort())
        result[key] = snapshot_sorted(value[key], depth + 1);
    return result;
}
/** What a client may not rely on is no part of the contract. */
function contractOf(tool) {
    if (!isObject(tool))
        return tool;
    return Object.fromEntries(Object.entries(tool).filter(([key]) => key !== "_meta" && key !== "icons"));
}
const snapshot_nameOf = (tool) => stringMember(tool, "name") ?? "";
const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** The text of a snapshot file: tools by name, keys sorted, one value a line, so that a change reads well in review. */
function snapshotText(tools) {
    const contract = tools.map(contractOf).map((tool) => snapshot_sorted(tool));
    contract.sort((a, b) => order(snapshot_nameOf(a), snapshot_nameOf(b)) || order(JSON.stringify(a), JSON.stringify(b)));
    return `${JSON.stringify({ schemaVersion: 1, tools: contract }, null, 2)}\n`;
}
/** Reads a snapshot file. `path` is how it is called in reports. Throws UsageError when it is none. */
function parseSnapshot(text, path) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new errors/* UsageError */.eb(`${path} is not JSON. \`mcp-audit snapshot --update\` writes it anew.`);
    }
    const tools = (0,json/* member */.Dc)(value, "tools");
    if ((0,json/* member */.Dc)(value, "schemaVersion") !== 1 || !Array.isArray(tools) || !tools.every(json/* isObject */.Gv)) {
        throw new errors/* UsageError */.eb(`${path} is not a snapshot of this version. \`mcp-audit snapshot --update\` writes it anew.`);
    }
    return { path, tools };
}

;// CONCATENATED MODULE: ./build/action/snapshot.js



/** The committed tool contract, null when there is none. Throws UsageError when it cannot be read. */
function readSnapshot(path) {
    if (path === null)
        return null;
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch {
        throw new errors/* UsageError */.eb(`There is no snapshot at ${path}.`);
    }
    return parseSnapshot(text, path);
}

;// CONCATENATED MODULE: ./build/action/audit.js









function progressLog() {
    let last = "";
    return ({ stage, tool }) => {
        const line = tool === null ? stage : `${stage} ${tool}`;
        if (line !== last)
            (0,core/* info */.pq)((0,text_escape/* escapeCommand */.Nf)(line));
        last = line;
    };
}
/** Setup, the audit of the head, that of the base where one is asked for, and the log of it all. */
async function runAudit(run, context, signal) {
    await runSetup(run.setup, run.workingDirectory);
    const options = {
        target: run.target,
        settings: run.settings,
        env: run.env,
        headers: run.headers,
        secrets: run.secrets,
        workspace: run.workspace,
        snapshot: readSnapshot(run.snapshot),
        signal,
    };
    (0,core/* startGroup */.Oh)("MCP audit");
    const head = await audit({ ...options, onProgress: progressLog() });
    (0,core/* endGroup */.N4)();
    const { baseline, note } = signal.aborted
        ? { baseline: null, note: null }
        : await findBaseline(run, options, context);
    const compared = baseline !== null || note !== null;
    const report = compared ? rescore(head.evidence, { baseline, baselineNote: note }) : head.report;
    logReport(report);
    const comment = (0,report_comment.renderComment)(report, {
        key: run.github.commentKey,
        sha: context.sha,
        reportUrl: context.runUrl,
    });
    return { report, evidence: head.evidence, comment };
}


/***/ }),

/***/ 178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ DOCS_BASE),
/* harmony export */   b: () => (/* binding */ AUDITOR)
/* harmony export */ });
/** Name and version as reports carry them; a test keeps them equal to package.json. */
const AUDITOR = { name: "mcp-audit-action", version: "0.1.0" };
/** Where the generated pages of docs/ can be read. */
const DOCS_BASE = "https://github.com/org/mcp-audit-action/blob/v1/docs";


/***/ }),

/***/ 5189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  COMMENT_LIMIT: () => (/* binding */ COMMENT_LIMIT),
  commentMarker: () => (/* binding */ commentMarker),
  renderComment: () => (/* binding */ renderComment)
});

// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/comment-details.js



function sent(finding, sizes) {
    if (finding.case === null)
        return [];
    const args = finding.arguments === null ? "no arguments" : JSON.stringify(finding.arguments);
    const lines = [`**Sent** ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(args, sizes.args))} (${(0,text_escape/* escapeMarkdown */.FV)(finding.case)})`];
    if (finding.response !== null && finding.response !== "") {
        lines.push(`**Got** ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(finding.response), sizes.response))}`);
    }
    return lines;
}
/** One finding in full: what was sent, what came back, why it matters, how to fix it, how to see it again. */
function findingDetails(finding, sizes) {
    const lines = [
        `${words/* MARK_OF_SEVERITY */.Uy[finding.severity]} **${(0,text_escape/* escapeProse */.fd)(finding.message)}**`,
        ...sent(finding, sizes),
        `**Why it matters** ${(0,text_escape/* escapeProse */.fd)(finding.why)}`,
        `**Fix** ${(0,text_escape/* escapeProse */.fd)(finding.fix)} [\`${finding.check}\`](${finding.docs})`,
    ];
    const reproduce = finding.reproduce === null || finding.case === null ? "" : `\n\n${(0,text_escape/* codeBlock */.DV)(finding.reproduce, "sh")}`;
    return `${lines.join("<br>\n")}${reproduce}`;
}
/** A tool's findings, folded. `limit`: findings shown in full; the rest are named. */
function problemDetails(problem, sizes, limit) {
    const shown = problem.findings.slice(0, limit).map((finding) => findingDetails(finding, sizes));
    const rest = problem.findings.slice(limit);
    const name = problem.tool === null
        ? "the server"
        : `<code>${(0,text_escape/* escapeHtml */.ZD)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(problem.tool), 64)) || " "}</code>`;
    const more = rest.length === 0
        ? []
        : [`And ${rest.length} more: ${rest.map((one) => `\`${one.check}\``).join(", ")}.`];
    const first = problem.findings[0];
    const title = first === undefined ? "" : `: ${(0,text_escape/* proseHtml */.pA)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(first.message), 100))}`;
    return `<details><summary>${name}${title}</summary>\n\n${[...shown, ...more].join("\n\n")}\n\n</details>`;
}

;// CONCATENATED MODULE: ./build/report/comment-failure.js

const LINES = 15;
const HINTS = {
    spawn: "Check `command` and `working-directory`; build the server first with `setup`.",
    startup: "Give the server what it needs through `env` (it gets nothing of the job's environment), build it first with `setup`, check `working-directory`, or raise `startup-timeout-ms`.",
    initialize: "Check that the command starts an MCP server on stdio, and that it speaks a revision of the protocol.",
    list: "A server may list its tools only with a key or a flag: check `env` and the arguments of `command`.",
};
/** Why there is nothing to judge, the last lines of stderr, and what to try. */
function failureText(report) {
    const { failure } = report;
    if (failure === null)
        return "";
    const tail = failure.stderrTail.trimEnd().split("\n").slice(-LINES).join("\n");
    return [
        (0,text_escape/* escapeProse */.fd)(failure.message),
        `Command: ${(0,text_escape/* codeSpan */.SS)(report.server.target)}`,
        ...(tail === "" ? ["It wrote nothing to stderr."] : ["The last lines of its stderr:", (0,text_escape/* codeBlock */.DV)(tail)]),
        `**What to try** ${HINTS[failure.stage] ?? ""}`,
    ].join("\n\n");
}

// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
;// CONCATENATED MODULE: ./build/report/comment-rest.js





const NAMES = 20;
function names(all, limit = NAMES) {
    const shown = all.slice(0, limit).map((name) => (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(name, 64)));
    return all.length > limit ? `${shown.join(", ")} and ${all.length - limit} more` : shown.join(", ");
}
function skipped(report) {
    if (report.skipped.length === 0)
        return [];
    const groups = (0,group/* groupBy */.$)(report.skipped, (one) => one.reason);
    return [...groups]
        .slice(0, 10)
        .map(([reason, tools]) => `- not called (${(0,text_escape/* escapeProse */.fd)(reason)}): ${names(tools.map((one) => one.tool))}`);
}
function notVerified(report) {
    return report.checks.flatMap((check) => {
        const groups = (0,group/* groupBy */.$)(check.notVerified, (one) => one.reason.replace(/:.*$/s, ""));
        return [...groups].slice(0, 5).map(([reason, entries]) => {
            const calls = entries.reduce((sum, one) => sum + one.calls, 0);
            const tools = [...new Set(entries.flatMap((one) => one.tool ?? []))];
            const of = tools.length === 0 ? "" : ` of ${names(tools, 5)}`;
            return `- \`${check.id}\` not verified (${(0,text_escape/* escapeProse */.fd)(reason)}): ${(0,words/* counted */.hS)(calls, "call")}${of}`;
        });
    });
}
function notices(report) {
    const groups = (0,group/* groupBy */.$)(report.findings.filter((finding) => finding.severity === "notice"), (finding) => finding.check);
    return [...groups].map(([check, found]) => {
        const tools = [...new Set(found.flatMap((one) => one.tool ?? []))];
        return `- notice \`${check}\`: ${(0,words/* counted */.hS)(found.length, "time")}${tools.length === 0 ? "" : `, ${names(tools, 5)}`}`;
    });
}
/** Everything that is said once and folded: what was not called, not verified, noticed, suppressed, and how the score is computed. */
function restDetails(report, brief) {
    const { crashResilience } = report.metrics;
    const percent = crashResilience.percent === null ? "not measured" : `${crashResilience.percent} %`;
    const masked = crashResilience.masked > 0 ? `, ${crashResilience.masked} of them masked` : "";
    const lines = [
        `- crash resilience ${percent}: ${crashResilience.graceful} of ${crashResilience.cases} malformed calls answered gracefully${masked}`,
        ...(brief ? [] : skipped(report)),
        ...(brief ? [] : notVerified(report)),
        ...(brief ? [] : notices(report)),
        ...report.suppressed
            .slice(0, 20)
            .map((one) => `- suppressed \`${one.check}\` ${one.tool === null ? "" : (0,text_escape/* codeSpan */.SS)(one.tool)}: ${(0,text_escape/* escapeProse */.fd)(one.reason)}`),
        ...report.warnings.slice(0, 10).map((warning) => `- ${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(warning, 300))}`),
        `- [what each check means](${version/* DOCS_BASE */.M}/checks/README.md) · [how the score is computed](${version/* DOCS_BASE */.M}/../README.md#the-score)`,
    ];
    const skippedCount = report.skipped.length;
    const summary = skippedCount === 0 ? "details" : `${(0,words/* counted */.hS)(skippedCount, "tool")} not called · details`;
    return `<details><summary>${summary}</summary>\n\n${lines.join("\n")}\n\n</details>`;
}

// EXTERNAL MODULE: ./node_modules/markdown-table/index.js
var markdown_table = __webpack_require__(3116);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
;// CONCATENATED MODULE: ./build/report/comment-tables.js






const MESSAGE_CHARS = 160;
function categoryNote(report, category) {
    const score = report.score.categories[category];
    const own = (0,words/* serious */.Xj)(report).filter((finding) => finding.category === category);
    if (own.length > 0) {
        const tools = new Set(own.map((finding) => finding.toolIndex)).size;
        return `${(0,words/* counted */.hS)(own.length, "problem")}${tools > 1 ? ` in ${tools} places` : ""}`;
    }
    return score.percent === null ? (0,text_escape/* escapeProse */.fd)(score.notRun ?? "") : "";
}
/** One row for each category: state, score, and what is wrong in a few words. */
function categoryTable(report) {
    const rows = finding/* CATEGORIES */.R.map((category) => {
        const { percent } = report.score.categories[category];
        const shown = percent === null ? "not run" : (0,words/* shownPercent */.t3)(percent);
        return [
            words/* MARK */.M$[(0,words/* categoryVerdict */.gK)(report, category)],
            words/* TITLES */.eX[category] ?? category,
            shown,
            categoryNote(report, category),
        ];
    });
    return (0,markdown_table/* markdownTable */.Q)([["", "Category", "Score", ""], ...rows], { align: ["", "", "r", ""] });
}
/** The tools with errors or warnings, worst first; the server as a whole is one of them. */
function problemsOf(report) {
    const groups = (0,group/* groupBy */.$)((0,words/* serious */.Xj)(report), (finding) => finding.toolIndex);
    return [...groups.values()].map((findings) => ({ tool: findings[0]?.tool ?? null, findings }));
}
const place = (finding) => {
    const { location } = finding;
    return location === null ? "" : ` ${(0,text_escape/* escapeCell */.kq)(`${location.path}:${location.line}`)}`;
};
function stateOf(problem, compared) {
    if (!compared)
        return "";
    return problem.findings.some((finding) => finding.baseline === "new") ? "new" : "known";
}
/** One row for each failing tool: state, tool, its worst problem and how many more, new or known. */
function problemTable(report, problems) {
    const compared = report.baseline !== undefined && report.baseline.label !== "";
    const rows = problems.flatMap((problem) => {
        const [first, ...more] = problem.findings;
        if (first === undefined)
            return [];
        const name = problem.tool === null ? "the server" : (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(problem.tool, 64));
        const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
        const cells = [
            `${words/* MARK_OF_SEVERITY */.Uy[first.severity]} ${name}${place(first)}`,
            `${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(first.message, MESSAGE_CHARS))}${others}`,
        ];
        return [compared ? [...cells, stateOf(problem, compared)] : cells];
    });
    const head = compared ? ["Tool", "Problem", ""] : ["Tool", "Problem"];
    return (0,markdown_table/* markdownTable */.Q)([head, ...rows], { alignDelimiters: false });
}

;// CONCATENATED MODULE: ./build/report/headline-markdown.js


function change(report) {
    const { baseline } = report;
    if (baseline === undefined || baseline.label === "")
        return "";
    const fresh = report.findings.filter((one) => one.baseline === "new" && one.severity !== "notice").length;
    const before = ` (was ${(0,words/* gradeText */.Fp)(baseline.grade, baseline.score)})`;
    const fixed = baseline.fixed.length > 0 ? ` · ${baseline.fixed.length} fixed` : "";
    return `${before} · ${fresh === 0 ? "nothing new" : (0,words/* counted */.hS)(fresh, "new problem")}${fixed}`;
}
/** The first line: grade, score, and the change against the baseline. */
function headline(report) {
    if (report.failure !== null)
        return "### ❌ MCP audit: could not start the server";
    const grade = (0,words/* gradeText */.Fp)(report.score.grade, report.score.percent);
    const only = report.headline === null ? "" : `, ${(0,text_escape/* escapeMarkdown */.FV)(report.headline)}`;
    const stopped = report.stopped === null ? "" : " · ended early";
    return `### MCP audit: ${grade}${change(report)}${only}${stopped}`;
}
function coverage(report) {
    const { tools, called } = report.metrics.coverage;
    if (tools === 0)
        return "no tools";
    if (called === tools)
        return `${(0,words/* counted */.hS)(tools, "tool")}, all called`;
    return `${(0,words/* counted */.hS)(tools, "tool")}: ${called} called, ${tools - called} not`;
}
/** The second line: what was audited, how much of it, what its list costs, at which commit. */
function subtitle(report, sha) {
    const { name, version, transport, target } = report.server;
    const who = (0,text_escape/* escapeMarkdown */.FV)(name === "" ? target : `${name} ${version}`);
    const { tokens } = report.metrics.contextCost;
    const before = report.baseline?.tokens ?? null;
    const by = before === null ? "" : ` (${(0,words/* tokenChange */.si)(tokens, before)})`;
    const cost = `tool list ${tokens.toLocaleString("en-US")} tokens${by}`;
    const commit = sha === "" ? [] : [`\`${sha.slice(0, 7)}\``];
    return [`**${who}**`, transport, coverage(report), cost, ...commit].join(" · ");
}

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
const NOTHING_CALLED = "Mark the tools that only read with `readOnlyHint: true`, or set `scope: malformed` in a throwaway environment, to have them tested.";
function comment_link(options) {
    return options.reportUrl === null ? "the report files" : `the [full report](${options.reportUrl})`;
}
function problemParts(report, amount, options) {
    const problems = problemsOf(report);
    if (problems.length === 0)
        return [];
    const folded = problems.length - Math.min(amount.rows, problems.length);
    const untold = problems.length - Math.min(amount.details, problems.length);
    return [
        problemTable(report, problems.slice(0, amount.rows)),
        ...(folded > 0 ? [`${(0,words/* counted */.hS)(folded, "more tool")} with problems: see ${comment_link(options)}.`] : []),
        ...problems.slice(0, amount.details).map((one) => problemDetails(one, amount.sizes, amount.findings)),
        ...(untold > 0 && folded === 0
            ? [`Details of ${(0,words/* counted */.hS)(untold, "more tool")}: see ${comment_link(options)}.`]
            : []),
    ];
}
function render(report, options, amount) {
    const problems = problemParts(report, amount, options);
    const clean = problems.length === 0;
    const parts = [
        `${commentMarker(options.key)}\n${headline(report)}`,
        subtitle(report, options.sha),
        ...(report.headline === null ? [] : [NOTHING_CALLED]),
        ...(clean ? [] : [categoryTable(report)]),
        ...problems,
        restDetails(report, amount.brief),
    ];
    return `${parts.join("\n\n")}\n`;
}
function renderFailure(report, options) {
    return `${commentMarker(options.key)}\n${headline(report)}\n\n${failureText(report)}\n`;
}
/**
 * The comment: grade and change first, then a table of categories and one of failing tools, worst first, then folded
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


/***/ })

};
