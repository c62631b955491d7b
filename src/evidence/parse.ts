import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { UsageError } from "../model/errors.ts";
import type { Evidence } from "../model/evidence.ts";
import { isObject } from "../model/json.ts";
import { nesting } from "../text/json-scan.ts";
import { freezeEvidence } from "./freeze.ts";
import { EVIDENCE_SCHEMA } from "./schema.ts";

const HINT = "Give the `evidence.json` that a run of this version wrote.";

let compiled: ValidateFunction | null = null;

/** Compiled at the first file that is read: most runs read none. */
function validator(): ValidateFunction {
  compiled ??= new Ajv2020({ strict: false }).compile(EVIDENCE_SCHEMA);
  return compiled;
}

/** Deeper than any recorded value; parsing millions of levels takes minutes. */
const DEEPEST = 100_000;

function readJson(text: string): unknown {
  if (nesting(text) > DEEPEST) throw new UsageError(`The evidence file nests too deep. ${HINT}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`The evidence file is not JSON. ${HINT}`);
  }
}

function sentence(error: ErrorObject | undefined): string {
  const place = error === undefined || error.instancePath === "" ? "the whole" : `\`${error.instancePath}\``;
  const allowed = Array.isArray(error?.params.allowedValues)
    ? `: ${error.params.allowedValues.join(", ")}`
    : "";
  return `${place} ${error?.message ?? "is wrong"}${allowed}`;
}

/** Reads an evidence file. Throws UsageError that names the first thing wrong. */
export function parseEvidence(text: string): Evidence {
  const value = readJson(text);
  if (isObject(value) && value.schemaVersion !== undefined && value.schemaVersion !== 1) {
    throw new UsageError(
      `This evidence file has the schema version ${JSON.stringify(value.schemaVersion).slice(0, 40)}; this program reads 1. ${HINT}`,
    );
  }
  const validate = validator();
  if (validate(value)) return freezeEvidence(value as unknown as Evidence);
  throw new UsageError(`This is not an evidence file: ${sentence(validate.errors?.[0])}. ${HINT}`);
}
