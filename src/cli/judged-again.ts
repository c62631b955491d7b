import { resolve } from "node:path";
import { FORMATS, type Format } from "../config/inputs.ts";
import { readInputs } from "../config/values.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Report } from "../model/report.ts";
import type { BuildOptions } from "../report/build.ts";
import type { Io } from "./io.ts";
import { inputOptions, JSON_OPTION, type Option } from "./option-table.ts";
import type { Parsed } from "./options.ts";
import { printReport, sayWritten } from "./print.ts";
import { readNamed } from "./read.ts";
import { shownPath } from "./session.ts";

/** Builds a report from evidence; tests give one of their own. */
export interface JudgeServices {
  parseEvidence(text: string): Evidence;
  rescore(evidence: Evidence, options?: BuildOptions): Report;
}

/** The real ones, loaded when they are needed. */
export async function judgeServices(): Promise<JudgeServices> {
  const { parseEvidence } = await import("../evidence/parse.ts");
  const { rescore } = await import("../core/rescore.ts");
  return { parseEvidence, rescore };
}

const NAMES = new Set(["baseline", "report-dir", "formats"]);

/** Options of the commands that build a report without a server. */
export const judgeOptions = (): Option[] => [
  ...inputOptions()
    .filter((option) => NAMES.has(option.name))
    .map((option) =>
      option.name === "report-dir"
        ? { ...option, description: "Directory for report files; none are written without it." }
        : option,
    ),
  JSON_OPTION,
];

/** Builds the report of some evidence, prints it and writes what was asked for. Gives the exit code. */
export async function judgeAgain(
  evidence: Evidence,
  parsed: Parsed,
  io: Io,
  services: JudgeServices,
): Promise<number> {
  const given = readInputs(parsed.inputs);
  const json = parsed.own.has("json");
  const options: BuildOptions = {};
  if (given.baseline !== undefined) {
    const { baselineFromText } = await import("../core/baseline-file.ts");
    options.baseline = baselineFromText(given.baseline, readNamed(given.baseline, io));
  }
  const report = services.rescore(evidence, options);
  await printReport(report, io, { json });
  if (given["report-dir"] !== undefined) {
    const { writeReports } = await import("../core/files.ts");
    const formats: readonly Format[] = given.formats ?? FORMATS;
    const written = await writeReports(report, evidence, resolve(io.cwd, given["report-dir"]), formats);
    const paths = FORMATS.flatMap((format) => written[format] ?? []).map((path) => shownPath(path, io));
    await sayWritten(paths, io, json);
  }
  return report.conclusion.exitCode;
}
