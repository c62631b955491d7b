import { UsageError } from "../model/errors.ts";
import { INPUTS, type InputDefinition, type InputName, type RawInputs } from "./inputs.ts";
import { didYouMean } from "./nearest.ts";

interface KindValue {
  string: string;
  bool: boolean;
  int: number;
  number: number;
  lines: string[];
  list: string[];
  /** Words of an argv as they are, or one text that is still to be split. */
  command: string | readonly string[];
}

type Definition<Name extends InputName> = Extract<(typeof INPUTS)[number], { name: Name }>;
type Value<D> = D extends { kind: "enum"; values: readonly (infer V)[] }
  ? V
  : D extends { kind: "list"; values: readonly (infer V)[] }
    ? V[]
    : D extends { kind: infer K extends keyof KindValue }
      ? KindValue[K]
      : never;

/** Inputs that were given, read by their kind. */
export type Given = { [Name in InputName]?: Value<Definition<Name>> };

type Raw = string | readonly string[];

function isGiven(raw: Raw | undefined): raw is Raw {
  return raw !== undefined && (typeof raw === "string" ? raw.trim() !== "" : raw.length > 0);
}

/** A repeated option that takes one value: the last wins. */
const last = (raw: Raw): string => (typeof raw === "string" ? raw : raw[raw.length - 1]!).trim();

function readBool(input: InputDefinition, text: string): boolean {
  if (/^true$/i.test(text)) return true;
  if (/^false$/i.test(text)) return false;
  throw new UsageError(`\`${input.name}\` must be true or false, not "${text}".`);
}

const DECIMAL = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;

function readNumber(input: InputDefinition, text: string): number {
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  const whole = input.kind === "int";
  if (Number.isNaN(value) || (whole && !Number.isInteger(value))) {
    throw new UsageError(`\`${input.name}\` must be a ${whole ? "whole " : ""}number, not "${text}".`);
  }
  const { min = -Infinity, max = Infinity } = input;
  if (value < min || value > max) {
    throw new UsageError(`\`${input.name}\` must be between ${min} and ${max}, not ${text}.`);
  }
  return value;
}

function oneOf(input: InputDefinition, text: string): string {
  const values = input.values ?? [];
  if (values.includes(text)) return text;
  throw new UsageError(
    `\`${input.name}\` must be one of ${values.join(", ")}, not "${text}".${didYouMean(text, values)}`,
  );
}

/** Lines of a text; an array keeps its entries whole, so that a value may span lines. */
function readLines(raw: Raw): string[] {
  const entries = typeof raw === "string" ? raw.split(/\r?\n/) : raw;
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
}

function readList(input: InputDefinition, raw: Raw): string[] {
  const text = typeof raw === "string" ? raw : raw.join("\n");
  const entries = readLines(text.replaceAll(",", "\n"));
  return input.values ? entries.map((entry) => oneOf(input, entry)) : entries;
}

function readOne(input: InputDefinition, raw: Raw): unknown {
  switch (input.kind) {
    case "command":
      return raw;
    case "lines":
      return readLines(raw);
    case "list":
      return readList(input, raw);
    case "bool":
      return readBool(input, last(raw));
    case "int":
    case "number":
      return readNumber(input, last(raw));
    case "enum":
      return oneOf(input, last(raw));
    case "string":
      return last(raw);
  }
}

/** Reads every given input by its kind. Throws UsageError that names the input and what it takes. */
export function readInputs(raw: RawInputs): Given {
  const given: Record<string, unknown> = {};
  const inputs: readonly InputDefinition[] = INPUTS;
  for (const input of inputs) {
    const text = raw[input.name as InputName];
    if (!isGiven(text)) continue;
    given[input.name] = readOne(input, text);
  }
  return given as Given;
}
