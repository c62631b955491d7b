import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from "node:fs";
import { join } from "node:path";
import { byText } from "../text/order.ts";
import { leadsOut, pathFrom } from "../text/path.ts";

/** What a look at the sources may cost. */
export interface Limits {
  files: number;
  bytes: number;
  fileBytes: number;
  ms: number;
  /** Reads build output too, for a package that ships nothing else. */
  built?: boolean;
}

/** The limits of an audit. */
export const DEFAULT_LIMITS: Limits = { files: 20_000, bytes: 200_000_000, fileBytes: 1_000_000, ms: 10_000 };

/** Files that name no tool are read when they are small: they may hold the constants that do. */
const SMALL = 8_000;
const MAY_REGISTER = /tool|name/i;

/** Whether a file may register a tool, or hold what its name is made of. */
export const mayRegister = ({ text }: SourceFile): boolean => text.length < SMALL || MAY_REGISTER.test(text);

const SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|kts|cs|rb|php|swift)$/;
const BUILT = new Set(["dist", "build", "out", "bin"]);
const IGNORED = new Set([
  "node_modules",
  "dist",
  "build",
  "out",
  "target",
  "vendor",
  "coverage",
  "bin",
  "obj",
  "venv",
  "__pycache__",
  "__tests__",
  "__mocks__",
  "test",
  "tests",
  "spec",
  "e2e",
  "testdata",
  "site-packages",
]);
const TEST_FILE =
  /(?:[._-](?:test|spec)\.[cm]?[jt]sx?|_(?:test|spec)\.(?:go|py|rb)|^test_.*\.py|^conftest\.py|Tests?\.(?:java|kt|cs|swift|php)|\.min\.js|\.d\.ts)$/;

/** One source file. `path`: relative to the root, forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => byText(a.name, b.name));
  } catch {
    return [];
  }
}

/** Neither a link nor a pipe that took a file's place since the folder was read is opened. */
const AS_LISTED = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The file's text; null when it is larger than `most` bytes or cannot be read. */
function textWithin(path: string, most: number): string | null {
  let file: number | null = null;
  try {
    file = openSync(path, AS_LISTED);
    const { size } = fstatSync(file);
    return size > most ? null : readFileSync(file, "utf8");
  } catch {
    return null;
  } finally {
    if (file !== null) closeSync(file);
  }
}

/** Both folders behind their links; null when one is missing or `folder` is not in `root`. */
function realFolders(root: string, folder: string): { base: string; start: string } | null {
  try {
    const [base, start] = [realpathSync(root), realpathSync(folder)];
    return leadsOut(pathFrom(base, start)) ? null : { base, start };
  } catch {
    return null;
  }
}

function isRead(folder: string, limits: Limits): boolean {
  if (folder.startsWith(".")) return false;
  return !IGNORED.has(folder) || (limits.built === true && BUILT.has(folder));
}

/**
 * The source files under `folder`, in a fixed order, within the limits. Build output, dependencies, tests and hidden
 * folders are left out; symbolic links are never followed.
 */
export function* walkSources(root: string, folder: string, limits: Limits): Generator<SourceFile> {
  const real = realFolders(root, folder);
  if (real === null) return;
  const until = performance.now() + limits.ms;
  const open = [real.start];
  let files = 0;
  let bytes = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const folders: string[] = [];
    for (const entry of entriesOf(next)) {
      const path = join(next, entry.name);
      if (entry.isDirectory()) {
        if (isRead(entry.name, limits)) folders.push(path);
        continue;
      }
      if (!entry.isFile() || !SOURCE.test(entry.name) || TEST_FILE.test(entry.name)) continue;
      if (files >= limits.files || bytes >= limits.bytes || performance.now() > until) return;
      const text = textWithin(path, limits.fileBytes);
      if (text === null) continue;
      files += 1;
      bytes += text.length;
      yield { path: pathFrom(real.base, path), text };
    }
    open.push(...folders.reverse());
  }
}
