import type { Connection } from "../model/evidence.ts";
import { livingProcesses, type Started, signalTree } from "./processes.ts";
import { settled } from "./wait.ts";

/** Milliseconds a server has after its stdin closed (MCP specification, "Lifecycle: shutdown"), and after SIGTERM. */
const GRACE_MS = 2_000;
/** After SIGTERM in a hurry: these processes were started only to be asked once. */
const HURRY_MS = 500;
/** How often the process list is looked at where grandchildren outlive the server: nothing tells of their end. */
const LOOK_MS = 20;

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
 * Whatever still lives after that is killed. `leftovers` counts what outlived the server itself.
 */
export async function endProcess(
  started: Started,
  ended: Promise<void>,
  kind: "close" | "kill",
): Promise<Shutdown> {
  const from = performance.now();
  const spent = () => Math.round(performance.now() - from);
  const { child } = started;
  const alive = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  let how: Shutdown["how"] = alive() ? "stdin-close" : "already-exited";
  if (kind === "close" && alive()) {
    livingProcesses(started);
    child.stdin.end();
    await settled(ended, GRACE_MS);
  }
  const exitMs = spent();
  const left = kind === "close" && !alive() ? await leftovers(started, Math.max(0, GRACE_MS - exitMs)) : 0;
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
  const ms = how === "stdin-close" ? exitMs : spent();
  if (livingProcesses(started).length > 0) {
    signalTree(started, "SIGKILL");
    await leftovers(started, GRACE_MS);
  }
  return { how, ms, leftovers: left };
}
