import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import {
  files,
  type PullRequestRepo,
  pullRequestRepo,
  SERVER,
  shallowCheckout,
  tool,
} from "./git-fixture.ts";
import { type Runner, startRunner } from "./in-process.ts";

let runner: Runner;
let origin: string;
beforeAll(async () => {
  runner = await startRunner();
});
afterAll(() => runner.close());
beforeEach(() => {
  runner.reset();
  origin = mkdtempSync(join(tmpdir(), "mcp-audit-tampering-"));
});
afterEach(() => rmSync(origin, { recursive: true, force: true }));

const CONFIG = ".github/mcp-audit.yml";
const GOOD = [tool("weather")];
const BAD = [tool("weather"), tool("moon", { description: "" })];

/** A server that first does what `code` says, with the file system at hand. */
const doing = (code: string) => `import * as fs from "node:fs";\n${code}\n${SERVER}`;

async function audited(repo: PullRequestRepo, inputs: Record<string, string> = {}) {
  runner.github.state.headSha = repo.head;
  const result = await runner.run({
    payload: {
      pull_request: {
        number: 7,
        head: { sha: repo.head, repo: { fork: false } },
        base: { sha: repo.base, ref: "main" },
      },
    },
    inputs: { command: "node server.mjs", scope: "static", ...inputs },
  });
  const path = result.outputs["report-json"] ?? "";
  return { ...result, report: JSON.parse(readFileSync(path, "utf8")) as Report };
}

const fresh = ({ findings }: Report) =>
  findings.filter((one) => one.baseline === "new").map((one) => one.tool);

describe("a pull request whose code changes what it is compared with", () => {
  test("does not reach the report of an earlier run: it is read before anything of it starts", async () => {
    const clean = pullRequestRepo(origin, files(GOOD), { "README.md": "more" });
    shallowCheckout(origin, runner.workspace, 2);
    const before = readFileSync((await audited(clean)).outputs["report-json"] ?? "", "utf8");
    runner.reset();
    rmSync(origin, { recursive: true });
    const code = 'fs.writeFileSync("earlier.json", "{}");';
    const repo = pullRequestRepo(origin, files(GOOD), { ...files(BAD), "server.mjs": doing(code) });
    shallowCheckout(origin, runner.workspace, 2);
    writeFileSync(join(runner.workspace, "earlier.json"), before);
    const { report } = await audited(repo, { baseline: "earlier.json", "fail-on": "regression" });
    expect(readFileSync(join(runner.workspace, "earlier.json"), "utf8")).toBe("{}");
    expect(fresh(report)).toContain("moon");
    expect(report.conclusion.result).toBe("failure");
  });

  test("does not reach the base in the clone, by the server or by its setup", async () => {
    const gone = 'fs.rmSync(".git", { recursive: true, force: true });';
    const repo = pullRequestRepo(origin, files(GOOD), {
      ...files(BAD),
      "server.mjs": doing(gone),
      "setup.mjs": `import * as fs from "node:fs";\nif (fs.existsSync("tools.json")) ${gone}\n`,
    });
    shallowCheckout(origin, runner.workspace, 2);
    const { report } = await audited(repo, { "baseline-ref": "auto", "fail-on": "regression" });
    expect(existsSync(join(runner.workspace, ".git"))).toBe(false);
    expect(report.baseline?.label).toBe(repo.base.slice(0, 7));
    expect(fresh(report)).toContain("moon");
    expect(report.conclusion.result).toBe("failure");
  });
});

test("a report folder that the server makes a link of is left alone, and the report is posted", async () => {
  const code = 'fs.mkdirSync("elsewhere"); fs.symlinkSync("elsewhere", "mcp-audit-report");';
  const repo = pullRequestRepo(origin, files(GOOD), { ...files(BAD), "server.mjs": doing(code) });
  shallowCheckout(origin, runner.workspace, 2);
  runner.github.state.headSha = repo.head;
  const ended = await runner.run({ inputs: { command: "node server.mjs", scope: "static" } });
  expect(ended.code).not.toBe(0);
  expect(ended.log).toMatch(/::error::.*leads elsewhere/);
  expect(readdirSync(join(runner.workspace, "elsewhere"))).toEqual([]);
  expect(ended.summary).toContain("moon");
});

describe("a pull request that changes the config", () => {
  const told = (report: Report) => report.warnings.filter((one) => one.includes(CONFIG));
  const suppressing = "suppress:\n  - check: description\n    tool: moon\n    reason: silence\n";

  test.each([
    ["that the base has", { [CONFIG]: "fail_on: warning\n" }],
    ["that the base has not", {}],
  ])("%s is told of", async (_, base) => {
    const repo = pullRequestRepo(
      origin,
      { ...files(GOOD), ...base },
      { ...files(BAD), [CONFIG]: suppressing },
    );
    shallowCheckout(origin, runner.workspace, 2);
    const { report } = await audited(repo);
    expect(report.suppressed.map((one) => one.tool)).toContain("moon");
    expect(told(report)).toEqual([expect.stringContaining(repo.base.slice(0, 7))]);
    expect(runner.github.state.comments[0]?.body).toContain(`\`${CONFIG}\` is not as in the base`);
  });

  test("is not said of one that leaves it, also where the base has learned since", async () => {
    const config = { [CONFIG]: suppressing };
    const repo = pullRequestRepo(origin, { ...files(GOOD), ...config }, files(BAD), {
      [CONFIG]: "strict: 1",
    });
    shallowCheckout(origin, runner.workspace, 2, "change");
    expect(told((await audited(repo)).report)).toEqual([]);
  });

  test("is not said of a file that is not committed", async () => {
    const repo = pullRequestRepo(origin, files(GOOD), files(BAD));
    shallowCheckout(origin, runner.workspace, 2);
    writeFileSync(join(runner.workspace, "made.yml"), suppressing);
    const { report } = await audited(repo, { config: "made.yml" });
    expect(report.warnings.filter((one) => one.includes("made.yml"))).toEqual([]);
  });
});
