import type { Case } from "../model/case.ts";
import type { Exchange } from "../model/evidence.ts";
import { FAILING, type Outcome } from "../model/outcome.ts";
import { createLiveness } from "./liveness.ts";
import { ensureSession, type Recording, sendCase } from "./recording.ts";
import type { Session } from "./session.ts";

/** Hangs of `robust/*` after which no more of them are sent. */
const MAX_HANGS = 3;
/** Milliseconds before its end in which a call that was answered may have killed a process. */
const LATE_MS = 500;
/** Calls of those moments that are looked at. */
const MAX_CANDIDATES = 64;

interface Answered {
  item: Case;
  /** When the answer came, in milliseconds of the run. */
  atMs: number;
}

/** The answered cases of the process in use, newest last; whom to ask when it is found dead. */
interface Trail {
  session: Session;
  answered: Answered[];
}

/** Writes down that the process ended by itself, when it did. `victim` was under way then. */
function noteDeath(recording: Recording, trail: Trail, victim: Case | null): void {
  const exit = trail.session.exit();
  const { answered } = trail;
  trail.answered = [];
  if (exit?.requested || answered.length === 0) return;
  const diedAt = exit?.atMs ?? recording.log.now();
  const late = answered.slice(-MAX_CANDIDATES).filter((one) => diedAt - one.atMs <= LATE_MS);
  const candidates = (late.length > 0 ? late : answered.slice(-1)).map((one) => one.item);
  recording.deaths.push({ candidates, victim });
}

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

/** Sends every case in the order of the plan. Restarts only what is dead or silent; stops when the server cannot be started again. */
export async function recordCases(recording: Recording, cases: readonly Case[]): Promise<void> {
  const { log } = recording;
  const liveness = createLiveness(recording);
  let trail: Trail = { session: recording.session, answered: [] };
  let hangs = 0;
  for (const [index, item] of cases.entries()) {
    if (recording.signal?.aborted) return;
    if (isDropped(recording, item, hangs)) continue;
    recording.progress({ stage: "call", tool: item.tool, case: item.id, done: index, total: cases.length });
    if (!trail.session.alive()) noteDeath(recording, trail, null);
    if (!(await ensureSession(recording))) return;
    const { session } = recording;
    if (session !== trail.session) trail = { session, answered: [] };
    const exchange = await sendCase(session, item, "case");
    if (recording.signal?.aborted) return;
    const outcome = judge(recording, item, exchange);
    if (exchange.end === "answered") trail.answered.push({ item, atMs: log.now() });
    if (exchange.end === "closed") noteDeath(recording, trail, item);
    if (exchange.end === "timed-out") {
      if (item.kind === "robust") hangs += 1;
      await session.kill();
    }
    const alive = await liveness.check(item, cases[index + 1], outcome);
    if (alive?.end === "closed") noteDeath(recording, trail, null);
  }
  if (!trail.session.alive()) noteDeath(recording, trail, null);
}
