import { type Answer, type Failure, failuresOf } from "../facts/failures.ts";
import type { Case, Plan } from "../model/case.ts";
import type { Exchange } from "../model/evidence.ts";
import { sendNext } from "./cases.ts";
import { ensureSession, type Recording } from "./recording.ts";

/** A fuzz call and what became of it. */
export interface Tried {
  item: Case;
  exchange: Exchange;
  signature: string;
  failures: Failure[];
}

/** One distinct failure of one tool, with the calls that show it. */
export interface Found {
  failure: Failure;
  shown: Tried[];
}

/** Sends one fuzz call on a connection that lives; the call becomes part of the plan, so that all that is called is told. Null when the run is over. */
export async function tryFuzz(recording: Recording, plan: Plan, item: Case): Promise<Tried | null> {
  const tool = recording.tools[item.toolIndex];
  if (tool === undefined || recording.signal?.aborted || recording.stopped !== null) return null;
  if (!(await ensureSession(recording))) return null;
  plan.cases.push(item);
  const exchange = await sendNext(recording, item);
  if (exchange === null) return null;
  const classified = recording.classify(exchange, tool);
  const answer: Answer = { ...classified, proof: item.proof, arguments: item.arguments, exchange };
  return { item, exchange, signature: classified.signature, failures: failuresOf(answer, tool) };
}
