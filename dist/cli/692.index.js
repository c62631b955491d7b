export const id = 692;
export const ids = [692];
export const modules = {

/***/ 6692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ buildReport)
});

// EXTERNAL MODULE: ./build/checks/registry.gen.js + 56 modules
var registry_gen = __webpack_require__(5999);
// EXTERNAL MODULE: ./build/facts/facts.js + 7 modules
var facts_facts = __webpack_require__(7364);
;// CONCATENATED MODULE: ./build/judge/baseline.js
/** Findings marked new or known. Known means: the earlier run had one with the same fingerprint. */
function markFindings(findings, baseline) {
    if (baseline === null)
        return [...findings];
    const before = new Set(baseline.report.findings.map((finding) => finding.fingerprint));
    return findings.map((finding) => ({
        ...finding,
        baseline: before.has(finding.fingerprint) ? "known" : "new",
    }));
}
/** Findings of the earlier run that are gone now, suppressed ones not counted as gone. */
function fixedFindings(findings, suppressed, baseline) {
    const now = new Set([...findings, ...suppressed].map((finding) => finding.fingerprint));
    return baseline.report.findings.filter((finding) => !now.has(finding.fingerprint));
}

;// CONCATENATED MODULE: ./build/judge/conclude.js
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const count = (findings, severity) => findings.filter((finding) => finding.severity === severity).length;
/** Findings that the settings let fail the run. */
function failing(basis) {
    const { settings, compared } = basis;
    if (settings.failOn === "never")
        return [];
    const regression = settings.failOn === "regression";
    if (regression && !compared)
        return [];
    const findings = regression ? basis.findings.filter((f) => f.baseline === "new") : basis.findings;
    const what = regression ? "new " : "";
    const errors = count(findings, "error");
    const warnings = count(findings, "warning");
    const warningsFail = settings.strict || settings.failOn === "warning";
    return [
        ...(errors > 0 ? [plural(errors, `${what}error`)] : []),
        ...(warningsFail && warnings > 0 ? [plural(warnings, `${what}warning`)] : []),
    ];
}
function measured(name, basis) {
    const { score, metrics } = basis;
    if (name === "overall")
        return score.percent;
    if (name === "robustness")
        return score.categories.robustness.percent;
    const metric = metrics[name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())];
    const percent = metric === undefined ? null : metric.percent;
    return typeof percent === "number" ? percent : null;
}
function underThreshold(basis) {
    return Object.entries(basis.settings.failUnder).flatMap(([name, limit]) => {
        if (limit <= 0)
            return [];
        const label = name === "overall" ? "score" : name;
        const percent = measured(name, basis);
        if (percent === null)
            return name === "overall" ? [`no score, and at least ${limit} was asked for`] : [];
        return percent < limit ? [`${label} ${percent} is under ${limit}`] : [];
    });
}
/** Success or failure, the exit code (0, 1 or 3) and the reasons, most important first. */
function conclude(basis) {
    if (basis.failure !== null)
        return { result: "failure", exitCode: 3, reasons: [basis.failure] };
    const partial = basis.stopped === null || basis.settings.failOn === "never" ? [] : [basis.stopped];
    const reasons = [...partial, ...failing(basis), ...underThreshold(basis)];
    return reasons.length === 0
        ? { result: "success", exitCode: 0, reasons: [] }
        : { result: "failure", exitCode: 1, reasons };
}

// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/judge/fingerprint.js

/** 16 hex digits that stay the same as long as the problem does, so that baselines and suppressions hold. */
function fingerprint(identity) {
    const { check, tool, message, property, distinct } = identity;
    const about = property ?? identity.case ?? "";
    return (0,external_node_crypto_.createHash)("sha256")
        .update(JSON.stringify([check, tool, message, about, distinct]))
        .digest("hex")
        .slice(0, 16);
}

// EXTERNAL MODULE: ./build/text/shell.js
var shell = __webpack_require__(9372);
;// CONCATENATED MODULE: ./build/judge/reproduce.js

const PROGRAM = "npx mcp-audit-action";
const SHELL_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** A shell variable that stands for a value we must not show. */
const variable = (name) => `"$${name.toUpperCase().replace(/[^A-Z0-9_]/g, "_")}"`;
function server(target) {
    if (target.transport === "http")
        return "";
    return ` -- ${(0,shell/* shellJoin */.n)([target.command, ...target.args])}`;
}
function repeated(target) {
    const { names, directory } = target.repeat ?? { names: [], directory: "" };
    const where = directory === "" ? "" : ` --working-directory ${(0,shell/* shellQuote */.Z)(directory)}`;
    if (target.transport === "http") {
        const headers = names.map((name) => ` --headers ${(0,shell/* shellQuote */.Z)(`${name}: `)}${variable(name)}`);
        return ` --url ${(0,shell/* shellQuote */.Z)(target.url)}${headers.join("")}`;
    }
    const env = names.filter((name) => SHELL_NAME.test(name)).map((name) => ` --env ${name}=${variable(name)}`);
    return where + env.join("");
}
/** The command line that makes one call again. Values of variables and headers are read from the reader's own shell. */
function reproduceCall(target, call) {
    const args = call.arguments === null ? "" : ` --args ${(0,shell/* shellQuote */.Z)(JSON.stringify(call.arguments))}`;
    return `${PROGRAM} call --tool ${(0,shell/* shellQuote */.Z)(call.tool)}${args}${repeated(target)}${server(target)}`;
}
/** The command line that lists the tools and shows the static findings again. */
function reproduceInspect(target) {
    return `${PROGRAM} inspect${repeated(target)}${server(target)}`;
}

;// CONCATENATED MODULE: ./build/judge/finding.js




/** Longest message and quoted answer of a finding, in characters; the evidence keeps the rest. */
const MESSAGE_CHARS = 600;
const RESPONSE_CHARS = 2_000;
/** Fills `{placeholders}`. A placeholder without a value is a mistake in the check and stays visible. */
function fillMessage(template, data = {}) {
    return template.replace(/\{(\w+)\}/g, (whole, name) => Object.hasOwn(data, name) ? (0,cut/* oneLine */.T)(String(data[name])) : whole);
}
function template(check, id) {
    const found = check.messages[id];
    if (found === undefined)
        throw new Error(`Check ${check.id} has no message "${id}".`);
    return found;
}
function answerOf(call) {
    if (call === undefined)
        return null;
    return (0,cut/* cut */.J)(call.response === null || call.response.text === "" ? call.detail : call.response.text, RESPONSE_CHARS);
}
/** A finding with everything a reader needs: identity, place, words, and the line that shows it again. */
function completeFinding(run, raw, facts, calls) {
    const { check, setting } = run;
    const call = raw.call === undefined ? undefined : calls.get(raw.call);
    const tool = raw.tool === null ? undefined : facts.tools[raw.tool];
    const property = raw.property ?? call?.property ?? null;
    const name = tool?.name ?? null;
    const identity = {
        check: check.id,
        tool: name,
        message: raw.message,
        property,
        case: call?.caseId ?? null,
    };
    const { target } = facts.evidence;
    return {
        fingerprint: fingerprint({ ...identity, distinct: raw.distinct ?? "" }),
        check: check.id,
        category: check.category,
        kind: raw.kind ?? check.kind,
        tool: name,
        toolIndex: raw.tool,
        severity: setting?.severity ?? raw.severity ?? check.severity,
        message: (0,cut/* cut */.J)(fillMessage(template(check, raw.message), raw.data), MESSAGE_CHARS),
        case: call?.caseId ?? null,
        property,
        arguments: call?.arguments ?? null,
        outcome: call?.outcome ?? null,
        response: answerOf(call),
        location: raw.location ?? tool?.location ?? null,
        reproduce: call === undefined ? reproduceInspect(target) : reproduceCall(target, call),
        why: check.why,
        fix: check.fixes?.[raw.message] ?? check.fix,
        docs: `${version/* DOCS_BASE */.M}/checks/${check.id}.md`,
        baseline: null,
    };
}

;// CONCATENATED MODULE: ./build/judge/order.js
const RANK = { error: 0, warning: 1, notice: 2 };
/** Worst first, then tool by tool in the server's own order, then by check and case: the same whatever order checks ran in. */
function orderFindings(findings) {
    return [...findings].sort((a, b) => RANK[a.severity] - RANK[b.severity] ||
        (a.toolIndex ?? -1) - (b.toolIndex ?? -1) ||
        compare(a.check, b.check) ||
        compare(a.case ?? "", b.case ?? "") ||
        compare(a.fingerprint, b.fingerprint));
}
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** One finding for each fingerprint: a second one tells the reader nothing new. */
function distinctFindings(findings) {
    const seen = new Set();
    return findings.filter((finding) => {
        const key = `${finding.toolIndex} ${finding.fingerprint}`;
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}

;// CONCATENATED MODULE: ./build/judge/options.js
/** The options a check runs with: its defaults, and what the config set over them. */
function optionsOf(check, setting) {
    const options = {};
    for (const [name, schema] of Object.entries(check.options)) {
        options[name] = setting?.options[name] ?? schema.default ?? null;
    }
    return options;
}
/** Whether a check takes part: opt-in checks only when asked for, no check of a later revision than the server speaks. */
function takesPart(check, setting, protocolVersion) {
    if (!(setting?.enabled ?? check.optIn !== true))
        return false;
    return check.since === undefined || protocolVersion === "" || protocolVersion >= check.since;
}

;// CONCATENATED MODULE: ./build/judge/run.js

const NOTHING = { findings: [], rows: [] };
function runOne(check, facts, setting) {
    try {
        return { check, setting, result: check.evaluate(facts, optionsOf(check, setting)), error: null };
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { check, setting, result: NOTHING, error: reason };
    }
}
/** Runs every check that takes part. A check that throws is told of and scores nothing; it never ends the run. */
function runChecks(checks, facts, settings) {
    return checks
        .filter((check) => takesPart(check, settings.checks[check.id], facts.server.protocolVersion))
        .map((check) => runOne(check, facts, settings.checks[check.id]));
}

// EXTERNAL MODULE: ./build/text/glob.js
var glob = __webpack_require__(1310);
;// CONCATENATED MODULE: ./build/judge/suppress.js

function suppress_name(suppression) {
    const { check, tool } = suppression;
    return `Suppression of \`${check}\`${tool === null ? "" : ` for \`${tool}\``}`;
}
/** Holds through the whole day that it names, UTC. */
const expired = (suppression, today) => suppression.expires !== null && today > suppression.expires.slice(0, 10);
function matcher(suppression) {
    const matches = suppression.tool === null ? () => true : (0,glob/* globMatcher */.f)(suppression.tool);
    return (finding) => finding.check === suppression.check && (suppression.tool === null || matches(finding.tool ?? ""));
}
/** Takes out what the config suppresses. `today`: ISO date of the run, so that old evidence is judged as it was. */
function suppress(findings, suppressions, today) {
    const rules = suppressions.map((suppression) => ({
        suppression,
        matches: matcher(suppression),
        used: false,
    }));
    const result = { kept: [], taken: [], suppressed: [], warnings: [] };
    for (const finding of findings) {
        const rule = rules.find((one) => !expired(one.suppression, today) && one.matches(finding));
        if (rule === undefined) {
            result.kept.push(finding);
            continue;
        }
        rule.used = true;
        const { fingerprint, check, tool, message } = finding;
        result.taken.push(finding);
        result.suppressed.push({ fingerprint, check, tool, message, reason: rule.suppression.reason });
    }
    for (const { suppression, used } of rules) {
        if (expired(suppression, today)) {
            result.warnings.push(`${suppress_name(suppression)} expired on ${suppression.expires} and no longer holds.`);
        }
        else if (!used) {
            result.warnings.push(`${suppress_name(suppression)} matches no finding: it can be removed.`);
        }
    }
    return result;
}

;// CONCATENATED MODULE: ./build/judge/verdict.js
const BY_SEVERITY = {
    error: "fail",
    warning: "part",
    notice: "pass",
};
const verdict_RANK = { fail: 3, part: 2, pass: 1, "n/a": 0 };
/** The worst of some verdicts; `n/a` when there is none. */
function worst(verdicts) {
    let result = "n/a";
    for (const verdict of verdicts)
        if (verdict_RANK[verdict] > verdict_RANK[result])
            result = verdict;
    return result;
}
/** The verdict that findings alone give: an error fails, a warning is part, a notice passes. */
function verdictOf(findings) {
    return worst(findings.map((finding) => BY_SEVERITY[finding.severity]));
}
/**
 * A row as the settings leave it. The check's own verdict holds unless a severity was changed or a finding suppressed;
 * then what is left of the findings decides.
 */
function settleRow(row, kept, changed) {
    if (!changed || row.verdict === "n/a")
        return row.verdict;
    return kept.length === 0 ? "pass" : verdictOf(kept);
}

;// CONCATENATED MODULE: ./build/judge/judge.js







const rowKey = (tool) => (tool === null ? "server" : `tool ${tool}`);
/** One check's rows and verdict once severities and suppressions are applied. */
function settle(run, kept, taken, facts) {
    const { check, setting, result } = run;
    const severityChanged = (setting?.severity ?? null) !== null;
    const byRow = (0,group/* groupBy */.$)(kept, (finding) => rowKey(finding.toolIndex));
    const rows = result.rows.flatMap((row) => {
        const key = rowKey(row.tool);
        const verdict = settleRow(row, byRow.get(key) ?? [], severityChanged || taken.has(key));
        if (verdict === "n/a")
            return [];
        const name = row.tool === null ? "(server)" : (facts.tools[row.tool]?.name ?? "");
        return [{ row: key, name, verdict }];
    });
    const percent = result.percent ?? null;
    const fromRows = worst(rows.map((row) => row.verdict));
    const judged = fromRows === "n/a" && (percent !== null || kept.length > 0) ? "pass" : fromRows;
    const report = {
        id: check.id,
        title: check.title,
        category: check.category,
        verdict: run.error === null ? worst([judged, verdictOf(kept)]) : "n/a",
        severity: setting?.severity ?? check.severity,
        findings: kept.length,
        notVerified: (result.notVerified ?? []).map((entry) => ({
            tool: entry.tool === null ? null : (facts.tools[entry.tool]?.name ?? ""),
            reason: entry.reason,
            calls: entry.calls,
        })),
        error: run.error,
    };
    const counts = check.scored && run.error === null && (rows.length > 0 || percent !== null);
    return { report, scored: counts ? { id: check.id, category: check.category, rows, percent } : null };
}
function completeAll(run, facts, calls) {
    try {
        return run.result.findings.map((raw) => completeFinding(run, raw, facts, calls));
    }
    catch (error) {
        run.error = error instanceof Error ? error.message : String(error);
        return [];
    }
}
/** Runs the checks over the facts and settles what they say: severities, suppressions, baseline, order. Pure. */
function judge(facts, checks, baseline) {
    const settings = facts.evidence.settings.judge;
    const calls = new Map(facts.calls.map((call) => [call.key, call]));
    const runs = runChecks(checks, facts, settings);
    const all = distinctFindings(runs.flatMap((run) => completeAll(run, facts, calls)));
    const today = facts.evidence.startedAt.slice(0, 10);
    const { kept, taken, suppressed, warnings } = suppress(orderFindings(all), settings.suppressions, today);
    const keptBy = (0,group/* groupBy */.$)(kept, (finding) => finding.check);
    const takenBy = (0,group/* groupBy */.$)(taken, (finding) => finding.check);
    const settled = runs.map((run) => {
        const rows = new Set((takenBy.get(run.check.id) ?? []).map((finding) => rowKey(finding.toolIndex)));
        return settle(run, keptBy.get(run.check.id) ?? [], rows, facts);
    });
    const threw = runs.filter((run) => run.error !== null);
    return {
        runs,
        checks: settled.map((one) => one.report),
        findings: markFindings(kept, baseline),
        suppressed,
        scored: settled.flatMap((one) => (one.scored === null ? [] : [one.scored])),
        warnings: [
            ...warnings,
            ...threw.map((run) => `Check \`${run.check.id}\` could not be carried out: ${run.error}`),
        ],
    };
}

// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
;// CONCATENATED MODULE: ./build/score/weights.js
/** How much each category counts in the overall score. The config's `weights` replace single ones. */
const WEIGHTS = {
    robustness: 30,
    contract: 25,
    fidelity: 15,
    safety: 15,
    protocol: 10,
    performance: 5,
    state: 10,
};
/** Lowest percent of each grade, best first. They reproduce the published grades: 100 A, 92.9 B, 85.7 C, 60 D, 37.85 F. */
const BANDS = [
    { grade: "A", from: 97 },
    { grade: "B", from: 90 },
    { grade: "C", from: 75 },
    { grade: "D", from: 50 },
    { grade: "F", from: 0 },
];
/** Worth of a row's verdict, 0..1. In `contract` a warning costs less: most are a matter of wording. */
const VERDICT_VALUE = { pass: 1, part: 0.5, fail: 0 };
const CONTRACT_PART = 0.8;
/** Categories whose percent is the mean of named parts, not of rows; the parts are check ids. */
const PARTS = {
    robustness: ["crash-resilience", "robust-input", "safe-errors"],
    performance: ["latency", "response-size"],
};

;// CONCATENATED MODULE: ./build/score/grade.js

/** Rounded to one decimal, as every percent is shown. Grades are given on the rounded figure, so that a reader can check them. */
function roundPercent(percent) {
    return Math.round(percent * 10 + 1e-7) / 10;
}
/** The grade of a percent (0..100); null stays null: nothing was measured. */
function gradeOf(percent) {
    if (percent === null)
        return null;
    const shown = roundPercent(percent);
    return BANDS.find((band) => shown >= band.from)?.grade ?? "F";
}

;// CONCATENATED MODULE: ./build/score/score.js



function worth(category, verdict) {
    return category === "contract" && verdict === "part" ? CONTRACT_PART : VERDICT_VALUE[verdict];
}
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
function rowsOf(category, checks) {
    const rows = new Map();
    for (const check of checks) {
        for (const { row, name, verdict } of check.rows) {
            const value = worth(category, verdict);
            const known = rows.get(row) ?? { name, value: 1, checks: [] };
            known.value = Math.min(known.value, value);
            known.checks.push({ check: check.id, verdict });
            rows.set(row, known);
        }
    }
    return [...rows.values()];
}
/** Percent of one check: its own where it has one, else the mean of its rows; null when it has neither. */
function partOf(check) {
    if (check.percent !== null)
        return check.percent;
    if (check.rows.length === 0)
        return null;
    return 100 * mean(check.rows.map((row) => worth(check.category, row.verdict)));
}
function partsOf(category, checks) {
    const named = PARTS[category];
    const members = named === undefined ? checks.filter((c) => c.percent !== null) : checks;
    return members.flatMap((check) => {
        if (named !== undefined && !named.includes(check.id))
            return [];
        const percent = partOf(check);
        return percent === null ? [] : [{ name: check.id, percent }];
    });
}
/** One category: the mean of its rows, or of its parts where weights.ts names some, or of both where a check has a percent of its own. */
function scoreCategory(category, checks, weight, off) {
    const rows = rowsOf(category, checks);
    const parts = partsOf(category, checks);
    const figures = parts.map((part) => part.percent);
    if (PARTS[category] === undefined && rows.length > 0)
        figures.push(100 * mean(rows.map((row) => row.value)));
    const ran = off === null && figures.length > 0;
    const percent = ran ? roundPercent(mean(figures)) : null;
    return {
        percent,
        grade: gradeOf(percent),
        weight,
        rows,
        parts,
        notRun: ran ? null : (off ?? "nothing of it could be verified"),
    };
}
/**
 * The whole score. `off` names categories that were not asked for, with the reason. The overall percent is the weighted
 * mean of the categories that ran, and null when none did.
 */
function score(checks, weights, off) {
    const categories = {};
    let sum = 0;
    let total = 0;
    for (const category of finding/* CATEGORIES */.R) {
        const own = checks.filter((check) => check.category === category);
        const weight = weights[category] ?? WEIGHTS[category];
        const result = scoreCategory(category, own, weight, off[category] ?? null);
        categories[category] = result;
        if (result.percent !== null) {
            sum += result.percent * weight;
            total += weight;
        }
    }
    const percent = total === 0 ? null : roundPercent(sum / total);
    return { percent, grade: gradeOf(percent), categories };
}

;// CONCATENATED MODULE: ./build/report/headline.js
/** What stands beside the grade when no tool was called, so that nobody takes it for a tested server; else null. */
function headlineOf(facts) {
    const { coverage, evidence } = facts;
    if (evidence.failure !== null || coverage.called > 0 || coverage.tools === 0)
        return null;
    return `static only: 0 of ${coverage.tools} tools called, ${reason(facts)}`;
}
function reason(facts) {
    const { scope } = facts.evidence.settings.record;
    if (scope === "static")
        return "scope is static";
    if (facts.evidence.stopped !== null)
        return "the run was stopped before";
    if (facts.tools.every((tool) => !tool.readOnly))
        return "none is marked read-only";
    return "see the list of skipped tools";
}

;// CONCATENATED MODULE: ./build/report/metrics.js

const NO_RESILIENCE = {
    percent: null,
    grade: null,
    cases: 0,
    graceful: 0,
    accepted: 0,
    crashed: 0,
    timedOut: 0,
    internalErrors: 0,
    masked: 0,
};
/** `crash-resilience` → `crashResilience`: check ids are the public names of their figures. */
const camelCase = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
function figures(percent, metrics) {
    if (percent === undefined && metrics === undefined)
        return null;
    if (percent === undefined)
        return metrics ?? {};
    const shown = percent === null ? null : roundPercent(percent);
    return { percent: shown, grade: gradeOf(shown), ...metrics };
}
/** The figures of every check that measured something, and the coverage. */
function buildMetrics(judgement, facts) {
    const { tools, called, calledValidly, level } = facts.coverage;
    const metrics = {
        crashResilience: NO_RESILIENCE,
        contextCost: { tokens: 0, perTool: [] },
        coverage: { tools, called, calledValidly, level },
    };
    for (const { check, result } of judgement.runs) {
        const own = figures(result.percent, result.metrics);
        if (own !== null)
            metrics[camelCase(check.id)] = own;
    }
    return metrics;
}

;// CONCATENATED MODULE: ./build/report/tools.js


/** One line for each listed tool. A tool without findings passes where a scored check looked at it, else it is `n/a`. */
function buildTools(judgement, facts) {
    const calls = (0,group/* groupBy */.$)(facts.calls, (call) => call.toolIndex);
    const skipped = new Map(facts.skipped.map((one) => [one.toolIndex, one.reason]));
    const findings = (0,group/* groupBy */.$)(judgement.findings, (finding) => finding.toolIndex);
    const judged = new Set(judgement.scored.flatMap((check) => check.rows.map((row) => row.row)));
    return facts.tools.map((tool) => {
        const own = findings.get(tool.index) ?? [];
        const sent = calls.get(tool.index) ?? [];
        const clean = judged.has(`tool ${tool.index}`) ? "pass" : "n/a";
        return {
            name: tool.name,
            listed: true,
            called: sent.length > 0,
            skipReason: skipped.get(tool.index) ?? null,
            cases: sent.length,
            verdict: own.length === 0 ? clean : verdictOf(own),
            location: tool.location,
        };
    });
}

;// CONCATENATED MODULE: ./build/report/build.js










/** Noise lines that a report quotes; the evidence keeps more. */
const NOISE_LINES = 20;
const NOISE_CHARS = 300;
function categoriesOff(facts) {
    const { concurrency, sequential } = facts.evidence.settings.record;
    return concurrency > 0 || sequential ? {} : { state: "`concurrency` and `sequential` are off" };
}
function serverOf(facts) {
    const { name, version, protocolVersion, era, startupMs, instructions } = facts.server;
    const { transport, display: target } = facts.evidence.target;
    return {
        name,
        version,
        protocolVersion,
        era,
        transport,
        target,
        startupMs,
        instructionsChars: instructions?.length ?? 0,
    };
}
function eventsOf(facts) {
    const audits = facts.connections.filter((connection) => connection.purpose !== "concurrency");
    const noise = facts.connections.flatMap((connection) => connection.noise);
    const exits = facts.connections.flatMap(({ exit }) => (exit === null ? [] : [exit]));
    const tails = facts.connections.map((connection) => connection.stderr.tail).filter((tail) => tail !== "");
    return {
        starts: audits.length,
        restarts: Math.max(0, audits.length - 1),
        exits: exits.map(({ code, signal, requested }) => ({ code, signal, requested })),
        stdoutNoise: noise.slice(0, NOISE_LINES).map((line) => (0,cut/* cut */.J)(line.text, NOISE_CHARS)),
        stderrTail: tails.at(-1) ?? "",
    };
}
function baselineOf(judgement, options) {
    const { baseline = null, baselineNote = null } = options;
    if (baseline === null) {
        if (baselineNote === null)
            return undefined;
        return { score: null, grade: null, tokens: null, fixed: [], label: "", note: baselineNote };
    }
    const { report, label } = baseline;
    const fixed = fixedFindings(judgement.findings, judgement.suppressed, baseline);
    return {
        score: report.score.percent,
        grade: report.score.grade,
        tokens: report.metrics.contextCost.tokens,
        fixed: fixed.map(({ check, tool, message }) => ({ check, tool, message })),
        label,
        note: baselineNote,
    };
}
function warningsOf(judgement, facts, options) {
    const { stopped } = facts.evidence;
    return [
        ...(stopped === null ? [] : [`The run ended early: ${stopped.detail}`]),
        ...(options.baselineNote == null ? [] : [options.baselineNote]),
        ...judgement.warnings,
    ];
}
function emptyJudgement() {
    return { runs: [], checks: [], findings: [], suppressed: [], scored: [], warnings: [] };
}
/** Builds the report from evidence alone: the same evidence and options always give the same report. */
function buildReport(evidence, options = {}) {
    const facts = (0,facts_facts.createFacts)(evidence);
    const { failure, settings } = evidence;
    const judgement = failure === null ? judge(facts, options.checks ?? registry_gen.CHECKS, options.baseline ?? null) : emptyJudgement();
    const metrics = buildMetrics(judgement, facts);
    const scored = score(judgement.scored, settings.judge.weights, categoriesOff(facts));
    const baseline = baselineOf(judgement, options);
    return {
        schemaVersion: 1,
        tool: { ...evidence.auditor },
        startedAt: evidence.startedAt,
        durationMs: evidence.durationMs,
        server: serverOf(facts),
        score: scored,
        headline: headlineOf(facts),
        conclusion: conclude({
            settings: settings.judge,
            findings: judgement.findings,
            score: scored,
            metrics,
            failure: failure?.message ?? null,
            stopped: evidence.stopped?.reason === "cannot-restart"
                ? `not all was tried: ${evidence.stopped.detail}`
                : null,
            compared: options.baseline != null,
        }),
        metrics,
        tools: buildTools(judgement, facts),
        checks: judgement.checks,
        findings: judgement.findings,
        skipped: facts.skipped.map(({ tool, reason }) => ({ tool, reason })),
        suppressed: judgement.suppressed,
        warnings: warningsOf(judgement, facts, options),
        failure,
        stopped: evidence.stopped,
        events: eventsOf(facts),
        ...(baseline === undefined ? {} : { baseline }),
    };
}


/***/ }),

/***/ 1310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ globMatcher)
/* harmony export */ });
/** A test of whole names against a pattern in which `*` stands for any characters. Linear time; everything else is literal. */
function globMatcher(pattern) {
    const parts = pattern.split("*");
    const [first = ""] = parts;
    if (parts.length === 1)
        return (text) => text === pattern;
    const last = parts[parts.length - 1] ?? "";
    const middle = parts.slice(1, -1);
    return (text) => {
        if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
            return false;
        let from = first.length;
        const end = text.length - last.length;
        for (const part of middle) {
            const at = text.indexOf(part, from);
            if (at < 0 || at + part.length > end)
                return false;
            from = at + part.length;
        }
        return true;
    };
}


/***/ })

};
