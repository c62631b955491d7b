import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const SCRIPT = resolve("scripts/new-check.ts");
const BIOME = resolve("node_modules/.bin/biome");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "new-check-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const newCheck = (name: string) =>
  spawnSync(process.execPath, [SCRIPT, name], { cwd: folder, encoding: "utf8" });

describe("npm run new-check", () => {
  it("writes a check and its test as the house formats them, and says what comes next", () => {
    const { status, stdout } = newCheck("safety/one-more");
    expect(status).toBe(0);
    expect(stdout).toContain("npm run golden:update");
    const paths = ["src/checks/safety/one-more.ts", "__tests__/checks/one-more.test.ts"];
    const [check, test] = paths.map((path) => readFileSync(join(folder, path), "utf8"));
    expect(check).toContain('category: "safety"');
    expect(test).toContain("checkTester(check");
    for (const [index, input] of [check, test].entries()) {
      const args = ["format", `--stdin-file-path=${paths[index]}`];
      expect(execFileSync(BIOME, args, { input, encoding: "utf8" })).toBe(input);
    }
  });

  it("does not write over what is there", () => {
    newCheck("safety/one-more");
    expect(newCheck("safety/one-more").status).toBe(1);
    expect(newCheck("protocol/one-more").status).toBe(1);
    expect(existsSync(join(folder, "src/checks/protocol"))).toBe(false);
  });

  it.each(["safety", "nowhere/one", "safety/One_More"])("refuses %s", (name) => {
    const { status, stderr } = newCheck(name);
    expect(status).toBe(2);
    expect(stderr).toContain("Usage: npm run new-check");
  });
});
