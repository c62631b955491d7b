export const id = 503;
export const ids = [503];
export const modules = {

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

/***/ 6939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ CATEGORIES),
/* harmony export */   o: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const CATEGORIES = [
    "robustness",
    "contract",
    "fidelity",
    "safety",
    "protocol",
    "performance",
    "state",
];
const SEVERITIES = ["error", "warning", "notice"];


/***/ }),

/***/ 5503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/facts/facts.js + 7 modules
var facts = __webpack_require__(7364);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/html-parts.js





const RANK = { error: "0", warning: "1", notice: "2" };
/** Calls and characters of an answer that a page of a large server keeps. */
const MAX_CALLS = 20_000;
const ANSWER_CHARS = 4_000;
const BARS = 60;
const heads = (names) => names.map((name) => `<th scope="col"><button type="button">${name}</button></th>`).join("");
/** The categories, their scores and what is wrong. */
function categoriesHtml(report) {
    const rows = finding/* CATEGORIES */.R.map((category) => {
        const { percent, weight, notRun } = report.score.categories[category];
        const shown = percent === null ? `<span class="muted">not run</span>` : (0,words/* shownPercent */.t3)(percent);
        const note = (0,text_escape/* proseHtml */.pA)(notRun ?? "");
        return `<tr><td>${words/* MARK */.M$[(0,words/* categoryVerdict */.gK)(report, category)]}</td><td>${words/* TITLES */.eX[category]}</td><td class="n">${shown}</td><td class="n">${weight}</td><td class="muted">${note}</td></tr>`;
    });
    return `<table><thead><tr><th></th><th scope="col">Category</th><th scope="col" class="n">Score</th><th scope="col" class="n">Weight</th><th></th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
function findingRow(finding) {
    const place = finding.location === null ? "" : `${finding.location.path}:${finding.location.line}`;
    const again = finding.reproduce === null
        ? ""
        : `<details><summary>fix and reproduce</summary><p>${(0,text_escape/* proseHtml */.pA)(finding.fix)}</p><pre>${(0,text_escape/* escapeHtml */.ZD)(finding.reproduce)}</pre></details>`;
    return `<tr data-row><td data-key="${RANK[finding.severity]}" class="${finding.severity}">${words/* MARK_OF_SEVERITY */.Uy[finding.severity]} ${finding.severity}</td><td><code>${(0,text_escape/* escapeHtml */.ZD)(finding.tool ?? "(server)")}</code></td><td><code>${finding.check}</code></td><td>${(0,text_escape/* proseHtml */.pA)(finding.message)}${again}</td><td class="place">${(0,text_escape/* escapeHtml */.ZD)(place)}</td></tr>`;
}
/** Every finding, in a table that sorts and filters. */
function findingsHtml(report) {
    if (report.findings.length === 0)
        return `<p class="pass">No findings.</p>`;
    const rows = report.findings.map(findingRow).join("\n");
    return `<label class="muted" for="f1">Filter</label> <input id="f1" type="search" data-filter="findings"> <span class="muted" role="status">${report.findings.length}</span><table id="findings" data-sort><thead><tr>${heads(["Severity", "Tool", "Check", "Problem", "Place"])}</tr></thead><tbody>${rows}</tbody></table>`;
}
/** A bar for each tool's valid call; the slowest or largest first. */
function plotHtml(title, unit, figures) {
    const top = [...figures].sort((a, b) => b.value - a.value).slice(0, BARS);
    const max = Math.max(1, ...top.map((one) => one.value));
    const height = top.length * 18 + 4;
    const bars = top.map((one, index) => {
        const width = Math.max(1, Math.round((one.value / max) * 420));
        const y = index * 18;
        return `<text x="205" y="${y + 13}" text-anchor="end">${(0,text_escape/* escapeHtml */.ZD)((0,cut/* cut */.J)(one.name, 32))}</text><rect class="bar${one.flagged ? " bad" : ""}" x="212" y="${y + 3}" width="${width}" height="12"/><text x="${218 + width}" y="${y + 13}">${one.value} ${unit}</text>`;
    });
    if (top.length === 0)
        return "";
    return `<h2>${title}</h2><svg role="img" aria-label="${title}" width="100%" viewBox="0 0 760 ${height}" style="max-width:760px">${bars.join("")}</svg>`;
}
function callHtml(call) {
    const answer = call.exchange.response?.raw ?? call.detail;
    return `<details><summary>${(0,text_escape/* escapeHtml */.ZD)(call.caseId)} <span class="muted">${call.outcome} · ${call.durationMs} ms</span></summary><pre>${(0,text_escape/* escapeHtml */.ZD)((0,cut/* cut */.J)(call.exchange.request.raw, ANSWER_CHARS))}</pre><pre>${(0,text_escape/* escapeHtml */.ZD)((0,cut/* cut */.J)(answer, ANSWER_CHARS))}</pre></details>`;
}
/** Each tool with its calls: what was sent and what came back, folded. */
function callsHtml(calls) {
    const kept = calls.slice(0, MAX_CALLS);
    const tools = [...(0,group/* groupBy */.$)(kept, (call) => call.toolIndex).values()].map((own) => {
        const name = (0,text_escape/* escapeHtml */.ZD)(own[0]?.tool ?? "");
        const total = Math.round(own.reduce((sum, call) => sum + call.durationMs, 0));
        return `<details data-row><summary><code>${name}</code> <span class="muted">${own.length} calls · ${total} ms</span></summary>${own.map(callHtml).join("\n")}</details>`;
    });
    const cutNote = calls.length > kept.length
        ? `<p class="muted">${calls.length - kept.length} more calls are in the evidence file.</p>`
        : "";
    return `<label class="muted" for="f2">Filter</label> <input id="f2" type="search" data-filter="calls"> <span class="muted" role="status">${tools.length}</span><div id="calls">${tools.join("\n")}</div>${cutNote}`;
}

;// CONCATENATED MODULE: ./build/report/html-style.js
/** Style of the page: system fonts, light and dark, nothing fetched. */
const STYLE = `
:root{color-scheme:light dark;--fg:#1f2328;--bg:#fff;--soft:#f6f8fa;--line:#d1d9e0;--muted:#59636e;--bad:#cf222e;--warn:#9a6700;--good:#1a7f37;--link:#0969da}
@media(prefers-color-scheme:dark){:root{--fg:#f0f6fc;--bg:#0d1117;--soft:#151b23;--line:#3d444d;--muted:#9198a1;--bad:#ff7b72;--warn:#d29922;--good:#3fb950;--link:#4493f8}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:75rem;padding:2rem 1.25rem 4rem;font:15px/1.5 system-ui,sans-serif;color:var(--fg);background:var(--bg)}
h1{font-size:1.6rem;margin:0}h2{font-size:1.15rem;margin:2.2rem 0 .6rem}
p.sub{color:var(--muted);margin:.25rem 0 1rem}
a{color:var(--link)}
table{border-collapse:collapse;width:100%;font-size:.93rem}
th,td{text-align:left;padding:.4rem .7rem;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
th{background:var(--soft);position:sticky;top:0;white-space:nowrap}
th button{all:unset;cursor:pointer;font-weight:600}th button:focus-visible,summary:focus-visible,input:focus-visible{outline:2px solid var(--link);outline-offset:2px}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
.error{color:var(--bad)}.warning{color:var(--warn)}.pass{color:var(--good)}.notice,.muted{color:var(--muted)}
code,pre{font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{background:var(--soft);padding:.7rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;border-radius:6px;max-height:24rem}
input[type=search]{font:inherit;padding:.35rem .6rem;width:min(24rem,100%);border:1px solid var(--line);border-radius:6px;background:var(--bg);color:var(--fg);margin-bottom:.6rem}
details{border:1px solid var(--line);border-radius:6px;margin:.4rem 0;padding:0 .8rem}
summary{cursor:pointer;padding:.5rem 0}
svg text{fill:var(--muted);font:11px system-ui,sans-serif}
#findings td:nth-child(-n+3){white-space:nowrap}#findings td:nth-child(2) code{display:inline-block;max-width:16rem;overflow:hidden;text-overflow:ellipsis;vertical-align:bottom}td.place{min-width:9rem}
.bar{fill:var(--link)}.bar.bad{fill:var(--bad)}
`;
/** Sorting and filtering of tables, by mouse and keyboard. */
const SCRIPT = `
for (const table of document.querySelectorAll("table[data-sort]")) {
  const body = table.tBodies[0];
  table.querySelectorAll("th button").forEach((button, column) => button.addEventListener("click", () => {
    const th = button.parentElement, up = th.getAttribute("aria-sort") !== "ascending";
    table.querySelectorAll("th").forEach((one) => one.removeAttribute("aria-sort"));
    th.setAttribute("aria-sort", up ? "ascending" : "descending");
    const key = (row) => row.cells[column].dataset.key ?? row.cells[column].textContent;
    const order = (a, b) => key(a).localeCompare(key(b), "en", { numeric: true });
    body.append(...[...body.rows].sort((a, b) => up ? order(a, b) : order(b, a)));
  }));
}
for (const input of document.querySelectorAll("input[data-filter]")) {
  const rows = [...document.getElementById(input.dataset.filter).querySelectorAll("[data-row]")];
  const texts = rows.map((row) => row.textContent.toLowerCase());
  const status = input.nextElementSibling;
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase();
    let shown = 0;
    rows.forEach((row, i) => { row.hidden = !texts[i].includes(words); if (!row.hidden) shown += 1; });
    status.textContent = shown + " of " + rows.length;
  });
}
`;

;// CONCATENATED MODULE: ./build/report/html.js






const hash = (text) => `'sha256-${(0,external_node_crypto_.createHash)("sha256").update(text).digest("base64")}'`;
/** Nothing may be fetched, and no script but ours may run, whatever slips through. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src ${hash(SCRIPT)}; base-uri 'none'; form-action 'none'`;
function figures(calls, flagged, value) {
    return calls
        .filter((call) => call.kind === "valid" && call.exchange.end === "answered")
        .map((call) => ({ name: call.tool, value: value(call), flagged: flagged.has(call.tool) }));
}
function flaggedBy(report, check) {
    return new Set(report.findings.filter((one) => one.check === check).map((one) => one.tool ?? ""));
}
function failureHtml(report) {
    if (report.failure === null)
        return "";
    return `<p class="error">${(0,text_escape/* escapeHtml */.ZD)(report.failure.message)}</p><pre>${(0,text_escape/* escapeHtml */.ZD)(report.failure.stderrTail)}</pre>`;
}
function skippedHtml(report) {
    if (report.skipped.length === 0)
        return "";
    const rows = report.skipped.map((one) => `<tr><td><code>${(0,text_escape/* escapeHtml */.ZD)(one.tool)}</code></td><td>${(0,text_escape/* escapeHtml */.ZD)(one.reason)}</td></tr>`);
    return `<h2>Not called</h2><table><thead><tr><th scope="col">Tool</th><th scope="col">Why</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
/** The report as one HTML page: no network, sorts and filters by keyboard, light and dark. */
function renderHtml(report, evidence) {
    const { calls } = (0,facts.createFacts)(evidence);
    const { server, score, metrics } = report;
    const grade = report.failure === null ? (0,words/* gradeText */.Fp)(score.grade, score.percent) : "could not start";
    const only = report.headline === null ? "" : `, ${(0,text_escape/* escapeHtml */.ZD)(report.headline)}`;
    const { tools, called } = metrics.coverage;
    const about = `${(0,text_escape/* escapeHtml */.ZD)(server.name || server.target)} ${(0,text_escape/* escapeHtml */.ZD)(server.version)} · ${server.transport} · ${(0,words/* counted */.hS)(tools, "tool")}, ${called} called · ${(0,text_escape/* escapeHtml */.ZD)(report.startedAt)} · ${(report.durationMs / 1000).toFixed(1)} s`;
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><title>MCP audit: ${grade}</title><style>${STYLE}</style></head>
<body><main><h1>MCP audit: ${grade}${only}</h1><p class="sub">${about}</p>
${failureHtml(report)}
${categoriesHtml(report)}
<h2>Findings</h2>
${findingsHtml(report)}
${plotHtml("Time of the valid calls", "ms", figures(calls, flaggedBy(report, "latency"), (call) => Math.round(call.durationMs)))}
${plotHtml("Size of the answers", "characters", figures(calls, flaggedBy(report, "response-size"), (call) => call.response?.chars ?? 0))}
<h2>Calls</h2>
${callsHtml(calls)}
${skippedHtml(report)}
</main><script>${SCRIPT}</script></body></html>
`;
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ gradeText),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   Uy: () => (/* binding */ MARK_OF_SEVERITY),
/* harmony export */   Xj: () => (/* binding */ serious),
/* harmony export */   eX: () => (/* binding */ TITLES),
/* harmony export */   gK: () => (/* binding */ categoryVerdict),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   si: () => (/* binding */ tokenChange),
/* harmony export */   t3: () => (/* binding */ shownPercent)
/* harmony export */ });
/** The three states, and the one for what did not run. */
const MARK = {
    fail: "❌",
    part: "⚠️",
    pass: "✅",
    "n/a": "–",
};
const MARK_OF_SEVERITY = {
    error: "❌",
    warning: "⚠️",
    notice: "ℹ️",
};
const TITLES = {
    robustness: "Robustness",
    contract: "Contract",
    fidelity: "Fidelity",
    safety: "Safety",
    protocol: "Protocol",
    performance: "Performance",
    state: "State",
};
/** `1 tool`, `2 tools`. */
function counted(count, noun) {
    return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
/** A percent as it is shown: 100, 92.9. */
const shownPercent = (percent) => Number.isInteger(percent) ? String(percent) : percent.toFixed(1);
/** `C · 81.4`, or why there is no grade. */
function gradeText(grade, percent) {
    return grade === null || percent === null ? "no score" : `${grade} · ${shownPercent(percent)}`;
}
/** What a change in tokens reads like: `+310`, `-20`, `±0`. */
function tokenChange(now, before) {
    const change = now - before;
    if (change === 0)
        return "±0";
    return `${change > 0 ? "+" : "−"}${Math.abs(change).toLocaleString("en-US")}`;
}
/** The findings that are shown one by one: notices are counted only. */
const serious = (report) => report.findings.filter((finding) => finding.severity !== "notice");
/** The verdict of a category as the table shows it. */
function categoryVerdict(report, category) {
    const own = report.findings.filter((finding) => finding.category === category);
    if (own.some((finding) => finding.severity === "error"))
        return "fail";
    if (own.some((finding) => finding.severity === "warning"))
        return "part";
    const score = report.score.categories[category];
    return score?.percent === null || score === undefined ? "n/a" : "pass";
}


/***/ }),

/***/ 3699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   fd: () => (/* binding */ escapeProse),
/* harmony export */   kq: () => (/* binding */ escapeCell),
/* harmony export */   pA: () => (/* binding */ proseHtml),
/* harmony export */   pj: () => (/* reexport safe */ _plain_js__WEBPACK_IMPORTED_MODULE_0__.p)
/* harmony export */ });
/* unused harmony export escapeCommand */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7850);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4854);



/**
 * GitHub links mentions, references, addresses and commits after the markdown is rendered, so that neither backslashes
 * nor entities stop it. A word joiner, which takes no room and allows no line break, does.
 */
const JOINER = "\u2060";
const AUTOLINKS = [
    [/@(?=[\w-])/g, `@${JOINER}`],
    [/#(?=\d)/g, `#${JOINER}`],
    [/\b(gh)-(?=\d)/gi, `$1-${JOINER}`],
    [/\b(https?|ftp|mailto|xmpp|irc)(?=:)/gi, `$1${JOINER}`],
    [/\bwww(?=\.)/gi, `www${JOINER}`],
    [/\b([0-9a-f]{6})(?=[0-9a-f]{1,58}\b)/gi, `$1${JOINER}`],
    [/:(?=[\w+-]+:)/g, `:${JOINER}`],
];
/** Breaks what GitHub would turn into links, pings and pictures. */
function unlink(text) {
    let result = text;
    for (const [pattern, replacement] of AUTOLINKS)
        result = result.replace(pattern, replacement);
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
/** Text within a line of markdown: shown as it is, whatever it holds. Newlines become spaces. Also safe in a table cell. */
function escapeMarkdown(text) {
    return unlink((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .replace(/[\\`*_[\]~$#^]|!(?=\[)/g, "\\$&")
        .replace(/[&<>|]/g, entity)
        .replace(/^[+-]/, "\\$&")
        .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}
/** Text in a cell of a markdown table. */
const escapeCell = escapeMarkdown;
/**
 * Text as code within a line or a table cell. Backticks cannot carry a pipe or a backtick safely in a table, so that such
 * text goes into an element with every punctuation character as an entity.
 */
function codeSpan(text) {
    const line = (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text));
    if (line === "")
        return "<code> </code>";
    if (!/[`|\\]/.test(line))
        return `\`${line}\``;
    return `<code>${unlink(line).replace(/[!-/:-@[-`{-~]/g, (one) => `&#${one.charCodeAt(0)};`)}</code>`;
}
/** Text as a code block of its own: lines kept, the fence longer than any in the text. */
function codeBlock(text, info = "") {
    const body = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text);
    const longest = body.match(/`{3,}/g)?.reduce((max, run) => Math.max(max, run.length), 0) ?? 0;
    const fence = "`".repeat(Math.max(3, longest + 1));
    return `${fence}${info}\n${body}\n${fence}`;
}
/** Text within HTML, in an element or a quoted attribute. */
function escapeHtml(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(/[&<>"']/g, entity);
}
/** Text within XML 1.0, in an element or a quoted attribute. Characters that XML forbids are told by their number. */
function escapeXml(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)
        .replace(/[\ufffe\uffff]/g, "\ufffd")
        .replace(/[&<>"']/g, entity);
}
/** Text for a line of the job's log: workflow commands in it are disarmed. */
function escapeCommand(text) {
    return plain(text)
        .replace(/:(?=:)/g, `:${JOINER}`)
        .replace(/##(?=\[)/g, `#${JOINER}#`);
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
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 && part !== "" ? codeSpan(part) : escapeWithin(part)))
        .join("");
}
/** Escaped text that keeps the spaces at its ends. */
function escapeWithin(part) {
    const [, before = "", inner = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
    return `${before}${inner === "" ? "" : escapeMarkdown(inner)}${after}`;
}
/** The same for HTML, such as the summary of a folded block. */
function proseHtml(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
        .join("");
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
