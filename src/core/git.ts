import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { relative, sep } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Output of a git command in `cwd`, trimmed; null when it fails or there is no git. Never asks for anything on the terminal. */
export async function git(cwd: string, ...args: string[]): Promise<string | null> {
  try {
    const { stdout } = await run("git", args, {
      cwd,
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
      maxBuffer: 16 * 1024 * 1024,
    });
    return stdout.trim();
  } catch {
    return null;
  }
}

/** Root of the checkout that holds `cwd`, null outside of one. */
export function checkoutRoot(cwd: string): Promise<string | null> {
  return git(cwd, "rev-parse", "--show-toplevel");
}

/** The commit a name stands for, if this clone holds it. Names that look like options are none. */
export async function commitOf(root: string, ref: string): Promise<string | null> {
  if (ref.startsWith("-")) return null;
  for (const name of [ref, `origin/${ref}`]) {
    const commit = await git(root, "rev-parse", "--verify", "--quiet", `${name}^{commit}`);
    if (commit !== null && commit !== "") return commit;
  }
  return null;
}

/** Text of a file (absolute path, within the checkout) as a commit has it; null when it has none. */
export async function show(root: string, commit: string, path: string): Promise<string | null> {
  const place = await realpath(path).catch(() => path);
  const name = relative(root, place).split(sep).join("/");
  return name.startsWith("../") ? null : git(root, "show", `${commit}:${name}`);
}
