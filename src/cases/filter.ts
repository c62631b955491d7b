import type { ToolFacts } from "../model/facts.ts";
import type { RecordSettings } from "../model/settings.ts";
import { globMatcher } from "../text/glob.ts";

/** Whether the tool of this index is of the share of the tools that this run is about. */
export const isInShard = (index: number, shard: RecordSettings["shard"]): boolean =>
  shard === null || index % shard.count === shard.index - 1;

/** Tells which tools the run is about: name patterns first, then the shard. */
export function toolFilter(
  settings: Pick<RecordSettings, "tools" | "excludeTools" | "shard">,
): (tool: ToolFacts) => "wanted" | "filter" | "shard" {
  const wanted = settings.tools.map(globMatcher);
  const excluded = settings.excludeTools.map(globMatcher);
  return (tool) => {
    if (wanted.length > 0 && !wanted.some((matches) => matches(tool.name))) return "filter";
    if (excluded.some((matches) => matches(tool.name))) return "filter";
    return isInShard(tool.index, settings.shard) ? "wanted" : "shard";
  };
}
