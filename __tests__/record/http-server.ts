import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Target } from "../../src/model/settings.ts";

const FIXTURE = resolve("fixtures/servers/http.mjs");

/** A server that runs beside the test. */
export interface Running {
  url: string;
  target: Target;
  process: ChildProcess;
}

const running: ChildProcess[] = [];

/** What a url is called in settings. */
export const targetOf = (url: string): Target => ({ transport: "http", url, display: url });

/** Starts a server of `fixtures/servers` that prints its address. */
export async function startServer(
  args: readonly string[] = [],
  env: Record<string, string> = {},
  file = FIXTURE,
): Promise<Running> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  running.push(child);
  const [url] = (await once(createInterface(child.stdout), "line")) as [string];
  return { url, target: targetOf(url), process: child };
}

/** Ends every server that was started. For `afterEach`. */
export async function stopServers(): Promise<void> {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}
