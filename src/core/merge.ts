import type { SkippedTool } from "../model/case.ts";
import type { Evidence, Exchange, ServerMessage } from "../model/evidence.ts";
import { isObject, type Json, type JsonObject, member } from "../model/json.ts";
import { mustBeOneRun } from "./one-run.ts";

/** What is asked of the server as a whole: the first shard's answers stand for all. */
const WHOLE: ReadonlySet<Exchange["purpose"]> = new Set(["list", "list-again", "protocol", "multiplexing"]);
/** Missing shards that are told by their number. */
const TOLD = 20;

/** Moves the numbers of one shard's connections and exchanges past those before it. */
function renumber(evidence: Evidence, first: boolean, connections: number, exchanges: number): Evidence {
  const exchangeId = (id: number | null) => (id === null ? null : id + exchanges);
  const message = (one: ServerMessage) => ({ ...one, exchange: exchangeId(one.exchange) });
  return {
    ...evidence,
    connections: evidence.connections.map((one) => ({
      ...one,
      id: one.id + connections,
      noise: one.noise.map((line) => ({ ...line, exchange: exchangeId(line.exchange) })),
      messages: one.messages.map(message),
    })),
    exchanges: evidence.exchanges
      .filter((one) => first || !WHOLE.has(one.purpose))
      .map((one) => ({ ...one, id: one.id + exchanges, connection: one.connection + connections })),
    extra: { ...evidence.extra, ...movedLifecycle(evidence.extra.lifecycle, exchanges) },
  };
}

const above = (ids: readonly { id: number }[]) => ids.reduce((max, one) => Math.max(max, one.id), -1) + 1;
const listIn = (value: Json | undefined, key: string): Json[] => {
  const found = member(value, key);
  return Array.isArray(found) ? found : [];
};

/** What was created and deleted in sequence names exchanges by number. */
function movedLifecycle(lifecycle: Json | undefined, exchanges: number): JsonObject {
  if (!isObject(lifecycle)) return {};
  const move = (id: Json): Json => (typeof id === "number" ? id + exchanges : id);
  const runs = listIn(lifecycle, "runs").map((run) => {
    const steps = member(run, "steps");
    if (!isObject(run) || !isObject(steps)) return run;
    return { ...run, steps: Object.fromEntries(Object.entries(steps).map(([key, id]) => [key, move(id)])) };
  });
  return { lifecycle: { ...lifecycle, runs } };
}

/** One member of `extra` whose lists are shared out among the shards; the rest of it is the first shard's. */
function joinedExtra(shards: readonly Evidence[], name: string, lists: readonly string[]): JsonObject {
  const [first, ...rest] = shards.flatMap(({ extra }) => (isObject(extra[name]) ? [extra[name]] : []));
  if (first === undefined) return {};
  const joined = lists.map((key) => [key, [first, ...rest].flatMap((one) => listIn(one, key))]);
  return { [name]: { ...first, ...Object.fromEntries(joined) } };
}

interface Absent {
  missing: number[];
  count: number;
}

/** Numbers of the shards whose tools nobody called. */
function absentOf(shards: readonly Evidence[]): Absent {
  const count = shards[0]?.settings.record.shard?.count ?? 0;
  const there = new Set(shards.map((one) => one.settings.record.shard?.index));
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return { missing: all.filter((index) => !there.has(index)), count };
}

/** Reasons of the tools that no shard called. "Another shard's" is none, unless that shard is not there. */
function mergeSkipped(shards: readonly Evidence[]): SkippedTool[] {
  const { missing, count } = absentOf(shards);
  const absent = new Set(missing);
  const byTool = new Map<number, SkippedTool>();
  for (const skipped of shards.flatMap((one) => one.skipped)) {
    const share = (skipped.toolIndex % (count || 1)) + 1;
    const reason = `belongs to shard ${share}, which called nothing`;
    if (skipped.cause !== "shard") byTool.set(skipped.toolIndex, skipped);
    else if (absent.has(share)) byTool.set(skipped.toolIndex, { ...skipped, reason });
  }
  return [...byTool.values()].sort((a, b) => a.toolIndex - b.toolIndex);
}

function missingWords({ missing, count }: Absent): string[] {
  const shown = missing.slice(0, TOLD).join(", ");
  const more = missing.length > TOLD ? ` and ${missing.length - TOLD} more` : "";
  if (missing.length === 0) return [];
  return missing.length === 1
    ? [`shard ${shown} of ${count} is missing, its tools were not called`]
    : [`shards ${shown}${more} of ${count} are missing, their tools were not called`];
}

/** Why the whole was not tried, if it was not: shards that are missing, whose server did not start, or that ended early. */
function stoppedOf(shards: readonly Evidence[]): Evidence["stopped"] {
  const name = ({ settings }: Evidence) => {
    const { shard } = settings.record;
    return shard === null ? "the run" : `shard ${shard.index} of ${shard.count}`;
  };
  const missing = missingWords(absentOf(shards));
  const failed = shards.filter((one) => one.failure !== null);
  const early = shards.filter((one) => one.failure === null && one.stopped !== null);
  const words = [
    ...missing,
    ...failed.map((one) => `${name(one)} called nothing: ${one.failure?.message}`),
    ...early.map((one) => `${name(one)} ended early: ${one.stopped?.detail}`),
  ];
  if (words.length === 0) return null;
  const reasons = early.flatMap(({ stopped }) => (stopped === null ? [] : [stopped.reason]));
  const asked = reasons.find((reason) => reason === "barred" || reason === "cannot-restart") ?? reasons[0];
  const partial = missing.length > 0 || failed.length > 0 || reasons.includes("interrupted");
  return { reason: partial ? "shard" : (asked ?? "shard"), detail: words.join("; ") };
}

/** The shards one after another, each with numbers past those before it. */
function renumbered(shards: readonly Evidence[]): Evidence[] {
  let [connections, exchanges] = [0, 0];
  return shards.map((shard, index) => {
    const moved = renumber(shard, index === 0, connections, exchanges);
    connections = Math.max(connections, above(moved.connections));
    exchanges = Math.max(exchanges, above(moved.exchanges));
    return moved;
  });
}

const shardIndex = ({ settings }: Evidence) => settings.record.shard?.index ?? 0;

/**
 * Joins the evidence of the shards of one run into that of the whole, from which the report is built as ever. What is
 * missing, or could not start its server, is said in `stopped`; only when no shard could start it, the whole could not.
 * Throws UsageError when there is none, a shard is there twice, or they are not of one run.
 */
export function mergeEvidence(shards: readonly Evidence[]): Evidence {
  const sorted = [...shards].sort((a, b) => shardIndex(a) - shardIndex(b));
  mustBeOneRun(sorted);
  const started = sorted.filter((one) => one.failure === null);
  const moved = renumbered(started.length === 0 ? sorted.slice(0, 1) : started);
  const first = moved[0] as Evidence;
  const { shard: _, ...extra } = first.extra;
  return {
    ...first,
    startedAt: sorted.map((one) => one.startedAt).sort()[0] ?? first.startedAt,
    durationMs: Math.max(...sorted.map((one) => one.durationMs)),
    settings: { ...first.settings, record: { ...first.settings.record, shard: null } },
    stopped: stoppedOf(sorted),
    connections: moved.flatMap((one) => one.connections),
    exchanges: moved.flatMap((one) => one.exchanges),
    cases: moved.flatMap((one) => one.cases).sort((a, b) => a.toolIndex - b.toolIndex),
    dropped: moved.flatMap((one) => one.dropped),
    skipped: mergeSkipped(started),
    extra: {
      ...extra,
      ...joinedExtra(moved, "lifecycle", ["notes", "runs"]),
      ...joinedExtra(moved, "era-parity", ["outcomes"]),
    },
  };
}
