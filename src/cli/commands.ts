import type { Io } from "./io.ts";

/** One command of the command line. Its code is loaded only when it is called. */
export interface CommandEntry {
  summary: string;
  load(): Promise<(args: string[], io: Io) => Promise<number>>;
}

/** Every command, in the order of the help. */
export const COMMANDS: Record<string, CommandEntry> = {
  run: {
    summary: "audits a server: static and runtime checks, score, reports",
    load: async () => (await import("./commands/run.ts")).runCommand,
  },
  inspect: {
    summary: "lists the tools and makes the static checks; nothing is called",
    load: async () => (await import("./commands/inspect.ts")).inspectCommand,
  },
  call: {
    summary: "makes one call and shows the raw frames",
    load: async () => (await import("./commands/call.ts")).callCommand,
  },
  explain: {
    summary: "tells what a check does; without a name, lists them",
    load: async () => (await import("./commands/explain.ts")).explainCommand,
  },
  init: {
    summary: "writes the workflows and a commented config",
    load: async () => (await import("./commands/init.ts")).initCommand,
  },
  snapshot: {
    summary: "compares the tools with the committed contract, or writes it anew",
    load: async () => (await import("./commands/snapshot.ts")).snapshotCommand,
  },
  rescore: {
    summary: "builds the report again from recorded evidence, without a server",
    load: async () => (await import("./commands/rescore.ts")).rescoreCommand,
  },
  compare: {
    summary: "shows what changed between two reports",
    load: async () => (await import("./commands/compare.ts")).compareCommand,
  },
  merge: {
    summary: "joins the shards of one run into one report",
    load: async () => (await import("./commands/merge.ts")).mergeCommand,
  },
};
