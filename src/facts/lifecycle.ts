import type { Evidence, Exchange } from "../model/evidence.ts";
import type { LifecycleFacts, LifecycleRun, ToolFacts } from "../model/facts.ts";
import { isObject, itemsOf, type Json, member, numberMember, stringMember, textsIn } from "../model/json.ts";
import { type Id, STATE_STEPS, type StateRun, type StateStep } from "../model/state.ts";
import { type Classification, classify } from "./outcome.ts";
import { jsonText } from "./size.ts";
import { NOT_THERE, says } from "./vocabulary.ts";

const TIME = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g;

type Read = (step: StateStep) => Classification | null;
type Verdict = Pick<LifecycleRun, "result" | "detail">;

/** What an answer says, without the times in it. */
function said({ response }: Classification): string {
  const { text = "", structuredContent = null } = response ?? {};
  return `${text}\n${jsonText(structuredContent)}`.replace(TIME, "<time>");
}

const isSame = (one: Classification, other: Classification) =>
  one.outcome === "ok" && other.outcome === "ok" && said(one) === said(other);

/** Whether a read tool answers the same for an id that nothing has: then its answers tell nothing. */
function tellsNothing(read: Classification, control: Classification, run: StateRun): boolean {
  if (control.outcome !== "ok") return false;
  const theirs = said(control).replaceAll(String(run.control), String(run.id));
  return theirs === said(read);
}

const untold = (detail: string): Verdict => ({ result: "untold", detail });

/** Why a run got no further than its reading; null when it did. */
function obstacle(run: StateRun, read: Read, name: (index: number) => string): Verdict | null {
  const { create, read: reader } = run.tools;
  const [created, first, control] = [read("create"), read("read"), read("control")];
  if (created === null) return untold("it was not tried");
  if (created.outcome !== "ok") return untold(`\`${name(create)}\` gives ${created.detail}`);
  if (run.id === null) return untold(`the answer of \`${name(create)}\` names no id that can be told`);
  if (first === null) return untold(`\`${name(reader)}\` does not take the id`);
  if (first.outcome !== "ok")
    return untold(`\`${name(reader)}\` does not read what was created: ${first.detail}`);
  if (control === null) return untold(`no id is known that \`${name(reader)}\` must not find`);
  if (tellsNothing(first, control, run))
    return untold(`\`${name(reader)}\` answers the same for an id that nothing has`);
  return null;
}

/** What a run shows: whether the thing is still read as it was once it, or what it belongs to, is deleted. */
function judgeSteps(run: StateRun, read: Read, name: (index: number) => string): Verdict {
  const stop = obstacle(run, read, name);
  if (stop !== null) return stop;
  const [first, removed] = [read("read"), read("remove")];
  const last = read("read-later") ?? read("read-again");
  const remover = name(run.tools.remove);
  if (first === null || removed === null || last === null) return untold(`\`${remover}\` was not tried`);
  const refused = removed.outcome !== "ok";
  const text = removed.response?.text ?? "";
  if (refused && (removed.blocked !== null || !says(NOT_THERE, text)))
    return untold(`\`${remover}\` gives ${removed.detail}`);
  if (!isSame(first, last)) return { result: "gone", detail: last.detail };
  return { result: refused ? "undeletable" : "stale", detail: refused ? removed.detail : last.detail };
}

/** Judges one run from its exchanges. */
export function judgeRun(
  run: StateRun,
  exchanges: ReadonlyMap<number, Exchange>,
  tools: readonly ToolFacts[],
): Verdict {
  const own = (step: StateStep) =>
    step === "create" ? run.tools.create : step === "remove" ? run.tools.remove : run.tools.read;
  const read: Read = (step) => {
    const exchange = exchanges.get(run.steps[step] ?? -1);
    const tool = tools[own(step)];
    return exchange === undefined || tool === undefined ? null : classify(exchange, tool);
  };
  return judgeSteps(run, read, (index) => tools[index]?.name ?? "");
}

const idOf = (value: Json | undefined): Id | null =>
  typeof value === "string" || typeof value === "number" ? value : null;

const indexOf = (value: Json | undefined, key: string) => numberMember(value, key) ?? -1;

/** A run as the evidence carries it; null when it is none. */
function readRun(value: Json): StateRun | null {
  const kind = stringMember(value, "kind");
  const resource = stringMember(value, "resource");
  const tools = member(value, "tools");
  const steps = member(value, "steps");
  if ((kind !== "lifecycle" && kind !== "cross-resource") || resource === null || !isObject(steps))
    return null;
  const known = STATE_STEPS.filter((step) => typeof steps[step] === "number");
  return {
    kind,
    resource,
    parent: stringMember(value, "parent"),
    pass: member(value, "pass") === 2 ? 2 : 1,
    tools: {
      create: indexOf(tools, "create"),
      read: indexOf(tools, "read"),
      remove: indexOf(tools, "remove"),
    },
    id: idOf(member(value, "id")),
    control: idOf(member(value, "control")),
    steps: Object.fromEntries(known.map((step) => [step, steps[step]])),
  };
}

/** What the runs of `extra.lifecycle` show, and the notes about what was not, or could not be, deleted. */
export function readLifecycle(evidence: Evidence, tools: readonly ToolFacts[]): LifecycleFacts {
  const kept = evidence.extra.lifecycle;
  const exchanges = new Map(
    evidence.exchanges.filter((one) => one.purpose === "state").map((one) => [one.id, one]),
  );
  const read = itemsOf(member(kept, "runs")).flatMap((value) => readRun(value) ?? []);
  return {
    tried: isObject(kept),
    notes: textsIn(member(kept, "notes")),
    runs: read.map((run) => {
      const { kind, resource, parent, pass } = run;
      return { kind, resource, parent, pass, tools: run.tools, ...judgeRun(run, exchanges, tools) };
    }),
  };
}
