export const id = 467;
export const ids = [467];
export const modules = {

/***/ 5467:
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
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
;// CONCATENATED MODULE: ./build/core/merge.js

/** What is asked of the server as a whole: the first shard's answers stand for all. */
const WHOLE = new Set(["list", "list-again", "protocol", "multiplexing"]);
const listing = (evidence) => JSON.stringify(evidence.exchanges.filter((one) => one.purpose === "list").map(namesOf));
function namesOf(exchange) {
    const names = exchange.response?.raw.matchAll(/"name"\s*:\s*("(?:[^"\\]|\\.)*")/g) ?? [];
    return [...names].map((match) => match[1] ?? "").sort();
}
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
    };
}
const above = (ids) => ids.reduce((max, one) => Math.max(max, one.id), -1) + 1;
/** Reasons of the tools that no shard called. "Another shard's" is none, unless that shard is missing. */
function mergeSkipped(shards) {
    const called = new Set(shards.flatMap((one) => one.cases.map((item) => item.toolIndex)));
    const byTool = new Map();
    for (const skipped of shards.flatMap((one) => one.skipped)) {
        const known = byTool.get(skipped.toolIndex);
        if (known === undefined || known.cause === "shard")
            byTool.set(skipped.toolIndex, skipped);
    }
    return [...byTool.values()]
        .filter((one) => one.cause !== "shard" || !called.has(one.toolIndex))
        .sort((a, b) => a.toolIndex - b.toolIndex);
}
/** Numbers of the shards that should be there and are not, such as `2, 5`; "" when all are. */
function missingShards(shards) {
    const count = Math.max(0, ...shards.map((one) => one.settings.record.shard?.count ?? 0));
    const there = new Set(shards.map((one) => one.settings.record.shard?.index));
    const all = Array.from({ length: count }, (_, index) => index + 1);
    return all.filter((index) => !there.has(index)).join(", ");
}
function stoppedOf(shards) {
    const missing = missingShards(shards);
    if (missing !== "")
        return { reason: "budget", detail: `shard ${missing} is missing, its tools were not called` };
    return shards.find((one) => one.stopped !== null)?.stopped ?? null;
}
/**
 * Joins the evidence of the shards of one run into that of the whole, from which the report is built as ever. Throws
 * UsageError when there is none, a shard is there twice, or the shards did not list the same tools.
 */
function mergeEvidence(shards) {
    const sorted = [...shards].sort((a, b) => (a.settings.record.shard?.index ?? 0) - (b.settings.record.shard?.index ?? 0));
    const failed = sorted.find((one) => one.failure !== null);
    if (failed !== undefined)
        return failed;
    const [first, ...rest] = sorted;
    if (first === undefined)
        throw new errors/* UsageError */.eb("There is nothing to merge.");
    const indices = sorted.map((one) => one.settings.record.shard?.index ?? 0);
    if (new Set(indices).size !== indices.length)
        throw new errors/* UsageError */.eb("One shard is given twice.");
    if (rest.some((one) => listing(one) !== listing(first))) {
        throw new errors/* UsageError */.eb("The shards did not list the same tools: they are not of one run.");
    }
    let merged = renumber(first, true, 0, 0);
    for (const shard of rest) {
        const next = renumber(shard, false, above(merged.connections), above(merged.exchanges));
        merged = {
            ...merged,
            connections: [...merged.connections, ...next.connections],
            exchanges: [...merged.exchanges, ...next.exchanges],
            cases: [...merged.cases, ...next.cases],
            dropped: [...merged.dropped, ...next.dropped],
        };
    }
    return {
        ...merged,
        startedAt: sorted.map((one) => one.startedAt).sort()[0] ?? first.startedAt,
        durationMs: Math.max(...sorted.map((one) => one.durationMs)),
        settings: { ...first.settings, record: { ...first.settings.record, shard: null } },
        stopped: stoppedOf(sorted),
        skipped: mergeSkipped(sorted),
        cases: merged.cases.sort((a, b) => a.toolIndex - b.toolIndex),
    };
}

// EXTERNAL MODULE: ./build/cli/exit.js
var exit = __webpack_require__(29);
// EXTERNAL MODULE: ./build/cli/help.js
var help = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/cli/judged-again.js
var judged_again = __webpack_require__(6789);
// EXTERNAL MODULE: ./build/cli/options.js
var options = __webpack_require__(2315);
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
    const text = merge_help();
    const parsed = (0,options/* parseOptions */.A)(args, text.options);
    if (parsed.own.has("help")) {
        (0,help/* printHelp */.F)(text, io);
        return exit/* EXIT */.d.clean;
    }
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
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8366);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8669);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2594);







/** The real ones, loaded when they are needed. */
async function judgeServices() {
    const { parseEvidence } = await __webpack_require__.e(/* import() */ 703).then(__webpack_require__.bind(__webpack_require__, 2703));
    const { rescore } = await Promise.all(/* import() */[__webpack_require__.e(692), __webpack_require__.e(177)]).then(__webpack_require__.bind(__webpack_require__, 7332));
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
        options.baseline = baselineFromText(given.baseline, (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readNamed */ .M)(given.baseline, io));
    }
    const report = services.rescore(evidence, options);
    await (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printReport */ .Y)(report, io, { json });
    if (given["report-dir"] !== undefined) {
        const { writeReports } = await __webpack_require__.e(/* import() */ 26).then(__webpack_require__.bind(__webpack_require__, 1645));
        const formats = given.formats ?? _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR;
        const written = await writeReports(report, evidence, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(io.cwd, given["report-dir"]), formats);
        const paths = _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR.flatMap((format) => written[format] ?? []).map((path) => (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .pS)(path, io));
        if (paths.length > 0)
            (0,_print_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .c)(`\nWritten: ${paths.join(", ")}`, io, json);
    }
    return report.conclusion.exitCode;
}


/***/ }),

/***/ 8366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ printReport),
/* harmony export */   c: () => (/* binding */ say)
/* harmony export */ });
/* harmony import */ var _io_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1973);

/** Prints a report on stdout: as JSON and nothing else, or laid out for the terminal. */
async function printReport(report, io, options) {
    if (options.json) {
        const { reportJson } = await __webpack_require__.e(/* import() */ 26).then(__webpack_require__.bind(__webpack_require__, 1645));
        io.stdout.write(reportJson(report));
        return;
    }
    const { renderTerminal } = await __webpack_require__.e(/* import() */ 543).then(__webpack_require__.bind(__webpack_require__, 1543));
    const text = renderTerminal(report, {
        width: (0,_io_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOfTerminal */ .gu)(io.stdout, io.environment),
        color: (0,_io_js__WEBPACK_IMPORTED_MODULE_0__/* .mayColor */ .du)(io.stdout, io.environment),
        tools: options.tools ?? false,
    });
    io.stdout.write(text);
}
/** A line for people: on stdout, or on stderr when stdout belongs to JSON. */
function say(text, io, json) {
    (json ? io.stderr : io.stdout).write(`${text}\n`);
}


/***/ })

};
