import type { Evidence } from "../model/evidence.ts";
import { isObject, type Json, member, stringMember } from "../model/json.ts";

/** What the job of a shard leaves beside what it saw, for the job that joins the shards. */
export interface ShardNote {
  /** The commit that was audited; "" where that is not known. */
  commit: string;
  /** The base that the shard was asked to audit too: its short commit, or why it could not be. Null: it was not asked. */
  base: { label: string; note: string | null } | null;
}

/** The evidence with the note. */
export function withShardNote(evidence: Evidence, note: ShardNote): Evidence {
  return { ...evidence, extra: { ...evidence.extra, shard: note as unknown as Json } };
}

/** The note in some evidence, null when it has none. */
export function readShardNote({ extra }: Evidence): ShardNote | null {
  const note = member(extra, "shard");
  if (!isObject(note)) return null;
  const base = member(note, "base");
  return {
    commit: stringMember(note, "commit") ?? "",
    base: isObject(base)
      ? { label: stringMember(base, "label") ?? "", note: stringMember(base, "note") }
      : null,
  };
}
