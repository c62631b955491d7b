import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Variable that every process of one start carries, so that those that left their group are found. */
const MARKER = "MCP_AUDIT_RUN";
const WINDOWS = process.platform === "win32";

/** A started server: its process, and the mark of everything it may start in turn. */
export interface Started {
  child: ChildProcessWithoutNullStreams;
  mark: string;
}

let starts = 0;

/** Starts a program without a shell, in a process group of its own. Errors of the start arrive as `error` events of the child. */
export function startProcess(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Started {
  starts += 1;
  const mark = `${process.pid}-${starts}-${Date.now().toString(36)}`;
  const child = spawn(command, args, {
    cwd,
    env: { ...env, [MARKER]: mark },
    stdio: ["pipe", "pipe", "pipe"],
    detached: !WINDOWS,
    windowsHide: true,
    shell: false,
  });
  return { child, mark };
}

/** Ids of the living processes in a group, or with the mark of a start; only Linux tells. */
export function livingProcesses(started: Started): number[] {
  const group = started.child.pid;
  if (process.platform !== "linux" || group === undefined) return [];
  const found: number[] = [];
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    if (Number.isInteger(pid) && pid !== process.pid && belongs(pid, group, started.mark)) found.push(pid);
  }
  return found;
}

function belongs(pid: number, group: number, mark: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const [state, , pgrp] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (state === "Z" || state === "X") return false;
    if (Number(pgrp) === group) return true;
    return readFileSync(`/proc/${pid}/environ`, "latin1").includes(`${MARKER}=${mark}`);
  } catch {
    return false;
  }
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
  send(-pid, signal);
  for (const other of livingProcesses(started)) send(other, signal);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already.
  }
}
