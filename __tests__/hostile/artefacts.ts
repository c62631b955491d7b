import { FORMATS } from "../../src/config/inputs.ts";
import { renderFormat } from "../../src/core/files.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import type { Report } from "../../src/model/report.ts";
import { annotationsOf } from "../../src/report/annotations.ts";
import { renderComment } from "../../src/report/comment.ts";
import { renderSummary } from "../../src/report/summary.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { escapeCommand } from "../../src/text/escape.ts";

const RUN = "https://github.com/acme/tickets/actions/runs/1";

/** Every text that a run leaves, by name. */
export async function artefactsOf(report: Report, evidence: Evidence): Promise<Record<string, string>> {
  const files = await Promise.all(
    FORMATS.map(async (format) => [format, await renderFormat(format, report, evidence)] as const),
  );
  const terminal = renderTerminal(report, { width: 120, color: false, tools: true });
  const modes = ["per-tool", "per-finding"] as const;
  return {
    ...Object.fromEntries(files),
    comment: renderComment(report, { key: "a", sha: "a1b2c3d4", reportUrl: RUN }),
    summary: renderSummary(report, { sha: "a1b2c3d4", reportUrl: RUN }),
    annotations: modes
      .map((mode) => JSON.stringify(annotationsOf(report, { mode, fallbackPath: "ci.yml" })))
      .join("\n"),
    terminal,
    log: terminal.split("\n").map(escapeCommand).join("\n"),
  };
}
