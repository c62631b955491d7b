import { Ajv2020 } from "ajv/dist/2020.js";
import { UsageError } from "../model/errors.ts";
import type { Evidence } from "../model/evidence.ts";
import { freezeEvidence } from "./freeze.ts";
import { EVIDENCE_SCHEMA } from "./schema.ts";

/** Reads an evidence file. Throws UsageError that names the first thing wrong. */
export function parseEvidence(text: string): Evidence {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError("The evidence file is not JSON.");
  }
  const validate = new Ajv2020({ strict: false }).compile(EVIDENCE_SCHEMA);
  if (validate(value)) return freezeEvidence(value as unknown as Evidence);
  const first = validate.errors?.[0];
  const place = first?.instancePath === "" ? "the whole" : first?.instancePath;
  throw new UsageError(`This is not an evidence file of this version: ${place} ${first?.message}.`);
}
