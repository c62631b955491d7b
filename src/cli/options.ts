import { parseArgs } from "node:util";
import type { RawInputs } from "../config/inputs.ts";
import { didYouMean } from "../config/nearest.ts";
import { UsageError } from "../model/errors.ts";
import { ALIASES, type Option, withAliases } from "./option-table.ts";

/** An argv taken apart. */
export interface Parsed {
  /** Inputs, unread; `command` holds the words after `--`. */
  inputs: RawInputs;
  /** The command's own options: `true` for flags, else the last value. */
  own: Map<string, string | true>;
  /** Words before `--` that are no options. */
  positionals: string[];
}

interface Token {
  name: string;
  value: string | undefined;
  /** Written as `--name=value`. */
  inline: boolean;
}

const SHORT: Record<string, string> = { h: "help" };

function unknown(name: string, options: readonly Option[]): UsageError {
  const names = options.map((option) => `--${option.name}`);
  if (name === "command" && names.includes("--working-directory")) {
    return new UsageError(
      "There is no option `--command`. The command that starts the server comes last, after `--`, without quotes around it.",
    );
  }
  return new UsageError(
    `There is no option \`--${name}\`.${didYouMean(`--${name}`, names)} \`--help\` lists them.`,
  );
}

function flagValue(option: Option, token: Token): string {
  if (!token.inline || token.value === undefined) return "true";
  if (option.input === null) {
    const hint = option.name === "json" ? " It prints to stdout; files go to `--report-dir`." : "";
    throw new UsageError(`\`--${option.name}\` takes no value.${hint}`);
  }
  return token.value;
}

/** The value of an option that needs one. What looks like another option was not meant as the value. */
function textValue(option: Option, token: Token, options: readonly Option[]): string {
  const { value, inline } = token;
  const looksElse = (text: string) => text === "--" || options.some((other) => text === `--${other.name}`);
  if (value === undefined || (!inline && looksElse(value))) {
    throw new UsageError(`\`--${option.name}\` needs a value: \`--${option.name} ${option.value}\`.`);
  }
  return value;
}

function add(parsed: Parsed, input: string, value: string): void {
  const inputs = parsed.inputs as Record<string, string[]>;
  inputs[input] = [...(inputs[input] ?? []), value];
}

/** `--no-strict` turns the flag `strict` off. */
function switchedOff(name: string, options: readonly Option[]): string | null {
  const option = options.find((one) => `no-${one.name}` === name && one.flag);
  return option?.input ?? null;
}

/** Puts one option into what was parsed. */
function take(parsed: Parsed, token: Token, options: readonly Option[]): void {
  const name = SHORT[token.name] ?? token.name;
  const option = options.find((candidate) => candidate.name === name);
  if (option === undefined) {
    const off = switchedOff(name, options);
    if (off === null) throw unknown(token.name, options);
    add(parsed, off, "false");
    return;
  }
  const value = option.flag ? flagValue(option, token) : textValue(option, token, options);
  if (option.input === null) {
    parsed.own.set(option.name, option.flag ? true : value);
    return;
  }
  const alias = ALIASES.find((candidate) => candidate.name === name);
  add(parsed, option.input, alias === undefined ? value : alias.read(value));
}

/** The argv as tokens. The type of an option decides whether it takes the next word. */
function tokensOf(args: readonly string[], options: readonly Option[]) {
  const types = options.map(({ name, flag }) => [
    name,
    { type: flag ? ("boolean" as const) : ("string" as const) },
  ]);
  return parseArgs({
    args: [...args],
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

/**
 * Takes an argv apart; `options` are those of the command. Everything after `--` is the server's command, word by word.
 * Throws UsageError with the nearest known option, or with what a value should look like.
 */
export function parseOptions(args: readonly string[], options: readonly Option[]): Parsed {
  const known = withAliases(options);
  const parsed: Parsed = { inputs: {}, own: new Map(), positionals: [] };
  for (const token of tokensOf(args, known)) {
    if (token.kind === "option-terminator") {
      parsed.inputs.command = args.slice(token.index + 1);
      break;
    }
    if (token.kind === "positional") parsed.positionals.push(token.value);
    else take(parsed, { name: token.name, value: token.value, inline: token.inlineValue === true }, known);
  }
  return parsed;
}

/** Refuses words where none is expected: most often a server's command without `--` before it. */
export function refusePositionals(parsed: Parsed, command: string): void {
  const [first] = parsed.positionals;
  if (first === undefined) return;
  if (parsed.own.has("json") && first.endsWith(".json")) {
    throw new UsageError("`--json` takes no file: it prints to stdout. Files go to `--report-dir`.");
  }
  throw new UsageError(
    `"${first}" is no option of \`${command}\`. The command that starts the server comes last, after \`--\`: ` +
      `\`mcp-audit ${command} -- ${parsed.positionals.join(" ")}\`.`,
  );
}
