import { dirname } from "node:path";
import { FORMATS } from "../../config/inputs.ts";
import type { ResolvedRun } from "../../config/resolve.ts";
import type { AuditResult } from "../../core/audit.ts";
import { keepPlaces } from "../../core/place.ts";
import { EXIT, interruptedCode } from "../exit.ts";
import { type HelpText, parseOrHelp } from "../help.ts";
import type { Io } from "../io.ts";
import { inputOptions, JSON_OPTION } from "../option-table.ts";
import { refusePositionals } from "../options.ts";
import { printReport, sayWritten } from "../print.ts";
import { type AuditServices, auditRun, auditServices, resolveFor, shownPath } from "../session.ts";

const help = (): HelpText => ({
  usage: "mcp-audit run [options] -- <command> [args...]",
  about:
    "Starts the server, checks its tool list and the answers to calls made from its schemas, and scores it.",
  options: [...inputOptions(), JSON_OPTION],
  examples: [
    "mcp-audit run -- node build/index.js",
    "mcp-audit run --scope all --env API_KEY=dummy -- uv run server.py",
    "mcp-audit run --url http://127.0.0.1:3000/mcp --json",
  ],
});

/** Writes the report directory and the files that were asked for one by one; gives their paths. */
async function writeFiles(
  run: ResolvedRun,
  { report, evidence }: AuditResult,
  checkPlaces: () => void,
): Promise<string[]> {
  checkPlaces();
  const { writeFormat, writeReports } = await import("../../core/files.ts");
  const written = await writeReports(report, evidence, run.reportDir, run.formats);
  const single = [
    ["trace", run.fullTrace],
    ["evidence", run.evidenceFile],
    ["junit", run.junitFile],
  ] as const;
  const paths = FORMATS.flatMap((format) => written[format] ?? []);
  for (const [format, path] of single) {
    if (path === null) continue;
    await writeFormat(path, format, report, evidence);
    paths.push(path);
  }
  return paths;
}

/** `mcp-audit run`. Services are those of the program unless a test gives others. */
export async function runCommand(args: string[], io: Io, services?: AuditServices): Promise<number> {
  const parsed = parseOrHelp(args, help(), io);
  if (parsed === null) return EXIT.clean;
  refusePositionals(parsed, "run");
  const json = parsed.own.has("json");
  const run = resolveFor(parsed.inputs, io);
  const single = [run.fullTrace, run.evidenceFile, run.junitFile].flatMap((path) => path ?? []);
  const checkPlaces = keepPlaces([run.reportDir, ...single.map((path) => dirname(path))]);
  const result = await auditRun(run, io, services ?? (await auditServices()));
  await printReport(result.report, io, { json });
  const paths = await writeFiles(run, result, checkPlaces);
  await sayWritten(
    paths.map((path) => shownPath(path, io)),
    io,
    json,
  );
  return interruptedCode(io.signal) ?? result.report.conclusion.exitCode;
}
