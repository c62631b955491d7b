import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { indexSources } from "../../src/source/index.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sources-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function locate(files: Record<string, string>, ...names: string[]): Promise<Record<string, string>> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { locations } = await indexSources({ root, folder: root }, names);
  return Object.fromEntries(Object.entries(locations).map(([name, at]) => [name, `${at.path}:${at.line}`]));
}

describe("registrations in JavaScript and TypeScript", () => {
  it("finds registering calls, with the name or an object", async () => {
    const text = [
      'server.registerTool("a_one", { description: "not b_two" }, run);',
      'server.tool("b_two", {}, run);',
      'mcp.addTool({ name: "c_three", execute: run });',
      'const d = defineTool({ name: "d_four" });',
      'registerAppTool(server, "e_five", {}, run);',
    ].join("\n");
    expect(await locate({ "src/a.ts": text }, "a_one", "b_two", "c_three", "d_four", "e_five")).toEqual({
      a_one: "src/a.ts:1",
      b_two: "src/a.ts:2",
      c_three: "src/a.ts:3",
      d_four: "src/a.ts:4",
      e_five: "src/a.ts:5",
    });
  });

  it("prefers the registration over other mentions, such as the switch that calls it", async () => {
    const text = [
      'const LOG = "read_it";',
      "server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [",
      '  { name: "read_it", description: "x", inputSchema: { type: "object" } },',
      "] }));",
      'switch (name) { case "read_it": return 1; }',
    ].join("\n");
    expect(await locate({ "index.js": text }, "read_it")).toEqual({ read_it: "index.js:3" });
  });

  it("follows constants, members, enums, templates and imports to the name", async () => {
    const files = {
      "src/names.ts":
        'export const PREFIX = "db";\nexport const NAMES = { GET: "get_row" } as const;\nexport enum Tool { Put = "put_row" }',
      "src/all.ts": 'export * from "./names.js";',
      "src/server.ts": [
        'import { NAMES, PREFIX } from "./all.js";',
        'import * as names from "./names";',
        "server.registerTool(NAMES.GET, {}, run);",
        "server.registerTool(names.Tool.Put, {}, run);",
        "server.registerTool(`$" + "{PREFIX}_drop`, {}, run);",
        'server.registerTool(PREFIX + "_list", {}, run);',
      ].join("\n"),
    };
    expect(await locate(files, "get_row", "put_row", "db_drop", "db_list")).toEqual({
      get_row: "src/server.ts:3",
      put_row: "src/server.ts:4",
      db_drop: "src/server.ts:5",
      db_list: "src/server.ts:6",
    });
  });

  it("reads tables keyed by name and classes that describe a tool", async () => {
    const files = {
      "a.ts": 'export const tools = {\n  sum_up: { description: "x", inputSchema: {} },\n};',
      "b.ts": 'class Echo {\n  description = "x";\n  name = "echo_it";\n}',
    };
    expect(await locate(files, "sum_up", "echo_it")).toEqual({ sum_up: "a.ts:2", echo_it: "b.ts:3" });
  });

  it("gives no place when two files register one name, or the name cannot be told", async () => {
    const call = 'server.registerTool("twice", {}, run);';
    const unsure = "server.registerTool(`$" + "{process.env.P}_x`, {}, run);";
    expect(
      await locate({ "a.ts": call, "b.ts": call, "c.ts": unsure }, "twice", "undefined_x", "_x"),
    ).toEqual({});
  });

  it("gives up on names that lead in a circle", async () => {
    const files = {
      "a.ts": 'import { B } from "./b";\nexport const A = B;\nserver.registerTool(A, {}, run);',
      "b.ts": 'import { A } from "./a";\nexport const B = A;\nexport * from "./b";',
    };
    expect(await locate(files, "A", "B")).toEqual({});
  });
});

describe("build output", () => {
  it("is read only when asked for", async () => {
    const files = { "dist/a.js": 'server.experimental.tasks.registerToolTask("built_one", {}, run);' };
    expect(await locate(files, "built_one")).toEqual({});
    const limits = { files: 10, bytes: 10_000, fileBytes: 10_000, ms: 5_000, built: true };
    const { locations } = await indexSources({ root, folder: root }, ["built_one"], limits);
    expect(locations).toEqual({
      built_one: { path: "dist/a.js", line: 1, column: 44, endLine: 1, endColumn: 55 },
    });
  });
});

describe("what is not read", () => {
  it("leaves out dependencies, tests, hidden folders and links", async () => {
    const call = 'server.registerTool("inside", {}, run);';
    const files = {
      "node_modules/x/a.ts": call,
      "__tests__/a.ts": call,
      ".cache/a.ts": call,
      "a.test.ts": call,
      "kept/note.txt": call,
    };
    expect(await locate(files, "inside")).toEqual({});
    symlinkSync(join(root, "kept/note.txt"), join(root, "linked.ts"));
    expect(await locate({}, "inside")).toEqual({});
  });

  it("leaves out a folder outside of the repository, also behind a link", async () => {
    await locate({ "one/a.ts": "", "two/b.ts": 'server.tool("elsewhere", run);' });
    symlinkSync(join(root, "two"), join(root, "one/linked"));
    for (const folder of ["two", "one/linked", "missing"]) {
      const at = { root: join(root, "one"), folder: join(root, folder) };
      expect(await indexSources(at, ["elsewhere"])).toMatchObject({ locations: {}, filesRead: 0 });
    }
    symlinkSync(root, join(root, "alias"));
    const alias = await indexSources({ root, folder: join(root, "alias/two") }, ["elsewhere"]);
    expect(alias.locations.elsewhere?.path).toBe("two/b.ts");
    const within = await indexSources({ root, folder: join(root, "two") }, ["elsewhere"]);
    expect(within.locations).toEqual({
      elsewhere: { path: "two/b.ts", line: 1, column: 13, endLine: 1, endColumn: 24 },
    });
  });

  it("survives files that are no script, and deep nesting", async () => {
    const files = {
      "broken.ts": 'export const tool = "`${{{',
      "deep.js": `const tool = ${"[".repeat(50_000)};`,
      "good.ts": 'server.tool("good_one", run);',
    };
    expect(await locate(files, "good_one")).toEqual({ good_one: "good.ts:1" });
  });
});

describe("other languages", () => {
  it("finds decorated functions and named constructors", async () => {
    const files = {
      "s.py": '@mcp.tool()\nasync def fetch_page(url: str):\n    """fetch_page fetches."""\n',
      "s.go": 'package main\nvar t = mcp.NewTool("go_there")\n',
      "s.rs": '#[tool(description = "x")]\npub async fn rust_it(&self) {}\n',
      "S.cs":
        '[McpServerTool(Title = "x")]\n[Description("y")]\npublic static async Task<string> GetRowAsync(int id) => "";\n',
    };
    expect(await locate(files, "fetch_page", "go_there", "rust_it", "get_row")).toEqual({
      get_row: "S.cs:3",
      fetch_page: "s.py:2",
      go_there: "s.go:2",
      rust_it: "s.rs:2",
    });
  });
});
