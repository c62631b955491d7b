import fc from "fast-check";
import { validator } from "../facts/schema.ts";
import { jsonText } from "../facts/size.ts";
import { type Case, caseKeyOf, type DroppedCase } from "../model/case.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { JsonObject } from "../model/json.ts";
import type { RecordSettings } from "../model/settings.ts";
import { toolFilter } from "./filter.ts";
import { type Break, breaksFor } from "./fuzz-invalid.ts";
import { edgesOf, making, objectArbitrary } from "./fuzz-values.ts";
import { withMember } from "./malformed.ts";
import { flatten } from "./merge-schema.ts";
import { hangLimit } from "./plan.ts";
import { type Consent, consent } from "./scope.ts";
import { validArguments } from "./valid.ts";

/** Values made for each one that is wanted: some do not validate, some come twice. */
const TRIES = 4;
/** Fewest values made: a few wanted ones should not fail for bad luck. */
const LEAST_TRIES = 40;

/** Takes proven arguments until there are enough of them; none twice. */
interface Collector {
  made: JsonObject[];
  offer(candidates: Iterable<JsonObject>, limit: number): void;
}

function collector(tool: ToolFacts, wanted: "valid" | "invalid"): Collector {
  const { check } = validator(tool.inputSchema ?? {});
  const seen = new Set<string>();
  const made: JsonObject[] = [];
  return {
    made,
    offer(candidates, limit) {
      for (const args of candidates) {
        if (made.length >= limit) return;
        const text = jsonText(args);
        if (seen.has(text)) continue;
        seen.add(text);
        if (check(args) === wanted) made.push(args);
      }
    },
  };
}

/** The same for the same tool whatever the others are: a new tool leaves the calls of the old ones as they were. */
function seedOf(tool: ToolFacts, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < tool.name.length; at += 1) {
    hash = Math.imul(hash ^ tool.name.charCodeAt(at), 0x01000193);
  }
  return hash | 0;
}

/** The base with one parameter at an edge: the first edge of each parameter, then the second of each, and so on. */
function* atEdges(tool: ToolFacts, base: JsonObject): Generator<JsonObject> {
  const root = tool.inputSchema ?? {};
  const lists = tool.parameters.map(({ name, schema }) => ({ name, edges: edgesOf(schema, root, name) }));
  const longest = lists.reduce((most, { edges }) => Math.max(most, edges.length), 0);
  for (let round = 0; round < longest; round += 1) {
    for (const { name, edges } of lists) {
      const value = edges[round];
      if (value !== undefined) yield withMember(base, name, value);
    }
  }
}

/** Arbitrary arguments, most of them valid. None for a schema that contradicts itself: fast-check refuses to invent for it. */
function sampled(tool: ToolFacts, seed: number, wanted: number): JsonObject[] {
  const root = tool.inputSchema ?? {};
  try {
    const arbitrary = objectArbitrary(flatten(root, root, 0), making(root), 0);
    return fc.sample(arbitrary, { seed, numRuns: Math.max(LEAST_TRIES, TRIES * wanted) });
  } catch {
    return [];
  }
}

/** Valid arguments: the user's own, those at the edges, then arbitrary ones. */
function validOnes(tool: ToolFacts, settings: RecordSettings, count: number, random: JsonObject[]) {
  const { made, offer } = collector(tool, "valid");
  const base = validArguments(tool.inputSchema);
  const own = settings.probes.filter((probe) => probe.tool === tool.name);
  offer(
    own.map((probe) => probe.arguments),
    count,
  );
  if (base !== null) offer(atEdges(tool, base), Math.max(made.length, Math.ceil(count / 2)));
  offer(random, count);
  if (base !== null) offer(atEdges(tool, base), count);
  return made;
}

function* broken(breaks: readonly Break[], from: Iterable<JsonObject>): Generator<JsonObject> {
  let at = 0;
  for (const args of from) {
    const one = breaks[at % breaks.length];
    at += 1;
    if (one !== undefined) yield one(args);
  }
}

/** Forbidden arguments: the base broken in each way, then arbitrary ones broken. */
function invalidOnes(tool: ToolFacts, count: number, random: JsonObject[]) {
  const { made, offer } = collector(tool, "invalid");
  const base = validArguments(tool.inputSchema) ?? {};
  const breaks = breaksFor(tool);
  const ofBase = () =>
    broken(
      breaks,
      Array.from(breaks, () => base),
    );
  offer(ofBase(), Math.ceil(count / 2));
  offer(broken(breaks, random), count);
  offer(ofBase(), count);
  return made;
}

/** Half of the calls are valid where both are allowed; where one half cannot be filled the other takes its place. */
function madeFor(tool: ToolFacts, allowed: Consent, settings: RecordSettings) {
  const { calls, seed } = settings.fuzz;
  const random = sampled(tool, seedOf(tool, seed ?? 0), calls);
  const half = allowed.valid ? Math.floor(calls / 2) : calls;
  const invalid = allowed.malformed ? invalidOnes(tool, half, random) : [];
  const valid = allowed.valid ? validOnes(tool, settings, calls - invalid.length, random) : [];
  const left = calls - valid.length;
  return { valid, invalid: allowed.malformed && left > half ? invalidOnes(tool, left, random) : invalid };
}

function fuzzTool(tool: ToolFacts, allowed: Consent, settings: RecordSettings): Case[] {
  const { valid, invalid } = madeFor(tool, allowed, settings);
  const all = [
    ...valid.map((args) => ({ args, proof: "valid" as const, timeoutMs: settings.timeoutMs })),
    ...invalid.map((args) => ({ args, proof: "invalid" as const, timeoutMs: hangLimit(settings) })),
  ];
  return all.map((one, at) => fuzzCase(tool, `fuzz/${at + 1}`, one));
}

function fuzzCase(
  tool: ToolFacts,
  id: string,
  made: { args: JsonObject; proof: "valid" | "invalid"; timeoutMs: number },
): Case {
  const { args, proof, timeoutMs } = made;
  return {
    key: caseKeyOf(tool.index, id),
    id,
    kind: "fuzz",
    toolIndex: tool.index,
    tool: tool.name,
    property: null,
    arguments: args,
    proof,
    timeoutMs,
  };
}

/**
 * The `fuzz/*` calls of a run, within the consent of each tool, each proven valid or invalid by the tool's own schema. The
 * same tools and settings always give the same calls. `dropped` tells of tools whose schema proves nothing.
 */
export function fuzzCases(
  tools: readonly ToolFacts[],
  settings: RecordSettings,
): { cases: Case[]; dropped: DroppedCase[] } {
  const filter = toolFilter(settings);
  const cases: Case[] = [];
  const dropped: DroppedCase[] = [];
  for (const tool of tools) {
    const allowed = consent(tool, settings);
    if (filter(tool) !== "wanted" || (!allowed.valid && !allowed.malformed)) continue;
    const own = fuzzTool(tool, allowed, settings);
    cases.push(...own);
    if (own.length === 0) {
      dropped.push({ toolIndex: tool.index, id: "fuzz", reason: "no arguments could be proven" });
    }
  }
  return { cases, dropped };
}
