import type { Location } from "../model/evidence.ts";
import type { SourceFact } from "../model/facts.ts";
import { toolsInModules } from "./javascript.ts";
import { readModules } from "./modules.ts";
import { placesOf } from "./registration.ts";
import { applyRules, type RuleResult } from "./rules/index.ts";
import { readCodes, toolsInCodes } from "./tokens/locate.ts";
import { DEFAULT_LIMITS, type Limits, walkSources } from "./walk.ts";

/** What the sources of the workspace tell. */
export interface SourceIndex {
  locations: Record<string, Location>;
  facts: SourceFact[];
  /** Tools whose code the source rules could look at. */
  looked: string[];
  filesRead: number;
}

const NOTHING: RuleResult = { facts: [], looked: [] };

/**
 * Looks where the live tools are registered. The live list is the truth: a tool is never missed, at worst unlocated.
 * JavaScript and TypeScript are parsed, other languages read as tokens; a name with several places has none.
 * `root`: the repository's; `folder`: where the server's sources are.
 */
export async function indexSources(
  workspace: { root: string; folder: string },
  names: readonly string[],
  limits: Limits = DEFAULT_LIMITS,
): Promise<SourceIndex> {
  const until = performance.now() + limits.ms;
  const expired = () => performance.now() > until;
  const files = [...walkSources(workspace.root, workspace.folder, limits)];
  const modules = readModules(files, expired);
  const found = [...toolsInModules(modules, names), ...toolsInCodes(readCodes(files, expired), expired)];
  const locations = placesOf(names, found);
  const { facts, looked } = expired() ? NOTHING : applyRules(modules, locations);
  return { locations, facts, looked, filesRead: files.length };
}
