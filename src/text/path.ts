import { isAbsolute, relative, sep } from "node:path";

/** A path as it is called from `folder`, with forward slashes on every system. Both absolute. */
export function pathFrom(folder: string, path: string): string {
  return relative(folder, path).split(sep).join("/");
}

/** Whether such a path leads out of its folder (on Windows also onto another drive). */
export function leadsOut(path: string): boolean {
  return path === ".." || path.startsWith("../") || isAbsolute(path);
}
