import { realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { UsageError } from "../model/errors.ts";

/** Where a path leads, links followed as far as it is there. */
function placeOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(placeOf(above), basename(path));
  }
}

/**
 * Remembers where folders (absolute paths, there or not) lead before code of others runs, and gives what checks it
 * afterwards. That throws UsageError where one leads elsewhere since: something put a link in its place, or above it.
 */
export function keepPlaces(folders: readonly string[]): () => void {
  const before = folders.map((folder) => [folder, placeOf(folder)] as const);
  return () => {
    const moved = before.find(([folder, place]) => placeOf(folder) !== place);
    if (moved === undefined) return;
    throw new UsageError(`${moved[0]} leads elsewhere than before the run. Nothing was written there.`);
  };
}
