import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { ResolvedRun } from "../config/resolve.ts";
import { type AuditOptions, audit } from "../core/audit.ts";
import { auditBase, type BaseResult } from "../core/base.ts";
import type { BaseNames } from "../core/base-commit.ts";
import { readBaseline, readSnapshot } from "../core/committed.ts";
import { leadsOut, pathFrom } from "../text/path.ts";
import { endGroup, startGroup } from "./core.ts";
import type { EventContext } from "./github/context.ts";
import { runSetup } from "./setup.ts";

/** What a comparison with `ref` starts from; `auto` is the base of the event. */
export function namesOf(ref: string, context: EventContext): BaseNames {
  if (ref !== "auto") return { refs: [ref], headSha: null };
  return { refs: context.bases, headSha: context.pullRequest === null ? null : context.sha };
}

/** The contract that the base committed at the place of the head's; a file that is no contract is none. */
function snapshotIn(path: string | null, root: string, folder: string): AuditOptions["snapshot"] {
  if (path === null) return null;
  const inside = pathFrom(root, existsSync(path) ? realpathSync(path) : path);
  const there = join(folder, inside);
  if (leadsOut(inside) || !existsSync(there)) return null;
  return readSnapshot(there, folder);
}

/** What to compare with: a report file, or an audit of the base commit; nothing when neither was asked for. */
export async function findBaseline(
  run: ResolvedRun,
  head: AuditOptions,
  context: EventContext,
): Promise<BaseResult> {
  if (run.baseline !== null) return { baseline: readBaseline(run.baseline), note: null };
  if (run.baselineRef === null) return { baseline: null, note: null };
  const names = namesOf(run.baselineRef, context);
  if (names.refs.length === 0) {
    return { baseline: null, note: "This event has no base commit. Nothing was compared." };
  }
  return auditBase({
    ...names,
    head,
    directory: run.workingDirectory,
    audit: async (options) => {
      startGroup("MCP audit of the base");
      const result = await audit(options);
      endGroup();
      return result;
    },
    setup: (folder) => runSetup(run.setup, folder),
    snapshot: (root, folder) => snapshotIn(run.snapshot, root, folder),
  });
}
