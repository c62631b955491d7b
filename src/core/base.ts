import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { createFacts } from "../facts/facts.ts";
import type { Baseline } from "../judge/baseline.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Target } from "../model/settings.ts";
import { leadsOut, pathFrom } from "../text/path.ts";
import type { AuditOptions, AuditResult } from "./audit.ts";
import { type BaseNames, findBaseCommit, whyMissing } from "./base-commit.ts";
import { checkoutRoot } from "./git.ts";
import { addWorktree } from "./worktree.ts";

/** How the base of a comparison is audited. */
export interface BaseOptions extends BaseNames {
  /** The audit of the head, which the base's repeats in its own checkout. */
  head: AuditOptions;
  /** Folder inside of the checkout that the head's audit starts in (absolute). */
  directory: string;
  audit(options: AuditOptions): Promise<AuditResult>;
  /** Runs the setup commands in a folder; throws when one fails. */
  setup(folder: string): Promise<void>;
  /** The tool contract that the base committed, by the root of its checkout; null when it has none. */
  snapshot(root: string, folder: string): AuditOptions["snapshot"];
}

/** A baseline, or why there is none. */
export interface BaseResult {
  baseline: Baseline | null;
  note: string | null;
  /** What the baseline was judged from; absent where that is not known. */
  evidence?: Evidence;
}

/** No baseline, and why. */
export const noBase = (why: string): BaseResult => ({
  baseline: null,
  note: `${/[.)]$/.test(why) ? why : `${why}.`} Nothing was compared.`,
});

const SETUP_ALONE = "It has only what is committed and what `setup` makes, nothing of the job's other steps.";

/** The two checkouts, and the short name of the base's commit. */
interface Places {
  root: string;
  folder: string;
  label: string;
}

/** A text of the head's that names its checkout, as the base's would have it: its own server is started, not the head's. */
function mover({ root, folder }: Places, head: AuditOptions): (text: string) => string {
  const roots = [root, head.workspace ?? root];
  return (text) => roots.reduce((moved, from) => moved.split(from).join(folder), text);
}

function movedTarget(target: Target, move: (text: string) => string, cwd: string): Target {
  if (target.transport === "http") return target;
  return { ...target, command: move(target.command), args: target.args.map(move), cwd };
}

/** The audit of the head as it is carried out in the base's checkout. */
function inBase(options: BaseOptions, places: Places, cwd: string): AuditOptions {
  const { head } = options;
  const { root, folder } = places;
  const move = mover(places, head);
  const env = Object.entries(head.env).map(([name, value]) => [name, move(value)]);
  return {
    ...head,
    target: movedTarget(head.target, move, cwd),
    env: Object.fromEntries(env),
    workspace: folder,
    snapshot: options.snapshot(root, folder),
    configChange: null,
    baseline: null,
    baselineNote: null,
    onProgress: undefined,
  };
}

/** The baseline that an audit of the base gives, or why it gives none. */
export function baseOf({ report, evidence }: AuditResult, label: string): BaseResult {
  if (report.failure !== null) {
    return noBase(`The base \`${label}\` could not be started: ${report.failure.message} ${SETUP_ALONE}`);
  }
  // What was not tried there would pass for new here.
  if (report.stopped !== null) {
    return noBase(`The base \`${label}\` was not audited to its end: ${report.stopped.detail}`);
  }
  const tools = createFacts(evidence).tools.map((tool) => tool.raw);
  return { baseline: { report, label, tools }, note: null, evidence };
}

async function auditIn(places: Places, options: BaseOptions): Promise<BaseResult> {
  const { root, folder, label } = places;
  const inside = pathFrom(root, realpathSync(options.directory));
  if (leadsOut(inside)) {
    return noBase("`working-directory` is outside of the checkout, so there is no base of it");
  }
  if (!existsSync(join(folder, inside))) return noBase(`The base \`${label}\` has no folder \`${inside}\``);
  try {
    const cwd = join(folder, inside);
    await options.setup(cwd);
    return baseOf(await options.audit(inBase(options, places, cwd)), label);
  } catch (error) {
    return noBase(`The base \`${label}\` could not be set up: ${(error as Error).message}`);
  }
}

/**
 * Audits the base of a pull request beside the head, from what this clone holds. Whatever goes wrong with the base is a
 * note, never a failure of the head.
 */
export async function auditBase(options: BaseOptions): Promise<BaseResult> {
  if (options.head.target.transport === "http") {
    return noBase(
      "`baseline-ref` needs a server that is started from the checkout; use `baseline` with a `url`",
    );
  }
  const top = await checkoutRoot(options.directory);
  const root = top === null ? null : resolve(top);
  if (root === null) return noBase("There is no git checkout here, or git is not installed");
  const commit = await findBaseCommit(root, options);
  if (commit === null) return noBase(await whyMissing(root, options));
  const label = commit.slice(0, 7);
  const tree = await addWorktree(root, commit);
  if (typeof tree === "string") return noBase(`The base \`${label}\` could not be checked out: ${tree}`);
  try {
    return await auditIn({ root, folder: tree.folder, label }, options);
  } finally {
    await tree.remove();
  }
}
