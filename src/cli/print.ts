import { basename, dirname } from "node:path";
import { groupBy } from "../facts/group.ts";
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

/** What was written, each folder once with the names of its files, wrapped to the terminal. Nothing where nothing was. */
export async function sayWritten(paths: readonly string[], io: Io, json: boolean): Promise<void> {
  if (paths.length === 0) return;
  const folders = groupBy(paths, (path) => dirname(path));
  const parts = [...folders].map(([folder, [first = "", ...rest]]) => {
    if (rest.length === 0) return first;
    const names = [first, ...rest].map((path) => basename(path));
    return `${folder === "." ? "here" : `${folder}/`} (${names.join(", ")})`;
  });
  const { wrap } = await import("../report/terminal-width.ts");
  const width = widthOfTerminal(json ? io.stderr : io.stdout, io.environment);
  const [head = "", ...more] = wrap(`Written: ${parts.join(", ")}`, width - 2);
  say(["", head, ...more.map((line) => `  ${line}`)].join("\n"), io, json);
}
