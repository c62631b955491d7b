import { dirname } from "node:path";
import type { ResolvedRun } from "../../config/resolve.ts";
import type { AuditResult } from "../../core/audit.ts";
import { keepPlaces } from "../../core/place.ts";
import { snapshotText } from "../../core/snapshot.ts";
import { TargetError, UsageError } from "../../model/errors.ts";
import { findingLines } from "../../report/terminal-findings.ts";
import { createStyle } from "../../report/terminal-style.ts";
import { counted } from "../../text/words.ts";
import { EXIT, interruptedCode } from "../exit.ts";
import { type HelpText, parseOrHelp } from "../help.ts";
import { type Io, mayColor, widthOfTerminal } from "../io.ts";
import { inputOptions, ownOption } from "../option-table.ts";
import { refusePositionals } from "../options.ts";
import { readIfThere } from "../read.ts";
import {
  type AuditServices,
  auditRun,
  auditServices,
  resolveFor,
  shownPath,
  staticInputs,
  withoutCalls,
} from "../session.ts";

const NAMES = new Set([
  "url",
  "headers",
  "env",
  "working-directory",
  "protocol",
  "config",
  "startup-timeout-ms",
  "snapshot",
]);

const UPDATE = ownOption("update", "Writes the file anew.");

const help = (): HelpText => ({
  usage: "mcp-audit snapshot [--update] [options] -- <command> [args...]",
  about:
    "Compares the tools of a server with the committed contract, and with --update writes it. Exit code 1 when they " +
    "differ.",
  options: [UPDATE, ...inputOptions().filter((option) => NAMES.has(option.name))],
  examples: ["mcp-audit snapshot --update -- node build/index.js"],
});

/** Tools as the server listed them, in a form that reviews well. */
async function contractOf({ evidence, report }: AuditResult): Promise<{ text: string; tools: number }> {
  if (report.failure !== null) throw new TargetError(report.failure.message);
  const { createFacts } = await import("../../facts/facts.ts");
  const tools = createFacts(evidence).tools.map((tool) => tool.raw);
  return { text: snapshotText(tools), tools: tools.length };
}

/** What the check of the contract says, laid out. */
function driftText({ report }: AuditResult, io: Io): string {
  const drift = report.findings.filter((finding) => finding.check === "contract-drift");
  const style = createStyle(mayColor(io.stdout, io.environment));
  const lines = findingLines(drift, widthOfTerminal(io.stdout, io.environment), style);
  return lines.length === 0 ? "" : `${lines.join("\n")}\n\n`;
}

/** The committed file, as it was before the server started: that may change files too. */
interface Committed {
  text: string | null;
  checkPlace(): void;
}

function committedOf({ snapshot }: ResolvedRun): Committed {
  if (snapshot === null) return { text: null, checkPlace() {} };
  return { text: readIfThere(snapshot), checkPlace: keepPlaces([dirname(snapshot)]) };
}

async function settle(
  run: ResolvedRun,
  result: AuditResult,
  { text: before, checkPlace }: Committed,
  update: boolean,
  io: Io,
): Promise<number> {
  const { text, tools } = await contractOf(result);
  if (run.snapshot === null) throw new UsageError("There is no place for the snapshot.");
  const path = shownPath(run.snapshot, io);
  if (before === text) {
    io.stdout.write(`${path} is up to date: ${counted(tools, "tool")}.\n`);
    return EXIT.clean;
  }
  if (before !== null) io.stdout.write(driftText(result, io));
  if (!update) {
    const what = before === null ? "is not there" : "differs from what the server lists";
    io.stdout.write(`${path} ${what}. \`mcp-audit snapshot --update\` writes it.\n`);
    return EXIT.findings;
  }
  checkPlace();
  const { writeWhole } = await import("../../core/files.ts");
  await writeWhole(run.snapshot, text);
  io.stdout.write(`${path} written: ${counted(tools, "tool")}.\n`);
  return EXIT.clean;
}

/** `mcp-audit snapshot`. */
export async function snapshotCommand(args: string[], io: Io, services?: AuditServices): Promise<number> {
  const parsed = parseOrHelp(args, help(), io);
  if (parsed === null) return EXIT.clean;
  refusePositionals(parsed, "snapshot");
  const run = withoutCalls(resolveFor(staticInputs(parsed.inputs), io, true));
  const committed = committedOf(run);
  const result = await auditRun(run, io, services ?? (await auditServices()));
  return interruptedCode(io.signal) ?? settle(run, result, committed, parsed.own.has("update"), io);
}
