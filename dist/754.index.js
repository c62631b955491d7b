export const id = 754;
export const ids = [754];
export const modules = {

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

// EXTERNAL MODULE: ./build/checks/registry.gen.js + 68 modules
var registry_gen = __webpack_require__(2065);
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
