export const id = 382;
export const ids = [382];
export const modules = {

/***/ 7722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ answerGroup),
  s: () => (/* binding */ readCalls)
});

// EXTERNAL MODULE: ./build/model/outcome.js
var outcome = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/facts/client-features.js
/** What a server may ask its client for, and an audit has not got: a model, a user, folders. */
const FEATURES = new Set(["sampling/createMessage", "elicitation/create", "roots/list"]);
/** Outcomes that the want of a feature explains: it was answered, and the server lived on. */
const EXPLAINED = new Set([
    "rejected",
    "rejected-wrong-code",
    "refused-in-text",
    "internal-error",
]);
/** The exchanges in which the server asked for one. */
function featuresAsked(evidence) {
    const messages = evidence.connections.flatMap((connection) => connection.messages);
    return new Set(messages.flatMap(({ kind, method, exchange }) => kind === "request" && exchange !== null && FEATURES.has(method ?? "") ? [exchange] : []));
}
/** Whether a call of this outcome may have failed for want of what the server had asked for. */
function explains(asked, outcome) {
    return asked && EXPLAINED.has(outcome);
}

// EXTERNAL MODULE: ./build/facts/http.js
var http = __webpack_require__(4306);
// EXTERNAL MODULE: ./build/facts/normalise.js
var normalise = __webpack_require__(7838);
// EXTERNAL MODULE: ./build/facts/refusal.js
var refusal = __webpack_require__(6488);
// EXTERNAL MODULE: ./build/facts/sent.js
var sent = __webpack_require__(3064);
;// CONCATENATED MODULE: ./build/facts/masked.js




/** The error of an answer without what belongs to this call alone; null when it is none. Silence is one: who waits for what is not there waits in both. */
function errorOf({ exchange, first: { response, outcome } }) {
    if (outcome === "timed-out")
        return outcome;
    if (response === null)
        return null;
    if (response.error === null && !response.isError) {
        const said = (0,refusal/* errorInText */.X)(response);
        return said === null ? null : `success ${(0,normalise/* normalise */.j)(said, (0,sent/* sentValues */.V)(exchange))}`;
    }
    return `${response.error?.code ?? "result"} ${(0,normalise/* normalise */.j)(response.text, (0,sent/* sentValues */.V)(exchange))}`;
}
/** The error of each tool's own generated valid call, by tool index: the one that the malformed calls are made from. */
function validErrors(answers) {
    const errors = new Map();
    for (const answered of answers) {
        const { item } = answered;
        if (item.kind !== "valid" || item.unless !== undefined || errors.has(item.toolIndex))
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
    if ((0,http/* isRefusedByHttp */._1)(answered.exchange))
        return true;
    const error = errorOf(answered);
    return error !== null && errors.get(answered.item.toolIndex) === error;
}

// EXTERNAL MODULE: ./build/facts/outcome.js
var facts_outcome = __webpack_require__(4452);
;// CONCATENATED MODULE: ./build/facts/calls.js




/** Calls whose arguments are meant to be served. */
const MEANT = new Set(["valid", "probe", "fuzz"]);
/** The exchange that counts, and the last confirmation, of each case. */
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
            sent.set(exchange.caseKey, { first: exchange, tries: 1, confirm: null, victim });
        }
        else if (exchange.purpose === "retry" && known !== undefined) {
            Object.assign(known, { first: exchange, tries: known.tries + 1, victim: false });
        }
        else if (exchange.purpose === "confirm" && known !== undefined)
            known.confirm = exchange;
    }
    return sent;
}
/** A failing outcome holds when a fresh process fails too. What the fresh process said is the truth in any case. */
function settle(sent, first, tool) {
    const own = { classified: first, dependsOnState: false, repeated: null };
    if (!outcome/* FAILING */.tz.has(first.outcome))
        return { ...own, confirmed: "not-needed" };
    if (sent.confirm === null)
        return { ...own, confirmed: "not-tried" };
    const again = (0,facts_outcome/* classify */.L)(sent.confirm, tool);
    if (!outcome/* FAILING */.tz.has(again.outcome)) {
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
    return { ...own, classified, confirmed: outcome/* FAILING */.tz.has(classified.outcome) ? "yes" : "not-needed" };
}
function judgeCase(item, sent, tool) {
    const first = (0,facts_outcome/* classify */.L)(sent.first, tool);
    const settled = sent.victim ? settleVictim(sent, first, tool) : settle(sent, first, tool);
    return { item, exchange: sent.first, sent, first, settled };
}
/** The same for answers of one tool that mean the same: one of them stands for all. */
const answerGroup = (item, signature) => `${item.toolIndex} ${signature}`;
function confirmedOf(judged, repeated) {
    const { sent, settled, first } = judged;
    const sibling = settled.confirmed === "not-tried" &&
        !sent.victim &&
        repeated.has(answerGroup(judged.item, first.signature));
    return sibling ? "sibling" : settled.confirmed;
}
/** What a call is told as. `asked`: exchanges in which the server asked for a feature of the client. */
function callFacts(judged, asked) {
    const { item, first, settled, sent } = judged;
    const { outcome, detail, blocked, response, graceful } = settled.classified;
    const instead = sent.victim ? sent.confirm : null;
    const exchange = instead ?? sent.first;
    const featureless = explains(asked.has(exchange.id), outcome) ? "client" : null;
    return {
        key: item.key,
        toolIndex: item.toolIndex,
        tool: item.tool,
        caseId: item.id,
        kind: item.kind,
        property: item.property,
        arguments: item.arguments,
        proof: item.proof,
        outcome,
        dependsOnState: settled.dependsOnState,
        graceful: instead === null ? first.graceful : graceful,
        detail,
        blocked: MEANT.has(item.kind) ? (blocked ?? featureless) : null,
        response,
        exchange,
        durationMs: exchange.durationMs,
        tries: sent.tries,
        startedAtMs: exchange.request.atMs,
    };
}
/** Every case that was sent, with its settled outcome, in the order of the plan. */
function readCalls(evidence, tools) {
    const sent = sentBy(evidence);
    const all = evidence.cases.flatMap((item) => {
        const one = sent.get(item.key);
        const tool = tools[item.toolIndex];
        return one === undefined || tool === undefined ? [] : [judgeCase(item, one, tool)];
    });
    const repeated = new Set(all.flatMap(({ item, settled }) => settled.repeated === null ? [] : [answerGroup(item, settled.repeated)]));
    const errors = validErrors(all);
    const asked = featuresAsked(evidence);
    return all.map((judged) => ({
        ...callFacts(judged, asked),
        confirmed: confirmedOf(judged, repeated),
        masked: isMasked(judged, errors),
    }));
}


/***/ }),

/***/ 5581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ indexByName),
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
    const required = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textsIn */ .Ej)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(inputSchema, "required"));
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
    const entries = (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .distinctPages */ .J)(listResults).kept.flatMap((result) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsOf */ .S3)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(result, "tools")));
    return entries.map(readTool);
}
/** Index of each tool by its name; of several with one name that of the first, since clients keep one. */
const indexByName = (tools) => new Map(tools.map(({ name, index }) => [name, index]).reverse());


/***/ }),

/***/ 1301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ isConfirmed)
/* harmony export */ });
/** Whether a failing outcome came again on a fresh process, for this call or for one with the same answer: only then it accuses. */
const isConfirmed = ({ confirmed }) => confirmed === "yes" || confirmed === "sibling";


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

/***/ 4001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TO: () => (/* binding */ summariseEra),
/* harmony export */   V: () => (/* binding */ readOtherEra),
/* harmony export */   Yx: () => (/* binding */ comparableOutcomes)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9598);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8158);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7722);
/* harmony import */ var _confirmed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1301);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4920);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1233);






/** Calls whose outcome says something of the server: no failing one that a fresh process did not repeat, none that is masked. */
function settledCalls(calls) {
    return calls.filter((call) => {
        if (call.dependsOnState || call.masked)
            return false;
        return !_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILING */ .tz.has(call.outcome) || (0,_confirmed_js__WEBPACK_IMPORTED_MODULE_3__/* .isConfirmed */ .i)(call);
    });
}
/** Tool, case and outcome of each call that can be held against another recording of the same server. */
function comparableOutcomes(calls) {
    return settledCalls(calls).map(({ tool, caseId, outcome }) => ({ tool, caseId, outcome }));
}
/** What one recording leaves to be compared with that of the other era. */
function summariseEra(evidence) {
    const tools = (0,_listing_js__WEBPACK_IMPORTED_MODULE_4__/* .listedTools */ .$)(evidence);
    const { era, protocolVersion } = (0,_server_js__WEBPACK_IMPORTED_MODULE_2__/* .readServer */ .W)(evidence);
    return {
        era,
        protocolVersion,
        failure: evidence.failure?.message ?? null,
        tools: tools.map(({ raw }) => raw),
        outcomes: evidence.failure === null ? comparableOutcomes((0,_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .readCalls */ .s)(evidence, tools)) : [],
    };
}
const isOutcome = (text) => _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTCOMES */ .im.some((one) => one === text);
/** The other era of the same server, from `evidence.extra`; null when only one was recorded. */
function readOtherEra(evidence) {
    const other = evidence.extra["era-parity"];
    const era = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stringMember */ .sk)(other, "era");
    if (era !== "legacy" && era !== "modern")
        return null;
    const outcomes = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .itemsOf */ .S3)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .member */ .Dc)(other, "outcomes")).flatMap((one) => {
        const outcome = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stringMember */ .sk)(one, "outcome");
        if (!isOutcome(outcome))
            return [];
        return [{ tool: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stringMember */ .sk)(one, "tool") ?? "", caseId: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stringMember */ .sk)(one, "caseId") ?? "", outcome }];
    });
    return {
        era,
        protocolVersion: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stringMember */ .sk)(other, "protocolVersion") ?? "",
        failure: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stringMember */ .sk)(other, "failure"),
        tools: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .itemsOf */ .S3)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .member */ .Dc)(other, "tools")),
        outcomes,
    };
}


/***/ }),

/***/ 4306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ MAY_BE_OLDER),
/* harmony export */   _1: () => (/* binding */ isRefusedByHttp),
/* harmony export */   fp: () => (/* binding */ readHttp),
/* harmony export */   oM: () => (/* binding */ carriedWords),
/* harmony export */   zo: () => (/* binding */ REFUSES_US)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5666);


/** Statuses by which a server asks who we are, or says that we may not (RFC 9110, sections 15.5.2 and 15.5.4). */
const REFUSES_US = new Set([401, 403]);
/** Answers to a first POST that a server without Streamable HTTP gives (MCP specification, Transports, Backwards compatibility). */
const MAY_BE_OLDER = new Set([400, 404, 405]);
/** How an exchange over HTTP went, as the end of a sentence. */
function carriedWords(note) {
    const type = note.contentType === null ? "" : `, ${note.contentType}`;
    const status = note.status === null ? "" : `HTTP ${note.status}${type}`;
    return [status, note.trouble ?? ""].filter((part) => part !== "").join(": ");
}
/** Whether HTTP refused us before any tool was asked: nothing was learnt about it. */
function isRefusedByHttp({ http, response, end }) {
    if (!REFUSES_US.has(http?.status ?? 0) || end !== "answered")
        return false;
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(response?.raw)?.jsonrpc === undefined;
}
/** The probes of the transport, null when none were made. */
function readHttp(evidence) {
    const probes = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(evidence.extra.http, "probes");
    if (!Array.isArray(probes))
        return null;
    const read = probes.map((probe) => {
        const spoke = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(probe, "spoke");
        return {
            name: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(probe, "name") ?? "",
            status: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .numberMember */ .eJ)(probe, "status"),
            contentType: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(probe, "contentType"),
            spoke: spoke === "result" || spoke === "error" ? spoke : null,
            code: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .numberMember */ .eJ)(probe, "code"),
            challenge: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(probe, "challenge"),
            trouble: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(probe, "trouble"),
        };
    });
    return { probes: read };
}


/***/ }),

/***/ 4920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ listedTools),
/* harmony export */   v: () => (/* binding */ readListing)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5666);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5581);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8136);
/* harmony import */ var _size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7855);





/** Results of one reading of the list: all its pages came over one connection. */
function pages(evidence, purpose) {
    const exchanges = evidence.exchanges.filter((one) => one.purpose === purpose);
    const connection = exchanges[0]?.connection;
    const results = exchanges
        .filter((one) => one.connection === connection)
        .map(({ response }) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(response?.raw), "result") ?? null);
    return results.filter((result) => result !== null);
}
const oddCursor = (result) => {
    const cursor = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(result, "nextCursor");
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(result) && cursor !== undefined && typeof cursor !== "string";
};
/** The tools as listed, with the place each was located at. */
function listedTools(evidence) {
    return (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .readTools */ .s)(pages(evidence, "list")).map((tool) => ({
        ...tool,
        location: Object.hasOwn(evidence.locations, tool.name) ? (evidence.locations[tool.name] ?? null) : null,
    }));
}
/** The entries whatever their order: none is promised. */
const entries = (results) => (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .readTools */ .s)(results)
    .map((tool) => (0,_size_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s$)(tool.raw))
    .sort()
    .join("\n");
/** How the listing went: pages, cursors, and whether a second reading gave the same tools. */
function readListing(evidence) {
    const first = pages(evidence, "list");
    const again = pages(evidence, "list-again");
    const { kept, repeated } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .distinctPages */ .J)(first);
    return {
        pages: kept.length,
        repeatedCursor: repeated,
        oddCursor: first.some(oddCursor),
        unstable: again.length === 0 ? null : entries(again) !== entries(first),
        incomplete: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(evidence.extra.protocol, "listIncomplete"),
    };
}


/***/ }),

/***/ 7838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ normalise)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3699);

const READ_CHARS = 2_000;
/** Values sent that are looked for at most, and the shortest that is taken out where it is not quoted. */
const MAX_VALUES = 50;
const MAX_VALUE_CHARS = 200;
const SHORTEST_BARE = 4;
function formOf(value) {
    const literal = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeRegExp */ .Nt)(value);
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

/***/ 4452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ classify)
/* harmony export */ });
/* unused harmony export outcomeOfAnswer */
/* harmony import */ var _model_rpc_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9981);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7850);
/* harmony import */ var _text_naming_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7463);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4306);
/* harmony import */ var _normalise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7838);
/* harmony import */ var _parameters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5982);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6488);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8725);
/* harmony import */ var _sent_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3064);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4126);










/** Text that is read for its words; the rest of a long answer is data. */
const READ_CHARS = 4_000;
const DETAIL_CHARS = 240;
/** A sentence that decides about a parameter that it names. */
function judgesParameter(text, tool) {
    const sentences = text.split(/[\n;]|\. /);
    return sentences.some((sentence) => (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .ABOUT_PARAMETER */ .u$, sentence) && (0,_parameters_js__WEBPACK_IMPORTED_MODULE_2__/* .namesParameter */ .i)(sentence, tool));
}
/** Whether a text is a decision about the arguments; `named`: only a validator's dump or a parameter's name proves it. */
function isValidation(text, tool, named) {
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .VALIDATOR_DUMP */ .kb, text) || judgesParameter(text, tool))
        return true;
    return (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .ARGUMENTS_INVALID */ .bG, text) && (!named || (0,_parameters_js__WEBPACK_IMPORTED_MODULE_2__/* .namesParameter */ .i)(text, tool));
}
function outcomeOfError(response, tool) {
    const text = response.text.slice(0, READ_CHARS);
    const coded = response.error !== null && response.error.code !== _model_rpc_js__WEBPACK_IMPORTED_MODULE_5__/* .INVALID_PARAMS */ .l;
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .RUNTIME_ERROR */ .KF, text))
        return "internal-error";
    if (isValidation(text, tool, coded))
        return coded ? "rejected-wrong-code" : "rejected";
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .DOWNSTREAM */ .TR, text) && !(0,_parameters_js__WEBPACK_IMPORTED_MODULE_2__/* .namesParameter */ .i)(text, tool, true))
        return "lenient-downstream";
    return coded || (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .RUNTIME_CLASS */ .yg, text) ? "internal-error" : "rejected";
}
/** What an answer that the protocol allows says. */
function outcomeOfAnswer(response, tool) {
    if (response.error !== null || response.isError)
        return outcomeOfError(response, tool);
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusal */ .v)(response, tool) ? "refused-in-text" : "ok";
}
function blockedBy(response) {
    if (response === null)
        return null;
    const failed = response.error !== null || response.isError;
    const text = (failed ? response.text : ((0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .errorInText */ .X)(response) ?? "")).slice(0, READ_CHARS);
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .BLOCKED */ .hl.authentication, text))
        return "authentication";
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .BLOCKED */ .hl.configuration, text))
        return "configuration";
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .BLOCKED */ .hl.client, text))
        return "client";
    return (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .DOWNSTREAM */ .TR, text) ? "network" : null;
}
function describe(response) {
    const text = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_6__/* .cut */ .J)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)((0,_text_naming_line_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutStack */ .x)(response.text.slice(0, READ_CHARS))), DETAIL_CHARS);
    if (response.error !== null)
        return `JSON-RPC error ${response.error.code ?? "without code"}: ${text}`;
    if (response.isError)
        return `an error result: ${text}`;
    return text === "" ? "a result without text" : `a result: ${text}`;
}
function exitDetail({ diedAfter: exit, http }) {
    if (exit === null && http !== undefined)
        return `the connection gave no answer (${(0,_http_js__WEBPACK_IMPORTED_MODULE_0__/* .carriedWords */ .oM)(http)})`;
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
/** Refused before the tool was asked: our leave is at fault, not the arguments. */
function refusedByHttp(exchange) {
    const text = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_6__/* .cut */ .J)(exchange.response?.raw ?? "", READ_CHARS);
    const detail = exchange.http === undefined ? "refused" : (0,_http_js__WEBPACK_IMPORTED_MODULE_0__/* .carriedWords */ .oM)(exchange.http);
    const response = (0,_response_js__WEBPACK_IMPORTED_MODULE_8__/* .errorResponse */ .yj)({ code: null, message: text, data: undefined }, text);
    const signature = `refused ${exchange.http?.status}`;
    return { outcome: "rejected", graceful: true, detail, response, signature, blocked: "authentication" };
}
/** Why an answer is no valid one; over HTTP its status says more. */
function violationOf({ http }, violation) {
    return http === undefined || http.status === 200 ? violation : `${violation} (${(0,_http_js__WEBPACK_IMPORTED_MODULE_0__/* .carriedWords */ .oM)(http)})`;
}
/**
 * What became of a call of `tool`: the one place that decides it, from the raw frame and the process, never from a
 * client's exception. The rules are those of docs/outcomes.md.
 */
function classify(exchange, tool) {
    if (exchange.end === "timed-out")
        return silent("timed-out", "no answer within the time limit");
    if (exchange.end === "closed")
        return silent("crashed", exitDetail(exchange));
    if ((0,_http_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefusedByHttp */ ._1)(exchange))
        return refusedByHttp(exchange);
    const { response, violation } = (0,_response_js__WEBPACK_IMPORTED_MODULE_8__/* .readResponse */ .Uk)(exchange);
    if (exchange.diedAfter !== null) {
        return { ...silent("crashed", `after its answer ${exitDetail(exchange)}`), response };
    }
    if (response === null)
        return silent("protocol-violation", violationOf(exchange, violation));
    const outcome = outcomeOfAnswer(response, tool);
    const failed = response.error !== null || response.isError;
    const said = failed ? (0,_normalise_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j)(response.text, (0,_sent_js__WEBPACK_IMPORTED_MODULE_9__/* .sentValues */ .V)(exchange)) : "";
    return {
        outcome,
        graceful: response.error === null || response.error.code === _model_rpc_js__WEBPACK_IMPORTED_MODULE_5__/* .INVALID_PARAMS */ .l,
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

/***/ 5982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ namesAny),
/* harmony export */   i: () => (/* binding */ namesParameter)
/* harmony export */ });
/** Names looked for at most; a tool with more parameters is not read to the end. */
const MAX_NAMES = 1_000;
const MAX_NAME_CHARS = 200;
/** A shorter name is a word of its own in any text, so that it must be quoted or introduced. */
const SHORTEST_BARE = 3;
const WORD = /[\p{L}\p{N}_-]/u;
const OPENS = new Set(["'", '"', "`", "[", "<", ".", "“", "‘"]);
const CLOSES = new Set(["'", '"', "`", "]", ">", ".", ":", "”", "’"]);
const INTRODUCES = /\b(?:parameter|argument|field|property|param|arg|key|option)s?:? $/i;
/** Where a validator tells the place at the end of a line: `received undefined at a`. */
const AT = /\bat $/;
/** Where a validator tells the field first: `id: Invalid input`, `failed: id: ...`. */
const STARTS = /(?:^|[\n:;,(]) *(?:- )?$/;
/** Go's JSON decoder: `json: cannot unmarshal number into Go struct field TaskParams.id of type string`. */
const GO_FIELD = /\bGo struct field [\w.]{0,80}\.$/;
/** An option of a command line that is called as the parameter: `invalid argument "x" for "--tail" flag`. */
const OPTION = /(?:^|[\s"'`([])--$/;
const ENDS_LINE = /^[.,;[\n]|^$/;
const FOLLOWS = /^ (?:is|are|was|must|should|cannot|field|parameter|argument)\b/i;
/** How a name stands at a place of a text; null when it is only a part of another word. */
function standing(text, at, name) {
    const before = text[at - 1] ?? " ";
    const after = text[at + name.length] ?? " ";
    const option = before === "-" && OPTION.test(text.slice(Math.max(0, at - 3), at));
    if ((WORD.test(before) && !option) || WORD.test(after))
        return null;
    if (option)
        return "bare";
    if (OPENS.has(before) && CLOSES.has(after))
        return "quoted";
    if (/_|[\p{Ll}][\p{Lu}]/u.test(name))
        return "quoted";
    if (name.length >= SHORTEST_BARE)
        return "bare";
    if (before === "." && GO_FIELD.test(text.slice(Math.max(0, at - 100), at)))
        return "quoted";
    const left = text.slice(Math.max(0, at - 20), at);
    const right = text.slice(at + name.length, at + name.length + 20);
    const placed = AT.test(left) && ENDS_LINE.test(right);
    const labels = after === ":" && STARTS.test(left);
    return placed || labels || INTRODUCES.test(left) || FOLLOWS.test(right) ? "bare" : null;
}
function names(text, name, quotedOnly) {
    const lower = text.toLowerCase();
    const wanted = name.toLowerCase();
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
        const how = standing(text, at, text.slice(at, at + name.length));
        if (how === "quoted" || (how === "bare" && !quotedOnly))
            return true;
    }
    return false;
}
/** Whether a text speaks of something by one of these names, as a word of its own. */
function namesAny(text, some, quotedOnly = false) {
    return some
        .slice(0, MAX_NAMES)
        .some((name) => name !== "" && name.length <= MAX_NAME_CHARS && names(text, name, quotedOnly));
}
/** Whether a text speaks of one of the tool's parameters by its name. */
function namesParameter(text, tool, quotedOnly = false) {
    const declared = tool.parameters.map((parameter) => parameter.name);
    return namesAny(text, [...declared, ...tool.required], quotedOnly);
}


/***/ }),

/***/ 9086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ compilePattern),
/* harmony export */   FF: () => (/* binding */ Undecidable),
/* harmony export */   cK: () => (/* binding */ matches)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);

/** Raised where a linear-time engine cannot tell whether a text matches; callers take it for "unknown". */
class Undecidable extends Error {
    name = "Undecidable";
}
/** Longest text that a pattern is tried on, in UTF-16 code units. */
const MAX_TEXT = 20_000;
/** Longest pattern that is compiled. */
const MAX_PATTERN = 2_000;
/** Compiles a pattern for an engine that takes linear time, so that no pattern of a server can hang the audit. */
function compilePattern(pattern) {
    let compiled = null;
    try {
        if (pattern.length <= MAX_PATTERN)
            compiled = re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.translateRegExp(pattern));
    }
    catch {
        compiled = null;
    }
    return {
        test(text) {
            if (compiled === null || text.length > MAX_TEXT)
                throw new Undecidable(pattern);
            return compiled.matcher(text).find();
        },
        toString: () => `/${pattern}/`,
    };
}
/** Whether a pattern is surely found in a text: where that cannot be told it is not. */
function matches(pattern, text) {
    try {
        return compilePattern(pattern).test(text);
    }
    catch {
        return false;
    }
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

/***/ 6488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ errorInText),
/* harmony export */   v: () => (/* binding */ isRefusal)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5666);
/* harmony import */ var _parameters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5982);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4126);




/** A refusal is short; a longer text that starts like one is a document. */
const REFUSAL_CHARS = 600;
/** One that holds a validator's dump, or is an object with an error, is proven by it and may be longer. */
const PROVEN_CHARS = 4_000;
/** A refusal that does not call itself an error is one sentence or two. */
const PLAIN_CHARS = 300;
const firstSentence = (text) => /^[^\n]{0,200}?(?=[.!;]\s|\n|$)/.exec(text)?.[0] ?? text.slice(0, 200);
/** Whether a text, as a whole, refuses the arguments: it opens with a refusal, or its first sentence refuses a declared parameter. */
function refuses(text, tool, isError) {
    const prefix = _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_PREFIX */ .oY.exec(text)?.[0] ?? "";
    const rest = text.slice(prefix.length);
    const first = firstSentence(rest);
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .BLOCKED */ .hl.authentication, first) || (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .BLOCKED */ .hl.configuration, first))
        return false;
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .REFUSAL_START */ .M9, rest))
        return true;
    if (!(0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .REFUSES */ .ed, first) || !(0,_parameters_js__WEBPACK_IMPORTED_MODULE_0__/* .namesParameter */ .i)(first, tool))
        return false;
    return prefix !== "" || isError || text.length <= PLAIN_CHARS;
}
/** Words of `status` that say that a call failed. */
const FAILED = new Set(["error", "failed", "failure"]);
/** What an answer in the shape `{"error": "..."}`, `{"error": "a_code", "message": "..."}`, `{"success": false, "message": "..."}` or `{"status": "error", "content": "..."}` says. */
function errorMembers(value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return [];
    const error = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, "error");
    const text = typeof error === "string" ? error : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringMember */ .sk)(error, "message");
    const failed = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, "success") === false ||
        (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, "ok") === false ||
        FAILED.has((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, "status"));
    const message = text !== null || failed ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringMember */ .sk)(value, "message") : null;
    const content = failed ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringMember */ .sk)(value, "content") : null;
    return [text, message, content].filter((said) => said !== null);
}
const objectIn = (text) => (text.startsWith("{") ? ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text) ?? null) : null);
/** What a result without `isError` reports as its error, when it is nothing but an object that does; else null. */
function errorInText(response) {
    const text = response.text.trim();
    if (text.length > REFUSAL_CHARS)
        return null;
    return errorMembers(text === "" ? (response.structuredContent ?? null) : objectIn(text))[0] ?? null;
}
/** Whether a result without `isError` is nothing but a validation refusal. */
function isRefusal(response, tool) {
    const text = response.text.trim();
    if (text.length > PROVEN_CHARS)
        return false;
    const data = text === "" ? (response.structuredContent ?? null) : objectIn(text);
    const said = errorMembers(data);
    if (said.length > 0)
        return said.some((one) => refuses(one.trim(), tool, true));
    if (text.length > REFUSAL_CHARS && !(0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .VALIDATOR_DUMP */ .kb, text))
        return false;
    return text !== "" && data === null && refuses(text, tool, false);
}


/***/ }),

/***/ 8725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uk: () => (/* binding */ readResponse),
/* harmony export */   yj: () => (/* binding */ errorResponse)
/* harmony export */ });
/* unused harmony export readResult */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5666);
/* harmony import */ var _size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7855);



const broken = (violation) => ({ response: null, violation });
function errorText(error) {
    const message = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(error, "message") ?? "";
    const data = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(error, "data");
    if (data === undefined)
        return message;
    return `${message}\n${typeof data === "string" ? data : (0,_size_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(data)}`;
}
/** An answer that is nothing but an error. */
function errorResponse(error, text) {
    return {
        isError: false,
        error,
        text,
        contentTypes: [],
        content: [],
        structuredContent: undefined,
        chars: text.length,
    };
}
function readError(error) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(error))
        return broken("`error` is not an object");
    const code = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .numberMember */ .eJ)(error, "code");
    const message = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(error, "message") ?? "";
    const response = errorResponse({ code, message, data: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(error, "data") }, errorText(error));
    return { response, violation: null };
}
function textOf(block) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(block, "text") ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(block, "resource"), "text");
}
/** Takes the `result` of a `tools/call` apart. Never throws. */
function readResult(result) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(result))
        return broken("`result` is not an object");
    const content = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(result, "content");
    if (!Array.isArray(content))
        return broken("the result has no `content` array");
    const text = content.flatMap((block) => textOf(block) ?? []).join("\n");
    const structuredContent = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(result, "structuredContent");
    const structuredChars = structuredContent === undefined ? 0 : (0,_size_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s$)(structuredContent).length;
    const response = {
        isError: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(result, "isError") === true,
        error: null,
        text,
        contentTypes: content.map((block) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(block, "type") ?? ""),
        content,
        structuredContent,
        chars: text.length + structuredChars,
    };
    return { response, violation: null };
}
/** No client takes `"3"` for the answer to `3`; an error about a request that could not be read has the id null. */
function sameId({ request }, frame) {
    const asked = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(request.raw), "id");
    const given = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(frame, "id");
    return asked === undefined || given === asked || (given === null && Object.hasOwn(frame, "error"));
}
/** Reads the raw frame of an answer to `tools/call`. Never throws. */
function readResponse(exchange) {
    if (exchange.response === null)
        return broken("there is no answer");
    const frame = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(exchange.response.raw);
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(frame))
        return broken("the answer is not a JSON-RPC object");
    if (frame.jsonrpc !== "2.0")
        return broken('the answer does not say `jsonrpc: "2.0"`');
    if (!sameId(exchange, frame))
        return broken("the answer carries another `id` than its request");
    const error = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(frame, "error");
    const result = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(frame, "result");
    if (error !== undefined && error !== null)
        return readError(error);
    if (result === undefined)
        return broken("the answer has neither `result` nor `error`");
    return readResult(result);
}


/***/ }),

/***/ 4663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ schemaFacts),
  N: () => (/* binding */ validator)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/facts/dialect.js
var facts_dialect = __webpack_require__(1730);
// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var ajv = __webpack_require__(2463);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2019.js
var _2019 = __webpack_require__(878);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(2210);
// EXTERNAL MODULE: ./node_modules/ajv-draft-04/dist/index.js
var dist = __webpack_require__(905);
// EXTERNAL MODULE: ./node_modules/ajv-formats/dist/index.js
var ajv_formats_dist = __webpack_require__(2815);
// EXTERNAL MODULE: ./build/facts/pattern.js
var facts_pattern = __webpack_require__(9086);
;// CONCATENATED MODULE: ./build/facts/engines.js






/** Schemas entered during one check at most: references can make a small schema take exponential time. */
const MAX_STEPS = 500_000;
const regExp = Object.assign((pattern) => (0,facts_pattern/* compilePattern */.Eb)(pattern), { code: "compilePattern" });
/** Where every generated function begins; what is put there counts its calls. */
const FUNCTION_START = "let vErrors = null;";
const OPTIONS = {
    strict: false,
    logger: false,
    validateSchema: false,
    addUsedSchema: false,
    // `__proto__` and `constructor` are properties like any other.
    ownProperties: true,
    code: { regExp, process: (code) => code.replace(FUNCTION_START, `self.step();${FUNCTION_START}`) },
};
const Ajv04 = (dist["default"] ?? dist);
const formats = ajv_formats_dist["default"] ?? ajv_formats_dist;
/** draft-06 lacks only keywords that draft-07 added, so that the same class serves both. */
const CLASSES = {
    "2020-12": _2020.Ajv2020,
    "2019-09": _2019.Ajv2019,
    "draft-07": ajv.Ajv,
    "draft-06": ajv.Ajv,
    "draft-04": Ajv04,
};
let steps = 0;
function step() {
    steps += 1;
    if (steps > MAX_STEPS)
        throw new facts_pattern/* Undecidable */.FF("the schema takes too long");
}
/** Gives the next check its own budget of steps; it throws Undecidable when that is used up. */
function allowSteps() {
    steps = 0;
}
/** A validator of a dialect that knows no schema yet. For schemas with an `$id`, which one validator would share. */
function newEngine(dialect) {
    const ajv = Object.assign(new CLASSES[dialect](OPTIONS), { step });
    formats(ajv, { mode: "fast" });
    // Ajv refuses any schema with a member `id`, though later drafts gave the word no meaning.
    if (dialect !== "draft-04")
        ajv.removeKeyword("id");
    return ajv;
}
const made = new Map();
/** The validator of a dialect, made at its first use. */
function engineOf(dialect) {
    const known = made.get(dialect);
    if (known !== undefined)
        return known;
    const engine = newEngine(dialect);
    made.set(dialect, engine);
    return engine;
}

// EXTERNAL MODULE: ./build/facts/refs.js
var refs = __webpack_require__(9428);
// EXTERNAL MODULE: ./build/facts/size.js
var size = __webpack_require__(7855);
;// CONCATENATED MODULE: ./build/facts/schema.js





const UNKNOWN = { check: () => "unknown", errors: () => [] };
const ALWAYS = { check: () => "valid", errors: () => [] };
const NEVER = { check: () => "invalid", errors: () => ["no value is allowed"] };
/** Most items that `uniqueItems` is tried on. */
const MAX_COMPARED = 2_000;
/**
 * `$schema` is left to us: the engine is chosen by it, and would look an unknown one up. `$async` and a `nullable`
 * without a type mean something to Ajv only.
 */
function withoutOurs(schema) {
    const { $schema: _dialect, $async: _async, ...rest } = schema;
    if (Object.hasOwn(rest, "nullable") && !Object.hasOwn(rest, "type"))
        delete rest.nullable;
    return rest;
}
function reason(engine) {
    const first = engine.errors?.[0];
    if (first === undefined || first === null)
        return "it is not a valid schema";
    const place = first.instancePath === "" ? "the root" : first.instancePath;
    return `${place} ${first.message ?? "is wrong"}`;
}
function judge(schema, dialect) {
    const engine = engineOf(dialect);
    const own = (0,json/* isObject */.Gv)(schema) ? withoutOurs(schema) : schema;
    try {
        allowSteps();
        return engine.validateSchema(own) === true ? null : reason(engine);
    }
    catch {
        // Too much work to tell; what is not known to be wrong is not accused.
        return null;
    }
}
function readFacts(schema) {
    const declared = (0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, "$schema");
    const dialect = (0,facts_dialect/* dialectOf */.E3)(schema);
    const facts = { dialect, declared, unresolved: [] };
    if (schema === undefined)
        return { ...facts, valid: false, error: "there is no schema" };
    if (!(0,json/* isObject */.Gv)(schema) && typeof schema !== "boolean") {
        return { ...facts, valid: false, error: "a schema must be an object" };
    }
    const walk = walkOf(schema);
    if (walk.tooLarge)
        return { ...facts, valid: true, error: null };
    const error = judge(schema, dialect ?? facts_dialect/* DEFAULT_DIALECT */.rS);
    return { ...facts, valid: error === null, error, unresolved: (0,refs/* unresolvedRefs */.sv)(walk) };
}
/** A schema may be undecidable only for some values, and a hostile one may overflow the stack. */
function attempt(act, otherwise) {
    try {
        allowSteps();
        return act();
    }
    catch {
        return otherwise;
    }
}
function compileWith(schema, walk) {
    const dialect = (0,facts_dialect/* dialectOf */.E3)(schema) ?? facts_dialect/* DEFAULT_DIALECT */.rS;
    const engine = walk.ids.size > 0 ? newEngine(dialect) : engineOf(dialect);
    const own = withoutOurs(schema);
    const validate = engine.compile(own);
    engine.removeSchema(own);
    const tooMuch = (value) => walk.comparesItems && (0,size/* longestArray */.o2)(value) > MAX_COMPARED;
    const tell = (value) => {
        if (tooMuch(value) || validate(value))
            return [];
        return (validate.errors ?? []).map((one) => `${one.instancePath || "the value"} ${one.message ?? "is wrong"}`);
    };
    return {
        check: (value) => attempt(() => (tooMuch(value) ? "unknown" : validate(value) ? "valid" : "invalid"), "unknown"),
        errors: (value) => attempt(() => tell(value), []),
    };
}
/** `$id`s stand in comments of the code that Ajv generates: one that is no URI must not get there. */
function compile(schema) {
    if (typeof schema === "boolean")
        return schema ? ALWAYS : NEVER;
    if (!(0,json/* isObject */.Gv)(schema))
        return UNKNOWN;
    const walk = walkOf(schema);
    const facts = schemaFacts(schema);
    if (walk.tooLarge || walk.oddId || !facts.valid || facts.unresolved.length > 0)
        return UNKNOWN;
    return attempt(() => compileWith(schema, walk), UNKNOWN);
}
/** Compiled validators by the text of their schema, oldest first: servers say the same schema many times over. */
const compiled = new Map();
const MAX_COMPILED = 2_000;
function compiledFor(schema) {
    if (!(0,json/* isObject */.Gv)(schema) || walkOf(schema).tooLarge)
        return compile(schema);
    const text = (0,size/* jsonText */.s$)(schema);
    const known = compiled.get(text);
    if (known !== undefined)
        return known;
    const made = compile(schema);
    compiled.set(text, made);
    const [oldest] = compiled.keys();
    if (compiled.size > MAX_COMPILED && oldest !== undefined)
        compiled.delete(oldest);
    return made;
}
/** Compiles at the first question: most schemas are never asked. The compiled code is heavy, and is let go with its turn. */
function lazily(schema) {
    let held = null;
    const get = () => {
        const known = held?.deref();
        if (known !== undefined)
            return known;
        const made = compiledFor(schema);
        held = new WeakRef(made);
        return made;
    };
    return { check: (value) => get().check(value), errors: (value) => get().errors(value) };
}
function memoised(make) {
    const known = new WeakMap();
    return (schema) => {
        if (typeof schema !== "object" || schema === null)
            return make(schema);
        const found = known.get(schema);
        if (found !== undefined)
            return found;
        const made = make(schema);
        known.set(schema, made);
        return made;
    };
}
const walkOf = memoised((schema) => (0,refs/* walkSchema */.ry)(schema));
/** Whether a schema is valid JSON Schema in its own dialect, and which references lead nowhere. Never throws, never fetches. */
const schemaFacts = memoised(readFacts);
/** The validator of a schema in its own dialect. Never throws. */
const validator = memoised(lazily);


/***/ }),

/***/ 3064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ sentValues)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5666);


/** Values looked at in one request. */
const MAX_VALUES = 1_000;
/** Every text and number within the arguments of a `tools/call`, as text. */
function sentValues(exchange) {
    const found = [];
    const open = [(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(exchange.request.raw), "params"), "arguments")];
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

/***/ 1233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readServer)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);
/* harmony import */ var _model_revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5817);


/** What the first handshake that got through said of the server. */
function readServer(evidence) {
    const connection = evidence.connections.find((one) => one.initialize !== null);
    const answer = connection?.initialize ?? null;
    const info = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(answer, "serverInfo");
    const capabilities = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(answer, "capabilities");
    const protocolVersion = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(answer, "protocolVersion") ?? "";
    return {
        name: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(info, "name") ?? "",
        version: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(info, "version") ?? "",
        protocolVersion,
        transport: evidence.target.transport,
        era: (0,_model_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .isRevision */ .oN)(protocolVersion) && protocolVersion >= _model_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_MODERN */ .TZ ? "modern" : "legacy",
        instructions: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(answer, "instructions"),
        capabilities: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(capabilities) ? capabilities : {},
        startupMs: connection?.startupMs ?? null,
        refusedByClient: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(evidence.extra.protocol, "refusedByClient"),
    };
}


/***/ }),

/***/ 7855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a6: () => (/* binding */ lighter),
/* harmony export */   o2: () => (/* binding */ longestArray),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   vM: () => (/* binding */ lighterText)
/* harmony export */ });
/* harmony import */ var _text_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4158);

/** Number of items of the longest array within a value. Without recursion: the value may be nested without end. */
function longestArray(value) {
    let longest = 0;
    const open = [value];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next !== "object" || next === null)
            continue;
        const items = Array.isArray(next) ? next : Object.values(next);
        if (Array.isArray(next))
            longest = Math.max(longest, next.length);
        for (const item of items)
            if (typeof item === "object" && item !== null)
                open.push(item);
    }
    return longest;
}
/** A value as JSON text; "" where it is nested too deep to be written. */
function jsonText(value) {
    try {
        return JSON.stringify(value);
    }
    catch {
        return "";
    }
}
/** Orders JSON texts by what a reader has to look at: the shorter first, equals by their text. */
function lighterText(a, b) {
    return a.length - b.length || (0,_text_order_js__WEBPACK_IMPORTED_MODULE_0__/* .byText */ .z)(a, b);
}
/** The same for values. */
const lighter = (a, b) => lighterText(jsonText(a), jsonText(b));


/***/ }),

/***/ 4126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FA: () => (/* binding */ says),
/* harmony export */   KF: () => (/* binding */ RUNTIME_ERROR),
/* harmony export */   LJ: () => (/* binding */ TOO_MANY),
/* harmony export */   M9: () => (/* binding */ REFUSAL_START),
/* harmony export */   TR: () => (/* binding */ DOWNSTREAM),
/* harmony export */   bG: () => (/* binding */ ARGUMENTS_INVALID),
/* harmony export */   ed: () => (/* binding */ REFUSES),
/* harmony export */   hl: () => (/* binding */ BLOCKED),
/* harmony export */   kb: () => (/* binding */ VALIDATOR_DUMP),
/* harmony export */   oY: () => (/* binding */ ERROR_PREFIX),
/* harmony export */   ro: () => (/* binding */ NOT_THERE),
/* harmony export */   u$: () => (/* binding */ ABOUT_PARAMETER),
/* harmony export */   yg: () => (/* binding */ RUNTIME_CLASS)
/* harmony export */ });
/** Words that classify texts of errors. Each list is data with tests for both sides; the order of use is in outcome.ts. */
/** Dumps of validators: a validation decision whatever else they say, and under whatever code. */
const VALIDATOR_DUMP = [
    /"code"\s*:\s*"(?:invalid_type|invalid_literal|unrecognized_keys|invalid_union|invalid_enum_value|invalid_value|invalid_string|invalid_format|invalid_arguments|too_small|too_big|not_multiple_of)"/,
    /\bZodError\b/,
    /\b\d+ validation errors? for\b/i,
    /\bInput should be (?:a|an|valid|greater|less|equal|at)\b/i,
    /\bField required\b/,
    /\bmust have required propert/i,
    /\bmust NOT have additional propert/i,
    /\bmust match (?:pattern|format|a schema)\b/i,
    /\bExpected (?:string|number|integer|boolean|array|object|one of)\b[^\n]{0,80}\breceived\b/i,
    /\bcannot unmarshal \w+ into Go\b/,
    /\bmissing field `/,
    /\bunknown field `/,
    /\binvalid type: [^\n]{1,80}, expected /,
];
/** Sentences that call the arguments as a whole invalid or missing. Under a code of their own they need a name beside them. */
const ARGUMENTS_INVALID = [
    /\b(?:input|argument|parameter|schema|request)s? validation (?:error|failed|failure)\b/i,
    /\bvalidation (?:failed|error)\b/i,
    /\b(?:invalid|missing|bad|wrong|malformed) (?:required )?(?:tool )?(?:input|arguments?|args|params|parameters?|fields?|propert(?:y|ies))\b/i,
    /\b(?:arguments?|parameters?|params|input) (?:is|are) (?:invalid|missing|required|not valid|malformed)\b/i,
    /\bexpected (?:string|number|integer|boolean|array|object|int|int64|float64|str|bool|map|list)\b[^\n]{0,80}\b(?:received|got|found)\b/i,
    /\bmissing \d* ?required (?:positional |keyword-only )?arguments?\b/i,
];
/** What a validation decision says about a parameter that it names. */
const ABOUT_PARAMETER = [
    /\brequired\b/i,
    /\bmissing\b/i,
    /\binvalid\b/i,
    /\bmust (?:be|not|have|contain|provide|specify|include)\b/i,
    /\bshould be\b/i,
    /\bexpected\b/i,
    /\bnot (?:a |an )?(?:valid|allowed|provided|specified|given)\b/i,
    /\b(?:is|are|was) (?:empty|undefined|null|missing)\b/i,
    /\b(?:provide|specify|give|pass|supply)\b/i,
    /\b(?:unknown|unsupported|unrecognized|unexpected) (?:value|argument|parameter|option|property|type)\b/i,
    /\bof type\b/i,
    /\bcannot be\b/i,
];
/** Unhandled errors of runtimes. A validation message never reads like these. */
const RUNTIME_ERROR = [
    /\bCannot (?:read|set) propert(?:y|ies)\b/,
    /\bCannot destructure property\b/,
    /\bCannot convert undefined or null to object\b/,
    /\bis not a function\b/,
    /\bis not iterable\b/,
    /\bis not a constructor\b/,
    /\bundefined is not\b/,
    /\bnull is not an object\b/,
    /\bERR_INVALID_ARG_TYPE\b/,
    /\bThe "[^"]{1,60}" (?:argument|property) must be (?:of type|an instance of)\b[^\n]{0,200}\bReceived\b/,
    /\b(?:ReferenceError|RangeError|SyntaxError): /,
    /\b(?:AttributeError|KeyError|IndexError|UnboundLocalError|ZeroDivisionError|NameError)\b/,
    /'NoneType' object\b/,
    /\b(?:unsupported operand type|object is not subscriptable|object has no attribute|not supported between instances)\b/,
    /\bTraceback \(most recent call last\)/,
    /\bnil pointer dereference\b/,
    /\bpanic: /,
    /\bpanicked at\b/,
    /\bNullPointerException\b/,
    /\bClassCastException\b/,
    /\bNullReferenceException\b/,
    /\bMaximum call stack size exceeded\b/,
];
/** Names of error classes that runtimes use for bugs, and people for validation: what else is said decides. */
const RUNTIME_CLASS = [/\bTypeError\b/, /\bInternalError\b/, /\bAssertionError\b/];
/** A program that is not there, in the words of shells and of Node. */
const NO_PROGRAM = [
    /\bspawn(?:Sync)? [^\s"']{1,100} ENOENT\b/,
    /\b(?:sh|bash|zsh|dash): (?:(?:line )?\d+: )?[^\s:]{1,100}: (?:command )?not found\b/,
    /\bis not recognized as an internal or external command\b/,
];
/** A failed fetch, or a program that is missing: the argument was used, and something beyond the server did not answer. */
const DOWNSTREAM = [
    ...NO_PROGRAM,
    /\bECONN(?:REFUSED|RESET|ABORTED)\b/,
    /\bE(?:NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE|PROTO)\b/,
    /\bgetaddrinfo\b/,
    /\bERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE|CONNECTION_[A-Z_]+|TUNNEL_CONNECTION_FAILED)\b/,
    /\bhost ?name (?:was )?not (?:be )?(?:found|resolved)\b/i,
    /\bunable to connect to https?:/i,
    /\bfetch failed\b/i,
    /\bfailed to fetch\b/i,
    /\bconnection (?:refused|reset|closed|timed out|error)\b/i,
    /\bconnect(?:ion)? time-?d? ?-?out\b/i,
    /\b(?:request|operation|connection|gateway|socket|upstream)\b[^\n]{0,30}\b(?:timed out|time-?out)\b/i,
    /\bsocket hang up\b/i,
    /\bnetwork (?:error|failure|is unreachable)\b/i,
    /\bno such host\b/i,
    /\bname or service not known\b/i,
    /\bname resolution\b/i,
    /\b(?:certificate|TLS|SSL)\b[^\n]{0,60}\b(?:error|failed|expired|verify|invalid|handshake)\b/i,
    /\bCERT_[A-Z_]+\b/,
    /\b(?:HTTP|status|status code|response)\b[^\n\d]{0,20}\b5\d\d\b/i,
    /\b50[0234] (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)\b/i,
];
/** How a text introduces itself as an error. */
const ERROR_PREFIX = /^(?:[\s*_#-]|❌|⚠|🚫|\ufe0f){0,6}(?:(?:an )?(?:error(?: occurred)?|failed|failure|bad request|invalid request|validation error|valueerror|typeerror|exception)\b[*_]{0,2}|error \(\w{1,40}\)|[\w ]{1,40} failed(?=:))\s?[:!.-]{1,2}\s*|^\s*(?:❌|⚠|🚫)\ufe0f?\s*/iu;
/** A success whose whole text is a refusal. Anchored at the start: a document may well speak of invalid input in its middle. */
const REFUSAL_START = [
    /^(?:invalid|missing|unknown|unsupported|unexpected|unrecognized)\b[^\n.]{0,60}\b(?:input|arguments?|parameters?|params|value|type|field|property)\b/i,
    /^(?:input )?validation (?:error|failed)\b/i,
    /^(?:please|you (?:must|need to)) (?:provide|specify|supply|give)\b/i,
    /^(?:the |a |one or more )?(?:required|mandatory) (?:parameters?|arguments?|fields?|propert(?:y|ies)|input)\b/i,
    /^(?:the )?(?:parameter|argument|field|property) ["'`]?[\w.-]{1,60}["'`]? (?:is (?:required|missing|invalid|not valid)|must be|cannot be|should be)\b/i,
    /^["'`][\w.-]{1,60}["'`] (?:is (?:required|missing|invalid|a required \w+)|must be|cannot be (?:empty|null|undefined))\b/i,
    /^expected (?:a |an )?(?:string|number|integer|boolean|array|object)\b[^\n]{0,80}\b(?:received|got|found)\b/i,
];
/** What the first sentence of a refusal says of the parameter that it names. */
const REFUSES = [
    /\b(?:is|are) (?:a )?(?:required|missing|invalid|not valid|mandatory)\b/i,
    /\bmust (?:not )?be\b/i,
    /\bmust (?:provide|specify|contain|match|have)\b/i,
    /\bcannot be (?:empty|null|undefined|blank)\b/i,
    /\bshould be (?:a|an|one of)\b/i,
    /\b(?:not|no \w{1,40}) (?:provided|specified|given|supplied)\b/i,
    /\b(?:is|are|was) (?:empty|undefined|null)\b/i,
    /\b(?:invalid|missing|unknown|unsupported)\b/i,
];
/** Why a valid call could not be served: the reader must give something, and no bug is shown. */
const BLOCKED = {
    authentication: [
        /\b(?:unauthori[sz]ed|unauthenticated|forbidden|bad credentials|access denied(?![^\n]{0,12}\b(?:path|directory|file)))\b/i,
        /\b(?:401|403)\b[^\n]{0,40}\b(?:error|status|unauthori[sz]ed|forbidden)\b/i,
        /\b(?:error|status|code)\b[^\n\d]{0,20}\b(?:401|403)\b/i,
        /\b(?:invalid|missing|expired|no|wrong|bad)\b[^\n]{0,30}\b(?:api[ _-]?key|access token|auth(?:entication|orization)? token|credentials?|subscription token)\b/i,
        /\b(?:api[ _-]?key|access token|credentials?)\b[^\n]{0,40}\b(?:required|missing|invalid|not (?:set|found|provided|configured))\b/i,
        /\b(?:log ?in|sign ?in|authenticate|authentication)\b[^\n]{0,30}\b(?:required|first|failed)\b/i,
    ],
    configuration: [
        ...NO_PROGRAM,
        /\b(?:is |are |was |been )?not configured\b/i,
        /\benvironment variables?\b/i,
        /\b(?:please )?(?:configure|set up)\b[^\n]{0,60}\b(?:first|before|in|the|your)\b/i,
        /\b(?:command|executable|binary|browser)\b[^\n]{0,40}\b(?:not found|not installed|is missing)\b/i,
        /\bno (?:database|workspace|project|connection|browser)\b[^\n]{0,30}\b(?:configured|connected|open|selected|found)\b/i,
    ],
    client: [
        /\brequires? task augmentation\b/i,
        /\bclient (?:does not|doesn't) support\b[^\n]{0,40}\b(?:sampling|elicitation|roots|tasks?)\b/i,
        /\b(?:sampling|elicitation|roots)\b[^\n]{0,40}\bnot (?:available|supported by (?:the|this|your) client)\b/i,
    ],
};
/** The server, or what stands behind it, takes no more calls for now. */
const TOO_MANY = [
    /\b(?:429|rate.?limit(?:ed|s)?|too many (?:requests|connections)|quota)\b/i,
];
/** What was asked for is not there. */
const NOT_THERE = [
    /\b(?:not found|no such|does(?: not|n't) exist|could(?: not|n't) (?:be found|find)|cannot (?:be found|find))\b/i,
    /\b404\b/,
];
/** True when one of the patterns is found in the text. */
function says(patterns, text) {
    return patterns.some((pattern) => pattern.test(text));
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

/***/ 5817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ HEADER_MISMATCH),
/* harmony export */   Ge: () => (/* binding */ META),
/* harmony export */   TZ: () => (/* binding */ FIRST_MODERN),
/* harmony export */   oN: () => (/* binding */ isRevision),
/* harmony export */   xH: () => (/* binding */ UNSUPPORTED_VERSION),
/* harmony export */   xK: () => (/* binding */ FUTURE_VERSION)
/* harmony export */ });
/** First revision of the stateless era: no handshake, every request says who asks and in which version. */
const FIRST_MODERN = "2026-07-28";
/** A revision that does not exist: offered to see that a server answers with one it speaks. */
const FUTURE_VERSION = "2099-01-01";
/** Names in `_meta` that every request and result of the modern era carries (MCP 2026-07-28, Base protocol, `_meta`). */
const META = {
    version: "io.modelcontextprotocol/protocolVersion",
    client: "io.modelcontextprotocol/clientInfo",
    capabilities: "io.modelcontextprotocol/clientCapabilities",
    server: "io.modelcontextprotocol/serverInfo",
};
/** A header says something else than the body: an error code of the modern era (MCP 2026-07-28, Error codes). */
const HEADER_MISMATCH = -32020;
/** The version is none that the server speaks: another one. */
const UNSUPPORTED_VERSION = -32022;
const REVISION = /^\d{4}-\d{2}-\d{2}$/;
/** Whether a text is a revision: they are dates (MCP specification, Versioning), so that they compare as text. */
const isRevision = (text) => REVISION.test(text);


/***/ }),

/***/ 9981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ METHOD_NOT_FOUND),
/* harmony export */   l: () => (/* binding */ INVALID_PARAMS)
/* harmony export */ });
/** JSON-RPC 2.0 "Method not found". */
const METHOD_NOT_FOUND = -32601;
/** JSON-RPC 2.0 "Invalid params": the one code that a validation error may carry. */
const INVALID_PARAMS = -32602;


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
/* harmony export */   Nt: () => (/* binding */ escapeRegExp),
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
/** Text within the source of a regular expression: it matches itself, in a character class too. */
function escapeRegExp(text) {
    return text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
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

/***/ 1368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uA: () => (/* binding */ MASKED),
  aD: () => (/* binding */ createMasker),
  Tm: () => (/* binding */ maskHead),
  Zl: () => (/* binding */ maskTail)
});

// UNUSED EXPORTS: formsOf

// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
;// CONCATENATED MODULE: ./build/text/mask-spelling.js

/** Backslashes before an escape sequence: one in JSON, three and seven in JSON within JSON within JSON, and one more such level. */
const SLASHES = "\\\\{1,15}";
const SHORT = { "\b": "b", "\t": "t", "\n": "n", "\f": "f", "\r": "r" };
const NAMED = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };
/** Letters and digits: encoders of URLs and HTML leave them as they are. */
const PLAIN = /^[A-Za-z0-9]$/;
/** Hexadecimal digits in either case. */
const hexDigits = (text) => text.replace(/[a-f]/g, (one) => `[${one}${one.toUpperCase()}]`);
/** `\u00e9` and its kin; a surrogate pair as two of them. */
function unicodeEscape(character) {
    const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at).toString(16).padStart(4, "0"));
    return units.map((unit) => `${SLASHES}u${hexDigits(unit)}`).join("");
}
/** `%2F`, also where the percent sign was encoded again. */
function percentEscape(character) {
    const bytes = Buffer.from(character).toString("hex").match(/../g) ?? [];
    return bytes.map((byte) => `%(?:25){0,2}${hexDigits(byte)}`).join("");
}
function htmlEscape(character) {
    const code = character.codePointAt(0) ?? 0;
    const name = NAMED[character];
    const numbers = `#0{0,4}${code}|#[xX]0{0,4}${hexDigits(code.toString(16))}`;
    return `&(?:amp;){0,2}(?:${name === undefined ? numbers : `${name}|${numbers}`});`;
}
/** White space of any kind and length, however it is written: texts are put on one line before they are shown. */
const SPACE = `(?:\\s|${SLASHES}(?:[fnrt]|u00(?:20|0[9a-dA-D]|[aA]0))|%(?:25){0,2}(?:20|09|0[aAdD])|\\+|&(?:nbsp|#32|#1[03]|#9);){1,40}`;
/** One character in every way it is written, escape sequences first. */
function spelled(character) {
    if (PLAIN.test(character))
        return `(?:${character}|${unicodeEscape(character)})`;
    const short = SHORT[character] ?? (/["'/]/.test(character) ? (0,text_escape/* escapeRegExp */.Nt)(character) : null);
    const ways = [
        ...(short === null ? [] : [`${SLASHES}${short}`]),
        ...(character === "'" ? [`'${SLASHES}''`] : []),
        unicodeEscape(character),
        percentEscape(character),
        htmlEscape(character),
        (0,text_escape/* escapeRegExp */.Nt)(character),
    ];
    return `(?:${ways.join("|")})`;
}
/** A run of backslashes: doubled by each JSON around it. As one, since they stand beside escape sequences. */
const backslashes = (count) => `(?:\\\\{${count},${count * 16}}|(?:${SLASHES}u005[cC]|%(?:25){0,2}5[cC]|&(?:amp;){0,2}#92;){${count}})`;
/** A pattern of a text as it is and, with `escapes`, with any of its characters escaped for JSON, URLs or HTML. */
function anySpelling(text, escapes) {
    const runs = text.match(/\s+|\\+|[\s\S]/gu) ?? [];
    return runs
        .map((run) => {
        if (/^\s/.test(run))
            return escapes ? SPACE : "\\s{1,40}";
        if (!escapes)
            return (0,text_escape/* escapeRegExp */.Nt)(run);
        return run.startsWith("\\") ? backslashes(run.length) : spelled(run);
    })
        .join("");
}
/** The same for a base64 text, in the alphabet for URLs too. */
function base64Spelling(text, escapes) {
    const other = (character) => (character === "+" ? "-" : "_");
    return text.replace(/[+/]/g, (one) => escapes ? `(?:${other(one)}|${spelled(one)})` : `(?:${other(one)}|${(0,text_escape/* escapeRegExp */.Nt)(one)})`);
}

;// CONCATENATED MODULE: ./build/text/mask.js

/** What stands in the place of a masked value, or looks like it: markdown has `***words***` of its own. Its group is the name. */
const MASKED = /\*\*\*([A-Za-z0-9_.-]{1,80})\*\*\*/g;
/** Encoded forms shorter than this are left alone: they turn up in ordinary text by chance. */
const SHORTEST_ENCODED = 6;
/** Characters that begin an escape sequence of JSON, URLs or HTML. */
const ESCAPED = /[\\%&+]/;
/** The base64 characters that a value surely gives when it stands `offset` bytes into the encoded text. */
function base64At(value, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    const whole = bytes.toString("base64").replace(/=+$/, "");
    const from = offset === 0 ? 0 : offset + 1;
    const bits = bytes.length * 8;
    return whole.slice(from, Math.floor(bits / 6));
}
function encodedForms(value) {
    const long = (text) => text.length >= SHORTEST_ENCODED;
    const hex = Buffer.from(value).toString("hex");
    return {
        base64: [0, 1, 2].map((offset) => base64At(value, offset)).filter(long),
        hex: [hex, hex.toUpperCase()].filter(long),
    };
}
/**
 * The texts a value may leave programs as: as it is, URL-encoded, in JSON (once and twice), in HTML, base64 (wherever it
 * stands in a longer text) and hexadecimal. For those who mask by comparing.
 */
function formsOf(value) {
    const json = JSON.stringify(value).slice(1, -1);
    const uri = encodeURIComponent(Buffer.from(value).toString("utf8"));
    const html = value.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
    const { base64, hex } = encodedForms(value);
    const encoded = [
        uri,
        uri.replaceAll("%20", "+"),
        json,
        JSON.stringify(json).slice(1, -1),
        html,
        ...base64,
        ...base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")),
        ...hex,
    ];
    return [...new Set([value, ...encoded.filter((text) => text.length >= SHORTEST_ENCODED)])];
}
/** A pattern of every form of a value: with `escapes` those with escape sequences in them too. */
function patternOf(value, escapes) {
    const { base64, hex } = encodedForms(value);
    return [anySpelling(value, escapes), ...base64.map((text) => base64Spelling(text, escapes)), ...hex].join("|");
}
/** Every place of every value, those that overlap as one: what is left of the one must not show the other. */
function placesOf(text, patterns) {
    const all = patterns.flatMap(({ name, pattern }) => [...text.matchAll(pattern)].map((one) => ({ from: one.index, to: one.index + one[0].length, name })));
    const merged = [];
    for (const one of all.sort((a, b) => a.from - b.from || b.to - a.to)) {
        const last = merged.at(-1);
        if (last !== undefined && one.from < last.to)
            last.to = Math.max(last.to, one.to);
        else
            merged.push({ ...one });
    }
    return merged;
}
/** Masking by one set of patterns. */
function masking(secrets, escapes) {
    const sources = secrets.map(({ name, value }) => ({ name, source: patternOf(value, escapes) }));
    const any = new RegExp(sources.map(({ source }) => source).join("|"));
    const patterns = sources.map(({ name, source }) => ({ name, pattern: new RegExp(source, "g") }));
    return (text) => {
        if (!any.test(text))
            return text;
        let result = "";
        let at = 0;
        for (const { from, to, name } of placesOf(text, patterns)) {
            result += `${text.slice(at, from)}***${name}***`;
            at = to;
        }
        return result + text.slice(at);
    };
}
/** A function that puts `***NAME***` in the place of every form of every value. Linear in the text. */
function createMasker(secrets) {
    const used = secrets.filter(({ value }) => value !== "");
    if (used.length === 0)
        return (text) => text;
    const unescaped = masking(used, false);
    const escaped = masking(used, true);
    return (text) => (ESCAPED.test(text) ? escaped(text) : unescaped(text));
}
/**
 * The masked start of a text of which only about `chars` characters are looked at. What the edge may have cut in two is
 * left out: it is where looking twice as far gives something else.
 */
function maskHead(text, chars, mask) {
    if (text.length <= chars)
        return mask(text);
    const near = mask(text.slice(0, chars));
    const far = mask(text.slice(0, 2 * chars));
    let same = 0;
    while (same < near.length && near[same] === far[same])
        same += 1;
    return near.slice(0, same);
}
/** The same for the end of a text. */
function maskTail(text, chars, mask) {
    if (text.length <= chars)
        return mask(text);
    const near = mask(text.slice(-chars));
    const far = mask(text.slice(-2 * chars));
    let same = 0;
    while (same < near.length && near.at(-1 - same) === far.at(-1 - same))
        same += 1;
    return same === 0 ? "" : near.slice(-same);
}


/***/ }),

/***/ 7463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ namingLine),
/* harmony export */   x: () => (/* binding */ withoutStack)
/* harmony export */ });
/** A line longer than this is read no further. */
const READ_CHARS = 2_000;
const TRACEBACK = /^\s*Traceback \(most recent call last\):/;
/** The last line of a traceback of Python: at the margin, the class with its module, and often a text. */
const RAISED = /^[A-Za-z_][\w.]*(?:Error|Exception|Exit|Interrupt|Warning|NotFound)\b(?::|$)|^[a-z_]\w*(?:\.\w+)+: \S/;
/** Rust, since 1.73: the text is on the next line; before that it stood in the line itself. */
const PANICKED = /^thread '[^']{0,100}' (?:\(\d+\) )?panicked at /;
const PANICKED_WITH = /panicked at '.{1,1000}', [^\s']+:\d+:\d+/;
/** Lines that name an error by themselves. */
const NAMES = [
    /^(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception)(?: \[\w+\])?: \S/,
    /^(?:Uncaught )?[A-Z]\w*Error(?: \[\w+\])?$/,
    /^(?:panic|fatal error): \S/,
    /^\[?(?:error|fatal)\]?:? \S/i,
    /^[^\s:]{1,100}: (?:(?:line )?\d+: )?[^\s:]{1,100}: (?:command )?not found$/,
];
/** Index of the line that ends a traceback which starts before `from`; -1 when there is none. */
function endOfTraceback(lines) {
    const start = lines.findLastIndex((line) => TRACEBACK.test(line));
    if (start < 0)
        return -1;
    const after = lines.slice(start + 1).findIndex((line) => RAISED.test(line));
    return after < 0 ? -1 : start + 1 + after;
}
/** Where a panic of Rust says what happened; -1 when nothing panicked. */
function panicOf(lines) {
    const at = lines.findIndex((line) => PANICKED.test(line));
    if (at < 0 || PANICKED_WITH.test(lines[at] ?? ""))
        return at;
    return (lines[at + 1] ?? "").trim() === "" ? at : at + 1;
}
/** Go writes the panic first and where it happened below; of several it is the first that the others follow from. */
function firstPanic(lines) {
    return lines.findIndex((line) => /^(?:panic|fatal error): \S/.test(line));
}
/**
 * The line of a program's stderr that names what ended it, in the shapes of Node, Python, Go and Rust; null when none does.
 * The last lines are often a stack, a list of paths that were tried, or the version of the runtime.
 */
function namingLine(stderr) {
    const lines = stderr.split(/\r?\n/).map((line) => line.slice(0, READ_CHARS).trimEnd());
    const certain = [endOfTraceback(lines), panicOf(lines), firstPanic(lines)].find((at) => at >= 0);
    const at = certain ?? lines.findLastIndex((line) => NAMES.some((shape) => shape.test(line)));
    return lines[at]?.trim() || null;
}
/** Where the frames of Node, Java and C# begin. */
const FRAMES = /\r?\n\s+at \S/;
/** What a text says of an error, without the stack that follows or precedes it. */
function withoutStack(text) {
    const frames = text.search(FRAMES);
    if (frames > 0)
        return text.slice(0, frames);
    return text.split("\n").some((line) => TRACEBACK.test(line)) ? (namingLine(text) ?? text) : text;
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


/***/ })

};
