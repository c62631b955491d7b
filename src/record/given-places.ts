import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GivenPlaces } from "../cases/places.ts";
import type { Target } from "../model/settings.ts";
import { WORKSPACE } from "../model/workspace.ts";

/** A folder with more entries than this is not looked into: listing it would be a load test of its own. */
const MAX_ENTRIES = 500;
/** Files that are written to be read, the most telling first. Others may hold what no report should quote. */
const READABLE = [/^readme\b/i, /^(?:license|changelog|contributing)\b/i, /\.(?:md|txt)$/i];
const PRIVATE = /secret|token|password|credential|private|key/i;

/** Names of the entries of a folder, its own first; null when there are too many, or it cannot be read. */
function entriesOf(folder: string): string[] | null {
  try {
    let count = 0;
    const open = [folder];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const entry of readdirSync(next, { withFileTypes: true })) {
        count += 1;
        if (count > MAX_ENTRIES) return null;
        if (entry.isDirectory()) open.push(join(next, entry.name));
      }
    }
    const own = readdirSync(folder, { withFileTypes: true });
    return own.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
  } catch {
    return null;
  }
}

/** False for words that are no path at all, too: a program or a document given as an argument is longer than any name may be. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Where the words that start a server point: the first small folder among them, and a file in it that is meant to be read.
 * Null when there is none, or when the server is given the throwaway workspace.
 */
export function givenPlaces(target: Target): GivenPlaces | null {
  if (target.transport !== "stdio" || target.args.some((word) => word.includes(WORKSPACE))) return null;
  for (const word of target.args) {
    const path = resolve(target.cwd, word);
    if (word.startsWith("-") || word === "" || !isFolder(path)) continue;
    const files = entriesOf(path);
    if (files === null) continue;
    const readable = files.filter((name) => !PRIVATE.test(name));
    const file = READABLE.map((pattern) => readable.find((name) => pattern.test(name))).find(
      (name) => name !== undefined,
    );
    return { directory: word, file: file === undefined ? null : `${word.replace(/[\\/]+$/, "")}/${file}` };
  }
  return null;
}
