import { wrap } from "../report/terminal-width.ts";
import { type Io, widthOfTerminal } from "./io.ts";
import { type Option, withAliases } from "./option-table.ts";
import { type Parsed, parseOptions } from "./options.ts";

/** What the help of one command says. */
export interface HelpText {
  usage: string;
  about: string;
  options: readonly Option[];
  examples?: readonly string[];
}

const COLUMN = 30;

function optionLines(option: Option, width: number): string[] {
  const head = `  --${option.name}${option.flag ? "" : ` ${option.value}`}`;
  const text = wrap(option.description.replaceAll("`", ""), width - COLUMN);
  if (head.length > COLUMN - 2) return [head, ...text.map((line) => " ".repeat(COLUMN) + line)];
  return text.map((line, i) => (i === 0 ? head : "").padEnd(COLUMN) + line);
}

/** The help of one command, for `width` columns. */
export function helpOf(help: HelpText, width: number): string {
  const examples = help.examples ?? [];
  return [
    `Usage: ${help.usage}`,
    "",
    ...wrap(help.about, width),
    "",
    "Options:",
    ...withAliases(help.options).flatMap((option) => optionLines(option, width)),
    ...(examples.length > 0 ? ["", "Examples:", ...examples.map((line) => `  ${line}`)] : []),
    "",
  ].join("\n");
}

/** The argv of a command taken apart; null where its help was asked for, which is printed. Throws UsageError. */
export function parseOrHelp(args: readonly string[], help: HelpText, io: Io): Parsed | null {
  const parsed = parseOptions(args, help.options);
  if (!parsed.own.has("help")) return parsed;
  io.stdout.write(helpOf(help, widthOfTerminal(io.stdout, io.environment)));
  return null;
}
