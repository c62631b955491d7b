import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EXAMPLE_LINE, EXTENSIONS, LAYOUT } from "../cases/places.ts";
import { WORKSPACE } from "../model/workspace.ts";
import type { OpenTransport } from "./transport.ts";
import { EXAMPLES } from "./workspace-files.ts";
import { makeRepository } from "./workspace-git.ts";

/** Time of every file, so that a tool that tells it says the same in every run. */
const WRITTEN = new Date("2024-01-15T10:30:00Z");
const README = "# Hello\n\nAn example repository.\n";

/** The throwaway folder of a run. */
export interface Workspace {
  /** Absolute, without links. */
  path: string;
  /** Puts the path in the place of `$WORKSPACE`. */
  fill(text: string): string;
  /** Puts `$WORKSPACE` in the place of the path. */
  hide(text: string): string;
  /** A transport that carries messages with the path in them. */
  carry(open: OpenTransport): OpenTransport;
  remove(): void;
}

function writeFiles(path: string): void {
  const text = `${EXAMPLE_LINE}\n`;
  const files: [string, string | Buffer][] = [
    ...EXTENSIONS.map((extension): [string, string | Buffer] => [
      `${LAYOUT.file}.${extension}`,
      EXAMPLES[extension],
    ]),
    [join(LAYOUT.folder, "notes.txt"), text],
    [LAYOUT.toMove, text],
    [LAYOUT.toDelete, text],
    [LAYOUT.toChange, text],
  ];
  for (const folder of [LAYOUT.folder, LAYOUT.folderToDelete]) mkdirSync(join(path, folder));
  for (const [name, content] of files) {
    writeFileSync(join(path, name), content);
    utimesSync(join(path, name), WRITTEN, WRITTEN);
  }
}

/** What the workspace's repository went through. Its last commit is `HEAD_COMMIT`. */
function writeRepository(path: string): void {
  makeRepository(join(path, LAYOUT.repository), [
    { message: "Begin", files: { "README.md": "# Hello\n" } },
    { message: "Say what it is", files: { "README.md": README, "example.txt": `${EXAMPLE_LINE}\n` } },
  ]);
}

const escaped = (path: string) => JSON.stringify(path).slice(1, -1);

/** Whether a text within a value names the workspace. */
export const usesWorkspace = (value: unknown): boolean => JSON.stringify(value).includes(WORKSPACE);

/** The spellings of a path that a server may use: as it is, within JSON, and with the slashes of an address. */
const spellings = (path: string) => [...new Set([escaped(path), path, path.replaceAll("\\", "/")])];

/** Deletes a folder; what the server made undeletable stays. Links are deleted, not followed. */
function removeFolder(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  } catch {}
}

/**
 * Makes the workspace of a run: the same files in every run, in a new folder of the system's own for temporary files. It
 * goes with this process at the latest.
 */
export function createWorkspace(): Workspace {
  const path = realpathSync(mkdtempSync(join(tmpdir(), "mcp-audit-workspace-")));
  const remove = () => removeFolder(path);
  process.once("exit", remove);
  writeFiles(path);
  writeRepository(path);
  const put = (text: string, value: string) =>
    text.includes(WORKSPACE) ? text.replaceAll(WORKSPACE, () => value) : text;
  const spelled = spellings(path);
  const within = escaped(path);
  return {
    path,
    fill: (text) => put(text, path),
    hide: (text) =>
      spelled.reduce(
        (rest, one) => (rest.includes(one) ? rest.replaceAll(one, () => WORKSPACE) : rest),
        text,
      ),
    carry: (open) => (events) => {
      const transport = open(events);
      return { ...transport, send: (message) => transport.send(put(message, within)) };
    },
    remove() {
      process.off("exit", remove);
      remove();
    },
  };
}
