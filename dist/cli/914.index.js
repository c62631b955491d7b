export const id = 914;
export const ids = [914];
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
/** 0 for the worst severity: what lists are sorted by. */
const severityRank = (severity) => SEVERITIES.indexOf(severity);


/***/ }),

/***/ 8393:
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

// EXTERNAL MODULE: ./node_modules/markdown-table/index.js
var markdown_table = __webpack_require__(735);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/comment-tables.js






const MESSAGE_CHARS = 160;
function categoryNote(report, category) {
    const score = report.score.categories[category];
    const own = (0,report_words/* serious */.Xj)(report).filter((finding) => finding.category === category);
    if (own.length > 0) {
        const tools = new Set(own.map((finding) => finding.toolIndex)).size;
        return `${(0,words/* counted */.h)(own.length, "problem")}${tools > 1 ? ` in ${(0,words/* counted */.h)(tools, "place")}` : ""}`;
    }
    return score.percent === null ? (0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(score.notRun ?? "", MESSAGE_CHARS)) : "";
}
/** One row for each category: state, score, and what is wrong in a few words. */
function categoryTable(report) {
    const rows = finding/* CATEGORIES */.R6.map((category) => {
        const { percent } = report.score.categories[category];
        const shown = percent === null ? "not run" : (0,report_words/* shownPercent */.t3)(percent);
        return [
            report_words/* MARK */.M$[(0,report_words/* categoryVerdict */.gK)(report, category)],
            report_words/* TITLES */.eX[category] ?? category,
            shown,
            categoryNote(report, category),
        ];
    });
    return (0,markdown_table/* markdownTable */.Q)([["", "Category", "Score", ""], ...rows], { align: ["", "", "r", ""] });
}
/** Names of a group that a row or a heading shows. */
const NAMES = 3;
/** Whom a problem is about, each name as `show` shows it. */
function whom({ tools }, show) {
    const names = tools.map((tool) => (tool === null ? "the server" : show(tool)));
    if (names.length <= 1)
        return names[0] ?? "";
    const more = names.length > NAMES ? ` and ${(names.length - NAMES).toLocaleString("en-US")} more` : "";
    return `${(0,words/* counted */.h)(names.length, "tool")}: ${names.slice(0, NAMES).join(", ")}${more}`;
}
/** Characters of a path in a cell: a comment of ten rows must fit whatever they hold. */
const PATH_CHARS = 300;
/** Where a finding stands, as a cell shows it, with a space before; "" when that is not known. */
const place = (finding) => {
    const { location } = finding;
    return location === null ? "" : ` ${(0,text_escape/* escapeMarkdown */.FV)(`${(0,cut/* cut */.J)(location.path, PATH_CHARS)}:${location.line}`)}`;
};
const stateOf = ({ findings }) => findings.some((finding) => finding.baseline === "new") ? "new" : "known";
/** One row for each failing tool: state, tool, its worst problem and how many more, new or known. */
function problemTable(report, problems) {
    const compared = (0,report_words/* comparedWith */.o3)(report) !== null;
    const rows = problems.flatMap((problem) => {
        const [first, ...more] = problem.findings;
        if (first === undefined)
            return [];
        const name = whom(problem, (tool) => (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(tool, 64)));
        const where = problem.tools.length > 1 ? "" : place(first);
        const such = problem.varies ? "such as: " : "";
        const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
        const cells = [
            `${report_words/* MARK_OF_SEVERITY */.Uy[first.severity]} ${name}${where}`,
            `${such}${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(first.message, MESSAGE_CHARS))}${others}`,
        ];
        return [compared ? [...cells, stateOf(problem)] : cells];
    });
    const head = compared ? ["Tool", "Problem", ""] : ["Tool", "Problem"];
    return (0,markdown_table/* markdownTable */.Q)([head, ...rows], { alignDelimiters: false });
}

;// CONCATENATED MODULE: ./build/report/comment-details.js





const CASE_CHARS = 100;
const comment_details_MESSAGE_CHARS = 1_000;
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
        `${report_words/* MARK_OF_SEVERITY */.Uy[finding.severity]} **${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(finding.message, comment_details_MESSAGE_CHARS))}**`,
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
const comment_details_NAMES = 50;
function everyName({ tools }) {
    if (tools.length === 1)
        return [];
    const [first = null, ...others] = tools.map((tool) => (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(tool ?? "the server", 64)));
    const more = others.length > comment_details_NAMES ? ` and ${(others.length - comment_details_NAMES).toLocaleString("en-US")} more` : "";
    return [`Shown for ${first}; alike: ${others.slice(0, comment_details_NAMES).join(", ")}${more}`];
}
/** A tool's findings, folded. `limit`: findings shown in full; the rest are named. */
function problemDetails(problem, sizes, limit) {
    const shown = problem.findings.slice(0, limit).map((finding) => findingDetails(finding, sizes));
    const rest = problem.findings.slice(limit);
    const name = whom(problem, (tool) => (0,text_escape/* codeElement */.Gg)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(tool), 64)));
    const more = rest.length === 0
        ? []
        : [`And ${rest.length} more: ${rest.map((one) => `\`${one.check}\``).join(", ")}.`];
    const first = problem.findings[0];
    const title = first === undefined ? "" : `: ${(0,text_escape/* proseSummary */.En)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(first.message), 100))}`;
    return `<details><summary>${name}${title}</summary>\n\n${[...everyName(problem), ...shown, ...more].join("\n\n")}\n\n</details>`;
}

;// CONCATENATED MODULE: ./build/report/comment-failure.js


const LINES = 15;
const LINE_CHARS = 500;
const comment_failure_MESSAGE_CHARS = 1_000;
const TARGET_CHARS = 300;
const HINTS = {
    spawn: "Check `command` and `working-directory`; build the server first with `setup`.",
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
/** Why there is nothing to judge, the last lines of stderr, and what to try. */
function failureText(report) {
    const { failure } = report;
    if (failure === null)
        return "";
    const tail = failure.stderrTail.trimEnd().split("\n").slice(-LINES);
    const shown = tail.map((line) => (0,cut/* cut */.J)(line, LINE_CHARS)).join("\n");
    const remote = report.server.transport === "http";
    const silent = remote ? [] : ["It wrote nothing to stderr."];
    const hints = remote ? URL_HINTS : HINTS;
    return [
        (0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(failure.message, comment_failure_MESSAGE_CHARS)),
        `${remote ? "Address" : "Command"}: ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(report.server.target, TARGET_CHARS))}`,
        ...(shown === "" ? silent : ["The last lines of its stderr:", (0,text_escape/* codeBlock */.DV)(shown)]),
        `**What to try** ${hints[failure.stage] ?? ""}`,
    ].join("\n\n");
}

;// CONCATENATED MODULE: ./build/report/comment-first.js




const FIX_CHARS = 300;
/**
 * The one line that says what to do first: the fix of the worst problem, of the worst new one where the run was compared.
 * "" when there is no problem.
 */
function firstStep(problems) {
    const fresh = problems.find((problem) => problem.findings.some((one) => one.baseline === "new"));
    const problem = fresh ?? problems[0];
    const finding = problem?.findings.find((one) => fresh === undefined || one.baseline === "new");
    if (problem === undefined || finding === undefined)
        return "";
    const who = whom(problem, (tool) => (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(tool, 64)));
    const where = problem.tools.length > 1 ? "" : place(finding);
    return `**First** ${report_words/* MARK_OF_SEVERITY */.Uy[finding.severity]} ${who}${where}: ${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(finding.fix, FIX_CHARS))}`;
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
function change(report) {
    const baseline = (0,report_words/* comparedWith */.o3)(report);
    if (baseline === null)
        return "";
    const fresh = report.findings.filter((one) => one.baseline === "new" && one.severity !== "notice").length;
    const before = ` (was ${(0,report_words/* gradeText */.Fp)(baseline.grade, baseline.score)})`;
    const gone = baseline.fixed.filter((one) => one.severity !== "notice").length;
    const fixed = gone > 0 ? ` · ${gone} fixed` : "";
    return `${before} · ${fresh === 0 ? "nothing new" : (0,words/* counted */.h)(fresh, "new problem")}${fixed}`;
}
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
    return `### ${auditName(key)}: ${grade}${change(report)}${only}${stopped}${verdict}`;
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

;// CONCATENATED MODULE: ./build/report/problems.js


/** Tools that fail alike are told together from this number on. */
const ALIKE = 4;
/** The sentence of a finding without what belongs to one tool alone: names, numbers, and what the server said. */
function shapeOf(finding) {
    const sentence = finding.message.replace(/`[^`]*`/g, "`").replace(/\d+/g, "0");
    const end = sentence.search(/[:.]\s/);
    return `${finding.severity} ${finding.check} ${finding.baseline} ${end < 0 ? sentence : sentence.slice(0, end)}`;
}
const shapesOf = (findings) => findings.map(shapeOf).sort().join("\n");
function together(groups) {
    const [findings = []] = groups;
    const messages = new Set(groups.map((group) => group[0]?.message));
    return { tools: groups.map((group) => group[0]?.tool ?? null), findings, varies: messages.size > 1 };
}
/** The tools with errors or warnings, worst first; the server as a whole is one of them. Tools that fail alike are one problem. */
function problemsOf(report) {
    const byTool = [...(0,group/* groupBy */.$)((0,report_words/* serious */.Xj)(report), (finding) => finding.toolIndex).values()];
    return [...(0,group/* groupBy */.$)(byTool, shapesOf).values()].flatMap((groups) => groups.length < ALIKE ? groups.map((group) => together([group])) : [together(groups)]);
}
/** How many tools some problems are about. */
const toolsIn = (problems) => problems.reduce((sum, problem) => sum + problem.tools.length, 0);

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
    const problems = problemsOf(report);
    if (problems.length === 0)
        return [];
    const folded = toolsIn(problems.slice(amount.rows));
    const untold = toolsIn(problems.slice(amount.details));
    return [
        firstStep(problems),
        categoryTable(report),
        problemTable(report, problems.slice(0, amount.rows)),
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
function renderAborted(message, { key, sha }) {
    const commit = sha === "" ? "" : `\n\n\`${sha.slice(0, 7)}\` was not audited.`;
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

/***/ 1822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ figureLines)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

const number = (value) => (typeof value === "number" ? value.toLocaleString("en-US") : "–");
const ms = (value) => (typeof value === "number" ? `${number(value)} ms` : "–");
function fuzzLine(fuzz) {
    const seed = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(fuzz, "seed");
    const made = `${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(fuzz, "calls"))} made-up calls, ${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(fuzz, "shrinkCalls"))} more to find the smallest inputs`;
    return `fuzz: ${made}; distinct failures: ${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(fuzz, "failures"))}; seed ${String(seed)} (\`--fuzz-seed ${String(seed)}\` makes them again)`;
}
function benchLine(series) {
    const times = ["p50", "p95", "p99"].map((name) => `${name} ${ms((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, `${name}Ms`))}`);
    const rate = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "errorRate");
    const errors = typeof rate === "number" ? `${number(Math.round(rate * 1000) / 10)} % failed` : "–";
    const many = `${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "calls"))} calls, ${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "concurrency"))} at once`;
    return `bench "${String((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "probe"))}": ${times.join(", ")}, ${number((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(series, "perSecond"))} a second, ${errors} (${many})`;
}
/** What fuzz and bench measured, one plain sentence each; empty when neither ran. They hold no text of the server: names of probes are the user's own. Sinks escape them all the same. */
function figureLines({ metrics }) {
    const fuzz = metrics.fuzz;
    const series = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(metrics.bench, "series");
    return [
        ...((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(fuzz) ? [fuzzLine(fuzz)] : []),
        ...(Array.isArray(series) ? series.map(benchLine) : []),
    ];
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ gradeText),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   Uy: () => (/* binding */ MARK_OF_SEVERITY),
/* harmony export */   Xj: () => (/* binding */ serious),
/* harmony export */   _: () => (/* binding */ coverageText),
/* harmony export */   eX: () => (/* binding */ TITLES),
/* harmony export */   gK: () => (/* binding */ categoryVerdict),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   o3: () => (/* binding */ comparedWith),
/* harmony export */   si: () => (/* binding */ tokenChange),
/* harmony export */   t3: () => (/* binding */ shownPercent)
/* harmony export */ });
/* harmony import */ var _checks_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2517);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6883);


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
/** How many tools were called, and whether it was all in vain: then the score speaks of refusals only. */
function coverageText({ tools, called, calledValidly }) {
    const calls = called === tools ? "all called" : `${called} called, ${tools - called} not`;
    return calledValidly === 0 && called > 0 ? `${calls}, no valid call served` : calls;
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
/** The earlier run that a report was compared with; null where it was not asked for or could not be had. */
const comparedWith = ({ baseline }) => baseline === undefined || baseline.label === "" ? null : baseline;
/** The findings that are shown one by one: notices are counted only. */
const serious = (report) => report.findings.filter((finding) => finding.severity !== "notice");
/** The verdict of a category as the table shows it. */
function categoryVerdict(report, category) {
    const own = serious(report).filter((finding) => finding.category === category);
    return (0,_checks_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .worst */ .Q)([(0,_checks_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .V)(own), report.score.categories[category].percent === null ? "n/a" : "pass"]);
}
/** Whether the audit lets the change through, which no grade tells; "" of a clean run, which needs no word. */
function verdictText(report) {
    const { result, reasons } = report.conclusion;
    if (result === "failure")
        return `failed: ${reasons.join("; ")}`;
    const found = serious(report);
    const errors = found.filter((one) => one.severity === "error").length;
    const parts = [(0,_text_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(errors, "error"), (0,_text_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(found.length - errors, "warning")];
    const some = parts.filter((part) => !part.startsWith("0 "));
    return some.length === 0 ? "" : `passed with ${some.join(", ")}`;
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

/***/ 735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable)
/* harmony export */ });
// To do: next major: remove.
/**
 * @typedef {Options} MarkdownTableOptions
 *   Configuration.
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [alignDelimiters=true]
 *   Whether to align the delimiters (default: `true`);
 *   they are aligned by default:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   Pass `false` to make them staggered:
 *
 *   ```markdown
 *   | Alpha | B |
 *   | - | - |
 *   | C | Delta |
 *   ```
 * @property {ReadonlyArray<string | null | undefined> | string | null | undefined} [align]
 *   How to align columns (default: `''`);
 *   one style for all columns or styles for their respective columns;
 *   each style is either `'l'` (left), `'r'` (right), or `'c'` (center);
 *   other values are treated as `''`, which doesn’t place the colon in the
 *   alignment row but does align left;
 *   *only the lowercased first character is used, so `Right` is fine.*
 * @property {boolean | null | undefined} [delimiterEnd=true]
 *   Whether to end each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B
 *   | ----- | -----
 *   | C     | Delta
 *   ```
 * @property {boolean | null | undefined} [fillRows=true]
 *   Whether to fill rows with empty cells up to the most cells in a row
 *   (default: `true`).
 *
 *   When `true`, all rows have as many cells as the longest row:
 *
 *   ```markdown
 *   | Alpha | B    |   |
 *   | ----- | ---- | - |
 *   | C     |      |   |
 *   | D     | Echo | F |
 *   ```
 *
 *   When `false`, rows keep their cells,
 *   and the delimiter row has as many cells as the header row:
 *
 *   ```markdown
 *   | Alpha | B    |
 *   | ----- | ---- |
 *   | C     |
 *   | D     | Echo | F |
 *   ```
 * @property {boolean | null | undefined} [delimiterStart=true]
 *   Whether to begin each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are starting delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no starting delimiters:
 *
 *   ```markdown
 *   Alpha | B     |
 *   ----- | ----- |
 *   C     | Delta |
 *   ```
 * @property {boolean | null | undefined} [padding=true]
 *   Whether to add a space of padding between delimiters and cells
 *   (default: `true`).
 *
 *   When `true`, there is padding:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there is no padding:
 *
 *   ```markdown
 *   |Alpha|B    |
 *   |-----|-----|
 *   |C    |Delta|
 *   ```
 * @property {((value: string) => number) | null | undefined} [stringLength]
 *   Function to detect the length of table cell content (optional);
 *   this is used when aligning the delimiters (`|`) between table cells;
 *   full-width characters and emoji mess up delimiter alignment when viewing
 *   the markdown source;
 *   to fix this, you can pass this function,
 *   which receives the cell content and returns its “visible” size;
 *   note that what is and isn’t visible depends on where the text is displayed.
 *
 *   Without such a function, the following:
 *
 *   ```js
 *   markdownTable([
 *     ['Alpha', 'Bravo'],
 *     ['中文', 'Charlie'],
 *     ['👩‍❤️‍👩', 'Delta']
 *   ])
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo |
 *   | - | - |
 *   | 中文 | Charlie |
 *   | 👩‍❤️‍👩 | Delta |
 *   ```
 *
 *   With [`string-width`](https://github.com/sindresorhus/string-width):
 *
 *   ```js
 *   import stringWidth from 'string-width'
 *
 *   markdownTable(
 *     [
 *       ['Alpha', 'Bravo'],
 *       ['中文', 'Charlie'],
 *       ['👩‍❤️‍👩', 'Delta']
 *     ],
 *     {stringLength: stringWidth}
 *   )
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo   |
 *   | ----- | ------- |
 *   | 中文  | Charlie |
 *   | 👩‍❤️‍👩    | Delta   |
 *   ```
 */

/**
 * Get the length of a cell.
 *
 * @param {string} value
 *   Cell value.
 * @returns {number}
 *   Cell size.
 */
function defaultStringLength(value) {
  return value.length
}

/**
 * Generate a markdown
 * ([GFM](https://docs.github.com/en/github/writing-on-github/working-with-advanced-formatting/organizing-information-with-tables))
 * table.
 *
 * @param {ReadonlyArray<ReadonlyArray<string | null | undefined>>} table
 *   Table data (matrix of strings).
 * @param {Readonly<Options> | null | undefined} [options]
 *   Configuration (optional).
 * @returns {string}
 *   Result.
 */
function markdownTable(table, options) {
  const settings = options || {}
  // To do: next major: change to spread.
  // eslint-disable-next-line unicorn/prefer-spread -- `align` can be a string.
  const align = (settings.align || []).concat()
  const stringLength = settings.stringLength || defaultStringLength
  /** @type {Array<number>} Character codes as symbols for alignment per column. */
  const alignments = []
  /** @type {Array<Array<string>>} Cells per row. */
  const cellMatrix = []
  /** @type {Array<Array<number>>} Sizes of each cell per row. */
  const sizeMatrix = []
  /** @type {Array<number>} */
  const longestCellByColumn = []
  let mostCellsPerRow = 0
  let rowIndex = -1

  // This is a superfluous loop if we don’t align delimiters, but otherwise we’d
  // do superfluous work when aligning, so optimize for aligning.
  while (++rowIndex < table.length) {
    /** @type {Array<string>} */
    const row = []
    /** @type {Array<number>} */
    const sizes = []
    let columnIndex = -1

    if (table[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table[rowIndex].length
    }

    while (++columnIndex < table[rowIndex].length) {
      const cell = serialize(table[rowIndex][columnIndex])

      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell)
        sizes[columnIndex] = size

        if (
          longestCellByColumn[columnIndex] === undefined ||
          size > longestCellByColumn[columnIndex]
        ) {
          longestCellByColumn[columnIndex] = size
        }
      }

      row.push(cell)
    }

    cellMatrix[rowIndex] = row
    sizeMatrix[rowIndex] = sizes
  }

  // Figure out which alignments to use.
  let columnIndex = -1

  if (typeof align === 'object' && 'length' in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex])
    }
  } else {
    const code = toAlignment(align)

    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code
    }
  }

  // Inject the alignment row.
  columnIndex = -1
  /** @type {Array<string>} */
  const row = []
  /** @type {Array<number>} */
  const sizes = []

  while (++columnIndex < mostCellsPerRow) {
    const code = alignments[columnIndex]
    let before = ''
    let after = ''

    if (code === 99 /* `c` */) {
      before = ':'
      after = ':'
    } else if (code === 108 /* `l` */) {
      before = ':'
    } else if (code === 114 /* `r` */) {
      after = ':'
    }

    // There *must* be at least one hyphen-minus in each alignment cell.
    let size =
      settings.alignDelimiters === false
        ? 1
        : Math.max(
            1,
            longestCellByColumn[columnIndex] - before.length - after.length
          )

    const cell = before + '-'.repeat(size) + after

    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length

      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size
      }

      sizes[columnIndex] = size
    }

    row[columnIndex] = cell
  }

  // Inject the alignment row.
  cellMatrix.splice(1, 0, row)
  sizeMatrix.splice(1, 0, sizes)

  rowIndex = -1
  /** @type {Array<string>} */
  const lines = []

  while (++rowIndex < cellMatrix.length) {
    const row = cellMatrix[rowIndex]
    const sizes = sizeMatrix[rowIndex]
    const cellsInRow =
      settings.fillRows === false
        ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length)
        : mostCellsPerRow
    columnIndex = -1
    /** @type {Array<string>} */
    const line = []

    while (++columnIndex < cellsInRow) {
      const cell = row[columnIndex] || ''
      let before = ''
      let after = ''

      if (settings.alignDelimiters !== false) {
        const size =
          longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0)
        const code = alignments[columnIndex]

        if (code === 114 /* `r` */) {
          before = ' '.repeat(size)
        } else if (code === 99 /* `c` */) {
          const half = size / 2

          if (size % 2) {
            before = ' '.repeat(half + 0.5)
            after = ' '.repeat(half - 0.5)
          } else {
            before = ' '.repeat(half)
            after = before
          }
        } else {
          after = ' '.repeat(size)
        }
      }

      if (settings.delimiterStart !== false && !columnIndex) {
        line.push('|')
      }

      if (
        settings.padding !== false &&
        // Don’t add the opening space if we’re not aligning and the cell is
        // empty: there will be a closing space.
        !(settings.alignDelimiters === false && cell === '') &&
        (settings.delimiterStart !== false || columnIndex)
      ) {
        line.push(' ')
      }

      if (settings.alignDelimiters !== false) {
        line.push(before)
      }

      line.push(cell)

      if (settings.alignDelimiters !== false) {
        line.push(after)
      }

      if (settings.padding !== false) {
        line.push(' ')
      }

      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line.push('|')
      }
    }

    lines.push(
      settings.delimiterEnd === false
        ? line.join('').replace(/ +$/, '')
        : line.join('')
    )
  }

  return lines.join('\n')
}

/**
 * Serialize a cell value.
 *
 * @param {string | null | undefined} [value]
 *   Value to serialize.
 * @returns {string}
 *   Result.
 */
function serialize(value) {
  return value === null || value === undefined ? '' : String(value)
}

/**
 * Get the alignment character code from a value.
 *
 * @param {string | null | undefined} value
 *   Value.
 * @returns {number}
 *   Alignment.
 */
function toAlignment(value) {
  const code = typeof value === 'string' ? value.codePointAt(0) : 0

  return code === 67 /* `C` */ || code === 99 /* `c` */
    ? 99 /* `c` */
    : code === 76 /* `L` */ || code === 108 /* `l` */
      ? 108 /* `l` */
      : code === 82 /* `R` */ || code === 114 /* `r` */
        ? 114 /* `r` */
        : 0
}


/***/ })

};
