import type { CheckDefinition } from "../checks/define.ts";
import { CHECKS } from "../checks/registry.gen.ts";
import { readConfigChange } from "../facts/extra.ts";
import { createFacts } from "../facts/facts.ts";
import { type Baseline, contractChange, fixedFindings } from "../judge/baseline.ts";
import { conclude } from "../judge/conclude.ts";
import { type Judgement, judge } from "../judge/judge.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Facts } from "../model/facts.ts";
import type { Category } from "../model/finding.ts";
import { member, stringMember } from "../model/json.ts";
import type { Metrics, Report } from "../model/report.ts";
import { score } from "../score/score.ts";
import { cut } from "../text/cut.ts";
import { contractUpdateOf } from "./contract-update.ts";
import { headlineOf } from "./headline.ts";
import { buildMetrics } from "./metrics.ts";
import { buildTools } from "./tools.ts";

/** Noise lines that a report quotes; the evidence keeps more. */
const NOISE_LINES = 20;
const NOISE_CHARS = 300;

/** What a report is built with, beside the evidence. */
export interface BuildOptions {
  /** The registry when absent. */
  checks?: readonly CheckDefinition[];
  baseline?: Baseline | null;
  /** Said in the report when a baseline was asked for and could not be had. */
  baselineNote?: string | null;
}

function categoriesOff(facts: Facts): Partial<Record<Category, string>> {
  const { concurrency, sequential } = facts.evidence.settings.record;
  return concurrency > 0 || sequential ? {} : { state: "`concurrency` and `sequential` are off" };
}

/** Why a category has nothing to judge, where it is plain: `inspect` calls nothing. undefined where it is not. */
const emptyBecause = ({ coverage }: Facts) => (coverage.called === 0 ? "no tool was called" : undefined);

function serverOf(facts: Facts): Report["server"] {
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

function eventsOf(facts: Facts): Report["events"] {
  const audits = facts.connections.filter(({ purpose }) => purpose === "audit" || purpose === "confirm");
  const noise = facts.connections.flatMap((connection) => connection.noise);
  const exits = facts.connections.flatMap(({ exit }) => (exit === null ? [] : [exit]));
  const tails = facts.connections.map((connection) => connection.stderr.tail).filter((tail) => tail !== "");
  return {
    starts: audits.length,
    restarts: Math.max(0, audits.length - 1),
    exits: exits.map(({ code, signal, requested }) => ({ code, signal, requested })),
    stdoutNoise: noise.slice(0, NOISE_LINES).map((line) => cut(line.text, NOISE_CHARS)),
    stderrTail: tails.at(-1) ?? "",
  };
}

function baselineOf(judgement: Judgement, facts: Facts, options: BuildOptions): Report["baseline"] {
  const { baseline = null, baselineNote = null } = options;
  if (baseline === null) {
    if (baselineNote === null) return undefined;
    return {
      score: null,
      grade: null,
      tokens: null,
      fixed: [],
      contract: null,
      label: "",
      note: baselineNote,
    };
  }
  const { report, label } = baseline;
  const fixed = fixedFindings(judgement.findings, judgement.suppressed, report);
  return {
    score: report.score.percent,
    grade: report.score.grade,
    tokens: report.metrics.contextCost.tokens,
    fixed: fixed.map(({ check, tool, message, severity }) => ({ check, tool, message, severity })),
    contract: contractChange(baseline, facts.tools),
    label,
    note: baselineNote,
  };
}

/** A server that sends its callers to another origin was asked there, but without what the user gave for it. */
function redirected({ evidence }: Facts): string[] {
  const origin = stringMember(evidence.extra.protocol, "redirectedTo");
  return origin === null ? [] : [`The server redirects to ${origin}, which was not sent the headers.`];
}

/** A pull request may change how it is judged itself; that must not pass unseen. */
function judgedOtherwise({ evidence }: Facts): string[] {
  const change = readConfigChange(evidence);
  if (change === null) return [];
  const { path, base } = change;
  return [
    `\`${path}\` is not as in the base \`${base}\`: what is checked and what counts may differ from it.`,
  ];
}

/** Said where `workers` was asked for in vain: the run is as good, but slower than its user expects. */
function alone({ evidence }: Facts): string[] {
  if (member(evidence.extra.workers, "alone") !== true) return [];
  return [
    "The server could not be started as often as `workers` asks; the rest was recorded on one connection.",
  ];
}

function warningsOf(judgement: Judgement, facts: Facts, options: BuildOptions): string[] {
  const { stopped } = facts.evidence;
  return [
    ...judgedOtherwise(facts),
    ...redirected(facts),
    ...alone(facts),
    ...(stopped === null ? [] : [`The run ended early: ${stopped.detail}`]),
    ...(options.baselineNote == null ? [] : [options.baselineNote]),
    ...judgement.warnings,
  ];
}

/** Ends that nobody asked for: what was not tried must not pass for tried. */
const UNASKED: ReadonlySet<string> = new Set(["cannot-restart", "barred", "shard"]);

function emptyJudgement(): Judgement {
  return { runs: [], checks: [], findings: [], suppressed: [], scored: [], warnings: [] };
}

/** Builds the report from evidence alone: the same evidence and options always give the same report. */
export function buildReport(evidence: Evidence, options: BuildOptions = {}): Report {
  const facts = createFacts(evidence);
  const { failure, settings } = evidence;
  const judgement =
    failure === null ? judge(facts, options.checks ?? CHECKS, options.baseline ?? null) : emptyJudgement();
  const metrics: Metrics = buildMetrics(judgement, facts);
  const scored = score(judgement.scored, settings.judge.weights, categoriesOff(facts), emptyBecause(facts));
  const baseline = baselineOf(judgement, facts, options);
  const contractUpdate = contractUpdateOf(facts.snapshot);
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
      stopped:
        evidence.stopped !== null && UNASKED.has(evidence.stopped.reason)
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
    ...(settings.record.shard === null ? {} : { shard: { ...settings.record.shard } }),
    events: eventsOf(facts),
    ...(baseline === undefined ? {} : { baseline }),
    ...(contractUpdate === null ? {} : { contractUpdate }),
  };
}
