export const id = 277;
export const ids = [277];
export const modules = {

/***/ 8688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   _8: () => (/* binding */ readMessage),
/* harmony export */   a8: () => (/* binding */ cutFrame)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** Longest frame kept as it is, in UTF-16 code units; tool lists may be larger, since every tool is judged. */
const MAX_FRAME = 1_000_000;
const MAX_LIST = 64_000_000;
/** Lengths that strings of a longer frame are cut to, until it fits. */
const STRING_LIMITS = [20_000, 2_000, 200];
const MAX_ITEMS = 1_000;
/** What a JSON value is in JSON-RPC. Text that is no JSON object or array is noise. */
function readMessage(value) {
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return { kind: "noise" };
    const method = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, "method");
    const id = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, "id");
    if (typeof method === "string") {
        return id === undefined
            ? { kind: "notification", method, value }
            : { kind: "request", id, method, value };
    }
    const answers = Object.hasOwn(value, "result") || Object.hasOwn(value, "error");
    if (answers && id !== undefined)
        return { kind: "response", id, value };
    return Object.hasOwn(value, "jsonrpc") || answers ? { kind: "invalid" } : { kind: "noise" };
}
/** A line as JSON; undefined when it is none. */
function parseLine(line) {
    const first = line.trimStart()[0];
    if (first !== "{" && first !== "[")
        return undefined;
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}
function shorten(value, limit) {
    return JSON.stringify(value, (_, item) => {
        if (typeof item === "string" && item.length > limit)
            return `${item.slice(0, limit)}… [cut]`;
        return Array.isArray(item) && item.length > MAX_ITEMS ? item.slice(0, MAX_ITEMS) : item;
    });
}
/** A frame short enough to be kept, still valid JSON where it was. */
function cutFrame(raw, isList) {
    const max = isList ? MAX_LIST : MAX_FRAME;
    if (raw.length <= max)
        return { raw, cut: false };
    try {
        const value = JSON.parse(raw);
        for (const limit of STRING_LIMITS) {
            const short = shorten(value, limit);
            if (short.length <= max)
                return { raw: short, cut: true };
        }
    }
    catch {
        // Not JSON, or too deep to be written again: what follows keeps its start.
    }
    return { raw: raw.slice(0, 10_000), cut: true };
}


/***/ }),

/***/ 6277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   PN: () => (/* binding */ initializeParams),
/* harmony export */   gk: () => (/* binding */ handshake)
/* harmony export */ });
/* unused harmony export LEGACY_VERSION */
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(178);


/** Newest revision of the legacy era, which the handshake offers. A test holds it to the reference client's own. */
const LEGACY_VERSION = "2025-11-25";
/** The result of an answered request, null for an error or anything that is no result. */
function resultOf(raw) {
    if (raw === undefined)
        return null;
    try {
        const result = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(JSON.parse(raw), "result");
        return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(result) ? result : null;
    }
    catch {
        return null;
    }
}
/** What an error answer says, for a person. */
function errorOf(raw) {
    if (raw === undefined)
        return "no answer";
    try {
        const error = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(JSON.parse(raw), "error");
        const code = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(error, "code");
        return `error ${typeof code === "number" ? code : ""}: ${(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringMember */ .sk)(error, "message") ?? "without a message"}`;
    }
    catch {
        return "an answer that is not JSON";
    }
}
/** What the client says of itself. No capability is declared: the audit has no user, no files and no model to offer. */
function initializeParams(protocolVersion) {
    return { protocolVersion, capabilities: {}, clientInfo: { name: _model_version_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDITOR */ .b.name, version: _model_version_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDITOR */ .b.version } };
}
function failure(session, stage, message) {
    return { stage, message, exit: session.exit(), stderrTail: session.connection.stderr.tail };
}
/** Greets the server. Null when it went well, else why there is nothing to audit. */
async function handshake(session, timeoutMs) {
    const exchange = await session.request({
        purpose: "initialize",
        caseKey: null,
        method: "initialize",
        params: initializeParams(LEGACY_VERSION),
        timeoutMs,
    });
    if (exchange.end === "timed-out") {
        await session.kill();
        return failure(session, "startup", `The server did not answer within ${timeoutMs} ms of its start.`);
    }
    if (exchange.end === "closed") {
        const exit = session.exit();
        await session.kill();
        const how = exit?.signal ? `died of ${exit.signal}` : `exited with code ${exit?.code ?? "unknown"}`;
        const said = exit === null ? "The server closed its output" : `The server ${how}`;
        return failure(session, "startup", `${said} before it answered.`);
    }
    const result = resultOf(exchange.response?.raw);
    if (result === null) {
        const said = errorOf(exchange.response?.raw);
        await session.kill();
        return failure(session, "initialize", `The server refused to be initialized (${said}).`);
    }
    session.connection.initialize = result;
    session.connection.startupMs = exchange.durationMs;
    session.notify("notifications/initialized", {});
    return null;
}


/***/ }),

/***/ 3278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _frames_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8688);

const round = (ms) => Math.round(ms * 10) / 10;
/** An empty log. `mask` is applied to every text before it is kept. */
function createLog(mask) {
    const from = performance.now();
    const now = () => round(performance.now() - from);
    return {
        connections: [],
        exchanges: [],
        mask,
        now,
        frame(raw, isList = false) {
            const short = (0,_frames_js__WEBPACK_IMPORTED_MODULE_0__/* .cutFrame */ .a8)(raw, isList);
            return { raw: mask(short.raw), chars: raw.length, cut: short.cut, atMs: now() };
        },
    };
}


/***/ }),

/***/ 9668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ createStarter)
});

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
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
/** The environment of the server under test: the safe part of ours, and what the user gave for it. */
function serverEnvironment(base, extra) {
    const environment = {};
    for (const [name, value] of Object.entries(base)) {
        if (value !== undefined && isSafe(name))
            environment[name] = value;
    }
    return { ...environment, ...extra };
}

// EXTERNAL MODULE: ./build/record/handshake.js
var handshake = __webpack_require__(6277);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
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
/** The answer to a request of the server, as a JSON-RPC message. */
function answerRequest(id, method) {
    const head = { jsonrpc: "2.0", id };
    const result = Object.hasOwn(RESULTS, method) ? RESULTS[method] : undefined;
    if (result !== undefined)
        return { ...head, result };
    const declined = Object.hasOwn(DECLINED, method) ? DECLINED[method] : undefined;
    return {
        ...head,
        error: { code: declined === undefined ? -32601 : -1, message: declined ?? "Method not found" },
    };
}

// EXTERNAL MODULE: ./build/record/frames.js
var record_frames = __webpack_require__(8688);
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
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/record/processes.js


/** Variable that every process of one start carries, so that those that left their group are found. */
const MARKER = "MCP_AUDIT_RUN";
const WINDOWS = process.platform === "win32";
let starts = 0;
/** Starts a program without a shell, in a process group of its own. Errors of the start arrive as `error` events of the child. */
function startProcess(command, args, cwd, env) {
    starts += 1;
    const mark = `${process.pid}-${starts}-${Date.now().toString(36)}`;
    const child = (0,external_node_child_process_.spawn)(command, args, {
        cwd,
        env: { ...env, [MARKER]: mark },
        stdio: ["pipe", "pipe", "pipe"],
        detached: !WINDOWS,
        windowsHide: true,
        shell: false,
    });
    return { child, mark };
}
/** Ids of the living processes in a group, or with the mark of a start; only Linux tells. */
function livingProcesses(started) {
    const group = started.child.pid;
    if (process.platform !== "linux" || group === undefined)
        return [];
    const found = [];
    for (const name of (0,external_node_fs_.readdirSync)("/proc")) {
        const pid = Number(name);
        if (Number.isInteger(pid) && pid !== process.pid && belongs(pid, group, started.mark))
            found.push(pid);
    }
    return found;
}
function belongs(pid, group, mark) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "latin1");
        const [state, , pgrp] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        if (state === "Z" || state === "X")
            return false;
        if (Number(pgrp) === group)
            return true;
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`, "latin1").includes(`${MARKER}=${mark}`);
    }
    catch {
        return false;
    }
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
    send(-pid, signal);
    for (const other of livingProcesses(started))
        send(other, signal);
}
function send(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
        // Gone already.
    }
}

;// CONCATENATED MODULE: ./build/record/requests.js
const isList = (request) => request.method === "tools/list";
/** Requests get ids of their own, counted through the connection; answers are matched by them alone. */
function createRequests(log, connection, write) {
    const waiting = new Map();
    let nextId = 1;
    const finish = (id, end) => {
        const one = waiting.get(id);
        if (one === undefined)
            return;
        waiting.delete(id);
        clearTimeout(one.timer);
        one.exchange.end = end;
        one.exchange.durationMs = Math.round((performance.now() - one.startedAt) * 10) / 10;
        one.resolve(one.exchange);
    };
    return {
        send(request, gone) {
            const id = nextId;
            nextId += 1;
            const { purpose, caseKey, method, params } = request;
            const message = { jsonrpc: "2.0", id, method, params };
            const exchange = {
                id: log.exchanges.length,
                connection: connection.id,
                purpose,
                caseKey,
                method,
                request: log.frame(JSON.stringify(message)),
                response: null,
                end: "closed",
                durationMs: 0,
                diedAfter: null,
            };
            log.exchanges.push(exchange);
            if (gone)
                return Promise.resolve(exchange);
            return new Promise((resolve) => {
                const timer = setTimeout(() => finish(id, "timed-out"), request.timeoutMs);
                waiting.set(id, { exchange, startedAt: performance.now(), timer, resolve });
                write(message);
            });
        },
        answer(id, line) {
            const one = typeof id === "number" ? waiting.get(id) : undefined;
            if (one === undefined || typeof id !== "number")
                return false;
            one.exchange.response = log.frame(line, isList(one.exchange));
            finish(id, "answered");
            return true;
        },
        abandon(exit) {
            for (const [id, one] of waiting) {
                if (exit !== null)
                    one.exchange.diedAfter = { code: exit.code, signal: exit.signal, atMs: exit.atMs };
                finish(id, "closed");
            }
        },
        current() {
            const ids = [...waiting.values()];
            return ids.at(-1)?.exchange.id ?? null;
        },
    };
}

;// CONCATENATED MODULE: ./build/record/wait.js
/** Waits for an end that may never come, `ms` at most. */
async function settled(ended, ms) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, ms);
    });
    await Promise.race([ended, late]);
    clearTimeout(timer);
}

;// CONCATENATED MODULE: ./build/record/shutdown.js


/** Milliseconds a server has after its stdin closed (MCP specification, "Lifecycle: shutdown"), and after SIGTERM. */
const GRACE_MS = 2_000;
/** After SIGTERM in a hurry: these processes were started only to be asked once. */
const HURRY_MS = 500;
/** How often the process list is looked at while waiting for grandchildren. */
const LOOK_MS = 25;
/** Waits until no process of a start lives, `ms` at most, and tells how many do then. */
async function leftovers(started, ms) {
    const until = performance.now() + ms;
    let living = livingProcesses(started).length;
    while (living > 0 && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        living = livingProcesses(started).length;
    }
    return living;
}
/**
 * Ends a server and everything it started. `close`: stdin is closed first and the exit timed; `kill`: SIGTERM at once.
 * Whatever still lives after that is killed.
 */
async function endProcess(started, ended, kind, already) {
    const from = performance.now();
    const { child } = started;
    const alive = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
    let how = already ? "already-exited" : "stdin-close";
    child.stdin.end();
    if (kind === "close" && alive())
        await settled(ended, GRACE_MS);
    const exitMs = Math.round(performance.now() - from);
    const rest = Math.max(0, GRACE_MS - exitMs);
    const left = kind === "close" && !alive() ? await leftovers(started, rest) : 0;
    if (alive()) {
        how = "term";
        signalTree(started, "SIGTERM");
        await settled(ended, kind === "close" ? GRACE_MS : HURRY_MS);
    }
    if (alive()) {
        how = "kill";
        signalTree(started, "SIGKILL");
        await settled(ended, GRACE_MS);
    }
    if (livingProcesses(started).length > 0)
        signalTree(started, "SIGKILL");
    return { how, ms: how === "stdin-close" ? exitMs : Math.round(performance.now() - from), leftovers: left };
}

;// CONCATENATED MODULE: ./build/record/stdio.js








/** Kept of what a server says beside its answers; all of it is counted. */
const NOISE_LINES = 100;
const NOISE_CHARS = 2_000;
const MESSAGES = 200;
const MESSAGE_CHARS = 8_000;
const STDERR_BYTES = 8 * 1024;
/** Milliseconds that output may still arrive after the process is gone. */
const DRAIN_MS = 200;
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
/** Keeps the end of stderr, and never more than twice that in memory. */
function tailOf(onBytes) {
    let tail = Buffer.alloc(0);
    return {
        push(chunk) {
            onBytes(chunk.length);
            tail = Buffer.concat([tail, chunk.subarray(-STDERR_BYTES)]).subarray(-STDERR_BYTES);
        },
        text: () => tail.toString("utf8"),
    };
}
/** Starts a server and speaks JSON-RPC with it, writing down every frame, every other line, and its end. */
function openStdio(launch, log, purpose) {
    const connection = newConnection(log.connections.length, purpose, log.now());
    log.connections.push(connection);
    const started = startProcess(launch.command, launch.args, launch.cwd, launch.env);
    const { child } = started;
    let requested = false;
    let gone = false;
    const write = (value) => {
        if (!gone && child.stdin.writable)
            child.stdin.write(`${JSON.stringify(value)}\n`);
    };
    const requests = createRequests(log, connection, write);
    const exitOf = () => connection.exit;
    const stderr = tailOf((count) => {
        connection.stderr.bytes += count;
    });
    const lose = () => {
        if (gone)
            return;
        gone = true;
        connection.stderr.tail = log.mask(stderr.text());
        requests.abandon(exitOf());
    };
    const noise = (line) => {
        if (line.trim() === "")
            return;
        connection.noiseCount += 1;
        if (connection.noise.length >= NOISE_LINES)
            return;
        const exchange = requests.current();
        const text = log.mask((0,cut/* cut */.J)(line, NOISE_CHARS));
        connection.noise.push({ text, chars: line.length, atMs: log.now(), exchange });
    };
    const keep = (kind, method, line) => {
        connection.messageCount += 1;
        if (connection.messages.length >= MESSAGES)
            return;
        const frame = log.frame(line.length > MESSAGE_CHARS ? (0,cut/* cut */.J)(line, MESSAGE_CHARS) : line);
        connection.messages.push({ kind, method, frame, exchange: requests.current() });
    };
    const take = (value, line) => {
        const message = (0,record_frames/* readMessage */._8)(value);
        switch (message.kind) {
            case "noise":
                noise(line);
                break;
            case "invalid":
                keep("invalid", null, line);
                break;
            case "notification":
                keep("notification", message.method, line);
                break;
            case "request":
                keep("request", message.method, line);
                write(answerRequest(message.id, message.method));
                break;
            case "response":
                if (!requests.answer(message.id, line))
                    keep("unmatched-response", null, line);
        }
    };
    const lines = createLineSplitter((line) => {
        const value = (0,record_frames/* parseLine */.A)(line);
        if (value === undefined)
            noise(line);
        else if (Array.isArray(value)) {
            keep("invalid", null, line);
            for (const item of value.slice(0, MESSAGES))
                take(item, JSON.stringify(item));
        }
        else
            take(value, line);
    }, () => {
        noise("a line of more than 128 MB without an end");
        void session.kill();
    });
    const failed = new Promise((resolve) => {
        child.on("error", (error) => {
            lose();
            resolve(error.message);
        });
    });
    child.stdout.on("data", (chunk) => lines.push(chunk));
    child.stdout.on("end", () => lines.end());
    child.stdout.on("close", () => setImmediate(lose));
    child.stderr.on("data", (chunk) => stderr.push(chunk));
    for (const stream of [child.stdin, child.stdout, child.stderr])
        stream.on("error", () => { });
    const ended = new Promise((resolve) => {
        child.on("exit", (code, signal) => {
            connection.exit = { code, signal, atMs: log.now(), requested };
            setTimeout(lose, DRAIN_MS).unref();
            resolve();
        });
        child.on("error", () => resolve());
    });
    const end = async (kind) => {
        const already = connection.exit !== null;
        requested = true;
        const shutdown = await endProcess(started, ended, kind, already);
        if (kind === "close")
            connection.shutdown = shutdown;
        lose();
        for (const stream of [child.stdout, child.stderr])
            stream.destroy();
        connection.stderr.tail = log.mask(stderr.text());
    };
    let ending = null;
    const endOnce = (kind) => {
        ending ??= end(kind);
        return ending;
    };
    const session = {
        connection,
        request: (request) => requests.send(request, gone),
        notify: (method, params) => write({ jsonrpc: "2.0", method, params }),
        usable: () => !gone && connection.exit === null,
        exit: exitOf,
        settle: (ms) => settled(ended, ms),
        close: () => endOnce("close"),
        kill: () => endOnce("kill"),
    };
    return { session, failed };
}

;// CONCATENATED MODULE: ./build/record/starter.js




function launchOf(target, env, base) {
    if (target.transport !== "stdio") {
        throw new errors/* UsageError */.eb("`url` is not supported by this version yet: give a `command` that starts the server.");
    }
    const { command, args, cwd } = target;
    const environment = serverEnvironment(base, env);
    return { command, args, cwd, env: environment };
}
/** A starter for a stdio target. `startupTimeoutMs`: from the start to the answer of the handshake. */
function createStarter(target, log, options) {
    const launch = launchOf(target, options.env, options.base);
    const running = new Set();
    const opened = (purpose) => {
        const result = openStdio(launch, log, purpose);
        running.add(result.session);
        return result;
    };
    return {
        open: (purpose) => opened(purpose).session,
        async start(purpose) {
            const { session, failed } = opened(purpose);
            const spawnFailure = failed.then((reason) => ({
                stage: "spawn",
                message: `The command could not be started: ${log.mask(reason)}.`,
                exit: null,
                stderrTail: "",
            }));
            const failure = await Promise.race([spawnFailure, (0,handshake/* handshake */.gk)(session, options.startupTimeoutMs)]);
            const later = failure?.stage === "startup" ? await Promise.race([spawnFailure, tick()]) : null;
            return { session, failure: later ?? failure };
        },
        async killAll() {
            await Promise.all([...running].map((session) => session.kill()));
        },
    };
}
const tick = () => new Promise((resolve) => setImmediate(() => resolve(null)));


/***/ })

};
