import { expect, test } from "vitest";
import { toolsInModules } from "../../src/source/javascript.ts";
import { readModules } from "../../src/source/modules.ts";
import { DEFAULT_LIMITS, type SourceFile, walkSources } from "../../src/source/walk.ts";

const NEVER = () => false;
const modulesOf = (files: readonly SourceFile[]) => readModules(files, NEVER);
const filesOf = (texts: Record<string, string>): SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

test("what is found without parsing every script is what is found with it, in this repository's own", () => {
  const files = [...walkSources(process.cwd(), process.cwd(), DEFAULT_LIMITS)];
  const modules = modulesOf(files);
  const all = toolsInModules(modules);
  const names = [...new Set(all.map(({ name }) => name))];
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) {
    const asked = toolsInModules(modules, [name]).filter((one) => one.name === name);
    expect(asked).toEqual(all.filter((one) => one.name === name));
  }
  expect(modules.registering(["no_such_tool"]).length).toBeLessThan(files.length / 4);
});

const constants = `export const PREFIX = "find"; export const FULL = "find_row";`;
const between = `export * from "./constants.ts";`;

test.each([
  ["a text", `server.tool("find_row", handler)`],
  ["a template", "server.tool(`find_row`, handler)"],
  ["a sum", `server.tool("find_" + "row", handler)`],
  ["a template with a hole", `const a = "row"; server.registerTool(\`find_\${a}\`, {}, handler)`],
  ["a constant of another file", `import { FULL } from "./constants.js"; server.tool(FULL, handler)`],
  ["one by way of a third", `import { FULL } from "./between.js"; server.tool(FULL, handler)`],
  ["a beginning of another file", `import { PREFIX } from "./between.js"; server.tool(PREFIX + "_row", h)`],
  ["all of another file", `import * as all from "./constants.ts"; server.tool(all.FULL, handler)`],
  ["what is required", `const { FULL } = require("./constants"); server.tool(FULL, handler)`],
  ["the name of a member", `const TOOLS = { find_row /* it */ : ({ description: "Finds.", handler }) }`],
])("a name given by %s is found, and a script that cannot give it is not parsed", (_, text) => {
  const files = filesOf({ "a/constants.ts": constants, "a/between.ts": between, "a/server.ts": text });
  const modules = modulesOf([...files, ...filesOf({ "b/other.ts": `server.tool("other", handler)` })]);
  expect(toolsInModules(modules, ["find_row"]).map(({ name, path }) => [name, path])).toContainEqual([
    "find_row",
    "a/server.ts",
  ]);
  expect(modules.registering(["find_row"])).not.toContain("b/other.ts");
});

test("a name that may be written with an escape sequence is looked for everywhere", () => {
  const modules = modulesOf(filesOf({ "a.ts": `server.tool("caf\\u00e9", handler)`, "b.ts": "tool()" }));
  expect(modules.registering(["café"])).toEqual(["a.ts", "b.ts"]);
  expect(toolsInModules(modules, ["café"]).map(({ name }) => name)).toEqual(["café"]);
});
