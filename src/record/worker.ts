import { setImmediate as turn } from "node:timers/promises";
import type { Piece } from "../cases/aside.ts";
import { frameFaults } from "../facts/frames.ts";
import type { Case } from "../model/case.ts";
import type { Connection, Exchange } from "../model/evidence.ts";
import type { Outcome } from "../model/outcome.ts";
import { ownExit } from "./exit.ts";
import { createLiveness } from "./liveness.ts";
import type { Place } from "./place.ts";
import { type Recording, sendCase } from "./recording.ts";
import type { Session } from "./session.ts";
import { LATE_MS } from "./trail.ts";

/** What became of one case. */
export interface Seen {
  connection: Connection;
  /** That of the case. */
  exchange: Exchange;
  /** All that were needed for it, in order; whether the server still lists its tools comes last. */
  exchanges: Exchange[];
  stderr: string;
}

/** A piece that was carried out; `seen` is null where anything out of the common happened. */
interface Done {
  seen: Seen[] | null;
  /** Milliseconds of the run at which it was over. */
  atMs: number;
}

/** What a worker is told. */
export interface Task {
  recording: Recording;
  place: Place;
  /** The next piece, and the characters of tool lists that may be read for it; null when there is none. */
  next(): { piece: Piece; left: number } | null;
  /** Whether there will be no more. */
  isOver(): boolean;
  /** Told that a process is ready, and that it has ended. */
  busy(change: 1 | -1): void;
  /** Told how a piece went, at once. */
  tell(fine: boolean): void;
  /** Told of each piece of a process once it is known that it lived on. */
  done(seen: Seen[] | null): void;
}

/** Makes one call. Null when the server said or did anything but answer it. */
async function see(
  { recording, place }: Task,
  session: Session,
  item: Case,
  check: (outcome: Outcome) => Promise<Exchange | null>,
): Promise<Seen | null> {
  const { connection } = session;
  const { log } = place;
  const from = log.exchanges.length;
  const beside = connection.noiseCount + connection.messageCount;
  const exchange = await sendCase(session, item, "case");
  const tool = recording.tools[item.toolIndex];
  if (tool === undefined) return null;
  const { outcome } = recording.classify(exchange, tool);
  if (outcome === "protocol-violation" || outcome === "crashed" || outcome === "timed-out") return null;
  await check(outcome);
  const exchanges = log.exchanges.slice(from);
  if (exchanges.some((one) => one.end !== "answered") || frameFaults(exchanges).length > 0) return null;
  // What was written before the answer has arrived by then.
  await turn();
  if (!session.alive() || connection.noiseCount + connection.messageCount > beside) return null;
  return { connection, exchange, exchanges, stderr: place.takeStderr() };
}

async function carryOut(task: Task, session: Session, piece: Piece, left: number): Promise<Seen[] | null> {
  const liveness = createLiveness({ session, timeoutMs: task.recording.timeoutMs }, left);
  const all: Seen[] = [];
  for (const [index, item] of piece.cases.entries()) {
    const next = piece.cases[index + 1] ?? piece.next;
    const seen = await see(task, session, item, (outcome) => liveness.check(item, next, outcome));
    if (seen === null || task.recording.signal?.aborted) return null;
    all.push(seen);
  }
  return all;
}

/** Hands over what a process has done, but for what it did in the last moments before it ended by itself. */
function handOver(task: Task, session: Session, done: readonly Done[]): void {
  const diedAt = ownExit(session)?.atMs ?? Number.POSITIVE_INFINITY;
  for (const { seen, atMs } of done) task.done(diedAt - atMs <= LATE_MS ? null : seen);
}

/** Carries out pieces on one process, until there are no more or the process is of no more use. */
async function useUp(task: Task, session: Session): Promise<void> {
  const done: Done[] = [];
  task.place.takeStderr();
  let fine = true;
  for (let one = task.next(); one !== null; one = fine ? task.next() : null) {
    const seen = await carryOut(task, session, one.piece, one.left);
    done.push({ seen, atMs: task.place.log.now() });
    fine = seen !== null;
    task.tell(fine);
  }
  if (fine) await session.settle(LATE_MS);
  await session.kill();
  handOver(task, session, done);
}

/** Carries out pieces on processes of its own. False when the server cannot be started beside the one that runs. */
export async function work(task: Task): Promise<boolean> {
  while (!task.isOver()) {
    const { session, failure } = await task.place.starter.start("worker");
    if (failure !== null) {
      await session.kill();
      return task.isOver();
    }
    task.busy(1);
    await useUp(task, session);
    task.busy(-1);
  }
  return true;
}
