import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** What shows that a folder holds a program of its own. */
const MANIFESTS = ["package.json", "pyproject.toml", "requirements.txt", "go.mod", "Cargo.toml"];
/** Folders that hold no server of this repository. */
const PASSED = /^(?:\.|node_modules$|vendor$|dist$|build$|venv$|tests?$|__tests__$|docs$|examples$)/;
const MOST = 12;

const slashes = (path: string) => path.split(sep).join("/");

/** Where the repository begins, whose root alone GitHub reads workflows from; the folder itself outside of any. */
export function repositoryRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return folder;
  }
}

/** Path of a folder from the root, with slashes; "" for the root itself. */
export const folderFrom = (root: string, folder: string): string => slashes(relative(root, folder));

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((one) => one.isDirectory() && !PASSED.test(one.name)).map((one) => one.name);
  } catch {
    return [];
  }
}

/** Folders one or two levels down that hold a program of their own, sorted; at most twelve. */
export function projectsWithin(root: string): string[] {
  const first = foldersIn(root);
  const second = first.flatMap((name) => foldersIn(join(root, name)).map((below) => `${name}/${below}`));
  return [...first, ...second]
    .filter((path) => MANIFESTS.some((name) => existsSync(join(root, path, name))))
    .sort()
    .slice(0, MOST);
}
