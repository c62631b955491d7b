import { groupBy } from "../facts/group.ts";
import type { Case } from "../model/case.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { RecordSettings } from "../model/settings.ts";
import type { ParentChild, ResourceGroup, StatePlan, Taker } from "../model/state.ts";
import { isInShard } from "./filter.ts";
import { readName, type StateVerb, spelled } from "./resource-name.ts";

/** Names that a parameter for the id of a thing has, the surest first. */
const ID_NAMES = (resource: string) => [
  `${resource}_id`,
  "id",
  "uuid",
  "key",
  `${resource}_uuid`,
  `${resource}_key`,
];
const LOOKS_LIKE_ID = /(?:^|_)(?:id|uuid|key)$/;

/** The parameter that takes the id: by its name, or the only required one where that is named as an id of something. */
function takerOf(tool: ToolFacts | undefined, resource: string): Taker | null {
  if (tool === undefined) return null;
  for (const name of ID_NAMES(resource)) {
    const found = tool.parameters.find((parameter) => spelled(parameter.name) === name);
    if (found !== undefined) return { tool: tool.index, param: found.name };
  }
  const [only, more] = tool.required;
  const named = only !== undefined && more === undefined && LOOKS_LIKE_ID.test(spelled(only));
  return named ? { tool: tool.index, param: only } : null;
}

interface Named {
  tool: ToolFacts;
  verb: StateVerb;
}

interface Found {
  group: ResourceGroup | null;
  notes: string[];
}

const names = (found: readonly Named[]) => found.map(({ tool }) => `\`${tool.name}\``).join(", ");

/** The group of one resource; none where it cannot be told which tool is meant. Said in a note where all three verbs are there. */
function groupOf(resource: string, found: readonly Named[]): Found {
  const by = (verb: StateVerb) => found.filter((one) => one.verb === verb);
  const [creates, reads, removes] = [by("create"), by("read"), by("remove")];
  const [create] = creates;
  if (create === undefined || reads.length + removes.length === 0) return { group: null, notes: [] };
  const whole = reads.length > 0 && removes.length > 0;
  const twice = [creates, reads, removes].find((some) => some.length > 1);
  if (twice !== undefined) {
    const note = `\`${resource}\` was not created and deleted: ${names(twice)} are ambiguous. Leave all but one out with \`exclude-tools\`.`;
    return { group: null, notes: whole ? [note] : [] };
  }
  const read = takerOf(reads[0]?.tool, resource);
  const remove = takerOf(removes[0]?.tool, resource);
  const dumb = [read === null ? reads : [], remove === null ? removes : []].flat();
  const notes = dumb.map(({ tool }) => `\`${tool.name}\` has no parameter that is known to take an id.`);
  return { group: { resource, create: create.tool.index, read, remove }, notes: whole ? notes : [] };
}

/** Children by a parameter of the create tool that is named exactly as the parent's id. */
function pairsOf(groups: readonly ResourceGroup[], tools: readonly ToolFacts[]): ParentChild[] {
  const parents = new Map(
    groups.filter(({ remove }) => remove !== null).map((one) => [`${one.resource}_id`, one]),
  );
  return groups.flatMap((child) => {
    const parameters = child.read === null ? [] : (tools[child.create]?.parameters ?? []);
    return parameters.flatMap(({ name }) => {
      const parent = parents.get(spelled(name));
      return parent === undefined || parent === child
        ? []
        : [{ parent: parent.resource, child: child.resource, param: name }];
    });
  });
}

const NOTHING: StatePlan = { groups: [], lifecycles: [], pairs: [], notes: [] };

/**
 * Which things may be created, read and deleted: groups of tools by their names, of those that have a valid call in
 * `cases`, and so are within the consent. Nothing unless the scope is `all`.
 */
export function planState(
  tools: readonly ToolFacts[],
  cases: readonly Case[],
  settings: Pick<RecordSettings, "scope" | "shard">,
): StatePlan {
  if (settings.scope !== "all") return NOTHING;
  const callable = new Set(cases.filter((item) => item.kind === "valid").map((item) => item.toolIndex));
  const found = tools.flatMap((tool) => {
    const read = callable.has(tool.index) ? readName(tool.name) : null;
    return read === null ? [] : [{ tool, ...read }];
  });
  const all = [...groupBy(found, (one) => one.resource)].map(([resource, some]) => groupOf(resource, some));
  const groups = all.flatMap(({ group }) => (group === null ? [] : [group]));
  const creates = new Map(groups.map((group) => [group.resource, group.create]));
  const mine = (resource: string) => isInShard(creates.get(resource) ?? 0, settings.shard);
  const whole = groups.filter((group) => group.read !== null && group.remove !== null);
  return {
    groups,
    lifecycles: whole.map((group) => group.resource).filter(mine),
    pairs: pairsOf(groups, tools).filter((pair) => mine(pair.child)),
    notes: all.flatMap(({ notes }) => notes),
  };
}
