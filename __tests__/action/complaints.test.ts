import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditWorkflow, publishWorkflow } from "../../src/cli/templates.ts";
import { type Runner, startRunner } from "./in-process.ts";

/**
 * What users of other actions that comment on pull requests complained about most; each must be right here. The names are
 * those of the list in the design notes.
 */
let runner: Runner;
beforeAll(async () => {
  runner = await startRunner();
});
afterAll(() => runner.close());
beforeEach(() => runner.reset());

const server = (name: string, ...args: (string | number)[]) =>
  ["node", resolve(`fixtures/servers/${name}.mjs`), ...args].join(" ");
const run = (inputs: Record<string, string>, more: object = {}) =>
  runner.run({ inputs: { scope: "static", ...inputs }, ...more });
const body = () => runner.github.state.comments[0]?.body ?? "";

/** A server of one tool, as it lists it. */
const listing = (tool: object) => `
import { createInterface } from "node:readline";
const results = {
  initialize: { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo: { name: "own", version: "1" } },
  "tools/list": { tools: [${JSON.stringify(tool)}] },
};
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method } = JSON.parse(line);
  if (id === undefined) return;
  const result = results[method];
  const answer = result ? { result } : { error: { code: -32601, message: "no" } };
  process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, ...answer }) + "\\n");
});
`;

test("51st annotation", async () => {
  await run({ command: server("many", 51) });
  const [check] = runner.github.state.checkRuns;
  expect(check?.annotations.filter((one) => one.title.startsWith("tool_")).length).toBe(51);
  expect(Math.max(...(check?.batches ?? []))).toBeLessThanOrEqual(50);
  expect(check?.conclusion).toBe("failure");
});

test("oversized comment fails the job", async () => {
  const { code, outputs } = await run({ command: server("many", 1000), "fail-on": "never" });
  expect(code).toBe(0);
  expect(body().length).toBeLessThanOrEqual(65_536);
  expect(body()).toContain("1,000 tools");
  // The same on update.
  await run({ command: server("many", 999), "fail-on": "never" });
  expect(body()).toContain("999 tools");
  expect(outputs["comment-url"]).not.toBe("");
});

test("wrong paths in a monorepo", async () => {
  const text = `${listing({ name: "search_tickets", inputSchema: { type: "object" } })}
export const names = (server) => server.registerTool("search_tickets", {}, () => {});
`;
  await run(
    { command: "node server.mjs", "working-directory": "packages/tickets" },
    {
      files: { "packages/tickets/server.mjs": text },
    },
  );
  const paths = (runner.github.state.checkRuns[0]?.annotations ?? []).map((one) => one.path);
  expect(paths).toContain("packages/tickets/server.mjs");
});

test("only the first | escaped", async () => {
  const name = "a|b|c\\|d";
  await run(
    { command: "node server.mjs" },
    {
      files: { "server.mjs": listing({ name, inputSchema: { type: "object" } }) },
    },
  );
  const row =
    body()
      .split("\n")
      .find((line) => line.startsWith("| ❌") && line.includes("a&#124;b")) ?? "";
  expect(row.match(/(?<!\\)\|/g)).toHaveLength(3);
});

test("crashed run shown as passed", async () => {
  const { code, outputs } = await run({ command: `node -e "process.exit(1)"` });
  expect(code).toBe(3);
  expect(outputs.conclusion).toBe("failure");
  expect(runner.github.state.checkRuns).toMatchObject([{ status: "completed", conclusion: "failure" }]);
  expect(body()).toContain("could not start the server");
});

test("reports under an old run when the commit is unchanged", async () => {
  for (const GITHUB_RUN_ID of ["41", "42"]) {
    await run({ command: server("many", 1) }, { environment: { GITHUB_RUN_ID } });
  }
  expect(runner.github.state.checkRuns.at(-1)?.details_url).toMatch(/\/runs\/42$/);
});

test("second instance overwrites the first", async () => {
  await run({ command: server("many", 1), "comment-key": "a" });
  await run({ command: server("many", 2), "comment-key": "b" });
  expect(runner.github.state.comments.map((one) => /(\d) tools?/.exec(one.body)?.[1])).toEqual(["1", "2"]);
});

test("conclusion of the check tied to the step's failure", async () => {
  const { code } = await run(
    { command: server("many", 1), "report-dir": "taken/x", "fail-on": "never" },
    {
      files: { taken: "a file" },
    },
  );
  expect(code).toBe(2);
  expect(runner.github.state.checkRuns[0]?.conclusion).toBe("success");
});

test("rate-limit 403 without back-off", async () => {
  let left = 1;
  runner.github.state.intercept = (method, path) => {
    if (method !== "POST" || !path.endsWith("/comments") || left-- === 0) return null;
    return { status: 403, message: "You have exceeded a secondary rate limit." };
  };
  const { log } = await run({ command: server("many", 1) });
  expect(log).not.toMatch(/^::notice::/m);
  expect(runner.github.state.comments).toHaveLength(1);
});

test("fork 403 as error", async () => {
  runner.github.state.intercept = (method) => (method === "GET" ? null : { status: 403 });
  const { code, log } = await run({ command: server("clean") });
  expect(code).toBe(0);
  expect(log).not.toMatch(/^::(?:error|warning)/m);
  expect(log.match(/^::notice::/gm)).toHaveLength(1);
});

test("pings through @name", async () => {
  const description = "Ask @octocat and @github/security about #1 and acme/tickets#2.";
  await run(
    { command: "node server.mjs", annotations: "per-finding" },
    {
      files: { "server.mjs": listing({ name: "@octocat", description, inputSchema: { type: "array" } }) },
    },
  );
  const visible = body()
    .replace(/`[^`]*`/g, "")
    .replace(/<code>.*?<\/code>/g, "");
  expect(body()).toContain("octocat");
  expect(visible).not.toMatch(/@(?:octocat|github)/);
});

test("dependence on the pull-request diff API (406 over 300 files)", async () => {
  runner.github.state.intercept = (_, path) =>
    /\/(?:files|compare|diff)/.test(path) ? { status: 406 } : null;
  await run({ command: server("many", 1) });
  expect(runner.github.state.requests.filter((one) => /\/(?:files|compare|diff)/.test(one.path))).toEqual([]);
  expect(runner.github.state.comments).toHaveLength(1);
});

test("rendered markdown not available as a file or output", async () => {
  const { outputs } = await run({ command: server("many", 1) });
  const file = readFileSync(join(runner.workspace, "mcp-audit-report", "comment.md"), "utf8");
  expect(file).toBe(body());
  expect(outputs["comment-markdown"]?.trim()).toBe(body().trim());
});

test("`always()` where `!cancelled()` is meant", () => {
  const files = ["README.md", ...["docs", "examples", ".github"].flatMap(textsIn)];
  for (const path of files) expect(readFileSync(path, "utf8"), path).not.toContain("always()");
  const project = { kind: "", steps: [], setup: [], command: "node x" };
  expect(auditWorkflow(project, true) + publishWorkflow()).not.toContain("always()");
});

function textsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:md|ya?ml)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
