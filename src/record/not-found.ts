import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** Commands that only a shell knows, with which start lines begin. */
const BUILTINS = new Set(["source", ".", "cd", "export", "set", "exec", "eval", "alias"]);

interface Asked {
  command: string;
  args: readonly string[];
  cwd: string;
}

/** What is likely wrong with a command that was not found, in parentheses and with a space before; "" when nothing is likely. */
export function notFoundHint({ command, args, cwd }: Asked): string {
  if (args.length === 0 && /\s/.test(command)) {
    return " (it was given as one word: leave out the quotes around it)";
  }
  if (BUILTINS.has(command)) {
    return " (it is a command of the shell, and there is none: put it into a script, and start that with `sh`)";
  }
  if (command.startsWith("~")) return " (`~` stands for a folder in a shell only, and there is none)";
  if (/[\\/]/.test(command)) return "";
  return existsSync(resolve(cwd, command))
    ? ` (a file of that name is here: \`./${command}\`, or start it with its interpreter, such as \`sh ${command}\`)`
    : " (it has to be installed before, and on the PATH)";
}
