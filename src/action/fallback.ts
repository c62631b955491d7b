import type { RawInputs } from "../config/inputs.ts";
import { resolveRun } from "../config/resolve.ts";
import { createMasker, type Secret } from "../text/mask.ts";
import type { EventContext } from "./github/context.ts";
import { createPoster } from "./github/post.ts";
import { readActionInputs } from "./inputs.ts";

/** Inputs that say where and how to post. */
const POSTING = ["comment", "comment-key", "check-run", "check-name", "annotations"] as const;
/** A shard says it in its own summary: the job that joins them posts. */
const UNTOLD_INPUTS = { comment: "never", "check-run": "false", annotations: "off" };
/** Values shorter than this are no secrets. */
const SHORTEST = 4;

/** Every value of inputs that hold secrets, well formed or not. */
function secretsIn(inputs: RawInputs): Secret[] {
  const texts = [inputs.env, inputs.headers, inputs["github-token"]].map(String);
  const lines = texts.flatMap((text) => text.split("\n")).map((line) => line.trim());
  const values = lines.flatMap((line) => [line, line.replace(/^[^=:]*[=:]\s*/, "")]);
  return values.filter((value) => value.length >= SHORTEST).map((value) => ({ name: "input", value }));
}

/**
 * Tells that the inputs or the config are wrong where an earlier run of the pull request may still say otherwise. Only
 * what says where to post is read, and nothing is posted when that is wrong too.
 */
export async function tellWrongInputs(context: EventContext, message: string): Promise<void> {
  const inputs = readActionInputs();
  // What is published there is another run's; the one that joins its own shards answers for them.
  if (context.event === "workflow_run" && inputs.mode === "publish") return;
  if (context.event === "pull_request_target") return;
  const given = Object.fromEntries(POSTING.map((name) => [name, inputs[name]]));
  const isShard = String(inputs.shard ?? "") !== "" && inputs.mode !== "publish";
  const posting = isShard ? UNTOLD_INPUTS : given;
  try {
    const where = { cwd: process.cwd(), environment: {}, readFile: () => null };
    const { github } = resolveRun({ ...posting, command: "none" } as RawInputs, where);
    const poster = await createPoster(String(inputs["github-token"] ?? ""), context, github);
    await poster.begin();
    await poster.abandon("failure", "MCP audit could not run", createMasker(secretsIn(inputs))(message));
  } catch {
    // The log has said what is wrong.
  }
}
