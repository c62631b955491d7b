import { parseEvidence } from "../evidence/parse.ts";
import { UsageError } from "../model/errors.ts";
import type { Evidence } from "../model/evidence.ts";
import { type BaseResult, baseOf, noBase } from "./base.ts";
import { mergeEvidence } from "./merge.ts";
import { rescore } from "./rescore.ts";
import type { ShardTexts } from "./shard-files.ts";
import { readShardNote } from "./shard-note.ts";

/** The whole that some shards are of. */
export interface Joined {
  evidence: Evidence;
  /** What the shards' shares of the base are together; nothing when they were not asked for one. */
  base: BaseResult;
}

interface Shard {
  evidence: Evidence;
  base: Evidence | null;
}

function parsed(name: string, text: string): Evidence {
  try {
    const evidence = parseEvidence(text);
    if (evidence.settings.record.shard !== null) return evidence;
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${name}: ${error.message}`);
    throw error;
  }
  throw new UsageError(`${name} is no shard: its audit had no \`shard\` input.`);
}

function shardOf({ name, evidence: text, base }: ShardTexts, commit: string): Shard {
  const evidence = parsed(name, text);
  const own = readShardNote(evidence)?.commit ?? "";
  if (own !== "" && commit !== "" && own !== commit) {
    const [theirs, ours] = [own.slice(0, 7), commit.slice(0, 7)];
    throw new UsageError(`${name} is of the commit ${theirs}, and this run is about ${ours}.`);
  }
  return { evidence, base: base === null ? null : parsed(`${name}, base`, base) };
}

function joinedBase(shards: readonly Shard[]): BaseResult {
  const notes = shards.flatMap(({ evidence }) => readShardNote(evidence)?.base ?? []);
  if (notes.length === 0) return { baseline: null, note: null };
  const why = notes.find(({ note }) => note !== null)?.note ?? null;
  if (why !== null) return { baseline: null, note: why };
  const known = shards.flatMap(({ base }) => base ?? []);
  if (known.length === 0) return noBase("No shard left its share of the base");
  try {
    const evidence = mergeEvidence(known);
    return baseOf({ report: rescore(evidence), evidence }, notes[0]?.label ?? "");
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return noBase(`The shares of the base do not fit together. ${error.message}`);
  }
}

/**
 * Joins what the shards of one run left. `commit` is the one this run is about, "" when that is not known. Throws
 * UsageError that names the shard for what is no evidence of a shard or of another commit, and for shards that are not of
 * one run.
 */
export function joinShards(texts: readonly ShardTexts[], commit: string): Joined {
  const shards = texts.map((one) => shardOf(one, commit));
  return { evidence: mergeEvidence(shards.map((one) => one.evidence)), base: joinedBase(shards) };
}
