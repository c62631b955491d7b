import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { FakeGithub } from "../fake-github/server.ts";

/** A run of the built action, as a runner starts it. */
export interface ActionRun {
  inputs: Record<string, string>;
  event?: string;
  payload?: unknown;
  environment?: Record<string, string>;
  github: FakeGithub | null;
  /** Files of the workspace, by path. */
  files?: Record<string, string>;
  /** Puts more into the workspace before the run. */
  prepare?(workspace: string): void;
  /** Folder of the workspace whose files are wanted. */
  read?: string;
  /** Sends a signal once the log holds this text. */
  signalAt?: { text: string; signal: NodeJS.Signals };
}

export interface ActionResult {
  code: number | null;
  log: string;
  summary: string;
  outputs: Record<string, string>;
  /** Texts of the files in the folder `read`, by name. */
  files: Record<string, string>;
}

/** The payload of a pull request of the same repository. */
export function pullRequest(sha = "a".repeat(40), fork = false): unknown {
  return {
    pull_request: { number: 7, head: { sha, repo: { fork } }, base: { sha: "b".repeat(40), ref: "main" } },
  };
}

/** Outputs as the runner's file holds them: `name<<delimiter`, lines, delimiter. */
export function readOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const match of text.matchAll(/^(.+?)<<(ghadelimiter_\S+)\r?\n([\s\S]*?)\r?\n?\2$/gm)) {
    outputs[match[1] ?? ""] = match[3] ?? "";
  }
  return outputs;
}

function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
}

/** A copy of what a runner checks out of the action: no sources, no node_modules. */
function copyAction(folder: string): string {
  const action = join(folder, "action");
  mkdirSync(action);
  cpSync(resolve("dist"), join(action, "dist"), { recursive: true });
  cpSync(resolve("action.yml"), join(action, "action.yml"));
  writeFileSync(join(action, "package.json"), JSON.stringify({ type: "module" }));
  return join(action, "dist", "index.js");
}

/** Runs the bundle with the variables and files of a runner, and gives what it left. */
export async function runAction(run: ActionRun): Promise<ActionResult> {
  const folder = mkdtempSync(join(tmpdir(), "mcp-audit-action-"));
  try {
    const script = copyAction(folder);
    const workspace = join(folder, "workspace");
    mkdirSync(workspace);
    for (const [name, text] of Object.entries(run.files ?? {})) {
      mkdirSync(join(workspace, name, ".."), { recursive: true });
      writeFileSync(join(workspace, name), text);
    }
    run.prepare?.(workspace);
    const at = (name: string, text = "") => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const output = at("output");
    const summary = at("summary");
    const inputs = Object.entries({ "github-token": "token-of-the-job", ...run.inputs }).map(
      ([name, value]) => [`INPUT_${name.toUpperCase()}`, value] as const,
    );
    const child = spawn(process.execPath, [script], {
      cwd: workspace,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        GITHUB_REPOSITORY: "acme/tickets",
        GITHUB_EVENT_NAME: run.event ?? "pull_request",
        GITHUB_EVENT_PATH: at("event.json", JSON.stringify(run.payload ?? pullRequest())),
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_WORKSPACE: workspace,
        GITHUB_SHA: "c".repeat(40),
        GITHUB_RUN_ID: "1",
        GITHUB_WORKFLOW_REF: "acme/tickets/.github/workflows/audit.yml@refs/heads/main",
        GITHUB_API_URL: run.github?.url ?? "http://127.0.0.1:9",
        GITHUB_GRAPHQL_URL: `${run.github?.url ?? "http://127.0.0.1:9"}/graphql`,
        ACTIONS_RUNTIME_TOKEN: "runtime-token-of-the-job",
        ...Object.fromEntries(inputs),
        ...run.environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let log = "";
    let signalled = false;
    const take = (chunk: Buffer) => {
      log += chunk.toString("utf8");
      if (run.signalAt !== undefined && !signalled && log.includes(run.signalAt.text)) {
        signalled = true;
        child.kill(run.signalAt.signal);
      }
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    const code = await new Promise<number | null>((done) => child.on("close", done));
    const outputs = readOutputs(readFileSync(output, "utf8"));
    const files = run.read === undefined ? {} : filesIn(join(workspace, run.read));
    return { code, log, summary: readFileSync(summary, "utf8"), outputs, files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
