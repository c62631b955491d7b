import { unknownIds } from "../cases/state-arguments.ts";
import { judgeRun } from "../facts/lifecycle.ts";
import type { Case } from "../model/case.ts";
import type { Exchange } from "../model/evidence.ts";
import type {
  ParentChild,
  ResourceGroup,
  StatePlan,
  StateRecord,
  StateRun,
  StateStep,
} from "../model/state.ts";
import { createKeeper, type Keeper, type Thing } from "./keeper.ts";
import type { Recording } from "./recording.ts";
import type { Session } from "./session.ts";

/** Milliseconds that a deletion may take to be carried out after it was answered. */
const GRACE_MS = 1_000;

/** One kind of thing to try, or a child whose parent is deleted. */
interface Subject {
  group: ResourceGroup;
  pair: (ParentChild & { group: ResourceGroup }) | null;
}

/** A run that is under way. */
interface Attempt {
  subject: Subject;
  run: StateRun;
  keeper: Keeper;
  session: Session;
  /** Said of each exchange: which run and step it belongs to. */
  key(step: string): string;
}

function newRun({ group, pair }: Subject, pass: StateRun["pass"]): StateRun | null {
  const remove = (pair?.group ?? group).remove;
  if (group.read === null || remove === null) return null;
  return {
    kind: pair === null ? "lifecycle" : "cross-resource",
    resource: group.resource,
    parent: pair?.parent ?? null,
    pass,
    tools: { create: group.create, read: group.read.tool, remove: remove.tool },
    id: null,
    control: null,
    steps: {},
  };
}

/** Writes down the exchange of a step. True when there is one, and it was answered well. */
function keep(attempt: Attempt, step: StateStep, exchange: Exchange | null, tool: number): boolean {
  if (exchange === null) return false;
  attempt.run.steps[step] = exchange.id;
  return attempt.keeper.outcome(exchange, tool) === "ok";
}

async function read(attempt: Attempt, step: StateStep, thing: Thing): Promise<boolean> {
  const taker = attempt.subject.group.read;
  if (taker === null || thing.id === null) return false;
  return keep(attempt, step, await attempt.keeper.ask(taker, thing, thing.id, attempt.key(step)), taker.tool);
}

/** Reads an id that nothing has, to see whether the read tool tells things apart at all. */
async function control(attempt: Attempt, thing: Thing): Promise<boolean> {
  const taker = attempt.subject.group.read;
  for (const id of taker === null || thing.id === null ? [] : unknownIds(thing.id)) {
    const exchange = taker && (await attempt.keeper.ask(taker, thing, id, attempt.key("control")));
    if (exchange === null) continue;
    attempt.run.control = id;
    attempt.run.steps.control = exchange.id;
    return exchange.end === "answered";
  }
  return false;
}

/** The thing to read, and the one to delete: the same, or what it belongs to. */
async function create(attempt: Attempt): Promise<{ thing: Thing; owner: Thing } | null> {
  const { keeper, run, subject } = attempt;
  const { group, pair } = subject;
  let owner: Thing | null = null;
  if (pair !== null) {
    owner = await keeper.create(pair.group, {}, attempt.key("create-parent"));
    if (owner === null || owner.id === null) return null;
  }
  const given = pair === null || owner === null || owner.id === null ? {} : { [pair.param]: owner.id };
  const thing = await keeper.create(group, given, attempt.key("create"));
  if (thing === null) return null;
  run.id = thing.id;
  return keep(attempt, "create", thing.exchange, group.create) ? { thing, owner: owner ?? thing } : null;
}

/** Creates, reads, deletes and reads again; what is still there gets a moment, and is read once more. */
async function carryOut(attempt: Attempt): Promise<void> {
  const { keeper, session } = attempt;
  const made = await create(attempt);
  if (made === null) return;
  const { thing, owner } = made;
  if (!(await read(attempt, "read", thing)) || !(await control(attempt, thing))) return;
  const { remove } = owner.group;
  if (remove === null || owner.id === null) return;
  const removed = await keeper.ask(remove, owner, owner.id, attempt.key("remove"));
  const deleted = keep(attempt, "remove", removed, remove.tool);
  if (removed !== null && deleted) owner.settled = true;
  if (!(await read(attempt, "read-again", thing))) {
    if (deleted) thing.settled = true;
    return;
  }
  if (!deleted) return;
  await session.settle(GRACE_MS);
  if (!(await read(attempt, "read-later", thing))) thing.settled = true;
}

interface Phase {
  recording: Recording;
  plan: StatePlan;
  cases: readonly Case[];
  record: StateRecord;
}

async function tryOn(
  phase: Phase,
  session: Session,
  subject: Subject,
  pass: StateRun["pass"],
): Promise<StateRun | null> {
  const { recording, plan, cases, record } = phase;
  const run = newRun(subject, pass);
  if (run === null) return null;
  const keeper = createKeeper({ recording, session, plan, cases });
  const key = (step: string) =>
    `${run.kind}/${[run.parent, run.resource].filter((one) => one !== null).join("/")}/${step}`;
  await carryOut({ subject, run, keeper, session, key });
  record.runs.push(run);
  if (!recording.signal?.aborted) record.notes.push(...(await keeper.clear()));
  return run;
}

/** Whether a run shows something: it is tried again on a fresh process before it counts. */
function isSuspect({ recording }: Phase, run: StateRun | null): boolean {
  if (run === null) return false;
  const exchanges = new Map(recording.log.exchanges.map((one) => [one.id, one]));
  const { result } = judgeRun(run, exchanges, recording.tools);
  return result === "stale" || result === "undeletable";
}

function subjectsOf(plan: StatePlan): Subject[] {
  const groupOf = (resource: string) => plan.groups.filter((group) => group.resource === resource);
  const alone = plan.lifecycles.flatMap(groupOf).map((group): Subject => ({ group, pair: null }));
  const pairs = plan.pairs.flatMap((pair) =>
    groupOf(pair.child).flatMap((child) =>
      groupOf(pair.parent).map((group): Subject => ({ group: child, pair: { ...pair, group } })),
    ),
  );
  return [...alone, ...pairs];
}

/** A fresh process for the phase; null when there is none to be had, which is no reason to end the audit. */
async function open({ recording }: Phase): Promise<Session | null> {
  if (recording.signal?.aborted) return null;
  const { session, failure } = await recording.starter.start("state");
  if (failure === null) return session;
  await session.kill();
  return null;
}

/** Carries out a plan of things to create, read and delete, on processes of its own. */
export async function recordLifecycle(
  recording: Recording,
  plan: StatePlan,
  cases: readonly Case[],
): Promise<StateRecord> {
  const phase: Phase = { recording, plan, cases, record: { notes: [...plan.notes], runs: [] } };
  const subjects = subjectsOf(plan);
  let session: Session | null = null;
  for (const [done, subject] of subjects.entries()) {
    const { resource } = subject.group;
    recording.progress({ stage: "lifecycle", tool: null, case: resource, done, total: subjects.length });
    if (!session?.alive()) {
      await session?.kill();
      session = await open(phase);
    }
    if (session === null) break;
    if (!isSuspect(phase, await tryOn(phase, session, subject, 1))) continue;
    await session.kill();
    session = await open(phase);
    if (session !== null) await tryOn(phase, session, subject, 2);
  }
  await session?.kill();
  const notes = [...new Set(phase.record.notes)];
  return { ...phase.record, notes };
}
