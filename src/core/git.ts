import { execFile } from "node:child_process";
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
