export const id = 213;
export const ids = [213];
export const modules = {

/***/ 213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CHECKS: () => (/* binding */ CHECKS)
});

;// CONCATENATED MODULE: ./build/checks/define.js
/** Checks a definition at load time and gives it its type. */
function defineCheck(definition) {
    return definition;
}

;// CONCATENATED MODULE: ./build/checks/rows.js
const BY_SEVERITY = { error: "fail", warning: "part", notice: "pass" };
const RANK = { fail: 2, part: 1, pass: 0, "n/a": -1 };
/** A row for each tool that was looked at: fail for an error, part for a warning, pass otherwise. `severity`: of findings that name none. */
function withRows(findings, tools, severity) {
    const worst = new Map();
    for (const { index } of tools)
        worst.set(index, "pass");
    for (const finding of findings) {
        const verdict = BY_SEVERITY[finding.severity ?? severity];
        const known = worst.get(finding.tool) ?? "pass";
        worst.set(finding.tool, RANK[verdict] > RANK[known] ? verdict : known);
    }
    return { findings, rows: [...worst].map(([tool, verdict]) => ({ tool, verdict })) };
}

;// CONCATENATED MODULE: ./build/checks/contract/annotations.js


/** First words of names that say plainly what a tool does. */
const READS = /^(?:get|list|read|search|find|fetch|show|describe|count)(?:[_\-.]|(?=[A-Z])|$)/;
const DELETES = /^(?:delete|remove|destroy|drop|purge|erase|wipe)(?:[_\-.]|(?=[A-Z])|$)/i;
/** Tools from which on identical annotations can no longer be chance. */
const STAMPED = 5;
function contradictions(tool) {
    const { readOnlyHint, destructiveHint } = tool.annotations;
    const findings = [];
    if (readOnlyHint === true && destructiveHint === true)
        findings.push({ message: "both", tool: tool.index });
    if (readOnlyHint === true && DELETES.test(tool.name)) {
        findings.push({ message: "deletes", data: { name: tool.name }, tool: tool.index });
    }
    return findings;
}
/** One object stamped on every tool, the reading ones included. */
function stamped(tools) {
    const present = tools.filter((tool) => tool.annotations.present);
    if (present.length < STAMPED || present.length !== tools.length)
        return [];
    const [first] = present;
    const key = (tool) => JSON.stringify({ ...tool.annotations, title: null });
    if (first === undefined || present.some((tool) => key(tool) !== key(first)))
        return [];
    const reads = present.filter((tool) => READS.test(tool.name));
    if (first.annotations.readOnlyHint === true || reads.length === 0)
        return [];
    return [{ message: "stamped", data: { count: tools.length, reads: reads.length }, tool: null }];
}
/* harmony default export */ const annotations = (defineCheck({
    id: "annotations",
    title: "Tools say whether they read, write or destroy, without contradiction",
    category: "contract",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["tools"],
    options: {},
    source: "MCP specification, ToolAnnotations: without hints a client must assume that a tool is destructive",
    why: "Clients ask the user before destructive calls and let read-only ones pass. Without hints every call needs a confirmation, and this audit may not call the tool.",
    fix: "Set `readOnlyHint: true` on tools that only read; on the others say `destructiveHint` and `idempotentHint`.",
    messages: {
        none: "The tool has no annotations: clients must assume that it is destructive.",
        both: "The tool is marked both read-only and destructive.",
        deletes: "The tool is marked read-only, but its name `{name}` says that it deletes.",
        stamped: "All {count} tools carry one and the same annotations, {reads} reading ones among them: nothing can be told from them, and no tool may be called as read-only.",
    },
    evaluate({ tools }) {
        const findings = tools.flatMap((tool) => tool.annotations.present ? contradictions(tool) : [{ message: "none", tool: tool.index }]);
        return withRows([...findings, ...stamped(tools)], tools, "warning");
    },
}));

// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
;// CONCATENATED MODULE: ./build/checks/robustness/bounds.js


/* harmony default export */ const bounds = (defineCheck({
    id: "bounds",
    title: "Values just out of bounds are refused",
    category: "robustness",
    severity: "warning",
    kind: "violation",
    scored: false,
    needs: ["calls"],
    options: {},
    source: "JSON Schema keywords minimum, maximum, minLength, maxLength, pattern, enum, format; MCP specification: servers MUST validate all tool inputs",
    why: "A bound that is declared and not enforced is a promise to the model that the tool does not keep.",
    fix: "Enforce the bound where the arguments are parsed, or take it out of the schema.",
    messages: { accepted: "{count} of {total} values just out of bounds are accepted: {names}." },
    evaluate({ calls }) {
        const bounds = calls.filter((call) => call.kind === "bounds" && !call.masked);
        const findings = [...(0,group/* groupBy */.$)(bounds, (call) => call.toolIndex)].flatMap(([tool, own]) => {
            const accepted = own.filter((call) => call.outcome === "ok");
            const [first] = accepted;
            if (first === undefined)
                return [];
            const names = accepted.map((call) => `\`${call.property}\``).join(", ");
            const data = { count: accepted.length, total: own.length, names };
            return [{ message: "accepted", data, tool, call: first.key, property: "" }];
        });
        return { findings, rows: [] };
    },
}));

;// CONCATENATED MODULE: ./build/facts/tokens.js
/** Characters of English text and JSON that make one token on average, across common tokenizers. */
const CHARS_PER_TOKEN = 4;
/** Estimated tokens of a text: a quarter of its UTF-16 code units, rounded up. The same for every model, so that runs compare. */
function estimateTokens(text) {
    return Math.ceil(text.length / CHARS_PER_TOKEN);
}

;// CONCATENATED MODULE: ./build/checks/contract/context-cost.js


function tokensOf(tool) {
    const schema = tool.inputSchema === undefined ? "" : JSON.stringify(tool.inputSchema);
    return estimateTokens(`${tool.name}${tool.description ?? ""}${schema}`);
}
/* harmony default export */ const context_cost = (defineCheck({
    id: "context-cost",
    title: "The tool list is not more than a model should carry",
    category: "contract",
    severity: "warning",
    kind: "risk",
    scored: false,
    needs: ["tools"],
    options: {
        max_tokens_total: {
            type: "integer",
            minimum: 1,
            default: 20_000,
            description: "Estimated tokens of all tools together, over which it is a warning.",
        },
        max_tokens_per_tool: {
            type: "integer",
            minimum: 1,
            default: 3_000,
            description: "Estimated tokens of one tool, over which it is told.",
        },
    },
    source: "mcp-trust-check survey; a token is estimated as four characters of name, description and input schema",
    why: "Every conversation pays for the whole tool list before the first word, and a model chooses worse among more text.",
    fix: "Shorten descriptions and schemas, drop what a model does not need, or split the server.",
    messages: {
        total: "The tool list costs about {tokens} tokens in every conversation, over {max}.",
        tool: "The tool costs about {tokens} tokens in every conversation, over {max}.",
    },
    evaluate({ tools }, options) {
        const maxTotal = Number(options.max_tokens_total);
        const maxTool = Number(options.max_tokens_per_tool);
        const perTool = tools.map((tool) => ({ tool: tool.name, tokens: tokensOf(tool) }));
        const tokens = perTool.reduce((sum, one) => sum + one.tokens, 0);
        const findings = perTool.flatMap((one, index) => one.tokens > maxTool
            ? [
                {
                    message: "tool",
                    data: { tokens: one.tokens, max: maxTool },
                    tool: index,
                    severity: "notice",
                },
            ]
            : []);
        if (tokens > maxTotal)
            findings.push({ message: "total", data: { tokens, max: maxTotal }, tool: null });
        return { findings, rows: [], metrics: { tokens, perTool } };
    },
}));

;// CONCATENATED MODULE: ./build/checks/robustness/crash-resilience.js


const COUNTED = new Set(["missing-required", "wrong-type"]);
const MESSAGES = {
    crashed: "crashed",
    "timed-out": "hung",
    "internal-error": "internal",
    "protocol-violation": "violation",
    "rejected-wrong-code": "code",
};
const accepted = (call) => call.graceful && call.response !== null && !call.response.isError && call.response.error === null;
/** One finding for each tool and kind of answer: the first case stands for its siblings. */
function findingsOf(calls) {
    const bad = calls.filter((call) => {
        if (call.outcome === "rejected-wrong-code")
            return true;
        return MESSAGES[call.outcome] !== undefined && (call.confirmed === "yes" || call.confirmed === "sibling");
    });
    return [...(0,group/* groupBy */.$)(bad, (call) => `${call.toolIndex} ${call.outcome}`).values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const wrongCode = first.outcome === "rejected-wrong-code";
        return [
            {
                message: MESSAGES[first.outcome] ?? "internal",
                data: { case: first.caseId, count: group.length, detail: first.detail },
                tool: first.toolIndex,
                call: first.key,
                distinct: "",
                ...(wrongCode ? { severity: "warning" } : {}),
            },
        ];
    });
}
function notVerified(calls) {
    const unstable = calls.filter((call) => call.dependsOnState);
    const untried = calls.filter((call) => call.confirmed === "not-tried");
    const entries = [
        { reason: "depends on state: a fresh process answered otherwise", calls: unstable },
        { reason: "not confirmed on a fresh process", calls: untried },
    ];
    return entries.flatMap(({ reason, calls: some }) => [...(0,group/* groupBy */.$)(some, (call) => call.toolIndex)].map(([tool, own]) => ({ tool, reason, calls: own.length })));
}
function metricsOf(calls) {
    const timedOut = calls.filter((call) => call.exchange.end === "timed-out").length;
    const crashed = calls.filter((call) => call.exchange.end === "closed" || call.exchange.diedAfter !== null).length;
    const ungraceful = calls.filter((call) => !call.graceful).length;
    return {
        cases: calls.length,
        graceful: calls.length - ungraceful,
        accepted: calls.filter(accepted).length,
        crashed,
        timedOut,
        internalErrors: ungraceful - crashed - timedOut,
        masked: calls.filter((call) => call.masked).length,
    };
}
/* harmony default export */ const crash_resilience = (defineCheck({
    id: "crash-resilience",
    title: "Malformed arguments never end the server or its answers",
    category: "robustness",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["calls"],
    options: {},
    source: "mcp-fuzz's published metric: 100 * (1 - (crashed + timed out + JSON-RPC errors of any code but -32602) / malformed cases); MCP specification, Tools, error handling",
    why: "One wrong call by a model ends the server, or hangs it, for every client that uses it.",
    fix: "Validate the arguments against the input schema before using them, and answer with `isError: true` and a text that names the parameter.",
    messages: {
        crashed: "The process ends on malformed arguments (`{case}`): {detail}.",
        hung: "Malformed arguments (`{case}`) are never answered: {detail}.",
        internal: "Malformed arguments (`{case}`) reach the code: {detail}",
        violation: "Malformed arguments (`{case}`) get an answer that the protocol does not allow: {detail}.",
        code: "{count} malformed calls are rejected, but as an internal error: clients cannot tell it from a crash. {detail}",
    },
    fixes: {
        code: "Answer with `isError: true`, or with the code -32602, and keep the text that names the parameter.",
    },
    evaluate({ calls }) {
        const counted = calls.filter((call) => COUNTED.has(call.kind));
        const metrics = metricsOf(counted);
        const percent = counted.length === 0 ? null : (100 * metrics.graceful) / counted.length;
        return { findings: findingsOf(counted), rows: [], percent, metrics, notVerified: notVerified(counted) };
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/description-length.js


/* harmony default export */ const description_length = (defineCheck({
    id: "description-length",
    title: "Descriptions are not longer than models and back ends take",
    category: "contract",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["tools"],
    options: {
        max_description_length: {
            type: "integer",
            minimum: 1,
            default: 1024,
            description: "Longest description of a tool, in characters.",
        },
    },
    source: "toolproof static checks; model back ends cut or refuse function descriptions over 1,024 characters",
    why: "Every conversation pays for the description in tokens, and some back ends cut or refuse longer ones.",
    fix: "Shorten the description; move examples and reference material to a resource or a prompt.",
    messages: { long: "The description is {length} characters long, over {max}." },
    evaluate({ tools }, options) {
        const max = Number(options.max_description_length);
        const findings = tools
            .filter((tool) => (tool.description ?? "").length > max)
            .map((tool) => ({
            message: "long",
            data: { length: (tool.description ?? "").length, max },
            tool: tool.index,
        }));
        return withRows(findings, tools, "warning");
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/description.js


/* harmony default export */ const description = (defineCheck({
    id: "description",
    title: "Every tool has a description",
    category: "contract",
    severity: "error",
    kind: "risk",
    scored: true,
    needs: ["tools"],
    options: {},
    source: "toolproof static checks; MCP specification, Tools: `description` is what a model reads to choose a tool",
    why: "A model chooses a tool by its description. Without one it guesses from the name.",
    fix: "Add a description that says what the tool does, when to use it and what it returns.",
    messages: { missing: "The tool has no description." },
    evaluate({ tools }) {
        const findings = tools
            .filter((tool) => (tool.description ?? "").trim() === "")
            .map((tool) => ({ message: "missing", tool: tool.index }));
        return withRows(findings, tools, "error");
    },
}));

;// CONCATENATED MODULE: ./build/checks/fidelity/disguised-refusal.js

/* harmony default export */ const disguised_refusal = (defineCheck({
    id: "disguised-refusal",
    title: "A refusal does not pose as a success",
    category: "fidelity",
    severity: "warning",
    kind: "violation",
    scored: true,
    needs: ["calls"],
    options: {},
    source: "mcp-reality-check; MCP specification, Tools, error handling: tool errors carry `isError: true`",
    why: "A client and a model take the text for the result: the refusal is used as if it were data.",
    fix: "Set `isError: true` on the answer, and leave its text as it is.",
    messages: { refusal: "`{case}` is refused in the text of a success: {detail}" },
    evaluate({ calls }) {
        const answered = calls.filter((call) => (call.outcome === "ok" || call.outcome === "refused-in-text") && call.kind !== "fuzz");
        const refused = answered.filter((call) => call.outcome === "refused-in-text");
        const first = new Map([...refused].reverse().map((call) => [call.toolIndex, call]));
        const findings = [...first.values()].map((call) => ({
            message: "refusal",
            data: { case: call.caseId, detail: call.detail },
            tool: call.toolIndex,
            call: call.key,
            property: "",
        }));
        const tools = [...new Set(answered.map((call) => call.toolIndex))];
        return { findings, rows: tools.map((tool) => ({ tool, verdict: first.has(tool) ? "part" : "pass" })) };
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/duplicate-name.js


/* harmony default export */ const duplicate_name = (defineCheck({
    id: "duplicate-name",
    title: "No two tools share a name",
    category: "contract",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["tools"],
    options: {},
    source: "MCP specification, Tools: `name` is a unique identifier",
    why: "Clients keep one tool for each name: the other can never be called.",
    fix: "Rename one of the tools, or register it once.",
    messages: { duplicate: "The name `{name}` is given to {count} tools." },
    evaluate({ tools }) {
        const counts = new Map();
        for (const { name } of tools)
            counts.set(name, (counts.get(name) ?? 0) + 1);
        const seen = new Set();
        const findings = tools.flatMap((tool) => {
            const count = counts.get(tool.name) ?? 0;
            const again = seen.has(tool.name);
            seen.add(tool.name);
            if (!again || tool.name === "")
                return [];
            return [{ message: "duplicate", data: { name: tool.name, count }, tool: tool.index }];
        });
        return withRows(findings, tools, "error");
    },
}));

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/checks/fidelity/empty-content.js


const nothing = (value) => value === undefined || value === null || ((0,json/* isObject */.Gv)(value) && Object.keys(value).length === 0);
/** Images, audio and resources are content whatever their text. */
function isEmpty(call) {
    const response = call.response;
    if (response === null || !nothing(response.structuredContent))
        return false;
    return response.contentTypes.every((type) => type === "text") && response.text.trim() === "";
}
/* harmony default export */ const empty_content = (defineCheck({
    id: "empty-content",
    title: "A success says something",
    category: "fidelity",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["calls"],
    options: {},
    source: "mcp-reality-check",
    why: "A model that gets nothing back cannot tell whether the call worked, and tends to repeat it.",
    fix: "Answer with at least a sentence, such as how many results there were or what was done.",
    messages: { empty: "A call that the schema allows is answered with an empty success." },
    evaluate({ calls }) {
        const valid = calls.filter((call) => call.proof === "valid" && call.outcome === "ok" && call.kind === "valid");
        const findings = valid
            .filter(isEmpty)
            .map((call) => ({ message: "empty", tool: call.toolIndex, call: call.key }));
        return {
            findings,
            rows: valid.map((call) => ({ tool: call.toolIndex, verdict: isEmpty(call) ? "part" : "pass" })),
        };
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/input-schema.js



/* harmony default export */ const input_schema = (defineCheck({
    id: "input-schema",
    title: "The input schema is valid JSON Schema with an object at its root",
    category: "contract",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["tools", "schemas"],
    options: {},
    source: "MCP specification, Tools: `inputSchema` is a JSON Schema (2020-12 unless it declares another dialect) with `type: object`",
    why: "Clients validate calls with this schema and hand it to the model. Many refuse the whole tool list over one broken schema.",
    fix: 'Make the schema valid. A tool without parameters takes {"type":"object","additionalProperties":false}.',
    messages: {
        missing: "The tool has no input schema.",
        invalid: "The input schema is not valid JSON Schema: {error}.",
        root: "The root of the input schema is not `type: object`.",
        dangling: "The input schema refers to `{ref}`, which does not exist.",
    },
    evaluate({ tools, schemas }) {
        const findings = tools.flatMap((tool) => {
            const schema = schemas[tool.index]?.input;
            if (schema === undefined)
                return [];
            if (tool.inputSchema === undefined)
                return [{ message: "missing", tool: tool.index }];
            if (!schema.valid)
                return [{ message: "invalid", data: { error: schema.error ?? "" }, tool: tool.index }];
            if (!(0,json/* isObject */.Gv)(tool.inputSchema) || (0,json/* member */.Dc)(tool.inputSchema, "type") !== "object") {
                return [{ message: "root", tool: tool.index }];
            }
            return schema.unresolved
                .filter((ref) => ref.startsWith("#"))
                .map((ref) => ({ message: "dangling", data: { ref }, tool: tool.index, distinct: ref }));
        });
        return withRows(findings, tools, "error");
    },
}));

;// CONCATENATED MODULE: ./build/facts/outliers.js
/** Fewest figures for which a relative comparison says anything. */
const ENOUGH = 3;
/** How many times the median a figure may be (mcp-fuzz's published rule). */
const FACTOR = 3;
/** The median; null when there is no figure. */
function median(values) {
    const sorted = [...values].sort((a, b) => a - b);
    const middle = sorted.length >>> 1;
    const upper = sorted[middle];
    if (upper === undefined)
        return null;
    return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
/** Figures over the threshold, or (with at least three) over three times their median. `floor`: no relative flag under it. */
function outliers(figures, threshold, floor) {
    const middle = median(figures.map((figure) => figure.value));
    return figures.flatMap((figure) => {
        const ratio = middle === null || middle <= 0 ? null : figure.value / middle;
        const times = ratio === null ? null : Math.floor(ratio * 10) / 10;
        if (figure.value > threshold)
            return [{ ...figure, why: "absolute", times }];
        const relative = figures.length >= ENOUGH && ratio !== null && ratio > FACTOR && figure.value >= floor;
        return relative ? [{ ...figure, why: "relative", times }] : [];
    });
}

;// CONCATENATED MODULE: ./build/checks/performance/latency.js


/* harmony default export */ const latency = (defineCheck({
    id: "latency",
    title: "Valid calls are answered in time",
    category: "performance",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["calls"],
    options: {
        slow_threshold_ms: {
            type: "integer",
            minimum: 1,
            default: 5000,
            description: "Over this it is flagged, in ms.",
        },
        latency_floor_ms: {
            type: "integer",
            minimum: 0,
            default: 250,
            description: "Under this nothing is flagged for being over three times the median, in ms; 0 gives the published rule.",
        },
    },
    source: "mcp-fuzz: over the threshold, or over three times the server's median with at least three tools; crashed and timed-out calls excluded",
    why: "A model and its user wait for every call; one slow tool stalls the whole conversation.",
    fix: "Cache, page or stream the work, or return at once and offer a tool that tells the state.",
    messages: {
        absolute: "A valid call is answered after {value} ms, over {threshold}.",
        relative: "A valid call is answered after {value} ms, {times} times the server's median of {median}.",
    },
    evaluate({ calls }, options) {
        const threshold = Number(options.slow_threshold_ms);
        const figures = calls
            .filter((call) => call.kind === "valid" && call.exchange.end === "answered" && call.response?.error === null)
            .map((call) => ({
            key: call.key,
            tool: call.toolIndex,
            name: call.tool,
            value: Math.round(call.durationMs),
        }));
        const flagged = outliers(figures, threshold, Number(options.latency_floor_ms));
        const middle = median(figures.map((figure) => figure.value));
        const findings = flagged.map((one) => ({
            message: one.why,
            data: { value: one.value, threshold, times: one.times ?? "", median: Math.round(middle ?? 0) },
            tool: one.tool,
            call: one.key,
        }));
        const names = new Map(figures.map((figure) => [figure.key, figure.name]));
        return {
            findings,
            rows: [],
            percent: figures.length === 0 ? null : (100 * (figures.length - flagged.length)) / figures.length,
            metrics: {
                checked: figures.length,
                medianMs: middle === null ? null : Math.round(middle),
                flagged: flagged.map((one) => ({
                    tool: names.get(one.key) ?? "",
                    value: one.value,
                    times: one.times,
                })),
            },
        };
    },
}));

;// CONCATENATED MODULE: ./build/facts/leaks.js
/** Forms of stack traces and internal paths, each with the words that tell of it. A bare home path is none. Bounded, so that no text takes long. */
const FORMS = [
    [/Traceback \(most recent call last\)/g, "a Python traceback"],
    [/\bFile "[^"\n]{1,300}", line \d+/g, "a Python stack frame"],
    [/\.py", line \d+/g, "a Python stack frame"],
    [
        /\bat [\w$.<>[\] ]{1,200} \((?=[^\s()]{0,300}?[./\\:])(?:file:|node:|[A-Za-z]:[\\/]|\/|(?!\d)\S)[^\n()]{1,300}:\d+:\d+\)/g,
        "a JavaScript stack frame",
    ],
    [
        /\bat (?:async )?(?:file:\/\/|node:|[A-Za-z]:[\\/]|\/)[^\n()]{1,300}:\d+:\d+/g,
        "a JavaScript stack frame",
    ],
    [
        /\b(?:node_modules|site-packages)[\\/]{1,2}[^\s:"'()]{1,300}\.(?:[cm]?[jt]sx?|py)(?:["']?,? line |:|\()\d+/g,
        "a path of a dependency",
    ],
    [/\b[A-Za-z]:\\{1,2}(?:Users|Windows|Program Files(?: \(x86\))?)(?![\w ])/g, "a Windows path"],
    [
        /(?:(?<![\w.~/-])|(?<=file:\/\/))\/(?:home|Users|root)\/[^\s:"'()]{1,300}:\d+/g,
        "an internal path with a line number",
    ],
];
const READ_CHARS = 200_000;
/** What a text gives away of the server's inside, in words; null when nothing. `own`: texts of ours, which may well come back. */
function findLeak(text, own = "") {
    const read = text.slice(0, READ_CHARS);
    for (const [form, words] of FORMS) {
        for (const [found] of read.matchAll(form))
            if (!own.includes(found))
                return words;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/facts/texts.js

/** Values visited in one frame. */
const MAX_VALUES = 100_000;
/** Every text within a value on a line of its own, with the name of the member that holds it: what a reader gets to see. */
function textsOf(value) {
    const texts = [];
    const open = [{ value, name: "" }];
    for (let seen = 0; open.length > 0 && seen < MAX_VALUES; seen += 1) {
        const next = open.pop();
        if (typeof next?.value === "string")
            texts.push(`${next.name}${next.value}`);
        else if (Array.isArray(next?.value))
            for (const item of next.value)
                open.push({ value: item, name: "" });
        else if ((0,json/* isObject */.Gv)(next?.value)) {
            for (const [key, item] of Object.entries(next.value))
                open.push({ value: item, name: `${key}: ` });
        }
    }
    return texts.reverse().join("\n");
}
/** The texts of a line of the wire; the line itself where it is not JSON. */
function textsOfFrame(raw) {
    try {
        return textsOf(JSON.parse(raw));
    }
    catch {
        return raw;
    }
}

;// CONCATENATED MODULE: ./build/checks/safety/leak.js




function seenCall(call) {
    if (call.response === null)
        return [];
    const { text, structuredContent } = call.response;
    const whole = structuredContent === undefined ? text : `${text}\n${textsOf(structuredContent)}`;
    const what = findLeak(whole, textsOfFrame(call.exchange.request.raw));
    return [{ tool: call.toolIndex, call: call.key, name: call.caseId, what }];
}
/** What the protocol probes were answered: unknown tools and methods take paths of their own through the code. */
function seenProbes(exchanges) {
    return exchanges.flatMap((one) => {
        if (one.purpose !== "protocol" || one.response === null)
            return [];
        const what = findLeak(textsOfFrame(one.response.raw), textsOfFrame(one.request.raw));
        return [{ tool: null, call: undefined, name: one.caseKey ?? one.method, what }];
    });
}
/* harmony default export */ const leak = (defineCheck({
    id: "leak",
    title: "No answer carries stack traces or internal paths",
    category: "safety",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["calls", "exchanges"],
    options: {},
    source: "sealmark `leak`; CWE-209, information exposure through an error message (https://cwe.mitre.org/data/definitions/209.html)",
    why: "Paths, versions and code positions of the server reach every client and every model's context.",
    fix: "Catch errors at the edge of each tool, log them to stderr, and answer with a sentence of your own.",
    messages: { found: "{count} of {total} answers carry {what}, first `{case}`." },
    evaluate({ calls, exchanges }) {
        const seen = [...calls.flatMap(seenCall), ...seenProbes(exchanges)];
        const groups = [...(0,group/* groupBy */.$)(seen, ({ tool }) => tool)];
        const findings = groups.flatMap(([tool, own]) => {
            const leaking = own.filter(({ what }) => what !== null);
            const [first] = leaking;
            if (first === undefined)
                return [];
            const data = { count: leaking.length, total: own.length, what: first.what ?? "", case: first.name };
            return [{ message: "found", data, tool, call: first.call, property: "" }];
        });
        const accused = new Set(findings.map(({ tool }) => tool));
        const rows = groups.map(([tool]) => ({ tool, verdict: accused.has(tool) ? "part" : "pass" }));
        return { findings, rows };
    },
}));

;// CONCATENATED MODULE: ./build/checks/state/multiplexing.js

const lost = (exchange) => exchange.end !== "answered";
/* harmony default export */ const multiplexing = (defineCheck({
    id: "multiplexing",
    title: "Several calls in flight on one connection are all answered",
    category: "state",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["exchanges", "calls"],
    options: {},
    source: "JSON-RPC 2.0 and MCP specification, Base protocol: every request is answered, with its own id",
    why: "Clients send calls in parallel. An answer that never comes hangs the conversation.",
    fix: "Handle requests independently of each other, and never keep one call's state in a shared variable.",
    messages: {
        lost: "{count} of {total} calls in flight together on one connection were not answered, though each alone was.",
    },
    evaluate({ exchanges, calls }) {
        const together = exchanges.filter((one) => one.purpose === "multiplexing");
        if (together.length === 0)
            return { findings: [], rows: [] };
        const missing = together.filter(lost);
        const [first] = missing;
        if (first === undefined)
            return { findings: [], rows: [{ tool: null, verdict: "pass" }] };
        const key = first.caseKey?.split(" ").slice(1).join(" ") ?? "";
        const call = calls.find((one) => one.key === key);
        const data = { count: missing.length, total: together.length };
        const findings = [{ message: "lost", data, tool: call?.toolIndex ?? null, property: "" }];
        return { findings, rows: [{ tool: null, verdict: "fail" }] };
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/name-format.js


const ALLOWED = /^[A-Za-z0-9_.-]{1,128}$/;
/* harmony default export */ const name_format = (defineCheck({
    id: "name-format",
    title: "Tool names use the characters and length that the specification allows",
    category: "contract",
    severity: "warning",
    kind: "violation",
    scored: true,
    since: "2025-11-25",
    needs: ["tools"],
    options: {},
    source: "MCP specification 2025-11-25, Tools, tool names: 1 to 128 of A-Z a-z 0-9 _ - .",
    why: "Clients pass names on to model back ends, which refuse other characters and longer names.",
    fix: "Use 1 to 128 of the characters A-Z a-z 0-9 _ - and . in the name.",
    messages: {
        length: "The name is {length} characters long; 128 are allowed.",
        characters: "The name holds characters other than A-Z a-z 0-9 _ - and . in `{name}`.",
    },
    evaluate({ tools }) {
        const findings = tools
            .filter((tool) => tool.name !== "" && !ALLOWED.test(tool.name))
            .map((tool) => {
            const length = [...tool.name].length;
            return length > 128
                ? { message: "length", data: { length }, tool: tool.index }
                : { message: "characters", data: { name: tool.name }, tool: tool.index };
        });
        return withRows(findings, tools, "warning");
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/name.js


/* harmony default export */ const contract_name = (defineCheck({
    id: "name",
    title: "Every tool has a name",
    category: "contract",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["tools"],
    options: {},
    source: "MCP specification, Tools: `name` is required (https://modelcontextprotocol.io/specification/2025-11-25/server/tools)",
    why: "A tool without a name cannot be called by anybody.",
    fix: "Give the tool a unique name.",
    messages: { empty: "Tool number {number} of the list has no name." },
    evaluate({ tools }) {
        const nameless = tools.filter((tool) => tool.name.trim() === "");
        const findings = nameless.map((tool) => ({
            message: "empty",
            data: { number: tool.index + 1 },
            tool: tool.index,
        }));
        return withRows(findings, tools, "error");
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/narrow-input.js



/** Names of parameters whose text is run as a program or a query. */
const PROGRAM = /^(?:sql|code|script|command|cmd|shell|expression|eval)$/i;
const SHAPES = [
    "type",
    "enum",
    "const",
    "$ref",
    "anyOf",
    "oneOf",
    "allOf",
    "not",
    "if",
    "properties",
    "items",
];
/** Says nothing at all about the value: `{}`, `true`, or words only. */
function isUntyped({ schema }) {
    if (schema === true)
        return true;
    return (0,json/* isObject */.Gv)(schema) && SHAPES.every((keyword) => (0,json/* member */.Dc)(schema, keyword) === undefined);
}
/** An object that takes whatever it is given. */
function isCatchAll({ schema, type }) {
    if (type !== "object")
        return false;
    const described = [
        "properties",
        "patternProperties",
        "additionalProperties",
        "propertyNames",
        "$ref",
        "anyOf",
        "oneOf",
        "allOf",
    ];
    return (described.every((keyword) => (0,json/* member */.Dc)(schema, keyword) === undefined) ||
        (0,json/* member */.Dc)(schema, "additionalProperties") === true);
}
function isProgram({ name, schema, type }) {
    return (type === "string" &&
        PROGRAM.test(name) &&
        (0,json/* member */.Dc)(schema, "enum") === undefined &&
        (0,json/* member */.Dc)(schema, "pattern") === undefined);
}
function judgeTool(tool) {
    const at = (message, parameter, severity) => ({
        message,
        data: { name: parameter.name },
        tool: tool.index,
        property: parameter.name,
        severity,
    });
    return tool.parameters.flatMap((parameter) => {
        if (isUntyped(parameter))
            return [at("untyped", parameter, "warning")];
        if (isCatchAll(parameter))
            return [at("catch-all", parameter, "notice")];
        return isProgram(parameter) ? [at("program", parameter, tool.readOnly ? "notice" : "warning")] : [];
    });
}
/* harmony default export */ const narrow_input = (defineCheck({
    id: "narrow-input",
    title: "Parameters say what they take",
    category: "contract",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["tools"],
    options: {},
    source: "R-TOOL-1: narrow inputs",
    why: "What a parameter does not rule out a model will send some day, and nothing can be validated.",
    fix: "Give the parameter a type and bounds (`enum`, `pattern`, `properties`), or split the tool into ones with fixed parameters.",
    messages: {
        untyped: "The parameter `{name}` has no type: it takes anything.",
        "catch-all": "The parameter `{name}` is an object without declared properties.",
        program: "The parameter `{name}` takes free text that is run: nothing limits what a call can do.",
    },
    evaluate({ tools }) {
        return withRows(tools.flatMap(judgeTool), tools, "warning");
    },
}));

// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var schema = __webpack_require__(4663);
;// CONCATENATED MODULE: ./build/checks/fidelity/output-conformance.js


function judgeCall(call, tool) {
    const at = { tool: tool.index, call: call.key, property: "" };
    const content = call.response?.structuredContent;
    if (content === undefined)
        return { message: "missing", ...at };
    const { check, errors } = (0,schema/* validator */.N)(tool.outputSchema);
    const verdict = check(content);
    if (verdict === "unknown" || call.exchange.response?.cut === true)
        return "unknown";
    return verdict === "valid"
        ? "conforms"
        : { message: "invalid", data: { error: errors(content)[0] ?? "" }, ...at };
}
/* harmony default export */ const output_conformance = (defineCheck({
    id: "output-conformance",
    title: "Structured results fit the declared output schema",
    category: "fidelity",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["calls", "tools"],
    options: {},
    source: "R-TOOL-3; MCP specification, Tools: servers MUST provide structured results that conform to the output schema",
    why: "Clients validate results against the schema and throw the whole answer away when it does not fit.",
    fix: "Return `structuredContent` that fits the schema with every result that is no error, or mend the schema.",
    messages: {
        missing: "The tool declares an output schema, but its answer has no `structuredContent`.",
        invalid: "`structuredContent` does not fit the declared output schema: {error}.",
    },
    evaluate({ calls, tools }) {
        const findings = [];
        const rows = new Map();
        for (const call of calls) {
            const tool = tools[call.toolIndex];
            if (tool?.outputSchema === undefined || call.outcome !== "ok" || call.proof === "invalid")
                continue;
            const judged = judgeCall(call, tool);
            if (judged === "unknown")
                continue;
            const known = rows.get(tool.index);
            if (judged === "conforms") {
                if (known === undefined)
                    rows.set(tool.index, { tool: tool.index, verdict: "pass" });
                continue;
            }
            if (known?.verdict !== "fail")
                findings.push(judged);
            rows.set(tool.index, { tool: tool.index, verdict: "fail" });
        }
        return { findings, rows: [...rows.values()] };
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/output-schema.js



/** From this revision on an output schema may have any root. */
const ANY_ROOT = "2026-07-28";
/* harmony default export */ const output_schema = (defineCheck({
    id: "output-schema",
    title: "A declared output schema is valid JSON Schema with an object at its root",
    category: "contract",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["tools", "schemas", "server"],
    options: {},
    source: "MCP specification up to 2025-11-25, Tools: `outputSchema` is a JSON Schema with `type: object`",
    why: "Clients check structured results with it, and some refuse the whole tool list when it is broken.",
    fix: 'Make the schema valid, with `"type": "object"` at its root, or leave it out.',
    messages: {
        invalid: "The output schema is not valid JSON Schema: {error}.",
        root: "The root of the output schema is not `type: object`.",
    },
    evaluate({ tools, schemas, server }) {
        const declared = tools.filter((tool) => tool.outputSchema !== undefined);
        const findings = declared.flatMap((tool) => {
            const schema = schemas[tool.index]?.output ?? null;
            if (schema === null)
                return [];
            if (!schema.valid)
                return [{ message: "invalid", data: { error: schema.error ?? "" }, tool: tool.index }];
            const object = (0,json/* member */.Dc)(tool.outputSchema, "type") === "object";
            return object || server.protocolVersion >= ANY_ROOT ? [] : [{ message: "root", tool: tool.index }];
        });
        return withRows(findings, declared, "error");
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/parameter-description.js


/* harmony default export */ const parameter_description = (defineCheck({
    id: "parameter-description",
    title: "Every parameter has a description",
    category: "contract",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["tools"],
    options: {},
    source: "mcp-doctor; MCP specification, Tools: the input schema is what a model fills in",
    why: "A model fills parameters in by their descriptions; without one it guesses format and meaning from the name.",
    fix: "Describe the parameter: meaning, format, unit, an example.",
    messages: {
        one: "The parameter `{name}` has no description.",
        some: "{count} of {total} parameters have no description: {names}.",
        all: "0 of {total} parameters are described: descriptions may have got lost when the schema was converted.",
    },
    evaluate({ tools }) {
        const findings = tools.flatMap((tool) => {
            const bare = tool.parameters.filter((parameter) => (parameter.description ?? "").trim() === "");
            const total = tool.parameters.length;
            const [first] = bare;
            if (first === undefined)
                return [];
            if (bare.length === 1) {
                return [{ message: "one", data: { name: first.name }, tool: tool.index, property: first.name }];
            }
            if (bare.length === total)
                return [{ message: "all", data: { total }, tool: tool.index }];
            const names = bare.map((parameter) => `\`${parameter.name}\``).join(", ");
            return [{ message: "some", data: { count: bare.length, total, names }, tool: tool.index }];
        });
        return withRows(findings, tools, "warning");
    },
}));

// EXTERNAL MODULE: ./node_modules/json-p3/dist/json-p3.cjs.js
var json_p3_cjs = __webpack_require__(393);
// EXTERNAL MODULE: ./build/facts/pattern.js
var facts_pattern = __webpack_require__(9086);
;// CONCATENATED MODULE: ./build/facts/expectations.js




const KEYS = new Set(["error", "equals", "contains", "regex", "jsonpath", "schema", "max_ms"]);
/** JSON with sorted keys: equal values give equal texts. */
function canonical(value) {
    return JSON.stringify(value, (_, item) => (0,json/* isObject */.Gv)(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))) : item);
}
const textOf = (value) => typeof value === "string" ? value : (JSON.stringify(value) ?? "");
function matches(pattern, text) {
    try {
        return (0,facts_pattern/* compilePattern */.E)(pattern).test(text);
    }
    catch {
        return false;
    }
}
/** What a value lacks of an expectation, one phrase each. */
function unmet(value, expect) {
    const failures = [];
    const text = textOf(value);
    if (expect.equals !== undefined && canonical(value) !== canonical(expect.equals)) {
        failures.push(`it does not equal ${JSON.stringify(expect.equals)}`);
    }
    if (expect.contains !== undefined && !text.includes(expect.contains)) {
        failures.push(`it does not contain "${expect.contains}"`);
    }
    if (expect.regex !== undefined && !matches(expect.regex, text)) {
        failures.push(`it does not match /${expect.regex}/`);
    }
    if (expect.schema !== undefined && (0,schema/* validator */.N)(expect.schema).check(value ?? null) !== "valid") {
        const [first] = (0,schema/* validator */.N)(expect.schema).errors(value ?? null);
        failures.push(`it does not fit the schema (${first ?? "the schema itself is not valid"})`);
    }
    for (const [path, inner] of Object.entries(expect.jsonpath ?? {}))
        failures.push(...unmetAt(value, path, inner));
    return failures;
}
/** A plain value at a path stands for `equals`. */
function asExpectation(inner) {
    const isMap = (0,json/* isObject */.Gv)(inner) && Object.keys(inner).every((key) => KEYS.has(key));
    return isMap ? inner : { equals: inner };
}
function unmetAt(value, path, inner) {
    let found;
    try {
        found = json_p3_cjs/* jsonpath */.YF.query(path, value ?? null).values();
    }
    catch {
        return [`${path} is not a JSONPath`];
    }
    if (found.length === 0)
        return [`there is nothing at ${path}`];
    return unmet(found[0], asExpectation(inner)).map((failure) => `at ${path} ${failure}`);
}
/** What an answer is compared as: the structured content, else the text read as JSON, else the text. */
function answerOf(call) {
    const { structuredContent, text = "" } = call.response ?? {};
    if (structuredContent !== undefined)
        return structuredContent;
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
/** What the answer of a probe lacks of what its user expects, one phrase each; empty when all is met. */
function unmetByCall(call, expect) {
    if (call.response === null)
        return [`there is no answer: ${call.detail}`];
    const failed = call.response.isError || call.response.error !== null;
    const failures = [];
    if (expect.error !== undefined && expect.error !== failed) {
        failures.push(failed ? `it is an error: ${call.detail}` : "it is no error, and one is expected");
    }
    if (expect.max_ms !== undefined && call.durationMs > expect.max_ms) {
        failures.push(`it took ${Math.round(call.durationMs)} ms, over ${expect.max_ms}`);
    }
    const { contains, regex, ...structured } = expect;
    const ofText = {
        ...(contains === undefined ? {} : { contains }),
        ...(regex === undefined ? {} : { regex }),
    };
    const texts = unmet(call.response.text, ofText);
    return [...failures, ...texts, ...unmet(answerOf(call), structured)];
}

;// CONCATENATED MODULE: ./build/checks/fidelity/probes.js


/* harmony default export */ const probes = (defineCheck({
    id: "probes",
    title: "The user's own calls are answered as expected",
    category: "fidelity",
    severity: "error",
    kind: "violation",
    scored: true,
    optIn: true,
    needs: ["calls", "evidence"],
    options: {},
    source: "toolproof tests; the expectations are the user's own, in `probes:` of the config",
    why: "The expectation is your own word of what the tool does: something has changed.",
    fix: "Mend the tool, or the expectation if the new answer is right.",
    messages: {
        unmet: 'The probe "{name}" is not met: {failure}.',
        missing: 'The probe "{name}" calls `{tool}`, which the server does not list.',
    },
    evaluate({ calls, evidence }) {
        const findings = [];
        const rows = [];
        for (const probe of evidence.settings.record.probes) {
            const call = calls.find((one) => one.kind === "probe" && one.caseId === `probe/${probe.name}`);
            if (call === undefined) {
                const listed = evidence.cases.some((one) => one.id === `probe/${probe.name}`);
                if (listed)
                    continue;
                findings.push({
                    message: "missing",
                    data: { name: probe.name, tool: probe.tool },
                    tool: null,
                    distinct: probe.name,
                });
                rows.push({ tool: null, verdict: "fail" });
                continue;
            }
            const failures = unmetByCall(call, probe.expect);
            rows.push({ tool: call.toolIndex, verdict: failures.length === 0 ? "pass" : "fail" });
            for (const failure of failures) {
                findings.push({
                    message: "unmet",
                    data: { name: probe.name, failure },
                    tool: call.toolIndex,
                    call: call.key,
                    property: "",
                    distinct: `${probe.name} ${failure.replace(/\d+/g, "")}`,
                });
            }
        }
        return { findings, rows };
    },
}));

;// CONCATENATED MODULE: ./build/checks/protocol/protocol.js


const FUTURE = "2099-01-01";
function answer(exchange) {
    if (exchange?.response === null || exchange?.response === undefined)
        return null;
    try {
        const frame = JSON.parse(exchange.response.raw);
        const result = (0,json/* member */.Dc)(frame, "result");
        const error = (0,json/* member */.Dc)(frame, "error");
        return {
            error: error !== undefined && error !== null,
            isError: (0,json/* member */.Dc)(result, "isError") === true,
            result,
        };
    }
    catch {
        return null;
    }
}
const probe = (facts, name) => facts.exchanges.find((one) => one.purpose === "protocol" && one.caseKey === `protocol/${name}`);
function unknownThings(facts) {
    const findings = [];
    for (const name of ["unknown-method", "unknown-tool"]) {
        const exchange = probe(facts, name);
        if (exchange === undefined)
            continue;
        const said = answer(exchange);
        if (said === null) {
            const silent = exchange.end === "closed" ? "ends the server" : "is never answered";
            findings.push({ message: `${name}-silent`, data: { silent }, tool: null });
        }
        else if (!said.error && !said.isError)
            findings.push({ message: `${name}-accepted`, tool: null });
    }
    return findings;
}
function omitted(facts) {
    const said = answer(probe(facts, "omitted-arguments"));
    return said !== null && (said.error || said.isError)
        ? [{ message: "omitted", tool: null, severity: "notice" }]
        : [];
}
function version(facts) {
    const exchange = probe(facts, "newer-version");
    if (exchange === undefined)
        return [];
    const said = answer(exchange);
    const offered = (0,json/* stringMember */.sk)(said?.result, "protocolVersion");
    if (said === null || said.error)
        return [{ message: "version-refused", tool: null, severity: "warning" }];
    return offered === FUTURE ? [{ message: "version-echoed", tool: null }] : [];
}
function listing(facts) {
    const { repeatedCursor, oddCursor, unstable } = facts.listing;
    const findings = [];
    if (repeatedCursor)
        findings.push({ message: "cursor", tool: null });
    if (oddCursor)
        findings.push({ message: "null-cursor", tool: null });
    if (unstable === true)
        findings.push({ message: "unstable", tool: null, severity: "warning" });
    return findings;
}
function protocol_frames(facts) {
    const audits = facts.connections.filter((one) => one.purpose === "audit");
    const messages = audits.flatMap((one) => one.messages);
    const batches = facts.server.protocolVersion === "2025-03-26";
    const invalid = messages.find((one) => one.kind === "invalid" && !(batches && one.frame.raw.startsWith("[")));
    const initialized = audits.find((one) => (0,json/* isObject */.Gv)(one.initialize))?.initialize;
    const findings = [];
    if (invalid !== undefined)
        findings.push({ message: "invalid", data: { frame: invalid.frame.raw.slice(0, 200) }, tool: null });
    if (initialized !== undefined && (0,json/* stringMember */.sk)(initialized, "protocolVersion") === null) {
        findings.push({ message: "no-version", tool: null });
    }
    return findings;
}
/* harmony default export */ const protocol = (defineCheck({
    id: "protocol",
    title: "The server keeps to the protocol around its tools",
    category: "protocol",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["exchanges", "connections", "listing", "server"],
    options: {},
    source: "MCP specification: Base protocol, Lifecycle (version negotiation), Pagination; JSON-RPC 2.0",
    why: "Clients of every make rely on these answers: what works with one of them breaks with the next.",
    fix: "Let the SDK of your language answer protocol messages, and keep its version current.",
    messages: {
        "unknown-method-silent": "A request with an unknown method {silent}; it must get the error -32601.",
        "unknown-method-accepted": "A request with an unknown method is answered with a result; it must get the error -32601.",
        "unknown-tool-silent": "A call of a tool that does not exist {silent}; it must get an error.",
        "unknown-tool-accepted": "A call of a tool that does not exist is answered as a success; it must get an error.",
        omitted: "A tool without parameters accepts `{}`, but refuses a call whose `arguments` are left out, as some clients send it.",
        "version-refused": "A client that offers a newer protocol version is refused; the server must answer with a version it speaks.",
        "version-echoed": "The server agrees to a protocol version that does not exist, instead of naming one it speaks.",
        cursor: "`tools/list` gives the same `nextCursor` again: clients that follow it never end.",
        "null-cursor": "`nextCursor` is null or no string: an optional member must be left out where there is none.",
        unstable: "Two readings of `tools/list` gave different tools.",
        invalid: "The server sent a message that is no valid JSON-RPC: {frame}",
        "no-version": "The answer to `initialize` names no `protocolVersion`.",
    },
    evaluate(facts) {
        const findings = [
            ...unknownThings(facts),
            ...omitted(facts),
            ...version(facts),
            ...listing(facts),
            ...protocol_frames(facts),
        ];
        const errors = findings.some((one) => one.severity === undefined || one.severity === "error");
        const warnings = findings.some((one) => one.severity === "warning");
        return { findings, rows: [{ tool: null, verdict: errors ? "fail" : warnings ? "part" : "pass" }] };
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/required-fields.js



/** A schema that takes its parameters from elsewhere does not say here what is required. */
function composed(tool) {
    return ["anyOf", "oneOf", "allOf", "$ref", "dependentRequired", "if"].some((keyword) => (0,json/* member */.Dc)(tool.inputSchema, keyword) !== undefined);
}
function ghosts(tool) {
    if (composed(tool))
        return [];
    const known = new Set(tool.parameters.map((parameter) => parameter.name));
    return tool.required
        .filter((name) => !known.has(name))
        .map((name) => ({ message: "ghost", data: { name }, tool: tool.index, property: name }));
}
/* harmony default export */ const required_fields = (defineCheck({
    id: "required-fields",
    title: "`required` names parameters that exist, and the ones that are needed",
    category: "contract",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["tools"],
    options: {},
    source: "toolproof static checks; JSON Schema keyword `required`",
    why: "A required parameter that is not declared cannot be filled in by a model; a tool that requires nothing is called with nothing.",
    fix: "Let `required` list exactly the declared parameters that a call cannot do without.",
    messages: {
        ghost: "`required` names `{name}`, which is not among the properties.",
        none: "The tool has {count} parameters and none is required.",
    },
    fixes: {
        none: "If a call without arguments is useful, give each parameter a default that says so; else list what a call needs in `required`.",
    },
    evaluate({ tools }) {
        const findings = tools.flatMap((tool) => {
            if (!(0,json/* isObject */.Gv)(tool.inputSchema))
                return [];
            const found = ghosts(tool);
            const documented = tool.parameters.every((parameter) => (0,json/* member */.Dc)(parameter.schema, "default") !== undefined);
            if (tool.parameters.length === 0 || tool.required.length > 0 || documented || composed(tool))
                return found;
            const data = { count: tool.parameters.length };
            return [
                ...found,
                { message: "none", data, tool: tool.index, severity: "notice", kind: "risk" },
            ];
        });
        return withRows(findings, tools, "error");
    },
}));

;// CONCATENATED MODULE: ./build/checks/performance/response-size.js


/* harmony default export */ const response_size = (defineCheck({
    id: "response-size",
    title: "Answers are not larger than a model can use",
    category: "performance",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["calls"],
    options: {
        bloat_threshold_chars: {
            type: "integer",
            minimum: 1,
            default: 20000,
            description: "Over this it is flagged, in characters.",
        },
        size_floor_chars: {
            type: "integer",
            minimum: 0,
            default: 1000,
            description: "Under this nothing is flagged for being over three times the median, in characters; 0 gives the published rule.",
        },
    },
    source: "mcp-fuzz: over the threshold, or over three times the server's median with at least three tools; crashed and timed-out calls excluded",
    why: "The whole answer goes into the model's context: it costs tokens and pushes out what matters.",
    fix: "Page the result, return the fields that matter, or return a resource link.",
    messages: {
        absolute: "A valid call is answered with {value} characters, over {threshold}.",
        relative: "A valid call is answered with {value} characters, {times} times the server's median of {median}.",
    },
    evaluate({ calls }, options) {
        const threshold = Number(options.bloat_threshold_chars);
        const figures = calls
            .filter((call) => call.kind === "valid" && call.exchange.end === "answered" && call.response?.error === null)
            .map((call) => ({
            key: call.key,
            tool: call.toolIndex,
            name: call.tool,
            value: call.response?.chars ?? 0,
        }));
        const flagged = outliers(figures, threshold, Number(options.size_floor_chars));
        const middle = median(figures.map((figure) => figure.value));
        const findings = flagged.map((one) => ({
            message: one.why,
            data: { value: one.value, threshold, times: one.times ?? "", median: Math.round(middle ?? 0) },
            tool: one.tool,
            call: one.key,
        }));
        const names = new Map(figures.map((figure) => [figure.key, figure.name]));
        return {
            findings,
            rows: [],
            percent: figures.length === 0 ? null : (100 * (figures.length - flagged.length)) / figures.length,
            metrics: {
                checked: figures.length,
                medianChars: middle === null ? null : Math.round(middle),
                flagged: flagged.map((one) => ({
                    tool: names.get(one.key) ?? "",
                    value: one.value,
                    times: one.times,
                })),
            },
        };
    },
}));

;// CONCATENATED MODULE: ./build/checks/robustness/robust-input.js



const ACCUSES = new Set(["yes", "sibling"]);
/** What one call says against its tool: message id and whether it fails the tool; null when nothing. */
function accusation(call) {
    const confirmed = ACCUSES.has(call.confirmed);
    switch (call.outcome) {
        case "crashed":
            return confirmed ? { message: "gone", fails: true } : null;
        case "timed-out":
            return confirmed ? { message: "hangs", fails: true } : null;
        case "protocol-violation":
            return confirmed ? { message: "violation", fails: true } : null;
        case "internal-error":
            return confirmed ? { message: "internal", fails: false } : null;
        case "lenient-downstream":
            return { message: "downstream", fails: false };
        case "ok":
            return { message: "accepted", fails: false };
        case "rejected":
        case "rejected-wrong-code":
            return findLeak(call.response?.text ?? "") === null ? null : { message: "leak", fails: false };
        default:
            return null;
    }
}
/** A malformed call that teaches nothing: answered like the valid one, or not confirmed. */
function unclear(call) {
    if (call.masked)
        return "masked: the valid call is answered with the same error";
    if (call.dependsOnState)
        return "depends on state: a fresh process answered otherwise";
    return call.confirmed === "not-tried" ? "not confirmed on a fresh process" : null;
}
function robust_input_judgeTool(tool, calls) {
    const clear = calls.filter((call) => unclear(call) === null);
    if (clear.length === 0)
        return { findings: [], row: null };
    const found = clear.flatMap((call) => {
        const what = accusation(call);
        return what === null ? [] : [{ call, ...what }];
    });
    const verdict = found.some((one) => one.fails) ? "fail" : found.length > 0 ? "part" : "pass";
    const findings = [...(0,group/* groupBy */.$)(found, (one) => one.message).values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const { call, message, fails } = first;
        const data = { case: call.caseId, count: group.length, total: clear.length, detail: call.detail };
        return [{ message, data, tool, call: call.key, property: "", severity: fails ? "error" : "warning" }];
    });
    return { findings, row: { tool, verdict } };
}
function silentAfter(facts) {
    const calls = new Map(facts.calls.map((call) => [call.key, call]));
    return facts.exchanges.flatMap((exchange) => {
        const call = calls.get(exchange.caseKey ?? "");
        if (exchange.purpose !== "liveness" || exchange.end === "answered" || call === undefined)
            return [];
        return [{ message: "silent", tool: call.toolIndex, call: call.key, severity: "error" }];
    });
}
/* harmony default export */ const robust_input = (defineCheck({
    id: "robust-input",
    title: "Calls that the schema forbids are refused, and the server stays alive",
    category: "robustness",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["calls", "exchanges"],
    options: {
        max_tools: { type: "integer", minimum: 0, default: 25, description: "Tools that get `robust/*` calls." },
        hang_ms: {
            type: ["integer", "null"],
            minimum: 1,
            default: null,
            description: "Milliseconds after which a `robust/*` call hangs; null: max(2000, timeout_probe_sec * 1000).",
        },
    },
    source: "sealmark `robust-input`; MCP specification, Tools: servers MUST validate all tool inputs",
    why: "What the schema forbids and the tool accepts, it will do with wrong data: on a model's mistake, or on purpose.",
    fix: "Validate the arguments against the advertised schema (a parser of your SDK does it) and refuse the call with `isError: true` and the parameter's name.",
    messages: {
        gone: "The process is gone after a call that the schema forbids (`{case}`): {detail}.",
        hangs: "A call that the schema forbids (`{case}`) hangs: {detail}.",
        violation: "A call that the schema forbids (`{case}`) gets an answer that the protocol does not allow: {detail}.",
        internal: "{count} of {total} calls that the schema forbids reach the code, first `{case}`: {detail}",
        downstream: "{count} of {total} calls that the schema forbids are passed on, first `{case}`: {detail}",
        accepted: "{count} of {total} calls that the schema forbids are accepted, first `{case}`.",
        leak: "{count} of {total} refusals carry a stack trace or an internal path, first `{case}`.",
        silent: "After calls that the schema forbids the server no longer lists its tools.",
    },
    evaluate(facts) {
        const malformed = facts.calls.filter((call) => call.kind === "robust" && call.proof === "invalid");
        const findings = [];
        const rows = new Map();
        for (const [tool, calls] of (0,group/* groupBy */.$)(malformed, (call) => call.toolIndex)) {
            const judged = robust_input_judgeTool(tool, calls);
            findings.push(...judged.findings);
            if (judged.row !== null)
                rows.set(tool, judged.row.verdict);
        }
        for (const finding of silentAfter(facts)) {
            findings.push(finding);
            if (finding.tool !== null)
                rows.set(finding.tool, "fail");
        }
        const unclearCalls = malformed.filter((call) => unclear(call) !== null);
        const notVerified = [
            ...(0,group/* groupBy */.$)(unclearCalls, (call) => `${call.toolIndex} ${unclear(call)}`),
        ].map(([, group]) => ({
            tool: group[0]?.toolIndex ?? null,
            reason: unclear(group[0]) ?? "",
            calls: group.length,
        }));
        return { findings, rows: [...rows].map(([tool, verdict]) => ({ tool, verdict })), notVerified };
    },
}));

;// CONCATENATED MODULE: ./build/checks/robustness/safe-errors.js



const REJECTIONS = new Set([
    "rejected",
    "rejected-wrong-code",
    "refused-in-text",
    "internal-error",
]);
/** A rejection longer than this is a dump, not a message. */
const DUMP_CHARS = 4_000;
const SECRET_NAME = /pass(?:word|phrase)?|secret|token|api[_-]?key|credential/i;
function namesField(call, tool) {
    const text = (call.response?.text ?? "").toLowerCase();
    return [...tool.parameters.map((one) => one.name), ...tool.required].some((name) => text.includes(name.toLowerCase()));
}
/** A value that was sent for a secret-looking parameter and came back. */
function echoesSecret(call) {
    const text = call.response?.text ?? "";
    return Object.entries(call.arguments ?? {}).some(([name, value]) => SECRET_NAME.test(name) && typeof value === "string" && value.length >= 6 && text.includes(value));
}
function flaws(call, tool) {
    const text = call.response?.text ?? "";
    const found = [];
    if (echoesSecret(call))
        found.push({ message: "secret", warning: true });
    if (findLeak(text) !== null)
        found.push({ message: "trace", warning: true });
    if (call.response?.error?.code === -32603 && call.outcome === "rejected-wrong-code") {
        found.push({ message: "code", warning: true });
    }
    if (text.length > DUMP_CHARS)
        found.push({ message: "dump", warning: false });
    const nameable = call.property !== null || tool.required.length > 0;
    if (nameable && call.outcome === "rejected" && !namesField(call, tool))
        found.push({ message: "unnamed", warning: false });
    return found;
}
function safe_errors_judgeTool(tool, calls) {
    const all = calls.flatMap((call) => flaws(call, tool).map((flaw) => ({ call, ...flaw })));
    const findings = [...(0,group/* groupBy */.$)(all, (one) => one.message).values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const { call, message, warning } = first;
        const data = { case: call.caseId, count: group.length, total: calls.length };
        const severity = warning ? "warning" : "notice";
        return [{ message, data, tool: tool.index, call: call.key, property: "", severity }];
    });
    const verdict = all.some((one) => one.warning) ? "part" : "pass";
    return { findings, row: { tool: tool.index, verdict } };
}
/* harmony default export */ const safe_errors = (defineCheck({
    id: "safe-errors",
    title: "Rejections name the parameter and give nothing else away",
    category: "robustness",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["calls", "tools"],
    options: {},
    source: "R-VAL-2; MCP specification, Tools, error handling",
    why: "A model mends its call when the error names the parameter. A stack trace or an echoed secret helps only an attacker.",
    fix: "Answer validation failures with `isError: true` and one sentence: which parameter, what is expected. Log the rest.",
    messages: {
        secret: "A rejection repeats the value of a secret-looking parameter (`{case}`).",
        trace: "{count} of {total} rejections carry a stack trace or an internal path, first `{case}`.",
        code: "{count} of {total} rejections come as JSON-RPC error -32603 instead of `isError: true` or -32602, first `{case}`.",
        dump: "{count} of {total} rejections are a dump of over 4,000 characters, first `{case}`.",
        unnamed: "{count} of {total} rejections do not name the parameter that is wrong, first `{case}`.",
    },
    evaluate({ calls, tools }) {
        const rejections = calls.filter((call) => call.proof === "invalid" && call.kind !== "bounds" && REJECTIONS.has(call.outcome) && !call.masked);
        const judged = [...(0,group/* groupBy */.$)(rejections, (call) => call.toolIndex)].flatMap(([index, own]) => {
            const tool = tools[index];
            return tool === undefined ? [] : [safe_errors_judgeTool(tool, own)];
        });
        return { findings: judged.flatMap((one) => one.findings), rows: judged.map((one) => one.row) };
    },
}));

;// CONCATENATED MODULE: ./build/facts/credentials.js
/** Where a credential may begin: at the edge of a word, or after an escaped newline or tab of JSON within a text. */
const START = /(?:(?<![A-Za-z0-9_-])|(?<=\\[nrt]))/.source;
const starting = ({ source, flags }) => new RegExp(START + source, `g${flags}`);
/** Shapes of credentials that are long and typed enough to be no accident. */
const credentials_SHAPES = [
    [/(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/, "an AWS access key"],
    [
        /aws_?secret_?access_?key["']?\s{0,3}[=:]\s{0,3}["']?[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])/i,
        "an AWS secret key",
    ],
    [/AIza[0-9A-Za-z_-]{35}(?![0-9A-Za-z_-])/, "a Google API key"],
    [/ya29\.[0-9A-Za-z_-]{30,}/, "a Google access token"],
    [/GOCSPX-[0-9A-Za-z_-]{28}/, "a Google client secret"],
    [/gh[pousr]_[A-Za-z0-9]{36,}/, "a GitHub token"],
    [/github_pat_[A-Za-z0-9_]{60,}/, "a GitHub token"],
    [/glpat-[A-Za-z0-9_-]{20,}/, "a GitLab token"],
    [/npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/, "an npm token"],
    [/xox[abeoprs]-[A-Za-z0-9-]{20,}/, "a Slack token"],
    [/xapp-\d-[A-Z0-9]{8,}-[A-Za-z0-9-]{20,}/, "a Slack token"],
    [
        /https:\/\/hooks\.slack\.com\/services\/T[A-Z0-9]{6,}\/B[A-Z0-9]{6,}\/[A-Za-z0-9]{20,}/,
        "a Slack webhook",
    ],
    [/sk-(?:ant-|proj-|svcacct-)?[A-Za-z0-9_-]{32,}/, "an API key"],
    [/[rs]k_live_[A-Za-z0-9]{20,}/, "a payment key"],
    [/SG\.[A-Za-z0-9_-]{20,24}\.[A-Za-z0-9_-]{40,}/, "a SendGrid key"],
    [/eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/, "a JSON web token"],
    [
        /-----BEGIN (?:(?:RSA|EC|OPENSSH|DSA|ENCRYPTED) )?PRIVATE KEY-----(?:\\{1,4}[rn]|\s){1,4}(?:[A-Za-z-]{1,20}: [^\n]{1,80}\n|\s){0,5}[A-Za-z0-9+/=]{40,}/,
        "a private key",
    ],
    [
        /(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|sqlserver|ftp|https?):\/\/[^\s:/@"'<>]{0,64}:[^\s@/"'<>]{3,128}@[\w.-]{1,253}/,
        "a connection string with a password",
    ],
    [/AccountKey=[A-Za-z0-9+/]{80,}={0,2}/, "an Azure account key"],
].map(([form, words]) => [starting(form), words]);
/** What documentation uses in the place of a credential. */
const EXAMPLE = /EXAMPLE|sample|x{6,}|X{6,}|\.{3}|\*{3,}|<[^>]{1,40}>|\$\{|\$[A-Z]|\{\{|your[_-]|dummy|placeholder|changeme|redacted|(?:0{8}|1234567890|abcdefgh)/i;
const EXAMPLE_LOGIN = /:\/\/[^:@/]*:(?:pass|passwd|password|passw0rd|pwd|secret|user|username|root|admin|postgres|mysql|guest|test|token|hunter2|[*x]+)@/i;
/** One character again and again is a stand-in whatever its shape. */
const MONOTONE = /(.)\1{11,}/;
const MASKED = /\*\*\*([A-Za-z0-9_.-]{1,80})\*\*\*/g;
const credentials_READ_CHARS = 300_000;
const isExample = (text) => EXAMPLE.test(text) || EXAMPLE_LOGIN.test(text) || MONOTONE.test(text);
/** A credential in a text, in words that do not repeat it; null when there is none. */
function findCredential(text, known) {
    const read = text.slice(0, credentials_READ_CHARS);
    for (const [marker, name = ""] of read.matchAll(MASKED)) {
        if (known.names.has(name) && !known.own.includes(marker))
            return `the value given as ${name}`;
    }
    for (const [form, words] of credentials_SHAPES) {
        for (const [found] of read.matchAll(form)) {
            if (!isExample(found) && !known.own.includes(found))
                return words;
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./build/checks/safety/secret-echo.js




function answersOf(facts, known) {
    const calls = new Map(facts.calls.map((call) => [call.key, call]));
    return facts.exchanges.flatMap((exchange) => {
        if (exchange.response === null)
            return [];
        const call = calls.get(exchange.caseKey ?? "");
        const tool = call?.toolIndex ?? null;
        const what = findCredential(textsOfFrame(exchange.response.raw), known);
        if (what === null)
            return [{ tool, finding: null }];
        const data = { what, case: call?.caseId ?? exchange.caseKey ?? exchange.method };
        return [{ tool, finding: { message: "answer", data, tool, call: call?.key, property: "" } }];
    });
}
/** What the server says beside its answers. */
function inLogs(connections, known) {
    const messages = connections.flatMap((one) => one.messages.map(({ frame }) => textsOfFrame(frame.raw)));
    const places = {
        stderr: connections.map((one) => one.stderr.tail),
        stdout: connections.flatMap((one) => one.noise.map((line) => line.text)),
        notification: messages,
    };
    return Object.entries(places).flatMap(([message, texts]) => {
        const [what] = texts.flatMap((text) => findCredential(text, known) ?? []);
        return what === undefined ? [] : [{ message, data: { what }, tool: null }];
    });
}
/* harmony default export */ const secret_echo = (defineCheck({
    id: "secret-echo",
    title: "No secret comes back in an answer, a notification or the log",
    category: "safety",
    severity: "error",
    kind: "risk",
    scored: true,
    needs: ["calls", "connections", "exchanges", "secretNames"],
    options: {},
    source: "CWE-532 and CWE-209: sensitive information in logs and error messages (https://cwe.mitre.org/data/definitions/532.html)",
    why: "Answers go to a model and its provider, logs to whoever may read them. A key that was there once must be replaced.",
    fix: "Never print configuration or request headers; redact keys before logging or answering. Replace the key.",
    messages: {
        answer: "An answer (`{case}`) holds {what}.",
        stderr: "The server's stderr holds {what}.",
        stdout: "The server's stdout holds {what}.",
        notification: "A message of the server holds {what}.",
    },
    evaluate({ calls, connections, exchanges, secretNames }) {
        const own = exchanges.map((one) => textsOfFrame(one.request.raw)).join("\n");
        const known = { own, names: secretNames ?? new Set() };
        const answers = answersOf({ calls, exchanges }, known);
        const logs = inLogs(connections, known);
        const byTool = (0,group/* groupBy */.$)([...answers, ...logs.map((finding) => ({ tool: null, finding }))], (one) => one.tool);
        const rows = [...byTool].map(([tool, group]) => {
            return { tool, verdict: group.some(({ finding }) => finding !== null) ? "fail" : "pass" };
        });
        const first = [...(0,group/* groupBy */.$)(answers, ({ tool }) => tool).values()].flatMap((group) => group.find(({ finding }) => finding !== null)?.finding ?? []);
        return { findings: [...first, ...logs], rows };
    },
}));

;// CONCATENATED MODULE: ./build/checks/protocol/shutdown.js

/* harmony default export */ const shutdown = (defineCheck({
    id: "shutdown",
    title: "The server ends when its stdin is closed, and leaves nothing behind",
    category: "protocol",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["connections"],
    options: {},
    source: "MCP specification, Lifecycle, shutdown: the client closes stdin and waits for the server to exit, before it sends SIGTERM",
    why: "A server that does not end stays behind on the user's machine, once for every session.",
    fix: "End the process when stdin ends (`process.stdin.on('end', ...)`), and end child processes with it.",
    messages: {
        runs: "The server still runs 2 seconds after its stdin was closed; it took {how} to end it.",
        leftovers: "Processes that the server started are left behind when it ends: {count}.",
    },
    evaluate({ connections }) {
        const ended = connections.flatMap(({ shutdown }) => shutdown === null || shutdown.how === "already-exited" ? [] : [shutdown]);
        const findings = [];
        const killed = ended.some(({ how }) => how === "kill");
        if (killed || ended.some(({ how }) => how === "term")) {
            findings.push({ message: "runs", data: { how: killed ? "SIGKILL" : "SIGTERM" }, tool: null });
        }
        const count = Math.max(0, ...ended.map(({ leftovers }) => leftovers));
        if (count > 0)
            findings.push({ message: "leftovers", data: { count }, tool: null });
        const verdict = findings.length > 0 ? "part" : "pass";
        return { findings, rows: ended.length === 0 ? [] : [{ tool: null, verdict }] };
    },
}));

// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/plain.js
var plain = __webpack_require__(4854);
;// CONCATENATED MODULE: ./build/checks/protocol/stdio-hygiene.js




/** Lines quoted in one finding, and characters of each. */
const QUOTED = 3;
const LINE_CHARS = 120;
function quote(lines, count) {
    const shown = lines.slice(0, QUOTED).map((line) => `"${(0,cut/* cut */.J)((0,cut/* oneLine */.T)((0,plain/* plain */.p)(line.text)), LINE_CHARS)}"`);
    const more = count - shown.length;
    return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}
/** The call that was under way when a line was printed, if one was. */
function callsByExchange(facts) {
    const keys = new Map(facts.exchanges.map((one) => [one.id, one.caseKey]));
    const calls = new Map(facts.calls.map((call) => [call.key, call]));
    return (line) => calls.get(keys.get(line.exchange ?? -1) ?? "") ?? null;
}
/* harmony default export */ const stdio_hygiene = (defineCheck({
    id: "stdio-hygiene",
    title: "Nothing but JSON-RPC is written to stdout",
    category: "protocol",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["connections", "calls", "exchanges", "server"],
    options: {},
    source: "MCP specification, Transports, stdio: the server MUST NOT write anything to its stdout that is not a valid MCP message",
    why: "Clients read stdout line by line as JSON: a line of text breaks the connection in some, and an answer in others.",
    fix: "Write logs to stderr (`console.error`, `logging` to stderr), and silence libraries that print a banner.",
    messages: {
        server: "What the server writes to stdout is not all JSON-RPC: {lines}",
        tool: "While it is called, the tool writes to stdout what is not JSON-RPC: {lines}",
    },
    evaluate(facts) {
        const audits = facts.connections.filter((one) => one.purpose === "audit");
        const spoke = audits.some((one) => one.startupMs !== null || one.noiseCount > 0);
        if (facts.server.transport === "http" || !spoke)
            return { findings: [], rows: [] };
        const callOf = callsByExchange(facts);
        const lines = audits.flatMap((one) => one.noise).map((line) => ({ line, call: callOf(line) }));
        const unkept = audits.reduce((sum, one) => sum + one.noiseCount, 0) - lines.length;
        const findings = [...(0,group/* groupBy */.$)(lines, ({ call }) => call?.toolIndex ?? null)].map(([tool, group]) => {
            const noise = group.map(({ line }) => line);
            const count = noise.length + (tool === null ? unkept : 0);
            const call = group[0]?.call?.key;
            const about = { data: { lines: quote(noise, count) }, tool, property: "" };
            return tool === null ? { message: "server", ...about } : { message: "tool", ...about, call };
        });
        return { findings, rows: [{ tool: null, verdict: findings.length > 0 ? "fail" : "pass" }] };
    },
}));

;// CONCATENATED MODULE: ./build/checks/fidelity/valid-calls.js

/* harmony default export */ const valid_calls = (defineCheck({
    id: "valid-calls",
    title: "Calls that the schema allows are answered without error",
    category: "fidelity",
    severity: "notice",
    kind: "risk",
    scored: false,
    needs: ["calls"],
    options: {},
    source: "mcp-fuzz: valid calls that errored are listed as possible false positives of synthetic input, never scored",
    why: "A call that the schema allows and the tool refuses shows what the schema does not say. The value was made up, so it proves nothing.",
    fix: "If the refusal is right, say it in the schema (`enum`, `pattern`, `examples`), or give a real call as a probe in the config.",
    messages: {
        errored: "The generated valid call is answered with an error: {detail}",
        unanswered: "The generated valid call gets no answer: {detail}.",
    },
    evaluate({ calls }) {
        const valid = calls.filter((call) => call.kind === "valid" && call.outcome !== "ok" && call.outcome !== "refused-in-text");
        const blocked = valid.filter((call) => call.blocked !== null);
        const findings = valid
            .filter((call) => call.blocked === null)
            .map((call) => {
            const silent = call.outcome === "crashed" || call.outcome === "timed-out";
            const confirmed = call.confirmed === "yes" || call.confirmed === "sibling";
            return {
                message: silent ? "unanswered" : "errored",
                data: { detail: call.detail },
                tool: call.toolIndex,
                call: call.key,
                ...(silent && confirmed ? { severity: "error" } : {}),
            };
        });
        const notVerified = blocked.map((call) => ({
            tool: call.toolIndex,
            reason: `needs ${call.blocked}: ${call.detail}`,
            calls: 1,
        }));
        return { findings, rows: [], notVerified };
    },
}));

;// CONCATENATED MODULE: ./build/checks/registry.gen.js





























/** Every check, by id. */
const CHECKS = [
    annotations,
    bounds,
    context_cost,
    crash_resilience,
    description_length,
    description,
    disguised_refusal,
    duplicate_name,
    empty_content,
    input_schema,
    latency,
    leak,
    multiplexing,
    name_format,
    contract_name,
    narrow_input,
    output_conformance,
    output_schema,
    parameter_description,
    probes,
    protocol,
    required_fields,
    response_size,
    robust_input,
    safe_errors,
    secret_echo,
    shutdown,
    stdio_hygiene,
    valid_calls,
];


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

/***/ 8335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Items by key, in their order. (`Map.groupBy` needs Node 21; the bundle runs on 20.) */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
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
/** Compiles at the first question: most schemas are never asked. */
function lazily(schema) {
    let made = null;
    const get = () => {
        made ??= compile(schema);
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
