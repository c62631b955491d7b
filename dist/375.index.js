export const id = 375;
export const ids = [375];
export const modules = {

/***/ 3388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   UU: () => (/* binding */ createClient)
/* harmony export */ });
/* unused harmony export PACE */
/** Tries of one request after the first, and the longest wait for a rate limit, in seconds. */
const RETRIES = 2;
const MAX_WAIT = 60;
/** Milliseconds: of one try, of what the plugins call a second, and between two writes, as GitHub asks for. */
const PACE = { tryMs: 30_000, secondMs: 1_000, gapMs: 1_000 };
/** Writes in turn, with a gap between them. The plugin's own gap before a comment is three seconds of every job. */
function inTurn() {
    let last = Promise.resolve();
    let nextAt = 0;
    const schedule = (_options, job) => {
        last = last.then(async () => {
            const wait = nextAt - Date.now();
            if (wait > 0)
                await new Promise((done) => setTimeout(done, wait));
            await job();
            nextAt = Date.now() + PACE.gapMs;
        });
        return last;
    };
    return { key: () => ({ schedule }) };
}
const atOnce = {
    key: () => ({
        schedule: (_options, job, ...args) => job(...args),
    }),
};
/** Bounds each try, the ones after a wait too, and gives up once the budget is used. */
function bounded(left) {
    return (octokit) => {
        octokit.hook.wrap("request", (request, options) => {
            if (left() <= 0)
                throw new Error("the time for posting is used up");
            options.request.signal = AbortSignal.timeout(Math.min(PACE.tryMs, left()));
            return request(options);
        });
        return {};
    };
}
/** Loaded when there is somebody to post for: they are most of what the action would load at its start. */
async function library() {
    const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
        __webpack_require__.e(/* import() */ 206).then(__webpack_require__.bind(__webpack_require__, 3206)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(973)]).then(__webpack_require__.bind(__webpack_require__, 9735)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(856)]).then(__webpack_require__.bind(__webpack_require__, 6856)),
    ]);
    return { getOctokit, retry, throttling };
}
/** A client that waits out rate limits and failures of GitHub, within bounds. */
async function createClient(token, budgetMs) {
    const { getOctokit, retry, throttling } = await library();
    let until = Date.now() + budgetMs;
    const left = () => until - Date.now();
    const again = (wait, _options, _octokit, count) => count < RETRIES && wait <= MAX_WAIT && wait * PACE.secondMs < left();
    const throttle = {
        onRateLimit: again,
        onSecondaryRateLimit: again,
        fallbackSecondaryRateRetryAfter: 5,
        retryAfterBaseValue: PACE.secondMs,
        write: inTurn(),
        notifications: atOnce,
    };
    const doNotRetry = [400, 401, 403, 404, 410, 422, 451];
    const client = getOctokit(token, {
        // Not as `request.retries`: that would try again what the list says not to.
        retry: { retries: RETRIES, doNotRetry, retryAfterBaseValue: PACE.secondMs },
        throttle: throttle,
    }, 
    // The first is the innermost: it sees every try.
    bounded(left), retry, throttling);
    // The plugins count tries in an object that all requests of a client share: each gets its own, or waits would add up.
    client.hook.wrap("request", (request, options) => {
        options.request = { ...options.request };
        return request(options);
    });
    return Object.assign(client, {
        allow(ms) {
            until = Date.now() + ms;
        },
    });
}
const kindOf = (status, message) => {
    if (status === 403 && /locked/i.test(message))
        return "locked";
    if (/rate limit/i.test(message))
        return "fault";
    return status === 401 || status === 403 || status === 404 ? "permission" : "fault";
};
/** What went wrong with a request, in a few words. */
function reasonOf(error) {
    const { status, message = "" } = error;
    const first = message.split("\n")[0]?.slice(0, 200) ?? "";
    return { kind: kindOf(status, message), words: status === undefined ? first : `${status}: ${first}` };
}
/** Whether the thing asked for is not there (any more). */
function isGone(error) {
    const { status } = error;
    return status === 404 || status === 410;
}


/***/ }),

/***/ 4375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createPoster: () => (/* binding */ createPoster)
});

// EXTERNAL MODULE: ./build/facts/group.js
var facts_group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/text/plain.js
var plain = __webpack_require__(4854);
;// CONCATENATED MODULE: ./build/report/annotations.js





/** Limits of GitHub's check-run annotations: characters of a title, bytes of a message. */
const TITLE = 255;
const MESSAGE = 16_000;
const LEVEL = {
    error: "failure",
    warning: "warning",
    notice: "notice",
};
/** Where a finding stands, when that is not where the annotation does. */
function elsewhere({ location }, place) {
    if (location === null || (location.path === place.path && location.line === place.line))
        return "";
    return ` at ${location.path}:${location.line}`;
}
function sentence(finding, place) {
    const { reproduce } = finding;
    // A command is to be copied as it is: one with an address in it stands in the report only.
    const copies = finding.case !== null && reproduce !== null && !/:\/\//.test(reproduce);
    const again = copies ? [`Reproduce: ${(0,plain/* plain */.p)(reproduce)}`] : [];
    const said = `${(0,text_escape/* escapeAnnotation */.tJ)(finding.message)} (${finding.check}${elsewhere(finding, place)})`;
    return [said, `Fix: ${(0,text_escape/* escapeAnnotation */.tJ)(finding.fix)}`, ...again].join("\n");
}
function columnsOf({ line, endLine, column, endColumn }) {
    if (line !== endLine || column === undefined || endColumn === undefined)
        return null;
    return { start: column, end: endColumn };
}
function annotate(group, place) {
    const findings = [...group].sort((a, b) => (0,finding/* severityRank */.qs)(a.severity) - (0,finding/* severityRank */.qs)(b.severity));
    const [first] = findings;
    if (first === undefined)
        return [];
    const name = first.tool === null ? "MCP server" : (0,cut/* oneLine */.T)((0,plain/* plain */.p)(first.tool));
    const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : "";
    const link = `\nDocs: ${first.docs}`;
    const body = findings.map((finding) => sentence(finding, place)).join("\n\n");
    return [
        {
            path: place.path,
            startLine: place.line,
            endLine: place.endLine,
            columns: columnsOf(place),
            level: LEVEL[first.severity],
            title: (0,cut/* cut */.J)(`${name}: ${(0,cut/* oneLine */.T)((0,text_escape/* escapeAnnotation */.tJ)(first.message))}${more}`, TITLE),
            message: `${(0,cut/* cut */.J)(body, MESSAGE - link.length)}${link}`,
        },
    ];
}
const placeKey = ({ location }) => (location === null ? "" : `${location.path}:${location.line}`);
/**
 * One annotation for each failing tool, where it is registered, with all of its findings, or one for each finding, worst
 * first. Findings of the server stand where the sources show them. What has no place stands at line 1 of `fallbackPath`,
 * the config or the workflow.
 */
function annotationsOf(report, options) {
    if (options.mode === "off")
        return [];
    const fallback = { path: options.fallbackPath, line: 1, endLine: 1 };
    const findings = report.findings.filter((finding) => finding.severity !== "notice");
    const placed = (group) => group.find(({ location }) => location !== null)?.location;
    if (options.mode === "per-finding") {
        return findings.flatMap((finding) => annotate([finding], finding.location ?? fallback));
    }
    return [...(0,facts_group/* groupBy */.$)(findings, (finding) => finding.toolIndex)].flatMap(([index, group]) => {
        if (index !== null)
            return annotate(group, report.tools[index]?.location ?? placed(group) ?? fallback);
        return [...(0,facts_group/* groupBy */.$)(group, placeKey).values()].flatMap((one) => annotate(one, placed(one) ?? fallback));
    });
}

// EXTERNAL MODULE: ./build/report/comment.js + 7 modules
var comment = __webpack_require__(6050);
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
// EXTERNAL MODULE: ./build/action/core.js + 1 modules
var core = __webpack_require__(3960);
;// CONCATENATED MODULE: ./build/action/github/check-run.js
/** Annotations that one request takes; further updates append. */
const PER_REQUEST = 50;
/** Opens the check run as in progress. Its details lead to this run of the workflow, also when the commit had one before. */
async function openCheckRun(client, context, name) {
    const { owner, repo, sha, runUrl } = context;
    const { data } = await client.rest.checks.create({
        owner,
        repo,
        name,
        head_sha: sha,
        details_url: runUrl,
        status: "in_progress",
        started_at: new Date().toISOString(),
    });
    if (typeof data?.id !== "number")
        throw new Error("the answer holds no check run");
    return { id: data.id, url: data.html_url ?? "" };
}
const shown = (one) => ({
    path: one.path,
    start_line: one.startLine,
    end_line: one.endLine,
    annotation_level: one.level,
    title: one.title,
    message: one.message,
});
const isRefused = (error) => error.status === 422;
/** Adds annotations; gives those of the requests that GitHub refused. One bad annotation refuses its whole request. */
async function check_run_annotate(client, where, { title, summary, annotations }) {
    const refused = [];
    for (let from = 0; from < annotations.length; from += PER_REQUEST) {
        const batch = annotations.slice(from, from + PER_REQUEST);
        try {
            const output = { title, summary, annotations: batch.map(shown) };
            await client.rest.checks.update({ ...where, output });
        }
        catch (error) {
            if (!isRefused(error))
                throw error;
            refused.push(...batch);
        }
    }
    return refused;
}
/**
 * Concludes the check run, with as many requests as its annotations need. It is concluded whatever becomes of these: one
 * left open blocks the merge. Gives the annotations that are not shown. Throws when it could not be concluded.
 */
async function concludeCheckRun(client, context, run, result) {
    const { owner, repo } = context;
    const where = { owner, repo, check_run_id: run.id };
    const { title, summary, conclusion } = result;
    const end = { status: "completed", conclusion, completed_at: new Date().toISOString() };
    const [last, earlier] = [result.annotations.slice(-PER_REQUEST), result.annotations.slice(0, -PER_REQUEST)];
    const output = { title, summary };
    let missing = [...result.annotations];
    try {
        missing = [...(await check_run_annotate(client, where, { ...result, annotations: earlier })), ...last];
        await client.rest.checks.update({
            ...where,
            ...end,
            output: { ...output, annotations: last.map(shown) },
        });
        return missing.slice(0, -last.length || undefined);
    }
    catch (error) {
        // Refused for an annotation, or a fault in between: the conclusion is what the merge waits for.
        await client.rest.checks.update({ ...where, ...end, ...(isRefused(error) ? { output } : {}) });
        return missing;
    }
}

// EXTERNAL MODULE: ./build/action/github/client.js
var github_client = __webpack_require__(3388);
;// CONCATENATED MODULE: ./build/action/github/comment.js


/** Who the job's own token speaks as. */
const JOB_LOGIN = "github-actions";
const bare = (login) => login.replace(/\[bot\]$/, "").toLowerCase();
/** Who the token speaks as. An app's token cannot ask REST for it; a server without this query has the job's token. */
async function ownLogin(client) {
    try {
        const { viewer } = await client.graphql("query { viewer { login } }");
        return bare(viewer.login);
    }
    catch {
        return JOB_LOGIN;
    }
}
/** Our comments with this marker, the oldest first. A comment of anybody else is none of ours, whatever it holds. */
async function ownComments({ client, owner, repo, number, marker, login }) {
    const where = { owner, repo, issue_number: number, per_page: 100 };
    const comments = await client.paginate(client.rest.issues.listComments, where);
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
/** Edits a comment unless it says so already. Null when somebody deleted it meanwhile. */
async function edit({ client, owner, repo }, comment, body) {
    if (comment.body === body)
        return comment.url;
    try {
        const { data } = await client.rest.issues.updateComment({ owner, repo, comment_id: comment.id, body });
        return data.html_url;
    }
    catch (error) {
        if ((0,github_client/* isGone */.ST)(error))
            return null;
        throw error;
    }
}
async function remove({ client, owner, repo }, id) {
    try {
        await client.rest.issues.deleteComment({ owner, repo, comment_id: id });
    }
    catch (error) {
        if (!(0,github_client/* isGone */.ST)(error))
            throw error;
    }
}
/** Creates the comment, and removes it again where a run at the same moment was first: that one is edited. */
async function create(place, body) {
    const { client, owner, repo, number } = place;
    const { data } = await client.rest.issues.createComment({ owner, repo, issue_number: number, body });
    const [first] = await ownComments(place);
    if (first === undefined || first.id === data.id)
        return data.html_url;
    const url = await edit(place, first, body);
    if (url === null)
        return data.html_url;
    await remove(place, data.id);
    return url;
}
/**
 * Writes the one comment of a key: edits ours where there is one, else creates it where `wanted`. Nothing is written where
 * the head has moved on. Throws what GitHub refuses.
 */
async function upsertComment(client, context, key, body, wanted) {
    if (await headMoved(client, context))
        return { url: "", skipped: "head-moved" };
    const { owner, repo, pullRequest } = context;
    const login = await ownLogin(client);
    const place = { client, owner, repo, number: pullRequest ?? 0, marker: (0,comment.commentMarker)(key), login };
    const [known] = await ownComments(place);
    const edited = known === undefined ? null : await edit(place, known, body);
    if (edited !== null)
        return { url: edited, skipped: null };
    if (!wanted)
        return { url: "", skipped: "not-wanted" };
    return { url: await create(place, body), skipped: null };
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
                title: (0,text_escape/* escapeCommand */.Nf)(one.title),
                file: one.path,
                startLine: one.startLine,
                endLine: one.endLine,
                ...(one.columns === null ? {} : { startColumn: one.columns.start, endColumn: one.columns.end }),
            });
        }
    }
}

;// CONCATENATED MODULE: ./build/action/github/trouble.js



/** Why the token cannot write whatever the workflow says: it lacks nothing then. */
const WHY = {
    fork: "a pull request from a fork has a read-only token. A second workflow with `mode: publish` comments on it: see the README",
    dependabot: "Dependabot's token is read-only unless `permissions:` raises it",
};
const lack = (permissions, readOnlyWhy) => readOnlyWhy === null
    ? `To have all of it, the workflow lacks ${permissions}.`
    : `GitHub refused what needs ${permissions}, which is normal here: ${WHY[readOnlyWhy]}.`;
function sentences(noted, readOnlyWhy) {
    const of = (kind) => [...noted].filter(([, one]) => one.kind === kind);
    const listed = (entries) => entries.map(([name, { words }]) => `\`${name}\` (${words})`).join(", ");
    const [lacking, locked, faults] = [of("permission"), of("locked"), of("fault")];
    return [
        ...(lacking.length === 0 ? [] : [lack(listed(lacking), readOnlyWhy)]),
        ...(locked.length === 0 ? [] : ["The pull request is locked: no comment can be written."]),
        ...(faults.length === 0 ? [] : [`GitHub did not take what needs ${listed(faults)}.`]),
    ];
}
/** Gathers what goes wrong while posting. It is normal without the right to write, and never an error. */
function createTroubles(context) {
    const noted = new Map();
    return {
        async attempt(permission, act) {
            try {
                return await act();
            }
            catch (error) {
                noted.set(permission, (0,github_client/* reasonOf */.A3)(error));
                return null;
            }
        },
        tell() {
            if (noted.size === 0)
                return;
            const told = sentences(noted, context.readOnlyWhy).join(" ");
            (0,core/* notice */.lm)((0,text_escape/* escapeCommand */.Nf)(`The report is in the job summary. ${told}`));
        },
    };
}

;// CONCATENATED MODULE: ./build/action/github/post.js













/** Milliseconds for all requests of a step together. A cancelled job is killed some seconds after its signal. */
const BUDGET = { begin: 60_000, finish: 240_000, cancelled: 5_000 };
const COMMENT = "pull-requests: write";
const CHECK = "checks: write";
/** What the texts say of the event. */
const told = ({ sha, runUrl, claimed }) => ({ sha, reportUrl: runUrl, claimed });
function wantsComment({ comment }, report) {
    return comment === "auto" || (comment === "on-problem" && report.conclusion.result === "failure");
}
async function postComment(around, body, wanted) {
    const { client, context, settings, troubles } = around;
    if (client === null || context.pullRequest === null || settings.comment === "never")
        return "";
    const { commentKey: key } = settings;
    const done = await troubles.attempt(COMMENT, () => upsertComment(client, context, key, body, wanted));
    if (done?.skipped === "head-moved") {
        (0,core/* info */.pq)("No comment: the pull request has a newer commit, whose own run answers.");
    }
    return done?.url ?? "";
}
async function writeSummary({ troubles }, text) {
    if ((process.env.GITHUB_STEP_SUMMARY ?? "") === "")
        return;
    await troubles.attempt("the job summary", () => core/* summary */.z.addRaw(text, true).write({ overwrite: true }));
}
/** One line beside the check's name: the grade, and what fails it. */
function titleOf({ failure, score, conclusion }) {
    if (failure !== null)
        return "could not start the server";
    return (0,cut/* cut */.J)((0,plain/* plain */.p)([(0,words/* gradeText */.Fp)(score.grade, score.percent), ...conclusion.reasons].join(" · ")), 200);
}
/** A run that came to no report: an older comment must not pass for its answer. */
async function tellAborted(around, text) {
    const body = (0,comment.renderAborted)(text, { key: around.settings.commentKey, ...told(around.context) });
    await writeSummary(around, body.slice(body.indexOf("\n") + 1));
    await postComment(around, body, true);
    around.troubles.tell();
}
function checkResult({ context, settings }, report, fallbackPath) {
    const limits = { ...told(context), limitBytes: CHECK_SUMMARY_LIMIT };
    return {
        conclusion: report.conclusion.result,
        title: titleOf(report),
        summary: renderSummary(report, limits),
        annotations: annotationsOf(report, { mode: settings.annotations, fallbackPath }),
    };
}
async function conclude(around, run, result) {
    const { client, context, troubles } = around;
    const shown = client === null || run === null
        ? null
        : await troubles.attempt(CHECK, () => concludeCheckRun(client, context, run, result));
    logAnnotations(shown ?? result.annotations);
}
/** A poster for an event. `token` empty: nothing is posted but the summary. */
async function createPoster(token, context, settings) {
    const client = token === "" || context.owner === "" ? null : await (0,github_client/* createClient */.UU)(token, BUDGET.begin);
    const troubles = createTroubles(context);
    const around = { client, context, settings, troubles };
    let run = null;
    return {
        async begin() {
            if (client === null || !settings.checkRun || context.sha === "")
                return;
            run = await troubles.attempt(CHECK, () => openCheckRun(client, context, settings.checkName));
        },
        async finish(report, fallbackPath) {
            // What needs no network comes first: nothing that happens to the rest can lose it.
            await writeSummary(around, renderSummary(report, told(context)));
            client?.allow(BUDGET.finish);
            const open = run;
            const body = (0,comment.renderComment)(report, { key: settings.commentKey, ...told(context) });
            const commentUrl = await postComment(around, body, wantsComment(settings, report));
            run = null;
            await conclude(around, open, checkResult(around, report, fallbackPath));
            troubles.tell();
            if (commentUrl !== "")
                (0,core/* info */.pq)(`Comment: ${commentUrl}`);
            if (context.pullRequest === null && settings.comment !== "never") {
                (0,core/* info */.pq)("No comment: this event has no pull request.");
            }
            return { commentUrl, checkRunUrl: open?.url ?? "" };
        },
        async abandon(conclusion, title, text) {
            const open = run;
            run = null;
            client?.allow(conclusion === "failure" ? BUDGET.begin : BUDGET.cancelled);
            if (conclusion === "failure")
                await tellAborted(around, text);
            if (client === null || open === null)
                return;
            const result = { conclusion, title, summary: (0,text_escape/* escapeProse */.fd)(text), annotations: [] };
            await troubles.attempt(CHECK, () => concludeCheckRun(client, context, open, result));
        },
    };
}


/***/ })

};
