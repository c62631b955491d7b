import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { files, pullRequestRepo, shallowCheckout, tool } from "./git-fixture.ts";
import { pullRequest } from "./run-action.ts";
import { SHARD_COMMAND as COMMAND, type Matrix, startMatrix } from "./shards-fixture.ts";

const HEAD = "a".repeat(40);
let matrix: Matrix;
let runner: Matrix["runner"];
let shard: Matrix["shard"];
let lastJob: Matrix["lastJob"];
let download: Matrix["download"];
beforeAll(async () => {
  matrix = await startMatrix();
  ({ runner, shard, lastJob, download } = matrix);
});
afterAll(() => matrix.close());
beforeEach(() => runner.reset());

const at = (name: string) => join(runner.workspace, name);
const state = () => runner.github.state;
const writes = () => state().requests.filter((one) => one.method !== "GET" && one.path !== "/graphql");
const reportAt = (path: string | undefined) => JSON.parse(readFileSync(path ?? "", "utf8")) as Report;

describe("a shard", () => {
  test("posts nothing and does not fail for what it finds; log, summary, outputs and files tell of its share", async () => {
    const { code, log, summary, outputs } = await shard(2);
    expect(code).toBe(0);
    expect(state().requests).toEqual([]);
    expect(log).toContain("The job that joins the shards decides");
    expect(log).not.toMatch(/^::(?:error|warning)/m);
    expect(summary).toContain("shard 2 of 3");
    expect(outputs).toMatchObject({ conclusion: "failure", "tools-listed": "7", "tools-called": "2" });
    expect(existsSync(at("got/shard-2/evidence.json"))).toBe(true);
  });

  test("leaves its evidence whatever `formats` says", async () => {
    await shard(1, 3, { formats: "junit" });
    expect(existsSync(at("got/shard-1/evidence.json"))).toBe(true);
  });

  test("whose server does not start fails, and posts nothing", async () => {
    const { code } = await shard(1, 3, { command: "node -e 'process.exit(1)'" });
    expect(code).toBe(3);
    expect(state().requests).toEqual([]);
  });

  test.each([
    ["wrong inputs", { "fail-on": "sometimes" }],
    ["a setup that fails", { setup: "node -e process.exit(1)" }],
  ])("with %s fails, and says so in its summary only", async (_, inputs) => {
    const { code, summary } = await shard(1, 3, inputs);
    expect(code).toBe(2);
    expect(summary).toContain("could not run");
    expect(writes()).toEqual([]);
  });
});

describe("the last job of the matrix", () => {
  test("answers with one comment, one check run, outputs and files, as one run does", async () => {
    download(1, 2, 3);
    const joined = await lastJob();
    const [comment] = state().comments;
    const [check] = state().checkRuns;
    expect(state().comments).toHaveLength(1);
    expect(state().checkRuns).toHaveLength(1);
    runner.reset();
    const whole = await runner.run({ inputs: { command: COMMAND } });
    expect(whole.code).toBe(1);
    expect(joined.code).toBe(1);
    expect(comment?.body).toBe(state().comments[0]?.body);
    expect(check).toMatchObject({ conclusion: "failure", title: state().checkRuns[0]?.title });
    expect(check?.annotations).toEqual(state().checkRuns[0]?.annotations);
    const places = /^(?:report-|trace)|-url$/;
    const values = (outputs: Record<string, string>) =>
      Object.entries(outputs).filter(([name]) => !places.test(name));
    expect(values(joined.outputs)).toEqual(values(whole.outputs));
  });

  test("writes the joined files beside the folders of the shards, which do not stand for a shard the next time", async () => {
    download(1, 2, 3);
    const { outputs } = await lastJob();
    expect(outputs["report-json"]).toBe(at("got/report.json"));
    expect(reportAt(outputs["report-json"]).shard).toBeUndefined();
    expect((await lastJob()).code).toBe(1);
    expect(state().comments).toHaveLength(1);
  });

  test("says which shard is missing, and fails although the others found nothing", async () => {
    const clean = `node ${resolve("fixtures/servers/clean.mjs")}`;
    await shard(1, 2, { command: clean });
    const { code, log } = await lastJob();
    expect(code).toBe(1);
    expect(state().comments).toHaveLength(1);
    expect(state().comments[0]?.body).toContain("shard 2 of 2 is missing, its tools were not called");
    expect(state().checkRuns).toMatchObject([{ conclusion: "failure", status: "completed" }]);
    expect(log).toContain("not all was tried: shard 2 of 2 is missing");
    await shard(2, 2, { command: clean });
    expect((await lastJob()).code).toBe(0);
    expect(state().comments[0]?.body).not.toContain("missing");
  });

  test("takes the one artifact that the download put into the folder itself", async () => {
    download(1);
    renameSync(at("got/shard-1"), at("one"));
    const { code } = await lastJob({ "report-dir": "one" });
    expect(code).toBe(1);
    expect(state().comments[0]?.body).toContain("shards 2, 3 of 3 are missing");
  });

  test("tells of a shard whose server did not start, beside what the others found", async () => {
    download(1, 3);
    const inputs = { command: `${COMMAND}`, env: "NODE_OPTIONS=--no-such-option" };
    expect((await shard(2, 3, inputs)).code).toBe(3);
    expect((await lastJob()).code).toBe(1);
    expect(state().comments[0]?.body).toContain("shard 2 of 3 called nothing");
    expect(state().comments[0]?.body).toContain("tool_1");
  });

  test("judges as the shards were told to judge", async () => {
    for (const index of [1, 2]) await shard(index, 2, { "fail-on": "never" });
    const { code, outputs } = await lastJob();
    expect(code).toBe(0);
    expect(outputs.conclusion).toBe("success");
  });

  test("where it may not write: the summary has it, and the exit code is that of the whole", async () => {
    download(1, 2, 3);
    state().intercept = (method) => (method === "GET" ? null : { status: 403 });
    const { code, summary, log } = await lastJob({}, pullRequest(HEAD, true));
    expect(code).toBe(1);
    expect(summary).toContain("tool_7");
    expect(log.match(/^::notice::/gm)).toHaveLength(1);
    expect(state().comments).toEqual([]);
  });

  test("compares with a report file", async () => {
    download(1, 2, 3);
    const first = await lastJob();
    const { outputs } = await lastJob({
      baseline: "got/report.json",
    });
    expect(first.outputs["new-findings"]).toBe("");
    expect(outputs["new-findings"]).toBe("0");
  });
});

describe("the last job says what is wrong, in place of an older comment", () => {
  const told = async (words: RegExp, inputs: Record<string, string> = {}) => {
    const { code, log } = await lastJob(inputs);
    expect(code).toBe(2);
    expect(log).toMatch(words);
    expect(state().comments).toHaveLength(1);
    expect(state().comments[0]?.body).toContain("could not run");
    expect(state().checkRuns).toMatchObject([{ conclusion: "failure", status: "completed" }]);
  };

  test("no shard left anything", () => told(/There is no shard to join .*workflow_run/));

  test("a shard twice", () => {
    download(1, 2, 3);
    cpSync(at("got/shard-2"), at("got/shard-2-again"), { recursive: true });
    return told(/The same shard is given twice: shard 2/);
  });

  test("a shard of another commit", async () => {
    download(1, 2);
    await shard(3, 3, {}, pullRequest("e".repeat(40)));
    await told(/shard-3 is of the commit eeeeeee, and this run is about aaaaaaa/);
  });

  test("a shard of other settings", async () => {
    download(1, 2);
    await shard(3, 3, { strict: "true" });
    await told(/shard 1 and shard 3 differ in the settings/);
  });

  test("a shard that is no evidence", () => {
    download(1, 2, 3);
    writeFileSync(at("got/shard-2/evidence.json"), "{}");
    return told(/shard-2: This is not an evidence file/);
  });

  test("a shard of 70 MB", () => {
    download(1, 2, 3);
    truncateSync(at("got/shard-2/evidence.json"), 70 * 1024 * 1024);
    return told(/larger than 67108864 bytes/);
  });

  test("a link in the place of the evidence", () => {
    download(1, 2, 3);
    renameSync(at("got/shard-2/evidence.json"), at("elsewhere.json"));
    symlinkSync(at("elsewhere.json"), at("got/shard-2/evidence.json"));
    return told(/no plain file/);
  });

  test("`shard` given to it too", () => told(/the job that publishes joins all shards/, { shard: "1/3" }));
});

test("`baseline-ref`: each shard audits its share of the base, also where a new tool moves all others", async () => {
  const origin = mkdtempSync(join(tmpdir(), "mcp-audit-origin-"));
  try {
    const old = ["weather", "tides", "winds"].map((name) => tool(name, { description: "" }));
    const repo = pullRequestRepo(
      origin,
      files(old),
      files([tool("moon", { description: "" }), ...old.slice(0, 2)]),
    );
    shallowCheckout(origin, runner.workspace, 2);
    state().headSha = repo.head;
    const payload = {
      pull_request: {
        number: 7,
        head: { sha: repo.head, repo: { fork: false } },
        base: { sha: repo.base, ref: "main" },
      },
    };
    const inputs = {
      command: "node server.mjs",
      "baseline-ref": "auto",
      "fail-on": "regression",
      strict: "true",
    };
    const whole = await runner.run({ payload, inputs });
    for (const index of [1, 2]) expect((await shard(index, 2, inputs, payload)).code).toBe(0);
    const joined = await lastJob({}, payload);
    const [before, after] = [whole, joined].map(({ outputs }) => reportAt(outputs["report-json"]));
    expect(before?.baseline?.label).toBe(repo.base.slice(0, 7));
    expect(after?.baseline).toEqual(before?.baseline);
    const marks = (report?: Report) => report?.findings.map((one) => [one.fingerprint, one.baseline]);
    expect(marks(after)).toEqual(marks(before));
    expect(after?.findings.filter((one) => one.baseline === "new").map((one) => one.tool)).toContain("moon");
    expect(joined.code).toBe(whole.code);
    rmSync(at("got/shard-2/base-evidence.json"));
    await lastJob({}, payload);
    expect(state().comments[0]?.body).toContain("was not audited to its end: shard 2 of 2 is missing");
  } finally {
    rmSync(origin, { recursive: true, force: true });
  }
});

test("a base that no shard could audit is said once, with the gate that stands open", async () => {
  for (const index of [1, 2]) await shard(index, 2, { "baseline-ref": "auto", "fail-on": "regression" });
  const { code, outputs } = await lastJob();
  const note = reportAt(outputs["report-json"]).baseline?.note ?? "";
  expect(note).toContain("Nothing was compared.");
  expect(note.match(/had nothing to gate on/g)).toHaveLength(1);
  expect(outputs["new-findings"]).toBe("");
  expect(code).toBe(0);
});

test("the workflow of the example names folders and pattern that fit together", () => {
  const text = readFileSync("examples/shards.yml", "utf8");
  expect(text).toMatch(/name: shard-\$\{\{ matrix\.shard \}\}\n\s+path: mcp-audit-report\n/);
  expect(text).toMatch(/pattern: shard-\*\n\s+path: mcp-audit-report\n/);
  expect(text).toMatch(/mode: publish\n\s+report-dir: mcp-audit-report\n/);
});
