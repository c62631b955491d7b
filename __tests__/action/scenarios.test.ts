import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FakeState } from "../fake-github/server.ts";
import { type Runner, startRunner } from "./in-process.ts";
import type { ActionResult } from "./run-action.ts";

const HEAD = "a".repeat(40);
const FAULTY = { command: `node ${resolve("fixtures/servers/many.mjs")} 1 read`, scope: "static" };
const CLEAN = { command: `node ${resolve("fixtures/servers/clean.mjs")}`, scope: "static" };

let runner: Runner;
beforeAll(async () => {
  runner = await startRunner();
});
afterAll(() => runner.close());
beforeEach(() => runner.reset());

const pull = (more: object = {}, head: object = {}) => ({
  pull_request: {
    number: 7,
    head: { sha: HEAD, repo: { fork: false }, ...head },
    base: { sha: "b".repeat(40), ref: "main" },
    ...more,
  },
});
const refuse =
  (...paths: RegExp[]): FakeState["intercept"] =>
  (method, path) =>
    method !== "GET" && paths.some((one) => one.test(path)) ? { status: 403 } : null;
const COMMENTS = /\/comments/;
const CHECKS = /\/check-runs/;

const notices = (log: string) => log.match(/^::notice::/gm)?.length ?? 0;
const errors = (log: string) => log.match(/^::error/gm)?.length ?? 0;

interface Scenario {
  event?: string;
  payload?: object;
  environment?: Record<string, string>;
  /** Writes that the token may not do. */
  refused?: FakeState["intercept"];
  /** Comments afterwards. */
  comments: number;
  /** Commit of the check run, null for none. */
  check: string | null;
  /** What the one notice says; null: there is none. */
  notice: RegExp | null;
}

/** What happens on each kind of event, with a clean server: exit code 0 and a whole summary, always. */
const SCENARIOS: Record<string, Scenario> = {
  "a pull request of the same repository": { comments: 1, check: HEAD, notice: null },
  "a pull request of a fork": {
    payload: pull({}, { repo: { fork: true } }),
    refused: refuse(COMMENTS, CHECKS),
    comments: 0,
    check: null,
    notice: /pull-requests: write.*normal here: a pull request from a fork.*mode: publish/,
  },
  "a pull request within a repository that is a fork itself": {
    payload: pull({}, { repo: { fork: true, full_name: "acme/tickets" } }),
    refused: refuse(COMMENTS),
    comments: 0,
    check: HEAD,
    notice: /lacks `pull-requests: write` \(403: Resource not accessible by integration\)\.$/m,
  },
  "a pull request of a fork that was deleted": {
    payload: pull({}, { repo: null }),
    refused: refuse(COMMENTS, CHECKS),
    comments: 0,
    check: null,
    notice: /normal here: a pull request from a fork/,
  },
  "Dependabot, read-only": {
    environment: { GITHUB_ACTOR: "dependabot[bot]" },
    refused: refuse(COMMENTS, CHECKS),
    comments: 0,
    check: null,
    notice: /normal here: Dependabot's token is read-only/,
  },
  "Dependabot, with `permissions:` that raise it": {
    environment: { GITHUB_ACTOR: "dependabot[bot]" },
    comments: 1,
    check: HEAD,
    notice: null,
  },
  "a draft": { payload: pull({ draft: true }), comments: 1, check: HEAD, notice: null },
  merge_group: {
    event: "merge_group",
    payload: { merge_group: { head_sha: "d".repeat(40), base_sha: "b".repeat(40) } },
    comments: 0,
    check: "d".repeat(40),
    notice: null,
  },
  push: {
    event: "push",
    payload: { before: "b".repeat(40), after: "c".repeat(40) },
    comments: 0,
    check: "c".repeat(40),
    notice: null,
  },
  schedule: { event: "schedule", payload: {}, comments: 0, check: "c".repeat(40), notice: null },
  workflow_dispatch: {
    event: "workflow_dispatch",
    payload: { inputs: null },
    comments: 0,
    check: "c".repeat(40),
    notice: null,
  },
  "no `pull-requests: write`": {
    refused: refuse(COMMENTS),
    comments: 0,
    check: HEAD,
    notice: /lacks `pull-requests: write` \(403: Resource not accessible by integration\)\.$/m,
  },
  "no `checks: write`": {
    refused: refuse(CHECKS),
    comments: 1,
    check: null,
    notice: /lacks `checks: write`/,
  },
  "neither permission": {
    refused: refuse(COMMENTS, CHECKS),
    comments: 0,
    check: null,
    notice: /lacks `checks: write` .*`pull-requests: write`/,
  },
  "no permission to read the pull request": {
    refused: (_, path) => (/\/pulls\/|\/comments/.test(path) ? { status: 403 } : null),
    comments: 0,
    check: HEAD,
    notice: /lacks `pull-requests: write`/,
  },
  "a server without the query for the own name (GHES)": {
    refused: (_, path) => (path === "/graphql" ? { status: 404, message: "Not Found" } : null),
    comments: 1,
    check: HEAD,
    notice: null,
  },
};

function expectScenario(scenario: Scenario, { code, log, summary, outputs }: ActionResult) {
  const { comments, checkRuns } = runner.github.state;
  expect(code).toBe(0);
  expect(errors(log)).toBe(0);
  expect(comments).toHaveLength(scenario.comments);
  expect(checkRuns.map((run) => run.head_sha)).toEqual(scenario.check === null ? [] : [scenario.check]);
  for (const run of checkRuns) expect(run).toMatchObject({ status: "completed", conclusion: "success" });
  expect(notices(log)).toBe(scenario.notice === null ? 0 : 1);
  if (scenario.notice !== null) expect(log).toMatch(scenario.notice);
  expect(summary).toContain("### MCP audit: A · 100");
  expect(outputs["comment-markdown"]).toContain("### MCP audit: A · 100");
  expect(outputs["comment-url"] === "").toBe(scenario.comments === 0);
  expect(/^Comment: https:.*$/m.test(log)).toBe(scenario.comments > 0);
  expect(outputs["check-run-url"] === "").toBe(scenario.check === null);
}

describe("a clean server on each event", () => {
  test.each(Object.entries(SCENARIOS))("%s", async (_, scenario) => {
    const { refused = () => null, event, payload, environment } = scenario;
    runner.github.state.intercept = refused;
    expectScenario(
      scenario,
      await runner.run({ event, payload: payload ?? pull(), environment, inputs: CLEAN }),
    );
  });
});

describe("several runs", () => {
  test("re-run on the same commit: one comment, not written again, and a check run that leads to the new run", async () => {
    for (const id of ["41", "42"]) {
      await runner.run({ inputs: FAULTY, environment: { GITHUB_RUN_ID: id } });
    }
    const { comments, checkRuns, requests } = runner.github.state;
    expect(comments).toHaveLength(1);
    expect(requests.filter((one) => one.method === "PATCH" && COMMENTS.test(one.path))).toEqual([]);
    expect(checkRuns.map((run) => run.details_url)).toEqual([
      "https://github.com/acme/tickets/actions/runs/41",
      "https://github.com/acme/tickets/actions/runs/42",
    ]);
  });

  test("two jobs at once: one comment, the older, with what was said last", async () => {
    runner.github.state.afterCreate = () => {
      const body = "<!-- mcp-audit-action:comment: -->\nof the other job";
      runner.github.state.comments.unshift({ id: 1, body, user: { login: "github-actions[bot]" } });
    };
    await runner.run({ inputs: FAULTY });
    expect(runner.github.state.comments.map((one) => one.id)).toEqual([1]);
    expect(runner.github.state.comments[0]?.body).toContain("### MCP audit");
  });

  test("a matrix of three servers: a comment and a check for each, also after a second round", async () => {
    for (const server of ["calendar", "mail", "tickets", "calendar", "mail", "tickets"]) {
      const inputs = { ...FAULTY, "comment-key": server, "check-name": `MCP audit (${server})` };
      await runner.run({ inputs });
    }
    const { comments, checkRuns } = runner.github.state;
    expect(comments).toHaveLength(3);
    expect(new Set(comments.map((one) => one.body.split("\n")[0])).size).toBe(3);
    expect(new Set(checkRuns.map((run) => run.name)).size).toBe(3);
  });

  test("a renamed check is concluded under its new name, the old one left as it was", async () => {
    await runner.run({ inputs: CLEAN });
    await runner.run({ inputs: { ...CLEAN, "check-name": "Tools" } });
    expect(runner.github.state.checkRuns.map((run) => [run.name, run.conclusion])).toEqual([
      ["MCP audit", "success"],
      ["Tools", "success"],
    ]);
  });

  test("the head moved meanwhile: no comment, and a word", async () => {
    runner.github.state.headSha = "f".repeat(40);
    const { log } = await runner.run({ inputs: CLEAN });
    expect(runner.github.state.comments).toEqual([]);
    expect(log).toContain("newer commit");
  });

  test("`comment: on-problem` writes none for a clean run, and mends the one of a failed run", async () => {
    await runner.run({ inputs: { ...CLEAN, comment: "on-problem" } });
    expect(runner.github.state.comments).toEqual([]);
    await runner.run({ inputs: { ...FAULTY, comment: "on-problem" } });
    await runner.run({ inputs: { ...CLEAN, comment: "on-problem" } });
    expect(runner.github.state.comments.map((one) => /A · 100/.test(one.body))).toEqual([true]);
  });

  test("`comment: never` and `check-run: false` ask GitHub for nothing", async () => {
    await runner.run({ inputs: { ...FAULTY, comment: "never", "check-run": "false" } });
    expect(runner.github.state.requests).toEqual([]);
  });
});

test("workflow_run: a fork's run, then the publishing run that its report gets a comment from", async () => {
  runner.github.state.intercept = refuse(COMMENTS, CHECKS);
  await runner.run({ inputs: FAULTY, payload: pull({}, { repo: { fork: true } }) });
  expect(runner.github.state.comments).toEqual([]);
  runner.github.state.intercept = () => null;
  runner.github.state.pulls = [
    {
      number: 7,
      state: "open",
      head: { sha: HEAD, label: "mallory:change" },
      base: { repo: { full_name: "acme/tickets" } },
    },
  ];
  const payload = {
    workflow_run: {
      event: "pull_request",
      conclusion: "failure",
      head_sha: HEAD,
      head_branch: "change",
      head_repository: { owner: { login: "mallory" } },
    },
  };
  const { code } = await runner.run({ event: "workflow_run", payload, inputs: { mode: "publish" } });
  expect(code).toBe(0);
  expect(runner.github.state.comments).toHaveLength(1);
  expect(runner.github.state.checkRuns).toMatchObject([{ head_sha: HEAD, conclusion: "failure" }]);
});

test("a run that comes to no report replaces what the comment said, and concludes its check", async () => {
  await runner.run({ inputs: CLEAN });
  const { code, summary } = await runner.run({ inputs: { ...CLEAN, setup: `node -e "process.exit(4)"` } });
  expect(code).toBe(2);
  expect(runner.github.state.comments).toHaveLength(1);
  expect(runner.github.state.comments[0]?.body).toMatch(/could not run[\s\S]*ended with exit code 4/);
  expect(runner.github.state.comments[0]?.body).not.toContain("A · 100");
  expect(summary).toContain("ended with exit code 4");
  expect(runner.github.state.checkRuns.at(-1)).toMatchObject({ status: "completed", conclusion: "failure" });
});

test("a wrong input replaces what the comment said, concludes a check, and tells no secret", async () => {
  await runner.run({ inputs: CLEAN });
  const wrong = {
    ...CLEAN,
    scope: "readonly",
    env: "API_KEY=s3cr3t-value-of-the-user\ns3cr3t-without-a-name",
  };
  const { code, summary } = await runner.run({ inputs: wrong });
  expect(code).toBe(2);
  expect(runner.github.state.comments).toHaveLength(1);
  const body = runner.github.state.comments[0]?.body ?? "";
  expect(body).toMatch(/could not run[\s\S]*readonly/);
  expect(body).not.toMatch(/A · 100|s3cr3t/);
  expect(summary).toContain("could not run");
  expect(runner.github.state.checkRuns.at(-1)).toMatchObject({ status: "completed", conclusion: "failure" });
});

test("a report that cannot be written to its folder is posted all the same, and fails the step", async () => {
  mkdirSync(runner.workspace, { recursive: true });
  writeFileSync(join(runner.workspace, "taken"), "");
  const { code, log, summary } = await runner.run({ inputs: { ...CLEAN, "report-dir": "taken/reports" } });
  expect(code).toBe(2);
  expect(log).toMatch(/::error::.*cannot be written/);
  expect(summary).toContain("### MCP audit: A · 100");
  expect(runner.github.state.comments).toHaveLength(1);
});
