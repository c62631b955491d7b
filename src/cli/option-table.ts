import { type InputDefinition, inputsFor } from "../config/inputs.ts";

/** One option of the command line. */
export interface Option {
  name: string;
  /** Whether it stands alone; else it takes a value. */
  flag: boolean;
  /** What stands for the value in the help. */
  value: string;
  description: string;
  /** The input whose raw value it sets, or null when it is the command's own. */
  input: string | null;
}

/** Another name for an input, as people know it from elsewhere. */
export interface Alias extends Option {
  /** The raw value of the input. */
  read(value: string): string;
}

const VALUES: Record<InputDefinition["kind"], string> = {
  string: "TEXT",
  bool: "",
  int: "N",
  number: "N",
  enum: "NAME",
  lines: "TEXT",
  list: "LIST",
  command: "TEXT",
};

const SPECIAL_VALUES: Record<string, string> = {
  env: "KEY=VALUE",
  headers: "'Name: value'",
  url: "URL",
  config: "FILE",
  "working-directory": "DIR",
  "report-dir": "DIR",
  baseline: "FILE",
  snapshot: "FILE",
  "full-trace": "FILE",
  evidence: "FILE",
  junit: "FILE",
  shard: "I/N",
};

function ofInput(input: InputDefinition): Option {
  const choices = input.kind === "enum" ? (input.values ?? []).join("|") : "";
  // The help shows no backticks: a stop after the folder `.` would make it the one above.
  const stop = input.default === "." ? "" : ".";
  const fallback =
    input.default === "" || input.kind === "bool" ? "" : ` Default: \`${input.default}\`${stop}`;
  const again = input.kind === "lines" ? " May be given several times." : "";
  return {
    name: input.name,
    flag: input.kind === "bool",
    value: SPECIAL_VALUES[input.name] ?? (choices || VALUES[input.kind]),
    description: `${input.description.replace(/, one `[^`]+` a line/, "")}${again}${fallback}`,
    input: input.name,
  };
}

/** Every input that the command line takes as an option. The server's command is what follows `--`. */
export function inputOptions(): Option[] {
  return inputsFor("cli")
    .filter((input) => input.kind !== "command")
    .map(ofInput);
}

/** Left as it is when it is no number: the input's own reader says so in its own words. */
function toMilliseconds(seconds: string): string {
  const value = Number(seconds);
  return seconds.trim() === "" || !Number.isFinite(value) ? seconds : String(Math.round(value * 1000));
}

/** Names that people know from elsewhere. A command has those whose input it has. */
export const ALIASES: readonly Alias[] = [
  {
    name: "timeout",
    flag: false,
    value: "S",
    description: "The same as `--timeout-ms`, in seconds.",
    input: "timeout-ms",
    read: toMilliseconds,
  },
  {
    name: "no-checks",
    flag: true,
    value: "",
    description: "Leaves the static checks out: short for `--checks -contract`.",
    input: "checks",
    read: () => "-contract",
  },
  {
    name: "header",
    flag: false,
    value: "'Name: value'",
    description: "The same as `--headers`.",
    input: "headers",
    read: (value) => value,
  },
];

/** An option of a command's own, that sets no input: a flag, unless something stands for its value. */
export function ownOption(name: string, description: string, value = ""): Option {
  return { name, flag: value === "", value, description, input: null };
}

/** Every command takes it. */
const HELP_OPTION = ownOption("help", "Shows this text.");

/** For the commands that have an answer to print. */
export const JSON_OPTION = ownOption("json", "Prints JSON on stdout, and nothing else there.");

/** All options of a command: its own, the other names of its inputs, and the help. */
export function withAliases(options: readonly Option[]): Option[] {
  const inputs = new Set(options.map((option) => option.input));
  return [...options, ...ALIASES.filter((alias) => inputs.has(alias.input)), HELP_OPTION];
}
