import type { ConfigFile } from "./file-types.ts";
import type { Given } from "./values.ts";

/** Settings that are specified and read, but that this version cannot carry out yet: said, not passed over. */
export function withoutEffect(given: Given, file: ConfigFile, known: ReadonlySet<string>): string[] {
  const asked: [string, boolean][] = [
    ["fuzz", (given.fuzz ?? file.fuzz?.calls ?? 0) > 0 && !known.has("fuzz")],
    ["bench", (file.bench ?? []).length > 0 && !known.has("bench")],
    ["workers", (given.workers ?? 1) > 1],
    ["protocol", given.protocol === "modern" || given.protocol === "both"],
  ];
  return asked.filter(([, is]) => is).map(([name]) => `\`${name}\` has no effect in this version.`);
}
