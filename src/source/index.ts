import type { Location } from "../model/evidence.ts";
import type { SourceFact } from "../model/facts.ts";
import { locateInModules, readModules } from "./javascript.ts";
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
 * Registrations found by parsing JavaScript and TypeScript come first; what they leave open is looked for as text.
 * `root`: the repository's; `folder`: where the server's sources are.
 */
export async function indexSources(
  workspace: { root: string; folder: string },
  names: readonly string[],
  limits: Limits = DEFAULT_LIMITS,
): Promise<SourceIndex> {
  const until = performance.now() + limits.ms;
  const files = [...walkSources(workspace.root, workspace.folder, limits)];
  const modules = readModules(files, () => performance.now() > until);
  const parsed = locateInModules(modules, names);
  const open = names.filter((name) => !parsed.locations.has(name) && !parsed.ambiguous.has(name));
  const literal = locateByLiteral(files, open);
  const locations = { ...literal.locations, ...Object.fromEntries(parsed.locations) };
  return { locations, facts: [], filesRead: files.length };
}
