import { readConcurrentCall, roundKey } from "../facts/concurrency.ts";
import type { Case } from "../model/case.ts";
import type { Exchange } from "../model/evidence.ts";
import { callParams, type Recording } from "./recording.ts";
import type { Session } from "./session.ts";

type Round = Parameters<typeof roundKey>[0];

/** What is done with the answer to a call that may have created something. */
export type CleanUp = (session: Session, item: Case, exchange: Exchange) => Promise<void>;

interface Phase {
  recording: Recording;
  sessions: Session[];
  cleanUp: CleanUp;
}

/** Fills up the sessions to `wanted`. False when the server can not be started so often. */
async function startUp({ recording, sessions }: Phase, wanted: number): Promise<boolean> {
  for (let index = 0; index < wanted; index += 1) {
    if (recording.signal?.aborted) return false;
    const known = sessions[index];
    if (known?.alive()) continue;
    await known?.kill();
    const { session, failure } = await recording.starter.start("concurrency");
    if (failure !== null) {
      await session.kill();
      return false;
    }
    sessions[index] = session;
  }
  return true;
}

async function send(phase: Phase, index: number, round: Round, item: Case): Promise<Exchange | null> {
  const session = phase.sessions[index];
  if (session === undefined) return null;
  const caseKey = roundKey(round, index + 1, item.key);
  const options = { purpose: "concurrency", caseKey, timeoutMs: item.timeoutMs } as const;
  const exchange = await session.request("tools/call", callParams(item), options);
  if (exchange.end === "timed-out") await session.kill();
  return exchange;
}

function isFailure(recording: Recording, item: Case, exchange: Exchange | null): boolean {
  const tool = recording.tools[item.toolIndex];
  return exchange === null || tool === undefined || readConcurrentCall(exchange, tool).failed;
}

/** Takes back what a round created; only after all of it, so that equal names collide within the round. */
async function clear(phase: Phase, item: Case, sent: readonly (Exchange | null)[]): Promise<void> {
  for (const [index, exchange] of sent.entries()) {
    const session = phase.sessions[index];
    if (exchange !== null && session?.alive()) await phase.cleanUp(session, item, exchange);
  }
}

/** One call on each connection, one after another. False as soon as one fails. */
async function oneByOne(phase: Phase, round: Round, item: Case): Promise<boolean> {
  const sent: (Exchange | null)[] = [];
  let fine = true;
  for (let index = 0; index < phase.sessions.length && fine; index += 1) {
    if (phase.recording.signal?.aborted) return false;
    const exchange = await send(phase, index, round, item);
    sent.push(exchange);
    fine = !isFailure(phase.recording, item, exchange);
  }
  await clear(phase, item, sent);
  return fine;
}

async function tryCase(phase: Phase, item: Case): Promise<void> {
  const { recording, sessions } = phase;
  const count = sessions.length;
  if (!(await startUp(phase, count)) || !(await oneByOne(phase, "before", item))) return;
  const sent = await Promise.all(sessions.map((_, index) => send(phase, index, "together", item)));
  const failed = sent.some((exchange) => isFailure(recording, item, exchange));
  await clear(phase, item, sent);
  if (failed && (await startUp(phase, count))) await oneByOne(phase, "after", item);
}

/** Valid cases that were answered well when they were sent alone. */
function answeredWell(recording: Recording, cases: readonly Case[]): Case[] {
  const first = new Map<string, Exchange>();
  for (const exchange of recording.log.exchanges) {
    const { purpose, caseKey } = exchange;
    if (purpose === "case" && caseKey !== null && !first.has(caseKey)) first.set(caseKey, exchange);
  }
  return cases.filter((item) => {
    const exchange = first.get(item.key) ?? null;
    return item.kind === "valid" && item.proof === "valid" && !isFailure(recording, item, exchange);
  });
}

/**
 * Makes each valid call that succeeded again, over `wanted` connections with a process of their own: first one after
 * another, then all at once, and where some of those failed one after another again.
 */
export async function recordConcurrency(
  recording: Recording,
  cases: readonly Case[],
  wanted: number,
  cleanUp: CleanUp,
): Promise<void> {
  const items = wanted > 1 ? answeredWell(recording, cases) : [];
  if (items.length === 0) return;
  const phase: Phase = { recording, sessions: [], cleanUp };
  await startUp(phase, wanted);
  if (phase.sessions.length > 1) {
    for (const [done, item] of items.entries()) {
      if (recording.signal?.aborted) break;
      const { tool, id } = item;
      recording.progress({ stage: "concurrency", tool, case: id, done, total: items.length });
      await tryCase(phase, item);
    }
  }
  await Promise.all(phase.sessions.map((session) => session.kill()));
}
