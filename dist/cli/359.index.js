export const id = 359;
export const ids = [359];
export const modules = {

/***/ 5032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ EXAMPLE_LINE),
/* harmony export */   LT: () => (/* binding */ HEAD_COMMIT),
/* harmony export */   Z1: () => (/* binding */ EXTENSIONS),
/* harmony export */   fi: () => (/* binding */ NO_HINTS),
/* harmony export */   rs: () => (/* binding */ LAYOUT)
/* harmony export */ });
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
/** Nothing is known. */
const NO_HINTS = { tool: "", siblings: [], given: null };


/***/ }),

/***/ 7183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ answerRequest)
/* harmony export */ });
/* harmony import */ var _model_rpc_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9981);

/** Results for what a server may ask its client. Nothing is granted, everything is answered, so that no tool hangs. */
const RESULTS = {
    ping: {},
    "roots/list": { roots: [] },
    "elicitation/create": { action: "decline" },
};
const DECLINED = {
    "sampling/createMessage": "The audit has no model to sample from.",
};
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
        ? { ...head, error: { code: _model_rpc_js__WEBPACK_IMPORTED_MODULE_0__/* .METHOD_NOT_FOUND */ .X, message: "Method not found" } }
        : { ...head, error: { code: REJECTED, message: declined } };
}


/***/ }),

/***/ 2554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ exitWords),
/* harmony export */   Rl: () => (/* binding */ ownExit),
/* harmony export */   sX: () => (/* binding */ exitOf)
/* harmony export */ });
/** An exit as exchanges and failures tell it: whether we asked for it is for the connection to say. */
const exitOf = ({ code, signal, atMs }) => ({ code, signal, atMs });
/** How the process of a session ended by itself; null while it lives, or when it was asked to end. */
function ownExit(session) {
    const exit = session.exit();
    return exit === null || exit.requested ? null : exitOf(exit);
}
/** How a process ended, as the end of a sentence. */
function exitWords(exit) {
    if (exit === null)
        return "closed its output";
    return exit.signal === null ? `exited with code ${exit.code ?? "unknown"}` : `died of ${exit.signal}`;
}


/***/ }),

/***/ 7232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ cutFrame),
  X: () => (/* binding */ readLine)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(5666);
// EXTERNAL MODULE: ./build/text/json-scan.js
var json_scan = __webpack_require__(8697);
;// CONCATENATED MODULE: ./build/record/shorten.js

const MARK = "… (cut)";
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LONGEST_LITERAL = 400;
/** A string token of at most `max` characters between its quotes; no escape sequence is split. */
function cutToken(token, max) {
    if (token.length <= max + 2)
        return token;
    let end = max + 1;
    const last = token.lastIndexOf("\\", end - 1);
    if (last > 0 && end - last <= 6) {
        let first = last;
        while (token.charCodeAt(first - 1) === BACKSLASH)
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
    if ((0,json_scan/* opens */.UI)(code) && open.length < limits.depth) {
        emit(work, text.charAt(at));
        open.push({ closer: code === 0x7b ? "}" : "]", items: 0 });
        work.at = at + 1;
        return true;
    }
    const end = (0,json_scan/* valueEnd */.dJ)(text, at);
    if (end < 0)
        return false;
    if (code === QUOTE)
        emit(work, cutToken(text.slice(at, end), limits.string));
    else
        emit(work, (0,json_scan/* opens */.UI)(code) || end - at > LONGEST_LITERAL ? `"${MARK}"` : text.slice(at, end));
    work.at = end;
    return true;
}
/** Takes the name of a member with its colon; null when there is none. */
function takeName(work) {
    const { text, at, limits } = work;
    const end = text.charCodeAt(at) === QUOTE ? (0,json_scan/* stringEnd */.VS)(text, at) : -1;
    const colon = end < 0 ? -1 : (0,json_scan/* skipSpace */.AN)(text, end);
    if (text[colon] !== ":")
        return null;
    work.at = (0,json_scan/* skipSpace */.AN)(text, colon + 1);
    return `${cutToken(text.slice(at, end), limits.string)}:`;
}
/** Takes one item of `inside`, or leaves it out where the limits say so. False when it is malformed. */
function takeItem(work, inside) {
    const { text, limits } = work;
    const full = work.size > limits.total || inside.items >= limits.items;
    if (full && work.open.length > 1) {
        work.at = (0,json_scan/* closerOf */.Yi)(text, work.at);
        return work.at >= 0;
    }
    const name = inside.closer === "}" ? takeName(work) : "";
    if (name === null)
        return false;
    if (full && ((0,json_scan/* opens */.UI)(text.charCodeAt(work.at)) || inside.closer === "]")) {
        work.at = (0,json_scan/* valueEnd */.dJ)(text, work.at);
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
    const work = { text, limits, at: (0,json_scan/* skipSpace */.AN)(text, 0), out: [], size: 0, open: [] };
    if (!takeValue(work))
        return null;
    for (let first = true;;) {
        work.at = (0,json_scan/* skipSpace */.AN)(text, work.at);
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
            work.at = (0,json_scan/* skipSpace */.AN)(text, work.at + 1);
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
const MAX_DEPTH = 500;
/** Kept of a frame that is too long and cannot be shortened, since it is not JSON. */
const MAX_TEXT = 10_000;
/** Messages of one batch that are read. */
const MAX_BATCH = 200;
const OUTLINE = { total: 8_000, string: 500, items: MAX_BATCH, depth: 4 };
const SHORT = { total: 500_000, string: 20_000, items: 1_000, depth: MAX_DEPTH };
const TINY = { total: 1_000, string: 200, items: 5, depth: 4 };
const FLAT = { total: Infinity, string: Infinity, items: Infinity, depth: MAX_DEPTH };
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
/** What a line on stdout is in JSON-RPC; null for noise, which is everything that is not JSON-RPC. */
function readLine(line) {
    const first = line.trimStart()[0];
    if (first !== "{" && first !== "[")
        return null;
    const whole = line.length <= MAX_WHOLE && (0,json_scan/* nesting */.tU)(line) <= MAX_DEPTH;
    const value = (0,text_json/* parseJson */.qF)(whole ? line : (shorten(line, OUTLINE) ?? ""));
    if (Array.isArray(value))
        return readBatch(value, line);
    return (0,json/* isObject */.Gv)(value) ? readObject(value, line) : null;
}
function limitsOf(raw, keep) {
    if (keep === "liveness")
        return raw.length > MAX_LIVENESS ? TINY : null;
    if (raw.length > (keep === "list" ? MAX_LIST : MAX_FRAME))
        return SHORT;
    return (0,json_scan/* nesting */.tU)(raw) > MAX_DEPTH ? FLAT : null;
}
/** A frame short and flat enough to be kept, still valid JSON where it was. */
function cutFrame(raw, keep) {
    const limits = limitsOf(raw, keep);
    if (limits === null)
        return { raw, cut: false };
    const short = shorten(raw, limits);
    if (short !== null)
        return { raw: short, cut: short !== raw };
    return { raw: raw.slice(0, MAX_TEXT), cut: raw.length > MAX_TEXT };
}


/***/ }),

/***/ 2149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ greetingOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);
/* harmony import */ var _model_revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5817);


/**
 * What a server says of itself in its first answer, in the form of a result of `initialize`, whatever the era. Null when
 * the answer does not let one go on in that era.
 */
function greetingOf(era, result) {
    if (era === "legacy" || result === null)
        return result;
    const versions = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(result, "supportedVersions");
    if (!Array.isArray(versions) || !versions.includes(_model_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_MODERN */ .TZ))
        return null;
    const server = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(result, "_meta"), _model_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .META */ .Ge.server);
    const instructions = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(result, "instructions");
    const capabilities = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(result, "capabilities");
    return {
        protocolVersion: _model_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_MODERN */ .TZ,
        capabilities: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(capabilities) ? capabilities : {},
        ...((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(server) ? { serverInfo: server } : {}),
        ...(instructions === null ? {} : { instructions }),
        discover: result,
    };
}


/***/ }),

/***/ 6277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ handshake),
/* harmony export */   g: () => (/* binding */ failureOf)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7850);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2554);
/* harmony import */ var _greeting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2149);
/* harmony import */ var _http_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1983);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3278);
/* harmony import */ var _masking_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6616);
/* harmony import */ var _reference_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9917);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(781);








/** A failure of this stage, with how the process stands now. */
function failureOf(session, stage, message) {
    return { stage, message, exit: (0,_exit_js__WEBPACK_IMPORTED_MODULE_4__/* .ownExit */ .Rl)(session), stderrTail: session.connection.stderr.tail };
}
/** What a server said that waits for nobody, as a sentence: an answer with another id is none to any client. */
function strayWords({ connection }) {
    const stray = connection.messages.find(({ kind }) => kind === "unmatched-response");
    if (stray === undefined)
        return "";
    return ` It sent a response whose \`id\` is of no request: ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_5__/* .cut */ .J)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T)(stray.frame.raw), _results_js__WEBPACK_IMPORTED_MODULE_6__/* .SAID_CHARS */ .Cb)}`;
}
/**
 * Greets the server. Null when it went well, else why there is nothing to audit; the process is ended then. A server that
 * the reference client refuses although it gave a result is audited all the same, and the refusal noted.
 */
async function handshake(session, log, timeoutMs, era, onRefusal) {
    const { exchange, refusal } = await (0,_reference_client_js__WEBPACK_IMPORTED_MODULE_3__/* .greet */ .K)(session, timeoutMs, era);
    const greeting = exchange === null ? null : (0,_greeting_js__WEBPACK_IMPORTED_MODULE_0__/* .greetingOf */ .j)(era, (0,_results_js__WEBPACK_IMPORTED_MODULE_6__/* .resultOf */ .Bg)(exchange));
    if (exchange !== null && greeting !== null) {
        session.connection.initialize = (0,_masking_js__WEBPACK_IMPORTED_MODULE_7__/* .maskData */ .l)(greeting, log.mask);
        session.connection.startupMs = (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .round */ .L)(log.now() - session.connection.startedAtMs);
        if (refusal === null)
            return null;
        onRefusal((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_5__/* .cut */ .J)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T)(log.mask(refusal)), _results_js__WEBPACK_IMPORTED_MODULE_6__/* .SAID_CHARS */ .Cb));
        if (era === "legacy")
            session.notify("notifications/initialized", {});
        return null;
    }
    const barred = session.barred();
    await session.kill();
    const overHttp = (0,_http_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .httpFailure */ .t)(exchange, barred);
    if (overHttp !== null)
        return failureOf(session, overHttp.stage, overHttp.message);
    if (exchange === null || exchange.end === "timed-out") {
        const silent = `The server did not answer within ${timeoutMs} ms of its start.`;
        return failureOf(session, "startup", `${silent}${strayWords(session)}`);
    }
    if (exchange.end === "closed") {
        return failureOf(session, "startup", `The server ${(0,_exit_js__WEBPACK_IMPORTED_MODULE_4__/* .exitWords */ .Ey)(exchange.diedAfter)} before it answered.`);
    }
    const refused = era === "legacy"
        ? "The server refused to be initialized"
        : "The server does not speak the stateless protocol";
    return failureOf(session, "initialize", `${refused} (${(0,_results_js__WEBPACK_IMPORTED_MODULE_6__/* .errorOf */ .Mz)(exchange)}).`);
}


/***/ }),

/***/ 9049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ readBody),
/* harmony export */   z: () => (/* binding */ MAX_SHORT_BODY)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9447);

/** Longest body that is read where the answer to a call is not looked for in it, in bytes: one of those may be as long as a line over stdio. */
const MAX_SHORT_BODY = 1_000_000;
/** Reads a body to its end, `max` bytes at most. Never rejects. */
async function readBody(stream, max = _lines_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LINE */ .M) {
    const parts = [];
    let size = 0;
    const text = () => Buffer.concat(parts).toString("utf8");
    try {
        for await (const chunk of stream) {
            parts.push(chunk);
            size += chunk.length;
            if (size > max)
                return { text: "", broken: `its body is longer than ${max} bytes` };
        }
        return { text: text(), broken: null };
    }
    catch (error) {
        return { text: text(), broken: `its body broke off (${error.message})` };
    }
    finally {
        stream.destroy();
    }
}


/***/ }),

/***/ 258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createHttpClient)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8522);
/* harmony import */ var _text_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5366);





const DECODERS = {
    gzip: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)({ flush: node_zlib__WEBPACK_IMPORTED_MODULE_3__.constants.Z_SYNC_FLUSH }),
    "x-gzip": () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)({ flush: node_zlib__WEBPACK_IMPORTED_MODULE_3__.constants.Z_SYNC_FLUSH }),
    deflate: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createInflate)({ flush: node_zlib__WEBPACK_IMPORTED_MODULE_3__.constants.Z_SYNC_FLUSH }),
    br: () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createBrotliDecompress)({ flush: node_zlib__WEBPACK_IMPORTED_MODULE_3__.constants.BROTLI_OPERATION_FLUSH }),
};
function decoded(answer) {
    const encoding = (answer.headers["content-encoding"] ?? "").trim().toLowerCase();
    const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding]?.() : undefined;
    if (decoder === undefined)
        return answer;
    (0,node_stream__WEBPACK_IMPORTED_MODULE_2__.pipeline)(answer, decoder, () => { });
    return decoder;
}
/** Connections stay open between requests, as those of every client do. Loopback is never asked of a proxy. */
function agentsFor(loopback) {
    const options = loopback ? { keepAlive: true } : { keepAlive: true, proxyEnv: process.env };
    return { http: new node_http__WEBPACK_IMPORTED_MODULE_0__.Agent(options), https: new node_https__WEBPACK_IMPORTED_MODULE_1__.Agent(options) };
}
/** A client whose connections are its own: another one shares none with it. */
function createHttpClient() {
    const near = agentsFor(true);
    const far = agentsFor(false);
    const open = (sent) => {
        const { http, https } = (0,_text_host_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U9)(sent.url.hostname) ? near : far;
        const { method, signal } = sent;
        const headers = {
            "accept-encoding": "gzip, deflate, br",
            "user-agent": "mcp-audit-action",
            ...sent.headers,
        };
        return sent.url.protocol === "https:"
            ? (0,node_https__WEBPACK_IMPORTED_MODULE_1__.request)(sent.url, { method, headers, signal, agent: https })
            : (0,node_http__WEBPACK_IMPORTED_MODULE_0__.request)(sent.url, { method, headers, signal, agent: http });
    };
    return {
        send(sent) {
            return new Promise((resolve, reject) => {
                const request = open(sent);
                request.on("error", reject);
                request.on("response", (answer) => {
                    answer.on("error", () => { });
                    resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: decoded(answer) });
                });
                // As bytes: Node would write headers in the encoding of a text body, and a session id may hold any byte.
                request.end(sent.body === undefined ? undefined : Buffer.from(sent.body));
            });
        },
        close() {
            for (const agent of [near.http, near.https, far.http, far.https])
                agent.destroy();
        },
    };
}


/***/ }),

/***/ 1983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ httpFailure)
/* harmony export */ });
/* harmony import */ var _facts_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4306);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7232);


const isMessage = ({ response }) => response !== null && (0,_frames_js__WEBPACK_IMPORTED_MODULE_1__/* .readLine */ .X)(response.raw) !== null;
/**
 * Why a request that the audit cannot do without was not served, where HTTP says it; null where the answer itself does.
 * `barred`: the server will not have us go on.
 */
function httpFailure(exchange, barred) {
    if (barred !== null)
        return { stage: "startup", message: `Not verified: ${barred}.` };
    const note = exchange?.http;
    if (exchange === null || note === undefined)
        return null;
    const said = (0,_facts_http_js__WEBPACK_IMPORTED_MODULE_0__/* .carriedWords */ .oM)(note);
    const { method } = exchange;
    if (_facts_http_js__WEBPACK_IMPORTED_MODULE_0__/* .REFUSES_US */ .zo.has(note.status ?? 0) && exchange.end === "answered") {
        const message = `Not verified: authentication. The server answered \`${method}\` with ${said}.`;
        return { stage: "initialize", message };
    }
    if (exchange.end === "timed-out" || isMessage(exchange))
        return null;
    if (note.status === null)
        return { stage: "spawn", message: `The server cannot be reached: ${note.trouble}.` };
    return { stage: "initialize", message: `The server did not answer \`${method}\` as MCP does: ${said}.` };
}


/***/ }),

/***/ 557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JL: () => (/* binding */ mediaType),
/* harmony export */   dY: () => (/* binding */ STREAM),
/* harmony export */   iw: () => (/* binding */ EITHER),
/* harmony export */   kH: () => (/* binding */ noteOf)
/* harmony export */ });
/** Media type of a stream of events. */
const STREAM = "text/event-stream";
/** The two forms of an answer that a client must take (MCP specification, Streamable HTTP, Sending messages). */
const EITHER = `application/json, ${STREAM}`;
/** Media type of an answer without its parameters, in lower case; null when it names none. */
const mediaType = (reply) => reply.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() || null;
/** How HTTP carried an answer. */
const noteOf = (reply, trouble = null) => ({
    status: reply.status,
    contentType: mediaType(reply),
    trouble,
});


/***/ }),

/***/ 4010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ sendFirst),
/* harmony export */   tN: () => (/* binding */ send),
/* harmony export */   v7: () => (/* binding */ pause)
/* harmony export */ });
/* unused harmony export redirectOf */
/* harmony import */ var _text_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5366);

const MAX_REDIRECTS = 5;
/** Status codes that keep method and body (RFC 9110, section 15.4). */
const KEEPS_METHOD = new Set([307, 308]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Tries again after 429 and 503 (RFC 6585 section 4, RFC 9110 section 15.6.4). */
const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 500;
/** A server that asks for more than this is not waited for. */
const MAX_WAIT_MS = 30_000;
/** How often a server that refuses connections is looked for. */
const LOOK_MS = 200;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
/** Waits, and no longer than until the signal is aborted. */
function pause(ms, signal) {
    if (signal.aborted)
        return Promise.resolve();
    return new Promise((resolve) => {
        const done = () => {
            clearTimeout(timer);
            signal.removeEventListener("abort", done);
            resolve();
        };
        const timer = setTimeout(done, ms);
        signal.addEventListener("abort", done, { once: true });
    });
}
/** Milliseconds that `Retry-After` asks for (seconds, or a date); null when it says nothing. */
function retryAfterMs(value, nowMs) {
    if (value === undefined)
        return null;
    if (/^\d{1,9}$/.test(value.trim()))
        return Number(value) * 1000;
    const at = Date.parse(value);
    return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}
/**
 * Where a redirect leads, when it may be followed. A server elsewhere must not send us to what only we can reach: the
 * runner's own ports, its cloud's metadata, its network.
 */
function redirectOf(request, reply) {
    const { location } = reply.headers;
    if (location === undefined || !REDIRECTS.has(reply.status))
        return null;
    if (request.method !== "GET" && !KEEPS_METHOD.has(reply.status))
        return null;
    if (!URL.canParse(location, request.url.href))
        return null;
    const url = new URL(location, request.url);
    if ((0,_text_host_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(url.hostname) && !(0,_text_host_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(request.url.hostname))
        return null;
    return /^https?:$/.test(url.protocol) ? url : null;
}
/** Sends one request with the user's headers, and follows redirects: to another origin without these headers, and without a session. */
async function follow(client, reach, request) {
    let { url } = request;
    for (let left = MAX_REDIRECTS;; left -= 1) {
        const own = url.origin === reach.url.origin;
        const { "mcp-session-id": _, ...anonymous } = request.headers;
        const headers = own ? { ...reach.headers, ...request.headers } : anonymous;
        const reply = await client.send({ ...request, url, headers });
        const target = left === 0 ? null : redirectOf({ ...request, url }, reply);
        if (target === null)
            return reply;
        reply.body.destroy();
        if (target.origin !== reach.url.origin)
            reach.redirectedTo = target.origin;
        url = target;
    }
}
const isBusy = ({ status, headers }) => status === 429 || (status === 503 && !JSON_TYPE.test(headers["content-type"] ?? ""));
/** Sends one request; a server that is busy is asked again after a while. `onWait` is told before and after each wait. */
async function send(client, reach, request, onWait = () => { }) {
    for (let tries = 0;; tries += 1) {
        const reply = await follow(client, reach, request);
        if (!isBusy(reply) || tries === MAX_RETRIES)
            return reply;
        const asked = retryAfterMs(reply.headers["retry-after"], Date.now());
        const wait = asked ?? FIRST_WAIT_MS * 2 ** tries;
        if (wait > MAX_WAIT_MS)
            return reply;
        reply.body.destroy();
        onWait(true);
        await pause(wait, request.signal);
        onWait(false);
    }
}
/** The same for the first request of a session: a server that refuses connections may be about to start. */
async function sendFirst(client, reach, request, onWait) {
    const until = performance.now() + reach.patienceMs;
    for (;;) {
        try {
            return await send(client, reach, request, onWait);
        }
        catch (error) {
            const { code } = error;
            if (code !== "ECONNREFUSED" || request.signal.aborted || performance.now() >= until)
                throw error;
            await pause(LOOK_MS, request.signal);
        }
    }
}


/***/ }),

/***/ 9556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ saidIn),
/* harmony export */   L: () => (/* binding */ troubleOf)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7850);

const SAID_CHARS = 300;
const REASONS = {
    ECONNREFUSED: "the connection was refused",
    ECONNRESET: "the connection was reset",
    EPIPE: "the connection was reset",
    ENOTFOUND: "its name was not found",
    EAI_AGAIN: "its name could not be looked up",
    ETIMEDOUT: "the connection timed out",
    EHOSTUNREACH: "the host cannot be reached",
    ENETUNREACH: "the network cannot be reached",
};
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)_/;
/** Why a request got no answer, for a person. */
function troubleOf(error) {
    const { code = "", message } = error;
    const known = REASONS[code];
    if (known !== undefined)
        return known;
    if (CERTIFICATE.test(code))
        return `its certificate is not trusted (${code}; see NODE_EXTRA_CA_CERTS)`;
    if (code.startsWith("HPE_"))
        return `what it sent is not HTTP (${message})`;
    return code === "" || message.includes(code) ? message : `${message} (${code})`;
}
/** What a server said in the body of an error, on one line. */
const saidIn = (body) => (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(body), SAID_CHARS);


/***/ }),

/***/ 9447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ createLineSplitter),
/* harmony export */   M: () => (/* binding */ MAX_LINE)
/* harmony export */ });
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


/***/ }),

/***/ 6288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ listTools)
/* harmony export */ });
/* harmony import */ var _facts_catalogue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5581);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9598);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2554);
/* harmony import */ var _handshake_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6277);
/* harmony import */ var _http_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1983);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(781);






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
        failure: (0,_handshake_js__WEBPACK_IMPORTED_MODULE_0__/* .failureOf */ .g)(session, "list", message),
        incomplete,
    });
    for (let params = {}; params !== null && incomplete === null;) {
        const exchange = await session.request("tools/list", params, { purpose, timeoutMs });
        const overHttp = (0,_http_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .httpFailure */ .t)(exchange, session.barred());
        if (overHttp !== null)
            return fail(overHttp.message);
        if (exchange.end === "timed-out")
            return fail(`\`tools/list\` was not answered within ${timeoutMs} ms.`);
        if (exchange.end === "closed") {
            return fail(`The server ${(0,_exit_js__WEBPACK_IMPORTED_MODULE_2__/* .exitWords */ .Ey)(exchange.diedAfter)} before it answered \`tools/list\`.`);
        }
        const result = (0,_results_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .Bg)(exchange);
        if (result === null)
            return fail(`\`tools/list\` was answered with ${(0,_results_js__WEBPACK_IMPORTED_MODULE_3__/* .errorOf */ .Mz)(exchange)}.`);
        const page = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(result, "tools");
        if (!Array.isArray(page)) {
            return fail("`tools/list` was answered without a list: `tools` is not an array.");
        }
        const cursor = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .member */ .Dc)(result, "nextCursor");
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
        : { tools: (0,_facts_catalogue_js__WEBPACK_IMPORTED_MODULE_5__/* .readTools */ .s)(results), failure: null, incomplete };
}


/***/ }),

/***/ 3278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ round),
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7850);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7232);
/* harmony import */ var _masking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6616);



/** To a tenth of a millisecond. */
const round = (ms) => Math.round(ms * 10) / 10;
/** An empty log. `mask` is applied to every text before it is kept. `from`: the clock's reading when the run started. */
function createLog(mask, from = performance.now()) {
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
            const short = (0,_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .cutFrame */ .a)((0,_masking_js__WEBPACK_IMPORTED_MODULE_1__/* .maskFrame */ .YI)(raw, mask), keep);
            return { raw: short.raw, chars: raw.length, cut: short.cut, atMs };
        },
        text: (raw, max) => (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)(mask(raw), max),
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
        drop(exchange) {
            log.exchanges = log.exchanges.filter((one) => one !== exchange);
        },
        seal() {
            sealed = true;
            log.exchanges = log.exchanges.filter((exchange) => !pending.has(exchange));
        },
    };
    return log;
}


/***/ }),

/***/ 6616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ maskTexts),
/* harmony export */   YI: () => (/* binding */ maskFrame),
/* harmony export */   l: () => (/* binding */ maskData)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5666);

/** Deepest value that is walked; recorded values are cut well above that. */
const MAX_DEPTH = 1_000;
/** Masks every text within a value, names of members too. What holds nothing to mask is given back as it is. */
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
    if (depth >= MAX_DEPTH)
        return null;
    const inner = (item) => walk(item, mask, ofNumber, depth + 1);
    if (Array.isArray(value)) {
        const items = value.map(inner);
        return items.every((item, at) => item === value[at]) ? value : items;
    }
    const before = Object.entries(value);
    const after = before.map(([key, item]) => [mask(key), inner(item)]);
    const same = after.every(([key, item], at) => key === before[at]?.[0] && item === before[at]?.[1]);
    return same ? value : Object.fromEntries(after);
}
/**
 * Masks a frame. Where that would break its JSON (a secret that stands there as a number, or that crosses a quote) its
 * values are masked one by one.
 */
function maskFrame(raw, mask) {
    const masked = mask(raw);
    if (masked === raw || (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(masked) !== undefined)
        return masked;
    const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(raw);
    if (value === undefined)
        return masked;
    try {
        return JSON.stringify(maskData(value, mask));
    }
    catch {
        return masked;
    }
}


/***/ }),

/***/ 6300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ enveloped)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9598);
/* harmony import */ var _model_revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5817);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(178);



/**
 * Parameters as the modern era wants them: with the version, who asks, and what the client can do, which is nothing. What
 * `_meta` says already stays.
 */
function enveloped(params) {
    const given = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(params, "_meta");
    const own = {
        [_model_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .META */ .Ge.version]: _model_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_MODERN */ .TZ,
        [_model_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .META */ .Ge.client]: { ..._model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .AUDITOR */ .b },
        [_model_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .META */ .Ge.capabilities]: {},
    };
    return { ...params, _meta: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(given) ? { ...own, ...given } : own };
}


/***/ }),

/***/ 1456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mirrorHeaders),
/* harmony export */   t: () => (/* binding */ mirrorsOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);
/* harmony import */ var _model_revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5817);
/* harmony import */ var _text_header_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5493);



const PRIMITIVE = new Set(["integer", "string", "boolean"]);
/** Levels of nested objects that are looked into. */
const MAX_DEPTH = 20;
/** Text that can stand in a header as it is: visible ASCII, with blanks inside only. */
const PLAIN = /^[\x21-\x7e](?:[\x20-\x7e\t]*[\x21-\x7e])?$/;
const ENCODED = /^=\?base64\?.*\?=$/s;
function mirrorsOfSchema(schema, path) {
    const properties = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, "properties");
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(properties) || path.length > MAX_DEPTH)
        return [];
    return Object.entries(properties).flatMap(([name, property]) => {
        const here = [...path, name];
        const header = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(property, "x-mcp-header");
        const type = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(property, "type") ?? "";
        const own = header !== null && (0,_text_header_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeaderName */ .p)(header) && PRIMITIVE.has(type) ? [{ path: here, header }] : [];
        return [...own, ...mirrorsOfSchema(property, here)];
    });
}
/** Which parameters of which tools are repeated in headers, by tool name. */
function mirrorsOf(tools) {
    return new Map(tools.map((tool) => [tool.name, mirrorsOfSchema(tool.inputSchema, [])]));
}
/** A value as a header: as it is where that is safe, else in the specification's own base64 form. */
function headerValue(value) {
    const safe = PLAIN.test(value) && !ENCODED.test(value);
    return safe ? value : `=?base64?${Buffer.from(value).toString("base64")}?=`;
}
function valueAt(value, path) {
    const found = path.reduce((inside, name) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(inside, name), value);
    if (typeof found === "string" || typeof found === "boolean")
        return String(found);
    return Number.isSafeInteger(found) ? String(found) : null;
}
const NAMED = {
    "tools/call": "name",
    "prompts/get": "name",
    "resources/read": "uri",
};
/** The headers that repeat what a request of the modern era says; none for a message of the legacy era. */
function mirrorHeaders(message, mirrors) {
    const method = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(message, "method");
    const params = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(message, "params");
    const version = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(params, "_meta"), _model_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .META */ .Ge.version);
    if (method === null || version === null)
        return {};
    const headers = { "mcp-protocol-version": version, "mcp-method": method };
    const name = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(params, Object.hasOwn(NAMED, method) ? NAMED[method] : "");
    if (name !== null)
        headers["mcp-name"] = headerValue(name);
    for (const { path, header } of method === "tools/call" ? (mirrors.get(name ?? "") ?? []) : []) {
        const value = valueAt((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(params, "arguments"), path);
        if (value !== null)
            headers[`mcp-param-${header.toLowerCase()}`] = headerValue(value);
    }
    return headers;
}


/***/ }),

/***/ 3926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ modernSession)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9598);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7183);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(781);
/* harmony import */ var _envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6300);




/** Rounds of questions that are answered for one request. */
const MAX_ROUNDS = 3;
/** Answers to what a result asks for; null when one of the questions has no answer here. */
function answersTo(result) {
    const asked = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(result, "inputRequests");
    const entries = Object.entries((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(asked) ? asked : {}).map(([key, request]) => {
        const answer = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)((0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .answerRequest */ .Y)(0, (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .stringMember */ .sk)(request, "method") ?? ""), "result");
        return [key, answer];
    });
    if (entries.some(([, answer]) => answer === undefined))
        return null;
    return Object.fromEntries(entries);
}
/** The parameters of the next round; null when the exchange asks for nothing, or for what the audit has not. */
function nextRound(params, exchange) {
    const result = exchange.end === "answered" ? (0,_results_js__WEBPACK_IMPORTED_MODULE_3__/* .resultOf */ .Bg)(exchange) : null;
    if (result === null || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(result, "resultType") !== "input_required")
        return null;
    const inputResponses = answersTo(result);
    if (inputResponses === null)
        return null;
    const requestState = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .member */ .Dc)(result, "requestState");
    return { ...params, inputResponses, ...(requestState === undefined ? {} : { requestState }) };
}
/**
 * A session of the modern era over any transport: each request stands for itself, and what a server asks for in a result
 * (MCP 2026-07-28, Multi round-trip requests) is answered as in the legacy era: nothing is granted. Only the last round
 * speaks for a case.
 */
function modernSession(session) {
    const request = async (method, params, options) => {
        let round = (0,_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .enveloped */ .p)(params);
        for (let left = MAX_ROUNDS;; left -= 1) {
            const exchange = await session.request(method, round, options);
            round = left === 0 ? null : nextRound(round, exchange);
            if (round === null)
                return exchange;
            exchange.caseKey = null;
        }
    };
    return { ...session, request };
}


/***/ }),

/***/ 4017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E_: () => (/* binding */ withoutMark),
/* harmony export */   kp: () => (/* binding */ startProcess),
/* harmony export */   r7: () => (/* binding */ signalTree),
/* harmony export */   t0: () => (/* binding */ livingProcesses),
/* harmony export */   y6: () => (/* binding */ forget)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);



/** Variable that every process of one start inherits, so that those that left their group are found. */
const MARKER = "MCP_AUDIT_RUN";
const MARK = "mcp-audit-run";
/** A text of the server without the mark of its start: a tool may tell its environment, and two runs must read the same. */
const withoutMark = (text) => text.includes(MARK) ? text.replace(/\bmcp-audit-run-[0-9a-f-]{36}/g, MARK) : text;
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
    const mark = `${MARK}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`;
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
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
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(`/proc/${pid}/stat`, "latin1");
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
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(`/proc/${pid}/environ`, "latin1").includes(`${MARKER}=${mark}`);
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
    const young = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)("/proc")
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
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("taskkill", ["/pid", String(pid), "/T", ...force], () => { });
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


/***/ }),

/***/ 7012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HL: () => (/* binding */ noteDeath),
/* harmony export */   JS: () => (/* binding */ freshSession),
/* harmony export */   TX: () => (/* binding */ ensureSession),
/* harmony export */   XA: () => (/* binding */ callParams),
/* harmony export */   bK: () => (/* binding */ sendCase)
/* harmony export */ });
/* harmony import */ var _trail_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6188);

/** Starts in a row that may fail before the server counts as one that cannot be started again. */
const MAX_FAILED_STARTS = 2;
/** The parameters of a `tools/call`; the member `arguments` is left out where there are none. */
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
/** A server that stays away is not there to confirm what it went away with; the call is told at least. */
function nameLast({ log, stopped, tools }) {
    const last = log.exchanges.findLast((one) => one.purpose === "case");
    if (stopped === null || last === undefined || last.end !== "closed")
        return;
    const [index, ...id] = (last.caseKey ?? "").split("/");
    const tool = tools[Number(index)]?.name ?? "";
    stopped.detail = `${stopped.detail} It was there until \`${tool}\` was sent \`${id.join("/")}\`.`;
}
/** Makes sure that the connection can be used, by a fresh process if need be. False when there is none to be had. */
async function ensureSession(recording) {
    if (recording.session.alive())
        return true;
    const barred = recording.session.barred();
    if (barred !== null) {
        recording.stopped = { reason: "barred", detail: barred };
        return false;
    }
    noteDeath(recording);
    await recording.session.kill();
    const session = await freshSession(recording, "audit");
    if (session === null) {
        nameLast(recording);
        return false;
    }
    recording.session = session;
    recording.trail = { session, answered: [] };
    return true;
}
/** Writes down that the process in use has ended where it should not, when it has. `victim` was under way then. */
function noteDeath(recording, victim = null) {
    const death = recording.signal?.aborted ? null : (0,_trail_js__WEBPACK_IMPORTED_MODULE_0__/* .takeDeath */ .M)(recording.trail, victim);
    if (death !== null)
        recording.deaths.push(death);
}


/***/ }),

/***/ 9917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ greet)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9598);
/* harmony import */ var _model_revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5817);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(178);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5666);




/** Milliseconds that the client itself waits, for a time-out of the session: that one comes first, and this one ends a client that passes over an answer. */
const patience = (timeoutMs) => 2 * timeoutMs + 1_000;
const reasonOf = (error) => (error instanceof Error ? error.message : String(error));
/** Loaded while the server starts, so that they cost no time of their own. */
const CONNECT = {
    async legacy(wire, timeoutMs) {
        const { Client } = await Promise.all(/* import() */[__webpack_require__.e(377), __webpack_require__.e(846)]).then(__webpack_require__.bind(__webpack_require__, 5846));
        const client = new Client({ ..._model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .AUDITOR */ .b }, { capabilities: {} });
        client.onerror = () => wire.onclose?.();
        return client.connect(wire, { timeout: patience(timeoutMs) }).then(() => null, reasonOf);
    },
    async modern(wire, timeoutMs) {
        const { Client } = await Promise.all(/* import() */[__webpack_require__.e(377), __webpack_require__.e(860)]).then(__webpack_require__.bind(__webpack_require__, 7860));
        const versionNegotiation = { mode: { pin: _model_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .FIRST_MODERN */ .TZ } };
        const client = new Client({ ..._model_version_js__WEBPACK_IMPORTED_MODULE_1__/* .AUDITOR */ .b }, { capabilities: {}, versionNegotiation });
        client.onerror = () => wire.onclose?.();
        return client.connect(wire, { timeout: patience(timeoutMs) }).then(() => null, reasonOf);
    },
};
/** An answer for the client, under the id that the client gave. Null when it is no answer: a client may wait for one for ever then. */
function answerFor(id, exchange) {
    const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(exchange.response?.raw);
    if (value === null)
        return null;
    const answers = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(value, "error")) || (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(value, "result") !== undefined;
    return answers ? { ...value, id: id ?? null } : null;
}
/**
 * Greets a server as the reference client of its era does: its first request, its reading of the answer. Only these pass
 * through it; what a server does is read from the record, not from the client's exceptions.
 */
async function greet(session, timeoutMs, era) {
    let exchange = null;
    const wire = {
        start: () => Promise.resolve(),
        close: () => Promise.resolve(),
        async send(message) {
            const method = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(message, "method");
            const params = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(message, "params");
            if (typeof method !== "string")
                return;
            const given = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(params) ? params : {};
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(message, "id") === undefined)
                return session.notify(method, given);
            exchange = await session.request(method, given, { purpose: "initialize", timeoutMs });
            const answer = answerFor((0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(message, "id"), exchange);
            if (answer === null)
                wire.onclose?.();
            else
                wire.onmessage?.(answer);
        },
    };
    const refusal = await CONNECT[era](wire, timeoutMs);
    return { exchange, refusal };
}


/***/ }),

/***/ 781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Cb: () => (/* binding */ SAID_CHARS),
/* harmony export */   Mz: () => (/* binding */ errorOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7850);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5666);



/** Kept of what an error says, in a sentence about it. */
const SAID_CHARS = 300;
/** The result of an answered request, null for an error or anything that is no result. */
function resultOf(exchange) {
    const result = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(exchange.response?.raw), "result");
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(result) ? result : null;
}
/** What an answer without a usable result says, for a person. */
function errorOf(exchange) {
    const error = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(exchange.response?.raw), "error");
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(error))
        return "no result";
    const code = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .numberMember */ .eJ)(error, "code");
    const said = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(error, "message") ?? "without a message"), SAID_CHARS);
    return code === null ? `an error: ${said}` : `error ${code}: ${said}`;
}


/***/ }),

/***/ 6113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ createStarter)
});

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/record/answers.js
var answers = __webpack_require__(7183);
// EXTERNAL MODULE: ./build/record/frames.js + 1 modules
var record_frames = __webpack_require__(7232);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/mask.js + 1 modules
var mask = __webpack_require__(1368);
;// CONCATENATED MODULE: ./build/record/notes.js


/** Kept of what a server says beside its answers; all of it is counted. */
const NOISE_LINES = 100;
const NOISE_CHARS = 2_000;
const MESSAGES = 200;
const MESSAGE_CHARS = 8_000;
const STDERR_CHARS = 8 * 1024;
/** Characters of stderr that the tail is taken from once they are masked, which may shorten them; bytes held to do that. */
const STDERR_MASKED = 4 * STDERR_CHARS;
const STDERR_HELD = 2 * STDERR_MASKED;
/** Longest line of which more than the start is looked at for secrets. */
const MASKED_CHARS = 4 * MESSAGE_CHARS;
/** `current` tells which exchange is under way. */
function createNotes(log, connection, current) {
    let held = Buffer.alloc(0);
    const start = (line, max) => (0,cut/* cut */.J)((0,mask/* maskHead */.Tm)(line, MASKED_CHARS, log.mask), max);
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
            connection.stderr.tail = (0,mask/* maskTail */.Zl)(held.toString("utf8"), STDERR_MASKED, log.mask).slice(-STDERR_CHARS);
        },
    };
}

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/record/exit.js
var record_exit = __webpack_require__(2554);
// EXTERNAL MODULE: ./build/record/log.js
var record_log = __webpack_require__(3278);
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
        one.exchange.durationMs = (0,record_log/* round */.L)(performance.now() - one.startedAt);
        log.settle(one.exchange);
        one.resolve(one.exchange);
    };
    /** The request that a response is for. A number sent back as a text, or no id at all, still tells when one waits. */
    const idOf = (response, about) => {
        const id = (0,json/* member */.Dc)(response, "id");
        if (typeof id === "number" && waiting.has(id))
            return id;
        const [last] = waiting.size === 1 ? waiting.keys() : [];
        const only = about ?? last;
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
                waiting.set(id, { exchange, startedAt: performance.now(), timeoutMs, timer, resolve });
                send(message);
            });
        },
        skip(count) {
            nextId += count;
        },
        answer(response, frame, about) {
            const id = idOf(response, about);
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
                    one.exchange.diedAfter = (0,record_exit/* exitOf */.sX)(exit);
                finish(id, "closed");
            }
        },
        current: () => [...waiting.values()].at(-1)?.exchange.id ?? null,
        events: (onBarred) => ({
            carried(id, note) {
                const one = waiting.get(id);
                if (one !== undefined)
                    one.exchange.http = note;
            },
            waits: (id) => waiting.has(id),
            refused(id, text) {
                const one = waiting.get(id);
                if (one === undefined)
                    return;
                one.exchange.response = log.frame(text, "other");
                finish(id, "answered");
            },
            lost: (id) => finish(id, "closed"),
            hold: (id) => clearTimeout(waiting.get(id)?.timer),
            resume(id) {
                const one = waiting.get(id);
                if (one === undefined)
                    return;
                one.startedAt = performance.now();
                one.timer = setTimeout(() => finish(id, "timed-out"), one.timeoutMs);
            },
            barred(id, reason) {
                const one = waiting.get(id);
                onBarred(reason);
                if (one !== undefined)
                    log.drop(one.exchange);
                finish(id, "closed");
            },
        }),
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
/**
 * Characters of answers to the server's own requests, over one connection. A server that asks without end, and reads none
 * of it, would fill our memory with what waits to be sent.
 */
const ANSWERED_CHARS = 8 * 1024 * 1024;
/** What one line of the server leads to. */
function createReceiver(requests, notes, send) {
    let left = ANSWERED_CHARS;
    const answer = (message) => {
        if (left <= 0)
            return;
        const text = JSON.stringify((0,answers/* answerRequest */.Y)(message.id, message.method));
        left -= text.length;
        if (left > 0)
            send(text);
    };
    const take = (message, about) => {
        switch (message.kind) {
            case "batch":
                notes.message("invalid", null, message.text);
                for (const item of message.items)
                    take(item);
                break;
            case "response":
                if (requests.answer(message.value, message.text, about))
                    break;
                notes.message("unmatched-response", null, message.text);
                break;
            case "request":
                notes.message("request", message.method, message.text);
                answer(message);
                break;
            case "notification":
                notes.message("notification", message.method, message.text);
                break;
            case "invalid":
                notes.message("invalid", null, message.text);
        }
    };
    return (line, about) => {
        const message = (0,record_frames/* readLine */.X)(line);
        if (message === null)
            notes.noise(line);
        else
            take(message, about);
    };
}
const AT_ONCE = () => Promise.resolve();
/**
 * Opens a transport and speaks JSON-RPC over it, writing down every frame, every other line, and its end. `pace` is awaited
 * before each request is sent; the wait is no part of its time.
 */
function openSession(open, log, purpose, pace = AT_ONCE) {
    const connection = newConnection(log.connections.length, purpose, log.now());
    log.connections.push(connection);
    const send = (message) => transport.send(message);
    const requests = createRequests(log, connection.id, send);
    const notes = createNotes(log, connection, requests.current);
    let gone = false;
    let broken = false;
    let barred = null;
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
        requests: requests.events((reason) => {
            barred ??= log.mask(reason);
            broken = true;
        }),
        broken() {
            broken = true;
        },
        session(seen) {
            connection.http = seen;
        },
    });
    const session = {
        connection,
        async request(method, params, options) {
            if (pace !== AT_ONCE)
                await pace();
            return requests.send(method, params, options, gone || broken);
        },
        notify: (method, params) => send(JSON.stringify({ jsonrpc: "2.0", method, params })),
        count(count, stderr) {
            requests.skip(count);
            notes.stderr(Buffer.from(stderr));
            if (gone)
                notes.keepStderr();
        },
        barred: () => barred,
        alive: () => !gone && !broken && ending === null && connection.exit === null,
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

// EXTERNAL MODULE: ./build/record/handshake.js
var handshake = __webpack_require__(6277);
// EXTERNAL MODULE: ./build/record/modern/headers.js
var modern_headers = __webpack_require__(1456);
// EXTERNAL MODULE: ./build/record/http/body.js
var http_body = __webpack_require__(9049);
// EXTERNAL MODULE: ./build/record/http/client.js
var http_client = __webpack_require__(258);
;// CONCATENATED MODULE: ./build/record/http/cut-off.js
/**
 * Tells that a request was not answered, as happens when a server goes away. Nothing is told of a notification (`id` null), of
 * a request that has its answer, or once `ended`: then it is we who went.
 */
function cutOff(events, ended, id, note) {
    if (id === null || ended.aborted || !events.requests.waits(id))
        return;
    events.requests.carried(id, note);
    events.broken();
    events.requests.lost(id);
}
/** While a busy server is waited for no time passes for a request. Told before and after each wait. */
const holding = ({ requests }, id) => (waiting) => {
    if (id !== null)
        requests[waiting ? "hold" : "resume"](id);
};

// EXTERNAL MODULE: ./build/record/lines.js
var record_lines = __webpack_require__(9447);
;// CONCATENATED MODULE: ./build/record/http/events.js

/** What keeping a line takes beside its characters: a line may have none, and a list holds only so many. */
const LINE_COST = 64;
const RETRY = /^\d{1,7}$/;
function takeField(reading, line) {
    const colon = line.indexOf(":");
    const name = colon < 0 ? line : line.slice(0, colon);
    const rest = colon < 0 ? "" : line.slice(colon + 1);
    const value = rest.startsWith(" ") ? rest.slice(1) : rest;
    if (name === "data") {
        reading.data.push(value);
        reading.size += value.length + LINE_COST;
    }
    else if (name === "event")
        reading.type = value;
    else if (name === "id" && !value.includes("\0"))
        reading.end.lastEventId = value === "" ? null : value;
    else if (name === "retry" && RETRY.test(value))
        reading.end.retryMs = Number(value);
}
/**
 * Reads a stream of events to its end and hands out each. `onEvent` gives false to stop. Never rejects: a stream that
 * breaks off, or an event beyond what is read, is an end with its reason.
 */
function readEvents(stream, onEvent) {
    const end = { lastEventId: null, retryMs: null, broken: null };
    const reading = { type: "", data: [], size: 0, end };
    return new Promise((resolve) => {
        const stop = (broken) => {
            end.broken ??= broken;
            stream.destroy();
            resolve(end);
        };
        const take = (line) => {
            if (line !== "")
                takeField(reading, line);
            else if (reading.data.length > 0) {
                const event = { type: reading.type || "message", data: reading.data.join("\n") };
                Object.assign(reading, { type: "", data: [], size: 0 });
                if (!onEvent(event))
                    stop(null);
            }
            else
                reading.type = "";
            if (reading.size > record_lines/* MAX_LINE */.M)
                stop(`an event is longer than ${record_lines/* MAX_LINE */.M} bytes`);
        };
        const lines = (0,record_lines/* createLineSplitter */.A)(take, () => stop(`a line is longer than ${record_lines/* MAX_LINE */.M} bytes`));
        stream.on("data", (chunk) => lines.push(chunk));
        stream.on("end", () => stop(null));
        stream.on("error", (error) => stop(`the stream broke off (${error.message})`));
        stream.on("close", () => stop("the stream broke off"));
    });
}

// EXTERNAL MODULE: ./build/record/http/media.js
var media = __webpack_require__(557);
// EXTERNAL MODULE: ./build/record/http/reach.js
var http_reach = __webpack_require__(4010);
// EXTERNAL MODULE: ./build/record/http/words.js
var words = __webpack_require__(9556);
;// CONCATENATED MODULE: ./build/record/http/older.js








/** Milliseconds until the stream must have named the address for messages. */
const ENDPOINT_MS = 5_000;
/** Where messages go, when the server may say so: the specification's clients stay with the origin they were given. */
function endpointOf(data, base) {
    if (!URL.canParse(data, base.href))
        return null;
    const url = new URL(data, base);
    return url.origin === base.origin ? url : null;
}
/** A session over HTTP+SSE that has not been opened. */
function olderSession(reach, events) {
    const client = (0,http_client/* createHttpClient */.u)();
    const stop = new AbortController();
    const seen = { kind: "sse", sessionId: null, notified: null, stream: null, deleted: null };
    let endpoint = null;
    const cut = (id, status, trouble) => cutOff(events, stop.signal, id, { status, contentType: null, trouble });
    const listen = (body, onEndpoint) => readEvents(body, ({ type, data }) => {
        if (type === "endpoint" && endpoint === null) {
            endpoint = endpointOf(data, reach.url);
            onEndpoint();
            return endpoint !== null;
        }
        if (type === "message")
            events.line(data);
        return true;
    });
    return {
        async open() {
            const request = {
                method: "GET",
                url: reach.url,
                headers: { accept: media/* STREAM */.dY },
                signal: stop.signal,
            };
            const found = new Promise((resolve) => {
                const look = async () => {
                    const reply = await (0,http_reach/* send */.tN)(client, reach, request);
                    if (reply.status !== 200 || (0,media/* mediaType */.JL)(reply) !== media/* STREAM */.dY) {
                        reply.body.destroy();
                        return;
                    }
                    seen.stream = (0,media/* noteOf */.kH)(reply);
                    await listen(reply.body, resolve);
                    if (endpoint !== null)
                        events.gone();
                };
                look()
                    .catch(() => { })
                    .finally(resolve);
            });
            await settled(found, ENDPOINT_MS, stop.signal);
            if (endpoint === null)
                stop.abort();
            else
                events.session(seen);
            return endpoint !== null;
        },
        async post({ id, text }) {
            if (endpoint === null)
                return;
            const headers = { "content-type": "application/json" };
            const request = { method: "POST", url: endpoint, headers, body: text, signal: stop.signal };
            try {
                const reply = await (0,http_reach/* send */.tN)(client, reach, request, holding(events, id));
                const body = await (0,http_body/* readBody */.x)(reply.body, http_body/* MAX_SHORT_BODY */.z);
                if (id === null || reply.status < 300)
                    return;
                if (reply.status >= 500)
                    cut(id, reply.status, (0,words/* saidIn */.$)(body.text));
                else if (events.requests.waits(id)) {
                    events.requests.carried(id, (0,media/* noteOf */.kH)(reply, (0,words/* saidIn */.$)(body.text)));
                    events.requests.refused(id, body.text);
                }
            }
            catch (error) {
                cut(id, null, (0,words/* troubleOf */.L)(error));
            }
        },
        end() {
            stop.abort();
            client.close();
        },
    };
}

// EXTERNAL MODULE: ./build/facts/http.js
var http = __webpack_require__(4306);
// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(5666);
;// CONCATENATED MODULE: ./build/record/http/streamable.js












/** Milliseconds that a server may take to accept a notification, and to end a session. */
const NOTIFY_MS = 5_000;
const DELETE_MS = 2_000;
/** How often a stream that ended before the answer is taken up again, and the longest wait before, in milliseconds. */
const MAX_RESUMES = 3;
const RESUME_MS = 1_000;
const MAX_RESUME_MS = 10_000;
/** Bytes of a session id that the specification allows (Streamable HTTP, Session management). */
const VISIBLE = /^[\x21-\x7e]+$/;
/** Requests that open the talk, by era. */
const FIRST = new Set(["initialize", "server/discover"]);
/** One session over Streamable HTTP (MCP specification, Transports). */
class StreamableSession {
    client = (0,http_client/* createHttpClient */.u)();
    stop = new AbortController();
    seen = {
        kind: "streamable-http",
        sessionId: null,
        notified: null,
        stream: null,
        deleted: null,
    };
    sessionId = null;
    version = null;
    reach;
    events;
    older;
    /** `older` sends a refused `initialize` over the transport before this one; false where the server has none. */
    constructor(reach, events, older) {
        this.reach = reach;
        this.events = events;
        this.older = older;
    }
    request(method, more, body) {
        const headers = { ...more };
        if (this.sessionId !== null)
            headers["mcp-session-id"] = this.sessionId;
        if (this.version !== null)
            headers["mcp-protocol-version"] = this.version;
        return { method, url: this.reach.url, headers, body, signal: this.stop.signal };
    }
    /** Posts a message and sees its answer through. */
    async post(message) {
        const first = FIRST.has(message.method ?? "");
        const headers = { "content-type": "application/json", accept: media/* EITHER */.iw, ...message.headers };
        const request = this.request("POST", headers, message.text);
        const { id } = message;
        const onWait = holding(this.events, id);
        let reply;
        try {
            reply = await (first ? http_reach/* sendFirst */.Fd : http_reach/* send */.tN)(this.client, this.reach, request, onWait);
        }
        catch (error) {
            this.cut(id, { status: null, contentType: null, trouble: (0,words/* troubleOf */.L)(error) });
            return;
        }
        if (message.method === "initialize" &&
            this.reach.kind === null &&
            http/* MAY_BE_OLDER */.Fr.has(reply.status) &&
            (await this.older(message))) {
            reply.body.destroy();
            return;
        }
        if (first)
            this.noteSession(message, reply);
        if (id === null)
            await this.accepted(message, reply);
        else
            await this.answered(id, first, reply);
    }
    cut(id, note) {
        cutOff(this.events, this.stop.signal, id, note);
    }
    noteSession({ method }, reply) {
        if (reply.status >= 300)
            return;
        this.reach.kind = "streamable-http";
        this.events.session(this.seen);
        const id = reply.headers["mcp-session-id"];
        if (typeof id !== "string" || id === "" || method !== "initialize")
            return;
        this.sessionId = id;
        const { sessionIds } = this.reach;
        this.seen.sessionId = {
            chars: id.length,
            visibleAscii: VISIBLE.test(id),
            givenBefore: sessionIds.has(id),
        };
        sessionIds.add(id);
        this.events.session(this.seen);
    }
    async accepted({ method }, reply) {
        const { text } = await (0,http_body/* readBody */.x)(reply.body, http_body/* MAX_SHORT_BODY */.z);
        if (method !== "notifications/initialized")
            return;
        this.seen.notified = { status: reply.status, body: text.trim() !== "" };
        this.events.session(this.seen);
        void this.listen();
    }
    /** A message of the server; what the handshake agreed upon is sent along from then on. */
    take(text, about, first) {
        if (first && this.version === null)
            this.version = negotiated(text);
        this.events.line(text, about);
    }
    async answered(id, first, reply) {
        this.events.requests.carried(id, (0,media/* noteOf */.kH)(reply));
        if (reply.status < 300 && (0,media/* mediaType */.JL)(reply) === media/* STREAM */.dY)
            return this.streamed(id, first, reply);
        const ok = reply.status < 300;
        const { text, broken } = await (0,http_body/* readBody */.x)(reply.body, ok ? undefined : http_body/* MAX_SHORT_BODY */.z);
        if (this.stop.signal.aborted)
            return;
        if (broken === null && reply.status !== 429 && (0,record_frames/* readLine */.X)(text) !== null) {
            this.take(text, id, first);
            this.cut(id, (0,media/* noteOf */.kH)(reply, "its body does not answer the request"));
            return;
        }
        if (broken !== null || reply.status >= 500)
            this.cut(id, (0,media/* noteOf */.kH)(reply, broken ?? (0,words/* saidIn */.$)(text)));
        else
            this.refused(id, reply, text);
    }
    /** An answer below 500 that is no JSON-RPC. */
    refused(id, reply, text) {
        const { requests } = this.events;
        const { location, "www-authenticate": challenge = "" } = reply.headers;
        const moved = location === undefined ? "" : `it leads to ${(0,words/* saidIn */.$)(location)}: give that address as \`url\``;
        const trouble = [(0,words/* saidIn */.$)(text), (0,words/* saidIn */.$)(challenge), moved];
        requests.carried(id, (0,media/* noteOf */.kH)(reply, trouble.filter((part) => part !== "").join("; ") || null));
        if (reply.status === 429) {
            const asks = reply.headers["retry-after"];
            const when = asks === undefined ? "" : `, \`Retry-After: ${(0,words/* saidIn */.$)(asks)}\``;
            requests.barred(id, `the server limits how often it may be called (HTTP 429${when})`);
        }
        else if (reply.status === 404 && this.sessionId !== null) {
            this.events.broken();
            requests.lost(id);
        }
        else
            requests.refused(id, text);
    }
    async streamed(id, first, reply) {
        const { requests } = this.events;
        const read = (answer) => readEvents(answer.body, ({ data }) => {
            this.take(data, undefined, first);
            return true;
        });
        let end = await read(reply);
        for (let left = MAX_RESUMES; left > 0 && requests.waits(id) && end.lastEventId !== null; left -= 1) {
            await (0,http_reach/* pause */.v7)(Math.min(end.retryMs ?? RESUME_MS, MAX_RESUME_MS), this.stop.signal);
            if (this.stop.signal.aborted)
                return;
            const again = this.request("GET", { accept: media/* STREAM */.dY, "last-event-id": end.lastEventId });
            const more = await (0,http_reach/* send */.tN)(this.client, this.reach, again).catch(() => null);
            if (more === null || more.status !== 200 || (0,media/* mediaType */.JL)(more) !== media/* STREAM */.dY) {
                more?.body.destroy();
                break;
            }
            const before = end;
            end = await read(more);
            end.lastEventId ??= before.lastEventId;
        }
        this.cut(id, (0,media/* noteOf */.kH)(reply, end.broken ?? "the stream ended before the answer"));
    }
    /** Opens the stream for what the server says by itself; most servers have none. */
    async listen() {
        const reply = await (0,http_reach/* send */.tN)(this.client, this.reach, this.request("GET", { accept: media/* STREAM */.dY })).catch(() => null);
        if (reply === null)
            return;
        this.seen.stream = (0,media/* noteOf */.kH)(reply);
        this.events.session(this.seen);
        if (reply.status !== 200 || (0,media/* mediaType */.JL)(reply) !== media/* STREAM */.dY)
            reply.body.destroy();
        else
            await readEvents(reply.body, ({ data }) => {
                this.events.line(data);
                return true;
            });
    }
    /** Breaks off what is under way, and ends the session where there is one. */
    async end() {
        this.stop.abort();
        if (this.sessionId !== null) {
            const request = { ...this.request("DELETE", {}), signal: AbortSignal.timeout(DELETE_MS) };
            const reply = await this.client
                .send({ ...request, headers: { ...this.reach.headers, ...request.headers } })
                .catch(() => null);
            reply?.body.destroy();
            this.seen.deleted = reply?.status ?? null;
            this.events.session(this.seen);
        }
        this.client.close();
    }
    /** Resolves with nothing once a notification was taken, or after a while. */
    notify(message) {
        return settled(this.post(message), NOTIFY_MS, this.stop.signal);
    }
}
/** The revision that an answer to `initialize` names; null when it names none. */
function negotiated(text) {
    const version = (0,json/* stringMember */.sk)((0,json/* member */.Dc)((0,text_json/* objectOf */.Xy)(text), "result"), "protocolVersion");
    return version !== null && VISIBLE.test(version) ? version : null;
}

;// CONCATENATED MODULE: ./build/record/http/transport.js




/** Reads a message of ours: answers to the server's requests have an id too, but wait for nothing. */
function outgoing(text, reach) {
    const value = JSON.parse(text);
    const method = (0,json/* member */.Dc)(value, "method");
    const id = (0,json/* member */.Dc)(value, "id");
    const headers = (0,modern_headers/* mirrorHeaders */.M)(value, reach.mirrors);
    if (typeof method !== "string")
        return { text, id: null, method: null, headers };
    return { text, id: typeof id === "number" ? id : null, method, headers };
}
/**
 * Opens a session with a server at a URL: Streamable HTTP, or HTTP+SSE where that is all it speaks. What was found is kept in
 * `reach`, so that later sessions need not ask again.
 */
function httpTransport(reach) {
    return (events) => {
        let older = null;
        const tryOlder = async (message) => {
            const session = olderSession(reach, events);
            if (!(await session.open()))
                return false;
            older = session;
            reach.kind = "sse";
            void session.post(message);
            return true;
        };
        const streamable = new StreamableSession(reach, events, tryOlder);
        /** What must have been taken before anything else is sent. */
        let before = Promise.resolve();
        const first = async (message) => {
            if (reach.kind !== "sse" || !(await tryOlder(message)))
                await streamable.post(message);
        };
        const notify = (message) => (older === null ? streamable.notify(message) : older.post(message));
        let finish = () => { };
        const ended = new Promise((resolve) => {
            finish = resolve;
        });
        let ending = null;
        const end = async () => {
            older?.end();
            await streamable.end();
            finish();
            return null;
        };
        return {
            ended,
            send(text) {
                const message = outgoing(text, reach);
                if (message.method === "initialize")
                    void first(message);
                else if (message.id === null)
                    before = before.then(() => notify(message));
                else
                    void before.then(() => (older === null ? streamable.post(message) : older.post(message)));
            },
            end() {
                ending ??= end();
                return ending;
            },
        };
    };
}

// EXTERNAL MODULE: ./build/record/modern/session.js
var modern_session = __webpack_require__(3926);
;// CONCATENATED MODULE: ./build/record/pace.js
/** Turns at most `perSecond` times a second, evenly, over all that share it; 0 is no limit. */
function createPace(perSecond) {
    if (perSecond <= 0)
        return undefined;
    const gapMs = 1000 / perSecond;
    let next = 0;
    return () => {
        const now = performance.now();
        const wait = Math.max(0, next - now);
        next = Math.max(now, next) + gapMs;
        return wait === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, wait));
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/record/not-found.js


/** Commands that only a shell knows, with which start lines begin. */
const BUILTINS = new Set(["source", ".", "cd", "export", "set", "exec", "eval", "alias"]);
/** What is likely wrong with a command that was not found, in parentheses and with a space before; "" when nothing is likely. */
function notFoundHint({ command, args, cwd }) {
    if (args.length === 0 && /\s/.test(command)) {
        return " (it was given as one word: leave out the quotes around it)";
    }
    if (BUILTINS.has(command)) {
        return " (it is a command of the shell, and there is none: put it into a script, and start that with `sh`)";
    }
    if (command.startsWith("~"))
        return " (`~` stands for a folder in a shell only, and there is none)";
    if (/[\\/]/.test(command))
        return "";
    return (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, command))
        ? ` (a file of that name is here: \`./${command}\`, or start it with its interpreter, such as \`sh ${command}\`)`
        : " (it has to be installed before, and on the PATH)";
}

// EXTERNAL MODULE: ./build/record/processes.js
var processes = __webpack_require__(4017);
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
    let living = (0,processes/* livingProcesses */.t0)(started).length;
    while (living > 0 && performance.now() < until && !hurry?.aborted) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        living = (0,processes/* livingProcesses */.t0)(started).length;
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
        (0,processes/* livingProcesses */.t0)(started);
        child.stdin.end();
        await settled(ended, GRACE_MS, hurry);
    }
    const exitMs = spent();
    const left = hurry.aborted || alive() ? 0 : await leftovers(started, GRACE_MS - exitMs, hurry);
    if (alive()) {
        how = "term";
        (0,processes/* signalTree */.r7)(started, "SIGTERM");
        if (!hurry.aborted)
            await settled(ended, GRACE_MS, hurry);
        if (hurry.aborted)
            await settled(ended, HURRY_MS);
    }
    if (alive()) {
        how = "kill";
        (0,processes/* signalTree */.r7)(started, "SIGKILL");
        await settled(ended, GRACE_MS);
    }
    const ms = how === "stdin-close" ? exitMs : spent();
    if ((0,processes/* livingProcesses */.t0)(started).length > 0) {
        (0,processes/* signalTree */.r7)(started, "SIGKILL");
        await leftovers(started, GRACE_MS);
    }
    (0,processes/* forget */.y6)(started);
    return { how, ms, leftovers: left };
}

;// CONCATENATED MODULE: ./build/record/transport.js
/** A transport that cannot be opened, and why. */
const unopened = (reason) => (events) => {
    queueMicrotask(() => {
        events.failed(reason);
        events.gone();
    });
    return {
        send() { },
        ended: Promise.resolve(),
        end: () => Promise.resolve({ how: "already-exited", ms: 0, leftovers: 0 }),
    };
};

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
        return `the command \`${launch.command}\` was not found${notFoundHint(launch)}`;
    if (error.code === "EACCES") {
        return `\`${launch.command}\` is not an executable file (\`chmod +x\`, or start it with its interpreter, such as \`sh\`)`;
    }
    return error.message;
}
function connect(started, launch, events) {
    const { child } = started;
    const lines = (0,record_lines/* createLineSplitter */.A)(events.line, () => {
        // Nothing more of it is read: what a server pours out would only fill the memory.
        child.stdout.pause();
        events.endless();
    });
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
            return connect((0,processes/* startProcess */.kp)(launch.command, launch.args, launch.cwd, launch.env), launch, events);
        }
        catch (error) {
            return unopened(reasonOf(error, launch))(events);
        }
    };
}

;// CONCATENATED MODULE: ./build/record/starter.js









/** Starts again are given this much time at least, and this many times what the first start took. */
const LEAST_RESTART_MS = 10_000;
const RESTART_FACTOR = 10;
/** The words and variables of a server with the throwaway workspace in them. */
function inWorkspace(target, reach, options) {
    const { workspace = null, env } = options;
    if (workspace === null)
        return transportOf(target, reach, options);
    const filled = Object.entries(env).map(([name, value]) => [name, workspace.fill(value)]);
    const words = target.transport === "stdio" ? { args: target.args.map(workspace.fill) } : {};
    const open = transportOf({ ...target, ...words }, reach, {
        ...options,
        env: Object.fromEntries(filled),
    });
    return workspace.carry(open);
}
/** Milliseconds that a server at a `url` may still refuse connections: it may have been started a moment ago. */
const PATIENCE_MS = 5_000;
function reachOf(target, options) {
    if (target.transport !== "http")
        return null;
    return {
        url: new URL(target.url),
        headers: options.headers ?? {},
        kind: null,
        sessionIds: new Set(),
        mirrors: new Map(),
        redirectedTo: null,
        patienceMs: Math.min(PATIENCE_MS, options.startupTimeoutMs / 2),
    };
}
function transportOf(target, reach, options) {
    if (reach !== null)
        return httpTransport(reach);
    if (target.transport !== "stdio")
        throw new errors/* BugError */.f9("A target has neither a command nor a url.");
    const { command, args, cwd } = target;
    const open = stdioTransport({ command, args, cwd, env: serverEnvironment(options.base, options.env) });
    return options.onStderr === undefined ? open : overheard(open, options.onStderr);
}
/** A transport whose stderr is told to another one too. */
function overheard(open, hear) {
    return (events) => open({
        ...events,
        stderr(chunk) {
            hear(chunk);
            events.stderr(chunk);
        },
    });
}
const STOPPED = unopened("the run was stopped");
/** A starter for a target. */
function createStarter(target, log, options) {
    const reach = reachOf(target, options);
    const transport = inWorkspace(target, reach, options);
    const pace = reach === null ? undefined : createPace(options.maxCallsPerSecond ?? 0);
    const { era = "legacy" } = options;
    const running = new Set();
    let stopped = false;
    let startedInMs = null;
    let refusal = null;
    const opened = (purpose) => {
        const { session: plain, failed } = openSession(stopped ? STOPPED : transport, log, purpose, pace);
        const session = era === "modern" ? (0,modern_session/* modernSession */.S)(plain) : plain;
        running.add(session);
        return { session, failed };
    };
    const startupTimeoutMs = () => startedInMs === null
        ? options.startupTimeoutMs
        : Math.min(options.startupTimeoutMs, Math.max(LEAST_RESTART_MS, RESTART_FACTOR * startedInMs));
    return {
        era,
        reach,
        pace: pace ?? (() => Promise.resolve()),
        startupTimeoutMs,
        refusal: () => refusal,
        open: (purpose) => opened(purpose).session,
        async start(purpose) {
            const { session, failed } = opened(purpose);
            let reason = null;
            void failed.then((why) => {
                reason = log.mask(why);
            });
            const failure = await (0,handshake/* handshake */.P)(session, log, startupTimeoutMs(), era, (why) => {
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


/***/ }),

/***/ 6188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ takeDeath),
/* harmony export */   g: () => (/* binding */ LATE_MS)
/* harmony export */ });
/** Milliseconds that a process may take to die of a call that it has answered. */
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


/***/ }),

/***/ 4883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ createWorkspace),
  S: () => (/* binding */ usesWorkspace)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/cases/places.js
var places = __webpack_require__(5032);
// EXTERNAL MODULE: ./build/model/workspace.js
var workspace = __webpack_require__(9259);
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
    txt: `${places/* EXAMPLE_LINE */.Ck}\nIts second line speaks of Paris.\n`,
    md: `# An example\n\n${places/* EXAMPLE_LINE */.Ck}\n\n- one\n- two\n`,
    json: `{\n  "name": "example",\n  "items": [1, 2, 3]\n}\n`,
    csv: "city,country,population\nParis,FR,2100000\nOslo,NO,700000\n",
    html: `<!doctype html>\n<html lang="en"><head><title>An example</title></head><body><p>${places/* EXAMPLE_LINE */.Ck}</p></body></html>\n`,
    xml: `<?xml version="1.0" encoding="UTF-8"?>\n<example><text>${places/* EXAMPLE_LINE */.Ck}</text></example>\n`,
    yaml: "name: example\nitems: [1, 2, 3]\n",
    js: "export function add(a, b) {\n  return a + b;\n}\n",
    ts: "export function add(a: number, b: number): number {\n  return a + b;\n}\n",
    py: "def add(a, b):\n    return a + b\n",
    log: "2024-01-15T10:30:00Z INFO started\n2024-01-15T10:30:01Z ERROR an example\n",
    png: Buffer.from(PNG, "base64"),
    pdf: PDF,
    db: "",
};

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/text/order.js
var order = __webpack_require__(4158);
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
const sorted = (files) => Object.entries(files).sort(([a], [b]) => (0,order/* byText */.z)(a, b));
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
const README = "# Hello\n\nAn example repository.\n";
function writeFiles(path) {
    const text = `${places/* EXAMPLE_LINE */.Ck}\n`;
    const files = [
        ...places/* EXTENSIONS */.Z1.map((extension) => [
            `${places/* LAYOUT */.rs.file}.${extension}`,
            EXAMPLES[extension],
        ]),
        [(0,external_node_path_.join)(places/* LAYOUT */.rs.folder, "notes.txt"), text],
        [places/* LAYOUT */.rs.toMove, text],
        [places/* LAYOUT */.rs.toDelete, text],
        [places/* LAYOUT */.rs.toChange, text],
    ];
    for (const folder of [places/* LAYOUT */.rs.folder, places/* LAYOUT */.rs.folderToDelete])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(path, folder));
    for (const [name, content] of files) {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(path, name), content);
        (0,external_node_fs_.utimesSync)((0,external_node_path_.join)(path, name), WRITTEN, WRITTEN);
    }
}
/** What the workspace's repository went through. Its last commit is `HEAD_COMMIT`. */
function writeRepository(path) {
    makeRepository((0,external_node_path_.join)(path, places/* LAYOUT */.rs.repository), [
        { message: "Begin", files: { "README.md": "# Hello\n" } },
        { message: "Say what it is", files: { "README.md": README, "example.txt": `${places/* EXAMPLE_LINE */.Ck}\n` } },
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
    const put = (text, value) => text.includes(workspace/* WORKSPACE */.u) ? text.replaceAll(workspace/* WORKSPACE */.u, () => value) : text;
    const spelled = spellings(path);
    const within = escaped(path);
    return {
        path,
        fill: (text) => put(text, path),
        hide: (text) => spelled.reduce((rest, one) => (rest.includes(one) ? rest.replaceAll(one, () => workspace/* WORKSPACE */.u) : rest), text),
        carry: (open) => (events) => {
            const transport = open(events);
            return { ...transport, send: (message) => transport.send(put(message, within)) };
        },
        remove() {
            process.off("exit", remove);
            remove();
        },
    };
}


/***/ }),

/***/ 8697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ skipSpace),
/* harmony export */   UI: () => (/* binding */ opens),
/* harmony export */   VS: () => (/* binding */ stringEnd),
/* harmony export */   Yi: () => (/* binding */ closerOf),
/* harmony export */   dJ: () => (/* binding */ valueEnd),
/* harmony export */   tU: () => (/* binding */ nesting)
/* harmony export */ });
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


/***/ })

};
