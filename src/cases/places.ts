/** Commit that the `main` branch of the workspace's repository is at. */
export const HEAD_COMMIT = "391d6674e04d1c11b6275d4b82eb343f3a904b41";

/** First line of every text file of the workspace, so that a tool that looks for a text finds it. */
export const EXAMPLE_LINE = "An example text.";

/** Names within the workspace, by what a property can ask for. */
export const LAYOUT = {
  /** Followed by an extension. */
  file: "example",
  folder: "folder",
  repository: "repository",
  /** One file for each thing that a call may do to it, so that no call takes away what another needs. */
  toMove: "to-move.txt",
  toDelete: "to-delete.txt",
  toChange: "to-change.txt",
  folderToDelete: "folder-to-delete",
  /** Not there: for what a call creates. */
  newFile: "new-example",
  newFolder: "new-folder",
} as const;

/** Extensions of the files named `example`. */
export const EXTENSIONS = [
  "txt",
  "md",
  "json",
  "csv",
  "html",
  "xml",
  "yaml",
  "js",
  "ts",
  "py",
  "log",
  "png",
  "pdf",
  "db",
] as const;

/** What the user's own command line names: the server may look there and perhaps nowhere else. Only read-only tools are sent there. */
export interface GivenPlaces {
  /** As the command line names it. */
  directory: string;
  /** A text file within it that is meant to be read, such as a readme; null when there is none. */
  file: string | null;
}

/** What is known of one tool when its values are made. */
export interface Hints {
  tool: string;
  /** Names of its properties. */
  siblings: readonly string[];
  given: GivenPlaces | null;
}

/** Nothing is known. */
export const NO_HINTS: Hints = { tool: "", siblings: [], given: null };
