export const id = 29;
export const ids = [29];
export const modules = {

/***/ 7029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CHECKS: () => (/* binding */ CHECKS)
});

// EXTERNAL MODULE: ./build/text/name.js
var text_name = __webpack_require__(3527);
;// CONCATENATED MODULE: ./build/facts/verbs.js

const VERBS = {
    reads: "get list read search find fetch show describe count",
    writes: "create add insert update edit set write put patch rename move send upload append replace merge modify overwrite",
    destroys: "delete remove destroy purge erase wipe truncate uninstall",
};
const DEEDS = new Map(Object.entries(VERBS).flatMap(([deed, verbs]) => verbs.split(" ").map((verb) => [verb, deed])));
/** A name may put these behind what they are done to: `web_search`, `item_delete`. Others are nouns there as well. */
const LAST = new Set(["search", "delete", "remove", "update", "create"]);
/** Lists from which on a first word that all names share is taken for the server's own. */
const SHARED = 3;
/** What a name says, from its first word, or a last one that is hardly ever a noun; null when it does not say. */
function deedOf(words) {
    const [first = "", ...rest] = words;
    const last = rest.at(-1) ?? "";
    return DEEDS.get(first) ?? (LAST.has(last) ? (DEEDS.get(last) ?? null) : null);
}
/** The words of each tool's name, in order, without a first one that all of them share (`brave_`, `API-`). */
function namesInWords(tools) {
    const words = tools.map((tool) => (0,text_name/* wordsOf */.Z)(tool.name));
    const [head] = words;
    const shared = words.length >= SHARED &&
        words.every((one) => one.length > 1 && one[0] === head?.[0] && !DEEDS.has(one[0] ?? ""));
    return shared ? words.map((one) => one.slice(1)) : words;
}

;// CONCATENATED MODULE: ./build/checks/define.js
/** Gives a definition its type. What it must hold beside that, a test of the house looks at. */
function defineCheck(definition) {
    return definition;
}

// EXTERNAL MODULE: ./build/checks/verdict.js
var checks_verdict = __webpack_require__(2517);
;// CONCATENATED MODULE: ./build/checks/rows.js

/**
 * A row for each tool that was looked at: fail for an error, part for a warning, pass otherwise. `severity`: of findings
 * that name none. The server as a whole gets a row by an error or a warning only: a notice about it must not lift the score.
 */
function withRows(findings, tools, severity) {
    const rows = new Map();
    for (const { index } of tools)
        rows.set(index, "pass");
    for (const finding of findings) {
        const verdict = (0,checks_verdict/* verdictOf */.V)([finding], severity);
        if (verdict !== "pass")
            rows.set(finding.tool, (0,checks_verdict/* worst */.Q)([verdict, rows.get(finding.tool) ?? "pass"]));
    }
    return { findings, rows: [...rows].map(([tool, verdict]) => ({ tool, verdict })) };
}

;// CONCATENATED MODULE: ./build/checks/contract/annotations.js



/** Tools from which on identical annotations can no longer be chance. */
const STAMPED = 5;
function contradictions({ tool, deed }) {
    const { readOnlyHint, destructiveHint } = tool.annotations;
    const at = { tool: tool.index, data: { name: tool.name } };
    const findings = [];
    if (readOnlyHint === true && destructiveHint === true)
        findings.push({ message: "both", tool: tool.index });
    if (readOnlyHint === true && deed === "destroys")
        findings.push({ ...at, message: "deletes" });
    if (readOnlyHint === true && deed === "writes")
        findings.push({ ...at, message: "writes", severity: "notice" });
    if (readOnlyHint !== true && destructiveHint === false && deed === "destroys")
        findings.push({ ...at, message: "additive" });
    return findings;
}
/** A tool that reads by its name, of which nobody said whether it does. An explicit `false` is its author's word. */
function unmarked({ tool, deed, hasObject }) {
    if (deed !== "reads" || !hasObject || tool.annotations.readOnlyHint !== null)
        return [];
    return [{ message: "unmarked", data: { name: tool.name }, tool: tool.index, severity: "notice" }];
}
/** One object stamped on every tool, the reading ones included. */
function stamped(named) {
    const [first] = named;
    if (first === undefined || named.length < STAMPED)
        return [];
    const key = ({ tool }) => JSON.stringify({ ...tool.annotations, title: null });
    const { present, readOnlyHint } = first.tool.annotations;
    if (!present || readOnlyHint === true || named.some((one) => key(one) !== key(first)))
        return [];
    const reads = named.filter(({ deed }) => deed === "reads").length;
    return reads === 0 ? [] : [{ message: "stamped", data: { count: named.length, reads }, tool: null }];
}
function judgeTools(tools) {
    const words = namesInWords(tools);
    const named = tools.map((tool, at) => {
        const own = words[at] ?? [];
        return { tool, deed: deedOf(own), hasObject: own.length > 1 };
    });
    const whole = stamped(named);
    const single = named.flatMap((one) => {
        if (!one.tool.annotations.present)
            return [{ message: "none", tool: one.tool.index }];
        return [...contradictions(one), ...(whole.length > 0 ? [] : unmarked(one))];
    });
    return [...single, ...whole];
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
        writes: "The tool is marked read-only, but its name `{name}` says that it writes.",
        additive: "The tool is marked `destructiveHint: false`, which says that it only adds, but its name `{name}` says that it deletes.",
        unmarked: "The name `{name}` says that the tool only reads, but it has no `readOnlyHint`: clients must assume that it does not, and it may not be called as read-only.",
        stamped: "All {count} tools carry one and the same annotations, {reads} reading ones among them: nothing can be told from them, and no tool may be called as read-only.",
    },
    evaluate({ tools }) {
        return withRows(judgeTools(tools), tools, "warning");
    },
}));

// EXTERNAL MODULE: ./build/facts/group.js
var facts_group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/facts/series.js
var facts_series = __webpack_require__(7547);
// EXTERNAL MODULE: ./build/model/case.js
var model_case = __webpack_require__(5344);
;// CONCATENATED MODULE: ./build/checks/performance/bench.js




const TIMES = [
    ["p50_ms", "p50"],
    ["p95_ms", "p95"],
    ["p99_ms", "p99"],
];
function missedBy(bench, series) {
    const times = TIMES.flatMap(([threshold, name]) => {
        const limit = bench[threshold];
        const value = series[name];
        if (limit === undefined || (value !== null && value <= limit))
            return [];
        const shown = value === null ? "not known, since no call was answered" : `${value} ms`;
        return [{ message: name, data: { value: shown, limit } }];
    });
    const { throughput, error_rate: rate } = bench;
    const slow = throughput !== undefined && (series.perSecond ?? 0) < throughput;
    const failing = rate !== undefined && series.errorRate > rate;
    return [
        ...times,
        ...(slow ? [{ message: "throughput", data: { value: series.perSecond ?? 0, limit: throughput } }] : []),
        ...(failing ? [{ message: "errors", data: { value: series.errorRate, limit: rate } }] : []),
    ];
}
function measure({ evidence, exchanges, calls, tools }) {
    const { bench: all, probes } = evidence.settings.record;
    const own = (0,facts_group/* groupBy */.$)(exchanges.filter((one) => one.purpose === "bench"), (one) => one.caseKey);
    return all.map((bench, index) => {
        const probe = probes.find((one) => one.name === bench.probe);
        const call = calls.find((one) => one.kind === "probe" && one.caseId === (0,model_case/* probeId */.sp)(bench.probe));
        const tool = tools[call?.toolIndex ?? -1];
        const made = own.get((0,facts_series/* seriesKey */.Xk)(index, bench)) ?? [];
        const series = probe && tool ? (0,facts_series/* readSeries */.wF)(made, probe, tool) : null;
        if (call === undefined || series === null)
            return { tool: call?.toolIndex ?? null, reason: `no call of "${bench.probe}" was timed`, calls: 0 };
        return { bench, tool: call.toolIndex, call: call.key, series };
    });
}
function figuresOf({ bench, series }, tool) {
    const { calls, p50, p95, p99, perSecond, errorRate } = series;
    const { probe, concurrency } = bench;
    return { probe, tool, calls, concurrency, p50Ms: p50, p95Ms: p95, p99Ms: p99, perSecond, errorRate };
}
/* harmony default export */ const bench = (defineCheck({
    id: "bench",
    title: "Timed series of the user's own calls meet their thresholds",
    category: "performance",
    severity: "error",
    kind: "violation",
    scored: false,
    optIn: true,
    needs: ["calls", "exchanges", "evidence", "tools"],
    options: {},
    source: "toolproof bench; the thresholds are the user's own, in `bench:` of the config. Percentiles by nearest rank, over the answered calls",
    why: "The threshold is your own word of how fast the tool is: it is slower now, or fails under load.",
    fix: "Find what became slower, or set the threshold to what you can promise on this runner.",
    messages: {
        p50: 'The median of "{name}" is {value}, over {limit} ms.',
        p95: 'p95 of "{name}" is {value}, over {limit} ms.',
        p99: 'p99 of "{name}" is {value}, over {limit} ms.',
        throughput: '"{name}" is answered {value} times a second, under {limit}.',
        errors: 'The share of failed calls of "{name}" is {value}, over {limit}.',
    },
    evaluate(facts) {
        const all = measure(facts);
        const measured = all.filter((one) => "series" in one);
        const findings = measured.flatMap(({ bench, series, tool, call }) => missedBy(bench, series).map(({ message, data }) => {
            const name = bench.probe;
            return { message, data: { name, ...data }, tool, call, property: "", distinct: name };
        }));
        const series = measured.map((one) => figuresOf(one, facts.tools[one.tool]?.name ?? ""));
        return {
            findings,
            rows: [],
            notVerified: all.filter((one) => "reason" in one),
            ...(measured.length === 0 ? {} : { metrics: { series } }),
        };
    },
}));

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/checks/contract/bounded-operation.js



/** Names that say that something is done, and not what. */
const GENERIC = /^(?:run|admin|query|execute|exec|do|call|invoke|action|perform|process|handle|manage|request|command|eval|api)$/i;
/** Parameters that choose the operation. */
const CHOOSES = /^(?:action|operation|op|method|command|cmd|verb|task)$/i;
const READS = /^(?:get|list|read|search|find|fetch|show|describe|count|view|query|status|info)/i;
const WRITES = /^(?:create|add|insert|update|edit|set|write|put|patch|rename|move|send|upload|append|replace|merge)/i;
const DESTROYS = /^(?:delete|remove|destroy|drop|purge|erase|wipe|clear|truncate|reset|uninstall)/i;
function choices({ name, schema }) {
    return CHOOSES.test(name) ? (0,json/* textsIn */.Ej)((0,json/* member */.Dc)(schema, "enum")) : [];
}
/** An operation that reads beside one that destroys, or one that writes beside it: no hint is true of both. */
function multiplexes(tool) {
    return tool.parameters.flatMap((parameter) => {
        const values = choices(parameter);
        const destroys = values.find((value) => DESTROYS.test(value));
        const reads = values.find((value) => READS.test(value));
        const writes = values.find((value) => WRITES.test(value));
        const changes = destroys ?? writes;
        if (changes === undefined || (reads === undefined && (destroys === undefined || writes === undefined)))
            return [];
        const data = { name: parameter.name, one: reads ?? writes ?? "", other: changes, count: values.length };
        const at = { tool: tool.index, property: parameter.name, data };
        return [
            reads === undefined ? { ...at, message: "writes", severity: "notice" } : { ...at, message: "mixed" },
        ];
    });
}
/* harmony default export */ const bounded_operation = (defineCheck({
    id: "bounded-operation",
    title: "A tool does one thing, and its name says which",
    category: "contract",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["tools"],
    options: {},
    source: "R-TOOL-2: bounded operations",
    why: "One consent and one set of hints hold for the whole tool: who lets it read also lets it delete.",
    fix: "Make one tool of each operation, at least one for reading and one for changing, and name each by what it does.",
    messages: {
        generic: "The name `{name}` does not say what the tool does.",
        mixed: "`{name}` chooses among {count} operations, reading ones such as `{one}` and changing ones such as `{other}`.",
        writes: "`{name}` chooses among {count} operations, writing ones such as `{one}` and destroying ones such as `{other}`.",
    },
    evaluate({ tools }) {
        const findings = tools.flatMap((tool) => [
            ...(GENERIC.test(tool.name)
                ? [{ message: "generic", data: { name: tool.name }, tool: tool.index }]
                : []),
            ...multiplexes(tool),
        ]);
        return withRows(findings, tools, "warning");
    },
}));

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
        const findings = [...(0,facts_group/* groupBy */.$)(bounds, (call) => call.toolIndex)].flatMap(([tool, own]) => {
            const accepted = own.filter((call) => call.outcome === "ok");
            const [first] = accepted;
            if (first === undefined)
                return [];
            const names = [...new Set(accepted.map((call) => `\`${call.property}\``))].join(", ");
            const data = { count: accepted.length, total: own.length, names };
            return [{ message: "accepted", data, tool, call: first.key, property: "" }];
        });
        return { findings, rows: [] };
    },
}));

// EXTERNAL MODULE: ./build/text/words.js
var words = __webpack_require__(6883);
// EXTERNAL MODULE: ./build/facts/dialect.js
var facts_dialect = __webpack_require__(1730);
// EXTERNAL MODULE: ./build/facts/refs.js
var refs = __webpack_require__(9428);
;// CONCATENATED MODULE: ./build/facts/subschemas.js

/** Deepest nesting that is looked into, and subschemas at most. */
const MAX_DEPTH = 50;
const MAX_SUBSCHEMAS = 5_000;
const ONE = [
    "items",
    "additionalProperties",
    "not",
    "if",
    "then",
    "else",
    "contains",
    "propertyNames",
];
const LISTS = ["anyOf", "oneOf", "allOf", "prefixItems", "items"];
const MAPS = ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"];
const escaped = (key) => key.replaceAll("~", "~0").replaceAll("/", "~1");
function below(parent) {
    const { schema, pointer, depth } = parent;
    const make = (keyword, path, value, parameter = parent.parameter) => ({
        schema: value,
        pointer: `${pointer}/${keyword}${path}`,
        parameter,
        keyword,
        depth: depth + 1,
    });
    const found = [];
    for (const keyword of MAPS) {
        const map = (0,json/* member */.Dc)(schema, keyword);
        for (const [name, value] of (0,json/* isObject */.Gv)(map) ? Object.entries(map) : []) {
            const root = depth === 0 && keyword === "properties";
            found.push(make(keyword, `/${escaped(name)}`, value, root ? name : parent.parameter));
        }
    }
    for (const keyword of LISTS) {
        const list = (0,json/* member */.Dc)(schema, keyword);
        for (const [at, value] of Array.isArray(list) ? list.entries() : [])
            found.push(make(keyword, `/${at}`, value));
    }
    for (const keyword of ONE) {
        const value = (0,json/* member */.Dc)(schema, keyword);
        if ((0,json/* isObject */.Gv)(value) || typeof value === "boolean")
            found.push(make(keyword, "", value));
    }
    return found;
}
function walked(schema) {
    const found = [{ schema, pointer: "", parameter: null, keyword: "", depth: 0 }];
    for (let at = 0; at < found.length && found.length < MAX_SUBSCHEMAS; at += 1) {
        const next = found[at];
        if (next !== undefined && next.depth < MAX_DEPTH)
            found.push(...below(next));
    }
    return found.slice(0, MAX_SUBSCHEMAS);
}
const known = new WeakMap();
/** The schema and every schema within it, in order of depth. What is deeper or more than a client reads is left out. References are not followed. */
function subschemas(schema) {
    if (schema === undefined)
        return [];
    if (typeof schema !== "object" || schema === null)
        return walked(schema);
    const found = known.get(schema) ?? walked(schema);
    known.set(schema, found);
    return found;
}

// EXTERNAL MODULE: ./build/model/revision.js
var model_revision = __webpack_require__(5817);
;// CONCATENATED MODULE: ./build/checks/contract/clients.js





const first = (schema, matches) => {
    const found = subschemas(schema).find(matches);
    return found === undefined ? null : `/inputSchema${found.pointer}`;
};
/** Of a known dialect that is not the default one. */
const isOld = ({ dialect }) => dialect !== null && dialect !== facts_dialect/* DEFAULT_DIALECT */.rS;
const valuesOf = (schema) => (0,json/* itemsOf */.S3)((0,json/* member */.Dc)(schema, "enum"));
const isArray = (schema) => (0,json/* stringMember */.sk)(schema, "type") === "array";
const ITEMS = ["items", "prefixItems", "$ref", "anyOf", "oneOf", "allOf"];
const ROOTS = ["anyOf", "oneOf", "allOf"];
const VALUES = new Set([
    "properties",
    "items",
    "prefixItems",
    "anyOf",
    "oneOf",
    "allOf",
]);
/** Whether a local reference leads back to a schema that holds it. */
function recurses(schema, sub) {
    const ref = (0,json/* stringMember */.sk)(sub.schema, "$ref");
    if (ref === null || (ref !== "#" && !ref.startsWith("#/")))
        return false;
    const target = decodeURI(ref.slice(1).replaceAll("%", "%25"));
    const inside = sub.pointer === target || sub.pointer.startsWith(`${target}/`);
    return inside && (0,refs/* resolveLocal */.iT)(schema, ref) !== undefined;
}
/** The table. A row is added with the report that shows it, and taken out once the client takes it. */
const CLIENTS = [
    {
        id: "root-combinator",
        client: "Anthropic and OpenAI",
        says: "refuse a root `anyOf`, `oneOf` or `allOf`, and with it every tool of the session",
        source: "makenotion/notion-mcp-server#340",
        date: "2026-08-05",
        severity: "warning",
        fix: "Move the alternatives into a property, or make one tool of each.",
        find: (tool) => {
            const found = ROOTS.find((keyword) => Array.isArray((0,json/* member */.Dc)(tool.inputSchema, keyword)));
            return found === undefined ? null : `/inputSchema/${found}`;
        },
    },
    {
        id: "array-without-items",
        client: "OpenAI and VS Code",
        says: "refuse an array without `items`, and with it the whole request",
        source: "mark3labs/mcphost#35, agentscope-ai/ReMe#84",
        date: "2026-01-26",
        severity: "warning",
        fix: "Say with `items` what the array holds; `{}` where it may hold anything.",
        find: ({ inputSchema }) => first(inputSchema, ({ schema }) => {
            return isArray(schema) && ITEMS.every((keyword) => (0,json/* member */.Dc)(schema, keyword) === undefined);
        }),
    },
    {
        id: "output-root",
        client: "clients on the TypeScript SDK 1.x",
        says: "refuse the whole tool list over an output schema whose root is not `type: object`",
        source: "opentokenz/mcpx#28",
        date: "2026-09-21",
        severity: "warning",
        fix: 'Give the output schema `"type": "object"` at its root.',
        find: ({ outputSchema }, { protocolVersion }) => outputSchema !== undefined &&
            protocolVersion >= model_revision/* FIRST_MODERN */.TZ &&
            (0,json/* stringMember */.sk)(outputSchema, "type") !== "object"
            ? "/outputSchema"
            : null,
    },
    {
        id: "old-output-dialect",
        client: "the TypeScript SDK 2.x before its fix, Claude Code and Claude desktop",
        says: "refuse every call of a tool whose output schema declares another dialect than 2020-12",
        source: "modelcontextprotocol/typescript-sdk#2721, perplexityai/modelcontextprotocol#132",
        date: "2026-09-12",
        severity: "notice",
        fix: "Leave `$schema` out of the output schema, or declare 2020-12.",
        find: (_tool, { output }) => output?.declared === true && isOld(output) ? "/outputSchema/$schema" : null,
    },
    {
        id: "old-dialect",
        client: "clients that know JSON Schema 2020-12 only",
        says: "may refuse an input schema that declares another dialect; Claude Code does so for output schemas only",
        source: "perplexityai/modelcontextprotocol#132, modelcontextprotocol/typescript-sdk#2721",
        date: "2026-09-12",
        severity: "notice",
        fix: "Leave `$schema` out, or declare 2020-12.",
        find: (_tool, { input, output }) => input.declared && isOld(input) && !(output?.declared === true && isOld(output))
            ? "/inputSchema/$schema"
            : null,
    },
    {
        id: "type-array",
        client: "Gemini",
        says: "refuses a `type` that is an array, and with it the whole request",
        source: "github/copilot-cli#4623, google-gemini/gemini-cli#21094",
        date: "2026-09-08",
        severity: "notice",
        fix: "Give one type, and leave the property out of `required` instead of allowing null.",
        find: ({ inputSchema }) => first(inputSchema, ({ schema }) => Array.isArray((0,json/* member */.Dc)(schema, "type"))),
    },
    {
        id: "boolean-schema",
        client: "Gemini",
        says: "refuses `true` or `false` in the place of a schema, and with it the whole request",
        source: "github/copilot-cli#4623",
        date: "2026-09-08",
        severity: "notice",
        fix: "Write `{}` for true, or better a type.",
        find: ({ inputSchema }) => first(inputSchema, ({ schema, keyword }) => typeof schema === "boolean" && VALUES.has(keyword)),
    },
    {
        id: "recursive",
        client: "Claude Code and Gemini",
        says: "cannot take a schema that refers to itself, and may drop the tool list over it",
        source: "anthropics/claude-code#77106",
        date: "2026-07-13",
        severity: "notice",
        fix: "Unroll the recursion to a fixed depth, or take the nested value as JSON text.",
        find: ({ inputSchema }) => first(inputSchema, (sub) => recurses(inputSchema ?? null, sub)),
    },
    {
        id: "string-format",
        client: "Gemini, behind clients that send schemas in its own dialect (Gemini CLI no longer does)",
        says: "takes no `format` of strings but `enum` and `date-time`, and refuses the whole request over others",
        source: "google-gemini/gemini-cli#3178, google-gemini/gemini-cli#5330",
        date: "2025-08-03",
        severity: "notice",
        fix: "Say the format in the description, or with `pattern`.",
        find: ({ inputSchema }) => first(inputSchema, ({ schema }) => {
            const format = (0,json/* stringMember */.sk)(schema, "format");
            const text = (0,json/* stringMember */.sk)(schema, "type") === "string";
            return text && format !== null && format !== "enum" && format !== "date-time";
        }),
    },
    {
        id: "empty-value",
        client: "Gemini",
        says: "refuses an empty text among the values of an `enum`, and with it the whole request",
        source: "sbroenne/mcp-server-excel#607",
        date: "2026-04-24",
        severity: "notice",
        fix: "Leave the property out of `required` in the place of an empty value.",
        find: ({ inputSchema }) => first(inputSchema, ({ schema }) => valuesOf(schema).includes("")),
    },
    {
        id: "number-values",
        client: "Gemini",
        says: "refuses an `enum` of numbers, and with it the whole request",
        source: "microsoft/azure-devops-mcp#145, router-for-me/CLIProxyAPI#1076",
        date: "2026-01-17",
        severity: "notice",
        fix: "Say the range with `minimum` and `maximum`, or take texts.",
        find: ({ inputSchema }) => first(inputSchema, ({ schema }) => valuesOf(schema).some((value) => typeof value === "number")),
    },
    {
        id: "dotted-name",
        client: "Copilot CLI, Codex and Claude desktop",
        says: "refuse a dot in a tool name, which MCP allows",
        source: "github/copilot-cli#1879, openai/codex#8174, loomle/loomle#168",
        date: "2026-06-01",
        severity: "notice",
        fix: "Use _ or - in the place of the dot.",
        find: ({ name }) => (/^[\w.-]+$/.test(name) && name.includes(".") ? "/name" : null),
    },
    {
        id: "long-name",
        client: "OpenAI and those who speak its protocol",
        says: "refuse names over 64 characters, the prefix of the client included",
        source: "cline/cline#11885, microsoft/vscode#243602",
        date: "2026-06-26",
        severity: "notice",
        fix: "Keep names well under 64 characters.",
        find: ({ name }) => (/^[\w.-]{65,128}$/.test(name) ? "/name" : null),
    },
];

;// CONCATENATED MODULE: ./build/checks/contract/client-compat.js





/** Names told in one finding. */
const MAX_NAMES = 5;
function matches(tool, facts) {
    const schemas = facts.schemas[tool.index];
    if (schemas === undefined)
        return [];
    const { protocolVersion } = facts.server;
    return CLIENTS.flatMap((row) => {
        const where = row.find(tool, { ...schemas, protocolVersion });
        return where === null ? [] : [{ row, tool, where }];
    });
}
const dataOf = ({ client, source, date }) => ({ client, source, date });
function one({ row, tool, where }) {
    const property = /^\/inputSchema\/properties\/([^/]+)/.exec(where)?.[1];
    return {
        message: row.id,
        data: { ...dataOf(row), where },
        tool: tool.index,
        severity: row.severity,
        ...(property === undefined ? {} : { property: property.replaceAll("~1", "/").replaceAll("~0", "~") }),
    };
}
/** What a generator of schemas does to many tools is one thing to tell, not one for each of them. */
function together(row, found) {
    const names = found.map(({ tool }) => `\`${tool.name}\``);
    return {
        message: `${row.id}-many`,
        data: { ...dataOf(row), count: found.length, names: (0,words/* listed */.K)(names, MAX_NAMES) },
        tool: null,
        severity: row.severity,
    };
}
/** An entry for each row, and one for what is told of several tools together: notices only. */
function perRow(single, many) {
    const together = CLIENTS.filter((row) => row.severity === "notice");
    return Object.fromEntries([
        ...CLIENTS.map((row) => [row.id, single(row)]),
        ...together.map((row) => [`${row.id}-many`, many(row)]),
    ]);
}
const fixOf = ({ fix }) => fix;
/* harmony default export */ const client_compat = (defineCheck({
    id: "client-compat",
    title: "No widely used client or model back end refuses the tool",
    category: "contract",
    severity: "notice",
    kind: "risk",
    scored: true,
    needs: ["tools", "schemas", "server"],
    options: {},
    source: "Public reports, named with their date in each finding",
    why: "The schema or name is valid, but a named client refuses it: users of that client lose the tool, or all tools.",
    fix: "Say the same with what every client takes.",
    messages: perRow(({ says }) => `At {where}: {client} ${says} ({source}, {date}).`, ({ says }) => `{count} tools ({names}): {client} ${says} ({source}, {date}).`),
    fixes: perRow(fixOf, fixOf),
    evaluate(facts) {
        const found = facts.tools.flatMap((tool) => matches(tool, facts));
        const findings = [...(0,facts_group/* groupBy */.$)(found, (match) => match.row.id).values()].flatMap((group) => {
            const [head, ...rest] = group;
            if (head === undefined)
                return [];
            return rest.length === 0 || head.row.severity !== "notice"
                ? group.map(one)
                : [together(head.row, group)];
        });
        return withRows(findings, facts.tools, "notice");
    },
}));

;// CONCATENATED MODULE: ./build/checks/state/concurrency.js

const failures = (calls) => calls.filter((call) => call.failed);
/** Why the calls of a tool tell nothing; null when they do. */
function untold(tool) {
    const [alone] = failures(tool.before);
    if (alone !== undefined)
        return `fails one after another as well: ${alone.detail}`;
    const failed = failures(tool.together);
    const keptOut = failed.find((call) => call.keptOut);
    if (keptOut !== undefined)
        return `kept out by what is no state of its own: ${keptOut.detail}`;
    const slowest = Math.max(0, ...tool.before.map((call) => call.durationMs));
    const silent = failed.some((call) => call.outcome === "timed-out");
    if (silent && slowest * tool.together.length >= tool.timeoutMs) {
        return `too slow to be told: ${Math.round(slowest)} ms alone, with a time limit of ${tool.timeoutMs} ms`;
    }
    if (failed.length === 0)
        return null;
    const [since] = failures(tool.after);
    if (since !== undefined)
        return `fails one after another since then as well: ${since.detail}`;
    return tool.after.length < tool.together.length ? "could not be tried one after another again" : null;
}
function accuse(tool) {
    const failed = failures(tool.together);
    const [first] = failed;
    if (first === undefined)
        return [];
    const data = { failed: failed.length, total: tool.together.length, detail: first.detail };
    return [{ message: "raced", data, tool: tool.toolIndex, call: tool.key, property: "" }];
}
/* harmony default export */ const concurrency = (defineCheck({
    id: "concurrency",
    title: "The same call from several connections at once succeeds as it does alone",
    category: "state",
    severity: "error",
    kind: "violation",
    scored: true,
    optIn: true,
    needs: ["concurrency", "tools"],
    options: {},
    source: "mcp-fuzz: flagged when some of the equal calls succeed and some do not, or when one after another works and at once fails; not when both fail. Here it must work one after another before and after.",
    why: "Every client starts a server of its own. When two of them share a file, a lock or a port, one user's call breaks another's.",
    fix: "Wait for the lock instead of failing, write to a temporary file and rename it, or let the database serialise the writes.",
    messages: {
        raced: "{failed} of {total} equal calls made at once over connections of their own fail, though one after another all succeed: {detail}",
    },
    evaluate({ concurrency, tools }) {
        const { wanted, started } = concurrency;
        const tried = concurrency.tools.filter((tool) => tool.together.length > 1);
        const notVerified = concurrency.tools.flatMap((tool) => {
            const reason = untold(tool);
            return reason === null ? [] : [{ tool: tool.toolIndex, reason, calls: tool.together.length }];
        });
        if (wanted > 0 && started > 0 && started < wanted) {
            const reason = `only ${started} of ${wanted} processes of the server could be started side by side`;
            notVerified.push({ tool: null, reason, calls: 0 });
        }
        const measured = tried.filter((tool) => untold(tool) === null);
        const findings = measured.flatMap(accuse);
        const flagged = findings.map((one) => ({
            tool: tools[one.tool ?? -1]?.name ?? "",
            failed: Number(one.data?.failed),
            of: Number(one.data?.total),
        }));
        return {
            findings,
            rows: [],
            notVerified,
            percent: measured.length === 0 ? null : (100 * (measured.length - findings.length)) / measured.length,
            metrics: { n: wanted, measured: measured.length, flagged },
        };
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

// EXTERNAL MODULE: ./build/facts/catalogue.js
var catalogue = __webpack_require__(5581);
// EXTERNAL MODULE: ./build/facts/drift.js + 2 modules
var facts_drift = __webpack_require__(9137);
;// CONCATENATED MODULE: ./build/checks/contract/contract-drift.js




const SEVERITY = {
    breaking: "error",
    additive: "notice",
    wording: "notice",
};
function finding(drift, tools, file) {
    const { impact, tool, member, what } = drift;
    const whole = member === "tool";
    const where = (0,facts_drift/* placeOf */.$)(drift);
    const message = whole ? (impact === "breaking" ? "tool-gone" : "tool-new") : impact;
    return {
        message,
        data: { tool, where, what, file },
        tool: tools.get(tool) ?? null,
        severity: SEVERITY[impact],
        distinct: whole ? tool : `${where} ${what}`,
    };
}
/* harmony default export */ const contract_drift = (defineCheck({
    id: "contract-drift",
    title: "The tools are those of the committed contract",
    category: "contract",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["tools", "snapshot"],
    options: {},
    source: "R-VAL-3; the server's own committed snapshot",
    why: "Prompts, clients and saved calls rely on the tools as they were. A change that nobody decided on breaks them unseen.",
    fix: "Undo the change, or commit it as the new contract: `mcp-audit snapshot --update`.",
    messages: {
        "tool-gone": "The tool `{tool}` of {file} is gone: every call of it fails.",
        "tool-new": "The tool `{tool}` is not in {file}.",
        breaking: "Breaking change against {file}: {where} {what}.",
        additive: "Change against {file} that keeps earlier calls working: {where} {what}.",
        wording: "Change of wording against {file}: {where} {what}.",
    },
    evaluate({ tools, snapshot }) {
        if (snapshot === null)
            return { findings: [], rows: [] };
        const indexes = (0,catalogue/* indexByName */.f)(tools);
        const drifts = (0,facts_drift/* diffTools */.j)(snapshot.tools, tools.map((tool) => tool.raw));
        return withRows(drifts.map((drift) => finding(drift, indexes, snapshot.path)), tools, "error");
    },
}));

// EXTERNAL MODULE: ./build/facts/confirmed.js
var facts_confirmed = __webpack_require__(1301);
;// CONCATENATED MODULE: ./build/checks/robustness/crash-metrics.js
const accepted = (call) => call.graceful && call.response !== null && !call.response.isError && call.response.error === null;
/** What became of the malformed calls that the published percent counts, as numbers of calls. */
function crashMetrics(calls) {
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

;// CONCATENATED MODULE: ./build/checks/robustness/reasons.js
/** Why a failing call accuses nobody, as the checks of robustness say it. */
const REASONS = {
    masked: "masked: the valid call is answered with the same error",
    state: "depends on state: a fresh process answered otherwise",
    untried: "not confirmed on a fresh process",
};

;// CONCATENATED MODULE: ./build/checks/robustness/crash-resilience.js





const COUNTED = new Set(["missing-required", "wrong-type"]);
const MESSAGES = {
    crashed: "crashed",
    "timed-out": "hung",
    "internal-error": "internal",
    "protocol-violation": "violation",
    "rejected-wrong-code": "code",
};
/** Codes of JSON-RPC that speak of the request itself: the wrong ones, but no client takes them for a crash. */
const ABOUT_REQUEST = new Set([-32700, -32600, -32601]);
const isSilent = (call) => call.outcome === "timed-out";
/** The valid call gets the same error or silence: `masked` tells it, and the malformed arguments are not to blame. */
const isMasked = (call) => call.masked &&
    (isSilent(call) || call.outcome === "internal-error" || call.outcome === "rejected-wrong-code");
/** One finding for each tool and kind of answer: the first case stands for its siblings. */
function grouped(bad, all, say) {
    const totals = (0,facts_group/* groupBy */.$)(all, (call) => call.toolIndex);
    return [...(0,facts_group/* groupBy */.$)(bad, (call) => `${call.toolIndex} ${say(call).message}`).values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const { caseId, detail, toolIndex, key } = first;
        const total = totals.get(toolIndex)?.length ?? 0;
        const data = { case: caseId, count: group.length, total, detail };
        return [{ ...say(first), data, tool: toolIndex, call: key, distinct: "" }];
    });
}
function findingsOf(calls) {
    const bad = calls.filter((call) => {
        if (isMasked(call))
            return false;
        if (call.outcome === "rejected-wrong-code")
            return true;
        return MESSAGES[call.outcome] !== undefined && (0,facts_confirmed/* isConfirmed */.i)(call);
    });
    return grouped(bad, calls, ({ outcome, response }) => {
        if (outcome !== "rejected-wrong-code")
            return { message: MESSAGES[outcome] ?? "internal" };
        const message = ABOUT_REQUEST.has(response?.error?.code ?? null) ? "code-of-request" : "code";
        return { message, severity: "warning" };
    });
}
/**
 * What every call of the tool gets, error or silence: nothing is learnt about validation, but the percent counts it, so it
 * is said why. Where the valid call lacks a network or a key, it says more of this run than of the tool.
 */
function maskedFindings(counted, all) {
    const lacking = new Set(all.filter(({ blocked }) => blocked !== null).map(({ toolIndex }) => toolIndex));
    const masked = counted.filter((call) => call.masked && !call.graceful);
    return grouped(masked, counted, (call) => ({
        message: isSilent(call) ? "masked-silence" : "masked",
        severity: lacking.has(call.toolIndex) ? "notice" : "warning",
    }));
}
function notVerified(calls) {
    const unstable = calls.filter((call) => call.dependsOnState);
    const untried = calls.filter((call) => call.confirmed === "not-tried");
    const entries = [
        { reason: REASONS.state, calls: unstable },
        { reason: REASONS.untried, calls: untried },
    ];
    return entries.flatMap(({ reason, calls: some }) => [...(0,facts_group/* groupBy */.$)(some, (call) => call.toolIndex)].map(([tool, own]) => ({ tool, reason, calls: own.length })));
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
        code: "{count} of {total} malformed calls are rejected, but as an internal error: clients cannot tell it from a crash. {detail}",
        "code-of-request": "{count} of {total} malformed calls are rejected, but under a JSON-RPC code that is not for arguments. {detail}",
        masked: "{count} of {total} malformed calls get the error of the valid call, as a JSON-RPC error: clients cannot tell it from a crash. {detail}",
        "masked-silence": "{count} of {total} malformed calls get no answer within the time limit, like the valid call: nothing is learnt about validation.",
    },
    fixes: {
        code: "Answer with `isError: true`, or with the code -32602, and keep the text that names the parameter.",
        masked: "Answer what fails while a tool runs with `isError: true` and a text, or give the audit what the call needs (a key, a network).",
        "masked-silence": "Give up waiting in time, with `isError: true` and a text, or give a call that is answered as a probe in the config.",
    },
    evaluate({ calls }) {
        const counted = calls.filter((call) => COUNTED.has(call.kind));
        const metrics = crashMetrics(counted);
        const percent = counted.length === 0 ? null : (100 * metrics.graceful) / counted.length;
        const findings = [...findingsOf(counted), ...maskedFindings(counted, calls)];
        return { findings, rows: [], percent, metrics, notVerified: notVerified(counted) };
    },
}));

;// CONCATENATED MODULE: ./build/checks/state/settle-runs.js

const accuses = (run) => run.result === "stale" || run.result === "undeletable";
/** What accuses the server must come again on a fresh process; what does not depends on state. */
function settle(runs) {
    const [first] = runs;
    if (first === undefined)
        return "it was not tried";
    if (first.result === "untold")
        return first.detail;
    if (!accuses(first))
        return first;
    const again = runs.find((run) => run.pass === 2);
    if (again === undefined)
        return "it could not be tried again on a fresh process";
    if (again.result === first.result)
        return again;
    return `a fresh process does not do it again, so that it depends on state: ${again.detail}`;
}
/** Settles the runs of a kind, in the order in which they were made. */
function settleRuns(runs, kind) {
    const settled = { judged: [], notVerified: [] };
    const own = runs.filter((run) => run.kind === kind);
    for (const same of (0,facts_group/* groupBy */.$)(own, (run) => `${run.parent ?? ""}/${run.resource}`).values()) {
        const result = settle(same);
        const tool = same[0]?.tools.read ?? null;
        if (typeof result === "string")
            settled.notVerified.push({ tool, reason: result, calls: same.length });
        else
            settled.judged.push(result);
    }
    return settled;
}

;// CONCATENATED MODULE: ./build/checks/state/cross-resource.js


/* harmony default export */ const cross_resource = (defineCheck({
    id: "cross-resource",
    title: "What belongs to a deleted thing is told of",
    category: "state",
    severity: "notice",
    kind: "risk",
    scored: false,
    optIn: true,
    needs: ["lifecycle", "tools"],
    options: {},
    source: "mcp-fuzz: parent and child by an exact `{parent}_id` parameter; a plain observation, since keeping the child may be meant",
    why: "A child whose parent is gone can be read but no longer be reached: a model may take it for live data, or leave it behind for good.",
    fix: "Delete the children with the parent, refuse to delete a parent that has some, or say in the description that they stay.",
    messages: {
        orphan: "`{reader}` still reads the `{child}` as before after `{remover}` has deleted the `{parent}` it belongs to.",
    },
    evaluate({ lifecycle, tools }) {
        const { judged, notVerified } = settleRuns(lifecycle.runs, "cross-resource");
        const name = (index) => tools[index]?.name ?? "";
        const findings = judged
            .filter((run) => run.result === "stale")
            .map((run) => {
            const parent = run.parent ?? "";
            const data = {
                reader: name(run.tools.read),
                remover: name(run.tools.remove),
                child: run.resource,
                parent,
            };
            return { message: "orphan", data, tool: run.tools.read, distinct: `${parent}/${run.resource}` };
        });
        const pairs = judged.map(({ parent, resource, result }) => ({
            parent: parent ?? "",
            child: resource,
            childIs: result === "stale" ? "read as before" : result === "gone" ? "gone or changed" : "not told",
        }));
        return { findings, rows: [], notVerified, metrics: { pairs } };
    },
}));

// EXTERNAL MODULE: ./build/facts/http.js
var http = __webpack_require__(4306);
;// CONCATENATED MODULE: ./build/checks/server.js
/** A finding about the server as a whole. `severity`: in the place of the check's own. */
const aboutServer = (message, data, severity) => ({
    message,
    data,
    severity,
    tool: null,
});
/** Of the server as a whole nothing can be told, and why. */
const server_untold = (reason) => ({
    findings: [],
    rows: [],
    notVerified: [{ tool: null, reason, calls: 0 }],
});

;// CONCATENATED MODULE: ./build/checks/protocol/deprecated-sse.js



/** How the recorder names its tries of Streamable HTTP, each with its path. */
const TRY = /^streamable (.*)$/s;
const triesOf = (probes) => probes.flatMap((probe) => {
    const path = TRY.exec(probe.name)?.[1];
    return path === undefined ? [] : [{ ...probe, path }];
});
/** Whoever answers in JSON-RPC may speak the transport, and dislike something else. */
const isRefused = ({ status, spoke }) => spoke === null && http/* MAY_BE_OLDER */.Fr.has(status ?? 0);
const wordsOf = ({ path, status, trouble }) => `\`${path}\` ${status === null ? (trouble ?? "gave no answer") : `HTTP ${status}`}`;
function judgedTries(tries) {
    const served = tries.find(({ spoke }) => spoke === "result");
    if (served !== undefined) {
        const note = `The server was audited over HTTP+SSE, and serves Streamable HTTP too: give its address, with the path \`${served.path}\`, as \`url\`.`;
        return { findings: [], rows: [{ tool: null, verdict: "pass" }], notes: [note] };
    }
    if (tries.length === 0)
        return server_untold("Streamable HTTP was not tried beside HTTP+SSE");
    const unsure = tries.filter((one) => !isRefused(one));
    if (unsure.length > 0)
        return server_untold(`whether Streamable HTTP is served cannot be told: ${unsure.map(wordsOf).join(", ")}`);
    const data = { tries: tries.map(wordsOf).join(", ") };
    return {
        findings: [{ message: "only", data, tool: null }],
        rows: [{ tool: null, verdict: "part" }],
    };
}
/* harmony default export */ const deprecated_sse = (defineCheck({
    id: "deprecated-sse",
    title: "A server at a URL serves Streamable HTTP, not HTTP+SSE alone",
    category: "protocol",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["connections", "http"],
    options: {},
    source: "MCP specification 2026-07-28, Key Changes, Deprecated, 2 (SEP-2596): HTTP+SSE is deprecated since 2025-03-26, migrate to Streamable HTTP (https://modelcontextprotocol.io/specification/2026-07-28/changelog#deprecated)",
    why: "HTTP+SSE is scheduled for removal, and clients drop it: those without it cannot connect at all.",
    fix: "Serve Streamable HTTP, with the transport of that name in your SDK and usually at `/mcp`; keep HTTP+SSE beside it for older clients only. If it is served already, give its address as `url`.",
    messages: {
        only: "The server was reached over HTTP+SSE, which is deprecated since revision 2025-03-26, and refuses Streamable HTTP wherever it was tried: {tries}.",
    },
    evaluate({ connections, http }) {
        const kinds = new Set(connections.flatMap((one) => one.http?.kind ?? []));
        if (kinds.size === 0)
            return { findings: [], rows: [] };
        if (kinds.has("streamable-http"))
            return { findings: [], rows: [{ tool: null, verdict: "pass" }] };
        return judgedTries(triesOf(http?.probes ?? []));
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

// EXTERNAL MODULE: ./build/model/outcome.js
var outcome = __webpack_require__(8158);
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
        const answered = calls.filter((call) => outcome/* ANSWERED */.OZ.has(call.outcome) && call.kind !== "fuzz");
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

// EXTERNAL MODULE: ./build/facts/schema.js + 1 modules
var schema = __webpack_require__(4663);
;// CONCATENATED MODULE: ./build/facts/answer.js


const nothing = (value) => value === undefined || value === null || ((0,json/* isObject */.Gv)(value) && Object.keys(value).length === 0);
/** Whether an answer says nothing. Images, audio and resources are content whatever their text. */
function isEmptyAnswer(response) {
    if (!nothing(response.structuredContent))
        return false;
    return response.contentTypes.every((type) => type === "text") && response.text.trim() === "";
}
const told = (kind, error = "") => ({ kind, error });
/** Compares a successful answer with the output schema of its tool. Never throws. */
function conformance(response, outputSchema) {
    const content = response?.structuredContent;
    if (content === undefined)
        return told("missing");
    const { check, errors } = (0,schema/* validator */.N)(outputSchema);
    const verdict = check(content);
    if (verdict === "unknown")
        return told("unknown");
    return verdict === "valid" ? told("conforms") : told("invalid", errors(content)[0] ?? "");
}

;// CONCATENATED MODULE: ./build/checks/fidelity/empty-content.js


const isEmpty = ({ response }) => response !== null && isEmptyAnswer(response);
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

// EXTERNAL MODULE: ./build/facts/eras.js
var eras = __webpack_require__(4001);
;// CONCATENATED MODULE: ./build/checks/protocol/era-parity.js






const WORDS = { legacy: "with a handshake", modern: "stateless" };
/** Tools of both lists, the one with a handshake first. */
function toolFindings({ tools, server }, other) {
    const own = tools.map(({ raw }) => raw);
    const [before, after] = server.era === "legacy" ? [own, other.tools] : [other.tools, own];
    const indexes = (0,catalogue/* indexByName */.f)(tools);
    return (0,facts_drift/* diffTools */.j)(before, after).map((drift) => {
        const { tool, member, what, impact } = drift;
        const about = { tool: indexes.get(tool) ?? null };
        if (member === "tool") {
            const era = impact === "breaking" ? "legacy" : "modern";
            return { ...about, message: "tool", data: { tool, era: WORDS[era] }, distinct: tool };
        }
        const where = (0,facts_drift/* placeOf */.$)(drift);
        const severity = impact === "wording" ? "notice" : undefined;
        return {
            ...about,
            message: "member",
            data: { tool, where, what },
            severity,
            distinct: `${where} ${what}`,
        };
    });
}
/** Calls that both eras were sent, and that end otherwise: one finding for each tool and pair of outcomes. */
function outcomeFindings(facts, other) {
    const there = new Map(other.outcomes.map((one) => [`${one.tool}\n${one.caseId}`, one.outcome]));
    const here = new Map(facts.calls.map((call) => [`${call.tool}\n${call.caseId}`, call]));
    const differ = (0,eras/* comparableOutcomes */.Yx)(facts.calls).flatMap(({ tool, caseId, outcome }) => {
        const call = here.get(`${tool}\n${caseId}`);
        const elsewhere = there.get(`${tool}\n${caseId}`);
        if (call === undefined || elsewhere === undefined || elsewhere === outcome)
            return [];
        const [legacy, modern] = facts.server.era === "legacy" ? [outcome, elsewhere] : [elsewhere, outcome];
        return [{ call, legacy, modern }];
    });
    const groups = (0,facts_group/* groupBy */.$)(differ, ({ call, legacy, modern }) => `${call.toolIndex} ${legacy} ${modern}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const { call, legacy, modern } = first;
        const data = { legacy, modern, count: group.length, case: call.caseId };
        const distinct = `${legacy} ${modern}`;
        return [{ message: "outcome", data, tool: call.toolIndex, call: call.key, property: "", distinct }];
    });
}
/* harmony default export */ const era_parity = (defineCheck({
    id: "era-parity",
    title: "The server is the same in both eras of the protocol",
    category: "protocol",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["tools", "calls", "server", "otherEra"],
    options: {},
    source: "MCP specification 2026-07-28, Versioning and compatibility: a dual-era server serves a client according to the era it opens with",
    why: "Which era is spoken is the client's choice: what differs between them works for some users of a server and not for others.",
    fix: "Register tools once, and let the SDK serve both eras from the same registration.",
    messages: {
        tool: "The tool `{tool}` is listed in the era {era} only.",
        member: "`{tool}` differs between the eras: from the one with a handshake to the stateless one, {where} {what}.",
        outcome: "Calls end otherwise in the two eras: `{legacy}` with a handshake, `{modern}` in the stateless one ({count}, first in case `{case}`).",
    },
    evaluate(facts) {
        const { otherEra, server } = facts;
        if (otherEra === null)
            return { findings: [], rows: [] };
        if (otherEra.failure !== null) {
            return server_untold(`the server does not speak the era ${WORDS[otherEra.era]}: ${otherEra.failure}`);
        }
        const findings = otherEra.era === server.era
            ? []
            : [...toolFindings(facts, otherEra), ...outcomeFindings(facts, otherEra)];
        const differs = findings.some(({ severity }) => severity !== "notice");
        return { findings, rows: [{ tool: null, verdict: differs ? "part" : "pass" }] };
    },
}));

// EXTERNAL MODULE: ./build/facts/failures.js
var facts_failures = __webpack_require__(1197);
;// CONCATENATED MODULE: ./build/facts/fuzz.js



/** Whether a `fuzz/*` case was planned; `fuzz/3.2` is the second try to make `fuzz/3` smaller. */
const isPlanned = (caseId) => !caseId.includes(".");
/** Calls that are slow beside the tool's other calls; sure once the same call was slow on a fresh process. `again`: milliseconds there, by case. */
function slowOnes(calls, again) {
    const timed = calls.filter((call) => call.proof === "valid" && call.exchange.end === "answered");
    const planned = timed.filter((call) => isPlanned(call.caseId));
    const limit = (0,facts_failures/* slowLimit */.h3)(planned.map((call) => call.durationMs)) ?? Number.POSITIVE_INFINITY;
    return timed
        .filter((call) => call.durationMs > limit)
        .map((call) => {
        const what = `${(call.durationMs / 1000).toFixed(1)} s`;
        return { kind: "slow", key: "slow", what, call, sure: (again.get(call.key) ?? 0) > limit };
    });
}
/** What breaks the tool's own valid call too is told by the checks of that call. */
function broken(tool, calls, own) {
    const usual = own.flatMap((call) => (0,facts_failures/* failuresOf */.dJ)(call, tool));
    const known = new Set(usual.filter((one) => facts_failures/* NEEDS_REPEATING */.Wi.has(one.kind)).map((one) => one.key));
    return calls.flatMap((call) => {
        const confirmed = (0,facts_confirmed/* isConfirmed */.i)(call);
        return (0,facts_failures/* failuresOf */.dJ)(call, tool)
            .filter((one) => !known.has(one.key))
            .map((one) => ({ ...one, call, sure: confirmed || !facts_failures/* NEEDS_REPEATING */.Wi.has(one.kind) }));
    });
}
/** The fuzz calls of one tool that show a failure, one group for each distinct failure (kind and normalised message). */
function distinctFailures(facts, index, calls) {
    const tool = facts.tools[index];
    if (tool === undefined)
        return [];
    const own = facts.calls.filter((call) => call.toolIndex === index && call.kind === "valid");
    const confirms = facts.exchanges.filter((one) => one.purpose === "confirm" && one.end === "answered");
    const again = new Map(confirms.map((one) => [one.caseKey, one.durationMs]));
    const shown = [...broken(tool, calls, own), ...slowOnes(calls, again)];
    return [...(0,facts_group/* groupBy */.$)(shown, (one) => one.key).values()];
}

// EXTERNAL MODULE: ./build/facts/size.js
var size = __webpack_require__(7855);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
;// CONCATENATED MODULE: ./build/checks/robustness/fuzz.js






const fuzz_SEVERITY = {
    crash: "error",
    hang: "error",
    violation: "error",
    internal: "error",
    output: "error",
    leak: "warning",
    accepted: "warning",
    slow: "warning",
};
const RISKS = new Set(["leak", "slow"]);
const INPUT_CHARS = 160;
/** One finding for each distinct failure, shown by its smallest input. */
function findingOf(shown, total) {
    const byInput = (a, b) => (0,size/* lighter */.a6)(a.call.arguments ?? {}, b.call.arguments ?? {});
    const [smallest] = shown.filter((one) => one.sure).sort(byInput);
    if (smallest === undefined)
        return null;
    const { kind, what, key, call } = smallest;
    const input = (0,cut/* cut */.J)((0,size/* jsonText */.s$)(call.arguments ?? {}), INPUT_CHARS);
    return {
        message: kind,
        data: { what, input, count: shown.length, total },
        tool: call.toolIndex,
        severity: fuzz_SEVERITY[kind],
        kind: RISKS.has(kind) ? "risk" : "violation",
        property: "",
        call: call.key,
        distinct: key,
    };
}
/* harmony default export */ const fuzz = (defineCheck({
    id: "fuzz",
    title: "Made-up calls, allowed and forbidden, find no failure",
    category: "robustness",
    severity: "error",
    kind: "violation",
    scored: false,
    optIn: true,
    needs: ["calls", "exchanges", "tools", "evidence"],
    options: {},
    source: "property-based testing with fast-check: arguments from the tool's own schema, each proven by Ajv; MCP specification, Tools: servers MUST validate all tool inputs",
    why: "A model sends what nobody thought of: the empty text, the largest number, a missing field. One such call must not take the server down.",
    fix: "Run the command below, which makes the smallest failing call, and handle that input: serve it, or refuse it with `isError: true` and the parameter's name.",
    messages: {
        crash: "The process ends on {input}: {what}. {count} of {total} made-up calls show it.",
        hang: "The call {input} is never answered: {what}. {count} of {total} made-up calls show it.",
        violation: "The answer to {input} is none that the protocol allows: {what}. {count} of {total} made-up calls show it.",
        internal: "The call {input} runs into an unhandled error: {what}. {count} of {total} made-up calls show it.",
        leak: "The answer to {input} carries {what}. {count} of {total} made-up calls show it.",
        accepted: "The call {input} is accepted, though the schema forbids it: {what}. {count} of {total} made-up calls show it.",
        output: "The result of {input} does not fit the declared output schema: {what}. {count} of {total} made-up calls show it.",
        slow: "The call {input} takes {what}, far longer than other calls of the tool. {count} of {total} made-up calls show it.",
    },
    evaluate(facts) {
        const fuzz = facts.calls.filter((call) => call.kind === "fuzz");
        const masked = (0,facts_group/* groupBy */.$)(fuzz.filter((call) => call.masked), (call) => call.toolIndex);
        const judged = [...(0,facts_group/* groupBy */.$)(fuzz, (call) => call.toolIndex)].flatMap(([tool, calls]) => {
            const clear = calls.filter((call) => !call.masked);
            return distinctFailures(facts, tool, clear).map((group) => ({
                group,
                found: findingOf(group, calls.length),
            }));
        });
        const findings = judged.flatMap(({ found }) => found ?? []);
        const unsure = judged.flatMap(({ group, found }) => (found === null ? [group] : []));
        const notVerified = [
            ...unsure.map(([first, ...rest]) => {
                const reason = `${first?.kind}: not repeated by a fresh process`;
                return { tool: first?.call.toolIndex ?? null, reason, calls: rest.length + 1 };
            }),
            ...[...masked].map(([tool, calls]) => ({ tool, reason: REASONS.masked, calls: calls.length })),
        ];
        const planned = fuzz.filter((call) => isPlanned(call.caseId)).length;
        const { seed } = facts.evidence.settings.record.fuzz;
        const metrics = { seed, calls: planned, shrinkCalls: fuzz.length - planned, failures: findings.length };
        return { findings, rows: [], notVerified, ...(fuzz.length === 0 ? {} : { metrics }) };
    },
}));

// EXTERNAL MODULE: ./build/text/host.js
var host = __webpack_require__(5366);
// EXTERNAL MODULE: ./build/model/rpc.js
var rpc = __webpack_require__(9981);
// EXTERNAL MODULE: ./build/text/json.js
var text_json = __webpack_require__(5666);
;// CONCATENATED MODULE: ./build/checks/protocol/http-rules.js



/** A finding about the server, in the list that a rule gives. */
const http_rules_finding = (...about) => [aboutServer(...about)];
/** The probe of this name; undefined when it was not made. */
const named = ({ probes }, name) => probes.find((probe) => probe.name === name);
/** Answers that tell nothing of the rule: none at all, or that of a server that is busy or refuses us. */
const isMute = (probe) => probe === undefined || probe.status === null || probe.status === 429 || probe.status === 503;
/** How a probe was answered, as the end of a sentence. */
const got = ({ status, spoke }) => spoke === "result" ? `it is served (HTTP ${status})` : `the answer is HTTP ${status}`;
/** Since 2025-11-25 the answer must be 403; before, the specification only asks for validation. */
const ORIGIN_STATUS_SINCE = "2025-11-25";
const VERSION_HEADER_SINCE = "2025-06-18";
const METADATA_SINCE = "2025-06-18";
const origin = (seen) => {
    const probe = named(seen, "origin");
    if (isMute(probe) || probe.status === 403)
        return [];
    const served = probe.spoke === "result";
    if (served)
        return http_rules_finding(seen.near ? "origin" : "origin-far", {}, seen.near ? undefined : "notice");
    return seen.revision >= ORIGIN_STATUS_SINCE ? http_rules_finding("origin-status", { got: got(probe) }) : [];
};
const version = (seen) => {
    const probe = named(seen, "version");
    if (seen.revision < VERSION_HEADER_SINCE || isMute(probe) || probe.status === 400)
        return [];
    return http_rules_finding("version", { got: got(probe) });
};
/** A session that has ended must be gone; where none can be ended, one that never was should be. */
const sessions = (seen) => {
    const ended = named(seen, "ended-session");
    if (!isMute(ended) && ended.status !== 404)
        return http_rules_finding("ended-session", { got: got(ended) });
    const unknown = named(seen, "unknown-session");
    if (isMute(unknown) || unknown.status === 404)
        return [];
    return http_rules_finding("unknown-session", { got: got(unknown) }, "warning");
};
/** A server that serves requests without a session does not require one. */
const missingSession = (seen) => {
    const probe = named(seen, "missing-session");
    if (isMute(probe) || probe.status === 400 || probe.spoke === "result")
        return [];
    return http_rules_finding("missing-session", { got: got(probe) }, "warning");
};
const sessionIds = ({ connections }) => {
    const ids = connections.flatMap(({ http }) => http?.sessionId ?? []);
    return [
        ...(ids.some((id) => !id.visibleAscii) ? http_rules_finding("session-chars") : []),
        ...(ids.some((id) => id.givenBefore) ? http_rules_finding("session-repeated", {}, "warning") : []),
    ];
};
const ending = (seen) => {
    const probe = named(seen, "delete");
    return probe?.status != null && probe.status >= 500 && probe.status !== 503
        ? http_rules_finding("delete", { got: got(probe) }, "warning")
        : [];
};
const notifications = ({ connections }) => {
    const [first] = connections.flatMap(({ http }) => http?.notified ?? []);
    if (first === undefined || first.status === 429 || first.status === 503)
        return [];
    if (first.status !== 202)
        return http_rules_finding("notified", { status: first.status });
    return first.body ? http_rules_finding("notified-body", {}, "warning") : [];
};
const EVENTS = "text/event-stream";
const JSON_TYPE = "application/json";
const stream = ({ connections }) => {
    const [first] = connections.flatMap(({ http }) => http?.kind === "streamable-http" ? (http.stream ?? []) : []);
    if (first === undefined || first.status === 405 || first.status === 429 || first.status === 503)
        return [];
    if (first.status === 200 && first.contentType === EVENTS)
        return [];
    return http_rules_finding("stream", { status: first.status ?? 0, type: first.contentType ?? "no type" });
};
/** The answer where it is JSON-RPC; null where it is not. */
function spoken(raw) {
    const value = (0,text_json/* objectOf */.Xy)(raw);
    return value?.jsonrpc === undefined ? null : value;
}
const contentTypes = ({ exchanges }) => {
    const odd = exchanges.flatMap(({ http, response, method }) => {
        if (http === undefined || (http.status ?? 500) >= 300 || spoken(response?.raw) === null)
            return [];
        const type = http.contentType ?? "no content type";
        return type === JSON_TYPE || type === EVENTS ? [] : [{ type, method }];
    });
    const [first] = odd;
    return first === undefined ? [] : http_rules_finding("content-type", { ...first, count: odd.length });
};
const statuses = ({ exchanges }) => {
    const odd = exchanges.flatMap(({ http, response, method }) => {
        const status = http?.status ?? 200;
        if (status < 300 || (0,json/* member */.Dc)(spoken(response?.raw), "result") === undefined)
            return [];
        return [{ status, method }];
    });
    const [first] = odd;
    return first === undefined ? [] : http_rules_finding("result-status", { ...first, count: odd.length });
};
const events = ({ connections }) => {
    const count = connections.reduce((sum, one) => sum + (one.http === undefined ? 0 : one.noiseCount), 0);
    return count === 0 ? [] : http_rules_finding("events", { count });
};
const malformed = (seen) => {
    const probe = named(seen, "not-json");
    if (probe === undefined || probe.status === 503)
        return [];
    if (probe.status === null)
        return http_rules_finding("not-json", { got: probe.trouble ?? "there is no answer" }, "warning");
    if (probe.status >= 500 || probe.spoke === "result")
        return http_rules_finding("not-json", { got: got(probe) }, "warning");
    return [];
};
const CHALLENGE_OF_METADATA = /\bresource_metadata\s*=/i;
const tokens = (seen) => {
    const none = named(seen, "no-token");
    if (none?.status !== 401)
        return [];
    const bad = named(seen, "bad-token");
    const found = [];
    if (none.challenge === null)
        found.push(...http_rules_finding("challenge"));
    const served = seen.probes.some(({ name, status }) => name === "metadata" && status === 200);
    const pointed = CHALLENGE_OF_METADATA.test(none.challenge ?? "");
    if (seen.revision >= METADATA_SINCE && none.challenge !== null && !pointed && !served) {
        found.push(...http_rules_finding("metadata", {}, "warning"));
    }
    if (bad?.spoke === "result")
        found.push(...http_rules_finding("bad-token"));
    else if (!isMute(bad) && bad.status !== 401)
        found.push(...http_rules_finding("bad-token-status", { got: got(bad) }));
    return found;
};
/** Rules that hold in both eras. */
const SHARED_RULES = [origin, contentTypes, statuses, events, malformed, tokens];
/** The rules of the revisions with a handshake, 2025-03-26 to 2025-11-25. */
const LEGACY_RULES = [
    ...SHARED_RULES,
    version,
    sessions,
    missingSession,
    sessionIds,
    ending,
    notifications,
    stream,
];

;// CONCATENATED MODULE: ./build/checks/protocol/http-modern.js



const BAD_REQUEST = 400;
const NOT_FOUND = 404;
/** Whether a probe got the status and the error code that it must get; unsure counts as so. */
function isRight(seen, name, status, code) {
    const probe = named(seen, name);
    return isMute(probe) || (probe.status === status && probe.code === code);
}
/** How it was answered instead. */
function instead(seen, name) {
    const probe = named(seen, name);
    if (probe === undefined)
        return "";
    return probe.code === null ? got(probe) : `${got(probe)} with the error ${probe.code}`;
}
const mirrored = (seen) => {
    const wrong = ["version-mismatch", "method-mismatch", "method-missing"].find((name) => !isRight(seen, name, BAD_REQUEST, model_revision/* HEADER_MISMATCH */.Df));
    return wrong === undefined ? [] : http_rules_finding(wrong, { got: instead(seen, wrong) });
};
const http_modern_version = (seen) => isRight(seen, "unknown-version", BAD_REQUEST, model_revision/* UNSUPPORTED_VERSION */.xH)
    ? []
    : http_rules_finding("unknown-version", { got: instead(seen, "unknown-version") });
const method = (seen) => isRight(seen, "unknown-method", NOT_FOUND, rpc/* METHOD_NOT_FOUND */.X)
    ? []
    : http_rules_finding("unknown-method", { got: instead(seen, "unknown-method") });
/** A server of both eras may keep the stream of the older one. */
const get = (seen) => {
    const probe = named(seen, "get");
    if (isMute(probe) || probe.status === null || probe.status < 300)
        return [];
    if (probe.status === 405 || probe.status === BAD_REQUEST)
        return [];
    return http_rules_finding("get", { got: got(probe) }, "warning");
};
/** The rules of revision 2026-07-28: no sessions, headers that repeat the body. */
const MODERN_RULES = [...SHARED_RULES, mirrored, http_modern_version, method, get];
/** Their texts. */
const MODERN_HTTP_MESSAGES = {
    "version-mismatch": "A request whose `MCP-Protocol-Version` differs from its body must get HTTP 400 with the error -32020, but {got}.",
    "method-mismatch": "A request whose `Mcp-Method` differs from its body must get HTTP 400 with the error -32020, but {got}: a gateway that trusts the header is deceived.",
    "method-missing": "A request without `Mcp-Method` must get HTTP 400 with the error -32020, but {got}.",
    "unknown-version": "A request in a protocol version that does not exist must get HTTP 400 with the error -32022, but {got}.",
    "unknown-method": "A request with an unknown method must get HTTP 404 with the error -32601, but {got}.",
    get: "A GET should get HTTP 405, since the revision has no stream of the server's own, but {got}.",
};

;// CONCATENATED MODULE: ./build/checks/protocol/http.js





/** First revision with the transport that the rules are about. */
const STREAMABLE_SINCE = "2025-03-26";
/* harmony default export */ const protocol_http = (defineCheck({
    id: "http",
    title: "A server at a URL keeps to the rules of its transport",
    category: "protocol",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["connections", "exchanges", "server", "http", "evidence"],
    options: {},
    source: "MCP specification, Transports: Streamable HTTP (security warning, sending messages, session management, protocol version header), Authorization; RFC 9110",
    why: "Clients, gateways and browsers act on status codes and headers: a wrong one loses sessions, hides errors, or lets any web page call the tools.",
    fix: "Let the SDK's Streamable HTTP transport answer (switch its Origin and Host validation on), and do not catch requests before it.",
    messages: {
        origin: "A request with the `Origin` of a foreign web page is served: any page that the user opens can call the tools (DNS rebinding). It must get HTTP 403.",
        "origin-far": "A request with the `Origin` of a foreign web page is served; the specification asks servers to validate it.",
        "origin-status": "A request with the `Origin` of a foreign web page must get HTTP 403, but {got}.",
        version: "A request with an `MCP-Protocol-Version` that does not exist must get HTTP 400, but {got}.",
        "ended-session": "A request of a session that was ended must get HTTP 404, so that clients start anew, but {got}.",
        "unknown-session": "A request of a session that the server never gave should get HTTP 404, but {got}.",
        "missing-session": "A request without the session id that the server requires should get HTTP 400, but {got}.",
        "session-chars": "The session id holds characters other than visible ASCII (0x21 to 0x7E).",
        "session-repeated": "Two sessions were given the same id; it should be unique.",
        delete: "The DELETE that ends a session should be carried out, or refused with HTTP 405, but {got}.",
        notified: "`notifications/initialized` must be answered with HTTP 202, but the answer is HTTP {status}.",
        "notified-body": "`notifications/initialized` is answered with HTTP 202 and a body; there must be none.",
        stream: "A GET for the server's own stream must open one (`text/event-stream`) or get HTTP 405, but the answer is HTTP {status} with {type}.",
        "content-type": "Answers must be `application/json` or `text/event-stream`, but {count} are not: the first, to `{method}`, is {type}.",
        "result-status": "Results come with an HTTP status that tells of an error: {count}, first HTTP {status} to `{method}`. Clients drop them.",
        events: "Streams carry events whose data is no JSON-RPC: {count}.",
        "not-json": "A body that is not JSON should be refused with HTTP 400, but {got}.",
        challenge: "HTTP 401 comes without `WWW-Authenticate`, which says how to authenticate; it is required.",
        metadata: "HTTP 401 does not say where tokens come from: neither `resource_metadata` in `WWW-Authenticate`, nor metadata at `/.well-known/oauth-protected-resource`.",
        "bad-token": "A token that does not exist is accepted where none is refused: tokens are not validated.",
        "bad-token-status": "A token that does not exist must get HTTP 401, but {got}.",
        ...MODERN_HTTP_MESSAGES,
    },
    evaluate(facts) {
        const { connections, exchanges, server, evidence } = facts;
        const [kind] = connections.flatMap(({ http }) => http?.kind ?? []);
        const { target } = evidence;
        if (target.transport !== "http" || kind === undefined)
            return { findings: [], rows: [] };
        // HTTP+SSE has rules of its own: `deprecated-sse` tells of it.
        if (kind === "sse" || server.protocolVersion < STREAMABLE_SINCE)
            return { findings: [], rows: [] };
        const seen = {
            connections,
            exchanges,
            probes: facts.http?.probes ?? [],
            revision: server.protocolVersion,
            near: (0,host/* isLoopbackUrl */.tE)(target.url),
        };
        const findings = (server.era === "modern" ? MODERN_RULES : LEGACY_RULES).flatMap((rule) => rule(seen));
        return { findings, rows: [{ tool: null, verdict: (0,checks_verdict/* worst */.Q)(["pass", (0,checks_verdict/* verdictOf */.V)(findings)]) }] };
    },
}));

// EXTERNAL MODULE: ./build/facts/valid-calls.js
var valid_calls = __webpack_require__(914);
;// CONCATENATED MODULE: ./build/checks/fidelity/input-echo.js





/** Shorter words are found in any answer. */
const SHORTEST = 4;
const SHOWN = 3;
/** What an answer is looked up for: a path, an address or an identifier stands for what lies there. */
const POINTER = /[\\/]|^[\w.+-]+@|^[0-9a-f-]{16,}$/i;
/** A schema that says itself what may be given leaves nothing to be made up. */
const OFFERED = ["enum", "const", "default"];
const isFree = (schema) => OFFERED.every((keyword) => (0,json/* member */.Dc)(schema, keyword) === undefined);
const input_echo_wordsOf = (text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
const isLong = (word) => word.length >= SHORTEST;
const isTelling = (text) => input_echo_wordsOf(text).some(isLong) && !text.startsWith(model_case/* NEUTRAL */.qm) && !POINTER.test(text);
/** The texts of a call that were made up and that a fitting answer would speak of. */
function realistic(call, tool) {
    return tool.parameters.flatMap(({ name, schema }) => {
        const value = isFree(schema) ? (0,json/* member */.Dc)(call.arguments, name) : undefined;
        const values = Array.isArray(value) ? value : [value];
        return values.filter((one) => typeof one === "string" && isTelling(one));
    });
}
/** Whether an answer speaks of a text: of the whole of it, or of one of its longer words. */
function speaksOf(answer, text) {
    return (answer.includes(text.toLowerCase()) || input_echo_wordsOf(text).some((word) => isLong(word) && answer.includes(word)));
}
/** All that an answer says in words; null where it says it otherwise, or says nothing. */
function saidBy(response) {
    if (response === null || response.contentTypes.some((type) => type !== "text"))
        return null;
    const { structuredContent } = response;
    const text = `${response.text}${structuredContent === undefined ? "" : (0,size/* jsonText */.s$)(structuredContent)}`;
    return text.trim() === "" ? null : text.toLowerCase();
}
function judgeCall(call, tools) {
    const tool = tools[call.toolIndex];
    const said = saidBy(call.response);
    // A tool that changes something may well answer with a bare acknowledgement.
    if (tool?.readOnly !== true || call.outcome !== "ok" || said === null)
        return [];
    if (call.exchange.response?.cut === true)
        return [];
    const sent = realistic(call, tool);
    if (sent.length === 0 || sent.some((text) => speaksOf(said, text)))
        return [];
    const inputs = sent.slice(0, SHOWN).map((text) => `"${text}"`);
    return [
        {
            message: "absent",
            data: { inputs: inputs.join(", ") },
            tool: tool.index,
            call: call.key,
            property: "",
        },
    ];
}
/* harmony default export */ const input_echo = (defineCheck({
    id: "input-echo",
    title: "An answer speaks of what was asked",
    category: "fidelity",
    severity: "notice",
    kind: "risk",
    scored: false,
    needs: ["calls", "tools"],
    options: {},
    source: "mcp-reality-check: a weak sign, reported apart and never scored",
    why: "An answer that holds nothing of the question may be a placeholder, or belong to another question. It may as well be right.",
    fix: "Look at the answer; if it is right, name in it what it is about, so that a model can tell.",
    messages: { absent: "The answer of a read-only tool speaks of none of the inputs: {inputs}." },
    evaluate: ({ calls, tools }) => ({
        findings: (0,valid_calls/* validCalls */.s)(calls).flatMap((call) => judgeCall(call, tools)),
        rows: [],
    }),
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

// EXTERNAL MODULE: ./build/facts/outliers.js
var outliers = __webpack_require__(8495);
;// CONCATENATED MODULE: ./build/checks/figures.js


/** Where the rule of such checks comes from. */
const FIGURES_SOURCE = "mcp-fuzz: over the threshold, or over three times the server's median with at least three tools; crashed and timed-out calls excluded; the relative flag counts in the percent and is told as a notice";
/**
 * How the tools' figures compare: those that stand out, the share that does not, and their median
 * under its public name.
 */
function judgeFigures(calls, figureOf, limits, medianName) {
    const figures = (0,valid_calls/* validCalls */.s)(calls)
        .filter(outliers/* isMeasured */.V2)
        .map((call) => ({ key: call.key, tool: call.toolIndex, name: call.tool, value: figureOf(call) }));
    const { threshold, floor } = limits;
    const flagged = (0,outliers/* outliers */.W2)(figures, threshold, floor);
    const middle = (0,outliers/* median */.JZ)(figures.map((figure) => figure.value));
    const rounded = middle === null ? null : Math.round(middle);
    const findings = flagged.map((one) => ({
        message: one.why,
        data: { value: one.value, threshold, times: one.times ?? "", median: rounded ?? 0 },
        tool: one.tool,
        call: one.key,
        // To be slower or longer than its siblings is a hint: a search beside a switch is meant to be.
        ...(one.why === "relative" ? { severity: "notice" } : {}),
    }));
    const names = new Map(figures.map((figure) => [figure.key, figure.name]));
    const told = flagged.map(({ key, value, times }) => ({ tool: names.get(key) ?? "", value, times }));
    const percent = figures.length === 0 ? null : (100 * (figures.length - flagged.length)) / figures.length;
    const metrics = { checked: figures.length, [medianName]: rounded, flagged: told };
    return { findings, rows: [], percent, metrics };
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
            default: outliers/* LATENCY_MS */.Eq.threshold,
            description: "Over this it is flagged, in ms.",
        },
        latency_floor_ms: {
            type: "integer",
            minimum: 0,
            default: outliers/* LATENCY_MS */.Eq.floor,
            description: "Under this nothing is flagged for being over three times the median, in ms; 0 gives the published rule.",
        },
    },
    source: FIGURES_SOURCE,
    why: "A model and its user wait for every call; one slow tool stalls the whole conversation.",
    fix: "Cache, page or stream the work, or return at once and offer a tool that tells the state.",
    messages: {
        absolute: "A valid call is answered after {value} ms, over {threshold}.",
        relative: "A valid call is answered after {value} ms, {times} times the server's median of {median}.",
    },
    evaluate({ calls }, options) {
        const limits = { threshold: Number(options.slow_threshold_ms), floor: Number(options.latency_floor_ms) };
        return judgeFigures(calls, (call) => Math.round(call.durationMs), limits, "medianMs");
    },
}));

// EXTERNAL MODULE: ./build/facts/leaks.js
var facts_leaks = __webpack_require__(4112);
// EXTERNAL MODULE: ./build/facts/texts.js
var texts = __webpack_require__(2448);
;// CONCATENATED MODULE: ./build/checks/safety/leak.js




function seenCall(call) {
    if (call.response === null)
        return [];
    const what = (0,facts_leaks/* leakInAnswer */.f)(call.response, call.exchange);
    return [{ tool: call.toolIndex, call: call.key, name: call.caseId, what }];
}
/** What the protocol probes were answered: unknown tools and methods take paths of their own through the code. */
function seenProbes(exchanges) {
    return exchanges.flatMap((one) => {
        if (one.purpose !== "protocol" || one.response === null)
            return [];
        const what = (0,facts_leaks/* findLeak */.D)((0,texts/* textsOfFrame */.H)(one.response.raw), () => (0,texts/* textsOfFrame */.H)(one.request.raw));
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
    messages: { found: "{count} of {total} answers carry {what}, first in case `{case}`." },
    evaluate({ calls, exchanges }) {
        const seen = [
            ...calls.filter((call) => call.kind !== "fuzz").flatMap(seenCall),
            ...seenProbes(exchanges),
        ];
        const groups = [...(0,facts_group/* groupBy */.$)(seen, ({ tool }) => tool)];
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

;// CONCATENATED MODULE: ./build/checks/state/lifecycle.js


/** A finding about what reading and deleting say of one thing. */
function lifecycle_accuse(run, tools) {
    const { resource, detail, result } = run;
    const name = (index) => tools[index]?.name ?? "";
    const data = { resource, reader: name(run.tools.read), remover: name(run.tools.remove), detail };
    const stale = result === "stale";
    return { message: result, data, tool: stale ? run.tools.read : run.tools.remove, distinct: resource };
}
/* harmony default export */ const lifecycle = (defineCheck({
    id: "lifecycle",
    title: "What was deleted is gone",
    category: "state",
    severity: "error",
    kind: "violation",
    scored: true,
    optIn: true,
    needs: ["lifecycle", "tools"],
    options: {},
    source: "mcp-fuzz: groups of create, get and delete tools by their names; a stale read after the deletion is the finding",
    why: "A model that reads what was deleted goes on working with it, and a user who asked for deletion still has the data there.",
    fix: "Delete from the store that is read, and drop the entry from every cache on the way.",
    messages: {
        stale: "`{reader}` still answers as before for the `{resource}` that `{remover}` has deleted without an error: {detail}",
        undeletable: "`{remover}` does not find the `{resource}` that `{reader}` reads under the same id, before and after: {detail}",
    },
    fixes: {
        undeletable: "Look the id up in the same store, and in the same form, for reading and for deleting.",
    },
    evaluate({ lifecycle, tools }) {
        const { judged, notVerified } = settleRuns(lifecycle.runs, "lifecycle");
        const findings = judged.filter((run) => run.result !== "gone").map((run) => lifecycle_accuse(run, tools));
        const rows = judged.map((run) => {
            const finding = findings.find((one) => one.distinct === run.resource);
            return { tool: finding?.tool ?? run.tools.read, verdict: finding === undefined ? "pass" : "fail" };
        });
        const none = lifecycle.tried && lifecycle.runs.every((run) => run.kind !== "lifecycle")
            ? [{ tool: null, reason: "no tools create, read and delete the same thing by their names", calls: 0 }]
            : [];
        return {
            findings,
            rows,
            notVerified: [...none, ...notVerified],
            notes: lifecycle.notes,
            metrics: {
                groups: judged.map(({ resource, result }) => ({ resource, result })),
                staleReads: judged.filter((run) => run.result === "stale").length,
            },
        };
    },
}));

// EXTERNAL MODULE: ./build/facts/response.js
var facts_response = __webpack_require__(8725);
// EXTERNAL MODULE: ./build/facts/vocabulary.js
var vocabulary = __webpack_require__(4126);
;// CONCATENATED MODULE: ./build/checks/state/multiplexing.js




/** The case that an exchange repeats: its key follows the number of the exchange. "" for a reading of the list. */
const caseOf = (exchange) => exchange.caseKey?.split(" ").slice(1).join(" ") ?? "";
function fateOf(exchange, own, others) {
    if (exchange.end !== "answered")
        return "lost";
    if (own === undefined)
        return "fine";
    const { response } = (0,facts_response/* readResponse */.Uk)(exchange);
    if (response === null)
        return "failed";
    if (response.error !== null || response.isError)
        return (0,vocabulary/* says */.FA)(vocabulary/* TOO_MANY */.LJ, response.text) ? "fine" : "failed";
    const { text } = response;
    if (text === own.response?.text || text === "")
        return "fine";
    return others.some((call) => call.response?.text === text) ? "swapped" : "fine";
}
function judgeAll(facts) {
    const together = facts.exchanges.filter((one) => one.purpose === "multiplexing");
    const calls = new Map(facts.calls.map((call) => [call.key, call]));
    const asked = new Set(together.map(caseOf));
    return together.map((exchange) => {
        const call = calls.get(caseOf(exchange));
        const others = facts.calls.filter((one) => one !== call && asked.has(one.key));
        return { call, fate: fateOf(exchange, call, others) };
    });
}
/* harmony default export */ const multiplexing = (defineCheck({
    id: "multiplexing",
    title: "Several calls in flight on one connection each get their own answer",
    category: "state",
    severity: "error",
    kind: "violation",
    scored: true,
    needs: ["exchanges", "calls"],
    options: {},
    source: "JSON-RPC 2.0 and MCP specification, Base protocol: every request is answered, with its own id",
    why: "Clients send calls in parallel. An answer that never comes hangs the conversation; a mixed-up one misleads it.",
    fix: "Handle requests independently of each other, and never keep one call's state in a shared variable.",
    messages: {
        lost: "{count} of {total} requests in flight together on one connection were not answered, though each alone was.",
        swapped: "{count} of {total} calls in flight together on one connection got the answer of another call that was in flight.",
        failed: "{count} of {total} calls in flight together on one connection were answered with an error, though each alone was not.",
    },
    evaluate(facts) {
        const judged = judgeAll(facts);
        const findings = [...(0,facts_group/* groupBy */.$)(judged, (one) => one.fate)].flatMap(([message, group]) => {
            const [first] = group;
            if (message === "fine" || first === undefined)
                return [];
            const data = { count: group.length, total: judged.length };
            const { call } = first;
            return [{ message, data, tool: call?.toolIndex ?? null, call: call?.key, property: "" }];
        });
        const rows = [{ tool: null, verdict: findings.length > 0 ? "fail" : "pass" }];
        return { findings, rows: judged.length === 0 ? [] : rows };
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

;// CONCATENATED MODULE: ./build/facts/bounds.js

const SHAPES = [
    ...["type", "enum", "const", "$ref", "$dynamicRef", "anyOf", "oneOf", "allOf", "not", "if"],
    ...["properties", "patternProperties", "items", "prefixItems"],
];
/** Any of these bounds a value of the type, or says which values there are. */
const BOUNDS = {
    string: ["maxLength", "pattern", "format", "contentEncoding", "contentMediaType"],
    array: ["maxItems"],
    number: ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"],
    integer: ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"],
};
const OTHERWISE = ["enum", "const", "$ref", "anyOf", "oneOf", "allOf", "not", "if"];
const has = (schema, keywords) => keywords.some((keyword) => (0,json/* member */.Dc)(schema, keyword) !== undefined);
/** Says nothing at all about the value: `{}`, `true`, or words only. */
function isUntyped(schema) {
    return schema === true || ((0,json/* isObject */.Gv)(schema) && !has(schema, SHAPES));
}
/** Whether an object is declared to take properties that nothing describes: `additionalProperties: true` or `{}`. */
function isOpen(schema) {
    return isUntyped((0,json/* member */.Dc)(schema, "additionalProperties"));
}
/** An object of which no property is declared, and none limited either. */
function isCatchAll({ schema, type }) {
    if (type !== "object")
        return false;
    const properties = (0,json/* member */.Dc)(schema, "properties");
    const declares = (0,json/* isObject */.Gv)(properties) && Object.keys(properties).length > 0;
    const names = (0,json/* member */.Dc)(schema, "propertyNames");
    const others = ["patternProperties", "$ref", "anyOf", "oneOf", "allOf"];
    const limited = (0,json/* isObject */.Gv)(names) && has(names, ["enum", "pattern", "const"]);
    if (declares || limited || has(schema, others))
        return false;
    return (0,json/* member */.Dc)(schema, "additionalProperties") === undefined || isOpen(schema);
}
/** A string, array or number of any length or size whatever. */
function isUnbounded({ schema, type }) {
    const bounds = type === null ? undefined : BOUNDS[type];
    return bounds !== undefined && !has(schema, bounds) && !has(schema, OTHERWISE);
}

;// CONCATENATED MODULE: ./build/checks/contract/narrow-input.js






/** Names of parameters whose text is run as a program or a query. */
const PROGRAM = /^(?:sql|code|script|command|cmd|eval)$/i;
/** An expression may be a sum, a cron schedule or a regular expression: it is a program where the texts name its language. */
const LANGUAGE = /\b(?:javascript|typescript|js|python|ruby|lua|shell|bash|powershell|groovy|code|scripts?)\b/i;
/** Names told in one finding. */
const narrow_input_MAX_NAMES = 5;
function isProgram({ name, schema, type, description }, tool) {
    const bounded = (0,json/* member */.Dc)(schema, "enum") !== undefined || (0,json/* member */.Dc)(schema, "pattern") !== undefined;
    if (type !== "string" || bounded)
        return false;
    if (/^expression$/i.test(name))
        return LANGUAGE.test(`${description ?? ""}\n${tool.description ?? ""}`);
    return PROGRAM.test(name);
}
function judgeParameter(tool, parameter) {
    const at = (message, severity) => [
        { message, data: { name: parameter.name }, tool: tool.index, property: parameter.name, severity },
    ];
    if (isUntyped(parameter.schema))
        return at("untyped", "warning");
    if (isCatchAll(parameter))
        return at("catch-all", "notice");
    if (parameter.type === "object" && isOpen(parameter.schema) && !tool.readOnly)
        return at("open", "notice");
    return isProgram(parameter, tool) ? at("program", tool.readOnly ? "notice" : "warning") : [];
}
/** Tools that change something by their hints, or by their names where there are no hints. */
function changing(tools) {
    const words = namesInWords(tools);
    return tools.filter((tool, at) => {
        const { readOnlyHint, destructiveHint } = tool.annotations;
        if (readOnlyHint !== null || destructiveHint !== null)
            return readOnlyHint === false || (readOnlyHint === null && destructiveHint === true);
        const deed = deedOf(words[at] ?? []);
        return deed === "writes" || deed === "destroys";
    });
}
const quoted = (names) => (0,words/* listed */.K)(names.map((name) => `\`${name}\``), narrow_input_MAX_NAMES);
/** Hardly any schema says bounds: of several tools it is told once. */
function unbounded(tools) {
    const found = changing(tools).flatMap((tool) => {
        const names = tool.parameters.filter(isUnbounded).map(({ name }) => name);
        return names.length === 0 ? [] : [{ tool, names }];
    });
    const [first, ...rest] = found;
    if (first === undefined)
        return [];
    const count = found.reduce((sum, one) => sum + one.names.length, 0);
    const severity = "notice";
    if (rest.length === 0)
        return [{ message: "unbounded", data: { names: quoted(first.names) }, tool: first.tool.index, severity }];
    const data = { count, tools: found.length, names: quoted(found.map((one) => one.tool.name)) };
    return [{ message: "unbounded-many", data, tool: null, severity }];
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
        open: "The parameter `{name}` takes any property beside those that are declared.",
        program: "The parameter `{name}` takes free text that is run: nothing limits what a call can do.",
        unbounded: "The tool changes something and takes parameters of any length or size: {names}.",
        "unbounded-many": "{tools} tools that change something take {count} parameters of any length or size: {names}.",
    },
    fixes: {
        unbounded: "Say `maxLength`, `maxItems`, `minimum` and `maximum` where the server has such limits.",
        "unbounded-many": "Say `maxLength`, `maxItems`, `minimum` and `maximum` where the server has such limits.",
    },
    evaluate({ tools }) {
        const findings = tools.flatMap((tool) => tool.parameters.flatMap((parameter) => judgeParameter(tool, parameter)));
        return withRows([...findings, ...unbounded(tools)], tools, "warning");
    },
}));

;// CONCATENATED MODULE: ./build/checks/source.js

/**
 * What a rule found in the sources, as findings: one for each fact that `toFinding` takes. Applies to the tools whose
 * code could be looked at; without a workspace it applies to none. Two facts of one tool and one text are one finding.
 */
function sourceFindings(rule, { sources, tools }, toFinding) {
    if (sources === null)
        return { findings: [], rows: [] };
    const own = sources.facts.filter((fact) => fact.rule === rule);
    const findings = own.flatMap((fact) => {
        const tool = fact.tool === null ? null : tools.find((one) => one.name === fact.tool);
        if (tool === undefined)
            return [];
        const finding = toFinding(fact, tool);
        if (finding === null)
            return [];
        const data = { ...fact.data, code: fact.excerpt };
        return [{ ...finding, data, tool: tool?.index ?? null, location: fact.location, distinct: fact.excerpt }];
    });
    const looked = new Set(sources.looked);
    return withRows(findings, tools.filter((tool) => looked.has(tool.name)), "warning");
}

;// CONCATENATED MODULE: ./build/checks/contract/open-schema-source.js


/** Names of tools that change something. */
const CHANGES = /(?:^|[_.\-/])(?:create|add|insert|update|edit|set|write|put|patch|rename|move|send|upload|append|replace|merge|delete|remove|destroy|drop|purge|post|push|execute|run|save|publish|deploy|import)(?:[_.\-/A-Z]|$)/;
/** Whether a tool changes something, by its hints or, without any, by its name. */
function mutates({ annotations, name, readOnly }) {
    if (readOnly)
        return false;
    return annotations.readOnlyHint === false || annotations.destructiveHint === true || CHANGES.test(name);
}
/* harmony default export */ const open_schema_source = (defineCheck({
    id: "open-schema-source",
    title: "Schemas of tools that change something say what they take",
    category: "contract",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["tools", "sources"],
    options: {},
    source: "R-TOOL-1: narrow inputs; read from TypeScript and JavaScript sources",
    why: "What the schema lets through goes into the change unchecked, and a model is told nothing of what is expected.",
    fix: "Write out the type of the value; where its shape is free on purpose, check it further with `refine` or a union of what is allowed.",
    messages: {
        any: "`{property}` takes any value: `{code}`.",
        record: "`{property}` takes an object with any members: `{code}`.",
        passthrough: "Members that the schema does not know are passed on: `{code}`.",
    },
    evaluate(facts) {
        return sourceFindings("open-schema-source", facts, ({ data }, tool) => {
            if (tool === null || !mutates(tool))
                return null;
            return { message: data.kind ?? "any", property: data.property ?? "" };
        });
    },
}));

;// CONCATENATED MODULE: ./build/checks/fidelity/output-conformance.js




function judgeSuccess(call, tool) {
    if (call.outcome !== "ok" || call.proof === "invalid")
        return "unknown";
    const at = { tool: tool.index, call: call.key, property: "" };
    const { kind, error } = conformance(call.response, tool.outputSchema);
    if (kind === "missing")
        return { message: "missing", ...at };
    if (kind === "unknown" || call.exchange.response?.cut === true)
        return "unknown";
    return kind === "conforms" ? kind : { message: "invalid", data: { error }, ...at };
}
/** An error need not be structured; version 1 of the TypeScript client validates it all the same (typescript-sdk, `callTool`), version 2 no longer. */
function judgeError(call, tool) {
    const { response } = call;
    if (response?.isError !== true || !(0,json/* isObject */.Gv)(response.structuredContent))
        return "unknown";
    const { kind, error } = conformance(response, tool.outputSchema);
    if (kind !== "invalid" || call.exchange.response?.cut === true)
        return "unknown";
    const at = { tool: tool.index, call: call.key, property: "" };
    return { message: "invalid-error", data: { error }, severity: "notice", kind: "risk", ...at };
}
const output_conformance_first = (judged) => judged.find((one) => typeof one !== "string");
function judgeTool(tool, calls) {
    const successes = calls.map((call) => judgeSuccess(call, tool));
    const bad = output_conformance_first(successes);
    const odd = output_conformance_first(calls.map((call) => judgeError(call, tool)));
    const judged = bad !== undefined || successes.includes("conforms");
    return {
        findings: [bad ?? [], odd ?? []].flat(),
        rows: judged ? [{ tool: tool.index, verdict: bad ? "fail" : "pass" }] : [],
    };
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
        "invalid-error": "The `structuredContent` of an error does not fit the declared output schema: clients built on version 1 of the TypeScript SDK then hide the error behind their own ({error}).",
    },
    evaluate({ calls, tools }) {
        const byTool = (0,facts_group/* groupBy */.$)(calls.filter((one) => one.kind !== "fuzz"), (call) => call.toolIndex);
        const declared = tools.filter((tool) => (0,json/* isObject */.Gv)(tool.outputSchema));
        const judged = declared.map((tool) => judgeTool(tool, byTool.get(tool.index) ?? []));
        return { findings: judged.flatMap((one) => one.findings), rows: judged.flatMap((one) => one.rows) };
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/output-schema.js




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
        // From the first stateless revision on an output schema may have any root.
        const anyRoot = server.protocolVersion >= model_revision/* FIRST_MODERN */.TZ;
        const declared = tools.filter((tool) => tool.outputSchema !== undefined);
        const findings = declared.flatMap((tool) => {
            const schema = schemas[tool.index]?.output ?? null;
            if (schema === null)
                return [];
            if (!schema.valid)
                return [{ message: "invalid", data: { error: schema.error ?? "" }, tool: tool.index }];
            const object = (0,json/* member */.Dc)(tool.outputSchema, "type") === "object";
            return object || anyRoot ? [] : [{ message: "root", tool: tool.index }];
        });
        return withRows(findings, declared, "error");
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/parameter-description.js




/** A part of the message and not one of its own: the finding stays the same when another tool gets a description. */
const LOST = ", and none of any tool: descriptions may have got lost when the schemas were converted";
/** Structures that are looked into for descriptions of their own. */
const parameter_description_MAX_DEPTH = 5;
/** Whether a structure says all by its parts: each declared property, its own or its items', is described. */
function describedWithin(schema, root, depth = 0) {
    if (depth > parameter_description_MAX_DEPTH)
        return false;
    const ref = (0,json/* stringMember */.sk)(schema, "$ref");
    const inner = ref === null ? (0,json/* member */.Dc)(schema, "items") : (0,refs/* resolveLocal */.iT)(root, ref);
    const properties = (0,json/* member */.Dc)(schema, "properties");
    if (!(0,json/* isObject */.Gv)(properties))
        return inner !== undefined && describedWithin(inner, root, depth + 1);
    const parts = Object.values(properties);
    const told = (part) => isTold((0,json/* stringMember */.sk)(part, "description")) || describedWithin(part, root, depth + 1);
    return parts.length > 0 && parts.every(told);
}
const isTold = (text) => (text ?? "").trim() !== "";
const bareOf = ({ parameters, inputSchema }) => parameters.filter(({ description, schema }) => !isTold(description) && !describedWithin(schema, inputSchema ?? null));
function parameter_description_judgeTool(tool, lost) {
    const bare = bareOf(tool);
    const total = tool.parameters.length;
    const [first] = bare;
    if (first === undefined)
        return [];
    if (bare.length === 1)
        return [{ message: "one", data: { name: first.name }, tool: tool.index, property: first.name }];
    if (bare.length === total)
        return [{ message: "all", data: { total, hint: lost ? LOST : "" }, tool: tool.index }];
    const names = bare.map((parameter) => `\`${parameter.name}\``).join(", ");
    return [{ message: "some", data: { count: bare.length, total, names }, tool: tool.index }];
}
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
    fix: "Describe the parameter: meaning, format, unit, an example. A structure whose parts are all described needs none of its own.",
    messages: {
        one: "The parameter `{name}` has no description.",
        some: "{count} of {total} parameters have no description: {names}.",
        all: "0 of {total} parameters are described{hint}.",
    },
    evaluate({ tools }) {
        const lost = tools.every((tool) => bareOf(tool).length === tool.parameters.length);
        const findings = tools.flatMap((tool) => parameter_description_judgeTool(tool, lost));
        return withRows(findings, tools, "warning");
    },
}));

// EXTERNAL MODULE: ./build/text/plain.js
var plain = __webpack_require__(4854);
;// CONCATENATED MODULE: ./build/checks/contract/poison.js
/** Texts longer than this are looked at up to here. */
const MAX_CHARS = 100_000;
/** Codes told in one finding. */
const MAX_CODES = 3;
/** Flags of regions such as Scotland are written with tag characters. */
const TAG_FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}/gu;
/** Tags, and selectors of variants in a row: both can carry a whole text. */
const TAGS = /[\u{E0000}-\u{E007F}]|[\u{E0100}-\u{E01EF}]{2,}/gu;
const OVERRIDES = /[\u202d\u202e]/g;
/** Right in texts that hold a script written from right to left. */
const EMBEDDINGS = /[\u202a-\u202c\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Joiners are part of emoji and of several scripts; without width between Latin letters these only split a word. */
const SPLITS = /(?<=[A-Za-z])[\u200b-\u200d\u2060\ufeff]+(?=[A-Za-z])/g;
const codesOf = (found) => [...new Set(found.flatMap((text) => [...text]))]
    .slice(0, MAX_CODES)
    .map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
/** Characters that nobody sees, or that show a text as another; null when there are none. */
function hiddenIn(whole) {
    const text = whole.slice(0, MAX_CHARS).replace(TAG_FLAG, "");
    const tags = text.match(TAGS);
    if (tags !== null)
        return { kind: "tags", codes: codesOf(tags) };
    const embeddings = RIGHT_TO_LEFT.test(text) ? null : text.match(EMBEDDINGS);
    const bidi = text.match(OVERRIDES) ?? embeddings;
    if (bidi !== null)
        return { kind: "bidi", codes: codesOf(bidi) };
    const splits = text.match(SPLITS);
    return splits === null ? null : { kind: "zero-width", codes: codesOf(splits) };
}
const CREDENTIALS = "(?:~?/\\.ssh/|\\bid_(?:rsa|ed25519)\\b|\\.aws/credentials|\\.cursor/mcp\\.json|claude_desktop_config\\.json|/etc/shadow\\b|\\.netrc\\b|\\.kube/config)";
/** Orders that no description of a tool needs. Emphasis ("IMPORTANT:", "you must") is none. */
const ORDERS = [
    [
        "override",
        /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,20}\b(?:previous|prior|preceding|earlier|above|existing|your|system)\b[^.\n]{0,20}\b(?:instructions?|prompts?|guidelines)\b/i,
    ],
    ["conceal", /\b(?:do not|don't|never) (?:tell|inform) the user (?:about|that|of|this|anything)\b/i],
    [
        "conceal",
        /\b(?:do not|don't|never) (?:mention|reveal|disclose) (?:this|these instructions|the above|any of this)\b/i,
    ],
    [
        "conceal",
        /\bwithout (?:telling|informing) the user\b|\bkeep (?:this|it) (?:secret|hidden) from the user\b/i,
    ],
    [
        "exfiltrate",
        new RegExp(`\\b(?:read|open|load|cat)\\b[^\\n]{0,80}${CREDENTIALS}[^\\n]{0,160}\\b(?:pass|send|include|provide|put|append)\\b`, "i"),
    ],
    [
        "system",
        /<\|(?:im_start|im_end|system|endoftext)\|>|<<SYS>>|<\/?system[-_ ]?(?:prompt|reminder|message|override)>/i,
    ],
    [
        "system",
        /(?:^|\n)[ \t]{0,8}(?:\[system\]|<system>|#{1,3} ?system|system(?: (?:prompt|message|instruction|note|override))?) ?:?\s{0,4}(?:you (?:are now|must|will|should)|ignore|disregard|from now on|always|never)\b/i,
    ],
];
const QUOTE_BEFORE = /["'`“‘(]\s{0,4}$/;
const EXAMPLE_BEFORE = /\b(?:e\.g\.|such as|like|detects?|detecting|prevents?|blocks?|scans?|filters?|strips?|removes?|attacks?|injections?|phrases?)\b[^.\n]{0,80}$/i;
/** The order holds for one value of a parameter: it describes what that does. */
const CONDITION_BEFORE = /\b(?:if|when|whether|set|true|false)\b[^.\n]{0,60}$/i;
/** The first order to the model that has nothing to do with using the tool; null when there is none. */
function instructionIn(whole) {
    const text = whole.slice(0, MAX_CHARS);
    for (const [kind, pattern] of ORDERS) {
        const found = pattern.exec(text);
        if (found === null)
            continue;
        const before = text.slice(Math.max(0, found.index - 120), found.index);
        if (kind === "conceal" && CONDITION_BEFORE.test(before))
            continue;
        const quoted = QUOTE_BEFORE.test(before) || EXAMPLE_BEFORE.test(before);
        return { kind, excerpt: found[0], quoted };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/checks/contract/poisoning.js







function placesOf(tool) {
    const within = subschemas(tool.inputSchema).flatMap(({ schema, pointer }) => [
        { text: (0,json/* stringMember */.sk)(schema, "description"), place: `inputSchema${pointer}/description` },
        { text: (0,json/* stringMember */.sk)(schema, "title"), place: `inputSchema${pointer}/title` },
    ]);
    const names = tool.parameters.map(({ name }, at) => ({
        text: name,
        place: `the name of parameter ${at + 1}`,
    }));
    return [
        { text: tool.name, place: "the name" },
        { text: tool.title, place: "the title" },
        { text: tool.annotations.title, place: "annotations/title" },
        { text: tool.description, place: "the description" },
        ...within,
        ...names,
    ];
}
function judge({ text, place }, tool) {
    if (text === null)
        return [];
    const hidden = hiddenIn(text);
    const instruction = instructionIn(text);
    const shown = instruction === null ? "" : (0,cut/* cut */.J)((0,cut/* oneLine */.T)((0,plain/* plain */.p)(instruction.excerpt)), 120);
    return [
        ...(hidden === null
            ? []
            : [
                {
                    message: hidden.kind,
                    data: { place, codes: hidden.codes.join(", ") },
                    tool,
                    distinct: place,
                    ...(hidden.kind === "zero-width" ? { severity: "notice" } : {}),
                },
            ]),
        ...(instruction === null
            ? []
            : [
                {
                    message: instruction.kind,
                    data: { place, excerpt: shown },
                    tool,
                    distinct: place,
                    ...(instruction.quoted ? { severity: "notice" } : {}),
                },
            ]),
    ];
}
/* harmony default export */ const poisoning = (defineCheck({
    id: "poisoning",
    title: "No text for the model hides characters or gives it orders beyond the tool",
    category: "contract",
    severity: "error",
    kind: "risk",
    scored: true,
    needs: ["tools", "server"],
    options: {},
    source: "mcp-doctor; published tool poisoning attacks: hidden Unicode, fake system text, orders to conceal or to hand over files",
    why: "A model obeys the text of a tool list as if the user had written it, and no person sees what is hidden in there.",
    fix: "Take the hidden characters or the order out: a description says what the tool does, and nothing else.",
    messages: {
        tags: "In {place} are invisible tag characters ({codes}): text that a model reads and nobody sees.",
        bidi: "In {place} are characters that change the direction of text ({codes}): it does not read as it is shown.",
        "zero-width": "In {place} are characters without width within a word ({codes}).",
        override: 'In {place}, a text orders the model to drop its instructions: "{excerpt}".',
        conceal: 'In {place}, a text orders the model to keep something from the user: "{excerpt}".',
        exfiltrate: 'In {place}, a text orders the model to hand over a file with credentials: "{excerpt}".',
        system: 'In {place}, a text poses as text of the system: "{excerpt}".',
    },
    evaluate({ tools, server }) {
        const findings = tools.flatMap((tool) => placesOf(tool).flatMap((place) => judge(place, tool.index)));
        const own = judge({ text: server.instructions, place: "the server's instructions" }, null);
        return withRows([...findings, ...own], tools, "error");
    },
}));

// EXTERNAL MODULE: ./build/facts/expectations.js
var expectations = __webpack_require__(3489);
;// CONCATENATED MODULE: ./build/checks/fidelity/probes.js



function missing({ name, tool }) {
    return {
        findings: [{ message: "missing", data: { name, tool }, tool: null, distinct: name }],
        row: { tool: null, verdict: "fail" },
        figures: { name, tool, met: false, tries: 0, ms: null },
    };
}
/** Null for a probe that was planned and not sent: the run ended before it. */
function judgeProbe(probe, calls, cases) {
    const { name, tool } = probe;
    const id = (0,model_case/* probeId */.sp)(name);
    const call = calls.find((one) => one.kind === "probe" && one.caseId === id);
    if (call === undefined)
        return cases.some((one) => one.id === id) ? null : missing(probe);
    const failures = (0,expectations/* unmetByAnswer */.$)(call, probe.expect);
    const { tries } = call;
    const findings = failures.map((failure) => ({
        message: "unmet",
        data: { name, failure, again: tries > 1 ? `, tried ${tries} times` : "" },
        tool: call.toolIndex,
        call: call.key,
        property: "",
        distinct: `${name} ${failure.replace(/\d+/g, "")}`,
    }));
    return {
        findings,
        row: { tool: call.toolIndex, verdict: failures.length === 0 ? "pass" : "fail" },
        figures: { name, tool, met: failures.length === 0, tries, ms: Math.round(call.durationMs) },
    };
}
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
        unmet: 'The probe "{name}" is not met{again}: {failure}.',
        missing: 'The probe "{name}" calls `{tool}`, which the server does not list.',
    },
    evaluate({ calls, evidence }) {
        const judged = evidence.settings.record.probes.map((probe) => judgeProbe(probe, calls, evidence.cases));
        const sent = judged.filter((one) => one !== null);
        return {
            findings: sent.flatMap((one) => one.findings),
            rows: sent.map((one) => one.row),
            metrics: {
                checked: sent.length,
                met: sent.filter((one) => one.findings.length === 0).length,
                perProbe: sent.map((one) => one.figures),
            },
        };
    },
}));

;// CONCATENATED MODULE: ./build/facts/protocol.js


/** A refusal by HTTP status is an answer, and its body need be no JSON-RPC (MCP 2025-11-25, Streamable HTTP, Sending messages). */
const isRefusal = ({ http }) => typeof http?.status === "number" && http.status >= 400 && http.status < 500;
/** What the server said to the probe `protocol/<name>`; null when it was not asked. */
function probeAnswer(exchanges, name) {
    const exchange = exchanges.find((one) => one.purpose === "protocol" && one.caseKey === `protocol/${name}`);
    if (exchange === undefined)
        return null;
    const frame = exchange.end === "answered" ? (0,text_json/* objectOf */.Xy)(exchange.response?.raw) : null;
    const result = (0,json/* member */.Dc)(frame, "result");
    const error = (0,json/* member */.Dc)(frame, "error");
    const said = { result, code: (0,json/* numberMember */.eJ)(error, "code"), closed: exchange.end === "closed" };
    if (frame === null)
        return { kind: isRefusal(exchange) ? "error" : "silent", ...said };
    if (error !== undefined && error !== null)
        return { kind: "error", ...said };
    return { kind: (0,json/* member */.Dc)(result, "isError") === true ? "error result" : "result", ...said };
}
/** What is left out of the results of a modern server (MCP 2026-07-28, Base protocol and Caching); of a result that was kept in outline only, what it says is not known. */
function incompleteResults(exchanges) {
    const results = exchanges.flatMap(({ end, response, method }) => {
        const whole = end === "answered" && response?.cut === false;
        const result = whole ? (0,json/* member */.Dc)((0,text_json/* objectOf */.Xy)(response?.raw), "result") : undefined;
        return (0,json/* isObject */.Gv)(result) ? [{ method, result }] : [];
    });
    const untyped = results.filter(({ result }) => typeof (0,json/* member */.Dc)(result, "resultType") !== "string");
    const uncached = results.filter(({ method, result }) => method === "tools/list" &&
        (typeof (0,json/* member */.Dc)(result, "ttlMs") !== "number" || typeof (0,json/* member */.Dc)(result, "cacheScope") !== "string"));
    const found = (name, [first, ...rest]) => first === undefined ? [] : [{ member: name, method: first.method, count: rest.length + 1 }];
    return [...found("resultType", untyped), ...found("cache", uncached)];
}

// EXTERNAL MODULE: ./build/facts/frames.js
var facts_frames = __webpack_require__(3480);
;// CONCATENATED MODULE: ./build/checks/protocol/frame-rules.js




const FRAME_CHARS = 200;
const shown = (raw) => ({ frame: (0,cut/* cut */.J)(raw, FRAME_CHARS) });
/** What `protocol` finds in the messages as JSON-RPC, whatever they say; each kind of fault once. */
function frameFindings({ exchanges, connections, server }) {
    const faults = [...(0,facts_group/* groupBy */.$)((0,facts_frames/* frameFaults */.X)(exchanges), ({ fault }) => fault)].map(([fault, group]) => aboutServer(fault, { method: group[0]?.exchange.method ?? "", count: group.length }));
    const invalid = (0,facts_frames/* invalidMessage */.dl)(connections, server.protocolVersion);
    const unmatched = (0,facts_group/* groupBy */.$)((0,facts_frames/* unmatchedResponses */.QM)(connections, exchanges), ({ kind }) => kind);
    const strays = [...unmatched].map(([kind, [first]]) => aboutServer(kind, shown(first?.raw ?? "")));
    return [...faults, ...(invalid === null ? [] : [aboutServer("invalid", shown(invalid))]), ...strays];
}
/** Their texts. */
const FRAME_MESSAGES = {
    invalid: "The server sent a message that is no valid JSON-RPC: {frame}",
    jsonrpc: 'Answers do not say `jsonrpc: "2.0"`: {count}, first to `{method}`.',
    id: "Answers carry another id than their request, or its number as a text: {count}, first to `{method}`.",
    both: "Answers carry both `result` and `error`: {count}, first to `{method}`.",
    error: "Errors have no integer `code` or no text as `message`: {count}, first to `{method}`.",
    twice: "A request is answered twice; the second answer: {frame}",
    stray: "The server sent a response that answers no request: {frame}",
};

;// CONCATENATED MODULE: ./build/checks/protocol/modern-rules.js


/** What `protocol` finds in a server of the modern era beside what holds in both. */
function modernFindings({ exchanges, connections, server }) {
    if (server.era !== "modern")
        return [];
    const said = probeAnswer(exchanges, "unknown-version");
    const findings = incompleteResults(exchanges).map(({ member, method, count }) => ({
        message: member === "cache" ? "cache-hints" : "result-type",
        data: { method, count },
        tool: null,
    }));
    if (said?.kind === "silent") {
        findings.push({ message: "version-silent", tool: null });
    }
    else if (said?.kind === "error" && said.code !== model_revision/* UNSUPPORTED_VERSION */.xH) {
        findings.push({ message: "version-code", data: { code: said.code ?? "none" }, tool: null });
    }
    else if (said !== null && said.kind !== "error")
        findings.push({ message: "version-served", tool: null });
    const asked = connections.flatMap(({ messages }) => messages.filter(({ kind }) => kind === "request"));
    if (asked.length > 0) {
        const method = asked[0]?.method ?? "";
        findings.push({ message: "server-request", data: { method, count: asked.length }, tool: null });
    }
    return findings;
}
/** Their texts. */
const MODERN_MESSAGES = {
    "result-type": `Results lack \`resultType\`, which revision ${model_revision/* FIRST_MODERN */.TZ} requires: {count}, first to \`{method}\`.`,
    "cache-hints": `Tool lists lack \`ttlMs\` or \`cacheScope\`, which revision ${model_revision/* FIRST_MODERN */.TZ} requires: {count}.`,
    "version-silent": "A request in a protocol version that does not exist is never answered; it must get the error -32022.",
    "version-code": "A request in a protocol version that does not exist gets the error {code}; it must be -32022 with the versions that are spoken.",
    "version-served": "A request in a protocol version that does not exist is served; it must get the error -32022.",
    "server-request": `The server sends requests of its own, which revision ${model_revision/* FIRST_MODERN */.TZ} does not have: {count}, first \`{method}\`.`,
};

;// CONCATENATED MODULE: ./build/facts/results.js



const FIRST = "2024-11-05";
const RESULT = { isError: FIRST, _meta: FIRST };
const BLOCK = { annotations: FIRST, _meta: "2025-06-18" };
/** Without `description` and the schemas, which have checks of their own. */
const TOOL = {
    annotations: "2025-03-26",
    title: "2025-06-18",
    _meta: "2025-06-18",
    icons: "2025-11-25",
};
const HINTS = Object.fromEntries(["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"].map((name) => [
    name,
    "2025-03-26",
]));
/** What each kind of content must hold as a text (MCP specification, schema, ContentBlock); no revision has other kinds. */
const KINDS = new Map([
    ["text", ["text"]],
    ["image", ["data", "mimeType"]],
    ["audio", ["data", "mimeType"]],
    ["resource", []],
    ["resource_link", ["uri", "name"]],
]);
function nulls(value, members, where, revision) {
    if (!(0,json/* isObject */.Gv)(value))
        return [];
    return Object.entries(members).flatMap(([name, since]) => revision >= since && Object.hasOwn(value, name) && value[name] === null
        ? [`\`${name}\` of ${where}`]
        : []);
}
function inTool(tool, revision) {
    const hints = (0,json/* member */.Dc)(tool, "annotations");
    return [...nulls(tool, TOOL, "a tool", revision), ...nulls(hints, HINTS, "a tool's annotations", revision)];
}
function inResult(result, content, revision) {
    const modern = revision >= model_revision/* FIRST_MODERN */.TZ;
    const members = modern ? RESULT : { ...RESULT, structuredContent: "2025-06-18" };
    return [
        ...nulls(result, members, "a result", revision),
        ...content.flatMap((block) => nulls(block, BLOCK, "a content block", revision)),
    ];
}
function oddBlock(block) {
    const type = (0,json/* stringMember */.sk)(block, "type");
    if (type === null)
        return "a content block without a `type`";
    const texts = KINDS.get(type);
    if (texts === undefined)
        return `a content block of the type \`${type}\`, which the protocol does not have`;
    const lacking = texts.find((name) => typeof (0,json/* member */.Dc)(block, name) !== "string");
    return lacking === undefined
        ? null
        : `a content block of the type \`${type}\` whose \`${lacking}\` is no text`;
}
function faultsOf({ method, response }, revision) {
    const result = (0,json/* member */.Dc)((0,text_json/* objectOf */.Xy)(response?.raw), "result");
    if (!(0,json/* isObject */.Gv)(result))
        return [];
    const told = (fault, phrases) => [...new Set(phrases)].map((what) => ({ fault, what, method }));
    if (method === "tools/list")
        return told("null", (0,json/* itemsOf */.S3)((0,json/* member */.Dc)(result, "tools")).flatMap((tool) => inTool(tool, revision)));
    const content = (0,json/* itemsOf */.S3)((0,json/* member */.Dc)(result, "content"));
    return [
        ...told("null", inResult(result, content, revision)),
        ...(revision >= FIRST
            ? told("content", content.flatMap((block) => oddBlock(block) ?? []))
            : []),
    ];
}
/**
 * What the schema of the negotiated revision does not allow in the answers to `tools/list` and `tools/call`, each phrase
 * once for each answer that has it. Nothing where the revision is not known.
 */
function resultFaults(exchanges, revision) {
    if (revision > model_revision/* FIRST_MODERN */.TZ)
        return [];
    return exchanges
        .filter(({ method, end }) => (method === "tools/list" || method === "tools/call") && end === "answered")
        .flatMap((exchange) => faultsOf(exchange, revision));
}

;// CONCATENATED MODULE: ./build/checks/protocol/result-rules.js



/** Longest list of what is wrong in one finding, in characters. */
const WHAT_CHARS = 300;
/** What `protocol` finds in the form of the results of `tools/list` and `tools/call`; each kind of fault once. */
function resultFindings({ exchanges, server }) {
    const faults = resultFaults(exchanges, server.protocolVersion);
    const kinds = (0,facts_group/* groupBy */.$)(faults, ({ fault, method }) => `${fault}-in-${method === "tools/list" ? "list" : "result"}`);
    return [...kinds].map(([message, group]) => {
        const what = [...(0,facts_group/* groupBy */.$)(group, (one) => one.what)].map(([phrase, { length }]) => `${phrase} (${length})`);
        return { message, data: { what: (0,cut/* cut */.J)(what.join(", "), WHAT_CHARS) }, tool: null };
    });
}
const THROWN = "strict clients, the official one for TypeScript among them, throw away the whole";
/** Their texts. */
const RESULT_MESSAGES = {
    "null-in-list": `Optional members are null where they must be left out, and ${THROWN} tool list: {what}.`,
    "null-in-result": `Optional members are null where they must be left out, and ${THROWN} answer: {what}.`,
    "content-in-result": `Answers hold what the protocol has no form for, and ${THROWN} answer: {what}.`,
};

;// CONCATENATED MODULE: ./build/checks/protocol/protocol.js









const silence = ({ closed }) => ({ silent: closed ? "ends the server" : "is never answered" });
function unknownThings({ exchanges }) {
    return ["unknown-method", "unknown-tool"].flatMap((name) => {
        const said = probeAnswer(exchanges, name);
        if (said?.kind === "silent")
            return [aboutServer(`${name}-silent`, silence(said))];
        return said?.kind === "result" ? [aboutServer(`${name}-accepted`)] : [];
    });
}
function omitted({ exchanges }) {
    const said = probeAnswer(exchanges, "omitted-arguments");
    if (said === null || said.kind === "result")
        return [];
    if (said.kind === "silent")
        return [aboutServer("omitted-silent", silence(said))];
    return [aboutServer("omitted", {}, "notice")];
}
/** A version that is none is told by itself: the client refuses for the same reason. */
function refused({ refusedByClient }, known) {
    if (refusedByClient === null || known.some((one) => one.message === "no-version"))
        return [];
    return [aboutServer("refused-by-client", { why: refusedByClient })];
}
function protocol_version({ exchanges, connections }) {
    const agreed = connections.find((one) => one.initialize !== null)?.initialize;
    const named = (0,json/* stringMember */.sk)(agreed, "protocolVersion") ?? "";
    const odd = agreed === undefined || (0,model_revision/* isRevision */.oN)(named) ? [] : [aboutServer("no-version")];
    const said = probeAnswer(exchanges, "newer-version");
    if (said === null)
        return odd;
    if (said.kind !== "result")
        return [...odd, aboutServer("version-refused", {}, "warning")];
    const echoed = (0,json/* stringMember */.sk)(said.result, "protocolVersion") === model_revision/* FUTURE_VERSION */.xK;
    return echoed ? [...odd, aboutServer("version-echoed")] : odd;
}
function listing({ repeatedCursor, oddCursor, unstable, incomplete }) {
    return [
        ...(repeatedCursor ? [aboutServer("cursor")] : []),
        ...(oddCursor ? [aboutServer("null-cursor")] : []),
        ...(incomplete === null ? [] : [aboutServer("endless", { why: incomplete })]),
        ...(unstable === true ? [aboutServer("unstable", {}, "warning")] : []),
    ];
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
    fix: "Answer as the specification says; the SDK of your language does, where it is current and its messages are not handled by hand.",
    messages: {
        "unknown-method-silent": "A request with an unknown method {silent}; it must get the error -32601.",
        "unknown-method-accepted": "A request with an unknown method is answered with a result; it must get the error -32601.",
        "unknown-tool-silent": "A call of a tool that does not exist {silent}; it must get an error.",
        "unknown-tool-accepted": "A call of a tool that does not exist is answered as a success; it must get an error.",
        omitted: "A tool without required parameters accepts `{}`, but refuses a call whose `arguments` are left out, as some clients send it.",
        "omitted-silent": "A call whose `arguments` are left out {silent}; they are optional.",
        "version-refused": "A client that offers a newer protocol version is refused; the server must answer with a version it speaks.",
        "version-echoed": `A client that offers the protocol version ${model_revision/* FUTURE_VERSION */.xK}, which does not exist, is told that the server speaks it; it must name one it speaks.`,
        "no-version": "The answer to `initialize` names no `protocolVersion` that is a revision of the protocol.",
        "refused-by-client": "The official client gives up after the server's first answer: {why}",
        endless: "`tools/list` comes to no end: {why}.",
        cursor: "`tools/list` gives the same `nextCursor` again: clients that follow it never end.",
        "null-cursor": "`nextCursor` is null or no string: an optional member must be left out where there is none.",
        unstable: "Two readings of `tools/list` gave different tools.",
        ...FRAME_MESSAGES,
        ...MODERN_MESSAGES,
        ...RESULT_MESSAGES,
    },
    evaluate(facts) {
        const agreed = protocol_version(facts);
        const found = [...unknownThings(facts), ...omitted(facts), ...agreed, ...refused(facts.server, agreed)];
        const around = [...listing(facts.listing), ...frameFindings(facts), ...resultFindings(facts)];
        const findings = [...found, ...around, ...modernFindings(facts)];
        const verdict = (0,checks_verdict/* worst */.Q)(["pass", (0,checks_verdict/* verdictOf */.V)(findings)]);
        const answered = facts.exchanges.some((one) => one.response !== null);
        return { findings, rows: answered || findings.length > 0 ? [{ tool: null, verdict }] : [] };
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/raw-arguments.js


/* harmony default export */ const raw_arguments = (defineCheck({
    id: "raw-arguments",
    title: "Arguments are checked before they reach a side effect",
    category: "contract",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["tools", "sources"],
    options: {},
    source: "R-VAL-1: raw request values; read from TypeScript and JavaScript sources",
    why: "Nothing checks the arguments for a low-level `tools/call` handler of the SDK, nor for messages that are read without it (`await request.json()`, `req.body`, `JSON.parse`), and a cast checks nothing either: a model's mistake goes straight into a file, a process, a database or another service.",
    fix: "Parse the arguments with the tool's schema first (`schema.parse(params.arguments)`), or register the tool with `registerTool` and an `inputSchema`.",
    messages: {
        found: "`{argument}` reaches `{effect}` as it came in, without a check on the way: `{code}`.",
    },
    evaluate(facts) {
        return sourceFindings("raw-arguments", facts, () => ({ message: "found" }));
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/raw-validation-error.js


/* harmony default export */ const raw_validation_error = (defineCheck({
    id: "raw-validation-error",
    title: "A validator's error is not dumped into the answer",
    category: "contract",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["tools", "sources"],
    options: {},
    source: "R-VAL-2: safe errors; read from TypeScript and JavaScript sources",
    why: "The message of a `ZodError` is a JSON dump of its issues, inner paths and all, in zod 3 and 4 alike: long for a model to read, and not made to be shown. A general `catch` that answers with `error.message` hands it out too.",
    fix: "Choose what to say: `error.issues.map((issue) => ...)` with path and message, or `z.prettifyError(error)`; in a general `catch`, first ask `error instanceof z.ZodError`.",
    messages: { found: "A `ZodError` goes into the answer as a whole: `{code}`." },
    evaluate(facts) {
        return sourceFindings("raw-validation-error", facts, () => ({ message: "found" }));
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
        none: "None of the tool's parameters ({count}) is required.",
    },
    fixes: {
        none: "If a call without arguments is useful, give a parameter a default that says so; else list what a call needs in `required`.",
    },
    evaluate({ tools }) {
        const findings = tools.flatMap((tool) => {
            if (!(0,json/* isObject */.Gv)(tool.inputSchema))
                return [];
            const found = ghosts(tool);
            // A default says that the tool was made to be called with less.
            const documented = tool.parameters.some((parameter) => (0,json/* member */.Dc)(parameter.schema, "default") !== undefined);
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
            default: outliers/* ANSWER_CHARS */.Ny.threshold,
            description: "Over this it is flagged, in characters.",
        },
        size_floor_chars: {
            type: "integer",
            minimum: 0,
            default: outliers/* ANSWER_CHARS */.Ny.floor,
            description: "Under this nothing is flagged for being over three times the median, in characters; 0 gives the published rule.",
        },
    },
    source: FIGURES_SOURCE,
    why: "The whole answer goes into the model's context: it costs tokens and pushes out what matters.",
    fix: "Page the result, return the fields that matter, or return a resource link.",
    messages: {
        absolute: "A valid call is answered with {value} characters, over {threshold}.",
        relative: "A valid call is answered with {value} characters, {times} times the server's median of {median}.",
    },
    evaluate({ calls }, options) {
        const limits = {
            threshold: Number(options.bloat_threshold_chars),
            floor: Number(options.size_floor_chars),
        };
        return judgeFigures(calls, (call) => call.response?.chars ?? 0, limits, "medianChars");
    },
}));

// EXTERNAL MODULE: ./build/facts/refusal.js
var refusal = __webpack_require__(6488);
;// CONCATENATED MODULE: ./build/checks/robustness/accusation.js





/** Whether `{}` was accepted by a tool that has a default for all it requires: a converter's slip, the intent is plain. */
function leavesOutDefaults({ caseId, outcome }, tool) {
    if (caseId !== "robust/missing-required" || outcome !== "ok" || tool === undefined)
        return false;
    return tool.required.every((name) => {
        const schema = tool.parameters.find((one) => one.name === name)?.schema;
        return (0,json/* isObject */.Gv)(schema) && Object.hasOwn(schema, "default");
    });
}
/** A success may be nothing but an object that reports an error: not accepted then, but not refused for its arguments either. */
function ofSuccess({ response }) {
    const said = response === null ? null : (0,refusal/* errorInText */.X)(response);
    if (said === null)
        return "accepted";
    if ((0,vocabulary/* says */.FA)(vocabulary/* RUNTIME_ERROR */.KF, said))
        return "internal";
    return (0,vocabulary/* says */.FA)(vocabulary/* DOWNSTREAM */.TR, said) ? "downstream" : "untold";
}
/** What a malformed call says against its tool. */
function ofMalformed(call) {
    const confirmed = (0,facts_confirmed/* isConfirmed */.i)(call);
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
            return { message: ofSuccess(call), fails: false };
        case "rejected":
        case "rejected-wrong-code":
            return (0,facts_leaks/* findLeak */.D)(call.response?.text ?? "") === null ? null : { message: "leak", fails: false };
        default:
            return null;
    }
}
/** The valid call of a tool without parameters shows only whether the server survives it, and keeps its insides to itself. */
function ofValid(call) {
    const leaks = (0,facts_leaks/* findLeak */.D)(call.response?.text ?? "") !== null;
    if (!(0,facts_confirmed/* isConfirmed */.i)(call))
        return leaks ? { message: "valid-leak", fails: false } : null;
    if (call.outcome === "crashed")
        return { message: "valid-gone", fails: true };
    if (call.outcome === "timed-out")
        return { message: "valid-hangs", fails: true };
    return leaks ? { message: "valid-leak", fails: false } : null;
}
/** What one `robust/*` call says against its tool; null when nothing. */
function accusationOf(call) {
    return call.proof === "valid" ? ofValid(call) : ofMalformed(call);
}

;// CONCATENATED MODULE: ./build/checks/robustness/robust-input.js




/** A malformed call that teaches nothing: answered like the valid one, helped by defaults, or not confirmed. */
function unclear(call, tool) {
    if (call.proof === "valid")
        return null;
    if (leavesOutDefaults(call, tool))
        return "the schema requires only what it has a default for";
    if (call.masked)
        return REASONS.masked;
    if (call.dependsOnState)
        return REASONS.state;
    return call.confirmed === "not-tried" ? REASONS.untried : null;
}
function robust_input_judgeTool(tool, calls, tools) {
    const clear = calls.filter((call) => unclear(call, tools[tool]) === null);
    if (clear.length === 0)
        return { findings: [], row: null };
    const found = clear.flatMap((call) => {
        const what = accusationOf(call);
        return what === null ? [] : [{ call, ...what }];
    });
    const verdict = found.some((one) => one.fails) ? "fail" : found.length > 0 ? "part" : "pass";
    const findings = [...(0,facts_group/* groupBy */.$)(found, (one) => one.message).values()].flatMap((group) => {
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
    needs: ["calls", "exchanges", "tools"],
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
        internal: "{count} of {total} calls that the schema forbids reach the code, first in case `{case}`: {detail}",
        downstream: "{count} of {total} calls that the schema forbids are passed on, first in case `{case}`: {detail}",
        accepted: "{count} of {total} calls that the schema forbids are accepted, first in case `{case}`.",
        untold: "{count} of {total} calls that the schema forbids are answered with an error as the text of a success, without `isError`, first in case `{case}`: {detail}",
        leak: "{count} of {total} refusals carry a stack trace or an internal path, first in case `{case}`.",
        "valid-gone": "The process is gone after the valid call `{}`: {detail}.",
        "valid-hangs": "The valid call `{}` hangs: {detail}.",
        "valid-leak": "The answer to the valid call `{}` carries a stack trace or an internal path.",
        silent: "After calls that the schema forbids the server no longer lists its tools.",
    },
    evaluate(facts) {
        const malformed = facts.calls.filter((call) => call.kind === "robust");
        const findings = [];
        const rows = new Map();
        for (const [tool, calls] of (0,facts_group/* groupBy */.$)(malformed, (call) => call.toolIndex)) {
            const judged = robust_input_judgeTool(tool, calls, facts.tools);
            findings.push(...judged.findings);
            if (judged.row !== null)
                rows.set(tool, judged.row.verdict);
        }
        for (const finding of silentAfter(facts)) {
            findings.push(finding);
            if (finding.tool !== null)
                rows.set(finding.tool, "fail");
        }
        const why = (call) => unclear(call, facts.tools[call.toolIndex]);
        const unclearCalls = malformed.filter((call) => why(call) !== null);
        const notVerified = [
            ...(0,facts_group/* groupBy */.$)(unclearCalls, (call) => `${call.toolIndex} ${why(call)}`),
        ].map(([, group]) => ({
            tool: group[0]?.toolIndex ?? null,
            reason: why(group[0]) ?? "",
            calls: group.length,
        }));
        return { findings, rows: [...rows].map(([tool, verdict]) => ({ tool, verdict })), notVerified };
    },
}));

// EXTERNAL MODULE: ./build/facts/parameters.js
var facts_parameters = __webpack_require__(5982);
;// CONCATENATED MODULE: ./build/facts/rejection.js




/** A rejection longer than this is a dump, not a message. */
const DUMP_CHARS = 4_000;
/** Words of JSON Schema that stand in an error as words of the language. */
const KEYWORDS = new Set("type properties required items enum const default description title format minimum maximum pattern additionalProperties anyOf oneOf allOf not".split(" "));
/** Shorter arguments than this, as JSON, turn up in ordinary text. */
const SHORTEST_PAYLOAD = 20;
/** Shorter values than this are words that any text may hold. */
const SHORTEST_SECRET = 8;
const SECRET_NAME = /pass(?:word|phrase|wd)|secret|token|(?:api|access|private)[_-]?key|credential|bearer/i;
/** A token that only marks a place in a list, or a number of tokens. */
const NO_SECRET_NAME = /page|next|continu|cursor|sync|max|limit|count/i;
/** Values looked at for names of fields. */
const MAX_VALUES = 10_000;
/** Names that a schema and the arguments give to fields, at any depth: an error may name an inner field, or an extra one. */
function fieldNames(values) {
    const names = new Set();
    const open = [...values];
    for (let seen = 0; open.length > 0 && seen < MAX_VALUES; seen += 1) {
        const value = open.pop();
        if (typeof value !== "object" || value === null)
            continue;
        if ((0,json/* isObject */.Gv)(value))
            for (const name of Object.keys(value))
                names.add(name);
        open.push(...Object.values(value));
    }
    return [...names].filter((name) => !KEYWORDS.has(name));
}
/** How a description begins: what people call the parameter, up to where it goes on to explain. */
const CALLED = /^(?:the |an? |optional )?(\p{L}{2,}(?: \p{L}{2,}){1,3}?)(?= (?:for|of|to|in|on|from|that|which|as|by|with|used)\b|[.,:;(]| \(|$)/iu;
/** Whether a text calls a parameter what its description calls it: "Language code must be a string" for `lang`. */
function callsByDescription(text, tool) {
    const said = text.toLowerCase();
    return tool.parameters.some(({ description }) => {
        const called = CALLED.exec(description ?? "")?.[1]?.toLowerCase();
        return called !== undefined && said.includes(called);
    });
}
/** Whether a rejection tells which field is wrong. A call without any has none to tell. */
function namesField(call, tool) {
    const text = call.response?.text ?? "";
    const declared = [...tool.parameters.map((one) => one.name), ...tool.required];
    const names = [...declared, ...fieldNames([call.arguments, tool.inputSchema])];
    return declared.length === 0 || (0,facts_parameters/* namesAny */.X)(text, names) || callsByDescription(text, tool);
}
/** Whether an error is about something else than the arguments: a login, a setting, a network that is missing. */
function isAboutElse(call) {
    const text = call.response?.text ?? "";
    return (0,vocabulary/* says */.FA)(vocabulary/* BLOCKED */.hl.authentication, text) || (0,vocabulary/* says */.FA)(vocabulary/* BLOCKED */.hl.configuration, text) || (0,vocabulary/* says */.FA)(vocabulary/* DOWNSTREAM */.TR, text);
}
function secretValues(value, depth = 0) {
    if (!(0,json/* isObject */.Gv)(value) || depth > 50)
        return [];
    return Object.entries(value).flatMap(([name, item]) => {
        if ((0,json/* isObject */.Gv)(item))
            return secretValues(item, depth + 1);
        const secret = SECRET_NAME.test(name) && !NO_SECRET_NAME.test(name);
        return secret && typeof item === "string" && item.length >= SHORTEST_SECRET ? [item] : [];
    });
}
/** Whether a value that was sent for a secret-looking parameter comes back. */
function echoesSecret(call) {
    const text = call.response?.text ?? "";
    return secretValues(call.arguments).some((value) => text.includes(value));
}
/** Whether the arguments come back as a whole, or the text is longer than any message. */
function carriesPayload(call) {
    const text = call.response?.text ?? "";
    if (text.length > DUMP_CHARS)
        return true;
    const payload = (0,size/* jsonText */.s$)(call.arguments);
    if (payload.length < SHORTEST_PAYLOAD)
        return false;
    return text.replace(/\s+/g, "").replaceAll("'", '"').includes(payload.replace(/\s+/g, ""));
}

;// CONCATENATED MODULE: ./build/checks/robustness/safe-errors.js






/** Calls that checks of their own judge. */
const OTHERS = new Set(["bounds", "fuzz"]);
/** First revision that asks for validation errors as results (specification, Tools, error handling). */
const AS_RESULTS = "2025-11-25";
/** Ids of the messages that a rejection earns. */
function flaws(call, tool, asResults) {
    const text = call.response?.text ?? "";
    const found = {
        secret: echoesSecret(call),
        trace: (0,facts_leaks/* findLeak */.D)(text, () => call.exchange.request.raw) !== null,
        code: call.outcome === "rejected-wrong-code",
        payload: carriesPayload(call),
        unnamed: !namesField(call, tool) && !isAboutElse(call),
        preferred: asResults && call.response?.error?.code === rpc/* INVALID_PARAMS */.l,
    };
    return Object.keys(found).filter((message) => found[message]);
}
function safe_errors_judgeTool(tool, calls, asResults) {
    const all = calls.flatMap((call) => flaws(call, tool, asResults).map((message) => ({ call, message })));
    const findings = [...(0,facts_group/* groupBy */.$)(all, (one) => one.message)].flatMap(([message, group]) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const data = { case: first.call.caseId, count: group.length, total: calls.length };
        const finding = { message, data, tool: tool.index, call: first.call.key, property: "" };
        return [message === "preferred" ? { ...finding, severity: "notice" } : finding];
    });
    const flawed = all.some(({ message }) => message !== "preferred");
    return { findings, row: { tool: tool.index, verdict: flawed ? "part" : "pass" } };
}
/* harmony default export */ const safe_errors = (defineCheck({
    id: "safe-errors",
    title: "Rejections name the parameter and give nothing else away",
    category: "robustness",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["calls", "tools", "server"],
    options: {},
    source: "R-VAL-2; MCP specification, Tools, error handling",
    why: "A model mends its call when the error names the parameter. A stack trace or an echoed secret helps only an attacker.",
    fix: "Answer validation failures with `isError: true` and one sentence: which parameter, what is expected. Log the rest.",
    messages: {
        secret: "{count} of {total} rejections repeat the value of a secret-looking parameter, first in case `{case}`.",
        trace: "{count} of {total} rejections carry a stack trace or an internal path, first in case `{case}`.",
        code: "{count} of {total} rejections come as a JSON-RPC error other than -32602 instead of `isError: true`, first in case `{case}`.",
        payload: "{count} of {total} rejections repeat the arguments as a whole, or are a dump of over 4,000 characters, first in case `{case}`.",
        unnamed: "{count} of {total} rejections do not name the parameter that is wrong, first in case `{case}`.",
        preferred: "{count} of {total} rejections come as JSON-RPC error -32602, first in case `{case}`: since revision 2025-11-25 a result with `isError: true` is preferred, which the model gets to see.",
    },
    evaluate({ calls, tools, server }) {
        const rejections = calls.filter((call) => call.proof === "invalid" && !OTHERS.has(call.kind) && outcome/* REFUSED */.ln.has(call.outcome) && !call.masked);
        const asResults = server.protocolVersion >= AS_RESULTS;
        const judged = [...(0,facts_group/* groupBy */.$)(rejections, (call) => call.toolIndex)].flatMap(([index, own]) => {
            const tool = tools[index];
            return tool === undefined ? [] : [safe_errors_judgeTool(tool, own, asResults)];
        });
        return { findings: judged.flatMap((one) => one.findings), rows: judged.map((one) => one.row) };
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/ambiguous-unions.js


/** A longer list is not compared branch by branch. */
const MAX_BRANCHES = 50;
const properties = (schema) => Object.entries((0,json/* member */.Dc)(schema, "properties") ?? {});
/** Whether some property tells the branches apart: a constant, or a single value of an enum, in each. */
function discriminated(branches) {
    const constants = branches.map((branch) => {
        const fixed = properties(branch).filter(([, value]) => {
            const values = (0,json/* member */.Dc)(value, "enum");
            return (0,json/* member */.Dc)(value, "const") !== undefined || (Array.isArray(values) && values.length > 0);
        });
        return new Set(fixed.map(([name]) => name));
    });
    const [first, ...rest] = constants;
    return first !== undefined && [...first].some((name) => rest.every((names) => names.has(name)));
}
/** Whether each branch requires a property that no other has: its presence tells which it is. */
function distinct(branches) {
    const names = branches.map((branch) => new Set(properties(branch).map(([name]) => name)));
    return branches.every((branch, at) => {
        const required = (0,json/* member */.Dc)(branch, "required");
        const others = names.filter((_, other) => other !== at);
        return (Array.isArray(required) &&
            required.some((name) => typeof name === "string" && others.every((set) => !set.has(name))));
    });
}
/** Places of a parameter where several kinds of object may stand and no property tells which it is. */
function ambiguousUnions(tool) {
    return subschemas(tool.inputSchema).flatMap(({ schema, pointer, parameter }) => {
        if (pointer === "" || parameter === null)
            return [];
        const branches = (0,json/* member */.Dc)(schema, "anyOf") ?? (0,json/* member */.Dc)(schema, "oneOf");
        if (!Array.isArray(branches))
            return [];
        const objects = branches.filter((branch) => (0,json/* stringMember */.sk)(branch, "type") === "object" && properties(branch).length > 0);
        if (objects.length < 2 || objects.length > MAX_BRANCHES || discriminated(objects) || distinct(objects))
            return [];
        const data = { where: pointer, count: objects.length };
        return [
            {
                message: "ambiguous",
                data,
                tool: tool.index,
                property: parameter,
                severity: "notice",
                distinct: pointer,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/checks/contract/refused-valid.js



/** Longer texts are documents; a refusal says its point within these. */
const refused_valid_MAX_CHARS = 2_000;
const REQUIRED = /\b(?:is|are) (?:a )?required\b|\bmissing required\b|\brequired (?:parameter|argument|field|property)\b|\bField required\b|\bmust have required property\b|\breceived undefined\b/i;
/** One of several is wanted: more than a schema that clients take can say. */
const ALTERNATIVE = /\b(?:either|one of|at least|or|unless|when|if)\b/i;
/** What follows may be the condition under which it is required. */
const REQUIRED_FOR = /\brequired (?:for|with|in|to|by|as)\b(.*)/i;
/** What is missing is a setting of the server, not an argument. */
const SETTING = /key|token|auth|login|log in|config|environment|env\b|session|credential|licen[cs]e|browser|install/i;
const NAMED = /["'`]?([A-Za-z_][\w-]{0,60})["'`]? (?:is|are) (?:a )?required\b|\bmissing required (?:parameter|argument|field|property)s?:? ["'`]?([A-Za-z_][\w-]{0,60})/i;
const refused_valid_WORDS = new Set("it this that which what value values input argument arguments parameter parameters field fields property properties name id one".split(" "));
/** The text in pieces that each say one thing; the line of a field goes with the line of its message. */
function pieces(text) {
    const lines = text.slice(0, refused_valid_MAX_CHARS).split(/\n|[;,](?= )|\. (?=[A-Z])/);
    const pairs = lines
        .slice(0, -1)
        .map((line, at) => (/^\S{1,60}$/.test(line.trim()) ? `${line} ${lines[at + 1]}` : line));
    return [...pairs, ...lines.slice(-1)];
}
/** Types that a refusal asks for, in the words of validators. */
const WANTED = /\b(?:must be|should be|expected|is not) (?:a |an |of type )?(?:valid )?["'`]?(integer|int|number|float|boolean|bool|array|list|object|dict|string|str)\b/i;
const TYPES = {
    int: "integer",
    float: "number",
    bool: "boolean",
    list: "array",
    dict: "object",
    str: "string",
};
/** Required only beside a parameter, or for a value that was sent (`date2 is required for diff`): true of this call, not of every one. */
function isConditional(piece, call, tool) {
    const condition = REQUIRED_FOR.exec(piece)?.[1];
    if (condition === undefined)
        return false;
    const values = Object.values(call.arguments ?? {}).filter((value) => typeof value === "string");
    return (0,facts_parameters/* namesParameter */.i)(condition, tool) || (0,facts_parameters/* namesAny */.X)(condition, values);
}
function underDeclared(piece, call, tool) {
    if (!REQUIRED.test(piece) || ALTERNATIVE.test(piece) || SETTING.test(piece))
        return [];
    if (isConditional(piece, call, tool))
        return [];
    const args = call.arguments ?? {};
    const optional = tool.parameters.filter(({ name, required }) => !required && !Object.hasOwn(args, name));
    const named = optional.find(({ name }) => (0,facts_parameters/* namesAny */.X)(piece, [name]));
    if (named !== undefined)
        return [{ kind: "under-declared", name: named.name }];
    if (tool.parameters.length > 0)
        return [];
    const found = NAMED.exec(piece);
    const name = found?.[1] ?? found?.[2] ?? "";
    return name === "" || refused_valid_WORDS.has(name.toLowerCase()) ? [] : [{ kind: "lost", name }];
}
const fits = (declared, wanted) => declared === wanted ||
    (declared === "integer" && wanted === "number") ||
    (declared === "number" && wanted === "integer");
function otherType(piece, call, parameters) {
    const word = WANTED.exec(piece)?.[1]?.toLowerCase();
    if (word === undefined)
        return [];
    const wanted = TYPES[word] ?? word;
    const args = call.arguments ?? {};
    const sent = parameters.filter(({ name, type }) => type !== null && Object.hasOwn(args, name));
    const named = sent.find(({ name }) => (0,facts_parameters/* namesAny */.X)(piece, [name]));
    if (named === undefined || named.type === null || fits(named.type, wanted))
        return [];
    return [{ kind: "other-type", name: named.name, declared: named.type, wanted }];
}
/** What the refusal of a call that the schema allows shows to be missing in the schema; empty when it shows nothing for sure. */
function lossesOf(call, tool) {
    const { response } = call;
    if (call.kind === "fuzz" ||
        call.proof !== "valid" ||
        !outcome/* REFUSED */.ln.has(call.outcome) ||
        call.blocked !== null ||
        response === null)
        return [];
    const { text } = response;
    if (text.length > refused_valid_MAX_CHARS || (0,vocabulary/* says */.FA)(vocabulary/* RUNTIME_ERROR */.KF, text))
        return [];
    return pieces(text).flatMap((piece) => {
        const missing = underDeclared(piece, call, tool);
        return missing.length > 0 ? missing : otherType(piece, call, tool.parameters);
    });
}

;// CONCATENATED MODULE: ./build/checks/contract/schema-roundtrip.js






/** Parameters listed in a docstring: `Args:` and an indented `name: text` or `name (type): text` under it. */
const DOCUMENTED = /(?:^|\n)[ \t]{0,16}(?:Args|Arguments|Parameters):?[ \t]{0,8}\n(?:[ \t]{0,16}-{3,40}[ \t]{0,8}\n)?[ \t]{1,16}[-*]?[ \t]{0,4}[`"']?(\w{1,60})[`"']?(?: \([^)\n]{1,60}\))?[ \t]?:/;
function documented(tool) {
    if (tool.parameters.length > 0 || !(0,json/* isObject */.Gv)(tool.inputSchema))
        return [];
    const composed = ["anyOf", "oneOf", "allOf", "$ref"].some((key) => (0,json/* member */.Dc)(tool.inputSchema, key) !== undefined);
    const name = composed ? undefined : DOCUMENTED.exec(tool.description ?? "")?.[1];
    if (name === undefined || /^none$/i.test(name))
        return [];
    return [{ message: "documented", data: { name }, tool: tool.index }];
}
/** What the answers to calls that the schema allows show; each parameter once, by its first call. */
function refusals(tool, calls) {
    const told = new Map();
    for (const call of calls) {
        for (const loss of lossesOf(call, tool)) {
            const { kind, ...data } = loss;
            const key = kind === "lost" ? kind : `${kind} ${loss.name}`;
            const at = { tool: tool.index, property: loss.name, call: call.key, kind: "violation" };
            if (!told.has(key)) {
                told.set(key, {
                    ...at,
                    message: kind,
                    data,
                    ...(kind === "lost" ? { severity: "error" } : {}),
                });
            }
        }
    }
    return [...told.values()];
}
function outside(tool, { unresolved, declared, dialect }) {
    const refs = unresolved.filter((ref) => !ref.startsWith("#"));
    const named = (0,json/* stringMember */.sk)(tool.inputSchema, "$schema") ?? "";
    return [
        ...refs.map((ref) => ({ message: "remote", data: { ref }, tool: tool.index, distinct: ref })),
        ...(declared && dialect === null ? [{ message: "dialect", data: { named }, tool: tool.index }] : []),
    ];
}
/* harmony default export */ const schema_roundtrip = (defineCheck({
    id: "schema-roundtrip",
    title: "The advertised schema carries what the server checks",
    category: "contract",
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: ["tools", "schemas", "calls"],
    options: {},
    source: "R-VAL-3; JSON Schema keywords `properties`, `required`, `type`, `$ref`, `$schema`",
    why: "A model fills in what the list shows. What was lost on the way there is found out only by a refused call.",
    fix: "Look at the schema as `tools/list` sends it, and declare there what the server checks.",
    messages: {
        lost: "The schema has no properties, but a call without arguments is refused because `{name}` is required.",
        "under-declared": "`{name}` is optional by the schema, but a call without it is refused because it is required.",
        "other-type": "`{name}` is a {declared} by the schema, but a {declared} is refused: {wanted} is wanted.",
        documented: "The description documents the parameter `{name}`, but the schema has no properties.",
        ambiguous: "At {where}, {count} kinds of object may stand, and no constant or required property of their own tells them apart.",
        remote: "The schema refers to `{ref}`, outside of the document: clients must not fetch it.",
        dialect: "The schema declares the dialect `{named}`, which no client is known to have.",
    },
    evaluate({ tools, schemas, calls }) {
        const byTool = (0,facts_group/* groupBy */.$)(calls, (call) => call.toolIndex);
        const findings = tools.flatMap((tool) => {
            const facts = schemas[tool.index]?.input;
            const shown = refusals(tool, byTool.get(tool.index) ?? []);
            const lost = shown.some((finding) => finding.message === "lost");
            return [
                ...shown,
                ...(lost ? [] : documented(tool)),
                ...ambiguousUnions(tool),
                ...(facts ? outside(tool, facts) : []),
            ];
        });
        return withRows(findings, tools, "warning");
    },
}));

// EXTERNAL MODULE: ./build/text/mask.js + 1 modules
var mask = __webpack_require__(1368);
;// CONCATENATED MODULE: ./build/facts/credentials.js

/** Where a credential may begin: at the edge of a word, or after an escaped newline or tab of JSON within a text. */
const START = /(?:(?<![A-Za-z0-9_-])|(?<=\\[nrt]))/.source;
const starting = ({ source, flags }) => new RegExp(START + source, `g${flags}`);
/** Shapes of credentials that are long and typed enough to be no accident; the third says what each of its texts holds. */
const credentials_SHAPES = [
    [/(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/, "an AWS access key", "AKIA|ASIA"],
    [
        /aws_?secret_?access_?key["']?\s{0,3}[=:]\s{0,3}["']?[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])/i,
        "an AWS secret key",
        "[aA][wW][sS]_?[sS][eE][cC][rR][eE][tT]",
    ],
    [/AIza[0-9A-Za-z_-]{35}(?![0-9A-Za-z_-])/, "a Google API key", "AIza"],
    [/ya29\.[0-9A-Za-z_-]{30,}/, "a Google access token", "ya29\\."],
    [/GOCSPX-[0-9A-Za-z_-]{28}/, "a Google client secret", "GOCSPX-"],
    [/gh[pousr]_[A-Za-z0-9]{36,}/, "a GitHub token", "gh[pousr]_"],
    [/github_pat_[A-Za-z0-9_]{60,}/, "a GitHub token", "github_pat_"],
    [/glpat-[A-Za-z0-9_-]{20,}/, "a GitLab token", "glpat-"],
    [/npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/, "an npm token", "npm_"],
    [/xox[abeoprs]-[A-Za-z0-9-]{20,}/, "a Slack token", "xox[abeoprs]-"],
    [/xapp-\d-[A-Z0-9]{8,}-[A-Za-z0-9-]{20,}/, "a Slack token", "xapp-"],
    [
        /https:\/\/hooks\.slack\.com\/services\/T[A-Z0-9]{6,}\/B[A-Z0-9]{6,}\/[A-Za-z0-9]{20,}/,
        "a Slack webhook",
        "hooks\\.slack\\.com",
    ],
    [/sk-(?:ant-|proj-|svcacct-)?[A-Za-z0-9_-]{32,}/, "an API key", "sk-"],
    [/[rs]k_live_[A-Za-z0-9]{20,}/, "a payment key", "[rs]k_live_"],
    [/SG\.[A-Za-z0-9_-]{20,24}\.[A-Za-z0-9_-]{40,}/, "a SendGrid key", "SG\\."],
    [/eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/, "a JSON web token", "eyJ"],
    [
        /-----BEGIN (?:(?:RSA|EC|OPENSSH|DSA|ENCRYPTED) )?PRIVATE KEY-----(?:\\{1,4}[rn]|\s){1,4}(?:[A-Za-z-]{1,20}: [^\n]{1,80}\n|\s){0,5}[A-Za-z0-9+/=]{40,}/,
        "a private key",
        "-----BEGIN ",
    ],
    [
        /(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|sqlserver|ftp|https?):\/\/[^\s:/@"'<>]{0,64}:[^\s@/"'<>]{3,128}@[\w.-]{1,253}/,
        "a connection string with a password",
        "://",
    ],
    [/AccountKey=[A-Za-z0-9+/]{80,}={0,2}/, "an Azure account key", "AccountKey="],
];
const FORMS = credentials_SHAPES.map(([form, words]) => [starting(form), words]);
/** Most texts hold the beginning of none, and are read once to see that. */
const ANY = new RegExp(credentials_SHAPES.map(([, , hint]) => hint).join("|"));
/** What documentation uses in the place of a credential. */
const EXAMPLE = /EXAMPLE|sample|x{6,}|X{6,}|\.{3}|\*{3,}|<[^>]{1,40}>|\$\{|\$[A-Z]|\{\{|your[_-]|dummy|placeholder|changeme|redacted|(?:0{8}|1234567890|abcdefgh)/i;
const EXAMPLE_LOGIN = /:\/\/[^:@/]*:(?:pass|passwd|password|passw0rd|pwd|secret|user|username|root|admin|postgres|mysql|guest|test|token|hunter2|[*x]+)@/i;
/** One character again and again is a stand-in whatever its shape. */
const MONOTONE = /(.)\1{11,}/;
const READ_CHARS = 300_000;
const isExample = (text) => EXAMPLE.test(text) || EXAMPLE_LOGIN.test(text) || MONOTONE.test(text);
/** Whether the texts of a line of the wire can hold a credential: false without taking the line apart, for most lines. */
const mayHoldCredential = (raw) => raw.includes("***") || raw.includes("\\u") || raw.includes("\\/") || ANY.test(raw);
/** A credential in a text, in words that do not repeat it; null when there is none. */
function findCredential(text, known) {
    const read = text.slice(0, READ_CHARS);
    for (const [marker, name = ""] of read.matchAll(mask/* MASKED */.uA)) {
        if (known.names.has(name) && !known.own().includes(marker))
            return `the value given as ${name}`;
    }
    if (!ANY.test(read))
        return null;
    for (const [form, words] of FORMS) {
        for (const [found] of read.matchAll(form)) {
            if (!isExample(found) && !known.own().includes(found))
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
        const { raw } = exchange.response;
        const what = mayHoldCredential(raw) ? findCredential((0,texts/* textsOfFrame */.H)(raw), known) : null;
        if (what === null)
            return [{ tool, finding: null }];
        const data = { what, case: call?.caseId ?? exchange.caseKey ?? exchange.method };
        return [{ tool, finding: { message: "answer", data, tool, call: call?.key, property: "" } }];
    });
}
/** What the server says beside its answers. */
function inLogs(connections, known) {
    const messages = connections.flatMap((one) => one.messages.map(({ frame }) => (0,texts/* textsOfFrame */.H)(frame.raw)));
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
        let own = null;
        const sent = () => {
            own ??= exchanges.map((one) => (0,texts/* textsOfFrame */.H)(one.request.raw)).join("\n");
            return own;
        };
        const known = { own: sent, names: secretNames ?? new Set() };
        const answers = answersOf({ calls, exchanges }, known);
        const logs = inLogs(connections, known);
        const byTool = (0,facts_group/* groupBy */.$)([...answers, ...logs.map((finding) => ({ tool: null, finding }))], (one) => one.tool);
        const rows = [...byTool].map(([tool, group]) => {
            return { tool, verdict: group.some(({ finding }) => finding !== null) ? "fail" : "pass" };
        });
        const first = [...(0,facts_group/* groupBy */.$)(answers, ({ tool }) => tool).values()].flatMap((group) => group.find(({ finding }) => finding !== null)?.finding ?? []);
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

;// CONCATENATED MODULE: ./build/checks/protocol/stdio-hygiene.js





/** Lines quoted in one finding, and characters of each. */
const QUOTED = 3;
const LINE_CHARS = 120;
/** The first different lines, in the order of their first coming, and how many lines there are besides. */
function quote(lines, count) {
    const different = (0,facts_group/* groupBy */.$)(lines, (line) => `"${(0,cut/* cut */.J)((0,cut/* oneLine */.T)((0,plain/* plain */.p)(line.text)), LINE_CHARS)}"`);
    const shown = [...different].slice(0, QUOTED);
    const told = shown.map(([text, alike]) => (alike.length > 1 ? `${text} (${alike.length} times)` : text));
    const rest = count - shown.reduce((sum, [, alike]) => sum + alike.length, 0);
    return (0,words/* listed */.K)(told, QUOTED, told.length + rest);
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
    fix: "Write logs to stderr (`console.error`, `logging` to stderr, `>&2` in a start script), and silence libraries that print a banner.",
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
        const findings = [...(0,facts_group/* groupBy */.$)(lines, ({ call }) => call?.toolIndex ?? null)].map(([tool, group]) => {
            const noise = group.map(({ line }) => line);
            const count = noise.length + (tool === null ? unkept : 0);
            const call = group[0]?.call?.key;
            const about = { data: { lines: quote(noise, count) }, tool, property: "" };
            return tool === null ? { message: "server", ...about } : { message: "tool", ...about, call };
        });
        return { findings, rows: [{ tool: null, verdict: findings.length > 0 ? "fail" : "pass" }] };
    },
}));

;// CONCATENATED MODULE: ./build/checks/contract/structured-output.js



/** Whether the whole answer is one text that is a JSON object, or a list of objects. */
function answersJson({ outcome, response, exchange }) {
    if (outcome !== "ok" || response === null || exchange.response?.cut === true)
        return false;
    if (response.contentTypes.length !== 1 || response.contentTypes[0] !== "text")
        return false;
    const text = response.text.trim();
    if (!text.startsWith("{") && !text.startsWith("["))
        return false;
    const value = (0,text_json/* parseJson */.qF)(text);
    const [first] = Array.isArray(value) ? value : [value];
    return typeof first === "object" && first !== null && Object.keys(first).length > 0;
}
/* harmony default export */ const structured_output = (defineCheck({
    id: "structured-output",
    title: "Answers in JSON are declared with an output schema",
    category: "contract",
    severity: "notice",
    kind: "risk",
    scored: false,
    since: "2025-06-18",
    needs: ["tools", "calls"],
    options: {},
    source: "R-TOOL-3; MCP specification 2025-06-18, Tools, structured content",
    why: "Without a schema every client parses the text by guessing, and a change of its shape breaks them unseen.",
    fix: "Declare `outputSchema` and return the same value as `structuredContent`.",
    messages: { undeclared: "The answer is JSON in a text, and no `outputSchema` says what it holds." },
    evaluate({ tools, calls }) {
        const byTool = (0,facts_group/* groupBy */.$)(calls, (call) => call.toolIndex);
        const findings = tools.flatMap((tool) => {
            if (tool.outputSchema !== undefined)
                return [];
            const call = byTool.get(tool.index)?.find(answersJson);
            return call === undefined ? [] : [{ message: "undeclared", tool: tool.index, call: call.key }];
        });
        return { findings, rows: [] };
    },
}));

;// CONCATENATED MODULE: ./build/checks/fidelity/valid-calls.js







/** What the user must give before such a call can be served. */
const NEEDS = {
    authentication: "a key or a login",
    configuration: "configuration",
    client: "a feature of the client",
    network: "the network",
};
/** Outcomes that may be the server's fault whatever the values were. */
const AT_FAULT = {
    crashed: "gone",
    "timed-out": "silent",
    "protocol-violation": "malformed",
};
/** Asking the client for more is the right of a server of the modern era (MCP 2026-07-28, Multi round-trip requests). */
function asksForInput({ exchange }) {
    const result = (0,json/* member */.Dc)((0,text_json/* objectOf */.Xy)(exchange.response?.raw), "result");
    return (0,json/* stringMember */.sk)(result, "resultType") === "input_required";
}
/** Tools that wait for something, by their names or parameters: a made-up thing may never come. */
const WAITS = new Set("wait waits watch poll listen subscribe sleep timeout timeoutms".split(" "));
const waits = (tool) => [tool?.name ?? "", ...(tool?.parameters ?? []).map(({ name }) => name)].some((name) => (0,text_name/* wordsOf */.Z)(name).some((word) => WAITS.has(word)));
/** Whether silence may be a wait for what the made-up values name. */
const mayWait = (call, tool) => call.outcome === "timed-out" && (Object.keys(call.arguments ?? {}).length > 0 || waits(tool));
function valid_calls_finding(call, tool) {
    const fault = asksForInput(call) ? undefined : AT_FAULT[call.outcome];
    return {
        message: fault ?? "errored",
        data: { detail: call.detail },
        tool: call.toolIndex,
        call: call.key,
        ...(fault !== undefined && (0,facts_confirmed/* isConfirmed */.i)(call) && !mayWait(call, tool)
            ? { severity: "error" }
            : {}),
    };
}
/* harmony default export */ const fidelity_valid_calls = (defineCheck({
    id: "valid-calls",
    title: "Calls that the schema allows are answered without error",
    category: "fidelity",
    severity: "notice",
    kind: "risk",
    scored: false,
    needs: ["calls", "tools"],
    options: {},
    source: "mcp-fuzz: valid calls that errored are listed as possible false positives of synthetic input, never scored",
    why: "A call that the schema allows and the tool refuses shows what the schema does not say. The value was made up, so it proves nothing.",
    fix: "If the refusal is right, say it in the schema (`enum`, `pattern`, `examples`), or give a real call as a probe in the config. A server that works on files can be started on `$WORKSPACE`, a folder that is made for the run.",
    messages: {
        errored: "The generated valid call is answered with an error, perhaps for its made-up values: {detail}",
        gone: "The server ends on the generated valid call: {detail}.",
        silent: "The generated valid call gets {detail}; perhaps it waits for what its made-up values name.",
        malformed: "The generated valid call gets an answer that the protocol does not allow: {detail}.",
    },
    evaluate({ calls, tools }) {
        const made = (0,valid_calls/* validCalls */.s)(calls);
        const failed = made.filter((call) => !outcome/* ANSWERED */.OZ.has(call.outcome) || call.blocked !== null);
        const blocked = failed.filter((call) => call.blocked !== null);
        const errored = failed.filter((call) => call.blocked === null);
        const count = (why) => blocked.filter((call) => call.blocked === why).length;
        return {
            findings: errored.map((call) => valid_calls_finding(call, tools[call.toolIndex])),
            rows: [],
            notVerified: blocked.map((call) => ({
                tool: call.toolIndex,
                reason: `blocked: needs ${NEEDS[call.blocked ?? ""] ?? call.blocked}: ${call.detail}`,
                calls: 1,
            })),
            metrics: {
                made: made.length,
                answered: made.length - failed.length,
                errored: errored.length,
                blocked: Object.fromEntries(Object.keys(NEEDS).map((why) => [why, count(why)])),
            },
        };
    },
}));

;// CONCATENATED MODULE: ./build/checks/registry.gen.js















































/** Every check, by id. */
const CHECKS = [
    annotations,
    bench,
    bounded_operation,
    bounds,
    client_compat,
    concurrency,
    context_cost,
    contract_drift,
    crash_resilience,
    cross_resource,
    deprecated_sse,
    description_length,
    description,
    disguised_refusal,
    duplicate_name,
    empty_content,
    era_parity,
    fuzz,
    protocol_http,
    input_echo,
    input_schema,
    latency,
    leak,
    lifecycle,
    multiplexing,
    name_format,
    contract_name,
    narrow_input,
    open_schema_source,
    output_conformance,
    output_schema,
    parameter_description,
    poisoning,
    probes,
    protocol,
    raw_arguments,
    raw_validation_error,
    required_fields,
    response_size,
    robust_input,
    safe_errors,
    schema_roundtrip,
    secret_echo,
    shutdown,
    stdio_hygiene,
    structured_output,
    fidelity_valid_calls,
];


/***/ }),

/***/ 2517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ worst),
/* harmony export */   V: () => (/* binding */ verdictOf)
/* harmony export */ });
const BY_SEVERITY = { error: "fail", warning: "part", notice: "pass" };
const RANK = { fail: 3, part: 2, pass: 1, "n/a": 0 };
/** The worst of some verdicts; `n/a` when there is none. */
function worst(verdicts) {
    let result = "n/a";
    for (const verdict of verdicts)
        if (RANK[verdict] > RANK[result])
            result = verdict;
    return result;
}
/**
 * The verdict that findings alone give: an error fails, a warning is part, a notice passes; `n/a` without findings.
 * `severity`: of findings that name none.
 */
function verdictOf(findings, severity = "error") {
    return worst(findings.map((finding) => BY_SEVERITY[finding.severity ?? severity]));
}


/***/ }),

/***/ 4354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   FB: () => (/* binding */ same),
/* harmony export */   YD: () => (/* binding */ keysOf)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** Deeper than this, values count as the same: no client reads them either. */
const MAX_DEPTH = 200;
/** The value as text, keys in order: equal values give equal texts. */
function canonical(value, depth = 0) {
    if (depth > MAX_DEPTH)
        return '"too deep"';
    if (Array.isArray(value))
        return `[${value.map((item) => canonical(item, depth + 1)).join(",")}]`;
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return JSON.stringify(value) ?? "undefined";
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${JSON.stringify(key)}:${canonical((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(value, key), depth + 1)}`).join(",")}}`;
}
/** Whether two values are equal, whatever the order of their keys. */
const same = (a, b) => canonical(a) === canonical(b);
/** The names of the members of some values, each once; none of what is no object. */
const keysOf = (...values) => new Set(values.flatMap((value) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? Object.keys(value) : [])));


/***/ }),

/***/ 9137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ diffTools),
  $: () => (/* binding */ placeOf)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/text/order.js
var order = __webpack_require__(4158);
// EXTERNAL MODULE: ./build/facts/canonical.js
var canonical = __webpack_require__(4354);
// EXTERNAL MODULE: ./build/facts/refs.js
var refs = __webpack_require__(9428);
;// CONCATENATED MODULE: ./build/facts/schema-keywords.js


const WORDS = ["description", "title", "examples", "$comment", "default", "deprecated", "$schema", "$id"];
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"];
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"];
const LIMITS = ["pattern", "format", "multipleOf"];
function typesOf(schema) {
    const type = (0,json/* member */.Dc)(schema, "type");
    const names = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === "string");
    if (names.length === 0)
        return null;
    return new Set(names.flatMap((name) => (name === "number" ? ["number", "integer"] : [name])));
}
function valuesOf(schema) {
    const fixed = (0,json/* member */.Dc)(schema, "const");
    if (fixed !== undefined)
        return [fixed];
    const values = (0,json/* member */.Dc)(schema, "enum");
    return Array.isArray(values) ? values : null;
}
/** A set of what is allowed; null stands for everything. */
function compareSets(before, after, what) {
    const gone = [...(before ?? [])].filter((item) => after !== null && !after.has(item));
    const fresh = [...(after ?? [])].filter((item) => before !== null && !before.has(item));
    const list = (items) => items.slice(0, 5).join(", ");
    if (before === null && after !== null)
        return [{ effect: "narrower", what: `${what} is now limited to ${list([...after])}` }];
    if (before !== null && after === null)
        return [{ effect: "wider", what: `${what} is no longer limited` }];
    return [
        ...(gone.length > 0
            ? [{ effect: "narrower", what: `${what} no longer takes ${list(gone)}` }]
            : []),
        ...(fresh.length > 0 ? [{ effect: "wider", what: `${what} takes ${list(fresh)} too` }] : []),
    ];
}
function kindOf(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "array";
    return Number.isInteger(value) ? "integer" : typeof value;
}
/** Whether the values that one schema lists are all of the other's types: its `type` then says nothing new. */
function implied(types, listing) {
    return types === null || valuesOf(listing)?.every((value) => types.has(kindOf(value))) === true;
}
function compareTypes(before, after) {
    const [old, now] = [typesOf(before), typesOf(after)];
    const silent = new Set();
    if (implied(now, before))
        silent.add("narrower");
    if (implied(old, after))
        silent.add("wider");
    return compareSets(old, now, "the type").filter(({ effect }) => !silent.has(effect));
}
function compareValues(before, after) {
    const both = [before, after].some((schema) => (0,json/* member */.Dc)(schema, "const") !== undefined && (0,json/* member */.Dc)(schema, "enum") !== undefined);
    if (both)
        return (0,canonical/* same */.FB)(before.enum, after.enum) && (0,canonical/* same */.FB)(before.const, after.const)
            ? []
            : [{ effect: "both", what: "the values changed" }];
    const texts = (schema) => {
        const values = valuesOf(schema);
        return values === null ? null : new Set(values.map((value) => (0,canonical/* canonical */.$N)(value)));
    };
    return compareSets(texts(before), texts(after), "the list of values");
}
function compareBound(before, after, keyword, sign) {
    const [old, now] = [(0,json/* member */.Dc)(before, keyword), (0,json/* member */.Dc)(after, keyword)];
    if ((0,canonical/* same */.FB)(old, now))
        return [];
    const what = `\`${keyword}\` went from ${(0,canonical/* canonical */.$N)(old)} to ${(0,canonical/* canonical */.$N)(now)}`.replaceAll("undefined", "none");
    if (old === undefined)
        return [{ effect: "narrower", what }];
    if (now === undefined)
        return [{ effect: "wider", what }];
    if (typeof old !== "number" || typeof now !== "number")
        return [{ effect: "both", what }];
    return [{ effect: sign * (now - old) > 0 ? "narrower" : "wider", what }];
}
function compareLimit(before, after, keyword) {
    const [old, now] = [(0,json/* member */.Dc)(before, keyword), (0,json/* member */.Dc)(after, keyword)];
    if ((0,canonical/* same */.FB)(old, now))
        return [];
    if (old === undefined)
        return [{ effect: "narrower", what: `\`${keyword}\` is new` }];
    if (now === undefined)
        return [{ effect: "wider", what: `\`${keyword}\` is gone` }];
    return [{ effect: "both", what: `\`${keyword}\` changed` }];
}
/** `uniqueItems: false` is the same as none. */
function compareUnique(before, after) {
    const [old, now] = [(0,json/* member */.Dc)(before, "uniqueItems") === true, (0,json/* member */.Dc)(after, "uniqueItems") === true];
    if (old === now)
        return [];
    return [{ effect: now ? "narrower" : "wider", what: now ? "items must be unique" : "items may repeat" }];
}
function compareWords(before, after) {
    const other = WORDS.filter((key) => !(0,canonical/* same */.FB)((0,json/* member */.Dc)(before, key), (0,json/* member */.Dc)(after, key)));
    return other.map((key) => ({ effect: "wording", what: `\`${key}\` changed` }));
}
/** Keywords that are compared here. */
const KEYWORDS = [
    ...WORDS,
    ...LOWER,
    ...UPPER,
    ...LIMITS,
    "type",
    "enum",
    "const",
    "uniqueItems",
];
/** What the keywords of one schema say now that they did not say before; schemas within it are left to the caller. */
function compareKeywords(before, after) {
    return [
        ...compareTypes(before, after),
        ...compareValues(before, after),
        ...LOWER.flatMap((keyword) => compareBound(before, after, keyword, 1)),
        ...UPPER.flatMap((keyword) => compareBound(before, after, keyword, -1)),
        ...LIMITS.flatMap((keyword) => compareLimit(before, after, keyword)),
        ...compareUnique(before, after),
        ...compareWords(before, after),
    ];
}

;// CONCATENATED MODULE: ./build/facts/schema-drift.js




/** Deeper than this, what differs counts as changed whole. */
const MAX_DEPTH = 50;
/** Differences told of one schema; more are told as one. */
const MAX_CHANGES = 200;
/** Places compared at most; what is left then counts as changed. */
const MAX_WORK = 20_000;
const READ = new Set([
    ...KEYWORDS,
    ...[
        "properties",
        "required",
        "additionalProperties",
        "items",
        "anyOf",
        "allOf",
        "$defs",
        "definitions",
        "$ref",
    ],
]);
const definitions = (root) => (0,canonical/* canonical */.$N)((0,json/* member */.Dc)(root, "$defs")) + (0,canonical/* canonical */.$N)((0,json/* member */.Dc)(root, "definitions"));
/** The schema a local reference stands for, with what stands beside it. */
function resolved({ root, schema }) {
    let current = schema;
    for (let steps = 0; steps < 20; steps += 1) {
        const ref = (0,json/* stringMember */.sk)(current, "$ref");
        const target = ref === null ? undefined : (0,refs/* resolveLocal */.iT)(root, ref);
        if (target === undefined)
            return current;
        if (!(0,json/* isObject */.Gv)(target) || !(0,json/* isObject */.Gv)(current))
            return target;
        const { $ref: _ref, ...beside } = current;
        current = { ...target, ...beside };
    }
    return current;
}
function compareRequired(before, after, path) {
    const names = (schema) => new Set((0,json/* textsIn */.Ej)((0,json/* member */.Dc)(schema, "required")));
    const [old, now] = [names(before), names(after)];
    const at = (name) => (path === "" ? name : `${path}.${name}`);
    return [
        ...[...now]
            .filter((name) => !old.has(name))
            .map((name) => ({ effect: "narrower", path: at(name), what: "is now required" })),
        ...[...old]
            .filter((name) => !now.has(name))
            .map((name) => ({ effect: "wider", path: at(name), what: "is no longer required" })),
    ];
}
const inside = (pair, before, after, path) => ({
    before: { root: pair.before.root, schema: before },
    after: { root: pair.after.root, schema: after },
    path,
    depth: pair.depth + 1,
    work: pair.work,
});
function compareProperties(pair, before, after) {
    const [old, now] = [(0,json/* member */.Dc)(before, "properties"), (0,json/* member */.Dc)(after, "properties")];
    return [...(0,canonical/* keysOf */.YD)(old, now)].flatMap((name) => {
        const path = pair.path === "" ? name : `${pair.path}.${name}`;
        const [was, is] = [(0,json/* member */.Dc)(old, name), (0,json/* member */.Dc)(now, name)];
        if (was === undefined)
            return [{ effect: "added", path, what: "is new" }];
        if (is === undefined)
            return [{ effect: "lost", path, what: "is gone" }];
        return compare(inside(pair, was, is, path));
    });
}
/** A schema that stands for itself when absent: what it does not name, it takes. */
function compareOpen(pair, before, after, keyword) {
    const [old, now] = [(0,json/* member */.Dc)(before, keyword) ?? true, (0,json/* member */.Dc)(after, keyword) ?? true];
    if (Array.isArray(old) || Array.isArray(now)) {
        const changed = { effect: "both", path: pair.path, what: "the items changed" };
        return (0,canonical/* same */.FB)(old, now) && !pair.work.moved ? [] : [changed];
    }
    const name = keyword === "items" ? "[]" : ".*";
    return compare(inside(pair, old, now, `${pair.path}${name}`));
}
/** Branches are compared one by one where there are as many: what narrows one, narrows the whole. */
function compareBranches(pair, before, after, keyword) {
    const [old, now] = [(0,json/* member */.Dc)(before, keyword), (0,json/* member */.Dc)(after, keyword)];
    if (old === undefined && now === undefined)
        return [];
    if (Array.isArray(old) && Array.isArray(now) && old.length === now.length) {
        return old.flatMap((branch, at) => compare(inside(pair, branch, now[at] ?? true, pair.path)));
    }
    return [{ effect: "both", path: pair.path, what: `\`${keyword}\` changed` }];
}
/** Keywords that are not looked into: any difference may refuse or allow. */
function compareRest(pair, before, after) {
    const keys = [...(0,canonical/* keysOf */.YD)(before, after)].filter((key) => !READ.has(key));
    return keys.flatMap((key) => {
        const [old, now] = [(0,canonical/* canonical */.$N)((0,json/* member */.Dc)(before, key)), (0,canonical/* canonical */.$N)((0,json/* member */.Dc)(after, key))];
        const refers = pair.work.moved && (old.includes('"$ref"') || now.includes('"$ref"'));
        return old === now && !refers ? [] : [{ effect: "both", path: pair.path, what: `\`${key}\` changed` }];
    });
}
function compareObjects(pair, before, after) {
    return [
        ...compareKeywords(before, after).map((told) => ({ ...told, path: pair.path })),
        ...compareRequired(before, after, pair.path),
        ...compareProperties(pair, before, after),
        ...compareOpen(pair, before, after, "additionalProperties"),
        ...compareOpen(pair, before, after, "items"),
        ...compareBranches(pair, before, after, "anyOf"),
        ...compareBranches(pair, before, after, "allOf"),
        ...compareRest(pair, before, after),
    ];
}
function compare(pair) {
    const { path, work } = pair;
    const [was, is] = [(0,canonical/* canonical */.$N)(pair.before.schema), (0,canonical/* canonical */.$N)(pair.after.schema)];
    if (was === is && !(work.moved && was.includes('"$ref"')))
        return [];
    work.left -= 1;
    if (pair.depth > MAX_DEPTH || work.left < 0)
        return [{ effect: "both", path, what: "changed far within" }];
    const [before, after] = [resolved(pair.before), resolved(pair.after)];
    if (before === false || after === false) {
        if (before === after)
            return [];
        return [
            {
                effect: after === false ? "narrower" : "wider",
                path,
                what: after === false ? "takes nothing now" : "is allowed now",
            },
        ];
    }
    const [old, now] = [before === true ? {} : before, after === true ? {} : after];
    if (!(0,json/* isObject */.Gv)(old) || !(0,json/* isObject */.Gv)(now))
        return (0,canonical/* same */.FB)(old, now) ? [] : [{ effect: "both", path, what: "changed" }];
    return compareObjects(pair, old, now);
}
/** Every difference between two schemas, in the order of the schema. Pure and bounded; local references are followed. */
function compareSchemas(before, after) {
    const work = { moved: definitions(before) !== definitions(after), left: MAX_WORK };
    const side = (schema) => ({ root: schema, schema });
    const changes = compare({ before: side(before), after: side(after), path: "", depth: 0, work });
    if (changes.length <= MAX_CHANGES)
        return changes;
    return [...changes.slice(0, MAX_CHANGES), { effect: "both", path: "", what: "differs in more places" }];
}

;// CONCATENATED MODULE: ./build/facts/drift.js




/** Where in a tool a difference is: `inputSchema/city`, or the member alone. */
const placeOf = ({ member, path }) => (path === "" ? member : `${member}/${path}`);
/** No part of the contract: what a client shows or keeps for itself. */
const IGNORED = new Set(["name", "_meta", "icons"]);
const drift_WORDS = new Set(["title", "description"]);
function impactOf({ effect }, output) {
    if (effect === "wording")
        return "wording";
    if (effect === "added")
        return "additive";
    if (effect === "both" || effect === "lost")
        return "breaking";
    return (effect === "narrower") === output ? "additive" : "breaking";
}
/** A caller fills the input in and reads the output: what is wider for the one is narrower for the other. */
function schemaDrift(tool, name, before, after) {
    const output = name === "outputSchema";
    const at = { tool, member: name };
    if (before === undefined && after === undefined)
        return [];
    if (before === undefined)
        return [{ ...at, impact: output ? "additive" : "breaking", path: "", what: "is new" }];
    if (after === undefined)
        return [{ ...at, impact: "breaking", path: "", what: "is gone" }];
    return compareSchemas(before, after).map((change) => ({
        ...at,
        impact: impactOf(change, output),
        path: change.path,
        what: change.what,
    }));
}
/** What a hint means when it is not given, as the specification has it. */
const ABSENT = {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
};
/** The value whose loss takes from a client what it relied on. */
const SAFE = {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
};
function hintDrift(tool, before, after) {
    const names = (0,canonical/* keysOf */.YD)(before, after);
    return [...names].flatMap((name) => {
        const [old, now] = [(0,json/* member */.Dc)(before, name) ?? ABSENT[name], (0,json/* member */.Dc)(after, name) ?? ABSENT[name]];
        if ((0,canonical/* same */.FB)(old, now))
            return [];
        const at = { tool, member: "annotations", path: name };
        if (name === "title")
            return [{ ...at, impact: "wording", what: "changed" }];
        const lost = Object.hasOwn(SAFE, name) && old === SAFE[name];
        const text = (value) => (value === undefined ? "none" : JSON.stringify(value));
        return [
            { ...at, impact: lost ? "breaking" : "additive", what: `went from ${text(old)} to ${text(now)}` },
        ];
    });
}
function toolDrift(tool, before, after) {
    const names = (0,canonical/* keysOf */.YD)(before, after);
    const handled = new Set(["inputSchema", "outputSchema", "annotations"]);
    const others = [...names].filter((name) => !IGNORED.has(name) && !handled.has(name));
    const changed = others.filter((name) => !(0,canonical/* same */.FB)((0,json/* member */.Dc)(before, name), (0,json/* member */.Dc)(after, name)));
    return [
        ...schemaDrift(tool, "inputSchema", (0,json/* member */.Dc)(before, "inputSchema"), (0,json/* member */.Dc)(after, "inputSchema")),
        ...schemaDrift(tool, "outputSchema", (0,json/* member */.Dc)(before, "outputSchema"), (0,json/* member */.Dc)(after, "outputSchema")),
        ...hintDrift(tool, (0,json/* member */.Dc)(before, "annotations"), (0,json/* member */.Dc)(after, "annotations")),
        ...changed.map((name) => ({
            tool,
            member: name,
            path: "",
            impact: drift_WORDS.has(name) ? "wording" : "additive",
            what: "changed",
        })),
    ];
}
/** By name; the first of several with one name, since clients keep one. */
function byName(tools) {
    const found = new Map();
    for (const tool of tools) {
        const name = (0,json/* stringMember */.sk)(tool, "name") ?? "";
        if (!found.has(name))
            found.set(name, tool);
    }
    return found;
}
/** Every difference between two lists of tools, by tool name. Empty when the contract is the same. */
function diffTools(before, after) {
    const [old, now] = [byName(before), byName(after)];
    const names = [...new Set([...old.keys(), ...now.keys()])].sort(order/* byText */.z);
    return names.flatMap((tool) => {
        const [was, is] = [old.get(tool), now.get(tool)];
        if (was === undefined)
            return [{ impact: "additive", tool, member: "tool", path: "", what: "is new" }];
        if (is === undefined)
            return [{ impact: "breaking", tool, member: "tool", path: "", what: "is gone" }];
        return toolDrift(tool, was, is);
    });
}


/***/ }),

/***/ 3489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unmetByAnswer)
/* harmony export */ });
/* unused harmony export unmet */
/* harmony import */ var json_p3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(393);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5666);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4354);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9086);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4663);






const KEYS = new Set(["error", "equals", "contains", "regex", "jsonpath", "schema", "max_ms"]);
const textOf = (value) => typeof value === "string" ? value : (JSON.stringify(value) ?? "");
/** What a value lacks of an expectation, one phrase each. */
function unmet(value, expect) {
    const failures = [];
    const text = textOf(value);
    if (expect.equals !== undefined && !(0,_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .same */ .FB)(value, expect.equals)) {
        failures.push(`it does not equal ${JSON.stringify(expect.equals)}`);
    }
    if (expect.contains !== undefined && !text.includes(expect.contains)) {
        failures.push(`it does not contain "${expect.contains}"`);
    }
    if (expect.regex !== undefined && !(0,_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .matches */ .cK)(expect.regex, text)) {
        failures.push(`it does not match /${expect.regex}/`);
    }
    if (expect.schema !== undefined && (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .validator */ .N)(expect.schema).check(value ?? null) !== "valid") {
        const [first] = (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .validator */ .N)(expect.schema).errors(value ?? null);
        failures.push(`it does not fit the schema (${first ?? "the schema itself is not valid"})`);
    }
    for (const [path, inner] of Object.entries(expect.jsonpath ?? {}))
        failures.push(...unmetAt(value, path, inner));
    return failures;
}
/** A plain value at a path stands for `equals`. */
function asExpectation(inner) {
    const isMap = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(inner) && Object.keys(inner).every((key) => KEYS.has(key));
    return isMap ? inner : { equals: inner };
}
function unmetAt(value, path, inner) {
    let found;
    try {
        found = json_p3__WEBPACK_IMPORTED_MODULE_0__/* .jsonpath */ .YF.query(path, value ?? null).values();
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
    const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text);
    return value === undefined ? text : value;
}
/** What the answer of a probe lacks of what its user expects, one phrase each; empty when all is met. */
function unmetByAnswer(call, expect) {
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


/***/ }),

/***/ 1197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wi: () => (/* binding */ NEEDS_REPEATING),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   h3: () => (/* binding */ slowLimit)
/* harmony export */ });
/* harmony import */ var _leaks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4112);
/* harmony import */ var _normalise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7838);
/* harmony import */ var _outliers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8495);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4663);
/* harmony import */ var _sent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3064);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4126);






/** Kinds that count only once they were seen again on a fresh process. */
const NEEDS_REPEATING = new Set([
    "crash",
    "hang",
    "violation",
    "internal",
    "slow",
]);
/** A call is never slow beside its tool's other calls under this, in ms. */
const SLOW_FLOOR_MS = 1_000;
/** Servers of the official SDK strip what is undeclared on purpose: that is no acceptance of a wrong value. */
const UNDECLARED = /additional|unevaluated/;
const OF_TYPE = /^must be (?:string|number|integer|boolean|array|object|null)(?:,|$)/;
const fail = (kind, message, what) => ({
    kind,
    key: `${kind} ${message}`,
    what,
});
/** An error about made-up but allowed values may well be the right answer: only a runtime error's own words accuse, and a text that does not parse is none. */
function isInternal(text, proof) {
    const rest = text.replace(/\bSyntaxError: /g, "");
    return proof === "invalid" || (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .RUNTIME_ERROR */ .KF, rest) || (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .RUNTIME_CLASS */ .yg, rest);
}
function failing(answer) {
    const { outcome, detail, response, proof } = answer;
    switch (outcome) {
        case "crashed":
            return [fail("crash", (0,_normalise_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j)(detail), detail)];
        case "timed-out":
            return [fail("hang", "", detail)];
        case "protocol-violation":
            return [fail("violation", (0,_normalise_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j)(detail), detail)];
        case "internal-error": {
            const text = response?.text ?? "";
            if (answer.blocked !== null || !isInternal(text, proof))
                return [];
            return [fail("internal", (0,_normalise_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j)(text, (0,_sent_js__WEBPACK_IMPORTED_MODULE_4__/* .sentValues */ .V)(answer.exchange)), detail)];
        }
        default:
            return [];
    }
}
/** The JSON Schema keyword that a wrong call breaks, in Ajv's words without place, name and number. */
function brokenRule(error) {
    const message = error.slice(error.indexOf("must"));
    if (OF_TYPE.test(message))
        return "must be of the declared type";
    return message.replace(/'[^']*'|"[^"]*"/g, "<v>").replace(/-?\d+(?:\.\d+)?/g, "<v>");
}
function accepted({ arguments: args }, tool) {
    const [error] = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .validator */ .N)(tool.inputSchema ?? {}).errors(args ?? {});
    if (error === undefined || UNDECLARED.test(error))
        return [];
    return [fail("accepted", brokenRule(error), error)];
}
function wrongOutput({ response, exchange }, tool) {
    if (tool.outputSchema === undefined || response === null || exchange.response?.cut === true)
        return [];
    const content = response.structuredContent;
    const { check, errors } = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .validator */ .N)(tool.outputSchema);
    if (content === undefined) {
        return check({}) === "unknown" ? [] : [fail("output", "missing", "there is no `structuredContent`")];
    }
    if (check(content) !== "invalid")
        return [];
    const error = errors(content)[0] ?? "";
    return [fail("output", error.replace(/\d+/g, "<v>"), error)];
}
function leaking({ response, exchange }) {
    const what = response === null ? null : (0,_leaks_js__WEBPACK_IMPORTED_MODULE_5__/* .leakInAnswer */ .f)(response, exchange);
    return what === null ? [] : [fail("leak", what, what)];
}
/** Everything that one answer shows to be wrong; empty when it is as it should be. Pure, and the same while recording and judging. */
function failuresOf(answer, tool) {
    const found = [...failing(answer), ...leaking(answer)];
    if (answer.outcome !== "ok")
        return found;
    return [...found, ...(answer.proof === "invalid" ? accepted(answer, tool) : wrongOutput(answer, tool))];
}
/** Milliseconds over which a call is slow beside these of the same tool; null when they are too few to tell. */
function slowLimit(durations) {
    const middle = durations.length < _outliers_js__WEBPACK_IMPORTED_MODULE_1__/* .ENOUGH */ .Pl ? null : (0,_outliers_js__WEBPACK_IMPORTED_MODULE_1__/* .median */ .JZ)(durations);
    return middle === null ? null : Math.max(SLOW_FLOOR_MS, _outliers_js__WEBPACK_IMPORTED_MODULE_1__/* .FACTOR */ .UU * middle);
}


/***/ }),

/***/ 3480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QM: () => (/* binding */ unmatchedResponses),
/* harmony export */   X: () => (/* binding */ frameFaults),
/* harmony export */   dl: () => (/* binding */ invalidMessage)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5666);


function isError(error) {
    return Number.isInteger((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(error, "code")) && typeof (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(error, "message") === "string";
}
function faultOf(exchange) {
    const frame = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(exchange.response?.raw);
    if (frame === null)
        return null;
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(frame, "jsonrpc") !== "2.0")
        return "jsonrpc";
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)(frame, "id") !== (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(exchange.request.raw), "id"))
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
    const some = connections.some(({ messages }) => messages.some(({ kind }) => kind === "unmatched-response"));
    // Most servers send none, and to read the id of every request takes a while.
    if (!some)
        return [];
    const ends = new Map(exchanges.map((one) => [`${one.connection} ${(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(one.request.raw), "id")}`, one.end]));
    return connections.flatMap((connection) => connection.messages.flatMap(({ kind, frame }) => {
        if (kind !== "unmatched-response")
            return [];
        const end = ends.get(`${connection.id} ${(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .member */ .Dc)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(frame.raw), "id")}`);
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

/***/ 4112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ findLeak),
/* harmony export */   f: () => (/* binding */ leakInAnswer)
/* harmony export */ });
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2448);

/** Forms of stack traces and internal paths, each with the words that tell of it. A bare home path is none. Bounded, so that no text takes long. */
const FORMS = [
    [/Traceback \(most recent call last\)/g, "a Python traceback"],
    [/\bFile "[^"\n]{1,300}", line \d+/g, "a Python stack frame"],
    [/\.py", line \d+/g, "a Python stack frame"],
    [
        /\bat [\w$.<>[\] ]{1,200} \((?=[^\s()]{0,300}?[./\\:])(?:file:|node:|[A-Za-z]:[\\/]|\/|(?!\d|<anonymous>)\S)[^\n()]{1,300}:\d+:\d+\)/g,
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
/** What a text that holds one of the forms holds besides: most texts hold none of it, and are read once to see that. */
const HINT = /Traceback|File "|\.py"|:\d|node_modules|site-packages|:\\/;
const READ_CHARS = 200_000;
const NOTHING = () => "";
/** What a text gives away of the server's inside, in words; null when nothing. `own`: texts of ours, which may well come back; asked for only then. */
function findLeak(text, own = NOTHING) {
    const read = text.slice(0, READ_CHARS);
    if (!HINT.test(read))
        return null;
    for (const [form, words] of FORMS) {
        for (const [found] of read.matchAll(form))
            if (!own().includes(found))
                return words;
    }
    return null;
}
/** The same of an answer: of its text, and of the texts within its structured content. What was sent is ours. */
function leakInAnswer(response, exchange) {
    const { text, structuredContent } = response;
    const whole = structuredContent === undefined ? text : `${text}\n${(0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .textsOf */ .C)(structuredContent)}`;
    return findLeak(whole, () => (0,_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .textsOfFrame */ .H)(exchange.request.raw));
}


/***/ }),

/***/ 8495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eq: () => (/* binding */ LATENCY_MS),
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   Ny: () => (/* binding */ ANSWER_CHARS),
/* harmony export */   Pl: () => (/* binding */ ENOUGH),
/* harmony export */   UU: () => (/* binding */ FACTOR),
/* harmony export */   V2: () => (/* binding */ isMeasured),
/* harmony export */   W2: () => (/* binding */ outliers)
/* harmony export */ });
/* unused harmony export medianOfSorted */
/** Fewest figures for which a relative comparison says anything. */
const ENOUGH = 3;
/** How many times the median a figure may be (mcp-fuzz's published rule). */
const FACTOR = 3;
/** Over `threshold` a figure is too large whatever the others are, under `floor` never by the relative rule; where the user says nothing else. */
const LATENCY_MS = { threshold: 5_000, floor: 250 };
/** The same for the characters of an answer. */
const ANSWER_CHARS = { threshold: 20_000, floor: 1_000 };
/** A valid call whose work was done: one that lacks a key or a network fails at once, and would make the others look slow. */
function isMeasured(call) {
    return (call.kind === "valid" &&
        call.exchange.end === "answered" &&
        call.response?.error === null &&
        call.blocked === null);
}
/** The median of figures in ascending order; null when there is no figure. */
function medianOfSorted(sorted) {
    const middle = sorted.length >>> 1;
    const upper = sorted[middle];
    if (upper === undefined)
        return null;
    return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
/** The median; null when there is no figure. */
const median = (values) => medianOfSorted([...values].sort((a, b) => a - b));
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


/***/ }),

/***/ 7547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xk: () => (/* binding */ seriesKey),
/* harmony export */   wF: () => (/* binding */ readSeries)
/* harmony export */ });
/* unused harmony export percentile */
/* harmony import */ var _expectations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3489);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4452);


/** What the exchanges of a series carry: its place in the config and the probe's name. */
const seriesKey = (index, bench) => `${index} ${bench.probe}`;
const tenth = (value) => Math.round(value * 10) / 10;
/** The smallest value that `share` (0..1) of all are not above (nearest rank); null when there is none. */
function percentile(values, share) {
    const sorted = [...values].sort((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
/** A time limit of the probe is left out: the thresholds of the series stand for it. An error is a failed call unless it is expected. */
function failed(exchange, probe, tool) {
    const { max_ms: _, ...expect } = probe.expect;
    const { response, detail } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .classify */ .L)(exchange, tool);
    const call = { response, detail, durationMs: exchange.durationMs };
    return (0,_expectations_js__WEBPACK_IMPORTED_MODULE_0__/* .unmetByAnswer */ .$)(call, { error: false, ...expect }).length > 0;
}
function span(exchanges) {
    const starts = exchanges.map((one) => one.request.atMs);
    const least = starts.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    return exchanges.reduce((most, one) => Math.max(most, one.request.atMs + one.durationMs - least), 0);
}
/** The figures of a series; null when no call of it was made. */
function readSeries(exchanges, probe, tool) {
    if (exchanges.length === 0)
        return null;
    const answered = exchanges.filter((one) => one.end === "answered");
    const times = answered.map((one) => one.durationMs);
    const ms = span(exchanges);
    const errors = exchanges.filter((one) => failed(one, probe, tool)).length;
    return {
        calls: exchanges.length,
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
        p99: percentile(times, 0.99),
        perSecond: answered.length === 0 || ms <= 0 ? null : tenth((1000 * answered.length) / ms),
        errorRate: Math.round((1000 * errors) / exchanges.length) / 1000,
    };
}


/***/ }),

/***/ 2448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ textsOf),
/* harmony export */   H: () => (/* binding */ textsOfFrame)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5666);


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
        else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(next?.value)) {
            for (const [key, item] of Object.entries(next.value))
                open.push({ value: item, name: `${key}: ` });
        }
    }
    return texts.reverse().join("\n");
}
/** The texts of a line of the wire; the line itself where it is not JSON. */
function textsOfFrame(raw) {
    const frame = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(raw);
    return frame === undefined ? raw : textsOf(frame);
}


/***/ }),

/***/ 914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ validCalls)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8158);

/** The generated valid call that speaks for each tool, in the order of the plan: the first that was answered without error, else the first. */
function validCalls(calls) {
    const byTool = new Map();
    for (const call of calls) {
        if (call.kind !== "valid")
            continue;
        const known = byTool.get(call.toolIndex);
        if (known === undefined || (!_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ANSWERED */ .OZ.has(known.outcome) && _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .ANSWERED */ .OZ.has(call.outcome))) {
            byTool.set(call.toolIndex, call);
        }
    }
    return [...byTool.values()];
}


/***/ }),

/***/ 5344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qm: () => (/* binding */ NEUTRAL),
/* harmony export */   sp: () => (/* binding */ probeId),
/* harmony export */   tm: () => (/* binding */ caseKeyOf)
/* harmony export */ });
/** Stands for any text where nothing tells what it should be; values that mean as little begin with it. */
const NEUTRAL = "example";
/** Key of a case. */
const caseKeyOf = (toolIndex, id) => `${toolIndex}/${id}`;
/** Id of the case that a probe of the user's is sent as. */
const probeId = (name) => `probe/${name}`;


/***/ }),

/***/ 5366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   tE: () => (/* binding */ isLoopbackUrl)
/* harmony export */ });
const LOOPBACK_V4 = /^127(?:\.\d{1,3}){3}$/;
/** Whether a host name of a URL is this machine itself (RFC 6761 section 6.3, RFC 5735, RFC 4291). */
function isLoopback(hostname) {
    const host = hostname
        .toLowerCase()
        .replace(/^\[|\]$/g, "")
        .replace(/\.$/, "");
    return host === "localhost" || host.endsWith(".localhost") || host === "::1" || LOOPBACK_V4.test(host);
}
/** The same for a whole address; false for one that is none. */
function isLoopbackUrl(url) {
    return URL.canParse(url) && isLoopback(new URL(url).hostname);
}
/** Addresses that are of use only within a network: private (RFC 1918, RFC 6598), link-local (RFC 3927) and unspecified ones. */
const INSIDE_V4 = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
/** The same of IPv6 (RFC 4193, RFC 4291), and every IPv4 address that is written as one of these. */
const INSIDE_V6 = /^(?:::1?$|::ffff:|64:ff9b:|f[cd]|fe[89ab])/;
const INSIDE_NAME = /\.(?:internal|local|lan|home\.arpa)$/;
/**
 * Whether a host name of a URL speaks of the network that the caller is in. What a name resolves to is not looked at.
 */
function isInside(hostname) {
    const host = hostname.toLowerCase().replace(/\.$/, "");
    if (isLoopback(host))
        return true;
    if (host.startsWith("["))
        return INSIDE_V6.test(host.slice(1, -1));
    return INSIDE_V4.test(host) || INSIDE_NAME.test(host) || !host.includes(".");
}


/***/ }),

/***/ 3527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf)
/* harmony export */ });
/** The words of a name in lower case: `fileName`, `file-name`, `file.name` and `File name` read like `file_name`. */
function wordsOf(name) {
    return name
        .replace(/([a-z\d])([A-Z])/g, "$1 $2")
        .toLowerCase()
        .split(/[^a-z\d]+/)
        .filter((word) => word !== "");
}


/***/ }),

/***/ 6883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed),
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun: `1 tool`, `2,000 tools`. */
function counted(count, noun) {
    return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
/** The first names and how many more there are: `a, b, c and 9 more`. `total` where `names` are only some of them. */
function listed(names, most, total = names.length) {
    const shown = names.slice(0, most);
    const more = total - shown.length;
    return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}


/***/ })

};
