import { debug, error as logError, setSecret, warning } from "@actions/core";
import type { WrittenFiles } from "../core/files.ts";
import type { Report } from "../model/report.ts";
import { escapeCommand } from "../text/escape.ts";
import { exitCodeOf } from "./exit.ts";
import { readContext } from "./github/context.ts";
import { setOutputs } from "./github/outputs.ts";
import type { Poster } from "./github/post.ts";
import { resolveAction } from "./resolve.ts";
import { onSignals } from "./signals.ts";

/** The action from its inputs to its exit code. Everything is reported before it fails. */
export async function main(): Promise<void> {
  const context = readContext(process.env);
  const signals = onSignals();
  let poster: Poster | null = null;
  let report: Report | null = null;
  let files: WrittenFiles = {};
  let posted = { commentUrl: "", checkRunUrl: "" };
  try {
    const run = resolveAction(context);
    for (const { value } of run.secrets) setSecret(value);
    for (const text of run.warnings) warning(escapeCommand(text));
    if (run.mode === "publish") {
      const { publish } = await import("./publish.ts");
      ({ report, posted } = await publish(run, context));
      return;
    }
    // Loaded only once the inputs are right: a wrong one is told at once.
    const { createPoster } = await import("./github/post.ts");
    poster = createPoster(run.token, context, run.github);
    await poster.begin();
    const { runAudit } = await import("./audit.ts");
    const { writeReports } = await import("../core/files.ts");
    const result = await runAudit(run, context, signals.signal);
    report = result.report;
    files = await writeReports(report, result.evidence, run.reportDir, run.formats, {
      comment: result.comment,
    });
    if (signals.code() === null) posted = await poster.finish(report, run.fallbackPath);
    process.exitCode = signals.code() ?? report.conclusion.exitCode;
    if (report.conclusion.exitCode !== 0) {
      logError(escapeCommand(`MCP audit failed: ${report.conclusion.reasons.join(", ")}`));
    }
  } catch (thrown) {
    const { code, message, stack } = exitCodeOf(thrown);
    process.exitCode = code;
    logError(escapeCommand(message));
    debug(stack);
    await poster?.abandon("failure", "MCP audit could not run", message);
  } finally {
    if (signals.code() !== null)
      await poster?.abandon("cancelled", "MCP audit was cancelled", "The run was cancelled.");
    setOutputs(report, files, posted);
    signals.stop();
  }
}
