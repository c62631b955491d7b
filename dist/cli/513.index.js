export const id = 513;
export const ids = [513];
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
const NO_HINTS = { tool: "", siblings: [], given: null };


/***/ }),

/***/ 7647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ cutFrame),
  X: () => (/* binding */ readLine)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
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
function parse(text) {
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
    const whole = line.length <= MAX_WHOLE && nesting(line) <= MAX_DEPTH;
    const value = parse(whole ? line : (shorten(line, OUTLINE) ?? ""));
    if (Array.isArray(value))
        return readBatch(value, line);
    return (0,json/* isObject */.Gv)(value) ? readObject(value, line) : null;
}
function limitsOf(raw, keep) {
    if (keep === "liveness")
        return raw.length > MAX_LIVENESS ? TINY : null;
    if (raw.length > (keep === "list" ? MAX_LIST : MAX_FRAME))
        return SHORT;
    return nesting(raw) > MAX_DEPTH ? FLAT : null;
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

/***/ 7148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mz: () => (/* binding */ errorOf),
  Ey: () => (/* binding */ exitWords),
  g5: () => (/* binding */ failureOf),
  gk: () => (/* binding */ handshake),
  PN: () => (/* binding */ initializeParams),
  Bg: () => (/* binding */ resultOf)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/record/log.js
var record_log = __webpack_require__(3278);
// EXTERNAL MODULE: ./build/record/masking.js
var masking = __webpack_require__(6616);
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
function parse(raw) {
    try {
        return raw === undefined ? undefined : JSON.parse(raw);
    }
    catch {
        return undefined;
    }
}
/** The result of an answered request, null for an error or anything that is no result. */
function resultOf(exchange) {
    const result = (0,json/* member */.Dc)(parse(exchange.response?.raw), "result");
    return (0,json/* isObject */.Gv)(result) ? result : null;
}
/** What an answer without a usable result says, for a person. */
function errorOf(exchange) {
    const error = (0,json/* member */.Dc)(parse(exchange.response?.raw), "error");
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
        session.connection.initialize = (0,masking/* maskData */.l)(result, log.mask);
        session.connection.startupMs = (0,record_log/* round */.L)(log.now() - session.connection.startedAtMs);
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


/***/ }),

/***/ 3278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ round),
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7850);
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7647);
/* harmony import */ var _masking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6616);



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
/** Deepest value that is walked; recorded values are cut well above that. */
const MAX_DEPTH = 1_000;
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
    if (depth >= MAX_DEPTH)
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


/***/ }),

/***/ 5046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ createStarter)
});

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

// EXTERNAL MODULE: ./build/record/frames.js + 2 modules
var record_frames = __webpack_require__(7647);
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

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
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
        const message = (0,record_frames/* readLine */.X)(line);
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

// EXTERNAL MODULE: ./build/record/handshake.js + 1 modules
var handshake = __webpack_require__(7148);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
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
function inWorkspace(target, options) {
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
    const transport = inWorkspace(target, options);
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
            const failure = await (0,handshake/* handshake */.gk)(session, log, startupTimeoutMs(), (why) => {
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


/***/ })

};
