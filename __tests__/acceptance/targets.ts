import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { binOf } from "./install.ts";

/** What was measured of one tool, with an independent client. */
export interface ExpectedTool {
  missing: number;
  wrong: number;
  graceful: number;
  accepted: number;
  /** The process went away, or any JSON-RPC error code but -32602. */
  crashed: number;
  timedOut: number;
  valid: "ok" | "error" | "crash" | "timeout";
}

export interface ExpectedServer {
  pkg: string;
  args?: string[];
  env?: Record<string, string>;
  scope: "read-only" | "all";
  tools: number;
  called: number;
  cases: number;
  graceful: number;
  accepted: number;
  crashedOrInternal: number;
  timedOut: number;
  percent: number;
  validCalls: { ok: number };
  wallSeconds: number;
  perTool: Record<string, ExpectedTool>;
}

const file = JSON.parse(readFileSync(join(import.meta.dirname, "expected.json"), "utf8"));
export const EXPECTED: Record<string, ExpectedServer> = file.servers;

/** Files and folders that a placeholder of expected.json stands for. */
function fill(text: string, folder: string): string {
  if (text === "<throwaway file>") return join(folder, "memory.jsonl");
  if (text !== "<throwaway directory with one file hello.txt>") return text;
  const files = join(folder, "files");
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, "hello.txt"), "Hello.\n");
  return files;
}

/** Words that start a server, and its environment, in a throwaway folder. */
export function launchOf(
  server: ExpectedServer,
  folder: string,
): { command: string[]; env: Record<string, string> } {
  const name = server.pkg.slice(0, server.pkg.lastIndexOf("@"));
  const args = (server.args ?? []).map((arg) => fill(arg, folder));
  const given = Object.entries(server.env ?? {}).map(([key, value]) => [key, fill(value, folder)]);
  return { command: ["node", binOf(name), ...args], env: { HOME: folder, ...Object.fromEntries(given) } };
}
