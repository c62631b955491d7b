import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** Variable that every process of one start inherits, so that those that left their group are found. */
const MARKER = "MCP_AUDIT_RUN";
const MARK = "mcp-audit-run";

/** A text of the server without the mark of its start: a tool may tell its environment, and two runs must read the same. */
export const withoutMark = (text: string) =>
  text.includes(MARK) ? text.replace(/\bmcp-audit-run-[0-9a-f-]{36}/g, MARK) : text;
const WINDOWS = process.platform === "win32";
const LINUX = process.platform === "linux";

/** A started server: its process, and what tells everything it starts in turn. */
export interface Started {
  child: ChildProcessWithoutNullStreams;
  mark: string;
  /** When it started, in clock ticks since boot; nothing that it starts is older. 0 where that is unknown. */
  birth: number;
  /** Birth of each process that was ever seen to belong to it: it still does once its parents are gone. */
  known: Map<number, number>;
}

/** Starts whose processes may live. */
const running = new Set<Started>();

/** What ends this process without waiting, as a second Ctrl-C does, must not leave servers behind. */
function killAll(): void {
  for (const started of running) signalTree(started, "SIGKILL");
}

/** Says that nothing of a start lives any more. */
export function forget(started: Started): void {
  running.delete(started);
}

/**
 * Starts a program without a shell, in a process group of its own. Most errors of the start arrive as `error` events of
 * the child; throws for words that no program can be given.
 */
export function startProcess(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Started {
  const mark = `${MARK}-${randomUUID()}`;
  const child = spawn(command, args, {
    cwd,
    env: { ...env, [MARKER]: mark },
    stdio: ["pipe", "pipe", "pipe"],
    detached: !WINDOWS,
    windowsHide: true,
    shell: false,
  });
  const birth = child.pid === undefined ? 0 : (statOf(child.pid)?.birth ?? 0);
  const started: Started = { child, mark, birth, known: new Map() };
  if (running.size === 0 && !process.listeners("exit").includes(killAll)) process.on("exit", killAll);
  running.add(started);
  return started;
}

/** States of a process that is no more than an entry in the list. */
const DEAD = new Set(["Z", "X", "x"]);

interface Stat {
  pid: number;
  state: string;
  parent: number;
  group: number;
  birth: number;
}

/** What the kernel tells of a process; null when it is gone. Linux only. */
function statOf(pid: number): Stat | null {
  if (!LINUX) return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state = "", parent, group] = words;
    return { pid, state, parent: Number(parent), group: Number(group), birth: Number(words[19]) };
  } catch {
    return null;
  }
}

function hasMark(pid: number, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1").includes(`${MARKER}=${mark}`);
  } catch {
    return false;
  }
}

/**
 * Ids of the living processes of a start: of its group, with its mark, or started by one of those. Linux only: elsewhere
 * the list is empty, and the group alone is ended.
 */
export function livingProcesses(started: Started): number[] {
  const leader = started.child.pid;
  if (!LINUX || leader === undefined) return [];
  const young = readdirSync("/proc")
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid)
    .flatMap((pid) => statOf(pid) ?? [])
    .filter((one) => one.birth >= started.birth)
    .sort((a, b) => a.birth - b.birth || a.pid - b.pid);
  const own = new Set([leader]);
  for (const { pid, parent, group, birth } of young) {
    const kin = group === leader || own.has(parent) || started.known.get(pid) === birth;
    if (!kin && !hasMark(pid, started.mark)) continue;
    own.add(pid);
    started.known.set(pid, birth);
  }
  return young.filter((one) => own.has(one.pid) && !DEAD.has(one.state)).map((one) => one.pid);
}

/** Sends a signal to the whole tree of a start. */
export function signalTree(started: Started, signal: "SIGTERM" | "SIGKILL"): void {
  const { pid } = started.child;
  if (pid === undefined) return;
  if (WINDOWS) {
    const force = signal === "SIGKILL" ? ["/F"] : [];
    execFile("taskkill", ["/pid", String(pid), "/T", ...force], () => {});
    return;
  }
  const strays = livingProcesses(started);
  if (!LINUX || strays.includes(pid)) send(-pid, signal);
  for (const stray of strays) send(stray, signal);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already.
  }
}
