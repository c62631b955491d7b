import { resolve } from "node:path";
import type { RawInputs } from "../../src/config/inputs.ts";
import { DEFAULT_SNAPSHOT, type ResolveContext, resolveRun } from "../../src/config/resolve.ts";
import { SOME_CHECKS } from "./checks-fixture.ts";

/** A directory that exists wherever the tests run. */
export const CWD = process.cwd();

/** Files by path relative to CWD; the config goes to its default place. */
export interface World {
  config?: string;
  files?: Record<string, string>;
  environment?: Record<string, string>;
  newSnapshot?: boolean;
}

export function contextOf(world: World = {}): ResolveContext {
  const files = new Map(Object.entries(world.files ?? {}).map(([path, text]) => [resolve(CWD, path), text]));
  if (world.config !== undefined) files.set(resolve(CWD, ".github/mcp-audit.yml"), world.config);
  return {
    cwd: CWD,
    environment: world.environment ?? {},
    readFile: (path) => files.get(path) ?? null,
    checks: SOME_CHECKS,
    ...(world.newSnapshot === undefined ? {} : { newSnapshot: world.newSnapshot }),
  };
}

export const resolveWith = (inputs: RawInputs, world: World = {}) => resolveRun(inputs, contextOf(world));

/** Inputs with a server, for tests that are about something else. */
export const withServer = (inputs: RawInputs = {}): RawInputs => ({ command: "node server.js", ...inputs });

export { DEFAULT_SNAPSHOT };
