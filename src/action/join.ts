import type { AuditResult } from "../core/audit.ts";
import { readBaseline } from "../core/committed.ts";
import { joinShards } from "../core/join.ts";
import { rescore } from "../core/rescore.ts";
import { readShards, type ShardTexts } from "../core/shard-files.ts";
import { UsageError } from "../model/errors.ts";
import { cut, oneLine } from "../text/cut.ts";
import { escapeCommand } from "../text/escape.ts";
import { type Outcome, saidOpen, toldAs } from "./audit.ts";
import { info, warning } from "./core.ts";
import type { EventContext } from "./github/context.ts";
import type { ActionRun } from "./resolve.ts";

/** Characters of the shards' names in a line of the log. */
const NAMES_CHARS = 2_000;

/** The report of the whole, judged as the shards were told to judge, and compared as an ordinary run's is. */
export function judgedTogether(
  shards: readonly ShardTexts[],
  run: ActionRun,
  context: EventContext,
): AuditResult {
  const names = cut(oneLine(shards.map(({ name }) => name).join(", ")), NAMES_CHARS);
  info(escapeCommand(`Joining ${shards.length} shards: ${names}`));
  const { evidence, base } = joinShards(shards, context.sha);
  const found = run.baseline === null ? base : { baseline: readBaseline(run.baseline), note: null };
  const { baseline, note } = saidOpen(found, evidence.settings.judge.failOn);
  if (note !== null) warning(escapeCommand(note));
  return { report: rescore(evidence, { baseline, baselineNote: note }), evidence };
}

/** What the shards of this run saw together. Throws UsageError when there is none to join. */
export async function joinOutcome(run: ActionRun, context: EventContext): Promise<Outcome> {
  const shards = await readShards(run.reportDir, true);
  if (shards.length === 0) {
    throw new UsageError(
      `There is no shard to join at ${run.reportDir}: no folder in it holds an evidence.json. Either no shard left its report, or this is no job of a matrix of \`shard\`s. To publish what another workflow left, \`mode: publish\` needs the event \`workflow_run\`.`,
    );
  }
  if (run.baselineRef !== null) {
    warning("`baseline-ref` has no effect where shards are joined: give it to the shards.");
  }
  const { report, evidence } = judgedTogether(shards, run, context);
  return { report, evidence, comment: toldAs(report, run, context), base: null };
}
