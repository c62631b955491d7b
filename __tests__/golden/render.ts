import { readFileSync } from "node:fs";
import { parseEvidence } from "../../src/evidence/parse.ts";
import { buildReport } from "../../src/report/build.ts";
import { renderComment } from "../../src/report/comment.ts";
import { renderHtml } from "../../src/report/html.ts";
import { renderJunit } from "../../src/report/junit.ts";
import { renderSarif } from "../../src/report/sarif.ts";
import { renderTerminal } from "../../src/report/terminal.ts";

/** Every format of the saved evidence of the example server with planted faults, by file name. */
export function goldenFiles(): Record<string, string> {
  const evidence = parseEvidence(readFileSync("__tests__/golden/evidence.json", "utf8"));
  const report = buildReport(evidence);
  return {
    "report.json": `${JSON.stringify(report, null, 2)}\n`,
    "comment.md": renderComment(report, { key: "", sha: "a1b2c3d4", reportUrl: null }),
    "report.sarif": renderSarif(report),
    "junit.xml": renderJunit(report, evidence),
    "report.html": renderHtml(report, evidence),
    "terminal.txt": renderTerminal(report, { width: 100, color: false }),
  };
}
