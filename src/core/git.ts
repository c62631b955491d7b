import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { promisify } from "node:util";
import { leadsOut, pathFrom } from "../text/path.ts";

const run = promisify(execFile);

/**
 * A checkout in a container belongs to another user than the one who asks. Hooks and fetches are none of a read: what
 * the clone does not hold is not there.
 */
const OPTIONS = ["-c", "safe.directory=*", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never"];

function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^GIT_(?:DIR|WORK_TREE|INDEX_FILE)$/.test(name),
  );
  return {
    ...Object.fromEntries(own),
    GIT_TERMINAL_PROMPT: "0",
    GIT_ALLOW_PROTOCOL: "",
    GIT_NO_LAZY_FETCH: "1",
    GIT_LFS_SKIP_SMUDGE: "1",
  };
}

/** What a git command said. */
export interface GitAnswer {
  ok: boolean;
  /** Its output, trimmed; where it failed, the last line of what it complained of. */
  text: string;
}

/** Runs a git command in `cwd`, without network, hooks or questions. Never throws. */
export async function askGit(cwd: string, ...args: string[]): Promise<GitAnswer> {
  try {
    const options = { cwd, env: environment(), maxBuffer: 16 * 1024 * 1024 };
    const { stdout } = await run("git", [...OPTIONS, ...args], options);
    return { ok: true, text: stdout.trim() };
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    return { ok: false, text: (stderr || message).trim().split("\n").at(-1) ?? "" };
  }
}

/** Output of a git command in `cwd`, trimmed; null when it fails or there is no git. */
export async function git(cwd: string, ...args: string[]): Promise<string | null> {
  const { ok, text } = await askGit(cwd, ...args);
  return ok ? text : null;
}

/** Root of the checkout that holds `cwd`, null outside of one. */
export function checkoutRoot(cwd: string): Promise<string | null> {
  return git(cwd, "rev-parse", "--show-toplevel");
}

/** Text of a file (absolute path, within the checkout) as a commit has it; null when it has none. */
export async function show(root: string, commit: string, path: string): Promise<string | null> {
  const place = await realpath(path).catch(() => path);
  const name = pathFrom(root, place);
  return leadsOut(name) ? null : git(root, "show", `${commit}:${name}`);
}
