import { spelled } from "../cases/resource-name.ts";
import { otherWords, withId } from "../cases/state-arguments.ts";
import { createdId } from "../facts/created-id.ts";
import { sentValues } from "../facts/sent.ts";
import type { Exchange } from "../model/evidence.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { JsonObject } from "../model/json.ts";
import type { Id, ResourceGroup, StatePlan, Taker } from "../model/state.ts";
import type { Recording } from "./recording.ts";
import type { Session } from "./session.ts";

/** How far up the things that a thing belongs to are made as well. */
const MAX_PARENTS = 3;

/** A thing that the audit has created. */
export interface Thing {
  group: ResourceGroup;
  /** What it was created with. */
  args: JsonObject;
  exchange: Exchange;
  /** The server said that it was created. */
  created: boolean;
  id: Id | null;
  /** It was read under its id, so that the id is its own. */
  known: boolean;
  /** Its deletion needs no trying any more. */
  settled: boolean;
}

/** Creates, asks about and deletes things over one session, and takes back at the end what it has created. */
export interface Keeper {
  group(resource: string): ResourceGroup | undefined;
  /** Creates a thing, and before it what it must belong to. Null when nothing could be sent. */
  create(group: ResourceGroup, given: JsonObject, key: string): Promise<Thing | null>;
  /** Takes a creation that was sent without the keeper for its own. */
  adopt(group: ResourceGroup, args: JsonObject, exchange: Exchange): void;
  /** Asks a tool about an id. Null when its schema does not allow that, or nothing can be sent. */
  ask(taker: Taker, thing: Thing, id: Id, key: string): Promise<Exchange | null>;
  /** Whether the id is that of the thing, as far as its read tool tells; nothing else may be deleted. */
  isOwn(thing: Thing): Promise<boolean>;
  outcome(exchange: Exchange, tool: number): string;
  /** Deletes what is left, the newest first; gives a sentence for each thing that stays. */
  clear(): Promise<string[]>;
}

/** What a keeper works with. */
export interface KeeperBasis {
  recording: Recording;
  session: Session;
  plan: StatePlan;
  /** Arguments of the valid call of each tool, by index. */
  valid: ReadonlyMap<number, JsonObject>;
}

interface Work extends KeeperBasis {
  things: Thing[];
  /** Creations so far: every second try gets words of its own. */
  tries: number;
}

const toolAt = (work: Work, index: number): ToolFacts | undefined => work.recording.tools[index];

const baseOf = (work: Work, index: number): JsonObject => work.valid.get(index) ?? {};

async function send(work: Work, index: number, args: JsonObject, key: string): Promise<Exchange | null> {
  const { session, recording } = work;
  const tool = toolAt(work, index);
  if (tool === undefined || recording.signal?.aborted || !session.alive()) return null;
  const options = { purpose: "state", caseKey: key, timeoutMs: recording.timeoutMs } as const;
  const exchange = await session.request("tools/call", { name: tool.name, arguments: args }, options);
  if (exchange.end === "timed-out") await session.kill();
  return exchange;
}

function outcomeOf(work: Work, exchange: Exchange, index: number): string {
  const tool = toolAt(work, index);
  return tool === undefined ? "crashed" : work.recording.classify(exchange, tool).outcome;
}

/** Ids of what a thing must belong to, made for it where it is not given. */
async function parentsOf(
  work: Work,
  group: ResourceGroup,
  given: JsonObject,
  key: string,
  depth: number,
): Promise<JsonObject> {
  const made: JsonObject = { ...given };
  for (const name of toolAt(work, group.create)?.required ?? []) {
    const parent = work.plan.groups.find(({ resource }) => `${resource}_id` === spelled(name));
    if (Object.hasOwn(made, name) || parent === undefined || parent === group || depth >= MAX_PARENTS)
      continue;
    const thing = await make(work, parent, {}, `${key} (${parent.resource})`, depth + 1);
    if (thing !== null && thing.id !== null) made[name] = thing.id;
  }
  return made;
}

/** The id that a creation was answered with. */
function idFrom(work: Work, exchange: Exchange, group: ResourceGroup): Id | null {
  const sent = new Set(sentValues(exchange));
  const tool = toolAt(work, group.create);
  if (tool === undefined) return null;
  return createdId(work.recording.classify(exchange, tool).response, group.resource, sent);
}

function adopt(work: Work, group: ResourceGroup, args: JsonObject, exchange: Exchange): Thing {
  const created = outcomeOf(work, exchange, group.create) === "ok";
  const id = created ? idFrom(work, exchange, group) : null;
  const thing: Thing = { group, args, exchange, created, id, known: false, settled: false };
  work.things.push(thing);
  return thing;
}

async function make(
  work: Work,
  group: ResourceGroup,
  given: JsonObject,
  key: string,
  depth: number,
): Promise<Thing | null> {
  const own = await parentsOf(work, group, given, key, depth);
  const tool = toolAt(work, group.create);
  if (tool === undefined) return null;
  let args: JsonObject = { ...baseOf(work, group.create), ...own };
  let exchange = await send(work, group.create, args, key);
  work.tries += 1;
  const other = otherWords(tool, args, work.tries + 1, new Set(Object.keys(own)));
  if (exchange !== null && other !== null && outcomeOf(work, exchange, group.create) !== "ok") {
    args = other;
    exchange = (await send(work, group.create, args, `${key}, other words`)) ?? exchange;
  }
  if (exchange === null) return null;
  return adopt(work, group, args, exchange);
}

async function ask(work: Work, taker: Taker, thing: Thing, id: Id, key: string): Promise<Exchange | null> {
  const tool = toolAt(work, taker.tool);
  const args = tool && withId(tool, taker.param, id, baseOf(work, taker.tool), thing.args);
  return args ? send(work, taker.tool, args, key) : null;
}

async function isOwn(work: Work, thing: Thing): Promise<boolean> {
  const { read, resource } = thing.group;
  if (thing.id === null) return false;
  if (thing.known || read === null) return true;
  const exchange = await ask(work, read, thing, thing.id, `check ${resource}`);
  thing.known = exchange !== null && outcomeOf(work, exchange, read.tool) === "ok";
  return thing.known;
}

/** Why a thing stays, after a last try to delete it; null when it does not. */
async function clearOne(work: Work, thing: Thing): Promise<string | null> {
  const { remove, create, resource } = thing.group;
  if (!thing.created || thing.settled) return null;
  const by = `What \`${toolAt(work, create)?.name}\` created`;
  if (remove === null) return `${by} stays: no tool is known that deletes \`${resource}\`.`;
  if (thing.id === null) return `${by} stays: its answer names no id that can be told.`;
  if (!(await isOwn(work, thing))) return `${by} stays: it is not read under the id that the answer names.`;
  const exchange = await ask(work, remove, thing, thing.id, `cleanup ${resource}`);
  if (exchange !== null && outcomeOf(work, exchange, remove.tool) === "ok") return null;
  return `${by} stays: \`${toolAt(work, remove.tool)?.name}\` did not delete it.`;
}

/** A keeper over a session. */
export function createKeeper(basis: KeeperBasis): Keeper {
  const work: Work = { ...basis, things: [], tries: 0 };
  return {
    group: (resource) => work.plan.groups.find((group) => group.resource === resource),
    create: (group, given, key) => make(work, group, given, key, 0),
    adopt: (group, args, exchange) => void adopt(work, group, args, exchange),
    ask: (taker, thing, id, key) => ask(work, taker, thing, id, key),
    isOwn: (thing) => isOwn(work, thing),
    outcome: (exchange, tool) => outcomeOf(work, exchange, tool),
    async clear() {
      const notes: string[] = [];
      for (const thing of work.things.reverse()) {
        const note = await clearOne(work, thing);
        if (note !== null) notes.push(note);
      }
      work.things = [];
      return notes;
    },
  };
}
