import { basename } from "node:path";
import type { Baseline } from "../judge/baseline.ts";
import { UsageError } from "../model/errors.ts";
import type { Report } from "../model/report.ts";
import { readReport } from "../report/parse.ts";

/** The baseline that a JSON report of an earlier run gives. Throws UsageError for anything else. */
export function baselineFromText(path: string, text: string): Baseline {
  let report: Report;
  try {
    report = readReport(text);
  } catch (error) {
    throw new UsageError(`\`baseline\` ${path} is not a report of this tool: ${(error as Error).message}`);
  }
  return { report, label: basename(path), tools: null };
}
