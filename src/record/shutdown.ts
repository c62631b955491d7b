import type { Connection } from "../model/evidence.ts";
import { forget, livingProcesses, type Started, signalTree } from "./processes.ts";
import { settled } from "./wait.ts";

/** Milliseconds a server has after its stdin closed (MCP specification, "Lifecycle: shutdown"), and after SIGTERM. */
const GRACE_MS = 2_000;
/** After SIGTERM in a hurry: these processes were started only to be asked once. */
const HURRY_MS = 500;
/** How often the process list is looked at where grandchildren outlive the server: nothing tells of their end. */
const LOOK_MS = 20;

type Shutdown = NonNullable<Connection["shutdown"]>;

/** Waits until no process of a start lives, `ms` at most, and tells how many do then. */
async function leftovers(started: Started, ms: number, hurry?: AbortSignal): Promise<number> {
  const until = performance.now() + ms;
  let living = livingProcesses(started).length;
  while (living > 0 && performance.now() < until && !hurry?.aborted) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    living = livingProcesses(started).length;
  }
  return living;
}

/**
 * Ends a server and everything it started: its stdin is closed and the exit timed, then SIGTERM, then SIGKILL. Once `hurry`
 * is aborted nothing of this is waited for but a moment after SIGTERM. `leftovers` counts what outlived the server itself
 * when its stdin was closed.
 */
export async function endProcess(
  started: Started,
  ended: Promise<void>,
  hurry: AbortSignal,
): Promise<Shutdown> {
  const from = performance.now();
  const spent = () => Math.round(performance.now() - from);
  const { child } = started;
  const alive = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  let how: Shutdown["how"] = alive() ? "stdin-close" : "already-exited";
  if (!hurry.aborted && alive()) {
    livingProcesses(started);
    child.stdin.end();
    await settled(ended, GRACE_MS, hurry);
  }
  const exitMs = spent();
  const left = hurry.aborted || alive() ? 0 : await leftovers(started, GRACE_MS - exitMs, hurry);
  if (alive()) {
    how = "term";
    signalTree(started, "SIGTERM");
    if (!hurry.aborted) await settled(ended, GRACE_MS, hurry);
    if (hurry.aborted) await settled(ended, HURRY_MS);
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
  forget(started);
  return { how, ms, leftovers: left };
}
