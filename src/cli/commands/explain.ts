import { didYouMean } from "../../config/nearest.ts";
import { UsageError } from "../../model/errors.ts";
import { CATEGORIES } from "../../model/finding.ts";
import { wrap } from "../../report/terminal-width.ts";
import { EXIT } from "../exit.ts";
import { type HelpText, parseOrHelp } from "../help.ts";
import { type Io, widthOfTerminal } from "../io.ts";

const HELP: HelpText = {
  usage: "mcp-audit explain [check]",
  about:
    "Tells what a check does, where its rule comes from and how to mend what it finds. Without a name, lists the checks.",
  options: [],
  examples: ["mcp-audit explain crash-resilience"],
};

/** Lines as they are where they fit, wrapped where they do not; code and lists keep their indent. */
function fitted(text: string, width: number): string {
  return text
    .split("\n")
    .flatMap((line) => {
      if (line.length <= width) return [line];
      const indent = /^\s*(?:[-*] )?/.exec(line)?.[0] ?? "";
      const hanging = " ".repeat(indent.length);
      return wrap(line.slice(indent.length), width - indent.length).map(
        (part, i) => (i === 0 ? indent : hanging) + part,
      );
    })
    .join("\n");
}

async function listOfChecks(width: number): Promise<string> {
  const { CHECKS } = await import("../../checks/registry.gen.ts");
  const column = Math.max(...CHECKS.map((check) => check.id.length));
  const blocks = CATEGORIES.flatMap((category) => {
    const own = CHECKS.filter((check) => check.category === category);
    if (own.length === 0) return [];
    const lines = own.flatMap((check) => {
      const title = `${check.title}${check.optIn ? " (opt-in)" : ""}`;
      return wrap(title, width - column - 4).map(
        (part, i) => `  ${(i === 0 ? check.id : "").padEnd(column)}  ${part}`,
      );
    });
    return [[category, ...lines].join("\n")];
  });
  return `${blocks.join("\n\n")}\n`;
}

/** `mcp-audit explain`. */
export async function explainCommand(args: string[], io: Io): Promise<number> {
  const parsed = parseOrHelp(args, HELP, io);
  if (parsed === null) return EXIT.clean;
  const width = widthOfTerminal(io.stdout, io.environment);
  const [id, ...more] = parsed.positionals;
  if (more.length > 0)
    throw new UsageError("`explain` takes one check: `mcp-audit explain crash-resilience`.");
  if (id === undefined) {
    io.stdout.write(await listOfChecks(width));
    return EXIT.clean;
  }
  const { CHECKS } = await import("../../checks/registry.gen.ts");
  const check = CHECKS.find((one) => one.id === id);
  if (check === undefined) {
    const ids = CHECKS.map((one) => one.id);
    throw new UsageError(
      `There is no check "${id}".${didYouMean(id, ids)} \`mcp-audit explain\` lists them.`,
    );
  }
  const { explainCheck } = await import("../../checks/explain.ts");
  io.stdout.write(`${fitted(explainCheck(check), width).trimEnd()}\n`);
  return EXIT.clean;
}
