import { exec } from "@actions/exec";
import { UsageError } from "../model/errors.ts";
import { cut } from "../text/cut.ts";
import { endGroup, startGroup } from "./core.ts";

/** What the runner gives to actions and nobody else: it is not for commands of a pull request. */
const OURS =
  /^(?:INPUT_|ACTIONS_RUNTIME_|ACTIONS_ID_TOKEN_|ACTIONS_CACHE_|ACTIONS_RESULTS_|GITHUB_TOKEN$|STATE_)/i;

function environment(): Record<string, string> {
  const pairs = Object.entries(process.env).filter(
    ([name, value]) => value !== undefined && !OURS.test(name),
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** Runs the setup commands one after the other, each in a group of the log. Throws UsageError when one fails. */
export async function runSetup(commands: readonly string[], cwd: string): Promise<void> {
  for (const command of commands) {
    startGroup(`setup: ${cut(command, 200)}`);
    let code: number;
    try {
      code = await exec(command, [], { cwd, env: environment(), ignoreReturnCode: true });
    } catch (error) {
      throw new UsageError(
        `The setup command \`${command}\` could not be started: ${(error as Error).message}`,
      );
    } finally {
      endGroup();
    }
    if (code === 0) continue;
    // Not a number, whatever its type says, where a signal ended the command.
    const how = Number.isInteger(code) ? `ended with exit code ${code}` : "was ended by a signal";
    throw new UsageError(`The setup command \`${command}\` ${how}.`);
  }
}
