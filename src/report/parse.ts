import { Ajv2020 } from "ajv/dist/2020.js";
import { UsageError } from "../model/errors.ts";
import type { Report } from "../model/report.ts";
import { REPORT_SCHEMA } from "./schema.ts";

/** Reads a JSON report and checks it against the published schema. Throws UsageError that names the first thing wrong. */
export function readReport(text: string): Report {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError("it is not JSON");
  }
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(REPORT_SCHEMA);
  if (validate(value)) return value as Report;
  const first = validate.errors?.[0];
  throw new UsageError(`${first?.instancePath || "the whole"} ${first?.message ?? "is wrong"}`);
}
