import { resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { type FakeGithub, startFakeGithub } from "../fake-github/server.ts";
import { pullRequest, runAction } from "./run-action.ts";

const many = (count: number, mode = "") =>
  `node ${resolve("fixtures/servers/many.mjs")} ${count} ${mode}`.trim();

let github: FakeGithub;
afterEach(() => github?.close());

describe("on a pull request", () => {
  test("one comment after three runs: the second and third edit it", async () => {
    github = await startFakeGithub();
    for (const count of [2, 3, 3]) {
      const { code } = await runAction({ github, inputs: { command: many(count) } });
      expect(code).toBe(1);
    }
    expect(github.state.comments).toHaveLength(1);
    expect(github.state.comments[0]?.body).toContain("3 tools");
    const writes = github.state.requests.filter(
      (one) => one.path.includes("/comments") && one.method !== "GET",
    );
    expect(writes.map((one) => one.method)).toEqual(["POST", "PATCH"]);
    expect(github.state.checkRuns.map((run) => run.conclusion)).toEqual(["failure", "failure", "failure"]);
  });

  test("another comment with our marker, of somebody else, is left alone", async () => {
    const forged = "<!-- mcp-audit-action:comment: -->\nforged";
    github = await startFakeGithub({ comments: [{ id: 1, body: forged, user: { login: "mallory" } }] });
    await runAction({ github, inputs: { command: many(1) } });
    expect(github.state.comments).toHaveLength(2);
    expect(github.state.comments[0]?.body).toBe(forged);
  });

  test("our comment is found on the last page", async () => {
    const other = (id: number) => ({ id, body: "hello", user: { login: "ada" } });
    const comments = Array.from({ length: 250 }, (_, index) => other(index + 1));
    const ours = {
      id: 251,
      body: "<!-- mcp-audit-action:comment: -->\nold",
      user: { login: "github-actions[bot]" },
    };
    github = await startFakeGithub({ comments: [...comments, ours] });
    await runAction({ github, inputs: { command: many(1) } });
    expect(github.state.comments).toHaveLength(251);
    expect(github.state.comments[250]?.body).toContain("MCP audit");
  });

  test("two jobs at once: the lowest comment stays, the own duplicate goes", async () => {
    github = await startFakeGithub();
    github.state.afterCreate = () => {
      github.state.afterCreate = () => {};
      const body = "<!-- mcp-audit-action:comment: -->\nof the other job";
      github.state.comments.unshift({ id: 1, body, user: { login: "github-actions[bot]" } });
    };
    await runAction({ github, inputs: { command: many(1) } });
    expect(github.state.comments).toHaveLength(1);
    expect(github.state.comments[0]).toMatchObject({ id: 1 });
    expect(github.state.comments[0]?.body).toContain("MCP audit");
  });

  test("keys tell several audits of one pull request apart", async () => {
    github = await startFakeGithub();
    for (const key of ["one", "two"]) {
      await runAction({ github, inputs: { command: many(1), "comment-key": key } });
    }
    expect(github.state.comments).toHaveLength(2);
  });

  test("a stale run does not overwrite what a newer one said", async () => {
    github = await startFakeGithub({ headSha: "f".repeat(40) });
    await runAction({ github, inputs: { command: many(1) } });
    expect(github.state.comments).toEqual([]);
  });

  test("120 failing tools: 120 annotations in three requests", async () => {
    github = await startFakeGithub();
    const { outputs } = await runAction({ github, inputs: { command: many(120) } });
    const [run] = github.state.checkRuns;
    expect(run?.annotations.filter((one) => one.title.startsWith("tool_"))).toHaveLength(120);
    expect(run?.batches.length).toBe(3);
    expect(outputs).toMatchObject({ "tools-listed": "120", conclusion: "failure" });
    expect(outputs["check-run-url"]).toContain("/r/");
  });

  test("1,000 failing tools: the comment fits, and what is alike is told once", async () => {
    github = await startFakeGithub();
    await runAction({ github, inputs: { command: many(1000) } });
    const body = github.state.comments[0]?.body ?? "";
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body).toContain("1,000 tools: `tool_1`, `tool_2`, `tool_3` and 997 more");
  });

  test("a clean read-only server passes and answers with three lines", async () => {
    github = await startFakeGithub();
    const command = `node ${resolve("fixtures/servers/clean.mjs")}`;
    const { code, outputs } = await runAction({ github, inputs: { command } });
    expect(code).toBe(0);
    expect(outputs).toMatchObject({ score: "100", grade: "A", conclusion: "success", errors: "0" });
    const lines = (github.state.comments[0]?.body ?? "").split("<details>")[0]?.trim().split("\n\n") ?? [];
    expect(lines).toHaveLength(2);
    expect(github.state.checkRuns[0]).toMatchObject({ conclusion: "success", status: "completed" });
  });
});

describe("without the right to write", () => {
  test("403 on comment and check run: the audit's own result, and a full summary", async () => {
    github = await startFakeGithub({ intercept: (method) => (method === "GET" ? null : { status: 403 }) });
    const { code, summary, log } = await runAction({ github, inputs: { command: many(2) } });
    expect(code).toBe(1);
    expect(summary).toContain("MCP audit:");
    expect(summary).toContain("tool_2");
    expect(log).toMatch(/::error .*file=/);
    expect(log.match(/^::notice::/gm)).toHaveLength(1);
    expect(log).toContain("checks: write");
  });

  test("a fork: said to be normal", async () => {
    github = await startFakeGithub({ intercept: (method) => (method === "GET" ? null : { status: 403 }) });
    const payload = pullRequest("a".repeat(40), true);
    const { log } = await runAction({ github, payload, inputs: { command: many(1) } });
    expect(log).toContain("from a fork");
  });

  test("no answer of GitHub at all does not lose the report", async () => {
    const { code, summary } = await runAction({ github: null, inputs: { command: many(1) } });
    expect(code).toBe(1);
    expect(summary).toContain("MCP audit:");
  }, 90_000);
});

describe("other events", () => {
  test("push: a check run on the commit, no comment", async () => {
    github = await startFakeGithub();
    await runAction({ github, event: "push", payload: {}, inputs: { command: many(1) } });
    expect(github.state.checkRuns[0]?.head_sha).toBe("c".repeat(40));
    expect(github.state.comments).toEqual([]);
  });

  test("merge_group: the check run is on the group's head", async () => {
    github = await startFakeGithub();
    const payload = { merge_group: { head_sha: "d".repeat(40) } };
    await runAction({ github, event: "merge_group", payload, inputs: { command: many(1) } });
    expect(github.state.checkRuns[0]?.head_sha).toBe("d".repeat(40));
  });

  test("pull_request_target is refused", async () => {
    github = await startFakeGithub();
    const { code, log } = await runAction({
      github,
      event: "pull_request_target",
      inputs: { command: many(1) },
    });
    expect(code).toBe(2);
    expect(log).toContain("pull_request_target");
    expect(github.state.checkRuns).toEqual([]);
  });
});

describe("bad input", () => {
  test.each([
    ["neither command nor url", {}, 2, /No server to audit/],
    ["both", { command: "node x", url: "http://127.0.0.1:1/" }, 2, /Both a `command` and a `url`/],
    ["an unknown check", { command: many(1), checks: "-latencie" }, 2, /no check "latencie".*latency/],
    ["a command that does not exist", { command: "no-such-command-at-all" }, 3, /could not be started/],
    [
      "a server that exits at once",
      { command: `node -e "console.error('API key missing');process.exit(1)"` },
      3,
      /API key missing/,
    ],
    [
      "a server that never answers",
      { command: `node -e "setInterval(()=>{},1000)"`, "startup-timeout-ms": "1000" },
      3,
      /did not answer/,
    ],
    ["a server without tools", { command: many(0) }, 3, /lists no tools/],
  ])("%s", async (_, inputs, expected, words) => {
    github = await startFakeGithub();
    const { code, log, outputs } = await runAction({ github, inputs: inputs as Record<string, string> });
    expect(code).toBe(expected);
    expect(log).toMatch(words);
    expect(outputs.score).toBe("");
    expect(outputs.conclusion).toBe("failure");
    const open = github.state.checkRuns.filter((run) => run.status !== "completed");
    expect(open).toEqual([]);
  });

  test("a broken config names line and nearest key", async () => {
    github = await startFakeGithub();
    const files = { ".github/mcp-audit.yml": "scope: read-only\nsupress: []\n" };
    const { code, log } = await runAction({ github, files, inputs: { command: many(1) } });
    expect(code).toBe(2);
    expect(log).toMatch(/2.*supress.*suppress/s);
  });
});

describe("the server's surroundings", () => {
  test("it gets neither inputs nor tokens of the job", async () => {
    github = await startFakeGithub();
    const script = "console.error(JSON.stringify(process.env));process.exit(1)";
    const { log } = await runAction({
      github,
      inputs: { command: `node -e "${script}"`, env: "GIVEN=Zk3-9!given-x" },
    });
    // Lines with a mask are for the runner, which does not print them.
    const shown = log
      .split("\n")
      .filter((line) => !line.startsWith("::add-mask::"))
      .join("\n");
    for (const kept of ["runtime-token-of-the-job", "INPUT_", "Zk3-9!given-x"])
      expect(shown).not.toContain(kept);
  });

  test("a cancelled run concludes its check run", async () => {
    github = await startFakeGithub();
    const command = `node -e "setInterval(()=>{},1000)"`;
    const { code } = await runAction({
      github,
      inputs: { command },
      signalAt: { text: "start", signal: "SIGTERM" },
    });
    expect(code).toBe(143);
    expect(github.state.checkRuns[0]).toMatchObject({ status: "completed", conclusion: "cancelled" });
  });
});
