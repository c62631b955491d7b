export const id = 690;
export const ids = [690];
export const modules = {

/***/ 4690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   callCommand: () => (/* binding */ callCommand)
/* harmony export */ });
/* harmony import */ var _config_nearest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9445);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2011);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9598);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7850);
/* harmony import */ var _text_mask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1368);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4854);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6883);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9654);
/* harmony import */ var _option_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2549);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2315);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2909);












const NAMES = new Set([
    "url",
    "headers",
    "env",
    "working-directory",
    "protocol",
    "config",
    "timeout-ms",
    "startup-timeout-ms",
]);
const OWN = [
    (0,_option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ownOption */ .C7)("tool", "The tool to call.", "NAME"),
    (0,_option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ownOption */ .C7)("args", "Its arguments, a JSON object. Without it the call has no `arguments` member.", "JSON"),
];
const help = () => ({
    usage: "mcp-audit call --tool NAME [--args JSON] [options] -- <command> [args...]",
    about: "Starts the server, makes one call and shows the raw frames. This is your own call: no scope stands in its way. Exit " +
        "code 1 when no answer came, 2 when the server refuses it and lists no such tool.",
    options: [...OWN, ...(0,_option_table_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOptions */ .NH)().filter((option) => NAMES.has(option.name))],
    examples: [`mcp-audit call --tool search --args '{"query":"Paris"}' -- node build/index.js`],
});
function readArguments(text) {
    if (typeof text !== "string")
        return null;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb(`\`--args\` is not JSON: ${error.message}.`);
    }
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb('`--args` must be a JSON object, such as `{"query":"Paris"}`.');
    return value;
}
/** On a terminal nothing of the server may steer it; a pipe gets the frame as it was. */
const shown = (raw, io) => (io.stdout.isTTY === true ? (0,_text_plain_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .p)(raw) : raw);
const NAMED = 10;
const NAME_CHARS = 80;
/** That the server has no such tool, and which may have been meant. */
function unknownTool(tool, others) {
    const meant = (0,_config_nearest_js__WEBPACK_IMPORTED_MODULE_9__.didYouMean)(tool, others);
    const names = others.slice(0, NAMED).map((name) => (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_10__/* .cut */ .J)(name, NAME_CHARS));
    const list = names.length === 0 ? " It lists none." : ` It lists: ${(0,_text_words_js__WEBPACK_IMPORTED_MODULE_11__/* .listed */ .K)(names, NAMED, others.length)}.`;
    return `the server lists no tool "${tool}".${meant || list}`;
}
function tell(answer, tool, io) {
    const { exchange, failure, stderrTail, others } = answer;
    if (exchange !== null) {
        io.stdout.write(`--> ${shown(exchange.request.raw, io)}\n`);
        if (exchange.response !== null)
            io.stdout.write(`<-- ${shown(exchange.response.raw, io)}\n`);
    }
    if (stderrTail.trim() !== "")
        io.stderr.write(`stderr of the server:\n${(0,_text_plain_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .p)(stderrTail).trimEnd()}\n`);
    if (failure !== null) {
        io.stderr.write(`mcp-audit: ${(0,_text_plain_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .p)(failure.message)}\n`);
        return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.target;
    }
    if (others !== null) {
        io.stderr.write(`mcp-audit: ${(0,_text_plain_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .p)(unknownTool(tool, others))}\n`);
        return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.usage;
    }
    if (exchange === null || exchange.end === "answered")
        return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.clean;
    const ms = Math.round(exchange.durationMs);
    const what = exchange.end === "timed-out" ? `no answer within ${ms} ms` : "the server ended before it answered";
    io.stderr.write(`mcp-audit: ${what}.\n`);
    return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.findings;
}
/** `mcp-audit call`. */
async function callCommand(args, io, services) {
    const parsed = (0,_help_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOrHelp */ .Q)(args, help(), io);
    if (parsed === null)
        return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.clean;
    (0,_options_js__WEBPACK_IMPORTED_MODULE_4__/* .refusePositionals */ .Q)(parsed, "call");
    const tool = parsed.own.get("tool");
    if (typeof tool !== "string") {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb("`call` needs a tool: `mcp-audit call --tool NAME --args JSON -- <command>`.");
    }
    const request = readArguments(parsed.own.get("args"));
    const run = (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveFor */ .EM)((0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .staticInputs */ .Gx)(parsed.inputs), io);
    const { protocol, timeoutMs, startupTimeoutMs } = run.settings.record;
    const { callOnce } = services ?? (await Promise.all(/* import() */[__webpack_require__.e(842), __webpack_require__.e(582)]).then(__webpack_require__.bind(__webpack_require__, 582)));
    const answer = await callOnce(run.target, {
        tool,
        args: request,
        protocol,
        timeoutMs,
        startupTimeoutMs,
        env: { ...run.env },
        headers: { ...run.headers },
        mask: (0,_text_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .createMasker */ .aD)(run.secrets),
        signal: io.signal,
    });
    return (0,_exit_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptedCode */ .S)(io.signal) ?? tell(answer, tool, io);
}


/***/ }),

/***/ 1368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aD: () => (/* binding */ createMasker),
  Tm: () => (/* binding */ maskHead),
  Zl: () => (/* binding */ maskTail)
});

// UNUSED EXPORTS: formsOf

;// CONCATENATED MODULE: ./build/text/mask-spelling.js
const LITERAL = /[.*+?^${}()|[\]\\/-]/g;
/** Backslashes before an escape sequence: one in JSON, three and seven in JSON within JSON within JSON, and one more such level. */
const SLASHES = "\\\\{1,15}";
const SHORT = { "\b": "b", "\t": "t", "\n": "n", "\f": "f", "\r": "r" };
const NAMED = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };
/** Letters and digits: encoders of URLs and HTML leave them as they are. */
const PLAIN = /^[A-Za-z0-9]$/;
const literal = (text) => text.replace(LITERAL, "\\$&");
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
    const short = SHORT[character] ?? (/["'/]/.test(character) ? literal(character) : null);
    const ways = [
        ...(short === null ? [] : [`${SLASHES}${short}`]),
        ...(character === "'" ? [`'${SLASHES}''`] : []),
        unicodeEscape(character),
        percentEscape(character),
        htmlEscape(character),
        literal(character),
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
            return literal(run);
        return run.startsWith("\\") ? backslashes(run.length) : spelled(run);
    })
        .join("");
}
/** The same for a base64 text, in the alphabet for URLs too. */
function base64Spelling(text, escapes) {
    const other = (character) => (character === "+" ? "-" : "_");
    return text.replace(/[+/]/g, (one) => escapes ? `(?:${other(one)}|${spelled(one)})` : `(?:${other(one)}|${literal(one)})`);
}

;// CONCATENATED MODULE: ./build/text/mask.js

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


/***/ })

};
