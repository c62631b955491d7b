import { readFileSync } from "node:fs";
import type { Baseline } from "../judge/baseline.ts";
import { UsageError } from "../model/errors.ts";
import type { ConfigChange } from "../model/facts.ts";
import { pathFrom } from "../text/path.ts";
import { type BaseNames, findBaseCommit } from "./base-commit.ts";
import { baselineFromText } from "./baseline-file.ts";
import { checkoutRoot, show } from "./git.ts";
import { parseSnapshot, type Snapshot } from "./snapshot.ts";

function textOf(what: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new UsageError(`There is no ${what} at ${path}.`);
  }
}

/**
 * The committed tool contract at an absolute path, null for none; reports call it as it stands under `root`. Throws
 * UsageError when it cannot be read.
 */
export function readSnapshot(path: string | null, root: string): Snapshot | null {
  return path === null ? null : parseSnapshot(textOf("snapshot", path), pathFrom(root, path));
}

/** The report of an earlier run at an absolute path, null for none. Throws UsageError when it cannot be read. */
export function readBaseline(path: string | null): Baseline | null {
  return path === null ? null : baselineFromText(path, textOf("baseline", path));
}

/**
 * The snapshot together with what the base of a pull request holds at its place, if this clone has the base and it says
 * something else. A base without the file, or with one that cannot be read, is nothing to compare with.
 */
export async function withBase(
  snapshot: Snapshot | null,
  path: string | null,
  directory: string,
  base: BaseNames,
): Promise<Snapshot | null> {
  if (snapshot === null || path === null || base.refs.length === 0) return snapshot;
  const root = await checkoutRoot(directory);
  const commit = root === null ? null : await findBaseCommit(root, base);
  if (root === null || commit === null) return snapshot;
  const text = await show(root, commit, path);
  if (text === null) return snapshot;
  try {
    const { tools } = parseSnapshot(text, snapshot.path);
    const same = JSON.stringify(tools) === JSON.stringify(snapshot.tools);
    return same ? snapshot : { ...snapshot, base: { label: commit.slice(0, 7), tools } };
  } catch {
    return snapshot;
  }
}

/**
 * The config file at an absolute path, if the commit that is checked out has it otherwise than the base of a pull request:
 * it decides what is checked and what counts. Null for none, for the same text, for a file that is not committed, and
 * where this clone does not hold the base.
 */
export async function changedConfig(
  path: string | null,
  directory: string,
  base: BaseNames,
): Promise<ConfigChange | null> {
  if (path === null || base.refs.length === 0) return null;
  const root = await checkoutRoot(directory);
  const commit = root === null ? null : await findBaseCommit(root, base);
  if (root === null || commit === null) return null;
  const [before, now] = [await show(root, commit, path), await show(root, "HEAD", path)];
  return now === null || before === now
    ? null
    : { path: pathFrom(directory, path), base: commit.slice(0, 7) };
}
