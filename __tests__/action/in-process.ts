import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type FakeGithub, startFakeGithub } from "../fake-github/server.ts";
import { type ActionResult, type ActionRun, pullRequest, readOutputs } from "./run-action.ts";

/** Runs of the action's source entry in this process: one fake GitHub, one surrounding, many runs. */
export interface Runner {
  github: FakeGithub;
  /** The module as it was imported for this GitHub. */
  client: typeof import("../../src/action/github/client.ts");
  /** Folder that each run finds as its workspace; emptied between tests. */
  workspace: string;
  run(run: Omit<ActionRun, "github" | "signalAt" | "read" | "prepare">): Promise<ActionResult>;
  /** Forgets what GitHub holds and empties the workspace. */
  reset(): void;
  close(): Promise<void>;
}

type Write = typeof process.stdout.write;

/** Everything written to stdout while `act` runs; nothing of it reaches the terminal. */
async function captured(act: () => Promise<void>): Promise<string> {
  const write = process.stdout.write;
  let log = "";
  process.stdout.write = ((chunk: string | Uint8Array) => {
    log += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
    return true;
  }) as Write;
  try {
    await act();
  } finally {
    process.stdout.write = write;
  }
  return log;
}

async function withEnvironment(values: Record<string, string>, act: () => Promise<void>): Promise<void> {
  const before = process.env;
  process.env = { PATH: before.PATH, HOME: before.HOME, TMPDIR: before.TMPDIR ?? tmpdir(), ...values };
  try {
    await act();
  } finally {
    process.env = before;
  }
}

function surroundings(folder: string, workspace: string, run: Omit<ActionRun, "github">) {
  const at = (name: string, text = "") => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const inputs = Object.entries({ "github-token": "token-of-the-job", ...run.inputs });
  return {
    GITHUB_REPOSITORY: "acme/tickets",
    GITHUB_EVENT_NAME: run.event ?? "pull_request",
    GITHUB_EVENT_PATH: at("event.json", JSON.stringify(run.payload ?? pullRequest())),
    GITHUB_OUTPUT: at("output"),
    GITHUB_STEP_SUMMARY: at("summary"),
    GITHUB_WORKSPACE: workspace,
    GITHUB_SHA: "c".repeat(40),
    GITHUB_RUN_ID: "1",
    GITHUB_WORKFLOW_REF: "acme/tickets/.github/workflows/audit.yml@refs/heads/main",
    RUNNER_TEMP: folder,
    ...Object.fromEntries(inputs.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...run.environment,
  };
}

/**
 * A runner of the source entry. The API's address is read once, when the toolkit is imported, and the summary's path is
 * kept by the toolkit: so both are the same for all runs.
 */
export async function startRunner(): Promise<Runner> {
  const github = await startFakeGithub();
  const fresh = { ...github.state };
  const folder = mkdtempSync(join(tmpdir(), "mcp-audit-runner-"));
  const workspace = join(folder, "workspace");
  mkdirSync(workspace);
  process.env.GITHUB_API_URL = github.url;
  process.env.GITHUB_GRAPHQL_URL = `${github.url}/graphql`;
  await import("@actions/github");
  const { main } = await import("../../src/action/main.ts");
  const client = await import("../../src/action/github/client.ts");
  Object.assign(client.PACE, { secondMs: 1, gapMs: 0 });

  const run: Runner["run"] = async (asked) => {
    for (const [name, text] of Object.entries(asked.files ?? {})) {
      mkdirSync(dirname(join(workspace, name)), { recursive: true });
      writeFileSync(join(workspace, name), text);
    }
    const environment = surroundings(folder, workspace, asked);
    const before = process.exitCode;
    process.exitCode = undefined;
    let log = "";
    await withEnvironment(environment, async () => {
      log = await captured(main);
    });
    const code = Number(process.exitCode ?? 0);
    process.exitCode = before;
    const outputs = readOutputs(readFileSync(join(folder, "output"), "utf8"));
    return { code, log, summary: readFileSync(join(folder, "summary"), "utf8"), outputs, files: {} };
  };
  return {
    github,
    client,
    workspace,
    run,
    reset() {
      Object.assign(github.state, { ...fresh, comments: [], checkRuns: [], requests: [] });
      rmSync(workspace, { recursive: true, force: true });
      mkdirSync(workspace);
    },
    async close() {
      await github.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
