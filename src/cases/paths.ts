import { WORKSPACE } from "../model/workspace.ts";
import { wordsOf } from "../text/name.ts";
import { EXTENSIONS, type Hints, LAYOUT } from "./places.ts";

const words = (text: string) => new Set(text.split(" "));

const FILE_WORDS = words("file filename filepath files filenames");
const FOLDER_WORDS = words("dir dirs directory directories folder folders cwd workdir rootdir");
const PATH_WORDS = words("path paths filepath pathname");
/** Names that may stand for a path where the talk is of files. */
const PLACE_WORDS = words("source src destination dest target output input root location");
const GIT_WORDS = words("git repo repository");
const FOLDER_TOOLS = words("directory directories dir folder folders tree ls glob");
const LISTING_TOOLS = words("list find search scan walk watch grep");
const CONTENT_TOOLS = words("read write edit info content contents");
const NEW_WORDS = words("output out destination dest target new save");
const ABOUT_FILES = /\b(?:files?|filenames?|director(?:y|ies)|folders?|file ?system|on disk)\b/i;
const NOT_LOCAL =
  /\b(?:json ?path|xpath|url path|api path|endpoint|route|dot[- ]notation|query path|object path|selector|remote|bucket|repository's)\b/i;
/** With one of these beside it, a path lies in a remote repository or store. */
const REMOTE_SIBLINGS = words("owner repo repository org bucket branch ref");
const README = "README.md";

const MOVES = words("move rename");
const DELETES = words("delete remove unlink trash erase rmdir rm");
const CHANGES = words("write edit update append insert replace modify patch overwrite");
const CREATES = words("create new make mkdir save export generate download init touch");

const EXTENSION_WORDS: Readonly<Record<string, string>> = {
  markdown: "md",
  image: "png",
  picture: "png",
  photo: "png",
  screenshot: "png",
  media: "png",
  sqlite: "db",
  database: "db",
  yml: "yaml",
  python: "py",
  javascript: "js",
  typescript: "ts",
  word: "docx",
  docx: "docx",
  excel: "xlsx",
  xlsx: "xlsx",
  spreadsheet: "xlsx",
  powerpoint: "pptx",
  pptx: "pptx",
  presentation: "pptx",
  audio: "mp3",
  video: "mp4",
};

const some = (list: readonly string[], set: ReadonlySet<string>) => list.some((word) => set.has(word));

/** What a property asks for; null when it is no path of this machine. */
type Kind = "file" | "folder" | "repository";

interface Asked {
  name: readonly string[];
  description: string;
  tool: readonly string[];
}

/** A path without more words: the tool's name tells what lies there. */
function unnamed({ description, tool }: Asked): Kind {
  const folder = /\b(?:directory|folder)\b/i.test(description);
  const file = /\bfiles?\b/i.test(description);
  if (folder !== file) return folder ? "folder" : "file";
  if (some(tool, FOLDER_TOOLS)) return "folder";
  return some(tool, LISTING_TOOLS) && !some(tool, CONTENT_TOOLS) ? "folder" : "file";
}

function kindOf(asked: Asked): Kind | null {
  const { name, description, tool } = asked;
  const last = name.slice(-1);
  const isPath = some(last, PATH_WORDS);
  const isFolder = some(last, FOLDER_WORDS) || (isPath && some(name, FOLDER_WORDS));
  const isFile = some(last, FILE_WORDS) || (some(name, FILE_WORDS) && (isPath || last.includes("name")));
  const aboutFiles = ABOUT_FILES.test(description) || some(tool, FILE_WORDS) || some(tool, FOLDER_WORDS);
  const isPlace = some(last, PLACE_WORDS) && aboutFiles && !/\burls?\b/i.test(description);
  if (NOT_LOCAL.test(description) || !(isFolder || isFile || isPath || isPlace)) return null;
  const git = tool.includes("git") || some(name, GIT_WORDS);
  if (git && !isFile && (isFolder || isPath)) return "repository";
  if (isFolder) return "folder";
  return isFile ? "file" : unnamed(asked);
}

function extensionOf({ name, description, tool }: Asked): string {
  const known = (word: string) => EXTENSION_WORDS[word] ?? EXTENSIONS.find((one) => one === word);
  for (const word of [...name, ...tool, ...wordsOf(description.slice(0, 200))]) {
    const extension = Object.hasOwn(EXTENSION_WORDS, word) || word.length > 2 ? known(word) : undefined;
    if (extension !== undefined) return extension;
  }
  return "txt";
}

function inWorkspace(kind: Kind, asked: Asked): string {
  const { name, tool } = asked;
  const isNew = some(name, NEW_WORDS) || (some(tool, CREATES) && !some(name, words("source src input")));
  const at = (path: string) => `${WORKSPACE}/${path}`;
  if (kind === "repository") return at(LAYOUT.repository);
  if (kind === "folder") {
    if (isNew) return at(LAYOUT.newFolder);
    return at(some(tool, DELETES) ? LAYOUT.folderToDelete : LAYOUT.folder);
  }
  const extension = extensionOf(asked);
  if (isNew) return at(`${LAYOUT.newFile}.${extension}`);
  if (some(tool, MOVES)) return at(LAYOUT.toMove);
  if (some(tool, DELETES)) return at(LAYOUT.toDelete);
  return at(some(tool, CHANGES) && extension === "txt" ? LAYOUT.toChange : `${LAYOUT.file}.${extension}`);
}

/** A path for a property that asks for one: in the throwaway workspace, or where the user's own command line points; null for any other property. */
export function pathFor(name: string, description: string | null, hints: Hints): string | null {
  const asked: Asked = {
    name: wordsOf(name),
    description: description ?? "",
    tool: wordsOf(hints.tool),
  };
  const kind = kindOf(asked);
  if (kind === null) return null;
  const remote = hints.siblings.some((sibling) => REMOTE_SIBLINGS.has(sibling.toLowerCase()));
  if (remote && kind !== "repository") return kind === "file" ? README : "docs";
  const { given } = hints;
  if (given === null || kind === "repository") return inWorkspace(kind, asked);
  return kind === "folder" ? given.directory : (given.file ?? inWorkspace(kind, asked));
}
