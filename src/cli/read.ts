import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "../model/errors.ts";
import type { Io } from "./io.ts";

/** Text of a file, null when there is none (or it is a directory). */
export function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return null;
    throw new UsageError(`${path} cannot be read (${code ?? String(error)}).`);
  }
}

/** Text of a file that the user named. Throws UsageError when it is not there. */
export function readNamed(path: string, io: Io): string {
  const text = readIfThere(resolve(io.cwd, path));
  if (text === null) throw new UsageError(`There is no file ${path}.`);
  return text;
}
