import type { ErrorObject } from "ajv";
import { isObject, type Json, member } from "../model/json.ts";
import { didYouMean } from "./nearest.ts";

/** One thing wrong with the config file. */
export interface Problem {
  /** Keys and indexes from the root to the value. */
  path: (string | number)[];
  /** Set when the key itself is wrong: the last step, not part of `path`. */
  key: string | null;
  message: string;
}

const TYPE_WORDS: Record<string, string> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "a map",
  array: "a list",
  null: "null",
};

/** Keys that people put at the top level, and where they belong. */
const ELSEWHERE: Record<string, string> = {
  command: "server.command",
  url: "server.url",
  env: "server.env",
  headers: "server.headers",
  setup: "server.setup",
  cwd: "server.cwd",
  "working-directory": "server.cwd",
  working_directory: "server.cwd",
  strict: "checks.strict",
  max_description_length: "checks.max_description_length",
};

/** The steps of a JSON Pointer; digits become indexes where the value is a list. */
function steps(pointer: string, root: Json): (string | number)[] {
  const path: (string | number)[] = [];
  let value: Json | undefined = root;
  for (const raw of pointer.split("/").slice(1)) {
    const key = raw.replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(value)) {
      path.push(Number(key));
      value = value[Number(key)];
    } else {
      path.push(key);
      value = member(value, key);
    }
  }
  return path;
}

/** `checks.robust-input.max_tools`, `suppress[0].reason`, or "the config". */
function pathText(path: readonly (string | number)[]): string {
  const text = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");
  return text === "" ? "the config" : `\`${text.replace(/^\./, "")}\``;
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

function unknownKey(error: ErrorObject, path: (string | number)[]): string {
  const key = String(error.params.additionalProperty);
  const known = isObject(error.parentSchema?.properties) ? Object.keys(error.parentSchema.properties) : [];
  const home = path.length === 0 && Object.hasOwn(ELSEWHERE, key) ? ELSEWHERE[key] : undefined;
  const hint = home ? ` It belongs at \`${home}\`.` : didYouMean(key, known);
  const what = path.length === 1 && path[0] === "checks" ? "check" : "key";
  return `unknown ${what} "${key}"${path.length > 0 ? ` in ${pathText(path)}` : ""}.${hint}`;
}

function missing(error: ErrorObject, path: (string | number)[]): string {
  const key = String(error.params.missingProperty);
  const why = path[0] === "suppress" && key === "reason" ? " Say why the finding is accepted." : "";
  return `${pathText(path)} has no \`${key}\`.${why}`;
}

function typeMessage(error: ErrorObject, where: string): string {
  const types = Array.isArray(error.params.type) ? error.params.type : String(error.params.type).split(",");
  return `${where} must be ${types.map((type) => TYPE_WORDS[type] ?? type).join(" or ")}, not ${shown(error.data)}.`;
}

function patternMessage(error: ErrorObject, path: (string | number)[]): string {
  const where = pathText(path);
  if (path.at(-1) === "reason") return `${where} is empty. Say why the finding is accepted.`;
  if (path.at(-1) === "expires")
    return `${where} must be a day such as 2030-01-31, not ${shown(error.data)}.`;
  return `${where} must match ${error.params.pattern}.`;
}

function describe(error: ErrorObject, path: (string | number)[]): string {
  const where = pathText(path);
  switch (error.keyword) {
    case "additionalProperties":
      return unknownKey(error, path);
    case "required":
      return missing(error, path);
    case "type":
      return typeMessage(error, where);
    case "enum": {
      const allowed = (error.params.allowedValues as unknown[]).map(String);
      const list = allowed.length <= 12 ? `one of ${allowed.join(", ")}` : "a known name";
      return `${where} must be ${list}, not ${shown(error.data)}.${didYouMean(String(error.data), allowed)}`;
    }
    case "pattern":
      return patternMessage(error, path);
    case "minLength":
    case "minItems":
      return `${where} must not be empty.`;
    default:
      return `${where} ${error.message ?? "is not valid"}, but is ${shown(error.data)}.`;
  }
}

/** Turns what Ajv found (with `verbose`) into problems a person can mend, without those that only follow from another. */
export function problemsOf(errors: readonly ErrorObject[], root: Json): Problem[] {
  return errors.map((error) => {
    const path = steps(error.instancePath, root);
    const key = error.keyword === "additionalProperties" ? String(error.params.additionalProperty) : null;
    return { path, key, message: describe(error, path) };
  });
}
