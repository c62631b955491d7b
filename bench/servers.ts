import { resolve } from "node:path";
import { installServers, throwaway } from "../__tests__/acceptance/install.ts";
import { EXPECTED, launchOf } from "../__tests__/acceptance/targets.ts";

/** A server to time, ready to start. */
export interface BenchServer {
  name: string;
  command: string[];
  env: Record<string, string>;
  scope: "read-only" | "all";
  /** Absolute path that it may start in. */
  folder: string;
  remove(): void;
}

function real(name: string): BenchServer {
  const server = EXPECTED[name];
  if (server === undefined) throw new Error(`No server ${name} in expected.json.`);
  const { folder, remove } = throwaway();
  return { name, ...launchOf(server, folder), scope: server.scope, folder, remove };
}

function bundled(): BenchServer {
  const { folder, remove } = throwaway();
  const command = ["node", resolve("fixtures/servers/clean.mjs")];
  return { name: "clean", command, env: {}, scope: "read-only", folder, remove };
}

/** The bundled echo-like server, and real ones of the acceptance suite. */
export function benchServers(names: readonly string[]): BenchServer[] {
  if (names.some((name) => name !== "clean")) installServers();
  return names.map((name) => (name === "clean" ? bundled() : real(name)));
}
