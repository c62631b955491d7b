import { endGroup, info, startGroup } from "@actions/core";
import type { Report } from "../model/report.ts";
import { renderTerminal } from "../report/terminal.ts";
import { escapeCommand } from "../text/escape.ts";

/** Width of the log as GitHub shows it without wrapping. */
const WIDTH = 120;

/** Prints the report to the job's log, with every workflow command of the server's making disarmed. */
export function logReport(report: Report): void {
  startGroup("MCP audit report");
  for (const line of renderTerminal(report, { width: WIDTH, color: false }).split("\n"))
    info(escapeCommand(line));
  endGroup();
}
