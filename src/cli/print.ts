import type { Report } from "../model/report.ts";
import { type Io, mayColor, widthOfTerminal } from "./io.ts";

/** How the answer of a command is printed. */
export interface PrintOptions {
  json: boolean;
  /** Lists the tools too. */
  tools?: boolean;
}

/** Prints a report on stdout: as JSON and nothing else, or laid out for the terminal. */
export async function printReport(report: Report, io: Io, options: PrintOptions): Promise<void> {
  if (options.json) {
    const { reportJson } = await import("../core/files.ts");
    io.stdout.write(reportJson(report));
    return;
  }
  const { renderTerminal } = await import("../report/terminal.ts");
  const text = renderTerminal(report, {
    width: widthOfTerminal(io.stdout, io.environment),
    color: mayColor(io.stdout, io.environment),
    tools: options.tools ?? false,
  });
  io.stdout.write(text);
}

/** A line for people: on stdout, or on stderr when stdout belongs to JSON. */
export function say(text: string, io: Io, json: boolean): void {
  (json ? io.stderr : io.stdout).write(`${text}\n`);
}
