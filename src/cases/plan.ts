import { validator } from "../facts/schema.ts";
import { type Case, caseKeyOf, type DroppedCase, type Plan, type SkippedTool } from "../model/case.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { RecordSettings } from "../model/settings.ts";
import { boundsDrafts } from "./bounds.ts";
import type { Draft } from "./draft.ts";
import { toolFilter } from "./filter.ts";
import { simpleMalformed } from "./malformed.ts";
import type { GivenPlaces } from "./places.ts";
import { probeCases } from "./probes.ts";
import { noArguments, robustDrafts } from "./robust.ts";
import { type Consent, consent } from "./scope.ts";
import { describedArguments, hintsOf, validArguments } from "./valid.ts";

/** Lowest hang limit of `robust/*`, in milliseconds. */
const LEAST_HANG_MS = 2_000;

/** Milliseconds that a `robust/*` call may take. */
export function hangLimit(settings: RecordSettings): number {
  return settings.robustInput.hangMs ?? Math.max(LEAST_HANG_MS, settings.timeoutProbeSec * 1000);
}

interface ToolPlan {
  cases: Case[];
  dropped: DroppedCase[];
  skipped: SkippedTool | null;
}

/** The calls one tool may get, in order: the valid one first. */
function draftsOf(
  tool: ToolFacts,
  allowed: Consent,
  robust: boolean,
  given: GivenPlaces | null,
): Draft[] | null {
  const hints = hintsOf(tool, given);
  const valid = validArguments(tool.inputSchema, hints);
  const drafts: Draft[] = [];
  if (allowed.valid && valid !== null) {
    const draft = { kind: "valid", property: null, wanted: "valid" } as const;
    drafts.push({ ...draft, id: "valid", arguments: valid });
    const described = describedArguments(tool.inputSchema, hints, valid);
    if (described !== null) {
      drafts.push({ ...draft, id: "valid/described", arguments: described, unless: "valid" });
    }
  }
  if (allowed.malformed) {
    if (valid !== null) drafts.push(...simpleMalformed(tool, valid));
    if (robust) drafts.push(...robustDrafts(tool, valid));
    if (valid !== null) drafts.push(...boundsDrafts(tool, valid));
  }
  if (robust && allowed.valid) drafts.push(...noArguments(tool));
  return allowed.valid && valid === null && drafts.length === 0 ? null : drafts;
}

function prove(
  tool: ToolFacts,
  drafts: readonly Draft[],
  settings: RecordSettings,
): Omit<ToolPlan, "skipped"> {
  const { check } = validator(tool.inputSchema ?? {});
  const cases: Case[] = [];
  const dropped: DroppedCase[] = [];
  for (const draft of drafts) {
    const proof = check(draft.arguments);
    const { wanted, unless, ...rest } = draft;
    if (proof !== wanted) {
      const reason = proof === "unknown" ? "the schema does not tell" : `the schema finds it ${proof}`;
      dropped.push({ toolIndex: tool.index, id: draft.id, reason });
      continue;
    }
    const timeoutMs = draft.kind === "robust" ? hangLimit(settings) : settings.timeoutMs;
    const key = caseKeyOf(tool.index, draft.id);
    cases.push({
      key,
      toolIndex: tool.index,
      tool: tool.name,
      proof,
      timeoutMs,
      ...rest,
      ...(unless === undefined ? {} : { unless: caseKeyOf(tool.index, unless) }),
    });
  }
  return { cases, dropped };
}

function skip(tool: ToolFacts, cause: SkippedTool["cause"], reason: string): ToolPlan {
  return { cases: [], dropped: [], skipped: { toolIndex: tool.index, tool: tool.name, cause, reason } };
}

function planTool(
  tool: ToolFacts,
  settings: RecordSettings,
  robust: boolean,
  given: GivenPlaces | null,
): ToolPlan {
  const allowed = consent(tool, settings);
  if (!allowed.valid && !allowed.malformed) return skip(tool, "consent", allowed.reason ?? "");
  const drafts = draftsOf(tool, allowed, robust, given);
  if (drafts === null)
    return skip(tool, "not-synthesizable", "no arguments could be made that its schema allows");
  const planned = prove(tool, drafts, settings);
  if (allowed.reason !== null) return { ...planned, skipped: skip(tool, "consent", allowed.reason).skipped };
  return { ...planned, skipped: null };
}

/**
 * Decides every call of a run, from the listed tools and the settings alone. Linear in the number of tools. `given`: where
 * the user's own command line points, for read-only tools that ask for a path.
 */
export function planCases(
  tools: readonly ToolFacts[],
  settings: RecordSettings,
  given: GivenPlaces | null = null,
): Plan {
  const filter = toolFilter(settings);
  const plan: Plan = { cases: [], dropped: [], skipped: [] };
  let robustTools = 0;
  for (const tool of tools) {
    const wanted = filter(tool);
    let planned: ToolPlan;
    if (wanted === "filter") planned = skip(tool, "filter", "left out by `tools` or `exclude-tools`");
    else if (wanted === "shard") planned = skip(tool, "shard", "belongs to another shard");
    else {
      const robust = settings.robustInput.enabled && robustTools < settings.robustInput.maxTools;
      planned = planTool(tool, settings, robust, given);
      if (planned.cases.length > 0) robustTools += 1;
    }
    plan.cases.push(...planned.cases, ...(wanted === "shard" ? [] : probeCases(tool, settings)));
    plan.dropped.push(...planned.dropped);
    if (planned.skipped !== null) plan.skipped.push(planned.skipped);
  }
  return plan;
}
