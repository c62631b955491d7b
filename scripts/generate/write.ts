import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const isCurrent = (path: string, text: string) => existsSync(path) && readFileSync(path, "utf8") === text;

/** Files of a folder that nothing generates any more. */
function leftovers(folder: string, files: ReadonlyMap<string, string>): string[] {
  const present = existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : [];
  return present.filter((path) => !files.has(path));
}

/** Paths that are not as they should be: stale, missing, or left over in `folder`. */
export function staleFiles(files: ReadonlyMap<string, string>, folder: string): string[] {
  const stale = [...files].filter(([path, text]) => !isCurrent(path, text)).map(([path]) => path);
  return [...stale, ...leftovers(folder, files)];
}

/** Brings the files up to date. What is so already is not touched. */
export function writeFiles(files: ReadonlyMap<string, string>, folder: string): void {
  for (const path of leftovers(folder, files)) rmSync(path);
  for (const [path, text] of files) {
    if (isCurrent(path, text)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
