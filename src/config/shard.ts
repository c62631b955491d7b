import { UsageError } from "../model/errors.ts";
import type { RecordSettings } from "../model/settings.ts";

/** Reads `i/n`, with i from 1 to n. Throws UsageError. */
export function readShard(text: string): NonNullable<RecordSettings["shard"]> {
  const found = /^(\d{1,5})\/(\d{1,5})$/.exec(text.trim());
  const index = Number(found?.[1]);
  const count = Number(found?.[2]);
  if (found === null || index < 1 || index > count) {
    throw new UsageError(
      `\`shard\` must be \`i/n\` with i from 1 to n, such as \`1/4\`, not "${text.slice(0, 40)}".`,
    );
  }
  return { index, count };
}
