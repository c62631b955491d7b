export const id = 50;
export const ids = [50];
export const modules = {

/***/ 178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ DOCS_BASE),
/* harmony export */   b: () => (/* binding */ AUDITOR)
/* harmony export */ });
/** Name and version as reports carry them; a test keeps them equal to package.json. */
const AUDITOR = { name: "mcp-audit-action", version: "1.0.0" };
/** Where the generated pages of docs/ can be read. */
const DOCS_BASE = "https://github.com/org/mcp-audit-action/blob/v1/docs";


/***/ }),

/***/ 8154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gd: () => (/* binding */ whom),
/* harmony export */   dn: () => (/* binding */ categoryTable),
/* harmony export */   iK: () => (/* binding */ problemTable),
/* harmony export */   ik: () => (/* binding */ place)
/* harmony export */ });
/* harmony import */ var markdown_table__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(735);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6939);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7850);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3699);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6883);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4702);






const MESSAGE_CHARS = 160;
function categoryNote(report, category) {
    const score = report.score.categories[category];
    const own = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .serious */ .Xj)(report).filter((finding) => finding.category === category);
    if (own.length > 0) {
        const tools = new Set(own.map((finding) => finding.toolIndex)).size;
        return `${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(own.length, "problem")}${tools > 1 ? ` in ${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(tools, "place")}` : ""}`;
    }
    return score.percent === null ? (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeProse */ .fd)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(score.notRun ?? "", MESSAGE_CHARS)) : "";
}
/** One row for each category: state, score, and what is wrong in a few words. */
function categoryTable(report) {
    const rows = _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .CATEGORIES */ .R6.map((category) => {
        const { percent } = report.score.categories[category];
        const shown = percent === null ? "not run" : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPercent */ .t3)(percent);
        return [
            _words_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK */ .M$[(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .categoryVerdict */ .gK)(report, category)],
            _words_js__WEBPACK_IMPORTED_MODULE_1__/* .TITLES */ .eX[category] ?? category,
            shown,
            categoryNote(report, category),
        ];
    });
    return (0,markdown_table__WEBPACK_IMPORTED_MODULE_5__/* .markdownTable */ .Q)([["", "Category", "Score", ""], ...rows], { align: ["", "", "r", ""] });
}
/** Names of a group that a row or a heading shows. */
const NAMES = 3;
/** Whom a problem is about, each name as `show` shows it. */
function whom({ tools }, show) {
    const names = tools.map((tool) => (tool === null ? "the server" : show(tool)));
    if (names.length <= 1)
        return names[0] ?? "";
    const more = names.length > NAMES ? ` and ${(names.length - NAMES).toLocaleString("en-US")} more` : "";
    return `${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(names.length, "tool")}: ${names.slice(0, NAMES).join(", ")}${more}`;
}
/** Characters of a path in a cell: a comment of ten rows must fit whatever they hold. */
const PATH_CHARS = 300;
/** Where a finding stands, as a cell shows it, with a space before; "" when that is not known. */
const place = (finding) => {
    const { location } = finding;
    return location === null ? "" : ` ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(`${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(location.path, PATH_CHARS)}:${location.line}`)}`;
};
const stateOf = ({ findings }) => findings.some((finding) => finding.baseline === "new") ? "new" : "known";
/** One row for each failing tool: state, tool, its worst problem and how many more, new or known. */
function problemTable(report, problems) {
    const compared = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedWith */ .o3)(report) !== null;
    const rows = problems.flatMap((problem) => {
        const [first, ...more] = problem.findings;
        if (first === undefined)
            return [];
        const name = whom(problem, (tool) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(tool, 64)));
        const where = problem.tools.length > 1 ? "" : place(first);
        const such = problem.varies ? "such as: " : "";
        const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
        const cells = [
            `${_words_js__WEBPACK_IMPORTED_MODULE_1__/* .MARK_OF_SEVERITY */ .Uy[first.severity]} ${name}${where}`,
            `${such}${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeProse */ .fd)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(first.message, MESSAGE_CHARS))}${others}`,
        ];
        return [compared ? [...cells, stateOf(problem)] : cells];
    });
    const head = compared ? ["Tool", "Problem", ""] : ["Tool", "Problem"];
    return (0,markdown_table__WEBPACK_IMPORTED_MODULE_5__/* .markdownTable */ .Q)([head, ...rows], { alignDelimiters: false });
}


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

/***/ 9646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ failureClues),
/* harmony export */   m: () => (/* binding */ namedReason)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7850);
/* harmony import */ var _text_naming_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7463);


const NAMES = 3;
const LINE_CHARS = 120;
/** Long lines are no message to a person, and would only cost time. */
const SCANNED_CHARS = 1_000;
/** Words with which programs ask for a setting. */
const ASKS = /KeyError|environ|variable|missing|required|not set|must be set|not defined|undefined|provide/i;
const NAME = /(?<![\w.])[A-Z][A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){1,6}(?!\w)/g;
/** Error codes of Node.js, npm and their kin are written like variables. */
const CODES = /^(?:ERR|UND_ERR|MODULE|EAI|UNABLE|CERT|DEPTH|SELF)_/;
function variablesIn(stderr) {
    const lines = stderr
        .split("\n")
        .map((line) => line.slice(0, SCANNED_CHARS))
        .filter((line) => ASKS.test(line));
    const names = lines.flatMap((line) => line.match(NAME) ?? []).filter((name) => !CODES.test(name));
    return [...new Set(names)].slice(0, NAMES);
}
/** What the end of a failed start gives away. */
function failureClues({ failure, server, events }) {
    if (failure === null || failure.stage !== "startup" || server.transport === "http") {
        return { variables: [], silent: false, printed: "" };
    }
    const [line = ""] = events.stdoutNoise;
    const silent = failure.exit === null && failure.message.includes("did not answer");
    return { variables: variablesIn(failure.stderrTail), silent, printed: (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(line), LINE_CHARS) };
}
/** The line of stderr that names the error, not escaped; null when none does, or when it is all that stderr says. */
function namedReason(stderr) {
    const line = (0,_text_naming_line_js__WEBPACK_IMPORTED_MODULE_1__/* .namingLine */ .F)(stderr);
    return line === stderr.trim() ? null : line;
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

/***/ 5524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ firstStepOf)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5567);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4702);


/** null where there is no problem, and where the change passed and brought none: what was there is not its author's task. */
function firstStepOf(report) {
    const [problem] = (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsOf */ .G)(report);
    const finding = problem?.findings[0];
    if (problem === undefined || finding === undefined)
        return null;
    const brought = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedWith */ .o3)(report) === null || finding.baseline === "new";
    return brought || report.conclusion.result === "failure" ? { problem, finding } : null;
}


/***/ }),

/***/ 5567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ problemsOf),
/* harmony export */   j: () => (/* binding */ toolsIn)
/* harmony export */ });
/* harmony import */ var _facts_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8335);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4702);


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
/**
 * The tools with errors or warnings: those with new ones first, then the worst; the server as a whole is one of them. Tools that
 * fail alike are one problem.
 */
function problemsOf(report) {
    const byTool = [...(0,_facts_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .newFirst */ .$h)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .serious */ .Xj)(report)), (finding) => finding.toolIndex).values()];
    return [...(0,_facts_group_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBy */ .$)(byTool, shapesOf).values()].flatMap((groups) => groups.length < ALIKE ? groups.map((group) => together([group])) : [together(groups)]);
}
/** How many tools some problems are about. */
const toolsIn = (problems) => problems.reduce((sum, problem) => sum + problem.tools.length, 0);


/***/ })

};
