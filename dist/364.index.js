export const id = 364;
export const ids = [364];
export const modules = {

/***/ 5581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readTools)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);


function hint(annotations, name) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(annotations, name);
    return typeof value === "boolean" ? value : null;
}
function readAnnotations(entry) {
    const annotations = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(entry, "annotations");
    return {
        present: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(annotations) && Object.keys(annotations).length > 0,
        title: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(annotations, "title"),
        readOnlyHint: hint(annotations, "readOnlyHint"),
        destructiveHint: hint(annotations, "destructiveHint"),
        idempotentHint: hint(annotations, "idempotentHint"),
        openWorldHint: hint(annotations, "openWorldHint"),
    };
}
function requiredNames(schema) {
    const required = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(schema, "required");
    return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}
/** Top-level properties of an input schema; none when it is not an object with an object of properties. */
function readParameters(schema, required) {
    const properties = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(schema, "properties");
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(properties))
        return [];
    return Object.entries(properties).map(([name, value]) => ({
        name,
        schema: value,
        type: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(value, "type"),
        description: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(value, "description"),
        required: required.has(name),
    }));
}
function readTool(entry, index) {
    const inputSchema = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(entry, "inputSchema");
    const required = requiredNames(inputSchema);
    const annotations = readAnnotations(entry);
    return {
        index,
        name: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(entry, "name") ?? "",
        title: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(entry, "title"),
        description: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(entry, "description"),
        inputSchema,
        outputSchema: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(entry, "outputSchema"),
        annotations,
        parameters: readParameters(inputSchema, new Set(required)),
        required,
        readOnly: annotations.readOnlyHint === true,
        raw: entry,
        location: null,
    };
}
/** The tools of all pages, in the server's order, from the raw `result` of each `tools/list`. Never throws, whatever the server sent. */
function readTools(listResults) {
    const entries = (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .distinctPages */ .J)(listResults).kept.flatMap((result) => {
        const tools = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(result, "tools");
        return Array.isArray(tools) ? tools : [];
    });
    return entries.map(readTool);
}


/***/ }),

/***/ 7364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createFacts)
});

// EXTERNAL MODULE: ./build/model/outcome.js
var outcome = __webpack_require__(8158);
// EXTERNAL MODULE: ./build/facts/normalise.js
var normalise = __webpack_require__(7838);
// EXTERNAL MODULE: ./build/facts/sent.js
var sent = __webpack_require__(3064);
;// CONCATENATED MODULE: ./build/facts/masked.js


/** The error of an answer without what belongs to this call alone; null when it is none. */
function errorOf({ exchange, first: { response } }) {
    if (response === null || (response.error === null && !response.isError))
        return null;
    return `${response.error?.code ?? "result"} ${(0,normalise/* normalise */.j)(response.text, (0,sent/* sentValues */.V)(exchange))}`;
}
/** The error of each tool's own generated valid call, by tool index. */
function validErrors(answers) {
    const errors = new Map();
    for (const answered of answers) {
        const { item } = answered;
        if (item.kind !== "valid" || errors.has(item.toolIndex))
            continue;
        const error = errorOf(answered);
        if (error !== null)
            errors.set(item.toolIndex, error);
    }
    return errors;
}
/** Whether a malformed call got the error that the tool's valid call gets: nothing was learnt about validation. */
function isMasked(answered, errors) {
    if (answered.item.proof !== "invalid")
        return false;
    const error = errorOf(answered);
    return error !== null && errors.get(answered.item.toolIndex) === error;
}

// EXTERNAL MODULE: ./build/facts/outcome.js + 1 modules
var facts_outcome = __webpack_require__(709);
;// CONCATENATED MODULE: ./build/facts/calls.js



/** Calls whose arguments are meant to be served. */
const MEANT = new Set(["valid", "probe"]);
/** First exchange and last confirmation of each case. */
function sentBy(evidence) {
    const sent = new Map();
    const last = new Map();
    for (const exchange of evidence.exchanges) {
        const before = last.get(exchange.connection);
        last.set(exchange.connection, exchange);
        if (exchange.caseKey === null)
            continue;
        const known = sent.get(exchange.caseKey);
        if (exchange.purpose === "case" && known === undefined) {
            const dying = before?.end === "answered" && before.diedAfter !== null;
            const victim = dying && exchange.end === "closed";
            sent.set(exchange.caseKey, { first: exchange, confirm: null, victim });
        }
        else if (exchange.purpose === "confirm" && known !== undefined)
            known.confirm = exchange;
    }
    return sent;
}
/** A failing outcome holds when a fresh process fails too. What the fresh process said is the truth in any case. */
function settle(sent, first, tool) {
    const own = { classified: first, dependsOnState: false, repeated: null };
    if (!outcome/* FAILING */.t.has(first.outcome))
        return { ...own, confirmed: "not-needed" };
    if (sent.confirm === null)
        return { ...own, confirmed: "not-tried" };
    const again = (0,facts_outcome/* classify */.L)(sent.confirm, tool);
    if (!outcome/* FAILING */.t.has(again.outcome)) {
        return { ...own, classified: again, confirmed: "no", dependsOnState: true };
    }
    const repeated = again.outcome === first.outcome ? first.signature : null;
    return { ...own, classified: again, confirmed: "yes", repeated };
}
/** A call that died of the one before it: the fresh process is its first answer, if it was asked. */
function settleVictim(sent, first, tool) {
    const own = { dependsOnState: false, repeated: null };
    if (sent.confirm === null)
        return { ...own, classified: first, confirmed: "not-tried" };
    const classified = (0,facts_outcome/* classify */.L)(sent.confirm, tool);
    return { ...own, classified, confirmed: outcome/* FAILING */.t.has(classified.outcome) ? "yes" : "not-needed" };
}
function judgeCase(item, sent, tool) {
    const first = (0,facts_outcome/* classify */.L)(sent.first, tool);
    const settled = sent.victim ? settleVictim(sent, first, tool) : settle(sent, first, tool);
    return { item, exchange: sent.first, sent, first, settled };
}
const group = ({ item }, signature) => `${item.toolIndex} ${signature}`;
function confirmedOf(judged, repeated) {
    const { sent, settled, first } = judged;
    const sibling = settled.confirmed === "not-tried" && !sent.victim && repeated.has(group(judged, first.signature));
    return sibling ? "sibling" : settled.confirmed;
}
/** Every case that was sent, with its settled outcome, in the order of the plan. */
function readCalls(evidence, tools) {
    const sent = sentBy(evidence);
    const all = evidence.cases.flatMap((item) => {
        const one = sent.get(item.key);
        const tool = tools[item.toolIndex];
        return one === undefined || tool === undefined ? [] : [judgeCase(item, one, tool)];
    });
    const repeated = new Set(all.flatMap((one) => (one.settled.repeated === null ? [] : [group(one, one.settled.repeated)])));
    const errors = validErrors(all);
    return all.map((judged) => {
        const { item, first, settled } = judged;
        const { classified } = settled;
        const instead = judged.sent.victim ? judged.sent.confirm : null;
        const exchange = instead ?? judged.sent.first;
        return {
            key: item.key,
            toolIndex: item.toolIndex,
            tool: item.tool,
            caseId: item.id,
            kind: item.kind,
            property: item.property,
            arguments: item.arguments,
            proof: item.proof,
            outcome: classified.outcome,
            confirmed: confirmedOf(judged, repeated),
            dependsOnState: settled.dependsOnState,
            masked: isMasked(judged, errors),
            graceful: instead === null ? first.graceful : classified.graceful,
            detail: classified.detail,
            blocked: MEANT.has(item.kind) ? classified.blocked : null,
            response: classified.response,
            exchange,
            durationMs: exchange.durationMs,
            startedAtMs: exchange.request.atMs,
        };
    });
}

;// CONCATENATED MODULE: ./build/facts/coverage.js
/** How much of the server was called. A tool counts as called validly when its valid call, or a probe, was answered without error. */
function readCoverage(tools, calls) {
    const called = new Set(calls.map((call) => call.toolIndex));
    const answered = calls.filter((call) => (call.proof === "valid" || call.kind === "probe" || call.kind === "valid") &&
        call.outcome === "ok" &&
        call.kind !== "fuzz");
    const validly = new Set(answered.map((call) => call.toolIndex));
    const level = validly.size === 0 ? "hygiene only" : validly.size === tools.length ? "full" : "partial";
    return { tools: tools.length, called: called.size, calledValidly: validly.size, level };
}

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/facts/extra.js

function readLocation(value) {
    const path = (0,json/* stringMember */.sk)(value, "path");
    const line = (0,json/* member */.Dc)(value, "line");
    const endLine = (0,json/* member */.Dc)(value, "endLine");
    if (path === null || typeof line !== "number")
        return null;
    return { path, line, endLine: typeof endLine === "number" ? endLine : line };
}
function readSource(value) {
    const rule = (0,json/* stringMember */.sk)(value, "rule");
    const location = readLocation((0,json/* member */.Dc)(value, "location"));
    if (rule === null || location === null)
        return [];
    const data = (0,json/* member */.Dc)(value, "data");
    const texts = (0,json/* isObject */.Gv)(data) ? Object.entries(data).filter((pair) => typeof pair[1] === "string") : [];
    return [
        {
            rule,
            tool: (0,json/* stringMember */.sk)(value, "tool"),
            location,
            excerpt: (0,json/* stringMember */.sk)(value, "excerpt") ?? "",
            data: Object.fromEntries(texts),
        },
    ];
}
/** What the source index found, null when there was no workspace to look at. */
function readSources(evidence) {
    const sources = evidence.extra.sources;
    const facts = (0,json/* member */.Dc)(sources, "facts");
    if (!Array.isArray(facts))
        return null;
    const filesRead = (0,json/* member */.Dc)(sources, "filesRead");
    return { facts: facts.flatMap(readSource), filesRead: typeof filesRead === "number" ? filesRead : 0 };
}
/** The committed tool contract, null when there is none. */
function readSnapshot(evidence) {
    const path = (0,json/* stringMember */.sk)(evidence.extra.snapshot, "path");
    const tools = (0,json/* member */.Dc)(evidence.extra.snapshot, "tools");
    return path === null || !Array.isArray(tools) ? null : { path, tools };
}

// EXTERNAL MODULE: ./build/facts/catalogue.js
var catalogue = __webpack_require__(5581);
// EXTERNAL MODULE: ./build/facts/pages.js
var pages = __webpack_require__(8136);
// EXTERNAL MODULE: ./build/facts/size.js
var size = __webpack_require__(7855);
;// CONCATENATED MODULE: ./build/facts/listing.js




function resultOf(exchange) {
    if (exchange.response === null)
        return null;
    try {
        const frame = JSON.parse(exchange.response.raw);
        return (0,json/* member */.Dc)(frame, "result") ?? null;
    }
    catch {
        return null;
    }
}
/** Results of one reading of the list: all its pages came over one connection. */
function listing_pages(evidence, purpose) {
    const exchanges = evidence.exchanges.filter((one) => one.purpose === purpose);
    const connection = exchanges[0]?.connection;
    const results = exchanges.filter((one) => one.connection === connection).map(resultOf);
    return results.filter((result) => result !== null);
}
const oddCursor = (result) => {
    const cursor = (0,json/* member */.Dc)(result, "nextCursor");
    return (0,json/* isObject */.Gv)(result) && cursor !== undefined && typeof cursor !== "string";
};
/** The tools as listed, with the place each was located at. */
function listedTools(evidence) {
    return (0,catalogue/* readTools */.s)(listing_pages(evidence, "list")).map((tool) => ({
        ...tool,
        location: Object.hasOwn(evidence.locations, tool.name) ? (evidence.locations[tool.name] ?? null) : null,
    }));
}
/** The entries whatever their order: none is promised. */
const entries = (results) => (0,catalogue/* readTools */.s)(results)
    .map((tool) => (0,size/* jsonText */.s)(tool.raw))
    .sort()
    .join("\n");
/** How the listing went: pages, cursors, and whether a second reading gave the same tools. */
function readListing(evidence) {
    const first = listing_pages(evidence, "list");
    const again = listing_pages(evidence, "list-again");
    const { kept, repeated } = (0,pages/* distinctPages */.J)(first);
    return {
        pages: kept.length,
        repeatedCursor: repeated,
        oddCursor: first.some(oddCursor),
        unstable: again.length === 0 ? null : entries(again) !== entries(first),
        incomplete: (0,json/* stringMember */.sk)(evidence.extra.protocol, "listIncomplete"),
    };
}

// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var schema = __webpack_require__(4663);
;// CONCATENATED MODULE: ./build/facts/secret-names.js

const MARKER = /\*\*\*([A-Za-z0-9_.-]{1,80})\*\*\*/g;
/**
 * Names that masked values go by: variables and headers of the server, and what the command line or the settings show
 * masked. Markdown has `***words***` of its own, so that a name must be known to count.
 */
function readSecretNames(evidence) {
    const { target, settings } = evidence;
    const shown = (0,size/* jsonText */.s)([target, settings]);
    const masked = [...shown.matchAll(MARKER)].map((match) => match[1] ?? "");
    return new Set([...(target.repeat?.names ?? []), ...masked]);
}

;// CONCATENATED MODULE: ./build/facts/server.js

/** First revision of the stateless era. */
const MODERN = "2026-07-28";
/** Revisions are dates, so that they compare as text. */
const REVISION = /^\d{4}-\d{2}-\d{2}$/;
/** What the first handshake that got through said of the server. */
function readServer(evidence) {
    const connection = evidence.connections.find((one) => one.initialize !== null);
    const answer = connection?.initialize ?? null;
    const info = (0,json/* member */.Dc)(answer, "serverInfo");
    const capabilities = (0,json/* member */.Dc)(answer, "capabilities");
    const protocolVersion = (0,json/* stringMember */.sk)(answer, "protocolVersion") ?? "";
    return {
        name: (0,json/* stringMember */.sk)(info, "name") ?? "",
        version: (0,json/* stringMember */.sk)(info, "version") ?? "",
        protocolVersion,
        transport: evidence.target.transport,
        era: REVISION.test(protocolVersion) && protocolVersion >= MODERN ? "modern" : "legacy",
        instructions: (0,json/* stringMember */.sk)(answer, "instructions"),
        capabilities: (0,json/* isObject */.Gv)(capabilities) ? capabilities : {},
        startupMs: connection?.startupMs ?? null,
        refusedByClient: (0,json/* stringMember */.sk)(evidence.extra.protocol, "refusedByClient"),
    };
}

;// CONCATENATED MODULE: ./build/facts/facts.js







function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
/** What checks may read of the evidence; each part is derived at its first use and kept. */
function createFacts(evidence) {
    const tools = once(() => listedTools(evidence));
    const calls = once(() => readCalls(evidence, tools()));
    const server = once(() => readServer(evidence));
    const coverage = once(() => readCoverage(tools(), calls()));
    const listing = once(() => readListing(evidence));
    const sources = once(() => readSources(evidence));
    const secretNames = once(() => readSecretNames(evidence));
    const snapshot = once(() => readSnapshot(evidence));
    const schemas = once(() => tools().map((tool) => ({
        input: (0,schema/* schemaFacts */.h)(tool.inputSchema),
        output: tool.outputSchema === undefined ? null : (0,schema/* schemaFacts */.h)(tool.outputSchema),
    })));
    return {
        evidence,
        get server() {
            return server();
        },
        get tools() {
            return tools();
        },
        get schemas() {
            return schemas();
        },
        get calls() {
            return calls();
        },
        get coverage() {
            return coverage();
        },
        get listing() {
            return listing();
        },
        get sources() {
            return sources();
        },
        get secretNames() {
            return secretNames();
        },
        get snapshot() {
            return snapshot();
        },
        connections: evidence.connections,
        exchanges: evidence.exchanges,
        skipped: evidence.skipped,
    };
}


/***/ }),

/***/ 7838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ normalise)
/* harmony export */ });
const READ_CHARS = 2_000;
/** Values sent that are looked for at most, and the shortest that is taken out where it is not quoted. */
const MAX_VALUES = 50;
const MAX_VALUE_CHARS = 200;
const SHORTEST_BARE = 4;
const LITERAL = /[.*+?^${}()|[\]\\]/g;
function formOf(value) {
    const literal = value.replace(LITERAL, "\\$&");
    const quoted = `(["'\`])${literal}\\1`;
    const bare = `(?<![\\w-])${literal}(?![\\w-])`;
    return new RegExp(value.length < SHORTEST_BARE ? quoted : `${quoted}|${bare}`, "g");
}
/** A text without the values that were sent: in quotes always, bare only when they are no short word. */
function withoutValues(text, values) {
    return [...new Set(values)]
        .filter((value) => value !== "" && value.length <= MAX_VALUE_CHARS)
        .sort((a, b) => b.length - a.length)
        .slice(0, MAX_VALUES)
        .reduce((rest, value) => rest.replace(formOf(value), "<v>"), text);
}
/**
 * A text without what changes from run to run or from argument to argument: the values that were sent, numbers,
 * identifiers, times, paths and addresses. Two errors that are the same problem read the same.
 */
function normalise(text, sent = []) {
    return withoutValues(text.slice(0, READ_CHARS), sent)
        .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, "<v>")
        .replace(/\b(?:https?|wss?|file):\/\/[^\s"'`)>\]]+/gi, "<url>")
        .replace(/(?:[A-Za-z]:)?(?:[\\/][\w.@+-]+){2,}/g, "<path>")
        .replace(/\b[0-9a-f]{12,}\b/gi, "<v>")
        .replace(/\d+(?:[.:]\d+)*/g, "<v>")
        .replace(/\s+/g, " ")
        .trim()
        .toLowerCase();
}


/***/ }),

/***/ 709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ classify)
});

// UNUSED EXPORTS: outcomeOfAnswer

// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/facts/normalise.js
var normalise = __webpack_require__(7838);
// EXTERNAL MODULE: ./build/facts/parameters.js
var parameters = __webpack_require__(5982);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/facts/vocabulary.js
var vocabulary = __webpack_require__(4126);
;// CONCATENATED MODULE: ./build/facts/refusal.js



/** A refusal is short; a longer text that starts like one is a document. */
const REFUSAL_CHARS = 600;
/** A refusal that does not call itself an error is one sentence or two. */
const PLAIN_CHARS = 300;
const firstSentence = (text) => /^[^\n]{0,200}?(?=[.!;]\s|\n|$)/.exec(text)?.[0] ?? text.slice(0, 200);
/** Whether a text, as a whole, refuses the arguments: it opens with a refusal, or its first sentence refuses a declared parameter. */
function refuses(text, tool, isError) {
    const prefix = vocabulary/* ERROR_PREFIX */.oY.exec(text)?.[0] ?? "";
    const rest = text.slice(prefix.length);
    const first = firstSentence(rest);
    if ((0,vocabulary/* says */.FA)(vocabulary/* BLOCKED */.hl.authentication, first) || (0,vocabulary/* says */.FA)(vocabulary/* BLOCKED */.hl.configuration, first))
        return false;
    if ((0,vocabulary/* says */.FA)(vocabulary/* REFUSAL_START */.M9, rest))
        return true;
    if (!(0,vocabulary/* says */.FA)(vocabulary/* REFUSES */.ed, first) || !(0,parameters/* namesParameter */.i)(first, tool))
        return false;
    return prefix !== "" || isError || text.length <= PLAIN_CHARS;
}
/** What an answer in the shape `{"error": "..."}` or `{"success": false, "message": "..."}` says; null for any other. */
function errorMember(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return null;
    const error = (0,json/* member */.Dc)(value, "error");
    const text = typeof error === "string" ? error : (0,json/* stringMember */.sk)(error, "message");
    if (text !== null)
        return text;
    const failed = (0,json/* member */.Dc)(value, "success") === false || (0,json/* member */.Dc)(value, "ok") === false;
    return failed || (0,json/* member */.Dc)(value, "status") === "error" ? (0,json/* stringMember */.sk)(value, "message") : null;
}
function parsed(text) {
    try {
        return text.startsWith("{") ? JSON.parse(text) : null;
    }
    catch {
        return null;
    }
}
/** Whether a result without `isError` is nothing but a validation refusal. */
function isRefusal(response, tool) {
    const text = response.text.trim();
    if (text.length > REFUSAL_CHARS)
        return false;
    const data = text === "" ? (response.structuredContent ?? null) : parsed(text);
    const said = errorMember(data);
    if (said !== null)
        return refuses(said.trim(), tool, true);
    return text !== "" && data === null && refuses(text, tool, false);
}

// EXTERNAL MODULE: ./build/facts/response.js
var facts_response = __webpack_require__(8725);
// EXTERNAL MODULE: ./build/facts/sent.js
var sent = __webpack_require__(3064);
;// CONCATENATED MODULE: ./build/facts/outcome.js







/** JSON-RPC "Invalid params": the one code that a validation error may carry. */
const INVALID_PARAMS = -32602;
/** Text that is read for its words; the rest of a long answer is data. */
const READ_CHARS = 4_000;
const DETAIL_CHARS = 240;
/** A sentence that decides about a parameter that it names. */
function judgesParameter(text, tool) {
    const sentences = text.split(/[\n;]|\. /);
    return sentences.some((sentence) => (0,vocabulary/* says */.FA)(vocabulary/* ABOUT_PARAMETER */.u$, sentence) && (0,parameters/* namesParameter */.i)(sentence, tool));
}
/** Whether a text is a decision about the arguments; `named`: only a validator's dump or a parameter's name proves it. */
function isValidation(text, tool, named) {
    if ((0,vocabulary/* says */.FA)(vocabulary/* VALIDATOR_DUMP */.kb, text) || judgesParameter(text, tool))
        return true;
    return (0,vocabulary/* says */.FA)(vocabulary/* ARGUMENTS_INVALID */.bG, text) && (!named || (0,parameters/* namesParameter */.i)(text, tool));
}
function outcomeOfError(response, tool) {
    const text = response.text.slice(0, READ_CHARS);
    const coded = response.error !== null && response.error.code !== INVALID_PARAMS;
    if ((0,vocabulary/* says */.FA)(vocabulary/* RUNTIME_ERROR */.KF, text))
        return "internal-error";
    if (isValidation(text, tool, coded))
        return coded ? "rejected-wrong-code" : "rejected";
    if ((0,vocabulary/* says */.FA)(vocabulary/* DOWNSTREAM */.TR, text) && !(0,parameters/* namesParameter */.i)(text, tool, true))
        return "lenient-downstream";
    return coded || (0,vocabulary/* says */.FA)(vocabulary/* RUNTIME_CLASS */.yg, text) ? "internal-error" : "rejected";
}
/** What an answer that the protocol allows says. */
function outcomeOfAnswer(response, tool) {
    if (response.error !== null || response.isError)
        return outcomeOfError(response, tool);
    return isRefusal(response, tool) ? "refused-in-text" : "ok";
}
function blockedBy(response) {
    if (response === null || (response.error === null && !response.isError))
        return null;
    const text = response.text.slice(0, READ_CHARS);
    if ((0,vocabulary/* says */.FA)(vocabulary/* BLOCKED */.hl.authentication, text))
        return "authentication";
    if ((0,vocabulary/* says */.FA)(vocabulary/* BLOCKED */.hl.configuration, text))
        return "configuration";
    return (0,vocabulary/* says */.FA)(vocabulary/* DOWNSTREAM */.TR, text) ? "network" : null;
}
function describe(response) {
    const text = (0,cut/* cut */.J)((0,cut/* oneLine */.T)(response.text), DETAIL_CHARS);
    if (response.error !== null)
        return `JSON-RPC error ${response.error.code ?? "without code"}: ${text}`;
    if (response.isError)
        return `an error result: ${text}`;
    return text === "" ? "a result without text" : `a result: ${text}`;
}
function exitDetail(exit) {
    if (exit === null)
        return "the connection closed before the answer";
    return exit.signal === null
        ? `the process exited with code ${exit.code}`
        : `the process died of ${exit.signal}`;
}
function silent(outcome, detail) {
    return {
        outcome,
        graceful: false,
        detail,
        response: null,
        signature: `${outcome} ${detail}`,
        blocked: null,
    };
}
/**
 * What became of a call of `tool`: the one place that decides it, from the raw frame and the process, never from a
 * client's exception. The rules are those of docs/outcomes.md.
 */
function classify(exchange, tool) {
    if (exchange.end === "timed-out")
        return silent("timed-out", "no answer within the time limit");
    if (exchange.end === "closed")
        return silent("crashed", exitDetail(exchange.diedAfter));
    const { response, violation } = (0,facts_response/* readResponse */.U)(exchange);
    if (exchange.diedAfter !== null) {
        return { ...silent("crashed", `after its answer ${exitDetail(exchange.diedAfter)}`), response };
    }
    if (response === null)
        return silent("protocol-violation", violation);
    const outcome = outcomeOfAnswer(response, tool);
    const failed = response.error !== null || response.isError;
    const said = failed ? (0,normalise/* normalise */.j)(response.text, (0,sent/* sentValues */.V)(exchange)) : "";
    return {
        outcome,
        graceful: response.error === null || response.error.code === INVALID_PARAMS,
        detail: describe(response),
        response,
        signature: failed ? `${outcome} ${response.error?.code ?? ""} ${said}` : outcome,
        blocked: blockedBy(response),
    };
}


/***/ }),

/***/ 8136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ distinctPages)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** A page whose cursor was there before is an earlier page once more: it ends the list and does not count. */
function distinctPages(results) {
    const cursors = new Set();
    for (const [index, result] of results.entries()) {
        const cursor = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(result, "nextCursor");
        if (typeof cursor !== "string")
            continue;
        if (cursors.has(cursor))
            return { kept: results.slice(0, index), repeated: true };
        cursors.add(cursor);
    }
    return { kept: [...results], repeated: false };
}


/***/ }),

/***/ 3064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ sentValues)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** Values looked at in one request. */
const MAX_VALUES = 1_000;
/** Every text and number within the arguments of a `tools/call`, as text. */
function sentValues(exchange) {
    const found = [];
    const open = [];
    try {
        const frame = JSON.parse(exchange.request.raw);
        open.push((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(frame, "params"), "arguments"));
    }
    catch {
        return found;
    }
    for (let seen = 0; open.length > 0 && seen < MAX_VALUES; seen += 1) {
        const value = open.pop();
        if (typeof value === "string" || typeof value === "number")
            found.push(String(value));
        else if (typeof value === "object" && value !== null)
            open.push(...Object.values(value));
    }
    return found;
}


/***/ }),

/***/ 8158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ OUTCOMES),
/* harmony export */   t: () => (/* binding */ FAILING)
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
/** Outcomes that accuse the server, and so count only once seen again on a fresh process. */
const FAILING = new Set([
    "crashed",
    "timed-out",
    "internal-error",
    "protocol-violation",
]);


/***/ })

};
