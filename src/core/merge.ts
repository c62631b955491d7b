import type { SkippedTool } from "../model/case.ts";
import { UsageError } from "../model/errors.ts";
import type { Evidence, Exchange, ServerMessage } from "../model/evidence.ts";

/** What is asked of the server as a whole: the first shard's answers stand for all. */
const WHOLE = new Set(["list", "list-again", "protocol", "multiplexing"]);

const listing = (evidence: Evidence) =>
  JSON.stringify(evidence.exchanges.filter((one) => one.purpose === "list").map(namesOf));

function namesOf(exchange: Exchange): string[] {
  const names = exchange.response?.raw.matchAll(/"name"\s*:\s*("(?:[^"\\]|\\.)*")/g) ?? [];
  return [...names].map((match) => match[1] ?? "").sort();
}

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
  };
}

const above = (ids: readonly { id: number }[]) => ids.reduce((max, one) => Math.max(max, one.id), -1) + 1;

/** Reasons of the tools that no shard called. "Another shard's" is none, unless that shard is missing. */
function mergeSkipped(shards: readonly Evidence[]): SkippedTool[] {
  const called = new Set(shards.flatMap((one) => one.cases.map((item) => item.toolIndex)));
  const byTool = new Map<number, SkippedTool>();
  for (const skipped of shards.flatMap((one) => one.skipped)) {
    const known = byTool.get(skipped.toolIndex);
    if (known === undefined || known.cause === "shard") byTool.set(skipped.toolIndex, skipped);
  }
  return [...byTool.values()]
    .filter((one) => one.cause !== "shard" || !called.has(one.toolIndex))
    .sort((a, b) => a.toolIndex - b.toolIndex);
}

/** Numbers of the shards that should be there and are not, such as `2, 5`; "" when all are. */
function missingShards(shards: readonly Evidence[]): string {
  const count = Math.max(0, ...shards.map((one) => one.settings.record.shard?.count ?? 0));
  const there = new Set(shards.map((one) => one.settings.record.shard?.index));
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.filter((index) => !there.has(index)).join(", ");
}

function stoppedOf(shards: readonly Evidence[]): Evidence["stopped"] {
  const missing = missingShards(shards);
  if (missing !== "")
    return { reason: "budget", detail: `shard ${missing} is missing, its tools were not called` };
  return shards.find((one) => one.stopped !== null)?.stopped ?? null;
}

/**
 * Joins the evidence of the shards of one run into that of the whole, from which the report is built as ever. Throws
 * UsageError when there is none, a shard is there twice, or the shards did not list the same tools.
 */
export function mergeEvidence(shards: readonly Evidence[]): Evidence {
  const sorted = [...shards].sort(
    (a, b) => (a.settings.record.shard?.index ?? 0) - (b.settings.record.shard?.index ?? 0),
  );
  const failed = sorted.find((one) => one.failure !== null);
  if (failed !== undefined) return failed;
  const [first, ...rest] = sorted;
  if (first === undefined) throw new UsageError("There is nothing to merge.");
  const indices = sorted.map((one) => one.settings.record.shard?.index ?? 0);
  if (new Set(indices).size !== indices.length) throw new UsageError("One shard is given twice.");
  if (rest.some((one) => listing(one) !== listing(first))) {
    throw new UsageError("The shards did not list the same tools: they are not of one run.");
  }
  let merged = renumber(first, true, 0, 0);
  for (const shard of rest) {
    const next = renumber(shard, false, above(merged.connections), above(merged.exchanges));
    merged = {
      ...merged,
      connections: [...merged.connections, ...next.connections],
      exchanges: [...merged.exchanges, ...next.exchanges],
      cases: [...merged.cases, ...next.cases],
      dropped: [...merged.dropped, ...next.dropped],
    };
  }
  return {
    ...merged,
    startedAt: sorted.map((one) => one.startedAt).sort()[0] ?? first.startedAt,
    durationMs: Math.max(...sorted.map((one) => one.durationMs)),
    settings: { ...first.settings, record: { ...first.settings.record, shard: null } },
    stopped: stoppedOf(sorted),
    skipped: mergeSkipped(sorted),
    cases: merged.cases.sort((a, b) => a.toolIndex - b.toolIndex),
  };
}
