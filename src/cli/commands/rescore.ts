import { UsageError } from "../../model/errors.ts";
import { EXIT } from "../exit.ts";
import { type HelpText, parseOrHelp } from "../help.ts";
import type { Io } from "../io.ts";
import { type JudgeServices, judgeAgain, judgeOptions, judgeServices } from "../judged-again.ts";
import { readNamed } from "../read.ts";

const help = (): HelpText => ({
  usage: "mcp-audit rescore [options] evidence.json",
  about:
    "Builds the report again from the evidence of an earlier run: the same evidence gives the same report. No server " +
    "is started.",
  options: judgeOptions(),
  examples: ["mcp-audit rescore mcp-audit-report/evidence.json"],
});

/** `mcp-audit rescore`. */
export async function rescoreCommand(args: string[], io: Io, services?: JudgeServices): Promise<number> {
  const parsed = parseOrHelp(args, help(), io);
  if (parsed === null) return EXIT.clean;
  const [path, ...more] = parsed.positionals;
  if (path === undefined || more.length > 0) {
    throw new UsageError("`rescore` takes one evidence file: `mcp-audit rescore evidence.json`.");
  }
  const judge = services ?? (await judgeServices());
  return judgeAgain(judge.parseEvidence(readNamed(path, io)), parsed, io, judge);
}
