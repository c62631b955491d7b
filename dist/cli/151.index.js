export const id = 151;
export const ids = [151];
export const modules = {

/***/ 7722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
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
    const asked = featuresAsked(evidence);
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
            blocked: MEANT.has(item.kind)
                ? (classified.blocked ?? (explains(asked.has(exchange.id), classified.outcome) ? "client" : null))
                : null,
            response: classified.response,
            exchange,
            durationMs: exchange.durationMs,
            tries: judged.sent.tries,
            startedAtMs: exchange.request.atMs,
        };
    });
}


/***/ }),

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
const list = (value) => (Array.isArray(value) ? value : []);
/** The other era of the same server, from `evidence.extra`; null when only one was recorded. */
function readOtherEra(evidence) {
    const other = evidence.extra["era-parity"];
    const era = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stringMember */ .sk)(other, "era");
    if (era !== "legacy" && era !== "modern")
        return null;
    const outcomes = list((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .member */ .Dc)(other, "outcomes")).flatMap((one) => {
        const outcome = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stringMember */ .sk)(one, "outcome");
        if (!isOutcome(outcome))
            return [];
        return [{ tool: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stringMember */ .sk)(one, "tool") ?? "", caseId: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stringMember */ .sk)(one, "caseId") ?? "", outcome }];
    });
    return {
        era,
        protocolVersion: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stringMember */ .sk)(other, "protocolVersion") ?? "",
        failure: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .stringMember */ .sk)(other, "failure"),
        tools: list((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .member */ .Dc)(other, "tools")),
        outcomes,
    };
}


/***/ }),

/***/ 3480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QM: () => (/* binding */ unmatchedResponses),
/* harmony export */   X: () => (/* binding */ frameFaults),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   dl: () => (/* binding */ invalidMessage)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** A line of the wire as a JSON object; null when it is none. */
function objectOf(raw) {
    try {
        const frame = raw === undefined ? null : JSON.parse(raw);
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(frame) ? frame : null;
    }
    catch {
        return null;
    }
}
function isError(error) {
    return Number.isInteger((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(error, "code")) && typeof (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(error, "message") === "string";
}
function faultOf(exchange) {
    const frame = objectOf(exchange.response?.raw);
    if (frame === null)
        return null;
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(frame, "jsonrpc") !== "2.0")
        return "jsonrpc";
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(frame, "id") !== (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(objectOf(exchange.request.raw), "id"))
        return "id";
    const error = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(frame, "error");
    if (error === undefined)
        return null;
    if (Object.hasOwn(frame, "result"))
        return "both";
    return isError(error) ? null : "error";
}
/** Every answer that is not what JSON-RPC 2.0 says an answer is. */
function frameFaults(exchanges) {
    return exchanges.flatMap((exchange) => {
        const fault = faultOf(exchange);
        return fault === null ? [] : [{ fault, exchange }];
    });
}
/** Responses that answer nothing. One that only came too late is none of them. */
function unmatchedResponses(connections, exchanges) {
    const ends = new Map(exchanges.map((one) => [`${one.connection} ${(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(objectOf(one.request.raw), "id")}`, one.end]));
    return connections.flatMap((connection) => connection.messages.flatMap(({ kind, frame }) => {
        if (kind !== "unmatched-response")
            return [];
        const end = ends.get(`${connection.id} ${(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(objectOf(frame.raw), "id")}`);
        if (end !== undefined && end !== "answered")
            return [];
        return [{ kind: end === undefined ? "stray" : "twice", raw: frame.raw }];
    }));
}
/** Revisions before and after it have no JSON-RPC batches. */
const WITH_BATCHES = "2025-03-26";
/** The first message that is no JSON-RPC message of the negotiated revision; null when all are. */
function invalidMessage(connections, protocolVersion) {
    const mayBatch = protocolVersion === WITH_BATCHES;
    const messages = connections.flatMap((one) => one.messages);
    const invalid = messages.find(({ kind, frame }) => kind === "invalid" && !(mayBatch && frame.raw.trimStart().startsWith("[")));
    return invalid?.frame.raw ?? null;
}


/***/ }),

/***/ 4306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _1: () => (/* binding */ isRefusedByHttp),
/* harmony export */   fp: () => (/* binding */ readHttp),
/* harmony export */   oM: () => (/* binding */ carriedWords)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3480);


/** Statuses by which a server asks who we are, or says that we may not (RFC 9110, sections 15.5.2 and 15.5.4). */
const REFUSES_US = new Set([401, 403]);
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
    return (0,_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .objectOf */ .Xy)(response?.raw)?.jsonrpc === undefined;
}
/** The probes of the transport, null when none were made. */
function readHttp(evidence) {
    const probes = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(evidence.extra.http, "probes");
    if (!Array.isArray(probes))
        return null;
    const read = probes.map((probe) => {
        const status = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(probe, "status");
        const code = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(probe, "code");
        const spoke = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(probe, "spoke");
        return {
            name: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(probe, "name") ?? "",
            status: typeof status === "number" ? status : null,
            contentType: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(probe, "contentType"),
            spoke: spoke === "result" || spoke === "error" ? spoke : null,
            code: typeof code === "number" ? code : null,
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
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5581);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8136);
/* harmony import */ var _size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7855);




function resultOf(exchange) {
    if (exchange.response === null)
        return null;
    try {
        const frame = JSON.parse(exchange.response.raw);
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(frame, "result") ?? null;
    }
    catch {
        return null;
    }
}
/** Results of one reading of the list: all its pages came over one connection. */
function pages(evidence, purpose) {
    const exchanges = evidence.exchanges.filter((one) => one.purpose === purpose);
    const connection = exchanges[0]?.connection;
    const results = exchanges.filter((one) => one.connection === connection).map(resultOf);
    return results.filter((result) => result !== null);
}
const oddCursor = (result) => {
    const cursor = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(result, "nextCursor");
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(result) && cursor !== undefined && typeof cursor !== "string";
};
/** The tools as listed, with the place each was located at. */
function listedTools(evidence) {
    return (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .readTools */ .s)(pages(evidence, "list")).map((tool) => ({
        ...tool,
        location: Object.hasOwn(evidence.locations, tool.name) ? (evidence.locations[tool.name] ?? null) : null,
    }));
}
/** The entries whatever their order: none is promised. */
const entries = (results) => (0,_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .readTools */ .s)(results)
    .map((tool) => (0,_size_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s)(tool.raw))
    .sort()
    .join("\n");
/** How the listing went: pages, cursors, and whether a second reading gave the same tools. */
function readListing(evidence) {
    const first = pages(evidence, "list");
    const again = pages(evidence, "list-again");
    const { kept, repeated } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .distinctPages */ .J)(first);
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

/***/ 4452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ classify)
/* harmony export */ });
/* unused harmony export outcomeOfAnswer */
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7850);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4306);
/* harmony import */ var _normalise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7838);
/* harmony import */ var _parameters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5982);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6488);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8725);
/* harmony import */ var _sent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3064);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4126);








/** JSON-RPC "Invalid params": the one code that a validation error may carry. */
const INVALID_PARAMS = -32602;
/** Text that is read for its words; the rest of a long answer is data. */
const READ_CHARS = 4_000;
const DETAIL_CHARS = 240;
/** A sentence that decides about a parameter that it names. */
function judgesParameter(text, tool) {
    const sentences = text.split(/[\n;]|\. /);
    return sentences.some((sentence) => (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .ABOUT_PARAMETER */ .u$, sentence) && (0,_parameters_js__WEBPACK_IMPORTED_MODULE_1__/* .namesParameter */ .i)(sentence, tool));
}
/** Whether a text is a decision about the arguments; `named`: only a validator's dump or a parameter's name proves it. */
function isValidation(text, tool, named) {
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .VALIDATOR_DUMP */ .kb, text) || judgesParameter(text, tool))
        return true;
    return (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .ARGUMENTS_INVALID */ .bG, text) && (!named || (0,_parameters_js__WEBPACK_IMPORTED_MODULE_1__/* .namesParameter */ .i)(text, tool));
}
function outcomeOfError(response, tool) {
    const text = response.text.slice(0, READ_CHARS);
    const coded = response.error !== null && response.error.code !== INVALID_PARAMS;
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .RUNTIME_ERROR */ .KF, text))
        return "internal-error";
    if (isValidation(text, tool, coded))
        return coded ? "rejected-wrong-code" : "rejected";
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .DOWNSTREAM */ .TR, text) && !(0,_parameters_js__WEBPACK_IMPORTED_MODULE_1__/* .namesParameter */ .i)(text, tool, true))
        return "lenient-downstream";
    return coded || (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .RUNTIME_CLASS */ .yg, text) ? "internal-error" : "rejected";
}
/** What an answer that the protocol allows says. */
function outcomeOfAnswer(response, tool) {
    if (response.error !== null || response.isError)
        return outcomeOfError(response, tool);
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .v)(response, tool) ? "refused-in-text" : "ok";
}
function blockedBy(response) {
    if (response === null)
        return null;
    const failed = response.error !== null || response.isError;
    const text = (failed ? response.text : ((0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .errorInText */ .X)(response) ?? "")).slice(0, READ_CHARS);
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .BLOCKED */ .hl.authentication, text))
        return "authentication";
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .BLOCKED */ .hl.configuration, text))
        return "configuration";
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .BLOCKED */ .hl.client, text))
        return "client";
    return (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .DOWNSTREAM */ .TR, text) ? "network" : null;
}
function describe(response) {
    const text = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .J)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(response.text), DETAIL_CHARS);
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
    const text = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .J)(exchange.response?.raw ?? "", READ_CHARS);
    const detail = exchange.http === undefined ? "refused" : (0,_http_js__WEBPACK_IMPORTED_MODULE_0__/* .carriedWords */ .oM)(exchange.http);
    const error = { code: null, message: text, data: undefined };
    const response = {
        isError: false,
        error,
        text,
        contentTypes: [],
        content: [],
        structuredContent: undefined,
        chars: text.length,
    };
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
    const { response, violation } = (0,_response_js__WEBPACK_IMPORTED_MODULE_5__/* .readResponse */ .U)(exchange);
    if (exchange.diedAfter !== null) {
        return { ...silent("crashed", `after its answer ${exitDetail(exchange)}`), response };
    }
    if (response === null)
        return silent("protocol-violation", violationOf(exchange, violation));
    const outcome = outcomeOfAnswer(response, tool);
    const failed = response.error !== null || response.isError;
    const said = failed ? (0,_normalise_js__WEBPACK_IMPORTED_MODULE_6__/* .normalise */ .j)(response.text, (0,_sent_js__WEBPACK_IMPORTED_MODULE_7__/* .sentValues */ .V)(exchange)) : "";
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
const ENDS_LINE = /^[.,;[\n]|^$/;
const FOLLOWS = /^ (?:is|are|was|must|should|cannot|field|parameter|argument)\b/i;
/** How a name stands at a place of a text; null when it is only a part of another word. */
function standing(text, at, name) {
    const before = text[at - 1] ?? " ";
    const after = text[at + name.length] ?? " ";
    if (WORD.test(before) || WORD.test(after))
        return null;
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
/* harmony export */   E: () => (/* binding */ compilePattern),
/* harmony export */   F: () => (/* binding */ Undecidable)
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
/** What an answer in the shape `{"error": "..."}`, `{"error": "a_code", "message": "..."}` or `{"success": false, "message": "..."}` says. */
function errorMembers(value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return [];
    const error = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, "error");
    const text = typeof error === "string" ? error : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringMember */ .sk)(error, "message");
    const failed = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, "success") === false ||
        (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, "ok") === false ||
        (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(value, "status") === "error";
    const message = text !== null || failed ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringMember */ .sk)(value, "message") : null;
    return [text, message].filter((said) => said !== null);
}
function parsed(text) {
    try {
        return text.startsWith("{") ? JSON.parse(text) : null;
    }
    catch {
        return null;
    }
}
/** What a result without `isError` reports as its error, when it is nothing but an object that does; else null. */
function errorInText(response) {
    const text = response.text.trim();
    if (text.length > REFUSAL_CHARS)
        return null;
    return errorMembers(text === "" ? (response.structuredContent ?? null) : parsed(text))[0] ?? null;
}
/** Whether a result without `isError` is nothing but a validation refusal. */
function isRefusal(response, tool) {
    const text = response.text.trim();
    if (text.length > PROVEN_CHARS)
        return false;
    const data = text === "" ? (response.structuredContent ?? null) : parsed(text);
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
/* harmony export */   U: () => (/* binding */ readResponse)
/* harmony export */ });
/* unused harmony export readResult */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7855);


const broken = (violation) => ({ response: null, violation });
function parse(raw) {
    try {
        return JSON.parse(raw);
    }
    catch {
        return undefined;
    }
}
function errorText(error) {
    const message = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(error, "message") ?? "";
    const data = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(error, "data");
    if (data === undefined)
        return message;
    return `${message}\n${typeof data === "string" ? data : (0,_size_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s)(data)}`;
}
function readError(error) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(error))
        return broken("`error` is not an object");
    const code = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(error, "code");
    const text = errorText(error);
    const response = {
        isError: false,
        error: {
            code: typeof code === "number" ? code : null,
            message: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(error, "message") ?? "",
            data: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(error, "data"),
        },
        text,
        contentTypes: [],
        content: [],
        structuredContent: undefined,
        chars: text.length,
    };
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
    const structuredChars = structuredContent === undefined ? 0 : (0,_size_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonText */ .s)(structuredContent).length;
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
    const asked = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(parse(request.raw), "id");
    const given = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(frame, "id");
    return asked === undefined || given === asked || (given === null && Object.hasOwn(frame, "error"));
}
/** Reads the raw frame of an answer to `tools/call`. Never throws. */
function readResponse(exchange) {
    if (exchange.response === null)
        return broken("there is no answer");
    const frame = parse(exchange.response.raw);
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
const regExp = Object.assign((pattern) => (0,facts_pattern/* compilePattern */.E)(pattern), { code: "compilePattern" });
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
        throw new facts_pattern/* Undecidable */.F("the schema takes too long");
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
    const tooMuch = (value) => walk.comparesItems && (0,size/* longestArray */.o)(value) > MAX_COMPARED;
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
    const text = (0,size/* jsonText */.s)(schema);
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

/***/ 1233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readServer)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);
/* harmony import */ var _model_revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5817);


/** Revisions are dates, so that they compare as text. */
const REVISION = /^\d{4}-\d{2}-\d{2}$/;
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
        era: REVISION.test(protocolVersion) && protocolVersion >= _model_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_MODERN */ .TZ ? "modern" : "legacy",
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
/* harmony export */   o: () => (/* binding */ longestArray),
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
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
/** A failed fetch: the argument was used, and something beyond the server did not answer. */
const DOWNSTREAM = [
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


/***/ }),

/***/ 5817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ HEADER_MISMATCH),
/* harmony export */   Ge: () => (/* binding */ META),
/* harmony export */   TZ: () => (/* binding */ FIRST_MODERN),
/* harmony export */   xH: () => (/* binding */ UNSUPPORTED_VERSION)
/* harmony export */ });
/** First revision of the stateless era: no handshake, every request says who asks and in which version. */
const FIRST_MODERN = "2026-07-28";
/** Names in `_meta` that every request and result of the modern era carries (MCP 2026-07-28, Base protocol, `_meta`). */
const META = {
    version: "io.modelcontextprotocol/protocolVersion",
    client: "io.modelcontextprotocol/clientInfo",
    capabilities: "io.modelcontextprotocol/clientCapabilities",
    server: "io.modelcontextprotocol/serverInfo",
};
/** JSON-RPC error codes of the modern era (MCP 2026-07-28, Error codes). */
const HEADER_MISMATCH = -32020;
const UNSUPPORTED_VERSION = -32022;


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


/***/ })

};
