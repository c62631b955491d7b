import { Ajv2020 } from "ajv/dist/2020.js";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { CheckDefinition } from "../checks/define.ts";
import { UsageError } from "../model/errors.ts";
import { isObject, type Json } from "../model/json.ts";
import type { ConfigFile } from "./file-types.ts";
import { type Problem, problemsOf } from "./problems.ts";
import { configSchema } from "./schema.ts";
import { semanticProblems } from "./semantics.ts";
import { yamlFaults } from "./yaml-faults.ts";

const LARGEST = 1_000_000;
const SHOWN = 5;
/** Problems that are looked at; looking for the place of each takes time. */
const LOOKED_AT = 100;

/** Offset of the value or key that a problem is about; of its nearest parent where it has no place of its own. */
function offsetOf(document: Document, problem: Problem): number {
  for (let depth = problem.path.length; depth >= 0; depth--) {
    const node = document.getIn(problem.path.slice(0, depth), true);
    if (!isNode(node)) continue;
    if (problem.key !== null && depth === problem.path.length && isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === problem.key);
      if (pair && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
    }
    return node.range?.[0] ?? 0;
  }
  return 0;
}

function refuse(path: string, lines: readonly string[], count = lines.length): never {
  const more = count > SHOWN ? [`... and ${count - SHOWN} more.`] : [];
  throw new UsageError([...lines.slice(0, SHOWN), ...more].map((line) => `${path}:${line}`).join("\n"));
}

function parse(path: string, text: string, lines: LineCounter): Document {
  if (text.length > LARGEST) throw new UsageError(`${path} is larger than ${LARGEST} characters.`);
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const faults = yamlFaults(text, [...document.errors, ...document.warnings]);
  if (faults.length > 0) {
    refuse(
      path,
      faults.map(({ offset, message }) => {
        const at = lines.linePos(offset);
        return `${at.line}:${at.col}: not valid YAML: ${message}`;
      }),
    );
  }
  return document;
}

function toValue(path: string, document: Document): Json {
  try {
    return (document.toJS({ maxAliasCount: 100 }) ?? {}) as Json;
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof Error ? error.message : "cannot be read"}.`);
  }
}

/**
 * Reads and validates a config file. Throws UsageError that names file, line, column and, for an unknown key, the
 * nearest known one.
 */
export function loadConfig(path: string, text: string, checks: readonly CheckDefinition[]): ConfigFile {
  const lines = new LineCounter();
  const document = parse(path, text, lines);
  const value = toValue(path, document);
  if (!isObject(value)) refuse(path, ["1:1: the config must be a map of settings."]);
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  const validate = ajv.compile(configSchema(checks));
  const errors = validate(value) ? [] : (validate.errors ?? []);
  const all = errors.length === 0 ? semanticProblems(value) : problemsOf(errors.slice(0, LOOKED_AT), value);
  const problems = all.slice(0, LOOKED_AT);
  if (problems.length === 0) return value as ConfigFile;
  const placed = problems.map((problem) => ({ problem, offset: offsetOf(document, problem) }));
  placed.sort((a, b) => a.offset - b.offset);
  refuse(
    path,
    placed.map(({ problem, offset }) => {
      const at = lines.linePos(offset);
      return `${at.line}:${at.col}: ${problem.message}`;
    }),
    Math.max(errors.length, all.length),
  );
}
