import { resolve } from "node:path";
import { type ResolvedRun, resolveRun } from "../config/resolve.ts";
import { secretsOfJob } from "../config/secrets.ts";
import { readOrNull } from "../core/read-file.ts";
import { UsageError } from "../model/errors.ts";
import { leadsOut, pathFrom } from "../text/path.ts";
import type { EventContext } from "./github/context.ts";
import { readActionInputs } from "./inputs.ts";

/** A decided run of the action. */
export interface ActionRun extends ResolvedRun {
  token: string;
  /** Root of the checkout, absolute. */
  workspace: string;
  /** Where annotations stand whose tool was found nowhere: the config, else the workflow. */
  fallbackPath: string;
}

/** One share of the tools is no answer: the job that joins the shards gives it. */
const UNTOLD = { comment: "never", checkRun: false, annotations: "off" } as const;

/** A shard tells nothing on GitHub but its summary, and keeps what it is joined by. */
function asShard(run: ResolvedRun): ResolvedRun {
  if (run.settings.record.shard === null) return run;
  if (run.mode === "publish") {
    throw new UsageError("`shard` is for the jobs that audit; the job that publishes joins all shards.");
  }
  const formats: ResolvedRun["formats"] = [...new Set([...run.formats, "json", "evidence"] as const)];
  return { ...run, formats, github: { ...run.github, ...UNTOLD } };
}

/** `owner/repo/.github/workflows/ci.yml@refs/heads/main` without its ends. */
function workflowPath(): string {
  const ref = process.env.GITHUB_WORKFLOW_REF ?? "";
  return /^[^/]+\/[^/]+\/(.+?)@/.exec(ref)?.[1] ?? "README.md";
}

/** Reads and decides the inputs of the action. Throws UsageError. */
export function resolveAction(context: EventContext): ActionRun {
  const inputs = readActionInputs();
  const workspace = process.env.GITHUB_WORKSPACE ?? process.cwd();
  const run = asShard(resolveRun(inputs, { cwd: workspace, environment: process.env, readFile: readOrNull }));
  if (context.event === "pull_request_target" && !run.allowPullRequestTarget) {
    throw new UsageError(
      "`pull_request_target` runs the code of the pull request with the secrets of the repository. Use `pull_request`; see the README on forks.",
    );
  }
  const config = run.configPath === null ? null : pathFrom(workspace, resolve(workspace, run.configPath));
  const token = inputs["github-token"];
  const known = new Set(run.secrets.map(({ value }) => value));
  return {
    ...run,
    secrets: [...run.secrets, ...secretsOfJob(process.env).filter(({ value }) => !known.has(value))],
    workspace,
    token: typeof token === "string" ? token : "",
    fallbackPath: config === null || leadsOut(config) ? workflowPath() : config,
  };
}
