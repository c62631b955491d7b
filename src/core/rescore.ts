import type { Evidence } from "../model/evidence.ts";
import type { Report } from "../model/report.ts";
import { type BuildOptions, buildReport } from "../report/build.ts";

/** The report of recorded evidence, without a server. The same evidence gives the same report. */
export function rescore(evidence: Evidence, options: BuildOptions = {}): Report {
  return buildReport(evidence, options);
}
