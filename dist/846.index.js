export const id = 846;
export const ids = [846];
export const modules = {

/***/ 1846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAudit: () => (/* binding */ runAudit),
  saidOpen: () => (/* binding */ saidOpen),
  toldAs: () => (/* binding */ toldAs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/evidence/freeze.js
var freeze = __webpack_require__(41);
// EXTERNAL MODULE: ./build/facts/eras.js
var eras = __webpack_require__(4001);
// EXTERNAL MODULE: ./build/facts/facts.js + 2 modules
var facts_facts = __webpack_require__(203);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
;// CONCATENATED MODULE: ./build/record/masking.js

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
    if (masked === raw || (0,json/* parseJson */.qF)(masked) !== undefined)
        return masked;
    const value = (0,json/* parseJson */.qF)(raw);
    if (value === undefined)
        return masked;
    try {
        return JSON.stringify(maskData(value, mask));
    }
    catch {
        return masked;
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/cases/plan.js + 2 modules
var plan = __webpack_require__(2297);
// EXTERNAL MODULE: ./build/facts/outcome.js
var facts_outcome = __webpack_require__(4452);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
;// CONCATENATED MODULE: ./build/record/build.js


/** Settings may hold secrets in what the user's own calls send and expect. */
function maskedSettings(settings, mask) {
    const { record, judge } = structuredClone(settings);
    return { record: { ...record, probes: maskData(record.probes, mask) }, judge: maskTexts(judge, mask) };
}
/** A run that was stopped before there was anything to see: the server is not to blame. */
const STOPPED_EARLY = "The run was stopped before the server could be listed.";
/** The evidence of a run. What the log holds is masked already; the rest is masked here. */
function buildEvidence(recorded) {
    const { target, settings, plan, failure, interrupted, log, mask, remarks, state } = recorded;
    // Evidence is frozen through and through: what is the caller's goes in as a copy.
    const masked = (value) => maskTexts(structuredClone(value), mask);
    return {
        schemaVersion: 1,
        auditor: { ...version/* AUDITOR */.b },
        startedAt: recorded.startedAt,
        durationMs: Math.round(log.now()),
        target: masked(target),
        settings: maskedSettings(settings, mask),
        failure: masked(interrupted && failure !== null ? { ...failure, message: STOPPED_EARLY } : failure),
        stopped: interrupted
            ? { reason: "interrupted", detail: "stopped by the user or the runner" }
            : masked(recorded.stopped),
        connections: log.connections,
        exchanges: log.exchanges.map((one) => ({ ...one, caseKey: maskTexts(one.caseKey, mask) })),
        cases: plan.cases.map((item) => ({
            ...maskTexts({ ...item, arguments: null }, mask),
            arguments: maskData(item.arguments, mask),
        })),
        dropped: masked(plan.dropped),
        skipped: masked(plan.skipped),
        locations: {},
        extra: {
            ...(Object.keys(remarks).length === 0 ? {} : { protocol: masked(remarks) }),
            ...(recorded.http === null ? {} : { http: { probes: recorded.http } }),
            ...(recorded.alone ? { workers: { alone: true } } : {}),
            ...(state === null ? {} : { lifecycle: masked(state) }),
        },
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/model/workspace.js
var workspace = __webpack_require__(9259);
;// CONCATENATED MODULE: ./build/record/given-places.js



/** A folder with more entries than this is not looked into: listing it would be a load test of its own. */
const MAX_ENTRIES = 500;
/** Files that are written to be read, the most telling first. Others may hold what no report should quote. */
const READABLE = [/^readme\b/i, /^(?:license|changelog|contributing)\b/i, /\.(?:md|txt)$/i];
const PRIVATE = /secret|token|password|credential|private|key/i;
/** Names of the entries of a folder, its own first; null when there are too many, or it cannot be read. */
function entriesOf(folder) {
    try {
        let count = 0;
        const open = [folder];
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            for (const entry of (0,external_node_fs_.readdirSync)(next, { withFileTypes: true })) {
                count += 1;
                if (count > MAX_ENTRIES)
                    return null;
                if (entry.isDirectory())
                    open.push((0,external_node_path_.join)(next, entry.name));
            }
        }
        const own = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
        return own.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
    }
    catch {
        return null;
    }
}
/** False for words that are no path at all, too: a program or a document given as an argument is longer than any name may be. */
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
/**
 * Where the words that start a server point: the first small folder among them, and a file in it that is meant to be read.
 * Null when there is none, or when the server is given the throwaway workspace.
 */
function givenPlaces(target) {
    if (target.transport !== "stdio" || target.args.some((word) => word.includes(workspace/* WORKSPACE */.u)))
        return null;
    for (const word of target.args) {
        const path = (0,external_node_path_.resolve)(target.cwd, word);
        if (word.startsWith("-") || word === "" || !isFolder(path))
            continue;
        const files = entriesOf(path);
        if (files === null)
            continue;
        const readable = files.filter((name) => !PRIVATE.test(name));
        const file = READABLE.map((pattern) => readable.find((name) => pattern.test(name))).find((name) => name !== undefined);
        return { directory: word, file: file === undefined ? null : `${word.replace(/[\\/]+$/, "")}/${file}` };
    }
    return null;
}

// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/model/json.js
var model_json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/text/json-scan.js
var json_scan = __webpack_require__(1078);
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
const frames_MAX_DEPTH = 500;
/** Kept of a frame that is too long and cannot be shortened, since it is not JSON. */
const MAX_TEXT = 10_000;
/** Messages of one batch that are read. */
const MAX_BATCH = 200;
const OUTLINE = { total: 8_000, string: 500, items: MAX_BATCH, depth: 4 };
const SHORT = { total: 500_000, string: 20_000, items: 1_000, depth: frames_MAX_DEPTH };
const TINY = { total: 1_000, string: 200, items: 5, depth: 4 };
const FLAT = { total: Infinity, string: Infinity, items: Infinity, depth: frames_MAX_DEPTH };
function readObject(value, text) {
    const method = (0,model_json/* member */.Dc)(value, "method");
    const id = (0,model_json/* member */.Dc)(value, "id");
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
        const one = (0,model_json/* isObject */.Gv)(item) ? readObject(item, JSON.stringify(item)) : null;
        return one ?? [];
    });
    return messages.length === 0 ? null : { kind: "batch", items: messages, text };
}
/** What a line on stdout is in JSON-RPC; null for noise, which is everything that is not JSON-RPC. */
function readLine(line) {
    const first = line.trimStart()[0];
    if (first !== "{" && first !== "[")
        return null;
    const whole = line.length <= MAX_WHOLE && (0,json_scan/* nesting */.tU)(line) <= frames_MAX_DEPTH;
    const value = (0,json/* parseJson */.qF)(whole ? line : (shorten(line, OUTLINE) ?? ""));
    if (Array.isArray(value))
        return readBatch(value, line);
    return (0,model_json/* isObject */.Gv)(value) ? readObject(value, line) : null;
}
function limitsOf(raw, keep) {
    if (keep === "liveness")
        return raw.length > MAX_LIVENESS ? TINY : null;
    if (raw.length > (keep === "list" ? MAX_LIST : MAX_FRAME))
        return SHORT;
    return (0,json_scan/* nesting */.tU)(raw) > frames_MAX_DEPTH ? FLAT : null;
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

;// CONCATENATED MODULE: ./build/record/log.js



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
            const short = cutFrame(maskFrame(raw, mask), keep);
            return { raw: short.raw, chars: raw.length, cut: short.cut, atMs };
        },
        text: (raw, max) => (0,cut/* cut */.J)(mask(raw), max),
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

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/facts/frames.js
var facts_frames = __webpack_require__(3480);
// EXTERNAL MODULE: ./build/model/revision.js
var revision = __webpack_require__(5817);
;// CONCATENATED MODULE: ./build/record/greeting.js


/**
 * What a server says of itself in its first answer, in the form of a result of `initialize`, whatever the era. Null when
 * the answer does not let one go on in that era.
 */
function greetingOf(era, result) {
    if (era === "legacy" || result === null)
        return result;
    const versions = (0,model_json/* member */.Dc)(result, "supportedVersions");
    if (!Array.isArray(versions) || !versions.includes(revision/* FIRST_MODERN */.TZ))
        return null;
    const server = (0,model_json/* member */.Dc)((0,model_json/* member */.Dc)(result, "_meta"), revision/* META */.Ge.server);
    const instructions = (0,model_json/* stringMember */.sk)(result, "instructions");
    const capabilities = (0,model_json/* member */.Dc)(result, "capabilities");
    return {
        protocolVersion: revision/* FIRST_MODERN */.TZ,
        capabilities: (0,model_json/* isObject */.Gv)(capabilities) ? capabilities : {},
        ...((0,model_json/* isObject */.Gv)(server) ? { serverInfo: server } : {}),
        ...(instructions === null ? {} : { instructions }),
        discover: result,
    };
}

;// CONCATENATED MODULE: ./build/record/adopt.js
/** Writes a connection of another log into this one, which must have the same clock and mask. Gives its number there. */
function adoptConnection(log, connection) {
    const id = log.connections.length;
    const apart = (one) => ({ ...one, exchange: null });
    const [messages, noise] = [connection.messages.map(apart), connection.noise.map(apart)];
    log.connections.push({ ...connection, id, messages, noise });
    return id;
}
/** The same for an exchange that has come to its end. `connection`: the number that `adoptConnection` gave. */
function adoptExchange(log, exchange, connection) {
    const copy = { ...exchange, id: log.nextId(), connection };
    log.begin(copy);
    log.settle(copy);
    return copy;
}

;// CONCATENATED MODULE: ./build/record/initialize.js

/** What the client says of itself. No capability is declared: the audit has no user, no files and no model to offer. */
function initializeParams(protocolVersion) {
    return { protocolVersion, capabilities: {}, clientInfo: { ...version/* AUDITOR */.b } };
}

;// CONCATENATED MODULE: ./build/record/results.js



/** Kept of what an error says, in a sentence about it. */
const SAID_CHARS = 300;
/** The result of an answered request, null for an error or anything that is no result. */
function resultOf(exchange) {
    const result = (0,model_json/* member */.Dc)((0,json/* objectOf */.Xy)(exchange.response?.raw), "result");
    return (0,model_json/* isObject */.Gv)(result) ? result : null;
}
/** What an answer without a usable result says, for a person. */
function errorOf(exchange) {
    const error = (0,model_json/* member */.Dc)((0,json/* objectOf */.Xy)(exchange.response?.raw), "error");
    if (!(0,model_json/* isObject */.Gv)(error))
        return "no result";
    const code = (0,model_json/* numberMember */.eJ)(error, "code");
    const said = (0,cut/* cut */.J)((0,cut/* oneLine */.T)((0,model_json/* stringMember */.sk)(error, "message") ?? "without a message"), SAID_CHARS);
    return code === null ? `an error: ${said}` : `error ${code}: ${said}`;
}

;// CONCATENATED MODULE: ./build/record/newer-version.js






const about = (name, timeoutMs) => ({ purpose: "protocol", caseKey: `protocol/${name}`, timeoutMs });
/** Offers a version nobody speaks to a server of the era with a handshake. */
const offerTo = (session, timeoutMs) => session.request("initialize", initializeParams(revision/* FUTURE_VERSION */.xK), about("newer-version", timeoutMs));
/** Whether an answer to that is the one that the specification asks for, and the server did nothing beside it. */
function isSound({ session, exchange }) {
    const { noiseCount, messageCount, exit } = session.connection;
    const named = (0,model_json/* stringMember */.sk)(resultOf(exchange), "protocolVersion") ?? "";
    return (exchange.end === "answered" &&
        (0,facts_frames/* frameFaults */.X)([exchange]).length === 0 &&
        (0,revision/* isRevision */.oN)(named) &&
        named !== revision/* FUTURE_VERSION */.xK &&
        noiseCount + messageCount === 0 &&
        exit?.requested !== false);
}
/**
 * A version nobody speaks is offered, on a process of its own. `foretold`: an answer that needs no further process; it goes
 * into the record as if it had been asked for now.
 */
async function offerFutureVersion(recording, foretold) {
    if (recording.signal?.aborted)
        return;
    const { starter, log } = recording;
    if (foretold !== null) {
        adoptExchange(log, foretold.exchange, adoptConnection(log, foretold.session.connection));
        return;
    }
    const session = starter.open("confirm");
    const timeoutMs = starter.startupTimeoutMs();
    if (starter.era === "legacy")
        await offerTo(session, timeoutMs);
    else {
        const params = { _meta: { [revision/* META */.Ge.version]: revision/* FUTURE_VERSION */.xK } };
        await session.request("tools/list", params, about("unknown-version", timeoutMs));
    }
    await session.kill();
}

;// CONCATENATED MODULE: ./build/record/reference-client.js




/** Milliseconds that the client itself waits, for a time-out of the session: that one comes first, and this one ends a client that passes over an answer. */
const patience = (timeoutMs) => 2 * timeoutMs + 1_000;
const reasonOf = (error) => (error instanceof Error ? error.message : String(error));
/** Loaded while the server starts, so that they cost no time of their own. */
const CONNECT = {
    async legacy(wire, timeoutMs) {
        const { Client } = await Promise.all(/* import() */[__webpack_require__.e(377), __webpack_require__.e(465)]).then(__webpack_require__.bind(__webpack_require__, 5846));
        const client = new Client({ ...version/* AUDITOR */.b }, { capabilities: {} });
        client.onerror = () => wire.onclose?.();
        return client.connect(wire, { timeout: patience(timeoutMs) }).then(() => null, reasonOf);
    },
    async modern(wire, timeoutMs) {
        const { Client } = await Promise.all(/* import() */[__webpack_require__.e(377), __webpack_require__.e(860)]).then(__webpack_require__.bind(__webpack_require__, 7860));
        const versionNegotiation = { mode: { pin: revision/* FIRST_MODERN */.TZ } };
        const client = new Client({ ...version/* AUDITOR */.b }, { capabilities: {}, versionNegotiation });
        client.onerror = () => wire.onclose?.();
        return client.connect(wire, { timeout: patience(timeoutMs) }).then(() => null, reasonOf);
    },
};
/** An answer for the client, under the id that the client gave. Null when it is no answer: a client may wait for one for ever then. */
function answerFor(id, exchange) {
    const value = (0,json/* objectOf */.Xy)(exchange.response?.raw);
    if (value === null)
        return null;
    const answers = (0,model_json/* isObject */.Gv)((0,model_json/* member */.Dc)(value, "error")) || (0,model_json/* member */.Dc)(value, "result") !== undefined;
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
            const method = (0,model_json/* member */.Dc)(message, "method");
            const params = (0,model_json/* member */.Dc)(message, "params");
            if (typeof method !== "string")
                return;
            const given = (0,model_json/* isObject */.Gv)(params) ? params : {};
            if ((0,model_json/* member */.Dc)(message, "id") === undefined)
                return session.notify(method, given);
            exchange = await session.request(method, given, { purpose: "initialize", timeoutMs });
            const answer = answerFor((0,model_json/* member */.Dc)(message, "id"), exchange);
            if (answer === null)
                wire.onclose?.();
            else
                wire.onmessage?.(answer);
        },
    };
    const refusal = await CONNECT[era](wire, timeoutMs);
    return { exchange, refusal };
}

// EXTERNAL MODULE: ./build/model/rpc.js
var rpc = __webpack_require__(9981);
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
        ? { ...head, error: { code: rpc/* METHOD_NOT_FOUND */.X, message: "Method not found" } }
        : { ...head, error: { code: REJECTED, message: declined } };
}

// EXTERNAL MODULE: ./build/text/mask.js + 1 modules
var text_mask = __webpack_require__(1368);
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
    const start = (line, max) => (0,cut/* cut */.J)((0,text_mask/* maskHead */.Tm)(line, MASKED_CHARS, log.mask), max);
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
            connection.stderr.tail = (0,text_mask/* maskTail */.Zl)(held.toString("utf8"), STDERR_MASKED, log.mask).slice(-STDERR_CHARS);
        },
    };
}

;// CONCATENATED MODULE: ./build/record/exit.js
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

;// CONCATENATED MODULE: ./build/record/requests.js



function keepOf(exchange) {
    if (exchange.method !== "tools/list")
        return "other";
    return exchange.purpose === "list" || exchange.purpose === "list-again" ? "list" : "liveness";
}
/** An error that names no request is meant for the one that is under way (JSON-RPC 2.0: id is null where it was not detected). */
const isNameless = (response) => (0,model_json/* member */.Dc)(response, "id") === null && (0,model_json/* isObject */.Gv)((0,model_json/* member */.Dc)(response, "error"));
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
        one.exchange.durationMs = round(performance.now() - one.startedAt);
        log.settle(one.exchange);
        one.resolve(one.exchange);
    };
    /** The request that a response is for. A number sent back as a text, or no id at all, still tells when one waits. */
    const idOf = (response, about) => {
        const id = (0,model_json/* member */.Dc)(response, "id");
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
                    one.exchange.diedAfter = exitOf(exit);
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
        const text = JSON.stringify(answerRequest(message.id, message.method));
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
        const message = readLine(line);
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

// EXTERNAL MODULE: ./build/facts/http.js
var http = __webpack_require__(4306);
;// CONCATENATED MODULE: ./build/record/http/failure.js


const isMessage = ({ response }) => response !== null && readLine(response.raw) !== null;
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
    const said = (0,http/* carriedWords */.oM)(note);
    const { method } = exchange;
    if (http/* REFUSES_US */.zo.has(note.status ?? 0) && exchange.end === "answered") {
        const message = `Not verified: authentication. The server answered \`${method}\` with ${said}.`;
        return { stage: "initialize", message };
    }
    if (exchange.end === "timed-out" || isMessage(exchange))
        return null;
    if (note.status === null)
        return { stage: "spawn", message: `The server cannot be reached: ${note.trouble}.` };
    return { stage: "initialize", message: `The server did not answer \`${method}\` as MCP does: ${said}.` };
}

;// CONCATENATED MODULE: ./build/record/handshake.js








/** A failure of this stage, with how the process stands now. */
function failureOf(session, stage, message) {
    return { stage, message, exit: ownExit(session), stderrTail: session.connection.stderr.tail };
}
/** What a server said that waits for nobody, as a sentence: an answer with another id is none to any client. */
function strayWords({ connection }) {
    const stray = connection.messages.find(({ kind }) => kind === "unmatched-response");
    if (stray === undefined)
        return "";
    return ` It sent a response whose \`id\` is of no request: ${(0,cut/* cut */.J)((0,cut/* oneLine */.T)(stray.frame.raw), SAID_CHARS)}`;
}
/**
 * Greets the server. Null when it went well, else why there is nothing to audit; the process is ended then. A server that
 * the reference client refuses although it gave a result is audited all the same, and the refusal noted.
 */
async function handshake(session, log, timeoutMs, era, onRefusal) {
    const { exchange, refusal } = await greet(session, timeoutMs, era);
    const greeting = exchange === null ? null : greetingOf(era, resultOf(exchange));
    if (exchange !== null && greeting !== null) {
        session.connection.initialize = maskData(greeting, log.mask);
        session.connection.startupMs = round(log.now() - session.connection.startedAtMs);
        if (refusal === null)
            return null;
        onRefusal((0,cut/* cut */.J)((0,cut/* oneLine */.T)(log.mask(refusal)), SAID_CHARS));
        if (era === "legacy")
            session.notify("notifications/initialized", {});
        return null;
    }
    const barred = session.barred();
    await session.kill();
    const overHttp = httpFailure(exchange, barred);
    if (overHttp !== null)
        return failureOf(session, overHttp.stage, overHttp.message);
    if (exchange === null || exchange.end === "timed-out") {
        const silent = `The server did not answer within ${timeoutMs} ms of its start.`;
        return failureOf(session, "startup", `${silent}${strayWords(session)}`);
    }
    if (exchange.end === "closed") {
        return failureOf(session, "startup", `The server ${exitWords(exchange.diedAfter)} before it answered.`);
    }
    const refused = era === "legacy"
        ? "The server refused to be initialized"
        : "The server does not speak the stateless protocol";
    return failureOf(session, "initialize", `${refused} (${errorOf(exchange)}).`);
}

// EXTERNAL MODULE: ./build/text/header.js
var text_header = __webpack_require__(5493);
;// CONCATENATED MODULE: ./build/record/modern/headers.js



const PRIMITIVE = new Set(["integer", "string", "boolean"]);
/** Levels of nested objects that are looked into. */
const headers_MAX_DEPTH = 20;
/** Text that can stand in a header as it is: visible ASCII, with blanks inside only. */
const PLAIN = /^[\x21-\x7e](?:[\x20-\x7e\t]*[\x21-\x7e])?$/;
const ENCODED = /^=\?base64\?.*\?=$/s;
function mirrorsOfSchema(schema, path) {
    const properties = (0,model_json/* member */.Dc)(schema, "properties");
    if (!(0,model_json/* isObject */.Gv)(properties) || path.length > headers_MAX_DEPTH)
        return [];
    return Object.entries(properties).flatMap(([name, property]) => {
        const here = [...path, name];
        const header = (0,model_json/* stringMember */.sk)(property, "x-mcp-header");
        const type = (0,model_json/* stringMember */.sk)(property, "type") ?? "";
        const own = header !== null && (0,text_header/* isHeaderName */.p)(header) && PRIMITIVE.has(type) ? [{ path: here, header }] : [];
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
    const found = path.reduce((inside, name) => (0,model_json/* member */.Dc)(inside, name), value);
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
    const method = (0,model_json/* stringMember */.sk)(message, "method");
    const params = (0,model_json/* member */.Dc)(message, "params");
    const version = (0,model_json/* stringMember */.sk)((0,model_json/* member */.Dc)(params, "_meta"), revision/* META */.Ge.version);
    if (method === null || version === null)
        return {};
    const headers = { "mcp-protocol-version": version, "mcp-method": method };
    const name = (0,model_json/* stringMember */.sk)(params, Object.hasOwn(NAMED, method) ? NAMED[method] : "");
    if (name !== null)
        headers["mcp-name"] = headerValue(name);
    for (const { path, header } of method === "tools/call" ? (mirrors.get(name ?? "") ?? []) : []) {
        const value = valueAt((0,model_json/* member */.Dc)(params, "arguments"), path);
        if (value !== null)
            headers[`mcp-param-${header.toLowerCase()}`] = headerValue(value);
    }
    return headers;
}

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

;// CONCATENATED MODULE: ./build/record/http/body.js

/** Longest body that is read where the answer to a call is not looked for in it, in bytes: one of those may be as long as a line over stdio. */
const MAX_SHORT_BODY = 1_000_000;
/** Reads a body to its end, `max` bytes at most. Never rejects. */
async function readBody(stream, max = MAX_LINE) {
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

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(4708);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/text/host.js
var host = __webpack_require__(5366);
;// CONCATENATED MODULE: ./build/record/http/client.js





const DECODERS = {
    gzip: () => (0,external_node_zlib_.createGunzip)({ flush: external_node_zlib_.constants.Z_SYNC_FLUSH }),
    "x-gzip": () => (0,external_node_zlib_.createGunzip)({ flush: external_node_zlib_.constants.Z_SYNC_FLUSH }),
    deflate: () => (0,external_node_zlib_.createInflate)({ flush: external_node_zlib_.constants.Z_SYNC_FLUSH }),
    br: () => (0,external_node_zlib_.createBrotliDecompress)({ flush: external_node_zlib_.constants.BROTLI_OPERATION_FLUSH }),
};
function decoded(answer) {
    const encoding = (answer.headers["content-encoding"] ?? "").trim().toLowerCase();
    const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding]?.() : undefined;
    if (decoder === undefined)
        return answer;
    (0,external_node_stream_.pipeline)(answer, decoder, () => { });
    return decoder;
}
/** Connections stay open between requests, as those of every client do. Loopback is never asked of a proxy. */
function agentsFor(loopback) {
    const options = loopback ? { keepAlive: true } : { keepAlive: true, proxyEnv: process.env };
    return { http: new external_node_http_.Agent(options), https: new external_node_https_.Agent(options) };
}
/** A client whose connections are its own: another one shares none with it. */
function createHttpClient() {
    const near = agentsFor(true);
    const far = agentsFor(false);
    const open = (sent) => {
        const { http, https } = (0,host/* isLoopback */.U9)(sent.url.hostname) ? near : far;
        const { method, signal } = sent;
        const headers = {
            "accept-encoding": "gzip, deflate, br",
            "user-agent": "mcp-audit-action",
            ...sent.headers,
        };
        return sent.url.protocol === "https:"
            ? (0,external_node_https_.request)(sent.url, { method, headers, signal, agent: https })
            : (0,external_node_http_.request)(sent.url, { method, headers, signal, agent: http });
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
            if (reading.size > MAX_LINE)
                stop(`an event is longer than ${MAX_LINE} bytes`);
        };
        const lines = createLineSplitter(take, () => stop(`a line is longer than ${MAX_LINE} bytes`));
        stream.on("data", (chunk) => lines.push(chunk));
        stream.on("end", () => stop(null));
        stream.on("error", (error) => stop(`the stream broke off (${error.message})`));
        stream.on("close", () => stop("the stream broke off"));
    });
}

;// CONCATENATED MODULE: ./build/record/http/media.js
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

;// CONCATENATED MODULE: ./build/record/http/reach.js

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
    if ((0,host/* isInside */.FK)(url.hostname) && !(0,host/* isInside */.FK)(request.url.hostname))
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

;// CONCATENATED MODULE: ./build/record/http/words.js

const words_SAID_CHARS = 300;
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
const saidIn = (body) => (0,cut/* cut */.J)((0,cut/* oneLine */.T)(body), words_SAID_CHARS);

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
    const client = createHttpClient();
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
                headers: { accept: STREAM },
                signal: stop.signal,
            };
            const found = new Promise((resolve) => {
                const look = async () => {
                    const reply = await send(client, reach, request);
                    if (reply.status !== 200 || mediaType(reply) !== STREAM) {
                        reply.body.destroy();
                        return;
                    }
                    seen.stream = noteOf(reply);
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
                const reply = await send(client, reach, request, holding(events, id));
                const body = await readBody(reply.body, MAX_SHORT_BODY);
                if (id === null || reply.status < 300)
                    return;
                if (reply.status >= 500)
                    cut(id, reply.status, saidIn(body.text));
                else if (events.requests.waits(id)) {
                    events.requests.carried(id, noteOf(reply, saidIn(body.text)));
                    events.requests.refused(id, body.text);
                }
            }
            catch (error) {
                cut(id, null, troubleOf(error));
            }
        },
        end() {
            stop.abort();
            client.close();
        },
    };
}

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
    client = createHttpClient();
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
        const headers = { "content-type": "application/json", accept: EITHER, ...message.headers };
        const request = this.request("POST", headers, message.text);
        const { id } = message;
        const onWait = holding(this.events, id);
        let reply;
        try {
            reply = await (first ? sendFirst : send)(this.client, this.reach, request, onWait);
        }
        catch (error) {
            this.cut(id, { status: null, contentType: null, trouble: troubleOf(error) });
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
        const { text } = await readBody(reply.body, MAX_SHORT_BODY);
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
        this.events.requests.carried(id, noteOf(reply));
        if (reply.status < 300 && mediaType(reply) === STREAM)
            return this.streamed(id, first, reply);
        const ok = reply.status < 300;
        const { text, broken } = await readBody(reply.body, ok ? undefined : MAX_SHORT_BODY);
        if (this.stop.signal.aborted)
            return;
        if (broken === null && reply.status !== 429 && readLine(text) !== null) {
            this.take(text, id, first);
            this.cut(id, noteOf(reply, "its body does not answer the request"));
            return;
        }
        if (broken !== null || reply.status >= 500)
            this.cut(id, noteOf(reply, broken ?? saidIn(text)));
        else
            this.refused(id, reply, text);
    }
    /** An answer below 500 that is no JSON-RPC. */
    refused(id, reply, text) {
        const { requests } = this.events;
        const { location, "www-authenticate": challenge = "" } = reply.headers;
        const moved = location === undefined ? "" : `it leads to ${saidIn(location)}: give that address as \`url\``;
        const trouble = [saidIn(text), saidIn(challenge), moved];
        requests.carried(id, noteOf(reply, trouble.filter((part) => part !== "").join("; ") || null));
        if (reply.status === 429) {
            const asks = reply.headers["retry-after"];
            const when = asks === undefined ? "" : `, \`Retry-After: ${saidIn(asks)}\``;
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
            await pause(Math.min(end.retryMs ?? RESUME_MS, MAX_RESUME_MS), this.stop.signal);
            if (this.stop.signal.aborted)
                return;
            const again = this.request("GET", { accept: STREAM, "last-event-id": end.lastEventId });
            const more = await send(this.client, this.reach, again).catch(() => null);
            if (more === null || more.status !== 200 || mediaType(more) !== STREAM) {
                more?.body.destroy();
                break;
            }
            const before = end;
            end = await read(more);
            end.lastEventId ??= before.lastEventId;
        }
        this.cut(id, noteOf(reply, end.broken ?? "the stream ended before the answer"));
    }
    /** Opens the stream for what the server says by itself; most servers have none. */
    async listen() {
        const reply = await send(this.client, this.reach, this.request("GET", { accept: STREAM })).catch(() => null);
        if (reply === null)
            return;
        this.seen.stream = noteOf(reply);
        this.events.session(this.seen);
        if (reply.status !== 200 || mediaType(reply) !== STREAM)
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
    const version = (0,model_json/* stringMember */.sk)((0,model_json/* member */.Dc)((0,json/* objectOf */.Xy)(text), "result"), "protocolVersion");
    return version !== null && VISIBLE.test(version) ? version : null;
}

;// CONCATENATED MODULE: ./build/record/http/transport.js




/** Reads a message of ours: answers to the server's requests have an id too, but wait for nothing. */
function outgoing(text, reach) {
    const value = JSON.parse(text);
    const method = (0,model_json/* member */.Dc)(value, "method");
    const id = (0,model_json/* member */.Dc)(value, "id");
    const headers = mirrorHeaders(value, reach.mirrors);
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

;// CONCATENATED MODULE: ./build/record/modern/envelope.js



/**
 * Parameters as the modern era wants them: with the version, who asks, and what the client can do, which is nothing. What
 * `_meta` says already stays.
 */
function enveloped(params) {
    const given = (0,model_json/* member */.Dc)(params, "_meta");
    const own = {
        [revision/* META */.Ge.version]: revision/* FIRST_MODERN */.TZ,
        [revision/* META */.Ge.client]: { ...version/* AUDITOR */.b },
        [revision/* META */.Ge.capabilities]: {},
    };
    return { ...params, _meta: (0,model_json/* isObject */.Gv)(given) ? { ...own, ...given } : own };
}

;// CONCATENATED MODULE: ./build/record/modern/session.js




/** Rounds of questions that are answered for one request. */
const MAX_ROUNDS = 3;
/** Answers to what a result asks for; null when one of the questions has no answer here. */
function answersTo(result) {
    const asked = (0,model_json/* member */.Dc)(result, "inputRequests");
    const entries = Object.entries((0,model_json/* isObject */.Gv)(asked) ? asked : {}).map(([key, request]) => {
        const answer = (0,model_json/* member */.Dc)(answerRequest(0, (0,model_json/* stringMember */.sk)(request, "method") ?? ""), "result");
        return [key, answer];
    });
    if (entries.some(([, answer]) => answer === undefined))
        return null;
    return Object.fromEntries(entries);
}
/** The parameters of the next round; null when the exchange asks for nothing, or for what the audit has not. */
function nextRound(params, exchange) {
    const result = exchange.end === "answered" ? resultOf(exchange) : null;
    if (result === null || (0,model_json/* member */.Dc)(result, "resultType") !== "input_required")
        return null;
    const inputResponses = answersTo(result);
    if (inputResponses === null)
        return null;
    const requestState = (0,model_json/* member */.Dc)(result, "requestState");
    return { ...params, inputResponses, ...(requestState === undefined ? {} : { requestState }) };
}
/**
 * A session of the modern era over any transport: each request stands for itself, and what a server asks for in a result
 * (MCP 2026-07-28, Multi round-trip requests) is answered as in the legacy era: nothing is granted. Only the last round
 * speaks for a case.
 */
function modernSession(session) {
    const request = async (method, params, options) => {
        let round = enveloped(params);
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

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/record/processes.js



/** Variable that every process of one start inherits, so that those that left their group are found. */
const MARKER = "MCP_AUDIT_RUN";
const processes_MARK = "mcp-audit-run";
/** A text of the server without the mark of its start: a tool may tell its environment, and two runs must read the same. */
const withoutMark = (text) => text.includes(processes_MARK) ? text.replace(/\bmcp-audit-run-[0-9a-f-]{36}/g, processes_MARK) : text;
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
    const mark = `${processes_MARK}-${(0,external_node_crypto_.randomUUID)()}`;
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
        processes_send(-pid, signal);
    for (const stray of strays)
        processes_send(stray, signal);
}
function processes_send(pid, signal) {
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
const shutdown_LOOK_MS = 20;
/** Waits until no process of a start lives, `ms` at most, and tells how many do then. */
async function leftovers(started, ms, hurry) {
    const until = performance.now() + ms;
    let living = livingProcesses(started).length;
    while (living > 0 && performance.now() < until && !hurry?.aborted) {
        await new Promise((resolve) => setTimeout(resolve, shutdown_LOOK_MS));
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
function stdio_reasonOf(error, launch) {
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
    const lines = createLineSplitter(events.line, () => {
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
                events.failed(stdio_reasonOf(error, launch));
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
            return unopened(stdio_reasonOf(error, launch))(events);
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
        const session = era === "modern" ? modernSession(plain) : plain;
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
            const failure = await handshake(session, log, startupTimeoutMs(), era, (why) => {
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

;// CONCATENATED MODULE: ./build/record/modern/offer.js











/** What differs from one start to the next: times, ports, numbers of processes. */
const withoutNumbers = (text) => text.replace(/\d+/g, "0");
const errorIn = (exchange) => (0,model_json/* member */.Dc)((0,json/* objectOf */.Xy)(exchange.response?.raw), "error");
/**
 * Asks as the reference client does, without loading it, which is heavy: most servers refuse. One that knows the versions
 * of that era is left to the client, which may ask again.
 */
async function discover(session, timeoutMs) {
    const first = await session.request("server/discover", {}, { purpose: "initialize", timeoutMs });
    if ((0,model_json/* member */.Dc)(errorIn(first), "code") !== revision/* UNSUPPORTED_VERSION */.xH)
        return first;
    return (await greet(session, timeoutMs, "modern")).exchange ?? first;
}
/** The server refused `server/discover` in good order, and is there for the next question. */
const isRefused = (session, exchange) => exchange.end === "answered" &&
    (0,model_json/* isObject */.Gv)(errorIn(exchange)) &&
    (0,facts_frames/* frameFaults */.X)([exchange]).length === 0 &&
    session.alive();
/**
 * Asks whether a server speaks the modern era: a process of its own is asked, and ended. The server that is audited never
 * sees the question, so that one which falls silent or ends at it is not harmed. A process that refuses it is offered a
 * version nobody speaks, which saves a start. Only the sound answer counts, of a process that wrote nothing to stderr but
 * what the audited one did at its start; whatever else it does may be due to the first question.
 */
async function askEra(target, { log, newerVersion, stderr, ...options }, signal) {
    const said = [];
    const starter = createStarter(target, log, { ...options, onStderr: (chunk) => said.push(chunk) });
    const stop = () => void starter.stop();
    const saidMore = () => {
        const own = log.mask(Buffer.concat(said).toString("utf8"));
        return !withoutNumbers(stderr()).startsWith(withoutNumbers(own));
    };
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted)
        stop();
    try {
        const session = starter.open("confirm");
        const timeoutMs = starter.startupTimeoutMs();
        const first = await discover(modernSession(session), timeoutMs);
        if (greetingOf("modern", resultOf(first)) !== null)
            return { modern: true, foretold: null };
        if (!newerVersion || !isRefused(session, first))
            return { modern: false, foretold: null };
        const foretold = { session, exchange: await offerTo(session, timeoutMs) };
        // What was written to stderr before the answer has arrived by then.
        await (0,promises_.setImmediate)();
        const odd = saidMore();
        await session.kill();
        return { modern: false, foretold: !odd && isSound(foretold) ? foretold : null };
    }
    finally {
        signal?.removeEventListener("abort", stop);
        await starter.stop();
    }
}

// EXTERNAL MODULE: ./build/facts/series.js
var series = __webpack_require__(7547);
// EXTERNAL MODULE: ./build/model/case.js
var model_case = __webpack_require__(5344);
;// CONCATENATED MODULE: ./build/record/trail.js
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

;// CONCATENATED MODULE: ./build/record/recording.js

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
    const death = recording.signal?.aborted ? null : takeDeath(recording.trail, victim);
    if (death !== null)
        recording.deaths.push(death);
}

;// CONCATENATED MODULE: ./build/record/bench.js



/** Calls of one series without an answer after which it ends: each costs a time limit or a start. */
const MAX_UNANSWERED = 5;
/** Calls a probe `calls` times, `concurrency` of them in flight at once on one connection. */
async function recordSeries(recording, item, bench, index) {
    let sent = 0;
    let unanswered = 0;
    const over = () => recording.signal?.aborted || unanswered >= MAX_UNANSWERED || sent >= bench.calls;
    const options = { purpose: "bench", caseKey: (0,series/* seriesKey */.Xk)(index, bench), timeoutMs: item.timeoutMs };
    const lane = async () => {
        const { session } = recording;
        while (!over() && session.alive()) {
            sent += 1;
            const exchange = await session.request("tools/call", callParams(item), options);
            if (exchange.end !== "answered")
                unanswered += 1;
            if (exchange.end === "timed-out")
                await session.kill();
        }
    };
    while (!over() && (await ensureSession(recording))) {
        const { tool, id } = item;
        recording.progress({ stage: "bench", tool, case: id, done: sent, total: bench.calls });
        await Promise.all(Array.from({ length: bench.concurrency }, lane));
    }
}
/** The timed series of the config, one after another, on a process of their own. */
async function recordBench(recording, plan, settings) {
    for (const [index, bench] of settings.bench.entries()) {
        const item = plan.cases.find((one) => one.kind === "probe" && one.id === (0,model_case/* probeId */.sp)(bench.probe));
        if (item === undefined || recording.signal?.aborted || recording.stopped !== null)
            continue;
        await recordSeries(recording, item, bench, index);
    }
    if (settings.bench.length > 0)
        await recording.session.kill();
}

// EXTERNAL MODULE: ./build/model/outcome.js
var model_outcome = __webpack_require__(8158);
;// CONCATENATED MODULE: ./build/cases/aside.js
/** Valid calls are timed, and probes are the user's own: they stay where nothing runs beside them. */
const mayGo = (item) => item.kind !== "valid" && item.kind !== "probe";
/**
 * What of a plan may be recorded aside: the malformed and odd calls of tools that declare to change nothing, in the order
 * of the plan. Tools with a probe stay whole.
 */
function piecesOf(tools, cases) {
    const probed = new Set(cases.filter((item) => item.kind === "probe").map((item) => item.toolIndex));
    const pieces = [];
    for (const [index, item] of cases.entries()) {
        const { toolIndex } = item;
        if (!mayGo(item) || tools[toolIndex]?.readOnly !== true || probed.has(toolIndex))
            continue;
        const next = cases[index + 1];
        const last = pieces.at(-1);
        if (last?.next === item && last.toolIndex === toolIndex) {
            last.cases.push(item);
            last.next = next;
        }
        else
            pieces.push({ toolIndex, cases: [item], from: index, next });
    }
    return pieces;
}

// EXTERNAL MODULE: ./build/facts/calls.js + 2 modules
var calls = __webpack_require__(7722);
;// CONCATENATED MODULE: ./build/record/liveness.js
/**
 * Characters of tool lists that may be read only to see that the server is alive. Beyond that the next tool's calls tell,
 * so that a run stays linear in the number of tools.
 */
const BUDGET_CHARS = 50_000_000;
/**
 * After the last malformed case of a tool, and after an answer that breaks the protocol, the server must still list its
 * tools. `left`: characters that may be read for it.
 */
function createLiveness(recording, left = BUDGET_CHARS) {
    const spend = (chars) => {
        left -= chars;
    };
    return {
        spend,
        left: () => left,
        async check(item, next, outcome) {
            if (!recording.session.alive())
                return null;
            const lastOfTool = item.proof === "invalid" && next?.toolIndex !== item.toolIndex;
            const due = lastOfTool && (left > 0 || next === undefined);
            if (!due && outcome !== "protocol-violation")
                return null;
            const { session, timeoutMs } = recording;
            const options = { purpose: "liveness", caseKey: item.key, timeoutMs };
            const exchange = await session.request("tools/list", {}, options);
            spend(exchange.response?.chars ?? 0);
            if (exchange.end === "timed-out")
                await session.kill();
            return exchange;
        },
    };
}

;// CONCATENATED MODULE: ./build/record/worker.js






/** Makes one call. Null when the server said or did anything but answer it. */
async function see({ recording, place }, session, item, check) {
    const { connection } = session;
    const { log } = place;
    const from = log.exchanges.length;
    const beside = connection.noiseCount + connection.messageCount;
    const exchange = await sendCase(session, item, "case");
    const tool = recording.tools[item.toolIndex];
    if (tool === undefined)
        return null;
    const { outcome } = recording.classify(exchange, tool);
    if (outcome === "protocol-violation" || outcome === "crashed" || outcome === "timed-out")
        return null;
    await check(outcome);
    const exchanges = log.exchanges.slice(from);
    if (exchanges.some((one) => one.end !== "answered") || (0,facts_frames/* frameFaults */.X)(exchanges).length > 0)
        return null;
    // What was written before the answer has arrived by then.
    await (0,promises_.setImmediate)();
    if (!session.alive() || connection.noiseCount + connection.messageCount > beside)
        return null;
    return { connection, exchange, exchanges, stderr: place.takeStderr() };
}
async function carryOut(task, session, piece, left) {
    const liveness = createLiveness({ session, timeoutMs: task.recording.timeoutMs }, left);
    const all = [];
    for (const [index, item] of piece.cases.entries()) {
        const next = piece.cases[index + 1] ?? piece.next;
        const seen = await see(task, session, item, (outcome) => liveness.check(item, next, outcome));
        if (seen === null || task.recording.signal?.aborted)
            return null;
        all.push(seen);
    }
    return all;
}
/** Hands over what a process has done, but for what it did in the last moments before it ended by itself. */
function handOver(task, session, done) {
    const diedAt = ownExit(session)?.atMs ?? Number.POSITIVE_INFINITY;
    for (const { seen, atMs } of done)
        task.done(diedAt - atMs <= LATE_MS ? null : seen);
}
/** Carries out pieces on one process, until there are no more or the process is of no more use. */
async function useUp(task, session) {
    const done = [];
    task.place.takeStderr();
    let fine = true;
    for (let one = task.next(); one !== null; one = fine ? task.next() : null) {
        const seen = await carryOut(task, session, one.piece, one.left);
        done.push({ seen, atMs: task.place.log.now() });
        fine = seen !== null;
        task.tell(fine);
    }
    if (fine)
        await session.settle(LATE_MS);
    await session.kill();
    handOver(task, session, done);
}
/** Carries out pieces on processes of its own. False when the server cannot be started beside the one that runs. */
async function work(task) {
    while (!task.isOver()) {
        const { session, failure } = await task.place.starter.start("worker");
        if (failure !== null) {
            await session.kill();
            return task.isOver();
        }
        task.busy(1);
        await useUp(task, session);
        task.busy(-1);
    }
    return true;
}

;// CONCATENATED MODULE: ./build/record/workers.js


/** Starts at once hinder each other: what they save must be worth this many, and more where cores are few. */
const WORTH_STARTS = 2;
/**
 * Whether workers pay, going by the cases so far, once these took as long as a start: on a server that answers at once, and
 * is slow to start, they do not.
 */
function pays({ workers, cores, spentMs, done, left, startupMs }) {
    if (done === 0 || spentMs < startupMs)
        return false;
    const saved = (spentMs / done) * left * (1 - 1 / workers);
    return saved > WORTH_STARTS * startupMs * Math.max(1, workers / cores) + LATE_MS;
}
/** Lets workers take the pieces in the order of the plan. `found`: what they saw, by the key of the case. True when all could be started. */
async function gather(recording, workers, shares, found) {
    const places = [];
    let [taken, clean, odd, busy] = [0, 0, 0, 0];
    // A server that is odd with most tools is quicker recorded once.
    const isOver = () => taken >= shares.length || odd > clean + workers.count || recording.signal?.aborted === true;
    const task = {
        recording,
        isOver,
        next() {
            const share = isOver() ? undefined : shares[taken];
            if (share === undefined)
                return null;
            taken += 1;
            const [{ tool, id } = { tool: null, id: null }] = share.piece.cases;
            recording.progress({ stage: "call", tool, case: id, done: clean + odd, total: shares.length });
            return share;
        },
        busy(change) {
            busy += change;
            // Whoever still waits for its server to start comes too late.
            if (busy === 0 && isOver())
                for (const place of places)
                    void place.end();
        },
        tell(fine) {
            if (fine)
                clean += 1;
            else
                odd += 1;
        },
        done(seen) {
            for (const one of seen ?? [])
                found.set(one.exchange.caseKey ?? "", one);
        },
    };
    const one = async () => {
        const place = workers.open(recording.starter.startupTimeoutMs());
        places.push(place);
        const started = await work({ ...task, place });
        await place.end();
        return started;
    };
    const started = await Promise.all(Array.from({ length: Math.min(workers.count, shares.length) }, one));
    return started.every(Boolean);
}
/** Characters of a reading of the list, as far as it is read to see whether the server lives. */
const listChars = ({ log }) => log.exchanges.find((one) => one.purpose === "list")?.response?.chars ?? 0;
/** Pieces with what a run in order would have left for each of the characters for tool lists, `left` at the case `from`. */
function sharesOf(recording, cases, pieces, from, left) {
    const chars = listChars(recording);
    const before = new Map();
    let due = 0;
    for (const [index, { toolIndex, proof }] of cases.entries()) {
        if (index < from)
            continue;
        if (!before.has(toolIndex))
            before.set(toolIndex, due);
        if (proof === "invalid" && cases[index + 1]?.toolIndex !== toolIndex)
            due += 1;
    }
    return pieces
        .filter((piece) => piece.from >= from)
        .map((piece) => ({ piece, left: left - (before.get(piece.toolIndex) ?? 0) * chars }));
}

;// CONCATENATED MODULE: ./build/record/aside.js






/** Writes what workers saw into the evidence, as if the main connection had seen it. Gives the exchange of the case. */
function createAdoption(recording, liveness) {
    const { log } = recording;
    const ids = new Map();
    const idOf = (connection) => {
        const known = ids.get(connection);
        if (known !== undefined)
            return known;
        const id = adoptConnection(log, connection);
        ids.set(connection, id);
        return id;
    };
    return ({ connection, exchange, exchanges, stderr }) => {
        let adopted = exchange;
        for (const one of exchanges) {
            const copy = adoptExchange(log, one, idOf(connection));
            if (one === exchange)
                adopted = copy;
            if (one.purpose === "liveness")
                liveness.spend(one.response?.chars ?? 0);
        }
        recording.session.count(exchanges.length, stderr);
        return adopted;
    };
}
/** What workers found, and which of their accusations the main connection has shown too. */
function createFindings({ tools, classify }) {
    const found = new Map();
    const shown = new Set();
    const read = (item, exchange) => {
        const tool = tools[item.toolIndex];
        const { outcome, signature } = tool === undefined ? { outcome: "ok", signature: "" } : classify(exchange, tool);
        return { accuses: model_outcome/* FAILING */.tz.has(outcome), group: (0,calls/* answerGroup */.U)(item, signature) };
    };
    return {
        found,
        /** What a worker saw that may be taken as it is. */
        of(item) {
            const seen = found.get(item.key);
            if (seen === undefined)
                return null;
            const { accuses, group } = read(item, seen.exchange);
            return accuses && !shown.has(group) ? null : seen;
        },
        /** Holds what a worker saw against the main connection: where they differ, nothing of that tool is taken any more. */
        compare(item, own, cases) {
            const seen = found.get(item.key);
            if (seen === undefined)
                return;
            const [theirs, ours] = [read(item, seen.exchange), read(item, own)];
            if (ours.accuses && ours.group === theirs.group)
                shown.add(ours.group);
            else
                for (const { key, toolIndex } of cases)
                    if (toolIndex === item.toolIndex)
                        found.delete(key);
        },
    };
}
/** Nothing is recorded aside. */
const NO_WORKERS = {
    before: () => Promise.resolve(),
    async answer(_, ask) {
        const exchange = await ask();
        return exchange === null ? null : { exchange, aside: false };
    },
};
/** Has workers record what may be recorded aside of a plan, once, at the first tool where that pays. */
function createAside(recording, cases, liveness) {
    const { workers, log, session } = recording;
    if (workers === null)
        return NO_WORKERS;
    const pieces = piecesOf(recording.tools, cases);
    const findings = createFindings(recording);
    const adopt = createAdoption(recording, liveness);
    const from = log.now();
    const startupMs = session.connection.startupMs ?? 0;
    let left = pieces.reduce((sum, piece) => sum + piece.cases.length, 0);
    let [passed, open] = [0, true];
    const isDue = (index) => {
        if (!open || cases[index]?.toolIndex === cases[index - 1]?.toolIndex)
            return false;
        for (; (pieces[passed]?.from ?? index) < index; passed += 1)
            left -= pieces[passed]?.cases.length ?? 0;
        const spentMs = log.now() - from;
        return (pieces.length - passed > 1 &&
            workers.pays({ workers: workers.count, cores: workers.cores, spentMs, done: index, left, startupMs }));
    };
    return {
        async before(index) {
            if (!isDue(index))
                return;
            open = false;
            const shares = sharesOf(recording, cases, pieces, index, liveness.left());
            if (!(await gather(recording, workers, shares, findings.found)))
                recording.alone = true;
        },
        async answer(item, ask) {
            const seen = findings.of(item);
            if (seen !== null)
                return (await ensureSession(recording)) ? { exchange: adopt(seen), aside: true } : null;
            const exchange = await ask();
            if (exchange === null)
                return null;
            findings.compare(item, exchange, cases);
            return { exchange, aside: false };
        },
    };
}

// EXTERNAL MODULE: ./build/facts/expectations.js
var expectations = __webpack_require__(3489);
;// CONCATENATED MODULE: ./build/record/retries.js




/** Whether one of the user's own calls is to be tried again: it has tries left, and the answer is not what its user expects. */
function wantsRetry(recording, item, exchange, tries) {
    const probe = recording.probes.find((one) => item.kind === "probe" && item.id === (0,model_case/* probeId */.sp)(one.name));
    const tool = recording.tools[item.toolIndex];
    if (probe === undefined || tool === undefined || tries > probe.retries)
        return false;
    const { response, detail } = (0,facts_outcome/* classify */.L)(exchange, tool);
    const { durationMs } = exchange;
    // Answers are kept masked: what is expected must be masked the same way to be found in them.
    const expected = maskData(probe.expect, recording.log.mask);
    return (0,expectations/* unmetByAnswer */.$)({ response, detail, durationMs }, expected).length > 0;
}

;// CONCATENATED MODULE: ./build/record/cases.js





/** Hangs of `robust/*` after which no more of them are sent. */
const MAX_HANGS = 3;
/** Whether a case is left out since too many calls of its kind hung; said with its reason. */
function isDropped(recording, item, hangs) {
    if (item.kind !== "robust" || hangs < MAX_HANGS)
        return false;
    const reason = `${MAX_HANGS} calls of \`robust/*\` hung before`;
    recording.dropped.push({ toolIndex: item.toolIndex, id: item.id, reason });
    return true;
}
function judge(recording, item, exchange) {
    const tool = recording.tools[item.toolIndex];
    if (tool === undefined)
        return null;
    const { outcome, signature } = recording.classify(exchange, tool);
    if (model_outcome/* FAILING */.tz.has(outcome))
        recording.suspects.push({ item, exchange, signature });
    return outcome;
}
/** Sends a case over the connection in use, and keeps what must be known of it should the process die. Null once the run was stopped. */
async function sendNext(recording, item, purpose = "case") {
    const { session, trail } = recording;
    const exchange = await sendCase(session, item, purpose);
    if (recording.signal?.aborted)
        return null;
    if (exchange.end === "answered")
        trail.answered.push({ item, atMs: recording.log.now() });
    if (exchange.end === "closed")
        noteDeath(recording, item);
    if (exchange.end === "timed-out")
        await session.kill();
    return exchange;
}
/** Sends one case, a probe as often as its user allows until it is met; the last try counts. Null when the run cannot go on. */
async function cases_carryOut(recording, item) {
    let exchange = null;
    for (let tries = 0; exchange === null || wantsRetry(recording, item, exchange, tries); tries += 1) {
        if (!(await ensureSession(recording)))
            return null;
        exchange = await sendNext(recording, item, tries === 0 ? "case" : "retry");
        if (exchange === null)
            return null;
    }
    return exchange;
}
/** Sends every case in the order of the plan. Restarts only what is dead or silent; stops when the server cannot be started again. */
async function recordCases(recording, cases) {
    const liveness = createLiveness(recording);
    const aside = createAside(recording, cases, liveness);
    const answered = new Set();
    let hangs = 0;
    for (const [index, item] of cases.entries()) {
        if (recording.signal?.aborted)
            return;
        await aside.before(index);
        if (recording.signal?.aborted)
            return;
        const needless = item.unless !== undefined && answered.has(item.unless);
        if (needless || isDropped(recording, item, hangs))
            continue;
        recording.progress({ stage: "call", tool: item.tool, case: item.id, done: index, total: cases.length });
        const answer = await aside.answer(item, () => cases_carryOut(recording, item));
        if (answer === null)
            return;
        const { exchange } = answer;
        const outcome = judge(recording, item, exchange);
        if (outcome === "ok")
            answered.add(item.key);
        if (exchange.end === "timed-out" && item.kind === "robust")
            hangs += 1;
        if (!answer.aside)
            await liveness.check(item, cases[index + 1], outcome);
    }
}

// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
;// CONCATENATED MODULE: ./build/record/confirm.js




/** Fresh starts that confirmation may take; what is left over stays unconfirmed, and accuses nobody. */
const MAX_STARTS = 200;
/** Tries a case alone on a fresh process. Null when there is no process to be had. */
async function tryAlone(recording, { item }) {
    const session = await freshSession(recording, "confirm");
    if (session === null)
        return null;
    const exchange = await sendCase(session, item, "confirm");
    await session.kill();
    const tool = recording.tools[item.toolIndex];
    if (tool === undefined || recording.signal?.aborted)
        return null;
    return recording.classify(exchange, tool).outcome;
}
/**
 * Tries failing cases again on fresh processes: one of each group, and its siblings only where that one did better. What a
 * fresh process does not repeat depends on state, and accuses nobody. Gives the keys of the cases that do not, alone, end
 * the process.
 */
async function confirmFailures(recording) {
    const innocent = new Set();
    const groups = (0,group/* groupBy */.$)(recording.suspects, ({ item, signature }) => (0,calls/* answerGroup */.U)(item, signature));
    let starts = 0;
    for (const [index, group] of [...groups.values()].entries()) {
        for (const suspect of group) {
            if (recording.signal?.aborted || recording.stopped !== null || starts >= MAX_STARTS)
                return innocent;
            const { item } = suspect;
            const { tool, id } = item;
            recording.progress({ stage: "confirm", tool, case: id, done: index, total: groups.size });
            starts += 1;
            const again = await tryAlone(recording, suspect);
            if (again === null)
                return innocent;
            if (again !== "crashed")
                innocent.add(item.key);
            if (model_outcome/* FAILING */.tz.has(again))
                break;
        }
    }
    return innocent;
}

// EXTERNAL MODULE: ./build/facts/failures.js
var failures = __webpack_require__(1197);
// EXTERNAL MODULE: ./build/facts/size.js
var size = __webpack_require__(7855);
// EXTERNAL MODULE: ./build/cases/merge-schema.js
var merge_schema = __webpack_require__(4524);
;// CONCATENATED MODULE: ./build/cases/smaller.js


/** Single characters, items and members that are tried one by one. */
const ONE_BY_ONE = 40;
/** Deepest value that is made smaller. */
const smaller_MAX_DEPTH = 20;
/** The simplest value of each type: what fails as a list may fail as a number too. */
const SIMPLE = [0, "", [], {}];
/** Candidates looked at from one start. */
const smaller_MAX_CANDIDATES = 2_000;
function* shorterTexts(text) {
    const chars = [...text];
    const half = Math.ceil(chars.length / 2);
    yield "";
    if (chars.length > 1)
        yield chars.slice(0, half).join("");
    if (chars.length > 1)
        yield chars.slice(half).join("");
    for (let at = 0; at < Math.min(chars.length, ONE_BY_ONE); at += 1)
        yield chars.toSpliced(at, 1).join("");
    for (let at = 0; at < Math.min(chars.length, ONE_BY_ONE); at += 1)
        yield chars.with(at, "a").join("");
}
/** Towards zero: by the whole, by half, by a quarter ... by one. */
function* smallerNumbers(value) {
    const whole = Math.trunc(value);
    if (whole !== value)
        yield whole;
    for (let step = whole; Math.abs(step) >= 1; step = Math.trunc(step / 2))
        yield whole - step;
}
function* smallerArrays(items, depth) {
    const half = Math.ceil(items.length / 2);
    if (items.length > 0)
        yield [];
    if (items.length > 1)
        yield items.slice(0, half);
    if (items.length > 1)
        yield items.slice(half);
    const some = Math.min(items.length, ONE_BY_ONE);
    for (let at = 0; at < some; at += 1)
        yield items.toSpliced(at, 1);
    for (let at = 0; at < some; at += 1) {
        for (const item of smallerValues(items[at] ?? null, depth + 1))
            yield items.with(at, item);
    }
}
/** Copies that lack or change one member; `define` since a member may be called `__proto__`. */
function changed(object, name, value) {
    const copy = {};
    for (const [key, own] of Object.entries(object)) {
        const next = key === name ? value : own;
        if (next !== undefined)
            (0,merge_schema/* define */.E)(copy, key, next);
    }
    return copy;
}
function* smallerObjects(object, depth) {
    const names = Object.keys(object).slice(0, ONE_BY_ONE);
    if (names.length > 1)
        yield {};
    for (const name of names)
        yield changed(object, name);
    for (const name of names) {
        for (const value of smallerValues(object[name] ?? null, depth + 1))
            yield changed(object, name, value);
    }
}
function* smallerValues(value, depth) {
    if (depth > smaller_MAX_DEPTH)
        return;
    yield* SIMPLE;
    if (typeof value === "string")
        yield* shorterTexts(value);
    else if (typeof value === "number")
        yield* smallerNumbers(value);
    else if (Array.isArray(value))
        yield* smallerArrays(value, depth);
    else if (typeof value === "object" && value !== null)
        yield* smallerObjects(value, depth);
}
/**
 * Arguments that differ in one thing and are lighter, the boldest first. Following any of them again and again ends, and
 * there are no more than a bounded number of them.
 */
function* smallerArguments(args) {
    const text = (0,size/* jsonText */.s$)(args);
    let left = smaller_MAX_CANDIDATES;
    for (const candidate of smallerObjects(args, 0)) {
        if (left <= 0)
            return;
        left -= 1;
        if ((0,size/* lighterText */.vM)((0,size/* jsonText */.s$)(candidate), text) < 0)
            yield candidate;
    }
}

// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var schema = __webpack_require__(4663);
;// CONCATENATED MODULE: ./build/record/fuzz-try.js



/** Sends one fuzz call on a connection that lives; the call becomes part of the plan, so that all that is called is told. Null when the run is over. */
async function tryFuzz(recording, plan, item) {
    const tool = recording.tools[item.toolIndex];
    if (tool === undefined || recording.signal?.aborted || recording.stopped !== null)
        return null;
    if (!(await ensureSession(recording)))
        return null;
    plan.cases.push(item);
    const exchange = await sendNext(recording, item);
    if (exchange === null)
        return null;
    const classified = recording.classify(exchange, tool);
    const answer = { ...classified, proof: item.proof, arguments: item.arguments, exchange };
    return { item, exchange, signature: classified.signature, failures: (0,failures/* failuresOf */.dJ)(answer, tool) };
}

;// CONCATENATED MODULE: ./build/record/fuzz-shrink.js






/** Calls that one failure may take to be made smaller: a crash costs a start each time, a hang its time limit. */
const MAX_TRIES = {
    crash: 40,
    hang: 8,
    slow: 25,
    violation: 100,
    internal: 100,
    leak: 100,
    accepted: 100,
    output: 100,
};
const argumentsOf = (one) => one.item.arguments ?? {};
function isSame(one, { failure }) {
    if (failure.kind !== "slow")
        return one.failures.some((other) => other.key === failure.key);
    return one.exchange.end === "answered" && one.exchange.durationMs > Number(failure.what);
}
/** The case that a smaller one is tried as: `fuzz/3` gives `fuzz/3.1`, `fuzz/3.2` ... */
function next(search, from, args) {
    search.tries += 1;
    const stem = from.id.replace(/\..*$/, "");
    const siblings = (0,model_case/* caseKeyOf */.tm)(from.toolIndex, `${stem}.`);
    const used = search.plan.cases.filter((one) => one.key.startsWith(siblings)).length;
    const id = `${stem}.${used + 1}`;
    return { ...from, key: (0,model_case/* caseKeyOf */.tm)(from.toolIndex, id), id, arguments: args };
}
/** The first lighter arguments, proven as the failing ones are, that fail in the same way. Null when there are none, or no tries left. */
async function step(search, from) {
    const { recording, plan, found, seen } = search;
    const { check } = (0,schema/* validator */.N)(recording.tools[from.item.toolIndex]?.inputSchema ?? {});
    for (const args of smallerArguments(argumentsOf(from))) {
        const text = (0,size/* jsonText */.s$)(args);
        if (seen.has(text))
            continue;
        seen.add(text);
        if (check(args) !== from.item.proof)
            continue;
        if (search.tries >= MAX_TRIES[found.failure.kind])
            return null;
        const one = await tryFuzz(recording, plan, next(search, from.item, args));
        if (one === null)
            return null;
        if (isSame(one, found)) {
            found.shown.push(one);
            return one;
        }
    }
    return null;
}
/** The smallest call that shows a failure: the lightest that was seen, made lighter by calling again as long as that goes. */
async function shrink(recording, plan, found) {
    const sorted = [...found.shown].sort((a, b) => (0,size/* lighter */.a6)(argumentsOf(a), argumentsOf(b)));
    let smallest = sorted[0];
    const seen = new Set(found.shown.map((one) => (0,size/* jsonText */.s$)(argumentsOf(one))));
    // Half of a secret is one that no mask knows.
    const text = (0,size/* jsonText */.s$)(argumentsOf(smallest));
    if (recording.log.mask(text) !== text)
        return smallest;
    const search = { recording, plan, found, seen, tries: 0 };
    for (;;) {
        const { tool, id } = smallest.item;
        const total = MAX_TRIES[found.failure.kind];
        recording.progress({ stage: "shrink", tool, case: id, done: search.tries, total });
        const lighterOne = await step(search, smallest);
        if (lighterOne === null)
            return smallest;
        smallest = lighterOne;
    }
}
/** Makes a slow call once more on a fresh process, after a quick one: the first call of a process may have to prepare something. */
async function confirmSlow(recording, slow, quick) {
    const session = await freshSession(recording, "confirm");
    if (session === null)
        return;
    if (quick !== undefined)
        await sendCase(session, quick.item, "confirm", null);
    await sendCase(session, slow.item, "confirm");
    await session.kill();
}

;// CONCATENATED MODULE: ./build/record/fuzz.js





/** Hangs, and ends of the process, after which a tool gets no more fuzz calls: each costs a time limit or a start. */
const fuzz_MAX_HANGS = 3;
const MAX_CRASHES = 10;
/** Distinct failures of one tool that are followed up. */
const MAX_FAILURES = 10;
/** The calls of one tool, as far as its hangs and crashes allow. */
async function tryTool(recording, plan, cases, liveness) {
    const tried = [];
    const ends = { answered: 0, "timed-out": 0, closed: 0 };
    for (const [at, item] of cases.entries()) {
        if (ends["timed-out"] >= fuzz_MAX_HANGS || ends.closed >= MAX_CRASHES) {
            const reason = "too many calls of `fuzz/*` hung or ended the process before";
            plan.dropped.push({ toolIndex: item.toolIndex, id: item.id, reason });
            continue;
        }
        const { tool, id } = item;
        recording.progress({ stage: "fuzz", tool, case: id, done: at, total: cases.length });
        const one = await tryFuzz(recording, plan, item);
        if (one === null)
            break;
        tried.push(one);
        ends[one.exchange.end] += 1;
        await liveness.check(item, cases[at + 1], null);
    }
    return tried;
}
/** Adds what is slow beside the tool's other calls. */
function withSlow(tried) {
    const isTimed = (one) => one.item.proof === "valid" && one.exchange.end === "answered";
    const limit = (0,failures/* slowLimit */.h3)(tried.filter(isTimed).map((one) => one.exchange.durationMs));
    if (limit === null)
        return [...tried];
    const slow = { kind: "slow", key: "slow", what: String(limit) };
    return tried.map((one) => isTimed(one) && one.exchange.durationMs > limit ? { ...one, failures: [...one.failures, slow] } : one);
}
function distinct(tried) {
    const found = new Map();
    for (const one of tried) {
        for (const failure of one.failures) {
            const known = found.get(failure.key);
            if (known === undefined)
                found.set(failure.key, { failure, shown: [one] });
            else
                known.shown.push(one);
        }
    }
    return [...found.values()].slice(0, MAX_FAILURES);
}
async function followUp(recording, plan, found, tried) {
    const smallest = await shrink(recording, plan, found);
    const { kind } = found.failure;
    if (kind === "slow") {
        const quick = tried.find((one) => one.item.proof === "valid" && one.failures.length === 0);
        return confirmSlow(recording, smallest, quick);
    }
    const [first] = found.shown;
    for (const one of smallest === first || first === undefined ? [smallest] : [smallest, first]) {
        recording.suspects.push({ item: one.item, exchange: one.exchange, signature: one.signature });
    }
}
/**
 * Makes the `fuzz/*` calls on a process of their own, so that they can disturb nothing else, and looks for the smallest
 * arguments of each distinct failure by calling again. What accuses is left to be confirmed on fresh processes.
 */
async function recordFuzz(recording, plan, settings) {
    if (settings.fuzz.calls === 0)
        return;
    const { fuzzCases } = await Promise.all(/* import() */[__webpack_require__.e(608), __webpack_require__.e(709)]).then(__webpack_require__.bind(__webpack_require__, 4709));
    const { cases, dropped } = fuzzCases(recording.tools, settings);
    plan.dropped.push(...dropped);
    const liveness = createLiveness(recording);
    for (const own of (0,group/* groupBy */.$)(cases, (item) => item.toolIndex).values()) {
        const tried = withSlow(await tryTool(recording, plan, own, liveness));
        for (const found of distinct(tried))
            await followUp(recording, plan, found, tried);
    }
    await recording.session.kill();
}

;// CONCATENATED MODULE: ./build/record/http/ask.js






/** What a body says in JSON-RPC, in a stream of events too. */
function spoken(text) {
    const lines = text.split(/\r?\n/).flatMap((line) => (line.startsWith("data:") ? [line.slice(5)] : []));
    for (const candidate of [text, ...lines]) {
        const value = (0,json/* objectOf */.Xy)(candidate);
        if ((0,model_json/* member */.Dc)(value, "jsonrpc") === undefined)
            continue;
        if ((0,model_json/* member */.Dc)(value, "result") !== undefined)
            return { spoke: "result", code: null };
        const error = (0,model_json/* member */.Dc)(value, "error");
        if (error !== undefined)
            return { spoke: "error", code: (0,model_json/* numberMember */.eJ)(error, "code") };
    }
    return { spoke: null, code: null };
}
function headersOf(probing, given = {}) {
    const all = {
        "content-type": "application/json",
        accept: EITHER,
        ...probing.headers,
        ...given,
    };
    return Object.fromEntries(Object.entries(all).filter((pair) => pair[1] !== null));
}
/** Sends one probe and writes down what came back. Never rejects. `session`: the id that the answer gave. */
async function ask(probing, name, { method = "POST", headers, body = probing.body, reach }) {
    await probing.pace();
    const limit = AbortSignal.timeout(probing.timeoutMs);
    const signal = probing.signal === undefined ? limit : AbortSignal.any([limit, probing.signal]);
    const to = reach ?? probing.reach;
    const request = { method, url: to.url, headers: headersOf(probing, headers), signal };
    const probe = {
        name,
        status: null,
        contentType: null,
        spoke: null,
        code: null,
        challenge: null,
        trouble: null,
    };
    let session = null;
    try {
        const reply = await send(probing.client, to, method === "POST" ? { ...request, body } : request);
        const { "content-type": type, "www-authenticate": challenge, "mcp-session-id": given } = reply.headers;
        probe.status = reply.status;
        probe.contentType = type === undefined ? null : probing.mask(saidIn(type));
        probe.challenge = challenge === undefined ? null : probing.mask(saidIn(challenge));
        session = typeof given === "string" && given !== "" ? given : null;
        Object.assign(probe, spoken((await readBody(reply.body, MAX_SHORT_BODY)).text));
    }
    catch (error) {
        probe.trouble = probing.mask(limit.aborted ? "it was not answered in time" : troubleOf(error));
    }
    if (!probing.signal?.aborted)
        probing.probes.push(probe);
    return { probe, session };
}

;// CONCATENATED MODULE: ./build/record/http/beside.js



/** The name that the SDKs give the endpoint of Streamable HTTP in their examples, where HTTP+SSE is at `sse`. */
const USUAL = "mcp";
/** The last revision with a handshake: a server that knows it not answers with one of its own. */
const OFFERED = "2025-11-25";
/**
 * Where a server that speaks HTTP+SSE at `url` may serve Streamable HTTP, the likeliest first: the same address, `mcp` in its
 * folder (`/v1/sse`: `/v1/mcp`), the folder (`/mcp/sse`: `/mcp`), `mcp` at the root. Never another origin.
 */
function streamableAddresses(url) {
    const folder = url.pathname.replace(/\/[^/]*\/?$/, "");
    const paths = new Set([url.pathname, `${folder}/${USUAL}`, folder === "" ? "/" : folder, `/${USUAL}`]);
    return [...paths].map((path) => Object.assign(new URL(url), { pathname: path }));
}
/**
 * Asks a server that was reached over HTTP+SSE whether it serves Streamable HTTP too: `initialize`, which calls no tool, at
 * each likely address until one serves it. A session that this opens is ended again. Never rejects.
 */
async function probeBeside(options) {
    const client = createHttpClient();
    const body = JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "initialize",
        params: initializeParams(OFFERED),
    });
    const probing = { ...options, client, headers: {}, body, probes: [] };
    try {
        for (const url of streamableAddresses(options.reach.url)) {
            const reach = { ...options.reach, url };
            const { probe, session } = await ask(probing, `streamable ${options.mask(url.pathname)}`, { reach });
            if (session !== null) {
                const headers = { "content-type": null, "mcp-session-id": session };
                await ask({ ...probing, probes: [] }, "end", { method: "DELETE", headers, reach });
            }
            if (probe.spoke === "result")
                break;
        }
        return probing.probes;
    }
    finally {
        client.close();
    }
}

;// CONCATENATED MODULE: ./build/record/http/probes.js





/** A page that has no business with the server (RFC 6761, section 6.4: no such host exists). */
const FOREIGN_ORIGIN = "http://mcp-audit.invalid";
/** A session that no server gave, a revision that never was, a method and a token that nobody knows. */
const NO_SESSION = "00000000-0000-4000-8000-000000000000";
const NO_VERSION = "1900-01-01";
const NO_METHOD = "mcp-audit/no-such-method";
const NO_TOKEN = "Bearer mcp-audit-not-a-token";
const message = (method, params) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
const WELL_KNOWN = "/.well-known/oauth-protected-resource";
/** Whether the server says who gives tokens, at the addresses of RFC 9728, section 3.1. */
async function askMetadata(probing) {
    const { url } = probing.reach;
    const paths = [...new Set([`${WELL_KNOWN}${url.pathname.replace(/\/$/, "")}`, WELL_KNOWN])];
    const bare = Object.fromEntries(Object.keys(probing.headers).map((name) => [name, null]));
    for (const path of paths) {
        const reach = { ...probing.reach, url: new URL(path, url), headers: {} };
        const headers = { ...bare, "content-type": null, accept: "*/*" };
        const { probe } = await ask(probing, "metadata", { method: "GET", headers, reach });
        if (probe.status === 200)
            return;
    }
}
/** Without, and with a wrong token: only where the user gave one, since else there is nothing to refuse. */
async function askCredentials(probing) {
    const { headers } = probing.reach;
    const name = Object.keys(headers).find((one) => one.toLowerCase() === "authorization");
    if (name === undefined)
        return;
    const { [name]: given, ...others } = headers;
    const reach = { ...probing.reach, headers: others };
    const { probe } = await ask(probing, "no-token", { reach });
    if (probe.status !== 401)
        return;
    if (/^bearer /i.test(given ?? "")) {
        await ask(probing, "bad-token", { reach, headers: { authorization: NO_TOKEN } });
    }
    await askMetadata(probing);
}
/** What holds in both eras. */
async function askAlways(probing) {
    await ask(probing, "origin", { headers: { origin: FOREIGN_ORIGIN } });
    await ask(probing, "not-json", { body: '{"jsonrpc":' });
    await askCredentials(probing);
}
async function askSession(probing, session) {
    if (session === null)
        return;
    await ask(probing, "missing-session", { headers: { "mcp-session-id": null } });
    await ask(probing, "unknown-session", { headers: { "mcp-session-id": NO_SESSION } });
    const { probe } = await ask(probing, "delete", { method: "DELETE", headers: { "content-type": null } });
    if (probe.status !== null && probe.status < 300)
        await ask(probing, "ended-session", {});
}
async function probeLegacy(probing) {
    const hello = message("initialize", initializeParams(probing.version));
    const { probe, session } = await ask(probing, "greeting", { body: hello });
    if (probe.spoke !== "result")
        return;
    probing.headers = { "mcp-protocol-version": probing.version, "mcp-session-id": session };
    await ask(probing, "notification", {
        body: JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
    });
    const control = await ask(probing, "control", {});
    if (control.probe.spoke !== "result")
        return;
    await ask(probing, "version", { headers: { "mcp-protocol-version": NO_VERSION } });
    await askAlways(probing);
    await askSession(probing, session);
}
async function probeModern(probing) {
    probing.body = message("tools/list", enveloped({}));
    probing.headers = { "mcp-protocol-version": revision/* FIRST_MODERN */.TZ, "mcp-method": "tools/list" };
    const { probe } = await ask(probing, "control", {});
    if (probe.spoke !== "result")
        return;
    const future = message("tools/list", enveloped({ _meta: { [revision/* META */.Ge.version]: NO_VERSION } }));
    const asks = {
        "unknown-version": { body: future, headers: { "mcp-protocol-version": NO_VERSION } },
        "version-mismatch": { headers: { "mcp-protocol-version": "2025-11-25" } },
        "method-mismatch": { headers: { "mcp-method": "tools/call" } },
        "method-missing": { headers: { "mcp-method": null } },
        "unknown-method": { body: message(NO_METHOD, enveloped({})), headers: { "mcp-method": NO_METHOD } },
        get: { method: "GET", headers: { "content-type": null, "mcp-method": null } },
    };
    for (const [name, one] of Object.entries(asks))
        await ask(probing, name, one);
    await askAlways(probing);
}
/**
 * Asks what a server must answer over Streamable HTTP whatever its tools are. The probe `control` is a request that it must
 * serve: where it does not, nothing is to be learnt from the others, and they are left out. Never rejects.
 */
async function probeHttp(options) {
    const client = createHttpClient();
    const probing = { ...options, client, headers: {}, body: message("tools/list", {}), probes: [] };
    try {
        await (options.version >= revision/* FIRST_MODERN */.TZ ? probeModern : probeLegacy)(probing);
        return probing.probes;
    }
    finally {
        client.close();
    }
}

;// CONCATENATED MODULE: ./build/record/late-death.js



/** Fresh starts that the search may take in one run. */
const late_death_MAX_STARTS = 60;
/** Makes calls on a fresh process and waits for it to die of them. Null when that could not be tried. */
async function replay(search, cases) {
    const { recording } = search;
    if (search.starts >= late_death_MAX_STARTS || recording.signal?.aborted)
        return null;
    search.starts += 1;
    const session = await freshSession(recording, "confirm");
    if (session === null)
        return null;
    let last = null;
    for (const item of cases) {
        if (!session.alive())
            break;
        last = await sendCase(session, item, "confirm", cases.length === 1 ? item.key : null);
    }
    if (last?.end === "answered")
        await session.settle(LATE_MS);
    const exit = ownExit(session);
    await session.kill();
    return last === null ? null : { exit, last };
}
/** Writes at a call, and at its repetition, that the process died of it. */
function blame(recording, item, exit, last) {
    const first = recording.log.exchanges.find((one) => one.purpose === "case" && one.caseKey === item.key);
    for (const exchange of [first, last]) {
        if (exchange !== undefined)
            exchange.diedAfter = exitOf(exit);
    }
}
/** Tries one call alone. True when the process died of it. */
async function isCulprit(search, item) {
    const tried = await replay(search, [item]);
    if (tried === null || tried.exit === null)
        return false;
    blame(search.recording, item, tried.exit, tried.last);
    return true;
}
/** Whether a process dies of some of these calls. */
async function dies(search, cases) {
    const tried = await replay(search, cases);
    return tried !== null && tried.exit !== null;
}
/** The call that a process died of: the newest is the likeliest, else halves are tried until one is left. Null when none kills a fresh process. */
async function culpritOf(search, candidates) {
    const newest = candidates.at(-1);
    if (newest === undefined)
        return null;
    if (await isCulprit(search, newest))
        return newest;
    let rest = candidates.slice(0, -1);
    if (rest.length > 1 && !(await dies(search, rest)))
        return null;
    while (rest.length > 1) {
        const middle = Math.ceil(rest.length / 2);
        const older = rest.slice(0, middle);
        rest = (await dies(search, older)) ? older : rest.slice(middle);
    }
    const [last] = rest;
    return last !== undefined && (await isCulprit(search, last)) ? last : null;
}
/**
 * For each process that ended where it should not: finds the call that it died of, by trying the calls of its last moments
 * again. `innocent` holds the calls that, alone, do not end a process: one that got no answer all the same was the victim
 * of an earlier one.
 */
async function blameLateDeaths(recording, innocent) {
    const search = { recording, starts: 0 };
    const blamed = new Set();
    for (const { candidates, victim } of recording.deaths) {
        const newest = candidates.at(-1);
        if (recording.signal?.aborted || recording.stopped !== null)
            return;
        if (newest === undefined || blamed.has(newest.toolIndex))
            continue;
        if (victim !== null && !innocent.has(victim.key))
            continue;
        const culprit = await culpritOf(search, candidates);
        if (culprit !== null)
            blamed.add(culprit.toolIndex);
    }
}

// EXTERNAL MODULE: ./build/facts/catalogue.js
var catalogue = __webpack_require__(5581);
;// CONCATENATED MODULE: ./build/record/listing.js






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
        failure: failureOf(session, "list", message),
        incomplete,
    });
    for (let params = {}; params !== null && incomplete === null;) {
        const exchange = await session.request("tools/list", params, { purpose, timeoutMs });
        const overHttp = httpFailure(exchange, session.barred());
        if (overHttp !== null)
            return fail(overHttp.message);
        if (exchange.end === "timed-out")
            return fail(`\`tools/list\` was not answered within ${timeoutMs} ms.`);
        if (exchange.end === "closed") {
            return fail(`The server ${exitWords(exchange.diedAfter)} before it answered \`tools/list\`.`);
        }
        const result = resultOf(exchange);
        if (result === null)
            return fail(`\`tools/list\` was answered with ${errorOf(exchange)}.`);
        const page = (0,model_json/* member */.Dc)(result, "tools");
        if (!Array.isArray(page)) {
            return fail("`tools/list` was answered without a list: `tools` is not an array.");
        }
        const cursor = (0,model_json/* member */.Dc)(result, "nextCursor");
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
        : { tools: (0,catalogue/* readTools */.s)(results), failure: null, incomplete };
}

// EXTERNAL MODULE: ./build/cases/scope.js
var scope = __webpack_require__(4722);
;// CONCATENATED MODULE: ./build/record/protocol-probes.js



const NO_TOOL = "mcp-audit-no-such-tool";
const protocol_probes_NO_METHOD = "mcp-audit/no-such-method";
/** Calls that are in flight together on one connection. */
const IN_FLIGHT = 4;
/** Slowest call that is repeated for that, in milliseconds. */
const QUICK_MS = 1_000;
async function protocol_probes_ask(recording, name, method, params) {
    if (recording.signal?.aborted || !(await ensureSession(recording)))
        return;
    const { session, timeoutMs } = recording;
    const options = { purpose: "protocol", caseKey: `protocol/${name}`, timeoutMs };
    const exchange = await session.request(method, params, options);
    if (exchange.end === "timed-out")
        await session.kill();
}
/** Valid calls of read-only tools that were answered well and fast: they may be made again without harm. */
function quickCalls(recording, cases) {
    const valid = new Map(cases.filter((item) => item.kind === "valid").map((item) => [item.key, item]));
    return recording.log.exchanges.flatMap((exchange) => {
        const item = exchange.purpose === "case" ? valid.get(exchange.caseKey ?? "") : undefined;
        const tool = item === undefined ? undefined : recording.tools[item.toolIndex];
        if (item === undefined || !tool?.readOnly || exchange.durationMs > QUICK_MS)
            return [];
        return recording.classify(exchange, tool).outcome === "ok" ? [item] : [];
    });
}
/** A read-only tool that was called with `{}` is called without `arguments` at all. */
async function omitArguments(recording, quick) {
    const item = quick.find((one) => Object.keys(one.arguments ?? {}).length === 0);
    if (item !== undefined)
        await protocol_probes_ask(recording, "omitted-arguments", "tools/call", { name: item.tool });
}
/** Several calls, and a reading of the list between them, are sent before the first answer is awaited. */
async function multiplex(recording, quick) {
    if (quick.length === 0 || recording.signal?.aborted || !(await ensureSession(recording)))
        return;
    const { session, timeoutMs } = recording;
    const calls = Array.from({ length: IN_FLIGHT }, (_, index) => quick[index % quick.length]);
    const options = (key) => ({ purpose: "multiplexing", caseKey: key, timeoutMs });
    const ends = await Promise.all([
        ...calls.map((item, index) => session.request("tools/call", callParams(item), options(`multiplexing/${index + 1} ${item.key}`))),
        session.request("tools/list", {}, options(`multiplexing/${IN_FLIGHT + 1}`)),
    ]);
    if (ends.some((exchange) => exchange.end === "timed-out"))
        await session.kill();
}
/** Asks what every server must answer, after the cases so that nothing of it can disturb them. */
async function probeProtocol(recording, cases, settings) {
    if (recording.signal?.aborted || !(await ensureSession(recording)))
        return;
    await listTools(recording.session, "list-again", recording.timeoutMs);
    await protocol_probes_ask(recording, "unknown-method", protocol_probes_NO_METHOD, {});
    if (!recording.tools.some((tool) => (0,scope/* consent */.v)(tool, settings).malformed))
        return;
    await protocol_probes_ask(recording, "unknown-tool", "tools/call", { name: NO_TOOL, arguments: {} });
    const quick = quickCalls(recording, cases);
    await omitArguments(recording, quick);
    await multiplex(recording, quick);
}

// EXTERNAL MODULE: ./build/cases/filter.js
var filter = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/text/name.js
var text_name = __webpack_require__(3527);
;// CONCATENATED MODULE: ./build/cases/resource-name.js

/** The verbs that tell what a tool does to a thing, as mcp-fuzz reads them. */
const VERBS = {
    create: ["create", "add", "insert", "new"],
    read: ["get", "read", "fetch", "retrieve", "describe", "show"],
    remove: ["delete", "remove", "destroy"],
};
/** `createNote`, `create-note` and `notes.create` in one spelling: words in lower case, joined by `_`. */
const spelled = (name) => (0,text_name/* wordsOf */.Z)(name).join("_");
const verbOf = (word) => {
    for (const [verb, words] of Object.entries(VERBS)) {
        if (word !== undefined && words.includes(word))
            return verb;
    }
    return null;
};
/** What a tool does to which thing, by its name: the verb stands first, or else last. Null when it has none. */
function readName(name) {
    const words = (0,text_name/* wordsOf */.Z)(name);
    const first = verbOf(words[0]);
    const verb = first ?? verbOf(words.at(-1));
    const resource = (first === null ? words.slice(0, -1) : words.slice(1)).join("_");
    return verb === null || resource === "" ? null : { verb, resource };
}

;// CONCATENATED MODULE: ./build/cases/state-plan.js



/** Names that a parameter for the id of a thing has, the surest first. */
const ID_NAMES = (resource) => [
    `${resource}_id`,
    "id",
    "uuid",
    "key",
    `${resource}_uuid`,
    `${resource}_key`,
];
const LOOKS_LIKE_ID = /(?:^|_)(?:id|uuid|key)$/;
/** The parameter that takes the id: by its name, or the only required one where that is named as an id of something. */
function takerOf(tool, resource) {
    if (tool === undefined)
        return null;
    for (const name of ID_NAMES(resource)) {
        const found = tool.parameters.find((parameter) => spelled(parameter.name) === name);
        if (found !== undefined)
            return { tool: tool.index, param: found.name };
    }
    const [only, more] = tool.required;
    const named = only !== undefined && more === undefined && LOOKS_LIKE_ID.test(spelled(only));
    return named ? { tool: tool.index, param: only } : null;
}
const names = (found) => found.map(({ tool }) => `\`${tool.name}\``).join(", ");
/** The group of one resource; none where it cannot be told which tool is meant. Said in a note where all three verbs are there. */
function groupOf(resource, found) {
    const by = (verb) => found.filter((one) => one.verb === verb);
    const [creates, reads, removes] = [by("create"), by("read"), by("remove")];
    const [create] = creates;
    if (create === undefined || reads.length + removes.length === 0)
        return { group: null, notes: [] };
    const whole = reads.length > 0 && removes.length > 0;
    const twice = [creates, reads, removes].find((some) => some.length > 1);
    if (twice !== undefined) {
        const note = `\`${resource}\` was not created and deleted: ${names(twice)} are ambiguous. Leave all but one out with \`exclude-tools\`.`;
        return { group: null, notes: whole ? [note] : [] };
    }
    const read = takerOf(reads[0]?.tool, resource);
    const remove = takerOf(removes[0]?.tool, resource);
    const dumb = [read === null ? reads : [], remove === null ? removes : []].flat();
    const notes = dumb.map(({ tool }) => `\`${tool.name}\` has no parameter that is known to take an id.`);
    return { group: { resource, create: create.tool.index, read, remove }, notes: whole ? notes : [] };
}
/** Children by a parameter of the create tool that is named exactly as the parent's id. */
function pairsOf(groups, tools) {
    const parents = new Map(groups.filter(({ remove }) => remove !== null).map((one) => [`${one.resource}_id`, one]));
    return groups.flatMap((child) => {
        const parameters = child.read === null ? [] : (tools[child.create]?.parameters ?? []);
        return parameters.flatMap(({ name }) => {
            const parent = parents.get(spelled(name));
            return parent === undefined || parent === child
                ? []
                : [{ parent: parent.resource, child: child.resource, param: name }];
        });
    });
}
const NOTHING = { groups: [], lifecycles: [], pairs: [], notes: [] };
/**
 * Which things may be created, read and deleted: groups of tools by their names, of those that have a valid call in
 * `cases`, and so are within the consent. Nothing unless the scope is `all`.
 */
function planState(tools, cases, settings) {
    if (settings.scope !== "all")
        return NOTHING;
    const callable = new Set(cases.filter((item) => item.kind === "valid").map((item) => item.toolIndex));
    const found = tools.flatMap((tool) => {
        const read = callable.has(tool.index) ? readName(tool.name) : null;
        return read === null ? [] : [{ tool, ...read }];
    });
    const all = [...(0,group/* groupBy */.$)(found, (one) => one.resource)].map(([resource, some]) => groupOf(resource, some));
    const groups = all.flatMap(({ group }) => (group === null ? [] : [group]));
    const creates = new Map(groups.map((group) => [group.resource, group.create]));
    const mine = (resource) => (0,filter/* isInShard */.O)(creates.get(resource) ?? 0, settings.shard);
    const whole = groups.filter((group) => group.read !== null && group.remove !== null);
    return {
        groups,
        lifecycles: whole.map((group) => group.resource).filter(mine),
        pairs: pairsOf(groups, tools).filter((pair) => mine(pair.child)),
        notes: all.flatMap(({ notes }) => notes),
    };
}

// EXTERNAL MODULE: ./build/facts/concurrency.js
var concurrency = __webpack_require__(1299);
;// CONCATENATED MODULE: ./build/record/concurrency.js


/** Fills up the sessions to `wanted`. False when the server can not be started so often. */
async function startUp({ recording, sessions }, wanted) {
    for (let index = 0; index < wanted; index += 1) {
        if (recording.signal?.aborted)
            return false;
        const known = sessions[index];
        if (known?.alive())
            continue;
        await known?.kill();
        const { session, failure } = await recording.starter.start("concurrency");
        if (failure !== null) {
            await session.kill();
            return false;
        }
        sessions[index] = session;
    }
    return true;
}
async function concurrency_send(phase, index, round, item) {
    const session = phase.sessions[index];
    if (session === undefined)
        return null;
    const caseKey = (0,concurrency/* roundKey */.sg)(round, index + 1, item.key);
    const options = { purpose: "concurrency", caseKey, timeoutMs: item.timeoutMs };
    const exchange = await session.request("tools/call", callParams(item), options);
    if (exchange.end === "timed-out")
        await session.kill();
    return exchange;
}
function isFailure(recording, item, exchange) {
    const tool = recording.tools[item.toolIndex];
    return exchange === null || tool === undefined || (0,concurrency/* readConcurrentCall */.y_)(exchange, tool).failed;
}
/** Takes back what a round created; only after all of it, so that equal names collide within the round. */
async function clear(phase, item, sent) {
    for (const [index, exchange] of sent.entries()) {
        const session = phase.sessions[index];
        if (exchange !== null && session?.alive())
            await phase.cleanUp(session, item, exchange);
    }
}
/** One call on each connection, one after another. False as soon as one fails. */
async function oneByOne(phase, round, item) {
    const sent = [];
    let fine = true;
    for (let index = 0; index < phase.sessions.length && fine; index += 1) {
        if (phase.recording.signal?.aborted)
            return false;
        const exchange = await concurrency_send(phase, index, round, item);
        sent.push(exchange);
        fine = !isFailure(phase.recording, item, exchange);
    }
    await clear(phase, item, sent);
    return fine;
}
async function tryCase(phase, item) {
    const { recording, sessions } = phase;
    const count = sessions.length;
    if (!(await startUp(phase, count)) || !(await oneByOne(phase, "before", item)))
        return;
    const sent = await Promise.all(sessions.map((_, index) => concurrency_send(phase, index, "together", item)));
    const failed = sent.some((exchange) => isFailure(recording, item, exchange));
    await clear(phase, item, sent);
    if (failed && (await startUp(phase, count)))
        await oneByOne(phase, "after", item);
}
/** Valid cases that were answered well when they were sent alone. */
function answeredWell(recording, cases) {
    const first = new Map();
    for (const exchange of recording.log.exchanges) {
        const { purpose, caseKey } = exchange;
        if (purpose === "case" && caseKey !== null && !first.has(caseKey))
            first.set(caseKey, exchange);
    }
    return cases.filter((item) => {
        const exchange = first.get(item.key) ?? null;
        return item.kind === "valid" && item.proof === "valid" && !isFailure(recording, item, exchange);
    });
}
/**
 * Makes each valid call that succeeded again, over `wanted` connections with a process of their own: first one after
 * another, then all at once, and where some of those failed one after another again.
 */
async function recordConcurrency(recording, cases, wanted, cleanUp) {
    const items = wanted > 1 ? answeredWell(recording, cases) : [];
    if (items.length === 0)
        return;
    const phase = { recording, sessions: [], cleanUp };
    await startUp(phase, wanted);
    if (phase.sessions.length > 1) {
        for (const [done, item] of items.entries()) {
            if (recording.signal?.aborted)
                break;
            const { tool, id } = item;
            recording.progress({ stage: "concurrency", tool, case: id, done, total: items.length });
            await tryCase(phase, item);
        }
    }
    await Promise.all(phase.sessions.map((session) => session.kill()));
}

;// CONCATENATED MODULE: ./build/cases/state-arguments.js


/** Distance to a number that no server of a test has counted up to. */
const FAR = 1_000_003;
/** From this length on an identifier is taken for random: changing its end gives one that nothing has. */
const RANDOM_CHARS = 8;
const proven = (tool, args) => (0,schema/* validator */.N)(tool.inputSchema ?? {}).check(args) === "valid" ? args : null;
/**
 * The arguments that ask `tool` about the thing `id`, proven valid; null when its schema does not allow them. `base`: a
 * valid call; `known`: values given at the creation, which win where the tool has a parameter of that name.
 */
function withId(tool, param, id, base, known) {
    const declared = new Set(tool.parameters.map((parameter) => parameter.name));
    const shared = Object.entries(known).filter(([name]) => declared.has(name) && Object.hasOwn(base, name));
    const args = { ...base, ...Object.fromEntries(shared) };
    const asNumber = typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : id;
    for (const value of [id, String(id), asNumber]) {
        const made = proven(tool, { ...args, [param]: value });
        if (made !== null)
            return made;
    }
    return null;
}
/** Another letter or digit of the same kind. */
function turned(char) {
    const turn = (first, count) => String.fromCharCode(first.charCodeAt(0) + ((char.charCodeAt(0) - first.charCodeAt(0) + 3) % count));
    if (/[0-9]/.test(char))
        return turn("0", 10);
    if (/[a-f]/.test(char))
        return turn("a", 6);
    if (/[A-F]/.test(char))
        return turn("A", 6);
    if (/[g-z]/.test(char))
        return turn("g", 20);
    return /[G-Z]/.test(char) ? turn("G", 20) : char;
}
/** Identifiers of the same make that nothing has, the likeliest first. */
function unknownIds(id) {
    if (typeof id === "number")
        return [id + FAR];
    if (/^\d{1,12}$/.test(id))
        return [String(Number(id) + FAR)];
    const end = id.slice(-6).replace(/[0-9a-z]/gi, turned);
    const random = [`${id.slice(0, -6)}${end}`].filter((other) => other !== id);
    return id.length >= RANDOM_CHARS ? random : [`${id}-none`, ...random];
}
/** The same call with other words: free texts get a number, for servers that take each name once. Null when there are none. */
function otherWords(tool, args, number, keep) {
    const changed = Object.entries(args).map(([name, value]) => {
        const schema = tool.parameters.find((parameter) => parameter.name === name)?.schema;
        const free = (0,model_json/* isObject */.Gv)(schema) && ["enum", "const", "format"].every((key) => (0,model_json/* member */.Dc)(schema, key) === undefined);
        return [name, typeof value === "string" && free && !keep.has(name) ? `${value} ${number}` : value];
    });
    const made = Object.fromEntries(changed);
    return JSON.stringify(made) === JSON.stringify(args) ? null : proven(tool, made);
}

;// CONCATENATED MODULE: ./build/facts/created-id.js


const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
/** A secret that was taken out: it names nothing. */
const MASKED = /^\*\*\*.*\*\*\*$/s;
const MAX_ID_CHARS = 500;
/** How deep an answer is looked into: `{data: {note: {id}}}` is usual, more is not. */
const created_id_MAX_DEPTH = 3;
/** Objects of one level that are looked at. */
const MAX_OBJECTS = 50;
function asId(value) {
    if (typeof value === "number")
        return Number.isSafeInteger(value) ? value : null;
    if (typeof value !== "string" || value === "" || value.length > MAX_ID_CHARS)
        return null;
    return MASKED.test(value) ? null : value;
}
const NOTHING_SENT = new Set();
/** `note_id` is also written `noteId`. */
const camel = (resource) => resource.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
/** Names that wrap what was created, whatever it is. What stands under another name is another thing. */
const WRAPPERS = new Set([
    "data",
    "result",
    "response",
    "item",
    "items",
    "record",
    "records",
    "object",
    "entity",
    "created",
    "value",
]);
/** The objects right below some others; of a list only a single item, since of several none is the one. */
function below(objects, resource) {
    const own = new Set([resource, camel(resource), `${resource}s`, `${camel(resource)}s`]);
    return objects
        .flatMap((one) => ((0,model_json/* isObject */.Gv)(one) ? Object.entries(one) : []))
        .filter(([name]) => own.has(name) || WRAPPERS.has(name.toLowerCase()))
        .flatMap(([, one]) => (Array.isArray(one) ? (one.length === 1 ? one : []) : [one]))
        .filter(model_json/* isObject */.Gv)
        .slice(0, MAX_OBJECTS);
}
/** The one value under a name within the objects of a level; null when there is none, or more than one. */
function oneUnder(objects, name, sent) {
    const ids = objects.flatMap((one) => asId((0,model_json/* member */.Dc)(one, name)) ?? []);
    const found = new Set(ids.filter((id) => !sent.has(String(id))));
    const [only] = found;
    return found.size === 1 ? (only ?? null) : null;
}
function idIn(value, resource, sent) {
    const own = [`${resource}_id`, `${camel(resource)}Id`];
    let level = Array.isArray(value) ? (value.length === 1 ? value : []) : [value];
    for (let depth = 0; depth < created_id_MAX_DEPTH && level.length > 0; depth += 1) {
        const named = level
            .flatMap((one) => [(0,model_json/* member */.Dc)(one, resource), (0,model_json/* member */.Dc)(one, camel(resource))])
            .filter(model_json/* isObject */.Gv);
        for (const objects of [named, level]) {
            for (const name of [...own, "id", "uuid", "key"]) {
                const id = oneUnder(objects, name, own.includes(name) ? NOTHING_SENT : sent);
                if (id !== null)
                    return id;
            }
        }
        level = below(level, resource);
    }
    return null;
}
/**
 * The id of what a call has created, from its structured content, its text read as JSON, or the only UUID in its text.
 * Null when the answer names none, or cannot be told to mean one. `sent`: values of the call; one of them under a plain
 * `id` is that of something else, such as what the new thing belongs to.
 */
function createdId(response, resource, sent = NOTHING_SENT) {
    if (response === null)
        return null;
    const blocks = response.content.flatMap((block) => {
        const text = (0,model_json/* member */.Dc)(block, "text");
        return typeof text === "string" ? ((0,json/* parseJson */.qF)(text) ?? []) : [];
    });
    const { structuredContent } = response;
    for (const value of structuredContent === undefined ? blocks : [structuredContent, ...blocks]) {
        const id = idIn(value, resource, sent);
        if (id !== null)
            return id;
    }
    const uuids = new Set((response.text.match(UUID) ?? []).filter((uuid) => !sent.has(uuid)));
    const [only] = uuids;
    return uuids.size === 1 ? (only ?? null) : null;
}

// EXTERNAL MODULE: ./build/facts/sent.js
var facts_sent = __webpack_require__(3064);
;// CONCATENATED MODULE: ./build/record/keeper.js




/** How far up the things that a thing belongs to are made as well. */
const MAX_PARENTS = 3;
const toolAt = (work, index) => work.recording.tools[index];
const baseOf = (work, index) => work.valid.get(index) ?? {};
async function keeper_send(work, index, args, key) {
    const { session, recording } = work;
    const tool = toolAt(work, index);
    if (tool === undefined || recording.signal?.aborted || !session.alive())
        return null;
    const options = { purpose: "state", caseKey: key, timeoutMs: recording.timeoutMs };
    const exchange = await session.request("tools/call", { name: tool.name, arguments: args }, options);
    if (exchange.end === "timed-out")
        await session.kill();
    return exchange;
}
function outcomeOf(work, exchange, index) {
    const tool = toolAt(work, index);
    return tool === undefined ? "crashed" : work.recording.classify(exchange, tool).outcome;
}
/** Ids of what a thing must belong to, made for it where it is not given. */
async function parentsOf(work, group, given, key, depth) {
    const made = { ...given };
    for (const name of toolAt(work, group.create)?.required ?? []) {
        const parent = work.plan.groups.find(({ resource }) => `${resource}_id` === spelled(name));
        if (Object.hasOwn(made, name) || parent === undefined || parent === group || depth >= MAX_PARENTS)
            continue;
        const thing = await make(work, parent, {}, `${key} (${parent.resource})`, depth + 1);
        if (thing !== null && thing.id !== null)
            made[name] = thing.id;
    }
    return made;
}
/** The id that a creation was answered with. */
function idFrom(work, exchange, group) {
    const sent = new Set((0,facts_sent/* sentValues */.V)(exchange));
    const tool = toolAt(work, group.create);
    if (tool === undefined)
        return null;
    return createdId(work.recording.classify(exchange, tool).response, group.resource, sent);
}
function adopt(work, group, args, exchange) {
    const created = outcomeOf(work, exchange, group.create) === "ok";
    const id = created ? idFrom(work, exchange, group) : null;
    const thing = { group, args, exchange, created, id, known: false, settled: false };
    work.things.push(thing);
    return thing;
}
async function make(work, group, given, key, depth) {
    const own = await parentsOf(work, group, given, key, depth);
    const tool = toolAt(work, group.create);
    if (tool === undefined)
        return null;
    let args = { ...baseOf(work, group.create), ...own };
    let exchange = await keeper_send(work, group.create, args, key);
    work.tries += 1;
    const other = otherWords(tool, args, work.tries + 1, new Set(Object.keys(own)));
    if (exchange !== null && other !== null && outcomeOf(work, exchange, group.create) !== "ok") {
        args = other;
        exchange = (await keeper_send(work, group.create, args, `${key}, other words`)) ?? exchange;
    }
    if (exchange === null)
        return null;
    return adopt(work, group, args, exchange);
}
async function keeper_ask(work, taker, thing, id, key) {
    const tool = toolAt(work, taker.tool);
    const args = tool && withId(tool, taker.param, id, baseOf(work, taker.tool), thing.args);
    return args ? keeper_send(work, taker.tool, args, key) : null;
}
async function isOwn(work, thing) {
    const { read, resource } = thing.group;
    if (thing.id === null)
        return false;
    if (thing.known || read === null)
        return true;
    const exchange = await keeper_ask(work, read, thing, thing.id, `check ${resource}`);
    thing.known = exchange !== null && outcomeOf(work, exchange, read.tool) === "ok";
    return thing.known;
}
/** Why a thing stays, after a last try to delete it; null when it does not. */
async function clearOne(work, thing) {
    const { remove, create, resource } = thing.group;
    if (!thing.created || thing.settled)
        return null;
    const by = `What \`${toolAt(work, create)?.name}\` created`;
    if (remove === null)
        return `${by} stays: no tool is known that deletes \`${resource}\`.`;
    if (thing.id === null)
        return `${by} stays: its answer names no id that can be told.`;
    if (!(await isOwn(work, thing)))
        return `${by} stays: it is not read under the id that the answer names.`;
    const exchange = await keeper_ask(work, remove, thing, thing.id, `cleanup ${resource}`);
    if (exchange !== null && outcomeOf(work, exchange, remove.tool) === "ok")
        return null;
    return `${by} stays: \`${toolAt(work, remove.tool)?.name}\` did not delete it.`;
}
/** A keeper over a session. */
function createKeeper(basis) {
    const work = { ...basis, things: [], tries: 0 };
    return {
        group: (resource) => work.plan.groups.find((group) => group.resource === resource),
        create: (group, given, key) => make(work, group, given, key, 0),
        adopt: (group, args, exchange) => void adopt(work, group, args, exchange),
        ask: (taker, thing, id, key) => keeper_ask(work, taker, thing, id, key),
        isOwn: (thing) => isOwn(work, thing),
        outcome: (exchange, tool) => outcomeOf(work, exchange, tool),
        async clear() {
            const notes = [];
            for (const thing of work.things.reverse()) {
                const note = await clearOne(work, thing);
                if (note !== null)
                    notes.push(note);
            }
            work.things = [];
            return notes;
        },
    };
}

// EXTERNAL MODULE: ./build/facts/lifecycle.js + 1 modules
var lifecycle = __webpack_require__(2142);
;// CONCATENATED MODULE: ./build/record/lifecycle.js



/** Milliseconds that a deletion may take to be carried out after it was answered. */
const lifecycle_GRACE_MS = 1_000;
function newRun({ group, pair }, pass) {
    const remove = (pair?.group ?? group).remove;
    if (group.read === null || remove === null)
        return null;
    return {
        kind: pair === null ? "lifecycle" : "cross-resource",
        resource: group.resource,
        parent: pair?.parent ?? null,
        pass,
        tools: { create: group.create, read: group.read.tool, remove: remove.tool },
        id: null,
        control: null,
        steps: {},
    };
}
/** Writes down the exchange of a step. True when there is one, and it was answered well. */
function keep(attempt, step, exchange, tool) {
    if (exchange === null)
        return false;
    attempt.run.steps[step] = exchange.id;
    attempt.seen.set(exchange.id, exchange);
    return attempt.keeper.outcome(exchange, tool) === "ok";
}
async function read(attempt, step, thing) {
    const taker = attempt.subject.group.read;
    if (taker === null || thing.id === null)
        return false;
    return keep(attempt, step, await attempt.keeper.ask(taker, thing, thing.id, attempt.key(step)), taker.tool);
}
/** Reads an id that nothing has, to see whether the read tool tells things apart at all. */
async function control(attempt, thing) {
    const taker = attempt.subject.group.read;
    for (const id of thing.id === null ? [] : unknownIds(thing.id)) {
        if (taker === null)
            return false;
        const exchange = await attempt.keeper.ask(taker, thing, id, attempt.key("control"));
        if (exchange === null)
            continue;
        attempt.run.control = id;
        keep(attempt, "control", exchange, taker.tool);
        return exchange.end === "answered";
    }
    return false;
}
/** The thing to read, and the one to delete: the same, or what it belongs to. */
async function create(attempt) {
    const { keeper, run, subject } = attempt;
    const { group, pair } = subject;
    let owner = null;
    if (pair !== null) {
        owner = await keeper.create(pair.group, {}, attempt.key("create-parent"));
        if (owner === null || owner.id === null || !(await keeper.isOwn(owner)))
            return null;
    }
    const given = pair === null || owner === null || owner.id === null ? {} : { [pair.param]: owner.id };
    const thing = await keeper.create(group, given, attempt.key("create"));
    if (thing === null)
        return null;
    run.id = thing.id;
    return keep(attempt, "create", thing.exchange, group.create) ? { thing, owner: owner ?? thing } : null;
}
/** Creates, reads, deletes and reads again; what is still there gets a moment, and is read once more. */
async function lifecycle_carryOut(attempt) {
    const { keeper, session } = attempt;
    const made = await create(attempt);
    if (made === null)
        return;
    const { thing, owner } = made;
    thing.known = await read(attempt, "read", thing);
    if (!thing.known || !(await control(attempt, thing)))
        return;
    const { remove } = owner.group;
    if (remove === null || owner.id === null)
        return;
    const removed = await keeper.ask(remove, owner, owner.id, attempt.key("remove"));
    const deleted = keep(attempt, "remove", removed, remove.tool);
    if (removed !== null && deleted)
        owner.settled = true;
    if (!(await read(attempt, "read-again", thing))) {
        if (deleted)
            thing.settled = true;
        return;
    }
    if (!deleted)
        return;
    await session.settle(lifecycle_GRACE_MS);
    if (!(await read(attempt, "read-later", thing)))
        thing.settled = true;
}
/** Carries out one run. True when it shows something: then it is tried again on a fresh process before it counts. */
async function tryOn(phase, session, subject, pass) {
    const { recording, plan, valid, record } = phase;
    const run = newRun(subject, pass);
    if (run === null)
        return false;
    const keeper = createKeeper({ recording, session, plan, valid });
    const path = [run.kind, run.parent, run.resource].filter((part) => part !== null).join("/");
    const seen = new Map();
    await lifecycle_carryOut({ subject, run, keeper, session, seen, key: (step) => `${path}/${step}` });
    record.runs.push(run);
    if (recording.signal?.aborted)
        return false;
    record.notes.push(...(await keeper.clear()));
    const { result } = (0,lifecycle/* judgeRun */.Z)(run, seen, recording.tools);
    return result === "stale" || result === "undeletable";
}
function subjectsOf(plan) {
    const groupOf = (resource) => plan.groups.filter((group) => group.resource === resource);
    const alone = plan.lifecycles.flatMap(groupOf).map((group) => ({ group, pair: null }));
    const pairs = plan.pairs.flatMap((pair) => groupOf(pair.child).flatMap((child) => groupOf(pair.parent).map((group) => ({ group: child, pair: { ...pair, group } }))));
    return [...alone, ...pairs];
}
/** A fresh process for the phase; null when there is none to be had, which is no reason to end the audit. */
async function lifecycle_open({ recording }) {
    if (recording.signal?.aborted)
        return null;
    const { session, failure } = await recording.starter.start("state");
    if (failure === null)
        return session;
    await session.kill();
    return null;
}
/** Carries out a plan of things to create, read and delete, on processes of its own. */
async function recordLifecycle(recording, plan, valid) {
    const phase = { recording, plan, valid, record: { notes: [...plan.notes], runs: [] } };
    const subjects = subjectsOf(plan);
    let session = null;
    for (const [done, subject] of subjects.entries()) {
        const { resource } = subject.group;
        recording.progress({ stage: "lifecycle", tool: null, case: resource, done, total: subjects.length });
        if (!session?.alive()) {
            await session?.kill();
            session = await lifecycle_open(phase);
        }
        if (session === null)
            break;
        if (!(await tryOn(phase, session, subject, 1)))
            continue;
        await session.kill();
        session = await lifecycle_open(phase);
        if (session !== null)
            await tryOn(phase, session, subject, 2);
    }
    await session?.kill();
    const notes = [...new Set(phase.record.notes)];
    return { ...phase.record, notes };
}

;// CONCATENATED MODULE: ./build/record/state-phase.js




/** Takes back what a valid call has created, where a delete tool is within the consent. */
function cleanUpBy(recording, plan, valid) {
    return async (session, item, exchange) => {
        const group = plan.groups.find(({ create, remove }) => create === item.toolIndex && remove !== null);
        if (group === undefined || recording.signal?.aborted)
            return;
        const keeper = createKeeper({ recording, session, plan, valid });
        keeper.adopt(group, item.arguments ?? {}, exchange);
        await keeper.clear();
    };
}
/**
 * What the user must ask for: creating and deleting in sequence, and the same calls over several connections. On
 * processes of its own, after everything else, so that nothing of it can disturb another verdict. Null when nothing was
 * created and deleted in sequence.
 */
async function recordState(recording, cases, settings, replan) {
    const { concurrency, sequential, shard } = settings;
    if (recording.signal?.aborted || (concurrency < 2 && !sequential))
        return null;
    // The tools of one kind of thing may fall into several shards.
    const whole = shard === null ? cases : replan(recording.tools, { ...settings, shard: null }).cases;
    const plan = planState(recording.tools, whole, settings);
    const calls = whole.filter((item) => item.kind === "valid");
    const valid = new Map(calls.map((item) => [item.toolIndex, item.arguments ?? {}]));
    const record = sequential && settings.scope === "all" ? await recordLifecycle(recording, plan, valid) : null;
    await recordConcurrency(recording, cases, concurrency, cleanUpBy(recording, plan, valid));
    return record;
}

;// CONCATENATED MODULE: ./build/record/phases.js














const EMPTY_PLAN = { cases: [], dropped: [], skipped: [] };
/** Makes the calls on one connection, and ends it in order. */
async function firstPhase(recording, plan, settings) {
    await recordCases(recording, plan.cases);
    if (recording.stopped === null)
        await probeProtocol(recording, plan.cases, settings);
    recording.progress({ stage: "stop", tool: null, case: null, done: 0, total: 0 });
    const { session } = recording;
    if (session.alive() && !recording.signal?.aborted)
        await session.close();
    else
        await session.kill();
    noteDeath(recording);
}
/** Holds what accuses the server against fresh processes. */
async function secondPhase(recording, settings, foretold) {
    const innocent = await confirmFailures(recording);
    await blameLateDeaths(recording, innocent);
    if (settings.scope !== "static")
        await offerFutureVersion(recording, foretold);
}
/** Holds a server at a `url` to the rules of its transport; one of the older transport is asked for the newer. */
async function thirdPhase(recording, settings) {
    const { starter, log, signal, timeoutMs, stopped } = recording;
    const { reach, pace } = starter;
    const first = log.connections.find((one) => one.initialize !== null);
    const version = (0,model_json/* stringMember */.sk)(first?.initialize, "protocolVersion");
    const kind = first?.http?.kind;
    if (reach === null || version === null || kind === undefined)
        return null;
    if (stopped !== null || signal?.aborted || settings.scope === "static")
        return null;
    const probe = kind === "sse" ? probeBeside : probeHttp;
    return probe({ reach, version, timeoutMs, signal, pace, mask: log.mask });
}
/** What a redirect to another origin took from the requests, as a sentence. */
function redirectWords({ reach }) {
    if (reach === null || reach.redirectedTo === null)
        return "";
    return ` It redirects to ${reach.redirectedTo}, which was not sent the headers: give that address as \`url\` if you trust it.`;
}
/** Asks what the server makes of the modern era, where that is wanted and there is one to ask. */
function offerOf({ askEra, signal }, { connection }, failure) {
    const unasked = askEra === null || failure?.stage === "spawn" || signal?.aborted;
    return unasked ? Promise.resolve({ modern: false, foretold: null }) : askEra(connection.startupMs);
}
/**
 * Carries one run through: start, list, calls in order, confirmation on fresh processes. Null when the server speaks the
 * modern era and that was asked for.
 */
async function runPhases(run) {
    const { log, starter, settings, signal, progress } = run;
    const remarks = {};
    const failed = (failure) => ({
        plan: EMPTY_PLAN,
        failure: { ...failure, message: `${failure.message}${redirectWords(starter)}` },
        stopped: null,
        remarks,
        http: null,
        state: null,
        alone: false,
    });
    const step = (stage) => progress({ stage, tool: null, case: null, done: 0, total: 0 });
    step("start");
    const { session, failure } = await starter.start("audit");
    const { modern, foretold } = await offerOf(run, session, failure);
    if (modern) {
        await session.kill();
        return null;
    }
    const refusal = starter.refusal();
    if (refusal !== null)
        remarks.refusedByClient = refusal;
    if (failure !== null)
        return failed(failure);
    step("list");
    const listed = await listTools(session, "list", settings.startupTimeoutMs);
    if (listed.incomplete !== null)
        remarks.listIncomplete = listed.incomplete;
    if (listed.failure !== null) {
        await session.kill();
        return failed({ ...listed.failure, stderrTail: session.connection.stderr.tail });
    }
    const plan = run.plan(listed.tools, settings);
    if (starter.reach !== null)
        starter.reach.mirrors = mirrorsOf(listed.tools);
    const recording = {
        log,
        starter,
        classify: run.classify,
        tools: listed.tools,
        probes: settings.probes,
        session,
        timeoutMs: settings.timeoutMs,
        signal,
        stopped: null,
        dropped: plan.dropped,
        suspects: [],
        deaths: [],
        trail: { session, answered: [] },
        workers: run.workers,
        alone: false,
        progress,
    };
    await firstPhase(recording, plan, settings);
    if (recording.stopped === null)
        await recordFuzz(recording, plan, settings);
    if (recording.stopped === null)
        await recordBench(recording, plan, settings);
    if (recording.stopped === null)
        await secondPhase(recording, settings, foretold);
    if (starter.reach?.redirectedTo)
        remarks.redirectedTo = starter.reach.redirectedTo;
    const http = await thirdPhase(recording, settings);
    const state = recording.stopped === null ? await recordState(recording, plan.cases, settings, run.plan) : null;
    return { plan, failure: null, stopped: recording.stopped, remarks, http, state, alone: recording.alone };
}

// EXTERNAL MODULE: ./build/cases/places.js
var places = __webpack_require__(5032);
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

;// CONCATENATED MODULE: ./build/record/place.js




/** Kept of what servers write to stderr until it is asked for, in bytes. */
const STDERR_BYTES = 64 * 1024;
/** Nothing is called in scope `static`, so that only the server's own words and variables can ask for a workspace then. */
function needsWorkspace({ target, settings: { record }, env }) {
    const words = target.transport === "stdio" ? target.args : [];
    return record.scope !== "static" || usesWorkspace([words, Object.values(env), record.probes]);
}
function masker(options, workspace) {
    return (text) => {
        const masked = withoutMark(options.mask(text));
        return workspace?.hide(masked) ?? masked;
    };
}
/** A place to start the server in, with a workspace of its own. Texts of two places are equal. */
function createPlace(options) {
    const workspace = needsWorkspace(options) ? createWorkspace() : null;
    const log = createLog(masker(options, workspace), options.from);
    let said = Buffer.alloc(0);
    const onStderr = (chunk) => {
        said = Buffer.concat([said, chunk.subarray(-STDERR_BYTES)]).subarray(-STDERR_BYTES);
    };
    const starter = createStarter(options.target, log, { ...options, workspace, onStderr });
    return {
        workspace,
        starter,
        log,
        takeStderr() {
            const text = said.toString("utf8");
            said = Buffer.alloc(0);
            return text === "" ? "" : log.mask(text);
        },
        async end() {
            await starter.stop();
            workspace?.remove();
        },
    };
}
/** The place for the run itself, and as many more as are asked for. */
function createPlaces(options) {
    const main = createPlace(options);
    const all = [main];
    return {
        main,
        open(startupTimeoutMs) {
            const place = createPlace({ ...options, startupTimeoutMs });
            all.push(place);
            return place;
        },
        stop() {
            for (const { starter } of all)
                void starter.stop();
        },
        async end() {
            await Promise.all(all.map((place) => place.end()));
        },
    };
}

;// CONCATENATED MODULE: ./build/record/record.js












/** A server at a `url` is one for all who call it: what one connection does to it, the others would be blamed for. */
function workersOf({ transport }, { workers: count }, { open }, pays) {
    const cores = (0,external_node_os_.availableParallelism)();
    return count > 1 && transport === "stdio" ? { count, cores, open, pays } : null;
}
/** Milliseconds that the question for the modern era may take: a few starts of that server, or this much. */
const LEAST_OFFER_MS = 2_000;
const MOST_OFFER_MS = 10_000;
const OFFER_STARTS = 4;
/** Records one era. Null when `auto` finds that the server speaks the modern one too. */
async function recordEra(target, settings, options, era, auto) {
    const { signal, env, headers } = options;
    const startedAt = new Date().toISOString();
    const { startupTimeoutMs, maxCallsPerSecond } = settings.record;
    const base = options.environment ?? process.env;
    const how = { env, base, startupTimeoutMs, headers, maxCallsPerSecond, era };
    const from = performance.now();
    const places = createPlaces({ ...how, target, settings, mask: options.mask, from });
    const { log, starter, workspace } = places.main;
    const { mask } = log;
    const ask = (startupMs) => {
        const ms = startupMs === null ? MOST_OFFER_MS : Math.max(LEAST_OFFER_MS, OFFER_STARTS * startupMs);
        return askEra(target, {
            ...how,
            workspace,
            startupTimeoutMs: Math.min(ms, MOST_OFFER_MS, startupTimeoutMs),
            log: createLog(mask, from),
            newerVersion: startupMs !== null && target.transport === "stdio" && settings.record.scope !== "static",
            stderr: places.main.takeStderr,
        }, signal);
    };
    const stop = () => {
        log.seal();
        places.stop();
    };
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted)
        stop();
    try {
        const outcome = await runPhases({
            log,
            starter,
            settings: settings.record,
            signal,
            plan: (tools, of) => (options.plan ?? plan/* planCases */.f)(tools, of, givenPlaces(target)),
            classify: options.classify ?? facts_outcome/* classify */.L,
            workers: workersOf(target, settings.record, places, options.pays ?? pays),
            progress: (now) => options.onProgress?.({ ...now, ...maskTexts({ tool: now.tool, case: now.case }, mask) }),
            askEra: auto ? ask : null,
        });
        if (outcome === null)
            return null;
        const interrupted = signal?.aborted === true;
        return buildEvidence({ target, settings, startedAt, log, mask, interrupted, ...outcome });
    }
    finally {
        signal?.removeEventListener("abort", stop);
        await places.end();
    }
}
/**
 * Starts the server, lists its tools, makes every planned call and writes down what is seen. Never throws for what the
 * server does; ends everything it started, also when it is stopped. `auto` speaks the modern era with a server that offers
 * it, as the reference client does; every other server sees a legacy client and nothing else.
 */
async function record(target, settings, options) {
    const { protocol } = settings.record;
    const era = options.era ?? (protocol === "modern" ? "modern" : "legacy");
    const auto = options.era === undefined && protocol === "auto";
    const evidence = await recordEra(target, settings, options, era, auto);
    if (evidence !== null)
        return evidence;
    const modern = await recordEra(target, settings, options, "modern", false);
    if (modern === null)
        throw new errors/* BugError */.f9("A recording of the modern era gave way to itself.");
    return modern;
}

// EXTERNAL MODULE: ./build/report/build.js + 17 modules
var build = __webpack_require__(6692);
// EXTERNAL MODULE: ./node_modules/@babel/parser/lib/index.js
var lib = __webpack_require__(5429);
;// CONCATENATED MODULE: ./build/source/bindings.js
/** The names that a pattern binds: `a`, `{ a, b: c }`, `[a]`, `a = 1`, `...a`. */
function boundNames(pattern) {
    switch (pattern?.type) {
        case "Identifier":
            return [pattern.name];
        case "ObjectPattern":
            return pattern.properties.flatMap((one) => boundNames(one.type === "RestElement" ? one.argument : one.value));
        case "ArrayPattern":
            return pattern.elements.flatMap(boundNames);
        case "AssignmentPattern":
            return boundNames(pattern.left);
        case "RestElement":
            return boundNames(pattern.argument);
        case "TSParameterProperty":
            return boundNames(pattern.parameter);
        default:
            return [];
    }
}
/** The module of `require("./x")`; null for anything else. */
function required(node) {
    if (node?.type !== "CallExpression" || node.callee.type !== "Identifier")
        return null;
    const [path] = node.arguments;
    return node.callee.name === "require" && path?.type === "StringLiteral" ? path.value : null;
}
const SCOPES = /^(?:BlockStatement|StaticBlock|For(?:In|Of)?Statement|SwitchStatement|CatchClause|TSModuleBlock)$/;
const FILE = { from: -1, to: Number.POSITIVE_INFINITY, isFunction: true };
const isFunction = (node) => "params" in node && Array.isArray(node.params) && "body" in node;
/** Adds a binding; of two in one scope neither is certain. */
function bind(bindings, name, value, scope = FILE) {
    const all = bindings.get(name) ?? [];
    const same = all.find((one) => one.from === scope.from && one.to === scope.to);
    if (same !== undefined)
        same.value = null;
    else
        all.push({ value, from: scope.from, to: scope.to });
    bindings.set(name, all);
}
function bindVariables(bindings, node, scope) {
    for (const one of node.declarations) {
        // What a module requires is imported, not bound.
        if (required(one.init) !== null)
            continue;
        const value = node.kind === "const" && one.id.type === "Identifier" ? (one.init ?? null) : null;
        for (const name of boundNames(one.id))
            bind(bindings, name, value, scope);
    }
}
function bindNode(bindings, node, scopes) {
    const scope = scopes.at(-1) ?? FILE;
    if (node.type === "VariableDeclaration")
        bindVariables(bindings, node, node.kind === "var" ? (scopes.findLast((one) => one.isFunction) ?? FILE) : scope);
    if (node.type === "FunctionDeclaration" ||
        node.type === "ClassDeclaration" ||
        node.type === "TSEnumDeclaration")
        if (node.id)
            bind(bindings, node.id.name, node, scope);
}
/** What every name of a file stands for, and where. `nodes`: parents before their children. */
function bindingsOf(nodes) {
    const bindings = new Map();
    const scopes = [FILE];
    for (const node of nodes) {
        const from = node.start ?? 0;
        const to = node.end ?? 0;
        while (scopes.length > 1 && (scopes.at(-1) ?? FILE).to <= from)
            scopes.pop();
        bindNode(bindings, node, scopes);
        const own = isFunction(node);
        if (!own && !SCOPES.test(node.type))
            continue;
        scopes.push({ from, to, isFunction: own });
        const params = own && "params" in node ? node.params : [];
        const caught = node.type === "CatchClause" ? [node.param] : [];
        for (const name of [...params, ...caught].flatMap(boundNames))
            bind(bindings, name, null, { from, to });
    }
    return bindings;
}
/** What `name` stands for at `at` (null: for other files); null when that is not known, undefined when the file does not say. */
function boundAt(bindings, name, at) {
    let best;
    for (const one of bindings.get(name) ?? []) {
        const holds = at === null ? one.from < 0 : one.from <= at && at < one.to;
        if (holds && (best === undefined || one.to - one.from < best.to - best.from))
            best = one;
    }
    return best?.value;
}

;// CONCATENATED MODULE: ./build/source/module.js


/** A file with more nodes than this is generated. */
const MOST_NODES = 400_000;
function isNode(value) {
    return typeof value === "object" && value !== null && typeof value.type === "string";
}
function childrenOf(node) {
    const children = [];
    for (const [key, value] of Object.entries(node)) {
        if (key === "loc" || key.endsWith("Comments") || key === "extra")
            continue;
        if (isNode(value))
            children.push(value);
        else if (Array.isArray(value))
            for (const one of value)
                if (isNode(one))
                    children.push(one);
    }
    return children;
}
/** A node and all below it, parents first. */
function flatten(root) {
    const nodes = [];
    const open = [root];
    for (let next = open.pop(); next !== undefined && nodes.length < MOST_NODES; next = open.pop()) {
        nodes.push(next);
        for (const child of childrenOf(next).reverse())
            open.push(child);
    }
    return nodes;
}
/** A name as text, of an identifier or a string. */
function keyText(node) {
    if (node.type === "Identifier")
        return node.name;
    return node.type === "StringLiteral" ? node.value : null;
}
function readImport(module, node) {
    for (const one of node.specifiers) {
        let name = "*";
        if (one.type === "ImportDefaultSpecifier")
            name = "default";
        if (one.type === "ImportSpecifier")
            name = keyText(one.imported);
        if (name !== null)
            module.imports.set(one.local.name, { from: node.source.value, name });
    }
}
function readExport(module, node) {
    const declared = node.declaration;
    if (declared?.type === "VariableDeclaration")
        for (const one of declared.declarations)
            if (one.id.type === "Identifier")
                module.exports.set(one.id.name, one.id.name);
    if (declared?.type === "TSEnumDeclaration")
        module.exports.set(declared.id.name, declared.id.name);
    if (declared?.type === "FunctionDeclaration" && declared.id)
        module.exports.set(declared.id.name, declared.id.name);
    for (const one of node.specifiers) {
        const exported = keyText(one.exported);
        if (exported === null || one.type !== "ExportSpecifier")
            continue;
        const local = one.local.name;
        module.exports.set(exported, node.source ? { from: node.source.value, name: local } : local);
    }
}
/** `const x = require("./x")`, `const { a, b: c } = require("./x")` */
function readRequire(module, node) {
    const from = required(node.init);
    if (from === null)
        return;
    if (node.id.type === "Identifier")
        module.imports.set(node.id.name, { from, name: "*" });
    if (node.id.type !== "ObjectPattern")
        return;
    for (const one of node.id.properties) {
        if (one.type !== "ObjectProperty" || one.value.type !== "Identifier")
            continue;
        const name = keyText(one.key);
        if (name !== null)
            module.imports.set(one.value.name, { from, name });
    }
}
/** `exports.a = value`, `module.exports.a = value`, `module.exports = { a, b: value }` */
function readCommonExport(module, node) {
    const { left, right } = node;
    if (left.type !== "MemberExpression" || left.computed)
        return;
    const isExports = (one) => (one.type === "Identifier" && one.name === "exports") ||
        (one.type === "MemberExpression" &&
            keyText(one.object) === "module" &&
            keyText(one.property) === "exports");
    const key = keyText(left.property);
    if (isExports(left) && right.type === "ObjectExpression")
        for (const one of right.properties) {
            if (one.type !== "ObjectProperty" || one.computed)
                continue;
            const name = keyText(one.key);
            if (name !== null)
                exportValue(module, name, one.value);
        }
    else if (isExports(left.object) && key !== null)
        exportValue(module, key, right);
}
function exportValue(module, name, value) {
    // Compiled modules first set each export to nothing.
    if (value.type === "UnaryExpression" || value.type === "AssignmentExpression")
        return;
    if (value.type === "Identifier")
        module.exports.set(name, value.name);
    else {
        bind(module.bindings, `exports.${name}`, value);
        module.exports.set(name, `exports.${name}`);
    }
}
function module_read(module, node) {
    if (node.type === "ImportDeclaration")
        readImport(module, node);
    else if (node.type === "ExportNamedDeclaration")
        readExport(module, node);
    else if (node.type === "ExportAllDeclaration")
        module.stars.push(node.source.value);
    else if (node.type === "ExportDefaultDeclaration") {
        bind(module.bindings, "default", node.declaration);
        module.exports.set("default", "default");
    }
    else if (node.type === "AssignmentExpression")
        readCommonExport(module, node);
    else if (node.type === "VariableDeclarator")
        readRequire(module, node);
}
/** Parses one file; null when it cannot be read as JavaScript or TypeScript. */
function readModule(file) {
    const typed = /\.[cm]?tsx?$/.test(file.path);
    const markup = !/\.[cm]?ts$/.test(file.path);
    try {
        const tree = (0,lib/* parse */.qg)(file.text, {
            sourceType: "unambiguous",
            errorRecovery: true,
            allowReturnOutsideFunction: true,
            plugins: [
                ...(typed ? ["typescript"] : []),
                ...(markup ? ["jsx"] : []),
                "decorators",
            ],
        });
        const nodes = flatten(tree.program);
        const module = {
            path: file.path,
            text: file.text,
            nodes,
            bindings: bindingsOf(nodes),
            imports: new Map(),
            exports: new Map(),
            stars: [],
        };
        for (const node of module.nodes)
            module_read(module, node);
        return module;
    }
    catch {
        return null;
    }
}
/** The value of a member that is written out in an object; null when there is none. */
function memberOf(object, key) {
    for (const one of object.properties) {
        if (one.type !== "ObjectProperty" || one.computed || keyText(one.key) !== key)
            continue;
        return one.value;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/source/registration.js
/** The place of a parsed node, whose columns count from 0. */
function spanOf(path, { start, end }) {
    return {
        path,
        line: start.line,
        column: start.column + 1,
        endLine: end.line,
        endColumn: end.column + 1,
    };
}
/** The surest place; none when several are equally sure: a wrong place is worse than none. */
function surest(found) {
    const top = found.reduce((most, one) => Math.max(most, one.rank), 0);
    const [first, ...others] = found.filter((one) => one.rank === top);
    if (first === undefined)
        return null;
    const elsewhere = (one) => one.path !== first.path || one.line !== first.line || one.column !== first.column;
    if (others.some(elsewhere))
        return null;
    const { path, line, column, endLine, endColumn } = first;
    return { path, line, column, endLine, endColumn };
}
/** The one place of each of `names` among everything that was found. */
function placesOf(names, found) {
    const byName = new Map(names.map((name) => [name, []]));
    for (const one of found)
        byName.get(one.name)?.push(one);
    const places = [...byName].map(([name, all]) => [name, surest(all)]);
    return Object.fromEntries(places.filter((pair) => pair[1] !== null));
}

;// CONCATENATED MODULE: ./build/source/resolve.js



/** Steps through names, members and files; a longer chain is given up. */
const DEEPEST = 12;
const ENDINGS = ["", ".ts", ".tsx", ".mts", ".js", ".mjs", ".cjs", ".jsx", "/index.ts", "/index.js"];
/** Paths of the files that a relative specifier in the file `from` may stand for; the first that is a module is meant. */
function placesOfSpecifier(from, specifier) {
    if (!specifier.startsWith("."))
        return [];
    const exact = external_node_path_.posix.join(external_node_path_.posix.dirname(from), specifier);
    const bare = exact.replace(/\.[cm]?jsx?$/, "");
    return [...new Set([exact, bare])].flatMap((base) => ENDINGS.map((ending) => base + ending));
}
/** The module that a relative specifier in the file `from` stands for. */
function target(modules, from, specifier) {
    for (const path of placesOfSpecifier(from, specifier)) {
        const module = modules.get(path);
        if (module !== undefined)
            return module;
    }
    return null;
}
function exported(modules, module, name, depth) {
    if (depth > DEEPEST)
        return null;
    const local = module.exports.get(name);
    if (typeof local === "string")
        return named(modules, module, local, null, depth + 1);
    if (local !== undefined) {
        const next = target(modules, module.path, local.from);
        return next === null ? null : exported(modules, next, local.name, depth + 1);
    }
    for (const star of module.stars.slice(0, 50)) {
        const next = target(modules, module.path, star);
        const found = next === null ? null : exported(modules, next, name, depth + 4);
        if (found !== null)
            return found;
    }
    return null;
}
/** `at`: where the name is used; null: by another file. */
function named(modules, module, name, at, depth) {
    const own = boundAt(module.bindings, name, at);
    if (own)
        return resolve_follow(modules, { node: own, module }, depth + 1);
    const origin = own === null ? undefined : module.imports.get(name);
    if (origin === undefined || origin.name === "*")
        return null;
    const next = target(modules, module.path, origin.from);
    return next === null ? null : exported(modules, next, origin.name, depth + 1);
}
function memberName(node) {
    return node.computed && node.property.type !== "StringLiteral" ? null : keyText(node.property);
}
function member(modules, place, depth) {
    if (place.node.type !== "MemberExpression")
        return null;
    const key = memberName(place.node);
    if (key === null)
        return null;
    const { object } = place.node;
    const free = object.type === "Identifier" &&
        boundAt(place.module.bindings, object.name, object.start ?? null) === undefined;
    const origin = free ? place.module.imports.get(object.name) : undefined;
    if (origin?.name === "*") {
        const next = target(modules, place.module.path, origin.from);
        return next === null ? null : exported(modules, next, key, depth + 1);
    }
    const owner = resolve_follow(modules, { node: object, module: place.module }, depth + 1);
    if (owner === null)
        return null;
    const value = valueIn(owner.node, key);
    return value === null ? null : resolve_follow(modules, { node: value, module: owner.module }, depth + 1);
}
function valueIn(owner, key) {
    if (owner.type === "ObjectExpression")
        return memberOf(owner, key);
    if (owner.type === "ClassDeclaration" || owner.type === "ClassExpression") {
        const own = owner.body.body.find((one) => one.type === "ClassProperty" && one.static && keyText(one.key) === key);
        return own?.type === "ClassProperty" ? (own.value ?? null) : null;
    }
    if (owner.type !== "TSEnumDeclaration")
        return null;
    const members = owner.body?.members ?? owner.members;
    return members.find((one) => keyText(one.id) === key)?.initializer ?? null;
}
/** What an expression stands for: through casts, names, members and files, down to something written out. */
function resolve_follow(modules, place, depth = 0) {
    if (depth > DEEPEST)
        return null;
    const { node, module } = place;
    switch (node.type) {
        case "TSAsExpression":
        case "TSSatisfiesExpression":
        case "TSNonNullExpression":
        case "TSTypeAssertion":
        case "ParenthesizedExpression":
            return resolve_follow(modules, { node: node.expression, module }, depth + 1);
        case "Identifier":
            return named(modules, module, node.name, node.start ?? null, depth + 1);
        case "MemberExpression":
            return member(modules, place, depth + 1);
        case "CallExpression": {
            const { callee } = node;
            const [first] = node.arguments;
            const freezes = callee.type === "MemberExpression" && keyText(callee.property) === "freeze";
            return freezes && first ? resolve_follow(modules, { node: first, module }, depth + 1) : place;
        }
        default:
            return place;
    }
}
/** The text an expression stands for; null when it is not certain. */
function textOf(modules, place, depth = 0) {
    if (depth > DEEPEST)
        return null;
    const found = resolve_follow(modules, place, depth);
    if (found === null)
        return null;
    const { node, module } = found;
    if (node.type === "StringLiteral")
        return node.value;
    if (node.type === "BinaryExpression" && node.operator === "+") {
        const left = textOf(modules, { node: node.left, module }, depth + 1);
        const right = left === null ? null : textOf(modules, { node: node.right, module }, depth + 1);
        return right === null ? null : `${left}${right}`;
    }
    if (node.type !== "TemplateLiteral")
        return null;
    let text = "";
    for (const [at, quasi] of node.quasis.entries()) {
        text += quasi.value.cooked ?? "";
        const hole = node.expressions[at];
        if (hole === undefined)
            continue;
        const filled = textOf(modules, { node: hole, module }, depth + 4);
        if (filled === null)
            return null;
        text += filled;
    }
    return text;
}

;// CONCATENATED MODULE: ./build/source/javascript.js



/** `registerTool`, `server.tool`, `addTool`, `defineTool`, `registerAppTool`, `registerToolTask`, `create_tool`. */
const REGISTERS = /^(?:(?:register|add|define|create|make|declare)_?(?:\w{0,20})?tool(?:Task)?|tool)$/i;
const SCHEMA_MEMBERS = ["inputSchema", "parameters", "input_schema", "paramsSchema"];
/** Members that, beside a description, say that the object is a tool. */
const TOOL_MEMBERS = [
    "handler",
    "execute",
    "handle",
    "run",
    "callback",
    "schema",
    "annotations",
    "argsSchema",
];
/** Members by whose name a list holds tools. */
const LISTS = /tools$/i;
function calleeName(node) {
    if (node.type === "Identifier")
        return node.name;
    return node.type === "MemberExpression" && !node.computed ? keyText(node.property) : null;
}
function has(object, keys) {
    return object.properties.some((one) => {
        if (one.type === "SpreadElement" || one.computed)
            return false;
        return keys.includes(keyText(one.key) ?? "");
    });
}
function ofCall(node) {
    const callee = calleeName(node.callee);
    if (callee === null || !REGISTERS.test(callee))
        return [];
    return node.arguments.slice(0, 2).flatMap((argument) => {
        if (argument.type !== "ObjectExpression")
            return [{ node: argument, rank: 3 }];
        const name = memberOf(argument, "name");
        return name === null ? [] : [{ node: name, rank: 3 }];
    });
}
function ofObject(node) {
    const name = memberOf(node, "name");
    const described = has(node, ["description"]);
    if (name !== null && (has(node, SCHEMA_MEMBERS) || (described && has(node, TOOL_MEMBERS))))
        return [{ node: name, rank: 2 }];
    return [];
}
/** `{ my_tool: { description, inputSchema } }` */
function ofEntry(node) {
    const { value } = node;
    if (value.type !== "ObjectExpression" || node.computed || memberOf(value, "name") !== null)
        return [];
    const tool = has(value, ["description"]) && has(value, [...SCHEMA_MEMBERS, ...TOOL_MEMBERS]);
    const text = keyText(node.key);
    return tool && text !== null ? [{ node: node.key, rank: 1, key: text }] : [];
}
/** What a getter gives back when that is all it does. */
function returned(method) {
    const [only, ...others] = method.body.body;
    return only?.type === "ReturnStatement" && others.length === 0 ? (only.argument ?? null) : null;
}
/** `super("x", ...)` of a constructor */
function given(method) {
    for (const statement of method.body.body) {
        if (statement.type !== "ExpressionStatement" || statement.expression.type !== "CallExpression")
            continue;
        const { callee, arguments: values } = statement.expression;
        if (callee.type !== "Super")
            continue;
        const [first] = values;
        return first?.type === "ObjectExpression" ? memberOf(first, "name") : (first ?? null);
    }
    return null;
}
function classMembers(node) {
    const members = new Map();
    for (const one of node.body) {
        if (one.type === "ClassProperty" && !one.computed && one.value)
            members.set(keyText(one.key) ?? "", one.value);
        if (one.type !== "ClassMethod")
            continue;
        const key = one.kind === "constructor" ? "super" : (keyText(one.key) ?? "");
        const value = one.kind === "constructor" ? given(one) : returned(one);
        if (value !== null)
            members.set(key, value);
    }
    return members;
}
function ofClass(node) {
    const members = classMembers(node.body);
    const names = [node.id ?? null, node.superClass ?? null].map((one) => one === null ? "" : (calleeName(one) ?? ""));
    const isTool = names.some((name) => /tool/i.test(name));
    if (!isTool && !members.has("description"))
        return [];
    const found = ["name", "toolName", "getName", ...(isTool ? ["super"] : [])].map((key) => members.get(key));
    return found.filter((value) => value !== undefined).map((value) => ({ node: value, rank: 1 }));
}
/** `tools: [{ name: "x", ... }]`, `const TOOLS = [...]` */
function ofList(key, value) {
    const bare = value?.type === "TSAsExpression" || value?.type === "TSSatisfiesExpression" ? value.expression : value;
    if (bare?.type !== "ArrayExpression" || !LISTS.test(keyText(key) ?? ""))
        return [];
    return bare.elements.flatMap((one) => {
        const name = one?.type === "ObjectExpression" && has(one, ["description"]) ? memberOf(one, "name") : null;
        return name === null ? [] : [{ node: name, rank: 1 }];
    });
}
function candidates(node) {
    if (node.type === "CallExpression")
        return ofCall(node);
    if (node.type === "ObjectExpression")
        return ofObject(node);
    if (node.type === "ObjectProperty")
        return [...ofEntry(node), ...ofList(node.key, node.value)];
    if (node.type === "VariableDeclarator")
        return ofList(node.id, node.init);
    return node.type === "ClassDeclaration" || node.type === "ClassExpression" ? ofClass(node) : [];
}
function nameOf(modules, module, candidate) {
    // The key of a table entry is its own name, never a constant's.
    return candidate.key ?? textOf(modules, { node: candidate.node, module });
}
function registrations(modules, module) {
    const found = [];
    for (const node of module.nodes)
        for (const candidate of candidates(node)) {
            const name = nameOf(modules, module, candidate);
            const { loc } = candidate.node;
            if (name === null || !loc)
                continue;
            const { rank } = candidate;
            found.push({ name, rank, ...spanOf(module.path, loc) });
            // What follows the name of a call is its description.
            if (node.type === "CallExpression")
                break;
        }
    return found;
}
/** Every tool that the scripts register under a name that is certain; `names`: only these need to be found. */
function toolsInModules(modules, names = null) {
    const paths = names === null ? modules.paths : modules.registering(names);
    return paths.flatMap((path) => {
        const module = modules.get(path);
        return module === undefined ? [] : registrations(modules, module);
    });
}

// EXTERNAL MODULE: ./build/facts/once.js
var once = __webpack_require__(2948);
;// CONCATENATED MODULE: ./build/source/pieces.js
const BETWEEN = /["'`}]|\$\{/;
const KEY = /[\w$\u0080-\uffff]+(?=\s*[:/])/g;
/** Longest text that is kept: no name of a tool is longer. */
const LONGEST = 256;
/** Reads the pieces of a script. */
function pieces_piecesOf(text) {
    const texts = new Set();
    for (const one of text.split(BETWEEN))
        if (one.length > 0 && one.length <= LONGEST)
            texts.add(one);
    const keys = new Set(text.match(KEY));
    return { texts, keys, specifiers: [...texts].filter((one) => one.startsWith(".")) };
}
const pieces_PLAIN = /^[ -[\]-~]+$/;
/** A name that pieces cannot tell of: it holds what they end at, or what is written with an escape sequence. */
const isOdd = (name) => name.length > LONGEST || BETWEEN.test(name) || !pieces_PLAIN.test(name);
/** Whether `name` is one of the texts, or can be put together from them. */
function canSay(name, texts) {
    // `made[at]`: what stands before `at` is made of texts.
    const made = [true];
    for (let to = 1; to <= name.length; to += 1)
        for (let at = 0; at < to && made[to] !== true; at += 1)
            if (made[at] === true)
                made[to] = texts.has(name.slice(at, to));
    return made[name.length] === true;
}
/** Names with more characters than this together are not looked for in pieces: it costs their square. */
const MOST = 20_000;
function partsOf(names) {
    const parts = new Set();
    for (const name of names)
        for (let at = 0; at < name.length; at += 1)
            for (let to = at + 1; to <= name.length; to += 1)
                parts.add(name.slice(at, to));
    return parts;
}
/** Null when that cannot be told of these names. */
function sayers(files, names) {
    const chars = names.reduce((sum, name) => sum + name.length, 0);
    if (chars > MOST || names.some(isOdd))
        return null;
    const parts = partsOf(names);
    const said = new Map([...files].map(([path, { texts }]) => [path, [...texts].filter((one) => parts.has(one))]));
    return (path, within) => {
        const keys = files.get(path)?.keys;
        if (names.some((name) => keys?.has(name)))
            return true;
        const texts = new Set([...within].flatMap((one) => said.get(one) ?? []));
        return texts.size > 0 && names.some((name) => canSay(name, texts));
    };
}

// EXTERNAL MODULE: ./build/text/path.js
var text_path = __webpack_require__(8379);
;// CONCATENATED MODULE: ./build/source/walk.js




/** The limits of an audit. */
const DEFAULT_LIMITS = { files: 20_000, bytes: 200_000_000, fileBytes: 1_000_000, ms: 10_000 };
/** Files that name no tool are read when they are small: they may hold the constants that do. */
const SMALL = 8_000;
const MAY_REGISTER = /tool|name/i;
/** Whether a file may register a tool, or hold what its name is made of. */
const mayRegister = ({ text }) => text.length < SMALL || MAY_REGISTER.test(text);
const SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|kts|cs|rb|php|swift)$/;
const BUILT = new Set(["dist", "build", "out", "bin"]);
const IGNORED = new Set([
    "node_modules",
    "dist",
    "build",
    "out",
    "target",
    "vendor",
    "coverage",
    "bin",
    "obj",
    "venv",
    "__pycache__",
    "__tests__",
    "__mocks__",
    "test",
    "tests",
    "spec",
    "e2e",
    "testdata",
    "site-packages",
]);
const TEST_FILE = /(?:[._-](?:test|spec)\.[cm]?[jt]sx?|_(?:test|spec)\.(?:go|py|rb)|^test_.*\.py|^conftest\.py|Tests?\.(?:java|kt|cs|swift|php)|\.min\.js|\.d\.ts)$/;
function walk_entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).sort((a, b) => (0,order/* byText */.z)(a.name, b.name));
    }
    catch {
        return [];
    }
}
/** Neither a link nor a pipe that took a file's place since the folder was read is opened. */
const AS_LISTED = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/** The file's text; null when it is larger than `most` bytes or cannot be read. */
function textWithin(path, most) {
    let file = null;
    try {
        file = (0,external_node_fs_.openSync)(path, AS_LISTED);
        const { size } = (0,external_node_fs_.fstatSync)(file);
        return size > most ? null : (0,external_node_fs_.readFileSync)(file, "utf8");
    }
    catch {
        return null;
    }
    finally {
        if (file !== null)
            (0,external_node_fs_.closeSync)(file);
    }
}
/** Both folders behind their links; null when one is missing or `folder` is not in `root`. */
function realFolders(root, folder) {
    try {
        const [base, start] = [(0,external_node_fs_.realpathSync)(root), (0,external_node_fs_.realpathSync)(folder)];
        return (0,text_path/* leadsOut */.q)((0,text_path/* pathFrom */.I)(base, start)) ? null : { base, start };
    }
    catch {
        return null;
    }
}
function isRead(folder, limits) {
    if (folder.startsWith("."))
        return false;
    return !IGNORED.has(folder) || (limits.built === true && BUILT.has(folder));
}
/**
 * The source files under `folder`, in a fixed order, within the limits. Build output, dependencies, tests and hidden
 * folders are left out; symbolic links are never followed.
 */
function* walkSources(root, folder, limits) {
    const real = realFolders(root, folder);
    if (real === null)
        return;
    const until = performance.now() + limits.ms;
    const open = [real.start];
    let files = 0;
    let bytes = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const folders = [];
        for (const entry of walk_entriesOf(next)) {
            const path = (0,external_node_path_.join)(next, entry.name);
            if (entry.isDirectory()) {
                if (isRead(entry.name, limits))
                    folders.push(path);
                continue;
            }
            if (!entry.isFile() || !SOURCE.test(entry.name) || TEST_FILE.test(entry.name))
                continue;
            if (files >= limits.files || bytes >= limits.bytes || performance.now() > until)
                return;
            const text = textWithin(path, limits.fileBytes);
            if (text === null)
                continue;
            files += 1;
            bytes += text.length;
            yield { path: (0,text_path/* pathFrom */.I)(real.base, path), text };
        }
        open.push(...folders.reverse());
    }
}

;// CONCATENATED MODULE: ./build/source/modules.js





const SCRIPT = /\.[cm]?[jt]sx?$/;
/** Every way to register a tool that javascript.ts knows holds one of these words. */
const modules_REGISTERS = /tool|description|inputSchema|parameters|input_schema|paramsSchema/i;
/** By path: the files that it may import, in the order of their specifiers. */
function importsIn(files) {
    const places = (from, specifiers) => specifiers.flatMap((one) => placesOfSpecifier(from, one)).filter((path) => files.has(path));
    return new Map([...files].map(([from, { specifiers }]) => [from, [...new Set(places(from, specifiers))]]));
}
/** The same the other way round. */
function reversed(links) {
    const back = new Map();
    for (const [from, paths] of links)
        for (const path of paths) {
            const known = back.get(path);
            if (known === undefined)
                back.set(path, [from]);
            else
                known.push(from);
        }
    return back;
}
/** A file and all that it may import, near or far. */
function reach(path, links) {
    const reached = new Set([path]);
    for (const one of reached)
        for (const next of links.get(one) ?? [])
            reached.add(next);
    return reached;
}
/** The scripts among `files`; none is parsed any more once `expired` says that time is up. */
function readModules(files, expired) {
    const scripts = new Map(files.filter((file) => SCRIPT.test(file.path) && mayRegister(file)).map((file) => [file.path, file]));
    const pieces = (0,once/* once */.O)(() => new Map([...scripts].map(([path, { text }]) => [path, pieces_piecesOf(text)])));
    const imports = (0,once/* once */.O)(() => importsIn(pieces()));
    const importers = (0,once/* once */.O)(() => reversed(imports()));
    const parsed = new Map();
    const paths = [...scripts.keys()];
    return {
        paths,
        get(path) {
            const file = scripts.get(path);
            if (file === undefined)
                return undefined;
            if (!parsed.has(path))
                parsed.set(path, expired() ? undefined : (readModule(file) ?? undefined));
            return parsed.get(path);
        },
        importers: (path) => importers().get(path) ?? [],
        registering(names) {
            const maySay = sayers(pieces(), names);
            const registers = paths.filter((path) => modules_REGISTERS.test(scripts.get(path)?.text ?? ""));
            if (maySay === null)
                return registers;
            // A large workspace takes long to look at; what is left over is parsed, as far as there is time.
            return registers.filter((path) => expired() || maySay(path, reach(path, imports())));
        },
    };
}

;// CONCATENATED MODULE: ./build/source/rules/own-modules.js

function imports(modules, module, path) {
    const specifiers = [...[...module.imports.values()].map((origin) => origin.from), ...module.stars];
    return specifiers.some((specifier) => target(modules, module.path, specifier)?.path === path);
}
/** The modules that import the one at `path`. */
function importersOf(modules, path) {
    return modules.importers(path).filter((one) => {
        const module = modules.get(one);
        return module !== undefined && imports(modules, module, path);
    });
}
/**
 * The modules that belong to the server under test: those that register a located tool, and those that import one. A
 * repository may hold other servers, examples and fixtures, whose handlers are not on trial.
 */
function ownModules(modules, locations) {
    const own = new Set();
    const open = Object.values(locations).map((location) => location.path);
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
        if (own.has(path))
            continue;
        own.add(path);
        open.push(...importersOf(modules, path));
    }
    return own;
}
/** The modules at some paths, in the fixed order of all. */
function modulesAt(modules, paths) {
    return modules.paths.filter((path) => paths.has(path)).flatMap((path) => modules.get(path) ?? []);
}

;// CONCATENATED MODULE: ./build/source/rules/tool-code.js



const SCHEMAS = ["inputSchema", "parameters", "paramsSchema", "schema", "argsSchema"];
const HANDLERS = ["execute", "handler", "handle", "run", "callback"];
/** Whether a node is a function with a body. */
function asFunction(node) {
    switch (node?.type) {
        case "ArrowFunctionExpression":
        case "FunctionExpression":
        case "FunctionDeclaration":
        case "ObjectMethod":
        case "ClassMethod":
            return node;
        default:
            return null;
    }
}
/** The calls and objects that stand around the places where the tools were located. */
function toolCodes(modules, locations) {
    const found = [];
    for (const [tool, at] of Object.entries(locations)) {
        const module = modules.get(at.path);
        if (module === undefined)
            continue;
        const holds = (node) => node?.loc?.start.line === at.line && node.loc.start.column + 1 === at.column;
        for (const node of module.nodes) {
            const call = node.type === "CallExpression" && node.arguments.slice(0, 2).some(holds);
            const object = node.type === "ObjectExpression" && holds(memberOf(node, "name"));
            const entry = node.type === "ObjectProperty" && holds(node.key) ? node.value : null;
            if (node.type === "CallExpression" && call)
                found.push({ tool, module, node });
            else if (node.type === "ObjectExpression" && object)
                found.push({ tool, module, node });
            else if (entry?.type === "ObjectExpression")
                found.push({ tool, module, node: entry });
        }
    }
    return found;
}
function objectsOf(modules, { module, node }) {
    if (node.type === "ObjectExpression")
        return [{ node, module }];
    return node.arguments
        .map((one) => resolve_follow(modules, { node: one, module }))
        .filter((place) => place?.node.type === "ObjectExpression");
}
/** Expressions that give the tool's input schema. */
function schemasOf(modules, code) {
    const objects = objectsOf(modules, code);
    const members = objects.flatMap(({ node, module }) => {
        const given = node.type === "ObjectExpression" ? SCHEMAS.map((key) => memberOf(node, key)) : [];
        return given.filter((one) => one !== null).map((one) => ({ node: one, module }));
    });
    const bare = code.node.type === "CallExpression" && members.length === 0 ? objects : [];
    return [...members, ...bare];
}
function memberFunction(object, key) {
    const method = object.properties.find((one) => one.type === "ObjectMethod" && keyText(one.key) === key);
    return method ?? memberOf(object, key);
}
/** Functions that answer the tool's calls. */
function handlersOf(modules, code) {
    const { tool, module, node } = code;
    const direct = node.type === "CallExpression" ? node.arguments.map((one) => ({ node: one, module })) : [];
    const members = objectsOf(modules, code).flatMap((place) => {
        const { node: object } = place;
        if (object.type !== "ObjectExpression")
            return [];
        const given = HANDLERS.map((key) => memberFunction(object, key)).filter((one) => one !== null);
        return given.map((one) => ({ node: one, module: place.module }));
    });
    return [...direct, ...members].flatMap((place) => {
        const found = resolve_follow(modules, place);
        const fn = asFunction(found?.node);
        return found === null || fn === null ? [] : [{ tool, module: found.module, fn }];
    });
}
/** Whether the input schema is written as JSON Schema, which the SDK does not check for the tool. */
function isJsonSchema({ node }) {
    if (node.type === "ObjectExpression")
        return memberOf(node, "type")?.type === "StringLiteral";
    if (node.type !== "CallExpression")
        return false;
    const { callee } = node;
    const name = keyText(callee.type === "MemberExpression" ? callee.property : callee);
    return /tojsonschema$/i.test(name ?? "");
}
/** Functions that answer the calls of tools written out with a JSON Schema: nothing has checked their arguments. */
function uncheckedHandlers(modules, codes) {
    const open = codes.filter((code) => {
        const schemas = schemasOf(modules, code).map((place) => resolve_follow(modules, place));
        return code.node.type === "ObjectExpression" && schemas.some((one) => one !== null && isJsonSchema(one));
    });
    return open.flatMap((code) => handlersOf(modules, code));
}
/** Functions given to `setRequestHandler(CallToolRequestSchema, ...)`: the SDK checks no tool's arguments for them. */
function lowLevelHandlers(modules, own) {
    const found = [];
    for (const module of modulesAt(modules, own))
        for (const node of module.nodes) {
            if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression")
                continue;
            if (keyText(node.callee.property) !== "setRequestHandler")
                continue;
            const [request, given] = node.arguments;
            const named = request?.type === "MemberExpression" ? request.property : request;
            const isCall = named?.type === "Identifier" && named.name === "CallToolRequestSchema";
            if (given === undefined ||
                !(isCall || (request && textOf(modules, { node: request, module }) === "tools/call")))
                continue;
            const place = resolve_follow(modules, { node: given, module });
            const fn = asFunction(place?.node);
            if (place !== null && fn !== null)
                found.push({ tool: null, module: place.module, fn });
        }
    return found;
}

;// CONCATENATED MODULE: ./build/source/rules/calls.js



/** The class around a place, for `this.method()`. */
function methodAround(module, at, name) {
    const bodies = module.nodes.filter((node) => node.type === "ClassBody" && (node.start ?? 0) <= at && at < (node.end ?? 0));
    const inner = bodies.at(-1);
    if (inner?.type !== "ClassBody")
        return null;
    return asFunction(inner.body.find((one) => one.type === "ClassMethod" && keyText(one.key) === name));
}
/** The function of the workspace that a call surely goes to. */
function calleeOf(modules, module, call) {
    const { callee } = call;
    if (callee.type === "Identifier") {
        const found = resolve_follow(modules, { node: callee, module });
        const fn = asFunction(found?.node);
        return fn === null || found === null ? null : { fn, module: found.module };
    }
    if (callee.type !== "MemberExpression" || callee.computed)
        return null;
    const name = keyText(callee.property) ?? "";
    const direct = resolve_follow(modules, { node: callee, module });
    const given = asFunction(direct?.node);
    if (direct !== null && given !== null)
        return { fn: given, module: direct.module };
    if (callee.object.type === "ThisExpression") {
        const fn = methodAround(module, call.start ?? 0, name);
        return fn === null ? null : { fn, module };
    }
    const owner = resolve_follow(modules, { node: callee.object, module });
    if (owner?.node.type !== "NewExpression")
        return null;
    const made = resolve_follow(modules, { node: owner.node.callee, module: owner.module });
    if (made?.node.type !== "ClassDeclaration" && made?.node.type !== "ClassExpression")
        return null;
    const fn = asFunction(made.node.body.body.find((one) => one.type === "ClassMethod" && keyText(one.key) === name));
    return fn === null ? null : { fn, module: made.module };
}
const exits = (node) => {
    if (node.type === "BlockStatement")
        return node.body.length > 0 && exits(node.body.at(-1));
    return node.type === "ReturnStatement" || node.type === "ThrowStatement";
};
/** By statement, where the block that it stands in ends. */
function blockEnds(nodes) {
    const blocks = nodes.flatMap((node) => (node.type === "BlockStatement" ? [node] : []));
    return new Map(blocks.flatMap(({ body, end }) => body.map((one) => [one, end ?? 0])));
}
/** What `if (name === "x") ...` and `if (name !== "x") return; ...` are for. */
function partOfIf(node, ends) {
    const { test, consequent } = node;
    if (test.type !== "BinaryExpression")
        return [];
    const about = { test: test.right, on: test.left };
    if (test.operator === "===")
        return [{ from: consequent.start ?? 0, to: consequent.end ?? 0, ...about }];
    if (test.operator !== "!==" || node.alternate || !exits(consequent))
        return [];
    const to = ends.get(node);
    return to === undefined ? [] : [{ from: node.end ?? 0, to, ...about }];
}
function calls_partsOf(node, ends) {
    if (node.type === "IfStatement")
        return partOfIf(node, ends);
    if (node.type !== "SwitchStatement")
        return [];
    return node.cases.flatMap((one) => one.test ? [{ from: one.start ?? 0, to: one.end ?? 0, test: one.test, on: node.discriminant }] : []);
}
/** Ranges of a handler that are for one tool: `case "x":`, `if (name === "x")`, and behind `if (name !== "x") return`. */
function branchesOf(modules, module, nodes, tools) {
    const ends = blockEnds(nodes);
    return nodes
        .flatMap((node) => calls_partsOf(node, ends))
        .flatMap(({ test, ...part }) => {
        const tool = textOf(modules, { node: test, module });
        return tool === null || !tools.has(tool) ? [] : [{ ...part, tool }];
    });
}
/** Whether a node is within one of the ranges. */
const isWithin = (node, ranges) => ranges.some(({ from, to }) => from <= (node.start ?? 0) && (node.end ?? 0) <= to);

;// CONCATENATED MODULE: ./build/source/rules/raw.js


const CASTS = /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|TSTypeAssertion|ParenthesizedExpression)$/;
const REQUEST = /^_?req(?:uest)?$/i;
const WHOLE = ["request", "message", "params", "method", "name", "url", "searchParams"];
/** The expression without casts, `?? {}` and `|| {}`. */
function bare(node) {
    if (CASTS.test(node.type) && "expression" in node)
        return bare(node.expression);
    if (node.type === "LogicalExpression" && node.operator !== "&&")
        return bare(node.left);
    return node;
}
const MEMBERS = {
    request: ["params", "method"],
    message: ["params", "method"],
    params: ["arguments", "name"],
    url: ["searchParams"],
    searchParams: [],
    method: [],
    name: [],
};
function memberOfRaw(owner, key) {
    const members = MEMBERS[owner];
    if (members === undefined)
        return `${owner}.${key}`;
    return members.includes(key) ? key : null;
}
const isRequest = (node) => node.type === "Identifier"
    ? REQUEST.test(node.name)
    : node.type === "MemberExpression" && REQUEST.test(keyText(node.property) ?? "");
/** A call of a method: what it is called on, and the method's name. */
function methodCall(node) {
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression")
        return null;
    const name = keyText(node.callee.property);
    return name === null ? null : { object: node.callee.object, name, args: node.arguments };
}
/** `request.json()`, with or without `.catch(...)` */
function readsJson(node) {
    const call = methodCall(node);
    if (call?.name === "catch")
        return readsJson(call.object);
    return call?.name === "json" && call.args.length === 0 && isRequest(call.object);
}
function isUrlOf(node) {
    return node?.type === "MemberExpression" && keyText(node.property) === "url" && isRequest(node.object);
}
function made(node, raw) {
    const [first] = node.arguments;
    const name = keyText(node.callee);
    if (name === "URL")
        return isUrlOf(first && bare(first)) ? "url" : null;
    if (name !== "URLSearchParams" || first?.type !== "MemberExpression")
        return null;
    return keyText(first.property) === "search" && plainRaw(first.object, raw) === "url"
        ? "searchParams"
        : null;
}
/** What an expression reads from outside, other than through the SDK; null when it reads nothing, or it is not known. */
function readBy(node, raw) {
    if (node.type === "AwaitExpression")
        return readsJson(node.argument) ? "message" : null;
    if (node.type === "NewExpression")
        return made(node, raw);
    if (node.type === "MemberExpression" && isRequest(node.object)) {
        if (keyText(node.property) === "nextUrl")
            return "url";
        return keyText(node.property) === "body" ? "message" : null;
    }
    const call = methodCall(node);
    const [first] = call?.args ?? [];
    if (call === null || first === undefined)
        return null;
    if (call.name === "parse" && keyText(call.object) === "JSON")
        return rawIn(first, raw) === null && plainRaw(first, raw) === null ? "message" : null;
    const key = call.name === "get" && first.type === "StringLiteral" ? first.value : null;
    return key !== null && plainRaw(call.object, raw) === "searchParams" ? `searchParams.${key}` : null;
}
/** What of the request an expression is, unchanged: a name, or a member of one. */
function plainRaw(node, raw) {
    const inner = bare(node);
    if (inner.type === "Identifier")
        return raw.get(inner.name) ?? null;
    if (inner.type !== "MemberExpression" && inner.type !== "OptionalMemberExpression")
        return readBy(inner, raw);
    const owner = plainRaw(inner.object, raw);
    if (owner === null)
        return readBy(inner, raw);
    const key = inner.computed && inner.property.type !== "StringLiteral" ? null : keyText(inner.property);
    return key === null ? null : memberOfRaw(owner, key);
}
/** Whether what is held is more than arguments: a request, a part of it that holds them, or that holds none. */
const isWhole = (held) => WHOLE.includes(held);
const isArgument = (found) => (found === null || isWhole(found) ? null : found);
/** The arguments that go into an expression as they came: itself, within a text, an object, a list, or JSON. */
function rawIn(node, raw) {
    const inner = bare(node);
    const plain = isArgument(plainRaw(inner, raw));
    if (plain !== null)
        return plain;
    const first = (nodes) => nodes.map((one) => (one ? rawIn(one, raw) : null)).find((one) => one !== null) ?? null;
    switch (inner.type) {
        case "TemplateLiteral":
            return first(inner.expressions);
        case "BinaryExpression":
            return inner.operator === "+" ? first([inner.left, inner.right]) : null;
        case "ArrayExpression":
            return first(inner.elements);
        case "SpreadElement":
            return rawIn(inner.argument, raw);
        case "ObjectExpression":
            return first(inner.properties.map((one) => (one.type === "ObjectProperty" ? one.value : one)));
        case "CallExpression": {
            const isJson = inner.callee.type === "MemberExpression" && keyText(inner.callee.object) === "JSON";
            return isJson ? first(inner.arguments) : null;
        }
        default:
            return null;
    }
}
/** Adds what a pattern binds when it is given `value`. */
function bindRaw(pattern, value, raw) {
    if (pattern.type === "Identifier")
        raw.set(pattern.name, value);
    if (pattern.type === "AssignmentPattern")
        bindRaw(pattern.left, value, raw);
    if (pattern.type !== "ObjectPattern")
        return;
    for (const one of pattern.properties) {
        if (one.type !== "ObjectProperty" || one.computed)
            continue;
        const key = keyText(one.key);
        const inner = key === null ? null : memberOfRaw(value, key);
        if (inner !== null)
            bindRaw(one.value, inner, raw);
    }
}
/** By name, what is assigned to it. */
function assignedAmong(nodes) {
    const found = new Map();
    for (const node of nodes) {
        if (node.type !== "AssignmentExpression" || node.left.type !== "Identifier")
            continue;
        found.set(node.left.name, [...(found.get(node.left.name) ?? []), node]);
    }
    return found;
}
/** What a variable is given: where it is declared, or, without that, by the only assignment to it. */
function givenTo(node, assigned) {
    if (node.init)
        return node.init;
    const [only, ...others] = (node.id.type === "Identifier" && assigned.get(node.id.name)) || [];
    return only?.operator === "=" && others.length === 0 ? only.right : null;
}
/** The names among `nodes` that a function within, or a declaration, gives to something else than an argument. */
function reused(nodes, raw, assigned) {
    return nodes.flatMap((node) => {
        if ("params" in node && Array.isArray(node.params))
            return node.params.flatMap(boundNames);
        if (node.type === "CatchClause")
            return boundNames(node.param);
        if (node.type !== "VariableDeclarator")
            return [];
        const given = givenTo(node, assigned);
        return given !== null && plainRaw(given, raw) !== null ? [] : boundNames(node.id);
    });
}
/** Adds the constants among `nodes` that hold arguments as they came; a name that also stands for something else is left out. */
function bindConstants(nodes, raw) {
    const assigned = assignedAmong(nodes);
    for (const node of nodes) {
        if (node.type !== "VariableDeclarator")
            continue;
        const given = givenTo(node, assigned);
        const value = given === null ? null : plainRaw(given, raw);
        if (value !== null)
            bindRaw(node.id, value, raw);
    }
    for (const name of reused(nodes, raw, assigned))
        raw.delete(name);
}
/** Whether an expression reads a message or an address from outside, other than through the SDK. */
function isReading(node) {
    const read = readBy(node, new Map());
    return read === "message" || read === "url";
}

;// CONCATENATED MODULE: ./build/source/rules/dumped.js


/** Whether what is called is `JSON.stringify`. */
const isStringify = (callee) => callee.type === "MemberExpression" &&
    keyText(callee.object) === "JSON" &&
    keyText(callee.property) === "stringify";
/** The values within what is made to JSON: `JSON.stringify({ error: value })`. */
function valuesOf(node) {
    if (node === undefined)
        return [];
    if (node.type !== "ObjectExpression")
        return [node];
    return node.properties.flatMap((one) => (one.type === "ObjectProperty" ? valuesOf(one.value) : []));
}
/** The error within an expression that turns it into text without choosing from it. `is`: whether a node is the error. */
function dumped(node, is) {
    const first = (nodes) => nodes.map((one) => dumped(one, is)).find((one) => one !== null) ?? null;
    const inner = bare(node);
    if (is(inner))
        return inner;
    if (inner.type === "TemplateLiteral")
        return first(inner.expressions);
    if (inner.type === "BinaryExpression" && inner.operator === "+")
        return first([inner.left, inner.right]);
    if (inner.type === "ConditionalExpression")
        return first([inner.consequent, inner.alternate]);
    if (inner.type !== "CallExpression")
        return null;
    const { callee } = inner;
    if (callee.type === "Identifier" && callee.name === "String")
        return first(inner.arguments.slice(0, 1));
    if (callee.type !== "MemberExpression")
        return null;
    if (keyText(callee.property) === "toString")
        return dumped(callee.object, is);
    return isStringify(callee) ? first(valuesOf(inner.arguments[0])) : null;
}

;// CONCATENATED MODULE: ./build/source/rules/fact.js


/** Far more than is quoted: secrets are masked before the code is cut to what is shown. */
const EXCERPT = 4_000;
const fact_FIRST = { line: 1, column: 0 };
/** The code of a node in one line. */
function excerptOf(module, node) {
    return (0,cut/* cut */.J)((0,cut/* oneLine */.T)(module.text.slice(node.start ?? 0, node.end ?? 0)), EXCERPT);
}
/** A fact about the code of `node`. */
function factAt(place, fact) {
    const { module, node } = place;
    const location = spanOf(module.path, node.loc ?? { start: fact_FIRST, end: fact_FIRST });
    return { ...fact, location, excerpt: excerptOf(module, node) };
}

;// CONCATENATED MODULE: ./build/source/rules/told-apart.js


/** Errors that are certainly no `ZodError`. */
const OTHERS = /^(?:McpError|AxiosError|GaxiosError|TypeError|SyntaxError|RangeError|ReferenceError|DOMException)$/;
/** Members by which a `ZodError` is known, or said in other words. */
const TELLS = /^(?:issues|errors|name|constructor|format|flatten|formErrors)$/;
/** Members that a `ZodError` does not have. */
const FOREIGN = /^(?:code|response|status|statusCode|errno)$/;
const LOGS = /^(?:console|logger|log)$/;
const isName = (node, name) => {
    const inner = bare(node);
    return inner.type === "Identifier" && inner.name === name;
};
const isMember = (node) => node.type === "MemberExpression" || node.type === "OptionalMemberExpression";
/** Whether `inner` is `outer` or below it. */
const isPart = (outer, inner) => (outer.start ?? 0) <= (inner.start ?? 0) && (inner.end ?? 0) <= (outer.end ?? 0);
const told_apart_calleeName = (node) => keyText(isMember(node) && "property" in node ? node.property : node);
/** What the outcome of a test is for a `ZodError`. */
function outcome(test, name) {
    if (test.type === "BinaryExpression" && test.operator === "instanceof" && isName(test.left, name)) {
        const type = told_apart_calleeName(test.right) ?? "";
        if (type === "Error")
            return "always";
        return OTHERS.test(type) ? "never" : "unknown";
    }
    const asks = test.type === "CallExpression" && told_apart_calleeName(test.callee) === "isAxiosError";
    return asks ? "never" : "unknown";
}
/** Calls that an error may be given to without being told apart. */
function isHarmless(callee) {
    if (callee.type === "MemberExpression" && LOGS.test(told_apart_calleeName(callee.object) ?? ""))
        return true;
    const name = told_apart_calleeName(callee) ?? "";
    return (/^(?:String|isAxiosError|captureException)$/.test(name) ||
        keyText(callee.type === "MemberExpression" ? callee.object : callee) === "JSON");
}
function tells(node, name, follows) {
    const is = (one) => !!one && isName(one, name);
    switch (node.type) {
        case "BinaryExpression":
            if (node.operator === "in")
                return is(node.right);
            return node.operator === "instanceof" && is(node.left) && outcome(node, name) === "unknown";
        case "MemberExpression":
        case "OptionalMemberExpression":
            return is(node.object) && (node.computed || TELLS.test(keyText(node.property) ?? ""));
        case "VariableDeclarator":
            return is(node.init);
        case "AssignmentExpression":
            return is(node.left) || is(node.right);
        case "CallExpression":
        case "OptionalCallExpression":
        case "NewExpression":
            return node.arguments.some(is) && !isHarmless(node.callee) && !follows(node);
        default:
            return false;
    }
}
/** Whether code may know a `ZodError` from other errors, or put it in other words. `follows`: calls that are looked into. */
function toldApart({ nodes, name }, follows) {
    return nodes.some((node) => tells(node, name, follows));
}
const told_apart_exits = (node) => {
    if (node.type === "BlockStatement")
        return node.body.some(told_apart_exits);
    return node.type === "ReturnStatement" || node.type === "ThrowStatement";
};
/** Whether a `ZodError` comes past an `if` that leaves the code for other errors. */
function passes(test, { nodes, name }) {
    if (outcome(test, name) === "never")
        return true;
    const uses = nodes.filter((node) => isPart(test, node) && isName(node, name));
    const foreign = nodes.filter((node) => isPart(test, node) &&
        (node.type === "MemberExpression" || node.type === "OptionalMemberExpression") &&
        isName(node.object, name) &&
        FOREIGN.test(keyText(node.property) ?? ""));
    return uses.every((use) => foreign.some((one) => isPart(one, use)));
}
/** Whether a `ZodError` surely gets to a place in the code. */
function reaches(place, receiver) {
    return receiver.nodes.every((node) => {
        if (node.type === "SwitchStatement")
            return !isPart(node, place);
        if (node.type !== "IfStatement" && node.type !== "ConditionalExpression")
            return true;
        const result = outcome(node.test, receiver.name);
        if (isPart(node.consequent, place))
            return result === "always";
        if (node.alternate && isPart(node.alternate, place))
            return result === "never";
        const before = (node.end ?? 0) <= (place.start ?? 0);
        return !(before && node.type === "IfStatement" && told_apart_exits(node.consequent)) || passes(node.test, receiver);
    });
}
/** Whether a node is the error, or all of its message. */
function told_apart_isMessage(node, name) {
    if (isName(node, name))
        return true;
    if (node.type !== "MemberExpression" && node.type !== "OptionalMemberExpression")
        return false;
    return isName(node.object, name) && keyText(node.property) === "message";
}

;// CONCATENATED MODULE: ./build/source/rules/visits.js



const visits_DEEPEST = 5;
/** A handler, whose first parameter is the request of the SDK when it is for all tools, and the arguments of its own tool else. */
function startOf({ tool, module, fn }) {
    const raw = new Map();
    const [first] = fn.params;
    if (first !== undefined)
        bindRaw(first, tool === null ? "request" : "arguments", raw);
    return { tool, module, fn, raw };
}
/** What the parameters of a function hold when it is called so; null when an argument goes in that cannot be followed. */
function parametersOf(callee, call, raw) {
    const given = new Map();
    for (const [at, argument] of call.arguments.entries()) {
        if (rawIn(argument, raw) === null && plainRaw(argument, raw) === null)
            continue;
        const value = plainRaw(argument, raw);
        const parameter = callee.fn.params[at];
        if (value === null || parameter === undefined || parameter.type === "RestElement")
            return null;
        bindRaw(parameter, value, given);
    }
    return given;
}
/** What a call takes arguments into, and under which names; null when that is not known. */
function entered(outer, call, purpose) {
    if (call.type !== "CallExpression" || outer.depth >= visits_DEEPEST || purpose.budget.nodes <= 0)
        return null;
    const takes = (one) => plainRaw(one, outer.raw) !== null || rawIn(one, outer.raw) !== null;
    if (!call.arguments.some(takes))
        return null;
    const callee = calleeOf(outer.modules, outer.module, call);
    const raw = callee === null ? null : parametersOf(callee, call, outer.raw);
    if (callee === null || raw === null)
        return null;
    const around = outer.branches.filter((one) => isWithin(call, [one]));
    return { ...callee, raw, tool: outer.tool ?? around.at(-1)?.tool ?? null };
}
/** Looks through a function and what it takes its arguments into. */
function visit(start, purpose, depth = 0) {
    const { modules, tools, only, budget } = purpose;
    const all = flatten(start.fn.body);
    budget.nodes -= all.length;
    const parts = branchesOf(modules, start.module, all, tools);
    const others = only === null ? [] : parts.filter(({ tool }) => tool !== only);
    const nodes = all.filter((node) => !isWithin(node, others));
    const raw = new Map(start.raw);
    bindConstants(nodes, raw);
    const branches = parts.filter((one) => !others.includes(one));
    const own = { ...start, modules, raw, nodes, branches, depth };
    const inner = new Map();
    for (const node of nodes) {
        const next = entered(own, node, purpose);
        if (next !== null)
            inner.set(node, visit(next, purpose, depth + 1));
    }
    return { ...own, inner };
}
/** A visit and all within it. */
function allVisits(outer) {
    return [outer, ...[...outer.inner.values()].flatMap(allVisits)];
}
/** The tool that a node of a visit is carried out for; null when it is for all, or that is not known. */
function visits_toolAt({ tool, branches }, node) {
    return tool ?? branches.filter((one) => isWithin(node, [one])).at(-1)?.tool ?? null;
}

;// CONCATENATED MODULE: ./build/source/rules/zod.js



/** Whether a name is zod itself: imported from it and not bound to something else there. */
function isZod(module, node) {
    if (node.type === "MemberExpression")
        return keyText(node.property) === "z" && isImportOfZod(module, node.object, "*");
    return isImportOfZod(module, node, "z");
}
function isImportOfZod(module, node, name) {
    if (node.type !== "Identifier" || boundAt(module.bindings, node.name, node.start ?? null) !== undefined)
        return false;
    const origin = module.imports.get(node.name);
    if (origin === undefined || !/^zod(?:\/|$)/.test(origin.from))
        return false;
    return [name, "*", "default", "z"].includes(origin.name);
}
/** The zod schema that an expression stands for; null when it is none for certain. */
function zodOf(modules, place) {
    const found = resolve_follow(modules, place);
    if (found === null)
        return null;
    const methods = [];
    let { node } = found;
    for (let depth = 0; depth < 40; depth += 1) {
        if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression")
            return null;
        const name = keyText(node.callee.property);
        if (name === null || node.callee.computed)
            return null;
        const { object } = node.callee;
        if (isZod(found.module, object))
            return { base: name, args: node.arguments, methods, place: found };
        methods.unshift({ name, args: node.arguments });
        const inner = object.type === "CallExpression"
            ? object
            : resolve_follow(modules, { node: object, module: found.module })?.node;
        if (inner === undefined)
            return null;
        node = inner;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/source/rules/caught.js









const caught_MOST_NODES = 2_000_000;
/** A handler of errors with more nodes than this is not looked at. */
const LARGEST = 1_000;
const caught_DEEPEST = 2;
/** What is below a node without what is carried out later or has its own `catch`. */
function direct(root) {
    let hidden = null;
    return flatten(root).filter((node) => {
        if (hidden !== null && isPart(hidden, node))
            return false;
        if (asFunction(node) !== null && node !== root)
            hidden = node;
        if (node.type === "TryStatement" && node.handler)
            hidden = node.block;
        return true;
    });
}
/** Schemas that take everything, or hold what to give instead of refusing. */
const NEVER_REFUSES = /^(?:any|unknown|catch)$/;
/** `schema.parse(arguments)` of a schema that is zod's and may refuse */
function isParse({ modules, module, raw }, node, awaited) {
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression")
        return false;
    const name = keyText(node.callee.property);
    const [given] = node.arguments;
    if (given === undefined || !(name === "parse" || (name === "parseAsync" && awaited)))
        return false;
    const held = plainRaw(given, raw);
    if (held === null || isWhole(held))
        return false;
    const schema = zodOf(modules, { node: node.callee.object, module });
    return (schema !== null &&
        ![schema.base, ...schema.methods.map((one) => one.name)].some((one) => NEVER_REFUSES.test(one)));
}
/** Whether arguments that do not fit surely make code throw a `ZodError`: it parses them, and nothing between catches it. */
function throwsZod(one, root) {
    const nodes = direct(root);
    const awaited = new Set(nodes.flatMap((node) => (node.type === "AwaitExpression" ? [node.argument] : [])));
    return nodes.some((node) => {
        if (isParse(one, node, awaited.has(node)))
            return true;
        const inner = one.inner.get(node);
        if (inner === undefined || (inner.fn.async && !awaited.has(node)) || inner.fn.generator)
            return false;
        return throwsZod(inner, inner.fn.body);
    });
}
/** Expressions that become the text of an answer: `{ type: "text", text: ... }`. */
function texts(node) {
    if (node.type !== "ObjectExpression")
        return [];
    const type = memberOf(node, "type");
    const text = memberOf(node, "text");
    const kind = type === null ? null : bare(type);
    return text !== null && kind?.type === "StringLiteral" && kind.value === "text" ? [text] : [];
}
/** The constants of the code that hold the error or its message. */
function constants({ nodes }, is) {
    const declared = nodes.flatMap((node) => node.type === "VariableDeclaration" && node.kind === "const" ? node.declarations : []);
    const found = declared.flatMap(({ id, init }) => id.type === "Identifier" && init && dumped(init, is) !== null ? [id.name] : []);
    return new Set(found);
}
/** What is called with the error or its message, under the name that it has there. */
function followed(code, call, is) {
    if (call.type !== "CallExpression" || code.depth >= caught_DEEPEST)
        return null;
    const at = call.arguments.findIndex((one) => dumped(one, is) !== null);
    const callee = at < 0 ? null : calleeOf(code.modules, code.module, call);
    const parameter = callee?.fn.params[at];
    if (callee === null || parameter?.type !== "Identifier")
        return null;
    const nodes = direct(callee.fn.body);
    return { ...code, module: callee.module, nodes, name: parameter.name, depth: code.depth + 1 };
}
/** Where all of a `ZodError` surely goes into the text of an answer. `thrown`: errors thrown here are answers. */
function dumpsIn(code, thrown) {
    if (code.nodes.length > LARGEST)
        return [];
    const isError = (node) => told_apart_isMessage(node, code.name) && reaches(node, code);
    const held = constants(code, isError);
    const is = (node) => isError(node) || (node.type === "Identifier" && held.has(node.name) && reaches(node, code));
    const inner = (call) => followed(code, call, is);
    if (toldApart(code, (call) => inner(call) !== null))
        return [];
    return code.nodes.flatMap((node) => {
        const next = inner(node);
        if (next !== null)
            return dumpsIn(next, false).length > 0 ? [node] : [];
        const isThrown = thrown && node.type === "ThrowStatement" && node.argument.type === "NewExpression";
        const said = isThrown && "arguments" in node.argument ? node.argument.arguments : texts(node);
        return said.filter((one) => dumped(one, is) !== null);
    });
}
/** R-VAL-2 for one `try`: where its general `catch` hands out all of what `parse` threw. */
function factsOf(one, node, outermost) {
    const { handler } = node;
    if (handler?.param?.type !== "Identifier" || !throwsZod(one, node.block))
        return [];
    const thrown = one.depth === 0 && outermost.has(node);
    const { modules, module } = one;
    const code = { modules, module, nodes: direct(handler.body), name: handler.param.name, depth: 0 };
    const tool = visits_toolAt(one, node);
    return dumpsIn(code, thrown).map((each) => factAt({ module, node: each }, { rule: "raw-validation-error", tool, data: {} }));
}
/**
 * R-VAL-2 in the sources: all of a `ZodError` in the text of an answer, by way of a `catch` that does not know it from
 * other errors. `starts`: functions that get arguments which nothing has checked for them.
 */
function caughtErrors(modules, starts, tools) {
    const purpose = { modules, tools, only: null, budget: { nodes: caught_MOST_NODES } };
    const visits = starts.flatMap((start) => purpose.budget.nodes > 0 ? allVisits(visit(start, purpose)) : []);
    return visits.flatMap((one) => {
        const outermost = new Set(direct(one.fn.body));
        return one.nodes.flatMap((node) => (node.type === "TryStatement" ? factsOf(one, node, outermost) : []));
    });
}

;// CONCATENATED MODULE: ./build/source/rules/messages.js





/** How much code may be looked at in search of messages that are read by hand. */
const messages_MOST_NODES = 2_000_000;
const CALL = "tools/call";
/** Whether a node asks the method of a message whether a tool is called. */
function asksForCall({ modules, module, raw }, node) {
    const isCall = (one) => !!one && textOf(modules, { node: one, module }) === CALL;
    if (node.type === "SwitchStatement")
        return plainRaw(node.discriminant, raw) === "method" && node.cases.some(({ test }) => isCall(test));
    if (node.type !== "BinaryExpression" || !/^[!=]==?$/.test(node.operator))
        return false;
    return plainRaw(node.left, raw) === "method" && isCall(node.right);
}
/** Whether code surely answers calls of tools: it asks for `tools/call`, or for the name of a tool that is called. */
function isDispatch(one) {
    const named = ({ on }) => {
        const held = plainRaw(on, one.raw);
        return held === "name" || held?.startsWith("searchParams.") === true;
    };
    return one.branches.some(named) || one.nodes.some((node) => asksForCall(one, node));
}
/** The innermost functions of a module that read a message or an address from outside. */
function readers(module) {
    const found = new Set();
    const open = [];
    for (const node of module.nodes) {
        while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= (node.start ?? 0))
            open.pop();
        const around = open.at(-1);
        if (around !== undefined && isReading(node))
            found.add(around);
        const fn = asFunction(node);
        if (fn !== null)
            open.push(fn);
    }
    return [...found].map((fn) => ({ module, fn, raw: new Map(), tool: null }));
}
/**
 * Functions that read JSON-RPC messages without the SDK (`await request.json()`, `req.body`, `JSON.parse(line)`), or tell
 * tools apart by the parameters of an address, and surely answer calls of tools.
 */
function messageReaders(modules, own, tools) {
    const purpose = { modules, tools, only: null, budget: { nodes: messages_MOST_NODES } };
    return modulesAt(modules, own)
        .flatMap(readers)
        .filter((start) => purpose.budget.nodes > 0 && allVisits(visit(start, purpose)).some(isDispatch));
}

;// CONCATENATED MODULE: ./build/source/rules/open-schema.js





/** Methods that check further what the base lets through, or make something else of it. */
const REFINES = /^(?:refine|superRefine|transform|pipe|check|overwrite|preprocess|and|brand)$/;
const WRAPS = /^(?:array|optional|nullable|nullish|readonly|set|lazy|promise)$/;
const TAKES_ALL = /^(?:any|unknown)$/;
const open_schema_DEEPEST = 12;
function inside(walk, place, key) {
    const property = key === null ? walk.property : walk.property === "" ? key : `${walk.property}.${key}`;
    return openingsIn({ ...walk, property, depth: walk.depth + 1 }, place);
}
function takesAll(walk, node, place) {
    if (node === undefined)
        return false;
    const schema = zodOf(walk.modules, { node, module: place.module });
    return (schema !== null && TAKES_ALL.test(schema.base) && !schema.methods.some(({ name }) => REFINES.test(name)));
}
function ofShape(walk, place) {
    const shape = resolve_follow(walk.modules, place);
    if (shape?.node.type !== "ObjectExpression")
        return [];
    return shape.node.properties.flatMap((one) => {
        if (one.type !== "ObjectProperty" || one.computed)
            return [];
        const key = keyText(one.key);
        return key === null ? [] : inside(walk, { node: one.value, module: shape.module }, key);
    });
}
function isPassed(schema, walk) {
    if (schema.base === "looseObject")
        return true;
    return schema.methods.some(({ name, args }) => name === "passthrough" ||
        name === "loose" ||
        (name === "catchall" && takesAll(walk, args[0], schema.place)));
}
function ofZod(walk, schema) {
    const { base, args, methods, place } = schema;
    const here = (kind) => [{ place, property: walk.property, kind }];
    if (methods.some(({ name }) => REFINES.test(name)))
        return [];
    if (TAKES_ALL.test(base))
        return here("any");
    if (base === "record")
        return takesAll(walk, args.at(-1), place) ? here("record") : [];
    const [first] = args;
    if (first === undefined)
        return [];
    const inner = { node: first, module: place.module };
    if (/^(?:object|looseObject|strictObject)$/.test(base)) {
        const strips = methods.findLast(({ name }) => /^(?:strict|strip)$/.test(name)) !== undefined;
        return [...(isPassed(schema, walk) && !strips ? here("passthrough") : []), ...ofShape(walk, inner)];
    }
    if (base === "union" && first.type === "ArrayExpression")
        return first.elements.flatMap((one) => one ? inside(walk, { node: one, module: place.module }, null) : []);
    return WRAPS.test(base) ? inside(walk, inner, null) : [];
}
function openingsIn(walk, place) {
    if (walk.depth > open_schema_DEEPEST)
        return [];
    const found = resolve_follow(walk.modules, place);
    if (found?.node.type === "ObjectExpression" && walk.depth === 0)
        return ofShape(walk, found);
    if (found?.node.type === "CallExpression" && found.node.callee.type === "Identifier") {
        const [first] = found.node.arguments;
        const toJson = /^(?:zodToJsonSchema|toJsonSchema|toJSONSchema)$/.test(found.node.callee.name);
        return toJson && first ? inside(walk, { node: first, module: found.module }, null) : [];
    }
    const schema = zodOf(walk.modules, place);
    return schema === null ? [] : ofZod(walk, schema);
}
/** R-TOOL-1 in the sources: parts of a tool's input schema that take anything. */
function openSchemas(modules, codes) {
    return codes.flatMap((code) => schemasOf(modules, code)
        .flatMap((place) => openingsIn({ modules, property: "", depth: 0 }, place))
        .map(({ place, property, kind }) => factAt(place, { rule: "open-schema-source", tool: code.tool, data: { property, kind } })));
}

;// CONCATENATED MODULE: ./build/source/rules/guards.js


const guards_LOGS = /^(?:console|logger|log)$/;
const COMPARES = /^(?:===|!==|==|!=|<|>|<=|>=|in|instanceof)$/;
const isNothing = (node) => node.type === "NullLiteral" || (node.type === "Identifier" && node.name === "undefined");
function isLog(node) {
    return node.callee.type === "MemberExpression" && guards_LOGS.test(keyText(node.callee.object) ?? "");
}
/** Expressions whose value a node looks at, so that it may refuse some. */
function lookedAt(node, passes) {
    if (node.type === "UnaryExpression" && node.operator === "typeof")
        return [node.argument];
    if (node.type === "SwitchStatement")
        return [node.discriminant];
    if (node.type === "AssignmentExpression")
        return [node.left];
    if (node.type === "BinaryExpression" && COMPARES.test(node.operator)) {
        const sides = [node.left, node.right];
        return sides.some(isNothing) ? [] : sides;
    }
    if (node.type !== "CallExpression" &&
        node.type !== "NewExpression" &&
        node.type !== "OptionalCallExpression")
        return [];
    if (isLog(node) || passes(node))
        return [];
    const own = "object" in node.callee ? [node.callee.object] : [];
    return [...own, ...node.arguments];
}
const isList = (node) => node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    keyText(node.callee.object) === "Array";
/** What a node may check. A whole request is checked only by what it is given to: to look for its parts is no check. */
function checkedBy(node, raw, passes) {
    // What reads an argument, as `searchParams.get("x")` does, does not look at it.
    if (node.type === "CallExpression" || node.type === "NewExpression")
        if (plainRaw(node, raw) !== null)
            return [];
    const again = (one) => node.type === "AssignmentExpression" && node.operator === "=" && plainRaw(node.right, raw) === one;
    const gives = /^(?:New|Call|OptionalCall)Expression$/.test(node.type) && !isList(node);
    const found = lookedAt(node, passes).map((one) => plainRaw(bare(one), raw) ?? rawIn(bare(one), raw));
    return found.filter((one) => one !== null).filter((one) => !again(one) && (gives || !isWhole(one)));
}
/**
 * The arguments that something among `nodes` may check: they are compared, or go to a call that is not known. Where is
 * not asked, so that a check too late counts as one. `passes`: calls that check nothing, or are looked into.
 */
function guarded(nodes, raw, passes) {
    return new Set(nodes.flatMap((node) => checkedBy(node, raw, passes)));
}
const HOLDERS = ["request", "message", "params"];
/** Whether an argument, or what it is a member of, is among those that may be checked. */
function isGuarded(argument, guards) {
    const parts = argument.split(".");
    const holders = parts[0] === "arguments" ? HOLDERS : ["url"];
    if (holders.some((one) => guards.has(one)))
        return true;
    return parts.some((_, at) => guards.has(parts.slice(0, at + 1).join(".")));
}

;// CONCATENATED MODULE: ./build/source/rules/sinks.js



/** Functions of known modules that change something outside of the process, or run a text as a program. */
const EFFECTS = [
    [/^(?:node:)?child_process$/, /^(?:exec|execSync|execFile|execFileSync|spawn|spawnSync|fork)$/],
    [
        /^(?:(?:node:)?fs(?:\/promises)?|fs-extra|graceful-fs)$/,
        /^(?:writeFile|appendFile|unlink|rm|rmdir|mkdir|rename|copyFile|cp|chmod|symlink|link|truncate|outputFile|remove|move)(?:Sync)?$/,
    ],
    [/^(?:node:)?vm$/, /^(?:runInNewContext|runInThisContext|runInContext)$/],
    [/^(?:execa|cross-spawn|shelljs)$/, /^(?:execa|execaSync|execaCommand|exec|default)$/],
    [/^(?:axios|got|ky|superagent)$/, /^(?:post|put|patch|delete)$/],
];
/** Clients of databases, and the methods by which they carry out a statement. */
const DATABASES = /^(?:pg|mysql2?(?:\/promise)?|better-sqlite3|sqlite3?|node:sqlite|postgres|@libsql\/client|@neondatabase\/serverless|mssql)$/;
const STATEMENTS = /^(?:query|execute|exec|run|prepare|unsafe|raw)$/;
const CHANGES = /^(?:POST|PUT|PATCH|DELETE)$/i;
/** The module that a free name is imported from, and the name it has there. */
function originOf(module, node) {
    if (node.type !== "Identifier")
        return null;
    const bound = boundAt(module.bindings, node.name, node.start ?? null);
    return bound === undefined ? (module.imports.get(node.name) ?? null) : null;
}
function isEffect(from, name) {
    return EFFECTS.some(([module, names]) => module.test(from) && names.test(name));
}
/** `globalThis.fetch || require("node-fetch")` */
function isGlobalFetch(node) {
    if (node?.type === "LogicalExpression")
        return isGlobalFetch(node.left);
    if (node?.type !== "MemberExpression")
        return false;
    return (/^(?:globalThis|global|window|self)$/.test(keyText(node.object) ?? "") &&
        keyText(node.property) === "fetch");
}
/** `fetch(url, { method: "POST" })` */
function isChangingFetch(modules, module, node) {
    if (node.callee.type !== "Identifier" || node.callee.name !== "fetch")
        return false;
    const bound = boundAt(module.bindings, "fetch", node.start ?? null);
    if (bound !== undefined && !isGlobalFetch(bound))
        return false;
    const [, second] = node.arguments;
    const options = second === undefined ? null : resolve_follow(modules, { node: second, module });
    const method = options?.node.type === "ObjectExpression" ? memberOf(options.node, "method") : null;
    return method?.type === "StringLiteral" && CHANGES.test(method.value);
}
/** What a client was made by: `new Pool()`, `postgres(url)`, `new Database(path)`, `await pool.connect()`. */
function isDatabase(modules, module, node, depth = 0) {
    if (depth > 4)
        return false;
    const bound = node.type === "Identifier" ? boundAt(module.bindings, node.name, node.start ?? null) : node;
    const made = bound?.type === "AwaitExpression" ? bound.argument : bound;
    if (made?.type !== "NewExpression" && made?.type !== "CallExpression")
        return false;
    const { callee } = made;
    if (callee.type === "MemberExpression") {
        const owner = originOf(module, callee.object);
        if (owner !== null)
            return DATABASES.test(owner.from);
        return (/^(?:connect|getConnection|createPool)$/.test(keyText(callee.property) ?? "") &&
            isDatabase(modules, module, callee.object, depth + 1));
    }
    return DATABASES.test(originOf(module, callee)?.from ?? "");
}
function memberEffect(modules, module, node) {
    const { callee } = node;
    if (callee.type !== "MemberExpression" || callee.computed)
        return null;
    const name = keyText(callee.property) ?? "";
    const { object } = callee;
    const inner = object.type === "MemberExpression" && keyText(object.property) === "promises" ? object.object : object;
    const origin = originOf(module, inner);
    if (origin !== null && isEffect(origin.from, name))
        return `${keyText(inner) ?? ""}.${name}`;
    if (STATEMENTS.test(name) && isDatabase(modules, module, object))
        return `${keyText(object) ?? "database"}.${name}`;
    return null;
}
/** How a call that changes something outside of the process is written; null for any other call. */
function effectOf(modules, module, node) {
    const { callee } = node;
    if (isChangingFetch(modules, module, node))
        return "fetch";
    if (callee.type !== "Identifier")
        return memberEffect(modules, module, node);
    const free = boundAt(module.bindings, callee.name, node.start ?? null) === undefined;
    if (free && callee.name === "eval")
        return "eval";
    if (free && callee.name === "Function" && node.type === "NewExpression")
        return "new Function";
    const origin = originOf(module, callee);
    return origin !== null && isEffect(origin.from, origin.name) ? callee.name : null;
}

;// CONCATENATED MODULE: ./build/source/rules/raw-arguments.js






const raw_arguments_MOST_NODES = 200_000;
/** How much code may be looked at for all tools together. */
const MOST_IN_ALL = 20_000_000;
/** Arguments that may be checked in the code of a visit. */
function guardsIn({ modules, module, nodes, raw, inner }) {
    const passes = (call) => {
        if (call.type !== "CallExpression" && call.type !== "NewExpression")
            return false;
        if (inner.has(call) || effectOf(modules, module, call) !== null)
            return true;
        return call.type === "CallExpression" && isStringify(call.callee);
    };
    return guarded(nodes, raw, passes);
}
/** Whether a tool is told apart by the parameters of an address: only then they are its arguments. */
const byAddress = (one) => one.branches.some(({ on }) => plainRaw(on, one.raw)?.startsWith("searchParams.") === true);
function factsIn(one, guards, tool, address) {
    const { modules, module, nodes, raw } = one;
    const isArgument = (held) => address || !held.startsWith("searchParams.");
    return nodes.flatMap((node) => {
        if (node.type !== "CallExpression" && node.type !== "NewExpression")
            return [];
        const effect = effectOf(modules, module, node);
        if (effect === null || visits_toolAt(one, node) !== tool)
            return [];
        const given = node.arguments.map((each) => rawIn(each, raw)).filter((each) => each !== null);
        const open = given.find((each) => isArgument(each) && !isGuarded(each, guards));
        if (open === undefined)
            return [];
        return [factAt({ module, node }, { rule: "raw-arguments", tool, data: { argument: open, effect } })];
    });
}
/** Looks through a function for one tool, or for what it is for; null when too much was looked at already. */
function look(start, about, total) {
    const budget = { nodes: Math.min(raw_arguments_MOST_NODES, total.nodes) };
    if (budget.nodes <= 0)
        return null;
    total.nodes -= budget.nodes;
    const visits = allVisits(visit(start, { ...about, budget }));
    total.nodes += budget.nodes;
    return visits;
}
function factsFor(visits, tool) {
    const guards = new Set(visits.flatMap((one) => [...guardsIn(one)]));
    const address = visits.some(byAddress);
    return visits.flatMap((one) => factsIn(one, guards, tool, address));
}
/**
 * R-VAL-1 in the sources: arguments that reach an effect and that nothing looks at before. `starts`: functions that get
 * calls of tools, whose arguments nothing has checked for them.
 */
function rawArguments(modules, starts, tools) {
    const total = { nodes: MOST_IN_ALL };
    return starts.flatMap((start) => {
        const all = look(start, { modules, tools, only: null }, total) ?? [];
        const told = new Set(all.flatMap(({ branches }) => branches.map((one) => one.tool)));
        return [...told].flatMap((tool) => factsFor(look(start, { modules, tools, only: tool }, total) ?? [], tool));
    });
}

;// CONCATENATED MODULE: ./build/source/rules/raw-error.js






/** Members of a validator's error that hold all of it. */
const ALL = /^(?:message|issues|errors)$/;
const raw_error_DEEPEST = 3;
/** Names that hold what `safeParse` of a zod schema gave. */
function parsedNames({ modules, module, nodes }) {
    const names = nodes.flatMap((node) => {
        if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier" || !node.init)
            return [];
        const call = node.init.type === "AwaitExpression" ? node.init.argument : node.init;
        if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression")
            return [];
        if (!/^safeParse(?:Async)?$/.test(keyText(call.callee.property) ?? ""))
            return [];
        return zodOf(modules, { node: call.callee.object, module }) === null ? [] : [node.id.name];
    });
    return new Set(names);
}
/** Where a name is known to hold a `ZodError`: behind `name instanceof ZodError`. */
function knownErrors({ nodes }) {
    return nodes.flatMap((node) => {
        if (node.type !== "IfStatement" && node.type !== "ConditionalExpression")
            return [];
        const { test } = node;
        if (test.type !== "BinaryExpression" || test.operator !== "instanceof" || test.left.type !== "Identifier")
            return [];
        const { right } = test;
        const type = right.type === "MemberExpression" ? keyText(right.property) : keyText(right);
        return type === "ZodError" ? [{ name: test.left.name, where: node.consequent }] : [];
    });
}
/** Whether an expression is a validator's error, or a member that holds all of it. */
function isError(node, code, parsed, known) {
    const inner = node.type === "TSNonNullExpression" ? node.expression : node;
    if (inner.type === "Identifier")
        return known.some(({ name, where }) => name === inner.name && isPart(where, inner));
    if (inner.type !== "MemberExpression" && inner.type !== "OptionalMemberExpression")
        return false;
    const key = keyText(inner.property) ?? "";
    if (key === "error" && inner.object.type === "Identifier")
        return parsed.has(inner.object.name);
    return ALL.test(key) && isError(inner.object, code, parsed, known);
}
/** Expressions that become the text of an answer: of an error that is thrown, or of a content block. */
function answers(node) {
    if (node.type === "ThrowStatement" && node.argument.type === "NewExpression")
        return node.argument.arguments;
    return node.type === "ObjectProperty" && !node.computed && keyText(node.key) === "text" ? [node.value] : [];
}
function callees({ modules, module, nodes }) {
    const found = nodes.map((node) => node.type === "CallExpression" ? calleeOf(modules, module, node) : null);
    return found.filter((one) => one !== null);
}
function factsAmong(code, tool, search, depth) {
    const parsed = parsedNames(code);
    const known = knownErrors(code);
    const own = code.nodes.flatMap(answers).flatMap((node) => {
        const error = dumped(node, (one) => isError(one, code, parsed, known));
        if (error === null)
            return [];
        return [factAt({ module: code.module, node }, { rule: "raw-validation-error", tool, data: {} })];
    });
    const inner = callees(code).flatMap((next) => raw_error_factsIn(code.modules, { ...next, tool }, search, depth + 1));
    return [...own, ...inner];
}
/** What a handler does for one tool is that tool's; what it does for all of them is the server's. */
function raw_error_factsIn(modules, { tool, module, fn }, search, depth) {
    if (search.seen.has(fn) || depth > raw_error_DEEPEST)
        return [];
    search.seen.add(fn);
    const nodes = flatten(fn.body);
    const branches = tool === null ? branchesOf(modules, module, nodes, search.tools) : [];
    const rest = nodes.filter((node) => !isWithin(node, branches));
    const ofAll = factsAmong({ modules, module, nodes: rest }, tool, search, depth);
    const ofOne = branches.flatMap((branch) => {
        const code = { modules, module, nodes: nodes.filter((node) => isWithin(node, [branch])) };
        return factsAmong(code, branch.tool, search, depth);
    });
    return [...ofAll, ...ofOne];
}
/** R-VAL-2 in the sources: all of a `ZodError` in the text of an answer. */
function rawErrors(modules, handlers, tools) {
    const search = { seen: new Set(), tools };
    return handlers.flatMap((handler) => raw_error_factsIn(modules, handler, search, 0));
}

;// CONCATENATED MODULE: ./build/source/rules/index.js








/** More findings of one rule help nobody. */
const rules_MOST = 200;
const key = ({ rule, location }) => `${rule} ${location.path}:${location.line}:${location.column}`;
/** Applies the source rules to the scripts that register the located tools. Whatever is unsure is not told. */
function applyRules(modules, locations) {
    const names = new Set(Object.keys(locations));
    const own = ownModules(modules, locations);
    const codes = toolCodes(modules, locations);
    const lowLevel = lowLevelHandlers(modules, own);
    const handlers = [...codes.flatMap((code) => handlersOf(modules, code)), ...lowLevel];
    const unchecked = [...lowLevel.map(startOf), ...messageReaders(modules, own, names)];
    const found = [
        ...rawArguments(modules, unchecked, names),
        ...openSchemas(modules, codes),
        ...rawErrors(modules, handlers, names),
        ...caughtErrors(modules, [...unchecked, ...uncheckedHandlers(modules, codes).map(startOf)], names),
    ];
    const distinct = [...new Map(found.map((fact) => [`${key(fact)} ${fact.tool}`, fact])).values()];
    return { facts: distinct.slice(0, rules_MOST), looked: [...new Set(codes.map(({ tool }) => tool))] };
}

;// CONCATENATED MODULE: ./build/source/tokens/dialects.js
const LINE = /\/\/[^\n]*/y;
const BLOCK = /\/\*[\s\S]*?(?:\*\/|$)/y;
const HASH = /#[^\n]*/y;
const OPEN_BLOCK = /\/\*/y;
const quotes = (opened) => opened.replace(/^[^"'`]*/, "");
const braceIf = (pattern) => (opened) => (pattern.test(opened) ? "brace" : null);
const DOUBLE = { open: /"/y, escapes: true, lines: false };
const TRIPLE = { open: /"""/y, escapes: true, lines: true };
const SINGLE = { open: /'/y, escapes: true, lines: false };
/** A character, never the lifetime of Rust. */
const CHARACTER = {
    open: /b?'(?=(?:\\[^\n]{1,12}?|[^'\\\n]{1,2})')/y,
    close: () => "'",
    escapes: true,
    lines: false,
};
const PYTHON = {
    id: "python",
    comments: [HASH],
    nested: false,
    texts: [
        {
            open: /[a-zA-Z]{0,2}(?:"""|''')/y,
            close: quotes,
            escapes: true,
            lines: true,
            holes: braceIf(/^\w*[fFtT]/),
        },
        { open: /[a-zA-Z]{0,2}["']/y, close: quotes, escapes: true, lines: false, holes: braceIf(/^\w*[fFtT]/) },
    ],
};
const GO = {
    id: "go",
    comments: [LINE, BLOCK],
    nested: false,
    texts: [DOUBLE, { open: /`/y, escapes: false, lines: true }, CHARACTER],
};
const RUST = {
    id: "rust",
    comments: [LINE, OPEN_BLOCK],
    nested: true,
    texts: [
        {
            open: /[bc]?r#*"/y,
            close: (opened) => `"${"#".repeat(opened.split("#").length - 1)}`,
            escapes: false,
            lines: true,
        },
        { open: /[bc]?"/y, close: () => '"', escapes: true, lines: true },
        CHARACTER,
    ],
};
const JAVA = {
    id: "java",
    comments: [LINE, BLOCK],
    nested: false,
    texts: [TRIPLE, DOUBLE, CHARACTER],
};
const KOTLIN = {
    id: "kotlin",
    comments: [LINE, OPEN_BLOCK],
    nested: true,
    texts: [
        { ...TRIPLE, escapes: false, holes: () => "dollar" },
        { ...DOUBLE, holes: () => "dollar" },
        CHARACTER,
    ],
};
const CSHARP = {
    id: "csharp",
    comments: [LINE, BLOCK, /#[a-z][^\n]*/y],
    nested: false,
    texts: [
        { open: /\$*"{3,}/y, close: quotes, escapes: false, lines: true, holes: braceIf(/^\$/) },
        { open: /(?:\$@|@\$|@)"/y, close: () => '"', escapes: false, lines: true, holes: braceIf(/\$/) },
        { open: /\$?"/y, close: () => '"', escapes: true, lines: false, holes: braceIf(/^\$/) },
        CHARACTER,
    ],
};
const PHP = {
    id: "php",
    comments: [LINE, BLOCK, /#(?!\[)[^\n]*/y],
    nested: false,
    texts: [
        { ...DOUBLE, lines: true, holes: () => "dollar" },
        { ...SINGLE, lines: true },
    ],
};
const RUBY = {
    id: "ruby",
    comments: [HASH, /(?<=^|\n)=begin\b[\s\S]*?(?:\n=end|$)/y],
    nested: false,
    texts: [
        { ...DOUBLE, lines: true },
        { ...SINGLE, lines: true },
    ],
};
const SWIFT = {
    id: "swift",
    comments: [LINE, OPEN_BLOCK],
    nested: true,
    texts: [
        { ...TRIPLE, holes: () => "swift" },
        { ...DOUBLE, holes: () => "swift" },
    ],
};
const BY_ENDING = {
    py: PYTHON,
    go: GO,
    rs: RUST,
    java: JAVA,
    kt: KOTLIN,
    kts: KOTLIN,
    cs: CSHARP,
    php: PHP,
    rb: RUBY,
    swift: SWIFT,
};
/** The dialect of a file by its ending; null for one that is not read this way. */
function dialectOf(path) {
    return BY_ENDING[path.slice(path.lastIndexOf(".") + 1)] ?? null;
}

;// CONCATENATED MODULE: ./build/source/tokens/lex.js
const OPENS_HOLE = { brace: "{", dollar: "$", swift: "\\(" };
const SPACE = /\s+/y;
const WORD = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/y;
const NUMBER = /\d[\w.]*/y;
const lex_MARK = /::|:=|==|!=|=>|->|[\s\S]/y;
/** A file with more tokens than this is generated. */
const MOST_TOKENS = 1_000_000;
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? null;
}
/** Where a nested block comment that opens at `at` ends. */
function endOfNested(text, at) {
    const edge = /\/\*|\*\//g;
    edge.lastIndex = at;
    let depth = 0;
    for (let found = edge.exec(text); found !== null; found = edge.exec(text)) {
        depth += found[0] === "/*" ? 1 : -1;
        if (depth === 0)
            return edge.lastIndex;
    }
    return text.length;
}
function endOfComment(text, at, dialect) {
    for (const pattern of dialect.comments) {
        const found = matchAt(pattern, text, at);
        if (found === null)
            continue;
        return dialect.nested && found === "/*" ? endOfNested(text, at) : at + found.length;
    }
    return null;
}
/** Where the text that begins at `from` ends: before its closing quote, or at the end of the line when it has none. */
function endOfText(text, from, close, rule) {
    for (let at = from; at < text.length; at += 1) {
        if (text.startsWith(close, at))
            return at;
        const one = text[at];
        if (one === "\\" && rule.escapes)
            at += 1;
        else if (one === "\n" && !rule.lines)
            return at;
    }
    return text.length;
}
function literalAt(text, at, dialect) {
    for (const rule of dialect.texts) {
        const opened = matchAt(rule.open, text, at);
        if (opened === null)
            continue;
        const close = rule.close?.(opened) ?? opened;
        const end = endOfText(text, at + opened.length, close, rule);
        const closed = text.startsWith(close, end) ? end + close.length : end;
        const inner = text.slice(at + opened.length, end);
        const holes = rule.holes?.(opened) ?? null;
        const filled = holes !== null && inner.includes(OPENS_HOLE[holes]);
        return { kind: "text", text: inner, end: closed, holes: filled ? holes : null };
    }
    return null;
}
function spanAt(text, at, dialect) {
    const literal = literalAt(text, at, dialect);
    if (literal !== null)
        return literal;
    const word = matchAt(WORD, text, at);
    if (word !== null)
        return { kind: "word", text: word, end: at + word.length, holes: null };
    const mark = matchAt(NUMBER, text, at) ?? matchAt(lex_MARK, text, at) ?? text[at] ?? "";
    return { kind: "mark", text: mark, end: at + Math.max(1, mark.length), holes: null };
}
/** Counts lines and columns of places that only ever go forward. */
class Position {
    line = 1;
    lineStart = 0;
    nextBreak;
    text;
    constructor(text) {
        this.text = text;
        this.nextBreak = text.indexOf("\n");
    }
    /** The column of `at`, which is not before any earlier one. */
    columnOf(at) {
        while (this.nextBreak >= 0 && this.nextBreak < at) {
            this.line += 1;
            this.lineStart = this.nextBreak + 1;
            this.nextBreak = this.text.indexOf("\n", this.lineStart);
        }
        return at - this.lineStart + 1;
    }
}
/** Takes a file's text apart. Linear in its length; what is not well-formed gives some tokens, never an error. */
function lex(text, dialect) {
    const tokens = [];
    const position = new Position(text);
    let at = 0;
    while (at < text.length && tokens.length < MOST_TOKENS) {
        const skipped = matchAt(SPACE, text, at)?.length ?? 0;
        const after = skipped > 0 ? at + skipped : endOfComment(text, at, dialect);
        if (after !== null) {
            at = after;
            continue;
        }
        const span = spanAt(text, at, dialect);
        const column = position.columnOf(at);
        const { line } = position;
        const endColumn = position.columnOf(span.end);
        const { kind, holes } = span;
        tokens.push({ kind, text: span.text, line, column, endLine: position.line, endColumn, holes });
        at = span.end;
    }
    return tokens;
}

;// CONCATENATED MODULE: ./build/source/tokens/code.js


const CLOSES = { "(": ")", "[": "]", "{": "}" };
/** Parts of one bracket; more are a table of data. */
const MOST_PARTS = 2_000;
function partners(tokens) {
    const partner = new Int32Array(tokens.length).fill(-1);
    const open = [];
    for (const [at, { kind, text }] of tokens.entries()) {
        if (kind !== "mark")
            continue;
        if (CLOSES[text] !== undefined)
            open.push(at);
        else if (text === ")" || text === "]" || text === "}") {
            const from = open.pop();
            if (from === undefined || CLOSES[tokens[from]?.text ?? ""] !== text)
                continue;
            partner[from] = at;
            partner[at] = from;
        }
    }
    return partner;
}
/** The file as tokens; null for a language that is not read this way. */
function readCode(file) {
    const dialect = dialectOf(file.path);
    if (dialect === null)
        return null;
    const tokens = lex(file.text, dialect);
    return { path: file.path, dialect, tokens, partner: partners(tokens) };
}
/** Whether the token at `at` is this mark. */
function isMark(code, at, ...texts) {
    const token = code.tokens[at];
    return token?.kind === "mark" && texts.includes(token.text);
}
/** The word at `at`, or null. */
function wordAt(code, at) {
    const token = code.tokens[at];
    return token?.kind === "word" ? token.text : null;
}
/** The index behind what opens at `at`, or behind the token when it opens nothing. */
function behind(code, at) {
    const partner = code.partner[at] ?? -1;
    return partner > at ? partner + 1 : at + 1;
}
function partOf(code, from, to) {
    const token = code.tokens[from];
    const keyed = token !== undefined && token.kind !== "mark" && isMark(code, from + 1, ":", "=", "=>");
    if (!keyed || from + 2 > to)
        return { key: null, from, to };
    return { key: token.text, from: from + 2, to };
}
/** What stands between the bracket at `open` and its partner, split at the commas of its own level. */
function code_partsOf(code, open) {
    const close = code.partner[open] ?? -1;
    const parts = [];
    let from = open + 1;
    for (let at = from; at < close && parts.length < MOST_PARTS; at = behind(code, at)) {
        if (!isMark(code, at, ","))
            continue;
        if (at > from)
            parts.push(partOf(code, from, at));
        from = at + 1;
    }
    if (from < close)
        parts.push(partOf(code, from, close));
    return parts;
}
/** The name that begins at `at`; null when no word stands there. */
function chainFrom(code, at) {
    const first = wordAt(code, at);
    if (first === null)
        return null;
    const words = [first];
    let to = at + 1;
    for (; isMark(code, to, ".", "::"); to += 2) {
        const next = wordAt(code, to + 1);
        if (next === null)
            break;
        words.push(next);
    }
    return { words, from: at, to };
}
/** Behind the arguments of type that end before `at`: the index of the token in front of them. */
function beforeTypes(code, at) {
    if (isMark(code, at, "]"))
        return (code.partner[at] ?? 0) - 1;
    if (!isMark(code, at, ">"))
        return at;
    for (let back = at - 1; back > Math.max(0, at - 30); back -= 1) {
        if (isMark(code, back, "(", ")", ";", "{", "}"))
            return at;
        if (isMark(code, back, "<"))
            return isMark(code, back - 1, "::") ? back - 2 : back - 1;
    }
    return at;
}
/** The name that stands right before the bracket at `open`, arguments of type left out. */
function chainBefore(code, open) {
    const last = beforeTypes(code, open - 1);
    const words = [];
    let from = last;
    for (let at = last; wordAt(code, at) !== null; at -= 2) {
        words.unshift(wordAt(code, at) ?? "");
        from = at;
        if (!isMark(code, at - 1, ".", "::"))
            break;
    }
    return words.length === 0 ? null : { words, from, to: last + 1 };
}

;// CONCATENATED MODULE: ./build/source/tokens/value.js

/** Calls that give back the text they are given. */
const value_WRAPS = /^(?:from|Borrowed|Some|String|str|string|TEXT|Owned)$/;
/** Members that give the text of what they are asked of. */
const GIVES = /^(?:value|into|to_string|to_owned|as_str|toString|ToString|String|rawValue|freeze)$/;
function constant({ own, all }, words) {
    const name = words.at(-1) ?? "";
    const owner = words.at(-2);
    const keys = owner === undefined ? [name] : [`${owner}.${name}`, name];
    for (const key of keys)
        for (const known of [own, all]) {
            const value = known.get(key);
            if (value !== undefined)
                return value;
        }
    return null;
}
const HOLE = {
    brace: /\{([^{}]*)\}/g,
    dollar: /\$\{([^{}]*)\}|\$(\w+)/g,
    swift: /\\\(([^()]*)\)/g,
};
/** The text of a literal, its holes filled with constants; null when one cannot be. */
function literal(scope, token) {
    if (token.holes === null)
        return token.text.includes("\\") ? null : token.text;
    if (/\{\{|\}\}/.test(token.text))
        return null;
    let known = true;
    const filled = token.text.replace(HOLE[token.holes] ?? /$^/g, (_, long, short) => {
        const inner = (long ?? short ?? "").trim();
        const value = /^[\w.]+$/.test(inner) ? constant(scope, inner.split(".")) : null;
        known &&= value !== null;
        return value ?? "";
    });
    return known && !filled.includes("\\") ? filled : null;
}
function nameTerm(scope, at, to) {
    const { code } = scope;
    const chain = chainFrom(code, at);
    if (chain === null)
        return null;
    if (isMark(code, chain.to, "(") && value_WRAPS.test(chain.words.at(-1) ?? "")) {
        const end = behind(code, chain.to);
        return { text: value_textOf(scope, { from: chain.to + 1, to: end - 1 }), next: end };
    }
    const words = [...chain.words];
    const gives = words.length > 1 && GIVES.test(words.at(-1) ?? "");
    if (gives)
        words.pop();
    const called = isMark(code, chain.to, "(");
    if (called && !gives)
        return { text: null, next: to };
    return { text: constant(scope, words), next: called ? behind(code, chain.to) : chain.to };
}
function literalTerm(scope, at, to) {
    const { code } = scope;
    const token = code.tokens[at];
    if (token?.kind !== "text")
        return null;
    let next = at + 1;
    while (next < to && isMark(code, next, ".")) {
        const member = chainFrom(code, next + 1);
        if (member === null || !member.words.every((word) => GIVES.test(word)))
            return { text: null, next: to };
        next = isMark(code, member.to, "(") ? behind(code, member.to) : member.to;
    }
    return { text: literal(scope, token), next };
}
/** The text that an expression stands for; null when it is not certain. */
function value_textOf(scope, range) {
    const { code } = scope;
    let text = "";
    let at = range.from;
    while (at < range.to) {
        if (isMark(code, at, "&"))
            at += 1;
        const term = literalTerm(scope, at, range.to) ?? nameTerm(scope, at, range.to);
        if (term === null || term.text === null)
            return null;
        text += term.text;
        at = term.next;
        if (at >= range.to)
            return text;
        if (isMark(code, at, "+"))
            at += 1;
        else if (code.dialect.id !== "python" || code.tokens[at]?.kind !== "text")
            return null;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/source/tokens/marked.js


/** Decorators of Python that make a tool of a function: `tool`, `register_tool`, `mcp_tool`. */
const DECORATES = /^(?!(?:call|list|get|function|remove|delete|run|test|use|is|has)_)(?:[a-z]\w{0,20}_)?tool$/;
/** Frameworks whose `@tool` makes a tool for a model of their own, not for MCP. */
const OTHER_KIT = /^(?:langchain\w*|langgraph|crewai\w*|smolagents|agents|strands|autogen\w*|llama_index|haystack)$/;
const ATTRIBUTES = {
    rust: /^(?:tool|mcp_tool)$/,
    csharp: /^McpServerTool(?:Attribute)?$/,
    java: /^(?:Tool|McpTool|MCPTool)$/,
    kotlin: /^(?:Tool|McpTool|MCPTool)$/,
    php: /^McpTool$/,
};
/** Words that may stand between an attribute and the name of its function. */
const MOST_BETWEEN = 60;
/** Attributes of one function that are looked past. */
const MOST_MARKS = 20;
function markAt(code, at) {
    const chain = chainFrom(code, at);
    if (chain === null)
        return null;
    const same = code.tokens[chain.to]?.line === code.tokens[chain.to - 1]?.endLine;
    return { chain, open: isMark(code, chain.to, "(") && same ? chain.to : -1 };
}
/** The marks that open at `at`, in `@name(...)`, `#[name(...)]` or `[Name(...), Other]`; `next` is behind them. */
function marksAt(code, at) {
    const { id } = code.dialect;
    if (id === "python" || id === "java" || id === "kotlin") {
        const mark = isMark(code, at, "@") ? markAt(code, at + 1) : null;
        if (mark === null)
            return null;
        return { marks: [mark], next: mark.open < 0 ? mark.chain.to : behind(code, mark.open) };
    }
    const open = id === "csharp" ? at : at + 1;
    if ((id !== "csharp" && !isMark(code, at, "#")) || !isMark(code, open, "["))
        return null;
    const parts = code_partsOf(code, open).map((part) => markAt(code, part.from));
    return { marks: parts.filter((mark) => mark !== null), next: behind(code, open) };
}
/** Behind the further marks that stand at `at`. */
function pastMarks(code, at) {
    let next = at;
    for (let nth = 0; nth < MOST_MARKS; nth += 1) {
        const one = marksAt(code, next);
        if (one === null || one.next <= next)
            break;
        next = one.next;
    }
    return next;
}
/** The index of the name of the function that is declared at `at`; -1 when something else is. */
function functionName(code, at) {
    const { id } = code.dialect;
    const named = id === "python"
        ? "def"
        : id === "rust"
            ? "fn"
            : id === "kotlin"
                ? "fun"
                : id === "php"
                    ? "function"
                    : null;
    for (let next = at; next < Math.min(code.tokens.length, at + MOST_BETWEEN); next += 1) {
        const word = wordAt(code, next);
        if (named !== null && word === named)
            return wordAt(code, next + 1) === null ? -1 : next + 1;
        if (word !== null && /^(?:class|interface|enum|record|struct|impl|mod|trait|object)$/.test(word))
            return -1;
        if (isMark(code, next, ";", "{", "}", "=", "@", "#"))
            return -1;
        if (named === null && isMark(code, next, "("))
            return wordAt(code, next - 1) === null ? -1 : next - 1;
        if (named !== null && isMark(code, next, "("))
            next = behind(code, next) - 1;
    }
    return -1;
}
/** How the C# SDK names the tool of a method: in snake case, without `Async`; older ones as it is. */
function namesOf(code, method) {
    if (code.dialect.id !== "csharp")
        return [method];
    const bare = method.replace(/Async$/, "");
    const snake = bare.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1_$2");
    return [...new Set([method, bare, snake.toLowerCase()])];
}
/** Whether `tool` of this file is that of another kit. */
function isOfOtherKit(code) {
    return code.tokens.some((token, at) => {
        if (token.kind !== "word" || token.text !== "from")
            return false;
        const chain = chainFrom(code, at + 1);
        if (chain === null || !OTHER_KIT.test(chain.words[0] ?? "") || wordAt(code, chain.to) !== "import")
            return false;
        for (let next = chain.to + 1; next < chain.to + 40; next += 1) {
            if (wordAt(code, next) === "tool")
                return true;
            if (wordAt(code, next) === "import" || wordAt(code, next) === "from")
                return false;
        }
        return false;
    });
}
/** The argument that names the tool: null when there is none. */
function nameArgument(code, mark) {
    if (mark.open < 0)
        return null;
    const parts = code_partsOf(code, mark.open);
    const named = parts.find((part) => /^[nN]ame$/.test(part.key ?? ""));
    if (named !== undefined)
        return named;
    const [first] = parts;
    const positional = code.dialect.id === "python" && first !== undefined && first.key === null;
    return positional ? first : null;
}
/** A registration that stands at these tokens. */
function place(code, name, { from, to }, rank) {
    const first = code.tokens[from];
    const last = code.tokens[to - 1];
    const start = { line: first?.line ?? 1, column: first?.column ?? 1 };
    return {
        name,
        rank,
        path: code.path,
        ...start,
        endLine: last?.endLine ?? 1,
        endColumn: last?.endColumn ?? 1,
    };
}
function registered(scope, mark, next) {
    const { code } = scope;
    const argument = nameArgument(code, mark);
    if (argument !== null) {
        const name = value_textOf(scope, argument);
        return name === null ? [] : [place(code, name, argument, 3)];
    }
    const at = functionName(code, next);
    if (at < 0)
        return [];
    const range = { from: at, to: at + 1 };
    return namesOf(code, wordAt(code, at) ?? "").map((name) => place(code, name, range, 3));
}
/** The tools that decorators, attributes and annotations make of functions. */
function markedTools(scope) {
    const { code } = scope;
    const pattern = code.dialect.id === "python" ? DECORATES : ATTRIBUTES[code.dialect.id];
    if (pattern === undefined)
        return [];
    const found = [];
    let other = null;
    for (let at = 0; at < code.tokens.length; at += 1) {
        if (!isMark(code, at, "@", "#", "["))
            continue;
        const opened = marksAt(code, at);
        const mark = opened?.marks.find((one) => pattern.test(one.chain.words.at(-1) ?? ""));
        if (opened === null || mark === undefined)
            continue;
        if (mark.chain.words.length === 1 && code.dialect.id === "python") {
            other ??= isOfOtherKit(code);
            if (other)
                continue;
        }
        found.push(...registered(scope, mark, pastMarks(code, opened.next)));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/source/tokens/classes.js



/** What may stand between the `name` of a class and its text: types, `get`, `return`. */
const classes_BETWEEN = /^(?:[()&:;={}[\]'.]|=>|->|self|this|str|String|string|static|get|return|ClassVar|Final|Optional|Self)$/;
const NAME = /^(?:tool_?name|get_?(?:tool_?)?name|name)$/i;
const OPENS_CLASS = /^(?:class|object|struct|impl|extension|record)$/;
const classes_MOST_BETWEEN = 14;
const MOST_HEADER = 60;
function isOfTool(code, from, to) {
    for (let at = from; at < to; at += 1)
        if (/tool/i.test(wordAt(code, at) ?? ""))
            return true;
    return false;
}
const startsLine = (code, at) => code.tokens[at]?.line !== code.tokens[at - 1]?.endLine;
/** In Python the body is what stands further right than its `class`. */
function pythonBody(code, at) {
    const column = code.tokens[at]?.column ?? 1;
    let header = at + 1;
    while (header < at + MOST_HEADER && !isMark(code, header, ":"))
        header = behind(code, header);
    if (!isOfTool(code, at + 1, header))
        return null;
    let to = header + 1;
    let inner = 0;
    for (; to < code.tokens.length; to += 1) {
        if (!startsLine(code, to))
            continue;
        const own = code.tokens[to]?.column ?? 1;
        if (own <= column)
            break;
        if (inner === 0)
            inner = own;
    }
    return {
        from: header + 1,
        to,
        isMember: (one) => startsLine(code, one) && code.tokens[one]?.column === inner,
    };
}
/** With braces the body is between them; the header is what stands before. */
function bracedBody(code, at) {
    let open = at + 1;
    while (open < at + MOST_HEADER && !isMark(code, open, "{", ";"))
        open = behind(code, open);
    const to = code.partner[open] ?? -1;
    if (!isMark(code, open, "{") || to < open || !isOfTool(code, at + 1, open))
        return null;
    return { from: open + 1, to, isMember: () => true };
}
function rubyBody(code, at) {
    if (!isOfTool(code, at + 1, at + 8))
        return null;
    const column = code.tokens[at]?.column ?? 1;
    let to = at + 1;
    while (to < code.tokens.length && !(wordAt(code, to) === "end" && (code.tokens[to]?.column ?? 0) <= column))
        to += 1;
    return { from: at + 1, to, isMember: () => true };
}
function bodyAt(code, at) {
    const word = wordAt(code, at);
    if (word === null || !OPENS_CLASS.test(word) || isMark(code, at - 1, ".", "::"))
        return null;
    if (code.dialect.id === "python")
        return word === "class" && startsLine(code, at) ? pythonBody(code, at) : null;
    return code.dialect.id === "ruby" ? rubyBody(code, at) : bracedBody(code, at);
}
/** The text that the member at `at`, a `name`, has or gives. */
function nameMember(scope, at, end) {
    const { code } = scope;
    const ruby = code.dialect.id === "ruby" && wordAt(code, at) === "tool_name";
    if (!ruby && !isMark(code, at + 1, "=", ":", "(", "{", "=>"))
        return [];
    for (let next = at + 1; next < Math.min(end, at + classes_MOST_BETWEEN); next += 1) {
        const token = code.tokens[next];
        if (token === undefined)
            return [];
        if (token.kind !== "text" && classes_BETWEEN.test(token.text))
            continue;
        const constant = token.kind === "word" && /^[A-Z]/.test(token.text);
        if (token.kind !== "text" && !constant)
            return [];
        let to = next + 1;
        while (constant && isMark(code, to, ".", "::") && wordAt(code, to + 1) !== null)
            to += 2;
        const after = code.tokens[to];
        const joined = after !== undefined &&
            after.line === code.tokens[to - 1]?.endLine &&
            !isMark(code, to, ";", "}", ",", ")");
        const name = joined ? null : value_textOf(scope, { from: next, to });
        return name === null ? [] : [place(code, name, { from: next, to }, 1)];
    }
    return [];
}
/** `super().__init__("x")`, `super("x")`, `base("x")` */
function parentCall(scope, at) {
    const { code } = scope;
    const word = wordAt(code, at);
    if (word !== "__init__" && word !== "super" && word !== "base")
        return [];
    if (!isMark(code, at + 1, "(") || (word === "__init__" && wordAt(code, at - 4) !== "super"))
        return [];
    const parts = code_partsOf(code, at + 1);
    const part = parts.find(({ key }) => key === "name") ?? (parts[0]?.key === null ? parts[0] : undefined);
    const name = part === undefined ? null : value_textOf(scope, part);
    return part === undefined || name === null ? [] : [place(code, name, part, 1)];
}
function inBody(scope, body) {
    const { code } = scope;
    const found = [];
    for (let at = body.from; at < body.to; at += 1) {
        found.push(...parentCall(scope, at));
        const member = wordAt(code, at) === "def" ? at + 1 : at;
        if (NAME.test(wordAt(code, member) ?? "") && body.isMember(at))
            found.push(...nameMember(scope, member, body.to));
        if (code.dialect.id !== "python" && isMark(code, at, "(", "["))
            at = behind(code, at) - 1;
    }
    return found;
}
/** `func (t *ReadTool) Name() string { return "x" }` */
function goMethod(scope, at) {
    const { code } = scope;
    if (wordAt(code, at) !== "func" || !isMark(code, at + 1, "("))
        return [];
    const name = behind(code, at + 1);
    if (!isOfTool(code, at + 2, name) || wordAt(code, name) !== "Name")
        return [];
    return nameMember(scope, name, code.tokens.length);
}
/** The tools that classes, and types with methods, describe. */
function describedTools(scope) {
    const { code } = scope;
    const found = [];
    for (let at = 0; at < code.tokens.length; at += 1) {
        if (code.dialect.id === "go")
            found.push(...goMethod(scope, at));
        const body = bodyAt(code, at);
        if (body === null)
            continue;
        found.push(...inBody(scope, body));
        at = body.to - 1;
    }
    return found;
}

;// CONCATENATED MODULE: ./build/source/tokens/constants.js

const UPPER = /^[A-Z][A-Z0-9_]*$/;
/** The word, in each language, that says of a name that it keeps its value, and whether the name comes right behind it. */
const KEEPS = {
    go: { word: /^const$/, behind: true },
    rust: { word: /^(?:const|static)$/, behind: true },
    java: { word: /^final$/, behind: false },
    kotlin: { word: /^val$/, behind: true },
    csharp: { word: /^(?:const|readonly)$/, behind: false },
    php: { word: /^const$/, behind: false },
    swift: { word: /^let$/, behind: true },
};
/** Names of members and parameters, of which every tool has its own. */
const COMMON = /^(?:name|tool_?name|id|title|description)$/i;
function add(found, key, value) {
    found.set(key, found.has(key) && found.get(key) !== value ? null : value);
}
/** Whether the text at `at` is the whole value: nothing is joined to it. */
function ends(code, at) {
    const token = code.tokens[at];
    const next = code.tokens[at + 1];
    if (token === undefined || token.holes !== null || token.text.includes("\\"))
        return false;
    if (next === undefined || isMark(code, at + 1, ";", ",", ")", "}"))
        return true;
    return next.line > token.endLine && next.kind !== "text" && !isMark(code, at + 1, "+", ".", "%");
}
/** In Python and Ruby capitals make the constant; those of a class go by its name as well. */
function readByCapitals(code, found) {
    let owner = null;
    let first = 0;
    for (const [at, token] of code.tokens.entries()) {
        if (token.line !== code.tokens[at - 1]?.endLine) {
            first = at;
            if (owner !== null && token.column <= owner.column)
                owner = null;
        }
        if (token.kind === "word" && token.text === "class" && at === first) {
            owner = { name: wordAt(code, at + 1) ?? "", column: token.column };
            continue;
        }
        if (token.kind !== "text" || !isMark(code, at - 1, "=") || !ends(code, at))
            continue;
        const name = wordAt(code, first);
        if (name === null || !UPPER.test(name) || !isMark(code, first + 1, "=", ":"))
            continue;
        add(found, owner === null ? name : `${owner.name}.${name}`, token.text);
    }
}
/** The name that the `=` at `equals` gives a value for good; null when it may get another. */
function keptName(code, equals) {
    const keeps = KEEPS[code.dialect.id];
    const line = code.tokens[equals]?.line;
    for (let at = equals - 1; at >= Math.max(0, equals - 12); at -= 1) {
        if (isMark(code, at, ";", "{", "}", "=") || code.tokens[at]?.line !== line)
            return null;
        // The lifetime of Rust, `'static`, is none of these words.
        if (keeps === undefined || !keeps.word.test(wordAt(code, at) ?? "") || isMark(code, at - 1, "'"))
            continue;
        const name = wordAt(code, keeps.behind ? at + 1 : equals - 1);
        const local = code.dialect.id === "kotlin" || code.dialect.id === "swift";
        const shared = /^(?:const|static)$/.test(wordAt(code, at - 1) ?? "");
        return local && !shared && !UPPER.test(name ?? "") ? null : name;
    }
    return null;
}
/** The first word of a line within `const ( ... )` of Go, which ends at `end`. */
function nameInBlock(code, equals, end) {
    if (equals > end)
        return null;
    let at = equals;
    while (at > 0 && code.tokens[at - 1]?.line === code.tokens[equals]?.line)
        at -= 1;
    return wordAt(code, at);
}
function readByKeyword(code, found) {
    let blockEnd = -1;
    for (const [at, token] of code.tokens.entries()) {
        if (token.text === "const" && isMark(code, at + 1, "("))
            blockEnd = code.partner[at + 1] ?? -1;
        if (token.kind !== "text" || !isMark(code, at - 1, "=") || !ends(code, at))
            continue;
        const name = nameInBlock(code, at - 1, blockEnd) ?? keptName(code, at - 1);
        if (name !== null && !COMMON.test(name))
            add(found, name, token.text);
    }
}
/** The constants that one file declares. */
function constantsOf(code) {
    const found = new Map();
    const { id } = code.dialect;
    if (id === "python" || id === "ruby")
        readByCapitals(code, found);
    else
        readByKeyword(code, found);
    return found;
}
/** The constants of all files of one language; a name with two values has none. */
function joinConstants(all) {
    const joined = new Map();
    for (const one of all)
        for (const [key, value] of one) {
            if (value === null)
                joined.set(key, null);
            else
                add(joined, key, value);
        }
    return joined;
}

;// CONCATENATED MODULE: ./build/source/tokens/written.js



/** Words before a name that use a tool instead of making one. */
const USES = /^_?(?:call|get|find|has|remove|delete|run|execute|invoke|test|is|use|disable|enable|lookup|resolve|handle|list|update|function)/i;
/** `NewTool`, `addTool`, `register_tool`, `MustTool`, `create_mcp_tool`. */
const MAKES = /^_?(?:(?:new|must|register|add|define|create|make|declare|with)_?)+\w{0,20}?tool(?:with\w{1,20})?$/i;
/** `Tool`, `ServerTool`, `tool`. */
const IS_TOOL = /^(?:[A-Z]\w{0,40})?Tool(?:CreateOptions|Options|Definition|Def|Spec|Info|Metadata)?$|^tool$/;
/** The static members of a tool class that make one. */
const FACTORY = /^(?:new|define|create|of|from_function|fromFunction|make|New|Create)$/;
/** Before these a name is declared, not used. */
const DECLARES = /^(?:class|struct|interface|object|impl|for|fun|func|fn|def|enum|record|trait|extends|implements|function|protocol|extension|type)$/;
const SCHEMA_KEY = /^(?:inputSchema|input_schema|InputSchema|RawInputSchema)$/;
/** How sure a name before a bracket makes a tool of what is in it; 0: it does not. */
function rankOf(code, chain) {
    const word = chain.words.at(-1) ?? "";
    const before = wordAt(code, chain.from - 1);
    if (USES.test(word) ||
        (before !== null && DECLARES.test(before)) ||
        isMark(code, chain.from - 1, "@", "->"))
        return 0;
    if (MAKES.test(word))
        return 3;
    if (IS_TOOL.test(word))
        return 2;
    const owner = chain.words.at(-2) ?? "";
    return FACTORY.test(word) && IS_TOOL.test(owner) && owner !== "tool" ? 2 : 0;
}
const written_isName = (part) => /^[nN]ame$/.test(part.key ?? "");
function written_named(scope, part, rank) {
    if (part === undefined)
        return [];
    const name = value_textOf(scope, part);
    return name === null ? [] : [place(scope.code, name, part, rank)];
}
/** Whether a name of this file is given its value by `=`, and so may be no function. */
const isAssigned = (code, name) => code.tokens.some((token, at) => token.text === name && token.kind === "word" && isMark(code, at + 1, "=", ":"));
/** A function of Python that is handed over as a tool goes by its own name. */
function handedOver(scope, part, rank) {
    const { code } = scope;
    if (part === undefined || code.dialect.id !== "python" || part.key !== null)
        return [];
    const given = chainFrom(code, part.from);
    const name = given?.words.at(-1) ?? "";
    if (given === null || given.to !== part.to || isAssigned(code, name))
        return [];
    return [place(code, name, { from: part.to - 1, to: part.to }, rank)];
}
/** `mcp.tool()(function)` */
function calledAgain(scope, open) {
    const { code } = scope;
    const inner = isMark(code, open - 1, ")") ? (code.partner[open - 1] ?? -1) : -1;
    if (inner < 0 || code.dialect.id !== "python" || !isMark(code, open, "("))
        return [];
    const chain = chainBefore(code, inner);
    if (chain === null || rankOf(code, chain) === 0)
        return [];
    const given = code_partsOf(code, inner).some((part) => part.key === null || written_isName(part));
    return given ? [] : handedOver(scope, code_partsOf(code, open)[0], 3);
}
function inBracket(scope, open) {
    const { code } = scope;
    const chain = chainBefore(code, open);
    const rank = chain === null ? 0 : rankOf(code, chain);
    if (chain === null || rank === 0)
        return calledAgain(scope, open);
    const parts = code_partsOf(code, open);
    const byKey = parts.find(written_isName);
    if (byKey !== undefined)
        return written_named(scope, byKey, rank);
    if (isMark(code, open, "{"))
        return [];
    const places = parts.slice(0, rank === 3 ? 2 : 1).filter((part) => part.key === null);
    const found = places.flatMap((part) => written_named(scope, part, rank)).slice(0, 1);
    const hands = /^(?:add_tool|from_function)$/.test(chain.words.at(-1) ?? "");
    return found.length > 0 || !hands ? found : handedOver(scope, parts[0], 3);
}
/** `{"name": "x", "inputSchema": ...}` in whatever brackets the language has for it. */
function table(scope, open) {
    const parts = code_partsOf(scope.code, open);
    if (!parts.some((part) => SCHEMA_KEY.test(part.key ?? "")))
        return [];
    return written_named(scope, parts.find(written_isName), 2);
}
/** `Tool.builder().name("x")` */
function built(scope, at) {
    const { code } = scope;
    const chain = chainBefore(code, at + 1);
    if (!isMark(code, at + 1, "(") || !chain?.words.some((word) => IS_TOOL.test(word)))
        return [];
    let next = behind(code, at + 1);
    for (let steps = 0; steps < 30 && isMark(code, next, "."); steps += 1) {
        const member = wordAt(code, next + 1);
        if (member === "name" && isMark(code, next + 2, "("))
            return written_named(scope, code_partsOf(code, next + 2)[0], 2);
        next = isMark(code, next + 2, "(") ? behind(code, next + 2) : next + 2;
    }
    return [];
}
/** The tools that calls, constructors, builders and tables make. */
function writtenTools(scope) {
    const { code } = scope;
    const found = [];
    for (const [at, token] of code.tokens.entries()) {
        if (token.kind === "word" && token.text === "builder")
            found.push(...built(scope, at));
        if (!isMark(code, at, "(", "{", "["))
            continue;
        const first = isMark(code, at, "[") ? [] : inBracket(scope, at);
        found.push(...(first.length > 0 || isMark(code, at, "(") ? first : table(scope, at)));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/source/tokens/locate.js






/** Where the tests within a Rust file stand: what `#[cfg(test)]`, `#[test]` and the like belong to. */
function testsIn(code) {
    if (code.dialect.id !== "rust")
        return [];
    const found = [];
    for (let at = 0; at < code.tokens.length; at += 1) {
        if (!isMark(code, at, "#") || !isMark(code, at + 1, "["))
            continue;
        let end = behind(code, at + 1);
        const words = Array.from({ length: end - at }, (_, nth) => wordAt(code, at + nth));
        if (!words.includes("test") || words.includes("not"))
            continue;
        while (end < code.tokens.length && !isMark(code, end, "{", ";"))
            end = behind(code, end);
        end = behind(code, end);
        const first = code.tokens[at];
        const last = code.tokens[end - 1];
        if (first !== undefined && last !== undefined)
            found.push([first.line, last.endLine]);
        at = end - 1;
    }
    return found;
}
function toolsIn(scope) {
    const tests = testsIn(scope.code);
    const found = [...markedTools(scope), ...writtenTools(scope), ...describedTools(scope)];
    return found.filter((one) => !tests.some(([from, to]) => from <= one.line && one.line <= to));
}
/** Reads the files of all languages but the scripts until `expired` says that time is up. */
function readCodes(files, expired) {
    const codes = [];
    for (const file of files) {
        if (expired())
            break;
        const code = mayRegister(file) ? readCode(file) : null;
        if (code !== null)
            codes.push(code);
    }
    return codes;
}
/** Every tool that these files register under a name that is certain. Constants count within their language only. */
function toolsInCodes(codes, expired) {
    const scopes = codes.map((code) => ({ code, own: constantsOf(code) }));
    const found = [];
    for (const id of new Set(codes.map((code) => code.dialect.id))) {
        const same = scopes.filter(({ code }) => code.dialect.id === id);
        const all = joinConstants(same.map(({ own }) => own));
        for (const { code, own } of same)
            if (!expired())
                found.push(...toolsIn({ code, own, all }));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/source/index.js






const source_NOTHING = { facts: [], looked: [] };
/**
 * Looks where the live tools are registered. The live list is the truth: a tool is never missed, at worst unlocated.
 * JavaScript and TypeScript are parsed, other languages read as tokens; a name with several places has none.
 * `root`: the repository's; `folder`: where the server's sources are.
 */
async function indexSources(workspace, names, limits = DEFAULT_LIMITS) {
    const until = performance.now() + limits.ms;
    const expired = () => performance.now() > until;
    const files = [...walkSources(workspace.root, workspace.folder, limits)];
    const modules = readModules(files, expired);
    const found = [...toolsInModules(modules, names), ...toolsInCodes(readCodes(files, expired), expired)];
    const locations = placesOf(names, found);
    const { facts, looked } = expired() ? source_NOTHING : applyRules(modules, locations);
    return { locations, facts, looked, filesRead: files.length };
}

;// CONCATENATED MODULE: ./build/core/audit.js










/** The target, with what a reproduction line must repeat. */
function repeatable(options) {
    const { target, workspace } = options;
    if (target.transport === "http") {
        return { ...target, repeat: { names: Object.keys(options.headers ?? {}), directory: "" } };
    }
    const directory = workspace === null ? "" : (0,text_path/* pathFrom */.I)(workspace, target.cwd);
    return { ...target, repeat: { names: Object.keys(options.env), directory } };
}
/**
 * Records the server: in both eras where that was asked for. The evidence is that of the stateless era, if the server speaks
 * it; of the other era it carries what is to be compared.
 */
async function recorded(options, mask) {
    const { settings, signal } = options;
    const target = repeatable(options);
    const how = {
        env: options.env,
        headers: options.headers ?? {},
        mask,
        signal,
        onProgress: options.onProgress,
    };
    if (settings.record.protocol !== "both")
        return record(target, settings, how);
    const modern = await record(target, settings, { ...how, era: "modern" });
    if (signal?.aborted)
        return modern;
    const legacy = await record(target, settings, { ...how, era: "legacy" });
    const [main, other] = modern.failure === null ? [modern, legacy] : [legacy, modern];
    const era = other === modern ? "modern" : "legacy";
    const summary = { ...(0,eras/* summariseEra */.TO)(other), era };
    return { ...main, extra: { ...main.extra, "era-parity": summary } };
}
/** Longest piece of code that a finding quotes. */
const audit_EXCERPT = 120;
async function withSources(evidence, options, mask) {
    const { workspace, target } = options;
    if (workspace === null || evidence.failure !== null)
        return evidence;
    const folder = target.transport === "stdio" ? target.cwd : workspace;
    const names = (0,facts_facts/* createFacts */.u)(evidence).tools.map((tool) => tool.name);
    const { locations, facts, looked, filesRead } = await indexSources({ root: workspace, folder }, names);
    // Masked before it is cut: half a secret would not be known for one.
    const shown = facts.map((fact) => ({ ...fact, excerpt: (0,cut/* cut */.J)(mask(fact.excerpt), audit_EXCERPT) }));
    const sources = maskTexts({ facts: shown, looked, filesRead }, mask);
    return { ...evidence, locations, extra: { ...evidence.extra, sources } };
}
/**
 * Starts the server, records what it does, locates its tools in the workspace and judges all of it. Never throws for
 * what the server does: a server that cannot be started or listed is a report with a `failure`.
 */
async function audit(options) {
    const mask = (0,text_mask/* createMasker */.aD)(options.secrets);
    const located = await withSources(await recorded(options, mask), options, mask);
    const { snapshot = null, configChange = null } = options;
    const given = Object.entries({ snapshot, configChange }).filter(([, one]) => one !== null);
    const extra = { ...located.extra, ...Object.fromEntries(given) };
    const evidence = (0,freeze/* freezeEvidence */.$)({ ...located, extra });
    const { baseline = null, baselineNote = null } = options;
    return { report: (0,build/* buildReport */.F)(evidence, { baseline, baselineNote }), evidence };
}

// EXTERNAL MODULE: ./build/core/committed.js + 2 modules
var core_committed = __webpack_require__(7118);
// EXTERNAL MODULE: ./build/core/rescore.js
var rescore = __webpack_require__(7332);
// EXTERNAL MODULE: ./build/core/shard-note.js
var shard_note = __webpack_require__(8467);
// EXTERNAL MODULE: ./build/report/comment.js + 7 modules
var comment = __webpack_require__(6050);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/core/base.js + 1 modules
var base = __webpack_require__(5000);
// EXTERNAL MODULE: ./build/action/core.js + 1 modules
var core = __webpack_require__(3960);
// EXTERNAL MODULE: ./node_modules/@actions/exec/lib/exec.js + 3 modules
var exec = __webpack_require__(1260);
;// CONCATENATED MODULE: ./build/action/setup.js




/** What the runner gives to actions and nobody else: it is not for commands of a pull request. */
const OURS = /^(?:INPUT_|ACTIONS_RUNTIME_|ACTIONS_ID_TOKEN_|ACTIONS_CACHE_|ACTIONS_RESULTS_|GITHUB_TOKEN$|STATE_)/i;
function environment() {
    const pairs = Object.entries(process.env).filter(([name, value]) => value !== undefined && !OURS.test(name));
    return Object.fromEntries(pairs);
}
/** Runs the setup commands one after the other, each in a group of the log. Throws UsageError when one fails. */
async function runSetup(commands, cwd) {
    for (const command of commands) {
        (0,core/* startGroup */.Oh)(`setup: ${(0,cut/* cut */.J)(command, 200)}`);
        let code;
        try {
            code = await (0,exec/* exec */.m)(command, [], { cwd, env: environment(), ignoreReturnCode: true });
        }
        catch (error) {
            throw new errors/* UsageError */.eb(`The setup command \`${command}\` could not be started: ${error.message}`);
        }
        finally {
            (0,core/* endGroup */.N4)();
        }
        if (code === 0)
            continue;
        // Not a number, whatever its type says, where a signal ended the command.
        const how = Number.isInteger(code) ? `ended with exit code ${code}` : "was ended by a signal";
        throw new errors/* UsageError */.eb(`The setup command \`${command}\` ${how}.`);
    }
}

;// CONCATENATED MODULE: ./build/action/base.js








/** What a comparison with `ref` starts from; `auto` is the base of the event. */
function base_namesOf(ref, context) {
    if (ref !== "auto")
        return { refs: [ref], headSha: null };
    return { refs: context.bases, headSha: context.pullRequest === null ? null : context.sha };
}
/** The contract that the base committed at the place of the head's; a file that is no contract is none. */
function snapshotIn(path, root, folder) {
    if (path === null)
        return null;
    const inside = (0,text_path/* pathFrom */.I)(root, (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.realpathSync)(path) : path);
    const there = (0,external_node_path_.join)(folder, inside);
    if ((0,text_path/* leadsOut */.q)(inside) || !(0,external_node_fs_.existsSync)(there))
        return null;
    return (0,core_committed/* readSnapshot */.RA)(there, folder);
}
/** What to compare with: a report file, or an audit of the base commit; nothing when neither was asked for. */
async function findBaseline(run, head, context) {
    if (run.baseline !== null)
        return { baseline: (0,core_committed/* readBaseline */.mF)(run.baseline), note: null };
    if (run.baselineRef === null)
        return { baseline: null, note: null };
    const names = base_namesOf(run.baselineRef, context);
    if (names.refs.length === 0) {
        return { baseline: null, note: "This event has no base commit. Nothing was compared." };
    }
    return (0,base/* auditBase */.jn)({
        ...names,
        head,
        directory: run.workingDirectory,
        audit: async (options) => {
            (0,core/* startGroup */.Oh)("MCP audit of the base");
            const result = await audit(options);
            (0,core/* endGroup */.N4)();
            return result;
        },
        setup: (folder) => runSetup(run.setup, folder),
        snapshot: (root, folder) => snapshotIn(run.snapshot, root, folder),
    });
}

// EXTERNAL MODULE: ./build/action/log.js + 7 modules
var log = __webpack_require__(7988);
;// CONCATENATED MODULE: ./build/action/audit.js













/** Characters of a tool's name in a line of the log. */
const TOOL_CHARS = 200;
function progressLog() {
    let last = "";
    return ({ stage, tool }) => {
        const line = tool === null ? stage : `${stage} ${(0,cut/* cut */.J)((0,cut/* oneLine */.T)(tool), TOOL_CHARS)}`;
        if (line !== last)
            (0,core/* info */.pq)((0,text_escape/* escapeCommand */.Nf)(line));
        last = line;
    };
}
/** A gate that stands open is said: without a baseline no finding is new. */
function saidOpen(found, failOn) {
    if (found.note === null || failOn !== "regression")
        return found;
    return { ...found, note: `${found.note} \`fail-on: regression\` had nothing to gate on.` };
}
async function baselineOf(run, head, context) {
    const { record, judge } = run.settings;
    const base = await findBaseline(run, head, context);
    // A shard's note is told, and the gate held, where the shards are joined.
    const found = record.shard === null ? saidOpen(base, judge.failOn) : base;
    return found.note === null ? found : { ...found, note: (0,text_mask/* createMasker */.aD)(run.secrets)(found.note) };
}
/** A report as it is told, in the log and as the comment. */
function toldAs(report, run, context) {
    (0,log/* logReport */.T)(report);
    return (0,comment.renderComment)(report, { key: run.github.commentKey, sha: context.sha, reportUrl: context.runUrl });
}
/**
 * The share of the base that belongs to a shard. It is compared where the shards are joined: a new tool moves others to
 * another shard, so that one share says nothing of the other.
 */
async function shardOutcome(run, head, base, context) {
    if (run.baseline !== null) {
        (0,core/* warning */.$e)("`baseline` has no effect on a shard: give it to the job that joins the shards.");
    }
    const asked = run.baselineRef !== null;
    const note = { label: base.baseline?.label ?? "", note: base.note };
    const evidence = (0,shard_note/* withShardNote */.R)(head.evidence, { commit: context.sha, base: asked ? note : null });
    return {
        report: head.report,
        evidence,
        comment: toldAs(head.report, run, context),
        base: base.evidence ?? null,
    };
}
/** What the head is audited with, as it was checked out: nothing of the pull request has run that could change it. */
async function headOptions(run, context, signal) {
    const { workspace, configPath } = run;
    const names = base_namesOf("auto", context);
    const committed = (0,core_committed/* readSnapshot */.RA)(run.snapshot, workspace);
    const config = configPath === null ? null : (0,external_node_path_.resolve)(workspace, configPath);
    return {
        target: run.target,
        settings: run.settings,
        env: run.env,
        headers: run.headers,
        secrets: run.secrets,
        workspace,
        snapshot: await (0,core_committed/* withBase */.cV)(committed, run.snapshot, workspace, names),
        configChange: context.pullRequest === null ? null : await (0,core_committed/* changedConfig */.J0)(config, workspace, names),
        signal,
    };
}
/**
 * The base, where one is asked for, then setup and audit of the head, and the log of it all. In this order: the code of
 * the pull request could else change what it is compared with.
 */
async function runAudit(run, context, signal) {
    const options = await headOptions(run, context, signal);
    const found = await baselineOf(run, options, context);
    const { baseline, note } = found;
    if (note !== null)
        (0,core/* warning */.$e)((0,text_escape/* escapeCommand */.Nf)(note));
    await runSetup(run.setup, run.workingDirectory);
    (0,core/* startGroup */.Oh)("MCP audit");
    const head = await audit({ ...options, onProgress: progressLog() });
    (0,core/* endGroup */.N4)();
    if (run.settings.record.shard !== null)
        return shardOutcome(run, head, found, context);
    const compared = baseline !== null || note !== null;
    const report = compared ? (0,rescore/* rescore */.W)(head.evidence, { baseline, baselineNote: note }) : head.report;
    return { report, evidence: head.evidence, comment: toldAs(report, run, context), base: null };
}


/***/ }),

/***/ 7988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ logReport)
});

// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/text/words.js
var words = __webpack_require__(6883);
// EXTERNAL MODULE: ./build/report/comment-tables.js
var comment_tables = __webpack_require__(8154);
// EXTERNAL MODULE: ./build/report/first-step.js
var first_step = __webpack_require__(5524);
// EXTERNAL MODULE: ./build/report/failure-clues.js
var failure_clues = __webpack_require__(9646);
;// CONCATENATED MODULE: ./build/report/terminal-width.js
const SEGMENTER = new Intl.Segmenter("en", { granularity: "grapheme" });
const ASCII = /^[\x20-\x7e]*$/;
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;
/** First and last code points of blocks whose characters take two columns (Unicode TR11: W and F). */
const WIDE = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0x33ff],
    [0x3400, 0x4dbf],
    [0x4e00, 0x9fff],
    [0xa000, 0xa4cf],
    [0xa960, 0xa97f],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe6f],
    [0xff00, 0xff60],
    [0xffe0, 0xffe6],
    [0x1f300, 0x1f64f],
    [0x1f900, 0x1f9ff],
    [0x20000, 0x3fffd],
];
function graphemeWidth(grapheme) {
    if (NO_WIDTH.test(grapheme))
        return 0;
    const code = grapheme.codePointAt(0) ?? 0;
    if (WIDE.some(([first, last]) => code >= first && code <= last))
        return 2;
    return EMOJI.test(grapheme) ? 2 : 1;
}
/** Columns that a text without control characters takes on a terminal. */
function widthOf(text) {
    if (ASCII.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of SEGMENTER.segment(text))
        width += graphemeWidth(segment);
    return width;
}
/** The text filled up with blanks to `width` columns, at its end or (for numbers) at its start. */
function pad(text, width, side = "end") {
    const blanks = " ".repeat(Math.max(0, width - widthOf(text)));
    return side === "end" ? text + blanks : blanks + text;
}
/** Where a word that is too long is best broken: after the last separator of its second half, else at its end. */
function breakAt(piece) {
    const found = /[-_./:][^-_./:]*$/.exec(piece);
    return found !== null && found.index + 1 > piece.length / 2 ? found.index + 1 : piece.length;
}
/** Pieces of at most `width` columns of a word that fits no line. */
function pieces(word, width) {
    const found = [];
    let piece = "";
    let used = 0;
    for (const { segment } of SEGMENTER.segment(word)) {
        const next = graphemeWidth(segment);
        if (used + next > width && piece !== "") {
            const at = breakAt(piece);
            found.push(piece.slice(0, at));
            piece = piece.slice(at);
            used = widthOf(piece);
        }
        piece += segment;
        used += next;
    }
    return piece === "" ? found : [...found, piece];
}
/** Lines of at most `width` columns, broken at blanks, and within a word only where it fits no line. Never empty. */
function wrap(text, width) {
    const room = Math.max(1, width);
    const lines = [];
    let line = "";
    let used = 0;
    for (const word of text.split(/\s+/).filter((part) => part !== "")) {
        for (const part of widthOf(word) <= room ? [word] : pieces(word, room)) {
            const needed = widthOf(part);
            if (line !== "" && used + 1 + needed > room) {
                lines.push(line);
                line = "";
                used = 0;
            }
            line = line === "" ? part : `${line} ${part}`;
            used = used === 0 ? needed : used + 1 + needed;
        }
    }
    return line === "" && lines.length > 0 ? lines : [...lines, line];
}
/** The text, ended with `…` where it would take more than `width` columns. */
function cutToWidth(text, width) {
    if (widthOf(text) <= width)
        return text;
    let kept = "";
    let used = 0;
    for (const { segment } of SEGMENTER.segment(text)) {
        used += graphemeWidth(segment);
        if (used > width - 1)
            break;
        kept += segment;
    }
    return `${kept}…`;
}

// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/plain.js
var plain = __webpack_require__(4854);
;// CONCATENATED MODULE: ./build/report/terminal-words.js




/** `81.4`, `88.0`, `100`, or `not run`. */
const percentText = (percent) => percent === null ? "not run" : percent === 100 ? "100" : percent.toFixed(1);
/** Text of the server on one line of at most `max` characters, harmless to a terminal. */
const lineText = (value, max) => (0,cut/* cut */.J)((0,plain/* plain */.p)((0,cut/* oneLine */.T)(value)), max);
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
    return finding/* SEVERITIES */.oC.flatMap((severity) => {
        const { length } = findings.filter((finding) => finding.severity === severity);
        return length === 0 ? [] : [(0,words/* counted */.h)(length, severity)];
    }).join(", ");
}

;// CONCATENATED MODULE: ./build/report/terminal-failure.js



const STDERR_LINES = 10;
const STDERR_CHARS = 500;
const INDENT = 12;
/** What may help, where it is said: options of the command line, or inputs of the action. */
const HELP = {
    "command line": {
        command: "--env KEY=VALUE for what the server reads from its environment, --working-directory, a build that has to run first, or " +
            "a longer --startup-timeout-ms.",
        spawn: "how the command is written, --working-directory, or a build that has to run first.",
        url: "the path of the address (often /mcp or /sse), --headers 'Authorization: Bearer TOKEN' for what the server asks for, or " +
            "a longer --startup-timeout-ms.",
    },
    action: {
        command: "the input `env` for what the server reads from its environment, `working-directory`, a build in `setup`, or a longer " +
            "`startup-timeout-ms`.",
        spawn: "how `command` is written, the input `working-directory`, or a build in `setup`.",
        url: "the path of `url` (often /mcp or /sse), the input `headers` for what the server asks for, or a longer " +
            "`startup-timeout-ms`.",
    },
};
/** What this start gives away, a sentence each. */
function clueLines(report, width, reader) {
    const { variables, silent, printed } = (0,failure_clues/* failureClues */.h)(report);
    const given = reader === "action" ? "in `env`" : `with --env ${variables[0]}=VALUE`;
    const unbuffered = reader === "action" ? "`PYTHONUNBUFFERED=1` in `env`" : "--env PYTHONUNBUFFERED=1";
    const clues = [
        ...(printed === "" ? [] : [`On stdout, but not JSON-RPC: "${lineText(printed, STDERR_CHARS)}"`]),
        ...(variables.length === 0 ? [] : [`It asks for ${variables.join(", ")}: give it ${given}.`]),
        ...(silent ? [`What is not flushed seems silent: in Python, ${unbuffered}.`] : []),
    ];
    return clues.flatMap((clue) => ["", ...wrap(clue, width)]);
}
/** A line of stderr, wrapped; its indentation is kept, by which a trace is read. */
function stderrLines(line, width) {
    const indent = " ".repeat(Math.min(INDENT, /^[ \t]*/.exec(line)?.[0].replaceAll("\t", "  ").length ?? 0));
    return wrap(lineText(line, STDERR_CHARS), width - indent.length).map((part) => indent + part);
}
/** The line of stderr that names the error. */
function reasonLines(stderr, width) {
    const reason = (0,failure_clues/* namedReason */.m)(stderr);
    return reason === null ? [] : ["", ...wrap(lineText(`Its stderr says: ${reason}`, 1000), width)];
}
/** Why there is nothing to judge, the end of stderr, and what to try. */
function failureLines(report, width, style, reader) {
    const { failure } = report;
    if (failure === null)
        return [];
    const tail = failure.stderrTail
        .split(/\r?\n/)
        .filter((line) => line.trim() !== "")
        .slice(-STDERR_LINES);
    const stderr = tail.flatMap((line) => stderrLines(line, width - 4).map((part) => `  ${style.dim("|")} ${part}`));
    const remote = report.server.transport === "http";
    const topic = remote ? "url" : failure.stage === "spawn" ? "spawn" : "command";
    return [
        ...wrap(lineText(failure.message, 1000), width),
        ...reasonLines(failure.stderrTail, width),
        ...(stderr.length > 0 ? ["", style.dim("Last lines of stderr:"), ...stderr] : []),
        ...clueLines(report, width, reader),
        "",
        ...wrap(`What may help: ${HELP[reader][topic]}`, width),
    ];
}

// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
;// CONCATENATED MODULE: ./build/report/terminal-style.js
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

;// CONCATENATED MODULE: ./build/report/terminal-findings.js







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
            sign: severitySign(severity, style),
            check,
            problem: fresh + lineText(message, MESSAGE_CHARS),
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
    const byTool = (0,group/* groupBy */.$)(findings, (finding) => finding.toolIndex);
    const shown = new Set();
    return [...byTool.values()].map((own) => {
        const [first] = own;
        const { location, tool } = first;
        const reproduce = own.find((finding) => finding.reproduce !== null)?.reproduce ?? "";
        const again = reproduce === "" || shown.has(reproduce);
        shown.add(reproduce);
        return {
            tool: tool === null ? "(server)" : lineText(tool, NAME_CHARS) || '""',
            rows: rowsOf(own, style),
            location: location === null ? null : `${lineText(location.path, 300)}:${location.line}`,
            reproduce: again ? null : reproduce,
        };
    });
}
/** Names keep their length as far as the width allows; the problem gets what is left. */
function columnsOf(groups, width) {
    const longest = (texts, most) => Math.min(most, Math.max(5, ...texts.map(widthOf)));
    const tool = longest(groups.map((group) => group.tool), Math.max(10, Math.floor(width * 0.25)));
    const check = longest(groups.flatMap((group) => group.rows.map((row) => row.check)), Math.max(10, Math.floor(width * 0.28)));
    return { tool, check, problem: Math.max(10, width - SIGN - tool - check - 2 * GAP) };
}
function lay(cells, columns, style) {
    const [sign, tool, check, problem] = cells;
    const height = Math.max(tool.length, check.length, problem.length);
    return Array.from({ length: height }, (_, i) => {
        const name = style.bold(pad(tool[i] ?? "", columns.tool));
        const id = pad(check[i] ?? "", columns.check);
        const line = `${i === 0 ? sign : " "} ${name}  ${id}  ${problem[i] ?? ""}`;
        return line.trimEnd();
    });
}
function groupLines(group, columns, style) {
    const lines = group.rows.flatMap((row, index) => lay([
        row.sign,
        index === 0 ? wrap(group.tool, columns.tool) : [],
        wrap(row.check, columns.check),
        wrap(row.problem, columns.problem),
    ], columns, style));
    if (group.location !== null)
        lines.push(style.dim(`  at ${group.location}`));
    // Never broken into lines: it must still work when it is pasted.
    if (group.reproduce !== null)
        lines.push(`  ${style.dim("$")} ${(0,cut/* cut */.J)((0,plain/* plain */.p)(group.reproduce), COMMAND_CHARS)}`);
    return lines;
}
/** The findings as a table (state, tool, check, problem), one block for each tool, worst first. */
function findingLines(findings, width, style) {
    const all = groupsOf(findings, style);
    if (all.length === 0)
        return [];
    const groups = all.slice(0, GROUPS);
    const columns = columnsOf(groups, width);
    const head = `  ${pad("Tool", columns.tool)}  ${pad("Check", columns.check)}  Problem`;
    const blocks = groups.map((group) => groupLines(group, columns, style));
    const left = all.length - groups.length;
    const more = left > 0 ? ["", `  and ${(0,words/* counted */.h)(left, "tool")} more with findings: see the report files`] : [];
    return [style.dim(head), ...blocks.flatMap((block, i) => (i === 0 ? block : ["", ...block])), ...more];
}

// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(1822);
;// CONCATENATED MODULE: ./build/report/terminal-rest.js






const NAMES = 8;
const terminal_rest_NAME_CHARS = 60;
const REASON_CHARS = 300;
const REASONS = 12;
const TOOLS = 500;
/** `• text`, wrapped, with the further lines set in. */
function entry(value, width) {
    return wrap(value, width - 4).map((line, i) => (i === 0 ? `  - ${line}` : `    ${line}`));
}
function section(title, entries, width, style) {
    if (entries.length === 0)
        return [];
    const shown = entries.slice(0, REASONS);
    const left = entries.length - shown.length;
    const more = left > 0 ? [`    and ${left.toLocaleString("en-US")} more ${left === 1 ? "entry" : "entries"}`] : [];
    return [style.bold(title), ...shown.flatMap((value) => entry(value, width)), ...more];
}
/** Tools that were not called, grouped by the reason. */
function skippedLines(report, width, style) {
    const entries = [...(0,group/* groupBy */.$)(report.skipped, ({ reason }) => reason)].map(([reason, tools]) => {
        const names = tools.map(({ tool }) => lineText(tool, terminal_rest_NAME_CHARS));
        return `${(0,words/* counted */.h)(names.length, "tool")}, ${lineText(reason, REASON_CHARS)}: ${(0,words/* listed */.K)(names, NAMES)}`;
    });
    return section("Not called", entries, width, style);
}
/** What could not be told, by check and reason. */
function notVerifiedLines(report, width, style) {
    const counts = new Map();
    for (const check of report.checks) {
        for (const { tool, reason, calls } of check.notVerified) {
            const key = `${check.id}: ${lineText(reason, REASON_CHARS)}`;
            const now = counts.get(key) ?? { tools: new Set(), calls: 0 };
            now.calls += calls;
            if (tool !== null)
                now.tools.add(lineText(tool, terminal_rest_NAME_CHARS));
            counts.set(key, now);
        }
    }
    const entries = [...counts].map(([key, { tools, calls }]) => {
        const amount = calls > 0 ? ` (${(0,words/* counted */.h)(calls, "call")})` : "";
        const names = tools.size > 0 ? `: ${(0,words/* listed */.K)([...tools], 4)}` : "";
        return `${key}${amount}${names}`;
    });
    return section("Not verified", entries, width, style);
}
/** What was measured: fuzz calls with their seed, timed series. */
function measuredLines(report, width, style) {
    const lines = (0,figures/* figureLines */.u)(report).map((line) => lineText(line, 400));
    return section("Measured", lines, width, style);
}
/** What the reader must know beside the findings. */
function warningLines(report, width, style) {
    return section("Notes", report.warnings.map((warning) => lineText(warning, 600)), width, style);
}
/** The tools that were listed, with their size in the context of a model. */
function toolLines(report, width, style) {
    const tokens = new Map(report.metrics.contextCost.perTool.map((one) => [one.tool, one.tokens]));
    const tools = report.tools.slice(0, TOOLS);
    const room = Math.max(10, width - 24);
    const names = tools.map((tool) => lineText(tool.name, room) || '""');
    const column = Math.min(room, Math.max(4, ...names.map(widthOf)));
    const rows = tools.map((tool, i) => {
        const size = tokens.get(tool.name)?.toLocaleString("en-US") ?? "";
        return `${verdictSign(tool.verdict, style)} ${pad(names[i] ?? "", column)}  ${pad(size, 9, "start")}`.trimEnd();
    });
    const left = report.tools.length - tools.length;
    const head = style.dim(`  ${pad("Tool", column)}  ${pad("Tokens", 9, "start")}`);
    return [head, ...rows, ...(left > 0 ? [`  and ${(0,words/* counted */.h)(left, "tool")} more`] : [])];
}

// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/terminal.js











const NARROWEST = 40;
const TEXT_CHARS = 200;
const terminal_NAME_CHARS = 64;
const FIX_CHARS = 300;
function headline(report) {
    const { failure, headline: addition } = report;
    if (failure !== null) {
        const started = report.server.transport === "http" ? "could not be audited" : "could not be started";
        const what = failure.stage === "list" ? "does not list its tools" : started;
        return `MCP audit: the server ${what}`;
    }
    return `MCP audit: ${(0,report_words/* gradeText */.Fp)(report.score.grade, report.score.percent)}${(0,report_words/* changeText */.k0)(report)}${addition === null ? "" : `, ${lineText(addition, TEXT_CHARS)}`}`;
}
function paintHeadline(report, line, style) {
    if (report.conclusion.result === "failure")
        return style.bold(style.red(line));
    return style.bold(report.score.percent === null ? line : style.green(line));
}
function serverLine(report) {
    const { server, metrics } = report;
    const { tools } = metrics.coverage;
    const name = [lineText(server.name, TEXT_CHARS), lineText(server.version, 40)]
        .filter((part) => part !== "")
        .join(" ");
    return [
        name || lineText(server.target, TEXT_CHARS),
        server.transport,
        lineText(server.protocolVersion, 40),
        ...(report.failure === null ? [`${(0,words/* counted */.h)(tools, "tool")}: ${(0,report_words/* coverageText */._)(metrics.coverage)}`] : []),
        ...(metrics.contextCost.tokens > 0 ? [`tool list ${(0,words/* counted */.h)(metrics.contextCost.tokens, "token")}`] : []),
    ]
        .filter((part) => part !== "")
        .join(" · ");
}
function categoryLines(report, width, style) {
    return finding/* CATEGORIES */.R6.flatMap((category) => {
        const { percent, grade, notRun } = report.score.categories[category];
        const own = report.findings.filter((finding) => finding.category === category);
        const sign = verdictSign((0,report_words/* categoryVerdict */.gK)(report, category), style);
        const why = countText(own) || (percent === null ? lineText(notRun ?? "", TEXT_CHARS) : "");
        const start = `${pad(report_words/* TITLES */.eX[category], 12)} ${pad(percentText(percent), 7, "start")}  ${grade ?? " "}`;
        const [first = "", ...rest] = wrap(why, width - 28);
        const lines = [`${sign} ${start}   ${style.dim(first)}`.trimEnd()];
        return [...lines, ...rest.map((line) => `${" ".repeat(28)}${style.dim(line)}`)];
    });
}
/** The end is what stays on the screen: it says what to do first. */
function firstLines(report, width) {
    const step = (0,first_step/* firstStepOf */.I)(report);
    if (step === null)
        return [];
    const { problem, finding } = step;
    const who = (0,comment_tables/* whom */.Gd)(problem, (tool) => lineText(tool, terminal_NAME_CHARS));
    return wrap(`First: ${who}: ${lineText(finding.fix, FIX_CHARS)}`, width);
}
function footer(report, width, style) {
    const { conclusion, findings, suppressed, durationMs, failure } = report;
    if (failure !== null)
        return [style.dim(`after ${durationText(durationMs)}`)];
    const found = countText(findings) || "no findings";
    const accepted = suppressed.length > 0 ? `, ${suppressed.length} accepted` : "";
    const line = `${found}${accepted} in ${durationText(durationMs)}`;
    const why = conclusion.reasons.map((reason) => lineText(reason, TEXT_CHARS)).join("; ");
    return [line, ...(why === "" ? [] : [style.red(`Failed: ${why}`)]), ...firstLines(report, width)];
}
/** The report as text for a terminal: worst first, wrapped to the width, text of the server made harmless. Ends in a newline. */
function renderTerminal(report, options) {
    const width = Math.max(NARROWEST, options.width);
    const style = createStyle(options.color);
    const head = wrap(headline(report), width).map((line) => paintHeadline(report, line, style));
    const failed = report.failure !== null;
    const blocks = [
        [...head, ...wrap(serverLine(report), width).map(style.dim)],
        failed
            ? failureLines(report, width, style, options.reader ?? "command line")
            : categoryLines(report, width, style),
        options.tools && !failed ? toolLines(report, width, style) : [],
        findingLines((0,report_words/* newFirst */.$h)(report.findings), width, style),
        failed ? [] : skippedLines(report, width, style),
        notVerifiedLines(report, width, style),
        measuredLines(report, width, style),
        warningLines(report, width, style),
        footer(report, width, style),
    ];
    const filled = blocks.filter((block) => block.length > 0);
    return `${filled.map((block) => block.join("\n")).join("\n\n")}\n`;
}

// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/action/core.js + 1 modules
var core = __webpack_require__(3960);
;// CONCATENATED MODULE: ./build/action/log.js



/** Width of the log as GitHub shows it without wrapping. */
const WIDTH = 120;
/** Prints the report to the job's log, with every workflow command of the server's making disarmed. */
function logReport(report) {
    (0,core/* startGroup */.Oh)("MCP audit report");
    const text = renderTerminal(report, { width: WIDTH, color: false, reader: "action" });
    for (const line of text.split("\n"))
        (0,core/* info */.pq)((0,text_escape/* escapeCommand */.Nf)(line));
    (0,core/* endGroup */.N4)();
}


/***/ }),

/***/ 6433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ boundsDrafts)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5697);
/* harmony import */ var _keywords_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8860);
/* harmony import */ var _malformed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2035);




/** Longest text made to be just too long. */
const MAX_TEXT = 20_000;
/** Values of the right type, each just outside of one thing that the schema allows; the first matters most. */
function outside(schema, type) {
    const values = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, "enum");
    if (Array.isArray(values) && type === "string")
        return ["not-one-of-the-allowed-values"];
    if (type === "number" || type === "integer") {
        const maximum = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "maximum") ?? (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "exclusiveMaximum");
        const minimum = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "minimum") ?? (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "exclusiveMinimum");
        return [maximum === null ? [] : maximum + 1, minimum === null ? [] : minimum - 1].flat();
    }
    if (type !== "string")
        return [];
    const least = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "minLength");
    const most = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "maxLength");
    const lengths = [
        least !== null && least > 0 ? Math.min(least, MAX_TEXT) - 1 : [],
        most !== null && most < MAX_TEXT ? Math.floor(most) + 1 : [],
    ].flat();
    if (lengths.length > 0)
        return lengths.map((length) => "x".repeat(length));
    if (typeof (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, "pattern") === "string")
        return ["\u00a7 does not match \u00a7"];
    return typeof (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(schema, "format") === "string" ? ["\u00a7 not of this format \u00a7"] : [];
}
/** `bounds/<p>`: the valid call with one value just out of bounds; where there are two, the other one is `bounds/<p>/other`. */
function boundsDrafts(tool, valid) {
    const names = new Set(tool.parameters.map(({ name }) => name));
    return tool.parameters.flatMap(({ name, schema, type }) => {
        const [first, second] = type === null ? [] : outside(schema, type);
        const other = `${name}/other`;
        return [
            first === undefined ? [] : (0,_draft_js__WEBPACK_IMPORTED_MODULE_3__/* .malformed */ .Q)(`bounds/${name}`, "bounds", (0,_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .withMember */ .RV)(valid, name, first), name),
            second === undefined || names.has(other)
                ? []
                : (0,_draft_js__WEBPACK_IMPORTED_MODULE_3__/* .malformed */ .Q)(`bounds/${other}`, "bounds", (0,_malformed_js__WEBPACK_IMPORTED_MODULE_0__/* .withMember */ .RV)(valid, name, second), name),
        ].flat();
    });
}


/***/ }),

/***/ 5697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ malformed)
/* harmony export */ });
/** A malformed draft. */
function malformed(id, kind, args, property = null) {
    return { id, kind, property, arguments: args, wanted: "invalid" };
}


/***/ }),

/***/ 8697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ toolFilter),
/* harmony export */   O: () => (/* binding */ isInShard)
/* harmony export */ });
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1310);

/** Whether the tool of this index is of the share of the tools that this run is about. */
const isInShard = (index, shard) => shard === null || index % shard.count === shard.index - 1;
/** Tells which tools the run is about: name patterns first, then the shard. */
function toolFilter(settings) {
    const wanted = settings.tools.map(_text_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .f);
    const excluded = settings.excludeTools.map(_text_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globMatcher */ .f);
    return (tool) => {
        if (wanted.length > 0 && !wanted.some((matches) => matches(tool.name)))
            return "filter";
        if (excluded.some((matches) => matches(tool.name)))
            return "filter";
        return isInShard(tool.index, settings.shard) ? "wanted" : "shard";
    };
}


/***/ }),

/***/ 8860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pl: () => (/* binding */ typesOf),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** The number that a keyword gives; null where it gives none. JSON can write numbers that are not finite. */
function numberOf(schema, keyword) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(schema, keyword);
    return typeof value === "number" && Number.isFinite(value) ? value : null;
}
/** The count that a keyword such as `minItems` gives, as a whole number; `otherwise` where it gives none. */
function countOf(schema, keyword, otherwise) {
    const value = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(schema, keyword);
    return typeof value === "number" && value >= 0 ? Math.floor(value) : otherwise;
}
/** The types that `type` names: one, several, or none. */
function typesOf(schema) {
    const type = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(schema, "type");
    return typeof type === "string" ? [type] : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textsIn */ .Ej)(type);
}


/***/ }),

/***/ 2035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ withMember),
/* harmony export */   SC: () => (/* binding */ wrongValues),
/* harmony export */   _Q: () => (/* binding */ simpleMalformed),
/* harmony export */   t4: () => (/* binding */ withoutMember)
/* harmony export */ });
/* harmony import */ var _draft_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5697);
/* harmony import */ var _merge_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4524);


/**
 * Values of another JSON type, by the declared one, the plainest first. None that a lenient parser turns into the declared
 * type: `"5"` for a number or `1` for a boolean is taken by servers that coerce on purpose.
 */
const WRONG = {
    string: [12345, { x: 1 }, ["x"], true],
    number: ["not-a-number", { x: 1 }, ["x", "y"]],
    integer: ["not-a-number", 1.5, { x: 1 }, ["x", "y"]],
    boolean: ["not-a-boolean", { x: 1 }, 7],
    array: ["not-an-array", { x: 1 }, 12345],
    object: ["not-an-object", ["x"], 12345],
};
/** Values that a property of this declared type does not allow, the plainest first; none where no type is declared. */
function wrongValues(type) {
    return type !== null && Object.hasOwn(WRONG, type) ? (WRONG[type] ?? []) : [];
}
/** A copy of `args` with one member set. */
function withMember(args, name, value) {
    const copy = { ...args };
    (0,_merge_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .define */ .E)(copy, name, value);
    return copy;
}
/** A copy of `args` without one member. */
function withoutMember(args, name) {
    const copy = { ...args };
    delete copy[name];
    return copy;
}
/** `missing-required/*` and `wrong-type/*`: the valid call with one thing wrong. The published crash-resilience rule counts exactly these. */
function simpleMalformed(tool, valid) {
    const missing = [...new Set(tool.required)].map((name) => (0,_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .malformed */ .Q)(`missing-required/${name}`, "missing-required", withoutMember(valid, name), name));
    const wrong = tool.parameters.flatMap(({ name, type }) => {
        const [value] = wrongValues(type);
        if (value === undefined)
            return [];
        const args = withMember(valid, name, value);
        return [(0,_draft_js__WEBPACK_IMPORTED_MODULE_1__/* .malformed */ .Q)(`wrong-type/${name}`, "wrong-type", args, name)];
    });
    return [...missing, ...wrong];
}


/***/ }),

/***/ 4524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ flatten),
/* harmony export */   E: () => (/* binding */ define)
/* harmony export */ });
/* harmony import */ var _facts_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9428);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);


/** References followed in a row, and branches of `allOf` merged; cycles end here. */
const MAX_STEPS = 50;
function join(into, from) {
    const properties = { ...((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(into.properties) ? into.properties : {}) };
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(from.properties)) {
        for (const [name, schema] of Object.entries(from.properties))
            define(properties, name, schema);
    }
    const required = [
        ...(Array.isArray(into.required) ? into.required : []),
        ...(Array.isArray(from.required) ? from.required : []),
    ];
    const joined = { ...into, ...from };
    if (Object.keys(properties).length > 0)
        joined.properties = properties;
    if (required.length > 0)
        joined.required = [...new Set(required)];
    return joined;
}
/** Sets a member whatever its name: `__proto__` is a property like any other. */
function define(object, name, value) {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}
/** A schema with its local references followed, `allOf` merged and branch `choice` of `anyOf`/`oneOf` taken. */
function flatten(schema, root, choice, steps = 0) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(schema) || steps > MAX_STEPS)
        return {};
    const { $ref, allOf, anyOf, oneOf, ...own } = schema;
    let flat = own;
    if (typeof $ref === "string") {
        flat = join(flatten((0,_facts_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveLocal */ .iT)(root, $ref), root, choice, steps + 1), flat);
    }
    if (Array.isArray(allOf)) {
        for (const part of allOf.slice(0, MAX_STEPS))
            flat = join(flat, flatten(part, root, choice, steps + 1));
    }
    for (const branches of [anyOf, oneOf]) {
        if (!Array.isArray(branches))
            continue;
        const usable = branches.filter((branch) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(branch) && (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(branch, "type") !== "null");
        const branch = usable[Math.min(choice, usable.length - 1)];
        if (branch !== undefined)
            flat = join(flat, flatten(branch, root, choice, steps + 1));
    }
    return flat;
}


/***/ }),

/***/ 4328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ makeNumber)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9598);
/* harmony import */ var _text_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3527);
/* harmony import */ var _keywords_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8860);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7978);




function byName(name) {
    const word = (0,_text_name_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z)(name).at(-1) ?? "";
    return Object.hasOwn(_values_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER_BY_NAME */ ["if"], word) ? (_values_js__WEBPACK_IMPORTED_MODULE_0__/* .NUMBER_BY_NAME */ ["if"][word] ?? 1) : 1;
}
/** A number within `minimum`, `maximum`, their exclusive kin (numbers, or draft-04 booleans) and `multipleOf`: what the name tells, else 1, where that fits. */
function makeNumber(schema, integer, name = "") {
    const step = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "multipleOf") ?? (integer ? 1 : null);
    const gap = step ?? 0.5;
    const lowExclusive = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "exclusiveMinimum");
    const highExclusive = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "exclusiveMaximum");
    const minimum = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "minimum");
    const maximum = (0,_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .rl)(schema, "maximum");
    const lowGap = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(schema, "exclusiveMinimum") === true ? gap : 0;
    const highGap = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(schema, "exclusiveMaximum") === true ? gap : 0;
    const low = Math.max(minimum === null ? -Infinity : minimum + lowGap, lowExclusive === null ? -Infinity : lowExclusive + gap);
    const high = Math.min(maximum === null ? Infinity : maximum - highGap, highExclusive === null ? Infinity : highExclusive - gap);
    const wanted = Math.min(Math.max(byName(name), low), high);
    if (step === null || step <= 0)
        return wanted;
    const up = Math.ceil(wanted / step) * step;
    const value = up <= high ? up : Math.floor(wanted / step) * step;
    return Number(value.toPrecision(12));
}


/***/ }),

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

/***/ 2297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ hangLimit),
  f: () => (/* binding */ planCases)
});

// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var schema = __webpack_require__(4663);
// EXTERNAL MODULE: ./build/model/case.js
var model_case = __webpack_require__(5344);
// EXTERNAL MODULE: ./build/cases/bounds.js
var bounds = __webpack_require__(6433);
// EXTERNAL MODULE: ./build/cases/filter.js
var cases_filter = __webpack_require__(8697);
// EXTERNAL MODULE: ./build/cases/malformed.js
var malformed = __webpack_require__(2035);
;// CONCATENATED MODULE: ./build/cases/probes.js


/** The user's own calls of one tool. They are consent for exactly these calls, whatever the scope. */
function probeCases(tool, settings) {
    const probes = settings.probes.filter((probe) => probe.tool === tool.name);
    if (probes.length === 0)
        return [];
    const { check } = (0,schema/* validator */.N)(tool.inputSchema ?? {});
    return probes.map((probe) => {
        const proof = check(probe.arguments);
        const id = (0,model_case/* probeId */.sp)(probe.name);
        return {
            key: (0,model_case/* caseKeyOf */.tm)(tool.index, id),
            id,
            kind: "probe",
            toolIndex: tool.index,
            tool: tool.name,
            property: null,
            arguments: probe.arguments,
            proof: proof === "unknown" ? "unproven" : proof,
            timeoutMs: settings.timeoutMs,
        };
    });
}

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/cases/draft.js
var draft = __webpack_require__(5697);
// EXTERNAL MODULE: ./build/cases/keywords.js
var keywords = __webpack_require__(8860);
// EXTERNAL MODULE: ./build/cases/merge-schema.js
var merge_schema = __webpack_require__(4524);
;// CONCATENATED MODULE: ./build/cases/robust.js





/** Tried in this order: the first that violates the type and is not in the `enum`. */
const WRONG_VALUES = [
    ["number", 12345],
    ["string", "not-a-valid-value"],
    ["boolean", true],
    ["array", ["x"]],
    ["object", { x: 1 }],
];
const EXTRA = "unexpected_argument_xyz";
function wrongValue(parameter) {
    const types = (0,keywords/* typesOf */.pl)(parameter.schema);
    const values = (0,json/* member */.Dc)(parameter.schema, "enum");
    const allowed = Array.isArray(values) ? JSON.stringify(values) : "";
    const accepts = (type) => types.includes(type) || (type === "number" && types.includes("integer"));
    return WRONG_VALUES.find(([type, value]) => !accepts(type) && !allowed.includes(JSON.stringify(value)))?.[1];
}
function robust_assign(parameters, wanted) {
    const args = {};
    for (const parameter of parameters) {
        const value = wanted(parameter);
        if (value !== undefined)
            (0,merge_schema/* define */.E)(args, parameter.name, value);
    }
    return args;
}
/** Required arrays of objects: where nested mistakes can be made. */
function arraysOfObjects(tool) {
    return tool.parameters.flatMap(({ name, schema, required }) => {
        const flat = (0,merge_schema/* flatten */.B)(schema, tool.inputSchema ?? {}, 0);
        const items = (0,merge_schema/* flatten */.B)((0,json/* member */.Dc)(flat, "items"), tool.inputSchema ?? {}, 0);
        if (!required || (0,json/* member */.Dc)(flat, "type") !== "array" || (0,json/* member */.Dc)(items, "type") !== "object")
            return [];
        return [{ name, required: (0,json/* textsIn */.Ej)(items.required) }];
    });
}
function nested(tool, valid) {
    const [array] = arraysOfObjects(tool);
    if (array === undefined)
        return [];
    const drafts = [
        (0,draft/* malformed */.Q)("robust/nested-string", "robust", (0,malformed/* withMember */.RV)(valid, array.name, "not-an-array"), array.name),
    ];
    const value = (0,json/* member */.Dc)(valid, array.name);
    const item = Array.isArray(value) ? value[0] : undefined;
    const [missing] = array.required;
    if (missing === undefined || !(0,json/* isObject */.Gv)(item))
        return drafts;
    return [
        ...drafts,
        (0,draft/* malformed */.Q)("robust/nested-item", "robust", (0,malformed/* withMember */.RV)(valid, array.name, [(0,malformed/* withoutMember */.t4)(item, missing)]), array.name),
    ];
}
/** The `robust/*` calls of one tool, malformed ones only. `valid`: the tool's valid call, null when none could be made. */
function robustDrafts(tool, valid) {
    const typed = tool.parameters.filter((parameter) => (0,keywords/* typesOf */.pl)(parameter.schema).length > 0);
    const strings = typed.filter((parameter) => parameter.type === "string");
    const wrongTypes = robust_assign(typed, wrongValue);
    const nulls = robust_assign(typed, (one) => ((0,keywords/* typesOf */.pl)(one.schema).includes("null") ? undefined : null));
    const drafts = [];
    const add = (id, args) => drafts.push((0,draft/* malformed */.Q)(`robust/${id}`, "robust", args));
    if (tool.required.length > 0)
        add("missing-required", {});
    if (typed.length > 0) {
        add("wrong-types", wrongTypes);
        add("nulls", nulls);
        add("extra-argument", (0,malformed/* withMember */.RV)(wrongTypes, EXTRA, "x"));
    }
    if (strings.length > 0)
        add("string-as-object", { ...valid, ...robust_assign(strings, () => ({ x: 1 })) });
    return valid === null ? drafts : [...drafts, ...nested(tool, valid)];
}
/** `{}` to a read-only tool without properties: a valid call, for coverage. */
function noArguments(tool) {
    if (!tool.readOnly || tool.parameters.length > 0 || tool.required.length > 0)
        return [];
    return [{ id: "robust/read-only-no-args", kind: "robust", property: null, arguments: {}, wanted: "valid" }];
}

// EXTERNAL MODULE: ./build/cases/scope.js
var scope = __webpack_require__(4722);
// EXTERNAL MODULE: ./build/cases/valid.js + 1 modules
var cases_valid = __webpack_require__(6207);
;// CONCATENATED MODULE: ./build/cases/plan.js









/** Lowest hang limit of `robust/*`, in milliseconds. */
const LEAST_HANG_MS = 2_000;
/** Milliseconds that a `robust/*` call may take. */
function hangLimit(settings) {
    return settings.robustInput.hangMs ?? Math.max(LEAST_HANG_MS, settings.timeoutProbeSec * 1000);
}
/** The calls one tool may get, in order: the valid one first. */
function draftsOf(tool, allowed, robust, given) {
    const hints = (0,cases_valid/* hintsOf */.iw)(tool, given);
    const valid = (0,cases_valid/* validArguments */.r0)(tool.inputSchema, hints);
    const drafts = [];
    if (allowed.valid && valid !== null) {
        const draft = { kind: "valid", property: null, wanted: "valid" };
        drafts.push({ ...draft, id: "valid", arguments: valid });
        const described = (0,cases_valid/* describedArguments */.mU)(tool.inputSchema, hints, valid);
        if (described !== null) {
            drafts.push({ ...draft, id: "valid/described", arguments: described, unless: "valid" });
        }
    }
    if (allowed.malformed) {
        if (valid !== null)
            drafts.push(...(0,malformed/* simpleMalformed */._Q)(tool, valid));
        if (robust)
            drafts.push(...robustDrafts(tool, valid));
        if (valid !== null)
            drafts.push(...(0,bounds/* boundsDrafts */.u)(tool, valid));
    }
    if (robust && allowed.valid)
        drafts.push(...noArguments(tool));
    return allowed.valid && valid === null && drafts.length === 0 ? null : drafts;
}
function prove(tool, drafts, settings) {
    const { check } = (0,schema/* validator */.N)(tool.inputSchema ?? {});
    const cases = [];
    const dropped = [];
    for (const draft of drafts) {
        const proof = check(draft.arguments);
        const { wanted, unless, ...rest } = draft;
        if (proof !== wanted) {
            const reason = proof === "unknown" ? "the schema does not tell" : `the schema finds it ${proof}`;
            dropped.push({ toolIndex: tool.index, id: draft.id, reason });
            continue;
        }
        const timeoutMs = draft.kind === "robust" ? hangLimit(settings) : settings.timeoutMs;
        const key = (0,model_case/* caseKeyOf */.tm)(tool.index, draft.id);
        cases.push({
            key,
            toolIndex: tool.index,
            tool: tool.name,
            proof,
            timeoutMs,
            ...rest,
            ...(unless === undefined ? {} : { unless: (0,model_case/* caseKeyOf */.tm)(tool.index, unless) }),
        });
    }
    return { cases, dropped };
}
function skip(tool, cause, reason) {
    return { cases: [], dropped: [], skipped: { toolIndex: tool.index, tool: tool.name, cause, reason } };
}
function planTool(tool, settings, robust, given) {
    const allowed = (0,scope/* consent */.v)(tool, settings);
    if (!allowed.valid && !allowed.malformed)
        return skip(tool, "consent", allowed.reason ?? "");
    const drafts = draftsOf(tool, allowed, robust, given);
    if (drafts === null)
        return skip(tool, "not-synthesizable", "no arguments could be made that its schema allows");
    const planned = prove(tool, drafts, settings);
    if (allowed.reason !== null)
        return { ...planned, skipped: skip(tool, "consent", allowed.reason).skipped };
    return { ...planned, skipped: null };
}
/**
 * Decides every call of a run, from the listed tools and the settings alone. Linear in the number of tools. `given`: where
 * the user's own command line points, for read-only tools that ask for a path.
 */
function planCases(tools, settings, given = null) {
    const filter = (0,cases_filter/* toolFilter */.J)(settings);
    const plan = { cases: [], dropped: [], skipped: [] };
    let robustTools = 0;
    for (const tool of tools) {
        const wanted = filter(tool);
        let planned;
        if (wanted === "filter")
            planned = skip(tool, "filter", "left out by `tools` or `exclude-tools`");
        else if (wanted === "shard")
            planned = skip(tool, "shard", "belongs to another shard");
        else {
            const robust = settings.robustInput.enabled && robustTools < settings.robustInput.maxTools;
            planned = planTool(tool, settings, robust, given);
            if (planned.cases.length > 0)
                robustTools += 1;
        }
        plan.cases.push(...planned.cases, ...(wanted === "shard" ? [] : probeCases(tool, settings)));
        plan.dropped.push(...planned.dropped);
        if (planned.skipped !== null)
            plan.skipped.push(planned.skipped);
    }
    return plan;
}


/***/ }),

/***/ 4722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ consent)
/* harmony export */ });
const NOT_READ_ONLY = "not marked read-only (`readOnlyHint: true`)";
/** The one place that decides which calls a tool may get. */
function consent(tool, settings) {
    switch (settings.scope) {
        case "all":
            return { valid: true, malformed: true, reason: null };
        case "static":
            return { valid: false, malformed: false, reason: "scope is `static`" };
        case "malformed":
            return tool.readOnly
                ? { valid: true, malformed: true, reason: null }
                : { valid: false, malformed: true, reason: `malformed calls only: ${NOT_READ_ONLY}` };
        case "read-only":
            return tool.readOnly
                ? { valid: true, malformed: true, reason: null }
                : { valid: false, malformed: false, reason: NOT_READ_ONLY };
    }
}


/***/ }),

/***/ 8475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ makeString)
});

// EXTERNAL MODULE: ./build/facts/pattern.js
var facts_pattern = __webpack_require__(9086);
// EXTERNAL MODULE: ./build/model/case.js
var model_case = __webpack_require__(5344);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/text/name.js
var text_name = __webpack_require__(3527);
;// CONCATENATED MODULE: ./build/cases/described.js
/** Description that is read; the rest is prose. */
const READ_CHARS = 2_000;
const INTRODUCED = String.raw `(?:\be\.?g\.?|\bfor example|\bfor instance|\bexamples?|\bsuch as)[,:]?\s{0,3}`;
const IN_QUOTES = ['"([^"\\n]{1,200})"', "'([^'\\n]{1,200})'", "`([^`\\n]{1,200})`"].join("|");
/** The ways to give an example, the plainest first. */
const FORMS = [
    new RegExp(String.raw `${INTRODUCED}[[({]?\s?(?:${IN_QUOTES})`, "i"),
    // A value in quotes after a colon: `Full type: "base.request" or "chain.agent"`.
    new RegExp(String.raw `:\s(?:${IN_QUOTES})(?=\s?[,;.)|]|\s(?:or|and)\b|\s*$)`),
    // A word without quotes is an example only where nothing but an end follows it.
    new RegExp(String.raw `${INTRODUCED}([\w@#][\w./:@+#-]{0,80}[\w/])(?=\s?[,;)\]]|\.?\s*$)`, "i"),
];
/** The first example that a description gives (`e.g. "Paris"`, `such as 'en'`, `for example: USD)`); null when it gives none. */
function describedExample(description) {
    if (description === null)
        return null;
    const text = description.slice(0, READ_CHARS);
    for (const form of FORMS) {
        const found = form
            .exec(text)
            ?.slice(1)
            .find((group) => group !== undefined);
        if (found !== undefined)
            return found;
    }
    return null;
}

// EXTERNAL MODULE: ./build/cases/keywords.js
var keywords = __webpack_require__(8860);
// EXTERNAL MODULE: ./build/model/workspace.js
var workspace = __webpack_require__(9259);
// EXTERNAL MODULE: ./build/cases/places.js
var places = __webpack_require__(5032);
;// CONCATENATED MODULE: ./build/cases/paths.js



const words = (text) => new Set(text.split(" "));
const FILE_WORDS = words("file filename filepath files filenames");
const FOLDER_WORDS = words("dir dirs directory directories folder folders cwd workdir rootdir");
const PATH_WORDS = words("path paths filepath pathname");
/** Names that may stand for a path where the talk is of files. */
const PLACE_WORDS = words("source src destination dest target output input root location");
const GIT_WORDS = words("git repo repository");
const FOLDER_TOOLS = words("directory directories dir folder folders tree ls glob");
const LISTING_TOOLS = words("list find search scan walk watch grep");
const CONTENT_TOOLS = words("read write edit info content contents");
const NEW_WORDS = words("output out destination dest target new save");
const ABOUT_FILES = /\b(?:files?|filenames?|director(?:y|ies)|folders?|file ?system|on disk)\b/i;
const NOT_LOCAL = /\b(?:json ?path|xpath|url path|api path|endpoint|route|dot[- ]notation|query path|object path|selector|remote|bucket|repository's)\b/i;
/** With one of these beside it, a path lies in a remote repository or store. */
const REMOTE_SIBLINGS = words("owner repo repository org bucket branch ref");
const README = "README.md";
const MOVES = words("move rename");
const DELETES = words("delete remove unlink trash erase rmdir rm");
const CHANGES = words("write edit update append insert replace modify patch overwrite");
const CREATES = words("create new make mkdir save export generate download init touch");
const EXTENSION_WORDS = {
    markdown: "md",
    image: "png",
    picture: "png",
    photo: "png",
    screenshot: "png",
    media: "png",
    sqlite: "db",
    database: "db",
    yml: "yaml",
    python: "py",
    javascript: "js",
    typescript: "ts",
    word: "docx",
    docx: "docx",
    excel: "xlsx",
    xlsx: "xlsx",
    spreadsheet: "xlsx",
    powerpoint: "pptx",
    pptx: "pptx",
    presentation: "pptx",
    audio: "mp3",
    video: "mp4",
};
const some = (list, set) => list.some((word) => set.has(word));
/** A path without more words: the tool's name tells what lies there. */
function unnamed({ description, tool }) {
    const folder = /\b(?:directory|folder)\b/i.test(description);
    const file = /\bfiles?\b/i.test(description);
    if (folder !== file)
        return folder ? "folder" : "file";
    if (some(tool, FOLDER_TOOLS))
        return "folder";
    return some(tool, LISTING_TOOLS) && !some(tool, CONTENT_TOOLS) ? "folder" : "file";
}
function kindOf(asked) {
    const { name, description, tool } = asked;
    const last = name.slice(-1);
    const isPath = some(last, PATH_WORDS);
    const isFolder = some(last, FOLDER_WORDS) || (isPath && some(name, FOLDER_WORDS));
    const isFile = some(last, FILE_WORDS) || (some(name, FILE_WORDS) && (isPath || last.includes("name")));
    const aboutFiles = ABOUT_FILES.test(description) || some(tool, FILE_WORDS) || some(tool, FOLDER_WORDS);
    const isPlace = some(last, PLACE_WORDS) && aboutFiles && !/\burls?\b/i.test(description);
    if (NOT_LOCAL.test(description) || !(isFolder || isFile || isPath || isPlace))
        return null;
    const git = tool.includes("git") || some(name, GIT_WORDS);
    if (git && !isFile && (isFolder || isPath))
        return "repository";
    if (isFolder)
        return "folder";
    return isFile ? "file" : unnamed(asked);
}
function extensionOf({ name, description, tool }) {
    const known = (word) => EXTENSION_WORDS[word] ?? places/* EXTENSIONS */.Z1.find((one) => one === word);
    for (const word of [...name, ...tool, ...(0,text_name/* wordsOf */.Z)(description.slice(0, 200))]) {
        const extension = Object.hasOwn(EXTENSION_WORDS, word) || word.length > 2 ? known(word) : undefined;
        if (extension !== undefined)
            return extension;
    }
    return "txt";
}
function inWorkspace(kind, asked) {
    const { name, tool } = asked;
    const isNew = some(name, NEW_WORDS) || (some(tool, CREATES) && !some(name, words("source src input")));
    const at = (path) => `${workspace/* WORKSPACE */.u}/${path}`;
    if (kind === "repository")
        return at(places/* LAYOUT */.rs.repository);
    if (kind === "folder") {
        if (isNew)
            return at(places/* LAYOUT */.rs.newFolder);
        return at(some(tool, DELETES) ? places/* LAYOUT */.rs.folderToDelete : places/* LAYOUT */.rs.folder);
    }
    const extension = extensionOf(asked);
    if (isNew)
        return at(`${places/* LAYOUT */.rs.newFile}.${extension}`);
    if (some(tool, MOVES))
        return at(places/* LAYOUT */.rs.toMove);
    if (some(tool, DELETES))
        return at(places/* LAYOUT */.rs.toDelete);
    return at(some(tool, CHANGES) && extension === "txt" ? places/* LAYOUT */.rs.toChange : `${places/* LAYOUT */.rs.file}.${extension}`);
}
/** A path for a property that asks for one: in the throwaway workspace, or where the user's own command line points; null for any other property. */
function pathFor(name, description, hints) {
    const asked = {
        name: (0,text_name/* wordsOf */.Z)(name),
        description: description ?? "",
        tool: (0,text_name/* wordsOf */.Z)(hints.tool),
    };
    const kind = kindOf(asked);
    if (kind === null)
        return null;
    const remote = hints.siblings.some((sibling) => REMOTE_SIBLINGS.has(sibling.toLowerCase()));
    if (remote && kind !== "repository")
        return kind === "file" ? README : "docs";
    const { given } = hints;
    if (given === null || kind === "repository")
        return inWorkspace(kind, asked);
    return kind === "folder" ? given.directory : (given.file ?? inWorkspace(kind, asked));
}

// EXTERNAL MODULE: ./build/cases/values.js
var values = __webpack_require__(7978);
;// CONCATENATED MODULE: ./build/cases/strings.js









/** Texts longer than this are not made up, whatever `minLength` asks for. */
const MAX_LENGTH = 10_000;
/** The last word of a longer name counts when the whole is unknown. */
function byName(name) {
    const all = (0,text_name/* wordsOf */.Z)(name);
    for (const word of [all.join("_"), all.at(-1) ?? ""]) {
        const found = values/* BY_NAME */.Oj.find(([pattern]) => pattern.test(word));
        if (found !== undefined)
            return found[1];
    }
    return null;
}
function fitLength(text, min, max) {
    if (min > MAX_LENGTH)
        return text;
    const long = text.length < min ? text.padEnd(min, "x") : text;
    return long.length > max ? long.slice(0, max) : long;
}
const UNKNOWN = { hints: places/* NO_HINTS */.fi, description: null, described: false };
/** Texts that fit a property, the most telling first. */
function preferred(schema, name, context) {
    const format = (0,json/* stringMember */.sk)(schema, "format");
    const { hints, description, described } = context;
    const texts = [
        format !== null && Object.hasOwn(values/* BY_FORMAT */.E6, format) ? values/* BY_FORMAT */.E6[format] : null,
        pathFor(name, description, hints),
        described ? describedExample(description) : null,
        byName(name),
        model_case/* NEUTRAL */.qm,
    ];
    return texts.filter((text) => typeof text === "string");
}
/** A realistic text for a property. It may still not validate: the whole is proven afterwards. */
function makeString(schema, name, context = UNKNOWN) {
    const min = (0,keywords/* countOf */.pq)(schema, "minLength", 0);
    const max = (0,keywords/* countOf */.pq)(schema, "maxLength", MAX_LENGTH);
    const pattern = (0,json/* stringMember */.sk)(schema, "pattern");
    const texts = preferred(schema, name, context);
    const fits = (text) => text.length >= min && text.length <= max && (pattern === null || (0,facts_pattern/* matches */.cK)(pattern, text));
    const whole = texts.find(fits);
    if (whole !== undefined)
        return whole;
    const stretched = fitLength(texts[0] ?? model_case/* NEUTRAL */.qm, min, max);
    return fits(stretched) ? stretched : (values/* FOR_PATTERN */.rl.find(fits) ?? stretched);
}


/***/ }),

/***/ 6207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mU: () => (/* binding */ describedArguments),
  iw: () => (/* binding */ hintsOf),
  r0: () => (/* binding */ validArguments)
});

// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var facts_schema = __webpack_require__(4663);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/cases/keywords.js
var keywords = __webpack_require__(8860);
// EXTERNAL MODULE: ./build/cases/merge-schema.js
var merge_schema = __webpack_require__(4524);
// EXTERNAL MODULE: ./build/cases/numbers.js
var numbers = __webpack_require__(4328);
// EXTERNAL MODULE: ./build/cases/places.js
var places = __webpack_require__(5032);
// EXTERNAL MODULE: ./build/cases/strings.js + 2 modules
var strings = __webpack_require__(8475);
;// CONCATENATED MODULE: ./build/cases/generate.js






/** Deepest nesting of generated values. */
const MAX_DEPTH = 50;
/** Items made for one array at most. */
const MAX_ITEMS = 100;
/** The value that a schema itself offers, in the order const, default, enum, examples; undefined when it offers none. */
function offered(schema, manner) {
    if (Object.hasOwn(schema, "const"))
        return schema.const;
    if (manner.given && Object.hasOwn(schema, "default") && schema.default !== null)
        return schema.default;
    const values = (0,json/* member */.Dc)(schema, "enum");
    if (Array.isArray(values) && values.length > 0)
        return values[0];
    const examples = (0,json/* member */.Dc)(schema, "examples");
    if (manner.given && Array.isArray(examples) && examples.length > 0)
        return examples[0];
    return undefined;
}
function typeOf(schema) {
    const named = (0,keywords/* typesOf */.pl)(schema);
    if (named.length > 0)
        return named.find((one) => one !== "null") ?? "null";
    if ((0,json/* isObject */.Gv)(schema.properties))
        return "object";
    return Object.hasOwn(schema, "items") || Object.hasOwn(schema, "prefixItems") ? "array" : null;
}
function different(item, index) {
    if (typeof item === "number")
        return item + index;
    return typeof item === "string" ? `${item}${index + 1}` : item;
}
function makeArray(schema, place, context, depth) {
    const { items, prefixItems } = schema;
    const tuple = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
    const least = Math.max((0,keywords/* countOf */.pq)(schema, "minItems", 0), tuple.length, 1);
    const size = Math.min(least, (0,keywords/* countOf */.pq)(schema, "maxItems", MAX_ITEMS), MAX_ITEMS);
    const singular = { ...place, name: place.name.replace(/(?<=\w)s$/, "") };
    const rest = Array.isArray(items) ? {} : (items ?? {});
    const unique = (0,json/* member */.Dc)(schema, "uniqueItems") === true;
    return Array.from({ length: size }, (_, index) => {
        const item = makeValue(tuple[index] ?? rest, singular, context, depth + 1);
        return unique && index > 0 ? different(item, index) : item;
    });
}
const named = (name) => ({ name, description: null });
function makeObject(schema, context, depth) {
    const properties = (0,json/* isObject */.Gv)(schema.properties) ? schema.properties : {};
    const result = {};
    for (const name of (0,json/* textsIn */.Ej)(schema.required)) {
        (0,merge_schema/* define */.E)(result, name, makeValue((0,json/* member */.Dc)(properties, name) ?? {}, named(name), context, depth + 1));
    }
    for (const [name, property] of Object.entries(properties)) {
        if (Object.hasOwn(result, name))
            continue;
        const missing = Object.keys(result).length < (0,keywords/* countOf */.pq)(schema, "minProperties", 0);
        if (missing || (context.manner.optional && hasKnownValue(property, context))) {
            (0,merge_schema/* define */.E)(result, name, makeValue(property, named(name), context, depth + 1));
        }
    }
    return result;
}
/** Optional properties are given only where the schema says what to give. */
function hasKnownValue(property, context) {
    const flat = (0,merge_schema/* flatten */.B)(property, context.root, context.manner.choice);
    return (Object.hasOwn(flat, "const") ||
        (Object.hasOwn(flat, "default") && flat.default !== null && context.manner.given) ||
        (Array.isArray(flat.enum) && flat.enum.length > 0));
}
function makeValue(schema, given, context, depth) {
    if (depth > MAX_DEPTH)
        return null;
    const flat = (0,merge_schema/* flatten */.B)(schema, context.root, context.manner.choice);
    const known = offered(flat, context.manner);
    if (known !== undefined)
        return known;
    const description = (0,json/* stringMember */.sk)(flat, "description") ?? given.description;
    const place = { name: given.name, description };
    switch (typeOf(flat)) {
        case "object":
            return makeObject(flat, context, depth);
        case "array":
            return makeArray(flat, place, context, depth);
        case "integer":
            return (0,numbers/* makeNumber */.O)(flat, true, place.name);
        case "number":
            return (0,numbers/* makeNumber */.O)(flat, false, place.name);
        case "boolean":
            return false;
        case "null":
            return null;
        default:
            return (0,strings/* makeString */.y)(flat, place.name, {
                hints: context.hints,
                description,
                described: context.manner.described,
            });
    }
}
/**
 * Arguments for an input schema: every required property, and optional ones whose value the schema tells. Not yet proven.
 * `hints`: what else is known of the tool.
 */
function generateArguments(schema, manner, hints = places/* NO_HINTS */.fi) {
    if (!(0,json/* isObject */.Gv)(schema))
        return {};
    const context = { root: schema, manner, hints };
    return makeObject((0,merge_schema/* flatten */.B)(schema, schema, manner.choice), context, 0);
}

;// CONCATENATED MODULE: ./build/cases/valid.js



/** Tried in this order; the first whose arguments validate is taken. */
const MANNERS = [
    { choice: 0, optional: true, given: true },
    { choice: 0, optional: false, given: true },
    { choice: 0, optional: false, given: false },
    { choice: 1, optional: false, given: true },
    { choice: 2, optional: false, given: true },
    { choice: 3, optional: false, given: false },
];
function proven(schema, hints, described) {
    const { check } = (0,facts_schema/* validator */.N)(schema ?? {});
    for (const manner of MANNERS) {
        const made = generateArguments(schema, { ...manner, described }, hints);
        if (check(made) === "valid")
            return made;
    }
    return null;
}
/** Arguments that Ajv proved valid under the tool's own schema, or null when none could be made. */
function validArguments(schema, hints = places/* NO_HINTS */.fi) {
    return proven(schema, hints, false) ?? proven(schema, hints, true);
}
/**
 * Arguments other than `valid`, proven too, with the examples that the descriptions of properties give. Null when they give none. They
 * are a second try and no base of malformed calls: the published crash-resilience figures of real servers (accepted ones
 * among them) belong to calls that are made from the schema alone.
 */
function describedArguments(schema, hints, valid) {
    const made = proven(schema, hints, true);
    return JSON.stringify(made) === JSON.stringify(valid) ? null : made;
}
/** What is known of a tool beside its schema. Only a read-only tool is sent to a place of the user's own. */
function hintsOf(tool, given) {
    return {
        tool: tool.name,
        siblings: tool.parameters.map((parameter) => parameter.name),
        given: tool.readOnly ? given : null,
    };
}


/***/ }),

/***/ 7978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ BY_FORMAT),
/* harmony export */   Oj: () => (/* binding */ BY_NAME),
/* harmony export */   "if": () => (/* binding */ NUMBER_BY_NAME),
/* harmony export */   rl: () => (/* binding */ FOR_PATTERN)
/* harmony export */ });
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5032);

/** Realistic values by the name of a property, most telling first. A name matches as a whole or as its last word. */
const BY_NAME = [
    [/^(?:city|town|place|location|destination|origin)$/, "Paris"],
    [/^country(?:_?code)?$/, "FR"],
    [/^(?:state|region|province)$/, "Bavaria"],
    [/^(?:time_?zone|tz)$/, "Europe/Paris"],
    [/^(?:e?mail|recipient|to|from)$/, "ada@example.com"],
    [/^(?:url|uri|link|href|endpoint|website|site)$/, "https://example.com/"],
    [/^(?:domain|host|hostname)$/, "example.com"],
    [/^(?:ip|ip_?address)$/, "192.0.2.1"],
    [/^(?:date|day|start_?date|end_?date|since|until|before|after)$/, "2024-01-15"],
    [/^(?:datetime|timestamp|start|end|start_?time|end_?time)$/, "2024-01-15T10:30:00Z"],
    [/^time$/, "10:30"],
    [/^(?:lang|language|locale)$/, "en"],
    [/^currency$/, "EUR"],
    [/^(?:symbol|ticker)$/, "ACME"],
    [/^(?:query|q|search|keyword|keywords|term|text_?query)$/, "example"],
    [/^(?:expression|formula)$/, "1 + 1"],
    [/^(?:path|file|file_?path|filename)$/, "example.txt"],
    [/^(?:dir|directory|folder|root|cwd)$/, "."],
    [/^(?:old_?(?:text|str|string)|search_?(?:text|string)|find_?text)$/, _places_js__WEBPACK_IMPORTED_MODULE_0__/* .EXAMPLE_LINE */ .Ck],
    [/^(?:new_?(?:text|str|string)|replacement|replace_?(?:text|string|with))$/, "Another text."],
    [/^(?:pattern|glob)$/, "*.txt"],
    [/^(?:uuid|guid)$/, "123e4567-e89b-42d3-a456-426614174000"],
    [/^(?:owner|org|organization|user|username|author|login)$/, "octocat"],
    [/^(?:repo|repository|project)$/, "hello-world"],
    [/^(?:branch|ref)$/, "main"],
    [/^(?:sha|commit|hash)$/, _places_js__WEBPACK_IMPORTED_MODULE_0__/* .HEAD_COMMIT */ .LT],
    [/^(?:phone|phone_?number|tel)$/, "+33123456789"],
    [/^(?:zip|zip_?code|postal_?code|postcode)$/, "75001"],
    [/^(?:color|colour)$/, "#336699"],
    [/^(?:title|subject|headline)$/, "An example"],
    [/^(?:name|label|first_?name|last_?name)$/, "Ada"],
    [/^(?:message|text|content|body|comment|description|summary|note|prompt|input)$/, _places_js__WEBPACK_IMPORTED_MODULE_0__/* .EXAMPLE_LINE */ .Ck],
    [/^(?:id|key|slug)$/, "example-1"],
];
/** Numbers by the last word of a name; any other is 1. */
const NUMBER_BY_NAME = {
    latitude: 48.8566,
    lat: 48.8566,
    longitude: 2.3522,
    lon: 2.3522,
    lng: 2.3522,
    year: 2024,
    port: 8080,
    timestamp: 1_705_314_600,
};
/** Values by JSON Schema `format`. */
const BY_FORMAT = {
    email: "ada@example.com",
    "idn-email": "ada@example.com",
    uri: "https://example.com/",
    "uri-reference": "https://example.com/",
    iri: "https://example.com/",
    url: "https://example.com/",
    hostname: "example.com",
    ipv4: "192.0.2.1",
    ipv6: "2001:db8::1",
    date: "2024-01-15",
    "date-time": "2024-01-15T10:30:00Z",
    time: "10:30:00Z",
    duration: "PT1H",
    uuid: "123e4567-e89b-42d3-a456-426614174000",
    regex: "a+",
    "json-pointer": "/a",
    byte: "ZXhhbXBsZQ==",
};
/** Texts that satisfy patterns people write: the first that matches is taken. */
const FOR_PATTERN = [
    "example",
    "Example",
    "EXAMPLE",
    "a",
    "A",
    "1",
    "12",
    "123",
    "1234",
    "12345",
    "123456",
    "en",
    "EN",
    "USD",
    "en-US",
    "2024-01-15",
    "2024-01",
    "2024",
    "10:30",
    "10:30:00",
    "2024-01-15T10:30:00Z",
    "2024-01-15T10:30:00.000Z",
    "123e4567-e89b-42d3-a456-426614174000",
    "1.0.0",
    "v1.0.0",
    "ada@example.com",
    "https://example.com/",
    "http://example.com/",
    "/example",
    "/example/item",
    "example/item",
    "example-1",
    "example_1",
    "EX-1",
    "#336699",
    "192.0.2.1",
    "+33123456789",
    "0x1234567890abcdef1234567890abcdef12345678",
    "6dcb09b5b57875f334f61aebed695e2e4193db5e",
    "0123456789abcdef01234567",
    "0123456789abcdef0123456789abcdef",
    "*",
    "",
];


/***/ }),

/***/ 4583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ findBaseCommit),
/* harmony export */   b: () => (/* binding */ whyMissing)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4866);

/** The commit a name stands for, if this clone holds it. Names that look like options are none. */
async function commitOf(root, ref) {
    if (ref.startsWith("-"))
        return null;
    for (const name of [ref, `origin/${ref}`]) {
        const commit = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(root, "rev-parse", "--verify", "--quiet", `${name}^{commit}`);
        if (commit !== null && commit !== "")
            return commit;
    }
    return null;
}
/** Where GitHub's merge commit of the pull request is checked out, its first parent: the base it was merged into. */
async function mergedInto(root, headSha) {
    if ((await commitOf(root, "HEAD^2")) !== headSha)
        return null;
    return commitOf(root, "HEAD^1");
}
/**
 * The commit to compare with, if this clone holds it: what the checked-out merge was made from, else where the branch
 * left the base, so that what the base learned since is not held against the branch, else the base itself.
 */
async function findBaseCommit(root, { refs, headSha }) {
    const merged = headSha === null ? null : await mergedInto(root, headSha);
    if (merged !== null)
        return merged;
    for (const ref of refs) {
        const commit = await commitOf(root, ref);
        if (commit === null)
            continue;
        const fork = headSha === null ? null : await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(root, "merge-base", "HEAD", commit);
        return fork === null || fork === "" ? commit : fork;
    }
    return null;
}
/** Why the base is not in this clone, and what to change. */
async function whyMissing(root, { refs }) {
    if ((await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(root, "rev-parse", "--is-shallow-repository")) === "true") {
        return "The history of this clone is too shallow to hold the base commit. Give actions/checkout `fetch-depth: 2`, or `fetch-depth: 0` where it checks out anything but the merge commit of the pull request.";
    }
    return `This clone holds no commit \`${refs.at(-1) ?? ""}\`. Give actions/checkout \`fetch-depth: 0\`.`;
}


/***/ }),

/***/ 5000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jn: () => (/* binding */ auditBase),
  bx: () => (/* binding */ baseOf),
  pr: () => (/* binding */ noBase)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/facts/facts.js + 2 modules
var facts = __webpack_require__(203);
// EXTERNAL MODULE: ./build/text/path.js
var path = __webpack_require__(8379);
// EXTERNAL MODULE: ./build/core/base-commit.js
var base_commit = __webpack_require__(4583);
// EXTERNAL MODULE: ./build/core/git.js
var git = __webpack_require__(4866);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./build/core/worktree.js




async function complaint(root, text) {
    const filter = await (0,git/* git */.$Y)(root, "config", "--get-regexp", "^remote\\..*\\.partialclonefilter$");
    if (filter === null || filter === "")
        return text;
    return "this clone is partial: leave `filter` of actions/checkout out";
}
/** Checks a commit out into a throwaway folder, without network. A text instead says why git could not. */
async function addWorktree(root, commit) {
    const parent = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(process.env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), "mcp-audit-base-")));
    const folder = (0,external_node_path_.join)(parent, "base");
    const remove = async () => {
        await (0,git/* git */.$Y)(root, "worktree", "remove", "--force", folder);
        await (0,promises_.rm)(parent, { recursive: true, force: true });
        await (0,git/* git */.$Y)(root, "worktree", "prune");
    };
    const added = await (0,git/* askGit */.gG)(root, "worktree", "add", "--detach", folder, commit);
    if (added.ok)
        return { folder, remove };
    await remove();
    return complaint(root, added.text);
}

;// CONCATENATED MODULE: ./build/core/base.js







/** No baseline, and why. */
const noBase = (why) => ({
    baseline: null,
    note: `${/[.)]$/.test(why) ? why : `${why}.`} Nothing was compared.`,
});
const SETUP_ALONE = "It has only what is committed and what `setup` makes, nothing of the job's other steps.";
/** A text of the head's that names its checkout, as the base's would have it: its own server is started, not the head's. */
function mover({ root, folder }, head) {
    const roots = [root, head.workspace ?? root];
    return (text) => roots.reduce((moved, from) => moved.split(from).join(folder), text);
}
function movedTarget(target, move, cwd) {
    if (target.transport === "http")
        return target;
    return { ...target, command: move(target.command), args: target.args.map(move), cwd };
}
/** The audit of the head as it is carried out in the base's checkout. */
function inBase(options, places, cwd) {
    const { head } = options;
    const { root, folder } = places;
    const move = mover(places, head);
    const env = Object.entries(head.env).map(([name, value]) => [name, move(value)]);
    return {
        ...head,
        target: movedTarget(head.target, move, cwd),
        env: Object.fromEntries(env),
        workspace: folder,
        snapshot: options.snapshot(root, folder),
        configChange: null,
        baseline: null,
        baselineNote: null,
        onProgress: undefined,
    };
}
/** The baseline that an audit of the base gives, or why it gives none. */
function baseOf({ report, evidence }, label) {
    if (report.failure !== null) {
        return noBase(`The base \`${label}\` could not be started: ${report.failure.message} ${SETUP_ALONE}`);
    }
    // What was not tried there would pass for new here.
    if (report.stopped !== null) {
        return noBase(`The base \`${label}\` was not audited to its end: ${report.stopped.detail}`);
    }
    const tools = (0,facts/* createFacts */.u)(evidence).tools.map((tool) => tool.raw);
    return { baseline: { report, label, tools }, note: null, evidence };
}
async function auditIn(places, options) {
    const { root, folder, label } = places;
    const inside = (0,path/* pathFrom */.I)(root, (0,external_node_fs_.realpathSync)(options.directory));
    if ((0,path/* leadsOut */.q)(inside)) {
        return noBase("`working-directory` is outside of the checkout, so there is no base of it");
    }
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, inside)))
        return noBase(`The base \`${label}\` has no folder \`${inside}\``);
    try {
        const cwd = (0,external_node_path_.join)(folder, inside);
        await options.setup(cwd);
        return baseOf(await options.audit(inBase(options, places, cwd)), label);
    }
    catch (error) {
        return noBase(`The base \`${label}\` could not be set up: ${error.message}`);
    }
}
/**
 * Audits the base of a pull request beside the head, from what this clone holds. Whatever goes wrong with the base is a
 * note, never a failure of the head.
 */
async function auditBase(options) {
    if (options.head.target.transport === "http") {
        return noBase("`baseline-ref` needs a server that is started from the checkout; use `baseline` with a `url`");
    }
    const top = await (0,git/* checkoutRoot */.Re)(options.directory);
    const root = top === null ? null : (0,external_node_path_.resolve)(top);
    if (root === null)
        return noBase("There is no git checkout here, or git is not installed");
    const commit = await (0,base_commit/* findBaseCommit */.Q)(root, options);
    if (commit === null)
        return noBase(await (0,base_commit/* whyMissing */.b)(root, options));
    const label = commit.slice(0, 7);
    const tree = await addWorktree(root, commit);
    if (typeof tree === "string")
        return noBase(`The base \`${label}\` could not be checked out: ${tree}`);
    try {
        return await auditIn({ root, folder: tree.folder, label }, options);
    }
    finally {
        await tree.remove();
    }
}


/***/ }),

/***/ 7118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J0: () => (/* binding */ changedConfig),
  mF: () => (/* binding */ readBaseline),
  RA: () => (/* binding */ readSnapshot),
  cV: () => (/* binding */ withBase)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/text/path.js
var text_path = __webpack_require__(8379);
// EXTERNAL MODULE: ./build/core/base-commit.js
var base_commit = __webpack_require__(4583);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/report/parse.js + 1 modules
var parse = __webpack_require__(9986);
;// CONCATENATED MODULE: ./build/core/baseline-file.js



/** The baseline that a JSON report of an earlier run gives. Throws UsageError for anything else. */
function baselineFromText(path, text) {
    let report;
    try {
        report = (0,parse/* readReport */.t)(text);
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`\`baseline\` ${path} is not a report of this tool: ${error.message}`);
    }
    return { report, label: (0,external_node_path_.basename)(path), tools: null };
}

// EXTERNAL MODULE: ./build/core/git.js
var git = __webpack_require__(4866);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/core/snapshot.js




const DEEPEST = 50;
/** The value with the keys of every object in order, so that the same contract is always the same text. */
function sorted(value, depth = 0) {
    if (depth > DEEPEST)
        return value;
    if (Array.isArray(value))
        return value.map((item) => sorted(item, depth + 1));
    if (!isObject(value))
        return value;
    const result = Object.create(null);
    for (const key of Object.keys(value).sort())
        result[key] = sorted(value[key], depth + 1);
    return result;
}
/** What a client may not rely on is no part of the contract. */
function contractOf(tool) {
    if (!isObject(tool))
        return tool;
    return Object.fromEntries(Object.entries(tool).filter(([key]) => key !== "_meta" && key !== "icons"));
}
const nameOf = (tool) => stringMember(tool, "name") ?? "";
/** The text of a snapshot file: tools by name, keys sorted, one value a line, so that a change reads well in review. */
function snapshotText(tools) {
    const contract = tools.map(contractOf).map((tool) => sorted(tool));
    contract.sort((a, b) => byText(nameOf(a), nameOf(b)) || byText(JSON.stringify(a), JSON.stringify(b)));
    return `${visibleJson(JSON.stringify({ schemaVersion: 1, tools: contract }, null, 2))}\n`;
}
/** Reads a snapshot file. `path` is how it is called in reports. Throws UsageError when it is none. */
function parseSnapshot(text, path) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new errors/* UsageError */.eb(`${path} is not JSON. \`mcp-audit snapshot --update\` writes it anew.`);
    }
    const tools = (0,json/* member */.Dc)(value, "tools");
    if ((0,json/* member */.Dc)(value, "schemaVersion") !== 1 || !Array.isArray(tools) || !tools.every(json/* isObject */.Gv)) {
        throw new errors/* UsageError */.eb(`${path} is not a snapshot of this version. \`mcp-audit snapshot --update\` writes it anew.`);
    }
    return { path, tools };
}

;// CONCATENATED MODULE: ./build/core/committed.js







function textOf(what, path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch {
        throw new errors/* UsageError */.eb(`There is no ${what} at ${path}.`);
    }
}
/**
 * The committed tool contract at an absolute path, null for none; reports call it as it stands under `root`. Throws
 * UsageError when it cannot be read.
 */
function readSnapshot(path, root) {
    return path === null ? null : parseSnapshot(textOf("snapshot", path), (0,text_path/* pathFrom */.I)(root, path));
}
/** The report of an earlier run at an absolute path, null for none. Throws UsageError when it cannot be read. */
function readBaseline(path) {
    return path === null ? null : baselineFromText(path, textOf("baseline", path));
}
/**
 * The snapshot together with what the base of a pull request holds at its place, if this clone has the base and it says
 * something else. A base without the file, or with one that cannot be read, is nothing to compare with.
 */
async function withBase(snapshot, path, directory, base) {
    if (snapshot === null || path === null || base.refs.length === 0)
        return snapshot;
    const root = await (0,git/* checkoutRoot */.Re)(directory);
    const commit = root === null ? null : await (0,base_commit/* findBaseCommit */.Q)(root, base);
    if (root === null || commit === null)
        return snapshot;
    const text = await (0,git/* show */.WU)(root, commit, path);
    if (text === null)
        return snapshot;
    try {
        const { tools } = parseSnapshot(text, snapshot.path);
        const same = JSON.stringify(tools) === JSON.stringify(snapshot.tools);
        return same ? snapshot : { ...snapshot, base: { label: commit.slice(0, 7), tools } };
    }
    catch {
        return snapshot;
    }
}
/**
 * The config file at an absolute path, if the commit that is checked out has it otherwise than the base of a pull request:
 * it decides what is checked and what counts. Null for none, for the same text, for a file that is not committed, and
 * where this clone does not hold the base.
 */
async function changedConfig(path, directory, base) {
    if (path === null || base.refs.length === 0)
        return null;
    const root = await (0,git/* checkoutRoot */.Re)(directory);
    const commit = root === null ? null : await (0,base_commit/* findBaseCommit */.Q)(root, base);
    if (root === null || commit === null)
        return null;
    const [before, now] = [await (0,git/* show */.WU)(root, commit, path), await (0,git/* show */.WU)(root, "HEAD", path)];
    return now === null || before === now
        ? null
        : { path: (0,text_path/* pathFrom */.I)(directory, path), base: commit.slice(0, 7) };
}


/***/ }),

/***/ 4866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   Re: () => (/* binding */ checkoutRoot),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   gG: () => (/* binding */ askGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _text_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8379);




const run = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/**
 * A checkout in a container belongs to another user than the one who asks. Hooks and fetches are none of a read: what
 * the clone does not hold is not there.
 */
const OPTIONS = ["-c", "safe.directory=*", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never"];
function environment() {
    const own = Object.entries(process.env).filter(([name]) => !/^GIT_(?:DIR|WORK_TREE|INDEX_FILE)$/.test(name));
    return {
        ...Object.fromEntries(own),
        GIT_TERMINAL_PROMPT: "0",
        GIT_ALLOW_PROTOCOL: "",
        GIT_NO_LAZY_FETCH: "1",
        GIT_LFS_SKIP_SMUDGE: "1",
    };
}
/** Runs a git command in `cwd`, without network, hooks or questions. Never throws. */
async function askGit(cwd, ...args) {
    try {
        const options = { cwd, env: environment(), maxBuffer: 16 * 1024 * 1024 };
        const { stdout } = await run("git", [...OPTIONS, ...args], options);
        return { ok: true, text: stdout.trim() };
    }
    catch (error) {
        const { stderr, message } = error;
        return { ok: false, text: (stderr || message).trim().split("\n").at(-1) ?? "" };
    }
}
/** Output of a git command in `cwd`, trimmed; null when it fails or there is no git. */
async function git(cwd, ...args) {
    const { ok, text } = await askGit(cwd, ...args);
    return ok ? text : null;
}
/** Root of the checkout that holds `cwd`, null outside of one. */
function checkoutRoot(cwd) {
    return git(cwd, "rev-parse", "--show-toplevel");
}
/** Text of a file (absolute path, within the checkout) as a commit has it; null when it has none. */
async function show(root, commit, path) {
    const place = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path);
    const name = (0,_text_path_js__WEBPACK_IMPORTED_MODULE_3__/* .pathFrom */ .I)(root, place);
    return (0,_text_path_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsOut */ .q)(name) ? null : git(root, "show", `${commit}:${name}`);
}


/***/ }),

/***/ 7332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ rescore)
/* harmony export */ });
/* harmony import */ var _report_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6692);

/** The report of recorded evidence, without a server. The same evidence gives the same report. */
function rescore(evidence, options = {}) {
    return (0,_report_build_js__WEBPACK_IMPORTED_MODULE_0__/* .buildReport */ .F)(evidence, options);
}


/***/ }),

/***/ 8467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ withShardNote),
/* harmony export */   T: () => (/* binding */ readShardNote)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** The evidence with the note. */
function withShardNote(evidence, note) {
    return { ...evidence, extra: { ...evidence.extra, shard: note } };
}
/** The note in some evidence, null when it has none. */
function readShardNote({ extra }) {
    const note = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(extra, "shard");
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(note))
        return null;
    const base = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(note, "base");
    return {
        commit: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(note, "commit") ?? "",
        base: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(base)
            ? { label: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(base, "label") ?? "", note: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(base, "note") }
            : null,
    };
}


/***/ }),

/***/ 41:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ freezeEvidence)
/* harmony export */ });
/** Freezes evidence through and through, without recursion: nothing that was recorded may change afterwards. */
function freezeEvidence(evidence) {
    const seen = new WeakSet([evidence]);
    const open = [evidence];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        Object.freeze(next);
        for (const value of Object.values(next)) {
            if (typeof value !== "object" || value === null || seen.has(value))
                continue;
            seen.add(value);
            open.push(value);
        }
    }
    return evidence;
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

/***/ 1299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WC: () => (/* binding */ readConcurrency),
/* harmony export */   sg: () => (/* binding */ roundKey),
/* harmony export */   y_: () => (/* binding */ readConcurrentCall)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4452);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4126);


/** The rounds of a tool, in their order: one after another, all at once, and where that failed one after another again. */
const ROUNDS = ["before", "together", "after"];
/** What an exchange of the concurrency phase carries: round, number, key of the case. */
const roundKey = (round, number, caseKey) => `${round}/${number} ${caseKey}`;
/** Whether the answer keeps a caller out for what lies beyond the server, so that it says nothing of the server's own state. */
function isKeptOut(exchange, tool) {
    const { blocked, response } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L)(exchange, tool);
    if (response === null || (response.error === null && !response.isError))
        return false;
    return blocked !== null || (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_MANY */ .LJ, response.text);
}
/** What became of one call of a round. A refusal told in the text of a success counts as a success. */
function readConcurrentCall(exchange, tool) {
    const { outcome, detail } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .classify */ .L)(exchange, tool);
    const keptOut = isKeptOut(exchange, tool);
    const failed = outcome !== "ok" && outcome !== "refused-in-text";
    return { outcome, detail, failed, keptOut, durationMs: exchange.durationMs };
}
/** The calls that were made of the same tool over several connections, from the exchanges of that phase. */
function readConcurrency(facts) {
    const { evidence, tools } = facts;
    const cases = new Map(evidence.cases.map((item) => [item.key, item]));
    const read = new Map();
    for (const exchange of evidence.exchanges) {
        if (exchange.purpose !== "concurrency")
            continue;
        const [, round, key = ""] = /^(\w+)\/\d+ (.*)$/s.exec(exchange.caseKey ?? "") ?? [];
        const item = cases.get(key);
        const tool = item === undefined ? undefined : tools[item.toolIndex];
        if (tool === undefined || !ROUNDS.includes(round))
            continue;
        const { timeoutMs = 0 } = item ?? {};
        const one = read.get(key) ?? {
            key,
            toolIndex: tool.index,
            timeoutMs,
            before: [],
            together: [],
            after: [],
        };
        one[round].push(readConcurrentCall(exchange, tool));
        read.set(key, one);
    }
    const started = evidence.connections.filter((one) => one.purpose === "concurrency" && one.initialize !== null).length;
    return { wanted: evidence.settings.record.concurrency, started, tools: [...read.values()] };
}


/***/ }),

/***/ 9742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ readConfigChange),
/* harmony export */   RA: () => (/* binding */ readSnapshot),
/* harmony export */   tW: () => (/* binding */ readSources)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

function readLocation(value) {
    const path = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(value, "path");
    const line = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .numberMember */ .eJ)(value, "line");
    if (path === null || line === null)
        return null;
    const place = { path, line, endLine: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .numberMember */ .eJ)(value, "endLine") ?? line };
    const [column, endColumn] = [(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .numberMember */ .eJ)(value, "column"), (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .numberMember */ .eJ)(value, "endColumn")];
    return column === null || endColumn === null ? place : { ...place, column, endColumn };
}
function readSource(value) {
    const rule = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(value, "rule");
    const location = readLocation((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, "location"));
    if (rule === null || location === null)
        return [];
    const data = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, "data");
    const texts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(data) ? Object.entries(data).filter((pair) => typeof pair[1] === "string") : [];
    return [
        {
            rule,
            tool: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(value, "tool"),
            location,
            excerpt: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(value, "excerpt") ?? "",
            data: Object.fromEntries(texts),
        },
    ];
}
/** What the source index found, null when there was no workspace to look at. */
function readSources(evidence) {
    const sources = evidence.extra.sources;
    const facts = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(sources, "facts");
    if (!Array.isArray(facts))
        return null;
    return {
        facts: facts.flatMap(readSource),
        looked: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textsIn */ .Ej)((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(sources, "looked")),
        filesRead: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .numberMember */ .eJ)(sources, "filesRead") ?? 0,
    };
}
/** The committed tool contract, null when there is none. */
function readSnapshot(evidence) {
    const { snapshot } = evidence.extra;
    const path = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(snapshot, "path");
    const tools = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(snapshot, "tools");
    if (path === null || !Array.isArray(tools))
        return null;
    const base = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(snapshot, "base");
    const [label, before] = [(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(base, "label"), (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(base, "tools")];
    if (label === null || !Array.isArray(before))
        return { path, tools };
    return { path, tools, base: { label, tools: before } };
}
/** The config, where the base of a pull request has another; null where it is the same or that is not known. */
function readConfigChange({ extra }) {
    const [path, base] = [(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(extra.configChange, "path"), (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringMember */ .sk)(extra.configChange, "base")];
    return path === null || base === null ? null : { path, base };
}


/***/ }),

/***/ 203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createFacts)
});

// EXTERNAL MODULE: ./build/facts/calls.js + 2 modules
var calls = __webpack_require__(7722);
// EXTERNAL MODULE: ./build/facts/concurrency.js
var concurrency = __webpack_require__(1299);
;// CONCATENATED MODULE: ./build/facts/coverage.js
/** How much of the server was called. A tool counts as called validly when its valid call, or a probe, was answered without error. */
function readCoverage(tools, calls) {
    const called = new Set(calls.map((call) => call.toolIndex));
    const answered = calls.filter((call) => (call.proof === "valid" || call.kind === "probe" || call.kind === "valid") &&
        call.outcome === "ok" &&
        call.blocked === null &&
        call.kind !== "fuzz");
    const validly = new Set(answered.map((call) => call.toolIndex));
    const level = validly.size === 0 ? "hygiene only" : validly.size === tools.length ? "full" : "partial";
    return { tools: tools.length, called: called.size, calledValidly: validly.size, level };
}

// EXTERNAL MODULE: ./build/facts/eras.js
var eras = __webpack_require__(4001);
// EXTERNAL MODULE: ./build/facts/extra.js
var extra = __webpack_require__(9742);
// EXTERNAL MODULE: ./build/facts/http.js
var http = __webpack_require__(4306);
// EXTERNAL MODULE: ./build/facts/lifecycle.js + 1 modules
var lifecycle = __webpack_require__(2142);
// EXTERNAL MODULE: ./build/facts/listing.js
var listing = __webpack_require__(4920);
// EXTERNAL MODULE: ./build/facts/once.js
var once = __webpack_require__(2948);
// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var schema = __webpack_require__(4663);
// EXTERNAL MODULE: ./build/text/mask.js + 1 modules
var mask = __webpack_require__(1368);
// EXTERNAL MODULE: ./build/facts/size.js
var size = __webpack_require__(7855);
;// CONCATENATED MODULE: ./build/facts/secret-names.js


/** Last words of names that tell where a service is or how it is used: an error that quotes such a setting gives nothing away. */
const PLAIN = /(?:^|[_.-])(?:site|host(?:name)?|domain|region|zone|port|path|dir|directory|folder|home|lang|locale|timezone|mode|level|env|environment|format|version|timeout|(?:api|base|root|server|site|host|instance)[_-]?(?:ur[il]|endpoint))$/i;
const SECRET = /pass|secret|token|key|cred|auth|webhook|dsn|private/i;
/** Whether a setting of this name is no secret by what it is called. */
const isPlain = (name) => PLAIN.test(name) && !SECRET.test(name);
/**
 * Names that masked values go by: variables and headers of the server, and what the command line or the settings show
 * masked. Names that are plainly no secret's are left out. Markdown has `***words***` of its own, so that a name must be known to count.
 */
function readSecretNames(evidence) {
    const { target, settings } = evidence;
    const shown = (0,size/* jsonText */.s$)([target, settings]);
    const masked = [...shown.matchAll(mask/* MASKED */.uA)].map((match) => match[1] ?? "");
    return new Set([...(target.repeat?.names ?? []), ...masked].filter((name) => !isPlain(name)));
}

// EXTERNAL MODULE: ./build/facts/server.js
var server = __webpack_require__(1233);
;// CONCATENATED MODULE: ./build/facts/facts.js












/** An object whose members are each made at the first reading. */
function lazily(makers) {
    const made = {};
    for (const name of Object.keys(makers)) {
        Object.defineProperty(made, name, { get: (0,once/* once */.O)(makers[name]), enumerable: true, configurable: true });
    }
    return made;
}
function deriveFacts(evidence) {
    const facts = lazily({
        evidence: () => evidence,
        server: () => (0,server/* readServer */.W)(evidence),
        tools: () => (0,listing/* listedTools */.$)(evidence),
        schemas: () => facts.tools.map(({ inputSchema, outputSchema }) => ({
            input: (0,schema/* schemaFacts */.h)(inputSchema),
            output: outputSchema === undefined ? null : (0,schema/* schemaFacts */.h)(outputSchema),
        })),
        calls: () => (0,calls/* readCalls */.s)(evidence, facts.tools),
        coverage: () => readCoverage(facts.tools, facts.calls),
        listing: () => (0,listing/* readListing */.v)(evidence),
        sources: () => (0,extra/* readSources */.tW)(evidence),
        secretNames: () => readSecretNames(evidence),
        http: () => (0,http/* readHttp */.fp)(evidence),
        otherEra: () => (0,eras/* readOtherEra */.V)(evidence),
        concurrency: () => (0,concurrency/* readConcurrency */.WC)(facts),
        lifecycle: () => (0,lifecycle/* readLifecycle */.D)(evidence, facts.tools),
        snapshot: () => (0,extra/* readSnapshot */.RA)(evidence),
        connections: () => evidence.connections.filter(({ purpose }) => purpose !== "worker"),
        exchanges: () => evidence.exchanges,
        skipped: () => evidence.skipped,
    });
    return facts;
}
const derived = new WeakMap();
/**
 * What checks may read of the evidence; each part is derived at its first use and kept. The same for the same frozen
 * evidence: the report and each of its formats read what was derived once.
 */
function createFacts(evidence) {
    if (!Object.isFrozen(evidence))
        return deriveFacts(evidence);
    const known = derived.get(evidence);
    if (known !== undefined)
        return known;
    const facts = deriveFacts(evidence);
    derived.set(evidence, facts);
    return facts;
}


/***/ }),

/***/ 2142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ judgeRun),
  D: () => (/* binding */ readLifecycle)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/model/state.js
/** Steps of a run, in their order. `control` reads an id that nothing has. */
const STATE_STEPS = ["create", "read", "control", "remove", "read-again", "read-later"];

// EXTERNAL MODULE: ./build/facts/outcome.js
var outcome = __webpack_require__(4452);
// EXTERNAL MODULE: ./build/facts/size.js
var size = __webpack_require__(7855);
// EXTERNAL MODULE: ./build/facts/vocabulary.js
var vocabulary = __webpack_require__(4126);
;// CONCATENATED MODULE: ./build/facts/lifecycle.js





const TIME = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g;
/** What an answer says, without the times in it. */
function said({ response }) {
    const { text = "", structuredContent = null } = response ?? {};
    return `${text}\n${(0,size/* jsonText */.s$)(structuredContent)}`.replace(TIME, "<time>");
}
const isSame = (one, other) => one.outcome === "ok" && other.outcome === "ok" && said(one) === said(other);
/** Whether a read tool answers the same for an id that nothing has: then its answers tell nothing. */
function tellsNothing(read, control, run) {
    if (control.outcome !== "ok")
        return false;
    const theirs = said(control).replaceAll(String(run.control), String(run.id));
    return theirs === said(read);
}
const untold = (detail) => ({ result: "untold", detail });
/** Why a run got no further than its reading; null when it did. */
function obstacle(run, read, name) {
    const { create, read: reader } = run.tools;
    const [created, first, control] = [read("create"), read("read"), read("control")];
    if (created === null)
        return untold("it was not tried");
    if (created.outcome !== "ok")
        return untold(`\`${name(create)}\` gives ${created.detail}`);
    if (run.id === null)
        return untold(`the answer of \`${name(create)}\` names no id that can be told`);
    if (first === null)
        return untold(`\`${name(reader)}\` does not take the id`);
    if (first.outcome !== "ok")
        return untold(`\`${name(reader)}\` does not read what was created: ${first.detail}`);
    if (control === null)
        return untold(`no id is known that \`${name(reader)}\` must not find`);
    if (tellsNothing(first, control, run))
        return untold(`\`${name(reader)}\` answers the same for an id that nothing has`);
    return null;
}
/** What a run shows: whether the thing is still read as it was once it, or what it belongs to, is deleted. */
function judgeSteps(run, read, name) {
    const stop = obstacle(run, read, name);
    if (stop !== null)
        return stop;
    const [first, removed] = [read("read"), read("remove")];
    const last = read("read-later") ?? read("read-again");
    const remover = name(run.tools.remove);
    if (first === null || removed === null || last === null)
        return untold(`\`${remover}\` was not tried`);
    const refused = removed.outcome !== "ok";
    const text = removed.response?.text ?? "";
    if (refused && (removed.blocked !== null || !(0,vocabulary/* says */.FA)(vocabulary/* NOT_THERE */.ro, text)))
        return untold(`\`${remover}\` gives ${removed.detail}`);
    if (!isSame(first, last))
        return { result: "gone", detail: last.detail };
    return { result: refused ? "undeletable" : "stale", detail: refused ? removed.detail : last.detail };
}
/** Judges one run from its exchanges. */
function judgeRun(run, exchanges, tools) {
    const own = (step) => step === "create" ? run.tools.create : step === "remove" ? run.tools.remove : run.tools.read;
    const read = (step) => {
        const exchange = exchanges.get(run.steps[step] ?? -1);
        const tool = tools[own(step)];
        return exchange === undefined || tool === undefined ? null : (0,outcome/* classify */.L)(exchange, tool);
    };
    return judgeSteps(run, read, (index) => tools[index]?.name ?? "");
}
const idOf = (value) => typeof value === "string" || typeof value === "number" ? value : null;
const indexOf = (value, key) => (0,json/* numberMember */.eJ)(value, key) ?? -1;
/** A run as the evidence carries it; null when it is none. */
function readRun(value) {
    const kind = (0,json/* stringMember */.sk)(value, "kind");
    const resource = (0,json/* stringMember */.sk)(value, "resource");
    const tools = (0,json/* member */.Dc)(value, "tools");
    const steps = (0,json/* member */.Dc)(value, "steps");
    if ((kind !== "lifecycle" && kind !== "cross-resource") || resource === null || !(0,json/* isObject */.Gv)(steps))
        return null;
    const known = STATE_STEPS.filter((step) => typeof steps[step] === "number");
    return {
        kind,
        resource,
        parent: (0,json/* stringMember */.sk)(value, "parent"),
        pass: (0,json/* member */.Dc)(value, "pass") === 2 ? 2 : 1,
        tools: {
            create: indexOf(tools, "create"),
            read: indexOf(tools, "read"),
            remove: indexOf(tools, "remove"),
        },
        id: idOf((0,json/* member */.Dc)(value, "id")),
        control: idOf((0,json/* member */.Dc)(value, "control")),
        steps: Object.fromEntries(known.map((step) => [step, steps[step]])),
    };
}
/** What the runs of `extra.lifecycle` show, and the notes about what was not, or could not be, deleted. */
function readLifecycle(evidence, tools) {
    const kept = evidence.extra.lifecycle;
    const exchanges = new Map(evidence.exchanges.filter((one) => one.purpose === "state").map((one) => [one.id, one]));
    const read = (0,json/* itemsOf */.S3)((0,json/* member */.Dc)(kept, "runs")).flatMap((value) => readRun(value) ?? []);
    return {
        tried: (0,json/* isObject */.Gv)(kept),
        notes: (0,json/* textsIn */.Ej)((0,json/* member */.Dc)(kept, "notes")),
        runs: read.map((run) => {
            const { kind, resource, parent, pass } = run;
            return { kind, resource, parent, pass, tools: run.tools, ...judgeRun(run, exchanges, tools) };
        }),
    };
}


/***/ }),

/***/ 2948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/** What `make` gives, made at the first question and kept. */
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 6692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./build/checks/registry.gen.js + 75 modules
var registry_gen = __webpack_require__(7029);
// EXTERNAL MODULE: ./build/facts/extra.js
var extra = __webpack_require__(9742);
// EXTERNAL MODULE: ./build/facts/facts.js + 2 modules
var facts_facts = __webpack_require__(203);
// EXTERNAL MODULE: ./build/facts/drift.js + 2 modules
var facts_drift = __webpack_require__(9137);
;// CONCATENATED MODULE: ./build/judge/baseline.js

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
    const drifts = (0,facts_drift/* diffTools */.j)(baseline.tools, tools.map((tool) => tool.raw)).filter((drift) => drift.member !== "tool" && drift.impact !== "wording");
    const order = [...drifts].sort((a, b) => Number(b.impact === "breaking") - Number(a.impact === "breaking"));
    const changed = order.slice(0, CHANGES).map((drift) => ({
        tool: drift.tool,
        where: (0,facts_drift/* placeOf */.$)(drift),
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

;// CONCATENATED MODULE: ./build/judge/conclude.js
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const count = (findings, severity) => findings.filter((finding) => finding.severity === severity).length;
/** Findings that the settings let fail the run. */
function failing(basis) {
    const { settings, compared } = basis;
    if (settings.failOn === "never")
        return [];
    const regression = settings.failOn === "regression";
    if (regression && !compared)
        return [];
    const findings = regression ? basis.findings.filter((f) => f.baseline === "new") : basis.findings;
    const what = regression ? "new " : "";
    const errors = count(findings, "error");
    const warnings = count(findings, "warning");
    const warningsFail = settings.strict || settings.failOn === "warning";
    return [
        ...(errors > 0 ? [plural(errors, `${what}error`)] : []),
        ...(warningsFail && warnings > 0 ? [plural(warnings, `${what}warning`)] : []),
    ];
}
function measured(name, basis) {
    const { score, metrics } = basis;
    if (name === "overall")
        return score.percent;
    if (name === "robustness")
        return score.categories.robustness.percent;
    const metric = metrics[name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())];
    const percent = metric === undefined ? null : metric.percent;
    return typeof percent === "number" ? percent : null;
}
function underThreshold(basis) {
    return Object.entries(basis.settings.failUnder).flatMap(([name, limit]) => {
        if (limit <= 0)
            return [];
        const label = name === "overall" ? "score" : name;
        const percent = measured(name, basis);
        if (percent === null)
            return name === "overall" ? [`no score, and at least ${limit} was asked for`] : [];
        return percent < limit ? [`${label} ${percent} is under ${limit}`] : [];
    });
}
/** Success or failure, the exit code (0, 1 or 3) and the reasons, most important first. */
function conclude(basis) {
    if (basis.failure !== null)
        return { result: "failure", exitCode: 3, reasons: [basis.failure] };
    const partial = basis.stopped === null || basis.settings.failOn === "never" ? [] : [basis.stopped];
    const reasons = [...partial, ...failing(basis), ...underThreshold(basis)];
    return reasons.length === 0
        ? { result: "success", exitCode: 0, reasons: [] }
        : { result: "failure", exitCode: 1, reasons };
}

// EXTERNAL MODULE: ./build/checks/verdict.js
var verdict = __webpack_require__(2517);
// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/naming-line.js
var naming_line = __webpack_require__(7463);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/judge/fingerprint.js

/** 16 hex digits that stay the same as long as the problem does, so that baselines and suppressions hold. */
function fingerprint(identity) {
    const { check, tool, message, property, distinct } = identity;
    const about = property ?? identity.case ?? "";
    return (0,external_node_crypto_.createHash)("sha256")
        .update(JSON.stringify([check, tool, message, about, distinct]))
        .digest("hex")
        .slice(0, 16);
}

// EXTERNAL MODULE: ./build/text/shell.js
var shell = __webpack_require__(9372);
;// CONCATENATED MODULE: ./build/judge/reproduce.js

const PROGRAM = "npx mcp-audit-action";
const SHELL_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** A shell variable that stands for a value we must not show. */
const variable = (name) => `"$${name.toUpperCase().replace(/[^A-Z0-9_]/g, "_")}"`;
function server(target) {
    if (target.transport === "http")
        return "";
    return ` -- ${(0,shell/* shellJoin */.n)([target.command, ...target.args])}`;
}
function repeated(target) {
    const { names, directory } = target.repeat ?? { names: [], directory: "" };
    const where = directory === "" ? "" : ` --working-directory ${(0,shell/* shellQuote */.Z)(directory)}`;
    if (target.transport === "http") {
        const headers = names.map((name) => ` --headers ${(0,shell/* shellQuote */.Z)(`${name}: `)}${variable(name)}`);
        return ` --url ${(0,shell/* shellQuote */.Z)(target.url)}${headers.join("")}`;
    }
    const env = names.filter((name) => SHELL_NAME.test(name)).map((name) => ` --env ${name}=${variable(name)}`);
    return where + env.join("");
}
/** The command line that makes one call again. Values of variables and headers are read from the reader's own shell. */
function reproduceCall(target, call, era) {
    const args = call.arguments === null ? "" : ` --args ${(0,shell/* shellQuote */.Z)(JSON.stringify(call.arguments))}`;
    const spoken = era === "modern" ? " --protocol modern" : "";
    return `${PROGRAM} call --tool ${(0,shell/* shellQuote */.Z)(call.tool)}${args}${spoken}${repeated(target)}${server(target)}`;
}
/** The command line that lists the tools and shows the static findings again. */
function reproduceInspect(target) {
    return `${PROGRAM} inspect${repeated(target)}${server(target)}`;
}

;// CONCATENATED MODULE: ./build/judge/finding.js





/** Longest message and quoted answer of a finding, in characters; the evidence keeps the rest. */
const MESSAGE_CHARS = 600;
const RESPONSE_CHARS = 2_000;
/** Lines of stderr, from its end, in which the error that ended a process is looked for. */
const LAST_LINES = 40;
/** Fills `{placeholders}`. A placeholder without a value is a mistake in the check and stays visible. */
function fillMessage(template, data = {}) {
    return template.replace(/\{(\w+)\}/g, (whole, name) => Object.hasOwn(data, name) ? (0,cut/* oneLine */.T)(String(data[name])) : whole);
}
function template(check, id) {
    const found = check.messages[id];
    if (found === undefined)
        throw new Error(`Check ${check.id} has no message "${id}".`);
    return found;
}
/** What a process that a call ended wrote at last, where a line of it names the error; "" otherwise. */
function lastWords({ outcome, exchange }, { connections }) {
    if (outcome !== "crashed")
        return "";
    const tail = connections.find(({ id }) => id === exchange.connection)?.stderr.tail ?? "";
    const line = (0,naming_line/* namingLine */.F)(tail.split("\n").slice(-LAST_LINES).join("\n"));
    return line === null ? "" : `; its stderr ends with: ${line}`;
}
function answerOf(call, facts) {
    if (call === undefined)
        return null;
    const said = call.response?.text ?? "";
    return (0,cut/* cut */.J)(said === "" ? call.detail + lastWords(call, facts) : said, RESPONSE_CHARS);
}
/** A finding with everything a reader needs: identity, place, words, and the line that shows it again. */
function completeFinding(run, raw, facts, calls) {
    const { check, setting } = run;
    const call = raw.call === undefined ? undefined : calls.get(raw.call);
    const tool = raw.tool === null ? undefined : facts.tools[raw.tool];
    const property = raw.property ?? call?.property ?? null;
    const name = tool?.name ?? null;
    const identity = {
        check: check.id,
        tool: name,
        message: raw.message,
        property,
        case: call?.caseId ?? null,
    };
    const { target } = facts.evidence;
    return {
        fingerprint: fingerprint({ ...identity, distinct: raw.distinct ?? "" }),
        check: check.id,
        category: check.category,
        kind: raw.kind ?? check.kind,
        tool: name,
        toolIndex: raw.tool,
        severity: setting?.severity ?? raw.severity ?? check.severity,
        message: (0,cut/* cut */.J)(fillMessage(template(check, raw.message), raw.data), MESSAGE_CHARS),
        case: call?.caseId ?? null,
        property,
        arguments: call?.arguments ?? null,
        outcome: call?.outcome ?? null,
        response: answerOf(call, facts),
        location: raw.location ?? tool?.location ?? null,
        reproduce: call === undefined ? reproduceInspect(target) : reproduceCall(target, call, facts.server.era),
        why: check.why,
        fix: check.fixes?.[raw.message] ?? check.fix,
        docs: `${version/* DOCS_BASE */.M}/checks/${check.id}.md`,
        baseline: null,
    };
}

// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/text/order.js
var order = __webpack_require__(4158);
;// CONCATENATED MODULE: ./build/judge/order.js


/** Worst first, then tool by tool in the server's own order, then by check and case: the same whatever order checks ran in. */
function orderFindings(findings) {
    return [...findings].sort((a, b) => (0,finding/* severityRank */.qs)(a.severity) - (0,finding/* severityRank */.qs)(b.severity) ||
        (a.toolIndex ?? -1) - (b.toolIndex ?? -1) ||
        (0,order/* byText */.z)(a.check, b.check) ||
        (0,order/* byText */.z)(a.case ?? "", b.case ?? "") ||
        (0,order/* byText */.z)(a.fingerprint, b.fingerprint));
}
/** One finding for each fingerprint: a second one tells the reader nothing new. */
function distinctFindings(findings) {
    const seen = new Set();
    return findings.filter((finding) => {
        const key = `${finding.toolIndex} ${finding.fingerprint}`;
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}

;// CONCATENATED MODULE: ./build/judge/options.js
/** The options a check runs with: its defaults, and what the config set over them. */
function optionsOf(check, setting) {
    const options = {};
    for (const [name, schema] of Object.entries(check.options)) {
        options[name] = setting?.options[name] ?? schema.default ?? null;
    }
    return options;
}
/** Whether a check takes part: opt-in checks only when asked for, no check of a later revision than the server speaks. */
function takesPart(check, setting, protocolVersion) {
    if (!(setting?.enabled ?? check.optIn !== true))
        return false;
    return check.since === undefined || protocolVersion === "" || protocolVersion >= check.since;
}

;// CONCATENATED MODULE: ./build/judge/run.js

const NOTHING = { findings: [], rows: [] };
function runOne(check, facts, setting) {
    try {
        return { check, setting, result: check.evaluate(facts, optionsOf(check, setting)), error: null };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { check, setting, result: NOTHING, error: reason };
    }
}
/** Runs every check that takes part. A check that throws is told of and scores nothing; it never ends the run. */
function runChecks(checks, facts, settings) {
    return checks
        .filter((check) => takesPart(check, settings.checks[check.id], facts.server.protocolVersion))
        .map((check) => runOne(check, facts, settings.checks[check.id]));
}

// EXTERNAL MODULE: ./build/text/glob.js
var glob = __webpack_require__(1310);
;// CONCATENATED MODULE: ./build/judge/suppress.js

function suppress_name(suppression) {
    const { check, tool } = suppression;
    return `Suppression of \`${check}\`${tool === null ? "" : ` for \`${tool}\``}`;
}
/** Holds through the whole day that it names, UTC. */
const expired = (suppression, today) => suppression.expires !== null && today > suppression.expires.slice(0, 10);
function matcher(suppression) {
    const matches = suppression.tool === null ? () => true : (0,glob/* globMatcher */.f)(suppression.tool);
    return (finding) => finding.check === suppression.check && (suppression.tool === null || matches(finding.tool ?? ""));
}
/** Takes out what the config suppresses. `today`: ISO date of the run, so that old evidence is judged as it was. */
function suppress(findings, suppressions, today) {
    const rules = suppressions.map((suppression) => ({
        suppression,
        matches: matcher(suppression),
        used: false,
    }));
    const result = { kept: [], taken: [], suppressed: [], warnings: [] };
    for (const finding of findings) {
        const rule = rules.find((one) => !expired(one.suppression, today) && one.matches(finding));
        if (rule === undefined) {
            result.kept.push(finding);
            continue;
        }
        rule.used = true;
        const { fingerprint, check, tool, message } = finding;
        result.taken.push(finding);
        result.suppressed.push({ fingerprint, check, tool, message, reason: rule.suppression.reason });
    }
    for (const { suppression, used } of rules) {
        if (expired(suppression, today)) {
            result.warnings.push(`${suppress_name(suppression)} expired on ${suppression.expires} and no longer holds.`);
        }
        else if (!used) {
            result.warnings.push(`${suppress_name(suppression)} matches no finding: it can be removed.`);
        }
    }
    return result;
}

;// CONCATENATED MODULE: ./build/judge/verdict.js

/**
 * A row as the settings leave it. The check's own verdict holds unless a severity was changed or a finding suppressed;
 * then what is left of the findings decides.
 */
function settleRow(row, kept, changed) {
    if (!changed || row.verdict === "n/a")
        return row.verdict;
    return kept.length === 0 ? "pass" : (0,verdict/* verdictOf */.V)(kept);
}

;// CONCATENATED MODULE: ./build/judge/judge.js








const rowKey = (tool) => (tool === null ? "server" : `tool ${tool}`);
/** One check's rows and verdict once severities and suppressions are applied. */
function settle(run, kept, taken, facts) {
    const { check, setting, result } = run;
    const severityChanged = (setting?.severity ?? null) !== null;
    const byRow = (0,group/* groupBy */.$)(kept, (finding) => rowKey(finding.toolIndex));
    const rows = result.rows.flatMap((row) => {
        const key = rowKey(row.tool);
        const verdict = settleRow(row, byRow.get(key) ?? [], severityChanged || taken.has(key));
        if (verdict === "n/a")
            return [];
        const name = row.tool === null ? "(server)" : (facts.tools[row.tool]?.name ?? "");
        return [{ row: key, name, verdict }];
    });
    const percent = result.percent ?? null;
    const fromRows = (0,verdict/* worst */.Q)(rows.map((row) => row.verdict));
    const judged = fromRows === "n/a" && (percent !== null || kept.length > 0) ? "pass" : fromRows;
    const report = {
        id: check.id,
        title: check.title,
        category: check.category,
        verdict: run.error === null ? (0,verdict/* worst */.Q)([judged, (0,verdict/* verdictOf */.V)(kept)]) : "n/a",
        severity: setting?.severity ?? check.severity,
        findings: kept.length,
        notVerified: (result.notVerified ?? []).map((entry) => ({
            tool: entry.tool === null ? null : (facts.tools[entry.tool]?.name ?? ""),
            reason: entry.reason,
            calls: entry.calls,
        })),
        error: run.error,
    };
    const counts = check.scored && run.error === null && (rows.length > 0 || percent !== null);
    return { report, scored: counts ? { id: check.id, category: check.category, rows, percent } : null };
}
function completeAll(run, facts, calls) {
    try {
        return run.result.findings.map((raw) => completeFinding(run, raw, facts, calls));
    }
    catch (error) {
        run.error = error instanceof Error ? error.message : String(error);
        return [];
    }
}
/** Runs the checks over the facts and settles what they say: severities, suppressions, baseline, order. Pure. */
function judge(facts, checks, baseline) {
    const settings = facts.evidence.settings.judge;
    const calls = new Map(facts.calls.map((call) => [call.key, call]));
    const runs = runChecks(checks, facts, settings);
    const all = distinctFindings(runs.flatMap((run) => completeAll(run, facts, calls)));
    const today = facts.evidence.startedAt.slice(0, 10);
    const { kept, taken, suppressed, warnings } = suppress(orderFindings(all), settings.suppressions, today);
    const keptBy = (0,group/* groupBy */.$)(kept, (finding) => finding.check);
    const takenBy = (0,group/* groupBy */.$)(taken, (finding) => finding.check);
    const settled = runs.map((run) => {
        const rows = new Set((takenBy.get(run.check.id) ?? []).map((finding) => rowKey(finding.toolIndex)));
        return settle(run, keptBy.get(run.check.id) ?? [], rows, facts);
    });
    const threw = runs.filter((run) => run.error !== null);
    return {
        runs,
        checks: settled.map((one) => one.report),
        findings: markFindings(kept, baseline),
        suppressed,
        scored: settled.flatMap((one) => (one.scored === null ? [] : [one.scored])),
        warnings: [
            ...warnings,
            ...new Set(runs.flatMap((run) => run.result.notes ?? [])),
            ...threw.map((run) => `Check \`${run.check.id}\` could not be carried out: ${run.error}`),
        ],
    };
}

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/score/weights.js
/** How much each category counts in the overall score. The config's `weights` replace single ones. */
const WEIGHTS = {
    robustness: 30,
    contract: 25,
    fidelity: 15,
    safety: 15,
    protocol: 10,
    performance: 5,
    state: 10,
};
/** Lowest percent of each grade, best first. They reproduce the published grades: 100 A, 92.9 B, 85.7 C, 60 D, 37.85 F. */
const BANDS = [
    { grade: "A", from: 97 },
    { grade: "B", from: 90 },
    { grade: "C", from: 75 },
    { grade: "D", from: 50 },
    { grade: "F", from: 0 },
];
/** Worth of a row's verdict, 0..1. */
const VERDICT_VALUE = { pass: 1, part: 0.5, fail: 0 };
/** That of `part` in `contract`, where a warning costs less: most are a matter of wording. */
const CONTRACT_PART = 0.8;
/** Categories whose percent is the mean of named parts, not of rows; the parts are check ids. */
const PARTS = {
    robustness: ["crash-resilience", "robust-input", "safe-errors"],
    performance: ["latency", "response-size"],
};

;// CONCATENATED MODULE: ./build/score/grade.js

/** Rounded to one decimal, as every percent is shown. Grades are given on the rounded figure, so that a reader can check them. */
function roundPercent(percent) {
    return Math.round(percent * 10 + 1e-7) / 10;
}
/** The grade of a percent (0..100); null stays null: nothing was measured. */
function gradeOf(percent) {
    if (percent === null)
        return null;
    const shown = roundPercent(percent);
    return BANDS.find((band) => shown >= band.from)?.grade ?? "F";
}

;// CONCATENATED MODULE: ./build/score/score.js



function worth(category, verdict) {
    return category === "contract" && verdict === "part" ? CONTRACT_PART : VERDICT_VALUE[verdict];
}
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
function rowsOf(category, checks) {
    const rows = new Map();
    for (const check of checks) {
        for (const { row, name, verdict } of check.rows) {
            const value = worth(category, verdict);
            const known = rows.get(row) ?? { name, value: 1, checks: [] };
            known.value = Math.min(known.value, value);
            known.checks.push({ check: check.id, verdict });
            rows.set(row, known);
        }
    }
    return [...rows.values()];
}
/** Percent of one check: its own where it has one, else the mean of its rows; null when it has neither. */
function partOf(check) {
    if (check.percent !== null)
        return check.percent;
    if (check.rows.length === 0)
        return null;
    return 100 * mean(check.rows.map((row) => worth(check.category, row.verdict)));
}
function partsOf(category, checks) {
    const named = PARTS[category];
    const members = named === undefined ? checks.filter((c) => c.percent !== null) : checks;
    return members.flatMap((check) => {
        if (named !== undefined && !named.includes(check.id))
            return [];
        const percent = partOf(check);
        return percent === null ? [] : [{ name: check.id, percent }];
    });
}
/** Why a category that was asked for has no percent, where nothing better is known. */
const UNVERIFIED = "nothing of it could be verified";
/** One category: the mean of its rows, or of its parts where weights.ts names some, or of both where a check has a percent of its own. */
function scoreCategory(category, checks, weight, off, empty = UNVERIFIED) {
    const rows = rowsOf(category, checks);
    const parts = partsOf(category, checks);
    const figures = parts.map((part) => part.percent);
    if (PARTS[category] === undefined && rows.length > 0)
        figures.push(100 * mean(rows.map((row) => row.value)));
    const ran = off === null && figures.length > 0;
    const percent = ran ? roundPercent(mean(figures)) : null;
    return {
        percent,
        grade: gradeOf(percent),
        weight,
        rows,
        parts,
        notRun: ran ? null : (off ?? empty),
    };
}
/**
 * The whole score. `off` names categories that were not asked for, with the reason; `empty` is the reason of those that had nothing to judge. The overall percent is the weighted
 * mean of the categories that ran, and null when none did.
 */
function score(checks, weights, off, empty = UNVERIFIED) {
    const categories = {};
    let sum = 0;
    let total = 0;
    for (const category of finding/* CATEGORIES */.R6) {
        const own = checks.filter((check) => check.category === category);
        const weight = weights[category] ?? WEIGHTS[category];
        const result = scoreCategory(category, own, weight, off[category] ?? null, empty);
        categories[category] = result;
        if (result.percent !== null) {
            sum += result.percent * weight;
            total += weight;
        }
    }
    const percent = total === 0 ? null : roundPercent(sum / total);
    return { percent, grade: gradeOf(percent), categories };
}

// EXTERNAL MODULE: ./build/report/contract-update.js
var contract_update = __webpack_require__(6287);
;// CONCATENATED MODULE: ./build/report/headline.js
/** What stands beside the grade when no tool was called, so that nobody takes it for a tested server; else null. */
function headlineOf(facts) {
    const { coverage, evidence } = facts;
    if (evidence.failure !== null || coverage.called > 0 || coverage.tools === 0)
        return null;
    return `static only: 0 of ${coverage.tools} tools called, ${reason(facts)}`;
}
function reason(facts) {
    const { scope } = facts.evidence.settings.record;
    if (scope === "static")
        return "scope is static";
    if (facts.evidence.stopped !== null)
        return "the run was stopped before";
    if (facts.tools.every((tool) => !tool.readOnly))
        return "none is marked read-only";
    return "see the list of skipped tools";
}

;// CONCATENATED MODULE: ./build/report/metrics.js

const NO_RESILIENCE = {
    percent: null,
    grade: null,
    cases: 0,
    graceful: 0,
    accepted: 0,
    crashed: 0,
    timedOut: 0,
    internalErrors: 0,
    masked: 0,
};
/** `crash-resilience` → `crashResilience`: check ids are the public names of their figures. */
const camelCase = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
function figures(percent, metrics) {
    if (percent === undefined && metrics === undefined)
        return null;
    if (percent === undefined)
        return metrics ?? {};
    const shown = percent === null ? null : roundPercent(percent);
    return { percent: shown, grade: gradeOf(shown), ...metrics };
}
/** The figures of every check that measured something, and the coverage. */
function buildMetrics(judgement, facts) {
    const { tools, called, calledValidly, level } = facts.coverage;
    const metrics = {
        crashResilience: NO_RESILIENCE,
        contextCost: { tokens: 0, perTool: [] },
        coverage: { tools, called, calledValidly, level },
    };
    for (const { check, result } of judgement.runs) {
        const own = figures(result.percent, result.metrics);
        if (own !== null)
            metrics[camelCase(check.id)] = own;
    }
    return metrics;
}

;// CONCATENATED MODULE: ./build/report/tools.js


/** One line for each listed tool. A tool without findings passes where a scored check looked at it, else it is `n/a`. */
function buildTools(judgement, facts) {
    const calls = (0,group/* groupBy */.$)(facts.calls, (call) => call.toolIndex);
    const skipped = new Map(facts.skipped.map((one) => [one.toolIndex, one.reason]));
    const findings = (0,group/* groupBy */.$)(judgement.findings, (finding) => finding.toolIndex);
    const judged = new Set(judgement.scored.flatMap((check) => check.rows.map((row) => row.row)));
    return facts.tools.map((tool) => {
        const own = findings.get(tool.index) ?? [];
        const sent = calls.get(tool.index) ?? [];
        const clean = judged.has(`tool ${tool.index}`) ? "pass" : "n/a";
        return {
            name: tool.name,
            listed: true,
            called: sent.length > 0,
            skipReason: skipped.get(tool.index) ?? null,
            cases: sent.length,
            verdict: own.length === 0 ? clean : (0,verdict/* verdictOf */.V)(own),
            location: tool.location,
        };
    });
}

;// CONCATENATED MODULE: ./build/report/build.js













/** Noise lines that a report quotes; the evidence keeps more. */
const NOISE_LINES = 20;
const NOISE_CHARS = 300;
function categoriesOff(facts) {
    const { concurrency, sequential } = facts.evidence.settings.record;
    return concurrency > 0 || sequential ? {} : { state: "`concurrency` and `sequential` are off" };
}
/** Why a category has nothing to judge, where it is plain: `inspect` calls nothing. undefined where it is not. */
const emptyBecause = ({ coverage }) => (coverage.called === 0 ? "no tool was called" : undefined);
function serverOf(facts) {
    const { name, version, protocolVersion, era, startupMs, instructions } = facts.server;
    const { transport, display: target } = facts.evidence.target;
    return {
        name,
        version,
        protocolVersion,
        era,
        transport,
        target,
        startupMs,
        instructionsChars: instructions?.length ?? 0,
    };
}
function eventsOf(facts) {
    const audits = facts.connections.filter(({ purpose }) => purpose === "audit" || purpose === "confirm");
    const noise = facts.connections.flatMap((connection) => connection.noise);
    const exits = facts.connections.flatMap(({ exit }) => (exit === null ? [] : [exit]));
    const tails = facts.connections.map((connection) => connection.stderr.tail).filter((tail) => tail !== "");
    return {
        starts: audits.length,
        restarts: Math.max(0, audits.length - 1),
        exits: exits.map(({ code, signal, requested }) => ({ code, signal, requested })),
        stdoutNoise: noise.slice(0, NOISE_LINES).map((line) => (0,cut/* cut */.J)(line.text, NOISE_CHARS)),
        stderrTail: tails.at(-1) ?? "",
    };
}
function baselineOf(judgement, facts, options) {
    const { baseline = null, baselineNote = null } = options;
    if (baseline === null) {
        if (baselineNote === null)
            return undefined;
        return {
            score: null,
            grade: null,
            tokens: null,
            fixed: [],
            contract: null,
            label: "",
            note: baselineNote,
        };
    }
    const { report, label } = baseline;
    const fixed = fixedFindings(judgement.findings, judgement.suppressed, report);
    return {
        score: report.score.percent,
        grade: report.score.grade,
        tokens: report.metrics.contextCost.tokens,
        fixed: fixed.map(({ check, tool, message, severity }) => ({ check, tool, message, severity })),
        contract: contractChange(baseline, facts.tools),
        label,
        note: baselineNote,
    };
}
/** A server that sends its callers to another origin was asked there, but without what the user gave for it. */
function redirected({ evidence }) {
    const origin = (0,json/* stringMember */.sk)(evidence.extra.protocol, "redirectedTo");
    return origin === null ? [] : [`The server redirects to ${origin}, which was not sent the headers.`];
}
/** A pull request may change how it is judged itself; that must not pass unseen. */
function judgedOtherwise({ evidence }) {
    const change = (0,extra/* readConfigChange */.J5)(evidence);
    if (change === null)
        return [];
    const { path, base } = change;
    return [
        `\`${path}\` is not as in the base \`${base}\`: what is checked and what counts may differ from it.`,
    ];
}
/** Said where `workers` was asked for in vain: the run is as good, but slower than its user expects. */
function alone({ evidence }) {
    if ((0,json/* member */.Dc)(evidence.extra.workers, "alone") !== true)
        return [];
    return [
        "The server could not be started as often as `workers` asks; the rest was recorded on one connection.",
    ];
}
function warningsOf(judgement, facts, options) {
    const { stopped } = facts.evidence;
    return [
        ...judgedOtherwise(facts),
        ...redirected(facts),
        ...alone(facts),
        ...(stopped === null ? [] : [`The run ended early: ${stopped.detail}`]),
        ...(options.baselineNote == null ? [] : [options.baselineNote]),
        ...judgement.warnings,
    ];
}
/** Ends that nobody asked for: what was not tried must not pass for tried. */
const UNASKED = new Set(["cannot-restart", "barred", "shard"]);
function emptyJudgement() {
    return { runs: [], checks: [], findings: [], suppressed: [], scored: [], warnings: [] };
}
/** Builds the report from evidence alone: the same evidence and options always give the same report. */
function buildReport(evidence, options = {}) {
    const facts = (0,facts_facts/* createFacts */.u)(evidence);
    const { failure, settings } = evidence;
    const judgement = failure === null ? judge(facts, options.checks ?? registry_gen/* CHECKS */.u, options.baseline ?? null) : emptyJudgement();
    const metrics = buildMetrics(judgement, facts);
    const scored = score(judgement.scored, settings.judge.weights, categoriesOff(facts), emptyBecause(facts));
    const baseline = baselineOf(judgement, facts, options);
    const contractUpdate = (0,contract_update/* contractUpdateOf */.b)(facts.snapshot);
    return {
        schemaVersion: 1,
        tool: { ...evidence.auditor },
        startedAt: evidence.startedAt,
        durationMs: evidence.durationMs,
        server: serverOf(facts),
        score: scored,
        headline: headlineOf(facts),
        conclusion: conclude({
            settings: settings.judge,
            findings: judgement.findings,
            score: scored,
            metrics,
            failure: failure?.message ?? null,
            stopped: evidence.stopped !== null && UNASKED.has(evidence.stopped.reason)
                ? `not all was tried: ${evidence.stopped.detail}`
                : null,
            compared: options.baseline != null,
        }),
        metrics,
        tools: buildTools(judgement, facts),
        checks: judgement.checks,
        findings: judgement.findings,
        skipped: facts.skipped.map(({ tool, reason }) => ({ tool, reason })),
        suppressed: judgement.suppressed,
        warnings: warningsOf(judgement, facts, options),
        failure,
        stopped: evidence.stopped,
        ...(settings.record.shard === null ? {} : { shard: { ...settings.record.shard } }),
        events: eventsOf(facts),
        ...(baseline === undefined ? {} : { baseline }),
        ...(contractUpdate === null ? {} : { contractUpdate }),
    };
}


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

/***/ 1310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ globMatcher)
/* harmony export */ });
/** A test of whole names against a pattern in which `*` stands for any characters. Linear time; everything else is literal. */
function globMatcher(pattern) {
    const parts = pattern.split("*");
    const [first = ""] = parts;
    if (parts.length === 1)
        return (text) => text === pattern;
    const last = parts[parts.length - 1] ?? "";
    const middle = parts.slice(1, -1);
    return (text) => {
        if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
            return false;
        let from = first.length;
        const end = text.length - last.length;
        for (const part of middle) {
            const at = text.indexOf(part, from);
            if (at < 0 || at + part.length > end)
                return false;
            from = at + part.length;
        }
        return true;
    };
}


/***/ }),

/***/ 1078:
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
