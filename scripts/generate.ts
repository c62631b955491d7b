import { spawnSync } from "node:child_process";
import { writeRegistry } from "./generate/registry.ts";

/**
 * Writes everything that follows from the checks and the inputs: registry, docs, schemas, tables, action.yml. The
 * registry comes first, in a process of its own, since the rest imports it.
 */
if (process.argv[2] === "--registry") writeRegistry();
else {
  const first = spawnSync(process.execPath, [import.meta.filename, "--registry"], { stdio: "inherit" });
  if (first.status !== 0) process.exit(first.status ?? 1);
  const { writeAll } = await import("./generate/all.ts");
  writeAll();
}
