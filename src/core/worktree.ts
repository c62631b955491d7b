import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commitOf, git } from "./git.ts";

/** A commit checked out beside the workspace. */
export interface Worktree {
  folder: string;
  /** Full hash. */
  commit: string;
  remove(): Promise<void>;
}

/**
 * Checks the first of `refs` that this clone holds out into a throwaway folder. Uses no network. Null when it holds none
 * of them (a shallow clone), or when git refuses.
 */
export async function addWorktree(root: string, refs: readonly string[]): Promise<Worktree | null> {
  let commit: string | null = null;
  for (const ref of refs) commit ??= await commitOf(root, ref);
  if (commit === null) return null;
  const parent = await mkdtemp(join(tmpdir(), "mcp-audit-base-"));
  const folder = join(parent, "base");
  const remove = async () => {
    await git(root, "worktree", "remove", "--force", folder);
    await rm(parent, { recursive: true, force: true });
    await git(root, "worktree", "prune");
  };
  if ((await git(root, "worktree", "add", "--detach", folder, commit)) === null) {
    await remove();
    return null;
  }
  return { folder, commit, remove };
}
