/** How the server of a repository is built and started, as far as its files tell. */
export interface Project {
  /** What was recognised, for the message; "" when nothing was. */
  kind: string;
  /** Steps of a workflow before the audit, in YAML, set in as a list item; may be none. */
  steps: string[];
  setup: string[];
  command: string;
  /** Why the command may be wrong, a sentence for the user; absent when nothing speaks against it. */
  doubt?: string;
}

/** Text of a file of the repository, by its path from the root; null when there is none. */
export type Read = (path: string) => string | null;

/** The steps that give a workflow a Python of its own. */
export const PYTHON_STEP = ["- uses: actions/setup-python@v6", "  with:", '    python-version: "3.x"'];
