import type { ResolvedRun } from "../config/resolve.ts";
import { type AuditOptions, audit } from "../core/audit.ts";
import { auditBase, type BaseResult } from "../core/base.ts";
import { readBaseline } from "../core/committed.ts";
import type { EventContext } from "./github/context.ts";
import { runSetup } from "./setup.ts";

function refsOf(ref: string, context: EventContext): string[] {
  return ref === "auto" ? context.bases : [ref];
}

/** What to compare with: a report file, or an audit of the base commit; nothing when neither was asked for. */
export async function findBaseline(
  run: ResolvedRun,
  head: AuditOptions,
  context: EventContext,
): Promise<BaseResult> {
  if (run.baseline !== null) return { baseline: readBaseline(run.baseline), note: null };
  if (run.baselineRef === null) return { baseline: null, note: null };
  const refs = refsOf(run.baselineRef, context);
  if (refs.length === 0)
    return { baseline: null, note: "This event has no base commit: nothing to compare with." };
  return auditBase({
    refs,
    head,
    directory: run.workingDirectory,
    audit,
    setup: (folder) => runSetup(run.setup, folder),
  });
}
