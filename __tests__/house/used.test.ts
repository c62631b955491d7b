import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepUsed } from "../../scripts/used.ts";

let folder = "";
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "mcp-audit-used-")));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

test("only the code of the exports that are named is kept of a package", async () => {
  mkdirSync(join(folder, "node_modules/kit"), { recursive: true });
  write("package.json", '{"type": "module"}');
  write("node_modules/kit/package.json", '{"name": "kit", "type": "module", "exports": "./index.js"}');
  write("node_modules/kit/heavy.js", 'console.log("heavy"); export const heavy = 1;');
  write("node_modules/kit/light.js", 'export const light = () => console.log("light");');
  write(
    "node_modules/kit/index.js",
    'import { heavy } from "./heavy.js"; export { light } from "./light.js"; export const token = () => heavy;',
  );
  const file = join(folder, "kit.js");
  write("kit.js", 'export { light } from "kit";');
  write("run.js", 'import { light } from "./kit.js"; light();');
  const taken = await keepUsed(file);
  expect(taken).toEqual([{ nameForCondition: join(folder, "node_modules/kit/light.js") }]);
  rmSync(join(folder, "node_modules"), { recursive: true });
  expect(execFileSync(process.execPath, [join(folder, "run.js")], { encoding: "utf8" })).toBe("light\n");
});

test("the toolkit is reached through the one file that is treated so", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".ts"),
  );
  const using = files.filter((path) => readFileSync(join("src", path), "utf8").includes('"@actions/core"'));
  expect(using).toEqual([join("action", "core.ts")]);
  expect(readFileSync("scripts/build.ts", "utf8")).toContain('used: ["build/action/core.js"]');
});
