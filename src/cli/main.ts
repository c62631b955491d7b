import { BugError, TargetError, UsageError } from "../model/errors.ts";
import { AUDITOR } from "../model/version.ts";
import { COMMANDS } from "./commands.ts";
import { EXIT, interruptedCode } from "./exit.ts";
import type { Io } from "./io.ts";

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    "Usage: mcp-audit <command> [options] -- <server command> [args...]",
    "",
    "Audits MCP servers. Deterministic, without a model; nothing leaves this machine.",
    "",
    "Commands:",
    ...lines,
    "",
    "  mcp-audit <command> --help   options of a command",
    "  mcp-audit --version          the version",
    "",
    "Exit codes: 0 clean; 1 findings or a threshold; 2 wrong use or config; 3 the server",
    "cannot be started or lists nothing; 130 interrupted; 143 terminated.",
    "",
  ].join("\n");
}

function failed(error: unknown, io: Io): number {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError || error instanceof TargetError) {
    io.stderr.write(`mcp-audit: ${message}\n`);
    return error instanceof UsageError ? EXIT.usage : EXIT.target;
  }
  const detail = error instanceof Error && !(error instanceof BugError) ? (error.stack ?? message) : message;
  io.stderr.write(`mcp-audit ${AUDITOR.version} made a mistake of its own, please report it:\n${detail}\n`);
  return EXIT.bug;
}

async function unknownCommand(name: string, io: Io): Promise<number> {
  const { didYouMean } = await import("../config/nearest.ts");
  const hint = name.startsWith("-")
    ? " To audit a server: `mcp-audit run -- node build/index.js`."
    : didYouMean(name, Object.keys(COMMANDS));
  io.stderr.write(`mcp-audit: there is no command "${name}".${hint} \`mcp-audit --help\` lists them.\n`);
  return EXIT.usage;
}

/** Answers that need no command, or null. */
function immediate(name: string | undefined, io: Io): number | null {
  if (name === undefined) {
    io.stderr.write(overview());
    return EXIT.usage;
  }
  if (["--help", "-h", "help"].includes(name)) {
    io.stdout.write(overview());
    return EXIT.clean;
  }
  if (["--version", "-v", "-V"].includes(name)) {
    io.stdout.write(`${AUDITOR.version}\n`);
    return EXIT.clean;
  }
  return null;
}

/** Runs one command line and gives its exit code. Never throws. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  const answered = immediate(name, io);
  if (answered !== null || name === undefined) return answered ?? EXIT.usage;
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) return unknownCommand(name, io);
  try {
    const command = await entry.load();
    return await command(rest, io);
  } catch (error) {
    return interruptedCode(io.signal) ?? failed(error, io);
  }
}
