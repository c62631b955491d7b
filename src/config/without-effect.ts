import type { Given } from "./values.ts";

/** Settings that are specified and read, but that this version cannot carry out yet: said, not passed over. */
export function withoutEffect(given: Given): string[] {
  const asked: [string, boolean][] = [
    ["workers", (given.workers ?? 1) > 1],
    ["protocol", given.protocol === "modern" || given.protocol === "both"],
  ];
  return asked.filter(([, is]) => is).map(([name]) => `\`${name}\` has no effect in this version.`);
}
