import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { buildReport } from "../../src/report/build.ts";
import { evidence, tool } from "../evidence-builder.ts";
import { type FakeGithub, startFakeGithub } from "../fake-github/server.ts";
import { files, tool as listed, pullRequestRepo, shallowCheckout } from "./git-fixture.ts";
import { runAction } from "./run-action.ts";

/** What the source entry is tested for in detail, once through the bundle as a runner starts it. */
let github: FakeGithub;
afterEach(() => github?.close());
const HEAD = "a".repeat(40);

test("publishes a report", async () => {
  const pulls = [
    {
      number: 7,
      state: "open",
      head: { sha: HEAD, label: "mallory:change" },
      base: { repo: { full_name: "acme/tickets" } },
    },
  ];
  github = await startFakeGithub({ pulls });
  const report = buildReport(evidence({ tools: [tool({ name: "bare", description: "" })] }));
  const { code } = await runAction({
    github,
    event: "workflow_run",
    payload: {
      workflow_run: {
        event: "pull_request",
        conclusion: "failure",
        head_sha: HEAD,
        head_branch: "change",
        head_repository: { owner: { login: "mallory" } },
      },
    },
    inputs: { mode: "publish" },
    files: { "mcp-audit-report/report.json": JSON.stringify(report) },
  });
  expect(code).toBe(0);
  expect(github.state.comments).toHaveLength(1);
  expect(github.state.checkRuns).toMatchObject([
    { head_sha: HEAD, conclusion: "failure", status: "completed" },
  ]);
});

test("compares with the base", async () => {
  const origin = mkdtempSync(join(tmpdir(), "mcp-audit-origin-"));
  try {
    const repo = pullRequestRepo(
      origin,
      files([listed("weather")]),
      files([listed("weather"), listed("moon")]),
    );
    github = await startFakeGithub({ headSha: repo.head });
    const { code, outputs } = await runAction({
      github,
      payload: {
        pull_request: {
          number: 7,
          head: { sha: repo.head, repo: { fork: false } },
          base: { sha: repo.base, ref: "main" },
        },
      },
      inputs: { command: "node server.mjs", scope: "static", "baseline-ref": "auto" },
      prepare: (workspace) => shallowCheckout(origin, workspace, 2),
    });
    expect(code).toBe(0);
    expect(outputs["new-findings"]).not.toBe("");
    expect(github.state.comments[0]?.body).toContain("1 tool added (`moon`)");
  } finally {
    rmSync(origin, { recursive: true, force: true });
  }
});

test("joins the shards of a matrix into one comment, and says which is missing", async () => {
  github = await startFakeGithub();
  const command = `node ${resolve("fixtures/servers/many.mjs")} 7 read`;
  const left: Record<string, string> = {};
  for (const index of [1, 2, 3]) {
    const inputs = { command, shard: `${index}/3` };
    const { code, files: report } = await runAction({ github, inputs, read: "mcp-audit-report" });
    expect(code).toBe(0);
    left[`got/shard-${index}/evidence.json`] = report["evidence.json"] ?? "";
  }
  expect(github.state.requests).toEqual([]);
  const inputs = { mode: "publish", "report-dir": "got" };
  expect((await runAction({ github, inputs, files: left })).code).toBe(1);
  expect(github.state.comments).toHaveLength(1);
  expect(github.state.comments[0]?.body).toContain("7 tools, all called");
  expect(github.state.checkRuns).toMatchObject([{ conclusion: "failure", status: "completed" }]);
  const { "got/shard-2/evidence.json": _, ...others } = left;
  await runAction({ github, inputs, files: others });
  expect(github.state.comments).toHaveLength(1);
  expect(github.state.comments[0]?.body).toContain("shard 2 of 3 is missing");
});
