import { join, relative } from "node:path";
import type { Baseline } from "../judge/baseline.ts";
import type { Target } from "../model/settings.ts";
import type { AuditOptions, AuditResult } from "./audit.ts";
import { checkoutRoot } from "./git.ts";
import { addWorktree } from "./worktree.ts";

/** How the base of a comparison is audited. */
export interface BaseOptions {
  /** Names or hashes of the base, the preferred first. */
  refs: readonly string[];
  /** The audit of the head, which the base's repeats in its own checkout. */
  head: AuditOptions;
  /** Folder inside of the checkout that the head's audit starts in (absolute). */
  directory: string;
  audit(options: AuditOptions): Promise<AuditResult>;
  /** Runs the setup commands in a folder; throws when one fails. */
  setup(folder: string): Promise<void>;
}

/** A baseline, or why there is none. */
export interface BaseResult {
  baseline: Baseline | null;
  note: string | null;
}

const none = (note: string): BaseResult => ({ baseline: null, note });

function moved(target: Target, from: string, to: string): Target {
  if (target.transport === "http") return target;
  return { ...target, cwd: join(to, relative(from, target.cwd)) };
}

async function auditIn(
  folder: string,
  root: string,
  commit: string,
  options: BaseOptions,
): Promise<BaseResult> {
  const label = commit.slice(0, 7);
  try {
    await options.setup(join(folder, relative(root, options.directory)));
  } catch (error) {
    return none(
      `The base ${label} could not be set up (${(error as Error).message}): nothing to compare with.`,
    );
  }
  const { report } = await options.audit({
    ...options.head,
    target: moved(options.head.target, root, folder),
    workspace: null,
    baseline: null,
    baselineNote: null,
  });
  if (report.failure !== null) {
    return none(
      `The base ${label} could not be started (${report.failure.message}): nothing to compare with.`,
    );
  }
  return { baseline: { report, label }, note: null };
}

/**
 * Audits the base of a pull request beside the head, from what this clone holds. Whatever goes wrong with the base is a
 * note, never a failure of the head.
 */
export async function auditBase(options: BaseOptions): Promise<BaseResult> {
  if (options.head.target.transport === "http") {
    return none(
      "`baseline-ref` needs a server that is started from the checkout; use `baseline` with a `url`.",
    );
  }
  const root = await checkoutRoot(options.directory);
  if (root === null) return none("There is no git checkout here: nothing to compare with.");
  const tree = await addWorktree(root, options.refs);
  if (tree === null) {
    return none(
      "This clone does not hold the base commit: nothing to compare with. Give actions/checkout `fetch-depth: 0`.",
    );
  }
  try {
    return await auditIn(tree.folder, root, tree.commit, options);
  } finally {
    await tree.remove();
  }
}
