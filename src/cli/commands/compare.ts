import { compare } from "../../core/compare.ts";
import { UsageError } from "../../model/errors.ts";
import type { Report } from "../../model/report.ts";
import { readReport } from "../../report/parse.ts";
import { visibleJson } from "../../text/json.ts";
import { renderComparison } from "../comparison.ts";
import { EXIT } from "../exit.ts";
import { type HelpText, parseOrHelp } from "../help.ts";
import { type Io, mayColor, widthOfTerminal } from "../io.ts";
import { JSON_OPTION, ownOption } from "../option-table.ts";
import { readNamed } from "../read.ts";

const STRICT = ownOption("strict", "New warnings give exit code 1 too.");

const HELP: HelpText = {
  usage: "mcp-audit compare [options] before.json after.json",
  about: "Shows what changed between two reports of one server. Exit code 1 when there are new errors.",
  options: [STRICT, JSON_OPTION],
  examples: ["mcp-audit compare main/report.json mcp-audit-report/report.json"],
};

function reportAt(path: string, io: Io): Report {
  const text = readNamed(path, io);
  try {
    return readReport(text);
  } catch (error) {
    throw new UsageError(`${path} is not a report of this program: ${(error as Error).message}.`);
  }
}

/** `mcp-audit compare`. */
export async function compareCommand(args: string[], io: Io): Promise<number> {
  const parsed = parseOrHelp(args, HELP, io);
  if (parsed === null) return EXIT.clean;
  const [before, after, ...more] = parsed.positionals;
  if (before === undefined || after === undefined || more.length > 0) {
    throw new UsageError("`compare` takes two reports: `mcp-audit compare before.json after.json`.");
  }
  const comparison = compare(reportAt(before, io), reportAt(after, io));
  const layout = {
    width: widthOfTerminal(io.stdout, io.environment),
    color: mayColor(io.stdout, io.environment),
  };
  io.stdout.write(
    parsed.own.has("json")
      ? `${visibleJson(JSON.stringify(comparison, null, 2))}\n`
      : renderComparison(comparison, layout),
  );
  const counts = parsed.own.has("strict") ? ["error", "warning"] : ["error"];
  return comparison.findings.new.some((one) => counts.includes(one.severity)) ? EXIT.findings : EXIT.clean;
}
