import { git } from "./git.ts";

/** What a comparison starts from. */
export interface BaseNames {
  /** Names or hashes of the base, the preferred first. */
  refs: readonly string[];
  /** Head of the pull request, null where there is none or where the base was named by hand. */
  headSha: string | null;
}

/** The commit a name stands for, if this clone holds it. Names that look like options are none. */
async function commitOf(root: string, ref: string): Promise<string | null> {
  if (ref.startsWith("-")) return null;
  for (const name of [ref, `origin/${ref}`]) {
    const commit = await git(root, "rev-parse", "--verify", "--quiet", `${name}^{commit}`);
    if (commit !== null && commit !== "") return commit;
  }
  return null;
}

/** Where GitHub's merge commit of the pull request is checked out, its first parent: the base it was merged into. */
async function mergedInto(root: string, headSha: string): Promise<string | null> {
  if ((await commitOf(root, "HEAD^2")) !== headSha) return null;
  return commitOf(root, "HEAD^1");
}

/**
 * The commit to compare with, if this clone holds it: what the checked-out merge was made from, else where the branch
 * left the base, so that what the base learned since is not held against the branch, else the base itself.
 */
export async function findBaseCommit(root: string, { refs, headSha }: BaseNames): Promise<string | null> {
  const merged = headSha === null ? null : await mergedInto(root, headSha);
  if (merged !== null) return merged;
  for (const ref of refs) {
    const commit = await commitOf(root, ref);
    if (commit === null) continue;
    const fork = headSha === null ? null : await git(root, "merge-base", "HEAD", commit);
    return fork === null || fork === "" ? commit : fork;
  }
  return null;
}

/** Why the base is not in this clone, and what to change. */
export async function whyMissing(root: string, { refs }: BaseNames): Promise<string> {
  if ((await git(root, "rev-parse", "--is-shallow-repository")) === "true") {
    return "The history of this clone is too shallow to hold the base commit. Give actions/checkout `fetch-depth: 2`, or `fetch-depth: 0` where it checks out anything but the merge commit of the pull request.";
  }
  return `This clone holds no commit \`${refs.at(-1) ?? ""}\`. Give actions/checkout \`fetch-depth: 0\`.`;
}
