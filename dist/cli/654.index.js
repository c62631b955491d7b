export const id = 654;
export const ids = [654,826];
export const modules = {

/***/ 9654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ parseOrHelp)
/* harmony export */ });
/* unused harmony export helpOf */
/* harmony import */ var _report_terminal_width_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);
/* harmony import */ var _io_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1973);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2549);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2315);




const COLUMN = 30;
function optionLines(option, width) {
    const head = `  --${option.name}${option.flag ? "" : ` ${option.value}`}`;
    const text = (0,_report_terminal_width_js__WEBPACK_IMPORTED_MODULE_0__.wrap)(option.description.replaceAll("`", ""), width - COLUMN);
    if (head.length > COLUMN - 2)
        return [head, ...text.map((line) => " ".repeat(COLUMN) + line)];
    return text.map((line, i) => (i === 0 ? head : "").padEnd(COLUMN) + line);
}
/** The help of one command, for `width` columns. */
function helpOf(help, width) {
    const examples = help.examples ?? [];
    return [
        `Usage: ${help.usage}`,
        "",
        ...(0,_report_terminal_width_js__WEBPACK_IMPORTED_MODULE_0__.wrap)(help.about, width),
        "",
        "Options:",
        ...(0,_option_table_js__WEBPACK_IMPORTED_MODULE_1__/* .withAliases */ .Pu)(help.options).flatMap((option) => optionLines(option, width)),
        ...(examples.length > 0 ? ["", "Examples:", ...examples.map((line) => `  ${line}`)] : []),
        "",
    ].join("\n");
}
/** The argv of a command taken apart; null where its help was asked for, which is printed. Throws UsageError. */
function parseOrHelp(args, help, io) {
    const parsed = (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOptions */ .A)(args, help.options);
    if (!parsed.own.has("help"))
        return parsed;
    io.stdout.write(helpOf(help, (0,_io_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOfTerminal */ .gu)(io.stdout, io.environment)));
    return null;
}


/***/ }),

/***/ 1973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RY: () => (/* binding */ mayAnimate),
/* harmony export */   du: () => (/* binding */ mayColor),
/* harmony export */   gu: () => (/* binding */ widthOfTerminal)
/* harmony export */ });
const DEFAULT_WIDTH = 80;
const WIDEST = 160;
/** Columns to write for: those of the terminal, or `COLUMNS`, within reason. */
function widthOfTerminal(output, environment) {
    const wanted = output.columns ?? Number(environment.COLUMNS);
    return Number.isInteger(wanted) && wanted > 0 ? Math.min(WIDEST, wanted) : DEFAULT_WIDTH;
}
const isSet = (value) => value !== undefined && value !== "";
/**
 * Whether colours may be used: never with `NO_COLOR` (no-color.org), always with `FORCE_COLOR`, else on a terminal that
 * is not a CI log.
 */
function mayColor(output, environment) {
    if (isSet(environment.NO_COLOR))
        return false;
    if (isSet(environment.FORCE_COLOR))
        return environment.FORCE_COLOR !== "0";
    return mayAnimate(output, environment);
}
/** Whether a line may be drawn over and over: on a terminal that is not a CI log. */
function mayAnimate(output, environment) {
    return output.isTTY === true && !isSet(environment.CI) && environment.TERM !== "dumb";
}


/***/ }),

/***/ 2549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ ownOption),
/* harmony export */   NH: () => (/* binding */ inputOptions),
/* harmony export */   Pu: () => (/* binding */ withAliases),
/* harmony export */   rY: () => (/* binding */ ALIASES),
/* harmony export */   rj: () => (/* binding */ JSON_OPTION)
/* harmony export */ });
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9190);

const VALUES = {
    string: "TEXT",
    bool: "",
    int: "N",
    number: "N",
    enum: "NAME",
    lines: "TEXT",
    list: "LIST",
    command: "TEXT",
};
const SPECIAL_VALUES = {
    env: "KEY=VALUE",
    headers: "'Name: value'",
    url: "URL",
    config: "FILE",
    "working-directory": "DIR",
    "report-dir": "DIR",
    baseline: "FILE",
    snapshot: "FILE",
    "full-trace": "FILE",
    evidence: "FILE",
    junit: "FILE",
    shard: "I/N",
};
function ofInput(input) {
    const choices = input.kind === "enum" ? (input.values ?? []).join("|") : "";
    // The help shows no backticks: a stop after the folder `.` would make it the one above.
    const stop = input.default === "." ? "" : ".";
    const fallback = input.default === "" || input.kind === "bool" ? "" : ` Default: \`${input.default}\`${stop}`;
    const again = input.kind === "lines" ? " May be given several times." : "";
    return {
        name: input.name,
        flag: input.kind === "bool",
        value: SPECIAL_VALUES[input.name] ?? (choices || VALUES[input.kind]),
        description: `${input.description.replace(/, one `[^`]+` a line/, "")}${again}${fallback}`,
        input: input.name,
    };
}
/** Every input that the command line takes as an option. The server's command is what follows `--`. */
function inputOptions() {
    return (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputsFor */ .pz)("cli")
        .filter((input) => input.kind !== "command")
        .map(ofInput);
}
/** Left as it is when it is no number: the input's own reader says so in its own words. */
function toMilliseconds(seconds) {
    const value = Number(seconds);
    return seconds.trim() === "" || !Number.isFinite(value) ? seconds : String(Math.round(value * 1000));
}
/** Names that people know from elsewhere. A command has those whose input it has. */
const ALIASES = [
    {
        name: "timeout",
        flag: false,
        value: "S",
        description: "The same as `--timeout-ms`, in seconds.",
        input: "timeout-ms",
        read: toMilliseconds,
    },
    {
        name: "no-checks",
        flag: true,
        value: "",
        description: "Leaves the static checks out: short for `--checks -contract`.",
        input: "checks",
        read: () => "-contract",
    },
    {
        name: "header",
        flag: false,
        value: "'Name: value'",
        description: "The same as `--headers`.",
        input: "headers",
        read: (value) => value,
    },
];
/** An option of a command's own, that sets no input: a flag, unless something stands for its value. */
function ownOption(name, description, value = "") {
    return { name, flag: value === "", value, description, input: null };
}
/** Every command takes it. */
const HELP_OPTION = ownOption("help", "Shows this text.");
/** For the commands that have an answer to print. */
const JSON_OPTION = ownOption("json", "Prints JSON on stdout, and nothing else there.");
/** All options of a command: its own, the other names of its inputs, and the help. */
function withAliases(options) {
    const inputs = new Set(options.map((option) => option.input));
    return [...options, ...ALIASES.filter((alias) => inputs.has(alias.input)), HELP_OPTION];
}


/***/ }),

/***/ 2315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseOptions),
/* harmony export */   Q: () => (/* binding */ refusePositionals)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9445);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2011);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2549);




const SHORT = { h: "help" };
function unknown(name, options) {
    const names = options.map((option) => `--${option.name}`);
    if (name === "command" && names.includes("--working-directory")) {
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb("There is no option `--command`. The command that starts the server comes last, after `--`, without quotes around it.");
    }
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`There is no option \`--${name}\`.${(0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_3__.didYouMean)(`--${name}`, names)} \`--help\` lists them.`);
}
function flagValue(option, token) {
    if (!token.inline || token.value === undefined)
        return "true";
    if (option.input === null) {
        const hint = option.name === "json" ? " It prints to stdout; files go to `--report-dir`." : "";
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`\`--${option.name}\` takes no value.${hint}`);
    }
    return token.value;
}
/** The value of an option that needs one. What looks like another option was not meant as the value. */
function textValue(option, token, options) {
    const { value, inline } = token;
    const looksElse = (text) => text === "--" || options.some((other) => text === `--${other.name}`);
    if (value === undefined || (!inline && looksElse(value))) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`\`--${option.name}\` needs a value: \`--${option.name} ${option.value}\`.`);
    }
    return value;
}
function add(parsed, input, value) {
    const inputs = parsed.inputs;
    inputs[input] = [...(inputs[input] ?? []), value];
}
/** `--no-strict` turns the flag `strict` off. */
function switchedOff(name, options) {
    const option = options.find((one) => `no-${one.name}` === name && one.flag);
    return option?.input ?? null;
}
/** Puts one option into what was parsed. */
function take(parsed, token, options) {
    const name = SHORT[token.name] ?? token.name;
    const option = options.find((candidate) => candidate.name === name);
    if (option === undefined) {
        const off = switchedOff(name, options);
        if (off === null)
            throw unknown(token.name, options);
        add(parsed, off, "false");
        return;
    }
    const value = option.flag ? flagValue(option, token) : textValue(option, token, options);
    if (option.input === null) {
        parsed.own.set(option.name, option.flag ? true : value);
        return;
    }
    const alias = _option_table_js__WEBPACK_IMPORTED_MODULE_1__/* .ALIASES */ .rY.find((candidate) => candidate.name === name);
    add(parsed, option.input, alias === undefined ? value : alias.read(value));
}
/** The argv as tokens. The type of an option decides whether it takes the next word. */
function tokensOf(args, options) {
    const types = options.map(({ name, flag }) => [
        name,
        { type: flag ? "boolean" : "string" },
    ]);
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...args],
        options: Object.fromEntries(types),
        strict: false,
        allowPositionals: true,
        tokens: true,
    }).tokens;
}
/**
 * Takes an argv apart; `options` are those of the command. Everything after `--` is the server's command, word by word.
 * Throws UsageError with the nearest known option, or with what a value should look like.
 */
function parseOptions(args, options) {
    const known = (0,_option_table_js__WEBPACK_IMPORTED_MODULE_1__/* .withAliases */ .Pu)(options);
    const parsed = { inputs: {}, own: new Map(), positionals: [] };
    for (const token of tokensOf(args, known)) {
        if (token.kind === "option-terminator") {
            parsed.inputs.command = args.slice(token.index + 1);
            break;
        }
        if (token.kind === "positional")
            parsed.positionals.push(token.value);
        else
            take(parsed, { name: token.name, value: token.value, inline: token.inlineValue === true }, known);
    }
    return parsed;
}
/** Refuses words where none is expected: most often a server's command without `--` before it. */
function refusePositionals(parsed, command) {
    const [first] = parsed.positionals;
    if (first === undefined)
        return;
    if (parsed.own.has("json") && first.endsWith(".json")) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb("`--json` takes no file: it prints to stdout. Files go to `--report-dir`.");
    }
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`"${first}" is no option of \`${command}\`. The command that starts the server comes last, after \`--\`: ` +
        `\`mcp-audit ${command} -- ${parsed.positionals.join(" ")}\`.`);
}


/***/ }),

/***/ 9190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hR: () => (/* binding */ FORMATS),
/* harmony export */   mc: () => (/* binding */ INPUTS),
/* harmony export */   pz: () => (/* binding */ inputsFor)
/* harmony export */ });
/** Every file of the report directory. */
const FORMATS = ["json", "sarif", "junit", "html", "trace", "badge", "comment", "evidence"];
/**
 * Every input, once: the action's inputs, the options of the command line and the tables of the docs come from here.
 * The names are public.
 */
const INPUTS = [
    {
        name: "command",
        kind: "command",
        default: "",
        description: "How to start the server over stdio. Split into words like a POSIX shell does, never given to a shell.",
    },
    {
        name: "url",
        kind: "string",
        default: "",
        description: "A running server to audit instead: Streamable HTTP, or HTTP+SSE where that is all it speaks.",
    },
    {
        name: "headers",
        kind: "lines",
        default: "",
        description: "Headers for `url`, one `Name: value` a line. Values are masked in every output.",
    },
    {
        name: "env",
        kind: "lines",
        default: "",
        description: "Environment of the server, one `KEY=VALUE` a line. It gets these and a minimal safe set (PATH, HOME, LANG ...), nothing else of the job's environment. Values are masked.",
    },
    {
        name: "working-directory",
        kind: "string",
        default: ".",
        description: "Where the server starts and where its sources are looked for.",
    },
    {
        name: "setup",
        kind: "lines",
        default: "",
        description: "Commands run before the server starts, one a line, such as `npm ci`.",
        only: "action",
    },
    {
        name: "protocol",
        kind: "enum",
        default: "auto",
        values: ["auto", "legacy", "modern", "both"],
        description: "Protocol era to speak: `legacy` (initialize handshake, up to 2025-11-25), `modern` (2026-07-28), `both`, or `auto`.",
    },
    {
        name: "scope",
        kind: "enum",
        default: "read-only",
        values: ["static", "read-only", "malformed", "all"],
        description: "Consent to call tools: `static` calls none; `read-only` those with `readOnlyHint: true`; `malformed` adds calls proven invalid to every tool; `all` calls everything.",
    },
    {
        name: "include-destructive",
        kind: "bool",
        default: "false",
        description: "`true` is short for `scope: all`.",
    },
    {
        name: "tools",
        kind: "list",
        default: "",
        description: "Only these tools, by name; `*` stands for any characters.",
    },
    {
        name: "exclude-tools",
        kind: "list",
        default: "",
        description: "Not these tools, by name; `*` stands for any characters.",
    },
    {
        name: "config",
        kind: "string",
        default: ".github/mcp-audit.yml",
        description: "The config file. The default is read only if it is there.",
    },
    {
        name: "checks",
        kind: "list",
        default: "",
        description: "Checks or whole categories to leave out or to add, such as `-latency,+concurrency`.",
    },
    { name: "strict", kind: "bool", default: "false", description: "Warnings fail the audit too." },
    {
        name: "timeout-ms",
        kind: "int",
        default: "15000",
        min: 1,
        max: 3_600_000,
        description: "Milliseconds a valid, `missing-required` or `wrong-type` call may take.",
    },
    {
        name: "timeout-probe",
        kind: "number",
        default: "10",
        min: 0.001,
        max: 3600,
        description: "Seconds a `robust` call may take; never less than 2.",
        only: "cli",
    },
    {
        name: "slow-threshold-ms",
        kind: "int",
        default: "5000",
        min: 1,
        max: 3_600_000,
        description: "Milliseconds from which a valid call counts as slow.",
    },
    {
        name: "bloat-threshold-chars",
        kind: "int",
        default: "20000",
        min: 1,
        max: 1_000_000_000,
        description: "Characters from which an answer counts as too large.",
    },
    {
        name: "concurrency",
        kind: "int",
        default: "0",
        min: 0,
        max: 64,
        description: "Number of connections that make the same valid call at once; 0 is off.",
    },
    {
        name: "sequential",
        kind: "bool",
        default: "false",
        description: "Create, read and delete in sequence to find stale state. Needs scope `all`.",
    },
    {
        name: "fuzz",
        kind: "int",
        default: "0",
        min: 0,
        max: 100_000,
        description: "Number of calls made up from the input schema, for each tool that may be called; 0 is off.",
    },
    {
        name: "fuzz-seed",
        kind: "int",
        default: "",
        min: 0,
        max: 4_294_967_295,
        description: "Seed of the `fuzz` calls, to make those of an earlier report again. Random when not given; 0 with `shard`.",
    },
    {
        name: "workers",
        kind: "int",
        default: "1",
        min: 1,
        max: 32,
        description: "Processes of the server that take malformed calls of read-only tools side by side, once that saves more than their start costs. The report is the same. Not for a `url`.",
    },
    {
        name: "max-calls-per-second",
        kind: "number",
        default: "0",
        min: 0,
        max: 100_000,
        description: "For `url`: calls a second at most, so that a shared server is not hurt; 0 is no limit.",
    },
    {
        name: "startup-timeout-ms",
        kind: "int",
        default: "60000",
        min: 1,
        max: 3_600_000,
        description: "Milliseconds from the start of the server to its first answer.",
    },
    {
        name: "fail-on",
        kind: "enum",
        default: "error",
        values: ["error", "warning", "regression", "never"],
        description: "Which findings fail the audit; `regression`: only those the baseline does not have.",
    },
    {
        name: "fail-under",
        kind: "number",
        default: "0",
        min: 0,
        max: 100,
        description: "Fails below this overall score.",
    },
    {
        name: "fail-under-robustness",
        kind: "number",
        default: "0",
        min: 0,
        max: 100,
        description: "Fails below this robustness score.",
    },
    {
        name: "fail-under-latency",
        kind: "number",
        default: "0",
        min: 0,
        max: 100,
        description: "Fails below this share of tools that answer in time.",
    },
    {
        name: "fail-under-response-size",
        kind: "number",
        default: "0",
        min: 0,
        max: 100,
        description: "Fails below this share of tools whose answers are of a sound size.",
    },
    {
        name: "fail-under-concurrency",
        kind: "number",
        default: "0",
        min: 0,
        max: 100,
        description: "Fails below this share of tools that bear concurrent calls.",
    },
    {
        name: "baseline",
        kind: "string",
        default: "",
        description: "JSON report of an earlier run to compare with.",
    },
    {
        name: "baseline-ref",
        kind: "string",
        default: "",
        description: "Commit to audit beside this one and compare with; `auto` is the pull request's base.",
        only: "action",
    },
    {
        name: "snapshot",
        kind: "string",
        default: ".github/mcp-tools.snapshot.json",
        description: "The committed tool contract. The default is read only if it is there.",
    },
    {
        name: "comment",
        kind: "enum",
        default: "auto",
        values: ["auto", "on-problem", "never"],
        description: "When to comment: on every pull request, only when there is a problem, or never.",
        only: "action",
    },
    {
        name: "comment-key",
        kind: "string",
        default: "",
        description: "Tells several audits of one pull request apart: one comment for each key.",
        only: "action",
    },
    {
        name: "check-run",
        kind: "bool",
        default: "true",
        description: "Create a check run with annotations.",
        only: "action",
    },
    {
        name: "check-name",
        kind: "string",
        default: "MCP audit",
        description: "Name of the check run, as branch protection requires it.",
        only: "action",
    },
    {
        name: "annotations",
        kind: "enum",
        default: "per-tool",
        values: ["per-tool", "per-finding", "off"],
        description: "Annotations of the source: one for each failing tool, one for each finding, or none.",
        only: "action",
    },
    {
        name: "report-dir",
        kind: "string",
        default: "mcp-audit-report",
        description: "Directory the report files are written to. The action's `mode: publish` reads the artifacts there.",
    },
    {
        name: "formats",
        kind: "list",
        default: FORMATS.join(","),
        values: FORMATS,
        description: "Which report files to write.",
    },
    {
        name: "shard",
        kind: "string",
        default: "",
        description: "`i/n`: audits the i-th of n shares of the tools. `mode: publish` in the last job, or `mcp-audit merge`, joins them.",
    },
    {
        name: "mode",
        kind: "enum",
        default: "audit",
        values: ["audit", "publish"],
        description: "`publish` audits nothing: it joins the shards of this run, or posts what an unprivileged run left (`workflow_run`).",
        only: "action",
    },
    {
        name: "allow-pull-request-target",
        kind: "bool",
        default: "false",
        description: "Runs on `pull_request_target` although that gives the pull request's code the secrets of the repository.",
        only: "action",
    },
    {
        name: "full-trace",
        kind: "string",
        default: "",
        description: "File for one JSON line for each call and for each skipped tool.",
        only: "cli",
    },
    {
        name: "evidence",
        kind: "string",
        default: "",
        description: "File for everything that was recorded: what `rescore` reads.",
        only: "cli",
    },
    {
        name: "junit",
        kind: "string",
        default: "",
        description: "File for the JUnit report.",
        only: "cli",
    },
    {
        name: "github-token",
        kind: "string",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, not of ours.
        default: "${{ github.token }}",
        description: "Token for the comment and the check run.",
        only: "action",
    },
];
/** The inputs a user of `where` can set. */
function inputsFor(where) {
    const all = INPUTS;
    return all.filter((input) => input.only === undefined || input.only === where);
}


/***/ }),

/***/ 9445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   didYouMean: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearest */
/** Edits (insert, delete, replace, swap of neighbours) that turn `a` into `b`. */
function distance(a, b) {
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const current = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1] ? 0 : 1;
            let cost = Math.min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + same);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
                cost = Math.min(cost, before[j - 2] + 1);
            }
            current.push(cost);
        }
        before = previous;
        previous = current;
    }
    return previous[b.length];
}
const plainly = (word) => word.toLowerCase().replaceAll("_", "-");
/** The candidate that a writer of `word` most likely meant, or null when none is close. Case and `_` against `-` do not count. */
function nearest(word, candidates) {
    const wanted = plainly(word.slice(0, 100));
    let best = null;
    let least = Math.max(1, Math.ceil(wanted.length / 3)) + 0.5;
    for (const candidate of candidates) {
        const plain = plainly(candidate);
        const begins = wanted.length >= 3 && plain.startsWith(`${wanted}-`);
        const cost = begins ? 1 : distance(wanted, plain);
        if (cost < least)
            [best, least] = [candidate, cost];
    }
    return best;
}
/** ` Did you mean "x"?`, or "" when nothing is close. */
function didYouMean(word, candidates) {
    const found = nearest(word, candidates);
    return found === null ? "" : ` Did you mean "${found}"?`;
}


/***/ }),

/***/ 1814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G1: () => (/* binding */ cutToWidth),
/* harmony export */   eV: () => (/* binding */ pad),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   wrap: () => (/* binding */ wrap)
/* harmony export */ });
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


/***/ })

};
