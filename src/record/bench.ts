import { seriesKey } from "../facts/series.ts";
import { type Case, type Plan, probeId } from "../model/case.ts";
import type { Bench, RecordSettings } from "../model/settings.ts";
import { callParams, ensureSession, type Recording } from "./recording.ts";

/** Calls of one series without an answer after which it ends: each costs a time limit or a start. */
const MAX_UNANSWERED = 5;

/** Calls a probe `calls` times, `concurrency` of them in flight at once on one connection. */
async function recordSeries(recording: Recording, item: Case, bench: Bench, index: number): Promise<void> {
  let sent = 0;
  let unanswered = 0;
  const over = () => recording.signal?.aborted || unanswered >= MAX_UNANSWERED || sent >= bench.calls;
  const options = { purpose: "bench", caseKey: seriesKey(index, bench), timeoutMs: item.timeoutMs } as const;
  const lane = async () => {
    const { session } = recording;
    while (!over() && session.alive()) {
      sent += 1;
      const exchange = await session.request("tools/call", callParams(item), options);
      if (exchange.end !== "answered") unanswered += 1;
      if (exchange.end === "timed-out") await session.kill();
    }
  };
  while (!over() && (await ensureSession(recording))) {
    const { tool, id } = item;
    recording.progress({ stage: "bench", tool, case: id, done: sent, total: bench.calls });
    await Promise.all(Array.from({ length: bench.concurrency }, lane));
  }
}

/** The timed series of the config, one after another, on a process of their own. */
export async function recordBench(recording: Recording, plan: Plan, settings: RecordSettings): Promise<void> {
  for (const [index, bench] of settings.bench.entries()) {
    const item = plan.cases.find((one) => one.kind === "probe" && one.id === probeId(bench.probe));
    if (item === undefined || recording.signal?.aborted || recording.stopped !== null) continue;
    await recordSeries(recording, item, bench, index);
  }
  if (settings.bench.length > 0) await recording.session.kill();
}
