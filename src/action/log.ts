import type { Report } from "../model/report.ts";
import { renderTerminal } from "../report/terminal.ts";
import { escapeCommand } from "../text/escape.ts";
import { endGroup, info, startGroup } from "./core.ts";

/** Width of the log as GitHub shows it without wrapping. */
const WIDTH = 120;

/** Prints the report to the job's log, with every workflow command of the server's making disarmed. */
export function logReport(report: Report): void {
  startGroup("MCP audit report");
  const text = renderTerminal(report, { width: WIDTH, color: false, reader: "action" });
  for (const line of text.split("\n")) info(escapeCommand(line));
  endGroup();
}
