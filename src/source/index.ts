import type { Location } from "../model/evidence.ts";
import type { SourceFact } from "../model/facts.ts";
import { locateByLiteral } from "./literal.ts";
import { DEFAULT_LIMITS, type Limits, walkSources } from "./walk.ts";

/** What the sources of the workspace tell. */
export interface SourceIndex {
  locations: Record<string, Location>;
  facts: SourceFact[];
  filesRead: number;
}

/**
 * Looks where the live tools are registered. The live list is the truth: a tool is never missed, at worst unlocated.
 * `root`: the repository's; `folder`: where the server's sources are.
 */
export async function indexSources(
  workspace: { root: string; folder: string },
  names: readonly string[],
  limits: Limits = DEFAULT_LIMITS,
): Promise<SourceIndex> {
  const files = walkSources(workspace.root, workspace.folder, limits);
  const { locations, filesRead } = locateByLiteral(files, names);
  return { locations, facts: [], filesRead };
}
