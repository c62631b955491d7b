export const id = 10;
export const ids = [10];
export const modules = {

/***/ 9010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createPoster: () => (/* binding */ createPoster)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(3360);
// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
;// CONCATENATED MODULE: ./build/report/annotations.js



/** Limits of GitHub's check-run annotations: characters of a title, bytes of a message. */
const TITLE = 255;
const MESSAGE = 16_000;
const LEVEL = {
    error: "failure",
    warning: "warning",
    notice: "notice",
};
function sentence(finding) {
    const fix = `Fix: ${finding.fix}`;
    const again = finding.case === null || finding.reproduce === null ? [] : [`Reproduce: ${finding.reproduce}`];
    return [`${(0,text_escape/* plain */.pj)(finding.message)} (${finding.check})`, fix, ...again.map(text_escape/* plain */.pj)].join("\n");
}
function annotate(findings, place) {
    const [first] = findings;
    if (first === undefined)
        return [];
    const name = first.tool === null ? "MCP server" : (0,cut/* oneLine */.T)((0,text_escape/* plain */.pj)(first.tool));
    const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : "";
    return [
        {
            path: place.path,
            startLine: place.line,
            endLine: place.endLine,
            level: LEVEL[first.severity],
            title: (0,cut/* cut */.J)(`${name}: ${(0,cut/* oneLine */.T)((0,text_escape/* plain */.pj)(first.message))}${more}`, TITLE),
            message: (0,cut/* cut */.J)(`${findings.map(sentence).join("\n\n")}\nDocs: ${first.docs}`, MESSAGE),
        },
    ];
}
/**
 * One annotation for each failing tool with all of its findings, or one for each finding, worst first. What has no place
 * in the sources stands at line 1 of `fallbackPath`, the config or the workflow.
 */
function annotationsOf(report, options) {
    if (options.mode === "off")
        return [];
    const fallback = { path: options.fallbackPath, line: 1, endLine: 1 };
    const findings = report.findings.filter((finding) => finding.severity !== "notice");
    if (options.mode === "per-finding") {
        return findings.flatMap((finding) => annotate([finding], finding.location ?? fallback));
    }
    return [...(0,group/* groupBy */.$)(findings, (finding) => finding.toolIndex).values()].flatMap((group) => annotate(group, group.find((finding) => finding.location !== null)?.location ?? fallback));
}

// EXTERNAL MODULE: ./build/report/comment.js + 5 modules
var comment = __webpack_require__(5189);
;// CONCATENATED MODULE: ./build/report/summary.js

/** GitHub drops a job summary of more than 1 MiB without a word; some room is left for other steps. */
const SUMMARY_LIMIT = 1024 * 1024 - 4096;
/** A check run's `output.summary`, in bytes. */
const CHECK_SUMMARY_LIMIT = 65_535;
/** The same text as the comment without its marker, within a number of UTF-8 bytes. */
function renderSummary(report, options) {
    const limitBytes = options.limitBytes ?? SUMMARY_LIMIT;
    for (let limit = Math.min(limitBytes, SUMMARY_LIMIT);; limit = Math.floor(limit * 0.7)) {
        const body = (0,comment.renderComment)(report, { ...options, key: "", limit });
        const text = body.slice(body.indexOf("\n") + 1);
        if (Buffer.byteLength(text) <= limitBytes || limit < 100)
            return text;
    }
}

// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/action/github/check-run.js
/** Annotations that one request takes; further updates append. */
const PER_REQUEST = 50;
/** Opens the check run as in progress. */
async function openCheckRun(client, context, name) {
    const { owner, repo, sha } = context;
    const { data } = await client.rest.checks.create({
        owner,
        repo,
        name,
        head_sha: sha,
        status: "in_progress",
        started_at: new Date().toISOString(),
    });
    return { id: data.id, url: data.html_url ?? "" };
}
/** Concludes the check run, with as many requests as its annotations need. The last one concludes it. */
async function concludeCheckRun(client, context, run, result) {
    const { owner, repo } = context;
    const annotations = result.annotations.map((one) => ({
        path: one.path,
        start_line: one.startLine,
        end_line: one.endLine,
        annotation_level: one.level,
        title: one.title,
        message: one.message,
    }));
    const { title, summary } = result;
    for (let from = 0; from === 0 || from < annotations.length; from += PER_REQUEST) {
        const last = from + PER_REQUEST >= annotations.length;
        await client.rest.checks.update({
            owner,
            repo,
            check_run_id: run.id,
            output: { title, summary, annotations: annotations.slice(from, from + PER_REQUEST) },
            ...(last
                ? {
                    status: "completed",
                    conclusion: result.conclusion,
                    completed_at: new Date().toISOString(),
                }
                : {}),
        });
    }
}

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 21 modules
var github = __webpack_require__(3206);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(9735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(6856);
;// CONCATENATED MODULE: ./build/action/github/client.js



/** Tries of one request after the first, and the longest wait for a rate limit, in seconds. */
const RETRIES = 2;
const MAX_WAIT = 60;
/** Milliseconds that posting may take as a whole: the report must never be lost to a slow API. */
const BUDGET_MS = 240_000;
const REQUEST_MS = 30_000;
/** A client that waits out rate limits and failures of GitHub, within bounds. */
function createClient(token) {
    const until = Date.now() + BUDGET_MS;
    const again = (wait, _options, _octokit, count) => count < RETRIES && wait <= MAX_WAIT && Date.now() + wait * 1000 < until;
    const client = (0,github/* getOctokit */.Q)(token, {
        request: { retries: RETRIES },
        retry: { doNotRetry: [400, 401, 403, 404, 410, 422] },
        throttle: { onRateLimit: again, onSecondaryRateLimit: again, fallbackSecondaryRateRetryAfter: 5 },
    }, dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A);
    client.hook.before("request", (options) => {
        const left = Math.max(1_000, until - Date.now());
        options.request.signal = AbortSignal.timeout(Math.min(REQUEST_MS, left));
    });
    return client;
}
/** What went wrong with a request, in a few words; `permission` where the token may not do it. */
function reasonOf(error) {
    const { status, message } = error;
    const permission = status === 401 || status === 403 || status === 404;
    return { permission, words: `${status ?? "no answer"}: ${(message ?? "").split("\n")[0]?.slice(0, 200)}` };
}

;// CONCATENATED MODULE: ./build/action/github/comment.js

/** Who the token speaks as. An app's token cannot ask REST for it. */
async function ownLogin(client) {
    const { viewer } = await client.graphql("query { viewer { login } }");
    return bare(viewer.login);
}
const bare = (login) => login.replace(/\[bot\]$/, "").toLowerCase();
/** Our comments with this marker, the oldest first. A comment of anybody else is none of ours, whatever it holds. */
async function ownComments(client, context, marker, login) {
    const { owner, repo, pullRequest } = context;
    const comments = await client.paginate(client.rest.issues.listComments, {
        owner,
        repo,
        issue_number: pullRequest ?? 0,
        per_page: 100,
    });
    return comments
        .filter((one) => bare(one.user?.login ?? "") === login && (one.body ?? "").startsWith(marker))
        .map((one) => ({ id: one.id, body: one.body ?? "", url: one.html_url }))
        .sort((a, b) => a.id - b.id);
}
/** A run on an older commit must not overwrite what a newer one said. */
async function headMoved(client, context) {
    const { owner, repo, pullRequest } = context;
    const { data } = await client.rest.pulls.get({ owner, repo, pull_number: pullRequest ?? 0 });
    return data.head.sha !== context.sha;
}
async function edit(client, context, comment, body) {
    if (comment.body === body)
        return comment.url;
    const { owner, repo } = context;
    const { data } = await client.rest.issues.updateComment({ owner, repo, comment_id: comment.id, body });
    return data.html_url;
}
/**
 * Writes the one comment of a key: edits ours where there is one, else creates it, and removes the duplicate that a run at
 * the same moment may have left. Gives its address, or null where the head has moved on.
 */
async function upsertComment(client, context, key, body, create) {
    if (await headMoved(client, context))
        return null;
    const { owner, repo, pullRequest } = context;
    const marker = (0,comment.commentMarker)(key);
    const login = await ownLogin(client);
    const [known] = await ownComments(client, context, marker, login);
    if (known !== undefined)
        return edit(client, context, known, body);
    if (!create)
        return null;
    const { data } = await client.rest.issues.createComment({
        owner,
        repo,
        issue_number: pullRequest ?? 0,
        body,
    });
    const [first, ...others] = await ownComments(client, context, marker, login);
    if (first === undefined || others.length === 0)
        return data.html_url;
    for (const other of others.filter((one) => one.id === data.id)) {
        await client.rest.issues.deleteComment({ owner, repo, comment_id: other.id });
    }
    return edit(client, context, first, body);
}

;// CONCATENATED MODULE: ./build/action/github/log-annotations.js



/** GitHub shows ten of each kind a step, and cuts messages at 4,096 characters. */
const PER_KIND = 10;
const log_annotations_MESSAGE = 3_900;
const WRITE = { failure: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
/** Annotations as commands of the log, for runs that may not write a check run. */
function logAnnotations(annotations) {
    for (const level of ["failure", "warning", "notice"]) {
        for (const one of annotations.filter((annotation) => annotation.level === level).slice(0, PER_KIND)) {
            WRITE[level]((0,cut/* cut */.J)((0,text_escape/* escapeCommand */.Nf)(one.message), log_annotations_MESSAGE), {
                title: one.title,
                file: one.path,
                startLine: one.startLine,
                endLine: one.endLine,
            });
        }
    }
}

;// CONCATENATED MODULE: ./build/action/github/post.js










const WHY = {
    fork: "a pull request from a fork has a read-only token",
    dependabot: "Dependabot's token is read-only",
};
/** A poster for an event. `token` empty: nothing is posted but the summary. */
function createPoster(token, context, settings) {
    const client = token === "" || context.owner === "" ? null : createClient(token);
    let run = null;
    const lacking = new Map();
    const attempt = async (permission, act) => {
        try {
            return await act();
        }
        catch (error) {
            lacking.set(permission, reasonOf(error).words);
            return null;
        }
    };
    const wantsComment = (report) => context.pullRequest !== null &&
        (settings.comment === "auto" ||
            (settings.comment === "on-problem" && report.conclusion.result === "failure"));
    const postComment = async (report) => {
        if (client === null || context.pullRequest === null || settings.comment === "never")
            return "";
        const options = { key: settings.commentKey, sha: context.sha, reportUrl: context.runUrl };
        const body = (0,comment.renderComment)(report, options);
        const url = await attempt("pull-requests: write", () => upsertComment(client, context, settings.commentKey, body, wantsComment(report)));
        return url ?? "";
    };
    const writeSummary = async (report) => {
        if ((process.env.GITHUB_STEP_SUMMARY ?? "") === "")
            return;
        const text = renderSummary(report, { sha: context.sha, reportUrl: context.runUrl });
        await attempt("the job summary", () => core/* summary */.z.addRaw(text, true).write({ overwrite: true }));
    };
    const conclude = async (report, fallbackPath) => {
        const annotations = annotationsOf(report, { mode: settings.annotations, fallbackPath });
        const open = run;
        if (client === null || open === null)
            return logAnnotations(annotations);
        run = null;
        const title = (0,text_escape/* plain */.pj)(report.failure === null
            ? (0,words/* gradeText */.Fp)(report.score.grade, report.score.percent)
            : "could not start the server");
        const limitBytes = CHECK_SUMMARY_LIMIT;
        const text = renderSummary(report, { sha: context.sha, reportUrl: context.runUrl, limitBytes });
        const result = { conclusion: report.conclusion.result, title, summary: text, annotations };
        const done = await attempt("checks: write", async () => {
            await concludeCheckRun(client, context, open, result);
            return true;
        });
        if (done !== true)
            logAnnotations(annotations);
    };
    return {
        async begin() {
            if (client === null || !settings.checkRun || context.sha === "")
                return;
            run = await attempt("checks: write", () => openCheckRun(client, context, settings.checkName));
        },
        async finish(report, fallbackPath) {
            const checkRunUrl = run?.url ?? "";
            const commentUrl = await postComment(report);
            await conclude(report, fallbackPath);
            await writeSummary(report);
            if (lacking.size > 0) {
                const names = [...lacking].map(([name, words]) => `\`${name}\` (${words})`).join(", ");
                const why = context.readOnlyWhy === null ? "" : ` This is normal here: ${WHY[context.readOnlyWhy]}.`;
                (0,core/* notice */.lm)(`The report is in the job summary. To have all of it, the workflow lacks ${names}.${why}`);
            }
            if (context.pullRequest === null && settings.comment !== "never") {
                (0,core/* info */.pq)("No comment: this event has no pull request.");
            }
            return { commentUrl, checkRunUrl };
        },
        async abandon(conclusion, title, text) {
            const open = run;
            if (client === null || open === null)
                return;
            run = null;
            await attempt("checks: write", () => concludeCheckRun(client, context, open, { conclusion, title, summary: text, annotations: [] }));
        },
    };
}


/***/ }),

/***/ 178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ DOCS_BASE),
/* harmony export */   b: () => (/* binding */ AUDITOR)
/* harmony export */ });
/** Name and version as reports carry them; a test keeps them equal to package.json. */
const AUDITOR = { name: "mcp-audit-action", version: "0.1.0" };
/** Where the generated pages of docs/ can be read. */
const DOCS_BASE = "https://github.com/org/mcp-audit-action/blob/v1/docs";


/***/ }),

/***/ 5189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  COMMENT_LIMIT: () => (/* binding */ COMMENT_LIMIT),
  commentMarker: () => (/* binding */ commentMarker),
  renderComment: () => (/* binding */ renderComment)
});

// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/comment-details.js



function sent(finding, sizes) {
    if (finding.case === null)
        return [];
    const args = finding.arguments === null ? "no arguments" : JSON.stringify(finding.arguments);
    const lines = [`**Sent** ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(args, sizes.args))} (${(0,text_escape/* escapeMarkdown */.FV)(finding.case)})`];
    if (finding.response !== null && finding.response !== "") {
        lines.push(`**Got** ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(finding.response), sizes.response))}`);
    }
    return lines;
}
/** One finding in full: what was sent, what came back, why it matters, how to fix it, how to see it again. */
function findingDetails(finding, sizes) {
    const lines = [
        `${words/* MARK_OF_SEVERITY */.Uy[finding.severity]} **${(0,text_escape/* escapeProse */.fd)(finding.message)}**`,
        ...sent(finding, sizes),
        `**Why it matters** ${(0,text_escape/* escapeProse */.fd)(finding.why)}`,
        `**Fix** ${(0,text_escape/* escapeProse */.fd)(finding.fix)} [\`${finding.check}\`](${finding.docs})`,
    ];
    const reproduce = finding.reproduce === null || finding.case === null ? "" : `\n\n${(0,text_escape/* codeBlock */.DV)(finding.reproduce, "sh")}`;
    return `${lines.join("<br>\n")}${reproduce}`;
}
/** A tool's findings, folded. `limit`: findings shown in full; the rest are named. */
function problemDetails(problem, sizes, limit) {
    const shown = problem.findings.slice(0, limit).map((finding) => findingDetails(finding, sizes));
    const rest = problem.findings.slice(limit);
    const name = problem.tool === null
        ? "the server"
        : `<code>${(0,text_escape/* escapeHtml */.ZD)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(problem.tool), 64)) || " "}</code>`;
    const more = rest.length === 0
        ? []
        : [`And ${rest.length} more: ${rest.map((one) => `\`${one.check}\``).join(", ")}.`];
    const first = problem.findings[0];
    const title = first === undefined ? "" : `: ${(0,text_escape/* proseHtml */.pA)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(first.message), 100))}`;
    return `<details><summary>${name}${title}</summary>\n\n${[...shown, ...more].join("\n\n")}\n\n</details>`;
}

;// CONCATENATED MODULE: ./build/report/comment-failure.js

const LINES = 15;
const HINTS = {
    spawn: "Check `command` and `working-directory`; build the server first with `setup`.",
    startup: "Give the server what it needs through `env` (it gets nothing of the job's environment), build it first with `setup`, check `working-directory`, or raise `startup-timeout-ms`.",
    initialize: "Check that the command starts an MCP server on stdio, and that it speaks a revision of the protocol.",
    list: "A server may list its tools only with a key or a flag: check `env` and the arguments of `command`.",
};
/** Why there is nothing to judge, the last lines of stderr, and what to try. */
function failureText(report) {
    const { failure } = report;
    if (failure === null)
        return "";
    const tail = failure.stderrTail.trimEnd().split("\n").slice(-LINES).join("\n");
    return [
        (0,text_escape/* escapeProse */.fd)(failure.message),
        `Command: ${(0,text_escape/* codeSpan */.SS)(report.server.target)}`,
        ...(tail === "" ? ["It wrote nothing to stderr."] : ["The last lines of its stderr:", (0,text_escape/* codeBlock */.DV)(tail)]),
        `**What to try** ${HINTS[failure.stage] ?? ""}`,
    ].join("\n\n");
}

// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
;// CONCATENATED MODULE: ./build/report/comment-rest.js





const NAMES = 20;
function names(all, limit = NAMES) {
    const shown = all.slice(0, limit).map((name) => (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(name, 64)));
    return all.length > limit ? `${shown.join(", ")} and ${all.length - limit} more` : shown.join(", ");
}
function skipped(report) {
    if (report.skipped.length === 0)
        return [];
    const groups = (0,group/* groupBy */.$)(report.skipped, (one) => one.reason);
    return [...groups]
        .slice(0, 10)
        .map(([reason, tools]) => `- not called (${(0,text_escape/* escapeProse */.fd)(reason)}): ${names(tools.map((one) => one.tool))}`);
}
function notVerified(report) {
    return report.checks.flatMap((check) => {
        const groups = (0,group/* groupBy */.$)(check.notVerified, (one) => one.reason.replace(/:.*$/s, ""));
        return [...groups].slice(0, 5).map(([reason, entries]) => {
            const calls = entries.reduce((sum, one) => sum + one.calls, 0);
            const tools = [...new Set(entries.flatMap((one) => one.tool ?? []))];
            const of = tools.length === 0 ? "" : ` of ${names(tools, 5)}`;
            return `- \`${check.id}\` not verified (${(0,text_escape/* escapeProse */.fd)(reason)}): ${(0,words/* counted */.hS)(calls, "call")}${of}`;
        });
    });
}
function notices(report) {
    const groups = (0,group/* groupBy */.$)(report.findings.filter((finding) => finding.severity === "notice"), (finding) => finding.check);
    return [...groups].map(([check, found]) => {
        const tools = [...new Set(found.flatMap((one) => one.tool ?? []))];
        return `- notice \`${check}\`: ${(0,words/* counted */.hS)(found.length, "time")}${tools.length === 0 ? "" : `, ${names(tools, 5)}`}`;
    });
}
/** Everything that is said once and folded: what was not called, not verified, noticed, suppressed, and how the score is computed. */
function restDetails(report, brief) {
    const { crashResilience } = report.metrics;
    const percent = crashResilience.percent === null ? "not measured" : `${crashResilience.percent} %`;
    const masked = crashResilience.masked > 0 ? `, ${crashResilience.masked} of them masked` : "";
    const lines = [
        `- crash resilience ${percent}: ${crashResilience.graceful} of ${crashResilience.cases} malformed calls answered gracefully${masked}`,
        ...(brief ? [] : skipped(report)),
        ...(brief ? [] : notVerified(report)),
        ...(brief ? [] : notices(report)),
        ...report.suppressed
            .slice(0, 20)
            .map((one) => `- suppressed \`${one.check}\` ${one.tool === null ? "" : (0,text_escape/* codeSpan */.SS)(one.tool)}: ${(0,text_escape/* escapeProse */.fd)(one.reason)}`),
        ...report.warnings.slice(0, 10).map((warning) => `- ${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(warning, 300))}`),
        `- [what each check means](${version/* DOCS_BASE */.M}/checks/README.md) · [how the score is computed](${version/* DOCS_BASE */.M}/../README.md#the-score)`,
    ];
    const skippedCount = report.skipped.length;
    const summary = skippedCount === 0 ? "details" : `${(0,words/* counted */.hS)(skippedCount, "tool")} not called · details`;
    return `<details><summary>${summary}</summary>\n\n${lines.join("\n")}\n\n</details>`;
}

// EXTERNAL MODULE: ./node_modules/markdown-table/index.js
var markdown_table = __webpack_require__(3116);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
;// CONCATENATED MODULE: ./build/report/comment-tables.js






const MESSAGE_CHARS = 160;
function categoryNote(report, category) {
    const score = report.score.categories[category];
    const own = (0,words/* serious */.Xj)(report).filter((finding) => finding.category === category);
    if (own.length > 0) {
        const tools = new Set(own.map((finding) => finding.toolIndex)).size;
        return `${(0,words/* counted */.hS)(own.length, "problem")}${tools > 1 ? ` in ${tools} places` : ""}`;
    }
    return score.percent === null ? (0,text_escape/* escapeProse */.fd)(score.notRun ?? "") : "";
}
/** One row for each category: state, score, and what is wrong in a few words. */
function categoryTable(report) {
    const rows = finding/* CATEGORIES */.R.map((category) => {
        const { percent } = report.score.categories[category];
        const shown = percent === null ? "not run" : (0,words/* shownPercent */.t3)(percent);
        return [
            words/* MARK */.M$[(0,words/* categoryVerdict */.gK)(report, category)],
            words/* TITLES */.eX[category] ?? category,
            shown,
            categoryNote(report, category),
        ];
    });
    return (0,markdown_table/* markdownTable */.Q)([["", "Category", "Score", ""], ...rows], { align: ["", "", "r", ""] });
}
/** The tools with errors or warnings, worst first; the server as a whole is one of them. */
function problemsOf(report) {
    const groups = (0,group/* groupBy */.$)((0,words/* serious */.Xj)(report), (finding) => finding.toolIndex);
    return [...groups.values()].map((findings) => ({ tool: findings[0]?.tool ?? null, findings }));
}
const place = (finding) => {
    const { location } = finding;
    return location === null ? "" : ` ${(0,text_escape/* escapeCell */.kq)(`${location.path}:${location.line}`)}`;
};
function stateOf(problem, compared) {
    if (!compared)
        return "";
    return problem.findings.some((finding) => finding.baseline === "new") ? "new" : "known";
}
/** One row for each failing tool: state, tool, its worst problem and how many more, new or known. */
function problemTable(report, problems) {
    const compared = report.baseline !== undefined && report.baseline.label !== "";
    const rows = problems.flatMap((problem) => {
        const [first, ...more] = problem.findings;
        if (first === undefined)
            return [];
        const name = problem.tool === null ? "the server" : (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(problem.tool, 64));
        const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
        const cells = [
            `${words/* MARK_OF_SEVERITY */.Uy[first.severity]} ${name}${place(first)}`,
            `${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(first.message, MESSAGE_CHARS))}${others}`,
        ];
        return [compared ? [...cells, stateOf(problem, compared)] : cells];
    });
    const head = compared ? ["Tool", "Problem", ""] : ["Tool", "Problem"];
    return (0,markdown_table/* markdownTable */.Q)([head, ...rows], { alignDelimiters: false });
}

;// CONCATENATED MODULE: ./build/report/headline-markdown.js


function change(report) {
    const { baseline } = report;
    if (baseline === undefined || baseline.label === "")
        return "";
    const fresh = report.findings.filter((one) => one.baseline === "new" && one.severity !== "notice").length;
    const before = ` (was ${(0,words/* gradeText */.Fp)(baseline.grade, baseline.score)})`;
    const fixed = baseline.fixed.length > 0 ? ` · ${baseline.fixed.length} fixed` : "";
    return `${before} · ${fresh === 0 ? "nothing new" : (0,words/* counted */.hS)(fresh, "new problem")}${fixed}`;
}
/** The first line: grade, score, and the change against the baseline. */
function headline(report) {
    if (report.failure !== null)
        return "### ❌ MCP audit: could not start the server";
    const grade = (0,words/* gradeText */.Fp)(report.score.grade, report.score.percent);
    const only = report.headline === null ? "" : `, ${(0,text_escape/* escapeMarkdown */.FV)(report.headline)}`;
    const stopped = report.stopped === null ? "" : " · ended early";
    return `### MCP audit: ${grade}${change(report)}${only}${stopped}`;
}
function coverage(report) {
    const { tools, called } = report.metrics.coverage;
    if (tools === 0)
        return "no tools";
    if (called === tools)
        return `${(0,words/* counted */.hS)(tools, "tool")}, all called`;
    return `${(0,words/* counted */.hS)(tools, "tool")}: ${called} called, ${tools - called} not`;
}
/** The second line: what was audited, how much of it, what its list costs, at which commit. */
function subtitle(report, sha) {
    const { name, version, transport, target } = report.server;
    const who = (0,text_escape/* escapeMarkdown */.FV)(name === "" ? target : `${name} ${version}`);
    const { tokens } = report.metrics.contextCost;
    const before = report.baseline?.tokens ?? null;
    const by = before === null ? "" : ` (${(0,words/* tokenChange */.si)(tokens, before)})`;
    const cost = `tool list ${tokens.toLocaleString("en-US")} tokens${by}`;
    const commit = sha === "" ? [] : [`\`${sha.slice(0, 7)}\``];
    return [`**${who}**`, transport, coverage(report), cost, ...commit].join(" · ");
}

;// CONCATENATED MODULE: ./build/report/comment.js






/** GitHub refuses longer bodies, in UTF-16 code units (create and update alike). */
const COMMENT_LIMIT = 65_536;
/** The hidden line a comment is found by. The key is encoded, so that no text can pose as the marker of another. */
function commentMarker(key) {
    return `<!-- mcp-audit-action:comment:${Buffer.from(key).toString("base64url")} -->`;
}
/** Tried in this order until one fits. The last always does. */
const AMOUNTS = [
    { rows: 100, details: 50, findings: 8, sizes: { args: 400, response: 600 }, brief: false },
    { rows: 60, details: 30, findings: 4, sizes: { args: 200, response: 300 }, brief: false },
    { rows: 40, details: 15, findings: 2, sizes: { args: 150, response: 200 }, brief: false },
    { rows: 25, details: 5, findings: 1, sizes: { args: 100, response: 100 }, brief: true },
    { rows: 10, details: 0, findings: 0, sizes: { args: 0, response: 0 }, brief: true },
];
const NOTHING_CALLED = "Mark the tools that only read with `readOnlyHint: true`, or set `scope: malformed` in a throwaway environment, to have them tested.";
function comment_link(options) {
    return options.reportUrl === null ? "the report files" : `the [full report](${options.reportUrl})`;
}
function problemParts(report, amount, options) {
    const problems = problemsOf(report);
    if (problems.length === 0)
        return [];
    const folded = problems.length - Math.min(amount.rows, problems.length);
    const untold = problems.length - Math.min(amount.details, problems.length);
    return [
        problemTable(report, problems.slice(0, amount.rows)),
        ...(folded > 0 ? [`${(0,words/* counted */.hS)(folded, "more tool")} with problems: see ${comment_link(options)}.`] : []),
        ...problems.slice(0, amount.details).map((one) => problemDetails(one, amount.sizes, amount.findings)),
        ...(untold > 0 && folded === 0
            ? [`Details of ${(0,words/* counted */.hS)(untold, "more tool")}: see ${comment_link(options)}.`]
            : []),
    ];
}
function render(report, options, amount) {
    const problems = problemParts(report, amount, options);
    const clean = problems.length === 0;
    const parts = [
        `${commentMarker(options.key)}\n${headline(report)}`,
        subtitle(report, options.sha),
        ...(report.headline === null ? [] : [NOTHING_CALLED]),
        ...(clean ? [] : [categoryTable(report)]),
        ...problems,
        restDetails(report, amount.brief),
    ];
    return `${parts.join("\n\n")}\n`;
}
function renderFailure(report, options) {
    return `${commentMarker(options.key)}\n${headline(report)}\n\n${failureText(report)}\n`;
}
/**
 * The comment: grade and change first, then a table of categories and one of failing tools, worst first, then folded
 * details. A comment that is too long is rendered again with less detail; what is left out is counted and linked.
 */
function renderComment(report, options) {
    const limit = options.limit ?? COMMENT_LIMIT;
    if (report.failure !== null)
        return renderFailure(report, options).slice(0, limit);
    let body = "";
    for (const amount of AMOUNTS) {
        body = render(report, options, amount);
        if (body.length <= limit)
            return body;
    }
    return body.slice(0, limit);
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


/***/ })

};
