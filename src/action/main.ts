import { escapeCommand } from "../text/escape.ts";
import { createMasker, formsOf } from "../text/mask.ts";
import { debug, error as logError, setSecret, warning } from "./core.ts";
import type { Results } from "./deliver.ts";
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
  const results: Results = {
    report: null,
    files: {},
    posted: { commentUrl: "", checkRunUrl: "" },
    comment: "",
  };
  let mask = (text: string) => text;
  let poster: Poster | null = null;
  let resolved = false;
  try {
    const run = resolveAction(context);
    resolved = true;
    for (const form of run.secrets.flatMap(({ value }) => formsOf(value))) setSecret(form);
    mask = createMasker(run.secrets);
    for (const text of run.warnings) warning(escapeCommand(mask(text)));
    // Loaded only once the inputs are right: a wrong one is told at once.
    if (run.mode === "publish" && context.event === "workflow_run") {
      const { publish } = await import("./publish.ts");
      Object.assign(results, await publish(run, context));
      return;
    }
    const { createPoster } = await import("./github/post.ts");
    poster = await createPoster(run.token, context, run.github);
    await poster.begin();
    const { deliver } = await import("./deliver.ts");
    await deliver(run, context, signals, poster, results);
  } catch (thrown) {
    const { code, message, stack } = exitCodeOf(thrown);
    process.exitCode = signals.code() ?? code;
    logError(escapeCommand(mask(message)));
    debug(escapeCommand(mask(stack)));
    if (signals.code() !== null) return;
    if (!resolved) await (await import("./fallback.ts")).tellWrongInputs(context, message);
    await poster?.abandon("failure", "MCP audit could not run", mask(message));
  } finally {
    if (signals.code() !== null)
      await poster?.abandon("cancelled", "MCP audit was cancelled", "The run was cancelled.");
    setOutputs(results);
    signals.stop();
  }
}
