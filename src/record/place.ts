import type { Settings, Target } from "../model/settings.ts";
import { createLog, type Log } from "./log.ts";
import { withoutMark } from "./processes.ts";
import { createStarter, type Starter, type StarterOptions } from "./starter.ts";
import { createWorkspace, usesWorkspace, type Workspace } from "./workspace.ts";

/** Kept of what servers write to stderr until it is asked for, in bytes. */
const STDERR_BYTES = 64 * 1024;

/** Where the server is started: one for the run itself, and one for each worker. */
export interface Place {
  starter: Starter;
  /** On the clock of the run. */
  log: Log;
  /** The folder that servers there may use; null when there is no need of one. */
  workspace: Workspace | null;
  /** What servers there have written to stderr since the last time, masked; the end of it where that is much. */
  takeStderr(): string;
  /** Ends everything that runs there, and removes the folder. */
  end(): Promise<void>;
}

/** What the places of a run have in common. */
export interface PlaceOptions extends Omit<StarterOptions, "workspace" | "onStderr"> {
  target: Target;
  settings: Settings;
  /** Applied to every text before it is kept. */
  mask(text: string): string;
  /** The clock's reading when the run started. */
  from: number;
}

/** Nothing is called in scope `static`, so that only the server's own words and variables can ask for a workspace then. */
function needsWorkspace({ target, settings: { record }, env }: PlaceOptions): boolean {
  const words = target.transport === "stdio" ? target.args : [];
  return record.scope !== "static" || usesWorkspace([words, Object.values(env), record.probes]);
}

function masker(options: PlaceOptions, workspace: Workspace | null): (text: string) => string {
  return (text) => {
    const masked = withoutMark(options.mask(text));
    return workspace?.hide(masked) ?? masked;
  };
}

/** A place to start the server in, with a workspace of its own. Texts of two places are equal. */
function createPlace(options: PlaceOptions): Place {
  const workspace = needsWorkspace(options) ? createWorkspace() : null;
  const log = createLog(masker(options, workspace), options.from);
  let said = Buffer.alloc(0);
  const onStderr = (chunk: Buffer) => {
    said = Buffer.concat([said, chunk.subarray(-STDERR_BYTES)]).subarray(-STDERR_BYTES);
  };
  const starter = createStarter(options.target, log, { ...options, workspace, onStderr });
  return {
    workspace,
    starter,
    log,
    takeStderr() {
      const text = said.toString("utf8");
      said = Buffer.alloc(0);
      return text === "" ? "" : log.mask(text);
    },
    async end() {
      await starter.stop();
      workspace?.remove();
    },
  };
}

/** All places of a run. */
export interface Places {
  main: Place;
  /** One more; its server may take `startupTimeoutMs` to start. */
  open(startupTimeoutMs: number): Place;
  /** Ends whatever runs, at once; nothing can be started any more. */
  stop(): void;
  /** The same, and removes the folders; resolves when that is done. */
  end(): Promise<void>;
}

/** The place for the run itself, and as many more as are asked for. */
export function createPlaces(options: PlaceOptions): Places {
  const main = createPlace(options);
  const all = [main];
  return {
    main,
    open(startupTimeoutMs) {
      const place = createPlace({ ...options, startupTimeoutMs });
      all.push(place);
      return place;
    },
    stop() {
      for (const { starter } of all) void starter.stop();
    },
    async end() {
      await Promise.all(all.map((place) => place.end()));
    },
  };
}
