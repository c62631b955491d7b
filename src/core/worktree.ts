import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askGit, git } from "./git.ts";

/** A commit checked out beside the workspace. */
export interface Worktree {
  folder: string;
  remove(): Promise<void>;
}

async function complaint(root: string, text: string): Promise<string> {
  const filter = await git(root, "config", "--get-regexp", "^remote\\..*\\.partialclonefilter$");
  if (filter === null || filter === "") return text;
  return "this clone is partial: leave `filter` of actions/checkout out";
}

/** Checks a commit out into a throwaway folder, without network. A text instead says why git could not. */
export async function addWorktree(root: string, commit: string): Promise<Worktree | string> {
  const parent = await realpath(await mkdtemp(join(process.env.RUNNER_TEMP ?? tmpdir(), "mcp-audit-base-")));
  const folder = join(parent, "base");
  const remove = async () => {
    await git(root, "worktree", "remove", "--force", folder);
    await rm(parent, { recursive: true, force: true });
    await git(root, "worktree", "prune");
  };
  const added = await askGit(root, "worktree", "add", "--detach", folder, commit);
  if (added.ok) return { folder, remove };
  await remove();
  return complaint(root, added.text);
}
