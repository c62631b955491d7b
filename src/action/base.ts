import { readFileSync } from "node:fs";
import type { ResolvedRun } from "../config/resolve.ts";
import { type AuditOptions, audit } from "../core/audit.ts";
import { auditBase, type BaseResult } from "../core/base.ts";
import { baselineFromText } from "../core/baseline-file.ts";
import { UsageError } from "../model/errors.ts";
import type { EventContext } from "./github/context.ts";
import { runSetup } from "./setup.ts";

function refsOf(ref: string, context: EventContext): string[] {
  return ref === "auto" ? context.bases : [ref];
}

function fromFile(path: string): BaseResult {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new UsageError(`There is no baseline at ${path}.`);
  }
  return { baseline: baselineFromText(path, text), note: null };
}

/** What to compare with: a report file, or an audit of the base commit; nothing when neither was asked for. */
export async function findBaseline(
  run: ResolvedRun,
  head: AuditOptions,
  context: EventContext,
): Promise<BaseResult> {
  if (run.baseline !== null) return fromFile(run.baseline);
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
