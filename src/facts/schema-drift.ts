import { isObject, type Json, type JsonObject, member, stringMember, textsIn } from "../model/json.ts";
import { canonical, keysOf, same } from "./canonical.ts";
import { resolveLocal } from "./refs.ts";
import { compareKeywords, type Effect, KEYWORDS } from "./schema-keywords.ts";

/** One difference between two schemas. */
export interface SchemaChange {
  effect: Effect;
  /** Place in the schema, as the names of properties with `[]` for items; "" for the root. */
  path: string;
  /** What changed, as the end of a sentence. */
  what: string;
}

interface Side {
  root: Json;
  schema: Json;
}

/** Deeper than this, what differs counts as changed whole. */
const MAX_DEPTH = 50;

/** Differences told of one schema; more are told as one. */
const MAX_CHANGES = 200;
/** Places compared at most; what is left then counts as changed. */
const MAX_WORK = 20_000;

const READ: ReadonlySet<string> = new Set([
  ...KEYWORDS,
  ...[
    "properties",
    "required",
    "additionalProperties",
    "items",
    "anyOf",
    "allOf",
    "$defs",
    "definitions",
    "$ref",
  ],
]);

const definitions = (root: Json) => canonical(member(root, "$defs")) + canonical(member(root, "definitions"));

/** The schema a local reference stands for, with what stands beside it. */
function resolved({ root, schema }: Side): Json {
  let current = schema;
  for (let steps = 0; steps < 20; steps += 1) {
    const ref = stringMember(current, "$ref");
    const target = ref === null ? undefined : resolveLocal(root, ref);
    if (target === undefined) return current;
    if (!isObject(target) || !isObject(current)) return target;
    const { $ref: _ref, ...beside } = current;
    current = { ...target, ...beside };
  }
  return current;
}

function compareRequired(before: JsonObject, after: JsonObject, path: string): SchemaChange[] {
  const names = (schema: JsonObject) => new Set(textsIn(member(schema, "required")));
  const [old, now] = [names(before), names(after)];
  const at = (name: string) => (path === "" ? name : `${path}.${name}`);
  return [
    ...[...now]
      .filter((name) => !old.has(name))
      .map((name) => ({ effect: "narrower" as const, path: at(name), what: "is now required" })),
    ...[...old]
      .filter((name) => !now.has(name))
      .map((name) => ({ effect: "wider" as const, path: at(name), what: "is no longer required" })),
  ];
}

/** Shared by the whole comparison. */
interface Work {
  /** The definitions that references point to differ. */
  moved: boolean;
  left: number;
}

interface Pair {
  before: Side;
  after: Side;
  path: string;
  depth: number;
  work: Work;
}

const inside = (pair: Pair, before: Json, after: Json, path: string): Pair => ({
  before: { root: pair.before.root, schema: before },
  after: { root: pair.after.root, schema: after },
  path,
  depth: pair.depth + 1,
  work: pair.work,
});

function compareProperties(pair: Pair, before: JsonObject, after: JsonObject): SchemaChange[] {
  const [old, now] = [member(before, "properties"), member(after, "properties")];
  return [...keysOf(old, now)].flatMap((name): SchemaChange[] => {
    const path = pair.path === "" ? name : `${pair.path}.${name}`;
    const [was, is] = [member(old, name), member(now, name)];
    if (was === undefined) return [{ effect: "added", path, what: "is new" }];
    if (is === undefined) return [{ effect: "lost", path, what: "is gone" }];
    return compare(inside(pair, was, is, path));
  });
}

/** A schema that stands for itself when absent: what it does not name, it takes. */
function compareOpen(
  pair: Pair,
  before: JsonObject,
  after: JsonObject,
  keyword: "additionalProperties" | "items",
) {
  const [old, now] = [member(before, keyword) ?? true, member(after, keyword) ?? true];
  if (Array.isArray(old) || Array.isArray(now)) {
    const changed = { effect: "both" as const, path: pair.path, what: "the items changed" };
    return same(old, now) && !pair.work.moved ? [] : [changed];
  }
  const name = keyword === "items" ? "[]" : ".*";
  return compare(inside(pair, old, now, `${pair.path}${name}`));
}

/** Branches are compared one by one where there are as many: what narrows one, narrows the whole. */
function compareBranches(
  pair: Pair,
  before: JsonObject,
  after: JsonObject,
  keyword: "anyOf" | "allOf",
): SchemaChange[] {
  const [old, now] = [member(before, keyword), member(after, keyword)];
  if (old === undefined && now === undefined) return [];
  if (Array.isArray(old) && Array.isArray(now) && old.length === now.length) {
    return old.flatMap((branch, at) => compare(inside(pair, branch, now[at] ?? true, pair.path)));
  }
  return [{ effect: "both", path: pair.path, what: `\`${keyword}\` changed` }];
}

/** Keywords that are not looked into: any difference may refuse or allow. */
function compareRest(pair: Pair, before: JsonObject, after: JsonObject): SchemaChange[] {
  const keys = [...keysOf(before, after)].filter((key) => !READ.has(key));
  return keys.flatMap((key): SchemaChange[] => {
    const [old, now] = [canonical(member(before, key)), canonical(member(after, key))];
    const refers = pair.work.moved && (old.includes('"$ref"') || now.includes('"$ref"'));
    return old === now && !refers ? [] : [{ effect: "both", path: pair.path, what: `\`${key}\` changed` }];
  });
}

function compareObjects(pair: Pair, before: JsonObject, after: JsonObject): SchemaChange[] {
  return [
    ...compareKeywords(before, after).map((told) => ({ ...told, path: pair.path })),
    ...compareRequired(before, after, pair.path),
    ...compareProperties(pair, before, after),
    ...compareOpen(pair, before, after, "additionalProperties"),
    ...compareOpen(pair, before, after, "items"),
    ...compareBranches(pair, before, after, "anyOf"),
    ...compareBranches(pair, before, after, "allOf"),
    ...compareRest(pair, before, after),
  ];
}

function compare(pair: Pair): SchemaChange[] {
  const { path, work } = pair;
  const [was, is] = [canonical(pair.before.schema), canonical(pair.after.schema)];
  if (was === is && !(work.moved && was.includes('"$ref"'))) return [];
  work.left -= 1;
  if (pair.depth > MAX_DEPTH || work.left < 0) return [{ effect: "both", path, what: "changed far within" }];
  const [before, after] = [resolved(pair.before), resolved(pair.after)];
  if (before === false || after === false) {
    if (before === after) return [];
    return [
      {
        effect: after === false ? "narrower" : "wider",
        path,
        what: after === false ? "takes nothing now" : "is allowed now",
      },
    ];
  }
  const [old, now] = [before === true ? {} : before, after === true ? {} : after];
  if (!isObject(old) || !isObject(now))
    return same(old, now) ? [] : [{ effect: "both", path, what: "changed" }];
  return compareObjects(pair, old, now);
}

/** Every difference between two schemas, in the order of the schema. Pure and bounded; local references are followed. */
export function compareSchemas(before: Json, after: Json): SchemaChange[] {
  const work = { moved: definitions(before) !== definitions(after), left: MAX_WORK };
  const side = (schema: Json): Side => ({ root: schema, schema });
  const changes = compare({ before: side(before), after: side(after), path: "", depth: 0, work });
  if (changes.length <= MAX_CHANGES) return changes;
  return [...changes.slice(0, MAX_CHANGES), { effect: "both", path: "", what: "differs in more places" }];
}
