import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { files, git, type PullRequestRepo, pullRequestRepo, shallowCheckout, tool } from "./git-fixture.ts";
import { type Runner, startRunner } from "./in-process.ts";

let runner: Runner;
beforeAll(async () => {
  runner = await startRunner();
});
afterAll(() => runner.close());
let origin: string;
beforeEach(() => {
  runner.reset();
  origin = mkdtempSync(join(tmpdir(), "mcp-audit-origin-"));
});
afterEach(() => rmSync(origin, { recursive: true, force: true }));

const payload = ({ base, head }: PullRequestRepo) => ({
  pull_request: { number: 7, head: { sha: head, repo: { fork: false } }, base: { sha: base, ref: "main" } },
});

async function audited(repo: PullRequestRepo, inputs: Record<string, string> = {}) {
  runner.github.state.headSha = repo.head;
  const result = await runner.run({
    payload: payload(repo),
    inputs: { command: "node server.mjs", "baseline-ref": "auto", scope: "static", ...inputs },
  });
  const path = result.outputs["report-json"] ?? "";
  const report = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : null;
  return { ...result, report, body: runner.github.state.comments[0]?.body ?? "" };
}

const OLD = [tool("weather"), tool("forecast", { description: "" }), tool("tides", { description: "" })];
const NEW = [
  tool("weather", { inputSchema: { ...tool("x").inputSchema, required: ["city"] } }),
  tool("forecast", { description: "" }),
  tool("tides"),
  tool("moon", { description: "" }),
];

describe("`baseline-ref: auto`", () => {
  test("tells new, known and fixed, the contract and the tokens, from a clone of depth 2", async () => {
    const repo = pullRequestRepo(origin, files(OLD), files(NEW));
    shallowCheckout(origin, runner.workspace, 2);
    const { report, body, outputs, code } = await audited(repo);
    const state = Object.fromEntries(
      (report?.findings ?? [])
        .filter((one) => one.check === "description")
        .map((one) => [one.tool, one.baseline]),
    );
    expect(state).toEqual({ forecast: "known", moon: "new" });
    expect(report?.baseline?.label).toBe(repo.base.slice(0, 7));
    const fixed = report?.baseline?.fixed.filter((one) => one.check === "description");
    expect(fixed?.map((one) => one.tool)).toEqual(["tides"]);
    expect(report?.baseline?.contract).toMatchObject({
      added: ["moon"],
      removed: [],
      changed: expect.arrayContaining([expect.objectContaining({ tool: "weather", breaking: true })]),
    });
    const [, first = "", , second = "", , third = ""] = body.split("\n");
    expect(first).toMatch(/^### MCP audit: [A-F] · [\d.]+ \(was [A-F] · [\d.]+\) · 1 new problem · 1 fixed/);
    expect(second).toMatch(
      new RegExp(`tool list \\d+ tokens \\(\\+\\d+ against \`${repo.base.slice(0, 7)}\`\\)`),
    );
    expect(third).toContain("1 breaking change: `weather` inputSchema/city is now required");
    expect(third).toContain("1 tool added (`moon`)");
    expect(outputs["new-findings"]).toBe(
      String(report?.findings.filter((one) => one.baseline === "new").length),
    );
    expect(code).toBe(1);
    expect(readdirSync(join(runner.workspace, ".git")).filter((name) => name === "worktrees")).toEqual([]);
  });

  test("`fail-on: regression` gates on new findings only", async () => {
    const repo = pullRequestRepo(origin, files(OLD), files([...OLD, tool("moon")]));
    shallowCheckout(origin, runner.workspace, 2);
    const same = await audited(repo, { "fail-on": "regression" });
    expect(same.report?.findings.some((one) => one.severity === "error")).toBe(true);
    expect(same.code).toBe(0);
    expect(same.body).toContain("nothing new");

    runner.reset();
    rmSync(origin, { recursive: true, force: true });
    const worse = pullRequestRepo(origin, files(OLD), files([...OLD, tool("moon", { description: "" })]));
    shallowCheckout(origin, runner.workspace, 2);
    const gated = await audited(worse, { "fail-on": "regression" });
    expect(gated.code).toBe(1);
    expect(gated.report?.conclusion.reasons).toEqual(["1 new error"]);
  });

  test("a history that is too shallow is said, with what to change, and fails nothing", async () => {
    const repo = pullRequestRepo(origin, files([tool("weather")]), files([tool("weather"), tool("moon")]));
    shallowCheckout(origin, runner.workspace, 1);
    const { code, log, body, report } = await audited(repo, { "fail-on": "regression" });
    expect(log).toMatch(/::warning::The history of this clone is too shallow.*`fetch-depth: 2`/);
    expect(log).toContain("had nothing to gate on");
    expect(body).toMatch(/⚠️ The history of this clone is too shallow/);
    expect(report?.baseline).toMatchObject({ label: "", score: null });
    expect(code).toBe(0);
  });

  test("what the base learned since the branch left it is not held against the branch", async () => {
    const later = { "tools.json": JSON.stringify([tool("weather")]) };
    const repo = pullRequestRepo(
      origin,
      files([tool("weather", { description: "" })]),
      { "README.md": "x" },
      later,
    );
    git(origin, "checkout", "--quiet", "change");
    git(origin, "branch", "--quiet", "--force", "merged");
    runner.reset();
    rmSync(runner.workspace, { recursive: true, force: true });
    git(origin, "clone", "--quiet", "--branch", "change", `file://${origin}`, runner.workspace);
    const { report } = await audited(repo);
    expect(report?.baseline?.label).not.toBe(repo.base.slice(0, 7));
    expect(report?.findings.filter((one) => one.check === "description").map((one) => one.baseline)).toEqual([
      "known",
    ]);
  });

  test("`setup` runs in the base too, and its server is the base's, also where `command` names the workspace", async () => {
    const setup = {
      "build.mjs": 'import { copyFileSync } from "node:fs"; copyFileSync("tools.src.json", "tools.json");',
    };
    const source = (tools: object[]) => ({
      "server.mjs": files([])["server.mjs"],
      "tools.src.json": JSON.stringify(tools),
      ".gitignore": "tools.json\n",
      ...setup,
    });
    const repo = pullRequestRepo(origin, source(OLD), source(NEW));
    shallowCheckout(origin, runner.workspace, 2);
    const { report, log } = await audited(repo, {
      setup: "node build.mjs",
      command: `node ${join(runner.workspace, "server.mjs")}`,
    });
    expect(log.match(/::group::setup: node build.mjs/g)).toHaveLength(2);
    expect(report?.baseline?.contract?.added).toEqual(["moon"]);
  });

  test.each([
    [
      "cannot start",
      { "server.mjs": "console.error('no key'); process.exit(1)" },
      {},
      /could not be started/,
    ],
    ["fails in `setup`", {}, { setup: "node ok.mjs" }, /could not be set up.*exit code 1/],
    ["lacks the folder", {}, { "working-directory": "sub" }, /has no folder/],
  ] as const)("a base that %s is said and does not fail the head", async (_, before, inputs, words) => {
    const base = { ...files([tool("weather")]), ...before };
    const head = {
      ...files([tool("weather")]),
      "ok.mjs": "",
      "sub/server.mjs": files([])["server.mjs"],
      "sub/tools.json": JSON.stringify([tool("weather")]),
    };
    const repo = pullRequestRepo(origin, base, head);
    shallowCheckout(origin, runner.workspace, 2);
    const { code, report, log } = await audited(repo, inputs);
    expect(report?.baseline?.note).toMatch(words);
    expect(log).toMatch(/::warning::The base/);
    expect(code).toBe(0);
  });

  test("an event without a base compares nothing, and says so", async () => {
    pullRequestRepo(origin, files([tool("weather")]), files([tool("moon")]));
    shallowCheckout(origin, runner.workspace, 2);
    const inputs = { command: "node server.mjs", "baseline-ref": "auto", scope: "static" };
    const { code, log } = await runner.run({ event: "workflow_dispatch", payload: {}, inputs });
    expect(log).toContain("This event has no base commit");
    expect(code).toBe(0);
  });

  test("no remote is asked: the base is compared with the remote gone", async () => {
    const repo = pullRequestRepo(origin, files(OLD), files(NEW));
    shallowCheckout(origin, runner.workspace, 2);
    rmSync(origin, { recursive: true, force: true });
    const { report } = await audited(repo);
    expect(report?.baseline?.label).toBe(repo.base.slice(0, 7));
  });

  test("a hook of the repository is not run by the comparison", async () => {
    const repo = pullRequestRepo(origin, files(OLD), files(NEW));
    shallowCheckout(origin, runner.workspace, 2);
    const trace = join(runner.workspace, "hooked");
    writeFileSync(join(runner.workspace, ".git/hooks/post-checkout"), `#!/bin/sh\ntouch "${trace}"\n`, {
      mode: 0o755,
    });
    await audited(repo);
    expect(existsSync(trace)).toBe(false);
  });
});

describe("`baseline`: a report of an earlier run", () => {
  test("marks new and known, and knows the contract by name", async () => {
    const inputs = { command: "node server.mjs", scope: "static", comment: "never", "check-run": "false" };
    const first = await runner.run({ files: files(OLD), inputs });
    const earlier = readFileSync(first.outputs["report-json"] ?? "", "utf8");
    const { outputs } = await runner.run({
      files: { ...files(NEW), "earlier.json": earlier },
      inputs: { ...inputs, baseline: "earlier.json" },
    });
    const report = JSON.parse(readFileSync(outputs["report-json"] ?? "", "utf8")) as Report;
    expect(report.baseline).toMatchObject({
      label: "earlier.json",
      contract: { added: ["moon"], changed: null },
    });
    const fresh = report.findings.filter((one) => one.baseline === "new");
    expect(fresh.map((one) => one.tool)).toEqual(fresh.map(() => "moon"));
    expect(outputs["new-findings"]).toBe(String(fresh.length));
  });

  test.each([
    ["is missing", {}, /no such file/],
    ["is no report", { "earlier.json": "{}" }, /not a report of this tool/],
  ])("a file that %s is wrong use", async (_, extra, words) => {
    const inputs = { command: "node server.mjs", scope: "static", baseline: "earlier.json" };
    const { code, log } = await runner.run({ files: { ...files(OLD), ...extra }, inputs });
    expect(code).toBe(2);
    expect(log).toMatch(words);
  });
});
