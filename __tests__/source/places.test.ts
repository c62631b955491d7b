import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { indexSources } from "../../src/source/index.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "mcp-audit-source-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
}

const locate = async (names: string[], folder = root) =>
  (await indexSources({ root, folder }, names)).locations;

test("a registering call wins over other mentions", async () => {
  write("src/a.ts", 'const used = "search";\nserver.registerTool(\n  "search",\n  {});\n');
  expect(await locate(["search"])).toEqual({
    search: { path: "src/a.ts", line: 3, column: 3, endLine: 3, endColumn: 11 },
  });
});

test("a name member, a Python decorator and a Go field", async () => {
  write("src/tools.js", "export const tools = [\n  { name: 'list_files', inputSchema: {} },\n];\n");
  write("server.py", "@mcp.tool()\nasync def get_weather(city: str):\n    return city\n");
  write("main.go", 'tool := mcp.NewTool("add",\n)\n');
  expect(await locate(["list_files", "get_weather", "add"])).toEqual({
    list_files: { path: "src/tools.js", line: 2, column: 11, endLine: 2, endColumn: 23 },
    get_weather: { path: "server.py", line: 2, column: 11, endLine: 2, endColumn: 22 },
    add: { path: "main.go", line: 1, column: 21, endLine: 1, endColumn: 26 },
  });
});

test("two equally good places are none: a wrong one is worse", async () => {
  write("a.ts", '{ name: "run" }\n');
  write("b.ts", '{ name: "run" }\n');
  expect(await locate(["run"])).toEqual({});
});

test("tests, dependencies, build output and links are not looked at; paths start at the root", async () => {
  write("packages/one/src/a.ts", 'server.tool("x1", () => {});\n');
  write("packages/one/node_modules/d/a.ts", 'server.tool("x2");\n');
  write("packages/one/dist/a.js", 'server.tool("x3");\n');
  write("packages/one/src/a.test.ts", 'server.tool("x4");\n');
  write("outside.ts", 'server.tool("x5");\n');
  symlinkSync(join(root, "outside.ts"), join(root, "packages/one/src/link.ts"));
  const found = await locate(["x1", "x2", "x3", "x4", "x5"], join(root, "packages/one"));
  expect(found).toEqual({
    x1: { path: "packages/one/src/a.ts", line: 1, column: 13, endLine: 1, endColumn: 17 },
  });
});

test("names such as __proto__ and constructor do no harm", async () => {
  write("a.ts", 'server.tool("constructor");\nserver.tool("__proto__");\n');
  const found = await locate(["constructor", "__proto__"]);
  expect(Object.hasOwn(found, "constructor")).toBe(true);
  expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
});
