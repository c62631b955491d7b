import type { Case } from "../model/case.ts";
import type { Exchange } from "../model/evidence.ts";
import { FAILING, type Outcome } from "../model/outcome.ts";
import { createAside } from "./aside.ts";
import { createLiveness } from "./liveness.ts";
import { ensureSession, noteDeath, type Recording, sendCase } from "./recording.ts";
import { wantsRetry } from "./retries.ts";

/** Hangs of `robust/*` after which no more of them are sent. */
const MAX_HANGS = 3;

/** Whether a case is left out since too many calls of its kind hung; said with its reason. */
function isDropped(recording: Recording, item: Case, hangs: number): boolean {
  if (item.kind !== "robust" || hangs < MAX_HANGS) return false;
  const reason = `${MAX_HANGS} calls of \`robust/*\` hung before`;
  recording.dropped.push({ toolIndex: item.toolIndex, id: item.id, reason });
  return true;
}

function judge(recording: Recording, item: Case, exchange: Exchange): Outcome | null {
  const tool = recording.tools[item.toolIndex];
  if (tool === undefined) return null;
  const { outcome, signature } = recording.classify(exchange, tool);
  if (FAILING.has(outcome)) recording.suspects.push({ item, exchange, signature });
  return outcome;
}

/** Sends a case over the connection in use, and keeps what must be known of it should the process die. Null once the run was stopped. */
export async function sendNext(
  recording: Recording,
  item: Case,
  purpose: "case" | "retry" = "case",
): Promise<Exchange | null> {
  const { session, trail } = recording;
  const exchange = await sendCase(session, item, purpose);
  if (recording.signal?.aborted) return null;
  if (exchange.end === "answered") trail.answered.push({ item, atMs: recording.log.now() });
  if (exchange.end === "closed") noteDeath(recording, item);
  if (exchange.end === "timed-out") await session.kill();
  return exchange;
}

/** Sends one case, a probe as often as its user allows until it is met; the last try counts. Null when the run cannot go on. */
async function carryOut(recording: Recording, item: Case): Promise<Exchange | null> {
  let exchange: Exchange | null = null;
  for (let tries = 0; exchange === null || wantsRetry(recording, item, exchange, tries); tries += 1) {
    if (!(await ensureSession(recording))) return null;
    exchange = await sendNext(recording, item, tries === 0 ? "case" : "retry");
    if (exchange === null) return null;
  }
  return exchange;
}

/** Sends every case in the order of the plan. Restarts only what is dead or silent; stops when the server cannot be started again. */
export async function recordCases(recording: Recording, cases: readonly Case[]): Promise<void> {
  const liveness = createLiveness(recording);
  const aside = createAside(recording, cases, liveness);
  const answered = new Set<string>();
  let hangs = 0;
  for (const [index, item] of cases.entries()) {
    if (recording.signal?.aborted) return;
    await aside.before(index);
    if (recording.signal?.aborted) return;
    const needless = item.unless !== undefined && answered.has(item.unless);
    if (needless || isDropped(recording, item, hangs)) continue;
    recording.progress({ stage: "call", tool: item.tool, case: item.id, done: index, total: cases.length });
    const answer = await aside.answer(item, () => carryOut(recording, item));
    if (answer === null) return;
    const { exchange } = answer;
    const outcome = judge(recording, item, exchange);
    if (outcome === "ok") answered.add(item.key);
    if (exchange.end === "timed-out" && item.kind === "robust") hangs += 1;
    if (!answer.aside) await liveness.check(item, cases[index + 1], outcome);
  }
}
