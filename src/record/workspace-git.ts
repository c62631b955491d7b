import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import { byText } from "../text/order.ts";

/** Author and committer of every commit: the same in every run, so that commits have the same names. */
const WHO = "Ada Example <ada@example.com> 1705314600 +0000";
const CONFIG = `[core]
\trepositoryformatversion = 0
\tfilemode = true
\tbare = false
[user]
\tname = Ada Example
\temail = ada@example.com
`;

/** One commit: its message, and all files of the repository's root by name. */
export interface Snapshot {
  message: string;
  files: Readonly<Record<string, string>>;
}

const sha1 = (data: Buffer) => createHash("sha1").update(data).digest();

function write(path: string, data: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

/** Stores an object as git does (gitformat-pack, loose objects) and gives its name. */
function store(git: string, type: "blob" | "tree" | "commit", content: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  const name = sha1(data);
  const hex = name.toString("hex");
  write(join(git, "objects", hex.slice(0, 2), hex.slice(2)), deflateSync(data));
  return name;
}

const sorted = (files: Snapshot["files"]) => Object.entries(files).sort(([a], [b]) => byText(a, b));

function storeTree(git: string, files: Snapshot["files"]): Buffer {
  const entries = sorted(files).map(([name, text]) =>
    Buffer.concat([Buffer.from(`100644 ${name}\0`), store(git, "blob", Buffer.from(text))]),
  );
  return store(git, "tree", Buffer.concat(entries));
}

/** The index that belongs to a checkout of these files (gitformat-index, version 2). Times are left open: git reads the files once. */
function indexOf(git: string, files: Snapshot["files"]): Buffer {
  const header = Buffer.alloc(12);
  header.write("DIRC");
  header.writeUInt32BE(2, 4);
  header.writeUInt32BE(Object.keys(files).length, 8);
  const entries = sorted(files).map(([name, text]) => {
    const length = 62 + Buffer.byteLength(name);
    const entry = Buffer.alloc(length + (8 - (length % 8)));
    entry.writeUInt32BE(0o100644, 24);
    entry.writeUInt32BE(Buffer.byteLength(text), 36);
    store(git, "blob", Buffer.from(text)).copy(entry, 40);
    entry.writeUInt16BE(Buffer.byteLength(name), 60);
    entry.write(name, 62);
    return entry;
  });
  const data = Buffer.concat([header, ...entries]);
  return Buffer.concat([data, sha1(data)]);
}

/**
 * Makes a git repository with these commits on `main` and the last one checked out, without git itself: the same bytes on
 * every machine, whatever is installed or configured there. Gives the name of the last commit.
 */
export function makeRepository(folder: string, commits: readonly Snapshot[]): string {
  const git = join(folder, ".git");
  let head = "";
  for (const { message, files } of commits) {
    const tree = storeTree(git, files).toString("hex");
    const parent = head === "" ? "" : `parent ${head}\n`;
    const text = `tree ${tree}\n${parent}author ${WHO}\ncommitter ${WHO}\n\n${message}\n`;
    head = store(git, "commit", Buffer.from(text)).toString("hex");
  }
  const files = commits.at(-1)?.files ?? {};
  write(join(git, "HEAD"), "ref: refs/heads/main\n");
  write(join(git, "config"), CONFIG);
  mkdirSync(join(git, "refs", "tags"), { recursive: true });
  if (head !== "") write(join(git, "refs", "heads", "main"), `${head}\n`);
  write(join(git, "index"), indexOf(git, files));
  for (const [name, text] of Object.entries(files)) write(join(folder, name), text);
  return head;
}
