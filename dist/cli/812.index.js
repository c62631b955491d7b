export const id = 812;
export const ids = [812];
export const modules = {

/***/ 4812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeCommand: () => (/* binding */ mergeCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/facts/listing.js
var listing = __webpack_require__(4920);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
;// CONCATENATED MODULE: ./build/core/shard-note.js

/** The evidence with the note. */
function withShardNote(evidence, note) {
    return { ...evidence, extra: { ...evidence.extra, shard: note } };
}
/** The note in some evidence, null when it has none. */
function readShardNote({ extra }) {
    const note = (0,json/* member */.Dc)(extra, "shard");
    if (!(0,json/* isObject */.Gv)(note))
        return null;
    const base = (0,json/* member */.Dc)(note, "base");
    return {
        commit: (0,json/* stringMember */.sk)(note, "commit") ?? "",
        base: (0,json/* isObject */.Gv)(base)
            ? { label: (0,json/* stringMember */.sk)(base, "label") ?? "", note: (0,json/* stringMember */.sk)(base, "note") }
            : null,
    };
}

;// CONCATENATED MODULE: ./build/core/one-run.js



/** The tools in the order that their numbers come from: another order would give the calls of one tool to another. */
const one_run_listing = (evidence) => JSON.stringify((0,listing/* listedTools */.$)(evidence).map(({ name }) => name));
/** What shards of one run have in common, by what to call it. */
const SAME = [
    ["commit", (one) => readShardNote(one)?.commit ?? ""],
    ["number of shards", (one) => one.settings.record.shard?.count ?? 1],
    ["version of this tool", (one) => one.auditor],
    ["settings", ({ settings }) => [{ ...settings.record, shard: null }, settings.judge]],
];
const nameOf = ({ settings }) => `shard ${settings.record.shard?.index ?? "without a number"}`;
/**
 * Throws UsageError unless these can be shards of one run: each there once, of one commit, with the same settings, and of
 * the same tools in the same order. Those whose server did not start have no tools to compare.
 */
function mustBeOneRun(sorted) {
    const [first, ...rest] = sorted;
    if (first === undefined)
        throw new errors/* UsageError */.eb("There is nothing to merge.");
    for (const [index, one] of rest.entries()) {
        const other = SAME.find(([, of]) => JSON.stringify(of(one)) !== JSON.stringify(of(first)));
        if (other !== undefined) {
            throw new errors/* UsageError */.eb(`The shards are not of one run: ${nameOf(first)} and ${nameOf(one)} differ in the ${other[0]}.`);
        }
        if (nameOf(one) === nameOf(sorted[index]))
            throw new errors/* UsageError */.eb(`The same shard is given twice: ${nameOf(one)}.`);
    }
    const { index, count } = sorted.at(-1)?.settings.record.shard ?? { index: 1, count: 1 };
    if (index > count)
        throw new errors/* UsageError */.eb(`There is no shard ${index} of ${count}.`);
    const [started, ...others] = sorted.filter((one) => one.failure === null);
    if (started === undefined)
        return;
    const tools = one_run_listing(started);
    if (others.some((one) => one_run_listing(one) !== tools)) {
        throw new errors/* UsageError */.eb("The shards did not list the same tools in the same order: they are not of one run.");
    }
}

;// CONCATENATED MODULE: ./build/core/merge.js


/** What is asked of the server as a whole: the first shard's answers stand for all. */
const WHOLE = new Set(["list", "list-again", "protocol", "multiplexing"]);
/** Missing shards that are told by their number. */
const TOLD = 20;
/** Moves the numbers of one shard's connections and exchanges past those before it. */
function renumber(evidence, first, connections, exchanges) {
    const exchangeId = (id) => (id === null ? null : id + exchanges);
    const message = (one) => ({ ...one, exchange: exchangeId(one.exchange) });
    return {
        ...evidence,
        connections: evidence.connections.map((one) => ({
            ...one,
            id: one.id + connections,
            noise: one.noise.map((line) => ({ ...line, exchange: exchangeId(line.exchange) })),
            messages: one.messages.map(message),
        })),
        exchanges: evidence.exchanges
            .filter((one) => first || !WHOLE.has(one.purpose))
            .map((one) => ({ ...one, id: one.id + exchanges, connection: one.connection + connections })),
        extra: { ...evidence.extra, ...movedLifecycle(evidence.extra.lifecycle, exchanges) },
    };
}
const above = (ids) => ids.reduce((max, one) => Math.max(max, one.id), -1) + 1;
const listIn = (value, key) => {
    const found = (0,json/* member */.Dc)(value, key);
    return Array.isArray(found) ? found : [];
};
/** What was created and deleted in sequence names exchanges by number. */
function movedLifecycle(lifecycle, exchanges) {
    if (!(0,json/* isObject */.Gv)(lifecycle))
        return {};
    const move = (id) => (typeof id === "number" ? id + exchanges : id);
    const runs = listIn(lifecycle, "runs").map((run) => {
        const steps = (0,json/* member */.Dc)(run, "steps");
        if (!(0,json/* isObject */.Gv)(run) || !(0,json/* isObject */.Gv)(steps))
            return run;
        return { ...run, steps: Object.fromEntries(Object.entries(steps).map(([key, id]) => [key, move(id)])) };
    });
    return { lifecycle: { ...lifecycle, runs } };
}
/** One member of `extra` whose lists are shared out among the shards; the rest of it is the first shard's. */
function joinedExtra(shards, name, lists) {
    const [first, ...rest] = shards.flatMap(({ extra }) => ((0,json/* isObject */.Gv)(extra[name]) ? [extra[name]] : []));
    if (first === undefined)
        return {};
    const joined = lists.map((key) => [key, [first, ...rest].flatMap((one) => listIn(one, key))]);
    return { [name]: { ...first, ...Object.fromEntries(joined) } };
}
/** Numbers of the shards whose tools nobody called. */
function absentOf(shards) {
    const count = shards[0]?.settings.record.shard?.count ?? 0;
    const there = new Set(shards.map((one) => one.settings.record.shard?.index));
    const all = Array.from({ length: count }, (_, index) => index + 1);
    return { missing: all.filter((index) => !there.has(index)), count };
}
/** Reasons of the tools that no shard called. "Another shard's" is none, unless that shard is not there. */
function mergeSkipped(shards) {
    const { missing, count } = absentOf(shards);
    const absent = new Set(missing);
    const byTool = new Map();
    for (const skipped of shards.flatMap((one) => one.skipped)) {
        const share = (skipped.toolIndex % (count || 1)) + 1;
        const reason = `belongs to shard ${share}, which called nothing`;
        if (skipped.cause !== "shard")
            byTool.set(skipped.toolIndex, skipped);
        else if (absent.has(share))
            byTool.set(skipped.toolIndex, { ...skipped, reason });
    }
    return [...byTool.values()].sort((a, b) => a.toolIndex - b.toolIndex);
}
function missingWords({ missing, count }) {
    const shown = missing.slice(0, TOLD).join(", ");
    const more = missing.length > TOLD ? ` and ${missing.length - TOLD} more` : "";
    if (missing.length === 0)
        return [];
    return missing.length === 1
        ? [`shard ${shown} of ${count} is missing, its tools were not called`]
        : [`shards ${shown}${more} of ${count} are missing, their tools were not called`];
}
/** Why the whole was not tried, if it was not: shards that are missing, whose server did not start, or that ended early. */
function stoppedOf(shards) {
    const name = ({ settings }) => {
        const { shard } = settings.record;
        return shard === null ? "the run" : `shard ${shard.index} of ${shard.count}`;
    };
    const missing = missingWords(absentOf(shards));
    const failed = shards.filter((one) => one.failure !== null);
    const early = shards.filter((one) => one.failure === null && one.stopped !== null);
    const words = [
        ...missing,
        ...failed.map((one) => `${name(one)} called nothing: ${one.failure?.message}`),
        ...early.map((one) => `${name(one)} ended early: ${one.stopped?.detail}`),
    ];
    if (words.length === 0)
        return null;
    const reasons = early.flatMap(({ stopped }) => (stopped === null ? [] : [stopped.reason]));
    const asked = reasons.find((reason) => reason === "barred" || reason === "cannot-restart") ?? reasons[0];
    const partial = missing.length > 0 || failed.length > 0 || reasons.includes("interrupted");
    return { reason: partial ? "shard" : (asked ?? "shard"), detail: words.join("; ") };
}
/** The shards one after another, each with numbers past those before it. */
function renumbered(shards) {
    let [connections, exchanges] = [0, 0];
    return shards.map((shard, index) => {
        const moved = renumber(shard, index === 0, connections, exchanges);
        connections = Math.max(connections, above(moved.connections));
        exchanges = Math.max(exchanges, above(moved.exchanges));
        return moved;
    });
}
const shardIndex = ({ settings }) => settings.record.shard?.index ?? 0;
/**
 * Joins the evidence of the shards of one run into that of the whole, from which the report is built as ever. What is
 * missing, or could not start its server, is said in `stopped`; only when no shard could start it, the whole could not.
 * Throws UsageError when there is none, a shard is there twice, or they are not of one run.
 */
function mergeEvidence(shards) {
    const sorted = [...shards].sort((a, b) => shardIndex(a) - shardIndex(b));
    mustBeOneRun(sorted);
    const started = sorted.filter((one) => one.failure === null);
    const moved = renumbered(started.length === 0 ? sorted.slice(0, 1) : started);
    const first = moved[0];
    const { shard: _, ...extra } = first.extra;
    return {
        ...first,
        startedAt: sorted.map((one) => one.startedAt).sort()[0] ?? first.startedAt,
        durationMs: Math.max(...sorted.map((one) => one.durationMs)),
        settings: { ...first.settings, record: { ...first.settings.record, shard: null } },
        stopped: stoppedOf(sorted),
        connections: moved.flatMap((one) => one.connections),
        exchanges: moved.flatMap((one) => one.exchanges),
        cases: moved.flatMap((one) => one.cases).sort((a, b) => a.toolIndex - b.toolIndex),
        dropped: moved.flatMap((one) => one.dropped),
        skipped: mergeSkipped(started),
        extra: {
            ...extra,
            ...joinedExtra(moved, "lifecycle", ["notes", "runs"]),
            ...joinedExtra(moved, "era-parity", ["outcomes"]),
        },
    };
}

// EXTERNAL MODULE: ./build/cli/exit.js
var exit = __webpack_require__(29);
// EXTERNAL MODULE: ./build/cli/help.js
var help = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/cli/judged-again.js
var judged_again = __webpack_require__(6789);
// EXTERNAL MODULE: ./build/cli/read.js
var read = __webpack_require__(8669);
;// CONCATENATED MODULE: ./build/cli/commands/merge.js








const merge_help = () => ({
    usage: "mcp-audit merge [options] <report directory or evidence.json>...",
    about: "Joins the shards of one run (--shard i/n) into one report. Give the report directory of each shard, its " +
        "evidence.json, or its report.json with the evidence beside it.",
    options: (0,judged_again/* judgeOptions */.SR)(),
    examples: ["mcp-audit merge --report-dir merged shard-1 shard-2 shard-3"],
});
/** Where the evidence of a shard is. A report says too little to be joined: its evidence stands beside it. */
function evidenceOf(path, io) {
    const at = (relative) => (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(io.cwd, relative), { throwIfNoEntry: false });
    if (at(path)?.isDirectory())
        return (0,external_node_path_.join)(path, "evidence.json");
    const beside = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), "evidence.json");
    return /^report.*\.json$/.test((0,external_node_path_.basename)(path)) && at(beside)?.isFile() ? beside : path;
}
function readShard(path, io, judge) {
    try {
        return judge.parseEvidence((0,read/* readNamed */.M)(evidenceOf(path, io), io));
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            throw new errors/* UsageError */.eb(`${path}: ${error.message}`);
        throw error;
    }
}
/** `mcp-audit merge`. */
async function mergeCommand(args, io, services) {
    const parsed = (0,help/* parseOrHelp */.Q)(args, merge_help(), io);
    if (parsed === null)
        return exit/* EXIT */.d.clean;
    if (parsed.positionals.length === 0) {
        throw new errors/* UsageError */.eb("`merge` takes the evidence of each shard: `mcp-audit merge shard-1 shard-2`.");
    }
    const judge = services ?? (await (0,judged_again/* judgeServices */.ey)());
    const shards = parsed.positionals.map((path) => readShard(path, io, judge));
    return (0,judged_again/* judgeAgain */._w)(mergeEvidence(shards), parsed, io, judge);
}


/***/ }),

/***/ 6789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SR: () => (/* binding */ judgeOptions),
/* harmony export */   _w: () => (/* binding */ judgeAgain),
/* harmony export */   ey: () => (/* binding */ judgeServices)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);
/* harmony import */ var _config_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3017);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2549);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8366);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8669);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2909);







/** The real ones, loaded when they are needed. */
async function judgeServices() {
    const { parseEvidence } = await __webpack_require__.e(/* import() */ 703).then(__webpack_require__.bind(__webpack_require__, 2703));
    const { rescore } = await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(177)]).then(__webpack_require__.bind(__webpack_require__, 7332));
    return { parseEvidence, rescore };
}
const NAMES = new Set(["baseline", "report-dir", "formats"]);
/** Options of the commands that build a report without a server. */
const judgeOptions = () => [
    ...(0,_option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOptions */ .NH)()
        .filter((option) => NAMES.has(option.name))
        .map((option) => option.name === "report-dir"
        ? { ...option, description: "Directory for report files; none are written without it." }
        : option),
    _option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_OPTION */ .rj,
];
/** Builds the report of some evidence, prints it and writes what was asked for. Gives the exit code. */
async function judgeAgain(evidence, parsed, io, services) {
    const given = (0,_config_values_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(parsed.inputs);
    const json = parsed.own.has("json");
    const options = {};
    if (given.baseline !== undefined) {
        const { baselineFromText } = await __webpack_require__.e(/* import() */ 454).then(__webpack_require__.bind(__webpack_require__, 3454));
        options.baseline = baselineFromText(given.baseline, (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readNamed */ .M)(given.baseline, io));
    }
    const report = services.rescore(evidence, options);
    await (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .printReport */ .Y_)(report, io, { json });
    if (given["report-dir"] !== undefined) {
        const { writeReports } = await __webpack_require__.e(/* import() */ 645).then(__webpack_require__.bind(__webpack_require__, 1645));
        const formats = given.formats ?? _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR;
        const written = await writeReports(report, evidence, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(io.cwd, given["report-dir"]), formats);
        const paths = _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR.flatMap((format) => written[format] ?? []).map((path) => (0,_session_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .pS)(path, io));
        await (0,_print_js__WEBPACK_IMPORTED_MODULE_4__/* .sayWritten */ .ll)(paths, io, json);
    }
    return report.conclusion.exitCode;
}


/***/ }),

/***/ 8366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y_: () => (/* binding */ printReport),
/* harmony export */   ll: () => (/* binding */ sayWritten)
/* harmony export */ });
/* unused harmony export say */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _facts_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8335);
/* harmony import */ var _io_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1973);



/** Prints a report on stdout: as JSON and nothing else, or laid out for the terminal. */
async function printReport(report, io, options) {
    if (options.json) {
        const { reportJson } = await __webpack_require__.e(/* import() */ 645).then(__webpack_require__.bind(__webpack_require__, 1645));
        io.stdout.write(reportJson(report));
        return;
    }
    const { renderTerminal } = await Promise.all(/* import() */[__webpack_require__.e(873), __webpack_require__.e(694)]).then(__webpack_require__.bind(__webpack_require__, 6694));
    const text = renderTerminal(report, {
        width: (0,_io_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOfTerminal */ .gu)(io.stdout, io.environment),
        color: (0,_io_js__WEBPACK_IMPORTED_MODULE_1__/* .mayColor */ .du)(io.stdout, io.environment),
        tools: options.tools ?? false,
    });
    io.stdout.write(text);
}
/** A line for people: on stdout, or on stderr when stdout belongs to JSON. */
function say(text, io, json) {
    (json ? io.stderr : io.stdout).write(`${text}\n`);
}
/** What was written, each folder once with the names of its files, wrapped to the terminal. Nothing where nothing was. */
async function sayWritten(paths, io, json) {
    if (paths.length === 0)
        return;
    const folders = (0,_facts_group_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$)(paths, (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
    const parts = [...folders].map(([folder, [first = "", ...rest]]) => {
        if (rest.length === 0)
            return first;
        const names = [first, ...rest].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path));
        return `${folder === "." ? "here" : `${folder}/`} (${names.join(", ")})`;
    });
    const { wrap } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1814));
    const width = (0,_io_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOfTerminal */ .gu)(json ? io.stderr : io.stdout, io.environment);
    const [head = "", ...more] = wrap(`Written: ${parts.join(", ")}`, width - 2);
    say(["", head, ...more.map((line) => `  ${line}`)].join("\n"), io, json);
}


/***/ })

};
