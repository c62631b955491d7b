import { listedTools } from "../facts/listing.ts";
import { UsageError } from "../model/errors.ts";
import type { Evidence } from "../model/evidence.ts";
import { readShardNote } from "./shard-note.ts";

/** The tools in the order that their numbers come from: another order would give the calls of one tool to another. */
const listing = (evidence: Evidence) => JSON.stringify(listedTools(evidence).map(({ name }) => name));

/** What shards of one run have in common, by what to call it. */
const SAME: readonly [string, (evidence: Evidence) => unknown][] = [
  ["commit", (one) => readShardNote(one)?.commit ?? ""],
  ["number of shards", (one) => one.settings.record.shard?.count ?? 1],
  ["version of this tool", (one) => one.auditor],
  ["settings", ({ settings }) => [{ ...settings.record, shard: null }, settings.judge]],
];

const nameOf = ({ settings }: Evidence) => `shard ${settings.record.shard?.index ?? "without a number"}`;

/**
 * Throws UsageError unless these can be shards of one run: each there once, of one commit, with the same settings, and of
 * the same tools in the same order. Those whose server did not start have no tools to compare.
 */
export function mustBeOneRun(sorted: readonly Evidence[]): void {
  const [first, ...rest] = sorted;
  if (first === undefined) throw new UsageError("There is nothing to merge.");
  for (const [index, one] of rest.entries()) {
    const other = SAME.find(([, of]) => JSON.stringify(of(one)) !== JSON.stringify(of(first)));
    if (other !== undefined) {
      throw new UsageError(
        `The shards are not of one run: ${nameOf(first)} and ${nameOf(one)} differ in the ${other[0]}.`,
      );
    }
    if (nameOf(one) === nameOf(sorted[index] as Evidence))
      throw new UsageError(`The same shard is given twice: ${nameOf(one)}.`);
  }
  const { index, count } = sorted.at(-1)?.settings.record.shard ?? { index: 1, count: 1 };
  if (index > count) throw new UsageError(`There is no shard ${index} of ${count}.`);
  const [started, ...others] = sorted.filter((one) => one.failure === null);
  if (started === undefined) return;
  const tools = listing(started);
  if (others.some((one) => listing(one) !== tools)) {
    throw new UsageError(
      "The shards did not list the same tools in the same order: they are not of one run.",
    );
  }
}
