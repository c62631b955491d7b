import { describe, expect, test } from "vitest";
import { serverEnvironment } from "../../src/record/environment.ts";
import { run, sent } from "./run.ts";

describe("the environment of the server", () => {
  test("holds what a program needs, and nothing of the job's own", () => {
    const base = {
      PATH: "/bin",
      HOME: "/home/u",
      LANG: "C",
      LC_ALL: "C",
      TZ: "UTC",
      SystemRoot: "C:\\Windows",
      TERM: "xterm",
      GITHUB_TOKEN: "t",
      ACTIONS_RUNTIME_TOKEN: "t",
      INPUT_COMMAND: "x",
      AWS_SECRET_ACCESS_KEY: "k",
      NODE_OPTIONS: "--inspect",
      npm_config_registry: "r",
      EMPTY: undefined,
    };
    expect(serverEnvironment(base, { MINE: "1" })).toEqual({
      PATH: "/bin",
      HOME: "/home/u",
      LANG: "C",
      LC_ALL: "C",
      TZ: "UTC",
      SystemRoot: "C:\\Windows",
      MINE: "1",
    });
  });

  test("takes what the user gives over ours, in any case of letters", () => {
    expect(serverEnvironment({ Path: "C:\\a", HOME: "/h" }, { PATH: "C:\\b" })).toEqual({
      PATH: "C:\\b",
      HOME: "/h",
    });
    expect(Object.keys(serverEnvironment({}, JSON.parse('{"__proto__":"x"}')))).toEqual(["__proto__"]);
  });

  test("is what a started server sees", async () => {
    const evidence = await run({
      tools: ["environment"],
      calls: ["environment"],
      environment: { PATH: process.env.PATH, GITHUB_TOKEN: "t" },
    });
    const raw = sent(evidence, "case")[0]?.response?.raw ?? "";
    const names = JSON.parse(JSON.parse(raw).result.content[0].text);
    expect(names.sort()).toEqual(["MCP_AUDIT_RUN", "PATH", "TEST_MARK", "TOOLS"]);
  });

  test("is told without what differs from start to start", async () => {
    const raws = [];
    for (let turn = 0; turn < 2; turn++) {
      const evidence = await run({ tools: ["values"], calls: ["values"], env: { TEST_MARK: "same" } });
      raws.push(sent(evidence, "case")[0]?.response?.raw);
    }
    expect(raws[0]).toContain("mcp-audit-run");
    expect(raws[0]).toBe(raws[1]);
  });
});
