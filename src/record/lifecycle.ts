import { unknownIds } from "../cases/state-arguments.ts";
import { judgeRun } from "../facts/lifecycle.ts";
import type { Exchange } from "../model/evidence.ts";
import type { JsonObject } from "../model/json.ts";
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
  /** The exchanges of its steps, by number. */
  seen: Map<number, Exchange>;
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
  attempt.seen.set(exchange.id, exchange);
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
  for (const id of thing.id === null ? [] : unknownIds(thing.id)) {
    if (taker === null) return false;
    const exchange = await attempt.keeper.ask(taker, thing, id, attempt.key("control"));
    if (exchange === null) continue;
    attempt.run.control = id;
    keep(attempt, "control", exchange, taker.tool);
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
    if (owner === null || owner.id === null || !(await keeper.isOwn(owner))) return null;
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
  thing.known = await read(attempt, "read", thing);
  if (!thing.known || !(await control(attempt, thing))) return;
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
  valid: ReadonlyMap<number, JsonObject>;
  record: StateRecord;
}

/** Carries out one run. True when it shows something: then it is tried again on a fresh process before it counts. */
async function tryOn(
  phase: Phase,
  session: Session,
  subject: Subject,
  pass: StateRun["pass"],
): Promise<boolean> {
  const { recording, plan, valid, record } = phase;
  const run = newRun(subject, pass);
  if (run === null) return false;
  const keeper = createKeeper({ recording, session, plan, valid });
  const path = [run.kind, run.parent, run.resource].filter((part) => part !== null).join("/");
  const seen = new Map<number, Exchange>();
  await carryOut({ subject, run, keeper, session, seen, key: (step) => `${path}/${step}` });
  record.runs.push(run);
  if (recording.signal?.aborted) return false;
  record.notes.push(...(await keeper.clear()));
  const { result } = judgeRun(run, seen, recording.tools);
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
  valid: ReadonlyMap<number, JsonObject>,
): Promise<StateRecord> {
  const phase: Phase = { recording, plan, valid, record: { notes: [...plan.notes], runs: [] } };
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
    if (!(await tryOn(phase, session, subject, 1))) continue;
    await session.kill();
    session = await open(phase);
    if (session !== null) await tryOn(phase, session, subject, 2);
  }
  await session?.kill();
  const notes = [...new Set(phase.record.notes)];
  return { ...phase.record, notes };
}
