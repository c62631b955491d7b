import { parse } from "shell-quote";
import { UsageError } from "../model/errors.ts";
import { WORKSPACE } from "../model/workspace.ts";

const ADVICE = "It is not run by a shell";

/**
 * Makes `text` ready for the word splitter, which takes any `#` for a comment and forgives an open quote: a `#` inside a
 * word is escaped (`github:owner/repo#tag` is one word), an open quote or a back-tick is an error.
 */
function prepare(text: string): string {
  let quote: string | null = null;
  let result = "";
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === "\\" && quote !== "'") {
      result += char + (text[++i] ?? "");
      continue;
    }
    if (char === "`" && quote !== "'") {
      throw new UsageError(`\`command\` holds a back-tick. ${ADVICE}, so no command is put in its place.`);
    }
    if (quote === null && (char === "'" || char === '"')) quote = char;
    else if (quote === char) quote = null;
    else if (char === "#" && quote === null && /\S/.test(text[i - 1] ?? " ")) result += "\\";
    result += char;
  }
  if (quote !== null) throw new UsageError(`\`command\` has a quote (${quote}) that is never closed.`);
  return result;
}

function refuseOperator(operator: string): never {
  throw new UsageError(
    `\`command\` holds the shell operator "${operator}". ${ADVICE}: put what must happen first into \`setup\`, ` +
      "and leave only the command that starts the server. If the character belongs to a word, quote it.",
  );
}

function refuseVariable(name: string): never {
  throw new UsageError(
    `\`command\` holds "$${name}". ${ADVICE}, so variables are not replaced: give the value to the server through ` +
      "`env`, or put single quotes around it if it is meant as it stands.",
  );
}

/** The first word tells of a habit that only works in a shell. */
function refuseShellHabits(words: readonly string[]): void {
  const first = words[0]!;
  if (/^[A-Za-z_][A-Za-z0-9_]*=/.test(first)) {
    throw new UsageError(
      `\`command\` begins with "${first.split("=")[0]}=...". Set variables through \`env\`.`,
    );
  }
  if (first === "cd") {
    throw new UsageError("`command` begins with `cd`. Set the directory through `working-directory`.");
  }
}

/** `$WORKSPACE` stays: it is the throwaway workspace of the run. Any other variable is refused later on. */
const variable = (name: string) => (`$${name}` === WORKSPACE ? WORKSPACE : ({ op: `$${name}` } as never));

/**
 * Splits a command into words as a POSIX shell does (quotes, backslashes, comments), without ever running one. Patterns
 * such as `*.js` stay as they are. Throws UsageError on operators, variables and open quotes.
 */
export function splitCommand(text: string): string[] {
  const joined = text.trim().replace(/\\\r?\n/g, " ");
  if (/[\r\n]/.test(joined)) {
    throw new UsageError(
      "`command` holds several lines. It is one command, the one that starts the server: put the others into `setup`.",
    );
  }
  const words: string[] = [];
  for (const token of parse(prepare(joined), variable)) {
    if (typeof token === "string") words.push(token);
    else if ("pattern" in token) words.push(token.pattern);
    else if ("op" in token && token.op.startsWith("$")) refuseVariable(token.op.slice(1));
    else if ("op" in token) refuseOperator(token.op);
  }
  if (words.length === 0 || words[0] === "") throw new UsageError("`command` holds no word.");
  refuseShellHabits(words);
  return words;
}
