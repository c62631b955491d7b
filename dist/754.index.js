export const id = 754;
export const ids = [754,375];
export const modules = {

/***/ 3388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   UU: () => (/* binding */ createClient)
/* harmony export */ });
/* unused harmony export PACE */
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3206);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);



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
/** A client that waits out rate limits and failures of GitHub, within bounds. */
function createClient(token, budgetMs) {
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
    const client = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, {
        // Not as `request.retries`: that would try again what the list says not to.
        retry: { retries: RETRIES, doNotRetry, retryAfterBaseValue: PACE.secondMs },
        throttle: throttle,
    }, 
    // The first is the innermost: it sees every try.
    bounded(left), _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_1__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_2__/* .throttling */ .A);
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

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(3360);
// EXTERNAL MODULE: ./build/facts/group.js
var facts_group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
;// CONCATENATED MODULE: ./build/report/annotations.js



/** A word joiner, which takes no room: an address of the server's is none of our links. */
const JOINER = "\u2060";
const ADDRESS = /\b(https?|ftp|mailto)(?=:)/gi;
/** Limits of GitHub's check-run annotations: characters of a title, bytes of a message. */
const TITLE = 255;
const MESSAGE = 16_000;
const LEVEL = {
    error: "failure",
    warning: "warning",
    notice: "notice",
};
const RANK = { error: 0, warning: 1, notice: 2 };
const unlinked = (text) => (0,text_escape/* plain */.pj)(text).replace(ADDRESS, `$1${JOINER}`);
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
    const again = copies ? [`Reproduce: ${(0,text_escape/* plain */.pj)(reproduce)}`] : [];
    const said = `${unlinked(finding.message)} (${finding.check}${elsewhere(finding, place)})`;
    return [said, `Fix: ${unlinked(finding.fix)}`, ...again].join("\n");
}
function columnsOf({ line, endLine, column, endColumn }) {
    if (line !== endLine || column === undefined || endColumn === undefined)
        return null;
    return { start: column, end: endColumn };
}
function annotate(group, place) {
    const findings = [...group].sort((a, b) => RANK[a.severity] - RANK[b.severity]);
    const [first] = findings;
    if (first === undefined)
        return [];
    const name = first.tool === null ? "MCP server" : (0,cut/* oneLine */.T)((0,text_escape/* plain */.pj)(first.tool));
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
            title: (0,cut/* cut */.J)(`${name}: ${(0,cut/* oneLine */.T)(unlinked(first.message))}${more}`, TITLE),
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
var comment = __webpack_require__(9681);
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



const WHY = {
    fork: "a pull request from a fork has a read-only token (`mode: publish` comments on it, see the README)",
    dependabot: "Dependabot's token is read-only unless `permissions:` raises it",
};
function sentences(noted, why) {
    const of = (kind) => [...noted].filter(([, one]) => one.kind === kind);
    const listed = (entries) => entries.map(([name, { words }]) => `\`${name}\` (${words})`).join(", ");
    const [lacking, locked, faults] = [of("permission"), of("locked"), of("fault")];
    return [
        ...(lacking.length === 0 ? [] : [`To have all of it, the workflow lacks ${listed(lacking)}.${why}`]),
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
            const { readOnlyWhy } = context;
            const why = readOnlyWhy === null ? "" : ` This is normal here: ${WHY[readOnlyWhy]}.`;
            (0,core/* notice */.lm)((0,text_escape/* escapeCommand */.Nf)(`The report is in the job summary. ${sentences(noted, why).join(" ")}`));
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
    return (0,cut/* cut */.J)((0,text_escape/* plain */.pj)([(0,words/* gradeText */.Fp)(score.grade, score.percent), ...conclusion.reasons].join(" · ")), 200);
}
/** A run that came to no report: an older comment must not pass for its answer. */
async function tellAborted(around, text) {
    const body = (0,comment.renderAborted)(text, { key: around.settings.commentKey, sha: around.context.sha });
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
function createPoster(token, context, settings) {
    const client = token === "" || context.owner === "" ? null : (0,github_client/* createClient */.UU)(token, BUDGET.begin);
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


/***/ }),

/***/ 1754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(3360);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/core/files.js
var files = __webpack_require__(1645);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/core/zip.js


/** Signatures and fixed lengths of the records, as PKWARE's APPNOTE 6.3.10 has them (4.3.7, 4.3.12, 4.3.16). */
const END = { signature: 0x06054b50, length: 22, comment: 0xffff };
const CENTRAL = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
const MAX_ENTRIES = 1_000;
const SYMLINK = 0o120000;
const TYPE = 0o170000;
const broken = (why) => new errors/* UsageError */.eb(`The artifact is no zip file that can be read: ${why}.`);
function endOf(zip) {
    const earliest = Math.max(0, zip.length - END.length - END.comment);
    for (let at = zip.length - END.length; at >= earliest; at -= 1) {
        if (zip.readUInt32LE(at) === END.signature)
            return at;
    }
    throw broken("it has no directory");
}
function entryAt(zip, at) {
    if (zip.readUInt32LE(at) !== CENTRAL.signature)
        throw broken("its directory is damaged");
    const nameLength = zip.readUInt16LE(at + 28);
    const next = at + CENTRAL.length + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const entry = {
        name: zip.toString("utf8", at + CENTRAL.length, at + CENTRAL.length + nameLength),
        encrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
        method: zip.readUInt16LE(at + 10),
        packed: zip.readUInt32LE(at + 20),
        size: zip.readUInt32LE(at + 24),
        link: ((zip.readUInt32LE(at + 38) >>> 16) & TYPE) === SYMLINK,
        offset: zip.readUInt32LE(at + 42),
    };
    return { entry, next };
}
function entriesOf(zip) {
    const end = endOf(zip);
    const count = zip.readUInt16LE(end + 10);
    if (count > MAX_ENTRIES)
        throw broken(`it holds more than ${MAX_ENTRIES} files`);
    const entries = [];
    let at = zip.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
        const { entry, next } = entryAt(zip, at);
        entries.push(entry);
        at = next;
    }
    return entries;
}
function unpack(zip, entry, limit) {
    const { offset, packed, method } = entry;
    if (zip.readUInt32LE(offset) !== LOCAL.signature)
        throw broken("a file in it is damaged");
    const start = offset + LOCAL.length + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const data = zip.subarray(start, start + packed);
    if (method === 0)
        return data.subarray(0, limit + 1);
    if (method !== 8)
        throw broken("it is packed in an unknown way");
    // What the file claims of its size is only a claim: the bound holds while unpacking.
    return (0,external_node_zlib_.inflateRawSync)(data, { maxOutputLength: limit + 1 });
}
/**
 * One file of a zip archive, by its exact name, or null when it holds none. Nothing is written to the disk, so names that
 * climb out of a folder mean nothing. Throws UsageError for archives that are damaged, for links and for what unpacks to
 * more than `limit` bytes.
 */
function readZipEntry(zip, name, limit) {
    try {
        const [entry, ...others] = entriesOf(zip).filter((one) => one.name === name);
        if (entry === undefined)
            return null;
        if (others.length > 0)
            throw broken(`it holds ${name} more than once`);
        if (entry.link || entry.encrypted)
            throw broken(`${name} in it is no plain file`);
        const text = unpack(zip, entry, limit);
        if (text.length > limit)
            throw new errors/* UsageError */.eb(`${name} in the artifact is larger than ${limit} bytes.`);
        return text;
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            throw error;
        if (error.code === "ERR_BUFFER_TOO_LARGE") {
            throw new errors/* UsageError */.eb(`${name} in the artifact is larger than ${limit} bytes.`);
        }
        throw broken("its records do not fit");
    }
}

;// CONCATENATED MODULE: ./build/core/artifact.js






/** Bytes. A report of 1,000 tools with thousands of findings is a fraction of it. */
const ARTIFACT_LIMIT = 32 * 1024 * 1024;
/** A link or a device may not stand where a file is expected: it would be read from somewhere else. */
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
async function readBounded(path) {
    const file = await (0,promises_.open)(path, FLAGS);
    try {
        const stat = await file.stat();
        if (!stat.isFile())
            throw new errors/* UsageError */.eb(`${path} is no plain file.`);
        if (stat.size > ARTIFACT_LIMIT)
            throw new errors/* UsageError */.eb(`${path} is larger than ${ARTIFACT_LIMIT} bytes.`);
        return await file.readFile();
    }
    finally {
        await file.close();
    }
}
async function readPlain(path) {
    try {
        if (!(await (0,promises_.lstat)(path)).isFile())
            throw new errors/* UsageError */.eb(`${path} is no plain file.`);
        return await readBounded(path);
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            throw error;
        const { code } = error;
        throw new errors/* UsageError */.eb(`${path} cannot be read (${code ?? error.message}).`);
    }
}
/**
 * The JSON report that another run left, as text, from the folder of its artifact or from the zip file itself. Nothing
 * else of it is read, no link is followed and nothing is unpacked to the disk. Throws UsageError when there is none, or
 * when it is larger than any report.
 */
async function readArtifact(path) {
    const stat = await (0,promises_.lstat)(path).catch(() => null);
    if (stat === null)
        throw new errors/* UsageError */.eb(`There is no artifact at ${path}.`);
    if (stat.isSymbolicLink())
        throw new errors/* UsageError */.eb(`${path} is a link.`);
    if (stat.isDirectory())
        return (await readPlain((0,external_node_path_.join)(path, files/* FILE_NAMES */.GY.json))).toString("utf8");
    const entry = readZipEntry(await readPlain(path), files/* FILE_NAMES */.GY.json, ARTIFACT_LIMIT);
    if (entry === null)
        throw new errors/* UsageError */.eb(`The artifact at ${path} holds no ${files/* FILE_NAMES */.GY.json}.`);
    return entry.toString("utf8");
}

// EXTERNAL MODULE: ./build/checks/registry.gen.js + 67 modules
var registry_gen = __webpack_require__(21);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/report/parse.js + 1 modules
var parse = __webpack_require__(9986);
;// CONCATENATED MODULE: ./build/report/untrusted.js






const DEEPEST = 100;
const LONGEST = 20_000;
/** How deep brackets nest outside of strings. What follows walks the value, and must not run out of stack. */
function depthOf(text) {
    let [depth, deepest, inString] = [0, 0, false];
    for (let at = 0; at < text.length; at += 1) {
        const char = text[at];
        if (inString) {
            if (char === "\\")
                at += 1;
            else if (char === '"')
                inString = false;
        }
        else if (char === '"')
            inString = true;
        else if (char === "{" || char === "[")
            deepest = Math.max(deepest, ++depth);
        else if (char === "}" || char === "]")
            depth -= 1;
    }
    return deepest;
}
/** The value with every text cut to a length that no report of this tool has. */
function withShortTexts(value) {
    if (typeof value === "string")
        return (0,cut/* cut */.J)(value, LONGEST);
    if (Array.isArray(value))
        return value.map(withShortTexts);
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withShortTexts(item)]));
}
const BY_ID = new Map(registry_gen/* CHECKS */.u.map((check) => [check.id, check]));
const isKnown = ({ check }) => BY_ID.has(check);
/** A place in the repository, or none: annotations are written there. */
function placeOf(location) {
    if (location === null)
        return null;
    const { path, line, endLine } = location;
    const parts = path.split("/");
    const outside = parts.some((part) => part === ".." || part === "." || part === "");
    if (outside || path.includes("\\") || path.length > 500)
        return null;
    return { path, line, endLine: Math.max(line, endLine) };
}
/** What is ours to say is said by us; a command to paste into a shell is not taken from others. */
function ownWords(finding) {
    const check = BY_ID.get(finding.check);
    if (check === undefined)
        return finding;
    return {
        ...finding,
        category: check.category,
        kind: check.kind,
        why: check.why,
        docs: `${version/* DOCS_BASE */.M}/checks/${check.id}.md`,
        reproduce: null,
        location: placeOf(finding.location),
    };
}
/**
 * The report in an artifact that anybody may have written: of the published schema, with checks of ours only, our own
 * words and links for them, and no commands. Texts that quote the server stay, since every sink escapes them. Throws
 * UsageError for anything else.
 */
function untrustedReport(text) {
    if (depthOf(text) > DEEPEST)
        throw new errors/* UsageError */.eb("The artifact is no report of this tool: it nests too deep.");
    let report;
    try {
        report = withShortTexts((0,parse/* readReport */.t)(text));
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`The artifact is no report of this tool: ${error.message}`);
    }
    const foreign = report.findings.filter((finding) => !isKnown(finding)).length;
    const told = foreign === 0 ? [] : [`${foreign} findings are of checks that this version does not have.`];
    return {
        ...report,
        findings: report.findings.filter(isKnown).map(ownWords),
        suppressed: report.suppressed.filter(isKnown),
        checks: report.checks.filter(({ id }) => BY_ID.has(id)),
        tools: report.tools.map((tool) => ({ ...tool, location: placeOf(tool.location) })),
        warnings: [...told, ...report.warnings],
        ...(report.baseline === undefined
            ? {}
            : { baseline: { ...report.baseline, fixed: report.baseline.fixed.filter(isKnown) } }),
    };
}

// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/action/github/client.js
var client = __webpack_require__(3388);
;// CONCATENATED MODULE: ./build/action/github/find-pull.js
async function byBranch(client, context, run) {
    if (run.headOwner === "" || run.headBranch === "")
        return [];
    const { owner, repo } = context;
    const head = `${run.headOwner}:${run.headBranch}`;
    const { data } = await client.rest.pulls.list({ owner, repo, state: "open", head, per_page: 100 });
    return data;
}
async function byCommit(client, context) {
    const { owner, repo, sha } = context;
    const { data } = await client.rest.repos.listPullRequestsAssociatedWithCommit({
        owner,
        repo,
        commit_sha: sha,
        per_page: 100,
    });
    return data;
}
/**
 * The open pull requests of this repository whose head is the event's commit, the oldest first. `workflow_run.pull_requests`
 * is empty for forks, and no number is ever taken from an artifact: the event names branch and commit, GitHub the rest.
 */
async function findPulls(client, context, run) {
    const here = `${context.owner}/${context.repo}`.toLowerCase();
    const fits = (one) => one.state === "open" && one.head.sha === context.sha && one.base.repo.full_name.toLowerCase() === here;
    const found = (await byBranch(client, context, run)).filter(fits);
    const all = found.length > 0 ? found : (await byCommit(client, context)).filter(fits);
    return all.map(({ number }) => ({ number })).sort((a, b) => a.number - b.number);
}

// EXTERNAL MODULE: ./build/action/github/post.js + 6 modules
var post = __webpack_require__(4375);
// EXTERNAL MODULE: ./build/action/log.js + 6 modules
var log = __webpack_require__(3649);
;// CONCATENATED MODULE: ./build/action/publish.js









/** Milliseconds that finding the pull request may take. */
const BUDGET = 60_000;
const NOTHING = { report: null, posted: { commentUrl: "", checkRunUrl: "" } };
async function pullsOf(token, context, run) {
    try {
        return await findPulls((0,client/* createClient */.UU)(token, BUDGET), context, run);
    }
    catch (error) {
        const { words } = (0,client/* reasonOf */.A3)(error);
        (0,core/* notice */.lm)((0,text_escape/* escapeCommand */.Nf)(`Nothing was published: the pull request could not be looked up (${words}).`));
        return [];
    }
}
/** A forged report must not turn a run that failed into a check that passed. */
function agreeing(report, run) {
    if (run.conclusion === "success" || report.conclusion.result === "failure")
        return report;
    const reasons = [`the run itself ended with ${run.conclusion === "" ? "no conclusion" : run.conclusion}`];
    return { ...report, conclusion: { result: "failure", exitCode: 1, reasons } };
}
/**
 * Posts what an unprivileged run left as an artifact, which is untrusted: it is read as data, checked, and rendered anew.
 * Whom to answer follows from the event alone. Throws UsageError for wrong use and for an artifact that is no report.
 */
async function publish(run, context) {
    const { workflowRun } = context;
    if (context.event !== "workflow_run" || workflowRun === null) {
        throw new errors/* UsageError */.eb("`mode: publish` is for a workflow that is started by `workflow_run`; see the README on forks.");
    }
    if (workflowRun.event !== "pull_request") {
        (0,core/* info */.pq)(`Nothing to publish: the run was started by ${workflowRun.event}, not by a pull request.`);
        return NOTHING;
    }
    const report = agreeing(untrustedReport(await readArtifact(run.reportDir)), workflowRun);
    const pulls = await pullsOf(run.token, context, workflowRun);
    if (pulls.length === 0) {
        (0,core/* info */.pq)("Nothing to publish: no open pull request has this commit as its head.");
        return NOTHING;
    }
    (0,log/* logReport */.T)(report);
    let posted = NOTHING.posted;
    // One branch may be offered to several branches: the check run belongs to the commit, so there is one of it.
    for (const [index, { number }] of pulls.slice(0, 5).entries()) {
        const settings = { ...run.github, checkRun: run.github.checkRun && index === 0 };
        const poster = (0,post.createPoster)(run.token, { ...context, pullRequest: number, claimed: true }, settings);
        await poster.begin();
        const done = await poster.finish(report, run.fallbackPath);
        if (index === 0)
            posted = done;
    }
    return { report, posted };
}


/***/ })

};
