import type { Connection } from "../model/evidence.ts";
import { livingProcesses, type Started, signalTree } from "./processes.ts";
import { settled } from "./wait.ts";

/** Milliseconds a server has after its stdin closed (MCP specification, "Lifecycle: shutdown"), and after SIGTERM. */
const GRACE_MS = 2_000;
/** After SIGTERM in a hurry: these processes were started only to be asked once. */
const HURRY_MS = 500;
/** How often the process list is looked at while waiting for grandchildren. */
const LOOK_MS = 25;

type Shutdown = NonNullable<Connection["shutdown"]>;

/** Waits until no process of a start lives, `ms` at most, and tells how many do then. */
async function leftovers(started: Started, ms: number): Promise<number> {
  const until = performance.now() + ms;
  let living = livingProcesses(started).length;
  while (living > 0 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    living = livingProcesses(started).length;
  }
  return living;
}

/**
 * Ends a server and everything it started. `close`: stdin is closed first and the exit timed; `kill`: SIGTERM at once.
 * Whatever still lives after that is killed.
 */
export async function endProcess(
  started: Started,
  ended: Promise<void>,
  kind: "close" | "kill",
  already: boolean,
): Promise<Shutdown> {
  const from = performance.now();
  const { child } = started;
  const alive = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  let how: Shutdown["how"] = already ? "already-exited" : "stdin-close";
  child.stdin.end();
  if (kind === "close" && alive()) await settled(ended, GRACE_MS);
  const exitMs = Math.round(performance.now() - from);
  const rest = Math.max(0, GRACE_MS - exitMs);
  const left = kind === "close" && !alive() ? await leftovers(started, rest) : 0;
  if (alive()) {
    how = "term";
    signalTree(started, "SIGTERM");
    await settled(ended, kind === "close" ? GRACE_MS : HURRY_MS);
  }
  if (alive()) {
    how = "kill";
    signalTree(started, "SIGKILL");
    await settled(ended, GRACE_MS);
  }
  if (livingProcesses(started).length > 0) signalTree(started, "SIGKILL");
  return { how, ms: how === "stdin-close" ? exitMs : Math.round(performance.now() - from), leftovers: left };
}
