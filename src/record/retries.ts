import { unmetByAnswer } from "../facts/expectations.ts";
import { classify } from "../facts/outcome.ts";
import { type Case, probeId } from "../model/case.ts";
import type { Exchange } from "../model/evidence.ts";
import { maskData } from "./masking.ts";
import type { Recording } from "./recording.ts";

/** Whether one of the user's own calls is to be tried again: it has tries left, and the answer is not what its user expects. */
export function wantsRetry(recording: Recording, item: Case, exchange: Exchange, tries: number): boolean {
  const probe = recording.probes.find((one) => item.kind === "probe" && item.id === probeId(one.name));
  const tool = recording.tools[item.toolIndex];
  if (probe === undefined || tool === undefined || tries > probe.retries) return false;
  const { response, detail } = classify(exchange, tool);
  const { durationMs } = exchange;
  // Answers are kept masked: what is expected must be masked the same way to be found in them.
  const expected = maskData(probe.expect, recording.log.mask);
  return unmetByAnswer({ response, detail, durationMs }, expected).length > 0;
}
