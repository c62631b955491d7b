import { resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FakeState, Fault } from "../fake-github/server.ts";
import { type Runner, startRunner } from "./in-process.ts";

const FAULTY = { command: `node ${resolve("fixtures/servers/many.mjs")} 1 read`, scope: "static" };

let runner: Runner;
beforeAll(async () => {
  runner = await startRunner();
});
afterAll(() => runner.close());
const pace = (values: object) => Object.assign(runner.client.PACE, values);
beforeEach(() => {
  runner.reset();
  pace({ tryMs: 30_000, secondMs: 1, gapMs: 0 });
});

/** The first `times` requests that fit are answered with the fault. */
function first(times: number, method: string, path: RegExp, fault: Fault): FakeState["intercept"] {
  let left = times;
  return (asked, at) => {
    if (asked !== method || !path.test(at) || left === 0) return null;
    left -= 1;
    return fault;
  };
}
const always =
  (path: RegExp, fault: Fault): FakeState["intercept"] =>
  (_, at) =>
    path.test(at) ? fault : null;

const notices = (log: string) => log.match(/^::notice::.*$/gm) ?? [];
const count = (method: string, path: RegExp) =>
  runner.github.state.requests.filter((one) => one.method === method && path.test(one.path)).length;

/** A run whose audit fails with 1, whatever GitHub does, and whose report is in the summary and in the files. */
async function audited(inputs: Record<string, string> = {}) {
  const result = await runner.run({ inputs: { ...FAULTY, ...inputs } });
  expect(result.code).toBe(1);
  expect(result.summary).toContain("tool_1");
  expect(result.outputs["report-json"]).toContain("report.json");
  expect(result.outputs.conclusion).toBe("failure");
  return result;
}

const SECONDARY = {
  status: 403,
  message: "You have exceeded a secondary rate limit. Please wait a few minutes.",
};
const ISSUE_COMMENTS = /\/issues\/7\/comments$/;

describe("what passes is waited out, and nobody hears of it", () => {
  test.each([
    ["two 502 on the comment", first(2, "POST", ISSUE_COMMENTS, { status: 502, message: "Bad Gateway" })],
    ["a 500 on the list of comments", first(1, "GET", ISSUE_COMMENTS, { status: 500, message: "oops" })],
    ["a 503 on the pull request", first(1, "GET", /\/pulls\/7$/, { status: 503, message: "Unavailable" })],
    ["a 502 on the check run", first(1, "POST", /\/check-runs$/, { status: 502, message: "Bad Gateway" })],
    ["a 502 on its conclusion", first(1, "PATCH", /\/check-runs\//, { status: 502, message: "Bad Gateway" })],
    [
      "a 429 with Retry-After",
      first(1, "POST", ISSUE_COMMENTS, {
        status: 429,
        message: "slow down",
        headers: { "retry-after": "1" },
      }),
    ],
    ["a secondary limit without Retry-After", first(2, "POST", ISSUE_COMMENTS, SECONDARY)],
    [
      "a primary limit that is over in a moment",
      first(1, "POST", ISSUE_COMMENTS, {
        status: 403,
        message: "API rate limit exceeded",
        headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "0" },
      }),
    ],
    ["a cut connection on the list", first(1, "GET", ISSUE_COMMENTS, { cut: true })],
    ["a cut connection on the comment", first(1, "POST", ISSUE_COMMENTS, { cut: true })],
    ["a cut connection on the own name", first(1, "POST", /\/graphql$/, { cut: true })],
  ])("%s", async (_, intercept) => {
    runner.github.state.intercept = intercept;
    const { log } = await audited();
    expect(notices(log)).toEqual([]);
    expect(runner.github.state.comments).toHaveLength(1);
    expect(runner.github.state.checkRuns).toMatchObject([{ status: "completed", conclusion: "failure" }]);
  });

  test("a request that is never answered is tried again", async () => {
    pace({ tryMs: 500 });
    runner.github.state.intercept = first(1, "GET", /\/pulls\/7$/, { never: true });
    const { log } = await audited();
    expect(notices(log)).toEqual([]);
    expect(runner.github.state.comments).toHaveLength(1);
  });
});

describe("what does not pass is told once, and loses nothing", () => {
  test.each([
    [
      "502 for ever",
      { status: 502, message: "Bad Gateway" },
      /GitHub did not take what needs .*502: Bad Gateway/,
    ],
    ["a secondary limit for ever", SECONDARY, /GitHub did not take what needs .*secondary rate limit/],
    ["every connection cut", { cut: true }, /GitHub did not take what needs/],
    ["404 for ever", { status: 404, message: "Not Found" }, /lacks `checks: write` \(404: Not Found\)/],
    ["410 for ever", { status: 410, message: "Gone" }, /GitHub did not take what needs .*410: Gone/],
    [
      "an hour of rate limit",
      {
        status: 403,
        message: "API rate limit exceeded",
        headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "9999999999" },
      },
      /GitHub did not take what needs .*rate limit exceeded/,
    ],
    ["an answer that is no JSON object", { status: 200, message: "ok" }, /GitHub did not take/],
  ])("%s", async (_, fault, words) => {
    runner.github.state.intercept = always(/./, fault);
    const { log } = await audited();
    expect(notices(log)).toHaveLength(1);
    expect(notices(log)[0]).toMatch(words);
    expect(log).toMatch(/^::error .*file=/m);
    expect(count("POST", /\/check-runs$/)).toBeLessThanOrEqual(3);
  });

  test("a locked pull request: no comment, the check run all the same", async () => {
    const locked = { status: 403, message: "Unable to create comment because issue is locked." };
    runner.github.state.intercept = first(1, "POST", ISSUE_COMMENTS, locked);
    const { log } = await audited();
    expect(notices(log)).toEqual([
      expect.stringContaining("The pull request is locked: no comment can be written."),
    ]);
    expect(notices(log)[0]).not.toContain("lacks");
    expect(runner.github.state.checkRuns).toMatchObject([{ conclusion: "failure" }]);
  });
});

describe("a comment that is deleted between list and edit", () => {
  const ours = {
    id: 5,
    body: "<!-- mcp-audit-action:comment: -->\nold",
    user: { login: "github-actions[bot]" },
  };

  test.each([404, 410])("is written anew (%i)", async (status) => {
    runner.github.state.comments = [ours];
    runner.github.state.intercept = (method, path) => {
      if (method !== "PATCH" || !path.endsWith("/comments/5")) return null;
      runner.github.state.comments = [];
      return { status, message: "Not Found" };
    };
    const { log } = await audited();
    expect(notices(log)).toEqual([]);
    expect(runner.github.state.comments.map((one) => one.body)).toEqual([
      expect.stringContaining("### MCP audit"),
    ]);
  });

  test("an own duplicate that is gone already is no fault", async () => {
    runner.github.state.afterCreate = () => {
      runner.github.state.comments.unshift({ ...ours, id: 1 });
    };
    runner.github.state.intercept = first(1, "DELETE", /\/comments\//, { status: 404, message: "Not Found" });
    expect(notices((await audited()).log)).toEqual([]);
  });
});

describe("a check run is concluded whatever becomes of its annotations", () => {
  test("422 on the last request with annotations: concluded without, and they are in the log", async () => {
    runner.github.state.intercept = first(1, "PATCH", /\/check-runs\//, {
      status: 422,
      message: "Invalid request. annotations path is not in the diff",
    });
    const { log } = await audited();
    expect(runner.github.state.checkRuns).toMatchObject([
      { status: "completed", conclusion: "failure", annotations: [] },
    ]);
    expect(log).toMatch(/^::error title=tool_1.*file=/m);
    expect(notices(log)).toEqual([]);
  });

  test("422 on one of several requests: the others are shown", async () => {
    const command = `node ${resolve("fixtures/servers/many.mjs")} 120 read`;
    runner.github.state.intercept = first(1, "PATCH", /\/check-runs\//, {
      status: 422,
      message: "Invalid request.",
    });
    await audited({ command });
    const [run] = runner.github.state.checkRuns;
    expect(run).toMatchObject({ status: "completed", conclusion: "failure" });
    expect(run?.annotations.length).toBeGreaterThanOrEqual(70);
    expect(run?.annotations.length).toBeLessThan(121);
  });

  test("one that cannot be concluded is told of", async () => {
    runner.github.state.intercept = always(/\/check-runs\//, { status: 500, message: "oops" });
    const { log } = await audited();
    expect(notices(log)).toEqual([
      expect.stringMatching(/GitHub did not take what needs `checks: write` \(500: oops\)/),
    ]);
  });
});

describe("one budget of time for the whole posting", () => {
  test("a client whose time is used up asks nothing more", async () => {
    const client = await runner.client.createClient("token", 0);
    await expect(client.request("GET /rate_limit")).rejects.toThrow("the time for posting is used up");
    expect(runner.github.state.requests).toEqual([]);
  });

  test("a request that failed leaves the next one its own tries and waits", async () => {
    const client = await runner.client.createClient("token", 20_000);
    runner.github.state.intercept = always(/./, { status: 502, message: "Bad Gateway" });
    for (const total of [3, 6]) {
      await expect(client.request("GET /rate_limit")).rejects.toThrow("Bad Gateway");
      expect(runner.github.state.requests).toHaveLength(total);
      expect(client.request.endpoint.DEFAULTS.request).not.toHaveProperty("retryCount");
    }
  });

  test("a wait that is longer than what is left is not begun", async () => {
    pace({ secondMs: 1_000 });
    runner.github.state.intercept = always(/./, { ...SECONDARY, headers: { "retry-after": "50" } });
    const client = await runner.client.createClient("token", 20_000);
    await expect(client.request("GET /rate_limit")).rejects.toThrow(/secondary rate limit/);
    expect(runner.github.state.requests).toHaveLength(1);
  });

  test("tries that are never answered end with the budget, all requests together", async () => {
    runner.github.state.intercept = always(/./, { never: true });
    const client = await runner.client.createClient("token", 300);
    for (let index = 0; index < 3; index += 1) {
      await expect(client.request("GET /rate_limit")).rejects.toThrow();
    }
    expect(runner.github.state.requests.length).toBeLessThanOrEqual(3);
    client.allow(20_000);
    runner.github.state.intercept = () => ({ status: 200, message: "ok" });
    await expect(client.request("GET /rate_limit")).resolves.toMatchObject({ status: 200 });
  });
});
