/** What names a thing that a server keeps. */
export type Id = string | number;

/** A tool that is told by its id which thing it is about. */
export interface Taker {
  /** Index of the tool. */
  tool: number;
  /** The parameter that takes the id. */
  param: string;
}

/** The tools that create, read and delete one kind of thing. */
export interface ResourceGroup {
  /** What their names say beside the verb, such as `note`. */
  resource: string;
  /** Index of the tool. */
  create: number;
  read: Taker | null;
  remove: Taker | null;
}

/** A kind of thing that belongs to another one. */
export interface ParentChild {
  parent: string;
  child: string;
  /** The parameter of the child's create tool that takes the parent's id. */
  param: string;
}

/** What is created, read and deleted in sequence. */
export interface StatePlan {
  groups: ResourceGroup[];
  /** Resources whose group has all three tools. */
  lifecycles: string[];
  pairs: ParentChild[];
  /** Plain sentences: what was left out, and why. */
  notes: string[];
}

/** Steps of a run, in their order. `control` reads an id that nothing has. */
export const STATE_STEPS = ["create", "read", "control", "remove", "read-again", "read-later"] as const;
/** One of them. */
export type StateStep = (typeof STATE_STEPS)[number];

/** One thing that was created, read, deleted and read again. */
export interface StateRun {
  kind: "lifecycle" | "cross-resource";
  resource: string;
  /** `cross-resource`: the thing that was deleted in the place of this one. */
  parent: string | null;
  /** 2: the same once more on a fresh process. */
  pass: 1 | 2;
  /** Indexes of the tools; `remove` is that of the parent for `cross-resource`. */
  tools: { create: number; read: number; remove: number };
  id: Id | null;
  /** The id that nothing has. */
  control: Id | null;
  /** Numbers of the exchanges. */
  steps: Partial<Record<StateStep, number>>;
}

/** What is kept in the evidence, under `extra.lifecycle`. */
export interface StateRecord {
  notes: string[];
  runs: StateRun[];
}
