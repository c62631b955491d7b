import { EXIT, interruptedCode } from "../exit.ts";
import { type HelpText, parseOrHelp } from "../help.ts";
import type { Io } from "../io.ts";
import { inputOptions, JSON_OPTION, type Option } from "../option-table.ts";
import { refusePositionals } from "../options.ts";
import { printReport } from "../print.ts";
import {
  type AuditServices,
  auditRun,
  auditServices,
  resolveFor,
  staticInputs,
  withoutCalls,
} from "../session.ts";

/** Inputs that only make sense where tools are called. */
const CALLING = new Set([
  "scope",
  "include-destructive",
  "timeout-ms",
  "timeout-probe",
  "slow-threshold-ms",
  "bloat-threshold-chars",
  "concurrency",
  "sequential",
  "fuzz",
  "fuzz-seed",
  "workers",
  "shard",
  "fail-under-robustness",
  "fail-under-latency",
  "fail-under-response-size",
  "fail-under-concurrency",
  "full-trace",
  "evidence",
  "junit",
]);

const options = (): Option[] => [
  ...inputOptions().filter((option) => !CALLING.has(option.name)),
  JSON_OPTION,
];

const help = (): HelpText => ({
  usage: "mcp-audit inspect [options] -- <command> [args...]",
  about: "Lists the tools of a server and makes the checks that need no call. Nothing is called.",
  options: options(),
  examples: ["mcp-audit inspect -- node build/index.js"],
});

/** `mcp-audit inspect`. Report files are written only where `--report-dir` says. */
export async function inspectCommand(args: string[], io: Io, services?: AuditServices): Promise<number> {
  const parsed = parseOrHelp(args, help(), io);
  if (parsed === null) return EXIT.clean;
  refusePositionals(parsed, "inspect");
  const run = withoutCalls(resolveFor(staticInputs(parsed.inputs), io));
  const { report, evidence } = await auditRun(run, io, services ?? (await auditServices()));
  await printReport(report, io, { json: parsed.own.has("json"), tools: true });
  if (parsed.inputs["report-dir"] !== undefined) {
    const { writeReports } = await import("../../core/files.ts");
    await writeReports(report, evidence, run.reportDir, run.formats);
  }
  return interruptedCode(io.signal) ?? report.conclusion.exitCode;
}
