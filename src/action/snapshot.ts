import { readFileSync } from "node:fs";
import { parseSnapshot, type Snapshot } from "../core/snapshot.ts";
import { UsageError } from "../model/errors.ts";

/** The committed tool contract, null when there is none. Throws UsageError when it cannot be read. */
export function readSnapshot(path: string | null): Snapshot | null {
  if (path === null) return null;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new UsageError(`There is no snapshot at ${path}.`);
  }
  return parseSnapshot(text, path);
}
