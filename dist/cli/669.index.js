export const id = 669;
export const ids = [669,666];
export const modules = {

/***/ 6669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareCommand: () => (/* binding */ compareCommand)
});

// EXTERNAL MODULE: ./build/judge/baseline.js
var baseline = __webpack_require__(321);
;// CONCATENATED MODULE: ./build/core/compare.js

function changeOf(before, after) {
    const change = before === null || after === null ? null : Math.round((after - before) * 10) / 10;
    return { before, after, change };
}
/** Names in `these` that are not among `those`, each once. */
function missingFrom(these, those) {
    const known = new Set(those.map((tool) => tool.name));
    return [...new Set(these.map((tool) => tool.name).filter((name) => !known.has(name)))];
}
/** Compares two reports by fingerprint and tool name. The same reports always give the same answer; a report with itself, nothing. */
function compare(before, after) {
    const earlier = new Set(before.findings.map((finding) => finding.fingerprint));
    return {
        score: {
            ...changeOf(before.score.percent, after.score.percent),
            gradeBefore: before.score.grade,
            gradeAfter: after.score.grade,
        },
        tokens: changeOf(before.metrics.contextCost.tokens, after.metrics.contextCost.tokens),
        findings: {
            new: after.findings.filter((finding) => !earlier.has(finding.fingerprint)),
            known: after.findings.filter((finding) => earlier.has(finding.fingerprint)),
            fixed: (0,baseline/* fixedFindings */.DU)(after.findings, after.suppressed, before),
        },
        tools: {
            added: missingFrom(after.tools, before.tools),
            removed: missingFrom(before.tools, after.tools),
        },
    };
}

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/report/parse.js + 1 modules
var parse = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/report/terminal-findings.js
var terminal_findings = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/report/terminal-style.js
var terminal_style = __webpack_require__(8283);
// EXTERNAL MODULE: ./build/report/terminal-width.js
var terminal_width = __webpack_require__(1814);
// EXTERNAL MODULE: ./build/report/terminal-words.js
var terminal_words = __webpack_require__(6107);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/plain.js
var plain = __webpack_require__(4854);
// EXTERNAL MODULE: ./build/text/words.js
var words = __webpack_require__(6883);
;// CONCATENATED MODULE: ./build/cli/comparison.js







const NAMES = 20;
const signed = (change) => `${change > 0 ? "+" : change === 0 ? "±" : ""}${change.toLocaleString("en-US")}`;
function changeText({ before, after, change }, show) {
    const tail = change === null ? "" : ` (${signed(change)})`;
    return `${show(before)} → ${show(after)}${tail}`;
}
function scoreLine({ score }, style) {
    const show = (value) => (value === null ? "no score" : (0,terminal_words/* percentText */.fL)(value));
    const grades = score.gradeBefore === score.gradeAfter
        ? ""
        : ` · ${score.gradeBefore ?? "–"} → ${score.gradeAfter ?? "–"}`;
    const text = `Score ${changeText(score, show)}${grades}`;
    if (score.change === null || score.change === 0)
        return style.bold(text);
    return style.bold(score.change < 0 ? style.red(text) : style.green(text));
}
function toolLines({ tools }, width) {
    const line = (what, names) => {
        const shown = names.map((name) => (0,cut/* cut */.J)((0,plain/* plain */.p)((0,cut/* oneLine */.T)(name)), 60));
        return names.length === 0
            ? []
            : (0,terminal_width.wrap)(`${(0,words/* counted */.h)(names.length, "tool")} ${what}: ${(0,words/* listed */.K)(shown, NAMES)}`, width);
    };
    return [...line("added", tools.added), ...line("removed", tools.removed)];
}
function block(title, findings, width, style) {
    if (findings.length === 0)
        return [];
    return [style.bold(`${title}: ${(0,terminal_words/* countText */.lT)(findings)}`), ...(0,terminal_findings/* findingLines */.h)(findings, width, style)];
}
/** What changed between two reports, as text for a terminal: the change first, then what is new, then what is gone. */
function renderComparison(comparison, options) {
    const style = (0,terminal_style/* createStyle */._r)(options.color);
    const { width } = options;
    const { findings, tokens } = comparison;
    const head = [
        scoreLine(comparison, style),
        `Tool list ${changeText(tokens, (value) => (value === null ? "unknown" : value.toLocaleString("en-US")))} tokens`,
        ...toolLines(comparison, width),
    ];
    const gone = findings.fixed.map((finding) => ({
        ...finding,
        reproduce: null,
        location: null,
        baseline: null,
    }));
    const blocks = [
        head,
        block("New", findings.new, width, style),
        block("Fixed", gone, width, style),
        [`${findings.new.length} new, ${findings.fixed.length} fixed, ${findings.known.length} as before`],
    ];
    return `${blocks
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join("\n"))
        .join("\n\n")}\n`;
}

// EXTERNAL MODULE: ./build/cli/exit.js
var exit = __webpack_require__(29);
// EXTERNAL MODULE: ./build/cli/help.js
var help = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/cli/io.js
var cli_io = __webpack_require__(1973);
// EXTERNAL MODULE: ./build/cli/option-table.js
var option_table = __webpack_require__(2549);
// EXTERNAL MODULE: ./build/cli/read.js
var read = __webpack_require__(8669);
;// CONCATENATED MODULE: ./build/cli/commands/compare.js










const STRICT = (0,option_table/* ownOption */.C7)("strict", "New warnings give exit code 1 too.");
const HELP = {
    usage: "mcp-audit compare [options] before.json after.json",
    about: "Shows what changed between two reports of one server. Exit code 1 when there are new errors.",
    options: [STRICT, option_table/* JSON_OPTION */.rj],
    examples: ["mcp-audit compare main/report.json mcp-audit-report/report.json"],
};
function reportAt(path, io) {
    const text = (0,read/* readNamed */.M)(path, io);
    try {
        return (0,parse/* readReport */.t)(text);
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`${path} is not a report of this program: ${error.message}.`);
    }
}
/** `mcp-audit compare`. */
async function compareCommand(args, io) {
    const parsed = (0,help/* parseOrHelp */.Q)(args, HELP, io);
    if (parsed === null)
        return exit/* EXIT */.d.clean;
    const [before, after, ...more] = parsed.positionals;
    if (before === undefined || after === undefined || more.length > 0) {
        throw new errors/* UsageError */.eb("`compare` takes two reports: `mcp-audit compare before.json after.json`.");
    }
    const comparison = compare(reportAt(before, io), reportAt(after, io));
    const layout = {
        width: (0,cli_io/* widthOfTerminal */.gu)(io.stdout, io.environment),
        color: (0,cli_io/* mayColor */.du)(io.stdout, io.environment),
    };
    io.stdout.write(parsed.own.has("json")
        ? `${(0,json/* visibleJson */.$m)(JSON.stringify(comparison, null, 2))}\n`
        : renderComparison(comparison, layout));
    const counts = parsed.own.has("strict") ? ["error", "warning"] : ["error"];
    return comparison.findings.new.some((one) => counts.includes(one.severity)) ? exit/* EXIT */.d.findings : exit/* EXIT */.d.clean;
}


/***/ }),

/***/ 8669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readNamed),
/* harmony export */   q: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2011);



/** Text of a file, null when there is none (or it is a directory). */
function readIfThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch (error) {
        const code = error.code;
        if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR")
            return null;
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${path} cannot be read (${code ?? String(error)}).`);
    }
}
/** Text of a file that the user named. Throws UsageError when it is not there. */
function readNamed(path, io) {
    const text = readIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.cwd, path));
    if (text === null)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`There is no file ${path}.`);
    return text;
}


/***/ }),

/***/ 4558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   a$: () => (/* binding */ TEXT),
/* harmony export */   i2: () => (/* binding */ COUNT),
/* harmony export */   lx: () => (/* binding */ FLAG),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   xy: () => (/* binding */ SHARD_NUMBER)
/* harmony export */ });
// The published schemas, of evidence and of reports, are put together from these.
/** Any text. */
const TEXT = { type: "string" };
/** True or false. */
const FLAG = { type: "boolean" };
/** How many: 0, 1, 2 and so on. */
const COUNT = { type: "integer", minimum: 0 };
/** Both numbers of `shard: i/n`. */
const SHARD_NUMBER = { type: "integer", minimum: 1, maximum: 99_999 };
/** A list of such items. */
const list = (items) => ({ type: "array", items });
/** The same, or null. */
const orNull = (schema) => ({ anyOf: [schema, { type: "null" }] });


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

/***/ 9598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   eJ: () => (/* binding */ numberMember),
/* harmony export */   sk: () => (/* binding */ stringMember)
/* harmony export */ });
/** True for a JSON object, false for arrays, null and scalars. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The member `key` of `value` when `value` is an object that owns it, else undefined. Safe for `__proto__`. */
function member(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
/** The member `key` when it is a string, else null. */
function stringMember(value, key) {
    const found = member(value, key);
    return typeof found === "string" ? found : null;
}
/** The member `key` when it is a number, else null. */
function numberMember(value, key) {
    const found = member(value, key);
    return typeof found === "number" ? found : null;
}
/** The items of an array; none of anything else. */
function itemsOf(value) {
    return Array.isArray(value) ? value : [];
}
/** The texts among the items of an array; none of anything else. */
function textsIn(value) {
    return itemsOf(value).filter((item) => typeof item === "string");
}


/***/ }),

/***/ 8158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ ANSWERED),
/* harmony export */   im: () => (/* binding */ OUTCOMES),
/* harmony export */   ln: () => (/* binding */ REFUSED),
/* harmony export */   tz: () => (/* binding */ FAILING)
/* harmony export */ });
/** What became of one call. The one place that decides it is `facts/outcome.ts`; the rules are in docs/outcomes.md. */
const OUTCOMES = [
    "ok",
    "refused-in-text",
    "rejected",
    "lenient-downstream",
    "rejected-wrong-code",
    "internal-error",
    "crashed",
    "timed-out",
    "protocol-violation",
];
/** Outcomes of a call that was answered as a success, whatever its text says. */
const ANSWERED = new Set(["ok", "refused-in-text"]);
/** Outcomes that accuse the server, and so count only once seen again on a fresh process. */
const FAILING = new Set([
    "crashed",
    "timed-out",
    "internal-error",
    "protocol-violation",
]);
/** Outcomes of a call whose arguments were refused, whatever form that took. */
const REFUSED = new Set(["rejected", "rejected-wrong-code", "refused-in-text"]);


/***/ }),

/***/ 9986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ readReport)
});

// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(2210);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/evidence/schema-parts.js
var schema_parts = __webpack_require__(4558);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/model/outcome.js
var outcome = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/report/schema.js



/** An object with exactly these members; those named in `optional` may be absent. */
const object = (properties, optional = []) => ({
    type: "object",
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
});
const oneOf = (values) => ({ enum: [...values] });
const TEXT_OR_NULL = { type: ["string", "null"] };
const MILLISECONDS = { type: "number", minimum: 0 };
const PERCENT = { type: ["number", "null"], minimum: 0, maximum: 100 };
const GRADE = oneOf(["A", "B", "C", "D", "F", null]);
const VERDICT = oneOf(["pass", "part", "fail", "n/a"]);
const SEVERITY = oneOf(finding/* SEVERITIES */.oC);
const CATEGORY = oneOf(finding/* CATEGORIES */.R6);
const EXIT_CODE = { type: ["integer", "null"] };
const FINGERPRINT = { type: "string", pattern: "^[0-9a-f]{16}$" };
const FROM_1 = { type: "integer", minimum: 1 };
const LOCATION = object({
    path: { ...schema_parts/* TEXT */.a$, description: "Relative to the root of the repository, with forward slashes." },
    line: FROM_1,
    endLine: FROM_1,
    column: { ...FROM_1, description: "In UTF-16 code units." },
    endColumn: { ...FROM_1, description: "The first column behind." },
}, ["column", "endColumn"]);
const LOCATION_OR_NULL = (0,schema_parts/* orNull */.Xd)({ $ref: "#/$defs/location" });
const CATEGORY_SCORE = object({
    percent: { ...PERCENT, description: "null: did not run, or nothing of it could be verified." },
    grade: GRADE,
    weight: { type: "number", minimum: 0 },
    rows: (0,schema_parts/* list */.p_)(object({
        name: schema_parts/* TEXT */.a$,
        value: { type: "number", minimum: 0, maximum: 1 },
        checks: (0,schema_parts/* list */.p_)(object({ check: schema_parts/* TEXT */.a$, verdict: VERDICT })),
    })),
    parts: (0,schema_parts/* list */.p_)(object({ name: schema_parts/* TEXT */.a$, percent: { type: "number", minimum: 0, maximum: 100 } })),
    notRun: { ...TEXT_OR_NULL, description: "Why `percent` is null." },
});
/** Figures that checks may add to. */
const figures = (properties, optional = []) => ({
    ...object(properties, optional),
    additionalProperties: true,
});
/** Figures of a check whose answers are held against a threshold and their median. */
const outliers = (median) => figures({
    percent: PERCENT,
    grade: GRADE,
    checked: schema_parts/* COUNT */.i2,
    [median]: { type: ["number", "null"], minimum: 0 },
    flagged: (0,schema_parts/* list */.p_)(figures({ tool: schema_parts/* TEXT */.a$, value: schema_parts/* COUNT */.i2, times: { type: ["number", "null"] } })),
}, ["checked", median]);
/** Figures that are there when their check ran. */
const OF_CHECKS = {
    latency: outliers("medianMs"),
    responseSize: outliers("medianChars"),
    validCalls: figures({ made: schema_parts/* COUNT */.i2, answered: schema_parts/* COUNT */.i2, errored: schema_parts/* COUNT */.i2, blocked: figures({}) }),
    probes: figures({
        checked: schema_parts/* COUNT */.i2,
        met: schema_parts/* COUNT */.i2,
        perProbe: (0,schema_parts/* list */.p_)(figures({ name: schema_parts/* TEXT */.a$, tool: schema_parts/* TEXT */.a$, met: schema_parts/* FLAG */.lx })),
    }),
};
const METRICS = {
    ...object({
        ...OF_CHECKS,
        crashResilience: figures({
            percent: PERCENT,
            grade: GRADE,
            cases: schema_parts/* COUNT */.i2,
            graceful: schema_parts/* COUNT */.i2,
            accepted: schema_parts/* COUNT */.i2,
            crashed: schema_parts/* COUNT */.i2,
            timedOut: schema_parts/* COUNT */.i2,
            internalErrors: schema_parts/* COUNT */.i2,
            masked: schema_parts/* COUNT */.i2,
        }),
        contextCost: figures({ tokens: schema_parts/* COUNT */.i2, perTool: (0,schema_parts/* list */.p_)(figures({ tool: schema_parts/* TEXT */.a$, tokens: schema_parts/* COUNT */.i2 })) }),
        coverage: figures({ tools: schema_parts/* COUNT */.i2, called: schema_parts/* COUNT */.i2, calledValidly: schema_parts/* COUNT */.i2, level: schema_parts/* TEXT */.a$ }),
    }, Object.keys(OF_CHECKS)),
    additionalProperties: { type: "object" },
    description: "Figures of the checks that ran: latency, responseSize, concurrency, lifecycle and others.",
};
const TOOL = object({
    name: schema_parts/* TEXT */.a$,
    listed: schema_parts/* FLAG */.lx,
    called: schema_parts/* FLAG */.lx,
    skipReason: TEXT_OR_NULL,
    cases: schema_parts/* COUNT */.i2,
    verdict: VERDICT,
    location: LOCATION_OR_NULL,
});
const CHECK = object({
    id: schema_parts/* TEXT */.a$,
    title: schema_parts/* TEXT */.a$,
    category: CATEGORY,
    verdict: VERDICT,
    severity: SEVERITY,
    findings: schema_parts/* COUNT */.i2,
    notVerified: (0,schema_parts/* list */.p_)(object({ tool: TEXT_OR_NULL, reason: schema_parts/* TEXT */.a$, calls: schema_parts/* COUNT */.i2 })),
    error: { ...TEXT_OR_NULL, description: "The check itself failed: its verdict is n/a." },
});
const FINDING = object({
    fingerprint: { ...FINGERPRINT, description: "Stays the same as long as the problem does." },
    check: schema_parts/* TEXT */.a$,
    category: CATEGORY,
    kind: oneOf(["violation", "risk"]),
    tool: TEXT_OR_NULL,
    toolIndex: { type: ["integer", "null"], minimum: 0 },
    severity: SEVERITY,
    message: schema_parts/* TEXT */.a$,
    case: TEXT_OR_NULL,
    property: TEXT_OR_NULL,
    arguments: { type: ["object", "null"] },
    outcome: oneOf([...outcome/* OUTCOMES */.im, null]),
    response: TEXT_OR_NULL,
    location: LOCATION_OR_NULL,
    reproduce: { ...TEXT_OR_NULL, description: "A command line for a POSIX shell." },
    why: schema_parts/* TEXT */.a$,
    fix: schema_parts/* TEXT */.a$,
    docs: schema_parts/* TEXT */.a$,
    baseline: oneOf(["new", "known", null]),
});
const FAILURE = object({
    stage: oneOf(["spawn", "startup", "initialize", "list"]),
    message: schema_parts/* TEXT */.a$,
    exit: (0,schema_parts/* orNull */.Xd)(object({ code: EXIT_CODE, signal: TEXT_OR_NULL, atMs: { type: "number" } })),
    stderrTail: schema_parts/* TEXT */.a$,
});
const SERVER = object({
    name: schema_parts/* TEXT */.a$,
    version: schema_parts/* TEXT */.a$,
    protocolVersion: schema_parts/* TEXT */.a$,
    era: oneOf(["legacy", "modern"]),
    transport: oneOf(["stdio", "http"]),
    target: schema_parts/* TEXT */.a$,
    startupMs: { type: ["number", "null"], minimum: 0 },
    instructionsChars: schema_parts/* COUNT */.i2,
});
const BASELINE = object({
    score: PERCENT,
    grade: GRADE,
    tokens: { type: ["integer", "null"], minimum: 0 },
    fixed: (0,schema_parts/* list */.p_)(object({ check: schema_parts/* TEXT */.a$, tool: TEXT_OR_NULL, message: schema_parts/* TEXT */.a$, severity: SEVERITY })),
    contract: (0,schema_parts/* orNull */.Xd)(object({
        added: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
        removed: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
        changed: {
            ...(0,schema_parts/* orNull */.Xd)((0,schema_parts/* list */.p_)(object({ tool: schema_parts/* TEXT */.a$, where: schema_parts/* TEXT */.a$, what: schema_parts/* TEXT */.a$, breaking: schema_parts/* FLAG */.lx }))),
            description: "null: the earlier schemas are not known.",
        },
    })),
    label: schema_parts/* TEXT */.a$,
    note: TEXT_OR_NULL,
});
const IMPACTS = ["breaking", "additive", "wording"];
const CONTRACT_UPDATE = {
    ...object({
        path: schema_parts/* TEXT */.a$,
        label: schema_parts/* TEXT */.a$,
        counts: object(Object.fromEntries(IMPACTS.map((impact) => [impact, schema_parts/* COUNT */.i2]))),
        changes: (0,schema_parts/* list */.p_)(object({ impact: oneOf(IMPACTS), tool: schema_parts/* TEXT */.a$, where: schema_parts/* TEXT */.a$, what: schema_parts/* TEXT */.a$ })),
    }),
    description: "What a pull request changes in the committed tool contract, breaking changes first.",
};
/** JSON Schema (2020-12) of the report. Closed but for `metrics`. Ships as `schemas/report.schema.json`. */
const REPORT_SCHEMA = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "MCP audit report",
    ...object({
        schemaVersion: { const: 1 },
        tool: object({ name: schema_parts/* TEXT */.a$, version: schema_parts/* TEXT */.a$ }),
        startedAt: { ...schema_parts/* TEXT */.a$, description: "ISO 8601, UTC." },
        durationMs: MILLISECONDS,
        server: SERVER,
        score: object({
            percent: PERCENT,
            grade: GRADE,
            categories: object(Object.fromEntries(finding/* CATEGORIES */.R6.map((name) => [name, { $ref: "#/$defs/categoryScore" }]))),
        }),
        headline: TEXT_OR_NULL,
        conclusion: object({
            result: oneOf(["success", "failure"]),
            exitCode: { type: "integer", minimum: 0, maximum: 255 },
            reasons: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
        }),
        metrics: METRICS,
        tools: (0,schema_parts/* list */.p_)(TOOL),
        checks: (0,schema_parts/* list */.p_)(CHECK),
        findings: (0,schema_parts/* list */.p_)(FINDING),
        skipped: (0,schema_parts/* list */.p_)(object({ tool: schema_parts/* TEXT */.a$, reason: schema_parts/* TEXT */.a$ })),
        suppressed: (0,schema_parts/* list */.p_)(object({ fingerprint: FINGERPRINT, check: schema_parts/* TEXT */.a$, tool: TEXT_OR_NULL, message: schema_parts/* TEXT */.a$, reason: schema_parts/* TEXT */.a$ })),
        warnings: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
        failure: (0,schema_parts/* orNull */.Xd)(FAILURE),
        stopped: (0,schema_parts/* orNull */.Xd)(object({ reason: schema_parts/* TEXT */.a$, detail: schema_parts/* TEXT */.a$ })),
        shard: object({ index: schema_parts/* SHARD_NUMBER */.xy, count: schema_parts/* SHARD_NUMBER */.xy }),
        baseline: BASELINE,
        contractUpdate: CONTRACT_UPDATE,
        events: object({
            starts: schema_parts/* COUNT */.i2,
            restarts: schema_parts/* COUNT */.i2,
            exits: (0,schema_parts/* list */.p_)(object({ code: EXIT_CODE, signal: TEXT_OR_NULL, requested: schema_parts/* FLAG */.lx })),
            stdoutNoise: (0,schema_parts/* list */.p_)(schema_parts/* TEXT */.a$),
            stderrTail: schema_parts/* TEXT */.a$,
        }),
    }, ["baseline", "contractUpdate", "shard"]),
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


/***/ }),

/***/ 3986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findingLines)
/* harmony export */ });
/* harmony import */ var _facts_group_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8335);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7850);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4854);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6883);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8283);
/* harmony import */ var _terminal_width_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
/* harmony import */ var _terminal_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6107);







/** Findings of one check on one tool that are told one by one; the rest is counted. */
const ALIKE = 3;
/** Tools with findings that are told one by one. */
const GROUPS = 100;
const NAME_CHARS = 120;
const MESSAGE_CHARS = 600;
const COMMAND_CHARS = 4000;
const GAP = 2;
const SIGN = 2;
function rowsOf(findings, style) {
    const told = new Map();
    const rows = [];
    for (const { severity, check, message, baseline } of findings) {
        const key = `${severity} ${check}`;
        const count = (told.get(key) ?? 0) + 1;
        told.set(key, count);
        if (count > ALIKE)
            continue;
        const fresh = baseline === "new" ? "new: " : "";
        rows.push({
            sign: (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_0__/* .severitySign */ .ZF)(severity, style),
            check,
            problem: fresh + (0,_terminal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .lineText */ .oZ)(message, MESSAGE_CHARS),
        });
    }
    for (const [key, count] of told) {
        const [, check = ""] = key.split(" ");
        if (count > ALIKE)
            rows.push({ sign: " ", check, problem: `and ${count - ALIKE} more like these` });
    }
    return rows;
}
function groupsOf(findings, style) {
    const byTool = (0,_facts_group_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(findings, (finding) => finding.toolIndex);
    const shown = new Set();
    return [...byTool.values()].map((own) => {
        const [first] = own;
        const { location, tool } = first;
        const reproduce = own.find((finding) => finding.reproduce !== null)?.reproduce ?? "";
        const again = reproduce === "" || shown.has(reproduce);
        shown.add(reproduce);
        return {
            tool: tool === null ? "(server)" : (0,_terminal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .lineText */ .oZ)(tool, NAME_CHARS) || '""',
            rows: rowsOf(own, style),
            location: location === null ? null : `${(0,_terminal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .lineText */ .oZ)(location.path, 300)}:${location.line}`,
            reproduce: again ? null : reproduce,
        };
    });
}
/** Names keep their length as far as the width allows; the problem gets what is left. */
function columnsOf(groups, width) {
    const longest = (texts, most) => Math.min(most, Math.max(5, ...texts.map(_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)));
    const tool = longest(groups.map((group) => group.tool), Math.max(10, Math.floor(width * 0.25)));
    const check = longest(groups.flatMap((group) => group.rows.map((row) => row.check)), Math.max(10, Math.floor(width * 0.28)));
    return { tool, check, problem: Math.max(10, width - SIGN - tool - check - 2 * GAP) };
}
function lay(cells, columns, style) {
    const [sign, tool, check, problem] = cells;
    const height = Math.max(tool.length, check.length, problem.length);
    return Array.from({ length: height }, (_, i) => {
        const name = style.bold((0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)(tool[i] ?? "", columns.tool));
        const id = (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)(check[i] ?? "", columns.check);
        const line = `${i === 0 ? sign : " "} ${name}  ${id}  ${problem[i] ?? ""}`;
        return line.trimEnd();
    });
}
function groupLines(group, columns, style) {
    const lines = group.rows.flatMap((row, index) => lay([
        row.sign,
        index === 0 ? (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__.wrap)(group.tool, columns.tool) : [],
        (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__.wrap)(row.check, columns.check),
        (0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__.wrap)(row.problem, columns.problem),
    ], columns, style));
    if (group.location !== null)
        lines.push(style.dim(`  at ${group.location}`));
    // Never broken into lines: it must still work when it is pasted.
    if (group.reproduce !== null)
        lines.push(`  ${style.dim("$")} ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .J)((0,_text_plain_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .p)(group.reproduce), COMMAND_CHARS)}`);
    return lines;
}
/** The findings as a table (state, tool, check, problem), one block for each tool, worst first. */
function findingLines(findings, width, style) {
    const all = groupsOf(findings, style);
    if (all.length === 0)
        return [];
    const groups = all.slice(0, GROUPS);
    const columns = columnsOf(groups, width);
    const head = `  ${(0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)("Tool", columns.tool)}  ${(0,_terminal_width_js__WEBPACK_IMPORTED_MODULE_1__/* .pad */ .eV)("Check", columns.check)}  Problem`;
    const blocks = groups.map((group) => groupLines(group, columns, style));
    const left = all.length - groups.length;
    const more = left > 0 ? ["", `  and ${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(left, "tool")} more with findings: see the report files`] : [];
    return [style.dim(head), ...blocks.flatMap((block, i) => (i === 0 ? block : ["", ...block])), ...more];
}


/***/ }),

/***/ 8283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZF: () => (/* binding */ severitySign),
/* harmony export */   _r: () => (/* binding */ createStyle),
/* harmony export */   r0: () => (/* binding */ verdictSign)
/* harmony export */ });
/* unused harmony export SIGNS */
/** Paints with the colours of a terminal, or not at all. */
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
/** The sign of a finding. */
function severitySign(severity, style) {
    if (severity === "error")
        return style.red(SIGNS.fail);
    return severity === "warning" ? style.yellow(SIGNS.part) : style.blue(SIGNS.notice);
}
/** The sign of a verdict. */
function verdictSign(verdict, style) {
    if (verdict === "fail")
        return style.red(SIGNS.fail);
    if (verdict === "part")
        return style.yellow(SIGNS.part);
    return verdict === "pass" ? style.green(SIGNS.pass) : style.dim(SIGNS.none);
}


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   lT: () => (/* binding */ countText),
/* harmony export */   oZ: () => (/* binding */ lineText)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7850);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4854);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6883);




/** `81.4`, `88.0`, `100`, or `not run`. */
const percentText = (percent) => percent === null ? "not run" : percent === 100 ? "100" : percent.toFixed(1);
/** Text of the server on one line of at most `max` characters, harmless to a terminal. */
const lineText = (value, max) => (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_text_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(value)), max);
/** `340 ms`, `1.2 s`, `2 min 5 s`. */
function durationText(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** `2 errors, 1 warning`; "" when there is none. */
function countText(findings) {
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.flatMap((severity) => {
        const { length } = findings.filter((finding) => finding.severity === severity);
        return length === 0 ? [] : [(0,_text_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(length, severity)];
    }).join(", ");
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

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** The value of a JSON text; undefined when it is none. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** The object that a JSON text is, such as a line of the wire; null when it is none. */
function objectOf(text) {
    const value = text === undefined ? undefined : parseJson(text);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : null;
}
/** What steers a terminal, turns the direction of a text or is not seen, and is not escaped by `JSON.stringify`. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
/** JSON text with such characters as escape sequences: the same value, harmless where it is printed. */
function visibleJson(text) {
    return text.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
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
