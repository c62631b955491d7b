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

/** Servers of this repository: one that answers at once, and one whose calls each wait 20 ms, as for a service behind it. */
const OWN: Record<string, string[]> = {
  clean: ["node", resolve("fixtures/servers/clean.mjs")],
  waiting: ["node", resolve("fixtures/servers/scale.mjs"), "40", "20"],
};

/** Bundled servers, and real ones of the acceptance suite. */
export function benchServers(names: readonly string[]): BenchServer[] {
  if (names.some((name) => OWN[name] === undefined)) installServers();
  return names.map((name) => {
    const command = OWN[name];
    return command === undefined
      ? real(name)
      : { name, command, env: {}, scope: "read-only", ...throwaway() };
  });
}
