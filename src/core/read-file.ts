import { readFileSync } from "node:fs";

/** Text of a file, null when it is not there or cannot be read: whoever named it is told that there is none. */
export function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
