import { statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { mergeEvidence } from "../../core/merge.ts";
import { UsageError } from "../../model/errors.ts";
import type { Evidence } from "../../model/evidence.ts";
import { EXIT } from "../exit.ts";
import { type HelpText, parseOrHelp } from "../help.ts";
import type { Io } from "../io.ts";
import { type JudgeServices, judgeAgain, judgeOptions, judgeServices } from "../judged-again.ts";
import { readNamed } from "../read.ts";

const help = (): HelpText => ({
  usage: "mcp-audit merge [options] <report directory or evidence.json>...",
  about:
    "Joins the shards of one run (--shard i/n) into one report. Give the report directory of each shard, its " +
    "evidence.json, or its report.json with the evidence beside it.",
  options: judgeOptions(),
  examples: ["mcp-audit merge --report-dir merged shard-1 shard-2 shard-3"],
});

/** Where the evidence of a shard is. A report says too little to be joined: its evidence stands beside it. */
function evidenceOf(path: string, io: Io): string {
  const at = (relative: string) => statSync(resolve(io.cwd, relative), { throwIfNoEntry: false });
  if (at(path)?.isDirectory()) return join(path, "evidence.json");
  const beside = join(dirname(path), "evidence.json");
  return /^report.*\.json$/.test(basename(path)) && at(beside)?.isFile() ? beside : path;
}

function readShard(path: string, io: Io, judge: JudgeServices): Evidence {
  try {
    return judge.parseEvidence(readNamed(evidenceOf(path, io), io));
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${path}: ${error.message}`);
    throw error;
  }
}

/** `mcp-audit merge`. */
export async function mergeCommand(args: string[], io: Io, services?: JudgeServices): Promise<number> {
  const parsed = parseOrHelp(args, help(), io);
  if (parsed === null) return EXIT.clean;
  if (parsed.positionals.length === 0) {
    throw new UsageError("`merge` takes the evidence of each shard: `mcp-audit merge shard-1 shard-2`.");
  }
  const judge = services ?? (await judgeServices());
  const shards = parsed.positionals.map((path) => readShard(path, io, judge));
  return judgeAgain(mergeEvidence(shards), parsed, io, judge);
}
